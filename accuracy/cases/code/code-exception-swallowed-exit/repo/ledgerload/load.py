from ledgerload.batch import Skip
from ledgerload.parsing import entry


def load(ledger, label, lines):
    with ledger.batch(label) as batch:
        for line in lines:
            if line == "--skip--":
                raise Skip(label)
            batch.add(entry(line))
    return ledger


def load_all(ledger, files):
    rejected = []
    for label, lines in files.items():
        try:
            load(ledger, label, lines)
        except ValueError as error:
            rejected.append((label, str(error)))
    return rejected
