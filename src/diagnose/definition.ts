/** Which definition a failure is about, in one form for what a run raised and for what mypy says of it without running. */
import type { ExceptionFact } from "../probe/facts.js";
import type { TypeFailure } from "../probe/failure.js";

/** A callable: `f`, `Class.f`; a class for its constructor. */
const callable = (name: string, owner?: string): string => `call ${owner === undefined ? "" : `${owner}.`}${name}`.replace(/\.__init__$/, "");
const attribute = (owner: string, name: string): string => `attribute ${owner.slice(owner.lastIndexOf(".") + 1)}.${name}`;

/** What an exception is about; empty where its kind does not tell. */
export function definitionsOf({ call, attribute: missing, import: lost, mro }: ExceptionFact): string[] {
  return [
    ...(call !== null && call.missing.length + call.unexpected.length + call.excess > 0 ? [callable(call.qualname)] : []),
    ...(missing !== null && missing.owner_kind !== "none" ? [attribute(missing.owner, missing.name)] : []),
    ...(lost?.name != null && lost.from_name !== null ? [attribute(lost.name, lost.from_name)] : []),
    ...(lost?.name != null && lost.from_name === null && mro.includes("ModuleNotFoundError") ? [`module ${lost.name}`] : []),
  ];
}

/** mypy's own wording (messages.py, 0.990 to 2.x). */
const CALL = /^(?:Too (?:many|few) (?:positional )?arguments|Missing (?:positional|named) arguments?|Unexpected keyword argument).*? (?:for|to) "(\w+)"(?: of "([\w.]+)")?/;
const TWICE = /^"(\w+)"(?: of "([\w.]+)")? gets multiple values for keyword argument/;
const ATTRIBUTE = /^(?:Item )?"(?:type\[)?([\w.]+)[^"]*"(?: of "[^"]*")? has no attribute "(\w+)"|^Module "([\w.]+)" (?:has no attribute|does not explicitly export attribute) "(\w+)"/;
const MODULE = /^Cannot find implementation or library stub for module named "([\w.]+)"/;

/** What an error of mypy is about, or null. */
export function definitionIn({ message }: Pick<TypeFailure, "message">): string | null {
  const [, called, of] = CALL.exec(message) ?? TWICE.exec(message) ?? [];
  if (called !== undefined) return callable(called, of);
  const [, owner, name, module, member] = ATTRIBUTE.exec(message) ?? [];
  if (owner !== undefined && name !== undefined) return attribute(owner, name);
  if (module !== undefined && member !== undefined) return attribute(module, member);
  const [, missing] = MODULE.exec(message) ?? [];
  return missing === undefined ? null : `module ${missing}`;
}
