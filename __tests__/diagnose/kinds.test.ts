import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS } from "../../src/kinds.js";
import { rules } from "../../src/diagnose/rules/index.js";

const page = readFileSync(join(process.cwd(), "docs", "kinds.md"), "utf8");
const sections = new Map(page.split(/^### /m).slice(1).map((text) => [text.split("\n", 1)[0] ?? "", text]));

describe("docs/kinds.md", () => {
  test("has a section for each kind, in the order of precedence, and no other", () => {
    expect([...sections.keys()]).toEqual([...KINDS]);
  });

  test.each(KINDS)("%s says what proves it, how it is mended, and whether a rule looks for it", (kind) => {
    const text = sections.get(kind) ?? "";
    expect(text).toContain("**Proof:**");
    expect(text).toContain("**Fix:**");
    const ruled = rules.slice(0, -1).some((rule) => rule.kind === kind);
    expect(/No rule yet: reported through the weak fallback/.test(text)).toBe(!ruled);
  });
});
