/** The life of a red pull request, push by push: a real workflow, run by a real runner, against the double of github.com. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { z } from "zod";
import { handoffSchema, type Handoff } from "../../src/report/handoff.js";
import { reportSchema, type Report } from "../../src/report/schema.js";
import { pullRequestEvent } from "../double/events.js";
import { contentsOf, readPull } from "../double/git.js";
import { type Double, startDouble } from "../double/server.js";
import { unzip } from "../double/zip.js";
import { rendered } from "../report/rendered.js";
import { pythonEnv } from "../support/python.js";
import { stagedAction } from "./dist.js";
import { type Checkout, pullRequest } from "./history.js";
import { runWorkflow, type WorkflowResult } from "./runner.js";
import { published } from "./schemas.js";
import { withAct } from "./with-act.js";

const WORKFLOW = `
name: CI
on: pull_request
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with: { fetch-depth: 0 }
      - run: $PYTHON -m pytest --junitxml=report.xml
      - if: always()
        run: $PYTHON -m mypy | tee mypy.log
        shell: bash
      - id: trace
        if: always()
        uses: acme/python-trace@v1
        with: { python: "\${{ env.PYTHON }}", junit-xml: report.xml, mypy-log: mypy.log, reruns: "2" }
`;
const SETTINGS = '[project]\nname = "shop"\nversion = "1"\nrequires-python = ">=3.8"\n\n[project.scripts]\nshop = "app.client:main"\n\n[tool.pytest.ini_options]\npythonpath = ["."]\ntestpaths = ["tests"]\n\n[tool.mypy]\npackages = ["app"]\n';
const client = (body: string, top = ""): string => `${top}async def refresh() -> int:\n    return 3\n\n\nasync def token() -> int:\n    # @REJECTED caching: the token is short-lived\n${body}\n\n\ndef main() -> None:\n    print("shop")\n`;
const FILE = "app/client.py";
const FINE = client("    return 3");
const RED = client("    value = refresh()\n    return value");
const GREEN = client("    value = await refresh()\n    return value", "# two\n# three\n# four\n");
const TESTS = "import asyncio\n\nfrom app.client import refresh, token\n\n\ndef test_token() -> None:\n    assert asyncio.run(token()) == 3\n";
const ADDED = `${TESTS}\n\ndef test_refresh() -> None:\n    assert asyncio.run(refresh()) == 3\n`;
const repository = "acme/widgets";

withAct("a pull request, from red to green", () => {
  let double: Double;
  let there: Checkout;
  let action = "";
  const runs: WorkflowResult[] = [];
  const reports: (Report | null)[] = [];
  const handoffs: Handoff[] = [];
  const bodies: string[] = [];
  const suggestions: { readonly line: number | null; readonly minimized: string | null }[][] = [];
  const writes: string[][] = [];

  beforeAll(async () => {
    const python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] });
    action = stagedAction("life");
    there = pullRequest(
      { "pyproject.toml": SETTINGS, "app/__init__.py": "", [FILE]: FINE, "tests/test_client.py": TESTS, ".gitignore": "__pycache__/\n", ".github/workflows/ci.yml": WORKFLOW },
      "Refresh the token", { [FILE]: RED, "tests/test_client.py": ADDED },
    );
    double = await startDouble();
    double.repository(repository);
    double.token("ghs_write");
    double.state.contents.set(repository, contentsOf(there.folder));
    const pull = double.pull({ repository, number: 42, title: "Refresh the token" });
    const run = async (head: string): Promise<void> => {
      Object.assign(pull, readPull(there.folder, there.base, head, repository), { head: { sha: head, ref: "topic", repo: repository }, base: { sha: there.base, ref: "main" } });
      const runId = runs.length + 1;
      const seen = double.requests.length;
      runs.push(await runWorkflow({
        checkout: there.folder, workflow: ".github/workflows/ci.yml", eventName: "pull_request", event: pullRequestEvent(double, pull), double, token: "ghs_write", runId,
        actions: { "acme/python-trace@v1": action }, env: { PYTHON: python, PYTHONDONTWRITEBYTECODE: "1" }, timeoutMs: 240_000,
      }));
      writes.push(double.requests.slice(seen).filter((r) => r.method !== "GET" && r.path.startsWith("/repos/")).map((r) => `${r.method} ${r.path}`));
      const made = double.state.artifacts.filter((a) => a.runId === String(runId)).at(-1);
      const files = made === undefined ? new Map<string, Buffer>() : unzip(double.state.blobs.get(made.blob)?.content ?? Buffer.alloc(0));
      const read = (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? "null");
      const report = read("report.json");
      reports.push(report === null ? null : reportSchema.parse(report));
      if (report !== null) {
        expect(published("report")(report)).toEqual([]);
        expect(published("handoff")(read("handoff.json"))).toEqual([]);
        handoffs.push(handoffSchema.parse(read("handoff.json")));
      }
      bodies.push(double.state.comments.at(-1)?.body ?? "");
      suggestions.push(double.state.reviewComments.map(({ line, minimized }) => ({ line, minimized })));
    };
    await run(there.head);
    await run(there.push("Say what it is", { [FILE]: client("    value = refresh()\n    return value", "# two\n") }));
    await run(there.push("Wait a little", { [FILE]: client("    value = refresh()\n    return value", "# two\n# three\n"), "notes.toml": "a = 1\n" }));
    await run(there.push("Try once more", { [FILE]: client("    value = refresh()\n    return value", "# two\n# three\n# four\n") }));
    await run(there.push("Await it", { [FILE]: GREEN }));
    await run(there.push("Write it down", { "NOTES.md": "# Shop\n" }));
  }, 1_500_000);

  afterAll(async () => {
    await double.close();
    for (const folder of [there.folder, action]) rmSync(folder, { recursive: true, force: true });
  });

  const win = (at: number): string => rendered(bodies[at] ?? "").codeBlocks.find((block) => block.startsWith("WIN: ")) ?? "";
  const report = (at: number): Report => reportSchema.parse(reports[at]);

  test("counts its pushes, in one comment", () => {
    expect(runs.map((r) => r.steps.find((s) => s.id === "trace")?.result)).toEqual(Array(6).fill("success"));
    expect(runs.slice(0, 5).map((r) => r.outputs["trace"]?.["attempt"])).toEqual(["1", "2", "3", "4", "1"]);
    expect(bodies.slice(0, 4).map((b) => /\[ATTEMPT: \d\]/.exec(b)?.[0])).toEqual(["[ATTEMPT: 1]", "[ATTEMPT: 2]", "[ATTEMPT: 3]", "[ATTEMPT: 4]"]);
    expect(double.state.comments).toHaveLength(1);
  });

  test("1: the root, and a verified fix as a suggestion on its line", () => {
    expect(report(0).chains).toMatchObject([{ root: { kind: "async.missing-await", file: FILE, line: 7, confidence: "proven" }, fix: { status: "verified", patch: "fixes/C1.patch" } }]);
    expect(bodies[0]).toContain("await refresh()");
    expect(win(0)).toMatch(/^WIN: FAIL\n[\s\S]*- fixes\/C1\.patch → /);
    expect(suggestions[0]).toEqual([{ line: 7, minimized: null }]);
    expect(double.state.reviewComments[0]?.body).toMatch(/```suggestion\n {4}value = await refresh\(\)\n```$/);
    expect(double.state.reviewComments[0]?.commitId).toBe(there.head);
  });

  test("1: the test that the change adds is seen to prove nothing new, and the entry point to start", () => {
    expect(report(0).tests_added).toMatchObject([{ file: "tests/test_client.py", cases: [{ name: "test_refresh", on_base: "passed" }] }]);
    expect(report(0).findings).toContainEqual(expect.objectContaining({ what: "idle-test", file: "tests/test_client.py", line: 10 }));
    expect(handoffs[0]?.tests.added).toEqual([{ file: "tests/test_client.py", cases: [{ name: "test_refresh", verifies: "refresh", failedOnBase: false }] }]);
    expect(report(0).smoke).toMatchObject([{ kind: "entry-point", what: "app.client:main", outcome: "passed" }]);
  });

  test("2: the same again, the suggestion not repeated", () => {
    expect(report(1)).toMatchObject({ attempt: { mode: "fixer", changed: null }, chains: [{ root: { line: 8 } }] });
    expect(suggestions[1]).toEqual([{ line: 7, minimized: null }]);
    expect(writes[1]).toEqual([expect.stringMatching(/^PATCH .*\/issues\/comments\/\d+$/)]);
  });

  test("3: facts gathered anew, a checklist with an answer and evidence on each line, the fix below it", () => {
    const { forced_context: forced, attempt, evidence } = report(2);
    expect(attempt.mode).toBe("context-override");
    expect(forced?.checklist.map((c) => c.line)).toEqual([
      "imports and module paths", "environment variables and configuration", "dependency versions against the lock", "fixture and mock set-up", "contract `@PRE` against real input", "the virtual environment",
    ]);
    const ids = new Set(evidence.map((e) => e.id));
    for (const line of forced?.checklist ?? []) {
      expect(line.answer).not.toBeNull();
      expect(line.evidence.length).toBeGreaterThan(0);
      expect(line.evidence.filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(forced?.suspect).toEqual([
      expect.stringMatching(/^attempt 1, on [0-9a-f]{7}, concluded `async\.missing-await` at `app\/client\.py:7`; this run comes to the same again$/), expect.stringMatching(/^attempt 1 offered a fix, verified: /),
      expect.stringMatching(/^attempt 2, on/), expect.stringMatching(/^attempt 2 offered/),
    ]);
    const [facts, list, fix] = ["[FORCED_CONTEXT]", "[CHECKLIST]", "await refresh()"].map((part) => bodies[2]?.indexOf(part) ?? -1);
    expect(facts).toBeGreaterThan(0);
    expect(list).toBeGreaterThan(facts ?? 0);
    expect(fix).toBeGreaterThan(list ?? 0);
    expect(handoffs[2]?.verification.interactiveChecks.map((c) => c.action)).toContain("the virtual environment");
  });

  test("4: the escalation and nothing else: no chain, no fix, no suggestion", () => {
    const [, block = ""] = /```\n(<ESCALATION>[\s\S]*<\/ESCALATION>)\n```/.exec(bodies[3] ?? "") ?? [];
    expect(block).toMatch(/^status: blocked\nattempt: \[ATTEMPT: 4\]\ntask_scope: Refresh the token$/m);
    expect(block).toMatch(/what_was_tried:\n- attempt 2 \([0-9a-f]{7}\): “Say what it is”, in code\n- attempt 3 \([0-9a-f]{7}\): “Wait a little”, in code, configuration\n- attempt 4 \([0-9a-f]{7}\): “Try once more”, in code\n/);
    expect(block).toMatch(/what_did_not_work:\n- attempt 1 \([0-9a-f]{7}\): still red, async\.missing-await at app\/client\.py:7\n/);
    expect(block).toMatch(/forced_context_checked:\n- imports and module paths: /);
    expect(block).toMatch(/current_invariants:\n- holds: /);
    expect(block).toContain("tests/test_client.py::test_token");
    expect(bodies[3]).not.toMatch(/await refresh|fixes\/C1|\| symptom/);
    expect(report(3).chains.map((c) => c.fix)).toEqual([null]);
    expect(suggestions[3]).toEqual([{ line: 7, minimized: "OUTDATED" }]);
    expect(runs[3]?.summary).not.toContain("await refresh");
  });

  test("5: WIN: PASS once what failed before passes, with before and after", () => {
    expect(win(4)).toMatch(/^WIN: PASS\n/);
    expect(win(4)).toMatch(new RegExp(`- run ${report(3).run_id} at [0-9a-f]{7} → failed there: tests/test_client\\.py::test_token, mypy\\n`));
    expect(win(4)).toMatch(/pytest -q tests\/test_client\.py::test_token --tb=short → exit 0; 0 of 1 failed/);
    expect(win(4)).toMatch(/mypy .*→ exit 0/);
    expect(report(4).chains).toMatchObject([{ verdict: "fixed", symptoms: [{ node: "tests/test_client.py::test_token" }, { mypy: true }] }]);
    expect(report(4).evidence.filter((e) => e.source.type === "prior")).toHaveLength(1);
    expect(runs[4]?.outputs["trace"]?.["win"]).toBe("PASS");
    expect(runs[4]?.exitCode).toBe(0);
  });

  test("6: green for good, and quiet", () => {
    expect(runs[5]?.exitCode).toBe(0);
    expect(writes[5]).toEqual([]);
    expect(bodies[5]).toBe(bodies[4]);
  });

  test("the hand-off of every push says what was run and where the trace is", () => {
    expect(handoffs.map((h) => /\[ATTEMPT: (\d)\]/.exec(h.salientSummary)?.[1])).toEqual(["1", "2", "3", "4", "1", "1"]);
    for (const one of handoffs) {
      expect(one.trace).toMatch(/^traces\/.*\.jsonl$/);
      expect(z.array(z.unknown()).parse(one.verification.commandsRun).length).toBeGreaterThan(0);
    }
    expect(handoffs[0]?.whatWasImplemented).toContain("fixes/C1.patch");
    expect(handoffs[3]?.whatWasImplemented).toMatch(/^nothing/);
  });
});
