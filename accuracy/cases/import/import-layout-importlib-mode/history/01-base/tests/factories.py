from joinery.parts import Part


def part(wood="pine", length=10):
    return Part(wood, length)
