/**
 * The example of `npm run demo` as a pull request, and the comment that it gets.
 * `UPDATE_PICTURE=1 npm run e2e -- demo` renders that comment into docs/images/comment.png, which README.md shows.
 */
import { cpSync, rmSync } from "node:fs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { root } from "../docs/workflows.js";
import { renderComment, screenshot } from "../double/browser.js";
import { pullRequestEvent } from "../double/events.js";
import { startDouble } from "../double/server.js";
import { rendered } from "../report/rendered.js";
import { pythonEnv } from "../support/python.js";
import { main } from "./dist.js";
import { pullRequest } from "./history.js";
import { runStep } from "./runner.js";

const example = join(root, "examples", "parcel-desk");
const file = (name: string): string => readFileSync(join(example, name), "utf8");
const names = ["pyproject.toml", "desk/__init__.py", "desk/labels.py", "desk/registry.py", "desk/service.py", "desk/shelf.py", "tests/test_desk.py", "tests/test_labels.py"];

test("the example's comment shows both roots, each with the commit that brought it", async () => {
  const red = Object.fromEntries(names.map((name) => [name, file(name)]));
  const [registry, labels] = ["desk/registry.py", "desk/labels.py"] as const;
  const green = { ...red, [registry]: file(registry).replace("self._shelf.put", "await self._shelf.put"), [labels]: file(labels).replace("place.upper())", "place.upper(), copies=1)").replace("") };
  const there = pullRequest(green);
});
