/** Where a leak is laid that one test leaves to another. */
import { describe, expect, test } from "@jest/globals";
import { rule } from "../../../src/diagnose/rules/state.global-leak.js";
import { aDossier } from "../../support/a-dossier.js";
import { polluted } from "../../support/patient.js";
import { sourcesOf } from "../../support/sources.js";

const FLAGS = "_on = set()\n\n\ndef switch(name):\n    _on.add(name)\n    return name\n";

function places(test: string, polluter: string, conftest = ""): readonly string[] {
  const leak = { what: "module-global", name: "flags._on", file: "flags.py", line: 5 } as const;
  const dossier = aDossier({ ...sourcesOf({ "flags.py": FLAGS, "tests/conftest.py": conftest, "tests/test_a.py": test }), isolation: polluted(`tests/test_a.py::${polluter}`, leak) });
  return [...rule.match(dossier)].sort((a, b) => b.score - a.score).map(({ file, line }) => `${file ?? ""}:${String(line)}`);
}

describe("a leak that the code under test sets", () => {
  test.each([
    ["the test that calls the setter for nothing else", "import flags\n\n\ndef test_b():\n    flags.switch('x')\n", "test_b", "", "tests/test_a.py:5"],
    ["what sets up its class", "import flags\nfrom unittest import TestCase\n\n\nclass T(TestCase):\n    @classmethod\n    def setUpClass(cls):\n        flags.switch('x')\n\n    def test_b(self):\n        pass\n", "T::test_b", "", "tests/test_a.py:8"],
    ["a fixture of its conftest", "def test_b(on):\n    pass\n", "test_b", "import flags\nimport pytest\n\n\n@pytest.fixture\ndef on():\n    flags.switch('x')\n", "tests/conftest.py:7"],
  ])("is laid to %s", (_title, text, polluter, conftest, place) => {
    expect(places(text, polluter, conftest).slice(0, 2)).toEqual([place, "flags.py:5"]);
  });

  test.each([
    ["the test wanted its result", "import flags\n\n\ndef test_b():\n    assert flags.switch('x')\n"],
    ["another test calls it", "import flags\n\n\ndef test_b():\n    pass\n\n\ndef test_c():\n    flags.switch('x')\n"],
  ])("stays with the code where %s", (_title, text) => {
    expect(places(text, "test_b")[0]).toBe("flags.py:5");
  });
});
