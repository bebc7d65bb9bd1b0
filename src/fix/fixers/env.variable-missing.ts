/** Gives a variable that is not set the default that the project itself shows: an example of its environment, or another read of it. */
import type { SyntaxNode } from "@lezer/common";
import { grep } from "../../diagnose/facts-of-sources.js";
import { callsIn, literal, type Call } from "../calls.js";
import type { Fixer, Patient } from "../fix.js";
import { edited, proposal } from "../project.js";
import { children, lineAt, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";

/** Where projects keep the variables that a checkout needs, the most deliberate first. */
const EXAMPLES = [".env.example", ".env.sample", ".env.template", ".env.dist", ".env.defaults", "env.example", ".env.test", ".env.ci", ".env.dev", ".env", "example.env", "docker/.env.example"];
/** No default for these is anybody's to choose. */
const SECRET = /SECRET|TOKEN|PASSW|PWD|CREDENTIAL|PRIVATE|API_?KEY|ACCESS_?KEY|AUTH/i;

export const variableMissing: Fixer = {
  kinds: ["env.variable-missing"],
  propose(patient) {
    const { root: { file, line }, source } = patient;
    const code = file === null ? null : source(file);
    if (code === null || line === null) return [];
    return reads(code, line).flatMap(({ name, withDefault }) => {
      if (SECRET.test(name)) return [];
      const value = shown(patient, name);
      return value === null ? [] : proposal(`defaults \`${name}\` to what the project shows for it`, [edited(code, withDefault(value))]);
    });
  },
};

interface Read {
  readonly name: string;
  readonly withDefault: (value: string) => readonly Change[];
}

/** Reads of the environment on a line that have no default. */
function reads(source: Source, line: number): readonly Read[] {
  const subscripts = nodesOf(source, ["MemberExpression"], [line, line]).flatMap((node): readonly Read[] => {
    const parts = children(node);
    const [base, open, key] = parts;
    if (base === undefined || key === undefined || open?.name !== "[" || !/(^|\.)environ$/.test(textOf(source, base))) return [];
    const name = literal(source, key);
    return name === null ? [] : [{ name, withDefault: (value) => [{ from: node.from, to: node.to, insert: `${textOf(source, base)}.get(${textOf(source, key)}, ${quoted(source, key, value)})` }] }];
  });
  const calls = callsIn(source, [line, line]).filter(({ func, args, node }) => /(^|\.)(environ\.get|getenv)$/.test(func) && args.length === 1 && lineAt(source.text, node.from) <= line).flatMap((call): readonly Read[] => {
    const [first] = call.args;
    const name = first === undefined ? null : literal(source, first.value);
    return first === undefined || name === null ? [] : [{ name, withDefault: (value) => [after(call, `, ${quoted(source, first.value, value)}`)] }];
  });
  return [...subscripts, ...calls];
}

/** A string in the quotes of the one beside it. */
const quoted = (source: Source, beside: SyntaxNode, value: string): string => (textOf(source, beside).endsWith("'") && !/['\\]/.test(value) ? `'${value}'` : JSON.stringify(value));

const after = ({ args, list }: Call, insert: string): Change => ({ from: args.at(-1)?.to ?? list.to - 1, to: args.at(-1)?.to ?? list.to - 1, insert });

/** The value that an example file gives it, else the one default that the code has for it elsewhere, else the one that the tests set. */
function shown(patient: Patient, name: string): string | null {
  const { dossier, text } = patient;
  for (const file of EXAMPLES) {
    const value = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*(.*?)\\s*$`, "m").exec(text(file) ?? "")?.[1];
    const plain = value?.replace(/\s+#.*$/, "").replace(/^(["'])(.*)\1$/, "$2");
    if (plain !== undefined && plain !== "" && !/^<.*>$|\$\{|change.?me|your[-_ ]|^x+$|^\.\.\.$/i.test(plain)) return plain;
  }
  const files = new Set(grep(dossier, new RegExp(`["']${name}["']`)).map((one) => one.file));
  const values = (test: (func: string) => boolean, tests: boolean): ReadonlySet<string> => new Set([...files].filter((file) => dossier.isTest(file) === tests).flatMap((file) => {
    const code = patient.source(file);
    return code === null ? [] : callsIn(code).filter(({ func }) => test(func)).flatMap(({ args: [key, value] }) => {
      const found = key !== undefined && literal(code, key.value) === name && value !== undefined ? literal(code, value.value) : null;
      return found === null ? [] : [found];
    });
  }));
  for (const found of [values((func) => /(^|\.)(environ\.get|getenv|environ\.setdefault)$/.test(func), false), values((func) => /(^|\.)(setenv|environ\.setdefault)$/.test(func), true)]) {
    const [only, ...more] = found;
    if (only !== undefined && more.length === 0) return only;
  }
  return null;
}
