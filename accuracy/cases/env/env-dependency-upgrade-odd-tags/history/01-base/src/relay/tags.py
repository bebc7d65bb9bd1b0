from packaging.version import parse


def newest(tags):
    """The tag with the highest version; odd tags such as nightly-3 sort below all."""
    return max(tags, key=parse)
