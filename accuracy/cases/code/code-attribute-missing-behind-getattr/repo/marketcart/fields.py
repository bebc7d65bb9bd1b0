from typing import Any, Dict


class Fields:
    """Gives the keys of a stored document as attributes."""

    def __init__(self, stored: Dict[str, Any]) -> None:
        self.__dict__["stored"] = stored

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["stored"][name]
        except KeyError:
            raise AttributeError(f"{type(self).__name__} has no {name}") from None
