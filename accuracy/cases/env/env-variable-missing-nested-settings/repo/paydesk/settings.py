import os
from dataclasses import dataclass, field


@dataclass
class Settings:
    region: str = field(default_factory=lambda: str(os.environ.get("PAYDESK_REGION")))
    rounding: int = 2


settings = Settings()
