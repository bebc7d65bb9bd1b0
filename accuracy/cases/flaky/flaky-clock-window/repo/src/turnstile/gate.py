from typing import Iterable

from .seal import seal
from .tickets import Ticket


class Gate:
    def __init__(self, window: int) -> None:
        self.window = window

    def admits(self, ticket: Ticket) -> bool:
        return ticket.window == self.window and seal(ticket.holder) != ""

    def all(self, tickets: Iterable[Ticket]) -> bool:
        return all(self.admits(ticket) for ticket in tickets)
