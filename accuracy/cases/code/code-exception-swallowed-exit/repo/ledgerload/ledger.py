from collections import OrderedDict

from ledgerload.batch import Batch


class Ledger:
    def __init__(self):
        self.batches = OrderedDict()

    def batch(self, label):
        return Batch(self, label)

    def commit(self, label, entries):
        self.batches[label] = list(entries)

    def balance(self):
        return sum(amount for entries in self.batches.values() for _, amount in entries)
