/** What a run raises and what mypy says of the same fault, from real runs, in one form. */
import { beforeAll, expect, test } from "@jest/globals";
import { definitionIn, definitionsOf } from "../../src/diagnose/definition.js";
import { readRun } from "../../src/probe/reproduce.js";
import { runTypes } from "../../src/probe/types.js";
import { makeLab } from "../support/lab.js";
import { pythonEnv, tempProject } from "../support/python.js";

let python = "";
beforeAll(async () => {
  python = await pythonEnv({ python: "3.13", requirements: ["pytest~=9.0", "pytest-asyncio", "pytest-timeout", "mypy"] });
});

const SHOP = `class Cart:
    def __init__(self, owner: str) -> None:
        self.owner = owner

    def add(self, name: str, count: int) -> None:
        pass

def total(cart: Cart, *, tax: int) -> int:
    return tax
`;
/** A use, what both are about, and what of it mypy says where it says less. */
const USES: readonly (readonly [use: string, about: string, typed?: null])[] = [
  ["total(Cart('a'))", "call total"],
  ["total(Cart('a'), 1, tax=2)", "call total"],
  ["total(Cart('a'), taxes=2, tax=1)", "call total"],
  ["Cart()", "call Cart"],
  ["Cart('a').add('x')", "call Cart.add"],
  ["Cart('a').remove('x')", "attribute Cart.remove"],
  ["shop.totals()", "attribute shop.totals", null],
  ["from shop import totals", "attribute shop.totals"],
  ["import shops", "module shops"],
];

test("both name the same definition", async () => {
  const body = USES.map(([use], i) => `def test_${String(i)}() -> None:\n    ${use}\n`).join("\n");
  const { context, interpreter, neutral } = await makeLab({ project: await tempProject({ "shop.py": SHOP, "test_use.py": `import shop\nfrom shop import Cart, total\n\n${body}` }), python });
  const [{ outcome }, types] = await Promise.all([
    readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q"] }),
    runTypes(context, interpreter, { targets: ["test_use.py"], reason: "", configuration: null }),
  ]);
  const raised = outcome.failures.map((f) => f.exceptions.flatMap(definitionsOf));
  expect(raised).toEqual(USES.map(([, about]) => [about]));
  const lines = USES.map((_, i) => 5 + 3 * i);
  expect(lines.map((line) => types.failures.filter((f) => f.line === line).map(definitionIn))).toEqual(USES.map(([, about, typed]) => [typed === null ? null : about]));
});

test("an error of another kind is about none", () => {
  expect(definitionIn({ message: 'Incompatible return value type (got "str", expected "int")' })).toBeNull();
  expect(definitionIn({ message: 'Argument 1 to "total" has incompatible type "str"; expected "Cart"' })).toBeNull();
});
