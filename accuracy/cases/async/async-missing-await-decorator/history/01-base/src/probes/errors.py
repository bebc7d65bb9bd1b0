class Unreachable(ConnectionError):
    pass
