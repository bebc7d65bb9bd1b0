import json

from libraries.export import export
from libraries.model import Library


def test_export_is_json():
    text = export([Library("West", "Ulm")])
    assert json.loads(text) == [
        {"name": "West", "town": "Ulm"},
    ]
