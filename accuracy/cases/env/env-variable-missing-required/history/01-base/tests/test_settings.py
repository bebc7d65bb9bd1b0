from tokenmint.settings import optional


def test_optional():
    assert optional("NOTHING_SUCH", "x") == "x"
