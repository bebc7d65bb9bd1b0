from turnstile.gate import Gate
from turnstile.seal import seal
from turnstile.tickets import Ticket, issue


def test_old_ticket():
    assert not Gate(2).admits(Ticket("ann", 1))


def test_both_tickets_open_the_gate():
    first = issue("ann")
    seal(first.holder)
    second = issue("bob")
    gate = Gate(first.window)
    assert gate.all([first, second])
