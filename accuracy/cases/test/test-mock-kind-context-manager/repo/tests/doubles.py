from unittest.mock import Mock


def sessions(rows=()):
    session = Mock(name="session")
    session.query.return_value = list(rows)
    return Mock(return_value=session)
