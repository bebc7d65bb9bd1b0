/**
 * The closed vocabulary of root kinds, in order of precedence: where two kinds fit, the earlier wins.
 * A kind names what the minimal fix changes, not how the failure looks. docs/kinds.md explains each.
 */
export const KINDS = [
  "import.missing-dependency", "import.shadowed", "import.stale-install", "import.implicit-relative", "import.layout",
  "import.cycle", "import.name-missing", "import.test-module-clash",
  "async.missing-await", "async.plugin-missing", "async.loop-scope", "async.nested-run", "async.task-leak",
  "async.blocking-call",
  "state.mutable-default", "state.fixture-scope", "state.global-leak",
  "flaky.hash-order", "flaky.randomness", "flaky.clock", "flaky.timing", "flaky.network", "flaky.parallel",
  "test.fixture-missing", "test.fixture-scope-mismatch", "test.mock-target", "test.mock-kind", "test.parametrize",
  "test.marker", "test.config", "test.masked", "test.expectation",
  "env.variable-missing", "env.file-missing", "env.dependency-upgrade", "env.warning-as-error", "env.python-version",
  "env.locale", "env.resource",
  "types.optional", "types.incompatible", "types.attribute", "types.missing-stubs", "types.missing-annotation",
  "types.unused-ignore", "types.cache-drift", "types.config",
  "code.syntax", "code.name-undefined", "code.signature-mismatch", "code.none-dereference", "code.attribute-missing",
  "code.key-missing", "code.type-confusion", "code.exception-swallowed", "code.recursion", "code.wrong-exception",
  "code.wrong-value",
  "process.hang", "process.crash", "process.out-of-memory", "process.internal-error",
] as const;

export type Kind = (typeof KINDS)[number];
