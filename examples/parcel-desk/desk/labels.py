"""Text for the label printer."""


def label(parcel: str, place: str, *, copies: int) -> str:
    return "\n".join([f"{parcel} @ {place}"] * copies)


def shelf_label(parcel: str, place: str) -> str:
    return label(parcel, place.upper())
