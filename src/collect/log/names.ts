/** How the names that a run prints read from the folder where the log began. */
import { referenceOf } from "../address.js";
import { fromCheckout } from "../checkout.js";
import type { Place, Reference, Reported } from "../failure.js";

export class Names {
  readonly #directory: string;
  /** pytest's rootdir, when the run has said it. */
  root: string | null = null;

  /** @param directory the folder that the run's shell went to, "" for none */
  constructor(directory: string) {
    this.#directory = directory;
  }

  id(id: string): string {
    return this.#directory === "" || absolute(id) ? id : join(this.#directory, id);
  }

  reference(id: string): Reference {
    return referenceOf(this.id(id));
  }

  file(file: string): string {
    return absolute(file) ? fromCheckout(file, this.root) : this.id(file);
  }

  place(place: Place | null): Place | null {
    return place === null ? null : { ...place, file: this.file(place.file) };
  }

  /** The record with its file read in this way. */
  placed(record: Reported): Reported {
    return record.type === "run" && record.file !== null ? { ...record, file: this.file(record.file) } : record;
  }
}

/** The folder that `cd` leads to from another; "" where it cannot be said from the log alone. */
export function changeDirectory(from: string, to: string): string {
  const home = fromCheckout(to, null);
  if (/^[~$"'`-]/.test(home) || absolute(home)) return "";
  return home === to ? join(from, to) : home.replace(/\/$/, "");
}

function absolute(path: string): boolean {
  return /^(?:[\\/]|[A-Za-z]:[\\/])/.test(path);
}

/** Joins and settles `..` as far as there is something to go up from. */
function join(from: string, to: string): string {
  const names = to.indexOf("::");
  const path = names < 0 ? to : to.slice(0, names);
  const parts: string[] = [];
  for (const part of `${from}/${path}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/") + (names < 0 ? "" : to.slice(names));
}
