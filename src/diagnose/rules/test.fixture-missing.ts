/** A fixture that nobody in reach defines: misspelt, renamed, or defined in a folder that the test cannot see. */
import type { Dossier } from "../dossier.js";
import { escape, removed } from "../facts-of-change.js";
import { failing, raised } from "../facts-of-frames.js";
import { option } from "../facts-of-manifests.js";
import { decoratorLine, fixturesNamed } from "../facts-of-tests.js";
import { definitions, grep, similar } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** Fixtures of widely used plugins, by the distribution that brings them. */
const PLUGINS: Readonly<Record<string, string>> = {
  mocker: "pytest-mock", benchmark: "pytest-benchmark", httpx_mock: "pytest-httpx", requests_mock: "requests-mock", freezer: "pytest-freezer", aiohttp_client: "pytest-aiohttp",
  client: "pytest-django", db: "pytest-django", settings: "pytest-django", snapshot: "syrupy", fs: "pyfakefs", faker: "Faker", subtests: "pytest-subtests", httpserver: "pytest-httpserver",
};

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight }) => {
    const lookup = exception.fixture;
    // pytest raises the same error for a fixture that asks for itself; then the name is in reach.
    if (lookup === null || lookup.available.includes(lookup.name)) return [];
    const asked = lookup.stack.at(-1);
    const asks = asked === undefined || !dossier.firstParty(asked.file) ? null : { file: asked.file, line: defLine(dossier, asked) };
    const by = asks === null ? "" : ` by \`${asked?.func ?? ""}\` at ${where(asks)}`;
    const elsewhere = fixturesNamed(dossier, lookup.name);
    const renamed = removed(dossier, new RegExp(`def ${lookup.name}\\b`)).length > 0 && elsewhere.length === 0;
    const near = similar(lookup.name, lookup.available);
    const make = (at: { file: string; line: number } | null, score: number, claim: string, told: string): Finding =>
      finding(dossier, {
        kind: "test.fixture-missing", at, confidence: "strong", score: score * weight, claim,
        statement: `The fixture \`${lookup.name}\`, asked for${by}, ${told}, so ${failing(dossier)} cannot be set up.`,
        quotes: asks === null || (at?.file === asks.file && at.line === asks.line) ? [] : [{ file: asks.file, lines: [asks.line, asks.line], claim: `asks for \`${lookup.name}\`` }],
        disprovedBy: `\`pytest --fixtures-per-test\` lists \`${lookup.name}\` for the test`,
      });
    // A name that a conftest imports is a fixture there, though nothing in the file uses it.
    const dropped = removed(dossier, new RegExp(`\\bimport\\b.*\\b${escape(lookup.name)}\\b`)).filter(({ file }) => dossier.isTest(file));
    const imported = dropped.slice(0, 1).map(({ file, line }) => make({ file, line }, 0.98, `imported \`${lookup.name}\` before the change`, `is no longer imported at \`${file}:${String(line)}\`, which put it in reach`));
    const found = elsewhere.map(({ file, line, def }) =>
      make({ file, line: Math.min(line, decoratorLine(dossier, file, def, /fixture/)) }, 0.96, `defines \`${lookup.name}\` out of reach`, `is defined at \`${file}:${String(line)}\`, out of reach of that test`));
    // Asked for by a mark or a setting, not by a parameter: that is where the name stands.
    const named = grep(dossier, new RegExp(`usefixtures.*\\b${escape(lookup.name)}\\b`)).find(({ file }) => dossier.isTest(file));
    const setting = option(dossier, "pytest", "usefixtures");
    const spelt = named ?? (setting !== undefined && new RegExp(`\\b${escape(lookup.name)}\\b`).test(setting.text) ? setting : undefined);
    if (spelt !== undefined && elsewhere.length === 0) found.push(make({ file: spelt.file, line: spelt.line }, 0.97, `asks for \`${lookup.name}\``, `is named at ${where(spelt)} and defined nowhere in reach`));
    const plugin = PLUGINS[lookup.name];
    const told = renamed ? "is no longer defined anywhere" : near !== null ? `does not exist (\`${near}\` does)` : plugin !== undefined ? `comes from \`${plugin}\`, which is not installed` : "is defined nowhere";
    const user = asks === null ? [] : [make(asks, elsewhere.length > 0 ? 0.6 : 0.94, `asks for \`${lookup.name}\``, told)];
    return imported.length + found.length + user.length > 0 ? [...imported, ...found, ...user] : [make(null, 0.7, "", told)];
  });
}

/** pytest names the first line of the code object, a decorator's; people look for the `def`. */
function defLine(dossier: Dossier, asked: { readonly file: string; readonly line: number; readonly func: string }): number {
  const def = definitions(dossier, asked.func).find((one) => one.file === asked.file && one.line >= asked.line - 1 && one.line <= asked.line + 40);
  return def?.line ?? asked.line;
}

export const rule: Rule = { kind: "test.fixture-missing", match };
