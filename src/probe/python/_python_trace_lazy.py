"""Modules of ours that few runs need: by then our folder is no longer on the path, where tests would see it."""
import importlib
import os
import sys

_HERE = os.path.dirname(os.path.abspath(__file__))


def load(name):
    sys.path.insert(0, _HERE)
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(_HERE)
