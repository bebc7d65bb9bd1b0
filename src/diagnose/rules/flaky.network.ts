/** The test reaches a real network or a fixed port. */
import type { Dossier } from "../dossier.js";
import { chance } from "../facts-of-chance.js";
import { isA, raised } from "../facts-of-frames.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  // Without an error of the network's own a client in the code says nothing.
  if (!raised(dossier).some(({ exception }) => isA(exception, "ConnectionError", "gaierror", "herror", "URLError", "TimeoutError", "timeout", "ConnectError", "SSLError"))) return [];
  return chance(dossier, {
    kind: "flaky.network", factors: [], does: "reaches a real network or a fixed port", first: "product", remedy: "a local double with a port of its own there",
    look: { modules: ["socket", "urllib.request", "http.client", "requests", "httpx", "aiohttp", "ftplib", "smtplib"], functions: [], also: /\.(?:bind|connect|listen)\(\s*\(/ },
  }, 0.7);
}

export const rule: Rule = { kind: "flaky.network", match };
