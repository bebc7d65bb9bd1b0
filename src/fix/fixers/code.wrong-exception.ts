/** Gives a class of exceptions the base back that the change took from it: who waits for that catches it again. */
import { lostBases } from "../../diagnose/facts-of-bases.js";
import { raised } from "../../diagnose/facts-of-frames.js";
import { Changes } from "../changes.js";
import type { Fixer } from "../fix.js";
import { BUILTIN_NAMES } from "../names.js";
import { child, children, startingOn, textOf, type Change } from "../../syntax/source.js";
import { namesOf } from "../statements.js";

export const wrongException: Fixer = {
  kinds: ["code.wrong-exception"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const code = file === null ? null : source(file);
    const [cls] = code === null || line === null ? [] : startingOn(code, ["ClassDefinition"], line);
    const name = cls === undefined ? null : child(cls, "VariableName");
    const { exception } = raised(dossier).find(({ via }) => via === "raised") ?? {};
    if (code === null || cls === undefined || name === null || exception === undefined) return [];
    const known = namesOf(code);
    const gone = lostBases(dossier, textOf(code, name), exception).filter((base) => BUILTIN_NAMES.has(base) || known.has(base));
    const list = child(cls, "ArgList");
    const bases = list === null ? [] : children(list).slice(1, -1).filter((one) => one.name !== ",");
    const last = bases.at(-1);
    const added = gone.join(", ");
    const change: Change = list === null ? { from: name.to, to: name.to, insert: `(${added})` }
      : last === undefined ? { from: list.from + 1, to: list.from + 1, insert: added }
      // `Exception` before one of its own subclasses has no order.
      : bases.length === 1 && /^(?:Base)?Exception$/.test(textOf(code, last)) ? { from: last.from, to: last.to, insert: added } : { from: last.to, to: last.to, insert: `, ${added}` };
    return gone.length === 0 ? [] : new Changes(patient).add(code, [change]).propose(`gives \`${textOf(code, name)}\` back the base \`${added}\`, which the change took away`);
  },
};
