/** Stacks that the runs have shown, whichever way they came to light. */
import { timedOut } from "../diagnose/facts-of-async.js";
import { own, raised } from "../diagnose/facts-of-frames.js";
import type { Dossier } from "../diagnose/dossier.js";
import type { Frame } from "../probe/facts.js";

/** Frames outermost first: of exceptions, of threads and tasks at a time-out, of coroutines that kept their thread. */
export function stacksOf(dossier: Dossier): readonly (readonly Frame[])[] {
  const [failure] = dossier.failures;
  const hang = failure.type === "run" ? failure.hang : null;
  return [
    ...(timedOut(dossier) ?? []),
    ...(hang === null ? [] : [...hang.threads, ...hang.tasks].map((one) => one.frames)),
    ...raised(dossier).map(({ exception }) => exception.frames),
    ...dossier.facts.flatMap((fact) => (fact.t === "blocked" ? [fact.frames] : [])),
  ];
}

/** The project's frame from which a place was called, with the function that was called; by every stack once. */
export function callersOf(dossier: Dossier, file: string, line: number): readonly { readonly frame: Frame; readonly callee: Frame }[] {
  const found = new Map<string, { frame: Frame; callee: Frame }>();
  for (const frames of stacksOf(dossier).map((stack) => stack.filter((frame) => own(dossier, frame.file)))) {
    frames.forEach((callee, i) => {
      const frame = frames[i - 1];
      if (callee.file === file && callee.line === line && frame !== undefined) found.set(`${frame.file}:${String(frame.line)}`, { frame, callee });
    });
  }
  return [...found.values()];
}
