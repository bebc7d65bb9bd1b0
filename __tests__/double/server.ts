/**
 * A double of github.com: REST, GraphQL, the artifact service and the blob store on the loopback interface, with state,
 * permissions and the documented limits. Source of the formats: GitHub's REST documentation and the requests of
 * `@actions/github` 9 and `@actions/artifact` 6.
 */
import type { Server } from "node:http";
import { type FaultRule, Faults } from "./faults.js";
import { actionsBot, everything, type Identity } from "./identity.js";
import type { Route, World } from "./router.js";
import { actionRoutes } from "./routes/actions.js";
import { artifactRoutes } from "./routes/artifacts.js";
import { checkRoutes } from "./routes/checks.js";
import { commentRoutes } from "./routes/comments.js";
import { graphqlRoutes } from "./routes/graphql.js";
import { pullRoutes } from "./routes/pulls.js";
import { reviewRoutes } from "./routes/reviews.js";
import { storageRoutes } from "./routes/storage.js";
import { Seeds } from "./seeds.js";
import { State } from "./state.js";
import { listen, type Seen } from "./wire.js";

const apiRoutes: readonly Route[] = [
  ...commentRoutes,
  ...pullRoutes,
  ...reviewRoutes,
  ...checkRoutes,
  ...actionRoutes,
  ...graphqlRoutes,
  ...artifactRoutes,
];

/** A running double. Its seeds (`repository`, `pull`, `run`, …) are inherited. */
export class Double extends Seeds {
  /** Every request, in order, the store's included. */
  readonly requests: readonly Seen[];
  readonly #faults: Faults;
  readonly #servers: readonly Server[];

  constructor(
    state: State,
    /** For `GITHUB_API_URL`; no slash at the end. */
    readonly url: string,
    parts: { readonly seen: readonly Seen[]; readonly faults: Faults; readonly servers: readonly Server[] },
  ) {
    super(state);
    this.requests = parts.seen;
    this.#faults = parts.faults;
    this.#servers = parts.servers;
  }

  /** A token and what it may do; by default a workflow's token with every write permission. */
  token(text: string, identity: Partial<Identity> = {}): string {
    this.state.tokens.set(text, { ...actionsBot, permissions: everything, ...identity });
    return text;
  }

  /** The next requests that match go wrong. */
  fail(rule: FaultRule): void {
    this.#faults.add(rule);
  }

  /** Forgets the faults that were not used. */
  heal(): void {
    this.#faults.clear();
  }

  /** The variables that lead the clients in a step here; `run` is the workflow run that artifacts go to. */
  environment(run: number | string = 1, job = "job-1"): Record<string, string> {
    return {
      GITHUB_API_URL: this.url,
      GITHUB_GRAPHQL_URL: `${this.url}/graphql`,
      GITHUB_SERVER_URL: "https://github.com",
      ACTIONS_RESULTS_URL: `${this.url}/`,
      ACTIONS_RUNTIME_TOKEN: this.runtimeToken(String(run), job),
    };
  }

  /** Ends the servers and every open connection, hanging ones too. */
  async close(): Promise<void> {
    await Promise.all(
      this.#servers.map((server) => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        return closed;
      }),
    );
  }
}

/** Starts a double with no repositories and no tokens. */
export async function startDouble(): Promise<Double> {
  const state = new State();
  const faults = new Faults();
  const seen: Seen[] = [];
  const places = { origin: "", storage: "" };
  const world = (): World => ({ state, ...places });
  const api = await listen("127.0.0.1", { world, routes: apiRoutes, faults, seen });
  // By name and port another origin than the API, so that clients drop their token on the way, as on github.com.
  const storage = await listen("localhost", { world, routes: storageRoutes, faults, seen });
  places.origin = `http://127.0.0.1:${api.port}`;
  places.storage = `http://localhost:${storage.port}`;
  return new Double(state, places.origin, { seen, faults, servers: [api.server, storage.server] });
}
