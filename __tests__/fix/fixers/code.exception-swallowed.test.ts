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
  {
    title: "a return in a finally",
    files: { "pytest.ini": INI, "test_geo.py": test, "geo.py": `${head}def find(sources, name):\n    found = None\n    try:\n        found = sources[0].get(name)\n    finally:\n        sources.clear()\n        return found\n` },
    after: { "geo.py": `${head}def find(sources, name):\n    found = None\n    try:\n        found = sources[0].get(name)\n    finally:\n        sources.clear()\n    return found\n` },
  },
  {
    title: "a context manager that ends every error",
    files: { "pytest.ini": INI, "test_geo.py": test, "geo.py": `${head}class Quiet:\n    def __enter__(self):\n        return self\n\n    def __exit__(self, kind, error, trace):\n        if kind is None:\n            return False\n        return True\n\n\ndef find(sources, name):\n    with Quiet():\n        return sources[0].get(name)\n` },
    after: { "geo.py": `${head}class Quiet:\n    def __enter__(self):\n        return self\n\n    def __exit__(self, kind, error, trace):\n        if kind is None:\n            return False\n        return False\n\n\ndef find(sources, name):\n    with Quiet():\n        return sources[0].get(name)\n` },
  },
]);
