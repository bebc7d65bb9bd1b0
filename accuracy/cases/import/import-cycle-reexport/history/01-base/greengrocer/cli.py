from .pricing import price


def main(name: str) -> str:
    return f"{name}: {price(name)}"
