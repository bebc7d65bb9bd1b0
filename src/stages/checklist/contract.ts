/** Contract `@PRE` against real input: what the regions on the chains ask for, and what the failing calls were given. */
import type { Frame } from "../../probe/facts.js";
import type { Evidence } from "../../trace/evidence.js";
import { enclosing } from "../../diagnose/facts-of-sources.js";
import { filled, some, testsOf, type Answer, type Check, type Subject } from "./check.js";

const MOST = 5;

interface Judged {
  readonly said: string;
  readonly evidence: Evidence;
}

function ask(subject: Subject): Promise<Answer | null> {
  const { fresh, failures, dossier } = subject;
  const seen = testsOf(fresh?.outcome.failures ?? failures);
  const frames = [...new Map(seen.flatMap((f) => f.exceptions.flatMap((e) => e.frames)).filter((f) => dossier.firstParty(f.file)).map((f) => [`${f.file}:${f.func}`, f])).values()];
  const contracts = frames.flatMap((frame) => preconditions(subject, frame)).slice(0, MOST);
  const judged = contracts.length > 0 ? contracts : frames.flatMap((frame) => annotations(subject, frame)).slice(0, MOST);
  const evidence = filled([...(fresh === null ? [dossier.failures[0].evidence] : [fresh.evidence]), ...judged.map((j) => j.evidence)]);
  const none = contracts.length > 0 ? "" : "no file on the chains states a `@PRE`; ";
  const said = judged.length === 0 ? `${none}no annotated function of the project is on them either` : `${none}${some(judged.map((j) => j.said), MOST)}`;
  return Promise.resolve(evidence === null ? null : { said, evidence });
}

/** Names and types of what a call was given, never values. */
const given = ({ locals }: Frame, names: readonly string[]): string => names.flatMap((n) => (locals[n] === undefined ? [] : [`\`${n}\` is \`${locals[n]}\``])).join(", ");

function preconditions({ anchors, bench: { context } }: Subject, frame: Frame): Judged[] {
  const region = anchors.at(frame.file, frame.line);
  return (region?.tags ?? []).filter((t) => t.name === "PRE").map(({ text, line }) => {
    const names = (text.match(/[^\W\d]\w*/gu) ?? []).filter((word) => frame.locals[word] !== undefined);
    const verdict = broken(text, frame.locals);
    const real = given(frame, [...new Set(names)]) || "the call shows no name of it";
    return { said: `\`@PRE ${text}\` of \`${frame.func}\`: ${verdict ?? real}`, evidence: context.recorder.fromFile(frame.file, [line, line], `states a precondition; ${verdict ?? real}`) };
  });
}

/** Where the types alone decide: `x is not None` against `None`, `x is an int` or `isinstance(x, int)` against another type. */
function broken(text: string, locals: Frame["locals"]): string | null {
  for (const [name, type] of Object.entries(locals)) {
    const about = (pattern: string): RegExpExecArray | null => new RegExp(pattern.replaceAll("NAME", `(?<!\\w)${name}(?!\\w)`), "i").exec(text);
    if (type === "NoneType" && about("NAME\\W{0,3}(?:is|must be|!=)?\\W*(?:not|never|non-?)\\s*`?None|NAME[^.;]*\\bnot None") !== null) return `violated: \`${name}\` is \`None\``;
    const wanted = (about("isinstance\\(\\s*NAME\\s*,\\s*(\\w+)\\s*\\)") ?? about("NAME`?\\s*(?::|is an?|must be an?)\\s*`?(int|str|float|bytes|list|dict|tuple|set)\\b"))?.[1];
    if (wanted !== undefined && wanted !== type && !(wanted === "int" && type === "bool")) return `violated: \`${name}\` is \`${type}\`, not \`${wanted}\``;
  }
  return null;
}

/** Without contracts, the annotations are what the code states of its input. */
function annotations({ dossier, bench: { context } }: Subject, frame: Frame): Judged[] {
  const def = dossier.isTest(frame.file) ? undefined : enclosing(dossier, frame.file, frame.line);
  const typed = (def?.params ?? []).filter((p) => p.annotation !== null && frame.locals[p.name] !== undefined);
  if (def === undefined || typed.length === 0) return [];
  const said = typed.map((p) => `\`${p.name}: ${p.annotation ?? ""}\` is \`${frame.locals[p.name] ?? ""}\``).join(", ");
  return [{ said: `in \`${def.qualname}\` ${said}`, evidence: context.recorder.fromFile(frame.file, [def.line, def.line], `annotates what it takes; ${said}`) }];
}

export const contract: Check = { line: "contract `@PRE` against real input", ask };
