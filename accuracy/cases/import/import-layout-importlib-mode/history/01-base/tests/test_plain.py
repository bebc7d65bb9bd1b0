from joinery.parts import Part


def test_pine():
    assert Part("pine", 1).cost() == 4
