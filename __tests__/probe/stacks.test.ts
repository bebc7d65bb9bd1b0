import { afterAll, describe, expect, test } from "@jest/globals";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faultDump, readStacks, stacksText } from "../../src/probe/stacks.js";

const here = mkdtempSync(join(tmpdir(), "pt-stacks-"));
afterAll(() => { rmSync(here, { recursive: true, force: true }); });
function file(text: string): string {
  const path = join(here, "stacks.txt");
  writeFileSync(path, text);
  return path;
}
const ABOUT = `{"node": "test_a.py::test_b[x-1]", "seconds": 2.5}\n`;
const DUMP = `Timeout (0:00:02.500000)!
Thread 0x00007f32b13026c0 (most recent call first):
  File "/opt/python_trace/_python_trace_watchdog.py", line 49 in _watch

Thread 0x00007f32b3680b70 [worker-1] (most recent call first):
  File "/lib/threading.py", line 5 in wait
  File "/p/app.py", line 9 in work

Thread 0x00007f32b3680b80 (most recent call first):
  File "/lib/re/__init__.py", line 166 in match
  File "/p/a b/test_a.py", line 4 in test_b
  File "/env/site-packages/_pytest/python.py", line 166 in pytest_pyfunc_call
  File "/env/site-packages/pluggy/_callers.py", line 12 in _multicall
`;

describe("what the last resort of the plugin left", () => {
  test("the main thread is the last and comes first, its frames outermost first and without the harness; ours is left out", () => {
    const hang = readStacks(file(ABOUT + DUMP));
    expect(hang).toMatchObject({ t: "hang", node: "test_a.py::test_b[x-1]", seconds: 2.5, tasks: [] });
    expect(hang?.threads.map((t) => [t.name, t.frames.map((f) => `${f.file}:${String(f.line)} ${f.func}`)])).toEqual([
      ["MainThread", ["/p/a b/test_a.py:4 test_b", "/lib/re/__init__.py:166 match"]],
      ["worker-1", ["/p/app.py:9 work", "/lib/threading.py:5 wait"]],
    ]);
    expect(hang === null ? "" : stacksText(hang)).toContain("thread MainThread\n  /p/a b/test_a.py:4 in test_b\n");
  });
  test.each([["nothing was written", ABOUT], ["no file", null], ["another shape", `{"node": 3}\n${DUMP}`], ["no JSON", `x\n${DUMP}`], ["binary", "\u0000\uffff\n\n"]])("%s: none", (_, text) => {
    expect(readStacks(text === null ? join(here, "none") : file(text))).toBeNull();
  });
});

describe("what a dying interpreter wrote", () => {
  test("its last words with the C stack (3.14), out of other output", () => {
    const dump = `Fatal Python error: Segmentation fault

Current thread 0x00007f0d (most recent call first):
  File "/p/native.py", line 7 in call
  File "/p/test_a.py", line 3 in test_a

Current thread's C stack trace (most recent call first):
  Binary file "/usr/bin/python3.14", at _Py_DumpStack+0x31 [0x55]
  <truncated rest of calls>

Extension modules: _cffi (total: 1)`;
    expect(faultDump(`warning: x\nFatal Python error: Aborted\n\nThread 0x1 (most recent call first):\n  File "old.py", line 1 in f\nsome words\n${dump}\nafter it\n`)).toBe(dump);
  });
  test("none where there are none", () => {
    expect(faultDump("Segmentation fault (core dumped)\n")).toBe("");
    expect(faultDump("")).toBe("");
  });
});
