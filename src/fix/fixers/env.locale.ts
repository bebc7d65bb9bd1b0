/** Names the encoding of text that a call reads or writes in whatever the locale has. */
import { tail } from "../../diagnose/facts-of-sources.js";
import { callsIn, literal, withArgument, type Call } from "../calls.js";
import type { Fixer } from "../fix.js";
import { edited, proposal } from "../project.js";
import { lineAt, textOf, type Change, type Source } from "../../syntax/source.js";

/** Calls that open text, with the number of positional arguments that come before `encoding`. */
const OPENERS: Readonly<Record<string, number>> = { open: 3, fdopen: 3, read_text: 0, write_text: 1, TextIOWrapper: 1, NamedTemporaryFile: 2, TemporaryFile: 2, FileHandler: 2, RotatingFileHandler: 4, TimedRotatingFileHandler: 4 };
const RUNNERS = new Set(["run", "Popen", "check_output", "check_call", "call"]);
/** `open` of modules whose files are no text, or that name their encoding otherwise. */
const OTHERS = /(?:^|\.)(?:os|gzip|bz2|lzma|zipfile|tarfile|Image|webbrowser|shelve|dbm|codecs|wave|io\.open_code)\.open$/;
/** Handlers that turn what cannot be decoded into something else. */
const MANGLING = new Set(["replace", "ignore", "backslashreplace", "surrogateescape"]);

export const locale: Fixer = {
  kinds: ["env.locale"],
  propose({ root: { file, line }, source }) {
    const code = file === null ? null : source(file);
    if (code === null || line === null) return [];
    const all = callsIn(code).filter((call) => opensText(code, call));
    const here = all.filter(({ node, list }) => lineAt(code.text, node.from) <= line && line <= lineAt(code.text, list.to));
    // What a module writes it reads again: both sides have to agree.
    const groups = here.length === 0 ? [] : [here, ...(all.length > here.length ? [all] : [])];
    return groups.flatMap((calls) => proposal("names UTF-8 as the encoding", [edited(code, calls.flatMap((call) => utf8(code, call)))]));
  },
};

function opensText(source: Source, { func, args, node }: Call): boolean {
  if (node.name === "Decorator" || args.some((a) => a.name === "encoding" || textOf(source, a.value).startsWith("*"))) return false;
  const name = tail(func);
  if (RUNNERS.has(name)) return /subprocess|Popen/.test(func) && args.some((a) => (a.name === "text" || a.name === "universal_newlines") && textOf(source, a.value) === "True");
  const before = OPENERS[name];
  if (before === undefined || OTHERS.test(func)) return false;
  const positional = args.filter((a) => a.name === null);
  const modes = [...positional.slice(0, before), ...args.filter((a) => a.name === "mode")].map((a) => literal(source, a.value)).filter((text) => text !== null && /^[rwaxbt+]{1,4}$/.test(text));
  const isBinary = modes.some((mode) => mode?.includes("b") === true) || (/TemporaryFile$/.test(name) && modes.length === 0);
  return !isBinary && positional.length <= before;
}

/** The encoding in place of a handler for errors, which it makes needless, else as the last argument. */
function utf8(source: Source, call: Call): readonly Change[] {
  const errors = call.args.find((a) => a.name === "errors" && MANGLING.has(literal(source, a.value) ?? ""));
  if (errors !== undefined) return [{ from: errors.from, to: errors.to, insert: 'encoding="utf-8"' }];
  return [withArgument(source, call, 'encoding="utf-8"')];
}
