from .views import View


class Page(View):
    kind = "page"
