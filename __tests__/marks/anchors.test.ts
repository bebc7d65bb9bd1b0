/** Semantic anchors: read, checked, and kept from harm. */
import { describe, expect, test } from "@jest/globals";
import { brokenAnchors } from "../../src/marks/anchors/check.js";
import { harmsAnchors, rejectedBy, rejectedCode } from "../../src/marks/anchors/guard.js";
import { readAnchors, regionAt } from "../../src/marks/anchors/read.js";
import { changeOfTexts } from "../../src/marks/change.js";
import { parse } from "../../src/syntax/source.js";

const CODE = `# #region Billing [C:4]
# @BRIEF Prices and what is taken off them.
# @RELATION DEPENDS_ON -> [Store]
import store

# #region total [C:2]
# @BRIEF The sum of a cart.
# @PRE every item has a price,
#   in cents
# @POST the sum is never negative
# @RATIONALE carts are small
# @REJECTED \`functools.lru_cache\`: carts are mutable
def total(cart):
    return sum(i.price for i in cart)
# #endregion total

#region off [C:1]
def off(cart):
    """
    @PRE cart is not empty
    """
    return 0
#endregion off
# #endregion Billing
`;
const read = (text: string): ReturnType<typeof readAnchors> => readAnchors(parse("billing.py", text));
function broken(text: string, added: readonly number[] = [], names: readonly string[] = ["Store"]): string[] {
  const anchors = read(text);
  return brokenAnchors({ file: "billing.py", anchors, text, names: new Set([...names, ...anchors.regions.map((r) => r.name)]), added: new Set(added) }).map((r) => `${r.what} ${String(r.line)}`);
}

describe("reading", () => {
  test("regions nest, with numbers, tags of their own, and continued lines", () => {
    const { regions, strays } = read(CODE);
    expect(strays).toEqual([]);
    expect(regions.map((r) => [r.name, r.complexity, r.lines, r.inside])).toEqual([["Billing", 4, [1, 24], []], ["total", 2, [6, 15], ["Billing"]], ["off", 1, [17, 23], ["Billing"]]]);
    expect(regions[0]?.tags.map((t) => t.name)).toEqual(["BRIEF", "RELATION"]);
    expect(regions[1]?.tags.find((t) => t.name === "PRE")?.text).toBe("every item has a price, in cents");
    expect(regions[1]?.head).toBe(12);
    expect(regions[2]?.tags).toEqual([{ name: "PRE", text: "cart is not empty", line: 20 }]);
  });

  test("the innermost region of a line", () => {
    const { regions } = read(CODE);
    expect([14, 4, 22, 99].map((line) => regionAt(regions, line)?.name ?? null)).toEqual(["total", "Billing", "off", null]);
  });

  test("plain folds of an editor, and anchors in strings, are none", () => {
    expect(read("# region Helpers\ndef f(): ...\n# endregion\n# endregion\n")).toEqual({ regions: [], strays: [], marks: [] });
    expect(read('TEMPLATE = """\n# #region X [C:1]\n# @BRIEF x\n"""\n')).toEqual({ regions: [], strays: [], marks: [] });
  });
});

describe("what is broken", () => {
  test("nothing about good anchors", () => {
    expect(broken(CODE, [14])).toEqual([]);
  });

  test.each([
    ["a region without an end", CODE.replace("# #endregion total\n", ""), ["anchor-unmatched 6"]],
    ["an end without a region", `${CODE}# #endregion nobody\n`, ["anchor-unmatched 25"]],
    ["an end that stands twice", CODE.replace("# #endregion total\n", "# #endregion total\n# #endregion total\n"), ["anchor-doubled 16"]],
    ["an end with another name", CODE.replace("#endregion off", "#endregion of"), ["anchor-unmatched 23", "anchor-unmatched 17"]],
    ["prose before the first tag", CODE.replace("# @BRIEF The sum", "# Sums up.\n# @BRIEF The sum"), ["anchor-text 7"]],
    ["code before the first tag", CODE.replace("# @BRIEF The sum of a cart.\n", "CARTS = []\n"), ["anchor-text 7"]],
    ["prose before the first tag of a docstring", CODE.replace("    @PRE cart", "    What is off.\n    @PRE cart"), ["anchor-text 20"]],
    ["a relation to nowhere", CODE.replace("[Store]", "[Shop]"), ["anchor-relation 3"]],
    ["a relation that names two, one of them nowhere", CODE.replace("[Store]", "[Store], [EXT:stripe], [Gone]"), ["anchor-relation 3"]],
    ["the complexity as a tag", CODE.replace("# @PRE every", "# @COMPLEXITY 3\n# @PRE every"), ["anchor-complexity 8"]],
    ["the complexity as @C", CODE.replace("# @PRE every", "# @C: 3\n# @PRE every"), ["anchor-complexity 8"]],
  ])("%s", (_, text, said) => {
    expect(broken(text)).toEqual(said);
  });

  describe("a workaround", () => {
    const around = CODE.replace("# @POST the sum", "# A workaround for the old store.\n# @POST the sum");
    test("that was changed and lacks its reasons", () => {
      const bare = around.replace(/# @(RATIONALE|REJECTED).*\n/g, "");
      expect(broken(bare, [13])).toEqual(["anchor-rationale 10"]);
      expect(broken(bare, [4])).toEqual([]);
      expect(broken(around.replace(/# @REJECTED.*\n/, ""), [14])).toEqual(["anchor-rationale 10"]);
    });
    test("with both reasons is none, nor is a region around it", () => {
      expect(broken(around, [15])).toEqual([]);
    });
  });
});

describe("a fix harms anchors", () => {
  test.each([
    ["by stripping a tag", CODE.replace("# @POST the sum is never negative\n", ""), "strips the anchor `# @POST"],
    ["by stripping an end", CODE.replace("# #endregion total\n", ""), "strips the anchor `# #endregion total`"],
    ["by doubling one", CODE.replace("# #endregion total\n", "# #endregion total\n# #endregion total\n"), "doubles the anchor"],
    ["by splitting a region", CODE.replace("    return sum", "# #endregion total_a\n    return sum"), "splits a region"],
    ["by moving code over an end", CODE.replace("    return sum(i.price for i in cart)\n# #endregion total\n", "# #endregion total\n    return sum(i.price for i in cart)\n"), "moves the anchor `# #endregion total`"],
    ["by moving a region", CODE.replace(/#region off[\s\S]*#endregion off\n/, "").replace("import store\n", "#region off [C:1]\ndef off(cart):\n    \"\"\"\n    @PRE cart is not empty\n    \"\"\"\n    return 0\n#endregion off\nimport store\n"), "moves the anchor"],
  ])("%s", (_, after, reason) => {
    expect(harmsAnchors(CODE, after)).toContain(reason);
  });

  test("not by edits of code between them, nor where there is none", () => {
    expect(harmsAnchors(CODE, CODE.replace("    return sum(i.price for i in cart)", "    if not cart:\n        return 0\n    return sum(i.price for i in cart)"))).toBeNull();
    expect(harmsAnchors(CODE, CODE.replace("import store\n", "import json\nimport store\n").replace("    return 0", "    return 1"))).toBeNull();
    expect(harmsAnchors("def f():\n    pass\n", "def g():\n    pass\n")).toBeNull();
  });
});

describe("what a region has rejected", () => {
  const rejected = (after: string, before = CODE): string | null => {
    const [patch] = changeOfTexts([{ file: "billing.py", before, after }]);
    return patch === undefined ? null : rejectedBy(read(before).regions, patch);
  };

  test("is code in backticks, else names that are plainly code", () => {
    expect(rejectedCode("`lru_cache` and `x  = 1`, since `f()` fails")).toEqual(["lru_cache", "x  = 1", "f()"]);
    expect(rejectedCode("a retry with time.sleep or wait_for, and sleep() anywhere")).toEqual(["time.sleep", "wait_for", "sleep()"]);
    expect(rejectedCode("a second cache, too slow")).toEqual([]);
  });

  test("withholds a fix that brings it back there, with the words of the tag", () => {
    expect(rejected(CODE.replace("def total", "@functools.lru_cache\ndef total"))).toBe("`@REJECTED` of `total` at `billing.py:12` rules out `functools.lru_cache`: `functools.lru_cache`: carts are mutable");
  });

  test("not one that does so elsewhere, in a comment, or one that only touches what is there", () => {
    expect(rejected(CODE.replace("def off", "@functools.lru_cache\ndef off"))).toBeNull();
    expect(rejected(CODE.replace("    return sum", "    # no functools.lru_cache here\n    return sum"))).toBeNull();
    const there = CODE.replace("def total", "@functools.lru_cache\ndef total");
    expect(rejected(there.replace("@functools.lru_cache", "@functools.lru_cache  # so"), there)).toBeNull();
  });

  test("reaches the regions inside", () => {
    const outer = CODE.replace("# @RELATION DEPENDS_ON", "# @REJECTED `eval()` on input\n# @RELATION DEPENDS_ON");
    expect(rejected(outer.replace("    return 0", "    return eval(cart)"), outer)).toContain("rules out `eval()`");
  });
});
