/** Reads times in UTC where the machine's own time zone would decide. */
import { tail } from "../../diagnose/facts-of-sources.js";
import { callsIn, type Call } from "../calls.js";
import { callsOn } from "../awaiting.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import type { Change, Source } from "../../syntax/source.js";

export const clock: Fixer = {
  kinds: ["flaky.clock"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const source = file === null ? null : patient.source(file);
    // A date that has passed is put right by nobody but who knows what the test is about.
    if (source === null || line === null || dossier.isolation?.flip?.factor !== "time-zone") return [];
    const here = callsOn(source, line);
    const all = callsIn(source);
    return (["aware", "naive"] as const).flatMap((kind) => [...inUtc(patient, source, here, kind), ...inUtc(patient, source, all, kind)]);
  },
};

function inUtc(patient: Patient, source: Source, calls: readonly Call[], kind: "aware" | "naive"): readonly Proposal[] {
  const changes = new Changes(patient);
  for (const call of calls) {
    const change = utcOf(source, call, kind, (module, name) => { changes.import(source, module, name); });
    if (change !== null) changes.add(source, [change]);
  }
  return changes.propose(`reads the time in UTC${kind === "naive" ? ", without a zone as before" : ""}, whatever the machine's zone`);
}

type Import = (module: string, name: string | null) => void;

function utcOf(source: Source, { func, args, node, from, to, list }: Call, kind: "aware" | "naive", imports: Import): Change | null {
  const method = tail(func);
  const holder = func.slice(0, Math.max(0, func.lastIndexOf(".")));
  const utc = (): string => {
    const prefix = /^(\w+)\.(?:datetime|date)$/.exec(holder)?.[1];
    if (prefix !== undefined) return `${prefix}.timezone.utc`;
    if (/^import datetime\b/m.test(source.text)) return "datetime.timezone.utc";
    imports("datetime", "timezone");
    return "timezone.utc";
  };
  const bare = kind === "naive" ? ".replace(tzinfo=None)" : "";
  const whole = (text: string): Change => ({ from: node.from, to: node.to, insert: text });
  const given = source.text.slice(list.from + 1, list.to - 1).trim().replace(/,$/, "");
  const isDate = /(?:^|\.)date$/.test(holder);
  const isTime = /(?:^|\.)datetime$/.test(holder);
  if (isTime && method === "fromtimestamp" && args.length === 1) return whole(`${func}(${given}, tz=${utc()})${bare}`);
  if (isTime && (method === "now" || method === "today") && args.length === 0) return whole(`${holder}.now(${utc()})${bare}`);
  if (isDate && ((method === "fromtimestamp" && args.length === 1) || (method === "today" && args.length === 0))) {
    const cls = holder.replace(/date$/, "datetime");
    if (cls === "datetime") imports("datetime", "datetime");
    return whole(method === "today" ? `${cls}.now(${utc()}).date()` : `${cls}.fromtimestamp(${given}, tz=${utc()}).date()`);
  }
  if (func === "time.localtime") return { from, to, insert: "time.gmtime" };
  if (func === "time.strftime" && args.length === 1) return whole(`time.strftime(${given}, time.gmtime())`);
  if (func === "time.ctime") return whole(`time.asctime(time.gmtime(${given}))`);
  if (func === "time.mktime" && args.length === 1) {
    imports("calendar", null);
    return { from, to, insert: "calendar.timegm" };
  }
  if (method === "astimezone" && args.length === 0 && holder !== "") return whole(`${holder}.astimezone(${utc()})`);
  if (method === "timestamp" && args.length === 0 && holder !== "" && kind === "naive") return whole(`${holder}.replace(tzinfo=${utc()}).timestamp()`);
  return null;
}
