class BadManifest(ValueError):
    """A manifest that cannot be read."""
