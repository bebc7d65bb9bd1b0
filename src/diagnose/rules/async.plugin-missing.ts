/** Coroutine tests or fixtures that nothing runs: no plugin, or its mode or marker leaves them out. */
import type { FactOf } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import type { TestFailure } from "../../probe/failure.js";
import { removed } from "../facts-of-change.js";
import { failing } from "../facts-of-frames.js";
import { lineOf, option, plain, requirements, sections } from "../facts-of-manifests.js";
import { definitions, grep } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const PLUGINS = ["pytest-asyncio", "anyio", "pytest-trio", "pytest-tornasync", "pytest-aiohttp", "pytest-twisted"];
/** `-p no:asyncio` and its like in addopts. */
const BLOCKED = /no:(?:asyncio|anyio|trio|pytest_asyncio)/;
const MARKERS = ["asyncio", "anyio", "trio", "gen_test", "asyncio_cooperative"];

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "test") return [];
  if (failure.item === null) return unknownMarker(dossier, failure);
  const { item } = failure;
  const marked = item.markers.some((name) => MARKERS.includes(name));
  const auto = dossier.session?.asyncio_mode === "auto";
  const coroutine = item.kind.startsWith("async");
  const runs = dossier.session?.plugins.some((one) => PLUGINS.includes(plain(one.name)) && (plain(one.name) !== "anyio" || item.markers.includes("anyio"))) === true;
  if (coroutine && (!runs || (!marked && !auto))) return places(dossier, item, `the coroutine test ${failing(dossier)}`);
  // In strict mode a coroutine fixture needs the plugin's own decorator.
  const fixture = item.fixtures.find((one) => one.async && one.file !== null && plainFixture(dossier, one));
  if (fixture === undefined || auto || (marked && dossier.session?.asyncio_mode == null)) return [];
  const used = failure.exceptions[0];
  const shows = failure.phase === "setup" || used?.attribute?.owner_kind === "coroutine" || /async_generator|coroutine/.test(used?.attribute?.owner ?? used?.message ?? "");
  if (!shows) return [];
  if (!marked) return places(dossier, item, `the coroutine fixture \`${fixture.name}\` of ${failing(dossier)}`);
  const at = { file: fixture.file ?? item.file, line: fixture.line ?? 1 };
  return [finding(dossier, {
    kind: "async.plugin-missing", at, confidence: "strong", score: 0.93, claim: `defines \`${fixture.name}\` with pytest's own decorator`, experiment: { kind: "asyncio-auto" },
    statement: `${where(at)} defines the coroutine fixture \`${fixture.name}\` with \`pytest.fixture\`, which pytest-asyncio leaves alone in strict mode, so ${failing(dossier)} gets the unawaited object.`,
    disprovedBy: `\`asyncio_mode = auto\` and ${failing(dossier)} still fails in the same way`,
  })];
}

/** Strict markers do not know the marker of a plugin that is not there (_pytest/mark/structures.py). */
function unknownMarker(dossier: Dossier, failure: TestFailure): readonly Finding[] {
  const name = /'(\w+)' not found in `markers`/.exec(failure.exceptions[0]?.message ?? failure.longrepr)?.[1];
  if (name === undefined || !MARKERS.includes(name)) return [];
  return install(dossier, maker(dossier, `the marker \`${name}\` of ${failing(dossier)} is unknown and its tests are`));
}

function plainFixture(dossier: Dossier, fixture: FactOf<"item">["fixtures"][number]): boolean {
  const def = definitions(dossier, fixture.name).find((one) => one.file === fixture.file);
  return def?.def.decorators.some((name) => /(^|\.)fixture\b/.test(name) && !/asyncio|trio|anyio/.test(name)) !== false;
}

function places(dossier: Dossier, item: FactOf<"item">, what: string): readonly Finding[] {
  const installed = dossier.session?.plugins.find((one) => PLUGINS.includes(plain(one.name)) && plain(one.name) !== "anyio");
  const make = maker(dossier, `${what} is`);
  const definition = { file: item.file, line: item.line ?? 1 };
  const decorated = make(definition, 0.6, "is a coroutine without a marker", `${where(definition)} carries no marker of an async plugin`);
  if (installed === undefined) return [...install(dossier, make), decorated];
  const lost = removed(dossier, /asyncio_mode|asyncio-mode/)[0];
  const home = sections(dossier, "pytest")[0];
  const told = `${installed.name} runs in ${dossier.session?.asyncio_mode ?? "strict"} mode`;
  // Where other tests carry the marker, this one lacks it; where none does, the mode is what is missing.
  const customary = grep(dossier, /mark\.(asyncio|anyio|trio)\b/).some((one) => dossier.isTest(one.file));
  const found = home === undefined ? [] : [make({ file: home.file, line: home.line }, customary && lost === undefined ? 0.6 : 0.95, "sets no `asyncio_mode`", `${where(home)} sets no \`asyncio_mode\` and ${told}`)];
  const gone = lost === undefined || lost.file === home?.file ? [] : [make({ file: lost.file, line: lost.line }, 0.5, "set `asyncio_mode` before the change", `\`${lost.file}\` no longer sets \`asyncio_mode\` and ${told}`)];
  return [...found, ...gone, { ...decorated, score: customary ? 0.9 : 0.6 }];
}

type Make = (at: { file: string; line: number } | null, score: number, claim: string, told: string) => Finding;

function maker(dossier: Dossier, what: string): Make {
  return (at, score, claim, told) => finding(dossier, {
    kind: "async.plugin-missing", at, confidence: "strong", score, claim, statement: `${told}, so ${what} never run.`,
    experiment: dossier.session?.asyncio_mode == null ? undefined : { kind: "asyncio-auto" },
    disprovedBy: `\`--asyncio-mode=auto\` with the plugin installed and ${failing(dossier)} still fails in the same way`,
  });
}

/** No plugin at all: where the tests' requirements are listed, the plugin belongs. */
function install(dossier: Dossier, make: Make): readonly Finding[] {
  const off = option(dossier, "pytest", "addopts");
  if (off !== undefined && BLOCKED.test(off.text)) {
    const at = { file: off.file, line: lineOf(off, BLOCKED) };
    return [make(at, 0.97, "switches the plugin off", `${where(at)} switches the plugin for coroutine tests off`)];
  }
  const lists = requirements(dossier);
  const declared = lists.flatMap((list) => list.entries.filter((entry) => PLUGINS.includes(entry.name) && entry.name !== "anyio").map((entry) => ({ file: list.file, line: entry.line, name: entry.name })))[0];
  if (declared !== undefined) return [make(null, 0.9, "", `\`${declared.name}\` is declared at ${where(declared)} and not installed`)];
  const home = lists.find((list) => list.use === "test") ?? lists.find((list) => list.entries.some((entry) => entry.name === "pytest")) ?? lists[0];
  return home === undefined ? [make(null, 0.7, "", "no plugin for coroutine tests is installed")]
    : [make({ file: home.file, line: home.line }, 0.95, "lists no plugin for coroutine tests", `${where(home)} lists no plugin for coroutine tests and none is installed`)];
}

export const rule: Rule = { kind: "async.plugin-missing", match };
