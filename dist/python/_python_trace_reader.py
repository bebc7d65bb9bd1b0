"""Turns the syntax tree of one module into facts about what it defines, imports, calls, catches and reads."""
import ast

from _python_trace_names import Text, bindings, dotted, environment_read, handler_fact, parameters

class Reader(ast.NodeVisitor):
    """Visits a module once; `facts` then holds the lists of the `source` schema but `comments`.

    Qualified names are dotted without `<locals>`: `outer.inner`, `Class.method`.
    """

    def __init__(self, text):
        self.text = Text(text)
        self.facts = {name: [] for name in _LISTS}
        self.facts.update(exports=None, exports_line=None)
        self._names, self._scope = [], ""
        self._places = []  # "class" or "function", innermost last
        self._type_checking = self._in_try = False
        self._uses, self._awaited, self._bound = {}, set(), set()

    def _add(self, listed, node, **fact):
        first = getattr(node, "lineno", 1)
        self.facts[listed].append(dict(fact, line=first, end_line=getattr(node, "end_lineno", None) or first))

    def visit_Import(self, node):
        for alias in node.names:
            self._import(node, alias.name, 0, [])

    def visit_ImportFrom(self, node):
        names = [{"name": a.name, "as": a.asname} for a in node.names]
        self._import(node, node.module or "", node.level or 0, names)

    def _import(self, node, module, level, names):
        self._add(
            "imports", node, module=module, level=level, names=names, scope=self._scope,
            type_checking=self._type_checking, in_try=self._in_try,
        )

    def visit_FunctionDef(self, node):
        self._function(node, "function")

    def visit_AsyncFunctionDef(self, node):
        self._function(node, "async")

    def _function(self, node, kind):
        self._outside(node.decorator_list + node.args.defaults + [d for d in node.args.kw_defaults if d])
        self._names.append(node.name)
        qualname = ".".join(self._names)
        self._add(
            "defs", node, kind=kind, qualname=qualname, decorators=[self.text.of(d) for d in node.decorator_list],
            params=parameters(node.args, self.text), returns=self.text.of(node.returns), bases=[], generator=_yields(node),
        )
        outer = self._scope, self._in_try, self._type_checking
        self._scope, self._in_try, self._type_checking = qualname, False, False
        self._inside(node.body, "function")
        self._scope, self._in_try, self._type_checking = outer

    def visit_ClassDef(self, node):
        self._outside(node.decorator_list + node.bases + [k.value for k in node.keywords])
        self._names.append(node.name)
        self._add(
            "defs", node, kind="class", qualname=".".join(self._names), params=[], returns=None,
            decorators=[self.text.of(d) for d in node.decorator_list], bases=[self.text.of(b) for b in node.bases],
            generator=any(getattr(s, "name", None) == "__getattr__" for s in node.body),
        )
        self._inside(node.body, "class")

    def _outside(self, nodes):
        for node in nodes:
            self.visit(node)

    def _inside(self, body, place):
        self._places.append(place)
        for statement in body:
            self.visit(statement)
        self._places.pop()
        self._names.pop()

    def visit_Assign(self, node):
        self._bind(node, node.targets, node.value)

    def visit_AnnAssign(self, node):
        self._bind(node, [node.target], node.value)

    def visit_AugAssign(self, node):
        self._export(node, [node.target], node.value, grown=True)
        self.generic_visit(node)

    def _bind(self, node, targets, value):
        place = self._places[-1] if self._places else "module"
        if value is not None and place != "function":
            for fact in bindings(targets, value, self.text):
                self._binding(dict(fact, line=node.lineno), place)
            if place == "module":
                self._export(node, targets, value, grown=False)
        self.generic_visit(node)

    def _binding(self, fact, place):
        if place == "class":
            self.facts["class_attributes"].append(dict(fact, owner=".".join(self._names)))
        elif fact["name"] not in self._bound:
            self._bound.add(fact["name"])
            self.facts["globals"].append(fact)

    def _export(self, node, targets, value, grown):
        plain = isinstance(value, (ast.List, ast.Tuple)) and all(
            isinstance(e, ast.Constant) and isinstance(e.value, str) for e in value.elts
        )
        if plain and not self._places and any(isinstance(t, ast.Name) and t.id == "__all__" for t in targets):
            before = self.facts["exports"] if grown else None
            self.facts["exports"] = (before or []) + [e.value for e in value.elts]
            self.facts["exports_line"] = self.facts["exports_line"] if before is not None else node.lineno

    def visit_If(self, node):
        self._test(node.test)
        outer = self._type_checking
        self._type_checking = outer or dotted(node.test).split(".")[-1] == "TYPE_CHECKING"
        self._outside(node.body)
        self._type_checking = outer
        self._outside(node.orelse)

    def visit_Try(self, node):
        outer = self._in_try
        self._in_try = True
        self._outside(node.body)
        for handler in node.handlers:
            self.facts["handlers"].append(handler_fact(handler, node.lineno, self._scope))
            self.visit(handler)
        self._in_try = outer
        self._outside(node.orelse + node.finalbody)

    visit_TryStar = visit_Try

    def visit_Raise(self, node):
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        self._add("raises", node, exception=self.text.of(raised) or "", scope=self._scope)
        self.generic_visit(node)

    def visit_Return(self, node):
        none = node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None)
        self._add("returns", node, none=none, scope=self._scope)
        self.generic_visit(node)

    def visit_Expr(self, node):
        self._uses[id(node.value)] = "statement"
        if isinstance(node.value, ast.Await):
            self._uses[id(node.value.value)] = "statement"
        self.visit(node.value)

    def _test(self, node):
        """Visits an expression of which only the truth counts."""
        todo = [node]
        while todo:
            part = todo.pop()
            if isinstance(part, ast.BoolOp):
                todo.extend(part.values)
            elif isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not):
                todo.append(part.operand)
            else:
                self._uses[id(part.value if isinstance(part, ast.Await) else part)] = "test"
        self.visit(node)

    def _tested(self, node):
        self._test(node.test)
        for child in ast.iter_child_nodes(node):
            if child is not node.test:
                self.visit(child)

    visit_While = visit_Assert = visit_IfExp = _tested

    def visit_comprehension(self, node):
        self._outside([node.target, node.iter])
        for test in node.ifs:
            self._test(test)

    def visit_Await(self, node):
        self._awaited.add(id(node.value))
        self.visit(node.value)

    def visit_Call(self, node):
        self._add(
            "calls", node, func=dotted(node.func) or self.text.of(node.func) or "", scope=self._scope,
            awaited=id(node) in self._awaited, use=self._uses.get(id(node), "value"), args=len(node.args),
            keywords=[k.arg for k in node.keywords if k.arg is not None],
            star=any(isinstance(a, ast.Starred) for a in node.args) or any(k.arg is None for k in node.keywords),
            literals=[a.value[:500] if isinstance(a, ast.Constant) and isinstance(a.value, str) else None for a in node.args],
        )
        self._environment(node)
        self.generic_visit(node)

    def visit_Subscript(self, node):
        self._environment(node)
        self.generic_visit(node)

    def _environment(self, node):
        read = environment_read(node)
        if read is not None:
            self._add("env_reads", node, scope=self._scope, **read)


_LISTS = (
    "imports", "defs", "calls", "globals", "class_attributes", "handlers", "env_reads", "raises", "returns",
)


def _yields(function):
    """Whether a function is a generator: a yield of its own, not of a function inside it."""
    todo = list(function.body)
    while todo:
        node = todo.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            todo.extend(ast.iter_child_nodes(node))
    return False
