export const id = 619;
export const ids = [619];
export const modules = {

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
                return all.length === 0 ? "" : details(`<b>${(0,report_escape/* htmlText */.js)(title)}</b> (${(0,words/* counted */.hS)(all.length)})`, list(all, most));
            }
        });
    return [
        at(10, 0),
        at(100, 5),
        at(2_000, 10)
    ];
}
/** The same without the fold, for what must be seen. */ function openList(title, items, priority) {
    const render = ()=>items().length === 0 ? "" : `**${(0,report_escape/* prose */.CS)(title)}** (${(0,words/* counted */.hS)(items().length)})\n\n${list(items(), 20)}`;
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
                render: ()=>`And ${(0,words/* counted */.hS)(rest)} more roots, in \`report.json\` of the bundle.`
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


/***/ })

};
