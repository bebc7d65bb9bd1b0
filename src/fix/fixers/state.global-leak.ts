/** Restores what a test changed and left: at the statement that did it, else by a fixture that runs around each test. */
import { pollution } from "../../diagnose/facts-of-state.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { resets } from "../resets.js";
import { undone } from "../undone.js";

export const globalLeak: Fixer = {
  kinds: ["state.global-leak"],
  propose: (patient) => [...atTheStatement(patient), ...resets(patient)],
};

/** Statements of tests and their helpers; what the code under test keeps by itself is put back by a fixture. */
function atTheStatement(patient: Patient): readonly Proposal[] {
  const { dossier } = patient;
  const leaks = (pollution(dossier)?.leaks ?? []).filter((l) => l.file !== null && dossier.isTest(l.file));
  const [first] = leaks;
  const source = first?.file == null ? null : patient.source(first.file);
  if (first === undefined || source === null) return [];
  const together = first.role === "decides-together" ? leaks.filter((l) => l.file === first.file && l.role === first.role) : [first];
  return undone(patient, source, [...new Set(together.flatMap((l) => l.line ?? []))]);
}
