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
        (0,beside/* beside */.v)(report).map(({ title, items })=>section(`${title} (${(0,words/* counted */.hS)(items.length)})`, bulleted(items.map((item)=>inline_inline(item))))),
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
    return items.length === 0 ? null : section(`${title} (${(0,words/* counted */.hS)(items.length)})`, bulleted(items.map(([name, value])=>[
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


/***/ })

};
