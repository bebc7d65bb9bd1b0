import random
from typing import Iterable, List


def draw(names: Iterable[str], count: int, seed: int) -> List[str]:
    entrants = {name.strip().lower() for name in names}
    chance = random.Random(seed)
    return sorted(chance.sample(entrants, count))
