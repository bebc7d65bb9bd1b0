import pytest

pytestmark = pytest.mark.anyio


async def test_sender_signs_in(mailer):
    assert (await mailer.sign_in()).startswith("AUTH ops")


async def test_password_is_not_in_the_banner(mailer):
    assert "s3cret" not in await mailer.sign_in()
