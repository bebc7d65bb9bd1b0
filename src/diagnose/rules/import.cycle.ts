/** Modules that import each other: the module that lacks the name is itself still being executed further up the stack. */
import type { Frame } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import { failing, isA, own, ownFrames, raised } from "../facts-of-frames.js";
import { ownModules } from "../facts-of-imports.js";
import { touched } from "../facts-of-change.js";
import { finding } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    const unready = unreadyModule(dossier, exception);
    if (unready === null) return [];
    const frames = ownFrames(dossier, exception);
    const start = frames.findIndex((frame) => frame.func === "<module>" && frame.file === unready.file);
    if (start < 0 || start === frames.length - 1) return [];
    // Each module frame from the unready module on is an import statement of the cycle.
    const edges = frames.slice(start).filter((frame) => frame.func === "<module>");
    const inRing = new Set(edges.map((frame) => frame.file));
    const order = dossier.imports.orders.find((one) => inRing.has(one.file));
    const cold = dossier.imports.cold.filter((one) => inRing.has(one.place.file)).map((one) => one.evidence);
    const ring = [...edges.map((frame) => frame.file), unready.file].map((file) => `\`${file}\``).join(" → ");
    return edges.map((edge, index) => {
      const at = `${edge.file}:${String(edge.line)}`;
      return finding(dossier, {
        kind: "import.cycle", at: { file: edge.file, line: edge.line }, confidence: via === "caught" ? "weak" : "strong",
        score: score(dossier, edge, index, edges) * weight, claim: "is an import of the cycle",
        statement: `\`${at}\` closes a cycle of imports (${ring}): \`${unready.name}\` is asked for ${unready.what} while it is still being imported, so ${failing(dossier)} ends in \`${exception.type}\`.`,
        quotes: edges.filter((other) => other !== edge).slice(0, 4).map((other) => ({ file: other.file, lines: [other.line, other.line] as const, claim: "is an import of the cycle" })),
        evidence: cold, contrast: order?.contrast,
        disprovedBy: `\`${unready.name}\` imported first in a fresh interpreter fails in the same way without the import at ${at}`,
      });
    });
  });
}

/** The module that was found half imported, and what was asked of it. */
function unreadyModule(dossier: Dossier, exception: ReturnType<typeof raised>[number]["exception"]): { file: string; name: string; what: string } | null {
  if (isA(exception, "ImportError") && exception.import?.from_name != null) {
    const name = exception.import.name ?? "";
    const file = exception.import.path ?? ownModules(dossier, name)[0];
    return file !== undefined && own(dossier, file) ? { file, name, what: `\`${exception.import.from_name}\`` } : null;
  }
  const { attribute } = exception;
  if (attribute?.owner_kind !== "module") return null;
  // `import pkg.mod` binds the submodule to its package only when it is done.
  const submodule = ownModules(dossier, `${attribute.owner}.${attribute.name}`)[0];
  if (submodule !== undefined) return { file: submodule, name: `${attribute.owner}.${attribute.name}`, what: "itself" };
  const file = attribute.owner_file ?? ownModules(dossier, attribute.owner)[0];
  return file !== undefined && own(dossier, file) ? { file, name: attribute.owner, what: `\`${attribute.name}\`` } : null;
}

/** The edge to cut: the one that the change brought, else one that goes through a package's `__init__`, else the closing one. */
function score(dossier: Dossier, edge: Frame, index: number, edges: readonly Frame[]): number {
  const closing = index === edges.length - 1;
  const target = edges[index + 1]?.file ?? edges[0]?.file ?? "";
  const throughInit = target.endsWith("/__init__.py") && edge.file.startsWith(target.slice(0, -"__init__.py".length));
  const base = closing ? 0.88 : 0.8;
  if (touched(dossier, edge.file, edge.line)) return 0.96;
  if (throughInit) return 0.92;
  return usedLate(dossier, edge) ? base + 0.03 : base;
}

/** Whether what the statement imports is used inside functions only, so that the import can move there. */
function usedLate(dossier: Dossier, edge: Frame): boolean {
  const source = dossier.sources.get(edge.file);
  const statement = source?.imports.find((one) => one.line <= edge.line && edge.line <= one.end_line);
  const names = statement?.names.map((one) => one.as ?? one.name) ?? [];
  if (source === undefined || names.length === 0) return false;
  const early = source.defs.flatMap((def) => [...def.bases, ...def.decorators]).join(" ") + source.calls.filter((call) => call.scope === "").map((call) => call.func).join(" ");
  return names.every((name) => !new RegExp(`\\b${name}\\b`).test(early));
}

export const rule: Rule = { kind: "import.cycle", match };
