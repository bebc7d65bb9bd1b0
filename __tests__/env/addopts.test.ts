import { describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { neutralise, shlexJoin } from "../../src/env/addopts.js";

const never = (): boolean => false;

describe("neutralise", () => {
  test.each([
    [["-n", "auto", "-q"], ["-q"], 1],
    [["-nauto", "--strict-markers"], ["--strict-markers"], 1],
    [["--cov", "src", "-ra"], ["-ra"], 1],
    [["--cov", "--cov-report=term", "-ra"], ["-ra"], 2],
    [["-x", "--maxfail=2", "--maxfail", "3", "-m", "not slow"], ["-m", "not slow"], 3],
    [["--reruns", "3", "--reruns-delay=1"], [], 2],
    [["--lf", "--ff", "--sw"], [], 3],
    [["--junitxml=r.xml", "--import-mode=importlib"], ["--import-mode=importlib"], 1],
    [["-xvs", "-ra"], ["-v", "-s", "-ra"], 1],
    [["-qxn4"], ["-q"], 2],
    [["-vvs", "-k", "-xvs"], ["-vvs", "-k", "-xvs"], 0],
    [["-p", "no:cacheprovider", "--tb=short"], ["-p", "no:cacheprovider", "--tb=short"], 0],
  ])("%j keeps %j", (tokens, kept, removed) => {
    const done = neutralise(tokens, never);
    expect(done.kept).toEqual(kept);
    expect(done.removed).toHaveLength(removed);
  });

  test("a path among addopts widens every run; the value of an option is no path", () => {
    const isPath = (word: string): boolean => word === "tests";
    expect(neutralise(["tests", "-v"], isPath).kept).toEqual(["-v"]);
    expect(neutralise(["--rootdir", "tests"], isPath).kept).toEqual(["--rootdir", "tests"]);
  });

  test("each line names the option and why", () => {
    expect(neutralise(["-n", "4"], never).removed).toEqual(["-n 4 (xdist spreads tests over workers)"]);
  });
});

test("shlexJoin survives Python's own shlex", () => {
  const words = ["a b", "it's", '"q"', "$(x)", "", "ü", "--k=v", "a\\b", "new\nline"];
  const back = execFileSync("python3", ["-c", "import json,shlex,sys; print(json.dumps(shlex.split(sys.argv[1])))", shlexJoin(words)]);
  expect(JSON.parse(back.toString())).toEqual(words);
});
