"""Small readings of syntax for the AST reader: source text, parameters, bindings, handlers, environment variables."""
import ast

_MUTABLE = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.Call)
_ENVIRONMENT = ("os.environ", "environ", "os.environb")
_GETTERS = tuple(e + m for e in _ENVIRONMENT for m in (".get", ".setdefault", ".pop")) + ("os.getenv", "getenv")
_LOGGING = ("exception", "print_exc", "format_exc")


class Text:
    """The source of nodes. (`ast.get_source_segment` splits the whole file anew for each.)"""

    def __init__(self, text):
        self._lines = [line.encode("utf-8", "surrogatepass") for line in text.split("\n")]

    def of(self, node, limit=200):
        """On one line, cut; None for None."""
        if node is None:
            return None
        first, last = node.lineno - 1, node.end_lineno - 1
        if first == last:
            found = self._lines[first][node.col_offset : node.end_col_offset]
        else:
            parts = [self._lines[first][node.col_offset :]] + self._lines[first + 1 : last]
            found = b" ".join(parts + [self._lines[last][: node.end_col_offset]])
        return " ".join(found.decode("utf-8", "replace").split())[:limit]


def dotted(node):
    """`a.b.c` for a name or an attribute chain, "" for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        owner = dotted(node.value)
        return owner + "." + node.attr if owner else ""
    return ""


def parameters(args, text):
    placed = getattr(args, "posonlyargs", []) + args.args
    defaults = [None] * (len(placed) - len(args.defaults)) + args.defaults
    found = [_parameter(a, d, "positional", text) for a, d in zip(placed, defaults)]
    if args.vararg:
        found.append(_parameter(args.vararg, None, "var-positional", text))
    found += [_parameter(a, d, "keyword", text) for a, d in zip(args.kwonlyargs, args.kw_defaults)]
    if args.kwarg:
        found.append(_parameter(args.kwarg, None, "var-keyword", text))
    return found


def _parameter(argument, default, kind, text):
    return {
        "name": argument.arg,
        "required": default is None and kind in ("positional", "keyword"),
        "kind": kind,
        "default": text.of(default),
        "mutable_default": is_mutable(default),
        "annotation": text.of(argument.annotation),
    }


def is_mutable(node):
    return isinstance(node, _MUTABLE)


def bindings(targets, value, text):
    """The plain names that an assignment binds."""
    for target in targets:
        names = target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target]
        for name in names:
            if isinstance(name, ast.Name):
                whole = name is target
                yield {"name": name.id, "mutable": whole and is_mutable(value), "value": text.of(value) if whole else ""}


def handler_fact(handler, try_line, scope):
    kind = handler.type
    kinds = kind.elts if isinstance(kind, ast.Tuple) else [kind] if kind is not None else []
    names = [dotted(k) for k in kinds]
    return {
        "line": handler.lineno,
        "end_line": handler.end_lineno or handler.lineno,
        "try_line": try_line,
        "types": [n for n in names if n],
        "broad": kind is None or any(n.split(".")[-1] in ("Exception", "BaseException") for n in names),
        "swallows": not any(_tells(node, handler.name) for statement in handler.body for node in ast.walk(statement)),
        "scope": scope,
    }


def _tells(node, name):
    """Whether a node raises, or lets somebody know of the exception."""
    if isinstance(node, ast.Raise):
        return True
    if isinstance(node, ast.Name):
        return node.id == name and isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Call):
        return dotted(node.func).split(".")[-1] in _LOGGING or any(k.arg == "exc_info" for k in node.keywords)
    return isinstance(node, ast.Attribute) and node.attr == "exc_info"


def environment_read(node):
    """`{"name", "has_default"}` where an expression reads an environment variable, else None."""
    if isinstance(node, ast.Subscript):
        if dotted(node.value) not in _ENVIRONMENT or not isinstance(node.ctx, ast.Load):
            return None
        key = node.slice.value if type(node.slice).__name__ == "Index" else node.slice  # 3.8 wraps it
        return {"name": _literal(key), "has_default": False}
    if not isinstance(node, ast.Call) or dotted(node.func) not in _GETTERS or not node.args:
        return None
    return {"name": _literal(node.args[0]), "has_default": len(node.args) > 1 or bool(node.keywords)}


def _literal(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
