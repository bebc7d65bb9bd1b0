/** What CI left, read: memory against a small file's, time against the bytes. */
import { createReadStream, createWriteStream, readFileSync, statSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { diagnose, folder, need, project, timed } from "./tools.mjs";

const CASES = 100_000;
const FEW = 1_000;
const LOG_BYTES = 200 * 1024 * 1024;
/** Writes the peak of resident memory (KiB) where the variable says; read by node before the program. */
const PEAK = `data:text/javascript,${encodeURIComponent('import { writeFileSync } from "node:fs"; process.on("exit", () => writeFileSync(process.env.BENCH_PEAK, String(process.resourceUsage().maxRSS)));')}`;

const empty = () => project({ "pyproject.toml": "[tool.pytest.ini_options]\n", "test_a.py": "def test_a():\n    assert 1\n" });

function read(bench, args) {
  const peak = join(folder(), "peak");
  const { seconds, report } = diagnose(bench, empty(), args, { env: { NODE_OPTIONS: `--import ${PEAK}`, BENCH_PEAK: peak } });
  return { seconds, report, mib: Number(readFileSync(peak, "utf8")) / 1024 };
}

async function written(name, lines) {
  const path = join(folder(), name);
  const out = createWriteStream(path);
  for (const line of lines) if (!out.write(line)) await once(out, "drain");
  out.end();
  await once(out, "finish");
  return path;
}

function* suite(cases) {
  yield `<?xml version="1.0" encoding="utf-8"?><testsuites><testsuite name="pytest" errors="0" failures="0" skipped="0" tests="${cases}" time="1">\n`;
  for (let n = 0; n < cases; n += 1) yield `<testcase classname="tests.test_mod${n % 500}" name="test_case[${n}]" time="0.001"><system-out>line one of ${n}\nline two</system-out></testcase>\n`;
  yield "</testsuite></testsuites>\n";
}

/** A green report, so that nothing but reading is left to do. */
export async function junit(bench) {
  const [small, large] = [await written("small.xml", suite(FEW)), await written("large.xml", suite(CASES))];
  const [few, many] = [small, large].map((path) => read(bench, ["--junit-xml", path]));
  need(many.report.chains.length === 0 && few.report.chains.length === 0, JSON.stringify(many.report.chains));
  return [{ what: `peak memory, ${CASES.toLocaleString("en")} cases / ${FEW.toLocaleString("en")}`, ours: `${many.mib.toFixed(0)} MiB`, theirs: `${few.mib.toFixed(0)} MiB`, ratio: many.mib / few.mib, reach: 1.5 }];
}

function* noise(bytes) {
  for (let left = bytes, n = 0; left > 0; n += 1) {
    const line = `2026-01-31T10:00:00.${n % 1000}Z step ${n}: collecting wheels, building, and whatever else a job has to say\n`;
    left -= line.length;
    yield line;
  }
  yield "=========================== short test summary info ============================\nFAILED test_a.py::test_a - AssertionError: assert 0\n1 failed in 0.01s\n";
}

export async function log(bench) {
  const [small, large] = [await written("small.log", noise(1)), await written("large.log", noise(LOG_BYTES))];
  const begun = performance.now();
  let bytes = 0;
  for await (const chunk of createReadStream(large)) bytes += chunk.length;
  const bare = (performance.now() - begun) / 1000;
  need(bytes === statSync(large).size, "the log was not read whole");
  const [few, many] = [small, large].map((path) => read(bench, ["--pytest-log", path]));
  need(many.report.chains.length === few.report.chains.length, JSON.stringify(many.report.unmapped));
  return [
    timed("reading a log of 200 MB, less what a short one takes / reading its bytes", many.seconds - few.seconds, bare, 3),
    { what: "peak memory, a log of 200 MB / a short one", ours: `${many.mib.toFixed(0)} MiB`, theirs: `${few.mib.toFixed(0)} MiB`, ratio: many.mib / few.mib, reach: 1.5 },
  ];
}
