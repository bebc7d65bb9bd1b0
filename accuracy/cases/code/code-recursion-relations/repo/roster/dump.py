import json
from typing import Any


def dump(thing: Any) -> str:
    return json.dumps(thing.to_dict(), sort_keys=True)
