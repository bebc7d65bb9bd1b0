class Unreachable(ConnectionError):
    def __str__(self):
        return f"{self.args[0]} cannot be reached"
