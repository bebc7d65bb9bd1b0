from jukebox.player import Player


def test_first_song(playlist):
    assert Player(playlist).first() == "so what"


def test_length(playlist):
    assert len(Player(playlist)) == 2
