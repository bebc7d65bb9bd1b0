"""Reads a JSON list of absolute file paths on stdin and prints the `source` facts of facts.ts, one JSON line per file."""
import sys

sys.dont_write_bytecode = True

import ast  # noqa: E402
import io  # noqa: E402
import json  # noqa: E402
import os  # noqa: E402
import re  # noqa: E402
import tokenize  # noqa: E402
import warnings  # noqa: E402

from _python_trace_reader import Reader  # noqa: E402
from _python_trace_text import dumps  # noqa: E402

_LARGEST = 2_000_000
_COMMENT = re.compile(r"#\s*(?:(?P<ignore>type:\s*ignore)|(?P<noqa>noqa)\b|(?P<pragma>pragma\b))", re.IGNORECASE)


def read(path):
    """The facts of one file; whatever is wrong with the file becomes its `error`."""
    facts = {
        "file": path, "error": None, "imports": [], "defs": [], "calls": [], "globals": [], "class_attributes": [],
        "handlers": [], "env_reads": [], "raises": [], "returns": [], "exports": None, "exports_line": None, "comments": [],
    }
    try:
        if os.path.getsize(path) > _LARGEST:
            raise ValueError("larger than %d bytes" % _LARGEST)
        with tokenize.open(path) as file:  # decodes as PEP 263 has it
            text = file.read()
        reader = Reader(text)
        reader.visit(ast.parse(text, path))
        facts.update(reader.facts, comments=comments(text))
    except SyntaxError as error:
        facts["error"] = {"line": error.lineno, "message": "%s: %s" % (type(error).__name__, error.msg)}
    except Exception as error:  # unreadable, binary, nested too deeply
        facts["error"] = {"line": None, "message": "%s: %s" % (type(error).__name__, error)}
    return facts


def comments(text):
    """Comments that switch a tool off for their line."""
    if not _COMMENT.search(text):
        return []
    found = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            match = _COMMENT.search(token.string) if token.type == tokenize.COMMENT else None
            if match:
                kind = "type-ignore" if match.group("ignore") else "noqa" if match.group("noqa") else "pragma"
                found.append({"line": token.start[0], "kind": kind, "text": token.string[:300]})
    except (tokenize.TokenError, SyntaxError):
        pass
    return found


def main():
    warnings.simplefilter("ignore")  # of the compiler, about the code that it reads
    for path in json.load(sys.stdin):
        sys.stdout.write(dumps(read(path)) + "\n")


if __name__ == "__main__":
    main()
