from typing import Any, List


class Audited:
    """Keeps a list of what was done with a view."""

    def __init__(self, **options: Any) -> None:
        super().__init__()
        self.audit: List[str] = [f"made with {', '.join(sorted(options)) or 'nothing'}"]
