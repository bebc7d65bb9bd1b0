/** From the start of the program to its first command. */
import { folder, inTurn, project, run } from "./tools.mjs";

const TIMES = 15;
const MORE = 0.12;

export function coldStart({ cli }) {
  const cwd = project({ "test_a.py": "def test_a():\n    assert 0\n" });
  // The first command is a program that ends at once, and with it the run: exit 2.
  const first = process.platform === "win32" ? "where.exe" : "false";
  const [ours, theirs] = inTurn(TIMES, () => run([process.execPath, cli, cwd, "--python", first, "--out", folder(), "--node", "test_a.py::test_a"], cwd, [2]).seconds, () => run([process.execPath, "-e", "0"], cwd, [0]).seconds);
  return [{ what: "to the first command, beyond `node -e 0` / 120 ms", ours: `${((ours - theirs) * 1000).toFixed(0)} ms`, theirs: `${MORE * 1000} ms`, ratio: (ours - theirs) / MORE, reach: 1 }];
}
