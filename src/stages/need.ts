/** What the next fixer must supply, since it could not be had here: a secret, a service, older commits, a command. */
import type { ExceptionFact } from "../probe/facts.js";
import type { Report } from "../report/schema.js";
import { plural } from "../report/words.js";
import type { Parts } from "./build.js";

type Need = Report["need_context"][number];

const MOST = 20;
/** The name of a variable, as people write it. */
const VARIABLE = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/;
const WANTING = /\b(?:not set|unset|missing|required?|requires|needs?|without|undefined|no)\b/i;
const REFUSED = /connection refused|could not connect|can't connect|cannot connect|name or service not known|temporary failure in name resolution|no route to host|failed to resolve|getaddrinfo failed/i;

/** @param chains with their roots: only what fails, or was skipped, asks for something */
export function needs(parts: Parts): Need[] {
  const all = [...history(parts), ...variables(parts), ...skipped(parts), ...services(parts), ...commands(parts)];
  const seen = new Map<string, Need>();
  for (const need of all) if (!seen.has(need.target)) seen.set(need.target, need);
  return [...seen.values()].slice(0, MOST);
}

/** What a checkout without its history could not tell, in the words of whoever asked. */
function history({ context }: Parts): Need[] {
  return context.notRun.filter((n) => n.reason.includes("fetch-depth: 0")).slice(0, 1).map((n) => ({ target: "base commit", reason: n.reason }));
}

function variables({ trials, context }: Parts): Need[] {
  return trials.flatMap(({ diagnosis: { findings: [root] } }) => {
    const name = root.kind === "env.variable-missing" ? /`([A-Za-z_]\w*)`, which/.exec(root.statement)?.[1] : undefined;
    return name === undefined ? [] : [{ target: name, reason: whyNot(name, context.env) }];
  });
}

function whyNot(name: string, env: Parts["context"]["env"]): string {
  return env[name] === undefined ? "the code reads it, and it is not set here" : `it is set in the step and withheld from the tests: \`--pass-env ${name}\` lets it through`;
}

/** Failing nodes of CI that are skipped here for want of a variable. */
function skipped({ gathered, context }: Parts): Need[] {
  const byName = new Map<string, number>();
  for (const reason of gathered.reproduction.skipped.values()) {
    const name = WANTING.test(reason) ? VARIABLE.exec(reason)?.[0] : undefined;
    if (name !== undefined) byName.set(name, (byName.get(name) ?? 0) + 1);
  }
  return [...byName].map(([target, n]) => ({ target, reason: `${plural(n, "test is", "tests are")} skipped without it; ${whyNot(target, context.env)}` }));
}

function services({ trials }: Parts): Need[] {
  return trials.flatMap(({ diagnosis }) => diagnosis.failures.flatMap((f) => (f.type === "mypy" ? [] : f.exceptions))).flatMap((e) => {
    if (!e.mro.some((c) => c === "ConnectionRefusedError" || c === "gaierror") && !REFUSED.test(e.message)) return [];
    return [{ target: `service${placeOf(e)}`, reason: `the tests connect to it, and nothing answers here: \`${e.type}: ${e.message.split("\n", 1)[0]?.slice(0, 200) ?? ""}\`` }];
  });
}

/** ` at localhost:5432`, as far as the message tells. */
function placeOf({ message }: ExceptionFact): string {
  const [, host, port] = /(?:\(|host[= ]+|server at |to |=)["']?([\w-]+(?:\.[\w-]+)*)["']?(?:[^\n]{0,40}?port[= ]+|:|["']?, ?)(\d{2,5})\b/.exec(message) ?? [];
  return host === undefined ? "" : ` at ${host}:${port ?? ""}`;
}

/** A traceback that nothing here printed again. */
function commands({ collected, context }: Parts): Need[] {
  const [bare] = collected.tests.length === 0 && context.inputs.smoke.length === 0 ? collected.runs.filter((r) => r.what === "traceback") : [];
  return bare === undefined ? [] : [{ target: "command", reason: `what printed the traceback of ${bare.origin.input} was not run again; give it with --smoke` }];
}
