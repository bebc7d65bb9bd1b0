/** Dependency versions against the lock: what is installed, asked anew, against what the lock and the manifests say. */
import { locked, unmet } from "../../diagnose/facts-of-dependencies.js";
import { requirements } from "../../diagnose/facts-of-manifests.js";
import { findInterpreter } from "../../env/interpreter.js";
import { some, type Answer, type Check, type Subject } from "./check.js";

const MOST = 6;

async function ask({ bench: { context }, dossier: { manifests } }: Subject): Promise<Answer> {
  const { facts, evidence } = await findInterpreter(context);
  const wishes = unmet({ manifests, environment: facts });
  const locks = [...new Set(locked({ manifests }).map((l) => l.file))];
  const declared = requirements({ manifests }).filter((r) => r.use !== "extra").reduce((n, r) => n + r.entries.length, 0);
  const against = locks.length > 0 ? `${some(locks.map((l) => `\`${l}\``))} and the manifests` : declared > 0 ? `the ${String(declared)} declared requirements; there is no lock file` : "nothing: neither a lock file nor a declared requirement is there";
  const quotes = wishes.slice(0, MOST).map((w) => context.recorder.fromFile(w.file, [w.line, w.line], `asks for ${w.name}${w.specifiers}; ${w.installed === null ? "it is not installed" : `${w.installed} is installed`}`));
  const bad = wishes.map((w) => `\`${w.name}\` is ${w.installed ?? "not installed"}, ${w.by === "lock" ? "locked" : "declared"} \`${w.specifiers || "any version"}\``);
  return { said: `${String(facts.distributions.length)} installed distributions against ${against}: ${bad.length === 0 ? "no difference" : some(bad)}`, evidence: [evidence, ...quotes] };
}

export const dependencies: Check = { line: "dependency versions against the lock", ask };
