/** Reads CTRF, the Common Test Report Format, as pytest plugins and converters write it. */
import { z } from "zod";
import { UserError } from "../errors.js";
import { location, readTraceback } from "./exception.js";
import type { Origin, Reader, Reference, Reported } from "./failure.js";
import { jsonItems, parse } from "./json-items.js";
import { ofKind } from "./kind.js";
import { crashedWorker } from "./log/crash.js";
import { OrderOf } from "./order.js";
import { cut, cutHead, readText } from "./text.js";

/** The keys that are read of a test, all but the name and status optional. */
const test = z.object({
  name: z.string(),
  status: z.string(),
  /** A list of names, or one text (older writers). */
  suite: z.union([z.string(), z.array(z.string())]).nullish(),
  filePath: z.string().nullish(),
  /** `call_failed` and the like of pytest-json-ctrf. */
  rawStatus: z.string().nullish(),
  message: z.string().nullish(),
  trace: z.string().nullish(),
});
type CtrfTest = z.infer<typeof test>;

/**
 * Streams over `results.tests`. A test that failed first and passed when it was retried has the status `passed`.
 * @see https://ctrf.io/docs/specification/overview
 */
export const readCtrf: Reader = async function* (path, input) {
  const origin: Origin = { input, line: null };
  const order = new OrderOf(origin);
  let read = 0;
  let unread = 0;
  let torn = false;
  for await (const item of jsonItems(ofKind(readText(path, input), ["ctrf", "json"], input, "--ctrf"), ["results", "tests"])) {
    const found = item.kind === "item" ? test.safeParse(parse(item.text)) : null;
    if (item.kind === "torn") torn = true;
    else if (found?.success !== true) unread += 1;
    else {
      read += 1;
      const ref = referenceOf(found.data);
      order.add(ref);
      if (found.data.status === "failed") yield* report(found.data, ref, origin);
    }
  }
  if (read === 0 && !(await holdsTests(path, input))) {
    throw new UserError(`${input} is JSON but no CTRF report (it has no results.tests that can be read): give the file that the CTRF plugin wrote`);
  }
  yield* order.end();
  if (read + unread === 0) yield { type: "unmapped", input, reason: "no test is in it: where pytest could not collect, CTRF says nothing" };
  if (unread > 0) yield { type: "unmapped", input, reason: `${String(unread)} tests have no name and status, or are too long` };
  if (torn) yield { type: "unmapped", input, reason: "breaks off in the middle: what could be read was taken" };
};

/** Whether there is a list of tests at all: a run that collected none leaves an empty one. */
async function holdsTests(path: string, input: string): Promise<boolean> {
  for await (const item of jsonItems(readText(path, input), ["results"])) {
    if (item.kind === "item" && item.key === "tests" && item.text.trim().startsWith("[")) return true;
  }
  return false;
}

/** pytest plugins give the node id as name, or as suite and name; converters what junit has. */
function referenceOf(found: CtrfTest): Reference {
  const { name, suite, filePath } = found;
  const suites = typeof suite === "string" ? suite.split(/ > |::/) : (suite ?? []);
  if (/^[^[]*\.\w+::/.test(name)) return { kind: "node", id: name };
  const [first = "", ...classes] = suites;
  if (/\.py$/.test(first)) return { kind: "node", id: [first, ...classes, name].join("::") };
  return { kind: "junit", classname: suites.filter((s) => s !== "pytest").join("."), name, file: filePath ?? null };
}

function* report(found: CtrfTest, ref: Reference, origin: Origin): Generator<Reported> {
  const [, when] = /^(setup|call|teardown)_/.exec(found.rawStatus ?? "") ?? [];
  const phase = when === "setup" || when === "call" || when === "teardown" ? when : null;
  const trace = found.trace ?? "";
  const said = found.message ?? "";
  // The place alone is the last line of a text, not what it says.
  const { exception, message, place } = readTraceback(trace.split("\n"), said === "" || location(said) !== null ? null : said);
  const text = cutHead(trace === "" ? said : trace, 2000);
  yield { type: "test", ref, phase, exception, message: cut(message, 2000), place, origin, text };
  const node = crashedWorker(message);
  if (node !== null) yield { type: "run", what: "crash", message, node, file: null, line: null, origin, text };
}
