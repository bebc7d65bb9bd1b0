/** Where a test's files patch something, and what. */
import type { Dossier } from "./dossier.js";
import { testFiles } from "./facts-of-tests.js";
import { tail, textsOf, type At } from "./facts-of-sources.js";

export interface Patch extends At {
  /** Dotted: `pkg.mod.name`. */
  readonly target: string;
  readonly module: string;
  readonly attribute: string;
}

/** `patch("a.b.c")`, `patch.object(mod, "c")`, `monkeypatch.setattr("a.b.c", …)` and `setattr(mod, "c", …)` in the test's files. */
export function patches(dossier: Dossier): readonly Patch[] {
  return testFiles(dossier).flatMap((file) => {
    const source = dossier.sources.get(file);
    return (source?.calls ?? []).flatMap((call): readonly Patch[] => {
      const name = tail(call.func);
      const isPatch = name === "patch" || (name === "object" && /patch\.object$/.test(call.func)) || name === "setattr" || (name === "delattr" && /monkeypatch/.test(call.func));
      if (!isPatch) return [];
      const [first, second] = call.literals;
      if (first?.includes(".") === true) return [made(file, call.line, first)];
      if (second == null || !/^\w+$/.test(second)) return [];
      const text = textsOf(dossier, file, call.line, call.end_line).join(" ");
      const owner = /(?:setattr|delattr|object)\(\s*([\w.]+)\s*,/.exec(text)?.[1];
      const module = owner === undefined ? undefined : moduleOf(dossier, file, owner);
      return module === undefined ? [] : [made(file, call.line, `${module}.${second}`)];
    });
  });
}

function made(file: string, line: number, target: string): Patch {
  return { file, line, target, module: target.slice(0, target.lastIndexOf(".")), attribute: tail(target) };
}

/** The dotted module that a name in a file stands for, by its imports; undefined for anything else (an object, a class). */
function moduleOf(dossier: Dossier, file: string, owner: string): string | undefined {
  const [head = "", ...rest] = owner.split(".");
  for (const one of dossier.sources.get(file)?.imports ?? []) {
    if (one.names.length === 0 && (one.module === owner || one.module === head || one.module.startsWith(`${owner}.`))) return owner;
    const bound = one.names.find((entry) => (entry.as ?? entry.name) === head);
    if (bound !== undefined && one.level === 0) return [one.module, bound.name, ...rest].filter(Boolean).join(".");
  }
  return undefined;
}

/** Whether a file can be that of a dotted module. */
export function moduleStands(module: string, file: string): boolean {
  const path = module.replaceAll(".", "/");
  return [`${path}.py`, `${path}/__init__.py`].some((end) => file === end || file.replaceAll("\\", "/").endsWith(`/${end}`));
}
