/** Finds a file from the module that names it, not from the folder in which the program happens to run. */
import type { SyntaxNode } from "@lezer/common";
import { changed } from "../../diagnose/facts-of-change.js";
import { absentPlaces } from "../../diagnose/facts-of-paths.js";
import { tail } from "../../diagnose/facts-of-sources.js";
import { callOf, literal, withLiteral } from "../calls.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { importStatements, withImport } from "../imports.js";
import { edited, proposal, rankOf } from "../project.js";
import { nodesOf, type Change, type Source } from "../../syntax/source.js";

export const fileMissing: Fixer = {
  kinds: ["env.file-missing"],
  propose(patient) {
    const { root: { file, line }, source } = patient;
    const code = file === null ? null : source(file);
    if (file === null || code === null || line === null) return [];
    const moved = movedTo(patient, code, line);
    const found = nodesOf(code, ["String"], [line, line]).flatMap((node) => {
      const path = literal(code, node);
      const there = path === null ? null : place(patient, file, path);
      return there === null ? [] : [{ node, there }];
    });
    if (moved.length > 0) return moved;
    return found.flatMap(({ node, there }) => proposal(`finds \`${there.to.split("/").at(-1) ?? there.to}\` from the module's own folder`, [edited(code, anchored(patient, code, node, there))]));
  },
};

/** A folder beside the one that the line names, where the change put the files that were there: the line names that one. */
function movedTo({ dossier }: Patient, source: Source, line: number): readonly Proposal[] {
  const homes = new Set(changed(dossier).filter((one) => one.status === "renamed" && !one.file.endsWith(".py")).map(({ file }) => file.split("/").slice(0, -1).join("/")));
  const [home, ...more] = homes;
  const wanted = absentPlaces(dossier, [source.file]).find((one) => one.line === line);
  if (home === undefined || more.length > 0 || wanted === undefined) return [];
  const [was, is] = [wanted.path.split("/"), home.split("/")];
  const [old, fresh] = [was.at(-1) ?? "", is.at(-1) ?? ""];
  if (was.slice(0, -1).join("/") !== is.slice(0, -1).join("/")) return [];
  const places = nodesOf(source, ["String"], [line, line]).filter((node) => literal(source, node)?.split("/").at(-1) === old);
  const named = (text: string): string => [...text.split("/").slice(0, -1), fresh].join("/");
  return places.length !== 1 ? [] : proposal(`looks in \`${home}\`, where the files are now`, [edited(source, places.map((node) => withLiteral(source, node, named(literal(source, node) ?? ""))))]);
}

interface Place {
  /** Folders to go up from the module's own. */
  readonly up: number;
  readonly to: string;
}

/** Where a relative path leads in the checkout, from a folder above the module (the nearest that has it), seen from the module. */
function place({ text, dossier }: Patient, file: string, path: string): Place | null {
  const clean = path.replace(/^\.\//, "");
  if (clean === "" || clean.startsWith("/") || clean.includes("..") || /^[a-z]+:|[*?{}<>|\n]/i.test(clean) || !/[./]/.test(clean)) return null;
  const own = file.split("/").slice(0, -1);
  const exists = (one: string): boolean => text(one) !== null || dossier.files.some((f) => f.startsWith(`${one.replace(/\/$/, "")}/`));
  // It was found from the project's folder, then from one between; the module's own comes last.
  for (let depth = 0; depth <= own.length; depth += 1) {
    const base = own.slice(0, depth);
    const target = [...base, clean].join("/");
    if (!exists(target)) continue;
    const parts = target.split("/");
    let shared = 0;
    while (shared < own.length && own[shared] === parts[shared]) shared += 1;
    return { up: own.length - shared, to: parts.slice(shared).join("/") };
  }
  return null;
}

/** The file's own way to speak of paths: `pathlib` where it knows that, else `os.path`, else `pathlib` imported. */
function anchored(patient: Patient, source: Source, node: SyntaxNode, { up, to }: Place): readonly Change[] {
  const statements = importStatements(source).filter((s) => s.top);
  const hasPath = statements.some((s) => s.module?.text === "pathlib" && s.names.some((n) => n.name === "Path" && n.as === null));
  const hasPathlib = statements.some((s) => s.module === null && s.names.some((n) => n.name === "pathlib" && n.as === null));
  const hasOs = statements.some((s) => s.module === null && s.names.some((n) => n.name === "os" && n.as === null));
  const parent = node.parent?.name === "ArgList" ? node.parent.parent : null;
  const call = parent === null ? null : callOf(source, parent);
  const first = call?.args[0]?.value.from === node.from;
  const name = call === null || !first ? "" : tail(call.func);
  const quote = source.text[node.from] === "'" ? "'" : '"';
  if (name === "join" && call !== null && /path\.join$/.test(call.func)) {
    const up_ = Array.from({ length: up }, () => `${quote}..${quote}, `).join("");
    const rest = call.args.length > 1 ? null : `${quote}${to}${quote}`;
    return rest === null ? [] : [{ from: node.from, to: node.to, insert: `os.path.dirname(__file__), ${up_}${rest}` }];
  }
  const path = hasPathlib && !hasPath ? "pathlib.Path" : "Path";
  const folder = up === 0 ? `${path}(__file__).parent` : `${path}(__file__).resolve().parents[${String(up)}]`;
  const whole = `${folder} / ${quote}${to}${quote}`;
  const imported = hasPath || hasPathlib ? [] : withImport(source, "pathlib", "Path", rankOf(patient));
  if (call !== null && first && /^(?:pathlib\.)?(?:Pure)?Path$/.test(call.func) && call.args.length === 1) {
    const isObject = call.node.parent?.name === "MemberExpression" || call.node.parent?.name === "BinaryExpression";
    return [{ from: call.node.from, to: call.node.to, insert: isObject ? `(${whole})` : whole }];
  }
  if (["open", "exists", "isfile", "isdir", "read_csv", "load", "FileInput"].includes(name) && !(hasOs && !hasPath && !hasPathlib)) return [{ from: node.from, to: node.to, insert: whole }, ...imported];
  if (hasOs && !hasPath && !hasPathlib) {
    const ups = Array.from({ length: up }, () => `${quote}..${quote}, `).join("");
    return [{ from: node.from, to: node.to, insert: `os.path.join(os.path.dirname(__file__), ${ups}${quote}${to}${quote})` }];
  }
  // Elsewhere it stays the text that it was.
  return [{ from: node.from, to: node.to, insert: `str(${whole})` }, ...imported];
}
