/** Figures as text: the lines that are printed, and the generated part of docs/accuracy.md. */
import { COLUMNS } from "./judge.mjs";

/**
 * @typedef {{ [id: string]: { want: string, columns: Record<string, boolean> } }} Figures
 * @param {readonly import("./measure.mjs").Row[]} rows
 * @returns {Figures}
 */
export const figuresOf = (rows) => Object.fromEntries(rows.map(({ id, want, columns }) => [id, { want, columns }]));

/** A line for a case. @param {import("./measure.mjs").Row} row */
export function line({ id, want, got, columns, seconds, notes }) {
  const misses = missed(columns);
  return `${id}: ${misses === "" ? "all right" : `misses ${misses}`} | got ${got}, want ${want} | ${seconds} s${notes.length > 0 ? ` | ${notes.join("; ")}` : ""}`;
}

/** `hits/asked` for each column that is asked at all. @param {Figures} figures @returns {Record<string, string>} */
export function totals(figures) {
  const all = Object.values(figures).map(({ columns }) => columns);
  return Object.fromEntries(COLUMNS.flatMap((column) => {
    const of = all.filter((columns) => column in columns);
    return of.length === 0 ? [] : [[column, `${of.filter((columns) => columns[column]).length}/${of.length}`]];
  }));
}

/**
 * The tables of docs/accuracy.md.
 * @param {Figures} first as measured before any rule was changed for these cases
 * @param {Figures} now
 */
export function tables(first, now) {
  const [before, after] = [totals(first), totals(now)];
  const columns = COLUMNS.filter((column) => column in after);
  const row = (cells) => `| ${cells.join(" | ")} |`;
  return [
    row(["", ...columns]), row(["---", ...columns.map(() => "---")]),
    row(["first", ...columns.map((column) => before[column] ?? "–")]),
    row(["now", ...columns.map((column) => after[column])]),
    "",
    row(["case", "root", "missed at first", "missed now"]), row(["---", "---", "---", "---"]),
    ...Object.entries(now).map(([id, { want, columns: got }]) => row([id, `\`${want}\``, id in first ? missed(first[id].columns) || "–" : "new since", missed(got) || "–"])),
  ].join("\n");
}

/**
 * The list of fixes: what each does, and whether a person has looked at just this patch.
 * @param {readonly import("./measure.mjs").Row[]} rows
 * @param {Record<string, string>} reviewed what was said of a patch, by its digest
 */
export function fixesTable(rows, reviewed) {
  const all = rows.flatMap(({ id, fixes }) => fixes.map((fix) => ({ ...fix, id })));
  const cell = (text) => text.replaceAll("|", "\\|");
  return [
    `${all.length} fixes are called verified, ${all.filter(({ good }) => good).length} of them hold in a fresh checkout, ${all.filter(({ digest }) => reviewed[digest] === "accepted").length} were looked at and accepted.`,
    "", "| case | what the patch does, and what was shown | looked at |", "| --- | --- | --- |",
    ...all.map(({ id, summary, digest }) => `| ${id} | ${cell(summary)} | ${cell(reviewed[digest] ?? `no (\`${digest}\`)`)} |`),
  ].join("\n");
}

const missed = (columns) => COLUMNS.filter((column) => columns[column] === false).join(", ");
