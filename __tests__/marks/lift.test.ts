/** Masks taken off: what the file then is, checked by the tree and by Python itself. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";
import { liftsIn, withoutMasks } from "../../src/marks/lift.js";
import { parse } from "../../src/syntax/source.js";
import { interpreter } from "../support/python.js";

const lifted = (text: string): string => withoutMasks(text, liftsIn(parse("a.py", text)));

describe("a mask is taken off without moving a line", () => {
  test.each([
    ["try:\n    f()\nexcept Exception as e:\n    pass\n", "try:\n    f()\nexcept () as e:\n    pass\n"],
    ["try:\n    f()\nexcept:\n    pass\n", "try:\n    f()\nexcept ():\n    pass\n"],
    ["try:\n    f()\nexcept (KeyError, Exception):\n    pass\n", "try:\n    f()\nexcept ():\n    pass\n"],
    ["from contextlib import suppress\nwith suppress(ValueError):\n    f()\n", "from contextlib import suppress\nwith suppress():\n    f()\n"],
    ["import warnings\nwarnings.simplefilter('ignore')\n", "import warnings\nwarnings.simplefilter('always')\n"],
    ["import pytest\n@pytest.mark.filterwarnings('ignore:old:DeprecationWarning')\ndef test(): ...\n", "import pytest\n@pytest.mark.filterwarnings('always:old:DeprecationWarning')\ndef test(): ...\n"],
    ["x = f()  # type: ignore[arg-type]  # why\n", `x = f()  #${" ".repeat("# type: ignore[arg-type]".length - 1)}  # why\n`],
    ["x = 1  # noqa: E501\n", `x = 1  #${" ".repeat("# noqa: E501".length - 1)}\n`],
    ["import pytest\n@pytest.mark.xfail(\n    reason='a')\ndef test(): ...\n", `import pytest\n${" ".repeat("@pytest.mark.xfail(".length)}\n${" ".repeat("    reason='a')".length)}\ndef test(): ...\n`],
    ["import pytest\npytestmark = pytest.mark.skip('a')\n", "import pytest\npytestmark = []\n"],
    ["import pytest\npytestmark = [pytest.mark.skip('a'), pytest.mark.slow]\n", "import pytest\npytestmark = [*[], pytest.mark.slow]\n"],
    ["import pytest\nP = pytest.param(1, marks=pytest.mark.xfail)\n", "import pytest\nP = pytest.param(1, marks=[])\n"],
    ["import pytest\ndef test():\n    pytest.skip('a')\n    f()\n", `import pytest\ndef test():\n    pass${" ".repeat("pytest.skip('a')".length - 4)}\n    f()\n`],
    ["import unittest\ndef test():\n    raise unittest.SkipTest('a')\n", `import unittest\ndef test():\n    pass${" ".repeat("raise unittest.SkipTest('a')".length - 4)}\n`],
  ])("%j", (text, expected) => {
    expect(lifted(text)).toBe(expected);
    execFileSync(interpreter("any") ?? "python3", ["-c", "import ast, sys; ast.parse(sys.stdin.read())"], { input: lifted(text) });
  });

  test.each(["try:\n    f()\nexcept ValueError:\n    pass\n", "x = '# noqa'\n", "import warnings\nwarnings.simplefilter('error')\n", "import contextlib\nwith contextlib.suppress():\n    f()\n"])("%j stays", (text) => {
    expect(lifted(text)).toBe(text);
  });

  test("it tells what it hides, where, and what it covers", () => {
    const [lift] = liftsIn(parse("a.py", "def load():\n    try:\n        a()\n        b()\n    except Exception:\n        return None\n"));
    expect(lift).toMatchObject({ hides: "error", shown: "except Exception", line: 5, covers: [2, 4], home: "load" });
  });
});
