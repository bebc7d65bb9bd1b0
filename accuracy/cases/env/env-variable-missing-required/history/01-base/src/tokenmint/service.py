from tokenmint.settings import Settings


class Service:
    def __init__(self, settings=None):
        self.settings = settings or Settings.load()

    def token(self, user):
        return f"{self.settings.issuer}:{user}:{self.settings.hours}h"
