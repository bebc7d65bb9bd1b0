/** From the settings that were read to the inputs of a run: paths checked, the event's knowledge filled in. */
import { baseOf, headOf, type CiEvent, type Env } from "./event.js";
import { readSettings, type Layer } from "./layers.js";
import { readPlan } from "./plan.js";
import { existingFile, outFolder, projectFolder } from "./places.js";
import { pyprojectLayer } from "./pyproject.js";
import { slugOf } from "./slug.js";
import type { DiagnoseInputs } from "../inputs.js";

export interface Surface {
  /** What the host itself was given. */
  readonly layer: Layer;
  readonly project: string;
  /** How the host calls the project: `PROJECT`, `input working-directory`. */
  readonly projectCalled: string;
  /** Where relative paths start. */
  readonly cwd: "here" | "project";
  readonly env: Env;
  readonly event: CiEvent | null;
}

/**
 * @param here the current directory, absolute
 * @throws UserError for the first thing that cannot be used
 */
export function resolveInputs(surface: Surface, here: string): DiagnoseInputs {
  const { layer, event, env } = surface;
  const project = projectFolder(surface.projectCalled, surface.project, here);
  const cwd = surface.cwd === "here" ? here : project;
  const file = pyprojectLayer(project, cwd, event === null);
  const called = (name: "plan" | "out"): string => (layer.words.has(name) || !file.words.has(name) ? layer : file).called(name);
  const s = readSettings([layer, file]);
  return {
    project, cwd,
    sources: {
      junitXml: s["junit-xml"], reportLog: s["report-log"], ctrf: s.ctrf, pytestLog: s["pytest-log"], mypyLog: s["mypy-log"], nodes: s.node,
    },
    base: s.base ?? baseOf(event),
    head: headOf(event),
    python: s.python,
    pytestArgs: s["pytest-args"],
    mypy: s.mypy,
    mypyTargets: s["mypy-target"],
    reruns: s.reruns,
    nodeTimeoutMs: s["node-timeout"],
    timeBudgetMs: s["time-budget"],
    fix: s.fix,
    fixCommand: s["fix-command"],
    attempt: s.attempt,
    prior: null,
    brief: s.brief ?? event?.payload.pull_request?.title ?? null,
    plan: s.plan === null ? null : readPlan(called("plan"), existingFile(called("plan"), s.plan, cwd)),
    smoke: s.smoke,
    passEnv: s["pass-env"],
    blockEnv: s["block-env"],
    out: outFolder(called("out"), s.out, cwd, project),
    slug: slugOf(event, env, project),
  };
}

