/** Probes for nodes that neither order nor company explains: one factor of the run changed at a time. */
import { availableParallelism } from "node:os";
import { timeLeft } from "../../context.js";
import type { Way } from "./answer.js";
import { ask } from "./ask.js";
import { confirmFlip, flipped, type Setting, type Turn } from "./flip.js";
import type { Isolation } from "./isolation.js";
import { fresh, hashSeed, type Fresh, type Lab } from "./lab.js";
import type { Factor } from "./replies.js";
import type { Subject } from "./subject.js";
import { share } from "./time.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** More nodes than this are not varied: each costs dozens of runs. */
const MOST = 8;

/** CI ran within the last days: the hours of a day and the days of a week are where the clock may have stood. */
export const CLOCKS: readonly Factor[] = [
  ["time-zone", ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati", "Pacific/Pago_Pago"]],
  ["clock", [...[4, 8, 12, 16, 20].map((h) => h * HOUR), ...[1, 2, 3, 4, 5, 6].map((d) => -d * DAY)]],
];
const SEEDS: Factor = ["random-seed", [0, 1, 2, 3, 4, 5, 6, 7]];
const LOAD: Factor = ["cpu-load", [2 * availableParallelism()]];

/**
 * Changes one factor after the other, those that most often differ between two machines first.
 * @returns an isolation for each node that a factor turns, confirmed in fresh processes
 */
export async function byFactors(lab: Lab, way: Way, subjects: readonly Subject[]): Promise<Map<string, Isolation>> {
  const tests = subjects.filter((s) => s.node.includes("::")).slice(0, MOST);
  for (const s of subjects.filter((x) => !tests.includes(x))) lab.context.notRun.push({ step: `one factor changed: ${s.node}`, reason: s.node.includes("::") ? `only ${String(MOST)} tests are varied` : "only tests are varied" });
  const found = new Map<string, Isolation>();
  const open = (): Subject[] => tests.filter((s) => !found.has(s.node));
  const add = (more: ReadonlyMap<string, Isolation>): void => { for (const [node, isolation] of more) found.set(node, isolation); };
  // What a seed decides would seem, by chance, to heed whatever else is changed.
  add(await inProcess(lab, way, open(), [SEEDS]));
  add(await byEnvironment(lab, open().filter((s) => s.base !== "mixed"), "hash-seed"));
  add(await twoAtOnce(lab, open().filter((s) => s.base === "passes")));
  add(await inProcess(lab, way, open(), [...CLOCKS, LOAD]));
  add(await byEnvironment(lab, open().filter((s) => s.base === "passes"), "locale"));
  return found;
}

/** Factors that a running process can change. */
export async function inProcess(lab: Lab, way: Way, subjects: readonly Subject[], factors: readonly Factor[]): Promise<Map<string, Isolation>> {
  const answers = await ask(lab, way, {
    stage: "after-collection", files: [...new Set(subjects.map((s) => s.file))], seconds: share(lab, 0.4),
    questions: subjects.map((s) => ({ ask: "vary", node: s.node, base: s.base === "mixed" ? "mixed" : "steady", times: s.base === "mixed" ? 4 : 2, factors })),
  });
  const found = new Map<string, Isolation>();
  for (const answer of answers) {
    const subject = subjects.find((s) => s.node === answer.question.node);
    subject?.addAnswer(answer);
    if (subject === undefined || answer.flip === null) continue;
    const { factor, failing, passing } = answer.flip;
    const setting = (value: number | string | null): Setting => ({
      words: value === null ? "as it is" : NAMES[factor](value),
      ...(value === null ? {} : factor === "time-zone" ? { env: { TZ: String(value) } } : { factor: [factor, value] as const }),
    });
    const isolation = await confirmFlip(lab, subject, { factor, failing: setting(failing), passing: setting(passing) });
    if (isolation !== null) found.set(subject.node, isolation);
  }
  return found;
}

const NAMES = {
  "random-seed": (v: number | string) => `random.seed(${String(v)}) before it`,
  "time-zone": (v: number | string) => `TZ=${String(v)}`,
  clock: (v: number | string) => `the clock moved by ${String(Number(v) / HOUR)} h`,
  "cpu-load": (v: number | string) => `${String(v)} busy processes beside it`,
} as const;

/** Factors that a process has from its start, and whether the outcome without them is that of a fixed value. */
const ENVIRONMENTS = {
  "hash-seed": { drawn: true, values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((s) => ({ PYTHONHASHSEED: String(s) })) },
  locale: { drawn: false, values: [{ LC_ALL: "C", PYTHONUTF8: "0", PYTHONCOERCECLOCALE: "0" }, { LC_ALL: "C.UTF-8" }] },
} as const;

/** Of slow nodes so many values have to do: of two orders five seeds miss one in 32 times. */
const ENOUGH = 5;
const SLOW_MS = 10_000;

/** All nodes in one process for each value, until each node has shown both outcomes. */
export async function byEnvironment(lab: Lab, subjects: readonly Subject[], factor: keyof typeof ENVIRONMENTS): Promise<Map<string, Isolation>> {
  const { drawn, values } = ENVIRONMENTS[factor];
  const seen = new Map(subjects.map((s) => [s, new Map<boolean, Setting>(drawn ? [] : [[s.base === "fails", { words: "as it is" }]])]));
  const found = new Map<string, Isolation>();
  const begun = performance.now();
  for (const [tried, env] of values.entries()) {
    const run = subjects.filter((s) => (seen.get(s)?.size ?? 0) < 2);
    if (run.length === 0 || timeLeft(lab.context) === 0 || (tried >= ENOUGH && performance.now() - begun > SLOW_MS)) break;
    const words = Object.entries(env).map(([name, value]) => `${name}=${value}`).join(" ");
    const done = await fresh(lab, { run: run.map((s) => s.node), env: { ...hashSeed(lab, 0), ...env }, about: words });
    for (const s of run) {
      const red = done.failed.has(s.node);
      const own = seen.get(s);
      if ((red || done.passed.has(s.node)) && own?.has(red) === false) own.set(red, { words, env });
    }
  }
  for (const [subject, own] of seen) {
    const [failing, passing] = [own.get(true), own.get(false)];
    const isolation = failing === undefined || passing === undefined ? null : await confirmFlip(lab, subject, { factor, failing, passing } satisfies Turn);
    if (isolation !== null) found.set(subject.node, isolation);
  }
  return found;
}

/** So many times two at once, of which so many must fail: once may be chance. */
const PAIRS = { first: 2, most: 5, red: 3 };

/** Two processes of the same tests at once, as two workers would run them; more than once, for they have to collide. */
async function twoAtOnce(lab: Lab, subjects: readonly Subject[]): Promise<Map<string, Isolation>> {
  const found = new Map<string, Isolation>();
  const seen = new Set<Subject>();
  for (let n = 1; n <= PAIRS.first && seen.size < subjects.length && timeLeft(lab.context) > 0; n += 1) {
    const open = subjects.filter((s) => !seen.has(s));
    const both = await pair(lab, open);
    for (const subject of open) {
      const failing = both.find((f) => f.failed.has(subject.node));
      if (failing === undefined) continue;
      seen.add(subject);
      const isolation = await collides(lab, subject, failing, n);
      if (isolation !== null) found.set(subject.node, isolation);
    }
  }
  return found;
}

function pair(lab: Lab, subjects: readonly Subject[]): Promise<readonly Fresh[]> {
  return Promise.all([1, 2].map((k) => fresh(lab, { run: subjects.map((s) => s.node), env: hashSeed(lab, 0), about: `process ${String(k)} of two at once` })));
}

/**
 * By turns alone, where it must pass each time, and two at once. Null where chance explains what was seen.
 * @param failing the run of the first pair in which it failed
 * @param made pairs until then, this one among them
 */
async function collides(lab: Lab, subject: Subject, failing: Fresh, made: number): Promise<Isolation | null> {
  subject.addFresh(failing);
  for (let [pairs, red] = [made, 1]; ; pairs += 1) {
    const passing = await fresh(lab, { run: [subject.node], env: hashSeed(lab, 0), about: "with no other process beside it" });
    subject.addFresh(passing);
    if (!passing.passed.has(subject.node)) return null;
    if (red === PAIRS.red) return flipped(lab, subject, { factor: "workers", failing: { words: "two at once", env: hashSeed(lab, 0) } }, failing, passing);
    if (red + PAIRS.most - pairs < PAIRS.red || timeLeft(lab.context) === 0) return null;
    const again = (await pair(lab, [subject])).find((f) => f.failed.has(subject.node));
    if (again === undefined) continue;
    subject.addFresh(again);
    red += 1;
  }
}
