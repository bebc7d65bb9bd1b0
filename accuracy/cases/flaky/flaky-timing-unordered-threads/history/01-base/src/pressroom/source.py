import time


def part(name: str) -> str:
    time.sleep(0.01)
    return f"<{name}>"
