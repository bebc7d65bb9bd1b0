/** A resource of the machine is used up or taken: a port, file handles, disk, memory. */
import type { ExceptionFact, Frame } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, raised } from "../facts-of-frames.js";
import { fixedPort, IN_USE } from "../facts-of-ports.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** errno of Linux and, where it differs, of macOS and Windows (errno.h, WSA codes). */
const TAKEN: ReadonlyMap<number, string> = new Map([
  [98, "a port that is taken"], [48, "a port that is taken"], [10048, "a port that is taken"], [24, "more open files than the process may have"], [10024, "more sockets than the process may have"], [23, "more open files than the system has"],
  [28, "more disk than there is"], [122, "more disk than the quota allows"], [12, "more memory than there is"], [11, "more threads or processes than the user may have"], [99, "an address that this machine does not have"],
]);

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    const frame = deepest(dossier, exception);
    const errno = exception.os?.errno ?? null;
    const what = errno === null ? undefined : waits(exception) ? heldLock(dossier, frame) : TAKEN.get(errno);
    if (frame === undefined || what === undefined || !isA(exception, "OSError")) return [];
    const asks = { file: frame.file, line: frame.line };
    const port = IN_USE.includes(errno) ? fixedPort(dossier, exception) : null;
    const at = port ?? asks;
    return [finding(dossier, {
      kind: "env.resource", at, confidence: via === "raised" || via === "cause" ? "strong" : "weak", score: 0.94 * weight, claim: `asks for ${what}`,
      quotes: port === null ? [] : [{ file: asks.file, lines: [asks.line, asks.line], claim: "binds it" }],
      statement: `${where(at)} ${port === null ? "asks for" : "names"} ${what}, so ${failing(dossier)} ends in \`${exception.type}\` (${exception.os?.strerror ?? `errno ${String(errno)}`}).`,
      disprovedBy: `the same call succeeds on a machine where the resource is free`,
    })];
  });
}

/** 11 is also what a non-blocking call answers that would have to wait. */
function waits(exception: ExceptionFact): boolean {
  return isA(exception, "BlockingIOError") && !/thread|fork/i.test(exception.message);
}

/** A call that asks for the lock of a file, by flock(2), lockf(3) or msvcrt, and that waits for nobody: who has it keeps its handle open. */
function heldLock(dossier: Dossier, frame: Frame | undefined): string | undefined {
  const asks = frame !== undefined && dossier.sources.get(frame.file)?.calls.some((call) => call.line <= frame.line && frame.line <= call.end_line && /(?:^|\.)(?:flock|lockf|locking)$/.test(call.func)) === true;
  return asks ? "the lock of a file that an open handle still holds" : undefined;
}

export const rule: Rule = { kind: "env.resource", match };
