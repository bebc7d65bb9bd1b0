export const id = 328;
export const ids = [328];
export const modules = {

/***/ 6328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  shown: () => (/* binding */ shown)
});

// EXTERNAL MODULE: ./src/report/markdown.js + 4 modules
var markdown = __webpack_require__(6619);
// EXTERNAL MODULE: ./src/report/attempt.js
var attempt = __webpack_require__(7821);
// EXTERNAL MODULE: ./src/report/beside.js + 1 modules
var beside = __webpack_require__(7614);
// EXTERNAL MODULE: ./src/report/escalation.js
var escalation = __webpack_require__(7643);
// EXTERNAL MODULE: ./src/report/inline.js
var inline = __webpack_require__(8207);
// EXTERNAL MODULE: ./src/report/origin.js
var origin = __webpack_require__(3232);
// EXTERNAL MODULE: ./src/report/rows.js
var rows = __webpack_require__(6667);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/trace/visible.js
var visible = __webpack_require__(9753);
;// CONCATENATED MODULE: ./src/report/terminal-text.js
/** Spans as lines of a terminal: coloured or plain, wrapped at words. */ 


/** Paints text that is safe to print already. */ function paint({ style }, format, text) {
    return style === "plain" ? text : (0,external_node_util_.styleText)(typeof format === "string" ? format : [
        ...format
    ], text, {
        validateStream: false
    });
}
function pieces(span, screen, quote) {
    const whole = (0,inline/* plain */.pj)(span, quote);
    const painted = (text)=>{
        if (span.kind === "text") return text;
        return paint(screen, span.kind === "strong" ? "bold" : "cyan", text);
    };
    const parts = span.kind === "text" || span.kind === "strong" ? whole.split(/( )/) : [
        whole
    ];
    return parts.filter((p)=>p !== "").map((p)=>({
            shown: p === " " ? p : painted(p),
            width: cells(p)
        }));
}
/** East Asian wide characters and emoji, which take two cells (Unicode, annex 11, in broad strokes). */ const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/gu;
function cells(text) {
    return text.replace(/\p{M}/gu, "").replace(WIDE, "xx").replace(/[\u{10000}-\u{10ffff}]/gu, "x").length;
}
/** Joins what no space parts, so that a comma stays with the code before it. */ function words(all) {
    const out = [];
    let open = false;
    for (const word of all){
        const last = out.at(-1);
        if (word.shown === " ") open = false;
        else if (open && last !== undefined) out.splice(-1, 1, {
            shown: last.shown + word.shown,
            width: last.width + word.width
        });
        else {
            out.push(word);
            open = true;
        }
    }
    return out;
}
/**
 * Wraps spans.
 * @param indent columns before each line; the caller puts the first line's in place itself
 * @param quote how code is framed where there is no colour for it
 */ function wrapped(spans, screen, indent, quote = (c)=>c) {
    const room = Math.max(20, screen.width - indent);
    const lines = [];
    let line = "";
    let width = 0;
    for (const word of words(spans.flatMap((s)=>pieces(s, screen, quote)))){
        if (line !== "" && width + 1 + word.width > room) {
            lines.push(line);
            line = "";
            width = 0;
        }
        line += line === "" ? word.shown : ` ${word.shown}`;
        width += word.width + (width === 0 ? 0 : 1);
    }
    return [
        ...lines,
        line
    ].join(`\n${" ".repeat(indent)}`);
}
/** Backticks around code, where colour does not tell it apart. */ function quoting(screen) {
    return screen.style === "plain" ? (code)=>`\`${code}\`` : (code)=>code;
}
/** A line of foreign text; the bar keeps a runner from taking it for a command. */ function barred(line) {
    return `│ ${(0,visible/* visibleLine */.P8)(line.replaceAll("\t", "    "))}`;
}

// EXTERNAL MODULE: ./src/report/trace-block.js
var trace_block = __webpack_require__(2669);
// EXTERNAL MODULE: ./src/report/view.js
var view = __webpack_require__(3035);
// EXTERNAL MODULE: ./src/report/win.js
var report_win = __webpack_require__(9398);
;// CONCATENATED MODULE: ./src/report/terminal.js
/** The report for a terminal or a pipe; the WIN block comes last, where the eye is. */ 










const MOST_CHAINS = 20;
const MOST_ITEMS = 10;
const LABEL = 10;
const INDENT = 4;
/**
 * Renders a report for people at a terminal.
 * @param screen whether it has colours and how wide it is; the host decides by the stream, NO_COLOR and FORCE_COLOR
 */ function reportTerminal(report, screen) {
    const escalated = report.attempt.mode === "escalation";
    const win = paint(screen, [
        "bold",
        report.win === "PASS" ? "green" : "red"
    ], report.win);
    return `${[
        `${paint(screen, "bold", "python-trace")} · ${win} · ${paint(screen, "bold", (0,visible/* visibleLine */.P8)((0,view/* headline */.Pl)(report)))}`,
        ...escalated ? [
            (0,escalation/* escalationLines */.p)(report).join("\n")
        ] : body(report, screen),
        small(report, screen),
        (0,report_win/* winLines */.S)(report, 20).join("\n")
    ].join("\n\n")}\n`;
}
function body(report, screen) {
    const chains = (0,view/* worstFirst */.md)(report.chains);
    const index = (0,origin/* evidenceIndex */.Qj)(report);
    const rest = chains.length - MOST_CHAINS;
    return [
        ...report.attempt.changed === null ? [] : [
            (0,visible/* visibleProse */.ek)(report.attempt.changed)
        ],
        ...forced(report, screen),
        ...chains.slice(0, MOST_CHAINS).map((chain, i)=>chainText(report, chain, index, i + 1, screen)),
        ...rest > 0 ? [
            `and ${String(rest)} more roots in report.json`
        ] : [],
        ...(0,beside/* beside */.v)(report).flatMap(({ title, items })=>listing(title, items.map((item)=>item.map((s)=>(0,inline/* plain */.pj)(s, quoting(screen))).join("")), screen)),
        ...listing("Needed from you", report.need_context.map((n)=>`[NEED_CONTEXT: ${(0,visible/* visibleProse */.ek)(n.target)}] ${(0,visible/* visibleProse */.ek)(n.reason)}`), screen),
        ...listing("Not mapped", report.unmapped.map((u)=>`${(0,visible/* visibleProse */.ek)(u.input)}: ${(0,visible/* visibleProse */.ek)(u.reason)}`), screen),
        ...listing("Not run", report.not_run.map((n)=>`${(0,visible/* visibleProse */.ek)(n.step)}: ${(0,visible/* visibleProse */.ek)(n.reason)}`), screen)
    ];
}
/** A heading with lines that are safe to print already. */ function listing(title, lines, screen) {
    if (lines.length === 0) return [];
    const rest = lines.length - MOST_ITEMS;
    const shown = [
        ...lines.slice(0, MOST_ITEMS),
        ...rest > 0 ? [
            `and ${String(rest)} more in report.json`
        ] : []
    ];
    return [
        [
            paint(screen, "bold", `${title} (${String(lines.length)})`),
            ...shown.map((l)=>`  - ${l}`)
        ].join("\n")
    ];
}
function forced({ attempt, forced_context }, screen) {
    if (attempt.mode !== "context-override") return [];
    const { facts, suspect, checklist } = forced_context ?? {
        facts: [],
        suspect: [],
        checklist: []
    };
    return [
        ...listing("[FORCED_CONTEXT]", [
            ...facts.map((f)=>(0,visible/* visibleProse */.ek)(f.statement)),
            ...suspect.map((s)=>`suspect: ${(0,visible/* visibleProse */.ek)(s)}`)
        ], screen),
        ...listing("[CHECKLIST]", checklist.map((c)=>`${(0,visible/* visibleProse */.ek)(c.line)}: ${(0,visible/* visibleProse */.ek)(c.answer ?? "no answer")}`), screen)
    ];
}
const STAGE = {
    symptom: "dim",
    evidence: "dim",
    leak: "dim",
    root: [
        "bold",
        "red"
    ],
    fix: [
        "bold",
        "green"
    ]
};
function rowText(row, screen) {
    const indent = INDENT + LABEL;
    const line = (spans, quote)=>wrapped(spans, screen, indent, quote);
    return `${" ".repeat(INDENT)}${paint(screen, STAGE[row.stage], row.stage.padEnd(LABEL))}${line(row.what)}\n${" ".repeat(indent)}${line(row.showed, quoting(screen))}`;
}
function chainText(report, chain, index, number, screen) {
    const shown = (0,attempt/* fixShown */.V)(report, chain);
    const fix = shown.kind === "shown" ? shown.fix : null;
    const quote = quoting(screen);
    const pad = " ".repeat(INDENT);
    const label = `${String(number)} · `;
    const others = chain.symptoms.length > 1 ? chain.symptoms.slice(0, MOST_ITEMS).map(rows/* symptomName */.z8) : [];
    const rest = chain.symptoms.length - MOST_ITEMS;
    return [
        `${paint(screen, "bold", label)}${wrapped((0,rows/* rootSentence */.Cy)(chain).map((s)=>s.kind === "text" ? {
                kind: "strong",
                text: s.text
            } : s), screen, label.length, quote)}`,
        `${pad}${wrapped((0,inline/* joinSpans */.kU)((0,view/* chainFacts */.r5)(chain), " · "), screen, INDENT, quote)}`,
        "",
        ...(0,rows/* chainRows */.$A)({
            ...chain,
            fix
        }, index, 8).map((row)=>rowText(row, screen)),
        ...fix === null || fix.diff === null || fix.status === "rejected" ? [] : [
            "",
            ...diff(fix.diff, screen).map((l)=>pad + l)
        ],
        ...shown.kind === "withheld" ? [
            `${pad}a fix is withheld: ${shown.reason}`
        ] : [],
        ...others.length === 0 ? [] : [
            "",
            `${pad}same root:`,
            ...others.map((s)=>`${pad}- ${wrapped(s, screen, INDENT + 2)}`)
        ],
        ...rest > 0 ? [
            `${pad}- and ${String(rest)} more in report.json`
        ] : []
    ].join("\n");
}
function diff(text, screen) {
    const lines = text.replace(/\n+$/, "").split("\n");
    const colour = (line)=>/^(?:---|\+\+\+|@@) /.test(line) ? "dim" : line.startsWith("+") ? "green" : line.startsWith("-") ? "red" : null;
    const shown = lines.slice(0, 60).map((line)=>{
        const by = colour(line);
        return by === null ? barred(line) : paint(screen, by, barred(line));
    });
    return lines.length > 60 ? [
        ...shown,
        `│ … ${String(lines.length - 60)} more lines in the patch`
    ] : shown;
}
function small(report, screen) {
    const block = (0,trace_block/* traceBlock */.H)(report);
    return paint(screen, "dim", `[ATTEMPT: ${String(report.attempt.number)}] · ${(0,view/* cost */.y)(report)} · ${block.file} (${block.counts})\n${block.query}`);
}

;// CONCATENATED MODULE: ./src/host/terminal-text.js
/** A report as the terminal host prints it. */ 


const PIPE_WIDTH = 100;
const MOST_EVIDENCE = 20;
/** `--quiet` leaves of the text just the WIN block; a format that was asked for is given whole. */ function shown(report, format, quiet, env) {
    switch(format){
        case "json":
            return `${JSON.stringify(report, null, 2)}\n`;
        case "markdown":
            return (0,markdown/* reportMarkdown */.uL)(report, {
                limit: markdown/* SUMMARY_LIMIT */.Jt,
                links: {}
            });
        case "text":
            if (quiet) return `${(0,report_win/* winLines */.S)(report, MOST_EVIDENCE).join("\n")}\n`;
            return reportTerminal(report, {
                style: hasColour(env) ? "colour" : "plain",
                width: process.stdout.isTTY ? process.stdout.columns : PIPE_WIDTH
            });
    }
}
/** FORCE_COLOR wins over NO_COLOR, which wins over what the stream is; `FORCE_COLOR=0` is none (as in Node's own tty). */ function hasColour(env) {
    const forced = env["FORCE_COLOR"];
    if (forced !== undefined) return forced !== "0" && forced !== "false";
    return !env["NO_COLOR"] && process.stdout.isTTY && env["TERM"] !== "dumb";
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


/***/ })

};
