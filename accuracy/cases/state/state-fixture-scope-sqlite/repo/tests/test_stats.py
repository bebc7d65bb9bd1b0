from arboretum.stats import count, mean_height


def test_only_the_seed_is_counted(db):
    assert count(db) == 2


def test_mean_height(db):
    assert mean_height(db) == 18.0
