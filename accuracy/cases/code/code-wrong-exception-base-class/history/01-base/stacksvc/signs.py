from contextlib import suppress


def signs(shelves, marks):
    found = []
    for mark in marks:
        with suppress(LookupError):
            found.append(f"{mark} -> {shelves.find(mark)}")
    return found
