import { describeFixes } from "../../support/fixes.js";

const lib = (name: string): Record<string, string> => ({ "libs/gridlib-2.0/gridlib.py": "def cells(w, h):\n    return w * h\n", "libs/gridlib-3.0/gridlib.py": "def area(w, h):\n    return w * h\n", "area.py": "import gridlib\n\n\ndef area(w, h):\n    return gridlib.cells(w, h)\n", "tests/test_area.py": "from area import area\n\n\ndef test_area():\n    assert area(2, 3) == 6\n", "pytest.ini": `[pytest]\npythonpath = . libs/${name}\n` });

describeFixes("env.dependency-upgrade", [
  { title: "the version that the change moved, on the path", files: lib("gridlib-3.0"), base: lib("gridlib-2.0"), after: { "pytest.ini": "[pytest]\npythonpath = . libs/gridlib-2.0\n" } },
  { title: "nothing without a change", files: lib("gridlib-3.0"), after: null },
]);
