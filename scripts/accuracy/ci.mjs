/** Runs what CI ran for a case, and tells what was red. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ciEnvironment, run } from "./run.mjs";

const quoted = (path) => (process.platform === "win32" ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`);
/** `pytest …` and `mypy …` as the given Python's. */
const withPython = (command, python) => command.replace(/^(pytest|mypy)\b/, (name) => `${quoted(python)} -m ${name}`);

/**
 * One command, as often as the case wants until it is red.
 * @param {import("./cases.mjs").Case} one
 * @param {{ cwd: string, python: string, env: NodeJS.ProcessEnv }} where
 */
async function untilRed(command, one, { cwd, python, env }) {
  let last = { code: 0, text: "" };
  for (let n = 0; n < one.repeat && last.code === 0; n += 1) last = await run(withPython(command, python), { cwd, env, seconds: one.timeout });
  return last;
}

/**
 * Runs the commands and leaves junit XML and logs beside the checkout, as CI does.
 * @returns {Promise<string[]>} the options that tell the tool of them; of `inputs/` instead where the case has it
 */
export async function leave(one, cwd, folder, python) {
  mkdirSync(folder, { recursive: true });
  const env = ciEnvironment(python, { ...one.env, ...one.fails_under });
  const options = [];
  for (const [n, command] of one.ci.entries()) {
    const [log, junit, mypy] = [join(folder, `step-${n}.log`), join(folder, `report-${n}.xml`), /^mypy\b/.test(command)];
    const { text } = await untilRed(/^pytest\b/.test(command) ? `${command} --junitxml=${quoted(junit)}` : command, one, { cwd, python, env });
    writeFileSync(log, text);
    if (existsSync(junit)) options.push("--junit-xml", junit);
    options.push(mypy ? "--mypy-log" : "--pytest-log", log);
  }
  const given = join(one.folder, "inputs");
  return existsSync(given) ? readdirSync(given).sort().flatMap((name) => [flagOf(name), join(given, name)]) : options;
}

const flagOf = (name) => (name.includes("mypy") ? "--mypy-log" : name.endsWith(".xml") ? "--junit-xml" : "--pytest-log");

/** Every command as often as the case wants. @returns {Promise<{ codes: number[], text: string }>} */
export async function rehearse(one, cwd, python, more = one.fails_under) {
  const env = ciEnvironment(python, { ...one.env, ...more, PYTHONDONTWRITEBYTECODE: "1" });
  const runs = [];
  for (let n = 0; n < one.repeat; n += 1)
    for (const command of one.ci) runs.push(await run(withPython(command, python), { cwd, env, seconds: one.timeout }));
  return { codes: runs.map(({ code }) => code), text: runs.map(({ text }) => text).join("\n") };
}

/** The nodes of pytest's short summary. @param {string} text @returns {string[]} */
export function redNodes(text) {
  return text.split(/\r?\n/).flatMap((line) => /^(?:FAILED|ERROR) (\S.*?\.py.*?)(?: - .*)?$/.exec(line)?.[1] ?? []);
}

/** Whether a node is the wanted one, of it, or (a file is wanted) in it. */
export const isOf = (node, wanted) => node === wanted || node.startsWith(`${wanted}::`) || node.split("::")[0] === wanted;
