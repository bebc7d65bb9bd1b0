from typing import Dict, List

from .placement import bucket


class Router:
    def __init__(self, shards: List[str]) -> None:
        self.shards = list(shards)

    def shard(self, key: str) -> str:
        return self.shards[bucket(key, len(self.shards))]

    def table(self, keys: List[str]) -> Dict[str, str]:
        return {key: self.shard(key) for key in keys}
