class GatewayDown(RuntimeError):
    pass


def to_card(cents: int) -> str:
    raise GatewayDown("no route to pay.example.org")


def to_voucher(cents: int) -> str:
    return f"V{cents}"
