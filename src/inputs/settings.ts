/**
 * The settings of `diagnose`, by the name that they have on every surface: `--NAME`, the action's input NAME, the key NAME
 * of `[tool.python-trace]` in pyproject.toml. Each reads the list of words that the user gave.
 */
import { z } from "zod";
import { choice, command, duration, extraArguments, integer, many, text } from "./values.js";

const REVISION = "a commit, branch or tag";
const VARIABLE = "the name of an environment variable";
const globs = many("a path or glob");
const variables = many(VARIABLE).refine((names) => names.every((n) => /^[A-Za-z_][A-Za-z0-9_-]*$/.test(n)), { error: VARIABLE });
/** Git would read a leading dash as an option. */
const revision = text(REVISION).refine((rev) => !rev.startsWith("-"), { error: REVISION });

export const settings = z.object({
  "junit-xml": globs,
  "report-log": globs,
  "ctrf": globs,
  "pytest-log": globs,
  "mypy-log": globs,
  "node": many("a pytest node id, such as tests/test_a.py::test_b"),
  "smoke": many("a command, such as \"python -m pkg --help\""),
  "base": revision.nullable().default(null),
  "python": command.nullable().default(null),
  "pytest-args": extraArguments,
  "mypy": choice("auto", "always", "never").default("auto"),
  "mypy-target": many("a path for mypy to check"),
  "reruns": integer(1, 1000).default(5),
  "node-timeout": duration.default(60_000),
  "time-budget": duration.default(600_000),
  "fix": choice("suggest", "apply", "off").default("suggest"),
  "fix-command": text("a command").nullable().default(null),
  "attempt": integer(1, 9999).nullable().default(null),
  "brief": text("one line that says what the change is for").nullable().default(null),
  "plan": text("a JSON file with the steps of a plan").nullable().default(null),
  "pass-env": variables,
  "block-env": variables,
  "out": text("a folder").nullable().default(null),
});

export type Settings = z.output<typeof settings>;
export type SettingName = keyof Settings;

const names: ReadonlySet<string> = new Set(Object.keys(settings.shape));
export function isSettingName(name: string): name is SettingName {
  return names.has(name);
}
