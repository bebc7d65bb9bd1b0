import pytest

from bakery.plan import Planner
from bakery.recipe import Recipe, Step


@pytest.fixture
def rye():
    return Recipe("rye", [Step("mix", "20 min"), Step("rest", "2 h"), Step("bake", "50 min")])


@pytest.fixture
def rolls():
    return Recipe("rolls", [Step("mix", "10 min"), Step("bake", "20 min")])


@pytest.fixture
def planner(rye, rolls):
    planner = Planner(0)
    planner.add(rolls)
    planner.add(rye)
    return planner
