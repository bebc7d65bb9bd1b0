class BadEntry(ValueError):
    pass


def entry(text):
    account, _, amount = text.partition("=")
    try:
        return account.strip(), int(amount)
    except ValueError:
        raise BadEntry(f"no amount in {text!r}") from None
