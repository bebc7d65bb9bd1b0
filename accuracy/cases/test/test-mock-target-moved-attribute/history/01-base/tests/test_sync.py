from parcelhub.client import Client
from parcelhub.sync import sync
from support import Flaky


def test_sync_survives_a_hiccup(naps):
    assert sync(Client(Flaky(1)), ["a", "b"]) == {"a": "a delivered", "b": "b delivered"}
