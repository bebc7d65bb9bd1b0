/** An environment variable that is not set where the code reads it without a usable default. */
import type { SourceFacts } from "../../probe/source-facts.js";
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, own, ownFrames, raised, raisedIn, type Raised } from "../facts-of-frames.js";
import { calls, conftests, enclosing, reach, tail, testFile, textAt, type At } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

type Read = SourceFacts["env_reads"][number] & At;

function match(dossier: Dossier): readonly Finding[] {
  const found = raised(dossier).flatMap((one) => [...subscript(dossier, one), ...refused(dossier, one), ...noneFromRead(dossier, one)]);
  return found.filter((one, index) => found.findIndex((other) => other.file === one.file && other.line === one.line) === index);
}

function told(dossier: Dossier, read: Read, score: number, certain: boolean, why: string): Finding {
  const name = read.name === null ? "an environment variable" : `\`${read.name}\``;
  return finding(dossier, {
    kind: "env.variable-missing", at: { file: read.file, line: read.line }, confidence: certain ? "strong" : "weak", score, claim: `reads ${name} from the environment`,
    statement: `${where(read)} reads ${name}, which is not set when it does, ${why} and ${failing(dossier)} fails.`, disprovedBy: `${name} set before the interpreter starts and ${failing(dossier)} still fails`,
  });
}

/** `os.environ[…]`: the KeyError comes out of os.py. */
function subscript(dossier: Dossier, { exception, weight, via }: Raised): readonly Finding[] {
  const frame = deepest(dossier, exception);
  if (!isA(exception, "KeyError") || !raisedIn(exception, "os.py", "__getitem__") || frame === undefined) return [];
  const read = readsAt(dossier, frame.file, frame.line)[0];
  const name = read?.name ?? exception.key?.replace(/^['"]|['"]$/g, "") ?? null;
  const whole: Read = read ?? { file: frame.file, line: frame.line, end_line: frame.line, name, has_default: false, scope: "" };
  return [told(dossier, { ...whole, name }, 0.96 * weight, via === "raised" || via === "cause", "and gives no default: `KeyError` follows")];
}

/** A function that reads the variable and raises its own error, or whose conversion refuses what it got. */
function refused(dossier: Dossier, { exception, weight }: Raised): readonly Finding[] {
  const frame = deepest(dossier, exception);
  if (frame === undefined || raisedIn(exception, "os.py", "__getitem__")) return [];
  const here = readsAt(dossier, frame.file, frame.line);
  if (here.length > 0 && isA(exception, "ValueError", "TypeError", "AttributeError")) return here.slice(0, 1).map((read) => told(dossier, read, 0.85 * weight, false, "so the value cannot be used there"));
  const def = enclosing(dossier, frame.file, frame.line);
  const raises = dossier.sources.get(frame.file)?.raises.some((one) => one.line <= frame.line && frame.line <= one.end_line) === true;
  if (!raises) return [];
  const inside = reads(dossier, frame.file).filter((read) => def === undefined ? read.scope === "" && read.line < frame.line : def.line <= read.line && read.line <= frame.line);
  const named = inside.filter((read) => read.name !== null && exception.message.includes(read.name));
  return (named.length > 0 ? named : inside.slice(-1)).map((read) => told(dossier, read, (named.length > 0 ? 0.93 : 0.7) * weight, false, `so \`${frame.file}:${String(frame.line)}\` refuses to go on`));
}

/** A read without a default gave None, and the failing chain uses the name that holds it. */
function noneFromRead(dossier: Dossier, { exception, weight }: Raised): readonly Finding[] {
  const none = exception.key === "None" || exception.nones.length > 0 || exception.attribute?.owner_kind === "none" || isA(exception, "TypeError") && /NoneType/.test(exception.message);
  // `str(os.environ.get(…))`: the word, where a value of the environment is meant.
  const spelt = !none && /(?:^|["'\s:=(/])None(?:["'\s,;:)/]|$)/.test(exception.message);
  if (!none && !spelt) return [];
  const frames = ownFrames(dossier, exception);
  const test = testFile(dossier);
  const files = new Set([...frames.map((frame) => frame.file), ...frames.flatMap((frame) => reach(dossier, frame.file, 1))]);
  const text = [...frames.map((frame) => frame.code ?? textAt(dossier, frame.file, frame.line)), ...exception.nones].join("\n");
  return [...files].filter((file) => own(dossier, file)).flatMap((file) => reads(dossier, file)).filter((read) => !read.has_default).flatMap((read) => {
    const holder = holderOf(textAt(dossier, read.file, read.line));
    const onFrame = frames.some((frame) => frame.file === read.file && inSameFunction(dossier, frame, read));
    const mentioned = holder !== undefined && new RegExp(`\\b${holder}\\b`).test(text);
    if (!mentioned && (spelt || !onFrame)) return [];
    const late = test !== null && read.scope === "" && setsLater(dossier, test, read.name);
    const why = read.scope === "" ? `when the module is imported${late ? ", before the test's own set-up sets it," : ""} and keeps \`None\` for good` : "and gets `None`";
    return [told(dossier, read, (spelt ? 0.8 : mentioned ? 0.92 : 0.75) * weight, false, why)];
  });
}

/** The name, attribute, parameter or key that the line gives what it reads. */
function holderOf(text: string): string | undefined {
  const before = text.slice(0, text.search(/(?:os\.)?(?:environ|getenv)\b/));
  return /["'](\w+)["']\s*:\s*[\w.(]*$/.exec(before)?.[1] ?? /(\w+)\s*(?::[^=,()]+)?=\s*[\w.(]*$/.exec(before)?.[1] ?? /^\s*(?:self\.)?(\w+)\s*(?::[^=]+)?=[^=]/.exec(before)?.[1];
}

function inSameFunction(dossier: Dossier, frame: At, read: Read): boolean {
  const def = enclosing(dossier, frame.file, frame.line);
  return def !== undefined && def.line <= read.line && read.line <= def.end_line;
}

/** Whether the test's files set the variable themselves, too late for a read at import. */
function setsLater(dossier: Dossier, test: string, name: string | null): boolean {
  const files = new Set([test, ...conftests(dossier, test)]);
  return name !== null && calls(dossier, (call, file) => files.has(file) && /setenv|setitem|patch\.dict/.test(call.func) && (call.literals.includes(name) || tail(call.func) !== "setenv")).length > 0;
}

function readsAt(dossier: Dossier, file: string, line: number): readonly Read[] {
  return reads(dossier, file).filter((read) => read.line <= line && line <= read.end_line);
}

function reads(dossier: Dossier, file: string): readonly Read[] {
  return (dossier.sources.get(file)?.env_reads ?? []).map((read) => ({ ...read, file }));
}

export const rule: Rule = { kind: "env.variable-missing", match };
