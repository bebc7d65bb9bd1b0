from customs.declaration import Declaration


def write(declaration: Declaration) -> str:
    lines = [f"{code:<6}{amount:>8.2f}" for code, amount in declaration.duties()]
    return "\n".join(lines + [f"{'sum':<6}{declaration.duty:>8.2f}"])
