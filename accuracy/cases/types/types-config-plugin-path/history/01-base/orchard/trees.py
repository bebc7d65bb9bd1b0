from typing import List


def labels(rows: int, columns: int) -> List[str]:
    return [f"{row}-{column}" for row in range(rows) for column in range(columns)]
