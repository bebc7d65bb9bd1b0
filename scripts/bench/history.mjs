/** Which of 64 commits brought it: how often older code is run for the answer. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { diagnose, need, project, run } from "./tools.mjs";

const COMMITS = 64;
const BROUGHT = 41;

export function history(bench) {
  const cwd = project({ "app.py": "def twice(n):\n    return n * 2\n", "test_app.py": "from app import twice\n\n\ndef test_twice():\n    assert twice(3) == 6\n", "pyproject.toml": "[tool.pytest.ini_options]\n" });
  const git = (...args) => run(["git", "-c", "user.name=bench", "-c", "user.email=bench@example.org", ...args], cwd, [0]).stdout.trim();
  const commit = (subject) => {
    git("add", ".");
    git("commit", "-qm", subject);
    return git("rev-parse", "HEAD");
  };
  git("init", "-q");
  const base = commit("base");
  let wanted = "";
  for (let n = 1; n <= COMMITS; n += 1) {
    writeFileSync(join(cwd, "notes.txt"), `${n}\n`);
    if (n === BROUGHT) writeFileSync(join(cwd, "app.py"), "def twice(n):\n    return n + 2\n");
    const sha = commit(`change ${n}`);
    if (n === BROUGHT) wanted = sha;
  }
  const before = git("status", "--porcelain");
  const { report, commands } = diagnose(bench, cwd, ["--node", "test_app.py::test_twice", "--base", base]);
  need(report.chains[0]?.root.introduced_by?.sha === wanted, JSON.stringify(report.chains[0]?.root));
  need(git("status", "--porcelain") === before && git("rev-parse", "HEAD") !== wanted, "the user's work tree was changed");
  const runs = commands.filter((r) => r.action.startsWith("history.")).length;
  need(runs > 0, `no run of history in the trace: ${[...new Set(commands.map((r) => r.action))].join(", ")}`);
  const reach = Math.log2(COMMITS) + 2;
  return [{ what: "runs of older code / log2(64) + 2", ours: `${runs} runs`, theirs: `${reach} runs`, ratio: runs / reach, reach: 1 }];
}
