/** What a step tells the runner: workflow commands in its output, and the command files. Source: actions/runner. */

export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

const unescapeData = (text: string): string => text.replace(/%0D/g, "\r").replace(/%0A/g, "\n").replace(/%25/g, "%");
const unescapeProperty = (text: string): string => unescapeData(text.replace(/%3A/g, ":").replace(/%2C/g, ","));

function readProperties(text: string, separator: string): Record<string, string> {
  const pairs = text.split(separator).filter((part) => part.includes("="));
  return Object.fromEntries(
    pairs.map((part) => {
      const [name = "", ...value] = part.trim().split("=");
      return [name, unescapeProperty(value.join("="))];
    }),
  );
}

/** `::name a=b,c=d::message` after leading white space, or `##[name a=b;c=d]message` anywhere in the line. */
function readCommand(line: string): WorkflowCommand | null {
  const current = /^\s*::([\w-]+)(?: (.*?))?::(.*)$/.exec(line);
  if (current !== null) {
    const [, name = "", properties = "", message = ""] = current;
    return { name, properties: readProperties(properties, ","), message: unescapeData(message) };
  }
  const old = /##\[([\w-]+)(?: ([^\]]*))?\](.*)$/.exec(line);
  if (old === null) return null;
  const [, name = "", properties = "", message = ""] = old;
  return { name, properties: readProperties(properties, ";"), message: unescapeData(message) };
}

/** The commands that the runner would obey; what is fenced off by `::stop-commands::` is not among them. */
export function readCommands(lines: readonly string[]): WorkflowCommand[] {
  const commands: WorkflowCommand[] = [];
  let fence: string | null = null;
  for (const line of lines) {
    const command = readCommand(line);
    if (fence !== null) {
      if (command?.name === fence) fence = null;
    } else if (command?.name === "stop-commands") {
      fence = command.message;
    } else if (command !== null) {
      commands.push(command);
    }
  }
  return commands;
}

export function annotationsOf(commands: readonly WorkflowCommand[]): Annotation[] {
  return commands.flatMap(({ name, properties, message }) =>
    name === "error" || name === "warning" || name === "notice" ? [{ level: name, properties, message }] : [],
  );
}

/** `name=value` and `name<<DELIMITER` blocks of GITHUB_OUTPUT, GITHUB_ENV or GITHUB_STATE; throws where the runner fails the step. */
export function readCommandFile(text: string): Record<string, string> {
  const found = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const block = /^([^=]*?)<<(.+)$/.exec(line);
    const pair = /^([^=]+)=(.*)$/.exec(line);
    if (line === "") continue;
    if (block !== null) {
      const end = lines.indexOf(block[2] ?? "", at + 1);
      if (end === -1) throw new Error(`Invalid value. Matching delimiter not found '${block[2]}'`);
      found.set(block[1] ?? "", lines.slice(at + 1, end).join("\n"));
      at = end;
    } else if (pair !== null) {
      found.set(pair[1] ?? "", pair[2] ?? "");
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return Object.fromEntries(found);
}
