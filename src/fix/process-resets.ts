/** Fixtures that put back what the interpreter keeps for the whole process, by the name that a leak has (probe/python/_python_trace_state_process.py). */
import type { Leak } from "../probe/isolate/isolation.js";
import type { Changes } from "./changes.js";
import { moduleIn, type Reset } from "./fixture.js";
import type { Patient } from "./fix.js";
import { moduleOf } from "./project.js";
import type { Source } from "../syntax/source.js";

/** What has a function that tells and one that sets, or a context that keeps. */
const KNOWN: Readonly<Record<string, { readonly what: string; readonly module: string; readonly lines: readonly string[] }>> = {
  "the recursion limit": kept("recursion_limit", "sys", "sys.getrecursionlimit()", "sys.setrecursionlimit(before)"),
  "the default socket time-out": kept("timeout", "socket", "socket.getdefaulttimeout()", "socket.setdefaulttimeout(before)"),
  "the locale": kept("locale", "locale", "locale.setlocale(locale.LC_ALL)", "locale.setlocale(locale.LC_ALL, before)"),
  "logging root.disable": kept("logging", "logging", "logging.root.manager.disable", "logging.disable(before)"),
  "decimal precision": { what: "decimal_context", module: "decimal", lines: ["with decimal.localcontext():", "    yield"] },
  "decimal rounding": { what: "decimal_context", module: "decimal", lines: ["with decimal.localcontext():", "    yield"] },
  "warnings.filters": { what: "warning_filters", module: "warnings", lines: ["with warnings.catch_warnings():", "    yield"] },
  "sys.argv": { what: "arguments", module: "sys", lines: ["before = sys.argv.copy()", "yield", "sys.argv[:] = before"] },
};

function kept(what: string, module: string, tells: string, sets: string): { readonly what: string; readonly module: string; readonly lines: readonly string[] } {
  return { what, module, lines: [`before = ${tells}`, "yield", sets] };
}

/** Null for what is none of these. */
export function ofProcess(patient: Patient, changes: Changes, source: Source, leak: Leak): Reset | null {
  const known = KNOWN[leak.name];
  if (known !== undefined) {
    changes.import(source, known.module, null);
    return { what: known.what, params: [], lines: known.lines };
  }
  if (leak.what === "signal-handler" && /^SIG[A-Z0-9]+$/.test(leak.name)) {
    changes.import(source, "signal", null);
    return { what: leak.name.toLowerCase(), params: [], lines: [`before = signal.getsignal(signal.${leak.name})`, "yield", `signal.signal(signal.${leak.name}, before)`] };
  }
  return ofLogger(changes, source, leak) ?? ofContext(patient, changes, source, leak);
}

/** `logging app.jobs.level`. */
function ofLogger(changes: Changes, source: Source, { name }: Leak): Reset | null {
  const [, logger, field] = /^logging (.+)\.(level|propagate|disabled|handlers|filters)$/.exec(name) ?? [];
  if (logger === undefined || field === undefined) return null;
  changes.import(source, "logging", null);
  const got = `logger = logging.getLogger(${logger === "root" ? "" : `"${logger}"`})`;
  const copied = field === "handlers" || field === "filters";
  return { what: `log_${field}`, params: [], lines: [got, `before = logger.${field}${copied ? ".copy()" : ""}`, "yield", copied ? `logger.${field}[:] = before` : field === "level" ? "logger.setLevel(before)" : `logger.${field} = before`] };
}

/** `contextvar tenant`: the variable of that name, with a default, at the top of a module of the project. */
function ofContext({ dossier }: Patient, changes: Changes, source: Source, { name }: Leak): Reset | null {
  const variable = /^contextvar ([\w.-]+)$/.exec(name)?.[1];
  if (variable === undefined) return null;
  const found = [...dossier.sources].flatMap(([file, facts]) => (dossier.isTest(file) ? [] : facts.globals.filter(({ value }) => /\bContextVar\b/.test(value) && /\bdefault\s*=/.test(value) && [`"${variable}"`, `'${variable}'`].some((text) => value.includes(`(${text}`))).map((g) => ({ file, name: g.name }))));
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return null;
  const whole = `${moduleIn(changes, source, moduleOf(dossier, only.file))}.${only.name}`;
  return { what: variable.replace(/\W/g, "_"), params: [], lines: [`token = ${whole}.set(${whole}.get())`, "yield", `${whole}.reset(token)`] };
}
