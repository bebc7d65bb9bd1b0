/** Which of 64 commits brought it: how many of them are looked at. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { diagnose, need, project } from "./tools.mjs";

const COMMITS = 64;
const BROUGHT = 41;

export function history(python) {
  const folder = project({ "app.py": "def twice(n):\n    return n * 2\n", "test_app.py": "from app import twice\n\n\ndef test_twice():\n    assert twice(3) == 6\n", "pyproject.toml": "[tool.pytest.ini_options]\n" });
  const git = (...args) => spawnSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@example.org", ...args], { cwd: folder, encoding: "utf8" }).stdout.trim();
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "base");
  const base = git("rev-parse", "HEAD");
  let wanted = "";
  for (let n = 1; n <= COMMITS; n += 1) {
    writeFileSync(join(folder, "notes.txt"), `${n}\n`);
    if (n === BROUGHT) writeFileSync(join(folder, "app.py"), "def twice(n):\n    return n + 2\n");
    git("add", ".");
    git("commit", "-qm", `change ${n}`);
    if (n === BROUGHT) wanted = git("rev-parse", "HEAD");
  }
  const { report, trace } = diagnose(python, folder, ["--node", "test_app.py::test_twice", "--base", base]);
  need(report.chains[0]?.root?.introduced_by?.sha === wanted, JSON.stringify(report.chains[0]?.root));
  const runs = trace.filter((r) => r.surface === "operational" && /^history\.(?:pytest|mypy)/.test(r.action)).length;
  need(runs > 0, `no run of history in the trace: ${[...new Set(trace.map((r) => r.action))].join(", ")}`);
  const reach = Math.log2(COMMITS) + 2;
  return [{ what: "runs at older commits / log2(64) + 2", ours: `${runs} runs`, theirs: `${reach} runs`, ratio: runs / reach, reach: 1 }];
}
