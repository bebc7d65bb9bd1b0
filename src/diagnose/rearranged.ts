/** Lines that a change wrote otherwise without a change of meaning: a part got a name of its own, or a name gave way to its value. */
import { work } from "./suspicion-lines.js";

/** A name and what a line computes for it. */
export interface Part {
  readonly name: string;
  readonly value: string;
}

/** A line without its indentation, inner spacing, comment and last comma. */
export function plain(text: string): string {
  return text.replace(/\s#.*$/, "").replace(/[\s,]+$/, "").replace(/\s+/g, " ").trim();
}

/** The name that a line binds; null where it binds none or several. */
export function target(text: string): string | null {
  return /^\s*([\w.]+)\s*(?::[^=]+)?=(?!=)/.exec(text)?.[1] ?? null;
}

/** Names that lines give to what they compute. */
export function partsOf(texts: readonly string[]): readonly Part[] {
  return texts.flatMap((text) => {
    const [, name, value] = /^(\w+)\s*(?::[^=]+)?=(?!=)\s*(.+)$/.exec(plain(text)) ?? [];
    return name === undefined || value === undefined || work(value) === 0 ? [] : [{ name, value }];
  });
}

/**
 * Whether a line does what a removed one did, with a part of that under a name of its own (the part, or the rest), or with
 * such a part written out again.
 * @param removed the removed lines, `plain`
 * @param named parts that the change gave a name to
 * @param spelt parts whose name it took away
 */
export function isRearranged(text: string, removed: readonly string[], named: readonly Part[], spelt: readonly Part[]): boolean {
  const now = plain(text);
  return removed.some((old) =>
    named.some((part) => target(old) !== part.name && isOperand(old, part.value) && (old.replace(part.value, () => part.name) === now || target(text) === part.name && now.endsWith(part.value)))
    || spelt.some((part) => target(text) !== part.name && isOperand(now, part.value) && now.replace(part.value, () => part.name) === old));
}

const WORDS = "return|yield|if|elif|while";
/** What may stand beside an operand of any kind, and beside one that nothing binds looser than a product. */
const ALONE = [new RegExp(`(?:^|[([{,:=]|\\b(?:${WORDS}))$`), /^(?:$|[)\]},:])/] as const;
const BOUND = [new RegExp(`(?:^|[-+<>([{,:=]|\\b(?:${WORDS}|and|or|not))$`), /^(?:$|[-+<>=!)\]},:]|(?:and|or|if|else)\b)/] as const;

/** Whether a value stands in a line as one operand, so that a name for it means the same there. */
function isOperand(text: string, value: string): boolean {
  const at = text.indexOf(value);
  if (at < 0) return false;
  let bare = value;
  for (let last = ""; last !== bare; ) [last, bare] = [bare, bare.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, "")];
  const [left, right] = /[-+<>=!&|^~]|\b(?:not|and|or|in|is|if|else|lambda|for)\b/.test(bare) ? ALONE : BOUND;
  return left.test(text.slice(0, at).trimEnd()) && right.test(text.slice(at + value.length).trimStart());
}
