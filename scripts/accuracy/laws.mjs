/** What must hold of every bundle, whatever it says of the case. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isOf } from "./ci.mjs";

const WIN = /^WIN: (PASS|FAIL)\nSG: sg-0016 python-trace\nEVIDENCE:\n- \S/gm;
const SURFACES = ["operational", "cognitive", "contextual"];
/** A trace that tells anything has at least so many records. */
const FEWEST = 5;

const isFile = (path) => existsSync(path) && statSync(path).isFile();
const read = (path) => (isFile(path) ? readFileSync(path, "utf8") : "");

/**
 * @param {{ report: any, bundle: string, code: number, wanted: readonly string[], before: Map<string, string>, after: Map<string, string> }} seen
 * `wanted`: the nodes that CI gave; `before` and `after`: the checkout's files
 * @returns {string[]} what is broken, empty where all holds
 */
export function broken(seen) {
  return [...evidence(seen), ...claims(seen), ...losses(seen), ...outcome(seen), ...trace(seen), ...touched(seen)];
}

function evidence({ report, bundle }) {
  return (report.evidence ?? []).flatMap(({ id, source = {} }) => [
    ...(source.type === "command" && !Number.isInteger(source.exit_code) && !("signal" in source) ? [`${id}: no exit code`] : []),
    ...(["command", "input"].includes(source.type) && !(source.output_ref && isFile(join(bundle, source.output_ref))) ? [`${id}: no output`] : []),
  ]);
}

function claims({ report }) {
  const ids = new Set((report.evidence ?? []).map(({ id }) => id));
  const rests = (list) => Array.isArray(list) && list.length > 0 && list.every((id) => ids.has(id));
  return (report.chains ?? []).flatMap(({ id, root, fix }) => [
    ...(root != null && [root, ...(root.candidates ?? [])].some((claim) => !rests(claim.evidence)) ? [`${id}: a claim without evidence`] : []),
    ...(fix?.status === "verified" && !(rests(fix.before) && rests(fix.after)) ? [`${id}: verified without before and after`] : []),
  ]);
}

/** A node stands in a symptom, or is listed with the reason why not. */
function losses({ report, wanted }) {
  const told = (report.chains ?? []).flatMap(({ symptoms = [] }) => symptoms.map(({ node }) => node ?? ""));
  const listed = JSON.stringify([report.unmapped ?? [], report.not_run ?? []]);
  return wanted.filter((node) => !told.some((one) => isOf(one, node)) && !listed.includes(JSON.stringify(node).slice(1, -1))).map((node) => `${node} is lost`);
}

function outcome({ report, bundle, code }) {
  const blocks = [...read(join(bundle, "report.md")).matchAll(WIN)].map((found) => found[1]);
  return [
    ...(blocks.length !== 1 || blocks[0] !== report.win ? [`report.md says [${blocks.join(", ")}], report.json ${report.win}`] : []),
    ...(code !== (report.win === "PASS" ? 0 : 1) ? [`exit code ${code} with ${report.win}`] : []),
  ];
}

function trace({ bundle }) {
  const folder = join(bundle, "traces");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".jsonl")) : [];
  const lines = files.flatMap((name) => read(join(folder, name)).split("\n").filter(Boolean));
  const bad = lines.findIndex((line, index) => !fits(line, index));
  return [...(files.length !== 1 || lines.length < FEWEST ? [`${files.length} traces, ${lines.length} records`] : []), ...(bad < 0 ? [] : [`trace record ${bad} does not fit`])];
}

function fits(line, index) {
  try {
    const { surface, seq } = JSON.parse(line);
    return SURFACES.includes(surface) && seq === index;
  } catch {
    return false;
  }
}

function touched({ before, after }) {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
  return changed.length === 0 ? [] : [`the checkout was touched: ${changed.slice(0, 3).join(", ")}`];
}
