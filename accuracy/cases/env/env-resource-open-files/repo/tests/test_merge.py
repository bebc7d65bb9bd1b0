from seglog.merge import merge


def fill(folder, count):
    for number in range(count):
        (folder / f"{number:04d}.seg").write_text(f"row {number:04d}\n", encoding="utf-8")


def test_two_segments(tmp_path):
    fill(tmp_path, 2)
    assert merge(tmp_path) == ["row 0000", "row 0001"]


def test_many_segments(tmp_path):
    fill(tmp_path, 120)
    assert len(merge(tmp_path)) == 120
