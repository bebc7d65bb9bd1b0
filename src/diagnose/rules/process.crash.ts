/** The interpreter died: the line that ran last, and for ctypes the prototype that it used. */
import type { Dossier } from "../dossier.js";
import { failing } from "../facts-of-frames.js";
import { calls, enclosing, grep, reach, surroundings, testFile, type At } from "../facts-of-sources.js";
import { timedOut } from "../facts-of-async.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** faulthandler's lines (Python/traceback.c): `File "x.py", line 3 in f`, innermost first. */
const DUMPED = /File "([^"]+)", line (\d+) in (\S+)/g;
const KILLERS = /^(os\._exit|os\.abort|os\.kill|os\.killpg|signal\.raise_signal|faulthandler\._\w+|ctypes\.string_at|ctypes\.memmove|ctypes\.memset|sys\.setrecursionlimit|ctypes\.cast)$/;
const FATAL = new Set(["os._exit", "os.abort", "os.kill", "signal.raise_signal"]);

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "run" || failure.what !== "crash" || timedOut(dossier) !== null) return [];
  const how = failure.signal === null ? "ended" : `died of ${failure.signal}`;
  const stack = dumped(dossier, `${failure.message}\n${failure.evidence.excerpt}`);
  const make = (at: At, score: number, certain: boolean, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "process.crash", at: { file: at.file, line: at.line }, confidence: certain ? "strong" : "weak", score, claim,
      statement: `${told}, and the interpreter ${how} in ${failing(dossier)}.`, disprovedBy: "the run with `-X faulthandler` shows another line",
    });
  const last = stack[0];
  const native = last === undefined ? [] : prototypes(dossier, last);
  const found = [
    ...native.map((at, index) => make(at, 0.85 - index * 0.1, false, "declares the native function", `${where(at)} declares the native function that ${where(last ?? at)} calls`)),
    ...(last === undefined ? [] : [make(last, native.length > 0 ? 0.8 : 0.9, native.length === 0, "ran last", `${where(last)} ran last`)]),
  ];
  return found.length > 0 ? found : suspects(dossier).map((one) => make(one, one.score, false, `calls \`${one.func}\``, `${where(one)} calls \`${one.func}\``));
}

function dumped(dossier: Dossier, text: string): readonly At[] {
  return [...text.matchAll(DUMPED)].flatMap((found) => {
    const path = (found[1] ?? "").replaceAll("\\", "/");
    const file = dossier.firstParty(path) ? path : dossier.files.find((one) => path.endsWith(`/${one}`) && dossier.firstParty(one));
    return file === undefined || !dossier.files.includes(file) ? [] : [{ file, line: Number(found[2]) }];
  });
}

/** For a call into a C library: the lines that declare the functions which the crashing function names. */
function prototypes(dossier: Dossier, at: At): readonly At[] {
  const def = enclosing(dossier, at.file, at.line);
  const files = reach(dossier, at.file, 3).filter((file) => dossier.sources.get(file)?.imports.some((one) => one.module.split(".")[0] === "ctypes" || one.module.split(".")[0] === "cffi") === true);
  if (def === undefined || files.length === 0) return [];
  const text = (dossier.lines.get(at.file) ?? []).slice(def.line - 1, at.line).join("\n");
  const names = [...text.matchAll(/(?:\.|\[["'])([a-z_]\w+)(?:["']\])?\s*\(/g)].map((found) => found[1] ?? "").filter((name) => !/^(create_string_buffer|addressof|string_at|byref|cast|pointer|decode|encode|append|value)$/.test(name)).reverse();
  return names.flatMap((name) => grep(dossier, new RegExp(`\\b${name}\\.(restype|argtypes)\\b|["']${name}["']\\s*[:,]`), files)).filter((one) => one.file !== at.file || one.line < def.line || one.line > def.end_line).map(({ file, line }) => ({ file, line })).slice(0, 2);
}

/** Without a dump: calls in reach of the test that can end a process. */
function suspects(dossier: Dossier): readonly (At & { readonly func: string; readonly score: number })[] {
  const test = testFile(dossier);
  const near = new Set(test === null ? [...dossier.sources.keys()] : surroundings(dossier));
  return calls(dossier, (call, file) => near.has(file) && KILLERS.test(call.func)).map(({ file, line, call }) => ({ file, line, func: call.func, score: FATAL.has(call.func) ? 0.8 : 0.6 })).sort((a, b) => b.score - a.score).slice(0, 3);
}

export const rule: Rule = { kind: "process.crash", match };
