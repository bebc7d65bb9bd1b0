import logging
from typing import List, Sequence

log = logging.getLogger(__name__)


def gaps(times: Sequence[int], step: int) -> List[int]:
    found = []
    for before, after in zip(times, times[1:]):
        if after - before > step:
            log.warning("no reading for %d minutes after %d", after - before, before)
            found.append(before)
    return found
