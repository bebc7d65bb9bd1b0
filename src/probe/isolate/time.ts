/** How much of the time budget an inquiry may take. */
import { timeLeft } from "../../context.js";
import type { Lab } from "./lab.js";

/** Seconds: a share of what is left. */
export function share(lab: Lab, part: number): number {
  return (timeLeft(lab.context) * part) / 1000;
}
