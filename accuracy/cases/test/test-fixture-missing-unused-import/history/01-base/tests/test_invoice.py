from fishmarket.invoice import lines


def test_invoice_lines(order):
    assert lines(order)[1] == "crab       8.90"
