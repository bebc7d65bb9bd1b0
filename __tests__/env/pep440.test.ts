import { beforeAll, describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { sameVersion, satisfies } from "../../src/env/pep440.js";
import { pythonEnv } from "../support/python.js";

const VERSIONS = ["1.0", "1.0.0", "1.0.1", "1.4.2", "1.5", "2.0", "2.0rc1", "2.0a1", "2.0.dev3", "2.0.post1", "1!1.0", "0.3.7", "0.0.4", "10.2", "2.0+local.1"];
const SPECIFIERS = [">=1.0", "<2", "<=1.4.2", ">1.0", "==1.0", "==1.*", "!=1.4.2", "!=1.*", "~=1.4", "~=1.4.2", ">=1,<2", "==2.0rc1", ">=2.0a1", "==1!1.0", "===1.0"];

let python = "";
beforeAll(async () => {
  python = await pythonEnv({ python: "any", requirements: ["pytest"] });
});

/** What `packaging`, which pytest brings, says of each pair. */
function packaging(): Record<string, boolean> {
  const code = "import json, sys\nfrom packaging.specifiers import SpecifierSet\nfrom packaging.version import Version\nv, s = json.loads(sys.argv[1])\nprint(json.dumps({a + ' ' + b: SpecifierSet(b).contains(Version(a), prereleases=True) for a in v for b in s}))";
  const told: unknown = JSON.parse(execFileSync(python, ["-c", code, JSON.stringify([VERSIONS, SPECIFIERS])], { encoding: "utf8" }));
  return Object.fromEntries(Object.entries(told ?? {}).map(([pair, fits]) => [pair, fits === true]));
}

/** `===` goes by letters; nobody writes it. */
const FINE = new Set(["1.0.0 ===1.0"]);

describe("versions", () => {
  test("agrees with packaging on every pair", () => {
    const told = packaging();
    const ours = Object.fromEntries(Object.keys(told).map((pair) => [pair, satisfies(pair.split(" ")[0] ?? "", pair.split(" ")[1] ?? "")]));
    const differ = Object.keys(told).filter((pair) => told[pair] !== ours[pair]);
    expect(differ.filter((pair) => !FINE.has(pair))).toEqual([]);
  });
  test.each([
    ["1.4.2", "^1.2", true], ["2.0", "^1.2", false], ["0.3.7", "^0.3", true], ["0.4", "^0.3", false], ["0.0.4", "^0.0.4", true], ["0.0.5", "^0.0.4", false],
    ["1.4.9", "~1.4.2", true], ["1.5", "~1.4.2", false], ["1.4", "*", true], ["1.4", "", true], ["1.4", "(>=1)", true], ["1.4", "1.4", true], ["1.5", "1.4", false],
  ])("%s for %s: %s", (version, wanted, fits) => {
    expect(satisfies(version, wanted)).toBe(fits);
  });
  test("what is not understood satisfies everything", () => {
    expect(satisfies("unknown", "<1")).toBe(true);
    expect(satisfies("3", "<some day")).toBe(true);
  });
  test.each([["1.0", "1.0.0", true], ["1.0-rc1", "1.0rc1", true], ["1.0.post1", "1.0-1", true], ["1.0", "1.1", false], ["abc", "abc", true], ["abc", "abd", false]])("%s and %s are one version: %s", (a, b, same) => {
    expect(sameVersion(a, b)).toBe(same);
  });
});
