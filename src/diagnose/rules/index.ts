/** Every rule, in the order of the vocabulary. A new rule is one file, one line here, and its two fixtures. */
import type { Rule } from "../rule.js";
import { rule as importMissingDependency } from "./import.missing-dependency.js";
import { rule as importShadowed } from "./import.shadowed.js";
import { rule as importStaleInstall } from "./import.stale-install.js";
import { rule as importImplicitRelative } from "./import.implicit-relative.js";
import { rule as importLayout } from "./import.layout.js";
import { rule as importCycle } from "./import.cycle.js";
import { rule as importNameMissing } from "./import.name-missing.js";
import { rule as importTestModuleClash } from "./import.test-module-clash.js";
import { rule as asyncMissingAwait } from "./async.missing-await.js";
import { rule as asyncPluginMissing } from "./async.plugin-missing.js";
import { rule as asyncLoopScope } from "./async.loop-scope.js";
import { rule as asyncNestedRun } from "./async.nested-run.js";
import { rule as asyncTaskLeak } from "./async.task-leak.js";
import { rule as asyncBlockingCall } from "./async.blocking-call.js";
import { rule as stateMutableDefault } from "./state.mutable-default.js";
import { rule as stateFixtureScope } from "./state.fixture-scope.js";
import { rule as stateGlobalLeak } from "./state.global-leak.js";
import { rule as flakyHashOrder } from "./flaky.hash-order.js";
import { rule as flakyRandomness } from "./flaky.randomness.js";
import { rule as flakyClock } from "./flaky.clock.js";
import { rule as flakyTiming } from "./flaky.timing.js";
import { rule as flakyNetwork } from "./flaky.network.js";
import { rule as flakyParallel } from "./flaky.parallel.js";
import { rule as testFixtureMissing } from "./test.fixture-missing.js";
import { rule as testFixtureScopeMismatch } from "./test.fixture-scope-mismatch.js";
import { rule as testMockTarget } from "./test.mock-target.js";
import { rule as testMockKind } from "./test.mock-kind.js";
import { rule as testParametrize } from "./test.parametrize.js";
import { rule as testMarker } from "./test.marker.js";
import { rule as testConfig } from "./test.config.js";
import { rule as testMasked } from "./test.masked.js";
import { rule as testExpectation } from "./test.expectation.js";
import { rule as envVariableMissing } from "./env.variable-missing.js";
import { rule as envFileMissing } from "./env.file-missing.js";
import { rule as envDependencyUpgrade } from "./env.dependency-upgrade.js";
import { rule as envWarningAsError } from "./env.warning-as-error.js";
import { rule as envPythonVersion } from "./env.python-version.js";
import { rule as envLocale } from "./env.locale.js";
import { rule as envResource } from "./env.resource.js";
import { rule as typesOptional } from "./types.optional.js";
import { rule as typesIncompatible } from "./types.incompatible.js";
import { rule as typesAttribute } from "./types.attribute.js";
import { rule as typesMissingStubs } from "./types.missing-stubs.js";
import { rule as typesMissingAnnotation } from "./types.missing-annotation.js";
import { rule as typesUnusedIgnore } from "./types.unused-ignore.js";
import { rule as typesCacheDrift } from "./types.cache-drift.js";
import { rule as typesConfig } from "./types.config.js";
import { rule as codeSyntax } from "./code.syntax.js";
import { rule as codeNameUndefined } from "./code.name-undefined.js";
import { rule as codeSignatureMismatch } from "./code.signature-mismatch.js";
import { rule as codeNoneDereference } from "./code.none-dereference.js";
import { rule as codeAttributeMissing } from "./code.attribute-missing.js";
import { rule as codeKeyMissing } from "./code.key-missing.js";
import { rule as codeTypeConfusion } from "./code.type-confusion.js";
import { rule as codeExceptionSwallowed } from "./code.exception-swallowed.js";
import { rule as codeRecursion } from "./code.recursion.js";
import { rule as codeWrongException } from "./code.wrong-exception.js";
import { rule as codeWrongValue } from "./code.wrong-value.js";
import { rule as processHang } from "./process.hang.js";
import { rule as processCrash } from "./process.crash.js";
import { rule as processOutOfMemory } from "./process.out-of-memory.js";
import { rule as processInternalError } from "./process.internal-error.js";
import { fallback } from "./fallback.js";

export const rules: readonly Rule[] = [
  importMissingDependency, importShadowed, importStaleInstall, importImplicitRelative, importLayout, importCycle,
  importNameMissing, importTestModuleClash, asyncMissingAwait, asyncPluginMissing, asyncLoopScope, asyncNestedRun,
  asyncTaskLeak, asyncBlockingCall, stateMutableDefault, stateFixtureScope, stateGlobalLeak, flakyHashOrder,
  flakyRandomness, flakyClock, flakyTiming, flakyNetwork, flakyParallel, testFixtureMissing, testFixtureScopeMismatch, testMockTarget, testMockKind,
  testParametrize, testMarker, testConfig, testMasked, testExpectation, envVariableMissing, envFileMissing, envDependencyUpgrade,
  envWarningAsError, envPythonVersion, envLocale, envResource, typesOptional, typesIncompatible, typesAttribute,
  typesMissingStubs, typesMissingAnnotation, typesUnusedIgnore, typesCacheDrift, typesConfig, codeSyntax, codeNameUndefined,
  codeSignatureMismatch, codeNoneDereference, codeAttributeMissing, codeKeyMissing, codeTypeConfusion, codeExceptionSwallowed,
  codeRecursion, codeWrongException, codeWrongValue, processHang, processCrash, processOutOfMemory, processInternalError, fallback,
];
