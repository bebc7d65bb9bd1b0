from typing import Dict, List

from .pages import Page


class Site:
    def __init__(self, templates: Dict[str, str]) -> None:
        self.pages = {name: Page(template=text) for name, text in templates.items()}

    def build(self, **values: str) -> List[str]:
        return [page.render(**values) for page in self.pages.values()]
