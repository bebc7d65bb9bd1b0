from eventbook.clock import stamp


class Timeline:
    def __init__(self):
        self.lines = []

    def mark(self, seconds, text):
        self.lines.append(f"{stamp(seconds)} {text}")
