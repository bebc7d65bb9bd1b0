class Declaration:
    def __init__(self, catalogue):
        self.catalogue = catalogue
        self.items = []

    def add(self, code, value):
        self.items.append((code, value))
        return self

    def duties(self):
        for code, value in self.items:
            yield code, self._duty_of(code, value)

    def _duty_of(self, code, value):
        return round(value * self.catalogue[code].rate, 2)

    @property
    def duty(self):
        return sum(amount for _, amount in self.duties())
