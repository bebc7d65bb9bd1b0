import { describeFixes } from "../../support/fixes.js";

const MYPY = "[mypy]\ndisallow_untyped_calls = True\ndisallow_untyped_defs = True\n";

describeFixes("types.attribute", [
  {
    title: "a protocol without what all its classes have",
    files: { "mypy.ini": "[mypy]\n", "sinks.py": "from typing import Protocol\n\n\nclass Sink(Protocol):\n    name: str\n\n    def write(self, text: str) -> None: ...\n\n\nclass File:\n    name = 'f'\n\n    def write(self, text: str) -> None:\n        print(text)\n\n    def flush(self, hard: bool = False) -> None:\n        print(hard)\n", "use.py": "from sinks import Sink\n\n\ndef end(sink: Sink) -> None:\n    sink.flush()\n" },
    mypy: ["."],
    after: { "sinks.py": "from typing import Protocol\n\n\nclass Sink(Protocol):\n    name: str\n\n    def write(self, text: str) -> None: ...\n\n    def flush(self, hard: bool = False) -> None: ...\n\n\nclass File:\n    name = 'f'\n\n    def write(self, text: str) -> None:\n        print(text)\n\n    def flush(self, hard: bool = False) -> None:\n        print(hard)\n" },
  },
  {
    title: "a slip of a letter",
    files: { "mypy.ini": "[mypy]\n", "a.py": "class A:\n    def colour(self) -> str:\n        return 'x'\n\n\ndef f(a: A) -> str:\n    return a.color()\n" }, mypy: ["."],
    after: { "a.py": "class A:\n    def colour(self) -> str:\n        return 'x'\n\n\ndef f(a: A) -> str:\n    return a.colour()\n" },
  },
]);

describeFixes("types.missing-annotation", [
  {
    title: "from the defaults, the callers and what is returned",
    files: { "mypy.ini": `${MYPY}\n[mypy-text]\ndisallow_untyped_defs = False\n`, "text.py": "import re\n\n\ndef slug(title, separator=\"-\", seen=None):\n    # lower case\n    made = re.sub('[^a-z]+', separator, title.lower())\n    if seen is None:\n        return made\n    seen.add(made)\n    return made\n", "page.py": "from text import slug\n\n\ndef path(title: str) -> str:\n    return f'/{slug(title)}'\n" },
    mypy: ["."],
    after: { "text.py": "import re\nfrom typing import Optional, Set\n\n\ndef slug(title: str, separator: str = \"-\", seen: Optional[Set[str]] = None) -> str:\n    # lower case\n    made = re.sub('[^a-z]+', separator, title.lower())\n    if seen is None:\n        return made\n    seen.add(made)\n    return made\n" },
  },
  {
    title: "nothing where one parameter stays open",
    files: { "mypy.ini": MYPY, "text.py": "def first(rows):\n    return rows[0]\n" }, mypy: ["."], after: null,
  },
]);

describeFixes("types.missing-stubs", [
  {
    title: "one more module in the list of those without types",
    files: { "pyproject.toml": "[tool.mypy]\nwarn_unused_configs = true\n\n[[tool.mypy.overrides]]\nmodule = [\"plots\"]  # drawing\nignore_missing_imports = true\n\n[[tool.mypy.overrides]]\nmodule = [\"test_a\"]\ndisallow_untyped_defs = false\n", "a.py": "import plots\nimport nowhere.deep\n\nprint(nowhere, plots)\n", "test_a.py": "" },
    mypy: ["."], after: { "pyproject.toml": "[tool.mypy]\nwarn_unused_configs = true\n\n[[tool.mypy.overrides]]\nmodule = [\"plots\", \"nowhere.*\"]  # drawing\nignore_missing_imports = true\n\n[[tool.mypy.overrides]]\nmodule = [\"test_a\"]\ndisallow_untyped_defs = false\n" },
  },
  {
    title: "a section of its own in ini form",
    files: { "mypy.ini": "[mypy]\nstrict = False\n", "a.py": "import nowhere\n\nprint(nowhere)\n" }, mypy: ["."],
    after: { "mypy.ini": "[mypy]\nstrict = False\n\n[mypy-nowhere.*]\nignore_missing_imports = True\n" },
  },
]);

describeFixes("types.unused-ignore", [
  {
    title: "all that one signature has, in whatever file, and of a list of codes those that hide nothing",
    files: {
      "mypy.ini": "[mypy]\nwarn_unused_ignores = true\n", "a.py": "x: int = 1  # type: ignore\ny: int = 2  # type: ignore # noqa: E501\n",
      "b.py": "import a\n\nz: str = a.x  # type: ignore[assignment, attr-defined]\nw: int = 3  # type: ignore[assignment]\n",
    },
    mypy: ["."],
    after: { "a.py": "x: int = 1\ny: int = 2  # noqa: E501\n", "b.py": "import a\n\nz: str = a.x  # type: ignore[assignment]\nw: int = 3\n" },
  },
]);

describeFixes("types.optional", [
  {
    title: "as another function narrows it",
    files: { "mypy.ini": "[mypy]\n", "book.py": "from typing import Optional\n\n\ndef find(name: str) -> Optional[str]:\n    return {'a': 'b'}.get(name)\n", "use.py": "from book import find\n\n\ndef loud(name: str) -> str:\n    found = find(name)\n    if found is None:\n        return ''\n    return found.upper()\n\n\ndef soft(title: str) -> str:\n    return find(title).lower()\n" },
    mypy: ["."],
    after: { "use.py": "from book import find\n\n\ndef loud(name: str) -> str:\n    found = find(name)\n    if found is None:\n        return ''\n    return found.upper()\n\n\ndef soft(title: str) -> str:\n    found = find(title)\n    if found is None:\n        return ''\n    return found.lower()\n" },
  },
]);

describeFixes("types.incompatible", [
  {
    title: "a result that its users take for another",
    files: { "mypy.ini": "[mypy]\n", "conf.py": "import json\nfrom typing import Dict\n\n\ndef load(text: str) -> Dict[str, str]:\n    return json.loads(text)\n", "a.py": "from typing import Mapping\n\nfrom conf import load\n\n\ndef take(rates: Mapping[str, int]) -> int:\n    return rates['x']\n\n\ndef a() -> int:\n    return take(load('')['a'])\n", "b.py": "from typing import Mapping\n\nfrom conf import load\n\n\ndef count(rates: Mapping[str, int]) -> int:\n    return len(rates)\n\n\ndef b() -> int:\n    limits = load('')\n    return count(limits['b'])\n" },
    mypy: ["."],
    after: { "conf.py": "import json\nfrom typing import Dict, Mapping\n\n\ndef load(text: str) -> Dict[str, Mapping[str, int]]:\n    return json.loads(text)\n" },
  },
]);

const DECODER = "from typing import Union\n\n\nclass Decoder:\n    def decode(self, raw: Union[str, bytes], /) -> str:\n        return str(raw)\n";

describeFixes("types.incompatible", [
  {
    title: "an argument for which the base class takes more, in the words of that class",
    files: { "base.py": DECODER, "padded.py": "from base import Decoder\n\n\nclass Padded(Decoder):\n    def decode(self, raw: str, /) -> str:\n        return super().decode(raw[4:])\n" },
    mypy: ["base.py", "padded.py"],
    after: { "padded.py": "from typing import Union\n\nfrom base import Decoder\n\n\nclass Padded(Decoder):\n    def decode(self, raw: Union[str, bytes], /) -> str:\n        return super().decode(raw[4:])\n" },
  },
]);

describeFixes("types.attribute", [
  {
    title: "a member of an enum that is spelt otherwise",
    files: { "states.py": "import enum\n\n\nclass State(enum.Enum):\n    OPEN = 1\n    CANCELLED = 2\n", "use.py": "from states import State\n\n\ndef gone(state: State) -> bool:\n    return state is State.CANCELED\n" },
    mypy: ["states.py", "use.py"],
    after: { "use.py": "from states import State\n\n\ndef gone(state: State) -> bool:\n    return state is State.CANCELLED\n" },
  },
]);
