"""The errors of the depot."""


class BadManifest(ValueError):
    """A manifest that cannot be read."""
