/** The main job as a maintainer sees it: a real workflow, run by a real runner, on a pull request that is red. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { z } from "zod";
import { reportSchema } from "../../src/report/schema.js";
import { traceEvent } from "../../src/trace/event.js";
import { rendered } from "../report/rendered.js";
import { pullRequestEvent } from "../double/events.js";
import { type Double, startDouble } from "../double/server.js";
import { unzip } from "../double/zip.js";
import { pythonEnv } from "../support/python.js";
import { actionFolder } from "./dist.js";
import type { Checkout } from "./history.js";
import { type Workflow, type WorkflowResult, runWorkflow } from "./runner.js";
import { published } from "./schemas.js";
import { withAct } from "./with-act.js";
import { FIXED, ROOT, widgets } from "./widgets.js";

/** The output of the tests goes to a file alone: from this step, which is the user's own, it would command any runner. */
const WORKFLOW = `
name: CI
on: pull_request
jobs:
  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { python: ["3"] } }
    env: { GITHUB_TOKEN: "\${{ secrets.GITHUB_TOKEN }}", DATABASE_URL: "sqlite://" }
    steps:
      - uses: actions/checkout@v7
        with: { fetch-depth: 0 }
      - run: $PYTHON -m pytest --junitxml=report.xml | tee pytest.log > /dev/null
        shell: bash
      - if: \${{ !cancelled() }}
        run: $PYTHON -m mypy | tee mypy.log
        shell: bash
      - id: trace
        if: \${{ !cancelled() }}
        uses: acme/python-trace@v1
        with: { python: "\${{ env.PYTHON }}", junit-xml: report.xml, pytest-log: pytest.log, mypy-log: mypy.log }
      - if: always()
        run: echo '::notice::the runner still listens'
`;
const KEY = "<!-- python-trace:key=CI/test/3 -->";
const repository = "acme/widgets";

withAct("a pull request", () => {
  let double: Double;
  let there: Checkout;
  let dumps = "";
  let action = "";
  let first = "";
  const runs: WorkflowResult[] = [];
  const bodies: string[] = [];
  const reports: string[] = [];
  const comments: { readonly id: number; readonly url: string | undefined }[] = [];

  beforeAll(async () => {
    const python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] });
    dumps = mkdtempSync(join(tmpdir(), "dumps-"));
    action = actionFolder();
    there = widgets({ ".github/workflows/ci.yml": WORKFLOW });
    first = there.head;
    double = await startDouble();
    double.repository(repository);
    double.token("ghs_write");
    const pull = double.pull({ repository, number: 42, title: "Let the rate be given", head: { sha: there.head, ref: "topic", repo: repository }, base: { sha: there.base, ref: "main" } });
    const run = async (runId: number): Promise<void> => {
      double.run({ repository, id: runId, headSha: pull.head.sha, headBranch: "topic" });
      const given: Workflow = {
        checkout: there.folder, workflow: ".github/workflows/ci.yml", eventName: "pull_request", event: pullRequestEvent(double, pull), double, token: "ghs_write", runId,
        actions: { "acme/python-trace@v1": action }, env: { PYTHON: python, DUMPS: dumps, PYTHONDONTWRITEBYTECODE: "1" }, timeoutMs: 180_000,
      };
      const result = await runWorkflow(given);
      runs.push(result);
      reports.push(unzip(double.state.blobs.get(double.state.artifacts.at(-1)?.blob ?? "")?.content ?? Buffer.alloc(0)).get("report.json")?.toString() ?? "");
      bodies.push(double.state.comments.at(-1)?.body ?? "");
      comments.push({ id: double.state.comments.at(-1)?.id ?? 0, url: result.outputs["trace"]?.["comment-url"] });
    };
    await run(1);
    pull.head.sha = there.push("Try again", { "app/orders.py": `"""A new line on top."""\n${readFileSync(join(there.folder, "app/orders.py"), "utf8")}` });
    await run(2);
    pull.head.sha = there.push("Give the rate", FIXED);
    await run(3);
  }, 600_000);

  afterAll(async () => {
    await double.close();
    for (const folder of [there.folder, dumps, action]) rmSync(folder, { recursive: true, force: true });
  });

  const outputs = (at: number): Readonly<Record<string, string>> => runs[at]?.outputs["trace"] ?? {};
  const download = async (runId: number): Promise<Map<string, Buffer>> => {
    const id = outputs(runId - 1)["artifact-id"] ?? "";
    const answer = await fetch(`${double.url}/repos/${repository}/actions/artifacts/${id}/zip`, { headers: { authorization: "Bearer ghs_write" } });
    return unzip(Buffer.from(await answer.arrayBuffer()));
  };

  test("goes on after its red steps, and leaves their result alone", () => {
    expect(runs.map((run) => run.exitCode)).toEqual([1, 1, 0]);
    expect(runs.map((run) => run.steps.find((step) => step.id === "trace")?.result)).toEqual(["success", "success", "success"]);
  });

  test("gets one comment: the root, its place, the run that shows it, the WIN block", () => {
    const [body = ""] = bodies;
    expect(body.split("\n").slice(0, 2)).toEqual([KEY, expect.stringMatching(/^### python-trace · 2 roots explain 2 failed tests/)]);
    const { headings, codeBlocks, codeSpans, links } = rendered(body);
    expect(headings[1]).toMatch(/^\*\*1 · .*app\/orders\.py:10.*`price`.*`rate`/);
    expect(links).toContain(`https://github.com/${repository}/blob/${first}/${ROOT.file}#L${ROOT.line}`);
    expect(codeSpans).toEqual(expect.arrayContaining([ROOT.kind, `TypeError: price() missing 1 required positional argument: 'rate'`]));
    const blocks = codeBlocks.filter((block) => block.startsWith("WIN: "));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatch(/^WIN: FAIL\nSG: sg-0016 python-trace\nEVIDENCE:\n(?:- .+ → .+\n?)+$/);
    expect(blocks[0]).toMatch(/pytest -q .*test_total.* → exit 1/);
    expect(blocks[0]).toMatch(/mypy .*--no-incremental.* → exit 1/);
  });

  test("keeps that comment up to date, also when all is well again", () => {
    expect(new Set(comments.map((c) => c.id)).size).toBe(1);
    expect(double.state.comments).toHaveLength(1);
    expect(comments.map((c) => c.url)).toEqual(Array(3).fill(`https://github.com/${repository}/pull/42#issuecomment-${comments[0]?.id}`));
    expect(bodies[1]).toContain("app/orders.py:11");
    expect(bodies.map((body) => /\[ATTEMPT: \d\]/.exec(body)?.[0])).toEqual(["[ATTEMPT: 1]", "[ATTEMPT: 2]", "[ATTEMPT: 1]"]);
  });

  test("is green again only after what failed before has been run", () => {
    const [block = ""] = rendered(bodies[2] ?? "").codeBlocks.filter((text) => text.startsWith("WIN: "));
    expect(block).toMatch(/^WIN: PASS$/m);
    expect(block).toMatch(/pytest -q .*test_orders\.py::test_total.* → exit 0/);
    expect(block).toMatch(/mypy .*--no-incremental.* → exit 0/);
    expect(block).toContain(String(/"run_id": "([^"]+)"/.exec(reports[1] ?? "")?.[1]));
  });

  test("is told by outputs, summary and annotations at the root and at the symptom", () => {
    expect(outputs(0)).toMatchObject({ "win": "FAIL", "attempt": "1", "artifact-id": expect.stringMatching(/^\d+$/) });
    expect(outputs(0)["root-kinds"]?.split(",")).toContain(ROOT.kind);
    expect(outputs(2)).toMatchObject({ "win": "PASS", "root-kinds": "" });
    expect(runs[0]?.summary).toMatch(/^WIN: FAIL$/m);
    expect(runs[0]?.summary).toContain("comment: created");
    expect(runs[1]?.summary).toContain("comment: updated");
    // act takes what stands before the last "::" of a line for properties; the runner takes what stands before the first.
    const places = runs[0]?.annotations.map(({ level, properties }) => `${level} ${properties["file"]}:${properties["line"]?.split("::")[0]}`);
    expect(places).toEqual(expect.arrayContaining([`error ${ROOT.file}:${ROOT.line}`, "warning tests/test_orders.py:12"]));
  });

  test("uploads a bundle that its schemas take, and in which every reference resolves", async () => {
    const files = await download(1);
    expect(double.state.artifacts.map((a) => [a.name, a.runId])).toEqual([["python-trace-CI-test-3-1", "1"], ["python-trace-CI-test-3-1", "2"], ["python-trace-CI-test-3-1", "3"]]);
    const report: unknown = JSON.parse(files.get("report.json")?.toString() ?? "");
    expect(published("report")(report)).toEqual([]);
    expect(published("handoff")(JSON.parse(files.get("handoff.json")?.toString() ?? ""))).toEqual([]);
    const { chains, evidence, trace, run_id: runId } = reportSchema.parse(report);
    expect(runId).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ-pr-42$/);
    expect(chains.flatMap((c) => (c.root === null ? [] : [c.root]))).toEqual(expect.arrayContaining([expect.objectContaining(ROOT)]));
    for (const { source } of evidence) {
      if (!("output_ref" in source)) continue;
      const output = files.get(source.output_ref);
      expect(output).toBeDefined();
      expect(source.output_ref).toBe(`evidence/${createHash("sha256").update(output ?? "").digest("hex").slice(0, 16)}.txt`);
    }
    const ids = new Set(evidence.map((e) => e.id));
    expect(chains.flatMap((c) => [...c.shown_by, ...(c.root?.evidence ?? [])]).filter((id) => !ids.has(id))).toEqual([]);
    expect(trace.file).toBe(`traces/${runId.replaceAll(":", "-")}.jsonl`);
    const records = (files.get(trace.file)?.toString() ?? "").trimEnd().split("\n").map((line): unknown => JSON.parse(line));
    const check = published("trace");
    expect(records.flatMap(check)).toEqual([]);
    expect(records.map((r) => traceEvent.parse(r).seq)).toEqual(records.map((_, at) => at));
  });

  test("shows no token to the tests, and keeps what they need", () => {
    const seen = readdirSync(dumps).map((name) => join(dumps, name)).sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
      .map((path): Record<string, string> => z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, "utf8"))));
    const [control, ...ours] = seen;
    // The first dump is from the workflow's own step: there the token is, so the dump would show it.
    expect(control).toMatchObject({ GITHUB_TOKEN: "ghs_write", GITHUB_OUTPUT: expect.anything() });
    const traced = ours.filter((env) => !("GITHUB_OUTPUT" in env));
    expect(traced.length).toBeGreaterThan(0);
    for (const env of traced) {
      expect(env["DATABASE_URL"]).toBe("sqlite://");
      expect(Object.keys(env).filter((name) => /^(?:INPUT_|ACTIONS_)|^GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/.test(name))).toEqual([]);
      expect(Object.values(env).filter((value) => value.includes("ghs_write") || value.includes(double.environment()["ACTIONS_RUNTIME_TOKEN"] ?? "none"))).toEqual([]);
    }
  });

  test("lets no test command the runner or shape the comment", () => {
    const [run] = runs;
    expect(run?.annotations.filter((a) => a.message.trim() === "pwned")).toEqual([]);
    expect(run?.annotations.at(-1)?.message).toBe("the runner still listens");
    expect(run?.log).toMatch(/^WIN: FAIL$/m); // not masked
    const { links, images, html, text, codeBlocks } = rendered(bodies[0] ?? "");
    expect(links.filter((link) => !link.startsWith(`https://github.com/${repository}/`))).toEqual([]);
    expect(images).toBe(0);
    expect(html.filter((tag) => !/^<\/?(?:details|summary|b|sub|code)>$|^<!-- python-trace:(?:key|state)=/.test(tag))).toEqual([]);
    expect(text).not.toMatch(/@everyone|fixes #1|<img/);
    expect(codeBlocks.filter((block) => /^WIN: PASS$/m.test(block))).toEqual([]);
    expect(bodies[0]?.match(/<!-- python-trace:key=/g)).toHaveLength(1);
    // All of it is there to be read, though.
    expect(codeBlocks.join("\n")).toContain("test_loud - AssertionError: loud");
  });
});
