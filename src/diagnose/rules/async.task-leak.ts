/** A background task that nobody waits for: it outlives its owner, or its exception is lost. */
import type { Dossier } from "../dossier.js";
import { failing, own, raised } from "../facts-of-frames.js";
import { wantsError } from "../facts-of-handlers.js";
import { calls, surroundings, tail, type At } from "../facts-of-sources.js";
import { stopped } from "../facts-of-async.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/**
 * What the default exception handler logs of a task (asyncio/base_events.py call_exception_handler, tasks.py __del__,
 * base_tasks.py _task_repr_info; CPython 3.8 to 3.14): the coroutine's qualified name and its file and line.
 */
const LOST = /(Task exception was never retrieved|Task was destroyed but it is pending!)[\s\S]{0,300}?coro=<([\w.<>]+)\(\)[^>]*? (?:defined at|running at) ([^>]+?):(\d+)>/g;

const STARTS = /(^|\.)(create_task|ensure_future)$/;
/** These give a future, which somebody has to wait for. */
const FUTURES = /(^|\.)(gather|run_in_executor|run_coroutine_threadsafe|shield)$/;

interface Lost {
  readonly words: string;
  readonly qualname: string;
  /** Where the coroutine was created, where Python kept it. */
  readonly at: At | null;
}

function match(dossier: Dossier): readonly Finding[] {
  const lost = lostTasks(dossier);
  const suspects = starters(dossier);
  // A run that was stopped leaves every task pending.
  const halted = dossier.failures[0].type === "run" || raised(dossier).some(({ exception }) => stopped(exception));
  return [...unread(dossier), ...suspects.flatMap(({ file, line, target, kept }): readonly Finding[] => {
    const word = lost.find((one) => (one.at === null ? target !== null && tail(one.qualname) === target : one.at.file === file && Math.abs(one.at.line - line) <= 2)) ?? (suspects.length === 1 ? lost[0] : undefined);
    if (kept && word === undefined) return [];
    const at = { file, line };
    const told = word === undefined ? "keeps no reference to the task and nobody awaits it" : `${kept ? "" : "keeps no reference to it and "}${word.words}`;
    return [finding(dossier, {
      kind: "async.task-leak", at, confidence: word === undefined || kept || halted ? "weak" : "strong", score: word === undefined ? 0.3 : kept ? 0.75 : 0.93,
      claim: "starts a task",
      statement: `${where(at)} starts ${target === null ? "a task" : `a task of \`${target}\``} and ${told}, so ${failing(dossier)} goes on before, or without, its work.`,
      disprovedBy: `the task awaited before its owner ends and ${failing(dossier)} still fails`,
    })];
  })];
}

/** The test waits for an error in vain, where exceptions are gathered among the results and nobody looks at those. */
function unread(dossier: Dossier): readonly Finding[] {
  if (!wantsError(dossier)) return [];
  const near = new Set(surroundings(dossier));
  return calls(dossier, (call, file) => near.has(file) && own(dossier, file) && !dossier.isTest(file) && tail(call.func) === "gather" && call.use === "statement" && call.keywords.includes("return_exceptions")).map(({ file, line }) =>
    finding(dossier, {
      kind: "async.task-leak", at: { file, line }, score: 0.9, claim: "gathers exceptions and drops them",
      statement: `\`${file}:${String(line)}\` gathers what its tasks raise among their results and looks at none of them, so ${failing(dossier)} waits for the error in vain.`,
      disprovedBy: `the results looked at and ${failing(dossier)} still waits in vain`,
    }));
}

/** Tasks that were still pending when their loop ended, and what asyncio logged of others, while the node ran. */
function lostTasks(dossier: Dossier): readonly Lost[] {
  const node = testNode(dossier);
  const pending = dossier.facts.flatMap((fact): Lost[] => (fact.t === "leaked-task" && (node === null || fact.node === node)
    ? [{ words: "it is still pending when the loop ends", qualname: fact.qualname, at: fact.created.find((place) => own(dossier, place.file)) ?? null }] : []));
  const texts = dossier.facts.flatMap((fact): { readonly text: string; readonly at: At | null }[] => {
    if (fact.t === "report") return fact.sections.map((section) => ({ text: section.content, at: null }));
    return fact.t === "unraisable" ? [{ text: fact.message, at: fact.created.find((place) => own(dossier, place.file)) ?? null }] : [];
  });
  // The plugin's own word comes first: it knows the line.
  const logged = texts.sort((a, b) => Number(a.at === null) - Number(b.at === null)).flatMap(({ text, at }) =>
    [...text.matchAll(LOST)].map((match) => ({ words: `asyncio reports \`${match[1] ?? ""}\``, qualname: match[2] ?? "", at })));
  return [...logged, ...pending];
}

function testNode(dossier: Dossier): string | null {
  const failure = dossier.failures[0];
  return failure.type === "mypy" ? null : failure.node;
}

/** Where tasks are started without being awaited, in files that the test reaches: thrown-away ones, then kept ones. */
function starters(dossier: Dossier): readonly (At & { readonly target: string | null; readonly kept: boolean })[] {
  const near = new Set(surroundings(dossier));
  return calls(dossier, (call, file) => near.has(file) && own(dossier, file) && (STARTS.test(call.func) || (call.use === "statement" && FUTURES.test(call.func))) && !call.awaited && !/group|^tg\.|nursery/i.test(call.func))
    .map(({ file, line, call }) => {
      const inner = dossier.sources.get(file)?.calls.find((one) => one !== call && one.line >= call.line && one.end_line <= call.end_line && one.func !== call.func && !/get_(running|event)_loop$/.test(one.func));
      return { file, line, target: inner === undefined ? null : tail(inner.func), kept: call.use !== "statement" };
    })
    .filter((one) => !dossier.isTest(one.file) || !one.kept);
}

export const rule: Rule = { kind: "async.task-leak", match };
