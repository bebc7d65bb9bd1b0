import csv

from customs.groups import Group


class Catalogue:
    def __init__(self, groups):
        self.groups = groups

    @classmethod
    def from_rows(cls, lines):
        groups = {}
        for row in csv.DictReader(lines):
            rate = float(row["rate"]) if row["rate"] else None
            groups[row["code"]] = Group(row["code"], rate, groups.get(row["parent"]))
        return cls(groups)

    def __getitem__(self, code):
        return self.groups[code]
