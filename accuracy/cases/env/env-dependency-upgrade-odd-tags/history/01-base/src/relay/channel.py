from relay.tags import newest


class Channel:
    def __init__(self, name, tags):
        self.name = name
        self.tags = list(tags)

    @property
    def current(self):
        return newest(self.tags) if self.tags else None
