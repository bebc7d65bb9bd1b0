from typing import Any, Callable, Dict, Tuple


class Denied(Exception):
    pass


class App:
    def __init__(self) -> None:
        self.routes: Dict[str, Tuple[Callable[..., Any], Callable[..., Any]]] = {}
        self.overrides: Dict[Callable[..., Any], Callable[..., Any]] = {}

    def route(self, path: str, needs: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def register(view: Callable[..., Any]) -> Callable[..., Any]:
            self.routes[path] = (view, needs)
            return view
        return register

    def get(self, path: str, **request: str) -> Tuple[int, Any]:
        view, needs = self.routes[path]
        provide = self.overrides.get(needs, needs)
        try:
            return 200, view(provide(request))
        except Denied as denied:
            return 401, str(denied)
