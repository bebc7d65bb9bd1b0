/** Whether the labels of a case are true: red at HEAD in just the way that they say, green with its fix. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { applies, layOut } from "./checkout.mjs";
import { isOf, redNodes, rehearse } from "./ci.mjs";
import { rootsOf } from "./judge.mjs";

/** @param {import("./cases.mjs").Case} one @param {import("./measure.mjs").Options} options @returns {Promise<string[]>} what is not true */
export async function prove(one, { python, yard }) {
  const folder = join(yard, `prove-${one.id}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const [head, mended] = [join(folder, "head"), join(folder, "mended")];
    await layOut(one, head);
    await layOut(one, mended);
    const patched = await applies(mended, join(one.folder, "fix.patch"));
    return [
      ...untrue(one, await rehearse(one, head, python)), ...misplaced(one, head),
      ...(!patched ? ["fix.patch does not apply"] : (await rehearse(one, mended, python, {})).codes.some((code) => code !== 0) ? ["red with fix.patch"] : []),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function untrue(one, { codes, text }) {
  const wanted = rootsOf(one).flatMap(({ fails }) => fails);
  const red = redNodes(text);
  const rounds = Array.from({ length: one.repeat }, (_, n) => codes.slice(n * one.ci.length, (n + 1) * one.ci.length).some((code) => code !== 0));
  return [
    ...(rounds.some(Boolean) ? [] : ["green at HEAD"]),
    ...(one.repeat > 1 && Object.keys(one.fails_under).length === 0 && rounds.every(Boolean) ? ["never green at HEAD, though flaky"] : []),
    // A run that dies prints no summary: there the node need only be named.
    ...wanted.filter((node) => !red.some((other) => isOf(other, node)) && !text.includes(node)).map((node) => `${node} does not fail`),
    ...(one.verdict === "process" ? [] : red.filter((node) => !wanted.some((other) => isOf(node, other))).map((node) => `${node} fails too`)),
    ...rootsOf(one).flatMap(({ mypy }) => mypy.filter((line) => !text.includes(line))).map((line) => `mypy does not print ${line}`),
  ];
}

function misplaced(one, head) {
  return rootsOf(one).flatMap(({ root }) => root.locations).flatMap(({ file, lines }) => {
    if (file === null || lines == null) return [];
    if (!existsSync(join(head, file))) return [`${file} is not there`];
    return lines[1] > readFileSync(join(head, file), "utf8").split("\n").length ? [`${file} has no line ${lines[1]}`] : [];
  });
}
