/** A name of the stdlib replaced for everybody: by assignment, `setattr`, `sys.modules`, a patch that is started and left, or in an autouse fixture. */
import type { SyntaxNode } from "@lezer/common";
import { definitionsAround, dotted, importsOf, resolved, scopeOf } from "../../syntax/names.js";
import { children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { fresh, squeezed, type Occurrence } from "../fresh.js";
import type { AntiPattern } from "./anti-pattern.js";

interface Patch extends Occurrence {
  readonly name: string;
}

/** Attributes that the stdlib documents as there to be set. */
const HOOKS = /^(?:sys\.|os\.environ\b|builtins\._$|logging\.raiseExceptions$|.*\.(?:excepthook|showwarning|formatwarning|unraisablehook)$)/;

const string = (source: Source, node: SyntaxNode | undefined): string | null => (node?.name !== "String" ? null : textOf(source, node).replace(/^[rRbBuUfF]*(['"]{3}|['"])([\s\S]*)\1$/, "$2"));
const argsOf = (call: SyntaxNode): SyntaxNode[] => children(call).filter((c) => c.name === "ArgList").flatMap(children).filter((c) => !/^[(),]$/.test(c.name) && c.name !== "Comment");

/** The stdlib name that a node replaces, with where; null where it replaces none. */
function target(source: Source, imports: ReadonlyMap<string, string>, stdlib: ReadonlySet<string>, node: SyntaxNode): string | null {
  // A local object that is called like a module is none: the file must import it.
  const known = (name: string | null): string | null => {
    if (name === null || !imports.has(name.split(".", 1)[0] ?? "")) return null;
    const full = resolved(imports, name);
    return full.includes(".") && stdlib.has(full.split(".", 1)[0] ?? "") && !HOOKS.test(full) ? full : null;
  };
  if (node.name === "AssignStatement") {
    for (const side of children(node).slice(0, children(node).findLastIndex((c) => c.name === "AssignOp"))) {
      const [base, , key] = side.name === "MemberExpression" ? children(side) : [];
      const module = base !== undefined && dotted(source, base) !== null && resolved(imports, dotted(source, base) ?? "") === "sys.modules" ? string(source, key) : null;
      const found = module !== null && stdlib.has(module.split(".", 1)[0] ?? "") ? `sys.modules["${module}"]` : known(side.name === "MemberExpression" ? dotted(source, side) : null);
      if (found !== null) return found;
    }
    return null;
  }
  const callee = node.firstChild === null ? null : dotted(source, node.firstChild);
  const [first, second] = argsOf(node);
  const owner = first === undefined ? null : dotted(source, first);
  const attribute = string(source, second);
  const path = string(source, first);
  const byPath = path !== null && /^[\w.]+\.\w+$/.test(path) && stdlib.has(path.split(".", 1)[0] ?? "") && !HOOKS.test(path) ? path : null;
  const byName = owner !== null && attribute !== null ? known(`${owner}.${attribute}`) : null;
  if (callee === "setattr") return byName;
  if (callee === "monkeypatch.setattr") return inAutouse(source, node) ? byName ?? byPath : null;
  const full = callee === null ? "" : resolved(imports, callee);
  if (/^(?:unittest\.)?mock\.patch(?:\.object)?$/.test(full)) return isLeft(source, node) || inAutouse(source, node) ? byName ?? byPath : null;
  return null;
}

/** `patch(…).start()`: the patch lasts until somebody stops it. A `stop` in the file, or `addCleanup`, does. */
function isLeft(source: Source, call: SyntaxNode): boolean {
  const started = call.parent?.name === "MemberExpression" && textOf(source, call.parent).endsWith(".start");
  return started && !/\.stop\b|stopall|addCleanup/.test(source.text);
}

/** A fixture that every test gets, asked or not. */
function inAutouse(source: Source, node: SyntaxNode): boolean {
  return definitionsAround(node).some((d) => d.parent?.name === "DecoratedStatement" && children(d.parent).some((c) => c.name === "Decorator" && /\bfixture\b[\s\S]*\bautouse\s*=\s*True/.test(textOf(source, c))));
}

/** The definition puts back what it replaced: the name was saved and is assigned from what was saved. */
function isRestored(source: Source, node: SyntaxNode): boolean {
  const home = definitionsAround(node).at(-1);
  const name = children(node)[0];
  if (home === undefined || name === undefined || node.name !== "AssignStatement") return false;
  const text = textOf(source, home);
  const replaced = textOf(source, name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const saved = new RegExp(`(\\w+)\\s*=\\s*${replaced}\\s*$`, "m").exec(text)?.[1];
  return saved !== undefined && new RegExp(`${replaced}\\s*=\\s*${saved}\\s*$`, "m").test(text);
}

export const stdlibPatch: AntiPattern = (change, { stdlib }) => {
  const patchesIn = (source: Source): Patch[] => {
    const imports = importsOf(source);
    return nodesOf(source, ["AssignStatement", "CallExpression"]).flatMap((node): Patch[] => {
      const name = target(source, imports, stdlib, node);
      if (name === null || isRestored(source, node)) return [];
      const line = lineAt(source.text, node.from);
      return [{ key: name, home: scopeOf(source, node), context: squeezed(textOf(source, node)), line, madeBy: [line], name }];
    });
  };
  return fresh(change, patchesIn).map(({ file, one }) => ({
    what: "stdlib-patch", kind: null, file, line: one.line,
    statement: `\`${file}:${String(one.line)}\` replaces \`${one.name}\` of the standard library for the whole process since this change.`,
  }));
};
