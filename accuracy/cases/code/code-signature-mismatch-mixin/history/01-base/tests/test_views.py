from sitekit.pages import Page
from sitekit.views import View


def test_view():
    assert View(template="x").render() == "x"


def test_page_is_rendered():
    assert Page(template="hi {who}").render(who="ann") == "hi ann"
