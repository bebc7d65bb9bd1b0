/** The registry: every mechanical fix. */
import type { Fixer } from "../fix.js";
import { blockingCall } from "./async.blocking-call.js";
import { loopScope } from "./async.loop-scope.js";
import { missingAwait } from "./async.missing-await.js";
import { nestedRun } from "./async.nested-run.js";
import { pluginMissing } from "./async.plugin-missing.js";
import { taskLeak } from "./async.task-leak.js";
import { locale } from "./env.locale.js";
import { pythonVersion } from "./env.python-version.js";
import { warningAsError } from "./env.warning-as-error.js";
import { fileMissing } from "./env.file-missing.js";
import { variableMissing } from "./env.variable-missing.js";
import { clock } from "./flaky.clock.js";
import { hashOrder } from "./flaky.hash-order.js";
import { parallel } from "./flaky.parallel.js";
import { randomness } from "./flaky.randomness.js";
import { timing } from "./flaky.timing.js";
import { layout } from "./import.layout.js";
import { scopeMismatch } from "./test.fixture-scope-mismatch.js";
import { shadowed } from "./import.shadowed.js";
import { moduleClash } from "./import.test-module-clash.js";
import { fixtureMissing } from "./test.fixture-missing.js";
import { dependencyUpgrade } from "./env.dependency-upgrade.js";
import { missingDependency } from "./import.missing-dependency.js";
import { config } from "./test.config.js";
import { parametrize } from "./test.parametrize.js";
import { cycle } from "./import.cycle.js";
import { implicitRelative } from "./import.implicit-relative.js";
import { nameMissing } from "./import.name-missing.js";
import { attributeMissing } from "./code.attribute-missing.js";
import { exceptionSwallowed } from "./code.exception-swallowed.js";
import { keyMissing } from "./code.key-missing.js";
import { nameUndefined } from "./code.name-undefined.js";
import { noneDereference } from "./code.none-dereference.js";
import { recursion } from "./code.recursion.js";
import { signatureMismatch } from "./code.signature-mismatch.js";
import { syntax } from "./code.syntax.js";
import { optional } from "./optional.js";
import { wrongException } from "./code.wrong-exception.js";
import { crash } from "./process.crash.js";
import { hang } from "./process.hang.js";
import { internalError } from "./process.internal-error.js";
import { typesAttribute } from "./types.attribute.js";
import { typesConfig } from "./types.config.js";
import { incompatible } from "./types.incompatible.js";
import { missingAnnotation } from "./types.missing-annotation.js";
import { restore } from "./restore.js";
import { sharedFixture } from "./state.fixture-scope.js";
import { globalLeak } from "./state.global-leak.js";
import { mutableDefault } from "./state.mutable-default.js";
import { expectation } from "./test.expectation.js";
import { marker } from "./test.marker.js";
import { masked } from "./test.masked.js";
import { mockKind } from "./test.mock-kind.js";
import { mockTarget } from "./test.mock-target.js";
import { unusedIgnore } from "./types.unused-ignore.js";

export const fixers: readonly Fixer[] = [
  unusedIgnore,
  missingAwait, nestedRun, blockingCall, pluginMissing, loopScope, taskLeak,
  mutableDefault, sharedFixture, globalLeak, hashOrder, clock, randomness, timing, parallel,
  cycle, implicitRelative, nameMissing, layout, missingDependency, dependencyUpgrade, config, parametrize, shadowed, moduleClash, fixtureMissing, locale, fileMissing, variableMissing, scopeMismatch, warningAsError, pythonVersion, expectation, marker, masked, mockKind, mockTarget,
  attributeMissing, exceptionSwallowed, keyMissing, nameUndefined, noneDereference, recursion, signatureMismatch, wrongException, syntax, optional, crash, hang, internalError, typesAttribute, typesConfig, incompatible, missingAnnotation,
  // Taking a commit back is the last resort.
  restore,
];
