import pytest

from depot.cli import main
from depot.errors import BadManifest
from depot.yard import Yard


@pytest.fixture
def said():
    return []


def test_good(folder, said):
    assert main(folder, ["a.json"], said.append) == 0
    assert said == ["2 pallets"]


def test_absent(folder, said):
    assert main(folder, ["a.json", "none.json"], said.append) == 0


@pytest.mark.parametrize("name", ["torn.json", "empty.json"])
def test_refused(folder, said, name):
    assert main(folder, ["a.json", name], said.append) == 2


def test_take(folder):
    with pytest.raises(BadManifest):
        Yard(folder).take("torn.json")
