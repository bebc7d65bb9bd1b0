import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const test = "import pytest\nimport geo\n\n\ndef test_bad():\n    with pytest.raises(geo.Bad):\n        geo.find([geo.Source()], 'x')\n";
const head = "class Bad(Exception):\n    pass\n\n\nclass Source:\n    def get(self, name):\n        raise Bad(name)\n\n\n";

describeFixes("code.exception-swallowed", [
  {
    title: "a handler of everything beside one that names what it takes",
    files: { "pytest.ini": INI, "test_geo.py": test, "geo.py": `${head}def find(sources, name):\n    for source in sources:\n        try:\n            return source.get(name)\n        except KeyError:\n            continue\n        except Exception:  # never mind\n            return None\n    return None\n` },
    after: { "geo.py": `${head}def find(sources, name):\n    for source in sources:\n        try:\n            return source.get(name)\n        except KeyError:\n            continue\n    return None\n` },
  },
  {
    title: "the only handler, of lines that are known to raise",
    files: { "pytest.ini": INI, "test_geo.py": test, "geo.py": `${head}def find(sources, name):\n    try:\n        return int(sources[0].get(name))\n    except Exception:\n        return 0\n` },
    after: { "geo.py": `${head}def find(sources, name):\n    try:\n        return int(sources[0].get(name))\n    except ValueError:\n        return 0\n` },
  },
]);
