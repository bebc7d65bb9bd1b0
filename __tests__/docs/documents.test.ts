/** The documents hold: workflows that lint, links that lead somewhere, commands and options that are there. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { OPTIONS } from "../../src/inputs/options.js";
import { actionlint } from "./actionlint.js";
import { blocks, documents, permissions, root, workflows } from "./workflows.js";

const manifest = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
const action = readFileSync(join(root, "action.yml"), "utf8");
const inputs = [...(/^inputs:\n([\s\S]*?)^outputs:/m.exec(action)?.[1] ?? "").matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name);
const all = [...documents()];

describe("workflows", () => {
  const shown = all.flatMap(([file]) => workflows(file).map((text, at) => [`${file} (${at + 1})`, text] as const));
  const own = readdirSync(join(root, ".github", "workflows")).map((file) => [file, readFileSync(join(root, ".github", "workflows", file), "utf8")] as const);

  test("are shown in the README and in each recipe", () => {
    const files = shown.map(([name]) => name.split(" ")[0]);
    expect(files).toEqual(expect.arrayContaining(["README.md", "docs/forks.md", "docs/matrix.md", "docs/monorepo.md"]));
    expect(files.filter((file) => file === "docs/forks.md")).toHaveLength(2);
  });

  test("pass actionlint, which finds fault with a broken one", () => {
    const broken = workflows("README.md")[0]?.replace("!cancelled()", "!canceled()") ?? "";
    const said = actionlint([...shown, ...own, ["broken", broken]]);
    expect(said).toMatch(/^broken\.yml.*undefined function "canceled"/m);
    expect([...said.matchAll(/^(\S+\.yml):\d+:\d+ .*$/gm)].filter(([, file]) => file !== "broken.yml").map(([line]) => line)).toEqual([]);
  });

  test.each(all.flatMap(([file, text]) => blocks(text, "yaml").map((block, at) => [`${file} (${at + 1})`, block] as const)))("%s gives our action only inputs that it has", (_, text) => {
    const uses = [...text.matchAll(/uses: OWNER\/python-trace@v1(?:(?!uses:)[\s\S])*?with:\s*(?:\{ ((?:"[^"]*"|[^}"])*) \}|((?:\n {10,}\S.*)+))/g)];
    const names = uses.flatMap(([, flow, block]) => [...(flow ?? block ?? "").matchAll(/(?:^|, |\n {10,})([\w-]+): /g)].map(([, name]) => name));
    expect(uses.length).toBe(text.match(/OWNER\/python-trace@v1/g)?.length ?? 0);
    expect(names.filter((name) => !inputs.includes(name))).toEqual([]);
  });

  test("the README's is ten lines and asks for three permissions", () => {
    const [first = ""] = workflows("README.md");
    expect(first.trimEnd().split("\n")).toHaveLength(10);
    expect(permissions(first)).toEqual({ "contents": "read", "pull-requests": "write", "actions": "read" });
  });
});

describe("every document", () => {
  test.each(all)("%s: its links and pictures lead to files that are there", (file, text) => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
  });

  test.each(all)("%s: the npm commands that it names are there", (_, text) => {
    const named = [...text.matchAll(/\bnpm (?:run (?:-s )?)?([\w:]+)/g)].map(([, name = ""]) => name).filter((name) => name !== "ci" && name !== "install");
    expect(named.filter((name) => manifest.scripts[name] === undefined)).toEqual([]);
  });

  test.each(all)("%s: the options that it names are there", (_, text) => {
    const known = [...Object.keys(OPTIONS), "help", "version", "format", "quiet"];
    const named = [...text.matchAll(/python-trace(?: [^\n`]*?)? --([\w-]+)/g)].flatMap(([whole]) => [...whole.matchAll(/--([\w-]+)/g)].map(([, name = ""]) => name));
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe("the README", () => {
  const text = documents().get("README.md") ?? "";

  test("begins with what it does, a picture, and the two commands", () => {
    const [, what = "", picture = ""] = text.split("\n\n");
    expect(what.split(/\. [A-Z]/)).toHaveLength(3);
    expect(picture).toMatch(/^!\[.+\]\(docs\/images\/comment\.png\)$/);
    expect(blocks(text, "").slice(0, 2)).toEqual(["npm ci && npm run demo\n", "npm ci && npm test\n"]);
  });

  test("the picture is one, and small", () => {
    const path = join(root, "docs", "images", "comment.png");
    expect(readFileSync(path).subarray(1, 4).toString()).toBe("PNG");
    expect(statSync(path).size).toBeLessThan(200_000);
  });

  test("links every recipe", () => {
    const recipes = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
    expect(recipes.filter((name) => !text.includes(`(docs/${name})`))).toEqual([]);
  });

  test("has the exit codes of --help", () => {
    const codes = [...text.matchAll(/^\| (\d) \| /gm)].map(([, code]) => code);
    expect(codes).toEqual(["0", "1", "2", "3"]);
  });
});
