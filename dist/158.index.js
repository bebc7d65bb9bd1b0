export const id = 158;
export const ids = [158];
export const modules = {

/***/ 82754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ timeLeft),
/* harmony export */   k: () => (/* binding */ whyStopped)
/* harmony export */ });
/** What every stage of one run shares. */ /** Milliseconds left of the budget, never below zero; none once the run was asked to end. */ function timeLeft(context) {
    return context.abort.aborted ? 0 : Math.max(0, context.deadline - performance.now());
}
/** Why a question was not asked any more. */ function whyStopped(context) {
    return context.abort.aborted ? "the run was stopped" : "the time budget was used up";
}


/***/ }),

/***/ 56117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ group)
/* harmony export */ });
/* harmony import */ var _probe_signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65422);
/** Symptoms that share a signature are one group: rules and probes look at a representative. */ 
/** Keeps the order in which the failures came. */ function group(failures, firstParty) {
    const groups = new Map();
    for (const failure of failures){
        const key = (0,_probe_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .signature */ .vl)(failure, firstParty);
        const there = groups.get(key);
        if (there === undefined) groups.set(key, [
            failure
        ]);
        else there.push(failure);
    }
    return [
        ...groups
    ].map(([key, list])=>({
            signature: key,
            failures: list
        }));
}


/***/ }),

/***/ 45020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise),
/* harmony export */   r: () => (/* binding */ shlexJoin)
/* harmony export */ });
/** Which of a project's own pytest options disturb a re-run, and how they are taken out: just those, and said. */ const DISTURBING = [
    {
        why: "xdist spreads tests over workers",
        options: {
            "-n": "value",
            "--numprocesses": "value",
            "--maxprocesses": "value",
            "--dist": "value",
            "--tx": "value",
            "-d": "none",
            "-f": "none",
            "--looponfail": "none",
            "--px": "value"
        }
    },
    {
        why: "coverage slows and traces the code, and may fail a partial run",
        options: {
            "--cov": "optional",
            "--cov-report": "value",
            "--cov-config": "value",
            "--cov-fail-under": "value",
            "--cov-append": "none",
            "--cov-branch": "none",
            "--cov-context": "value",
            "--no-cov-on-fail": "none",
            "--cov-reset": "none"
        }
    },
    {
        why: "stops at the first failures",
        options: {
            "-x": "none",
            "--exitfirst": "none",
            "--maxfail": "value",
            "--sw": "none",
            "--stepwise": "none",
            "--sw-skip": "none",
            "--stepwise-skip": "none"
        }
    },
    {
        why: "retries failed tests",
        options: {
            "--reruns": "value",
            "--reruns-delay": "value",
            "--only-rerun": "value",
            "--rerun-except": "value",
            "--force-flaky": "none",
            "--max-runs": "value",
            "--min-passes": "value",
            "--retries": "value",
            "--retry-delay": "value"
        }
    },
    {
        why: "shuffles the order",
        options: {
            "--random-order": "none",
            "--random-order-bucket": "value",
            "--random-order-seed": "value",
            "--randomly-seed": "value"
        }
    },
    {
        why: "picks tests by the cache of an earlier run",
        options: {
            "--lf": "none",
            "--last-failed": "none",
            "--ff": "none",
            "--failed-first": "none",
            "--nf": "none",
            "--new-first": "none",
            "--lfnf": "value",
            "--last-failed-no-failures": "value",
            "--cache-clear": "none"
        }
    },
    {
        why: "writes a report into the checkout",
        options: {
            "--junitxml": "value",
            "--junit-xml": "value",
            "--junit-prefix": "value",
            "--html": "value",
            "--self-contained-html": "none",
            "--report-log": "value",
            "--json-report": "none",
            "--json-report-file": "value",
            "--ctrf": "value",
            "--alluredir": "value",
            "--log-file": "value",
            "--pastebin": "value",
            "--md": "value"
        }
    },
    {
        why: "waits for a person",
        options: {
            "--pdb": "none",
            "--trace": "none",
            "--pdbcls": "value"
        }
    }
];
/** Short options that take a value: glued (`-n4`) as well as apart. */ const GLUED = /^-(?:n)(?=.)/;
/** Short options without a value, of pytest and of xdist: they may stand glued together, and before one that takes a value. */ const FLAGS = /^-(?=[a-zA-Z]{2})[qvsxlhVdf]+/;
/** Options whose value is the next word, whatever that looks like. */ const VALUE_NEXT = /^-[kmpoWcr]$/;
/** `-xvs` is `-x -v -s`; only where one of them disturbs is it taken apart. */ function apart(token) {
    const flags = FLAGS.exec(token)?.[0] ?? "-";
    const rest = token.slice(flags.length);
    const parts = [
        ...Array.from(flags.slice(1), (f)=>`-${f}`),
        ...rest === "" ? [] : [
            `-${rest}`
        ]
    ];
    return flags.length > 1 && parts.some((p)=>disturbs(p) !== undefined) ? parts : [
        token
    ];
}
const nameIn = (token)=>GLUED.test(token) ? token.slice(0, 2) : token.split("=", 1)[0] ?? token;
const disturbs = (token)=>DISTURBING.find((d)=>Object.hasOwn(d.options, nameIn(token)));
/**
 * Splits options into those that stay and those that disturb a re-run.
 * @param words of addopts, split as pytest splits them
 * @param isPath tells whether a word names something in the project: a path among addopts would widen every run
 */ function neutralise(words, isPath) {
    const tokens = words.flatMap((word, i)=>VALUE_NEXT.test(words[i - 1] ?? "") ? [
            word
        ] : apart(word));
    const kept = [];
    const removed = [];
    for(let i = 0; i < tokens.length; i += 1){
        const token = tokens[i] ?? "";
        const [name, hit] = [
            nameIn(token),
            disturbs(token)
        ];
        const takes = hit?.options[name];
        if (hit === undefined || takes === undefined) {
            const afterOption = tokens[i - 1]?.startsWith("-") === true && tokens[i - 1]?.includes("=") === false;
            if (!token.startsWith("-") && !afterOption && isPath(token)) removed.push(`${token} (a path that widens each run)`);
            else kept.push(token);
            continue;
        }
        const next = tokens[i + 1];
        const glued = token !== name;
        const withValue = !glued && next !== undefined && (takes === "value" || takes === "optional" && !next.startsWith("-"));
        removed.push(`${withValue ? `${token} ${next}` : token} (${hit.why})`);
        if (withValue) i += 1;
    }
    return {
        kept,
        removed
    };
}
/** Quotes words so that Python's shlex gives them back. */ function shlexJoin(words) {
    return words.map((w)=>/^[\w@%+=:,./-]+$/.test(w) ? w : `'${w.replaceAll("'", `'"'"'`)}'`).join(" ");
}


/***/ }),

/***/ 63054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ bytecodeEnv)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Byte code never goes into the checkout. */ 
/**
 * What children get for it. Where the installed packages are compiled their byte code is read and none is written; else a
 * folder of the run takes it, so that each package is compiled once and not in every run.
 */ function bytecodeEnv(context, interpreter) {
    if (interpreter.facts.compiled) return {
        PYTHONDONTWRITEBYTECODE: "1",
        PYTHONPYCACHEPREFIX: null
    };
    return {
        PYTHONDONTWRITEBYTECODE: null,
        PYTHONPYCACHEPREFIX: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.scratch, "pycache")
    };
}


/***/ }),

/***/ 17377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   FR: () => (/* binding */ parseDiff),
/* harmony export */   Mu: () => (/* binding */ DIFF),
/* harmony export */   pm: () => (/* binding */ readChange),
/* harmony export */   zm: () => (/* binding */ SAFE_GIT)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82754);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16986);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60402);
/** The change under trace, as git tells it: read only, no hooks, no filters, no index refresh. */ 



/** Before every call: the repository's own configuration must not run anything. */ const SAFE_GIT = [
    "git",
    "-c",
    "core.fsmonitor=false",
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "safe.directory=*",
    "-c",
    "protocol.allow=never"
];
/** The call whose output `parseDiff` reads; settings of the user's that bear on the output are laid over. */ const DIFF = [
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color",
    "--unified=0",
    "-M",
    "--relative",
    "--src-prefix=a/",
    "--dst-prefix=b/"
];
/** Runs git in the project. */ function git(context, args) {
    return context.exec.run({
        argv: [
            ...SAFE_GIT,
            ...args
        ],
        cwd: context.inputs.project,
        timeoutMs: Math.min(60_000, Math.max(1000, (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .timeLeft */ .f)(context))),
        env: {
            GIT_OPTIONAL_LOCKS: "0",
            GIT_TERMINAL_PROMPT: "0",
            GIT_CONFIG_GLOBAL: null
        }
    });
}
/** Reads HEAD, the merge base with `--base`, and the difference. Null outside a git checkout. */ async function readChange(context) {
    const head = await git(context, [
        "rev-parse",
        "--verify",
        "HEAD^{commit}"
    ]).catch(notThere);
    if (head?.exitCode !== 0) {
        context.notRun.push({
            step: "history",
            reason: `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(context.inputs.project)} is not a git checkout, or git is not there`
        });
        return null;
    }
    const sha = head.stdout.trim();
    context.recorder.record({
        surface: "contextual",
        step_id: "S1",
        action: "git.head",
        facts: {
            head: sha
        }
    });
    const against = context.inputs.base ?? await guessBase(context, sha);
    if (against === null) {
        context.notRun.push({
            step: "history",
            reason: "no base is known: neither --base, the event nor git names one; give --base"
        });
        return {
            head: sha,
            base: null,
            files: null
        };
    }
    const base = await git(context, [
        "merge-base",
        "--end-of-options",
        against,
        sha
    ]);
    if (base.exitCode !== 0) {
        const shallow = (await git(context, [
            "rev-parse",
            "--is-shallow-repository"
        ])).stdout.trim() === "true";
        context.notRun.push({
            step: "history",
            reason: `no merge base with ${against}${shallow ? ": the checkout is shallow, set fetch-depth: 0" : ""}`
        });
        return {
            head: sha,
            base: null,
            files: null
        };
    }
    const from = base.stdout.trim();
    context.recorder.record({
        surface: "contextual",
        step_id: "S1",
        action: "git.base",
        facts: {
            base: from
        }
    });
    const diff = await git(context, [
        ...DIFF,
        from,
        sha
    ]);
    return {
        head: sha,
        base: from,
        files: diff.exitCode === 0 ? parseDiff(diff.stdout) : null
    };
}
/** The branch that a local checkout most likely goes to; null where HEAD is on it. */ async function guessBase(context, head) {
    for (const name of [
        "origin/HEAD",
        "origin/main",
        "origin/master",
        "main",
        "master"
    ]){
        const found = await git(context, [
            "rev-parse",
            "--verify",
            "--quiet",
            `${name}^{commit}`
        ]);
        if (found.exitCode === 0) return found.stdout.trim() === head ? null : name;
    }
    return null;
}
/** Reads the output of `git diff --unified=0`: all lines as they are numbered on the newer side. */ function parseDiff(text) {
    return (0,_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .readDiff */ .i)(text).map(({ to, status, hunks })=>({
            file: to,
            status,
            added: hunks.flatMap((h)=>h.added.map((line, n)=>({
                        line: h.new.start + n,
                        text: line
                    }))),
            removed: hunks.flatMap((h)=>h.removed.map((line, n)=>({
                        line: placeOfRemoved(h, n),
                        text: line
                    }))),
            // Where nothing is added, git names the line before.
            hunks: hunks.map((h)=>({
                    line: h.new.start + (h.new.count === 0 ? 1 : 0),
                    added: h.added,
                    removed: h.removed
                }))
        }));
}
/** Where the nth removed line of a hunk would stand now. */ function placeOfRemoved(hunk, n) {
    return Math.max(1, hunk.new.start + Math.min(n, Math.max(0, hunk.new.count - 1)));
}
/** git itself may be missing; a run that was stopped stays stopped. */ function notThere(thrown) {
    if (thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo) return null;
    throw thrown;
}


/***/ }),

/***/ 60402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readDiff)
/* harmony export */ });
/* unused harmony export unquoted */
/** A unified diff of git without context lines, read (format: `git help diff`, "Generating patch text with -p"). */ /** `start` as git writes it: with a count of 0 the line before. */ /** @param text output of `git diff --unified=0`, without colours */ function readDiff(text) {
    const files = [];
    // Lines of a hunk are counted, since one may look like a header.
    let [removing, adding] = [
        0,
        0
    ];
    for (const line of text.split("\n")){
        const file = files.at(-1);
        const hunk = file?.hunks.at(-1);
        if (hunk !== undefined && removing > 0 && line.startsWith("-")) {
            hunk.removed.push(line.slice(1));
            removing -= 1;
        } else if (hunk !== undefined && adding > 0 && line.startsWith("+")) {
            hunk.added.push(line.slice(1));
            adding -= 1;
        } else if (line.startsWith("diff --git ")) {
            const [from, to] = bothNames(line.slice("diff --git ".length));
            files.push({
                from,
                to,
                status: "modified",
                hunks: []
            });
        } else if (file !== undefined) {
            const range = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
            if (range !== null) {
                [removing, adding] = [
                    Number(range[2] ?? 1),
                    Number(range[4] ?? 1)
                ];
                file.hunks.push({
                    old: {
                        start: Number(range[1]),
                        count: removing
                    },
                    new: {
                        start: Number(range[3]),
                        count: adding
                    },
                    added: [],
                    removed: []
                });
            } else header(file, line);
        }
    }
    return files;
}
function header(file, line) {
    const [, word = "", rest = ""] = /^(new file|deleted file|rename from|rename to) ?(.*)$/.exec(line) ?? [];
    if (word === "new file") file.status = "added";
    else if (word === "deleted file") file.status = "deleted";
    else if (word === "rename from") file.from = unquoted(rest);
    else if (word === "rename to") [file.to, file.status] = [
        unquoted(rest),
        "renamed"
    ];
}
/** `a/X b/X`: the two names are the same, save in a rename, which tells each by itself. */ function bothNames(text) {
    const quoted = /^("(?:[^"\\]|\\.)*"|\S.*?) ("(?:[^"\\]|\\.)*")$/.exec(text) ?? /^("(?:[^"\\]|\\.)*") (\S.*)$/.exec(text);
    const half = (text.length - 1) / 2;
    const [from, to] = quoted === null ? [
        text.slice(0, half),
        text.slice(half + 1)
    ] : [
        quoted[1] ?? "",
        quoted[2] ?? ""
    ];
    return [
        unquoted(from).replace(/^a\//, ""),
        unquoted(to).replace(/^b\//, "")
    ];
}
const ESCAPES = {
    a: 7,
    b: 8,
    t: 9,
    n: 10,
    v: 11,
    f: 12,
    r: 13
};
/** A name as git writes it: one with bytes out of the ordinary stands in quotes, as a string of C (`quote.c` of git). */ function unquoted(name) {
    if (!/^".*"$/s.test(name)) return name;
    const bytes = [];
    for (const [part, octal, letter] of name.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|[^\\]+/gs)){
        if (octal !== undefined) bytes.push(Buffer.from([
            Number.parseInt(octal, 8)
        ]));
        else bytes.push(letter === undefined ? Buffer.from(part) : Buffer.from([
            ESCAPES[letter] ?? letter.charCodeAt(0)
        ]));
    }
    return Buffer.concat(bytes).toString("utf8");
}


/***/ }),

/***/ 62766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ isFirstParty),
/* harmony export */   hl: () => (/* binding */ isTestFile),
/* harmony export */   x6: () => (/* binding */ projectFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** The project's own files: Python sources and the manifests that configure it. */ 

/** Folders that hold nobody's sources. A folder with pyvenv.cfg is a virtual environment whatever its name. */ const SKIPPED = new Set([
    "node_modules",
    "__pycache__",
    "site-packages",
    "build",
    "dist",
    "eggs",
    ".eggs"
]);
const MOST_FILES = 20_000;
const LARGEST_MANIFEST = 1 << 20;
const MANIFEST = /^(?:pyproject\.toml|setup\.cfg|setup\.py|pytest\.ini|\.pytest\.ini|pytest\.toml|tox\.ini|mypy\.ini|\.mypy\.ini|conftest\.py|requirements[\w.-]*\.(?:txt|in)|[\w.-]*requirements\.(?:txt|in)|constraints[\w.-]*\.(?:txt|in)|Pipfile|Pipfile\.lock|pylock(?:\.[\w-]+)?\.toml|uv\.lock|poetry\.lock|pdm\.lock|environment\.ya?ml)$/;
/** In a folder for it a list of requirements has any name. */ const LISTED = /(?:^|\/)(?:requirements|constraints)\/[\w.-]+\.(?:txt|in)$/;
/** Walks the project without following symbolic links. */ function projectFiles(project) {
    const python = [];
    const others = [];
    const manifests = new Map();
    const folders = [
        project
    ];
    let seen = 0;
    for(let folder = folders.pop(); folder !== undefined && seen < MOST_FILES; folder = folders.pop()){
        for (const entry of list(folder)){
            seen += 1;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isDirectory()) {
                if (!entry.name.startsWith(".") && !SKIPPED.has(entry.name) && !isVirtualEnvironment(path)) folders.push(path);
            } else if (entry.isFile()) {
                const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(project, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
                (/\.pyi?$/.test(entry.name) ? python : others).push(name);
                if ((MANIFEST.test(entry.name) || LISTED.test(name)) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size <= LARGEST_MANIFEST) manifests.set(name, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
            }
        }
    }
    return {
        python: python.sort(),
        others: others.sort(),
        manifests: new Map([
            ...manifests
        ].sort(([a], [b])=>a < b ? -1 : 1)),
        cut: seen >= MOST_FILES
    };
}
function list(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, {
            withFileTypes: true
        });
    } catch  {
        return [];
    }
}
function isVirtualEnvironment(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "pyvenv.cfg")).isFile();
    } catch  {
        return false;
    }
}
const TEST_FILE = /(?:^|\/)(?:tests?|testing)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$/;
/** True for test modules, conftest.py files and whatever lies in a folder of tests. */ function isTestFile(file) {
    return TEST_FILE.test(file);
}
/** True for a path, relative to the project, that is the project's own code. */ function isFirstParty(file) {
    return !file.startsWith("/") && !file.startsWith("..") && !/^[A-Za-z]:/.test(file) && !file.startsWith("<") && !/(?:^|\/)(?:site-packages|\.?venv|\.tox|\.nox|node_modules)\//.test(file);
}


/***/ }),

/***/ 8483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fK: () => (/* binding */ fact)
/* harmony export */ });
/* unused harmony exports frame, callee, exception */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55686);
/**
 * The facts that our Python side reports, as schemas: nothing that comes from the user's interpreter is believed before
 * one of these has read it. The Python side judges nothing. Paths are absolute as Python saw them.
 */ 
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const line = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int();
/** One frame of a traceback, outermost first in a list. */ const frame = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: text,
    line,
    func: text,
    /** The source line, stripped; null where the source cannot be read. */ code: text.nullable(),
    /** Local names and the names of their types, first-party frames only (`{"user": "NoneType"}`). */ locals: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, text).default({})
});
/** The definition that a call reaches, as far as it can be told without running code. */ const callee = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    qualname: text,
    module: text.nullable(),
    file: text.nullable(),
    line: line.nullable(),
    signature: text.nullable(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        "function",
        "coroutine",
        "class",
        "builtin",
        "other"
    ]),
    /** How the written call disagrees with the signature; empty lists when it fits or uses star arguments. */ missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    unexpected: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    excess: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int()
});
const exception = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: text,
    module: text,
    /** Names of the classes of the MRO, the type itself first. */ mro: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    message: text,
    /** How this exception hangs on the one before it in the list; the raised one is first and has "none". */ link: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        "none",
        "cause",
        "context"
    ]),
    /** For a "context" link: `raise … from None` hid it. */ suppressed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(frame),
    /** Import errors. `from_name` is the name that the module lacks (Python 3.12, else read from the statement). */ import: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: text.nullable(),
        path: text.nullable(),
        from_name: text.nullable()
    }).nullable(),
    /** Attribute errors. `owner` is the type's name, for a module the module's name; `expr` the source of the object. */ attribute: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: text,
        owner: text,
        owner_kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
            "none",
            "module",
            "class",
            "instance",
            "coroutine",
            "mock"
        ]),
        owner_file: text.nullable(),
        expr: text.nullable()
    }).nullable(),
    /** Name errors (UnboundLocalError included). */ name: text.nullable(),
    /** Key and index errors: repr of the key, cut. */ key: text.nullable(),
    syntax: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        file: text.nullable(),
        line: line.nullable(),
        text: text.nullable(),
        message: text
    }).nullable(),
    os: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        errno: line.nullable(),
        strerror: text.nullable(),
        filename: text.nullable()
    }).nullable(),
    unicode: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        encoding: text,
        reason: text
    }).nullable(),
    /** Fixture look-up errors: the name asked for, the names in reach, the functions that asked (innermost last). */ fixture: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: text,
        available: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
        stack: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            file: text,
            line,
            func: text
        })),
        message: text
    }).nullable(),
    /** Type errors raised at a call itself, not inside what was called. */ call: callee.nullable(),
    /** Subexpressions of the failing statement that were None or a coroutine when it failed. */ nones: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    coroutines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    /** Those that were doubles of unittest.mock, with their class (Mock, MagicMock, AsyncMock, …). */ mocks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        expr: text,
        type: text
    })).default([])
});
const base = {
    node: text
};
const sessionFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("session"),
    pytest: text,
    rootdir: text,
    inipath: text.nullable(),
    plugins: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: text,
        version: text
    })),
    /** asyncio_mode of pytest-asyncio where it is there. */ asyncio_mode: text.nullable(),
    /** What the configuration puts first on sys.path. */ pythonpath: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).default([])
});
const itemFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("item"),
    ...base,
    file: text,
    line: line.nullable(),
    /** What pytest's junit writer would put for this item. */ junit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        classname: text,
        name: text
    }),
    /** Lower case: function, async-function, async-generator, doctest, unittest, other. */ kind: text,
    markers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    fixtures: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: text,
        scope: text,
        file: text.nullable(),
        line: line.nullable(),
        async: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
    }))
});
const startFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("start"),
    ...base
});
const reportFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("report"),
    ...base,
    phase: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        "setup",
        "call",
        "teardown"
    ]),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        "passed",
        "failed",
        "skipped"
    ]),
    duration: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    /** Reason of an xfail mark where it has one on this report, "" for a mark without reason. */ xfail: text.nullable(),
    skip_reason: text.nullable(),
    exceptions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(exception),
    /** The comparison that an assert made, from pytest's own hook. */ assertion: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        op: text,
        left_type: text,
        right_type: text,
        left: text,
        right: text,
        explanation: text
    }).nullable(),
    /** pytest's own rendering, cut. */ longrepr: text,
    sections: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: text,
        content: text
    }))
});
const collectErrorFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("collect-error"),
    /** The collector's node id: a file for a module, a folder (pytest 8 on) or "" where a conftest failed. */ ...base,
    /** The collector's file or folder; the conftest where that failed. */ file: text.nullable(),
    exceptions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(exception),
    longrepr: text
});
const warningFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("warning"),
    node: text,
    when: text,
    category: text,
    mro: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    message: text,
    file: text,
    line
});
/** Lines of the project, innermost first. */ const origin = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: text,
    line,
    func: text
}));
const droppedFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("dropped-coroutine"),
    node: text,
    qualname: text,
    defined: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        file: text,
        line
    }),
    /** Where it was created, innermost first; empty when Python did not track it. */ created: origin
});
/** What no caller could catch: an exception in a finalizer or a thread, or what asyncio's loops log, in their words. */ const unraisableFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("unraisable"),
    node: text,
    exceptions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(exception),
    message: text,
    /** Of a task: where its coroutine was created. */ created: origin.default([])
});
/** On the way of an error about event loops: the loops, where each was made and closed, and what belongs to them. */ const loopsFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("loops"),
    ...base,
    loops: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        made: origin,
        /** The test that ran, "" for none; null for a loop that asyncio did not make. */ made_in: text.nullable(),
        closed: origin.nullable(),
        closed_in: text.nullable(),
        is_closed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** It is the one that ran the failing code. */ ran: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
    })),
    /** `expr` in the frame at `file:line`, with its type and the number of its loop. */ objects: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        file: text,
        line,
        expr: text,
        type: text,
        loop: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int()
    }))
});
/** An asyncio task that was still pending when its loop ended, which cancels tasks in silence, or when it was collected. */ const leakedTaskFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("leaked-task"),
    ...base,
    name: text,
    qualname: text,
    end: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        "cancelled",
        "destroyed"
    ]),
    /** Where its coroutine was created, innermost first. */ created: origin,
    /** Where it waited, outermost first. */ frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(frame)
});
/** A coroutine that kept its thread, and the event loop there, for so long; outermost frame first. */ const blockedFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("blocked"),
    ...base,
    seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(frame)
});
/** An exception that first-party code caught while the node ran (node "" while modules were imported), and the handler's line. */ const caughtFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("caught"),
    ...base,
    exception,
    handler: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        file: text,
        line,
        func: text
    })
});
/** Where the top-level modules of sys.modules came from when the run ended (a file, or a folder for a namespace package), and sys.path then. */ const modulesFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("modules"),
    modules: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, text),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).default([])
});
/** A run that pytest itself could not begin or end: usage, conftest, plugin or internal error, pytest.exit or Ctrl-C. */ const brokenFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("broken"),
    what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        "usage",
        "conftest",
        "internal-error",
        "exit"
    ]),
    message: text,
    /** The conftest at fault: it could not be imported, or names a plugin that could not. */ file: text.nullable(),
    exceptions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(exception)
});
const hangFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("hang"),
    ...base,
    seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    threads: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: text,
        frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(frame)
    })),
    tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: text,
        frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(frame)
    }))
});
/** The lines of the project's functions that a node ran: by file the first and last line of each run of lines, one after the other. */ const coverageFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("coverage"),
    ...base,
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(line))
});
const finishFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("finish"),
    exit_status: line
});
/** A failure of the plugin itself, which the session did not notice. */ const troubleFact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    t: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("trouble"),
    where: text,
    message: text
});
/** One line of the plugin's channel. */ const fact = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt("t", [
    sessionFact,
    itemFact,
    startFact,
    reportFact,
    collectErrorFact,
    warningFact,
    droppedFact,
    unraisableFact,
    brokenFact,
    hangFact,
    finishFact,
    troubleFact,
    leakedTaskFact,
    loopsFact,
    blockedFact,
    caughtFact,
    modulesFact,
    coverageFact
]);


/***/ }),

/***/ 30730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ askEach),
/* harmony export */   q: () => (/* binding */ askTogether)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10338);
/** Runs nodes in a scratch checkout, whichever of them exist there. */ 


/** Runs the words in one process, or nothing where one of them does not exist there. */ async function askTogether(context, interpreter, neutral, ask) {
    if (ask.words.some((id)=>isAbsent(id, context.inputs.project, ask.head))) return [];
    const read = await once(context, interpreter, neutral, ask, ask.words);
    return ask.words.some((id)=>isUnknown(id, read)) ? [] : [
        {
            read,
            words: null
        }
    ];
}
/** Runs the words in as few processes as they can share. A word that no answer holds does not exist there. */ async function askEach(context, interpreter, neutral, ask) {
    const there = ask.words.filter((id)=>!isAbsent(id, context.inputs.project, ask.head));
    const answers = [];
    const queue = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(there, ask.manifests);
    for(let batch = queue.shift(); batch !== undefined; batch = queue.shift()){
        const read = await once(context, interpreter, neutral, ask, batch);
        const known = batch.filter((id)=>!isUnknown(id, read));
        const rest = new Set(left(known, read));
        // A run that settles nothing at all is the answer for all of its words.
        const again = rest.size > 0 && rest.size < batch.length;
        answers.push({
            read,
            words: known.filter((id)=>!again || !rest.has(id))
        });
        if (again) queue.unshift([
            ...rest
        ]);
    }
    return answers;
}
function once(context, interpreter, neutral, ask, words) {
    const files = new Set(words.map((id)=>id.split("::", 1)[0]));
    return (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .cI)(context, interpreter, neutral, {
        stepId: "S3",
        action: ask.action,
        env: ask.env,
        ...ask.factor === null ? {} : {
            settings: {
                factor: ask.factor
            }
        },
        args: [
            "-q",
            ...ask.collectOnly ? [
                "--collect-only"
            ] : [],
            ...words.map(_reproduce_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeArgument */ .Yu),
            "--tb=short",
            ...files.size > 1 ? [
                "--continue-on-collection-errors"
            ] : []
        ]
    });
}
/** pytest's words for an id that it does not find in a module that it can collect. */ function isUnknown(id, read) {
    return read.death?.what === "usage" && id.includes("::") && new RegExp(`not found: \\S.*?${escape(id)}$`, "m").test(`${read.ran.stderr}\n${read.death.message}`);
}
/**
 * What a run left undone. pytest runs nothing where one id is unknown to it, or lies in a module that it cannot collect;
 * a process that dies takes the nodes after it along.
 */ function left(batch, { death, outcome }) {
    if (death === null) return [];
    if (death.what === "usage") {
        const broken = new Set(outcome.failures.map((f)=>f.node));
        return batch.filter((id)=>!broken.has(id.split("::", 1)[0] ?? id));
    }
    if (death.what !== "crash" && death.what !== "hang") return [];
    const done = new Set([
        ...outcome.passed,
        ...outcome.skipped.keys(),
        ...outcome.failures.map((f)=>f.node),
        death.node
    ]);
    return batch.filter((id)=>!done.has(id));
}
const escape = (text)=>text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/**
 * True where the file is not there, or the function or class that the node names is defined in the user's file and not in
 * this one. What cannot be told by reading (parameters, inherited tests) is left to pytest.
 */ function isAbsent(id, project, head) {
    const [file = "", ...names] = id.split("::");
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, file))) return true;
    return names.some((name)=>{
        const defined = new RegExp(`^\\s*(?:async\\s+)?(?:def|class)\\s+${escape(name.replace(/\[.*$/s, ""))}\\b`, "m");
        return defined.test(text((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(head, file))) && !defined.test(text((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, file)));
    });
}
function text(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
    } catch  {
        return "";
    }
}


/***/ }),

/***/ 53049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ makeBench),
/* harmony export */   PO: () => (/* binding */ contextIn),
/* harmony export */   mx: () => (/* binding */ firstSetup),
/* harmony export */   ob: () => (/* binding */ direct)
/* harmony export */ });
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28005);
/** Where and how history runs things: the repository, the interpreter by its path, what a scratch checkout needs. */ 
/** A tool's words (`uv run python`) would look for its project in the scratch checkout: its interpreter is called by path. */ function direct(interpreter) {
    return interpreter.argv.length === 1 ? interpreter : {
        ...interpreter,
        argv: [
            interpreter.facts.executable
        ],
        shown: [
            "python"
        ]
    };
}
function makeBench(parts) {
    return {
        ...parts,
        interpreter: direct(parts.interpreter),
        own: (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .ownNames */ .Dx)(parts.interpreter, parts.asked.files.python)
    };
}
/** What to begin with: an editable install of the project is known to point elsewhere. */ function firstSetup(bench) {
    return {
        path: [
            ...new Set((0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .editablePaths */ .VJ)(bench.context, bench.interpreter))
        ],
        extras: []
    };
}
/** The context as it is for a scratch checkout: paths of the user's checkout become its own. */ function contextIn(context, project, setup) {
    const from = context.inputs.project;
    return {
        ...context,
        inputs: {
            ...context.inputs,
            project,
            pytestArgs: context.inputs.pytestArgs.map((a)=>(0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .moved */ .aW)(a, from, project)),
            mypyTargets: context.inputs.mypyTargets.map((a)=>(0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .moved */ .aW)(a, from, project))
        },
        env: {
            ...context.env,
            PYTHONPATH: (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .pythonPath */ .mw)(context, project, setup.path) ?? undefined
        }
    };
}


/***/ }),

/***/ 46699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ ENVIRONMENT),
/* harmony export */   No: () => (/* binding */ staysInside),
/* harmony export */   b$: () => (/* binding */ checkOut)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82754);
/* harmony import */ var _env_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17377);
/**
 * Throw-away checkouts: a repository of their own that borrows the user's objects (`objects/info/alternates`,
 * gitrepository-layout(5)) and has no remote, hook, filter or monitor. What a clone would ask of the user's repository
 * (upload-pack, its references) is not needed: commits are named by their hash.
 */ 



/** Nothing of the user's settings or of a surrounding git call gets in. */ const ENVIRONMENT = {
    GIT_CONFIG_GLOBAL: process.platform === "win32" ? "NUL" : "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_DIR: null,
    GIT_WORK_TREE: null,
    GIT_INDEX_FILE: null,
    GIT_OBJECT_DIRECTORY: null,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: null,
    GIT_CONFIG_PARAMETERS: null,
    GIT_CONFIG_COUNT: null,
    GIT_NAMESPACE: null
};
/**
 * Makes a checkout in a folder of its own, so that no byte code of another commit is taken for its own.
 * @param extras files of the work tree that no commit holds, relative to the project
 * @throws Error with git's words where an object is missing (a partial clone) or the disk is full
 */ async function checkOut(context, repository, revision, extras) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(context.scratch, "history");
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
        recursive: true
    });
    const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${revision.commit.sha.slice(0, 7)}-`));
    const git = async (args, stdin)=>{
        const ran = await context.exec.run({
            argv: [
                ..._env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SAFE_GIT */ .zm,
                "--literal-pathspecs",
                "-c",
                "advice.detachedHead=false",
                "-c",
                "submodule.recurse=false",
                ...args
            ],
            cwd: top,
            timeoutMs: Math.max(1000, (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .timeLeft */ .f)(context)),
            env: ENVIRONMENT,
            ...stdin === undefined ? {} : {
                stdin: stdin.join("\0")
            }
        });
        if (ran.exitCode !== 0) throw new Error(`git ${args[0] ?? ""} of ${revision.commit.sha.slice(0, 7)}: ${ran.stderr.trim().split("\n").at(-1) ?? "no answer"}`);
    };
    const remove = ()=>{
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(top, {
            recursive: true,
            force: true
        });
    };
    try {
        await git([
            "init",
            "-q",
            "--template=",
            ...repository.format === "sha256" ? [
                "--object-format=sha256"
            ] : []
        ]);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git", "objects", "info"), {
            recursive: true
        });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git", "objects", "info", "alternates"), `${repository.objects}\n`);
        await git([
            "checkout",
            "-q",
            "-f",
            "--detach",
            revision.commit.sha
        ]);
        if (revision.tests !== null) {
            const { of, files } = revision.tests;
            // Through git: it follows no symbolic link out of the checkout.
            if (files.gone.length > 0) await git([
                "rm",
                "-q",
                "-f",
                "--pathspec-from-file=-",
                "--pathspec-file-nul"
            ], files.gone);
            if (files.taken.length > 0) await git([
                "checkout",
                "-q",
                "-f",
                of.sha,
                "--pathspec-from-file=-",
                "--pathspec-file-nul"
            ], files.taken);
        }
        const project = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, repository.prefix);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(project)) copy(extras, context.inputs.project, project);
        return {
            project,
            remove
        };
    } catch (thrown) {
        remove();
        throw thrown;
    }
}
/** Lays ignored files in where nothing is there yet. A folder that is a symbolic link at that commit may lead out of the checkout. */ function copy(files, from, to) {
    for (const file of files){
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, file);
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target) || !staysInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), to)) continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), {
                recursive: true
            });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file), target);
        } catch  {
        // A file stands where a folder would be, at that commit: it does without.
        }
    }
}
/** Whether the nearest folder of a path that is there lies, links followed, in the root. */ function staysInside(folder, root) {
    let at = folder;
    while(at !== root && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at))at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);
    return `${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(at)}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`.startsWith(`${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root)}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
}


/***/ }),

/***/ 98406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wy: () => (/* binding */ labelOf),
  Op: () => (/* binding */ look),
  h0: () => (/* binding */ look_short)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: ./src/probe/types/mypy.js
var mypy = __webpack_require__(53645);
// EXTERNAL MODULE: ./src/probe/history/ask.js
var history_ask = __webpack_require__(30730);
// EXTERNAL MODULE: ./src/probe/history/bench.js
var history_bench = __webpack_require__(53049);
// EXTERNAL MODULE: ./src/probe/history/checkout.js
var history_checkout = __webpack_require__(46699);
// EXTERNAL MODULE: ./src/probe/history/origin.js
var origin = __webpack_require__(28005);
// EXTERNAL MODULE: ./src/probe/history/question.js
var history_question = __webpack_require__(51635);
// EXTERNAL MODULE: ./src/probe/history/seen.js
var history_seen = __webpack_require__(5556);
;// CONCATENATED MODULE: ./src/probe/history/type-states.js
/** Which type errors of HEAD another revision has too. Lines move, so that an error is known by its words and by the line of code it is about. */ 


/**
 * Each error there stands for one of HEAD: first those of the same words about the same code, then those of the same words
 * in the order of their lines, since the change may have touched the line too.
 * @returns by name of the failure
 */ function typeStates(failures, { errors, exitCode, project, head, renames }) {
    const [here, there] = [
        new Texts(head),
        new Texts(project)
    ];
    const free = new Map();
    for (const error of errors){
        const name = (0,history_question/* typeName */.go)(error, error.file);
        free.set(name, (free.get(name) ?? new Set()).add(error));
    }
    const same = new Set();
    const wanted = failures.filter((f)=>f.type === "mypy").sort((a, b)=>(a.line ?? 0) - (b.line ?? 0));
    for (const isIt of [
        (f, e)=>here.line(f) === there.line(e),
        ()=>true
    ]){
        for (const failure of wanted.filter((f)=>!same.has(f))){
            const alike = [
                failure.file,
                renames.get(failure.file) ?? failure.file
            ].flatMap((file)=>[
                    ...free.get((0,history_question/* typeName */.go)(failure, file)) ?? []
                ]);
            const found = alike.find((e)=>isIt(failure, e));
            if (found === undefined) continue;
            free.get((0,history_question/* typeName */.go)(found, found.file))?.delete(found);
            same.add(failure);
        }
    }
    // 2: a syntax error or mypy's own trouble ended it before it had checked all.
    const whole = exitCode === 0 || exitCode === 1;
    return new Map(wanted.map((f)=>[
            (0,history_question/* nameOf */.Vb)(f),
            same.has(f) ? "same" : whole ? "passed" : "other"
        ]));
}
/** Lines of files, each read once. */ class Texts {
    folder;
    #files = new Map();
    constructor(folder){
        this.folder = folder;
    }
    /** Without its indentation; "" where there is none. */ line({ file, line }) {
        let lines = this.#files.get(file);
        if (lines === undefined) {
            lines = read((0,external_node_path_.join)(this.folder, file));
            this.#files.set(file, lines);
        }
        return line === null ? "" : (lines[line - 1] ?? "").trim();
    }
}
function read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8").split("\n");
    } catch  {
        return []; // it is not there
    }
}

;// CONCATENATED MODULE: ./src/probe/history/look.js
/** Runs groups of failures at one revision, in a checkout of its own that is removed again. */ 










const look_short = (sha)=>sha.slice(0, 7);
function labelOf({ commit, tests }) {
    const merge = commit.parents.length > 1 ? ` (merge of ${commit.parents.map(look_short).join(" and ")})` : "";
    return `${look_short(commit.sha)}${merge}${tests === null ? "" : ` with the tests of ${look_short(tests.of.sha)}`}`;
}
/**
 * What cannot be checked out or run is `unknown`, with the reason.
 * @throws Stopped
 */ async function look(bench, setup, questions, revision, scope) {
    try {
        const checkout = await (0,history_checkout/* checkOut */.b$)(bench.context, bench.repository, revision, setup.extras);
        try {
            const here = {
                bench,
                scope,
                name: labelOf(revision),
                context: (0,history_bench/* contextIn */.PO)(bench.context, checkout.project, setup)
            };
            const [tests, types] = await Promise.all([
                lookAtTests(here, questions),
                lookAtTypes(here, questions)
            ]);
            return new Map([
                ...tests,
                ...types
            ]);
        } finally{
            checkout.remove();
        }
    } catch (thrown) {
        if (thrown instanceof errors/* Stopped */.C9) throw thrown;
        return new Map(questions.map((q)=>[
                q.group.signature,
                (0,history_seen/* unknown */.L5)((0,errors/* messageOf */.bD)(thrown))
            ]));
    }
}
const followed = ({ scope }, question)=>scope === "all" ? (0,history_question/* members */.ol)(question) : [
        question.focus
    ];
async function lookAtTests(here, questions) {
    const found = new Map();
    for (const kind of [
        "nodes",
        "collect"
    ]){
        const shared = questions.filter((q)=>q.manner.kind === kind);
        const words = [
            ...new Set(shared.flatMap((q)=>followed(here, q).map(history_question/* nameOf */.Vb)))
        ];
        const answers = await each(here, askOf(here, words, kind === "collect", PLAIN));
        for (const q of shared)found.set(q.group.signature, seenOf(here, followed(here, q), answers));
    }
    const done = new Map();
    for (const q of questions){
        if (q.manner.kind !== "own") continue;
        const { company, env, factor, repeats } = q.group;
        const alone = company === null && q.manner.words.length > 0;
        const ask = askOf(here, alone ? followed(here, q).map(history_question/* nameOf */.Vb) : q.manner.words, q.manner.collectOnly, {
            env,
            factor
        });
        let seen = (0,history_seen/* unknown */.L5)("nothing ran");
        for(let i = 0; i < repeats && (0,history_seen/* stateOf */.L4)(seen, q.focus) !== "same"; i += 1){
            // Groups with the same company share its run.
            const key = JSON.stringify([
                ask.words,
                ask.collectOnly,
                env,
                factor,
                i
            ]);
            const answers = done.get(key) ?? await (alone ? each : together)(here, ask);
            done.set(key, answers);
            seen = seenOf(here, followed(here, q), answers);
        }
        found.set(q.group.signature, seen);
    }
    return found;
}
const PLAIN = {
    env: {},
    factor: null
};
function askOf({ bench }, words, collectOnly, under) {
    return {
        action: "history.pytest",
        words,
        collectOnly,
        ...under,
        manifests: [
            ...bench.asked.files.manifests.keys()
        ],
        head: bench.context.inputs.project
    };
}
const each = ({ bench, context }, ask)=>(0,history_ask/* askEach */.H)(context, bench.interpreter, bench.neutral, ask);
const together = ({ bench, context }, ask)=>(0,history_ask/* askTogether */.q)(context, bench.interpreter, bench.neutral, ask);
/** Reads the answers for the failures of one group, the followed one first. */ function seenOf({ bench, context, name }, failures, answers) {
    const of = (f)=>answers.filter((a)=>a.words === null || a.words.includes((0,history_question/* nameOf */.Vb)(f))).map((a)=>a.read);
    const mine = [
        ...new Set(failures.flatMap(of))
    ];
    const origins = mine.map((read)=>(0,origin/* strangers */.ob)(read, (0,origin/* namesThere */.tl)(bench.own, context.inputs.project), bench.repository.top));
    const foreign = origins.flatMap((o)=>o ?? []);
    if (foreign.length > 0) return (0,history_seen/* unknown */.L5)(`it ran other code than the checkout's: ${foreign.slice(0, 3).join(", ")}`);
    if (origins.includes(null)) return (0,history_seen/* unknown */.L5)("the run did not tell where its modules came from");
    const states = new Map(failures.flatMap((f)=>f.type === "mypy" ? [] : [
            [
                (0,history_question/* nameOf */.Vb)(f),
                (0,history_seen/* testState */.e1)(f, of(f))
            ]
        ]));
    const [shown] = mine;
    return {
        states,
        reason: "",
        shown: shown === undefined ? null : {
            ran: shown.ran,
            claim: `at ${name}: ${shown.evidence.claim}`
        }
    };
}
async function lookAtTypes(here, questions) {
    const { bench, context, name } = here;
    const asked = questions.filter((q)=>q.manner.kind === "mypy");
    const plan = bench.asked.types;
    if (asked.length === 0 || plan === null) return new Map();
    const targets = plan.targets.map((t)=>(0,origin/* moved */.aW)(t, bench.context.inputs.project, context.inputs.project)).filter((t)=>(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(context.inputs.project, t)));
    if (plan.targets.length > 0 && targets.length === 0) {
        return new Map(asked.map((q)=>[
                q.group.signature,
                {
                    states: new Map(q.group.failures.map((f)=>[
                            (0,history_question/* nameOf */.Vb)(f),
                            "absent"
                        ])),
                    shown: null,
                    reason: ""
                }
            ]));
    }
    const run = await (0,mypy/* callMypy */.Wo)(context, bench.interpreter, {
        stepId: "S3",
        action: "history.mypy",
        args: [
            "--no-incremental",
            ...(0,mypy/* targetWords */.LT)(targets)
        ],
        cache: "history-mypy-cache"
    });
    const errors = (0,mypy/* errorsOf */.Bp)(run, context.inputs.project);
    const { ran } = run;
    const shown = {
        ran,
        claim: `at ${name}: exit ${String(ran.exitCode)}; ${String(errors.length)} type errors`
    };
    // Where it could not check at all, its own words are the error (see runTypes).
    const trouble = {
        file: plan.configuration ?? "mypy",
        line: null,
        code: null,
        message: ran.output.trim().slice(-1000) || "mypy ended without a word"
    };
    const found = errors.length === 0 && ran.exitCode !== 0 ? [
        trouble
    ] : errors;
    return new Map(asked.map((q)=>[
            q.group.signature,
            {
                states: typeStates(q.group.failures, {
                    errors: found,
                    exitCode: ran.exitCode,
                    project: context.inputs.project,
                    head: bench.context.inputs.project,
                    renames: bench.renames
                }),
                shown,
                reason: ""
            }
        ]));
}


/***/ }),

/***/ 28005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ ownNames),
/* harmony export */   VJ: () => (/* binding */ editablePaths),
/* harmony export */   Xb: () => (/* binding */ rootsIn),
/* harmony export */   aW: () => (/* binding */ moved),
/* harmony export */   mw: () => (/* binding */ pythonPath),
/* harmony export */   ob: () => (/* binding */ strangers),
/* harmony export */   tl: () => (/* binding */ namesThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87372);
/** The right code: first-party modules of a scratch run must come from the scratch checkout. */ 


const INSTALLED = /[\\/](?:site-packages|dist-packages|\.?venv|\.tox|\.nox)[\\/]/;
/** Top-level names that the project gives: packages and modules at its root or under `src`, less those of the stdlib. */ function ownNames(interpreter, python) {
    const stdlib = new Set(interpreter.facts.stdlib);
    const names = python.flatMap((file)=>/^(?:src\/)?([^/]+)(?:\/__init__)?\.py$/.exec(file)?.[1] ?? []);
    return new Set(names.filter((name)=>!stdlib.has(name) && name !== "conftest" && name !== "setup"));
}
/** Those of the names that a checkout gives: a module that came later may hide an installed one of its name. */ function namesThere(own, project) {
    return new Set([
        ...own
    ].filter((name)=>[
            "",
            "src"
        ].some((folder)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, folder, name)) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, folder, `${name}.py`)))));
}
/**
 * First-party code that came from elsewhere, `name from path` each.
 * @param read a run, its paths already relative to its checkout
 * @param top the user's repository: nothing of it may be loaded, installed packages of a virtual environment in it aside
 * @returns null where the run does not say where its modules came from: then nothing is proven
 */ function strangers(read, own, top) {
    const outside = (file)=>file.startsWith(top + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) && !INSTALLED.test(file);
    const raised = read.death?.exceptions.flatMap((e)=>e.frames.filter((f)=>outside(f.file)).map((f)=>`${f.func} from ${f.file}`)) ?? [];
    const fact = read.facts.filter((f)=>f.t === "modules").at(-1);
    // A run that pytest could not begin has loaded no more than its traceback shows.
    if (fact === undefined) return read.session === null && [
        "usage",
        "conftest",
        "internal-error"
    ].includes(read.death?.what ?? "") ? raised : null;
    const loaded = Object.entries(fact.modules).filter(([name, file])=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) && (own.has(name) || outside(file)));
    return [
        ...loaded.map(([name, file])=>`${name} from ${file}`),
        ...raised
    ];
}
/** Folders, relative to the project, that an editable install of something in it puts on the path. */ function editablePaths(context, interpreter) {
    const { project } = context.inputs;
    return interpreter.facts.distributions.flatMap(({ editable })=>{
        const folder = editable === null ? null : (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toProject */ .l4)(editable, project);
        if (editable !== project && (folder === null || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))) return [];
        return rootsIn(project, editable === project || folder === null ? "" : folder);
    });
}
/** Where the packages of a source folder begin: `src` in it where it has one. */ function rootsIn(project, folder) {
    const source = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "src");
    return [
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, source)) ? source : folder
    ];
}
/**
 * PYTHONPATH of a scratch run: the checkout's own folders first, then the user's, those in the user's checkout moved.
 * Null where there is none.
 */ function pythonPath(context, checkout, folders) {
    const { project } = context.inputs;
    const user = (context.env["PYTHONPATH"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((p)=>p !== "").map((p)=>moved(p, project, checkout));
    const all = [
        ...folders.map((f)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, f)),
        ...user
    ];
    return all.length === 0 ? null : all.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
/** A path in the user's checkout as one of the scratch checkout; any other word stays as it is. */ function moved(word, project, checkout) {
    return word === project ? checkout : word.replaceAll(`${project}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`, `${checkout}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
}


/***/ }),

/***/ 51635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   go: () => (/* binding */ typeName),
/* harmony export */   ol: () => (/* binding */ members)
/* harmony export */ });
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65422);
/** A group of failures as history follows it: which node, run how. */ 
/** The name under which a failure is found again at another commit. */ function nameOf(failure) {
    if (failure.type !== "mypy") return failure.node ?? "";
    return `${failure.file}:${String(failure.line)}:${String(failure.column)}: ${failure.message} [${failure.code ?? ""}]`;
}
/** A type error without its line: numbers in its message are lines of other places. Words without a line are mypy's own trouble. */ function typeName({ line, code, message }, file) {
    return `${file}: ${line === null ? (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .skeleton */ .qV)(message) : message.replace(/\d+/g, "#")} [${code ?? ""}]`;
}
/** One failure for each name, the followed one first; of a group in company only those that run in it. */ function members({ group, focus }) {
    const others = new Map(group.failures.map((f)=>[
            nameOf(f),
            f
        ]));
    others.delete(nameOf(focus));
    return [
        focus,
        ...[
            ...others
        ].flatMap(([name, f])=>group.company === null || group.company.includes(name) ? [
                f
            ] : [])
    ];
}
function questionOf(group) {
    const [focus] = group.failures;
    return {
        group,
        focus,
        manner: mannerOf(group, focus)
    };
}
function mannerOf(group, focus) {
    if (focus.type === "mypy") return {
        kind: "mypy"
    };
    const collectOnly = focus.type === "test" ? focus.phase === "collect" : focus.what === "usage" || focus.what === "conftest";
    if (group.company !== null) return {
        kind: "own",
        words: group.company,
        collectOnly
    };
    // A run that ends by itself takes other groups with it.
    if (focus.type === "run") return {
        kind: "own",
        words: focus.node === null ? [] : [
            focus.node
        ],
        collectOnly
    };
    if (Object.keys(group.env).length > 0 || group.factor !== null || group.repeats > 1) return {
        kind: "own",
        words: [
            focus.node
        ],
        collectOnly
    };
    return {
        kind: collectOnly ? "collect" : "nodes"
    };
}


/***/ }),

/***/ 88355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ changesTestsOnly),
/* harmony export */   SE: () => (/* binding */ testFilesBetween),
/* harmony export */   aO: () => (/* binding */ renamesBetween),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   mJ: () => (/* binding */ orderOf),
/* harmony export */   qc: () => (/* binding */ forkOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _env_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17377);
/* harmony import */ var _env_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62766);
/** The user's repository, read only: where it keeps its objects, its commits, what differs between two of them. */ 



/** A git command whose failure is an error with git's own words. */ async function ask(context, args) {
    const ran = await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(context, args);
    if (ran.exitCode !== 0) throw new Error(`git ${args[0] ?? ""}: ${ran.stderr.trim().split("\n").at(-1) ?? "no answer"}`);
    return ran.stdout;
}
/** @throws Error where git does not answer */ async function openRepository(context) {
    const [top = "", objects = "", shallow = "", format = "", prefix = ""] = (await ask(context, [
        "rev-parse",
        "--show-toplevel",
        "--git-path",
        "objects",
        "--git-path",
        "shallow",
        "--show-object-format",
        "--show-prefix"
    ])).split("\n");
    const { project } = context.inputs;
    return {
        top,
        prefix,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(project, objects),
        format,
        shallow: new Set(linesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(project, shallow)))
    };
}
function linesOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8").split("\n").filter((l)=>l !== "");
    } catch  {
        return []; // not shallow
    }
}
/** rev-list, unlike log, shows no signatures: that would run gpg. */ async function list(context, args) {
    const text = await ask(context, [
        "rev-list",
        "--format=%H%x00%T%x00%P%x00%s",
        ...args
    ]);
    return text.split("\n").flatMap((line)=>{
        const [sha, tree, parents, subject] = line.split("\0");
        if (sha === undefined || tree === undefined || parents === undefined || subject === undefined) return [];
        return [
            {
                sha,
                tree,
                parents: parents.split(" ").filter((p)=>p !== ""),
                subject
            }
        ];
    });
}
async function readCommit(context, revision) {
    const [commit] = await list(context, [
        "--max-count=1",
        revision
    ]);
    if (commit === undefined) throw new Error(`git knows no commit ${revision}`);
    return commit;
}
/**
 * The first-parent line that leads to `to`, oldest first, begun by what it started from: the parent of its first commit,
 * or `from` where that is not there.
 */ async function lineOf(context, from, to) {
    const commits = await list(context, [
        "--first-parent",
        "--reverse",
        `${from}..${to}`
    ]);
    const start = await readCommit(context, commits[0]?.parents[0] ?? from);
    return [
        start,
        ...commits
    ];
}
/** Hashes of all commits between two, each after its parents. */ async function orderOf(context, from, to) {
    return (await ask(context, [
        "rev-list",
        "--topo-order",
        "--reverse",
        `${from}..${to}`
    ])).split("\n").filter((l)=>l !== "");
}
/** @returns null where the two have no common ancestor in this checkout */ async function forkOf(context, one, other) {
    const ran = await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(context, [
        "merge-base",
        one,
        other
    ]);
    return ran.exitCode === 0 ? ran.stdout.trim() : null;
}
/** Test modules, conftest files and helpers among tests of the project that differ between two commits. */ async function testFilesBetween(context, repository, older, newer) {
    const fields = (await ask(context, [
        "diff",
        "--name-status",
        "-z",
        "--no-renames",
        "--no-ext-diff",
        "--ignore-submodules",
        older,
        newer
    ])).split("\0");
    const [taken, gone] = [
        [],
        []
    ];
    for(let i = 0; i + 1 < fields.length; i += 2){
        const path = fields[i + 1] ?? "";
        if (!path.startsWith(repository.prefix) || !(0,_env_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isTestFile */ .hl)(path.slice(repository.prefix.length))) continue;
        (fields[i] === "D" ? gone : taken).push(path);
    }
    return {
        taken,
        gone
    };
}
/** True for a commit that changes nothing but test files of the project. */ async function changesTestsOnly(context, repository, sha) {
    const paths = (await ask(context, [
        "diff",
        "--name-only",
        "-z",
        "--no-renames",
        "--no-ext-diff",
        `${sha}^`,
        sha
    ])).split("\0").filter((p)=>p !== "");
    return paths.every((p)=>p.startsWith(repository.prefix) && (0,_env_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isTestFile */ .hl)(p.slice(repository.prefix.length)));
}
/** Renames between two commits, relative to the project: new path → old path. */ async function renamesBetween(context, older, newer) {
    const fields = (await ask(context, [
        "diff",
        "--name-status",
        "-z",
        "-M",
        "--diff-filter=R",
        "--no-ext-diff",
        "--relative",
        older,
        newer
    ])).split("\0");
    const found = new Map();
    for(let i = 0; i + 2 < fields.length; i += 3)found.set(fields[i + 2] ?? "", fields[i + 1] ?? "");
    return found;
}


/***/ }),

/***/ 5556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   e1: () => (/* binding */ testState)
/* harmony export */ });
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65422);
/* harmony import */ var _env_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62766);
/* harmony import */ var _question_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51635);
/** What a run at another revision says of one failure. */ 


const unknown = (reason)=>({
        states: new Map(),
        shown: null,
        reason
    });
function stateOf(seen, failure) {
    return seen.states.get((0,_question_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(failure)) ?? "unknown";
}
/** @param reads runs of the failure's node */ function testState(failure, reads) {
    const states = reads.map((r)=>stateInRun(failure, r));
    return [
        "same",
        "other",
        "passed",
        "absent"
    ].find((s)=>states.includes(s)) ?? "absent";
}
function stateInRun(failure, { outcome, death, facts }) {
    const asAtHead = (f)=>(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .signature */ .vl)(f, _env_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFirstParty */ .FF) === (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .signature */ .vl)(failure, _env_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFirstParty */ .FF);
    if (death !== null && (failure.type === "run" || death.node === failure.node)) return asAtHead(death) ? "same" : "other";
    const { node } = failure;
    if (failure.type === "run" && node === null) return outcome.failures.some((f)=>f.phase === "collect") ? "other" : "passed";
    const file = (node ?? "").split("::", 1)[0] ?? "";
    const mine = outcome.failures.filter((f)=>f.phase === "collect" ? covers(f.node, file) : f.node === node);
    if (mine.length > 0) return mine.some(asAtHead) ? "same" : "other";
    if (outcome.passed.has(node ?? "")) return "passed";
    if (failure.type === "test" && failure.phase === "collect" && facts.some((f)=>f.t === "item" && f.node.startsWith(`${file}::`))) return "passed";
    return death === null ? "absent" : "other";
}
/** A collector that fails (a module, a folder whose conftest fails, or everything) takes what is below it. */ const covers = (collector, file)=>collector === "" || collector === "." || collector === file || file.startsWith(`${collector}/`);


/***/ }),

/***/ 5420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ settle),
/* harmony export */   o: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _env_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17377);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98406);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88355);
/** The last word on failures that came with their test, and on several groups that turn out to have one root. */ 


/** Faults by absence: what is missing has no age of its own. */ const ABSENT = new Set([
    "import.missing-dependency",
    "import.name-missing",
    "async.plugin-missing",
    "test.fixture-missing",
    "test.marker",
    "env.variable-missing",
    "types.missing-stubs",
    "code.name-undefined",
    "code.attribute-missing",
    "code.key-missing"
]);
/**
 * A root in a line of Python that is older than the commit that brought the test: the commit merely exposes it. A root in
 * the commit's own lines, or in the test, is the commit's; so is what its code needs and nobody supplied. Manifests stay
 * as the runs have it.
 */ async function settle(context, verdict, root) {
    const { arrived } = verdict;
    if (arrived === null) return verdict;
    const bring = ()=>({
            ...verdict,
            introducedBy: verdict.introducedBy ?? arrived,
            exposes: null
        });
    try {
        if (ABSENT.has(root.kind) && !await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .changesTestsOnly */ .FW)(context, await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h_)(context), arrived.sha)) return bring();
    } catch  {
        return verdict; // git has no answer: the runs have the last word
    }
    if (root.file === null || root.line === null || !root.file.endsWith(".py")) return verdict;
    const brought = await lastChanged(context, root.file, root.line);
    if (brought === null) return verdict;
    const older = brought !== arrived.sha && (await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(context, [
        "merge-base",
        "--is-ancestor",
        brought,
        `${arrived.sha}^`
    ])).exitCode === 0;
    if (!older) return bring();
    const words = `Commit ${(0,_look_js__WEBPACK_IMPORTED_MODULE_1__/* .short */ .h0)(arrived.sha)} shows it but did not bring it: \`${root.file}:${String(root.line)}\` is older, of commit ${(0,_look_js__WEBPACK_IMPORTED_MODULE_1__/* .short */ .h0)(brought)}.`;
    return {
        ...verdict,
        introducedBy: null,
        exposes: verdict.exposes ?? words
    };
}
/** The commit that a line of HEAD is from (format: git-blame(1), "The porcelain format"); null where git cannot say. */ async function lastChanged(context, file, line) {
    const at = `${String(line)},${String(line)}`;
    const ran = await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(context, [
        "blame",
        "--porcelain",
        "-w",
        "-L",
        at,
        "HEAD",
        "--",
        file
    ]);
    return ran.exitCode === 0 ? /^[0-9a-f]{40,64}/.exec(ran.stdout)?.[0] ?? null : null;
}
/**
 * One verdict for groups that share a root: older than the change only where all are; else of the earliest commit, since
 * later ones but add callers.
 * @param order see `History.order`
 */ function joined(verdicts, order) {
    const rank = (v)=>{
        const at = v.introducedBy === null ? -1 : order.indexOf(v.introducedBy.sha);
        return at < 0 ? order.length : at;
    };
    const fresh = verdicts.filter((v)=>!v.preExisting);
    return [
        ...fresh
    ].sort((a, b)=>rank(a) - rank(b))[0] ?? verdicts[0];
}


/***/ }),

/***/ 65198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O8: () => (/* binding */ untracked),
/* harmony export */   SU: () => (/* binding */ uncommitted),
/* harmony export */   eQ: () => (/* binding */ ignoredFiles),
/* harmony export */   vP: () => (/* binding */ byReference)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _env_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17377);
/** What the work tree holds beside its commit: uncommitted changes, ignored files that the code may need. */ 


/** Files that git ignores are copied up to this size (bytes) and number: settings and generated modules, no builds. */ const LARGEST = 1 << 20;
const MOST = 200;
const NEEDED = /(?:^|\/)\.env[\w.]*$|\.(?:py|pyi|json|toml|cfg|ini|ya?ml|txt|csv|env)$/;
const CACHES = /(?:^|\/)(?:__pycache__|node_modules|site-packages|\.[\w-]*_cache|\.tox|\.nox|\.eggs|\.git|\.hypothesis|build|dist|htmlcov)\//;
/** Untracked files of these kinds are part of the code; others (a report of CI) are not worth a word. */ const CODE = /\.(?:pyi?|toml|cfg|ini)$/;
/**
 * Files that differ from HEAD, relative to the project. Clean filters that the configuration names are switched off: a
 * file that git takes for touched would run them.
 */ async function uncommitted(context) {
    const filters = new Set((await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(context, [
        "config",
        "--name-only",
        "--get-regexp",
        String.raw`^filter\..*\.(clean|process)$`
    ])).stdout.split("\n").filter((l)=>l !== ""));
    const off = [
        ...filters
    ].flatMap((name)=>[
            "-c",
            `${name}=`,
            "-c",
            `${name.replace(/\.\w+$/, "")}.required=false`
        ]);
    const ran = await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(context, [
        ...off,
        "status",
        "--porcelain=v1",
        "-z",
        "--no-renames",
        "--ignore-submodules=all",
        "--untracked-files=all",
        "--",
        "."
    ]);
    const prefix = (await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(context, [
        "rev-parse",
        "--show-prefix"
    ])).stdout.trim();
    return ran.stdout.split("\0").flatMap((entry)=>{
        const [state, path] = [
            entry.slice(0, 2),
            entry.slice(3)
        ];
        return path === "" || state === "??" && !CODE.test(path) ? [] : [
            path.slice(prefix.length)
        ];
    });
}
/** Files of any kind that git neither tracks nor ignores, relative to the project. */ async function untracked(context) {
    const { project, out } = context.inputs;
    const ran = await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(context, [
        "ls-files",
        "-z",
        "--others",
        "--exclude-standard"
    ]);
    return ran.stdout.split("\0").filter((p)=>p !== "" && !CACHES.test(`/${p}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, p).startsWith(`${out}/`));
}
/** Small ignored files of the project that a scratch checkout would lack, relative to the project. */ async function ignoredFiles(context) {
    const { project, out } = context.inputs;
    const ran = await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(context, [
        "ls-files",
        "-z",
        "--others",
        "--ignored",
        "--exclude-standard"
    ]);
    const environments = new Set();
    const paths = ran.stdout.split("\0").filter((p)=>p !== "" && !CACHES.test(`/${p}`));
    for (const path of paths)if (/(?:^|\/)pyvenv\.cfg$/.test(path)) environments.add(path.slice(0, -"pyvenv.cfg".length));
    const small = (path)=>{
        try {
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, path));
            return stat.isFile() && stat.size <= LARGEST;
        } catch  {
            return false; // gone in between
        }
    };
    return paths.filter((p)=>NEEDED.test(p) && ![
            ...environments
        ].some((e)=>p.startsWith(e)) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, p).startsWith(`${out}/`) && small(p)).slice(0, MOST);
}
/** What the repository holds only by reference, for the reason of a run that does not count. */ async function byReference(context) {
    const has = async (pattern, file)=>(await (0,_env_change_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(context, [
            "grep",
            "-q",
            "-I",
            "-e",
            pattern,
            "HEAD",
            "--",
            `:(top,glob)**/${file}`
        ])).exitCode === 0;
    return [
        ...await has("filter=lfs", ".gitattributes") ? [
            "Git LFS files"
        ] : [],
        ...await has("path", ".gitmodules") ? [
            "submodules"
        ] : []
    ];
}


/***/ }),

/***/ 95794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   z: () => (/* binding */ pathFolders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Under which name a file of the project is imported, and from which folder. */ 
/**
 * Folders of the project on the path of a run, relative; "." is the project itself.
 * @param ran `sys.path` at the end of the run
 */ function pathFolders(interpreter, project, ran) {
    const within = (paths)=>[
            ...new Set(paths.map((path)=>inProject(path, project)).filter((folder)=>folder !== null))
        ];
    const standing = within(interpreter.facts.path);
    return {
        added: within(ran).filter((folder)=>!standing.includes(folder)),
        standing
    };
}
function inProject(path, project) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(project, path).replaceAll("\\", "/");
    return name.startsWith("..") || name.startsWith("/") ? null : name === "" ? "." : name;
}
/**
 * Null for a file whose name is no module's. The root is the folder above the outermost `__init__.py`; where that lies in
 * a folder on the path, which makes it a part of a namespace package, the folder on the path.
 */ function placeOf(file, files, onPath) {
    let root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file);
    while(root !== "." && files.has(`${root}/__init__.py`))root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root);
    const above = onPath.filter((folder)=>folder !== "." && (root === folder || root.startsWith(`${folder}/`))).sort((a, b)=>b.length - a.length)[0];
    root = above ?? root;
    const path = (root === "." ? file : file.slice(root.length + 1)).replace(/(?:\/__init__)?\.py$/, "");
    const module = path.replaceAll("/", ".");
    return /^[^\W\d]\w*(?:\.[^\W\d]\w*)*$/u.test(module) && module !== "__init__" ? {
        file,
        module,
        root
    } : null;
}


/***/ }),

/***/ 87770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isRed)
/* harmony export */ });
/** What a question about single tests takes and gives, whichever way it is answered. */ /** Neither passed nor skipped. */ function isRed(trial) {
    return trial.outcome !== "passed" && trial.outcome !== "skipped";
}


/***/ }),

/***/ 35159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _pytest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96179);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10338);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70098);
/* harmony import */ var _lab_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76041);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27356);
/** Questions about single tests, answered by forks of one collecting process or, where it cannot fork, by fresh processes. */ 




/** Answers all questions, in their order. A question that got no answer is said in `notRun`. */ async function ask(lab, way, inquiry) {
    if (inquiry.questions.length === 0) return [];
    const forked = way === "fork" ? await askEngine(lab, inquiry) : null;
    const answers = forked ?? await (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .processAnswers */ .f)(lab, inquiry);
    for (const a of answers){
        if (a.how !== "done" && a.how !== "turned" && a.how !== "clean" && a.how !== "outside") {
            lab.context.notRun.push({
                step: `${WORDS[a.question.ask]} ${a.question.node}`,
                reason: a.reason ?? REASONS[a.how]
            });
        }
    }
    return answers;
}
const WORDS = {
    alone: "alone:",
    company: "in company:",
    imports: "beside other imports:",
    leaks: "what leaks into",
    vary: "one factor changed:"
};
const REASONS = {
    unsteady: "the same steps gave both outcomes",
    died: "the process ended on the way",
    "out-of-time": "the time budget was used up",
    "not-collected": "pytest did not collect it",
    trouble: "the engine failed"
};
/** Null where the process that collected cannot be forked. */ async function askEngine(lab, inquiry) {
    const { context } = lab;
    const plan = (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .planEngine */ .K)(context, inquiry);
    const { ran, facts } = await (0,_pytest_js__WEBPACK_IMPORTED_MODULE_0__/* .runPytest */ .d)(context, lab.interpreter, lab.neutral, {
        stepId: "S3",
        action: "pytest.isolate",
        args: [
            "-q",
            ...inquiry.files.map(_reproduce_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeArgument */ .Yu),
            "--continue-on-collection-errors",
            "--tb=short"
        ],
        settings: {
            engine: plan.settings
        }
    });
    return (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswers */ .M)(lab, plan, inquiry.questions, ran, (0,_lab_js__WEBPACK_IMPORTED_MODULE_3__/* .toProject */ .l4)(lab, facts));
}


/***/ }),

/***/ 70098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ planEngine),
  M: () => (/* binding */ readAnswers)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/probe/outcomes.js
var outcomes = __webpack_require__(97391);
// EXTERNAL MODULE: ./src/probe/paths.js
var paths = __webpack_require__(87372);
// EXTERNAL MODULE: ./src/probe/isolate/answer.js
var answer = __webpack_require__(87770);
// EXTERNAL MODULE: ./src/probe/isolate/lab.js
var isolate_lab = __webpack_require__(76041);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(55686);
// EXTERNAL MODULE: ./src/probe/facts.js
var facts = __webpack_require__(8483);
;// CONCATENATED MODULE: ./src/probe/isolate/isolation.js
/** What experiments say of one failing node: alone or in company, always or sometimes, who pollutes, what leaks. */ /** Where state lives that a test can leave changed. */ const LEAKS = [
    "module-global",
    "class-attribute",
    "default-argument",
    "fixture",
    "cache",
    "env",
    "cwd",
    "sys.path",
    "sys.modules",
    "warnings",
    "logging",
    "locale",
    "event-loop-policy",
    "signal-handler",
    "file",
    "other"
];

;// CONCATENATED MODULE: ./src/probe/isolate/replies.js
/** What the engine (`_python_trace_engine.py`) says, as schemas, and the questions that it takes. */ 



const value = schemas/* union */.KCZ([
    schemas/* number */.aig(),
    schemas/* string */.YjP()
]).nullable();
const ask = schemas/* enum */.k5n([
    "alone",
    "company",
    "imports",
    "vary",
    "leaks"
]);
const trial = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("trial"),
    node: schemas/* string */.YjP(),
    ask,
    outcome: schemas/* enum */.k5n([
        "passed",
        "skipped",
        "failed",
        "died",
        "hung"
    ]),
    message: schemas/* string */.YjP(),
    seconds: schemas/* number */.aig(),
    /** What its code may depend on, told from the functions that it called; of the first run alone only. */ touches: schemas/* array */.YOg(schemas/* enum */.k5n([
        "hash",
        "clock",
        "random",
        "timing"
    ])),
    /** What was run (or imported) before it in the same process. */ before: schemas/* array */.YOg(schemas/* string */.YjP()),
    factor: schemas/* string */.YjP().nullable(),
    value,
    /** What the plugin told of it, where it failed. */ facts: schemas/* array */.YOg(facts/* fact */.fK)
});
const replies_answer = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("answer"),
    node: schemas/* string */.YjP(),
    ask,
    /** "outside": it is turned for good, in processes that ran nothing else too; a file or the like carries the state. */ how: schemas/* enum */.k5n([
        "done",
        "turned",
        "clean",
        "outside",
        "unsteady",
        "died",
        "out-of-time",
        "not-collected",
        "trouble"
    ]),
    reason: schemas/* string */.YjP().nullable()
});
const leak = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("leak"),
    node: schemas/* string */.YjP(),
    what: schemas/* enum */.k5n(LEAKS),
    name: schemas/* string */.YjP(),
    before: schemas/* string */.YjP(),
    after: schemas/* string */.YjP(),
    /** What came of putting it back before the victim ran. */ role: schemas/* enum */.k5n([
        "decides",
        "decides-together",
        "beside"
    ]),
    /** As Python saw it: absolute. */ file: schemas/* string */.YjP().nullable(),
    line: schemas/* number */.aig().int().nullable()
});
const reply = schemas/* discriminatedUnion */.gMt("t", [
    schemas/* object */.Ikc({
        t: schemas/* literal */.euz("way"),
        way: schemas/* enum */.k5n([
            "fork",
            "process"
        ]),
        reason: schemas/* string */.YjP().nullable()
    }),
    trial,
    replies_answer,
    leak,
    /** A test that undoes what the polluters left. */ schemas/* object */.Ikc({
        t: schemas/* literal */.euz("cleaner"),
        node: schemas/* string */.YjP(),
        cleaner: schemas/* string */.YjP()
    }),
    schemas/* object */.Ikc({
        t: schemas/* literal */.euz("flip"),
        node: schemas/* string */.YjP(),
        factor: schemas/* enum */.k5n([
            "random-seed",
            "time-zone",
            "clock",
            "cpu-load"
        ]),
        failing: value,
        passing: value
    }),
    schemas/* object */.Ikc({
        t: schemas/* literal */.euz("trouble"),
        where: schemas/* string */.YjP(),
        message: schemas/* string */.YjP()
    })
]);
const signed = schemas/* looseObject */._H3({
    k: schemas/* string */.YjP()
});
/** Reads the engine's replies; lines of another nonce or shape are left out. A missing file holds none. */ function readReplies(path, nonce) {
    if (!(0,external_node_fs_.existsSync)(path)) return [];
    return (0,external_node_fs_.readFileSync)(path, "utf8").split("\n").flatMap((line)=>{
        try {
            const sign = signed.safeParse(JSON.parse(line));
            const read = sign.success && sign.data.k === nonce ? reply.safeParse(sign.data) : null;
            return read?.success === true ? [
                read.data
            ] : [];
        } catch  {
            return [];
        }
    });
}

;// CONCATENATED MODULE: ./src/probe/isolate/engine.js
/** The engine in a run of pytest: what it is told, and what it answered. */ 








function planEngine(context, { stage, seconds, questions }) {
    const nonce = (0,external_node_crypto_.randomBytes)(12).toString("hex");
    const scratch = (0,external_node_path_.join)(context.scratch, `engine-${nonce}`);
    (0,external_node_fs_.mkdirSync)(scratch);
    const reply = (0,external_node_path_.join)(scratch, "replies.jsonl");
    const { project, nodeTimeoutMs } = context.inputs;
    return {
        reply,
        nonce,
        settings: {
            reply,
            nonce,
            scratch,
            project,
            node_timeout: nodeTimeoutMs / 1000,
            seconds,
            stage,
            questions
        }
    };
}
/**
 * @param facts of the run that the engine was in, relative to the project
 * @returns null where the process could not be forked
 */ function readAnswers(lab, plan, questions, ran, facts) {
    const { context } = lab;
    const replies = readReplies(plan.reply, plan.nonce);
    const why = replies.find((r)=>r.t === "way");
    if (why?.way === "process") {
        context.recorder.record({
            surface: "cognitive",
            step_id: "S3",
            action: "engine.choose",
            marker: "REASON",
            note: `each run in a fresh process: ${why.reason ?? ""}`
        });
        return null;
    }
    const end = ran.timedOut || (0,src_context/* timeLeft */.f)(context) === 0 ? "out-of-time" : why === undefined ? "not-collected" : "trouble";
    const items = facts.filter((f)=>f.t === "item");
    return questions.map((question)=>{
        const own = answered(question, replies, end, context.inputs.project);
        // Of many questions of one run only some are answered: what was not tried shows nothing.
        if (own.trials.length === 0 && own.how === end) return {
            ...own,
            evidence: [],
            failure: null
        };
        const evidence = context.recorder.fromCommand(ran, claimOf(own), ran.output.split("\n").filter((l)=>l.startsWith(question.node)).join("\n") || ran.output.slice(-1400));
        return {
            ...own,
            evidence: [
                evidence
            ],
            failure: failureOf(lab, own.trials, items, evidence)
        };
    });
}
function answered(question, replies, otherwise, project) {
    const mine = replies.filter((r)=>"node" in r && r.node === question.node && (!("ask" in r) || r.ask === question.ask));
    const inCompany = replies.findLast((r)=>r.t === "trial" && r.node === question.node && r.ask === "company");
    const answer = mine.find((r)=>r.t === "answer");
    return {
        question: question.ask === "leaks" && question.before.length === 0 && inCompany?.t === "trial" ? {
            ...question,
            before: inCompany.before
        } : question,
        how: answer?.how ?? otherwise,
        reason: answer?.reason ?? null,
        trials: mine.filter((r)=>r.t === "trial"),
        leaks: question.ask === "leaks" || answer?.how === "outside" ? mine.flatMap((r)=>r.t === "leak" ? [
                leakOf(r, project)
            ] : []) : [],
        cleaners: question.ask === "leaks" ? mine.flatMap((r)=>r.t === "cleaner" ? [
                r.cleaner
            ] : []) : [],
        flip: question.ask === "vary" ? mine.find((r)=>r.t === "flip") ?? null : null
    };
}
function leakOf({ what, name, before, after, role, file, line }, project) {
    return {
        what,
        name,
        before,
        after,
        role,
        file: file === null ? null : (0,paths/* toProject */.l4)(file, project),
        line
    };
}
/** One sentence on what came of a question. */ function claimOf({ question, how, trials, leaks }) {
    const failed = `${String(trials.filter(answer/* isRed */.i).length)} of ${String(trials.length)} failed`;
    const last = trials.at(-1);
    switch(question.ask){
        case "alone":
            return `alone, each time in a fork of its own: ${failed}`;
        case "vary":
            return last === undefined ? "no factor that was changed turned the outcome" : `${last.factor ?? ""} changed: ${failed}`;
        case "company":
        case "imports":
            if (how === "outside") return `${trials[0]?.outcome ?? "unknown"} before all others; once they ran: ${last?.outcome ?? "unknown"} in a process without them too, and ${last?.before.join(" and ") ?? ""} writes ${leaks.slice(0, 3).map((l)=>l.name).join(", ")}`;
            if (last === undefined && how === "clean") return "no other test of its files comes before it";
            return last === undefined || last.before.length === 0 ? `nothing before it turned the outcome: ${failed}` : `after ${last.before.join(" and ")}: ${last.outcome}; without: ${trials[0]?.outcome ?? "unknown"}`;
        case "leaks":
            return leaksClaim(question.before, leaks);
    }
}
function leaksClaim(before, leaks) {
    const by = before.join(" and ");
    const decisive = leaks.filter((l)=>l.role !== "beside").map((l)=>l.name);
    if (decisive.length > 0) return `${by} leaves ${decisive.join(", ")} changed; with ${decisive.length === 1 ? "just this" : "these"} put back the outcome turns again`;
    return leaks.length === 0 ? `no state that is looked at differs after ${by}` : `${by} leaves ${leaks.slice(0, 3).map((l)=>l.name).join(", ")} changed`;
}
/** The failure of the first trial that failed, as a rule reads it. */ function failureOf(lab, trials, items, evidence) {
    const red = trials.find((t)=>(0,answer/* isRed */.i)(t) && t.facts.length > 0);
    if (red === undefined) return null;
    const facts = [
        ...items.filter((i)=>i.node === red.node),
        ...(0,isolate_lab/* toProject */.l4)(lab, red.facts)
    ];
    return (0,outcomes/* outcomes */.K)(facts, ()=>evidence).failures[0] ?? null;
}


/***/ }),

/***/ 76041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kr: () => (/* binding */ hashSeed),
/* harmony export */   l4: () => (/* binding */ toProject),
/* harmony export */   pn: () => (/* binding */ fresh)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97391);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87372);
/* harmony import */ var _pytest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96179);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10338);
/** What every experiment needs, and the one that verdicts rest on: a run in a fresh process, as a person would type it. */ 



/** Runs nodes in a process of their own. A node in which the process ended or hung has failed. */ async function fresh(lab, question) {
    const { context } = lab;
    const left = (question.importOnly ?? []).flatMap((file)=>[
            "--deselect",
            file
        ]);
    // A module that cannot be imported is a node of its own: the others run all the same.
    const modules = question.run.some((id)=>!id.includes("::") && !(question.importOnly ?? []).includes(id));
    const { ran, facts: told } = await (0,_pytest_js__WEBPACK_IMPORTED_MODULE_1__/* .runPytest */ .d)(context, lab.interpreter, lab.neutral, {
        stepId: "S3",
        action: "pytest.isolate",
        args: [
            "-q",
            ...question.run.map(_reproduce_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeArgument */ .Yu),
            ...left,
            ...modules && question.run.length > 1 ? [
                "--continue-on-collection-errors"
            ] : [],
            "--tb=short"
        ],
        ...question.env === undefined ? {} : {
            env: question.env
        },
        ...question.factor === undefined ? {} : {
            settings: {
                factor: question.factor
            }
        }
    });
    const facts = toProject(lab, told);
    const failed = failedNodes(facts);
    const nodes = question.run.filter((n)=>!(question.importOnly ?? []).includes(n));
    const red = nodes.filter((n)=>failed.has(n));
    const one = nodes.length === 1 ? nodes[0] : undefined;
    const claim = one === undefined ? `${question.about}: ${String(red.length)} of ${String(nodes.length)} failed` : `${question.about}: ${red.length === 1 ? "fails" : ran.exitCode === 0 ? "passes" : "not run to its end"} (exit ${String(ran.exitCode ?? ran.signal)})`;
    const evidence = context.recorder.fromCommand(ran, claim, ran.output.slice(-1400));
    const { failures, passed } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomes */ .K)(facts, ()=>evidence);
    return {
        evidence,
        failures,
        failed,
        passed,
        started: facts.flatMap((f)=>f.t === "start" ? [
                f.node
            ] : []),
        facts
    };
}
/** Facts with paths and ids relative to the project. */ function toProject(lab, facts) {
    const project = lab.context.inputs.project;
    const rootdir = facts.find((f)=>f.t === "session")?.rootdir ?? lab.interpreter.facts.pytest?.rootdir ?? project;
    return facts.map((f)=>(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .factToProject */ .Rb)(f, rootdir, project));
}
/** A hash seed for runs that are to be alike in it, or to differ; where the step sets one, CI ran with it and it stays. */ function hashSeed(lab, seed) {
    const set = lab.context.env["PYTHONHASHSEED"];
    return set === undefined || set === "random" ? {
        PYTHONHASHSEED: String(seed)
    } : {};
}
function failedNodes(facts) {
    const failed = new Set();
    const open = new Set();
    for (const f of facts){
        if (f.t === "start") open.add(f.node);
        if (f.t === "report" && f.phase === "teardown") open.delete(f.node);
        if (f.t === "report" && f.outcome === "failed" || f.t === "collect-error" || f.t === "hang") failed.add(f.node);
    }
    return new Set([
        ...failed,
        ...open
    ]);
}


/***/ }),

/***/ 27356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ collect),
  f: () => (/* binding */ processAnswers)
});

// EXTERNAL MODULE: ./src/context.js
var context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/probe/pytest.js + 1 modules
var pytest = __webpack_require__(96179);
// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(10338);
// EXTERNAL MODULE: ./src/probe/isolate/answer.js
var answer = __webpack_require__(87770);
;// CONCATENATED MODULE: ./src/probe/isolate/least.js
/** The least set of steps that turns an outcome, where each trial is a process of its own. */ /**
 * The least list of steps, in their order, that turns an outcome: the last of them by bisecting the prefixes, the one
 * before it by bisecting the prefixes with it at their end, and so on; then each is left out once.
 * @returns an empty list where all steps together do not turn it, null where the same steps gave both outcomes
 */ async function leastSet(steps, turns) {
    let tail = [];
    let candidates = steps;
    if (candidates.length === 0 || !await turns(candidates)) return [];
    for(;;){
        let [low, high] = [
            0,
            candidates.length
        ];
        while(high - low > 1){
            const middle = low + high >> 1;
            if (await turns([
                ...candidates.slice(0, middle),
                ...tail
            ])) high = middle;
            else low = middle;
        }
        tail = [
            ...candidates.slice(high - 1, high),
            ...tail
        ];
        candidates = candidates.slice(0, high - 1);
        if (await turns(tail)) break;
        if (candidates.length === 0) return null;
    }
    return withoutIdle(tail, turns);
}
/** What is left of a set that turns the outcome when each step that it can do without is taken out. */ async function withoutIdle(set, turns) {
    let left = set;
    for (const step of set.length > 1 ? set : []){
        const fewer = left.filter((s)=>s !== step);
        if (await turns(fewer)) left = fewer;
    }
    return left;
}

// EXTERNAL MODULE: ./src/probe/isolate/lab.js
var isolate_lab = __webpack_require__(76041);
;// CONCATENATED MODULE: ./src/probe/isolate/processes.js
/** The same questions as the engine's, answered by fresh processes: where Python cannot fork. Slower, so bounded by time. */ 





class OutOfTime extends Error {
}
/** Answers in order; what is found for one question is tried first on the next. */ async function processAnswers(lab, inquiry) {
    const until = performance.now() + inquiry.seconds * 1000;
    const known = [];
    let collected = null;
    const answers = [];
    for (const question of inquiry.questions){
        const bench = new Bench(lab, question, until);
        let told = {
            how: "out-of-time",
            reason: null,
            flip: null
        };
        try {
            if (question.ask === "company" && question.order.length === 0) collected ??= await collect(lab, inquiry.files);
            told = await processes_answer(bench, question, collected ?? [], known);
        } catch (thrown) {
            if (!(thrown instanceof OutOfTime)) throw thrown;
        }
        answers.push({
            question,
            ...told,
            leaks: [],
            cleaners: [],
            trials: bench.trials,
            failure: bench.failure,
            evidence: bench.evidence
        });
    }
    return answers;
}
async function processes_answer(bench, question, collected, known) {
    switch(question.ask){
        case "alone":
            for(let n = 0; n < question.times; n += 1)await bench.trial({
                about: `alone, ${String(n + 1)} of ${String(question.times)}`
            });
            return {
                how: "done",
                reason: null,
                flip: null
            };
        case "company":
            {
                const order = question.order.length > 0 ? question.order : collected;
                return least(bench, order.slice(0, Math.max(0, order.indexOf(question.node))), known);
            }
        case "imports":
            return least(bench, question.files, known);
        case "vary":
            return vary(bench, question);
        case "leaks":
            if (question.before.length === 0) return {
                how: "clean",
                reason: null,
                flip: null
            };
            return {
                how: "trouble",
                reason: "state can only be compared where the process can be forked",
                flip: null
            };
    }
}
async function least(bench, steps, known) {
    const done = (how)=>({
            how,
            reason: null,
            flip: null
        });
    const base = (0,answer/* isRed */.i)(await bench.trial({
        about: "alone"
    }));
    const turns = async (before)=>(0,answer/* isRed */.i)(await bench.trial({
            before,
            about: `after ${String(before.length)} others`
        })) !== base;
    let found = null;
    for (const set of known){
        if (found === null && set.every((s)=>steps.includes(s)) && await turns(set)) found = await withoutIdle(set, turns);
    }
    found ??= await leastSet(steps, turns);
    if (found === null) return done("unsteady");
    if (found.length === 0) return done("clean");
    known.push(found);
    await bench.trial({
        before: found,
        about: `after ${found.join(" and ")}`
    });
    return done("turned");
}
async function vary(bench, question) {
    const base = (0,answer/* isRed */.i)(await bench.trial({
        about: "as it is"
    }));
    for (const [factor, values] of question.factors){
        const seen = new Map(question.base === "steady" ? [
            [
                base,
                null
            ]
        ] : []);
        for (const value of values){
            const red = (0,answer/* isRed */.i)(await bench.trial({
                factor: [
                    factor,
                    value
                ],
                about: `${factor} ${String(value)}`
            }));
            if (!seen.has(red)) seen.set(red, value);
            if (seen.size < 2) continue;
            if (await eachTime(bench, factor, seen, question.times)) {
                const flip = {
                    t: "flip",
                    node: question.node,
                    factor,
                    failing: seen.get(true) ?? null,
                    passing: seen.get(false) ?? null
                };
                return {
                    how: "turned",
                    reason: null,
                    flip
                };
            }
            break;
        }
    }
    return {
        how: "clean",
        reason: null,
        flip: null
    };
}
async function eachTime(bench, factor, seen, times) {
    for (const [failed, value] of seen){
        for(let n = 0; n < times; n += 1){
            const trial = await bench.trial({
                ...value === null ? {} : {
                    factor: [
                        factor,
                        value
                    ]
                },
                about: `${factor} ${String(value ?? "as it is")}`
            });
            if ((0,answer/* isRed */.i)(trial) !== failed) return false;
        }
    }
    return true;
}
/** The trials of one question. */ class Bench {
    lab;
    question;
    until;
    trials = [];
    evidence = [];
    failure = null;
    constructor(lab, question, until){
        this.lab = lab;
        this.question = question;
        this.until = until;
    }
    async trial(how) {
        if ((0,context/* timeLeft */.f)(this.lab.context) === 0 || performance.now() > this.until) throw new OutOfTime();
        const { node, ask } = this.question;
        const before = how.before ?? [];
        const first = this.question.ask === "imports" && this.question.place === "first";
        const done = await (0,isolate_lab/* fresh */.pn)(this.lab, {
            run: first ? [
                node,
                ...before
            ] : [
                ...before,
                node
            ],
            about: how.about,
            ...ask === "imports" ? {
                importOnly: before
            } : {},
            ...how.factor === undefined ? {} : {
                factor: how.factor
            }
        });
        this.evidence.push(done.evidence);
        this.failure ??= done.failures.find((f)=>f.node === node) ?? null;
        const trial = told(node, ask, done, before, how.factor ?? null);
        this.trials.push(trial);
        return trial;
    }
}
function told(node, ask, done, before, factor) {
    const failure = done.failures.find((f)=>f.node === node);
    const raised = failure?.exceptions[0];
    return {
        t: "trial",
        node,
        ask,
        before: [
            ...before
        ],
        factor: factor?.[0] ?? null,
        value: factor?.[1] ?? null,
        facts: [],
        touches: [],
        outcome: failure !== undefined ? "failed" : done.failed.has(node) ? "died" : done.passed.has(node) ? "passed" : "skipped",
        message: raised === undefined ? "" : `${raised.type}: ${raised.message.split("\n", 1)[0] ?? ""}`,
        seconds: done.evidence.source.duration_ms / 1000
    };
}
/** Node ids in the order in which pytest collects them from these files; from the project's own paths where there are none. */ async function collect(lab, files) {
    const { facts } = await (0,pytest/* runPytest */.d)(lab.context, lab.interpreter, lab.neutral, {
        stepId: "S3",
        action: "pytest.collect",
        args: [
            "--collect-only",
            "-q",
            ...files.map(reproduce/* nodeArgument */.Yu),
            "--continue-on-collection-errors"
        ]
    });
    return (0,isolate_lab/* toProject */.l4)(lab, facts).flatMap((f)=>f.t === "item" ? [
            f.node
        ] : []);
}


/***/ }),

/***/ 66591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ repeatAlone),
/* harmony export */   PW: () => (/* binding */ questionsOf),
/* harmony export */   aO: () => (/* binding */ TRIALS)
/* harmony export */ });
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35159);
/* harmony import */ var _lab_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76041);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99297);
/** Nodes that failed in the plain re-run, again: alone, N times, and together in another order under another hash seed. */ 


/** Trials of all nodes together; beyond, each gets fewer, two at least. */ const TRIALS = 150;
/** Of more nodes than this it is not asked whether they need another test of their files, nor for longer than so many seconds. */ const FEW = 3;
const SECONDS = 10;
/**
 * What is asked of nodes that fail by themselves.
 * @param order in which CI ran the tests: one that failed behind others there, and alone here, needs none of them
 * @param reruns how often each is run alone, where their number allows it
 * @param trials of all nodes together
 */ function questionsOf(nodes, order, reruns, trials = TRIALS) {
    const times = Math.min(reruns, Math.max(2, Math.floor(trials / Math.max(1, nodes.length))));
    const lonely = nodes.length > FEW ? [] : nodes.filter((n)=>order.indexOf(n) < 1);
    return [
        ...nodes.map((node)=>({
                ask: "alone",
                node,
                times
            })),
        ...lonely.map((node)=>({
                ask: "company",
                node,
                order: [],
                seconds: SECONDS
            }))
    ];
}
/**
 * Repeats them one process after the other: tests of one project at the same time may disturb each other.
 * @param known what the plain re-run answered already (see `Aside`)
 * @param order see `questionsOf`
 */ async function repeatAlone(lab, way, subjects, known, order, reruns) {
    const tests = subjects.filter((s)=>s.node.includes("::"));
    const has = (q)=>known.some((a)=>a.question.ask === q.ask && a.question.node === q.node);
    const questions = questionsOf(tests.map((s)=>s.node), order, reruns).filter((q)=>(q.ask === "alone" || way === "fork") && !has(q));
    const asked = new Set(questions.map((q)=>q.node));
    const answers = [
        ...known,
        ...await (0,_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .k)(lab, way, {
            stage: "after-collection",
            files: [
                ...new Set(tests.filter((s)=>asked.has(s.node)).map((s)=>s.file))
            ],
            seconds: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u)(lab, 0.3),
            questions
        })
    ];
    const needy = [];
    for (const answer of answers){
        const subject = subjects.find((s)=>s.node === answer.question.node);
        if (answer.question.ask === "alone") subject?.addAnswer(answer);
        else if (subject !== undefined && answer.how === "turned") needy.push([
            subject,
            answer
        ]);
    }
    if (subjects.length === 1 && tests.length === 1) return {
        mirror: null,
        needy
    };
    const mirror = await (0,_lab_js__WEBPACK_IMPORTED_MODULE_1__/* .fresh */ .pn)(lab, {
        run: subjects.map((s)=>s.node).reverse(),
        env: (0,_lab_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSeed */ .kr)(lab, 1),
        about: `in a fresh process${subjects.length > 1 ? ", in reverse order" : ""}, with another hash seed`
    });
    for (const subject of subjects)subject.addFresh(mirror);
    return {
        mirror,
        needy
    };
}


/***/ }),

/***/ 99297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ share)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82754);
/** How much of the time budget an inquiry may take. */ 
/** Seconds: a share of what is left. */ function share(lab, part) {
    return (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .timeLeft */ .f)(lab.context) * part / 1000;
}


/***/ }),

/***/ 97391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ outcomes)
/* harmony export */ });
/** The plugin's facts of one or more runs, put together per node. */ /** @param facts of one run, paths made relative to the project */ function outcomes(facts, evidence) {
    const items = new Map();
    const state = new Map();
    const skipped = new Map();
    const failures = [];
    for (const fact of facts){
        if (fact.t === "item") items.set(fact.node, fact);
        else if (fact.t === "start") state.set(fact.node, "started");
        else if (fact.t === "collect-error") {
            failures.push({
                type: "test",
                node: fact.node,
                phase: "collect",
                exceptions: fact.exceptions,
                assertion: null,
                longrepr: fact.longrepr,
                item: null,
                evidence: evidence(fact.node)
            });
        } else if (fact.t === "report") {
            if (fact.outcome === "failed") {
                failures.push({
                    type: "test",
                    node: fact.node,
                    phase: fact.phase,
                    exceptions: fact.exceptions,
                    assertion: fact.assertion,
                    longrepr: fact.longrepr,
                    item: items.get(fact.node) ?? null,
                    evidence: evidence(fact.node)
                });
                state.set(fact.node, "failed");
            } else if (fact.outcome === "skipped" && state.get(fact.node) !== "failed") {
                state.set(fact.node, "skipped");
                skipped.set(fact.node, fact.xfail ?? fact.skip_reason ?? "");
            } else if (fact.phase === "teardown" && state.get(fact.node) === "started") state.set(fact.node, "passed");
        }
    }
    const withState = (wanted)=>[
            ...state
        ].filter(([, s])=>s === wanted).map(([node])=>node);
    return {
        passed: new Set(withState("passed")),
        skipped,
        failures,
        unfinished: withState("started")
    };
}


/***/ }),

/***/ 87372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rb: () => (/* binding */ factToProject),
/* harmony export */   l4: () => (/* binding */ toProject)
/* harmony export */ });
/* unused harmony exports toProjectNode, exceptionsToProject */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Paths as Python saw them (absolute) to paths of the report (relative to the project). */ 
/** A path inside the project becomes relative to it, with forward slashes; any other stays as it is. */ function toProject(file, project) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(project, file);
    if (file.startsWith("<") || !absolute.startsWith(project + node_path__WEBPACK_IMPORTED_MODULE_0__.sep)) return file;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(project, absolute).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
}
/**
 * A node id as pytest has it (relative to its rootdir) to one that is relative to the project, as pytest's summary prints
 * it when run there (`Config.cwd_relative_nodeid`).
 */ function toProjectNode(node, rootdir, project) {
    if (node === "" || rootdir === project) return node;
    const [file = "", ...rest] = node.split("::");
    return [
        (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(project, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rootdir, file)).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/"),
        ...rest
    ].join("::");
}
const frames = (list, project)=>list.map((f)=>({
            ...f,
            file: toProject(f.file, project)
        }));
const origins = (list, project)=>list.map((p)=>({
            ...p,
            file: toProject(p.file, project)
        }));
function exceptionsToProject(list, project) {
    const file = (name)=>name === null ? null : toProject(name, project);
    return list.map((e)=>({
            ...e,
            frames: frames(e.frames, project),
            import: e.import && {
                ...e.import,
                path: file(e.import.path)
            },
            attribute: e.attribute && {
                ...e.attribute,
                owner_file: file(e.attribute.owner_file)
            },
            syntax: e.syntax && {
                ...e.syntax,
                file: file(e.syntax.file)
            },
            fixture: e.fixture && {
                ...e.fixture,
                stack: e.fixture.stack.map((s)=>({
                        ...s,
                        file: toProject(s.file, project)
                    }))
            },
            call: e.call && {
                ...e.call,
                file: file(e.call.file)
            }
        }));
}
/** All paths and node ids of a fact, made relative to the project. */ function factToProject(fact, rootdir, project) {
    const inProject = (node)=>node === null ? null : toProjectNode(node, rootdir, project);
    const moved = "node" in fact ? {
        ...fact,
        node: toProjectNode(fact.node, rootdir, project)
    } : fact;
    switch(moved.t){
        case "item":
            return {
                ...moved,
                file: toProject(moved.file, project),
                fixtures: moved.fixtures.map((f)=>({
                        ...f,
                        file: f.file === null ? null : toProject(f.file, project)
                    }))
            };
        case "collect-error":
            return {
                ...moved,
                file: moved.file === null ? null : toProject(moved.file, project),
                exceptions: exceptionsToProject(moved.exceptions, project)
            };
        case "unraisable":
            return {
                ...moved,
                exceptions: exceptionsToProject(moved.exceptions, project),
                created: origins(moved.created, project)
            };
        case "loops":
            return {
                ...moved,
                objects: moved.objects.map((o)=>({
                        ...o,
                        file: toProject(o.file, project)
                    })),
                loops: moved.loops.map((l)=>({
                        ...l,
                        made: origins(l.made, project),
                        closed: l.closed === null ? null : origins(l.closed, project),
                        made_in: inProject(l.made_in),
                        closed_in: inProject(l.closed_in)
                    }))
            };
        case "report":
        case "broken":
            return {
                ...moved,
                exceptions: exceptionsToProject(moved.exceptions, project)
            };
        case "warning":
            return {
                ...moved,
                file: toProject(moved.file, project)
            };
        case "dropped-coroutine":
            return {
                ...moved,
                defined: {
                    ...moved.defined,
                    file: toProject(moved.defined.file, project)
                },
                created: origins(moved.created, project)
            };
        case "hang":
            return {
                ...moved,
                threads: moved.threads.map((t)=>({
                        ...t,
                        frames: frames(t.frames, project)
                    })),
                tasks: moved.tasks.map((t)=>({
                        ...t,
                        frames: frames(t.frames, project)
                    }))
            };
        case "leaked-task":
            return {
                ...moved,
                created: origins(moved.created, project),
                frames: frames(moved.frames, project)
            };
        case "blocked":
            return {
                ...moved,
                frames: frames(moved.frames, project)
            };
        case "caught":
            return {
                ...moved,
                exception: exceptionsToProject([
                    moved.exception
                ], project)[0] ?? moved.exception,
                handler: {
                    ...moved.handler,
                    file: toProject(moved.handler.file, project)
                }
            };
        case "coverage":
            return {
                ...moved,
                files: Object.fromEntries(Object.entries(moved.files).map(([file, lines])=>[
                        toProject(file, project),
                        lines
                    ]))
            };
        case "modules":
            return {
                ...moved,
                path: moved.path.map((entry)=>entry === "" ? project : entry),
                modules: Object.fromEntries(Object.entries(moved.modules).map(([name, file])=>[
                        name,
                        toProject(file, project)
                    ]))
            };
        case "session":
        case "start":
        case "finish":
        case "trouble":
            return moved;
    }
}


/***/ }),

/***/ 96179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ neutralSettings),
  d: () => (/* binding */ runPytest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/env/bytecode.js
var bytecode = __webpack_require__(63054);
// EXTERNAL MODULE: ./src/env/addopts.js
var env_addopts = __webpack_require__(45020);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(55686);
// EXTERNAL MODULE: ./src/probe/facts.js
var facts = __webpack_require__(8483);
;// CONCATENATED MODULE: ./src/probe/channel.js
/** Reads what the plugin wrote: JSON lines of this run's nonce, each checked by its schema. */ 



const signed = schemas/* object */.Ikc({
    k: schemas/* string */.YjP()
});
/** More than this is not read: the code under test could write the channel full. */ const LARGEST = 256 << 20;
/** @param path the channel's file; a missing one is an empty one (the interpreter died before our plugin was loaded) */ function readChannel(path, nonce) {
    if (!(0,external_node_fs_.existsSync)(path)) return {
        facts: [],
        refused: 0,
        cut: false
    };
    const fd = (0,external_node_fs_.openSync)(path, "r");
    try {
        const size = (0,external_node_fs_.fstatSync)(fd).size;
        const facts = [];
        let refused = 0;
        const decoder = new external_node_string_decoder_.StringDecoder("utf8");
        const chunk = Buffer.alloc(1 << 20);
        let rest = "";
        for(let at = 0; at < Math.min(size, LARGEST);){
            const got = (0,external_node_fs_.readSync)(fd, chunk, 0, chunk.length, at);
            if (got === 0) break;
            at += got;
            const lines = (rest + decoder.write(chunk.subarray(0, got))).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines){
                const read = parse(line, nonce);
                if (read === null) refused += 1;
                else facts.push(read);
            }
        }
        return {
            facts,
            refused: refused + (rest === "" ? 0 : 1),
            cut: size > LARGEST
        };
    } finally{
        (0,external_node_fs_.closeSync)(fd);
    }
}
function parse(line, nonce) {
    let value;
    try {
        value = JSON.parse(line);
    } catch  {
        return null;
    }
    const sign = signed.safeParse(value);
    if (!sign.success || sign.data.k !== nonce) return null;
    const read = facts/* fact */.fK.safeParse(value);
    return read.success ? read.data : null;
}

// EXTERNAL MODULE: ./src/probe/stacks.js
var probe_stacks = __webpack_require__(36595);
;// CONCATENATED MODULE: ./src/probe/pytest.js
/** One run of the project's pytest through our plugin: the argv is what a person would type. */ 







/** Works out, once a run, what to neutralise. */ function neutralSettings(context, interpreter) {
    const isPath = namesSomething(context);
    const addopts = interpreter.facts.pytest?.addopts ?? {
        config: [],
        env: []
    };
    const config = (0,env_addopts/* neutralise */.$)(addopts.config, isPath);
    const env = (0,env_addopts/* neutralise */.$)(addopts.env, isPath);
    const own = ownArguments(context, []);
    const shuffles = interpreter.facts.distributions.some((d)=>d.name.toLowerCase() === "pytest-randomly") && ![
        ...config.kept,
        ...env.kept
    ].join(" ").includes("no:randomly");
    const args = [
        ...config.removed.length > 0 ? [
            "-o",
            `addopts=${(0,env_addopts/* shlexJoin */.r)(config.kept)}`
        ] : [],
        ...shuffles ? [
            "-p",
            "no:randomly"
        ] : []
    ];
    // pytest's own cache would be written into the checkout.
    const cacheOff = [
        ...config.kept,
        ...env.kept,
        ...own.kept
    ].join(" ").includes("no:cacheprovider");
    const ownEnv = [
        ...env.kept,
        ...cacheOff ? [] : [
            "-o",
            `cache_dir=${(0,external_node_path_.join)(context.scratch, "pytest-cache")}`
        ]
    ];
    return {
        args,
        env: {
            PYTEST_ADDOPTS: (0,env_addopts/* shlexJoin */.r)(ownEnv)
        },
        said: [
            ...config.removed.map((r)=>`addopts: ${r}`),
            ...env.removed.map((r)=>`PYTEST_ADDOPTS: ${r}`),
            ...own.removed.map((r)=>`--pytest-args: ${r}`),
            ...shuffles ? [
                "pytest-randomly (shuffles the order)"
            ] : []
        ]
    };
}
const namesSomething = (context)=>(word)=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(context.inputs.project, word.split("::", 1)[0] ?? word));
/** What of `--pytest-args` goes into a run: a path among them says what a run of the whole suite takes, and widens every other. */ function ownArguments(context, asked) {
    const named = asked.some((word)=>!word.startsWith("-"));
    return (0,env_addopts/* neutralise */.$)(context.inputs.pytestArgs, named ? namesSomething(context) : ()=>false);
}
/** Runs pytest with the plugin loaded. The plugin takes its settings out of the environment before any test sees them. */ async function runPytest(context, interpreter, neutral, question) {
    const nonce = (0,external_node_crypto_.randomBytes)(12).toString("hex");
    const channel = (0,external_node_path_.join)(context.scratch, `channel-${nonce}.jsonl`);
    const stacks = (0,external_node_path_.join)(context.scratch, `stacks-${nonce}.txt`);
    const user = {
        PYTHONPATH: context.env["PYTHONPATH"] ?? null,
        PYTEST_PLUGINS: context.env["PYTEST_PLUGINS"] ?? null,
        PYTEST_ADDOPTS: context.env["PYTEST_ADDOPTS"] ?? null
    };
    const settings = {
        channel,
        nonce,
        stacks,
        node_timeout: context.inputs.nodeTimeoutMs / 1000,
        select: question.select ?? null,
        restore: user,
        ...question.settings
    };
    const join_ = (own, theirs, by)=>theirs ? `${own}${by}${theirs}` : own;
    const words = [
        "-m",
        "pytest",
        ...question.args,
        ...neutral.args,
        ...ownArguments(context, question.args).kept
    ];
    const told = (0,external_node_path_.join)(context.scratch, `settings-${nonce}.json`);
    (0,external_node_fs_.writeFileSync)(told, JSON.stringify(settings));
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            ...words
        ],
        cwd: question.checkout ?? context.inputs.project,
        timeoutMs: Math.min(question.timeoutMs ?? Number.POSITIVE_INFINITY, (0,src_context/* timeLeft */.f)(context)),
        env: {
            ...neutral.env,
            ...question.env,
            PYTHONPATH: join_(context.pythonDir, user.PYTHONPATH, process.platform === "win32" ? ";" : ":"),
            PYTEST_PLUGINS: join_("python_trace_plugin", user.PYTEST_PLUGINS, ","),
            PYTHON_TRACE_PLUGIN: told,
            ...(0,bytecode/* bytecodeEnv */.R)(context, interpreter)
        }
    }, {
        stepId: question.stepId,
        action: question.action,
        shown: [
            ...interpreter.shown,
            ...words
        ]
    });
    const read = readChannel(channel, nonce);
    if (read.refused > 0 || read.cut) {
        context.notRun.push({
            step: question.action,
            reason: `${String(read.refused)} lines of the plugin's channel were refused${read.cut ? ", and it was too large to read whole" : ""}`
        });
    }
    const stuck = read.facts.some((f)=>f.t === "hang") ? null : (0,probe_stacks/* readStacks */.QB)(stacks);
    return {
        ran,
        facts: stuck === null ? read.facts : [
            ...read.facts,
            stuck
        ]
    };
}


/***/ }),

/***/ 10338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xy: () => (/* binding */ batches),
  Jo: () => (/* binding */ isUnder),
  fj: () => (/* binding */ join),
  Yu: () => (/* binding */ nodeArgument),
  cI: () => (/* binding */ readRun),
  CC: () => (/* binding */ reproduce),
  OO: () => (/* binding */ unlessStopped)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: ./src/probe/stacks.js
var stacks = __webpack_require__(36595);
;// CONCATENATED MODULE: ./src/probe/death.js
/** How a run ended before its time, and of what. */ 
/** @returns null for a run that pytest brought to its end */ function deathOf(ran, facts, unfinished, evidence) {
    const broken = facts.find((f)=>f.t === "broken");
    const base = {
        type: "run",
        exceptions: [],
        hang: null,
        signal: ran.signal,
        evidence
    };
    if (broken !== undefined) return {
        ...base,
        what: broken.what,
        node: null,
        message: broken.message,
        exceptions: broken.exceptions
    };
    const hang = facts.find((f)=>f.t === "hang");
    const node = unfinished.at(-1) ?? null;
    if (hang !== undefined) return {
        ...base,
        what: "hang",
        node: hang.node,
        message: `no end after ${String(hang.seconds)} s`,
        hang
    };
    if (ran.timedOut) return {
        ...base,
        what: "hang",
        node,
        message: "no end before the time-out"
    };
    if (facts.some((f)=>f.t === "finish")) return null;
    if (facts.length === 0 && ran.signal === null) {
        return {
            ...base,
            what: "usage",
            node: null,
            message: ran.stderr.trim().split("\n").slice(-4).join("\n") || "pytest did not start"
        };
    }
    const how = `the interpreter ended ${ran.signal === null ? `with exit code ${String(ran.exitCode)}` : `by ${ran.signal}`}`;
    const dump = (0,stacks/* faultDump */.R4)(ran.stderr);
    return {
        ...base,
        what: "crash",
        node,
        message: dump === "" ? how : `${how}\n${dump}`
    };
}
/** What shows it: the stacks of a hang, faulthandler's words; "" where the end of the output has to do. */ function lastWords(ran, facts) {
    const hang = facts.find((f)=>f.t === "hang");
    return hang === undefined ? (0,stacks/* faultDump */.R4)(ran.stderr) : (0,stacks/* stacksText */.JH)(hang);
}

// EXTERNAL MODULE: ./src/probe/outcomes.js
var outcomes = __webpack_require__(97391);
// EXTERNAL MODULE: ./src/probe/paths.js
var paths = __webpack_require__(87372);
// EXTERNAL MODULE: ./src/probe/pytest.js + 1 modules
var pytest = __webpack_require__(96179);
;// CONCATENATED MODULE: ./src/probe/reproduce.js
/** Runs the failed nodes again, and only those, until each has an outcome or a reason for having none. */ 






/** Bytes of node ids in one call; the rest goes into the next one. Far below the systems' limits for arguments. */ const ARGV_BYTES = 100_000;
/** A process that dies takes its other nodes with it; so often they are started anew. */ const MOST_DEATHS = 20;
const INI = /^(?:pytest\.ini|\.pytest\.ini|pytest\.toml)$/;
/** Whether a node lies in (or is) the node, class or module of an id. */ const isUnder = (id, node)=>node === id || node.startsWith(`${id}::`) || node.startsWith(`${id}[`);
/** Arguments that name nodes: a leading dash or @ is an option or a file of arguments to pytest. */ const nodeArgument = (id)=>/^[-@]/.test(id) ? `./${id}` : id;
/** Runs pytest and reads what came of it. */ async function readRun(context, interpreter, neutral, question) {
    return interpret(context, await (0,pytest/* runPytest */.d)(context, interpreter, neutral, question), question);
}
function interpret(context, run, { checkout, about }) {
    const project = checkout ?? context.inputs.project;
    const session = run.facts.find((f)=>f.t === "session") ?? null;
    const facts = run.facts.map((f)=>(0,paths/* factToProject */.Rb)(f, session?.rootdir ?? project, project));
    const claim = `${about === undefined ? "" : `${about}: `}${claimOf(run.ran, facts)}`;
    const evidence = context.recorder.fromCommand(run.ran, claim, lastWords(run.ran, facts) || tail(run.ran.output));
    const outcome = (0,outcomes/* outcomes */.K)(facts, ()=>evidence);
    return {
        ran: run.ran,
        facts,
        session,
        evidence,
        outcome,
        death: deathOf(run.ran, facts, outcome.unfinished, evidence)
    };
}
function claimOf(ran, facts) {
    const reports = facts.filter((f)=>f.t === "report");
    const failed = new Set(facts.filter((f)=>f.t === "report" && f.outcome === "failed" || f.t === "collect-error").map((f)=>"node" in f ? f.node : ""));
    const nodes = new Set(reports.map((f)=>f.node));
    const hang = facts.find((f)=>f.t === "hang");
    if (hang !== undefined) return `no end in \`${hang.node === "" ? "the run" : hang.node}\` after ${String(hang.seconds)} s`;
    const done = new Set(reports.filter((f)=>f.phase === "teardown").map((f)=>f.node));
    const last = facts.findLast((f)=>f.t === "start" && !done.has(f.node));
    if (ran.signal !== null && !ran.timedOut && last?.t === "start") return `ended by ${ran.signal} in \`${last.node}\``;
    const end = ran.timedOut ? "stopped at the time-out" : ran.signal !== null ? `ended by ${ran.signal}` : `exit ${String(ran.exitCode)}`;
    return `${end}; ${String(failed.size)} of ${String(Math.max(nodes.size, failed.size))} failed`;
}
const tail = (text)=>text.slice(-1400);
/** `file::name` to the folder whose own ini file pytest would take for it: such groups cannot share a run. */ function iniFolder(file, manifests) {
    const folders = new Set(manifests.filter((m)=>m.includes("/") && INI.test(m.slice(m.lastIndexOf("/") + 1))).map((m)=>(0,external_node_path_.dirname)(m)));
    for(let at = (0,external_node_path_.dirname)(file); at !== "."; at = (0,external_node_path_.dirname)(at))if (folders.has(at)) return at;
    return ".";
}
/** Groups ids into runs: by ini folder, and by the size of the argument list. */ function batches(ids, manifests) {
    const byFolder = new Map();
    for (const id of ids){
        const key = iniFolder(id.split("::", 1)[0] ?? id, manifests);
        const list = byFolder.get(key) ?? [
            []
        ];
        const last = list.at(-1) ?? [];
        if (last.reduce((n, i)=>n + i.length + 1, 0) + id.length > ARGV_BYTES) list.push([
            id
        ]);
        else last.push(id);
        byFolder.set(key, list);
    }
    return [
        ...byFolder.values()
    ].flat().filter((b)=>b.length > 0);
}
/**
 * Reproduces the failed nodes.
 * @param ids node ids or modules, relative to the project
 */ async function reproduce(context, interpreter, neutral, ids, manifests, rider = null) {
    const reads = [];
    const unknown = [];
    let deaths = 0;
    const queue = batches(ids, manifests);
    for(let batch = queue.shift(); batch !== undefined; batch = queue.shift()){
        if ((0,src_context/* timeLeft */.f)(context) === 0) {
            leave(context, [
                batch,
                ...queue
            ].flat());
            break;
        }
        const files = new Set(batch.map((id)=>id.split("::", 1)[0]));
        const read = await unlessStopped(readRun(context, interpreter, neutral, {
            stepId: "S2",
            action: "pytest.rerun",
            args: [
                "-q",
                ...batch.map(nodeArgument),
                "--tb=short",
                ...files.size > 1 ? [
                    "--continue-on-collection-errors"
                ] : []
            ],
            // What the project's own handlers catch on the way is where a swallowed error shows.
            settings: {
                caught: true,
                ...rider?.board(batch)
            }
        }));
        if (read === null) {
            leave(context, [
                batch,
                ...queue
            ].flat());
            break;
        }
        if (read.death?.what === "usage" && batch.some((id)=>id.includes("::"))) {
            const gone = await missing(context, interpreter, neutral, batch);
            if (gone.size > 0) {
                unknown.push(...gone);
                const there = batch.filter((id)=>!gone.has(id));
                if (there.length > 0) queue.unshift(there);
                continue;
            }
        }
        reads.push(read);
        rider?.alight(read);
        const died = read.death !== null && (read.death.what === "crash" || read.death.what === "hang");
        if (!died) continue;
        deaths += 1;
        const done = new Set([
            ...read.outcome.passed,
            ...read.outcome.skipped.keys(),
            ...read.outcome.failures.map((f)=>f.node),
            ...read.death.node === null ? [] : [
                read.death.node
            ]
        ]);
        const rest = batch.filter((id)=>!done.has(id));
        if (rest.length === 0 || rest.length === batch.length) continue;
        if (deaths < MOST_DEATHS) queue.unshift(rest);
        else for (const id of rest)context.notRun.push({
            step: `pytest ${id}`,
            reason: `the interpreter died ${String(deaths)} times before its turn`
        });
    }
    return join(reads, unknown);
}
function leave(context, ids) {
    for (const id of ids)context.notRun.push({
        step: `pytest ${id}`,
        reason: (0,src_context/* whyStopped */.k)(context)
    });
}
/** The value, or null where the run was asked to end meanwhile. */ async function unlessStopped(asked) {
    try {
        return await asked;
    } catch (thrown) {
        if (thrown instanceof errors/* Stopped */.C9) return null;
        throw thrown;
    }
}
/** Asks pytest which of these ids it does not know, by collecting their files. */ async function missing(context, interpreter, neutral, ids) {
    const files = [
        ...new Set(ids.map((id)=>id.split("::", 1)[0] ?? id))
    ];
    const read = await readRun(context, interpreter, neutral, {
        stepId: "S2",
        action: "pytest.collect",
        args: [
            "--collect-only",
            "-q",
            ...files.map(nodeArgument),
            "--continue-on-collection-errors"
        ]
    });
    const known = read.facts.filter((f)=>f.t === "item").map((f)=>f.node);
    const errors = new Set(read.outcome.failures.map((f)=>f.node));
    const there = (id)=>known.some((k)=>isUnder(id, k));
    return new Set(ids.filter((id)=>id.includes("::") && !errors.has(id.split("::", 1)[0] ?? id) && !there(id)));
}
/** One reproduction from several runs. */ function join(reads, unknown) {
    return {
        failures: reads.flatMap((r)=>r.outcome.failures),
        runs: reads.flatMap((r)=>r.death === null ? [] : [
                r.death
            ]),
        passed: new Set(reads.flatMap((r)=>[
                ...r.outcome.passed
            ])),
        skipped: new Map(reads.flatMap((r)=>[
                ...r.outcome.skipped
            ])),
        session: reads.map((r)=>r.session).find((s)=>s !== null) ?? null,
        facts: reads.flatMap((r)=>r.facts),
        evidence: reads.map((r)=>r.evidence),
        unknown
    };
}


/***/ }),

/***/ 35928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ candidate)
/* harmony export */ });
/* unused harmony export locate */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** From what a source calls a test to what can be asked of pytest. A candidate is confirmed by pytest's own collection. */ 

/**
 * @param refs the names that sources give one test
 * @param project absolute
 * @param files the project's Python files, relative
 */ function candidate(refs, project, files) {
    let reason = "it names no test";
    const ask = [];
    for (const ref of refs){
        const found = ref.kind === "junit" ? fromJunit(ref.classname, ref.name, ref.file, project, files) : fromId(ref.kind, ref.id, project, files);
        if (found.kind === "node" || found.kind === "module") return found;
        if (found.kind === "ask") ask.push(found);
        else reason = found.reason;
    }
    return ask[0] ?? {
        kind: "none",
        reason
    };
}
function fromId(kind, id, project, files) {
    const [file = "", ...rest] = id.split("::");
    const place = locate(file, project, files);
    if (place.kind === "none") return place;
    return {
        kind,
        id: [
            place.file,
            ...rest
        ].join("::")
    };
}
/** Where a file of a log lies in this checkout: at its path, or at the only path that ends in it, or is its ending. */ function locate(file, project, files) {
    if (file !== "" && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, file)) && !file.startsWith("/") && !file.split("/").includes("..")) return {
        kind: "at",
        file
    };
    const wanted = file.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
    const ends = files.filter((f)=>f === wanted || f.endsWith(`/${wanted}`) || wanted.endsWith(`/${f}`));
    const longest = Math.max(0, ...ends.map((f)=>f.length));
    const best = wanted.length > longest ? ends.filter((f)=>f.length === longest) : ends;
    if (best.length === 1 && best[0] !== undefined) return {
        kind: "at",
        file: best[0]
    };
    return {
        kind: "none",
        reason: best.length === 0 ? `no file ${file} in the checkout` : `${file} could be ${best.join(" or ")}`
    };
}
/**
 * junit's classname is the module's path with dots, then the classes (`mangle_test_address` of _pytest/junitxml.py). The
 * longest prefix that is a file is the module. Several files that end in it leave the question to pytest.
 */ function fromJunit(classname, name, file, project, files) {
    const parts = classname.split(".");
    if (classname === "") {
        // A collection error: pytest writes the module in `name`, dotted (xunit2) or as a path.
        const path = name.endsWith(".py") ? name : `${name.replaceAll(".", "/")}.py`;
        const place = locate(path, project, files);
        return place.kind === "at" ? {
            kind: "module",
            id: place.file
        } : place;
    }
    for(let n = parts.length; n > 0; n -= 1){
        const path = `${parts.slice(0, n).join("/")}.py`;
        const classes = parts.slice(n);
        if (file !== null && (file === path || file.endsWith(`/${path}`)) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, file))) return node(file, classes, name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, path))) return node(path, classes, name);
        const ends = files.filter((f)=>f.endsWith(`/${path}`));
        if (ends.length > 0) return {
            kind: "ask",
            classname,
            name,
            files: ends
        };
    }
    return {
        kind: "ask",
        classname,
        name,
        files: []
    };
}
function node(file, classes, name) {
    return {
        kind: "node",
        id: [
            file,
            ...classes,
            name
        ].join("::")
    };
}


/***/ }),

/***/ 65422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ deepest),
/* harmony export */   qV: () => (/* binding */ skeleton),
/* harmony export */   vl: () => (/* binding */ signature)
/* harmony export */ });
/* unused harmony export origin */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** The signature of a failure: the same for the same fault over line shifts, paths, addresses, timings and parameters. */ 
/** Words that change from run to run or from parameter to parameter, out of a message. */ function skeleton(message) {
    return (message.split("\n", 1)[0] ?? "").replace(/0x[0-9a-fA-F]+/g, "0x#").replace(/(["'`]).*?\1/g, "'#'").replace(/(?:[A-Za-z]:)?(?:[\\/][\w.+-]+){2,}/g, "/#").replace(/\d+(?:\.\d+)?/g, "#").replace(/\s+/g, " ").trim().slice(0, 200);
}
/** The frame nearest to the failure that the project owns; a test's own frame only where nothing else is there. */ function deepest(exception, firstParty) {
    return exception.frames.filter((f)=>firstParty(f.file)).at(-1) ?? null;
}
/** The exception that was raised first in a chain of causes, which is nearest to the root. */ function origin(exceptions) {
    const linked = exceptions.filter((e, i)=>i === 0 || !e.suppressed && e.frames.length + e.mro.length > 0);
    return linked.at(-1) ?? exceptions[0] ?? null;
}
/** @returns 16 hexadecimal digits */ function signature(failure, firstParty) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(parts(failure, firstParty).join("\0")).digest("hex").slice(0, 16);
}
function parts(failure, firstParty) {
    switch(failure.type){
        case "mypy":
            return [
                "mypy",
                failure.code ?? "",
                skeleton(failure.message),
                ...failure.older === true ? [
                    "older"
                ] : []
            ];
        case "run":
            return [
                "run",
                failure.what,
                skeleton(failure.message),
                failure.exceptions[0]?.type ?? ""
            ];
        case "test":
            {
                const raised = failure.exceptions[0];
                if (raised === undefined) return [
                    "test",
                    failure.phase,
                    skeleton(failure.longrepr)
                ];
                const frame = deepest(raised, firstParty);
                // A failing assert stands in the test: each test's own. What code raises below it is one fault for all of them.
                return [
                    "test",
                    raised.type,
                    frame === null ? "" : `${frame.file}:${frame.func}:${frame.code ?? ""}`,
                    frame === null ? skeleton(raised.message) : ""
                ];
            }
    }
}


/***/ }),

/***/ 79451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ smoke),
  T: () => (/* binding */ smokeFailures)
});

// EXTERNAL MODULE: ../../node_modules/string-argv/index.js
var string_argv = __webpack_require__(48351);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/env/bytecode.js
var bytecode = __webpack_require__(63054);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: ./src/probe/width.js
var width = __webpack_require__(36972);
// EXTERNAL MODULE: ./src/probe/paths.js
var paths = __webpack_require__(87372);
;// CONCATENATED MODULE: ./src/probe/smoke/traceback.js
/** What a Python program prints as it ends, as the exceptions that the plugin would have seen. Format: `Lib/traceback.py`. */ 
const START = /^Traceback \(most recent call last\):$/;
const FRAME = /^ {2}File "(.+)", line (\d+)(?:, in (.+))?$/;
const ENDED = /^([A-Za-z_][\w.]*)(?:: (.*))?$/;
const CAUSE = /^The above exception was the direct cause of the following exception:$/;
const CONTEXT = /^During handling of the above exception, another exception occurred:$/;
/** The built-in classes above each, nearest first, as far as anybody asks for them. */ const PARENTS = {
    ModuleNotFoundError: "ImportError",
    KeyError: "LookupError",
    IndexError: "LookupError",
    UnboundLocalError: "NameError",
    RecursionError: "RuntimeError",
    NotImplementedError: "RuntimeError",
    FileNotFoundError: "OSError",
    PermissionError: "OSError",
    ConnectionError: "OSError",
    ConnectionRefusedError: "ConnectionError",
    TimeoutError: "OSError",
    UnicodeDecodeError: "UnicodeError",
    UnicodeEncodeError: "UnicodeError",
    UnicodeError: "ValueError",
    IndentationError: "SyntaxError",
    TabError: "IndentationError",
    ZeroDivisionError: "ArithmeticError",
    OverflowError: "ArithmeticError"
};
function mroOf(type) {
    const mro = [
        type
    ];
    for(let at = PARENTS[type]; at !== undefined; at = PARENTS[at])mro.push(at);
    return [
        ...mro,
        "Exception",
        "BaseException",
        "object"
    ];
}
/**
 * The exceptions of the last traceback in a program's output, the raised one first; none where it printed none.
 * @param project absolute: paths in it become relative
 */ function exceptionsIn(output, project) {
    const blocks = [];
    let [open, link] = [
        null,
        "none"
    ];
    for (const line of output.split(/\r?\n/)){
        if (START.test(line)) {
            if (link === "none") blocks.length = 0;
            open = [];
            blocks.push({
                lines: open,
                link
            });
            link = "none";
        } else if (CAUSE.test(line)) link = "cause";
        else if (CONTEXT.test(line)) link = "context";
        else open?.push(line);
    }
    const read = blocks.map((b)=>exceptionOf(b.lines, project)).reverse();
    // How an exception hangs on the one before it stands with the later block.
    return read.map((e, i)=>({
            ...e,
            link: i === 0 ? "none" : blocks[blocks.length - i]?.link ?? "none"
        }));
}
function exceptionOf(lines, project) {
    const found = [];
    for (const [at, line] of lines.entries()){
        const [, file, number, func] = FRAME.exec(line) ?? [];
        const code = /^ {4}(\S.*)$/.exec(lines[at + 1] ?? "")?.[1] ?? null;
        if (file !== undefined) found.push({
            file: (0,paths/* toProject */.l4)(file, project),
            line: Number(number),
            func: func ?? "",
            code,
            locals: {}
        });
    }
    const last = lines.findLastIndex((l)=>FRAME.test(l));
    const end = lines.slice(last + 1).find((l)=>ENDED.test(l)) ?? "";
    const [, name = "Exception", message = ""] = ENDED.exec(end) ?? [];
    const type = name.slice(name.lastIndexOf(".") + 1);
    const module = name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : "builtins";
    const at = found.at(-1);
    // A syntax error names its own place last; that is no frame.
    const syntax = type === "SyntaxError" || PARENTS[type] === "SyntaxError" || type === "TabError";
    const missing = /^No module named '([^']+)'/.exec(message)?.[1] ?? null;
    const lacks = /^cannot import name '([^']+)' from (?:partially initialized module )?'([^']+)'/.exec(message);
    return {
        type,
        module,
        mro: mroOf(type),
        message,
        link: "none",
        suppressed: false,
        frames: syntax ? found.slice(0, -1) : found,
        import: missing !== null ? {
            name: missing,
            path: null,
            from_name: null
        } : lacks === null ? null : {
            name: lacks[2] ?? null,
            path: null,
            from_name: lacks[1] ?? null
        },
        attribute: null,
        name: /^name '([^']+)' is not defined/.exec(message)?.[1] ?? null,
        key: type === "KeyError" ? message : null,
        syntax: syntax && at !== undefined ? {
            file: at.file,
            line: at.line,
            text: at.code,
            message
        } : null,
        os: null,
        unicode: null,
        fixture: null,
        call: null,
        nones: [],
        coroutines: [],
        mocks: []
    };
}

;// CONCATENATED MODULE: ./src/probe/smoke/smoke.js
/** Whether the program starts: its entry points are imported, the commands of `--smoke` run. In the checkout, or in any copy of it. */ 





const WIDTH = 2;
/**
 * @param context of the checkout, or of a copy: its project, and the path that leads to its code
 * @param about what is special about the checkout; the claims begin with it
 */ async function smoke(context, interpreter, plan, about) {
    const path = plan.path.length === 0 ? "" : `import sys; sys.path[:0] = [${plan.path.map((p)=>`'${p.replaceAll(/[\\']/g, "\\$&")}'`).join(", ")}]; `;
    const imports = plan.objects.map(({ module, attribute })=>({
            kind: "entry-point",
            what: attribute === "" ? module : `${module}:${attribute}`,
            words: {
                run: interpreter.argv,
                shown: interpreter.shown,
                rest: [
                    "-c",
                    `${path}import ${module}${attribute === "" ? "" : `; ${module}.${attribute}`}`
                ]
            }
        }));
    const commands = plan.commands.flatMap((what)=>{
        const words = wordsOf(what, interpreter);
        if (words === null) context.notRun.push({
            step: `--smoke ${what}`,
            reason: "it names no program"
        });
        return words === null ? [] : [
            {
                kind: "command",
                what,
                words
            }
        ];
    });
    const tried = await (0,width/* eachOf */.p)([
        ...imports,
        ...commands
    ], WIDTH, ({ kind, what, words })=>start(context, interpreter, kind, what, words, about));
    return tried.filter((s)=>s !== null);
}
/** `python` is the project's own. */ function wordsOf(command, interpreter) {
    const [program, ...rest] = (0,string_argv/* default */.A)(command);
    if (program === undefined) return null;
    return /^python3?$/.test(program) ? {
        run: interpreter.argv,
        shown: interpreter.shown,
        rest
    } : {
        run: [
            program
        ],
        shown: [
            program
        ],
        rest
    };
}
async function start(context, interpreter, kind, what, { run, shown, rest }, about) {
    const { inputs, recorder, exec } = context;
    try {
        const ran = await recorder.run(exec, {
            argv: [
                ...run,
                ...rest
            ],
            cwd: inputs.project,
            timeoutMs: Math.min(inputs.nodeTimeoutMs, (0,src_context/* timeLeft */.f)(context)),
            env: {
                ...(0,bytecode/* bytecodeEnv */.R)(context, interpreter),
                PYTHONPATH: context.env["PYTHONPATH"] ?? null
            }
        }, {
            stepId: "S2",
            action: kind === "command" ? "smoke.run" : "smoke.import",
            shown: [
                ...shown,
                ...rest
            ]
        });
        const exceptions = ran.exitCode === 0 ? [] : exceptionsIn(ran.output, inputs.project);
        const [raised] = exceptions;
        const end = ran.timedOut ? `no end after ${String(Math.round(ran.durationMs / 1000))} s` : ran.signal === null ? `exit ${String(ran.exitCode)}` : `ended by ${ran.signal}`;
        const said = raised === undefined ? lastLine(ran.exitCode === 0 ? "" : ran.output) : `${raised.type}: ${raised.message}`;
        const claim = `${about === undefined ? "" : `${about}: `}${end}${said === "" ? "" : `; ${said}`}`;
        return {
            kind,
            what,
            outcome: ran.exitCode === 0 ? "passed" : "failed",
            evidence: recorder.fromCommand(ran, claim, ran.output.slice(-1400)),
            exceptions
        };
    } catch (thrown) {
        if (!(thrown instanceof errors/* UserError */.yo)) throw thrown;
        context.notRun.push({
            step: `--smoke ${what}`,
            reason: thrown.message
        });
        return null;
    }
}
const lastLine = (text)=>text.trimEnd().split("\n").at(-1)?.trim().slice(0, 200) ?? "";
/** Commands that do not end well are failures of their own; an entry point may need an extra that is not installed, and is told of only. */ function smokeFailures(tried) {
    return tried.filter((s)=>s.kind === "command" && s.outcome === "failed").map(({ what, evidence, exceptions })=>{
        const [raised] = exceptions;
        const message = raised === undefined ? `${what}: ${evidence.claim}` : `${raised.type}: ${raised.message}`;
        return {
            type: "run",
            what: "traceback",
            node: null,
            message,
            exceptions,
            hang: null,
            signal: evidence.source.signal ?? null,
            evidence
        };
    });
}


/***/ }),

/***/ 36595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ stacksText),
/* harmony export */   QB: () => (/* binding */ readStacks),
/* harmony export */   R4: () => (/* binding */ faultDump)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55686);
/* harmony import */ var _collect_log_stack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44325);
/** Stacks that faulthandler wrote: of a hang that the plugin's watchdog could not tell of, and of an interpreter that died. */ 


const about = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    node: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()
});
const LARGEST = 60_000;
/** `File "x.py", line 3 in f`, innermost first (`Python/traceback.c`, CPython 3.8 to 3.14). */ const FRAME = /^ {2}File "(.+)", line (\d+) in (.+)$/;
const THREAD = /^(?:Current thread|Thread) 0x[0-9a-f]+(?: \[(.+)\])? \(most recent call first\):/;
/** What stands between a test and the start of the process, and our own thread. */ const HARNESS = /[\\/](?:_pytest|pluggy|pytest|xdist)[\\/]|_python_trace_\w+\.py$/;
/** @param path the file of the plugin's last resort; it begins with a line about the node that runs */ function readStacks(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) return null;
    const [first = "", ...lines] = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8").slice(0, LARGEST).split("\n");
    const threads = threadsOf(lines);
    const running = threads.length === 0 ? null : about.safeParse(json(first));
    if (running?.success !== true) return null;
    return {
        t: "hang",
        ...running.data,
        threads,
        tasks: []
    };
}
/** The last that a dying interpreter wrote: `Fatal Python error: …`, its threads, and where it has one its C stack; "" for none. */ function faultDump(stderr) {
    const lines = stderr.split("\n");
    const start = lines.findLastIndex((l)=>/^(?:Fatal Python error: |Windows fatal exception: )/.test(l));
    if (start < 0) return timeoutDump(lines);
    const end = lines.findIndex((l, i)=>i > start && !(0,_collect_log_stack_js__WEBPACK_IMPORTED_MODULE_1__/* .isFaultLine */ .$R)(l) && !/^Current thread's C stack/.test(l));
    return lines.slice(start, end < 0 ? undefined : end).join("\n").trim().slice(0, LARGEST);
}
/** What pytest-timeout's thread method prints before it ends the process: the stacks of all threads, between two banners. */ function timeoutDump(lines) {
    const [start, end] = lines.flatMap((l, i)=>/^\++ Timeout \++$/.test(l) ? [
            i
        ] : []);
    return start === undefined ? "" : lines.slice(start, end === undefined ? undefined : end + 1).join("\n").slice(0, LARGEST);
}
/** The main thread is the oldest, which faulthandler writes last. */ function threadsOf(lines) {
    const found = [];
    for (const line of lines){
        const thread = THREAD.exec(line);
        const [, file, at, func] = FRAME.exec(line) ?? [];
        if (thread !== null) found.push({
            name: thread[1] ?? `thread ${String(found.length + 1)}`,
            frames: []
        });
        else if (file !== undefined && func !== undefined) found.at(-1)?.frames.unshift({
            file,
            line: Number(at),
            func,
            code: null,
            locals: {}
        });
    }
    return found.toReversed().map(({ name, frames }, i)=>({
            name: i === 0 ? "MainThread" : name,
            frames: frames.slice(frames.findLastIndex((f)=>HARNESS.test(f.file)) + 1)
        })).filter(({ frames })=>frames.length > 0);
}
/** Stacks as people read them, outermost frame first. */ function stacksText({ threads, tasks }) {
    const text = (what, { name, frames })=>[
            `${what} ${name}`,
            ...frames.map((f)=>`  ${f.file}:${String(f.line)} in ${f.func}${f.code === null ? "" : `    ${f.code}`}`)
        ].join("\n");
    return [
        ...threads.map((t)=>text("thread", t)),
        ...tasks.map((t)=>text("task", t))
    ].join("\n");
}
function json(line) {
    try {
        const value = JSON.parse(line);
        return value;
    } catch  {
        return null;
    }
}


/***/ }),

/***/ 92660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OE: () => (/* binding */ checkTypes),
  vo: () => (/* binding */ planTypes)
});

// UNUSED EXPORTS: runTypes, topFolder

// EXTERNAL MODULE: ./src/probe/paths.js
var paths = __webpack_require__(87372);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/probe/types/facts.js
var facts = __webpack_require__(96617);
// EXTERNAL MODULE: ./src/probe/types/mypy.js
var mypy = __webpack_require__(53645);
;// CONCATENATED MODULE: ./src/probe/types/drift.js
/** Whether mypy says something else with the checkout's cache than without: then nothing in the code is at fault. */ 




const COPY = "mypy-warm-cache";
const LARGEST = 512 << 20;
/** mypy's cache in the checkout; null where there is none. */ function cacheOf(project) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, ".mypy_cache")) ? ".mypy_cache" : null;
}
/** Runs mypy with a copy of the cache, which itself is left as it is. Null after saying why it was not run. */ async function runWarm(context, interpreter, targets, cache) {
    const from = (0,external_node_path_.join)(context.inputs.project, cache);
    if (sizeOf(from) > LARGEST) {
        context.notRun.push({
            step: `mypy with ${cache}`,
            reason: `the cache is larger than ${String(LARGEST >> 20)} MiB`
        });
        return null;
    }
    await (0,promises_.cp)(from, (0,external_node_path_.join)(context.scratch, COPY), {
        recursive: true,
        preserveTimestamps: true
    });
    return {
        cache,
        ...await (0,mypy/* callMypy */.Wo)(context, interpreter, {
            stepId: "S2",
            action: "mypy.warm",
            args: (0,mypy/* targetWords */.LT)(targets),
            cache: COPY
        })
    };
}
/** @returns null where both runs say the same */ function driftOf({ recorder, inputs }, warm, cold) {
    const errors = (0,mypy/* errorsOf */.Bp)(warm, inputs.project);
    const keys = (list)=>new Set(list.map(facts/* errorKey */.O));
    const [seen, fresh] = [
        keys(errors),
        keys(cold.failures)
    ];
    const stale = errors.filter((e)=>!fresh.has((0,facts/* errorKey */.O)(e)));
    const hidden = cold.failures.filter((e)=>e.line !== null && !seen.has((0,facts/* errorKey */.O)(e)));
    if (stale.length + hidden.length === 0) return null;
    const { ran, cache, lines } = warm;
    const evidence = recorder.fromCommand(ran, `with \`${cache}\`: exit ${String(ran.exitCode ?? ran.signal)}; ${String(errors.length)} type errors`, errors.length === 0 ? ran.output.slice(-600) : (0,mypy/* excerpt */.Kb)(lines));
    return {
        cache,
        stale: stale.map((e)=>({
                ...e,
                evidence
            })),
        hidden,
        evidence,
        contrast: recorder.contrast(`\`${cache}\``, evidence, cold.evidence)
    };
}
function sizeOf(path) {
    const about = (0,external_node_fs_.statSync)(path);
    return about.isDirectory() ? (0,external_node_fs_.readdirSync)(path).reduce((sum, name)=>sum + sizeOf((0,external_node_path_.join)(path, name)), 0) : about.size;
}

;// CONCATENATED MODULE: ./src/probe/types.js
/** mypy beside pytest: the project's own configuration, a cold run, a cache of its own outside the checkout. */ 


/** Configuration files that may hold mypy's settings, by how they show it. */ const CONFIGURED = [
    [
        /^\.?mypy\.ini$/,
        /^/
    ],
    [
        /^pyproject\.toml$/,
        /^\[tool\.mypy\]/m
    ],
    [
        /^setup\.cfg$/,
        /^\[mypy\]/m
    ]
];
const OWN_EVIDENCE = 40;
/** Settings by which a configuration names its own targets. */ const NAMES_TARGETS = /^\s*(?:files|packages|modules)\s*=/m;
/**
 * Whether mypy is run, and on what.
 * @param manifests configuration files at the project's root by name
 * @param given errors of a mypy log; null where none was given
 * @param command mypy's own command line where a log shows it
 * @param packages first-party packages on the chains, as paths
 */ function planTypes(context, interpreter, manifests, given, packages) {
    const { mypy, mypyTargets } = context.inputs;
    const no = (reason)=>{
        context.notRun.push({
            step: "mypy",
            reason
        });
        return null;
    };
    if (mypy === "never") return no("--mypy never");
    const configuration = CONFIGURED.map(([name, shows])=>[
            ...manifests
        ].find(([file, text])=>name.test(file) && shows.test(text))).find((c)=>c !== undefined);
    if (mypy === "auto" && configuration === undefined && given === null && mypyTargets.length === 0) return no("the project does not configure mypy and no mypy log was given");
    if (interpreter.facts.mypy === null) return no(`\`${interpreter.argv.join(" ")}\` has no mypy: \`${interpreter.argv.join(" ")} -m pip install mypy\``);
    const where = {
        configuration: configuration?.[0] ?? null
    };
    if (mypyTargets.length > 0) return {
        ...where,
        targets: mypyTargets,
        reason: "--mypy-target"
    };
    if (configuration !== undefined && NAMES_TARGETS.test(mypySection(configuration[1]))) return {
        ...where,
        targets: [],
        reason: `${configuration[0]} names them`
    };
    const reported = [
        ...new Set((given ?? []).map((g)=>topFolder((0,paths/* toProject */.l4)(g.file, context.inputs.project))))
    ];
    const targets = [
        ...new Set([
            ...reported,
            ...packages
        ])
    ];
    if (targets.length === 0) return no("neither the configuration, the log nor a chain names anything to check; give --mypy-target");
    return {
        ...where,
        targets,
        reason: reported.length > 0 ? "the packages of the given log" : "the packages on the chains"
    };
}
/** The part of a configuration file that is mypy's own: `files =` of another tool says nothing. */ function mypySection(text) {
    const start = text.search(/^\[(?:tool\.)?mypy\]/m);
    if (start < 0) return text;
    const rest = text.slice(start + 1);
    const end = rest.search(/^\[/m);
    return end < 0 ? rest : rest.slice(0, end);
}
/** `src/pkg/mod.py` is checked as `src/pkg`, `pkg/mod.py` as `pkg`, a module at the top as itself. */ function topFolder(file) {
    const parts = file.split("/");
    if (parts.length === 1) return file;
    return parts[0] === "src" && parts.length > 2 ? `src/${parts[1] ?? ""}` : parts[0] ?? file;
}
/** The run of record, and beside it one with the checkout's cache where there is one: what only that one reports fails as well. */ async function checkTypes(context, interpreter, plan) {
    const cache = cacheOf(context.inputs.project);
    const [cold, warm] = await Promise.all([
        runTypes(context, interpreter, plan),
        cache === null ? null : runWarm(context, interpreter, plan.targets, cache)
    ]);
    const drift = warm === null ? null : driftOf(context, warm, cold);
    return {
        ...cold,
        failures: [
            ...cold.failures,
            ...drift?.stale ?? []
        ],
        drift
    };
}
/** Runs mypy once, cold. */ async function runTypes(context, interpreter, plan) {
    const run = await (0,mypy/* callMypy */.Wo)(context, interpreter, {
        stepId: "S2",
        action: "mypy.rerun",
        args: [
            "--no-incremental",
            ...(0,mypy/* targetWords */.LT)(plan.targets)
        ],
        cache: "mypy-cache"
    });
    const { ran, lines } = run;
    const errors = (0,mypy/* errorsOf */.Bp)(run, context.inputs.project);
    const evidence = context.recorder.fromCommand(ran, ran.exitCode === 0 ? "exit 0; no type errors" : `exit ${String(ran.exitCode)}; ${String(errors.length)} type errors`, lines.length === 0 ? ran.output.slice(-1000) : (0,mypy/* excerpt */.Kb)(lines));
    const failures = errors.map((e, i)=>({
            ...e,
            // The first errors get evidence that names them; a tree with thousands shares the run's.
            evidence: i < OWN_EVIDENCE ? context.recorder.fromCommand(ran, `\`${e.file}${e.line === null ? "" : `:${String(e.line)}`}\` ${e.message}${e.code === null ? "" : ` [${e.code}]`}`, (0,mypy/* excerpt */.Kb)([
                {
                    ...e,
                    severity: "error"
                }
            ])) : evidence
        }));
    if (ran.exitCode !== 0 && failures.length === 0) {
        // It could not check at all: its own words are the error, and its configuration the place.
        failures.push({
            type: "mypy",
            file: plan.configuration ?? "mypy",
            line: null,
            column: null,
            code: null,
            message: ran.output.trim().slice(-1000) || "mypy ended without a word",
            notes: [],
            evidence
        });
    }
    return {
        failures,
        evidence,
        exitCode: ran.exitCode
    };
}


/***/ }),

/***/ 96617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ errorKey)
/* harmony export */ });
/* unused harmony export NO_TYPES */
/** What was asked of mypy beyond its run of record. */ /** Before anything was asked. */ const NO_TYPES = {
    origins: [],
    drift: null
};
/** What makes two reports one error: mypy words it otherwise where it knows less. */ function errorKey(error) {
    return `${error.file}:${String(error.line)} ${error.code ?? ""}`;
}


/***/ }),

/***/ 53645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ errorsOf),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   LT: () => (/* binding */ targetWords),
/* harmony export */   Wo: () => (/* binding */ callMypy)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _collect_mypy_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34045);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82754);
/* harmony import */ var _env_bytecode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63054);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87372);
/** One call of the project's mypy, and what it says line by line. */ 




/** Runs mypy in the project. */ async function callMypy(context, interpreter, { stepId, action, args, cache }) {
    const json = atLeast(interpreter.facts.mypy?.version ?? "0", 1, 11);
    const words = [
        "-m",
        "mypy",
        ...json ? [
            "--output=json"
        ] : [
            "--show-error-codes",
            "--show-column-numbers",
            "--no-pretty"
        ],
        ...args
    ];
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            ...words
        ],
        cwd: context.inputs.project,
        timeoutMs: (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .timeLeft */ .f)(context),
        // The variable keeps the command as a person would type it.
        env: {
            MYPY_CACHE_DIR: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.scratch, cache),
            MYPY_FORCE_COLOR: null,
            FORCE_COLOR: null,
            ...(0,_env_bytecode_js__WEBPACK_IMPORTED_MODULE_2__/* .bytecodeEnv */ .R)(context, interpreter)
        }
    }, {
        stepId,
        action,
        shown: [
            ...interpreter.shown,
            ...words
        ]
    });
    return {
        ran,
        lines: ran.stdout.split("\n").flatMap((l)=>read(l))
    };
}
/** Errors of a run, paths relative to the project, each with its notes; what shows them is for the caller to say. */ function errorsOf({ lines }, project) {
    return lines.filter((l)=>l.severity === "error").map((e)=>({
            type: "mypy",
            file: (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toProject */ .l4)(e.file, project),
            line: e.line,
            column: e.column,
            code: e.code,
            message: e.message,
            notes: lines.filter((n)=>n.severity === "note" && n.file === e.file && n.line === e.line).map((n)=>n.message)
        }));
}
/** How errors read for people, one a line. */ function excerpt(lines) {
    return lines.map((l)=>`${l.file}:${String(l.line ?? "?")}: ${l.severity}: ${l.message}${l.code === null ? "" : `  [${l.code}]`}`).join("\n");
}
/** Targets after a `--` where one of them would be an option. */ function targetWords(targets) {
    return [
        ...targets.some((t)=>t.startsWith("-")) ? [
            "--"
        ] : [],
        ...targets
    ];
}
function read(line) {
    const found = line.startsWith("{") ? (0,_collect_mypy_log_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMypyJson */ .Dm)(line) : (0,_collect_mypy_log_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMypyLine */ .BD)(line);
    return found === null ? [] : [
        found
    ];
}
function atLeast(version, major, minor) {
    const [a = 0, b = 0] = version.split(".").map(Number);
    return a > major || a === major && b >= minor;
}


/***/ }),

/***/ 36972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ eachOf)
/* harmony export */ });
/** Work on a list, so many at once. */ /** Results in the order of the list. */ async function eachOf(list, width, work) {
    const results = [];
    const queue = list.entries();
    const worker = async ()=>{
        for (const [index, one] of queue)results[index] = await work(one);
    };
    await Promise.all(Array.from({
        length: Math.min(width, list.length)
    }, worker));
    return results;
}


/***/ }),

/***/ 29798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rf: () => (/* binding */ lookAhead),
  _H: () => (/* binding */ onChains),
  MR: () => (/* binding */ proveMore),
  UJ: () => (/* binding */ readMore)
});

// EXTERNAL MODULE: ./src/env/files.js
var env_files = __webpack_require__(62766);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/env/bytecode.js
var bytecode = __webpack_require__(63054);
// EXTERNAL MODULE: ./src/probe/paths.js
var paths = __webpack_require__(87372);
// EXTERNAL MODULE: ./src/probe/width.js
var width = __webpack_require__(36972);
;// CONCATENATED MODULE: ./src/probe/layout.js
/** The layout proof: where plain Python finds each first-party package that stands on a chain. */ 




/** So many packages are asked for: a chain rarely crosses more. */ const MOST = 4;
const WIDTH = 2;
const TIMEOUT_MS = 30_000;
/** Top-level packages of first-party files: the outermost folder that has an `__init__.py`. */ function packagesOf(files, all) {
    const inits = new Set(all.filter((f)=>f.endsWith("/__init__.py")).map((f)=>(0,external_node_path_.dirname)(f)));
    const found = new Set();
    for (const file of files){
        let top = null;
        for(let at = (0,external_node_path_.dirname)(file); at !== "." && inits.has(at); at = (0,external_node_path_.dirname)(at))top = at;
        if (top !== null) found.add(top);
    }
    return [
        ...found
    ];
}
/** Runs `python -c "import pkg; print(pkg.__file__)"` for each. */ async function proveLayout(context, interpreter, packages) {
    const named = packages.map((folder)=>({
            folder,
            name: folder.slice(folder.lastIndexOf("/") + 1)
        })).filter(({ name })=>/^[^\W\d]\w*$/u.test(name));
    const proofs = await (0,width/* eachOf */.p)(named.slice(0, MOST), WIDTH, ({ folder, name })=>prove(context, interpreter, folder, name));
    return proofs.filter((proof)=>proof !== null);
}
async function prove(context, interpreter, folder, name) {
    if ((0,src_context/* timeLeft */.f)(context) === 0) {
        context.notRun.push({
            step: `import of ${name}`,
            reason: (0,src_context/* whyStopped */.k)(context)
        });
        return null;
    }
    const words = [
        "-c",
        `import ${name}; print(${name}.__file__)`
    ];
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            ...words
        ],
        cwd: context.inputs.project,
        timeoutMs: Math.min(TIMEOUT_MS, (0,src_context/* timeLeft */.f)(context)),
        env: (0,bytecode/* bytecodeEnv */.R)(context, interpreter)
    }, {
        stepId: "S3",
        action: "layout.prove",
        shown: [
            ...interpreter.shown,
            ...words
        ]
    });
    const found = ran.exitCode === 0 ? (0,paths/* toProject */.l4)(ran.stdout.trim().split("\n").at(-1) ?? "", context.inputs.project) : null;
    const claim = found === null ? `plain Python in the project's folder cannot import \`${name}\`` : `\`${name}\` is imported from \`${found}\``;
    const evidence = context.recorder.fromCommand(ran, claim, ran.output.slice(-600));
    context.recorder.record({
        surface: "contextual",
        step_id: "S3",
        action: "layout.proof",
        facts: {
            package: name,
            file: found ?? "not importable"
        }
    });
    return {
        name,
        folder,
        found,
        evidence
    };
}

// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(10338);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(55686);
;// CONCATENATED MODULE: ./src/probe/source-facts.js
/** What the AST reader says of the project's files (ast_facts.py). Paths are absolute as Python saw them. */ 
const source_facts_text = schemas/* string */.YjP();
const line = schemas/* number */.aig().int();
const span = {
    line,
    end_line: line
};
/** What the AST reader says of one source file. */ const source = schemas/* object */.Ikc({
    file: source_facts_text,
    error: schemas/* object */.Ikc({
        line: line.nullable(),
        message: source_facts_text
    }).nullable(),
    imports: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        module: source_facts_text,
        level: line,
        /** Empty for `import module`. */ names: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: source_facts_text,
            as: source_facts_text.nullable()
        })),
        /** Qualified name of the function it stands in, "" at module level. */ scope: source_facts_text,
        type_checking: schemas/* boolean */.zMY(),
        in_try: schemas/* boolean */.zMY()
    })),
    defs: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        kind: schemas/* enum */.k5n([
            "function",
            "async",
            "class"
        ]),
        qualname: source_facts_text,
        decorators: schemas/* array */.YOg(source_facts_text),
        params: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: source_facts_text,
            required: schemas/* boolean */.zMY(),
            kind: schemas/* enum */.k5n([
                "positional",
                "keyword",
                "var-positional",
                "var-keyword"
            ]),
            default: source_facts_text.nullable(),
            mutable_default: schemas/* boolean */.zMY(),
            annotation: source_facts_text.nullable()
        })),
        returns: source_facts_text.nullable(),
        bases: schemas/* array */.YOg(source_facts_text),
        /** A generator, or for a class: it has __getattr__. */ generator: schemas/* boolean */.zMY()
    })),
    calls: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        func: source_facts_text,
        scope: source_facts_text,
        awaited: schemas/* boolean */.zMY(),
        /** The call's value is thrown away (it is a whole statement), tested, or used. */ use: schemas/* enum */.k5n([
            "statement",
            "test",
            "value"
        ]),
        args: line,
        keywords: schemas/* array */.YOg(source_facts_text),
        star: schemas/* boolean */.zMY(),
        /** String literals among the positional arguments, by position; null where it is something else. */ literals: schemas/* array */.YOg(source_facts_text.nullable())
    })),
    /** Names bound at module level, the line of the first binding, whether the value is a mutable display or call. */ globals: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: source_facts_text,
        line,
        mutable: schemas/* boolean */.zMY(),
        value: source_facts_text
    })),
    class_attributes: schemas/* array */.YOg(schemas/* object */.Ikc({
        owner: source_facts_text,
        name: source_facts_text,
        line,
        mutable: schemas/* boolean */.zMY(),
        value: source_facts_text
    })),
    handlers: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        try_line: line,
        types: schemas/* array */.YOg(source_facts_text),
        /** Bare, Exception or BaseException. */ broad: schemas/* boolean */.zMY(),
        /** It neither raises again nor uses the exception. */ swallows: schemas/* boolean */.zMY(),
        scope: source_facts_text
    })),
    env_reads: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        name: source_facts_text.nullable(),
        has_default: schemas/* boolean */.zMY(),
        scope: source_facts_text
    })),
    raises: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        exception: source_facts_text,
        scope: source_facts_text
    })),
    returns: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        none: schemas/* boolean */.zMY(),
        scope: source_facts_text
    })),
    /** __all__, where it is a plain list. */ exports: schemas/* array */.YOg(source_facts_text).nullable(),
    exports_line: line.nullable(),
    comments: schemas/* array */.YOg(schemas/* object */.Ikc({
        line,
        kind: schemas/* enum */.k5n([
            "type-ignore",
            "noqa",
            "pragma"
        ]),
        text: source_facts_text
    }))
});

;// CONCATENATED MODULE: ./src/probe/sources.js
/** The AST of the project's own files, read by the project's own Python. */ 



/** So many files are read, the ones on chains first. */ const MOST_SOURCES = 400;
/** @param files relative to the project, in order of interest */ async function readSources(context, interpreter, files) {
    const { project } = context.inputs;
    const wanted = files.filter((f)=>f.endsWith(".py")).slice(0, MOST_SOURCES);
    if (wanted.length === 0) return new Map();
    if (files.length > MOST_SOURCES) context.notRun.push({
        step: "reading sources",
        reason: `${String(files.length - MOST_SOURCES)} of ${String(files.length)} files, those farthest from the chains`
    });
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            (0,external_node_path_.join)(context.pythonDir, "ast_facts.py")
        ],
        cwd: project,
        timeoutMs: (0,src_context/* timeLeft */.f)(context),
        stdin: JSON.stringify(wanted.map((f)=>(0,external_node_path_.resolve)(project, f))),
        env: {
            PYTHONDONTWRITEBYTECODE: "1"
        },
        capture: "all"
    }, {
        stepId: "S3",
        action: "ast.read"
    });
    const found = new Map();
    for (const line of ran.stdout.split("\n")){
        const read = source.safeParse(json(line));
        if (read.success) found.set((0,paths/* toProject */.l4)(read.data.file, project), {
            ...read.data,
            file: (0,paths/* toProject */.l4)(read.data.file, project)
        });
    }
    return found;
}
function json(line) {
    try {
        const value = JSON.parse(line);
        return value;
    } catch  {
        return null;
    }
}

;// CONCATENATED MODULE: ./src/stages/ahead.js
/** What is asked of the project's files beside the re-run and mypy, since it needs neither their end nor a diagnosis. */ 



/** Files of the project on the tracebacks and type errors, nearest first. */ function onChains(failures) {
    const files = failures.flatMap((f)=>f.type === "mypy" ? [
            f.file
        ] : f.exceptions.flatMap((e)=>[
                ...e.frames.map((x)=>x.file).reverse(),
                ...e.syntax?.file ? [
                    e.syntax.file
                ] : []
            ]));
    return [
        ...new Set(files.filter(env_files/* isFirstParty */.FF))
    ];
}
/**
 * Reads the sources, and once nothing runs tests any more proves the layout: imports may disturb them.
 * @param tests the re-run
 * @param isolated its failures' isolation
 * @param alone when the re-run is all that runs, since a third process beside it would slow both; null where mypy runs beside it
 */ async function lookAhead(context, interpreter, files, tests, isolated, alone) {
    const chain = tests.then((found)=>onChains([
            ...found.failures,
            ...found.runs
        ]));
    const first = alone !== null && files.python.length <= MOST_SOURCES ? alone.then(()=>[]) : chain;
    const [sources, layout] = await Promise.all([
        first.then((near)=>readMore(context, interpreter, new Map(), [
                ...near,
                ...files.python
            ])),
        isolated.then(async ()=>proveMore(context, interpreter, [], await chain, files))
    ]);
    return {
        sources,
        layout
    };
}
/** The files in order of interest, those that were read already left as they are. */ async function readMore(context, interpreter, known, wanted) {
    const more = [
        ...new Set(wanted)
    ].filter((f)=>!known.has(f));
    return new Map([
        ...known,
        ...await (0,reproduce/* unlessStopped */.OO)(readSources(context, interpreter, more)) ?? []
    ]);
}
/** The packages of a chain, those that were proven already left as they are. */ async function proveMore(context, interpreter, known, chain, files) {
    const packages = packagesOf(chain.filter((f)=>!(0,env_files/* isTestFile */.hl)(f)), files.python);
    const more = packages.filter((folder)=>!known.some((proof)=>proof.folder === folder));
    return [
        ...known,
        ...await (0,reproduce/* unlessStopped */.OO)(proveLayout(context, interpreter, more)) ?? []
    ];
}


/***/ }),

/***/ 2158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  course: () => (/* binding */ course)
});

// EXTERNAL MODULE: ./src/collect/collect.js + 31 modules
var collect = __webpack_require__(44080);
// EXTERNAL MODULE: ./src/env/change.js
var env_change = __webpack_require__(17377);
// EXTERNAL MODULE: ./src/env/files.js
var env_files = __webpack_require__(62766);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(10338);
// EXTERNAL MODULE: ./src/probe/history/ask.js
var ask = __webpack_require__(30730);
// EXTERNAL MODULE: ./src/probe/history/bench.js
var history_bench = __webpack_require__(53049);
// EXTERNAL MODULE: ./src/probe/history/checkout.js
var history_checkout = __webpack_require__(46699);
// EXTERNAL MODULE: ./src/probe/history/look.js + 1 modules
var look = __webpack_require__(98406);
// EXTERNAL MODULE: ./src/probe/history/origin.js
var origin = __webpack_require__(28005);
// EXTERNAL MODULE: ./src/probe/history/repository.js
var history_repository = __webpack_require__(88355);
// EXTERNAL MODULE: ./src/probe/history/worktree.js
var worktree = __webpack_require__(65198);
;// CONCATENATED MODULE: ./src/probe/history/added.js
/** Tests first: those that a change adds, run on the base's code. One that passes there too proves nothing new. */ 










const STEP = "tests of the change on the base's code";
const DEFINED = /^\s*(?:async\s+)?def\s+(\w+)\s*\(/;
/** Nodes that are run; the rest is said. */ const MOST = 60;
/** Lines between the first decorator of a function and its `def`. */ const DECORATED = 20;
const LEAST_MS = 3000;
/** @returns each test function that the change adds; none where there is no base. What cannot be asked is in `not_run` */ async function addedTests(tools, change, files) {
    const { context } = tools;
    const defined = (change?.files ?? []).flatMap(definitions);
    if (change === null || change.base === null || change.base === change.head || defined.length === 0) return [];
    if ((0,src_context/* timeLeft */.f)(context) < LEAST_MS) {
        context.notRun.push({
            step: STEP,
            reason: (0,src_context/* whyStopped */.k)(context)
        });
        return [];
    }
    try {
        const items = await collected(tools, defined);
        const nodes = items.flatMap(({ nodes: of })=>of);
        if (nodes.length === 0) return [];
        if (nodes.length > MOST) context.notRun.push({
            step: STEP,
            reason: `${String(MOST)} of ${String(nodes.length)} were run`
        });
        return await onBase(tools, change.base, change.head, files, items, nodes.slice(0, MOST));
    } catch (thrown) {
        context.notRun.push({
            step: STEP,
            reason: thrown instanceof errors/* Stopped */.C9 ? (0,src_context/* whyStopped */.k)(context) : (0,errors/* messageOf */.bD)(thrown)
        });
        return [];
    }
}
/** A function whose old form the change took away is altered, not added. */ function definitions({ file, status, added, removed }) {
    if (status === "deleted" || !file.endsWith(".py") || !(0,env_files/* isTestFile */.hl)(file)) return [];
    const before = new Set(removed.map(({ text })=>DEFINED.exec(text)?.[1]));
    return added.flatMap(({ line, text })=>{
        const name = DEFINED.exec(text)?.[1];
        return name === undefined || before.has(name) ? [] : [
            {
                file,
                line,
                name
            }
        ];
    });
}
/** Those of the definitions that pytest takes for tests, with their nodes. */ async function collected({ context, interpreter, neutral }, defined) {
    const files = [
        ...new Set(defined.map((d)=>d.file))
    ];
    const read = await (0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S3",
        action: "pytest.collect",
        args: [
            "--collect-only",
            "-q",
            ...files.map(reproduce/* nodeArgument */.Yu),
            "--continue-on-collection-errors"
        ]
    });
    const items = read.facts.filter((f)=>f.t === "item");
    return defined.flatMap((d)=>{
        const mine = items.filter((i)=>isOf(i, d));
        const [first] = mine;
        return first === undefined ? [] : [
            {
                ...d,
                name: first.node.split("::").slice(1).join("::").replace(/\[.*$/s, ""),
                nodes: mine.map((i)=>i.node)
            }
        ];
    });
}
function isOf({ node, line }, { file, line: at, name }) {
    const [where = "", ...names] = node.split("::");
    return where === file && names.at(-1)?.replace(/\[.*$/s, "") === name && line !== null && line <= at && at <= line + DECORATED;
}
async function onBase({ context, interpreter, neutral }, base, head, files, found, nodes) {
    const repository = await (0,history_repository/* openRepository */.h_)(context);
    const bench = (0,history_bench/* makeBench */.D_)({
        context,
        interpreter,
        neutral,
        repository,
        asked: {
            groups: [],
            types: null,
            files
        },
        renames: new Map()
    });
    const [commit, of] = [
        await (0,history_repository/* readCommit */.kN)(context, base),
        await (0,history_repository/* readCommit */.kN)(context, head)
    ];
    const revision = {
        commit,
        tests: {
            of,
            files: await (0,history_repository/* testFilesBetween */.SE)(context, repository, base, head)
        }
    };
    const setup = {
        ...(0,history_bench/* firstSetup */.mx)(bench),
        extras: await (0,worktree/* ignoredFiles */.eQ)(context)
    };
    const checkout = await (0,history_checkout/* checkOut */.b$)(context, repository, revision, setup.extras);
    try {
        const there = (0,history_bench/* contextIn */.PO)(context, checkout.project, setup);
        const answers = await (0,ask/* askEach */.H)(there, bench.interpreter, neutral, {
            action: "history.added",
            words: nodes,
            collectOnly: false,
            env: {},
            factor: null,
            manifests: [
                ...files.manifests.keys()
            ],
            head: context.inputs.project
        });
        const foreign = foreignIn(bench, there, answers);
        if (foreign !== null) {
            context.notRun.push({
                step: STEP,
                reason: foreign
            });
            return [];
        }
        return found.map(({ file, line, name, nodes: mine })=>({
                file,
                line,
                name,
                ...outcomeOf(context, (0,look/* labelOf */.Wy)(revision), mine, answers)
            }));
    } finally{
        checkout.remove();
    }
}
function foreignIn({ own, repository }, there, answers) {
    const origins = answers.map(({ read })=>(0,origin/* strangers */.ob)(read, (0,origin/* namesThere */.tl)(own, there.inputs.project), repository.top));
    if (origins.includes(null)) return "the run did not tell where its modules came from";
    const foreign = origins.flatMap((o)=>o ?? []);
    return foreign.length === 0 ? null : `it ran other code than the checkout's: ${foreign.slice(0, 3).join(", ")}`;
}
/** One case that fails is enough: the test then tells the two apart. */ function outcomeOf(context, label, nodes, answers) {
    const file = nodes[0]?.split("::", 1)[0] ?? "";
    const red = answers.find(({ read })=>read.outcome.failures.some((f)=>nodes.includes(f.node) || f.phase === "collect" && (f.node === file || f.node === "")));
    const shown = red ?? answers.find(({ read })=>nodes.every((n)=>read.outcome.passed.has(n)));
    if (shown === undefined) return {
        onBase: "unknown",
        evidence: null
    };
    const { ran, evidence } = shown.read;
    return {
        onBase: red === undefined ? "passed" : "failed",
        evidence: context.recorder.fromCommand(ran, `at ${label}: ${evidence.claim}`, ran.output.slice(-1400))
    };
}

// EXTERNAL MODULE: ./src/probe/pytest.js + 1 modules
var pytest = __webpack_require__(96179);
// EXTERNAL MODULE: ./src/stages/experiment.js + 6 modules
var experiment = __webpack_require__(51579);
// EXTERNAL MODULE: ./src/stages/gather.js + 5 modules
var gather = __webpack_require__(66206);
;// CONCATENATED MODULE: ./src/stages/course.js
/** The stages up to the experiments: what failed, seen here and isolated. What makes a report of it is loaded meanwhile. */ 







/**
 * Takes a run from what CI left to its report.
 * @param asked the project's interpreter, which is being asked
 * @param started `performance.now()` at the start of the run
 * @throws OutOfDomain where what failed is neither pytest's nor mypy's; UserError for an input that cannot be used
 */ async function course(context, asked, started) {
    const { inputs, recorder } = context;
    const [collected, change] = await Promise.all([
        read(context),
        (0,env_change/* readChange */.pm)(context)
    ]);
    const files = (0,env_files/* projectFiles */.x6)(inputs.project);
    if (files.cut) context.notRun.push({
        step: "listing files",
        reason: "the project has more files than are listed; the rest was not looked at"
    });
    const interpreter = await asked;
    const neutral = (0,pytest/* neutralSettings */.V)(context, interpreter);
    for (const line of neutral.said)recorder.record({
        surface: "contextual",
        step_id: "S1",
        action: "pytest.neutralise",
        note: line
    });
    const later = Promise.all(/* import() */[__webpack_require__.e(735), __webpack_require__.e(874)]).then(__webpack_require__.bind(__webpack_require__, 6874));
    const gathered = await (0,gather/* gather */.k)(context, interpreter, neutral, files, collected, later);
    const { finish } = await later;
    const bench = {
        context,
        interpreter,
        neutral
    };
    const [experiments, added] = await Promise.all([
        (0,experiment/* experiment */.y)(context, interpreter, neutral, files, gathered, change),
        addedTests(bench, change, files)
    ]);
    return finish(bench, {
        files,
        change,
        collected,
        gathered,
        experiments,
        added,
        started
    });
}
async function read(context) {
    const { inputs, recorder, unmapped } = context;
    const collected = await (0,collect/* collect */.F)(inputs.sources, {
        cwd: inputs.cwd,
        project: inputs.project
    });
    unmapped.push(...collected.unmapped.map(({ input, reason })=>({
            input,
            reason
        })));
    recorder.record({
        surface: "operational",
        step_id: "S1",
        action: "ci.collect",
        status: "ok",
        count: collected.tests.length,
        note: summaryOf(collected)
    });
    outOfDomain(collected);
    return collected;
}
/** A red run in which neither pytest nor mypy failed is none of ours: it is said at once. */ function outOfDomain(collected) {
    if (collected.kind === "green" && collected.otherFailure !== null) {
        throw new errors/* OutOfDomain */.uL(`neither pytest nor mypy failed in what was given: ${collected.otherFailure}; that is out of this tool's domain`);
    }
}
function summaryOf(collected) {
    return `${String(collected.tests.length)} failed tests, ${String(collected.types.length)} type errors, ${String(collected.runs.length)} broken runs`;
}


/***/ }),

/***/ 51579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ experiment),
  _: () => (/* binding */ isolationOf)
});

// EXTERNAL MODULE: ./src/diagnose/group.js
var group = __webpack_require__(56117);
// EXTERNAL MODULE: ./src/env/files.js
var env_files = __webpack_require__(62766);
// EXTERNAL MODULE: ./src/env/change.js
var change = __webpack_require__(17377);
// EXTERNAL MODULE: ./src/env/diff.js
var env_diff = __webpack_require__(60402);
;// CONCATENATED MODULE: ./src/probe/history/culprit.js
/** What one commit did, in lines as they stand at HEAD. */ 

/**
 * The change of a commit against its first parent. Lines that later commits took away are left out; removed lines are
 * numbered where they would stand now.
 * @returns null where git has no answer (the parent is not in a shallow checkout)
 */ async function culpritOf(context, sha) {
    const [own, since] = await Promise.all([
        (0,change/* git */.$Y)(context, [
            ...change/* DIFF */.Mu,
            `${sha}^`,
            sha
        ]),
        (0,change/* git */.$Y)(context, [
            ...change/* DIFF */.Mu,
            sha,
            "HEAD"
        ])
    ]);
    if (own.exitCode !== 0 || since.exitCode !== 0) return null;
    const later = hunksOf(since.stdout);
    return (0,change/* parseDiff */.FR)(own.stdout).map((file)=>{
        const now = later.get(file.file) ?? {
            name: file.file,
            hunks: []
        };
        return {
            ...file,
            file: now.name,
            added: file.added.flatMap((a)=>{
                const line = carry(now.hunks, a.line);
                return line === null ? [] : [
                    {
                        ...a,
                        line
                    }
                ];
            }),
            removed: file.removed.map((r)=>({
                    ...r,
                    line: nearest(now.hunks, r.line)
                })),
            hunks: file.hunks.flatMap((hunk)=>{
                const line = carryHunk(now.hunks, hunk.line, hunk.added.length);
                return line === null ? [] : [
                    {
                        ...hunk,
                        line
                    }
                ];
            })
        };
    });
}
/** Name at the newer side and hunks of each file, by its name at the older side. */ function hunksOf(diff) {
    return new Map((0,env_diff/* readDiff */.i)(diff).map(({ from, to, hunks })=>[
            from,
            {
                name: to,
                hunks: hunks.map((h)=>[
                        h.old.start,
                        h.old.count,
                        h.new.start,
                        h.new.count
                    ])
            }
        ]));
}
/** A line of the older side on the newer one; null where a hunk replaced it. */ function carry(hunks, line) {
    let shift = 0;
    for (const [start, count, , more] of hunks){
        // A hunk without old lines stands after the line that it names.
        if (count === 0 ? start >= line : start > line) break;
        if (count > 0 && line < start + count) return null;
        shift += more - count;
    }
    return line + shift;
}
/** So many lines in a row on the newer side; null where a hunk touched them, or for none, what stands around their place. */ function carryHunk(hunks, line, lines) {
    const there = Array.from({
        length: Math.max(2, lines)
    }, (_, n)=>carry(hunks, line + n - (lines === 0 ? 1 : 0)));
    const first = there[0] ?? null;
    if (first === null || there.slice(0, lines === 0 ? 2 : lines).some((l, n)=>l !== first + n)) return null;
    return first + (lines === 0 ? 1 : 0);
}
const nearest = (hunks, line)=>carry(hunks, line) ?? hunks.find(([start, count])=>line >= start && line < start + count)?.[2] ?? line;

;// CONCATENATED MODULE: ./src/probe/history/boundary.js
/** Bisection over a line whose ends are taken to differ. */ /**
 * @param length at least 2; the first is taken to lack what `has` asks for, the last to have it: neither is asked
 * @returns the index of one that has it while the one before has not, by at most log2(length - 1) questions
 */ async function boundary(length, has) {
    let [without, having] = [
        0,
        length - 1
    ];
    while(having - without > 1){
        const middle = without + having >> 1;
        if (await has(middle)) having = middle;
        else without = middle;
    }
    return having;
}

// EXTERNAL MODULE: ./src/probe/history/look.js + 1 modules
var look = __webpack_require__(98406);
// EXTERNAL MODULE: ./src/probe/history/repository.js
var history_repository = __webpack_require__(88355);
// EXTERNAL MODULE: ./src/probe/history/seen.js
var history_seen = __webpack_require__(5556);
;// CONCATENATED MODULE: ./src/probe/history/judge.js
/** From outcomes at commits to the one that brought a failure. */ 



/** Why a commit cannot be named; goes to `not_run`. */ class Undetermined extends Error {
    name = "Undetermined";
}
const NOTHING = {
    preExisting: false,
    introducedBy: null,
    exposes: null,
    arrived: null
};
const own = (commit)=>({
        commit,
        tests: null
    });
class Judge {
    #visits;
    #question;
    constructor(visits, question){
        this.#visits = visits;
        this.#question = question;
    }
    /**
   * Finds the commit on a first-parent line.
   * @param line oldest first; red with this signature at its end, taken not to be so at its beginning
   * @throws Undetermined, OutOfTime
   */ async find(line) {
        const { at, before, index } = await this.#turn(line, async (commit)=>await this.#state(own(commit)) === "same");
        const { repository } = this.#visits.bench;
        if (at.parents.length === 0 && repository.shallow.has(at.sha)) {
            throw new Undetermined(`the shallow checkout ends at ${(0,look/* short */.h0)(at.sha)}, where it is red already: set fetch-depth: 0`);
        }
        const state = await this.#state(own(before));
        if (state === "same") throw new Undetermined(`it is red already at ${(0,look/* short */.h0)(before.sha)}, from which the change set out`);
        const side = at.parents.length > 1 ? await this.#alongside(at) : null;
        if (side !== null) return side;
        if (at.parents.length > 1 && (state === "passed" || state === "absent")) {
            return {
                ...NOTHING,
                introducedBy: await this.#named(at, [
                    own(before),
                    ...await this.#otherParents(at)
                ])
            };
        }
        switch(state){
            case "passed":
                return this.#turned(before, at);
            case "absent":
                return this.#arrived(line.slice(0, index), before, at);
            case "other":
                return this.#otherBefore(line.slice(0, index), before, at);
            case "unknown":
                throw new Undetermined(`${(0,look/* short */.h0)(before.sha)} could not be asked: ${(await this.#seen(own(before))).reason}`);
        }
    }
    /** Green before, red from here on. Where the commit changed nothing but tests, older code may be at fault. */ async #turned(before, at) {
        const { context, repository } = this.#visits.bench;
        const named = await this.#named(at, [
            own(before)
        ]);
        return {
            ...NOTHING,
            introducedBy: named,
            arrived: await (0,history_repository/* changesTestsOnly */.FW)(context, repository, at.sha) ? named : null
        };
    }
    /** The test came with its failure: its test files are carried back, so that the question stays the same. */ async #arrived(older, before, at) {
        const carried = await this.#carried(before, at);
        const state = await this.#state(carried);
        if (state === "passed") return {
            ...NOTHING,
            introducedBy: await this.#named(at, [
                carried
            ])
        };
        const arrived = await this.#named(at, []);
        // Red for want of the code that it tests: that says nothing of the fault.
        if (state !== "same") return {
            ...NOTHING,
            introducedBy: arrived,
            arrived
        };
        return this.#olderThanTest(older, at, arrived);
    }
    /** With the newer tests it is red before they came: the fault is as old as the first commit where that is so. */ async #olderThanTest(older, tests, arrived) {
        const [first] = older;
        if (first === undefined) throw new Undetermined("there is no older commit");
        const start = await this.#carried(first, tests);
        if (await this.#state(start) === "same") {
            const words = `it fails in the same way at ${(0,look/* short */.h0)(first.sha)}, before the change, with the tests of ${(0,look/* short */.h0)(tests.sha)} carried there`;
            return {
                ...NOTHING,
                exposes: `Commit ${(0,look/* short */.h0)(tests.sha)} shows it but did not bring it: ${words}.`,
                arrived: {
                    ...arrived,
                    evidence: [
                        ...arrived.evidence,
                        await this.#shown(start)
                    ]
                }
            };
        }
        const { at, before } = await this.#turn(older, async (commit)=>await this.#state(await this.#carried(commit, tests)) === "same");
        return {
            ...NOTHING,
            introducedBy: await this.#named(at, [
                await this.#carried(before, tests)
            ], tests)
        };
    }
    /** Red before in another way: the commit that made it red at all counts, where there is one. */ async #otherBefore(older, before, at) {
        const [first] = older;
        const start = first === undefined ? "unknown" : await this.#state(own(first));
        if (older.length > 1 && (start === "passed" || start === "absent")) {
            const turn = await this.#turn(older, async (commit)=>[
                    "same",
                    "other"
                ].includes(await this.#state(own(commit))));
            return this.#turnedOtherwise(turn.before, turn.at, at);
        }
        const carried = await this.#carried(before, at);
        const state = await this.#state(carried);
        if (state === "passed") return {
            ...NOTHING,
            introducedBy: await this.#named(at, [
                carried
            ])
        };
        if (state === "same" && first !== undefined && await this.#state(await this.#carried(first, at)) === "same") {
            return {
                ...NOTHING,
                preExisting: true
            };
        }
        throw new Undetermined(`it is red at ${(0,look/* short */.h0)(before.sha)} too, in another way, and no older commit is known to be green`);
    }
    /** The other way may be but the tests' older form: with the later ones both sides are asked again. */ async #turnedOtherwise(before, at, tests) {
        const [red, green] = [
            await this.#carried(at, tests),
            await this.#carried(before, tests)
        ];
        if (await this.#state(red) === "same" && await this.#state(green) === "passed") {
            return {
                ...NOTHING,
                introducedBy: await this.#named(at, [
                    green
                ], tests)
            };
        }
        const named = {
            ...await this.#named(at, [
                own(before)
            ]),
            contrast: null
        };
        return {
            ...NOTHING,
            introducedBy: named,
            arrived: await this.#state(own(before)) === "absent" ? named : null
        };
    }
    /** A merge: red on the side that came in, it is of a commit there; else the merge itself brought it. */ async #alongside(merge) {
        const { context } = this.#visits.bench;
        for (const sha of merge.parents.slice(1)){
            const side = await (0,history_repository/* readCommit */.kN)(context, sha);
            if (await this.#state(own(side)) !== "same") continue;
            const fork = await (0,history_repository/* forkOf */.qc)(context, merge.parents[0] ?? merge.sha, sha);
            if (fork === null) throw new Undetermined(`${(0,look/* short */.h0)(merge.sha)} is a merge (of a pull request, say) whose second parent ${(0,look/* short */.h0)(sha)} is red, and the shallow checkout holds no commits before it: set fetch-depth: 0`);
            const line = await (0,history_repository/* lineOf */.cA)(context, fork, sha);
            return this.find(line);
        }
        return null;
    }
    async #otherParents(merge) {
        return Promise.all(merge.parents.slice(1).map(async (sha)=>own(await (0,history_repository/* readCommit */.kN)(this.#visits.bench.context, sha))));
    }
    async #turn(line, has) {
        const index = await boundary(line.length, async (i)=>{
            const commit = line[i];
            return commit !== undefined && has(commit);
        });
        const [before, at] = [
            line[index - 1],
            line[index]
        ];
        if (before === undefined || at === undefined) throw new Undetermined("there is no commit between the base and HEAD");
        return {
            before,
            at,
            index
        };
    }
    /** @param tests whose test files are laid over both sides, where the node is younger than the commit */ async #named(at, against, tests = null) {
        const red = tests === null ? own(at) : await this.#carried(at, tests);
        const [before] = against;
        const contrast = before === undefined ? null : await this.#contrast(red, before);
        const evidence = contrast === null ? [
            await this.#shown(red)
        ] : [
            contrast.failing,
            contrast.passing
        ];
        const others = await Promise.all(against.slice(contrast === null ? 0 : 1).map(async (r)=>this.#mint(await this.#seen(r), "")));
        return {
            sha: at.sha,
            subject: at.subject,
            evidence: [
                ...evidence,
                ...others.filter((e)=>e !== null)
            ],
            contrast
        };
    }
    /** The two runs as a proof, where the passing one has no failure of another group in it. */ async #contrast(red, green) {
        if (await this.#state(green) !== "passed" || await this.#state(red) !== "same") return null;
        const shared = await this.#seen(green);
        const passing = shared.shown?.ran.exitCode === 0 || this.#question.manner.kind === "mypy" ? shared : await this.#visits.seeGreen(this.#question, green);
        const [one, other] = [
            this.#mint(await this.#seen(red), ""),
            this.#mint(passing, `${(0,look/* short */.h0)(red.commit.sha)}^ `)
        ];
        return one === null || other === null ? null : this.#visits.bench.context.recorder.contrast(`commit ${(0,look/* short */.h0)(red.commit.sha)}`, one, other);
    }
    #mint(seen, relation) {
        if (seen.shown === null) return null;
        const { ran, claim } = seen.shown;
        return this.#visits.mint(ran, relation === "" ? claim : claim.replace(/^at /, `at ${relation}= `));
    }
    async #shown(revision) {
        const made = this.#mint(await this.#seen(revision), "");
        if (made === null) throw new Undetermined(`nothing was run at ${(0,look/* labelOf */.Wy)(revision)}`);
        return made;
    }
    async #carried(commit, tests) {
        const { context, repository } = this.#visits.bench;
        const files = await (0,history_repository/* testFilesBetween */.SE)(context, repository, commit.sha, tests.sha);
        return files.taken.length + files.gone.length === 0 ? own(commit) : {
            commit,
            tests: {
                of: tests,
                files
            }
        };
    }
    #seen(revision) {
        return this.#visits.see(this.#question, revision);
    }
    async #state(revision) {
        return (0,history_seen/* stateOf */.L4)(await this.#seen(revision), this.#question.focus);
    }
}

// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: ./src/probe/history/bench.js
var history_bench = __webpack_require__(53049);
// EXTERNAL MODULE: ./src/probe/history/question.js
var history_question = __webpack_require__(51635);
// EXTERNAL MODULE: ./src/probe/history/origin.js
var origin = __webpack_require__(28005);
;// CONCATENATED MODULE: ./src/probe/history/visits.js
/** Looks at revisions: each at most once for each group, and all groups that are still open in one go. */ 




/** Below this many milliseconds no run is begun. */ const LEAST_MS = 2000;
/** The time budget is used up, or the run was asked to end: what is known so far stands. */ class OutOfTime extends Error {
    name = "OutOfTime";
}
class Visits {
    bench;
    setup;
    #open;
    #longestMs = 0;
    /** By the trees looked at: what depends on the code alone is asked once, whatever the commit is called. */ #memo = new Map();
    #green = new Map();
    #minted = new Map();
    /** @param open groups that are run together wherever one of them is asked for */ constructor(bench, setup, open){
        this.bench = bench;
        this.setup = setup;
        this.#open = open;
    }
    /** From here on only these are run together. */ narrow(open) {
        this.#open = open;
    }
    /** What `question` shows at a revision. @throws OutOfTime */ async see(question, revision) {
        const memo = this.#at(revision);
        const known = (q)=>{
            const seen = memo.get(q.group.signature);
            return seen !== undefined && (seen.reason !== "" || seen.states.has((0,history_question/* nameOf */.Vb)(q.focus)));
        };
        if (!known(question)) {
            const together = this.#open.filter((q)=>!known(q) && q !== question);
            await this.look([
                question,
                ...together
            ], revision, "followed");
        }
        return memo.get(question.group.signature) ?? (0,history_seen/* unknown */.L5)("nothing ran");
    }
    /** A revision at which the question passes, run with only those groups that pass there. @throws OutOfTime */ async seeGreen(question, revision) {
        const key = keyOf(revision);
        const memo = this.#at(revision);
        const green = this.#green.get(key) ?? await this.#run(this.#open.filter((q)=>q.manner.kind !== "mypy" && passes(memo.get(q.group.signature), q)), revision, "followed");
        this.#green.set(key, green);
        const seen = green.get(question.group.signature);
        return seen !== undefined && passes(seen, question) ? seen : (0,history_seen/* unknown */.L5)("it did not pass again");
    }
    /** Runs groups at a revision and remembers what they show. @throws OutOfTime */ async look(questions, revision, scope) {
        const view = await this.#run(questions, revision, scope);
        const memo = this.#at(revision);
        for (const [signature, seen] of view)memo.set(signature, seen);
        return view;
    }
    /** Evidence of a run, one for each claim. */ mint(ran, claim) {
        const key = `${ran.source.output_ref} ${ran.source.argv.join(" ")} ${claim}`;
        const made = this.#minted.get(key) ?? this.bench.context.recorder.fromCommand(ran, claim, ran.output.slice(-1400));
        this.#minted.set(key, made);
        return made;
    }
    async #run(questions, revision, scope) {
        const { context } = this.bench;
        if ((0,src_context/* timeLeft */.f)(context) < Math.max(LEAST_MS, this.#longestMs)) throw new OutOfTime((0,src_context/* whyStopped */.k)(context));
        context.progress.detail(`history: ${(0,look/* labelOf */.Wy)(revision)}`);
        const begun = performance.now();
        const view = await (0,look/* look */.Op)(this.bench, this.setup, questions, revision, scope).catch((thrown)=>{
            throw thrown instanceof errors/* Stopped */.C9 ? new OutOfTime((0,src_context/* whyStopped */.k)(context)) : thrown;
        });
        this.#longestMs = Math.max(this.#longestMs, performance.now() - begun);
        return view;
    }
    #at(revision) {
        const key = keyOf(revision);
        const memo = this.#memo.get(key) ?? new Map();
        this.#memo.set(key, memo);
        return memo;
    }
}
const keyOf = ({ commit, tests })=>`${commit.tree} ${tests?.of.tree ?? ""}`;
const passes = (seen, question)=>seen !== undefined && (0,history_seen/* stateOf */.L4)(seen, question.focus) === "passed";

// EXTERNAL MODULE: ./src/probe/history/worktree.js
var worktree = __webpack_require__(65198);
;// CONCATENATED MODULE: ./src/probe/history/sane.js
/** The counter-check before any search: a clean checkout of HEAD must fail as the user's does, with its own code. */ 





/** Tries HEAD bare, then with what a checkout may lack; groups that still do not fail are said. */ async function sane(bench, questions, head, dirty) {
    let best = await attempt(bench, (0,history_bench/* firstSetup */.mx)(bench), questions, head);
    if (best.failed.length > 0 && best.visits.setup.path.length === 0 && best.failed.some(({ state })=>state === "unknown")) {
        best = better(best, await attempt(bench, {
            path: (0,origin/* rootsIn */.Xb)(bench.context.inputs.project, ""),
            extras: []
        }, questions, head));
    }
    const extras = best.failed.length > 0 ? await (0,worktree/* ignoredFiles */.eQ)(bench.context) : [];
    if (extras.length > 0) best = better(best, await attempt(bench, {
        ...best.visits.setup,
        extras
    }, questions, head));
    const lacks = best.failed.length > 0 ? await lacking(bench.context, dirty) : [];
    for (const { question, state, seen } of best.failed){
        bench.context.notRun.push({
            step: `history of ${(0,history_question/* nameOf */.Vb)(question.focus) || "the run"}`,
            reason: reasonOf(question.focus, state, seen, dirty, lacks)
        });
    }
    const failed = new Set(best.failed.map((f)=>f.question));
    const open = questions.filter((q)=>!failed.has(q));
    best.visits.narrow(open);
    return {
        visits: best.visits,
        open
    };
}
async function attempt(bench, setup, questions, head) {
    const visits = new Visits(bench, setup, questions);
    const seen = await visits.look(questions, {
        commit: head,
        tests: null
    }, "followed");
    const failed = questions.flatMap((question)=>{
        const mine = seen.get(question.group.signature);
        const state = mine === undefined ? "unknown" : (0,history_seen/* stateOf */.L4)(mine, question.focus);
        return state === "same" ? [] : [
            {
                question,
                state,
                seen: mine
            }
        ];
    });
    return {
        visits,
        failed
    };
}
const better = (one, other)=>other.failed.length < one.failed.length ? other : one;
/** What lies in the work tree and in no commit, for a reader to guess from. */ async function lacking(context, dirty) {
    const [reference, loose] = [
        await (0,worktree/* byReference */.vP)(context),
        (await (0,worktree/* untracked */.O8)(context)).filter((f)=>!dirty.includes(f))
    ];
    const named = loose.slice(0, 3).join(", ");
    return [
        ...reference,
        ...loose.length > 0 ? [
            `files that git does not track (${named}${loose.length > 3 ? ` and ${String(loose.length - 3)} more` : ""})`
        ] : [],
        "files that git ignores"
    ];
}
function reasonOf(focus, state, seen, dirty, lacks) {
    if (state === "unknown") return `a clean checkout of HEAD could not be asked: ${seen?.reason ?? "nothing ran"}`;
    const how = {
        same: "fails",
        passed: "passes",
        other: "fails in another way",
        absent: focus.type === "mypy" ? "is not reported" : "does not exist, or is skipped,"
    }[state];
    const why = [
        ...dirty.length > 0 ? [
            `the uncommitted changes (${dirty.slice(0, 3).join(", ")}) bring the failure`
        ] : [],
        `it lacks ${lacks.join(" and ")}`
    ];
    return `it ${how} in a clean checkout of HEAD, so that older commits say nothing: ${why.join(", or ")}`;
}

// EXTERNAL MODULE: ./src/probe/history/settle.js
var settle = __webpack_require__(5420);
;// CONCATENATED MODULE: ./src/probe/history/trace.js
/**
 * The history of failures. A clean checkout of HEAD must show them first; then the merge base tells what is older than the
 * change; the rest is bisected along first parents, each commit with its own test files, so that faults in tests and
 * settings are found like those in code. Only where a node does not exist yet are newer tests laid over older code.
 */ 











const EMPTY = {
    baseline: null,
    order: [],
    byGroup: new Map(),
    older: new Set()
};
/**
 * Asks which failures are older than the change and which commit brought the others.
 * What could not be asked is said in `context.notRun`; nothing is thrown for it.
 */ async function traceHistory(context, interpreter, neutral, change, asked) {
    const no = (reason)=>{
        context.notRun.push({
            step: "history",
            reason
        });
        return EMPTY;
    };
    // Why there is no base is said by whoever looked for it.
    if (change === null || change.base === null || asked.groups.length === 0) return EMPTY;
    if (change.base === change.head) return no("HEAD is the base itself: there is no change to look at");
    try {
        const dirty = await (0,worktree/* uncommitted */.SU)(context);
        if (dirty.length > 0) context.notRun.push({
            step: "history",
            reason: `uncommitted changes (${listed(dirty)}) are in no commit: history looks at HEAD without them`
        });
        const repository = await (0,history_repository/* openRepository */.h_)(context);
        const [line, renames] = [
            await (0,history_repository/* lineOf */.cA)(context, change.base, change.head),
            await (0,history_repository/* renamesBetween */.aO)(context, change.base, change.head)
        ];
        const bench = (0,history_bench/* makeBench */.D_)({
            context,
            interpreter,
            neutral,
            repository,
            asked,
            renames
        });
        return await search(bench, line, await (0,history_repository/* readCommit */.kN)(context, change.base), dirty);
    } catch (thrown) {
        return no(thrown instanceof errors/* Stopped */.C9 ? (0,src_context/* whyStopped */.k)(context) : (0,errors/* messageOf */.bD)(thrown));
    }
}
async function search(bench, line, base, dirty) {
    const head = line.at(-1) ?? base;
    const questions = bench.asked.groups.filter((g)=>g.failures[0].type !== "run" || g.failures[0].what !== "traceback").map(history_question/* questionOf */.YH);
    const { visits, open } = await sane(bench, questions, head, dirty);
    if (open.length === 0) return EMPTY;
    const atBase = await visits.look(open, {
        commit: base,
        tests: null
    }, "all");
    const byGroup = new Map();
    const left = open.flatMap((q)=>{
        const [first, ...others] = newer(q, atBase.get(q.group.signature));
        if (first !== undefined) return [
            {
                first,
                others
            }
        ];
        byGroup.set(q.group.signature, {
            ...NOTHING,
            preExisting: true
        });
        return [];
    });
    const order = await (0,history_repository/* orderOf */.mJ)(bench.context, base.sha, head.sha);
    visits.narrow(left.map((l)=>l.first));
    for (const { first, others } of left){
        const verdicts = [
            await verdictOf(visits, first, line, atBase)
        ];
        for (const other of others)verdicts.push(await verdictOf(visits, other, line, atBase));
        byGroup.set(first.group.signature, (0,settle/* joined */.o)(verdicts, order));
    }
    return {
        baseline: baselineOf(bench, base, open, atBase),
        order,
        byGroup,
        older: olderOf(open, atBase)
    };
}
function olderOf(questions, atBase) {
    return new Set(questions.flatMap((q)=>{
        const seen = atBase.get(q.group.signature);
        return seen === undefined ? [] : q.group.failures.filter((f)=>f.type === "mypy" && (0,history_seen/* stateOf */.L4)(seen, f) === "same");
    }).filter((f)=>f.type === "mypy"));
}
/** Files whose type errors are followed apart: one run of mypy shows them all. */ const MOST_FILES = 20;
/** What of a group is not as old as the base: the first such node, since each is run; of type errors the first in each file. */ function newer(question, atBase) {
    const fresh = (0,history_question/* members */.ol)(question).filter((f)=>atBase === undefined || (0,history_seen/* stateOf */.L4)(atBase, f) !== "same");
    const byFile = new Map(fresh.map((f)=>[
            f.type === "mypy" ? f.file : "",
            f
        ]).reverse());
    return [
        ...byFile.values()
    ].reverse().slice(0, MOST_FILES).map((focus)=>({
            ...question,
            focus
        }));
}
async function verdictOf(visits, question, line, atBase) {
    try {
        const verdict = await new Judge(visits, question).find(line);
        // Red at the base in a sibling, and in this node with the tests carried there: the whole group is as old.
        const sibling = [
            ...atBase.get(question.group.signature)?.states.values() ?? []
        ].includes("same");
        const older = verdict.exposes !== null && (sibling || await wasMoved(visits, question, line[0]));
        return older ? {
            ...NOTHING,
            preExisting: true
        } : verdict;
    } catch (thrown) {
        if (!(thrown instanceof Undetermined) && !(thrown instanceof OutOfTime)) throw thrown;
        visits.bench.context.notRun.push({
            step: `history of ${(0,history_question/* nameOf */.Vb)(question.focus) || "the run"}`,
            reason: thrown.message
        });
        return NOTHING;
    }
}
/** A test that stood in another file at the base, under the same name, is no new one. */ async function wasMoved({ bench }, { focus }, base) {
    const [file = "", ...names] = (0,history_question/* nameOf */.Vb)(focus).split("::");
    const old = bench.renames.get(file);
    if (old === undefined || base === undefined) return false;
    const name = (names.at(-1) ?? "").replace(/\[.*$/s, "");
    return name === "" || (await (0,change/* git */.$Y)(bench.context, [
        "grep",
        "-q",
        "-w",
        "-F",
        "-e",
        name,
        base.sha,
        "--",
        `:(literal)${old}`
    ])).exitCode === 0;
}
function baselineOf({ context }, base, questions, atBase) {
    const nodes = new Map();
    for (const q of questions){
        if (q.focus.type === "mypy") continue;
        for (const [node, state] of atBase.get(q.group.signature)?.states ?? [])if (node !== "" && state !== "unknown") nodes.set(node, state);
    }
    const shown = [
        ...atBase.values()
    ].flatMap((s)=>s.shown === null ? [] : [
            s.shown
        ])[0];
    if (shown === undefined) return null;
    const claim = shown.claim.replace(/^at /, "at the merge base ");
    return {
        sha: base.sha,
        nodes,
        evidence: context.recorder.fromCommand(shown.ran, claim, shown.ran.output.slice(-1400))
    };
}
function listed(files) {
    return files.length <= 3 ? files.join(", ") : `${files.slice(0, 3).join(", ")} and ${String(files.length - 3)} more`;
}

// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(10338);
// EXTERNAL MODULE: ./src/probe/smoke/smoke.js + 1 modules
var smoke = __webpack_require__(79451);
// EXTERNAL MODULE: ./src/stages/isolation.js + 7 modules
var isolation = __webpack_require__(69658);
;// CONCATENATED MODULE: ./src/stages/experiment.js
/** Stage 3: what isolation showed, and history. What they cannot tell is in `not_run`. */ 







/** Fresh runs that a commit must pass where the failure comes and goes. */ const FLAKY_REPEATS = 5;
async function experiment(context, interpreter, neutral, files, gathered, change) {
    const { reproduction, types, isolations } = gathered;
    const shown = [
        ...isolations
    ].flatMap(([node, i])=>i.failure !== null && !reproduction.failures.some((f)=>f.node === node) ? [
            i.failure
        ] : []);
    const failures = [
        ...reproduction.runs,
        ...reproduction.failures,
        ...shown,
        ...types?.failures ?? [],
        ...(0,smoke/* smokeFailures */.T)(gathered.smoke)
    ];
    context.progress.stage("asking history");
    const groups = (0,group/* group */.O)(failures, env_files/* isFirstParty */.FF);
    const history = await (0,isolation/* unlessFailed */.OJ)(context, "history", traceHistory(context, interpreter, neutral, change, {
        groups: groups.map((g)=>historyGroup(g, isolations)),
        types: gathered.typesPlan,
        files
    })) ?? {
        baseline: null,
        order: [],
        byGroup: new Map(),
        older: new Set()
    };
    return {
        isolations,
        ...apart(failures, history),
        culprits: await culpritsOf(context, history)
    };
}
/** Type errors that the base has too become groups of their own, older than the change. */ function apart(failures, history) {
    const marked = failures.map((f)=>f.type === "mypy" && history.older.has(f) ? {
            ...f,
            older: true
        } : f);
    const older = (0,group/* group */.O)(marked.filter((f)=>f.type === "mypy" && f.older === true), env_files/* isFirstParty */.FF);
    return {
        failures: marked,
        history: {
            ...history,
            byGroup: new Map([
                ...history.byGroup,
                ...older.map((g)=>[
                        g.signature,
                        {
                            ...NOTHING,
                            preExisting: true
                        }
                    ])
            ])
        }
    };
}
function historyGroup({ signature, failures }, isolations) {
    const found = failures.flatMap((f)=>f.type === "test" ? [
            isolations.get(f.node)
        ] : []).find((i)=>i !== undefined);
    const victim = failures[0].type === "test" ? failures[0].node : null;
    const before = found?.verdict === "order-dependent" ? found.polluters : failures[0].type === "test" ? failures[0].beside ?? [] : [];
    const [first, ...rest] = victim !== null && before.length > 0 ? [
        ...before,
        victim
    ] : [];
    return {
        signature,
        failures,
        company: first === undefined ? null : [
            first,
            ...rest
        ],
        ...mannerOf(found)
    };
}
/** Factors whose value decides by itself; with the others it still comes and goes. */ const DECIDES = [
    "hash-seed",
    "random-seed",
    "clock",
    "time-zone",
    "locale"
];
/** What fails now and then is run as it fails each time, where a factor is known to do that; else more than once. */ function mannerOf(isolation) {
    const flip = isolation?.flip ?? null;
    return {
        env: flip?.under.env ?? {},
        factor: flip?.under.factor ?? null,
        repeats: isolation?.verdict === "flaky" && !DECIDES.includes(flip?.factor ?? "") ? FLAKY_REPEATS : 1
    };
}
async function culpritsOf(context, history) {
    const bySha = new Map();
    const found = new Map();
    for (const [signature, verdict] of history.byGroup){
        const sha = (verdict.introducedBy ?? verdict.arrived)?.sha;
        if (sha === undefined) continue;
        if (!bySha.has(sha)) bySha.set(sha, await (0,reproduce/* unlessStopped */.OO)(culpritOf(context, sha)));
        const changed = bySha.get(sha);
        if (changed != null) found.set(signature, changed);
    }
    return found;
}
/** The isolation that speaks for a group of failures. */ function isolationOf(failures, isolations) {
    const tests = failures.filter((f)=>f.type === "test");
    return tests.map((f)=>isolations.get(f.node)).find((i)=>i !== undefined) ?? null;
}


/***/ }),

/***/ 66206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ describe),
  k: () => (/* binding */ gather)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: ./src/publish/remember.js
var remember = __webpack_require__(53346);
// EXTERNAL MODULE: ./src/probe/isolate/engine.js + 2 modules
var engine = __webpack_require__(70098);
// EXTERNAL MODULE: ./src/probe/isolate/repeat.js
var repeat = __webpack_require__(66591);
// EXTERNAL MODULE: ./src/probe/isolate/time.js
var time = __webpack_require__(99297);
;// CONCATENATED MODULE: ./src/probe/isolate/aside.js
/**
 * What isolation would ask first of nodes that fail in the plain re-run, answered in that very run: a fork of it, made
 * before its first test, stands where a fresh process stands after collection. Of nodes that fail alike the first is asked about.
 */ 


class Aside {
    #lab;
    #order;
    #answers = [];
    #solo = new Map();
    #asked = null;
    /** @param order node ids in the order in which CI ran them; empty where it is not known */ constructor(lab, order){
        this.#lab = lab;
        this.#order = order;
    }
    /** What was told so far; a node that passed, or in a process that cannot be forked, has no answer. */ get known() {
        return {
            answers: this.#answers,
            solo: this.#solo
        };
    }
    board(ids) {
        const tests = ids.filter((id)=>id.includes("::"));
        this.#asked = null;
        if (tests.length === 0) return {};
        const questions = (0,repeat/* questionsOf */.PW)(tests, this.#order, this.#lab.context.inputs.reruns, Number.POSITIVE_INFINITY);
        const plan = (0,engine/* planEngine */.K)(this.#lab.context, {
            stage: "after-collection",
            questions,
            seconds: (0,time/* share */.u)(this.#lab, 0.3)
        });
        this.#asked = {
            plan,
            questions
        };
        return {
            aside: {
                ...plan.settings,
                trials: repeat/* TRIALS */.aO
            }
        };
    }
    alight({ ran, facts, outcome, evidence }) {
        const started = facts.flatMap((f)=>f.t === "start" ? [
                f.node
            ] : []);
        const failed = new Set(outcome.failures.map((f)=>f.node));
        if (started.length === 1 && started[0] !== undefined && failed.size + outcome.passed.size === 1) this.#solo.set(started[0], {
            evidence,
            failures: outcome.failures,
            failed,
            passed: outcome.passed,
            started,
            facts
        });
        if (this.#asked === null) return;
        const { plan, questions } = this.#asked;
        const red = new Set(outcome.failures.filter((f)=>f.phase !== "collect").map((f)=>f.node));
        const mine = questions.filter((q)=>red.has(q.node));
        if (mine.length > 0) this.#answers.push(...((0,engine/* readAnswers */.M)(this.#lab, plan, mine, ran, facts) ?? []).filter((a)=>a.how === "clean" || a.trials.length > 0));
    }
}

// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(10338);
// EXTERNAL MODULE: ./src/probe/resolve.js
var resolve = __webpack_require__(35928);
;// CONCATENATED MODULE: ./src/stages/again.js
/** Nodes that failed on an earlier push: what has become of each, since one that is gone or skipped does not pass. */ 

class Again {
    nodes;
    /** Remembered id → the id that it is run as. */ #run = new Map();
    #gone = new Map();
    constructor(nodes){
        this.nodes = nodes;
        for (const id of nodes)this.#run.set(id, id);
    }
    /**
   * Looks the nodes up in the checkout.
   * @param given what CI names: that is run in any case, and no earlier failure alone
   * @returns ids to run
   */ find(project, files, given) {
        for (const id of this.nodes){
            const found = (0,resolve/* candidate */.Q)([
                {
                    kind: "node",
                    id
                }
            ], project, files);
            this.#run.delete(id);
            if (found.kind === "none") this.#gone.set(id, found.reason);
            else if (found.kind !== "ask" && !given.has(found.id)) this.#run.set(id, found.id);
        }
        return [
            ...this.#run.values()
        ];
    }
    has(id) {
        return [
            ...this.#run.values()
        ].includes(id);
    }
    /** @param whole the whole suite was run: what has no outcome in it is not there */ settled({ failures, passed, skipped, unknown }, whole) {
        const open = new Map(this.#gone);
        const green = [];
        for (const id of this.#run.values()){
            if (failures.some((f)=>(0,reproduce/* isUnder */.Jo)(id, f.node))) continue;
            const skip = [
                ...skipped
            ].find(([node])=>(0,reproduce/* isUnder */.Jo)(id, node));
            if ([
                ...passed
            ].some((node)=>(0,reproduce/* isUnder */.Jo)(id, node))) green.push(id);
            else if (skip !== undefined) open.set(id, `it is skipped or marked xfail now${skip[1] === "" ? "" : `: ${skip[1]}`}`);
            else if (whole || unknown.includes(id)) open.set(id, "pytest does not know it any more (renamed, removed, or another parametrisation)");
            else open.set(id, "it came to no outcome here");
        }
        return {
            passed: green,
            open
        };
    }
}

// EXTERNAL MODULE: ./src/stages/ahead.js + 3 modules
var stages_ahead = __webpack_require__(29798);
// EXTERNAL MODULE: ./src/stages/isolation.js + 7 modules
var isolation = __webpack_require__(69658);
// EXTERNAL MODULE: ./src/probe/imports/place.js
var place = __webpack_require__(95794);
// EXTERNAL MODULE: ../../node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(20528);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(55686);
;// CONCATENATED MODULE: ./src/probe/smoke/entry-points.js
/** Objects that the project's metadata names as entry points. Source: the packaging specification "Entry points". */ 

const names = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const pyproject = schemas/* object */.Ikc({
    project: schemas/* object */.Ikc({
        "scripts": names.optional(),
        "gui-scripts": names.optional(),
        "entry-points": schemas/* record */.g1P(schemas/* string */.YjP(), names).optional()
    }).optional(),
    tool: schemas/* object */.Ikc({
        poetry: schemas/* object */.Ikc({
            scripts: names.optional(),
            plugins: schemas/* record */.g1P(schemas/* string */.YjP(), names).optional()
        }).optional()
    }).optional()
});
/** Poetry also writes a table in place of the string. */ const reference = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* object */.Ikc({
        reference: schemas/* string */.YjP()
    }).transform((r)=>r.reference),
    schemas/* object */.Ikc({
        callable: schemas/* string */.YjP()
    }).transform((r)=>r.callable)
]);
const OBJECT = /^\s*([^\W\d]\w*(?:\.[^\W\d]\w*)*)\s*(?::\s*([^\W\d]\w*(?:\.[^\W\d]\w*)*))?\s*(?:\[.*\])?\s*$/u;
const MOST = 12;
/**
 * @param manifests the project's configuration files by name; only those at its root count
 * @param python the project's Python files: what another distribution gives is not asked for
 */ function entryPoints(manifests, python) {
    const all = [
        ...inPyproject(manifests.get("pyproject.toml")),
        ...inSetupCfg(manifests.get("setup.cfg")),
        ...inSetupPy(manifests.get("setup.py"))
    ];
    const found = new Map();
    for (const text of all){
        const [, module = "", attribute = ""] = OBJECT.exec(text) ?? [];
        const path = module.replaceAll(".", "/");
        if (module !== "" && python.some((f)=>isFile(f, `${path}.py`) || isFile(f, `${path}/__init__.py`))) found.set(`${module}:${attribute}`, {
            module,
            attribute
        });
    }
    return [
        ...found.values()
    ].slice(0, MOST);
}
const isFile = (file, path)=>file === path || file.endsWith(`/${path}`);
function inPyproject(text) {
    const read = pyproject.safeParse(tables(text));
    if (!read.success) return [];
    const { project, tool } = read.data;
    const lists = [
        project?.scripts,
        project?.["gui-scripts"],
        ...Object.values(project?.["entry-points"] ?? {}),
        tool?.poetry?.scripts,
        ...Object.values(tool?.poetry?.plugins ?? {})
    ];
    return lists.flatMap((list)=>Object.values(list ?? {}).flatMap((value)=>{
            const one = reference.safeParse(value);
            return one.success ? [
                one.data
            ] : [];
        }));
}
function tables(text) {
    try {
        return text === undefined ? null : (0,dist/* parse */.qg)(text);
    } catch  {
        return null; // a broken file is the project's own fault, and others tell of it
    }
}
/** `[options.entry_points]`: `name = pkg.mod:object` on indented lines below each group. */ function inSetupCfg(text) {
    const section = /^\[options\.entry_points\][^\n]*\n((?:(?!\[)[^\n]*\n?)*)/m.exec(text ?? "")?.[1] ?? "";
    return section.split("\n").flatMap((line)=>/^\s+[\w.-]+\s*=\s*(\S.*)$/.exec(line)?.[1] ?? []);
}
/** String literals of the form `name = pkg.mod:object` in a call with `entry_points`. */ function inSetupPy(text) {
    const from = (text ?? "").indexOf("entry_points");
    return from < 0 ? [] : [
        ...(text ?? "").slice(from).matchAll(/["']\s*[\w.-]+\s*=\s*([\w.]+:[\w.]+)\s*(?:\[[^\]]*\])?\s*["']/g)
    ].map(([, object = ""])=>object);
}

// EXTERNAL MODULE: ./src/probe/smoke/smoke.js + 1 modules
var smoke = __webpack_require__(79451);
;// CONCATENATED MODULE: ./src/stages/start.js
/** Whether the program starts: entry points that the metadata names, and the commands of `--smoke`. */ 




async function trySmoke(context, interpreter, files, { facts }) {
    const objects = entryPoints(files.manifests, files.python);
    const ran = facts.findLast((f)=>f.t === "modules")?.path ?? [];
    const installed = new Set(interpreter.facts.distributions.flatMap((d)=>d.modules));
    const inSrc = objects.some(({ module })=>{
        const [top = ""] = module.split(".");
        return !installed.has(top) && files.python.some((f)=>f.startsWith(`src/${top}/`) || f === `src/${top}.py`);
    });
    const path = [
        ...new Set([
            ...(0,place/* pathFolders */.z)(interpreter, context.inputs.project, ran).added,
            ...inSrc ? [
                "src"
            ] : []
        ])
    ];
    const smokePlan = {
        objects,
        commands: context.inputs.smoke,
        path
    };
    if (objects.length + smokePlan.commands.length === 0 || (0,src_context/* timeLeft */.f)(context) === 0) return {
        smokePlan,
        smoke: []
    };
    return {
        smokePlan,
        smoke: await (0,reproduce/* unlessStopped */.OO)((0,smoke/* smoke */.Q)(context, interpreter, smokePlan)) ?? []
    };
}

// EXTERNAL MODULE: ./src/probe/types.js + 1 modules
var probe_types = __webpack_require__(92660);
;// CONCATENATED MODULE: ./src/probe/collected.js
/** A module that cannot be collected only because of another one that was collected before it: which one that is. */ 

/** More modules than these are not put on one command line. */ const collected_MOST = 2000;
/**
 * @param whole the collection of everything in which it failed
 * @returns the modules to be collected before it, in order: the last one of the shortest beginning that makes it fail, where
 * that is enough; none where no beginning does
 */ async function neededBefore(context, interpreter, neutral, failure, whole) {
    const order = modulesOf(whole).filter((file)=>file !== failure.node).slice(0, collected_MOST);
    const fails = async (before)=>{
        const read = await (0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
            stepId: "S2",
            action: "pytest.collect",
            args: [
                "--collect-only",
                "-q",
                ...before.map(reproduce/* nodeArgument */.Yu),
                (0,reproduce/* nodeArgument */.Yu)(failure.node),
                "--continue-on-collection-errors"
            ]
        });
        return read.outcome.failures.some((f)=>f.node === failure.node);
    };
    if ((0,src_context/* timeLeft */.f)(context) === 0 || !await fails(order)) return [];
    let [enough, few] = [
        order.length,
        0
    ];
    while(enough - few > 1 && (0,src_context/* timeLeft */.f)(context) > 0){
        const middle = Math.floor((enough + few) / 2);
        if (await fails(order.slice(0, middle))) enough = middle;
        else few = middle;
    }
    const last = order.slice(enough - 1, enough);
    return (0,src_context/* timeLeft */.f)(context) > 0 && await fails(last) ? last : order.slice(0, enough);
}
/** Modules in the order in which they were collected. */ function modulesOf({ facts }) {
    return [
        ...new Set(facts.flatMap((f)=>f.t === "item" || f.t === "collect-error" && f.node.endsWith(".py") ? [
                f.node.split("::", 1)[0] ?? f.node
            ] : []))
    ];
}

// EXTERNAL MODULE: ./src/probe/width.js
var width = __webpack_require__(36972);
;// CONCATENATED MODULE: ./src/stages/gather.js
/** Stage 1 to 3: from what CI left to failures that were seen and isolated here, with mypy and what else can be asked beside it. */ 














/**
 * Re-runs what failed and isolates it; with nothing given, the suite is run once and takes the place of both.
 * @param loaded when this process itself has no more to do than to wait
 */ async function gather(context, interpreter, neutral, files, collected, loaded) {
    const manifests = [
        ...files.manifests.keys()
    ];
    const reportedTypes = collected.mypyGiven ? collected.types : null;
    const prior = (0,remember/* remembersRed */.ud)(context.inputs.prior) ? context.inputs.prior : null;
    const plan = (0,probe_types/* planTypes */.vo)(context, interpreter, rootOnly(files.manifests), reportedTypes ?? (prior?.mypy == null ? null : []), [
        ...defaultPackages(files.python),
        ...(prior?.mypy ?? []).filter((path)=>(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(context.inputs.project, path)))
    ]);
    const types = plan === null ? Promise.resolve(null) : (0,reproduce/* unlessStopped */.OO)((0,probe_types/* checkTypes */.OE)(context, interpreter, plan));
    const given = new Map();
    const died = collected.runs.filter((r)=>r.what !== "traceback");
    // A run that ended by itself and names no node can only be asked again as a whole.
    const whole = collected.tests.length === 0 && died.length > 0 ? died.every((r)=>r.node === null) : prior === null && (collected.kind === "none" || collected.kind === "unclear");
    const wanted = [
        ...collected.tests,
        ...died.flatMap((r)=>r.node === null ? [] : [
                asTest(r, r.node)
            ])
    ];
    const again = new Again(prior?.nodes ?? []);
    const order = (0,isolation/* orderOf */.mJ)(context, files, collected);
    const aside = new Aside({
        context,
        interpreter,
        neutral
    }, order);
    const tests = whole ? suite(context, interpreter, neutral) : named(context, interpreter, neutral, files.python, manifests, wanted, given, again, aside);
    const isolated = tests.then((found)=>(0,isolation/* isolateAll */.lO)(context, interpreter, neutral, found, {
            given: [
                ...given.keys()
            ],
            order,
            known: aside.known
        }));
    const ahead = (0,stages_ahead/* lookAhead */.Rf)(context, interpreter, files, tests, isolated, plan === null ? loaded : null);
    const started = tests.then((found)=>trySmoke(context, interpreter, files, found));
    const [reproduction, isolations, typesRun, looked, smoked] = await Promise.all([
        tests,
        isolated,
        types,
        ahead,
        started
    ]);
    if (plan !== null && typesRun === null) context.notRun.push({
        step: "mypy",
        reason: (0,src_context/* whyStopped */.k)(context)
    });
    if (whole && typesRun === null && foundNoTests(reproduction)) {
        throw new errors/* OutOfDomain */.uL(`pytest finds no tests in ${context.inputs.project} (exit ${String(NO_TESTS)}), and no failure was given: name the project's folder, or the failed tests with --node`);
    }
    return {
        reproduction,
        types: typesRun,
        typesPlan: typesRun === null ? null : plan,
        given,
        reportedTypes,
        isolations,
        ahead: looked,
        ...smoked,
        earlier: prior === null ? null : {
            prior,
            evidence: recalled(context, prior),
            ...again.settled(reproduction, whole)
        }
    };
}
/** pytest's `ExitCode.NO_TESTS_COLLECTED`. */ const NO_TESTS = 5;
function foundNoTests({ evidence, failures, runs }) {
    return failures.length === 0 && runs.length === 0 && evidence.some(({ source })=>source.type === "command" && source.exit_code === NO_TESTS);
}
async function suite(context, interpreter, neutral) {
    context.progress.stage("no failed test is named: running the suite once");
    const read = await (0,reproduce/* unlessStopped */.OO)((0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S2",
        action: "pytest.suite",
        args: [
            "-q",
            "--tb=short"
        ]
    }));
    if (read === null) context.notRun.push({
        step: "pytest -q --tb=short",
        reason: (0,src_context/* whyStopped */.k)(context)
    });
    return (0,reproduce/* join */.fj)(read === null ? [] : [
        read
    ], []);
}
async function named(context, interpreter, neutral, files, manifests, tests, given, again, aside) {
    const candidates = tests.map((test)=>({
            test,
            found: (0,resolve/* candidate */.Q)(test.refs, context.inputs.project, files)
        }));
    const asked = await ask(context, interpreter, neutral, candidates.map((c)=>c.found));
    for (const { test, found } of candidates){
        const id = settle(context, test, found, asked);
        if (id !== null && !given.has(id)) given.set(id, test);
    }
    for (const id of again.find(context.inputs.project, files, given))given.set(id, remembered(id));
    context.progress.stage(`re-running ${String(given.size)} failed tests`);
    const reproduction = await inCompany(context, interpreter, neutral, await (0,reproduce/* reproduce */.CC)(context, interpreter, neutral, [
        ...given.keys()
    ], manifests, aside), given);
    for (const id of reproduction.unknown.filter((one)=>!again.has(one))){
        context.unmapped.push({
            input: id,
            reason: "pytest does not know this node id in the checkout (renamed, removed, or another parametrisation)"
        });
    }
    return reproduction;
}
/**
 * A module that CI could not collect and that collects by itself: what other modules do on import may be why, so all are
 * collected together once, as CI did.
 */ async function inCompany(context, interpreter, neutral, alone, given) {
    const failed = new Set(alone.failures.map((f)=>f.node));
    const modules = new Set([
        ...given.keys()
    ].filter((id)=>!id.includes("::") && !failed.has(id)));
    if (modules.size === 0 || (0,src_context/* timeLeft */.f)(context) === 0) return alone;
    const read = await (0,reproduce/* unlessStopped */.OO)((0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S2",
        action: "pytest.collect",
        args: [
            "--collect-only",
            "-q"
        ]
    }));
    const seen = read?.outcome.failures.filter((f)=>modules.has(f.node)) ?? [];
    if (read === null || seen.length === 0) return alone;
    const found = await (0,width/* eachOf */.p)(seen, 1, async (f)=>({
            ...f,
            beside: await (0,reproduce/* unlessStopped */.OO)(neededBefore(context, interpreter, neutral, f, read)) ?? []
        }));
    const gone = (node)=>found.some((f)=>node.startsWith(`${f.node}::`));
    return {
        ...alone,
        failures: [
            ...alone.failures,
            ...found
        ],
        evidence: [
            ...alone.evidence,
            read.evidence
        ],
        facts: [
            ...alone.facts,
            ...read.facts
        ],
        passed: new Set([
            ...alone.passed
        ].filter((n)=>!gone(n)))
    };
}
function recalled({ recorder }, prior) {
    return recorder.fromPrior(prior.head, prior.runId, (0,remember/* failedThere */.wU)(prior));
}
/** A node that failed on an earlier push. */ function remembered(id) {
    return {
        refs: [
            {
                kind: "node",
                id
            }
        ],
        phase: null,
        exception: null,
        message: "failed on an earlier push",
        place: null,
        mentions: []
    };
}
/** The node in which CI's run ended. */ function asTest(run, node) {
    return {
        refs: [
            {
                kind: "node",
                id: node
            }
        ],
        phase: null,
        exception: null,
        message: run.message,
        place: null,
        mentions: [
            {
                origin: run.origin,
                text: run.text
            }
        ]
    };
}
/** One collection for all names that only pytest can place. */ async function ask(context, interpreter, neutral, candidates) {
    const open = candidates.filter((c)=>c.kind === "ask");
    if (open.length === 0) return [];
    const files = open.some((c)=>c.files.length === 0) ? [] : [
        ...new Set(open.flatMap((c)=>c.files))
    ];
    const read = await (0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S2",
        action: "pytest.collect",
        args: [
            "--collect-only",
            "-q",
            ...files.map(reproduce/* nodeArgument */.Yu),
            "--continue-on-collection-errors"
        ],
        select: open.map(({ classname, name })=>({
                classname,
                name
            }))
    });
    return read.facts.filter((f)=>f.t === "item");
}
/** The id of a test, or null after saying why it has none. */ function settle(context, test, found, items) {
    if (found.kind === "node" || found.kind === "module") return found.id;
    const name = describe(test);
    if (found.kind === "none") {
        context.unmapped.push({
            input: name,
            reason: found.reason
        });
        return null;
    }
    const ids = [
        ...new Set(items.filter((i)=>i.junit.classname === found.classname && i.junit.name === found.name).map((i)=>i.node))
    ];
    if (ids.length === 1) return ids[0] ?? null;
    context.unmapped.push({
        input: name,
        reason: ids.length === 0 ? "pytest collects no test whose junit name is this" : `ambiguous: ${ids.join(" or ")}`
    });
    return null;
}
/** How a source calls a test, for people. */ function describe(test) {
    const [ref] = test.refs;
    return ref.kind === "junit" ? `${ref.classname}::${ref.name}` : ref.id;
}
function rootOnly(manifests) {
    return new Map([
        ...manifests
    ].filter(([name])=>!name.includes("/")));
}
/** Packages of the project for mypy when nothing names any: folders with `__init__.py` at the top or under src. */ function defaultPackages(files) {
    return [
        ...new Set(files.flatMap((f)=>/^((?:src\/)?[^/]+)\/__init__\.py$/.exec(f)?.[1] ?? []))
    ];
}


/***/ }),

/***/ 69658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lO: () => (/* binding */ isolateAll),
  mJ: () => (/* binding */ orderOf),
  OJ: () => (/* binding */ unlessFailed)
});

// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/diagnose/group.js
var group = __webpack_require__(56117);
// EXTERNAL MODULE: ./src/env/files.js
var files = __webpack_require__(62766);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/probe/isolate/answer.js
var isolate_answer = __webpack_require__(87770);
// EXTERNAL MODULE: ./src/probe/isolate/ask.js
var ask = __webpack_require__(35159);
// EXTERNAL MODULE: ./src/probe/isolate/lab.js
var isolate_lab = __webpack_require__(76041);
;// CONCATENATED MODULE: ./src/probe/isolate/confirm.js
/** What a search in forks has found, once more in fresh processes: that is what the verdict rests on. */ 

/** A test that rolls dice gives any two outcomes now and then: the pair has to give the same two so often. */ const TIMES_OF_CHANCE = 3;
/**
 * Nodes that the same tests (or imports) turn in the same direction are confirmed in one pair of processes.
 * @param solo by node: the plain re-run, where that ran nothing else
 */ async function confirm_confirm(lab, turned, solo = new Map()) {
    const groups = new Map();
    for (const [subject, answer] of turned){
        const last = answer.trials.at(-1);
        const { question } = answer;
        const key = JSON.stringify([
            last?.before,
            last !== undefined && (0,isolate_answer/* isRed */.i)(last),
            question.ask,
            question.ask === "imports" ? question.place : "",
            question.ask === "imports" ? question.node : ""
        ]);
        groups.set(key, [
            ...groups.get(key) ?? [],
            [
                subject,
                answer
            ]
        ]);
    }
    const found = new Map();
    for (const group of groups.values()){
        let held = await pair(lab, group, solo);
        const chance = group.some(([s])=>s.touches.has("random") || s.touches.has("timing"));
        for(let n = 1; chance && n < TIMES_OF_CHANCE && held.size > 0; n += 1){
            const again = await pair(lab, group.filter(([s])=>held.has(s.node)), new Map());
            held = new Map([
                ...held
            ].filter(([node])=>again.has(node)));
        }
        for (const [node, isolation] of held)found.set(node, isolation);
    }
    return found;
}
/** The least set before the nodes, and the nodes without it. */ async function pair(lab, group, solo) {
    const [question, set] = [
        group[0]?.[1].question,
        group[0]?.[1].trials.at(-1)?.before ?? []
    ];
    const nodes = group.map(([s])=>s.node);
    const imports = question?.ask === "imports";
    const run = question?.ask === "imports" && question.place === "first" ? [
        ...nodes,
        ...set
    ] : [
        ...set,
        ...nodes
    ];
    lab.context.progress.detail(`confirming ${set.join(" and ")} before ${nodes.join(", ")}`);
    const after = `${imports ? "beside the import of" : "after"} ${set.join(" and ")}`;
    const together = await (0,isolate_lab/* fresh */.pn)(lab, {
        run,
        about: after,
        ...imports ? {
            importOnly: set
        } : {}
    });
    const before = nodes.length === 1 ? solo.get(nodes[0] ?? "") : undefined;
    const alone = before ?? await (0,isolate_lab/* fresh */.pn)(lab, {
        run: nodes,
        about: nodes.length === 1 ? "alone" : `without ${set.join(" and ")}`
    });
    const found = new Map();
    for (const [subject, answer] of group){
        if (before === undefined) subject.addFresh(alone); // the re-run counts already
        subject.learn(together);
        const isolation = judge(lab, subject, answer, {
            set,
            run,
            together,
            alone
        });
        if (isolation !== null) found.set(subject.node, isolation);
    }
    return found;
}
function judge(lab, subject, answer, { set, run, together, alone }) {
    const { node } = subject;
    const asAsked = answer.question.ask === "imports" || together.started.join("\n") === run.join("\n");
    if (!asAsked || together.failed.has(node) === alone.failed.has(node)) {
        lab.context.notRun.push({
            step: `in company: ${node}`,
            reason: `${set.join(" and ")} turned it in a fork${asAsked ? " but not in fresh processes" : ", but pytest runs them in another order"}`
        });
        return null;
    }
    const breaks = together.failed.has(node);
    const times = answer.trials.filter((t)=>t.before.length > 0).length + 1;
    return subject.conclude("order-dependent", {
        ...breaks ? {
            failed: {
                runs: times,
                of: times
            },
            polluter: set.at(-1) ?? null,
            polluters: set
        } : {
            enablers: set
        },
        evidence: [
            together.evidence,
            alone.evidence,
            ...answer.evidence
        ],
        failure: (breaks ? together : alone).failures.find((f)=>f.node === node) ?? answer.failure,
        contrast: lab.context.recorder.contrast(breaks ? "polluter" : "enabler", together.evidence, alone.evidence)
    });
}

// EXTERNAL MODULE: ./src/probe/isolate/processes.js + 1 modules
var processes = __webpack_require__(27356);
// EXTERNAL MODULE: ./src/probe/isolate/time.js
var time = __webpack_require__(99297);
;// CONCATENATED MODULE: ./src/probe/isolate/company.js
/** Nodes that pass alone: what ran, or was imported, before them that makes them fail; and the inverse. */ 






/**
 * Runs each node alone and then behind those that ran before it.
 * @param question its order is the one of collection where it is empty
 * @returns the nodes whose order decides, confirmed in fresh processes; the others are left to other probes
 */ async function inCompany(lab, way, subjects, { order, reruns, known: { solo } }) {
    const known = subjects.every((s)=>order.includes(s.node));
    const files = known ? filesOf(order).filter((f)=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(lab.context.inputs.project, f))) : [];
    const questions = subjects.flatMap((s)=>[
            {
                ask: "alone",
                node: s.node,
                times: reruns
            },
            {
                ask: "company",
                node: s.node,
                order: order.includes(s.node) ? order : [],
                seconds: null
            },
            {
                ask: "leaks",
                node: s.node,
                before: [],
                kind: "tests",
                place: "first"
            }
        ]);
    const answers = await (0,ask/* ask */.k)(lab, way, {
        stage: "after-collection",
        questions,
        files,
        seconds: (0,time/* share */.u)(lab, 0.6)
    });
    const turned = [];
    for (const subject of subjects){
        const [alone, company] = [
            "alone",
            "company"
        ].map((a)=>answers.find((x)=>x.question.node === subject.node && x.question.ask === a));
        if (alone !== undefined && alone.trials.length > 0 && alone.trials.every(isolate_answer/* isRed */.i)) {
            const imported = await besideImports(lab, way, subject, files.length > 0 ? files : filesOf(await (0,processes/* collect */.F)(lab, [])));
            if (imported !== null) turned.push([
                subject,
                imported
            ]);
            continue;
        }
        if (alone !== undefined) subject.addAnswer(alone);
        if (company?.how === "turned") turned.push([
            subject,
            company
        ]);
        else if (company?.how === "unsteady") subject.addAnswer(company);
    }
    const found = leaking(await confirm_confirm(lab, turned, solo), answers);
    for (const subject of subjects){
        const answer = answers.find((a)=>a.question.node === subject.node && a.how === "outside");
        if (answer !== undefined) found.set(subject.node, carried(subject, answer));
    }
    return found;
}
/** With what the polluters were seen to leave while the process was there. */ function leaking(isolations, answers) {
    const hunted = new Map(answers.flatMap((a)=>a.question.ask === "leaks" && a.how === "done" ? [
            [
                JSON.stringify(a.question.before),
                a
            ]
        ] : []));
    return new Map([
        ...isolations
    ].map(([node, isolation])=>{
        const answer = hunted.get(JSON.stringify(isolation.polluters.length > 0 ? isolation.polluters : isolation.enablers));
        return [
            node,
            answer === undefined ? isolation : {
                ...isolation,
                leaks: answer.leaks,
                cleaners: answer.cleaners,
                evidence: [
                    ...isolation.evidence,
                    ...answer.evidence
                ]
            }
        ];
    }));
}
/** State outside the process stays turned: the two outcomes were seen in one run, and no later run gives the first one. */ function carried(subject, answer) {
    const polluters = answer.trials.at(-1)?.before ?? [];
    return subject.conclude("order-dependent", {
        failed: {
            runs: 1,
            of: 1
        },
        polluter: polluters[0] ?? null,
        polluters,
        evidence: answer.evidence,
        failure: answer.failure,
        leaks: answer.leaks
    });
}
/** A node that fails alone and passed behind others: are they what it needs? */ async function needed(lab, way, subject, order) {
    const [answer] = await (0,ask/* ask */.k)(lab, way, {
        stage: "after-collection",
        files: filesOf(order),
        seconds: (0,time/* share */.u)(lab, 0.2),
        questions: [
            {
                ask: "company",
                node: subject.node,
                order,
                seconds: null
            }
        ]
    });
    if (answer?.how !== "turned") return null;
    return (await confirm_confirm(lab, [
        [
            subject,
            answer
        ]
    ])).get(subject.node) ?? null;
}
/** It passes in a process of its own and fails where all modules were imported: which import is it? */ async function besideImports(lab, way, subject, files) {
    const others = files.filter((f)=>f !== subject.file);
    for (const place of [
        "last",
        "first"
    ]){
        const [answer] = await (0,ask/* ask */.k)(lab, way, {
            stage: "before-collection",
            files: [
                subject.file
            ],
            seconds: (0,time/* share */.u)(lab, 0.4),
            questions: [
                {
                    ask: "imports",
                    node: subject.node,
                    files: others,
                    place
                }
            ]
        });
        if (answer?.how === "turned") return answer;
    }
    return null;
}
/** The files of node ids, each once, in their order. */ function filesOf(ids) {
    return [
        ...new Set(ids.map((id)=>id.split("::", 1)[0] ?? id))
    ];
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./src/probe/isolate/flip.js
/** A factor whose change alone turns an outcome, confirmed in fresh processes by turns. */ 
/** A test that comes and goes by itself would turn once by chance: so often both settings must show the same. */ const ROUNDS = 3;
/**
 * Both settings by turns, one process after the other (a load must not bear on the run without it), alike in all else. A
 * load only makes a failure likelier: it is asked once.
 */ async function confirmFlip(lab, subject, turn) {
    const run = async ({ words, ...setting })=>{
        const done = await (0,isolate_lab/* fresh */.pn)(lab, {
            run: [
                subject.node
            ],
            about: words,
            ...setting,
            env: {
                ...(0,isolate_lab/* hashSeed */.kr)(lab, 0),
                ...setting.env
            }
        });
        subject.addFresh(done);
        return done;
    };
    const failing = await run(turn.failing);
    const passing = await run(turn.passing);
    const isolation = flipped(lab, subject, turn, failing, passing);
    for(let round = 1; isolation !== null && turn.factor !== "cpu-load" && round < ROUNDS; round += 1){
        if (!(await run(turn.failing)).failed.has(subject.node) || !(await run(turn.passing)).passed.has(subject.node)) return null;
    }
    return isolation;
}
/** Null unless the one failed and the other passed. */ function flipped(lab, subject, { factor, failing: setting }, failing, passing) {
    if (!failing.failed.has(subject.node) || !passing.passed.has(subject.node)) return null;
    const contrast = lab.context.recorder.contrast(factor, failing.evidence, passing.evidence);
    const failure = failing.failures.find((f)=>f.node === subject.node) ?? subject.failure;
    return subject.conclude("flaky", {
        flip: contrast === null ? null : {
            factor,
            contrast,
            under: {
                env: setting.env ?? {},
                factor: setting.factor ?? null
            }
        },
        contrast,
        evidence: [
            failing.evidence,
            passing.evidence
        ],
        failure
    });
}

;// CONCATENATED MODULE: ./src/probe/isolate/factors.js
/** Probes for nodes that neither order nor company explains: one factor of the run changed at a time. */ 





const HOUR = 3600;
const DAY = 24 * HOUR;
/** More nodes than this are not varied: each costs dozens of runs. */ const MOST = 8;
/** CI ran within the last days: the hours of a day and the days of a week are where the clock may have stood. */ const CLOCKS = [
    [
        "time-zone",
        [
            "UTC",
            "America/New_York",
            "Asia/Kolkata",
            "Pacific/Kiritimati",
            "Pacific/Pago_Pago"
        ]
    ],
    [
        "clock",
        [
            ...[
                4,
                8,
                12,
                16,
                20
            ].map((h)=>h * HOUR),
            ...[
                1,
                2,
                3,
                4,
                5,
                6
            ].map((d)=>-d * DAY)
        ]
    ]
];
const FACTORS = [
    [
        "random-seed",
        [
            0,
            1,
            2,
            3,
            4,
            5,
            6,
            7
        ]
    ],
    ...CLOCKS,
    [
        "cpu-load",
        [
            2 * (0,external_node_os_.availableParallelism)()
        ]
    ]
];
/**
 * Changes one factor after the other, those that most often differ between two machines first.
 * @returns an isolation for each node that a factor turns, confirmed in fresh processes
 */ async function byFactors(lab, way, subjects) {
    const tests = subjects.filter((s)=>s.node.includes("::")).slice(0, MOST);
    for (const s of subjects.filter((x)=>!tests.includes(x)))lab.context.notRun.push({
        step: `one factor changed: ${s.node}`,
        reason: s.node.includes("::") ? `only ${String(MOST)} tests are varied` : "only tests are varied"
    });
    const found = new Map();
    const open = ()=>tests.filter((s)=>!found.has(s.node));
    const add = (more)=>{
        for (const [node, isolation] of more)found.set(node, isolation);
    };
    add(await byEnvironment(lab, open().filter((s)=>s.base !== "mixed"), "hash-seed"));
    add(await twoAtOnce(lab, open().filter((s)=>s.base === "passes")));
    add(await inProcess(lab, way, open(), FACTORS));
    add(await byEnvironment(lab, open().filter((s)=>s.base === "passes"), "locale"));
    return found;
}
/** Factors that a running process can change. */ async function inProcess(lab, way, subjects, factors) {
    const answers = await (0,ask/* ask */.k)(lab, way, {
        stage: "after-collection",
        files: [
            ...new Set(subjects.map((s)=>s.file))
        ],
        seconds: (0,time/* share */.u)(lab, 0.4),
        questions: subjects.map((s)=>({
                ask: "vary",
                node: s.node,
                base: s.base === "mixed" ? "mixed" : "steady",
                times: s.base === "mixed" ? 4 : 2,
                factors
            }))
    });
    const found = new Map();
    for (const answer of answers){
        const subject = subjects.find((s)=>s.node === answer.question.node);
        subject?.addAnswer(answer);
        if (subject === undefined || answer.flip === null) continue;
        const { factor, failing, passing } = answer.flip;
        const setting = (value)=>({
                words: value === null ? "as it is" : NAMES[factor](value),
                ...value === null ? {} : factor === "time-zone" ? {
                    env: {
                        TZ: String(value)
                    }
                } : {
                    factor: [
                        factor,
                        value
                    ]
                }
            });
        const isolation = await confirmFlip(lab, subject, {
            factor,
            failing: setting(failing),
            passing: setting(passing)
        });
        if (isolation !== null) found.set(subject.node, isolation);
    }
    return found;
}
const NAMES = {
    "random-seed": (v)=>`random.seed(${String(v)}) before it`,
    "time-zone": (v)=>`TZ=${String(v)}`,
    clock: (v)=>`the clock moved by ${String(Number(v) / HOUR)} h`,
    "cpu-load": (v)=>`${String(v)} busy processes beside it`
};
/** Factors that a process has from its start, and whether the outcome without them is that of a fixed value. */ const ENVIRONMENTS = {
    "hash-seed": {
        drawn: true,
        values: [
            0,
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            8,
            9
        ].map((s)=>({
                PYTHONHASHSEED: String(s)
            }))
    },
    locale: {
        drawn: false,
        values: [
            {
                LC_ALL: "C",
                PYTHONUTF8: "0",
                PYTHONCOERCECLOCALE: "0"
            },
            {
                LC_ALL: "C.UTF-8"
            }
        ]
    }
};
/** All nodes in one process for each value, until each node has shown both outcomes. */ async function byEnvironment(lab, subjects, factor) {
    const { drawn, values } = ENVIRONMENTS[factor];
    const seen = new Map(subjects.map((s)=>[
            s,
            new Map(drawn ? [] : [
                [
                    s.base === "fails",
                    {
                        words: "as it is"
                    }
                ]
            ])
        ]));
    const found = new Map();
    for (const env of values){
        const run = subjects.filter((s)=>(seen.get(s)?.size ?? 0) < 2);
        if (run.length === 0 || (0,src_context/* timeLeft */.f)(lab.context) === 0) break;
        const words = Object.entries(env).map(([name, value])=>`${name}=${value}`).join(" ");
        const done = await (0,isolate_lab/* fresh */.pn)(lab, {
            run: run.map((s)=>s.node),
            env: {
                ...(0,isolate_lab/* hashSeed */.kr)(lab, 0),
                ...env
            },
            about: words
        });
        for (const s of run){
            const red = done.failed.has(s.node);
            const own = seen.get(s);
            if ((red || done.passed.has(s.node)) && own?.has(red) === false) own.set(red, {
                words,
                env
            });
        }
    }
    for (const [subject, own] of seen){
        const [failing, passing] = [
            own.get(true),
            own.get(false)
        ];
        const isolation = failing === undefined || passing === undefined ? null : await confirmFlip(lab, subject, {
            factor,
            failing,
            passing
        });
        if (isolation !== null) found.set(subject.node, isolation);
    }
    return found;
}
/** Two processes of the same tests at once, as two workers would run them; more than once, for they have to collide. */ async function twoAtOnce(lab, subjects) {
    const found = new Map();
    const env = (0,isolate_lab/* hashSeed */.kr)(lab, 0);
    for(let n = 0; n < 2 && found.size < subjects.length && (0,src_context/* timeLeft */.f)(lab.context) > 0; n += 1){
        const open = subjects.filter((s)=>!found.has(s.node));
        const both = await Promise.all([
            1,
            2
        ].map((k)=>(0,isolate_lab/* fresh */.pn)(lab, {
                run: open.map((s)=>s.node),
                env,
                about: `process ${String(k)} of two at once`
            })));
        for (const subject of open){
            const failing = both.find((f)=>f.failed.has(subject.node));
            if (failing === undefined) continue;
            const passing = await (0,isolate_lab/* fresh */.pn)(lab, {
                run: [
                    subject.node
                ],
                env,
                about: "with no other process beside it"
            });
            subject.addFresh(failing);
            subject.addFresh(passing);
            const isolation = flipped(lab, subject, {
                factor: "workers",
                failing: {
                    words: "two at once",
                    env
                }
            }, failing, passing);
            if (isolation !== null) found.set(subject.node, isolation);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./src/probe/isolate/leaks.js
/** What polluters leave behind, and the line that set it. */ 


/** So many nodes are asked about; those that share a polluter share what it leaks. */ const leaks_MOST = 12;
/** @returns the isolations with their leaks, where the nodes depend on order */ async function withLeaks(lab, way, isolations) {
    const asked = new Map();
    for (const [node, isolation] of isolations){
        const before = isolation.polluters.length > 0 ? isolation.polluters : isolation.enablers;
        if (before.length === 0 || isolation.leaks.length > 0) continue;
        const key = JSON.stringify(before);
        const there = asked.get(key);
        if (there !== undefined) there.nodes.push(node);
        else if (asked.size < leaks_MOST) asked.set(key, {
            nodes: [
                node
            ],
            question: {
                ask: "leaks",
                node,
                before,
                kind: before.some((b)=>b.includes("::")) ? "tests" : "imports",
                place: "first"
            }
        });
        else lab.context.notRun.push({
            step: `what leaks into ${node}`,
            reason: `only ${String(leaks_MOST)} polluters are looked into`
        });
    }
    const found = new Map(isolations);
    for (const kind of [
        "tests",
        "imports"
    ]){
        const group = [
            ...asked.values()
        ].filter(({ question })=>question.ask === "leaks" && question.kind === kind);
        for (const [answer, nodes] of (await answered(lab, way, kind, group))){
            for (const node of nodes){
                const isolation = isolations.get(node);
                if (isolation !== undefined) found.set(node, {
                    ...isolation,
                    leaks: answer.leaks,
                    cleaners: answer.cleaners,
                    evidence: [
                        ...isolation.evidence,
                        ...answer.evidence
                    ]
                });
            }
        }
    }
    return found;
}
/** Tests share one process that collects their files; each question about imports starts before any. */ async function answered(lab, way, kind, group) {
    const batches = kind === "tests" ? [
        group
    ] : group.map((g)=>[
            g
        ]);
    const all = [];
    for (const batch of batches){
        const files = filesOf(batch.flatMap(({ question })=>question.ask === "leaks" ? [
                ...question.before,
                question.node
            ] : []));
        const answers = await (0,ask/* ask */.k)(lab, way, {
            stage: kind === "tests" ? "after-collection" : "before-collection",
            files,
            seconds: (0,time/* share */.u)(lab, 0.5),
            questions: batch.map((b)=>b.question)
        });
        answers.forEach((answer, i)=>all.push([
                answer,
                batch[i]?.nodes ?? []
            ]));
    }
    return all;
}

// EXTERNAL MODULE: ./src/probe/isolate/repeat.js
var repeat = __webpack_require__(66591);
;// CONCATENATED MODULE: ./src/probe/isolate/subject.js
/** A node under experiment: how often it was run alone, how often it failed, and what shows it. */ 
class Subject {
    node;
    #runs = 0;
    #failed = 0;
    #base;
    #evidence = [];
    #facts = [];
    #seen;
    failure;
    /** @param failed whether it failed in the plain re-run, which counts as one run */ constructor(node, failed, failure){
        this.node = node;
        this.failure = failure;
        this.#seen = failure !== null;
        this.#base = failed ? "fails" : "passes";
        this.#count(failed);
        if (failure !== null) this.#evidence.push(failure.evidence);
    }
    get file() {
        return this.node.split("::", 1)[0] ?? this.node;
    }
    /** How it behaves alone, run again and again in forks of one process; before that, how it did in the plain re-run. */ get base() {
        return this.#base;
    }
    /** What its code may depend on beside itself. */ touches = new Set();
    get everFailed() {
        return this.#failed > 0;
    }
    addFresh(fresh) {
        if (!fresh.failed.has(this.node) && !fresh.passed.has(this.node)) return;
        this.#count(fresh.failed.has(this.node));
        this.#evidence.push(fresh.evidence);
        this.learn(fresh);
        this.failure ??= fresh.failures.find((f)=>f.node === this.node) ?? null;
    }
    /** Keeps what the plugin saw of the node in the first run in which it failed, unless the plain re-run saw it fail. */ learn(fresh) {
        if (this.#seen || this.#facts.length > 0 || !fresh.failed.has(this.node)) return;
        this.#facts = fresh.facts.filter((f)=>"node" in f && f.node === this.node);
    }
    addAnswer(answer) {
        for (const word of answer.trials.flatMap((t)=>t.touches))this.touches.add(word);
        const alone = answer.trials.filter((t)=>t.before.length === 0).map(isolate_answer/* isRed */.i);
        for (const red of alone)this.#count(red);
        const own = answer.question.ask === "vary" ? [] : alone;
        if (own.length > 0) this.#base = own.every(Boolean) ? "fails" : own.some(Boolean) ? "mixed" : "passes";
        if (answer.how === "unsteady") this.#base = "mixed";
        this.#evidence.push(...answer.evidence);
        this.failure ??= answer.failure;
    }
    conclude(verdict, more = {}) {
        return {
            verdict,
            failed: {
                runs: this.#failed,
                of: this.#runs
            },
            evidence: this.#evidence,
            failure: this.failure,
            facts: this.#facts,
            polluter: null,
            polluters: [],
            enablers: [],
            leaks: [],
            cleaners: [],
            flip: null,
            contrast: null,
            ...more
        };
    }
    #count(failed) {
        this.#runs += 1;
        this.#failed += failed ? 1 : 0;
    }
}

;// CONCATENATED MODULE: ./src/probe/isolate/isolate.js
/** Isolation: what experiments say of each failing node, before anybody edits anything. Cheap ones first. */ 






/** Before anything is known. */ const NOTHING_KNOWN = {
    answers: [],
    solo: new Map()
};
/**
 * Isolates failing nodes: alone or in company, always or sometimes, who pollutes and what leaks.
 * @param way forks search where the platform and the project allow them; "process" runs each trial in a fresh process
 * @returns an isolation for each node; what was left out is said in `context.notRun`
 */ async function isolate(context, interpreter, neutral, question, way = "fork") {
    const lab = {
        context,
        interpreter,
        neutral
    };
    const failed = new Set(question.representatives.filter((r)=>r.failed).map((r)=>r.node));
    const open = new Set(question.representatives.map((r)=>new Subject(r.node, r.failed, r.failure)));
    const found = new Map();
    const stage = async (step, subjects, run)=>{
        if (subjects.length === 0) return;
        if ((0,src_context/* timeLeft */.f)(context) === 0) {
            for (const s of subjects)context.notRun.push({
                step: `${step}: ${s.node}`,
                reason: "the time budget was used up"
            });
            return;
        }
        context.progress.detail(`${step}: ${subjects.map((s)=>s.node).join(", ")}`);
        for (const [node, isolation] of (await run(subjects)))found.set(node, isolation);
        for (const s of open)if (found.has(s.node)) open.delete(s);
    };
    await stage("alone", [
        ...open
    ].filter((s)=>failed.has(s.node)), (s)=>again(lab, way, s, question));
    await stage("in company", [
        ...open
    ].filter((s)=>s.base === "passes"), (s)=>inCompany(lab, way, s, question));
    await stage("one factor changed", [
        ...open
    ], (s)=>byFactors(lab, way, s));
    for (const s of open)found.set(s.node, s.conclude(s.base === "fails" ? "deterministic" : s.everFailed ? "flaky" : "not-reproduced"));
    const leaky = [
        ...found
    ].some(([, i])=>i.verdict === "order-dependent");
    if (leaky && (0,src_context/* timeLeft */.f)(context) > 0) context.progress.detail("what leaks");
    return leaky && (0,src_context/* timeLeft */.f)(context) > 0 ? withLeaks(lab, way, found) : found;
}
/** Nodes that failed in the re-run: those that always do are settled, unless what their code touches turns them. */ async function again(lab, way, subjects, { known, order, reruns }) {
    const { mirror, needy } = await (0,repeat/* repeatAlone */.$x)(lab, way, subjects, known.answers, order, reruns);
    const inMirror = (s)=>mirror?.passed.has(s.node) === true;
    const found = await confirm_confirm(lab, needy.filter(([s])=>s.base === "fails"));
    const steady = ()=>subjects.filter((s)=>s.base === "fails" && !found.has(s.node));
    const add = (more)=>{
        for (const [node, isolation] of more)found.set(node, isolation);
    };
    add(await byEnvironment(lab, steady().filter((s)=>inMirror(s) || s.touches.has("hash")), "hash-seed"));
    add(await inProcess(lab, way, steady().filter((s)=>s.touches.has("clock")), CLOCKS));
    for (const s of steady()){
        const isolation = inMirror(s) ? await needed(lab, way, s, mirror?.started ?? []) : s.conclude("deterministic");
        if (isolation !== null) found.set(s.node, isolation);
    }
    return found;
}

// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(10338);
// EXTERNAL MODULE: ./src/probe/resolve.js
var resolve = __webpack_require__(35928);
;// CONCATENATED MODULE: ./src/stages/isolation.js
/** Stage 3, its first half: the failures of the re-run, isolated. It waits for nothing else. */ 






/** Nodes that pass by themselves and are searched for; the rest of a long list is said to be left out. */ const MOST_PASSED = 40;
/**
 * Isolates one node of each group that failed, and what CI saw fail and passes by itself.
 * @param given ids that CI saw fail
 * @param order in which CI ran the tests
 * @param known what the re-run told already
 * @returns by node
 */ async function isolateAll(context, interpreter, neutral, { failures, passed }, { given, order, known }) {
    context.progress.stage("isolating");
    const red = (0,group/* group */.O)(failures.filter((f)=>f.phase !== "collect"), files/* isFirstParty */.FF).flatMap((g)=>{
        const [first] = g.failures;
        return first.type === "test" ? [
            {
                node: first.node,
                failed: true,
                failure: first
            }
        ] : [];
    });
    const green = given.filter((id)=>passed.has(id));
    for (const node of green.slice(MOST_PASSED))context.notRun.push({
        step: `isolation of ${node}`,
        reason: `${String(MOST_PASSED)} others that pass by themselves were looked at`
    });
    const representatives = [
        ...red,
        ...green.slice(0, MOST_PASSED).map((node)=>({
                node,
                failed: false,
                failure: null
            }))
    ];
    if (representatives.length === 0) return new Map();
    if ((0,src_context/* timeLeft */.f)(context) === 0) {
        context.notRun.push({
            step: "isolation",
            reason: (0,src_context/* whyStopped */.k)(context)
        });
        return new Map();
    }
    return await unlessFailed(context, "isolation", isolate(context, interpreter, neutral, {
        representatives,
        order,
        known,
        reruns: context.inputs.reruns
    })) ?? new Map();
}
/** An experiment that fails in itself costs what it would have told, not the report. */ async function unlessFailed(context, step, asked) {
    try {
        return await (0,reproduce/* unlessStopped */.OO)(asked);
    } catch (thrown) {
        context.recorder.record({
            surface: "operational",
            step_id: "S3",
            action: `${step}.fail`,
            status: "failed",
            error: {
                type: thrown instanceof Error ? thrown.name : "Error",
                message: (0,errors/* messageOf */.bD)(thrown)
            }
        });
        context.notRun.push({
            step,
            reason: `it failed: ${(0,errors/* messageOf */.bD)(thrown)}`
        });
        return null;
    }
}
/** The order in which CI ran the tests, as node ids; empty where no source holds it. */ function orderOf(context, files, collected) {
    const longest = [
        ...collected.orders
    ].sort((a, b)=>b.refs.length - a.refs.length)[0];
    return (longest?.refs ?? []).flatMap((ref)=>{
        const found = (0,resolve/* candidate */.Q)([
            ref
        ], context.inputs.project, files.python);
        return found.kind === "node" ? [
            found.id
        ] : [];
    });
}


/***/ })

};
