import pytest


def open_bug(number):
    return pytest.mark.xfail(reason=f"bug {number}", strict=True)


SPANS = [
    ("10s", 10),
    pytest.param("1h30m", 5400, marks=open_bug(12)),
    ("2m", 120),
]
