import pytest

from lex.base import Catalogue
from lex.render import Renderer


def test_region(render):
    assert render("Lift") == "elevator"


@pytest.mark.parametrize("text, want", [("lorry", "truck"), ("lift car", "elevator car")])
def test_common(render, text, want):
    assert render(text) == want


def test_base():
    assert Renderer(Catalogue({"a": "b"}))("a c") == "b c"
