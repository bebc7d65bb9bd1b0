import csv

from customs.groups import Group


class Catalogue:
    def __init__(self, groups):
        self.groups = groups

    @classmethod
    def from_rows(cls, lines):
        rows = list(csv.DictReader(lines))
        groups = {row["code"]: Group(row["code"], float(row["rate"]) if row["rate"] else None) for row in rows}
        for row in rows:
            groups[row["code"]].parent = groups.get(row["parent"])
        return cls(groups)

    def __getitem__(self, code):
        return self.groups[code]
