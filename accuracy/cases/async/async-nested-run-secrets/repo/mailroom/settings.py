from . import secrets


class Settings:
    def __init__(self, user: str) -> None:
        self.user = user

    @property
    def password(self) -> str:
        return secrets.get(self.user)
