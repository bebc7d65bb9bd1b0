/** A dossier of a failing test in an empty project, for tests that need only a part of one. */
import type { Dossier } from "../../src/diagnose/dossier.js";
import { environment } from "../../src/env/facts.js";
import { isFirstParty, isTestFile } from "../../src/env/files.js";
import { NO_IMPORTS } from "../../src/probe/imports/facts.js";
import { NO_TYPES } from "../../src/probe/types/facts.js";
import { anEvidence } from "./facts.js";

export function aDossier(parts: Partial<Dossier>): Dossier {
  const evidence = anEvidence();
  const failure = { type: "test", node: "tests/test_a.py::test_b[1]", phase: "call", exceptions: [], assertion: null, longrepr: "", item: null, evidence } as const;
  return {
    failures: [failure], all: [failure], facts: [], session: null, environmentEvidence: evidence, sources: new Map(), lines: new Map(), files: [], others: null, manifests: new Map(),
    environment: environment.parse({
      executable: "python", version: "3.13.0", prefix: "", base_prefix: "", path: [], platform: "linux", encoding: { filesystem: "utf-8", locale: "UTF-8", utf8_mode: false },
      stdlib: ["json"], site: [], distributions: [], pytest: null, mypy: null,
    }),
    change: null, culprit: null, baseline: null, isolation: null, lifted: null, spectrum: null, heat: null, imports: NO_IMPORTS, types: NO_TYPES, firstParty: isFirstParty, isTest: isTestFile, ...parts,
  };
}
