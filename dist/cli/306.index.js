export const id = 306;
export const ids = [306];
export const modules = {

/***/ 7898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ KINDS)
/* harmony export */ });
/**
 * The closed vocabulary of root kinds, in order of precedence: where two kinds fit, the earlier wins.
 * A kind names what the minimal fix changes, not how the failure looks. docs/kinds.md explains each.
 */ const KINDS = [
    "import.missing-dependency",
    "import.shadowed",
    "import.stale-install",
    "import.implicit-relative",
    "import.layout",
    "import.cycle",
    "import.name-missing",
    "import.test-module-clash",
    "async.missing-await",
    "async.plugin-missing",
    "async.loop-scope",
    "async.nested-run",
    "async.task-leak",
    "async.blocking-call",
    "state.mutable-default",
    "state.fixture-scope",
    "state.global-leak",
    "flaky.hash-order",
    "flaky.randomness",
    "flaky.clock",
    "flaky.timing",
    "flaky.network",
    "flaky.parallel",
    "test.fixture-missing",
    "test.fixture-scope-mismatch",
    "test.mock-target",
    "test.mock-kind",
    "test.parametrize",
    "test.marker",
    "test.config",
    "test.masked",
    "test.expectation",
    "env.variable-missing",
    "env.file-missing",
    "env.dependency-upgrade",
    "env.warning-as-error",
    "env.python-version",
    "env.locale",
    "env.resource",
    "types.optional",
    "types.incompatible",
    "types.attribute",
    "types.missing-stubs",
    "types.missing-annotation",
    "types.unused-ignore",
    "types.cache-drift",
    "types.config",
    "code.syntax",
    "code.name-undefined",
    "code.signature-mismatch",
    "code.none-dereference",
    "code.attribute-missing",
    "code.key-missing",
    "code.type-confusion",
    "code.exception-swallowed",
    "code.recursion",
    "code.wrong-exception",
    "code.wrong-value",
    "process.hang",
    "process.crash",
    "process.out-of-memory",
    "process.internal-error"
];


/***/ }),

/***/ 7821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ fixShown)
/* harmony export */ });
/** What the attempt's number allows: attempt 3 shows a fix only below a checklist whose every line is answered. */ /** Whether the fix of a chain is shown, and why not. */ function fixShown(report, { fix }) {
    if (fix === null) return {
        kind: "none"
    };
    if (report.attempt.mode === "fixer") return {
        kind: "shown",
        fix
    };
    if (report.attempt.mode === "escalation") return {
        kind: "none"
    };
    const checklist = report.forced_context?.checklist ?? [];
    const open = checklist.filter((c)=>c.answer === null || c.evidence.length === 0).length;
    if (checklist.length > 0 && open === 0) return {
        kind: "shown",
        fix
    };
    return {
        kind: "withheld",
        reason: checklist.length === 0 ? "this attempt has no checklist" : `${String(open)} of ${String(checklist.length)} lines of the checklist have no answer`
    };
}


/***/ }),

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ beside)
});

// EXTERNAL MODULE: ./src/report/inline.js
var inline = __webpack_require__(8207);
;// CONCATENATED MODULE: ./src/report/findings.js
/** Findings beside the roots, in words: what every renderer shows of them. */ 
/** A short name, and the kind where the finding is one: "mask, test.masked". */ function findingName({ what, kind }) {
    return [
        what.replaceAll("-", " "),
        ...kind === null ? [] : [
            kind
        ]
    ].join(", ");
}
/** The statement, its place a link; with the evidence that it rests on. */ function findingSpans(finding) {
    const { statement, file, line, evidence } = finding;
    const said = (0,inline/* spans */.iV)(statement, 500).map((s)=>s.kind === "code" && s.text === (0,inline/* placeText */.Z9)(file, line) ? (0,inline/* place */.ik)(file, line) : s);
    const placed = said.some((s)=>s.kind === "place") ? said : [
        (0,inline/* place */.ik)(file, line),
        (0,inline/* text */.Qq)(": "),
        ...said
    ];
    return [
        ...placed,
        (0,inline/* text */.Qq)(" ("),
        (0,inline/* code */.aY)(findingName(finding)),
        (0,inline/* text */.Qq)(`; ${evidence.join(", ")})`)
    ];
}

// EXTERNAL MODULE: ./src/report/origin.js
var origin = __webpack_require__(3232);
;// CONCATENATED MODULE: ./src/report/beside.js
/** What was seen beside the failures: findings in the code, entry points, and the tests that the change adds. */ 


/** Lists without items are left out. */ function beside(report) {
    return [
        ...findings(report),
        ...smoke(report),
        ...testsAdded(report)
    ].filter((l)=>l.items.length > 0);
}
/** A mask asks for a reader, and where nothing failed so does all else. */ function findings({ findings: all, chains }) {
    return [
        {
            title: "What hides failures",
            weight: "open",
            items: all.filter((f)=>f.kind !== null).map(findingSpans)
        },
        {
            title: "Findings",
            weight: chains.length === 0 ? "open" : "folded",
            items: all.filter((f)=>f.kind === null).map(findingSpans)
        }
    ];
}
function smoke(report) {
    const index = (0,origin/* evidenceIndex */.Qj)(report);
    return [
        "failed",
        "passed"
    ].map((wanted)=>({
            title: wanted === "failed" ? "Entry points that do not start" : "Entry points that start",
            weight: wanted === "failed" ? "open" : "folded",
            items: report.smoke.filter((s)=>s.outcome === wanted).map((s)=>{
                const shown = s.evidence.flatMap((id)=>index.get(id) ?? [])[0];
                return [
                    (0,inline/* code */.aY)(s.what),
                    (0,inline/* text */.Qq)(s.kind === "command" ? ": " : " imported: "),
                    ...shown === undefined ? [] : (0,origin/* finding */.gk)(shown)
                ];
            })
        }));
}
/** Those that pass on the base's code as well are findings. */ function testsAdded(report) {
    const cases = report.tests_added.flatMap(({ file, cases: all })=>all.map((one)=>({
                file,
                ...one
            })));
    const line = ({ file, name, evidence }, said)=>[
            (0,inline/* place */.ik)(file, null),
            (0,inline/* text */.Qq)(" "),
            (0,inline/* code */.aY)(name),
            (0,inline/* text */.Qq)(`: ${said}${evidence.length === 0 ? "" : ` (${evidence.join(", ")})`}`)
        ];
    const of = (state)=>cases.filter((c)=>c.on_base === state);
    return [
        {
            title: "Tests of this change that fail on the base's code",
            weight: "folded",
            items: of("failed").map((c)=>line(c, "as it should"))
        },
        {
            title: "Tests of this change that the base could not be asked about",
            weight: "folded",
            items: of("unknown").map((c)=>line(c, "no outcome there"))
        }
    ];
}


/***/ }),

/***/ 4306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ readBundle),
  M: () => (/* binding */ writeBundle)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7232);
// EXTERNAL MODULE: ./src/errors.js
var src_errors = __webpack_require__(6986);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
// EXTERNAL MODULE: ./src/report/attempt.js
var attempt = __webpack_require__(7821);
// EXTERNAL MODULE: ./src/report/origin.js
var origin = __webpack_require__(3232);
// EXTERNAL MODULE: ./src/report/inline.js
var inline = __webpack_require__(8207);
// EXTERNAL MODULE: ./src/report/rows.js
var rows = __webpack_require__(6667);
// EXTERNAL MODULE: ./src/report/shell.js
var shell = __webpack_require__(2174);
// EXTERNAL MODULE: ./src/report/view.js
var view = __webpack_require__(3035);
// EXTERNAL MODULE: ./src/report/words.js
var words = __webpack_require__(1329);
;// CONCATENATED MODULE: ./src/report/handoff.js
/** handoff.json: what the next fixer, person or agent, takes over (contract, section 6). */ 







const handoff_text = schemas/* string */.YjP();
const handoffSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz("python-trace/handoff/v1"),
    salientSummary: handoff_text,
    whatWasImplemented: handoff_text,
    whatWasLeftUndone: handoff_text,
    verification: schemas/* object */.Ikc({
        commandsRun: schemas/* array */.YOg(schemas/* object */.Ikc({
            command: handoff_text,
            exitCode: schemas/* number */.aig().int().nullable(),
            observation: handoff_text
        })),
        interactiveChecks: schemas/* array */.YOg(schemas/* object */.Ikc({
            action: handoff_text,
            observed: handoff_text
        }))
    }),
    tests: schemas/* object */.Ikc({
        added: schemas/* array */.YOg(schemas/* object */.Ikc({
            file: handoff_text,
            cases: schemas/* array */.YOg(schemas/* object */.Ikc({
                name: handoff_text,
                verifies: handoff_text,
                failedOnBase: schemas/* boolean */.zMY().nullable()
            }))
        }))
    }),
    discoveredIssues: schemas/* array */.YOg(schemas/* object */.Ikc({
        severity: schemas/* enum */.k5n([
            "blocking",
            "non_blocking"
        ]),
        description: handoff_text,
        file: handoff_text.nullable(),
        line: schemas/* number */.aig().int().nullable()
    })),
    /** What `@RATIONALE` and `@REJECTED` on the chain say. */ decisionMemory: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: handoff_text,
        line: schemas/* number */.aig().int(),
        rationale: handoff_text.nullable(),
        rejected: handoff_text.nullable()
    })),
    semanticDebt: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: handoff_text,
        line: schemas/* number */.aig().int(),
        finding: handoff_text
    })),
    trace: handoff_text,
    returnToOrchestrator: schemas/* array */.YOg(schemas/* object */.Ikc({
        reason: schemas/* enum */.k5n([
            "missing-dependency",
            "unrelated-red-tests",
            "ambiguous-requirement",
            "dependency-bug",
            "missing-context"
        ]),
        detail: handoff_text
    }))
});
const handoff_words = (spans)=>spans.map((s)=>(0,inline/* plain */.pj)(s, (code)=>`\`${code}\``)).join("").trim();
const names = (chain)=>{
    const shown = chain.symptoms.slice(0, 3).map((s)=>handoff_words((0,rows/* symptomName */.z8)(s)));
    const rest = chain.symptoms.length - shown.length;
    return (0,words/* listed */.KE)(rest > 0 ? [
        ...shown,
        `${String(rest)} more`
    ] : shown);
};
/** Makes the hand-off of a report. Lists that nothing fills are empty. */ function handoff(report) {
    const chains = (0,view/* worstFirst */.md)(report.chains);
    return {
        schema: "python-trace/handoff/v1",
        salientSummary: [
            `[ATTEMPT: ${String(report.attempt.number)}] ${(0,view/* headline */.Pl)(report)}`,
            ...report.attempt.changed === null ? [] : [
                report.attempt.changed.replace(/\.$/, "")
            ],
            ...chains.slice(0, 1).map((c)=>handoff_words((0,rows/* rootSentence */.Cy)(c)))
        ].join(". "),
        whatWasImplemented: implemented(report, chains),
        whatWasLeftUndone: leftUndone(report),
        verification: {
            commandsRun: commandsRun(report),
            interactiveChecks: checks(report)
        },
        tests: {
            added: report.tests_added.map(({ file, cases })=>({
                    file,
                    cases: cases.map(({ name, verifies, on_base })=>({
                            name,
                            verifies,
                            failedOnBase: on_base === "unknown" ? null : on_base === "failed"
                        }))
                }))
        },
        discoveredIssues: [
            ...chains.filter(view/* isLive */.DG).map((c)=>({
                    severity: c.pre_existing ? "non_blocking" : "blocking",
                    description: `${handoff_words((0,rows/* rootSentence */.Cy)(c))} (${names(c)})`,
                    file: c.root?.file ?? null,
                    line: c.root?.line ?? null
                })),
            ...report.findings.filter((f)=>!isDebt(f.what)).map((f)=>({
                    severity: "non_blocking",
                    description: f.statement,
                    file: f.file,
                    line: f.line
                }))
        ],
        decisionMemory: report.decisions,
        semanticDebt: report.findings.filter((f)=>isDebt(f.what)).map((f)=>({
                file: f.file,
                line: f.line ?? 1,
                finding: f.statement
            })),
        trace: report.trace.file,
        returnToOrchestrator: returned(report, chains)
    };
}
/** Broken anchors are debt of the code's own contracts; the rest of the findings are issues of the change. */ const isDebt = (what)=>what.startsWith("anchor-");
/** What was tried out beside the tests: whether the program starts, and the lines of the checklist. */ function checks({ smoke, evidence, forced_context }) {
    const claims = new Map(evidence.map((e)=>[
            e.id,
            e.claim
        ]));
    return [
        ...smoke.map((s)=>({
                action: s.kind === "command" ? s.what : `import ${s.what}`,
                observed: claims.get(s.evidence[0] ?? "") ?? s.outcome
            })),
        ...(forced_context?.checklist ?? []).map((c)=>({
                action: c.line,
                observed: c.answer ?? "no answer"
            }))
    ];
}
function implemented(report, chains) {
    const verified = chains.flatMap((c)=>c.fix?.status === "verified" && (0,attempt/* fixShown */.V)(report, c).kind === "shown" ? [
            `${c.fix.patch} (${c.fix.summary})`
        ] : []);
    return verified.length === 0 ? "nothing: the failure was traced, no code was changed" : `verified in a scratch checkout: ${(0,words/* listed */.KE)(verified)}`;
}
function leftUndone(report) {
    const open = [
        ...report.not_run.map((n)=>`${n.step}: ${n.reason}`),
        ...report.unmapped.map((u)=>`${u.input}: ${u.reason}`)
    ];
    if (open.length === 0) return "nothing";
    const rest = open.length - 20;
    return [
        ...open.slice(0, 20),
        ...rest > 0 ? [
            `${(0,words/* plural */.LS)(rest, "more", "more")} in report.json`
        ] : []
    ].join("; ");
}
function commandsRun(report) {
    return [
        ...(0,origin/* evidenceIndex */.Qj)(report).values()
    ].flatMap((e)=>e.source.type === "command" ? [
            {
                command: (0,shell/* shellWords */.C)(e.source.argv),
                exitCode: e.source.exit_code,
                observation: e.claim
            }
        ] : []);
}
function returned(report, chains) {
    const at = ({ root })=>root === null || root.file === null ? "" : ` at ${(0,inline/* placeText */.Z9)(root.file, root.line)}`;
    return [
        ...chains.filter((c)=>c.root?.kind === "import.missing-dependency" && (0,view/* isLive */.DG)(c)).map((c)=>({
                reason: "missing-dependency",
                detail: `${handoff_words((0,rows/* rootSentence */.Cy)(c))}${at(c)}`
            })),
        ...chains.filter((c)=>c.root?.kind === "env.dependency-upgrade" && (0,view/* isLive */.DG)(c)).map((c)=>({
                reason: "dependency-bug",
                detail: handoff_words((0,rows/* rootSentence */.Cy)(c))
            })),
        ...chains.filter((c)=>c.root?.kind === "test.expectation" && (0,view/* isLive */.DG)(c)).map((c)=>({
                reason: "ambiguous-requirement",
                detail: `${handoff_words((0,rows/* rootSentence */.Cy)(c))}${at(c)}: which of the two is meant is for the brief to say`
            })),
        ...chains.filter((c)=>c.pre_existing).map((c)=>({
                reason: "unrelated-red-tests",
                detail: `${names(c)}: red at the base as well`
            })),
        ...report.need_context.map((n)=>({
                reason: "missing-context",
                detail: `[NEED_CONTEXT: ${n.target}] ${n.reason}`
            }))
    ];
}

// EXTERNAL MODULE: ./src/report/html/page.js + 5 modules
var page = __webpack_require__(1499);
// EXTERNAL MODULE: ./src/report/markdown.js + 4 modules
var markdown = __webpack_require__(6619);
// EXTERNAL MODULE: ./src/report/schema.js + 1 modules
var schema = __webpack_require__(2475);
;// CONCATENATED MODULE: ./src/report/bundle.js
/** The bundle's folder: written whole or not at all, read as a stranger's. */ 








/** Bytes of a report.json that is read: the tracer's own stay far below. */ const MAX_REPORT = 5_000_000;
const REFS = {
    output: /^evidence\/[0-9a-f]{16}\.txt$/,
    patch: /^fixes\/[A-Za-z0-9_-]{1,64}\.patch$/,
    trace: /^traces\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}\.jsonl$/
};
/**
 * Writes what is rendered into the bundle's folder; evidence, patches and the trace are already there.
 * Each file appears complete or not at all, and a link in its place is replaced, not followed.
 * @param out absolute path of the folder
 */ function writeBundle(out, report) {
    (0,external_node_fs_.mkdirSync)(out, {
        recursive: true
    });
    put(out, ".gitignore", "*\n");
    put(out, "report.json", json(report));
    put(out, "handoff.json", json(handoff(report)));
    put(out, "report.md", (0,markdown/* reportMarkdown */.uL)(report, {
        limit: markdown/* SUMMARY_LIMIT */.Jt,
        links: {}
    }));
    put(out, "report.html", (0,page/* reportHtml */.E)(report));
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
function put(out, name, content) {
    const fresh = (0,external_node_path_.join)(out, `.${name}.${(0,external_node_crypto_.randomBytes)(6).toString("hex")}`);
    try {
        (0,external_node_fs_.writeFileSync)(fresh, content, {
            flag: "wx"
        });
        (0,external_node_fs_.renameSync)(fresh, (0,external_node_path_.join)(out, name));
    } catch (thrown) {
        (0,external_node_fs_.rmSync)(fresh, {
            force: true
        });
        throw thrown;
    }
}
/**
 * Reads the report of a bundle that may come from anywhere.
 * @param path the bundle's folder
 * @throws UserError that names the file, when it is not there, too large, a link, not a report, or refers to something
 * outside the bundle or to evidence that it does not hold
 */ function readBundle(path) {
    const file = (0,external_node_path_.join)(path, "report.json");
    const parsed = schema/* reportSchema */.Q.safeParse(parse(file, readPlain(file)));
    if (!parsed.success) throw new src_errors/* UserError */.yo(`${file} is not a report of this version: ${firstIssue(parsed.error)}`);
    checkRefs(path, file, parsed.data);
    return parsed.data;
}
function firstIssue(error) {
    const [issue] = error.issues;
    return issue === undefined ? "no reason given" : `${errors/* toDotPath */.sR(issue.path)}: ${issue.message}`;
}
/** Opens without following a link and checks what was opened, so that nothing can be swapped in between. */ function readPlain(file) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    } catch (thrown) {
        throw new src_errors/* UserError */.yo(`${file} cannot be read: ${(0,src_errors/* messageOf */.bD)(thrown)}; give the folder of a bundle`);
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile()) throw new src_errors/* UserError */.yo(`${file} is not a plain file`);
        if (stat.size > MAX_REPORT) throw new src_errors/* UserError */.yo(`${file} has ${String(stat.size)} bytes; ${String(MAX_REPORT)} are read at most`);
        return (0,external_node_fs_.readFileSync)(descriptor, "utf8");
    } finally{
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function parse(file, content) {
    try {
        return JSON.parse(content);
    } catch (thrown) {
        throw new src_errors/* UserError */.yo(`${file} is not JSON: ${(0,src_errors/* messageOf */.bD)(thrown)}`);
    }
}
function checkRefs(path, file, report) {
    const known = new Set(report.evidence.map((e)=>e.id));
    for (const [what, ref, shape] of refsOf(report)){
        if (!shape.test(ref)) throw new src_errors/* UserError */.yo(`${file}: ${what} refers outside the bundle: ${JSON.stringify(ref.slice(0, 100))}`);
        refuseLinks(path, ref);
    }
    const beside = [
        ...report.findings,
        ...report.smoke,
        ...report.tests_added.flatMap((t)=>t.cases),
        ...report.forced_context?.facts ?? [],
        ...report.forced_context?.checklist ?? []
    ];
    for (const { id, ids } of [
        ...report.chains.map((c)=>({
                id: c.id,
                ids: idsOf(c)
            })),
        ...beside.map((b)=>({
                id: "beside",
                ids: b.evidence
            }))
    ]){
        const lost = ids.find((i)=>!known.has(i));
        if (lost !== undefined) throw new src_errors/* UserError */.yo(`${file}: chain ${JSON.stringify(id.slice(0, 40))} refers to evidence ${JSON.stringify(lost.slice(0, 40))}, which the report does not hold`);
    }
}
function refsOf(report) {
    const outputs = report.evidence.flatMap((e)=>"output_ref" in e.source ? [
            [
                "evidence",
                e.source.output_ref,
                REFS.output
            ]
        ] : []);
    const patches = report.chains.flatMap((c)=>c.fix === null ? [] : [
            [
                "a fix",
                c.fix.patch,
                REFS.patch
            ]
        ]);
    return [
        ...outputs,
        ...patches,
        [
            "the trace",
            report.trace.file,
            REFS.trace
        ]
    ];
}
function idsOf({ shown_by, root, fix }) {
    return [
        shown_by,
        root?.evidence ?? [],
        root?.candidates.flatMap((c)=>c.evidence) ?? [],
        fix?.before ?? [],
        fix?.after ?? []
    ].flat();
}
function refuseLinks(path, ref) {
    const folder = ref.slice(0, ref.indexOf("/"));
    for (const part of [
        folder,
        ref
    ]){
        if ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(path, part), {
            throwIfNoEntry: false
        })?.isSymbolicLink() === true) throw new src_errors/* UserError */.yo(`${(0,external_node_path_.join)(path, part)} is a symbolic link; a bundle holds none`);
    }
}


/***/ }),

/***/ 7643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ escalationLines),
/* harmony export */   w: () => (/* binding */ layersOf)
/* harmony export */ });
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8207);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3232);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2174);
/* harmony import */ var _trace_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9753);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3035);
/** The escalation block of attempt 4 and on: what is handed to whoever looks above the code (contract, section 6). */ 




const FAMILY_LAYER = {
    env: "environment",
    import: "dependency",
    test: "test_harness",
    flaky: "environment",
    types: "contract_mismatch"
};
const MOST = 12;
/**
 * Where the fault is to be looked for, as the family of each root suggests.
 * @param signs the root is another one after each push; real input breaks a contract on the way
 */ function layersOf(kinds, { moves, breaksContract }) {
    const layers = [
        ...new Set([
            ...moves ? [
                "architecture"
            ] : [],
            ...breaksContract ? [
                "contract_mismatch"
            ] : [],
            ...kinds.flatMap((k)=>FAMILY_LAYER[k.split(".", 1)[0] ?? ""] ?? [])
        ])
    ];
    return layers.length === 0 ? [
        "unknown"
    ] : layers;
}
function items(lines, none) {
    const shown = lines.slice(0, MOST).map((line)=>`- ${(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleProse */ .ek)(line), 300)}`);
    const rest = lines.length - shown.length;
    if (shown.length === 0) return [
        `- ${none}`
    ];
    return rest > 0 ? [
        ...shown,
        `- and ${String(rest)} more in report.json`
    ] : shown;
}
function handedOn(report) {
    const chains = (0,_view_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md)(report.chains);
    const places = chains.flatMap((c)=>c.root === null || c.root.file === null ? [] : [
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z9)(c.root.file, c.root.line)
        ]);
    const nodes = chains.flatMap((c)=>c.symptoms.slice(0, 3)).flatMap((s)=>"node" in s && typeof s.node === "string" ? [
            s.node
        ] : []);
    const shown = new Set(chains.flatMap((c)=>c.shown_by.slice(0, 1)));
    const runs = report.evidence.flatMap((e)=>shown.has(e.id) && e.source.type === "command" ? [
            `${(0,_shell_js__WEBPACK_IMPORTED_MODULE_4__/* .shellShown */ .m)(e.source.argv)} → ${(0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)(e) ?? ""}`
        ] : []);
    const signature = report.attempt.signature === "" ? [] : [
        `error signature ${report.attempt.signature}`
    ];
    return [
        ...report.brief === null ? [] : [
            `brief: ${report.brief}`
        ],
        ...places.slice(0, 4),
        ...nodes.slice(0, 4),
        ...signature,
        ...runs.slice(0, 3)
    ];
}
/** The block's lines. What nobody told is derived from the chains or said to be unknown; none can forge a line. */ function escalationLines(report) {
    const { escalation, attempt, forced_context } = report;
    const answered = forced_context?.checklist.flatMap((c)=>c.answer === null ? [] : [
            `${c.line}: ${c.answer}`
        ]) ?? [];
    const layers = escalation?.layers ?? layersOf(report.chains.flatMap((c)=>c.root === null ? [] : [
            c.root.kind
        ]), {
        moves: false,
        breaksContract: false
    });
    return [
        "<ESCALATION>",
        "status: blocked",
        `attempt: [ATTEMPT: ${String(attempt.number)}]`,
        `task_scope: ${(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleProse */ .ek)(report.brief ?? "not given"), 200)}`,
        "suspected_failure_layer:",
        ...items(layers, "unknown"),
        "",
        "what_was_tried:",
        ...items(escalation?.tried ?? [], "not known to this run"),
        "",
        "what_did_not_work:",
        ...items(escalation?.failed ?? [], "the same signature fails again"),
        "",
        "forced_context_checked:",
        ...items(escalation?.checked ?? answered, "none in this run"),
        "",
        "current_invariants:",
        ...items(escalation?.invariants ?? [], "none verified in this run"),
        "",
        "recommended_next_agent:",
        "- reflection-agent",
        "",
        "handoff_artifacts:",
        ...items([
            ...handedOn(report),
            ...report.need_context.map((n)=>`needs ${n.target}: ${n.reason}`)
        ], "report.json of the bundle"),
        "",
        "request:",
        "- Re-evaluate at architecture or environment level. Do not continue local logic patching.",
        "</ESCALATION>"
    ];
}


/***/ }),

/***/ 261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   GA: () => (/* binding */ cellCode),
/* harmony export */   iy: () => (/* binding */ ownFence),
/* harmony export */   js: () => (/* binding */ htmlText),
/* harmony export */   m1: () => (/* binding */ ownCode),
/* harmony export */   n8: () => (/* binding */ htmlProse),
/* harmony export */   ti: () => (/* binding */ inlineCode)
/* harmony export */ });
/* harmony import */ var _trace_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9753);
/** Hostile text in Markdown as GitHub renders it (GFM, then its mention, issue, commit, emoji and math filters). */ 
function longestRun(content) {
    return (content.match(/`+/g) ?? []).reduce((longest, run)=>Math.max(longest, run.length), 0);
}
/** Inline code that its content cannot end (CommonMark 0.31, section 6.1). */ function inlineCode(content) {
    return ownCode((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(content));
}
/** The same for one line of our own, whose foreign parts are made visible already: its markers stay as they are. */ function ownCode(shown) {
    if (shown.trim() === "") return "(empty)";
    const ticks = "`".repeat(longestRun(shown) + 1);
    const pad = /^`|`$|^ .* $/.test(shown) ? " " : "";
    return `${ticks}${pad}${shown}${pad}${ticks}`;
}
/** Inline code for a table cell: a bar ends a cell even in code unless a single backslash stands before it. */ function cellCode(content) {
    return inlineCode(content.replace(/\\(?=\|)/g, "\\u005c")).replaceAll("|", "\\|");
}
/** A fenced block that its content cannot end. */ function fence(content, info = "text") {
    return ownFence((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleBlock */ ._n)(content).replace(/\n+$/, ""), info);
}
/** The same for a block of our own, whose foreign parts are made visible already. */ function ownFence(shown, info = "") {
    const ticks = "`".repeat(Math.max(3, longestRun(shown) + 1));
    return `${ticks}${info}\n${shown}\n${ticks}`;
}
/** Words that GitHub turns into a ping, a link, an emoji or a formula: shown as code, where its filters do not look. */ const ACTIVE = /@|#\d|\bGH-\d|:\/\/|www\.|\$|:(?!\d{1,2}:)[\w+-]+:|\b[0-9a-f]{7,40}\b/i;
function escapeWord(word) {
    if (ACTIVE.test(word)) return inlineCode(word);
    return word.replace(/&/g, "&amp;").replace(/[\\*[\]~]/g, "\\$&").replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "\\_").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\|/g, "&#124;").replace(/`/g, "&#96;");
}
/** Running text without any markup of its own, safe in a paragraph, a list item and a table cell. */ function prose(content) {
    return (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleProse */ .ek)(content).split(" ").map(escapeWord).join(" ").replace(/^[-+#=]/, "\\$&").replace(/^(\d{1,9})([.)])(?= |$)/, "$1\\$2");
}
/** Text inside an HTML element, where Markdown is not read. */ function htmlText(content) {
    const entities = {
        "&": "&amp;",
        "<": "&lt;",
        ">": "&gt;",
        '"': "&quot;",
        "'": "&#39;"
    };
    return (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(content).replace(/[&<>"']/g, (c)=>entities[c] ?? c);
}
/** Running text inside `<summary>`: GitHub's filters look there too. */ function htmlProse(content) {
    return (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleProse */ .ek)(content).split(" ").map((word)=>ACTIVE.test(word) ? `<code>${htmlText(word)}</code>` : htmlText(word)).join(" ");
}


/***/ }),

/***/ 1499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ reportHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/report/beside.js + 1 modules
var beside = __webpack_require__(7614);
// EXTERNAL MODULE: ./src/report/escalation.js
var escalation = __webpack_require__(7643);
// EXTERNAL MODULE: ./src/report/origin.js
var origin = __webpack_require__(3232);
// EXTERNAL MODULE: ./src/report/rows.js
var report_rows = __webpack_require__(6667);
// EXTERNAL MODULE: ./src/report/trace-block.js
var trace_block = __webpack_require__(2669);
// EXTERNAL MODULE: ./src/trace/visible.js
var visible = __webpack_require__(9753);
// EXTERNAL MODULE: ./src/report/view.js
var view = __webpack_require__(3035);
// EXTERNAL MODULE: ./src/report/win.js
var win = __webpack_require__(9398);
// EXTERNAL MODULE: ./src/report/attempt.js
var attempt = __webpack_require__(7821);
// EXTERNAL MODULE: ./src/report/inline.js
var inline = __webpack_require__(8207);
// EXTERNAL MODULE: ./src/report/words.js
var words = __webpack_require__(1329);
;// CONCATENATED MODULE: ./src/report/html/tag.js
/** HTML in which everything is escaped unless it was made here. */ 
class Html {
    text;
    constructor(text){
        this.text = text;
    }
}
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;"
};
function escaped(text) {
    return text.replace(/[&<>"']/g, (c)=>ENTITIES[c] ?? c);
}
function render(content) {
    if (content === null) return "";
    if (content instanceof Html) return content.text;
    if (typeof content === "number") return String(content);
    if (typeof content === "string") return escaped((0,visible/* visibleBlock */._n)(content));
    return content.map(render).join("");
}
/** A line of our own, whose foreign parts are made visible already: escaped, its markers as they are. */ function own(text) {
    return new Html(escaped(text));
}
/** A template whose values are escaped, in text and in quoted attributes alike. */ function html(strings, ...values) {
    return new Html(strings.reduce((out, part, index)=>out + render(values[index - 1] ?? null) + part));
}

;// CONCATENATED MODULE: ./src/report/html/inline.js
/** Spans as HTML. */ 


function one(span) {
    switch(span.kind){
        case "text":
            return (0,visible/* visibleLine */.P8)(span.text.replace(/\s+/g, " "));
        case "strong":
            return html`<strong>${(0,visible/* visibleLine */.P8)(span.text)}</strong>`;
        case "code":
            return html`<code>${(0,visible/* visibleLine */.P8)(span.text)}</code>`;
        case "place":
            return html`<code class="place">${(0,visible/* visibleLine */.P8)((0,inline/* placeText */.Z9)(span.file, span.line))}</code>`;
        case "commit":
            return html`<code title="${span.sha}">${(0,visible/* visibleLine */.P8)(span.sha.slice(0, 7))}</code>`;
        case "bundle":
            return html`<code>${(0,visible/* visibleLine */.P8)(span.path)}</code>`;
    }
}
/** Running text; nothing in it is a link. */ function inline_inline(spans) {
    return spans.map(one);
}

;// CONCATENATED MODULE: ./src/report/html/chain.js
/** One chain of the HTML report. */ 







/** More of one kind than anybody scrolls through; the rest is in report.json. */ const MOST = 1_000;
/** A list that is cut at a length that browsers bear. */ function bulleted(items) {
    const rest = items.length - MOST;
    return html`<ul>${items.slice(0, MOST).map((i)=>html`<li>${i}</li>`)}${rest > 0 ? html`<li>and ${(0,words/* plural */.LS)(rest, "more", "more")} in report.json</li>` : null}</ul>`;
}
function step(row) {
    const excerpt = row.proof?.excerpt.trim() ?? "";
    const ref = row.proof !== null && "output_ref" in row.proof.source ? html` <code>${row.proof.source.output_ref}</code>` : null;
    return html`<li class="${row.stage}"><span class="stage">${row.stage}</span><div class="step">
<p>${inline_inline(row.what)}</p><p class="showed">${inline_inline(row.showed)}</p>
${excerpt === "" || row.stage === "root" ? null : html`<details><summary>${row.proof?.source.type === "file" ? "what it says" : "what it printed"} (${row.proof?.id ?? ""})${ref}</summary><pre tabindex="0">${row.proof?.excerpt ?? ""}</pre></details>`}</div></li>`;
}
/** A unified diff, its lines marked by colour and by their first character. */ function diff(text) {
    const kind = (line)=>/^(?:---|\+\+\+|@@) /.test(line) ? "at" : line.startsWith("+") ? "add" : line.startsWith("-") ? "del" : "same";
    return html`<pre class="diff" tabindex="0">${text.replace(/\n+$/, "").split("\n").map((line)=>html`<span class="${kind(line)}">${line}</span>`)}</pre>`;
}
function fixPart(report, chain) {
    const shown = (0,attempt/* fixShown */.V)(report, chain);
    if (shown.kind === "withheld") return html`<p>A fix is withheld: ${shown.reason}.</p>`;
    if (shown.kind === "none" || shown.fix.status === "rejected") return null;
    const apply = html`<p>To apply it, in the project's folder: <code>git apply</code>, on <code>${shown.fix.patch}</code> of this bundle.</p>`;
    return [
        html`<h3>The fix</h3>`,
        shown.fix.diff === null ? html`<p>The patch is not shown: it holds a secret or is too long.</p>` : diff(shown.fix.diff),
        apply
    ];
}
function candidates(chain, index) {
    const all = chain.root?.candidates ?? [];
    if (all.length < 2) return null;
    const row = (c)=>{
        const proofs = c.evidence.flatMap((id)=>index.get(id) ?? []);
        return html`<tr><td>${c.score.toFixed(2)}</td><td><code>${c.kind}</code></td><td>${c.file === null ? null : inline_inline([
            {
                kind: "place",
                file: c.file,
                line: c.line
            }
        ])}</td><td>${c.statement}</td><td>${bulleted(proofs.map((e)=>[
                e.id,
                " ",
                inline_inline((0,origin/* origin */.TG)(e))
            ]))}</td></tr>`;
    };
    return html`<details class="more"><summary>Candidates, ranked (${all.length})</summary><div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">score</th><th scope="col">kind</th><th scope="col">place</th><th scope="col">statement</th><th scope="col">evidence</th></tr></thead><tbody>${all.map(row)}</tbody></table></div></details>`;
}
/** The chain's article; `number` is its rank and the anchor of the table of contents. */ function chainArticle(report, chain, index, number) {
    const shown = (0,attempt/* fixShown */.V)(report, chain);
    const rows = (0,report_rows/* chainRows */.$A)({
        ...chain,
        fix: shown.kind === "shown" ? shown.fix : null
    }, index, 50);
    const several = chain.symptoms.length > 1;
    const symptoms = ()=>chain.symptoms.map((s)=>inline_inline((0,inline/* joinSpans */.kU)([
                (0,report_rows/* symptomName */.z8)(s),
                (0,report_rows/* symptomSays */.kv)(s)
            ], " · ")));
    return html`<article id="root-${number}" class="${chain.pre_existing ? "old" : "new"}" aria-labelledby="title-${number}">
<h2 id="title-${number}">${report.chains.length > 1 ? `${String(number)} · ` : ""}${inline_inline((0,report_rows/* rootSentence */.Cy)(chain))}</h2>
<p class="facts">${inline_inline((0,inline/* joinSpans */.kU)((0,view/* chainFacts */.r5)(chain), " · "))}</p>
<ol class="chain">${rows.map(step)}</ol>
${fixPart(report, chain)}
${several ? html`<details class="more"><summary>Same root, ${(0,words/* plural */.LS)(chain.symptoms.length, "symptom")}</summary>${bulleted(symptoms())}</details>` : null}
${candidates(chain, index)}
</article>`;
}

;// CONCATENATED MODULE: ./src/report/html/forced.js
/** Attempt 3 in the HTML report. */ 



/** The forced context and the checklist of a report in that mode, else nothing. */ function forced({ attempt, forced_context }) {
    if (attempt.mode !== "context-override") return null;
    const { facts, suspect, checklist } = forced_context ?? {
        facts: [],
        suspect: [],
        checklist: []
    };
    const because = (ids)=>ids.length === 0 ? "" : ` (${ids.join(", ")})`;
    return html`<section><h2>${own("[FORCED_CONTEXT]")} gathered anew; earlier conclusions are suspect</h2>
${bulleted([
        ...facts.map((f)=>[
                inline_inline((0,inline/* spans */.iV)(f.statement)),
                because(f.evidence)
            ]),
        ...suspect.map((s)=>[
                "suspect: ",
                inline_inline((0,inline/* spans */.iV)(s))
            ])
    ])}
<h2>${own("[CHECKLIST]")}</h2>
${bulleted(checklist.map((c)=>[
            c.answer === null ? "open: " : "done: ",
            inline_inline((0,inline/* spans */.iV)(c.line)),
            ": ",
            c.answer === null ? "no answer" : inline_inline((0,inline/* spans */.iV)(c.answer)),
            because(c.evidence)
        ]))}</section>`;
}

;// CONCATENATED MODULE: ./src/report/html/style.js
/** The report's look: light and dark, laptop and phone, screen and paper. */ const STYLE = `
:root { color-scheme: light dark;
  --paper: #fff; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --wash: #f6f8fa; --code: #eff1f3;
  --red: #b3261e; --green: #116329; --blue: #0550ae; --add: #dafbe1; --del: #ffebe9; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #0d1117; --ink: #e6edf3; --soft: #9aa4af; --line: #3d444d; --wash: #151b23; --code: #212830;
  --red: #ff9a91; --green: #57d364; --blue: #79b8ff; --add: #12331e; --del: #3d1a1d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
header, main, footer, nav { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .25rem 0 1rem; }
h2 { font-size: 1.15rem; line-height: 1.45; margin: 0 0 .5rem; font-weight: 600; }
section { margin-top: 2rem; }
h3 { font-size: .95rem; margin: 1.25rem 0 .5rem; }
p { margin: 0 0 .75rem; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .86em; }
code { background: var(--code); border-radius: .3em; padding: .1em .35em; overflow-wrap: anywhere; }
pre { background: var(--wash); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: .5rem 0; overflow-x: auto; line-height: 1.45; tab-size: 4; }
pre code { background: none; padding: 0; font-size: 1em; }
a { color: var(--blue); }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem; }
.tool { color: var(--soft); margin: 0; font-weight: 600; }
.verdict { display: inline-block; border: 1px solid currentcolor; border-radius: .4rem; padding: .05rem .55rem; font-weight: 600; }
.FAIL { color: var(--red); } .PASS { color: var(--green); }
.meta { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 1.5rem; color: var(--soft); font-size: .9rem; }
.meta div { display: flex; gap: .4rem; align-items: baseline; } .meta dt::after { content: ":"; } .meta dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
nav ol { margin: 0 0 1.5rem; padding-left: 1.5rem; } nav li { margin: .2rem 0; }
article { border: 1px solid var(--line); border-radius: .6rem; padding: 1.25rem; margin: 0 0 1.5rem; }
.facts { color: var(--soft); font-size: .92rem; } .facts strong { color: var(--ink); }
.old { border-style: dashed; }
.chain { list-style: none; margin: 1rem 0; padding: 0; }
.chain > li { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0 1rem; padding: 0 0 .9rem; position: relative; }
.chain > li::before { content: ""; position: absolute; left: 6.5rem; top: .6rem; bottom: -.6rem; border-left: 2px solid var(--line); }
.chain > li::after { content: ""; position: absolute; left: calc(6.5rem - 4px); top: .5rem; width: 10px; height: 10px; border-radius: 50%; background: var(--soft); }
.chain > li:last-child::before { display: none; }
.chain > li.root::after { background: var(--red); } .chain > li.fix::after { background: var(--green); }
.stage { text-align: right; color: var(--soft); font-size: .9rem; padding-right: .4rem; }
.root > .stage, .fix > .stage { color: var(--ink); font-weight: 700; }
.step { padding-left: .75rem; min-width: 0; } .step p { margin: 0; overflow-wrap: anywhere; } .showed { margin-top: .1rem; }
details { margin: .35rem 0; } summary { cursor: pointer; color: var(--soft); font-size: .92rem; }
.more > summary { color: var(--ink); font-weight: 600; }
.diff span { display: block; padding: 0 .25rem; min-height: 1.45em; } .diff .add { background: var(--add); } .diff .del { background: var(--del); } .diff .at { color: var(--soft); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
ul { padding-left: 1.25rem; margin: .4rem 0; } li { overflow-wrap: anywhere; }
footer { color: var(--soft); font-size: .85rem; padding-bottom: 3rem; }
@media (max-width: 34rem) {
  article { padding: 1rem .85rem; } header, main, footer, nav { padding-left: .85rem; padding-right: .85rem; } h1 { font-size: 1.3rem; }
  .chain > li { grid-template-columns: minmax(0, 1fr); padding-left: 1.25rem; } .stage { text-align: left; } .step { padding-left: 0; }
  .chain > li::before { left: 4px; } .chain > li::after { left: 0; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --wash: #fff; --code: #f2f2f2; --red: #900; --green: #060; --blue: #000; --add: #e8f5e9; --del: #fdecea; }
  body { font-size: 10.5pt; } nav, .skip { display: none; } pre { white-space: pre-wrap; } .chain > li { break-inside: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;

;// CONCATENATED MODULE: ./src/report/html/page.js
/** report.html: the report as one file that asks for nothing, runs nothing and links to nothing. */ 













/** Roots in full; further ones are named only. */ const page_MOST = 200;
/** Renders a report as a self-contained page. The policy allows the one style sheet and nothing else, by its hash. */ function reportHtml(report) {
    const policy = `default-src 'none'; style-src 'sha256-${(0,external_node_crypto_.createHash)("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'`;
    const title = `python-trace · ${(0,visible/* visibleLine */.P8)((0,view/* headline */.Pl)(report))}`;
    return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Html(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${own(title)}</title><style>${new Html(STYLE)}</style></head>
<body><a class="skip" href="#content">Skip to the roots</a>
<header><p class="tool">python-trace</p><h1>${(0,view/* headline */.Pl)(report)}</h1>${meta(report)}</header>
<main id="content">${report.attempt.mode === "escalation" ? pre("Escalation", (0,escalation/* escalationLines */.p)(report)) : body(report)}
${pre("Verdict", (0,win/* winLines */.S)(report, 50))}${trace(report)}</main>
<footer><p>Made by python-trace from one run; every statement refers to a command that ran, a line of the checkout or what CI left.</p></footer>
</body></html>
`.text;
}
function meta(report) {
    const entry = (name, value)=>html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
    return html`<dl class="meta">${entry("verdict", html`<span class="verdict ${report.win}">${report.win}</span>`)}${entry("attempt", report.attempt.number)}
${entry("cost", (0,view/* cost */.y)(report))}${report.brief === null ? null : entry("change", report.brief)}${entry("run", report.run_id)}</dl>`;
}
function body(report) {
    const chains = (0,view/* worstFirst */.md)(report.chains);
    const index = (0,origin/* evidenceIndex */.Qj)(report);
    const rest = chains.slice(page_MOST);
    const contents = html`<nav aria-label="Roots"><ol>${chains.slice(0, page_MOST).map((c, i)=>html`<li><a href="#root-${i + 1}">${inline_inline((0,report_rows/* rootSentence */.Cy)(c))}</a></li>`)}</ol></nav>`;
    return [
        chains.length > 1 ? contents : null,
        report.attempt.changed === null ? null : html`<p>${report.attempt.changed}</p>`,
        forced(report),
        chains.slice(0, page_MOST).map((c, i)=>chainArticle(report, c, index, i + 1)),
        rest.length > 0 ? section("Further roots", bulleted(rest.map((c)=>inline_inline((0,report_rows/* rootSentence */.Cy)(c))))) : null,
        (0,beside/* beside */.v)(report).map(({ title, items })=>section(`${title} (${items.length.toLocaleString("en-US")})`, bulleted(items.map((item)=>inline_inline(item))))),
        pairs("Needed from you", report.need_context.map((n)=>[
                own(`[NEED_CONTEXT: ${(0,visible/* visibleLine */.P8)(n.target)}]`),
                n.reason
            ])),
        pairs("Not mapped to a test or a line", report.unmapped.map((u)=>[
                u.input,
                u.reason
            ])),
        pairs("Not run", report.not_run.map((n)=>[
                n.step,
                n.reason
            ])),
        pairs("Environment", Object.entries(report.environment))
    ];
}
function section(title, content) {
    return html`<section><h2>${title}</h2>${content}</section>`;
}
function pairs(title, items) {
    return items.length === 0 ? null : section(`${title} (${items.length.toLocaleString("en-US")})`, bulleted(items.map(([name, value])=>[
            html`<code>${name}</code> `,
            value
        ])));
}
function pre(title, lines) {
    return section(title, html`<pre tabindex="0">${own(lines.join("\n"))}</pre>`);
}
function trace(report) {
    const block = (0,trace_block/* traceBlock */.H)(report);
    return section(block.title, html`<p>Trace file: <code>${block.file}</code><br>${block.counts}</p><p>Latest:</p>${bulleted(block.latest.map((l)=>html`<code>${l}</code>`))}<p>Query: <code>${block.query}</code></p>`);
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

/***/ 4452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ markdown_inline_inline)
});

// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(261);
// EXTERNAL MODULE: ./src/report/inline.js
var inline = __webpack_require__(8207);
;// CONCATENATED MODULE: ./src/report/links.js
/** Where the report can link to. All of it comes from the host (the event, the artifact's upload), never from a bundle. */ function path(...parts) {
    const encode = (part)=>encodeURIComponent(part).replace(/[()'!*~]/g, (c)=>`%${c.charCodeAt(0).toString(16)}`);
    return parts.flatMap((p)=>p.split("/")).filter((p)=>p !== "" && p !== ".").map(encode).join("/");
}
/** The page of a line of the checkout at head, or null where it has none. */ function lineUrl(links, file, line) {
    if (links.repository === undefined || links.head === undefined) return null;
    if (file.length > 1_000 || file.startsWith("/") || file.split("/").includes("..") || /\p{Cs}/u.test(file)) return null;
    return `${links.repository}/blob/${links.head}/${path(links.project ?? "", file)}${line === null ? "" : `#L${String(line)}`}`;
}
/** The page of a commit. */ function commitUrl(links, sha) {
    return links.repository !== undefined && /^[0-9a-f]{40}$/.test(sha) ? `${links.repository}/commit/${sha}` : null;
}

;// CONCATENATED MODULE: ./src/report/markdown-inline.js
/** Spans as GitHub Markdown. */ 


function codeFor(target, content) {
    switch(target){
        case "line":
            return (0,report_escape/* inlineCode */.ti)(content);
        case "cell":
            return (0,report_escape/* cellCode */.GA)(content);
        case "summary":
            return `<code>${(0,report_escape/* htmlText */.js)(content)}</code>`;
    }
}
/** Running text with the spaces at its two ends kept: they part it from the code beside it. */ function textFor(target, content) {
    const inner = target === "summary" ? (0,report_escape/* htmlProse */.n8)(content) : (0,report_escape/* prose */.CS)(content);
    if (inner === "") return content === "" ? "" : " ";
    return `${/^\s/.test(content) ? " " : ""}${inner}${/\s$/.test(content) ? " " : ""}`;
}
function linked(shown, url, target) {
    return url === null || target === "summary" ? shown : `[${shown}](${url})`;
}
function one(span, target, links) {
    switch(span.kind){
        case "text":
            return textFor(target, span.text);
        case "strong":
            return target === "summary" ? `<b>${(0,report_escape/* htmlProse */.n8)(span.text)}</b>` : `**${(0,report_escape/* prose */.CS)(span.text)}**`;
        case "code":
            return codeFor(target, span.text);
        case "place":
            return linked(codeFor(target, (0,inline/* placeText */.Z9)(span.file, span.line)), lineUrl(links, span.file, span.line), target);
        case "commit":
            return linked(codeFor(target, span.sha.slice(0, 7)), commitUrl(links, span.sha), target);
        case "bundle":
            return linked(codeFor(target, span.path), links.artifact?.url ?? null, target);
    }
}
/** Renders spans on one line. Code next to code is parted by a space, or its backticks would run together. */ function markdown_inline_inline(spans, target, links) {
    return spans.reduce((out, span)=>{
        const next = one(span, target, links);
        return out.endsWith("`") && next.startsWith("`") ? `${out} ${next}` : out + next;
    }, "");
}


/***/ }),

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jt: () => (/* binding */ SUMMARY_LIMIT),
  uL: () => (/* binding */ reportMarkdown)
});

// UNUSED EXPORTS: COMMENT_LIMIT

// EXTERNAL MODULE: ./src/report/beside.js + 1 modules
var beside = __webpack_require__(7614);
// EXTERNAL MODULE: ./src/report/escalation.js
var escalation = __webpack_require__(7643);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(261);
;// CONCATENATED MODULE: ./src/report/fit.js
/** Cutting by priority: whole parts in, whole parts out, never half of one. */ /** One way to show a part; the lower the priority's number the sooner it gets room. 0 is always in. */ const SEPARATOR = "\n\n";
/**
 * Puts parts together in their order.
 * @param limit bytes of UTF-8
 */ function fit(parts, limit) {
    const chosen = parts.map(()=>({
            text: "",
            level: -1
        }));
    const steps = parts.flatMap((forms, part)=>forms.map((form, level)=>({
                ...form,
                part,
                level
            }))).sort((a, b)=>a.priority - b.priority);
    let room = limit;
    for (const { part, level, priority, render } of steps){
        const current = chosen[part];
        if (current === undefined) continue;
        const text = render();
        const cost = size(text) - size(current.text);
        if (priority > 0 && cost > room) continue;
        room -= cost;
        chosen[part] = {
            text,
            level
        };
    }
    return {
        text: chosen.map((c)=>c.text).filter((t)=>t !== "").join(SEPARATOR),
        whole: parts.every((forms, i)=>chosen[i]?.level === forms.length - 1)
    };
}
function size(text) {
    return text === "" ? 0 : Buffer.byteLength(text) + SEPARATOR.length;
}

// EXTERNAL MODULE: ./src/report/inline.js
var inline = __webpack_require__(8207);
// EXTERNAL MODULE: ./src/report/markdown-inline.js + 1 modules
var markdown_inline = __webpack_require__(4452);
;// CONCATENATED MODULE: ./src/report/forced-context.js
/** Attempt 3: facts gathered anew and the checklist, above everything else (contract, section 6). */ 


/** `[FORCED_CONTEXT]` and `[CHECKLIST]` of a report in that mode, else nothing. */ function forcedContext({ attempt, forced_context }) {
    if (attempt.mode !== "context-override") return [];
    const { facts, suspect, checklist } = forced_context ?? {
        facts: [],
        suspect: [],
        checklist: []
    };
    const say = (sentence)=>(0,markdown_inline/* inline */.m)((0,inline/* spans */.iV)(sentence), "line", {});
    const because = (ids)=>ids.length === 0 ? "" : ` (${ids.map(report_escape/* prose */.CS).join(", ")})`;
    const forced = [
        "**[FORCED_CONTEXT]** gathered anew in this run; what earlier attempts concluded is suspect",
        ...facts.map((f)=>`- ${say(f.statement)}${because(f.evidence)}`),
        ...suspect.map((s)=>`- suspect: ${say(s)}`)
    ];
    const checked = [
        "**[CHECKLIST]**",
        ...checklist.map((c)=>`- [${c.answer === null ? " " : "x"}] ${say(c.line)}: ${c.answer === null ? "no answer" : say(c.answer)}${because(c.evidence)}`),
        ...checklist.length === 0 ? [
            "- nothing was checked in this run"
        ] : []
    ];
    return [
        forced,
        checked
    ].map((lines)=>[
            {
                priority: 1,
                render: ()=>lines.join("\n")
            }
        ]);
}

// EXTERNAL MODULE: ./src/report/origin.js
var origin = __webpack_require__(3232);
// EXTERNAL MODULE: ./src/report/attempt.js
var attempt = __webpack_require__(7821);
// EXTERNAL MODULE: ./src/report/shell.js
var shell = __webpack_require__(2174);
;// CONCATENATED MODULE: ./src/report/table.js
/** The chain as a GitHub table. */ 
const LABEL = {
    symptom: "symptom",
    evidence: "evidence",
    leak: "leak",
    root: "**root**",
    fix: "**fix**"
};
/** One row a line; nothing in a cell can end it. */ function chainTable(rows, links) {
    const lines = rows.map((row)=>`| ${LABEL[row.stage]} | ${(0,markdown_inline/* inline */.m)(row.what, "cell", links)} | ${(0,markdown_inline/* inline */.m)(row.showed, "cell", links)} |`);
    return [
        "| | what was run | what it showed |",
        "|---|---|---|",
        ...lines
    ].join("\n");
}

// EXTERNAL MODULE: ./src/report/view.js
var view = __webpack_require__(3035);
// EXTERNAL MODULE: ./src/report/rows.js
var report_rows = __webpack_require__(6667);
// EXTERNAL MODULE: ./src/trace/visible.js
var visible = __webpack_require__(9753);
// EXTERNAL MODULE: ./src/report/words.js
var words = __webpack_require__(1329);
;// CONCATENATED MODULE: ./src/report/sections.js
/** The parts of the Markdown report below the headline, each in forms from poor to rich. */ 










/** Lines of a diff that are still read without unfolding it. */ const SHORT_DIFF = 40;
/** A folded part; `summary` is HTML. */ function details(summary, body) {
    return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** A list of at most `most` items, what is left out counted. */ function list(items, most) {
    const rest = items.length - most;
    const shown = items.slice(0, most).map((item)=>`- ${item}`);
    return [
        ...shown,
        ...rest > 0 ? [
            `- and ${(0,words/* plural */.LS)(rest, "more", "more")} in \`report.json\``
        ] : []
    ].join("\n");
}
/** A folded list that grows where there is room for it. */ function foldedList(title, items, priority) {
    const at = (most, extra)=>({
            priority: priority + extra,
            render: ()=>{
                const all = items();
                return all.length === 0 ? "" : details(`<b>${(0,report_escape/* htmlText */.js)(title)}</b> (${all.length.toLocaleString("en-US")})`, list(all, most));
            }
        });
    return [
        at(10, 0),
        at(100, 5),
        at(2_000, 10)
    ];
}
/** The same without the fold, for what must be seen. */ function openList(title, items, priority) {
    const render = ()=>items().length === 0 ? "" : `**${(0,report_escape/* prose */.CS)(title)}** (${items().length.toLocaleString("en-US")})\n\n${list(items(), 20)}`;
    return [
        {
            priority,
            render
        }
    ];
}
const facts = (chain, { links })=>(0,markdown_inline/* inline */.m)((0,inline/* joinSpans */.kU)((0,view/* chainFacts */.r5)(chain), " · "), "line", links);
function table(chain, context, most) {
    const shown = (0,attempt/* fixShown */.V)(context.report, chain);
    const rows = (0,report_rows/* chainRows */.$A)({
        ...chain,
        fix: shown.kind === "shown" ? shown.fix : null
    }, context.index, most);
    return chainTable(rows, context.links);
}
function applied(patch, { artifact, project }) {
    if (artifact === undefined) return "";
    const there = project === undefined || project === "" ? "" : `cd ${(0,shell/* shellWords */.C)([
        project
    ])} && `;
    const download = (0,shell/* shellWords */.C)([
        "gh",
        "run",
        "download",
        artifact.runId,
        "-n",
        artifact.name,
        "-D",
        "trace"
    ]);
    return `\n${(0,report_escape/* fence */.EU)(`${there}${download} && ${(0,shell/* shellWords */.C)([
        "git",
        "apply",
        `trace/${patch}`
    ])}`, "sh")}`;
}
function fixText(chain, { report, links }) {
    const shown = (0,attempt/* fixShown */.V)(report, chain);
    if (shown.kind === "withheld") return `A fix is withheld: ${(0,report_escape/* prose */.CS)(shown.reason)}.`;
    if (shown.kind === "none" || shown.fix.status === "rejected") return "";
    const { diff, patch } = shown.fix;
    if (diff === null) return `The patch is not shown: it holds a secret or is too long. It is ${(0,report_escape/* inlineCode */.ti)(patch)} of the bundle.`;
    const lines = diff.split("\n").length;
    const block = (0,report_escape/* fence */.EU)(diff, "diff");
    return (lines <= SHORT_DIFF ? block : details(`<b>The fix</b> (${(0,words/* plural */.LS)(lines, "line")})`, block)) + applied(patch, links);
}
function symptoms(chain, { links }) {
    return chain.symptoms.map((s)=>(0,markdown_inline/* inline */.m)("mypy" in s ? (0,inline/* joinSpans */.kU)([
            (0,report_rows/* symptomName */.z8)(s),
            (0,report_rows/* symptomSays */.kv)(s)
        ], " ") : (0,report_rows/* symptomName */.z8)(s), "line", links));
}
function candidates(chain, { links }) {
    return (chain.root?.candidates ?? []).map((c)=>{
        const where = c.file === null ? [] : [
            (0,inline/* place */.ik)(c.file, c.line)
        ];
        return (0,markdown_inline/* inline */.m)((0,inline/* joinSpans */.kU)([
            [
                (0,inline/* text */.Qq)(c.score.toFixed(2)),
                (0,inline/* text */.Qq)(" "),
                {
                    kind: "code",
                    text: c.kind
                }
            ],
            where,
            (0,inline/* spans */.iV)(c.statement, 300),
            [
                (0,inline/* text */.Qq)(c.evidence.join(", "))
            ]
        ], " · "), "line", links);
    });
}
function excerpts(chain, { index, links }, most, length) {
    const all = (0,report_rows/* chainEvidence */.Ly)(chain, index);
    const shown = all.slice(0, most).map((e)=>{
        const head = (0,markdown_inline/* inline */.m)((0,inline/* joinSpans */.kU)([
            (0,origin/* origin */.TG)(e),
            (0,origin/* finding */.gk)(e)
        ], " · "), "line", links);
        const excerpt = e.excerpt.trim() === "" ? "" : `\n\n${(0,report_escape/* fence */.EU)((0,visible/* clip */.$Q)(e.excerpt, length))}`;
        return `**${(0,report_escape/* prose */.CS)(e.id)}** ${head}${excerpt}`;
    });
    if (shown.length === 0) return "";
    return details(`<b>Evidence</b> (${String(all.length)})`, [
        ...shown,
        ...all.length > most ? [
            "The rest is in the bundle."
        ] : []
    ].join("\n\n"));
}
/** The sentence of the root as Markdown in bold, numbered where there are several. */ function title(chain, number, context) {
    const sentence = (0,markdown_inline/* inline */.m)((0,report_rows/* rootSentence */.Cy)(chain), "line", context.links).trim();
    return number === null ? `**${sentence}**` : `#### **${String(number)} · ${sentence}**`;
}
/** A chain that is read without unfolding anything. */ function openChain(chain, number, context) {
    const only = (priority, render)=>[
            {
                priority,
                render
            }
        ];
    const several = chain.symptoms.length > 1;
    return [
        only(1, ()=>`${title(chain, number, context)}\n\n${facts(chain, context)}`),
        [
            {
                priority: 2,
                render: ()=>table(chain, context, 2)
            },
            {
                priority: 3,
                render: ()=>table(chain, context, 6)
            }
        ],
        only(4, ()=>fixText(chain, context)),
        several ? foldedList("Same root, all symptoms", ()=>symptoms(chain, context), 5) : [],
        (chain.root?.candidates.length ?? 0) > 1 ? foldedList("Candidates, ranked", ()=>candidates(chain, context), 7) : [],
        [
            {
                priority: 9,
                render: ()=>excerpts(chain, context, 4, 400)
            },
            {
                priority: 16,
                render: ()=>excerpts(chain, context, 100, 1_600)
            }
        ]
    ];
}
/** A chain that is folded to its heading. */ function foldedChain(chain, number, context) {
    const marked = chain.pre_existing ? " · older than this change" : "";
    const summary = `<b>${String(number)}</b> · ${(0,markdown_inline/* inline */.m)((0,report_rows/* rootSentence */.Cy)(chain), "summary", context.links)} (${(0,words/* plural */.LS)(chain.symptoms.length, "symptom")}${marked})`;
    const body = (...more)=>details(summary, [
            facts(chain, context),
            ...more
        ].filter((m)=>m !== "").join("\n\n"));
    return [
        {
            priority: 1,
            render: ()=>body()
        },
        {
            priority: 8,
            render: ()=>body(table(chain, context, 6), fixText(chain, context))
        },
        {
            priority: 17,
            render: ()=>body(table(chain, context, 6), fixText(chain, context), list(symptoms(chain, context), 200), excerpts(chain, context, 20, 800))
        }
    ];
}

// EXTERNAL MODULE: ./src/report/trace-block.js
var trace_block = __webpack_require__(2669);
// EXTERNAL MODULE: ./src/report/win.js
var win = __webpack_require__(9398);
;// CONCATENATED MODULE: ./src/report/markdown.js
/** The report as GitHub Markdown: report.md, the pull-request comment and the job summary. */ 












/** Bytes: under GitHub's 65,536 characters of a comment, with room for the key, the state and the notes of `publish`. */ const COMMENT_LIMIT = 60_000;
/** Bytes: under 1 MiB of a step's summary. */ const SUMMARY_LIMIT = 1_000_000;
const OPEN_CHAINS = 3;
const FOLDED_CHAINS = 50;
const NOTE_ROOM = 400;
/**
 * Renders a report. What does not fit is left out by priority (roots first, then their evidence), always whole Markdown,
 * with a note that points to the bundle. Holds exactly one WIN block; no text of the report acts as Markdown, HTML,
 * mention or link.
 */ function reportMarkdown(report, { limit, links }) {
    const context = {
        report,
        index: (0,origin/* evidenceIndex */.Qj)(report),
        links
    };
    const body = report.attempt.mode === "escalation" ? [] : [
        ...changed(report),
        ...forcedContext(report),
        ...noChain(report),
        ...chains(context),
        ...asides(context),
        ...listings(report)
    ];
    const head = [
        {
            priority: 0,
            render: ()=>`### python-trace · ${(0,report_escape/* prose */.CS)((0,view/* headline */.Pl)(report))}`
        }
    ];
    const tail = [
        winPart(report),
        ...report.attempt.mode === "escalation" ? [
            escalationPart(report)
        ] : [],
        smallPrint(context),
        tracePart(report)
    ];
    const whole = fit([
        head,
        ...body,
        ...tail
    ], limit);
    if (whole.whole) return `${whole.text}\n`;
    const note = [
        {
            priority: 0,
            render: ()=>cutNote(links)
        }
    ];
    return `${fit([
        head,
        ...body,
        note,
        ...tail
    ], limit - NOTE_ROOM).text}\n`;
}
function chains(context) {
    const sorted = (0,view/* worstFirst */.md)(context.report.chains);
    const several = sorted.length > 1;
    const rest = sorted.length - OPEN_CHAINS - FOLDED_CHAINS;
    return [
        ...sorted.slice(0, OPEN_CHAINS).flatMap((chain, i)=>openChain(chain, several ? i + 1 : null, context)),
        ...sorted.slice(OPEN_CHAINS, OPEN_CHAINS + FOLDED_CHAINS).map((chain, i)=>foldedChain(chain, OPEN_CHAINS + i + 1, context)),
        rest > 0 ? [
            {
                priority: 1,
                render: ()=>`And ${rest.toLocaleString("en-US")} more roots, in \`report.json\` of the bundle.`
            }
        ] : []
    ];
}
function listings({ need_context, unmapped, not_run, environment, chains: all }) {
    const needed = need_context.map((n)=>`${(0,report_escape/* ownCode */.m1)(`[NEED_CONTEXT: ${(0,visible/* visibleProse */.ek)((0,visible/* clip */.$Q)(n.target, 200))}]`)} ${(0,report_escape/* prose */.CS)((0,visible/* clip */.$Q)(n.reason, 400))}`);
    const said = all.length === 0 ? openList : foldedList;
    return [
        needed.length === 0 ? [] : openList("Needed to go on", ()=>needed, 1),
        said("Not mapped", ()=>unmapped.map((u)=>`${(0,report_escape/* inlineCode */.ti)((0,visible/* clip */.$Q)(u.input, 400))}: ${(0,report_escape/* prose */.CS)((0,visible/* clip */.$Q)(u.reason, 400))}`), 6),
        said("Not run", ()=>not_run.map((n)=>`${(0,report_escape/* prose */.CS)((0,visible/* clip */.$Q)(n.step, 400))}: ${(0,report_escape/* prose */.CS)((0,visible/* clip */.$Q)(n.reason, 400))}`), 6),
        foldedList("Environment", ()=>Object.entries(environment).map(([name, value])=>`${(0,report_escape/* prose */.CS)((0,visible/* clip */.$Q)(name, 100))}: ${(0,report_escape/* inlineCode */.ti)((0,visible/* clip */.$Q)(value, 400))}`), 8)
    ];
}
/** Said where what fails is not what failed on the push before. */ function changed({ attempt }) {
    return attempt.changed === null ? [] : [
        [
            {
                priority: 1,
                render: ()=>(0,report_escape/* prose */.CS)((0,visible/* clip */.$Q)(attempt.changed ?? "", 400))
            }
        ]
    ];
}
function asides({ report, links }) {
    return (0,beside/* beside */.v)(report).map(({ title, items, weight })=>{
        const shown = ()=>items.map((item)=>(0,markdown_inline/* inline */.m)(item, "line", links));
        return weight === "open" ? openList(title, shown, 3) : foldedList(title, shown, 6);
    });
}
/** What stands in place of chains where there is none. */ function noChain({ chains: all, win }) {
    if (all.length > 0) return [];
    const said = win === "PASS" ? "Nothing failed; what was run is the evidence below." : "No root was found; what was run, and what could not be, stands below.";
    return [
        [
            {
                priority: 1,
                render: ()=>said
            }
        ]
    ];
}
const winPart = (report)=>[
        {
            priority: 0,
            render: ()=>(0,report_escape/* ownFence */.iy)((0,win/* winLines */.S)(report, 3).join("\n"))
        },
        {
            priority: 1.5,
            render: ()=>(0,report_escape/* ownFence */.iy)((0,win/* winLines */.S)(report, 20).join("\n"))
        }
    ];
const escalationPart = (report)=>[
        {
            priority: 0,
            render: ()=>(0,report_escape/* ownFence */.iy)((0,escalation/* escalationLines */.p)(report).join("\n"))
        }
    ];
function smallPrint({ report, links }) {
    const node = (0,view/* rerunNode */.$R)(report);
    const rerun = node === null ? [] : [
        `re-run: ${(0,report_escape/* inlineCode */.ti)((0,shell/* shellWords */.C)([
            "python-trace",
            "--node",
            node
        ]))}`
    ];
    const bundle = links.artifact === undefined ? [] : [
        `bundle and trace: [${(0,report_escape/* inlineCode */.ti)(links.artifact.name)}](${links.artifact.url})`
    ];
    const parts = [
        `\`[ATTEMPT: ${String(report.attempt.number)}]\``,
        (0,view/* cost */.y)(report),
        ...bundle,
        ...rerun
    ];
    return [
        {
            priority: 0,
            render: ()=>`<sub>${parts.join(" · ")}</sub>`
        }
    ];
}
function tracePart(report) {
    const block = (0,trace_block/* traceBlock */.H)(report);
    const lines = [
        `## ${(0,report_escape/* prose */.CS)(block.title)}`,
        `Trace file: ${(0,report_escape/* inlineCode */.ti)(block.file)}`,
        block.counts,
        "Latest:",
        ...block.latest.map((line)=>`- ${(0,report_escape/* prose */.CS)(line)}`),
        `Query: ${(0,report_escape/* prose */.CS)(block.query)}`
    ];
    return [
        {
            priority: 0,
            render: ()=>details(`<b>Run trace</b> (${(0,report_escape/* htmlText */.js)(block.counts)})`, lines.join("\n"))
        }
    ];
}
function cutNote({ artifact }) {
    const where = artifact === undefined ? "the bundle" : `the bundle [${(0,report_escape/* inlineCode */.ti)(artifact.name)}](${artifact.url})`;
    return `*Cut to fit: the rest is in \`report.json\`, and readable in \`report.html\`, of ${where}.*`;
}


/***/ }),

/***/ 3232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ evidenceIndex),
/* harmony export */   TG: () => (/* binding */ origin),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   gk: () => (/* binding */ finding)
/* harmony export */ });
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8207);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2174);
/** Where evidence comes from and how a command ended, in words. */ 

function evidenceIndex(report) {
    return new Map(report.evidence.map((e)=>[
            e.id,
            e
        ]));
}
/** How the command ended; null for what is not a command. */ function outcome({ source }) {
    if (source.type === "prior") return `exit ${String(source.exit_code)}`;
    if (source.type !== "command") return null;
    if (source.timed_out === true) return "stopped at the time-out";
    if (source.signal !== undefined) return `ended by ${source.signal}`;
    return source.exit_code === null ? "did not end by itself" : `exit ${String(source.exit_code)}`;
}
/** What the evidence shows: how it ended, unless the claim begins with that, and the claim. */ function finding(evidence) {
    const ended = outcome(evidence);
    return (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .spans */ .iV)(ended === null || evidence.claim.startsWith(ended) ? evidence.claim : `${ended} · ${evidence.claim}`);
}
/** Where a command ran, unless it ran in the project itself. */ function inFolder(folder) {
    if (folder === ".") return [];
    return folder === "(scratch)" ? [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(" in a scratch checkout")
    ] : [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(" in "),
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(folder)
    ];
}
/** The command, the place, the input of CI or the earlier run. */ function origin({ source }) {
    switch(source.type){
        case "command":
            return [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .shellShown */ .m)(source.argv)),
                ...inFolder(source.cwd)
            ];
        case "file":
            return [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(source.file, source.lines?.[0] ?? null)
            ];
        case "input":
            return [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("left by CI: "),
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(source.input)
            ];
        case "prior":
            return [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("an earlier run, on "),
                {
                    kind: "commit",
                    sha: source.sha
                }
            ];
    }
}


/***/ }),

/***/ 6667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ chainRows),
/* harmony export */   Cy: () => (/* binding */ rootSentence),
/* harmony export */   Ly: () => (/* binding */ chainEvidence),
/* harmony export */   kv: () => (/* binding */ symptomSays),
/* harmony export */   z8: () => (/* binding */ symptomName)
/* harmony export */ });
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8207);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3232);
/* harmony import */ var _trace_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9753);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3035);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1329);
/** A chain as rows: symptom → evidence → root → fix. What every renderer shows, each in its own form. */ 




/** How a symptom is called: its node, its place in the code, or the run. */ function symptomName(symptom) {
    if ("node" in symptom && typeof symptom.node === "string") return [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(symptom.node, 400)
    ];
    if ("mypy" in symptom) return [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(symptom.file, symptom.line)
    ];
    return symptom.file === null ? [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("the run")
    ] : [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("the run, at "),
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(symptom.file, symptom.line)
    ];
}
/** What the symptom says: exception and the first line of its message, or mypy's message and code. */ function symptomSays(symptom) {
    const [line = "", ...more] = symptom.message.split("\n").filter((l)=>l.trim() !== "");
    const message = more.length > 0 ? `${line} …` : line;
    const head = "phase" in symptom && symptom.exception !== null && !message.startsWith(symptom.exception) ? [
        symptom.exception
    ] : [];
    const tail = "mypy" in symptom && symptom.code !== null ? ` [${symptom.code}]` : "";
    const said = `${[
        ...head,
        ...message === "" ? [] : [
            message
        ]
    ].join(": ")}${tail}`;
    return said === "" ? [] : [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(said.trim())
    ];
}
const found = (ids, index)=>ids.flatMap((id)=>index.get(id) ?? []);
/** Evidence that quotes the line of the root itself. */ function quotesRoot(root, { source }) {
    return source.type === "file" && source.file === root.file && (root.line === null || source.lines?.[0] === root.line);
}
/** What showed the symptom: the run here, or, where nothing failed here, what CI left or an earlier run. */ function witness(chain, index) {
    const all = found(chain.shown_by, index);
    return (0,_view_js__WEBPACK_IMPORTED_MODULE_3__/* .isLive */ .DG)(chain) ? all[0] : all.find(({ source })=>source.type !== "command" || source.exit_code !== 0);
}
function symptomRow(chain, shown) {
    const [symptom] = chain.symptoms;
    if (symptom === undefined) return [];
    const at = symptom.file === null ? [] : [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("at "),
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(symptom.file, symptom.line)
    ];
    const others = chain.symptoms.length - 1;
    return [
        {
            stage: "symptom",
            proof: shown ?? null,
            what: shown === undefined ? symptomName(symptom) : (0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .origin */ .TG)(shown),
            showed: (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSpans */ .kU)([
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .spans */ .iV)(shown === undefined ? "" : (0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)(shown) ?? ""),
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSpans */ .kU)([
                    symptomSays(symptom),
                    at
                ], " "),
                others > 0 ? [
                    (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(others, "more", "more")} like it`)
                ] : []
            ], " · ")
        }
    ];
}
/** "the same", where the command is the one of the symptom's row. */ function again({ source }, first) {
    if (source.type !== "command" || first?.source.type !== "command") return null;
    const same = source.argv.length === first.source.argv.length && source.argv.every((word, i)=>first.source.type === "command" && word === first.source.argv[i]);
    return same ? [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("the same"),
        ...(0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(source.cwd)
    ] : null;
}
function evidenceRows(chain, index, first, most) {
    const { root } = chain;
    // The runs of the fix are told in its own row.
    const ofFix = new Set([
        ...chain.fix?.before ?? [],
        ...chain.fix?.after ?? []
    ]);
    const ids = root === null ? chain.shown_by : root.evidence;
    const all = found([
        ...new Set(ids)
    ], index).filter((e)=>e.id !== first?.id && !ofFix.has(e.id) && (root === null || !quotesRoot(root, e)));
    const rows = new Map();
    for (const e of all){
        const row = {
            stage: "evidence",
            proof: e,
            what: again(e, first) ?? (0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .origin */ .TG)(e),
            showed: (0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(e)
        };
        const key = JSON.stringify([
            row.what,
            row.showed
        ]);
        if (!rows.has(key)) rows.set(key, row);
    }
    const rest = rows.size - most;
    return [
        ...[
            ...rows.values()
        ].slice(0, most),
        ...rest > 0 ? [
            {
                stage: "evidence",
                proof: null,
                what: [
                    (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`${String(rest)} more`)
                ],
                showed: [
                    (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("under Evidence, and in the bundle")
                ]
            }
        ] : []
    ];
}
function leakRows(root) {
    return root.leaks.slice(0, 3).map((leak)=>({
            stage: "leak",
            proof: null,
            what: leak.file === null ? [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(leak.what, 60))
            ] : [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(leak.file, leak.line)
            ],
            showed: [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(leak.name),
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(` (${(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(leak.what, 60)}) stays changed: ${(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(leak.before, 60)} → ${(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(leak.after, 60)}`)
            ]
        }));
}
function rootRow(root, index) {
    const quoted = found(root.evidence, index).find((e)=>quotesRoot(root, e));
    const line = quoted?.excerpt.split("\n").find((l)=>l.trim() !== "");
    return {
        stage: "root",
        proof: quoted ?? null,
        what: root.file === null ? [
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("outside the checkout")
        ] : [
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(root.file, root.line)
        ],
        showed: (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSpans */ .kU)([
            line === undefined ? [] : [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(line.trim())
            ],
            [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(root.kind)
            ]
        ], " · ")
    };
}
const FIX = {
    verified: "verified",
    proposed: "proposed, not verified",
    rejected: "tried and rejected"
};
function fixRow(fix, index) {
    const patch = {
        kind: "bundle",
        path: fix.patch
    };
    const what = {
        verified: [
            patch,
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(" in a scratch checkout")
        ],
        proposed: [
            patch
        ],
        rejected: [
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("a mechanical fix, in a scratch checkout")
        ]
    };
    return {
        stage: "fix",
        proof: found(fix.after, index)[0] ?? null,
        what: what[fix.status],
        showed: (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSpans */ .kU)([
            [
                (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .strong */ .ko)(FIX[fix.status])
            ],
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .spans */ .iV)(fix.summary)
        ], ": ")
    };
}
/**
 * The rows of a chain.
 * @param most rows of evidence at most; one more row then says how many are left
 */ function chainRows(chain, index, most) {
    const { root, fix } = chain;
    const shown = witness(chain, index);
    return [
        ...symptomRow(chain, shown),
        ...evidenceRows(chain, index, shown, most),
        ...root === null ? [] : [
            ...leakRows(root),
            rootRow(root, index)
        ],
        ...fix === null ? [] : [
            fixRow(fix, index)
        ]
    ];
}
/** The root in one sentence, its place first unless the sentence names it; without a root, what did not fail here. */ function rootSentence({ root, symptoms, verdict }) {
    if (root === null) {
        const [symptom] = symptoms;
        return [
            ...symptom === undefined ? [] : symptomName(symptom),
            (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(verdict === "fixed" ? " passes now" : " did not fail here")
        ];
    }
    const { file, line } = root;
    const sentence = (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .spans */ .iV)(root.statement, 400);
    if (file === null) return sentence;
    const isPlace = (s)=>s.kind === "code" && s.text === (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z9)(file, line);
    return sentence.some(isPlace) ? sentence.map((s)=>isPlace(s) ? (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(file, line) : s) : [
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(file, line),
        (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(": "),
        ...sentence
    ];
}
/** Every evidence that the chain refers to, once, in order. */ function chainEvidence({ shown_by, root, fix }, index) {
    const ids = [
        shown_by,
        root?.evidence ?? [],
        fix?.before ?? [],
        fix?.after ?? [],
        ...(root?.candidates ?? []).map((c)=>c.evidence)
    ];
    return found([
        ...new Set(ids.flat())
    ], index);
}


/***/ }),

/***/ 2475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ reportSchema)
});

// UNUSED EXPORTS: LAYERS

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
// EXTERNAL MODULE: ./src/kinds.js
var kinds = __webpack_require__(7898);
;// CONCATENATED MODULE: ./src/marks/remark.js
/** Something about the code under trace that a reader should know, found by reading; evidence is minted where the report is made. */ /** What a remark is about. docs/findings.md explains each. */ const REMARKS = [
    "broad-except",
    "mask",
    "foreign-edit",
    "rule-off",
    "heavy-dependency",
    "stdlib-patch",
    "blocking-call",
    "lost-annotations",
    "idle-test",
    "anchor-unmatched",
    "anchor-doubled",
    "anchor-text",
    "anchor-relation",
    "anchor-complexity",
    "anchor-rationale"
];

;// CONCATENATED MODULE: ./src/report/schema.js
/** report.json: the one source of its types and of the published JSON Schema. */ 


const schema_text = schemas/* string */.YjP();
const line = schemas/* number */.aig().int().nullable();
const ids = schemas/* array */.YOg(schema_text);
const symptom = schemas/* union */.KCZ([
    schemas/* object */.Ikc({
        node: schema_text,
        phase: schemas/* enum */.k5n([
            "setup",
            "call",
            "teardown",
            "collect"
        ]),
        exception: schema_text.nullable(),
        message: schema_text,
        file: schema_text.nullable(),
        line
    }),
    schemas/* object */.Ikc({
        mypy: schemas/* literal */.euz(true),
        file: schema_text,
        line,
        code: schema_text.nullable(),
        message: schema_text
    }),
    schemas/* object */.Ikc({
        run: schemas/* enum */.k5n([
            "crash",
            "usage",
            "internal-error",
            "traceback"
        ]),
        message: schema_text,
        file: schema_text.nullable(),
        line,
        node: schema_text.nullable().optional()
    })
]);
const source = schemas/* discriminatedUnion */.gMt("type", [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("command"),
        argv: schemas/* array */.YOg(schema_text).min(1),
        cwd: schema_text,
        exit_code: schemas/* number */.aig().int().nullable(),
        signal: schema_text.optional(),
        timed_out: schemas/* literal */.euz(true).optional(),
        duration_ms: schemas/* number */.aig(),
        output_ref: schema_text
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("file"),
        file: schema_text,
        lines: schemas/* tuple */.PVZ([
            schemas/* number */.aig().int(),
            schemas/* number */.aig().int()
        ]).nullable(),
        sha: schema_text.nullable()
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("input"),
        input: schema_text,
        output_ref: schema_text
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("prior"),
        sha: schema_text,
        run_id: schema_text,
        exit_code: schemas/* number */.aig().int()
    })
]);
const candidate = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(kinds/* KINDS */.G),
    file: schema_text.nullable(),
    line,
    score: schemas/* number */.aig(),
    evidence: ids.min(1),
    statement: schema_text
});
const root = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(kinds/* KINDS */.G),
    file: schema_text.nullable(),
    line,
    statement: schema_text,
    confidence: schemas/* enum */.k5n([
        "proven",
        "strong",
        "weak"
    ]),
    /** Why the confidence is what it is, and what would disprove the root. */ because: schema_text,
    evidence: ids.min(1),
    candidates: schemas/* array */.YOg(candidate).min(1).max(5),
    introduced_by: schemas/* object */.Ikc({
        sha: schema_text,
        subject: schema_text
    }).nullable(),
    polluter: schema_text.nullable(),
    polluters: ids,
    leaks: schemas/* array */.YOg(schemas/* object */.Ikc({
        what: schema_text,
        name: schema_text,
        before: schema_text,
        after: schema_text,
        file: schema_text.nullable(),
        line
    }))
});
const fix = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n([
        "verified",
        "proposed",
        "rejected"
    ]),
    patch: schema_text,
    before: ids,
    after: ids,
    summary: schema_text,
    /** The patch's text; null where it is not to be shown (it holds a secret, or is too long). */ diff: schema_text.nullable()
});
const chain = schemas/* object */.Ikc({
    id: schema_text,
    verdict: schemas/* enum */.k5n([
        "deterministic",
        "order-dependent",
        "flaky",
        "not-reproduced",
        "process",
        "fixed"
    ]),
    pre_existing: schemas/* boolean */.zMY(),
    /** Signatures of the failures that this chain joins: the same over line shifts, paths and parameters. */ signatures: ids,
    /** "5 of 5": how often the representative failed here. */ failed: schemas/* object */.Ikc({
        runs: schemas/* number */.aig().int(),
        of: schemas/* number */.aig().int()
    }),
    symptoms: schemas/* array */.YOg(symptom).min(1),
    /** What shows the symptoms: the representative's run first; what CI left, where nothing failed here. */ shown_by: ids,
    /** Null where nothing failed here: a failure that does not reproduce has no root that we could show. */ root: root.nullable(),
    fix: fix.nullable()
});
/** Attempt 3: facts gathered anew, what is suspect of the earlier conclusions, and a checklist whose lines were run. */ const forcedContext = schemas/* object */.Ikc({
    facts: schemas/* array */.YOg(schemas/* object */.Ikc({
        statement: schema_text,
        evidence: ids.min(1)
    })),
    suspect: schemas/* array */.YOg(schema_text),
    /** An answer is null where the line could not be run; no fix is shown then. */ checklist: schemas/* array */.YOg(schemas/* object */.Ikc({
        line: schema_text,
        answer: schema_text.nullable(),
        evidence: ids
    }))
});
const LAYERS = [
    "architecture",
    "environment",
    "dependency",
    "test_harness",
    "contract_mismatch",
    "unknown"
];
/** Attempt 4 and on: what the earlier attempts leave behind, one line each. */ const escalation = schemas/* object */.Ikc({
    layers: schemas/* array */.YOg(schemas/* enum */.k5n(LAYERS)).min(1),
    tried: schemas/* array */.YOg(schema_text),
    failed: schemas/* array */.YOg(schema_text),
    checked: schemas/* array */.YOg(schema_text),
    invariants: schemas/* array */.YOg(schema_text)
});
/** What a reader should know of the code under trace beside its roots: docs/findings.md explains each. */ const finding = schemas/* object */.Ikc({
    what: schemas/* enum */.k5n(REMARKS),
    /** The root kind that it is by itself; null for all else. */ kind: schemas/* enum */.k5n(kinds/* KINDS */.G).nullable(),
    statement: schema_text,
    file: schema_text,
    line,
    evidence: ids.min(1),
    /** It stands on a line, or in a file, that the change under trace brought. */ in_change: schemas/* boolean */.zMY()
});
/** A test that the change adds, run on the base's code: one that passes there proves nothing new. */ const addedTest = schemas/* object */.Ikc({
    name: schema_text,
    verifies: schema_text,
    on_base: schemas/* enum */.k5n([
        "failed",
        "passed",
        "unknown"
    ]),
    evidence: ids
});
const reportSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz("python-trace/report/v1"),
    run_id: schema_text,
    win: schemas/* enum */.k5n([
        "PASS",
        "FAIL"
    ]),
    sg: schemas/* literal */.euz("sg-0016 python-trace"),
    attempt: schemas/* object */.Ikc({
        number: schemas/* number */.aig().int().positive(),
        mode: schemas/* enum */.k5n([
            "fixer",
            "context-override",
            "escalation"
        ]),
        signature: schema_text,
        /** One sentence where what fails is not what failed on the push before; null where it is. */ changed: schema_text.nullable()
    }),
    brief: schema_text.nullable(),
    forced_context: forcedContext.nullable(),
    escalation: escalation.nullable(),
    /** What the next fixer must supply: a secret, a service, the base of a shallow clone. */ need_context: schemas/* array */.YOg(schemas/* object */.Ikc({
        target: schema_text,
        reason: schema_text
    })),
    chains: schemas/* array */.YOg(chain),
    findings: schemas/* array */.YOg(finding),
    /** Lines of the WIN block: what was run and what came of it. */ win_evidence: schemas/* array */.YOg(schemas/* object */.Ikc({
        what: schema_text,
        outcome: schema_text
    })).min(1),
    evidence: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schema_text,
        claim: schema_text,
        source,
        excerpt: schema_text
    })),
    /** What mypy was given to check; empty where its configuration names that, null where it was not run. */ mypy_targets: schemas/* array */.YOg(schema_text).nullable(),
    /** Objects that the project's metadata names as entry points, imported, and commands of `--smoke`, run. */ smoke: schemas/* array */.YOg(schemas/* object */.Ikc({
        kind: schemas/* enum */.k5n([
            "entry-point",
            "command"
        ]),
        what: schema_text,
        outcome: schemas/* enum */.k5n([
            "passed",
            "failed"
        ]),
        evidence: ids.min(1)
    })),
    tests_added: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: schema_text,
        cases: schemas/* array */.YOg(addedTest).min(1)
    })),
    /** What `@RATIONALE` and `@REJECTED` on the chains say. */ decisions: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: schema_text,
        line: schemas/* number */.aig().int(),
        rationale: schema_text.nullable(),
        rejected: schema_text.nullable()
    })),
    unmapped: schemas/* array */.YOg(schemas/* object */.Ikc({
        input: schema_text,
        reason: schema_text
    })),
    not_run: schemas/* array */.YOg(schemas/* object */.Ikc({
        step: schema_text,
        reason: schema_text
    })),
    environment: schemas/* record */.g1P(schema_text, schema_text),
    trace: schemas/* object */.Ikc({
        file: schema_text,
        records: schemas/* number */.aig().int(),
        errors: schemas/* number */.aig().int(),
        latest: schemas/* array */.YOg(schema_text)
    }),
    totals: schemas/* object */.Ikc({
        failed_tests: schemas/* number */.aig().int(),
        mypy_errors: schemas/* number */.aig().int(),
        runs: schemas/* number */.aig().int(),
        seconds: schemas/* number */.aig()
    })
});


/***/ }),

/***/ 2174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ shellWords),
/* harmony export */   m: () => (/* binding */ shellShown)
/* harmony export */ });
/** A command line as a person types it. */ const BARE = /^[A-Za-z0-9_@%+=:,./~^-]+$/;
const CONTROL = /[\u0000-\u001f\u007f]/;
function quote(word) {
    if (BARE.test(word) && !word.startsWith("~")) return word;
    if (!CONTROL.test(word)) return `'${word.replaceAll("'", "'\\''")}'`;
    // bash, zsh and POSIX 2024: $'…' with escapes
    const escaped = word.replace(/[\\']/g, "\\$&").replace(/[\u0000-\u001f\u007f]/g, (c)=>`\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}`);
    return `$'${escaped}'`;
}
/** Quotes words for a POSIX shell. */ function shellWords(argv) {
    return argv.map(quote).join(" ");
}
/** The same for the eye: as many words as `room` characters hold, but the first two at least, and how many more there are. */ function shellShown(argv, room = 160) {
    let shown = shellWords(argv.slice(0, 2));
    for (const [index, word] of argv.entries()){
        if (index < 2) continue;
        const next = `${shown} ${quote(word)}`;
        if (next.length > room && index < argv.length - 1) return `${shown} … and ${String(argv.length - index)} more`;
        shown = next;
    }
    return shown;
}


/***/ }),

/***/ 2669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ traceBlock)
/* harmony export */ });
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2174);
/* harmony import */ var _trace_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9753);
/** The run-trace block, with which the report ends (contract, section 7). */ 

function traceBlock({ run_id, trace }) {
    return {
        title: `Run trace — ${(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(run_id, 100))}`,
        file: (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(trace.file),
        counts: `Records: ${String(trace.records)} | Errors: ${String(trace.errors)}`,
        latest: trace.latest.slice(-5).map((line)=>(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(line, 200))),
        query: `python-trace query ${(0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)((0,_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWords */ .C)([
            trace.file
        ]))} timeline`
    };
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

/***/ 9398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ winLines)
/* harmony export */ });
/* harmony import */ var _trace_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9753);
/** The WIN block: the last word, for machines (contract, section 5). */ 
/**
 * The block's lines, without a fence. Nothing in `what` and `outcome` can start a line or forge a second block.
 * @param most lines of evidence at most; what is left out is said on a line of the same form
 */ function winLines(report, most) {
    const lines = evidenceLines(report);
    const said = lines.slice(0, most).map(({ what, outcome })=>`- ${shown(what)} → ${shown(outcome)}`);
    const rest = lines.length - said.length;
    const more = rest > 0 ? [
        `- report.json → ${String(rest)} more`
    ] : [];
    return [
        `WIN: ${report.win}`,
        `SG: ${report.sg}`,
        "EVIDENCE:",
        ...said,
        ...more
    ];
}
/** An escalation offers no fix, not even as evidence. */ function evidenceLines({ attempt, win_evidence }) {
    const kept = attempt.mode === "escalation" ? win_evidence.filter((e)=>!e.what.startsWith("fixes/")) : win_evidence;
    return kept.length > 0 ? kept : [
        {
            what: "report.json",
            outcome: "the runs of this attempt"
        }
    ];
}
function shown(value) {
    return (0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_trace_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleProse */ .ek)(value), 300) || "(nothing)";
}


/***/ }),

/***/ 1329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/** Small words that all renderers share. */ /** "1 root", "2 roots", "12,000 roots". */ function plural(count, one, many = `${one}s`) {
    return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
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
