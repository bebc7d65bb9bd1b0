/** Tests that a change adds, run on the base's code, in real repositories. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { readChange } from "../../../src/env/change.js";
import { projectFiles } from "../../../src/env/files.js";
import { addedTests, type AddedTest } from "../../../src/probe/history/added.js";
import type { Context } from "../../../src/context.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv } from "../../support/python.js";
import { Repo, snapshot } from "./support.js";

let python = "";
beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });

const CODE = { "shop/__init__.py": "", "shop/cart.py": "def total(prices):\n    return sum(prices)\n", "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["."]\n' };
const OLD = "from shop.cart import total\n\ndef test_sum():\n    assert total([1, 2]) == 3\n";

async function ask(change: Readonly<Record<string, string>>): Promise<{ readonly added: readonly AddedTest[]; readonly context: Context; readonly repo: Repo }> {
  const repo = new Repo();
  const base = repo.commit("base", { ...CODE, "tests/test_cart.py": OLD });
  repo.commit("change", change);
  const before = snapshot(repo.top);
  const { context: plain, interpreter, neutral } = await makeLab({ project: repo.top, python });
  const context = { ...plain, inputs: { ...plain.inputs, base } };
  const added = await addedTests({ context, interpreter, neutral }, await readChange(context), projectFiles(repo.top));
  expect(snapshot(repo.top)).toEqual(before);
  return { added, context, repo };
}
const outcomes = (added: readonly AddedTest[]): Record<string, string> => Object.fromEntries(added.map((a) => [a.name, a.onBase]));

describe("tests that a change adds", () => {
  test("fail on the base's code, or prove nothing new; those that were there are not asked for", async () => {
    const { added, context, repo } = await ask({
      "shop/cart.py": "def total(prices):\n    return sum(p for p in prices if p > 0)\n",
      "tests/test_cart.py": `${OLD}
import pytest

class TestNegative:
    def test_ignored(self):
        assert total([1, -1]) == 1

@pytest.mark.parametrize("n", [1,
                               -2])
def test_one(n):
    assert total([n]) == max(n, 0)

def test_nothing():
    assert total([]) == 0

def helper():
    return 1
`,
    });
    expect(outcomes(added)).toEqual({ "TestNegative::test_ignored": "failed", "test_one": "failed", "test_nothing": "passed" });
    const [first] = added;
    expect(first).toMatchObject({ file: "tests/test_cart.py", line: 9, evidence: { source: { exit_code: 1, cwd: "(scratch)" } } });
    expect(first?.evidence?.claim).toMatch(new RegExp(`^at ${repo.git("rev-parse", "HEAD^").slice(0, 7)} with the tests of ${repo.git("rev-parse", "HEAD").slice(0, 7)}: exit 1; 2 of 4 failed$`));
    expect(context.notRun).toEqual([]);
  });

  test("of what does not exist at the base fail there", async () => {
    const { added } = await ask({ "shop/tax.py": "def tax(n):\n    return n / 5\n", "tests/test_tax.py": "from shop.tax import tax\n\ndef test_tax():\n    assert tax(5) == 1\n" });
    expect(outcomes(added)).toEqual({ test_tax: "failed" });
  });

  test("find a helper of theirs that came with them", async () => {
    const { added } = await ask({ "tests/conftest.py": "import pytest\n\n@pytest.fixture\ndef prices():\n    return [1, 2]\n", "tests/test_more.py": "from shop.cart import total\n\ndef test_more(prices):\n    assert total(prices) == 3\n" });
    expect(outcomes(added)).toEqual({ test_more: "passed" });
  });

  test("are none where one was altered, or is skipped there", async () => {
    const { added } = await ask({ "tests/test_cart.py": OLD.replace("def test_sum():", "def test_sum(tmp_path):") });
    expect(added).toEqual([]);
    const { added: skipped } = await ask({ "tests/test_cart.py": `${OLD}\nimport pytest\n\n@pytest.mark.skip\ndef test_later():\n    assert False\n` });
    expect(outcomes(skipped)).toEqual({ test_later: "unknown" });
  });
});
