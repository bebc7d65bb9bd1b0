/** Runs commands with a limit on their time; what they started ends with them. */
import { spawn } from "node:child_process";
import { delimiter, dirname } from "node:path";

/** What a stopped command is said to have ended with, as timeout(1) says it. */
const STOPPED = 124;

/**
 * @param {readonly string[] | string} command words, or a line for the shell
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, seconds?: number }} options
 * @returns {Promise<{ code: number, text: string }>} both outputs in the order in which they came
 */
export function run(command, { cwd, env = process.env, seconds = 120 }) {
  const [file, args, shell] = typeof command === "string" ? [command, [], true] : [command[0], command.slice(1), false];
  const windows = process.platform === "win32";
  return new Promise((done, fail) => {
    const child = spawn(file, args, { cwd, env, shell, detached: !windows, stdio: ["ignore", "pipe", "pipe"] });
    const parts = [];
    let stopped = false;
    child.stdout.on("data", (part) => parts.push(part));
    child.stderr.on("data", (part) => parts.push(part));
    const end = () => {
      // The group, not the shell alone: a test that hangs holds the pipes open.
      try { windows ? child.kill("SIGKILL") : process.kill(-child.pid, "SIGKILL"); } catch { /* it has ended by itself */ }
    };
    const timer = setTimeout(() => { stopped = true; end(); }, seconds * 1000);
    child.on("error", fail);
    child.on("close", (code) => {
      clearTimeout(timer);
      if (stopped) end();
      done({ code: stopped ? STOPPED : (code ?? 1), text: Buffer.concat(parts).toString("utf8") });
    });
  });
}

/** @param {readonly string[]} command @param {Parameters<typeof run>[1]} options */
export async function must(command, options) {
  const { code, text } = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}:\n${text}`);
  return text.trim();
}

/** The environment of a CI job whose Python is this one: nothing of ours reaches the case. @param {string} python @param {Record<string, string>} more */
export function ciEnvironment(python, more = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PYTEST_|PYTHON|GITHUB_|INPUT_|VIRTUAL_ENV)/.test(name));
  return { ...Object.fromEntries(kept), PATH: `${dirname(python)}${delimiter}${process.env.PATH ?? ""}`, ...more };
}
