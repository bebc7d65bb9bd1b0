/**
 * Commands that are started before it is sure that they will be asked for, while what they wait for is still being found
 * out. Whoever then asks for the very same command gets the process that is under way.
 */
import type { Command, Exec, Finished } from "../ports.js";

export interface Begun {
  /** Where the process looks for its settings, which it waits for; null where it needs none. */
  readonly settings: string | null;
  readonly exec: Exec;
}

interface Waiting {
  readonly command: Command;
  readonly settings: string | null;
  readonly stop: AbortController;
  readonly done: Promise<Finished>;
}

export class Early {
  readonly #exec: Exec;
  #waiting: Waiting[] = [];
  #stopped: Command["argv"][] = [];

  constructor(exec: Exec) {
    this.#exec = exec;
  }

  /** @param settings the file in which `env` tells the process to look for its settings, by the name of the variable */
  begin(command: Command, settings: { readonly variable: string; readonly file: string } | null = null): void {
    const stop = new AbortController();
    const env = settings === null ? command.env : { ...command.env, [settings.variable]: settings.file };
    const done = this.#exec.run({ ...command, ...(env === undefined ? {} : { env }), signal: stop.signal });
    // Where nobody asks for it nobody hears of its end either.
    done.catch(() => undefined);
    this.#waiting.push({ command, settings: settings?.file ?? null, stop, done });
  }

  /** Something was begun that nobody has asked for yet. */
  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  /** The process of this command; null where none was begun. One that was begun in another environment is stopped. */
  take(command: Command): Begun | null {
    const found = this.#waiting.find((w) => w.command.cwd === command.cwd && same(w.command.argv, command.argv));
    if (found === undefined) return null;
    this.#waiting = this.#waiting.filter((w) => w !== found);
    if (!same(sorted(found.command.env), sorted(command.env))) {
      this.#stop(found);
      return null;
    }
    return { settings: found.settings, exec: { run: () => found.done } };
  }

  /** Stops what nobody asked for. @returns all that was stopped since the last call */
  end(): readonly Command["argv"][] {
    for (const one of this.#waiting) this.#stop(one);
    this.#waiting = [];
    const stopped = this.#stopped;
    this.#stopped = [];
    return stopped;
  }

  #stop({ command, stop }: Waiting): void {
    stop.abort();
    this.#stopped.push(command.argv);
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const sorted = (env: Command["env"]): unknown => Object.entries(env ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
