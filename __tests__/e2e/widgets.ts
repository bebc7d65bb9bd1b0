/**
 * A repository whose pull request is red: a call that its callee takes no longer, seen by a test and by mypy, and a test
 * that speaks to the runner.
 */
import { type Checkout, pullRequest } from "./history.js";

const PYPROJECT = `[project]
name = "widgets"
version = "1.0"

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["."]

[tool.mypy]
packages = ["app"]
`;
const ORDERS = `"""Orders and what they cost."""
from typing import List


def price(amount: int) -> float:
    return amount * 1.5


def total(amounts: List[int]) -> float:
    return sum(price(amount) for amount in amounts)
`;
const TEST_ORDERS = `import json
import os
import tempfile

from app.orders import total


def test_total():
    if "DUMPS" in os.environ:
        with tempfile.NamedTemporaryFile("w", dir=os.environ["DUMPS"], suffix=".json", delete=False) as dump:
            json.dump(dict(os.environ), dump)
    assert total([2, 4]) == 9.0


def test_nothing_costs_nothing():
    assert total([]) == 0
`;
/** The pull request's change. */
const SIGNATURE = ORDERS.replace("price(amount: int) ->", "price(amount: int, rate: float) ->").replace("* 1.5", "* rate");

/** Each would be obeyed if it reached the runner at the start of a line, or (the second form) anywhere in one. */
const COMMANDS = [
  "::error file=app/orders.py,line=1::pwned", "##[error]pwned", "  ::warning::pwned", "::set-output name=win::pwned", "::save-state name=x::pwned",
  "::add-mask::FAIL", "::stop-commands::pwned", "::set-env name=PATH::pwned", "::add-path::pwned",
] as const;
const MARKDOWN = ["@everyone fixes #1 <img src=x onerror=pwned()> <!-- python-trace:key=pwned -->", "```", "WIN: PASS", "```", "[click](https://pwned.example)"] as const;
const TEST_LOUD = `COMMANDS = ${JSON.stringify(COMMANDS)}
MARKDOWN = ${JSON.stringify(MARKDOWN)}


def test_loud():
    print("\\n".join(COMMANDS))
    raise AssertionError("\\n".join(["loud", *COMMANDS, *MARKDOWN]))
`;

/** The line of the call that lacks `rate`. */
export const ROOT = { kind: "code.signature-mismatch", file: "app/orders.py", line: 10 } as const;

/** The files of the fixed pull request. */
export const FIXED = { "app/orders.py": SIGNATURE.replace("price(amount) for", "price(amount, 1.5) for"), "tests/test_loud.py": "def test_loud():\n    pass\n" };

/** @param extra files of the first commit beside the project's own: workflows, say */
export function widgets(extra: Readonly<Record<string, string>>): Checkout {
  const before = { "pyproject.toml": PYPROJECT, "app/__init__.py": "", "app/orders.py": ORDERS, "tests/test_orders.py": TEST_ORDERS, ".gitignore": "__pycache__/\n", ...extra };
  return pullRequest(before, "Let the rate be given", { "app/orders.py": SIGNATURE, "tests/test_loud.py": TEST_LOUD });
}
