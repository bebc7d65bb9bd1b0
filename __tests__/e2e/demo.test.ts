/**
 * The example of `npm run demo` as a pull request, and the comment that it gets.
 * `UPDATE_PICTURE=1 npm run e2e -- -t "example's comment"` renders that comment into docs/images/comment.png, which README.md shows.
 */
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { root } from "../docs/workflows.js";
import { renderComment, withPage } from "../double/browser.js";
import { pullRequestEvent } from "../double/events.js";
import { startDouble } from "../double/server.js";
import { rendered } from "../report/rendered.js";
import { pythonEnv } from "../support/python.js";
import { main } from "./dist.js";
import { pullRequest } from "./history.js";
import { runStep } from "./runner.js";

const repository = "acme/parcel-desk";
const example = Object.fromEntries(
  ["pyproject.toml", "desk/__init__.py", "desk/labels.py", "desk/registry.py", "desk/service.py", "desk/shelf.py", "tests/test_desk.py", "tests/test_labels.py"]
    .map((name) => [name, readFileSync(join(root, "examples", "parcel-desk", name), "utf8")]),
);
/** One line changed; throws where the example has it no longer. */
function changed(name: string, from: string, to: string): Record<string, string> {
  const text = example[name] ?? "";
  if (!text.includes(from)) throw new Error(`${name} of the example does not hold ${from}`);
  return { [name]: text.replace(from, to) };
}

test("the example's comment names both roots, each with the commit that brought it", async () => {
  const python = await pythonEnv({ python: "any", requirements: ["pytest", "pytest-asyncio", "mypy"] });
  const green = { ...example, ...changed("desk/labels.py", "label(parcel, place.upper())", "label(parcel, place.upper(), copies=1)"), ...changed("desk/registry.py", "self._shelf.put", "await self._shelf.put") };
  const there = pullRequest(green, "Keep a log of what comes in", { "desk/registry.py": example["desk/registry.py"] ?? "" });
  const head = there.push("Print one label by default", { "desk/labels.py": example["desk/labels.py"] ?? "" });
  const double = await startDouble();
  try {
    double.repository(repository);
    double.token("ghs_write");
    const pull = double.pull({ repository, number: 7, title: "Log and labels", head: { sha: head, ref: "topic", repo: repository }, base: { sha: there.base, ref: "main" } });
    const { exitCode } = await runStep({
      main, checkout: there.folder, repository, eventName: "pull_request", event: pullRequestEvent(double, pull), double, token: "ghs_write",
      inputs: { python, "job-status": "failure", "matrix": "null" },
    });
    expect(exitCode).toBe(0);
    const body = double.state.comments[0]?.body ?? "";
    const { headings, text } = rendered(body);
    expect(headings[0]).toBe("python-trace · 2 roots explain 3 failed tests and 2 mypy errors");
    expect(headings.join("\n")).toMatch(/desk\/registry\.py:14[\s\S]*desk\/labels\.py:9/);
    expect(text).toMatch(/Keep a log of what comes in[\s\S]*Print one label by default/);
    if (process.env["UPDATE_PICTURE"] === "1") await picture(body);
  } finally {
    await double.close();
    rmSync(there.folder, { recursive: true, force: true });
  }
}, 300_000);

/** The comment down to the first fix: what a reader sees first. */
async function picture(body: string): Promise<void> {
  const path = join(root, "docs", "images", "comment.png");
  await withPage(await renderComment(body), { width: 860 }, async ({ page }) => {
    const fix = await page.locator("pre").first().boundingBox();
    await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width: 860, height: fix === null ? 860 : fix.y + fix.height + 16 } });
  });
  expect(statSync(path).size).toBeLessThan(200_000);
}
