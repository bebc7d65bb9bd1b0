/** A rule of a linter, of mypy or of pytest that the change switches off for the whole repository. */
import type { Change } from "../change.js";
import type { Remark } from "../remark.js";
import { isConfiguration, merged, settingsOf, type Settings } from "../settings.js";
import type { AntiPattern } from "./anti-pattern.js";

/** Lists whose new entries switch rules off. */
const GROWS = /^(?:ruff(?:\.lint)?\.(?:extend_)?ignore|ruff(?:\.lint)?\.(?:extend_)?per_file_ignores\.(?:\*\*?\/?)*\*(?:\.py)?|flake8\.(?:extend_)?ignore|pylint(?:\.\w[\w ]*)?\.disable|mypy\.disable_error_code)$/;
/** Lists whose lost entries switch rules off. */
const SHRINKS = /^(?:ruff(?:\.lint)?\.(?:extend_)?select|flake8\.(?:extend_)?select|pylint(?:\.\w[\w ]*)?\.enable|mypy\.enable_error_code)$/;
/** Switches that let errors through when they are on. */
const LOOSENS = /^mypy\.(?:overrides\.\*\.)?(?:ignore_errors|ignore_missing_imports|implicit_optional|implicit_reexport|allow_\w+)$/;
/** Switches that find errors when they are on. */
const TIGHTENS = /^(?:mypy\.(?:overrides\.\*\.)?(?:strict|strict_\w+|disallow_\w+|check_untyped_defs|warn_\w+|no_implicit_\w+)|pytest\.(?:xfail_strict|strict\w*))$/;
/** Part of pytest's options that takes tests out of every run. */
const LEAVES_OUT = /^--(?:deselect|ignore|ignore-glob)\b/;
/** `ignore`, or `ignore::Category`, without a message or a module: everywhere. */
const IGNORES = /^ignore(?:::\w[\w.]*)?:*$/;

interface Off {
  readonly key: string;
  /** What stands on the line. */
  readonly word: string;
  readonly says: string;
  readonly masks: boolean;
}

function switchedOff(before: Settings, after: Settings): Off[] {
  const tools = new Set([...before.keys()].map((k) => k.split(".", 1)[0]));
  const values = (side: Settings, key: string): readonly string[] => side.get(key)?.values ?? [];
  const news = (key: string): string[] => values(after, key).filter((v) => !values(before, key).includes(v));
  const gone = (key: string): string[] => values(before, key).filter((v) => !values(after, key).includes(v));
  const one = (side: Settings, key: string): string => values(side, key).at(-1) ?? "";
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => tools.has(key.split(".", 1)[0])).flatMap((key): Off[] => {
    const off = (word: string, says: string, masks = false): Off => ({ key, word, says, masks });
    const [was, is] = [one(before, key), one(after, key)];
    if (GROWS.test(key)) return news(key).map((v) => off(v, `switches \`${v}\` off`));
    if (SHRINKS.test(key)) return gone(key).filter(() => !news(key).includes("ALL")).map((v) => off(v, `no longer selects \`${v}\``));
    if (LOOSENS.test(key) && is === "true" && was !== "true") return [off(key, `sets \`${key}\``)];
    if (TIGHTENS.test(key) && ((is === "false" && was !== "false") || (was === "true" && is === "" && one(after, "mypy.strict") !== "true"))) return [off(key, `switches \`${key}\` off`)];
    if (key === "mypy.follow_imports" && /^(?:skip|silent)$/.test(is) && is !== was) return [off(is, `sets \`${key} = ${is}\``)];
    if (key === "pytest.addopts") return news(key).flatMap((v) => v.split(/\s+/)).filter((v) => LEAVES_OUT.test(v) && !values(before, key).join(" ").includes(v)).map((v) => off(v, `takes tests out of every run with \`${v}\``, true));
    if (key === "pytest.filterwarnings") return [...news(key).filter((v) => IGNORES.test(v)).map((v) => off(v, `filters warnings with \`${v}\``)), ...gone(key).filter((v) => v === "error" && !values(after, key).includes("error")).map((v) => off(v, "no longer turns warnings into errors"))];
    return [];
  });
}

function sideOf(change: Change, side: "before" | "after"): Settings {
  return merged(change.filter((c) => isConfiguration(c.file)).map((c) => settingsOf(c.file, c[side]?.text ?? "")));
}

export const ruleOff: AntiPattern = (change) => {
  const [before, after] = [sideOf(change, "before"), sideOf(change, "after")];
  return switchedOff(before, after).map(({ key, word, says, masks }): Remark => {
    const file = (after.get(key) ?? before.get(key))?.file ?? "";
    return { what: "rule-off", kind: masks ? "test.masked" : null, file, line: lineOf(change, file, word, key), statement: `The change ${says} in \`${file}\`, for the whole repository.` };
  });
};

/** The line of the change that holds the value, else the setting's name; null where what did it is gone. */
function lineOf(change: Change, file: string, word: string, key: string): number | null {
  const one = change.find((c) => c.file === file);
  const lines = (one?.after?.text ?? "").split("\n");
  const name = key.slice(key.lastIndexOf(".") + 1);
  const added = [...(one?.added ?? [])].sort((a, b) => a - b);
  const holding = (text: string): number | undefined => added.find((n) => (lines[n - 1] ?? "").replaceAll("-", "_").toLowerCase().includes(text.replaceAll("-", "_").toLowerCase()));
  return holding(word) ?? holding(name) ?? null;
}
