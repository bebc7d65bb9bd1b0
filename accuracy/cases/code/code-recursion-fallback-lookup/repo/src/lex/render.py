class Renderer:
    def __init__(self, catalogue):
        self.catalogue = catalogue

    def lines(self, text):
        for line in text.split("\n"):
            yield " ".join(map(self.catalogue.get, line.split()))

    def __call__(self, text):
        return "\n".join(self.lines(text))
