/** What counts as a manifest of a project. */
import { expect, test } from "@jest/globals";
import { projectFiles } from "../../src/env/files.js";
import { tempProject } from "../support/python.js";

test("lists of requirements, whatever their folder calls them", async () => {
  const lists = ["constraints.in", "dev-requirements.in", "requirements.in", "requirements.txt", "requirements/base.txt", "requirements/dev.in", "services/api/requirements/test.txt"];
  const others = ["docs/notes.txt", "requirements/README.md", "base.txt"];
  const project = await tempProject(Object.fromEntries([...lists, ...others].map((name) => [name, "x\n"])));
  expect([...projectFiles(project).manifests.keys()]).toEqual(lists);
});
