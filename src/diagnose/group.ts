/** Symptoms that share a signature are one group: rules and probes look at a representative. */
import type { NonEmpty } from "../ports.js";
import type { Failure } from "../probe/failure.js";
import { signature } from "../probe/signature.js";

export interface Group {
  readonly signature: string;
  readonly failures: NonEmpty<Failure>;
}

/** Keeps the order in which the failures came. */
export function group(failures: readonly Failure[], firstParty: (file: string) => boolean): Group[] {
  const groups = new Map<string, [Failure, ...Failure[]]>();
  for (const failure of failures) {
    const key = signature(failure, firstParty);
    const there = groups.get(key);
    if (there === undefined) groups.set(key, [failure]);
    else there.push(failure);
  }
  return [...groups].map(([key, list]) => ({ signature: key, failures: list }));
}
