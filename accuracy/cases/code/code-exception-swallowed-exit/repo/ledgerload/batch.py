class Skip(Exception):
    """Leaves the batch early, on purpose."""


class Batch:
    def __init__(self, ledger, label):
        self.ledger = ledger
        self.label = label
        self.pending = []

    def add(self, entry):
        self.pending.append(entry)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            self.ledger.commit(self.label, self.pending)
            return False
        self.pending.clear()
        return True
