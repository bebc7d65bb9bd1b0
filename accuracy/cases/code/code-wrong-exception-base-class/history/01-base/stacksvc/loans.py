class Loans:
    def __init__(self, shelves):
        self.shelves = shelves

    def where(self, mark):
        try:
            return self.shelves.find(mark)
        except KeyError:
            return "store room"
