from .mixins import Audited
from .views import View


class Page(Audited, View):
    kind = "page"
