from factories import part
from joinery.quotes import quote


def test_quote():
    assert quote([part(), part(length=5)]) == 60
