from flowscript.script import run


def test_nothing_to_do():
    assert run([]) == []


def test_script_runs_every_step():
    assert run(["sift"]) == ["sift"]
