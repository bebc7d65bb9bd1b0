from collections import namedtuple

Slot = namedtuple("Slot", "name start end")


class Planner:
    def __init__(self, opening):
        self.free = opening
        self.slots = []

    def add(self, recipe):
        slot = Slot(recipe.name, self.free, self.free + recipe.length)
        self.slots.append(slot)
        self.free = slot.end
        return slot

    def until(self, closing):
        return [slot.name for slot in self.slots if slot.end <= closing]
