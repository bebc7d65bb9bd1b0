def heat(start: int, target: int, rate: int) -> int:
    return -(-(target - start) // rate)


def cool(start: int, rate: int) -> int:
    return start // rate
