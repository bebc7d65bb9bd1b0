/** How the names that a run prints read from the folder where the log began. */
import { referenceOf } from "../address.js";
import type { Place, Reference } from "../failure.js";

export class Names {
  readonly #directory: string;

  /** @param directory the folder that the run's shell went to, "" for none */
  constructor(directory: string) {
    this.#directory = directory;
  }

  id(id: string): string {
    return this.#directory === "" || id.startsWith("/") ? id : join(this.#directory, id);
  }

  reference(id: string): Reference {
    return referenceOf(this.id(id));
  }

  place(place: Place | null): Place | null {
    return place === null ? null : { ...place, file: this.id(place.file) };
  }
}

/** The folder that `cd` leads to from another; "" where it cannot be said from the log alone. */
export function changeDirectory(from: string, to: string): string {
  const home = to.replace(/^\/(?:home\/runner\/work|__w|builds)\/[^/]+\/[^/]+(?:\/|$)|^\/builds\/[^/]+(?:\/|$)/, "");
  if (/^[/~$"'`-]|^\w:/.test(home)) return "";
  return home === to ? join(from, to).replace(/^\.$/, "") : home.replace(/\/$/, "");
}

/** Joins and settles `..` as far as there is something to go up from. */
function join(from: string, to: string): string {
  const [path = "", ...rest] = to.split("::");
  const parts: string[] = [];
  for (const part of `${from}/${path}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return [parts.join("/"), ...rest].join("::");
}
