from .store import Store


def count(store: Store) -> str:
    return f"{len(store.all('member'))} members"
