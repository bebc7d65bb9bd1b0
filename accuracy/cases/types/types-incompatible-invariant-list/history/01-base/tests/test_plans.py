from drafting.plans import drill_plan
from drafting.shapes import Circle


def test_drill():
    assert drill_plan([Circle("a"), Circle("b")]) == "drill a, b"
