/**
 * The log of a step. What the code under test had a hand in is fenced off by `::stop-commands::`, so that it cannot issue
 * workflow commands (GitHub's documentation of workflow commands, "Stopping and starting workflow commands").
 */
import { randomBytes } from "node:crypto";
import type { Progress } from "../ports.js";
import { visibleLine } from "../trace/visible.js";

export type Write = (text: string) => void;

export class RunnerLog implements Progress {
  readonly #write: Write;
  #group = false;
  #fence: string | null = null;

  constructor(write: Write) {
    this.#write = write;
  }

  /** A new group; the one before it ends. */
  stage(text: string): void {
    this.endGroup();
    this.#command(`::group::${escapeData(visibleLine(text))}`);
    this.#group = true;
  }

  /** Lines that may hold anything. */
  detail(text: string): void {
    if (this.#fence === null) {
      // Unguessable: whoever knows it can end the fence.
      this.#fence = randomBytes(24).toString("hex");
      this.#write(`::stop-commands::${this.#fence}\n`);
    }
    this.#write(`${text}\n`);
  }

  endGroup(): void {
    if (this.#group) this.#command("::endgroup::");
    this.#group = false;
  }

  /** Ends the fence, so that commands are obeyed again. */
  open(): void {
    if (this.#fence !== null) this.#write(`::${this.#fence}::\n`);
    this.#fence = null;
  }

  #command(line: string): void {
    this.open();
    this.#write(`${line}\n`);
  }
}

/** As `@actions/core` escapes the message of a command. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
