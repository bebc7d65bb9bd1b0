from stash.lock import Lock


class Store:
    def __init__(self, folder):
        self.folder = folder
        self.lock = Lock(folder / ".lock")

    def __enter__(self):
        self.lock.take()
        return self

    def __exit__(self, *error):
        self.lock.give()

    def put(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def get(self, name):
        return (self.folder / name).read_text(encoding="utf-8")
