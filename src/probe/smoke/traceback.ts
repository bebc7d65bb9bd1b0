/** What a Python program prints as it ends, as the exceptions that the plugin would have seen. Format: `Lib/traceback.py`. */
import type { ExceptionFact, Frame } from "../facts.js";
import { toProject } from "../paths.js";

const START = /^Traceback \(most recent call last\):$/;
const FRAME = /^ {2}File "(.+)", line (\d+)(?:, in (.+))?$/;
const ENDED = /^([A-Za-z_][\w.]*)(?:: (.*))?$/;
const CAUSE = /^The above exception was the direct cause of the following exception:$/;
const CONTEXT = /^During handling of the above exception, another exception occurred:$/;

/** The built-in classes above each, nearest first, as far as anybody asks for them. */
const PARENTS: Readonly<Record<string, string>> = {
  ModuleNotFoundError: "ImportError", KeyError: "LookupError", IndexError: "LookupError", UnboundLocalError: "NameError", RecursionError: "RuntimeError", NotImplementedError: "RuntimeError",
  FileNotFoundError: "OSError", PermissionError: "OSError", ConnectionError: "OSError", ConnectionRefusedError: "ConnectionError", TimeoutError: "OSError", UnicodeDecodeError: "UnicodeError",
  UnicodeEncodeError: "UnicodeError", UnicodeError: "ValueError", IndentationError: "SyntaxError", TabError: "IndentationError", ZeroDivisionError: "ArithmeticError", OverflowError: "ArithmeticError",
};

function mroOf(type: string): string[] {
  const mro = [type];
  for (let at = PARENTS[type]; at !== undefined; at = PARENTS[at]) mro.push(at);
  return [...mro, "Exception", "BaseException", "object"];
}

/**
 * The exceptions of the last traceback in a program's output, the raised one first; none where it printed none.
 * @param project absolute: paths in it become relative
 */
export function exceptionsIn(output: string, project: string): ExceptionFact[] {
  const blocks: { lines: string[]; link: ExceptionFact["link"] }[] = [];
  let [open, link]: [string[] | null, ExceptionFact["link"]] = [null, "none"];
  for (const line of output.split(/\r?\n/)) {
    if (START.test(line)) {
      if (link === "none") blocks.length = 0;
      open = [];
      blocks.push({ lines: open, link });
      link = "none";
    } else if (CAUSE.test(line)) link = "cause";
    else if (CONTEXT.test(line)) link = "context";
    else open?.push(line);
  }
  const read = blocks.map((b) => exceptionOf(b.lines, project)).reverse();
  // How an exception hangs on the one before it stands with the later block.
  return read.map((e, i) => ({ ...e, link: i === 0 ? "none" : (blocks[blocks.length - i]?.link ?? "none") }));
}

function exceptionOf(lines: readonly string[], project: string): ExceptionFact {
  const found: Frame[] = [];
  for (const [at, line] of lines.entries()) {
    const [, file, number, func] = FRAME.exec(line) ?? [];
    const code = /^ {4}(\S.*)$/.exec(lines[at + 1] ?? "")?.[1] ?? null;
    if (file !== undefined) found.push({ file: toProject(file, project), line: Number(number), func: func ?? "", code, locals: {} });
  }
  const last = lines.findLastIndex((l) => FRAME.test(l));
  const end = lines.slice(last + 1).find((l) => ENDED.test(l)) ?? "";
  const [, name = "Exception", message = ""] = ENDED.exec(end) ?? [];
  const type = name.slice(name.lastIndexOf(".") + 1);
  const module = name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : "builtins";
  const at = found.at(-1);
  // A syntax error names its own place last; that is no frame.
  const syntax = type === "SyntaxError" || PARENTS[type] === "SyntaxError" || type === "TabError";
  const missing = /^No module named '([^']+)'/.exec(message)?.[1] ?? null;
  const lacks = /^cannot import name '([^']+)' from (?:partially initialized module )?'([^']+)'/.exec(message);
  return {
    type, module, mro: mroOf(type), message, link: "none", suppressed: false, frames: syntax ? found.slice(0, -1) : found,
    import: missing !== null ? { name: missing, path: null, from_name: null } : lacks === null ? null : { name: lacks[2] ?? null, path: null, from_name: lacks[1] ?? null },
    attribute: null, name: /^name '([^']+)' is not defined/.exec(message)?.[1] ?? null, key: type === "KeyError" ? message : null,
    syntax: syntax && at !== undefined ? { file: at.file, line: at.line, text: at.code, message } : null,
    os: null, unicode: null, fixture: null, call: null, nones: [], coroutines: [], mocks: [],
  };
}
