from typing import Dict

from .framework import App
from .users import current_user

app = App()


@app.route("/profile", needs=current_user)
def profile(user: str) -> Dict[str, str]:
    return {"name": user}
