/** What imports say for themselves: each module on a chain first and cold, and what their order changes. */
import type { Context, Interpreter } from "../../context.js";
import { timeLeft, whyStopped } from "../../context.js";
import type { ExceptionFact } from "../facts.js";
import { eachOf } from "../width.js";
import { importCold } from "./cold.js";
import type { ColdImport, Cycle, ImportEdge, ImportFacts, ModulePlace, OrderContrast } from "./facts.js";
import { cyclesOf } from "./graph.js";
import { pathFolders, placeOf } from "./place.js";

/** Interpreters at once. */
const WIDTH = 2;
/** Modules that are imported cold, those nearest to the failures first. */
const MOST = 12;

export interface ImportQuestion {
  /** Exceptions of all failures, those that the project's own handlers caught included. */
  readonly exceptions: readonly ExceptionFact[];
  /** Files of the project on the chains, nearest first, without tests. */
  readonly chain: readonly string[];
  /** The project's own files, without tests. */
  readonly files: readonly string[];
  /** The import graph. */
  readonly edges: readonly ImportEdge[];
  /** `sys.path` of the run in which the failures were seen. */
  readonly path: readonly string[];
}

/** Finds the cycles of imports, and imports modules cold where a failure is one of imports or a cycle lies on a chain. */
export async function probeImports(context: Context, interpreter: Interpreter, question: ImportQuestion): Promise<Omit<ImportFacts, "layout">> {
  const all = new Set(question.files);
  const cycles = cyclesOf(question.edges.filter(({ from, to }) => all.has(from) && all.has(to)));
  const asked = wanted(question, cycles);
  const folders = pathFolders(interpreter, context.inputs.project, question.path);
  const places = asked.flatMap((file) => placeOf(file, all, [...folders.added, ...folders.standing]) ?? []);
  for (const { module } of places.slice(MOST)) context.notRun.push({ step: `cold import of ${module}`, reason: `${String(MOST)} modules nearer to the failures were imported` });
  const standing = new Set([".", ...folders.added, ...folders.standing]);
  const ask = (place: ModulePlace, after: string | null): Promise<ColdImport> =>
    importCold(context, interpreter, place, [...folders.added, ...(standing.has(place.root) ? [] : [place.root])], after);
  const cold = (await eachOf(places.slice(0, MOST), WIDTH, (place) => inTime(context, place, ask))).filter((one) => one !== null);
  return { cycles, cold, orders: await orders(context, cold, cycles, ask) };
}

async function inTime(context: Context, place: ModulePlace, ask: (place: ModulePlace, after: string | null) => Promise<ColdImport>): Promise<ColdImport | null> {
  if (timeLeft(context) > 0) return ask(place, null);
  context.notRun.push({ step: `cold import of ${place.module}`, reason: whyStopped(context) });
  return null;
}

/** An error of imports, or one of a module that lacks a name, as a half imported one does. */
function isOfImports(exception: ExceptionFact): boolean {
  return exception.mro.includes("ImportError") || exception.attribute?.owner_kind === "module";
}

/** Files whose modules are to be imported: those that import errors pass through or name, and the cycles on the chains. */
function wanted({ exceptions, chain, files }: ImportQuestion, cycles: readonly Cycle[]): string[] {
  const own = new Set(files);
  const failed = exceptions.filter(isOfImports).flatMap((e) => [
    ...(e.import?.path == null ? [] : [e.import.path]), ...(e.attribute?.owner_file == null ? [] : [e.attribute.owner_file]),
    ...e.frames.filter((f) => f.func === "<module>").map((f) => f.file).reverse(),
  ]).filter((file) => own.has(file));
  const near = new Set([...failed, ...(failed.length > 0 ? chain : [])]);
  const through = cycles.filter((cycle) => cycle.some((edge) => near.has(edge.from)) || cycle.filter((edge) => chain.includes(edge.from)).length > 1);
  return [...new Set([...failed, ...through.flatMap((cycle) => cycle.map((edge) => edge.from))])];
}

/** For each module that cannot be imported first: one of its cycle, or of those asked, that can, and then it after that. */
async function orders(context: Context, cold: readonly ColdImport[], cycles: readonly Cycle[], ask: (place: ModulePlace, after: string | null) => Promise<ColdImport>): Promise<OrderContrast[]> {
  const found: OrderContrast[] = [];
  for (const one of cold) {
    if (one.outcome.kind !== "raised") continue;
    const ring = new Set(cycles.filter((cycle) => cycle.some((edge) => edge.from === one.place.file)).flatMap((cycle) => cycle.map((edge) => edge.from)));
    const other = cold.find((o) => o.outcome.kind === "imported" && o.place.file !== one.place.file && ring.has(o.place.file));
    if (other === undefined || timeLeft(context) === 0) continue;
    const both = await ask(one.place, other.place.module);
    const contrast = context.recorder.contrast(`\`${other.place.module}\` imported first`, one.evidence, both.evidence);
    if (contrast !== null) found.push({ file: one.place.file, module: one.place.module, after: other.place.module, contrast });
  }
  return found;
}
