import secrets


def fresh() -> str:
    return secrets.token_hex(4)
