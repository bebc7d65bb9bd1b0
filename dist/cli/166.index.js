export const id = 166;
export const ids = [166];
export const modules = {

/***/ 7166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishHere: () => (/* binding */ publishHere)
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(6986);
// EXTERNAL MODULE: ./src/inputs/event.js
var inputs_event = __webpack_require__(91);
;// CONCATENATED MODULE: ./src/inputs/place.js
/** Where a step stands on GitHub, from the runner's environment. */ function placeOf(env) {
    const repository = env["GITHUB_REPOSITORY"] ?? "";
    const serverUrl = env["GITHUB_SERVER_URL"] || "https://github.com";
    const runId = Number(env["GITHUB_RUN_ID"] ?? 0);
    return {
        repository,
        serverUrl,
        runId,
        apiUrl: env["GITHUB_API_URL"] || "https://api.github.com",
        workflow: env["GITHUB_WORKFLOW"] ?? "",
        job: env["GITHUB_JOB"] ?? "",
        runAttempt: Number(env["GITHUB_RUN_ATTEMPT"] ?? 1),
        runUrl: `${serverUrl}/${repository}/actions/runs/${String(runId)}`
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/publish/bundles.js
/** The folders that hold bundles, among those that the user named. */ 


/** A download of artifacts is a folder of bundles; who makes more than this is answered in the summary. */ const MOST_BUNDLES = 20;
/**
 * Bundles themselves, or folders of them.
 * @throws UserError for a folder that is not there or holds no bundle
 */ function findBundles(given, here) {
    return given.flatMap((name)=>{
        const path = (0,external_node_path_.resolve)(here, name);
        if (!isFolder(path)) throw new errors/* UserError */.yo(`bundle "${name}" is not a folder; give the folder that diagnose wrote or an artifact was downloaded to`);
        if (isBundle(path)) return [
            {
                path,
                name: (0,external_node_path_.basename)(path)
            }
        ];
        const inside = (0,external_node_fs_.readdirSync)(path).sort().map((child)=>({
                path: (0,external_node_path_.join)(path, child),
                name: child
            })).filter((b)=>isFolder(b.path) && isBundle(b.path));
        if (inside.length === 0) throw new errors/* UserError */.yo(`bundle "${name}" holds no report.json, nor does a folder in it; give the folder that diagnose wrote or an artifact was downloaded to`);
        return inside;
    });
}
const isFolder = (path)=>(0,external_node_fs_.lstatSync)(path, {
        throwIfNoEntry: false
    })?.isDirectory() === true;
const isBundle = (path)=>(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(path, "report.json"), {
        throwIfNoEntry: false
    }) !== undefined;

// EXTERNAL MODULE: ./src/report/bundle.js + 1 modules
var report_bundle = __webpack_require__(4306);
// EXTERNAL MODULE: ./src/report/markdown.js + 4 modules
var markdown = __webpack_require__(6619);
// EXTERNAL MODULE: ./src/publish/attempt.js
var attempt = __webpack_require__(6400);
// EXTERNAL MODULE: ./src/publish/blocked.js
var blocked = __webpack_require__(1477);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
// EXTERNAL MODULE: ./src/kinds.js
var kinds = __webpack_require__(7898);
;// CONCATENATED MODULE: ./src/publish/state.js
/**
 * What the sticky comment carries unseen: its key on the first line, its state on the last. Both are HTML comments of our
 * own; nothing of a report can hold one (the renderer escapes them), and only these two lines are read.
 */ 

const LARGEST = 12_000;
const MOST_NODES = 100;
const FEW_NODES = 10;
const MOST_SIGNATURES = 50;
const MOST_PUSHES = 8;
const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
/** In the project, and no option of a program. */ const path = schemas/* string */.YjP().min(1).max(300).refine((p)=>!/^[-/\\]|^[A-Za-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(p));
const push = schemas/* object */.Ikc({
    head: sha,
    attempt: schemas/* number */.aig().int().min(1).max(9999),
    roots: schemas/* array */.YOg(schemas/* object */.Ikc({
        kind: schemas/* enum */.k5n(kinds/* KINDS */.G),
        file: path.nullable(),
        line: schemas/* number */.aig().int().nullable()
    })).max(3),
    fixes: schemas/* array */.YOg(schemas/* string */.YjP().max(200)).max(3)
});
const state = schemas/* object */.Ikc({
    v: schemas/* literal */.euz(2),
    head: sha,
    runId: schemas/* string */.YjP().max(120),
    signatures: schemas/* record */.g1P(schemas/* string */.YjP().max(200), schemas/* number */.aig().int().min(1).max(9999)),
    nodes: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(1000)).max(MOST_NODES),
    mypy: schemas/* array */.YOg(path).max(20).nullable(),
    pushes: schemas/* array */.YOg(push).max(MOST_PUSHES)
});
const keyLine = (key)=>`<!-- python-trace:key=${key} -->`;
/** @param key as `plain` gives it */ function compose(key, visible, remembered) {
    const last = remembered === null ? "" : `\n${stateLine(remembered)}`;
    return `${keyLine(key)}\n${visible.trimEnd()}\n${last}`.trimEnd();
}
function hasKey(body, key) {
    return body.split("\n", 1)[0]?.trimEnd() === keyLine(key);
}
/** The state of a comment, or null for one without, or with one that is not of our making. */ function readState(body) {
    const last = body.trimEnd().split("\n").at(-1) ?? "";
    const encoded = last.length > LARGEST ? undefined : /^<!-- python-trace:state=([A-Za-z0-9_-]+) -->$/.exec(last)?.[1];
    if (encoded === undefined) return null;
    const read = state.safeParse(parseJson(Buffer.from(encoded, "base64url").toString("utf8")));
    if (!read.success) return null;
    const { head, runId, signatures, nodes, mypy, pushes } = read.data;
    return {
        head,
        runId,
        signatures,
        nodes,
        mypy,
        pushes
    };
}
/** Of what would make it too large the nodes are dropped first, the last of them, then the oldest pushes: it has to leave the comment its room. */ function stateLine(remembered) {
    const signatures = Object.fromEntries(Object.entries(remembered.signatures).slice(0, MOST_SIGNATURES));
    const mypy = remembered.mypy?.filter((p)=>path.safeParse(p).success).slice(0, 20) ?? null;
    let pushes = remembered.pushes.slice(-MOST_PUSHES).map((p)=>({
            ...p,
            roots: p.roots.filter((r)=>r.file === null || path.safeParse(r.file).success)
        }));
    let nodes = remembered.nodes.filter((n)=>n.length <= 1000).slice(0, MOST_NODES);
    for(;;){
        const encoded = Buffer.from(JSON.stringify({
            v: 2,
            ...remembered,
            signatures,
            nodes,
            mypy,
            pushes
        })).toString("base64url");
        const line = `<!-- python-trace:state=${encoded} -->`;
        if (line.length <= LARGEST || nodes.length + pushes.length === 0) return line;
        if (nodes.length > FEW_NODES || pushes.length === 0) nodes = nodes.slice(0, Math.floor(nodes.length / 2));
        else pushes = pushes.slice(1);
    }
}
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return value;
    } catch  {
        return null;
    }
}

// EXTERNAL MODULE: ./src/publish/port.js
var port = __webpack_require__(1826);
;// CONCATENATED MODULE: ./src/publish/comment.js
/** The sticky comment: one for each pull request and key, updated in place. */ 

/** Bytes of the visible part; the next is tried when github.com answers 422. GitHub's limit is 65,536 characters in all. */ const LIMITS = [
    52_000,
    36_000,
    18_000,
    6_000
];
const TRIES = 5;
/**
 * Writes the comment. What others do in between is looked at right before each write: a newer head drops the report, a
 * comment that came is taken over, one that went is made anew.
 * @param pause waits before another try at something whose answer got lost
 * @throws GitHubError when it cannot be written
 */ async function putComment(github, draft, pause) {
    let size = 0;
    for(let left = TRIES;; left -= 1){
        const current = await findComment(github, draft.pull, draft.key);
        const { head } = await github.pull(draft.pull);
        if (head !== draft.head) {
            return {
                kind: "dropped",
                reason: `it is about ${draft.head.slice(0, 7)}, and the head of #${String(draft.pull)} is ${head.slice(0, 7)} now`
            };
        }
        const body = compose(draft.key, draft.render(LIMITS[size] ?? LIMITS[0]), draft.remembered);
        try {
            if (current === null) return {
                kind: "created",
                url: (await github.createComment(draft.pull, body)).url
            };
            return {
                kind: "updated",
                url: (await github.updateComment(current.id, body)).url
            };
        } catch (thrown) {
            if (!(thrown instanceof port/* GitHubError */.y) || left <= 1) throw thrown;
            if (thrown.status === 422 && size + 1 < LIMITS.length) size += 1;
            else if (thrown.status >= 500 && current === null) await pause();
            else if (thrown.status !== 404 || current === null) throw thrown;
        }
    }
}
/** What the comment remembers, or null where there is none. */ async function readPrior(github, pull, key) {
    const current = await findComment(github, pull, key);
    return current === null ? null : readState(current.body);
}
/** The newest comment of the token's own account with that key. Others under the same account do not hold it. */ async function findComment(github, pull, key) {
    const [viewer, comments] = await Promise.all([
        github.viewer(),
        github.comments(pull)
    ]);
    const own = comments.filter((c)=>hasKey(c.body, key) && c.author !== null && isSame(viewer, c.author));
    return own.reduce((newest, c)=>newest === null || c.id > newest.id ? c : newest, null);
}
/** GraphQL calls the workflow's account `github-actions`, REST `github-actions[bot]`; ids agree where both give one. */ function isSame(viewer, author) {
    if (viewer.id !== null && viewer.id === author.id) return true;
    return author.login === viewer.login || author.login === `${viewer.login}[bot]`;
}

;// CONCATENATED MODULE: ./src/publish/green.js
/** Whether the workflow run that a bundle belongs to succeeded: what a bundle says of that is not believed. */ /** From the `workflow_run` event; in the same run, from the jobs that have ended by now. */ async function runResult(event, place, github) {
    const run = event.payload.workflow_run;
    if (run !== undefined) {
        return {
            succeeded: run.conclusion === "success",
            what: `workflow run ${String(run.id)}`,
            outcome: run.conclusion ?? "not concluded"
        };
    }
    const what = `jobs of workflow run ${String(place.runId)}`;
    const ended = (await github.jobs(place.runId, place.runAttempt)).filter((job)=>job.status === "completed");
    const red = ended.filter((job)=>job.conclusion !== "success" && job.conclusion !== "skipped" && job.conclusion !== "neutral");
    if (ended.length === 0) return {
        succeeded: false,
        what,
        outcome: "none has ended"
    };
    return {
        succeeded: red.length === 0,
        what,
        outcome: red.map((job)=>`${job.name}: ${job.conclusion ?? "?"}`).join(", ") || "success"
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/publish/names.js
/** Names that tell one use of the action from every other: of comments, and of artifacts. */ 
const LONGEST = 100;
/** Key of the sticky comment: the same on every push, another for each workflow, job, leg and project. */ function commentKey({ place, leg, folder }) {
    return plain([
        place.workflow,
        place.job,
        legName(leg),
        folder === "." ? "" : folder
    ].filter((p)=>p !== "").join("/"));
}
/** Name of the uploaded bundle: `python-trace-ci-test-py312-1`, the run attempt last. */ function artifactName({ place, leg, folder }) {
    const parts = [
        place.workflow,
        place.job,
        legName(leg),
        folder === "." ? "" : folder
    ].filter((p)=>p !== "");
    return `python-trace-${distinct(parts.join("-"), /[^A-Za-z0-9._]+/g) || "run"}-${String(place.runAttempt)}`;
}
/** A key that can stand in an HTML comment: no `--`, nothing but plain characters; what that loses is told apart by a hash. */ function plain(key) {
    return distinct(key, /[^A-Za-z0-9._/ ]+/g);
}
function legName(leg) {
    return Object.values(leg).map((v)=>typeof v === "string" ? v : JSON.stringify(v)).join("-");
}
/** Foreign characters become a dash; where two names could meet in that way, a hash of the whole keeps them apart. */ function distinct(name, foreign) {
    const clean = name.replace(foreign, "-").replace(/^-+|-+$/g, "").slice(0, LONGEST);
    return clean === name ? clean : `${clean}-${(0,external_node_crypto_.createHash)("sha256").update(name).digest("hex").slice(0, 8)}`;
}

;// CONCATENATED MODULE: ./src/publish/pull.js
/** Which pull request a run belongs to: from the event and the API, never from a bundle. */ /** @param head the commit of the run, where the event names one */ async function findPull(event, head, github) {
    const { pull_request: pull, workflow_run: run } = event.payload;
    if (pull !== undefined) return {
        kind: "found",
        number: pull.number,
        head: pull.head.sha
    };
    if (run !== undefined) return ofWorkflowRun(run, github);
    if (head === null) return {
        kind: "none",
        reason: `a ${event.name} event names no commit of a pull request`
    };
    const [found] = (await github.pullsOfCommit(head)).filter((p)=>p.head === head);
    return found === undefined ? {
        kind: "none",
        reason: `${head.slice(0, 7)} is the head of no open pull request`
    } : {
        kind: "found",
        number: found.number,
        head
    };
}
/** `workflow_run.pull_requests` is empty for forks, so it is asked for by the branch that the run was of. */ async function ofWorkflowRun(run, github) {
    const from = run.head_repository?.full_name;
    if (from === undefined || run.head_branch === null) return {
        kind: "none",
        reason: "the repository or branch that the workflow run was of is gone"
    };
    const [owner = ""] = from.split("/");
    const open = (await github.pullsOfBranch(owner, run.head_branch)).filter((p)=>p.headRepository === from);
    const current = open.find((p)=>p.head === run.head_sha);
    if (current !== undefined) return {
        kind: "found",
        number: current.number,
        head: current.head
    };
    const [newer] = open;
    return newer === undefined ? {
        kind: "none",
        reason: `no open pull request comes from ${from}:${run.head_branch}`
    } : {
        kind: "none",
        reason: `the bundle is about ${run.head_sha.slice(0, 7)}, which is no longer the head of #${String(newer.number)}`
    };
}

// EXTERNAL MODULE: ./src/publish/remember.js
var remember = __webpack_require__(3346);
;// CONCATENATED MODULE: ./src/publish/sinks.js
/** Where a report goes. A sink may fail alone: it is reported and silences no other. */ 

/** Runs the sinks one after the other, each to its own end. Never rejects. */ async function deliver(sinks) {
    const deliveries = [];
    for (const { name, put } of sinks){
        try {
            deliveries.push({
                sink: name,
                result: {
                    kind: "done",
                    said: await put()
                }
            });
        } catch (thrown) {
            deliveries.push({
                sink: name,
                result: {
                    kind: "failed",
                    reason: reasonOf(thrown)
                }
            });
        }
    }
    return deliveries;
}
const FORK_RECIPE = "the token of this run may not write, as on a pull request from a fork: the recipe in docs/forks.md posts the uploaded bundle from a second workflow";
function reasonOf(thrown) {
    const said = (0,errors/* messageOf */.bD)(thrown).split("\n", 1)[0] ?? "";
    if (!(thrown instanceof port/* GitHubError */.y)) return said;
    if (thrown.status === 403 && /not accessible/i.test(said)) return `${FORK_RECIPE} (403: ${said})`;
    return `github.com answered ${String(thrown.status)}: ${said}`;
}

// EXTERNAL MODULE: ./src/report/attempt.js
var report_attempt = __webpack_require__(7821);
// EXTERNAL MODULE: ./src/report/markdown-inline.js + 1 modules
var markdown_inline = __webpack_require__(4452);
// EXTERNAL MODULE: ./src/report/inline.js
var inline = __webpack_require__(8207);
// EXTERNAL MODULE: ./src/report/rows.js
var rows = __webpack_require__(6667);
// EXTERNAL MODULE: ./src/report/view.js
var view = __webpack_require__(3035);
// EXTERNAL MODULE: ./src/trace/visible.js
var visible = __webpack_require__(9753);
// EXTERNAL MODULE: ../../node_modules/diff/libesm/patch/parse.js
var parse = __webpack_require__(7893);
;// CONCATENATED MODULE: ./src/publish/replacements.js
/** From a patch to the lines of the pull request's head that it replaces: what GitHub takes as a suggestion. */ 
/**
 * The patch is about the checkout, which may be the merge of the head into a base that has moved on: each hunk is looked
 * up in the head's own file by all of its lines, as `git apply` does.
 * @param patch unified difference with `a/` and `b/` before its paths
 * @param folder what its paths lack of those of the repository, "" for nothing
 * @param textOf a file at the head, by its path in the repository; null where it is not there
 * @returns null where a part of it cannot stand as a suggestion: a file comes or goes, or the head's lines are others
 */ async function replacements(patch, folder, textOf) {
    const blocks = blocksOf(patch, folder);
    if (blocks === null) return null;
    const found = [];
    for (const block of blocks){
        const text = await textOf(block.path);
        const made = text === null ? null : placed(block, text.split("\n"));
        if (made === null) return null;
        found.push(made);
    }
    return found;
}
function blocksOf(patch, folder) {
    const blocks = [];
    for (const { oldFileName, newFileName, hunks } of read(patch)){
        const path = oldFileName?.slice(2) ?? "";
        if (oldFileName?.startsWith("a/") !== true || newFileName !== `b/${path}` || path.split("/").includes("..")) return null;
        for (const hunk of hunks)blocks.push(blockOf(folder === "" ? path : `${folder}/${path}`, hunk));
    }
    return blocks.length === 0 ? null : blocks;
}
function read(patch) {
    try {
        return (0,parse/* parsePatch */.i)(patch);
    } catch  {
        return []; // of a bundle: anybody may have written it
    }
}
function blockOf(path, { lines, oldStart }) {
    const side = (mark)=>lines.filter((l)=>l.startsWith(" ") || l.startsWith(mark)).map((l)=>l.slice(1));
    const real = lines.filter((l)=>!l.startsWith("\\"));
    const first = real.findIndex((l)=>!l.startsWith(" "));
    const last = real.findLastIndex((l)=>!l.startsWith(" "));
    return {
        path,
        stated: oldStart,
        old: side("-"),
        now: side("+"),
        head: first,
        tail: real.length - 1 - last
    };
}
/** Where the old side stands in a file, and what of it changes: a mere insertion takes a line beside it along. */ function placed({ path, stated, old, now, head, tail }, text) {
    const at = position(old, stated - 1, text);
    if (at === null || head < 0) return null;
    const inserts = head + tail === old.length;
    const [before, after] = [
        inserts && head > 0 ? head - 1 : head,
        inserts && head === 0 ? tail - 1 : tail
    ];
    const lines = now.slice(before, now.length - after);
    if (after < 0 || lines.some((l)=>l.includes("\r"))) return null;
    return {
        path,
        start: at + before + 1,
        end: at + old.length - after,
        lines
    };
}
function position(old, stated, text) {
    const fits = (at)=>at >= 0 && old.every((line, i)=>text[at + i] === line);
    if (fits(stated)) return stated;
    const [first, ...others] = [
        ...text.keys()
    ].filter(fits);
    return first === undefined || others.length > 0 ? null : first;
}
/** Whether GitHub lets a comment stand on these lines: they lie in one hunk of the pull request's difference. */ function inDifference({ path, start, end }, files) {
    const patch = files.find((f)=>f.path === path)?.patch ?? "";
    return [
        ...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)
    ].some(([, from = "0", count = "1"])=>{
        const first = Number(from);
        return first <= start && end < first + Number(count);
    });
}

;// CONCATENATED MODULE: ./src/publish/suggestions.js
/** Verified fixes as review suggestions on the lines of the change: each once, and hidden once it is outdated. */ 








const MARKER = /^<!-- python-trace:suggestion=([0-9a-f]{16}) key=([^\n]*) -->$/m;
/** Lines of a suggestion that a reader still takes in at a glance; longer fixes are a patch. */ const MOST_LINES = 60;
/** @returns what came of it in a few words; null where there was nothing to do. Rejects with a GitHubError */ async function suggest(github, wanted) {
    const fixes = fixesOf(wanted.report);
    const own = await ownComments(github, wanted.pull);
    if (fixes.length === 0 && own.length === 0) return null;
    const { head } = await github.pull(wanted.pull);
    if (head !== wanted.head) return `not posted: the head is ${head.slice(0, 7)} now`;
    const hidden = own.length === 0 ? new Set() : await github.minimized(own.map((c)=>c.nodeId));
    const standing = own.filter((c)=>!hidden.has(c.nodeId));
    const postings = fixes.length === 0 ? [] : await postingsOf(github, wanted, fixes);
    const useful = new Set(postings.flat().map((c)=>c.hash));
    const kept = new Set(standing.filter((c)=>c.line !== null && useful.has(markOf(c).hash)).map((c)=>markOf(c).hash));
    const fresh = postings.map((p)=>p.filter((c)=>!kept.has(c.hash))).filter((p)=>p.length > 0);
    for (const posting of fresh)await github.review(wanted.pull, wanted.head, posting.map(({ path, body, line, start })=>({
            path,
            body,
            line,
            start
        })));
    const outdated = standing.filter((c)=>markOf(c).key === wanted.key && !(c.line !== null && useful.has(markOf(c).hash)));
    for (const { nodeId } of outdated)await github.minimize(nodeId);
    const said = [
        [
            fresh.flat().length,
            "posted"
        ],
        [
            kept.size,
            "kept"
        ],
        [
            outdated.length,
            "hidden as outdated"
        ]
    ];
    return said.filter(([n])=>n > 0).map(([n, what])=>`${String(n)} ${what}`).join(", ") || null;
}
function fixesOf(report) {
    return report.chains.filter(view/* isLive */.DG).flatMap((chain)=>{
        const shown = (0,report_attempt/* fixShown */.V)(report, chain);
        if (shown.kind !== "shown" || shown.fix.status !== "verified" || shown.fix.diff === null) return [];
        return [
            {
                chain,
                fix: {
                    ...shown.fix,
                    diff: shown.fix.diff
                }
            }
        ];
    });
}
async function ownComments(github, pull) {
    const [viewer, all] = await Promise.all([
        github.viewer(),
        github.reviewComments(pull)
    ]);
    return all.filter((c)=>c.author !== null && isSame(viewer, c.author) && MARKER.test(c.body));
}
function markOf({ body }) {
    const [, hash = "", key = ""] = MARKER.exec(body) ?? [];
    return {
        hash,
        key
    };
}
async function postingsOf(github, { pull, head, key, folder }, fixes) {
    const files = await github.files(pull);
    const texts = new Map();
    const textOf = (path)=>{
        // What the change did not touch carries no suggestion: it is not even asked for.
        const text = texts.get(path) ?? (files.some((f)=>f.path === path) ? github.content(path, head) : Promise.resolve(null));
        texts.set(path, text);
        return text;
    };
    const postings = [];
    for (const { chain, fix } of fixes){
        const parts = await replacements(fix.diff, folderOf(fix.diff, folder, files), textOf);
        if (parts?.every((p)=>inDifference(p, files) && isShowable(p)) !== true) continue;
        postings.push(parts.map((part, i)=>commentOf(part, chain, fix, key, parts.length > 1 ? `part ${String(i + 1)} of ${String(parts.length)}` : null)));
    }
    return postings;
}
/**
 * The folder that the patch's names lack. They stand from the repository's top on; where the project was diagnosed outside
 * of one, from its own folder: that of the only changed file of such a name, where no other is known.
 */ function folderOf(patch, known, files) {
    const name = /^\+\+\+ b\/(.+)$/m.exec(patch)?.[1] ?? "";
    if (files.some((f)=>f.path === name)) return "";
    const [only, ...others] = files.filter((f)=>f.path.endsWith(`/${name}`));
    return known ?? (only === undefined || others.length > 0 ? "" : only.path.slice(0, -name.length).replace(/\/$/, ""));
}
/** A suggestion is committed as it stands, so nothing in it may be unseen, redacted or one of our own marks. */ function isShowable({ lines }) {
    const text = lines.join("\n");
    return lines.length <= MOST_LINES && (0,visible/* visibleBlock */._n)(text) === text && !text.includes("[redacted:");
}
function commentOf(part, chain, { summary }, key, which) {
    const text = part.lines.join("\n");
    const hash = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify([
        part.path,
        text,
        chain.root?.kind ?? "",
        which
    ])).digest("hex").slice(0, 16);
    const ticks = "`".repeat(Math.max(3, ...[
        ...text.matchAll(/`+/g)
    ].map(([run])=>run.length + 1)));
    const body = [
        `<!-- python-trace:suggestion=${hash} key=${key} -->`,
        (0,markdown_inline/* inline */.m)((0,rows/* rootSentence */.Cy)(chain), "line", {}).trim(),
        "",
        `Verified in a scratch checkout: ${(0,markdown_inline/* inline */.m)((0,inline/* spans */.iV)(summary), "line", {}).trim()}${which === null ? "" : ` (${which}: commit them together)`}`,
        "",
        `${ticks}suggestion`,
        ...text === "" && part.lines.length === 0 ? [] : [
            text
        ],
        ticks
    ].join("\n");
    return {
        path: part.path,
        body,
        line: part.end,
        start: part.start === part.end ? null : part.start,
        hash
    };
}

;// CONCATENATED MODULE: ./src/publish/receive.js
/** `publish`: bundles that were made elsewhere, by code that may be hostile, to the pull request that the event names. */ 













/** Posts each bundle as a comment of its own; one that cannot be read or posted silences no other. Rejects with a GitHubError where the pull request cannot be asked for. */ async function receive(reception) {
    const { bundles, event, github, place } = reception;
    const pull = await findPull(event, (0,inputs_event/* headOf */.Uo)(event), github);
    if (pull.kind === "none") {
        return {
            deliveries: bundles.map((b)=>({
                    sink: `comment for ${b.name}`,
                    result: {
                        kind: "done",
                        said: `dropped: ${pull.reason}`
                    }
                })),
            commentUrls: [],
            reports: []
        };
    }
    const commentUrls = [];
    const reports = [];
    const post = async (bundle)=>{
        const key = plain(keyOf(reception, bundle));
        const prior = await readPrior(github, pull.number, key);
        const claimed = (0,report_bundle/* readBundle */.B)(bundle.path);
        if (reception.comment === "never") return "not posted: no comment is wanted";
        if (reception.comment === "auto" && claimed.win === "PASS" && !(0,remember/* remembersRed */.ud)(prior)) return "not posted: nothing failed, and no earlier comment tells of a failure";
        const result = claimed.win === "PASS" ? await runResult(event, place, github) : null;
        // A PASS that the run does not bear out: what was remembered as failing then stays remembered.
        const refuted = result !== null && !result.succeeded ? prior : null;
        const counted = (0,attempt/* countAttempt */.r)(prior, pull.head, refuted === null ? (0,remember/* signaturesOf */.Rr)(claimed.chains) : Object.keys(refuted.signatures), null);
        const pushed = counted.mode === "escalation" ? (0,blocked/* pushedOf */.v$)(prior?.pushes ?? [], pull.head, counted.number, await github.commits(pull.number)) : [];
        const report = believe(claimed, counted, result, prior, pushed);
        const links = {
            repository: `${place.serverUrl}/${event.repository}`,
            head: pull.head
        };
        const outcome = await putComment(github, {
            pull: pull.number,
            head: pull.head,
            key,
            remembered: refuted === null ? (0,remember/* remember */.kY)(report, pull.head, counted, prior) : {
                ...refuted,
                head: pull.head,
                signatures: counted.signatures
            },
            render: (limit)=>(0,markdown/* reportMarkdown */.uL)(report, {
                    limit,
                    links
                })
        }, reception.pause);
        if (outcome.kind === "dropped") return `dropped: ${outcome.reason}`;
        reports.push(report);
        commentUrls.push(outcome.url);
        const suggested = await suggest(github, {
            report,
            pull: pull.number,
            head: pull.head,
            key,
            folder: null
        }).catch((thrown)=>`suggestions not done: ${(0,errors/* messageOf */.bD)(thrown)}`);
        return [
            `${outcome.kind}, ${outcome.url}`,
            ...suggested === null ? [] : [
                `suggestions: ${suggested}`
            ]
        ].join("; ");
    };
    const deliveries = await deliver(bundles.slice(0, MOST_BUNDLES).map((b)=>({
            name: `comment for ${b.name}`,
            put: ()=>post(b)
        })));
    const rest = bundles.slice(MOST_BUNDLES).map((b)=>({
            sink: `comment for ${b.name}`,
            result: {
                kind: "failed",
                reason: `more than ${String(MOST_BUNDLES)} bundles`
            }
        }));
    return {
        deliveries: [
            ...deliveries,
            ...rest
        ],
        commentUrls,
        reports
    };
}
/** What of a bundle's report is taken over: its findings, as claims; not its attempt, its mode, or a PASS that the run does not bear out. */ function believe(claimed, { number, mode, changed }, result, prior, pushed) {
    const report = {
        ...claimed,
        attempt: {
            number,
            mode,
            signature: claimed.attempt.signature,
            changed
        },
        chains: mode === "escalation" ? claimed.chains.map((chain)=>({
                ...chain,
                fix: null
            })) : claimed.chains,
        escalation: mode === "escalation" ? (0,blocked/* escalationOf */.B4)({
            chains: claimed.chains,
            prior,
            pushed,
            checked: claimed.escalation?.checked ?? [],
            invariants: claimed.escalation?.invariants ?? []
        }) : null
    };
    if (result === null) return report;
    const before = prior === null || !(0,remember/* remembersRed */.ud)(prior) || claimed.evidence.some((e)=>e.source.type === "prior") ? [] : [
        {
            what: `run ${prior.runId} at ${prior.head.slice(0, 7)}`,
            outcome: (0,remember/* failedThere */.wU)(prior)
        }
    ];
    const evidence = {
        what: result.what,
        outcome: result.outcome
    };
    return {
        ...report,
        win: result.succeeded ? "PASS" : "FAIL",
        win_evidence: [
            ...before,
            ...claimed.win_evidence,
            evidence
        ]
    };
}
/** With several bundles each has its own comment: the same one after every run. */ function keyOf({ key, event, place, bundles }, bundle) {
    const stable = (name)=>name.replace(/^python-trace-(.+)-\d+$/, "$1");
    const name = bundles.filter((b)=>stable(b.name) === stable(bundle.name)).length > 1 ? bundle.name : stable(bundle.name);
    if (key !== null) return bundles.length === 1 ? key : `${key}/${name}`;
    return `${event.payload.workflow_run?.name ?? place.workflow}/${name}`;
}

// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(261);
;// CONCATENATED MODULE: ./src/publish/summary.js
/** The job summary: the file of the step that the runner shows. At most 1 MiB, else it shows nothing at all. */ 

const MOST = (/* unused pure expression or super */ null && (1024 * 1024 - 1024));
/**
 * Appends to the summary of this step.
 * @param path `GITHUB_STEP_SUMMARY`
 * @param render gives the text in at most that many bytes
 * @throws Error where there is no summary file
 */ function appendSummary(path, render) {
    if (!path) throw new Error("there is no job summary here (GITHUB_STEP_SUMMARY is not set)");
    const taken = statSync(path, {
        throwIfNoEntry: false
    })?.size ?? 0;
    appendFileSync(path, `${render(MOST - taken).trimEnd()}\n\n`);
}
/** One line for each sink that has something to say. */ function deliveryNotes(deliveries) {
    return deliveries.flatMap(({ sink, result })=>{
        const said = result.kind === "failed" ? `not done: ${result.reason}` : result.said;
        return said === null ? [] : [
            `${sink}: ${said}`
        ];
    });
}
function notesMarkdown(notes) {
    return notes.map((note)=>`- ${prose(note)}`).join("\n");
}

;// CONCATENATED MODULE: ./src/host/once.js
/** Work that is done once, when it is first asked for. */ function once(work) {
    let made = null;
    return ()=>made ??= work();
}

;// CONCATENATED MODULE: ./src/host/github.js
/** The way to github.com for both hosts, loaded when it is first taken. */ 

const PAUSE_MS = 2000;
/** @throws UserError (the promise) where there is no token */ function gitHubOf(place, token, abort) {
    return once(async ()=>{
        if (token === null) throw new errors/* UserError */.yo("there is no token: give input github-token, or GITHUB_TOKEN on the command line");
        const { connect } = await Promise.all(/* import() */[__webpack_require__.e(179), __webpack_require__.e(182)]).then(__webpack_require__.bind(__webpack_require__, 4182));
        return connect({
            token,
            apiUrl: place.apiUrl,
            repository: place.repository,
            abort
        });
    });
}
/** Before another try at something whose answer got lost. */ function pause() {
    return new Promise((resolve)=>setTimeout(resolve, PAUSE_MS));
}

;// CONCATENATED MODULE: ./src/host/terminal-publish.js
/** `publish` on the command line of a CI job: the token and the event come from the environment. */ 







async function publishHere(folders, env) {
    const event = (0,inputs_event/* readEvent */.j_)(env);
    if (event === null) throw new errors/* UserError */.yo("publish: GITHUB_EVENT_NAME and GITHUB_REPOSITORY are not set, so there is no pull request to post to; run it in a workflow");
    const bundles = findBundles(folders, process.cwd());
    const place = placeOf(env);
    const github = await gitHubOf(place, env["GITHUB_TOKEN"] || env["GH_TOKEN"] || null, new AbortController().signal)();
    const { deliveries } = await receive({
        bundles,
        event,
        place,
        github,
        key: null,
        comment: "auto",
        pause: pause
    });
    for (const note of deliveryNotes(deliveries))process.stdout.write(`${(0,visible/* visibleProse */.ek)(note)}\n`);
    return deliveries.some((d)=>d.result.kind === "failed") ? 1 : 0;
}


/***/ }),

/***/ 6400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ countAttempt)
/* harmony export */ });
/* unused harmony export modeOf */
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1329);
/** The attempt number: how many pushes in a row a signature has survived (contract, section 6). */ 
/** The largest number that a state may hold. */ const MOST = 9999;
/**
 * @param prior what the sticky comment remembers
 * @param head the commit that was pushed; a re-run of the same one is no new attempt
 * @param signatures what fails now
 * @param given `--attempt`
 */ function countAttempt(prior, head, signatures, given) {
    const step = prior !== null && prior.head !== head ? 1 : 0;
    const reached = (signature)=>{
        const before = prior !== null && Object.hasOwn(prior.signatures, signature) ? prior.signatures[signature] : undefined;
        return given ?? (before === undefined ? 1 : Math.min(MOST, before + step));
    };
    const counts = Object.fromEntries(signatures.map((s)=>[
            s,
            reached(s)
        ]));
    const number = given ?? Math.max(1, ...Object.values(counts));
    return {
        number,
        mode: modeOf(number),
        signatures: counts,
        changed: prior === null ? null : changedSince(prior, signatures)
    };
}
function modeOf(number) {
    return number >= 4 ? "escalation" : number === 3 ? "context-override" : "fixer";
}
function changedSince(prior, signatures) {
    const before = Object.keys(prior.signatures);
    const kept = before.filter((s)=>signatures.includes(s)).length;
    const [gone, fresh] = [
        before.length - kept,
        signatures.length - kept
    ];
    if (before.length === 0 || signatures.length === 0 || gone + fresh === 0) return null;
    const at = prior.head.slice(0, 7);
    if (kept === 0) return `The signature has changed: what failed at ${at} is gone, and something else fails in its place.`;
    return `The signatures have changed since ${at}: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(kept, "stays", "stay")}, ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(gone, "is gone", "are gone")}, ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(fresh, "is new", "are new")}.`;
}


/***/ }),

/***/ 1477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   B4: () => (/* binding */ escalationOf),
/* harmony export */   v$: () => (/* binding */ pushedOf)
/* harmony export */ });
/* harmony import */ var _report_escalation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7643);
/* harmony import */ var _report_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3035);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1329);
/* harmony import */ var _trace_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9753);
/** The content of the escalation block: what pushes in a row have tried, and what did not help (contract, section 6). */ 



const MOST = 12;
const LONGEST = 300;
const bounded = (lines)=>lines.slice(0, MOST).map((l)=>(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(l, LONGEST));
function escalationOf({ chains, prior, pushed, checked, invariants }) {
    const pushes = prior?.pushes ?? [];
    const roots = chains.filter(_report_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG).flatMap((c)=>c.root === null ? [] : [
            c.root
        ]);
    const places = new Set([
        ...pushes.flatMap((p)=>p.roots),
        ...roots
    ].map((r)=>r.file));
    return {
        // A root that moves from push to push is none that a local patch reaches.
        layers: (0,_report_escalation_js__WEBPACK_IMPORTED_MODULE_0__/* .layersOf */ .w)([
            ...roots,
            ...pushes.flatMap((p)=>p.roots)
        ].map((r)=>r.kind), {
            moves: pushes.length > 0 && places.size > 1,
            breaksContract: invariants.some((i)=>i.includes("@PRE"))
        }),
        tried: bounded([
            ...pushed.map(triedBy),
            ...pushes.flatMap((p)=>p.fixes.map((f)=>`attempt ${String(p.attempt)}: a mechanical fix was offered, ${f}`))
        ]),
        failed: bounded([
            ...pushes.map(outcomeOf),
            ...chains.filter(_report_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG).map((c)=>`now: ${c.root === null ? "no root found" : `${c.root.kind} at ${c.root.file ?? "outside the checkout"}${c.root.line === null ? "" : `:${String(c.root.line)}`}`}, ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(c.symptoms.length, "symptom")}`)
        ]),
        checked: bounded(checked),
        invariants: bounded(invariants)
    };
}
function triedBy({ head, attempt, subjects, classes }) {
    const at = `attempt ${String(attempt)} (${head.slice(0, 7)})`;
    if (subjects === null) return `${at}: its commits are not in this checkout`;
    const [first, ...rest] = subjects;
    const what = first === undefined ? "no commit" : `“${(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(first, 100)}”${rest.length === 0 ? "" : ` and ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(rest.length, "more commit")}`}`;
    return `${at}: ${what}${classes.length === 0 ? "" : `, in ${classes.join(", ")}`}`;
}
function outcomeOf({ head, attempt, roots }) {
    const shown = roots.map((r)=>`${r.kind} at ${r.file ?? "outside the checkout"}${r.line === null ? "" : `:${String(r.line)}`}`);
    return `attempt ${String(attempt)} (${head.slice(0, 7)}): still red${shown.length === 0 ? "" : `, ${shown.join(", ")}`}`;
}
/** From the commits of a pull request, oldest first by hash, those that came with each push after the first. */ function pushedOf(pushes, head, attempt, commits) {
    const order = [
        ...commits.keys()
    ];
    return pairs(pushes, head, attempt).map(({ from, to, number })=>{
        const [start, end] = [
            order.indexOf(from),
            order.indexOf(to)
        ];
        return {
            head: to,
            attempt: number,
            classes: [],
            subjects: start < 0 || end < 0 ? null : order.slice(start + 1, end + 1).map((sha)=>commits.get(sha) ?? "")
        };
    });
}
/** Each push with the one before. */ function pairs(pushes, head, attempt) {
    const all = [
        ...pushes.map((p)=>({
                head: p.head,
                attempt: p.attempt
            })),
        ...pushes.at(-1)?.head === head ? [] : [
            {
                head,
                attempt
            }
        ]
    ];
    return all.slice(1).map((to, i)=>({
            from: all[i]?.head ?? "",
            to: to.head,
            number: to.attempt
        }));
}


/***/ }),

/***/ 1826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ GitHubError)
/* harmony export */ });
/** What publishing asks of github.com. The adapters implement it; every answer has been read by a schema. */ /** A request that came back refused, or did not come back (status 500 and up). */ class GitHubError extends Error {
    status;
    name = "GitHubError";
    constructor(status, message){
        super(message), this.status = status;
    }
}


/***/ }),

/***/ 3346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ signaturesOf),
/* harmony export */   hO: () => (/* binding */ shortSignature),
/* harmony export */   kY: () => (/* binding */ remember),
/* harmony export */   ud: () => (/* binding */ remembersRed),
/* harmony export */   wU: () => (/* binding */ failedThere)
/* harmony export */ });
/* harmony import */ var _report_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3035);
/* harmony import */ var _trace_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9753);
/** What a published report leaves for the next one. */ 

const LONGEST_SIGNATURE = 200;
const LONGEST_RUN_ID = 120;
const LONGEST_FIX = 160;
const LONGEST_PATH = 300;
/** Red pushes in a row, and conclusions of each, that are remembered. */ const MOST_PUSHES = 8;
const MOST_EACH = 3;
/** As long as a state holds it. */ const shortSignature = (signature)=>signature.slice(0, LONGEST_SIGNATURE);
/** The signatures that fail now: what is older than the change is not what its pushes try to mend. */ function signaturesOf(chains) {
    const live = chains.filter((c)=>!c.pre_existing && c.verdict !== "fixed");
    return [
        ...new Set(live.flatMap((c)=>c.signatures.map(shortSignature)))
    ];
}
/**
 * @param head the commit that the report is about, from the event
 * @param prior what was remembered before
 */ function remember(report, head, counted, prior) {
    const failing = report.win === "PASS" ? [] : report.chains.filter((c)=>c.verdict !== "fixed").flatMap((c)=>c.symptoms);
    return {
        head,
        runId: report.run_id.slice(0, LONGEST_RUN_ID),
        signatures: report.win === "PASS" ? {} : counted.signatures,
        nodes: [
            ...new Set(failing.flatMap((s)=>"phase" in s ? [
                    s.node
                ] : []))
        ],
        mypy: failing.some((s)=>"mypy" in s) ? report.mypy_targets ?? [] : null,
        pushes: failing.length === 0 ? [] : pushes(report, head, counted, prior)
    };
}
/** What failed on the remembered push, in one line. */ function failedThere({ nodes, mypy }) {
    const more = nodes.length - 3;
    return `failed there: ${[
        ...nodes.slice(0, 3),
        ...mypy === null ? [] : [
            "mypy"
        ]
    ].join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}
/** Whether anything is left to be tried again. */ function remembersRed(prior) {
    return prior !== null && (prior.nodes.length > 0 || prior.mypy !== null);
}
function pushes(report, head, { number }, prior) {
    const live = report.chains.filter((c)=>(0,_report_view_js__WEBPACK_IMPORTED_MODULE_0__/* .isLive */ .DG)(c) && !c.pre_existing);
    const roots = live.flatMap(({ root })=>root === null || (root.file?.length ?? 0) > LONGEST_PATH ? [] : [
            {
                kind: root.kind,
                file: root.file,
                line: root.line
            }
        ]);
    const fixes = live.flatMap(({ fix })=>fix === null ? [] : [
            (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(`${fix.status}: ${fix.summary}`, LONGEST_FIX)
        ]);
    const before = number === 1 ? [] : (prior?.pushes ?? []).filter((p)=>p.head !== head);
    return [
        ...before.slice(1 - MOST_PUSHES),
        {
            head,
            attempt: number,
            roots: roots.slice(0, MOST_EACH),
            fixes: fixes.slice(0, MOST_EACH)
        }
    ];
}


/***/ }),

/***/ 8207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   iV: () => (/* binding */ spans),
/* harmony export */   ik: () => (/* binding */ place),
/* harmony export */   kU: () => (/* binding */ joinSpans),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* harmony import */ var _trace_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9753);
/** Running text with code in it, before it becomes Markdown, HTML or terminal output. */ 
const text = (content)=>({
        kind: "text",
        text: content
    });
const strong = (content)=>({
        kind: "strong",
        text: content
    });
const code = (content, max = 300)=>({
        kind: "code",
        text: (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(content, max)
    });
const place = (file, line)=>({
        kind: "place",
        file,
        line
    });
/** `file:line` as it is shown; a path beyond reason is cut. */ function placeText(file, line) {
    const path = (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(file, 200);
    return line === null ? path : `${path}:${String(line)}`;
}
/** A sentence in which `…` marks code, as rules write it. A backtick without a partner is a character like others. */ function spans(sentence, max = 600) {
    return (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(sentence, max).split(/`([^`]+)`/).map((part, index)=>index % 2 === 1 ? code(part) : text(part)).filter((span)=>span.kind !== "text" || span.text !== "");
}
/** What the span says, unformatted and safe to print; `quote` frames code. */ function plain(span, quote) {
    switch(span.kind){
        case "text":
        case "strong":
            return (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(span.text.replace(/\s+/g, " "));
        case "code":
            return quote((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(span.text));
        case "place":
            return quote((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(placeText(span.file, span.line)));
        case "commit":
            return quote((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(span.sha.slice(0, 7)));
        case "bundle":
            return quote((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(span.path));
    }
}
/** Joins groups of spans with a separator. */ function joinSpans(groups, separator) {
    return groups.filter((g)=>g.length > 0).flatMap((group, index)=>index === 0 ? group : [
            text(separator),
            ...group
        ]);
}


/***/ }),

/***/ 3035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ rerunNode),
/* harmony export */   DG: () => (/* binding */ isLive),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   r5: () => (/* binding */ chainFacts),
/* harmony export */   y: () => (/* binding */ cost)
/* harmony export */ });
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8207);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1329);
/** The report as a whole: which chain first, the headline, what is said of a chain beside its rows. */ 

/** Chains that still fail, as against those that did not reproduce or are fixed. */ function isLive(chain) {
    return chain.verdict !== "fixed" && chain.verdict !== "not-reproduced";
}
const CONFIDENCE = {
    proven: 0,
    strong: 1,
    weak: 2
};
const VERDICT = {
    process: 0,
    deterministic: 1,
    "order-dependent": 1,
    flaky: 1,
    "not-reproduced": 2,
    fixed: 3
};
/** Worst first: what the change brought before what was there, what ends the run, what explains most, what is surest. */ function worstFirst(chains) {
    const keys = (c)=>[
            Number(c.pre_existing),
            VERDICT[c.verdict],
            -c.symptoms.length,
            c.root === null ? 3 : CONFIDENCE[c.root.confidence]
        ];
    return chains.toSorted((a, b)=>{
        const other = keys(b);
        return keys(a).map((key, i)=>key - (other[i] ?? 0)).find((d)=>d !== 0) ?? 0;
    });
}
function counted(symptoms, tests) {
    const nodes = symptoms.filter((s)=>"phase" in s).length;
    const types = symptoms.filter((s)=>"mypy" in s).length;
    const runs = symptoms.length - nodes - types;
    const parts = [
        [
            nodes,
            tests
        ],
        [
            types,
            "mypy error"
        ],
        [
            runs,
            "broken run"
        ]
    ];
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(parts.filter(([n])=>n > 0).map(([n, word])=>(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(n, word)));
}
/** "1 root explains 3 failed tests · 2 not mapped": the report in one line. */ function headline(report) {
    const live = report.chains.filter(isLive);
    const old = live.filter((c)=>c.pre_existing).length;
    const gone = report.chains.filter((c)=>c.verdict === "not-reproduced").flatMap((c)=>c.symptoms);
    const fixed = report.chains.filter((c)=>c.verdict === "fixed").flatMap((c)=>c.symptoms);
    const parts = [
        live.length > 0 ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(live.length, "root explains", "roots explain")} ${counted(live.flatMap((c)=>c.symptoms), "failed test")}` : "",
        old > 0 ? `${String(old)} of them older than this change` : "",
        gone.length > 0 ? `${counted(gone, "failed test")} did not fail here` : "",
        fixed.length > 0 ? `${counted(fixed, "test")} that failed before ${fixed.length === 1 ? "passes" : "pass"} now` : "",
        report.findings.length > 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(report.findings.length, "finding") : "",
        report.unmapped.length > 0 ? `${String(report.unmapped.length)} not mapped` : ""
    ].filter((p)=>p !== "");
    if (report.win === "PASS") return [
        "green",
        ...parts
    ].join(" · ");
    return parts.length > 0 ? parts.join(" · ") : "red, and no root found";
}
function reproduced({ verdict, failed }) {
    const times = `${String(failed.runs)} of ${String(failed.of)}`;
    switch(verdict){
        case "deterministic":
            return `fails ${times}`;
        case "order-dependent":
            return `depends on the order: fails ${times}`;
        case "flaky":
            return `flaky: fails ${times}`;
        case "process":
            return `ends the run, ${times}`;
        case "not-reproduced":
            return `${times} failed here`;
        case "fixed":
            return `fixed: fails ${times} now`;
    }
}
function blamed({ polluter, polluters }) {
    const all = polluters.length > 0 ? polluters : polluter === null ? [] : [
        polluter
    ];
    if (all.length === 0) return [];
    const more = all.length > 3 ? [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(` and ${String(all.length - 3)} more`)
    ] : [];
    return [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("fails after "),
        ...(0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSpans */ .kU)(all.slice(0, 3).map((p)=>[
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(p)
            ]), ", "),
        ...more
    ];
}
function introduced({ introduced_by: by }) {
    return by === null ? [] : [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("introduced by "),
        {
            kind: "commit",
            sha: by.sha
        },
        ...(0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .spans */ .iV)(` “${by.subject}”`, 120)
    ];
}
/** What is known of a chain beside its rows, a group of spans each: its commit, how often, how sure and why. */ function chainFacts(chain) {
    const { root } = chain;
    return [
        chain.pre_existing ? [
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .strong */ .ko)("older than this change"),
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(": fails in the same way at the base")
        ] : [],
        ...root === null ? [] : [
            introduced(root),
            blamed(root)
        ],
        [
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(reproduced(chain))
        ],
        ...root === null ? [] : [
            [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .strong */ .ko)(root.confidence),
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(": "),
                ...(0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .spans */ .iV)(root.because)
            ]
        ]
    ];
}
/** "14 s for 9 runs". */ function cost({ totals }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(totals.seconds)} for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.runs, "run")}`;
}
/** The node to run again: of the worst root; null where it has none or it is not to be copied (it holds a secret or a control, or is too long). */ function rerunNode(report) {
    const [worst] = worstFirst(report.chains);
    const symptom = worst?.symptoms[0];
    const node = symptom !== undefined && "node" in symptom ? symptom.node ?? null : null;
    return node === null || node.length > 400 || /\[redacted:|[\p{Cc}\p{Cf}]/u.test(node) ? null : node;
}


/***/ }),

/***/ 1329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/** Small words that all renderers share. */ /** "1 root", "2 roots", "12,000 roots". */ function plural(count, one, many = `${one}s`) {
    return `${counted(count)} ${count === 1 ? one : many}`;
}
/** "1,234": whole numbers with their thousands apart. By hand, since the first use of a locale loads its data for longer than a whole report takes. */ function counted(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
/** "a, b and c". */ function listed(parts) {
    return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.slice(-1).join("")}`;
}
/** "0.4 s", "14 s", "2 min 5 s". */ function duration(seconds) {
    if (seconds < 10) return `${String(Math.round(seconds * 10) / 10)} s`;
    const whole = Math.round(seconds);
    if (whole < 120) return `${String(whole)} s`;
    return `${String(Math.floor(whole / 60))} min ${String(whole % 60)} s`;
}


/***/ })

};
