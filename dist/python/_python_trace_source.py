"""Reads the source of a failing line as syntax, and finds the values of its names without running any code."""
import ast
import builtins
import inspect
import linecache
import sys
import types

NOTHING = object()
_trees = {}


def line_of(filename, line, module_globals=None):
    """The stripped source line, or None."""
    try:
        return linecache.getline(filename, line, module_globals).strip()[:500] or None
    except Exception:
        return None


def tree_of(filename, module_globals=None):
    """`(tree, lines)` of a source file, or None where it cannot be read or parsed."""
    if filename not in _trees:
        lines = linecache.getlines(filename, module_globals)
        try:
            _trees[filename] = (ast.parse("".join(lines)), lines) if lines and len(lines) < 50_000 else None
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            _trees[filename] = None
    return _trees[filename]


def _span(node):
    return node.lineno, getattr(node, "end_lineno", None) or node.lineno


class Names:
    """The names of a frame, and the values of expressions in it as far as no code must run to tell."""

    def __init__(self, frame):
        self.frame = frame
        self.locals = frame.f_locals
        self.globals = frame.f_globals

    def value(self, node):
        """The value of a name, an attribute chain or a constant subscript of plain containers; `NOTHING` if unknown."""
        if isinstance(node, ast.Name):
            for names in (self.locals, self.globals, vars(builtins)):
                if node.id in names:
                    return names[node.id]
        elif isinstance(node, ast.Constant):
            return node.value
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            number = self.value(node.operand)
            return -number if type(number) is int else NOTHING
        elif isinstance(node, ast.Attribute):
            owner = self.value(node.value)
            return NOTHING if owner is NOTHING else static_attribute(owner, node.attr)
        elif isinstance(node, ast.Subscript):
            return self._item(node)
        return NOTHING

    def _item(self, node):
        container = self.value(node.value)
        index = node.slice.value if type(node.slice).__name__ == "Index" else node.slice  # 3.8 wraps it
        key = self.value(index)
        if type(container) in (dict, list, tuple) and type(key) in (str, int):
            try:
                return container[key]
            except (LookupError, TypeError):
                pass
        return NOTHING

    def key_of(self, node):
        """The value of the index of a subscript, or `NOTHING`."""
        return self.value(node.slice.value if type(node.slice).__name__ == "Index" else node.slice)


class Failing(Names):
    """The statement at which a traceback entry stands, with the frame's names to resolve its expressions by."""

    def __init__(self, tb):
        frame = tb.tb_frame
        super().__init__(frame)
        self.line = tb.tb_lineno
        found = tree_of(frame.f_code.co_filename, frame.f_globals)
        self._lines = found[1] if found else []
        self.statement = self._innermost(found[0]) if found else None
        self.exact = self._at(_position(tb))

    def _innermost(self, tree):
        best = None
        for node in ast.walk(tree):
            if isinstance(node, ast.stmt):
                first, last = _span(node)
                # A decorated definition starts at its decorators for the traceback, at `def` for the tree.
                first = min([first] + [d.lineno for d in getattr(node, "decorator_list", [])])
                if first <= self.line <= last and (best is None or first >= best[0]):
                    best = (first, node)
        return best[1] if best else None

    def _at(self, position):
        """The smallest expression of the statement with just this position (Python 3.11+), or None."""
        if position is None or self.statement is None:
            return None
        same = None
        for node in ast.walk(self.statement):
            if isinstance(node, ast.expr) and (
                node.lineno, node.end_lineno, node.col_offset, node.end_col_offset
            ) == position:
                same = node
        return same

    def expressions(self):
        """The expressions that the statement itself evaluates: not those of its body or of functions inside."""
        if self.statement is None:
            return
        todo = [v for field, v in ast.iter_fields(self.statement) if field not in ("body", "orelse", "finalbody", "handlers")]
        while todo:
            node = todo.pop(0)
            if isinstance(node, list):
                todo[:0] = node
            elif isinstance(node, ast.AST) and not isinstance(node, (ast.Lambda, ast.stmt)):
                if isinstance(node, ast.expr):
                    yield node
                todo[:0] = list(ast.iter_child_nodes(node))

    def source(self, node):
        """The text of an expression on one line, cut at 200 characters."""
        try:
            text = ast.get_source_segment("".join(self._lines), node)
        except Exception:
            text = None
        return " ".join(text.split())[:200] if text else None


def static_attribute(owner, name):
    """What `owner.name` would give, as far as no code of the user must run to tell; methods come bound."""
    try:
        found = inspect.getattr_static(owner, name)
    except Exception:
        return NOTHING
    if isinstance(found, staticmethod):
        return found.__func__
    if isinstance(found, classmethod):
        return types.MethodType(found.__func__, owner if isinstance(owner, type) else type(owner))
    if isinstance(owner, (type, types.ModuleType)):
        return NOTHING if isinstance(found, (property, types.MemberDescriptorType)) else found
    if isinstance(found, types.FunctionType) and name not in _own_dict(owner):
        return types.MethodType(found, owner)
    if isinstance(found, (types.MemberDescriptorType, types.MethodDescriptorType, types.WrapperDescriptorType)):
        try:
            # Without the type, CPython dies on methods that want their defining class (`_asyncio.Future.set_result`).
            return found.__get__(owner, type(owner))
        except Exception:
            return NOTHING
    if hasattr(type(found), "__get__") and name not in _own_dict(owner):
        return NOTHING
    return found


def _own_dict(owner):
    try:
        own = object.__getattribute__(owner, "__dict__")
        return own if type(own) is dict else {}
    except Exception:
        return {}


def _position(tb):
    """Line and column range (in bytes, as the tree has them) of the instruction at which the entry stands."""
    if sys.version_info < (3, 11) or tb.tb_lasti < 0:
        return None
    try:
        for index, position in enumerate(tb.tb_frame.f_code.co_positions()):
            if index == tb.tb_lasti // 2:
                return None if None in position else position
    except Exception:
        pass
    return None
