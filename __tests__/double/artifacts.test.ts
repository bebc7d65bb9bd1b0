import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Double, startDouble } from "./server.js";
import { unzip } from "./zip.js";

const client = pathToFileURL(fileURLToPath(new URL("../../node_modules/@actions/artifact/lib/artifact.js", import.meta.url))).href;
let double: Double;
let folder: string;

beforeEach(async () => {
  double = await startDouble();
  double.repository("acme/widgets");
  double.run({ repository: "acme/widgets", id: 77, headSha: "a".repeat(40) });
  folder = mkdtempSync(join(tmpdir(), "double-artifact-"));
});
afterEach(async () => {
  await double.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The real client in a process of its own, since it reads its environment as a step would have it. */
async function step(script: string, more: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const main = join(folder, "step.mjs");
  writeFileSync(main, `import { DefaultArtifactClient } from ${JSON.stringify(client)};
    import { writeFileSync } from "node:fs";
    const client = new DefaultArtifactClient();
    const result = await (async () => { ${script} })().catch((error) => ({ error: error.message }));
    writeFileSync("result.json", JSON.stringify(result));`);
  const env = { PATH: process.env.PATH ?? "", GITHUB_WORKSPACE: folder, ...double.environment(77), ...more };
  const child = spawn(process.execPath, [main], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(output.join(""));
  return JSON.parse(readFileSync(join(folder, "result.json"), "utf8"));
}

test("the real client uploads and downloads, through the service and through the REST API", async () => {
  writeFileSync(join(folder, "report.md"), "# report\n");
  // Over the client's block size of 8 MiB.
  writeFileSync(join(folder, "big.bin"), randomBytes(10 << 20));
  const upload = await step(`return client.uploadArtifact("bundle", ["report.md", "big.bin"], ".", { retentionDays: 3, compressionLevel: 0 });`);
  expect(upload).toEqual({ id: double.state.artifacts[0]?.id, size: double.uploaded("bundle").length, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(double.requests.filter((seen) => seen.query.includes("comp=block&")).length).toBeGreaterThan(1);
  const files = unzip(double.uploaded("bundle"));
  expect([...files.keys()].sort()).toEqual(["big.bin", "report.md"]);
  expect(files.get("report.md")?.toString()).toBe("# report\n");
  expect(files.get("big.bin")?.equals(readFileSync(join(folder, "big.bin")))).toBe(true);

  double.token("ghs_read", { permissions: { actions: "read" } });
  const down = await step(`
    const { artifact } = await client.getArtifact("bundle");
    const inside = await client.downloadArtifact(artifact.id, { path: "inside", expectedHash: artifact.digest });
    const findBy = { token: "ghs_read", workflowRunId: 77, repositoryOwner: "acme", repositoryName: "widgets" };
    const listed = await client.listArtifacts({ findBy });
    const outside = await client.downloadArtifact(artifact.id, { path: "outside", expectedHash: artifact.digest, findBy });
    return [artifact.name, inside.digestMismatch, outside.digestMismatch, listed.artifacts.map((each) => each.name)];`);
  expect(down).toEqual(["bundle", false, false, ["bundle"]]);
  for (const way of ["inside", "outside"]) expect(readFileSync(join(folder, way, "report.md"), "utf8")).toBe("# report\n");
});

test("a name is taken once in a run", async () => {
  writeFileSync(join(folder, "a.txt"), "a");
  const upload = `return client.uploadArtifact("bundle", ["a.txt"], ".");`;
  expect(await step(upload)).toHaveProperty("id");
  expect(await step(upload)).toEqual({ error: expect.stringContaining("(409) Conflict") });
  expect(double.state.artifacts).toHaveLength(1);
});

test("a runtime token must be known, and is good for its own run", async () => {
  writeFileSync(join(folder, "a.txt"), "a");
  const upload = `return client.uploadArtifact("bundle", ["a.txt"], ".");`;
  const own = double.runtimeToken("77", "j");
  const [head = "", , tail = ""] = own.split(".");
  const forged = `${head}.${Buffer.from(JSON.stringify({ scp: "Actions.Results:78:j" })).toString("base64url")}.${tail}`;
  expect(await step(upload, { ACTIONS_RUNTIME_TOKEN: forged })).toEqual({ error: expect.stringContaining("401") });
  expect(double.state.artifacts).toEqual([]);
});
