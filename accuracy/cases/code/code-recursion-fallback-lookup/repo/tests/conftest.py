import pytest

from lex.layered import Layered
from lex.render import Renderer


@pytest.fixture
def render():
    return Renderer(Layered({"lorry": "truck"}, {"lift": "elevator"}))
