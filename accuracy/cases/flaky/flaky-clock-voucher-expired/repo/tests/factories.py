from datetime import date

from till.vouchers import Voucher

EXPIRES = date(2024, 12, 31)


def voucher(code="SPRING", percent=10, until=EXPIRES):
    return Voucher(code, percent, until)
