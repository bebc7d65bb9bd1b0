/** What isolation says of state that one test leaves to another. */
import type { Isolation, Leak } from "../probe/isolate/isolation.js";
import type { Dossier } from "./dossier.js";
import type { At } from "./facts-of-sources.js";

export interface Pollution {
  readonly isolation: Isolation;
  /** Node id, or a file that acts on import. */
  readonly polluter: string;
  /** Those that decide whether the victim fails; all where none is known to. */
  readonly leaks: readonly Leak[];
  /** Whether one of them is known to decide it: the rest only happened beside it. */
  readonly deciding: boolean;
}

/** Null unless an experiment has shown a polluter. */
export function pollution(dossier: Dossier): Pollution | null {
  const { isolation } = dossier;
  if (isolation?.verdict !== "order-dependent" || isolation.polluter === null) return null;
  const deciding = isolation.leaks.filter((l) => l.role !== "beside");
  return { isolation, polluter: isolation.polluter, leaks: deciding.length > 0 ? deciding : isolation.leaks, deciding: deciding.length > 0 };
}

/** The fixture whose object a leak is in, by the name that the snapshot gives it; null for any other leak. */
export function leakingFixture(leak: Leak): string | null {
  return leak.what === "fixture" ? (/^fixture (\w+)/.exec(leak.name)?.[1] ?? "") : null;
}

/** Where a container that all share is made: a class attribute or a default argument that the leak's name points at. */
export function sharedContainer(dossier: Dossier, leak: Leak): At | null {
  const last = leak.name.split(".").at(-1) ?? leak.name;
  for (const [file, facts] of dossier.sources) {
    if (dossier.isTest(file)) continue;
    const attribute = facts.class_attributes.find((a) => a.mutable && a.name === last && leak.name.endsWith(`${a.owner}.${a.name}`));
    if (attribute !== undefined) return { file, line: attribute.line };
    // `module.function(parameter)`.
    const [, called = "", parameter] = /^(.+)\((\w+)\)$/.exec(leak.name) ?? [];
    const def = facts.defs.find((d) => `.${called}`.endsWith(`.${d.qualname}`) && d.params.some((p) => p.mutable_default && p.name === parameter));
    if (def !== undefined) return { file, line: def.line };
  }
  return null;
}

/** Where a leaking module global is bound, by its dotted name. */
export function globalOf(dossier: Dossier, leak: Leak): At | null {
  for (const [file, facts] of dossier.sources) {
    const module = file.replace(/\.py$/, "").replace(/\/__init__$/, "").replaceAll("/", ".");
    const found = facts.globals.find((g) => {
      const full = `${module}.${g.name}`;
      return full === leak.name || full.endsWith(`.${leak.name}`) || leak.name.startsWith(`${full}.`) || leak.name.startsWith(`${full}[`);
    });
    if (found !== undefined) return { file, line: found.line };
  }
  return null;
}

/** The test function of a node id. */
export function testPlace(dossier: Dossier, node: string): At | null {
  const [file = "", ...rest] = node.split("::");
  const name = rest.map((r) => r.replace(/\[.*$/s, "")).join(".");
  const facts = dossier.sources.get(file);
  if (facts === undefined) return null;
  const def = facts.defs.find((d) => d.qualname === name);
  return { file, line: def?.line ?? 1 };
}
