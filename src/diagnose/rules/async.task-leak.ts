/** A background task that nobody waits for: it outlives its owner, or its exception is lost. */
import type { Dossier } from "../dossier.js";
import { failing, own } from "../facts-of-frames.js";
import { calls, reach, tail, testFile, type At } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/**
 * What the default exception handler logs of a task (asyncio/base_events.py call_exception_handler, tasks.py __del__,
 * base_tasks.py _task_repr_info; CPython 3.8 to 3.14): the coroutine's qualified name and its file and line.
 */
const LOST = /(Task exception was never retrieved|Task was destroyed but it is pending!)[\s\S]{0,300}?coro=<([\w.<>]+)\(\)[^>]*? (?:defined at|running at) ([^>]+?):(\d+)>/g;

interface Lost {
  readonly words: string;
  readonly qualname: string;
}

function match(dossier: Dossier): readonly Finding[] {
  const lost = lostTasks(dossier);
  const suspects = starters(dossier);
  return suspects.map(({ file, line, target, kept }): Finding => {
    const word = lost.find((one) => target !== null && tail(one.qualname) === target) ?? (suspects.length === 1 ? lost[0] : undefined);
    const at = { file, line };
    const told = word === undefined ? "keeps no reference to the task and nobody awaits it" : `${kept ? "" : "keeps no reference to it and "}asyncio reports \`${word.words}\``;
    return finding(dossier, {
      kind: "async.task-leak", at, confidence: word === undefined ? "weak" : "strong", score: word === undefined ? (kept ? 0.2 : 0.55) : kept ? 0.75 : 0.93,
      claim: "starts a task",
      statement: `${where(at)} starts ${target === null ? "a task" : `a task of \`${target}\``} and ${told}, so ${failing(dossier)} goes on before, or without, its work.`,
      disprovedBy: `the task awaited before its owner ends and ${failing(dossier)} still fails`,
    });
  });
}

/** What asyncio logged of lost tasks while the node ran. */
function lostTasks(dossier: Dossier): readonly Lost[] {
  const texts = dossier.facts.flatMap((fact) => (fact.t === "report" ? fact.sections.map((section) => section.content) : fact.t === "unraisable" ? [fact.message] : []));
  return texts.flatMap((text) => [...text.matchAll(LOST)].map((match) => ({ words: match[1] ?? "", qualname: match[2] ?? "" })));
}

/** Where tasks are started without being awaited, in files that the test reaches: thrown-away ones, then kept ones. */
function starters(dossier: Dossier): readonly (At & { readonly target: string | null; readonly kept: boolean })[] {
  const test = testFile(dossier);
  const near = new Set(test === null ? [] : reach(dossier, test));
  return calls(dossier, (call, file) => near.has(file) && own(dossier, file) && /(^|\.)(create_task|ensure_future)$/.test(call.func) && !call.awaited && !/group|^tg\.|nursery/i.test(call.func))
    .map(({ file, line, call }) => {
      const inner = dossier.sources.get(file)?.calls.find((one) => one !== call && one.line >= call.line && one.end_line <= call.end_line && one.func !== call.func && !/get_(running|event)_loop$/.test(one.func));
      return { file, line, target: inner === undefined ? null : tail(inner.func), kept: call.use !== "statement" };
    })
    .filter((one) => !dossier.isTest(one.file) || !one.kept);
}

export const rule: Rule = { kind: "async.task-leak", match };
