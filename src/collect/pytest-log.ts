/** Reads the saved console output of pytest: alone, inside tox, nox, make or uv, and as a CI service keeps it. */
import { clean } from "./clean.js";
import type { Reader, Reported } from "./failure.js";
import { ofKind } from "./kind.js";
import { LogLines } from "./log/lines.js";
import { readText, toLines } from "./text.js";

const LONGEST_LINE = 16 * 1024;

/** Streams. One log may hold several runs of pytest, and mypy's lines between them. */
export const readPytestLog: Reader = async function* (path, input) {
  const lines = new LogLines(input);
  let last = 0;
  for await (const { first, texts } of toLines(ofKind(readText(path, input), ["text"], input, "--pytest-log"), LONGEST_LINE)) {
    const found: Reported[] = [];
    for (let i = 0; i < texts.length; i += 1) {
      const { text, step } = clean(texts[i] ?? "");
      for (const record of lines.read(text, step, first + i)) found.push(record);
    }
    yield* found;
    last = first + texts.length - 1;
  }
  yield* lines.end(last);
};
