/** The chain as a GitHub table. */
import type { Row } from "./rows.js";
import type { Links } from "./links.js";
import { inline } from "./markdown-inline.js";

const LABEL: Readonly<Record<Row["stage"], string>> = {
  symptom: "symptom", evidence: "evidence", leak: "leak", root: "**root**", fix: "**fix**",
};

/** One row a line; nothing in a cell can end it. */
export function chainTable(rows: readonly Row[], links: Links): string {
  const lines = rows.map((row) => `| ${LABEL[row.stage]} | ${inline(row.what, "cell", links)} | ${inline(row.showed, "cell", links)} |`);
  return ["| | what was run | what it showed |", "|---|---|---|", ...lines].join("\n");
}
