/** A module of the project hides one of the standard library or of an installed distribution that its user means. */
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, own, ownFrames, raised } from "../facts-of-frames.js";
import { isStdlib, ownModules, packageRoot } from "../facts-of-imports.js";
import { textAt } from "../facts-of-sources.js";
import { finding } from "../place.js";
import type { Finding, Rule } from "../rule.js";

interface Hidden {
  readonly top: string;
  readonly file: string;
  readonly what: string;
  /** Statements that get what is meant from the true module. */
  readonly code: string;
}

/** What Python prints where the shadow already stops pytest itself, before any hook of ours: the module in quotes, its file in brackets. */
const PRINTED = /(?:from|module) '(\w+)[\w.]*'|No module named '(\w+)\./g;

function match(dossier: Dossier): readonly Finding[] {
  const early = printed(dossier);
  if (early !== null) return [early];
  const seen = new Set<string>();
  return raised(dossier).flatMap(({ exception, weight }) => {
    const direct = hiddenIn(dossier, exception);
    const frame = deepest(dossier, exception) ?? exception.frames.at(-1);
    const told = direct ?? (weight < 1 ? null : usedOnChain(dossier, exception));
    if (told === null || frame === undefined || seen.has(told.file)) return [];
    seen.add(told.file);
    return [finding(dossier, {
      kind: "import.shadowed", at: { file: told.file, line: 1 }, confidence: direct === null ? "weak" : "strong",
      score: (direct === null ? 0.6 : 0.96) * weight, claim: `is found as the module \`${told.top}\``,
      statement: `\`${told.file}:1\` hides ${told.what} \`${told.top}\`, so the code at \`${frame.file}:${String(frame.line)}\` gets the project's module in its place and ${failing(dossier)} ends in \`${exception.type}\`.`,
      quotes: [{ file: frame.file, lines: [frame.line, frame.line], claim: `expects ${told.what}` }].filter((quote) => dossier.firstParty(quote.file)).map((quote) => ({ ...quote, lines: [frame.line, frame.line] as const })),
      experiment: { kind: "apart", code: told.code, root: packageRoot(dossier, told.file) },
      disprovedBy: `\`${told.file}\` renamed and the failure stays`,
    })];
  });
}

function printed(dossier: Dossier): Finding | null {
  const failure = dossier.failures[0];
  if (failure.type !== "run" || failure.exceptions.length > 0) return null;
  for (const found of failure.message.matchAll(PRINTED)) {
    const top = found[1] ?? found[2] ?? "";
    const file = ownModules(dossier, top).find((one) => takes(one, top));
    const what = whose(dossier, top);
    if (file === undefined || what === null) continue;
    return finding(dossier, {
      kind: "import.shadowed", at: { file, line: 1 }, confidence: "strong", score: 0.94, claim: `is found as the module \`${top}\``,
      statement: `\`${file}:1\` hides ${what} \`${top}\`, which pytest itself needs, so it does not start.`,
      experiment: { kind: "apart", code: "import pytest", root: packageRoot(dossier, file) }, disprovedBy: `\`${file}\` renamed and pytest still does not start`,
    });
  }
  return null;
}

/** The exception itself names a module that is the project's while its name belongs to somebody else. */
function hiddenIn(dossier: Dossier, exception: ReturnType<typeof raised>[number]["exception"]): Hidden | null {
  const owner = exception.attribute?.owner_kind === "module" ? exception.attribute.owner : (exception.call?.module ?? null);
  const name = isA(exception, "ImportError") ? (exception.import?.name ?? null) : owner;
  const top = name?.split(".")[0];
  if (top === undefined) return null;
  const path = exception.attribute?.owner_file ?? exception.import?.path ?? exception.call?.file ?? null;
  const file = path !== null && dossier.firstParty(path) ? path : ownModules(dossier, top)[0];
  // A missing submodule of the true package says nothing; one of a project module that stands in its place does.
  if (file === undefined || !takes(file, top)) return null;
  const what = whose(dossier, top);
  const wanted = exception.attribute !== null ? `; ${top}.${exception.attribute.name}` : exception.import?.from_name == null ? "" : `; from ${name ?? top} import ${exception.import.from_name}`;
  return what === null ? null : { top, file, what, code: `import ${exception.attribute === null ? (name ?? top) : top}${wanted}` };
}

/** The project's file that `sys.modules` held under a top-level name when the run ended. */
function loaded(dossier: Dossier, top: string): string | null {
  for (const fact of dossier.facts) {
    const file = fact.t === "modules" ? fact.modules[top] : undefined;
    if (file !== undefined && own(dossier, file)) return file;
  }
  return null;
}

/** A weaker sign: a file on the chain imports such a name, it is the project's file, and the failing line uses it. */
function usedOnChain(dossier: Dossier, exception: ReturnType<typeof raised>[number]["exception"]): Hidden | null {
  for (const frame of [...ownFrames(dossier, exception)].reverse()) {
    for (const one of dossier.sources.get(frame.file)?.imports ?? []) {
      const top = one.module.split(".")[0] ?? "";
      const names = one.names.length === 0 ? [top] : one.names.map((name) => name.as ?? name.name);
      if (one.level > 0 || top === "" || !names.some((name) => textAt(dossier, frame.file, frame.line).includes(name))) continue;
      const file = loaded(dossier, top);
      const what = whose(dossier, top);
      if (file !== null && what !== null && file !== frame.file) return { top, file, what, code: `import ${one.module}${one.names.map(({ name }) => `; from ${one.module} import ${name}`).join("")}` };
    }
  }
  return null;
}

/** Whether a file can be found under a top-level name: it lies at the root, in `src` or in a folder that is no package. */
function takes(file: string, top: string): boolean {
  const path = file.endsWith("/__init__.py") ? file.slice(0, -"/__init__.py".length) : file.slice(0, -".py".length);
  return path === top || path.endsWith(`/${top}`);
}

function whose(dossier: Dossier, top: string): string | null {
  if (isStdlib(dossier, top)) return "the standard library's";
  const dist = dossier.environment.distributions.find((one) => one.modules.includes(top) && one.editable === null);
  return dist === undefined || isProject(dossier, dist.name) ? null : `the module of \`${dist.name}\`,`;
}

function isProject(dossier: Dossier, name: string): boolean {
  const pattern = new RegExp(`^\\s*name\\s*=\\s*["']?${name.replace(/[-_.]/g, "[-_.]")}["']?\\s*$`, "mi");
  return ["pyproject.toml", "setup.cfg"].some((file) => pattern.test(dossier.manifests.get(file) ?? ""));
}

export const rule: Rule = { kind: "import.shadowed", match };
