/** What a terminal shows while the work goes on: one line on stderr, written over itself. */
import type { Progress } from "../ports.js";
import { visibleProse } from "../trace/visible.js";
import { duration } from "../report/words.js";

/** The part of a stream that is needed; `process.stderr` is one. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Shown extends Progress {
  /** Clears the line and ends the ticking. */
  end(): void;
}

const TICK_MS = 1000;
const BETWEEN_MS = 80;
const CLEAR = "\r\u001b[2K";
const SILENT: Shown = { stage: () => undefined, detail: () => undefined, end: () => undefined };

/**
 * @param screen a pipe gets nothing
 * @param redact takes secrets out of what is shown
 */
export function showProgress(screen: Screen, budgetMs: number, redact: (text: string) => string): Shown {
  if (screen.isTTY !== true) return SILENT;
  const begun = performance.now();
  const now = { stage: "", detail: "" };
  let last = 0;
  const draw = (): void => {
    last = performance.now();
    const left = Math.max(0, budgetMs - (last - begun)) / 1000;
    const line = [now.stage, now.detail].filter((part) => part !== "").map((part) => visibleProse(redact(part))).join(" · ");
    const tail = ` · ${duration(Math.round(left))} left`;
    const room = Math.max(20, (screen.columns ?? 80) - tail.length - 1);
    screen.write(`${CLEAR}${line.length > room ? `${line.slice(0, room - 1)}…` : line}${tail}`);
  };
  const timer = setInterval(draw, TICK_MS);
  timer.unref();
  return {
    stage: (text) => { now.stage = text; now.detail = ""; draw(); },
    detail: (text) => { now.detail = text; if (performance.now() - last > BETWEEN_MS) draw(); },
    end: () => { clearInterval(timer); screen.write(CLEAR); },
  };
}
