from bakery.plan.slots import Slot, Planner

__all__ = ["Planner", "Slot"]
