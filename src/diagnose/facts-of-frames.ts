/** Readings of exceptions and their frames that several rules share. Pure: they look at the dossier and nothing else. */
import type { ExceptionFact, FactOf, Frame } from "../probe/facts.js";
import type { Dossier } from "./dossier.js";
import type { Failure } from "../probe/failure.js";

/** An exception of the group's representative, and how it came to light. */
export interface Raised {
  readonly exception: ExceptionFact;
  readonly failure: Failure;
  /** `raised` ended the test; `cause` and `context` stand behind it; `caught` was taken by a handler of the project that takes everything; `lost` was raised where nobody could catch it. */
  readonly via: "raised" | "cause" | "context" | "caught" | "lost";
  /** How much a root found in it counts against one found in what ended the test (1). */
  readonly weight: number;
  /** The handler that caught it, for `caught`. */
  readonly handler: { readonly file: string; readonly line: number } | null;
}

const WEIGHTS = { raised: 1, cause: 0.97, context: 0.8, caught: 0.85, lost: 0.75 } as const;
/** Errors of the program itself, and warnings that only a setting makes errors: a handler that takes everything was not meant for them. */
const MISTAKES = ["AttributeError", "NameError", "ImportError", "SyntaxError", "TypeError", "Warning"];
/** An import error that a handler of its own expects: an optional dependency, or a misleading excuse. */
const EXPECTED_IMPORT = 0.6;
/** `raise … from None` in a handler: the author meant to hide it. */
const SUPPRESSED = 0.55;
/** Folders that hold other people's code inside a checkout; a version in the name says the same. */
const VENDORED = /(^|\/)(third[_-]?party|vendor(ed)?|_vendor|extern(al)?s?|site-packages|dist-packages|node_modules|build|dist|\.tox|\.nox)\/|(^|\/)[\w.]+-\d+(\.\d+)+\//;

/** Every exception that the representative failure shows, the raised one first. Empty for failures of mypy. */
export function raised(dossier: Dossier): readonly Raised[] {
  const failure = dossier.failures[0];
  if (failure.type === "mypy") return [];
  const shown = failure.exceptions.map((exception): Raised => {
    const via = exception.link === "none" ? "raised" : exception.link;
    return { exception, failure, via, weight: exception.suppressed && !isA(exception, "ImportError") ? SUPPRESSED : WEIGHTS[via], handler: null };
  });
  const node = failure.node;
  for (const fact of dossier.facts) {
    if (fact.t === "caught" && (fact.node === "" || node === null || fact.node === node) && caughtWeight(dossier, fact) > 0)
      shown.push({ exception: fact.exception, failure, via: "caught", weight: caughtWeight(dossier, fact), handler: fact.handler });
    if (fact.t === "unraisable" && (node === null || fact.node === node))
      for (const exception of fact.exceptions) shown.push({ exception, failure, via: "lost", weight: WEIGHTS.lost, handler: null });
  }
  return shown;
}

/** A handler that names what it takes expects it; one that takes everything may hide the root. Tests catch what they like. */
function caughtWeight(dossier: Dossier, { exception, handler: { file, line } }: FactOf<"caught">): number {
  if (!own(dossier, file) || dossier.isTest(file)) return 0;
  const handler = dossier.sources.get(file)?.handlers.find((one) => one.line === line);
  if (handler?.broad === true || (handler === undefined && suppressesAll(dossier, file, line))) return isA(exception, ...MISTAKES) ? WEIGHTS.cause : WEIGHTS.caught;
  if (isA(exception, "FileNotFoundError")) return isShipped(dossier, exception) ? WEIGHTS.caught : 0;
  return isA(exception, "ImportError") ? EXPECTED_IMPORT : 0;
}

/** Whether the checkout has the file that was not found, elsewhere: what is there was meant to be read. */
function isShipped({ files, others }: Dossier, { os }: ExceptionFact): boolean {
  const base = os?.filename?.split(/[\\/]/).at(-1) ?? "";
  return base !== "" && [...files, ...(others ?? [])].some((one) => one === base || one.endsWith(`/${base}`));
}

/** `with suppress(Exception)` takes everything as well. */
function suppressesAll(dossier: Dossier, file: string, line: number): boolean {
  const called = dossier.sources.get(file)?.calls.some((call) => call.line <= line && line <= call.end_line && /(?:^|\.)suppress$/.test(call.func)) === true;
  return called && /\b(?:Base)?Exception\b/.test(dossier.lines.get(file)?.[line - 1] ?? "");
}

/** Whether a class of this name stands in the MRO. */
export function isA(exception: ExceptionFact, ...names: readonly string[]): boolean {
  return names.some((name) => exception.mro.includes(name) || exception.type === name);
}

/** Whether a file is the project's own code: first-party and not a vendored copy of somebody else's. */
export function own(dossier: Dossier, file: string): boolean {
  return dossier.firstParty(file) && !vendored(file);
}

/** Whether the path lies in a folder that holds copies of distributions. */
export function vendored(file: string): boolean {
  return VENDORED.test(file);
}

/** The frames in the project's own files, outermost first. */
export function ownFrames(dossier: Dossier, exception: ExceptionFact): readonly Frame[] {
  return exception.frames.filter((frame) => own(dossier, frame.file));
}

/** The innermost frame in the project's own files. */
export function deepest(dossier: Dossier, exception: ExceptionFact): Frame | undefined {
  return ownFrames(dossier, exception).at(-1);
}

/** The frame that raised. */
export function last(exception: ExceptionFact): Frame | undefined {
  return exception.frames.at(-1);
}

/** Whether one of the frames of a library ends in this file and, where given, one of these functions. */
export function passes(exception: ExceptionFact, file: string, ...funcs: readonly string[]): boolean {
  return exception.frames.some((frame) => isFrame(frame, file, funcs));
}

/** Whether the frame that raised ends in this file and, where given, one of these functions. */
export function raisedIn(exception: ExceptionFact, file: string, ...funcs: readonly string[]): boolean {
  const frame = last(exception);
  return frame !== undefined && isFrame(frame, file, funcs);
}

function isFrame(frame: Frame, file: string, funcs: readonly string[]): boolean {
  // Modules that are frozen into the interpreter (os, from Python 3.11 on) have no path: `<frozen os>`.
  const path = frame.file.replaceAll("\\", "/").replace(/^<frozen (.+)>$/, "$1.py");
  const there = path.endsWith(`/${file}`) || path === file || path.includes(`/${file}/`);
  return there && (funcs.length === 0 || funcs.includes(frame.func));
}

/** The node, file or run that the group stands for, as people know it. */
export function failing(dossier: Dossier): string {
  const failure = dossier.failures[0];
  if (failure.type === "mypy") return "mypy";
  return failure.node === null || failure.node === "" ? "the run" : `\`${failure.node}\``;
}

/** The test's own module and name, without parameters: `tests/a.py`, `test_b`. */
export function testOf(dossier: Dossier): { readonly file: string; readonly name: string } | null {
  const failure = dossier.failures[0];
  if (failure.type === "mypy" || failure.node === null || failure.node === "") return null;
  const [file, ...names] = failure.node.split("::");
  if (file === undefined) return null;
  const plain = failure.node.slice(file.length + 2).replace(/\[.*$/s, "").split("::").at(-1);
  return { file, name: names.length === 0 ? "" : (plain ?? "") };
}
