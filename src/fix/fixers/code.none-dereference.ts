/** Has a method give what those that it stands for or stands beside give: what it hands on to its base class, or itself. */
import type { SyntaxNode } from "@lezer/common";
import { definitions, tail } from "../../diagnose/facts-of-sources.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient } from "../fix.js";
import { after, funcOn, functionsIn, type Func } from "../functions.js";
import { child, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { bodyOf } from "../statements.js";

export const noneDereference: Fixer = {
  kinds: ["code.none-dereference"],
  propose(patient) {
    const { root: { file, line }, source, dossier } = patient;
    const code = file === null || dossier.isTest(file) ? null : source(file);
    const func = code === null || line === null ? null : funcOn(code, line);
    const last = func === null ? undefined : bodyOf(func.node).at(-1);
    if (code === null || func === null || last === undefined || func.owner === null || gives(func)) return [];
    const call = last.name === "ExpressionStatement" ? last.firstChild : null;
    if (call?.name === "CallExpression" && new RegExp(`^super\\(.*?\\)\\s*\\.\\s*${func.name}\\(`, "s").test(textOf(code, call)))
      return new Changes(patient).add(code, [{ from: last.from, to: last.from, insert: "return " }]).propose(`gives what \`${func.name}\` of the base class gives`);
    const self = func.params[0]?.name;
    const change = self === undefined || !chained(patient, code, func, self) ? null : after(code, last, [`return ${self}`]);
    return change === null ? [] : new Changes(patient).add(code, [change]).propose(`has \`${func.name}\` give the object itself, as the methods beside it do`);
  },
};

/** Whether a function gives anything: by a `return` with a value, or one by one. */
function gives({ node }: Func): boolean {
  let found = false;
  node.cursor().iterate((one) => {
    found ||= one.name.startsWith("Yield") || (one.name === "ReturnStatement" && one.node.lastChild?.name !== "return");
    return one.from === node.from || one.name !== "FunctionDefinition";
  });
  return found;
}

/** Whether methods of the class, or the one of the same name in a base class, end by giving their object. */
function chained({ dossier, source }: Patient, code: Source, func: Func, self: string): boolean {
  const ends = (text: Source, one: Func): boolean => {
    const last = bodyOf(one.node).at(-1);
    return last?.name === "ReturnStatement" && textOf(text, last) === `return ${self}`;
  };
  const beside = functionsIn(code).filter((one) => one.owner?.from === func.owner?.from && one.node.from !== func.node.from);
  return beside.some((one) => ends(code, one)) || basesOf(code, func.owner).flatMap((base) => definitions(dossier, func.name).filter(({ def }) => def.qualname === `${base}.${func.name}`)).some(({ file, line }) => {
    const text = source(file);
    const above = text === null ? null : funcOn(text, line);
    return text !== null && above !== null && ends(text, above);
  });
}

function basesOf(source: Source, owner: SyntaxNode | null): readonly string[] {
  const list = owner === null ? null : child(owner, "ArgList");
  return list === null ? [] : nodesOf(source, ["VariableName", "MemberExpression"]).filter((one) => one.parent?.from === list.from && one.parent.name === "ArgList").map((one) => tail(textOf(source, one)));
}
