/** Reads `.pytest_cache/v/cache/lastfailed`: what failed in the last run here. */
import { UserError } from "../errors.js";
import { referenceOf } from "./address.js";
import type { Reader } from "./failure.js";
import { jsonItems } from "./json-items.js";
import { readText } from "./text.js";

/** A dictionary of node ids and `true` (`LFPlugin` of _pytest/cacheprovider.py). Anything else is another file. */
export const readLastFailed: Reader = async function* (path, input) {
  const another = new UserError(`${input} is not pytest's lastfailed cache (node ids, each with true): delete it, or name the failed tests with --node`);
  for await (const item of jsonItems(dictionary(readText(path, input), another), [])) {
    if (item.kind === "torn") {
      yield { type: "unmapped", input, reason: "breaks off in the middle: what could be read was taken" };
    } else if (item.kind === "too-long" || item.key === null || item.text.trim() !== "true") {
      throw another;
    } else {
      const ref = referenceOf(item.key);
      yield { type: "test", ref, phase: ref.kind === "module" ? "collect" : null, exception: null, message: "", place: null, origin: { input, line: null }, text: item.key };
    }
  }
};

/** Passes on what begins as a dictionary does; rejects with `another` for all else, an empty file too. */
async function* dictionary(pieces: AsyncIterable<string>, another: UserError): AsyncGenerator<string> {
  let begun = false;
  for await (const piece of pieces) {
    const text: string = begun ? piece : piece.replace(/^\uFEFF/, "").trimStart();
    if (!begun && text !== "" && !text.startsWith("{")) throw another;
    begun ||= text !== "";
    yield piece;
  }
  if (!begun) throw another;
}
