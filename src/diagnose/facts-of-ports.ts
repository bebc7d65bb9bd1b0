/** Where the port comes from that a failing call binds. */
import type { ExceptionFact } from "../probe/facts.js";
import type { Dossier } from "./dossier.js";
import { ownFrames } from "./facts-of-frames.js";
import { importedFile, textAt, type At } from "./facts-of-sources.js";

/** EADDRINUSE of Linux, macOS and Windows (errno.h, WSA codes). */
export const IN_USE: readonly (number | null)[] = [98, 48, 10048];
/** A port that somebody chose: 0 lets the system choose, and below 1024 nobody may. */
const PORT = /^\d{4,5}$/;

/** The constant on the way to the call, its innermost user first; null where none of the frames names one. */
export function fixedPort(dossier: Dossier, exception: ExceptionFact): At | null {
  for (const frame of [...ownFrames(dossier, exception)].reverse()) {
    const text = textAt(dossier, frame.file, frame.line).replace(/#.*$/, "");
    if (/[(,=]\s*\d{4,5}\s*[,)]/.test(text)) return { file: frame.file, line: frame.line };
    for (const [name] of text.matchAll(/[A-Za-z_]\w*/g)) {
      const at = constant(dossier, frame.file, name);
      if (at !== null) return at;
    }
  }
  return null;
}

/** A module's number by the name that a file has for it. */
function constant(dossier: Dossier, file: string, name: string): At | null {
  const source = dossier.sources.get(file);
  const here = source?.globals.find((one) => one.name === name && PORT.test(one.value));
  if (here !== undefined) return { file, line: here.line };
  const from = source?.imports.find((one) => one.names.some((entry) => (entry.as ?? entry.name) === name));
  const home = from === undefined ? null : importedFile(dossier, file, from.module, from.level);
  const original = from?.names.find((entry) => (entry.as ?? entry.name) === name)?.name;
  const there = home === null ? undefined : dossier.sources.get(home)?.globals.find((one) => one.name === original && PORT.test(one.value));
  return home === null || there === undefined ? null : { file: home, line: there.line };
}
