import threading
from typing import List

from . import source


def fetch(names: List[str]) -> List[str]:
    parts: List[str] = []
    lock = threading.Lock()

    def work(name: str) -> None:
        text = source.part(name)
        with lock:
            parts.append(text)

    threads = [threading.Thread(target=work, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return parts
