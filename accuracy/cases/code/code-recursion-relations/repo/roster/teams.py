from typing import Any, Dict, List

from .people import Person


class Team:
    def __init__(self, name: str) -> None:
        self.name = name
        self.members: List[Person] = []

    def to_dict(self) -> Dict[str, Any]:
        return {"name": self.name, "members": [member.to_dict() for member in self.members]}
