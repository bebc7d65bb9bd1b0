import { describe, expect, test } from "@jest/globals";
import { jsonItems } from "../../src/collect/json-items.js";
import { kindOf } from "../../src/collect/kind.js";
import { toLines } from "../../src/collect/text.js";

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let i = 0; i < text.length; i += size) yield await Promise.resolve(text.slice(i, i + size));
}

async function lines(text: string, size: number, longest = 100): Promise<[number, string][]> {
  const out: [number, string][] = [];
  for await (const { first, texts } of toLines(pieces(text, size), longest)) texts.forEach((t, i) => out.push([first + i, t]));
  return out;
}

describe("lines", () => {
  test.each([1, 2, 3, 5, 100])("are the same in pieces of %d", async (size) => {
    expect(await lines("a\r\nb\n\nc\rd\r\n\r\ne", size)).toEqual([[1, "a"], [2, "b"], [3, ""], [4, "c"], [5, "d"], [6, ""], [7, "e"]]);
    expect(await lines("one\n", size)).toEqual([[1, "one"]]);
    expect(await lines("one\r", size)).toEqual([[1, "one"]]);
    expect(await lines("", size)).toEqual([]);
  });

  test.each([1, 7, 1000])("that are too long keep their head, in pieces of %d", async (size) => {
    expect(await lines(`a\n${"x".repeat(50)}\nb\n${"y".repeat(50)}`, size, 10)).toEqual([[1, "a"], [2, `${"x".repeat(10)}…`], [3, "b"], [4, `${"y".repeat(10)}…`]]);
  });
});

describe("items of a JSON document", () => {
  async function items(text: string, path: readonly string[], size: number): Promise<unknown[]> {
    const out: unknown[] = [];
    for await (const item of jsonItems(pieces(text, size), path)) out.push(item.kind === "item" ? [item.key, JSON.parse(item.text)] : item.kind);
    return out;
  }
  const nasty = JSON.stringify({ tests: [0], other: { results: { tests: ["no"] } }, results: { a: "]},{\"\\", tests: [{ n: "],\"}", k: [1, { x: [] }] }, 2, "three, four", [], null], z: { tests: ["no"] } }, after: [1] });

  test.each([1, 2, 3, 7, 1000])("are found at their path, in pieces of %d", async (size) => {
    expect(await items(nasty, ["results", "tests"], size)).toEqual([[null, { n: "],\"}", k: [1, { x: [] }] }], [null, 2], [null, "three, four"], [null, []], [null, null]]);
    expect(await items('{ "a\\"b": true,\n "c": {"d": 1} }', [], size)).toEqual([['a"b', true], ["c", { d: 1 }]]);
    expect(await items('{"results": {"tests": []}}', ["results", "tests"], size)).toEqual([]);
    expect(await items('{"results": {"tests": [1, 2', ["results", "tests"], size)).toEqual([[null, 1], "torn"]);
  });

  test.each(["", "null", "]]}}", "\"text\"", "12"])("of something else are none: %j", async (text) => {
    expect(await items(text, ["results", "tests"], 3)).toEqual([]);
  });
});

describe("kinds of files", () => {
  test.each([
    ["\uFEFF<?xml version=\"1.0\"?>", "xml"], ["<testsuites>", "xml"], ["<!DOCTYPE html>", "xml"], ["< 3 passed", "text"], ["<stdin>: hello", "text"],
    ['{"pytest_version": "9", "$report_type": "SessionStart"}\n{}', "report-log"], ['{\n  "reportFormat": "CTRF"', "ctrf"], ['{"results": {"tool": {}}}', "ctrf"],
    ['{\n  "tests/a.py::b": true\n}', "lastfailed"], ['{"file": "a.py", "line": 1, "column": 0, "message": "m", "hint": null, "code": null, "severity": "error"}', "mypy-json"],
    ['{"some": 1}', "json"], ["{}", "json"], ["[{}]", "json"], ["[gw0] PASSED a.py::b", "text"], ['{"level": "info"}\n==== test session starts ====', "text"],
    ["", "empty"], ["  \n", "empty"], ["tests/a.py . [100%]", "text"],
  ])("%j is %s", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
