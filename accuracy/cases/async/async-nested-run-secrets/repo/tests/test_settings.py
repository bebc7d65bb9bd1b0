from mailroom.settings import Settings


def test_password_from_the_vault():
    assert Settings("ops").password == "s3cret-ops"
