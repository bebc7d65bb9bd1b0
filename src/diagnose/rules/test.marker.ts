/** A marker that strict mode does not know: never registered, misspelt, or renamed in the configuration. */
import type { Dossier } from "../dossier.js";
import { removed, word } from "../facts-of-change.js";
import { deepest, isA, raised } from "../facts-of-frames.js";
import { lineOf, option, sections } from "../facts-of-manifests.js";
import { grep, similar } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** _pytest/mark/structures.py MarkGenerator.__getattr__ (pytest 7 to 9): the only source of the name where no line is known. */
const UNKNOWN = /'([\w-]+)' not found in `markers` configuration option|Unknown pytest\.mark\.([\w-]+)/;

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type === "mypy") return [];
  const text = failure.type === "test" ? failure.longrepr : failure.message;
  const told = raised(dossier).find(({ exception }) => isA(exception, "Failed", "PytestUnknownMarkWarning") && UNKNOWN.test(exception.message));
  const found = UNKNOWN.exec(told?.exception.message ?? (told === undefined && failure.exceptions.length > 0 ? "" : text));
  const name = found?.[1] ?? found?.[2];
  // A marker of a plugin that is not there: async.plugin-missing.
  if (name === undefined || ["asyncio", "anyio", "trio"].includes(name)) return [];
  const frame = told === undefined ? undefined : deepest(dossier, told.exception);
  const use = frame ?? grep(dossier, new RegExp(`mark\\.${name}\\b`))[0];
  const markers = option(dossier, "pytest", "markers");
  const gone = removed(dossier, word(name)).find(({ file }) => dossier.manifests.has(file) && !file.endsWith(".py"));
  const known = registered(markers?.text ?? "");
  const near = similar(name, known);
  const make = (at: { file: string; line: number }, score: number, claim: string, reason: string): Finding =>
    finding(dossier, {
      kind: "test.marker", at, confidence: "strong", score, claim,
      statement: `The marker \`${name}\`${use === undefined ? "" : ` used at ${where(use)}`} ${reason}, so strict mode refuses ${failure.node === null || failure.node === "" ? "the run" : `\`${failure.node}\``}.`,
      quotes: use === undefined || (at.file === use.file && at.line === use.line) ? [] : [{ file: use.file, lines: [use.line, use.line], claim: `uses \`${name}\`` }],
      disprovedBy: `\`pytest --markers\` lists \`${name}\``,
    });
  const settings = sections(dossier, "pytest")[0];
  const home = markers ?? settings;
  const place = home === undefined ? null : { file: home.file, line: gone?.file === home.file ? gone.line : markers === undefined ? home.line : lineOf(markers, near === null ? /^$/ : word(near)) };
  const configured = gone !== undefined;
  const reason = configured ? `was taken out of the configuration at ${place === null ? "its place" : where(place)}` : near !== null ? `is not registered (\`${near}\` is)` : "is not registered";
  return [
    ...(place === null ? [] : [make(place, configured ? 0.96 : near === null ? 0.93 : 0.6, "registers the markers", reason)]),
    ...(use === undefined ? [] : [make({ file: use.file, line: use.line }, configured ? 0.7 : near === null ? 0.6 : 0.95, `uses \`${name}\``, reason)]),
  ];
}

/** Names of the markers that an option's text registers, in TOML or ini form. */
function registered(text: string): readonly string[] {
  return [...text.matchAll(/(?:^|["'\n=[,])\s*([A-Za-z_]\w*)\s*(?:\([^)]*\))?\s*(?::|["'\n]|$)/g)].map((match) => match[1] ?? "").filter((name) => name !== "markers");
}

export const rule: Rule = { kind: "test.marker", match };
