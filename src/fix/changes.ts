/** Changes of several files that are made together. */
import type { Edit, Patient, Proposal } from "./fix.js";
import { withImport } from "./imports.js";
import { proposal, rankOf } from "./project.js";
import { parse, rewrite, type Change, type Source } from "../syntax/source.js";
import { withoutUnused } from "./usage.js";

interface Planned {
  readonly source: Source;
  readonly changes: Change[];
  readonly imports: (readonly [module: string, name: string | null])[];
  readonly loose: Set<string>;
}

export class Changes {
  readonly #files = new Map<string, Planned>();

  constructor(private readonly patient: Pick<Patient, "dossier">) {}

  /** A change that is there already is not made twice. */
  add(source: Source, changes: readonly Change[]): this {
    const { changes: all } = this.#of(source);
    for (const one of changes) if (!all.some((c) => c.from === one.from && c.to === one.to && c.insert === one.insert)) all.push(one);
    return this;
  }

  /** Adds an import where it is missing. @param name null for `import module` */
  import(source: Source, module: string, name: string | null): this {
    this.#of(source).imports.push([module, name]);
    return this;
  }

  /** Imports of these names go where nothing uses them any more. */
  loosen(source: Source, ...names: readonly string[]): this {
    for (const name of names) this.#of(source).loose.add(name);
    return this;
  }

  edits(): Edit[] {
    return [...this.#files.values()].filter((one) => one.changes.length + one.imports.length > 0).map(({ source: { file, text }, changes, imports, loose }) => {
      // One import after the other, each at its place in what the one before left.
      const content = imports.reduce((now, [module, name]) => rewrite(now, withImport(parse(file, now), module, name, rankOf(this.patient))), rewrite(text, changes));
      return { file, content: withoutUnused(file, content, [...loose]) };
    });
  }

  propose(summary: string): readonly Proposal[] {
    return proposal(summary, this.edits());
  }

  #of(source: Source): Planned {
    const known = this.#files.get(source.file);
    if (known !== undefined) return known;
    const made: Planned = { source, changes: [], imports: [], loose: new Set() };
    this.#files.set(source.file, made);
    return made;
  }
}
