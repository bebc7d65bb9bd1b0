from raffle.mail import letters


def test_every_winner_is_written_to():
    assert letters(["ann", "ANN"] + ["bob"]) == ["Dear Ann, you have won.", "Dear Bob, you have won."]
