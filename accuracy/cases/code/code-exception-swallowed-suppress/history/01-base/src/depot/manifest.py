import json

from depot.errors import BadManifest


def load(path):
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadManifest(f"{path.name}: {error}") from error
    if "pallets" not in data:
        raise BadManifest(f"{path.name}: no pallets")
    return data
