from .readings import Reading


def high(reading: Reading) -> bool:
    limit = 3.0 if reading["unit"] == "m" else 10.0
    return reading["value"] > limit
