/** Declares a native function of ctypes with the types that its C declaration has: a pointer that is taken for an int is cut. */
import type { SyntaxNode } from "@lezer/common";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { after } from "../functions.js";
import { around, children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";

/** Functions of the C library that give a pointer (ISO C 7.24, POSIX): to text of their argument, to memory, or to text of their own. */
const POINTERS = new Set("strchr strrchr strstr strpbrk strtok memchr malloc calloc realloc fopen fdopen tmpfile opendir dlopen dlsym mmap setlocale".split(" "));
const TEXTS = new Set("getenv strerror ctime asctime getcwd strdup realpath dlerror ttyname".split(" "));
/** Those that give a size. */
const SIZES = new Set("strlen strnlen strspn strcspn fread fwrite mbstowcs wcslen".split(" "));

export const crash: Fixer = {
  kinds: ["process.crash"],
  propose(patient) {
    const { root: { file, line }, source } = patient;
    const code = file === null ? null : source(file);
    return code === null || line === null ? [] : [...inTable(patient, code, line), ...assigned(patient, code, line)];
  },
};

const due = (name: string): string | null => (POINTERS.has(name) ? "c_void_p" : TEXTS.has(name) ? "c_char_p" : SIZES.has(name) ? "c_size_t" : null);
const named = (source: Source, type: string): string => (/\bctypes\./.test(source.text) || !new RegExp(`\\b${type}\\b`).test(source.text) ? `ctypes.${type}` : type);

/** A table `"strchr": ([…], result)`: the last of what stands there is the result. */
function inTable(patient: Patient, source: Source, line: number): readonly Proposal[] {
  return nodesOf(source, ["DictionaryExpression"], [line, line]).flatMap((node) => children(node).flatMap((part, i, all): readonly Proposal[] => {
    const [key, value] = [all[i - 1], all[i + 1]];
    if (part.name !== ":" || key?.name !== "String" || value?.name !== "TupleExpression" || lineAt(source.text, key.from) > line || lineAt(source.text, value.to) < line) return [];
    const elements = children(value).filter((one) => !["(", ")", ","].includes(one.name));
    return exchanged(patient, source, textOf(source, key).slice(1, -1), elements.at(-1));
  }));
}

/** `lib.strchr.restype = …`, or none after `lib.strchr.argtypes = …`. */
function assigned(patient: Patient, source: Source, line: number): readonly Proposal[] {
  return nodesOf(source, ["AssignStatement"], [line, line]).flatMap((node): readonly Proposal[] => {
    const target = node.firstChild;
    const found = target === null ? null : /^(.*\.(\w+))\.(restype|argtypes)$/.exec(textOf(source, target));
    if (found === null) return [];
    const [, func = "", name = "", what] = found;
    if (what === "restype") return exchanged(patient, source, name, node.lastChild ?? undefined);
    const type = due(name);
    const has = nodesOf(source, ["AssignStatement"]).some((one) => one.firstChild !== null && textOf(source, one.firstChild) === `${func}.restype`);
    const change = type === null || has ? null : after(source, node, [`${func}.restype = ${named(source, type)}`]);
    return change === null || type === null ? [] : new Changes(patient).add(source, [change]).propose(`declares that \`${name}\` gives a \`${type}\``);
  });
}

function exchanged(patient: Patient, source: Source, name: string, node: SyntaxNode | undefined): readonly Proposal[] {
  const type = due(name);
  if (type === null || node === undefined || around(node, ["LambdaExpression"]) !== null) return [];
  const was = textOf(source, node);
  if (!/(?:^|\.)(?:c_(?:int|uint|long|short|int32|uint32)|None)$/.test(was)) return [];
  return new Changes(patient).add(source, [{ from: node.from, to: node.to, insert: named(source, type) }]).propose(`declares that \`${name}\` gives a \`${type}\`, not a \`${was}\``);
}
