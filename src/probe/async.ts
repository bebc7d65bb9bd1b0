/** pytest-asyncio's other mode, asked for only where the plugin is there: elsewhere the option is a usage error. */
import type { FactOf } from "./facts.js";
import type { Bench, Factor } from "./once-more.js";
import { nodeArgument, readRun, type ReadRun } from "./reproduce.js";
import { stacksText } from "./stacks.js";
import type { CommandSource, Evidence } from "../trace/evidence.js";

/** Seconds for which a coroutine may keep the loop: what asyncio's own debug mode allows (`slow_callback_duration`). */
const MOMENT = 0.1;

/** Null where the plugin is not there, or is in that mode already. */
export function asyncioAuto(session: FactOf<"session"> | null): Factor | null {
  if (session?.asyncio_mode == null || session.asyncio_mode === "auto") return null;
  return { told: "`--asyncio-mode=auto`", args: ["--asyncio-mode=auto"] };
}

export interface Watched {
  readonly run: ReadRun;
  /** Stays of more than a moment, the longest first. */
  readonly blocked: readonly FactOf<"blocked">[];
  readonly evidence: Evidence<CommandSource>;
}

/** Runs a node again and watches where its coroutines keep their thread. */
export async function watchBlocked({ context, interpreter, neutral }: Bench, node: string): Promise<Watched> {
  const run = await readRun(context, interpreter, neutral, { stepId: "S3", action: "pytest.blocked", args: ["-q", nodeArgument(node), "--tb=short"], settings: { blocked: MOMENT } });
  const blocked = run.facts.filter((f) => f.t === "blocked").sort((a, b) => b.seconds - a.seconds);
  const [longest] = blocked;
  const claim = longest === undefined ? `watched: no coroutine keeps the loop for ${String(MOMENT)} s` : `watched: the loop is kept for ${String(longest.seconds)} s`;
  const stacks = stacksText({ threads: blocked.slice(0, 3).map((b) => ({ name: `that kept the loop for ${String(b.seconds)} s`, frames: b.frames })), tasks: [] });
  return { run, blocked, evidence: context.recorder.fromCommand(run.ran, claim, stacks || run.ran.output.slice(-600)) };
}
