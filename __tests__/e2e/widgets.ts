/**
 * A repository whose pull request is red: a call that its callee takes no longer, seen by a test and by mypy, and a test
 * that speaks to the runner. HEAD is the merge of the pull request's head into a `main` that has moved on, as in CI.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryWith } from "./fixture.js";

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

export interface Widgets {
  readonly folder: string;
  /** The pull request's base. */
  readonly base: string;
  /** The commit that was pushed last; not HEAD, which is its merge. */
  readonly head: string;
  /** Pushes another commit to the pull request and makes the new merge; gives the new head. */
  readonly push: (message: string, files: Readonly<Record<string, string>>) => string;
}

/** The files of the fixed pull request. */
export const FIXED = { "app/orders.py": SIGNATURE.replace("price(amount) for", "price(amount, 1.5) for"), "tests/test_loud.py": "def test_loud():\n    pass\n" };

/** @param extra files of the first commit beside the project's own: workflows, say */
export function widgets(extra: Readonly<Record<string, string>>): Widgets {
  const folder = repositoryWith({ "pyproject.toml": PYPROJECT, "app/__init__.py": "", "app/orders.py": ORDERS, "tests/test_orders.py": TEST_ORDERS, ".gitignore": "__pycache__/\n", ...extra });
  const git = (...args: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const commit = (message: string, files: Readonly<Record<string, string>>): string => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    git("add", "-A");
    git("commit", "-qm", message);
    return git("rev-parse", "HEAD");
  };
  git("checkout", "-q", "-b", "topic");
  git("checkout", "-q", "main");
  const base = commit("Say what it is", { "README.md": "# Widgets\n" });
  const push = (message: string, files: Readonly<Record<string, string>>): string => {
    git("checkout", "-q", "topic");
    const pushed = commit(message, files);
    git("checkout", "-q", "--detach", "main");
    git("merge", "-q", "--no-ff", "-m", `Merge ${pushed} into ${base}`, "topic");
    return pushed;
  };
  return { folder, base, head: push("Let the rate be given", { "app/orders.py": SIGNATURE, "tests/test_loud.py": TEST_LOUD }), push };
}
