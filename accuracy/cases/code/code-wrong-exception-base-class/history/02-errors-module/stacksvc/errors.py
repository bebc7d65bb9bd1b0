class StackError(Exception):
    """Anything that goes wrong in the stacks."""


class NoSuchShelf(StackError):
    pass
