import hashlib


def seal(text: str, rounds: int = 400_000) -> str:
    return hashlib.pbkdf2_hmac("sha256", text.encode(), b"gate", rounds).hex()
