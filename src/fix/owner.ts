/** What an object gets when it is made. */
import { after, atBeginning, statementsOf, type Func } from "./functions.js";
import type { Change, Source } from "../syntax/source.js";

/** Whether the function's parameters, or what it gives, are annotated. */
export const isTyped = (func: Func): boolean => func.params.some((p) => p.annotation !== null) || func.node.getChild("TypeDef") !== null;

/** A line behind the last plain assignment that `__init__` begins with. */
export function endOfInit(source: Source, init: Func, line: string): Change | null {
  const all = statementsOf(init);
  const other = all.findIndex((s) => !/^(?:Assign|Expression)Statement$/.test(s.name));
  const last = other < 0 ? all.at(-1) : all[other - 1];
  return last === undefined ? atBeginning(source, init, [line]) : after(source, last, [line]);
}
