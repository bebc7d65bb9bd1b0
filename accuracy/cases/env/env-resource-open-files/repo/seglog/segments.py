import pathlib
from typing import IO, Iterator, List


class Segment:
    def __init__(self, path: pathlib.Path) -> None:
        self.path = path
        self.file: IO[str] = open(path, encoding="utf-8")

    def lines(self) -> Iterator[str]:
        self.file.seek(0)
        for line in self.file:
            yield line.rstrip("\n")

    def close(self) -> None:
        self.file.close()


def segments(folder: pathlib.Path) -> List[Segment]:
    return [Segment(path) for path in sorted(folder.glob("*.seg"))]
