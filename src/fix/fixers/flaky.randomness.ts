/** Has the test decide what is drawn: the middle in place of a jitter, else a seed. */
import { callsOn } from "../awaiting.js";
import { tail } from "../../diagnose/facts-of-sources.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { atBeginning, functionsIn, withParameter, type Func } from "../functions.js";
import { child, textOf, type Source } from "../../syntax/source.js";

/** What a draw comes to without its spread. */
const MIDDLE: Readonly<Record<string, string>> = {
  uniform: "lambda low, high: (low + high) / 2", random: "lambda: 0.5", gauss: "lambda mu, sigma: mu", normalvariate: "lambda mu, sigma: mu",
};
/** One seed is tried: to look for one that lets the test pass would hide what the others show. */
const SEED = "0";

export const randomness: Fixer = {
  kinds: ["flaky.randomness"],
  propose(patient) {
    const { root: { file, line } } = patient;
    const source = file === null ? null : patient.source(file);
    const call = source === null || line === null ? undefined : callsOn(source, line).find(({ func }) => /^(?:random|np\.random|numpy\.random)\.[a-z]\w*$/.test(func));
    const tests = testsOf(patient);
    if (source === null || call === undefined || tests === null) return [];
    const name = tail(call.func);
    const isPlain = call.func.startsWith("random.");
    const middle = isPlain && name in MIDDLE ? inTests(patient, tests, `monkeypatch.setattr(random, "${name}", ${MIDDLE[name] ?? ""})`, "random", `has \`random.${name}()\` give the middle in the test`) : [];
    const seeded = isPlain ? inTests(patient, tests, `random.seed(${SEED})`, "random", "seeds the random source in the test") : inTests(patient, tests, `numpy.random.seed(${SEED})`, "numpy", "seeds the random source in the test");
    return [...middle, ...seeded];
  },
};

interface Test {
  readonly source: Source;
  readonly func: Func;
}

/** The test functions of all failing nodes; null where one is not found, or takes no fixtures. */
function testsOf(patient: Patient): readonly Test[] | null {
  const found = new Map<string, Test>();
  for (const failure of patient.dossier.failures) {
    if (failure.type !== "test") return null;
    const [file = "", ...rest] = failure.node.replace(/\[.*$/s, "").split("::");
    const source = patient.source(file);
    const [func, ...more] = source === null ? [] : functionsIn(source).filter((f) => f.name === rest.at(-1));
    const bases = func?.owner == null ? null : child(func.owner, "ArgList");
    if (source === null || func === undefined || more.length > 0 || (bases !== null && /TestCase/.test(textOf(source, bases)))) return null;
    found.set(`${file}:${func.name}`, { source, func });
  }
  return [...found.values()];
}

function inTests(patient: Patient, tests: readonly Test[], line: string, module: string, summary: string): readonly Proposal[] {
  const changes = new Changes(patient);
  for (const { source, func } of tests) {
    const put = atBeginning(source, func, [line]);
    if (put === null) return [];
    changes.import(source, module, null).add(source, [put, ...(line.startsWith("monkeypatch.") ? withParameter(source, func, "monkeypatch") : [])]);
  }
  return changes.propose(summary);
}
