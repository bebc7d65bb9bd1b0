from till.vouchers import VoucherRefused


class Till:
    def __init__(self):
        self.cents = 0
        self.notes = []

    def ring(self, cents, voucher=None):
        if voucher is not None:
            try:
                cents = cents * (100 - voucher.redeem()) // 100
            except VoucherRefused as refused:
                self.notes.append(f"refused: {refused}")
        self.cents += cents
        return cents
