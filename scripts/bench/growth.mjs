/** 10, 100, 1,000 and 10,000 failing nodes of one root: what each costs beyond the bare run. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { diagnose, need, project, pytest } from "./tools.mjs";

const SIZES = [10, 100, 1_000, 10_000];

export function growth(bench) {
  const seen = SIZES.map((size) => {
    const cwd = project({ "app.py": "def work(n):\n    return {}['a']\n", "test_app.py": `import pytest\n\nfrom app import work\n\n\n@pytest.mark.parametrize("n", range(${size}))\ndef test_work(n):\n    assert work(n) == n\n`, "pyproject.toml": "[tool.pytest.ini_options]\n" });
    const junit = join(cwd, "..", `growth-${size}.xml`);
    const bare = pytest(bench, cwd, [`--junit-xml=${junit}`, "--tb=short"], [1]); // as the re-run is made
    const { seconds, out, report } = diagnose(bench, cwd, ["--junit-xml", junit]);
    need(report.chains[0]?.symptoms.length === size, `${report.chains[0]?.symptoms.length} of ${size} symptoms`);
    return { size, more: seconds - bare, bytes: statSync(join(out, "report.md")).size };
  });
  return seen.slice(1).flatMap(({ size, more, bytes }, i) => {
    const before = seen[i];
    const [n, m] = [size, before.size].map((x) => x.toLocaleString("en"));
    return [
      { what: `beyond the bare run, ${n} nodes / ${m}`, ours: `${more.toFixed(2)} s`, theirs: `${before.more.toFixed(2)} s`, ratio: more / before.more, reach: size / before.size },
      { what: `report.md, ${n} nodes / ${m}`, ours: `${(bytes / 1024).toFixed(0)} KiB`, theirs: `${(before.bytes / 1024).toFixed(0)} KiB`, ratio: bytes / before.bytes, reach: 2 },
    ];
  });
}
