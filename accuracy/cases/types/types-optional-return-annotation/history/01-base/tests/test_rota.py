from dispatching.crews import Crew
from dispatching.rota import lead, spare

CREWS = [Crew("amber", 2), Crew("blue", 4)]


def test_lead():
    assert lead(CREWS) == "blue"


def test_spare():
    assert spare(CREWS, 3) == 1
