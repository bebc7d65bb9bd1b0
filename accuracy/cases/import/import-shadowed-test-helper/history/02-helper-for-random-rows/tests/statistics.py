"""Rows of laps for the tests."""
import random


def laps(count, seed=1):
    chance = random.Random(seed)
    return [round(60 + chance.random(), 2) for _ in range(count)]
