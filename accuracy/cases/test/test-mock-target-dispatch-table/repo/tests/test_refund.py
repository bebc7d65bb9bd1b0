from refunds.desk import Desk


def test_card_refund_is_booked(gateway):
    assert Desk().refund("card", 250)
    assert gateway.cents == [250]


def test_note_names_the_way(gateway):
    desk = Desk()
    desk.refund("voucher", 5)
    desk.refund("card", 7)
    assert desk.booked == ["V5", "C7"]


def test_gateway_down():
    assert not Desk().refund("card", 1)
