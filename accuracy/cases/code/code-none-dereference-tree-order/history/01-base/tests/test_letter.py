from customs.letter import write


def test_letter(declaration):
    text = write(declaration.add("640351", 40).add("85", 3))
    assert text.splitlines()[-1] == "sum       2.00"
