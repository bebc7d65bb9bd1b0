from echobox.client import ask


def test_echo(port):
    assert ask(port, "hello") == "hello"
