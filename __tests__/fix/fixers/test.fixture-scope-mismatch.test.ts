import { describeFixes } from "../../support/fixes.js";

const project = (conftest: string): Record<string, string> => ({ "pytest.ini": "[pytest]\n", "tests/conftest.py": conftest, "tests/test_a.py": "def test_a(table):\n    assert table\n" });
const row = "import pytest\n\n\n@pytest.fixture\ndef row():\n    return 1\n\n\n";

describeFixes("test.fixture-scope-mismatch", [
  { title: "the scope alone goes", files: project(`${row}@pytest.fixture(scope="module")  # scope\ndef table(row):\n    return [row]\n`), after: { "tests/conftest.py": `${row}@pytest.fixture  # scope\ndef table(row):\n    return [row]\n` } },
  { title: "beside another argument", files: project(`${row}@pytest.fixture(\n    scope='session',\n    name='table',\n)\ndef _table(row):\n    return [row]\n`), after: { "tests/conftest.py": `${row}@pytest.fixture(\n    name='table',\n)\ndef _table(row):\n    return [row]\n` } },
  { title: "what is built on it follows", files: project(`${row}@pytest.fixture(scope="session")\ndef rows(row):\n    return [row]\n\n\n@pytest.fixture(scope="module")\ndef table(rows):\n    return rows\n`), after: { "tests/conftest.py": `${row}@pytest.fixture\ndef rows(row):\n    return [row]\n\n\n@pytest.fixture\ndef table(rows):\n    return rows\n` } },
  { title: "to the class where that is as far as it goes", files: project("import pytest\n\n\n@pytest.fixture(scope=\"class\")\ndef row():\n    return 1\n\n\n@pytest.fixture(scope=\"module\")\ndef table(row):\n    return [row]\n"), after: { "tests/conftest.py": "import pytest\n\n\n@pytest.fixture(scope=\"class\")\ndef row():\n    return 1\n\n\n@pytest.fixture(scope=\"class\")\ndef table(row):\n    return [row]\n" } },
]);
