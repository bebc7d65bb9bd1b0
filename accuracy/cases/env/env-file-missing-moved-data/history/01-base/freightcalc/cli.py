from freightcalc.loader import newest
from freightcalc.quote import Quote, UnknownZone


def main(argv):
    zone, kilos = argv
    try:
        return f"{Quote(zone, int(kilos)).price()} EUR"
    except UnknownZone as error:
        return f"no zone {error}; known: {', '.join(sorted(newest()))}"
