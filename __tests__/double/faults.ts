/** Scripted misfortune: the next matching requests go wrong in a given way. */

export type Fault =
  /** Answers without doing anything. */
  | { readonly kind: "status"; readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  /** 403 with `retry-after` in seconds and GitHub's wording. */
  | { readonly kind: "secondary-limit"; readonly retryAfter: number }
  /** 403 with no requests left until `resetInSeconds` from now. */
  | { readonly kind: "primary-limit"; readonly resetInSeconds: number }
  /** Never answers. */
  | { readonly kind: "hang" }
  /** Answers, late. */
  | { readonly kind: "slow"; readonly delayMs: number }
  /** Closes the connection before anything is done. */
  | { readonly kind: "reset" }
  /** Does what is asked, then closes the connection: the caller cannot know. */
  | { readonly kind: "lost-answer" }
  /** Something else happens first (a comment is deleted, another job writes), then the request is served. */
  | { readonly kind: "before"; readonly effect: () => void | Promise<void> };

export interface FaultRule {
  /** Any by default. */
  readonly method?: string;
  /** Matched against the path without the query. */
  readonly path: RegExp;
  /** How many requests it hits; 1 by default. */
  readonly times?: number;
  readonly fault: Fault;
}

/** Rules in the order in which they were given; each is used up by the requests that it hits. */
export class Faults {
  #rules: { readonly rule: FaultRule; left: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule, left: rule.times ?? 1 });
  }

  clear(): void {
    this.#rules = [];
  }

  /** The fault for this request, or null. */
  take(method: string, path: string): Fault | null {
    const hit = this.#rules.find(
      ({ rule, left }) => left > 0 && (rule.method === undefined || rule.method === method) && rule.path.test(path),
    );
    if (hit === undefined) return null;
    hit.left -= 1;
    return hit.rule.fault;
  }
}
