class ExportFailed(Exception):
    def __init__(self, name: str) -> None:
        super().__init__(f"{name} could not be exported")
        self.name = name
