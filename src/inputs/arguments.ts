/** The command line: words in, one call out. */
import { Argument, Command, CommanderError, Option } from "commander";
import { z } from "zod";
import { UserError } from "../errors.js";
import type { DiagnoseInputs } from "../inputs.js";
import { readEvent, type Env } from "./event.js";
import { layerOf, readWords } from "./layers.js";
import { OPTIONS } from "./options.js";
import { resolveInputs } from "./resolve.js";
import { EXAMPLES, INTRODUCTION, SMALL_PRINT } from "./help.js";
import { choice } from "./values.js";
import { QUERIES, type Query } from "../trace/query.js";

export type Format = "text" | "markdown" | "json";

export type Call =
  | { readonly kind: "diagnose"; readonly inputs: DiagnoseInputs; readonly format: Format; readonly quiet: boolean }
  | { readonly kind: "plan"; readonly inputs: DiagnoseInputs }
  | { readonly kind: "publish"; readonly bundles: readonly string[] }
  | { readonly kind: "query"; readonly trace: string; readonly question: Query }
  | { readonly kind: "view"; readonly bundle: string }
  /** `--help` and `--version`: the text to print. */
  | { readonly kind: "text"; readonly text: string };

const own = z.object({ format: choice("text", "markdown", "json").default("text") });
const called = (name: string): string => `--${name}`;
const collect = (word: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), word];

/**
 * @param words the arguments, without node and script
 * @param here the current directory
 * @throws UserError for an option, a value or an argument that cannot be used
 */
export function parseArguments(words: readonly string[], env: Env, here: string, version: string): Call {
  const calls: Call[] = [];
  let text = "";
  const program = new Command("python-trace");
  program
    .description(INTRODUCTION)
    .version(version, "--version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: (out) => { text += out; }, writeErr: () => undefined });
  const add = (name: string, summary: string): Command => program.command(name).summary(summary).description(summary).allowExcessArguments(false);

  const settle = (project: string, options: Record<string, unknown>): DiagnoseInputs => {
    const layer = layerOf(called, wordsOf(options));
    const event = readEvent(env);
    return resolveInputs({ layer, project, projectCalled: "PROJECT", cwd: "here", env, event }, here);
  };
  const diagnose = add("diagnose [PROJECT]", "find out why the project's pytest or mypy run is red (the default command)");
  for (const option of settingOptions()) diagnose.addOption(option);
  diagnose
    .addOption(new Option("--format <FORMAT>", "text, markdown or json (default: text)").argParser(collect))
    .option("--quiet", "no progress and no report on the terminal, only the bundle and the exit code")
    .action((project: string | undefined, options: Record<string, unknown>) => {
      const { format } = readWords(own, new Map(wordsOf(options)), called);
      calls.push({ kind: "diagnose", inputs: settle(project ?? ".", options), format, quiet: options["quiet"] === true });
    });
  const plan = add("plan [PROJECT]", "print a JSON matrix that splits the diagnosis over jobs");
  for (const option of settingOptions()) plan.addOption(option);
  plan.action((project: string | undefined, options: Record<string, unknown>) => {
    calls.push({ kind: "plan", inputs: settle(project ?? ".", options) });
  });
  add("publish <BUNDLE...>", "render and post bundles that diagnose made elsewhere (needs GITHUB_TOKEN and a CI event)")
    .action((bundles: string[]) => { calls.push({ kind: "publish", bundles }); });
  add("query <TRACE>", "read a trace file: its timeline, its errors, or a summary")
    .addArgument(new Argument("<QUESTION>", QUERIES.join(", ")))
    .action((trace: string, word: string) => {
      const { QUESTION: question } = readWords(z.object({ QUESTION: choice(...QUERIES) }), new Map([["QUESTION", [word]]]), (name) => name);
      calls.push({ kind: "query", trace, question });
    });
  add("view <BUNDLE>", "write the HTML report of a bundle and print its path")
    .action((bundle: string) => { calls.push({ kind: "view", bundle }); });
  program.addHelpText("after", () => `\n${optionsOf(diagnose)}\n\n${EXAMPLES}\n\n${SMALL_PRINT}`);

  try {
    program.parse(withCommand(words, program.commands.map((c) => c.name())), { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.exitCode !== 0) throw new UserError(`${thrown.message.replace(/^error: /, "").replaceAll("\n", " ")}; see python-trace --help`);
  }
  return calls[0] ?? { kind: "text", text };
}

/** Without a command it is `diagnose`; `--help` and `--version` alone are the program's. */
function withCommand(words: readonly string[], commands: readonly string[]): string[] {
  const [first] = words;
  const named = first !== undefined && [...commands, "-h", "--help", "--version"].includes(first);
  return named ? [...words] : ["diagnose", ...words];
}

function settingOptions(): Option[] {
  return Object.entries(OPTIONS).map(([name, { value, help, repeatable }]) =>
    new Option(`--${name} <${value}>`, repeatable ? `${help} (repeatable)` : help).argParser(collect));
}

/** Commander's camel-cased attributes back to the names of the options, lists only. */
function wordsOf(options: Record<string, unknown>): [string, string[]][] {
  const lists = z.array(z.string());
  return Object.entries(options).flatMap(([key, value]) => {
    const words = lists.safeParse(value);
    return words.success ? [[key.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`), words.data] satisfies [string, string[]]] : [];
  });
}

function optionsOf(command: Command): string {
  const help = command.helpInformation();
  return help.slice(help.indexOf("Options:")).replace("Options:", "Options of diagnose (and plan):").trimEnd();
}
