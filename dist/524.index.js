export const id = 524;
export const ids = [524];
export const modules = {

/***/ 35524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ../../node_modules/@actions/github/lib/github.js
var github = __webpack_require__(68803);
// EXTERNAL MODULE: ../../node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(54491);
// EXTERNAL MODULE: ../../node_modules/bottleneck/light.js
var light = __webpack_require__(46503);
;// CONCATENATED MODULE: ../../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
// pkg/dist-src/index.js


// pkg/dist-src/version.js
var VERSION = "0.0.0-development";

// pkg/dist-src/wrap-request.js
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
  return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
  const { pathname } = new URL(options.url, "http://github.test");
  const isAuth = isAuthRequest(options.method, pathname);
  const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
  const isSearch = options.method === "GET" && pathname.startsWith("/search/");
  const isGraphQL = pathname.startsWith("/graphql");
  const retryCount = ~~request.retryCount;
  const jobOptions = retryCount > 0 ? { priority: 0, weight: 0 } : {};
  if (state.clustering) {
    jobOptions.expiration = 1e3 * 60;
  }
  if (isWrite || isGraphQL) {
    await state.write.key(state.id).schedule(jobOptions, noop);
  }
  if (isWrite && state.triggersNotification(pathname)) {
    await state.notifications.key(state.id).schedule(jobOptions, noop);
  }
  if (isSearch) {
    await state.search.key(state.id).schedule(jobOptions, noop);
  }
  const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
  if (isGraphQL) {
    const res = await req;
    if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) {
      const error = Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: res,
        data: res.data
      });
      throw error;
    }
  }
  return req;
}
function isAuthRequest(method, pathname) {
  return method === "PATCH" && // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-a-scoped-access-token
  /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && // https://docs.github.com/en/rest/apps/oauth-applications?apiVersion=2022-11-28#reset-a-token
  (/^\/applications\/[^/]+\/token$/.test(pathname) || // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-an-installation-access-token-for-an-app
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  pathname === "/login/oauth/access_token");
}

// pkg/dist-src/generated/triggers-notification-paths.js
var triggers_notification_paths_default = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];

// pkg/dist-src/route-matcher.js
function routeMatcher(paths) {
  const regexes = paths.map(
    (path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  );
  const regex2 = `^(?:${regexes.map((r) => `(?:${r})`).join("|")})[^/]*$`;
  return new RegExp(regex2, "i");
}

// pkg/dist-src/index.js
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
  groups.global = new Bottleneck.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...common
  });
  groups.auth = new Bottleneck.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...common
  });
  groups.search = new Bottleneck.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...common
  });
  groups.write = new Bottleneck.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...common
  });
  groups.notifications = new Bottleneck.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...common
  });
};
function throttling(octokit, octokitOptions) {
  const {
    enabled = true,
    Bottleneck = light,
    id = "no-id",
    timeout = 1e3 * 60 * 2,
    // Redis TTL: 2 minutes
    connection
  } = octokitOptions.throttle || {};
  if (!enabled) {
    return {};
  }
  const common = { timeout };
  if (typeof connection !== "undefined") {
    common.connection = connection;
  }
  const state = Object.assign(
    {
      clustering: connection != null,
      triggersNotification,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id
    },
    octokitOptions.throttle
  );
  if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") {
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  }
  let initialized = false;
  const initializeBottleneck = () => {
    if (initialized) {
      return;
    }
    initialized = true;
    if (groups.global == null) {
      createGroups(Bottleneck, common);
    }
    state.global = state.global ?? groups.global;
    state.auth = state.auth ?? groups.auth;
    state.search = state.search ?? groups.search;
    state.write = state.write ?? groups.write;
    state.notifications = state.notifications ?? groups.notifications;
    state.retryLimiter = state.retryLimiter ?? new Bottleneck();
    const events = {};
    const emitter = new Bottleneck.Events(events);
    events.on("secondary-limit", state.onSecondaryRateLimit);
    events.on("rate-limit", state.onRateLimit);
    events.on(
      "error",
      (e) => octokit.log.warn("Error in throttling-plugin limit handler", e)
    );
    state.retryLimiter.on("failed", async function(error, info) {
      const [state2, request, options] = info.args;
      const { pathname } = new URL(options.url, "http://github.test");
      const shouldRetryGraphQL = pathname.startsWith("/graphql") && error.status !== 401;
      if (!(shouldRetryGraphQL || error.status === 403 || error.status === 429)) {
        return;
      }
      const retryCount = ~~request.retryCount;
      request.retryCount = retryCount;
      options.request.retryCount = retryCount;
      const { wantRetry, retryAfter = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(error.message)) {
          const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
          const wantRetry2 = await emitter.trigger(
            "secondary-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some(
          (error2) => error2.type === "RATE_LIMITED"
        )) {
          const rateLimitReset = new Date(
            ~~error.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime();
          const retryAfter2 = Math.max(
            // Add one second so we retry _after_ the reset time
            // https://docs.github.com/en/rest/overview/resources-in-the-rest-api?apiVersion=2022-11-28#exceeding-the-rate-limit
            Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1,
            0
          );
          const wantRetry2 = await emitter.trigger(
            "rate-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        return {};
      })();
      if (wantRetry) {
        request.retryCount++;
        return retryAfter * state2.retryAfterBaseValue;
      }
    });
  };
  octokit.hook.wrap("request", (request, options) => {
    initializeBottleneck();
    return wrapRequest(state, request, options);
  });
  return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;


// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(55686);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: ./src/publish/port.js
var port = __webpack_require__(51826);
;// CONCATENATED MODULE: ./src/adapters/github-shapes.js
/** The parts of GitHub's answers that we read. */ 
const viewerSchema = schemas/* object */.Ikc({
    viewer: schemas/* object */.Ikc({
        login: schemas/* string */.YjP(),
        databaseId: schemas/* number */.aig().nullish()
    })
}).transform(({ viewer })=>({
        id: viewer.databaseId ?? null,
        login: viewer.login
    }));
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({
        id: schemas/* number */.aig(),
        login: schemas/* string */.YjP()
    }).nullish()
}).transform((c)=>({
        id: c.id,
        url: c.html_url,
        body: c.body ?? "",
        author: c.user ?? null
    }));
const pullSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    head: schemas/* object */.Ikc({
        sha: schemas/* string */.YjP(),
        repo: schemas/* object */.Ikc({
            full_name: schemas/* string */.YjP()
        }).nullable()
    })
}).transform((p)=>({
        number: p.number,
        head: p.head.sha,
        headRepository: p.head.repo?.full_name ?? null
    }));
const reviewCommentSchema = schemas/* object */.Ikc({
    node_id: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({
        id: schemas/* number */.aig(),
        login: schemas/* string */.YjP()
    }).nullish(),
    line: schemas/* number */.aig().nullish()
}).transform((c)=>({
        nodeId: c.node_id,
        url: c.html_url,
        body: c.body,
        author: c.user ?? null,
        line: c.line ?? null
    }));
const fileSchema = schemas/* object */.Ikc({
    filename: schemas/* string */.YjP(),
    patch: schemas/* string */.YjP().optional()
}).transform((f)=>({
        path: f.filename,
        patch: f.patch ?? null
    }));
/** A file as it is: octokit gives bytes where the answer's type names no character set. */ const rawSchema = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* instanceof */.Nlp(ArrayBuffer).transform((bytes)=>Buffer.from(bytes).toString("utf8"))
]);
const commitSchema = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    commit: schemas/* object */.Ikc({
        message: schemas/* string */.YjP()
    })
});
/** GraphQL `nodes(ids:)`: null for an id that is nobody's. */ const minimizedSchema = schemas/* object */.Ikc({
    nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* string */.YjP().optional(),
        isMinimized: schemas/* boolean */.zMY().optional()
    }).nullable())
}).transform(({ nodes })=>new Set(nodes.flatMap((n)=>n?.isMinimized === true && n.id !== undefined ? [
            n.id
        ] : [])));
const jobSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    conclusion: schemas/* string */.YjP().nullable(),
    steps: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP(),
        conclusion: schemas/* string */.YjP().nullish()
    })).default([])
}).transform(({ steps, ...job })=>({
        ...job,
        failedSteps: steps.filter((s)=>s.conclusion === "failure").map((s)=>s.name)
    }));

;// CONCATENATED MODULE: ./src/adapters/github.js
/**
 * github.com over octokit. Formats: GitHub's REST description of each route, and GraphQL `viewer`.
 * Loaded only when something is read or posted: it is the heavier half of a start.
 */ 






const REQUEST_TIMEOUT_MS = 15_000;
/** A rate limit that lasts longer is reported instead of waited for. */ const LONGEST_WAIT_S = 60;
const RETRIES = 2;
/** Of a hundred each: a pull request with more comments than this is searched no further. */ const MOST_PAGES = 30;
/** @throws nothing by itself; each method of what it gives rejects with a GitHubError */ function connect(connection) {
    const { token, apiUrl, repository, abort, second = 1000 } = connection;
    const [owner = "", repo = ""] = repository.split("/");
    /** The innermost plugin, so that each try has a time-out of its own. */ const timeouts = (octokit)=>{
        octokit.hook.before("request", (options)=>{
            options.request.signal = AbortSignal.any([
                abort,
                AbortSignal.timeout(REQUEST_TIMEOUT_MS)
            ]);
        });
        return {};
    };
    const waits = (seconds, _options, _octokit, tries)=>seconds <= LONGEST_WAIT_S && tries < RETRIES;
    const octokit = (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        log: {
            debug: silent,
            info: silent,
            warn: silent,
            error: silent
        },
        retry: {
            retries: RETRIES,
            retryAfterBaseValue: second
        },
        throttle: {
            onRateLimit: waits,
            onSecondaryRateLimit: waits,
            retryAfterBaseValue: second,
            id: `${apiUrl}/${repository}`
        }
    }, timeouts, dist_bundle/* retry */.L, throttling);
    const ask = async (schema, route, parameters = {})=>{
        const answer = await octokit.request(route, {
            owner,
            repo,
            ...parameters
        }).catch(asGitHubError);
        return read(schema, route, answer.data);
    };
    const askAll = async (schema, route, parameters = {})=>{
        const all = [];
        let pages = 0;
        try {
            for await (const page of octokit.paginate.iterator(route, {
                owner,
                repo,
                per_page: 100,
                ...parameters
            })){
                all.push(...read(schemas/* array */.YOg(schema), route, page.data));
                pages += 1;
                if (pages >= MOST_PAGES) break;
            }
        } catch (thrown) {
            asGitHubError(thrown);
        }
        return all;
    };
    let viewer = null;
    const content = async (path, commit)=>{
        // Encoded here: octokit's own expansion would read `:name` and `{name}` of a path as parameters.
        const route = `GET /repos/{owner}/{repo}/contents/${path.split("/").map(encodeURIComponent).join("/")}`;
        try {
            return await ask(rawSchema, route, {
                ref: commit,
                headers: {
                    accept: "application/vnd.github.raw+json"
                }
            });
        } catch (thrown) {
            if (thrown instanceof port/* GitHubError */.y && thrown.status === 404) return null;
            throw thrown;
        }
    };
    const graphql = async (schema, name, query, variables)=>{
        const answer = await octokit.graphql(query, variables).catch(asGitHubError);
        return read(schema, name, answer);
    };
    const issue = "/repos/{owner}/{repo}/issues/{number}/comments";
    const pulls = "/repos/{owner}/{repo}/pulls/{number}";
    return {
        viewer: ()=>viewer ??= graphql(viewerSchema, "viewer", "query { viewer { login databaseId } }", {}),
        comments: (number)=>askAll(commentSchema, `GET ${issue}`, {
                number
            }),
        createComment: (number, body)=>ask(commentSchema, `POST ${issue}`, {
                number,
                body,
                request: {
                    retries: 0
                }
            }),
        updateComment: (id, body)=>ask(commentSchema, "PATCH /repos/{owner}/{repo}/issues/comments/{id}", {
                id,
                body
            }),
        pull: (number)=>ask(pullSchema, "GET /repos/{owner}/{repo}/pulls/{number}", {
                number
            }),
        pullsOfBranch: (of, branch)=>askAll(pullSchema, "GET /repos/{owner}/{repo}/pulls", {
                state: "open",
                head: `${of}:${branch}`
            }),
        pullsOfCommit: (sha)=>askAll(pullSchema, "GET /repos/{owner}/{repo}/commits/{sha}/pulls", {
                sha
            }),
        files: (number)=>askAll(fileSchema, `GET ${pulls}/files`, {
                number
            }),
        content,
        reviewComments: (number)=>askAll(reviewCommentSchema, `GET ${pulls}/comments`, {
                number
            }),
        review: async (number, commit, comments)=>{
            await ask(schemas/* object */.Ikc({
                id: schemas/* number */.aig()
            }), `POST ${pulls}/reviews`, {
                number,
                commit_id: commit,
                event: "COMMENT",
                request: {
                    retries: 0
                },
                comments: comments.map(({ path, body, line, start })=>({
                        path,
                        body,
                        line,
                        side: "RIGHT",
                        ...start === null ? {} : {
                            start_line: start,
                            start_side: "RIGHT"
                        }
                    }))
            });
        },
        minimized: (nodeIds)=>graphql(minimizedSchema, "nodes", "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReviewComment { id isMinimized } } }", {
                ids: nodeIds
            }),
        minimize: async (nodeId)=>{
            await graphql(schemas/* object */.Ikc({
                minimizeComment: schemas/* unknown */.L5J()
            }), "minimizeComment", "mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }", {
                id: nodeId
            });
        },
        commits: async (number)=>new Map((await askAll(commitSchema, `GET ${pulls}/commits`, {
                number
            })).map(({ sha, commit })=>[
                    sha,
                    commit.message.split("\n", 1)[0] ?? ""
                ])),
        jobs: (run, attempt)=>askAll(jobSchema, "GET /repos/{owner}/{repo}/actions/runs/{run}/attempts/{attempt}/jobs", {
                run,
                attempt
            })
    };
}
const silent = ()=>undefined;
function read(schema, route, data) {
    const answer = schema.safeParse(data);
    if (answer.success) return answer.data;
    throw new port/* GitHubError */.y(502, `${route} answered in another shape than documented: ${answer.error.issues[0]?.message ?? ""}`);
}
const failure = schemas/* object */.Ikc({
    status: schemas/* number */.aig(),
    response: schemas/* object */.Ikc({
        data: schemas/* unknown */.L5J()
    }).optional()
});
const details = schemas/* object */.Ikc({
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({
        message: schemas/* string */.YjP()
    }))
});
function asGitHubError(thrown) {
    const known = failure.safeParse(thrown);
    const said = details.safeParse(known.data?.response?.data).data?.errors.map((e)=>e.message) ?? [];
    const message = (0,errors/* messageOf */.bD)(thrown);
    throw new port/* GitHubError */.y(known.data?.status ?? 500, [
        message,
        ...said.filter((s)=>!message.includes(s))
    ].join("; ").slice(0, 500));
}


/***/ })

};
