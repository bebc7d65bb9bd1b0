import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const files = (send: string, others: Record<string, string>): Record<string, string> => ({
  "pytest.ini": INI, "mail.py": send, ...others,
  "test_mail.py": "import digest\n\n\ndef test_run():\n    assert digest.run('a') == ['a', 'x', 'digest']\n",
});
const SEND = "def send(to, text, *, topic):\n    return [to, text, topic]\n";

describeFixes("code.signature-mismatch", [
  {
    title: "a keyword that says where the call stands, as the other call does",
    files: files(SEND, { "digest.py": "from mail import send\n\n\ndef run(to):\n    return send(\n        to,\n        'x',  # the text\n    )\n", "alert.py": "from mail import send\n\n\ndef run(to):\n    return send(to, 'y', topic='alert')\n" }),
    after: { "digest.py": "from mail import send\n\n\ndef run(to):\n    return send(\n        to,\n        'x',\n        topic='digest',  # the text\n    )\n" },
  },
  {
    title: "a keyword that the change renamed",
    files: files(SEND, { "digest.py": "from mail import send\n\n\ndef run(to):\n    return send(to, 'x', subject='digest')\n" }),
    base: { "mail.py": SEND.replaceAll("topic", "subject") },
    after: { "digest.py": "from mail import send\n\n\ndef run(to):\n    return send(to, 'x', topic='digest')\n" },
  },
  {
    title: "a positional argument that only goes by keyword now",
    files: files(SEND, { "digest.py": "import mail\n\n\ndef run(to):\n    return mail.send(to, 'x', 'digest')\n" }),
    after: { "digest.py": "import mail\n\n\ndef run(to):\n    return mail.send(to, 'x', topic='digest')\n" },
  },
  {
    title: "an argument whose parameter the change took away",
    files: files("def send(to, text):\n    return [to, text, 'digest']\n", { "digest.py": "from mail import send\n\n\ndef run(to):\n    return send(to, 3, 'x')\n" }),
    base: { "mail.py": "def send(to, level, text):\n    return [to, text, 'digest']\n" },
    after: { "digest.py": "from mail import send\n\n\ndef run(to):\n    return send(to, 'x')\n" },
  },
  {
    title: "a name of the calling function that is called like the parameter",
    files: files(SEND, { "digest.py": "from mail import send\n\n\ndef run(to, topic='digest'):\n    return send(to, 'x')\n" }),
    after: { "digest.py": "from mail import send\n\n\ndef run(to, topic='digest'):\n    return send(to, 'x', topic=topic)\n" },
  },
  {
    title: "nothing where the value is anybody's guess",
    files: files(SEND, { "digest.py": "from mail import send\n\n\ndef run(to):\n    return send(to, 'x')\n" }), after: null,
  },
]);
