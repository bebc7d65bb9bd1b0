/** What the engine (`_python_trace_engine.py`) says, as schemas, and the questions that it takes. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { fact } from "../facts.js";
import { LEAKS } from "./isolation.js";

/** Node ids and files are relative to the project. */
export type Question =
  | { readonly ask: "alone"; readonly node: string; readonly times: number }
  /** What turns it among the tests before it in `order`; an empty order is the one of collection; `seconds` bounds it further. */
  | { readonly ask: "company"; readonly node: string; readonly order: readonly string[]; readonly seconds: number | null }
  /** What turns it among the modules that are imported before its own is (place "last") or after. */
  | { readonly ask: "imports"; readonly node: string; readonly files: readonly string[]; readonly place: "first" | "last" }
  /** What the tests (or the imports of modules) before it leave behind that turns it; an empty list is the one that a question about its company found. */
  | { readonly ask: "leaks"; readonly node: string; readonly before: readonly string[]; readonly kind: "tests" | "imports"; readonly place: "first" | "last" }
  /** Which factor turns it; a steady base is one whose outcome is the same each time as things are. */
  | { readonly ask: "vary"; readonly node: string; readonly base: "steady" | "mixed"; readonly times: number; readonly factors: readonly Factor[] };

/** A factor and the values to try: seeds, names of time zones, seconds by which the clock is moved, busy processes. */
export type Factor = readonly [name: "random-seed" | "time-zone" | "clock" | "cpu-load", values: readonly (number | string)[]];

const value = z.union([z.number(), z.string()]).nullable();
const ask = z.enum(["alone", "company", "imports", "vary", "leaks"]);

const trial = z.object({
  t: z.literal("trial"),
  node: z.string(),
  ask,
  outcome: z.enum(["passed", "skipped", "failed", "died", "hung"]),
  message: z.string(),
  seconds: z.number(),
  /** What its code may depend on, told from the functions that it called; of the first run alone only. */
  touches: z.array(z.enum(["hash", "clock", "random", "timing"])),
  /** What was run (or imported) before it in the same process. */
  before: z.array(z.string()),
  factor: z.string().nullable(),
  value,
  /** What the plugin told of it, where it failed. */
  facts: z.array(fact),
});
const answer = z.object({
  t: z.literal("answer"),
  node: z.string(),
  ask,
  /** "outside": it is turned for good, in processes that ran nothing else too; a file or the like carries the state. */
  how: z.enum(["done", "turned", "clean", "outside", "unsteady", "died", "out-of-time", "not-collected", "trouble"]),
  reason: z.string().nullable(),
});
const leak = z.object({
  t: z.literal("leak"),
  node: z.string(),
  what: z.enum(LEAKS),
  name: z.string(),
  before: z.string(),
  after: z.string(),
  /** What came of putting it back before the victim ran. */
  role: z.enum(["decides", "decides-together", "beside"]),
  /** As Python saw it: absolute. */
  file: z.string().nullable(),
  line: z.number().int().nullable(),
});
const reply = z.discriminatedUnion("t", [
  z.object({ t: z.literal("way"), way: z.enum(["fork", "process"]), reason: z.string().nullable() }),
  trial,
  answer,
  leak,
  /** A test that undoes what the polluters left. */
  z.object({ t: z.literal("cleaner"), node: z.string(), cleaner: z.string() }),
  z.object({ t: z.literal("flip"), node: z.string(), factor: z.enum(["random-seed", "time-zone", "clock", "cpu-load"]), failing: value, passing: value }),
  z.object({ t: z.literal("trouble"), where: z.string(), message: z.string() }),
]);

export type Reply = z.infer<typeof reply>;
export type TrialReply = z.infer<typeof trial>;
export type AnswerReply = z.infer<typeof answer>;
export type LeakReply = z.infer<typeof leak>;
export type FlipReply = Extract<Reply, { t: "flip" }>;

const signed = z.looseObject({ k: z.string() });

/** Reads the engine's replies; lines of another nonce or shape are left out. A missing file holds none. */
export function readReplies(path: string, nonce: string): Reply[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8").split("\n").flatMap((line) => {
    try {
      const sign = signed.safeParse(JSON.parse(line));
      const read = sign.success && sign.data.k === nonce ? reply.safeParse(sign.data) : null;
      return read?.success === true ? [read.data] : [];
    } catch {
      return [];
    }
  });
}
