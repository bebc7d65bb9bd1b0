/** Small projects, each with one fault that shows far from its place, and what the commit before had there. */

export interface Faulty {
  readonly name: string;
  readonly kind: string;
  /** Text of the line at fault as it stands now, and its file. */
  readonly root: { readonly file: string; readonly text: string };
  /** Files now. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that were different before the commit at fault. */
  readonly before: Readonly<Record<string, string>>;
  /** How many lines beside the root still are the same place without knowledge of the commit: a signature is run by nobody. */
  readonly slack?: number;
  /** Without knowledge of the commit it is among so many candidates (1 unless said): tests of the root alone that pass speak for it. */
  readonly among?: number;
}

const offByOne: Faulty = {
  name: "an off-by-one two calls below the total", kind: "code.wrong-value", root: { file: "shop/pages.py", text: "    return count // size" },
  files: {
    "shop/__init__.py": "",
    "shop/pages.py": "def pages(count, size):\n    if size < 1:\n        raise ValueError(size)\n    return count // size\n\n\ndef cover(title):\n    return title.upper()\n",
    "shop/print_job.py": "from shop.pages import cover, pages\n\n\ndef sheets(orders, size):\n    found = 0\n    for order in orders:\n        found += pages(order, size)\n    return found\n\n\ndef job(title, orders, size):\n    head = cover(title)\n    return {\"title\": head, \"sheets\": sheets(orders, size)}\n",
    "tests/test_print_job.py": "import pytest\n\nfrom shop.pages import pages\nfrom shop.print_job import job, sheets\n\n\ndef test_title():\n    assert job(\"a\", [], 4)[\"title\"] == \"A\"\n\n\ndef test_sheets_of_whole_pages():\n    assert sheets([], 4) == 0\n\n\ndef test_no_size():\n    with pytest.raises(ValueError):\n        pages(3, 0)\n\n\ndef test_a_started_page_counts():\n    assert job(\"a\", [5, 8], 4)[\"sheets\"] == 4\n\n\ndef test_small_orders():\n    assert sheets([1, 1], 4) == 2\n",
  },
  before: { "shop/pages.py": "def pages(count, size):\n    if size < 1:\n        raise ValueError(size)\n    return -(-count // size)\n\n\ndef cover(title):\n    \"\"\"As it is printed.\"\"\"\n    return title.upper()\n" },
};

const wrongDefault: Faulty = {
  name: "a default that was changed", kind: "code.wrong-value", root: { file: "fees.py", text: "def fee(amount, rate=3):" }, slack: 2, among: 3,
  files: {
    "fees.py": "def fee(amount, rate=3):\n    return amount * rate // 100\n\n\ndef rounded(amount):\n    return round(amount, -1)\n",
    "account.py": "from fees import fee, rounded\n\n\nclass Account:\n    def __init__(self):\n        self.balance = 0\n        self.log = []\n\n    def deposit(self, amount):\n        self.log.append(rounded(amount))\n        self.balance += amount - fee(amount)\n",
    "test_account.py": "from account import Account\nfrom fees import fee, rounded\n\n\ndef test_fee():\n    assert fee(500, 4) == 20\n\n\ndef test_rounded():\n    assert rounded(14) == 10\n\n\ndef test_new():\n    assert Account().balance == 0\n\n\ndef test_deposit():\n    account = Account()\n    account.deposit(1000)\n    assert account.balance == 980\n\n\ndef test_log():\n    account = Account()\n    account.deposit(14)\n    assert account.log == [10]\n",
  },
  before: { "fees.py": "def fee(amount, rate=2):\n    return amount * rate // 100\n\n\ndef rounded(amount):\n    return round(amount, -1)\n", "account.py": "from fees import fee, rounded\n\n\nclass Account:\n    def __init__(self):\n        self.log = []\n        self.balance = 0\n\n    def deposit(self, money):\n        self.log.append(rounded(money))\n        self.balance += money - fee(money)\n" },
};

const droppedConversion: Faulty = {
  name: "a conversion that was dropped", kind: "code.type-confusion", root: { file: "src/rows.py", text: "        yield name, count" },
  files: {
    "conftest.py": "import sys\n\nsys.path.insert(0, \"src\")\n",
    "src/rows.py": "def read(text):\n    for line in text.splitlines():\n        if not line.strip():\n            continue\n        name, count = line.split(\",\")\n        yield name, count\n\n\ndef names(text):\n    return [name for name, _ in read(text)]\n",
    "src/stock.py": "from rows import read\n\n\ndef total(text):\n    found = 0\n    for _, count in read(text):\n        found += count\n    return found\n\n\ndef scarce(text, least):\n    return sorted(name for name, count in read(text) if count < least)\n\n\ndef label(text):\n    return {name: f\"{count:03d}\" for name, count in read(text)}\n",
    "tests/test_rows.py": "from rows import names, read\n\n\ndef test_names():\n    assert names(\"a,1\\n\\nb,2\") == [\"a\", \"b\"]\n\n\ndef test_empty():\n    assert list(read(\"\")) == []\n\n\ndef test_read():\n    assert list(read(\"a,1\")) == [(\"a\", 1)]\n",
    "tests/test_stock.py": "from stock import label, scarce, total\n\n\ndef test_total():\n    assert total(\"a,1\\nb,2\") == 3\n\n\ndef test_total_of_nothing():\n    assert total(\"\") == 0\n\n\ndef test_scarce():\n    assert scarce(\"a,1\\nb,20\", 5) == [\"a\"]\n\n\ndef test_label():\n    assert label(\"a,7\") == {\"a\": \"007\"}\n",
  },
  before: { "src/rows.py": "def read(text):\n    for line in text.splitlines():\n        if not line.strip():\n            continue\n        name, count = line.split(\",\")\n        yield name, int(count)\n\n\ndef names(text):\n    return [name for name, _ in read(text)]\n" },
};

const missingRaise: Faulty = {
  name: "a check that was taken out", kind: "code.wrong-exception", root: { file: "bank/rules.py", text: "    return amount" },
  files: {
    "bank/__init__.py": "",
    "bank/rules.py": "class Refused(Exception):\n    pass\n\n\ndef checked(amount, limit):\n    if amount > limit:\n        raise Refused(limit)\n    return amount\n\n\ndef tidy(name):\n    return \" \".join(name.split())\n",
    "bank/desk.py": "from bank.rules import checked, tidy\n\n\nclass Desk:\n    def __init__(self, limit):\n        self.limit = limit\n        self.paid = {}\n\n    def pay(self, name, amount):\n        name = tidy(name)\n        self.paid[name] = self.paid.get(name, 0) + checked(amount, self.limit)\n        return self.paid[name]\n",
    "tests/test_desk.py": "import pytest\n\nfrom bank.desk import Desk\nfrom bank.rules import Refused, tidy\n\n\ndef test_pay():\n    assert Desk(10).pay(\"a  b\", 4) == 4\n\n\ndef test_twice():\n    desk = Desk(10)\n    desk.pay(\"a\", 4)\n    assert desk.pay(\"a\", 5) == 9\n\n\ndef test_tidy():\n    assert tidy(\" a \") == \"a\"\n\n\ndef test_over_the_limit():\n    with pytest.raises(Refused):\n        Desk(10).pay(\"a\", 11)\n\n\ndef test_below_nothing():\n    with pytest.raises(Refused):\n        Desk(10).pay(\"a\", -1)\n",
  },
  before: { "bank/rules.py": "class Refused(Exception):\n    pass\n\n\ndef checked(amount, limit):\n    if amount > limit:\n        raise Refused(limit)\n    if amount < 0:\n        raise Refused(amount)\n    return amount\n\n\ndef tidy(name):\n    return \" \".join(name.split())\n" },
  slack: 3,
};

const missingEntry: Faulty = {
  name: "a mapping that is filled without a key", kind: "code.key-missing", root: { file: "app/upgrade.py", text: "    data[\"sizes\"] = [data.pop(\"size\")]" },
  files: {
    "app/__init__.py": "",
    "app/upgrade.py": "def one(data):\n    data[\"owner\"] = data.pop(\"user\")\n    return data\n\n\ndef two(data):\n    data[\"sizes\"] = [data.pop(\"size\")]\n    return data\n\n\nSTEPS = [one, two]\n\n\ndef upgrade(data):\n    data = dict(data)\n    for step in STEPS[data.pop(\"version\", 0):]:\n        data = step(data)\n    return data\n",
    "app/show.py": "from app.upgrade import upgrade\n\n\ndef fresh(owner):\n    return {\"owner\": owner, \"sizes\": [], \"colour\": \"red\"}\n\n\ndef line(data):\n    return data[\"owner\"] + \" \" + data[\"colour\"]\n\n\ndef old(data):\n    return line(upgrade(data))\n",
    "tests/test_show.py": "from app.show import fresh, line, old\nfrom app.upgrade import upgrade\n\n\ndef test_fresh():\n    assert line(fresh(\"ann\")) == \"ann red\"\n\n\ndef test_sizes():\n    assert upgrade({\"version\": 1, \"owner\": \"a\", \"size\": 3})[\"sizes\"] == [3]\n\n\ndef test_nothing_to_do():\n    assert old({\"version\": 2, \"owner\": \"a\", \"colour\": \"blue\"}) == \"a blue\"\n\n\ndef test_old():\n    assert old({\"user\": \"bob\", \"size\": 1}) == \"bob red\"\n\n\ndef test_not_so_old():\n    assert old({\"version\": 1, \"owner\": \"eve\", \"size\": 1}) == \"eve red\"\n",
  },
  before: { "app/upgrade.py": "def one(data):\n    data[\"owner\"] = data.pop(\"user\")\n    return data\n\n\ndef two(data):\n    data[\"sizes\"] = [data.pop(\"size\")]\n    data.setdefault(\"colour\", \"red\")\n    return data\n\n\nSTEPS = [one, two]\n\n\ndef upgrade(data):\n    data = dict(data)\n    for step in STEPS[data.pop(\"version\", 0):]:\n        data = step(data)\n    return data\n" },
  slack: 1,
};

const wrongRounding: Faulty = {
  name: "a wrong rounding", kind: "code.wrong-value", root: { file: "tax.py", text: "    return int(net * rate / 100)" }, among: 3,
  files: {
    "tax.py": "RATES = {\"full\": 19, \"half\": 7}\n\n\ndef tax(net, kind):\n    rate = RATES[kind]\n    return int(net * rate / 100)\n\n\ndef shown(cents):\n    whole, rest = divmod(cents, 100)\n    return f\"{whole}.{rest:02d}\"\n",
    "bill.py": "from tax import shown, tax\n\n\ndef gross(lines):\n    found = 0\n    for net, kind in lines:\n        found += net\n        found += tax(net, kind)\n    return found\n\n\ndef text(lines):\n    return \"total \" + shown(gross(lines))\n",
    "tests/test_bill.py": "from bill import gross, text\nfrom tax import shown, tax\n\n\ndef test_whole_cents():\n    assert tax(10000, \"full\") == 1900\n\n\ndef test_nothing():\n    assert gross([]) == 0\n\n\ndef test_shown():\n    assert shown(5) == \"0.05\"\n\n\ndef test_text_of_nothing():\n    assert text([]) == \"total 0.00\"\n\n\ndef test_half_a_cent_up():\n    assert gross([(997, \"full\")]) == 1186\n\n\ndef test_text():\n    assert text([(997, \"full\"), (25, \"half\")]) == \"total 12.13\"\n",
  },
  before: { "tax.py": "RATES = {\"full\": 19, \"half\": 7}\n\n\ndef tax(net, kind):\n    rate = RATES[kind]\n    return round(net * rate / 100)\n\n\ndef shown(cents):\n    whole, rest = divmod(cents, 100)\n    return f\"{whole}.{rest:02d}\"\n" },
};

const movedDecision: Faulty = {
  name: "a decision that moved to a new module and became too strict", kind: "code.wrong-exception", root: { file: "mail/hosts.py", text: "    return all(labels) and len(labels) > 1" }, among: 3,
  files: {
    "mail/__init__.py": "",
    "mail/hosts.py": "def labels_of(host):\n    return host.rstrip(\".\").split(\".\")\n\n\ndef valid(host):\n    labels = labels_of(host)\n    return all(labels) and len(labels) > 1\n",
    "mail/address.py": "from mail.hosts import valid\n\n\nclass BadAddress(ValueError):\n    pass\n\n\ndef parse(text):\n    user, _, host = text.strip().partition(\"@\")\n    if not user or not valid(host):\n        raise BadAddress(text)\n    return user, host.lower()\n",
    "tests/test_address.py": "import pytest\n\nfrom mail.address import BadAddress, parse\n\n\ndef test_parse():\n    assert parse(\" ada@X.org \") == (\"ada\", \"x.org\")\n\n\ndef test_no_user():\n    with pytest.raises(BadAddress):\n        parse(\"@x.org\")\n\n\ndef test_no_host():\n    with pytest.raises(BadAddress):\n        parse(\"ada@\")\n\n\ndef test_plain_host():\n    assert parse(\"root@mailhost\") == (\"root\", \"mailhost\")\n",
  },
  before: { "mail/hosts.py": "", "mail/address.py": "class BadAddress(ValueError):\n    pass\n\n\ndef parse(text):\n    user, at, host = text.strip().partition(\"@\")\n    if not (user and at and host):\n        raise BadAddress(text)\n    return user, host.lower()\n" },
};

export const FAULTY: readonly Faulty[] = [offByOne, wrongDefault, droppedConversion, missingRaise, missingEntry, wrongRounding, movedDecision];

/** The commit altered the tests' own factory, and renamed a local of the code beside it. */
export const TEST_ONLY: Faulty = {
  name: "a factory of the tests", kind: "test.expectation", root: { file: "tests/conftest.py", text: "    def make(start=8, end=17):" },
  files: {
    "shift.py": "def hours(start, end):\n    return (end - start) % 24\n",
    "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef shift():\n    def make(start=8, end=17):\n        return start, end\n    return make\n",
    "tests/test_shift.py": "from shift import hours\n\n\ndef test_day(shift):\n    assert hours(*shift()) == 8\n\n\ndef test_night(shift):\n    assert hours(*shift(22, 6)) == 8\n",
  },
  before: { "shift.py": "def hours(begin, end):\n    return (end - begin) % 24\n", "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef shift():\n    def make(start=9, end=17):\n        return start, end\n    return make\n" },
};

/** Two faults in one run. */
export const TWO: Readonly<Record<string, string>> = {
  "lib.py": "def double(n):\n    return n + 2\n\n\ndef first(text):\n    return text.split(\",\")[1]\n\n\ndef both(n, text):\n    return double(n), first(text)\n",
  "test_lib.py": "from lib import double, first\n\n\ndef test_double_of_two():\n    assert double(2) == 4\n\n\ndef test_double_of_three():\n    assert double(3) == 6\n\n\ndef test_double_of_five():\n    assert double(5) == 10\n\n\ndef test_first_of_many():\n    assert first(\"a,b\") == \"a\"\n\n\ndef test_first_of_one():\n    assert first(\"a\") == \"a\"\n",
};
