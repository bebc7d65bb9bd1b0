from typing import Any, Dict, Optional


class Person:
    def __init__(self, name: str, team: Optional[Any] = None) -> None:
        self.name = name
        self.team = team
        if team is not None:
            team.members.append(self)

    def to_dict(self) -> Dict[str, Any]:
        found: Dict[str, Any] = {"name": self.name}
        if self.team is not None:
            found["team"] = self.team.to_dict()
        return found
