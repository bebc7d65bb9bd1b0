/** The signature of a failure: the same for the same fault over line shifts, paths, addresses, timings and parameters. */
import { createHash } from "node:crypto";
import type { ExceptionFact, Frame } from "./facts.js";
import type { Failure } from "./failure.js";

/** Words that change from run to run or from parameter to parameter, out of a message. */
export function skeleton(message: string): string {
  return (message.split("\n", 1)[0] ?? "")
    .replace(/0x[0-9a-fA-F]+/g, "0x#")
    .replace(/(["'`]).*?\1/g, "'#'")
    .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.+-]+){2,}/g, "/#")
    .replace(/\d+(?:\.\d+)?/g, "#")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}

/** The frame nearest to the failure that the project owns; a test's own frame only where nothing else is there. */
export function deepest(exception: ExceptionFact, firstParty: (file: string) => boolean): Frame | null {
  return exception.frames.filter((f) => firstParty(f.file)).at(-1) ?? null;
}

/** The exception that was raised first in a chain of causes, which is nearest to the root. */
export function origin(exceptions: readonly ExceptionFact[]): ExceptionFact | null {
  const linked = exceptions.filter((e, i) => i === 0 || (!e.suppressed && e.frames.length + e.mro.length > 0));
  return linked.at(-1) ?? exceptions[0] ?? null;
}

/** @returns 16 hexadecimal digits */
export function signature(failure: Failure, firstParty: (file: string) => boolean): string {
  return createHash("sha256").update(parts(failure, firstParty).join("\0")).digest("hex").slice(0, 16);
}

function parts(failure: Failure, firstParty: (file: string) => boolean): string[] {
  switch (failure.type) {
    case "mypy":
      return ["mypy", failure.code ?? "", skeleton(failure.message), ...(failure.older === true ? ["older"] : [])];
    case "run":
      return ["run", failure.what, skeleton(failure.message), failure.exceptions[0]?.type ?? ""];
    case "test": {
      const raised = failure.exceptions[0];
      if (raised === undefined) return ["test", failure.phase, skeleton(failure.longrepr)];
      const frame = deepest(raised, firstParty);
      // A failing assert stands in the test: each test's own. What code raises below it is one fault for all of them.
      return ["test", raised.type, frame === null ? "" : `${frame.file}:${frame.func}:${frame.code ?? ""}`, frame === null ? skeleton(raised.message) : ""];
    }
  }
}
