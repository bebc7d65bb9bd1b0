/**
 * The facts that our Python side reports, as schemas: nothing that comes from the user's interpreter is believed before
 * one of these has read it. The Python side judges nothing. Paths are absolute as Python saw them.
 */
import { z } from "zod";

const text = z.string();
const line = z.number().int();

/** One frame of a traceback, outermost first in a list. */
export const frame = z.object({
  file: text,
  line,
  func: text,
  /** The source line, stripped; null where the source cannot be read. */
  code: text.nullable(),
  /** Local names and the names of their types, first-party frames only (`{"user": "NoneType"}`). */
  locals: z.record(text, text).default({}),
});

/** The definition that a call reaches, as far as it can be told without running code. */
export const callee = z.object({
  qualname: text,
  module: text.nullable(),
  file: text.nullable(),
  line: line.nullable(),
  signature: text.nullable(),
  kind: z.enum(["function", "coroutine", "class", "builtin", "other"]),
  /** How the written call disagrees with the signature; empty lists when it fits or uses star arguments. */
  missing: z.array(text),
  unexpected: z.array(text),
  excess: z.number().int(),
});

export const exception = z.object({
  type: text,
  module: text,
  /** Names of the classes of the MRO, the type itself first. */
  mro: z.array(text),
  message: text,
  /** How this exception hangs on the one before it in the list; the raised one is first and has "none". */
  link: z.enum(["none", "cause", "context"]),
  /** For a "context" link: `raise … from None` hid it. */
  suppressed: z.boolean(),
  frames: z.array(frame),
  /** Import errors. `from_name` is the name that the module lacks (Python 3.12, else read from the statement). */
  import: z.object({ name: text.nullable(), path: text.nullable(), from_name: text.nullable() }).nullable(),
  /** Attribute errors. `owner` is the type's name, for a module the module's name; `expr` the source of the object. */
  attribute: z
    .object({
      name: text,
      owner: text,
      owner_kind: z.enum(["none", "module", "class", "instance", "coroutine", "mock"]),
      owner_file: text.nullable(),
      expr: text.nullable(),
    })
    .nullable(),
  /** Name errors (UnboundLocalError included). */
  name: text.nullable(),
  /** Key and index errors: repr of the key, cut. */
  key: text.nullable(),
  syntax: z.object({ file: text.nullable(), line: line.nullable(), text: text.nullable(), message: text }).nullable(),
  os: z.object({ errno: line.nullable(), strerror: text.nullable(), filename: text.nullable() }).nullable(),
  unicode: z.object({ encoding: text, reason: text }).nullable(),
  /** Fixture look-up errors: the name asked for, the names in reach, the functions that asked (innermost last). */
  fixture: z
    .object({
      name: text,
      available: z.array(text),
      stack: z.array(z.object({ file: text, line, func: text })),
      message: text,
    })
    .nullable(),
  /** Type errors raised at a call itself, not inside what was called. */
  call: callee.nullable(),
  /** Subexpressions of the failing statement that were None or a coroutine when it failed. */
  nones: z.array(text),
  coroutines: z.array(text),
  /** Those that were doubles of unittest.mock, with their class (Mock, MagicMock, AsyncMock, …). */
  mocks: z.array(z.object({ expr: text, type: text })).default([]),
});

const base = { node: text };

const sessionFact = z.object({
  t: z.literal("session"),
  pytest: text,
  rootdir: text,
  inipath: text.nullable(),
  plugins: z.array(z.object({ name: text, version: text })),
  /** asyncio_mode of pytest-asyncio where it is there. */
  asyncio_mode: text.nullable(),
  /** What the configuration puts first on sys.path. */
  pythonpath: z.array(text).default([]),
});
const itemFact = z.object({
  t: z.literal("item"),
  ...base,
  file: text,
  line: line.nullable(),
  /** What pytest's junit writer would put for this item. */
  junit: z.object({ classname: text, name: text }),
  /** Lower case: function, async-function, async-generator, doctest, unittest, other. */
  kind: text,
  markers: z.array(text),
  fixtures: z.array(z.object({ name: text, scope: text, file: text.nullable(), line: line.nullable(), async: z.boolean() })),
});
const startFact = z.object({ t: z.literal("start"), ...base });
const reportFact = z.object({
  t: z.literal("report"),
  ...base,
  phase: z.enum(["setup", "call", "teardown"]),
  outcome: z.enum(["passed", "failed", "skipped"]),
  duration: z.number(),
  /** Reason of an xfail mark where it has one on this report, "" for a mark without reason. */
  xfail: text.nullable(),
  skip_reason: text.nullable(),
  exceptions: z.array(exception),
  /** The comparison that an assert made, from pytest's own hook. */
  assertion: z
    .object({ op: text, left_type: text, right_type: text, left: text, right: text, explanation: text })
    .nullable(),
  /** pytest's own rendering, cut. */
  longrepr: text,
  sections: z.array(z.object({ name: text, content: text })),
});
const collectErrorFact = z.object({
  t: z.literal("collect-error"),
  /** The collector's node id: a file for a module, a folder (pytest 8 on) or "" where a conftest failed. */
  ...base,
  /** The collector's file or folder; the conftest where that failed. */
  file: text.nullable(),
  exceptions: z.array(exception),
  longrepr: text,
});
const warningFact = z.object({
  t: z.literal("warning"),
  node: text,
  when: text,
  category: text,
  mro: z.array(text),
  message: text,
  file: text,
  line,
});
/** Lines of the project, innermost first. */
const origin = z.array(z.object({ file: text, line, func: text }));
const droppedFact = z.object({
  t: z.literal("dropped-coroutine"),
  node: text,
  qualname: text,
  defined: z.object({ file: text, line }),
  /** Where it was created, innermost first; empty when Python did not track it. */
  created: origin,
});
/** What no caller could catch: an exception in a finalizer or a thread, or what asyncio's loops log, in their words. */
const unraisableFact = z.object({
  t: z.literal("unraisable"),
  node: text,
  exceptions: z.array(exception),
  message: text,
  /** Of a task: where its coroutine was created. */
  created: origin.default([]),
});
/** On the way of an error about event loops: the loops, where each was made and closed, and what belongs to them. */
const loopsFact = z.object({
  t: z.literal("loops"),
  ...base,
  loops: z.array(z.object({
    made: origin,
    /** The test that ran, "" for none; null for a loop that asyncio did not make. */
    made_in: text.nullable(),
    closed: origin.nullable(),
    closed_in: text.nullable(),
    is_closed: z.boolean(),
    /** It is the one that ran the failing code. */
    ran: z.boolean(),
  })),
  /** `expr` in the frame at `file:line`, with its type and the number of its loop. */
  objects: z.array(z.object({ file: text, line, expr: text, type: text, loop: z.number().int() })),
});
/** An asyncio task that was still pending when its loop ended, which cancels tasks in silence, or when it was collected. */
const leakedTaskFact = z.object({
  t: z.literal("leaked-task"),
  ...base,
  name: text,
  qualname: text,
  end: z.enum(["cancelled", "destroyed"]),
  /** Where its coroutine was created, innermost first. */
  created: origin,
  /** Where it waited, outermost first. */
  frames: z.array(frame),
});
/** A coroutine that kept its thread, and the event loop there, for so long; outermost frame first. */
const blockedFact = z.object({ t: z.literal("blocked"), ...base, seconds: z.number(), frames: z.array(frame) });
/** An exception that first-party code caught while the node ran (node "" while modules were imported), and the handler's line. */
const caughtFact = z.object({
  t: z.literal("caught"),
  ...base,
  exception,
  handler: z.object({ file: text, line, func: text }),
});
/** Where the top-level modules of sys.modules came from when the run ended (a file, or a folder for a namespace package), and sys.path then. */
const modulesFact = z.object({ t: z.literal("modules"), modules: z.record(text, text), path: z.array(text).default([]) });
/** A run that pytest itself could not begin or end: usage, conftest, plugin or internal error, pytest.exit or Ctrl-C. */
const brokenFact = z.object({
  t: z.literal("broken"),
  what: z.enum(["usage", "conftest", "internal-error", "exit"]),
  message: text,
  /** The conftest at fault: it could not be imported, or names a plugin that could not. */
  file: text.nullable(),
  exceptions: z.array(exception),
});
const hangFact = z.object({
  t: z.literal("hang"),
  ...base,
  seconds: z.number(),
  threads: z.array(z.object({ name: text, frames: z.array(frame) })),
  tasks: z.array(z.object({ name: text, frames: z.array(frame) })),
});
/** The lines of the project's functions that a node ran: by file the first and last line of each run of lines, one after the other. */
const coverageFact = z.object({ t: z.literal("coverage"), ...base, files: z.record(text, z.array(line)) });
const finishFact = z.object({ t: z.literal("finish"), exit_status: line });

/** A failure of the plugin itself, which the session did not notice. */
const troubleFact = z.object({ t: z.literal("trouble"), where: text, message: text });

/** One line of the plugin's channel. */
export const fact = z.discriminatedUnion("t", [
  sessionFact, itemFact, startFact, reportFact, collectErrorFact, warningFact, droppedFact, unraisableFact, brokenFact,
  hangFact, finishFact, troubleFact, leakedTaskFact, loopsFact, blockedFact, caughtFact, modulesFact, coverageFact,
]);

export type Frame = z.infer<typeof frame>;
export type ExceptionFact = z.infer<typeof exception>;
export type Fact = z.infer<typeof fact>;
export type FactOf<T extends Fact["t"]> = Extract<Fact, { t: T }>;
