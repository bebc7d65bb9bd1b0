from .timing import timed


@timed
def heat(start: int, target: int, rate: int) -> int:
    return -(-(target - start) // rate)


@timed
def cool(start: int, rate: int) -> int:
    return start // rate
