def short(name: str) -> str:
    return name.split(",")[0]
