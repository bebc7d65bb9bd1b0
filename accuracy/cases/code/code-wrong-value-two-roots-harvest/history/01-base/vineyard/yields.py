from .field import Field


def per_hectare(field: Field, kilos: int) -> float:
    return round(kilos / field.area, 1)
