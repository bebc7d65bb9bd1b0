from typing import List

from .settings import Settings


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sent: List[str] = []

    async def sign_in(self) -> str:
        password = self.settings.password
        return f"AUTH {self.settings.user} {'*' * len(password)}"
