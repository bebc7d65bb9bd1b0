from .playlist import songs


class Player:
    def __init__(self, path: str) -> None:
        self.queue = list(songs(path))

    def first(self) -> str:
        return self.queue[0]

    def __len__(self) -> int:
        return len(self.queue)
