/**
 * Versions and version specifiers of Python distributions, as packaging.python.org specifies them ("Version specifiers",
 * PEP 440), and the caret of Poetry. What is not understood satisfies everything: nothing is claimed of it.
 */

interface Version {
  readonly epoch: number;
  readonly release: readonly number[];
  /** Development and pre-releases come before the release, post-releases after it. */
  readonly rank: readonly number[];
}

const VERSION = /^v?(?:(\d+)!)?(\d+(?:\.\d+)*)(?:[-_.]?(a|alpha|b|beta|c|rc|pre|preview)[-_.]?(\d*))?(?:(?:-(\d+))|(?:[-_.]?(?:post|rev|r)[-_.]?(\d*)))?(?:[-_.]?(dev)[-_.]?(\d*))?(?:\+[a-z0-9]+(?:[-_.][a-z0-9]+)*)?$/i;
const PHASES: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3, r: 3, p: 3 };
const RELEASED = 4;

function parse(text: string): Version | null {
  const found = VERSION.exec(text.trim());
  if (found === null) return null;
  const [, epoch, release = "", phase, phaseNumber, dash, post, dev, devNumber] = found;
  const posted = dash ?? post;
  // A development release of nothing else comes before all pre-releases.
  const stage = phase !== undefined ? (PHASES[phase[0]?.toLowerCase() ?? ""] ?? RELEASED) : dev !== undefined && posted === undefined ? 0 : RELEASED;
  return {
    epoch: Number(epoch ?? 0), release: release.split(".").map(Number),
    rank: [stage, Number(phaseNumber ?? 0), posted === undefined ? -1 : Number(posted), dev === undefined ? Number.POSITIVE_INFINITY : Number(devNumber)],
  };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}

function compare(a: Version, b: Version): number {
  return Math.sign(a.epoch - b.epoch) || compareLists(a.release, b.release) || compareLists(a.rank, b.rank);
}

/** Whether two texts are one version: `1.0` and `1.0.0`, `1.0-rc1` and `1.0rc1`. */
export function sameVersion(a: string, b: string): boolean {
  const [x, y] = [parse(a), parse(b)];
  return x === null || y === null ? a === b : compare(x, y) === 0;
}

/** @param specifiers `>=1,<2`, `~=1.4`, `==1.*`, `^1.2`, `1.2`; `*` and the empty text take all */
export function satisfies(version: string, specifiers: string): boolean {
  const installed = parse(version);
  if (installed === null) return true;
  return specifiers.replace(/^\((.*)\)$/, "$1").split(",").every((one) => fits(installed, one.trim()));
}

/** A pre-release or a development release. */
function early({ rank: [stage = RELEASED, , , dev = Number.POSITIVE_INFINITY] }: Version): boolean {
  return stage < RELEASED || Number.isFinite(dev);
}

function fits(installed: Version, specifier: string): boolean {
  const [, operator = "", text = ""] = /^(===|==|~=|!=|<=|>=|<|>|\^|~|)\s*(.*)$/.exec(specifier) ?? [];
  if (text === "" || text === "*") return true;
  const prefix = /^(.*)\.\*$/.exec(text)?.[1];
  const wanted = parse(prefix ?? text);
  if (wanted === null) return true;
  const order = compare(installed, wanted);
  const under = (size: number): boolean => compareLists(installed.release.slice(0, size), wanted.release.slice(0, size)) === 0 && installed.epoch === wanted.epoch;
  switch (operator) {
    case "": case "=": case "==": case "===":
      return prefix === undefined ? order === 0 : under(wanted.release.length);
    case "!=":
      return prefix === undefined ? order !== 0 : !under(wanted.release.length);
    case "<":
      // Not even a pre-release of the bound itself.
      return order < 0 && !(early(installed) && !early(wanted) && compareLists(installed.release, wanted.release) === 0);
    case "<=":
      return order <= 0;
    case ">":
      // Nor a post-release of it.
      return order > 0 && !((installed.rank[2] ?? -1) >= 0 && (wanted.rank[2] ?? -1) < 0 && compareLists(installed.release, wanted.release) === 0);
    case ">=":
      return order >= 0;
    case "~=":
      return order >= 0 && under(Math.max(1, wanted.release.length - 1));
    case "~":
      return order >= 0 && under(Math.min(2, wanted.release.length));
    default: {
      // The caret: what is left of the first number that is not zero stays.
      const first = wanted.release.findIndex((n) => n !== 0);
      return order >= 0 && under((first < 0 ? wanted.release.length - 1 : first) + 1);
    }
  }
}
