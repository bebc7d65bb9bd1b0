from lex.base import Catalogue


class Layered(Catalogue):
    """The words of a region over the common ones."""

    def __init__(self, words, region):
        super().__init__(words)
        self.region = dict(region)

    def _find(self, word):
        if word in self.region:
            return self.region[word]
        return self.get(word)
