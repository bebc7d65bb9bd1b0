/** What rules read from an exception alone: a ring of calls, the lock of a file, an error of a distribution that was moved. */
import { describe, expect, test } from "@jest/globals";
import type { Dossier } from "../../../src/diagnose/dossier.js";
import { rule as upgrade } from "../../../src/diagnose/rules/env.dependency-upgrade.js";
import { rule as resource } from "../../../src/diagnose/rules/env.resource.js";
import { rule as recursion } from "../../../src/diagnose/rules/code.recursion.js";
import { source } from "../../../src/probe/source-facts.js";
import type { ExceptionFact } from "../../../src/probe/facts.js";
import { aDossier } from "../../support/a-dossier.js";
import { aTest, anException } from "../../support/facts.js";

const failed = (exception: ExceptionFact, parts: Partial<Dossier> = {}): Dossier => {
  const failure = aTest("tests/test_a.py::test_b", [exception]);
  return aDossier({ failures: [failure], all: [failure], ...parts });
};

describe("a ring of calls", () => {
  const place = (frames: readonly (readonly [string, number, string])[]): string | undefined => {
    const [found] = recursion.match(failed(anException("RecursionError", "maximum recursion depth exceeded", frames.map(([file, line, func]) => ({ file, line, func })))));
    return found === undefined ? undefined : `${found.file ?? ""}:${String(found.line)}`;
  };

  test("has its root where it is closed, also where the limit cut the last round", () => {
    const round = [["base.py", 6, "get"], ["layer.py", 14, "_find"]] as const;
    expect(place([["tests/test_a.py", 3, "test_b"], ...round, ...round, ...round])).toBe("layer.py:14");
    expect(place([["tests/test_a.py", 3, "test_b"], ...round, ...round, ...round, ["base.py", 6, "get"]])).toBe("layer.py:14");
    expect(place([["tests/test_a.py", 3, "test_b"], ...round, ...round, ["base.py", 6, "get"], ["base.py", 6, "get"], ["layer.py", 11, "_find"]])).toBe("layer.py:14");
  });

  test("of one line is that line", () => {
    expect(place([["tests/test_a.py", 3, "test_b"], ["a.py", 2, "f"], ["a.py", 2, "f"], ["a.py", 2, "f"]])).toBe("a.py:2");
  });
});

describe("a call that would have to wait", () => {
  const facts = (func: string): Partial<Dossier> => ({
    sources: new Map([["lock.py", source.parse({
      file: "lock.py", error: null, imports: [], defs: [], globals: [], class_attributes: [], handlers: [], env_reads: [], raises: [], returns: [], exports: null, exports_line: null, comments: [],
      calls: [{ line: 5, end_line: 6, func, scope: "take", awaited: false, use: "statement", args: 2, keywords: [], star: false, literals: [null, null] }],
    })]]),
  });
  const refused: ExceptionFact = { ...anException("BlockingIOError", "[Errno 11] Resource temporarily unavailable", [{ file: "lock.py", line: 5 }]), mro: ["BlockingIOError", "OSError", "Exception", "BaseException", "object"], os: { errno: 11, strerror: "Resource temporarily unavailable", filename: null } };

  test("is about a resource where it asks for the lock of a file, and not where it reads", () => {
    expect(resource.match(failed(refused, facts("fcntl.flock"))).map((one) => [one.kind, one.line])).toEqual([["env.resource", 5]]);
    expect(resource.match(failed(refused, facts("os.read")))).toEqual([]);
  });
});

describe("an error that a distribution raises of its own", () => {
  const error: ExceptionFact = { ...anException("InvalidVersion", "Invalid version: 'x'", [{ file: "app.py", line: 6 }]), module: "packaging.version" };
  const moved = (name: string): Partial<Dossier> => ({
    manifests: new Map([["requirements.txt", `${name}==26.4\n`]]),
    change: [{ file: "requirements.txt", status: "modified", added: [{ line: 1, text: `${name}==26.4` }], removed: [{ line: 1, text: `${name}==21.3` }], hunks: [] }],
  });

  test("speaks of the upgrade where the change moved that distribution", () => {
    expect(upgrade.match(failed(error, moved("packaging"))).map((one) => `${one.file ?? ""}:${String(one.line)}`)).toEqual(["app.py:6"]);
  });

  test("and of nothing where it moved another or none", () => {
    expect(upgrade.match(failed(error, moved("attrs")))).toEqual([]);
    expect(upgrade.match(failed(error))).toEqual([]);
  });
});
