export const id = 182;
export const ids = [182];
export const modules = {

/***/ 4182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ../../node_modules/@actions/github/lib/github.js + 21 modules
var github = __webpack_require__(1738);
// EXTERNAL MODULE: ../../node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(4491);
// EXTERNAL MODULE: ../../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(2812);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(6986);
// EXTERNAL MODULE: ./src/publish/port.js
var port = __webpack_require__(1826);
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
    }, timeouts, dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
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
