import { describeFixes } from "../../support/fixes.js";

const ini = { "pytest.ini": "[pytest]\npythonpath = .\n" };

describeFixes("test.fixture-missing", [
  {
    title: "a misspelt one, with its uses but no text", files: { ...ini, "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef basket():\n    return []\n", "tests/test_a.py": "class TestA:\n    def test_a(\n        self,\n        baskte,  # baskte\n    ):\n        assert baskte == [], 'baskte'\n" },
    after: { "tests/test_a.py": "class TestA:\n    def test_a(\n        self,\n        basket,  # baskte\n    ):\n        assert basket == [], 'baskte'\n" },
  },
  {
    title: "one out of reach moves up with what it needs", files: { ...ini, "shop.py": "class Basket:\n    pass\n", "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef n():\n    return 1\n", "tests/api/conftest.py": "import pytest\n\nfrom shop import Basket\n\n\n@pytest.fixture(\n    params=[1],\n)\ndef basket(n):\n    # one\n    return Basket()\n\n\n@pytest.fixture\ndef other(basket):\n    return basket\n", "tests/api/test_b.py": "def test_b(other):\n    assert other\n", "tests/web/test_a.py": "def test_a(basket):\n    assert basket\n" },
    after: { "tests/conftest.py": "import pytest\n\nfrom shop import Basket\n\n\n@pytest.fixture\ndef n():\n    return 1\n\n\n@pytest.fixture(\n    params=[1],\n)\ndef basket(n):\n    # one\n    return Basket()\n", "tests/api/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef other(basket):\n    return basket\n" },
  },
  {
    title: "to a conftest that is new, out of one that is left empty", files: { ...ini, "tests/api/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef basket():\n    return [1]\n", "tests/web/test_a.py": "def test_a(basket):\n    assert basket\n" },
    after: { "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef basket():\n    return [1]\n", "tests/api/conftest.py": null },
  },
  {
    title: "one that the change took away", files: { ...ini, "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef alone():\n    return 1\n", "tests/test_a.py": "def test_a(warehouse):\n    assert warehouse\n" }, base: { "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef alone():\n    return 1\n\n\n@pytest.fixture\ndef warehouse():\n    return 2\n" },
    after: { "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef alone():\n    return 1\n\n\n@pytest.fixture\ndef warehouse():\n    return 2\n" },
  },
  { title: "nothing where what it needs cannot come along", files: { ...ini, "tests/api/conftest.py": "import pytest\n\nSTOCK = {}\n\n\n@pytest.fixture\ndef basket():\n    return STOCK\n", "tests/web/test_a.py": "def test_a(basket):\n    assert basket == {}\n" }, after: null },
]);
