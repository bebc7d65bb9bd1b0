/** Which type errors of HEAD another revision has too. Lines move, so that an error is known by its words and by the line of code it is about. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Failure, TypeFailure } from "../failure.js";
import { nameOf, typeName, type TypeError } from "./question.js";
import type { State } from "./seen.js";

/** What one run of mypy found, and where its files are. */
export interface TypesThere {
  readonly errors: readonly TypeError[];
  readonly exitCode: number | null;
  /** Absolute folders of the project there, and at HEAD. */
  readonly project: string;
  readonly head: string;
  /** Path at HEAD → path there. */
  readonly renames: ReadonlyMap<string, string>;
}

/**
 * Each error there stands for one of HEAD: first those of the same words about the same code, then those of the same words
 * in the order of their lines, since the change may have touched the line too.
 * @returns by name of the failure
 */
export function typeStates(failures: readonly Failure[], { errors, exitCode, project, head, renames }: TypesThere): ReadonlyMap<string, State> {
  const [here, there] = [new Texts(head), new Texts(project)];
  const free = new Map<string, Set<TypeError>>();
  for (const error of errors) {
    const name = typeName(error, error.file);
    free.set(name, (free.get(name) ?? new Set()).add(error));
  }
  const same = new Set<TypeFailure>();
  const wanted = failures.filter((f) => f.type === "mypy").sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  for (const isIt of [(f: TypeFailure, e: TypeError): boolean => here.line(f) === there.line(e), (): boolean => true]) {
    for (const failure of wanted.filter((f) => !same.has(f))) {
      const alike = [failure.file, renames.get(failure.file) ?? failure.file].flatMap((file) => [...(free.get(typeName(failure, file)) ?? [])]);
      const found = alike.find((e) => isIt(failure, e));
      if (found === undefined) continue;
      free.get(typeName(found, found.file))?.delete(found);
      same.add(failure);
    }
  }
  // 2: a syntax error or mypy's own trouble ended it before it had checked all.
  const whole = exitCode === 0 || exitCode === 1;
  return new Map(wanted.map((f): [string, State] => [nameOf(f), same.has(f) ? "same" : whole ? "passed" : "other"]));
}

/** Lines of files, each read once. */
class Texts {
  readonly #files = new Map<string, readonly string[]>();

  constructor(private readonly folder: string) {}

  /** Without its indentation; "" where there is none. */
  line({ file, line }: Pick<TypeError, "file" | "line">): string {
    let lines = this.#files.get(file);
    if (lines === undefined) {
      lines = read(join(this.folder, file));
      this.#files.set(file, lines);
    }
    return line === null ? "" : (lines[line - 1] ?? "").trim();
  }
}

function read(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return []; // it is not there
  }
}
