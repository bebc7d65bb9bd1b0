/** What the help texts and docs say of each setting. A setting without a text does not compile. */
import type { SettingName } from "./settings.js";

export interface OptionText {
  /** What stands for the value in `--help`. */
  readonly value: string;
  readonly help: string;
  readonly repeatable?: true;
}

export const OPTIONS: Readonly<Record<SettingName, OptionText>> = {
  "junit-xml": { value: "GLOB", repeatable: true, help: "JUnit XML that CI's pytest wrote (pytest --junit-xml=...)" },
  "report-log": { value: "GLOB", repeatable: true, help: "JSON lines of pytest-reportlog" },
  "ctrf": { value: "GLOB", repeatable: true, help: "CTRF JSON report" },
  "pytest-log": { value: "GLOB", repeatable: true, help: "what pytest printed, or any log with a Python traceback" },
  "mypy-log": { value: "GLOB", repeatable: true, help: "what mypy printed" },
  "node": { value: "ID", repeatable: true, help: "a failed test by its pytest node id, tests/test_a.py::test_b" },
  "smoke": { value: "CMD", repeatable: true, help: "an entry point to try, \"python -m pkg --help\" say; one that fails is a failure" },
  "base": { value: "REV", help: "commit to compare with (default: from the CI event, else git's merge base)" },
  "python": { value: "CMD", help: "the project's Python: .venv/bin/python, or \"uv run --no-sync python\" (default: found)" },
  "pytest-args": { value: "STR", repeatable: true, help: "extra arguments for every pytest run" },
  "mypy": { value: "WHEN", help: "auto, always or never; auto: where the project configures mypy or a mypy log was given (default: auto)" },
  "mypy-target": { value: "PATH", repeatable: true, help: "what mypy checks (default: the project's own configuration)" },
  "reruns": { value: "N", help: "how often a failure is repeated to tell flaky from broken (default: 5)" },
  "node-timeout": { value: "TIME", help: "longest time for one test: 45, 45s, 2m (default: 60s)" },
  "time-budget": { value: "TIME", help: "longest time for the whole diagnosis: 90s, 10m, 1h (default: 10m)" },
  "fix": { value: "HOW", help: "suggest (a patch that was proven in a scratch checkout), apply (write it into the checkout) or off" },
  "fix-command": { value: "CMD", help: "a program that may fix the code in a scratch checkout (not run by this version)" },
  "attempt": { value: "N", help: "number of this attempt at a fix (default: counted from the pull request's comment)" },
  "brief": { value: "TEXT", help: "what the change is for (default: the pull request's title)" },
  "plan": { value: "FILE", help: "JSON with the steps of your own plan, whose ids the trace then uses" },
  "pass-env": { value: "NAME", repeatable: true, help: "let a withheld variable (a token, INPUT_*, ACTIONS_*) through to the tests" },
  "block-env": { value: "NAME", repeatable: true, help: "withhold one more variable from the tests" },
  "out": { value: "DIR", help: "where the bundle goes (default: PROJECT/.python-trace)" },
};
