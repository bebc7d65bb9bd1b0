from flowscript.names import fresh


def test_names_differ():
    assert fresh() != fresh()
