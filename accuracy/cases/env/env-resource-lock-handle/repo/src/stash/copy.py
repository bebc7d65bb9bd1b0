from stash.store import Store


def rename(folder, old, new):
    with Store(folder) as store:
        text = store.get(old)
    with Store(folder) as store:
        store.put(new, text)
