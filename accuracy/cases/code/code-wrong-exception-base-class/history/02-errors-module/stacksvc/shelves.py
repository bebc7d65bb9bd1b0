from stacksvc.errors import NoSuchShelf


class Shelves:
    def __init__(self, marks):
        self._marks = dict(marks)

    def find(self, mark):
        if mark not in self._marks:
            raise NoSuchShelf(mark)
        return self._marks[mark]
