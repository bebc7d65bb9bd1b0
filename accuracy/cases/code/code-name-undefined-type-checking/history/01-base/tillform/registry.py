from typing import Any, Dict, get_type_hints


def fields(form: Any) -> Dict[str, Any]:
    return dict(get_type_hints(form))
