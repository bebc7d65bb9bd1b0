import json
from typing import Any, Callable, Optional

from .transport import connect


class Client:
    def __init__(self, transport: Optional[Callable[[str], str]] = None) -> None:
        self.transport = transport or connect

    def get(self, path: str) -> Any:
        try:
            return json.loads(self.transport(path))
        except OSError as error:
            raise LookupError(f"no answer for {path}") from error
