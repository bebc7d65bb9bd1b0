import fcntl
import os


class Lock:
    def __init__(self, path):
        self.path = path
        self.handle = None

    def take(self):
        self.handle = os.open(self.path, os.O_CREAT | os.O_RDWR)
        fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def give(self):
        self.handle = None
