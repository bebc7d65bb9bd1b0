export const id = 874;
export const ids = [874];
export const modules = {

/***/ 2258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ combined),
  h: () => (/* binding */ diagnose)
});

;// CONCATENATED MODULE: ./src/diagnose/definition.js
/** Which definition a failure is about, in one form for what a run raised and for what mypy says of it without running. */ /** A callable: `f`, `Class.f`; a class for its constructor. */ const callable = (name, owner)=>`call ${owner === undefined ? "" : `${owner}.`}${name}`.replace(/\.__init__$/, "");
const attribute = (owner, name)=>`attribute ${owner.slice(owner.lastIndexOf(".") + 1)}.${name}`;
/** What an exception is about; empty where its kind does not tell. */ function definitionsOf({ call, attribute: missing, import: lost, mro }) {
    return [
        ...call !== null && call.missing.length + call.unexpected.length + call.excess > 0 ? [
            callable(call.qualname)
        ] : [],
        ...missing !== null && missing.owner_kind !== "none" ? [
            attribute(missing.owner, missing.name)
        ] : [],
        ...lost?.name != null && lost.from_name !== null ? [
            attribute(lost.name, lost.from_name)
        ] : [],
        ...lost?.name != null && lost.from_name === null && mro.includes("ModuleNotFoundError") ? [
            `module ${lost.name}`
        ] : []
    ];
}
/** mypy's own wording (messages.py, 0.990 to 2.x). */ const CALL = /^(?:Too (?:many|few) (?:positional )?arguments|Missing (?:positional|named) arguments?|Unexpected keyword argument).*? (?:for|to) "(\w+)"(?: of "([\w.]+)")?/;
const TWICE = /^"(\w+)"(?: of "([\w.]+)")? gets multiple values for keyword argument/;
const ATTRIBUTE = /^(?:Item )?"(?:type\[)?([\w.]+)[^"]*"(?: of "[^"]*")? has no attribute "(\w+)"|^Module "([\w.]+)" (?:has no attribute|does not explicitly export attribute) "(\w+)"/;
const MODULE = /^Cannot find implementation or library stub for module named "([\w.]+)"/;
/** What an error of mypy is about, or null. */ function definitionIn({ message }) {
    const [, called, of] = CALL.exec(message) ?? TWICE.exec(message) ?? [];
    if (called !== undefined) return callable(called, of);
    const [, owner, name, module, member] = ATTRIBUTE.exec(message) ?? [];
    if (owner !== undefined && name !== undefined) return attribute(owner, name);
    if (module !== undefined && member !== undefined) return attribute(module, member);
    const [, missing] = MODULE.exec(message) ?? [];
    return missing === undefined ? null : `module ${missing}`;
}

// EXTERNAL MODULE: ./src/diagnose/group.js
var group = __webpack_require__(6117);
// EXTERNAL MODULE: ./src/diagnose/facts-of-frames.js
var facts_of_frames = __webpack_require__(1566);
;// CONCATENATED MODULE: ./src/diagnose/lifted.js
/** What masks taken off say of the roots that name them. */ 
/** What is left of the score of a mask that hides nothing of this failure. */ const IDLE = 0.4;
const PROVEN = 0.97;
/**
 * A mask without which the node passes is proven to be the root; one without which it fails in the same way hides nothing
 * of it; where another error shows, that is evidence.
 */ function byMasks(findings, { lifted }) {
    if (lifted === null) return [
        ...findings
    ];
    const { masks, outcome, evidence, contrast } = lifted;
    return findings.map((f)=>{
        const named = (f.kind === "code.exception-swallowed" || f.kind === "test.masked") && masks.some(({ file, lift })=>file === f.file && lift.line === f.line);
        if (!named) return f;
        const shown = {
            ...f,
            because: [
                ...f.because,
                evidence
            ]
        };
        if (outcome === "same") return {
            ...shown,
            confidence: "weak",
            score: f.score * IDLE
        };
        return outcome === "passed" && contrast !== null && masks.length === 1 ? {
            ...shown,
            contrast,
            confidence: "strong",
            score: Math.max(f.score, PROVEN)
        } : shown;
    });
}
/** A handler that takes everything was not meant for a mistake of the program; an import may be missing on purpose. */ const MISTAKES = [
    "AttributeError",
    "NameError",
    "TypeError",
    "SyntaxError"
];
/** What a root of the hidden error counts against one of the error that shows. */ const HIDDEN = 0.9;
/**
 * Where a mistake of the program shows with the masks off: what the rules say of it. It is the root behind the symptom, since
 * what the mask left in its place is what failed.
 */ function behindMasks(dossier, match) {
    const { lifted } = dossier;
    if (lifted?.outcome !== "other") return [];
    for (const failure of lifted.failures){
        const [error] = failure.exceptions;
        if (error === undefined || !(0,facts_of_frames/* isA */.KG)(error, ...MISTAKES)) continue;
        const mask = lifted.masks.find(({ file, lift })=>error.frames.some((x)=>x.file === file && lift.covers[0] <= x.line && x.line <= lift.covers[1]));
        if (mask === undefined) continue;
        const hides = `; \`${mask.lift.shown}\` at \`${mask.file}:${String(mask.lift.line)}\` hides it.`;
        return match({
            ...dossier,
            failures: [
                failure
            ],
            lifted: null
        }).map((f)=>({
                ...f,
                confidence: "weak",
                score: f.score * HIDDEN,
                statement: f.statement.replace(/\.$/, hides),
                because: [
                    ...f.because,
                    lifted.evidence
                ]
            }));
    }
    return [];
}

// EXTERNAL MODULE: ./src/diagnose/rank.js
var rank = __webpack_require__(3858);
// EXTERNAL MODULE: ./src/diagnose/heat.js
var heat = __webpack_require__(7658);
;// CONCATENATED MODULE: ./src/diagnose/temper.js
/** A root must also explain why the same node passes elsewhere: what experiments rule out is held back. */ 

/** Kinds that can make a node fail in one company or at one time and pass in another. */ const EXPLAINS = {
    "order-dependent": /^(?:state\.|async\.|import\.|env\.(?:resource|locale)$|test\.mock-target$)/,
    "flaky": /^(?:flaky\.|state\.|async\.|env\.(?:resource|locale)$)/
};
const HELD = 0.4;
/**
 * @returns the findings, those of kinds that always fail made weak and low where the node does not always fail, and weak ones
 * made lower whose place no failing test came to, or passing ones came to as well
 */ function temper(findings, dossier) {
    return byLines(byVerdict(byMasks(findings, dossier), dossier), dossier);
}
/** What a tool has said of a place holds whoever runs it; what the ranking says of one has weighed the runs already. */ function byLines(findings, dossier) {
    const measured = dossier.spectrum?.[0]?.evidence.id;
    const weighed = ({ because })=>because.some((one)=>"id" in one && one.id === measured);
    return findings.map((f)=>f.confidence === "strong" || f.file === null || f.line === null || weighed(f) ? f : {
            ...f,
            score: f.score * Math.min((0,heat/* standing */.JA)(dossier, {
                file: f.file,
                line: f.line
            }), ...quoted(dossier, f))
        });
}
/**
 * A claim falls with a line that it rests on and that no failing test came to. That passing tests run such a line as well says
 * nothing of a root elsewhere in the code, but all of one that lies in no code: it acts through that line alone.
 */ function quoted(dossier, { file, because }) {
    const isCode = file !== null && dossier.sources.has(file);
    return because.flatMap((one)=>"id" in one || one.lines === null ? [] : [
            (0,heat/* standing */.JA)(dossier, {
                file: one.file,
                line: one.lines[0]
            })
        ]).filter((share)=>!isCode || share <= heat/* NEVER */.tm);
}
function byVerdict(findings, { isolation }) {
    const explains = isolation === null ? undefined : EXPLAINS[isolation.verdict];
    if (explains === undefined) return [
        ...findings
    ];
    return findings.map((f)=>explains.test(f.kind) ? f : {
            ...f,
            confidence: "weak",
            score: f.score * HELD
        });
}

;// CONCATENATED MODULE: ./src/diagnose/diagnose.js
/** Groups failures, lets every rule read every group, and joins what has one root. */ 




/** Lines between an error's place and a root that still count as the same place. */ const NEAR = 2;
/** @param failures all of the run */ function diagnose(failures, { dossierOf, rules, firstParty, preExisting }) {
    const read = (some)=>joinRoots((0,group/* group */.O)(some, firstParty).flatMap((g)=>{
            const dossier = dossierOf(g.failures, g.signature);
            const match = (known)=>rules.flatMap((rule)=>[
                        ...rule.match(known)
                    ]);
            const [root, ...others] = (0,rank/* rank */.T)([
                ...temper(match(dossier), dossier),
                ...behindMasks(dossier, match)
            ]);
            return root === undefined ? [] : [
                {
                    signatures: [
                        g.signature
                    ],
                    preExisting: preExisting(g.signature),
                    failures: g.failures,
                    findings: [
                        root,
                        ...others
                    ]
                }
            ];
        }));
    const tests = read(failures.filter((f)=>f.type !== "mypy"));
    // What a chain explains is no reason for a root of its own, nor may it stand for others.
    const { chains, left } = joinTypes(tests, failures.filter((f)=>f.type === "mypy"), firstParty);
    return [
        ...chains,
        ...read(left)
    ];
}
/** One chain per root, even where the exceptions differ. */ function joinRoots(list) {
    const byRoot = new Map();
    for (const d of list){
        const [root] = d.findings;
        const place = root.file === null ? root.statement : `${root.file}:${String(root.line ?? "")}`;
        const key = `${place} ${d.failures[0].type === "mypy" ? "mypy" : "run"} ${String(d.preExisting)}`;
        const there = byRoot.get(key);
        byRoot.set(key, there === undefined ? d : {
            ...there,
            signatures: [
                ...there.signatures,
                ...d.signatures
            ],
            failures: [
                ...there.failures,
                ...d.failures
            ],
            findings: both(there.findings, d.findings)
        });
    }
    return [
        ...byRoot.values()
    ];
}
function both(one, other) {
    const [first, ...rest] = (0,rank/* rank */.T)([
        ...one,
        ...other
    ]);
    return first === undefined ? one : [
        first,
        ...rest
    ];
}
/** A type error that stands on a chain of failed tests, or is about the same definition, is a symptom of that chain; the others are left. */ function joinTypes(tests, errors, firstParty) {
    const homes = new Map(errors.map((error)=>[
            error,
            tests.find((t)=>(error.older !== true || t.preExisting) && onChain(t, error, firstParty))
        ]));
    return {
        chains: tests.map((t)=>({
                ...t,
                failures: [
                    ...t.failures,
                    ...errors.filter((e)=>homes.get(e) === t)
                ]
            })),
        left: errors.filter((e)=>homes.get(e) === undefined)
    };
}
function onChain(diagnosis, error, firstParty) {
    const near = (file, line)=>file === error.file && line !== null && error.line !== null && Math.abs(line - error.line) <= NEAR;
    const [root] = diagnosis.findings;
    if (near(root.file, root.line)) return true;
    const about = definitionIn(error);
    return diagnosis.failures.some((f)=>f.type !== "mypy" && f.exceptions.some((e)=>e.frames.some((x)=>firstParty(x.file) && x.file === error.file && x.line === error.line) || about !== null && definitionsOf(e).includes(about)));
}
/** A signature for several chains together: the attempt's. */ function combined(list) {
    return [
        ...new Set(list.flatMap((d)=>d.signatures))
    ].sort().join("+").slice(0, 200) || "none";
}


/***/ }),

/***/ 6954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   DP: () => (/* binding */ handed),
/* harmony export */   Qe: () => (/* binding */ coroutineFrame),
/* harmony export */   W7: () => (/* binding */ blockedAt),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   ny: () => (/* binding */ takes),
/* harmony export */   oV: () => (/* binding */ inCoroutine)
/* harmony export */ });
/* harmony import */ var _facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1566);
/* harmony import */ var _facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9761);
/** Readings of coroutines, loops and waits that the async rules share. */ 

/** Calls that take a coroutine and run it: what they are given is not dropped by who wrote the line. */ const RUNNERS = new Set([
    "run",
    "create_task",
    "ensure_future",
    "run_until_complete",
    "gather",
    "wait_for",
    "wait",
    "shield",
    "run_coroutine_threadsafe",
    "start_soon",
    "as_completed",
    "start",
    "wrap_future"
]);
/** Functions that block the thread that calls them; methods by their last name. */ const BLOCKING = new Set([
    "time.sleep",
    "subprocess.run",
    "subprocess.call",
    "subprocess.check_call",
    "subprocess.check_output",
    "os.system",
    "os.waitpid",
    "urllib.request.urlopen",
    "urlopen",
    "socket.create_connection",
    "requests.get",
    "requests.post",
    "requests.put",
    "requests.delete",
    "requests.request",
    "input",
    "select.select",
    "sleep"
]);
/** Methods that block where they are not awaited: of threads, locks, queues, futures, sockets, processes. */ const BLOCKING_METHODS = new Set([
    "wait",
    "join",
    "result",
    "acquire",
    "recv",
    "accept",
    "communicate",
    "urlopen"
]);
/** Library files in which a thread is seen when it blocks. */ const WAITS = /(^|\/)(threading|queue|selectors|socket|ssl|subprocess|concurrent\/futures\/\w+|multiprocessing\/\w+|http\/client)\.py$/;
/** Whether a call at a line is an argument of something that runs coroutines, on that line or around it. */ function handed(dossier, at, name) {
    const calls = dossier.sources.get(at.file)?.calls ?? [];
    const inner = calls.find((call)=>(0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(call.func) === name && call.line <= at.line && at.line <= call.end_line);
    return calls.some((call)=>call !== inner && RUNNERS.has((0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(call.func)) && (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(call.func) !== name && call.args > 0 && call.line <= at.line && at.line <= call.end_line);
}
/** Whether a place lies in the body of an `async def` of the project. */ function inCoroutine(dossier, at) {
    return (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosing */ .fD)(dossier, at.file, at.line)?.kind === "async";
}
/** Whether a call blocks, as far as its name tells. */ function blocks(call) {
    if (call.awaited) return false;
    const name = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(call.func);
    if (BLOCKING.has(call.func)) return true;
    if (!call.func.includes(".") || !BLOCKING_METHODS.has(name) || /^(asyncio|os\.path|["'])/.test(call.func)) return false;
    // `sep.join(parts)` and `task.result()` of a finished task do not wait.
    return !(name === "join" && call.args === 1) && !(name === "result" && call.args === 0 && call.keywords.length === 0 && /task/i.test(call.func));
}
/** Whether a call takes from a queue of threads: the name it is called on was bound to one in the same file. */ function takes(dossier, file, call) {
    if (call.awaited || !/\.(get|put)$/.test(call.func) || call.keywords.includes("timeout")) return false;
    const base = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(call.func.slice(0, call.func.lastIndexOf(".")));
    const made = new RegExp(`\\b${base}\\b[^=]*=\\s*(?:queue\\.|multiprocessing\\.)?(?:Simple|Lifo|Priority|Joinable)?Queue\\(`);
    return (dossier.lines.get(file) ?? []).some((text)=>made.test(text) && !/asyncio\./.test(text));
}
/** Whether a stack waits in a blocking call of the library, and its innermost own frame before that. */ function blockedAt(dossier, frames) {
    const index = frames.findLastIndex((frame)=>(0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(dossier, frame.file));
    const frame = frames[index];
    const below = frames.slice(index + 1);
    if (frame === undefined) return undefined;
    const library = below.some((one)=>WAITS.test(one.file.replaceAll("\\", "/")));
    const direct = dossier.sources.get(frame.file)?.calls.some((call)=>call.line <= frame.line && frame.line <= call.end_line && blocks(call)) === true;
    return library || direct ? frame : undefined;
}
/** The innermost own frame of a stack that lies in a coroutine. */ function coroutineFrame(dossier, frames) {
    return [
        ...frames
    ].reverse().find((frame)=>(0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(dossier, frame.file) && inCoroutine(dossier, frame));
}
/** pytest-timeout's signal handler calls `pytest.fail` (pytest_timeout.py, timeout_sigalrm): a Failed out of nowhere. */ function stopped(exception) {
    return (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .isA */ .KG)(exception, "Failed") && ((0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(exception, "pytest_timeout.py") || /^Timeout \(?>/.test(exception.message));
}
/** traceback.print_stack, as pytest-timeout's thread method prints it before it ends the process (pytest_timeout.py, dump_stacks). */ const PRINTED = /File "([^"]+)", line (\d+), in (\S+)/g;
/** The stacks of a process that pytest-timeout ended, the main thread's first; null for a process that ended otherwise. */ function timedOut(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "run" || !/^\++ Timeout \++$/m.test(failure.message)) return null;
    const stacks = failure.message.split(/^~+ Stack of /m).slice(1).sort((a, b)=>Number(b.startsWith("MainThread")) - Number(a.startsWith("MainThread")));
    return stacks.map((text)=>[
            ...text.matchAll(PRINTED)
        ].map((found)=>{
            const path = (found[1] ?? "").replaceAll("\\", "/");
            const file = dossier.files.find((one)=>path === one || path.endsWith(`/${one}`)) ?? path;
            return {
                file,
                line: Number(found[2]),
                func: found[3] ?? "",
                code: null,
                locals: {}
            };
        }));
}


/***/ }),

/***/ 8936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   FI: () => (/* binding */ touched),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   ih: () => (/* binding */ escape),
/* harmony export */   rq: () => (/* binding */ removed),
/* harmony export */   tD: () => (/* binding */ changed),
/* harmony export */   vN: () => (/* binding */ added)
/* harmony export */ });
/** What the change under trace says of a place. The commit that turned the nodes red speaks before the whole change. */ /** The changed files to look at: those of the culprit where history found it, else of the whole change; empty without a base. */ function changed(dossier) {
    return dossier.culprit ?? dossier.change ?? [];
}
/** The change of one file, or undefined. */ function changeOf(dossier, file) {
    return changed(dossier).find((one)=>one.file === file);
}
/** Whether a line of the change stands at the place, or within `slack` lines of it. */ function touched(dossier, file, line, slack = 0) {
    const change = changeOf(dossier, file);
    if (change === undefined) return false;
    return [
        ...change.added,
        ...change.removed
    ].some((one)=>Math.abs(one.line - line) <= slack);
}
/** Lines that the change took away and that match, with their file (numbered where they stood, as near as git can say). */ function removed(dossier, pattern) {
    return changed(dossier).flatMap(({ file, removed: lines })=>lines.filter((one)=>pattern.test(one.text)).map((one)=>({
                file,
                ...one
            })));
}
/** Lines that the change brought and that match, with their file. */ function added(dossier, pattern) {
    return changed(dossier).flatMap(({ file, added: lines })=>lines.filter((one)=>pattern.test(one.text)).map((one)=>({
                file,
                ...one
            })));
}
/** A pattern that finds `name` as a whole word, whatever characters it has. */ function word(name) {
    return new RegExp(`(?<![\\w])${escape(name)}(?![\\w])`);
}
/** Text as it stands, for use inside a pattern. */ function escape(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}


/***/ }),

/***/ 1566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ last),
/* harmony export */   JS: () => (/* binding */ deepest),
/* harmony export */   Jr: () => (/* binding */ failing),
/* harmony export */   KG: () => (/* binding */ isA),
/* harmony export */   LN: () => (/* binding */ ownFrames),
/* harmony export */   P5: () => (/* binding */ raised),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   kT: () => (/* binding */ testOf),
/* harmony export */   qH: () => (/* binding */ vendored),
/* harmony export */   qh: () => (/* binding */ raisedIn)
/* harmony export */ });
/** Readings of exceptions and their frames that several rules share. Pure: they look at the dossier and nothing else. */ const WEIGHTS = {
    raised: 1,
    cause: 0.97,
    context: 0.8,
    caught: 0.85,
    lost: 0.75
};
/** Errors of the program itself, and warnings that only a setting makes errors: a handler that takes everything was not meant for them. */ const MISTAKES = [
    "AttributeError",
    "NameError",
    "ImportError",
    "SyntaxError",
    "TypeError",
    "Warning"
];
/** An import error that a handler of its own expects: an optional dependency, or a misleading excuse. */ const EXPECTED_IMPORT = 0.6;
/** `raise … from None` in a handler: the author meant to hide it. */ const SUPPRESSED = 0.55;
/** Folders that hold other people's code inside a checkout; a version in the name says the same. */ const VENDORED = /(^|\/)(third[_-]?party|vendor(ed)?|_vendor|extern(al)?s?|site-packages|dist-packages|node_modules|build|dist|\.tox|\.nox)\/|(^|\/)[\w.]+-\d+(\.\d+)+\//;
/** Every exception that the representative failure shows, the raised one first. Empty for failures of mypy. */ function raised(dossier) {
    const failure = dossier.failures[0];
    if (failure.type === "mypy") return [];
    const shown = failure.exceptions.map((exception)=>{
        const via = exception.link === "none" ? "raised" : exception.link;
        return {
            exception,
            failure,
            via,
            weight: exception.suppressed && !isA(exception, "ImportError") ? SUPPRESSED : WEIGHTS[via],
            handler: null
        };
    });
    const node = failure.node;
    for (const fact of dossier.facts){
        if (fact.t === "caught" && (fact.node === "" || node === null || fact.node === node) && caughtWeight(dossier, fact) > 0) shown.push({
            exception: fact.exception,
            failure,
            via: "caught",
            weight: caughtWeight(dossier, fact),
            handler: fact.handler
        });
        if (fact.t === "unraisable" && (node === null || fact.node === node)) for (const exception of fact.exceptions)shown.push({
            exception,
            failure,
            via: "lost",
            weight: WEIGHTS.lost,
            handler: null
        });
    }
    return shown;
}
/** A handler that names what it takes expects it; one that takes everything may hide the root. Tests catch what they like. */ function caughtWeight(dossier, { exception, handler: { file, line } }) {
    if (!own(dossier, file) || dossier.isTest(file)) return 0;
    const handler = dossier.sources.get(file)?.handlers.find((one)=>one.line === line);
    if (handler?.broad === true || handler === undefined && suppressesAll(dossier, file, line)) return isA(exception, ...MISTAKES) ? WEIGHTS.cause : WEIGHTS.caught;
    return isA(exception, "ImportError") ? EXPECTED_IMPORT : 0;
}
/** `with suppress(Exception)` takes everything as well. */ function suppressesAll(dossier, file, line) {
    const called = dossier.sources.get(file)?.calls.some((call)=>call.line <= line && line <= call.end_line && /(?:^|\.)suppress$/.test(call.func)) === true;
    return called && /\b(?:Base)?Exception\b/.test(dossier.lines.get(file)?.[line - 1] ?? "");
}
/** Whether a class of this name stands in the MRO. */ function isA(exception, ...names) {
    return names.some((name)=>exception.mro.includes(name) || exception.type === name);
}
/** Whether a file is the project's own code: first-party and not a vendored copy of somebody else's. */ function own(dossier, file) {
    return dossier.firstParty(file) && !vendored(file);
}
/** Whether the path lies in a folder that holds copies of distributions. */ function vendored(file) {
    return VENDORED.test(file);
}
/** The frames in the project's own files, outermost first. */ function ownFrames(dossier, exception) {
    return exception.frames.filter((frame)=>own(dossier, frame.file));
}
/** The innermost frame in the project's own files. */ function deepest(dossier, exception) {
    return ownFrames(dossier, exception).at(-1);
}
/** The frame that raised. */ function last(exception) {
    return exception.frames.at(-1);
}
/** Whether one of the frames of a library ends in this file and, where given, one of these functions. */ function passes(exception, file, ...funcs) {
    return exception.frames.some((frame)=>isFrame(frame, file, funcs));
}
/** Whether the frame that raised ends in this file and, where given, one of these functions. */ function raisedIn(exception, file, ...funcs) {
    const frame = last(exception);
    return frame !== undefined && isFrame(frame, file, funcs);
}
function isFrame(frame, file, funcs) {
    // Modules that are frozen into the interpreter (os, from Python 3.11 on) have no path: `<frozen os>`.
    const path = frame.file.replaceAll("\\", "/").replace(/^<frozen (.+)>$/, "$1.py");
    const there = path.endsWith(`/${file}`) || path === file || path.includes(`/${file}/`);
    return there && (funcs.length === 0 || funcs.includes(frame.func));
}
/** The node, file or run that the group stands for, as people know it. */ function failing(dossier) {
    const failure = dossier.failures[0];
    if (failure.type === "mypy") return "mypy";
    return failure.node === null || failure.node === "" ? "the run" : `\`${failure.node}\``;
}
/** The test's own module and name, without parameters: `tests/a.py`, `test_b`. */ function testOf(dossier) {
    const failure = dossier.failures[0];
    if (failure.type === "mypy" || failure.node === null || failure.node === "") return null;
    const [file, ...names] = failure.node.split("::");
    if (file === undefined) return null;
    const plain = failure.node.slice(file.length + 2).replace(/\[.*$/s, "").split("::").at(-1);
    return {
        file,
        name: names.length === 0 ? "" : plain ?? ""
    };
}


/***/ }),

/***/ 2089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ broadHandlers),
/* harmony export */   iv: () => (/* binding */ wantsError),
/* harmony export */   j1: () => (/* binding */ expectedError)
/* harmony export */ });
/* harmony import */ var _facts_of_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8936);
/* harmony import */ var _facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1566);
/* harmony import */ var _facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9761);
/** Readings of handlers that swallow errors. */ 


/** Handlers that swallow, broad or new, in the project's own code that the test reaches; the tests' own left out. */ function broadHandlers(dossier) {
    const test = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .testFile */ .NJ)(dossier);
    const files = test === null ? [
        ...dossier.sources.keys()
    ] : (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .surroundings */ .i5)(dossier);
    return files.filter((file)=>(0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(dossier, file) && !dossier.isTest(file)).flatMap((file)=>{
        const added = (0,_facts_of_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changeOf */ .C2)(dossier, file)?.added ?? [];
        const isNew = (from, to)=>added.some((one)=>one.line >= from && one.line <= to && /except|suppress/.test(one.text));
        // A narrower handler counts where the change brought it: it may be there for this very error.
        const handlers = (dossier.sources.get(file)?.handlers ?? []).filter((one)=>one.swallows).map((handler)=>({
                file,
                handler,
                isNew: isNew(handler.line, handler.line),
                by: "clause",
                guards: `the lines from ${String(handler.try_line)} on`
            })).filter(({ handler, isNew: fresh })=>handler.broad || fresh);
        const suppressed = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .calls */ .Kr)(dossier, (call, where)=>where === file && (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(call.func) === "suppress" && call.args > 0).map(({ call })=>({
                file,
                isNew: isNew(call.line, call.line),
                by: "clause",
                guards: `the lines from ${String(call.line)} on`,
                handler: {
                    line: call.line,
                    end_line: call.end_line,
                    try_line: call.line,
                    types: [],
                    broad: true,
                    swallows: true,
                    scope: call.scope
                }
            }));
        return [
            ...handlers,
            ...suppressed,
            ...returning(dossier, file, added)
        ];
    });
}
/** The context manager asks what the error is before it ends it. */ const ASKS = /\b(?:issubclass|isinstance)\b|\b(?:is|in|==)\s+(?:not\s+)?[(A-Z](?!one\b)/;
/** `return`s that end an error without a handler: a true value from `__exit__`, whatever the error is, and any `return` in a `finally`. */ function returning(dossier, file, added) {
    return (dossier.sources.get(file)?.returns ?? []).flatMap((one)=>{
        const def = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .defOf */ .BI)(dossier, file, one.scope);
        const value = /\breturn\b\s*(.*?)\s*(?:#.*)?$/.exec((0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(dossier, file, one.line))?.[1] ?? "";
        const body = def === undefined ? [] : (dossier.lines.get(file) ?? []).slice(def.line, def.end_line);
        const exits = /^__a?exit__$/.test((0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(one.scope)) && /^(?:True\b|.*\bis not None$|bool\()/.test(value) && !body.some((text)=>ASKS.test(text));
        const guards = exits ? `the \`with\` blocks of \`${one.scope.replace(/\.\w+$/, "")}\`` : inFinally(dossier, file, one.line) ? "the `try` before it" : null;
        return guards === null ? [] : [
            {
                file,
                guards,
                by: "return",
                isNew: added.some(({ line })=>line === one.line),
                handler: {
                    line: one.line,
                    end_line: one.end_line,
                    try_line: one.line,
                    types: [],
                    broad: true,
                    swallows: true,
                    scope: one.scope
                }
            }
        ];
    });
}
/** Whether a line stands in a `finally` of its own function, and in no function inside of that. */ function inFinally(dossier, file, line) {
    const indent = (text)=>/^\s*/.exec(text)?.[0].length ?? 0;
    let depth = indent((0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(dossier, file, line));
    for(let at = line - 1; at > 0 && depth > 0; at -= 1){
        const text = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(dossier, file, at);
        if (text.trim() === "" || indent(text) >= depth) continue;
        depth = indent(text);
        if (/^\s*finally\s*:/.test(text)) return true;
        if (/^\s*(?:async\s+)?(?:def|class)\b/.test(text)) return false;
    }
    return false;
}
/** Whether the test waits for an error that does not come (`pytest.raises` ends in Failed, `assertRaises` in AssertionError). */ function wantsError(dossier) {
    return expectedError(dossier) !== null;
}
/** The exception's name that a test waited for in vain: _pytest/raises.py and unittest/case.py word it, nothing else tells. */ function expectedError(dossier) {
    for (const { exception, via } of (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .raised */ .P5)(dossier)){
        if (via !== "raised") continue;
        const found = /^DID NOT RAISE(?: any of)? .*?([\w.]+)['">)\]]*\s*$/.exec(exception.message) ?? /^(\w+) not raised\b/.exec(exception.message);
        if (found !== null && ((0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .isA */ .KG)(exception, "Failed") || (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .isA */ .KG)(exception, "AssertionError"))) return (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(found[1] ?? "");
    }
    return null;
}


/***/ }),

/***/ 2516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ distributionOf),
/* harmony export */   L4: () => (/* binding */ resolvesText),
/* harmony export */   M3: () => (/* binding */ missingModules),
/* harmony export */   W0: () => (/* binding */ ownModules),
/* harmony export */   Zl: () => (/* binding */ packageRoot),
/* harmony export */   gZ: () => (/* binding */ ownFolders),
/* harmony export */   yy: () => (/* binding */ OWN_MODULE),
/* harmony export */   zV: () => (/* binding */ isStdlib)
/* harmony export */ });
/* harmony import */ var _facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1566);
/* harmony import */ var _facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9761);
/** Readings of import errors: the missing name, the statement, and where Python went wrong. */ 

/** What a caught import error is worth where the module is the project's own: no optional dependency, then. */ const OWN_MODULE = 0.9;
/**
 * Modules that were not found, each with the statement that wanted it. Targets of `mock.patch` and `monkeypatch` and
 * pytest's own plugin names do not count: nothing of the project imports those.
 */ function missingModules(dossier) {
    return (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .raised */ .P5)(dossier).flatMap((one)=>{
        const name = one.exception.import?.name;
        const frame = (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .deepest */ .JS)(dossier, one.exception);
        if (!(0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .isA */ .KG)(one.exception, "ModuleNotFoundError") || name === null || name === undefined || name === "" || frame === undefined) return [];
        if (resolvesText(one)) return [];
        return [
            {
                ...one,
                name,
                top: name.split(".")[0] ?? name,
                frame
            }
        ];
    });
}
/** Whether the import came from a dotted name in a string: unittest.mock, monkeypatch, pkgutil, or pytest's plugin list. */ function resolvesText({ exception }) {
    return (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(exception, "unittest/mock.py") || (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(exception, "pkgutil.py", "resolve_name") || (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(exception, "_pytest/monkeypatch.py") || (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(exception, "_pytest/config/__init__.py", "import_plugin");
}
/** Whether a module is part of the interpreter that ran. */ function isStdlib(dossier, top) {
    return dossier.environment.stdlib.includes(top);
}
/** Files of the project's own that define this module, shortest path first. */ function ownModules(dossier, name) {
    return (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .modules */ .av)(dossier, name).filter((file)=>(0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(dossier, file));
}
/** Folders of the project's own that can serve as a namespace package of this name. */ function ownFolders(dossier, top) {
    const folders = dossier.files.filter((file)=>(0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(dossier, file)).flatMap((file)=>{
        const parts = file.split("/").slice(0, -1);
        const at = parts.indexOf(top);
        return at < 0 ? [] : [
            parts.slice(0, at + 1).join("/")
        ];
    });
    return [
        ...new Set(folders)
    ];
}
/** The folder that has to be on `sys.path` for a file of a package: the one above the outermost `__init__.py`; "." for the project. */ function packageRoot(dossier, file) {
    const folders = file.split("/").slice(0, -1);
    while(folders.length > 0 && dossier.files.includes([
        ...folders,
        "__init__.py"
    ].join("/")))folders.pop();
    return folders.join("/") || ".";
}
/** Distributions whose import name is not their own name, as PyPI has them: what a manifest has to say. */ const DISTRIBUTIONS = {
    attr: "attrs",
    bs4: "beautifulsoup4",
    cv2: "opencv-python",
    Crypto: "pycryptodome",
    dateutil: "python-dateutil",
    docx: "python-docx",
    dotenv: "python-dotenv",
    fitz: "PyMuPDF",
    git: "GitPython",
    google: "google-api-python-client",
    jose: "python-jose",
    jwt: "PyJWT",
    ldap: "python-ldap",
    magic: "python-magic",
    MySQLdb: "mysqlclient",
    nacl: "PyNaCl",
    OpenSSL: "pyOpenSSL",
    PIL: "Pillow",
    pkg_resources: "setuptools",
    psycopg2: "psycopg2-binary",
    serial: "pyserial",
    skimage: "scikit-image",
    sklearn: "scikit-learn",
    slugify: "python-slugify",
    socks: "PySocks",
    telegram: "python-telegram-bot",
    usb: "pyusb",
    websocket: "websocket-client",
    win32api: "pywin32",
    yaml: "PyYAML",
    zmq: "pyzmq"
};
/** The distribution that gives a top-level module: as installed, else as known, else the same name. */ function distributionOf(dossier, top) {
    return dossier.environment.distributions.find((one)=>one.modules.includes(top))?.name ?? DISTRIBUTIONS[top] ?? top;
}


/***/ }),

/***/ 3488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ln: () => (/* binding */ requirements),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   cW: () => (/* binding */ sectionsIn),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   uK: () => (/* binding */ option)
/* harmony export */ });
/* unused harmony export mention */
/** Places in configuration and manifest files. They are read line by line, since it is lines that findings point at. */ 
/** Where each tool's settings may stand, in the order in which the tool itself looks. */ const HOMES = {
    pytest: [
        [
            /(^|\/)\.?pytest\.ini$/,
            /^\[pytest\]/
        ],
        [
            /(^|\/)\.?pytest\.toml$/,
            /^\[pytest\]/
        ],
        [
            /(^|\/)pyproject\.toml$/,
            /^\[tool\.pytest(\.ini_options)?\]/
        ],
        [
            /(^|\/)tox\.ini$/,
            /^\[pytest\]/
        ],
        [
            /(^|\/)setup\.cfg$/,
            /^\[tool:pytest\]/
        ]
    ],
    mypy: [
        [
            /(^|\/)\.?mypy\.ini$/,
            /^\[mypy\]/
        ],
        [
            /(^|\/)pyproject\.toml$/,
            /^\[tool\.mypy\]/
        ],
        [
            /(^|\/)setup\.cfg$/,
            /^\[mypy\]/
        ]
    ]
};
/** Sections that hold a tool's settings, the one in force first. */ function sections(dossier, tool) {
    const found = HOMES[tool].flatMap(([name, header])=>[
            ...dossier.manifests.keys()
        ].filter((file)=>name.test(file)).sort((a, b)=>a.length - b.length).flatMap((file)=>sectionsIn(dossier, file, header)));
    const ini = dossier.session?.inipath?.replaceAll("\\", "/");
    if (tool !== "pytest" || ini === undefined) return found;
    const active = found.filter((one)=>ini === one.file || ini.endsWith(`/${one.file}`)).sort((a, b)=>b.file.length - a.file.length)[0];
    return active === undefined ? found : [
        active,
        ...found.filter((one)=>one !== active)
    ];
}
/** All sections of one file whose header matches. */ function sectionsIn(dossier, file, header) {
    const lines = (dossier.manifests.get(file) ?? "").split("\n");
    return lines.flatMap((text, index)=>header.test(text.trim()) ? [
            section(file, lines, index)
        ] : []);
}
function section(file, lines, start) {
    const next = lines.findIndex((text, index)=>index > start && /^\[/.test(text));
    let end = next < 0 ? lines.length : next;
    while(end > start + 1 && (lines[end - 1] ?? "").trim() === "")end -= 1;
    const heads = lines.slice(start + 1, end).flatMap((text, index)=>{
        const name = /^(?:"([^"]+)"|([\w.:-]+))\s*[=:]/.exec(text);
        return name === null ? [] : [
            {
                name: name[1] ?? name[2] ?? "",
                at: start + 1 + index
            }
        ];
    });
    const options = heads.map(({ name, at }, index)=>{
        const stop = heads[index + 1]?.at ?? end;
        return {
            name,
            line: at + 1,
            end: stop,
            text: lines.slice(at, stop).join("\n")
        };
    });
    return {
        file,
        line: start + 1,
        end,
        options
    };
}
/** An option of a tool's settings in force, or undefined. */ function option(dossier, tool, name) {
    for (const one of sections(dossier, tool)){
        const found = one.options.find((entry)=>entry.name === name);
        if (found !== undefined) return {
            ...found,
            file: one.file
        };
    }
    return undefined;
}
/** The line within an option's text that matches, else its first. */ function lineOf(entry, pattern) {
    const index = entry.text.split("\n").findIndex((text)=>pattern.test(text));
    return entry.line + Math.max(0, index);
}
const TEST_FILE = /(dev|test|ci|lint|type)/i;
/** Section, the options in it that are lists (null: the section's own keys are the entries), and what the list is for. */ const LISTS = [
    [
        /^\[project\]/,
        /^dependencies$/,
        "run"
    ],
    [
        /^\[tool\.poetry\.dependencies\]/,
        null,
        "run"
    ],
    [
        /^\[packages\]/,
        null,
        "run"
    ],
    [
        /^\[options\]/,
        /^install_requires$/,
        "run"
    ],
    [
        /^\[project\.optional-dependencies\]/,
        /(dev|test|ci|lint|typ)/i,
        "test"
    ],
    [
        /^\[dependency-groups\]/,
        /./,
        "test"
    ],
    [
        /^\[tool\.poetry\.(group\.\w+|dev)[.-]dependencies\]/,
        null,
        "test"
    ],
    [
        /^\[dev-packages\]/,
        null,
        "test"
    ],
    [
        /^\[options\.extras_require\]/,
        /(dev|test|ci|lint|typ)/i,
        "test"
    ],
    [
        /^\[project\.optional-dependencies\]/,
        /^(?!.*(dev|test|ci|lint|typ))/i,
        "extra"
    ],
    [
        /^\[options\.extras_require\]/,
        /^(?!.*(dev|test|ci|lint|typ))/i,
        "extra"
    ]
];
/** Every list of requirements in the project's manifests. */ function requirements(dossier) {
    return [
        ...dossier.manifests.keys()
    ].flatMap((file)=>{
        if (/(^|\/)(requirements[\w.-]*|[\w.-]*requirements)\.(txt|in)$|(^|\/)requirements\/[\w.-]+\.(txt|in)$/.test(file)) return [
            requirementsFile(dossier, file)
        ];
        if (/(^|\/)setup\.py$/.test(file)) return setupFile(dossier, file);
        if (!/(^|\/)(pyproject\.toml|setup\.cfg|Pipfile)$/.test(file)) return [];
        return LISTS.flatMap(([header, name, use])=>sectionsIn(dossier, file, header).flatMap((one)=>list(one, name, use)));
    });
}
function list(one, name, use) {
    if (name === null) return [
        {
            file: one.file,
            use,
            line: one.end,
            entries: one.options.map((entry)=>({
                    name: plain(entry.name),
                    line: entry.line,
                    text: entry.text
                }))
        }
    ];
    return one.options.filter((entry)=>name.test(entry.name)).map((entry)=>{
        const lines = entry.text.split("\n");
        const entries = lines.flatMap((text, index)=>{
            const body = index === 0 ? text.replace(/^[^=:]*[=:]/, "") : text;
            const names = body.includes('"') || body.includes("'") ? [
                ...body.matchAll(/["']\s*([\w.-]+)[^"']*["']/g)
            ] : [
                ...body.matchAll(/^\s*([A-Za-z][\w.-]*)/g)
            ];
            return names.map((match)=>({
                    name: plain(match[1] ?? ""),
                    line: entry.line + index,
                    text: body.trim()
                }));
        });
        return {
            file: one.file,
            use,
            line: entries.at(-1)?.line ?? entry.line,
            entries
        };
    });
}
/** `install_requires=[…]` and `tests_require=[…]`, written out in a call of `setup`. */ function setupFile(dossier, file) {
    const lines = (dossier.manifests.get(file) ?? "").split("\n");
    return lines.flatMap((text, start)=>{
        const found = /\b(install_requires|tests_require)\s*=\s*\[/.exec(text);
        if (found === null) return [];
        const length = lines.slice(start).findIndex((line, index)=>(index === 0 ? line.slice(line.indexOf("[")) : line).includes("]"));
        const entries = lines.slice(start, start + Math.max(0, length) + 1).flatMap((line, index)=>[
                ...line.matchAll(/["']\s*([A-Za-z0-9][\w.-]*)[^"']*["']/g)
            ].map((match)=>({
                    name: plain(match[1] ?? ""),
                    line: start + index + 1,
                    text: line.trim()
                })));
        return [
            {
                file,
                use: found[1] === "tests_require" ? "test" : "run",
                entries,
                line: entries.at(-1)?.line ?? start + 1
            }
        ];
    });
}
function requirementsFile(dossier, file) {
    const lines = (dossier.manifests.get(file) ?? "").split("\n");
    const entries = lines.flatMap((text, index)=>{
        const match = /^\s*([A-Za-z0-9][\w.-]*)/.exec(text);
        return match === null ? [] : [
            {
                name: plain(match[1] ?? ""),
                line: index + 1,
                text
            }
        ];
    });
    return {
        file,
        use: TEST_FILE.test(file) ? "test" : "run",
        entries,
        line: entries.at(-1)?.line ?? 1
    };
}
/** Names of distributions as PEP 503 compares them. */ function plain(name) {
    return name.toLowerCase().replace(/[-_.]+/g, "-");
}
/** The line at which a name belongs in a list: its alphabetical place where the list is sorted, else after the last. */ function placeIn(one, name) {
    const names = one.entries.map((entry)=>entry.name);
    const sorted = names.length > 1 && names.every((other, index)=>index === 0 || (names[index - 1] ?? "") <= other);
    if (!sorted) return one.line;
    const before = one.entries.filter((entry)=>entry.name < plain(name)).at(-1);
    return before?.line ?? one.entries[0]?.line ?? one.line;
}
/** The manifests' first line that holds a text as a whole word, in files whose name matches. */ function mention(dossier, text, files) {
    const pattern = new RegExp(`(?<![\\w./-])${escape(text)}(?![\\w])`);
    for (const [file, content] of dossier.manifests){
        if (!files.test(file)) continue;
        const index = content.split("\n").findIndex((line)=>pattern.test(line));
        if (index >= 0) return {
            file,
            line: index + 1
        };
    }
    return null;
}


/***/ }),

/***/ 3632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ patches),
/* harmony export */   M: () => (/* binding */ moduleStands)
/* harmony export */ });
/* harmony import */ var _facts_of_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4551);
/* harmony import */ var _facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9761);
/** Where a test's files patch something, and what. */ 

/** `patch("a.b.c")`, `patch.object(mod, "c")`, `monkeypatch.setattr("a.b.c", …)` and `setattr(mod, "c", …)` in the test's files. */ function patches(dossier) {
    return (0,_facts_of_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .testFiles */ .us)(dossier).flatMap((file)=>{
        const source = dossier.sources.get(file);
        return (source?.calls ?? []).flatMap((call)=>{
            const name = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(call.func);
            const isPatch = name === "patch" || name === "object" && /patch\.object$/.test(call.func) || name === "setattr" || name === "delattr" && /monkeypatch/.test(call.func);
            if (!isPatch) return [];
            const [first, second] = call.literals;
            if (first?.includes(".") === true) return [
                made(file, call.line, first)
            ];
            if (second == null || !/^\w+$/.test(second)) return [];
            const text = Array.from({
                length: call.end_line - call.line + 1
            }, (_, index)=>(0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(dossier, file, call.line + index)).join(" ");
            const owner = /(?:setattr|delattr|object)\(\s*([\w.]+)\s*,/.exec(text)?.[1];
            const module = owner === undefined ? undefined : moduleOf(dossier, file, owner);
            return module === undefined ? [] : [
                made(file, call.line, `${module}.${second}`)
            ];
        });
    });
}
function made(file, line, target) {
    return {
        file,
        line,
        target,
        module: target.slice(0, target.lastIndexOf(".")),
        attribute: (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(target)
    };
}
/** The dotted module that a name in a file stands for, by its imports; undefined for anything else (an object, a class). */ function moduleOf(dossier, file, owner) {
    const [head = "", ...rest] = owner.split(".");
    for (const one of dossier.sources.get(file)?.imports ?? []){
        if (one.names.length === 0 && (one.module === owner || one.module === head || one.module.startsWith(`${owner}.`))) return owner;
        const bound = one.names.find((entry)=>(entry.as ?? entry.name) === head);
        if (bound !== undefined && one.level === 0) return [
            one.module,
            bound.name,
            ...rest
        ].filter(Boolean).join(".");
    }
    return undefined;
}
/** Whether a file can be that of a dotted module. */ function moduleStands(module, file) {
    const path = module.replaceAll(".", "/");
    return [
        `${path}.py`,
        `${path}/__init__.py`
    ].some((end)=>file === end || file.replaceAll("\\", "/").endsWith(`/${end}`));
}


/***/ }),

/***/ 2122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ BUILTINS),
/* harmony export */   M3: () => (/* binding */ LEFT),
/* harmony export */   Sx: () => (/* binding */ SYNTAX),
/* harmony export */   Ti: () => (/* binding */ ARGUMENTS),
/* harmony export */   fQ: () => (/* binding */ NARROWED),
/* harmony export */   gP: () => (/* binding */ lacking),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   jj: () => (/* binding */ ADDED)
/* harmony export */ });
/**
 * What the standard library lost and gained, by release ("What's New in Python 3.x", sections Removed and New Modules).
 * Names are `module` or `module.attribute`; `str`, `dict` and the like stand for methods of built-in types.
 */ /** Modules that are gone, and the release without them. */ const LEFT = new Map([
    ...[
        "distutils",
        "asynchat",
        "asyncore",
        "imp",
        "smtpd"
    ].map((name)=>[
            name,
            "3.12"
        ]),
    ...[
        "aifc",
        "audioop",
        "cgi",
        "cgitb",
        "chunk",
        "crypt",
        "imghdr",
        "lib2to3",
        "mailcap",
        "msilib",
        "nis",
        "nntplib",
        "ossaudiodev",
        "pipes",
        "sndhdr",
        "spwd",
        "sunau",
        "telnetlib",
        "uu",
        "xdrlib"
    ].map((name)=>[
            name,
            "3.13"
        ]),
    ...[
        "parser",
        "symbol",
        "formatter"
    ].map((name)=>[
            name,
            "3.10"
        ]),
    [
        "binhex",
        "3.11"
    ],
    [
        "dummy_threading",
        "3.9"
    ],
    [
        "_dummy_threading",
        "3.9"
    ],
    [
        "macpath",
        "3.8"
    ],
    // Python 2's names.
    ...[
        "ConfigParser",
        "Queue",
        "StringIO",
        "cStringIO",
        "urllib2",
        "urlparse",
        "cPickle",
        "httplib",
        "__builtin__",
        "Tkinter",
        "SocketServer"
    ].map((name)=>[
            name,
            "3.0"
        ])
]);
/** Attributes that are gone, and the release without them. */ const REMOVED = new Map([
    ...[
        "Mapping",
        "MutableMapping",
        "Sequence",
        "MutableSequence",
        "Iterable",
        "Iterator",
        "Callable",
        "Hashable",
        "Set",
        "MutableSet",
        "Container",
        "Sized",
        "Generator",
        "ByteString",
        "Awaitable",
        "Coroutine"
    ].map((name)=>[
            `collections.${name}`,
            "3.10"
        ]),
    ...[
        "getargspec",
        "formatargspec"
    ].map((name)=>[
            `inspect.${name}`,
            "3.11"
        ]),
    [
        "asyncio.coroutine",
        "3.11"
    ],
    [
        "types.coroutine_wrapper",
        "3.8"
    ],
    [
        "asyncio.Task.current_task",
        "3.9"
    ],
    [
        "asyncio.Task.all_tasks",
        "3.9"
    ],
    [
        "asyncio.async",
        "3.7"
    ],
    [
        "asyncio.get_event_loop_policy",
        "3.16"
    ],
    [
        "asyncio.SafeChildWatcher",
        "3.14"
    ],
    [
        "asyncio.get_child_watcher",
        "3.14"
    ],
    [
        "time.clock",
        "3.8"
    ],
    [
        "platform.dist",
        "3.8"
    ],
    [
        "platform.linux_distribution",
        "3.8"
    ],
    [
        "platform.popen",
        "3.8"
    ],
    [
        "fractions.gcd",
        "3.9"
    ],
    [
        "cgi.escape",
        "3.8"
    ],
    [
        "html.parser.HTMLParser.unescape",
        "3.9"
    ],
    [
        "HTMLParser.unescape",
        "3.9"
    ],
    [
        "base64.encodestring",
        "3.9"
    ],
    [
        "base64.decodestring",
        "3.9"
    ],
    [
        "array.tostring",
        "3.9"
    ],
    [
        "array.fromstring",
        "3.9"
    ],
    [
        "threading.Thread.isAlive",
        "3.9"
    ],
    [
        "Thread.isAlive",
        "3.9"
    ],
    [
        "sys.getcheckinterval",
        "3.9"
    ],
    [
        "sys.setcheckinterval",
        "3.9"
    ],
    [
        "xml.etree.cElementTree",
        "3.9"
    ],
    [
        "Element.getchildren",
        "3.9"
    ],
    [
        "Element.getiterator",
        "3.9"
    ],
    [
        "gettext.lgettext",
        "3.11"
    ],
    [
        "gettext.ldgettext",
        "3.11"
    ],
    [
        "gettext.bind_textdomain_codeset",
        "3.11"
    ],
    [
        "binascii.b2a_hqx",
        "3.11"
    ],
    [
        "binascii.a2b_hqx",
        "3.11"
    ],
    [
        "random.jumpahead",
        "3.0"
    ],
    [
        "re.template",
        "3.13"
    ],
    [
        "re.Scanner",
        "3.16"
    ],
    [
        "configparser.SafeConfigParser",
        "3.12"
    ],
    [
        "ConfigParser.readfp",
        "3.12"
    ],
    [
        "RawConfigParser.readfp",
        "3.12"
    ],
    [
        "pkgutil.ImpImporter",
        "3.12"
    ],
    [
        "pkgutil.ImpLoader",
        "3.12"
    ],
    [
        "pkgutil.find_loader",
        "3.14"
    ],
    [
        "pkgutil.get_loader",
        "3.14"
    ],
    [
        "importlib.find_loader",
        "3.12"
    ],
    [
        "importlib.abc.ResourceReader",
        "3.14"
    ],
    [
        "importlib.util.set_package",
        "3.12"
    ],
    [
        "importlib.util.set_loader",
        "3.12"
    ],
    [
        "importlib.util.module_for_loader",
        "3.12"
    ],
    [
        "ssl.wrap_socket",
        "3.12"
    ],
    [
        "ssl.match_hostname",
        "3.12"
    ],
    [
        "ssl.RAND_pseudo_bytes",
        "3.12"
    ],
    [
        "sqlite3.enable_shared_cache",
        "3.12"
    ],
    [
        "sqlite3.OptimizedUnicode",
        "3.12"
    ],
    [
        "sqlite3.version",
        "3.14"
    ],
    [
        "ftplib.FTP_TLS.ssl_version",
        "3.12"
    ],
    [
        "hashlib.pbkdf2",
        "3.12"
    ],
    [
        "locale.format",
        "3.12"
    ],
    [
        "locale.resetlocale",
        "3.13"
    ],
    [
        "io.OpenWrapper",
        "3.12"
    ],
    [
        "unittest.makeSuite",
        "3.13"
    ],
    [
        "unittest.findTestCases",
        "3.13"
    ],
    [
        "unittest.getTestCaseNames",
        "3.13"
    ],
    [
        "tempfile.template",
        "3.14"
    ],
    [
        "webbrowser.MacOSX",
        "3.13"
    ],
    [
        "typing.io",
        "3.13"
    ],
    [
        "typing.re",
        "3.13"
    ],
    [
        "typing.ByteString",
        "3.14"
    ],
    [
        "collections.abc.ByteString",
        "3.14"
    ],
    [
        "os.popen2",
        "3.0"
    ],
    [
        "os.getcwdu",
        "3.0"
    ],
    [
        "os.errno",
        "3.7"
    ],
    [
        "string.letters",
        "3.0"
    ],
    [
        "string.maketrans",
        "3.0"
    ],
    [
        "itertools.izip",
        "3.0"
    ],
    [
        "itertools.imap",
        "3.0"
    ],
    [
        "itertools.ifilter",
        "3.0"
    ],
    [
        "itertools.izip_longest",
        "3.0"
    ],
    [
        "dict.has_key",
        "3.0"
    ],
    [
        "dict.iteritems",
        "3.0"
    ],
    [
        "dict.itervalues",
        "3.0"
    ],
    [
        "dict.iterkeys",
        "3.0"
    ],
    [
        "str.decode",
        "3.0"
    ],
    [
        "sys.maxint",
        "3.0"
    ],
    [
        "logging.warn",
        "3.13"
    ],
    ...[
        "Num",
        "Str",
        "Bytes",
        "NameConstant",
        "Ellipsis"
    ].map((name)=>[
            `ast.${name}`,
            "3.14"
        ]),
    ...[
        "assertEquals",
        "assertNotEquals",
        "assertAlmostEquals",
        "assertNotAlmostEquals",
        "assertRegexpMatches",
        "assertNotRegexpMatches",
        "assertRaisesRegexp",
        "assert_",
        "failUnless",
        "failIf",
        "failUnlessEqual",
        "assertDictContainsSubset"
    ].map((name)=>[
            `TestCase.${name}`,
            "3.12"
        ])
]);
/** Modules and attributes that came, and the release with them. */ const ADDED = new Map([
    [
        "zoneinfo",
        "3.9"
    ],
    [
        "graphlib",
        "3.9"
    ],
    [
        "tomllib",
        "3.11"
    ],
    [
        "compression",
        "3.14"
    ],
    [
        "annotationlib",
        "3.14"
    ],
    [
        "string.templatelib",
        "3.14"
    ],
    [
        "functools.cache",
        "3.9"
    ],
    [
        "math.lcm",
        "3.9"
    ],
    [
        "asyncio.to_thread",
        "3.9"
    ],
    [
        "random.randbytes",
        "3.9"
    ],
    [
        "str.removeprefix",
        "3.9"
    ],
    [
        "str.removesuffix",
        "3.9"
    ],
    [
        "PosixPath.is_relative_to",
        "3.9"
    ],
    [
        "Path.is_relative_to",
        "3.9"
    ],
    [
        "PosixPath.with_stem",
        "3.9"
    ],
    [
        "importlib.resources.files",
        "3.9"
    ],
    [
        "importlib.resources.as_file",
        "3.9"
    ],
    [
        "ast.unparse",
        "3.9"
    ],
    [
        "typing.Annotated",
        "3.9"
    ],
    [
        "itertools.pairwise",
        "3.10"
    ],
    [
        "types.NoneType",
        "3.10"
    ],
    [
        "types.UnionType",
        "3.10"
    ],
    [
        "typing.TypeAlias",
        "3.10"
    ],
    [
        "typing.ParamSpec",
        "3.10"
    ],
    [
        "typing.Concatenate",
        "3.10"
    ],
    [
        "typing.TypeGuard",
        "3.10"
    ],
    [
        "contextlib.aclosing",
        "3.10"
    ],
    [
        "contextlib.nullcontext",
        "3.7"
    ],
    [
        "dataclasses.KW_ONLY",
        "3.10"
    ],
    [
        "int.bit_count",
        "3.10"
    ],
    [
        "bisect.key",
        "3.10"
    ],
    [
        "sys.stdlib_module_names",
        "3.10"
    ],
    [
        "sys.orig_argv",
        "3.10"
    ],
    [
        "datetime.UTC",
        "3.11"
    ],
    [
        "enum.StrEnum",
        "3.11"
    ],
    [
        "enum.verify",
        "3.11"
    ],
    [
        "asyncio.TaskGroup",
        "3.11"
    ],
    [
        "asyncio.timeout",
        "3.11"
    ],
    [
        "asyncio.Runner",
        "3.11"
    ],
    [
        "asyncio.Barrier",
        "3.11"
    ],
    [
        "typing.Self",
        "3.11"
    ],
    [
        "typing.Never",
        "3.11"
    ],
    [
        "typing.LiteralString",
        "3.11"
    ],
    [
        "typing.Required",
        "3.11"
    ],
    [
        "typing.NotRequired",
        "3.11"
    ],
    [
        "typing.Unpack",
        "3.11"
    ],
    [
        "typing.assert_never",
        "3.11"
    ],
    [
        "typing.assert_type",
        "3.11"
    ],
    [
        "typing.reveal_type",
        "3.11"
    ],
    [
        "contextlib.chdir",
        "3.11"
    ],
    [
        "hashlib.file_digest",
        "3.11"
    ],
    [
        "math.exp2",
        "3.11"
    ],
    [
        "math.cbrt",
        "3.11"
    ],
    [
        "operator.call",
        "3.11"
    ],
    [
        "BaseException.add_note",
        "3.11"
    ],
    [
        "wsgiref.types",
        "3.11"
    ],
    [
        "itertools.batched",
        "3.12"
    ],
    [
        "typing.override",
        "3.12"
    ],
    [
        "PosixPath.walk",
        "3.12"
    ],
    [
        "Path.walk",
        "3.12"
    ],
    [
        "collections.abc.Buffer",
        "3.12"
    ],
    [
        "inspect.markcoroutinefunction",
        "3.12"
    ],
    [
        "math.sumprod",
        "3.12"
    ],
    [
        "calendar.Month",
        "3.12"
    ],
    [
        "copy.replace",
        "3.13"
    ],
    [
        "typing.TypeIs",
        "3.13"
    ],
    [
        "typing.ReadOnly",
        "3.13"
    ],
    [
        "warnings.deprecated",
        "3.13"
    ],
    [
        "queue.ShutDown",
        "3.13"
    ],
    [
        "asyncio.QueueShutDown",
        "3.13"
    ],
    [
        "PosixPath.full_match",
        "3.13"
    ],
    [
        "random.binomialvariate",
        "3.12"
    ]
]);
/** Built-in names that came with a release. */ const BUILTINS = new Map([
    [
        "ExceptionGroup",
        "3.11"
    ],
    [
        "BaseExceptionGroup",
        "3.11"
    ],
    [
        "EncodingWarning",
        "3.10"
    ],
    [
        "aiter",
        "3.10"
    ],
    [
        "anext",
        "3.10"
    ],
    [
        "PythonFinalizationError",
        "3.13"
    ],
    [
        "unicode",
        "3.0"
    ],
    [
        "xrange",
        "3.0"
    ],
    [
        "raw_input",
        "3.0"
    ],
    [
        "basestring",
        "3.0"
    ],
    [
        "long",
        "3.0"
    ],
    [
        "unichr",
        "3.0"
    ],
    [
        "reduce",
        "3.0"
    ],
    [
        "execfile",
        "3.0"
    ]
]);
/** Syntax that came with a release: how its line begins or looks, for a SyntaxError on an older interpreter. */ const SYNTAX = [
    [
        /^\s*match\s+.+:\s*$|^\s*case\s+.+:\s*$/,
        "3.10",
        "`match`"
    ],
    [
        /^\s*except\s*\*/,
        "3.11",
        "`except*`"
    ],
    [
        /^\s*type\s+\w+(\[.*\])?\s*=/,
        "3.12",
        "a `type` statement"
    ],
    [
        /^\s*(async\s+)?(def|class)\s+\w+\[/,
        "3.12",
        "type parameters"
    ],
    [
        /^\s*with\s*\($/,
        "3.9",
        "parenthesised context managers"
    ],
    [
        /\bf(["']).*\{[^}]*\1[^}]*\}/,
        "3.12",
        "a quote reused inside an f-string"
    ],
    [
        /^\s*except\s+[\w.]+\s*,\s*[\w.]+(\s*,\s*[\w.]+)*\s*:/,
        "3.14",
        "`except` without parentheses"
    ],
    [
        /\bt["']/,
        "3.14",
        "a template string"
    ],
    [
        /\[[^\]]*\*\w+[^\]]*\]\s*(:|=|$)/,
        "3.11",
        "unpacking in a subscript"
    ]
];
/** Arguments that are gone: the callable, the argument, the release without it. */ const ARGUMENTS = [
    [
        /^json\.(loads|load|dumps|dump)$/,
        "encoding",
        "3.9"
    ],
    [
        /^asyncio\.([\w.]+\.)?(Queue|Lock|Event|Semaphore|Condition|sleep|gather|wait|wait_for|open_connection|start_server|create_subprocess_\w+|PriorityQueue|LifoQueue|BoundedSemaphore|shield|as_completed)(\.__init__)?$/,
        "loop",
        "3.10"
    ],
    [
        /^random\.(Random\.)?shuffle$/,
        "random",
        "3.11"
    ],
    [
        /(^|\.)smtplib\.|(^|\.)http\.client\.|ftplib\.|imaplib\.|poplib\./,
        "keyfile",
        "3.12"
    ]
];
/** Functions that take less than they did: their file and name, what they raise now, from which release on, and what they refuse. */ const NARROWED = [
    {
        file: "random.py",
        func: "sample",
        raises: "TypeError",
        message: /sequence/,
        release: "3.11",
        what: "random.sample of a set"
    },
    {
        file: "random.py",
        func: "seed",
        raises: "TypeError",
        message: /seed types/,
        release: "3.11",
        what: "random.seed of any hashable object"
    },
    {
        file: "asyncio/tasks.py",
        func: "wait",
        raises: "TypeError",
        message: /coroutines/,
        release: "3.11",
        what: "asyncio.wait of bare coroutines"
    },
    {
        file: "re/_parser.py",
        func: "_parse",
        raises: "error",
        message: /global flags not at the start/,
        release: "3.11",
        what: "global flags inside a regular expression"
    },
    {
        file: "dataclasses.py",
        func: "_get_field",
        raises: "ValueError",
        message: /mutable default <class '(?!(?:list|dict|set)')/,
        release: "3.11",
        what: "an unhashable default of a dataclass field"
    }
];
/** Whether a version (`3.12.1`) is at least a release (`3.12`). */ function atLeast(version, release) {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    const [wantMajor = 0, wantMinor = 0] = release.split(".").map(Number);
    return major > wantMajor || major === wantMajor && minor >= wantMinor;
}
/** How the running version stands to a name of the standard library, or null where the tables do not know it. */ function lacking(version, name) {
    const gone = REMOVED.get(name) ?? LEFT.get(name);
    if (gone !== undefined && atLeast(version, gone)) return {
        what: "removed",
        release: gone
    };
    const came = ADDED.get(name);
    return came !== undefined && !atLeast(version, came) ? {
        what: "added",
        release: came
    } : null;
}


/***/ }),

/***/ 9761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kr: () => (/* binding */ calls),
  kb: () => (/* binding */ conftests),
  BI: () => (/* binding */ defOf),
  BG: () => (/* binding */ definitions),
  fD: () => (/* binding */ enclosing),
  VM: () => (/* binding */ grep),
  fw: () => (/* binding */ importedFile),
  av: () => (/* binding */ modules),
  gl: () => (/* binding */ reach),
  qR: () => (/* binding */ similar),
  DS: () => (/* binding */ spelling),
  i5: () => (/* binding */ surroundings),
  RT: () => (/* binding */ tail),
  NJ: () => (/* binding */ testFile),
  $6: () => (/* binding */ textAt)
});

// EXTERNAL MODULE: ./src/diagnose/facts-of-change.js
var facts_of_change = __webpack_require__(8936);
// EXTERNAL MODULE: ./src/diagnose/facts-of-frames.js
var facts_of_frames = __webpack_require__(1566);
// EXTERNAL MODULE: ./src/probe/imports/graph.js
var imports_graph = __webpack_require__(1441);
;// CONCATENATED MODULE: ./src/diagnose/facts-of-graph.js
/** The import graph of the project's own files, for rules. */ 

/** All groups of a run share their sources, so the graph is drawn once for them. */ const drawn = new WeakMap();
/** For each own file the own files that its import statements can mean, wherever the statements stand. */ function imports(dossier) {
    const known = drawn.get(dossier.sources);
    if (known !== undefined) return known;
    const graph = new Map();
    for (const { from, to } of (0,imports_graph/* importEdges */.w)(dossier.sources, dossier.files.filter((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file)))){
        const there = graph.get(from);
        if (there === undefined) graph.set(from, [
            to
        ]);
        else if (!there.includes(to)) there.push(to);
    }
    drawn.set(dossier.sources, graph);
    return graph;
}

;// CONCATENATED MODULE: ./src/diagnose/facts-of-sources.js
/** Readings of the project's own source files: definitions, modules, text. */ 


/** The text of a line, "" where it is not known. */ function textAt(dossier, file, line) {
    return dossier.lines.get(file)?.[line - 1] ?? "";
}
/** Lines of the project's own files that match, in the order of the files. */ function grep(dossier, pattern, files) {
    const found = [];
    for (const file of files ?? dossier.lines.keys()){
        if (!(0,facts_of_frames/* own */.ZV)(dossier, file)) continue;
        dossier.lines.get(file)?.forEach((text, index)=>{
            if (pattern.test(text)) found.push({
                file,
                line: index + 1,
                text
            });
        });
    }
    return found;
}
/** The innermost function that holds a line. */ function enclosing(dossier, file, line) {
    return dossier.sources.get(file)?.defs.filter((def)=>def.kind !== "class" && def.line <= line && line <= def.end_line).sort((a, b)=>b.line - a.line)[0];
}
/** The last part of a dotted name. */ function tail(name) {
    return name.slice(name.lastIndexOf(".") + 1);
}
/** Definitions of this plain name in the project's own files. */ function definitions(dossier, name) {
    return [
        ...dossier.sources
    ].flatMap(([file, source])=>(0,facts_of_frames/* own */.ZV)(dossier, file) ? source.defs.filter((def)=>tail(def.qualname) === name).map((def)=>({
                file,
                line: def.line,
                def
            })) : []);
}
/** Every call in the project's own files that passes the test, with its file. */ function calls(dossier, test) {
    return [
        ...dossier.sources
    ].flatMap(([file, source])=>(0,facts_of_frames/* own */.ZV)(dossier, file) ? source.calls.filter((call)=>test(call, file)).map((call)=>({
                file,
                line: call.line,
                call
            })) : []);
}
/** The definition of a function by its qualified name in a file. */ function defOf(dossier, file, qualname) {
    return dossier.sources.get(file)?.defs.find((def)=>def.qualname === qualname);
}
/** Files of the project that a dotted module name can mean: `a.b` is any `…/a/b.py` or `…/a/b/__init__.py`, shortest path first. */ function modules(dossier, name) {
    const path = name.replaceAll(".", "/");
    return dossier.files.filter((file)=>[
            `${path}.py`,
            `${path}/__init__.py`
        ].some((end)=>file === end || file.endsWith(`/${end}`))).sort((a, b)=>a.length - b.length);
}
/** The project's file behind an import statement's module, relative imports resolved; null for one outside. */ function importedFile(dossier, from, module, level) {
    if (level === 0) return modules(dossier, module).find((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file)) ?? null;
    const folders = from.split("/").slice(0, -level);
    const base = [
        ...folders,
        ...module.split(".").filter(Boolean)
    ].join("/");
    return [
        `${base}.py`,
        `${base}/__init__.py`
    ].find((file)=>dossier.files.includes(file)) ?? null;
}
/** Files that a file imports, and theirs, up to `depth` steps; the file itself first. */ function reach(dossier, start, depth = 4) {
    const graph = imports(dossier);
    const seen = new Set([
        start
    ]);
    let edge = [
        start
    ];
    for(let step = 0; step < depth && edge.length > 0; step += 1){
        edge = edge.flatMap((file)=>graph.get(file) ?? []).filter((file)=>!seen.has(file));
        for (const file of edge)seen.add(file);
    }
    return [
        ...seen
    ];
}
/** What the representative's test can reach: through its module, the conftests above it, and the plugins that those name. */ function surroundings(dossier, depth = 6) {
    const test = testFile(dossier);
    if (test === null) return [];
    const above = conftests(dossier, test);
    const plugins = above.flatMap((file)=>grep(dossier, /^pytest_plugins\b/, [
            file
        ])).flatMap(({ text })=>[
            ...text.matchAll(/["']([\w.]+)["']/g)
        ].flatMap((found)=>modules(dossier, found[1] ?? "")));
    return [
        ...new Set([
            test,
            ...above,
            ...plugins
        ].flatMap((file)=>reach(dossier, file, depth)))
    ];
}
/** conftest.py files that apply to a test module, the nearest first. */ function conftests(dossier, test) {
    const folders = test.split("/").slice(0, -1);
    const found = folders.map((_, index)=>[
            ...folders.slice(0, folders.length - index),
            "conftest.py"
        ].join("/"));
    return [
        ...found,
        "conftest.py"
    ].filter((file)=>dossier.files.includes(file));
}
/**
 * The place that spells a name: the failing line, or where that only formats, maps or looks up by a text, the first place in
 * the files behind it that asks for the name or has it in a string.
 */ function spelling(dossier, frame, name) {
    const as = (0,facts_of_change/* escape */.ih)(name);
    if (new RegExp(`(?<!\\w)${as}(?!\\w)`).test(textAt(dossier, frame.file, frame.line))) return frame;
    const spelt = new RegExp(`\\.${as}\\b|["'{]${as}\\b`);
    return grep(dossier, spelt, reach(dossier, frame.file, 2)).filter((one)=>!/^\s*#/.test(one.text))[0] ?? frame;
}
/** The one of `names` that a misspelling most likely meant, or null: at most a third of the letters differ. */ function similar(name, names) {
    let best = null;
    for (const other of names){
        const far = distance(name, other);
        if (other !== name && far <= Math.max(1, Math.floor(Math.max(name.length, other.length) / 3)) && (best === null || far < best.far)) best = {
            name: other,
            far
        };
    }
    return best?.name ?? null;
}
/** Edits from one word to another; two letters swapped are one edit. */ function distance(a, b) {
    let before = [];
    let row = Array.from({
        length: b.length + 1
    }, (_, index)=>index);
    for(let i = 1; i <= a.length; i += 1){
        const next = [
            i
        ];
        for(let j = 1; j <= b.length; j += 1){
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
            next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same, swapped));
        }
        [before, row] = [
            row,
            next
        ];
    }
    return row[b.length] ?? 0;
}
/** The test module of the representative, or null for a run or mypy. */ function testFile(dossier) {
    const failure = dossier.failures[0];
    return failure.type === "mypy" || failure.node === null || failure.node === "" ? null : failure.node.split("::")[0] ?? null;
}


/***/ }),

/***/ 6383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J$: () => (/* binding */ globalOf),
/* harmony export */   S0: () => (/* binding */ testPlace),
/* harmony export */   b4: () => (/* binding */ sharedContainer),
/* harmony export */   dV: () => (/* binding */ leakingFixture),
/* harmony export */   xU: () => (/* binding */ pollution)
/* harmony export */ });
/** What isolation says of state that one test leaves to another. */ /** Null unless an experiment has shown a polluter. */ function pollution(dossier) {
    const { isolation } = dossier;
    if (isolation?.verdict !== "order-dependent" || isolation.polluter === null) return null;
    const deciding = isolation.leaks.filter((l)=>l.role !== "beside");
    return {
        isolation,
        polluter: isolation.polluter,
        leaks: deciding.length > 0 ? deciding : isolation.leaks,
        deciding: deciding.length > 0
    };
}
/** The fixture whose object a leak is in, by the name that the snapshot gives it; null for any other leak. */ function leakingFixture(leak) {
    return leak.what === "fixture" ? /^fixture (\w+)/.exec(leak.name)?.[1] ?? "" : null;
}
/** Where a container that all share is made: a class attribute or a default argument that the leak's name points at. */ function sharedContainer(dossier, leak) {
    const last = leak.name.split(".").at(-1) ?? leak.name;
    for (const [file, facts] of dossier.sources){
        if (dossier.isTest(file)) continue;
        const attribute = facts.class_attributes.find((a)=>a.mutable && a.name === last && leak.name.endsWith(`${a.owner}.${a.name}`));
        if (attribute !== undefined) return {
            file,
            line: attribute.line
        };
        // `module.function(parameter)`.
        const [, called = "", parameter] = /^(.+)\((\w+)\)$/.exec(leak.name) ?? [];
        const def = facts.defs.find((d)=>`.${called}`.endsWith(`.${d.qualname}`) && d.params.some((p)=>p.mutable_default && p.name === parameter));
        if (def !== undefined) return {
            file,
            line: def.line
        };
    }
    return null;
}
/** Where a leaking module global is bound, by its dotted name. */ function globalOf(dossier, leak) {
    for (const [file, facts] of dossier.sources){
        const module = file.replace(/\.py$/, "").replace(/\/__init__$/, "").replaceAll("/", ".");
        const found = facts.globals.find((g)=>{
            const full = `${module}.${g.name}`;
            return full === leak.name || full.endsWith(`.${leak.name}`) || leak.name.startsWith(`${full}.`) || leak.name.startsWith(`${full}[`);
        });
        if (found !== undefined) return {
            file,
            line: found.line
        };
    }
    return null;
}
/** The test function of a node id. */ function testPlace(dossier, node) {
    const [file = "", ...rest] = node.split("::");
    const name = rest.map((r)=>r.replace(/\[.*$/s, "")).join(".");
    const facts = dossier.sources.get(file);
    if (facts === undefined) return null;
    const def = facts.defs.find((d)=>d.qualname === name);
    return {
        file,
        line: def?.line ?? 1
    };
}


/***/ }),

/***/ 4551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ isFixture),
/* harmony export */   YF: () => (/* binding */ doublesFor),
/* harmony export */   dm: () => (/* binding */ anyDoubles),
/* harmony export */   o9: () => (/* binding */ decoratorLine),
/* harmony export */   qQ: () => (/* binding */ fixturesNamed),
/* harmony export */   us: () => (/* binding */ testFiles)
/* harmony export */ });
/* harmony import */ var _facts_of_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8936);
/* harmony import */ var _facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1566);
/* harmony import */ var _facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9761);
/** Readings of tests, fixtures and their doubles. */ 


/** Whether a definition is decorated as a fixture of any plugin. */ function isFixture(def) {
    return def.decorators.some((name)=>/(^|\.)fixture(\b|$)/.test(name));
}
/** Fixture definitions of a name in the project's files. */ function fixturesNamed(dossier, name) {
    return [
        ...dossier.sources
    ].flatMap(([file, source])=>source.defs.filter((def)=>isFixture(def) && fixtureName(def) === name).map((def)=>({
                file,
                line: def.line,
                def
            })));
}
/** The name by which a fixture is asked for: `name=` of the decorator, else the function's. */ function fixtureName(def) {
    for (const decorator of def.decorators){
        const given = /\bname\s*=\s*["'](\w+)["']/.exec(decorator);
        if (given?.[1] !== undefined) return given[1];
    }
    return def.qualname.slice(def.qualname.lastIndexOf(".") + 1);
}
/** The first line of a definition with its decorators: where a decorator that matches stands, else the definition's own. */ function decoratorLine(dossier, file, def, pattern) {
    for(let line = def.line; line > 0 && line >= def.line - 40; line -= 1){
        const text = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(dossier, file, line);
        if (pattern.test(text)) return line;
        if (line < def.line && /^\s*(def|class|async def|return|import|from)\b/.test(text)) break;
    }
    return def.line;
}
/** Files that make the test's surroundings: the module itself, its conftests, what they import under test folders. */ function testFiles(dossier) {
    const test = (0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .testOf */ .kT)(dossier);
    if (test === null) return [];
    const starts = [
        test.file,
        ...(0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .conftests */ .kb)(dossier, test.file)
    ];
    return [
        ...new Set(starts.flatMap((file)=>[
                file,
                ...(0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .reach */ .gl)(dossier, file, 2).filter((other)=>dossier.isTest(other))
            ]))
    ];
}
const MAKERS = /\b(Mock|MagicMock|NonCallableMock|create_autospec|SimpleNamespace|AsyncMock|mocker|patch|setattr|lambda)\b/;
/** Where the test's files make a double for the attribute `name`: `x.name = Mock()`, `Mock(name=…)`, `patch("….name")`. */ function doublesFor(dossier, name) {
    const at = (0,_facts_of_change_js__WEBPACK_IMPORTED_MODULE_2__/* .escape */ .ih)(name);
    const pattern = new RegExp(`\\.${at}\\s*=|\\b${at}\\s*=|["'][\\w.]*\\b${at}["']|\\bdef ${at}\\b`);
    return (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .grep */ .VM)(dossier, pattern, testFiles(dossier)).flatMap((one)=>{
        const def = new RegExp(`\\bdef ${at}\\b`).test(one.text);
        if (!def && !MAKERS.test(one.text)) return [];
        const how = /AsyncMock|async def/.test(one.text) ? "AsyncMock" : /Mock|create_autospec|patch/.test(one.text) ? "Mock" : def || /lambda/.test(one.text) ? "function" : "other";
        return [
            {
                file: one.file,
                line: one.line,
                text: one.text,
                how
            }
        ];
    });
}
/** Where the test's files make any double of unittest.mock. */ function anyDoubles(dossier) {
    return (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .grep */ .VM)(dossier, /\b(Mock|MagicMock|NonCallableMock|AsyncMock|create_autospec)\s*\(|\bpatch(\.object|\.dict)?\(/, testFiles(dossier)).map((one)=>({
            file: one.file,
            line: one.line,
            text: one.text,
            how: /AsyncMock/.test(one.text) ? "AsyncMock" : "Mock"
        }));
}


/***/ }),

/***/ 2059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ isStale),
/* harmony export */   Sn: () => (/* binding */ sharedOrigin),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   dK: () => (/* binding */ isOptional),
/* harmony export */   lq: () => (/* binding */ typeError),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _probe_types_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6617);
/* harmony import */ var _facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9761);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6333);
/** Readings of mypy's errors. Codes are mypy's own (mypy 0.990 to 2.x); its text is read only for the names in quotes. */ 


/** The error of a group of mypy's; null where a test or run failed: then mypy is evidence, not the kind; and where a cold run has no such error. */ function typeError(dossier) {
    const first = dossier.failures[0];
    return first.type === "mypy" && !isStale(dossier, first) ? first : null;
}
/** Whether only a run with the checkout's cache reports it. */ function isStale(dossier, error) {
    return dossier.types.drift?.stale.includes(error) === true;
}
/** Codes about an operand, an argument or a value whose type may be None. */ const NONE_CODES = new Set([
    "union-attr",
    "operator",
    "index",
    "arg-type",
    "return-value",
    "assignment",
    "call-overload",
    "misc",
    "type-var",
    "iteration",
    "comparison-overlap",
    "attr-defined",
    "list-item",
    "dict-item",
    "call-arg"
]);
/** Whether an error is about an optional that is not narrowed: what is there can be None, what is wanted cannot. */ function isOptional(error) {
    if (error.code !== null && !NONE_CODES.has(error.code)) return false;
    const { message } = error;
    if (error.code === "union-attr") return /^Item "None"/.test(message);
    const quoted = [
        ...message.matchAll(/"([^"]*)"/g)
    ].map((match)=>match[1] ?? "");
    const mayBeNone = (text)=>/\bNone\b|^Optional\[/.test(text) && !/->/.test(text);
    if (/^(Value of type|Unsupported|"None"|None has no|Item "None")/.test(message) || /\bis not (indexable|iterable)|has no attribute/.test(message)) return quoted.some(mayBeNone) && /None|Optional/.test(message);
    // `… has incompatible type "X | None"; expected "X"`, `(expression has type …, variable has type …)`, `got …, expected …`.
    const given = /(?:incompatible type|has type|got) "([^"]*)"/.exec(message)?.[1];
    const wanted = /(?:expected|variable has type|target has type) "([^"]*)"/.exec(message)?.[1];
    return given !== undefined && wanted !== undefined && mayBeNone(given) && given !== "None" && !mayBeNone(wanted);
}
/** Names in quotes in an error's text, plain and last part only. */ function quoted(error) {
    return [
        ...error.message.matchAll(/"([A-Za-z_][\w.]*)"/g)
    ].map((match)=>(0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(match[1] ?? ""));
}
/** The file in which an error goes wrong first, where mypy was asked for it. */ function originOf(dossier, error) {
    return dossier.types.origins.find((one)=>(0,_probe_types_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .errorKey */ .O)(one.error) === (0,_probe_types_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .errorKey */ .O)(error));
}
/**
 * Functions of the project whose declared result several errors trip over: each error's line, or a variable on it that was
 * bound before in the same function, takes their value. The one that most errors share comes first.
 */ function sharedOrigin(dossier, code) {
    const counted = new Map();
    for (const error of (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .typeFailures */ .AW)(dossier)){
        if (error.line === null || !code(error)) continue;
        const def = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosing */ .fD)(dossier, error.file, error.line);
        const first = originOf(dossier, error)?.first;
        const place = `${error.file} ${def?.qualname ?? ""}`;
        for (const name of new Set(callsBefore(dossier, error.file, error.line, def))){
            const found = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .definitions */ .BG)(dossier, name).filter((one)=>first === undefined || one.file === first);
            const one = found[0];
            if (found.length !== 1 || one === undefined || one.def.kind === "class" || one.file === error.file && one.line === def?.line) continue;
            const key = `${one.file}:${String(one.line)}`;
            const there = counted.get(key);
            const seen = new Set([
                ...there?.seen ?? [],
                place
            ]);
            counted.set(key, {
                ...one,
                errors: (there?.errors ?? 0) + 1,
                places: seen.size,
                seen
            });
        }
    }
    return [
        ...counted.values()
    ].filter((one)=>one.places > 1).sort((a, b)=>b.places - a.places || b.errors - a.errors);
}
/** Functions whose value can be on a line: called in it, or in a statement above that binds one of its names. */ function callsBefore(dossier, file, line, def) {
    const text = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(dossier, file, line);
    const names = new Set([
        ...text.matchAll(/[A-Za-z_]\w*/g)
    ].map((match)=>match[0]));
    return (dossier.sources.get(file)?.calls ?? []).filter((call)=>{
        if (call.line <= line && line <= call.end_line) return true;
        if (call.line > line || def === undefined || call.line < def.line) return false;
        const binds = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(dossier, file, call.line);
        const targets = [
            ...(/^\s*(?:for\s+)?([\w\s,().]+?)\s*(?::[^=]+)?(?:=[^=]|\bin\b)/.exec(binds)?.[1] ?? "").matchAll(/[A-Za-z_]\w*/g)
        ].map((match)=>match[0]);
        return targets.some((target)=>names.has(target));
    }).map((call)=>(0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .tail */ .RT)(call.func));
}


/***/ }),

/***/ 7658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Sz: () => (/* binding */ heatOf),
/* harmony export */   tm: () => (/* binding */ NEVER)
/* harmony export */ });
/* harmony import */ var _probe_spectrum_formula_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);
/* harmony import */ var _facts_of_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8936);
/* harmony import */ var _facts_of_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9761);
/* harmony import */ var _suspicion_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(739);
/** How much the lines that tests run speak for a place, whatever a rule says of it. */ 



/** What a place keeps of its word where the failing tests never came to its function, and where they left the line out. */ const NEVER = 0.2;
const LEFT_OUT = 0.8;
/** What a line keeps that as good as every test runs. */ const COMMON = 0.3;
/** What a line keeps that runs on import: for those that pass as well. */ const IMPORTED = 0.6;
function heatOf({ mine, failing, passing }) {
    const [own, all, others] = [
        (0,_suspicion_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(mine),
        (0,_suspicion_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(failing),
        (0,_suspicion_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(passing)
    ];
    const of = (file, line)=>(0,_probe_spectrum_formula_js__WEBPACK_IMPORTED_MODULE_2__/* .ochiai */ .Q)({
            failed: all.get(file)?.get(line) ?? 0,
            passed: others.get(file)?.get(line) ?? 0,
            failing: failing.length
        });
    const most = [
        ...own
    ].reduce((high, [file, lines])=>[
            ...lines.keys()
        ].reduce((best, line)=>Math.max(best, of(file, line)), high), Number.MIN_VALUE);
    return new Map([
        ...own
    ].map(([file, lines])=>[
            file,
            new Map([
                ...lines.keys()
            ].map((line)=>[
                    line,
                    of(file, line) / most
                ]))
        ]));
}
/**
 * The share (0 to 1) of a claim about a place that the measurement lets stand. What a module or class binds is as hot as the
 * lines that name it; 1 where nothing was measured, or where the place is no code.
 */ function standing(dossier, { file, line }) {
    const { heat } = dossier;
    if (heat === null) return 1;
    const def = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .enclosing */ .fD)(dossier, file, line);
    if (def === undefined) return ofBinding(dossier, heat, {
        file,
        line
    });
    const ran = heat.get(file);
    const own = ran?.get(line);
    if (own !== undefined) return COMMON + (1 - COMMON) * own;
    const around = [
        ...ran ?? []
    ].filter(([at])=>def.line < at && at <= def.end_line).map(([, share])=>share);
    return around.length === 0 ? NEVER : (line === def.line ? 1 : LEFT_OUT) * (COMMON + (1 - COMMON) * Math.max(...around));
}
function ofBinding(dossier, heat, { file, line }) {
    const source = dossier.sources.get(file);
    const imported = source?.imports.filter((one)=>one.line <= line && line <= one.end_line).flatMap((one)=>one.names.map(({ name, as })=>as ?? name)) ?? [];
    const bound = [
        ...source?.globals ?? [],
        ...source?.class_attributes ?? []
    ].filter((one)=>one.line === line).map(({ name })=>name);
    const names = [
        ...imported,
        ...bound
    ];
    if (names.length === 0) return source === undefined || dossier.isTest(file) ? 1 : IMPORTED;
    const pattern = new RegExp(`\\b(?:${names.map(_facts_of_change_js__WEBPACK_IMPORTED_MODULE_3__/* .escape */ .ih).join("|")})\\b`);
    // What a module imports is its own; what it defines others may use.
    const files = imported.length > 0 ? [
        file
    ] : [
        ...heat.keys()
    ];
    const shares = files.flatMap((one)=>[
            ...heat.get(one) ?? []
        ].filter(([at])=>pattern.test((0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(dossier, one, at))).map(([, share])=>share));
    return shares.length === 0 ? NEVER : COMMON + (1 - COMMON) * Math.max(...shares);
}


/***/ }),

/***/ 6333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ typeFailures),
/* harmony export */   E1: () => (/* binding */ typesNear),
/* harmony export */   _M: () => (/* binding */ where),
/* harmony export */   gk: () => (/* binding */ finding)
/* harmony export */ });
/* harmony import */ var _facts_of_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8936);
/** Builds findings: gathers what each rests on, joins mypy's word on the same place, and weighs in the change. */ 
/** How far a line of the change may stand from the place and still speak for it. */ const NEAR = 2;
/** What a changed line at the place takes of the doubt that is left. */ const CHANGED = 0.12;
/**
 * A finding from a rule's draft: the failure's run and the quoted place are its grounds; mypy's errors within two lines
 * join as evidence; a line of the change at the place raises the score.
 */ function finding(dossier, draft) {
    const { at, claim } = draft;
    const file = at?.file ?? null;
    const line = at?.line ?? null;
    const quote = file === null ? [] : [
        {
            file,
            lines: line === null ? null : [
                line,
                line
            ],
            claim
        }
    ];
    const types = file === null || line === null ? [] : typesNear(dossier, file, line);
    const grounds = [
        dossier.failures[0].evidence,
        ...at === null ? [
            dossier.environmentEvidence
        ] : [],
        ...quote,
        ...types.map((one)=>one.evidence).filter((one)=>one !== dossier.failures[0].evidence).slice(0, 1),
        ...draft.quotes ?? [],
        ...draft.evidence ?? []
    ];
    const near = file !== null && line !== null && (0,_facts_of_change_js__WEBPACK_IMPORTED_MODULE_0__/* .touched */ .FI)(dossier, file, line, NEAR);
    return {
        kind: draft.kind,
        file,
        line,
        statement: draft.statement.charAt(0).toUpperCase() + draft.statement.slice(1),
        confidence: draft.confidence ?? "weak",
        score: near ? draft.score + (1 - draft.score) * CHANGED : draft.score,
        because: grounds,
        disprovedBy: draft.disprovedBy,
        ...draft.contrast === undefined ? {} : {
            contrast: draft.contrast
        },
        ...draft.experiment === undefined ? {} : {
            experiment: draft.experiment
        },
        ...draft.remedy === undefined ? {} : {
            remedy: draft.remedy
        }
    };
}
/** mypy's errors within two lines of a place. */ function typesNear(dossier, file, line) {
    return typeFailures(dossier).filter((one)=>one.file === file && one.line !== null && Math.abs(one.line - line) <= NEAR);
}
/** All errors of mypy in the run. */ function typeFailures(dossier) {
    return dossier.all.filter((one)=>one.type === "mypy");
}
/** `file:line` as it stands in statements. */ function where(at) {
    return at.line === null ? `\`${at.file}\`` : `\`${at.file}:${String(at.line)}\``;
}


/***/ }),

/***/ 3858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ rank)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7898);
/** Picks the root among what the rules found. */ 
/**
 * Strong before weak; then by score; then, where scores are close, the kind that stands earlier in the vocabulary.
 * One place and kind named by several rules or facts counts once, with the evidence of all.
 */ function rank(findings) {
    const merged = new Map();
    for (const finding of [
        ...findings
    ].sort(compare)){
        const key = `${finding.kind} ${finding.file ?? ""}:${String(finding.line ?? "")}`;
        const there = merged.get(key);
        if (there === undefined) merged.set(key, finding);
        else merged.set(key, {
            ...there,
            because: [
                ...there.because,
                ...finding.because
            ]
        });
    }
    return [
        ...merged.values()
    ].sort(compare);
}
const CLOSE = 0.05;
function compare(a, b) {
    if (a.confidence !== b.confidence) return a.confidence === "strong" ? -1 : 1;
    const [x, y] = [
        Math.round(a.score / CLOSE),
        Math.round(b.score / CLOSE)
    ];
    if (x !== y) return y - x;
    return _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .G.indexOf(a.kind) - _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .G.indexOf(b.kind);
}


/***/ }),

/***/ 739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ executed),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   nv: () => (/* binding */ unseen),
/* harmony export */   oJ: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var _probe_spectrum_formula_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);
/* harmony import */ var _facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1566);
/* harmony import */ var _facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9761);
/** The lines that a ranking looks at, and how many tests ran each. */ 


/** Lines of functions in the wanted files that at least half of the group's failing tests ran. */ function executed(dossier, runs, wanted) {
    const [mine, failing, passing] = [
        tally(runs.mine),
        tally(runs.failing),
        tally(runs.passing)
    ];
    return [
        ...mine
    ].filter(([file])=>(0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(dossier, file) && wanted(file)).sort(([a], [b])=>a.localeCompare(b)).flatMap(([file, lines])=>[
            ...lines
        ].filter(([, times])=>times * 2 >= runs.mine.length).sort(([a], [b])=>a - b).map(([line])=>{
            const counts = {
                failed: failing.get(file)?.get(line) ?? 0,
                passed: passing.get(file)?.get(line) ?? 0,
                failing: runs.failing.length
            };
            return {
                file,
                line,
                def: (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosing */ .fD)(dossier, file, line) ?? null,
                ...counts,
                ochiai: (0,_probe_spectrum_formula_js__WEBPACK_IMPORTED_MODULE_2__/* .ochiai */ .Q)(counts),
                dstar: (0,_probe_spectrum_formula_js__WEBPACK_IMPORTED_MODULE_2__/* .dstar */ .P)(counts)
            };
        }));
}
/** All groups of a run share the tests that passed, so those are counted once. */ const counted = new WeakMap();
/** By file and line, how many of the tests ran it. */ function tally(nodes) {
    const known = counted.get(nodes);
    if (known !== undefined) return known;
    const found = new Map();
    for (const { files } of nodes)for (const [file, lines] of files){
        const times = found.get(file) ?? new Map();
        for (const line of lines)times.set(line, (times.get(line) ?? 0) + 1);
        found.set(file, times);
    }
    counted.set(nodes, found);
    return found;
}
/**
 * Lines that no tracer sees, with the counts of the line that speaks for them: altered ones in a function that ran (its
 * signature, the rest of a long statement, a branch not taken, a place where lines were), and names bound outside of functions
 * that a line that ran mentions.
 */ function unseen(dossier, ran, fresh) {
    const seen = new Set(ran.map(({ file, line })=>`${file}:${String(line)}`));
    const byDef = new Map();
    for (const one of ran)if (one.def !== null) byDef.set(one.def, [
        ...byDef.get(one.def) ?? [],
        one
    ]);
    const inside = [
        ...fresh
    ].flatMap(([file, lines])=>{
        const texts = docstrings(dossier.lines.get(file) ?? []);
        return [
            ...lines.keys()
        ].filter((line)=>!seen.has(`${file}:${String(line)}`) && !texts.has(line)).flatMap((line)=>{
            const def = (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosing */ .fD)(dossier, file, line);
            const around = def === undefined ? undefined : byDef.get(def);
            const speaker = around?.filter((one)=>one.line <= line).at(-1) ?? around?.[0];
            return speaker === undefined ? [] : [
                {
                    ...speaker,
                    line
                }
            ];
        });
    });
    return [
        ...inside,
        ...bindings(dossier, ran, fresh)
    ];
}
function bindings(dossier, ran, fresh) {
    const mentions = new Map();
    for (const one of ran){
        for (const [name] of (0,_facts_of_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(dossier, one.file, one.line).matchAll(/[A-Za-z_]\w*/g)){
            const there = mentions.get(name);
            if (there === undefined || one.ochiai > there.ochiai) mentions.set(name, one);
        }
    }
    const files = new Set([
        ...ran.map(({ file })=>file),
        ...fresh.keys()
    ]);
    return [
        ...files
    ].flatMap((file)=>{
        const source = dossier.sources.get(file);
        if (source === undefined || !(0,_facts_of_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(dossier, file) || dossier.isTest(file)) return [];
        return [
            ...source.globals,
            ...source.class_attributes
        ].flatMap(({ name, line, value })=>{
            const speaker = mentions.get(name);
            if (speaker === undefined) return [];
            const altered = [
                ...fresh.get(file)?.keys() ?? []
            ].filter((one)=>line <= one && one < endOf(dossier, file, line));
            // What is written out can be wrong; what is called or imported stands for something else.
            const literal = /^[-[({\d"'fr]/.test(value) ? [
                line
            ] : [];
            return (altered.length > 0 ? altered : literal).map((at)=>({
                    ...speaker,
                    file,
                    line: at,
                    def: null
                }));
        });
    });
}
/** The line after a binding that starts on a line: the first that is indented no deeper and closes no bracket. */ function endOf(dossier, file, line) {
    const lines = dossier.lines.get(file) ?? [];
    const indent = (text)=>/^\s*/.exec(text)?.[0].length ?? 0;
    const own = indent(lines[line - 1] ?? "");
    for(let at = line; at < lines.length; at += 1){
        const text = lines[at] ?? "";
        if (text.trim() !== "" && indent(text) <= own && !/^\s*[\])}]/.test(text)) return at + 1;
    }
    return lines.length + 1;
}
/** Lines of strings that are statements of their own. */ function docstrings(lines) {
    const found = new Set();
    let open = null;
    lines.forEach((text, index)=>{
        const start = open === null ? /^\s*[rRuU]?("""|''')/.exec(text)?.[1] : undefined;
        if (open === null && start === undefined) return;
        found.add(index + 1);
        const quotes = open ?? start ?? "";
        const rest = open === null ? text.slice(text.indexOf(quotes) + quotes.length) : text;
        open = rest.includes(quotes) ? null : quotes;
    });
    return found;
}
/** How much a line computes or decides: its operators, and the words that do the same. */ function work(text) {
    const code = text.replace(/(["'])(?:\\.|(?!\1).)*\1/g, "''").replace(/#.*$/, "");
    return (code.match(/\*\*|\/\/|->|[-+*/%<>]=?|[=!]=|\b(?:not|and|or|in|is|if|elif|while|round|min|max|sum|len|sorted|any|all|abs|int|float|str|divmod|range|raise)\b|\[[^\]]+\]/g) ?? []).length;
}


/***/ }),

/***/ 3498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ satisfies),
/* harmony export */   r: () => (/* binding */ sameVersion)
/* harmony export */ });
/**
 * Versions and version specifiers of Python distributions, as packaging.python.org specifies them ("Version specifiers",
 * PEP 440), and the caret of Poetry. What is not understood satisfies everything: nothing is claimed of it.
 */ const VERSION = /^v?(?:(\d+)!)?(\d+(?:\.\d+)*)(?:[-_.]?(a|alpha|b|beta|c|rc|pre|preview)[-_.]?(\d*))?(?:(?:-(\d+))|(?:[-_.]?(?:post|rev|r)[-_.]?(\d*)))?(?:[-_.]?(dev)[-_.]?(\d*))?(?:\+[a-z0-9]+(?:[-_.][a-z0-9]+)*)?$/i;
const PHASES = {
    a: 1,
    b: 2,
    c: 3,
    r: 3,
    p: 3
};
const RELEASED = 4;
function parse(text) {
    const found = VERSION.exec(text.trim());
    if (found === null) return null;
    const [, epoch, release = "", phase, phaseNumber, dash, post, dev, devNumber] = found;
    const posted = dash ?? post;
    // A development release of nothing else comes before all pre-releases.
    const stage = phase !== undefined ? PHASES[phase[0]?.toLowerCase() ?? ""] ?? RELEASED : dev !== undefined && posted === undefined ? 0 : RELEASED;
    return {
        epoch: Number(epoch ?? 0),
        release: release.split(".").map(Number),
        rank: [
            stage,
            Number(phaseNumber ?? 0),
            posted === undefined ? -1 : Number(posted),
            dev === undefined ? Number.POSITIVE_INFINITY : Number(devNumber)
        ]
    };
}
function compareLists(a, b) {
    for(let i = 0; i < Math.max(a.length, b.length); i += 1){
        const [x, y] = [
            a[i] ?? 0,
            b[i] ?? 0
        ];
        if (x !== y) return x < y ? -1 : 1;
    }
    return 0;
}
function compare(a, b) {
    return Math.sign(a.epoch - b.epoch) || compareLists(a.release, b.release) || compareLists(a.rank, b.rank);
}
/** Whether two texts are one version: `1.0` and `1.0.0`, `1.0-rc1` and `1.0rc1`. */ function sameVersion(a, b) {
    const [x, y] = [
        parse(a),
        parse(b)
    ];
    return x === null || y === null ? a === b : compare(x, y) === 0;
}
/** @param specifiers `>=1,<2`, `~=1.4`, `==1.*`, `^1.2`, `1.2`; `*` and the empty text take all */ function satisfies(version, specifiers) {
    const installed = parse(version);
    if (installed === null) return true;
    return specifiers.replace(/^\((.*)\)$/, "$1").split(",").every((one)=>fits(installed, one.trim()));
}
/** A pre-release or a development release. */ function early({ rank: [stage = RELEASED, , , dev = Number.POSITIVE_INFINITY] }) {
    return stage < RELEASED || Number.isFinite(dev);
}
function fits(installed, specifier) {
    const [, operator = "", text = ""] = /^(===|==|~=|!=|<=|>=|<|>|\^|~|)\s*(.*)$/.exec(specifier) ?? [];
    if (text === "" || text === "*") return true;
    const prefix = /^(.*)\.\*$/.exec(text)?.[1];
    const wanted = parse(prefix ?? text);
    if (wanted === null) return true;
    const order = compare(installed, wanted);
    const under = (size)=>compareLists(installed.release.slice(0, size), wanted.release.slice(0, size)) === 0 && installed.epoch === wanted.epoch;
    switch(operator){
        case "":
        case "=":
        case "==":
        case "===":
            return prefix === undefined ? order === 0 : under(wanted.release.length);
        case "!=":
            return prefix === undefined ? order !== 0 : !under(wanted.release.length);
        case "<":
            // Not even a pre-release of the bound itself.
            return order < 0 && !(early(installed) && !early(wanted) && compareLists(installed.release, wanted.release) === 0);
        case "<=":
            return order <= 0;
        case ">":
            // Nor a post-release of it.
            return order > 0 && !((installed.rank[2] ?? -1) >= 0 && (wanted.rank[2] ?? -1) < 0 && compareLists(installed.release, wanted.release) === 0);
        case ">=":
            return order >= 0;
        case "~=":
            return order >= 0 && under(Math.max(1, wanted.release.length - 1));
        case "~":
            return order >= 0 && under(Math.min(2, wanted.release.length));
        default:
            {
                // The caret: what is left of the first number that is not zero stays.
                const first = wanted.release.findIndex((n)=>n !== 0);
                return order >= 0 && under((first < 0 ? wanted.release.length - 1 : first) + 1);
            }
    }
}


/***/ }),

/***/ 3477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Text of the project's own files, never of what a symbolic link leads to outside. */ 

/** Larger files (bytes) are no source that a person edits. */ const LARGEST = 4 << 20;
/** @returns null where the file is not there, lies outside the project, is too large or is no UTF-8 text */ function readInside(project, file) {
    try {
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, file));
        if (!path.startsWith(`${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(project)}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > LARGEST) return null;
        return new TextDecoder("utf-8", {
            fatal: true,
            ignoreBOM: true
        }).decode((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
    } catch  {
        return null;
    }
}


/***/ }),

/***/ 2597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ readAnchors),
/* harmony export */   cf: () => (/* binding */ regionAt)
/* harmony export */ });
/* unused harmony export TAGS */
/* harmony import */ var _syntax_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8564);
/**
 * Semantic anchors: comments `#region Name [C:n]` … `#endregion Name` around code, with tags below the first (`@PRE`, `@POST`,
 * `@REJECTED`, …) as comments or at the head of the docstring. Plain editor folds have neither number nor tag and are left alone.
 */ 
const TAGS = [
    "BRIEF",
    "PRE",
    "POST",
    "SIDE_EFFECT",
    "DATA_CONTRACT",
    "TEST_EDGE",
    "RELATION",
    "RATIONALE",
    "REJECTED",
    "COMPLEXITY",
    "C"
];
const START = /^#[#\s]*region\b\s*(.*)$/;
const END = /^#[#\s]*endregion\b\s*(.*)$/;
const TAG = new RegExp(`^@(${TAGS.join("|")})\\b\\s*:?\\s*(.*)$`);
const nameIn = (rest)=>/^[^\s[\]]+/.exec(rest)?.[0] ?? "";
/** What each line that is not blank says: comments by the tree, so that strings hold no anchors; docstrings as prose and tags. */ function linesOf(source) {
    const texts = source.text.split(/\r?\n/);
    const comments = new Map();
    for (const node of (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .nodesOf */ .Nh)(source, [
        "Comment"
    ])){
        const line = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source.text, node.from);
        if ((texts[line - 1] ?? "").trimStart().startsWith("#")) comments.set(line, (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(source, node));
    }
    const docs = new Set((0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .nodesOf */ .Nh)(source, [
        "ExpressionStatement"
    ]).filter(isDocstring).flatMap((node)=>span(source, node)));
    const headers = new Set((0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .nodesOf */ .Nh)(source, [
        "FunctionDefinition",
        "ClassDefinition"
    ]).flatMap((node)=>headerOf(source, node)));
    /** How far the tag before is indented, below which its text goes on. */ let open = Infinity;
    return texts.flatMap((raw, i)=>{
        const line = i + 1;
        const comment = comments.get(line);
        const doc = docs.has(line);
        if (raw.trim() === "") {
            open = Infinity;
            return [];
        }
        const text = comment ?? raw.trim().replace(/^[rRuU]?("""|'''|["'])/, "").replace(/("""|'''|["'])$/, "").trim();
        const started = comment === undefined ? null : START.exec(comment);
        const ended = comment === undefined ? null : END.exec(comment);
        const said = comment === undefined && !doc ? null : TAG.exec(text.replace(/^#+\s*/, ""));
        const tag = TAGS.find((t)=>t === said?.[1]) ?? null;
        const indent = (comment?.replace(/^#+/, "") ?? raw).search(/\S/);
        const kind = started !== null ? "start" : ended !== null ? "end" : tag !== null ? "tag" : comment === undefined && !doc ? headers.has(line) ? "header" : "code" : indent > open ? "more" : "prose";
        open = kind === "tag" ? indent : kind === "more" ? open : Infinity;
        // A line of a docstring that holds nothing but its quotes says nothing.
        if (doc && kind === "prose" && text === "") return [];
        return [
            {
                line,
                kind,
                text: (started ?? ended)?.[1] ?? said?.[2] ?? text.replace(/^#+\s*/, ""),
                tag
            }
        ];
    });
}
function isDocstring(node) {
    const body = node.parent;
    const first = body === null ? undefined : (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)(body).find((c)=>c.name !== ":" && c.name !== "Comment");
    return node.firstChild?.name === "String" && first?.from === node.from;
}
/** Lines of a definition before its body, decorators included. */ function headerOf(source, node) {
    const start = node.parent?.name === "DecoratedStatement" ? node.parent : node;
    const first = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)((0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, "Body") ?? node).find((c)=>c.name !== ":" && c.name !== "Comment");
    const [from, to] = [
        (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source.text, start.from),
        (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source.text, first?.from ?? node.to)
    ];
    return Array.from({
        length: Math.max(0, to - from)
    }, (_, i)=>from + i);
}
function span(source, node) {
    const [from, to] = [
        (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source.text, node.from),
        (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source.text, node.to - 1)
    ];
    return Array.from({
        length: to - from + 1
    }, (_, i)=>from + i);
}
/** Reads the anchors of a Python file; none where no region has a number or a tag. */ function readAnchors(source) {
    const lines = linesOf(source);
    const regions = [];
    const strays = [];
    const stack = [];
    const closed = [];
    for (const at of lines){
        const top = stack.at(-1);
        if (at.kind === "start") stack.push({
            start: at,
            name: nameIn(at.text),
            inside: stack.map((o)=>o.name),
            tags: [],
            head: at.line,
            textBefore: null,
            sealed: false
        });
        else if (at.kind === "end") {
            const name = nameIn(at.text);
            const index = name === "" ? stack.length - 1 : stack.findLastIndex((o)=>o.name === name);
            if (index < 0) {
                strays.push({
                    line: at.line,
                    name,
                    kind: closed.includes(name) || name === "" && closed.length > 0 ? "doubled-end" : "no-start"
                });
                continue;
            }
            for (const left of stack.splice(index + 1))strays.push({
                line: left.start.line,
                name: left.name,
                kind: "no-end"
            });
            const one = stack.pop();
            if (one !== undefined) regions.push(regionOf(source.file, one, at.line));
            closed.push(name);
        } else if (top !== undefined) take(top, at);
    }
    for (const left of stack)strays.push({
        line: left.start.line,
        name: left.name,
        kind: "no-end"
    });
    const anchored = lines.some((l)=>l.kind === "start" && /\[C:\d+\]/.test(l.text) || l.kind === "tag");
    const byLine = (a, b)=>a.lines[0] - b.lines[0];
    return anchored && lines.some((l)=>l.kind === "start" || l.kind === "end") ? {
        regions: regions.sort(byLine),
        strays,
        marks: lines.filter((l)=>l.kind === "start" || l.kind === "end" || l.kind === "tag").map((l)=>l.line)
    } : {
        regions: [],
        strays: [],
        marks: []
    };
}
function take(open, at) {
    const last = open.tags.at(-1);
    if (at.kind === "tag" && at.tag !== null) open.tags.push({
        name: at.tag,
        text: at.text,
        line: at.line
    });
    else if (at.kind === "more" && last !== undefined) open.tags[open.tags.length - 1] = {
        ...last,
        text: `${last.text} ${at.text}`
    };
    else if (last !== undefined) open.sealed ||= at.kind === "code" || at.kind === "header";
    else if (at.kind !== "header") open.textBefore ??= at.line;
    if ((at.kind === "tag" || at.kind === "more") && !open.sealed) open.head = at.line;
}
function regionOf(file, { start, name, inside, tags, head, textBefore }, end) {
    const number = /\[C:(\d+)\]/.exec(start.text)?.[1];
    return {
        file,
        name,
        complexity: number === undefined ? null : Number(number),
        lines: [
            start.line,
            end
        ],
        tags,
        inside,
        head,
        textBefore: tags.length === 0 ? null : textBefore
    };
}
/** The innermost region around a line. */ function regionAt(regions, line) {
    return regions.filter(({ lines: [from, to] })=>from <= line && line <= to).sort((a, b)=>b.lines[0] - a.lines[0])[0] ?? null;
}


/***/ }),

/***/ 4864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ freshRequirements),
/* harmony export */   vv: () => (/* binding */ heavyDependency)
/* harmony export */ });
/* unused harmony export requiredIn */
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(528);
/* harmony import */ var _syntax_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9705);
/* harmony import */ var _syntax_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8564);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9003);
/** A new dependency that is large and used in one place. */ 



/** Bytes on disk, with all that it requires, from which on a distribution is heavy for one call. */ const HEAVY = 8_000_000;
const MANIFEST = /(?:^|\/)(?:pyproject\.toml|setup\.cfg|[\w.-]*requirements[\w.-]*\.(?:txt|in))$/;
const normal = (name)=>name.toLowerCase().replace(/[-_.]+/g, "-");
/** Names of the distributions that a manifest asks for. */ function requiredIn(file, text) {
    const specifiers = file.endsWith(".toml") ? fromPyproject(text) : file.endsWith(".cfg") ? (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(file, text).get("options.install_requires")?.values ?? [] : text.split(/\r?\n/);
    return new Set(specifiers.flatMap((s)=>/^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[|[<>=!~;@ ]|$)/.exec(s.replace(/#.*$/, "").trim())?.[1] ?? []).map(normal).filter((n)=>n !== "python"));
}
function fromPyproject(text) {
    let read;
    try {
        read = (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text);
    } catch  {
        return [];
    }
    const at = (value, ...path)=>path.reduce((v, key)=>typeof v === "object" && v !== null && key in v ? new Map(Object.entries(v)).get(key) : null, value);
    const groups = (value)=>typeof value === "object" && value !== null ? Object.values(value).map((v)=>v) : [];
    const lists = [
        at(read, "project", "dependencies"),
        ...groups(at(read, "project", "optional-dependencies")),
        ...groups(at(read, "dependency-groups"))
    ];
    return [
        ...lists.flat().filter((v)=>typeof v === "string"),
        ...Object.keys(at(read, "tool", "poetry", "dependencies") ?? {})
    ];
}
/** Where the change's files use one of the modules: calls and other mentions, the imports themselves left out. */ function usesIn(change, modules) {
    return change.flatMap(({ file, after })=>{
        const source = after?.source;
        if (source == null) return [];
        const imports = (0,_syntax_names_js__WEBPACK_IMPORTED_MODULE_1__/* .importsOf */ .c5)(source);
        return (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_2__/* .nodesOf */ .Nh)(source, [
            "VariableName"
        ]).filter((node)=>{
            const name = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(source, node);
            const from = imports.has(name) ? (0,_syntax_names_js__WEBPACK_IMPORTED_MODULE_1__/* .resolved */ .L$)(imports, name).split(".", 1)[0] ?? "" : "";
            return modules.includes(from) && node.parent?.name !== "ImportStatement";
        }).map((node)=>({
                file,
                line: (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAt */ .mh)(source.text, node.from)
            }));
    });
}
const requiredBefore = (change)=>new Set(change.flatMap((c)=>MANIFEST.test(c.file) && c.before !== null ? [
            ...requiredIn(c.file, c.before.text)
        ] : []));
/** Names of the distributions that a change asks for anew. */ function freshRequirements(change) {
    const before = requiredBefore(change);
    const after = change.flatMap((c)=>MANIFEST.test(c.file) && c.after !== null ? [
            ...requiredIn(c.file, c.after.text)
        ] : []);
    return [
        ...new Set(after)
    ].filter((name)=>!before.has(name));
}
const heavyDependency = (change, { modulesOf, weightOf, usesElsewhere })=>{
    const manifests = change.filter((c)=>MANIFEST.test(c.file) && c.after !== null);
    const before = requiredBefore(change);
    const seen = new Set();
    return manifests.flatMap((one)=>[
            ...requiredIn(one.file, one.after?.text ?? "")
        ].flatMap((name)=>{
            if (before.has(name) || seen.has(name)) return [];
            seen.add(name);
            const modules = modulesOf(name);
            const uses = usesIn(change, modules);
            const [use] = uses;
            if (use === undefined || uses.length > 1 || usesElsewhere(modules) > 0) return [];
            const weight = weightOf(name);
            if (weight === null || weight < HEAVY) return [];
            const lines = (one.after?.text ?? "").split("\n");
            const line = [
                ...one.added
            ].sort((a, b)=>a - b).find((n)=>normal(lines[n - 1] ?? "").includes(name));
            return [
                {
                    what: "heavy-dependency",
                    kind: null,
                    file: one.file,
                    line: line ?? null,
                    statement: `The change adds \`${name}\` to \`${one.file}\`, ${String(Math.round(weight / 1e6))} MB with what it requires, for the one use at \`${use.file}:${String(use.line)}\`.`
                }
            ];
        }));
};


/***/ }),

/***/ 3100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ antiPatternsIn)
});

// EXTERNAL MODULE: ./src/syntax/names.js
var names = __webpack_require__(9705);
// EXTERNAL MODULE: ./src/syntax/source.js
var syntax_source = __webpack_require__(8564);
// EXTERNAL MODULE: ./src/marks/fresh.js
var fresh = __webpack_require__(2192);
;// CONCATENATED MODULE: ./src/marks/anti-patterns/blocking-call.js
/** A call that blocks its thread, and with it the event loop, put into a coroutine; or a function with one made a coroutine. */ 


/** Functions of the stdlib that wait for a clock, a process or the network, and the synchronous doors of the two usual HTTP clients. */ const BLOCKING = new Set([
    "time.sleep",
    "os.system",
    "os.wait",
    "os.waitpid",
    "select.select",
    "socket.create_connection",
    "socket.getaddrinfo",
    "input",
    "urllib.request.urlopen",
    "urllib.request.urlretrieve",
    ...[
        "run",
        "call",
        "check_call",
        "check_output",
        "getoutput",
        "getstatusoutput"
    ].map((f)=>`subprocess.${f}`),
    ...[
        "requests",
        "httpx"
    ].flatMap((m)=>[
            "get",
            "post",
            "put",
            "patch",
            "delete",
            "head",
            "options",
            "request"
        ].map((f)=>`${m}.${f}`))
]);
function blockingIn(source) {
    const imports = (0,names/* importsOf */.c5)(source);
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "CallExpression"
    ]).flatMap((node)=>{
        const name = node.firstChild === null ? null : (0,names/* dotted */.Bs)(source, node.firstChild);
        const owner = (0,names/* functionAround */.OC)(node);
        if (name === null || owner === null || !(0,names/* isAsync */.xP)(owner) || !BLOCKING.has((0,names/* resolved */.L$)(imports, name))) return [];
        const line = (0,syntax_source/* lineAt */.mh)(source.text, node.from);
        return [
            {
                key: (0,names/* resolved */.L$)(imports, name),
                home: (0,names/* scopeOf */.Od)(source, node),
                context: (0,fresh/* squeezed */.l)((0,syntax_source/* textOf */.b6)(source, node)),
                line,
                madeBy: [
                    line,
                    (0,syntax_source/* lineAt */.mh)(source.text, owner.from)
                ],
                shown: name
            }
        ];
    });
}
const blockingCall = (change)=>(0,fresh/* fresh */.p)(change, blockingIn).map(({ file, one })=>({
            what: "blocking-call",
            kind: null,
            file,
            line: one.line,
            statement: `\`${file}:${String(one.line)}\` calls \`${one.shown}\` in the coroutine \`${one.home}\` since this change: the event loop stands still for as long as it takes.`
        }));

// EXTERNAL MODULE: ./src/syntax/handlers.js
var syntax_handlers = __webpack_require__(4960);
;// CONCATENATED MODULE: ./src/marks/anti-patterns/broad-except.js
/** A new handler that catches every error and drops it: a bare `except`, `except Exception: pass`, `suppress(Exception)`. */ 



/** Handlers and suppressions of a file that drop every error. */ function broadIn(source) {
    const handlers = (0,syntax_handlers/* handlersOf */.Jq)(source).filter((h)=>(0,syntax_handlers/* isBroad */.t1)(source, h) && (0,syntax_handlers/* dropsError */.X3)(h)).map((h)=>{
        const head = source.text.slice(h.at.from, h.body.from).trim();
        return {
            key: (0,fresh/* squeezed */.l)(`${head}${(0,syntax_source/* textOf */.b6)(source, h.body)}`),
            home: (0,names/* scopeOf */.Od)(source, h.statement),
            context: (0,fresh/* squeezed */.l)((0,syntax_source/* textOf */.b6)(source, h.tried)),
            line: h.line,
            madeBy: linesOf(source, h.at.from, h.body.to),
            shown: `${head}:`
        };
    });
    const imports = (0,names/* importsOf */.c5)(source);
    const suppressions = (0,syntax_source/* nodesOf */.Nh)(source, [
        "WithStatement"
    ]).flatMap((statement)=>{
        const body = (0,syntax_source/* children */.Y_)(statement).find((c)=>c.name === "Body");
        return (0,syntax_source/* children */.Y_)(statement).filter((c)=>c.name === "CallExpression").flatMap((call)=>{
            const name = call.firstChild === null ? null : (0,names/* dotted */.Bs)(source, call.firstChild);
            const broad = /\b(?:Base)?Exception\b/.test((0,syntax_source/* textOf */.b6)(source, call));
            if (name === null || body === undefined || !broad || (0,names/* resolved */.L$)(imports, name) !== "contextlib.suppress") return [];
            const shown = (0,syntax_source/* textOf */.b6)(source, call);
            return [
                {
                    key: (0,fresh/* squeezed */.l)(shown),
                    home: (0,names/* scopeOf */.Od)(source, statement),
                    context: (0,fresh/* squeezed */.l)((0,syntax_source/* textOf */.b6)(source, body)),
                    line: (0,syntax_source/* lineAt */.mh)(source.text, call.from),
                    madeBy: linesOf(source, call.from, call.to),
                    shown
                }
            ];
        });
    });
    return [
        ...handlers,
        ...suppressions
    ];
}
function linesOf(source, from, to) {
    const [first, last] = [
        (0,syntax_source/* lineAt */.mh)(source.text, from),
        (0,syntax_source/* lineAt */.mh)(source.text, source.text.slice(0, to).trimEnd().length - 1)
    ];
    return Array.from({
        length: Math.max(1, last - first + 1)
    }, (_, i)=>first + i);
}
const broadExcept = (change)=>(0,fresh/* fresh */.p)(change, broadIn).map(({ file, one })=>({
            what: "broad-except",
            kind: null,
            file,
            line: one.line,
            statement: `\`${one.shown}\` at \`${file}:${String(one.line)}\` is new in this change and drops every error of the lines that it guards.`
        }));

;// CONCATENATED MODULE: ./src/marks/anti-patterns/foreign-edit.js
/** Edits of what an installer or the interpreter writes: site-packages, a committed virtual environment, byte code. */ const GENERATED = /^(?:.*\/)?(?:site-packages|dist-packages|\.?venv|\.tox|\.nox|__pycache__)(?=\/)/;
/** For each file of a change the folder that makes it none of the project's own; null for its own. */ function foreignFolders(change) {
    // A folder with pyvenv.cfg is a virtual environment whatever its name.
    const environments = change.flatMap(({ file })=>file.endsWith("/pyvenv.cfg") ? [
            file.slice(0, -"/pyvenv.cfg".length)
        ] : []);
    return (file)=>GENERATED.exec(file)?.[0] ?? environments.find((folder)=>file.startsWith(`${folder}/`)) ?? (/\.py[co]$/.test(file) ? file : null);
}
const foreignEdit = (change)=>{
    const folderOf = foreignFolders(change);
    const folders = new Map();
    for (const one of change){
        const folder = one.after === null ? null : folderOf(one.file);
        if (folder !== null) folders.set(folder, [
            ...folders.get(folder) ?? [],
            one
        ]);
    }
    return [
        ...folders
    ].flatMap(([folder, [first, ...more]])=>first === undefined ? [] : [
            {
                what: "foreign-edit",
                kind: null,
                file: first.file,
                line: first.added.size === 0 ? null : Math.min(...first.added),
                statement: `The change edits \`${first.file}\`${more.length > 0 ? ` and ${String(more.length)} more files` : ""} in \`${folder}\`, which is installed or generated and not the project's own: the next install undoes it.`
            }
        ]);
};

// EXTERNAL MODULE: ./src/marks/anti-patterns/heavy-dependency.js
var heavy_dependency = __webpack_require__(4864);
;// CONCATENATED MODULE: ./src/marks/anti-patterns/lost-annotations.js
/** A public function that had annotations and has fewer now. */ 

const isPublic = (qualname)=>qualname.split(".").every((part)=>!part.startsWith("_") || part === "__init__" || part === "__call__");
function signatureOf(source, definition) {
    const annotated = new Map([
        [
            "return",
            (0,syntax_source/* child */.jf)(definition, "TypeDef") !== null
        ]
    ]);
    const list = (0,syntax_source/* child */.jf)(definition, "ParamList");
    const parts = list === null ? [] : (0,syntax_source/* children */.Y_)(list);
    for (const [i, part] of parts.entries()){
        const before = parts[i - 1]?.name;
        if (part.name === "VariableName" && before !== "AssignOp") annotated.set((0,syntax_source/* textOf */.b6)(source, part), parts[i + 1]?.name === "TypeDef");
    }
    return {
        line: (0,syntax_source/* lineAt */.mh)(source.text, definition.from),
        annotated
    };
}
/** Signatures by qualified name, several where a name is defined several times (overloads, branches); none of functions in functions. */ function signatures(source) {
    const found = new Map();
    for (const node of (0,syntax_source/* nodesOf */.Nh)(source, [
        "FunctionDefinition"
    ])){
        const local = (()=>{
            for(let at = node.parent; at !== null; at = at.parent)if (at.name === "FunctionDefinition") return true;
            return false;
        })();
        const qualname = (0,names/* scopeOf */.Od)(source, node);
        if (!local && isPublic(qualname) && (0,names/* nameOf */.Vb)(source, node) !== "") found.set(qualname, [
            ...found.get(qualname) ?? [],
            signatureOf(source, node)
        ]);
    }
    return found;
}
/** Tests and their helpers are nobody's interface. */ const TESTS = /(?:^|\/)(?:tests?|testing)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.pyi?$/;
const lostAnnotations = (change)=>change.filter((c)=>!TESTS.test(c.file)).flatMap(({ file, before, after })=>{
        if (before?.source == null || after?.source == null) return [];
        const old = signatures(before.source);
        return [
            ...signatures(after.source)
        ].flatMap(([qualname, now])=>{
            const was = old.get(qualname) ?? [];
            if (was.length !== now.length) return [];
            return now.flatMap((signature, i)=>{
                const lost = [
                    ...signature.annotated
                ].filter(([name, has])=>!has && was[i]?.annotated.get(name) === true).map(([name])=>name === "return" ? "its return" : `\`${name}\``);
                if (lost.length === 0) return [];
                return [
                    {
                        what: "lost-annotations",
                        kind: null,
                        file,
                        line: signature.line,
                        statement: `\`${qualname}\` at \`${file}:${String(signature.line)}\` is public and loses the annotation of ${lost.join(", ")} in this change: mypy no longer checks its callers there.`
                    }
                ];
            });
        });
    });

// EXTERNAL MODULE: ./src/marks/anti-patterns/masks.js
var masks = __webpack_require__(4914);
// EXTERNAL MODULE: ./src/marks/settings.js
var settings = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/marks/anti-patterns/rule-off.js
/** A rule of a linter, of mypy or of pytest that the change switches off for the whole repository. */ 
/** Lists whose new entries switch rules off. */ const GROWS = /^(?:ruff(?:\.lint)?\.(?:extend_)?ignore|ruff(?:\.lint)?\.(?:extend_)?per_file_ignores\.(?:\*\*?\/?)*\*(?:\.py)?|flake8\.(?:extend_)?ignore|pylint(?:\.\w[\w ]*)?\.disable|mypy\.disable_error_code)$/;
/** Lists whose lost entries switch rules off. */ const SHRINKS = /^(?:ruff(?:\.lint)?\.(?:extend_)?select|flake8\.(?:extend_)?select|pylint(?:\.\w[\w ]*)?\.enable|mypy\.enable_error_code)$/;
/** Switches that let errors through when they are on. */ const LOOSENS = /^mypy\.(?:overrides\.\*\.)?(?:ignore_errors|ignore_missing_imports|implicit_optional|implicit_reexport|allow_\w+)$/;
/** Switches that find errors when they are on. */ const TIGHTENS = /^(?:mypy\.(?:overrides\.\*\.)?(?:strict|strict_\w+|disallow_\w+|check_untyped_defs|warn_\w+|no_implicit_\w+)|pytest\.(?:xfail_strict|strict\w*))$/;
/** Part of pytest's options that takes tests out of every run. */ const LEAVES_OUT = /^--(?:deselect|ignore|ignore-glob)\b/;
/** `ignore`, or `ignore::Category`, without a message or a module: everywhere. */ const IGNORES = /^ignore(?:::\w[\w.]*)?:*$/;
function switchedOff(before, after) {
    const tools = new Set([
        ...before.keys()
    ].map((k)=>k.split(".", 1)[0]));
    const values = (side, key)=>side.get(key)?.values ?? [];
    const news = (key)=>values(after, key).filter((v)=>!values(before, key).includes(v));
    const gone = (key)=>values(before, key).filter((v)=>!values(after, key).includes(v));
    const one = (side, key)=>values(side, key).at(-1) ?? "";
    return [
        ...new Set([
            ...before.keys(),
            ...after.keys()
        ])
    ].filter((key)=>tools.has(key.split(".", 1)[0])).flatMap((key)=>{
        const off = (word, says, masks = false)=>({
                key,
                word,
                says,
                masks
            });
        const [was, is] = [
            one(before, key),
            one(after, key)
        ];
        if (GROWS.test(key)) return news(key).map((v)=>off(v, `switches \`${v}\` off`));
        if (SHRINKS.test(key)) return gone(key).filter(()=>!news(key).includes("ALL")).map((v)=>off(v, `no longer selects \`${v}\``));
        if (LOOSENS.test(key) && is === "true" && was !== "true") return [
            off(key, `sets \`${key}\``)
        ];
        if (TIGHTENS.test(key) && (is === "false" && was !== "false" || was === "true" && is === "" && one(after, "mypy.strict") !== "true")) return [
            off(key, `switches \`${key}\` off`)
        ];
        if (key === "mypy.follow_imports" && /^(?:skip|silent)$/.test(is) && is !== was) return [
            off(is, `sets \`${key} = ${is}\``)
        ];
        if (key === "pytest.addopts") return news(key).flatMap((v)=>v.split(/\s+/)).filter((v)=>LEAVES_OUT.test(v) && !values(before, key).join(" ").includes(v)).map((v)=>off(v, `takes tests out of every run with \`${v}\``, true));
        if (key === "pytest.filterwarnings") return [
            ...news(key).filter((v)=>IGNORES.test(v)).map((v)=>off(v, `filters warnings with \`${v}\``)),
            ...gone(key).filter((v)=>v === "error" && !values(after, key).includes("error")).map((v)=>off(v, "no longer turns warnings into errors"))
        ];
        return [];
    });
}
function sideOf(change, side) {
    return (0,settings/* merged */.Zu)(change.filter((c)=>(0,settings/* isConfiguration */.ZC)(c.file)).map((c)=>(0,settings/* settingsOf */.f5)(c.file, c[side]?.text ?? "")));
}
const ruleOff = (change)=>{
    const [before, after] = [
        sideOf(change, "before"),
        sideOf(change, "after")
    ];
    return switchedOff(before, after).map(({ key, word, says, masks })=>{
        const file = (after.get(key) ?? before.get(key))?.file ?? "";
        return {
            what: "rule-off",
            kind: masks ? "test.masked" : null,
            file,
            line: lineOf(change, file, word, key),
            statement: `The change ${says} in \`${file}\`, for the whole repository.`
        };
    });
};
/** The line of the change that holds the value, else the setting's name; null where what did it is gone. */ function lineOf(change, file, word, key) {
    const one = change.find((c)=>c.file === file);
    const lines = (one?.after?.text ?? "").split("\n");
    const name = key.slice(key.lastIndexOf(".") + 1);
    const added = [
        ...one?.added ?? []
    ].sort((a, b)=>a - b);
    const holding = (text)=>added.find((n)=>(lines[n - 1] ?? "").replaceAll("-", "_").toLowerCase().includes(text.replaceAll("-", "_").toLowerCase()));
    return holding(word) ?? holding(name) ?? null;
}

;// CONCATENATED MODULE: ./src/marks/anti-patterns/stdlib-patch.js
/** A name of the stdlib replaced for everybody: by assignment, `setattr`, `sys.modules`, a patch that is started and left, or in an autouse fixture. */ 


/** Attributes that the stdlib documents as there to be set. */ const HOOKS = /^(?:sys\.|os\.environ\b|builtins\._$|logging\.raiseExceptions$|.*\.(?:excepthook|showwarning|formatwarning|unraisablehook)$)/;
const string = (source, node)=>node?.name !== "String" ? null : (0,syntax_source/* textOf */.b6)(source, node).replace(/^[rRbBuUfF]*(['"]{3}|['"])([\s\S]*)\1$/, "$2");
const argsOf = (call)=>(0,syntax_source/* children */.Y_)(call).filter((c)=>c.name === "ArgList").flatMap(syntax_source/* children */.Y_).filter((c)=>!/^[(),]$/.test(c.name) && c.name !== "Comment");
/** The stdlib name that a node replaces, with where; null where it replaces none. */ function target(source, imports, stdlib, node) {
    // A local object that is called like a module is none: the file must import it.
    const known = (name)=>{
        if (name === null || !imports.has(name.split(".", 1)[0] ?? "")) return null;
        const full = (0,names/* resolved */.L$)(imports, name);
        return full.includes(".") && stdlib.has(full.split(".", 1)[0] ?? "") && !HOOKS.test(full) ? full : null;
    };
    if (node.name === "AssignStatement") {
        for (const side of (0,syntax_source/* children */.Y_)(node).slice(0, (0,syntax_source/* children */.Y_)(node).findLastIndex((c)=>c.name === "AssignOp"))){
            const [base, , key] = side.name === "MemberExpression" ? (0,syntax_source/* children */.Y_)(side) : [];
            const module = base !== undefined && (0,names/* dotted */.Bs)(source, base) !== null && (0,names/* resolved */.L$)(imports, (0,names/* dotted */.Bs)(source, base) ?? "") === "sys.modules" ? string(source, key) : null;
            const found = module !== null && stdlib.has(module.split(".", 1)[0] ?? "") ? `sys.modules["${module}"]` : known(side.name === "MemberExpression" ? (0,names/* dotted */.Bs)(source, side) : null);
            if (found !== null) return found;
        }
        return null;
    }
    const callee = node.firstChild === null ? null : (0,names/* dotted */.Bs)(source, node.firstChild);
    const [first, second] = argsOf(node);
    const owner = first === undefined ? null : (0,names/* dotted */.Bs)(source, first);
    const attribute = string(source, second);
    const path = string(source, first);
    const byPath = path !== null && /^[\w.]+\.\w+$/.test(path) && stdlib.has(path.split(".", 1)[0] ?? "") && !HOOKS.test(path) ? path : null;
    const byName = owner !== null && attribute !== null ? known(`${owner}.${attribute}`) : null;
    if (callee === "setattr") return byName;
    if (callee === "monkeypatch.setattr") return inAutouse(source, node) ? byName ?? byPath : null;
    const full = callee === null ? "" : (0,names/* resolved */.L$)(imports, callee);
    if (/^(?:unittest\.)?mock\.patch(?:\.object)?$/.test(full)) return isLeft(source, node) || inAutouse(source, node) ? byName ?? byPath : null;
    return null;
}
/** `patch(…).start()`: the patch lasts until somebody stops it. A `stop` in the file, or `addCleanup`, does. */ function isLeft(source, call) {
    const started = call.parent?.name === "MemberExpression" && (0,syntax_source/* textOf */.b6)(source, call.parent).endsWith(".start");
    return started && !/\.stop\b|stopall|addCleanup/.test(source.text);
}
/** A fixture that every test gets, asked or not. */ function inAutouse(source, node) {
    return (0,names/* definitionsAround */.ai)(node).some((d)=>d.parent?.name === "DecoratedStatement" && (0,syntax_source/* children */.Y_)(d.parent).some((c)=>c.name === "Decorator" && /\bfixture\b[\s\S]*\bautouse\s*=\s*True/.test((0,syntax_source/* textOf */.b6)(source, c))));
}
/** The definition puts back what it replaced: the name was saved and is assigned from what was saved. */ function isRestored(source, node) {
    const home = (0,names/* definitionsAround */.ai)(node).at(-1);
    const name = (0,syntax_source/* children */.Y_)(node)[0];
    if (home === undefined || name === undefined || node.name !== "AssignStatement") return false;
    const text = (0,syntax_source/* textOf */.b6)(source, home);
    const replaced = (0,syntax_source/* textOf */.b6)(source, name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const saved = new RegExp(`(\\w+)\\s*=\\s*${replaced}\\s*$`, "m").exec(text)?.[1];
    return saved !== undefined && new RegExp(`${replaced}\\s*=\\s*${saved}\\s*$`, "m").test(text);
}
const stdlibPatch = (change, { stdlib })=>{
    const patchesIn = (source)=>{
        const imports = (0,names/* importsOf */.c5)(source);
        return (0,syntax_source/* nodesOf */.Nh)(source, [
            "AssignStatement",
            "CallExpression"
        ]).flatMap((node)=>{
            const name = target(source, imports, stdlib, node);
            if (name === null || isRestored(source, node)) return [];
            const line = (0,syntax_source/* lineAt */.mh)(source.text, node.from);
            return [
                {
                    key: name,
                    home: (0,names/* scopeOf */.Od)(source, node),
                    context: (0,fresh/* squeezed */.l)((0,syntax_source/* textOf */.b6)(source, node)),
                    line,
                    madeBy: [
                        line
                    ],
                    name
                }
            ];
        });
    };
    return (0,fresh/* fresh */.p)(change, patchesIn).map(({ file, one })=>({
            what: "stdlib-patch",
            kind: null,
            file,
            line: one.line,
            statement: `\`${file}:${String(one.line)}\` replaces \`${one.name}\` of the standard library for the whole process since this change.`
        }));
};

;// CONCATENATED MODULE: ./src/marks/anti-patterns/index.js
/** Every anti-pattern that a change is read for. A new one is one file and one line here. */ 







/** What is read in the project's own files. */ const OWN = [
    broadExcept,
    masks/* masks */.SL,
    ruleOff,
    heavy_dependency/* heavyDependency */.vv,
    stdlibPatch,
    blockingCall,
    lostAnnotations
];
/**
 * What is wrong with a change, be it the change under trace or a proposed fix: nothing that it only moved.
 * @returns in the order of files and lines
 */ function antiPatternsIn(change, around) {
    const folderOf = foreignFolders(change);
    const own = change.filter((c)=>folderOf(c.file) === null);
    return [
        ...foreignEdit(change, around),
        ...OWN.flatMap((antiPattern)=>[
                ...antiPattern(own, around)
            ])
    ].sort((a, b)=>a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1);
}


/***/ }),

/***/ 4914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SL: () => (/* binding */ masks),
/* harmony export */   Xt: () => (/* binding */ masksIn)
/* harmony export */ });
/* unused harmony exports freshMasks, remarkOn */
/* harmony import */ var _syntax_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9705);
/* harmony import */ var _syntax_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8564);
/* harmony import */ var _fresh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2192);
/** What a change brought to have a test not count or a tool look away: `xfail`, `skip`, `# type: ignore`, `noqa`. */ 


const COMMENTS = [
    [
        "types",
        /#\s*(?:type:\s*ignore\b(?:\[[^\]]*\])?|pyright:\s*ignore\b(?:\[[^\]]*\])?|mypy:\s*ignore-errors\b)/i
    ],
    [
        "lint",
        /#\s*(?:(?:ruff|flake8):\s*)?noqa\b(?::\s*[A-Z]+[0-9]+(?:[,\s]+[A-Z]+[0-9]+)*)?/i
    ],
    [
        "lint",
        /#\s*pylint:\s*disable(?:-next)?=[\w, -]+/i
    ]
];
/** Marks of pytest and decorators of unittest, by what their names resolve to. */ const MARKS = /^(?:pytest\.mark\.(?:xfail|skip|skipif)|unittest\.(?:case\.)?(?:skip|skipIf|skipUnless|expectedFailure))$/;
/** Calls that end a test as skipped or expected to fail. */ const CALLS = /^(?:pytest\.(?:skip|xfail)|self\.skipTest|unittest\.(?:case\.)?SkipTest)$/;
/** Every mask of a file. */ function masksIn(source) {
    return [
        ...comments(source),
        ...marks(source)
    ];
}
function comments(source) {
    return (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .nodesOf */ .Nh)(source, [
        "Comment"
    ]).flatMap((node)=>COMMENTS.flatMap(([hides, pattern])=>{
            const found = pattern.exec((0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(source, node));
            if (found === null) return [];
            const line = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source.text, node.from);
            const code = source.text.slice((0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStart */ .PT)(source.text, line), node.from);
            const from = node.from + found.index;
            return [
                {
                    hides,
                    form: "comment",
                    shown: found[0],
                    from,
                    to: from + found[0].length,
                    key: (0,_fresh_js__WEBPACK_IMPORTED_MODULE_2__/* .squeezed */ .l)(found[0].slice(1)),
                    home: (0,_syntax_names_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(source, node),
                    context: (0,_fresh_js__WEBPACK_IMPORTED_MODULE_2__/* .squeezed */ .l)(code),
                    line,
                    madeBy: [
                        line
                    ]
                }
            ];
        }));
}
function marks(source) {
    const imports = (0,_syntax_names_js__WEBPACK_IMPORTED_MODULE_0__/* .importsOf */ .c5)(source);
    const at = (node, name)=>{
        const full = (0,_syntax_names_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(imports, name);
        const call = CALLS.test(full) && node.parent?.name === "CallExpression";
        if (!call && !MARKS.test(full)) return [];
        const whole = node.name === "Decorator" || node.parent?.name !== "CallExpression" ? node : node.parent;
        const line = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source.text, node.from);
        const statement = node.name === "Decorator" ? (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .jf)(node.parent ?? node, "FunctionDefinition") ?? (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .jf)(node.parent ?? node, "ClassDefinition") : null;
        return [
            {
                hides: "test",
                form: call ? "call" : "mark",
                shown: name,
                from: whole.from,
                to: whole.to,
                key: full,
                home: (0,_syntax_names_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(source, statement ?? node),
                context: (0,_fresh_js__WEBPACK_IMPORTED_MODULE_2__/* .squeezed */ .l)((0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(source, statement ?? whole)),
                line,
                madeBy: [
                    line
                ]
            }
        ];
    };
    const decorators = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .nodesOf */ .Nh)(source, [
        "Decorator"
    ]).flatMap((node)=>{
        const name = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .children */ .Y_)(node).filter((c)=>c.name === "VariableName" || c.name === ".").map((c)=>(0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(source, c)).join("");
        return at(node, name);
    });
    const expressions = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .nodesOf */ .Nh)(source, [
        "MemberExpression"
    ]).flatMap((node)=>{
        const name = (0,_syntax_names_js__WEBPACK_IMPORTED_MODULE_0__/* .dotted */ .Bs)(source, node);
        return name === null || node.parent?.name === "MemberExpression" && node.parent.firstChild?.from === node.from ? [] : at(node, name);
    });
    const plain = (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .nodesOf */ .Nh)(source, [
        "CallExpression"
    ]).flatMap((node)=>node.firstChild?.name === "VariableName" ? at(node.firstChild, (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(source, node.firstChild)) : []);
    return [
        ...decorators,
        ...expressions,
        ...plain
    ];
}
const SAYS = {
    test: "keeps a test from counting",
    types: "keeps a type error from being seen",
    lint: "keeps a linter's finding from being seen"
};
/** Masks that the change brought. One that stands in its condition (`skipif`) counts only on a test that was there before. */ function freshMasks(change) {
    return (0,_fresh_js__WEBPACK_IMPORTED_MODULE_2__/* .fresh */ .p)(change, masksIn).filter(({ file, one })=>{
        if (!/\.skipif$|\.skipIf$|\.skipUnless$/.test(one.key)) return true;
        const old = change.find((c)=>c.file === file)?.before?.source;
        return old != null && (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_1__/* .nodesOf */ .Nh)(old, [
            "FunctionDefinition",
            "ClassDefinition"
        ]).some((d)=>(0,_syntax_names_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(old, d) === one.home);
    });
}
/** The remark on a mask. */ function remarkOn(file, mask) {
    return {
        what: "mask",
        kind: mask.hides === "lint" ? null : "test.masked",
        file,
        line: mask.line,
        statement: `\`${mask.shown}\` at \`${file}:${String(mask.line)}\` is new in this change and ${SAYS[mask.hides]}.`
    };
}
const masks = (change)=>freshMasks(change).map(({ file, one })=>remarkOn(file, one));


/***/ }),

/***/ 3250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ changeOfDiff),
/* harmony export */   c: () => (/* binding */ changeOfTexts)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5925);
/* harmony import */ var _syntax_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8564);
/** A change of files with the whole text of both sides, so that what is moved can be told from what is new. */ 

/** Characters of a Python file that is still parsed. */ const LARGEST = 1 << 20;
function side(file, text) {
    return {
        text,
        source: /\.pyi?$/.test(file) && text.length <= LARGEST ? (0,_syntax_source_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(file, text) : null
    };
}
function changed(file, before, after, added) {
    return {
        file,
        before: before === null ? null : side(file, before),
        after: after === null ? null : side(file, after),
        added
    };
}
/** A change whose two sides are at hand: a proposed fix, say. */ function changeOfTexts(files) {
    return files.map(({ file, before, after })=>{
        const added = new Set();
        let line = 1;
        for (const part of (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .diffLines */ .Pp)(before ?? "", after ?? "")){
            if (part.added) for(let i = 0; i < part.count; i += 1)added.add(line + i);
            if (!part.removed) line += part.count;
        }
        return changed(file, before, after, added);
    });
}
/**
 * The change under trace. Its old side is worked out from the new one and the difference.
 * @param read text of a file of the checkout; null where it is not there
 * @returns with `stale`: files that no longer are what the difference says of them (edited since), which are left out
 */ function changeOfDiff(files, read) {
    const change = [];
    const stale = [];
    for (const one of files){
        const after = one.status === "deleted" ? null : read(one.file);
        const lines = (after ?? "").split("\n");
        if (after === null && one.status !== "deleted" || one.added.some(({ line, text })=>lines[line - 1] !== text)) stale.push(one.file);
        else change.push(changed(one.file, one.status === "added" ? null : undone(lines, one), after, new Set(one.added.map((a)=>a.line))));
    }
    return {
        change,
        stale
    };
}
/** The old side: in place of what each hunk added stands what it removed. */ function undone(lines, { hunks }) {
    const result = [];
    let at = 0;
    for (const { line, added, removed } of hunks){
        result.push(...lines.slice(at, line - 1), ...removed);
        at = line - 1 + added.length;
    }
    return [
        ...result,
        ...lines.slice(at)
    ].join("\n");
}


/***/ }),

/***/ 2192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ squeezed),
/* harmony export */   p: () => (/* binding */ fresh)
/* harmony export */ });
/** What a change brought that was not there before, be it elsewhere: lines that were moved, indented or renamed around are no news. */ /** White space and comments say nothing of what code is. */ const squeezed = (code)=>code.replace(/#.*$/gm, "").replace(/\s+/g, "");
/**
 * @param find every occurrence in a file, old ones and new ones
 * @returns those of the new side that have no partner on the old one: the same thing in the same definition of the file, or about the same code anywhere
 */ function fresh(change, find) {
    const old = change.flatMap(({ file, before })=>before?.source == null ? [] : find(before.source).map((one)=>({
                file,
                one
            })));
    const now = change.flatMap(({ file, after, added })=>after?.source == null ? [] : find(after.source).map((one)=>({
                file,
                one,
                touched: one.madeBy.some((line)=>added.has(line))
            })));
    const take = (fits)=>{
        const at = old.findIndex(fits);
        if (at >= 0) old.splice(at, 1);
        return at >= 0;
    };
    const partnered = ({ file, one })=>take((p)=>p.one.key === one.key && p.file === file && p.one.home === one.home && p.one.context === one.context) || take((p)=>p.one.key === one.key && p.one.context === one.context) || take((p)=>p.one.key === one.key && p.file === file && p.one.home === one.home);
    // What the change did not touch takes its partner first.
    for (const { file, one } of now.filter((n)=>!n.touched))partnered({
        file,
        one
    });
    return now.filter((n)=>n.touched && !partnered(n)).map(({ file, one })=>({
            file,
            one
        }));
}


/***/ }),

/***/ 9003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZC: () => (/* binding */ isConfiguration),
/* harmony export */   Zu: () => (/* binding */ merged),
/* harmony export */   f5: () => (/* binding */ settingsOf)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(528);
/** Settings of tools as flat lists of texts: `mypy.strict` → `["true"]`, from TOML and from INI files. */ 
const TOML = /(?:^|\/)(?:pyproject|\.?ruff|\.?pytest)\.toml$/;
const INI = /(?:^|\/)(?:setup\.cfg|tox\.ini|\.?mypy\.ini|\.?pytest\.ini|\.flake8|\.?pylintrc)$/;
const isConfiguration = (file)=>TOML.test(file) || INI.test(file);
const normal = (key)=>key.toLowerCase().replaceAll("-", "_");
/** The settings of one file; empty where it cannot be read. */ function settingsOf(file, text) {
    const found = new Map();
    const put = (key, values)=>{
        found.set(normal(key), {
            file,
            values: [
                ...found.get(normal(key))?.values ?? [],
                ...values
            ]
        });
    };
    if (TOML.test(file)) fromToml(file, text, put);
    else if (INI.test(file)) fromIni(file, text, put);
    return found;
}
/** All files together: where a setting moved from one to another nothing changed. */ function merged(all) {
    const found = new Map();
    for (const [key, setting] of all.flatMap((one)=>[
            ...one
        ])){
        const there = found.get(key);
        found.set(key, there === undefined ? setting : {
            file: setting.file,
            values: [
                ...there.values,
                ...setting.values
            ]
        });
    }
    return found;
}
function isTable(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
function fromToml(file, text, put) {
    let read;
    try {
        read = (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text);
    } catch  {
        return;
    }
    const own = /(?:^|\/)\.?(ruff|pytest)\.toml$/.exec(file)?.[1];
    const tools = isTable(read) ? own === "ruff" ? {
        ruff: read
    } : own === "pytest" ? read : isTable(read["tool"]) ? read["tool"] : {} : {};
    for (const [tool, table] of Object.entries(tools))if (isTable(table)) flatten(tool === "pytest" && isTable(table["ini_options"]) ? table["ini_options"] : table, tool, put);
}
function flatten(table, path, put) {
    for (const [key, value] of Object.entries(table)){
        const at = `${path}.${key}`;
        if (isTable(value)) flatten(value, at, put);
        else if (!Array.isArray(value)) put(at, [
            String(value)
        ]);
        else if (!value.some(isTable)) put(at, value.map(String));
        else for (const one of value.filter(isTable))for (const module of [
            one["module"]
        ].flat().map(String))flatten(one, `${at}.${module}`, put);
    }
}
function fromIni(file, text, put) {
    let section = "";
    let key = "";
    for (const raw of text.split(/\r?\n/)){
        if (/^\s*[#;]/.test(raw) || raw.trim() === "") continue;
        const header = /^\[([^\]]+)\]/.exec(raw)?.[1];
        const option = /^([\w.-]+)\s*[=:]\s*(.*)$/.exec(raw);
        if (header !== undefined) [section, key] = [
            sectionName(file, header),
            ""
        ];
        else if (option !== null) {
            key = `${section}.${option[1] ?? ""}`;
            put(key, valuesOf(key, option[2] ?? ""));
        } else if (key !== "" && /^\s/.test(raw)) put(key, valuesOf(key, raw));
    }
}
function sectionName(file, header) {
    if (/pylintrc$/.test(file) || /^pylint\b/.test(header)) return "pylint";
    const module = /^mypy-(.+)$/.exec(header)?.[1];
    return module !== undefined ? `mypy.overrides.${module}` : header.replace(/^tool:/, "");
}
/** Lists of codes stand apart by commas or blanks; a warnings filter is a whole line. */ function valuesOf(key, text) {
    const bare = text.replace(/\s+[#;].*$/, "").trim();
    return (/filterwarnings$/.test(key) ? [
        bare
    ] : bare.split(/[,\s]+/)).filter((v)=>v !== "").map((v)=>/^(?:true|false)$/i.test(v) ? v.toLowerCase() : v);
}


/***/ }),

/***/ 1441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cyclesOf),
/* harmony export */   w: () => (/* binding */ importEdges)
/* harmony export */ });
/** The import graph of the project's own files, from their syntax trees, and its cycles. */ /**
 * Every import statement that leads from one file to another.
 * @param sources AST facts by file
 * @param files the files that count as the project's own
 */ function importEdges(sources, files) {
    const byTail = tails(files);
    return files.flatMap((from)=>(sources.get(from)?.imports ?? []).flatMap((statement)=>{
            const when = statement.type_checking ? "never" : statement.scope === "" ? "import" : "call";
            const targets = new Set(targetsOf(statement, from, byTail));
            return [
                ...targets
            ].filter((to)=>to !== from).map((to)=>({
                    from,
                    to,
                    line: statement.line,
                    when
                }));
        }));
}
/**
 * The files that a statement can mean. A submodule taken from the package that the importing file lies in does not wait
 * for that package: it is being imported already, and a submodule is found without it.
 */ function targetsOf(statement, from, byTail) {
    const base = dottedBase(statement, from);
    const names = statement.names.map(({ name })=>find(byTail, base === "" ? name : `${base}.${name}`, from));
    const itself = find(byTail, base, from);
    const inside = itself !== undefined && itself.endsWith("/__init__.py") && from.startsWith(itself.slice(0, -"__init__.py".length));
    const submodules = names.length > 0 && names.every((file)=>file !== undefined);
    return [
        ...inside && submodules ? [] : [
            itself
        ],
        ...names
    ].filter((file)=>file !== undefined);
}
/** `from ..a import b` in `pkg/sub/mod.py` starts from `pkg.a`. */ function dottedBase({ level, module }, from) {
    if (level === 0) return module;
    return [
        ...from.split("/").slice(0, -level),
        ...module.split(".")
    ].filter((part)=>part !== "").join(".");
}
/** Files by the last part of their module name. */ function tails(files) {
    const found = new Map();
    for (const file of files){
        const last = pathOf(file).split("/").at(-1) ?? "";
        const list = found.get(last);
        if (list === undefined) found.set(last, [
            file
        ]);
        else list.push(file);
    }
    return found;
}
function pathOf(file) {
    return file.replace(/(?:^|\/)__init__\.pyi?$|\.pyi?$/, "");
}
/** The file of a dotted name that lies nearest to the importer: the longest common start, then the shortest path. */ function find(byTail, name, from) {
    const path = name.replaceAll(".", "/");
    const fits = (byTail.get(path.slice(path.lastIndexOf("/") + 1)) ?? []).filter((file)=>pathOf(file) === path || pathOf(file).endsWith(`/${path}`));
    return [
        ...fits
    ].sort((a, b)=>shared(b, from) - shared(a, from) || a.length - b.length)[0];
}
function shared(a, b) {
    let size = 0;
    while(size < a.length && a[size] === b[size])size += 1;
    return size;
}
/** The shortest cycle through each file that is on one, each cycle once, of imports that run with their modules. */ function cyclesOf(edges) {
    const out = new Map();
    for (const edge of edges)if (edge.when === "import") out.set(edge.from, [
        ...out.get(edge.from) ?? [],
        edge
    ]);
    const found = new Map();
    for (const start of out.keys()){
        const cycle = back(out, start);
        if (cycle === null) continue;
        const key = cycle.map((edge)=>edge.from).sort().join("\n");
        if (!found.has(key)) found.set(key, cycle);
    }
    return [
        ...found.values()
    ].sort((a, b)=>a.length - b.length);
}
/** The shortest way from a file back to it, breadth first. */ function back(out, start) {
    const came = new Map();
    let edge = [
        start
    ];
    while(edge.length > 0){
        const next = [];
        for (const file of edge){
            for (const step of out.get(file) ?? []){
                if (came.has(step.to)) continue;
                came.set(step.to, step);
                if (step.to === start) return unwind(came, step);
                next.push(step.to);
            }
        }
        edge = next;
    }
    return null;
}
function unwind(came, last) {
    let cycle = [
        last
    ];
    for(let step = came.get(last.from); step !== undefined && cycle[0].from !== last.to; step = came.get(step.from))cycle = [
        step,
        ...cycle
    ];
    return cycle;
}


/***/ }),

/***/ 2336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ Workspace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/env/change.js
var change = __webpack_require__(7377);
// EXTERNAL MODULE: ./src/probe/history/checkout.js
var checkout = __webpack_require__(6699);
// EXTERNAL MODULE: ./src/probe/history/bench.js
var history_bench = __webpack_require__(3049);
// EXTERNAL MODULE: ./src/probe/history/origin.js
var origin = __webpack_require__(8005);
// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(338);
// EXTERNAL MODULE: ./src/probe/types/mypy.js
var mypy = __webpack_require__(3645);
// EXTERNAL MODULE: ./src/probe/history/repository.js
var history_repository = __webpack_require__(8355);
// EXTERNAL MODULE: ./src/probe/history/worktree.js
var worktree = __webpack_require__(5198);
;// CONCATENATED MODULE: ./src/probe/scratch/copy.js
/** Lays the checkout out a second time, as it stands: its commit, what is not committed, and small files that git ignores. */ 





/** Larger files (bytes), and more of them, are taken for data that no fix needs. */ const LARGEST = 8 << 20;
const MOST = 20_000;
const SKIPPED = new Set([
    ".git",
    "node_modules",
    "__pycache__",
    "site-packages",
    ".tox",
    ".nox",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache"
]);
/** @throws Error with git's words, or the system's, where the copy cannot be made */ async function copyCheckout(context) {
    const inside = await (0,change/* git */.$Y)(context, [
        "rev-parse",
        "--verify",
        "HEAD^{commit}"
    ]);
    return inside.exitCode === 0 ? ofRepository(context) : ofFolder(context);
}
async function ofRepository(context) {
    const repository = await (0,history_repository/* openRepository */.h_)(context);
    const commit = await (0,history_repository/* readCommit */.kN)(context, "HEAD");
    const made = await (0,checkout/* checkOut */.b$)(context, repository, {
        commit,
        tests: null
    }, await (0,worktree/* ignoredFiles */.eQ)(context));
    const untracked = (await (0,change/* git */.$Y)(context, [
        "ls-files",
        "-z",
        "--others",
        "--exclude-standard"
    ])).stdout.split("\0").filter((f)=>f !== "");
    for (const file of new Set([
        ...await (0,worktree/* uncommitted */.SU)(context),
        ...untracked
    ]))overlay(file, context.inputs.project, made.project);
    return {
        project: made.project,
        prefix: repository.prefix,
        original: repository.top,
        remove: ()=>{
            made.remove();
        }
    };
}
/** One file of the work tree laid over the copy, or taken out of it where it is gone. */ function overlay(file, from, to) {
    const target = (0,external_node_path_.join)(to, file);
    if (!(0,checkout/* staysInside */.No)((0,external_node_path_.dirname)(target), to)) return;
    const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(from, file), {
        throwIfNoEntry: false
    });
    if (stat === undefined) (0,external_node_fs_.rmSync)(target, {
        force: true
    });
    else if (stat.isFile() && stat.size <= LARGEST) place((0,external_node_path_.join)(from, file), target);
}
function place(from, target) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), {
        recursive: true
    });
    (0,external_node_fs_.rmSync)(target, {
        force: true
    }); // a link there would lead elsewhere
    (0,external_node_fs_.copyFileSync)(from, target);
}
/** A project that is no git checkout: its plain files, without environments, caches and the bundle. */ function ofFolder(context) {
    const { project: from, out } = context.inputs;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(context.scratch, "copies"), {
        recursive: true
    });
    const project = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(context.scratch, "copies", "copy-"));
    const folders = [
        ""
    ];
    let left = MOST;
    for(let folder = folders.pop(); folder !== undefined; folder = folders.pop()){
        for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(from, folder), {
            withFileTypes: true
        })){
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory() && !SKIPPED.has(entry.name) && (0,external_node_path_.resolve)(from, path) !== (0,external_node_path_.resolve)(out) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(from, path, "pyvenv.cfg"))) folders.push(path);
            if (!entry.isFile() || (0,external_node_fs_.statSync)((0,external_node_path_.join)(from, path)).size > LARGEST) continue;
            left -= 1;
            if (left < 0) throw new Error(`the folder has more than ${String(MOST)} files and is no git checkout`);
            place((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(project, path));
        }
    }
    return {
        project,
        prefix: "",
        original: from,
        remove: ()=>{
            (0,external_node_fs_.rmSync)(project, {
                recursive: true,
                force: true
            });
        }
    };
}

;// CONCATENATED MODULE: ./src/probe/scratch/workspace.js
/**
 * A throw-away copy of the checkout in which files may be changed and pytest and mypy run. A run counts only where the
 * first-party code that it loaded is the copy's: an editable install points at the user's checkout.
 */ 









const APPLY_MS = 30_000;
class Workspace {
    #bench;
    #copy;
    /** Two copies are checked at the same time: mypy locks the cache that it writes. */ #name = (0,external_node_crypto_.randomBytes)(4).toString("hex");
    #own;
    #setup;
    /** The text of each file before it was changed; null where it was not there. */ #before = new Map();
    constructor(bench, copy, python){
        this.#bench = {
            ...bench,
            interpreter: (0,history_bench/* direct */.ob)(bench.interpreter)
        };
        this.#copy = copy;
        this.#own = (0,origin/* ownNames */.Dx)(bench.interpreter, python);
        this.#setup = {
            path: [
                ...new Set((0,origin/* editablePaths */.VJ)(bench.context, bench.interpreter))
            ],
            extras: []
        };
    }
    /**
   * @param python the project's Python files
   * @throws Error where the copy cannot be made
   */ static async open(bench, python) {
        return new Workspace(bench, await copyCheckout(bench.context), python);
    }
    /** Absolute folder of the project in the copy. */ get project() {
        return this.#copy.project;
    }
    /** The project's folder in its repository: "" or ending in "/". Patches name files from the repository's top. */ get prefix() {
        return this.#copy.prefix;
    }
    /** As for the user's checkout, with its paths moved into the copy. */ get context() {
        return (0,history_bench/* contextIn */.PO)(this.#bench.context, this.project, this.#setup);
    }
    get interpreter() {
        return this.#bench.interpreter;
    }
    /** @returns null where the file is not there, or leads out of the copy */ read(file) {
        try {
            return (0,external_node_fs_.readFileSync)(this.#inside(file), "utf8");
        } catch  {
            return null;
        }
    }
    /** Writes a file of the project, or takes it away (null). @throws Error where the path leads out of the copy */ write(file, content) {
        const path = this.#inside(file);
        if (!this.#before.has(file)) this.#before.set(file, this.read(file));
        if (content === null) {
            (0,external_node_fs_.rmSync)(path, {
                force: true
            });
            return;
        }
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), {
            recursive: true
        });
        (0,external_node_fs_.writeFileSync)(path, content);
    }
    /**
   * Applies a patch as a person would, from the project's folder.
   * @param files those that it changes, to be put back by `restore`
   * @returns git's words where it does not apply
   */ async apply(patch, files) {
        for (const file of files)if (!this.#before.has(file)) this.#before.set(file, this.read(file));
        const { context } = this;
        const ran = await context.exec.run({
            argv: [
                ...change/* SAFE_GIT */.zm,
                "apply",
                "--whitespace=nowarn",
                "-"
            ],
            cwd: this.project,
            timeoutMs: APPLY_MS,
            env: checkout/* ENVIRONMENT */.M0,
            stdin: patch
        });
        return ran.exitCode === 0 ? null : ran.stderr.trim();
    }
    /** Puts every file back that was written. */ restore() {
        for (const [file, content] of this.#before)this.write(file, content);
        this.#before.clear();
    }
    async pytest(question) {
        const first = await this.#pytest(question);
        if (first.kind === "run" || this.#setup.path.length > 0) return first;
        // An installed copy goes before the checkout's: its own folders are put first.
        this.#setup = {
            ...this.#setup,
            path: (0,origin/* rootsIn */.Xb)(this.project, "")
        };
        return this.#pytest(question);
    }
    async #pytest(question) {
        const read = await (0,reproduce/* readRun */.cI)(this.context, this.interpreter, this.#bench.neutral, question);
        const foreign = (0,origin/* strangers */.ob)(read, (0,origin/* namesThere */.tl)(this.#own, this.project), this.#copy.original);
        if (foreign === null) return {
            kind: "foreign",
            reason: "the run did not tell where its modules came from"
        };
        return foreign.length > 0 ? {
            kind: "foreign",
            reason: `it ran other code than the copy's: ${foreign.slice(0, 3).join(", ")}`
        } : {
            kind: "run",
            read
        };
    }
    async mypy(plan, call) {
        const targets = plan.targets.map((t)=>(0,origin/* moved */.aW)(t, this.#bench.context.inputs.project, this.project));
        const run = await (0,mypy/* callMypy */.Wo)(this.context, this.interpreter, {
            ...call,
            args: [
                "--no-incremental",
                ...(0,mypy/* targetWords */.LT)(targets)
            ],
            cache: `scratch-mypy-${this.#name}`
        });
        return {
            ...run,
            errors: (0,mypy/* errorsOf */.Bp)(run, this.project)
        };
    }
    remove() {
        this.#copy.remove();
    }
    #inside(file) {
        const root = (0,external_node_fs_.realpathSync)(this.project);
        const path = (0,external_node_path_.resolve)(root, file);
        if (!path.startsWith(`${root}${external_node_path_.sep}`) || !(0,checkout/* staysInside */.No)(path, root) || (0,external_node_fs_.lstatSync)(path, {
            throwIfNoEntry: false
        })?.isSymbolicLink() === true) throw new Error(`${file} leads out of the checkout`);
        return (0,external_node_path_.join)(root, path.slice(root.length + 1));
    }
}


/***/ }),

/***/ 9484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dstar),
/* harmony export */   Q: () => (/* binding */ ochiai)
/* harmony export */ });
/** Formulas of spectrum-based fault localisation over how many failing and passing tests run a line. */ /**
 * Ochiai's coefficient: R. Abreu, P. Zoeteweij, A. van Gemund, "An Evaluation of Similarity Coefficients for Software Fault
 * Localization", PRDC 2006.
 * @returns 0 to 1
 */ function ochiai({ failed, passed, failing }) {
    return failed === 0 ? 0 : failed / Math.sqrt(failing * (failed + passed));
}
/**
 * DStar with an exponent of 2: W. E. Wong, V. Debroy, R. Gao, Y. Li, "The DStar Method for Effective Software Fault
 * Localization", IEEE Transactions on Reliability 63(1), 2014. It breaks ties of Ochiai's coefficient.
 * @returns 0 and more; infinite for a line that all failing tests run and no other
 */ function dstar({ failed, passed, failing }) {
    return failed === 0 ? 0 : failed ** 2 / (passed + (failing - failed));
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

/***/ 9874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refresh),
/* harmony export */   v: () => (/* binding */ withFixes)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(604);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9779);
/** What is learnt after the report was built: fixes of somebody else, and what came of fixes in the checkout itself. */ 

/** The same report with the evidence, the trace and the lists as they are now. */ function refresh(report, { recorder, notRun, unmapped }) {
    const evidence = (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)(recorder);
    return {
        ...report,
        evidence,
        trace: (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .traceOf */ .fC)(recorder),
        not_run: notRun,
        unmapped,
        totals: {
            ...report.totals,
            runs: evidence.filter((e)=>e.source.type === "command").length
        }
    };
}
/** Puts fixes to the chains that have no verified one; each verified one is a line of the WIN block. */ function withFixes(report, mended) {
    const chains = report.chains.map((chain)=>{
        const found = mended.get(chain.id);
        return found === undefined || chain.fix?.status === "verified" ? chain : {
            ...chain,
            fix: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .fixOf */ .BW)(found)
        };
    });
    const lines = chains.flatMap(({ fix })=>fix?.status === "verified" ? [
            {
                what: fix.patch,
                outcome: "the same nodes exit 0, not applied"
            }
        ] : []);
    return {
        ...report,
        chains,
        win_evidence: [
            ...report.win_evidence,
            ...lines
        ]
    };
}


/***/ }),

/***/ 604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tx: () => (/* binding */ attemptOf),
  FK: () => (/* binding */ buildReport),
  X1: () => (/* binding */ evidenceOf),
  fC: () => (/* binding */ traceOf)
});

// EXTERNAL MODULE: ./src/diagnose/diagnose.js + 3 modules
var diagnose = __webpack_require__(2258);
// EXTERNAL MODULE: ./src/env/addopts.js
var addopts = __webpack_require__(5020);
// EXTERNAL MODULE: ./src/stages/chain.js + 1 modules
var stages_chain = __webpack_require__(9779);
// EXTERNAL MODULE: ./src/publish/attempt.js
var publish_attempt = __webpack_require__(6400);
// EXTERNAL MODULE: ./src/publish/blocked.js
var blocked = __webpack_require__(1477);
// EXTERNAL MODULE: ./src/publish/remember.js
var remember = __webpack_require__(3346);
// EXTERNAL MODULE: ./src/stages/gather.js + 5 modules
var gather = __webpack_require__(6206);
;// CONCATENATED MODULE: ./src/stages/first.js
/** What running a change's own tests on the base's code showed, as the report has it. */ function testsAdded(tests) {
    return [
        ...new Set(tests.map((t)=>t.file))
    ].map((file)=>({
            file,
            cases: tests.filter((t)=>t.file === file).map(({ name, onBase, evidence })=>({
                    name,
                    verifies: inWords(name),
                    on_base: onBase,
                    evidence: evidence === null ? [] : [
                        evidence.id
                    ]
                }))
        }));
}
/** `TestCart::test_total_is_rounded` → "total is rounded". */ function inWords(name) {
    const last = name.split("::").at(-1) ?? name;
    return last.replace(/^test_?/i, "").replaceAll("_", " ").trim() || last;
}
/** Tests that pass on the base's code as well. */ function idle(tests) {
    return tests.flatMap(({ file, line, name, onBase, evidence })=>onBase !== "passed" || evidence === null ? [] : [
            {
                what: "idle-test",
                kind: null,
                file,
                line,
                in_change: true,
                evidence: [
                    evidence.id
                ],
                statement: `\`${name}\` at \`${file}:${String(line)}\` is new in this change and passes on the base's code too: it proves nothing new.`
            }
        ]);
}

// EXTERNAL MODULE: ./src/report/words.js
var words = __webpack_require__(1329);
;// CONCATENATED MODULE: ./src/stages/invariants.js
/** What held in every run of this attempt, and what may not hold: for whoever looks above the code. */ 
function invariants(parts) {
    const { experiments: { history, isolations }, gathered: { types, reproduction, smoke }, forced } = parts;
    const base = history.baseline;
    const green = [
        ...base?.nodes.values() ?? []
    ].filter((s)=>s === "passed").length;
    const verdicts = [
        ...isolations
    ].filter(([, i])=>i.failed.runs > 0).map(([node, i])=>`holds: \`${node}\` fails ${String(i.failed.runs)} of ${String(i.failed.of)} in fresh processes (${i.verdict})`);
    const violated = (forced?.checklist ?? []).flatMap((c)=>c.answer?.includes("violated: ") === true ? [
            `may be violated: ${c.answer}`
        ] : []);
    const brought = [
        ...new Map([
            ...history.byGroup.values()
        ].flatMap((v)=>v.introducedBy === null ? [] : [
                [
                    v.introducedBy.sha,
                    v.introducedBy.subject
                ]
            ])).entries()
    ];
    return [
        ...base === null ? [] : [
            `holds: at the merge base ${base.sha.slice(0, 7)} ${String(green)} of the ${(0,words/* plural */.LS)(base.nodes.size, "failing node")} asked there pass${green === 1 ? "es" : ""}`
        ],
        ...brought.map(([sha, subject])=>`holds: the first red commit is ${sha.slice(0, 7)} “${subject}”`),
        ...verdicts.slice(0, 4),
        ...types === null ? [] : [
            types.exitCode === 0 ? "holds: mypy reports nothing" : `may be violated: mypy reports ${(0,words/* plural */.LS)(types.failures.length, "error")}`
        ],
        ...reproduction.passed.size === 0 ? [] : [
            `holds: ${(0,words/* plural */.LS)(reproduction.passed.size, "test")} of the same run pass${reproduction.passed.size === 1 ? "es" : ""}`
        ],
        ...smoke.length === 0 ? [] : [
            `${smoke.every((s)=>s.outcome === "passed") ? "holds" : "may be violated"}: ${String(smoke.filter((s)=>s.outcome === "passed").length)} of ${(0,words/* plural */.LS)(smoke.length, "entry point")} start`
        ],
        ...violated
    ];
}

;// CONCATENATED MODULE: ./src/stages/need.js
/** What the next fixer must supply, since it could not be had here: a secret, a service, older commits, a command. */ 
const MOST = 20;
/** The name of a variable, as people write it. */ const VARIABLE = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/;
const WANTING = /\b(?:not set|unset|missing|required?|requires|needs?|without|undefined|no)\b/i;
const REFUSED = /connection refused|could not connect|can't connect|cannot connect|name or service not known|temporary failure in name resolution|no route to host|failed to resolve|getaddrinfo failed/i;
/** @param chains with their roots: only what fails, or was skipped, asks for something */ function needs(parts) {
    const all = [
        ...need_history(parts),
        ...variables(parts),
        ...skipped(parts),
        ...services(parts),
        ...commands(parts)
    ];
    const seen = new Map();
    for (const need of all)if (!seen.has(need.target)) seen.set(need.target, need);
    return [
        ...seen.values()
    ].slice(0, MOST);
}
/** What a checkout without its history could not tell, in the words of whoever asked. */ function need_history({ context }) {
    return context.notRun.filter((n)=>n.reason.includes("fetch-depth: 0")).slice(0, 1).map((n)=>({
            target: "base commit",
            reason: n.reason
        }));
}
function variables({ trials, context }) {
    return trials.flatMap(({ diagnosis: { findings: [root] } })=>{
        const name = root.kind === "env.variable-missing" ? /`([A-Za-z_]\w*)`, which/.exec(root.statement)?.[1] : undefined;
        return name === undefined ? [] : [
            {
                target: name,
                reason: whyNot(name, context.env)
            }
        ];
    });
}
function whyNot(name, env) {
    return env[name] === undefined ? "the code reads it, and it is not set here" : `it is set in the step and withheld from the tests: \`--pass-env ${name}\` lets it through`;
}
/** Failing nodes of CI that are skipped here for want of a variable. */ function skipped({ gathered, context }) {
    const byName = new Map();
    for (const reason of gathered.reproduction.skipped.values()){
        const name = WANTING.test(reason) ? VARIABLE.exec(reason)?.[0] : undefined;
        if (name !== undefined) byName.set(name, (byName.get(name) ?? 0) + 1);
    }
    return [
        ...byName
    ].map(([target, n])=>({
            target,
            reason: `${(0,words/* plural */.LS)(n, "test is", "tests are")} skipped without it; ${whyNot(target, context.env)}`
        }));
}
function services({ trials }) {
    return trials.flatMap(({ diagnosis })=>diagnosis.failures.flatMap((f)=>f.type === "mypy" ? [] : f.exceptions)).flatMap((e)=>{
        if (!e.mro.some((c)=>c === "ConnectionRefusedError" || c === "gaierror") && !REFUSED.test(e.message)) return [];
        return [
            {
                target: `service${placeOf(e)}`,
                reason: `the tests connect to it, and nothing answers here: \`${e.type}: ${e.message.split("\n", 1)[0]?.slice(0, 200) ?? ""}\``
            }
        ];
    });
}
/** ` at localhost:5432`, as far as the message tells. */ function placeOf({ message }) {
    const [, host, port] = /(?:\(|host[= ]+|server at |to |=)["']?([\w-]+(?:\.[\w-]+)*)["']?(?:[^\n]{0,40}?port[= ]+|:|["']?, ?)(\d{2,5})\b/.exec(message) ?? [];
    return host === undefined ? "" : ` at ${host}:${port ?? ""}`;
}
/** A traceback that nothing here printed again. */ function commands({ collected, context }) {
    const [bare] = collected.tests.length === 0 && context.inputs.smoke.length === 0 ? collected.runs.filter((r)=>r.what === "traceback") : [];
    return bare === undefined ? [] : [
        {
            target: "command",
            reason: `what printed the traceback of ${bare.origin.input} was not run again; give it with --smoke`
        }
    ];
}

// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(338);
// EXTERNAL MODULE: ./src/probe/paths.js
var paths = __webpack_require__(7372);
// EXTERNAL MODULE: ./src/probe/signature.js
var signature = __webpack_require__(5422);
;// CONCATENATED MODULE: ./src/stages/unseen.js
/** Chains of failures that were not seen here: what CI saw and passes by itself, and what an earlier push left. */ 



/** @param count chains before these */ function unseen(parts, count) {
    const { earlier } = parts.gathered;
    const chains = [
        ...notReproduced(parts),
        ...tracebacks(parts),
        ...earlier === null ? [] : [
            ...fixed(parts, earlier),
            ...left(earlier)
        ]
    ];
    return chains.map((chain, i)=>({
            ...chain,
            id: (0,stages_chain/* chainId */.tL)(count + i)
        }));
}
const BARE = {
    id: "",
    pre_existing: false,
    signatures: [],
    root: null,
    fix: null
};
/** Given failures that passed or were skipped here: one chain for each way in which CI saw them fail. */ function notReproduced(parts) {
    const { gathered, context } = parts;
    const { evidence } = gathered.reproduction;
    const earlier = new Set([
        ...gathered.earlier?.passed ?? [],
        ...gathered.earlier?.open.keys() ?? []
    ]);
    const groups = new Map();
    for (const [id, test] of gathered.given){
        if (earlier.has(id) || parts.experiments.failures.some((f)=>f.type === "test" && f.node === id)) continue;
        const here = outcomeHere(id, gathered.reproduction, parts.experiments.isolations.get(id));
        if (here === null) continue;
        const key = `${test.exception ?? ""} ${(0,signature/* skeleton */.qV)(test.message)}`;
        groups.set(key, [
            ...groups.get(key) ?? [],
            {
                id,
                test,
                here
            }
        ]);
    }
    return [
        ...groups.values()
    ].map((members)=>({
            ...BARE,
            verdict: "not-reproduced",
            signatures: [],
            failed: {
                ...isolationOf(parts, members[0]?.id)?.failed ?? {
                    runs: 0,
                    of: 1
                }
            },
            symptoms: members.map(({ id, test, here })=>symptom(id, test.phase ?? "call", test.exception, `${here}; in CI: ${test.message}`)),
            shown_by: [
                ...(isolationOf(parts, members[0]?.id)?.evidence ?? evidence).map((e)=>e.id),
                ...members.slice(0, 1).flatMap(({ test })=>test.mentions.slice(0, 1).map((m)=>context.recorder.fromInput(m.origin.input, m.text, "CI saw it fail").id)),
                ...new Set(members.flatMap(({ id })=>[
                        ...parts.behind
                    ].filter(([node])=>(0,reproduce/* isUnder */.Jo)(id, node)).map(([, e])=>e.id)))
            ]
        }));
}
const isolationOf = ({ experiments }, id)=>id === undefined ? undefined : experiments.isolations.get(id);
const symptom = (node, phase, exception, message)=>({
        node,
        phase,
        exception,
        message: message.slice(0, 600),
        file: node.split("::", 1)[0] ?? null,
        line: null
    });
/** How a given node, or module, fared here where it did not fail; null where it failed or did not end. */ function outcomeHere(id, { passed, skipped, failures }, isolation) {
    if (failures.some((f)=>(0,reproduce/* isUnder */.Jo)(id, f.node))) return null;
    if ([
        ...passed
    ].some((node)=>(0,reproduce/* isUnder */.Jo)(id, node))) return `passed here, ${String(isolation?.failed.runs ?? 0)} of ${String(isolation?.failed.of ?? 1)} failed`;
    const skip = [
        ...skipped
    ].find(([node])=>(0,reproduce/* isUnder */.Jo)(id, node));
    return skip === undefined ? null : `skipped here: ${skip[1]}`;
}
/** Tracebacks of a log without pytest in it that no command of `--smoke` printed again. */ function tracebacks({ collected, gathered, context }) {
    if (collected.tests.length > 0) return [];
    const again = new Set(gathered.smoke.flatMap((s)=>s.exceptions.slice(0, 1).map((e)=>(0,signature/* skeleton */.qV)(e.message === "" ? e.type : `${e.type}: ${e.message}`))));
    return collected.runs.filter((r)=>r.what === "traceback" && !again.has((0,signature/* skeleton */.qV)(r.message))).map((r)=>({
            ...BARE,
            verdict: "not-reproduced",
            signatures: [],
            failed: {
                runs: 0,
                of: gathered.smoke.filter((s)=>s.kind === "command").length
            },
            symptoms: [
                {
                    run: "traceback",
                    message: r.message.slice(0, 600),
                    file: r.file === null ? null : (0,paths/* toProject */.l4)(r.file, context.inputs.project),
                    line: r.line,
                    node: null
                }
            ],
            shown_by: [
                context.recorder.fromInput(r.origin.input, r.text, "CI saw it end so").id,
                ...gathered.smoke.filter((s)=>s.kind === "command").map((s)=>s.evidence.id)
            ]
        }));
}
/** What failed on an earlier push and passes now, the run before and the run after in its evidence. */ function fixed(parts, { passed, prior, evidence }) {
    const { reproduction, types } = parts.gathered;
    // What failed in company or now and then is a chain of its own by now.
    const nodes = passed.filter((id)=>!parts.experiments.failures.some((f)=>f.type === "test" && f.node === id));
    const checked = prior.mypy !== null && types?.exitCode === 0 ? types : null;
    const symptoms = [
        ...nodes.map((id)=>symptom(id, "call", null, "failed on an earlier push")),
        ...checked === null ? [] : [
            {
                mypy: true,
                file: prior.mypy?.[0] ?? parts.gathered.typesPlan?.configuration ?? ".",
                line: null,
                code: null,
                message: "mypy failed on an earlier push"
            }
        ]
    ];
    if (symptoms.length === 0) return [];
    const runs = nodes.map((id)=>isolationOf(parts, id)?.failed.of ?? 1);
    return [
        {
            ...BARE,
            verdict: "fixed",
            signatures: [],
            symptoms,
            failed: {
                runs: 0,
                of: Math.max(1, ...runs)
            },
            shown_by: [
                evidence.id,
                ...nodes.length === 0 ? [] : reproduction.evidence.map((e)=>e.id),
                ...checked === null ? [] : [
                    checked.evidence.id
                ]
            ]
        }
    ];
}
/** What failed on an earlier push and was deleted, skipped or marked xfail since: that is no pass. It keeps the earlier signatures. */ function left({ open, prior, evidence }) {
    if (open.size === 0) return [];
    return [
        {
            ...BARE,
            verdict: "not-reproduced",
            signatures: Object.keys(prior.signatures),
            failed: {
                runs: 0,
                of: 0
            },
            shown_by: [
                evidence.id
            ],
            symptoms: [
                ...open
            ].map(([id, why])=>symptom(id, "call", null, `failed on an earlier push; ${why}`))
        }
    ];
}

;// CONCATENATED MODULE: ./src/stages/build.js
/** Stage 6: everything that is known becomes the report. */ 










/** The attempt that the failures of this run make it, before their chains are built. */ function attemptOf({ inputs }, trials) {
    const live = trials.filter(({ diagnosis })=>!diagnosis.preExisting).flatMap(({ diagnosis })=>diagnosis.signatures);
    return (0,publish_attempt/* countAttempt */.r)(inputs.prior, inputs.head, live.map(remember/* shortSignature */.hO), inputs.attempt);
}
function buildReport(parts) {
    const { context, gathered } = parts;
    const { recorder, inputs } = context;
    const chains = parts.trials.map(({ diagnosis, trial }, i)=>(0,stages_chain/* chainOf */.dR)((0,stages_chain/* chainId */.tL)(i), diagnosis, trial, recorder));
    chains.push(...unseen(parts, chains.length));
    accountFor(parts);
    const win = chains.every((c)=>c.verdict === "fixed") && green(parts) ? "PASS" : "FAIL";
    recorder.record({
        surface: "cognitive",
        step_id: "S6",
        action: "win.decide",
        marker: "REFLECT",
        note: `${win}: ${String(chains.length)} chains`
    });
    const attempt = (0,publish_attempt/* countAttempt */.r)(inputs.prior, inputs.head, (0,remember/* signaturesOf */.Rr)(chains), inputs.attempt);
    const proof = winEvidence(parts);
    const runs = recorder.evidence.filter((e)=>e.source.type === "command");
    return {
        schema: "python-trace/report/v1",
        run_id: recorder.runId,
        win,
        sg: "sg-0016 python-trace",
        attempt: {
            number: attempt.number,
            mode: attempt.mode,
            signature: (0,diagnose/* combined */.y)(parts.trials.map((t)=>t.diagnosis)),
            changed: attempt.changed
        },
        brief: inputs.brief,
        forced_context: attempt.mode === "context-override" ? forcedOf(parts.forced) : null,
        escalation: attempt.mode !== "escalation" ? null : (0,blocked/* escalationOf */.B4)({
            chains,
            prior: inputs.prior,
            pushed: parts.pushed,
            invariants: invariants(parts),
            checked: (parts.forced?.checklist ?? []).map((c)=>`${c.line}: ${c.answer ?? "no answer"}`)
        }),
        need_context: needs(parts),
        chains,
        win_evidence: proof,
        mypy_targets: gathered.typesPlan === null ? null : [
            ...gathered.typesPlan.targets
        ],
        smoke: gathered.smoke.map(({ kind, what, outcome, evidence })=>({
                kind,
                what,
                outcome,
                evidence: [
                    evidence.id
                ]
            })),
        tests_added: testsAdded(parts.added),
        decisions: parts.decisions,
        findings: [
            ...parts.findings,
            ...idle(parts.added)
        ],
        evidence: evidenceOf(recorder),
        unmapped: context.unmapped,
        not_run: context.notRun,
        environment: environmentOf(parts),
        trace: traceOf(recorder),
        totals: {
            failed_tests: new Set(parts.experiments.failures.flatMap((f)=>f.type === "test" ? [
                    f.node
                ] : [])).size,
            mypy_errors: gathered.types?.failures.length ?? 0,
            runs: runs.length,
            seconds: Math.round(parts.seconds * 10) / 10
        }
    };
}
function forcedOf(forced) {
    if (forced === null) return null;
    const ids = (evidence)=>[
            ...new Set(evidence.map((e)=>e.id))
        ];
    return {
        facts: forced.facts.map(({ statement, evidence })=>({
                statement,
                evidence: ids(evidence)
            })),
        suspect: [
            ...forced.suspect
        ],
        checklist: forced.checklist.map(({ line, answer, evidence })=>({
                line,
                answer,
                evidence: ids(evidence)
            }))
    };
}
/** What has been minted so far, as the report has it. */ const evidenceOf = (recorder)=>recorder.evidence.map(({ id, claim, source, excerpt })=>({
            id,
            claim,
            source: sourceOf(source),
            excerpt
        }));
const traceOf = (recorder)=>({
        file: recorder.traceFile,
        records: recorder.records,
        errors: recorder.errors,
        latest: recorder.latest.map((e)=>`${e.ts} ${e.surface} ${e.step_id} ${e.action}`)
    });
function sourceOf(source) {
    switch(source.type){
        case "command":
            return {
                ...source,
                argv: [
                    ...source.argv
                ]
            };
        case "file":
            return {
                ...source,
                lines: source.lines === null ? null : [
                    source.lines[0],
                    source.lines[1]
                ]
            };
        case "input":
        case "prior":
            return {
                ...source
            };
    }
}
/** No silent loss: a given failure without an outcome is listed with its reason. */ function accountFor(parts) {
    const { gathered, context, collected } = parts;
    const { failures, passed, skipped, unknown, runs } = gathered.reproduction;
    const told = new Set([
        ...failures.map((f)=>f.node),
        ...passed,
        ...skipped.keys(),
        ...unknown,
        ...runs.flatMap((r)=>r.node === null ? [] : [
                r.node
            ]),
        ...context.notRun.map((n)=>n.step.replace(/^pytest /, ""))
    ]);
    const under = (id)=>[
            ...told
        ].some((t)=>t.startsWith(`${id}::`) || t.startsWith(`${id}[`) || t === id.split("::", 1)[0]);
    const ended = runs[0];
    for (const [id, test] of gathered.given){
        if (!told.has(id) && !under(id)) {
            context.notRun.push({
                step: `pytest ${id}`,
                reason: ended === undefined ? `pytest gave no outcome for it (${(0,gather/* describe */.q)(test)})` : `the run ended before: ${ended.message.split("\n", 1)[0] ?? ""}`
            });
        }
    }
    for (const error of collected.types.filter((t)=>t.severity === "error")){
        const here = gathered.types?.failures.some((f)=>f.file === error.file && f.message === error.message);
        if (here !== true) context.unmapped.push({
            input: `${error.origin.input}: ${error.file}:${String(error.line ?? "?")} ${error.message}`,
            reason: gathered.types === null ? "mypy was not run here" : "mypy here does not report it"
        });
    }
    for (const run of collected.runs.filter((r)=>r.what !== "traceback" || collected.tests.length > 0)){
        if (runs.length === 0 && failures.length === 0) context.unmapped.push({
            input: run.origin.input,
            reason: `${run.what} in CI, not seen here: ${run.message.split("\n", 1)[0] ?? ""}`
        });
    }
}
/** Something ran, and all of it passed; nothing that was given is left open. */ function green(parts) {
    const { reproduction, types } = parts.gathered;
    const ran = reproduction.passed.size > 0 || types !== null || parts.collected.kind === "green";
    return ran && (types === null || types.exitCode === 0) && parts.context.unmapped.length === 0 && reproduction.runs.length === 0;
}
const WORDS = 6;
/** A command as a person reads it: of many node ids the first two are shown. */ function shown(argv) {
    const ids = argv.filter((a)=>a.includes("::") || a.endsWith(".py"));
    if (ids.length <= WORDS) return (0,addopts/* shlexJoin */.r)(argv);
    const [first, second] = ids;
    const rest = argv.filter((a)=>!ids.includes(a));
    return `${(0,addopts/* shlexJoin */.r)([
        ...rest,
        first ?? "",
        second ?? ""
    ])} … (${String(ids.length)} nodes)`;
}
function winEvidence(parts) {
    const { reproduction, types, earlier } = parts.gathered;
    const started = parts.gathered.smoke.filter((s)=>s.kind === "command").map((s)=>s.evidence);
    const all = [
        ...earlier === null ? [] : [
            earlier.evidence
        ],
        ...reproduction.evidence,
        ...types === null ? [] : [
            types.evidence
        ],
        ...started
    ];
    const lines = all.flatMap((e)=>e.source.type === "command" ? [
            {
                what: shown(e.source.argv),
                outcome: e.claim
            }
        ] : e.source.type === "prior" ? [
            {
                what: `run ${e.source.run_id} at ${e.source.sha.slice(0, 7)}`,
                outcome: e.claim
            }
        ] : []);
    return lines.length > 0 ? lines : inputLines(parts);
}
/** Where nothing had to be run: the green run that CI left is the evidence. */ function inputLines({ collected, context, interpreter }) {
    const order = collected.orders[0];
    const said = collected.context.find((c)=>c.facts["outcome"] !== undefined || c.facts["mypy"] !== undefined);
    const input = order?.origin.input ?? said?.origin.input;
    if (collected.kind !== "green" || input === undefined) return [
        {
            what: shown(interpreter.shown),
            outcome: "nothing could be run"
        }
    ];
    const outcome = order === undefined ? said?.facts["outcome"] ?? said?.facts["mypy"] ?? "nothing failed" : `${String(order.refs.length)} tests, none failed`;
    context.recorder.fromInput(input, outcome, outcome);
    return [
        {
            what: input,
            outcome
        }
    ];
}
function environmentOf({ interpreter, gathered, neutralised, context }) {
    const { facts } = interpreter;
    const plugins = gathered.reproduction.session?.plugins.map((p)=>`${p.name} ${p.version}`).join(", ");
    return {
        python: facts.version,
        pytest: facts.pytest?.version ?? "none",
        mypy: facts.mypy?.version ?? "none",
        platform: facts.platform,
        interpreter: `${interpreter.argv.join(" ")} (${interpreter.reason})`,
        prefix: facts.prefix,
        rootdir: facts.pytest?.rootdir ?? "",
        configuration: facts.pytest?.inipath ?? "none",
        plugins: plugins ?? "",
        neutralised: neutralised.join("; ") || "nothing",
        project: context.inputs.project
    };
}


/***/ }),

/***/ 9779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tL: () => (/* binding */ chainId),
  dR: () => (/* binding */ chainOf),
  BW: () => (/* binding */ fixOf)
});

// EXTERNAL MODULE: ./src/probe/signature.js
var signature = __webpack_require__(5422);
// EXTERNAL MODULE: ./src/env/files.js
var files = __webpack_require__(2766);
;// CONCATENATED MODULE: ./src/report/symptom.js
/** Failures as the report's symptoms. */ 

const MESSAGE = 600;
const cut = (text)=>text.length > MESSAGE ? `${text.slice(0, MESSAGE)} …` : text;
function symptomOf(failure) {
    switch(failure.type){
        case "mypy":
            return {
                mypy: true,
                file: failure.file,
                line: failure.line,
                code: failure.code,
                message: cut(failure.message)
            };
        case "test":
            return {
                node: failure.node,
                phase: failure.phase,
                exception: failure.exceptions[0]?.type ?? null,
                message: cut(failure.exceptions[0]?.message ?? failure.longrepr),
                ...placeOf(failure)
            };
        case "run":
            return {
                run: runOf(failure.what),
                message: cut(failure.message),
                node: failure.node,
                ...placeOf(failure)
            };
    }
}
function runOf(what) {
    switch(what){
        case "crash":
        case "hang":
        case "exit":
            return "crash";
        case "usage":
        case "conftest":
            return "usage";
        case "internal-error":
        case "traceback":
            return what;
    }
}
/** Where the failure shows: the test's own line where it has one on the way, else the deepest frame of the project. */ function placeOf(failure) {
    const raised = failure.exceptions[0];
    if (raised === undefined) return {
        file: failure.type === "test" ? failure.node.split("::", 1)[0] ?? null : null,
        line: null
    };
    const own = failure.type === "test" ? raised.frames.filter((f)=>f.file === failure.node.split("::", 1)[0]).at(-1) : undefined;
    const frame = own ?? (0,signature/* deepest */.JS)(raised, files/* isFirstParty */.FF);
    return frame === null ? {
        file: raised.syntax?.file ?? null,
        line: raised.syntax?.line ?? null
    } : {
        file: frame.file,
        line: frame.line
    };
}

;// CONCATENATED MODULE: ./src/stages/chain.js
/** A diagnosis becomes a chain of the report: its quotes become evidence, its confidence is worked out. */ 
const CANDIDATES = 5;
/** The name of a chain by its place in the report. */ const chainId = (index)=>`C${String(index + 1)}`;
/** Makes the chain of one diagnosis. */ function chainOf(id, diagnosis, trial, recorder) {
    const { isolation, history } = trial;
    const [first, ...others] = diagnosis.findings;
    const contrast = contrastOf(first, trial);
    const shown = [
        ...new Set([
            ...(isolation?.evidence ?? []).map((e)=>e.id),
            diagnosis.failures[0].evidence.id
        ])
    ];
    const evidence = [
        ...new Set([
            ...shown,
            ...proof(first, recorder),
            ...contrast === null ? [] : [
                contrast.failing.id,
                contrast.passing.id
            ],
            ...(history?.introducedBy?.evidence ?? []).map((e)=>e.id)
        ])
    ];
    const confidence = contrast === null ? first.confidence : "proven";
    recorder.record({
        surface: "cognitive",
        step_id: "S4",
        action: "root.pick",
        marker: "REASON",
        note: `${id}: ${first.kind} at ${first.file ?? "outside the checkout"}${first.line === null ? "" : `:${String(first.line)}`} (${confidence}, ${first.score.toFixed(2)}), before ${others.slice(0, 4).map((o)=>`${o.kind} ${o.score.toFixed(2)}`).join(", ") || "nothing else"}`
    });
    const root = {
        kind: first.kind,
        file: first.file,
        line: first.line,
        statement: history?.exposes == null ? first.statement : `${first.statement} ${history.exposes}`,
        confidence,
        because: `${why(first, contrast)}; disproved by: ${first.disprovedBy}`,
        evidence,
        candidates: [
            candidateOf(first, evidence),
            ...others.slice(0, CANDIDATES - 1).map((o)=>candidateOf(o, proof(o, recorder)))
        ],
        introduced_by: history?.introducedBy == null ? null : {
            sha: history.introducedBy.sha,
            subject: history.introducedBy.subject
        },
        polluter: isolation?.polluter ?? null,
        polluters: [
            ...isolation?.polluters ?? []
        ],
        leaks: (isolation?.leaks ?? []).map((l)=>({
                ...l
            }))
    };
    return {
        id,
        verdict: verdictOf(first, isolation),
        pre_existing: diagnosis.preExisting,
        signatures: [
            ...diagnosis.signatures
        ],
        failed: {
            ...isolation?.failed ?? {
                runs: 1,
                of: 1
            }
        },
        symptoms: diagnosis.failures.map(symptomOf),
        shown_by: shown,
        root,
        fix: trial.mended === null ? null : fixOf(trial.mended)
    };
}
/** Longer patches (characters) are in the bundle alone. */ const LONGEST_DIFF = 20_000;
/** A fix as the report has it. */ function fixOf({ status, patch, before, after, summary, told, diff }) {
    const ids = (list)=>[
            ...new Set(list.map((e)=>e.id))
        ];
    return {
        status,
        patch,
        before: ids(before),
        after: ids(after),
        summary: `${summary}: ${told}`,
        diff: diff.length > LONGEST_DIFF ? null : diff
    };
}
function verdictOf(root, isolation) {
    return root.kind.startsWith("process.") ? "process" : isolation?.verdict ?? "deterministic";
}
/**
 * The counterfactual that carries this very root: the finding's own; for a leak the polluter's; for what comes and goes the
 * factor's; for a root that a tool states in what a commit changed, that commit against its parent.
 */ function contrastOf(root, { isolation, history, mended }) {
    if (root.contrast !== undefined) return root.contrast;
    if (mended !== null && mended.status === "verified" && mended.edits.some((e)=>e.file === root.file)) return mended.contrast;
    if (root.kind.startsWith("state.")) return isolation?.contrast ?? null;
    if (root.kind.startsWith("flaky.")) return isolation?.flip?.contrast ?? null;
    return root.confidence === "strong" ? history?.introducedBy?.contrast ?? null : null;
}
const ended = ({ source })=>source.exit_code === null ? `the end by ${source.signal ?? "a signal"}` : `exit ${String(source.exit_code)}`;
function why(root, contrast) {
    if (contrast !== null) return `${contrast.factor} alone turns the outcome, ${ended(contrast.failing)} against ${ended(contrast.passing)}`;
    return root.confidence === "strong" ? "a tool says it directly" : "a ranking only: nothing that ran confirms it";
}
function candidateOf(finding, evidence) {
    return {
        kind: finding.kind,
        file: finding.file,
        line: finding.line,
        score: finding.score,
        statement: finding.statement,
        evidence
    };
}
/** Ids of what a finding rests on; lines that it quotes are read now. */ function proof(finding, recorder) {
    return [
        ...new Set(finding.because.map((b)=>"id" in b ? b.id : recorder.fromFile(b.file, b.lines, b.claim).id))
    ];
}


/***/ }),

/***/ 6874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finish: () => (/* binding */ finish)
});

// EXTERNAL MODULE: ./src/probe/history/settle.js
var settle = __webpack_require__(5420);
// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(338);
// EXTERNAL MODULE: ./src/report/bundle.js + 1 modules
var bundle = __webpack_require__(4306);
// EXTERNAL MODULE: ./src/report/schema.js + 1 modules
var schema = __webpack_require__(2475);
// EXTERNAL MODULE: ./src/trace/redact.js
var redact = __webpack_require__(1498);
// EXTERNAL MODULE: ./src/stages/amend.js
var amend = __webpack_require__(9874);
// EXTERNAL MODULE: ./src/stages/build.js + 4 modules
var build = __webpack_require__(604);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/stages/candidates.js
/** Every place in the running as JSON, for whoever measures how good the ranking is: the report itself keeps the first few. */ 
/** A file to write; nobody needs it to use the tool, so it is no setting. */ const VARIABLE = "PYTHON_TRACE_DEBUG_CANDIDATES";
/**
 * Writes `[{file, line}, …]`, likeliest first and each line once: what the chains name, a place of each in turn, then the
 * lines that were measured. Does nothing where the variable is not set.
 */ function writeCandidates({ env }, concluded) {
    const path = env[VARIABLE];
    if (path === undefined || path === "") return;
    const named = concluded?.diagnoses.map(({ findings })=>findings.flatMap(({ file, line })=>file === null || line === null ? [] : [
                {
                    file,
                    line
                }
            ])) ?? [];
    const measured = concluded?.rankings.map(({ all })=>all) ?? [];
    const places = new Map([
        ...inTurn(named),
        ...inTurn(measured)
    ].map(({ file, line })=>[
            `${file}:${String(line)}`,
            {
                file,
                line
            }
        ]));
    (0,external_node_fs_.writeFileSync)(path, JSON.stringify([
        ...places.values()
    ]));
}
function inTurn(lists) {
    const longest = Math.max(0, ...lists.map((list)=>list.length));
    return Array.from({
        length: longest
    }, (_, at)=>lists.flatMap((list)=>list.slice(at, at + 1))).flat();
}

// EXTERNAL MODULE: ./src/stages/chain.js + 1 modules
var chain = __webpack_require__(9779);
// EXTERNAL MODULE: ./src/diagnose/diagnose.js + 3 modules
var diagnose = __webpack_require__(2258);
// EXTERNAL MODULE: ./src/diagnose/group.js
var group = __webpack_require__(6117);
// EXTERNAL MODULE: ./src/kinds.js
var kinds = __webpack_require__(7898);
// EXTERNAL MODULE: ./src/diagnose/rank.js
var rank = __webpack_require__(3858);
;// CONCATENATED MODULE: ./src/diagnose/regroup.js
/**
 * One chain per root even where the exceptions differ: joins diagnoses of one commit that name the same place behind different
 * symptoms, and weak ones whose rankings agree on a suspect. What history lays to different commits stays apart, and so do
 * failures whose rankings name different suspects.
 */ 

/** Kinds that a ranking gives or may overrule: they name a place where a fault shows, which need not be the root. */ const RANKED = [
    "test.expectation",
    "code.none-dereference",
    "code.attribute-missing",
    "code.key-missing",
    "code.type-confusion",
    "code.wrong-exception",
    "code.wrong-value"
];
/** A suspect counts for a group whose best one is hardly better: more leniently where both come from one commit. */ const AGREES = {
    commit: 0.85,
    none: 0.97
};
/** So large a share of the groups must speak for a kind that is to stand for all. */ const VOICE = 0.25;
/** Lines between two suspects outside of functions that still are one. */ const NEAR = 2;
/** @returns the diagnoses in the order of their first members */ function regroup(all, shared) {
    const list = byCause(all, shared);
    const order = new Map(list.map((one, index)=>[
            one,
            index
        ]));
    const families = new Map();
    const result = [];
    for (const one of list){
        const key = `${String(one.preExisting)} ${shared.commitOf(one.signatures[0]) ?? ""}`;
        if (regroup_open(one, shared)) families.set(key, [
            ...families.get(key) ?? [],
            one
        ]);
        else result.push({
            at: order.get(one) ?? 0,
            diagnosis: one
        });
    }
    for (const family of families.values())for (const [first, ...others] of clusters(family, shared))result.push({
        at: order.get(first) ?? 0,
        diagnosis: others.length === 0 ? first : joined([
            first,
            ...others
        ], shared)
    });
    return result.sort((a, b)=>a.at - b.at).map(({ diagnosis })=>diagnosis);
}
/** Findings of a diagnosis among which the place behind the symptom is looked for. */ const CAUSES = 3;
/** Joins what one commit brought where one root is seen behind both: two callers of one definition, say. */ function byCause(list, { commitOf }) {
    const result = [];
    for (const one of list){
        const commit = commitOf(one.signatures[0]);
        const near = (other)=>commit !== null && commitOf(other.signatures[0]) === commit && other.preExisting === one.preExisting;
        const index = result.findIndex((other)=>near(other) && together(other, one) !== null);
        const there = result[index];
        const both = there === undefined ? null : together(there, one);
        if (both === null) result.push(one);
        else result[index] = both;
    }
    return result;
}
/** Two of one commit as one, or null: the same kind is laid to the same place, as root or as the next thing to look at; or the root of one explains the other. */ function together(one, other) {
    if (haveOneCause(one, other)) return merged([
        one,
        other
    ], ranked([
        ...one.findings,
        ...other.findings
    ], one));
    if (explains(one, other)) return merged([
        one,
        other
    ], [
        one.findings[0],
        ...(0,rank/* rank */.T)([
            ...one.findings.slice(1),
            ...other.findings
        ])
    ]);
    return explains(other, one) ? together(other, one) : null;
}
function haveOneCause(one, other) {
    const [first] = one.findings;
    if (first.kind !== other.findings[0].kind || one.failures[0].type !== "test" || other.failures[0].type !== "test") return false;
    const places = ({ findings })=>findings.slice(0, CAUSES).flatMap((finding)=>finding.kind === first.kind && finding.file !== null && finding.line !== null ? [
                `${finding.file}:${String(finding.line)}`
            ] : []);
    const theirs = new Set(places(other));
    return places(one).some((place)=>theirs.has(place));
}
/** Whether the root of the first, which a rule read from a failure, is among the findings of the second, for whose own root only a ranking speaks. */ function explains({ findings: [cause], failures: [failed] }, { findings, failures: [failure] }) {
    const isOf = (finding)=>finding.kind === cause.kind && finding.file === cause.file && finding.line === cause.line;
    return failed.type === "test" && failure.type === "test" && cause.file !== null && !RANKED.includes(cause.kind) && findings[0].confidence === "weak" && RANKED.includes(findings[0].kind) && findings.some(isOf);
}
function ranked(findings, fallback) {
    const [first, ...rest] = (0,rank/* rank */.T)(findings);
    return first === undefined ? fallback.findings : [
        first,
        ...rest
    ];
}
function merged(members, findings) {
    const [first, ...others] = members;
    return {
        ...first,
        signatures: [
            first.signatures[0],
            ...first.signatures.slice(1),
            ...others.flatMap((one)=>one.signatures)
        ],
        failures: [
            first.failures[0],
            ...first.failures.slice(1),
            ...others.flatMap((one)=>one.failures)
        ],
        findings
    };
}
function regroup_open({ findings: [root], failures: [failure], signatures }, { suspicionsOf }) {
    return root.confidence === "weak" && failure.type === "test" && RANKED.includes(root.kind) && suspicionsOf(signatures[0]).length > 0;
}
/** Takes the suspect that most of them share, then the next for what is left. */ function clusters(family, shared) {
    const found = [];
    let left = family;
    while(left.length > 0){
        let best = {
            members: [],
            weight: 0
        };
        for (const suspect of left.flatMap((one)=>credible(one, shared))){
            const members = left.filter((one)=>credible(one, shared).some((other)=>isSame(suspect, other)));
            const weight = members.reduce((sum, one)=>sum + Math.max(0, ...credible(one, shared).filter((other)=>isSame(suspect, other)).map(({ score })=>score)), 0);
            if (members.length > best.members.length || members.length === best.members.length && weight > best.weight) best = {
                members,
                weight
            };
        }
        const [first, ...others] = best.members.length === 0 ? left : best.members;
        if (first === undefined) break;
        found.push([
            first,
            ...best.members.length === 0 ? [] : others
        ]);
        left = left.filter((one)=>!found.at(-1)?.includes(one));
    }
    return found;
}
/** The suspects of a group that its best one hardly beats. */ function credible({ signatures: [signature] }, { suspicionsOf, commitOf }) {
    const list = suspicionsOf(signature);
    const share = commitOf(signature) === null ? AGREES.none : AGREES.commit;
    return list.filter(({ score })=>score >= share * (list[0]?.score ?? 0));
}
function isSame(one, other) {
    if (one.file !== other.file) return false;
    return one.def !== null && other.def !== null ? one.def === other.def : Math.abs(one.line - other.line) <= NEAR;
}
/** One chain: its root is the place that all share, which no group's own place can outdo; its kind the earliest that enough of the groups speak for. */ function joined(members, shared) {
    const [first, ...others] = members;
    const all = members.flatMap((one)=>one.findings);
    const common = credible(first, shared).filter((suspect)=>others.every((one)=>credible(one, shared).some((other)=>isSame(suspect, other))));
    const worth = (suspect)=>members.reduce((sum, one)=>sum + Math.max(0, ...credible(one, shared).filter((other)=>isSame(suspect, other)).map(({ score })=>score)), 0);
    const place = [
        ...common
    ].sort((a, b)=>worth(b) - worth(a))[0];
    const there = place === undefined ? [] : all.filter((one)=>one.file === place.file && one.line !== null && members.some((m)=>credible(m, shared).some((other)=>isSame(place, other) && other.line === one.line)));
    const voices = (kind)=>members.filter((one)=>one.findings.some((finding)=>there.includes(finding) && finding.kind === kind)).length;
    const kind = kinds/* KINDS */.G.find((one)=>voices(one) >= Math.max(1, VOICE * members.length));
    const [root] = (0,rank/* rank */.T)(there.filter((one)=>one.kind === kind));
    return merged(members, root === undefined ? ranked(all, first) : [
        {
            ...root,
            score: Math.max(...all.map((one)=>one.score))
        },
        ...(0,rank/* rank */.T)(all.filter((one)=>one.file !== root.file || one.line !== root.line))
    ]);
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-change.js
var facts_of_change = __webpack_require__(8936);
// EXTERNAL MODULE: ./src/diagnose/facts-of-frames.js
var facts_of_frames = __webpack_require__(1566);
// EXTERNAL MODULE: ./src/diagnose/facts-of-imports.js
var facts_of_imports = __webpack_require__(2516);
// EXTERNAL MODULE: ./src/diagnose/facts-of-manifests.js
var facts_of_manifests = __webpack_require__(3488);
// EXTERNAL MODULE: ./src/diagnose/facts-of-sources.js + 1 modules
var facts_of_sources = __webpack_require__(9761);
// EXTERNAL MODULE: ./src/diagnose/place.js
var diagnose_place = __webpack_require__(6333);
// EXTERNAL MODULE: ./src/diagnose/facts-of-python.js
var facts_of_python = __webpack_require__(2122);
;// CONCATENATED MODULE: ./src/diagnose/rules/import.missing-dependency.js
/** A third-party module that is not installed: neither the standard library nor the project has one of that name. */ 






/** What a caught error is worth where the placeholder that took the module's name is what failed. */ const AS_NONE = 0.98;
function match(dossier) {
    return (0,facts_of_imports/* missingModules */.M3)(dossier).flatMap((one)=>{
        const firstParty = (0,facts_of_imports/* ownModules */.W0)(dossier, one.top).length > 0 || (0,facts_of_imports/* ownFolders */.gZ)(dossier, one.top).length > 0;
        if ((0,facts_of_imports/* isStdlib */.zV)(dossier, one.top) || facts_of_python/* LEFT */.M3.has(one.top) || firstParty) return [];
        // The distribution is there, only a module of it is not: it has changed, or the name is wrong.
        if (dossier.environment.distributions.some((dist)=>dist.modules.includes(one.top))) return [];
        return places(dossier, one.via === "caught" && standsIn(dossier, one.top) ? {
            ...one,
            weight: AS_NONE
        } : one);
    });
}
/** Whether the failure is one of the name that a handler bound in place of the module. */ function standsIn(dossier, top) {
    const pattern = (0,facts_of_change/* word */.Vm)(top);
    return (0,facts_of_frames/* raised */.P5)(dossier).some(({ exception, via })=>via === "raised" && [
            ...exception.nones,
            exception.attribute?.expr ?? "",
            exception.name ?? ""
        ].some((text)=>pattern.test(text)));
}
function places(dossier, { name, top, frame, weight, via }) {
    const dist = (0,facts_of_imports/* distributionOf */.AO)(dossier, top);
    const at = `${frame.file}:${String(frame.line)}`;
    const wants = {
        file: frame.file,
        lines: [
            frame.line,
            frame.line
        ],
        claim: `imports \`${name}\``
    };
    // A vendored copy that is not on the path can stand in for an install.
    const copy = (0,facts_of_sources/* modules */.av)(dossier, top).filter(facts_of_frames/* vendored */.qH).map((file)=>(0,facts_of_imports/* packageRoot */.Zl)(dossier, file))[0];
    const disprovedBy = `\`${top}\` can be imported by the interpreter that ran the tests`;
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "import.missing-dependency",
            at: place,
            score: score * weight,
            confidence: via === "caught" || via === "lost" ? "weak" : "strong",
            claim,
            statement: `\`${at}\` imports \`${top}\`, which is not installed${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`ModuleNotFoundError\`.`,
            quotes: [
                wants
            ],
            experiment: copy === undefined ? undefined : {
                kind: "path",
                folders: [
                    copy
                ]
            },
            disprovedBy
        });
    const lists = (0,facts_of_manifests/* requirements */.Ln)(dossier);
    const has = (list)=>list.entries.find((entry)=>entry.name === (0,facts_of_manifests/* plain */.pj)(dist) || entry.name === (0,facts_of_manifests/* plain */.pj)(top))?.line;
    const declared = lists.filter((list)=>has(list) !== undefined);
    const home = homeFor(dossier, lists, frame.file);
    const certain = via === "caught" || via === "lost" ? "weak" : "strong";
    const statement = (0,diagnose_place/* finding */.gk)(dossier, {
        kind: "import.missing-dependency",
        at: {
            file: frame.file,
            line: frame.line
        },
        score: 0.4 * weight,
        claim: `imports \`${name}\``,
        statement: `\`${at}\` imports \`${top}\`, which is not installed, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`ModuleNotFoundError\`.`,
        disprovedBy
    });
    const inRun = declared.find((list)=>list.use === home?.use) ?? declared.find((list)=>list.use !== "extra");
    if (inRun !== undefined) {
        const line = has(inRun) ?? inRun.line;
        return [
            make({
                file: inRun.file,
                line
            }, 0.7, `declares \`${dist}\``, ` although ${(0,diagnose_place/* where */._M)({
                file: inRun.file,
                line
            })} declares it`),
            make(null, 0.6, "", " although the project declares it"),
            statement
        ];
    }
    if (home === undefined) return [
        {
            ...statement,
            confidence: certain,
            score: 0.8 * weight
        }
    ];
    const gone = (0,facts_of_change/* removed */.rq)(dossier, (0,facts_of_change/* word */.Vm)(dist)).find((line)=>line.file === home.file);
    const line = gone?.line ?? (0,facts_of_manifests/* placeIn */.VV)(home, dist);
    const extra = declared[0];
    const told = extra === undefined ? ` and that \`${home.file}\` does not declare` : ` and declared by ${(0,diagnose_place/* where */._M)({
        file: extra.file,
        line: has(extra) ?? extra.line
    })} as an extra only`;
    const others = extra === undefined ? [] : [
        make({
            file: extra.file,
            line: has(extra) ?? extra.line
        }, 0.6, `declares \`${dist}\` as an extra`, told)
    ];
    return [
        make({
            file: home.file,
            line
        }, 0.92, `lists what the project needs, without \`${dist}\``, told),
        ...others,
        statement
    ];
}
/** The list that a module's requirements belong to: that of the tests for a test, else the one that an install reads. */ function homeFor(dossier, lists, file) {
    const pyproject = dossier.manifests.get("pyproject.toml") ?? "";
    const dynamic = /^dynamic\s*=.*dependencies/m.test(pyproject);
    const run = lists.filter((list)=>list.use === "run" && !(dynamic && list.file === "pyproject.toml"));
    const test = lists.filter((list)=>list.use === "test");
    const declared = run.find((list)=>!list.file.endsWith(".txt") && !list.file.endsWith(".in")) ?? run.find((list)=>list.file.endsWith(".in")) ?? run[0];
    return dossier.isTest(file) ? test[0] ?? declared : declared;
}
const rule = {
    kind: "import.missing-dependency",
    match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/import.shadowed.js
/** A module of the project hides one of the standard library or of an installed distribution that its user means. */ 



/** What Python prints where the shadow already stops pytest itself, before any hook of ours: the module in quotes, its file in brackets. */ const PRINTED = /(?:from|module) '(\w+)[\w.]*'|No module named '(\w+)\./g;
function import_shadowed_match(dossier) {
    const early = printed(dossier);
    if (early !== null) return [
        early
    ];
    const seen = new Set();
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const direct = hiddenIn(dossier, exception);
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception) ?? exception.frames.at(-1);
        const told = direct ?? (weight < 1 ? null : usedOnChain(dossier, exception));
        if (told === null || frame === undefined || seen.has(told.file)) return [];
        seen.add(told.file);
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "import.shadowed",
                at: {
                    file: told.file,
                    line: 1
                },
                confidence: direct === null ? "weak" : "strong",
                score: (direct === null ? 0.6 : 0.96) * weight,
                claim: `is found as the module \`${told.top}\``,
                statement: `\`${told.file}:1\` hides ${told.what} \`${told.top}\`, so the code at \`${frame.file}:${String(frame.line)}\` gets the project's module in its place and ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                quotes: [
                    {
                        file: frame.file,
                        lines: [
                            frame.line,
                            frame.line
                        ],
                        claim: `expects ${told.what}`
                    }
                ].filter((quote)=>dossier.firstParty(quote.file)).map((quote)=>({
                        ...quote,
                        lines: [
                            frame.line,
                            frame.line
                        ]
                    })),
                experiment: {
                    kind: "apart",
                    code: told.code,
                    root: (0,facts_of_imports/* packageRoot */.Zl)(dossier, told.file)
                },
                disprovedBy: `\`${told.file}\` renamed and the failure stays`
            })
        ];
    });
}
function printed(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "run" || failure.exceptions.length > 0) return null;
    for (const found of failure.message.matchAll(PRINTED)){
        const top = found[1] ?? found[2] ?? "";
        const file = (0,facts_of_imports/* ownModules */.W0)(dossier, top).find((one)=>takes(one, top));
        const what = whose(dossier, top);
        if (file === undefined || what === null) continue;
        return (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "import.shadowed",
            at: {
                file,
                line: 1
            },
            confidence: "strong",
            score: 0.94,
            claim: `is found as the module \`${top}\``,
            statement: `\`${file}:1\` hides ${what} \`${top}\`, which pytest itself needs, so it does not start.`,
            experiment: {
                kind: "apart",
                code: "import pytest",
                root: (0,facts_of_imports/* packageRoot */.Zl)(dossier, file)
            },
            disprovedBy: `\`${file}\` renamed and pytest still does not start`
        });
    }
    return null;
}
/** The exception itself names a module that is the project's while its name belongs to somebody else. */ function hiddenIn(dossier, exception) {
    const owner = exception.attribute?.owner_kind === "module" ? exception.attribute.owner : exception.call?.module ?? null;
    const name = (0,facts_of_frames/* isA */.KG)(exception, "ImportError") ? exception.import?.name ?? null : owner;
    const top = name?.split(".")[0];
    if (top === undefined) return null;
    const path = exception.attribute?.owner_file ?? exception.import?.path ?? exception.call?.file ?? null;
    const file = path !== null && dossier.firstParty(path) ? path : (0,facts_of_imports/* ownModules */.W0)(dossier, top)[0];
    // A missing submodule of the true package says nothing; one of a project module that stands in its place does.
    if (file === undefined || !takes(file, top)) return null;
    const what = whose(dossier, top);
    const wanted = exception.attribute !== null ? `; ${top}.${exception.attribute.name}` : exception.import?.from_name == null ? "" : `; from ${name ?? top} import ${exception.import.from_name}`;
    return what === null ? null : {
        top,
        file,
        what,
        code: `import ${exception.attribute === null ? name ?? top : top}${wanted}`
    };
}
/** The project's file that `sys.modules` held under a top-level name when the run ended. */ function loaded(dossier, top) {
    for (const fact of dossier.facts){
        const file = fact.t === "modules" ? fact.modules[top] : undefined;
        if (file !== undefined && (0,facts_of_frames/* own */.ZV)(dossier, file)) return file;
    }
    return null;
}
/** A weaker sign: a file on the chain imports such a name, it is the project's file, and the failing line uses it. */ function usedOnChain(dossier, exception) {
    for (const frame of [
        ...(0,facts_of_frames/* ownFrames */.LN)(dossier, exception)
    ].reverse()){
        for (const one of dossier.sources.get(frame.file)?.imports ?? []){
            const top = one.module.split(".")[0] ?? "";
            const names = one.names.length === 0 ? [
                top
            ] : one.names.map((name)=>name.as ?? name.name);
            if (one.level > 0 || top === "" || !names.some((name)=>(0,facts_of_sources/* textAt */.$6)(dossier, frame.file, frame.line).includes(name))) continue;
            const file = loaded(dossier, top);
            const what = whose(dossier, top);
            if (file !== null && what !== null && file !== frame.file) return {
                top,
                file,
                what,
                code: `import ${one.module}${one.names.map(({ name })=>`; from ${one.module} import ${name}`).join("")}`
            };
        }
    }
    return null;
}
/** Whether a file can be found under a top-level name: it lies at the root, in `src` or in a folder that is no package. */ function takes(file, top) {
    const path = file.endsWith("/__init__.py") ? file.slice(0, -"/__init__.py".length) : file.slice(0, -".py".length);
    return path === top || path.endsWith(`/${top}`);
}
function whose(dossier, top) {
    if ((0,facts_of_imports/* isStdlib */.zV)(dossier, top)) return "the standard library's";
    const dist = dossier.environment.distributions.find((one)=>one.modules.includes(top) && one.editable === null);
    return dist === undefined || isProject(dossier, dist.name) ? null : `the module of \`${dist.name}\`,`;
}
function isProject(dossier, name) {
    const pattern = new RegExp(`^\\s*name\\s*=\\s*["']?${name.replace(/[-_.]/g, "[-_.]")}["']?\\s*$`, "mi");
    return [
        "pyproject.toml",
        "setup.cfg"
    ].some((file)=>pattern.test(dossier.manifests.get(file) ?? ""));
}
const import_shadowed_rule = {
    kind: "import.shadowed",
    match: import_shadowed_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/import.stale-install.js
/** The code that ran is an installed or left-over copy of a module that the checkout has as well. */ 




function import_stale_install_match(dossier) {
    const copy = [
        ...onChain(dossier),
        ...inModules(dossier)
    ][0];
    if (copy === undefined) return [];
    const root = copy.ran.slice(0, copy.ran.length - common(copy.ran, copy.meant).length).replace(/\/$/, "");
    const told = `\`${copy.ran}\` ran in place of the checkout's \`${copy.meant}\``;
    const make = (at, score, claim, why)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "import.stale-install",
            at,
            score: score * copy.weight,
            confidence: copy.weight > 0.9 ? "strong" : "weak",
            claim,
            statement: `${told}${why}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} tests code that is not this checkout's.`,
            quotes: [
                {
                    file: copy.meant,
                    lines: [
                        1,
                        1
                    ],
                    claim: "is the checkout's own copy"
                }
            ],
            evidence: dossier.imports.layout.filter((one)=>one.found !== null && !(0,facts_of_frames/* own */.ZV)(dossier, one.found)).map((one)=>one.evidence),
            experiment: {
                kind: "path",
                folders: [
                    (0,facts_of_imports/* packageRoot */.Zl)(dossier, copy.meant)
                ]
            },
            remedy: {
                kind: "path",
                folders: [
                    (0,facts_of_imports/* packageRoot */.Zl)(dossier, copy.meant)
                ]
            },
            disprovedBy: `\`__file__\` of the module lies in the checkout's own tree in the run that failed`
        });
    if (!dossier.firstParty(copy.ran) && !inside(copy.ran)) {
        const place = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "pythonpath");
        const wanted = place === undefined ? [] : [
            make({
                file: place.file,
                line: place.line
            }, 0.5, "sets the path", `, which ${(0,diagnose_place/* where */._M)(place)} does not put first`)
        ];
        return [
            make(null, 0.95, "", ", an installed copy"),
            ...wanted
        ];
    }
    const setting = pathSetting(dossier, root);
    const found = setting === null ? [] : [
        make(setting, 0.97, `puts \`${root}\` on the path`, `, since ${(0,diagnose_place/* where */._M)(setting)} puts \`${root}\` first`)
    ];
    return [
        ...found,
        make({
            file: copy.ran,
            line: 1
        }, setting === null ? 0.9 : 0.6, "is the copy that ran", "")
    ];
}
const inside = (file)=>!file.startsWith("/") && !/^[A-Za-z]:/.test(file);
/** Files that the failure passes through, innermost first: frames, the definition that was called, a module asked for a name. */ function onChain(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const files = [
            exception.call?.file,
            exception.attribute?.owner_file,
            exception.import?.path,
            ...exception.frames.map((frame)=>frame.file).reverse()
        ];
        return files.flatMap((file)=>file == null ? [] : copyOf(dossier, file, weight));
    });
}
/** Where the failure itself shows no such file, what `sys.modules` held. */ function inModules(dossier) {
    return dossier.facts.flatMap((fact)=>fact.t === "modules" ? Object.values(fact.modules).flatMap((file)=>copyOf(dossier, file, 0.85)) : []);
}
function copyOf(dossier, ran, weight) {
    if ((0,facts_of_frames/* own */.ZV)(dossier, ran) || dossier.isTest(ran)) return [];
    if (inside(ran) && !(0,facts_of_frames/* vendored */.qH)(ran)) return [];
    // First what is cheap: this is asked of each module that the run has imported.
    const name = ran.slice(ran.lastIndexOf("/"));
    const meant = dossier.files.find((file)=>file.endsWith(name) && common(ran, file).includes("/") && (0,facts_of_frames/* own */.ZV)(dossier, file) && !dossier.isTest(file) && inPackage(dossier, file));
    return meant === undefined ? [] : [
        {
            ran,
            meant,
            weight
        }
    ];
}
/** The common end of two paths, as far as it is whole names: that is the module's name. */ function common(a, b) {
    const left = a.split("/").reverse();
    const right = b.split("/").reverse();
    let size = 0;
    while(size < left.length && size < right.length && left[size] === right[size])size += 1;
    // `pkg/__init__.py` alone in common says nothing unless the package's own name is common too.
    return size < 2 ? "" : left.slice(0, size).reverse().join("/");
}
function inPackage(dossier, file) {
    return dossier.files.includes([
        ...file.split("/").slice(0, -1),
        "__init__.py"
    ].join("/"));
}
/** The line that puts the copy's folder on the path: in pytest's settings or in code. */ function pathSetting(dossier, root) {
    const folder = root.split("/").at(-1) ?? root;
    const path = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "pythonpath");
    if (path !== undefined && path.text.includes(folder)) return {
        file: path.file,
        line: path.line
    };
    const code = (0,facts_of_sources/* grep */.VM)(dossier, /sys\.path|site\.addsitedir/).find((one)=>one.text.includes(folder));
    return code === undefined ? null : {
        file: code.file,
        line: code.line
    };
}
const import_stale_install_rule = {
    kind: "import.stale-install",
    match: import_stale_install_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/import.implicit-relative.js
/** A module imports its sibling by bare name, which only works where the sibling's folder itself is on the path. */ 


function import_implicit_relative_match(dossier) {
    return (0,facts_of_imports/* missingModules */.M3)(dossier).flatMap(({ name, top, frame, weight, via, exception })=>{
        const folder = frame.file.split("/").slice(0, -1).join("/");
        const prefix = folder === "" ? "" : `${folder}/`;
        const sibling = [
            `${prefix}${top}.py`,
            `${prefix}${top}/__init__.py`
        ].find((file)=>dossier.files.includes(file) && file !== frame.file);
        const statement = dossier.sources.get(frame.file)?.imports.find((one)=>one.line <= frame.line && frame.line <= one.end_line);
        const inPackage = dossier.files.includes(`${prefix}__init__.py`);
        if (sibling === undefined || !inPackage || (0,facts_of_imports/* isStdlib */.zV)(dossier, top) || statement !== undefined && statement.level > 0) return [];
        const at = `${frame.file}:${String(frame.line)}`;
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "import.implicit-relative",
                at: {
                    file: frame.file,
                    line: frame.line
                },
                confidence: via === "caught" ? "weak" : "strong",
                score: 0.95 * Math.max(weight, facts_of_imports/* OWN_MODULE */.yy),
                claim: `imports \`${name}\` by its bare name`,
                statement: `\`${at}\` imports its sibling \`${sibling}\` by the bare name \`${top}\`, which is no top-level module, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                quotes: [
                    {
                        file: sibling,
                        lines: [
                            1,
                            1
                        ],
                        claim: `is the module that \`${name}\` means`
                    }
                ],
                experiment: {
                    kind: "path",
                    folders: [
                        folder === "" ? "." : folder
                    ]
                },
                disprovedBy: `\`import ${top}\` succeeds in a fresh interpreter started as CI starts it`
            })
        ];
    });
}
const import_implicit_relative_rule = {
    kind: "import.implicit-relative",
    match: import_implicit_relative_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/import.layout.js
/** A module of the project itself that cannot be found: the folder that holds it is not on the path, or is no package. */ 





function import_layout_match(dossier) {
    return [
        ...(0,facts_of_imports/* missingModules */.M3)(dossier).flatMap((one)=>unreachable(dossier, one)),
        ...noPackage(dossier)
    ];
}
/** `from . import x` in a folder without `__init__.py`: CPython raises a plain ImportError that names no module. */ function noPackage(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        if (frame === undefined || !(0,facts_of_frames/* isA */.KG)(exception, "ImportError") || exception.import?.from_name != null) return [];
        const statement = dossier.sources.get(frame.file)?.imports.find((one)=>one.line <= frame.line && frame.line <= one.end_line);
        if (statement === undefined || statement.level === 0) return [];
        const folder = frame.file.split("/").slice(0, -1);
        const init = [
            ...folder,
            "__init__.py"
        ].join("/");
        if (folder.length === 0 || dossier.files.includes(init)) return [];
        const at = `${frame.file}:${String(frame.line)}`;
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "import.layout",
                at: {
                    file: init,
                    line: null
                },
                confidence: "strong",
                score: 0.93 * weight,
                claim: "is absent",
                statement: `\`${init}\` is missing, so \`${folder.join("/")}\` is no package, the relative import at \`${at}\` has none to start from, and ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                quotes: [
                    {
                        file: frame.file,
                        lines: [
                            frame.line,
                            frame.line
                        ],
                        claim: "imports relative to its package"
                    }
                ],
                disprovedBy: `\`${init}\` added and the import still fails`
            }),
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "import.layout",
                at: {
                    file: frame.file,
                    line: frame.line
                },
                score: 0.5 * weight,
                claim: "imports relative to its package",
                statement: `\`${at}\` imports relative to its package, but \`${folder.join("/")}\` has no \`__init__.py\`, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                disprovedBy: `\`${init}\` added and the import still fails`
            })
        ];
    });
}
function unreachable(dossier, { name, top, frame, weight, via, exception }) {
    const target = (0,facts_of_imports/* ownModules */.W0)(dossier, name)[0] ?? (0,facts_of_imports/* ownModules */.W0)(dossier, top)[0] ?? (0,facts_of_imports/* ownFolders */.gZ)(dossier, top)[0];
    if (target === undefined || (0,facts_of_imports/* isStdlib */.zV)(dossier, top)) return [];
    const sibling = frame.file.split("/").slice(0, -1).join("/");
    if (isPackage(dossier, sibling) && dossier.files.some((file)=>file === `${sibling}/${top}.py` || file === `${sibling}/${top}/__init__.py`)) return [];
    // The parent is there and only the last part is missing everywhere: a name that does not exist.
    if (name.includes(".") && (0,facts_of_imports/* ownModules */.W0)(dossier, name).length === 0 && (0,facts_of_imports/* ownModules */.W0)(dossier, top).length > 0) return [];
    const root = rootOf(target, name, top);
    const at = `${frame.file}:${String(frame.line)}`;
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "import.layout",
            at: place,
            confidence: via === "caught" ? "weak" : "strong",
            score: score * weight,
            claim,
            statement: `${told}, so \`${at}\` cannot import \`${name}\` from \`${target}\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
            quotes: [
                {
                    file: frame.file,
                    lines: [
                        frame.line,
                        frame.line
                    ],
                    claim: `imports \`${name}\``
                }
            ],
            evidence: dossier.imports.layout.filter((one)=>one.name === top).map((one)=>one.evidence),
            experiment: {
                kind: "path",
                folders: pathOf(dossier, root)
            },
            remedy: {
                kind: "path",
                folders: pathOf(dossier, root)
            },
            disprovedBy: `\`${root}\` stands on \`sys.path\` in the run that failed`
        });
    const places = configured(dossier, root).map(({ file, line, score, claim, told })=>make({
            file,
            line
        }, score, claim, told));
    for (const file of deleted(dossier))places.push(make({
        file,
        line: null
    }, 0.96, "was deleted", `\`${file}\` was deleted in this change`));
    const init = missingInit(dossier, target, root);
    if (init !== null) places.push(make({
        file: init,
        line: null
    }, 0.6, "is absent", `\`${init}\` is missing`));
    return [
        ...places,
        make({
            file: frame.file,
            line: frame.line
        }, 0.4, `imports \`${name}\``, `\`${root}\` is not on the path`)
    ];
}
/** A conftest.py or `__init__.py` that the change took away: pytest puts their folders on the path. */ function deleted(dossier) {
    return (0,facts_of_change/* changed */.tD)(dossier).filter(({ file, status })=>status === "deleted" && /(^|\/)(conftest|__init__)\.py$/.test(file)).map(({ file })=>file);
}
/** The folder that has to be on `sys.path` for a file, or a folder of a namespace package, to be found under a name. */ function rootOf(target, name, top) {
    const path = `/${target.replace(/(?:\/__init__)?\.py$/, "")}`;
    const end = [
        `/${name.replaceAll(".", "/")}`,
        `/${top}`
    ].find((one)=>path.endsWith(one));
    return end === undefined ? "." : path.slice(1, -end.length) || ".";
}
/** That folder, and those beside it that a configuration lists which is not in force. */ function pathOf(dossier, root) {
    const path = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "pythonpath");
    if (path === undefined || path.file === (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0]?.file) return [
        root
    ];
    const listed = /["']/.test(path.text) ? [
        ...path.text.matchAll(/["']([^"']+)["']/g)
    ].map((found)=>found[1] ?? "") : path.text.replace(/^[^=:]*[=:]/, "").split(/\s+/);
    const home = path.file.split("/").slice(0, -1);
    const folders = listed.filter((one)=>one !== "").map((one)=>[
            ...home,
            ...one.split("/")
        ].filter((part)=>part !== "." && part !== "").join("/") || ".");
    return folders.includes(root) ? folders : [
        root
    ];
}
/** Where the path is configured: what the change took away or put in front, else the settings in force, else the others. */ function configured(dossier, root) {
    const found = [];
    const homes = (0,facts_of_manifests/* sections */.V0)(dossier, "pytest");
    const active = homes[0];
    const lost = (0,facts_of_change/* removed */.rq)(dossier, /pythonpath|sys\.path|package[_-]dir|where\s*=|mypy_path|rootdir|testpaths/).find((one)=>!one.file.endsWith(".lock"));
    if (lost !== undefined && lost.file !== active?.file) found.push({
        file: lost.file,
        line: lost.line,
        score: 0.93,
        claim: "lost the setting of the path",
        told: `\`${lost.file}:${String(lost.line)}\` no longer puts \`${root}\` on the path`
    });
    const path = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "pythonpath");
    if (active !== undefined) {
        const own = path !== undefined && path.file === active.file ? path : null;
        const added = (0,facts_of_change/* changed */.tD)(dossier).some(({ file, status })=>file === active.file && status === "added");
        const line = own?.line ?? active.line;
        const told = own === null ? `the settings in force, ${(0,diagnose_place/* where */._M)({
            file: active.file,
            line
        })}, ${lost?.file === active.file ? "no longer put anything" : "put nothing"} on the path${path === undefined ? "" : `: they take the place of \`${path.file}\` with its \`pythonpath\``}` : `\`pythonpath\` at ${(0,diagnose_place/* where */._M)({
            file: active.file,
            line
        })} leaves out \`${root}\``;
        found.push({
            file: active.file,
            line,
            score: added || (0,facts_of_change/* changeOf */.C2)(dossier, active.file) !== undefined ? 0.92 : 0.88,
            claim: "holds pytest's settings in force",
            told
        });
    }
    if (path !== undefined && path.file !== active?.file) found.push({
        file: path.file,
        line: path.line,
        score: 0.6,
        claim: "sets `pythonpath`, but is not in force",
        told: `\`pythonpath\` at ${(0,diagnose_place/* where */._M)(path)} is not in force`
    });
    for (const name of active === undefined ? [
        "pyproject.toml",
        "setup.cfg",
        "conftest.py"
    ] : []){
        if (!dossier.manifests.has(name)) continue;
        found.push({
            file: name,
            line: 1,
            score: 0.7,
            claim: "configures no path for pytest",
            told: `\`${name}\` configures no path for pytest, and \`${root}\` is not on it`
        });
        break;
    }
    for (const one of (0,facts_of_sources/* grep */.VM)(dossier, /sys\.path\.(insert|append|extend)|site\.addsitedir/).filter(({ file })=>file.endsWith("conftest.py")).slice(0, 1))found.push({
        file: one.file,
        line: one.line,
        score: 0.65,
        claim: "puts a folder on the path",
        told: `${(0,diagnose_place/* where */._M)(one)} puts another folder than \`${root}\` on the path`
    });
    return found;
}
/** The `__init__.py` that the folder between the root and the target lacks while a neighbour has one. */ function missingInit(dossier, target, root) {
    const parts = target.split("/").slice(0, -1);
    const start = root === "." ? 0 : root.split("/").length;
    for(let size = start + 1; size <= parts.length; size += 1){
        const folder = parts.slice(0, size).join("/");
        if (!isPackage(dossier, folder)) return `${folder}/__init__.py`;
    }
    return null;
}
function isPackage(dossier, folder) {
    return dossier.files.includes(folder === "" ? "__init__.py" : `${folder}/__init__.py`);
}
const import_layout_rule = {
    kind: "import.layout",
    match: import_layout_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/import.cycle.js
/** Modules that import each other: the module that lacks the name is itself still being executed further up the stack. */ 



function import_cycle_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        const unready = unreadyModule(dossier, exception);
        if (unready === null) return [];
        const frames = (0,facts_of_frames/* ownFrames */.LN)(dossier, exception);
        const start = frames.findIndex((frame)=>frame.func === "<module>" && frame.file === unready.file);
        if (start < 0 || start === frames.length - 1) return [];
        // Each module frame from the unready module on is an import statement of the cycle.
        const edges = frames.slice(start).filter((frame)=>frame.func === "<module>");
        const inRing = new Set(edges.map((frame)=>frame.file));
        const order = dossier.imports.orders.find((one)=>inRing.has(one.file));
        const cold = dossier.imports.cold.filter((one)=>inRing.has(one.place.file)).map((one)=>one.evidence);
        const ring = [
            ...edges.map((frame)=>frame.file),
            unready.file
        ].map((file)=>`\`${file}\``).join(" → ");
        return edges.map((edge, index)=>{
            const at = `${edge.file}:${String(edge.line)}`;
            return (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "import.cycle",
                at: {
                    file: edge.file,
                    line: edge.line
                },
                confidence: via === "caught" ? "weak" : "strong",
                score: score(dossier, edge, index, edges) * weight,
                claim: "is an import of the cycle",
                statement: `\`${at}\` closes a cycle of imports (${ring}): \`${unready.name}\` is asked for ${unready.what} while it is still being imported, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                quotes: edges.filter((other)=>other !== edge).slice(0, 4).map((other)=>({
                        file: other.file,
                        lines: [
                            other.line,
                            other.line
                        ],
                        claim: "is an import of the cycle"
                    })),
                evidence: cold,
                contrast: order?.contrast,
                disprovedBy: `\`${unready.name}\` imported first in a fresh interpreter fails in the same way without the import at ${at}`
            });
        });
    });
}
/** The module that was found half imported, and what was asked of it. */ function unreadyModule(dossier, exception) {
    if ((0,facts_of_frames/* isA */.KG)(exception, "ImportError") && exception.import?.from_name != null) {
        const name = exception.import.name ?? "";
        const file = exception.import.path ?? (0,facts_of_imports/* ownModules */.W0)(dossier, name)[0];
        return file !== undefined && (0,facts_of_frames/* own */.ZV)(dossier, file) ? {
            file,
            name,
            what: `\`${exception.import.from_name}\``
        } : null;
    }
    const { attribute } = exception;
    if (attribute?.owner_kind !== "module") return null;
    // `import pkg.mod` binds the submodule to its package only when it is done.
    const submodule = (0,facts_of_imports/* ownModules */.W0)(dossier, `${attribute.owner}.${attribute.name}`)[0];
    if (submodule !== undefined) return {
        file: submodule,
        name: `${attribute.owner}.${attribute.name}`,
        what: "itself"
    };
    const file = attribute.owner_file ?? (0,facts_of_imports/* ownModules */.W0)(dossier, attribute.owner)[0];
    return file !== undefined && (0,facts_of_frames/* own */.ZV)(dossier, file) ? {
        file,
        name: attribute.owner,
        what: `\`${attribute.name}\``
    } : null;
}
/** The edge to cut: the one that the change brought, else one that goes through a package's `__init__`, else the closing one. */ function score(dossier, edge, index, edges) {
    const closing = index === edges.length - 1;
    const target = edges[index + 1]?.file ?? edges[0]?.file ?? "";
    const throughInit = target.endsWith("/__init__.py") && edge.file.startsWith(target.slice(0, -"__init__.py".length));
    const base = closing ? 0.88 : 0.8;
    if ((0,facts_of_change/* touched */.FI)(dossier, edge.file, edge.line)) return 0.96;
    if (throughInit) return 0.92;
    return usedLate(dossier, edge) ? base + 0.03 : base;
}
/** Whether what the statement imports is used inside functions only, so that the import can move there. */ function usedLate(dossier, edge) {
    const source = dossier.sources.get(edge.file);
    const statement = source?.imports.find((one)=>one.line <= edge.line && edge.line <= one.end_line);
    const names = statement?.names.map((one)=>one.as ?? one.name) ?? [];
    if (source === undefined || names.length === 0) return false;
    const early = source.defs.flatMap((def)=>[
            ...def.bases,
            ...def.decorators
        ]).join(" ") + source.calls.filter((call)=>call.scope === "").map((call)=>call.func).join(" ");
    return names.every((name)=>!new RegExp(`\\b${name}\\b`).test(early));
}
const import_cycle_rule = {
    kind: "import.cycle",
    match: import_cycle_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/import.name-missing.js
/** A name or module that the project's own package does not have: renamed, moved, removed, not exported or misspelt. */ 




function import_name_missing_match(dossier) {
    return [
        ...(0,facts_of_frames/* raised */.P5)(dossier).flatMap((one)=>wantedName(dossier, one)),
        ...wantedModules(dossier)
    ].flatMap((one)=>import_name_missing_places(dossier, one));
}
function wantedName(dossier, one) {
    const { exception } = one;
    const from = exception.import;
    if (!(0,facts_of_frames/* isA */.KG)(exception, "ImportError") || (0,facts_of_frames/* isA */.KG)(exception, "ModuleNotFoundError") || from?.from_name == null || (0,facts_of_imports/* resolvesText */.L4)(one)) return [];
    const module = from.name ?? "";
    const file = from.path ?? (0,facts_of_imports/* ownModules */.W0)(dossier, module)[0] ?? null;
    if (file === null || !(0,facts_of_frames/* own */.ZV)(dossier, file)) return [];
    // The module is still being imported: a cycle.
    if ((0,facts_of_frames/* ownFrames */.LN)(dossier, exception).slice(0, -1).some((frame)=>frame.func === "<module>" && frame.file === file)) return [];
    return [
        {
            ...one,
            name: from.from_name,
            module,
            file
        }
    ];
}
/** `pkg.old`, where `pkg` is the project's and `old` is nowhere in it. */ function wantedModules(dossier) {
    return (0,facts_of_imports/* missingModules */.M3)(dossier).flatMap((one)=>{
        const parts = one.name.split(".");
        const name = parts.at(-1) ?? one.name;
        const parent = parts.slice(0, -1).join(".");
        const known = parts.length > 1 ? (0,facts_of_imports/* ownModules */.W0)(dossier, parent).length > 0 || (0,facts_of_imports/* ownFolders */.gZ)(dossier, one.top).length > 0 : false;
        const renamed = (0,facts_of_change/* removed */.rq)(dossier, /./).length > 0 && goneFile(dossier, one.name);
        if ((0,facts_of_imports/* ownModules */.W0)(dossier, one.name).length > 0 || !known && !renamed) return [];
        return [
            {
                ...one,
                name,
                module: parent,
                file: (0,facts_of_imports/* ownModules */.W0)(dossier, parent)[0] ?? null
            }
        ];
    });
}
/** Whether the change deleted or renamed the module's own file. */ function goneFile(dossier, module) {
    const path = module.replaceAll(".", "/");
    return (dossier.culprit ?? dossier.change ?? []).some(({ file, status })=>status === "deleted" && (file.endsWith(`${path}.py`) || file.endsWith(`${path}/__init__.py`)));
}
function import_name_missing_places(dossier, { exception, name, module, file, weight, via }) {
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    if (frame === undefined) return [];
    const at = `${frame.file}:${String(frame.line)}`;
    const source = module === "" ? "the project" : `\`${module}\``;
    const make = (place, score, claim, statement)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "import.name-missing",
            at: place,
            score: score * weight,
            confidence: via === "caught" ? "weak" : "strong",
            claim,
            statement,
            quotes: place.file === frame.file && place.line === frame.line ? [] : [
                {
                    file: frame.file,
                    lines: [
                        frame.line,
                        frame.line
                    ],
                    claim: `imports \`${name}\` from ${source}`
                }
            ],
            disprovedBy: `\`${name}\` can be imported from ${source} in a fresh interpreter`
        });
    const end = `so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\``;
    const list = file === null ? null : hiddenByAll(dossier, file, name);
    const found = [];
    if (list !== null) found.push(make(list, 0.95, `\`__all__\` leaves out \`${name}\``, `\`__all__\` at ${(0,diagnose_place/* where */._M)(list)} leaves out \`${name}\`, which a star import should hand on to ${source}, ${end} at \`${at}\`.`));
    const lost = file === null ? undefined : (0,facts_of_change/* removed */.rq)(dossier, (0,facts_of_change/* word */.Vm)(name)).find((one)=>one.file === file && /import|^\s*["']?\w+["']?,?\s*$/.test(one.text));
    if (lost !== undefined && list === null) found.push(make({
        file: lost.file,
        line: lost.line
    }, 0.93, `no longer hands on \`${name}\``, `\`${lost.file}:${String(lost.line)}\` no longer re-exports \`${name}\`, which \`${at}\` imports from ${source}, ${end}.`));
    // `import_module(name)`: the name is spelt in a table or an argument elsewhere.
    const spelt = (0,facts_of_change/* word */.Vm)(name).test((0,facts_of_sources/* textAt */.$6)(dossier, frame.file, frame.line)) ? undefined : (0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`["'][\\w.]*\\b${(0,facts_of_change/* escape */.ih)(name)}["']`), (0,facts_of_sources/* reach */.gl)(dossier, frame.file, 2))[0];
    if (spelt !== undefined) found.push(make({
        file: spelt.file,
        line: spelt.line
    }, 0.94, `spells \`${name}\``, `${(0,diagnose_place/* where */._M)(spelt)} names \`${name}\`, which ${source} does not have, ${end} at \`${at}\`.`));
    const other = meant(dossier, name, file);
    const hint = other === null ? "" : ` (${other})`;
    found.push(make({
        file: frame.file,
        line: frame.line
    }, list === null && lost === undefined ? 0.92 : 0.5, `imports \`${name}\` from ${source}`, `\`${at}\` imports \`${name}\` from ${source}, which has no such name${hint}, ${end}.`));
    if (file !== null && list === null && lost === undefined) found.push(make({
        file,
        line: exportsLine(dossier, file)
    }, 0.45, `does not define \`${name}\``, `\`${file}\` does not define \`${name}\`, which \`${at}\` imports, ${end}.`));
    return found;
}
/** A submodule that defines the name, and whose `__all__` keeps it from the package's star import. */ function hiddenByAll(dossier, file, name) {
    for (const one of dossier.sources.get(file)?.imports ?? []){
        if (!one.names.some((entry)=>entry.name === "*")) continue;
        const from = (0,facts_of_sources/* importedFile */.fw)(dossier, file, one.module, one.level);
        const source = from === null ? undefined : dossier.sources.get(from);
        const defines = source?.defs.some((def)=>def.qualname === name) === true || source?.globals.some((global)=>global.name === name) === true;
        if (from !== null && defines && source.exports?.includes(name) === false && source.exports_line !== null) return {
            file: from,
            line: source.exports_line
        };
    }
    return null;
}
/** What the name may have become: it is defined elsewhere, or a name of the module is spelt almost so. */ function meant(dossier, name, file) {
    const elsewhere = (0,facts_of_sources/* definitions */.BG)(dossier, name).find((one)=>one.file !== file && !one.def.qualname.includes("."));
    if (elsewhere !== undefined) return `it is defined at ${(0,diagnose_place/* where */._M)(elsewhere)}`;
    const source = file === null ? undefined : dossier.sources.get(file);
    const names = source === undefined ? [] : [
        ...source.defs.map((def)=>def.qualname),
        ...source.globals.map((global)=>global.name)
    ];
    const near = (0,facts_of_sources/* similar */.qR)(name, names.filter((other)=>!other.includes(".")));
    return near === null ? null : `it has \`${near}\``;
}
function exportsLine(dossier, file) {
    return dossier.sources.get(file)?.exports_line ?? 1;
}
const import_name_missing_rule = {
    kind: "import.name-missing",
    match: import_name_missing_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/import.test-module-clash.js
/** Two test modules of one basename in folders that are no packages: the second is taken for the first. */ 


/** `_pytest.pathlib.ImportPathMismatchError` (pytest 7 to 9), as pytest's collector words it where the type is lost. */ const MISMATCH = /import file mismatch/;
function import_test_module_clash_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.phase !== "collect") return [];
    const direct = failure.exceptions.some((one)=>one.type === "ImportPathMismatchError" || MISMATCH.test(one.message)) || MISMATCH.test(failure.longrepr);
    const file = failure.node.split("::")[0] ?? failure.node;
    const base = file.split("/").at(-1) ?? file;
    const twins = dossier.files.filter((other)=>other !== file && other.split("/").at(-1) === base && dossier.isTest(other) && !packaged(dossier, other));
    const twin = twins.find((other)=>failure.longrepr.includes(other)) ?? twins[0];
    if (!direct || twin === undefined) return [];
    const isNew = (one)=>(0,facts_of_change/* changed */.tD)(dossier).some((entry)=>entry.file === one && entry.status !== "deleted");
    const statement = `\`${file}\` and \`${twin}\` share the module name \`${base.replace(/\.py$/, "")}\` in folders without \`__init__.py\`, so pytest takes the one for the other and cannot collect \`${file}\`.`;
    const make = (at, score, claim)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "import.test-module-clash",
            at,
            confidence: "strong",
            score,
            claim,
            statement,
            quotes: [
                file,
                twin
            ].filter((one)=>one !== at.file).map((one)=>({
                    file: one,
                    lines: [
                        1,
                        1
                    ],
                    claim: `has the basename \`${base}\``
                })),
            disprovedBy: "one of the two renamed and the error stays"
        });
    const settings = (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0];
    return [
        make({
            file,
            line: 1
        }, isNew(twin) && !isNew(file) ? 0.9 : 0.95, `has the basename \`${base}\``),
        make({
            file: twin,
            line: 1
        }, isNew(twin) && !isNew(file) ? 0.93 : 0.6, `has the basename \`${base}\``),
        ...settings === undefined ? [] : [
            make({
                file: settings.file,
                line: settings.line
            }, 0.5, "keeps the import mode that needs unique names")
        ]
    ];
}
function packaged(dossier, file) {
    return dossier.files.includes([
        ...file.split("/").slice(0, -1),
        "__init__.py"
    ].join("/"));
}
const import_test_module_clash_rule = {
    kind: "import.test-module-clash",
    match: import_test_module_clash_match
};

// EXTERNAL MODULE: ./src/diagnose/facts-of-async.js
var facts_of_async = __webpack_require__(6954);
;// CONCATENATED MODULE: ./src/diagnose/rules/async.missing-await.js
/** A coroutine that is created and then dropped, or used where its result is meant. */ 



/** mypy's code for a coroutine that is a whole statement (mypy 0.990 on). */ const UNUSED = new Set([
    "unused-coroutine",
    "unused-awaitable"
]);
function async_missing_await_match(dossier) {
    const found = [
        ...dropped(dossier),
        ...used(dossier),
        ...shown(dossier),
        ...typed(dossier)
    ];
    return found.filter((one, index)=>found.findIndex((other)=>other.file === one.file && other.line === one.line) === index);
}
/** CPython said that it was never awaited, and where it was made. */ function dropped(dossier) {
    const failure = dossier.failures[0];
    const node = failure.type === "mypy" ? null : failure.node;
    const mine = dossier.facts.flatMap((fact)=>fact.t === "dropped-coroutine" && (fact.node === node || node === null) ? [
            fact
        ] : []);
    return mine.flatMap((fact)=>{
        const name = (0,facts_of_sources/* tail */.RT)(fact.qualname);
        // The test itself was never run, or a double stands for the coroutine: other kinds.
        if (name === (0,facts_of_frames/* testOf */.kT)(dossier)?.name || fact.defined.file.endsWith("unittest/mock.py")) return [];
        const maker = fact.created.find((place)=>(0,facts_of_frames/* own */.ZV)(dossier, place.file)) ?? suspects(dossier, name)[0];
        if (maker === undefined || awaited(dossier, maker, name) || (0,facts_of_async/* handed */.DP)(dossier, maker, name)) return [];
        const def = (0,facts_of_frames/* own */.ZV)(dossier, fact.defined.file) ? ` (defined at ${(0,diagnose_place/* where */._M)(fact.defined)})` : "";
        const certain = fact.created.length > 0;
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "async.missing-await",
                at: {
                    file: maker.file,
                    line: maker.line
                },
                confidence: certain ? "strong" : "weak",
                score: certain ? 0.96 : 0.7,
                claim: `calls \`${fact.qualname}\` without \`await\``,
                statement: `${(0,diagnose_place/* where */._M)(maker)} calls the coroutine function \`${fact.qualname}\`${def} without \`await\`, so its body never runs and ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails for want of what it does.`,
                quotes: (0,facts_of_frames/* own */.ZV)(dossier, fact.defined.file) ? [
                    {
                        file: fact.defined.file,
                        lines: [
                            fact.defined.line,
                            fact.defined.line
                        ],
                        claim: "is a coroutine function"
                    }
                ] : [],
                disprovedBy: `the line awaited and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            })
        ];
    });
}
/** The failing statement itself had a coroutine where a value was meant. */ function used(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, failure })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const assertion = failure.type === "test" ? failure.assertion : null;
        const compared = assertion !== null && [
            assertion.left_type,
            assertion.right_type
        ].includes("coroutine");
        const held = exception.coroutines.length > 0 || exception.attribute?.owner_kind === "coroutine" || compared;
        if (frame === undefined || !held) return [];
        const known = makerOf(dossier, frame);
        const maker = known ?? frame;
        if (known === undefined && Object.values(frame.locals).includes("AsyncMock")) return [];
        if (/async_generator|Mock/.test(exception.attribute?.owner ?? "")) return [];
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "async.missing-await",
                at: {
                    file: maker.file,
                    line: maker.line
                },
                confidence: known === undefined ? "weak" : "strong",
                score: 0.9 * weight,
                claim: "uses a coroutine as a value",
                statement: `${(0,diagnose_place/* where */._M)(maker)} takes a coroutine for its result: it is not awaited before ${(0,diagnose_place/* where */._M)(frame)} uses it, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                quotes: [
                    {
                        file: frame.file,
                        lines: [
                            frame.line,
                            frame.line
                        ],
                        claim: "had a coroutine in hand"
                    }
                ],
                disprovedBy: `the call awaited and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            })
        ];
    });
}
/** A coroutine inside of what the test compares, by its repr (Objects/genobject.c: `<coroutine object NAME at …>`). */ function shown(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.assertion === null) return [];
    const texts = [
        failure.assertion.left,
        failure.assertion.right,
        failure.longrepr
    ];
    const names = new Set(texts.flatMap((text)=>[
            ...text.matchAll(/<coroutine object ([\w.<>]+) at 0x/g)
        ].map((found)=>(0,facts_of_sources/* tail */.RT)(found[1] ?? ""))));
    return [
        ...names
    ].flatMap((name)=>suspects(dossier, name).slice(0, 2).map((at, index)=>(0,diagnose_place/* finding */.gk)(dossier, {
                kind: "async.missing-await",
                at,
                confidence: index === 0 ? "strong" : "weak",
                score: 0.9 - index * 0.1,
                claim: `calls \`${name}\` without \`await\``,
                statement: `${(0,diagnose_place/* where */._M)(at)} calls the coroutine function \`${name}\` without \`await\`, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} compares the coroutine in place of its result.`,
                disprovedBy: `the call awaited and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            })));
}
/** mypy's word alone joins a failing test when the line lies in its files. */ function typed(dossier) {
    const first = dossier.failures[0];
    const errors = first.type === "mypy" ? [
        first
    ] : dossier.all.flatMap((one)=>one.type === "mypy" ? [
            one
        ] : []);
    return errors.filter((one)=>one.code !== null && UNUSED.has(one.code) && one.line !== null).map((one)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "async.missing-await",
            at: {
                file: one.file,
                line: one.line
            },
            confidence: "strong",
            score: first.type === "mypy" ? 0.95 : 0.8,
            claim: one.message,
            statement: `\`${one.file}:${String(one.line)}\` drops an awaitable: mypy reports \`${one.code ?? ""}\` there, and ${(0,facts_of_frames/* failing */.Jr)(dossier)} ${first.type === "mypy" ? "exits 1" : "fails for want of what it does"}.`,
            disprovedBy: "mypy is silent there with the line as it is"
        }));
}
/** Where the variable of the failing statement got a coroutine: a call of an `async def` in the same function, not awaited. */ function makerOf(dossier, frame) {
    const source = dossier.sources.get(frame.file);
    const scope = source?.defs.filter((def)=>def.kind !== "class" && def.line <= frame.line && frame.line <= def.end_line).at(-1);
    const before = source?.calls.filter((call)=>call.line <= frame.line && call.line >= (scope?.line ?? 1) && !call.awaited && isCoroutine(dossier, call.func));
    const call = before?.filter((one)=>!(0,facts_of_async/* handed */.DP)(dossier, {
            file: frame.file,
            line: one.line
        }, (0,facts_of_sources/* tail */.RT)(one.func))).at(-1);
    if (call !== undefined) return {
        file: frame.file,
        line: call.line
    };
    // What was awaited can have given a coroutine in its turn: a `return` of it that does not await.
    const awaited = source?.calls.filter((one)=>one.awaited && one.line <= frame.line && one.line >= (scope?.line ?? 1)) ?? [];
    return awaited.flatMap(({ func })=>(0,facts_of_sources/* definitions */.BG)(dossier, (0,facts_of_sources/* tail */.RT)(func))).flatMap((one)=>bare(dossier, one))[0];
}
/** Where a coroutine function returns the coroutine of another one. */ function bare(dossier, { file, def }) {
    const source = dossier.sources.get(file);
    if (source === undefined || def.kind !== "async") return [];
    const returns = source.returns.filter((one)=>one.scope === def.qualname && /\breturn\s+[\w.]+\(/.test((0,facts_of_sources/* textAt */.$6)(dossier, file, one.line)));
    return returns.filter((one)=>source.calls.some((call)=>call.line === one.line && !call.awaited && isCoroutine(dossier, call.func) && !(0,facts_of_async/* handed */.DP)(dossier, {
                file,
                line: one.line
            }, (0,facts_of_sources/* tail */.RT)(call.func)))).map(({ line })=>({
            file,
            line
        }));
}
/** Calls of a coroutine function that are not awaited, own code before tests. */ function suspects(dossier, name) {
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>(0,facts_of_sources/* tail */.RT)(call.func) === name && !call.awaited && !(0,facts_of_async/* handed */.DP)(dossier, {
            file,
            line: call.line
        }, name)).map(({ file, line })=>({
            file,
            line
        })).sort((a, b)=>Number(dossier.isTest(a.file)) - Number(dossier.isTest(b.file)));
}
function isCoroutine(dossier, func) {
    const defs = (0,facts_of_sources/* definitions */.BG)(dossier, (0,facts_of_sources/* tail */.RT)(func));
    return defs.length > 0 && defs.every(({ def })=>def.kind === "async" && !def.generator);
}
/** Whether the line awaits this call after all: the coroutine was dropped for another reason. */ function awaited(dossier, at, name) {
    return dossier.sources.get(at.file)?.calls.some((call)=>call.awaited && (0,facts_of_sources/* tail */.RT)(call.func) === name && call.line <= at.line && at.line <= call.end_line) === true;
}
const async_missing_await_rule = {
    kind: "async.missing-await",
    match: async_missing_await_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/async.plugin-missing.js
/** Coroutine tests or fixtures that nothing runs: no plugin, or its mode or marker leaves them out. */ 




const PLUGINS = [
    "pytest-asyncio",
    "anyio",
    "pytest-trio",
    "pytest-tornasync",
    "pytest-aiohttp",
    "pytest-twisted"
];
/** `-p no:asyncio` and its like in addopts. */ const BLOCKED = /no:(?:asyncio|anyio|trio|pytest_asyncio)/;
const MARKERS = [
    "asyncio",
    "anyio",
    "trio",
    "gen_test",
    "asyncio_cooperative"
];
function async_plugin_missing_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test") return [];
    if (failure.item === null) return unknownMarker(dossier, failure);
    const { item } = failure;
    const marked = item.markers.some((name)=>MARKERS.includes(name));
    const auto = dossier.session?.asyncio_mode === "auto";
    const coroutine = item.kind.startsWith("async");
    const runs = dossier.session?.plugins.some((one)=>PLUGINS.includes((0,facts_of_manifests/* plain */.pj)(one.name)) && ((0,facts_of_manifests/* plain */.pj)(one.name) !== "anyio" || item.markers.includes("anyio"))) === true;
    if (coroutine && (!runs || !marked && !auto)) return async_plugin_missing_places(dossier, item, `the coroutine test ${(0,facts_of_frames/* failing */.Jr)(dossier)}`);
    // In strict mode a coroutine fixture needs the plugin's own decorator.
    const fixture = item.fixtures.find((one)=>one.async && one.file !== null && plainFixture(dossier, one));
    if (fixture === undefined || auto || marked && dossier.session?.asyncio_mode == null) return [];
    const used = failure.exceptions[0];
    const shows = failure.phase === "setup" || used?.attribute?.owner_kind === "coroutine" || /async_generator|coroutine/.test(used?.attribute?.owner ?? used?.message ?? "");
    if (!shows) return [];
    if (!marked) return async_plugin_missing_places(dossier, item, `the coroutine fixture \`${fixture.name}\` of ${(0,facts_of_frames/* failing */.Jr)(dossier)}`);
    const at = {
        file: fixture.file ?? item.file,
        line: fixture.line ?? 1
    };
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "async.plugin-missing",
            at,
            confidence: "strong",
            score: 0.93,
            claim: `defines \`${fixture.name}\` with pytest's own decorator`,
            experiment: {
                kind: "asyncio-auto"
            },
            statement: `${(0,diagnose_place/* where */._M)(at)} defines the coroutine fixture \`${fixture.name}\` with \`pytest.fixture\`, which pytest-asyncio leaves alone in strict mode, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} gets the unawaited object.`,
            disprovedBy: `\`asyncio_mode = auto\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails in the same way`
        })
    ];
}
/** Strict markers do not know the marker of a plugin that is not there (_pytest/mark/structures.py). */ function unknownMarker(dossier, failure) {
    const name = /'(\w+)' not found in `markers`/.exec(failure.exceptions[0]?.message ?? failure.longrepr)?.[1];
    if (name === undefined || !MARKERS.includes(name)) return [];
    return install(dossier, maker(dossier, `the marker \`${name}\` of ${(0,facts_of_frames/* failing */.Jr)(dossier)} is unknown and its tests are`));
}
function plainFixture(dossier, fixture) {
    const def = (0,facts_of_sources/* definitions */.BG)(dossier, fixture.name).find((one)=>one.file === fixture.file);
    return def?.def.decorators.some((name)=>/(^|\.)fixture\b/.test(name) && !/asyncio|trio|anyio/.test(name)) !== false;
}
function async_plugin_missing_places(dossier, item, what) {
    const installed = dossier.session?.plugins.find((one)=>PLUGINS.includes((0,facts_of_manifests/* plain */.pj)(one.name)) && (0,facts_of_manifests/* plain */.pj)(one.name) !== "anyio");
    const make = maker(dossier, `${what} is`);
    const definition = {
        file: item.file,
        line: item.line ?? 1
    };
    const decorated = make(definition, 0.6, "is a coroutine without a marker", `${(0,diagnose_place/* where */._M)(definition)} carries no marker of an async plugin`);
    if (installed === undefined) return [
        ...install(dossier, make),
        decorated
    ];
    const lost = (0,facts_of_change/* removed */.rq)(dossier, /asyncio_mode|asyncio-mode/)[0];
    const home = (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0];
    const told = `${installed.name} runs in ${dossier.session?.asyncio_mode ?? "strict"} mode`;
    // Where other tests carry the marker, this one lacks it; where none does, the mode is what is missing.
    const customary = (0,facts_of_sources/* grep */.VM)(dossier, /mark\.(asyncio|anyio|trio)\b/).some((one)=>dossier.isTest(one.file));
    const found = home === undefined ? [] : [
        make({
            file: home.file,
            line: home.line
        }, customary && lost === undefined ? 0.6 : 0.95, "sets no `asyncio_mode`", `${(0,diagnose_place/* where */._M)(home)} sets no \`asyncio_mode\` and ${told}`)
    ];
    const gone = lost === undefined || lost.file === home?.file ? [] : [
        make({
            file: lost.file,
            line: lost.line
        }, 0.5, "set `asyncio_mode` before the change", `\`${lost.file}\` no longer sets \`asyncio_mode\` and ${told}`)
    ];
    return [
        ...found,
        ...gone,
        {
            ...decorated,
            score: customary ? 0.9 : 0.6
        }
    ];
}
function maker(dossier, what) {
    return (at, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "async.plugin-missing",
            at,
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so ${what} never run.`,
            experiment: dossier.session?.asyncio_mode == null ? undefined : {
                kind: "asyncio-auto"
            },
            disprovedBy: `\`--asyncio-mode=auto\` with the plugin installed and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails in the same way`
        });
}
/** No plugin at all: where the tests' requirements are listed, the plugin belongs. */ function install(dossier, make) {
    const off = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "addopts");
    if (off !== undefined && BLOCKED.test(off.text)) {
        const at = {
            file: off.file,
            line: (0,facts_of_manifests/* lineOf */.cA)(off, BLOCKED)
        };
        return [
            make(at, 0.97, "switches the plugin off", `${(0,diagnose_place/* where */._M)(at)} switches the plugin for coroutine tests off`)
        ];
    }
    const lists = (0,facts_of_manifests/* requirements */.Ln)(dossier);
    const declared = lists.flatMap((list)=>list.entries.filter((entry)=>PLUGINS.includes(entry.name) && entry.name !== "anyio").map((entry)=>({
                file: list.file,
                line: entry.line,
                name: entry.name
            })))[0];
    if (declared !== undefined) return [
        make(null, 0.9, "", `\`${declared.name}\` is declared at ${(0,diagnose_place/* where */._M)(declared)} and not installed`)
    ];
    const home = lists.find((list)=>list.use === "test") ?? lists.find((list)=>list.entries.some((entry)=>entry.name === "pytest")) ?? lists[0];
    return home === undefined ? [
        make(null, 0.7, "", "no plugin for coroutine tests is installed")
    ] : [
        make({
            file: home.file,
            line: home.line
        }, 0.95, "lists no plugin for coroutine tests", `${(0,diagnose_place/* where */._M)(home)} lists no plugin for coroutine tests and none is installed`)
    ];
}
const async_plugin_missing_rule = {
    kind: "async.plugin-missing",
    match: async_plugin_missing_match
};

// EXTERNAL MODULE: ./src/diagnose/facts-of-tests.js
var facts_of_tests = __webpack_require__(4551);
;// CONCATENATED MODULE: ./src/diagnose/rules/async.loop-scope.js
/** An object is used on another loop than the one it belongs to, or after that loop was closed. */ 



/**
 * The C accelerator of asyncio raises without a frame of its own, so its words are all there is:
 * `Modules/_asynciomodule.c` task_step_impl and `asyncio/tasks.py` __step, CPython 3.8 to 3.14.
 */ const OTHER_LOOP = /attached to a different loop|belongs to a different (event )?loop|bound to a different event loop/;
/** Objects that are bound to a loop, by the call that makes them. */ const BOUND = new Set([
    "Lock",
    "Event",
    "Queue",
    "PriorityQueue",
    "LifoQueue",
    "Semaphore",
    "BoundedSemaphore",
    "Condition",
    "Future",
    "ClientSession",
    "AsyncClient"
]);
const LOOPS = new Set([
    "get_event_loop",
    "get_running_loop",
    "new_event_loop"
]);
function async_loop_scope_match(dossier) {
    const found = (0,facts_of_frames/* raised */.P5)(dossier).filter((one)=>async_loop_scope_closed(one) || other(one)).flatMap((one)=>async_loop_scope_places(dossier, one));
    return found.length > 0 ? found : starved(dossier);
}
/** A wait that never ended, on a fixture whose object another test was seen to meet on a foreign loop. */ function starved(dossier) {
    const [failure] = dossier.failures;
    if (failure.type !== "test" || !(0,facts_of_frames/* raised */.P5)(dossier).some(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "TimeoutError", "CancelledError"))) return [];
    const foreign = dossier.all.filter((one)=>one.type === "test" && one.exceptions.some((exception)=>other({
                exception
            })));
    const shared = new Set(foreign.flatMap((one)=>one.type === "test" ? one.item?.fixtures ?? [] : []).map(({ name, file })=>`${name} ${file ?? ""}`));
    return fixtures(dossier, (at, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "async.loop-scope",
            at,
            confidence: "strong",
            score,
            claim,
            evidence: foreign.slice(0, 1).map((one)=>one.evidence),
            statement: `${(0,diagnose_place/* where */._M)(at)} ${told}, so what ${(0,facts_of_frames/* failing */.Jr)(dossier)} waits for never comes; another test that uses it meets the foreign loop itself.`,
            disprovedBy: `the fixture made anew for each test and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still waits in vain`
        }), ({ name, file })=>shared.has(`${name} ${file ?? ""}`));
}
/** `BaseEventLoop._check_closed` (asyncio/base_events.py). */ function async_loop_scope_closed({ exception }) {
    return (0,facts_of_frames/* isA */.KG)(exception, "RuntimeError") && ((0,facts_of_frames/* raisedIn */.qh)(exception, "asyncio/base_events.py", "_check_closed") || noLoop(exception));
}
/** `get_event_loop` where none runs any more (asyncio/events.py; raised in C from a frame of the caller's). */ function noLoop(exception) {
    return (0,facts_of_frames/* raisedIn */.qh)(exception, "asyncio/events.py", "get_event_loop") || /^There is no current event loop/.test(exception.message);
}
/** `mixins._LoopBoundMixin._get_loop`, or the words of the task that met a foreign future. */ function other({ exception }) {
    return (0,facts_of_frames/* isA */.KG)(exception, "RuntimeError", "ValueError") && ((0,facts_of_frames/* passes */.WE)(exception, "asyncio/mixins.py", "_get_loop") || OTHER_LOOP.test(exception.message));
}
function async_loop_scope_places(dossier, one) {
    const { exception, weight } = one;
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    if (frame === undefined) return [];
    const what = async_loop_scope_closed(one) ? "a loop that is closed by then" : "another loop";
    const certain = one.via === "raised" || one.via === "cause";
    const loops = loopsOf(dossier);
    const make = (at, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "async.loop-scope",
            at,
            confidence: certain ? "strong" : "weak",
            score: score * weight,
            claim,
            statement: `${(0,diagnose_place/* where */._M)(at)} ${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`RuntimeError\` at \`${frame.file}:${String(frame.line)}\`${loops === null ? "" : `: ${loops.told}`}.`,
            quotes: [
                ...at.file === frame.file && at.line === frame.line ? [] : [
                    {
                        file: frame.file,
                        lines: [
                            frame.line,
                            frame.line
                        ],
                        claim: `meets ${what}`
                    }
                ],
                ...loops?.quotes ?? []
            ],
            // The test whose loop it is, is the one without which this one passes.
            contrast: loops !== null && dossier.isolation !== null && loops.maker === dossier.isolation.polluter ? dossier.isolation.contrast ?? undefined : undefined,
            disprovedBy: `the object made anew on the running loop and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        });
    const found = binders(dossier, exception).map(({ at, score, told })=>make(at, score, "binds an object to a loop", `${told}, and it is used on ${async_loop_scope_closed(one) ? "it after it was closed" : "another"}`));
    return [
        ...found,
        ...fixtures(dossier, make),
        make({
            file: frame.file,
            line: frame.line
        }, 0.75, `meets ${what}`, `uses an object that belongs to ${what}`)
    ];
}
/** What the plugin saw of the loops on the way of the failure: the one that an object belongs to, and the one that ran. */ function loopsOf(dossier) {
    const failure = dossier.failures[0];
    const fact = dossier.facts.find((one)=>one.t === "loops" && failure.type === "test" && one.node === failure.node);
    if (fact?.t !== "loops") return null;
    const object = fact.objects.find((one)=>fact.loops[one.loop]?.ran === false);
    const [theirs, running] = [
        object === undefined ? undefined : fact.loops[object.loop],
        fact.loops.find((one)=>one.ran)
    ];
    if (object === undefined || theirs === undefined) return null;
    const told = `\`${object.expr}\` (${object.type}) at \`${object.file}:${String(object.line)}\` belongs to the loop ${born(theirs)}${ended(theirs)}${running === undefined ? "" : `, and the running one was ${born(running)}`}`;
    const made = [
        theirs,
        ...running === undefined ? [] : [
            running
        ]
    ].flatMap((loop)=>loop.made.slice(0, 1));
    return {
        told,
        maker: theirs.made_in,
        quotes: made.filter((one)=>dossier.firstParty(one.file)).map((one)=>({
                file: one.file,
                lines: [
                    one.line,
                    one.line
                ],
                claim: "makes an event loop"
            }))
    };
}
function born({ made: [line], made_in: node }) {
    if (line !== undefined) return `made at \`${line.file}:${String(line.line)}\``;
    return node === null || node === "" ? "made before any test" : `made for \`${node}\``;
}
function ended({ is_closed: isClosed, closed, closed_in: node, made_in: maker }) {
    if (!isClosed) return "";
    const line = closed?.[0];
    return line !== undefined ? `, closed at \`${line.file}:${String(line.line)}\`` : node === null || node === "" || node === maker ? ", closed by then" : `, closed in \`${node}\``;
}
/** Where the files on the chain tie something to a loop; a kept loop and a foreign `loop=` before plain primitives. */ function binders(dossier, exception) {
    const onChain = new Set((0,facts_of_frames/* ownFrames */.LN)(dossier, exception).map((frame)=>frame.file));
    const near = new Set([
        ...onChain
    ].flatMap((file)=>(0,facts_of_sources/* reach */.gl)(dossier, file, 2)));
    const scored = (0,facts_of_sources/* calls */.Kr)(dossier, (_, file)=>near.has(file)).flatMap(({ file, line, call })=>{
        if (onChain.size > 0 && dossier.isTest(file) && !file.endsWith("conftest.py")) return [];
        const name = (0,facts_of_sources/* tail */.RT)(call.func);
        const text = (0,facts_of_sources/* textAt */.$6)(dossier, file, line);
        const bonus = onChain.has(file) ? 0.03 : 0;
        const kept = /^\s*(self|cls)\.\w+|^\w+\s*[:=]|^\s*global\b/.test(text) && /=/.test(text);
        if (/^(asyncio\.)?ensure_future$/.test(call.func) && call.keywords.includes("loop")) return [
            {
                at: {
                    file,
                    line
                },
                score: 0.93 + bonus,
                told: "schedules a coroutine on a loop of its own choice"
            }
        ];
        if (name === "create_task" && /^self\._?loop|^_?loop\./.test(call.func)) return [
            {
                at: {
                    file,
                    line
                },
                score: 0.82 + bonus,
                told: "schedules a coroutine on a kept loop"
            }
        ];
        if (name === "wrap_future" || name === "run_coroutine_threadsafe") return [];
        if (LOOPS.has(name) && kept) return [
            {
                at: {
                    file,
                    line
                },
                score: (name === "new_event_loop" ? 0.8 : 0.88) + bonus,
                told: "keeps the loop that runs at the time"
            }
        ];
        if (BOUND.has(name) && /^(asyncio|aiohttp|httpx)\.|^[A-Z]/.test(call.func) && (call.scope === "" || kept)) return [
            {
                at: {
                    file,
                    line
                },
                score: (call.scope === "" ? 0.92 : 0.7) + bonus,
                told: `makes an \`${name}\` that binds itself to the loop of its first use`
            }
        ];
        return [];
    });
    return scored.sort((a, b)=>b.score - a.score).slice(0, 3);
}
/** The line that sets the scope: a decorator's, where there is one. */ function scopeOf(dossier, { name, file, line }) {
    const found = (0,facts_of_tests/* fixturesNamed */.qQ)(dossier, name).find((one)=>one.file === file);
    return {
        file: file ?? "",
        line: found === undefined ? line ?? 1 : (0,facts_of_tests/* decoratorLine */.o9)(dossier, found.file, found.def, /\bscope\s*=/)
    };
}
/** Coroutine fixtures that outlive the test: their loop is not the test's. */ function fixtures(dossier, make, only = ()=>true) {
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.item === null) return [];
    return failure.item.fixtures.filter((one)=>only(one) && one.scope !== "function" && one.file !== null && one.line !== null && dossier.firstParty(one.file) && (one.async || /loop/.test(one.name))).map((one)=>make(scopeOf(dossier, one), 0.94, `is a ${one.scope}-scoped fixture`, `makes the fixture \`${one.name}\` once per ${one.scope}, on a loop that is not the test's`));
}
const async_loop_scope_rule = {
    kind: "async.loop-scope",
    match: async_loop_scope_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/async.nested-run.js
/** A loop is started inside a running one: `asyncio.run` or `run_until_complete` below a coroutine. */ 


/**
 * What asyncio says where a C implementation (uvloop) raises without a frame in asyncio, in CPython's own words; then
 * trio (`_core/_run.py`, setup_runner) and anyio (`_core/_eventloop.py`, run).
 */ const WORDS = /cannot be called from a running event loop|event loop is already running|while another loop is running|Attempted to call run\(\) from inside a run\(\)|^Already running \w+ in this thread/;
function async_nested_run_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        const structural = (0,facts_of_frames/* raisedIn */.qh)(exception, "asyncio/runners.py", "run", "_lazy_init") || (0,facts_of_frames/* raisedIn */.qh)(exception, "asyncio/base_events.py", "_check_running") || (0,facts_of_frames/* raisedIn */.qh)(exception, "anyio/_core/_eventloop.py", "run");
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        if (!(0,facts_of_frames/* isA */.KG)(exception, "RuntimeError") || frame === undefined || !(structural || WORDS.test(exception.message))) return [];
        const caller = (0,facts_of_frames/* ownFrames */.LN)(dossier, exception).slice(0, -1).reverse().find((one)=>(0,facts_of_async/* inCoroutine */.oV)(dossier, one));
        const make = (at, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
                kind: "async.nested-run",
                at,
                confidence: via === "raised" || via === "cause" ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${(0,diagnose_place/* where */._M)(at)} ${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`RuntimeError\`.`,
                quotes: caller === undefined || at.file === caller.file && at.line === caller.line ? [] : [
                    {
                        file: caller.file,
                        lines: [
                            caller.line,
                            caller.line
                        ],
                        claim: "is a coroutine and calls it"
                    }
                ],
                disprovedBy: `the call made outside of any coroutine and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            });
        const under = caller === undefined ? "" : `, reached from the coroutine at \`${caller.file}:${String(caller.line)}\``;
        return [
            make({
                file: frame.file,
                line: frame.line
            }, 0.95, "starts an event loop", `starts an event loop while one is running${under}`),
            ...caller === undefined ? [] : [
                make({
                    file: caller.file,
                    line: caller.line
                }, 0.7, "calls it from a coroutine", `is a coroutine that calls \`${frame.func}\`, which starts a loop of its own at \`${frame.file}:${String(frame.line)}\``)
            ]
        ];
    });
}
const async_nested_run_rule = {
    kind: "async.nested-run",
    match: async_nested_run_match
};

// EXTERNAL MODULE: ./src/diagnose/facts-of-handlers.js
var facts_of_handlers = __webpack_require__(2089);
;// CONCATENATED MODULE: ./src/diagnose/rules/async.task-leak.js
/** A background task that nobody waits for: it outlives its owner, or its exception is lost. */ 




/**
 * What the default exception handler logs of a task (asyncio/base_events.py call_exception_handler, tasks.py __del__,
 * base_tasks.py _task_repr_info; CPython 3.8 to 3.14): the coroutine's qualified name and its file and line.
 */ const LOST = /(Task exception was never retrieved|Task was destroyed but it is pending!)[\s\S]{0,300}?coro=<([\w.<>]+)\(\)[^>]*? (?:defined at|running at) ([^>]+?):(\d+)>/g;
const STARTS = /(^|\.)(create_task|ensure_future)$/;
/** These give a future, which somebody has to wait for. */ const FUTURES = /(^|\.)(gather|run_in_executor|run_coroutine_threadsafe|shield)$/;
function async_task_leak_match(dossier) {
    const lost = lostTasks(dossier);
    const suspects = starters(dossier);
    // A run that was stopped leaves every task pending.
    const halted = dossier.failures[0].type === "run" || (0,facts_of_frames/* raised */.P5)(dossier).some(({ exception })=>(0,facts_of_async/* stopped */.ce)(exception));
    return [
        ...unread(dossier),
        ...suspects.flatMap(({ file, line, target, kept })=>{
            const word = lost.find((one)=>one.at === null ? target !== null && (0,facts_of_sources/* tail */.RT)(one.qualname) === target : one.at.file === file && Math.abs(one.at.line - line) <= 2) ?? (suspects.length === 1 ? lost[0] : undefined);
            if (kept && word === undefined) return [];
            const at = {
                file,
                line
            };
            const told = word === undefined ? "keeps no reference to the task and nobody awaits it" : `${kept ? "" : "keeps no reference to it and "}${word.words}`;
            return [
                (0,diagnose_place/* finding */.gk)(dossier, {
                    kind: "async.task-leak",
                    at,
                    confidence: word === undefined || kept || halted ? "weak" : "strong",
                    score: word === undefined ? 0.3 : kept ? 0.75 : 0.93,
                    claim: "starts a task",
                    statement: `${(0,diagnose_place/* where */._M)(at)} starts ${target === null ? "a task" : `a task of \`${target}\``} and ${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} goes on before, or without, its work.`,
                    disprovedBy: `the task awaited before its owner ends and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
                })
            ];
        })
    ];
}
/** The test waits for an error in vain, where exceptions are gathered among the results and nobody looks at those. */ function unread(dossier) {
    if (!(0,facts_of_handlers/* wantsError */.iv)(dossier)) return [];
    const near = new Set((0,facts_of_sources/* surroundings */.i5)(dossier));
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>near.has(file) && (0,facts_of_frames/* own */.ZV)(dossier, file) && !dossier.isTest(file) && (0,facts_of_sources/* tail */.RT)(call.func) === "gather" && call.use === "statement" && call.keywords.includes("return_exceptions")).map(({ file, line })=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "async.task-leak",
            at: {
                file,
                line
            },
            score: 0.9,
            claim: "gathers exceptions and drops them",
            statement: `\`${file}:${String(line)}\` gathers what its tasks raise among their results and looks at none of them, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} waits for the error in vain.`,
            disprovedBy: `the results looked at and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still waits in vain`
        }));
}
/** Tasks that were still pending when their loop ended, and what asyncio logged of others, while the node ran. */ function lostTasks(dossier) {
    const node = testNode(dossier);
    const pending = dossier.facts.flatMap((fact)=>fact.t === "leaked-task" && (node === null || fact.node === node) ? [
            {
                words: "it is still pending when the loop ends",
                qualname: fact.qualname,
                at: fact.created.find((place)=>(0,facts_of_frames/* own */.ZV)(dossier, place.file)) ?? null
            }
        ] : []);
    const texts = dossier.facts.flatMap((fact)=>{
        if (fact.t === "report") return fact.sections.map((section)=>({
                text: section.content,
                at: null
            }));
        return fact.t === "unraisable" ? [
            {
                text: fact.message,
                at: fact.created.find((place)=>(0,facts_of_frames/* own */.ZV)(dossier, place.file)) ?? null
            }
        ] : [];
    });
    // The plugin's own word comes first: it knows the line.
    const logged = texts.sort((a, b)=>Number(a.at === null) - Number(b.at === null)).flatMap(({ text, at })=>[
            ...text.matchAll(LOST)
        ].map((match)=>({
                words: `asyncio reports \`${match[1] ?? ""}\``,
                qualname: match[2] ?? "",
                at
            })));
    return [
        ...logged,
        ...pending
    ];
}
function testNode(dossier) {
    const failure = dossier.failures[0];
    return failure.type === "mypy" ? null : failure.node;
}
/** Where tasks are started without being awaited, in files that the test reaches: thrown-away ones, then kept ones. */ function starters(dossier) {
    const near = new Set((0,facts_of_sources/* surroundings */.i5)(dossier));
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>near.has(file) && (0,facts_of_frames/* own */.ZV)(dossier, file) && (STARTS.test(call.func) || call.use === "statement" && FUTURES.test(call.func)) && !call.awaited && !/group|^tg\.|nursery/i.test(call.func)).map(({ file, line, call })=>{
        const inner = dossier.sources.get(file)?.calls.find((one)=>one !== call && one.line >= call.line && one.end_line <= call.end_line && one.func !== call.func && !/get_(running|event)_loop$/.test(one.func));
        return {
            file,
            line,
            target: inner === undefined ? null : (0,facts_of_sources/* tail */.RT)(inner.func),
            kept: call.use !== "statement"
        };
    }).filter((one)=>!dossier.isTest(one.file) || !one.kept);
}
const async_task_leak_rule = {
    kind: "async.task-leak",
    match: async_task_leak_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/async.blocking-call.js
/** A coroutine makes a call that blocks its thread, and with it the loop that everything else waits for. */ 




function async_blocking_call_match(dossier) {
    const stacks = stuck(dossier);
    const seen = stacks.flatMap((frames)=>{
        const frame = (0,facts_of_async/* blockedAt */.W7)(dossier, frames);
        const coroutine = (0,facts_of_async/* coroutineFrame */.Qe)(dossier, frames);
        if (frame === undefined || coroutine === undefined) return [];
        const inside = frame.file === coroutine.file && frame.line === coroutine.line;
        const through = inside ? "" : `, reached from the coroutine at \`${coroutine.file}:${String(coroutine.line)}\``;
        const at = {
            file: frame.file,
            line: frame.line
        };
        const found = (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "async.blocking-call",
            at,
            confidence: "strong",
            score: 0.95,
            claim: "blocks the thread of the event loop",
            statement: `${(0,diagnose_place/* where */._M)(at)} blocks the thread that runs the event loop${through}, so nothing else on the loop goes on and ${(0,facts_of_frames/* failing */.Jr)(dossier)} never ends.`,
            disprovedBy: "the stack at the time-out shows the loop itself waiting for events"
        });
        return inside ? [
            found
        ] : [
            found,
            {
                ...found,
                file: coroutine.file,
                line: coroutine.line,
                score: 0.6
            }
        ];
    });
    return seen.length > 0 ? seen : suspected(dossier);
}
/** Stacks of the moment at which a run was stopped: of the watchdog, or of pytest-timeout's exception. */ function stuck(dossier) {
    const failure = dossier.failures[0];
    const printed = (0,facts_of_async/* timedOut */.iU)(dossier);
    if (printed !== null) return printed;
    if (failure.type === "run" && failure.hang !== null) return failure.hang.threads.map((thread)=>thread.frames);
    const timeouts = (0,facts_of_frames/* raised */.P5)(dossier).filter(({ exception })=>(0,facts_of_async/* stopped */.ce)(exception));
    return timeouts.map(({ exception })=>exception.frames);
}
/** Without a stack: a wait that timed out while a coroutine of the reached files makes a blocking call. */ function suspected(dossier) {
    const late = (0,facts_of_frames/* raised */.P5)(dossier).some(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "TimeoutError", "CancelledError")) || timed(dossier);
    const near = new Set((0,facts_of_sources/* surroundings */.i5)(dossier));
    const found = (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>near.has(file) && (0,facts_of_frames/* own */.ZV)(dossier, file) && ((0,facts_of_async/* blocks */.Bv)(call) || (0,facts_of_async/* takes */.ny)(dossier, file, call)) && onLoop(dossier, file, call.scope));
    // The call that the commit at fault brought comes before those that were there.
    const fresh = (at)=>dossier.culprit !== null && isAsync(dossier) && (0,facts_of_change/* touched */.FI)(dossier, at.file, at.line);
    return [
        ...found
    ].sort((a, b)=>Number(fresh(b)) - Number(fresh(a))).slice(0, 3).map(({ file, line, call })=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "async.blocking-call",
            at: {
                file,
                line
            },
            score: fresh({
                file,
                line
            }) ? 0.86 : late ? 0.7 : 0.3,
            claim: `calls \`${call.func}\` in a coroutine`,
            statement: `\`${file}:${String(line)}\` calls \`${call.func}\` ${(0,facts_of_sources/* defOf */.BI)(dossier, file, call.scope)?.kind === "async" ? "in a coroutine" : "on behalf of a coroutine"}, which blocks the loop that ${(0,facts_of_frames/* failing */.Jr)(dossier)} waits on.`,
            experiment: {
                kind: "blocked",
                file,
                line
            },
            disprovedBy: "the call moved to a thread and the failure stays"
        }));
}
/** Whether a function is a coroutine, or a plain one of the project that a coroutine calls. */ function onLoop(dossier, file, scope) {
    const def = (0,facts_of_sources/* defOf */.BI)(dossier, file, scope);
    if (def === undefined || def.kind === "async") return def !== undefined;
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, other)=>(0,facts_of_sources/* tail */.RT)(call.func) === (0,facts_of_sources/* tail */.RT)(scope) && !dossier.isTest(other) && (0,facts_of_sources/* defOf */.BI)(dossier, other, call.scope)?.kind === "async").length > 0;
}
function isAsync(dossier) {
    const [failure] = dossier.failures;
    return failure.type === "test" && failure.item?.kind === "async-function";
}
/** Whether the test itself measures or bounds time: what blocks is late for it. */ function timed(dossier) {
    const test = (0,facts_of_frames/* testOf */.kT)(dossier);
    const def = test === null ? undefined : dossier.sources.get(test.file)?.defs.find((one)=>(0,facts_of_sources/* tail */.RT)(one.qualname) === test.name);
    return def !== undefined && test !== null && (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>file === test.file && def.line <= call.line && call.line <= def.end_line && /(monotonic|perf_counter|wait_for|timeout|\btime)$/.test(call.func)).length > 0;
}
const async_blocking_call_rule = {
    kind: "async.blocking-call",
    match: async_blocking_call_match
};

// EXTERNAL MODULE: ./src/diagnose/facts-of-state.js
var facts_of_state = __webpack_require__(6383);
;// CONCATENATED MODULE: ./src/diagnose/rules/state.mutable-default.js
/** One container serves all instances or calls: a mutable class attribute or default argument that a test filled. */ 


function state_mutable_default_match(dossier) {
    const found = (0,facts_of_state/* pollution */.xU)(dossier);
    if (found === null) return [];
    const { polluter, leaks, isolation } = found;
    return leaks.slice(0, 3).flatMap((leak, index)=>{
        const at = (0,facts_of_state/* sharedContainer */.b4)(dossier, leak);
        if (at === null) return [];
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "state.mutable-default",
                at,
                score: 0.9 - index * 0.1,
                confidence: isolation.contrast === null ? "weak" : "strong",
                claim: "makes one container for all",
                statement: `${(0,diagnose_place/* where */._M)(at)} makes one \`${leak.name}\` for all that use it; \`${polluter}\` changes it, so ${(0,facts_of_frames/* failing */.Jr)(dossier)}, which passes alone, fails after it.`,
                disprovedBy: `a container for each and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails after \`${polluter}\``
            })
        ];
    });
}
const state_mutable_default_rule = {
    kind: "state.mutable-default",
    match: state_mutable_default_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/state.fixture-scope.js
/** A fixture that outlives a test hands the same object to the next one, changed. */ 



function state_fixture_scope_match(dossier) {
    const found = (0,facts_of_state/* pollution */.xU)(dossier);
    if (found === null) return [];
    const { polluter, leaks, deciding, isolation } = found;
    const inFixtures = new Set(leaks.map(facts_of_state/* leakingFixture */.dV));
    return shared(dossier, polluter).map((fixture, index)=>{
        const at = state_fixture_scope_scopeOf(dossier, fixture);
        return (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "state.fixture-scope",
            at,
            score: (inFixtures.has(fixture.name) ? 0.92 : !deciding ? 0.65 : 0.45) - index * 0.02,
            confidence: isolation.contrast === null ? "weak" : "strong",
            claim: `is made once per ${fixture.scope}`,
            statement: `The fixture \`${fixture.name}\` (${(0,diagnose_place/* where */._M)(at)}) is made once per ${fixture.scope}; \`${polluter}\` changes what it hands out, so ${(0,facts_of_frames/* failing */.Jr)(dossier)}, which passes alone, fails after it.`,
            disprovedBy: `the fixture made anew for each test and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails after \`${polluter}\``
        });
    });
}
/** The line of the decorator that sets the scope. */ function state_fixture_scope_scopeOf(dossier, { name, file, line }) {
    const found = (0,facts_of_tests/* fixturesNamed */.qQ)(dossier, name).find((f)=>f.file === file);
    return found === undefined ? {
        file: file ?? "",
        line: line ?? 1
    } : {
        file: found.file,
        line: (0,facts_of_tests/* decoratorLine */.o9)(dossier, found.file, found.def, /\bscope\s*=/)
    };
}
/** Fixtures of the project, wider than a function, that both tests use; the widest first. */ function shared(dossier, polluter) {
    const victim = dossier.failures[0];
    const own = victim.type === "test" ? victim.item?.fixtures ?? [] : [];
    const theirs = dossier.facts.find((f)=>f.t === "item" && f.node === polluter)?.fixtures;
    return own.filter((f)=>f.scope !== "function" && f.file !== null && dossier.firstParty(f.file) && (theirs === undefined || theirs.some((t)=>t.name === f.name && t.file === f.file)));
}
const state_fixture_scope_rule = {
    kind: "state.fixture-scope",
    match: state_fixture_scope_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/state.global-leak.js
/** A test (the polluter) changes state that outlives it, and another test meets what it left. */ 



function state_global_leak_match(dossier) {
    const found = (0,facts_of_state/* pollution */.xU)(dossier);
    if (found === null) return [];
    const leaks = found.leaks.slice(0, 3).flatMap((leak, index)=>ofLeak(dossier, found, leak, 0.8 - index * 0.1));
    return [
        ...leaks,
        ...ofPolluter(dossier, found),
        ...ofConftest(dossier, found)
    ];
}
/** The statement that set it; then where what it set lives. */ function ofLeak(dossier, { polluter, isolation }, leak, score) {
    const what = leak.what === "env" ? `the environment variable \`${leak.name}\`` : `\`${leak.name}\``;
    const told = (at, verb)=>`\`${polluter}\` ${verb} ${what} at ${(0,diagnose_place/* where */._M)(at)} and does not restore it, so ${(0,facts_of_frames/* failing */.Jr)(dossier)}, which passes alone, fails after it.`;
    const make = (at, worth, verb)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "state.global-leak",
            at,
            score: worth,
            confidence: isolation.contrast === null ? "weak" : "strong",
            claim: `sets ${leak.name}`,
            statement: told(at, verb),
            disprovedBy: `${leak.name} restored after \`${polluter}\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        });
    const set = leak.file !== null && leak.line !== null ? {
        file: leak.file,
        line: leak.line
    } : null;
    const kept = (0,facts_of_state/* globalOf */.J$)(dossier, leak);
    return [
        ...set === null ? [] : [
            make(set, score, "sets")
        ],
        ...kept === null ? [] : [
            make(kept, score - 0.06, "changes")
        ]
    ];
}
/** The polluting test itself: what restores can always stand there. */ function ofPolluter(dossier, { polluter, leaks, isolation }) {
    const at = (0,facts_of_state/* testPlace */.S0)(dossier, polluter);
    if (at === null) return [];
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "state.global-leak",
            at,
            score: leaks.length === 0 ? 0.6 : 0.5,
            confidence: isolation.contrast === null ? "weak" : "strong",
            claim: "is the polluter",
            statement: `\`${polluter}\` (${(0,diagnose_place/* where */._M)(at)}) leaves state behind that ${(0,facts_of_frames/* failing */.Jr)(dossier)} meets: alone it passes, after that test it fails.`,
            disprovedBy: `the two run in this order in a fresh process and ${(0,facts_of_frames/* failing */.Jr)(dossier)} passes`
        })
    ];
}
/** A fixture of the nearest conftest.py that restores is where many projects put the remedy. */ function ofConftest(dossier, { polluter, isolation }) {
    const [file] = (0,facts_of_sources/* conftests */.kb)(dossier, polluter.split("::", 1)[0] ?? polluter);
    if (file === undefined) return [];
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "state.global-leak",
            at: {
                file,
                line: 1
            },
            score: 0.4,
            confidence: isolation.contrast === null ? "weak" : "strong",
            claim: "is where a restoring fixture belongs",
            statement: `No fixture of ${(0,diagnose_place/* where */._M)({
                file,
                line: null
            })} restores what \`${polluter}\` leaves behind, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails after it.`,
            disprovedBy: `such a fixture in place and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        })
    ];
}
const state_global_leak_rule = {
    kind: "state.global-leak",
    match: state_global_leak_match
};

;// CONCATENATED MODULE: ./src/diagnose/facts-of-calls.js
/** A static picture of which test reaches which function, and how that tells suspects from bystanders. Names stand for what they name. */ 


/** More functions than this are not pictured: the ranking would cost more than it tells. */ const MOST = 4000;
/**
 * Functions of the project's own code that the failing tests reach, most suspicious first. Tests that did not fail in this
 * run count as passed.
 */ function facts_of_calls_suspects(dossier) {
    const nodes = [
        ...dossier.sources
    ].flatMap(([file, source])=>(0,facts_of_frames/* own */.ZV)(dossier, file) ? source.defs.filter((def)=>def.kind !== "class").map((def)=>({
                file,
                line: def.line,
                def,
                name: (0,facts_of_sources/* tail */.RT)(def.qualname)
            })) : []);
    if (nodes.length > MOST || (0,facts_of_frames/* testOf */.kT)(dossier) === null) return [];
    const byName = new Map();
    for (const node of nodes)for (const name of namesOf(node))byName.set(name, [
        ...byName.get(name) ?? [],
        node
    ]);
    const edges = new Map(nodes.map((node)=>[
            node,
            uses(dossier, node)
        ]));
    const tests = nodes.filter((node)=>dossier.isTest(node.file) && /^test/.test(node.name));
    const failing = new Set(dossier.failures.flatMap((one)=>one.type === "test" ? [
            plain(one.node)
        ] : []));
    const red = new Set(dossier.all.flatMap((one)=>one.type === "test" ? [
            plain(one.node)
        ] : []));
    const ef = new Map();
    const others = new Map();
    const ep = new Map();
    let failed = 0;
    for (const test of tests){
        const id = `${test.file}::${test.def.qualname.replaceAll(".", "::")}`;
        const counts = failing.has(id) ? ef : red.has(id) ? others : ep;
        if (counts !== ep) failed += 1;
        for (const node of closure(dossier, test, byName, edges))counts.set(node, (counts.get(node) ?? 0) + 1);
    }
    const rated = [
        ...ef
    ].filter(([node])=>!dossier.isTest(node.file)).map(([node, mine])=>{
        const hits = mine + (others.get(node) ?? 0);
        return {
            file: node.file,
            line: node.line,
            def: node.def,
            weight: hits / Math.sqrt(failed * (hits + (ep.get(node) ?? 0)))
        };
    });
    return rated.sort((a, b)=>b.weight - a.weight);
}
/** A function's own name; a class's for what runs when it is made. */ function namesOf(node) {
    const owner = (0,facts_of_sources/* tail */.RT)(node.def.qualname.slice(0, -node.name.length - 1));
    return [
        "__init__",
        "__post_init__",
        "__new__",
        "__call__"
    ].includes(node.name) ? [
        owner
    ] : [
        node.name
    ];
}
/** A node id as a dotted path of the sources has it: without parameters. */ function plain(node) {
    return node.replace(/\[.*$/s, "");
}
/** Everything that a test reaches: what it calls, its fixtures, what those call; only in files that it can import. */ function closure(dossier, test, byName, edges) {
    const files = new Set([
        test.file,
        ...(0,facts_of_sources/* conftests */.kb)(dossier, test.file)
    ].flatMap((file)=>(0,facts_of_sources/* reach */.gl)(dossier, file, 6)));
    const automatic = [
        ...byName.values()
    ].flat().filter((node)=>files.has(node.file) && (0,facts_of_tests/* isFixture */.AQ)(node.def) && node.def.decorators.some((text)=>/autouse\s*=\s*True/.test(text)));
    const seen = new Set([
        test,
        ...automatic
    ]);
    const todo = [
        ...seen
    ];
    for(let node = todo.pop(); node !== undefined; node = todo.pop()){
        for (const name of edges.get(node) ?? [])for (const next of byName.get(name) ?? []){
            if (seen.has(next) || !files.has(next.file)) continue;
            seen.add(next);
            todo.push(next);
        }
    }
    return seen;
}
/** Names that a function's own lines mention, its parameters included: those are fixtures. */ function uses(dossier, node) {
    const lines = (dossier.lines.get(node.file) ?? []).slice(node.line - 1, node.def.end_line);
    const names = new Set(lines.flatMap((text)=>[
            ...text.replace(/#.*$/, "").matchAll(/[A-Za-z_]\w*/g)
        ].map((found)=>found[0])));
    names.delete(node.name);
    return names;
}

;// CONCATENATED MODULE: ./src/diagnose/facts-of-chance.js
/** Where chance enters: lines, on the way of a test that comes and goes, that read something no test controls. */ 




/** Texts of one line, f-strings among them: `{x}` in one is no set. */ const QUOTED = /(?<![\w"'])[rRbBuUfF]{0,2}("""|'''|"|')(?:\\.|(?!\1).)*\1/g;
/** Lines that look so, on the way of the representative. */ function sourcesOf(dossier, look, side) {
    const found = new Map();
    for (const { file, from, to, weight } of ranges(dossier, side)){
        const pattern = patternFor(dossier, file, look);
        (dossier.lines.get(file) ?? []).slice(from - 1, to).forEach((text, i)=>{
            const line = from + i;
            const key = `${file}:${String(line)}`;
            if (found.has(key) || /^\s*(?:#|import\b|from\b|@)/.test(text) || !pattern.test((look.strings === "masked" ? text.replace(QUOTED, '""') : text).replace(/#.*$/, ""))) return;
            found.set(key, {
                file,
                line,
                text: text.trim(),
                weight
            });
        });
    }
    return [
        ...found.values()
    ].sort((a, b)=>b.weight - a.weight);
}
/** Functions in order of nearness: the traceback's, what the test reaches, the test itself, its fixtures. */ function ranges(dossier, side) {
    const test = (0,facts_of_frames/* testOf */.kT)(dossier);
    const frames = (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>(0,facts_of_frames/* ownFrames */.LN)(dossier, exception));
    const around = (file, line, weight)=>{
        const def = dossier.sources.get(file)?.defs.filter((d)=>d.kind !== "class" && d.line <= line && line <= d.end_line).at(-1);
        return {
            file,
            from: def?.line ?? line,
            to: def?.end_line ?? line,
            weight
        };
    };
    const onStack = frames.map((f)=>around(f.file, f.line, 1));
    const reached = facts_of_calls_suspects(dossier).map((s)=>({
            file: s.file,
            from: s.line,
            to: s.def.end_line,
            weight: 0.4 + 0.5 * s.weight
        }));
    const own = test === null ? [] : (dossier.sources.get(test.file)?.defs ?? []).filter((d)=>d.qualname.endsWith(test.name) && d.kind !== "class").map((d)=>({
            file: test.file,
            from: d.line,
            to: d.end_line,
            weight: 0.95
        }));
    const shared = test === null ? [] : [
        test.file,
        ...(0,facts_of_sources/* conftests */.kb)(dossier, test.file)
    ].flatMap((file)=>[
            ...(dossier.sources.get(file)?.defs ?? []).filter(facts_of_tests/* isFixture */.AQ).map((d)=>({
                    file,
                    from: d.line,
                    to: d.end_line,
                    weight: 0.7
                })),
            ...(dossier.sources.get(file)?.globals ?? []).map((g)=>({
                    file,
                    from: g.line,
                    to: g.line,
                    weight: 0.75
                }))
        ]);
    return [
        ...onStack,
        ...reached,
        ...own,
        ...shared
    ].filter((r)=>dossier.isTest(r.file) === (side === "test"));
}
function patternFor(dossier, file, { modules, functions, also }) {
    const names = [];
    for (const one of dossier.sources.get(file)?.imports ?? []){
        const from = modules.some((m)=>one.module === m || one.module.startsWith(`${m}.`));
        if (one.names.length === 0 && from) names.push(`${facts_of_chance_escape(one.module)}\\.${any(functions)}`);
        for (const { name, as } of one.names){
            const bound = facts_of_chance_escape(as ?? name);
            if (modules.includes(name) || modules.includes(`${one.module}.${name}`)) names.push(`${bound}\\.(?:\\w+\\.)?${any(functions)}`);
            else if (from) names.push(functions.length === 0 || functions.includes(name) ? bound : `${bound}\\.${any(functions)}`);
        }
    }
    const parts = [
        ...names.length === 0 ? [] : [
            `\\b(?:${names.join("|")})\\s*\\(`
        ],
        ...also === null ? [] : [
            also.source
        ]
    ];
    return parts.length === 0 ? /(?!)/ : new RegExp(parts.join("|"));
}
const any = (functions)=>functions.length === 0 ? "\\w+" : `(?:${functions.join("|")})`;
const facts_of_chance_escape = (text)=>text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** What a flaky test's isolation and the sources on its way say; empty where the node does not come and go. */ function chance(dossier, { kind, look, factors, does, first, remedy }, unflipped) {
    const { isolation } = dossier;
    if (isolation?.verdict !== "flaky") return [];
    const flip = isolation.flip !== null && factors.includes(isolation.flip.factor) ? isolation.flip : null;
    if (isolation.flip !== null && flip === null) return [];
    const base = flip === null ? unflipped : 0.9;
    const second = first === "product" ? "test" : "product";
    const places = [
        ...sourcesOf(dossier, look, first).slice(0, 3),
        ...sourcesOf(dossier, look, second).slice(0, 2)
    ];
    const often = `${String(isolation.failed.runs)} of ${String(isolation.failed.of)} runs`;
    return places.map((at, index)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind,
            at,
            score: base * (0.75 + 0.25 * at.weight) - index * 0.04,
            confidence: flip === null ? "weak" : "strong",
            claim: does,
            statement: `${(0,diagnose_place/* where */._M)(at)} ${does}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails in ${often}${flip === null ? "" : ` and turns with the ${flip.factor.replace("-", " ")} alone`}.`,
            disprovedBy: `${remedy} and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still comes and goes`
        }));
}

;// CONCATENATED MODULE: ./src/diagnose/rules/flaky.hash-order.js
/** The outcome hangs on the order of a set, which the hash seed of the interpreter decides. */ 
/** A set display or comprehension has no colon between its braces; a dict has. */ const SETS = /\b(?:set|frozenset)\s*\(|\{[^{}:]*\bfor\b[^{}:]*\}|\{\s*(?:"[^"]*"|'[^']*'|\w+)\s*(?:,\s*(?:"[^"]*"|'[^']*'|\w+)\s*)*,?\s*\}|\bhash\s*\(/;
const flaky_hash_order_rule = {
    kind: "flaky.hash-order",
    match: (dossier)=>chance(dossier, {
            kind: "flaky.hash-order",
            factors: [
                "hash-seed"
            ],
            does: "takes the order of a set or of hashes for granted",
            first: "product",
            remedy: "an ordered collection or a sort there",
            look: {
                modules: [],
                functions: [],
                also: SETS,
                strings: "masked"
            }
        }, 0.35)
};

;// CONCATENATED MODULE: ./src/diagnose/rules/flaky.randomness.js
/** The outcome hangs on a random source that nobody seeds. */ 
const flaky_randomness_rule = {
    kind: "flaky.randomness",
    match: (dossier)=>chance(dossier, {
            kind: "flaky.randomness",
            factors: [
                "random-seed"
            ],
            does: "draws from an unseeded random source",
            first: "product",
            remedy: "the source seeded or injected there",
            look: {
                modules: [
                    "random",
                    "secrets",
                    "uuid",
                    "numpy.random",
                    "numpy",
                    "faker"
                ],
                functions: [],
                also: /\brandom\.\w+\s*\(|\.shuffle\(|\bos\.urandom\(/
            }
        }, 0.6)
};

;// CONCATENATED MODULE: ./src/diagnose/rules/flaky.clock.js
/** The outcome hangs on the time, the date or the time zone of the machine. */ 
const flaky_clock_rule = {
    kind: "flaky.clock",
    match: (dossier)=>chance(dossier, {
            kind: "flaky.clock",
            factors: [
                "clock",
                "time-zone"
            ],
            does: "reads the machine's clock or time zone",
            first: "product",
            remedy: "the time frozen or injected there",
            look: {
                modules: [
                    "time",
                    "datetime",
                    "pendulum",
                    "arrow",
                    "django.utils.timezone"
                ],
                functions: [
                    "now",
                    "utcnow",
                    "today",
                    "fromtimestamp",
                    "localtime",
                    "ctime",
                    "mktime",
                    "time",
                    "strftime",
                    "gmtime",
                    "localdate",
                    "time_ns",
                    "get"
                ],
                also: /\.astimezone\(\s*\)|\.timestamp\(\s*\)/
            }
        }, 0.45)
};

;// CONCATENATED MODULE: ./src/diagnose/rules/flaky.timing.js
/** A race, a sleep or a deadline that is too short. */ 
const flaky_timing_rule = {
    kind: "flaky.timing",
    match: (dossier)=>chance(dossier, {
            kind: "flaky.timing",
            factors: [
                "cpu-load"
            ],
            does: "gives something a fixed time to happen",
            first: "test",
            remedy: "a wait for the thing itself in its place",
            look: {
                modules: [
                    "time",
                    "asyncio",
                    "anyio",
                    "trio"
                ],
                functions: [
                    "sleep",
                    "wait_for",
                    "timeout",
                    "perf_counter",
                    "monotonic",
                    "move_on_after",
                    "fail_after"
                ],
                also: /\b(?:as_completed|imap_unordered)\(|\bThread\(\s*target|\.(?:wait|join|get|result|acquire)\(\s*(?:timeout\s*=\s*)?[\d.]+|\btimeout\s*=\s*[\d.]+/
            }
        }, 0.62)
};

;// CONCATENATED MODULE: ./src/diagnose/facts-of-ports.js
/** Where the port comes from that a failing call binds. */ 

/** EADDRINUSE of Linux, macOS and Windows (errno.h, WSA codes). */ const IN_USE = [
    98,
    48,
    10048
];
/** A port that somebody chose: 0 lets the system choose, and below 1024 nobody may. */ const PORT = /^\d{4,5}$/;
/** The constant on the way to the call, its innermost user first; null where none of the frames names one. */ function fixedPort(dossier, exception) {
    for (const frame of [
        ...(0,facts_of_frames/* ownFrames */.LN)(dossier, exception)
    ].reverse()){
        const text = (0,facts_of_sources/* textAt */.$6)(dossier, frame.file, frame.line).replace(/#.*$/, "");
        if (/[(,=]\s*\d{4,5}\s*[,)]/.test(text)) return {
            file: frame.file,
            line: frame.line
        };
        for (const [name] of text.matchAll(/[A-Za-z_]\w*/g)){
            const at = constant(dossier, frame.file, name);
            if (at !== null) return at;
        }
    }
    return null;
}
/** A module's number by the name that a file has for it. */ function constant(dossier, file, name) {
    const source = dossier.sources.get(file);
    const here = source?.globals.find((one)=>one.name === name && PORT.test(one.value));
    if (here !== undefined) return {
        file,
        line: here.line
    };
    const from = source?.imports.find((one)=>one.names.some((entry)=>(entry.as ?? entry.name) === name));
    const home = from === undefined ? null : (0,facts_of_sources/* importedFile */.fw)(dossier, file, from.module, from.level);
    const original = from?.names.find((entry)=>(entry.as ?? entry.name) === name)?.name;
    const there = home === null ? undefined : dossier.sources.get(home)?.globals.find((one)=>one.name === original && PORT.test(one.value));
    return home === null || there === undefined ? null : {
        file: home,
        line: there.line
    };
}

;// CONCATENATED MODULE: ./src/diagnose/rules/flaky.network.js
/** The test reaches a real network or a fixed port. */ 



/** ENETUNREACH and EHOSTUNREACH of Linux, macOS and Windows: no test double answers so. */ const AWAY = [
    101,
    51,
    10051,
    113,
    65,
    10065
];
function flaky_network_match(dossier) {
    const found = (0,facts_of_frames/* raised */.P5)(dossier).flatMap((one)=>[
            ...flaky_network_unreachable(dossier, one),
            ...flaky_network_shared(dossier, one)
        ]);
    if (found.length > 0) return found;
    // Without an error of the network's own a client in the code says nothing.
    if (!(0,facts_of_frames/* raised */.P5)(dossier).some(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "ConnectionError", "gaierror", "herror", "URLError", "TimeoutError", "timeout", "ConnectError", "SSLError"))) return [];
    return chance(dossier, {
        kind: "flaky.network",
        factors: [],
        does: "reaches a real network or a fixed port",
        first: "product",
        remedy: "a local double with a port of its own there",
        look: {
            modules: [
                "socket",
                "urllib.request",
                "http.client",
                "requests",
                "httpx",
                "aiohttp",
                "ftplib",
                "smtplib"
            ],
            functions: [],
            also: /\.(?:bind|connect|listen)\(\s*\(/
        }
    }, 0.7);
}
/** The system was asked for a host of the network, by name or by route, and had none: the test depends on one. */ function flaky_network_unreachable(dossier, { exception, weight, via }) {
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    if (frame === undefined || !((0,facts_of_frames/* isA */.KG)(exception, "gaierror", "herror") || AWAY.includes(exception.os?.errno ?? null))) return [];
    const at = {
        file: frame.file,
        line: frame.line
    };
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "flaky.network",
            at,
            confidence: via === "raised" || via === "cause" ? "strong" : "weak",
            score: 0.95 * weight,
            claim: "connects to a host of the network",
            statement: `${(0,diagnose_place/* where */._M)(at)} connects to a host of the network, which cannot be reached from here, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
            disprovedBy: `a local double answers there and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        })
    ];
}
/** A port with a number of its own is taken now and then: by another worker, or by what ran before. */ function flaky_network_shared(dossier, { exception, weight }) {
    const at = dossier.isolation?.verdict === "flaky" && IN_USE.includes(exception.os?.errno ?? null) ? fixedPort(dossier, exception) : null;
    if (at === null) return [];
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "flaky.network",
            at,
            confidence: "strong",
            score: 0.96 * weight,
            claim: "names a fixed port",
            statement: `${(0,diagnose_place/* where */._M)(at)} names a fixed port, which only one process at a time can have, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails whenever another one has it.`,
            disprovedBy: `port 0 there, which lets the system choose, and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still comes and goes`
        })
    ];
}
const flaky_network_rule = {
    kind: "flaky.network",
    match: flaky_network_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/flaky.parallel.js
/** Several workers at once share a path, a port or a name. */ 
const flaky_parallel_rule = {
    kind: "flaky.parallel",
    match: (dossier)=>chance(dossier, {
            kind: "flaky.parallel",
            factors: [
                "workers"
            ],
            does: "is shared by all workers that run at once",
            first: "test",
            remedy: "a path, port or name for each worker",
            look: {
                modules: [
                    "tempfile"
                ],
                functions: [
                    "gettempdir"
                ],
                also: /["']\/(?:tmp|var)\/|\.bind\(\s*\(|\bport\s*=\s*\d{4,5}|expanduser\(|Path\.home\(|\bsqlite3?\b.*["'][^"']+\.(?:db|sqlite)/
            }
        }, 0.3)
};

;// CONCATENATED MODULE: ./src/diagnose/rules/test.fixture-missing.js
/** A fixture that nobody in reach defines: misspelt, renamed, or defined in a folder that the test cannot see. */ 





/** Fixtures of widely used plugins, by the distribution that brings them. */ const test_fixture_missing_PLUGINS = {
    mocker: "pytest-mock",
    benchmark: "pytest-benchmark",
    httpx_mock: "pytest-httpx",
    requests_mock: "requests-mock",
    freezer: "pytest-freezer",
    aiohttp_client: "pytest-aiohttp",
    client: "pytest-django",
    db: "pytest-django",
    settings: "pytest-django",
    snapshot: "syrupy",
    fs: "pyfakefs",
    faker: "Faker",
    subtests: "pytest-subtests",
    httpserver: "pytest-httpserver"
};
function test_fixture_missing_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const lookup = exception.fixture;
        // pytest raises the same error for a fixture that asks for itself; then the name is in reach.
        if (lookup === null || lookup.available.includes(lookup.name)) return [];
        const asked = lookup.stack.at(-1);
        const asks = asked === undefined || !dossier.firstParty(asked.file) ? null : {
            file: asked.file,
            line: defLine(dossier, asked)
        };
        const by = asks === null ? "" : ` by \`${asked?.func ?? ""}\` at ${(0,diagnose_place/* where */._M)(asks)}`;
        const elsewhere = (0,facts_of_tests/* fixturesNamed */.qQ)(dossier, lookup.name);
        const renamed = (0,facts_of_change/* removed */.rq)(dossier, new RegExp(`def ${lookup.name}\\b`)).length > 0 && elsewhere.length === 0;
        const near = (0,facts_of_sources/* similar */.qR)(lookup.name, lookup.available);
        const make = (at, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
                kind: "test.fixture-missing",
                at,
                confidence: "strong",
                score: score * weight,
                claim,
                statement: `The fixture \`${lookup.name}\`, asked for${by}, ${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} cannot be set up.`,
                quotes: asks === null || at?.file === asks.file && at.line === asks.line ? [] : [
                    {
                        file: asks.file,
                        lines: [
                            asks.line,
                            asks.line
                        ],
                        claim: `asks for \`${lookup.name}\``
                    }
                ],
                disprovedBy: `\`pytest --fixtures-per-test\` lists \`${lookup.name}\` for the test`
            });
        // A name that a conftest imports is a fixture there, though nothing in the file uses it.
        const dropped = (0,facts_of_change/* removed */.rq)(dossier, new RegExp(`\\bimport\\b.*\\b${(0,facts_of_change/* escape */.ih)(lookup.name)}\\b`)).filter(({ file })=>dossier.isTest(file));
        const imported = dropped.slice(0, 1).map(({ file, line })=>make({
                file,
                line
            }, 0.98, `imported \`${lookup.name}\` before the change`, `is no longer imported at \`${file}:${String(line)}\`, which put it in reach`));
        const found = elsewhere.map(({ file, line, def })=>make({
                file,
                line: Math.min(line, (0,facts_of_tests/* decoratorLine */.o9)(dossier, file, def, /fixture/))
            }, 0.96, `defines \`${lookup.name}\` out of reach`, `is defined at \`${file}:${String(line)}\`, out of reach of that test`));
        // Asked for by a mark or a setting, not by a parameter: that is where the name stands.
        const named = (0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`usefixtures.*\\b${(0,facts_of_change/* escape */.ih)(lookup.name)}\\b`)).find(({ file })=>dossier.isTest(file));
        const setting = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "usefixtures");
        const spelt = named ?? (setting !== undefined && new RegExp(`\\b${(0,facts_of_change/* escape */.ih)(lookup.name)}\\b`).test(setting.text) ? setting : undefined);
        if (spelt !== undefined && elsewhere.length === 0) found.push(make({
            file: spelt.file,
            line: spelt.line
        }, 0.97, `asks for \`${lookup.name}\``, `is named at ${(0,diagnose_place/* where */._M)(spelt)} and defined nowhere in reach`));
        const plugin = test_fixture_missing_PLUGINS[lookup.name];
        const told = renamed ? "is no longer defined anywhere" : near !== null ? `does not exist (\`${near}\` does)` : plugin !== undefined ? `comes from \`${plugin}\`, which is not installed` : "is defined nowhere";
        const user = asks === null ? [] : [
            make(asks, elsewhere.length > 0 ? 0.6 : 0.94, `asks for \`${lookup.name}\``, told)
        ];
        return imported.length + found.length + user.length > 0 ? [
            ...imported,
            ...found,
            ...user
        ] : [
            make(null, 0.7, "", told)
        ];
    });
}
/** pytest names the first line of the code object, a decorator's; people look for the `def`. */ function defLine(dossier, asked) {
    const def = (0,facts_of_sources/* definitions */.BG)(dossier, asked.func).find((one)=>one.file === asked.file && one.line >= asked.line - 1 && one.line <= asked.line + 40);
    return def?.line ?? asked.line;
}
const test_fixture_missing_rule = {
    kind: "test.fixture-missing",
    match: test_fixture_missing_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/test.fixture-scope-mismatch.js
/** A fixture of a wide scope is built on one of a narrower scope. */ 



const WIDTH = [
    "function",
    "class",
    "module",
    "package",
    "session"
];
function test_fixture_scope_mismatch_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.phase !== "setup" || failure.item === null) return [];
    const { item } = failure;
    // pytest ends the test by `fail()` (_pytest/fixtures.py, _check_scope), without a frame of the project.
    if (!failure.exceptions.some((one)=>(0,facts_of_frames/* isA */.KG)(one, "Failed") || one.type === "ScopeMismatchError")) return [];
    const scopes = new Map(item.fixtures.map((one)=>[
            one.name,
            one
        ]));
    return item.fixtures.flatMap((wide)=>{
        const definition = (0,facts_of_tests/* fixturesNamed */.qQ)(dossier, wide.name).find((one)=>one.file === wide.file);
        return (definition?.def.params ?? []).flatMap((param)=>{
            const narrow = scopes.get(param.name);
            if (definition === undefined || narrow === undefined || test_fixture_scope_mismatch_rank(narrow.scope) >= test_fixture_scope_mismatch_rank(wide.scope)) return [];
            const at = {
                file: definition.file,
                line: (0,facts_of_tests/* decoratorLine */.o9)(dossier, definition.file, definition.def, /fixture/)
            };
            const inner = narrow.file !== null && narrow.line !== null && dossier.firstParty(narrow.file) ? {
                file: narrow.file,
                line: narrow.line
            } : null;
            const statement = `The ${wide.scope}-scoped fixture \`${wide.name}\` at ${(0,diagnose_place/* where */._M)(at)} is built on \`${narrow.name}\`, which lives for one ${narrow.scope}${inner === null ? "" : ` (${(0,diagnose_place/* where */._M)(inner)})`}, so pytest refuses to set ${(0,facts_of_frames/* failing */.Jr)(dossier)} up.`;
            const make = (place, score, claim)=>(0,diagnose_place/* finding */.gk)(dossier, {
                    kind: "test.fixture-scope-mismatch",
                    at: place,
                    confidence: "strong",
                    score,
                    claim,
                    statement,
                    disprovedBy: `\`${wide.name}\` given ${narrow.scope} scope and the error stays`
                });
            const innerNew = inner !== null && (0,facts_of_change/* touched */.FI)(dossier, inner.file, inner.line, 1) && !(0,facts_of_change/* touched */.FI)(dossier, at.file, at.line, 1);
            return [
                make(at, innerNew ? 0.8 : 0.97, `has ${wide.scope} scope`),
                ...inner === null ? [] : [
                    make(inner, innerNew ? 0.9 : 0.6, `has ${narrow.scope} scope`)
                ]
            ];
        });
    });
}
function test_fixture_scope_mismatch_rank(scope) {
    return WIDTH.indexOf(scope);
}
const test_fixture_scope_mismatch_rule = {
    kind: "test.fixture-scope-mismatch",
    match: test_fixture_scope_mismatch_match
};

// EXTERNAL MODULE: ./src/diagnose/facts-of-patches.js
var facts_of_patches = __webpack_require__(3632);
;// CONCATENATED MODULE: ./src/diagnose/rules/test.mock-target.js
/** A patch that hits nothing: the target does not exist, or the code under test holds the name under another module. */ 




function test_mock_target_match(dossier) {
    return [
        ...absent(dossier),
        ...bypassed(dossier)
    ];
}
/** mock and monkeypatch refuse a name that is not there, or a module that they cannot import. */ function absent(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const lacks = (0,facts_of_frames/* isA */.KG)(exception, "AttributeError") && ((0,facts_of_frames/* raisedIn */.qh)(exception, "unittest/mock.py", "get_original") || (0,facts_of_frames/* passes */.WE)(exception, "_pytest/monkeypatch.py"));
        const unimportable = (0,facts_of_frames/* isA */.KG)(exception, "ImportError", "AttributeError") && ((0,facts_of_frames/* passes */.WE)(exception, "unittest/mock.py", "_importer", "_get_target", "<lambda>") || (0,facts_of_frames/* passes */.WE)(exception, "pkgutil.py", "resolve_name") || (0,facts_of_frames/* passes */.WE)(exception, "_pytest/monkeypatch.py"));
        // `datetime.datetime.now` and its like cannot be set (Objects/typeobject.c, type_setattro): the module's own name can.
        const immutable = (0,facts_of_frames/* isA */.KG)(exception, "TypeError") && ((0,facts_of_frames/* passes */.WE)(exception, "unittest/mock.py") || (0,facts_of_frames/* passes */.WE)(exception, "_pytest/monkeypatch.py")) && /immutable type|built-in\/extension type/.test(exception.message);
        if (!lacks && !unimportable && !immutable) return [];
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const name = /(?:attribute|set) '(\w+)'/.exec(exception.message)?.[1] ?? exception.attribute?.name ?? exception.import?.name?.split(".").at(-1);
        const call = (0,facts_of_patches/* patches */.L)(dossier).find((one)=>name !== undefined && one.target.split(".").includes(name)) ?? (frame === undefined ? undefined : {
            file: frame.file,
            line: frame.line,
            target: name ?? "",
            attribute: name ?? "",
            module: ""
        });
        if (call === undefined) return [];
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "test.mock-target",
                at: {
                    file: call.file,
                    line: call.line
                },
                confidence: "strong",
                score: 0.96 * weight,
                claim: `patches \`${call.target}\``,
                statement: `${(0,diagnose_place/* where */._M)(call)} patches \`${call.target}\`, which ${immutable ? "cannot be set" : "does not exist"}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\` before it runs.`,
                disprovedBy: `\`${call.target}\` can be looked up in a fresh interpreter`
            })
        ];
    });
}
/** `patch("pkg.mod.name")` while the code under test did `from pkg.mod import name`: it keeps the true one. */ function bypassed(dossier) {
    const test = (0,facts_of_frames/* testOf */.kT)(dossier);
    if (test === null) return [];
    const near = (0,facts_of_sources/* surroundings */.i5)(dossier).filter((file)=>!dossier.isTest(file));
    const onChain = new Set((0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>(0,facts_of_frames/* ownFrames */.LN)(dossier, exception).map((frame)=>frame.file)));
    return inUse(dossier, (0,facts_of_patches/* patches */.L)(dossier)).flatMap((patch)=>near.filter((file)=>!(0,facts_of_sources/* modules */.av)(dossier, patch.module).includes(file)).flatMap((file)=>{
            const copy = (dossier.sources.get(file)?.imports ?? []).find((one)=>one.scope === "" && one.names.some(({ name })=>name === patch.attribute) && (sameModule(dossier, file, one, patch.module) || handedOn(dossier, patch, file, one)));
            if (copy === undefined) return [];
            const at = {
                file: patch.file,
                line: patch.line
            };
            const fresh = (0,facts_of_change/* touched */.FI)(dossier, file, copy.line);
            // The true function stands on the traceback of a run in which it was patched.
            const ran = (0,facts_of_frames/* raised */.P5)(dossier).some(({ exception })=>exception.frames.some((frame)=>frame.func === patch.attribute && (0,facts_of_patches/* moduleStands */.M)(patch.module, frame.file)));
            const make = (place, score, claim)=>(0,diagnose_place/* finding */.gk)(dossier, {
                    kind: "test.mock-target",
                    at: place,
                    score,
                    claim,
                    confidence: ran ? "strong" : "weak",
                    statement: `${(0,diagnose_place/* where */._M)(at)} patches \`${patch.target}\`, but \`${file}:${String(copy.line)}\` holds its own reference to \`${patch.attribute}\`, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} runs the true one.`,
                    quotes: [
                        {
                            file,
                            lines: [
                                copy.line,
                                copy.line
                            ],
                            claim: `binds \`${patch.attribute}\` by name`
                        }
                    ],
                    disprovedBy: `the name patched in \`${file}\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
                });
            return [
                make(at, ran ? 0.97 : onChain.has(file) ? 0.92 : fresh ? 0.9 : 0.75, `patches \`${patch.target}\``),
                make({
                    file,
                    line: copy.line
                }, 0.5, `binds \`${patch.attribute}\` by name`)
            ];
        }));
}
/** Patches of the failing test itself, of fixtures that it uses, and those whose place cannot be told from its code. */ function inUse(dossier, all) {
    const failure = dossier.failures[0];
    const test = (0,facts_of_frames/* testOf */.kT)(dossier);
    const fixtures = failure.type === "test" ? failure.item?.fixtures.map((one)=>one.name) ?? [] : [];
    return all.filter((patch)=>{
        const owner = dossier.sources.get(patch.file)?.defs.filter((def)=>def.kind !== "class" && def.line - 10 <= patch.line && patch.line <= def.end_line).sort((a, b)=>Math.abs(a.line - patch.line) - Math.abs(b.line - patch.line));
        const names = (owner ?? []).map((def)=>def.qualname.split(".").at(-1) ?? "");
        return names.length === 0 || names.some((name)=>name === test?.name || fixtures.includes(name) || !/^test/.test(name));
    });
}
/** The patched module only hands the name on from the module that the code imports it from. */ function handedOn(dossier, patch, file, one) {
    const original = (0,facts_of_sources/* importedFile */.fw)(dossier, file, one.module, one.level);
    return original !== null && (0,facts_of_sources/* modules */.av)(dossier, patch.module).some((target)=>(dossier.sources.get(target)?.imports ?? []).some((entry)=>entry.names.some(({ name })=>name === patch.attribute) && (0,facts_of_sources/* importedFile */.fw)(dossier, target, entry.module, entry.level) === original));
}
function sameModule(dossier, file, one, module) {
    if (one.level === 0) return one.module === module;
    const target = (0,facts_of_sources/* importedFile */.fw)(dossier, file, one.module, one.level);
    return target !== null && (0,facts_of_sources/* modules */.av)(dossier, module).includes(target);
}
const test_mock_target_rule = {
    kind: "test.mock-target",
    match: test_mock_target_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/test.mock-kind.js
/** A double of the wrong kind: not awaitable where it is awaited, awaitable where it is not, without the protocol or the value that the code needs. */ 



/** CPython names the offending type in the text of a TypeError only (3.8 to 3.14, Objects/abstract.c, genobject.c). */ const NAMED = /\b(?:Async|Magic|NonCallable|NonCallableMagic|PropertyMock|)Mock\b/;
const AWAITED = /can't be used in 'await' expression|object can't be awaited/;
const MOCKS = new Set([
    "Mock",
    "MagicMock",
    "AsyncMock",
    "NonCallableMock",
    "NonCallableMagicMock",
    "PropertyMock"
]);
function test_mock_kind_match(dossier) {
    return [
        ...(0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>fromException(dossier, exception, weight)),
        ...unwanted(dossier),
        ...compared(dossier)
    ];
}
function fromException(dossier, exception, weight) {
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    if (frame === undefined) return [];
    if ((0,facts_of_frames/* isA */.KG)(exception, "TypeError") && AWAITED.test(exception.message)) return test_mock_kind_awaited(dossier, exception, frame, weight);
    if (exception.attribute?.owner_kind === "mock") return spec(dossier, exception, frame, weight);
    if ((exception.coroutines.length > 0 || exception.attribute?.owner_kind === "coroutine") && Object.values(frame.locals).includes("AsyncMock")) {
        const double = (0,facts_of_tests/* anyDoubles */.dm)(dossier).find((one)=>one.how === "AsyncMock");
        return double === undefined ? [] : [
            told(dossier, double, 0.92 * weight, true, `makes an awaitable double, but \`${frame.file}:${String(frame.line)}\` takes what its call gives for a value`, frame, exception.type, "plain")
        ];
    }
    const protocol = (0,facts_of_frames/* isA */.KG)(exception, "TypeError", "AttributeError") && (NAMED.test(exception.message) || held(exception).length > 0 && (0,facts_of_frames/* isA */.KG)(exception, "TypeError") && !exception.call);
    if (!protocol || (0,facts_of_frames/* raisedIn */.qh)(exception, "unittest/mock.py", "get_original", "_importer")) return [];
    const names = [
        ...(0,facts_of_sources/* textAt */.$6)(dossier, frame.file, frame.line).matchAll(/\.(\w+)/g)
    ].map((found)=>found[1] ?? "").reverse();
    const double = names.flatMap((name)=>(0,facts_of_tests/* doublesFor */.YF)(dossier, name))[0] ?? (NAMED.test(exception.message) ? (0,facts_of_tests/* anyDoubles */.dm)(dossier)[0] : undefined);
    if (double === undefined) return [];
    return [
        told(dossier, double, 0.9 * weight, NAMED.test(exception.message), `makes a double that does not do what \`${frame.file}:${String(frame.line)}\` needs of it`, frame, exception.type, "magic")
    ];
}
/** `await double.method()` where the method is a plain Mock or function. */ function test_mock_kind_awaited(dossier, exception, frame, weight) {
    const chain = (0,facts_of_frames/* ownFrames */.LN)(dossier, exception).flatMap((one)=>{
        const names = dossier.sources.get(one.file)?.calls.filter((call)=>call.awaited && call.line <= one.line && one.line <= call.end_line).map((call)=>(0,facts_of_sources/* tail */.RT)(call.func)) ?? [];
        return one === frame ? names : [];
    });
    const doubles = chain.flatMap((name)=>(0,facts_of_tests/* doublesFor */.YF)(dossier, name).filter((one)=>one.how !== "AsyncMock"));
    const named = NAMED.test(exception.message);
    const certain = named || doubles.length > 0;
    const real = chain.some((name)=>(0,facts_of_sources/* definitions */.BG)(dossier, name).some(({ def, file })=>def.kind === "function" && !dossier.isTest(file)) && (0,facts_of_tests/* doublesFor */.YF)(dossier, name).length === 0);
    if (real && !named) return [];
    const double = doubles[0] ?? (0,facts_of_tests/* anyDoubles */.dm)(dossier).find((one)=>one.how === "Mock");
    if (double === undefined) return [];
    return [
        told(dossier, double, (certain ? 0.95 : 0.6) * weight, certain, `makes a plain double, but \`${frame.file}:${String(frame.line)}\` awaits it`, frame, exception.type, "async")
    ];
}
/** The double's spec lacks what the code asks for, or the test misspells one of its assertions. */ function spec(dossier, exception, frame, weight) {
    const name = exception.attribute?.name ?? "";
    const double = (0,facts_of_tests/* doublesFor */.YF)(dossier, name)[0] ?? (0,facts_of_tests/* anyDoubles */.dm)(dossier)[0];
    if (/^assert|^called/.test(name) || double === undefined) return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "test.mock-kind",
            at: {
                file: frame.file,
                line: frame.line
            },
            confidence: "weak",
            score: 0.85 * weight,
            claim: `asks the double for \`${name}\``,
            statement: `\`${frame.file}:${String(frame.line)}\` asks a double for \`${name}\`, which it does not have, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`AttributeError\`.`,
            disprovedBy: `the double has \`${name}\``
        })
    ];
    return [
        told(dossier, double, 0.85 * weight, true, `makes a double without \`${name}\`, which \`${frame.file}:${String(frame.line)}\` asks for`, frame, exception.type)
    ];
}
/** An AsyncMock where a plain value is meant: its coroutine is dropped. */ function unwanted(dossier) {
    const failure = dossier.failures[0];
    const drop = dossier.facts.find((fact)=>fact.t === "dropped-coroutine" && fact.defined.file.endsWith("unittest/mock.py") && (failure.type === "mypy" || fact.node === failure.node));
    if (drop?.t !== "dropped-coroutine") return [];
    const at = drop.created.find((place)=>dossier.firstParty(place.file));
    const names = at === undefined ? [] : [
        ...(0,facts_of_sources/* textAt */.$6)(dossier, at.file, at.line).matchAll(/\.(\w+)\s*\(/g)
    ].map((found)=>found[1] ?? "");
    const double = names.flatMap((name)=>(0,facts_of_tests/* doublesFor */.YF)(dossier, name))[0] ?? (0,facts_of_tests/* anyDoubles */.dm)(dossier).find((one)=>one.how === "AsyncMock") ?? (0,facts_of_tests/* anyDoubles */.dm)(dossier)[0];
    if (double === undefined) return [];
    return [
        told(dossier, double, 0.92, true, `makes an awaitable double, but ${at === undefined ? "the code" : (0,diagnose_place/* where */._M)(at)} calls it without \`await\``, at, "a dropped coroutine", "plain")
    ];
}
/** The value under test is the double itself: nobody told it what to return. */ function compared(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.assertion === null) return [];
    const { left_type, right_type, left, right } = failure.assertion;
    if (!MOCKS.has(left_type) && !MOCKS.has(right_type)) return [];
    const text = MOCKS.has(left_type) ? left : right;
    const name = /name=["'](?:[\w.()]*\.)?(\w+)(?:\(\))?["']/.exec(text)?.[1];
    const double = (name === undefined ? [] : (0,facts_of_tests/* doublesFor */.YF)(dossier, name))[0] ?? (0,facts_of_tests/* anyDoubles */.dm)(dossier)[0];
    return double === undefined ? [] : [
        told(dossier, double, 0.75, false, "makes a double whose value nobody set, and it reaches the comparison", undefined, "AssertionError")
    ];
}
/** Expressions of the failing statement that were doubles. */ function held(exception) {
    return exception.mocks.map((one)=>one.expr);
}
function told(dossier, double, score, certain, what, use, end, need) {
    return (0,diagnose_place/* finding */.gk)(dossier, {
        kind: "test.mock-kind",
        at: {
            file: double.file,
            line: double.line
        },
        confidence: certain ? "strong" : "weak",
        score,
        claim: "makes the double",
        statement: `${(0,diagnose_place/* where */._M)(double)} ${what}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in ${end.includes(" ") ? end : `\`${end}\``}.`,
        quotes: use === undefined ? [] : [
            {
                file: use.file,
                lines: [
                    use.line,
                    use.line
                ],
                claim: "uses the double"
            }
        ],
        remedy: need === undefined ? undefined : {
            kind: "double",
            need
        },
        disprovedBy: `the double made of the other kind and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
    });
}
const test_mock_kind_rule = {
    kind: "test.mock-kind",
    match: test_mock_kind_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/test.parametrize.js
/** `parametrize` whose names, values and function do not agree. */ 



/**
 * What pytest says while it collects (_pytest/mark/structures.py ParameterSet._for_parametrize and _pytest/python.py
 * Metafunc, pytest 7 to 9); it gives no structure: the row that does not fit, or the argument that is not one.
 */ const ROW = /in "parametrize" the number of names \((\d+)\):\s*(.*?)\s*must be equal to the number of values \((\d+)\):\s*(.*?)\s*(?:\n\n|$)/s;
const ARGUMENT = /function (?:uses no (?:argument|fixture) '([^']+)'|already takes an argument '([^']+)')|duplicate parametrization of '([^']+)'|duplicate '([^']+)'/;
const OTHER = /Duplicate parametrization|ids must be|(\d+) parameter sets specified, with different number of ids|wants? a Sequence of values|indirect/;
function test_parametrize_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.phase !== "collect") return [];
    const told = failure.exceptions.find((one)=>(0,facts_of_frames/* isA */.KG)(one, "Failed", "CollectError", "ValueError", "TypeError"));
    const text = told?.message ?? failure.longrepr;
    const file = failure.node.split("::")[0] ?? failure.node;
    const row = ROW.exec(text);
    if (row !== null) return misfit(dossier, file, failure.node, {
        names: row[2] ?? "",
        values: row[4] ?? "",
        wanted: row[1] ?? "",
        got: row[3] ?? ""
    });
    const argument = ARGUMENT.exec(text);
    const name = argument?.slice(1).find(Boolean);
    if (name === undefined && !OTHER.test(text)) return [];
    const test = dossier.sources.get(file)?.defs.find((def)=>def.qualname === /\bIn (?:\S*::)?(\w+): /.exec(text)?.[1]);
    const own = decorator(dossier, file, failure.node, name ?? "") ?? (test === undefined ? null : {
        file,
        line: (0,facts_of_tests/* decoratorLine */.o9)(dossier, file, test, new RegExp(`parametrize.*\\b${name ?? ""}`))
    });
    // A decorator that several modules share has its names where it is made.
    const made = name === undefined ? [] : (0,facts_of_sources/* calls */.Kr)(dossier, (call, other)=>other !== file && dossier.isTest(other) && (0,facts_of_sources/* tail */.RT)(call.func) === "parametrize" && (call.literals[0] ?? "").split(/\s*,\s*/).includes(name)).slice(0, 1);
    const make = (at, score, claim)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "test.parametrize",
            at: {
                file: at.file,
                line: at.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `\`parametrize\` at ${(0,diagnose_place/* where */._M)(at)} ${name === undefined ? "does not fit the test" : `gives \`${name}\`, which the function it decorates does not take once`}, so \`${failure.node}\` cannot be collected.`,
            disprovedBy: "pytest collects the test with the decorator as it is"
        });
    return [
        make(own ?? {
            file,
            line: 1
        }, 0.94, "parametrizes the test"),
        ...made.map((at)=>make(at, 0.6, `gives \`${name ?? ""}\``))
    ];
}
function misfit(dossier, file, node, row) {
    const names = [
        ...row.names.matchAll(/'(\w+)'/g)
    ].map((match)=>match[1] ?? "");
    const at = decorator(dossier, file, node, names[0] ?? "");
    const line = rowLine(dossier, file, row.values, at);
    const make = (place, score, claim)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "test.parametrize",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `The row at ${(0,diagnose_place/* where */._M)(line ?? place)} has ${row.got} values for the ${row.wanted} names ${names.map((name)=>`\`${name}\``).join(", ")}${at === null ? "" : ` of \`parametrize\` at ${(0,diagnose_place/* where */._M)(at)}`}, so \`${node}\` cannot be collected.`,
            disprovedBy: "each row has as many values as there are names"
        });
    return [
        ...line === null ? [] : [
            make(line, 0.97, `has ${row.got} values`)
        ],
        ...at === null ? [] : [
            make(at, line === null ? 0.9 : 0.55, `names ${row.wanted} arguments`)
        ]
    ];
}
/** The row's own line: the one whose literals are those of the values, nearest to the decorator or in a file that the module imports. */ function rowLine(dossier, file, values, at) {
    const wanted = squeeze(values.replace(/\.\.\.$/, ""));
    if (wanted.length < 2) return null;
    const bare = wanted.replace(/^[([]|,?[)\]]$/g, "");
    const found = (0,facts_of_sources/* grep */.VM)(dossier, /[("'\[\d]/, (0,facts_of_sources/* reach */.gl)(dossier, file, 3)).filter(({ text })=>squeeze(text).includes(bare) && bare !== "");
    const rows = found.filter(({ text })=>rest(squeeze(text), bare));
    const best = (rows.length > 0 ? rows : found).sort((a, b)=>away(a, at) - away(b, at))[0];
    return best === undefined ? null : {
        file: best.file,
        line: best.line
    };
}
/** Whether nothing but brackets, commas and `pytest.param` stands around the values: the row is not longer than they are. */ function rest(text, bare) {
    const [before, after] = [
        text.slice(0, text.indexOf(bare)),
        text.slice(text.indexOf(bare) + bare.length)
    ];
    return /[([]$|^$/.test(before) && /^,?[)\]]|^,?$|^,(id|marks)=/.test(after);
}
function away(one, at) {
    return at !== null && one.file === at.file ? Math.abs(one.line - at.line) : 10_000;
}
/** Text with one kind of quote and no space outside of words, so that source and repr compare. */ function squeeze(text) {
    return text.replaceAll("'", '"').replace(/\s+/g, "");
}
/** The `parametrize` that gives this name, at the failing class or function. */ function decorator(dossier, file, node, name) {
    const owner = node.includes("::") ? node.slice(node.indexOf("::") + 2).replaceAll("::", ".") : "";
    const def = dossier.sources.get(file)?.defs.find((one)=>one.qualname === owner || owner === "" && one.decorators.some((text)=>text.includes(name)));
    if (def !== undefined) return {
        file,
        line: (0,facts_of_tests/* decoratorLine */.o9)(dossier, file, def, new RegExp(`parametrize.*\\b${name}`))
    };
    const call = (0,facts_of_sources/* calls */.Kr)(dossier, (one, where_)=>where_ === file && (0,facts_of_sources/* tail */.RT)(one.func) === "parametrize" && (one.literals[0] ?? (0,facts_of_sources/* textAt */.$6)(dossier, file, one.line)).includes(name))[0];
    return call === undefined ? null : {
        file,
        line: call.line
    };
}
const test_parametrize_rule = {
    kind: "test.parametrize",
    match: test_parametrize_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/test.marker.js
/** A marker that strict mode does not know: never registered, misspelt, or renamed in the configuration. */ 




/** _pytest/mark/structures.py MarkGenerator.__getattr__ (pytest 7 to 9): the only source of the name where no line is known. */ const UNKNOWN = /'([\w-]+)' not found in `markers` configuration option|Unknown pytest\.mark\.([\w-]+)/;
function test_marker_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type === "mypy") return [];
    const text = failure.type === "test" ? failure.longrepr : failure.message;
    const told = (0,facts_of_frames/* raised */.P5)(dossier).find(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "Failed", "PytestUnknownMarkWarning") && UNKNOWN.test(exception.message));
    const found = UNKNOWN.exec(told?.exception.message ?? (told === undefined && failure.exceptions.length > 0 ? "" : text));
    const name = found?.[1] ?? found?.[2];
    // A marker of a plugin that is not there: async.plugin-missing.
    if (name === undefined || [
        "asyncio",
        "anyio",
        "trio"
    ].includes(name)) return [];
    const frame = told === undefined ? undefined : (0,facts_of_frames/* deepest */.JS)(dossier, told.exception);
    const use = frame ?? (0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`mark\\.${name}\\b`))[0];
    const markers = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "markers");
    const gone = (0,facts_of_change/* removed */.rq)(dossier, (0,facts_of_change/* word */.Vm)(name)).find(({ file })=>dossier.manifests.has(file) && !file.endsWith(".py"));
    const known = registered(markers?.text ?? "");
    const near = (0,facts_of_sources/* similar */.qR)(name, known);
    const make = (at, score, claim, reason)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "test.marker",
            at,
            confidence: "strong",
            score,
            claim,
            statement: `The marker \`${name}\`${use === undefined ? "" : ` used at ${(0,diagnose_place/* where */._M)(use)}`} ${reason}, so strict mode refuses ${failure.node === null || failure.node === "" ? "the run" : `\`${failure.node}\``}.`,
            quotes: use === undefined || at.file === use.file && at.line === use.line ? [] : [
                {
                    file: use.file,
                    lines: [
                        use.line,
                        use.line
                    ],
                    claim: `uses \`${name}\``
                }
            ],
            disprovedBy: `\`pytest --markers\` lists \`${name}\``
        });
    const settings = (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0];
    const home = markers ?? settings;
    const place = home === undefined ? null : {
        file: home.file,
        line: gone?.file === home.file ? gone.line : markers === undefined ? home.line : (0,facts_of_manifests/* lineOf */.cA)(markers, near === null ? /^$/ : (0,facts_of_change/* word */.Vm)(near))
    };
    const configured = gone !== undefined;
    const reason = configured ? `was taken out of the configuration at ${place === null ? "its place" : (0,diagnose_place/* where */._M)(place)}` : near !== null ? `is not registered (\`${near}\` is)` : "is not registered";
    return [
        ...place === null ? [] : [
            make(place, configured ? 0.96 : near === null ? 0.93 : 0.6, "registers the markers", reason)
        ],
        ...use === undefined ? [] : [
            make({
                file: use.file,
                line: use.line
            }, configured ? 0.7 : near === null ? 0.6 : 0.95, `uses \`${name}\``, reason)
        ]
    ];
}
/** Names of the markers that an option's text registers, in TOML or ini form. */ function registered(text) {
    return [
        ...text.matchAll(/(?:^|["'\n=[,])\s*([A-Za-z_]\w*)\s*(?:\([^)]*\))?\s*(?::|["'\n]|$)/g)
    ].map((match)=>match[1] ?? "").filter((name)=>name !== "markers");
}
const test_marker_rule = {
    kind: "test.marker",
    match: test_marker_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/test.config.js
/** pytest's own set-up is wrong: options, ini values, plugins, hooks, conftest. */ 




/** argparse and _pytest/config/__init__.py (pytest 7 to 9) say these in text alone. */ const UNRECOGNIZED = /unrecognized arguments: (\S+)|(?:error|ERROR): (?:.*?)argument (\S+?):/;
const OPTION = /Unknown config option: (\S+)|(?:unknown|invalid) configuration (?:value|option)s?:? '?(\w+)'?/i;
const REQUIRED = /Missing required plugins: ([\w.-]+)/;
const NOT_TOP = /Defining 'pytest_plugins' in a non-top-level conftest/;
const HOOK = /unknown hook '(\w+)'|hook '(\w+)'/;
function test_config_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type === "mypy") return [];
    const end = failure.node === null || failure.node === "" ? "pytest does not start" : `\`${failure.node}\` is an error before it runs`;
    return [
        ...optionMissing(dossier),
        ...plugins(dossier),
        ...usage(dossier, failure),
        ...twice(dossier),
        ...hooks(dossier)
    ].map((place)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "test.config",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score: place.score,
            claim: place.claim,
            statement: `${place.told}, so ${end}.`,
            disprovedBy: "pytest starts with this line as it is"
        }));
}
/** `Config.getoption` of an option that no loaded plugin adds (ValueError, _pytest/config/__init__.py). */ function optionMissing(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>{
        if (!(0,facts_of_frames/* isA */.KG)(exception, "ValueError", "KeyError") || !(0,facts_of_frames/* passes */.WE)(exception, "_pytest/config/__init__.py", "getoption", "getini", "_getini")) return [];
        const name = /["']?(--?[\w-]+|\w+)["']?$/.exec(exception.message)?.[1] ?? "";
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const adder = (0,facts_of_sources/* calls */.Kr)(dossier, (call)=>/addoption|addini/.test((0,facts_of_sources/* tail */.RT)(call.func)) && call.literals.includes(name))[0];
        const asks = frame === undefined ? [] : [
            {
                file: frame.file,
                line: frame.line,
                score: 0.5,
                claim: `asks for \`${name}\``,
                told: `\`${frame.file}:${String(frame.line)}\` asks for the option \`${name}\`, which no loaded plugin adds`
            }
        ];
        if (adder === undefined) return asks.map((one)=>({
                ...one,
                score: 0.9
            }));
        const told = `the option \`${name}\` is added by \`${adder.file}:${String(adder.line)}\`, which is not loaded as a plugin`;
        return [
            ...pluginLists(dossier).map((one)=>({
                    ...one,
                    score: 0.96,
                    claim: `does not load \`${adder.file}\``,
                    told: `${told} by ${(0,diagnose_place/* where */._M)(one)}`
                })),
            {
                file: adder.file,
                line: adder.line,
                score: 0.55,
                claim: `adds \`${name}\``,
                told
            },
            ...asks
        ];
    });
}
/** Where plugins are named: `pytest_plugins` of the top conftest, `-p` in addopts, else the top conftest itself. */ function pluginLists(dossier) {
    const named = (0,facts_of_sources/* grep */.VM)(dossier, /^pytest_plugins\b/).map(({ file, line })=>({
            file,
            line
        })).sort((a, b)=>a.file.length - b.file.length);
    const addopts = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "addopts");
    const byOption = addopts !== undefined && /-p\s/.test(addopts.text) ? [
        {
            file: addopts.file,
            line: (0,facts_of_manifests/* lineOf */.cA)(addopts, /-p\s/)
        }
    ] : [];
    const top = dossier.files.includes("conftest.py") ? [
        {
            file: "conftest.py",
            line: 1
        }
    ] : [];
    return [
        ...named.slice(0, 1),
        ...byOption,
        ...named.length === 0 ? top : []
    ].slice(0, 2);
}
/** A plugin that is named and cannot be imported, or named where pytest does not allow it. */ function plugins(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>{
        const name = /plugin "?([\w.]+)"?/.exec(exception.message)?.[1] ?? exception.import?.name ?? null;
        if (NOT_TOP.test(exception.message) || NOT_TOP.test(textOf(dossier.failures[0]))) return (0,facts_of_sources/* grep */.VM)(dossier, /^pytest_plugins\b/).filter(({ file })=>file.includes("/")).map(({ file, line })=>({
                file,
                line,
                score: 0.95,
                claim: "defines `pytest_plugins`",
                told: `\`${file}:${String(line)}\` defines \`pytest_plugins\` below the top folder`
            }));
        if (name === null || !(0,facts_of_frames/* passes */.WE)(exception, "_pytest/config/__init__.py", "import_plugin")) return [];
        const pattern = new RegExp(`["'\\s]${(0,facts_of_change/* escape */.ih)(name)}\\b`);
        const code = (0,facts_of_sources/* grep */.VM)(dossier, pattern).find(({ file })=>/(^|\/)conftest\.py$/.test(file));
        const addopts = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "addopts");
        const at = code ?? (addopts !== undefined && pattern.test(addopts.text) ? {
            file: addopts.file,
            line: (0,facts_of_manifests/* lineOf */.cA)(addopts, pattern)
        } : undefined);
        return at === undefined ? [] : [
            {
                file: at.file,
                line: at.line,
                score: 0.95,
                claim: `names the plugin \`${name}\``,
                told: `${(0,diagnose_place/* where */._M)(at)} names the plugin \`${name}\`, which cannot be imported`
            }
        ];
    });
}
function usage(dossier, failure) {
    const refused = failure.type === "test" ? failure.exceptions.find((one)=>(0,facts_of_frames/* isA */.KG)(one, "UsageError")) : undefined;
    const text = refused?.message ?? textOf(failure);
    if (refused === undefined && !(failure.type === "run" && [
        "usage",
        "conftest"
    ].includes(failure.what))) return [];
    const argument = UNRECOGNIZED.exec(text);
    const given = argument?.[1] ?? argument?.[2];
    const plugin = REQUIRED.exec(text)?.[1];
    const known = OPTION.exec(text);
    const unknown = known?.[1] ?? known?.[2];
    const required = plugin === undefined ? undefined : (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "required_plugins");
    const settings = (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0];
    if (given !== undefined) {
        const addopts = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "addopts");
        const flag = given.split("=")[0] ?? given;
        const at = addopts === undefined ? settings : {
            file: addopts.file,
            line: (0,facts_of_manifests/* lineOf */.cA)(addopts, new RegExp((0,facts_of_change/* escape */.ih)(flag)))
        };
        return at === undefined ? [] : [
            {
                file: at.file,
                line: at.line,
                score: 0.94,
                claim: `gives \`${flag}\``,
                told: `${(0,diagnose_place/* where */._M)(at)} gives pytest the argument \`${flag}\`, which neither it nor an installed plugin knows`
            }
        ];
    }
    if (required !== undefined) return [
        {
            file: required.file,
            line: required.line,
            score: 0.95,
            claim: `requires \`${plugin ?? ""}\``,
            told: `${(0,diagnose_place/* where */._M)(required)} requires the plugin \`${plugin ?? ""}\`, which is not installed`
        }
    ];
    if (unknown !== undefined) {
        const at = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", unknown) ?? settings;
        return at === undefined ? [] : [
            {
                file: at.file,
                line: at.line,
                score: 0.94,
                claim: `sets \`${unknown}\``,
                told: `${(0,diagnose_place/* where */._M)(at)} sets \`${unknown}\`, which pytest does not know`
            }
        ];
    }
    const byName = settings?.options.find((one)=>one.name.length > 3 && (0,facts_of_change/* word */.Vm)(one.name).test(text));
    const blamed = byName ?? (failure.type === "run" && failure.what === "conftest" ? undefined : settings)?.options.find((one)=>{
        const value = one.text.slice(one.name.length).replace(/^[\s=:"']+|["'\s]+$/g, "");
        return value.length > 3 && !value.includes("\n") && (0,facts_of_change/* word */.Vm)(value).test(text);
    });
    if (settings !== undefined && blamed !== undefined) return [
        {
            file: settings.file,
            line: blamed.line,
            score: 0.92,
            claim: `sets \`${blamed.name}\``,
            told: `${(0,diagnose_place/* where */._M)({
                file: settings.file,
                line: blamed.line
            })} sets \`${blamed.name}\` in a way that pytest refuses`
        }
    ];
    if (failure.type === "run" && failure.what === "usage" && settings !== undefined) return [
        {
            file: settings.file,
            line: settings.line,
            score: 0.3,
            claim: "holds pytest's settings",
            told: `pytest refuses its settings or arguments: ${text.split("\n")[0] ?? ""}`
        }
    ];
    return [];
}
/** The same option or setting added twice (_pytest/config/argparsing.py). */ function twice(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        if (frame === undefined || !(0,facts_of_frames/* isA */.KG)(exception, "ValueError", "ArgumentError", "AssertionError") || !(0,facts_of_frames/* passes */.WE)(exception, "_pytest/config/argparsing.py")) return [];
        return [
            {
                file: frame.file,
                line: frame.line,
                score: 0.95,
                claim: "adds an option",
                told: `\`${frame.file}:${String(frame.line)}\` adds an option that pytest or a plugin has already, or in a form that it refuses`
            }
        ];
    });
}
/** Hooks that pluggy refuses: an unknown name, or arguments that the specification lacks (PluginValidationError). */ function hooks(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>{
        if (!(0,facts_of_frames/* isA */.KG)(exception, "PluginValidationError")) return [];
        const found = HOOK.exec(exception.message);
        const name = found?.[1] ?? found?.[2] ?? "";
        return (0,facts_of_sources/* definitions */.BG)(dossier, name).slice(0, 1).map(({ file, line })=>({
                file,
                line,
                score: 0.95,
                claim: `defines the hook \`${name}\``,
                told: `\`${file}:${String(line)}\` defines the hook \`${name}\` in a form that pytest does not know`
            }));
    });
}
function textOf(failure) {
    return failure.type === "run" ? failure.message : failure.type === "test" ? failure.longrepr : "";
}
const test_config_rule = {
    kind: "test.config",
    match: test_config_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/test.masked.js
/** An `xfail` that now fails the test by itself, or a handler that the change put over the error that the test wants to see. */ 





/** _pytest/skipping.py (pytest 7 to 9): the report of a strict xfail that passed has this text and no exception. */ const STRICT = "[XPASS(strict)]";
function test_masked_match(dossier) {
    return [
        ...strict(dossier),
        ...handlers(dossier)
    ];
}
function strict(dossier) {
    const failure = dossier.failures[0];
    const test = (0,facts_of_frames/* testOf */.kT)(dossier);
    if (failure.type !== "test" || test === null || failure.exceptions.length > 0 || !failure.longrepr.startsWith(STRICT)) return [];
    const def = dossier.sources.get(test.file)?.defs.find((one)=>(0,facts_of_sources/* tail */.RT)(one.qualname) === test.name && one.kind !== "class");
    const near = def === undefined ? null : (0,facts_of_tests/* decoratorLine */.o9)(dossier, test.file, def, /xfail/);
    const marked = near !== null && near !== def?.line ? near : [
        ...(0,facts_of_sources/* grep */.VM)(dossier, /xfail/, [
            test.file
        ])
    ].sort((a, b)=>Math.abs(a.line - (def?.line ?? 0)) - Math.abs(b.line - (def?.line ?? 0)))[0]?.line;
    const at = {
        file: test.file,
        line: marked ?? def?.line ?? failure.item?.line ?? 1
    };
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "test.masked",
            at,
            confidence: "strong",
            score: 0.98,
            claim: "expects the test to fail",
            statement: `The \`xfail\` at ${(0,diagnose_place/* where */._M)(at)} expects a failure that no longer comes: ${(0,facts_of_frames/* failing */.Jr)(dossier)} passes, and strict mode turns that into the failure.`,
            disprovedBy: "the test fails with the mark taken off"
        })
    ];
}
/** A broad handler that is new in this change, and that swallows on the way of a test that waits for an error. */ function handlers(dossier) {
    if ((0,facts_of_change/* changed */.tD)(dossier).length === 0) return [];
    const wanted = (0,facts_of_handlers/* wantsError */.iv)(dossier);
    return (0,facts_of_handlers/* broadHandlers */.MK)(dossier).filter((one)=>one.isNew).map((one)=>{
        const caught = (0,facts_of_frames/* raised */.P5)(dossier).some(({ via, handler })=>via === "caught" && handler !== null && handler.file === one.file && handler.line >= one.handler.line && handler.line <= one.handler.end_line);
        const at = {
            file: one.file,
            line: one.handler.line
        };
        return (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "test.masked",
            at,
            score: caught ? 0.85 : wanted ? 0.8 : 0.4,
            claim: "swallows the error",
            statement: `${(0,diagnose_place/* where */._M)(at)}, new in this change, swallows ${one.handler.broad ? "every error" : "errors"} of the lines above it, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} does not see the one that it waits for.`,
            disprovedBy: `the handler taken out and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        });
    });
}
const test_masked_rule = {
    kind: "test.masked",
    match: test_masked_match
};

;// CONCATENATED MODULE: ./src/diagnose/suspects.js
/** Findings from the ranked list of suspects: always weak, and they say that they are a ranking. */ 
const suspects_MOST = 5;
/** A ranking stands back behind what a rule reads from the code and the failure. */ const SHARE = 0.8;
/** The first suspects as findings of one kind. */ function suspects_suspected(dossier, list, { kind, says, disprovedBy, worth }) {
    const most = list[0]?.score ?? 1;
    return list.slice(0, suspects_MOST).map((one)=>{
        const place = one.def === null ? "" : ` in \`${one.def.qualname}\``;
        return (0,diagnose_place/* finding */.gk)(dossier, {
            kind,
            at: {
                file: one.file,
                line: one.line
            },
            score: (worth ?? most * SHARE) * (one.score / most),
            claim: one.why,
            evidence: [
                one.evidence
            ],
            statement: `${(0,diagnose_place/* where */._M)(one)}${place} most likely ${says}: ${one.why}; a ranking of what the tests ran says so, no proof.`,
            disprovedBy
        });
    });
}

;// CONCATENATED MODULE: ./src/diagnose/rules/test.expectation.js
/** The change left the code alone and altered what the failing tests run of the tests: an expectation or set-up no longer fits. */ 



function test_expectation_match(dossier) {
    const meant = intended(dossier);
    if (meant !== null) return [
        meant
    ];
    const list = (dossier.spectrum ?? []).filter(({ file })=>dossier.isTest(file));
    return suspects_suspected(dossier, list, {
        kind: "test.expectation",
        says: `no longer fits the code, which the change left as it was, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails`,
        disprovedBy: `the line as it was before and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
    });
}
/** Words and quoted texts of a value's repr. */ function tokens(repr) {
    return new Set([
        ...repr.matchAll(/'([^']{2,})'|"([^"]{2,})"|([A-Za-z_]\w{2,})/g)
    ].map((found)=>found[1] ?? found[2] ?? found[3] ?? ""));
}
/**
 * The commit at fault changed the code on purpose: what the failing test sees too much is what that commit wrote into the code
 * and into other tests, which pass. Then the test that it left alone is behind.
 */ function intended(dossier) {
    const [failure] = dossier.failures;
    const frame = failure.type === "test" ? failure.exceptions[0]?.frames.findLast(({ file })=>dossier.isTest(file)) : undefined;
    if (failure.type !== "test" || failure.assertion === null || failure.assertion.op !== "==" || frame === undefined || dossier.culprit === null) return null;
    const test = (0,facts_of_sources/* enclosing */.fD)(dossier, frame.file, frame.line);
    const written = dossier.culprit.flatMap(({ file, added })=>added.map((one)=>({
                file,
                ...one
            })));
    if (written.some(({ file, line })=>file === frame.file && test !== undefined && test.line <= line && line <= test.end_line)) return null;
    const [code, tests] = [
        written.filter(({ file })=>!dossier.isTest(file)),
        written.filter(({ file })=>dossier.isTest(file))
    ];
    const { left, right } = failure.assertion;
    const [a, b] = [
        tokens(left),
        tokens(right)
    ];
    const surplus = [
        [
            ...a
        ].filter((one)=>!b.has(one)),
        [
            ...b
        ].filter((one)=>!a.has(one))
    ];
    const isNew = (one)=>code.some(({ text })=>text.includes(one));
    const meant = surplus.flat();
    // All that differs is new, on one side only, and other tests were written for it.
    if (meant.length === 0 || surplus.every((side)=>side.length > 0) || !meant.every(isNew)) return null;
    const told = tests.find(({ text })=>meant.some((one)=>text.includes(`'${one}'`) || text.includes(`"${one}"`)));
    if (told === undefined) return null;
    const at = {
        file: frame.file,
        line: frame.line
    };
    return (0,diagnose_place/* finding */.gk)(dossier, {
        kind: "test.expectation",
        at,
        score: 0.9,
        claim: "expects the value as it was",
        statement: `${(0,diagnose_place/* where */._M)(at)} expects the value without ${meant.map((one)=>`\`${one}\``).join(", ")}, which the change puts there on purpose and which ${(0,diagnose_place/* where */._M)(told)} expects, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
        disprovedBy: `${(0,diagnose_place/* where */._M)(told)} taken back with the change`
    });
}
const test_expectation_rule = {
    kind: "test.expectation",
    match: test_expectation_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/env.variable-missing.js
/** An environment variable that is not set where the code reads it without a usable default. */ 


function env_variable_missing_match(dossier) {
    const found = (0,facts_of_frames/* raised */.P5)(dossier).flatMap((one)=>[
            ...subscript(dossier, one),
            ...refused(dossier, one),
            ...noneFromRead(dossier, one)
        ]);
    return found.filter((one, index)=>found.findIndex((other)=>other.file === one.file && other.line === one.line) === index);
}
function env_variable_missing_told(dossier, read, score, certain, why) {
    const name = read.name === null ? "an environment variable" : `\`${read.name}\``;
    return (0,diagnose_place/* finding */.gk)(dossier, {
        kind: "env.variable-missing",
        at: {
            file: read.file,
            line: read.line
        },
        confidence: certain ? "strong" : "weak",
        score,
        claim: `reads ${name} from the environment`,
        statement: `${(0,diagnose_place/* where */._M)(read)} reads ${name}, which is not set when it does, ${why} and ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
        disprovedBy: `${name} set before the interpreter starts and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
    });
}
/** `os.environ[…]`: the KeyError comes out of os.py. */ function subscript(dossier, { exception, weight, via }) {
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    if (!(0,facts_of_frames/* isA */.KG)(exception, "KeyError") || !(0,facts_of_frames/* raisedIn */.qh)(exception, "os.py", "__getitem__") || frame === undefined) return [];
    const read = readsAt(dossier, frame.file, frame.line)[0];
    const name = read?.name ?? exception.key?.replace(/^['"]|['"]$/g, "") ?? null;
    const whole = read ?? {
        file: frame.file,
        line: frame.line,
        end_line: frame.line,
        name,
        has_default: false,
        scope: "",
        through: null
    };
    const certain = via === "raised" || via === "cause";
    const why = "and gives no default: `KeyError` follows";
    // A function that reads whatever it is asked for: who asks names the variable.
    const asked = read === undefined || read.name !== null ? undefined : (0,facts_of_frames/* ownFrames */.LN)(dossier, exception).slice(0, -1).flatMap((one)=>readsAt(dossier, one.file, one.line)).at(-1);
    return [
        ...asked === undefined ? [] : [
            env_variable_missing_told(dossier, asked, 0.97 * weight, certain, why)
        ],
        env_variable_missing_told(dossier, {
            ...whole,
            name
        }, (asked === undefined ? 0.96 : 0.8) * weight, certain, why)
    ];
}
/** A function that reads the variable and raises its own error, or whose conversion refuses what it got. */ function refused(dossier, { exception, weight }) {
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    if (frame === undefined || (0,facts_of_frames/* raisedIn */.qh)(exception, "os.py", "__getitem__")) return [];
    const here = readsAt(dossier, frame.file, frame.line);
    if (here.length > 0 && (0,facts_of_frames/* isA */.KG)(exception, "ValueError", "TypeError", "AttributeError")) return here.slice(0, 1).map((read)=>env_variable_missing_told(dossier, read, 0.85 * weight, false, "so the value cannot be used there"));
    const def = (0,facts_of_sources/* enclosing */.fD)(dossier, frame.file, frame.line);
    const raises = dossier.sources.get(frame.file)?.raises.some((one)=>one.line <= frame.line && frame.line <= one.end_line) === true;
    if (!raises) return [];
    const inside = reads(dossier, frame.file).filter((read)=>def === undefined ? read.scope === "" && read.line < frame.line : def.line <= read.line && read.line <= frame.line);
    const named = inside.filter((read)=>read.name !== null && exception.message.includes(read.name));
    return (named.length > 0 ? named : inside.slice(-1)).map((read)=>env_variable_missing_told(dossier, read, (named.length > 0 ? 0.93 : 0.7) * weight, false, `so \`${frame.file}:${String(frame.line)}\` refuses to go on`));
}
/** A read without a default gave None, and the failing chain uses the name that holds it. */ function noneFromRead(dossier, { exception, weight }) {
    const none = exception.key === "None" || exception.nones.length > 0 || exception.attribute?.owner_kind === "none" || (0,facts_of_frames/* isA */.KG)(exception, "TypeError") && /NoneType/.test(exception.message);
    // `str(os.environ.get(…))`: the word, where a value of the environment is meant.
    const spelt = !none && /(?:^|["'\s:=(/])None(?:["'\s,;:)/]|$)/.test(exception.message);
    if (!none && !spelt) return [];
    const frames = (0,facts_of_frames/* ownFrames */.LN)(dossier, exception);
    const test = (0,facts_of_sources/* testFile */.NJ)(dossier);
    const files = new Set([
        ...frames.map((frame)=>frame.file),
        ...frames.flatMap((frame)=>(0,facts_of_sources/* reach */.gl)(dossier, frame.file, 1))
    ]);
    const text = [
        ...frames.map((frame)=>frame.code ?? (0,facts_of_sources/* textAt */.$6)(dossier, frame.file, frame.line)),
        ...exception.nones
    ].join("\n");
    return [
        ...files
    ].filter((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file)).flatMap((file)=>reads(dossier, file)).filter((read)=>!read.has_default).flatMap((read)=>{
        const holder = holderOf((0,facts_of_sources/* textAt */.$6)(dossier, read.file, read.line), read.through);
        const onFrame = frames.some((frame)=>frame.file === read.file && inSameFunction(dossier, frame, read));
        const mentioned = holder !== undefined && new RegExp(`\\b${holder}\\b`).test(text);
        if (!mentioned && (spelt || !onFrame)) return [];
        const late = test !== null && read.scope === "" && setsLater(dossier, test, read.name);
        const why = read.scope === "" ? `when the module is imported${late ? ", before the test's own set-up sets it," : ""} and keeps \`None\` for good` : "and gets `None`";
        return [
            env_variable_missing_told(dossier, read, (spelt ? 0.8 : mentioned ? 0.92 : 0.75) * weight, false, why)
        ];
    });
}
/** The name, attribute, parameter or key that the line gives what it reads. */ function holderOf(text, through) {
    const before = text.slice(0, text.search(through === null ? /(?:os\.)?(?:environ|getenv)\b/ : new RegExp(`(?:\\w+\\.)*\\b${through}\\(`)));
    return /["'](\w+)["']\s*:\s*[\w.(]*$/.exec(before)?.[1] ?? /(\w+)\s*(?::[^=,()]+)?=\s*[\w.(]*$/.exec(before)?.[1] ?? /^\s*(?:self\.)?(\w+)\s*(?::[^=]+)?=[^=]/.exec(before)?.[1];
}
function inSameFunction(dossier, frame, read) {
    const def = (0,facts_of_sources/* enclosing */.fD)(dossier, frame.file, frame.line);
    return def !== undefined && def.line <= read.line && read.line <= def.end_line;
}
/** Whether the test's files set the variable themselves, too late for a read at import. */ function setsLater(dossier, test, name) {
    const files = new Set([
        test,
        ...(0,facts_of_sources/* conftests */.kb)(dossier, test)
    ]);
    return name !== null && (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>files.has(file) && /setenv|setitem|patch\.dict/.test(call.func) && (call.literals.includes(name) || (0,facts_of_sources/* tail */.RT)(call.func) !== "setenv")).length > 0;
}
function readsAt(dossier, file, line) {
    return reads(dossier, file).filter((read)=>read.line <= line && line <= read.end_line);
}
/** What a file reads from the environment: by itself, and through functions of the project that read what they are asked for. */ function reads(dossier, file) {
    const { env_reads = [], calls: made = [] } = dossier.sources.get(file) ?? {};
    const asked = readers(dossier).flatMap((reader)=>made.filter((call)=>asks(reader, call)).map((call)=>{
            const { line, end_line, scope, args, keywords } = call;
            const given = reader.fallback === null ? reader.has_default : args > reader.fallback.at || keywords.includes(reader.fallback.name);
            return {
                file,
                line,
                end_line,
                scope,
                name: call.literals[reader.at] ?? null,
                has_default: given,
                through: reader.name
            };
        }));
    return [
        ...env_reads.map((read)=>({
                ...read,
                file,
                through: null
            })),
        ...asked
    ];
}
/** Functions of the project that read the variable that one of their parameters names. */ function readers(dossier) {
    return [
        ...dossier.sources
    ].filter(([file])=>(0,facts_of_frames/* own */.ZV)(dossier, file)).flatMap(([file, source])=>source.env_reads.filter(({ name, scope })=>name === null && scope !== "").flatMap((read)=>{
            const def = (0,facts_of_sources/* defOf */.BI)(dossier, file, read.scope);
            const isMethod = read.scope.includes(".") && /^(?:self|cls)$/.test(def?.params[0]?.name ?? "");
            const params = (def?.params ?? []).slice(isMethod ? 1 : 0);
            const text = Array.from({
                length: read.end_line - read.line + 1
            }, (_, index)=>(0,facts_of_sources/* textAt */.$6)(dossier, file, read.line + index)).join(" ");
            const on = params.map((one, at)=>({
                    ...one,
                    at
                })).filter(({ name })=>new RegExp(`\\b${name}\\b`).test(text));
            const named = on.find(({ default: value })=>value === null);
            const fallback = on.find(({ default: value })=>value === "None");
            return named === undefined ? [] : [
                {
                    name: (0,facts_of_sources/* tail */.RT)(read.scope),
                    isMethod,
                    at: named.at,
                    has_default: read.has_default,
                    fallback: fallback ?? null
                }
            ];
        }));
}
/** A method's name may be anybody's: there the argument has to look like a variable's. */ function asks({ name, isMethod, at }, call) {
    const literal = call.literals[at];
    return (0,facts_of_sources/* tail */.RT)(call.func) === name && literal != null && (!isMethod || /^[A-Z][A-Z0-9_]+$/.test(literal));
}
const env_variable_missing_rule = {
    kind: "env.variable-missing",
    match: env_variable_missing_match
};

;// CONCATENATED MODULE: ./src/diagnose/facts-of-paths.js
/** Paths that the sources build from the place of a file (`__file__`), and whether the checkout has them. */ 

/** `NAME / "a" / "b.csv"`, `join(NAME, "b.csv")`, `NAME.joinpath("b.csv")`. */ const JOINED = /\b([A-Za-z_]\w*)((?:\s*\/\s*["'][^"'{}]+["'])+)|\bjoin\(\s*([A-Za-z_]\w*)\s*,\s*((?:["'][^"'{}]+["']\s*,?\s*)+)\)|\b([A-Za-z_]\w*)\.joinpath\(\s*((?:["'][^"'{}]+["']\s*,?\s*)+)\)/g;
/** A name that ends like a file's. */ const FILE = /\.[A-Za-z]\w{0,7}$/;
/** The line makes what it names. */ const WRITES = /\b(?:write_text|write_bytes|touch|mkdir|makedirs|unlink|copy\w*|rename|replace|dump|savefig|rmtree)\b|open\([^)]*["'][wax]/;
/** Or it asks whether that is there. */ const MAKES = new RegExp(`${WRITES.source}|\\b(?:exists|is_file)\\b`);
/** Files that lines of a file name, anchored in the checkout, and that are not there. */ function absentFiles(dossier, file, from, to) {
    if (dossier.others === null) return [];
    const there = new Set([
        ...dossier.files,
        ...dossier.others
    ]);
    return Array.from({
        length: to - from + 1
    }, (_, index)=>from + index).flatMap((line)=>named(dossier, file, (0,facts_of_sources/* textAt */.$6)(dossier, file, line)).filter((path)=>FILE.test(path) && !there.has(path)).map((path)=>({
                file,
                line,
                path
            })));
}
/** Places of the checkout that files bind to names, anchored there, under which there is nothing: folders as well as files; none that the project makes itself. */ function absentPlaces(dossier, files) {
    if (dossier.others === null) return [];
    const there = [
        ...dossier.files,
        ...dossier.others
    ];
    const isThere = (path)=>there.some((one)=>one === path || one.startsWith(`${path}/`));
    return files.flatMap((file)=>{
        const source = dossier.sources.get(file);
        return [
            ...source?.globals ?? [],
            ...source?.class_attributes ?? []
        ].flatMap(({ name, line })=>{
            const made = (0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`\\b${(0,facts_of_change/* escape */.ih)(name)}\\b`)).some(({ text })=>WRITES.test(text));
            return made ? [] : named(dossier, file, (0,facts_of_sources/* textAt */.$6)(dossier, file, line)).filter((path)=>path !== "" && !isThere(path)).map((path)=>({
                    file,
                    line,
                    path,
                    name
                }));
        });
    });
}
function named(dossier, file, text) {
    if (MAKES.test(text) || /^\s*#/.test(text)) return [];
    const direct = anchored(file, text);
    if (direct !== null) return [
        direct
    ];
    return [
        ...text.matchAll(JOINED)
    ].flatMap((found)=>{
        const name = found[1] ?? found[3] ?? found[5] ?? "";
        const value = dossier.sources.get(file)?.globals.find((one)=>one.name === name);
        const base = value === undefined ? null : anchored(file, (0,facts_of_sources/* textAt */.$6)(dossier, file, value.line));
        return base === null ? [] : [
            [
                base,
                ...literals(found[2] ?? found[4] ?? found[6] ?? "")
            ].filter((part)=>part !== "").join("/")
        ];
    });
}
/** What an expression on `__file__` means, relative to the project; null for one that leaves it or is of another kind. */ function anchored(file, text) {
    const at = text.indexOf("__file__");
    if (at < 0) return null;
    const up = (text.match(/\.parent\b|\bdirname\(/g) ?? []).length + [
        ...text.matchAll(/\.parents\[(\d+)\]/g)
    ].reduce((sum, found)=>sum + Number(found[1]) + 1, 0);
    const folders = file.split("/");
    return up === 0 || up > folders.length ? null : [
        ...folders.slice(0, folders.length - up),
        ...literals(text.slice(at))
    ].join("/");
}
function literals(text) {
    return [
        ...text.matchAll(/["']([^"'{}]+)["']/g)
    ].flatMap((found)=>(found[1] ?? "").split("/")).filter((part)=>part !== "" && part !== ".");
}

;// CONCATENATED MODULE: ./src/diagnose/rules/env.file-missing.js
/** A file that is looked for relative to the current folder, or that was not shipped with the package. */ 





const LITERAL = /(?:Path|open|PurePath|join|exists|is_?file|is_?dir|listdir|scandir|glob|read|read_text|load|loader|FileHandler|connect|fileConfig)\w*\(\s*[rf]?["']([^"'{}]+)["']|=\s*["']([\w.-]+(?:\/[\w.-]+)+)["']/;
/** Signs that a line builds its path from a fixed place. */ const ANCHORED = /__file__|resources|tmp_path|tmpdir|gettempdir|home\(\)|expanduser|environ|rootpath|base_?dir|root|HERE|sys\.argv/i;
function env_file_missing_match(dossier) {
    const direct = (0,facts_of_frames/* raised */.P5)(dossier).filter(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "FileNotFoundError", "NotADirectoryError") && exception.os !== null);
    return [
        ...direct.flatMap((one)=>missing(dossier, one)),
        ...direct.length > 0 ? [] : [
            ...database(dossier),
            ...env_file_missing_absent(dossier),
            ...elsewhere(dossier),
            ...quiet(dossier)
        ]
    ];
}
/** No error names it: a file that the test counts on, at a place of the checkout where there is none. */ function env_file_missing_absent(dossier) {
    const test = (0,facts_of_frames/* testOf */.kT)(dossier);
    const def = test === null ? undefined : dossier.sources.get(test.file)?.defs.find((one)=>(0,facts_of_sources/* tail */.RT)(one.qualname) === test.name);
    if (test === null || def === undefined) return [];
    return absentFiles(dossier, test.file, def.line, def.end_line).slice(0, 1).map(({ file, line, path })=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "env.file-missing",
            at: {
                file: path,
                line: null
            },
            score: 0.9,
            claim: "is not in the checkout",
            quotes: [
                {
                    file,
                    lines: [
                        line,
                        line
                    ],
                    claim: "names it"
                }
            ],
            statement: `\`${path}\` is not in the checkout, where ${(0,diagnose_place/* where */._M)({
                file,
                line
            })} looks for it, and the code goes on without it, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
            disprovedBy: `the file is there and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        }));
}
/** The code itself looks at a place of the checkout where there is nothing, and takes that for nothing to read: surely so where the change moved files about. */ function elsewhere(dossier) {
    const moved = (0,facts_of_change/* changed */.tD)(dossier).filter(({ file, status })=>!file.endsWith(".py") && (status === "deleted" || status === "renamed"));
    return absentPlaces(dossier, (0,facts_of_sources/* surroundings */.i5)(dossier).filter((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file) && !dossier.isTest(file))).slice(0, 3).map(({ file, line, path, name })=>{
        const gone = moved.find((one)=>one.status === "renamed" || one.file.startsWith(path));
        const how = gone === undefined ? "" : `, from where the change took \`${gone.file.split("/").at(-1) ?? gone.file}\``;
        return (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "env.file-missing",
            at: {
                file,
                line
            },
            score: gone === undefined ? 0.72 : 0.94,
            claim: `has \`${name}\` mean \`${path}\``,
            statement: `${(0,diagnose_place/* where */._M)({
                file,
                line
            })} has \`${name}\` mean \`${path}\`, where the checkout has nothing${how}, and the code goes on without it, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
            disprovedBy: `what is looked for is under \`${path}\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        });
    });
}
function missing(dossier, { exception, weight, via }) {
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    const name = exception.os?.filename ?? null;
    if (frame === undefined || name === null) return [];
    const relative = !name.startsWith("/") && !/^[A-Za-z]:/.test(name);
    const certain = via === "raised" || via === "cause";
    const base = name.split(/[\\/]/).at(-1) ?? name;
    const make = (at, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "env.file-missing",
            at,
            confidence: certain ? "strong" : "weak",
            score: score * weight,
            claim,
            statement: `${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
            quotes: at.file === frame.file && at.line === frame.line ? [] : [
                {
                    file: frame.file,
                    lines: [
                        frame.line,
                        frame.line
                    ],
                    claim: "opens it"
                }
            ],
            disprovedBy: `the file found at that path from the folder in which ${(0,facts_of_frames/* failing */.Jr)(dossier)} runs`
        });
    // The path is often written elsewhere than where it is opened: a constant of the chain's files.
    const files = [
        ...new Set((0,facts_of_frames/* ownFrames */.LN)(dossier, exception).flatMap((one)=>(0,facts_of_sources/* reach */.gl)(dossier, one.file, 1)))
    ];
    const written = base.length < 3 ? [] : (0,facts_of_sources/* grep */.VM)(dossier, /["']/, files).filter(({ text })=>text.includes(base) && !/^\s*(#|def |class )/.test(text));
    const source = written.find((one)=>one.file === frame.file && one.line === frame.line) ?? written.filter((one)=>!dossier.isTest(one.file))[0] ?? written[0];
    const cut = relative ? "relative to the current folder" : "at a place where it is not";
    const opened = make({
        file: frame.file,
        line: frame.line
    }, source === undefined ? 0.92 : 0.6, `opens \`${base}\``, `\`${frame.file}:${String(frame.line)}\` looks for \`${base}\` ${cut}`);
    if (source === undefined) return [
        opened,
        ...shipped(dossier, name, make)
    ];
    const origin = make({
        file: source.file,
        line: source.line
    }, 0.94, `names \`${base}\``, `${(0,diagnose_place/* where */._M)(source)} names \`${base}\` ${cut}`);
    return source.file === frame.file && source.line === frame.line ? [
        origin,
        ...shipped(dossier, name, make)
    ] : [
        origin,
        opened,
        ...shipped(dossier, name, make)
    ];
}
/** sqlite3 names no file (Modules/_sqlite/util.c): the call that opens it is known. */ function database(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        if (frame === undefined || exception.module !== "sqlite3" || !/unable to open database file/.test(exception.message)) return [];
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "env.file-missing",
                at: {
                    file: frame.file,
                    line: frame.line
                },
                confidence: "strong",
                score: 0.9 * weight,
                claim: "opens a database",
                statement: `\`${frame.file}:${String(frame.line)}\` opens a database file at a path that does not exist from here, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                disprovedBy: "the folder of the database is there in the run that failed"
            })
        ];
    });
}
/** A file of an installed copy: it was left out of the distribution. */ function shipped(dossier, name, make) {
    if (!/site-packages/.test(name)) return [];
    const home = (0,facts_of_manifests/* sectionsIn */.cW)(dossier, "pyproject.toml", /^\[tool\.setuptools/)[0] ?? (0,facts_of_manifests/* sectionsIn */.cW)(dossier, "setup.cfg", /^\[options/)[0];
    return home === undefined ? [] : [
        make({
            file: home.file,
            line: home.line
        }, 0.95, "lists what the package ships", `${(0,diagnose_place/* where */._M)(home)} does not ship the file with the package`)
    ];
}
/** No error: the code asks whether the file is there and goes on without it. The path is relative, and a folder of the project begins it. */ function quiet(dossier) {
    const test = (0,facts_of_sources/* testFile */.NJ)(dossier);
    if (test === null) return [];
    const tops = new Set(dossier.files.flatMap((file)=>file.includes("/") ? [
            file.split("/")[0] ?? ""
        ] : []));
    const moved = movesAway(dossier, test);
    return (0,facts_of_sources/* grep */.VM)(dossier, LITERAL, (0,facts_of_sources/* surroundings */.i5)(dossier).filter((file)=>!dossier.isTest(file))).flatMap(({ file, line, text })=>{
        const found = LITERAL.exec(text);
        const path = found?.[1] ?? found?.[2] ?? "";
        const known = tops.has(path.split("/")[0] ?? "") && path.includes("/");
        const likely = /\.\w{2,5}$/.test(path) && !path.startsWith("/") && !/^\w+:/.test(path);
        if (!likely || ANCHORED.test(text.replace(path, "")) || /\b(import|raise|log|print)\b/.test(text) || !moved) return [];
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "env.file-missing",
                at: {
                    file,
                    line
                },
                score: known ? 0.8 : 0.6,
                claim: `names \`${path}\` relative to the current folder`,
                statement: `\`${file}:${String(line)}\` names \`${path}\` relative to the current folder, which is another one in ${(0,facts_of_frames/* failing */.Jr)(dossier)}, so the file is not found and the code goes on without it.`,
                disprovedBy: `the path made absolute from \`__file__\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            })
        ];
    }).slice(0, 3);
}
/** Whether the test's own files change the current folder. */ function movesAway(dossier, test) {
    const files = new Set([
        test,
        ...(0,facts_of_sources/* conftests */.kb)(dossier, test)
    ]);
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>files.has(file) && [
            "chdir",
            "fchdir"
        ].includes((0,facts_of_sources/* tail */.RT)(call.func))).length > 0 || (0,facts_of_sources/* grep */.VM)(dossier, /cwd\s*=/, [
        ...files
    ]).length > 0;
}
const env_file_missing_rule = {
    kind: "env.file-missing",
    match: env_file_missing_match
};

// EXTERNAL MODULE: ./src/env/pep440.js
var pep440 = __webpack_require__(3498);
;// CONCATENATED MODULE: ./src/diagnose/facts-of-dependencies.js
/** What the manifests and lock files ask for against what is installed. */ 

/** Requirements of the project itself and of its tests that are not installed, or in another version than they ask for. */ function unmet(known) {
    const installed = new Map(known.environment.distributions.map((dist)=>[
            (0,facts_of_manifests/* plain */.pj)(dist.name),
            dist.version
        ]));
    const declared = (0,facts_of_manifests/* requirements */.Ln)(known).filter((list)=>list.use !== "extra").flatMap((list)=>list.entries.flatMap((entry)=>{
            const asked = specifiersIn(entry.text, entry.name);
            const version = installed.get(entry.name) ?? null;
            // Under a marker it may be for another system or version of Python.
            if (asked === null || asked.conditional || entry.name === "python") return [];
            const met = version !== null && (0,pep440/* satisfies */.i)(version, asked.specifiers);
            return met ? [] : [
                {
                    name: entry.name,
                    file: list.file,
                    line: entry.line,
                    specifiers: asked.specifiers,
                    installed: version,
                    by: "manifest"
                }
            ];
        }));
    const byName = new Map();
    for (const one of locked(known))byName.set(`${one.file} ${one.name}`, [
        ...byName.get(`${one.file} ${one.name}`) ?? [],
        one
    ]);
    const other = [
        ...byName.values()
    ].flatMap((list)=>{
        const [first] = list;
        const version = first === undefined ? undefined : installed.get(first.name);
        // One distribution may be locked in several versions, each under a marker; one that is not installed may be for an extra.
        if (first === undefined || version === undefined || list.some((one)=>(0,pep440/* sameVersion */.r)(version, one.specifiers.slice(2)))) return [];
        return [
            {
                ...first,
                installed: version,
                by: "lock"
            }
        ];
    });
    return [
        ...declared,
        ...other
    ];
}
/** Versions in lock files: uv.lock, poetry.lock, pdm.lock and pylock.toml (a table for each package), Pipfile.lock (JSON). */ function locked({ manifests }) {
    return [
        ...manifests
    ].flatMap(([file, text])=>{
        if (/(^|\/)(uv|poetry|pdm)\.lock$|(^|\/)pylock(\.[\w-]+)?\.toml$/.test(file)) return inTables(file, text.split("\n"));
        return /(^|\/)Pipfile\.lock$/.test(file) ? inPipfile(file, text.split("\n")) : [];
    });
}
function inTables(file, lines) {
    const found = [];
    let name = null;
    lines.forEach((text, index)=>{
        if (/^\[/.test(text)) name = null;
        const named = /^name = "([^"]+)"/.exec(text)?.[1];
        const version = /^version = "([^"]+)"/.exec(text)?.[1];
        if (named !== undefined) name = (0,facts_of_manifests/* plain */.pj)(named);
        if (name !== null && version !== undefined) found.push({
            name,
            file,
            line: index + 1,
            specifiers: `==${version}`
        });
    });
    return found;
}
/** `"name": {` … `"version": "==1.2"`, as pipenv writes it, a key a line. */ function inPipfile(file, lines) {
    const found = [];
    let name = null;
    lines.forEach((text, index)=>{
        const named = /^ {8}"([\w.-]+)": \{/.exec(text)?.[1];
        const version = /^ {12}"version": "(==[^"]+)"/.exec(text)?.[1];
        if (named !== undefined) name = (0,facts_of_manifests/* plain */.pj)(named);
        if (name !== null && version !== undefined) found.push({
            name,
            file,
            line: index + 1,
            specifiers: version
        });
    });
    return found;
}
/**
 * What the text of one requirement asks for: `name[extra] >=1,<2 ; marker` (PEP 508), or `name = "^1.2"` and
 * `name = {version = "…"}` (Poetry, Pipfile). Null for a URL, a path or a file that it includes.
 */ function specifiersIn(text, name) {
    const pattern = name.split("-").map((part)=>part.replace(/[^a-z0-9]/g, "\\$&")).join("[-_.]+");
    const [, rest] = new RegExp(`(?<![\\w.-])${pattern}(?![\\w-])\\s*(?:\\[[^\\]]*\\])?\\s*(.*)$`, "is").exec(text) ?? [];
    if (rest === undefined || /^["']?\s*@/.test(rest)) return null;
    if (/^=[^=]/.test(rest)) {
        const table = /\{/.test(rest);
        if (table && /\b(?:path|git|url)\s*=/.test(rest)) return null;
        const value = table ? /version\s*=\s*["']([^"']*)["']/.exec(rest)?.[1] : /["']([^"']*)["']/.exec(rest)?.[1];
        return {
            specifiers: (value ?? "").trim(),
            conditional: table && /\b(?:markers|python|platform|optional)\b|sys_platform|python_version/.test(rest)
        };
    }
    const [wanted = ""] = /^[^;"'#]*/.exec(rest) ?? [];
    return {
        specifiers: wanted.replace(/\\\s*$|\s--.*$/s, "").trim().replace(/,$/, ""),
        conditional: /^[^"'#]*;/.test(rest)
    };
}
/** Installed distributions that the project's own code imports and no list of requirements names. */ function undeclared({ manifests, environment, sources }, own) {
    const lists = (0,facts_of_manifests/* requirements */.Ln)({
        manifests
    });
    if (lists.length === 0) return [];
    const named = new Set(lists.flatMap((list)=>list.entries.map((entry)=>entry.name)));
    const givers = new Map();
    for (const dist of environment.distributions)if (dist.editable === null) for (const module of dist.modules)givers.set(module, [
        ...givers.get(module) ?? [],
        (0,facts_of_manifests/* plain */.pj)(dist.name)
    ]);
    const found = new Map();
    for (const [file, source] of sources){
        if (!own(file)) continue;
        for (const { module, level, line, type_checking: typing } of source.imports){
            const names = level > 0 || typing ? [] : givers.get(module.split(".")[0] ?? "") ?? [];
            const [name] = names;
            if (name !== undefined && !names.some((one)=>named.has(one)) && !found.has(name)) found.set(name, {
                name,
                file,
                line
            });
        }
    }
    return [
        ...found.values()
    ];
}
const facts_of_dependencies_MOST = 20;
/** Where declared, installed, locked and imported distributions disagree, for people; without what agrees. */ function dependencyFacts(known, own) {
    const wishes = unmet(known);
    const told = {
        "declared, not installed": wishes.filter((one)=>one.installed === null).map((one)=>`${one.name}${one.specifiers} (${one.file}:${String(one.line)})`),
        "installed otherwise than declared": wishes.filter((one)=>one.installed !== null && one.by === "manifest").map((one)=>`${one.name} ${one.installed ?? ""}, not ${one.specifiers} (${one.file}:${String(one.line)})`),
        "installed otherwise than locked": wishes.filter((one)=>one.by === "lock").map((one)=>`${one.name} ${one.installed ?? ""}, not ${one.specifiers} (${one.file}:${String(one.line)})`),
        "imported, not declared": undeclared(known, own).map((one)=>`${one.name} (${one.file}:${String(one.line)})`)
    };
    return Object.fromEntries(Object.entries(told).filter(([, list])=>list.length > 0).map(([what, list])=>[
            what,
            [
                ...list.slice(0, facts_of_dependencies_MOST),
                ...list.length > facts_of_dependencies_MOST ? [
                    `${String(list.length - facts_of_dependencies_MOST)} more`
                ] : []
            ].join(", ")
        ]));
}

;// CONCATENATED MODULE: ./src/diagnose/rules/env.dependency-upgrade.js
/** A third-party distribution changed under the project: its API lacks what the code asks for, or takes other arguments. */ 






/** A name with a version, as folders of unpacked distributions have it. */ const VERSIONED = /([A-Za-z]\w*)-(\d[\w.]*)/g;
function env_dependency_upgrade_match(dossier) {
    const bumped = bumps(dossier);
    const direct = (0,facts_of_frames/* raised */.P5)(dossier).flatMap((one)=>{
        const third = ofThird(dossier, one);
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, one.exception);
        if (third === null || frame === undefined) return [];
        const bump = bumped.find((entry)=>entry.modules.includes(third.module));
        const at = {
            file: frame.file,
            line: frame.line
        };
        const version = dossier.environment.distributions.find((dist)=>dist.modules.includes(third.module));
        const told = version === undefined ? `\`${third.module}\`` : `\`${version.name}\` ${version.version}`;
        // Installed otherwise than asked for: then it is the environment that has to follow, not the code.
        const drifted = unmet(dossier).find((entry)=>entry.installed !== null && entry.name === (0,facts_of_manifests/* plain */.pj)(version?.name ?? ""));
        const strayed = drifted === undefined ? [] : [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "env.dependency-upgrade",
                at: null,
                confidence: "strong",
                score: 0.93 * one.weight,
                claim: "",
                statement: `${told} is installed where ${(0,diagnose_place/* where */._M)(drifted)} asks for \`${drifted.specifiers}\`, and ${(0,diagnose_place/* where */._M)(at)} ${third.what} that it does not have, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${one.exception.type}\`.`,
                quotes: [
                    {
                        file: drifted.file,
                        lines: [
                            drifted.line,
                            drifted.line
                        ],
                        claim: `asks for \`${drifted.specifiers}\``
                    },
                    {
                        file: at.file,
                        lines: [
                            at.line,
                            at.line
                        ],
                        claim: `uses \`${third.module}\``
                    }
                ],
                disprovedBy: `the version that ${(0,diagnose_place/* where */._M)(drifted)} asks for installed and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            })
        ];
        return [
            ...strayed,
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "env.dependency-upgrade",
                at,
                score: (bump === undefined ? 0.72 : 0.93) * one.weight,
                claim: `uses \`${third.module}\``,
                statement: `${(0,diagnose_place/* where */._M)(at)} ${third.what} that ${told} does not have${bump === undefined ? "" : `, which ${(0,diagnose_place/* where */._M)(bump)} asks for since this change`}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${one.exception.type}\`.`,
                disprovedBy: `the same call works against the installed version of \`${third.module}\``
            })
        ];
    });
    return direct.length > 0 ? direct : env_dependency_upgrade_used(dossier, bumped);
}
/** What the exception says of a module that is neither the project's nor the standard library's. */ function ofThird(dossier, { exception }) {
    if ((0,facts_of_frames/* passes */.WE)(exception, "unittest/mock.py") || (0,facts_of_frames/* passes */.WE)(exception, "_pytest/monkeypatch.py")) return null;
    const third = (name, file)=>{
        const top = name?.split(".")[0];
        return top === undefined || top === "" || (0,facts_of_imports/* isStdlib */.zV)(dossier, top) || file != null && (0,facts_of_frames/* own */.ZV)(dossier, file) || !(file != null && (0,facts_of_frames/* vendored */.qH)(file) || dossier.environment.distributions.some((dist)=>dist.modules.includes(top))) ? null : top;
    };
    if ((0,facts_of_frames/* isA */.KG)(exception, "ImportError")) {
        const top = third(exception.import?.name, exception.import?.path);
        return top === null ? null : {
            module: top,
            what: `imports \`${exception.import?.from_name ?? exception.import?.name ?? ""}\``
        };
    }
    if (exception.attribute?.owner_kind === "module") {
        const top = third(exception.attribute.owner, exception.attribute.owner_file);
        return top === null ? null : {
            module: top,
            what: `asks for \`${exception.attribute.owner}.${exception.attribute.name}\``
        };
    }
    const { call } = exception;
    if (call !== null && call.missing.length + call.unexpected.length + call.excess > 0) {
        const top = third(call.module, call.file);
        return top === null ? null : {
            module: top,
            what: `calls \`${call.qualname}\` with arguments`
        };
    }
    return null;
}
/** Distributions whose version the change moved: in a requirement, a lock file, a path with a version, or in place. */ function bumps(dossier) {
    return [
        ...required(dossier),
        ...env_dependency_upgrade_locked(dossier),
        ...moved(dossier)
    ];
}
/** `version = "…"` below `name = "…"` in the lock files of uv, poetry and pdm. */ function env_dependency_upgrade_locked(dossier) {
    return (0,facts_of_change/* changed */.tD)(dossier).filter(({ file })=>file.endsWith(".lock")).flatMap(({ file, added })=>{
        const lines = (dossier.manifests.get(file) ?? "").split("\n");
        return added.filter((one)=>/^version\s*=/.test(one.text)).flatMap((one)=>{
            const above = lines.slice(0, one.line).reverse().map((text)=>/^name\s*=\s*"([^"]+)"/.exec(text)?.[1]).find((name)=>name !== undefined);
            return above === undefined ? [] : [
                bumped(dossier, file, one.line, (0,facts_of_manifests/* plain */.pj)(above))
            ];
        });
    });
}
/** `libs/name-1.4` that became `libs/name-2.0` in a setting, and vendored files that the change touched. */ function moved(dossier) {
    const paths = (0,facts_of_change/* changed */.tD)(dossier).flatMap(({ file, added, removed })=>added.flatMap((one)=>[
                ...one.text.matchAll(VERSIONED)
            ].flatMap(([, name = "", version = ""])=>removed.some((old)=>[
                        ...old.text.matchAll(VERSIONED)
                    ].some((found)=>found[1] === name && found[2] !== version)) ? [
                    bumped(dossier, file, one.line, (0,facts_of_manifests/* plain */.pj)(name))
                ] : [])));
    const inPlace = (0,facts_of_change/* changed */.tD)(dossier).filter(({ file, status })=>(0,facts_of_frames/* vendored */.qH)(file) && file.endsWith(".py") && status !== "deleted").flatMap(({ file })=>{
        const name = /(?:^|\/)(?:[\w.]+-\d[\w.]*|third[_-]?party|vendor(?:ed)?|_vendor|externals?)\/(\w+)/.exec(file)?.[1];
        return name === undefined ? [] : [
            bumped(dossier, file, 1, (0,facts_of_manifests/* plain */.pj)(name))
        ];
    });
    return [
        ...paths,
        ...inPlace
    ];
}
function bumped(dossier, file, line, name) {
    const dist = dossier.environment.distributions.find((one)=>(0,facts_of_manifests/* plain */.pj)(one.name) === name);
    return {
        file,
        line,
        name,
        modules: dist?.modules ?? [
            name.replaceAll("-", "_")
        ]
    };
}
function required(dossier) {
    return (0,facts_of_manifests/* requirements */.Ln)(dossier).flatMap((list)=>list.entries.flatMap((entry)=>{
            const change = (0,facts_of_change/* changed */.tD)(dossier).find((one)=>one.file === list.file);
            const now = change?.added.some((one)=>one.line === entry.line) === true;
            const before = change?.removed.some((one)=>(0,facts_of_manifests/* plain */.pj)(one.text).includes(entry.name)) === true;
            if (!now || !before) return [];
            return [
                bumped(dossier, list.file, entry.line, entry.name)
            ];
        }));
}
/** The failure shows no such error, but code that the test reaches uses a distribution whose version the change moved. */ function env_dependency_upgrade_used(dossier, bumped) {
    const test = (0,facts_of_sources/* testFile */.NJ)(dossier);
    if (test === null) return [];
    return bumped.flatMap((bump)=>(0,facts_of_sources/* surroundings */.i5)(dossier).filter((file)=>!dossier.isTest(file) && (0,facts_of_frames/* own */.ZV)(dossier, file)).flatMap((file)=>{
            const source = dossier.sources.get(file);
            const names = source?.imports.filter((one)=>bump.modules.includes(one.module.split(".")[0] ?? "")).flatMap((one)=>one.names.length === 0 ? [
                    one.module
                ] : one.names.map((name)=>name.as ?? name.name)) ?? [];
            const call = source?.calls.find((one)=>names.some((name)=>one.func === name || one.func.startsWith(`${name}.`)) && one.scope !== "");
            if (call === undefined) return [];
            const make = (at, score, claim)=>(0,diagnose_place/* finding */.gk)(dossier, {
                    kind: "env.dependency-upgrade",
                    at,
                    score,
                    claim,
                    statement: `\`${file}:${String(call.line)}\` relies on \`${call.func}\` of \`${bump.name}\`, whose version ${(0,diagnose_place/* where */._M)(bump)} moved in this change, and ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails on what it now gives.`,
                    quotes: [
                        {
                            file: bump.file,
                            lines: [
                                bump.line,
                                bump.line
                            ],
                            claim: "moves the version"
                        }
                    ],
                    disprovedBy: `the earlier version installed and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
                });
            return [
                make({
                    file,
                    line: call.line
                }, 0.85, (0,facts_of_sources/* textAt */.$6)(dossier, file, call.line).trim()),
                make({
                    file: bump.file,
                    line: bump.line
                }, 0.5, "moves the version")
            ];
        }));
}
const env_dependency_upgrade_rule = {
    kind: "env.dependency-upgrade",
    match: env_dependency_upgrade_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/env.warning-as-error.js
/** A warning that the configuration turns into an error: the root is the code that triggers it. */ 



/** Warnings of pytest's that other kinds explain. */ const OTHERS = [
    "PytestUnknownMarkWarning",
    "PytestUnhandledCoroutineWarning",
    "PytestUnraisableExceptionWarning",
    "PytestUnhandledThreadExceptionWarning"
];
/** What the compiler warns of (Parser, Python/compile.c); as an error it comes as a SyntaxError. */ const COMPILER = /invalid escape sequence|"is(?: not)?" with|perhaps you missed a comma|assertion is always true|invalid (?:decimal|octal|hexadecimal|binary|imaginary) literal/;
function env_warning_as_error_match(dossier) {
    return [
        ...compiled(dossier),
        ...unclosed(dossier),
        ...triggered(dossier)
    ];
}
/** Whether a syntax error is a warning of the compiler that the configuration turned into one. */ function isCompilerWarning(dossier, message) {
    return COMPILER.test(message) && /error/.test((0,facts_of_manifests/* option */.uK)(dossier, "pytest", "filterwarnings")?.text ?? (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "addopts")?.text ?? "");
}
function compiled(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const { syntax } = exception;
        if (syntax === null || syntax.file === null || syntax.line === null || !(0,facts_of_frames/* own */.ZV)(dossier, syntax.file) || !isCompilerWarning(dossier, syntax.message)) return [];
        const at = {
            file: syntax.file,
            line: syntax.line
        };
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "env.warning-as-error",
                at,
                confidence: "strong",
                score: 0.97 * weight,
                claim: syntax.message,
                statement: `${(0,diagnose_place/* where */._M)(at)} makes the compiler warn (${syntax.message}), which the configuration turns into an error, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
                disprovedBy: `\`-W default\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            })
        ];
    });
}
/** A file or socket that nobody closes: the warning comes from the garbage collector, without a frame of its own. */ function unclosed(dossier) {
    const told = (0,facts_of_frames/* raised */.P5)(dossier).find(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "ResourceWarning"));
    if (told === undefined) return [];
    const near = new Set((0,facts_of_sources/* surroundings */.i5)(dossier));
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>near.has(file) && /(^|\.)(open|socket|urlopen|Popen|connect)$/.test(call.func) && !/^\s*(async )?with\b/.test((0,facts_of_sources/* textAt */.$6)(dossier, file, call.line))).slice(0, 3).map(({ file, line, call }, index)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "env.warning-as-error",
            at: {
                file,
                line
            },
            score: (0.85 - index * 0.05) * told.weight,
            claim: `opens with \`${call.func}\` outside of \`with\``,
            statement: `\`${file}:${String(line)}\` opens what nobody closes, and the configuration turns the \`ResourceWarning\` into an error, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
            disprovedBy: `it is closed and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        }));
}
function triggered(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        if (!(0,facts_of_frames/* isA */.KG)(exception, "Warning") || (0,facts_of_frames/* isA */.KG)(exception, "ResourceWarning", ...OTHERS)) return [];
        const { frames } = exception;
        const index = frames.findLastIndex((frame)=>(0,facts_of_frames/* own */.ZV)(dossier, frame.file));
        const warns = frames[index];
        if (warns === undefined && dossier.failures[0].type === "run") return fromPlugin(dossier, exception, weight);
        // `raise SomeWarning` is a plain exception of the code's own.
        if (warns === undefined || /^raise\b/.test(warns.code ?? "")) return [];
        // Where the project itself warns, the caller is meant (`stacklevel=2`); where a library warns, the last own line called it.
        const selfWarned = /\bwarn(_explicit)?\s*\(/.test(warns.code ?? "") || index === frames.length - 1 && dossier.sources.get(warns.file)?.calls.some((call)=>/warn$/.test(call.func) && call.line <= warns.line && warns.line <= call.end_line) === true;
        const callers = frames.slice(0, index).filter((frame)=>(0,facts_of_frames/* own */.ZV)(dossier, frame.file));
        const caller = callers.at(-1);
        const at = selfWarned && caller !== undefined ? caller : warns;
        const setting = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "filterwarnings");
        const told = setting === undefined ? "a setting" : (0,diagnose_place/* where */._M)({
            file: setting.file,
            line: (0,facts_of_manifests/* lineOf */.cA)(setting, /error/)
        });
        const certain = via === "raised" || via === "cause";
        const make = (place, score, claim, what)=>(0,diagnose_place/* finding */.gk)(dossier, {
                kind: "env.warning-as-error",
                at: place,
                confidence: certain ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${(0,diagnose_place/* where */._M)(place)} ${what} \`${exception.type}\`, which ${told} turns into an error, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
                quotes: setting === undefined ? [] : [
                    {
                        file: setting.file,
                        lines: [
                            setting.line,
                            setting.line
                        ],
                        claim: "turns warnings into errors"
                    }
                ],
                disprovedBy: `\`-W default\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            });
        const others = [
            ...selfWarned && caller !== undefined ? [
                make({
                    file: warns.file,
                    line: warns.line
                }, 0.5, "issues the warning", "issues a")
            ] : [],
            ...setting === undefined ? [] : [
                make({
                    file: setting.file,
                    line: (0,facts_of_manifests/* lineOf */.cA)(setting, /error/)
                }, 0.45, "turns warnings into errors", "does not filter the")
            ]
        ];
        return [
            make({
                file: at.file,
                line: at.line
            }, 0.95, "triggers the warning", "triggers a"),
            ...others
        ];
    });
}
/** A plugin's own warning while pytest starts: nothing of the project is on the stack but the setting. */ function fromPlugin(dossier, exception, weight) {
    const setting = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "filterwarnings") ?? (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "addopts");
    const frame = exception.frames.at(-1);
    if (setting === undefined || frame === undefined) return [];
    const at = {
        file: setting.file,
        line: (0,facts_of_manifests/* lineOf */.cA)(setting, /error/)
    };
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "env.warning-as-error",
            at,
            score: 0.8 * weight,
            claim: "turns warnings into errors",
            statement: `${(0,diagnose_place/* where */._M)(at)} turns \`${exception.type}\` into an error, which \`${frame.file}:${String(frame.line)}\` issues while pytest starts, so no test runs.`,
            disprovedBy: "`-W default` and pytest still does not start"
        })
    ];
}
const env_warning_as_error_rule = {
    kind: "env.warning-as-error",
    match: env_warning_as_error_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/env.python-version.js
/** Syntax or standard library that the running interpreter does not have yet, or has no more. */ 




function env_python_version_match(dossier) {
    const { version } = dossier.environment;
    const seen = (0,facts_of_frames/* raised */.P5)(dossier).flatMap((one)=>env_python_version_fromException(dossier, one).map((told)=>({
                told,
                one
            })));
    const found = seen.map(({ told, one })=>make(dossier, told, told.score * one.weight, one.via === "raised" || one.via === "cause", version));
    return found.length > 0 ? found : env_python_version_quiet(dossier).map((told)=>make(dossier, told, told.score, false, version));
}
function make(dossier, { at, name, when }, score, certain, version) {
    return (0,diagnose_place/* finding */.gk)(dossier, {
        kind: "env.python-version",
        at,
        confidence: certain ? "strong" : "weak",
        score,
        claim: `uses \`${name}\``,
        statement: `${(0,diagnose_place/* where */._M)(at)} uses \`${name}\`, which ${when}, and Python ${version} runs here, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
        disprovedBy: `${(0,facts_of_frames/* failing */.Jr)(dossier)} fails in the same way on a release that has \`${name}\``
    });
}
function env_python_version_fromException(dossier, { exception }) {
    const { version } = dossier.environment;
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    const at = frame === undefined ? null : {
        file: frame.file,
        line: frame.line
    };
    const say = (place, name, score)=>{
        const known = (0,facts_of_python/* lacking */.gP)(version, name);
        return known === null || place === null ? [] : [
            {
                at: place,
                name,
                when: known.what === "removed" ? `Python ${known.release} removed` : `Python ${known.release} brought`,
                score
            }
        ];
    };
    const narrowed = facts_of_python/* NARROWED */.fQ.find((one)=>(0,facts_of_frames/* raisedIn */.qh)(exception, one.file, one.func) && (0,facts_of_frames/* isA */.KG)(exception, one.raises) && one.message.test(exception.message) && (0,facts_of_python/* atLeast */.jZ)(version, one.release));
    if (narrowed !== undefined && at !== null) return [
        {
            at,
            name: narrowed.what,
            when: `Python ${narrowed.release} refuses`,
            score: 0.95
        }
    ];
    if (exception.syntax !== null) {
        const { file, line, text } = exception.syntax;
        const used = facts_of_python/* SYNTAX */.Sx.find(([pattern, release])=>text !== null && pattern.test(text) && !(0,facts_of_python/* atLeast */.jZ)(version, release));
        return used === undefined || file === null || line === null || !dossier.firstParty(file) ? [] : [
            {
                at: {
                    file,
                    line
                },
                name: used[2].replaceAll("`", ""),
                when: `Python ${used[1]} brought`,
                score: 0.95
            }
        ];
    }
    if ((0,facts_of_frames/* isA */.KG)(exception, "ImportError")) {
        const module = exception.import?.name ?? "";
        const from = exception.import?.from_name;
        const top = module.split(".")[0] ?? "";
        if (from != null) return say(at, `${module}.${from}`, 0.97);
        return facts_of_python/* LEFT */.M3.has(top) || facts_of_python/* ADDED */.jj.has(top) ? say(at, top, 0.97) : say(at, module, 0.97);
    }
    if (exception.attribute !== null) {
        const { owner, name } = exception.attribute;
        const plain = owner.split(".").at(-1) ?? owner;
        const ancestors = (0,facts_of_frames/* isA */.KG)(exception, "AttributeError") && exception.attribute.owner_kind === "instance" && /TestCase|Test/.test(plain) ? [
            "TestCase"
        ] : [];
        const spelt = frame === undefined ? null : (0,facts_of_sources/* spelling */.DS)(dossier, frame, name);
        return [
            owner,
            plain,
            ...ancestors
        ].flatMap((one)=>say(spelt, `${one}.${name}`, 0.97)).slice(0, 1);
    }
    if ((0,facts_of_frames/* isA */.KG)(exception, "NameError") && exception.name !== null) {
        const release = facts_of_python/* BUILTINS */.H3.get(exception.name);
        const gone = release === "3.0";
        if (release !== undefined && at !== null && (gone || !(0,facts_of_python/* atLeast */.jZ)(version, release))) return [
            {
                at,
                name: exception.name,
                when: gone ? "Python 3 removed" : `Python ${release} brought`,
                score: 0.95
            }
        ];
    }
    // The library may pass the argument on before anybody refuses it: the written call counts.
    const written = frame === undefined ? [] : (dossier.sources.get(frame.file)?.calls ?? []).filter((one)=>one.line <= frame.line && frame.line <= one.end_line);
    const argument = (0,facts_of_frames/* isA */.KG)(exception, "TypeError") ? facts_of_python/* ARGUMENTS */.Ti.find(([callable, name, release])=>exception.message.includes(`'${name}'`) && (0,facts_of_python/* atLeast */.jZ)(version, release) && written.some((one)=>callable.test(one.func) && one.keywords.includes(name))) : undefined;
    if (at !== null && argument !== undefined) return [
        {
            at,
            name: `${argument[1]}=`,
            when: `Python ${argument[2]} removed`,
            score: 0.96
        }
    ];
    // `open(…, "rU")` and inline flags that do not lead the pattern, both refused from 3.11 on (Modules/_io, re/_parser.py).
    if (at !== null && (0,facts_of_python/* atLeast */.jZ)(version, "3.11") && (/^invalid mode: '.*U/.test(exception.message) || /^global flags not at the start/.test(exception.message))) return [
        {
            at,
            name: exception.module === "builtins" ? "mode U" : "late inline flags",
            when: "Python 3.11 refuses",
            score: 0.95
        }
    ];
    if ((0,facts_of_frames/* isA */.KG)(exception, "TypeError") && at !== null && frame !== undefined) {
        // `list[int]` before 3.9 and `int | None` before 3.10, evaluated at run time (Objects/abstract.c words).
        if (!(0,facts_of_python/* atLeast */.jZ)(version, "3.9") && /'type' object is not subscriptable|'ABCMeta' object is not subscriptable/.test(exception.message)) return [
            {
                at,
                name: "list[…]",
                when: "Python 3.9 brought",
                score: 0.95
            }
        ];
        if (!(0,facts_of_python/* atLeast */.jZ)(version, "3.10") && /unsupported operand type\(s\) for \|: '\w*(type|Generic|GenericAlias|NoneType)\w*' and/.test(exception.message)) return [
            {
                at,
                name: "X | Y",
                when: "Python 3.10 brought",
                score: 0.95
            }
        ];
    }
    return [];
}
/** No such error ended the test, yet code that it reaches uses a name that this interpreter lacks: somebody caught it. */ function env_python_version_quiet(dossier) {
    const test = (0,facts_of_sources/* testFile */.NJ)(dossier);
    if (test === null) return [];
    const { version } = dossier.environment;
    const near = new Set([
        ...(0,facts_of_sources/* surroundings */.i5)(dossier),
        ...dossier.sources.keys()
    ].filter((file)=>!dossier.isTest(file)));
    const used = (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>near.has(file) && call.func.includes(".") && (0,facts_of_python/* lacking */.gP)(version, call.func) !== null).map(({ file, line, call })=>({
            at: {
                file,
                line
            },
            name: call.func
        }));
    const imported = [
        ...near
    ].flatMap((file)=>(dossier.sources.get(file)?.imports ?? []).filter((one)=>one.level === 0 && !one.in_try && !one.type_checking).flatMap((one)=>{
            const names = one.names.length === 0 ? [
                one.module
            ] : [
                one.module,
                ...one.names.map((name)=>`${one.module}.${name.name}`)
            ];
            return names.filter((name)=>(0,facts_of_python/* lacking */.gP)(version, name) !== null && ((0,facts_of_imports/* isStdlib */.zV)(dossier, name.split(".")[0] ?? "") || facts_of_python/* LEFT */.M3.has(name))).map((name)=>({
                    at: {
                        file,
                        line: one.line
                    },
                    name
                }));
        }));
    return [
        ...used,
        ...imported
    ].slice(0, 3).map(({ at, name })=>{
        const known = (0,facts_of_python/* lacking */.gP)(version, name);
        return {
            at,
            name,
            when: `Python ${known?.release ?? ""} ${known?.what === "removed" ? "removed" : "brought"}`,
            score: 0.8
        };
    });
}
const env_python_version_rule = {
    kind: "env.python-version",
    match: env_python_version_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/env.locale.js
/** Text is read or written in whatever encoding the machine's locale has. */ 


const OPENERS = new Set([
    "open",
    "read_text",
    "write_text",
    "fdopen",
    "TextIOWrapper",
    "NamedTemporaryFile",
    "TemporaryFile",
    "FileHandler",
    "FileInput"
]);
const OPENS = /\b(?:open|read_text|write_text)\(/;
const RUNNERS = new Set([
    "run",
    "Popen",
    "check_output"
]);
/** Text that came through a wrong decoding: U+FFFD, a surrogate escape, or UTF-8 read as Latin-1. */ const MANGLED = /\uFFFD|\\ufffd|\\udc[89a-f]|Ã[\u0080-\u00bf]|\\xc3/i;
function env_locale_match(dossier) {
    const direct = (0,facts_of_frames/* raised */.P5)(dossier).flatMap((one)=>[
            ...unicode(dossier, one),
            ...locale(dossier, one)
        ]);
    return direct.length > 0 ? direct : [
        ...recoded(dossier),
        ...env_locale_quiet(dossier)
    ];
}
/** The commit at fault altered the encoding in which a file of the test's way is read or written. */ function recoded(dossier) {
    const named = (text)=>/\bencoding\s*=\s*["']([\w-]+)["']/.exec(text)?.[1]?.toLowerCase() ?? null;
    const near = new Set((0,facts_of_sources/* surroundings */.i5)(dossier));
    return (dossier.culprit ?? []).filter(({ file })=>near.has(file) && (0,facts_of_frames/* own */.ZV)(dossier, file)).flatMap(({ file, added, removed })=>{
        const before = removed.map(({ text })=>named(text)).find((one)=>one !== null);
        const at = before === undefined ? undefined : added.find(({ text })=>named(text) !== before && (named(text) !== null || OPENS.test(text)));
        if (before === undefined || at === undefined) return [];
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "env.locale",
                at: {
                    file,
                    line: at.line
                },
                score: 0.9,
                claim: "names another encoding than before",
                statement: `\`${file}:${String(at.line)}\` ${named(at.text) === null ? "names no encoding" : `names the encoding \`${named(at.text) ?? ""}\``} where it was \`${before}\` before the change, so the text is read otherwise and ${(0,facts_of_frames/* failing */.Jr)(dossier)} fails.`,
                disprovedBy: `\`${before}\` there and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
            })
        ];
    });
}
function unicode(dossier, { exception, weight, via }) {
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    if (!(0,facts_of_frames/* isA */.KG)(exception, "UnicodeError") || frame === undefined || exception.unicode === null) return [];
    const call = dossier.sources.get(frame.file)?.calls.find((one)=>one.line <= frame.line && frame.line <= one.end_line && opens(one));
    const source = call === undefined ? openerIn(dossier, frame) : {
        file: frame.file,
        line: call.line
    };
    // `bytes.decode("ascii")` chose its encoding itself: then the value is wrong, not the locale.
    if (source === null && (utf8(exception.unicode.encoding) || /\b(en|de)code\(/.test((0,facts_of_sources/* textAt */.$6)(dossier, frame.file, frame.line)))) return [];
    const at = source ?? {
        file: frame.file,
        line: frame.line
    };
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "env.locale",
            at,
            confidence: via === "raised" || via === "cause" ? "strong" : "weak",
            score: 0.94 * weight,
            claim: "gives no encoding",
            statement: `${(0,diagnose_place/* where */._M)(at)} gives no encoding, so the locale's \`${exception.unicode.encoding}\` is taken and ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
            quotes: at.line === frame.line && at.file === frame.file ? [] : [
                {
                    file: frame.file,
                    lines: [
                        frame.line,
                        frame.line
                    ],
                    claim: "meets the undecodable text"
                }
            ],
            disprovedBy: `\`PYTHONUTF8=1\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        })
    ];
}
/** `locale.setlocale` of a locale that the machine lacks. */ function locale(dossier, { exception, weight }) {
    const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    if (exception.module !== "locale" || exception.type !== "Error" || frame === undefined) return [];
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "env.locale",
            at: {
                file: frame.file,
                line: frame.line
            },
            confidence: "strong",
            score: 0.95 * weight,
            claim: "asks for a locale",
            statement: `\`${frame.file}:${String(frame.line)}\` asks for a locale that this machine does not have, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`locale.Error\`.`,
            disprovedBy: "`locale -a` lists it"
        })
    ];
}
/** No error: the text was mangled on the way. Only where the locale is not UTF-8. */ function env_locale_quiet(dossier) {
    const test = (0,facts_of_sources/* testFile */.NJ)(dossier);
    const { encoding } = dossier.environment;
    if (test === null || encoding.utf8_mode || utf8(encoding.locale)) return [];
    const failure = dossier.failures[0];
    const shown = failure.type === "test" ? `${failure.longrepr} ${failure.exceptions[0]?.key ?? ""} ${failure.assertion?.left ?? ""} ${failure.assertion?.right ?? ""}` : "";
    const foreign = MANGLED.test(shown) || /[^\u0000-\u007f]|\\x[89a-f][0-9a-f]|\\u[0-9a-f]{4}/i.test(shown);
    const near = new Set((0,facts_of_sources/* surroundings */.i5)(dossier));
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>near.has(file) && (0,facts_of_frames/* own */.ZV)(dossier, file) && opens(call)).map(({ file, line })=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "env.locale",
            at: {
                file,
                line
            },
            score: (foreign ? 0.88 : 0.5) - (dossier.isTest(file) ? 0.2 : 0),
            claim: "gives no encoding",
            statement: `\`${file}:${String(line)}\` gives no encoding, so the text is read in the locale's \`${encoding.locale}\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} compares mangled text.`,
            disprovedBy: `\`PYTHONUTF8=1\` and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        })).sort((a, b)=>b.score - a.score).slice(0, 3);
}
/** Whether a call opens text without naming an encoding. */ function opens(call) {
    const name = (0,facts_of_sources/* tail */.RT)(call.func);
    if (call.keywords.includes("encoding") || call.star) return false;
    if (RUNNERS.has(name)) return /subprocess|Popen/.test(call.func) && call.keywords.some((one)=>[
            "text",
            "universal_newlines"
        ].includes(one));
    if (!OPENERS.has(name) || /^(os|gzip|zipfile|tarfile|Image|webbrowser|shelve|dbm)\.open$/.test(call.func)) return false;
    return !call.literals.some((one)=>one !== null && /^[rwaxbt+]{1,4}$/.test(one) && one.includes("b"));
}
/** The last such call before the failing line in the same function: `with open(…) as f: … f.read()`. */ function openerIn(dossier, frame) {
    const source = dossier.sources.get(frame.file);
    const def = source?.defs.filter((one)=>one.kind !== "class" && one.line <= frame.line && frame.line <= one.end_line).at(-1);
    const call = source?.calls.filter((one)=>opens(one) && one.line <= frame.line && one.line >= (def?.line ?? 1)).at(-1);
    return call === undefined ? null : {
        file: frame.file,
        line: call.line
    };
}
function utf8(name) {
    return /^utf-?8$/i.test(name);
}
const env_locale_rule = {
    kind: "env.locale",
    match: env_locale_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/env.resource.js
/** A resource of the machine is used up or taken: a port, file handles, disk, memory. */ 


/** errno of Linux and, where it differs, of macOS and Windows (errno.h, WSA codes). */ const TAKEN = new Map([
    [
        98,
        "a port that is taken"
    ],
    [
        48,
        "a port that is taken"
    ],
    [
        10048,
        "a port that is taken"
    ],
    [
        24,
        "more open files than the process may have"
    ],
    [
        10024,
        "more sockets than the process may have"
    ],
    [
        23,
        "more open files than the system has"
    ],
    [
        28,
        "more disk than there is"
    ],
    [
        122,
        "more disk than the quota allows"
    ],
    [
        12,
        "more memory than there is"
    ],
    [
        11,
        "more threads or processes than the user may have"
    ],
    [
        99,
        "an address that this machine does not have"
    ]
]);
function env_resource_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const errno = exception.os?.errno ?? null;
        // 11 is also what a non-blocking call answers that would have to wait.
        const what = errno === null || (0,facts_of_frames/* isA */.KG)(exception, "BlockingIOError") && !/thread|fork/i.test(exception.message) ? undefined : TAKEN.get(errno);
        if (frame === undefined || what === undefined || !(0,facts_of_frames/* isA */.KG)(exception, "OSError")) return [];
        const asks = {
            file: frame.file,
            line: frame.line
        };
        const port = IN_USE.includes(errno) ? fixedPort(dossier, exception) : null;
        const at = port ?? asks;
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "env.resource",
                at,
                confidence: via === "raised" || via === "cause" ? "strong" : "weak",
                score: 0.94 * weight,
                claim: `asks for ${what}`,
                quotes: port === null ? [] : [
                    {
                        file: asks.file,
                        lines: [
                            asks.line,
                            asks.line
                        ],
                        claim: "binds it"
                    }
                ],
                statement: `${(0,diagnose_place/* where */._M)(at)} ${port === null ? "asks for" : "names"} ${what}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\` (${exception.os?.strerror ?? `errno ${String(errno)}`}).`,
                disprovedBy: `the same call succeeds on a machine where the resource is free`
            })
        ];
    });
}
const env_resource_rule = {
    kind: "env.resource",
    match: env_resource_match
};

// EXTERNAL MODULE: ./src/diagnose/facts-of-types.js
var facts_of_types = __webpack_require__(2059);
;// CONCATENATED MODULE: ./src/diagnose/facts-of-values.js
/** Where a value on a failing line came from, as far as the sources tell without running them. */ 

/**
 * Functions of the project that can have given the None that an expression held: those called in it, or in the
 * statements of the same function that bind its variable, that can return None. The place is the `return` that does,
 * else the definition. Functions that are annotated or seen to return None come first.
 */ function producers(dossier, at, expression) {
    const names = [
        ...expression.matchAll(/(\w+)\s*\(/g)
    ].map((match)=>match[1] ?? "").reverse();
    const variable = /^[A-Za-z_]\w*/.exec(expression)?.[0];
    const attribute = (0,facts_of_sources/* tail */.RT)(expression).replace(/\W.*$/, "");
    const bound = [
        variable,
        attribute
    ].filter((name)=>name !== undefined && name !== "self").flatMap((name)=>boundBy(dossier, at, name ?? ""));
    return [
        ...new Set([
            ...names,
            ...bound
        ])
    ].flatMap((name)=>giving(dossier, name));
}
/** Names of the functions whose results the nearest assignment of a variable before a line takes. */ function boundBy(dossier, at, name) {
    const def = (0,facts_of_sources/* enclosing */.fD)(dossier, at.file, at.line);
    const pattern = new RegExp(`(?<![\\w.])${(0,facts_of_change/* escape */.ih)(name)}\\s*(?::[^=]+)?=[^=]|\\bfor\\b.*\\b${(0,facts_of_change/* escape */.ih)(name)}\\b.*\\bin\\b|\\bwith\\b.*\\bas ${(0,facts_of_change/* escape */.ih)(name)}\\b`);
    for(let line = at.line; line >= (def?.line ?? 1); line -= 1){
        const text = (0,facts_of_sources/* textAt */.$6)(dossier, at.file, line);
        if (!pattern.test(text)) continue;
        const call = dossier.sources.get(at.file)?.calls.filter((one)=>one.line <= line && line <= one.end_line).map((one)=>(0,facts_of_sources/* tail */.RT)(one.func)) ?? [];
        if (call.length > 0) return call;
    }
    return [];
}
/** Calls of the library and of common ones whose result may be None. */ const MAYBE = /\breturn\b.*(?:\.get\([^,()]*\)|\bre\.(?:match|search|fullmatch)\([^()]*\)|\bnext\(.*,\s*None\)|\.(?:first|one_or_none|find_one)\([^()]*\))\s*(?:#.*)?$/;
function giving(dossier, name) {
    return (0,facts_of_sources/* definitions */.BG)(dossier, name).filter(({ file, def })=>def.kind !== "class" && !dossier.isTest(file)).flatMap(({ file, line, def })=>{
        const returns = dossier.sources.get(file)?.returns.filter((one)=>one.scope === def.qualname) ?? [];
        const promised = def.returns !== null && !/\b(?:None|Optional|Any|object|NoReturn|T)\b/.test(def.returns);
        const none = returns.find((one)=>one.none) ?? returns.find((one)=>MAYBE.test((0,facts_of_sources/* textAt */.$6)(dossier, file, one.line)));
        const optional = def.returns !== null && /\bNone\b|Optional/.test(def.returns);
        const falls = returns.length > 0 && none === undefined && lastIndented(dossier, file, def, returns);
        const empty = returns.length === 0 && !def.generator;
        if (none === undefined && !optional && !falls && !empty) return [];
        return [
            {
                file,
                line: none?.line ?? returns.at(-1)?.line ?? line,
                name: def.qualname,
                def,
                breaks: promised || empty || returns.length > 0 && returns.every((one)=>one.none)
            }
        ];
    });
}
/** What is a value whatever it is made of: a display, a literal, an instance of a class, a call of a built-in that always gives one. */ const VALUE = /^(?:[[{"'\d-]|[rbf]{1,2}["']|not\b|True\b|False\b|(?:max|min|sum|len|str|int|float|bool|list|dict|set|tuple|frozenset|sorted|round|abs|repr|range|bytes)\(|(?:\w+\.)*[A-Z]\w*\()/;
/** Whether a function is seen to give a value on every path. */ function alwaysGives(dossier, file, def) {
    const returns = dossier.sources.get(file)?.returns.filter((one)=>one.scope === def.qualname) ?? [];
    const gives = (line)=>VALUE.test(/\breturn\b\s*(.*)$/.exec((0,facts_of_sources/* textAt */.$6)(dossier, file, line))?.[1] ?? "");
    return returns.length > 0 && returns.every((one)=>!one.none && gives(one.line)) && !lastIndented(dossier, file, def, returns);
}
/** Whether the last `return` stands deeper than the body: then the end of the function can be reached. */ function lastIndented(dossier, file, def, returns) {
    const indent = (line)=>/^\s*/.exec((0,facts_of_sources/* textAt */.$6)(dossier, file, line))?.[0].length ?? 0;
    return returns.every((one)=>indent(one.line) > indent(def.line) + 4);
}

;// CONCATENATED MODULE: ./src/diagnose/rules/types.optional.js
/** mypy: a value that may be None is used, passed or returned where None is not allowed. */ 




function types_optional_match(dossier) {
    const error = (0,facts_of_types/* typeError */.lq)(dossier);
    if (error === null || error.line === null || !(0,facts_of_types/* isOptional */.dK)(error)) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "types.optional",
            at: place,
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? "an error"}\` at ${(0,diagnose_place/* where */._M)(at)}.`,
            evidence: (0,facts_of_types/* originOf */.yv)(dossier, error)?.evidence ?? [],
            disprovedBy: "mypy accepts the line with the optional narrowed and nothing else changed, or narrowing it does not help"
        });
    // What the line calls and what is annotated to give None: the other end of the disagreement.
    const onLine = (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>file === at.file && call.line <= at.line && at.line <= call.end_line).map(({ call })=>(0,facts_of_sources/* tail */.RT)(call.func));
    const first = (0,facts_of_types/* originOf */.yv)(dossier, error)?.first;
    const makers = [
        ...onLine,
        ...(0,facts_of_types/* quoted */.TL)(error)
    ].flatMap((name)=>(0,facts_of_sources/* definitions */.BG)(dossier, name)).filter(({ file, def })=>(first === undefined || file === first) && def.returns !== null && /None|Optional/.test(def.returns));
    // Annotated to give None, it gives a value on every path: the annotation is wrong, and everybody who uses it is told so.
    const shared = (0,facts_of_types/* sharedOrigin */.Sn)(dossier, facts_of_types/* isOptional */.dK).filter(({ def })=>def.returns !== null && /None|Optional/.test(def.returns));
    const never = [
        ...shared,
        ...makers
    ].find((one)=>alwaysGives(dossier, one.file, one.def));
    if (never !== undefined) return [
        make({
            file: never.file,
            line: never.line
        }, 0.97, "is declared to give an optional", `\`${never.def.qualname}\` at ${(0,diagnose_place/* where */._M)(never)} is declared \`${never.def.returns ?? ""}\` though it gives a value on every path`),
        make(at, 0.6, error.message, `${(0,diagnose_place/* where */._M)(at)} uses a value that is declared optional without a check`)
    ];
    return [
        make(at, 0.95, error.message, `${(0,diagnose_place/* where */._M)(at)} uses a value that may be \`None\` without a check`),
        ...makers.slice(0, 1).map((one)=>make({
                file: one.file,
                line: one.line
            }, (0,facts_of_change/* touched */.FI)(dossier, one.file, one.line) ? 0.55 : 0.4, "is declared to give an optional", `\`${one.def.qualname}\` at ${(0,diagnose_place/* where */._M)(one)} may give \`None\`, which its caller does not check`))
    ];
}
const types_optional_rule = {
    kind: "types.optional",
    match: types_optional_match
};

;// CONCATENATED MODULE: ./src/diagnose/facts-of-declarations.js
/**
 * Declarations that several of mypy's errors contradict: the result of a function, a parameter, a field of a class. Where users
 * in several places disagree with one declaration, and not with one another, it is the declaration that is likely wrong.
 */ 



/** From so many places on, a parameter that no change touched is held to be wrong and not its callers. */ const MANY = 3;
/** mypy's word that another declaration would do (messages.py, append_invariance_message). */ const INVARIANT = /is invariant\b/;
/**
 * The declaration behind an error, where others contradict it too; null where the error stands alone.
 * @param related errors that a wrong declaration can cause
 */ function declaredFor(dossier, error, related) {
    const shared = (0,facts_of_types/* sharedOrigin */.Sn)(dossier, related)[0];
    const result = shared?.def.returns == null ? null : declared(dossier, shared, `is declared to give \`${shared.def.returns}\``, `\`${shared.def.qualname}\` at ${(0,diagnose_place/* where */._M)(shared)} is declared to give \`${shared.def.returns}\`, which ${String(shared.places)} functions that use it contradict`);
    return result ?? parameter(dossier, error) ?? field(dossier, error, related);
}
function declared(dossier, { file, line }, claim, told) {
    return {
        file,
        line,
        claim,
        told,
        fresh: (0,facts_of_change/* touched */.FI)(dossier, file, line, 1)
    };
}
/** Errors in how many functions. */ function facts_of_declarations_places(errors, dossier) {
    return new Set(errors.map((one)=>`${one.file} ${one.line === null ? "" : (0,facts_of_sources/* enclosing */.fD)(dossier, one.file, one.line)?.qualname ?? ""}`)).size;
}
const facts_of_declarations_ARGUMENT = /^Argument (?:\d+|"\w+") to "(\w+)"(?: of "[\w.]+")? has incompatible type/;
/** A parameter that callers in several places disagree with, or of which mypy says that a wider type would take what they give. */ function parameter(dossier, error) {
    const name = facts_of_declarations_ARGUMENT.exec(error.message)?.[1];
    const [one, ...more] = name === undefined ? [] : (0,facts_of_sources/* definitions */.BG)(dossier, name).filter(({ def })=>def.kind !== "class");
    if (name === undefined || one === undefined || more.length > 0) return null;
    const users = facts_of_declarations_places((0,diagnose_place/* typeFailures */.AW)(dossier).filter((other)=>facts_of_declarations_ARGUMENT.exec(other.message)?.[1] === name), dossier);
    const found = declared(dossier, one, "declares the parameter", `\`${one.def.qualname}\` at ${(0,diagnose_place/* where */._M)(one)} declares a parameter narrower than what ${String(users)} place${users === 1 ? " gives" : "s give"} it`);
    return users >= MANY || users > 1 && found.fresh || [
        error.message,
        ...error.notes
    ].some((text)=>INVARIANT.test(text)) ? found : null;
}
/** A field of a class whose declared type the errors name, reached by its name from several functions. */ function field(dossier, error, related) {
    for (const name of attributesFor(dossier, error)){
        const [one, ...more] = fieldsNamed(dossier, name);
        if (one === undefined || more.length > 0) continue;
        const named = (other)=>[
                ...other.message.matchAll(/"([A-Za-z_]\w*)/g)
            ].some((found)=>new RegExp(`\\b${(0,facts_of_change/* escape */.ih)(found[1] ?? "")}\\b`).test(one.annotation));
        const users = (0,diagnose_place/* typeFailures */.AW)(dossier).filter((other)=>related(other) && named(other) && attributesFor(dossier, other).includes(name));
        if (named(error) && facts_of_declarations_places(users, dossier) > 1) return declared(dossier, one, `declares \`${name}\``, `\`${name}\` is declared \`${one.annotation}\` at ${(0,diagnose_place/* where */._M)(one)}, which ${String(facts_of_declarations_places(users, dossier))} functions that use it contradict`);
    }
    return null;
}
/** Attributes that are read on an error's line, or where a name on it was bound before in the same function. */ function attributesFor(dossier, { file, line }) {
    if (line === null) return [];
    const text = (0,facts_of_sources/* textAt */.$6)(dossier, file, line);
    const first = (0,facts_of_sources/* enclosing */.fD)(dossier, file, line)?.line ?? line;
    const bound = Array.from({
        length: line - first
    }, (_, index)=>(0,facts_of_sources/* textAt */.$6)(dossier, file, first + index)).filter((before)=>{
        const target = /^\s*(?:for\s+)?(\w+)\s*(?::[^=]+)?(?:=[^=]|\bin\b)/.exec(before)?.[1];
        return target !== undefined && new RegExp(`\\b${target}\\b`).test(text);
    });
    return [
        ...new Set([
            text,
            ...bound
        ].flatMap((one)=>[
                ...one.matchAll(/\.([A-Za-z_]\w*)(?!\w*\s*\()/g)
            ].map((found)=>found[1] ?? "")))
    ];
}
/** `name: TYPE` in the body of a class, or `self.name: TYPE`. */ function fieldsNamed(dossier, name) {
    const pattern = new RegExp(`^\\s+(?:self\\.)?${(0,facts_of_change/* escape */.ih)(name)}\\s*:\\s*([^=#]+)`);
    return [
        ...dossier.sources
    ].flatMap(([file, { defs }])=>defs.filter((def)=>def.kind === "class").flatMap((def)=>Array.from({
                length: def.end_line - def.line
            }, (_, index)=>def.line + 1 + index).flatMap((line)=>{
                const annotation = pattern.exec((0,facts_of_sources/* textAt */.$6)(dossier, file, line))?.[1]?.trim().replace(/^["']|["']$/g, "");
                const inside = (0,facts_of_sources/* enclosing */.fD)(dossier, file, line);
                return annotation === undefined || inside !== undefined && (0,facts_of_sources/* tail */.RT)(inside.qualname) !== "__init__" ? [] : [
                    {
                        file,
                        line,
                        annotation
                    }
                ];
            })));
}

;// CONCATENATED MODULE: ./src/diagnose/rules/types.incompatible.js
/** mypy: a value and the type declared for it do not agree. */ 




const CODES = new Set([
    "arg-type",
    "assignment",
    "return-value",
    "return",
    "override",
    "operator",
    "index",
    "call-overload",
    "dict-item",
    "list-item",
    "type-var",
    "misc",
    "typeddict-item",
    "typeddict-unknown-key",
    "comparison-overlap",
    "abstract",
    "valid-type",
    "str-bytes-safe",
    "no-any-return",
    "await-not-async",
    "func-returns-value",
    "has-type",
    "no-overload-impl",
    "no-redef",
    "safe-super",
    "truthy-function",
    "truthy-bool",
    "unreachable",
    "redundant-expr",
    "exhaustive-match",
    "method-assign",
    "metaclass",
    "overload-overlap",
    "overload-cannot-match",
    "prop-decorator",
    "type-abstract",
    "used-before-def",
    "possibly-undefined",
    "unused-coroutine",
    "explicit-override",
    "mutable-override",
    "literal-required",
    "explicit-any",
    "str-format",
    "exit-return",
    "narrowed-type-not-subtype"
]);
function types_incompatible_match(dossier) {
    const error = (0,facts_of_types/* typeError */.lq)(dossier);
    if (error === null || error.line === null || !(incompatible(error) || foreignAttribute(dossier, error))) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "types.incompatible",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? "an error"}\` at ${(0,diagnose_place/* where */._M)(at)}.`,
            evidence: (0,facts_of_types/* originOf */.yv)(dossier, error)?.evidence ?? [],
            disprovedBy: "mypy accepts the value with the declaration as it is"
        });
    const own = make(at, 0.85, error.message, `${(0,diagnose_place/* where */._M)(at)} and the type declared for it disagree (${error.message.replace(/\s+/g, " ")})`);
    const shared = declaredFor(dossier, error, reported);
    if (shared !== null) return [
        make(shared, shared.fresh ? 0.96 : 0.92, shared.claim, shared.told),
        ...incompatible(error) ? [
            {
                ...own,
                score: 0.6
            }
        ] : []
    ];
    if (!incompatible(error)) return [];
    // One error: the declaration that the line calls is the other end, and the likelier one where only it was changed.
    const onLine = (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>file === at.file && call.line <= at.line && at.line <= call.end_line).map(({ call })=>(0,facts_of_sources/* tail */.RT)(call.func));
    const first = (0,facts_of_types/* originOf */.yv)(dossier, error)?.first;
    const ends = [
        ...new Set([
            ...onLine,
            ...(0,facts_of_types/* quoted */.TL)(error)
        ])
    ].flatMap((name)=>(0,facts_of_sources/* definitions */.BG)(dossier, name)).filter((one)=>(first === undefined || one.file === first) && (one.def.kind !== "class" || one.def.qualname !== "object"));
    const freshEnd = ends.find((one)=>(0,facts_of_change/* touched */.FI)(dossier, one.file, one.line));
    const end = freshEnd ?? ends[0];
    const swap = freshEnd !== undefined && !(0,facts_of_change/* touched */.FI)(dossier, at.file, at.line) && (0,diagnose_place/* typeFailures */.AW)(dossier).filter(incompatible).length > 1;
    return [
        {
            ...own,
            score: swap ? 0.8 : own.score
        },
        ...end === undefined ? [] : [
            make(end, swap ? 0.82 : freshEnd === undefined ? 0.4 : 0.6, "is the declaration", `\`${end.def.qualname}\` at ${(0,diagnose_place/* where */._M)(end)} is declared otherwise than ${(0,diagnose_place/* where */._M)(at)} uses it`)
        ]
    ];
}
function incompatible(error) {
    return error.code !== null && CODES.has(error.code) && !(0,facts_of_types/* isOptional */.dK)(error) || error.code === "union-attr" && !(0,facts_of_types/* isOptional */.dK)(error);
}
/** An attribute that a type of nobody here lacks: the value may be declared as what it is not. */ function foreignAttribute(dossier, error) {
    const owner = /^"([\w.]+)[^"]*" has no attribute/.exec(error.message)?.[1];
    return error.code === "attr-defined" && owner !== undefined && owner !== "None" && (0,facts_of_sources/* definitions */.BG)(dossier, (0,facts_of_sources/* tail */.RT)(owner)).length === 0;
}
/** Errors that a wrong declaration can cause in its users, attribute errors on the declared type included. */ function reported(error) {
    return incompatible(error) || error.code === "attr-defined" || (0,facts_of_types/* isOptional */.dK)(error);
}
const types_incompatible_rule = {
    kind: "types.incompatible",
    match: types_incompatible_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/types.attribute.js
/** mypy: an attribute, name or argument that the type does not have. */ 




const types_attribute_CODES = new Set([
    "attr-defined",
    "name-defined",
    "call-arg",
    "typeddict-unknown-key",
    "typeddict-item",
    "union-attr"
]);
/** mypy's wording of the owner and the attribute (messages.py has_no_attr, typeddict_key_not_found): `"C" has no attribute "x"`, `Item "C" of …`, `TypedDict "C" has no key "x"`. */ const OWNER = /^(?:Item )?"(?:type\[)?([\w.]+)[^"]*"(?: of "[^"]*")? has no attribute "(\w+)"|^Module "([\w.]+)" (?:has no attribute|does not explicitly export attribute) "(\w+)"|^TypedDict "([\w.]+)" has no key "([^"]+)"|^Name "([\w.]+)" is not defined/;
function types_attribute_match(dossier) {
    const error = (0,facts_of_types/* typeError */.lq)(dossier);
    if (error === null || error.line === null || error.code === null || !types_attribute_CODES.has(error.code) || /^Item "None"|^"None"/.test(error.message)) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "types.attribute",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${(0,diagnose_place/* where */._M)(at)}.`,
            evidence: (0,facts_of_types/* originOf */.yv)(dossier, error)?.evidence ?? [],
            disprovedBy: "mypy finds the name on the type as declared"
        });
    const owner = ownerOf(error);
    const own = make(at, 0.88, error.message, `${(0,diagnose_place/* where */._M)(at)} uses what its type does not have (${error.message.replace(/\s+/g, " ")})`);
    const cls = owner.name === null ? undefined : (0,facts_of_sources/* definitions */.BG)(dossier, (0,facts_of_sources/* tail */.RT)(owner.name)).find((one)=>one.def.kind === "class");
    if (cls === undefined || owner.attribute === null) {
        // Where its users contradict a declaration, that is another kind's.
        const shared = declaredFor(dossier, error, (one)=>one.code !== null && (types_attribute_CODES.has(one.code) || one.code === "arg-type"));
        return [
            shared === null ? own : {
                ...own,
                score: 0.6
            },
            ...definition(dossier, error, make)
        ];
    }
    const { attribute } = owner;
    const users = new Set((0,diagnose_place/* typeFailures */.AW)(dossier).filter((one)=>ownerOf(one).attribute === attribute && ownerOf(one).name === owner.name).map((one)=>`${one.file} ${String(one.line)}`));
    const files = new Set([
        ...users
    ].map((one)=>one.split(" ")[0]));
    const have = implementers(dossier, cls.def, attribute);
    const abstract = cls.def.bases.some((base)=>/Protocol|ABC/.test(base)) || have > 0;
    const renamed = (0,facts_of_change/* removed */.rq)(dossier, (0,facts_of_change/* word */.Vm)(attribute)).some((one)=>one.file === cls.file);
    const near = (0,facts_of_sources/* similar */.qR)(attribute, names(dossier, cls.file, cls.def));
    // The declaration lacks it when those that stand behind it have it, or several users agree that it should.
    const declare = !renamed && near === null && (abstract && have > 0 || files.size > 1);
    const lacks = make(cls, declare ? 0.95 : 0.5, `declares \`${cls.def.qualname}\` without \`${attribute}\``, `\`${cls.def.qualname}\` at ${(0,diagnose_place/* where */._M)(cls)} does not declare \`${attribute}\`${have > 0 ? `, which ${String(have)} classes of the project define` : ""}, but ${String(users.size)} place${users.size === 1 ? "" : "s"} use${users.size === 1 ? "s" : ""} it`);
    return declare ? [
        lacks,
        {
            ...own,
            score: 0.6
        }
    ] : [
        own,
        lacks
    ];
}
function ownerOf(error) {
    const found = OWNER.exec(error.message);
    return {
        name: found?.[1] ?? found?.[3] ?? found?.[5] ?? null,
        attribute: found?.[2] ?? found?.[4] ?? found?.[6] ?? null
    };
}
/** How many other classes of the project define the attribute: subclasses, or those that a protocol stands for. */ function implementers(dossier, cls, attribute) {
    const protocol = cls.bases.some((base)=>/Protocol/.test(base));
    const name = (0,facts_of_sources/* tail */.RT)(cls.qualname);
    return [
        ...dossier.sources.values()
    ].flatMap((source)=>source.defs.filter((def)=>def.kind === "class" && def !== cls && (protocol || def.bases.some((base)=>(0,facts_of_sources/* tail */.RT)(base) === name)) && source.defs.some((one)=>one.qualname === `${def.qualname}.${attribute}`))).length;
}
function names(dossier, file, cls) {
    const methods = dossier.sources.get(file)?.defs.filter((def)=>def.qualname.startsWith(`${cls.qualname}.`)).map((def)=>(0,facts_of_sources/* tail */.RT)(def.qualname)) ?? [];
    const fields = (0,facts_of_sources/* grep */.VM)(dossier, /^\s+(?:self\.)?(\w+)\s*[:=]/, [
        file
    ]).filter((one)=>cls.line <= one.line && one.line <= cls.end_line).map((one)=>/^\s+(?:self\.)?(\w+)/.exec(one.text)?.[1] ?? "");
    return [
        ...methods,
        ...fields
    ];
}
/** The other end of `call-arg`. */ function definition(dossier, error, make) {
    const called = /(?:for|to) "([\w.]+)"/.exec(error.message)?.[1];
    const def = called === undefined ? undefined : (0,facts_of_sources/* definitions */.BG)(dossier, (0,facts_of_sources/* tail */.RT)(called))[0];
    if (def === undefined) return [];
    const score = (0,facts_of_change/* changeOf */.C2)(dossier, error.file) === undefined && (0,facts_of_change/* changeOf */.C2)(dossier, def.file) !== undefined ? 0.7 : 0.5;
    return [
        make(def, score, "is the definition", `\`${def.def.qualname}\` at ${(0,diagnose_place/* where */._M)(def)} takes other arguments than its caller gives`)
    ];
}
const types_attribute_rule = {
    kind: "types.attribute",
    match: types_attribute_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/types.missing-stubs.js
/** mypy: a third-party module without types, or one that it cannot find. */ 



const types_missing_stubs_CODES = new Set([
    "import-untyped",
    "import-not-found",
    "import"
]);
/** mypy/errorcodes and messages: `module "x"`, `named "x"`, and the hint `python3 -m pip install types-x`. */ const MODULE = /(?:stubs for|installed for|named|module) "([\w.]+)"|Skipping analyzing "([\w.]+)"/;
const HINT = /pip install ([\w.-]+)/;
function types_missing_stubs_match(dossier) {
    const error = (0,facts_of_types/* typeError */.lq)(dossier);
    if (error === null || error.line === null || error.code === null || !types_missing_stubs_CODES.has(error.code)) return [];
    const found = MODULE.exec(error.message);
    const module = found?.[1] ?? found?.[2];
    const top = module?.split(".")[0];
    if (module === undefined || top === undefined || (0,facts_of_imports/* ownModules */.W0)(dossier, top).length > 0 || (0,facts_of_imports/* ownFolders */.gZ)(dossier, top).length > 0) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const stubs = [
        error.message,
        ...error.notes
    ].map((note)=>HINT.exec(note)?.[1]).find((name)=>name !== undefined);
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "types.missing-stubs",
            at: place,
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${(0,diagnose_place/* where */._M)(at)}, which imports \`${module}\`.`,
            quotes: [
                {
                    file: at.file,
                    lines: [
                        at.line,
                        at.line
                    ],
                    claim: `imports \`${module}\``
                }
            ].filter(()=>place.file !== at.file).map((quote)=>({
                    ...quote,
                    lines: [
                        at.line,
                        at.line
                    ]
                })),
            disprovedBy: `mypy finds types for \`${top}\` in the environment that it checks against`
        });
    const lists = (0,facts_of_manifests/* requirements */.Ln)(dossier);
    const dev = lists.find((list)=>list.use === "test") ?? lists.find((list)=>list.entries.some((entry)=>entry.name === "mypy"));
    const dist = (0,facts_of_imports/* distributionOf */.AO)(dossier, top);
    const places = [
        ...stubs === undefined || dev === undefined ? [] : [
            make({
                file: dev.file,
                line: (0,facts_of_manifests/* placeIn */.VV)(dev, stubs)
            }, 0.92, `lists the tools, without \`${stubs}\``, `${(0,diagnose_place/* where */._M)({
                file: dev.file,
                line: dev.line
            })} lists no \`${stubs}\`, the types of \`${dist}\``)
        ],
        ...types_missing_stubs_configured(dossier).map((place, index)=>make(place, (stubs === undefined || dev === undefined ? 0.95 : 0.75) - index * 0.1, "configures mypy's imports", `${(0,diagnose_place/* where */._M)(place)} does not list \`${top}\`, which ships no types, among the untyped imports`))
    ];
    return [
        ...places,
        make(at, places.length === 0 ? 0.9 : 0.6, `imports \`${module}\``, `\`${dist}\` ships no types`)
    ];
}
/** Where mypy's configuration excuses untyped imports: an override that does so already, else the section itself. */ function types_missing_stubs_configured(dossier) {
    const overrides = [
        "pyproject.toml",
        "setup.cfg",
        "mypy.ini",
        ".mypy.ini"
    ].flatMap((file)=>(0,facts_of_manifests/* sectionsIn */.cW)(dossier, file, /^\[\[?(tool\.mypy\.overrides|mypy-.+)\]/));
    const excusing = overrides.filter((one)=>one.options.some((entry)=>/^(ignore_missing_imports|follow_imports|follow_untyped_imports)$/.test(entry.name)));
    const module = excusing.map((one)=>({
            file: one.file,
            line: one.options.find((entry)=>entry.name === "module")?.line ?? one.line
        }));
    const home = (0,facts_of_manifests/* sections */.V0)(dossier, "mypy")[0];
    return [
        ...module,
        ...home === undefined ? [] : [
            {
                file: home.file,
                line: home.line
            }
        ]
    ].slice(0, 2);
}
const types_missing_stubs_rule = {
    kind: "types.missing-stubs",
    match: types_missing_stubs_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/types.missing-annotation.js
/** mypy: the configuration asks for annotations that are not there. */ 


const types_missing_annotation_CODES = new Set([
    "no-untyped-def",
    "no-untyped-call",
    "var-annotated",
    "type-arg",
    "no-any-unimported",
    "untyped-decorator",
    "no-any-explicit",
    "annotation-unchecked",
    "no-any-return",
    "no-untyped-usage"
]);
function types_missing_annotation_match(dossier) {
    const error = (0,facts_of_types/* typeError */.lq)(dossier);
    if (error === null || error.line === null) return [];
    const decorator = (error.code === "misc" || error.code === "untyped-decorator") && /^Untyped decorator/.test(error.message);
    if (!decorator && (error.code === null || !types_missing_annotation_CODES.has(error.code))) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "types.missing-annotation",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${(0,diagnose_place/* where */._M)(at)}.`,
            evidence: (0,facts_of_types/* originOf */.yv)(dossier, error)?.evidence ?? [],
            disprovedBy: "mypy still reports it with the annotations in place"
        });
    // An untyped callee is annotated where it is defined, not where it is called.
    const elsewhere = error.code === "no-untyped-call" || decorator || error.code === "no-any-return";
    // mypy names the decorated function; the decorator stands on the line.
    const spelt = decorator ? /^\s*@([\w.]+)/.exec((0,facts_of_sources/* textAt */.$6)(dossier, error.file, error.line))?.[1] : undefined;
    const names = spelt !== undefined ? [
        (0,facts_of_sources/* tail */.RT)(spelt)
    ] : elsewhere ? (0,facts_of_types/* quoted */.TL)(error).filter((name)=>error.code !== "no-any-return" || name !== "Any") : [];
    const callee = names.flatMap((name)=>(0,facts_of_sources/* definitions */.BG)(dossier, name === "" ? "" : name)).map((one)=>one.def.kind === "class" ? (0,facts_of_sources/* definitions */.BG)(dossier, "__init__").find((init)=>init.file === one.file && init.def.qualname === `${one.def.qualname}.__init__`) ?? one : one).find((one)=>one.def.kind === "class" || one.def.returns === null || one.def.params.some((param)=>param.annotation === null && ![
                "self",
                "cls"
            ].includes(param.name)));
    const users = (0,diagnose_place/* typeFailures */.AW)(dossier).filter((one)=>one.code === error.code && (decorator || one.message === error.message)).length;
    const def = (0,facts_of_sources/* enclosing */.fD)(dossier, at.file, at.line);
    const own = make(at, callee === undefined ? 0.95 : 0.5, error.message, error.code === "no-untyped-def" && def !== undefined ? `\`${def.qualname}\` at ${(0,diagnose_place/* where */._M)(at)} is not annotated as the configuration asks` : `${(0,diagnose_place/* where */._M)(at)} lacks an annotation (${error.message})`);
    if (callee === undefined) return [
        own
    ];
    return [
        make(callee, 0.96, "has no annotations", `\`${(0,facts_of_sources/* tail */.RT)(callee.def.qualname)}\` at ${(0,diagnose_place/* where */._M)(callee)} is not annotated and ${String(users)} typed ${decorator ? "function" : "caller"}${users === 1 ? "" : "s"} use${users === 1 ? "s" : ""} it`),
        own
    ];
}
const types_missing_annotation_rule = {
    kind: "types.missing-annotation",
    match: types_missing_annotation_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/types.unused-ignore.js
/** mypy: a `# type: ignore` or a cast that hides nothing any more. */ 

const types_unused_ignore_CODES = new Set([
    "unused-ignore",
    "redundant-cast",
    "ignore-without-code"
]);
function types_unused_ignore_match(dossier) {
    const error = (0,facts_of_types/* typeError */.lq)(dossier);
    // Before mypy 1.4 the report of an unused ignore had no code.
    const old = error !== null && error.code === null && /^unused "type: ignore/i.test(error.message);
    if (error === null || error.line === null || !(old || error.code !== null && types_unused_ignore_CODES.has(error.code))) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const what = error.code === "redundant-cast" ? "a cast that changes nothing" : error.code === "ignore-without-code" ? "a `# type: ignore` without a code" : "a `# type: ignore` that hides nothing any more";
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "types.unused-ignore",
            at,
            confidence: "strong",
            score: error.code === "ignore-without-code" ? 0.7 : 0.98,
            claim: error.message,
            statement: `${(0,diagnose_place/* where */._M)(at)} holds ${what}, and the configuration makes that an error.`,
            disprovedBy: "mypy reports another error there with the comment taken off"
        })
    ];
}
const types_unused_ignore_rule = {
    kind: "types.unused-ignore",
    match: types_unused_ignore_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/types.cache-drift.js
/** mypy: errors that only a run with the checkout's cache reports. Nothing in the code is at fault. */ 

function types_cache_drift_match(dossier) {
    const error = dossier.failures[0];
    const { drift } = dossier.types;
    if (error.type !== "mypy" || drift === null || !(0,facts_of_types/* isStale */.QO)(dossier, error)) return [];
    const place = error.line === null ? error.file : `${error.file}:${String(error.line)}`;
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "types.cache-drift",
            at: null,
            confidence: "strong",
            score: 0.97,
            claim: "",
            statement: `mypy reports \`${error.code ?? "an error"}\` at \`${place}\` with the cache in \`${drift.cache}\` and not in a cold run, so nothing in the code is at fault: the cache is stale.`,
            evidence: [
                drift.evidence
            ],
            contrast: drift.contrast ?? undefined,
            disprovedBy: `\`${drift.cache}\` removed and mypy still reports it`
        })
    ];
}
const types_cache_drift_rule = {
    kind: "types.cache-drift",
    match: types_cache_drift_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/types.config.js
/** mypy's own configuration: a module found twice, an option or plugin that it refuses, a first-party module that it cannot find. */ 




/** mypy/build.py and mypy/config_parser.py (0.990 to 2.x): blocking errors have no code. */ const TWICE = /Source file found twice under different module names|Duplicate module named|is not a valid Python package name|shadows library module/;
const SETTING = /(?:Unrecognized option|invalid value|unrecognized option|Error importing plugin|Can't find plugin|Plugin)[^"'`]*["'`]?([\w./-]+)?|unused section\(s\)/i;
function types_config_match(dossier) {
    const error = (0,facts_of_types/* typeError */.lq)(dossier);
    if (error === null) return [];
    const module = /(?:named|module) "([\w.]+)"/.exec(error.message)?.[1];
    const top = module?.split(".")[0] ?? "";
    const lost = (error.code === "import-not-found" || error.code === "import-untyped" || error.code === "import") && ((0,facts_of_imports/* ownModules */.W0)(dossier, top).length > 0 || (0,facts_of_imports/* ownFolders */.gZ)(dossier, top).length > 0);
    const twice = TWICE.test(error.message);
    const setting = SETTING.exec(error.message);
    const refused = setting !== null && (error.code === null || error.line === null || error.code === "misc");
    if (!twice && !lost && !refused) return [];
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "types.config",
            at: place,
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy stops with: ${error.message.replace(/\s+/g, " ").slice(0, 160)}.`,
            disprovedBy: "mypy checks the project with its configuration as it is"
        });
    const home = (0,facts_of_manifests/* sections */.V0)(dossier, "mypy")[0];
    const names = twice ? [
        "explicit_package_bases",
        "namespace_packages",
        "mypy_path",
        "files",
        "packages"
    ] : lost ? [
        "mypy_path",
        "files",
        "packages",
        "exclude"
    ] : [];
    const entry = names.map((name)=>(0,facts_of_manifests/* option */.uK)(dossier, "mypy", name)).find((found)=>found !== undefined && found.file === home?.file);
    const named = setting?.[1] === undefined || home === undefined ? undefined : home.options.find((one)=>new RegExp((0,facts_of_change/* escape */.ih)(setting[1] ?? "")).test(one.text));
    const line = named?.line ?? entry?.line ?? home?.line;
    const what = twice ? "lets a module be found under two names" : lost ? `does not lead to \`${module ?? ""}\`, a module of the project` : "holds a setting that mypy refuses";
    const places = home === undefined || line === undefined ? [] : [
        make({
            file: home.file,
            line
        }, 0.95, "configures mypy", `The configuration of mypy at ${(0,diagnose_place/* where */._M)({
            file: home.file,
            line
        })} ${what}`)
    ];
    const own = dossier.firstParty(error.file) && dossier.files.includes(error.file) ? [
        make({
            file: error.file,
            line: error.line ?? 1
        }, places.length === 0 ? 0.9 : 0.6, error.message, `\`${error.file}\` ${twice ? "is found under two module names" : "cannot be checked as configured"}`)
    ] : [];
    return [
        ...places,
        ...own
    ];
}
const types_config_rule = {
    kind: "types.config",
    match: types_config_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.syntax.js
/** A source file that does not compile. */ 



function code_syntax_match(dossier) {
    const first = dossier.failures[0];
    if (first.type === "mypy") {
        if (first.code !== "syntax" || first.line === null) return [];
        return [
            code_syntax_told(dossier, first.file, first.line, first.message, "mypy cannot read it", 0.97, true)
        ];
    }
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        const { syntax } = exception;
        if (syntax === null || syntax.file === null || syntax.line === null || !(0,facts_of_frames/* own */.ZV)(dossier, syntax.file)) return [];
        if (isCompilerWarning(dossier, syntax.message)) return [];
        const { version } = dossier.environment;
        // Syntax of a later release is right in itself: env.python-version.
        if (facts_of_python/* SYNTAX */.Sx.some(([pattern, release])=>syntax.text !== null && pattern.test(syntax.text) && !(0,facts_of_python/* atLeast */.jZ)(version, release))) return [];
        return [
            code_syntax_told(dossier, syntax.file, syntax.line, syntax.message, `every import of it, and with it ${(0,facts_of_frames/* failing */.Jr)(dossier)}, ends in \`${exception.type}\``, 0.98 * weight, via !== "caught")
        ];
    });
}
function code_syntax_told(dossier, file, line, message, end, score, certain) {
    return (0,diagnose_place/* finding */.gk)(dossier, {
        kind: "code.syntax",
        at: {
            file,
            line
        },
        confidence: certain ? "strong" : "weak",
        score,
        claim: message,
        statement: `\`${file}:${String(line)}\` does not compile (${message}), so ${end}.`,
        disprovedBy: `\`python -m py_compile ${file}\` exits 0`
    });
}
const code_syntax_rule = {
    kind: "code.syntax",
    match: code_syntax_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.name-undefined.js
/** A name that nothing binds where it is used. */ 




function code_name_undefined_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const { name } = exception;
        if (!(0,facts_of_frames/* isA */.KG)(exception, "NameError") || name === null || frame === undefined || facts_of_python/* BUILTINS */.H3.has(name)) return [];
        // Raised in somebody else's code (a template, an eval): the own line hands it over.
        const at = {
            file: frame.file,
            line: frame.line
        };
        const unbound = (0,facts_of_frames/* isA */.KG)(exception, "UnboundLocalError");
        const certain = via === "raised" || via === "cause";
        const def = (0,facts_of_sources/* enclosing */.fD)(dossier, frame.file, frame.line);
        const binds = new RegExp(`\\bas ${name}\\b|^\\s*(?:for .*\\b)?${name}\\b.*(?::.*)?=|\\bimport .*\\b${name}\\b`);
        const elsewhere = def === undefined ? [] : (0,facts_of_sources/* grep */.VM)(dossier, binds, [
            frame.file
        ]).filter((one)=>def.line <= one.line && one.line < frame.line);
        const handler = elsewhere.find((one)=>/^\s*except\b/.test(one.text));
        const why = handler !== undefined ? `, since \`except … as ${name}\` at ${(0,diagnose_place/* where */._M)(handler)} unbinds it when it ends` : unbound ? " before it is bound on this path" : hint(dossier, name, frame.file);
        const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
                kind: "code.name-undefined",
                at: place,
                confidence: certain ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                disprovedBy: `\`${name}\` is bound when the line runs`,
                quotes: place.line === at.line && place.file === at.file ? [] : [
                    {
                        file: at.file,
                        lines: [
                            at.line,
                            at.line
                        ],
                        claim: `uses \`${name}\``
                    }
                ]
            });
        const typing = forTypes(dossier, name, frame);
        const gone = (0,facts_of_change/* removed */.rq)(dossier, (0,facts_of_change/* word */.Vm)(name)).find((one)=>one.file === frame.file && /\b(import|def|class)\b|=/.test(one.text));
        return [
            ...typing.map((one)=>make(one, 0.97, `imports \`${name}\` under TYPE_CHECKING`, `${(0,diagnose_place/* where */._M)(one)} imports \`${name}\` for the type checker alone, and ${(0,diagnose_place/* where */._M)(at)} needs it when the program runs`)),
            make(at, 0.96, `uses \`${name}\``, `${(0,diagnose_place/* where */._M)(at)} uses \`${name}\`, which is not bound there${why}`),
            ...elsewhere.slice(-1).map((one)=>make(one, 0.6, `binds \`${name}\``, `${(0,diagnose_place/* where */._M)(one)} binds \`${name}\` only on a path that \`${at.file}:${String(at.line)}\` does not take`)),
            ...gone === undefined ? [] : [
                make({
                    file: gone.file,
                    line: gone.line
                }, 0.7, `bound \`${name}\` before the change`, `${(0,diagnose_place/* where */._M)(gone)} no longer binds \`${name}\`, which ${(0,diagnose_place/* where */._M)(at)} uses`)
            ]
        ];
    });
}
/**
 * Imports of the name under TYPE_CHECKING: in the file that uses it, or, where the line that fails does not spell it, in a file
 * whose annotations it evaluates.
 */ function forTypes(dossier, name, frame) {
    const files = (0,facts_of_change/* word */.Vm)(name).test((0,facts_of_sources/* textAt */.$6)(dossier, frame.file, frame.line)) ? [
        frame.file
    ] : (0,facts_of_sources/* surroundings */.i5)(dossier);
    return files.flatMap((file)=>(dossier.sources.get(file)?.imports ?? []).filter((one)=>one.type_checking && one.names.some((entry)=>(entry.as ?? entry.name) === name)).map(({ line })=>({
                file,
                line
            }))).slice(0, 1);
}
function hint(dossier, name, file) {
    const source = dossier.sources.get(file);
    const names = [
        ...source?.defs.map((def)=>def.qualname) ?? [],
        ...source?.globals.map((global)=>global.name) ?? [],
        ...source?.imports.flatMap((one)=>one.names.map((entry)=>entry.as ?? entry.name)) ?? []
    ];
    const near = (0,facts_of_sources/* similar */.qR)(name, names.filter((one)=>!one.includes(".")));
    if (near !== null) return ` (\`${near}\` is)`;
    const there = (0,facts_of_sources/* definitions */.BG)(dossier, name).find((one)=>!one.def.qualname.includes("."));
    return there === undefined ? "" : ` (it is defined at ${(0,diagnose_place/* where */._M)(there)} and not imported)`;
}
const code_name_undefined_rule = {
    kind: "code.name-undefined",
    match: code_name_undefined_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.signature-mismatch.js
/** A call and the definition that it reaches disagree. */ 



function code_signature_mismatch_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const callback = passedOn(dossier, exception);
        const call = callback ?? exception.call ?? code_signature_mismatch_typed(dossier, exception, frame);
        if (!(0,facts_of_frames/* isA */.KG)(exception, "TypeError") || call === null || frame === undefined || call.missing.length + call.unexpected.length + call.excess === 0) return [];
        // A copy that should not have been found: import.stale-install.
        if (call.file !== null && (0,facts_of_frames/* vendored */.qH)(call.file) && dossier.firstParty(call.file)) return [];
        const site = {
            file: frame.file,
            line: frame.line
        };
        const def = call.file !== null && call.line !== null && (0,facts_of_frames/* own */.ZV)(dossier, call.file) ? {
            file: call.file,
            line: call.line
        } : null;
        const certain = (via === "raised" || via === "cause") && (def !== null || (0,diagnose_place/* typesNear */.E1)(dossier, site.file, site.line).some((one)=>one.code === "call-arg"));
        const told = `${(0,diagnose_place/* where */._M)(site)} calls \`${call.qualname}\`${def === null ? "" : ` (${(0,diagnose_place/* where */._M)(def)})`} ${disagreement(call)}`;
        const make = (at, score, claim)=>(0,diagnose_place/* finding */.gk)(dossier, {
                kind: "code.signature-mismatch",
                at: {
                    file: at.file,
                    line: at.line
                },
                confidence: certain ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`TypeError\`.`,
                quotes: [
                    site,
                    ...def === null ? [] : [
                        def
                    ]
                ].filter((one)=>one.file !== at.file || one.line !== at.line).map((one)=>({
                        file: one.file,
                        lines: [
                            one.line,
                            one.line
                        ],
                        claim: one === site ? "makes the call" : "is the definition"
                    })),
                disprovedBy: `\`inspect.signature(${call.qualname}).bind\` takes these arguments`
            });
        if (def === null) return [
            make(site, 0.85, "makes the call")
        ];
        const first = callback !== null || defFirst(dossier, exception, site, def, call);
        return [
            make(site, first ? 0.6 : 0.94, "makes the call"),
            make(def, first ? 0.94 : 0.6, "is the definition")
        ];
    });
}
/** Whether the definition is what to change: the library makes the call, most callers disagree with it, or it alone changed beside an old test. */ function defFirst(dossier, exception, site, def, call) {
    const raiser = (0,facts_of_frames/* last */.HV)(exception);
    if (raiser !== undefined && !dossier.firstParty(raiser.file) && !(0,facts_of_frames/* passes */.WE)(exception, "unittest/mock.py")) return true;
    const name = (0,facts_of_sources/* tail */.RT)(call.qualname) === "__init__" ? (0,facts_of_sources/* tail */.RT)(call.qualname.slice(0, -".__init__".length)) : (0,facts_of_sources/* tail */.RT)(call.qualname);
    const others = (0,facts_of_sources/* calls */.Kr)(dossier, (one, file)=>(0,facts_of_sources/* tail */.RT)(one.func) === name && !one.star && (file !== site.file || one.line !== site.line));
    const target = (0,facts_of_sources/* definitions */.BG)(dossier, (0,facts_of_sources/* tail */.RT)(call.qualname)).find((one)=>one.file === def.file && Math.abs(one.line - def.line) <= 5)?.def ?? (0,facts_of_sources/* definitions */.BG)(dossier, `__init__`).find((one)=>one.file === def.file && one.line >= def.line)?.def;
    const params = target?.params ?? [];
    const bound = params[0]?.name === "self" || params[0]?.name === "cls" ? 1 : 0;
    const fits = others.filter(({ call: one })=>{
        const needed = params.slice(bound).filter((param)=>param.required && !one.keywords.includes(param.name));
        return needed.filter((param)=>param.kind === "positional").length <= one.args && needed.every((param)=>param.kind !== "keyword") && one.keywords.every((key)=>params.some((param)=>param.name === key || param.kind === "var-keyword"));
    });
    if (target !== undefined && others.length > 0) return fits.length === 0 && others.length > 1;
    const changedDef = (0,facts_of_change/* touched */.FI)(dossier, def.file, def.line, 3);
    return dossier.isTest(site.file) && changedDef && (0,facts_of_change/* changeOf */.C2)(dossier, site.file) === undefined && others.length === 0;
}
/** The function that CPython names in the error (Python/ceval.c, Objects/call.c: `f() missing …`, `C.f() takes …`). */ function called(exception) {
    return /^(?:\w+\.)*(\w+)\(\) (?:missing|takes|got)/.exec(exception.message)?.[1] ?? null;
}
/** A callback that a builtin calls: the statement names the builtin, the error the callback. */ function passedOn(dossier, exception) {
    const { call } = exception;
    const name = called(exception);
    if (call === null || call.kind !== "builtin" || name === null || name === (0,facts_of_sources/* tail */.RT)(call.qualname)) return null;
    const def = (0,facts_of_sources/* definitions */.BG)(dossier, name)[0];
    return def === undefined ? null : {
        ...call,
        qualname: def.def.qualname,
        file: def.file,
        line: def.line,
        kind: "function"
    };
}
function disagreement(call) {
    const names = (list)=>list.map((name)=>`\`${name}\``).join(", ");
    const parts = [
        ...call.missing.length > 0 ? [
            `without ${names(call.missing)}`
        ] : [],
        ...call.unexpected.length > 0 ? [
            `with ${names(call.unexpected)}, which it does not take`
        ] : [],
        ...call.excess > 0 ? [
            `with ${String(call.excess)} positional argument${call.excess > 1 ? "s" : ""} too many`
        ] : []
    ];
    return parts.join(" and ");
}
/** Where Python told nothing of the callee, mypy's `call-arg` on the failing line does. */ function code_signature_mismatch_typed(dossier, exception, frame) {
    const error = frame === undefined || exception.frames.at(-1)?.line !== frame.line ? undefined : (0,diagnose_place/* typesNear */.E1)(dossier, frame.file, frame.line).find((one)=>one.code === "call-arg");
    const name = /for "(\w+)"/.exec(error?.message ?? "")?.[1];
    if (error === undefined || name === undefined) return null;
    const def = (0,facts_of_sources/* definitions */.BG)(dossier, name)[0];
    const missing = [
        ...(/Missing (?:named|positional) arguments? (.*) in call/.exec(error.message)?.[1] ?? "").matchAll(/"(\w+)"/g)
    ].map((found)=>found[1] ?? "");
    const unexpected = /Unexpected keyword argument "(\w+)"/.exec(error.message)?.[1];
    return {
        qualname: def?.def.qualname ?? name,
        module: null,
        file: def?.file ?? null,
        line: def?.line ?? null,
        signature: null,
        kind: "function",
        missing,
        unexpected: unexpected === undefined ? [] : [
            unexpected
        ],
        excess: /Too many/.test(error.message) ? 1 : 0
    };
}
const code_signature_mismatch_rule = {
    kind: "code.signature-mismatch",
    match: code_signature_mismatch_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.none-dereference.js
/** A value that is None is used as if it were not. */ 




function code_none_dereference_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const value = noneOf(exception);
        if (frame === undefined || value === null) return [];
        const at = {
            file: frame.file,
            line: frame.line
        };
        const typed = (0,diagnose_place/* typesNear */.E1)(dossier, at.file, at.line).some((one)=>/\bNone\b|Optional/.test(one.message));
        const sources = producers(dossier, frame, value);
        const maker = sources[0];
        const gave = maker === undefined ? "" : `, which \`${maker.name}\` at ${(0,diagnose_place/* where */._M)(maker)} gave`;
        const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
                kind: "code.none-dereference",
                at: {
                    file: place.file,
                    line: place.line
                },
                confidence: typed && (via === "raised" || via === "cause") ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception.type}\`.`,
                quotes: place.file === at.file && place.line === at.line ? [] : [
                    {
                        file: at.file,
                        lines: [
                            at.line,
                            at.line
                        ],
                        claim: `uses \`${value}\``
                    }
                ],
                disprovedBy: `\`${value}\` is not None when the line runs`
            });
        const use = `${(0,diagnose_place/* where */._M)(at)} uses \`${value}\` as if it could not be \`None\`${gave}`;
        // A test that uses what it got is right to expect something, and so is who was promised a value: then the code that gave None is the place.
        const inTest = dossier.isTest(at.file);
        const found = [
            make(at, inTest ? maker === undefined ? 0.4 : 0.55 : 0.86, `uses \`${value}\``, use)
        ];
        for (const [index, one] of sources.slice(0, 2).entries()){
            const fresh = (0,facts_of_change/* touched */.FI)(dossier, one.file, one.line, 1);
            found.push(make(one, (inTest ? 0.82 : one.breaks ? 0.92 : fresh ? 0.62 : 0.5) - index * 0.05, "can give None", `${(0,diagnose_place/* where */._M)(one)} gives \`None\`, and ${(0,diagnose_place/* where */._M)(at)} uses it as \`${value}\``));
        }
        if (sources.length === 0) {
            const since = brought(dossier, at, value);
            for (const one of since)found.push(make(one, 0.93, "gives None since the change", `${(0,diagnose_place/* where */._M)(one)} gives \`None\` since the change, and ${(0,diagnose_place/* where */._M)(at)} uses it as \`${value}\``));
            if (since.length === 0) for (const one of givers(dossier, at, value))found.push(make(one, 0.5, `gives \`${value}\` its value`, `${(0,diagnose_place/* where */._M)(one)} can give \`None\`, and ${(0,diagnose_place/* where */._M)(at)} uses it as \`${value}\``));
        }
        const bound = binding(dossier, frame, value);
        if (bound !== null && bound.line !== at.line) found.push(make(bound, 0.45, `binds \`${value}\``, `${(0,diagnose_place/* where */._M)(bound)} binds \`${value}\` to \`None\`, and ${(0,diagnose_place/* where */._M)(at)} uses it`));
        return found;
    });
}
/** The source of the expression that was None. */ function noneOf(exception) {
    if (exception.attribute?.owner_kind === "none") return exception.attribute.expr ?? exception.attribute.name;
    if ((0,facts_of_frames/* isA */.KG)(exception, "TypeError") && exception.nones.length > 0 && exception.call === null && /NoneType/.test(exception.message)) return exception.nones[0] ?? null;
    return null;
}
/**
 * What the commit at fault brought to the code that the test reaches, where no call on the line gave the None: a `return None`;
 * else, where it left the use alone and did not declare that the name may be None, the line that the tests' runs point to.
 */ function brought(dossier, use, value) {
    const { culprit, spectrum } = dossier;
    if (culprit === null) return [];
    const near = new Set((0,facts_of_sources/* surroundings */.i5)(dossier));
    const given = culprit.filter(({ file })=>near.has(file) && (0,facts_of_frames/* own */.ZV)(dossier, file) && !dossier.isTest(file)).flatMap(({ file, added: lines })=>(dossier.sources.get(file)?.returns ?? []).filter((one)=>one.none && lines.some(({ line })=>line === one.line)).map(({ line })=>({
                file,
                line
            }))).slice(0, 1);
    if (given.length > 0) return given;
    const name = (0,facts_of_change/* escape */.ih)(nameIn(value));
    const declared = (0,facts_of_change/* added */.vN)(dossier, new RegExp(`\\b${name}\\s*:.*(?:\\bOptional\\b|\\bNone\\b)`)).length > 0;
    const def = (0,facts_of_sources/* enclosing */.fD)(dossier, use.file, use.line);
    const altered = (spectrum ?? []).find(({ file, novelty })=>novelty !== null && !dossier.isTest(file));
    const isUse = altered?.file === use.file && (altered.def === def || Math.abs(altered.line - use.line) <= 2);
    return altered === undefined || declared || isUse || (0,facts_of_change/* touched */.FI)(dossier, use.file, use.line, 2) ? [] : [
        {
            file: altered.file,
            line: altered.line
        }
    ];
}
/** What can be None whoever asks for it, as it stands at the right of a name. */ const code_none_dereference_MAYBE = /^(?:None\b|.*\.get\([^,()]*\)|.*\bre\.(?:match|search|fullmatch)\(|.*\bnext\([^()]*,\s*None\)|.*\belse None\b)/;
/** Lines of code behind the test that give an attribute or a parameter what can be None: by assignment, or as an argument by name. */ function givers(dossier, use, value) {
    const name = nameIn(value);
    const gives = new RegExp(`(?<![\\w=!<>])(?:\\w+\\.)?${(0,facts_of_change/* escape */.ih)(name)}\\s*=(?!=)\\s*([^,]*)`);
    const files = (0,facts_of_sources/* surroundings */.i5)(dossier).filter((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file) && !dossier.isTest(file));
    return name === "" ? [] : (0,facts_of_sources/* grep */.VM)(dossier, gives, files).filter(({ file, line, text })=>(file !== use.file || line !== use.line) && code_none_dereference_MAYBE.test(gives.exec(text)?.[1] ?? "")).slice(0, 2);
}
/** The name that an expression ends in: `parent` of `self.parent`; empty for what ends in a call or a subscript. */ function nameIn(value) {
    return /(?:^|\.)([A-Za-z_]\w*)$/.exec(value)?.[1] ?? "";
}
/** Where the variable was bound in the same function. */ function binding(dossier, frame, value) {
    const name = /^\w+$/.exec((0,facts_of_sources/* tail */.RT)(value))?.[0];
    const def = (0,facts_of_sources/* enclosing */.fD)(dossier, frame.file, frame.line);
    if (name === undefined || def === undefined) return null;
    for(let line = frame.line - 1; line > def.line; line -= 1)if (new RegExp(`\\b${name}\\s*(?::[^=]+)?=[^=]`).test((0,facts_of_sources/* textAt */.$6)(dossier, frame.file, line))) return {
        file: frame.file,
        line
    };
    return null;
}
const code_none_dereference_rule = {
    kind: "code.none-dereference",
    match: code_none_dereference_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.attribute-missing.js
/** An attribute that the object, class or module of the project does not have. */ 





/** Methods of str, bytes, list, dict, set and tuple that people mean. */ const BUILTIN = [
    "append",
    "capitalize",
    "casefold",
    "clear",
    "copy",
    "count",
    "decode",
    "difference",
    "discard",
    "encode",
    "endswith",
    "extend",
    "find",
    "format",
    "index",
    "insert",
    "intersection",
    "isalpha",
    "isdigit",
    "items",
    "join",
    "keys",
    "lower",
    "lstrip",
    "partition",
    "pop",
    "popitem",
    "remove",
    "replace",
    "reverse",
    "rfind",
    "rpartition",
    "rsplit",
    "rstrip",
    "setdefault",
    "sort",
    "split",
    "splitlines",
    "startswith",
    "strip",
    "swapcase",
    "title",
    "translate",
    "union",
    "update",
    "upper",
    "values",
    "zfill"
];
function code_attribute_missing_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight, via })=>{
        const { attribute } = exception;
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const hidden = (0,facts_of_frames/* isA */.KG)(exception, "AttributeError") && frame !== undefined ? behindProperty(dossier, exception) : undefined;
        if (hidden !== undefined) return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "code.attribute-missing",
                at: {
                    file: hidden.file,
                    line: hidden.line
                },
                confidence: "strong",
                score: 0.95 * weight,
                claim: `asks for \`${hidden.name}\``,
                statement: `${(0,diagnose_place/* where */._M)(hidden)} asks for \`${hidden.name}\`, which \`${hidden.owner}\` does not have; that is inside the property \`${hidden.property}\`, so \`__getattr__\` is asked for the property itself and ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in an error about \`${hidden.property}\`.`,
                quotes: hidden.asked === null ? [] : [
                    {
                        file: hidden.asked.file,
                        lines: [
                            hidden.asked.line,
                            hidden.asked.line
                        ],
                        claim: "asks for the property"
                    }
                ],
                disprovedBy: `the body of \`${hidden.property}\` runs to its end`
            })
        ];
        if (!(0,facts_of_frames/* isA */.KG)(exception, "AttributeError") || attribute === null || frame === undefined) return [];
        if ([
            "none",
            "coroutine",
            "mock"
        ].includes(attribute.owner_kind) || (0,facts_of_frames/* passes */.WE)(exception, "unittest/mock.py", "get_original", "_importer") || (0,facts_of_frames/* passes */.WE)(exception, "_pytest/monkeypatch.py")) return [];
        if (attribute.owner_kind === "module" && ((0,facts_of_imports/* isStdlib */.zV)(dossier, attribute.owner.split(".")[0] ?? "") || unready(dossier, exception, attribute))) return [];
        if ((0,facts_of_python/* lacking */.gP)(dossier.environment.version, `${(0,facts_of_sources/* tail */.RT)(attribute.owner)}.${attribute.name}`) !== null) return [];
        const at = (0,facts_of_sources/* spelling */.DS)(dossier, frame, attribute.name);
        const typed = (0,diagnose_place/* typesNear */.E1)(dossier, at.file, at.line).some((one)=>one.code === "attr-defined");
        const certain = (via === "raised" || via === "cause") && (typed || attribute.owner_file !== null && (0,facts_of_frames/* own */.ZV)(dossier, attribute.owner_file));
        const cls = (0,facts_of_sources/* definitions */.BG)(dossier, (0,facts_of_sources/* tail */.RT)(attribute.owner)).find((one)=>one.def.kind === "class");
        const names = cls === undefined ? [] : members(dossier, cls.file, cls.def.qualname);
        const renamed = (0,facts_of_change/* removed */.rq)(dossier, (0,facts_of_change/* word */.Vm)(attribute.name)).some((one)=>one.file === cls?.file);
        const near = (0,facts_of_sources/* similar */.qR)(attribute.name, names);
        const hint = renamed ? `, which this change took away${near === null ? "" : ` (it has \`${near}\`)`}` : near === null ? "" : ` (it has \`${near}\`)`;
        const kind = attribute.owner_kind === "module" ? "module" : "class";
        const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
                kind: "code.attribute-missing",
                at: {
                    file: place.file,
                    line: place.line
                },
                confidence: certain ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`AttributeError\`.`,
                quotes: place.file === frame.file && place.line === frame.line ? [] : [
                    {
                        file: frame.file,
                        lines: [
                            frame.line,
                            frame.line
                        ],
                        claim: "is where it is looked up"
                    }
                ],
                disprovedBy: `\`hasattr\` of the object and \`${attribute.name}\` is true there`
            });
        // A built-in object never had it: most likely another object was meant, unless the name is almost one of its own.
        const stranger = attribute.owner_kind === "instance" && attribute.owner_file === null && (0,facts_of_sources/* similar */.qR)(attribute.name, BUILTIN) === null;
        const use = make(at, stranger ? 0.5 : 0.9, `asks for \`${attribute.name}\``, `${(0,diagnose_place/* where */._M)(at)} asks for \`${attribute.name}\`, which the ${kind} \`${attribute.owner}\` does not have${hint}`);
        const set = cls === undefined ? undefined : (0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`\\bself\\.${(0,facts_of_change/* escape */.ih)(attribute.name)}\\s*(?::[^=]+)?=[^=]`), [
            cls.file
        ]).find((one)=>cls.line <= one.line && one.line <= cls.def.end_line);
        const sometimes = set === undefined ? [] : [
            make(set, 0.7, `sets \`${attribute.name}\``, `${(0,diagnose_place/* where */._M)(set)} sets \`${attribute.name}\` only on a path that the object at ${(0,diagnose_place/* where */._M)(at)} has not taken`)
        ];
        const home = cls ?? (attribute.owner_file !== null && (0,facts_of_frames/* own */.ZV)(dossier, attribute.owner_file) ? {
            file: attribute.owner_file,
            line: 1
        } : undefined);
        if (home === undefined) return [
            use
        ];
        // A test that was not touched asks a class that was: the class lost what it should have.
        const classFirst = dossier.isTest(at.file) && (0,facts_of_change/* changeOf */.C2)(dossier, home.file) !== undefined && !(0,facts_of_change/* touched */.FI)(dossier, at.file, at.line, 1) && !renamed;
        const lacks = make(home, classFirst ? 0.92 : 0.5, `does not define \`${attribute.name}\``, `${(0,diagnose_place/* where */._M)(home)} defines \`${attribute.owner}\` without \`${attribute.name}\`, which ${(0,diagnose_place/* where */._M)(at)} asks for`);
        return [
            ...classFirst ? [
                lacks,
                {
                    ...use,
                    score: 0.7 * weight
                }
            ] : [
                use,
                lacks
            ],
            ...sometimes
        ];
    });
}
/**
 * Where a class has `__getattr__`, an AttributeError inside one of its properties makes Python ask `__getattr__` for the
 * property, and what comes out is an error about that: the line of the property that asks for what nobody sets.
 */ function behindProperty(dossier, exception) {
    const frames = (0,facts_of_frames/* ownFrames */.LN)(dossier, exception);
    const asked = frames.at(-2);
    if (frames.at(-1)?.func !== "__getattr__" || asked === undefined) return undefined;
    const names = new Set([
        ...(0,facts_of_sources/* textAt */.$6)(dossier, asked.file, asked.line).matchAll(/\.([A-Za-z_]\w*)/g)
    ].map((found)=>found[1] ?? ""));
    for (const [file, source] of dossier.sources)for (const def of source.defs){
        const property = (0,facts_of_sources/* tail */.RT)(def.qualname);
        const owner = def.qualname.slice(0, -property.length - 1);
        if (!(0,facts_of_frames/* own */.ZV)(dossier, file) || owner === "" || !names.has(property) || !def.decorators.some((text)=>/property$/.test(text))) continue;
        const spelt = Array.from({
            length: def.end_line - def.line
        }, (_, index)=>def.line + 1 + index).flatMap((line)=>[
                ...(0,facts_of_sources/* textAt */.$6)(dossier, file, line).matchAll(/\bself\.([A-Za-z_]\w*)/g)
            ].map((found)=>({
                    line,
                    name: found[1] ?? ""
                })));
        const lost = spelt.find(({ name })=>name !== property && unset(dossier, name));
        if (lost !== undefined) return {
            file,
            ...lost,
            owner,
            property,
            asked
        };
    }
    return undefined;
}
/** Whether no file of the project defines, sets or spells the name as a key. */ function unset(dossier, name) {
    const at = (0,facts_of_change/* escape */.ih)(name);
    return (0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`\\bdef ${at}\\b|\\.${at}\\s*(?::[^=]+)?=[^=]|^\\s+${at}\\s*[:=]|["']${at}["']|\\b${at}\\s*=`)).length === 0;
}
/** A module that is still being imported further up the stack: import.cycle. */ function unready(dossier, exception, attribute) {
    const files = [
        attribute.owner_file,
        ...(0,facts_of_sources/* modules */.av)(dossier, `${attribute.owner}.${attribute.name}`)
    ];
    return exception.frames.slice(0, -1).some((frame)=>frame.func === "<module>" && files.includes(frame.file));
}
/** Names that a class of the project is seen to have: methods, class attributes, `self.` assignments. */ function members(dossier, file, qualname) {
    const source = dossier.sources.get(file);
    if (source === undefined) return [];
    const cls = source.defs.find((def)=>def.qualname === qualname);
    const methods = source.defs.filter((def)=>def.qualname.startsWith(`${qualname}.`)).map((def)=>(0,facts_of_sources/* tail */.RT)(def.qualname));
    const fields = (0,facts_of_sources/* grep */.VM)(dossier, /^\s+(?:self\.)?(\w+)\s*[:=]/, [
        file
    ]).filter((one)=>cls !== undefined && cls.line <= one.line && one.line <= cls.end_line).map((one)=>/^\s+(?:self\.)?(\w+)\s*[:=]/.exec(one.text)?.[1] ?? "");
    return [
        ...methods,
        ...source.class_attributes.filter((one)=>one.owner === qualname).map((one)=>one.name),
        ...fields
    ];
}
const code_attribute_missing_rule = {
    kind: "code.attribute-missing",
    match: code_attribute_missing_match
};

;// CONCATENATED MODULE: ./src/diagnose/symptoms.js
/** What kind of fault a symptom speaks for when nothing more mechanical explains it: by what the minimal fix would change. */ 



/** Exceptions that other rules explain, or nobody can by a ranking. */ const symptoms_OTHERS = [
    "ImportError",
    "NameError",
    "SyntaxError",
    "RecursionError",
    "MemoryError",
    "Warning",
    "OSError",
    "UnicodeError",
    "KeyboardInterrupt",
    "SystemExit",
    "CancelledError"
];
/** Types whose texts look alike: one stands where the other is due. */ const NOTHING = "NoneType";
/** @returns null for a failure that is no matter of ranking */ function symptom(dossier) {
    const [failure] = dossier.failures;
    if (failure.type !== "test" || failure.phase === "collect") return null;
    const exception = (0,facts_of_frames/* raised */.P5)(dossier).find(({ via })=>via === "raised")?.exception;
    if (exception === undefined || (0,facts_of_frames/* isA */.KG)(exception, ...symptoms_OTHERS)) return null;
    if ((0,facts_of_handlers/* expectedError */.j1)(dossier) !== null) return "code.wrong-exception";
    if ((0,facts_of_frames/* isA */.KG)(exception, "AssertionError", "Failed")) return confused(failure) ? "code.type-confusion" : "code.wrong-value";
    if (awaitsAnother(dossier, exception) || lostHandler(dossier, exception)) return "code.wrong-exception";
    if ((0,facts_of_frames/* isA */.KG)(exception, "AttributeError")) return isStranger(dossier, exception) ? "code.type-confusion" : null;
    if ((0,facts_of_frames/* isA */.KG)(exception, "TypeError")) return exception.nones.length > 0 || exception.coroutines.length > 0 || disagrees(exception) ? null : "code.type-confusion";
    if ((0,facts_of_frames/* isA */.KG)(exception, "KeyError", "IndexError")) return "code.key-missing";
    return "code.wrong-exception";
}
/**
 * An object was asked for an attribute that its type never had, where another one was meant: it is of a built-in type, or of
 * a class that the change left alone while another class of the project has the attribute.
 */ function isStranger(dossier, { attribute }) {
    if (attribute === null || attribute.owner_kind !== "instance") return false;
    if (attribute.owner_file === null) return true;
    const own = (0,facts_of_sources/* tail */.RT)(attribute.owner);
    const elsewhere = [
        ...dossier.sources.values()
    ].some(({ defs, class_attributes })=>defs.some((def)=>(0,facts_of_sources/* tail */.RT)(def.qualname) === attribute.name && def.qualname !== attribute.name && owner(def.qualname) !== own) || class_attributes.some((one)=>one.name === attribute.name && (0,facts_of_sources/* tail */.RT)(one.owner) !== own));
    return elsewhere && (0,facts_of_change/* changeOf */.C2)(dossier, attribute.owner_file) === undefined;
}
/** The class of a method, by its plain name. */ function owner(qualname) {
    return (0,facts_of_sources/* tail */.RT)(qualname.slice(0, qualname.lastIndexOf(".")));
}
function disagrees({ call }) {
    return call !== null && call.missing.length + call.unexpected.length + call.excess > 0;
}
/** A comparison of two types that are never equal, where both sides show the same thing: `"12"` and `12`. */ function confused({ assertion }) {
    if (assertion === null || assertion.op !== "==" || assertion.left_type === assertion.right_type) return false;
    if (assertion.left_type === NOTHING || assertion.right_type === NOTHING) return false;
    const bare = (repr)=>repr.replace(/^\w+\(|\)$|["']/g, "").replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
    return bare(assertion.left) === bare(assertion.right) || [
        assertion.left_type,
        assertion.right_type
    ].some((type)=>type === "str" || type === "bytes");
}
/** Whether the change took away a handler for this exception in a file that it passes. */ function lostHandler(dossier, exception) {
    const files = new Set((0,facts_of_frames/* ownFrames */.LN)(dossier, exception).map(({ file })=>file));
    return (0,facts_of_change/* removed */.rq)(dossier, /^\s*except\b/).some(({ file, text })=>files.has(file) && exception.mro.some((name)=>(0,facts_of_change/* word */.Vm)(name).test(text)));
}
/** Whether the test waits for another exception where this one came through. */ function awaitsAnother(dossier, exception) {
    const frame = (0,facts_of_frames/* ownFrames */.LN)(dossier, exception).find(({ file })=>dossier.isTest(file));
    if (frame === undefined) return false;
    const indent = (text)=>/^\s*/.exec(text)?.[0].length ?? 0;
    const waits = /\bwith\b.*\b(?:raises|assertRaises\w*)\(/;
    for(let line = frame.line, depth = Number.POSITIVE_INFINITY; line > 0 && depth > 0; line -= 1){
        const text = (0,facts_of_sources/* textAt */.$6)(dossier, frame.file, line);
        if (text.trim() === "" || indent(text) >= depth) continue;
        depth = indent(text);
        if (waits.test(text)) return true;
        if (/^\s*(?:async\s+)?def\b/.test(text)) return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./src/diagnose/rules/code.key-missing.js
/** A key that a table of the project, written out in its source, does not have; or that the code which fills a mapping leaves out. */ 




/** A dictionary that is written out and not empty. */ const WRITTEN_OUT = /^\s*\{\s*[^}\s]/;
/** More lines of a table are not read. */ const LONGEST = 400;
function code_key_missing_match(dossier) {
    const tables = fromTables(dossier);
    // A table that is written out without the key says more than any run.
    return tables.length > 0 ? tables : fromRuns(dossier);
}
/** Where no table says it, the line that the tests' runs point to: one that fills the mapping without the key, before the lookup. */ function fromRuns(dossier) {
    if (symptom(dossier) !== "code.key-missing") return [];
    const exception = (0,facts_of_frames/* raised */.P5)(dossier)[0]?.exception;
    const list = (dossier.spectrum ?? []).filter(({ file })=>!dossier.isTest(file));
    return suspects_suspected(dossier, list, {
        kind: "code.key-missing",
        says: `leaves ${exception?.key == null ? "what is looked up" : `\`${exception.key}\``} out, so that ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`${exception?.type ?? "KeyError"}\``,
        disprovedBy: "what is looked up is there after this line"
    });
}
function fromTables(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const { key } = exception;
        if (!(0,facts_of_frames/* isA */.KG)(exception, "KeyError") || frame === undefined || key === null || key === "None" || (0,facts_of_frames/* raisedIn */.qh)(exception, "os.py", "__getitem__")) return [];
        return tables(dossier, frame, key).filter((table)=>!table.text.includes(key.replace(/^['"]|['"]$/g, ""))).map((table)=>{
            const make = (at, score, claim)=>(0,diagnose_place/* finding */.gk)(dossier, {
                    kind: "code.key-missing",
                    at: {
                        file: at.file,
                        line: at.line
                    },
                    score: score * weight,
                    claim,
                    statement: `The table \`${table.name}\` at ${(0,diagnose_place/* where */._M)(table)} has no entry for \`${key}\`, which \`${frame.file}:${String(frame.line)}\` looks up in it, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`KeyError\`.`,
                    quotes: at === table ? [
                        {
                            file: frame.file,
                            lines: [
                                frame.line,
                                frame.line
                            ],
                            claim: "looks the key up"
                        }
                    ] : [],
                    disprovedBy: `\`${key} in ${table.name}\` is true there`
                });
            return [
                make(table, 0.8, `lists the entries of \`${table.name}\``),
                make({
                    file: frame.file,
                    line: frame.line
                }, 0.55, "looks the key up")
            ];
        }).flat();
    });
}
/** Tables at module level, written out with literal keys, that the failing line subscripts by their name: with the key itself where it is spelt there. */ function tables(dossier, frame, key) {
    const text = (0,facts_of_sources/* textAt */.$6)(dossier, frame.file, frame.line);
    const spelt = [
        ...text.matchAll(/([A-Za-z_][\w.]*)\s*\[\s*(["'][^"']*["'])\s*\]/g)
    ].filter((found)=>found[2]?.slice(1, -1) === key.slice(1, -1));
    const names = (spelt.length > 0 ? spelt : [
        ...text.matchAll(/([A-Za-z_][\w.]*)\s*\[/g)
    ]).map((found)=>found[1] ?? "");
    return names.flatMap((dotted)=>{
        const [head = "", ...rest] = dotted.split(".");
        const onClass = rest.length > 0 ? classTable(dossier, rest.at(-1) ?? "") : null;
        if (onClass !== null) return [
            onClass
        ];
        const source = dossier.sources.get(frame.file);
        const local = rest.length === 0 ? tableIn(dossier, frame.file, head) : null;
        if (local !== null) return [
            local
        ];
        const one = source?.imports.find((entry)=>entry.names.some((name)=>(name.as ?? name.name) === head) || entry.module === head);
        const original = one?.names.find((name)=>(name.as ?? name.name) === head)?.name ?? head;
        if (one === undefined) return [];
        const byName = (0,facts_of_sources/* importedFile */.fw)(dossier, frame.file, one.module, one.level);
        const byModule = (0,facts_of_sources/* importedFile */.fw)(dossier, frame.file, one.module === "" ? original : `${one.module}.${original}`, one.level);
        const found = (rest[0] !== undefined && byModule !== null ? tableIn(dossier, byModule, rest[0]) : null) ?? (byName === null ? null : tableIn(dossier, byName, rest[0] ?? original));
        return found === null ? [] : [
            found
        ];
    });
}
/** A table that is a class attribute, where only one class of the project has one of that name. */ function classTable(dossier, name) {
    const found = [
        ...dossier.sources
    ].flatMap(([file, source])=>source.class_attributes.filter((one)=>one.name === name && WRITTEN_OUT.test(one.value)).map((one)=>({
                file,
                ...one
            })));
    const [only, ...more] = found;
    return only === undefined || more.length > 0 ? null : {
        file: only.file,
        line: only.line,
        name: `${only.owner}.${name}`,
        text: code_key_missing_textOf(dossier, only.file, only.line)
    };
}
function tableIn(dossier, file, name) {
    const found = dossier.sources.get(file)?.globals.find((global)=>global.name === name && WRITTEN_OUT.test(global.value));
    return found === undefined ? null : {
        file,
        line: found.line,
        name,
        text: code_key_missing_textOf(dossier, file, found.line)
    };
}
/** The lines of a display: up to the one that closes at the indentation of its beginning. */ function code_key_missing_textOf(dossier, file, start) {
    const lines = dossier.lines.get(file) ?? [];
    const indent = /^\s*/.exec(lines[start - 1] ?? "")?.[0] ?? "";
    const open = /[[{(]\s*(#.*)?$/.test(lines[start - 1] ?? "");
    let end = start;
    while(open && end < lines.length && end < start + LONGEST && !(lines[end] ?? "").startsWith(`${indent}}`) && !(lines[end] ?? "").startsWith(`${indent})`))end += 1;
    return lines.slice(start - 1, end).join("\n");
}
const code_key_missing_rule = {
    kind: "code.key-missing",
    match: code_key_missing_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.type-confusion.js
/** A value of the wrong type reaches an operation: the line that made it, as the tests' runs point to it. */ 



/** Above what an attribute that is missing at its use is worth, where the commit at fault left the use alone. */ const LEFT_ALONE = 0.98;
function code_type_confusion_match(dossier) {
    if (symptom(dossier) !== "code.type-confusion") return [];
    const exception = (0,facts_of_frames/* raised */.P5)(dossier)[0]?.exception;
    const list = (dossier.spectrum ?? []).filter(({ file })=>!dossier.isTest(file));
    const [first] = list;
    const use = exception === undefined ? undefined : (0,facts_of_frames/* deepest */.JS)(dossier, exception);
    const asked = exception !== undefined && isStranger(dossier, exception) ? exception.attribute : null;
    const elsewhere = asked !== null && use !== undefined && first?.novelty != null && dossier.culprit !== null && !(0,facts_of_change/* touched */.FI)(dossier, use.file, use.line, 2) && (0,facts_of_change/* removed */.rq)(dossier, (0,facts_of_change/* word */.Vm)(asked.name)).length === 0;
    return suspects_suspected(dossier, list, {
        kind: "code.type-confusion",
        says: `makes the value of the wrong type that ends ${(0,facts_of_frames/* failing */.Jr)(dossier)}${exception === undefined ? "" : ` in \`${exception.type}\``}`,
        disprovedBy: "the type of what this line makes is the one that its users take",
        ...elsewhere ? {
            worth: LEFT_ALONE
        } : {}
    });
}
const code_type_confusion_rule = {
    kind: "code.type-confusion",
    match: code_type_confusion_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.exception-swallowed.js
/** An over-broad handler hides the true error, and what follows fails for want of it. */ 



function code_exception_swallowed_match(dossier) {
    const wanted = (0,facts_of_handlers/* expectedError */.j1)(dossier);
    const caught = (0,facts_of_frames/* raised */.P5)(dossier).filter((one)=>one.via === "caught");
    const frames = (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, via })=>via === "raised" ? (0,facts_of_frames/* ownFrames */.LN)(dossier, exception) : []);
    return (0,facts_of_handlers/* broadHandlers */.MK)(dossier).filter((one)=>one.handler.broad).flatMap(({ file, handler, by, guards })=>{
        const hidden = caught.find((one)=>one.handler?.file === file && one.handler.line >= handler.try_line && one.handler.line <= handler.end_line);
        const expected = hidden !== undefined && wanted !== null && (0,facts_of_frames/* isA */.KG)(hidden.exception, wanted);
        const onChain = frames.some((frame)=>frame.file === file && (0,facts_of_sources/* enclosing */.fD)(dossier, file, frame.line)?.line === (0,facts_of_sources/* enclosing */.fD)(dossier, file, handler.line)?.line);
        const mistake = hidden !== undefined && (0,facts_of_frames/* isA */.KG)(hidden.exception, "AttributeError", "NameError", "ImportError", "SyntaxError", "TypeError");
        // No handler tells what a `return` ended: that the failing tests ran it does.
        const ran = by === "return" && dossier.heat?.get(file)?.has(handler.line) === true;
        const score = expected ? 0.92 : mistake ? 0.5 : hidden !== undefined ? empty(dossier) ? 0.9 : 0.7 : wanted !== null ? 0.66 : ran ? 0.6 : onChain ? 0.5 : 0.3;
        const at = {
            file,
            line: handler.line
        };
        const what = hidden === undefined ? "any error" : `\`${hidden.exception.type}\``;
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "code.exception-swallowed",
                at,
                confidence: expected ? "strong" : "weak",
                score,
                claim: "catches every error and goes on",
                statement: `${(0,diagnose_place/* where */._M)(at)} catches ${what} of ${guards} and goes on without it, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ${wanted === null ? "meets what is left" : `waits for \`${wanted}\` in vain`}.`,
                disprovedBy: `the handler narrowed and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails in the same way`
            })
        ];
    }).sort((a, b)=>b.score - a.score).slice(0, 3);
}
/** Whether the failure is one of something that is not there: a None, a key, an empty result. */ function empty(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).some(({ exception, failure, via })=>via === "raised" && (exception.nones.length > 0 || exception.attribute?.owner_kind === "none" || (0,facts_of_frames/* isA */.KG)(exception, "LookupError") || failure.type === "test" && failure.assertion !== null && (failure.assertion.left_type === "NoneType" || /^(None|\[\]|\{\}|''|""|0|set\(\))$/.test(failure.assertion.left))));
}
const code_exception_swallowed_rule = {
    kind: "code.exception-swallowed",
    match: code_exception_swallowed_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.recursion.js
/** Unbounded recursion: the same own lines return on the stack again and again. */ 


function code_recursion_match(dossier) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        if (!(0,facts_of_frames/* isA */.KG)(exception, "RecursionError")) return [];
        const counted = new Map();
        for (const { file, line, func } of (0,facts_of_frames/* ownFrames */.LN)(dossier, exception)){
            const there = counted.get(`${file}:${String(line)}`);
            counted.set(`${file}:${String(line)}`, {
                file,
                line,
                func,
                times: (there?.times ?? 0) + 1
            });
        }
        const ring = [
            ...counted.values()
        ].sort((a, b)=>b.times - a.times);
        const [top] = ring;
        if (top === undefined) return [];
        return ring.filter((one)=>one.times > 1 || one === top).slice(0, 3).map((one, index)=>{
            const def = (0,facts_of_sources/* enclosing */.fD)(dossier, one.file, one.line);
            return (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "code.recursion",
                at: {
                    file: one.file,
                    line: one.line
                },
                confidence: index === 0 && one.times > 2 ? "strong" : "weak",
                score: (0.94 - index * 0.1) * weight,
                claim: "returns on the stack again and again",
                statement: `${(0,diagnose_place/* where */._M)(one)} in \`${def?.qualname ?? one.func}\` calls itself${ring.length > 1 && index === 0 && ring[1] !== undefined && ring[1].times > 1 ? ` by way of \`${ring[1].func}\`` : ""} without an end, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`RecursionError\`.`,
                disprovedBy: "a higher recursion limit lets the call return"
            });
        });
    });
}
const code_recursion_rule = {
    kind: "code.recursion",
    match: code_recursion_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.wrong-exception.js
/** The wrong exception comes, or none where one is due: the line that decides it, as the tests' runs point to it. */ 



function code_wrong_exception_match(dossier) {
    if (symptom(dossier) !== "code.wrong-exception") return [];
    const wanted = (0,facts_of_handlers/* expectedError */.j1)(dossier);
    const came = (0,facts_of_frames/* raised */.P5)(dossier)[0]?.exception.type ?? "an exception";
    const list = (dossier.spectrum ?? []).filter(({ file })=>!dossier.isTest(file));
    return suspects_suspected(dossier, list, {
        kind: "code.wrong-exception",
        says: wanted === null ? `leads to the \`${came}\` that ends ${(0,facts_of_frames/* failing */.Jr)(dossier)}` : `lets pass what should raise \`${wanted}\`, for which ${(0,facts_of_frames/* failing */.Jr)(dossier)} waits`,
        disprovedBy: wanted === null ? `the line changed and \`${came}\` still comes` : `\`${wanted}\` is raised on the way already`
    });
}
const code_wrong_exception_rule = {
    kind: "code.wrong-exception",
    match: code_wrong_exception_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.wrong-value.js
/** A value is computed wrongly and nothing more mechanical explains it: the line that the tests' runs point to. */ 


function code_wrong_value_match(dossier) {
    if (symptom(dossier) !== "code.wrong-value") return [];
    const list = (dossier.spectrum ?? []).filter(({ file })=>!dossier.isTest(file));
    return suspects_suspected(dossier, list, {
        kind: "code.wrong-value",
        says: `makes the value that ${(0,facts_of_frames/* failing */.Jr)(dossier)} finds wrong`,
        disprovedBy: "the values on this line are what they should be"
    });
}
const code_wrong_value_rule = {
    kind: "code.wrong-value",
    match: code_wrong_value_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/process.hang.js
/** A test that never ends: where it waits, and what in the same file should have let it go. */ 



/** What releases a wait, by the method that waits. */ const RELEASES = {
    join: [
        "task_done",
        "put",
        "set",
        "stop"
    ],
    wait: [
        "set",
        "notify",
        "notify_all",
        "release",
        "set_result"
    ],
    acquire: [
        "release"
    ],
    get: [
        "put",
        "put_nowait"
    ],
    result: [
        "set_result",
        "set_exception",
        "submit"
    ],
    recv: [
        "send",
        "sendall"
    ],
    accept: [
        "connect"
    ],
    run_forever: [
        "stop"
    ],
    select: [
        "send"
    ],
    read: [
        "write",
        "close"
    ],
    communicate: [
        "kill",
        "terminate"
    ]
};
function process_hang_match(dossier) {
    const found = stacks(dossier).flatMap((frames)=>waits(dossier, frames));
    return found.filter((one, index)=>found.findIndex((other)=>other.file === one.file && other.line === one.line) === index);
}
/** The main thread's stack first; of tasks where the loop itself waits. */ function stacks(dossier) {
    const failure = dossier.failures[0];
    const printed = (0,facts_of_async/* timedOut */.iU)(dossier);
    if (printed !== null) return printed;
    if (failure.type === "run" && failure.what === "hang") {
        const hang = failure.hang;
        if (hang === null) return [];
        const threads = [
            ...hang.threads
        ].sort((a, b)=>Number(b.name === "MainThread") - Number(a.name === "MainThread"));
        const [main, ...others] = threads.map((one)=>one.frames);
        const tasks = hang.tasks.map((one)=>one.frames);
        // A thread that runs an idle loop waits for nothing by itself: its tasks do.
        const idle = main?.some((frame)=>/asyncio[\\/]base_events\.py$/.test(frame.file)) === true && blocking(dossier, main) === undefined;
        return main === undefined ? tasks : idle ? [
            ...tasks,
            main,
            ...others
        ] : [
            main,
            ...tasks,
            ...others
        ];
    }
    return (0,facts_of_frames/* raised */.P5)(dossier).filter(({ exception })=>(0,facts_of_async/* stopped */.ce)(exception)).map(({ exception })=>exception.frames);
}
/** The own frame of a stack that blocks below the loop. */ function blocking(dossier, frames) {
    const loop = frames.findLastIndex((frame)=>/asyncio[\\/]base_events\.py$/.test(frame.file));
    return (0,facts_of_async/* blockedAt */.W7)(dossier, frames.slice(loop + 1));
}
function waits(dossier, frames) {
    const frame = (0,facts_of_async/* blockedAt */.W7)(dossier, frames) ?? [
        ...frames
    ].reverse().find((one)=>(0,facts_of_frames/* own */.ZV)(dossier, one.file));
    if (frame === undefined) return [];
    const at = {
        file: frame.file,
        line: frame.line
    };
    const said = `${(0,diagnose_place/* where */._M)(at)} in \`${frame.func}\` waits for something that never comes`;
    const make = (place, score, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "process.hang",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: place === at ? "strong" : "weak",
            score,
            claim,
            statement: `${told}, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} was stopped at the time-out.`,
            disprovedBy: "the stack at a later time-out shows another line",
            quotes: place === at ? [] : [
                {
                    file: at.file,
                    lines: [
                        at.line,
                        at.line
                    ],
                    claim: "is where it waits"
                }
            ]
        });
    const releasing = releases(dossier, at).map((one)=>make(one, 0.6, "releases the wait", `${(0,diagnose_place/* where */._M)(one)} should release the wait at ${(0,diagnose_place/* where */._M)(at)} and is not reached on this path`));
    return [
        make(at, 0.8, "is where it waits", said),
        ...releasing
    ];
}
/** Calls in the same file that let such a wait go. */ function releases(dossier, at) {
    const text = (0,facts_of_sources/* textAt */.$6)(dossier, at.file, at.line);
    const method = [
        ...text.matchAll(/\.(\w+)\s*\(/g)
    ].map((one)=>one[1] ?? "").find((name)=>RELEASES[name] !== undefined);
    const names = method === undefined ? [] : RELEASES[method] ?? [];
    const here = (0,facts_of_sources/* enclosing */.fD)(dossier, at.file, at.line);
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>file === at.file && names.includes((0,facts_of_sources/* tail */.RT)(call.func)) && !(here !== undefined && here.line <= call.line && call.line <= here.end_line)).map(({ file, line })=>({
            file,
            line
        })).slice(0, 2);
}
const process_hang_rule = {
    kind: "process.hang",
    match: process_hang_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/process.crash.js
/** The interpreter died: the line that ran last, and for ctypes the prototype that it used. */ 



/** faulthandler's lines (Python/traceback.c): `File "x.py", line 3 in f`, innermost first. */ const DUMPED = /File "([^"]+)", line (\d+) in (\S+)/g;
const KILLERS = /^(os\._exit|os\.abort|os\.kill|os\.killpg|signal\.raise_signal|faulthandler\._\w+|ctypes\.string_at|ctypes\.memmove|ctypes\.memset|sys\.setrecursionlimit|ctypes\.cast)$/;
const FATAL = new Set([
    "os._exit",
    "os.abort",
    "os.kill",
    "signal.raise_signal"
]);
function process_crash_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "run" || failure.what !== "crash" || (0,facts_of_async/* timedOut */.iU)(dossier) !== null) return [];
    const how = failure.signal === null ? "ended" : `died of ${failure.signal}`;
    const stack = dumped(dossier, `${failure.message}\n${failure.evidence.excerpt}`);
    const make = (at, score, certain, claim, told)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind: "process.crash",
            at: {
                file: at.file,
                line: at.line
            },
            confidence: certain ? "strong" : "weak",
            score,
            claim,
            statement: `${told}, and the interpreter ${how} in ${(0,facts_of_frames/* failing */.Jr)(dossier)}.`,
            disprovedBy: "the run with `-X faulthandler` shows another line"
        });
    const last = stack[0];
    const native = last === undefined ? [] : prototypes(dossier, last);
    const found = [
        ...native.map((at, index)=>make(at, 0.85 - index * 0.1, false, "declares the native function", `${(0,diagnose_place/* where */._M)(at)} declares the native function that ${(0,diagnose_place/* where */._M)(last ?? at)} calls`)),
        ...last === undefined ? [] : [
            make(last, native.length > 0 ? 0.8 : 0.9, native.length === 0, "ran last", `${(0,diagnose_place/* where */._M)(last)} ran last`)
        ]
    ];
    return found.length > 0 ? found : process_crash_suspects(dossier).map((one)=>make(one, one.score, false, `calls \`${one.func}\``, `${(0,diagnose_place/* where */._M)(one)} calls \`${one.func}\``));
}
function dumped(dossier, text) {
    return [
        ...text.matchAll(DUMPED)
    ].flatMap((found)=>{
        const path = (found[1] ?? "").replaceAll("\\", "/");
        const file = dossier.firstParty(path) ? path : dossier.files.find((one)=>path.endsWith(`/${one}`) && dossier.firstParty(one));
        return file === undefined || !dossier.files.includes(file) ? [] : [
            {
                file,
                line: Number(found[2])
            }
        ];
    });
}
/** For a call into a C library: the lines that declare the functions which the crashing function names. */ function prototypes(dossier, at) {
    const def = (0,facts_of_sources/* enclosing */.fD)(dossier, at.file, at.line);
    const files = (0,facts_of_sources/* reach */.gl)(dossier, at.file, 3).filter((file)=>dossier.sources.get(file)?.imports.some((one)=>one.module.split(".")[0] === "ctypes" || one.module.split(".")[0] === "cffi") === true);
    if (def === undefined || files.length === 0) return [];
    const text = (dossier.lines.get(at.file) ?? []).slice(def.line - 1, at.line).join("\n");
    const names = [
        ...text.matchAll(/(?:\.|\[["'])([a-z_]\w+)(?:["']\])?\s*\(/g)
    ].map((found)=>found[1] ?? "").filter((name)=>!/^(create_string_buffer|addressof|string_at|byref|cast|pointer|decode|encode|append|value)$/.test(name)).reverse();
    return names.flatMap((name)=>(0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`\\b${name}\\.(restype|argtypes)\\b|["']${name}["']\\s*[:,]`), files)).filter((one)=>one.file !== at.file || one.line < def.line || one.line > def.end_line).map(({ file, line })=>({
            file,
            line
        })).slice(0, 2);
}
/** Without a dump: calls in reach of the test that can end a process. */ function process_crash_suspects(dossier) {
    const test = (0,facts_of_sources/* testFile */.NJ)(dossier);
    const near = new Set(test === null ? [
        ...dossier.sources.keys()
    ] : (0,facts_of_sources/* surroundings */.i5)(dossier));
    return (0,facts_of_sources/* calls */.Kr)(dossier, (call, file)=>near.has(file) && KILLERS.test(call.func)).map(({ file, line, call })=>({
            file,
            line,
            func: call.func,
            score: FATAL.has(call.func) ? 0.8 : 0.6
        })).sort((a, b)=>b.score - a.score).slice(0, 3);
}
const process_crash_rule = {
    kind: "process.crash",
    match: process_crash_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/process.out-of-memory.js
/** The run was killed for memory, or Python could not get any. */ 

function process_out_of_memory_match(dossier) {
    const found = (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception, weight })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        if (!(0,facts_of_frames/* isA */.KG)(exception, "MemoryError") || frame === undefined) return [];
        const at = {
            file: frame.file,
            line: frame.line
        };
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "process.out-of-memory",
                at,
                confidence: "strong",
                score: 0.93 * weight,
                claim: "asks for the memory",
                statement: `${(0,diagnose_place/* where */._M)(at)} asks for more memory than there is, so ${(0,facts_of_frames/* failing */.Jr)(dossier)} ends in \`MemoryError\`.`,
                disprovedBy: "the same line succeeds under a higher limit of memory"
            })
        ];
    });
    const failure = dossier.failures[0];
    // SIGKILL that nobody here sent is the kernel's or the container's answer to too much memory.
    if (found.length > 0 || failure.type !== "run" || failure.what !== "crash" || failure.signal !== "SIGKILL") return found;
    return [
        (0,diagnose_place/* finding */.gk)(dossier, {
            kind: "process.out-of-memory",
            at: null,
            score: 0.6,
            claim: "",
            statement: `The interpreter was killed by \`SIGKILL\`, which nothing here sent, while ${(0,facts_of_frames/* failing */.Jr)(dossier)} ran: the system took it for lack of memory.`,
            disprovedBy: "the run's peak of memory lies far below the limit"
        })
    ];
}
const process_out_of_memory_rule = {
    kind: "process.out-of-memory",
    match: process_out_of_memory_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/process.internal-error.js
/** pytest or a plugin failed in itself: the innermost own line, or the plugin that is somebody else's. */ 



function process_internal_error_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "run" || failure.what !== "internal-error") return [];
    return (0,facts_of_frames/* raised */.P5)(dossier).slice(0, 2).flatMap(({ exception, weight })=>{
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const foreign = (0,facts_of_frames/* last */.HV)(exception);
        if (frame === undefined) {
            if (foreign === undefined) return [];
            const home = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "addopts") ?? (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "filterwarnings");
            return [
                (0,diagnose_place/* finding */.gk)(dossier, {
                    kind: "process.internal-error",
                    at: home === undefined ? null : {
                        file: home.file,
                        line: home.line
                    },
                    score: 0.5 * weight,
                    claim: "configures the run",
                    statement: `\`${foreign.file}:${String(foreign.line)}\`, which is not this project's, raises \`${exception.type}\` inside pytest, so the run stops with INTERNALERROR.`,
                    disprovedBy: "the run without that plugin stops in the same way"
                })
            ];
        }
        const at = {
            file: frame.file,
            line: frame.line
        };
        const def = (0,facts_of_sources/* enclosing */.fD)(dossier, frame.file, frame.line);
        return [
            (0,diagnose_place/* finding */.gk)(dossier, {
                kind: "process.internal-error",
                at,
                confidence: "strong",
                score: 0.94 * weight,
                claim: "raises inside pytest",
                statement: `${(0,diagnose_place/* where */._M)(at)}${def === undefined ? "" : ` in the hook \`${def.qualname}\``} raises \`${exception.type}\` inside pytest, so the whole run stops with INTERNALERROR.`,
                disprovedBy: `the run with \`${frame.file}\` left out stops in the same way`
            })
        ];
    });
}
const process_internal_error_rule = {
    kind: "process.internal-error",
    match: process_internal_error_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/fallback.js
/**
 * The last resort: where no rule knows more, the innermost line of the project's own code that the failure shows, with a
 * kind guessed from the exception's class. Always weak, and it says why.
 */ 




/** Kinds by the class of an exception, the more special class first. */ const KINDS_OF = [
    [
        "RecursionError",
        "code.recursion"
    ],
    [
        "KeyError",
        "code.key-missing"
    ],
    [
        "IndexError",
        "code.key-missing"
    ],
    [
        "AssertionError",
        "code.wrong-value"
    ],
    [
        "TypeError",
        "code.type-confusion"
    ],
    [
        "AttributeError",
        "code.attribute-missing"
    ],
    [
        "NameError",
        "code.name-undefined"
    ],
    [
        "ModuleNotFoundError",
        "import.layout"
    ],
    [
        "ImportError",
        "import.name-missing"
    ],
    [
        "FileNotFoundError",
        "env.file-missing"
    ],
    [
        "UnicodeError",
        "env.locale"
    ],
    [
        "ConnectionError",
        "flaky.network"
    ],
    [
        "TimeoutError",
        "flaky.timing"
    ],
    [
        "MemoryError",
        "process.out-of-memory"
    ],
    [
        "SyntaxError",
        "code.syntax"
    ],
    [
        "Warning",
        "env.warning-as-error"
    ]
];
/** What a place is worth: of the commit at fault, of the whole change, where own code raised, in the test. */ const CULPRIT = 0.4;
const CHANGE = 0.28;
const RAISES = 0.36;
const TEST = 0.24;
const WHY = "no rule explains it, so this is a ranking only";
function fallback_match(dossier) {
    const failure = dossier.failures[0];
    if (failure.type === "mypy") return [
        fallback_typed(dossier, failure)
    ];
    const shown = (0,facts_of_frames/* raised */.P5)(dossier).filter(({ via })=>via === "raised" || via === "cause");
    const found = shown.flatMap(({ exception, weight })=>onStack(dossier, exception, weight));
    const suspects = failure.type === "test" && dossier.spectrum === null ? fallback_suspected(dossier, kindOf(shown[0]?.exception)) : [];
    const all = [
        ...found,
        ...suspects
    ];
    return all.length > 0 ? all : [
        nowhere(dossier)
    ];
}
/** The innermost own frames, code before tests. */ function onStack(dossier, exception, weight) {
    const kind = kindOf(exception);
    const frames = [
        ...(0,facts_of_frames/* ownFrames */.LN)(dossier, exception)
    ].reverse();
    const code = frames.filter((frame)=>!dossier.isTest(frame.file));
    const places = [
        ...code,
        ...frames.filter((frame)=>dossier.isTest(frame.file))
    ].slice(0, 3);
    return places.map((frame, index)=>{
        const at = {
            file: frame.file,
            line: frame.line
        };
        const def = (0,facts_of_sources/* enclosing */.fD)(dossier, frame.file, frame.line);
        return (0,diagnose_place/* finding */.gk)(dossier, {
            kind,
            at,
            score: ((dossier.isTest(frame.file) ? TEST : RAISES) - index * 0.06) * weight,
            claim: "is on the traceback",
            statement: `${(0,diagnose_place/* where */._M)(at)}${def === undefined ? "" : ` in \`${def.qualname}\``} is the ${index === 0 ? "innermost line of the project" : "next line of the project"} on the way to \`${exception.type}\` in ${(0,facts_of_frames/* failing */.Jr)(dossier)}; ${WHY}.`,
            disprovedBy: "the values on this line are what they should be"
        });
    });
}
/**
 * A wrong value leaves no trace of where it was made: lines that the change brought to functions that the failing tests
 * reach and other tests do not, the likeliest line of each block.
 */ function fallback_suspected(dossier, kind) {
    const weight = dossier.culprit === null ? CHANGE : CULPRIT;
    const blocks = facts_of_calls_suspects(dossier).flatMap((suspect)=>hunks(dossier, suspect).map((line)=>({
                ...suspect,
                line
            })));
    return blocks.slice(0, 3).map((one, index)=>(0,diagnose_place/* finding */.gk)(dossier, {
            kind,
            at: {
                file: one.file,
                line: one.line
            },
            score: weight * (0.6 + 0.4 * one.weight) - index * 0.02,
            claim: "is new in this change",
            statement: `${(0,diagnose_place/* where */._M)(one)} in \`${one.def.qualname}\` is new in this change and on the way of ${(0,facts_of_frames/* failing */.Jr)(dossier)}; ${WHY}.`,
            disprovedBy: `the change to \`${one.def.qualname}\` taken back and ${(0,facts_of_frames/* failing */.Jr)(dossier)} still fails`
        }));
}
/** One line for each block of changed lines inside a function: the one that computes or decides most. */ function hunks(dossier, { file, def }) {
    const change = (0,facts_of_change/* changeOf */.C2)(dossier, file);
    if (change === undefined) return [];
    const inside = (change.added.length > 0 ? change.added : change.removed).filter((one)=>def.line < one.line && one.line <= def.end_line && !/^\s*(#|"""|@|$)/.test(one.text));
    const blocks = [];
    for (const one of inside){
        const open = blocks.at(-1);
        if (open !== undefined && (open.at(-1)?.line ?? 0) + 2 >= one.line) open.push(one);
        else blocks.push([
            one
        ]);
    }
    return blocks.map((block)=>[
            ...block
        ].sort((a, b)=>weigh(b.text) - weigh(a.text))[0]?.line ?? def.line);
}
/** How much a line computes or decides: its operators. */ function weigh(text) {
    return (text.match(/[-+*/%<>]|[=!]=|\b(not|and|or|in|is|if|elif|while|range|round|min|max|sum|len|sorted|any|all)\b/g) ?? []).length;
}
function kindOf(exception) {
    if (exception === undefined) return "code.wrong-value";
    // `pytest.raises` that saw nothing (_pytest/raises.py), and unittest's own form.
    if (/^DID NOT RAISE|\w+ not raised/.test(exception.message)) return "code.wrong-exception";
    return KINDS_OF.find(([name])=>(0,facts_of_frames/* isA */.KG)(exception, name))?.[1] ?? ((0,facts_of_frames/* isA */.KG)(exception, "Failed") ? "code.wrong-value" : "code.wrong-exception");
}
function fallback_typed(dossier, error) {
    return (0,diagnose_place/* finding */.gk)(dossier, {
        kind: "types.incompatible",
        at: {
            file: error.file,
            line: error.line
        },
        score: 0.3,
        claim: error.message,
        statement: `mypy reports at ${(0,diagnose_place/* where */._M)({
            file: error.file,
            line: error.line
        })}: ${error.message.replace(/\s+/g, " ")} (\`${error.code ?? "no code"}\`); ${WHY}.`,
        disprovedBy: "mypy is silent there"
    });
}
function nowhere(dossier) {
    const failure = dossier.failures[0];
    const test = (0,facts_of_frames/* testOf */.kT)(dossier);
    const item = failure.type === "test" ? failure.item : null;
    const kinds = {
        crash: "process.crash",
        hang: "process.hang",
        "internal-error": "process.internal-error",
        exit: "process.internal-error",
        usage: "test.config",
        conftest: "test.config"
    };
    const kind = failure.type === "run" ? kinds[failure.what] ?? "code.wrong-exception" : "code.wrong-value";
    const at = item !== null ? {
        file: item.file,
        line: item.line
    } : test !== null && dossier.files.includes(test.file) ? {
        file: test.file,
        line: null
    } : null;
    const told = failure.type === "run" ? `the run ended: ${failure.message.split("\n")[0] ?? ""}` : `${(0,facts_of_frames/* failing */.Jr)(dossier)} fails without an own line on its traceback`;
    return (0,diagnose_place/* finding */.gk)(dossier, {
        kind,
        at,
        score: 0.1,
        claim: "is the failing test",
        statement: `${told.charAt(0).toUpperCase()}${told.slice(1)}; ${WHY}.`,
        disprovedBy: "a run that shows a traceback"
    });
}
const fallback = {
    kind: "code.wrong-value",
    match: fallback_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/index.js
/** Every rule, in the order of the vocabulary. A new rule is one file, one line here, and its two fixtures. */ 






























































const rules = [
    rule,
    import_shadowed_rule,
    import_stale_install_rule,
    import_implicit_relative_rule,
    import_layout_rule,
    import_cycle_rule,
    import_name_missing_rule,
    import_test_module_clash_rule,
    async_missing_await_rule,
    async_plugin_missing_rule,
    async_loop_scope_rule,
    async_nested_run_rule,
    async_task_leak_rule,
    async_blocking_call_rule,
    state_mutable_default_rule,
    state_fixture_scope_rule,
    state_global_leak_rule,
    flaky_hash_order_rule,
    flaky_randomness_rule,
    flaky_clock_rule,
    flaky_timing_rule,
    flaky_network_rule,
    flaky_parallel_rule,
    test_fixture_missing_rule,
    test_fixture_scope_mismatch_rule,
    test_mock_target_rule,
    test_mock_kind_rule,
    test_parametrize_rule,
    test_marker_rule,
    test_config_rule,
    test_masked_rule,
    test_expectation_rule,
    env_variable_missing_rule,
    env_file_missing_rule,
    env_dependency_upgrade_rule,
    env_warning_as_error_rule,
    env_python_version_rule,
    env_locale_rule,
    env_resource_rule,
    types_optional_rule,
    types_incompatible_rule,
    types_attribute_rule,
    types_missing_stubs_rule,
    types_missing_annotation_rule,
    types_unused_ignore_rule,
    types_cache_drift_rule,
    types_config_rule,
    code_syntax_rule,
    code_name_undefined_rule,
    code_signature_mismatch_rule,
    code_none_dereference_rule,
    code_attribute_missing_rule,
    code_key_missing_rule,
    code_type_confusion_rule,
    code_exception_swallowed_rule,
    code_recursion_rule,
    code_wrong_exception_rule,
    code_wrong_value_rule,
    process_hang_rule,
    process_crash_rule,
    process_out_of_memory_rule,
    process_internal_error_rule,
    fallback
];

// EXTERNAL MODULE: ./src/env/files.js
var env_files = __webpack_require__(2766);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(2754);
// EXTERNAL MODULE: ./src/probe/signature.js
var signature = __webpack_require__(5422);
// EXTERNAL MODULE: ./src/probe/stacks.js
var probe_stacks = __webpack_require__(6595);
;// CONCATENATED MODULE: ./src/probe/async.js
/** pytest-asyncio's other mode, asked for only where the plugin is there: elsewhere the option is a usage error. */ 

/** Seconds for which a coroutine may keep the loop: what asyncio's own debug mode allows (`slow_callback_duration`). */ const MOMENT = 0.1;
/** Null where the plugin is not there, or is in that mode already. */ function asyncioAuto(session) {
    if (session?.asyncio_mode == null || session.asyncio_mode === "auto") return null;
    return {
        told: "`--asyncio-mode=auto`",
        args: [
            "--asyncio-mode=auto"
        ]
    };
}
/** Runs a node again and watches where its coroutines keep their thread. */ async function watchBlocked({ context, interpreter, neutral }, node) {
    const run = await (0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S3",
        action: "pytest.blocked",
        args: [
            "-q",
            (0,reproduce/* nodeArgument */.Yu)(node),
            "--tb=short"
        ],
        settings: {
            blocked: MOMENT
        }
    });
    const blocked = run.facts.filter((f)=>f.t === "blocked").sort((a, b)=>b.seconds - a.seconds);
    const [longest] = blocked;
    const claim = longest === undefined ? `watched: no coroutine keeps the loop for ${String(MOMENT)} s` : `watched: the loop is kept for ${String(longest.seconds)} s`;
    const stacks = (0,probe_stacks/* stacksText */.JH)({
        threads: blocked.slice(0, 3).map((b)=>({
                name: `that kept the loop for ${String(b.seconds)} s`,
                frames: b.frames
            })),
        tasks: []
    });
    return {
        run,
        blocked,
        evidence: context.recorder.fromCommand(run.ran, claim, stacks || run.ran.output.slice(-600))
    };
}

;// CONCATENATED MODULE: ./src/probe/imports/apart.js
/** A line of Python with the project's folder on the path and without: whether a module of the project gets in its way. */ 
const TIMEOUT_MS = 30_000;
/**
 * @param code statements that import and use what is meant
 * @param root the folder of the project in which the other module lies, "." for the project itself
 * @returns null where both have the same outcome
 */ async function askApart(context, interpreter, code, root) {
    const path = root === "." ? "" : `import sys; sys.path.insert(0, '${root.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'); `;
    const [inside, outside] = await Promise.all([
        ask(context, interpreter, [
            "-c",
            path + code
        ], "with the project's folder on the path"),
        // -I leaves the current folder and PYTHONPATH out.
        ask(context, interpreter, [
            "-I",
            "-c",
            code
        ], "without the project's folder on the path")
    ]);
    if (inside.source.exit_code === 0) return null;
    return context.recorder.contrast(`${root === "." ? "the project's folder" : `\`${root}\``} on the path`, inside, outside);
}
async function ask(context, interpreter, words, about) {
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            ...words
        ],
        cwd: context.inputs.project,
        timeoutMs: Math.min(TIMEOUT_MS, (0,src_context/* timeLeft */.f)(context)),
        env: {
            PYTHONDONTWRITEBYTECODE: "1"
        }
    }, {
        stepId: "S3",
        action: "import.apart",
        shown: [
            ...interpreter.shown,
            ...words
        ]
    });
    const last = ran.output.trimEnd().split("\n").at(-1) ?? "";
    return context.recorder.fromCommand(ran, `${about}: exit ${String(ran.exitCode ?? ran.signal)}${ran.exitCode === 0 ? "" : `, ${last}`}`, ran.output.slice(-600));
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/env/addopts.js
var addopts = __webpack_require__(5020);
;// CONCATENATED MODULE: ./src/probe/imports/path.js
/** The path as a factor: folders of the project put in front of what pytest's configuration puts on it. */ 

/**
 * `-o pythonpath=…`, which takes the place of the configuration's own and is read from its folder (pytest 7 on).
 * @param folders relative to the project, "." for the project itself
 */ function pathFirst(session, project, folders) {
    const from = session?.inipath == null ? project : (0,external_node_path_.dirname)(session.inipath);
    const words = [
        ...folders.map((folder)=>(0,external_node_path_.join)(project, folder)),
        ...session?.pythonpath ?? []
    ].map((path)=>(0,external_node_path_.relative)(from, path).replaceAll("\\", "/") || ".");
    return {
        told: `${folders.map((folder)=>`\`${folder}\``).join(" and ")} first on the path`,
        args: [
            "-o",
            `pythonpath=${(0,addopts/* shlexJoin */.r)([
                ...new Set(words)
            ])}`
        ]
    };
}

;// CONCATENATED MODULE: ./src/probe/once-more.js
/** A failing node once more, alone and in a fresh process, with one thing changed. */ 
/** @param node a node id, or a file that cannot be collected */ async function onceMore(bench, node, factor) {
    const { context, interpreter, neutral } = bench;
    const { ran, outcome, evidence } = await (0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S3",
        action: "pytest.counterfactual",
        about: factor === null ? "alone" : `with ${factor.told}`,
        args: [
            "-q",
            (0,reproduce/* nodeArgument */.Yu)(node),
            "--tb=short",
            ...factor?.args ?? []
        ]
    });
    const what = outcome.failures.length > 0 ? "failed" : ran.exitCode === 0 && outcome.passed.size > 0 ? "passed" : "other";
    return {
        outcome: what,
        failures: outcome.failures,
        evidence
    };
}
/** The run that shows a node failing by itself: the one that it was reproduced in where that ran nothing else, else a new one. */ async function failingAlone(bench, { node, evidence }) {
    if (isCommand(evidence) && evidence.source.argv.filter((word)=>word.includes("::") || word.endsWith(".py")).join() === (0,reproduce/* nodeArgument */.Yu)(node)) return evidence;
    const alone = await onceMore(bench, node, null);
    return alone.outcome === "failed" ? alone.evidence : null;
}
function isCommand(evidence) {
    return evidence.source.type === "command";
}

// EXTERNAL MODULE: ./src/probe/width.js
var width = __webpack_require__(6972);
;// CONCATENATED MODULE: ./src/stages/confirm.js
/** After the rules: roots that one run can prove, or disprove, are put to it. */ 









const confirm_WIDTH = 2;
/** Roots of one diagnosis that are put to the test: after so many the ranking stands as it is. */ const confirm_MOST = 2;
/** What is left of the score of a root that a run speaks against. */ const DISPROVED = 0.3;
/** @param facts of the runs in which the failures were seen, in order */ async function confirm_confirm(bench, facts, diagnoses) {
    return (0,width/* eachOf */.p)(diagnoses, confirm_WIDTH, (diagnosis)=>confirm_settle(bench, facts, diagnosis));
}
async function confirm_settle(bench, facts, diagnosis) {
    let { findings } = diagnosis;
    for(let turn = 0; turn < confirm_MOST; turn += 1){
        const [root] = findings;
        const { experiment } = root;
        if (experiment === undefined || root.contrast !== undefined) break;
        if ((0,src_context/* timeLeft */.f)(bench.context) === 0) {
            bench.context.notRun.push({
                step: `proof of ${root.kind}`,
                reason: (0,src_context/* whyStopped */.k)(bench.context)
            });
            break;
        }
        const outcome = await (0,reproduce/* unlessStopped */.OO)(put(bench, experiment, diagnosis.failures[0], facts)) ?? {
            kind: "open"
        };
        bench.context.recorder.record({
            surface: "cognitive",
            step_id: "S4",
            action: "root.confirm",
            marker: "REFLECT",
            note: `${root.kind}: ${outcome.kind}`
        });
        if (outcome.kind === "open") break;
        const [first, ...rest] = (0,rank/* rank */.T)(findings.map((one)=>same(one.experiment, experiment) ? after(one, outcome) : one));
        findings = first === undefined ? findings : [
            first,
            ...rest
        ];
    }
    return {
        ...diagnosis,
        findings
    };
}
const same = (one, other)=>JSON.stringify(one) === JSON.stringify(other);
function after({ experiment, ...finding }, outcome) {
    if (outcome.kind === "proven") return {
        ...finding,
        contrast: outcome.contrast
    };
    if (outcome.kind === "shown") return {
        ...finding,
        confidence: "strong",
        because: [
            ...finding.because,
            outcome.evidence
        ]
    };
    return {
        ...finding,
        confidence: "weak",
        score: finding.score * DISPROVED,
        because: [
            ...finding.because,
            outcome.evidence
        ]
    };
}
/** The session in which a node was run: each run tells its own before its nodes. */ function sessionOf({ node }, facts) {
    const at = facts.findIndex((f)=>"node" in f && f.node === node);
    return facts.slice(0, Math.max(0, at)).findLast((f)=>f.t === "session") ?? null;
}
async function put(bench, experiment, failure, facts) {
    switch(experiment.kind){
        case "path":
            return change(bench, failure, (test)=>pathFirst(sessionOf(test, facts), bench.context.inputs.project, experiment.folders));
        case "asyncio-auto":
            return change(bench, failure, (test)=>asyncioAuto(sessionOf(test, facts)));
        case "blocked":
            return failure.type === "test" ? watch(bench, failure, experiment) : {
                kind: "open"
            };
        case "apart":
            {
                const contrast = await askApart(bench.context, bench.interpreter, experiment.code, experiment.root);
                return contrast === null ? {
                    kind: "open"
                } : {
                    kind: "proven",
                    contrast
                };
            }
    }
}
/** The node alone as it is, and with the factor. */ async function change(bench, failure, factorOf) {
    const factor = failure.type === "test" ? factorOf(failure) : null;
    if (factor === null || failure.type !== "test") return {
        kind: "open"
    };
    const changed = await onceMore(bench, failure.node, factor);
    if (changed.outcome === "failed") return changed.failures.some((f)=>confirm_isSame(f, failure)) ? {
        kind: "disproved",
        evidence: changed.evidence
    } : {
        kind: "open"
    };
    const failing = changed.outcome === "passed" ? await failingAlone(bench, failure) : null;
    const contrast = failing === null ? null : bench.context.recorder.contrast(factor.told, failing, changed.evidence);
    return contrast === null ? {
        kind: "open"
    } : {
        kind: "proven",
        contrast
    };
}
/** Whether a coroutine keeps the loop at the place, or in what the place calls. */ async function watch(bench, failure, at) {
    const { run, blocked, evidence } = await watchBlocked(bench, failure.node);
    if (blocked.some((stay)=>stay.frames.some((f)=>f.file === at.file && f.line === at.line))) return {
        kind: "shown",
        evidence
    };
    return run.outcome.failures.some((f)=>confirm_isSame(f, failure)) ? {
        kind: "disproved",
        evidence
    } : {
        kind: "open"
    };
}
function confirm_isSame(one, other) {
    return (0,signature/* signature */.vl)(one, env_files/* isFirstParty */.FF) === (0,signature/* signature */.vl)(other, env_files/* isFirstParty */.FF);
}

// EXTERNAL MODULE: ./src/stages/experiment.js + 6 modules
var experiment = __webpack_require__(1579);
;// CONCATENATED MODULE: ./src/probe/imports/facts.js
/** What was asked about imports: where packages are found, which modules import cold, and which files import each other. */ /** Before anything was asked. */ const NO_IMPORTS = {
    layout: [],
    cycles: [],
    cold: [],
    orders: []
};

// EXTERNAL MODULE: ./src/probe/imports/graph.js
var graph = __webpack_require__(1441);
// EXTERNAL MODULE: ./src/collect/log/stack.js
var stack = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/env/bytecode.js
var bytecode = __webpack_require__(3054);
// EXTERNAL MODULE: ./src/probe/paths.js
var paths = __webpack_require__(7372);
;// CONCATENATED MODULE: ./src/probe/imports/cold.js
/** One import in a fresh interpreter. The command is what a person would type. */ 



const cold_TIMEOUT_MS = 30_000;
/**
 * @param path folders that are put first on the path, as the tests' own configuration does
 * @param after a module that is imported before it
 */ async function importCold(context, interpreter, place, path, after) {
    const { project } = context.inputs;
    const first = path.length === 0 ? "" : `import sys; sys.path[:0] = [${path.map((p)=>`'${p.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`).join(", ")}]; `;
    const words = [
        "-c",
        `${first}${after === null ? "" : `import ${after}; `}import ${place.module}; print(${place.module}.__file__)`
    ];
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            ...words
        ],
        cwd: project,
        timeoutMs: Math.min(cold_TIMEOUT_MS, (0,src_context/* timeLeft */.f)(context)),
        env: (0,bytecode/* bytecodeEnv */.R)(context, interpreter)
    }, {
        stepId: "S3",
        action: "import.cold",
        shown: [
            ...interpreter.shown,
            ...words
        ]
    });
    const outcome = outcomeOf(ran.exitCode, ran.stdout, ran.stderr, project);
    const how = after === null ? "imported first, cold" : `imported after \`${after}\``;
    return {
        place,
        after,
        outcome,
        evidence: context.recorder.fromCommand(ran, `\`${place.module}\` ${how}: ${cold_told(outcome)}`, ran.output.slice(-1200))
    };
}
function outcomeOf(exitCode, stdout, stderr, project) {
    if (exitCode === 0) return {
        kind: "imported",
        from: (0,paths/* toProject */.l4)(stdout.trim().split("\n").at(-1) ?? "", project)
    };
    const lines = stderr.trimEnd().split("\n");
    const start = lines.findLastIndex((l)=>l.startsWith("Traceback (most recent call last):"));
    if (exitCode === null || start < 0) return {
        kind: "ended"
    };
    const { exception, message, place } = (0,stack/* readPythonTraceback */.FL)(lines.slice(start));
    return {
        kind: "raised",
        exception,
        message,
        at: place === null ? null : {
            file: (0,paths/* toProject */.l4)(place.file, project),
            line: place.line
        }
    };
}
function cold_told(outcome) {
    switch(outcome.kind){
        case "imported":
            return `it is \`${outcome.from}\``;
        case "raised":
            return `\`${outcome.exception ?? "an error"}\`${outcome.at === null ? "" : ` at \`${outcome.at.file}:${String(outcome.at.line)}\``}: ${outcome.message.split("\n", 1)[0] ?? ""}`;
        case "ended":
            return "the interpreter ended without an exception";
    }
}

// EXTERNAL MODULE: ./src/probe/imports/place.js
var place = __webpack_require__(5794);
;// CONCATENATED MODULE: ./src/probe/imports/probe.js
/** What imports say for themselves: each module on a chain first and cold, and what their order changes. */ 




/** Interpreters at once. */ const probe_WIDTH = 2;
/** Modules that are imported cold, those nearest to the failures first. */ const probe_MOST = 12;
/** Finds the cycles of imports, and imports modules cold where a failure is one of imports or a cycle lies on a chain. */ async function probeImports(context, interpreter, question) {
    const all = new Set(question.files);
    const cycles = (0,graph/* cyclesOf */.J)(question.edges.filter(({ from, to })=>all.has(from) && all.has(to)));
    const asked = wanted(question, cycles);
    const folders = (0,place/* pathFolders */.z)(interpreter, context.inputs.project, question.path);
    const places = asked.flatMap((file)=>(0,place/* placeOf */.$)(file, all, [
            ...folders.added,
            ...folders.standing
        ]) ?? []);
    for (const { module } of places.slice(probe_MOST))context.notRun.push({
        step: `cold import of ${module}`,
        reason: `${String(probe_MOST)} modules nearer to the failures were imported`
    });
    const standing = new Set([
        ".",
        ...folders.added,
        ...folders.standing
    ]);
    const ask = (place, after)=>importCold(context, interpreter, place, [
            ...folders.added,
            ...standing.has(place.root) ? [] : [
                place.root
            ]
        ], after);
    const cold = (await (0,width/* eachOf */.p)(places.slice(0, probe_MOST), probe_WIDTH, (place)=>inTime(context, place, ask))).filter((one)=>one !== null);
    return {
        cycles,
        cold,
        orders: await orders(context, cold, cycles, ask)
    };
}
async function inTime(context, place, ask) {
    if ((0,src_context/* timeLeft */.f)(context) > 0) return ask(place, null);
    context.notRun.push({
        step: `cold import of ${place.module}`,
        reason: (0,src_context/* whyStopped */.k)(context)
    });
    return null;
}
/** An error of imports, or one of a module that lacks a name, as a half imported one does. */ function isOfImports(exception) {
    return exception.mro.includes("ImportError") || exception.attribute?.owner_kind === "module";
}
/** Files whose modules are to be imported: those that import errors pass through or name, and the cycles on the chains. */ function wanted({ exceptions, chain, files }, cycles) {
    const own = new Set(files);
    const failed = exceptions.filter(isOfImports).flatMap((e)=>[
            ...e.import?.path == null ? [] : [
                e.import.path
            ],
            ...e.attribute?.owner_file == null ? [] : [
                e.attribute.owner_file
            ],
            ...e.frames.filter((f)=>f.func === "<module>").map((f)=>f.file).reverse()
        ]).filter((file)=>own.has(file));
    const near = new Set([
        ...failed,
        ...failed.length > 0 ? chain : []
    ]);
    const through = cycles.filter((cycle)=>cycle.some((edge)=>near.has(edge.from)) || cycle.filter((edge)=>chain.includes(edge.from)).length > 1);
    return [
        ...new Set([
            ...failed,
            ...through.flatMap((cycle)=>cycle.map((edge)=>edge.from))
        ])
    ];
}
/** For each module that cannot be imported first: one of its cycle, or of those asked, that can, and then it after that. */ async function orders(context, cold, cycles, ask) {
    const found = [];
    for (const one of cold){
        if (one.outcome.kind !== "raised") continue;
        const ring = new Set(cycles.filter((cycle)=>cycle.some((edge)=>edge.from === one.place.file)).flatMap((cycle)=>cycle.map((edge)=>edge.from)));
        const other = cold.find((o)=>o.outcome.kind === "imported" && o.place.file !== one.place.file && ring.has(o.place.file));
        if (other === undefined || (0,src_context/* timeLeft */.f)(context) === 0) continue;
        const both = await ask(one.place, other.place.module);
        const contrast = context.recorder.contrast(`\`${other.place.module}\` imported first`, one.evidence, both.evidence);
        if (contrast !== null) found.push({
            file: one.place.file,
            module: one.place.module,
            after: other.place.module,
            contrast
        });
    }
    return found;
}

// EXTERNAL MODULE: ./src/probe/types/facts.js
var facts = __webpack_require__(6617);
// EXTERNAL MODULE: ./src/probe/types/mypy.js
var mypy = __webpack_require__(3645);
;// CONCATENATED MODULE: ./src/probe/types/bisect.js
/**
 * Where a type error goes wrong first. mypy sees the reported file alone, everything that it imports from the project
 * being `Any` (`--follow-imports=skip`); then the files that it imports come in, nearest first, until the error is there.
 */ 



/** Reported files that are looked at, those with the first errors first. */ const MOST_FILES = 6;
/** Files that a reported file reaches, nearest first. */ const MOST_REACHED = 64;
const bisect_WIDTH = 2;
/** Errors whose line alone is at fault, whatever is declared elsewhere. */ const OWN = new Set([
    "syntax",
    "import",
    "import-untyped",
    "import-not-found",
    "unused-ignore",
    "ignore-without-code",
    "redundant-cast",
    "no-untyped-def",
    "var-annotated",
    "type-arg",
    "name-defined"
]);
/** Whether another file's declaration may have brought an error. */ function mayStartElsewhere({ line, code }) {
    return line !== null && code !== null && !OWN.has(code);
}
/**
 * @param errors of the run of record that no failing test explains
 * @param edges the project's import graph; what is imported for its types only counts as well
 */ async function bisectTypes(context, interpreter, errors, edges) {
    const byFile = new Map();
    for (const error of errors)if (error.line !== null) byFile.set(error.file, [
        ...byFile.get(error.file) ?? [],
        error
    ]);
    const files = [
        ...byFile.keys()
    ];
    for (const file of files.slice(MOST_FILES))context.notRun.push({
        step: `first file of the type errors in ${file}`,
        reason: `${String(MOST_FILES)} other files were looked at`
    });
    const found = await (0,width/* eachOf */.p)(files.slice(0, MOST_FILES), bisect_WIDTH, (file)=>inFile(context, interpreter, file, byFile.get(file) ?? [], reached(file, edges)));
    return found.flat();
}
async function inFile(context, interpreter, file, errors, reach) {
    const looks = new Map();
    const look = (size)=>{
        const known = looks.get(size) ?? lookAt(context, interpreter, file, reach.slice(0, size));
        looks.set(size, known);
        return known;
    };
    const found = [];
    for (const error of errors){
        if ((0,src_context/* timeLeft */.f)(context) === 0) {
            context.notRun.push({
                step: `first file of the type errors in ${file}`,
                reason: (0,src_context/* whyStopped */.k)(context)
            });
            break;
        }
        const there = async (size)=>(await look(size)).keys.has((0,facts/* errorKey */.O)(error));
        if (await there(0)) {
            found.push({
                error,
                first: file,
                evidence: [
                    (await look(0)).evidence
                ]
            });
            continue;
        }
        // Without its imports it is not reported; with all of them it may still lack what an installed package declares.
        if (reach.length === 0 || !await there(reach.length)) continue;
        let [low, high] = [
            0,
            reach.length
        ];
        while(high - low > 1){
            const middle = low + high >> 1;
            if (await there(middle)) high = middle;
            else low = middle;
        }
        found.push({
            error,
            first: reach[high - 1] ?? file,
            evidence: [
                (await look(low)).evidence,
                (await look(high)).evidence
            ]
        });
    }
    return found;
}
async function lookAt(context, interpreter, file, more) {
    const run = await (0,mypy/* callMypy */.Wo)(context, interpreter, {
        stepId: "S3",
        action: "mypy.bisect",
        args: [
            "--follow-imports=skip",
            ...(0,mypy/* targetWords */.LT)([
                file,
                ...more
            ])
        ],
        cache: "mypy-bisect-cache"
    });
    const errors = (0,mypy/* errorsOf */.Bp)(run, context.inputs.project).filter((e)=>e.file === file);
    const seen = more.length === 0 ? `\`${file}\` alone` : `\`${file}\` with ${more.length === 1 ? `\`${more[0] ?? ""}\`` : `${String(more.length)} files that it reaches, \`${more.at(-1) ?? ""}\` last`}`;
    const evidence = context.recorder.fromCommand(run.ran, `mypy sees ${seen}: ${String(errors.length)} errors in it`, errors.length === 0 ? run.ran.output.slice(-600) : (0,mypy/* excerpt */.Kb)(errors.map((e)=>({
            ...e,
            severity: "error"
        }))));
    return {
        keys: new Set(errors.map(facts/* errorKey */.O)),
        evidence
    };
}
/** The files of the project that a file imports, and theirs, breadth first. */ function reached(file, edges) {
    const found = new Set([
        file
    ]);
    for (const from of found)for (const edge of edges)if (edge.from === from && found.size <= MOST_REACHED) found.add(edge.to);
    found.delete(file);
    return [
        ...found
    ];
}

// EXTERNAL MODULE: ./src/stages/ahead.js + 3 modules
var ahead = __webpack_require__(9798);
;// CONCATENATED MODULE: ./src/stages/inquire.js
/** Stage 3, its second half: what is asked of the project's files, imports and types before the rules read it all. */ 









async function inquire(bench, files, gathered, failures) {
    const { context, interpreter } = bench;
    const chainFiles = (0,ahead/* onChains */._H)(failures);
    const chain = chainFiles.filter((f)=>!(0,env_files/* isTestFile */.hl)(f));
    // What only mypy, or only company, showed was not known when the rest was read.
    const [sources, layout] = await Promise.all([
        (0,ahead/* readMore */.UJ)(context, interpreter, gathered.ahead.sources, chainFiles.filter((f)=>files.python.includes(f))),
        (0,ahead/* proveMore */.MR)(context, interpreter, gathered.ahead.layout, chain, files)
    ]);
    const own = files.python.filter(env_files/* isFirstParty */.FF);
    const edges = (0,graph/* importEdges */.w)(sources, own);
    const { facts } = gathered.reproduction;
    const dependencies = dependencyFacts({
        manifests: files.manifests,
        environment: interpreter.facts,
        sources
    }, (f)=>(0,env_files/* isFirstParty */.FF)(f) && !(0,env_files/* isTestFile */.hl)(f));
    if (Object.keys(dependencies).length > 0) context.recorder.record({
        surface: "contextual",
        step_id: "S3",
        action: "env.dependencies",
        facts: dependencies
    });
    const [imports, origins] = await Promise.all([
        (0,reproduce/* unlessStopped */.OO)(probeImports(context, interpreter, {
            exceptions: [
                ...failures.flatMap((f)=>f.type === "mypy" ? [] : f.exceptions),
                ...facts.flatMap((f)=>f.t === "caught" ? [
                        f.exception
                    ] : [])
            ],
            chain,
            files: own.filter((f)=>!(0,env_files/* isTestFile */.hl)(f)),
            edges,
            path: facts.findLast((f)=>f.t === "modules")?.path ?? []
        })),
        (0,reproduce/* unlessStopped */.OO)(bisectTypes(context, interpreter, unexplained(failures, gathered), edges))
    ]);
    return {
        sources,
        lines: inquire_textOf(context.inputs.project, sources.keys()),
        imports: {
            ...NO_IMPORTS,
            ...imports,
            layout
        },
        types: {
            origins: origins ?? [],
            drift: gathered.types?.drift ?? null
        }
    };
}
/** Type errors that lie on no failing test's way, and that a declaration elsewhere may have brought. */ function unexplained(failures, { types }) {
    const passed = new Set(failures.flatMap((f)=>f.type === "mypy" ? [] : f.exceptions.flatMap((e)=>e.frames.map((x)=>`${x.file}:${String(x.line)}`))));
    return failures.filter((f)=>f.type === "mypy").filter((f)=>mayStartElsewhere(f) && !passed.has(`${f.file}:${String(f.line)}`) && types?.drift?.stale.includes(f) !== true);
}
const LARGEST_SOURCE = 2 << 20;
function inquire_textOf(project, files) {
    const found = new Map();
    for (const file of files){
        const path = (0,external_node_path_.join)(project, file);
        try {
            if ((0,external_node_fs_.statSync)(path).size <= LARGEST_SOURCE) found.set(file, (0,external_node_fs_.readFileSync)(path, "utf8").split(/\r?\n/));
        } catch  {
        // gone in between: the rules do without
        }
    }
    return found;
}

// EXTERNAL MODULE: ./src/syntax/handlers.js
var syntax_handlers = __webpack_require__(4960);
// EXTERNAL MODULE: ./src/syntax/names.js
var syntax_names = __webpack_require__(9705);
// EXTERNAL MODULE: ./src/syntax/source.js
var syntax_source = __webpack_require__(8564);
// EXTERNAL MODULE: ./src/marks/anti-patterns/masks.js
var masks = __webpack_require__(4914);
;// CONCATENATED MODULE: ./src/marks/lift.js
/**
 * Takes masks off: pure edits of a file that let the error behind them be seen. No line moves, so that places stay comparable,
 * and what is not masked does what it did.
 */ 



/** The file with these masks taken off. */ const withoutMasks = (text, lifts)=>(0,syntax_source/* rewrite */.v8)(text, lifts.map((l)=>l.edit));
/** Every mask of a file that can be taken off. */ function liftsIn(source) {
    return [
        ...lift_handlers(source),
        ...suppressions(source),
        ...warnings(source),
        ...(0,masks/* masksIn */.Xt)(source).flatMap((mask)=>ofMask(source, mask))
    ];
}
const span = (source, from, to)=>[
        (0,syntax_source/* lineAt */.mh)(source.text, from),
        (0,syntax_source/* lineAt */.mh)(source.text, Math.max(from, to - 1))
    ];
/** A broad handler that catches `()` catches nothing. */ function lift_handlers(source) {
    return (0,syntax_handlers/* handlersOf */.Jq)(source).filter((h)=>(0,syntax_handlers/* isBroad */.t1)(source, h) && source.text.slice(h.at.to).trimStart()[0] !== "*").map((h)=>({
            hides: "error",
            form: "handler",
            shown: source.text.slice(h.at.from, h.caught?.to ?? h.at.to),
            line: h.line,
            covers: span(source, h.tried.from + 1, h.tried.to),
            home: (0,syntax_names/* scopeOf */.Od)(source, h.statement),
            edit: h.caught === null ? {
                from: h.at.to,
                to: h.at.to,
                insert: " ()"
            } : {
                from: h.caught.from,
                to: h.caught.to,
                insert: "()"
            }
        }));
}
const calls = (source)=>{
    const imports = (0,syntax_names/* importsOf */.c5)(source);
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "CallExpression"
    ]).flatMap((call)=>{
        const name = call.firstChild === null ? null : (0,syntax_names/* dotted */.Bs)(source, call.firstChild);
        const args = call.lastChild;
        return name === null || args?.name !== "ArgList" ? [] : [
            {
                call,
                name: (0,syntax_names/* resolved */.L$)(imports, name),
                args
            }
        ];
    });
};
/** `suppress()` suppresses nothing. */ function suppressions(source) {
    return calls(source).filter(({ name, args })=>name === "contextlib.suppress" && (0,syntax_source/* children */.Y_)(args).length > 2).map(({ call, args })=>{
        const body = call.parent === null ? null : (0,syntax_source/* children */.Y_)(call.parent).find((c)=>c.name === "Body");
        return {
            hides: "error",
            form: "suppress",
            shown: (0,syntax_source/* textOf */.b6)(source, call),
            line: (0,syntax_source/* lineAt */.mh)(source.text, call.from),
            covers: span(source, (body ?? call).from + 1, (body ?? call).to),
            home: (0,syntax_names/* scopeOf */.Od)(source, call),
            edit: {
                from: args.from,
                to: args.to,
                insert: "()"
            }
        };
    });
}
const FILTERS = /^(?:warnings\.(?:simplefilter|filterwarnings)|pytest\.mark\.filterwarnings)$/;
/** A filter that ignores warnings shows each of them instead. */ function warnings(source) {
    const word = (node, shown)=>{
        const text = (0,syntax_source/* textOf */.b6)(source, node);
        const at = /^[rRbBuU]*["'](ignore)(?=["':])/.exec(text);
        if (at === null) return [];
        const from = node.from + at[0].length - "ignore".length;
        return [
            {
                hides: "warning",
                form: "filter",
                shown,
                line: (0,syntax_source/* lineAt */.mh)(source.text, node.from),
                covers: span(source, node.from, node.to),
                home: (0,syntax_names/* scopeOf */.Od)(source, node),
                edit: {
                    from,
                    to: from + "ignore".length,
                    insert: "always"
                }
            }
        ];
    };
    const inCalls = calls(source).filter(({ name })=>FILTERS.test(name)).flatMap(({ call, args })=>(0,syntax_source/* children */.Y_)(args).filter((a)=>a.name === "String").slice(0, 1).flatMap((a)=>word(a, (0,syntax_source/* textOf */.b6)(source, call))));
    const inDecorators = (0,syntax_source/* nodesOf */.Nh)(source, [
        "Decorator"
    ]).filter((d)=>/\.filterwarnings\b/.test((0,syntax_source/* textOf */.b6)(source, d))).flatMap((d)=>(0,syntax_source/* children */.Y_)(d).filter((c)=>c.name === "ArgList").flatMap(syntax_source/* children */.Y_).filter((a)=>a.name === "String").slice(0, 1).flatMap((a)=>word(a, (0,syntax_source/* textOf */.b6)(source, d).trim())));
    return [
        ...inCalls,
        ...inDecorators
    ];
}
/** White space of the same shape, so that no line moves. */ const blank = (text)=>text.replace(/[^\n]/g, " ");
function ofMask(source, mask) {
    const lift = (edit)=>[
            {
                hides: mask.hides,
                form: "mask",
                shown: mask.shown,
                line: mask.line,
                covers: [
                    mask.line,
                    mask.line
                ],
                home: mask.home,
                edit
            }
        ];
    if (mask.form === "comment") return lift({
        from: mask.from,
        to: mask.to,
        insert: `#${" ".repeat(mask.to - mask.from - 1)}`
    });
    const node = source.tree.resolveInner(mask.from, 1);
    const whole = (()=>{
        let at = node;
        while(at.parent !== null && at.to < mask.to)at = at.parent;
        return at;
    })();
    if (whole.name === "Decorator" || whole.parent?.name === "Decorator") {
        const decorator = whole.name === "Decorator" ? whole : whole.parent ?? whole;
        const text = (0,syntax_source/* textOf */.b6)(source, decorator).trimEnd();
        return lift({
            from: decorator.from,
            to: decorator.from + text.length,
            insert: blank(text)
        });
    }
    const statement = (()=>{
        for(let at = whole; at !== null; at = at.parent)if (/Statement$/.test(at.name)) return at;
        return null;
    })();
    if (mask.form === "call") return statement === null || !/^(?:Expression|Raise)Statement$/.test(statement.name) ? [] : lift({
        from: statement.from,
        to: statement.to,
        insert: `pass${blank((0,syntax_source/* textOf */.b6)(source, statement)).slice(4)}`
    });
    // An element of a list of marks gives way to none; a mark that stands alone to an empty list.
    return lift({
        from: mask.from,
        to: mask.to,
        insert: /^(?:Array|Tuple)Expression$/.test(whole.parent?.name ?? "") ? "*[]" : "[]"
    });
}

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(6986);
// EXTERNAL MODULE: ./src/probe/scratch/workspace.js + 1 modules
var workspace = __webpack_require__(2336);
;// CONCATENATED MODULE: ./src/probe/masks/lifter.js
/** A copy of the checkout in which masks are taken off, made when the first is. */ 



/** How masks are named in claims: the first three, with their lines. */ function lifter_named(masks) {
    const shown = masks.slice(0, 3).map(({ file, lift })=>`\`${lift.shown}\` at \`${file}:${String(lift.line)}\``);
    return [
        ...shown,
        ...masks.length > 3 ? [
            `${String(masks.length - 3)} more`
        ] : []
    ].join(", ");
}
class Lifter {
    #bench;
    #python;
    #place = null;
    /** @param python the project's Python files */ constructor(bench, python){
        this.#bench = bench;
        this.#python = python;
    }
    /** Runs nodes or files with the masks off. Null where the checkout cannot be copied; `not_run` says why. */ async run(masks, words, timeoutMs) {
        return this.#with(masks, (place)=>place.pytest({
                stepId: "S3",
                action: "mask.lift",
                about: `in a scratch checkout without ${lifter_named(masks)}`,
                timeoutMs,
                args: [
                    "-q",
                    ...words.map(reproduce/* nodeArgument */.Yu),
                    "--tb=short"
                ]
            }));
    }
    async types(masks, plan) {
        return this.#with(masks, (place)=>place.mypy(plan, {
                stepId: "S3",
                action: "mask.types"
            }));
    }
    async close() {
        (await this.#place)?.remove();
    }
    async #with(masks, ask) {
        this.#place ??= workspace/* Workspace */.a.open(this.#bench, this.#python).catch((thrown)=>{
            this.#bench.context.notRun.push({
                step: "taking masks off",
                reason: `no scratch checkout: ${(0,errors/* messageOf */.bD)(thrown)}`
            });
            return null;
        });
        const place = await this.#place;
        if (place === null) return null;
        try {
            for (const file of new Set(masks.map((m)=>m.file))){
                const text = place.read(file);
                if (text !== null) place.write(file, withoutMasks(text, masks.filter((m)=>m.file === file).map((m)=>m.lift)));
            }
            return await ask(place);
        } finally{
            place.restore();
        }
    }
}

;// CONCATENATED MODULE: ./src/probe/masks/on-way.js
/** The masks between a symptom and its root: those in the functions that the failing node came through, and what shows with them off. */ 





/** So many masks are taken off at once, and so many are tried one by one. */ const on_way_MOST = 12;
const SINGLE = 3;
const LIFT_MS = 60_000;
/** Places of the project that the failing node is known to have come to: of its tracebacks, and of handlers that caught something. */ function wayOf(failure, facts) {
    const frames = failure.exceptions.flatMap((e)=>e.frames.map(({ file, line })=>({
                file,
                line
            })));
    const caught = facts.flatMap((f)=>f.t === "caught" && (f.node === failure.node || f.node === "") ? [
            f.handler
        ] : []);
    return [
        ...frames,
        ...caught
    ];
}
/** Calls are followed so far from the functions on the way. */ const DEPTH = 3;
/** Functions that those on the way call, by name: they have returned when the failure shows, and may have hidden something. */ function calledFrom(homes, sources) {
    const tail = (name)=>name.slice(name.lastIndexOf(".") + 1);
    const found = new Set(homes);
    let fresh = [
        ...homes
    ];
    for(let level = 0; level < DEPTH && fresh.length > 0; level += 1){
        const names = new Set([
            ...sources
        ].flatMap(([file, { calls }])=>calls.filter((c)=>fresh.includes(`${file} ${c.scope}`)).map((c)=>tail(c.func))));
        fresh = [
            ...sources
        ].flatMap(([file, { defs }])=>defs.filter((d)=>d.kind !== "class" && names.has(tail(d.qualname))).map((d)=>`${file} ${d.qualname}`)).filter((key)=>!found.has(key));
        for (const key of fresh)found.add(key);
    }
    return found;
}
/**
 * The masks in the functions on the way. What a `with suppress` takes and what a filter drops nobody sees: these also in the
 * functions that were called on the way.
 */ function masksOnWay(failure, { facts, sources, text }) {
    const byFile = new Map();
    for (const { file, line } of wayOf(failure, facts))byFile.set(file, [
        ...byFile.get(file) ?? [],
        line
    ]);
    const near = [];
    const direct = [
        ...byFile
    ].flatMap(([file, lines])=>{
        const code = text(file);
        if (code === null || !file.endsWith(".py")) return [];
        const source = (0,syntax_source/* parse */.qg)(file, code);
        const homes = new Set(lines.map((line)=>{
            const from = (0,syntax_source/* lineStart */.PT)(code, line);
            const indent = /^[ \t]*/.exec(code.slice(from))?.[0].length ?? 0;
            return (0,syntax_names/* definitionsAround */.ai)(source.tree.resolveInner(from + indent, 1)).map((d)=>(0,syntax_names/* nameOf */.Vb)(source, d)).join(".");
        }));
        near.push(...[
            ...homes
        ].map((home)=>`${file} ${home}`));
        return liftsIn(source).filter((lift)=>homes.has(lift.home)).map((lift)=>({
                file,
                lift
            }));
    });
    const called = calledFrom(near, sources);
    const files = new Set([
        ...called
    ].map((key)=>key.slice(0, key.lastIndexOf(" "))));
    const unseen = [
        ...files
    ].flatMap((file)=>{
        const code = text(file);
        return code === null || !/suppress|warnings/.test(code) ? [] : liftsIn((0,syntax_source/* parse */.qg)(file, code)).filter(({ form, home })=>(form === "suppress" || form === "filter") && called.has(`${file} ${home}`)).map((lift)=>({
                file,
                lift
            }));
    });
    return [
        ...direct,
        ...unseen.filter((u)=>!direct.some((d)=>d.file === u.file && d.lift.edit.from === u.lift.edit.from))
    ];
}
/** Runs the node alone without the masks that may hide an error or a warning of it. Null where there are none, or no run counts. */ async function liftOnWay(bench, lifter, failure, way) {
    const masks = way.filter(({ lift })=>lift.hides === "error" || lift.hides === "warning").slice(0, on_way_MOST);
    const all = masks.length === 0 ? null : await attempt(bench, lifter, failure, masks);
    if (all?.outcome !== "passed" || masks.length === 1) return all;
    for (const mask of masks.filter((m)=>m.lift.hides === "error").slice(0, SINGLE)){
        const one = await attempt(bench, lifter, failure, [
            mask
        ]);
        if (one?.outcome === "passed") return one;
    }
    return all;
}
async function attempt(bench, lifter, failure, masks) {
    const run = await lifter.run(masks, [
        failure.node
    ], LIFT_MS);
    if (run === null) return null;
    if (run.kind === "foreign") {
        bench.context.notRun.push({
            step: `without ${lifter_named(masks)}`,
            reason: run.reason
        });
        return null;
    }
    const { outcome: { failures, passed }, evidence, death } = run.read;
    const outcome = failures.some((f)=>(0,signature/* signature */.vl)(f, ()=>true) === (0,signature/* signature */.vl)(failure, ()=>true)) ? "same" : failures.length > 0 || death !== null ? "other" : passed.has(failure.node) ? "passed" : null;
    if (outcome === null) return null;
    const failing = outcome === "passed" ? await failingAlone(bench, failure) : null;
    const shown = outcome === "other" ? bench.context.recorder.fromCommand(run.read.ran, `in a scratch checkout without ${lifter_named(masks)}: ${on_way_told(failures)}`, evidence.excerpt) : evidence;
    return {
        masks,
        outcome,
        failures,
        evidence: shown,
        contrast: failing === null ? null : bench.context.recorder.contrast(`taking off ${lifter_named(masks)}`, failing, evidence)
    };
}
/** The error that shows, and where it was raised. */ function on_way_told(failures) {
    const [error] = failures.flatMap((f)=>f.exceptions.slice(0, 1));
    if (error === undefined) return "it fails in another way";
    const at = error.frames.at(-1);
    return `${error.type}: ${error.message.split("\n", 1)[0] ?? ""}${at === undefined ? "" : ` at \`${at.file}:${String(at.line)}\``}`.slice(0, 300);
}
/**
 * What a handler caught, as a fact of its own: the error that shows without it came through what it guards.
 * @param known facts of the run as it is: what they tell already is not told again
 */ function uncovered({ masks, failures }, node, known) {
    return failures.flatMap((f)=>f.exceptions.slice(0, 1)).flatMap((exception)=>{
        const hid = masks.find(({ file, lift })=>lift.hides === "error" && exception.frames.some((x)=>x.file === file && lift.covers[0] <= x.line && x.line <= lift.covers[1]));
        if (hid === undefined || known.some((f)=>f.t === "caught" && f.node === node && f.handler.file === hid.file && f.handler.line === hid.lift.line && f.exception.type === exception.type)) return [];
        return [
            {
                t: "caught",
                node,
                exception,
                handler: {
                    file: hid.file,
                    line: hid.lift.line,
                    func: hid.lift.home.split(".").at(-1) ?? ""
                }
            }
        ];
    });
}

// EXTERNAL MODULE: ./src/env/read.js
var env_read = __webpack_require__(3477);
;// CONCATENATED MODULE: ./src/stages/unmask.js
/** Stage 3: masks on the way from a symptom to its root are taken off in a scratch copy, so that the rules see what is behind them. */ 





/** Groups whose representative is run again. */ const unmask_MOST = 4;
async function unmask(bench, files, { groups, facts, sources, watched, isolationOf, types }) {
    const { context } = bench;
    const lifter = new Lifter(bench, files.python);
    const lifted = new Map();
    const ignores = [];
    const caught = [];
    const swallows = [
        ...sources
    ].some(([file, source])=>(0,env_files/* isFirstParty */.FF)(file) && !(0,env_files/* isTestFile */.hl)(file) && (source.handlers.some((h)=>h.broad) || source.calls.some((c)=>/(?:^|\.)suppress$/.test(c.func))));
    try {
        for (const group of groups.filter((g)=>steady(isolationOf(g))).slice(0, unmask_MOST)){
            const [failure] = group.failures;
            if (failure.type !== "test") continue;
            if (!watched && swallows) caught.push(...await (0,reproduce/* unlessStopped */.OO)(unmask_watch(bench, failure)) ?? []);
            const way = masksOnWay(failure, {
                facts: [
                    ...facts,
                    ...caught
                ],
                sources,
                text: (file)=>(0,env_files/* isFirstParty */.FF)(file) ? (0,env_read/* readInside */.x)(context.inputs.project, file) : null
            });
            ignores.push(...way.filter(({ lift })=>lift.hides === "types"));
            if (way.length > 0 && (0,src_context/* timeLeft */.f)(context) === 0) context.notRun.push({
                step: `without ${lifter_named(way)}`,
                reason: (0,src_context/* whyStopped */.k)(context)
            });
            else await look(bench, lifter, group.signature, failure, way, lifted);
        }
        return {
            lifted,
            caught,
            types: types === null || ignores.length === 0 || (0,src_context/* timeLeft */.f)(context) === 0 ? [] : await (0,reproduce/* unlessStopped */.OO)(behindIgnores(bench, lifter, ignores, types)) ?? []
        };
    } finally{
        await lifter.close();
    }
}
/** What fails by itself each time: else a run without the masks would say nothing. */ const steady = (isolation)=>isolation === null || isolation.verdict === "deterministic";
/** The node alone, its handlers watched: the suite as a whole is run without, since watching takes time. */ async function unmask_watch({ context, interpreter, neutral }, { node }) {
    if ((0,src_context/* timeLeft */.f)(context) === 0) return [];
    const read = await (0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S3",
        action: "pytest.handlers",
        about: "alone, its handlers watched",
        args: [
            "-q",
            (0,reproduce/* nodeArgument */.Yu)(node),
            "--tb=short"
        ],
        settings: {
            caught: true
        }
    });
    return read.facts.filter((f)=>f.t === "caught");
}
async function look(bench, lifter, signature, failure, way, lifted) {
    const found = await (0,reproduce/* unlessStopped */.OO)(liftOnWay(bench, lifter, failure, way));
    if (found === null) return;
    lifted.set(signature, found);
    bench.context.recorder.record({
        surface: "cognitive",
        step_id: "S3",
        action: "mask.lift",
        marker: "EXPLORE",
        note: `${failure.node} without ${lifter_named(found.masks)}: ${found.outcome}`
    });
}
async function behindIgnores({ context }, lifter, ignores, plan) {
    const run = await lifter.types(ignores, plan);
    if (run === null) return [];
    return run.errors.filter((e)=>ignores.some(({ file, lift })=>file === e.file && lift.line === e.line)).map((e)=>({
            ...e,
            evidence: context.recorder.fromCommand(run.ran, `without the \`# type: ignore\` at \`${e.file}:${String(e.line)}\`: ${e.message}${e.code === null ? "" : ` [${e.code}]`}`, e.message)
        }));
}
/** Diagnoses whose root rests on what masks hid as well, where they hid something. */ function withUnmasked(diagnoses, { lifted }) {
    return diagnoses.map((diagnosis)=>{
        const [root, ...others] = diagnosis.findings;
        const shown = diagnosis.signatures.flatMap((s)=>lifted.get(s) ?? []).filter((l)=>l.outcome !== "same").map((l)=>l.evidence).filter((e)=>!root.because.includes(e));
        return shown.length === 0 ? diagnosis : {
            ...diagnosis,
            findings: [
                {
                    ...root,
                    because: [
                        ...root.because,
                        ...shown
                    ]
                },
                ...others
            ]
        };
    });
}

// EXTERNAL MODULE: ./src/diagnose/heat.js
var heat = __webpack_require__(7658);
;// CONCATENATED MODULE: ./src/diagnose/suspicion-blame.js
/** The change that a failure is laid to, and how it bears on code, tests and the functions between them. */ 


const NONE = [];
/** Lines altered by no more than this (names, layout, place) are no alteration of what the code does. */ const HARMLESS = 0.4;
/** The change that may have brought the failure: that of the commit at fault, else the whole; empty for a failure that is older. */ function blamed(dossier) {
    const [first] = dossier.failures;
    if (dossier.culprit !== null) return dossier.culprit;
    return first.type === "test" && dossier.baseline?.nodes.get(first.node) === "same" ? NONE : dossier.change ?? NONE;
}
/** Whether the change left what the failing tests run of the code as it was: then what it altered in the tests is to be looked at. */ function spares(dossier, code) {
    const run = new Set(code.map(({ file })=>file));
    const changes = blamed(dossier).filter(({ file })=>file.endsWith(".py"));
    const others = changes.filter(({ file })=>!dossier.isTest(file));
    if (changes.length === 0 || dossier.culprit === null && others.length > 0) return false;
    const imports = others.some(({ file, added, removed })=>run.has(file) && [
            ...added,
            ...removed
        ].some(({ text })=>/^\s*(?:from|import)\b/.test(text)));
    return !imports && code.every(({ novelty })=>(novelty?.weight ?? 0) <= HARMLESS);
}
/** Whether the change brought a function, under a name that it did not take from elsewhere in the file. */ function suspicion_blame_brought(dossier, { file, def }) {
    const change = blamed(dossier).find((one)=>one.file === file);
    const before = new RegExp(`\\bdef\\s+${(0,facts_of_change/* escape */.ih)((0,facts_of_sources/* tail */.RT)(def.qualname))}\\b`);
    return change !== undefined && change.added.some(({ line })=>line === def.line) && !change.removed.some(({ text })=>before.test(text));
}
/** Whether a line stands in a test that came with the change: it is no evidence against itself. */ function cameAlong(dossier, { file, def }) {
    return def !== null && /^(?:.*\.)?test/.test(def.qualname) && suspicion_blame_brought(dossier, {
        file,
        def
    });
}
/** Whether the failing test itself came with the change: then the fault may be older than it. */ function isNewTest(dossier) {
    const test = (0,facts_of_frames/* testOf */.kT)(dossier);
    return test !== null && dossier.sources.get(test.file)?.defs.some((def)=>(0,facts_of_sources/* tail */.RT)(def.qualname) === test.name && suspicion_blame_brought(dossier, {
            file: test.file,
            def
        })) === true;
}

// EXTERNAL MODULE: ./src/diagnose/suspicion-lines.js
var suspicion_lines = __webpack_require__(739);
;// CONCATENATED MODULE: ./src/diagnose/suspicion-change.js
/** How much the change under trace altered each line that it touched: moved and renamed code is rarely at fault. */ 
/** By kind of alteration: an operator, a number or another callee; new code that computes or decides, and other new code; deleted code; names; a signature; layout; text that moved. */ const WEIGHTS = {
    logic: 1,
    callee: 0.95,
    fresh: 0.85,
    glue: 0.65,
    deleted: 0.85,
    renamed: 0.4,
    signature: 0.3,
    layout: 0.25,
    moved: 0.1
};
/** Removed lines that an added one is compared with, and added ones that are: more than that is a rewrite, in which no line is another's successor. */ const MOST_REMOVED = 300;
const MOST_ADDED = 3000;
/** From this share of common tokens on, a removed line is what an added line was before; a name that both bind counts too. */ const ALIKE = 0.55;
const SAME_TARGET = 0.1;
const TOKEN = /[A-Za-z_]\w*|\d[\w.]*|"[^"]*"|'[^']*'|[-+*/%<>=!&|^~@]+|[()[\]{},:.;]/g;
const NAME = /^[A-Za-z_]/;
const LOGIC = /^(?:\d.*|["'].*|[-+*/%<>=!&|^~]+|not|and|or|in|is|if|else|elif|for|while|None|True|False|return|raise|yield|await|break|continue)$/;
const SIGNATURE = /^\s*(?:async\s+def|def|class)\b/;
/** Comments, decorators, texts, imports and what only holds a block together. */ const IDLE = /^\s*(?:#.*|@.*|"""|'''|import\b.*|from\b.*\bimport\b.*|[\])},]+|pass|try:|else:|finally:)?\s*$/;
/** All groups of a run share their change, so it is weighed once for them. */ const weighed = new WeakMap();
/** The altered lines of each file that are code, as they are numbered now. */ function novelties(changes) {
    const known = weighed.get(changes);
    if (known !== undefined) return known;
    const all = changes.flatMap((one)=>one.added);
    const added = new Set(all.map(({ text })=>suspicion_change_plain(text)));
    const removed = [
        ...new Set(changes.flatMap((one)=>one.removed.map(({ text })=>text)))
    ];
    const whole = {
        added,
        gone: new Set(removed.map(suspicion_change_plain)),
        lost: all.length > MOST_ADDED ? [] : removed.filter((text)=>!added.has(suspicion_change_plain(text)))
    };
    const found = new Map(changes.map((change)=>[
            change.file,
            ofFile(change, whole)
        ]));
    weighed.set(changes, found);
    return found;
}
function ofFile(change, { added, gone, lost: everywhere }) {
    const found = new Map();
    const here = new Set(change.removed.map(({ text })=>text));
    const lost = [
        ...everywhere
    ].sort((a, b)=>Number(here.has(b)) - Number(here.has(a))).slice(0, MOST_REMOVED).map((text)=>({
            text,
            tokens: tokensOf(text)
        }));
    const taken = new Set();
    const bound = new Set(change.added.flatMap(({ text })=>(/^\s*([\w\s,]+?)\s*(?::[^=]+)?=(?!=)/.exec(text)?.[1] ?? "").split(",").map((name)=>name.trim())));
    for (const { line, text } of change.added){
        if (IDLE.test(text)) continue;
        if (gone.has(suspicion_change_plain(text))) {
            found.set(line, {
                weight: WEIGHTS.moved,
                how: "altered",
                before: text
            });
            continue;
        }
        const before = counterpart(text, lost);
        if (before !== null) taken.add(before);
        if (SIGNATURE.test(text) && !defaults(before, text)) found.set(line, {
            weight: WEIGHTS.signature,
            how: before === null ? "new" : "altered",
            before
        });
        else found.set(line, before === null ? {
            weight: (0,suspicion_lines/* work */.oJ)(text) > 0 ? WEIGHTS.fresh : WEIGHTS.glue,
            how: "new",
            before: null
        } : {
            weight: alteration(before, text, bound),
            how: "altered",
            before
        });
    }
    for (const { line, text } of change.removed){
        if (IDLE.test(text) || added.has(suspicion_change_plain(text)) || taken.has(text) || found.has(line)) continue;
        found.set(line, {
            weight: WEIGHTS.deleted,
            how: "deleted",
            before: text
        });
    }
    return found;
}
/** A line without its indentation, inner spacing, comment and last comma. */ function suspicion_change_plain(text) {
    return text.replace(/\s#.*$/, "").replace(/[\s,]+$/, "").replace(/\s+/g, " ").trim();
}
function counterpart(text, removed) {
    const tokens = tokensOf(text);
    const bag = new Set(tokens);
    let best = null;
    for (const other of removed){
        const whole = Math.max(1, tokens.length + other.tokens.length);
        const bonus = target(text) !== null && target(text) === target(other.text) ? SAME_TARGET : 0;
        // No order can make more of them common than there are.
        if (2 * other.tokens.filter((token)=>bag.has(token)).length / whole + bonus < ALIKE) continue;
        const share = 2 * suspicion_change_common(tokens, other.tokens).length / whole + bonus;
        if (share >= ALIKE && (best === null || share > best.share)) best = {
            text: other.text,
            share
        };
    }
    return best?.text ?? null;
}
/** The name that a line binds; null where it binds none or several. */ function target(text) {
    return /^\s*([\w.]+)\s*(?::[^=]+)?=(?!=)/.exec(text)?.[1] ?? null;
}
/** Whether a parameter that was there before has another default now. */ function defaults(before, after) {
    const read = (text)=>new Map([
            ...text.matchAll(/(\w+)\s*(?::[^=,]+)?=\s*([^,)]+)/g)
        ].map((found)=>[
                found[1] ?? "",
                (found[2] ?? "").trim()
            ]));
    const old = read(before ?? "");
    return [
        ...read(after)
    ].some(([name, value])=>old.has(name) && old.get(name) !== value);
}
/**
 * What differs between a line and what it was before.
 * @param bound names that the change binds: one that stands for what was written out before is an extraction
 */ function alteration(before, after, bound) {
    const [a, b] = [
        tokensOf(before),
        tokensOf(after)
    ];
    const shared = suspicion_change_common(a, b);
    const [gone, come] = [
        minus(a, shared),
        minus(b, shared)
    ];
    const differ = [
        ...gone,
        ...come
    ];
    if (differ.length === 0) return WEIGHTS.layout;
    if (come.some((token)=>bound.has(token)) && come.every((token)=>bound.has(token) || !NAME.test(token) && !LOGIC.test(token))) return WEIGHTS.renamed;
    if (differ.some((token)=>LOGIC.test(token) && !/^[=:]$/.test(token))) return WEIGHTS.logic;
    const names = differ.filter((token)=>NAME.test(token));
    if (names.length === 0) return WEIGHTS.layout;
    const called = (tokens, name)=>tokens.some((token, at)=>token === name && tokens[at + 1] === "(");
    return names.some((name)=>called(a, name) || called(b, name)) ? WEIGHTS.callee : WEIGHTS.renamed;
}
function tokensOf(text) {
    return (text.replace(/\s#.*$/, "").match(TOKEN) ?? []).slice(0, 120);
}
/** The longest common subsequence. */ function suspicion_change_common(a, b) {
    const size = Array.from({
        length: a.length + 1
    }, ()=>new Array(b.length + 1).fill(0));
    const at = (i, j)=>size[i]?.[j] ?? 0;
    for(let i = a.length - 1; i >= 0; i -= 1)for(let j = b.length - 1; j >= 0; j -= 1){
        const row = size[i];
        if (row !== undefined) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
    const found = [];
    for(let i = 0, j = 0; i < a.length && j < b.length;){
        if (a[i] === b[j]) {
            found.push(a[i] ?? "");
            i += 1;
            j += 1;
        } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
        else j += 1;
    }
    return found;
}
/** The tokens of `all` that the subsequence leaves out. */ function minus(all, sub) {
    let next = 0;
    return all.filter((token)=>{
        if (token !== sub[next]) return true;
        next += 1;
        return false;
    });
}

;// CONCATENATED MODULE: ./src/diagnose/suspicion-flow.js
/** The way from the expression that failed to the functions that can have made its value, among those that the tests ran. */ 

/** Steps back through the bindings of one function. */ const BINDINGS = 4;
/** Lines of one statement that are read. */ const suspicion_flow_LONGEST = 20;
const SPECIAL = [
    "__init__",
    "__post_init__",
    "__new__",
    "__call__"
];
/**
 * For each function that ran the number of calls between it and the expression that failed: 0 for one that a line of the
 * traceback names, one more for each caller in between. What the names do not lead to is left out.
 */ function distances(dossier, functions) {
    const byName = new Map();
    const add = (name, one)=>byName.set(name, [
            ...byName.get(name) ?? [],
            one
        ]);
    for (const one of functions)for (const name of suspicion_flow_namesOf(one.def))add(name, one);
    for (const [table, names] of suspicion_flow_tables(dossier, functions))for (const name of names)for (const one of byName.get(name) ?? [])add(table, one);
    const found = new Map();
    let edge = suspicion_flow_places(dossier).flatMap((place)=>[
            ...leading(dossier, place)
        ]).flatMap((name)=>byName.get(name) ?? []);
    for(let step = 0; edge.length > 0; step += 1){
        const next = [];
        for (const one of edge){
            if (found.has(one.def)) continue;
            found.set(one.def, step);
            for (const name of mentioned(dossier, one))next.push(...byName.get(name) ?? []);
        }
        edge = next;
    }
    return found;
}
/** Names of module level whose value names functions: tables of steps or handlers. */ function suspicion_flow_tables(dossier, functions) {
    const files = [
        ...new Set(functions.map(({ file })=>file))
    ];
    return files.flatMap((file)=>(dossier.sources.get(file)?.globals ?? []).map(({ name, value })=>[
                name,
                namesIn(value)
            ])).filter(([name, names])=>!names.has(name));
}
/** The own lines on the way of what the representative raised; none for a failure without an exception. */ function suspicion_flow_places(dossier) {
    const first = (0,facts_of_frames/* raised */.P5)(dossier).find(({ via })=>via === "raised");
    return first === undefined ? [] : (0,facts_of_frames/* ownFrames */.LN)(dossier, first.exception);
}
/** By `file:line`, how near to the raise the lines of the traceback stand: 1 for the innermost own one, less for each caller. */ function onTraceback(dossier) {
    const found = new Map();
    for (const { exception, via } of (0,facts_of_frames/* raised */.P5)(dossier)){
        if (via !== "raised" && via !== "cause") continue;
        framesOf(dossier, exception).forEach((frame, index)=>{
            const key = `${frame.file}:${String(frame.line)}`;
            found.set(key, Math.max(found.get(key) ?? 0, 1 / (1 + index)));
        });
    }
    return found;
}
function framesOf(dossier, exception) {
    return [
        ...(0,facts_of_frames/* ownFrames */.LN)(dossier, exception)
    ].reverse();
}
/** A function's own name; a class's for what runs when it is made. */ function suspicion_flow_namesOf(def) {
    const name = (0,facts_of_sources/* tail */.RT)(def.qualname);
    return SPECIAL.includes(name) ? [
        (0,facts_of_sources/* tail */.RT)(def.qualname.slice(0, -name.length - 1))
    ] : [
        name
    ];
}
/** Names in the failing statement, and on the lines above it in the same function that bind one of them. */ function leading(dossier, { file, line }) {
    const def = (0,facts_of_sources/* enclosing */.fD)(dossier, file, line);
    const names = namesIn(statement(dossier, file, line));
    for(let step = 0; step < BINDINGS; step += 1){
        const before = names.size;
        for(let at = line - 1; at > (def?.line ?? line); at -= 1){
            const text = (0,facts_of_sources/* textAt */.$6)(dossier, file, at);
            if (boundIn(text).some((name)=>names.has(name))) for (const name of namesIn(text))names.add(name);
        }
        if (names.size === before) break;
    }
    return names;
}
/** The text of a statement until its brackets close; of a `with`, which may wait for an error, with its block. */ function statement(dossier, file, line) {
    const lines = (dossier.lines.get(file) ?? []).slice(line - 1, line - 1 + suspicion_flow_LONGEST);
    const [first = ""] = lines;
    const indent = (text)=>/^\s*/.exec(text)?.[0].length ?? 0;
    let end = 1;
    const open = ()=>(lines.slice(0, end).join("\n").match(/[[({]/g) ?? []).length - (lines.slice(0, end).join("\n").match(/[\])}]/g) ?? []).length;
    while(end < lines.length && open() > 0)end += 1;
    if (/^\s*(?:async\s+)?with\b/.test(first)) while(end < lines.length && indent(lines[end] ?? "") > indent(first))end += 1;
    return lines.slice(0, end).join("\n");
}
/** Names that a line binds: by assignment, in a loop, in a `with`. */ function boundIn(text) {
    const target = /^\s*(?:(?:async\s+)?for\s+)?([\w\s,().[\]"'*]+?)\s*(?::[^=]+)?(?:(?:[-+*/%&|^]|\/\/|\*\*)?=(?!=)|\bin\b)/.exec(text)?.[1] ?? "";
    const named = [
        ...text.matchAll(/\bas\s+(\w+)/g)
    ].map((found)=>found[1] ?? "");
    return [
        ...namesIn(target),
        ...named
    ];
}
function mentioned(dossier, { file, def }) {
    const names = new Set((dossier.lines.get(file) ?? []).slice(def.line - 1, def.end_line).flatMap((text)=>[
            ...namesIn(text)
        ]));
    names.delete((0,facts_of_sources/* tail */.RT)(def.qualname));
    return names;
}
function namesIn(text) {
    return new Set([
        ...text.replace(/#.*$/gm, "").matchAll(/[A-Za-z_]\w*/g)
    ].map((found)=>found[0]));
}

;// CONCATENATED MODULE: ./src/diagnose/suspicion-text.js
/** What the text of a line says of its part in a failure: whether it decides, whether it only holds a block together, whether it writes what the failure shows. */ 
/** Lines that neither compute nor decide: they open a block, name a function, or leave a place empty. */ const suspicion_text_IDLE = /^\s*(?:(?:try|else|finally)\s*:|pass\b|continue\b|(?:async\s+)?def\b|class\b|@|global\b|nonlocal\b|import\b|from\b.*\bimport\b|["']{3}|[\])}]+,?\s*(?:#.*)?$)/;
const DECIDES = /^\s*(?:if|elif|while|for|async for|except)\b/;
/** Shorter words are everywhere. */ const SHORTEST = 3;
/** Lines of a block that are looked at. */ const LONGEST_BLOCK = 200;
/** A text that is all different tells no words. */ const MOST_WORDS = 60;
function isIdle(text) {
    return suspicion_text_IDLE.test(text);
}
/**
 * Whether failing and passing tests part after a line: it decides on a block that is more suspicious than the line itself.
 * @param hot how suspicious the lines of the file are that failing tests ran
 */ function parts(dossier, { file, line, def }, hot) {
    const lines = dossier.lines.get(file) ?? [];
    if (def === null || !DECIDES.test(lines[line - 1] ?? "")) return false;
    const indent = (text)=>/^\s*/.exec(text)?.[0].length ?? 0;
    const own = indent(lines[line - 1] ?? "");
    let entered = 0;
    for(let at = line + 1; at <= Math.min(def.end_line, line + LONGEST_BLOCK); at += 1){
        const text = lines[at - 1] ?? "";
        if (text.trim() !== "" && indent(text) <= own) break;
        entered = Math.max(entered, hot.get(at) ?? 0);
    }
    return entered > (hot.get(line) ?? 0);
}
/** Words that one side of the failed comparison has and the other has not, or that the message of the exception quotes. */ function telling(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test") return new Set();
    if (failure.assertion !== null) {
        const [left, right] = [
            wordsOf(failure.assertion.left),
            wordsOf(failure.assertion.right)
        ];
        const differ = [
            ...left
        ].filter((word)=>!right.has(word)).concat([
            ...right
        ].filter((word)=>!left.has(word)));
        return new Set(differ.length > MOST_WORDS ? [] : differ);
    }
    const { exception } = (0,facts_of_frames/* raised */.P5)(dossier).find(({ via })=>via === "raised") ?? {};
    return wordsOf([
        ...(exception?.message ?? "").matchAll(/(["'])(.*?)\1/g)
    ].map((found)=>found[2] ?? "").join(" "));
}
/** Whether a line writes one of the words: in a string, or as a number. */ function writes(text, words) {
    const written = [
        ...text.matchAll(/(["'])((?:\\.|(?!\1).)*)\1|\b\d{2,}\b/g)
    ].map((found)=>found[2] ?? found[0]);
    return written.some((one)=>[
            ...wordsOf(one)
        ].some((word)=>words.has(word)));
}
function wordsOf(text) {
    return new Set((text.match(/[A-Za-z_]\w*|\d+/g) ?? []).filter((word)=>word.length >= SHORTEST));
}

;// CONCATENATED MODULE: ./src/diagnose/suspicion-values.js
/** What the difference between the asserted and the actual value says of the line that made it: which operations can turn the one into the other. */ 


const COMPARES = /[<>]=?|[=!]=|\b(?:not|in|is|and|or|any|all|bool|isinstance|startswith|endswith|match|search|fullmatch)\b/;
const suspicion_values_RAISES = /\b(?:raise|if|while|assert)\b|[<>]=?|[=!]=|\b(?:not|in|and|or|match|fullmatch|isinstance)\b/;
const ARITHMETIC = /[-+*/%]|\b(?:sum|min|max|round|abs|len|pow|divmod|Decimal|timedelta)\b/;
const STEP = /[-+]=?\s*1\b|[<>]=?|\b(?:range|len|enumerate|round|int|count|index|while)\b|\/\/|\[[^\]]*:|=\s*[01]\b/;
const SIGN = /-|\babs\b|\bnot\b|\breverse/;
const ROUNDING = /\b(?:round|int|float|quantize|floor|ceil|trunc|divmod|Decimal|ROUND_\w+)\b|\/|%/;
const SCALE = /\*|\/|%|\b\d{2,}\b/;
const suspicion_values_NOTHING = /\breturn\b|\bNone\b|\bor\b|\.get\(|\.pop\(/;
const CONVERTS = /\b(?:int|float|str|bool|list|tuple|set|dict|Decimal|date|datetime|fromisoformat|strptime|strftime|json|loads|dumps|decode|encode|split|join|convert\w*|parse\w*|sum|len)\b|\breturn\b/;
const CASE = /\b(?:lower|upper|title|casefold|capitalize|swapcase)\b/;
const SPACES = /\b(?:strip|lstrip|rstrip|split|join|replace|ljust|rjust|center|expandtabs|splitlines)\b|f["']|%|["']/;
const GIVES = /^\s*(?:return|yield)\b|^[^=]*[\w\])]\s*=(?!=)|\bappend\(/;
const TEXT = /f["']|\b(?:format|join|replace|strip|split|lower|upper|title|str)\b|%|["']|\[[^\]]*:/;
const ORDER = /\b(?:sort|sorted|reverse|reversed|key|insert|append|extend|set|min|max)\b|\[::-1\]|<|>|-/;
const MEMBERS = /\b(?:if|append|add|extend|update|remove|discard|pop|filter|set|dict|continue|break|in|not|yield|range|while)\b|[<>]=?|[=!]=|\[[^\]]*:/;
/** A line that puts named entries into something: `x["a"] = …`, `"a": …`, `setdefault`, `update`. */ const suspicion_values_WRITES = /\[["'][^\]]+["']\]\s*=(?!=)|["']\w+["']\s*:|\b(?:setdefault|update|dict)\(/;
/** Whether a line makes a mapping that lacks the key which a lookup missed: it writes entries, and its function none by that name. */ function omits(dossier, { file, line }, def) {
    const { exception } = (0,facts_of_frames/* raised */.P5)(dossier).find(({ via })=>via === "raised") ?? {};
    const key = /^(["'])(.+)\1$/.exec(exception?.key ?? "")?.[2];
    if (exception === undefined || key === undefined || !(0,facts_of_frames/* isA */.KG)(exception, "KeyError") || def === null || !suspicion_values_WRITES.test((0,facts_of_sources/* textAt */.$6)(dossier, file, line))) return false;
    return !(dossier.lines.get(file) ?? []).slice(def.line - 1, def.end_line).some((text)=>text.includes(key));
}
/** Operations that fit the difference that the failed comparison shows; null where it shows none. */ function fitting(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test") return null;
    if ((0,facts_of_handlers/* expectedError */.j1)(dossier) !== null) return suspicion_values_RAISES;
    if ((0,facts_of_frames/* raised */.P5)(dossier).some(({ exception, via })=>via === "raised" && (0,facts_of_frames/* isA */.KG)(exception, "TypeError", "AttributeError"))) return GIVES;
    const { assertion } = failure;
    const asserted = (0,facts_of_frames/* raised */.P5)(dossier).some(({ exception, via })=>via === "raised" && exception.type === "AssertionError");
    if (assertion === null) return asserted ? COMPARES : null;
    if (assertion.op !== "==") return COMPARES;
    if (assertion.left_type === "NoneType" || assertion.right_type === "NoneType") return suspicion_values_NOTHING;
    return between(assertion);
}
function between({ left, right, left_type, right_type }) {
    const [a, b] = [
        number(left),
        number(right)
    ];
    if (left_type === "bool" || right_type === "bool") return COMPARES;
    if (a !== null && b !== null) return ofNumbers(a, b);
    if (left_type !== right_type) return CONVERTS;
    if (left_type === "str" || left_type === "bytes") {
        if (left.toLowerCase() === right.toLowerCase()) return CASE;
        if (left.replace(/\s|\\[nt]/g, "") === right.replace(/\s|\\[nt]/g, "")) return SPACES;
        return alike(left, right) ?? TEXT;
    }
    const [x, y] = [
        suspicion_values_members(left),
        suspicion_values_members(right)
    ];
    if (/^[[({]/.test(left) || /\w+\(\[/.test(left)) {
        if (x.length === y.length && [
            ...x
        ].sort().join() === [
            ...y
        ].sort().join()) return ORDER;
        if (x.length !== y.length) return MEMBERS;
    }
    return alike(left, right) ?? ARITHMETIC;
}
function ofNumbers(a, b) {
    const far = Math.abs(a - b);
    if (a === -b) return SIGN;
    if (far === 1) return STEP;
    if (far < 1 || far / Math.max(Math.abs(a), Math.abs(b)) < 0.005) return ROUNDING;
    const ratio = Math.abs(a / b);
    return b !== 0 && a !== 0 && (Number.isInteger(ratio) || Number.isInteger(1 / ratio)) && (ratio >= 10 || ratio <= 0.1) ? SCALE : ARITHMETIC;
}
/** Two texts that differ in their numbers only. */ function alike(left, right) {
    const pattern = /-?\d+(?:\.\d+)?/g;
    if (left.replace(pattern, "#") !== right.replace(pattern, "#")) return null;
    const [a, b] = [
        left.match(pattern) ?? [],
        right.match(pattern) ?? []
    ];
    const at = a.findIndex((one, index)=>one !== b[index]);
    return at < 0 ? null : ofNumbers(Number(a[at]), Number(b[at]));
}
function number(repr) {
    const found = /^(?:Decimal\('|Fraction\()?(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)(?:'?\))?$/i.exec(repr);
    return found === null ? null : Number(found[1]);
}
/** The members of a display, split at its commas: near enough to compare their number and order. */ function suspicion_values_members(repr) {
    return repr.replace(/^\w*\(?[[({]|[\])}]+$/g, "").split(/,\s*/).filter((one)=>one !== "");
}

;// CONCATENATED MODULE: ./src/diagnose/suspicion-measures.js
/** What speaks for and against each line that the failing tests ran. */ 






/** From this share of its own suspicion on, what a line calls is as suspicious as the line. */ const DELEGATES = 0.75;
/** What an alteration weighs at most that hands on to a function which the same change brought: that one decides now. */ const HANDED_ON = 0.6;
/** @param wanted files to look at: those of the code, or those of the tests */ function measures(dossier, runs, wanted) {
    const fresh = new Map([
        ...novelties(blamed(dossier))
    ].filter(([file])=>wanted(file)));
    const ran = (0,suspicion_lines/* executed */.AB)(dossier, runs, wanted);
    const functions = functionsOf(ran);
    const calls = callees(dossier, [
        ...functions.values()
    ]);
    const far = distances(dossier, [
        ...functions.values()
    ]);
    const traceback = onTraceback(dossier);
    const fit = fitting(dossier);
    const shown = telling(dossier);
    const hot = hotLines(ran);
    const words = new Set(runs.mine.flatMap(({ node })=>suspicion_measures_wordsOf(node)));
    return [
        ...ran,
        ...(0,suspicion_lines/* unseen */.nv)(dossier, ran, fresh)
    ].map((one)=>{
        const text = (0,facts_of_sources/* textAt */.$6)(dossier, one.file, one.line);
        const names = suspicion_measures_wordsOf(`${one.file} ${one.def?.qualname ?? ""}`);
        const suspicious = calls(one, text).filter(({ ochiai })=>ochiai >= DELEGATES * one.ochiai);
        const novelty = fresh.get(one.file)?.get(one.line) ?? null;
        return {
            ...one,
            functionOchiai: (one.def === null ? undefined : functions.get(one.def)?.ochiai) ?? one.ochiai,
            distance: one.def === null ? null : far.get(one.def) ?? null,
            traceback: traceback.get(`${one.file}:${String(one.line)}`) ?? 0,
            work: (0,suspicion_lines/* work */.oJ)(text),
            fits: fit?.test(text) === true,
            omits: omits(dossier, one, one.def),
            delegates: suspicious.length > 0,
            idle: isIdle(text),
            writes: shown.size > 0 && writes(text, shown),
            parts: parts(dossier, one, hot.get(one.file) ?? suspicion_measures_NONE),
            named: names.filter((word)=>words.has(word)).length / Math.max(1, names.length),
            novelty: novelty !== null && novelty.weight > HANDED_ON && suspicious.some((other)=>suspicion_blame_brought(dossier, other)) ? {
                ...novelty,
                weight: HANDED_ON
            } : novelty
        };
    });
}
const suspicion_measures_NONE = new Map();
/** By file and line, the coefficient of what failing tests ran. */ function hotLines(ran) {
    const found = new Map();
    for (const { file, line, ochiai } of ran)found.set(file, (found.get(file) ?? new Map()).set(line, ochiai));
    return found;
}
function functionsOf(ran) {
    const found = new Map();
    for (const { file, def, ochiai } of ran)if (def !== null) found.set(def, {
        file,
        line: def.line,
        def,
        ochiai: Math.max(found.get(def)?.ochiai ?? 0, ochiai)
    });
    return found;
}
/** The functions that a line calls among those that ran: methods by an object, functions by their name or their module's. */ function callees(dossier, functions) {
    const byName = new Map();
    for (const one of functions)byName.set((0,facts_of_sources/* tail */.RT)(one.def.qualname), [
        ...byName.get((0,facts_of_sources/* tail */.RT)(one.def.qualname)) ?? [],
        one
    ]);
    const modules = new Map();
    const modulesOf = (file)=>{
        const known = modules.get(file) ?? new Set(dossier.sources.get(file)?.imports.flatMap((one)=>[
                ...one.names.map((name)=>name.as ?? name.name),
                (0,facts_of_sources/* tail */.RT)(one.module)
            ]));
        modules.set(file, known);
        return known;
    };
    return ({ file, def }, text)=>[
            ...text.matchAll(/(?:(\w+)?(\.))?(\w+)\s*\(/g)
        ].flatMap(([, object, dot, name = ""])=>(byName.get(name) ?? []).filter((other)=>other.def !== def && (dot === undefined || other.def.qualname.includes(".") || modulesOf(file).has(object ?? ""))));
}
function suspicion_measures_wordsOf(text) {
    return (text.replace(/\[.*$/s, "").match(/[A-Za-z][a-z]+|[A-Z]+/g) ?? []).map((word)=>word.toLowerCase()).filter((word)=>word.length > 2 && ![
            "test",
            "tests",
            "src",
            "init"
        ].includes(word));
}

;// CONCATENATED MODULE: ./src/diagnose/suspicion.js
/**
 * Ranks lines of the project by how likely the root lies there, from the lines that failing and passing tests ran. It ranks;
 * it proves nothing.
 *
 * What speaks for a line: Ochiai's coefficient of the line and of its function (with DStar), the alteration that the
 * commit at fault made there (before all else, where history has found that commit), a place on the traceback, few
 * calls between it and the failed expression, an operation that can make the difference between the two values, a decision
 * after which failing and passing tests part, words that the failure shows, and names that the failing tests share with it.
 * Against it: that it calls a function which is as suspicious, and that it neither computes nor decides. Where all of that is equal, the later line of a function comes first: guards stand at the top.
 */ 

/** Weights of what speaks for a line, found by trying them on two hundred projects with one fault each. */ const suspicion_WEIGHTS = {
    ochiai: 1,
    function: 1,
    dstar: 0.8,
    reached: 0.1,
    near: 0.1,
    traceback: 0.15,
    works: 0.1,
    work: 0.2,
    fits: 0.25,
    omits: 0.8,
    named: 0.1,
    parts: 0.1,
    writes: 0.2,
    idle: -0.3,
    delegates: -0.5,
    outside: -0.6
};
/** The sum of the positive ones that any line can have. */ const WHOLE = 3.8;
/** From here on DStar and the operations of a line say no more. */ const FULL = {
    dstar: 10,
    work: 4
};
/** Lines this near to a better one in the same file say nothing new to a reader. */ const suspicion_NEAR = 2;
const suspicion_MOST = 10;
/**
 * The tests whose lines count for one group; null where none of its nodes failed under measurement.
 * @param family nodes that may share the group's root: those that no history sets apart
 */ function runsOf(dossier, spectrum, family) {
    const nodes = new Set(dossier.failures.flatMap((one)=>one.type === "test" ? [
            one.node
        ] : []));
    const failing = spectrum.failed.filter((one)=>family.has(one.node));
    const mine = failing.filter((one)=>nodes.has(one.node));
    return mine.length === 0 ? null : {
        mine,
        failing,
        passing: spectrum.passed
    };
}
/** All lines in the running for one group, the likeliest first. */ function suspicions(dossier, { evidence }, runs) {
    const code = measures(dossier, runs, (file)=>!dossier.isTest(file));
    const tests = spares(dossier, code) ? measures(dossier, runs, dossier.isTest).filter((one)=>one.novelty !== null && !cameAlong(dossier, one)) : [];
    const all = [
        ...code,
        ...tests
    ];
    const most = all.reduce((sum, { ochiai })=>Math.max(sum, ochiai), Number.MIN_VALUE);
    const weigh = weighing(dossier);
    const rated = all.map((one)=>({
            one,
            score: weigh(base(one, most), one.novelty?.weight ?? 0)
        })).sort((a, b)=>b.score - a.score || b.one.dstar - a.one.dstar || a.one.file.localeCompare(b.one.file) || b.one.line - a.one.line);
    return rated.map(({ one, score })=>({
            file: one.file,
            line: one.line,
            score,
            def: one.def,
            novelty: one.novelty,
            why: suspicion_told(one, runs),
            evidence
        }));
}
/** The first ones of a ranking that do not stand beside a better one. */ function distinct(all) {
    const kept = [];
    for (const next of all){
        if (kept.length === suspicion_MOST) break;
        if (!kept.some((one)=>one.file === next.file && Math.abs(one.line - next.line) <= suspicion_NEAR)) kept.push(next);
    }
    return kept;
}
/** @param most the highest coefficient of all lines */ function base(one, most) {
    const spectrum = (suspicion_WEIGHTS.ochiai * one.ochiai + suspicion_WEIGHTS.function * one.functionOchiai) / most + suspicion_WEIGHTS.dstar * Math.min(1, one.dstar / FULL.dstar);
    const flow = (one.distance === null ? 0 : suspicion_WEIGHTS.reached + suspicion_WEIGHTS.near / (1 + one.distance)) + suspicion_WEIGHTS.traceback * one.traceback + (one.delegates ? suspicion_WEIGHTS.delegates : 0);
    const text = (one.work > 0 ? suspicion_WEIGHTS.works : 0) + suspicion_WEIGHTS.work * Math.min(1, one.work / FULL.work) + (one.fits ? suspicion_WEIGHTS.fits : 0) + (one.omits ? suspicion_WEIGHTS.omits : 0) + (one.parts ? suspicion_WEIGHTS.parts : 0) + (one.writes ? suspicion_WEIGHTS.writes : 0) + (one.idle ? suspicion_WEIGHTS.idle : 0) + suspicion_WEIGHTS.named * one.named;
    const outside = one.def === null && one.novelty === null ? suspicion_WEIGHTS.outside : 0;
    return Math.min(1, Math.max(0, spectrum + flow + text + outside) / WHOLE);
}
/** Before all else counts what the commit at fault altered; less so where it is the whole change, or where the test is as new. */ function weighing(dossier) {
    if (blamed(dossier).length === 0) return (runs)=>0.6 * runs;
    if (dossier.culprit === null || isNewTest(dossier)) return (runs, altered)=>0.5 * runs + 0.2 * altered;
    return (runs, altered)=>altered > 0 ? 0.45 + 0.2 * altered + 0.35 * runs : 0.5 * runs;
}
function suspicion_told({ failed, failing, passed, novelty }, { passing }) {
    const ran = `${String(failed)} of ${String(failing)} failing and ${String(passed)} of ${String(passing.length)} passing tests run it`;
    if (novelty === null) return ran;
    return `${ran}, and the change ${novelty.how === "deleted" ? `took \`${suspicion_short(novelty.before)}\` away there` : novelty.before === null ? "brought it" : `altered it from \`${suspicion_short(novelty.before)}\``}`;
}
function suspicion_short(text) {
    const line = (text ?? "").trim();
    return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}

;// CONCATENATED MODULE: ./src/probe/spectrum/spectrum.js
/** Line coverage of failing nodes and their passing neighbours, from one run of their test files. */ 

/** Neighbours that are run; the nearest ones tell the most. */ const NEIGHBOURS = 60;
/** Of the time that is left, what a ranking may take; and never more than this. */ const spectrum_SHARE = 0.4;
const LONGEST_MS = 120_000;
/** Lines in a row; the code under test could write any number into the channel. */ const LONGEST_RUN = 100_000;
/**
 * Runs the failing nodes with their neighbours under line coverage.
 * @returns null where there is nothing to compare: no time, no coverage (another tracer is at work), or no node that fails
 * in this company; the reason is in `context.notRun`
 */ async function measureSpectrum(context, interpreter, neutral, question) {
    const no = (reason)=>{
        context.notRun.push({
            step: "spectrum",
            reason
        });
        return null;
    };
    const timeoutMs = Math.min((0,src_context/* timeLeft */.f)(context) * spectrum_SHARE, LONGEST_MS);
    if (timeoutMs < 1000) return no("the time budget was used up");
    const read = await (0,reproduce/* unlessStopped */.OO)((0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S4",
        action: "pytest.spectrum",
        timeoutMs,
        args: [
            "-q",
            "--tb=no",
            ...question.files.map(reproduce/* nodeArgument */.Yu),
            "--continue-on-collection-errors"
        ],
        settings: {
            coverage: {
                project: context.inputs.project,
                nodes: question.failing,
                red: question.red,
                most: NEIGHBOURS
            }
        }
    }));
    if (read === null) return no("the run was stopped");
    const red = new Set(read.outcome.failures.map((failure)=>failure.node));
    const nodes = read.facts.filter((fact)=>fact.t === "coverage").map((fact)=>({
            node: fact.node,
            files: linesOf(fact)
        }));
    const failed = nodes.filter(({ node })=>red.has(node));
    const passed = nodes.filter(({ node })=>read.outcome.passed.has(node));
    const wanted = new Set(question.failing);
    if (!failed.some(({ node })=>wanted.has(node))) return no(read.ran.timedOut ? "the run that measures what tests run took too long" : "no failing node could be measured in the company of its neighbours");
    const claim = `lines that ${String(failed.length)} failing and ${String(passed.length)} passing tests run`;
    return {
        failed,
        passed,
        evidence: context.recorder.fromCommand(read.ran, claim, read.ran.output.slice(-1400))
    };
}
function linesOf({ files }) {
    return new Map(Object.entries(files).map(([file, flat])=>{
        const lines = new Set();
        for(let at = 0; at + 1 < flat.length; at += 2){
            const [first = 0, last = 0] = flat.slice(at, at + 2);
            for(let line = first; line <= Math.min(last, first + LONGEST_RUN); line += 1)lines.add(line);
        }
        return [
            file,
            lines
        ];
    }));
}

;// CONCATENATED MODULE: ./src/stages/suspect.js
/** Stage 4, for what is left: where rules know no more than a weak root, the lines that tests run are measured and ranked. */ 




/** Nodes of one group, and of all groups, that are measured. */ const OF_GROUP = 5;
const suspect_MOST = 40;
/** Test files that are run besides those of the failing nodes. */ const FILES = 8;
/** @returns what was measured by signature, for the groups of tests whose root is weak; suspects for those that are a matter of ranking */ async function suspect(bench, { diagnoses, groups, dossierOf, originOf }) {
    const weak = new Set(diagnoses.filter(({ findings: [root] })=>root.confidence === "weak").flatMap((one)=>one.signatures));
    const asked = groups.filter((one)=>weak.has(one.signature)).map((one)=>({
            ...one,
            dossier: dossierOf(one.failures, one.signature)
        })).filter(({ dossier })=>suspect_steady(dossier));
    const [first] = asked;
    if (first === undefined) return new Map();
    const nodesOf = (failures)=>failures.flatMap((one)=>one.type === "test" ? [
                one.node
            ] : []);
    const failing = [
        ...new Set(asked.flatMap((one)=>nodesOf(one.failures).slice(0, OF_GROUP)))
    ].slice(0, suspect_MOST);
    bench.context.progress.stage("ranking lines by what the tests run");
    const spectrum = await measureSpectrum(bench.context, bench.interpreter, bench.neutral, {
        failing,
        red: groups.flatMap((one)=>nodesOf(one.failures)),
        files: neighbours(first.dossier, failing)
    });
    if (spectrum === null) return new Map();
    return new Map(asked.map(({ signature, dossier })=>{
        const family = asked.filter((one)=>originOf(one.signature) === originOf(signature)).flatMap((one)=>nodesOf(one.failures));
        const runs = runsOf(dossier, spectrum, new Set(family));
        const all = runs === null || symptom(dossier) === null ? [] : suspicions(dossier, spectrum, runs);
        return [
            signature,
            {
                first: distinct(all),
                all,
                heat: runs === null ? null : (0,heat/* heatOf */.Sz)(runs)
            }
        ];
    }));
}
/** Whether the node fails each time and by itself: what fails now and then, or in company, is no matter of lines. */ function suspect_steady({ isolation }) {
    return isolation === null || isolation.verdict === "deterministic";
}
/** The failing nodes' test files, then others that reach the same code, those with most in common first. */ function neighbours(dossier, failing) {
    const own = [
        ...new Set(failing.map((node)=>node.split("::", 1)[0] ?? node))
    ];
    const code = (file)=>(0,facts_of_sources/* reach */.gl)(dossier, file).filter((other)=>!dossier.isTest(other));
    const wanted = new Set(own.flatMap(code));
    const others = dossier.files.filter((file)=>/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(file) && !own.includes(file)).map((file)=>({
            file,
            common: code(file).filter((one)=>wanted.has(one)).length
        })).filter(({ common })=>common > 0);
    return [
        ...own,
        ...others.sort((a, b)=>b.common - a.common).slice(0, FILES).map(({ file })=>file)
    ];
}

;// CONCATENATED MODULE: ./src/stages/conclude.js
/** Stage 4: failures to chains. */ 










/** Lets the rules read all that is known; null where nothing failed. */ async function conclude(bench, files, gathered, experiments, change) {
    const { interpreter } = bench;
    const { failures, history, culprits, isolations } = experiments;
    if (failures.length === 0) return null;
    const known = await inquire(bench, files, gathered, failures);
    const unmasked = await unmask(bench, files, {
        groups: (0,group/* group */.O)(failures, env_files/* isFirstParty */.FF),
        facts: gathered.reproduction.facts,
        sources: known.sources,
        watched: gathered.given.size > 0,
        isolationOf: (g)=>(0,experiment/* isolationOf */._)(g.failures, isolations),
        types: gathered.typesPlan
    });
    let ranked = new Map();
    const dossierOf = (members, signature)=>{
        const nodes = new Set(members.map((f)=>f.type === "mypy" ? "" : f.node ?? ""));
        const isolation = (0,experiment/* isolationOf */._)(members, isolations);
        const lifted = unmasked.lifted.get(signature) ?? null;
        const [first] = members;
        return {
            failures: members,
            all: [
                ...failures,
                ...unmasked.types
            ],
            ...known,
            lifted,
            culprit: culprits.get(signature) ?? null,
            isolation,
            environment: interpreter.facts,
            environmentEvidence: interpreter.evidence,
            facts: [
                ...[
                    ...gathered.reproduction.facts,
                    ...unmasked.caught
                ].filter((f)=>!("node" in f) || f.node === "" || nodes.has(f.node)),
                ...isolation?.facts ?? [],
                ...lifted === null || first.type !== "test" ? [] : uncovered(lifted, first.node, [
                    ...gathered.reproduction.facts,
                    ...unmasked.caught
                ])
            ],
            session: gathered.reproduction.session,
            files: files.python,
            others: files.cut ? null : files.others,
            manifests: files.manifests,
            change,
            baseline: history.baseline,
            spectrum: ranked.get(signature)?.first ?? null,
            heat: ranked.get(signature)?.heat ?? null,
            firstParty: env_files/* isFirstParty */.FF,
            isTest: env_files/* isTestFile */.hl
        };
    };
    const preExisting = (signature)=>history.byGroup.get(signature)?.preExisting === true;
    const commitOf = (signature)=>{
        const verdict = history.byGroup.get(signature);
        return (verdict?.introducedBy ?? verdict?.arrived)?.sha ?? null;
    };
    const means = {
        dossierOf,
        rules: rules,
        firstParty: env_files/* isFirstParty */.FF,
        preExisting
    };
    const plain = (0,diagnose/* diagnose */.h)(failures, means);
    ranked = await suspect(bench, {
        diagnoses: plain,
        groups: (0,group/* group */.O)(failures, env_files/* isFirstParty */.FF),
        dossierOf,
        originOf: (signature)=>`${String(preExisting(signature))} ${commitOf(signature) ?? ""}`
    });
    const diagnoses = regroup(ranked.size === 0 ? plain : (0,diagnose/* diagnose */.h)(failures, means), {
        suspicionsOf: (signature)=>ranked.get(signature)?.first ?? [],
        commitOf
    });
    return {
        diagnoses: await confirm_confirm(bench, gathered.reproduction.facts, withUnmasked(diagnoses, unmasked)),
        dossierOf: (one)=>dossierOf(one.failures, one.signatures[0]),
        rankings: [
            ...ranked.values()
        ]
    };
}

// EXTERNAL MODULE: ./src/marks/anchors/read.js
var read = __webpack_require__(2597);
;// CONCATENATED MODULE: ./src/marks/anchors/project.js
/** The anchors of a whole project: what regions there are, and what they say of a place. */ 

/** A file has no anchor without this. */ const project_HINT = /region\b/;
/** Reads files when they are asked for, each once. */ class ProjectAnchors {
    #files;
    #read;
    #known = new Map();
    #names = null;
    /**
   * @param files Python files, relative to the project
   * @param read text of a file; null where it is not there
   */ constructor(files, read){
        this.#files = files;
        this.#read = read;
    }
    /** Null where the file has none. */ of(file) {
        const there = this.#known.get(file);
        if (there !== undefined) return there;
        const text = /\.pyi?$/.test(file) ? this.#read(file) : null;
        const anchors = text === null || !project_HINT.test(text) ? null : (0,read/* readAnchors */.DB)((0,syntax_source/* parse */.qg)(file, text));
        const found = anchors === null || anchors.marks.length === 0 ? null : anchors;
        this.#known.set(file, found);
        return found;
    }
    at(file, line) {
        return (0,read/* regionAt */.cf)(this.of(file)?.regions ?? [], line);
    }
    /** Names of all regions of the project. */ names() {
        this.#names ??= new Set(this.#files.flatMap((file)=>this.of(file)?.regions.map((r)=>r.name) ?? []));
        return this.#names;
    }
}
/** Longer regions are quoted by their head alone. */ const project_WHOLE = 25;
const quotedLines = ({ lines: [from, to], head })=>to - from < project_WHOLE ? [
        from,
        to
    ] : [
        from,
        Math.max(head, from)
    ];
/** What a region says of itself, in one sentence. */ function claimOf({ name, complexity, tags }) {
    const said = [
        "PRE",
        "POST",
        "SIDE_EFFECT",
        "DATA_CONTRACT",
        "TEST_EDGE",
        "REJECTED"
    ].flatMap((tag)=>tags.filter((t)=>t.name === tag).map((t)=>`@${tag} ${t.text}`));
    return `the region \`${name}\`${complexity === null ? "" : ` [C:${String(complexity)}]`} around the root says: ${said.join("; ") || tags[0]?.text || "nothing of itself"}`.slice(0, 500);
}

;// CONCATENATED MODULE: ./src/stages/checklist/check.js
/** A line of attempt 3's checklist: a question that is really put to the project, and answered with what came of it. */ 
/** Nodes that are run again: one for each root. */ const nodesOf = (failures)=>[
        ...new Set(failures.flatMap((f)=>f.type === "test" ? [
                f.node
            ] : []))
    ];
const testsOf = (failures)=>failures.filter((f)=>f.type === "test");
/** The project's own code on the chains, tests aside; where there is none, what the failing tests import of it. */ function codeOn({ failures, dossier }) {
    const frames = failures.flatMap((f)=>f.type === "mypy" ? [
            f.file
        ] : f.exceptions.flatMap((e)=>e.frames.map((x)=>x.file)));
    const code = [
        ...new Set(frames)
    ].filter((f)=>(0,env_files/* isFirstParty */.FF)(f) && !(0,env_files/* isTestFile */.hl)(f) && dossier.files.includes(f));
    if (code.length > 0) return code;
    const tests = new Set(nodesOf(failures).map((n)=>n.split("::", 1)[0] ?? n));
    const wanted = [
        ...tests
    ].flatMap((t)=>dossier.sources.get(t)?.imports.map((i)=>i.module) ?? []);
    return dossier.files.filter((f)=>!(0,env_files/* isTestFile */.hl)(f) && wanted.some((m)=>f === `${m.replaceAll(".", "/")}.py` || f.endsWith(`/${m.replaceAll(".", "/")}.py`) || f.endsWith(`${m.replaceAll(".", "/")}/__init__.py`)));
}
/** "a, b and 3 more". */ function some(parts, most = 4) {
    const rest = parts.length - most;
    return [
        ...parts.slice(0, most),
        ...rest > 0 ? [
            `${String(rest)} more`
        ] : []
    ].join(", ");
}
/** A first element is there. */ function filled(list) {
    const [first, ...rest] = list;
    return first === undefined ? null : [
        first,
        ...rest
    ];
}

;// CONCATENATED MODULE: ./src/stages/checklist/contract.js
/** Contract `@PRE` against real input: what the regions on the chains ask for, and what the failing calls were given. */ 

const contract_MOST = 5;
function contract_ask(subject) {
    const { fresh, failures, dossier } = subject;
    const seen = testsOf(fresh?.outcome.failures ?? failures);
    const frames = [
        ...new Map(seen.flatMap((f)=>f.exceptions.flatMap((e)=>e.frames)).filter((f)=>dossier.firstParty(f.file)).map((f)=>[
                `${f.file}:${f.func}`,
                f
            ])).values()
    ];
    const contracts = frames.flatMap((frame)=>preconditions(subject, frame)).slice(0, contract_MOST);
    const judged = contracts.length > 0 ? contracts : frames.flatMap((frame)=>annotations(subject, frame)).slice(0, contract_MOST);
    const evidence = filled([
        ...fresh === null ? [
            dossier.failures[0].evidence
        ] : [
            fresh.evidence
        ],
        ...judged.map((j)=>j.evidence)
    ]);
    const none = contracts.length > 0 ? "" : "no file on the chains states a `@PRE`; ";
    const said = judged.length === 0 ? `${none}no annotated function of the project is on them either` : `${none}${some(judged.map((j)=>j.said), contract_MOST)}`;
    return Promise.resolve(evidence === null ? null : {
        said,
        evidence
    });
}
/** Names and types of what a call was given, never values. */ const given = ({ locals }, names)=>names.flatMap((n)=>locals[n] === undefined ? [] : [
            `\`${n}\` is \`${locals[n]}\``
        ]).join(", ");
function preconditions({ anchors, bench: { context } }, frame) {
    const region = anchors.at(frame.file, frame.line);
    return (region?.tags ?? []).filter((t)=>t.name === "PRE").map(({ text, line })=>{
        const names = (text.match(/[^\W\d]\w*/gu) ?? []).filter((word)=>frame.locals[word] !== undefined);
        const verdict = broken(text, frame.locals);
        const real = given(frame, [
            ...new Set(names)
        ]) || "the call shows no name of it";
        return {
            said: `\`@PRE ${text}\` of \`${frame.func}\`: ${verdict ?? real}`,
            evidence: context.recorder.fromFile(frame.file, [
                line,
                line
            ], `states a precondition; ${verdict ?? real}`)
        };
    });
}
/** Where the types alone decide: `x is not None` against `None`, `x is an int` or `isinstance(x, int)` against another type. */ function broken(text, locals) {
    for (const [name, type] of Object.entries(locals)){
        const about = (pattern)=>new RegExp(pattern.replaceAll("NAME", `(?<!\\w)${name}(?!\\w)`), "i").exec(text);
        if (type === "NoneType" && about("NAME\\W{0,3}(?:is|must be|!=)?\\W*(?:not|never|non-?)\\s*`?None|NAME[^.;]*\\bnot None") !== null) return `violated: \`${name}\` is \`None\``;
        const wanted = (about("isinstance\\(\\s*NAME\\s*,\\s*(\\w+)\\s*\\)") ?? about("NAME`?\\s*(?::|is an?|must be an?)\\s*`?(int|str|float|bytes|list|dict|tuple|set)\\b"))?.[1];
        if (wanted !== undefined && wanted !== type && !(wanted === "int" && type === "bool")) return `violated: \`${name}\` is \`${type}\`, not \`${wanted}\``;
    }
    return null;
}
/** Without contracts, the annotations are what the code states of its input. */ function annotations({ dossier, bench: { context } }, frame) {
    const def = dossier.isTest(frame.file) ? undefined : (0,facts_of_sources/* enclosing */.fD)(dossier, frame.file, frame.line);
    const typed = (def?.params ?? []).filter((p)=>p.annotation !== null && frame.locals[p.name] !== undefined);
    if (def === undefined || typed.length === 0) return [];
    const said = typed.map((p)=>`\`${p.name}: ${p.annotation ?? ""}\` is \`${frame.locals[p.name] ?? ""}\``).join(", ");
    return [
        {
            said: `in \`${def.qualname}\` ${said}`,
            evidence: context.recorder.fromFile(frame.file, [
                def.line,
                def.line
            ], `annotates what it takes; ${said}`)
        }
    ];
}
const contract = {
    line: "contract `@PRE` against real input",
    ask: contract_ask
};

// EXTERNAL MODULE: ./src/env/interpreter.js + 1 modules
var interpreter = __webpack_require__(5377);
;// CONCATENATED MODULE: ./src/stages/checklist/dependencies.js
/** Dependency versions against the lock: what is installed, asked anew, against what the lock and the manifests say. */ 



const dependencies_MOST = 6;
async function dependencies_ask({ bench: { context }, dossier: { manifests } }) {
    const { facts, evidence } = await (0,interpreter/* findInterpreter */.A)(context);
    const wishes = unmet({
        manifests,
        environment: facts
    });
    const locks = [
        ...new Set(locked({
            manifests
        }).map((l)=>l.file))
    ];
    const declared = (0,facts_of_manifests/* requirements */.Ln)({
        manifests
    }).filter((r)=>r.use !== "extra").reduce((n, r)=>n + r.entries.length, 0);
    const against = locks.length > 0 ? `${some(locks.map((l)=>`\`${l}\``))} and the manifests` : declared > 0 ? `the ${String(declared)} declared requirements; there is no lock file` : "nothing: neither a lock file nor a declared requirement is there";
    const quotes = wishes.slice(0, dependencies_MOST).map((w)=>context.recorder.fromFile(w.file, [
            w.line,
            w.line
        ], `asks for ${w.name}${w.specifiers}; ${w.installed === null ? "it is not installed" : `${w.installed} is installed`}`));
    const bad = wishes.map((w)=>`\`${w.name}\` is ${w.installed ?? "not installed"}, ${w.by === "lock" ? "locked" : "declared"} \`${w.specifiers || "any version"}\``);
    return {
        said: `${String(facts.distributions.length)} installed distributions against ${against}: ${bad.length === 0 ? "no difference" : some(bad)}`,
        evidence: [
            evidence,
            ...quotes
        ]
    };
}
const dependencies = {
    line: "dependency versions against the lock",
    ask: dependencies_ask
};

// EXTERNAL MODULE: ./src/probe/smoke/smoke.js + 1 modules
var smoke = __webpack_require__(9451);
;// CONCATENATED MODULE: ./src/stages/checklist/fixtures.js
/** Fixture and mock set-up: what the failing tests set up, as pytest shows it, and whether what they patch is there. */ 



const fixtures_MOST = 8;
async function fixtures_ask(subject) {
    const { bench: { context, interpreter }, dossier, fresh, failures, path } = subject;
    if (fresh === null) return {
        said: "no test fails, so nothing is set up",
        evidence: [
            dossier.failures[0].evidence
        ]
    };
    const own = fresh.facts.flatMap((f)=>f.t === "item" ? f.fixtures : []).filter((x)=>x.file !== null && dossier.firstParty((0,paths/* toProject */.l4)(x.file, context.inputs.project)));
    const named = [
        ...new Map(own.map((x)=>[
                x.name,
                `\`${x.name}\` (${x.scope}, \`${(0,paths/* toProject */.l4)(x.file ?? "", context.inputs.project)}:${String(x.line ?? "?")}\`)`
            ])).values()
    ];
    const broken = fresh.outcome.failures.filter((f)=>f.phase === "setup").map((f)=>`the set-up of \`${f.node}\` fails`);
    const doubles = [
        ...new Set(testsOf(failures).flatMap((f)=>f.exceptions.flatMap((e)=>e.mocks.map((m)=>`\`${m.expr}\` is a \`${m.type}\``))))
    ];
    const targets = (0,facts_of_patches/* patches */.L)(dossier).filter((p)=>/^[\w.]+$/.test(p.module) && p.module !== "").slice(0, fixtures_MOST);
    const tried = targets.length === 0 ? [] : await (0,smoke/* smoke */.Q)(context, interpreter, {
        objects: targets.map((t)=>({
                module: t.module,
                attribute: t.attribute
            })),
        commands: [],
        path
    }, "a patch's target");
    const lost = tried.filter((t)=>t.outcome === "failed").map((t)=>`\`${t.what}\`, which is patched, is not there by that name alone`);
    const said = [
        ...broken,
        named.length === 0 ? "no fixture of the project's own is used" : `set up: ${some(named)}`,
        ...broken.length === 0 ? [
            "set-up passes"
        ] : [],
        ...lost,
        ...targets.length > 0 && lost.length === 0 ? [
            `${String(tried.length)} of ${String(tried.length)} patched names are there`
        ] : [],
        doubles.length === 0 ? "no double stands on a failing line" : some(doubles)
    ];
    const evidence = filled([
        fresh.evidence,
        ...tried.map((t)=>t.evidence)
    ]);
    return evidence === null ? null : {
        said: said.join("; "),
        evidence
    };
}
const fixtures_fixtures = {
    line: "fixture and mock set-up",
    ask: fixtures_ask
};

;// CONCATENATED MODULE: ./src/stages/checklist/imports.js
/** Imports and module paths: each module of the chains in a fresh interpreter, and where it came from. */ 



const imports_MOST = 6;
async function imports_ask(subject) {
    const { bench: { context, interpreter }, dossier, fresh, path } = subject;
    const files = new Set(dossier.files);
    const places = codeOn(subject).flatMap((file)=>(0,place/* placeOf */.$)(file, files, path) ?? []).slice(0, imports_MOST);
    const tried = await (0,width/* eachOf */.p)(places, 2, (place)=>importCold(context, interpreter, place, path, null));
    const evidence = filled(tried.map((t)=>t.evidence));
    if (evidence === null) return fresh === null ? null : {
        said: "the failing tests import no module of the project; the run itself shows what it loaded",
        evidence: [
            fresh.evidence
        ]
    };
    const good = tried.filter(isOwn);
    const bad = tried.filter((t)=>!isOwn(t)).map(imports_told);
    return {
        said: bad.length > 0 ? some(bad) : `${String(good.length)} of ${String(tried.length)} modules on the chains import cold, each from the checkout: ${some(good.map((t)=>`\`${t.place.module}\` from \`${t.place.file}\``))}`,
        evidence
    };
}
const isOwn = ({ place, outcome })=>outcome.kind === "imported" && outcome.from === place.file;
function imports_told({ place, outcome }) {
    if (outcome.kind === "imported") return `\`${place.module}\` comes from \`${outcome.from}\`, not from \`${place.file}\``;
    return outcome.kind === "raised" ? `\`${place.module}\` raises \`${outcome.exception ?? "an error"}\` when it is imported` : `the interpreter ends when \`${place.module}\` is imported`;
}
const imports = {
    line: "imports and module paths",
    ask: imports_ask
};

;// CONCATENATED MODULE: ./src/stages/checklist/variables.js
/** Environment variables and configuration: what the code reads, whether it is set, and which settings are in force. */ 



const variables_MOST = 20;
const variables_TIMEOUT_MS = 20_000;
async function variables_ask(subject) {
    const { bench: { context, interpreter }, dossier, fresh } = subject;
    const near = codeOn(subject);
    const files = [
        ...near,
        ...[
            ...dossier.sources.keys()
        ].filter((f)=>!near.includes(f) && dossier.firstParty(f))
    ];
    const places = new Map();
    for (const file of files)for (const read of dossier.sources.get(file)?.env_reads ?? [])if (read.name !== null && /^\w+$/.test(read.name) && !places.has(read.name)) places.set(read.name, `${file}:${String(read.line)}`);
    const names = [
        ...places.keys()
    ].slice(0, variables_MOST);
    const words = [
        "-c",
        `import os; [print(n, 'set' if n in os.environ else 'not set') for n in (${names.map((n)=>`'${n}', `).join("")})]`
    ];
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            ...words
        ],
        cwd: context.inputs.project,
        timeoutMs: Math.min(variables_TIMEOUT_MS, (0,src_context/* timeLeft */.f)(context)),
        env: (0,bytecode/* bytecodeEnv */.R)(context, interpreter)
    }, {
        stepId: "S3",
        action: "checklist.variables",
        shown: [
            ...interpreter.shown,
            ...words
        ]
    });
    if (ran.exitCode !== 0) return null;
    const missing = names.filter((n)=>ran.stdout.split("\n").includes(`${n} not set`));
    const at = (list)=>some(list.map((n)=>`\`${n}\` (\`${places.get(n) ?? ""}\`)`));
    const variables = names.length === 0 ? "the code reads no environment variable by name" : missing.length === 0 ? `all of the ${String(names.length)} variables that the code reads are set` : `not set: ${at(missing)}; set: ${String(names.length - missing.length)} of ${String(names.length)}`;
    const ini = fresh?.session?.inipath ?? interpreter.facts.pytest?.inipath ?? null;
    const configuration = ini === null ? "pytest has no settings file" : `pytest takes its settings from \`${(0,paths/* toProject */.l4)(ini, context.inputs.project)}\``;
    const settings = ini === null ? [] : [
        context.recorder.fromFile((0,paths/* toProject */.l4)(ini, context.inputs.project), [
            1,
            1
        ], "the settings in force")
    ];
    const evidence = filled([
        context.recorder.fromCommand(ran, variables, ran.stdout),
        ...settings
    ]);
    return evidence === null ? null : {
        said: `${variables}; ${configuration}`,
        evidence
    };
}
const variables = {
    line: "environment variables and configuration",
    ask: variables_ask
};

;// CONCATENATED MODULE: ./src/stages/checklist/venv.js
/** The virtual environment: which interpreter runs, whose packages it sees, and whether the project may be run by it. */ 



const venv_TIMEOUT_MS = 20_000;
async function venv_ask({ bench: { context, interpreter }, dossier }) {
    const words = [
        "-c",
        "import sys, pytest; print(*sys.version_info[:3], sep='.'); print(sys.prefix); print(sys.base_prefix); print(pytest.__file__)"
    ];
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            ...words
        ],
        cwd: context.inputs.project,
        timeoutMs: Math.min(venv_TIMEOUT_MS, (0,src_context/* timeLeft */.f)(context)),
        env: (0,bytecode/* bytecodeEnv */.R)(context, interpreter)
    }, {
        stepId: "S3",
        action: "checklist.venv",
        shown: [
            ...interpreter.shown,
            ...words
        ]
    });
    const [version = "", prefix = "", base = "", pytest = ""] = ran.stdout.trim().split(/\r?\n/);
    if (ran.exitCode !== 0 || pytest === "") return null;
    const active = context.env["VIRTUAL_ENV"];
    const wanted = /^requires-python\s*=\s*["']([^"']+)["']/m.exec(dossier.manifests.get("pyproject.toml") ?? "")?.[1];
    const line = wanted === undefined ? 0 : (dossier.manifests.get("pyproject.toml") ?? "").split("\n").findIndex((l)=>l.startsWith("requires-python")) + 1;
    const said = [
        `Python ${version} ${prefix === base ? "outside any virtual environment" : "in a virtual environment"} (\`${prefix}\`), chosen by ${interpreter.reason}`,
        pytest.startsWith(prefix) ? "pytest is its own" : `pytest comes from elsewhere: \`${pytest}\``,
        ...active === undefined || active === "" ? [] : [
            prefix === active ? "VIRTUAL_ENV names the same" : `VIRTUAL_ENV names another: \`${active}\``
        ],
        ...wanted === undefined ? [] : [
            `\`requires-python\` \`${wanted}\` ${(0,pep440/* satisfies */.i)(version, wanted) ? "holds" : "does not hold"}`
        ]
    ].join("; ");
    const evidence = filled([
        context.recorder.fromCommand(ran, `Python ${version}`, ran.stdout),
        ...line === 0 ? [] : [
            context.recorder.fromFile("pyproject.toml", [
                line,
                line
            ], "the versions of Python that the project allows")
        ]
    ]);
    return evidence === null ? null : {
        said,
        evidence
    };
}
const venv = {
    line: "the virtual environment",
    ask: venv_ask
};

;// CONCATENATED MODULE: ./src/stages/checklist/index.js
/** The checklist of attempt 3, in the contract's order; each line is run, and one that fails in itself has no answer. */ 







const CHECKS = [
    imports,
    variables,
    dependencies,
    fixtures_fixtures,
    contract,
    venv
];
const LINES = CHECKS.map((c)=>c.line);
async function checklist(subject) {
    const checked = [];
    for (const check of CHECKS)checked.push(await answer(check, subject));
    return checked;
}
async function answer({ line, ask }, subject) {
    const { context } = subject.bench;
    const no = (reason)=>{
        context.notRun.push({
            step: `checklist: ${line}`,
            reason
        });
        return {
            line,
            answer: null,
            evidence: []
        };
    };
    if ((0,src_context/* timeLeft */.f)(context) === 0) return no((0,src_context/* whyStopped */.k)(context));
    try {
        const found = await ask(subject);
        context.recorder.record({
            surface: "cognitive",
            step_id: "S3",
            action: "checklist.answer",
            marker: "EXPLORE",
            note: `${line}: ${found?.said ?? "no answer"}`
        });
        return found === null ? no("it gave no answer") : {
            line,
            answer: found.said,
            evidence: found.evidence
        };
    } catch (thrown) {
        return no(thrown instanceof errors/* Stopped */.C9 ? (0,src_context/* whyStopped */.k)(context) : `it failed: ${(0,errors/* messageOf */.bD)(thrown)}`);
    }
}

;// CONCATENATED MODULE: ./src/stages/force.js
/** Attempt 3 and on: facts gathered anew, what was concluded before marked as suspect, and the checklist. */ 





/** One node for each root is run again. */ const force_MOST = 6;
/**
 * @param live what fails and is not older than the change
 * @param beside runs of this very run that tell of the rest: mypy's, the interpreter's
 */ async function forceContext(bench, live, dossierOf, beside) {
    const { context, interpreter, neutral } = bench;
    const { project, prior } = context.inputs;
    const [first] = live;
    if (first === undefined) return {
        facts: [],
        suspect: force_suspect(prior, live),
        checklist: LINES.map((line)=>({
                line,
                answer: null,
                evidence: []
            }))
    };
    context.progress.stage("gathering the facts anew");
    const dossier = dossierOf(first);
    const failures = live.slice(0, force_MOST).map((d)=>d.failures[0]);
    const nodes = nodesOf(failures);
    const fresh = nodes.length === 0 ? null : await (0,reproduce/* unlessStopped */.OO)((0,reproduce/* readRun */.cI)(context, interpreter, neutral, {
        stepId: "S3",
        action: "checklist.rerun",
        args: [
            "-q",
            ...nodes.map(reproduce/* nodeArgument */.Yu),
            "--setup-show",
            "--tb=short",
            ...nodes.length > 1 ? [
                "--continue-on-collection-errors"
            ] : []
        ]
    }));
    const ran = fresh?.facts.findLast((f)=>f.t === "modules")?.path ?? [];
    const subject = {
        bench,
        failures,
        dossier,
        anchors: new ProjectAnchors(dossier.files, (file)=>(0,env_read/* readInside */.x)(project, file)),
        fresh,
        path: (0,place/* pathFolders */.z)(interpreter, project, ran).added
    };
    const again = fresh === null ? [] : [
        {
            statement: `the failing tests once more, in one process: ${fresh.evidence.claim}`,
            evidence: [
                fresh.evidence
            ]
        }
    ];
    return {
        facts: [
            ...again,
            ...beside.map((e)=>({
                    statement: e.claim,
                    evidence: [
                        e
                    ]
                })),
            ...live.slice(0, force_MOST).flatMap((d)=>placeOf(bench, d))
        ],
        suspect: force_suspect(prior, live),
        checklist: await checklist(subject)
    };
}
/** The line at the root, read again. */ function placeOf({ context: { recorder } }, { findings: [root] }) {
    if (root.file === null || root.line === null) return [];
    const quote = recorder.fromFile(root.file, [
        root.line,
        root.line
    ], "the line as it stands now");
    return [
        {
            statement: `\`${root.file}:${String(root.line)}\` now reads \`${quote.excerpt.trim().slice(0, 200)}\``,
            evidence: [
                quote
            ]
        }
    ];
}
/** What earlier attempts concluded and offered: it has not helped, whether or not this run comes to the same. */ function force_suspect(prior, live) {
    const same = (kind, file)=>live.some(({ findings: [root] })=>root.kind === kind && root.file === file);
    return (prior?.pushes ?? []).flatMap(({ head, attempt, roots, fixes })=>[
            ...roots.map((r)=>`attempt ${String(attempt)}, on ${head.slice(0, 7)}, concluded \`${r.kind}\`${r.file === null ? "" : ` at \`${r.file}${r.line === null ? "" : `:${String(r.line)}`}\``}; ${same(r.kind, r.file) ? "this run comes to the same again" : "this run does not"}`),
            ...fixes.map((f)=>`attempt ${String(attempt)} offered a fix, ${f}; the failure has outlived that push`)
        ]);
}

// EXTERNAL MODULE: ./src/env/change.js
var env_change = __webpack_require__(7377);
// EXTERNAL MODULE: ./src/publish/blocked.js
var blocked = __webpack_require__(1477);
;// CONCATENATED MODULE: ./src/stages/pushes.js
/** What git knows of the pushes that an earlier comment remembers. */ 


const pushes_MOST = 50;
/**
 * @param base of the change, where it is known
 * @param head the commit that this run is about
 */ async function pushedSince(context, pushes, base, head, attempt) {
    const found = [];
    // Without any that is remembered the change as a whole is what was tried.
    const ranges = pushes.length === 0 && base !== null ? [
        {
            from: base,
            to: head,
            number: attempt
        }
    ] : (0,blocked/* pairs */.AS)(pushes, head, attempt);
    for (const { from, to, number } of ranges){
        const range = `${from}..${to}`;
        const log = await (0,env_change/* git */.$Y)(context, [
            "log",
            "--no-show-signature",
            `--max-count=${String(pushes_MOST)}`,
            "--reverse",
            "--format=%s",
            range,
            "--"
        ]);
        const names = await (0,env_change/* git */.$Y)(context, [
            "diff",
            "--name-only",
            "-z",
            "--no-renames",
            "--no-ext-diff",
            from,
            to,
            "--"
        ]);
        const known = log.exitCode === 0;
        found.push({
            head: to,
            attempt: number,
            subjects: known ? log.stdout.split("\n").filter((l)=>l !== "") : null,
            classes: known && names.exitCode === 0 ? [
                ...new Set(names.stdout.split("\0").filter((f)=>f !== "").map(classOf))
            ] : []
        });
    }
    return found;
}
/** A class of fix, by what it touches. */ function classOf(file) {
    if ((0,env_files/* isTestFile */.hl)(file)) return "tests";
    if (/(?:^|\/)(?:[\w.-]*requirements[\w.-]*\.(?:txt|in)|constraints[\w.-]*\.txt|[\w.]+\.lock|Pipfile)$/.test(file)) return "dependencies";
    if (/\.(?:toml|cfg|ini|ya?ml|json|env)$/.test(file)) return "configuration";
    return file.endsWith(".py") || file.endsWith(".pyi") ? "code" : "other files";
}

;// CONCATENATED MODULE: ./src/marks/anchors/check.js
/** What is broken about the anchors of a file, as remarks. */ const at = (file, line)=>`\`${file}:${String(line)}\``;
function brokenAnchors({ file, anchors, text, names, added }) {
    const remark = (what, line, statement)=>({
            what,
            kind: null,
            file,
            line,
            statement
        });
    const strays = anchors.strays.map(({ line, name, kind })=>{
        const shown = `\`#${kind === "no-end" ? "" : "end"}region${name === "" ? "" : ` ${name}`}\` at ${at(file, line)}`;
        if (kind === "doubled-end") return remark("anchor-doubled", line, `${shown} ends a region that has ended already.`);
        return remark("anchor-unmatched", line, `${shown} has no ${kind === "no-end" ? "end" : "beginning"}.`);
    });
    const tags = anchors.regions.flatMap((region)=>[
            ...region.textBefore === null ? [] : [
                remark("anchor-text", region.textBefore, `${at(file, region.textBefore)} stands between \`#region ${region.name}\` and its first tag.`)
            ],
            ...region.tags.flatMap((tag)=>{
                if (tag.name === "COMPLEXITY" || tag.name === "C") return [
                    remark("anchor-complexity", tag.line, `${at(file, tag.line)} gives the complexity of \`${region.name}\` as \`@${tag.name}\`; it belongs into the anchor, as \`[C:${/\d/.exec(tag.text)?.[0] ?? "n"}]\`.`)
                ];
                if (tag.name !== "RELATION") return [];
                return targetsOf(tag.text).filter((t)=>!known(names, t)).map((t)=>remark("anchor-relation", tag.line, `The \`@RELATION\` at ${at(file, tag.line)} names \`${t}\`, and no region of the project is called so.`));
            })
        ]);
    return [
        ...strays,
        ...tags,
        ...anchors.regions.flatMap((r)=>undecided(r, anchors, text, added, remark))
    ];
}
/** What a relation names: in brackets, else after its arrow, else its last word. */ function targetsOf(relation) {
    const right = /(?:->|→|=>)\s*(.*)$/.exec(relation)?.[1];
    const bracketed = [
        ...(right ?? relation).matchAll(/\[([^\]]+)\]/g)
    ].flatMap(([, inner = ""])=>inner.split(","));
    const words = bracketed.length > 0 ? bracketed : right !== undefined ? right.split(",") : relation.trim().split(/\s+/).slice(-1);
    return words.map((w)=>w.trim().replace(/^`|`$/g, "").replace(/[.,;]$/, "")).filter((w)=>w !== "");
}
/** `EXT:` names what lies outside the project; a dotted name may stand for the region of its last part. */ function known(names, target) {
    return /^EXT:/i.test(target) || names.has(target) || names.has(target.split(/[.:/]/).at(-1) ?? target);
}
const WORKAROUND = /\bwork[\s-]?around\b/i;
/** A region that the change touched and that calls itself a workaround says why, and what was tried and refused. */ function undecided(region, { regions }, text, added, remark) {
    const [from, to] = region.lines;
    const within = regions.filter((r)=>r !== region && r.lines[0] > from && r.lines[1] < to);
    const own = text.split("\n").map((t, i)=>({
            t,
            line: i + 1
        })).filter(({ line })=>line >= from && line <= to && !within.some((r)=>r.lines[0] <= line && line <= r.lines[1]));
    const missing = [
        "RATIONALE",
        "REJECTED"
    ].filter((name)=>!region.tags.some((t)=>t.name === name && t.text.trim() !== ""));
    const says = own.find(({ t })=>WORKAROUND.test(t));
    if (says === undefined || missing.length === 0 || !own.some(({ line })=>added.has(line))) return [];
    return [
        remark("anchor-rationale", says.line, `\`${region.name}\` was changed and calls itself a workaround at ${at(region.file, says.line)}, without ${missing.map((m)=>`\`@${m}\``).join(" and ")}.`)
    ];
}

// EXTERNAL MODULE: ./src/marks/anti-patterns/heavy-dependency.js
var heavy_dependency = __webpack_require__(4864);
// EXTERNAL MODULE: ./src/marks/anti-patterns/index.js + 6 modules
var anti_patterns = __webpack_require__(3100);
// EXTERNAL MODULE: ./src/marks/change.js
var marks_change = __webpack_require__(3250);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
// EXTERNAL MODULE: ./src/env/python.js
var python = __webpack_require__(3995);
;// CONCATENATED MODULE: ./src/probe/ruff.js
/** `ruff check` on some files, where the project configures it; it changes nothing and keeps no cache. */ 





/** `ruff check --output-format=json` (docs.astral.sh/ruff, "Output formats"); a file that does not parse has no code. */ const diagnostics = schemas/* array */.YOg(schemas/* object */.Ikc({
    filename: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    code: schemas/* string */.YjP().nullable(),
    location: schemas/* object */.Ikc({
        row: schemas/* number */.aig().int()
    })
}));
const RUFF_MS = 30_000;
const ruff_MOST_FILES = 100;
/** The file by which ruff is configured, as ruff looks for it: in the project, then in the folders above up to the repository. */ function ruffConfiguration(project) {
    for(let folder = project;; folder = (0,external_node_path_.dirname)(folder)){
        for (const name of [
            ".ruff.toml",
            "ruff.toml"
        ])if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name))) return (0,external_node_path_.join)(folder, name);
        const pyproject = (0,external_node_path_.join)(folder, "pyproject.toml");
        if ((0,external_node_fs_.existsSync)(pyproject) && /^\[tool\.ruff\b/m.test((0,external_node_fs_.readFileSync)(pyproject, "utf8"))) return pyproject;
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, ".git")) || (0,external_node_path_.dirname)(folder) === folder) return null;
    }
}
/** Of the project's own Python first: that is the version that the project has chosen. */ function command({ env }, interpreter) {
    if (interpreter.facts.distributions.some((d)=>d.name.toLowerCase() === "ruff")) return {
        argv: [
            ...interpreter.argv,
            "-m",
            "ruff"
        ],
        shown: [
            ...interpreter.shown,
            "-m",
            "ruff"
        ]
    };
    const found = (0,python/* onPath */.L)("ruff", env);
    return found === null ? null : {
        argv: [
            found
        ],
        shown: [
            "ruff"
        ]
    };
}
/**
 * @param files Python files, relative to the project
 * @returns null where the project does not configure ruff, there is none, or it says nothing that can be read (`not_run` has the reason)
 */ async function ruffCheck(context, interpreter, files) {
    const { project } = context.inputs;
    const configuration = files.length === 0 ? null : ruffConfiguration(project);
    if (configuration === null) return null;
    const no = (reason)=>{
        context.notRun.push({
            step: "ruff check",
            reason
        });
        return null;
    };
    const ruff = command(context, interpreter);
    if (ruff === null) return no(`${(0,paths/* toProject */.l4)(configuration, project)} configures ruff, and neither the project's Python nor PATH has it: \`${interpreter.shown.join(" ")} -m pip install ruff\``);
    // The configuration may ask for fixes; `--force-exclude` leaves out what it excludes though it is named.
    const words = [
        "check",
        "--no-cache",
        "--no-fix",
        "--no-fix-only",
        "--force-exclude",
        "--output-format=json",
        "--",
        ...files.slice(0, ruff_MOST_FILES)
    ];
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...ruff.argv,
            ...words
        ],
        cwd: project,
        timeoutMs: Math.min(RUFF_MS, (0,src_context/* timeLeft */.f)(context)),
        capture: "all"
    }, {
        stepId: "S4",
        action: "ruff.check",
        shown: [
            ...ruff.shown,
            ...words
        ]
    });
    const read = diagnostics.safeParse(json(ran.stdout));
    if (!read.success) return no(`it ended with ${ran.exitCode === null ? "no exit code" : `exit ${String(ran.exitCode)}`} and no list of findings: ${ran.stderr.trim().split("\n")[0] ?? ""}`);
    return {
        ran,
        findings: read.data.map(({ filename, message, code, location })=>({
                file: (0,paths/* toProject */.l4)(filename, project),
                line: location.row,
                code: code ?? "syntax",
                message
            }))
    };
}
function json(text) {
    try {
        return JSON.parse(text);
    } catch  {
        return null;
    }
}

;// CONCATENATED MODULE: ./src/stages/lint.js
/** What ruff says of places on the chains joins them as evidence; it is never a root by itself. */ 


/** Lines between a root and a finding that still count as its place. */ const lint_NEAR = 1;
/** Findings that join one chain. */ const lint_MOST = 3;
/** Places of the project on a chain: its root's, and those of its tracebacks and type errors. */ function placesOf({ findings: [root], failures }) {
    const frames = failures.flatMap((f)=>f.type === "mypy" ? f.line === null ? [] : [
            {
                file: f.file,
                line: f.line,
                slack: 0
            }
        ] : f.exceptions.flatMap((e)=>e.frames.map(({ file, line })=>({
                    file,
                    line,
                    slack: 0
                }))));
    return [
        ...root.file === null || root.line === null ? [] : [
            {
                file: root.file,
                line: root.line,
                slack: lint_NEAR
            }
        ],
        ...frames
    ].filter((p)=>(0,env_files/* isFirstParty */.FF)(p.file) && /\.pyi?$/.test(p.file));
}
async function withLint(context, interpreter, diagnoses) {
    const files = [
        ...new Set(diagnoses.flatMap((d)=>placesOf(d).map((p)=>p.file)))
    ].sort();
    const run = await (0,reproduce/* unlessStopped */.OO)(ruffCheck(context, interpreter, files));
    if (run === null) return diagnoses;
    return diagnoses.map((diagnosis)=>{
        const places = placesOf(diagnosis);
        const near = (f)=>places.some((p)=>p.file === f.file && Math.abs(p.line - f.line) <= p.slack);
        const shown = run.findings.filter(near).slice(0, lint_MOST).map((f)=>context.recorder.fromCommand(run.ran, `ruff: \`${f.file}:${String(f.line)}\` ${f.code} ${f.message}`, `${f.file}:${String(f.line)}: ${f.code} ${f.message}`));
        const [root, ...others] = diagnosis.findings;
        return shown.length === 0 ? diagnosis : {
            ...diagnosis,
            findings: [
                {
                    ...root,
                    because: [
                        ...root.because,
                        ...shown
                    ]
                },
                ...others
            ]
        };
    });
}

;// CONCATENATED MODULE: ./src/stages/prove-masks.js
/** Masks that the change brought, and those on nodes that CI saw fail and that are skipped here, are taken off in a scratch copy to see what they hide. */ 




const RUN_MS = 120_000;
const MOST_NODES = 200;
const homeOf = (node)=>node.replace(/\[.*$/s, "").split("::").slice(1).join(".");
const nodeOf = (file, home)=>[
        file,
        ...home.split(".").filter((p)=>p !== "")
    ].join("::");
async function proveMasks(bench, question) {
    const { context } = bench;
    const found = {
        of: new Map(),
        nodes: new Map()
    };
    const lifts = question.remarks.flatMap((remark)=>{
        const source = question.change.find((c)=>c.file === remark.file)?.after?.source;
        const fits = (lift)=>lift.line === remark.line && (remark.what === "broad-except" ? lift.hides === "error" : remark.what === "mask" && (lift.hides === "test" || lift.hides === "types"));
        const lift = source == null ? undefined : liftsIn(source).find(fits);
        return lift === undefined ? [] : [
            {
                remark,
                mask: {
                    file: remark.file,
                    lift
                }
            }
        ];
    });
    const skips = skipsOf(question);
    if (lifts.length + skips.length === 0) return found;
    if ((0,src_context/* timeLeft */.f)(context) === 0) {
        context.notRun.push({
            step: `without ${lifter_named([
                ...lifts.map((l)=>l.mask),
                ...skips
            ])}`,
            reason: (0,src_context/* whyStopped */.k)(context)
        });
        return found;
    }
    const lifter = new Lifter(bench, question.python);
    const of = (hides)=>lifts.filter((l)=>l.mask.lift.hides === hides);
    try {
        await (0,reproduce/* unlessStopped */.OO)((async ()=>{
            await tests(lifter, of("test"), skips, question, found);
            await prove_masks_errors(lifter, of("error"), question, found);
            await types(bench, lifter, of("types"), question, found);
        })());
    } finally{
        await lifter.close();
    }
    return found;
}
/** Masks around the skipped nodes: on the test, its class or its module. */ function skipsOf({ skipped, text }) {
    return [
        ...new Set(skipped.map((node)=>node.split("::", 1)[0] ?? node))
    ].flatMap((file)=>{
        const code = text(file);
        const homes = skipped.filter((n)=>n.startsWith(`${file}::`)).map(homeOf);
        return code === null ? [] : liftsIn((0,syntax_source/* parse */.qg)(file, code)).filter(({ hides, home })=>hides === "test" && (home === "" || homes.some((h)=>h === home || h.startsWith(`${home}.`)))).map((lift)=>({
                file,
                lift
            }));
    });
}
async function tests(lifter, lifts, skips, { skipped }, found) {
    const masks = [
        ...lifts.map((l)=>l.mask),
        ...skips.filter((s)=>!lifts.some((l)=>l.mask.file === s.file && l.mask.lift.line === s.lift.line))
    ];
    const words = [
        ...new Set([
            ...lifts.map(({ mask })=>nodeOf(mask.file, mask.lift.home)),
            ...skips.length === 0 ? [] : skipped
        ])
    ].slice(0, MOST_NODES);
    const run = masks.length === 0 ? null : await lifter.run(masks, words, RUN_MS);
    if (run?.kind !== "run") return;
    for (const { remark, mask } of lifts){
        const proof = judge(run.read, (node)=>(0,reproduce/* isUnder */.Jo)(nodeOf(mask.file, mask.lift.home), node));
        if (proof !== null) found.of.set(remark, proof);
    }
    for (const node of skipped)if (run.read.outcome.failures.some((f)=>f.node === node) || run.read.outcome.passed.has(node)) found.nodes.set(node, run.read.evidence);
}
function judge({ outcome: { failures, passed }, evidence }, mine) {
    const failed = failures.find((f)=>mine(f.node));
    if (failed !== undefined) {
        const [error] = failed.exceptions;
        const how = error === undefined ? "" : `: \`${error.type}: ${(error.message.split("\n", 1)[0] ?? "").replaceAll("`", "'").slice(0, 160)}\``;
        return {
            hides: "something",
            says: `Without it \`${failed.node}\` fails${how}.`,
            evidence
        };
    }
    return [
        ...passed
    ].some(mine) ? {
        hides: "nothing",
        says: "Without it the test passes all the same.",
        evidence
    } : null;
}
/** New handlers are taken off together; a test that passed and fails now is laid to the one that its error came through. */ async function prove_masks_errors(lifter, lifts, { passed }, found) {
    const run = lifts.length === 0 || passed.length === 0 ? null : await lifter.run(lifts.map((l)=>l.mask), passed.slice(0, MOST_NODES), RUN_MS);
    if (run?.kind !== "run") return;
    for (const { remark, mask: { file, lift } } of lifts){
        const failed = run.read.outcome.failures.find((f)=>lifts.length === 1 || f.exceptions.some((e)=>e.frames.some((x)=>x.file === file && lift.covers[0] <= x.line && x.line <= lift.covers[1])));
        found.of.set(remark, failed === undefined ? {
            hides: "nothing",
            says: "Without it no test that passes here fails.",
            evidence: run.read.evidence
        } : judge(run.read, (node)=>node === failed.node) ?? {
            hides: "something",
            says: `Without it \`${failed.node}\` fails.`,
            evidence: run.read.evidence
        });
    }
}
async function types({ context }, lifter, lifts, { types: plan }, found) {
    const run = plan === null || lifts.length === 0 ? null : await lifter.types(lifts.map((l)=>l.mask), plan);
    if (run === null || run.ran.exitCode !== 0 && run.errors.length === 0) return;
    for (const { remark } of lifts){
        const error = run.errors.find((e)=>e.file === remark.file && e.line === remark.line);
        const told = error === undefined ? "mypy reports nothing there" : `mypy says: ${error.message.replaceAll("`", "'")}${error.code === null ? "" : ` [${error.code}]`}`;
        found.of.set(remark, {
            hides: error === undefined ? "nothing" : "something",
            says: `Without it ${told}.`,
            evidence: context.recorder.fromCommand(run.ran, `without \`${remark.file}:${String(remark.line)}\`'s mask ${told}`, error?.message ?? "")
        });
    }
}

;// CONCATENATED MODULE: ./src/probe/weights.js
/** What distributions take on disk, as the project's Python has them installed. */ 


const weights_answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().nullable());
/** @returns null where nothing is asked or the answer cannot be read */ async function weights_weigh(context, interpreter, names) {
    if (names.length === 0) return null;
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            (0,external_node_path_.join)(context.pythonDir, "weights.py")
        ],
        cwd: context.inputs.project,
        timeoutMs: (0,src_context/* timeLeft */.f)(context),
        stdin: JSON.stringify(names),
        env: {
            PYTHONDONTWRITEBYTECODE: "1"
        }
    }, {
        stepId: "S3",
        action: "env.weigh"
    });
    let value;
    try {
        value = JSON.parse(ran.stdout);
    } catch  {
        return null;
    }
    const read = weights_answer.safeParse(value);
    if (!read.success) return null;
    const said = Object.entries(read.data).map(([name, bytes])=>`\`${name}\` ${bytes === null ? "is not installed" : `takes ${String(Math.round(bytes / 1e6))} MB with what it requires`}`).join("; ");
    return {
        of: new Map(Object.entries(read.data)),
        evidence: context.recorder.fromCommand(ran, said, ran.stdout.trim())
    };
}

;// CONCATENATED MODULE: ./src/stages/remark.js
/** What the code under trace shows by itself, beside its failures: anti-patterns of the change, broken anchors, contracts on the chains. */ 










/** @param changed the change under trace; null where git knows of none */ async function survey(bench, files, gathered, changed, diagnoses) {
    const { context, interpreter } = bench;
    const read = (file)=>(0,env_read/* readInside */.x)(context.inputs.project, file);
    const { change, stale } = (0,marks_change/* changeOfDiff */.D)(changed ?? [], read);
    if (stale.length > 0) context.notRun.push({
        step: "findings in the change",
        reason: `${String(stale.length)} of its files are no text or were edited since it was committed: ${stale.slice(0, 3).join(", ")}`
    });
    const anchors = new ProjectAnchors(files.python, read);
    const weights = await (0,reproduce/* unlessStopped */.OO)(weights_weigh(context, interpreter, (0,heavy_dependency/* freshRequirements */.Hy)(change)));
    const remarks = [
        ...(0,anti_patterns/* antiPatternsIn */.p)(change, aroundOf(context, interpreter, files, change, weights)),
        ...remark_broken(context, anchors, change, diagnoses)
    ];
    const { passed, skipped } = gathered.reproduction;
    const proofs = await proveMasks(bench, {
        remarks,
        change,
        types: gathered.typesPlan,
        python: files.python,
        text: read,
        passed: [
            ...passed
        ],
        skipped: [
            ...skipped.keys()
        ].filter((node)=>[
                ...gathered.given.keys()
            ].some((id)=>(0,reproduce/* isUnder */.Jo)(id, node)))
    });
    return {
        diagnoses: withContracts(await withLint(context, interpreter, diagnoses), anchors),
        findings: findingsOf(remarks, {
            weights,
            proofs: proofs.of
        }, change, context.recorder),
        decisions: decisionsOf(diagnoses, anchors),
        behind: proofs.nodes
    };
}
function aroundOf(context, { facts: { stdlib, distributions } }, files, change, weights) {
    const normal = (name)=>name.toLowerCase().replace(/[-_.]+/g, "-");
    return {
        stdlib: new Set(stdlib),
        modulesOf: (name)=>distributions.find((d)=>normal(d.name) === name)?.modules ?? [],
        weightOf: (name)=>weights?.of.get(name) ?? null,
        usesElsewhere: (modules)=>importersOf(context, files.python.filter((f)=>!change.some((c)=>c.file === f)), modules)
    };
}
/** Of the files on the chains and of those that the change touched. */ function remark_broken(context, anchors, change, diagnoses) {
    const added = new Map(change.map((c)=>[
            c.file,
            c.added
        ]));
    const looked = new Set([
        ...diagnoses.flatMap(chainFiles),
        ...change.flatMap((c)=>c.after === null ? [] : [
                c.file
            ])
    ]);
    return [
        ...looked
    ].flatMap((file)=>{
        const found = anchors.of(file);
        return found === null ? [] : brokenAnchors({
            file,
            anchors: found,
            text: (0,env_read/* readInside */.x)(context.inputs.project, file) ?? "",
            names: anchors.names(),
            added: added.get(file) ?? new Set()
        });
    });
}
/** Files that import one of the modules. */ function importersOf(context, files, modules) {
    const imports = new RegExp(`^\\s*(?:from|import)\\s+(?:${modules.map((m)=>m.replace(/\W/g, "\\$&")).join("|")})\\b`, "m");
    return modules.length === 0 ? 0 : files.filter((file)=>imports.test((0,env_read/* readInside */.x)(context.inputs.project, file) ?? "")).length;
}
/** The project's own files on a chain: of its root, its tracebacks and its type errors. */ function chainFiles({ findings: [root], failures }) {
    const frames = failures.flatMap((f)=>f.type === "mypy" ? [
            f.file
        ] : f.exceptions.flatMap((e)=>e.frames.map((x)=>x.file)));
    return [
        ...root.file === null ? [] : [
            root.file
        ],
        ...frames
    ].filter(env_files/* isFirstParty */.FF);
}
/** Diagnoses whose roots rest on the contract around them as well, where there is one. */ function withContracts(diagnoses, anchors) {
    return diagnoses.map((diagnosis)=>{
        const [root, ...others] = diagnosis.findings;
        const region = root.file === null || root.line === null ? null : anchors.at(root.file, root.line);
        if (region === null) return diagnosis;
        return {
            ...diagnosis,
            findings: [
                {
                    ...root,
                    because: [
                        ...root.because,
                        {
                            file: region.file,
                            lines: quotedLines(region),
                            claim: claimOf(region)
                        }
                    ]
                },
                ...others
            ]
        };
    });
}
/** What the regions around the places of the chains have decided, each once. */ function decisionsOf(diagnoses, anchors) {
    const places = diagnoses.flatMap(({ findings: [root], failures })=>[
            ...root.file === null || root.line === null ? [] : [
                {
                    file: root.file,
                    line: root.line
                }
            ],
            ...failures.flatMap((f)=>f.type === "mypy" ? f.line === null ? [] : [
                    {
                        file: f.file,
                        line: f.line
                    }
                ] : f.exceptions.flatMap((e)=>e.frames.map((x)=>({
                            file: x.file,
                            line: x.line
                        }))))
        ]).filter((p)=>(0,env_files/* isFirstParty */.FF)(p.file));
    const found = new Map();
    for (const { file, line } of places){
        const region = anchors.at(file, line);
        const text = (name)=>region?.tags.filter((t)=>t.name === name).map((t)=>t.text).join("; ") || null;
        const [rationale, rejected] = [
            text("RATIONALE"),
            text("REJECTED")
        ];
        if (region !== null && (rationale !== null || rejected !== null)) found.set(`${file}:${String(region.lines[0])}`, {
            file,
            line: region.lines[0],
            rationale,
            rejected
        });
    }
    return [
        ...found.values()
    ];
}
/** Mints the evidence of each remark: the line as it stands, and what was run or measured for it. */ function findingsOf(remarks, { weights, proofs }, change, recorder) {
    return remarks.map((remark)=>{
        const { what, statement, file, line } = remark;
        const quoted = recorder.fromFile(file, line === null ? null : [
            line,
            line
        ], `\`${file}\` as it stands: ${what.replaceAll("-", " ")}`);
        const proof = proofs.get(remark);
        const one = change.find((c)=>c.file === file);
        return {
            what,
            file,
            line,
            kind: proof === undefined ? remark.kind : proof.hides === "something" ? "test.masked" : null,
            statement: proof === undefined ? statement : `${statement} ${proof.says}`,
            evidence: [
                quoted.id,
                ...proof === undefined ? [] : [
                    proof.evidence.id
                ],
                ...what === "heavy-dependency" && weights !== null ? [
                    weights.evidence.id
                ] : []
            ],
            in_change: one !== undefined && (line === null || one.added.has(line))
        };
    });
}

;// CONCATENATED MODULE: ./src/stages/finish.js
/** The stages from the experiments to the bundle. */ 













/** Lets the rules read what is known, makes fixes where that is wanted, and writes the bundle. */ async function finish(bench, known) {
    const { inputs, env } = bench.context;
    // Whatever the code under test put into names and messages is redacted as a whole, last.
    const report = schema/* reportSchema */.Q.parse((0,redact/* redactDeep */.K)(await reportOf(bench, known), (0,redact/* makeRedact */.Y)(env)));
    (0,bundle/* writeBundle */.M)(inputs.out, report);
    return report;
}
async function reportOf(bench, known) {
    const { context, interpreter, neutral } = bench;
    const { inputs, progress } = context;
    const { files, change, collected, gathered, experiments, added, started } = known;
    progress.stage("diagnosing");
    const concluded = await conclude(bench, files, gathered, experiments, change?.files ?? null);
    writeCandidates(context, concluded);
    const trials = [];
    const { diagnoses, findings, decisions, behind } = await survey(bench, files, gathered, change?.files ?? null, concluded?.diagnoses ?? []);
    for (const diagnosis of diagnoses)trials.push({
        diagnosis,
        trial: await trialOf(context, diagnosis, experiments)
    });
    const patients = concluded === null ? null : {
        diagnoses: trials.map(({ diagnosis, trial }, i)=>({
                id: (0,chain/* chainId */.tL)(i),
                diagnosis,
                isolation: trial.isolation
            })),
        dossierOf: concluded.dossierOf,
        given: [
            ...gathered.given.keys()
        ],
        types: gathered.typesPlan,
        started: gathered
    };
    const attempt = (0,build/* attemptOf */.tx)(context, trials);
    const live = diagnoses.filter((d)=>!d.preExisting);
    const forced = concluded === null || attempt.mode === "fixer" ? null : await forceContext(bench, live.length > 0 ? live : diagnoses, concluded.dossierOf, [
        interpreter.evidence,
        ...gathered.types === null ? [] : [
            gathered.types.evidence
        ]
    ]);
    const pushed = attempt.mode === "escalation" ? await pushedSince(context, inputs.prior?.pushes ?? [], change?.base ?? null, inputs.head ?? change?.head ?? "HEAD", attempt.number) : [];
    const wanted = inputs.fix !== "off" && attempt.mode !== "escalation";
    // Loaded where it is wanted: the fixers are the largest part of the program.
    const repair = patients === null || !wanted ? null : {
        patients,
        ...await __webpack_require__.e(/* import() */ 825).then(__webpack_require__.bind(__webpack_require__, 4825))
    };
    const own = repair === null ? NO_FIXES : await repair.mechanically(bench, repair.patients);
    progress.stage("writing the report");
    const report = (0,build/* buildReport */.FK)({
        context,
        interpreter,
        collected,
        gathered,
        experiments,
        added,
        forced,
        pushed,
        findings,
        decisions,
        behind,
        neutralised: neutral.said,
        seconds: (performance.now() - started) / 1000,
        trials: trials.map(({ diagnosis, trial }, i)=>({
                diagnosis,
                trial: {
                    ...trial,
                    mended: own.get((0,chain/* chainId */.tL)(i)) ?? null
                }
            }))
    });
    const foreign = repair === null ? NO_FIXES : await repair.commanded(bench, report, repair.patients, files.python);
    const told = (0,amend/* refresh */.O)((0,amend/* withFixes */.v)(report, foreign), context);
    if (inputs.fix !== "apply") return told;
    const nodes = [
        ...new Set([
            ...gathered.given.keys(),
            ...gathered.reproduction.failures.map((f)=>f.node)
        ])
    ];
    const { applyFixes } = await __webpack_require__.e(/* import() */ 301).then(__webpack_require__.bind(__webpack_require__, 8301));
    return applyFixes({
        context,
        interpreter,
        neutral,
        manifests: [
            ...files.manifests.keys()
        ],
        types: gathered.typesPlan,
        nodes
    }, told, new Map([
        ...own,
        ...foreign
    ]));
}
const NO_FIXES = new Map();
/** What experiments say of a diagnosis, now that its root is known. */ async function trialOf(context, diagnosis, { isolations, history }) {
    const [root] = diagnosis.findings;
    const verdicts = [];
    for (const signature of diagnosis.signatures){
        const verdict = history.byGroup.get(signature);
        if (verdict !== undefined) verdicts.push(await (0,reproduce/* unlessStopped */.OO)((0,settle/* settle */.G)(context, verdict, root)) ?? verdict);
    }
    const [first, ...rest] = verdicts;
    return {
        isolation: (0,experiment/* isolationOf */._)(diagnosis.failures, isolations),
        mended: null,
        // The commit that broke one caller first broke them all.
        history: first === undefined ? null : (0,settle/* joined */.o)([
            first,
            ...rest
        ], history.order)
    };
}


/***/ }),

/***/ 4960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ handlersOf),
/* harmony export */   X3: () => (/* binding */ dropsError),
/* harmony export */   t1: () => (/* binding */ isBroad)
/* harmony export */ });
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8564);
/** The `except` clauses of a Python file. */ 
function handlersOf(source) {
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .nodesOf */ .Nh)(source, [
        "TryStatement"
    ]).flatMap((statement)=>{
        const parts = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)(statement);
        const tried = parts.find((p)=>p.name === "Body");
        return parts.flatMap((at, i)=>{
            if (at.name !== "except" || tried === undefined) return [];
            const rest = parts.slice(i + 1);
            const end = rest.findIndex((p)=>p.name === "Body");
            const body = rest[end];
            if (body === undefined) return [];
            const head = rest.slice(0, end).filter((p)=>p.name !== "*" && p.name !== "Comment");
            const as = head.findIndex((p)=>p.name === "as");
            const bound = as < 0 ? undefined : head[as + 1];
            return [
                {
                    statement,
                    at,
                    body,
                    tried,
                    caught: as === 0 ? null : head[0] ?? null,
                    bound: bound === undefined ? null : (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(source, bound),
                    line: (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(source.text, at.from)
                }
            ];
        });
    });
}
/** Whether it catches every error: bare, `Exception` or `BaseException`, alone or in a tuple. */ function isBroad(source, { caught }) {
    return caught === null || ((0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(source, caught).match(/[\w.]+/g) ?? []).some((name)=>/^(?:builtins\.)?(?:Base)?Exception$/.test(name));
}
const raises = (body)=>{
    let found = false;
    body.cursor().iterate((n)=>{
        found ||= n.name === "RaiseStatement";
        return n.name !== "FunctionDefinition" && n.name !== "LambdaExpression";
    });
    return found;
};
const EMPTY = new Set([
    "PassStatement",
    "ContinueStatement",
    "BreakStatement"
]);
const PLAIN = new Set([
    "None",
    "Ellipsis",
    "String",
    "Number",
    "Boolean"
]);
/** A statement that does nothing with the error: `pass`, `...`, `continue`, `break`, or a `return` of a plain value. */ function isInert(statement) {
    if (EMPTY.has(statement.name) || statement.name === "Comment") return true;
    const values = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)(statement).filter((c)=>c.name !== "return" && c.name !== "Comment");
    const plain = values.every((v)=>PLAIN.has(v.name) || /^(?:Array|Dictionary|Tuple)Expression$/.test(v.name) && (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)(v).every((c)=>/^\W+$/.test(c.name)));
    return plain && (statement.name === "ReturnStatement" || statement.name === "ExpressionStatement");
}
/** Whether the handler drops the error: nothing in it looks at it or raises. A bare one drops it unless it raises. */ function dropsError(handler) {
    if (handler.caught === null) return !raises(handler.body);
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)(handler.body).filter((c)=>c.name !== ":").every(isInert);
}


/***/ }),

/***/ 9705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   L$: () => (/* binding */ resolved),
/* harmony export */   OC: () => (/* binding */ functionAround),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ai: () => (/* binding */ definitionsAround),
/* harmony export */   c5: () => (/* binding */ importsOf),
/* harmony export */   xP: () => (/* binding */ isAsync)
/* harmony export */ });
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8564);
/** Names in a Python file: what they stand for, and the definition that a place lies in. */ 
const DEFINITIONS = [
    "FunctionDefinition",
    "ClassDefinition"
];
/** The text of a plain dotted name (`a.b.c`); null for every other expression. */ function dotted(source, node) {
    if (node.name === "VariableName") return (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(source, node);
    if (node.name !== "MemberExpression") return null;
    const [base, dot, attribute] = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .children */ .Y_)(node);
    const left = base === undefined || dot?.name !== "." ? null : dotted(source, base);
    return left === null || attribute?.name !== "PropertyName" ? null : `${left}.${(0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(source, attribute)}`;
}
/** What each name that the file's imports bind stands for: `from time import sleep as nap` gives `nap` → `time.sleep`. */ function importsOf(source) {
    const found = new Map();
    for (const node of (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .nodesOf */ .Nh)(source, [
        "ImportStatement"
    ])){
        const flat = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(source, node).replace(/#.*$/gm, "").replace(/[()\\\s]+/g, " ").trim();
        const from = /^from (\S+) import (.*)$/.exec(flat.replace(/^from (\.+) (\w)/, "from $1$2"));
        for (const item of (from?.[2] ?? flat.replace(/^import /, "")).split(",")){
            const [, path = "", as] = /^\s*([\w. ]+?)(?: as (\w+))?\s*$/.exec(item) ?? [];
            const name = path.replaceAll(" ", "");
            if (name === "") continue;
            if (from?.[1] !== undefined) found.set(as ?? name, `${from[1]}.${name}`);
            else if (as !== undefined) found.set(as, name);
            else found.set(name.split(".", 1)[0] ?? name, name.split(".", 1)[0] ?? name);
        }
    }
    return found;
}
/** A dotted name with its first part replaced by what the file's imports say that it is; itself where none binds it. */ function resolved(imports, name) {
    const [first = "", ...rest] = name.split(".");
    return [
        imports.get(first) ?? first,
        ...rest
    ].join(".");
}
const nameOf = (source, definition)=>{
    const name = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(definition, "VariableName");
    return name === null ? "" : (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(source, name);
};
/** The definitions around a node, outermost first, the node itself among them where it is one. */ function definitionsAround(node) {
    const found = [];
    for(let at = node; at !== null; at = at.parent)if (DEFINITIONS.includes(at.name)) found.unshift(at);
    return found;
}
/** `Class.method` of the definition that a node lies in (or is); "" at module level. */ const scopeOf = (source, node)=>definitionsAround(node).map((d)=>nameOf(source, d)).join(".");
/** Whether a function is an `async def`. */ const isAsync = (node)=>node.firstChild?.name === "async";
/** The innermost function around a node, unless a lambda or a class stands between. */ function functionAround(node) {
    for(let at = node.parent; at !== null; at = at.parent){
        if (at.name === "FunctionDefinition") return at;
        if (at.name === "LambdaExpression" || at.name === "ClassDefinition") return null;
    }
    return null;
}


/***/ }),

/***/ 8564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ nodesOf),
/* harmony export */   OE: () => (/* binding */ startingOn),
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   Y_: () => (/* binding */ children),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   jf: () => (/* binding */ child),
/* harmony export */   mC: () => (/* binding */ around),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   q3: () => (/* binding */ newlineOf),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   v8: () => (/* binding */ rewrite)
/* harmony export */ });
/* harmony import */ var _lezer_python__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9511);
/** A Python file as a concrete syntax tree, and edits of its text that leave all else as it is. */ 
function parse(file, text) {
    return {
        file,
        text,
        tree: _lezer_python__WEBPACK_IMPORTED_MODULE_0__/* .parser */ .K.parse(text)
    };
}
/** Applies changes that do not overlap. What is put in at one place stands there in the order given, before what is replaced there. */ function rewrite(text, changes) {
    return [
        ...changes
    ].reverse().sort((a, b)=>b.from - a.from || b.to - a.to).reduce((t, c)=>t.slice(0, c.from) + c.insert + t.slice(c.to), text);
}
const textOf = (source, node)=>source.text.slice(node.from, node.to);
/** Offset of the first character of a line (from 1). */ function lineStart(text, line) {
    let at = 0;
    for(let n = 1; n < line; n += 1){
        const next = text.indexOf("\n", at);
        if (next < 0) return text.length;
        at = next + 1;
    }
    return at;
}
/** The line (from 1) of an offset. */ function lineAt(text, offset) {
    let line = 1;
    for(let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1))line += 1;
    return line;
}
/** The white space that a line begins with. */ function indentOf(text, line) {
    return /^[ \t]*/.exec(text.slice(lineStart(text, line)))?.[0] ?? "";
}
/** The file's own way to end a line. */ const newlineOf = (text)=>text.includes("\r\n") ? "\r\n" : "\n";
/** Every node of these names, in the order of the text; those that touch the lines where lines are given. */ function nodesOf(source, names, lines) {
    const found = [];
    const [from, to] = lines === undefined ? [
        0,
        source.text.length
    ] : [
        lineStart(source.text, lines[0]),
        lineStart(source.text, lines[1] + 1)
    ];
    source.tree.iterate({
        from,
        to,
        enter (node) {
            if (names.includes(node.name) && node.from < to && node.to > from) found.push(node.node);
        }
    });
    return found;
}
/** Nodes of these names that begin on the line. */ function startingOn(source, names, line) {
    return nodesOf(source, names, [
        line,
        line
    ]).filter((n)=>lineAt(source.text, n.from) === line);
}
/** The innermost node of one of these names around a node, itself left out. */ function around(node, names) {
    for(let at = node.parent; at !== null; at = at.parent)if (names.includes(at.name)) return at;
    return null;
}
function children(node) {
    const found = [];
    for(let child = node.firstChild; child !== null; child = child.nextSibling)found.push(child);
    return found;
}
const child = (node, name)=>children(node).find((c)=>c.name === name) ?? null;
/** Whether the tree has an error: a file that does not parse is not edited by its tree. */ function isBroken(source) {
    let broken = false;
    source.tree.iterate({
        enter: (node)=>{
            broken ||= node.type.isError;
        }
    });
    return broken;
}


/***/ })

};
