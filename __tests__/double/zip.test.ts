import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { unzip, zip } from "./zip.js";

test("is read by others, names and links as written", () => {
  const folder = mkdtempSync(join(tmpdir(), "double-zip-"));
  const file = join(folder, "a.zip");
  const entries = [
    { name: "größe.txt", content: "ä" },
    { name: "../up.txt", content: "up" },
    { name: "link", content: "/etc/passwd", kind: "link" },
  ] as const;
  try {
    writeFileSync(file, zip(entries));
    const script = `import json,sys,zipfile
z = zipfile.ZipFile(sys.argv[1]); z.testzip()
print(json.dumps([[i.orig_filename, z.read(i).decode(), i.external_attr >> 28] for i in z.infolist()]))`;
    const read: unknown = JSON.parse(execFileSync("python3", ["-c", script, file], { encoding: "utf8" }));
    expect(read).toEqual([["größe.txt", "ä", 8], ["../up.txt", "up", 8], ["link", "/etc/passwd", 10]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("comes back from its own reader, and nothing else does", () => {
  const files = unzip(zip([{ name: "a/b.txt", content: Buffer.from([0, 255]) }, { name: "empty", content: "" }]));
  expect([...files].map(([name, content]) => [name, [...content]])).toEqual([["a/b.txt", [0, 255]], ["empty", []]]);
  expect(() => unzip(Buffer.from("no zip"))).toThrow("not a zip file");
});
