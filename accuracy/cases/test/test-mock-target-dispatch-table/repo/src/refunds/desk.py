import logging
from typing import List

from refunds import ways

WAYS = {"card": ways.to_card, "voucher": ways.to_voucher}
log = logging.getLogger(__name__)


class Desk:
    def __init__(self) -> None:
        self.booked: List[str] = []

    def refund(self, way: str, cents: int) -> bool:
        try:
            self.booked.append(WAYS[way](cents))
        except ways.GatewayDown as error:
            log.error("refund of %s not made: %s", cents, error)
            return False
        return True
