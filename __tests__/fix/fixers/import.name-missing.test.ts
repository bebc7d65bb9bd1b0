import { describeFixes } from "../../support/fixes.js";

const base = { "pytest.ini": "[pytest]\npythonpath = src\n", "src/till/__init__.py": "", "src/till/money.py": "def to_cents(x):\n    return round(x * 100)\n" };
const test = "from till.sale import sale\n\n\ndef test_sale():\n    assert sale(1) == 100\n";

describeFixes("import.name-missing", [
  {
    title: "a misspelt name, with its uses but not a text that looks like one", files: { ...base, "src/till/sale.py": "from till.money import (\n    to_cemts,  # cents\n)\n\nNAME = 'to_cemts'\n\n\ndef sale(x):\n    return to_cemts(x)\n", "tests/test_sale.py": test },
    after: { "src/till/sale.py": "from till.money import (\n    to_cents,  # cents\n)\n\nNAME = 'to_cemts'\n\n\ndef sale(x):\n    return to_cents(x)\n" },
  },
  {
    title: "an alias keeps its name", files: { ...base, "src/till/sale.py": "from till.money import to_cent as cents\n\n\ndef sale(x):\n    return cents(x)\n", "tests/test_sale.py": test },
    after: { "src/till/sale.py": "from till.money import to_cents as cents\n\n\ndef sale(x):\n    return cents(x)\n" },
  },
  {
    title: "one of several names moved", files: { ...base, "src/till/tax.py": "RATE = 1\n", "src/till/sale.py": "from .money import RATE, to_cents\n\n\ndef sale(x):\n    return to_cents(x) * RATE\n", "tests/test_sale.py": test },
    after: { "src/till/sale.py": "from .money import to_cents\nfrom .tax import RATE\n\n\ndef sale(x):\n    return to_cents(x) * RATE\n" },
  },
  {
    title: "a module that moved, by the names that are wanted of it", files: { ...base, "src/till/sale.py": "from till.cash import to_cents\n\n\ndef sale(x):\n    return to_cents(x)\n", "tests/test_sale.py": test },
    after: { "src/till/sale.py": "from till.money import to_cents\n\n\ndef sale(x):\n    return to_cents(x)\n" },
  },
  {
    title: "a name that __all__ leaves out of a star import", files: { ...base, "src/till/__init__.py": "from .money import *\n", "src/till/money.py": "__all__ = [\n    'ratio',\n]\n\nratio = 2\n\n\ndef to_cents(x):\n    return round(x * 100)\n", "tests/test_sale.py": "from till import to_cents\n\n\ndef test_c():\n    assert to_cents(1) == 100\n" },
    after: { "src/till/money.py": "__all__ = [\n    'ratio', 'to_cents',\n]\n\nratio = 2\n\n\ndef to_cents(x):\n    return round(x * 100)\n" },
  },
  {
    title: "a definition that the change renamed", files: { ...base, "src/till/money.py": "def as_minor_units(x):\n    return round(x * 100)\n", "src/till/sale.py": "from till.money import to_cents\n\n\ndef sale(x):\n    return to_cents(x)\n", "tests/test_sale.py": test },
    base: { "src/till/money.py": "def to_cents(x):\n    return round(x * 100)\n" },
    after: { "src/till/sale.py": "from till.money import as_minor_units\n\n\ndef sale(x):\n    return as_minor_units(x)\n" },
  },
  { title: "nothing where two modules have the name", files: { ...base, "src/till/a.py": "RATE = 1\n", "src/till/b.py": "RATE = 2\n", "src/till/sale.py": "from till.money import RATE\n\n\ndef sale(x):\n    return x * RATE\n", "tests/test_sale.py": test }, after: null },
]);
