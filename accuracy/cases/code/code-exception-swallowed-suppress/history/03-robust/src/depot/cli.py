from depot.errors import BadManifest
from depot.yard import Yard


def main(folder, names, say=print):
    yard = Yard(folder)
    try:
        taken = yard.take(*names)
    except BadManifest as error:
        say(f"refused: {error}")
        return 2
    say(f"{taken} pallets")
    return 0
