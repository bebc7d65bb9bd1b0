/** The run id: `YYYY-MM-DDTHH:MM:SSZ-<slug>`. */

/** @param slug anything; what a file name cannot hold becomes a dash */
export function makeRunId(now: Date, slug: string): string {
  const safe = slug.normalize("NFKD").replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "").slice(0, 60);
  return `${now.toISOString().replace(/\.\d+Z$/, "Z")}-${safe || "run"}`;
}
