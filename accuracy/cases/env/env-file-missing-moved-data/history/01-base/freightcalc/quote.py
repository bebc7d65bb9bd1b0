from freightcalc.loader import newest


class UnknownZone(LookupError):
    pass


class Quote:
    def __init__(self, zone, kilos):
        self.zone = zone
        self.kilos = kilos

    @property
    def rate(self):
        rate = newest().get(self.zone)
        if rate is None:
            raise UnknownZone(self.zone)
        return rate

    def price(self):
        return 3 + self.rate * self.kilos
