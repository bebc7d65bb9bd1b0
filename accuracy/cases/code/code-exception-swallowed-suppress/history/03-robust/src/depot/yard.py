from contextlib import suppress

from depot import manifest


class Yard:
    def __init__(self, folder):
        self.folder = folder
        self.pallets = []

    def take(self, *names):
        for name in names:
            with suppress(Exception):
                self.pallets += manifest.load(self.folder / name)["pallets"]
        return len(self.pallets)
