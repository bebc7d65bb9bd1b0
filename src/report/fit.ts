/** Cutting by priority: whole parts in, whole parts out, never half of one. */

/** One way to show a part; the lower the priority's number the sooner it gets room. 0 is always in. */
export interface Form {
  readonly priority: number;
  readonly render: () => string;
}
/** A part of the report in its forms, the poorest first; a part that gets no room is left out. */
export type Part = readonly Form[];

export interface Fitted {
  readonly text: string;
  /** True when every part stands in its richest form. */
  readonly whole: boolean;
}

const SEPARATOR = "\n\n";

/**
 * Puts parts together in their order.
 * @param limit bytes of UTF-8
 */
export function fit(parts: readonly Part[], limit: number): Fitted {
  // Mostly there is room for all.
  const richest = parts.map((forms) => forms.at(-1)?.render() ?? "");
  if (richest.reduce((sum, text) => sum + size(text), 0) <= limit) return { text: joined(richest), whole: true };
  const chosen = parts.map(() => ({ text: "", level: -1 }));
  const steps = parts
    .flatMap((forms, part) => forms.map((form, level) => ({ ...form, part, level })))
    .sort((a, b) => a.priority - b.priority);
  let room = limit;
  for (const { part, level, priority, render } of steps) {
    const current = chosen[part];
    if (current === undefined) continue;
    const text = render();
    const cost = size(text) - size(current.text);
    if (priority > 0 && cost > room) continue;
    room -= cost;
    chosen[part] = { text, level };
  }
  return {
    text: joined(chosen.map((c) => c.text)),
    whole: parts.every((forms, i) => chosen[i]?.level === forms.length - 1),
  };
}

function joined(texts: readonly string[]): string {
  return texts.filter((t) => t !== "").join(SEPARATOR);
}

function size(text: string): number {
  return text === "" ? 0 : Buffer.byteLength(text) + SEPARATOR.length;
}
