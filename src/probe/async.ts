/** pytest-asyncio's other mode, asked for only where the plugin is there: elsewhere the option is a usage error. */
import type { FactOf } from "./facts.js";
import type { Factor } from "./once-more.js";

/** Null where the plugin is not there, or is in that mode already. */
export function asyncioAuto(session: FactOf<"session"> | null): Factor | null {
  if (session?.asyncio_mode == null || session.asyncio_mode === "auto") return null;
  return { told: "`--asyncio-mode=auto`", args: ["--asyncio-mode=auto"] };
}
