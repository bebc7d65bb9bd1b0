import { tmpdir } from "node:os";
import { expect, test } from "@jest/globals";
import { run } from "./process.js";

const node = (script: string) => ({ argv: [process.execPath, "-e", script] as const, cwd: tmpdir(), env: {}, timeoutMs: 20_000 });

test("gives the lines of both streams and how it ended", async () => {
  const ended = await run(node(`console.log("a\\nb"); console.error("c"); process.exitCode = 4`));
  expect(ended).toMatchObject({ exitCode: 4, signal: null });
  expect([...ended.lines].sort()).toEqual(["a", "b", "c"]);
});

test("a cancelled program gets SIGTERM and may still speak", async () => {
  const cancel = AbortSignal.timeout(700);
  const ended = await run({ ...node(`process.on("SIGTERM", () => { console.log("bye"); process.exit(1); }); setInterval(() => 0, 1000)`), cancel });
  expect(ended).toEqual({ exitCode: 1, signal: null, lines: ["bye"] });
});

test("one that takes too long is killed with its children, and says what it had said", async () => {
  const script = `require("node:child_process").spawn("sleep", ["60"], { stdio: "inherit" }); console.log("started"); setInterval(() => 0, 1000)`;
  await expect(run({ ...node(script), env: { PATH: process.env.PATH ?? "" }, timeoutMs: 700 })).rejects.toThrow(/more than 700 ms:\nstarted/);
});

test("one that cannot be started is an error", async () => {
  await expect(run({ ...node(""), argv: ["no-such-program"] })).rejects.toThrow("ENOENT");
});
