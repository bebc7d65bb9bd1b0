import { describeFixes } from "../../support/fixes.js";

const code = { "pytest.ini": "[pytest]\npythonpath = .\n", "desk.py": "async def fetch(n):\n    return n\n\n\nasync def pay(bank, n):\n    return await bank.charge(n)\n\n\nasync def load(n):\n    return await fetch(n)\n" };
const test = (body: string, imports = "from unittest.mock import Mock\n"): Record<string, string> => ({ ...code, "tests/test_desk.py": `import asyncio\n${imports}import desk\n\n\n${body}` });

describeFixes("test.mock-kind", [
  {
    title: "an attribute that is awaited", files: test("def test_pay():\n    bank = Mock(name='Mock')\n    bank.charge = Mock(return_value=3)\n    assert asyncio.run(desk.pay(bank, 3)) == 3\n"),
    after: { "tests/test_desk.py": "import asyncio\nfrom unittest.mock import AsyncMock, Mock\nimport desk\n\n\ndef test_pay():\n    bank = Mock(name='Mock')\n    bank.charge = AsyncMock(return_value=3)\n    assert asyncio.run(desk.pay(bank, 3)) == 3\n" },
  },
  {
    title: "by the module's name", files: test("def test_pay():\n    bank = mock.MagicMock()\n    bank.charge = mock.MagicMock(\n        return_value=3,\n    )\n    assert asyncio.run(desk.pay(bank, 3)) == 3\n", "from unittest import mock\n"),
    after: { "tests/test_desk.py": "import asyncio\nfrom unittest import mock\nimport desk\n\n\ndef test_pay():\n    bank = mock.MagicMock()\n    bank.charge = mock.AsyncMock(\n        return_value=3,\n    )\n    assert asyncio.run(desk.pay(bank, 3)) == 3\n" },
  },
  {
    title: "a lambda", files: test("def test_load(monkeypatch):\n    monkeypatch.setattr(desk, 'fetch', lambda n: n + 1)\n    assert asyncio.run(desk.load(3)) == 4\n", ""),
    after: { "tests/test_desk.py": "import asyncio\nfrom unittest.mock import AsyncMock\n\nimport desk\n\n\ndef test_load(monkeypatch):\n    monkeypatch.setattr(desk, 'fetch', AsyncMock(side_effect=lambda n: n + 1))\n    assert asyncio.run(desk.load(3)) == 4\n" },
  },
  {
    title: "a function of a fake", files: test("class Bank:\n    def charge(self, n):\n        return n\n\n\ndef test_pay():\n    assert asyncio.run(desk.pay(Bank(), 3)) == 3\n", ""),
    after: { "tests/test_desk.py": "import asyncio\nimport desk\n\n\nclass Bank:\n    async def charge(self, n):\n        return n\n\n\ndef test_pay():\n    assert asyncio.run(desk.pay(Bank(), 3)) == 3\n" },
  },
]);
