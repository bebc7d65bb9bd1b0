from typing import Any, Dict

from .framework import App
from .users import TOKENS, current_user

app = App()


@app.route("/profile", needs=current_user)
def profile(user: str) -> Dict[str, str]:
    return {"name": user}


@app.route("/admin/users", needs=current_user)
def users(user: str) -> Dict[str, Any]:
    return {"users": sorted(TOKENS.values()), "seen_by": user}
