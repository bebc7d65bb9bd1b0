/** Secrets out of everything that is written. */

/** `[kind, pattern]`: well-known token shapes, from the vendors' own descriptions of their formats. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ["github-token", /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{22,255})\b/g],
  ["aws-key", /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ["slack-token", /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g],
  ["google-key", /\bAIza[A-Za-z0-9_-]{35}\b/g],
  ["stripe-key", /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g],
  ["pypi-token", /\bpypi-[A-Za-z0-9_-]{50,}/g],
  ["npm-token", /\bnpm_[A-Za-z0-9]{36}\b/g],
  ["openai-key", /\bsk-[A-Za-z0-9_-]{20,}/g],
  ["jwt", /\beyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g],
  ["private-key", /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
];
const HEADER = /\b(authorization["']?\s*[:=]\s*["']?)(?:(?:basic|bearer|token)\s+)?[^\s"',}]{6,}/gi;
const URL_CREDENTIALS = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]+:[^\s/@]+@/gi;
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY|CREDENTIAL|AUTH|_PAT$|_DSN$)/i;
const MIN_SECRET = 8;

export type Redact = (text: string) => string;

/**
 * Makes the redaction of one run.
 * @param env the step's environment as it was at the start: values (8 characters or more) of variables that are named
 * like secrets are replaced wherever they turn up.
 */
export function makeRedact(env: Readonly<Record<string, string | undefined>>): Redact {
  const values = Object.entries(env)
    .filter(([name, value]) => SECRET_NAME.test(name) && value !== undefined && value.length >= MIN_SECRET)
    .map(([name, value]) => [name, value ?? ""] as const)
    .sort((a, b) => b[1].length - a[1].length);
  return (text) => {
    let out = text;
    for (const [name, value] of values) out = out.replaceAll(value, `[redacted:${name}]`);
    for (const [kind, shape] of SHAPES) out = out.replace(shape, `[redacted:${kind}]`);
    return out
      .replace(HEADER, "$1[redacted:authorization]")
      .replace(URL_CREDENTIALS, "$1[redacted:credentials]@");
  };
}

/** Every string in a value of plain data, redacted. */
export function redactDeep(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((v) => redactDeep(v, redact));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [redact(k), redactDeep(v, redact)]));
  }
  return value;
}
