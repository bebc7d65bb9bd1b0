import datetime

from .dates import parse


def week(text: str) -> int:
    return datetime.date(*parse(text)).isocalendar()[1]
