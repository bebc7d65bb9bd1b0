/** Probes for nodes that neither order nor company explains: one factor of the run changed at a time. */
import { availableParallelism } from "node:os";
import { timeLeft } from "../../context.js";
import type { Way } from "./answer.js";
import { ask } from "./ask.js";
import { confirmFlip, flipped, type Setting, type Turn } from "./flip.js";
import type { Isolation } from "./isolation.js";
import { fresh, hashSeed, type Lab } from "./lab.js";
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
const FACTORS: readonly Factor[] = [["random-seed", [0, 1, 2, 3, 4, 5, 6, 7]], ...CLOCKS, ["cpu-load", [2 * availableParallelism()]]];

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
  add(await byEnvironment(lab, open().filter((s) => s.base !== "mixed"), "hash-seed"));
  add(await twoAtOnce(lab, open().filter((s) => s.base === "passes")));
  add(await inProcess(lab, way, open(), FACTORS));
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

/** Two processes of the same tests at once, as two workers would run them; more than once, for they have to collide. */
async function twoAtOnce(lab: Lab, subjects: readonly Subject[]): Promise<Map<string, Isolation>> {
  const found = new Map<string, Isolation>();
  const env = hashSeed(lab, 0);
  for (let n = 0; n < 2 && found.size < subjects.length && timeLeft(lab.context) > 0; n += 1) {
    const open = subjects.filter((s) => !found.has(s.node));
    const both = await Promise.all([1, 2].map((k) => fresh(lab, { run: open.map((s) => s.node), env, about: `process ${String(k)} of two at once` })));
    for (const subject of open) {
      const failing = both.find((f) => f.failed.has(subject.node));
      if (failing === undefined) continue;
      const passing = await fresh(lab, { run: [subject.node], env, about: "with no other process beside it" });
      subject.addFresh(failing);
      subject.addFresh(passing);
      const isolation = flipped(lab, subject, { factor: "workers", failing: { words: "two at once", env } }, failing, passing);
      if (isolation !== null) found.set(subject.node, isolation);
    }
  }
  return found;
}
