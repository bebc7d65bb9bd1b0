import { expect, test } from "@jest/globals";
import { RunnerLog } from "../../src/adapters/runner-log.js";
import { readCommands } from "../e2e/commands.js";
import { NASTY } from "../support/nasty.js";

function written(use: (log: RunnerLog) => void): string[] {
  let text = "";
  const log = new RunnerLog((part) => { text += part; });
  use(log);
  return text.split("\n");
}

test("whatever the code under test says, the runner obeys only our own commands", () => {
  const lines = written((log) => {
    for (const text of [...NASTY, "::endgroup::", "::error::x", "##[error]x"]) {
      log.stage(text);
      log.detail(text);
      log.detail(text);
    }
    log.endGroup();
  });
  const names = readCommands(lines).map((c) => c.name);
  expect(new Set(names)).toEqual(new Set(["group", "endgroup"]));
  expect(names.filter((n) => n === "group")).toHaveLength(NASTY.length + 3);
  expect(names.filter((n) => n === "endgroup")).toHaveLength(NASTY.length + 3);
});

test("a fence that one part of the output knows is worth nothing later", () => {
  const fences = written((log) => {
    log.detail("a");
    log.stage("b");
    log.detail("c");
  }).flatMap((line) => /^::stop-commands::(\w+)$/.exec(line)?.[1] ?? []);
  expect(fences).toHaveLength(2);
  expect(fences[0]).not.toBe(fences[1]);
  expect(fences[0]).toMatch(/^[0-9a-f]{48}$/);
});
