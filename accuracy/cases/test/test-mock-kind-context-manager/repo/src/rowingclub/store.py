from typing import Any, Callable, List


class Store:
    def __init__(self, sessions: Callable[[], Any]) -> None:
        self.sessions = sessions

    def all(self, kind: str) -> List[Any]:
        with self.sessions() as session:
            return list(session.query(kind))

    def save(self, thing: Any) -> None:
        with self.sessions() as session:
            session.add(thing)
            session.commit()
