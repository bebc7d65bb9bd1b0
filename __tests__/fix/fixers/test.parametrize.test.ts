import { describeFixes } from "../../support/fixes.js";

const test = (decorator: string, def: string): Record<string, string> => ({ "pytest.ini": "[pytest]\n", "tests/test_a.py": `import pytest\n\n\n${decorator}\n${def}\n    assert wide\n` });

describeFixes("test.parametrize", [
  { title: "a misspelt name in one text", files: test("@pytest.mark.parametrize(\"tall, wiide\", [(1, 2)])  # wiide", "def test_a(tall, wide):"), after: { "tests/test_a.py": "import pytest\n\n\n@pytest.mark.parametrize(\"tall, wide\", [(1, 2)])  # wiide\ndef test_a(tall, wide):\n    assert wide\n" } },
  { title: "in a list of names", files: test("@pytest.mark.parametrize(['tall', 'width'], [(1, 2)])", "def test_a(tall, wide):"), after: { "tests/test_a.py": "import pytest\n\n\n@pytest.mark.parametrize(['tall', 'wide'], [(1, 2)])\ndef test_a(tall, wide):\n    assert wide\n" } },
  { title: "a row that the change cut short", files: test("@pytest.mark.parametrize('tall, wide', [\n    (1, 2),\n    (3,),\n])", "def test_a(tall, wide):"), base: { "tests/test_a.py": "import pytest\n\n\n@pytest.mark.parametrize('tall, wide', [\n    (1, 2),\n    (3, 4),\n])\ndef test_a(tall, wide):\n    assert wide\n" }, after: { "tests/test_a.py": "import pytest\n\n\n@pytest.mark.parametrize('tall, wide', [\n    (1, 2),\n    (3, 4),\n])\ndef test_a(tall, wide):\n    assert wide\n" } },
  { title: "nothing for a row whose value nobody knows", files: test("@pytest.mark.parametrize('tall, wide', [(1, 2), (3,)])", "def test_a(tall, wide):"), after: null },
]);
