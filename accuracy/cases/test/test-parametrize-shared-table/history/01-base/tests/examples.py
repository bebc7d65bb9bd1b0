import pytest

examples = pytest.mark.parametrize(
    "text, day, number",
    [("1.2.2026", 1, 5), ("31.12.2025", 31, 1)],
)
