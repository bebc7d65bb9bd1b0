from sitekit.site import Site


def test_every_page():
    assert Site({"a": "A {x}", "b": "B"}).build(x="1") == ["A 1", "B"]


def test_page_count():
    assert len(Site({"a": ""}).pages) == 1
