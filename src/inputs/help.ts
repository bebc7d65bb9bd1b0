/** The prose of `--help`. */

export const INTRODUCTION = `Finds out why a red Python CI run is red: re-runs just the failed pytest tests and mypy,
isolates the fault, and names its root by kind, file and line, with the runs that prove it.

PROJECT is the folder of the Python project (default: the current one). Without a source of
failures it takes pytest's own memory of the last failures, else it runs the suite once.`;

export const EXAMPLES = `Examples:
  $ python-trace
      what failed in the last pytest run here
  $ python-trace --node "tests/test_api.py::test_login" --fix off
      one test, diagnosis only
  $ python-trace services/api --junit-xml "reports/*.xml" --mypy-log mypy.txt
      what a CI run left behind, for the project in services/api
  $ python-trace --python "uv run --no-sync python" --time-budget 3m --format markdown
      another interpreter, a smaller budget, a report to paste
  $ python-trace query .python-trace/traces/<run id>.jsonl errors
      what went wrong in the tracer's own steps`;

export const SMALL_PRINT = `Exit code: 0 nothing fails, 1 something fails, 2 the call or its input cannot be used,
3 the tracer itself failed. The same settings can stand in [tool.python-trace] of
pyproject.toml; the command line wins.`;
