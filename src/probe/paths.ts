/** Paths as Python saw them (absolute) to paths of the report (relative to the project). */
import { join, relative, resolve, sep } from "node:path";
import type { ExceptionFact, Fact, Frame } from "./facts.js";

/** A path inside the project becomes relative to it, with forward slashes; any other stays as it is. */
export function toProject(file: string, project: string): string {
  const absolute = resolve(project, file);
  if (file.startsWith("<") || !absolute.startsWith(project + sep)) return file;
  return relative(project, absolute).replaceAll(sep, "/");
}

/**
 * A node id as pytest has it (relative to its rootdir) to one that is relative to the project, as pytest's summary prints
 * it when run there (`Config.cwd_relative_nodeid`).
 */
export function toProjectNode(node: string, rootdir: string, project: string): string {
  if (node === "" || rootdir === project) return node;
  const [file = "", ...rest] = node.split("::");
  return [relative(project, join(rootdir, file)).replaceAll(sep, "/"), ...rest].join("::");
}

const frames = (list: readonly Frame[], project: string): Frame[] => list.map((f) => ({ ...f, file: toProject(f.file, project) }));

const origins = <P extends { readonly file: string }>(list: readonly P[], project: string): P[] => list.map((p) => ({ ...p, file: toProject(p.file, project) }));

export function exceptionsToProject(list: readonly ExceptionFact[], project: string): ExceptionFact[] {
  const file = (name: string | null): string | null => (name === null ? null : toProject(name, project));
  return list.map((e) => ({
    ...e,
    frames: frames(e.frames, project),
    import: e.import && { ...e.import, path: file(e.import.path) },
    attribute: e.attribute && { ...e.attribute, owner_file: file(e.attribute.owner_file) },
    syntax: e.syntax && { ...e.syntax, file: file(e.syntax.file) },
    fixture: e.fixture && { ...e.fixture, stack: e.fixture.stack.map((s) => ({ ...s, file: toProject(s.file, project) })) },
    call: e.call && { ...e.call, file: file(e.call.file) },
  }));
}

/** All paths and node ids of a fact, made relative to the project. */
export function factToProject(fact: Fact, rootdir: string, project: string): Fact {
  const inProject = (node: string | null): string | null => (node === null ? null : toProjectNode(node, rootdir, project));
  const moved = "node" in fact ? { ...fact, node: toProjectNode(fact.node, rootdir, project) } : fact;
  switch (moved.t) {
    case "item":
      return {
        ...moved, file: toProject(moved.file, project),
        fixtures: moved.fixtures.map((f) => ({ ...f, file: f.file === null ? null : toProject(f.file, project) })),
      };
    case "collect-error":
      return { ...moved, file: moved.file === null ? null : toProject(moved.file, project), exceptions: exceptionsToProject(moved.exceptions, project) };
    case "unraisable":
      return { ...moved, exceptions: exceptionsToProject(moved.exceptions, project), created: origins(moved.created, project) };
    case "loops":
      return {
        ...moved, objects: moved.objects.map((o) => ({ ...o, file: toProject(o.file, project) })),
        loops: moved.loops.map((l) => ({ ...l, made: origins(l.made, project), closed: l.closed === null ? null : origins(l.closed, project), made_in: inProject(l.made_in), closed_in: inProject(l.closed_in) })),
      };
    case "report":
    case "broken":
      return { ...moved, exceptions: exceptionsToProject(moved.exceptions, project) };
    case "warning":
      return { ...moved, file: toProject(moved.file, project) };
    case "dropped-coroutine":
      return {
        ...moved,
        defined: { ...moved.defined, file: toProject(moved.defined.file, project) },
        created: origins(moved.created, project),
      };
    case "hang":
      return {
        ...moved,
        threads: moved.threads.map((t) => ({ ...t, frames: frames(t.frames, project) })),
        tasks: moved.tasks.map((t) => ({ ...t, frames: frames(t.frames, project) })),
      };
    case "leaked-task":
      return { ...moved, created: origins(moved.created, project), frames: frames(moved.frames, project) };
    case "blocked":
      return { ...moved, frames: frames(moved.frames, project) };
    case "caught":
      return {
        ...moved, exception: exceptionsToProject([moved.exception], project)[0] ?? moved.exception,
        handler: { ...moved.handler, file: toProject(moved.handler.file, project) },
      };
    case "coverage":
      return { ...moved, files: Object.fromEntries(Object.entries(moved.files).map(([file, lines]) => [toProject(file, project), lines])) };
    case "modules":
      return { ...moved, path: moved.path.map((entry) => (entry === "" ? project : entry)), modules: Object.fromEntries(Object.entries(moved.modules).map(([name, file]) => [name, toProject(file, project)])) };
    case "session":
    case "start":
    case "finish":
    case "trouble":
      return moved;
  }
}
