from .dump import dump
from .people import Person


def line(person: Person) -> str:
    return f"data: {dump(person)}"
