/** The test reaches a real network or a fixed port. */
import type { Dossier } from "../dossier.js";
import { chance } from "../facts-of-chance.js";
import { deepest, failing, isA, raised, type Raised } from "../facts-of-frames.js";
import { fixedPort, IN_USE } from "../facts-of-ports.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** ENETUNREACH and EHOSTUNREACH of Linux, macOS and Windows: no test double answers so. */
const AWAY: readonly (number | null)[] = [101, 51, 10051, 113, 65, 10065];

function match(dossier: Dossier): readonly Finding[] {
  const found = raised(dossier).flatMap((one) => [...unreachable(dossier, one), ...shared(dossier, one)]);
  if (found.length > 0) return found;
  // Without an error of the network's own a client in the code says nothing.
  if (!raised(dossier).some(({ exception }) => isA(exception, "ConnectionError", "gaierror", "herror", "URLError", "TimeoutError", "timeout", "ConnectError", "SSLError"))) return [];
  return chance(dossier, {
    kind: "flaky.network", factors: [], does: "reaches a real network or a fixed port", first: "product", remedy: "a local double with a port of its own there",
    look: { modules: ["socket", "urllib.request", "http.client", "requests", "httpx", "aiohttp", "ftplib", "smtplib"], functions: [], also: /\.(?:bind|connect|listen)\(\s*\(/ },
  }, 0.7);
}

/** The system was asked for a host of the network, by name or by route, and had none: the test depends on one. */
function unreachable(dossier: Dossier, { exception, weight, via }: Raised): readonly Finding[] {
  const frame = deepest(dossier, exception);
  if (frame === undefined || !(isA(exception, "gaierror", "herror") || AWAY.includes(exception.os?.errno ?? null))) return [];
  const at = { file: frame.file, line: frame.line };
  return [finding(dossier, {
    kind: "flaky.network", at, confidence: via === "raised" || via === "cause" ? "strong" : "weak", score: 0.95 * weight, claim: "connects to a host of the network",
    statement: `${where(at)} connects to a host of the network, which cannot be reached from here, so ${failing(dossier)} ends in \`${exception.type}\`.`,
    disprovedBy: `a local double answers there and ${failing(dossier)} still fails`,
  })];
}

/** A port with a number of its own is taken now and then: by another worker, or by what ran before. */
function shared(dossier: Dossier, { exception, weight }: Raised): readonly Finding[] {
  const at = dossier.isolation?.verdict === "flaky" && IN_USE.includes(exception.os?.errno ?? null) ? fixedPort(dossier, exception) : null;
  if (at === null) return [];
  return [finding(dossier, {
    kind: "flaky.network", at, confidence: "strong", score: 0.96 * weight, claim: "names a fixed port",
    statement: `${where(at)} names a fixed port, which only one process at a time can have, so ${failing(dossier)} fails whenever another one has it.`,
    disprovedBy: `port 0 there, which lets the system choose, and ${failing(dossier)} still comes and goes`,
  })];
}

export const rule: Rule = { kind: "flaky.network", match };
