/** The bundle as an uploaded artifact. */
import { readdirSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { messageOf } from "../errors.js";
import type { Artifacts, Uploaded } from "./port.js";

/** A bundle's files (contract, section 4), by folder: what else lies in the folder is somebody else's. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  [".", /^(?:report\.json|report\.md|report\.html|handoff\.json)$/],
  ["traces", /\.jsonl$/],
  ["evidence", /^[0-9a-f]{16}\.txt$/],
  ["fixes", /\.patch$/],
];

/** Absolute paths of a bundle's regular files; links are left out. */
export function bundleFiles(bundle: string): string[] {
  return PARTS.flatMap(([folder, wanted]) => {
    try {
      const entries = readdirSync(join(bundle, folder), { withFileTypes: true });
      return entries.filter((e) => e.isFile() && wanted.test(e.name)).map((e) => join(bundle, folder, e.name));
    } catch {
      return [];
    }
  });
}

/** Uploads a bundle; where the name is taken (two steps of one job, a reusable workflow called twice) under a longer one. */
export async function uploadBundle(artifacts: Artifacts, name: string, bundle: string, days: number | null): Promise<Uploaded> {
  const files = bundleFiles(bundle);
  try {
    return await artifacts.upload(name, bundle, files, days);
  } catch (thrown) {
    if (!/conflict|already exists/i.test(messageOf(thrown))) throw thrown;
    return artifacts.upload(`${name}-${randomBytes(3).toString("hex")}`, bundle, files, days);
  }
}
