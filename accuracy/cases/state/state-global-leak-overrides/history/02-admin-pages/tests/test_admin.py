from clubhouse.main import app
from clubhouse.users import current_user


def test_admin_needs_a_login(get):
    assert get("/admin/users")[0] == 401


def test_admin_sees_all_users(get):
    app.overrides[current_user] = lambda request: "root"
    status, found = get("/admin/users")
    assert (status, found) == (200, {"users": ["ann"], "seen_by": "root"})
