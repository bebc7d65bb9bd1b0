class View:
    def __init__(self, *, template: str) -> None:
        self.template = template

    def render(self, **values: str) -> str:
        return self.template.format(**values)
