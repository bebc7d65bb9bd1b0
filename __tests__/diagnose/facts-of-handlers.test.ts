/** Whether a change brought a handler or made more of one that stood there. */
import { expect, test } from "@jest/globals";
import { broadHandlers } from "../../src/diagnose/facts-of-handlers.js";
import type { Hunk } from "../../src/env/change.js";
import { source } from "../../src/probe/source-facts.js";
import { aDossier } from "../support/a-dossier.js";
import { aTypeError } from "../support/facts.js";

const facts = source.parse({
  file: "yard.py", error: null, imports: [], defs: [], globals: [], class_attributes: [], env_reads: [], raises: [], returns: [], exports: null, exports_line: null, comments: [],
  handlers: [{ line: 4, end_line: 5, try_line: 2, types: ["Exception"], broad: true, swallows: true, scope: "take" }],
  calls: [{ line: 9, end_line: 9, func: "contextlib.suppress", scope: "put", awaited: false, use: "value", args: 1, keywords: [], star: false, literals: [null] }],
});

function since(hunks: readonly Hunk[]): string[] {
  const added = hunks.flatMap((hunk) => hunk.added.map((text, index) => ({ line: hunk.line + index, text })));
  const removed = hunks.flatMap((hunk) => hunk.removed.map((text) => ({ line: hunk.line, text })));
  const files = [{ file: "yard.py", status: "modified" as const, added, removed, hunks }];
  const failure = aTypeError("yard.py", 1, "misc", "x");
  return broadHandlers(aDossier({ sources: new Map([["yard.py", facts]]), files: ["yard.py"], failures: [failure], all: [failure], change: files })).map((one) => one.since);
}

test("a head in place of a head was widened, another is new, and what the change left alone is older", () => {
  expect(since([{ line: 4, added: ["    except Exception:"], removed: ["    except KeyError:"] }, { line: 9, added: ["    with contextlib.suppress(Exception):"], removed: [] }])).toEqual(["widened", "new"]);
  expect(since([{ line: 9, added: ["    with contextlib.suppress(Exception):"], removed: ["    with contextlib.suppress(OSError):"] }])).toEqual(["before", "widened"]);
});

test("a handler that went elsewhere in the file makes no new one a widened one", () => {
  expect(since([{ line: 4, added: ["    except Exception:"], removed: [] }, { line: 20, added: [], removed: ["    except KeyError:"] }])).toEqual(["new", "before"]);
});
