/** Which of a project's own pytest options disturb a re-run, and how they are taken out: just those, and said. */

type Takes = "none" | "value" | "optional";
interface Disturbing {
  readonly why: string;
  readonly options: Readonly<Record<string, Takes>>;
}

const DISTURBING: readonly Disturbing[] = [
  {
    why: "xdist spreads tests over workers",
    options: { "-n": "value", "--numprocesses": "value", "--maxprocesses": "value", "--dist": "value", "--tx": "value", "-d": "none", "-f": "none", "--looponfail": "none", "--px": "value" },
  },
  {
    why: "coverage slows and traces the code, and may fail a partial run",
    options: { "--cov": "optional", "--cov-report": "value", "--cov-config": "value", "--cov-fail-under": "value", "--cov-append": "none", "--cov-branch": "none", "--cov-context": "value", "--no-cov-on-fail": "none", "--cov-reset": "none" },
  },
  { why: "stops at the first failures", options: { "-x": "none", "--exitfirst": "none", "--maxfail": "value", "--sw": "none", "--stepwise": "none", "--sw-skip": "none", "--stepwise-skip": "none" } },
  { why: "retries failed tests", options: { "--reruns": "value", "--reruns-delay": "value", "--only-rerun": "value", "--rerun-except": "value", "--force-flaky": "none", "--max-runs": "value", "--min-passes": "value", "--retries": "value", "--retry-delay": "value" } },
  { why: "shuffles the order", options: { "--random-order": "none", "--random-order-bucket": "value", "--random-order-seed": "value", "--randomly-seed": "value" } },
  {
    why: "picks tests by the cache of an earlier run",
    options: { "--lf": "none", "--last-failed": "none", "--ff": "none", "--failed-first": "none", "--nf": "none", "--new-first": "none", "--lfnf": "value", "--last-failed-no-failures": "value", "--cache-clear": "none" },
  },
  {
    why: "writes a report into the checkout",
    options: { "--junitxml": "value", "--junit-xml": "value", "--junit-prefix": "value", "--html": "value", "--self-contained-html": "none", "--report-log": "value", "--json-report": "none", "--json-report-file": "value", "--ctrf": "value", "--alluredir": "value", "--log-file": "value", "--pastebin": "value", "--md": "value" },
  },
  { why: "waits for a person", options: { "--pdb": "none", "--trace": "none", "--pdbcls": "value" } },
];

/** Short options that take a value: glued (`-n4`) as well as apart. */
const GLUED = /^-(?:n)(?=.)/;

/** Short options without a value, of pytest and of xdist: they may stand glued together, and before one that takes a value. */
const FLAGS = /^-(?=[a-zA-Z]{2})[qvsxlhVdf]+/;

/** Options whose value is the next word, whatever that looks like. */
const VALUE_NEXT = /^-[kmpoWcr]$/;

/** `-xvs` is `-x -v -s`; only where one of them disturbs is it taken apart. */
function apart(token: string): string[] {
  const flags = FLAGS.exec(token)?.[0] ?? "-";
  const rest = token.slice(flags.length);
  const parts = [...Array.from(flags.slice(1), (f) => `-${f}`), ...(rest === "" ? [] : [`-${rest}`])];
  return flags.length > 1 && parts.some((p) => disturbs(p) !== undefined) ? parts : [token];
}

const nameIn = (token: string): string => (GLUED.test(token) ? token.slice(0, 2) : (token.split("=", 1)[0] ?? token));
const disturbs = (token: string): Disturbing | undefined => DISTURBING.find((d) => Object.hasOwn(d.options, nameIn(token)));

export interface Neutralised {
  readonly kept: readonly string[];
  /** One line for each option taken out: `-n auto (xdist spreads tests over workers)`. */
  readonly removed: readonly string[];
}

/**
 * Splits options into those that stay and those that disturb a re-run.
 * @param words of addopts, split as pytest splits them
 * @param isPath tells whether a word names something in the project: a path among addopts would widen every run
 */
export function neutralise(words: readonly string[], isPath: (word: string) => boolean): Neutralised {
  const tokens = words.flatMap((word, i) => (VALUE_NEXT.test(words[i - 1] ?? "") ? [word] : apart(word)));
  const kept: string[] = [];
  const removed: string[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] ?? "";
    const [name, hit] = [nameIn(token), disturbs(token)];
    const takes = hit?.options[name];
    if (hit === undefined || takes === undefined) {
      const afterOption = tokens[i - 1]?.startsWith("-") === true && tokens[i - 1]?.includes("=") === false;
      if (!token.startsWith("-") && !afterOption && isPath(token)) removed.push(`${token} (a path that widens each run)`);
      else kept.push(token);
      continue;
    }
    const next = tokens[i + 1];
    const glued = token !== name;
    const withValue = !glued && next !== undefined && (takes === "value" || (takes === "optional" && !next.startsWith("-")));
    removed.push(`${withValue ? `${token} ${next}` : token} (${hit.why})`);
    if (withValue) i += 1;
  }
  return { kept, removed };
}

/** Quotes words so that Python's shlex gives them back. */
export function shlexJoin(words: readonly string[]): string {
  return words.map((w) => (/^[\w@%+=:,./-]+$/.test(w) ? w : `'${w.replaceAll("'", `'"'"'`)}'`)).join(" ");
}
