class Flaky:
    """Fails so many times, then answers."""

    def __init__(self, failures):
        self.failures = failures

    def __call__(self, parcel):
        if self.failures > 0:
            self.failures -= 1
            raise ConnectionError(parcel)
        return f"{parcel} delivered"


def no_waiting(monkeypatch):
    naps = []
    monkeypatch.setattr("parcelhub.client.sleep", naps.append)
    return naps
