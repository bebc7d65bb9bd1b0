export const id = 925;
export const ids = [925];
export const modules = {

/***/ 2927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   queryHere: () => (/* binding */ queryHere),
/* harmony export */   viewHere: () => (/* binding */ viewHere)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6986);
/* harmony import */ var _report_bundle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4306);
/* harmony import */ var _report_html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1499);
/* harmony import */ var _trace_query_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6276);
/** `query` and `view`: what a run left, read again. */ 






async function queryHere(trace, question) {
    process.stdout.write(await (0,_trace_query_js__WEBPACK_IMPORTED_MODULE_5__/* .query */ .P)(trace, question));
    return 0;
}
/** Writes the page anew from report.json, so that a stranger's HTML is never what one opens. */ function viewHere(bundle) {
    const report = (0,_report_bundle_js__WEBPACK_IMPORTED_MODULE_3__/* .readBundle */ .B)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(bundle));
    const page = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(bundle), "report.html");
    const fresh = `${page}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(fresh, (0,_report_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .reportHtml */ .E)(report), {
            flag: "wx"
        });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(fresh, page);
    } catch (thrown) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo(`${page} cannot be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .bD)(thrown)}`);
    }
    process.stdout.write(`${page}\n`);
    return 0;
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
