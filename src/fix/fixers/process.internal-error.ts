/** Guards a hook of the project's own plugin against reports and items that have another form (pytest's reference: TestReport, CallInfo, Item). */
import { isA, raised } from "../../diagnose/facts-of-frames.js";
import { Changes } from "../changes.js";
import type { Fixer } from "../fix.js";
import { before } from "../functions.js";
import { around, child, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { bodyOf, functionOn } from "../statements.js";

export const internalError: Fixer = {
  kinds: ["process.internal-error"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const code = file === null ? null : source(file);
    const found = raised(dossier).find(({ exception }) => isA(exception, "AttributeError") && exception.attribute !== null)?.exception.attribute;
    if (code === null || line === null || found === undefined || found === null) return [];
    // `longrepr` of a skipped test is a tuple of path, line and reason; one of a failure has `reprcrash`.
    const report = found.owner === "tuple" ? /^(\w+(?:\.\w+)*)\.longrepr$/.exec(found.expr ?? "")?.[1] : undefined;
    if (report !== undefined) {
      const whole = nodesOf(code, ["MemberExpression"], [line, line]).filter((node) => textOf(code, node).startsWith(`${report}.longrepr.`)).sort((a, b) => b.to - a.to)[0];
      if (whole === undefined || around(whole, ["CallExpression"])?.firstChild?.to === whole.to) return [];
      const bare = whole.parent?.name === "AssignStatement" || whole.parent?.name === "ReturnStatement" || whole.parent?.name === "ArgList";
      const value = `${report}.longrepr[2] if isinstance(${report}.longrepr, tuple) else ${textOf(code, whole)}`;
      return new Changes(patient).add(code, [{ from: whole.from, to: whole.to, insert: bare ? value : `(${value})` }]).propose(`takes the reason of a skipped test out of the tuple that its \`longrepr\` is`);
    }
    return found.owner_kind === "none" ? left(code, line, found.expr).flatMap((change) => new Changes(patient).add(code, [change]).propose(`leaves the hook where \`${found.expr ?? ""}\` is None`)) : [];
  },
};

/** `if x is None: return` before the statement, in a hook that gives nothing. */
function left(source: Source, line: number, expr: string | null): readonly { readonly from: number; readonly to: number; readonly insert: string }[] {
  const func = functionOn(source, line);
  const name = func === null ? "" : textOf(source, child(func, "VariableName") ?? func);
  if (func === null || expr === null || !name.startsWith("pytest_") || !/^[\w.]+$/.test(expr)) return [];
  const plain = nodesOf(source, ["YieldExpression", "YieldStatement", "ReturnStatement"]).every((node) => node.from < func.from || node.to > func.to || node.name === "ReturnStatement" && node.firstChild === node.lastChild);
  const statement = bodyOf(func).find((one) => lineAt(source.text, one.from) <= line && line <= lineAt(source.text, one.to - 1));
  const change = statement === undefined || !plain ? null : before(source, statement, [`if ${expr} is None:`, "    return"]);
  return change === null ? [] : [change];
}
