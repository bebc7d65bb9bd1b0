from turnstile.seal import seal


def test_seal_is_stable():
    assert seal("a", 10) == seal("a", 10)
