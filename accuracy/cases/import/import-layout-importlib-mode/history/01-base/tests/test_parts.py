from factories import part


def test_cost():
    assert part("oak", 2).cost() == 18
