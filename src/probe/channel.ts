/** Reads what the plugin wrote: JSON lines of this run's nonce, each checked by its schema. */
import { existsSync, openSync, readSync, closeSync, fstatSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { z } from "zod";
import { fact, type Fact } from "./facts.js";

const signed = z.object({ k: z.string() });
/** More than this is not read: the code under test could write the channel full. */
const LARGEST = 256 << 20;

export interface ChannelRead {
  readonly facts: readonly Fact[];
  /** Lines that carry another nonce, do not parse or do not fit. */
  readonly refused: number;
  readonly cut: boolean;
}

/** @param path the channel's file; a missing one is an empty one (the interpreter died before our plugin was loaded) */
export function readChannel(path: string, nonce: string): ChannelRead {
  if (!existsSync(path)) return { facts: [], refused: 0, cut: false };
  const fd = openSync(path, "r");
  try {
    const size = fstatSync(fd).size;
    const facts: Fact[] = [];
    let refused = 0;
    const decoder = new StringDecoder("utf8");
    const chunk = Buffer.alloc(1 << 20);
    let rest = "";
    for (let at = 0; at < Math.min(size, LARGEST); ) {
      const got = readSync(fd, chunk, 0, chunk.length, at);
      if (got === 0) break;
      at += got;
      const lines = (rest + decoder.write(chunk.subarray(0, got))).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const read = parse(line, nonce);
        if (read === null) refused += 1;
        else facts.push(read);
      }
    }
    return { facts, refused: refused + (rest === "" ? 0 : 1), cut: size > LARGEST };
  } finally {
    closeSync(fd);
  }
}

function parse(line: string, nonce: string): Fact | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const sign = signed.safeParse(value);
  if (!sign.success || sign.data.k !== nonce) return null;
  const read = fact.safeParse(value);
  return read.success ? read.data : null;
}
