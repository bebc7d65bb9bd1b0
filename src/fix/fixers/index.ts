/** The registry: every mechanical fix. */
import type { Fixer } from "../fix.js";
import { unusedIgnore } from "./types.unused-ignore.js";

export const fixers: readonly Fixer[] = [unusedIgnore];
