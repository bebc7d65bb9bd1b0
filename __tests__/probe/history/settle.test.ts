import { describe, expect, test } from "@jest/globals";
import type { Evidence } from "../../../src/trace/evidence.js";
import type { IntroducedBy, Verdict } from "../../../src/probe/history.js";
import { joined } from "../../../src/probe/history/settle.js";
import { contextFor, Repo } from "./support.js";

const NOTHING: Verdict = { preExisting: false, introducedBy: null, exposes: null, arrived: null };

describe("joined", () => {
  const { recorder } = contextFor(new Repo().top, null, "python");
  const evidence: Evidence = recorder.fromInput("ci.log", "red", "red");
  const by = (sha: string): Verdict => {
    const introducedBy: IntroducedBy = { sha, subject: sha, evidence: [evidence], contrast: null };
    return { ...NOTHING, introducedBy };
  };

  test("the earliest commit, whatever the order of the groups", () => {
    expect(joined([by("c"), by("b"), NOTHING], ["a", "b", "c"]).introducedBy?.sha).toBe("b");
  });
  test("older than the change only where all are", () => {
    const old: Verdict = { ...NOTHING, preExisting: true };
    expect(joined([old, old], ["a"]).preExisting).toBe(true);
    expect(joined([old, by("a")], ["a"])).toMatchObject({ preExisting: false, introducedBy: { sha: "a" } });
  });
});
