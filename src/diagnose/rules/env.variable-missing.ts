/** An environment variable that is not set where the code reads it without a usable default. */
import type { ExceptionFact } from "../../probe/facts.js";
import type { SourceFacts } from "../../probe/source-facts.js";
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, own, ownFrames, raised, raisedIn, type Raised } from "../facts-of-frames.js";
import { calls, conftests, defOf, enclosing, reach, tail, testFile, textAt, textsOf, type At, type Call } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

type EnvRead = SourceFacts["env_reads"][number];
type Read = EnvRead & At & {
  /** The function of the project's own that the line calls to read it; null for a line that reads by itself. */
  readonly through: string | null;
};

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
  const whole: Read = read ?? { file: frame.file, line: frame.line, end_line: frame.line, name, has_default: false, scope: "", through: null };
  const certain = via === "raised" || via === "cause";
  const why = "and gives no default: `KeyError` follows";
  // A function that reads whatever it is asked for: who asks names the variable.
  const asked = read === undefined || read.name !== null ? undefined : askedFor(dossier, exception, read);
  return [...(asked === undefined ? [] : [told(dossier, asked, 0.97 * weight, certain, why)]), told(dossier, { ...whole, name }, (asked === undefined ? 0.96 : 0.8) * weight, certain, why)];
}

/** Who asked a function that reads whatever it is asked for, and gave no default: the line of a caller in the code, by the name that the message has where it has one. */
function askedFor(dossier: Dossier, exception: ExceptionFact, { scope }: EnvRead): Read | undefined {
  const asked = ownFrames(dossier, exception).slice(0, -1).filter(({ file }) => !dossier.isTest(file)).flatMap((one) => readsAt(dossier, one.file, one.line)).filter((one) => one.through === tail(scope) && !one.has_default);
  return asked.findLast(({ name }) => name !== null && exception.message.includes(name)) ?? asked.at(-1);
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
  const asked = inside.flatMap((read) => (read.name === null ? (askedFor(dossier, exception, read) ?? []) : []))[0];
  if (asked !== undefined) return [told(dossier, asked, 0.95 * weight, false, `so \`${frame.file}:${String(frame.line)}\` refuses to go on`), ...inside.slice(-1).map((read) => told(dossier, read, 0.7 * weight, false, "whichever it is asked for"))];
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
    const holder = holderOf(textAt(dossier, read.file, read.line), read.through);
    const onFrame = frames.some((frame) => frame.file === read.file && inSameFunction(dossier, frame, read));
    const mentioned = holder !== undefined && new RegExp(`\\b${holder}\\b`).test(text);
    if (!mentioned && (spelt || !onFrame)) return [];
    const late = test !== null && read.scope === "" && setsLater(dossier, test, read.name);
    const why = read.scope === "" ? `when the module is imported${late ? ", before the test's own set-up sets it," : ""} and keeps \`None\` for good` : "and gets `None`";
    return [told(dossier, read, (spelt ? 0.8 : mentioned ? 0.92 : 0.75) * weight, false, why)];
  });
}

/** The name, attribute, parameter or key that the line gives what it reads. */
function holderOf(text: string, through: string | null): string | undefined {
  const before = text.slice(0, text.search(through === null ? /(?:os\.)?(?:environ|getenv)\b/ : new RegExp(`(?:\\w+\\.)*\\b${through}\\(`)));
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

/** What a file reads from the environment: by itself, and through functions of the project that read what they are asked for. */
function reads(dossier: Dossier, file: string): readonly Read[] {
  const { env_reads = [], calls: made = [] } = dossier.sources.get(file) ?? {};
  const asked = readers(dossier).flatMap((reader) => made.filter((call) => asks(reader, call)).map((call): Read => {
    const { line, end_line, scope, args, keywords } = call;
    const given = reader.fallback === null ? reader.has_default : args > reader.fallback.at || keywords.includes(reader.fallback.name);
    return { file, line, end_line, scope, name: call.literals[reader.at] ?? null, has_default: given, through: reader.name };
  }));
  return [...env_reads.map((read) => ({ ...read, file, through: null })), ...asked];
}

interface Reader {
  readonly name: string;
  readonly isMethod: boolean;
  /** Which argument names the variable. */
  readonly at: number;
  readonly has_default: boolean;
  /** The parameter that it falls back to and that is None where nobody gives it. */
  readonly fallback: { readonly name: string; readonly at: number } | null;
}

/** Functions of the project that read the variable that one of their parameters names. */
function readers(dossier: Dossier): readonly Reader[] {
  return [...dossier.sources].filter(([file]) => own(dossier, file)).flatMap(([file, source]) => source.env_reads.filter(({ name, scope }) => name === null && scope !== "").flatMap((read): Reader[] => {
    const def = defOf(dossier, file, read.scope);
    const isMethod = read.scope.includes(".") && /^(?:self|cls)$/.test(def?.params[0]?.name ?? "");
    const params = (def?.params ?? []).slice(isMethod ? 1 : 0);
    const text = textsOf(dossier, file, read.line, read.end_line).join(" ");
    const on = params.map((one, at) => ({ ...one, at })).filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    const named = on.find(({ default: value }) => value === null);
    const fallback = on.find(({ default: value }) => value === "None");
    return named === undefined ? [] : [{ name: tail(read.scope), isMethod, at: named.at, has_default: read.has_default, fallback: fallback ?? null }];
  }));
}

/** A method's name may be anybody's: there the argument has to look like a variable's. */
function asks({ name, isMethod, at }: Reader, call: Call): boolean {
  const literal = call.literals[at];
  return tail(call.func) === name && literal != null && (!isMethod || /^[A-Z][A-Z0-9_]+$/.test(literal));
}

export const rule: Rule = { kind: "env.variable-missing", match };
