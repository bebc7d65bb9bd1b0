"""Reads {"root": ..., "files": [...]} and writes for each file the statements and functions by line.

A line belongs to the innermost statement that holds it; of a compound one only the head counts. The function of a line is
the innermost that holds it, by its qualified name.
"""
import ast
import json
import os
import sys


def reading(source):
    first, function, code = {}, {}, []

    def visit(node, name):
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                inner = (name + "." if name else "") + child.name
            if isinstance(child, (ast.stmt, ast.ExceptHandler)):
                decorators = [one.lineno for one in getattr(child, "decorator_list", [])]
                for line in range(min([child.lineno] + decorators), child.end_lineno + 1):
                    first[line] = child.lineno
                    if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                        function[line] = inner
                if not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
                    code.append(child.lineno)
            visit(child, inner)

    visit(ast.parse(source), "")
    return {"first": first, "function": function, "code": sorted(set(code))}


given = json.load(sys.stdin)
told = {}
for name in given["files"]:
    path = os.path.join(given["root"], name)
    if os.path.isfile(path) and name.endswith(".py"):
        with open(path, encoding="utf-8") as file:
            try:
                told[name] = reading(file.read())
            except SyntaxError:
                pass
json.dump(told, sys.stdout)
