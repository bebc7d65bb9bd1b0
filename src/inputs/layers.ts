/** Settings from several places: the first place that gives one wins. */
import type { z } from "zod";
import { UserError } from "../errors.js";
import { isSettingName, settings, type SettingName, type Settings } from "./settings.js";

/** One place that settings come from. */
export interface Layer {
  /** How a message calls a setting of this place: `--reruns`, `input reruns`. */
  readonly called: (name: string) => string;
  readonly words: ReadonlyMap<SettingName, readonly string[]>;
}

/**
 * Merges the places, strongest first, and reads every value.
 * @throws UserError that names the setting as its place calls it, the value, and what is allowed
 */
export function readSettings(layers: readonly Layer[]): Settings {
  const given = new Map<string, readonly string[]>();
  const called = new Map<string, string>();
  for (const layer of layers) {
    for (const [name, words] of layer.words) {
      if (given.has(name)) continue;
      given.set(name, words);
      called.set(name, layer.called(name));
    }
  }
  return readWords(settings, given, (name) => called.get(name) ?? name);
}

/**
 * Reads words by the schema of each name.
 * @throws UserError as above
 */
export function readWords<S extends z.ZodObject>(
  schema: S, given: ReadonlyMap<string, readonly string[]>, called: (name: string) => string,
): z.output<S> {
  const read = schema.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const name = String(issue?.path[0]);
  throw notAllowed(called(name), given.get(name) ?? [], issue?.message ?? "another value");
}

export function notAllowed(called: string, words: readonly string[], allowed: string): UserError {
  const shown = words.map((w) => JSON.stringify(w.length > 200 ? `${w.slice(0, 200)}…` : w)).join(", ");
  return new UserError(`${called}: ${shown} cannot be used; give ${allowed}`);
}

/** A layer from words by name; a name that is no setting is for the caller to refuse. */
export function layerOf(called: Layer["called"], entries: Iterable<readonly [string, readonly string[]]>): Layer {
  const words = new Map<SettingName, readonly string[]>();
  for (const [name, given] of entries) if (isSettingName(name)) words.set(name, given);
  return { called, words };
}
