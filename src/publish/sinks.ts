/** Where a report goes. A sink may fail alone: it is reported and silences no other. */
import { messageOf } from "../errors.js";
import { GitHubError } from "./port.js";

export interface Sink {
  /** `comment`, `artifact`, … */
  readonly name: string;
  /** Delivers, and says in one sentence what came of it; null where there is nothing to say. */
  readonly put: () => Promise<string | null>;
}

export interface Delivery {
  readonly sink: string;
  readonly result: { readonly kind: "done"; readonly said: string | null } | { readonly kind: "failed"; readonly reason: string };
}

/** Runs the sinks one after the other, each to its own end. Never rejects. */
export async function deliver(sinks: readonly Sink[]): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const { name, put } of sinks) {
    try {
      deliveries.push({ sink: name, result: { kind: "done", said: await put() } });
    } catch (thrown) {
      deliveries.push({ sink: name, result: { kind: "failed", reason: reasonOf(thrown) } });
    }
  }
  return deliveries;
}

export const FORK_RECIPE = "the token of this run may not write, as on a pull request from a fork: the recipe in docs/forks.md posts the uploaded bundle from a second workflow";

function reasonOf(thrown: unknown): string {
  const said = messageOf(thrown).split("\n", 1)[0] ?? "";
  if (!(thrown instanceof GitHubError)) return said;
  if (thrown.status === 403 && /not accessible/i.test(said)) return `${FORK_RECIPE} (403: ${said})`;
  return `github.com answered ${String(thrown.status)}: ${said}`;
}
