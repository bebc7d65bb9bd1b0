from contextlib import suppress


def signs(shelves, marks):
    """A line for each mark that is there."""
    found = []
    for mark in marks:
        with suppress(LookupError):
            found.append(f"{mark} -> {shelves.find(mark)}")
    return found
