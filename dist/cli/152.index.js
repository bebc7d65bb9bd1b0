export const id = 152;
export const ids = [152];
export const modules = {

/***/ 5377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ findInterpreter)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(6986);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
;// CONCATENATED MODULE: ./src/env/facts.js
/** What the project's interpreter says of itself (env.py). Paths are absolute as Python saw them. */ 
const facts_text = schemas/* string */.YjP();
/** What env.py prints: the interpreter and how pytest would be configured. */ const environment = schemas/* object */.Ikc({
    executable: facts_text,
    version: facts_text,
    prefix: facts_text,
    base_prefix: facts_text,
    path: schemas/* array */.YOg(facts_text),
    platform: facts_text,
    encoding: schemas/* object */.Ikc({
        filesystem: facts_text,
        locale: facts_text,
        utf8_mode: schemas/* boolean */.zMY()
    }),
    stdlib: schemas/* array */.YOg(facts_text),
    site: schemas/* array */.YOg(facts_text),
    /** Installed distributions: their version, the top-level modules they give, and the source folder of an editable install. */ distributions: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: facts_text,
        version: facts_text,
        modules: schemas/* array */.YOg(facts_text),
        editable: facts_text.nullable()
    })),
    pytest: schemas/* object */.Ikc({
        version: facts_text,
        rootdir: facts_text,
        inipath: facts_text.nullable(),
        /** Split by pytest's own rules; `config` from the ini file, `env` from PYTEST_ADDOPTS. */ addopts: schemas/* object */.Ikc({
            config: schemas/* array */.YOg(facts_text),
            env: schemas/* array */.YOg(facts_text)
        }),
        ini: schemas/* record */.g1P(facts_text, facts_text),
        error: facts_text.nullable()
    }).nullable(),
    mypy: schemas/* object */.Ikc({
        version: facts_text
    }).nullable(),
    /** Whether the byte code of installed packages lies where Python looks for it. */ compiled: schemas/* boolean */.zMY().default(false)
});

// EXTERNAL MODULE: ./src/env/python.js
var python = __webpack_require__(3995);
;// CONCATENATED MODULE: ./src/env/interpreter.js
/** The project's own environment: found, asked, recorded. */ 




const ASK_TIMEOUT_MS = 60_000;
/**
 * Finds the interpreter and asks it for its facts (env.py, run by it).
 * @throws UserError where there is no Python, or one without pytest; the message holds the command tried
 */ async function findInterpreter(context) {
    const { inputs, recorder, exec } = context;
    const chosen = (0,python/* choosePython */.I)({
        project: inputs.project,
        given: inputs.python,
        env: context.env
    });
    const [program, ...words] = chosen.argv;
    // A relative program is the user's, from where they stand; children run in the project.
    const argv = [
        program.includes("/") && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(inputs.cwd, program)) ? (0,external_node_path_.resolve)(inputs.cwd, program) : program,
        ...words
    ];
    const question = JSON.stringify({
        args: inputs.pytestArgs,
        cwd: inputs.project
    });
    const shown = argv.join(" ");
    const ran = await recorder.run(exec, {
        argv: [
            ...argv,
            (0,external_node_path_.join)(context.pythonDir, "env.py"),
            question
        ],
        cwd: inputs.project,
        timeoutMs: ASK_TIMEOUT_MS,
        env: {
            PYTHONDONTWRITEBYTECODE: "1"
        }
    }, {
        stepId: "S1",
        action: "env.snapshot"
    }).catch((thrown)=>{
        throw thrown instanceof errors/* UserError */.yo ? new errors/* UserError */.yo(`\`${shown}\` (${chosen.reason}) cannot be used as a Python: ${(0,errors/* messageOf */.bD)(thrown)}; name another with --python`) : thrown;
    });
    if (ran.exitCode !== 0) {
        throw new errors/* UserError */.yo(`\`${shown}\` (${chosen.reason}) cannot be used as a Python: ${lastLine(ran.output)}; name another with --python`);
    }
    const facts = environment.safeParse(parseLastJson(ran.stdout));
    if (!facts.success) throw new errors/* UserError */.yo(`\`${shown}\` (${chosen.reason}) does not answer as a CPython would: ${facts.error.issues[0]?.message ?? "no answer"}; name another with --python`);
    if (facts.data.pytest === null) {
        throw new errors/* UserError */.yo(`\`${shown}\` (${chosen.reason}) has no pytest: \`${shown} -m pip install pytest\`, or name another Python with --python`);
    }
    recorder.record({
        surface: "contextual",
        step_id: "S1",
        action: "env.python",
        facts: {
            python: facts.data.version,
            executable: facts.data.executable,
            reason: chosen.reason,
            prefix: facts.data.prefix,
            pytest: facts.data.pytest.version,
            mypy: facts.data.mypy?.version ?? "none",
            rootdir: facts.data.pytest.rootdir
        }
    });
    const evidence = recorder.fromCommand(ran, `Python ${facts.data.version} with pytest ${facts.data.pytest.version}${facts.data.mypy ? ` and mypy ${facts.data.mypy.version}` : ""}, chosen by ${chosen.reason}`, `executable ${facts.data.executable}\nprefix ${facts.data.prefix}`);
    return {
        argv,
        shown: argv.length === 1 ? [
            "python"
        ] : argv,
        reason: chosen.reason,
        facts: facts.data,
        evidence
    };
}
function lastLine(text) {
    return text.trimEnd().split("\n").at(-1) ?? "no output";
}
/** sitecustomize and .pth files may print before our line: the last line that is JSON counts. */ function parseLastJson(text) {
    for (const line of text.trimEnd().split("\n").reverse()){
        try {
            const value = JSON.parse(line);
            return value;
        } catch  {
        // not ours
        }
    }
    return null;
}


/***/ }),

/***/ 3995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ choosePython),
/* harmony export */   L: () => (/* binding */ onPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
/** Which Python runs the project's tests, and why that one. */ 


const BIN = process.platform === "win32" ? [
    "Scripts",
    "python.exe"
] : [
    "bin",
    "python"
];
/** A tool that manages environments: the file that shows it is in use, its program, and the words that run Python in it. */ const MANAGERS = [
    {
        marker: "uv.lock",
        program: "uv",
        argv: [
            "uv",
            "run",
            "--no-sync",
            "python"
        ]
    },
    {
        marker: "poetry.lock",
        program: "poetry",
        argv: [
            "poetry",
            "run",
            "python"
        ]
    },
    {
        marker: "pdm.lock",
        program: "pdm",
        argv: [
            "pdm",
            "run",
            "python"
        ]
    },
    {
        marker: "Pipfile",
        program: "pipenv",
        argv: [
            "pipenv",
            "run",
            "python"
        ]
    },
    {
        marker: "hatch.toml",
        program: "hatch",
        argv: [
            "hatch",
            "run",
            "python"
        ]
    },
    {
        marker: "pixi.lock",
        program: "pixi",
        argv: [
            "pixi",
            "run",
            "--frozen",
            "python"
        ]
    }
];
/**
 * Finds the project's Python: `--python`, the active virtual environment, `.venv` or `venv` in the project, the
 * environment of the tool whose lock file is there, `python` on PATH.
 * @throws UserError where there is none, with what was looked for
 */ function choosePython(question) {
    const { project, given, env } = question;
    if (given !== null) return {
        argv: given,
        reason: "--python"
    };
    const active = env["VIRTUAL_ENV"];
    if (active && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(active, ...BIN))) return {
        argv: [
            (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(active, ...BIN)
        ],
        reason: "VIRTUAL_ENV is set"
    };
    for (const folder of [
        ".venv",
        "venv"
    ]){
        const python = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, folder, ...BIN);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(python)) return {
            argv: [
                python
            ],
            reason: `${folder} in the project`
        };
    }
    for (const manager of MANAGERS){
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, manager.marker)) && onPath(manager.program, env) !== null) {
            return {
                argv: manager.argv,
                reason: `${manager.marker} in the project, and ${manager.program} on PATH`
            };
        }
    }
    for (const name of [
        "python",
        "python3"
    ]){
        const found = onPath(name, env);
        if (found !== null) return {
            argv: [
                found
            ],
            reason: `${name} on PATH`
        };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo("no Python found: looked for VIRTUAL_ENV, .venv, venv, a lock file's tool, and python on PATH; name one with --python");
}
/** The full path of a program on PATH, or null. */ function onPath(name, env) {
    const endings = process.platform === "win32" ? [
        ".exe",
        ".cmd",
        ""
    ] : [
        ""
    ];
    for (const folder of (env["PATH"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)){
        for (const ending of endings){
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name + ending);
            if (folder !== "" && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) return file;
        }
    }
    return null;
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnoseHere: () => (/* binding */ diagnoseHere)
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(6986);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/env/interpreter.js + 1 modules
var env_interpreter = __webpack_require__(5377);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
;// CONCATENATED MODULE: ./src/env/scratch.js
/** The folder for what a run makes beside the checkout. It names its owner, so that the next run removes it where a kill left it. */ 



const PREFIX = "python-trace-";
const OWNER = "owner.json";
/** An owner in another container cannot be asked; after so long no run is under way any more. */ const OLD_MS = 24 * 3_600_000;
const owner = schemas/* object */.Ikc({
    pid: schemas/* number */.aig().int().positive(),
    /** Where the number counts: the host, and on Linux its namespace. */ place: schemas/* string */.YjP(),
    /** The start of the process in clock ticks (Linux), since numbers are given again. */ born: schemas/* string */.YjP()
});
/** @returns a new folder in the system's temporary folder, its real path */ function makeScratch() {
    const folder = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), PREFIX)));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, OWNER), JSON.stringify({
        pid: process.pid,
        place: place(),
        born: born(process.pid)
    }), {
        mode: 0o600
    });
    return folder;
}
/** Removes the folders of runs that are no more; whatever else lies there, and what cannot be removed, is left alone. */ function sweepScratch() {
    const parent = (0,external_node_fs_.realpathSync)((0,external_node_os_.tmpdir)());
    for (const name of list(parent)){
        if (!name.startsWith(PREFIX)) continue;
        try {
            if (isLeft((0,external_node_path_.join)(parent, name))) (0,external_node_fs_.rmSync)((0,external_node_path_.join)(parent, name), {
                recursive: true,
                force: true
            });
        } catch  {
        // another user's, or gone in between
        }
    }
}
function isLeft(folder) {
    const about = (0,external_node_fs_.lstatSync)(folder);
    if (!about.isDirectory() || process.getuid !== undefined && about.uid !== process.getuid()) return false;
    const value = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, OWNER), "utf8"));
    const { pid, place: where, born: when } = owner.parse(value);
    if (where !== place()) return Date.now() - about.mtimeMs > OLD_MS;
    return !runs(pid) || born(pid) !== when;
}
function runs(pid) {
    try {
        process.kill(pid, 0);
        return true;
    } catch (thrown) {
        return thrown instanceof Error && "code" in thrown && thrown.code === "EPERM";
    }
}
function place() {
    try {
        return `${(0,external_node_os_.hostname)()} ${(0,external_node_fs_.readlinkSync)("/proc/self/ns/pid")}`;
    } catch  {
        return (0,external_node_os_.hostname)();
    }
}
/** Field 22 of `/proc/PID/stat` (proc_pid_stat(5)); the second field is a name in parentheses, which may hold anything. */ function born(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${String(pid)}/stat`, "latin1");
        return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    } catch  {
        return "";
    }
}
function list(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    } catch  {
        return [];
    }
}

// EXTERNAL MODULE: ./src/inputs/plan.js
var plan = __webpack_require__(2604);
;// CONCATENATED MODULE: ./src/stages/plan.js
/** The plan that a run begins with: its own steps, or those of `--plan`. */ 
const TITLES = {
    collect: "collect what CI left, find the project's Python",
    reproduce: "reproduce the failed nodes and mypy",
    isolate: "ask the project: layout, sources, isolation",
    diagnose: "diagnose: group, match rules, rank",
    fix: "fix",
    report: "report"
};
const ownId = (at)=>`S${String(at + 1)}`;
/**
 * Each part of the work takes the step that names it. What is left takes the steps that name none, one after the other; the
 * last of them, or else the step before, takes what is over.
 */ function planOf(given) {
    if (given === null) return {
        steps: plan/* WORK */.A.map((work, at)=>({
                step_id: ownId(at),
                title: TITLES[work]
            })),
        ids: new Map()
    };
    const free = given.filter((s)=>s.stage === null);
    const ids = new Map();
    let last = given[0]?.id ?? "";
    for (const [at, work] of plan/* WORK */.A.entries()){
        last = given.find((s)=>s.stage === work)?.id ?? free.shift()?.id ?? last;
        ids.set(ownId(at), last);
    }
    return {
        steps: given.map(({ id, title })=>({
                step_id: id,
                title
            })),
        ids
    };
}

;// CONCATENATED MODULE: ./src/run-id.js
/** The run id: `YYYY-MM-DDTHH:MM:SSZ-<slug>`. */ /** @param slug anything; what a file name cannot hold becomes a dash */ function makeRunId(now, slug) {
    const safe = slug.normalize("NFKD").replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "").slice(0, 60);
    return `${now.toISOString().replace(/\.\d+Z$/, "Z")}-${safe || "run"}`;
}

// EXTERNAL MODULE: ./src/trace/redact.js
var trace_redact = __webpack_require__(1498);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/trace/recorder.js
/** The trace of one run, and the only place that makes evidence. */ 




const EXCERPT = 1500;
const MINT = "evidence.mint";
class Recorder {
    traceFile;
    #seq = 0;
    #errors = 0;
    #evidence = [];
    #latest = [];
    #o;
    constructor(options){
        this.#o = options;
        this.traceFile = `traces/${options.runId.replaceAll(":", "-")}.jsonl`;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(options.out, "traces"), {
            recursive: true
        });
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(options.out, "evidence"), {
            recursive: true
        });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(options.out, this.traceFile), "");
    }
    get runId() {
        return this.#o.runId;
    }
    get records() {
        return this.#seq;
    }
    get errors() {
        return this.#errors;
    }
    get evidence() {
        return this.#evidence;
    }
    /** The last five records of work; that evidence was noted says nothing new to a reader. */ get latest() {
        return this.#latest;
    }
    /** Appends one record. Never throws: tracing does not fail a run. */ record(entry) {
        const event = {
            v: 1,
            run_id: this.#o.runId,
            seq: this.#seq,
            ts: this.#o.clock.now().toISOString(),
            ...entry,
            step_id: this.#o.steps?.get(entry.step_id) ?? entry.step_id
        };
        this.#seq += 1;
        if (entry.error !== undefined) this.#errors += 1;
        if (entry.action !== MINT) this.#latest = [
            ...this.#latest.slice(-4),
            event
        ];
        try {
            (0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(this.#o.out, this.traceFile), `${JSON.stringify((0,trace_redact/* redactDeep */.K)(event, this.#o.redact))}\n`);
        } catch  {
        // A full disk must not cost the report; the report's record count then differs from the file's.
        }
    }
    /** Runs a command, records it, and keeps its output in the bundle. */ async run(exec, command, options) {
        const [program, ...words] = options.shown ?? command.argv;
        const argv = [
            this.#o.redact(program),
            ...words.map((w)=>this.#o.redact(w))
        ];
        let done;
        try {
            done = await exec.run(command);
        } catch (thrown) {
            this.record({
                surface: "operational",
                step_id: options.stepId,
                action: options.action,
                argv: [
                    ...argv
                ],
                status: "failed",
                error: {
                    type: thrown instanceof Error ? thrown.name : "Error",
                    message: (0,errors/* messageOf */.bD)(thrown)
                }
            });
            throw thrown;
        }
        const output_ref = this.#store(done.output);
        this.record({
            surface: "operational",
            step_id: options.stepId,
            action: options.action,
            argv: [
                ...argv
            ],
            output_ref,
            status: done.timedOut ? "timeout" : done.exitCode === 0 ? "ok" : "failed",
            exit_code: done.exitCode,
            duration_ms: done.durationMs,
            ...done.timedOut ? {
                error: {
                    type: "Timeout",
                    message: `stopped after ${String(command.timeoutMs)} ms`
                }
            } : {}
        });
        const cwd = this.#relative(command.cwd);
        return {
            ...done,
            source: {
                type: "command",
                argv,
                cwd,
                exit_code: done.exitCode,
                duration_ms: done.durationMs,
                output_ref,
                ...done.signal === null ? {} : {
                    signal: done.signal
                },
                ...done.timedOut ? {
                    timed_out: true
                } : {}
            }
        };
    }
    /** Evidence from a command that ran. */ fromCommand(ran, claim, excerpt) {
        return this.#mint(ran.source, claim, excerpt);
    }
    /** Evidence from lines of the checkout, read now. A file that is not there is evidence of its absence (`lines` and `sha` null). */ fromFile(file, lines, claim) {
        let content = null;
        try {
            content = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(this.#o.project, file));
        } catch  {
        // absent or unreadable: said by the null hash
        }
        const sha = content === null ? null : (0,external_node_crypto_.createHash)("sha256").update(content).digest("hex");
        const text = content?.toString("utf8").split("\n") ?? [];
        const excerpt = lines === null ? "" : text.slice(lines[0] - 1, lines[1]).join("\n");
        return this.#mint({
            type: "file",
            file,
            lines: content === null ? null : lines,
            sha
        }, claim, excerpt);
    }
    /** Evidence from something that CI left behind. `content` is the part that speaks, kept in the bundle. */ fromInput(input, content, claim) {
        return this.#mint({
            type: "input",
            input,
            output_ref: this.#store(content)
        }, claim, content);
    }
    /** Evidence from an earlier run of ours, as the pull request's state remembers it: a hint, which what runs now confirms. */ fromPrior(sha, runId, claim) {
        return this.#mint({
            type: "prior",
            sha,
            run_id: runId,
            exit_code: 1
        }, claim, "");
    }
    /** True for a text that holds nothing which would be redacted. */ isClean(text) {
        return this.#o.redact(text) === text;
    }
    /** Joins two runs to a contrast; null unless one failed and the other passed. */ contrast(factor, one, other) {
        const passed = (e)=>e.source.exit_code === 0;
        if (passed(one) === passed(other)) return null;
        const [failing, passing] = passed(one) ? [
            other,
            one
        ] : [
            one,
            other
        ];
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- one of the two places that mint
        return {
            factor,
            failing,
            passing
        };
    }
    #mint(source, claim, excerpt) {
        const id = `E${String(this.#evidence.length + 1)}`;
        const ref = source.type === "file" ? source.file : "output_ref" in source ? source.output_ref : undefined;
        this.record({
            surface: "cognitive",
            step_id: "evidence",
            action: MINT,
            marker: "REASON",
            note: `${id}: ${claim}`,
            ...ref === undefined ? {} : {
                input_ref: ref
            }
        });
        const cut = excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT)}\n[cut]` : excerpt;
        const made = {
            id,
            claim: this.#o.redact(claim),
            source,
            excerpt: this.#o.redact(cut)
        };
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- one of the two places that mint
        const evidence = made;
        this.#evidence.push(evidence);
        return evidence;
    }
    #store(content) {
        const text = this.#o.redact(content);
        const ref = `evidence/${(0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 16)}.txt`;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(this.#o.out, ref), text);
        return ref;
    }
    #relative(cwd) {
        if (cwd === this.#o.project) return ".";
        return cwd.startsWith(`${this.#o.project}/`) ? cwd.slice(this.#o.project.length + 1) : "(scratch)";
    }
}

;// CONCATENATED MODULE: ./src/run.js
/** One run: its folders, its trace, and the bundle at its end. What it does in between is loaded while its first command runs. */ 








/**
 * Diagnoses one project and writes the bundle.
 * @throws UserError for a call or input that cannot be used
 */ async function diagnose(inputs, ports) {
    (0,external_node_fs_.mkdirSync)(inputs.out, {
        recursive: true
    });
    const scratch = makeScratch();
    const started = performance.now();
    const redact = (0,trace_redact/* makeRedact */.Y)(ports.env);
    const plan = planOf(inputs.plan);
    const recorder = new Recorder({
        out: inputs.out,
        project: inputs.project,
        runId: makeRunId(ports.clock.now(), inputs.slug),
        clock: ports.clock,
        redact,
        steps: plan.ids
    });
    const context = {
        ...ports,
        inputs,
        recorder,
        scratch,
        deadline: started + inputs.timeBudgetMs,
        notRun: [],
        unmapped: []
    };
    try {
        recorder.record({
            surface: "cognitive",
            step_id: "S1",
            action: "plan.lay",
            marker: "REASON",
            plan: [
                ...plan.steps
            ]
        });
        recorder.record({
            surface: "contextual",
            step_id: "S1",
            action: "env.cwd",
            facts: {
                cwd: inputs.cwd,
                project: inputs.project
            }
        });
        ports.progress.stage("finding the project's Python");
        const interpreter = (0,env_interpreter/* findInterpreter */.A)(context);
        const settled = interpreter.catch(()=>null);
        try {
            sweepScratch();
            const { course } = await Promise.all(/* import() */[__webpack_require__.e(623), __webpack_require__.e(40), __webpack_require__.e(158)]).then(__webpack_require__.bind(__webpack_require__, 2158));
            return {
                report: await course(context, interpreter, started),
                bundle: inputs.out
            };
        } finally{
            await settled;
        }
    } catch (thrown) {
        recorder.record({
            surface: "operational",
            step_id: "S6",
            action: "run.end",
            status: "failed",
            error: {
                type: thrown instanceof Error ? thrown.name : "Error",
                message: thrown instanceof Error ? thrown.message : String(thrown)
            }
        });
        if (thrown instanceof errors/* Stopped */.C9) throw new errors/* UserError */.yo(`stopped before anything was known; the trace is ${(0,external_node_path_.join)(inputs.out, recorder.traceFile)}`);
        throw thrown;
    } finally{
        (0,external_node_fs_.rmSync)(scratch, {
            recursive: true,
            force: true
        });
    }
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./src/adapters/assets.js
/** Where our own files are, from the sources and from either bundle. */ 


/** Relative to this module: in dist/index.js, in dist/cli/index.js, in src/adapters. */ const PLACES = [
    "python",
    "../python",
    "../probe/python"
];
const MARK = "env.py";
/** The folder of the Python files that the project's interpreter runs. */ function pythonDir() {
    const here = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const found = PLACES.map((place)=>(0,external_node_path_.join)(here, place)).find((folder)=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, MARK)));
    if (found === undefined) throw new Error(`the Python files of this installation are missing beside ${here}`);
    return found;
}

;// CONCATENATED MODULE: ./src/adapters/child-env.js
/** The environment that children get: the step's own, less tokens and the runner's files. */ const EXACT = new Set([
    "GITHUB_TOKEN",
    "GH_TOKEN",
    "GITHUB_ENTERPRISE_TOKEN",
    "GH_ENTERPRISE_TOKEN",
    "GITHUB_PAT",
    "GH_PAT",
    "GITHUB_ENV",
    "GITHUB_OUTPUT",
    "GITHUB_PATH",
    "GITHUB_STEP_SUMMARY",
    "GITHUB_STATE"
]);
const PREFIXES = [
    "INPUT_",
    "ACTIONS_"
];
/**
 * @param env the environment of the step
 * @returns a copy for child processes
 */ function childEnv(env, policy) {
    const out = {};
    for (const [name, value] of Object.entries(env)){
        if (value === undefined || policy.block.includes(name)) continue;
        const withheld = EXACT.has(name.toUpperCase()) || PREFIXES.some((p)=>name.toUpperCase().startsWith(p));
        if (!withheld || policy.pass.includes(name)) out[name] = value;
    }
    return out;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./src/adapters/capture.js
/** Bounded capture of a stream: the head and the tail are kept, the cut is marked. */ const HALF = 1 << 20;
/** For our own helpers, whose output we bound by what we ask. */ const ALL = 128 << 20;
class Capture {
    #head = [];
    #headSize = 0;
    #tail = [];
    #tailSize = 0;
    #dropped = 0;
    #half;
    /** @param half bytes kept at each end */ constructor(half = HALF){
        this.#half = half;
    }
    add(chunk) {
        const room = this.#half - this.#headSize;
        if (room > 0) {
            this.#head.push(chunk.subarray(0, room));
            this.#headSize += Math.min(room, chunk.length);
        }
        const rest = room > 0 ? chunk.subarray(room) : chunk;
        if (rest.length === 0) return;
        this.#tail.push(rest);
        this.#tailSize += rest.length;
        // Whole chunks are dropped, so up to one chunk more than that is held.
        for(let first = this.#tail[0]; first && this.#tailSize - first.length >= this.#half; first = this.#tail[0]){
            this.#tail.shift();
            this.#tailSize -= first.length;
            this.#dropped += first.length;
        }
    }
    text() {
        const head = Buffer.concat(this.#head).toString("utf8");
        const tail = Buffer.concat(this.#tail).toString("utf8");
        return this.#dropped === 0 ? head + tail : `${head}\n[… ${String(this.#dropped)} bytes cut …]\n${tail}`;
    }
}
const LONGEST_LINE = 64 * 1024;
/** Calls back with each complete line; a longer one than 64 KiB is handed over in pieces. */ function lineSplitter(onLine) {
    let rest = "";
    return (chunk)=>{
        const lines = (rest + chunk.toString("utf8")).split(/\r?\n/);
        rest = lines.pop() ?? "";
        if (rest.length > LONGEST_LINE) {
            lines.push(rest);
            rest = "";
        }
        for (const line of lines)onLine(line);
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./src/adapters/guard.js
/**
 * No child outlives us, whatever kills us: a process that waits for our end, on a pipe that the kernel closes for us, and
 * then ends what we left running. The runner's own agent finds orphans in the same way, by a variable that children inherit.
 */ 


/**
 * POSIX sh, given the mark as $1. It reads `+ GROUP` and `- GROUP`, nothing else, until our end closes the pipe. What is
 * left is killed in two turns, since the first may meet a process that is just starting another.
 */ const SCRIPT = `
trap '' HUP INT TERM
alive=' '
while read -r sign group; do
  case $sign in
    +) alive="$alive$group " ;;
    -) alive="\${alive%%" $group "*} \${alive#*" $group "}" ;;
  esac
done
for turn in 1 2; do
  for group in $alive; do kill -s KILL -- "-$group"; done
  for file in $(grep -lsF -e "$1" /proc/[0-9]*/environ); do
    pid=\${file#/proc/}
    kill -s KILL "\${pid%/environ}"
  done
done
`;
const NOBODY = {
    mark: {},
    add: ()=>undefined,
    remove: ()=>undefined
};
/** Starts the guard. Where there is no \`sh\` (Windows) children are ended by us alone, as long as we live. */ function startGuard() {
    if (process.platform === "win32") return NOBODY;
    const mark = {
        PYTHON_TRACE_CHILD_OF: (0,external_node_crypto_.randomUUID)()
    };
    const sh = (0,external_node_child_process_.spawn)("sh", [
        "-c",
        SCRIPT,
        "sh",
        mark.PYTHON_TRACE_CHILD_OF
    ], {
        cwd: "/",
        env: {
            PATH: process.env["PATH"] ?? ""
        },
        detached: true,
        stdio: [
            "pipe",
            "ignore",
            "ignore"
        ]
    });
    const pipe = sh.stdin;
    sh.on("error", ()=>undefined);
    pipe.on("error", ()=>undefined);
    // It waits for us, and we never wait for it.
    sh.unref();
    if (pipe instanceof external_node_net_.Socket) pipe.unref();
    const tell = (sign, group)=>{
        pipe.write(`${sign} ${String(group)}\n`);
    };
    return {
        mark,
        add: (group)=>{
            tell("+", group);
        },
        remove: (group)=>{
            tell("-", group);
        }
    };
}

;// CONCATENATED MODULE: ./src/adapters/exec.js
/** Child processes: no shell, a process group each, a time-out, bounded output, no tokens. */ 



/** Between the polite signal and the one that cannot be ignored. */ const GRACE_MS = 2000;
/** How long the pipes may stay open after the child has ended. */ const DRAIN_MS = 1000;
const WINDOWS = process.platform === "win32";
/** Sends a signal to the child's whole group; a group that is gone already is fine. */ function signalGroup(child, signal) {
    if (child.pid === undefined) return;
    try {
        if (WINDOWS) child.kill(signal);
        else process.kill(-child.pid, signal);
    } catch  {
    // ESRCH: ended in between
    }
}
/**
 * @param env what children see (see child-env.ts)
 * @param abort stops every running child when it fires, and refuses new ones
 */ function makeExec(env, abort) {
    let guard = null;
    return {
        run: (command)=>start(command, env, abort, guard ??= startGuard())
    };
}
function start(command, base, abort, guard) {
    const [program, ...args] = command.argv;
    const env = {
        ...base,
        ...guard.mark
    };
    for (const [name, value] of Object.entries(command.env ?? {})){
        if (value === null) Reflect.deleteProperty(env, name);
        else env[name] = value;
    }
    return new Promise((resolve, reject)=>{
        if (abort.aborted) {
            reject(new errors/* Stopped */.C9(`${program} was not started: the run was stopped`));
            return;
        }
        const begun = performance.now();
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: command.cwd,
            env,
            detached: !WINDOWS,
            stdio: [
                "pipe",
                "pipe",
                "pipe"
            ],
            windowsHide: true
        });
        const group = child.pid;
        if (group !== undefined) guard.add(group);
        const [out, err, both] = [
            new Capture(command.capture === "all" ? ALL : undefined),
            new Capture(),
            new Capture()
        ];
        let timedOut = false;
        let killer;
        const stop = ()=>{
            signalGroup(child, "SIGTERM");
            killer ??= setTimeout(()=>{
                signalGroup(child, "SIGKILL");
            }, GRACE_MS);
        };
        const timer = setTimeout(()=>{
            timedOut = true;
            stop();
        }, command.timeoutMs);
        abort.addEventListener("abort", stop, {
            once: true
        });
        for (const [stream, own] of [
            [
                child.stdout,
                out
            ],
            [
                child.stderr,
                err
            ]
        ]){
            const split = command.onLine === undefined ? null : lineSplitter(command.onLine);
            stream.on("data", (chunk)=>{
                own.add(chunk);
                both.add(chunk);
                split?.(chunk);
            });
        }
        child.stdin.on("error", ()=>{});
        child.stdin.end(command.stdin ?? "");
        const settle = ()=>{
            clearTimeout(timer);
            if (killer !== undefined) clearTimeout(killer);
            abort.removeEventListener("abort", stop);
        };
        child.on("error", (thrown)=>{
            settle();
            reject(new errors/* UserError */.yo(`cannot start ${program}: ${thrown.message}`));
        });
        child.on("exit", ()=>{
            // What the child left running in its group ends with it; one that left the group must not keep our pipes open.
            signalGroup(child, "SIGKILL");
            if (group !== undefined) guard.remove(group);
            setTimeout(()=>{
                child.stdout.destroy();
                child.stderr.destroy();
            }, DRAIN_MS).unref();
        });
        child.on("close", (exitCode, signal)=>{
            settle();
            if (abort.aborted && !timedOut) {
                // What the signal cut short says nothing about the program.
                reject(new errors/* Stopped */.C9(`${program} was stopped with the run`));
                return;
            }
            resolve({
                exitCode,
                signal,
                timedOut,
                durationMs: Math.round(performance.now() - begun),
                stdout: out.text(),
                stderr: err.text(),
                output: both.text()
            });
        });
    });
}

;// CONCATENATED MODULE: ./src/host/ports.js
/** What both hosts put under a run. */ 




/**
 * @param env the step's environment, whole: secrets in it are known by it and redacted; children get less
 */ function portsOf(inputs, env, abort, progress) {
    const children = childEnv(env, {
        pass: inputs.passEnv,
        block: inputs.blockEnv
    });
    return {
        exec: makeExec(children, abort),
        clock: {
            now: ()=>new Date()
        },
        progress,
        env,
        abort,
        pythonDir: pythonDir()
    };
}
/** The trace that a run left before it failed: the newest one that is not older than its start. Null where it came to none. */ function traceSince(out, startMs) {
    try {
        const folder = (0,external_node_path_.join)(out, "traces");
        const fresh = (0,external_node_fs_.readdirSync)(folder).filter((name)=>name.endsWith(".jsonl")).map((name)=>({
                path: (0,external_node_path_.join)(folder, name),
                at: (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, name)).mtimeMs
            })).filter(({ at })=>at >= startMs - 1000).sort((a, b)=>b.at - a.at);
        return fresh[0]?.path ?? null;
    } catch  {
        return null;
    }
}

// EXTERNAL MODULE: ./src/trace/visible.js
var visible = __webpack_require__(9753);
// EXTERNAL MODULE: ./src/report/words.js
var words = __webpack_require__(1329);
;// CONCATENATED MODULE: ./src/host/progress.js
/** What a terminal shows while the work goes on: one line on stderr, written over itself. */ 

const TICK_MS = 1000;
const BETWEEN_MS = 80;
const CLEAR = "\r\u001b[2K";
const SILENT = {
    stage: ()=>undefined,
    detail: ()=>undefined,
    end: ()=>undefined
};
/**
 * @param screen a pipe gets nothing
 * @param redact takes secrets out of what is shown
 */ function showProgress(screen, budgetMs, redact) {
    if (screen.isTTY !== true) return SILENT;
    const begun = performance.now();
    const now = {
        stage: "",
        detail: ""
    };
    let last = 0;
    const draw = ()=>{
        last = performance.now();
        const left = Math.max(0, budgetMs - (last - begun)) / 1000;
        const line = [
            now.stage,
            now.detail
        ].filter((part)=>part !== "").map((part)=>(0,visible/* visibleProse */.ek)(redact(part))).join(" · ");
        const tail = ` · ${(0,words/* duration */.p0)(Math.round(left))} left`;
        const room = Math.max(20, (screen.columns ?? 80) - tail.length - 1);
        screen.write(`${CLEAR}${line.length > room ? `${line.slice(0, room - 1)}…` : line}${tail}`);
    };
    const timer = setInterval(draw, TICK_MS);
    timer.unref();
    return {
        stage: (text)=>{
            now.stage = text;
            now.detail = "";
            draw();
        },
        detail: (text)=>{
            now.detail = text;
            if (performance.now() - last > BETWEEN_MS) draw();
        },
        end: ()=>{
            clearInterval(timer);
            screen.write(CLEAR);
        }
    };
}

;// CONCATENATED MODULE: ./src/host/terminal-diagnose.js
/** `diagnose` at a terminal or in a pipe. */ 




const terminal_diagnose_SILENT = {
    isTTY: false,
    write: ()=>undefined
};
async function diagnoseHere(call, env) {
    const { inputs, format, quiet } = call;
    const started = Date.now();
    const progress = showProgress(quiet ? terminal_diagnose_SILENT : process.stderr, inputs.timeBudgetMs, (0,trace_redact/* makeRedact */.Y)(env));
    try {
        const { report } = await diagnose(inputs, portsOf(inputs, env, untilSignal(), progress));
        progress.end();
        const { shown } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(328)]).then(__webpack_require__.bind(__webpack_require__, 6328));
        process.stdout.write(shown(report, format, quiet, env));
        return report.win === "PASS" ? 0 : 1;
    } catch (thrown) {
        progress.end();
        const trace = thrown instanceof errors/* UserError */.yo ? null : traceSince(inputs.out, started);
        if (trace !== null) process.stderr.write(`python-trace: the trace up to there is ${trace}\n`);
        throw thrown;
    }
}
/** Fires at the first SIGINT or SIGTERM: the run then ends early and reports what it knows. A second one ends the process. */ function untilSignal() {
    const abort = new AbortController();
    for (const [signal, code] of [
        [
            "SIGINT",
            130
        ],
        [
            "SIGTERM",
            143
        ]
    ]){
        process.on(signal, ()=>{
            if (abort.signal.aborted) process.exit(code);
            abort.abort();
        });
    }
    return abort.signal;
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
