/** Text is read or written in whatever encoding the machine's locale has. */
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, own, raised, type Raised } from "../facts-of-frames.js";
import { calls, surroundings, tail, testFile, textAt, type At, type Call } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const OPENERS = new Set(["open", "read_text", "write_text", "fdopen", "TextIOWrapper", "NamedTemporaryFile", "TemporaryFile", "FileHandler", "FileInput"]);
const OPENS = /\b(?:open|read_text|write_text)\(/;
const RUNNERS = new Set(["run", "Popen", "check_output"]);
/** Text that came through a wrong decoding: U+FFFD, a surrogate escape, or UTF-8 read as Latin-1. */
const MANGLED = /\uFFFD|\\ufffd|\\udc[89a-f]|Ã[\u0080-\u00bf]|\\xc3/i;

function match(dossier: Dossier): readonly Finding[] {
  const direct = raised(dossier).flatMap((one) => [...unicode(dossier, one), ...locale(dossier, one)]);
  return direct.length > 0 ? direct : [...recoded(dossier), ...quiet(dossier)];
}

/** The commit at fault altered the encoding in which a file of the test's way is read or written. */
function recoded(dossier: Dossier): readonly Finding[] {
  const named = (text: string): string | null => /\bencoding\s*=\s*["']([\w-]+)["']/.exec(text)?.[1]?.toLowerCase() ?? null;
  const near = new Set(surroundings(dossier));
  return (dossier.culprit ?? []).filter(({ file }) => near.has(file) && own(dossier, file)).flatMap(({ file, added, removed }) => {
    const before = removed.map(({ text }) => named(text)).find((one) => one !== null);
    const at = before === undefined ? undefined : added.find(({ text }) => named(text) !== before && (named(text) !== null || OPENS.test(text)));
    if (before === undefined || at === undefined) return [];
    return [finding(dossier, {
      kind: "env.locale", at: { file, line: at.line }, score: 0.9, claim: "names another encoding than before",
      statement: `\`${file}:${String(at.line)}\` ${named(at.text) === null ? "names no encoding" : `names the encoding \`${named(at.text) ?? ""}\``} where it was \`${before}\` before the change, so the text is read otherwise and ${failing(dossier)} fails.`,
      disprovedBy: `\`${before}\` there and ${failing(dossier)} still fails`,
    })];
  });
}

function unicode(dossier: Dossier, { exception, weight, via }: Raised): readonly Finding[] {
  const frame = deepest(dossier, exception);
  if (!isA(exception, "UnicodeError") || frame === undefined || exception.unicode === null) return [];
  const call = dossier.sources.get(frame.file)?.calls.find((one) => one.line <= frame.line && frame.line <= one.end_line && opens(one));
  const source = call === undefined ? openerIn(dossier, frame) : { file: frame.file, line: call.line };
  // `bytes.decode("ascii")` chose its encoding itself: then the value is wrong, not the locale.
  if (source === null && (utf8(exception.unicode.encoding) || /\b(en|de)code\(/.test(textAt(dossier, frame.file, frame.line)))) return [];
  const at = source ?? { file: frame.file, line: frame.line };
  return [finding(dossier, {
    kind: "env.locale", at, confidence: via === "raised" || via === "cause" ? "strong" : "weak", score: 0.94 * weight, claim: "gives no encoding",
    statement: `${where(at)} gives no encoding, so the locale's \`${exception.unicode.encoding}\` is taken and ${failing(dossier)} ends in \`${exception.type}\`.`,
    quotes: at.line === frame.line && at.file === frame.file ? [] : [{ file: frame.file, lines: [frame.line, frame.line], claim: "meets the undecodable text" }],
    disprovedBy: `\`PYTHONUTF8=1\` and ${failing(dossier)} still fails`,
  })];
}

/** `locale.setlocale` of a locale that the machine lacks. */
function locale(dossier: Dossier, { exception, weight }: Raised): readonly Finding[] {
  const frame = deepest(dossier, exception);
  if (exception.module !== "locale" || exception.type !== "Error" || frame === undefined) return [];
  return [finding(dossier, {
    kind: "env.locale", at: { file: frame.file, line: frame.line }, confidence: "strong", score: 0.95 * weight, claim: "asks for a locale",
    statement: `\`${frame.file}:${String(frame.line)}\` asks for a locale that this machine does not have, so ${failing(dossier)} ends in \`locale.Error\`.`, disprovedBy: "`locale -a` lists it",
  })];
}

/** No error: the text was mangled on the way. Only where the locale is not UTF-8. */
function quiet(dossier: Dossier): readonly Finding[] {
  const test = testFile(dossier);
  const { encoding } = dossier.environment;
  if (test === null || encoding.utf8_mode || utf8(encoding.locale)) return [];
  const failure = dossier.failures[0];
  const shown = failure.type === "test" ? `${failure.longrepr} ${failure.exceptions[0]?.key ?? ""} ${failure.assertion?.left ?? ""} ${failure.assertion?.right ?? ""}` : "";
  const foreign = MANGLED.test(shown) || /[^\u0000-\u007f]|\\x[89a-f][0-9a-f]|\\u[0-9a-f]{4}/i.test(shown);
  const near = new Set(surroundings(dossier));
  return calls(dossier, (call, file) => near.has(file) && own(dossier, file) && opens(call)).map(({ file, line }) =>
    finding(dossier, {
      kind: "env.locale", at: { file, line }, score: (foreign ? 0.88 : 0.5) - (dossier.isTest(file) ? 0.2 : 0), claim: "gives no encoding",
      statement: `\`${file}:${String(line)}\` gives no encoding, so the text is read in the locale's \`${encoding.locale}\` and ${failing(dossier)} compares mangled text.`,
      disprovedBy: `\`PYTHONUTF8=1\` and ${failing(dossier)} still fails`,
    })).sort((a, b) => b.score - a.score).slice(0, 3);
}

/** Whether a call opens text without naming an encoding. */
function opens(call: Call): boolean {
  const name = tail(call.func);
  if (call.keywords.includes("encoding") || call.star) return false;
  if (RUNNERS.has(name)) return /subprocess|Popen/.test(call.func) && call.keywords.some((one) => ["text", "universal_newlines"].includes(one));
  if (!OPENERS.has(name) || /^(os|gzip|zipfile|tarfile|Image|webbrowser|shelve|dbm)\.open$/.test(call.func)) return false;
  return !call.literals.some((one) => one !== null && /^[rwaxbt+]{1,4}$/.test(one) && one.includes("b"));
}

/** The last such call before the failing line in the same function: `with open(…) as f: … f.read()`. */
function openerIn(dossier: Dossier, frame: At): At | null {
  const source = dossier.sources.get(frame.file);
  const def = source?.defs.filter((one) => one.kind !== "class" && one.line <= frame.line && frame.line <= one.end_line).at(-1);
  const call = source?.calls.filter((one) => opens(one) && one.line <= frame.line && one.line >= (def?.line ?? 1)).at(-1);
  return call === undefined ? null : { file: frame.file, line: call.line };
}

function utf8(name: string): boolean {
  return /^utf-?8$/i.test(name);
}

export const rule: Rule = { kind: "env.locale", match };
