from dataclasses import dataclass
from datetime import date


class VoucherRefused(ValueError):
    pass


@dataclass
class Voucher:
    code: str
    percent: int
    until: date
    used: bool = False

    @property
    def running(self) -> bool:
        return not self.used and date.today() <= self.until

    def redeem(self) -> int:
        if not self.running:
            raise VoucherRefused(self.code)
        self.used = True
        return self.percent
