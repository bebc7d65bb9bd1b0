class Catalogue:
    def __init__(self, words=()):
        self.words = dict(words)

    def get(self, word):
        return self._find(word.lower())

    def _find(self, word):
        return self.words.get(word, word)
