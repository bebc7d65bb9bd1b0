/** Gives each instance, or each call, a container of its own in place of the one that all share. */
import { pollution } from "../../diagnose/facts-of-state.js";
import { Changes } from "../changes.js";
import type { Fixer } from "../fix.js";
import { definedAt } from "../functions.js";
import { perCall, perInstance } from "../sharing.js";
import { resets } from "../resets.js";
import { startingOn, textOf, type Source } from "../../syntax/source.js";

export const mutableDefault: Fixer = {
  kinds: ["state.mutable-default"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const source = file === null ? null : patient.source(file);
    if (source === null || line === null) return [];
    const attribute = startingOn(source, ["AssignStatement"], line)[0];
    if (attribute !== undefined) {
      const changes = new Changes(patient);
      const name = attribute.firstChild === null ? "" : textOf(source, attribute.firstChild);
      const own = perInstance(patient, changes, source, attribute) ? changes.propose(`makes \`${name}\` anew for each instance`) : [];
      // An attribute that the class is meant to share is restored between tests.
      return own.length > 0 ? own : resets(patient);
    }
    const func = definedAt(source, line);
    const leaking = new Set((pollution(dossier)?.leaks ?? []).flatMap((leak) => (leak.what === "default-argument" ? [/\((\w+)\)/.exec(leak.name)?.[1] ?? ""] : [])));
    const shared = (func?.params ?? []).filter((p) => p.value !== null && (leaking.size > 0 ? leaking.has(p.name) : isMutable(source, p.value)));
    const changes = new Changes(patient);
    if (func === null || shared.length === 0 || !shared.every((p) => perCall(patient, changes, source, func, p))) return [];
    return changes.propose(`makes \`${shared.map((p) => p.name).join("`, `")}\` of \`${func.name}()\` anew for each call`);
  },
};

const isMutable = (source: Source, value: Parameters<typeof textOf>[1]): boolean => /Array|Dictionary|^Set|Comprehension/.test(value.name) || /^(?:list|dict|set|defaultdict|deque|OrderedDict|Counter)\(/.test(textOf(source, value));
