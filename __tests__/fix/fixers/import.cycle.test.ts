import { describeFixes } from "../../support/fixes.js";

const ini = { "pytest.ini": "[pytest]\npythonpath = src\n", "src/inn/__init__.py": "" };
const test = { "tests/test_inn.py": "from inn.room import Room\n\n\ndef test_room():\n    assert Room().guest()\n" };
const room = "from inn.guest import Guest\n\n\nclass Room:\n    def guest(self):\n        return Guest\n\n\nROOM = Guest\n";

describeFixes("import.cycle", [
  {
    title: "annotations alone: under TYPE_CHECKING", files: { ...ini, ...test, "src/inn/room.py": room, "src/inn/guest.py": "\"\"\"Guests.\"\"\"\nimport json\n\nfrom inn.room import Room\n\n\nclass Guest:\n    def move(self, to: Room, *rest: \"Room\") -> Room:\n        return json.loads('1')\n" },
    after: { "src/inn/guest.py": "\"\"\"Guests.\"\"\"\nfrom __future__ import annotations\n\nimport json\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from inn.room import Room\n\n\nclass Guest:\n    def move(self, to: Room, *rest: \"Room\") -> Room:\n        return json.loads('1')\n" },
  },
  {
    title: "a block for types that is there takes it", files: { ...ini, ...test, "src/inn/room.py": room, "src/inn/guest.py": "from __future__ import annotations\n\nfrom typing import TYPE_CHECKING\n\nfrom inn.room import Room\n\nif TYPE_CHECKING:\n    import json\n\n\nclass Guest:\n    to: Room\n    data: json.JSONDecoder\n" },
    after: { "src/inn/guest.py": "from __future__ import annotations\n\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from inn.room import Room\n    import json\n\n\nclass Guest:\n    to: Room\n    data: json.JSONDecoder\n" },
  },
  {
    title: "at the head of a file", files: { ...ini, ...test, "src/inn/room.py": room, "src/inn/guest.py": "from inn.room import Room\n\n\nclass Guest:\n    def move(self, to: Room):\n        return Room\n" },
    after: { "src/inn/guest.py": "from __future__ import annotations\n\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from inn.room import Room\n\n\nclass Guest:\n    def move(self, to: Room):\n        from inn.room import Room\n        return Room\n" },
  },
  {
    title: "used in functions: into them, below the docstring", files: { ...ini, ...test, "src/inn/room.py": room, "src/inn/guest.py": "import json\nfrom inn.room import Room\n\n\nclass Guest:\n\tdef room(self):\n\t\t\"\"\"The room.\"\"\"\n\t\t# one\n\t\treturn json, Room\n" },
    after: { "src/inn/guest.py": "import json\n\n\nclass Guest:\n\tdef room(self):\n\t\t\"\"\"The room.\"\"\"\n\t\t# one\n\t\tfrom inn.room import Room\n\t\treturn json, Room\n" },
  },
  {
    title: "through the package's __init__: from the module itself", files: { ...ini, "src/inn/__init__.py": "from inn.room import Room\nfrom inn.guest import Guest\n", "src/inn/guest.py": "class Guest:\n    pass\n", "src/inn/room.py": "from . import Guest\n\n\nclass Room:\n    owner = Guest\n", "tests/test_inn.py": "from inn import Room\n\n\ndef test_room():\n    assert Room.owner\n" },
    after: { "src/inn/room.py": "from .guest import Guest\n\n\nclass Room:\n    owner = Guest\n" },
  },
  { title: "nothing where both modules need each other on import", files: { ...ini, "src/inn/room.py": "from inn.guest import Guest\n\n\nclass Room(Guest):\n    pass\n", "src/inn/guest.py": "from inn.room import Room\n\n\nclass Guest:\n    pass\n\n\nROOMS = [Room]\n", "tests/test_inn.py": "from inn.room import Room\n\n\ndef test_room():\n    assert Room\n" }, after: null },
]);
