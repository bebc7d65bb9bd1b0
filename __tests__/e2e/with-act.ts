/** `describe` for tests that need the runner act: in CI it must be there, elsewhere its absence is the reason in the name. */
import { describe } from "@jest/globals";
import { ensureAct } from "./act.js";

const act = await ensureAct();

export function withAct(name: string, body: () => void): void {
  if (typeof act === "string" || process.env.CI !== undefined) describe(name, body);
  else describe.skip(`${name} [skipped: ${act.missing}]`, body);
}
