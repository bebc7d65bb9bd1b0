from typing import Optional

from .broker import Broker


def last(broker: Broker) -> Optional[str]:
    return broker.log[-1] if broker.log else None
