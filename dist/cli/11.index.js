export const id = 11;
export const ids = [11];
export const modules = {

/***/ 4011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnoseHere: () => (/* binding */ diagnoseHere)
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(6986);
// EXTERNAL MODULE: ./src/report/markdown.js + 6 modules
var markdown = __webpack_require__(5789);
// EXTERNAL MODULE: ./src/report/attempt.js
var attempt = __webpack_require__(7821);
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
        ...forced(report, screen),
        ...chains.slice(0, MOST_CHAINS).map((chain, i)=>chainText(report, chain, index, i + 1, screen)),
        ...rest > 0 ? [
            `and ${String(rest)} more roots in report.json`
        ] : [],
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/collect/collect.js + 28 modules
var collect = __webpack_require__(4040);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/probe/signature.js
/** The signature of a failure: the same for the same fault over line shifts, paths, addresses, timings and parameters. */ 
/** Words that change from run to run or from parameter to parameter, out of a message. */ function skeleton(message) {
    return (message.split("\n", 1)[0] ?? "").replace(/0x[0-9a-fA-F]+/g, "0x#").replace(/(["'`]).*?\1/g, "'#'").replace(/(?:[A-Za-z]:)?(?:[\\/][\w.+-]+){2,}/g, "/#").replace(/\d+(?:\.\d+)?/g, "#").replace(/\s+/g, " ").trim().slice(0, 200);
}
/** The frame nearest to the failure that the project owns; a test's own frame only where nothing else is there. */ function deepest(exception, firstParty) {
    return exception.frames.filter((f)=>firstParty(f.file)).at(-1) ?? null;
}
/** The exception that was raised first in a chain of causes, which is nearest to the root. */ function signature_origin(exceptions) {
    const linked = exceptions.filter((e, i)=>i === 0 || !e.suppressed && e.frames.length + e.mro.length > 0);
    return linked.at(-1) ?? exceptions[0] ?? null;
}
/** @returns 16 hexadecimal digits */ function signature(failure, firstParty) {
    return (0,external_node_crypto_.createHash)("sha256").update(parts(failure, firstParty).join("\0")).digest("hex").slice(0, 16);
}
function parts(failure, firstParty) {
    switch(failure.type){
        case "mypy":
            return [
                "mypy",
                failure.code ?? "",
                skeleton(failure.message)
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

;// CONCATENATED MODULE: ./src/diagnose/group.js
/** Symptoms that share a signature are one group: rules and probes look at a representative. */ 
/** Keeps the order in which the failures came. */ function group(failures, firstParty) {
    const groups = new Map();
    for (const failure of failures){
        const key = signature(failure, firstParty);
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

// EXTERNAL MODULE: ./src/kinds.js
var kinds = __webpack_require__(7898);
;// CONCATENATED MODULE: ./src/diagnose/rank.js
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
    return kinds/* KINDS */.G.indexOf(a.kind) - kinds/* KINDS */.G.indexOf(b.kind);
}

;// CONCATENATED MODULE: ./src/diagnose/temper.js
/** A root must also explain why the same node passes elsewhere: what experiments rule out is held back. */ /** Kinds that can make a node fail in one company or at one time and pass in another. */ const EXPLAINS = {
    "order-dependent": /^(?:state\.|async\.|import\.|env\.(?:resource|locale)$|test\.mock-target$)/,
    "flaky": /^(?:flaky\.|state\.|async\.|env\.(?:resource|locale)$)/
};
const HELD = 0.4;
/** @returns the findings, those of kinds that always fail made weak and low where the node does not always fail */ function temper(findings, { isolation }) {
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
    const seen = group(failures, firstParty).flatMap((g)=>{
        const dossier = dossierOf(g.failures, g.signature);
        const [root, ...others] = rank(temper(rules.flatMap((rule)=>rule.match(dossier)), dossier));
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
    });
    return joinTypes(joinRoots(seen), firstParty);
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
    const [first, ...rest] = rank([
        ...one,
        ...other
    ]);
    return first === undefined ? one : [
        first,
        ...rest
    ];
}
/** A type error that stands on a chain of failed tests, or is about the same definition, is a symptom of that chain. */ function joinTypes(list, firstParty) {
    const tests = list.filter((d)=>d.failures[0].type !== "mypy");
    const extra = new Map();
    const left = [];
    for (const d of list.filter((x)=>x.failures[0].type === "mypy")){
        const stay = [];
        for (const failure of d.failures){
            const home = failure.type === "mypy" ? tests.find((t)=>onChain(t, failure, firstParty)) : undefined;
            if (home === undefined || failure.type !== "mypy") stay.push(failure);
            else extra.set(home, [
                ...extra.get(home) ?? [],
                failure
            ]);
        }
        const [first, ...rest] = stay;
        if (first !== undefined) left.push({
            ...d,
            failures: [
                first,
                ...rest
            ]
        });
    }
    return [
        ...tests.map((t)=>({
                ...t,
                failures: [
                    ...t.failures,
                    ...extra.get(t) ?? []
                ]
            })),
        ...left
    ];
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
/** Lines between two suspects outside of functions that still are one. */ const regroup_NEAR = 2;
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
/** Joins what one commit brought where the same kind is laid to the same place, as root or as the next thing to look at: two callers of one definition, say. */ function byCause(list, { commitOf }) {
    const result = [];
    for (const one of list){
        const commit = commitOf(one.signatures[0]);
        const index = commit === null ? -1 : result.findIndex((other)=>commitOf(other.signatures[0]) === commit && other.preExisting === one.preExisting && haveOneCause(one, other));
        const there = result[index];
        if (there === undefined) result.push(one);
        else result[index] = merged([
            there,
            one
        ], ranked([
            ...there.findings,
            ...one.findings
        ], there));
    }
    return result;
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
function ranked(findings, fallback) {
    const [first, ...rest] = rank(findings);
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
    return one.def !== null && other.def !== null ? one.def === other.def : Math.abs(one.line - other.line) <= regroup_NEAR;
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
    const [root] = rank(there.filter((one)=>one.kind === kind));
    return merged(members, root === undefined ? ranked(all, first) : [
        {
            ...root,
            score: Math.max(...all.map((one)=>one.score))
        },
        ...rank(all.filter((one)=>one.file !== root.file || one.line !== root.line))
    ]);
}

;// CONCATENATED MODULE: ./src/diagnose/facts-of-change.js
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
    return new RegExp(`(?<![\\w])${facts_of_change_escape(name)}(?![\\w])`);
}
/** Text as it stands, for use inside a pattern. */ function facts_of_change_escape(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

;// CONCATENATED MODULE: ./src/diagnose/facts-of-frames.js
/** Readings of exceptions and their frames that several rules share. Pure: they look at the dossier and nothing else. */ const WEIGHTS = {
    raised: 1,
    cause: 0.97,
    context: 0.8,
    caught: 0.85,
    lost: 0.75
};
/** Errors of the program itself: a handler that takes everything was not meant for them. */ const MISTAKES = [
    "AttributeError",
    "NameError",
    "ImportError",
    "SyntaxError",
    "TypeError"
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
    if (handler?.broad === true) return isA(exception, ...MISTAKES) ? WEIGHTS.cause : WEIGHTS.caught;
    return isA(exception, "ImportError") ? EXPECTED_IMPORT : 0;
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
/** The innermost frame in the project's own files. */ function facts_of_frames_deepest(dossier, exception) {
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

;// CONCATENATED MODULE: ./src/probe/imports/graph.js
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

;// CONCATENATED MODULE: ./src/diagnose/facts-of-graph.js
/** The import graph of the project's own files, for rules. */ 

/** All groups of a run share their sources, so the graph is drawn once for them. */ const drawn = new WeakMap();
/** For each own file the own files that its import statements can mean, wherever the statements stand. */ function imports(dossier) {
    const known = drawn.get(dossier.sources);
    if (known !== undefined) return known;
    const graph = new Map();
    for (const { from, to } of importEdges(dossier.sources, dossier.files.filter((file)=>own(dossier, file)))){
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
        if (!own(dossier, file)) continue;
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
    ].flatMap(([file, source])=>own(dossier, file) ? source.defs.filter((def)=>tail(def.qualname) === name).map((def)=>({
                file,
                line: def.line,
                def
            })) : []);
}
/** Every call in the project's own files that passes the test, with its file. */ function calls(dossier, test) {
    return [
        ...dossier.sources
    ].flatMap(([file, source])=>own(dossier, file) ? source.calls.filter((call)=>test(call, file)).map((call)=>({
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
    if (level === 0) return modules(dossier, module).find((file)=>own(dossier, file)) ?? null;
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

;// CONCATENATED MODULE: ./src/diagnose/facts-of-imports.js
/** Readings of import errors: the missing name, the statement, and where Python went wrong. */ 

/** What a caught import error is worth where the module is the project's own: no optional dependency, then. */ const OWN_MODULE = 0.9;
/**
 * Modules that were not found, each with the statement that wanted it. Targets of `mock.patch` and `monkeypatch` and
 * pytest's own plugin names do not count: nothing of the project imports those.
 */ function missingModules(dossier) {
    return raised(dossier).flatMap((one)=>{
        const name = one.exception.import?.name;
        const frame = facts_of_frames_deepest(dossier, one.exception);
        if (!isA(one.exception, "ModuleNotFoundError") || name === null || name === undefined || name === "" || frame === undefined) return [];
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
    return passes(exception, "unittest/mock.py") || passes(exception, "pkgutil.py", "resolve_name") || passes(exception, "_pytest/monkeypatch.py") || passes(exception, "_pytest/config/__init__.py", "import_plugin");
}
/** Whether a module is part of the interpreter that ran. */ function isStdlib(dossier, top) {
    return dossier.environment.stdlib.includes(top);
}
/** Files of the project's own that define this module, shortest path first. */ function ownModules(dossier, name) {
    return modules(dossier, name).filter((file)=>own(dossier, file));
}
/** Folders of the project's own that can serve as a namespace package of this name. */ function ownFolders(dossier, top) {
    const folders = dossier.files.filter((file)=>own(dossier, file)).flatMap((file)=>{
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

;// CONCATENATED MODULE: ./src/diagnose/facts-of-manifests.js
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
/** An option of a tool's settings in force, or undefined. */ function facts_of_manifests_option(dossier, tool, name) {
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

;// CONCATENATED MODULE: ./src/diagnose/place.js
/** Builds findings: gathers what each rests on, joins mypy's word on the same place, and weighs in the change. */ 
/** How far a line of the change may stand from the place and still speak for it. */ const place_NEAR = 2;
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
    const near = file !== null && line !== null && touched(dossier, file, line, place_NEAR);
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
        }
    };
}
/** mypy's errors within two lines of a place. */ function typesNear(dossier, file, line) {
    return typeFailures(dossier).filter((one)=>one.file === file && one.line !== null && Math.abs(one.line - line) <= place_NEAR);
}
/** All errors of mypy in the run. */ function typeFailures(dossier) {
    return dossier.all.filter((one)=>one.type === "mypy");
}
/** `file:line` as it stands in statements. */ function where(at) {
    return at.line === null ? `\`${at.file}\`` : `\`${at.file}:${String(at.line)}\``;
}

;// CONCATENATED MODULE: ./src/diagnose/facts-of-python.js
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

;// CONCATENATED MODULE: ./src/diagnose/rules/import.missing-dependency.js
/** A third-party module that is not installed: neither the standard library nor the project has one of that name. */ 






/** What a caught error is worth where the placeholder that took the module's name is what failed. */ const AS_NONE = 0.98;
function match(dossier) {
    return missingModules(dossier).flatMap((one)=>{
        const firstParty = ownModules(dossier, one.top).length > 0 || ownFolders(dossier, one.top).length > 0;
        if (isStdlib(dossier, one.top) || LEFT.has(one.top) || firstParty) return [];
        // The distribution is there, only a module of it is not: it has changed, or the name is wrong.
        if (dossier.environment.distributions.some((dist)=>dist.modules.includes(one.top))) return [];
        return places(dossier, one.via === "caught" && standsIn(dossier, one.top) ? {
            ...one,
            weight: AS_NONE
        } : one);
    });
}
/** Whether the failure is one of the name that a handler bound in place of the module. */ function standsIn(dossier, top) {
    const pattern = word(top);
    return raised(dossier).some(({ exception, via })=>via === "raised" && [
            ...exception.nones,
            exception.attribute?.expr ?? "",
            exception.name ?? ""
        ].some((text)=>pattern.test(text)));
}
function places(dossier, { name, top, frame, weight, via }) {
    const dist = distributionOf(dossier, top);
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
    const copy = modules(dossier, top).filter(vendored).map((file)=>packageRoot(dossier, file))[0];
    const disprovedBy = `\`${top}\` can be imported by the interpreter that ran the tests`;
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "import.missing-dependency",
            at: place,
            score: score * weight,
            confidence: via === "caught" || via === "lost" ? "weak" : "strong",
            claim,
            statement: `\`${at}\` imports \`${top}\`, which is not installed${told}, so ${failing(dossier)} ends in \`ModuleNotFoundError\`.`,
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
    const lists = requirements(dossier);
    const has = (list)=>list.entries.find((entry)=>entry.name === plain(dist) || entry.name === plain(top))?.line;
    const declared = lists.filter((list)=>has(list) !== undefined);
    const home = homeFor(dossier, lists, frame.file);
    const statement = finding(dossier, {
        kind: "import.missing-dependency",
        at: {
            file: frame.file,
            line: frame.line
        },
        score: 0.4 * weight,
        claim: `imports \`${name}\``,
        statement: `\`${at}\` imports \`${top}\`, which is not installed, so ${failing(dossier)} ends in \`ModuleNotFoundError\`.`,
        disprovedBy
    });
    const inRun = declared.find((list)=>list.use === home?.use) ?? declared.find((list)=>list.use !== "extra");
    if (inRun !== undefined) {
        const line = has(inRun) ?? inRun.line;
        return [
            make({
                file: inRun.file,
                line
            }, 0.7, `declares \`${dist}\``, ` although ${where({
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
            confidence: "strong",
            score: 0.8 * weight
        }
    ];
    const gone = removed(dossier, word(dist)).find((line)=>line.file === home.file);
    const line = gone?.line ?? placeIn(home, dist);
    const extra = declared[0];
    const told = extra === undefined ? ` and that \`${home.file}\` does not declare` : ` and declared by ${where({
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
    return raised(dossier).flatMap(({ exception, weight })=>{
        const direct = hiddenIn(dossier, exception);
        const frame = facts_of_frames_deepest(dossier, exception) ?? exception.frames.at(-1);
        const told = direct ?? (weight < 1 ? null : usedOnChain(dossier, exception));
        if (told === null || frame === undefined || seen.has(told.file)) return [];
        seen.add(told.file);
        return [
            finding(dossier, {
                kind: "import.shadowed",
                at: {
                    file: told.file,
                    line: 1
                },
                confidence: direct === null ? "weak" : "strong",
                score: (direct === null ? 0.6 : 0.96) * weight,
                claim: `is found as the module \`${told.top}\``,
                statement: `\`${told.file}:1\` hides ${told.what} \`${told.top}\`, so the code at \`${frame.file}:${String(frame.line)}\` gets the project's module in its place and ${failing(dossier)} ends in \`${exception.type}\`.`,
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
                    root: packageRoot(dossier, told.file)
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
        const file = ownModules(dossier, top).find((one)=>takes(one, top));
        const what = whose(dossier, top);
        if (file === undefined || what === null) continue;
        return finding(dossier, {
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
                root: packageRoot(dossier, file)
            },
            disprovedBy: `\`${file}\` renamed and pytest still does not start`
        });
    }
    return null;
}
/** The exception itself names a module that is the project's while its name belongs to somebody else. */ function hiddenIn(dossier, exception) {
    const owner = exception.attribute?.owner_kind === "module" ? exception.attribute.owner : exception.call?.module ?? null;
    const name = isA(exception, "ImportError") ? exception.import?.name ?? null : owner;
    const top = name?.split(".")[0];
    if (top === undefined) return null;
    const path = exception.attribute?.owner_file ?? exception.import?.path ?? exception.call?.file ?? null;
    const file = path !== null && dossier.firstParty(path) ? path : ownModules(dossier, top)[0];
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
        if (file !== undefined && own(dossier, file)) return file;
    }
    return null;
}
/** A weaker sign: a file on the chain imports such a name, it is the project's file, and the failing line uses it. */ function usedOnChain(dossier, exception) {
    for (const frame of [
        ...ownFrames(dossier, exception)
    ].reverse()){
        for (const one of dossier.sources.get(frame.file)?.imports ?? []){
            const top = one.module.split(".")[0] ?? "";
            const names = one.names.length === 0 ? [
                top
            ] : one.names.map((name)=>name.as ?? name.name);
            if (one.level > 0 || top === "" || !names.some((name)=>textAt(dossier, frame.file, frame.line).includes(name))) continue;
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
    if (isStdlib(dossier, top)) return "the standard library's";
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
        ...import_stale_install_onChain(dossier),
        ...inModules(dossier)
    ][0];
    if (copy === undefined) return [];
    const root = copy.ran.slice(0, copy.ran.length - common(copy.ran, copy.meant).length).replace(/\/$/, "");
    const told = `\`${copy.ran}\` ran in place of the checkout's \`${copy.meant}\``;
    const make = (at, score, claim, why)=>finding(dossier, {
            kind: "import.stale-install",
            at,
            score: score * copy.weight,
            confidence: copy.weight > 0.9 ? "strong" : "weak",
            claim,
            statement: `${told}${why}, so ${failing(dossier)} tests code that is not this checkout's.`,
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
            evidence: dossier.imports.layout.filter((one)=>one.found !== null && !own(dossier, one.found)).map((one)=>one.evidence),
            experiment: {
                kind: "path",
                folders: [
                    packageRoot(dossier, copy.meant)
                ]
            },
            disprovedBy: `\`__file__\` of the module lies in the checkout's own tree in the run that failed`
        });
    if (!dossier.firstParty(copy.ran) && !inside(copy.ran)) {
        const place = facts_of_manifests_option(dossier, "pytest", "pythonpath");
        const wanted = place === undefined ? [] : [
            make({
                file: place.file,
                line: place.line
            }, 0.5, "sets the path", `, which ${where(place)} does not put first`)
        ];
        return [
            make(null, 0.95, "", ", an installed copy"),
            ...wanted
        ];
    }
    const setting = pathSetting(dossier, root);
    const found = setting === null ? [] : [
        make(setting, 0.97, `puts \`${root}\` on the path`, `, since ${where(setting)} puts \`${root}\` first`)
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
/** Files that the failure passes through, innermost first: frames, the definition that was called, a module asked for a name. */ function import_stale_install_onChain(dossier) {
    return raised(dossier).flatMap(({ exception, weight })=>{
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
    if (own(dossier, ran) || dossier.isTest(ran)) return [];
    if (inside(ran) && !vendored(ran)) return [];
    const meant = dossier.files.find((file)=>own(dossier, file) && !dossier.isTest(file) && common(ran, file).includes("/") && inPackage(dossier, file));
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
    const path = facts_of_manifests_option(dossier, "pytest", "pythonpath");
    if (path !== undefined && path.text.includes(folder)) return {
        file: path.file,
        line: path.line
    };
    const code = grep(dossier, /sys\.path|site\.addsitedir/).find((one)=>one.text.includes(folder));
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
    return missingModules(dossier).flatMap(({ name, top, frame, weight, via, exception })=>{
        const folder = frame.file.split("/").slice(0, -1).join("/");
        const prefix = folder === "" ? "" : `${folder}/`;
        const sibling = [
            `${prefix}${top}.py`,
            `${prefix}${top}/__init__.py`
        ].find((file)=>dossier.files.includes(file) && file !== frame.file);
        const statement = dossier.sources.get(frame.file)?.imports.find((one)=>one.line <= frame.line && frame.line <= one.end_line);
        const inPackage = dossier.files.includes(`${prefix}__init__.py`);
        if (sibling === undefined || !inPackage || isStdlib(dossier, top) || statement !== undefined && statement.level > 0) return [];
        const at = `${frame.file}:${String(frame.line)}`;
        return [
            finding(dossier, {
                kind: "import.implicit-relative",
                at: {
                    file: frame.file,
                    line: frame.line
                },
                confidence: via === "caught" ? "weak" : "strong",
                score: 0.95 * Math.max(weight, OWN_MODULE),
                claim: `imports \`${name}\` by its bare name`,
                statement: `\`${at}\` imports its sibling \`${sibling}\` by the bare name \`${top}\`, which is no top-level module, so ${failing(dossier)} ends in \`${exception.type}\`.`,
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
        ...missingModules(dossier).flatMap((one)=>unreachable(dossier, one)),
        ...noPackage(dossier)
    ];
}
/** `from . import x` in a folder without `__init__.py`: CPython raises a plain ImportError that names no module. */ function noPackage(dossier) {
    return raised(dossier).flatMap(({ exception, weight })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        if (frame === undefined || !isA(exception, "ImportError") || exception.import?.from_name != null) return [];
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
            finding(dossier, {
                kind: "import.layout",
                at: {
                    file: init,
                    line: null
                },
                confidence: "strong",
                score: 0.93 * weight,
                claim: "is absent",
                statement: `\`${init}\` is missing, so \`${folder.join("/")}\` is no package, the relative import at \`${at}\` has none to start from, and ${failing(dossier)} ends in \`${exception.type}\`.`,
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
            finding(dossier, {
                kind: "import.layout",
                at: {
                    file: frame.file,
                    line: frame.line
                },
                score: 0.5 * weight,
                claim: "imports relative to its package",
                statement: `\`${at}\` imports relative to its package, but \`${folder.join("/")}\` has no \`__init__.py\`, so ${failing(dossier)} ends in \`${exception.type}\`.`,
                disprovedBy: `\`${init}\` added and the import still fails`
            })
        ];
    });
}
function unreachable(dossier, { name, top, frame, weight, via, exception }) {
    const target = ownModules(dossier, name)[0] ?? ownModules(dossier, top)[0] ?? ownFolders(dossier, top)[0];
    if (target === undefined || isStdlib(dossier, top)) return [];
    const sibling = frame.file.split("/").slice(0, -1).join("/");
    if (isPackage(dossier, sibling) && dossier.files.some((file)=>file === `${sibling}/${top}.py` || file === `${sibling}/${top}/__init__.py`)) return [];
    // The parent is there and only the last part is missing everywhere: a name that does not exist.
    if (name.includes(".") && ownModules(dossier, name).length === 0 && ownModules(dossier, top).length > 0) return [];
    const root = rootOf(target, name, top);
    const at = `${frame.file}:${String(frame.line)}`;
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "import.layout",
            at: place,
            confidence: via === "caught" ? "weak" : "strong",
            score: score * weight,
            claim,
            statement: `${told}, so \`${at}\` cannot import \`${name}\` from \`${target}\` and ${failing(dossier)} ends in \`${exception.type}\`.`,
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
                folders: import_layout_pathOf(dossier, root)
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
    return changed(dossier).filter(({ file, status })=>status === "deleted" && /(^|\/)(conftest|__init__)\.py$/.test(file)).map(({ file })=>file);
}
/** The folder that has to be on `sys.path` for a file, or a folder of a namespace package, to be found under a name. */ function rootOf(target, name, top) {
    const path = `/${target.replace(/(?:\/__init__)?\.py$/, "")}`;
    const end = [
        `/${name.replaceAll(".", "/")}`,
        `/${top}`
    ].find((one)=>path.endsWith(one));
    return end === undefined ? "." : path.slice(1, -end.length) || ".";
}
/** That folder, and those beside it that a configuration lists which is not in force. */ function import_layout_pathOf(dossier, root) {
    const path = facts_of_manifests_option(dossier, "pytest", "pythonpath");
    if (path === undefined || path.file === sections(dossier, "pytest")[0]?.file) return [
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
    const homes = sections(dossier, "pytest");
    const active = homes[0];
    const lost = removed(dossier, /pythonpath|sys\.path|package[_-]dir|where\s*=|mypy_path|rootdir|testpaths/).find((one)=>!one.file.endsWith(".lock"));
    if (lost !== undefined && lost.file !== active?.file) found.push({
        file: lost.file,
        line: lost.line,
        score: 0.93,
        claim: "lost the setting of the path",
        told: `\`${lost.file}:${String(lost.line)}\` no longer puts \`${root}\` on the path`
    });
    const path = facts_of_manifests_option(dossier, "pytest", "pythonpath");
    if (active !== undefined) {
        const own = path !== undefined && path.file === active.file ? path : null;
        const added = changed(dossier).some(({ file, status })=>file === active.file && status === "added");
        const line = own?.line ?? active.line;
        const told = own === null ? `the settings in force, ${where({
            file: active.file,
            line
        })}, ${lost?.file === active.file ? "no longer put anything" : "put nothing"} on the path${path === undefined ? "" : `: they take the place of \`${path.file}\` with its \`pythonpath\``}` : `\`pythonpath\` at ${where({
            file: active.file,
            line
        })} leaves out \`${root}\``;
        found.push({
            file: active.file,
            line,
            score: added || changeOf(dossier, active.file) !== undefined ? 0.92 : 0.88,
            claim: "holds pytest's settings in force",
            told
        });
    }
    if (path !== undefined && path.file !== active?.file) found.push({
        file: path.file,
        line: path.line,
        score: 0.6,
        claim: "sets `pythonpath`, but is not in force",
        told: `\`pythonpath\` at ${where(path)} is not in force`
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
    for (const one of grep(dossier, /sys\.path\.(insert|append|extend)|site\.addsitedir/).filter(({ file })=>file.endsWith("conftest.py")).slice(0, 1))found.push({
        file: one.file,
        line: one.line,
        score: 0.65,
        claim: "puts a folder on the path",
        told: `${where(one)} puts another folder than \`${root}\` on the path`
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
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        const unready = unreadyModule(dossier, exception);
        if (unready === null) return [];
        const frames = ownFrames(dossier, exception);
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
            return finding(dossier, {
                kind: "import.cycle",
                at: {
                    file: edge.file,
                    line: edge.line
                },
                confidence: via === "caught" ? "weak" : "strong",
                score: score(dossier, edge, index, edges) * weight,
                claim: "is an import of the cycle",
                statement: `\`${at}\` closes a cycle of imports (${ring}): \`${unready.name}\` is asked for ${unready.what} while it is still being imported, so ${failing(dossier)} ends in \`${exception.type}\`.`,
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
    if (isA(exception, "ImportError") && exception.import?.from_name != null) {
        const name = exception.import.name ?? "";
        const file = exception.import.path ?? ownModules(dossier, name)[0];
        return file !== undefined && own(dossier, file) ? {
            file,
            name,
            what: `\`${exception.import.from_name}\``
        } : null;
    }
    const { attribute } = exception;
    if (attribute?.owner_kind !== "module") return null;
    // `import pkg.mod` binds the submodule to its package only when it is done.
    const submodule = ownModules(dossier, `${attribute.owner}.${attribute.name}`)[0];
    if (submodule !== undefined) return {
        file: submodule,
        name: `${attribute.owner}.${attribute.name}`,
        what: "itself"
    };
    const file = attribute.owner_file ?? ownModules(dossier, attribute.owner)[0];
    return file !== undefined && own(dossier, file) ? {
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
    if (touched(dossier, edge.file, edge.line)) return 0.96;
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
        ...raised(dossier).flatMap((one)=>wantedName(dossier, one)),
        ...wantedModules(dossier)
    ].flatMap((one)=>import_name_missing_places(dossier, one));
}
function wantedName(dossier, one) {
    const { exception } = one;
    const from = exception.import;
    if (!isA(exception, "ImportError") || isA(exception, "ModuleNotFoundError") || from?.from_name == null || resolvesText(one)) return [];
    const module = from.name ?? "";
    const file = from.path ?? ownModules(dossier, module)[0] ?? null;
    if (file === null || !own(dossier, file)) return [];
    // The module is still being imported: a cycle.
    if (ownFrames(dossier, exception).slice(0, -1).some((frame)=>frame.func === "<module>" && frame.file === file)) return [];
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
    return missingModules(dossier).flatMap((one)=>{
        const parts = one.name.split(".");
        const name = parts.at(-1) ?? one.name;
        const parent = parts.slice(0, -1).join(".");
        const known = parts.length > 1 ? ownModules(dossier, parent).length > 0 || ownFolders(dossier, one.top).length > 0 : false;
        const renamed = removed(dossier, /./).length > 0 && goneFile(dossier, one.name);
        if (ownModules(dossier, one.name).length > 0 || !known && !renamed) return [];
        return [
            {
                ...one,
                name,
                module: parent,
                file: ownModules(dossier, parent)[0] ?? null
            }
        ];
    });
}
/** Whether the change deleted or renamed the module's own file. */ function goneFile(dossier, module) {
    const path = module.replaceAll(".", "/");
    return (dossier.culprit ?? dossier.change ?? []).some(({ file, status })=>status === "deleted" && (file.endsWith(`${path}.py`) || file.endsWith(`${path}/__init__.py`)));
}
function import_name_missing_places(dossier, { exception, name, module, file, weight, via }) {
    const frame = facts_of_frames_deepest(dossier, exception);
    if (frame === undefined) return [];
    const at = `${frame.file}:${String(frame.line)}`;
    const source = module === "" ? "the project" : `\`${module}\``;
    const make = (place, score, claim, statement)=>finding(dossier, {
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
    const end = `so ${failing(dossier)} ends in \`${exception.type}\``;
    const list = file === null ? null : hiddenByAll(dossier, file, name);
    const found = [];
    if (list !== null) found.push(make(list, 0.95, `\`__all__\` leaves out \`${name}\``, `\`__all__\` at ${where(list)} leaves out \`${name}\`, which a star import should hand on to ${source}, ${end} at \`${at}\`.`));
    const lost = file === null ? undefined : removed(dossier, word(name)).find((one)=>one.file === file && /import|^\s*["']?\w+["']?,?\s*$/.test(one.text));
    if (lost !== undefined && list === null) found.push(make({
        file: lost.file,
        line: lost.line
    }, 0.93, `no longer hands on \`${name}\``, `\`${lost.file}:${String(lost.line)}\` no longer re-exports \`${name}\`, which \`${at}\` imports from ${source}, ${end}.`));
    // `import_module(name)`: the name is spelt in a table or an argument elsewhere.
    const spelt = word(name).test(textAt(dossier, frame.file, frame.line)) ? undefined : grep(dossier, new RegExp(`["'][\\w.]*\\b${facts_of_change_escape(name)}["']`), reach(dossier, frame.file, 2))[0];
    if (spelt !== undefined) found.push(make({
        file: spelt.file,
        line: spelt.line
    }, 0.94, `spells \`${name}\``, `${where(spelt)} names \`${name}\`, which ${source} does not have, ${end} at \`${at}\`.`));
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
        const from = importedFile(dossier, file, one.module, one.level);
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
    const elsewhere = definitions(dossier, name).find((one)=>one.file !== file && !one.def.qualname.includes("."));
    if (elsewhere !== undefined) return `it is defined at ${where(elsewhere)}`;
    const source = file === null ? undefined : dossier.sources.get(file);
    const names = source === undefined ? [] : [
        ...source.defs.map((def)=>def.qualname),
        ...source.globals.map((global)=>global.name)
    ];
    const near = similar(name, names.filter((other)=>!other.includes(".")));
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
    const isNew = (one)=>changed(dossier).some((entry)=>entry.file === one && entry.status !== "deleted");
    const statement = `\`${file}\` and \`${twin}\` share the module name \`${base.replace(/\.py$/, "")}\` in folders without \`__init__.py\`, so pytest takes the one for the other and cannot collect \`${file}\`.`;
    const make = (at, score, claim)=>finding(dossier, {
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
    const settings = sections(dossier, "pytest")[0];
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

;// CONCATENATED MODULE: ./src/diagnose/facts-of-async.js
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
    const inner = calls.find((call)=>tail(call.func) === name && call.line <= at.line && at.line <= call.end_line);
    return calls.some((call)=>call !== inner && RUNNERS.has(tail(call.func)) && tail(call.func) !== name && call.args > 0 && call.line <= at.line && at.line <= call.end_line);
}
/** Whether a place lies in the body of an `async def` of the project. */ function inCoroutine(dossier, at) {
    return enclosing(dossier, at.file, at.line)?.kind === "async";
}
/** Whether a call blocks, as far as its name tells. */ function blocks(call) {
    if (call.awaited) return false;
    const name = tail(call.func);
    if (BLOCKING.has(call.func)) return true;
    if (!call.func.includes(".") || !BLOCKING_METHODS.has(name) || /^(asyncio|os\.path|["'])/.test(call.func)) return false;
    // `sep.join(parts)` and `task.result()` of a finished task do not wait.
    return !(name === "join" && call.args === 1) && !(name === "result" && call.args === 0 && call.keywords.length === 0 && /task/i.test(call.func));
}
/** Whether a call takes from a queue of threads: the name it is called on was bound to one in the same file. */ function facts_of_async_takes(dossier, file, call) {
    if (call.awaited || !/\.(get|put)$/.test(call.func) || call.keywords.includes("timeout")) return false;
    const base = tail(call.func.slice(0, call.func.lastIndexOf(".")));
    const made = new RegExp(`\\b${base}\\b[^=]*=\\s*(?:queue\\.|multiprocessing\\.)?(?:Simple|Lifo|Priority|Joinable)?Queue\\(`);
    return (dossier.lines.get(file) ?? []).some((text)=>made.test(text) && !/asyncio\./.test(text));
}
/** Whether a stack waits in a blocking call of the library, and its innermost own frame before that. */ function blockedAt(dossier, frames) {
    const index = frames.findLastIndex((frame)=>own(dossier, frame.file));
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
    ].reverse().find((frame)=>own(dossier, frame.file) && inCoroutine(dossier, frame));
}
/** pytest-timeout's signal handler calls `pytest.fail` (pytest_timeout.py, timeout_sigalrm): a Failed out of nowhere. */ function stopped(exception) {
    return isA(exception, "Failed") && (passes(exception, "pytest_timeout.py") || /^Timeout \(?>/.test(exception.message));
}
/** traceback.print_stack, as pytest-timeout's thread method prints it before it ends the process (pytest_timeout.py, dump_stacks). */ const facts_of_async_PRINTED = /File "([^"]+)", line (\d+), in (\S+)/g;
/** The stacks of a process that pytest-timeout ended, the main thread's first; null for a process that ended otherwise. */ function timedOut(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "run" || !/^\++ Timeout \++$/m.test(failure.message)) return null;
    const stacks = failure.message.split(/^~+ Stack of /m).slice(1).sort((a, b)=>Number(b.startsWith("MainThread")) - Number(a.startsWith("MainThread")));
    return stacks.map((text)=>[
            ...text.matchAll(facts_of_async_PRINTED)
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
        const name = tail(fact.qualname);
        // The test itself was never run, or a double stands for the coroutine: other kinds.
        if (name === testOf(dossier)?.name || fact.defined.file.endsWith("unittest/mock.py")) return [];
        const maker = fact.created.find((place)=>own(dossier, place.file)) ?? suspects(dossier, name)[0];
        if (maker === undefined || awaited(dossier, maker, name) || handed(dossier, maker, name)) return [];
        const def = own(dossier, fact.defined.file) ? ` (defined at ${where(fact.defined)})` : "";
        const certain = fact.created.length > 0;
        return [
            finding(dossier, {
                kind: "async.missing-await",
                at: {
                    file: maker.file,
                    line: maker.line
                },
                confidence: certain ? "strong" : "weak",
                score: certain ? 0.96 : 0.7,
                claim: `calls \`${fact.qualname}\` without \`await\``,
                statement: `${where(maker)} calls the coroutine function \`${fact.qualname}\`${def} without \`await\`, so its body never runs and ${failing(dossier)} fails for want of what it does.`,
                quotes: own(dossier, fact.defined.file) ? [
                    {
                        file: fact.defined.file,
                        lines: [
                            fact.defined.line,
                            fact.defined.line
                        ],
                        claim: "is a coroutine function"
                    }
                ] : [],
                disprovedBy: `the line awaited and ${failing(dossier)} still fails`
            })
        ];
    });
}
/** The failing statement itself had a coroutine where a value was meant. */ function used(dossier) {
    return raised(dossier).flatMap(({ exception, weight, failure })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
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
            finding(dossier, {
                kind: "async.missing-await",
                at: {
                    file: maker.file,
                    line: maker.line
                },
                confidence: known === undefined ? "weak" : "strong",
                score: 0.9 * weight,
                claim: "uses a coroutine as a value",
                statement: `${where(maker)} takes a coroutine for its result: it is not awaited before ${where(frame)} uses it, so ${failing(dossier)} ends in \`${exception.type}\`.`,
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
                disprovedBy: `the call awaited and ${failing(dossier)} still fails`
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
        ].map((found)=>tail(found[1] ?? ""))));
    return [
        ...names
    ].flatMap((name)=>suspects(dossier, name).slice(0, 2).map((at, index)=>finding(dossier, {
                kind: "async.missing-await",
                at,
                confidence: index === 0 ? "strong" : "weak",
                score: 0.9 - index * 0.1,
                claim: `calls \`${name}\` without \`await\``,
                statement: `${where(at)} calls the coroutine function \`${name}\` without \`await\`, so ${failing(dossier)} compares the coroutine in place of its result.`,
                disprovedBy: `the call awaited and ${failing(dossier)} still fails`
            })));
}
/** mypy's word alone joins a failing test when the line lies in its files. */ function typed(dossier) {
    const first = dossier.failures[0];
    const errors = first.type === "mypy" ? [
        first
    ] : dossier.all.flatMap((one)=>one.type === "mypy" ? [
            one
        ] : []);
    return errors.filter((one)=>one.code !== null && UNUSED.has(one.code) && one.line !== null).map((one)=>finding(dossier, {
            kind: "async.missing-await",
            at: {
                file: one.file,
                line: one.line
            },
            confidence: "strong",
            score: first.type === "mypy" ? 0.95 : 0.8,
            claim: one.message,
            statement: `\`${one.file}:${String(one.line)}\` drops an awaitable: mypy reports \`${one.code ?? ""}\` there, and ${failing(dossier)} ${first.type === "mypy" ? "exits 1" : "fails for want of what it does"}.`,
            disprovedBy: "mypy is silent there with the line as it is"
        }));
}
/** Where the variable of the failing statement got a coroutine: a call of an `async def` in the same function, not awaited. */ function makerOf(dossier, frame) {
    const source = dossier.sources.get(frame.file);
    const scope = source?.defs.filter((def)=>def.kind !== "class" && def.line <= frame.line && frame.line <= def.end_line).at(-1);
    const before = source?.calls.filter((call)=>call.line <= frame.line && call.line >= (scope?.line ?? 1) && !call.awaited && isCoroutine(dossier, call.func));
    const call = before?.filter((one)=>!handed(dossier, {
            file: frame.file,
            line: one.line
        }, tail(one.func))).at(-1);
    return call === undefined ? undefined : {
        file: frame.file,
        line: call.line
    };
}
/** Calls of a coroutine function that are not awaited, own code before tests. */ function suspects(dossier, name) {
    return calls(dossier, (call, file)=>tail(call.func) === name && !call.awaited && !handed(dossier, {
            file,
            line: call.line
        }, name)).map(({ file, line })=>({
            file,
            line
        })).sort((a, b)=>Number(dossier.isTest(a.file)) - Number(dossier.isTest(b.file)));
}
function isCoroutine(dossier, func) {
    const defs = definitions(dossier, tail(func));
    return defs.length > 0 && defs.every(({ def })=>def.kind === "async" && !def.generator);
}
/** Whether the line awaits this call after all: the coroutine was dropped for another reason. */ function awaited(dossier, at, name) {
    return dossier.sources.get(at.file)?.calls.some((call)=>call.awaited && tail(call.func) === name && call.line <= at.line && at.line <= call.end_line) === true;
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
    const runs = dossier.session?.plugins.some((one)=>PLUGINS.includes(plain(one.name)) && (plain(one.name) !== "anyio" || item.markers.includes("anyio"))) === true;
    if (coroutine && (!runs || !marked && !auto)) return async_plugin_missing_places(dossier, item, `the coroutine test ${failing(dossier)}`);
    // In strict mode a coroutine fixture needs the plugin's own decorator.
    const fixture = item.fixtures.find((one)=>one.async && one.file !== null && plainFixture(dossier, one));
    if (fixture === undefined || auto || marked && dossier.session?.asyncio_mode == null) return [];
    const used = failure.exceptions[0];
    const shows = failure.phase === "setup" || used?.attribute?.owner_kind === "coroutine" || /async_generator|coroutine/.test(used?.attribute?.owner ?? used?.message ?? "");
    if (!shows) return [];
    if (!marked) return async_plugin_missing_places(dossier, item, `the coroutine fixture \`${fixture.name}\` of ${failing(dossier)}`);
    const at = {
        file: fixture.file ?? item.file,
        line: fixture.line ?? 1
    };
    return [
        finding(dossier, {
            kind: "async.plugin-missing",
            at,
            confidence: "strong",
            score: 0.93,
            claim: `defines \`${fixture.name}\` with pytest's own decorator`,
            experiment: {
                kind: "asyncio-auto"
            },
            statement: `${where(at)} defines the coroutine fixture \`${fixture.name}\` with \`pytest.fixture\`, which pytest-asyncio leaves alone in strict mode, so ${failing(dossier)} gets the unawaited object.`,
            disprovedBy: `\`asyncio_mode = auto\` and ${failing(dossier)} still fails in the same way`
        })
    ];
}
/** Strict markers do not know the marker of a plugin that is not there (_pytest/mark/structures.py). */ function unknownMarker(dossier, failure) {
    const name = /'(\w+)' not found in `markers`/.exec(failure.exceptions[0]?.message ?? failure.longrepr)?.[1];
    if (name === undefined || !MARKERS.includes(name)) return [];
    return install(dossier, maker(dossier, `the marker \`${name}\` of ${failing(dossier)} is unknown and its tests are`));
}
function plainFixture(dossier, fixture) {
    const def = definitions(dossier, fixture.name).find((one)=>one.file === fixture.file);
    return def?.def.decorators.some((name)=>/(^|\.)fixture\b/.test(name) && !/asyncio|trio|anyio/.test(name)) !== false;
}
function async_plugin_missing_places(dossier, item, what) {
    const installed = dossier.session?.plugins.find((one)=>PLUGINS.includes(plain(one.name)) && plain(one.name) !== "anyio");
    const make = maker(dossier, `${what} is`);
    const definition = {
        file: item.file,
        line: item.line ?? 1
    };
    const decorated = make(definition, 0.6, "is a coroutine without a marker", `${where(definition)} carries no marker of an async plugin`);
    if (installed === undefined) return [
        ...install(dossier, make),
        decorated
    ];
    const lost = removed(dossier, /asyncio_mode|asyncio-mode/)[0];
    const home = sections(dossier, "pytest")[0];
    const told = `${installed.name} runs in ${dossier.session?.asyncio_mode ?? "strict"} mode`;
    // Where other tests carry the marker, this one lacks it; where none does, the mode is what is missing.
    const customary = grep(dossier, /mark\.(asyncio|anyio|trio)\b/).some((one)=>dossier.isTest(one.file));
    const found = home === undefined ? [] : [
        make({
            file: home.file,
            line: home.line
        }, customary && lost === undefined ? 0.6 : 0.95, "sets no `asyncio_mode`", `${where(home)} sets no \`asyncio_mode\` and ${told}`)
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
    return (at, score, claim, told)=>finding(dossier, {
            kind: "async.plugin-missing",
            at,
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so ${what} never run.`,
            experiment: dossier.session?.asyncio_mode == null ? undefined : {
                kind: "asyncio-auto"
            },
            disprovedBy: `\`--asyncio-mode=auto\` with the plugin installed and ${failing(dossier)} still fails in the same way`
        });
}
/** No plugin at all: where the tests' requirements are listed, the plugin belongs. */ function install(dossier, make) {
    const off = facts_of_manifests_option(dossier, "pytest", "addopts");
    if (off !== undefined && BLOCKED.test(off.text)) {
        const at = {
            file: off.file,
            line: lineOf(off, BLOCKED)
        };
        return [
            make(at, 0.97, "switches the plugin off", `${where(at)} switches the plugin for coroutine tests off`)
        ];
    }
    const lists = requirements(dossier);
    const declared = lists.flatMap((list)=>list.entries.filter((entry)=>PLUGINS.includes(entry.name) && entry.name !== "anyio").map((entry)=>({
                file: list.file,
                line: entry.line,
                name: entry.name
            })))[0];
    if (declared !== undefined) return [
        make(null, 0.9, "", `\`${declared.name}\` is declared at ${where(declared)} and not installed`)
    ];
    const home = lists.find((list)=>list.use === "test") ?? lists.find((list)=>list.entries.some((entry)=>entry.name === "pytest")) ?? lists[0];
    return home === undefined ? [
        make(null, 0.7, "", "no plugin for coroutine tests is installed")
    ] : [
        make({
            file: home.file,
            line: home.line
        }, 0.95, "lists no plugin for coroutine tests", `${where(home)} lists no plugin for coroutine tests and none is installed`)
    ];
}
const async_plugin_missing_rule = {
    kind: "async.plugin-missing",
    match: async_plugin_missing_match
};

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
    return raised(dossier).filter((one)=>async_loop_scope_closed(one) || other(one)).flatMap((one)=>async_loop_scope_places(dossier, one));
}
/** `BaseEventLoop._check_closed` (asyncio/base_events.py). */ function async_loop_scope_closed({ exception }) {
    return isA(exception, "RuntimeError") && (raisedIn(exception, "asyncio/base_events.py", "_check_closed") || noLoop(exception));
}
/** `get_event_loop` where none runs any more (asyncio/events.py; raised in C from a frame of the caller's). */ function noLoop(exception) {
    return raisedIn(exception, "asyncio/events.py", "get_event_loop") || /^There is no current event loop/.test(exception.message);
}
/** `mixins._LoopBoundMixin._get_loop`, or the words of the task that met a foreign future. */ function other({ exception }) {
    return isA(exception, "RuntimeError", "ValueError") && (passes(exception, "asyncio/mixins.py", "_get_loop") || OTHER_LOOP.test(exception.message));
}
function async_loop_scope_places(dossier, one) {
    const { exception, weight } = one;
    const frame = facts_of_frames_deepest(dossier, exception);
    if (frame === undefined) return [];
    const what = async_loop_scope_closed(one) ? "a loop that is closed by then" : "another loop";
    const certain = one.via === "raised" || one.via === "cause";
    const loops = loopsOf(dossier);
    const make = (at, score, claim, told)=>finding(dossier, {
            kind: "async.loop-scope",
            at,
            confidence: certain ? "strong" : "weak",
            score: score * weight,
            claim,
            statement: `${where(at)} ${told}, so ${failing(dossier)} ends in \`RuntimeError\` at \`${frame.file}:${String(frame.line)}\`${loops === null ? "" : `: ${loops.told}`}.`,
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
            disprovedBy: `the object made anew on the running loop and ${failing(dossier)} still fails`
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
    const onChain = new Set(ownFrames(dossier, exception).map((frame)=>frame.file));
    const near = new Set([
        ...onChain
    ].flatMap((file)=>reach(dossier, file, 2)));
    const scored = calls(dossier, (_, file)=>near.has(file)).flatMap(({ file, line, call })=>{
        if (onChain.size > 0 && dossier.isTest(file) && !file.endsWith("conftest.py")) return [];
        const name = tail(call.func);
        const text = textAt(dossier, file, line);
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
/** Coroutine fixtures that outlive the test: their loop is not the test's. */ function fixtures(dossier, make) {
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.item === null) return [];
    return failure.item.fixtures.filter((one)=>one.scope !== "function" && one.file !== null && one.line !== null && dossier.firstParty(one.file) && (one.async || /loop/.test(one.name))).map((one)=>make({
            file: one.file ?? "",
            line: one.line ?? 1
        }, 0.94, `is a ${one.scope}-scoped fixture`, `makes the fixture \`${one.name}\` once per ${one.scope}, on a loop that is not the test's`));
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
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        const structural = raisedIn(exception, "asyncio/runners.py", "run", "_lazy_init") || raisedIn(exception, "asyncio/base_events.py", "_check_running") || raisedIn(exception, "anyio/_core/_eventloop.py", "run");
        const frame = facts_of_frames_deepest(dossier, exception);
        if (!isA(exception, "RuntimeError") || frame === undefined || !(structural || WORDS.test(exception.message))) return [];
        const caller = ownFrames(dossier, exception).slice(0, -1).reverse().find((one)=>inCoroutine(dossier, one));
        const make = (at, score, claim, told)=>finding(dossier, {
                kind: "async.nested-run",
                at,
                confidence: via === "raised" || via === "cause" ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${where(at)} ${told}, so ${failing(dossier)} ends in \`RuntimeError\`.`,
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
                disprovedBy: `the call made outside of any coroutine and ${failing(dossier)} still fails`
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
    const halted = dossier.failures[0].type === "run" || raised(dossier).some(({ exception })=>stopped(exception));
    return suspects.flatMap(({ file, line, target, kept })=>{
        const word = lost.find((one)=>one.at === null ? target !== null && tail(one.qualname) === target : one.at.file === file && Math.abs(one.at.line - line) <= 2) ?? (suspects.length === 1 ? lost[0] : undefined);
        if (kept && word === undefined) return [];
        const at = {
            file,
            line
        };
        const told = word === undefined ? "keeps no reference to the task and nobody awaits it" : `${kept ? "" : "keeps no reference to it and "}${word.words}`;
        return [
            finding(dossier, {
                kind: "async.task-leak",
                at,
                confidence: word === undefined || kept || halted ? "weak" : "strong",
                score: word === undefined ? 0.3 : kept ? 0.75 : 0.93,
                claim: "starts a task",
                statement: `${where(at)} starts ${target === null ? "a task" : `a task of \`${target}\``} and ${told}, so ${failing(dossier)} goes on before, or without, its work.`,
                disprovedBy: `the task awaited before its owner ends and ${failing(dossier)} still fails`
            })
        ];
    });
}
/** Tasks that were still pending when their loop ended, and what asyncio logged of others, while the node ran. */ function lostTasks(dossier) {
    const node = testNode(dossier);
    const pending = dossier.facts.flatMap((fact)=>fact.t === "leaked-task" && (node === null || fact.node === node) ? [
            {
                words: "it is still pending when the loop ends",
                qualname: fact.qualname,
                at: fact.created.find((place)=>own(dossier, place.file)) ?? null
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
                at: fact.created.find((place)=>own(dossier, place.file)) ?? null
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
    const near = new Set(surroundings(dossier));
    return calls(dossier, (call, file)=>near.has(file) && own(dossier, file) && (STARTS.test(call.func) || call.use === "statement" && FUTURES.test(call.func)) && !call.awaited && !/group|^tg\.|nursery/i.test(call.func)).map(({ file, line, call })=>{
        const inner = dossier.sources.get(file)?.calls.find((one)=>one !== call && one.line >= call.line && one.end_line <= call.end_line && one.func !== call.func && !/get_(running|event)_loop$/.test(one.func));
        return {
            file,
            line,
            target: inner === undefined ? null : tail(inner.func),
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
        const frame = blockedAt(dossier, frames);
        const coroutine = coroutineFrame(dossier, frames);
        if (frame === undefined || coroutine === undefined) return [];
        const inside = frame.file === coroutine.file && frame.line === coroutine.line;
        const through = inside ? "" : `, reached from the coroutine at \`${coroutine.file}:${String(coroutine.line)}\``;
        const at = {
            file: frame.file,
            line: frame.line
        };
        const found = finding(dossier, {
            kind: "async.blocking-call",
            at,
            confidence: "strong",
            score: 0.95,
            claim: "blocks the thread of the event loop",
            statement: `${where(at)} blocks the thread that runs the event loop${through}, so nothing else on the loop goes on and ${failing(dossier)} never ends.`,
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
    const printed = timedOut(dossier);
    if (printed !== null) return printed;
    if (failure.type === "run" && failure.hang !== null) return failure.hang.threads.map((thread)=>thread.frames);
    const timeouts = raised(dossier).filter(({ exception })=>stopped(exception));
    return timeouts.map(({ exception })=>exception.frames);
}
/** Without a stack: a wait that timed out while a coroutine of the reached files makes a blocking call. */ function suspected(dossier) {
    const late = raised(dossier).some(({ exception })=>isA(exception, "TimeoutError", "CancelledError")) || timed(dossier);
    const near = new Set(surroundings(dossier));
    return calls(dossier, (call, file)=>near.has(file) && own(dossier, file) && (blocks(call) || facts_of_async_takes(dossier, file, call)) && defOf(dossier, file, call.scope)?.kind === "async").slice(0, 3).map(({ file, line, call })=>finding(dossier, {
            kind: "async.blocking-call",
            at: {
                file,
                line
            },
            score: late ? 0.7 : 0.3,
            claim: `calls \`${call.func}\` in a coroutine`,
            statement: `\`${file}:${String(line)}\` calls \`${call.func}\` in a coroutine, which blocks the loop that ${failing(dossier)} waits on.`,
            experiment: {
                kind: "blocked",
                file,
                line
            },
            disprovedBy: "the call moved to a thread and the failure stays"
        }));
}
/** Whether the test itself measures or bounds time: what blocks is late for it. */ function timed(dossier) {
    const test = testOf(dossier);
    const def = test === null ? undefined : dossier.sources.get(test.file)?.defs.find((one)=>tail(one.qualname) === test.name);
    return def !== undefined && test !== null && calls(dossier, (call, file)=>file === test.file && def.line <= call.line && call.line <= def.end_line && /(monotonic|perf_counter|wait_for|timeout|\btime)$/.test(call.func)).length > 0;
}
const async_blocking_call_rule = {
    kind: "async.blocking-call",
    match: async_blocking_call_match
};

;// CONCATENATED MODULE: ./src/diagnose/facts-of-state.js
/** What isolation says of state that one test leaves to another. */ /** Null unless an experiment has shown a polluter. */ function pollution(dossier) {
    const { isolation } = dossier;
    if (isolation?.verdict !== "order-dependent" || isolation.polluter === null) return null;
    const deciding = isolation.leaks.filter((l)=>l.role !== "beside");
    return {
        isolation,
        polluter: isolation.polluter,
        leaks: deciding.length > 0 ? deciding : isolation.leaks
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
        const def = facts.defs.find((d)=>d.params.some((p)=>p.mutable_default && (p.name === last || leak.name.includes(`${d.qualname}.`) || leak.name.endsWith(d.qualname))));
        if (def !== undefined && leak.what !== "module-global") return {
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

;// CONCATENATED MODULE: ./src/diagnose/rules/state.mutable-default.js
/** One container serves all instances or calls: a mutable class attribute or default argument that a test filled. */ 


function state_mutable_default_match(dossier) {
    const found = pollution(dossier);
    if (found === null) return [];
    const { polluter, leaks, isolation } = found;
    return leaks.slice(0, 3).flatMap((leak, index)=>{
        const at = sharedContainer(dossier, leak);
        if (at === null) return [];
        return [
            finding(dossier, {
                kind: "state.mutable-default",
                at,
                score: 0.9 - index * 0.1,
                confidence: isolation.contrast === null ? "weak" : "strong",
                claim: "makes one container for all",
                statement: `${where(at)} makes one \`${leak.name}\` for all that use it; \`${polluter}\` changes it, so ${failing(dossier)}, which passes alone, fails after it.`,
                disprovedBy: `a container for each and ${failing(dossier)} still fails after \`${polluter}\``
            })
        ];
    });
}
const state_mutable_default_rule = {
    kind: "state.mutable-default",
    match: state_mutable_default_match
};

;// CONCATENATED MODULE: ./src/diagnose/facts-of-tests.js
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
        const text = textAt(dossier, file, line);
        if (pattern.test(text)) return line;
        if (line < def.line && /^\s*(def|class|async def|return|import|from)\b/.test(text)) break;
    }
    return def.line;
}
/** Files that make the test's surroundings: the module itself, its conftests, what they import under test folders. */ function testFiles(dossier) {
    const test = testOf(dossier);
    if (test === null) return [];
    const starts = [
        test.file,
        ...conftests(dossier, test.file)
    ];
    return [
        ...new Set(starts.flatMap((file)=>[
                file,
                ...reach(dossier, file, 2).filter((other)=>dossier.isTest(other))
            ]))
    ];
}
const MAKERS = /\b(Mock|MagicMock|NonCallableMock|create_autospec|SimpleNamespace|AsyncMock|mocker|patch|setattr|lambda)\b/;
/** Where the test's files make a double for the attribute `name`: `x.name = Mock()`, `Mock(name=…)`, `patch("….name")`. */ function doublesFor(dossier, name) {
    const at = facts_of_change_escape(name);
    const pattern = new RegExp(`\\.${at}\\s*=|\\b${at}\\s*=|["'][\\w.]*\\b${at}["']|\\bdef ${at}\\b`);
    return grep(dossier, pattern, testFiles(dossier)).flatMap((one)=>{
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
    return grep(dossier, /\b(Mock|MagicMock|NonCallableMock|AsyncMock|create_autospec)\s*\(|\bpatch(\.object|\.dict)?\(/, testFiles(dossier)).map((one)=>({
            file: one.file,
            line: one.line,
            text: one.text,
            how: /AsyncMock/.test(one.text) ? "AsyncMock" : "Mock"
        }));
}

;// CONCATENATED MODULE: ./src/diagnose/rules/state.fixture-scope.js
/** A fixture that outlives a test hands the same object to the next one, changed. */ 



function state_fixture_scope_match(dossier) {
    const found = pollution(dossier);
    if (found === null) return [];
    const { polluter, leaks, isolation } = found;
    const inFixtures = new Set(leaks.map(leakingFixture));
    return state_fixture_scope_shared(dossier, polluter).map((fixture, index)=>{
        const at = scopeOf(dossier, fixture);
        return finding(dossier, {
            kind: "state.fixture-scope",
            at,
            score: (inFixtures.has(fixture.name) ? 0.92 : leaks.length === 0 ? 0.65 : 0.45) - index * 0.02,
            confidence: isolation.contrast === null ? "weak" : "strong",
            claim: `is made once per ${fixture.scope}`,
            statement: `The fixture \`${fixture.name}\` (${where(at)}) is made once per ${fixture.scope}; \`${polluter}\` changes what it hands out, so ${failing(dossier)}, which passes alone, fails after it.`,
            disprovedBy: `the fixture made anew for each test and ${failing(dossier)} still fails after \`${polluter}\``
        });
    });
}
/** The line of the decorator that sets the scope. */ function scopeOf(dossier, { name, file, line }) {
    const found = fixturesNamed(dossier, name).find((f)=>f.file === file);
    return found === undefined ? {
        file: file ?? "",
        line: line ?? 1
    } : {
        file: found.file,
        line: decoratorLine(dossier, found.file, found.def, /\bscope\s*=/)
    };
}
/** Fixtures of the project, wider than a function, that both tests use; the widest first. */ function state_fixture_scope_shared(dossier, polluter) {
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
    const found = pollution(dossier);
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
    const told = (at, verb)=>`\`${polluter}\` ${verb} ${what} at ${where(at)} and does not restore it, so ${failing(dossier)}, which passes alone, fails after it.`;
    const make = (at, worth, verb)=>finding(dossier, {
            kind: "state.global-leak",
            at,
            score: worth,
            confidence: isolation.contrast === null ? "weak" : "strong",
            claim: `sets ${leak.name}`,
            statement: told(at, verb),
            disprovedBy: `${leak.name} restored after \`${polluter}\` and ${failing(dossier)} still fails`
        });
    const set = leak.file !== null && leak.line !== null ? {
        file: leak.file,
        line: leak.line
    } : null;
    const kept = globalOf(dossier, leak);
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
    const at = testPlace(dossier, polluter);
    if (at === null) return [];
    return [
        finding(dossier, {
            kind: "state.global-leak",
            at,
            score: leaks.length === 0 ? 0.6 : 0.5,
            confidence: isolation.contrast === null ? "weak" : "strong",
            claim: "is the polluter",
            statement: `\`${polluter}\` (${where(at)}) leaves state behind that ${failing(dossier)} meets: alone it passes, after that test it fails.`,
            disprovedBy: `the two run in this order in a fresh process and ${failing(dossier)} passes`
        })
    ];
}
/** A fixture of the nearest conftest.py that restores is where many projects put the remedy. */ function ofConftest(dossier, { polluter, isolation }) {
    const [file] = conftests(dossier, polluter.split("::", 1)[0] ?? polluter);
    if (file === undefined) return [];
    return [
        finding(dossier, {
            kind: "state.global-leak",
            at: {
                file,
                line: 1
            },
            score: 0.4,
            confidence: isolation.contrast === null ? "weak" : "strong",
            claim: "is where a restoring fixture belongs",
            statement: `No fixture of ${where({
                file,
                line: null
            })} restores what \`${polluter}\` leaves behind, so ${failing(dossier)} fails after it.`,
            disprovedBy: `such a fixture in place and ${failing(dossier)} still fails`
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
    ].flatMap(([file, source])=>own(dossier, file) ? source.defs.filter((def)=>def.kind !== "class").map((def)=>({
                file,
                line: def.line,
                def,
                name: tail(def.qualname)
            })) : []);
    if (nodes.length > MOST || testOf(dossier) === null) return [];
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
            facts_of_calls_plain(one.node)
        ] : []));
    const red = new Set(dossier.all.flatMap((one)=>one.type === "test" ? [
            facts_of_calls_plain(one.node)
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
    const owner = tail(node.def.qualname.slice(0, -node.name.length - 1));
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
/** A node id as a dotted path of the sources has it: without parameters. */ function facts_of_calls_plain(node) {
    return node.replace(/\[.*$/s, "");
}
/** Everything that a test reaches: what it calls, its fixtures, what those call; only in files that it can import. */ function closure(dossier, test, byName, edges) {
    const files = new Set([
        test.file,
        ...conftests(dossier, test.file)
    ].flatMap((file)=>reach(dossier, file, 6)));
    const automatic = [
        ...byName.values()
    ].flat().filter((node)=>files.has(node.file) && isFixture(node.def) && node.def.decorators.some((text)=>/autouse\s*=\s*True/.test(text)));
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




/** Lines that look so, on the way of the representative. */ function sourcesOf(dossier, look, side) {
    const found = new Map();
    for (const { file, from, to, weight } of ranges(dossier, side)){
        const pattern = patternFor(dossier, file, look);
        (dossier.lines.get(file) ?? []).slice(from - 1, to).forEach((text, i)=>{
            const line = from + i;
            const key = `${file}:${String(line)}`;
            if (found.has(key) || /^\s*(?:#|import\b|from\b|@)/.test(text) || !pattern.test(text.replace(/#.*$/, ""))) return;
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
    const test = testOf(dossier);
    const frames = raised(dossier).flatMap(({ exception })=>ownFrames(dossier, exception));
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
        ...conftests(dossier, test.file)
    ].flatMap((file)=>[
            ...(dossier.sources.get(file)?.defs ?? []).filter(isFixture).map((d)=>({
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
    return places.map((at, index)=>finding(dossier, {
            kind,
            at,
            score: base * (0.75 + 0.25 * at.weight) - index * 0.04,
            confidence: flip === null ? "weak" : "strong",
            claim: does,
            statement: `${where(at)} ${does}, so ${failing(dossier)} fails in ${often}${flip === null ? "" : ` and turns with the ${flip.factor.replace("-", " ")} alone`}.`,
            disprovedBy: `${remedy} and ${failing(dossier)} still comes and goes`
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
                also: SETS
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
                also: /\.(?:wait|join|get|result|acquire)\(\s*(?:timeout\s*=\s*)?[\d.]+|\btimeout\s*=\s*[\d.]+/
            }
        }, 0.62)
};

;// CONCATENATED MODULE: ./src/diagnose/rules/flaky.network.js
/** The test reaches a real network or a fixed port. */ 

function flaky_network_match(dossier) {
    // Without an error of the network's own a client in the code says nothing.
    if (!raised(dossier).some(({ exception })=>isA(exception, "ConnectionError", "gaierror", "herror", "URLError", "TimeoutError", "timeout", "ConnectError", "SSLError"))) return [];
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
    return raised(dossier).flatMap(({ exception, weight })=>{
        const lookup = exception.fixture;
        // pytest raises the same error for a fixture that asks for itself; then the name is in reach.
        if (lookup === null || lookup.available.includes(lookup.name)) return [];
        const asked = lookup.stack.at(-1);
        const asks = asked === undefined || !dossier.firstParty(asked.file) ? null : {
            file: asked.file,
            line: defLine(dossier, asked)
        };
        const by = asks === null ? "" : ` by \`${asked?.func ?? ""}\` at ${where(asks)}`;
        const elsewhere = fixturesNamed(dossier, lookup.name);
        const renamed = removed(dossier, new RegExp(`def ${lookup.name}\\b`)).length > 0 && elsewhere.length === 0;
        const near = similar(lookup.name, lookup.available);
        const make = (at, score, claim, told)=>finding(dossier, {
                kind: "test.fixture-missing",
                at,
                confidence: "strong",
                score: score * weight,
                claim,
                statement: `The fixture \`${lookup.name}\`, asked for${by}, ${told}, so ${failing(dossier)} cannot be set up.`,
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
        const found = elsewhere.map(({ file, line, def })=>make({
                file,
                line: Math.min(line, decoratorLine(dossier, file, def, /fixture/))
            }, 0.96, `defines \`${lookup.name}\` out of reach`, `is defined at \`${file}:${String(line)}\`, out of reach of that test`));
        // Asked for by a mark or a setting, not by a parameter: that is where the name stands.
        const named = grep(dossier, new RegExp(`usefixtures.*\\b${facts_of_change_escape(lookup.name)}\\b`)).find(({ file })=>dossier.isTest(file));
        const setting = facts_of_manifests_option(dossier, "pytest", "usefixtures");
        const spelt = named ?? (setting !== undefined && new RegExp(`\\b${facts_of_change_escape(lookup.name)}\\b`).test(setting.text) ? setting : undefined);
        if (spelt !== undefined && elsewhere.length === 0) found.push(make({
            file: spelt.file,
            line: spelt.line
        }, 0.97, `asks for \`${lookup.name}\``, `is named at ${where(spelt)} and defined nowhere in reach`));
        const plugin = test_fixture_missing_PLUGINS[lookup.name];
        const told = renamed ? "is no longer defined anywhere" : near !== null ? `does not exist (\`${near}\` does)` : plugin !== undefined ? `comes from \`${plugin}\`, which is not installed` : "is defined nowhere";
        const user = asks === null ? [] : [
            make(asks, elsewhere.length > 0 ? 0.6 : 0.94, `asks for \`${lookup.name}\``, told)
        ];
        return found.length + user.length > 0 ? [
            ...found,
            ...user
        ] : [
            make(null, 0.7, "", told)
        ];
    });
}
/** pytest names the first line of the code object, a decorator's; people look for the `def`. */ function defLine(dossier, asked) {
    const def = definitions(dossier, asked.func).find((one)=>one.file === asked.file && one.line >= asked.line - 1 && one.line <= asked.line + 40);
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
    if (!failure.exceptions.some((one)=>isA(one, "Failed") || one.type === "ScopeMismatchError")) return [];
    const scopes = new Map(item.fixtures.map((one)=>[
            one.name,
            one
        ]));
    return item.fixtures.flatMap((wide)=>{
        const definition = fixturesNamed(dossier, wide.name).find((one)=>one.file === wide.file);
        return (definition?.def.params ?? []).flatMap((param)=>{
            const narrow = scopes.get(param.name);
            if (definition === undefined || narrow === undefined || test_fixture_scope_mismatch_rank(narrow.scope) >= test_fixture_scope_mismatch_rank(wide.scope)) return [];
            const at = {
                file: definition.file,
                line: decoratorLine(dossier, definition.file, definition.def, /fixture/)
            };
            const inner = narrow.file !== null && narrow.line !== null && dossier.firstParty(narrow.file) ? {
                file: narrow.file,
                line: narrow.line
            } : null;
            const statement = `The ${wide.scope}-scoped fixture \`${wide.name}\` at ${where(at)} is built on \`${narrow.name}\`, which lives for one ${narrow.scope}${inner === null ? "" : ` (${where(inner)})`}, so pytest refuses to set ${failing(dossier)} up.`;
            const make = (place, score, claim)=>finding(dossier, {
                    kind: "test.fixture-scope-mismatch",
                    at: place,
                    confidence: "strong",
                    score,
                    claim,
                    statement,
                    disprovedBy: `\`${wide.name}\` given ${narrow.scope} scope and the error stays`
                });
            const innerNew = inner !== null && touched(dossier, inner.file, inner.line, 1) && !touched(dossier, at.file, at.line, 1);
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

;// CONCATENATED MODULE: ./src/diagnose/facts-of-patches.js
/** Where a test's files patch something, and what. */ 

/** `patch("a.b.c")`, `patch.object(mod, "c")`, `monkeypatch.setattr("a.b.c", …)` and `setattr(mod, "c", …)` in the test's files. */ function patches(dossier) {
    return testFiles(dossier).flatMap((file)=>{
        const source = dossier.sources.get(file);
        return (source?.calls ?? []).flatMap((call)=>{
            const name = tail(call.func);
            const isPatch = name === "patch" || name === "object" && /patch\.object$/.test(call.func) || name === "setattr" || name === "delattr" && /monkeypatch/.test(call.func);
            if (!isPatch) return [];
            const [first, second] = call.literals;
            if (first?.includes(".") === true) return [
                made(file, call.line, first)
            ];
            if (second == null || !/^\w+$/.test(second)) return [];
            const text = Array.from({
                length: call.end_line - call.line + 1
            }, (_, index)=>textAt(dossier, file, call.line + index)).join(" ");
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
        attribute: tail(target)
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

;// CONCATENATED MODULE: ./src/diagnose/rules/test.mock-target.js
/** A patch that hits nothing: the target does not exist, or the code under test holds the name under another module. */ 




function test_mock_target_match(dossier) {
    return [
        ...absent(dossier),
        ...bypassed(dossier)
    ];
}
/** mock and monkeypatch refuse a name that is not there, or a module that they cannot import. */ function absent(dossier) {
    return raised(dossier).flatMap(({ exception, weight })=>{
        const lacks = isA(exception, "AttributeError") && (raisedIn(exception, "unittest/mock.py", "get_original") || passes(exception, "_pytest/monkeypatch.py"));
        const unimportable = isA(exception, "ImportError", "AttributeError") && (passes(exception, "unittest/mock.py", "_importer", "_get_target", "<lambda>") || passes(exception, "pkgutil.py", "resolve_name") || passes(exception, "_pytest/monkeypatch.py"));
        // `datetime.datetime.now` and its like cannot be set (Objects/typeobject.c, type_setattro): the module's own name can.
        const immutable = isA(exception, "TypeError") && (passes(exception, "unittest/mock.py") || passes(exception, "_pytest/monkeypatch.py")) && /immutable type|built-in\/extension type/.test(exception.message);
        if (!lacks && !unimportable && !immutable) return [];
        const frame = facts_of_frames_deepest(dossier, exception);
        const name = /(?:attribute|set) '(\w+)'/.exec(exception.message)?.[1] ?? exception.attribute?.name ?? exception.import?.name?.split(".").at(-1);
        const call = patches(dossier).find((one)=>name !== undefined && one.target.split(".").includes(name)) ?? (frame === undefined ? undefined : {
            file: frame.file,
            line: frame.line,
            target: name ?? "",
            attribute: name ?? "",
            module: ""
        });
        if (call === undefined) return [];
        return [
            finding(dossier, {
                kind: "test.mock-target",
                at: {
                    file: call.file,
                    line: call.line
                },
                confidence: "strong",
                score: 0.96 * weight,
                claim: `patches \`${call.target}\``,
                statement: `${where(call)} patches \`${call.target}\`, which ${immutable ? "cannot be set" : "does not exist"}, so ${failing(dossier)} ends in \`${exception.type}\` before it runs.`,
                disprovedBy: `\`${call.target}\` can be looked up in a fresh interpreter`
            })
        ];
    });
}
/** `patch("pkg.mod.name")` while the code under test did `from pkg.mod import name`: it keeps the true one. */ function bypassed(dossier) {
    const test = testOf(dossier);
    if (test === null) return [];
    const near = surroundings(dossier).filter((file)=>!dossier.isTest(file));
    const onChain = new Set(raised(dossier).flatMap(({ exception })=>ownFrames(dossier, exception).map((frame)=>frame.file)));
    return inUse(dossier, patches(dossier)).flatMap((patch)=>near.filter((file)=>!modules(dossier, patch.module).includes(file)).flatMap((file)=>{
            const copy = (dossier.sources.get(file)?.imports ?? []).find((one)=>one.scope === "" && one.names.some(({ name })=>name === patch.attribute) && (sameModule(dossier, file, one, patch.module) || handedOn(dossier, patch, file, one)));
            if (copy === undefined) return [];
            const at = {
                file: patch.file,
                line: patch.line
            };
            const fresh = touched(dossier, file, copy.line);
            // The true function stands on the traceback of a run in which it was patched.
            const ran = raised(dossier).some(({ exception })=>exception.frames.some((frame)=>frame.func === patch.attribute && stands(patch.module, frame.file)));
            const make = (place, score, claim)=>finding(dossier, {
                    kind: "test.mock-target",
                    at: place,
                    score,
                    claim,
                    confidence: ran ? "strong" : "weak",
                    statement: `${where(at)} patches \`${patch.target}\`, but \`${file}:${String(copy.line)}\` holds its own reference to \`${patch.attribute}\`, so ${failing(dossier)} runs the true one.`,
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
                    disprovedBy: `the name patched in \`${file}\` and ${failing(dossier)} still fails`
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
    const test = testOf(dossier);
    const fixtures = failure.type === "test" ? failure.item?.fixtures.map((one)=>one.name) ?? [] : [];
    return all.filter((patch)=>{
        const owner = dossier.sources.get(patch.file)?.defs.filter((def)=>def.kind !== "class" && def.line - 10 <= patch.line && patch.line <= def.end_line).sort((a, b)=>Math.abs(a.line - patch.line) - Math.abs(b.line - patch.line));
        const names = (owner ?? []).map((def)=>def.qualname.split(".").at(-1) ?? "");
        return names.length === 0 || names.some((name)=>name === test?.name || fixtures.includes(name) || !/^test/.test(name));
    });
}
/** Whether a file can be that of a dotted module. */ function stands(module, file) {
    const path = module.replaceAll(".", "/");
    return [
        `${path}.py`,
        `${path}/__init__.py`
    ].some((end)=>file === end || file.replaceAll("\\", "/").endsWith(`/${end}`));
}
/** The patched module only hands the name on from the module that the code imports it from. */ function handedOn(dossier, patch, file, one) {
    const original = importedFile(dossier, file, one.module, one.level);
    return original !== null && modules(dossier, patch.module).some((target)=>(dossier.sources.get(target)?.imports ?? []).some((entry)=>entry.names.some(({ name })=>name === patch.attribute) && importedFile(dossier, target, entry.module, entry.level) === original));
}
function sameModule(dossier, file, one, module) {
    if (one.level === 0) return one.module === module;
    const target = importedFile(dossier, file, one.module, one.level);
    return target !== null && modules(dossier, module).includes(target);
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
        ...raised(dossier).flatMap(({ exception, weight })=>fromException(dossier, exception, weight)),
        ...unwanted(dossier),
        ...compared(dossier)
    ];
}
function fromException(dossier, exception, weight) {
    const frame = facts_of_frames_deepest(dossier, exception);
    if (frame === undefined) return [];
    if (isA(exception, "TypeError") && AWAITED.test(exception.message)) return test_mock_kind_awaited(dossier, exception, frame, weight);
    if (exception.attribute?.owner_kind === "mock") return spec(dossier, exception, frame, weight);
    if ((exception.coroutines.length > 0 || exception.attribute?.owner_kind === "coroutine") && Object.values(frame.locals).includes("AsyncMock")) {
        const double = anyDoubles(dossier).find((one)=>one.how === "AsyncMock");
        return double === undefined ? [] : [
            told(dossier, double, 0.92 * weight, true, `makes an awaitable double, but \`${frame.file}:${String(frame.line)}\` takes what its call gives for a value`, frame, exception.type)
        ];
    }
    const protocol = isA(exception, "TypeError", "AttributeError") && (NAMED.test(exception.message) || held(exception).length > 0 && isA(exception, "TypeError") && !exception.call);
    if (!protocol || raisedIn(exception, "unittest/mock.py", "get_original", "_importer")) return [];
    const names = [
        ...textAt(dossier, frame.file, frame.line).matchAll(/\.(\w+)/g)
    ].map((found)=>found[1] ?? "").reverse();
    const double = names.flatMap((name)=>doublesFor(dossier, name))[0] ?? (NAMED.test(exception.message) ? anyDoubles(dossier)[0] : undefined);
    if (double === undefined) return [];
    return [
        told(dossier, double, 0.9 * weight, NAMED.test(exception.message), `makes a double that does not do what \`${frame.file}:${String(frame.line)}\` needs of it`, frame, exception.type)
    ];
}
/** `await double.method()` where the method is a plain Mock or function. */ function test_mock_kind_awaited(dossier, exception, frame, weight) {
    const chain = ownFrames(dossier, exception).flatMap((one)=>{
        const names = dossier.sources.get(one.file)?.calls.filter((call)=>call.awaited && call.line <= one.line && one.line <= call.end_line).map((call)=>tail(call.func)) ?? [];
        return one === frame ? names : [];
    });
    const doubles = chain.flatMap((name)=>doublesFor(dossier, name).filter((one)=>one.how !== "AsyncMock"));
    const named = NAMED.test(exception.message);
    const certain = named || doubles.length > 0;
    const real = chain.some((name)=>definitions(dossier, name).some(({ def, file })=>def.kind === "function" && !dossier.isTest(file)) && doublesFor(dossier, name).length === 0);
    if (real && !named) return [];
    const double = doubles[0] ?? anyDoubles(dossier).find((one)=>one.how === "Mock");
    if (double === undefined) return [];
    return [
        told(dossier, double, (certain ? 0.95 : 0.6) * weight, certain, `makes a plain double, but \`${frame.file}:${String(frame.line)}\` awaits it`, frame, exception.type)
    ];
}
/** The double's spec lacks what the code asks for, or the test misspells one of its assertions. */ function spec(dossier, exception, frame, weight) {
    const name = exception.attribute?.name ?? "";
    const double = doublesFor(dossier, name)[0] ?? anyDoubles(dossier)[0];
    if (/^assert|^called/.test(name) || double === undefined) return [
        finding(dossier, {
            kind: "test.mock-kind",
            at: {
                file: frame.file,
                line: frame.line
            },
            confidence: "weak",
            score: 0.85 * weight,
            claim: `asks the double for \`${name}\``,
            statement: `\`${frame.file}:${String(frame.line)}\` asks a double for \`${name}\`, which it does not have, so ${failing(dossier)} ends in \`AttributeError\`.`,
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
        ...textAt(dossier, at.file, at.line).matchAll(/\.(\w+)\s*\(/g)
    ].map((found)=>found[1] ?? "");
    const double = names.flatMap((name)=>doublesFor(dossier, name))[0] ?? anyDoubles(dossier).find((one)=>one.how === "AsyncMock") ?? anyDoubles(dossier)[0];
    if (double === undefined) return [];
    return [
        told(dossier, double, 0.92, true, `makes an awaitable double, but ${at === undefined ? "the code" : where(at)} calls it without \`await\``, at, "a dropped coroutine")
    ];
}
/** The value under test is the double itself: nobody told it what to return. */ function compared(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.assertion === null) return [];
    const { left_type, right_type, left, right } = failure.assertion;
    if (!MOCKS.has(left_type) && !MOCKS.has(right_type)) return [];
    const text = MOCKS.has(left_type) ? left : right;
    const name = /name=["'](?:[\w.()]*\.)?(\w+)(?:\(\))?["']/.exec(text)?.[1];
    const double = (name === undefined ? [] : doublesFor(dossier, name))[0] ?? anyDoubles(dossier)[0];
    return double === undefined ? [] : [
        told(dossier, double, 0.75, false, "makes a double whose value nobody set, and it reaches the comparison", undefined, "AssertionError")
    ];
}
/** Expressions of the failing statement that were doubles. */ function held(exception) {
    return exception.mocks.map((one)=>one.expr);
}
function told(dossier, double, score, certain, what, use, end) {
    return finding(dossier, {
        kind: "test.mock-kind",
        at: {
            file: double.file,
            line: double.line
        },
        confidence: certain ? "strong" : "weak",
        score,
        claim: "makes the double",
        statement: `${where(double)} ${what}, so ${failing(dossier)} ends in ${end.includes(" ") ? end : `\`${end}\``}.`,
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
        disprovedBy: `the double made of the other kind and ${failing(dossier)} still fails`
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
    const told = failure.exceptions.find((one)=>isA(one, "Failed", "CollectError", "ValueError", "TypeError"));
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
    const at = decorator(dossier, file, failure.node, name ?? "") ?? {
        file,
        line: 1
    };
    return [
        finding(dossier, {
            kind: "test.parametrize",
            at,
            confidence: "strong",
            score: 0.94,
            claim: "parametrizes the test",
            statement: `\`parametrize\` at ${where(at)} ${name === undefined ? "does not fit the test" : `gives \`${name}\`, which the function it decorates does not take once`}, so \`${failure.node}\` cannot be collected.`,
            disprovedBy: "pytest collects the test with the decorator as it is"
        })
    ];
}
function misfit(dossier, file, node, row) {
    const names = [
        ...row.names.matchAll(/'(\w+)'/g)
    ].map((match)=>match[1] ?? "");
    const at = decorator(dossier, file, node, names[0] ?? "");
    const line = rowLine(dossier, file, row.values, at);
    const make = (place, score, claim)=>finding(dossier, {
            kind: "test.parametrize",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `The row at ${where(line ?? place)} has ${row.got} values for the ${row.wanted} names ${names.map((name)=>`\`${name}\``).join(", ")}${at === null ? "" : ` of \`parametrize\` at ${where(at)}`}, so \`${node}\` cannot be collected.`,
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
    const found = grep(dossier, /[("'\[\d]/, reach(dossier, file, 3)).filter(({ text })=>squeeze(text).includes(bare) && bare !== "");
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
        line: decoratorLine(dossier, file, def, new RegExp(`parametrize.*\\b${name}`))
    };
    const call = calls(dossier, (one, where_)=>where_ === file && tail(one.func) === "parametrize" && (one.literals[0] ?? textAt(dossier, file, one.line)).includes(name))[0];
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
    const told = raised(dossier).find(({ exception })=>isA(exception, "Failed", "PytestUnknownMarkWarning") && UNKNOWN.test(exception.message));
    const found = UNKNOWN.exec(told?.exception.message ?? (told === undefined && failure.exceptions.length > 0 ? "" : text));
    const name = found?.[1] ?? found?.[2];
    // A marker of a plugin that is not there: async.plugin-missing.
    if (name === undefined || [
        "asyncio",
        "anyio",
        "trio"
    ].includes(name)) return [];
    const frame = told === undefined ? undefined : facts_of_frames_deepest(dossier, told.exception);
    const use = frame ?? grep(dossier, new RegExp(`mark\\.${name}\\b`))[0];
    const markers = facts_of_manifests_option(dossier, "pytest", "markers");
    const gone = removed(dossier, word(name)).find(({ file })=>dossier.manifests.has(file) && !file.endsWith(".py"));
    const known = registered(markers?.text ?? "");
    const near = similar(name, known);
    const make = (at, score, claim, reason)=>finding(dossier, {
            kind: "test.marker",
            at,
            confidence: "strong",
            score,
            claim,
            statement: `The marker \`${name}\`${use === undefined ? "" : ` used at ${where(use)}`} ${reason}, so strict mode refuses ${failure.node === null || failure.node === "" ? "the run" : `\`${failure.node}\``}.`,
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
    const settings = sections(dossier, "pytest")[0];
    const home = markers ?? settings;
    const place = home === undefined ? null : {
        file: home.file,
        line: gone?.file === home.file ? gone.line : markers === undefined ? home.line : lineOf(markers, near === null ? /^$/ : word(near))
    };
    const configured = gone !== undefined;
    const reason = configured ? `was taken out of the configuration at ${place === null ? "its place" : where(place)}` : near !== null ? `is not registered (\`${near}\` is)` : "is not registered";
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
    ].map((place)=>finding(dossier, {
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
    return raised(dossier).flatMap(({ exception })=>{
        if (!isA(exception, "ValueError", "KeyError") || !passes(exception, "_pytest/config/__init__.py", "getoption", "getini", "_getini")) return [];
        const name = /["']?(--?[\w-]+|\w+)["']?$/.exec(exception.message)?.[1] ?? "";
        const frame = facts_of_frames_deepest(dossier, exception);
        const adder = calls(dossier, (call)=>/addoption|addini/.test(tail(call.func)) && call.literals.includes(name))[0];
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
                    told: `${told} by ${where(one)}`
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
    const named = grep(dossier, /^pytest_plugins\b/).map(({ file, line })=>({
            file,
            line
        })).sort((a, b)=>a.file.length - b.file.length);
    const addopts = facts_of_manifests_option(dossier, "pytest", "addopts");
    const byOption = addopts !== undefined && /-p\s/.test(addopts.text) ? [
        {
            file: addopts.file,
            line: lineOf(addopts, /-p\s/)
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
    return raised(dossier).flatMap(({ exception })=>{
        const name = /plugin "?([\w.]+)"?/.exec(exception.message)?.[1] ?? exception.import?.name ?? null;
        if (NOT_TOP.test(exception.message) || NOT_TOP.test(textOf(dossier.failures[0]))) return grep(dossier, /^pytest_plugins\b/).filter(({ file })=>file.includes("/")).map(({ file, line })=>({
                file,
                line,
                score: 0.95,
                claim: "defines `pytest_plugins`",
                told: `\`${file}:${String(line)}\` defines \`pytest_plugins\` below the top folder`
            }));
        if (name === null || !passes(exception, "_pytest/config/__init__.py", "import_plugin")) return [];
        const pattern = new RegExp(`["'\\s]${facts_of_change_escape(name)}\\b`);
        const code = grep(dossier, pattern).find(({ file })=>/(^|\/)conftest\.py$/.test(file));
        const addopts = facts_of_manifests_option(dossier, "pytest", "addopts");
        const at = code ?? (addopts !== undefined && pattern.test(addopts.text) ? {
            file: addopts.file,
            line: lineOf(addopts, pattern)
        } : undefined);
        return at === undefined ? [] : [
            {
                file: at.file,
                line: at.line,
                score: 0.95,
                claim: `names the plugin \`${name}\``,
                told: `${where(at)} names the plugin \`${name}\`, which cannot be imported`
            }
        ];
    });
}
function usage(dossier, failure) {
    const refused = failure.type === "test" ? failure.exceptions.find((one)=>isA(one, "UsageError")) : undefined;
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
    const required = plugin === undefined ? undefined : facts_of_manifests_option(dossier, "pytest", "required_plugins");
    const settings = sections(dossier, "pytest")[0];
    if (given !== undefined) {
        const addopts = facts_of_manifests_option(dossier, "pytest", "addopts");
        const flag = given.split("=")[0] ?? given;
        const at = addopts === undefined ? settings : {
            file: addopts.file,
            line: lineOf(addopts, new RegExp(facts_of_change_escape(flag)))
        };
        return at === undefined ? [] : [
            {
                file: at.file,
                line: at.line,
                score: 0.94,
                claim: `gives \`${flag}\``,
                told: `${where(at)} gives pytest the argument \`${flag}\`, which neither it nor an installed plugin knows`
            }
        ];
    }
    if (required !== undefined) return [
        {
            file: required.file,
            line: required.line,
            score: 0.95,
            claim: `requires \`${plugin ?? ""}\``,
            told: `${where(required)} requires the plugin \`${plugin ?? ""}\`, which is not installed`
        }
    ];
    if (unknown !== undefined) {
        const at = facts_of_manifests_option(dossier, "pytest", unknown) ?? settings;
        return at === undefined ? [] : [
            {
                file: at.file,
                line: at.line,
                score: 0.94,
                claim: `sets \`${unknown}\``,
                told: `${where(at)} sets \`${unknown}\`, which pytest does not know`
            }
        ];
    }
    const byName = settings?.options.find((one)=>one.name.length > 3 && word(one.name).test(text));
    const blamed = byName ?? (failure.type === "run" && failure.what === "conftest" ? undefined : settings)?.options.find((one)=>{
        const value = one.text.slice(one.name.length).replace(/^[\s=:"']+|["'\s]+$/g, "");
        return value.length > 3 && !value.includes("\n") && word(value).test(text);
    });
    if (settings !== undefined && blamed !== undefined) return [
        {
            file: settings.file,
            line: blamed.line,
            score: 0.92,
            claim: `sets \`${blamed.name}\``,
            told: `${where({
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
    return raised(dossier).flatMap(({ exception })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        if (frame === undefined || !isA(exception, "ValueError", "ArgumentError", "AssertionError") || !passes(exception, "_pytest/config/argparsing.py")) return [];
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
    return raised(dossier).flatMap(({ exception })=>{
        if (!isA(exception, "PluginValidationError")) return [];
        const found = HOOK.exec(exception.message);
        const name = found?.[1] ?? found?.[2] ?? "";
        return definitions(dossier, name).slice(0, 1).map(({ file, line })=>({
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

;// CONCATENATED MODULE: ./src/diagnose/facts-of-handlers.js
/** Readings of handlers that swallow errors. */ 


/** Handlers that swallow, broad or new, in the project's own code that the test reaches; the tests' own left out. */ function broadHandlers(dossier) {
    const test = testFile(dossier);
    const files = test === null ? [
        ...dossier.sources.keys()
    ] : surroundings(dossier);
    return files.filter((file)=>own(dossier, file) && !dossier.isTest(file)).flatMap((file)=>{
        const added = changeOf(dossier, file)?.added ?? [];
        const isNew = (from, to)=>added.some((one)=>one.line >= from && one.line <= to && /except|suppress/.test(one.text));
        // A narrower handler counts where the change brought it: it may be there for this very error.
        const handlers = (dossier.sources.get(file)?.handlers ?? []).filter((one)=>one.swallows).map((handler)=>({
                file,
                handler,
                isNew: isNew(handler.line, handler.line)
            })).filter(({ handler, isNew: fresh })=>handler.broad || fresh);
        const suppressed = calls(dossier, (call, where)=>where === file && tail(call.func) === "suppress" && call.args > 0).map(({ call })=>({
                file,
                isNew: isNew(call.line, call.line),
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
            ...suppressed
        ];
    });
}
/** Whether the test waits for an error that does not come (`pytest.raises` ends in Failed, `assertRaises` in AssertionError). */ function wantsError(dossier) {
    return expectedError(dossier) !== null;
}
/** The exception's name that a test waited for in vain: _pytest/raises.py and unittest/case.py word it, nothing else tells. */ function expectedError(dossier) {
    for (const { exception, via } of raised(dossier)){
        if (via !== "raised") continue;
        const found = /^DID NOT RAISE(?: any of)? .*?([\w.]+)['">)\]]*\s*$/.exec(exception.message) ?? /^(\w+) not raised\b/.exec(exception.message);
        if (found !== null && (isA(exception, "Failed") || isA(exception, "AssertionError"))) return tail(found[1] ?? "");
    }
    return null;
}

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
    const test = testOf(dossier);
    if (failure.type !== "test" || test === null || failure.exceptions.length > 0 || !failure.longrepr.startsWith(STRICT)) return [];
    const def = dossier.sources.get(test.file)?.defs.find((one)=>tail(one.qualname) === test.name && one.kind !== "class");
    const near = def === undefined ? null : decoratorLine(dossier, test.file, def, /xfail/);
    const marked = near !== null && near !== def?.line ? near : [
        ...grep(dossier, /xfail/, [
            test.file
        ])
    ].sort((a, b)=>Math.abs(a.line - (def?.line ?? 0)) - Math.abs(b.line - (def?.line ?? 0)))[0]?.line;
    const at = {
        file: test.file,
        line: marked ?? def?.line ?? failure.item?.line ?? 1
    };
    return [
        finding(dossier, {
            kind: "test.masked",
            at,
            confidence: "strong",
            score: 0.98,
            claim: "expects the test to fail",
            statement: `The \`xfail\` at ${where(at)} expects a failure that no longer comes: ${failing(dossier)} passes, and strict mode turns that into the failure.`,
            disprovedBy: "the test fails with the mark taken off"
        })
    ];
}
/** A broad handler that is new in this change, and that swallows on the way of a test that waits for an error. */ function handlers(dossier) {
    if (changed(dossier).length === 0) return [];
    const wanted = wantsError(dossier);
    return broadHandlers(dossier).filter((one)=>one.isNew).map((one)=>{
        const caught = raised(dossier).some(({ via, handler })=>via === "caught" && handler !== null && handler.file === one.file && handler.line >= one.handler.line && handler.line <= one.handler.end_line);
        const at = {
            file: one.file,
            line: one.handler.line
        };
        return finding(dossier, {
            kind: "test.masked",
            at,
            score: caught ? 0.85 : wanted ? 0.8 : 0.4,
            claim: "swallows the error",
            statement: `${where(at)}, new in this change, swallows ${one.handler.broad ? "every error" : "errors"} of the lines above it, so ${failing(dossier)} does not see the one that it waits for.`,
            disprovedBy: `the handler taken out and ${failing(dossier)} still fails`
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
        return finding(dossier, {
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
            statement: `${where(one)}${place} most likely ${says}: ${one.why}; a ranking of what the tests ran says so, no proof.`,
            disprovedBy
        });
    });
}

;// CONCATENATED MODULE: ./src/diagnose/rules/test.expectation.js
/** The change left the code alone and altered what the failing tests run of the tests: an expectation or set-up no longer fits. */ 

function test_expectation_match(dossier) {
    const list = (dossier.spectrum ?? []).filter(({ file })=>dossier.isTest(file));
    return suspects_suspected(dossier, list, {
        kind: "test.expectation",
        says: `no longer fits the code, which the change left as it was, so ${failing(dossier)} fails`,
        disprovedBy: `the line as it was before and ${failing(dossier)} still fails`
    });
}
const test_expectation_rule = {
    kind: "test.expectation",
    match: test_expectation_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/env.variable-missing.js
/** An environment variable that is not set where the code reads it without a usable default. */ 


function env_variable_missing_match(dossier) {
    const found = raised(dossier).flatMap((one)=>[
            ...subscript(dossier, one),
            ...refused(dossier, one),
            ...noneFromRead(dossier, one)
        ]);
    return found.filter((one, index)=>found.findIndex((other)=>other.file === one.file && other.line === one.line) === index);
}
function env_variable_missing_told(dossier, read, score, certain, why) {
    const name = read.name === null ? "an environment variable" : `\`${read.name}\``;
    return finding(dossier, {
        kind: "env.variable-missing",
        at: {
            file: read.file,
            line: read.line
        },
        confidence: certain ? "strong" : "weak",
        score,
        claim: `reads ${name} from the environment`,
        statement: `${where(read)} reads ${name}, which is not set when it does, ${why} and ${failing(dossier)} fails.`,
        disprovedBy: `${name} set before the interpreter starts and ${failing(dossier)} still fails`
    });
}
/** `os.environ[…]`: the KeyError comes out of os.py. */ function subscript(dossier, { exception, weight, via }) {
    const frame = facts_of_frames_deepest(dossier, exception);
    if (!isA(exception, "KeyError") || !raisedIn(exception, "os.py", "__getitem__") || frame === undefined) return [];
    const read = readsAt(dossier, frame.file, frame.line)[0];
    const name = read?.name ?? exception.key?.replace(/^['"]|['"]$/g, "") ?? null;
    const whole = read ?? {
        file: frame.file,
        line: frame.line,
        end_line: frame.line,
        name,
        has_default: false,
        scope: ""
    };
    return [
        env_variable_missing_told(dossier, {
            ...whole,
            name
        }, 0.96 * weight, via === "raised" || via === "cause", "and gives no default: `KeyError` follows")
    ];
}
/** A function that reads the variable and raises its own error, or whose conversion refuses what it got. */ function refused(dossier, { exception, weight }) {
    const frame = facts_of_frames_deepest(dossier, exception);
    if (frame === undefined || raisedIn(exception, "os.py", "__getitem__")) return [];
    const here = readsAt(dossier, frame.file, frame.line);
    if (here.length > 0 && isA(exception, "ValueError", "TypeError", "AttributeError")) return here.slice(0, 1).map((read)=>env_variable_missing_told(dossier, read, 0.85 * weight, false, "so the value cannot be used there"));
    const def = enclosing(dossier, frame.file, frame.line);
    const raises = dossier.sources.get(frame.file)?.raises.some((one)=>one.line <= frame.line && frame.line <= one.end_line) === true;
    if (!raises) return [];
    const inside = reads(dossier, frame.file).filter((read)=>def === undefined ? read.scope === "" && read.line < frame.line : def.line <= read.line && read.line <= frame.line);
    const named = inside.filter((read)=>read.name !== null && exception.message.includes(read.name));
    return (named.length > 0 ? named : inside.slice(-1)).map((read)=>env_variable_missing_told(dossier, read, (named.length > 0 ? 0.93 : 0.7) * weight, false, `so \`${frame.file}:${String(frame.line)}\` refuses to go on`));
}
/** A read without a default gave None, and the failing chain uses the name that holds it. */ function noneFromRead(dossier, { exception, weight }) {
    const none = exception.key === "None" || exception.nones.length > 0 || exception.attribute?.owner_kind === "none" || isA(exception, "TypeError") && /NoneType/.test(exception.message);
    if (!none) return [];
    const frames = ownFrames(dossier, exception);
    const test = testFile(dossier);
    const files = new Set([
        ...frames.map((frame)=>frame.file),
        ...frames.flatMap((frame)=>reach(dossier, frame.file, 1))
    ]);
    const text = [
        ...frames.map((frame)=>frame.code ?? textAt(dossier, frame.file, frame.line)),
        ...exception.nones
    ].join("\n");
    return [
        ...files
    ].filter((file)=>own(dossier, file)).flatMap((file)=>reads(dossier, file)).filter((read)=>!read.has_default).flatMap((read)=>{
        const holder = holderOf(textAt(dossier, read.file, read.line));
        const onFrame = frames.some((frame)=>frame.file === read.file && inSameFunction(dossier, frame, read));
        const mentioned = holder !== undefined && new RegExp(`\\b${holder}\\b`).test(text);
        if (!mentioned && !onFrame) return [];
        const late = test !== null && read.scope === "" && setsLater(dossier, test, read.name);
        const why = read.scope === "" ? `when the module is imported${late ? ", before the test's own set-up sets it," : ""} and keeps \`None\` for good` : "and gets `None`";
        return [
            env_variable_missing_told(dossier, read, (mentioned ? 0.92 : 0.75) * weight, false, why)
        ];
    });
}
/** The name, attribute, parameter or key that the line gives what it reads. */ function holderOf(text) {
    const before = text.slice(0, text.search(/(?:os\.)?(?:environ|getenv)\b/));
    return /["'](\w+)["']\s*:\s*[\w.(]*$/.exec(before)?.[1] ?? /(\w+)\s*(?::[^=,()]+)?=\s*[\w.(]*$/.exec(before)?.[1];
}
function inSameFunction(dossier, frame, read) {
    const def = enclosing(dossier, frame.file, frame.line);
    return def !== undefined && def.line <= read.line && read.line <= def.end_line;
}
/** Whether the test's files set the variable themselves, too late for a read at import. */ function setsLater(dossier, test, name) {
    const files = new Set([
        test,
        ...conftests(dossier, test)
    ]);
    return name !== null && calls(dossier, (call, file)=>files.has(file) && /setenv|setitem|patch\.dict/.test(call.func) && (call.literals.includes(name) || tail(call.func) !== "setenv")).length > 0;
}
function readsAt(dossier, file, line) {
    return reads(dossier, file).filter((read)=>read.line <= line && line <= read.end_line);
}
function reads(dossier, file) {
    return (dossier.sources.get(file)?.env_reads ?? []).map((read)=>({
            ...read,
            file
        }));
}
const env_variable_missing_rule = {
    kind: "env.variable-missing",
    match: env_variable_missing_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/env.file-missing.js
/** A file that is looked for relative to the current folder, or that was not shipped with the package. */ 



const LITERAL = /(?:Path|open|PurePath|join|exists|is_?file|is_?dir|listdir|scandir|glob|read|read_text|load|loader|FileHandler|connect|fileConfig)\w*\(\s*[rf]?["']([^"'{}]+)["']|=\s*["']([\w.-]+(?:\/[\w.-]+)+)["']/;
/** Signs that a line builds its path from a fixed place. */ const ANCHORED = /__file__|resources|tmp_path|tmpdir|gettempdir|home\(\)|expanduser|environ|rootpath|base_?dir|root|HERE|sys\.argv/i;
function env_file_missing_match(dossier) {
    const direct = raised(dossier).filter(({ exception })=>isA(exception, "FileNotFoundError", "NotADirectoryError") && exception.os !== null);
    return [
        ...direct.flatMap((one)=>missing(dossier, one)),
        ...direct.length > 0 ? [] : [
            ...database(dossier),
            ...quiet(dossier)
        ]
    ];
}
function missing(dossier, { exception, weight, via }) {
    const frame = facts_of_frames_deepest(dossier, exception);
    const name = exception.os?.filename ?? null;
    if (frame === undefined || name === null) return [];
    const relative = !name.startsWith("/") && !/^[A-Za-z]:/.test(name);
    const certain = via === "raised" || via === "cause";
    const base = name.split(/[\\/]/).at(-1) ?? name;
    const make = (at, score, claim, told)=>finding(dossier, {
            kind: "env.file-missing",
            at,
            confidence: certain ? "strong" : "weak",
            score: score * weight,
            claim,
            statement: `${told}, so ${failing(dossier)} ends in \`${exception.type}\`.`,
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
            disprovedBy: `the file found at that path from the folder in which ${failing(dossier)} runs`
        });
    // The path is often written elsewhere than where it is opened: a constant of the chain's files.
    const files = [
        ...new Set(ownFrames(dossier, exception).flatMap((one)=>reach(dossier, one.file, 1)))
    ];
    const written = base.length < 3 ? [] : grep(dossier, /["']/, files).filter(({ text })=>text.includes(base) && !/^\s*(#|def |class )/.test(text));
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
    }, 0.94, `names \`${base}\``, `${where(source)} names \`${base}\` ${cut}`);
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
    return raised(dossier).flatMap(({ exception, weight })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        if (frame === undefined || exception.module !== "sqlite3" || !/unable to open database file/.test(exception.message)) return [];
        return [
            finding(dossier, {
                kind: "env.file-missing",
                at: {
                    file: frame.file,
                    line: frame.line
                },
                confidence: "strong",
                score: 0.9 * weight,
                claim: "opens a database",
                statement: `\`${frame.file}:${String(frame.line)}\` opens a database file at a path that does not exist from here, so ${failing(dossier)} ends in \`${exception.type}\`.`,
                disprovedBy: "the folder of the database is there in the run that failed"
            })
        ];
    });
}
/** A file of an installed copy: it was left out of the distribution. */ function shipped(dossier, name, make) {
    if (!/site-packages/.test(name)) return [];
    const home = sectionsIn(dossier, "pyproject.toml", /^\[tool\.setuptools/)[0] ?? sectionsIn(dossier, "setup.cfg", /^\[options/)[0];
    return home === undefined ? [] : [
        make({
            file: home.file,
            line: home.line
        }, 0.95, "lists what the package ships", `${where(home)} does not ship the file with the package`)
    ];
}
/** No error: the code asks whether the file is there and goes on without it. The path is relative, and a folder of the project begins it. */ function quiet(dossier) {
    const test = testFile(dossier);
    if (test === null) return [];
    const tops = new Set(dossier.files.flatMap((file)=>file.includes("/") ? [
            file.split("/")[0] ?? ""
        ] : []));
    const moved = movesAway(dossier, test);
    return grep(dossier, LITERAL, surroundings(dossier).filter((file)=>!dossier.isTest(file))).flatMap(({ file, line, text })=>{
        const found = LITERAL.exec(text);
        const path = found?.[1] ?? found?.[2] ?? "";
        const known = tops.has(path.split("/")[0] ?? "") && path.includes("/");
        const likely = /\.\w{2,5}$/.test(path) && !path.startsWith("/") && !/^\w+:/.test(path);
        if (!likely || ANCHORED.test(text.replace(path, "")) || /\b(import|raise|log|print)\b/.test(text) || !moved) return [];
        return [
            finding(dossier, {
                kind: "env.file-missing",
                at: {
                    file,
                    line
                },
                score: known ? 0.8 : 0.6,
                claim: `names \`${path}\` relative to the current folder`,
                statement: `\`${file}:${String(line)}\` names \`${path}\` relative to the current folder, which is another one in ${failing(dossier)}, so the file is not found and the code goes on without it.`,
                disprovedBy: `the path made absolute from \`__file__\` and ${failing(dossier)} still fails`
            })
        ];
    }).slice(0, 3);
}
/** Whether the test's own files change the current folder. */ function movesAway(dossier, test) {
    const files = new Set([
        test,
        ...conftests(dossier, test)
    ]);
    return calls(dossier, (call, file)=>files.has(file) && [
            "chdir",
            "fchdir"
        ].includes(tail(call.func))).length > 0 || grep(dossier, /cwd\s*=/, [
        ...files
    ]).length > 0;
}
const env_file_missing_rule = {
    kind: "env.file-missing",
    match: env_file_missing_match
};

;// CONCATENATED MODULE: ./src/env/pep440.js
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
function pep440_compare(a, b) {
    return Math.sign(a.epoch - b.epoch) || compareLists(a.release, b.release) || compareLists(a.rank, b.rank);
}
/** Whether two texts are one version: `1.0` and `1.0.0`, `1.0-rc1` and `1.0rc1`. */ function sameVersion(a, b) {
    const [x, y] = [
        parse(a),
        parse(b)
    ];
    return x === null || y === null ? a === b : pep440_compare(x, y) === 0;
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
    const order = pep440_compare(installed, wanted);
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

;// CONCATENATED MODULE: ./src/diagnose/facts-of-dependencies.js
/** What the manifests and lock files ask for against what is installed. */ 

/** Requirements of the project itself and of its tests that are not installed, or in another version than they ask for. */ function unmet(known) {
    const installed = new Map(known.environment.distributions.map((dist)=>[
            plain(dist.name),
            dist.version
        ]));
    const declared = requirements(known).filter((list)=>list.use !== "extra").flatMap((list)=>list.entries.flatMap((entry)=>{
            const asked = specifiersIn(entry.text, entry.name);
            const version = installed.get(entry.name) ?? null;
            // Under a marker it may be for another system or version of Python.
            if (asked === null || asked.conditional || entry.name === "python") return [];
            const met = version !== null && satisfies(version, asked.specifiers);
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
        if (first === undefined || version === undefined || list.some((one)=>sameVersion(version, one.specifiers.slice(2)))) return [];
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
        if (named !== undefined) name = plain(named);
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
        if (named !== undefined) name = plain(named);
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
    const lists = requirements({
        manifests
    });
    if (lists.length === 0) return [];
    const named = new Set(lists.flatMap((list)=>list.entries.map((entry)=>entry.name)));
    const givers = new Map();
    for (const dist of environment.distributions)if (dist.editable === null) for (const module of dist.modules)givers.set(module, [
        ...givers.get(module) ?? [],
        plain(dist.name)
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
    const direct = raised(dossier).flatMap((one)=>{
        const third = ofThird(dossier, one);
        const frame = facts_of_frames_deepest(dossier, one.exception);
        if (third === null || frame === undefined) return [];
        const bump = bumped.find((entry)=>entry.modules.includes(third.module));
        const at = {
            file: frame.file,
            line: frame.line
        };
        const version = dossier.environment.distributions.find((dist)=>dist.modules.includes(third.module));
        const told = version === undefined ? `\`${third.module}\`` : `\`${version.name}\` ${version.version}`;
        // Installed otherwise than asked for: then it is the environment that has to follow, not the code.
        const drifted = unmet(dossier).find((entry)=>entry.installed !== null && entry.name === plain(version?.name ?? ""));
        const strayed = drifted === undefined ? [] : [
            finding(dossier, {
                kind: "env.dependency-upgrade",
                at: null,
                confidence: "strong",
                score: 0.93 * one.weight,
                claim: "",
                statement: `${told} is installed where ${where(drifted)} asks for \`${drifted.specifiers}\`, and ${where(at)} ${third.what} that it does not have, so ${failing(dossier)} ends in \`${one.exception.type}\`.`,
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
                disprovedBy: `the version that ${where(drifted)} asks for installed and ${failing(dossier)} still fails`
            })
        ];
        return [
            ...strayed,
            finding(dossier, {
                kind: "env.dependency-upgrade",
                at,
                score: (bump === undefined ? 0.72 : 0.93) * one.weight,
                claim: `uses \`${third.module}\``,
                statement: `${where(at)} ${third.what} that ${told} does not have${bump === undefined ? "" : `, which ${where(bump)} asks for since this change`}, so ${failing(dossier)} ends in \`${one.exception.type}\`.`,
                disprovedBy: `the same call works against the installed version of \`${third.module}\``
            })
        ];
    });
    return direct.length > 0 ? direct : env_dependency_upgrade_used(dossier, bumped);
}
/** What the exception says of a module that is neither the project's nor the standard library's. */ function ofThird(dossier, { exception }) {
    if (passes(exception, "unittest/mock.py") || passes(exception, "_pytest/monkeypatch.py")) return null;
    const third = (name, file)=>{
        const top = name?.split(".")[0];
        return top === undefined || top === "" || isStdlib(dossier, top) || file != null && own(dossier, file) || !(file != null && vendored(file) || dossier.environment.distributions.some((dist)=>dist.modules.includes(top))) ? null : top;
    };
    if (isA(exception, "ImportError")) {
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
    return changed(dossier).filter(({ file })=>file.endsWith(".lock")).flatMap(({ file, added })=>{
        const lines = (dossier.manifests.get(file) ?? "").split("\n");
        return added.filter((one)=>/^version\s*=/.test(one.text)).flatMap((one)=>{
            const above = lines.slice(0, one.line).reverse().map((text)=>/^name\s*=\s*"([^"]+)"/.exec(text)?.[1]).find((name)=>name !== undefined);
            return above === undefined ? [] : [
                bumped(dossier, file, one.line, plain(above))
            ];
        });
    });
}
/** `libs/name-1.4` that became `libs/name-2.0` in a setting, and vendored files that the change touched. */ function moved(dossier) {
    const paths = changed(dossier).flatMap(({ file, added, removed })=>added.flatMap((one)=>[
                ...one.text.matchAll(VERSIONED)
            ].flatMap(([, name = "", version = ""])=>removed.some((old)=>[
                        ...old.text.matchAll(VERSIONED)
                    ].some((found)=>found[1] === name && found[2] !== version)) ? [
                    bumped(dossier, file, one.line, plain(name))
                ] : [])));
    const inPlace = changed(dossier).filter(({ file, status })=>vendored(file) && file.endsWith(".py") && status !== "deleted").flatMap(({ file })=>{
        const name = /(?:^|\/)(?:[\w.]+-\d[\w.]*|third[_-]?party|vendor(?:ed)?|_vendor|externals?)\/(\w+)/.exec(file)?.[1];
        return name === undefined ? [] : [
            bumped(dossier, file, 1, plain(name))
        ];
    });
    return [
        ...paths,
        ...inPlace
    ];
}
function bumped(dossier, file, line, name) {
    const dist = dossier.environment.distributions.find((one)=>plain(one.name) === name);
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
    return requirements(dossier).flatMap((list)=>list.entries.flatMap((entry)=>{
            const change = changed(dossier).find((one)=>one.file === list.file);
            const now = change?.added.some((one)=>one.line === entry.line) === true;
            const before = change?.removed.some((one)=>plain(one.text).includes(entry.name)) === true;
            if (!now || !before) return [];
            return [
                bumped(dossier, list.file, entry.line, entry.name)
            ];
        }));
}
/** The failure shows no such error, but code that the test reaches uses a distribution whose version the change moved. */ function env_dependency_upgrade_used(dossier, bumped) {
    const test = testFile(dossier);
    if (test === null) return [];
    return bumped.flatMap((bump)=>surroundings(dossier).filter((file)=>!dossier.isTest(file) && own(dossier, file)).flatMap((file)=>{
            const source = dossier.sources.get(file);
            const names = source?.imports.filter((one)=>bump.modules.includes(one.module.split(".")[0] ?? "")).flatMap((one)=>one.names.length === 0 ? [
                    one.module
                ] : one.names.map((name)=>name.as ?? name.name)) ?? [];
            const call = source?.calls.find((one)=>names.some((name)=>one.func === name || one.func.startsWith(`${name}.`)) && one.scope !== "");
            if (call === undefined) return [];
            const make = (at, score, claim)=>finding(dossier, {
                    kind: "env.dependency-upgrade",
                    at,
                    score,
                    claim,
                    statement: `\`${file}:${String(call.line)}\` relies on \`${call.func}\` of \`${bump.name}\`, whose version ${where(bump)} moved in this change, and ${failing(dossier)} fails on what it now gives.`,
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
                    disprovedBy: `the earlier version installed and ${failing(dossier)} still fails`
                });
            return [
                make({
                    file,
                    line: call.line
                }, 0.85, textAt(dossier, file, call.line).trim()),
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
    return COMPILER.test(message) && /error/.test(facts_of_manifests_option(dossier, "pytest", "filterwarnings")?.text ?? facts_of_manifests_option(dossier, "pytest", "addopts")?.text ?? "");
}
function compiled(dossier) {
    return raised(dossier).flatMap(({ exception, weight })=>{
        const { syntax } = exception;
        if (syntax === null || syntax.file === null || syntax.line === null || !own(dossier, syntax.file) || !isCompilerWarning(dossier, syntax.message)) return [];
        const at = {
            file: syntax.file,
            line: syntax.line
        };
        return [
            finding(dossier, {
                kind: "env.warning-as-error",
                at,
                confidence: "strong",
                score: 0.97 * weight,
                claim: syntax.message,
                statement: `${where(at)} makes the compiler warn (${syntax.message}), which the configuration turns into an error, so ${failing(dossier)} fails.`,
                disprovedBy: `\`-W default\` and ${failing(dossier)} still fails`
            })
        ];
    });
}
/** A file or socket that nobody closes: the warning comes from the garbage collector, without a frame of its own. */ function unclosed(dossier) {
    const told = raised(dossier).find(({ exception })=>isA(exception, "ResourceWarning"));
    if (told === undefined) return [];
    const near = new Set(surroundings(dossier));
    return calls(dossier, (call, file)=>near.has(file) && /(^|\.)(open|socket|urlopen|Popen|connect)$/.test(call.func) && !/^\s*(async )?with\b/.test(textAt(dossier, file, call.line))).slice(0, 3).map(({ file, line, call }, index)=>finding(dossier, {
            kind: "env.warning-as-error",
            at: {
                file,
                line
            },
            score: (0.85 - index * 0.05) * told.weight,
            claim: `opens with \`${call.func}\` outside of \`with\``,
            statement: `\`${file}:${String(line)}\` opens what nobody closes, and the configuration turns the \`ResourceWarning\` into an error, so ${failing(dossier)} fails.`,
            disprovedBy: `it is closed and ${failing(dossier)} still fails`
        }));
}
function triggered(dossier) {
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        if (!isA(exception, "Warning") || isA(exception, "ResourceWarning", ...OTHERS)) return [];
        const { frames } = exception;
        const index = frames.findLastIndex((frame)=>own(dossier, frame.file));
        const warns = frames[index];
        if (warns === undefined && dossier.failures[0].type === "run") return fromPlugin(dossier, exception, weight);
        // `raise SomeWarning` is a plain exception of the code's own.
        if (warns === undefined || /^raise\b/.test(warns.code ?? "")) return [];
        // Where the project itself warns, the caller is meant (`stacklevel=2`); where a library warns, the last own line called it.
        const selfWarned = /\bwarn(_explicit)?\s*\(/.test(warns.code ?? "") || index === frames.length - 1 && dossier.sources.get(warns.file)?.calls.some((call)=>/warn$/.test(call.func) && call.line <= warns.line && warns.line <= call.end_line) === true;
        const callers = frames.slice(0, index).filter((frame)=>own(dossier, frame.file));
        const caller = callers.at(-1);
        const at = selfWarned && caller !== undefined ? caller : warns;
        const setting = facts_of_manifests_option(dossier, "pytest", "filterwarnings");
        const told = setting === undefined ? "a setting" : where({
            file: setting.file,
            line: lineOf(setting, /error/)
        });
        const certain = via === "raised" || via === "cause";
        const make = (place, score, claim, what)=>finding(dossier, {
                kind: "env.warning-as-error",
                at: place,
                confidence: certain ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${where(place)} ${what} \`${exception.type}\`, which ${told} turns into an error, so ${failing(dossier)} fails.`,
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
                disprovedBy: `\`-W default\` and ${failing(dossier)} still fails`
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
                    line: lineOf(setting, /error/)
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
    const setting = facts_of_manifests_option(dossier, "pytest", "filterwarnings") ?? facts_of_manifests_option(dossier, "pytest", "addopts");
    const frame = exception.frames.at(-1);
    if (setting === undefined || frame === undefined) return [];
    const at = {
        file: setting.file,
        line: lineOf(setting, /error/)
    };
    return [
        finding(dossier, {
            kind: "env.warning-as-error",
            at,
            score: 0.8 * weight,
            claim: "turns warnings into errors",
            statement: `${where(at)} turns \`${exception.type}\` into an error, which \`${frame.file}:${String(frame.line)}\` issues while pytest starts, so no test runs.`,
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
    const seen = raised(dossier).flatMap((one)=>env_python_version_fromException(dossier, one).map((told)=>({
                told,
                one
            })));
    const found = seen.map(({ told, one })=>make(dossier, told, told.score * one.weight, one.via === "raised" || one.via === "cause", version));
    return found.length > 0 ? found : env_python_version_quiet(dossier).map((told)=>make(dossier, told, told.score, false, version));
}
function make(dossier, { at, name, when }, score, certain, version) {
    return finding(dossier, {
        kind: "env.python-version",
        at,
        confidence: certain ? "strong" : "weak",
        score,
        claim: `uses \`${name}\``,
        statement: `${where(at)} uses \`${name}\`, which ${when}, and Python ${version} runs here, so ${failing(dossier)} fails.`,
        disprovedBy: `${failing(dossier)} fails in the same way on a release that has \`${name}\``
    });
}
function env_python_version_fromException(dossier, { exception }) {
    const { version } = dossier.environment;
    const frame = facts_of_frames_deepest(dossier, exception);
    const at = frame === undefined ? null : {
        file: frame.file,
        line: frame.line
    };
    const say = (place, name, score)=>{
        const known = lacking(version, name);
        return known === null || place === null ? [] : [
            {
                at: place,
                name,
                when: known.what === "removed" ? `Python ${known.release} removed` : `Python ${known.release} brought`,
                score
            }
        ];
    };
    if (exception.syntax !== null) {
        const { file, line, text } = exception.syntax;
        const used = SYNTAX.find(([pattern, release])=>text !== null && pattern.test(text) && !atLeast(version, release));
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
    if (isA(exception, "ImportError")) {
        const module = exception.import?.name ?? "";
        const from = exception.import?.from_name;
        const top = module.split(".")[0] ?? "";
        if (from != null) return say(at, `${module}.${from}`, 0.97);
        return LEFT.has(top) || ADDED.has(top) ? say(at, top, 0.97) : say(at, module, 0.97);
    }
    if (exception.attribute !== null) {
        const { owner, name } = exception.attribute;
        const plain = owner.split(".").at(-1) ?? owner;
        const ancestors = isA(exception, "AttributeError") && exception.attribute.owner_kind === "instance" && /TestCase|Test/.test(plain) ? [
            "TestCase"
        ] : [];
        return [
            owner,
            plain,
            ...ancestors
        ].flatMap((one)=>say(at, `${one}.${name}`, 0.97)).slice(0, 1);
    }
    if (isA(exception, "NameError") && exception.name !== null) {
        const release = BUILTINS.get(exception.name);
        const gone = release === "3.0";
        if (release !== undefined && at !== null && (gone || !atLeast(version, release))) return [
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
    const argument = isA(exception, "TypeError") ? ARGUMENTS.find(([callable, name, release])=>exception.message.includes(`'${name}'`) && atLeast(version, release) && written.some((one)=>callable.test(one.func) && one.keywords.includes(name))) : undefined;
    if (at !== null && argument !== undefined) return [
        {
            at,
            name: `${argument[1]}=`,
            when: `Python ${argument[2]} removed`,
            score: 0.96
        }
    ];
    // `open(…, "rU")` and inline flags that do not lead the pattern, both refused from 3.11 on (Modules/_io, re/_parser.py).
    if (at !== null && atLeast(version, "3.11") && (/^invalid mode: '.*U/.test(exception.message) || /^global flags not at the start/.test(exception.message))) return [
        {
            at,
            name: exception.module === "builtins" ? "mode U" : "late inline flags",
            when: "Python 3.11 refuses",
            score: 0.95
        }
    ];
    if (isA(exception, "TypeError") && at !== null && frame !== undefined) {
        // `list[int]` before 3.9 and `int | None` before 3.10, evaluated at run time (Objects/abstract.c words).
        if (!atLeast(version, "3.9") && /'type' object is not subscriptable|'ABCMeta' object is not subscriptable/.test(exception.message)) return [
            {
                at,
                name: "list[…]",
                when: "Python 3.9 brought",
                score: 0.95
            }
        ];
        if (!atLeast(version, "3.10") && /unsupported operand type\(s\) for \|: '\w*(type|Generic|GenericAlias|NoneType)\w*' and/.test(exception.message)) return [
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
    const test = testFile(dossier);
    if (test === null) return [];
    const { version } = dossier.environment;
    const near = new Set([
        ...surroundings(dossier),
        ...dossier.sources.keys()
    ].filter((file)=>!dossier.isTest(file)));
    const used = calls(dossier, (call, file)=>near.has(file) && call.func.includes(".") && lacking(version, call.func) !== null).map(({ file, line, call })=>({
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
            return names.filter((name)=>lacking(version, name) !== null && (isStdlib(dossier, name.split(".")[0] ?? "") || LEFT.has(name))).map((name)=>({
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
        const known = lacking(version, name);
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
const env_locale_RUNNERS = new Set([
    "run",
    "Popen",
    "check_output"
]);
/** Text that came through a wrong decoding: U+FFFD, a surrogate escape, or UTF-8 read as Latin-1. */ const MANGLED = /\uFFFD|\\ufffd|\\udc[89a-f]|Ã[\u0080-\u00bf]|\\xc3/i;
function env_locale_match(dossier) {
    const direct = raised(dossier).flatMap((one)=>[
            ...unicode(dossier, one),
            ...locale(dossier, one)
        ]);
    return direct.length > 0 ? direct : env_locale_quiet(dossier);
}
function unicode(dossier, { exception, weight, via }) {
    const frame = facts_of_frames_deepest(dossier, exception);
    if (!isA(exception, "UnicodeError") || frame === undefined || exception.unicode === null) return [];
    const call = dossier.sources.get(frame.file)?.calls.find((one)=>one.line <= frame.line && frame.line <= one.end_line && opens(one));
    const source = call === undefined ? openerIn(dossier, frame) : {
        file: frame.file,
        line: call.line
    };
    // `bytes.decode("ascii")` chose its encoding itself: then the value is wrong, not the locale.
    if (source === null && (utf8(exception.unicode.encoding) || /\b(en|de)code\(/.test(textAt(dossier, frame.file, frame.line)))) return [];
    const at = source ?? {
        file: frame.file,
        line: frame.line
    };
    return [
        finding(dossier, {
            kind: "env.locale",
            at,
            confidence: via === "raised" || via === "cause" ? "strong" : "weak",
            score: 0.94 * weight,
            claim: "gives no encoding",
            statement: `${where(at)} gives no encoding, so the locale's \`${exception.unicode.encoding}\` is taken and ${failing(dossier)} ends in \`${exception.type}\`.`,
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
            disprovedBy: `\`PYTHONUTF8=1\` and ${failing(dossier)} still fails`
        })
    ];
}
/** `locale.setlocale` of a locale that the machine lacks. */ function locale(dossier, { exception, weight }) {
    const frame = facts_of_frames_deepest(dossier, exception);
    if (exception.module !== "locale" || exception.type !== "Error" || frame === undefined) return [];
    return [
        finding(dossier, {
            kind: "env.locale",
            at: {
                file: frame.file,
                line: frame.line
            },
            confidence: "strong",
            score: 0.95 * weight,
            claim: "asks for a locale",
            statement: `\`${frame.file}:${String(frame.line)}\` asks for a locale that this machine does not have, so ${failing(dossier)} ends in \`locale.Error\`.`,
            disprovedBy: "`locale -a` lists it"
        })
    ];
}
/** No error: the text was mangled on the way. Only where the locale is not UTF-8. */ function env_locale_quiet(dossier) {
    const test = testFile(dossier);
    const { encoding } = dossier.environment;
    if (test === null || encoding.utf8_mode || utf8(encoding.locale)) return [];
    const failure = dossier.failures[0];
    const shown = failure.type === "test" ? `${failure.longrepr} ${failure.exceptions[0]?.key ?? ""} ${failure.assertion?.left ?? ""} ${failure.assertion?.right ?? ""}` : "";
    const foreign = MANGLED.test(shown) || /[^\u0000-\u007f]|\\x[89a-f][0-9a-f]|\\u[0-9a-f]{4}/i.test(shown);
    const near = new Set(surroundings(dossier));
    return calls(dossier, (call, file)=>near.has(file) && own(dossier, file) && opens(call)).map(({ file, line })=>finding(dossier, {
            kind: "env.locale",
            at: {
                file,
                line
            },
            score: (foreign ? 0.88 : 0.5) - (dossier.isTest(file) ? 0.2 : 0),
            claim: "gives no encoding",
            statement: `\`${file}:${String(line)}\` gives no encoding, so the text is read in the locale's \`${encoding.locale}\` and ${failing(dossier)} compares mangled text.`,
            disprovedBy: `\`PYTHONUTF8=1\` and ${failing(dossier)} still fails`
        })).sort((a, b)=>b.score - a.score).slice(0, 3);
}
/** Whether a call opens text without naming an encoding. */ function opens(call) {
    const name = tail(call.func);
    if (call.keywords.includes("encoding") || call.star) return false;
    if (env_locale_RUNNERS.has(name)) return /subprocess|Popen/.test(call.func) && call.keywords.some((one)=>[
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
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        const errno = exception.os?.errno ?? null;
        // 11 is also what a non-blocking call answers that would have to wait.
        const what = errno === null || isA(exception, "BlockingIOError") && !/thread|fork/i.test(exception.message) ? undefined : TAKEN.get(errno);
        if (frame === undefined || what === undefined || !isA(exception, "OSError")) return [];
        const at = {
            file: frame.file,
            line: frame.line
        };
        return [
            finding(dossier, {
                kind: "env.resource",
                at,
                confidence: via === "raised" || via === "cause" ? "strong" : "weak",
                score: 0.94 * weight,
                claim: `asks for ${what}`,
                statement: `${where(at)} asks for ${what}, so ${failing(dossier)} ends in \`${exception.type}\` (${exception.os?.strerror ?? `errno ${String(errno)}`}).`,
                disprovedBy: `the same call succeeds on a machine where the resource is free`
            })
        ];
    });
}
const env_resource_rule = {
    kind: "env.resource",
    match: env_resource_match
};

;// CONCATENATED MODULE: ./src/probe/types/facts.js
/** What was asked of mypy beyond its run of record. */ /** Before anything was asked. */ const NO_TYPES = {
    origins: [],
    drift: null
};
/** What makes two reports one error: mypy words it otherwise where it knows less. */ function errorKey(error) {
    return `${error.file}:${String(error.line)} ${error.code ?? ""}`;
}

;// CONCATENATED MODULE: ./src/diagnose/facts-of-types.js
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
    ].map((match)=>tail(match[1] ?? ""));
}
/** The file in which an error goes wrong first, where mypy was asked for it. */ function originOf(dossier, error) {
    return dossier.types.origins.find((one)=>errorKey(one.error) === errorKey(error));
}
/**
 * Functions of the project whose declared result several errors trip over: each error's line, or a variable on it that was
 * bound before in the same function, takes their value. The one that most errors share comes first.
 */ function sharedOrigin(dossier, code) {
    const counted = new Map();
    for (const error of typeFailures(dossier)){
        if (error.line === null || !code(error)) continue;
        const def = enclosing(dossier, error.file, error.line);
        const first = originOf(dossier, error)?.first;
        const place = `${error.file} ${def?.qualname ?? ""}`;
        for (const name of new Set(callsBefore(dossier, error.file, error.line, def))){
            const found = definitions(dossier, name).filter((one)=>first === undefined || one.file === first);
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
    const text = textAt(dossier, file, line);
    const names = new Set([
        ...text.matchAll(/[A-Za-z_]\w*/g)
    ].map((match)=>match[0]));
    return (dossier.sources.get(file)?.calls ?? []).filter((call)=>{
        if (call.line <= line && line <= call.end_line) return true;
        if (call.line > line || def === undefined || call.line < def.line) return false;
        const binds = textAt(dossier, file, call.line);
        const targets = [
            ...(/^\s*(?:for\s+)?([\w\s,().]+?)\s*(?::[^=]+)?(?:=[^=]|\bin\b)/.exec(binds)?.[1] ?? "").matchAll(/[A-Za-z_]\w*/g)
        ].map((match)=>match[0]);
        return targets.some((target)=>names.has(target));
    }).map((call)=>tail(call.func));
}

;// CONCATENATED MODULE: ./src/diagnose/rules/types.optional.js
/** mypy: a value that may be None is used, passed or returned where None is not allowed. */ 



function types_optional_match(dossier) {
    const error = typeError(dossier);
    if (error === null || error.line === null || !isOptional(error)) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "types.optional",
            at: place,
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? "an error"}\` at ${where(at)}.`,
            evidence: originOf(dossier, error)?.evidence ?? [],
            disprovedBy: "mypy accepts the line with the optional narrowed and nothing else changed, or narrowing it does not help"
        });
    // What the line calls and what is annotated to give None: the other end of the disagreement.
    const onLine = calls(dossier, (call, file)=>file === at.file && call.line <= at.line && at.line <= call.end_line).map(({ call })=>tail(call.func));
    const first = originOf(dossier, error)?.first;
    const makers = [
        ...onLine,
        ...quoted(error)
    ].flatMap((name)=>definitions(dossier, name)).filter(({ file, def })=>(first === undefined || file === first) && def.returns !== null && /None|Optional/.test(def.returns));
    return [
        make(at, 0.95, error.message, `${where(at)} uses a value that may be \`None\` without a check`),
        ...makers.slice(0, 1).map((one)=>make({
                file: one.file,
                line: one.line
            }, touched(dossier, one.file, one.line) ? 0.55 : 0.4, "is declared to give an optional", `\`${one.def.qualname}\` at ${where(one)} may give \`None\`, which its caller does not check`))
    ];
}
const types_optional_rule = {
    kind: "types.optional",
    match: types_optional_match
};

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
    const error = typeError(dossier);
    if (error === null || error.line === null || !(incompatible(error) || foreignAttribute(dossier, error))) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "types.incompatible",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? "an error"}\` at ${where(at)}.`,
            evidence: originOf(dossier, error)?.evidence ?? [],
            disprovedBy: "mypy accepts the value with the declaration as it is"
        });
    const own = make(at, 0.85, error.message, `${where(at)} and the type declared for it disagree (${error.message.replace(/\s+/g, " ")})`);
    const shared = sharedOrigin(dossier, reported)[0];
    if (shared !== undefined && shared.def.returns !== null) {
        const fresh = touched(dossier, shared.file, shared.line, 1);
        return [
            make(shared, fresh ? 0.96 : 0.92, `is declared to give \`${shared.def.returns}\``, `\`${shared.def.qualname}\` at ${where(shared)} is declared to give \`${shared.def.returns}\`, which ${String(shared.places)} functions that use it contradict`),
            ...incompatible(error) ? [
                {
                    ...own,
                    score: 0.6
                }
            ] : []
        ];
    }
    if (!incompatible(error)) return [];
    // One error: the declaration that the line calls is the other end, and the likelier one where only it was changed.
    const onLine = calls(dossier, (call, file)=>file === at.file && call.line <= at.line && at.line <= call.end_line).map(({ call })=>tail(call.func));
    const first = originOf(dossier, error)?.first;
    const ends = [
        ...new Set([
            ...onLine,
            ...quoted(error)
        ])
    ].flatMap((name)=>definitions(dossier, name)).filter((one)=>(first === undefined || one.file === first) && (one.def.kind !== "class" || one.def.qualname !== "object"));
    const freshEnd = ends.find((one)=>touched(dossier, one.file, one.line));
    const end = freshEnd ?? ends[0];
    const swap = freshEnd !== undefined && !touched(dossier, at.file, at.line) && typeFailures(dossier).filter(incompatible).length > 1;
    return [
        {
            ...own,
            score: swap ? 0.8 : own.score
        },
        ...end === undefined ? [] : [
            make(end, swap ? 0.82 : freshEnd === undefined ? 0.4 : 0.6, "is the declaration", `\`${end.def.qualname}\` at ${where(end)} is declared otherwise than ${where(at)} uses it`)
        ]
    ];
}
function incompatible(error) {
    return error.code !== null && CODES.has(error.code) && !isOptional(error) || error.code === "union-attr" && !isOptional(error);
}
/** An attribute that a type of nobody here lacks: the value may be declared as what it is not. */ function foreignAttribute(dossier, error) {
    const owner = /^"([\w.]+)[^"]*" has no attribute/.exec(error.message)?.[1];
    return error.code === "attr-defined" && owner !== undefined && owner !== "None" && definitions(dossier, tail(owner)).length === 0;
}
/** Errors that a wrong declaration can cause in its users, attribute errors on the declared type included. */ function reported(error) {
    return incompatible(error) || error.code === "attr-defined" || isOptional(error);
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
    "union-attr"
]);
/** mypy's wording of the owner and the attribute (messages.py has_no_attr): `"C" has no attribute "x"`, `Item "C" of …`. */ const OWNER = /^(?:Item )?"(?:type\[)?([\w.]+)[^"]*"(?: of "[^"]*")? has no attribute "(\w+)"|^Module "([\w.]+)" (?:has no attribute|does not explicitly export attribute) "(\w+)"|^Name "([\w.]+)" is not defined/;
function types_attribute_match(dossier) {
    const error = typeError(dossier);
    if (error === null || error.line === null || error.code === null || !types_attribute_CODES.has(error.code) || /^Item "None"|^"None"/.test(error.message)) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "types.attribute",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${where(at)}.`,
            evidence: originOf(dossier, error)?.evidence ?? [],
            disprovedBy: "mypy finds the name on the type as declared"
        });
    const owner = ownerOf(error);
    const own = make(at, 0.88, error.message, `${where(at)} uses what its type does not have (${error.message.replace(/\s+/g, " ")})`);
    const cls = owner.name === null ? undefined : definitions(dossier, tail(owner.name)).find((one)=>one.def.kind === "class");
    if (cls === undefined || owner.attribute === null) {
        // Where its users contradict a declaration, that is another kind's.
        const shared = sharedOrigin(dossier, (one)=>one.code !== null && types_attribute_CODES.has(one.code))[0];
        return [
            shared?.def.returns == null ? own : {
                ...own,
                score: 0.6
            },
            ...definition(dossier, error, make)
        ];
    }
    const { attribute } = owner;
    const users = new Set(typeFailures(dossier).filter((one)=>ownerOf(one).attribute === attribute && ownerOf(one).name === owner.name).map((one)=>`${one.file} ${String(one.line)}`));
    const files = new Set([
        ...users
    ].map((one)=>one.split(" ")[0]));
    const have = implementers(dossier, cls.def, attribute);
    const abstract = cls.def.bases.some((base)=>/Protocol|ABC/.test(base)) || have > 0;
    const renamed = removed(dossier, word(attribute)).some((one)=>one.file === cls.file);
    const near = similar(attribute, names(dossier, cls.file, cls.def));
    // The declaration lacks it when those that stand behind it have it, or several users agree that it should.
    const declare = !renamed && near === null && (abstract && have > 0 || files.size > 1);
    const lacks = make(cls, declare ? 0.95 : 0.5, `declares \`${cls.def.qualname}\` without \`${attribute}\``, `\`${cls.def.qualname}\` at ${where(cls)} does not declare \`${attribute}\`${have > 0 ? `, which ${String(have)} classes of the project define` : ""}, but ${String(users.size)} place${users.size === 1 ? "" : "s"} use${users.size === 1 ? "s" : ""} it`);
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
        name: found?.[1] ?? found?.[3] ?? null,
        attribute: found?.[2] ?? found?.[4] ?? null
    };
}
/** How many other classes of the project define the attribute: subclasses, or those that a protocol stands for. */ function implementers(dossier, cls, attribute) {
    const protocol = cls.bases.some((base)=>/Protocol/.test(base));
    const name = tail(cls.qualname);
    return [
        ...dossier.sources.values()
    ].flatMap((source)=>source.defs.filter((def)=>def.kind === "class" && def !== cls && (protocol || def.bases.some((base)=>tail(base) === name)) && source.defs.some((one)=>one.qualname === `${def.qualname}.${attribute}`))).length;
}
function names(dossier, file, cls) {
    const methods = dossier.sources.get(file)?.defs.filter((def)=>def.qualname.startsWith(`${cls.qualname}.`)).map((def)=>tail(def.qualname)) ?? [];
    const fields = grep(dossier, /^\s+(?:self\.)?(\w+)\s*[:=]/, [
        file
    ]).filter((one)=>cls.line <= one.line && one.line <= cls.end_line).map((one)=>/^\s+(?:self\.)?(\w+)/.exec(one.text)?.[1] ?? "");
    return [
        ...methods,
        ...fields
    ];
}
/** The other end of `call-arg`. */ function definition(dossier, error, make) {
    const called = /(?:for|to) "([\w.]+)"/.exec(error.message)?.[1];
    const def = called === undefined ? undefined : definitions(dossier, tail(called))[0];
    if (def === undefined) return [];
    const score = changeOf(dossier, error.file) === undefined && changeOf(dossier, def.file) !== undefined ? 0.7 : 0.5;
    return [
        make(def, score, "is the definition", `\`${def.def.qualname}\` at ${where(def)} takes other arguments than its caller gives`)
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
/** mypy/errorcodes and messages: `module "x"`, `named "x"`, and the hint `python3 -m pip install types-x`. */ const types_missing_stubs_MODULE = /(?:stubs for|installed for|named|module) "([\w.]+)"|Skipping analyzing "([\w.]+)"/;
const HINT = /pip install ([\w.-]+)/;
function types_missing_stubs_match(dossier) {
    const error = typeError(dossier);
    if (error === null || error.line === null || error.code === null || !types_missing_stubs_CODES.has(error.code)) return [];
    const found = types_missing_stubs_MODULE.exec(error.message);
    const module = found?.[1] ?? found?.[2];
    const top = module?.split(".")[0];
    if (module === undefined || top === undefined || ownModules(dossier, top).length > 0 || ownFolders(dossier, top).length > 0) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const stubs = [
        error.message,
        ...error.notes
    ].map((note)=>HINT.exec(note)?.[1]).find((name)=>name !== undefined);
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "types.missing-stubs",
            at: place,
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${where(at)}, which imports \`${module}\`.`,
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
    const lists = requirements(dossier);
    const dev = lists.find((list)=>list.use === "test") ?? lists.find((list)=>list.entries.some((entry)=>entry.name === "mypy"));
    const dist = distributionOf(dossier, top);
    const places = [
        ...stubs === undefined || dev === undefined ? [] : [
            make({
                file: dev.file,
                line: placeIn(dev, stubs)
            }, 0.92, `lists the tools, without \`${stubs}\``, `${where({
                file: dev.file,
                line: dev.line
            })} lists no \`${stubs}\`, the types of \`${dist}\``)
        ],
        ...types_missing_stubs_configured(dossier).map((place, index)=>make(place, (stubs === undefined || dev === undefined ? 0.95 : 0.75) - index * 0.1, "configures mypy's imports", `${where(place)} does not list \`${top}\`, which ships no types, among the untyped imports`))
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
    ].flatMap((file)=>sectionsIn(dossier, file, /^\[\[?(tool\.mypy\.overrides|mypy-.+)\]/));
    const excusing = overrides.filter((one)=>one.options.some((entry)=>/^(ignore_missing_imports|follow_imports|follow_untyped_imports)$/.test(entry.name)));
    const module = excusing.map((one)=>({
            file: one.file,
            line: one.options.find((entry)=>entry.name === "module")?.line ?? one.line
        }));
    const home = sections(dossier, "mypy")[0];
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
    const error = typeError(dossier);
    if (error === null || error.line === null) return [];
    const decorator = error.code === "misc" && /^Untyped decorator/.test(error.message);
    if (!decorator && (error.code === null || !types_missing_annotation_CODES.has(error.code))) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "types.missing-annotation",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${where(at)}.`,
            evidence: originOf(dossier, error)?.evidence ?? [],
            disprovedBy: "mypy still reports it with the annotations in place"
        });
    // An untyped callee is annotated where it is defined, not where it is called.
    const elsewhere = error.code === "no-untyped-call" || error.code === "untyped-decorator" || decorator || error.code === "no-any-return";
    const names = elsewhere ? quoted(error).filter((name)=>error.code !== "no-any-return" || name !== "Any") : [];
    const callee = names.flatMap((name)=>definitions(dossier, name === "" ? "" : name)).map((one)=>one.def.kind === "class" ? definitions(dossier, "__init__").find((init)=>init.file === one.file && init.def.qualname === `${one.def.qualname}.__init__`) ?? one : one).find((one)=>one.def.kind === "class" || one.def.returns === null || one.def.params.some((param)=>param.annotation === null && ![
                "self",
                "cls"
            ].includes(param.name)));
    const users = typeFailures(dossier).filter((one)=>one.code === error.code && one.message === error.message).length;
    const def = enclosing(dossier, at.file, at.line);
    const own = make(at, callee === undefined ? 0.95 : 0.5, error.message, error.code === "no-untyped-def" && def !== undefined ? `\`${def.qualname}\` at ${where(at)} is not annotated as the configuration asks` : `${where(at)} lacks an annotation (${error.message})`);
    if (callee === undefined) return [
        own
    ];
    return [
        make(callee, 0.96, "has no annotations", `\`${tail(callee.def.qualname)}\` at ${where(callee)} is not annotated and ${String(users)} typed caller${users === 1 ? "" : "s"} use${users === 1 ? "s" : ""} it`),
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
    const error = typeError(dossier);
    // Before mypy 1.4 the report of an unused ignore had no code.
    const old = error !== null && error.code === null && /^unused "type: ignore/i.test(error.message);
    if (error === null || error.line === null || !(old || error.code !== null && types_unused_ignore_CODES.has(error.code))) return [];
    const at = {
        file: error.file,
        line: error.line
    };
    const what = error.code === "redundant-cast" ? "a cast that changes nothing" : error.code === "ignore-without-code" ? "a `# type: ignore` without a code" : "a `# type: ignore` that hides nothing any more";
    return [
        finding(dossier, {
            kind: "types.unused-ignore",
            at,
            confidence: "strong",
            score: error.code === "ignore-without-code" ? 0.7 : 0.98,
            claim: error.message,
            statement: `${where(at)} holds ${what}, and the configuration makes that an error.`,
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
    if (error.type !== "mypy" || drift === null || !isStale(dossier, error)) return [];
    const place = error.line === null ? error.file : `${error.file}:${String(error.line)}`;
    return [
        finding(dossier, {
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




/** mypy/build.py and mypy/config_parser.py (0.990 to 2.x): blocking errors have no code. */ const types_config_TWICE = /Source file found twice under different module names|Duplicate module named|is not a valid Python package name|shadows library module/;
const SETTING = /(?:Unrecognized option|invalid value|unrecognized option|Error importing plugin|Can't find plugin|Plugin)[^"'`]*["'`]?([\w./-]+)?|unused section\(s\)/i;
function types_config_match(dossier) {
    const error = typeError(dossier);
    if (error === null) return [];
    const module = /(?:named|module) "([\w.]+)"/.exec(error.message)?.[1];
    const top = module?.split(".")[0] ?? "";
    const lost = (error.code === "import-not-found" || error.code === "import-untyped" || error.code === "import") && (ownModules(dossier, top).length > 0 || ownFolders(dossier, top).length > 0);
    const twice = types_config_TWICE.test(error.message);
    const setting = SETTING.exec(error.message);
    const refused = setting !== null && (error.code === null || error.line === null || error.code === "misc");
    if (!twice && !lost && !refused) return [];
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "types.config",
            at: place,
            confidence: "strong",
            score,
            claim,
            statement: `${told}, so mypy stops with: ${error.message.replace(/\s+/g, " ").slice(0, 160)}.`,
            disprovedBy: "mypy checks the project with its configuration as it is"
        });
    const home = sections(dossier, "mypy")[0];
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
    const entry = names.map((name)=>facts_of_manifests_option(dossier, "mypy", name)).find((found)=>found !== undefined && found.file === home?.file);
    const named = setting?.[1] === undefined || home === undefined ? undefined : home.options.find((one)=>new RegExp(facts_of_change_escape(setting[1] ?? "")).test(one.text));
    const line = named?.line ?? entry?.line ?? home?.line;
    const what = twice ? "lets a module be found under two names" : lost ? `does not lead to \`${module ?? ""}\`, a module of the project` : "holds a setting that mypy refuses";
    const places = home === undefined || line === undefined ? [] : [
        make({
            file: home.file,
            line
        }, 0.95, "configures mypy", `The configuration of mypy at ${where({
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
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        const { syntax } = exception;
        if (syntax === null || syntax.file === null || syntax.line === null || !own(dossier, syntax.file)) return [];
        if (isCompilerWarning(dossier, syntax.message)) return [];
        const { version } = dossier.environment;
        // Syntax of a later release is right in itself: env.python-version.
        if (SYNTAX.some(([pattern, release])=>syntax.text !== null && pattern.test(syntax.text) && !atLeast(version, release))) return [];
        return [
            code_syntax_told(dossier, syntax.file, syntax.line, syntax.message, `every import of it, and with it ${failing(dossier)}, ends in \`${exception.type}\``, 0.98 * weight, via !== "caught")
        ];
    });
}
function code_syntax_told(dossier, file, line, message, end, score, certain) {
    return finding(dossier, {
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
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        const { name } = exception;
        if (!isA(exception, "NameError") || name === null || frame === undefined || BUILTINS.has(name)) return [];
        // Raised in somebody else's code (a template, an eval): the own line hands it over.
        const at = {
            file: frame.file,
            line: frame.line
        };
        const unbound = isA(exception, "UnboundLocalError");
        const certain = via === "raised" || via === "cause";
        const def = enclosing(dossier, frame.file, frame.line);
        const binds = new RegExp(`\\bas ${name}\\b|^\\s*(?:for .*\\b)?${name}\\b.*(?::.*)?=|\\bimport .*\\b${name}\\b`);
        const elsewhere = def === undefined ? [] : grep(dossier, binds, [
            frame.file
        ]).filter((one)=>def.line <= one.line && one.line < frame.line);
        const handler = elsewhere.find((one)=>/^\s*except\b/.test(one.text));
        const why = handler !== undefined ? `, since \`except … as ${name}\` at ${where(handler)} unbinds it when it ends` : unbound ? " before it is bound on this path" : hint(dossier, name, frame.file);
        const make = (place, score, claim, told)=>finding(dossier, {
                kind: "code.name-undefined",
                at: place,
                confidence: certain ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${told}, so ${failing(dossier)} ends in \`${exception.type}\`.`,
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
        const gone = removed(dossier, word(name)).find((one)=>one.file === frame.file && /\b(import|def|class)\b|=/.test(one.text));
        return [
            make(at, 0.96, `uses \`${name}\``, `${where(at)} uses \`${name}\`, which is not bound there${why}`),
            ...elsewhere.slice(-1).map((one)=>make(one, 0.6, `binds \`${name}\``, `${where(one)} binds \`${name}\` only on a path that \`${at.file}:${String(at.line)}\` does not take`)),
            ...gone === undefined ? [] : [
                make({
                    file: gone.file,
                    line: gone.line
                }, 0.7, `bound \`${name}\` before the change`, `${where(gone)} no longer binds \`${name}\`, which ${where(at)} uses`)
            ]
        ];
    });
}
function hint(dossier, name, file) {
    const source = dossier.sources.get(file);
    const names = [
        ...source?.defs.map((def)=>def.qualname) ?? [],
        ...source?.globals.map((global)=>global.name) ?? [],
        ...source?.imports.flatMap((one)=>one.names.map((entry)=>entry.as ?? entry.name)) ?? []
    ];
    const near = similar(name, names.filter((one)=>!one.includes(".")));
    if (near !== null) return ` (\`${near}\` is)`;
    const there = definitions(dossier, name).find((one)=>!one.def.qualname.includes("."));
    return there === undefined ? "" : ` (it is defined at ${where(there)} and not imported)`;
}
const code_name_undefined_rule = {
    kind: "code.name-undefined",
    match: code_name_undefined_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.signature-mismatch.js
/** A call and the definition that it reaches disagree. */ 



function code_signature_mismatch_match(dossier) {
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        const callback = passedOn(dossier, exception);
        const call = callback ?? exception.call ?? code_signature_mismatch_typed(dossier, exception, frame);
        if (!isA(exception, "TypeError") || call === null || frame === undefined || call.missing.length + call.unexpected.length + call.excess === 0) return [];
        // A copy that should not have been found: import.stale-install.
        if (call.file !== null && vendored(call.file) && dossier.firstParty(call.file)) return [];
        const site = {
            file: frame.file,
            line: frame.line
        };
        const def = call.file !== null && call.line !== null && own(dossier, call.file) ? {
            file: call.file,
            line: call.line
        } : null;
        const certain = (via === "raised" || via === "cause") && (def !== null || typesNear(dossier, site.file, site.line).some((one)=>one.code === "call-arg"));
        const told = `${where(site)} calls \`${call.qualname}\`${def === null ? "" : ` (${where(def)})`} ${disagreement(call)}`;
        const make = (at, score, claim)=>finding(dossier, {
                kind: "code.signature-mismatch",
                at: {
                    file: at.file,
                    line: at.line
                },
                confidence: certain ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${told}, so ${failing(dossier)} ends in \`TypeError\`.`,
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
    const raiser = last(exception);
    if (raiser !== undefined && !dossier.firstParty(raiser.file) && !passes(exception, "unittest/mock.py")) return true;
    const name = tail(call.qualname) === "__init__" ? tail(call.qualname.slice(0, -".__init__".length)) : tail(call.qualname);
    const others = calls(dossier, (one, file)=>tail(one.func) === name && !one.star && (file !== site.file || one.line !== site.line));
    const target = definitions(dossier, tail(call.qualname)).find((one)=>one.file === def.file && Math.abs(one.line - def.line) <= 5)?.def ?? definitions(dossier, `__init__`).find((one)=>one.file === def.file && one.line >= def.line)?.def;
    const params = target?.params ?? [];
    const bound = params[0]?.name === "self" || params[0]?.name === "cls" ? 1 : 0;
    const fits = others.filter(({ call: one })=>{
        const needed = params.slice(bound).filter((param)=>param.required && !one.keywords.includes(param.name));
        return needed.filter((param)=>param.kind === "positional").length <= one.args && needed.every((param)=>param.kind !== "keyword") && one.keywords.every((key)=>params.some((param)=>param.name === key || param.kind === "var-keyword"));
    });
    if (target !== undefined && others.length > 0) return fits.length === 0 && others.length > 1;
    const changedDef = touched(dossier, def.file, def.line, 3);
    return dossier.isTest(site.file) && changedDef && changeOf(dossier, site.file) === undefined && others.length === 0;
}
/** The function that CPython names in the error (Python/ceval.c, Objects/call.c: `f() missing …`, `C.f() takes …`). */ function called(exception) {
    return /^(?:\w+\.)*(\w+)\(\) (?:missing|takes|got)/.exec(exception.message)?.[1] ?? null;
}
/** A callback that a builtin calls: the statement names the builtin, the error the callback. */ function passedOn(dossier, exception) {
    const { call } = exception;
    const name = called(exception);
    if (call === null || call.kind !== "builtin" || name === null || name === tail(call.qualname)) return null;
    const def = definitions(dossier, name)[0];
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
    const error = frame === undefined || exception.frames.at(-1)?.line !== frame.line ? undefined : typesNear(dossier, frame.file, frame.line).find((one)=>one.code === "call-arg");
    const name = /for "(\w+)"/.exec(error?.message ?? "")?.[1];
    if (error === undefined || name === undefined) return null;
    const def = definitions(dossier, name)[0];
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
    const attribute = tail(expression).replace(/\W.*$/, "");
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
    const def = enclosing(dossier, at.file, at.line);
    const pattern = new RegExp(`(?<![\\w.])${facts_of_change_escape(name)}\\s*(?::[^=]+)?=[^=]|\\bfor\\b.*\\b${facts_of_change_escape(name)}\\b.*\\bin\\b|\\bwith\\b.*\\bas ${facts_of_change_escape(name)}\\b`);
    for(let line = at.line; line >= (def?.line ?? 1); line -= 1){
        const text = textAt(dossier, at.file, line);
        if (!pattern.test(text)) continue;
        const call = dossier.sources.get(at.file)?.calls.filter((one)=>one.line <= line && line <= one.end_line).map((one)=>tail(one.func)) ?? [];
        if (call.length > 0) return call;
    }
    return [];
}
/** Calls of the library and of common ones whose result may be None. */ const MAYBE = /\breturn\b.*(?:\.get\([^,()]*\)|\bre\.(?:match|search|fullmatch)\([^()]*\)|\bnext\(.*,\s*None\)|\.(?:first|one_or_none|find_one)\([^()]*\))\s*(?:#.*)?$/;
function giving(dossier, name) {
    return definitions(dossier, name).filter(({ file, def })=>def.kind !== "class" && !dossier.isTest(file)).flatMap(({ file, line, def })=>{
        const returns = dossier.sources.get(file)?.returns.filter((one)=>one.scope === def.qualname) ?? [];
        const promised = def.returns !== null && !/\b(?:None|Optional|Any|object|NoReturn|T)\b/.test(def.returns);
        const none = returns.find((one)=>one.none) ?? returns.find((one)=>MAYBE.test(textAt(dossier, file, one.line)));
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
/** Whether the last `return` stands deeper than the body: then the end of the function can be reached. */ function lastIndented(dossier, file, def, returns) {
    const indent = (line)=>/^\s*/.exec(textAt(dossier, file, line))?.[0].length ?? 0;
    return returns.every((one)=>indent(one.line) > indent(def.line) + 4);
}

;// CONCATENATED MODULE: ./src/diagnose/rules/code.none-dereference.js
/** A value that is None is used as if it were not. */ 




function code_none_dereference_match(dossier) {
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        const value = noneOf(exception);
        if (frame === undefined || value === null) return [];
        const at = {
            file: frame.file,
            line: frame.line
        };
        const typed = typesNear(dossier, at.file, at.line).some((one)=>/\bNone\b|Optional/.test(one.message));
        const sources = producers(dossier, frame, value);
        const maker = sources[0];
        const gave = maker === undefined ? "" : `, which \`${maker.name}\` at ${where(maker)} gave`;
        const make = (place, score, claim, told)=>finding(dossier, {
                kind: "code.none-dereference",
                at: {
                    file: place.file,
                    line: place.line
                },
                confidence: typed && (via === "raised" || via === "cause") ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${told}, so ${failing(dossier)} ends in \`${exception.type}\`.`,
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
        const use = `${where(at)} uses \`${value}\` as if it could not be \`None\`${gave}`;
        // A test that uses what it got is right to expect something, and so is who was promised a value: then the code that gave None is the place.
        const inTest = dossier.isTest(at.file);
        const found = [
            make(at, inTest ? maker === undefined ? 0.4 : 0.55 : 0.86, `uses \`${value}\``, use)
        ];
        for (const [index, one] of sources.slice(0, 2).entries()){
            const fresh = touched(dossier, one.file, one.line, 1);
            found.push(make(one, (inTest ? 0.82 : one.breaks ? 0.92 : fresh ? 0.62 : 0.5) - index * 0.05, "can give None", `${where(one)} gives \`None\`, and ${where(at)} uses it as \`${value}\``));
        }
        const bound = binding(dossier, frame, value);
        if (bound !== null && bound.line !== at.line) found.push(make(bound, 0.45, `binds \`${value}\``, `${where(bound)} binds \`${value}\` to \`None\`, and ${where(at)} uses it`));
        return found;
    });
}
/** The source of the expression that was None. */ function noneOf(exception) {
    if (exception.attribute?.owner_kind === "none") return exception.attribute.expr ?? exception.attribute.name;
    if (isA(exception, "TypeError") && exception.nones.length > 0 && exception.call === null && /NoneType/.test(exception.message)) return exception.nones[0] ?? null;
    return null;
}
/** Where the variable was bound in the same function. */ function binding(dossier, frame, value) {
    const name = /^\w+$/.exec(tail(value))?.[0];
    const def = enclosing(dossier, frame.file, frame.line);
    if (name === undefined || def === undefined) return null;
    for(let line = frame.line - 1; line > def.line; line -= 1)if (new RegExp(`\\b${name}\\s*(?::[^=]+)?=[^=]`).test(textAt(dossier, frame.file, line))) return {
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
    return raised(dossier).flatMap(({ exception, weight, via })=>{
        const { attribute } = exception;
        const frame = facts_of_frames_deepest(dossier, exception);
        if (!isA(exception, "AttributeError") || attribute === null || frame === undefined) return [];
        if ([
            "none",
            "coroutine",
            "mock"
        ].includes(attribute.owner_kind) || passes(exception, "unittest/mock.py", "get_original", "_importer") || passes(exception, "_pytest/monkeypatch.py")) return [];
        if (attribute.owner_kind === "module" && (isStdlib(dossier, attribute.owner.split(".")[0] ?? "") || unready(dossier, exception, attribute))) return [];
        if (lacking(dossier.environment.version, `${tail(attribute.owner)}.${attribute.name}`) !== null) return [];
        const at = code_attribute_missing_used(dossier, frame, attribute.name);
        const typed = typesNear(dossier, at.file, at.line).some((one)=>one.code === "attr-defined");
        const certain = (via === "raised" || via === "cause") && (typed || attribute.owner_file !== null && own(dossier, attribute.owner_file));
        const cls = definitions(dossier, tail(attribute.owner)).find((one)=>one.def.kind === "class");
        const names = cls === undefined ? [] : members(dossier, cls.file, cls.def.qualname);
        const renamed = removed(dossier, word(attribute.name)).some((one)=>one.file === cls?.file);
        const near = similar(attribute.name, names);
        const hint = renamed ? `, which this change took away${near === null ? "" : ` (it has \`${near}\`)`}` : near === null ? "" : ` (it has \`${near}\`)`;
        const kind = attribute.owner_kind === "module" ? "module" : "class";
        const make = (place, score, claim, told)=>finding(dossier, {
                kind: "code.attribute-missing",
                at: {
                    file: place.file,
                    line: place.line
                },
                confidence: certain ? "strong" : "weak",
                score: score * weight,
                claim,
                statement: `${told}, so ${failing(dossier)} ends in \`AttributeError\`.`,
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
        const stranger = attribute.owner_kind === "instance" && attribute.owner_file === null && similar(attribute.name, BUILTIN) === null;
        const use = make(at, stranger ? 0.5 : 0.9, `asks for \`${attribute.name}\``, `${where(at)} asks for \`${attribute.name}\`, which the ${kind} \`${attribute.owner}\` does not have${hint}`);
        const set = cls === undefined ? undefined : grep(dossier, new RegExp(`\\bself\\.${facts_of_change_escape(attribute.name)}\\s*(?::[^=]+)?=[^=]`), [
            cls.file
        ]).find((one)=>cls.line <= one.line && one.line <= cls.def.end_line);
        const sometimes = set === undefined ? [] : [
            make(set, 0.7, `sets \`${attribute.name}\``, `${where(set)} sets \`${attribute.name}\` only on a path that the object at ${where(at)} has not taken`)
        ];
        const home = cls ?? (attribute.owner_file !== null && own(dossier, attribute.owner_file) ? {
            file: attribute.owner_file,
            line: 1
        } : undefined);
        if (home === undefined) return [
            use
        ];
        // A test that was not touched asks a class that was: the class lost what it should have.
        const classFirst = dossier.isTest(at.file) && changeOf(dossier, home.file) !== undefined && !touched(dossier, at.file, at.line, 1) && !renamed;
        const lacks = make(home, classFirst ? 0.92 : 0.5, `does not define \`${attribute.name}\``, `${where(home)} defines \`${attribute.owner}\` without \`${attribute.name}\`, which ${where(at)} asks for`);
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
/** A module that is still being imported further up the stack: import.cycle. */ function unready(dossier, exception, attribute) {
    const files = [
        attribute.owner_file,
        ...modules(dossier, `${attribute.owner}.${attribute.name}`)
    ];
    return exception.frames.slice(0, -1).some((frame)=>frame.func === "<module>" && files.includes(frame.file));
}
/**
 * The place that spells the attribute: the failing line, or where it only formats, pickles or maps, the one place in the
 * files behind it whose text asks for the name.
 */ function code_attribute_missing_used(dossier, frame, name) {
    if (word(name).test(textAt(dossier, frame.file, frame.line))) return frame;
    const files = reach(dossier, frame.file, 2);
    const spelt = new RegExp(`\\.${name}\\b|["'{]${name}\\b`);
    return grep(dossier, spelt, files).filter((one)=>!/^\s*#/.test(one.text))[0] ?? frame;
}
/** Names that a class of the project is seen to have: methods, class attributes, `self.` assignments. */ function members(dossier, file, qualname) {
    const source = dossier.sources.get(file);
    if (source === undefined) return [];
    const cls = source.defs.find((def)=>def.qualname === qualname);
    const methods = source.defs.filter((def)=>def.qualname.startsWith(`${qualname}.`)).map((def)=>tail(def.qualname));
    const fields = grep(dossier, /^\s+(?:self\.)?(\w+)\s*[:=]/, [
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
    const exception = raised(dossier).find(({ via })=>via === "raised")?.exception;
    if (exception === undefined || isA(exception, ...symptoms_OTHERS)) return null;
    if (expectedError(dossier) !== null) return "code.wrong-exception";
    if (isA(exception, "AssertionError", "Failed")) return confused(failure) ? "code.type-confusion" : "code.wrong-value";
    if (awaitsAnother(dossier, exception) || lostHandler(dossier, exception)) return "code.wrong-exception";
    if (isA(exception, "AttributeError")) return isStranger(dossier, exception) ? "code.type-confusion" : null;
    if (isA(exception, "TypeError")) return exception.nones.length > 0 || exception.coroutines.length > 0 || disagrees(exception) ? null : "code.type-confusion";
    if (isA(exception, "KeyError", "IndexError")) return "code.key-missing";
    return "code.wrong-exception";
}
/**
 * An object was asked for an attribute that its type never had, where another one was meant: it is of a built-in type, or of
 * a class that the change left alone while another class of the project has the attribute.
 */ function isStranger(dossier, { attribute }) {
    if (attribute === null || attribute.owner_kind !== "instance") return false;
    if (attribute.owner_file === null) return true;
    const own = tail(attribute.owner);
    const elsewhere = [
        ...dossier.sources.values()
    ].some(({ defs, class_attributes })=>defs.some((def)=>tail(def.qualname) === attribute.name && def.qualname !== attribute.name && owner(def.qualname) !== own) || class_attributes.some((one)=>one.name === attribute.name && tail(one.owner) !== own));
    return elsewhere && changeOf(dossier, attribute.owner_file) === undefined;
}
/** The class of a method, by its plain name. */ function owner(qualname) {
    return tail(qualname.slice(0, qualname.lastIndexOf(".")));
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
    const files = new Set(ownFrames(dossier, exception).map(({ file })=>file));
    return removed(dossier, /^\s*except\b/).some(({ file, text })=>files.has(file) && exception.mro.some((name)=>word(name).test(text)));
}
/** Whether the test waits for another exception where this one came through. */ function awaitsAnother(dossier, exception) {
    const frame = ownFrames(dossier, exception).find(({ file })=>dossier.isTest(file));
    if (frame === undefined) return false;
    const indent = (text)=>/^\s*/.exec(text)?.[0].length ?? 0;
    const waits = /\bwith\b.*\b(?:raises|assertRaises\w*)\(/;
    for(let line = frame.line, depth = Number.POSITIVE_INFINITY; line > 0 && depth > 0; line -= 1){
        const text = textAt(dossier, frame.file, line);
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
    const exception = raised(dossier)[0]?.exception;
    const list = (dossier.spectrum ?? []).filter(({ file })=>!dossier.isTest(file));
    return suspects_suspected(dossier, list, {
        kind: "code.key-missing",
        says: `leaves ${exception?.key == null ? "what is looked up" : `\`${exception.key}\``} out, so that ${failing(dossier)} ends in \`${exception?.type ?? "KeyError"}\``,
        disprovedBy: "what is looked up is there after this line"
    });
}
function fromTables(dossier) {
    return raised(dossier).flatMap(({ exception, weight })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        const { key } = exception;
        if (!isA(exception, "KeyError") || frame === undefined || key === null || key === "None" || raisedIn(exception, "os.py", "__getitem__")) return [];
        return tables(dossier, frame, key).filter((table)=>!table.text.includes(key.replace(/^['"]|['"]$/g, ""))).map((table)=>{
            const make = (at, score, claim)=>finding(dossier, {
                    kind: "code.key-missing",
                    at: {
                        file: at.file,
                        line: at.line
                    },
                    score: score * weight,
                    claim,
                    statement: `The table \`${table.name}\` at ${where(table)} has no entry for \`${key}\`, which \`${frame.file}:${String(frame.line)}\` looks up in it, so ${failing(dossier)} ends in \`KeyError\`.`,
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
    const text = textAt(dossier, frame.file, frame.line);
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
        const byName = importedFile(dossier, frame.file, one.module, one.level);
        const byModule = importedFile(dossier, frame.file, one.module === "" ? original : `${one.module}.${original}`, one.level);
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
    const exception = raised(dossier)[0]?.exception;
    const list = (dossier.spectrum ?? []).filter(({ file })=>!dossier.isTest(file));
    const [first] = list;
    const use = exception === undefined ? undefined : facts_of_frames_deepest(dossier, exception);
    const asked = exception !== undefined && isStranger(dossier, exception) ? exception.attribute : null;
    const elsewhere = asked !== null && use !== undefined && first?.novelty != null && dossier.culprit !== null && !touched(dossier, use.file, use.line, 2) && removed(dossier, word(asked.name)).length === 0;
    return suspects_suspected(dossier, list, {
        kind: "code.type-confusion",
        says: `makes the value of the wrong type that ends ${failing(dossier)}${exception === undefined ? "" : ` in \`${exception.type}\``}`,
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
    const wanted = expectedError(dossier);
    const caught = raised(dossier).filter((one)=>one.via === "caught");
    const frames = raised(dossier).flatMap(({ exception, via })=>via === "raised" ? ownFrames(dossier, exception) : []);
    return broadHandlers(dossier).filter((one)=>one.handler.broad).flatMap(({ file, handler })=>{
        const hidden = caught.find((one)=>one.handler?.file === file && one.handler.line >= handler.try_line && one.handler.line <= handler.end_line);
        const expected = hidden !== undefined && wanted !== null && isA(hidden.exception, wanted);
        const onChain = frames.some((frame)=>frame.file === file && enclosing(dossier, file, frame.line)?.line === enclosing(dossier, file, handler.line)?.line);
        const mistake = hidden !== undefined && isA(hidden.exception, "AttributeError", "NameError", "ImportError", "SyntaxError", "TypeError");
        const score = expected ? 0.92 : mistake ? 0.5 : hidden !== undefined ? empty(dossier) ? 0.9 : 0.7 : wanted !== null ? 0.66 : onChain ? 0.5 : 0.3;
        const at = {
            file,
            line: handler.line
        };
        const what = hidden === undefined ? "any error" : `\`${hidden.exception.type}\``;
        return [
            finding(dossier, {
                kind: "code.exception-swallowed",
                at,
                confidence: expected ? "strong" : "weak",
                score,
                claim: "catches every error and goes on",
                statement: `${where(at)} catches ${what} of the lines from ${String(handler.try_line)} on and goes on without it, so ${failing(dossier)} ${wanted === null ? "meets what is left" : `waits for \`${wanted}\` in vain`}.`,
                disprovedBy: `the handler narrowed and ${failing(dossier)} still fails in the same way`
            })
        ];
    }).sort((a, b)=>b.score - a.score).slice(0, 3);
}
/** Whether the failure is one of something that is not there: a None, a key, an empty result. */ function empty(dossier) {
    return raised(dossier).some(({ exception, failure, via })=>via === "raised" && (exception.nones.length > 0 || exception.attribute?.owner_kind === "none" || isA(exception, "LookupError") || failure.type === "test" && failure.assertion !== null && (failure.assertion.left_type === "NoneType" || /^(None|\[\]|\{\}|''|""|0|set\(\))$/.test(failure.assertion.left))));
}
const code_exception_swallowed_rule = {
    kind: "code.exception-swallowed",
    match: code_exception_swallowed_match
};

;// CONCATENATED MODULE: ./src/diagnose/rules/code.recursion.js
/** Unbounded recursion: the same own lines return on the stack again and again. */ 


function code_recursion_match(dossier) {
    return raised(dossier).flatMap(({ exception, weight })=>{
        if (!isA(exception, "RecursionError")) return [];
        const counted = new Map();
        for (const { file, line, func } of ownFrames(dossier, exception)){
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
            const def = enclosing(dossier, one.file, one.line);
            return finding(dossier, {
                kind: "code.recursion",
                at: {
                    file: one.file,
                    line: one.line
                },
                confidence: index === 0 && one.times > 2 ? "strong" : "weak",
                score: (0.94 - index * 0.1) * weight,
                claim: "returns on the stack again and again",
                statement: `${where(one)} in \`${def?.qualname ?? one.func}\` calls itself${ring.length > 1 && index === 0 && ring[1] !== undefined && ring[1].times > 1 ? ` by way of \`${ring[1].func}\`` : ""} without an end, so ${failing(dossier)} ends in \`RecursionError\`.`,
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
    const wanted = expectedError(dossier);
    const came = raised(dossier)[0]?.exception.type ?? "an exception";
    const list = (dossier.spectrum ?? []).filter(({ file })=>!dossier.isTest(file));
    return suspects_suspected(dossier, list, {
        kind: "code.wrong-exception",
        says: wanted === null ? `leads to the \`${came}\` that ends ${failing(dossier)}` : `lets pass what should raise \`${wanted}\`, for which ${failing(dossier)} waits`,
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
        says: `makes the value that ${failing(dossier)} finds wrong`,
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
    const printed = timedOut(dossier);
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
    return raised(dossier).filter(({ exception })=>stopped(exception)).map(({ exception })=>exception.frames);
}
/** The own frame of a stack that blocks below the loop. */ function blocking(dossier, frames) {
    const loop = frames.findLastIndex((frame)=>/asyncio[\\/]base_events\.py$/.test(frame.file));
    return blockedAt(dossier, frames.slice(loop + 1));
}
function waits(dossier, frames) {
    const frame = blockedAt(dossier, frames) ?? [
        ...frames
    ].reverse().find((one)=>own(dossier, one.file));
    if (frame === undefined) return [];
    const at = {
        file: frame.file,
        line: frame.line
    };
    const said = `${where(at)} in \`${frame.func}\` waits for something that never comes`;
    const make = (place, score, claim, told)=>finding(dossier, {
            kind: "process.hang",
            at: {
                file: place.file,
                line: place.line
            },
            confidence: place === at ? "strong" : "weak",
            score,
            claim,
            statement: `${told}, so ${failing(dossier)} was stopped at the time-out.`,
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
    const releasing = releases(dossier, at).map((one)=>make(one, 0.6, "releases the wait", `${where(one)} should release the wait at ${where(at)} and is not reached on this path`));
    return [
        make(at, 0.8, "is where it waits", said),
        ...releasing
    ];
}
/** Calls in the same file that let such a wait go. */ function releases(dossier, at) {
    const text = textAt(dossier, at.file, at.line);
    const method = [
        ...text.matchAll(/\.(\w+)\s*\(/g)
    ].map((one)=>one[1] ?? "").find((name)=>RELEASES[name] !== undefined);
    const names = method === undefined ? [] : RELEASES[method] ?? [];
    const here = enclosing(dossier, at.file, at.line);
    return calls(dossier, (call, file)=>file === at.file && names.includes(tail(call.func)) && !(here !== undefined && here.line <= call.line && call.line <= here.end_line)).map(({ file, line })=>({
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
    if (failure.type !== "run" || failure.what !== "crash" || timedOut(dossier) !== null) return [];
    const how = failure.signal === null ? "ended" : `died of ${failure.signal}`;
    const stack = dumped(dossier, `${failure.message}\n${failure.evidence.excerpt}`);
    const make = (at, score, certain, claim, told)=>finding(dossier, {
            kind: "process.crash",
            at: {
                file: at.file,
                line: at.line
            },
            confidence: certain ? "strong" : "weak",
            score,
            claim,
            statement: `${told}, and the interpreter ${how} in ${failing(dossier)}.`,
            disprovedBy: "the run with `-X faulthandler` shows another line"
        });
    const last = stack[0];
    const native = last === undefined ? [] : prototypes(dossier, last);
    const found = [
        ...native.map((at, index)=>make(at, 0.85 - index * 0.1, false, "declares the native function", `${where(at)} declares the native function that ${where(last ?? at)} calls`)),
        ...last === undefined ? [] : [
            make(last, native.length > 0 ? 0.8 : 0.9, native.length === 0, "ran last", `${where(last)} ran last`)
        ]
    ];
    return found.length > 0 ? found : process_crash_suspects(dossier).map((one)=>make(one, one.score, false, `calls \`${one.func}\``, `${where(one)} calls \`${one.func}\``));
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
    const def = enclosing(dossier, at.file, at.line);
    const files = reach(dossier, at.file, 3).filter((file)=>dossier.sources.get(file)?.imports.some((one)=>one.module.split(".")[0] === "ctypes" || one.module.split(".")[0] === "cffi") === true);
    if (def === undefined || files.length === 0) return [];
    const text = (dossier.lines.get(at.file) ?? []).slice(def.line - 1, at.line).join("\n");
    const names = [
        ...text.matchAll(/(?:\.|\[["'])([a-z_]\w+)(?:["']\])?\s*\(/g)
    ].map((found)=>found[1] ?? "").filter((name)=>!/^(create_string_buffer|addressof|string_at|byref|cast|pointer|decode|encode|append|value)$/.test(name)).reverse();
    return names.flatMap((name)=>grep(dossier, new RegExp(`\\b${name}\\.(restype|argtypes)\\b|["']${name}["']\\s*[:,]`), files)).filter((one)=>one.file !== at.file || one.line < def.line || one.line > def.end_line).map(({ file, line })=>({
            file,
            line
        })).slice(0, 2);
}
/** Without a dump: calls in reach of the test that can end a process. */ function process_crash_suspects(dossier) {
    const test = testFile(dossier);
    const near = new Set(test === null ? [
        ...dossier.sources.keys()
    ] : surroundings(dossier));
    return calls(dossier, (call, file)=>near.has(file) && KILLERS.test(call.func)).map(({ file, line, call })=>({
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
    const found = raised(dossier).flatMap(({ exception, weight })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        if (!isA(exception, "MemoryError") || frame === undefined) return [];
        const at = {
            file: frame.file,
            line: frame.line
        };
        return [
            finding(dossier, {
                kind: "process.out-of-memory",
                at,
                confidence: "strong",
                score: 0.93 * weight,
                claim: "asks for the memory",
                statement: `${where(at)} asks for more memory than there is, so ${failing(dossier)} ends in \`MemoryError\`.`,
                disprovedBy: "the same line succeeds under a higher limit of memory"
            })
        ];
    });
    const failure = dossier.failures[0];
    // SIGKILL that nobody here sent is the kernel's or the container's answer to too much memory.
    if (found.length > 0 || failure.type !== "run" || failure.what !== "crash" || failure.signal !== "SIGKILL") return found;
    return [
        finding(dossier, {
            kind: "process.out-of-memory",
            at: null,
            score: 0.6,
            claim: "",
            statement: `The interpreter was killed by \`SIGKILL\`, which nothing here sent, while ${failing(dossier)} ran: the system took it for lack of memory.`,
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
    return raised(dossier).slice(0, 2).flatMap(({ exception, weight })=>{
        const frame = facts_of_frames_deepest(dossier, exception);
        const foreign = last(exception);
        if (frame === undefined) {
            if (foreign === undefined) return [];
            const home = facts_of_manifests_option(dossier, "pytest", "addopts") ?? facts_of_manifests_option(dossier, "pytest", "filterwarnings");
            return [
                finding(dossier, {
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
        const def = enclosing(dossier, frame.file, frame.line);
        return [
            finding(dossier, {
                kind: "process.internal-error",
                at,
                confidence: "strong",
                score: 0.94 * weight,
                claim: "raises inside pytest",
                statement: `${where(at)}${def === undefined ? "" : ` in the hook \`${def.qualname}\``} raises \`${exception.type}\` inside pytest, so the whole run stops with INTERNALERROR.`,
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
    const shown = raised(dossier).filter(({ via })=>via === "raised" || via === "cause");
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
        ...ownFrames(dossier, exception)
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
        const def = enclosing(dossier, frame.file, frame.line);
        return finding(dossier, {
            kind,
            at,
            score: ((dossier.isTest(frame.file) ? TEST : RAISES) - index * 0.06) * weight,
            claim: "is on the traceback",
            statement: `${where(at)}${def === undefined ? "" : ` in \`${def.qualname}\``} is the ${index === 0 ? "innermost line of the project" : "next line of the project"} on the way to \`${exception.type}\` in ${failing(dossier)}; ${WHY}.`,
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
    return blocks.slice(0, 3).map((one, index)=>finding(dossier, {
            kind,
            at: {
                file: one.file,
                line: one.line
            },
            score: weight * (0.6 + 0.4 * one.weight) - index * 0.02,
            claim: "is new in this change",
            statement: `${where(one)} in \`${one.def.qualname}\` is new in this change and on the way of ${failing(dossier)}; ${WHY}.`,
            disprovedBy: `the change to \`${one.def.qualname}\` taken back and ${failing(dossier)} still fails`
        }));
}
/** One line for each block of changed lines inside a function: the one that computes or decides most. */ function hunks(dossier, { file, def }) {
    const change = changeOf(dossier, file);
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
    return KINDS_OF.find(([name])=>isA(exception, name))?.[1] ?? (isA(exception, "Failed") ? "code.wrong-value" : "code.wrong-exception");
}
function fallback_typed(dossier, error) {
    return finding(dossier, {
        kind: "types.incompatible",
        at: {
            file: error.file,
            line: error.line
        },
        score: 0.3,
        claim: error.message,
        statement: `mypy reports at ${where({
            file: error.file,
            line: error.line
        })}: ${error.message.replace(/\s+/g, " ")} (\`${error.code ?? "no code"}\`); ${WHY}.`,
        disprovedBy: "mypy is silent there"
    });
}
function nowhere(dossier) {
    const failure = dossier.failures[0];
    const test = testOf(dossier);
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
    const told = failure.type === "run" ? `the run ended: ${failure.message.split("\n")[0] ?? ""}` : `${failing(dossier)} fails without an own line on its traceback`;
    return finding(dossier, {
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

;// CONCATENATED MODULE: ./src/env/files.js
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
const MANIFEST = /^(?:pyproject\.toml|setup\.cfg|setup\.py|pytest\.ini|\.pytest\.ini|pytest\.toml|tox\.ini|mypy\.ini|\.mypy\.ini|conftest\.py|requirements[\w.-]*\.txt|[\w.-]*requirements\.txt|constraints[\w.-]*\.txt|Pipfile|Pipfile\.lock|pylock(?:\.[\w-]+)?\.toml|uv\.lock|poetry\.lock|pdm\.lock|environment\.ya?ml)$/;
/** Walks the project without following symbolic links. */ function projectFiles(project) {
    const python = [];
    const manifests = new Map();
    const folders = [
        project
    ];
    let seen = 0;
    for(let folder = folders.pop(); folder !== undefined && seen < MOST_FILES; folder = folders.pop()){
        for (const entry of files_list(folder)){
            seen += 1;
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory()) {
                if (!entry.name.startsWith(".") && !SKIPPED.has(entry.name) && !isVirtualEnvironment(path)) folders.push(path);
            } else if (entry.isFile()) {
                const name = (0,external_node_path_.relative)(project, path);
                if (/\.pyi?$/.test(entry.name)) python.push(name);
                if (MANIFEST.test(entry.name) && (0,external_node_fs_.statSync)(path).size <= LARGEST_MANIFEST) manifests.set(name, (0,external_node_fs_.readFileSync)(path, "utf8"));
            }
        }
    }
    return {
        python: python.sort(),
        manifests: new Map([
            ...manifests
        ].sort(([a], [b])=>a < b ? -1 : 1)),
        cut: seen >= MOST_FILES
    };
}
function files_list(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, {
            withFileTypes: true
        });
    } catch  {
        return [];
    }
}
function isVirtualEnvironment(folder) {
    try {
        return (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, "pyvenv.cfg")).isFile();
    } catch  {
        return false;
    }
}
const files_TEST_FILE = /(?:^|\/)(?:tests?|testing)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$/;
/** True for test modules, conftest.py files and whatever lies in a folder of tests. */ function isTestFile(file) {
    return files_TEST_FILE.test(file);
}
/** True for a path, relative to the project, that is the project's own code. */ function isFirstParty(file) {
    return !file.startsWith("/") && !file.startsWith("..") && !/^[A-Za-z]:/.test(file) && !file.startsWith("<") && !/(?:^|\/)(?:site-packages|\.?venv|\.tox|\.nox|node_modules)\//.test(file);
}

;// CONCATENATED MODULE: ./src/context.js
/** What every stage of one run shares. */ /** Milliseconds left of the budget, never below zero; none once the run was asked to end. */ function timeLeft(context) {
    return context.abort.aborted ? 0 : Math.max(0, context.deadline - performance.now());
}
/** Why a question was not asked any more. */ function whyStopped(context) {
    return context.abort.aborted ? "the run was stopped" : "the time budget was used up";
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
// EXTERNAL MODULE: ./src/collect/log/stack.js
var stack = __webpack_require__(4325);
;// CONCATENATED MODULE: ./src/probe/stacks.js
/** Stacks that faulthandler wrote: of a hang that the plugin's watchdog could not tell of, and of an interpreter that died. */ 


const about = schemas/* object */.Ikc({
    node: schemas/* string */.YjP(),
    seconds: schemas/* number */.aig()
});
const LARGEST = 60_000;
/** `File "x.py", line 3 in f`, innermost first (`Python/traceback.c`, CPython 3.8 to 3.14). */ const FRAME = /^ {2}File "(.+)", line (\d+) in (.+)$/;
const THREAD = /^(?:Current thread|Thread) 0x[0-9a-f]+(?: \[(.+)\])? \(most recent call first\):/;
/** What stands between a test and the start of the process, and our own thread. */ const HARNESS = /[\\/](?:_pytest|pluggy|pytest|xdist)[\\/]|_python_trace_\w+\.py$/;
/** @param path the file of the plugin's last resort; it begins with a line about the node that runs */ function readStacks(path) {
    if (!(0,external_node_fs_.existsSync)(path)) return null;
    const [first = "", ...lines] = (0,external_node_fs_.readFileSync)(path, "utf8").slice(0, LARGEST).split("\n");
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
    const end = lines.findIndex((l, i)=>i > start && !(0,stack/* isFaultLine */.$R)(l) && !/^Current thread's C stack/.test(l));
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
    const dump = faultDump(ran.stderr);
    return {
        ...base,
        what: "crash",
        node,
        message: dump === "" ? how : `${how}\n${dump}`
    };
}
/** What shows it: the stacks of a hang, faulthandler's words; "" where the end of the output has to do. */ function lastWords(ran, facts) {
    const hang = facts.find((f)=>f.t === "hang");
    return hang === undefined ? faultDump(ran.stderr) : stacksText(hang);
}

;// CONCATENATED MODULE: ./src/probe/outcomes.js
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

;// CONCATENATED MODULE: ./src/probe/paths.js
/** Paths as Python saw them (absolute) to paths of the report (relative to the project). */ 
/** A path inside the project becomes relative to it, with forward slashes; any other stays as it is. */ function toProject(file, project) {
    const absolute = (0,external_node_path_.resolve)(project, file);
    if (file.startsWith("<") || !absolute.startsWith(project + external_node_path_.sep)) return file;
    return (0,external_node_path_.relative)(project, absolute).replaceAll(external_node_path_.sep, "/");
}
/**
 * A node id as pytest has it (relative to its rootdir) to one that is relative to the project, as pytest's summary prints
 * it when run there (`Config.cwd_relative_nodeid`).
 */ function toProjectNode(node, rootdir, project) {
    if (node === "" || rootdir === project) return node;
    const [file = "", ...rest] = node.split("::");
    return [
        (0,external_node_path_.relative)(project, (0,external_node_path_.join)(rootdir, file)).replaceAll(external_node_path_.sep, "/"),
        ...rest
    ].join("::");
}
const paths_frames = (list, project)=>list.map((f)=>({
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
            frames: paths_frames(e.frames, project),
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
                        frames: paths_frames(t.frames, project)
                    })),
                tasks: moved.tasks.map((t)=>({
                        ...t,
                        frames: paths_frames(t.frames, project)
                    }))
            };
        case "leaked-task":
            return {
                ...moved,
                created: origins(moved.created, project),
                frames: paths_frames(moved.frames, project)
            };
        case "blocked":
            return {
                ...moved,
                frames: paths_frames(moved.frames, project)
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

;// CONCATENATED MODULE: ./src/env/bytecode.js
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
        PYTHONPYCACHEPREFIX: (0,external_node_path_.join)(context.scratch, "pycache")
    };
}

;// CONCATENATED MODULE: ./src/env/addopts.js
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
/**
 * Splits options into those that stay and those that disturb a re-run.
 * @param tokens the words of addopts, split as pytest splits them
 * @param isPath tells whether a word names something in the project: a path among addopts would widen every run
 */ function neutralise(tokens, isPath) {
    const kept = [];
    const removed = [];
    for(let i = 0; i < tokens.length; i += 1){
        const token = tokens[i] ?? "";
        const name = GLUED.test(token) ? token.slice(0, 2) : token.split("=", 1)[0] ?? token;
        const hit = DISTURBING.find((d)=>Object.hasOwn(d.options, name));
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

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./src/probe/facts.js
/**
 * The facts that our Python side reports, as schemas: nothing that comes from the user's interpreter is believed before
 * one of these has read it. The Python side judges nothing. Paths are absolute as Python saw them.
 */ 
const facts_text = schemas/* string */.YjP();
const line = schemas/* number */.aig().int();
/** One frame of a traceback, outermost first in a list. */ const facts_frame = schemas/* object */.Ikc({
    file: facts_text,
    line,
    func: facts_text,
    /** The source line, stripped; null where the source cannot be read. */ code: facts_text.nullable(),
    /** Local names and the names of their types, first-party frames only (`{"user": "NoneType"}`). */ locals: schemas/* record */.g1P(facts_text, facts_text).default({})
});
/** The definition that a call reaches, as far as it can be told without running code. */ const callee = schemas/* object */.Ikc({
    qualname: facts_text,
    module: facts_text.nullable(),
    file: facts_text.nullable(),
    line: line.nullable(),
    signature: facts_text.nullable(),
    kind: schemas/* enum */.k5n([
        "function",
        "coroutine",
        "class",
        "builtin",
        "other"
    ]),
    /** How the written call disagrees with the signature; empty lists when it fits or uses star arguments. */ missing: schemas/* array */.YOg(facts_text),
    unexpected: schemas/* array */.YOg(facts_text),
    excess: schemas/* number */.aig().int()
});
const exception = schemas/* object */.Ikc({
    type: facts_text,
    module: facts_text,
    /** Names of the classes of the MRO, the type itself first. */ mro: schemas/* array */.YOg(facts_text),
    message: facts_text,
    /** How this exception hangs on the one before it in the list; the raised one is first and has "none". */ link: schemas/* enum */.k5n([
        "none",
        "cause",
        "context"
    ]),
    /** For a "context" link: `raise … from None` hid it. */ suppressed: schemas/* boolean */.zMY(),
    frames: schemas/* array */.YOg(facts_frame),
    /** Import errors. `from_name` is the name that the module lacks (Python 3.12, else read from the statement). */ import: schemas/* object */.Ikc({
        name: facts_text.nullable(),
        path: facts_text.nullable(),
        from_name: facts_text.nullable()
    }).nullable(),
    /** Attribute errors. `owner` is the type's name, for a module the module's name; `expr` the source of the object. */ attribute: schemas/* object */.Ikc({
        name: facts_text,
        owner: facts_text,
        owner_kind: schemas/* enum */.k5n([
            "none",
            "module",
            "class",
            "instance",
            "coroutine",
            "mock"
        ]),
        owner_file: facts_text.nullable(),
        expr: facts_text.nullable()
    }).nullable(),
    /** Name errors (UnboundLocalError included). */ name: facts_text.nullable(),
    /** Key and index errors: repr of the key, cut. */ key: facts_text.nullable(),
    syntax: schemas/* object */.Ikc({
        file: facts_text.nullable(),
        line: line.nullable(),
        text: facts_text.nullable(),
        message: facts_text
    }).nullable(),
    os: schemas/* object */.Ikc({
        errno: line.nullable(),
        strerror: facts_text.nullable(),
        filename: facts_text.nullable()
    }).nullable(),
    unicode: schemas/* object */.Ikc({
        encoding: facts_text,
        reason: facts_text
    }).nullable(),
    /** Fixture look-up errors: the name asked for, the names in reach, the functions that asked (innermost last). */ fixture: schemas/* object */.Ikc({
        name: facts_text,
        available: schemas/* array */.YOg(facts_text),
        stack: schemas/* array */.YOg(schemas/* object */.Ikc({
            file: facts_text,
            line,
            func: facts_text
        })),
        message: facts_text
    }).nullable(),
    /** Type errors raised at a call itself, not inside what was called. */ call: callee.nullable(),
    /** Subexpressions of the failing statement that were None or a coroutine when it failed. */ nones: schemas/* array */.YOg(facts_text),
    coroutines: schemas/* array */.YOg(facts_text),
    /** Those that were doubles of unittest.mock, with their class (Mock, MagicMock, AsyncMock, …). */ mocks: schemas/* array */.YOg(schemas/* object */.Ikc({
        expr: facts_text,
        type: facts_text
    })).default([])
});
const base = {
    node: facts_text
};
const sessionFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("session"),
    pytest: facts_text,
    rootdir: facts_text,
    inipath: facts_text.nullable(),
    plugins: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: facts_text,
        version: facts_text
    })),
    /** asyncio_mode of pytest-asyncio where it is there. */ asyncio_mode: facts_text.nullable(),
    /** What the configuration puts first on sys.path. */ pythonpath: schemas/* array */.YOg(facts_text).default([])
});
const itemFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("item"),
    ...base,
    file: facts_text,
    line: line.nullable(),
    /** What pytest's junit writer would put for this item. */ junit: schemas/* object */.Ikc({
        classname: facts_text,
        name: facts_text
    }),
    /** Lower case: function, async-function, async-generator, doctest, unittest, other. */ kind: facts_text,
    markers: schemas/* array */.YOg(facts_text),
    fixtures: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: facts_text,
        scope: facts_text,
        file: facts_text.nullable(),
        line: line.nullable(),
        async: schemas/* boolean */.zMY()
    }))
});
const startFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("start"),
    ...base
});
const reportFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("report"),
    ...base,
    phase: schemas/* enum */.k5n([
        "setup",
        "call",
        "teardown"
    ]),
    outcome: schemas/* enum */.k5n([
        "passed",
        "failed",
        "skipped"
    ]),
    duration: schemas/* number */.aig(),
    /** Reason of an xfail mark where it has one on this report, "" for a mark without reason. */ xfail: facts_text.nullable(),
    skip_reason: facts_text.nullable(),
    exceptions: schemas/* array */.YOg(exception),
    /** The comparison that an assert made, from pytest's own hook. */ assertion: schemas/* object */.Ikc({
        op: facts_text,
        left_type: facts_text,
        right_type: facts_text,
        left: facts_text,
        right: facts_text,
        explanation: facts_text
    }).nullable(),
    /** pytest's own rendering, cut. */ longrepr: facts_text,
    sections: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: facts_text,
        content: facts_text
    }))
});
const collectErrorFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("collect-error"),
    /** The collector's node id: a file for a module, a folder (pytest 8 on) or "" where a conftest failed. */ ...base,
    /** The collector's file or folder; the conftest where that failed. */ file: facts_text.nullable(),
    exceptions: schemas/* array */.YOg(exception),
    longrepr: facts_text
});
const warningFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("warning"),
    node: facts_text,
    when: facts_text,
    category: facts_text,
    mro: schemas/* array */.YOg(facts_text),
    message: facts_text,
    file: facts_text,
    line
});
/** Lines of the project, innermost first. */ const facts_origin = schemas/* array */.YOg(schemas/* object */.Ikc({
    file: facts_text,
    line,
    func: facts_text
}));
const droppedFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("dropped-coroutine"),
    node: facts_text,
    qualname: facts_text,
    defined: schemas/* object */.Ikc({
        file: facts_text,
        line
    }),
    /** Where it was created, innermost first; empty when Python did not track it. */ created: facts_origin
});
/** What no caller could catch: an exception in a finalizer or a thread, or what asyncio's loops log, in their words. */ const unraisableFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("unraisable"),
    node: facts_text,
    exceptions: schemas/* array */.YOg(exception),
    message: facts_text,
    /** Of a task: where its coroutine was created. */ created: facts_origin.default([])
});
/** On the way of an error about event loops: the loops, where each was made and closed, and what belongs to them. */ const loopsFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("loops"),
    ...base,
    loops: schemas/* array */.YOg(schemas/* object */.Ikc({
        made: facts_origin,
        /** The test that ran, "" for none; null for a loop that asyncio did not make. */ made_in: facts_text.nullable(),
        closed: facts_origin.nullable(),
        closed_in: facts_text.nullable(),
        is_closed: schemas/* boolean */.zMY(),
        /** It is the one that ran the failing code. */ ran: schemas/* boolean */.zMY()
    })),
    /** `expr` in the frame at `file:line`, with its type and the number of its loop. */ objects: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: facts_text,
        line,
        expr: facts_text,
        type: facts_text,
        loop: schemas/* number */.aig().int()
    }))
});
/** An asyncio task that was still pending when its loop ended, which cancels tasks in silence, or when it was collected. */ const leakedTaskFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("leaked-task"),
    ...base,
    name: facts_text,
    qualname: facts_text,
    end: schemas/* enum */.k5n([
        "cancelled",
        "destroyed"
    ]),
    /** Where its coroutine was created, innermost first. */ created: facts_origin,
    /** Where it waited, outermost first. */ frames: schemas/* array */.YOg(facts_frame)
});
/** A coroutine that kept its thread, and the event loop there, for so long; outermost frame first. */ const blockedFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("blocked"),
    ...base,
    seconds: schemas/* number */.aig(),
    frames: schemas/* array */.YOg(facts_frame)
});
/** An exception that first-party code caught while the node ran (node "" while modules were imported), and the handler's line. */ const caughtFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("caught"),
    ...base,
    exception,
    handler: schemas/* object */.Ikc({
        file: facts_text,
        line,
        func: facts_text
    })
});
/** Where the top-level modules of sys.modules came from when the run ended (a file, or a folder for a namespace package), and sys.path then. */ const modulesFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("modules"),
    modules: schemas/* record */.g1P(facts_text, facts_text),
    path: schemas/* array */.YOg(facts_text).default([])
});
/** A run that pytest itself could not begin or end: usage, conftest, plugin or internal error, pytest.exit or Ctrl-C. */ const brokenFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("broken"),
    what: schemas/* enum */.k5n([
        "usage",
        "conftest",
        "internal-error",
        "exit"
    ]),
    message: facts_text,
    /** The conftest at fault: it could not be imported, or names a plugin that could not. */ file: facts_text.nullable(),
    exceptions: schemas/* array */.YOg(exception)
});
const hangFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("hang"),
    ...base,
    seconds: schemas/* number */.aig(),
    threads: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: facts_text,
        frames: schemas/* array */.YOg(facts_frame)
    })),
    tasks: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: facts_text,
        frames: schemas/* array */.YOg(facts_frame)
    }))
});
/** The lines of the project's functions that a node ran: by file the first and last line of each run of lines, one after the other. */ const coverageFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("coverage"),
    ...base,
    files: schemas/* record */.g1P(facts_text, schemas/* array */.YOg(line))
});
const finishFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("finish"),
    exit_status: line
});
/** A failure of the plugin itself, which the session did not notice. */ const troubleFact = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("trouble"),
    where: facts_text,
    message: facts_text
});
/** One line of the plugin's channel. */ const fact = schemas/* discriminatedUnion */.gMt("t", [
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

;// CONCATENATED MODULE: ./src/probe/channel.js
/** Reads what the plugin wrote: JSON lines of this run's nonce, each checked by its schema. */ 



const signed = schemas/* object */.Ikc({
    k: schemas/* string */.YjP()
});
/** More than this is not read: the code under test could write the channel full. */ const channel_LARGEST = 256 << 20;
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
        for(let at = 0; at < Math.min(size, channel_LARGEST);){
            const got = (0,external_node_fs_.readSync)(fd, chunk, 0, chunk.length, at);
            if (got === 0) break;
            at += got;
            const lines = (rest + decoder.write(chunk.subarray(0, got))).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines){
                const read = channel_parse(line, nonce);
                if (read === null) refused += 1;
                else facts.push(read);
            }
        }
        return {
            facts,
            refused: refused + (rest === "" ? 0 : 1),
            cut: size > channel_LARGEST
        };
    } finally{
        (0,external_node_fs_.closeSync)(fd);
    }
}
function channel_parse(line, nonce) {
    let value;
    try {
        value = JSON.parse(line);
    } catch  {
        return null;
    }
    const sign = signed.safeParse(value);
    if (!sign.success || sign.data.k !== nonce) return null;
    const read = fact.safeParse(value);
    return read.success ? read.data : null;
}

;// CONCATENATED MODULE: ./src/probe/pytest.js
/** One run of the project's pytest through our plugin: the argv is what a person would type. */ 







/** Works out, once a run, what to neutralise. */ function neutralSettings(context, interpreter) {
    const isPath = (word)=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(context.inputs.project, word.split("::", 1)[0] ?? word));
    const addopts = interpreter.facts.pytest?.addopts ?? {
        config: [],
        env: []
    };
    const config = neutralise(addopts.config, isPath);
    const env = neutralise(addopts.env, isPath);
    const shuffles = interpreter.facts.distributions.some((d)=>d.name.toLowerCase() === "pytest-randomly") && ![
        ...config.kept,
        ...env.kept
    ].join(" ").includes("no:randomly");
    const args = [
        ...config.removed.length > 0 ? [
            "-o",
            `addopts=${shlexJoin(config.kept)}`
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
        ...context.inputs.pytestArgs
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
            PYTEST_ADDOPTS: shlexJoin(ownEnv)
        },
        said: [
            ...config.removed.map((r)=>`addopts: ${r}`),
            ...env.removed.map((r)=>`PYTEST_ADDOPTS: ${r}`),
            ...shuffles ? [
                "pytest-randomly (shuffles the order)"
            ] : []
        ]
    };
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
        ...context.inputs.pytestArgs
    ];
    const told = (0,external_node_path_.join)(context.scratch, `settings-${nonce}.json`);
    (0,external_node_fs_.writeFileSync)(told, JSON.stringify(settings));
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            ...words
        ],
        cwd: question.checkout ?? context.inputs.project,
        timeoutMs: Math.min(question.timeoutMs ?? Number.POSITIVE_INFINITY, timeLeft(context)),
        env: {
            ...neutral.env,
            ...question.env,
            PYTHONPATH: join_(context.pythonDir, user.PYTHONPATH, process.platform === "win32" ? ";" : ":"),
            PYTEST_PLUGINS: join_("python_trace_plugin", user.PYTEST_PLUGINS, ","),
            PYTHON_TRACE_PLUGIN: told,
            ...bytecodeEnv(context, interpreter)
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
    const stuck = read.facts.some((f)=>f.t === "hang") ? null : readStacks(stacks);
    return {
        ran,
        facts: stuck === null ? read.facts : [
            ...read.facts,
            stuck
        ]
    };
}

;// CONCATENATED MODULE: ./src/probe/reproduce.js
/** Runs the failed nodes again, and only those, until each has an outcome or a reason for having none. */ 






/** Bytes of node ids in one call; the rest goes into the next one. Far below the systems' limits for arguments. */ const ARGV_BYTES = 100_000;
/** A process that dies takes its other nodes with it; so often they are started anew. */ const MOST_DEATHS = 20;
const INI = /^(?:pytest\.ini|\.pytest\.ini|pytest\.toml)$/;
/** Arguments that name nodes: a leading dash or @ is an option or a file of arguments to pytest. */ const nodeArgument = (id)=>/^[-@]/.test(id) ? `./${id}` : id;
/** Runs pytest and reads what came of it. */ async function readRun(context, interpreter, neutral, question) {
    return interpret(context, await runPytest(context, interpreter, neutral, question), question);
}
function interpret(context, run, { checkout, about }) {
    const project = checkout ?? context.inputs.project;
    const session = run.facts.find((f)=>f.t === "session") ?? null;
    const facts = run.facts.map((f)=>factToProject(f, session?.rootdir ?? project, project));
    const claim = `${about === undefined ? "" : `${about}: `}${claimOf(run.ran, facts)}`;
    const evidence = context.recorder.fromCommand(run.ran, claim, lastWords(run.ran, facts) || reproduce_tail(run.ran.output));
    const outcome = outcomes(facts, ()=>evidence);
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
const reproduce_tail = (text)=>text.slice(-1400);
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
 */ async function reproduce(context, interpreter, neutral, ids, manifests) {
    const reads = [];
    const unknown = [];
    let deaths = 0;
    const queue = batches(ids, manifests);
    for(let batch = queue.shift(); batch !== undefined; batch = queue.shift()){
        if (timeLeft(context) === 0) {
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
                caught: true
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
            const gone = await reproduce_missing(context, interpreter, neutral, batch);
            if (gone.size > 0) {
                unknown.push(...gone);
                const there = batch.filter((id)=>!gone.has(id));
                if (there.length > 0) queue.unshift(there);
                continue;
            }
        }
        reads.push(read);
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
        reason: whyStopped(context)
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
/** Asks pytest which of these ids it does not know, by collecting their files. */ async function reproduce_missing(context, interpreter, neutral, ids) {
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
    const there = (id)=>known.some((k)=>k === id || k.startsWith(`${id}::`) || k.startsWith(`${id}[`));
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
    const run = await readRun(context, interpreter, neutral, {
        stepId: "S3",
        action: "pytest.blocked",
        args: [
            "-q",
            nodeArgument(node),
            "--tb=short"
        ],
        settings: {
            blocked: MOMENT
        }
    });
    const blocked = run.facts.filter((f)=>f.t === "blocked").sort((a, b)=>b.seconds - a.seconds);
    const [longest] = blocked;
    const claim = longest === undefined ? `watched: no coroutine keeps the loop for ${String(MOMENT)} s` : `watched: the loop is kept for ${String(longest.seconds)} s`;
    const stacks = stacksText({
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
        timeoutMs: Math.min(TIMEOUT_MS, timeLeft(context)),
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
            `pythonpath=${shlexJoin([
                ...new Set(words)
            ])}`
        ]
    };
}

;// CONCATENATED MODULE: ./src/probe/once-more.js
/** A failing node once more, alone and in a fresh process, with one thing changed. */ 
/** @param node a node id, or a file that cannot be collected */ async function onceMore(bench, node, factor) {
    const { context, interpreter, neutral } = bench;
    const { ran, outcome, evidence } = await readRun(context, interpreter, neutral, {
        stepId: "S3",
        action: "pytest.counterfactual",
        about: factor === null ? "alone" : `with ${factor.told}`,
        args: [
            "-q",
            nodeArgument(node),
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
    if (isCommand(evidence) && evidence.source.argv.filter((word)=>word.includes("::") || word.endsWith(".py")).join() === nodeArgument(node)) return evidence;
    const alone = await onceMore(bench, node, null);
    return alone.outcome === "failed" ? alone.evidence : null;
}
function isCommand(evidence) {
    return evidence.source.type === "command";
}

;// CONCATENATED MODULE: ./src/probe/width.js
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

;// CONCATENATED MODULE: ./src/stages/confirm.js
/** After the rules: roots that one run can prove, or disprove, are put to it. */ 









const confirm_WIDTH = 2;
/** Roots of one diagnosis that are put to the test: after so many the ranking stands as it is. */ const confirm_MOST = 2;
/** What is left of the score of a root that a run speaks against. */ const DISPROVED = 0.3;
/** @param facts of the runs in which the failures were seen, in order */ async function confirm_confirm(bench, facts, diagnoses) {
    return eachOf(diagnoses, confirm_WIDTH, (diagnosis)=>settle(bench, facts, diagnosis));
}
async function settle(bench, facts, diagnosis) {
    let { findings } = diagnosis;
    for(let turn = 0; turn < confirm_MOST; turn += 1){
        const [root] = findings;
        const { experiment } = root;
        if (experiment === undefined || root.contrast !== undefined) break;
        if (timeLeft(bench.context) === 0) {
            bench.context.notRun.push({
                step: `proof of ${root.kind}`,
                reason: whyStopped(bench.context)
            });
            break;
        }
        const outcome = await unlessStopped(put(bench, experiment, diagnosis.failures[0], facts)) ?? {
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
        const [first, ...rest] = rank(findings.map((one)=>same(one.experiment, experiment) ? after(one, outcome) : one));
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
    return signature(one, isFirstParty) === signature(other, isFirstParty);
}

;// CONCATENATED MODULE: ./src/env/change.js
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
/** Runs git in the project. */ function git(context, args) {
    return context.exec.run({
        argv: [
            ...SAFE_GIT,
            ...args
        ],
        cwd: context.inputs.project,
        timeoutMs: Math.min(60_000, Math.max(1000, timeLeft(context))),
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
            reason: `${(0,external_node_path_.basename)(context.inputs.project)} is not a git checkout, or git is not there`
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
        "diff",
        "--no-ext-diff",
        "--no-textconv",
        "--no-color",
        "--unified=0",
        "-M",
        "--relative",
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
/** Reads a unified diff without context lines (format: `git help diff`, "Generating patch text with -p"). */ function parseDiff(text) {
    const files = [];
    let [oldLine, newLine] = [
        0,
        0
    ];
    for (const line of text.split("\n")){
        const header = /^diff --git "?a\/(.+?)"? "?b\/(.+?)"?$/.exec(line);
        const current = files.at(-1);
        const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line);
        if (header) {
            files.push({
                file: header[2] ?? "",
                status: "modified",
                added: [],
                removed: []
            });
            [oldLine, newLine] = [
                0,
                0
            ];
        } else if (current === undefined) continue;
        else if (hunk) [oldLine, newLine] = [
            Number(hunk[1]),
            Number(hunk[2])
        ];
        else if (line.startsWith("new file")) current.status = "added";
        else if (line.startsWith("deleted file")) current.status = "deleted";
        else if (line.startsWith("rename to ")) current.status = "renamed";
        else if (newLine === 0 && oldLine === 0) continue;
        else if (line.startsWith("+")) current.added.push({
            line: newLine++,
            text: line.slice(1)
        });
        else if (line.startsWith("-")) current.removed.push({
            line: oldLine++,
            text: line.slice(1)
        });
    }
    return files;
}
/** git itself may be missing; a run that was stopped stays stopped. */ function notThere(thrown) {
    if (thrown instanceof errors/* UserError */.yo) return null;
    throw thrown;
}

;// CONCATENATED MODULE: ./src/probe/history/culprit.js
/** What one commit did, in lines as they stand at HEAD. */ 
const DIFF = [
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color",
    "--unified=0",
    "-M",
    "--relative"
];
/**
 * The change of a commit against its first parent. Lines that later commits took away are left out; removed lines are
 * numbered where they would stand now.
 * @returns null where git has no answer (the parent is not in a shallow checkout)
 */ async function culpritOf(context, sha) {
    const [own, since] = await Promise.all([
        git(context, [
            ...DIFF,
            `${sha}^`,
            sha
        ]),
        git(context, [
            ...DIFF,
            sha,
            "HEAD"
        ])
    ]);
    if (own.exitCode !== 0 || since.exitCode !== 0) return null;
    const [done, later] = [
        hunksOf(own.stdout),
        hunksOf(since.stdout)
    ];
    const byNewName = new Map([
        ...done.values()
    ].map((f)=>[
            f.name,
            f.hunks
        ]));
    return parseDiff(own.stdout).map((file)=>{
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
                    line: nearest(now.hunks, placeOfRemoved(byNewName.get(file.file) ?? [], r.line))
                }))
        };
    });
}
/** Name at the newer side and hunks of each file, by its name at the older side. */ function hunksOf(diff) {
    const files = new Map();
    let current = [];
    for (const line of diff.split("\n")){
        const header = /^diff --git "?a\/(.+?)"? "?b\/(.+?)"?$/.exec(line);
        if (header !== null) {
            current = [];
            files.set(header[1] ?? "", {
                name: header[2] ?? "",
                hunks: current
            });
            continue;
        }
        const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
        if (hunk !== null) current.push([
            Number(hunk[1]),
            Number(hunk[2] ?? 1),
            Number(hunk[3]),
            Number(hunk[4] ?? 1)
        ]);
    }
    return files;
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
const nearest = (hunks, line)=>carry(hunks, line) ?? hunks.find(([start, count])=>line >= start && line < start + count)?.[2] ?? line;
/** Where a line that a commit removed would stand, in the numbering after that commit. */ function placeOfRemoved(hunks, line) {
    const hunk = hunks.find(([start, count])=>line >= start && line < start + count);
    return hunk === undefined ? line : Math.max(1, hunk[2] + Math.min(line - hunk[0], Math.max(0, hunk[3] - 1)));
}

;// CONCATENATED MODULE: ./src/probe/history/origin.js
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
        ].some((folder)=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, folder, name)) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, folder, `${name}.py`)))));
}
/**
 * First-party code that came from elsewhere, `name from path` each.
 * @param read a run, its paths already relative to its checkout
 * @param top the user's repository: nothing of it may be loaded, installed packages of a virtual environment in it aside
 * @returns null where the run does not say where its modules came from: then nothing is proven
 */ function strangers(read, own, top) {
    const outside = (file)=>file.startsWith(top + external_node_path_.sep) && !INSTALLED.test(file);
    const raised = read.death?.exceptions.flatMap((e)=>e.frames.filter((f)=>outside(f.file)).map((f)=>`${f.func} from ${f.file}`)) ?? [];
    const fact = read.facts.filter((f)=>f.t === "modules").at(-1);
    // A run that pytest could not begin has loaded no more than its traceback shows.
    if (fact === undefined) return read.session === null && [
        "usage",
        "conftest",
        "internal-error"
    ].includes(read.death?.what ?? "") ? raised : null;
    const loaded = Object.entries(fact.modules).filter(([name, file])=>(0,external_node_path_.isAbsolute)(file) && (own.has(name) || outside(file)));
    return [
        ...loaded.map(([name, file])=>`${name} from ${file}`),
        ...raised
    ];
}
/** Folders, relative to the project, that an editable install of something in it puts on the path. */ function editablePaths(context, interpreter) {
    const { project } = context.inputs;
    return interpreter.facts.distributions.flatMap(({ editable })=>{
        const folder = editable === null ? null : toProject(editable, project);
        if (editable !== project && (folder === null || (0,external_node_path_.isAbsolute)(folder))) return [];
        return rootsIn(project, editable === project || folder === null ? "" : folder);
    });
}
/** Where the packages of a source folder begin: `src` in it where it has one. */ function rootsIn(project, folder) {
    const source = (0,external_node_path_.join)(folder, "src");
    return [
        (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, source)) ? source : folder
    ];
}
/**
 * PYTHONPATH of a scratch run: the checkout's own folders first, then the user's, those in the user's checkout moved.
 * Null where there is none.
 */ function pythonPath(context, checkout, folders) {
    const { project } = context.inputs;
    const user = (context.env["PYTHONPATH"] ?? "").split(external_node_path_.delimiter).filter((p)=>p !== "").map((p)=>origin_moved(p, project, checkout));
    const all = [
        ...folders.map((f)=>(0,external_node_path_.join)(checkout, f)),
        ...user
    ];
    return all.length === 0 ? null : all.join(external_node_path_.delimiter);
}
/** A path in the user's checkout as one of the scratch checkout; any other word stays as it is. */ function origin_moved(word, project, checkout) {
    return word === project ? checkout : word.replaceAll(`${project}${external_node_path_.sep}`, `${checkout}${external_node_path_.sep}`);
}

;// CONCATENATED MODULE: ./src/probe/history/bench.js
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
        own: ownNames(parts.interpreter, parts.asked.files.python)
    };
}
/** What to begin with: an editable install of the project is known to point elsewhere. */ function firstSetup(bench) {
    return {
        path: [
            ...new Set(editablePaths(bench.context, bench.interpreter))
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
            pytestArgs: context.inputs.pytestArgs.map((a)=>origin_moved(a, from, project)),
            mypyTargets: context.inputs.mypyTargets.map((a)=>origin_moved(a, from, project))
        },
        env: {
            ...context.env,
            PYTHONPATH: pythonPath(context, project, setup.path) ?? undefined
        }
    };
}

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

// EXTERNAL MODULE: ./src/collect/mypy-log.js + 1 modules
var mypy_log = __webpack_require__(4045);
;// CONCATENATED MODULE: ./src/probe/types/mypy.js
/** One call of the project's mypy, and what it says line by line. */ 




/** Runs mypy in the project. */ async function callMypy(context, interpreter, { stepId, action, args, cache }) {
    const json = mypy_atLeast(interpreter.facts.mypy?.version ?? "0", 1, 11);
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
        timeoutMs: timeLeft(context),
        // The variable keeps the command as a person would type it.
        env: {
            MYPY_CACHE_DIR: (0,external_node_path_.join)(context.scratch, cache),
            MYPY_FORCE_COLOR: null,
            FORCE_COLOR: null,
            ...bytecodeEnv(context, interpreter)
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
            file: toProject(e.file, project),
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
    const found = line.startsWith("{") ? (0,mypy_log/* parseMypyJson */.Dm)(line) : (0,mypy_log/* parseMypyLine */.BD)(line);
    return found === null ? [] : [
        found
    ];
}
function mypy_atLeast(version, major, minor) {
    const [a = 0, b = 0] = version.split(".").map(Number);
    return a > major || a === major && b >= minor;
}

;// CONCATENATED MODULE: ./src/probe/history/ask.js
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
    const queue = batches(there, ask.manifests);
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
    return readRun(context, interpreter, neutral, {
        stepId: "S3",
        action: ask.action,
        env: ask.env,
        args: [
            "-q",
            ...ask.collectOnly ? [
                "--collect-only"
            ] : [],
            ...words.map(nodeArgument),
            "--tb=short",
            ...files.size > 1 ? [
                "--continue-on-collection-errors"
            ] : []
        ]
    });
}
/** pytest's words for an id that it does not find in a module that it can collect. */ function isUnknown(id, read) {
    return read.death?.what === "usage" && id.includes("::") && new RegExp(`not found: \\S.*?${ask_escape(id)}$`, "m").test(`${read.ran.stderr}\n${read.death.message}`);
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
const ask_escape = (text)=>text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/**
 * True where the file is not there, or the function or class that the node names is defined in the user's file and not in
 * this one. What cannot be told by reading (parameters, inherited tests) is left to pytest.
 */ function isAbsent(id, project, head) {
    const [file = "", ...names] = id.split("::");
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, file))) return true;
    return names.some((name)=>{
        const defined = new RegExp(`^\\s*(?:async\\s+)?(?:def|class)\\s+${ask_escape(name.replace(/\[.*$/s, ""))}\\b`, "m");
        return defined.test(ask_text((0,external_node_path_.join)(head, file))) && !defined.test(ask_text((0,external_node_path_.join)(project, file)));
    });
}
function ask_text(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, "utf8");
    } catch  {
        return "";
    }
}

;// CONCATENATED MODULE: ./src/probe/history/checkout.js
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
    const folder = (0,external_node_path_.join)(context.scratch, "history");
    (0,external_node_fs_.mkdirSync)(folder, {
        recursive: true
    });
    const top = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, `${revision.commit.sha.slice(0, 7)}-`));
    const git = async (args, stdin)=>{
        const ran = await context.exec.run({
            argv: [
                ...SAFE_GIT,
                "--literal-pathspecs",
                "-c",
                "advice.detachedHead=false",
                "-c",
                "submodule.recurse=false",
                ...args
            ],
            cwd: top,
            timeoutMs: Math.max(1000, timeLeft(context)),
            env: ENVIRONMENT,
            ...stdin === undefined ? {} : {
                stdin: stdin.join("\0")
            }
        });
        if (ran.exitCode !== 0) throw new Error(`git ${args[0] ?? ""} of ${revision.commit.sha.slice(0, 7)}: ${ran.stderr.trim().split("\n").at(-1) ?? "no answer"}`);
    };
    const remove = ()=>{
        (0,external_node_fs_.rmSync)(top, {
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
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(top, ".git", "objects", "info"), {
            recursive: true
        });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(top, ".git", "objects", "info", "alternates"), `${repository.objects}\n`);
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
        const project = (0,external_node_path_.resolve)(top, repository.prefix);
        if ((0,external_node_fs_.existsSync)(project)) copy(extras, context.inputs.project, project);
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
        const target = (0,external_node_path_.join)(to, file);
        try {
            if ((0,external_node_fs_.existsSync)(target) || !staysInside((0,external_node_path_.dirname)(target), to)) continue;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), {
                recursive: true
            });
            (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(from, file), target);
        } catch  {
        // A file stands where a folder would be, at that commit: it does without.
        }
    }
}
function staysInside(folder, root) {
    let at = folder;
    while(at !== root && !(0,external_node_fs_.existsSync)(at))at = (0,external_node_path_.dirname)(at);
    return `${(0,external_node_fs_.realpathSync)(at)}${external_node_path_.sep}`.startsWith(`${(0,external_node_fs_.realpathSync)(root)}${external_node_path_.sep}`);
}

;// CONCATENATED MODULE: ./src/probe/history/question.js
/** A group of failures as history follows it: which node, run how. */ 
/** The name under which a failure is found again at another commit. */ function nameOf(failure) {
    return failure.type === "mypy" ? typeName(failure, failure.file) : failure.node ?? "";
}
/** A type error without its line: numbers in its message are lines of other places. Words without a line are mypy's own trouble. */ function typeName({ line, code, message }, file) {
    return `${file}: ${line === null ? skeleton(message) : message.replace(/\d+/g, "#")} [${code ?? ""}]`;
}
/** One failure for each name, the followed one first; of a group in company only those that run in it. */ function question_members({ group, focus }) {
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
    if (Object.keys(group.env).length > 0 || group.repeats > 1) return {
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

;// CONCATENATED MODULE: ./src/probe/history/seen.js
/** What a run at another revision says of one failure. */ 


const unknown = (reason)=>({
        states: new Map(),
        shown: null,
        reason
    });
function stateOf(seen, failure) {
    return seen.states.get(nameOf(failure)) ?? "unknown";
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
    const asAtHead = (f)=>signature(f, isFirstParty) === signature(failure, isFirstParty);
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
/**
 * Type errors are told apart by file and message, and counted: three alike at HEAD and two here is one that passes here.
 * @param found errors of a run at another revision, and its exit code
 * @param renames path at HEAD → path here
 */ function typeStates(failures, found, exitCode, renames) {
    const count = (names)=>{
        const counts = new Map();
        for (const name of names)counts.set(name, (counts.get(name) ?? 0) + 1);
        return counts;
    };
    const here = count(found.map((f)=>typeName(f, f.file)));
    const wanted = count(failures.map(nameOf));
    // 2: a syntax error or mypy's own trouble ended it before it had checked all.
    const whole = exitCode === 0 || exitCode === 1;
    return new Map(failures.flatMap((f)=>{
        if (f.type !== "mypy") return [];
        const times = Math.max(here.get(nameOf(f)) ?? 0, here.get(typeName(f, renames.get(f.file) ?? f.file)) ?? 0);
        return [
            [
                nameOf(f),
                times >= (wanted.get(nameOf(f)) ?? 1) ? "same" : whole ? "passed" : "other"
            ]
        ];
    }));
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
        const checkout = await checkOut(bench.context, bench.repository, revision, setup.extras);
        try {
            const here = {
                bench,
                scope,
                name: labelOf(revision),
                context: contextIn(bench.context, checkout.project, setup)
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
                unknown((0,errors/* messageOf */.bD)(thrown))
            ]));
    }
}
const followed = ({ scope }, question)=>scope === "all" ? question_members(question) : [
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
            ...new Set(shared.flatMap((q)=>followed(here, q).map(nameOf)))
        ];
        const answers = await each(here, askOf(here, words, kind === "collect", {}));
        for (const q of shared)found.set(q.group.signature, seenOf(here, followed(here, q), answers));
    }
    const done = new Map();
    for (const q of questions){
        if (q.manner.kind !== "own") continue;
        const { company, env, repeats } = q.group;
        const alone = company === null && q.manner.words.length > 0;
        const ask = askOf(here, alone ? followed(here, q).map(nameOf) : q.manner.words, q.manner.collectOnly, env);
        let seen = unknown("nothing ran");
        for(let i = 0; i < repeats && stateOf(seen, q.focus) !== "same"; i += 1){
            // Groups with the same company share its run.
            const key = JSON.stringify([
                ask.words,
                ask.collectOnly,
                env,
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
function askOf({ bench }, words, collectOnly, env) {
    return {
        action: "history.pytest",
        words,
        collectOnly,
        env,
        manifests: [
            ...bench.asked.files.manifests.keys()
        ],
        head: bench.context.inputs.project
    };
}
const each = ({ bench, context }, ask)=>askEach(context, bench.interpreter, bench.neutral, ask);
const together = ({ bench, context }, ask)=>askTogether(context, bench.interpreter, bench.neutral, ask);
/** Reads the answers for the failures of one group, the followed one first. */ function seenOf({ bench, context, name }, failures, answers) {
    const of = (f)=>answers.filter((a)=>a.words === null || a.words.includes(nameOf(f))).map((a)=>a.read);
    const mine = [
        ...new Set(failures.flatMap(of))
    ];
    const origins = mine.map((read)=>strangers(read, namesThere(bench.own, context.inputs.project), bench.repository.top));
    const foreign = origins.flatMap((o)=>o ?? []);
    if (foreign.length > 0) return unknown(`it ran other code than the checkout's: ${foreign.slice(0, 3).join(", ")}`);
    if (origins.includes(null)) return unknown("the run did not tell where its modules came from");
    const states = new Map(failures.flatMap((f)=>f.type === "mypy" ? [] : [
            [
                nameOf(f),
                testState(f, of(f))
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
    const targets = plan.targets.map((t)=>origin_moved(t, bench.context.inputs.project, context.inputs.project)).filter((t)=>(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(context.inputs.project, t)));
    if (plan.targets.length > 0 && targets.length === 0) {
        return new Map(asked.map((q)=>[
                q.group.signature,
                {
                    states: new Map(q.group.failures.map((f)=>[
                            nameOf(f),
                            "absent"
                        ])),
                    shown: null,
                    reason: ""
                }
            ]));
    }
    const run = await callMypy(context, bench.interpreter, {
        stepId: "S3",
        action: "history.mypy",
        args: [
            "--no-incremental",
            ...targetWords(targets)
        ],
        cache: "history-mypy-cache"
    });
    const errors = errorsOf(run, context.inputs.project);
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
                states: typeStates(q.group.failures, found, ran.exitCode, bench.renames),
                shown,
                reason: ""
            }
        ]));
}

;// CONCATENATED MODULE: ./src/probe/history/repository.js
/** The user's repository, read only: where it keeps its objects, its commits, what differs between two of them. */ 



/** A git command whose failure is an error with git's own words. */ async function repository_ask(context, args) {
    const ran = await git(context, args);
    if (ran.exitCode !== 0) throw new Error(`git ${args[0] ?? ""}: ${ran.stderr.trim().split("\n").at(-1) ?? "no answer"}`);
    return ran.stdout;
}
/** @throws Error where git does not answer */ async function openRepository(context) {
    const [top = "", objects = "", shallow = "", format = "", prefix = ""] = (await repository_ask(context, [
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
        objects: (0,external_node_path_.resolve)(project, objects),
        format,
        shallow: new Set(linesOf((0,external_node_path_.resolve)(project, shallow)))
    };
}
function linesOf(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, "utf8").split("\n").filter((l)=>l !== "");
    } catch  {
        return []; // not shallow
    }
}
/** rev-list, unlike log, shows no signatures: that would run gpg. */ async function repository_list(context, args) {
    const text = await repository_ask(context, [
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
    const [commit] = await repository_list(context, [
        "--max-count=1",
        revision
    ]);
    if (commit === undefined) throw new Error(`git knows no commit ${revision}`);
    return commit;
}
/**
 * The first-parent line that leads to `to`, oldest first, begun by what it started from: the parent of its first commit,
 * or `from` where that is not there.
 */ async function repository_lineOf(context, from, to) {
    const commits = await repository_list(context, [
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
    return (await repository_ask(context, [
        "rev-list",
        "--topo-order",
        "--reverse",
        `${from}..${to}`
    ])).split("\n").filter((l)=>l !== "");
}
/** @returns null where the two have no common ancestor in this checkout */ async function forkOf(context, one, other) {
    const ran = await git(context, [
        "merge-base",
        one,
        other
    ]);
    return ran.exitCode === 0 ? ran.stdout.trim() : null;
}
/** Test modules, conftest files and helpers among tests of the project that differ between two commits. */ async function testFilesBetween(context, repository, older, newer) {
    const fields = (await repository_ask(context, [
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
        if (!path.startsWith(repository.prefix) || !isTestFile(path.slice(repository.prefix.length))) continue;
        (fields[i] === "D" ? gone : taken).push(path);
    }
    return {
        taken,
        gone
    };
}
/** True for a commit that changes nothing but test files of the project. */ async function changesTestsOnly(context, repository, sha) {
    const paths = (await repository_ask(context, [
        "diff",
        "--name-only",
        "-z",
        "--no-renames",
        "--no-ext-diff",
        `${sha}^`,
        sha
    ])).split("\0").filter((p)=>p !== "");
    return paths.every((p)=>p.startsWith(repository.prefix) && isTestFile(p.slice(repository.prefix.length)));
}
/** Renames between two commits, relative to the project: new path → old path. */ async function renamesBetween(context, older, newer) {
    const fields = (await repository_ask(context, [
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

;// CONCATENATED MODULE: ./src/probe/history/judge.js
/** From outcomes at commits to the one that brought a failure. */ 



/** Why a commit cannot be named; goes to `not_run`. */ class Undetermined extends Error {
    name = "Undetermined";
}
const judge_NOTHING = {
    preExisting: false,
    introducedBy: null,
    exposes: null,
    arrived: null
};
const judge_own = (commit)=>({
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
        const { at, before, index } = await this.#turn(line, async (commit)=>await this.#state(judge_own(commit)) === "same");
        const { repository } = this.#visits.bench;
        if (at.parents.length === 0 && repository.shallow.has(at.sha)) {
            throw new Undetermined(`the shallow checkout ends at ${look_short(at.sha)}, where it is red already: set fetch-depth: 0`);
        }
        const state = await this.#state(judge_own(before));
        if (state === "same") throw new Undetermined(`it is red already at ${look_short(before.sha)}, from which the change set out`);
        const side = at.parents.length > 1 ? await this.#alongside(at) : null;
        if (side !== null) return side;
        if (at.parents.length > 1 && (state === "passed" || state === "absent")) {
            return {
                ...judge_NOTHING,
                introducedBy: await this.#named(at, [
                    judge_own(before),
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
                throw new Undetermined(`${look_short(before.sha)} could not be asked: ${(await this.#seen(judge_own(before))).reason}`);
        }
    }
    /** Green before, red from here on. Where the commit changed nothing but tests, older code may be at fault. */ async #turned(before, at) {
        const { context, repository } = this.#visits.bench;
        const named = await this.#named(at, [
            judge_own(before)
        ]);
        return {
            ...judge_NOTHING,
            introducedBy: named,
            arrived: await changesTestsOnly(context, repository, at.sha) ? named : null
        };
    }
    /** The test came with its failure: its test files are carried back, so that the question stays the same. */ async #arrived(older, before, at) {
        const carried = await this.#carried(before, at);
        const state = await this.#state(carried);
        if (state === "passed") return {
            ...judge_NOTHING,
            introducedBy: await this.#named(at, [
                carried
            ])
        };
        const arrived = await this.#named(at, []);
        // Red for want of the code that it tests: that says nothing of the fault.
        if (state !== "same") return {
            ...judge_NOTHING,
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
            const words = `it fails in the same way at ${look_short(first.sha)}, before the change, with the tests of ${look_short(tests.sha)} carried there`;
            return {
                ...judge_NOTHING,
                exposes: `Commit ${look_short(tests.sha)} shows it but did not bring it: ${words}.`,
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
            ...judge_NOTHING,
            introducedBy: await this.#named(at, [
                await this.#carried(before, tests)
            ], tests)
        };
    }
    /** Red before in another way: the commit that made it red at all counts, where there is one. */ async #otherBefore(older, before, at) {
        const [first] = older;
        const start = first === undefined ? "unknown" : await this.#state(judge_own(first));
        if (older.length > 1 && (start === "passed" || start === "absent")) {
            const turn = await this.#turn(older, async (commit)=>[
                    "same",
                    "other"
                ].includes(await this.#state(judge_own(commit))));
            return this.#turnedOtherwise(turn.before, turn.at, at);
        }
        const carried = await this.#carried(before, at);
        const state = await this.#state(carried);
        if (state === "passed") return {
            ...judge_NOTHING,
            introducedBy: await this.#named(at, [
                carried
            ])
        };
        if (state === "same" && first !== undefined && await this.#state(await this.#carried(first, at)) === "same") {
            return {
                ...judge_NOTHING,
                preExisting: true
            };
        }
        throw new Undetermined(`it is red at ${look_short(before.sha)} too, in another way, and no older commit is known to be green`);
    }
    /** The other way may be but the tests' older form: with the later ones both sides are asked again. */ async #turnedOtherwise(before, at, tests) {
        const [red, green] = [
            await this.#carried(at, tests),
            await this.#carried(before, tests)
        ];
        if (await this.#state(red) === "same" && await this.#state(green) === "passed") {
            return {
                ...judge_NOTHING,
                introducedBy: await this.#named(at, [
                    green
                ], tests)
            };
        }
        const named = {
            ...await this.#named(at, [
                judge_own(before)
            ]),
            contrast: null
        };
        return {
            ...judge_NOTHING,
            introducedBy: named,
            arrived: await this.#state(judge_own(before)) === "absent" ? named : null
        };
    }
    /** A merge: red on the side that came in, it is of a commit there; else the merge itself brought it. */ async #alongside(merge) {
        const { context } = this.#visits.bench;
        for (const sha of merge.parents.slice(1)){
            const side = await readCommit(context, sha);
            if (await this.#state(judge_own(side)) !== "same") continue;
            const fork = await forkOf(context, merge.parents[0] ?? merge.sha, sha);
            if (fork === null) throw new Undetermined(`${look_short(merge.sha)} is a merge (of a pull request, say) whose second parent ${look_short(sha)} is red, and the shallow checkout holds no commits before it: set fetch-depth: 0`);
            const line = await repository_lineOf(context, fork, sha);
            return this.find(line);
        }
        return null;
    }
    async #otherParents(merge) {
        return Promise.all(merge.parents.slice(1).map(async (sha)=>judge_own(await readCommit(this.#visits.bench.context, sha))));
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
        const red = tests === null ? judge_own(at) : await this.#carried(at, tests);
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
            this.#mint(passing, `${look_short(red.commit.sha)}^ `)
        ];
        return one === null || other === null ? null : this.#visits.bench.context.recorder.contrast(`commit ${look_short(red.commit.sha)}`, one, other);
    }
    #mint(seen, relation) {
        if (seen.shown === null) return null;
        const { ran, claim } = seen.shown;
        return this.#visits.mint(ran, relation === "" ? claim : claim.replace(/^at /, `at ${relation}= `));
    }
    async #shown(revision) {
        const made = this.#mint(await this.#seen(revision), "");
        if (made === null) throw new Undetermined(`nothing was run at ${labelOf(revision)}`);
        return made;
    }
    async #carried(commit, tests) {
        const { context, repository } = this.#visits.bench;
        const files = await testFilesBetween(context, repository, commit.sha, tests.sha);
        return files.taken.length + files.gone.length === 0 ? judge_own(commit) : {
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
        return stateOf(await this.#seen(revision), this.#question.focus);
    }
}

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
            return seen !== undefined && (seen.reason !== "" || seen.states.has(nameOf(q.focus)));
        };
        if (!known(question)) {
            const together = this.#open.filter((q)=>!known(q) && q !== question);
            await this.look([
                question,
                ...together
            ], revision, "followed");
        }
        return memo.get(question.group.signature) ?? unknown("nothing ran");
    }
    /** A revision at which the question passes, run with only those groups that pass there. @throws OutOfTime */ async seeGreen(question, revision) {
        const key = keyOf(revision);
        const memo = this.#at(revision);
        const green = this.#green.get(key) ?? await this.#run(this.#open.filter((q)=>q.manner.kind !== "mypy" && visits_passes(memo.get(q.group.signature), q)), revision, "followed");
        this.#green.set(key, green);
        const seen = green.get(question.group.signature);
        return seen !== undefined && visits_passes(seen, question) ? seen : unknown("it did not pass again");
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
        if (timeLeft(context) < Math.max(LEAST_MS, this.#longestMs)) throw new OutOfTime(whyStopped(context));
        context.progress.detail(`history: ${labelOf(revision)}`);
        const begun = performance.now();
        const view = await look(this.bench, this.setup, questions, revision, scope).catch((thrown)=>{
            throw thrown instanceof errors/* Stopped */.C9 ? new OutOfTime(whyStopped(context)) : thrown;
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
const visits_passes = (seen, question)=>seen !== undefined && stateOf(seen, question.focus) === "passed";

;// CONCATENATED MODULE: ./src/probe/history/worktree.js
/** What the work tree holds beside its commit: uncommitted changes, ignored files that the code may need. */ 


/** Files that git ignores are copied up to this size (bytes) and number: settings and generated modules, no builds. */ const worktree_LARGEST = 1 << 20;
const worktree_MOST = 200;
const NEEDED = /(?:^|\/)\.env[\w.]*$|\.(?:py|pyi|json|toml|cfg|ini|ya?ml|txt|csv|env)$/;
const CACHES = /(?:^|\/)(?:__pycache__|node_modules|site-packages|\.[\w-]*_cache|\.tox|\.nox|\.eggs|\.git|\.hypothesis|build|dist|htmlcov)\//;
/** Untracked files of these kinds are part of the code; others (a report of CI) are not worth a word. */ const CODE = /\.(?:pyi?|toml|cfg|ini)$/;
/**
 * Files that differ from HEAD, relative to the project. Clean filters that the configuration names are switched off: a
 * file that git takes for touched would run them.
 */ async function uncommitted(context) {
    const filters = new Set((await git(context, [
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
    const ran = await git(context, [
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
    const prefix = (await git(context, [
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
/** Small ignored files of the project that a scratch checkout would lack, relative to the project. */ async function ignoredFiles(context) {
    const { project, out } = context.inputs;
    const ran = await git(context, [
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
            const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(project, path));
            return stat.isFile() && stat.size <= worktree_LARGEST;
        } catch  {
            return false; // gone in between
        }
    };
    return paths.filter((p)=>NEEDED.test(p) && ![
            ...environments
        ].some((e)=>p.startsWith(e)) && !(0,external_node_path_.join)(project, p).startsWith(`${out}/`) && small(p)).slice(0, worktree_MOST);
}
/** What the repository holds only by reference, for the reason of a run that does not count. */ async function byReference(context) {
    const has = async (pattern, file)=>(await git(context, [
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

;// CONCATENATED MODULE: ./src/probe/history/sane.js
/** The counter-check before any search: a clean checkout of HEAD must fail as the user's does, with its own code. */ 





/** Tries HEAD bare, then with what a checkout may lack; groups that still do not fail are said. */ async function sane(bench, questions, head, dirty) {
    let best = await sane_attempt(bench, firstSetup(bench), questions, head);
    if (best.failed.length > 0 && best.visits.setup.path.length === 0 && best.failed.some(({ state })=>state === "unknown")) {
        best = better(best, await sane_attempt(bench, {
            path: rootsIn(bench.context.inputs.project, ""),
            extras: []
        }, questions, head));
    }
    const extras = best.failed.length > 0 ? await ignoredFiles(bench.context) : [];
    if (extras.length > 0) best = better(best, await sane_attempt(bench, {
        ...best.visits.setup,
        extras
    }, questions, head));
    const lacks = best.failed.length > 0 ? await byReference(bench.context) : [];
    for (const { question, state, seen } of best.failed){
        bench.context.notRun.push({
            step: `history of ${nameOf(question.focus) || "the run"}`,
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
async function sane_attempt(bench, setup, questions, head) {
    const visits = new Visits(bench, setup, questions);
    const seen = await visits.look(questions, {
        commit: head,
        tests: null
    }, "followed");
    const failed = questions.flatMap((question)=>{
        const mine = seen.get(question.group.signature);
        const state = mine === undefined ? "unknown" : stateOf(mine, question.focus);
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
        ...lacks.length > 0 ? [
            `it lacks ${lacks.join(" and ")}`
        ] : [],
        "it lacks files that git ignores"
    ];
    return `it ${how} in a clean checkout of HEAD, so that older commits say nothing: ${why.join(", or ")}`;
}

;// CONCATENATED MODULE: ./src/probe/history/settle.js
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
 */ async function settle_settle(context, verdict, root) {
    const { arrived } = verdict;
    if (arrived === null) return verdict;
    const bring = ()=>({
            ...verdict,
            introducedBy: verdict.introducedBy ?? arrived,
            exposes: null
        });
    try {
        if (ABSENT.has(root.kind) && !await changesTestsOnly(context, await openRepository(context), arrived.sha)) return bring();
    } catch  {
        return verdict; // git has no answer: the runs have the last word
    }
    if (root.file === null || root.line === null || !root.file.endsWith(".py")) return verdict;
    const brought = await lastChanged(context, root.file, root.line);
    if (brought === null) return verdict;
    const older = brought !== arrived.sha && (await git(context, [
        "merge-base",
        "--is-ancestor",
        brought,
        `${arrived.sha}^`
    ])).exitCode === 0;
    if (!older) return bring();
    const words = `Commit ${look_short(arrived.sha)} shows it but did not bring it: \`${root.file}:${String(root.line)}\` is older, of commit ${look_short(brought)}.`;
    return {
        ...verdict,
        introducedBy: null,
        exposes: verdict.exposes ?? words
    };
}
/** The commit that a line of HEAD is from (format: git-blame(1), "The porcelain format"); null where git cannot say. */ async function lastChanged(context, file, line) {
    const at = `${String(line)},${String(line)}`;
    const ran = await git(context, [
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
 */ function settle_joined(verdicts, order) {
    const rank = (v)=>{
        const at = v.introducedBy === null ? -1 : order.indexOf(v.introducedBy.sha);
        return at < 0 ? order.length : at;
    };
    const fresh = verdicts.filter((v)=>!v.preExisting);
    return [
        ...fresh
    ].sort((a, b)=>rank(a) - rank(b))[0] ?? verdicts[0];
}

;// CONCATENATED MODULE: ./src/probe/history/trace.js
/**
 * The history of failures. A clean checkout of HEAD must show them first; then the merge base tells what is older than the
 * change; the rest is bisected along first parents, each commit with its own test files, so that faults in tests and
 * settings are found like those in code. Only where a node does not exist yet are newer tests laid over older code.
 */ 











const EMPTY = {
    baseline: null,
    order: [],
    byGroup: new Map()
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
        const dirty = await uncommitted(context);
        if (dirty.length > 0) context.notRun.push({
            step: "history",
            reason: `uncommitted changes (${listed(dirty)}) are in no commit: history looks at HEAD without them`
        });
        const repository = await openRepository(context);
        const [line, renames] = [
            await repository_lineOf(context, change.base, change.head),
            await renamesBetween(context, change.base, change.head)
        ];
        const bench = makeBench({
            context,
            interpreter,
            neutral,
            repository,
            asked,
            renames
        });
        return await search(bench, line, await readCommit(context, change.base), dirty);
    } catch (thrown) {
        return no(thrown instanceof errors/* Stopped */.C9 ? whyStopped(context) : (0,errors/* messageOf */.bD)(thrown));
    }
}
async function search(bench, line, base, dirty) {
    const head = line.at(-1) ?? base;
    const questions = bench.asked.groups.filter((g)=>g.failures[0].type !== "run" || g.failures[0].what !== "traceback").map(questionOf);
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
            ...judge_NOTHING,
            preExisting: true
        });
        return [];
    });
    const order = await orderOf(bench.context, base.sha, head.sha);
    visits.narrow(left.map((l)=>l.first));
    for (const { first, others } of left){
        const verdicts = [
            await verdictOf(visits, first, line, atBase)
        ];
        for (const other of others)verdicts.push(await verdictOf(visits, other, line, atBase));
        byGroup.set(first.group.signature, settle_joined(verdicts, order));
    }
    return {
        baseline: baselineOf(bench, base, open, atBase),
        order,
        byGroup
    };
}
/** Files whose type errors are followed apart: one run of mypy shows them all. */ const trace_MOST_FILES = 20;
/** What of a group is not as old as the base: the first such node, since each is run; of type errors the first in each file. */ function newer(question, atBase) {
    const fresh = question_members(question).filter((f)=>atBase === undefined || stateOf(atBase, f) !== "same");
    const byFile = new Map(fresh.map((f)=>[
            f.type === "mypy" ? f.file : "",
            f
        ]).reverse());
    return [
        ...byFile.values()
    ].reverse().slice(0, trace_MOST_FILES).map((focus)=>({
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
            ...judge_NOTHING,
            preExisting: true
        } : verdict;
    } catch (thrown) {
        if (!(thrown instanceof Undetermined) && !(thrown instanceof OutOfTime)) throw thrown;
        visits.bench.context.notRun.push({
            step: `history of ${nameOf(question.focus) || "the run"}`,
            reason: thrown.message
        });
        return judge_NOTHING;
    }
}
/** A test that stood in another file at the base, under the same name, is no new one. */ async function wasMoved({ bench }, { focus }, base) {
    const [file = "", ...names] = nameOf(focus).split("::");
    const old = bench.renames.get(file);
    if (old === undefined || base === undefined) return false;
    const name = (names.at(-1) ?? "").replace(/\[.*$/s, "");
    return name === "" || (await git(bench.context, [
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

;// CONCATENATED MODULE: ./src/probe/isolate/answer.js
/** What a question about single tests takes and gives, whichever way it is answered. */ /** Neither passed nor skipped. */ function isRed(trial) {
    return trial.outcome !== "passed" && trial.outcome !== "skipped";
}

;// CONCATENATED MODULE: ./src/probe/isolate/lab.js
/** What every experiment needs, and the one that verdicts rest on: a run in a fresh process, as a person would type it. */ 



/** Runs nodes in a process of their own. A node in which the process ended or hung has failed. */ async function fresh(lab, question) {
    const { context } = lab;
    const left = (question.importOnly ?? []).flatMap((file)=>[
            "--deselect",
            file
        ]);
    // A module that cannot be imported is a node of its own: the others run all the same.
    const modules = question.run.some((id)=>!id.includes("::") && !(question.importOnly ?? []).includes(id));
    const { ran, facts: told } = await runPytest(context, lab.interpreter, lab.neutral, {
        stepId: "S3",
        action: "pytest.isolate",
        args: [
            "-q",
            ...question.run.map(nodeArgument),
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
    const facts = lab_toProject(lab, told);
    const failed = failedNodes(facts);
    const nodes = question.run.filter((n)=>!(question.importOnly ?? []).includes(n));
    const red = nodes.filter((n)=>failed.has(n));
    const one = nodes.length === 1 ? nodes[0] : undefined;
    const claim = one === undefined ? `${question.about}: ${String(red.length)} of ${String(nodes.length)} failed` : `${question.about}: ${red.length === 1 ? "fails" : ran.exitCode === 0 ? "passes" : "not run to its end"} (exit ${String(ran.exitCode ?? ran.signal)})`;
    const evidence = context.recorder.fromCommand(ran, claim, ran.output.slice(-1400));
    const { failures, passed } = outcomes(facts, ()=>evidence);
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
/** Facts with paths and ids relative to the project. */ function lab_toProject(lab, facts) {
    const project = lab.context.inputs.project;
    const rootdir = facts.find((f)=>f.t === "session")?.rootdir ?? lab.interpreter.facts.pytest?.rootdir ?? project;
    return facts.map((f)=>factToProject(f, rootdir, project));
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

;// CONCATENATED MODULE: ./src/probe/isolate/processes.js
/** The same questions as the engine's, answered by fresh processes: where Python cannot fork. Slower, so bounded by time. */ 





class processes_OutOfTime extends Error {
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
            if (question.ask === "company" && question.order.length === 0) collected ??= await processes_collect(lab, inquiry.files);
            told = await answer(bench, question, collected ?? [], known);
        } catch (thrown) {
            if (!(thrown instanceof processes_OutOfTime)) throw thrown;
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
async function answer(bench, question, collected, known) {
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
    const base = isRed(await bench.trial({
        about: "alone"
    }));
    const turns = async (before)=>isRed(await bench.trial({
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
    const base = isRed(await bench.trial({
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
            const red = isRed(await bench.trial({
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
            if (isRed(trial) !== failed) return false;
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
        if (timeLeft(this.lab.context) === 0 || performance.now() > this.until) throw new processes_OutOfTime();
        const { node, ask } = this.question;
        const before = how.before ?? [];
        const first = this.question.ask === "imports" && this.question.place === "first";
        const done = await fresh(this.lab, {
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
        const trial = processes_told(node, ask, done, before, how.factor ?? null);
        this.trials.push(trial);
        return trial;
    }
}
function processes_told(node, ask, done, before, factor) {
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
/** Node ids in the order in which pytest collects them from these files; from the project's own paths where there are none. */ async function processes_collect(lab, files) {
    const { facts } = await runPytest(lab.context, lab.interpreter, lab.neutral, {
        stepId: "S3",
        action: "pytest.collect",
        args: [
            "--collect-only",
            "-q",
            ...files.map(nodeArgument),
            "--continue-on-collection-errors"
        ]
    });
    return lab_toProject(lab, facts).flatMap((f)=>f.t === "item" ? [
            f.node
        ] : []);
}

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
const replies_ask = schemas/* enum */.k5n([
    "alone",
    "company",
    "imports",
    "vary",
    "leaks"
]);
const trial = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("trial"),
    node: schemas/* string */.YjP(),
    ask: replies_ask,
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
        "random"
    ])),
    /** What was run (or imported) before it in the same process. */ before: schemas/* array */.YOg(schemas/* string */.YjP()),
    factor: schemas/* string */.YjP().nullable(),
    value,
    /** What the plugin told of it, where it failed. */ facts: schemas/* array */.YOg(fact)
});
const replies_answer = schemas/* object */.Ikc({
    t: schemas/* literal */.euz("answer"),
    node: schemas/* string */.YjP(),
    ask: replies_ask,
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
const replies_signed = schemas/* looseObject */._H3({
    k: schemas/* string */.YjP()
});
/** Reads the engine's replies; lines of another nonce or shape are left out. A missing file holds none. */ function readReplies(path, nonce) {
    if (!(0,external_node_fs_.existsSync)(path)) return [];
    return (0,external_node_fs_.readFileSync)(path, "utf8").split("\n").flatMap((line)=>{
        try {
            const sign = replies_signed.safeParse(JSON.parse(line));
            const read = sign.success && sign.data.k === nonce ? reply.safeParse(sign.data) : null;
            return read?.success === true ? [
                read.data
            ] : [];
        } catch  {
            return [];
        }
    });
}

;// CONCATENATED MODULE: ./src/probe/isolate/ask.js
/** Questions about single tests, answered by forks of one collecting process or, where it cannot fork, by fresh processes. */ 











/** Answers all questions, in their order. A question that got no answer is said in `notRun`. */ async function ask_ask(lab, way, inquiry) {
    if (inquiry.questions.length === 0) return [];
    const forked = way === "fork" ? await askEngine(lab, inquiry) : null;
    const answers = forked ?? await processAnswers(lab, inquiry);
    for (const a of answers){
        if (a.how !== "done" && a.how !== "turned" && a.how !== "clean" && a.how !== "outside") {
            lab.context.notRun.push({
                step: `${ask_WORDS[a.question.ask]} ${a.question.node}`,
                reason: a.reason ?? REASONS[a.how]
            });
        }
    }
    return answers;
}
const ask_WORDS = {
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
    const nonce = (0,external_node_crypto_.randomBytes)(12).toString("hex");
    const scratch = (0,external_node_path_.join)(context.scratch, `engine-${nonce}`);
    (0,external_node_fs_.mkdirSync)(scratch);
    const reply = (0,external_node_path_.join)(scratch, "replies.jsonl");
    const engine = {
        reply,
        nonce,
        scratch,
        project: context.inputs.project,
        node_timeout: context.inputs.nodeTimeoutMs / 1000,
        seconds: inquiry.seconds,
        stage: inquiry.stage,
        questions: inquiry.questions
    };
    const { ran, facts } = await runPytest(context, lab.interpreter, lab.neutral, {
        stepId: "S3",
        action: "pytest.isolate",
        args: [
            "-q",
            ...inquiry.files.map(nodeArgument),
            "--continue-on-collection-errors",
            "--tb=short"
        ],
        settings: {
            engine
        }
    });
    const replies = readReplies(reply, nonce);
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
    const end = ran.timedOut || timeLeft(context) === 0 ? "out-of-time" : why === undefined ? "not-collected" : "trouble";
    const items = lab_toProject(lab, facts).filter((f)=>f.t === "item");
    return inquiry.questions.map((question)=>{
        const own = answered(question, replies, end, context.inputs.project);
        const evidence = context.recorder.fromCommand(ran, ask_claimOf(own), ran.output.split("\n").filter((l)=>l.startsWith(question.node)).join("\n") || ran.output.slice(-1400));
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
    const answer = mine.find((r)=>r.t === "answer");
    return {
        question,
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
        file: file === null ? null : toProject(file, project),
        line
    };
}
/** One sentence on what came of a question. */ function ask_claimOf({ question, how, trials, leaks }) {
    const failed = `${String(trials.filter(isRed).length)} of ${String(trials.length)} failed`;
    const last = trials.at(-1);
    switch(question.ask){
        case "alone":
            return `alone, each time in a fork of its own: ${failed}`;
        case "vary":
            return last === undefined ? "no factor that was changed turned the outcome" : `${last.factor ?? ""} changed: ${failed}`;
        case "company":
        case "imports":
            if (how === "outside") return `${trials[0]?.outcome ?? "unknown"} before all others; once they ran: ${last?.outcome ?? "unknown"} in a process without them too, and ${last?.before.join(" and ") ?? ""} writes ${leaks.slice(0, 3).map((l)=>l.name).join(", ")}`;
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
    const red = trials.find(isRed);
    if (red === undefined) return null;
    const facts = [
        ...items.filter((i)=>i.node === red.node),
        ...lab_toProject(lab, red.facts)
    ];
    return outcomes(facts, ()=>evidence).failures[0] ?? null;
}

;// CONCATENATED MODULE: ./src/probe/isolate/confirm.js
/** What a search in forks has found, once more in fresh processes: that is what the verdict rests on. */ 

/** Nodes that the same tests (or imports) turn in the same direction are confirmed in one pair of processes. */ async function isolate_confirm_confirm(lab, turned) {
    const groups = new Map();
    for (const [subject, answer] of turned){
        const last = answer.trials.at(-1);
        const { question } = answer;
        const key = JSON.stringify([
            last?.before,
            last !== undefined && isRed(last),
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
    for (const group of groups.values())for (const [node, isolation] of (await pair(lab, group)))found.set(node, isolation);
    return found;
}
/** The least set before the nodes, and the nodes without it. */ async function pair(lab, group) {
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
    const together = await fresh(lab, {
        run,
        about: after,
        ...imports ? {
            importOnly: set
        } : {}
    });
    const alone = await fresh(lab, {
        run: nodes,
        about: nodes.length === 1 ? "alone" : `without ${set.join(" and ")}`
    });
    const found = new Map();
    for (const [subject, answer] of group){
        subject.addFresh(alone);
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

;// CONCATENATED MODULE: ./src/probe/isolate/time.js
/** How much of the time budget an inquiry may take. */ 
/** Seconds: a share of what is left. */ function share(lab, part) {
    return timeLeft(lab.context) * part / 1000;
}

;// CONCATENATED MODULE: ./src/probe/isolate/company.js
/** Nodes that pass alone: what ran, or was imported, before them that makes them fail; and the inverse. */ 






/**
 * Runs each node alone and then behind those that ran before it.
 * @param order in which CI ran the tests; empty where it is not known: then the order of collection
 * @returns the nodes whose order decides, confirmed in fresh processes; the others are left to other probes
 */ async function inCompany(lab, way, subjects, order, reruns) {
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
            }
        ]);
    const answers = await ask_ask(lab, way, {
        stage: "after-collection",
        questions,
        files,
        seconds: share(lab, 0.6)
    });
    const turned = [];
    for (const subject of subjects){
        const [alone, company] = [
            "alone",
            "company"
        ].map((a)=>answers.find((x)=>x.question.node === subject.node && x.question.ask === a));
        if (alone !== undefined && alone.trials.length > 0 && alone.trials.every(isRed)) {
            const imported = await besideImports(lab, way, subject, files.length > 0 ? files : filesOf(await processes_collect(lab, [])));
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
    const found = await isolate_confirm_confirm(lab, turned);
    for (const subject of subjects){
        const answer = answers.find((a)=>a.question.node === subject.node && a.how === "outside");
        if (answer !== undefined) found.set(subject.node, carried(subject, answer));
    }
    return found;
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
    const [answer] = await ask_ask(lab, way, {
        stage: "after-collection",
        files: filesOf(order),
        seconds: share(lab, 0.2),
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
    return (await isolate_confirm_confirm(lab, [
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
        const [answer] = await ask_ask(lab, way, {
            stage: "before-collection",
            files: [
                subject.file
            ],
            seconds: share(lab, 0.4),
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
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./src/probe/isolate/flip.js
/** A factor whose change alone turns an outcome, confirmed in two fresh processes. */ 
/** Both settings, one process after the other (a load must not bear on the run without it), alike in all else. */ async function confirmFlip(lab, subject, turn) {
    const run = async ({ words, ...setting })=>{
        const done = await fresh(lab, {
            run: [
                subject.node
            ],
            about: words,
            ...setting,
            env: {
                ...hashSeed(lab, 0),
                ...setting.env
            }
        });
        subject.addFresh(done);
        return done;
    };
    const failing = await run(turn.failing);
    return flipped(lab, subject, turn, failing, await run(turn.passing));
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
/** More nodes than this are not varied: each costs dozens of runs. */ const factors_MOST = 8;
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
    const tests = subjects.filter((s)=>s.node.includes("::")).slice(0, factors_MOST);
    for (const s of subjects.filter((x)=>!tests.includes(x)))lab.context.notRun.push({
        step: `one factor changed: ${s.node}`,
        reason: s.node.includes("::") ? `only ${String(factors_MOST)} tests are varied` : "only tests are varied"
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
    const answers = await ask_ask(lab, way, {
        stage: "after-collection",
        files: [
            ...new Set(subjects.map((s)=>s.file))
        ],
        seconds: share(lab, 0.4),
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
        if (run.length === 0 || timeLeft(lab.context) === 0) break;
        const words = Object.entries(env).map(([name, value])=>`${name}=${value}`).join(" ");
        const done = await fresh(lab, {
            run: run.map((s)=>s.node),
            env: {
                ...hashSeed(lab, 0),
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
    const env = hashSeed(lab, 0);
    for(let n = 0; n < 2 && found.size < subjects.length && timeLeft(lab.context) > 0; n += 1){
        const open = subjects.filter((s)=>!found.has(s.node));
        const both = await Promise.all([
            1,
            2
        ].map((k)=>fresh(lab, {
                run: open.map((s)=>s.node),
                env,
                about: `process ${String(k)} of two at once`
            })));
        for (const subject of open){
            const failing = both.find((f)=>f.failed.has(subject.node));
            if (failing === undefined) continue;
            const passing = await fresh(lab, {
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
        for (const [answer, nodes] of (await leaks_answered(lab, way, kind, group))){
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
/** Tests share one process that collects their files; each question about imports starts before any. */ async function leaks_answered(lab, way, kind, group) {
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
        const answers = await ask_ask(lab, way, {
            stage: kind === "tests" ? "after-collection" : "before-collection",
            files,
            seconds: share(lab, 0.5),
            questions: batch.map((b)=>b.question)
        });
        answers.forEach((answer, i)=>all.push([
                answer,
                batch[i]?.nodes ?? []
            ]));
    }
    return all;
}

;// CONCATENATED MODULE: ./src/probe/isolate/repeat.js
/** Nodes that failed in the plain re-run, again: alone, N times, and together in another order under another hash seed. */ 


/** Trials of all nodes together; beyond, each gets fewer, two at least. */ const TRIALS = 150;
/** Of more nodes than this it is not asked whether they need another test of their files, nor for longer than so many seconds. */ const ASKED = 3;
const SECONDS = 10;
/**
 * Repeats them one process after the other: tests of one project at the same time may disturb each other.
 * @param order in which CI ran the tests: one that failed behind others there, and alone here, needs none of them
 * @param reruns how often each is run alone, where the number of nodes allows it
 */ async function repeatAlone(lab, way, subjects, order, reruns) {
    const tests = subjects.filter((s)=>s.node.includes("::"));
    const times = Math.min(reruns, Math.max(2, Math.floor(TRIALS / Math.max(1, tests.length))));
    const lonely = tests.length > ASKED ? [] : tests.filter((s)=>order.indexOf(s.node) < 1);
    const answers = await ask_ask(lab, way, {
        stage: "after-collection",
        files: [
            ...new Set(tests.map((s)=>s.file))
        ],
        seconds: share(lab, 0.3),
        questions: [
            ...tests.map((s)=>({
                    ask: "alone",
                    node: s.node,
                    times
                })),
            ...(way === "fork" ? lonely : []).map((s)=>({
                    ask: "company",
                    node: s.node,
                    order: [],
                    seconds: SECONDS
                }))
        ]
    });
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
    const mirror = await fresh(lab, {
        run: subjects.map((s)=>s.node).reverse(),
        env: hashSeed(lab, 1),
        about: `in a fresh process${subjects.length > 1 ? ", in reverse order" : ""}, with another hash seed`
    });
    for (const subject of subjects)subject.addFresh(mirror);
    return {
        mirror,
        needy
    };
}

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
        const alone = answer.trials.filter((t)=>t.before.length === 0).map(isRed);
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
        if (timeLeft(context) === 0) {
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
    ].filter((s)=>failed.has(s.node)), (s)=>again(lab, way, s, question.order, question.reruns));
    await stage("in company", [
        ...open
    ].filter((s)=>s.base === "passes"), (s)=>inCompany(lab, way, s, question.order, question.reruns));
    await stage("one factor changed", [
        ...open
    ], (s)=>byFactors(lab, way, s));
    for (const s of open)found.set(s.node, s.conclude(s.base === "fails" ? "deterministic" : s.everFailed ? "flaky" : "not-reproduced"));
    const leaky = [
        ...found
    ].some(([, i])=>i.verdict === "order-dependent");
    if (leaky && timeLeft(context) > 0) context.progress.detail("what leaks");
    return leaky && timeLeft(context) > 0 ? withLeaks(lab, way, found) : found;
}
/** Nodes that failed in the re-run: those that always do are settled, unless what their code touches turns them. */ async function again(lab, way, subjects, order, reruns) {
    const { mirror, needy } = await repeatAlone(lab, way, subjects, order, reruns);
    const inMirror = (s)=>mirror?.passed.has(s.node) === true;
    const found = await isolate_confirm_confirm(lab, needy.filter(([s])=>s.base === "fails"));
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

;// CONCATENATED MODULE: ./src/probe/resolve.js
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
    if (file !== "" && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, file)) && !file.startsWith("/") && !file.split("/").includes("..")) return {
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
        if (file !== null && (file === path || file.endsWith(`/${path}`)) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, file))) return node(file, classes, name);
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, path))) return node(path, classes, name);
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

;// CONCATENATED MODULE: ./src/stages/experiment.js
/** Stage 3: isolation by experiment, and history. What they cannot tell is in `not_run`. */ 








/** Nodes that pass by themselves and are searched for; the rest of a long list is said to be left out. */ const MOST_PASSED = 40;
/** Fresh runs that a commit must pass where the failure comes and goes. */ const FLAKY_REPEATS = 5;
async function experiment(context, interpreter, neutral, files, collected, gathered, change) {
    const { reproduction, types } = gathered;
    context.progress.stage("isolating");
    const isolations = await unlessFailed(context, "isolation", isolateAll(context, interpreter, neutral, files, collected, gathered)) ?? new Map();
    const shown = [
        ...isolations
    ].flatMap(([node, i])=>i.failure !== null && !reproduction.failures.some((f)=>f.node === node) ? [
            i.failure
        ] : []);
    const failures = [
        ...reproduction.runs,
        ...reproduction.failures,
        ...shown,
        ...types?.failures ?? []
    ];
    context.progress.stage("asking history");
    const groups = group(failures, isFirstParty);
    const history = await unlessFailed(context, "history", traceHistory(context, interpreter, neutral, change, {
        groups: groups.map((g)=>historyGroup(g, isolations)),
        types: gathered.typesPlan,
        files
    })) ?? {
        baseline: null,
        order: [],
        byGroup: new Map()
    };
    return {
        isolations,
        failures,
        history,
        culprits: await culpritsOf(context, history)
    };
}
/** An experiment that fails in itself costs what it would have told, not the report. */ async function unlessFailed(context, step, asked) {
    try {
        return await unlessStopped(asked);
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
async function isolateAll(context, interpreter, neutral, files, collected, gathered) {
    const { failures, passed } = gathered.reproduction;
    const red = group(failures.filter((f)=>f.phase !== "collect"), isFirstParty).flatMap((g)=>{
        const [first] = g.failures;
        return first.type === "test" ? [
            {
                node: first.node,
                failed: true,
                failure: first
            }
        ] : [];
    });
    const green = [
        ...gathered.given.keys()
    ].filter((id)=>passed.has(id));
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
    if (timeLeft(context) === 0) {
        context.notRun.push({
            step: "isolation",
            reason: whyStopped(context)
        });
        return new Map();
    }
    return isolate(context, interpreter, neutral, {
        representatives,
        order: experiment_orderOf(context, files, collected),
        reruns: context.inputs.reruns
    });
}
/** The order in which CI ran the tests, as node ids; empty where no source holds it. */ function experiment_orderOf(context, files, collected) {
    const longest = [
        ...collected.orders
    ].sort((a, b)=>b.refs.length - a.refs.length)[0];
    return (longest?.refs ?? []).flatMap((ref)=>{
        const found = candidate([
            ref
        ], context.inputs.project, files.python);
        return found.kind === "node" ? [
            found.id
        ] : [];
    });
}
function historyGroup({ signature, failures }, isolations) {
    const found = failures.flatMap((f)=>f.type === "test" ? [
            isolations.get(f.node)
        ] : []).find((i)=>i !== undefined);
    const victim = failures[0].type === "test" ? failures[0].node : null;
    const [first, ...rest] = found?.verdict === "order-dependent" && victim !== null && found.polluters.length > 0 ? [
        ...found.polluters,
        victim
    ] : [];
    return {
        signature,
        failures,
        company: first === undefined ? null : [
            first,
            ...rest
        ],
        env: {},
        repeats: found?.verdict === "flaky" ? FLAKY_REPEATS : 1
    };
}
async function culpritsOf(context, history) {
    const bySha = new Map();
    const found = new Map();
    for (const [signature, verdict] of history.byGroup){
        const sha = (verdict.introducedBy ?? verdict.arrived)?.sha;
        if (sha === undefined) continue;
        if (!bySha.has(sha)) bySha.set(sha, await unlessStopped(culpritOf(context, sha)));
        const changed = bySha.get(sha);
        if (changed != null) found.set(signature, changed);
    }
    return found;
}
/** The isolation that speaks for a group of failures. */ function isolationOf(failures, isolations) {
    const tests = failures.filter((f)=>f.type === "test");
    return tests.map((f)=>isolations.get(f.node)).find((i)=>i !== undefined) ?? null;
}

;// CONCATENATED MODULE: ./src/probe/imports/facts.js
/** What was asked about imports: where packages are found, which modules import cold, and which files import each other. */ /** Before anything was asked. */ const NO_IMPORTS = {
    layout: [],
    cycles: [],
    cold: [],
    orders: []
};

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
        timeoutMs: Math.min(cold_TIMEOUT_MS, timeLeft(context)),
        env: bytecodeEnv(context, interpreter)
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
        from: toProject(stdout.trim().split("\n").at(-1) ?? "", project)
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
            file: toProject(place.file, project),
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

;// CONCATENATED MODULE: ./src/probe/imports/place.js
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
    const name = (0,external_node_path_.relative)(project, path).replaceAll("\\", "/");
    return name.startsWith("..") || name.startsWith("/") ? null : name === "" ? "." : name;
}
/**
 * Null for a file whose name is no module's. The root is the folder above the outermost `__init__.py`; where that lies in
 * a folder on the path, which makes it a part of a namespace package, the folder on the path.
 */ function placeOf(file, files, onPath) {
    let root = (0,external_node_path_.dirname)(file);
    while(root !== "." && files.has(`${root}/__init__.py`))root = (0,external_node_path_.dirname)(root);
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

;// CONCATENATED MODULE: ./src/probe/imports/probe.js
/** What imports say for themselves: each module on a chain first and cold, and what their order changes. */ 




/** Interpreters at once. */ const probe_WIDTH = 2;
/** Modules that are imported cold, those nearest to the failures first. */ const probe_MOST = 12;
/** Finds the cycles of imports, and imports modules cold where a failure is one of imports or a cycle lies on a chain. */ async function probeImports(context, interpreter, question) {
    const all = new Set(question.files);
    const cycles = cyclesOf(question.edges.filter(({ from, to })=>all.has(from) && all.has(to)));
    const asked = wanted(question, cycles);
    const folders = pathFolders(interpreter, context.inputs.project, question.path);
    const places = asked.flatMap((file)=>placeOf(file, all, [
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
    const cold = (await eachOf(places.slice(0, probe_MOST), probe_WIDTH, (place)=>inTime(context, place, ask))).filter((one)=>one !== null);
    return {
        cycles,
        cold,
        orders: await orders(context, cold, cycles, ask)
    };
}
async function inTime(context, place, ask) {
    if (timeLeft(context) > 0) return ask(place, null);
    context.notRun.push({
        step: `cold import of ${place.module}`,
        reason: whyStopped(context)
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
        if (other === undefined || timeLeft(context) === 0) continue;
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

;// CONCATENATED MODULE: ./src/probe/layout.js
/** The layout proof: where plain Python finds each first-party package that stands on a chain. */ 




/** So many packages are asked for: a chain rarely crosses more. */ const layout_MOST = 4;
const layout_WIDTH = 2;
const layout_TIMEOUT_MS = 30_000;
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
    const proofs = await eachOf(named.slice(0, layout_MOST), layout_WIDTH, ({ folder, name })=>prove(context, interpreter, folder, name));
    return proofs.filter((proof)=>proof !== null);
}
async function prove(context, interpreter, folder, name) {
    if (timeLeft(context) === 0) {
        context.notRun.push({
            step: `import of ${name}`,
            reason: whyStopped(context)
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
        timeoutMs: Math.min(layout_TIMEOUT_MS, timeLeft(context)),
        env: bytecodeEnv(context, interpreter)
    }, {
        stepId: "S3",
        action: "layout.prove",
        shown: [
            ...interpreter.shown,
            ...words
        ]
    });
    const found = ran.exitCode === 0 ? toProject(ran.stdout.trim().split("\n").at(-1) ?? "", context.inputs.project) : null;
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

;// CONCATENATED MODULE: ./src/probe/source-facts.js
/** What the AST reader says of the project's files (ast_facts.py). Paths are absolute as Python saw them. */ 
const source_facts_text = schemas/* string */.YjP();
const source_facts_line = schemas/* number */.aig().int();
const span = {
    line: source_facts_line,
    end_line: source_facts_line
};
/** What the AST reader says of one source file. */ const source = schemas/* object */.Ikc({
    file: source_facts_text,
    error: schemas/* object */.Ikc({
        line: source_facts_line.nullable(),
        message: source_facts_text
    }).nullable(),
    imports: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        module: source_facts_text,
        level: source_facts_line,
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
        args: source_facts_line,
        keywords: schemas/* array */.YOg(source_facts_text),
        star: schemas/* boolean */.zMY(),
        /** String literals among the positional arguments, by position; null where it is something else. */ literals: schemas/* array */.YOg(source_facts_text.nullable())
    })),
    /** Names bound at module level, the line of the first binding, whether the value is a mutable display or call. */ globals: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: source_facts_text,
        line: source_facts_line,
        mutable: schemas/* boolean */.zMY(),
        value: source_facts_text
    })),
    class_attributes: schemas/* array */.YOg(schemas/* object */.Ikc({
        owner: source_facts_text,
        name: source_facts_text,
        line: source_facts_line,
        mutable: schemas/* boolean */.zMY(),
        value: source_facts_text
    })),
    handlers: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...span,
        try_line: source_facts_line,
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
    exports_line: source_facts_line.nullable(),
    comments: schemas/* array */.YOg(schemas/* object */.Ikc({
        line: source_facts_line,
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



/** So many files are read, the ones on chains first. */ const sources_MOST = 400;
/** @param files relative to the project, in order of interest */ async function readSources(context, interpreter, files) {
    const { project } = context.inputs;
    const wanted = files.filter((f)=>f.endsWith(".py")).slice(0, sources_MOST);
    if (wanted.length === 0) return new Map();
    if (files.length > sources_MOST) context.notRun.push({
        step: "reading sources",
        reason: `${String(files.length - sources_MOST)} of ${String(files.length)} files, those farthest from the chains`
    });
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ...interpreter.argv,
            (0,external_node_path_.join)(context.pythonDir, "ast_facts.py")
        ],
        cwd: project,
        timeoutMs: timeLeft(context),
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
        const read = source.safeParse(sources_json(line));
        if (read.success) found.set(toProject(read.data.file, project), {
            ...read.data,
            file: toProject(read.data.file, project)
        });
    }
    return found;
}
function sources_json(line) {
    try {
        const value = JSON.parse(line);
        return value;
    } catch  {
        return null;
    }
}

;// CONCATENATED MODULE: ./src/probe/types/bisect.js
/**
 * Where a type error goes wrong first. mypy sees the reported file alone, everything that it imports from the project
 * being `Any` (`--follow-imports=skip`); then the files that it imports come in, nearest first, until the error is there.
 */ 



/** Reported files that are looked at, those with the first errors first. */ const bisect_MOST_FILES = 6;
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
    for (const file of files.slice(bisect_MOST_FILES))context.notRun.push({
        step: `first file of the type errors in ${file}`,
        reason: `${String(bisect_MOST_FILES)} other files were looked at`
    });
    const found = await eachOf(files.slice(0, bisect_MOST_FILES), bisect_WIDTH, (file)=>inFile(context, interpreter, file, byFile.get(file) ?? [], reached(file, edges)));
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
        if (timeLeft(context) === 0) {
            context.notRun.push({
                step: `first file of the type errors in ${file}`,
                reason: whyStopped(context)
            });
            break;
        }
        const there = async (size)=>(await look(size)).keys.has(errorKey(error));
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
    const run = await callMypy(context, interpreter, {
        stepId: "S3",
        action: "mypy.bisect",
        args: [
            "--follow-imports=skip",
            ...targetWords([
                file,
                ...more
            ])
        ],
        cache: "mypy-bisect-cache"
    });
    const errors = errorsOf(run, context.inputs.project).filter((e)=>e.file === file);
    const seen = more.length === 0 ? `\`${file}\` alone` : `\`${file}\` with ${more.length === 1 ? `\`${more[0] ?? ""}\`` : `${String(more.length)} files that it reaches, \`${more.at(-1) ?? ""}\` last`}`;
    const evidence = context.recorder.fromCommand(run.ran, `mypy sees ${seen}: ${String(errors.length)} errors in it`, errors.length === 0 ? run.ran.output.slice(-600) : excerpt(errors.map((e)=>({
            ...e,
            severity: "error"
        }))));
    return {
        keys: new Set(errors.map(errorKey)),
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

;// CONCATENATED MODULE: ./src/stages/inquire.js
/** Stage 3, its second half: what is asked of the project's files, imports and types before the rules read it all. */ 










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
        ...new Set(files.filter(isFirstParty))
    ];
}
async function inquire(bench, files, gathered, failures) {
    const { context, interpreter } = bench;
    const chainFiles = onChains(failures);
    const chain = chainFiles.filter((f)=>!isTestFile(f));
    const [read, layout] = await Promise.all([
        unlessStopped(readSources(context, interpreter, [
            ...new Set([
                ...chainFiles,
                ...files.python
            ])
        ])),
        unlessStopped(proveLayout(context, interpreter, packagesOf(chain, files.python)))
    ]);
    const sources = read ?? new Map();
    const own = files.python.filter(isFirstParty);
    const edges = importEdges(sources, own);
    const { facts } = gathered.reproduction;
    const dependencies = dependencyFacts({
        manifests: files.manifests,
        environment: interpreter.facts,
        sources
    }, (f)=>isFirstParty(f) && !isTestFile(f));
    if (Object.keys(dependencies).length > 0) context.recorder.record({
        surface: "contextual",
        step_id: "S3",
        action: "env.dependencies",
        facts: dependencies
    });
    const [imports, origins] = await Promise.all([
        unlessStopped(probeImports(context, interpreter, {
            exceptions: [
                ...failures.flatMap((f)=>f.type === "mypy" ? [] : f.exceptions),
                ...facts.flatMap((f)=>f.t === "caught" ? [
                        f.exception
                    ] : [])
            ],
            chain,
            files: own.filter((f)=>!isTestFile(f)),
            edges,
            path: facts.findLast((f)=>f.t === "modules")?.path ?? []
        })),
        unlessStopped(bisectTypes(context, interpreter, unexplained(failures, gathered), edges))
    ]);
    return {
        sources,
        lines: inquire_textOf(context.inputs.project, sources.keys()),
        imports: {
            ...NO_IMPORTS,
            ...imports,
            layout: layout ?? []
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
/** Whether the change brought a function, under a name that it did not take from elsewhere in the file. */ function brought(dossier, { file, def }) {
    const change = blamed(dossier).find((one)=>one.file === file);
    const before = new RegExp(`\\bdef\\s+${facts_of_change_escape(tail(def.qualname))}\\b`);
    return change !== undefined && change.added.some(({ line })=>line === def.line) && !change.removed.some(({ text })=>before.test(text));
}
/** Whether a line stands in a test that came with the change: it is no evidence against itself. */ function cameAlong(dossier, { file, def }) {
    return def !== null && /^(?:.*\.)?test/.test(def.qualname) && brought(dossier, {
        file,
        def
    });
}
/** Whether the failing test itself came with the change: then the fault may be older than it. */ function isNewTest(dossier) {
    const test = testOf(dossier);
    return test !== null && dossier.sources.get(test.file)?.defs.some((def)=>tail(def.qualname) === test.name && brought(dossier, {
            file: test.file,
            def
        })) === true;
}

;// CONCATENATED MODULE: ./src/probe/spectrum/formula.js
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

;// CONCATENATED MODULE: ./src/diagnose/suspicion-lines.js
/** The lines that a ranking looks at, and how many tests ran each. */ 


/** Lines of functions in the wanted files that at least half of the group's failing tests ran. */ function executed(dossier, runs, wanted) {
    const [mine, failing, passing] = [
        tally(runs.mine),
        tally(runs.failing),
        tally(runs.passing)
    ];
    return [
        ...mine
    ].filter(([file])=>own(dossier, file) && wanted(file)).sort(([a], [b])=>a.localeCompare(b)).flatMap(([file, lines])=>[
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
                def: enclosing(dossier, file, line) ?? null,
                ...counts,
                ochiai: ochiai(counts),
                dstar: dstar(counts)
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
            const def = enclosing(dossier, file, line);
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
        for (const [name] of textAt(dossier, one.file, one.line).matchAll(/[A-Za-z_]\w*/g)){
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
        if (source === undefined || !own(dossier, file) || dossier.isTest(file)) return [];
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

;// CONCATENATED MODULE: ./src/diagnose/suspicion-change.js
/** How much the change under trace altered each line that it touched: moved and renamed code is rarely at fault. */ 
/** By kind of alteration: an operator, a number or another callee; new code that computes or decides, and other new code; deleted code; names; a signature; layout; text that moved. */ const suspicion_change_WEIGHTS = {
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
                weight: suspicion_change_WEIGHTS.moved,
                how: "altered",
                before: text
            });
            continue;
        }
        const before = counterpart(text, lost);
        if (before !== null) taken.add(before);
        if (SIGNATURE.test(text) && !defaults(before, text)) found.set(line, {
            weight: suspicion_change_WEIGHTS.signature,
            how: before === null ? "new" : "altered",
            before
        });
        else found.set(line, before === null ? {
            weight: work(text) > 0 ? suspicion_change_WEIGHTS.fresh : suspicion_change_WEIGHTS.glue,
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
            weight: suspicion_change_WEIGHTS.deleted,
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
    if (differ.length === 0) return suspicion_change_WEIGHTS.layout;
    if (come.some((token)=>bound.has(token)) && come.every((token)=>bound.has(token) || !NAME.test(token) && !LOGIC.test(token))) return suspicion_change_WEIGHTS.renamed;
    if (differ.some((token)=>LOGIC.test(token) && !/^[=:]$/.test(token))) return suspicion_change_WEIGHTS.logic;
    const names = differ.filter((token)=>NAME.test(token));
    if (names.length === 0) return suspicion_change_WEIGHTS.layout;
    const called = (tokens, name)=>tokens.some((token, at)=>token === name && tokens[at + 1] === "(");
    return names.some((name)=>called(a, name) || called(b, name)) ? suspicion_change_WEIGHTS.callee : suspicion_change_WEIGHTS.renamed;
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
    const first = raised(dossier).find(({ via })=>via === "raised");
    return first === undefined ? [] : ownFrames(dossier, first.exception);
}
/** By `file:line`, how near to the raise the lines of the traceback stand: 1 for the innermost own one, less for each caller. */ function onTraceback(dossier) {
    const found = new Map();
    for (const { exception, via } of raised(dossier)){
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
        ...ownFrames(dossier, exception)
    ].reverse();
}
/** A function's own name; a class's for what runs when it is made. */ function suspicion_flow_namesOf(def) {
    const name = tail(def.qualname);
    return SPECIAL.includes(name) ? [
        tail(def.qualname.slice(0, -name.length - 1))
    ] : [
        name
    ];
}
/** Names in the failing statement, and on the lines above it in the same function that bind one of them. */ function leading(dossier, { file, line }) {
    const def = enclosing(dossier, file, line);
    const names = namesIn(statement(dossier, file, line));
    for(let step = 0; step < BINDINGS; step += 1){
        const before = names.size;
        for(let at = line - 1; at > (def?.line ?? line); at -= 1){
            const text = textAt(dossier, file, at);
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
    names.delete(tail(def.qualname));
    return names;
}
function namesIn(text) {
    return new Set([
        ...text.replace(/#.*$/gm, "").matchAll(/[A-Za-z_]\w*/g)
    ].map((found)=>found[0]));
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
/** A line that puts named entries into something: `x["a"] = …`, `"a": …`, `setdefault`, `update`. */ const WRITES = /\[["'][^\]]+["']\]\s*=(?!=)|["']\w+["']\s*:|\b(?:setdefault|update|dict)\(/;
/** Whether a line makes a mapping that lacks the key which a lookup missed: it writes entries, and its function none by that name. */ function omits(dossier, { file, line }, def) {
    const { exception } = raised(dossier).find(({ via })=>via === "raised") ?? {};
    const key = /^(["'])(.+)\1$/.exec(exception?.key ?? "")?.[2];
    if (exception === undefined || key === undefined || !isA(exception, "KeyError") || def === null || !WRITES.test(textAt(dossier, file, line))) return false;
    return !(dossier.lines.get(file) ?? []).slice(def.line - 1, def.end_line).some((text)=>text.includes(key));
}
/** Operations that fit the difference that the failed comparison shows; null where it shows none. */ function fitting(dossier) {
    const failure = dossier.failures[0];
    if (failure.type !== "test") return null;
    if (expectedError(dossier) !== null) return suspicion_values_RAISES;
    if (raised(dossier).some(({ exception, via })=>via === "raised" && isA(exception, "TypeError", "AttributeError"))) return GIVES;
    const { assertion } = failure;
    const asserted = raised(dossier).some(({ exception, via })=>via === "raised" && exception.type === "AssertionError");
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
    const ran = executed(dossier, runs, wanted);
    const functions = functionsOf(ran);
    const calls = callees(dossier, [
        ...functions.values()
    ]);
    const far = distances(dossier, [
        ...functions.values()
    ]);
    const traceback = onTraceback(dossier);
    const fit = fitting(dossier);
    const words = new Set(runs.mine.flatMap(({ node })=>wordsOf(node)));
    return [
        ...ran,
        ...unseen(dossier, ran, fresh)
    ].map((one)=>{
        const text = textAt(dossier, one.file, one.line);
        const names = wordsOf(`${one.file} ${one.def?.qualname ?? ""}`);
        const suspicious = calls(one, text).filter(({ ochiai })=>ochiai >= DELEGATES * one.ochiai);
        const novelty = fresh.get(one.file)?.get(one.line) ?? null;
        return {
            ...one,
            functionOchiai: (one.def === null ? undefined : functions.get(one.def)?.ochiai) ?? one.ochiai,
            distance: one.def === null ? null : far.get(one.def) ?? null,
            traceback: traceback.get(`${one.file}:${String(one.line)}`) ?? 0,
            work: work(text),
            fits: fit?.test(text) === true,
            omits: omits(dossier, one, one.def),
            delegates: suspicious.length > 0,
            named: names.filter((word)=>words.has(word)).length / Math.max(1, names.length),
            novelty: novelty !== null && novelty.weight > HANDED_ON && suspicious.some((other)=>brought(dossier, other)) ? {
                ...novelty,
                weight: HANDED_ON
            } : novelty
        };
    });
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
    for (const one of functions)byName.set(tail(one.def.qualname), [
        ...byName.get(tail(one.def.qualname)) ?? [],
        one
    ]);
    const modules = new Map();
    const modulesOf = (file)=>{
        const known = modules.get(file) ?? new Set(dossier.sources.get(file)?.imports.flatMap((one)=>[
                ...one.names.map((name)=>name.as ?? name.name),
                tail(one.module)
            ]));
        modules.set(file, known);
        return known;
    };
    return ({ file, def }, text)=>[
            ...text.matchAll(/(?:(\w+)?(\.))?(\w+)\s*\(/g)
        ].flatMap(([, object, dot, name = ""])=>(byName.get(name) ?? []).filter((other)=>other.def !== def && (dot === undefined || other.def.qualname.includes(".") || modulesOf(file).has(object ?? ""))));
}
function wordsOf(text) {
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
 * calls between it and the failed expression, an operation that can make the difference between the two values, and names that
 * the failing tests share with it. Against it: that it calls a function which is as suspicious. Where all of that is equal, the later line of a function comes first: guards stand at the top.
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
    delegates: -0.5,
    outside: -0.6
};
/** The sum of the positive ones that any line can have. */ const WHOLE = 3.8;
/** From here on DStar and the operations of a line say no more. */ const FULL = {
    dstar: 10,
    work: 4
};
/** Lines this near to a better one in the same file say nothing new. */ const suspicion_NEAR = 2;
const suspicion_MOST = 10;
/**
 * The ranked list for one group: empty where none of its nodes failed under measurement.
 * @param family nodes that may share the group's root: those that no history sets apart
 */ function suspicions(dossier, spectrum, family) {
    const nodes = new Set(dossier.failures.flatMap((one)=>one.type === "test" ? [
            one.node
        ] : []));
    const failing = spectrum.failed.filter((one)=>family.has(one.node));
    const runs = {
        mine: failing.filter((one)=>nodes.has(one.node)),
        failing,
        passing: spectrum.passed
    };
    if (runs.mine.length === 0) return [];
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
            score: weigh(suspicion_base(one, most), one.novelty?.weight ?? 0)
        })).sort((a, b)=>b.score - a.score || b.one.dstar - a.one.dstar || a.one.file.localeCompare(b.one.file) || b.one.line - a.one.line);
    return spread(rated).map(({ one, score })=>({
            file: one.file,
            line: one.line,
            score,
            def: one.def,
            novelty: one.novelty,
            why: suspicion_told(one, runs),
            evidence: spectrum.evidence
        }));
}
/** The first ones that do not stand beside a better one. */ function spread(rated) {
    const kept = [];
    for (const next of rated){
        if (kept.length === suspicion_MOST) break;
        if (!kept.some(({ one })=>one.file === next.one.file && Math.abs(one.line - next.one.line) <= suspicion_NEAR)) kept.push(next);
    }
    return kept;
}
/** @param most the highest coefficient of all lines */ function suspicion_base(one, most) {
    const spectrum = (suspicion_WEIGHTS.ochiai * one.ochiai + suspicion_WEIGHTS.function * one.functionOchiai) / most + suspicion_WEIGHTS.dstar * Math.min(1, one.dstar / FULL.dstar);
    const flow = (one.distance === null ? 0 : suspicion_WEIGHTS.reached + suspicion_WEIGHTS.near / (1 + one.distance)) + suspicion_WEIGHTS.traceback * one.traceback + (one.delegates ? suspicion_WEIGHTS.delegates : 0);
    const text = (one.work > 0 ? suspicion_WEIGHTS.works : 0) + suspicion_WEIGHTS.work * Math.min(1, one.work / FULL.work) + (one.fits ? suspicion_WEIGHTS.fits : 0) + (one.omits ? suspicion_WEIGHTS.omits : 0) + suspicion_WEIGHTS.named * one.named;
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
    const timeoutMs = Math.min(timeLeft(context) * spectrum_SHARE, LONGEST_MS);
    if (timeoutMs < 1000) return no("the time budget was used up");
    const read = await unlessStopped(readRun(context, interpreter, neutral, {
        stepId: "S4",
        action: "pytest.spectrum",
        timeoutMs,
        args: [
            "-q",
            "--tb=no",
            ...question.files.map(nodeArgument),
            "--continue-on-collection-errors"
        ],
        settings: {
            coverage: {
                project: context.inputs.project,
                nodes: question.failing,
                most: NEIGHBOURS
            }
        }
    }));
    if (read === null) return no("the run was stopped");
    const red = new Set(read.outcome.failures.map((failure)=>failure.node));
    const nodes = read.facts.filter((fact)=>fact.t === "coverage").map((fact)=>({
            node: fact.node,
            files: spectrum_linesOf(fact)
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
function spectrum_linesOf({ files }) {
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
/** @returns the ranked suspects by signature, for the groups whose root is weak and a matter of ranking */ async function suspect(bench, { diagnoses, groups, dossierOf, originOf }) {
    const weak = new Set(diagnoses.filter(({ findings: [root] })=>root.confidence === "weak").flatMap((one)=>one.signatures));
    const asked = groups.filter((one)=>weak.has(one.signature)).map((one)=>({
            ...one,
            dossier: dossierOf(one.failures, one.signature)
        })).filter(({ dossier })=>symptom(dossier) !== null && steady(dossier));
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
        files: neighbours(first.dossier, failing)
    });
    if (spectrum === null) return new Map();
    return new Map(asked.map(({ signature, dossier })=>{
        const family = asked.filter((one)=>originOf(one.signature) === originOf(signature)).flatMap((one)=>nodesOf(one.failures));
        return [
            signature,
            suspicions(dossier, spectrum, new Set(family))
        ];
    }));
}
/** Whether the node fails each time and by itself: what fails now and then, or in company, is no matter of lines. */ function steady({ isolation }) {
    return isolation === null || isolation.verdict === "deterministic";
}
/** The failing nodes' test files, then others that reach the same code, those with most in common first. */ function neighbours(dossier, failing) {
    const own = [
        ...new Set(failing.map((node)=>node.split("::", 1)[0] ?? node))
    ];
    const code = (file)=>reach(dossier, file).filter((other)=>!dossier.isTest(other));
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
    let ranked = new Map();
    const dossierOf = (members, signature)=>{
        const nodes = new Set(members.map((f)=>f.type === "mypy" ? "" : f.node ?? ""));
        const isolation = isolationOf(members, isolations);
        return {
            failures: members,
            all: failures,
            ...known,
            culprit: culprits.get(signature) ?? null,
            isolation,
            environment: interpreter.facts,
            environmentEvidence: interpreter.evidence,
            facts: [
                ...gathered.reproduction.facts.filter((f)=>!("node" in f) || f.node === "" || nodes.has(f.node)),
                ...isolation?.facts ?? []
            ],
            session: gathered.reproduction.session,
            files: files.python,
            manifests: files.manifests,
            change,
            baseline: history.baseline,
            spectrum: ranked.get(signature) ?? null,
            firstParty: isFirstParty,
            isTest: isTestFile
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
        firstParty: isFirstParty,
        preExisting
    };
    const plain = diagnose(failures, means);
    ranked = await suspect(bench, {
        diagnoses: plain,
        groups: group(failures, isFirstParty),
        dossierOf,
        originOf: (signature)=>`${String(preExisting(signature))} ${commitOf(signature) ?? ""}`
    });
    const diagnoses = regroup(ranked.size === 0 ? plain : diagnose(failures, means), {
        suspicionsOf: (signature)=>ranked.get(signature) ?? [],
        commitOf
    });
    return {
        diagnoses: await confirm_confirm(bench, gathered.reproduction.facts, diagnoses),
        dossierOf: (one)=>dossierOf(one.failures, one.signatures[0])
    };
}

;// CONCATENATED MODULE: ./src/env/facts.js
/** What the project's interpreter says of itself (env.py). Paths are absolute as Python saw them. */ 
const env_facts_text = schemas/* string */.YjP();
/** What env.py prints: the interpreter and how pytest would be configured. */ const environment = schemas/* object */.Ikc({
    executable: env_facts_text,
    version: env_facts_text,
    prefix: env_facts_text,
    base_prefix: env_facts_text,
    path: schemas/* array */.YOg(env_facts_text),
    platform: env_facts_text,
    encoding: schemas/* object */.Ikc({
        filesystem: env_facts_text,
        locale: env_facts_text,
        utf8_mode: schemas/* boolean */.zMY()
    }),
    stdlib: schemas/* array */.YOg(env_facts_text),
    site: schemas/* array */.YOg(env_facts_text),
    /** Installed distributions: their version, the top-level modules they give, and the source folder of an editable install. */ distributions: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: env_facts_text,
        version: env_facts_text,
        modules: schemas/* array */.YOg(env_facts_text),
        editable: env_facts_text.nullable()
    })),
    pytest: schemas/* object */.Ikc({
        version: env_facts_text,
        rootdir: env_facts_text,
        inipath: env_facts_text.nullable(),
        /** Split by pytest's own rules; `config` from the ini file, `env` from PYTEST_ADDOPTS. */ addopts: schemas/* object */.Ikc({
            config: schemas/* array */.YOg(env_facts_text),
            env: schemas/* array */.YOg(env_facts_text)
        }),
        ini: schemas/* record */.g1P(env_facts_text, env_facts_text),
        error: env_facts_text.nullable()
    }).nullable(),
    mypy: schemas/* object */.Ikc({
        version: env_facts_text
    }).nullable(),
    /** Whether the byte code of installed packages lies where Python looks for it. */ compiled: schemas/* boolean */.zMY().default(false)
});

;// CONCATENATED MODULE: ./src/env/python.js
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
    if (active && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(active, ...BIN))) return {
        argv: [
            (0,external_node_path_.join)(active, ...BIN)
        ],
        reason: "VIRTUAL_ENV is set"
    };
    for (const folder of [
        ".venv",
        "venv"
    ]){
        const python = (0,external_node_path_.join)(project, folder, ...BIN);
        if ((0,external_node_fs_.existsSync)(python)) return {
            argv: [
                python
            ],
            reason: `${folder} in the project`
        };
    }
    for (const manager of MANAGERS){
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, manager.marker)) && onPath(manager.program, env) !== null) {
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
    throw new errors/* UserError */.yo("no Python found: looked for VIRTUAL_ENV, .venv, venv, a lock file's tool, and python on PATH; name one with --python");
}
/** The full path of a program on PATH, or null. */ function onPath(name, env) {
    const endings = process.platform === "win32" ? [
        ".exe",
        ".cmd",
        ""
    ] : [
        ""
    ];
    for (const folder of (env["PATH"] ?? "").split(external_node_path_.delimiter)){
        for (const ending of endings){
            const file = (0,external_node_path_.join)(folder, name + ending);
            if (folder !== "" && (0,external_node_fs_.existsSync)(file)) return file;
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./src/env/interpreter.js
/** The project's own environment: found, asked, recorded. */ 




const ASK_TIMEOUT_MS = 60_000;
/**
 * Finds the interpreter and asks it for its facts (env.py, run by it).
 * @throws UserError where there is no Python, or one without pytest; the message holds the command tried
 */ async function findInterpreter(context) {
    const { inputs, recorder, exec } = context;
    const chosen = choosePython({
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

;// CONCATENATED MODULE: ./src/env/scratch.js
/** The folder for what a run makes beside the checkout. It names its owner, so that the next run removes it where a kill left it. */ 



const PREFIX = "python-trace-";
const scratch_OWNER = "owner.json";
/** An owner in another container cannot be asked; after so long no run is under way any more. */ const OLD_MS = 24 * 3_600_000;
const scratch_owner = schemas/* object */.Ikc({
    pid: schemas/* number */.aig().int().positive(),
    /** Where the number counts: the host, and on Linux its namespace. */ place: schemas/* string */.YjP(),
    /** The start of the process in clock ticks (Linux), since numbers are given again. */ born: schemas/* string */.YjP()
});
/** @returns a new folder in the system's temporary folder, its real path */ function makeScratch() {
    const folder = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), PREFIX)));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, scratch_OWNER), JSON.stringify({
        pid: process.pid,
        place: place(),
        born: scratch_born(process.pid)
    }), {
        mode: 0o600
    });
    return folder;
}
/** Removes the folders of runs that are no more; whatever else lies there, and what cannot be removed, is left alone. */ function sweepScratch() {
    const parent = (0,external_node_fs_.realpathSync)((0,external_node_os_.tmpdir)());
    for (const name of scratch_list(parent)){
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
    const value = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, scratch_OWNER), "utf8"));
    const { pid, place: where, born: when } = scratch_owner.parse(value);
    if (where !== place()) return Date.now() - about.mtimeMs > OLD_MS;
    return !runs(pid) || scratch_born(pid) !== when;
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
/** Field 22 of `/proc/PID/stat` (proc_pid_stat(5)); the second field is a name in parentheses, which may hold anything. */ function scratch_born(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${String(pid)}/stat`, "latin1");
        return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    } catch  {
        return "";
    }
}
function scratch_list(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    } catch  {
        return [];
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/probe/types/drift.js
/** Whether mypy says something else with the checkout's cache than without: then nothing in the code is at fault. */ 




const COPY = "mypy-warm-cache";
const drift_LARGEST = 512 << 20;
/** mypy's cache in the checkout; null where there is none. */ function cacheOf(project) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, ".mypy_cache")) ? ".mypy_cache" : null;
}
/** Runs mypy with a copy of the cache, which itself is left as it is. Null after saying why it was not run. */ async function runWarm(context, interpreter, targets, cache) {
    const from = (0,external_node_path_.join)(context.inputs.project, cache);
    if (sizeOf(from) > drift_LARGEST) {
        context.notRun.push({
            step: `mypy with ${cache}`,
            reason: `the cache is larger than ${String(drift_LARGEST >> 20)} MiB`
        });
        return null;
    }
    await (0,promises_.cp)(from, (0,external_node_path_.join)(context.scratch, COPY), {
        recursive: true,
        preserveTimestamps: true
    });
    return {
        cache,
        ...await callMypy(context, interpreter, {
            stepId: "S2",
            action: "mypy.warm",
            args: targetWords(targets),
            cache: COPY
        })
    };
}
/** @returns null where both runs say the same */ function driftOf({ recorder, inputs }, warm, cold) {
    const errors = errorsOf(warm, inputs.project);
    const keys = (list)=>new Set(list.map(errorKey));
    const [seen, fresh] = [
        keys(errors),
        keys(cold.failures)
    ];
    const stale = errors.filter((e)=>!fresh.has(errorKey(e)));
    const hidden = cold.failures.filter((e)=>e.line !== null && !seen.has(errorKey(e)));
    if (stale.length + hidden.length === 0) return null;
    const { ran, cache, lines } = warm;
    const evidence = recorder.fromCommand(ran, `with \`${cache}\`: exit ${String(ran.exitCode ?? ran.signal)}; ${String(errors.length)} type errors`, errors.length === 0 ? ran.output.slice(-600) : excerpt(lines));
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
        ...new Set((given ?? []).map((g)=>topFolder(toProject(g.file, context.inputs.project))))
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
    const run = await callMypy(context, interpreter, {
        stepId: "S2",
        action: "mypy.rerun",
        args: [
            "--no-incremental",
            ...targetWords(plan.targets)
        ],
        cache: "mypy-cache"
    });
    const { ran, lines } = run;
    const errors = errorsOf(run, context.inputs.project);
    const evidence = context.recorder.fromCommand(ran, ran.exitCode === 0 ? "exit 0; no type errors" : `exit ${String(ran.exitCode)}; ${String(errors.length)} type errors`, lines.length === 0 ? ran.output.slice(-1000) : excerpt(lines));
    const failures = errors.map((e, i)=>({
            ...e,
            // The first errors get evidence that names them; a tree with thousands shares the run's.
            evidence: i < OWN_EVIDENCE ? context.recorder.fromCommand(ran, `\`${e.file}${e.line === null ? "" : `:${String(e.line)}`}\` ${e.message}${e.code === null ? "" : ` [${e.code}]`}`, excerpt([
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

;// CONCATENATED MODULE: ./src/stages/gather.js
/** Stage 1 and 2: from what CI left to failures that were seen here. */ 




/** Re-runs what failed; with nothing given, the suite is run once and takes the place of both. */ async function gather(context, interpreter, neutral, files, collected) {
    const manifests = [
        ...files.manifests.keys()
    ];
    const reportedTypes = collected.mypyGiven ? collected.types : null;
    const again = collected.kind === "red" ? null : context.inputs.prior;
    const prior = again === null || again.nodes.length === 0 && !again.mypy ? null : again;
    const plan = planTypes(context, interpreter, rootOnly(files.manifests), reportedTypes ?? (prior?.mypy === true ? [] : null), defaultPackages(files.python));
    const types = plan === null ? Promise.resolve(null) : unlessStopped(checkTypes(context, interpreter, plan));
    const given = new Map();
    const died = collected.runs.filter((r)=>r.what !== "traceback");
    // A run that ended by itself and names no node can only be asked again as a whole.
    const whole = prior === null && (collected.kind === "none" || collected.kind === "unclear" || collected.tests.length === 0 && died.length > 0 && died.every((r)=>r.node === null));
    const wanted = [
        ...(prior?.nodes ?? []).map(remembered),
        ...collected.tests,
        ...died.flatMap((r)=>r.node === null ? [] : [
                asTest(r, r.node)
            ])
    ];
    const tests = whole ? suite(context, interpreter, neutral) : named(context, interpreter, neutral, files.python, manifests, wanted, given);
    const [reproduction, typesRun] = await Promise.all([
        tests,
        types
    ]);
    if (plan !== null && typesRun === null) context.notRun.push({
        step: "mypy",
        reason: whyStopped(context)
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
        prior: prior === null ? null : recalled(context, prior)
    };
}
/** pytest's `ExitCode.NO_TESTS_COLLECTED`. */ const NO_TESTS = 5;
function foundNoTests({ evidence, failures, runs }) {
    return failures.length === 0 && runs.length === 0 && evidence.some(({ source })=>source.type === "command" && source.exit_code === NO_TESTS);
}
async function suite(context, interpreter, neutral) {
    context.progress.stage("no failed test is named: running the suite once");
    const read = await unlessStopped(readRun(context, interpreter, neutral, {
        stepId: "S2",
        action: "pytest.suite",
        args: [
            "-q",
            "--tb=short"
        ]
    }));
    if (read === null) context.notRun.push({
        step: "pytest -q --tb=short",
        reason: whyStopped(context)
    });
    return join(read === null ? [] : [
        read
    ], []);
}
async function named(context, interpreter, neutral, files, manifests, tests, given) {
    const candidates = tests.map((test)=>({
            test,
            found: candidate(test.refs, context.inputs.project, files)
        }));
    const asked = await gather_ask(context, interpreter, neutral, candidates.map((c)=>c.found));
    for (const { test, found } of candidates){
        const id = gather_settle(context, test, found, asked);
        if (id !== null && !given.has(id)) given.set(id, test);
    }
    context.progress.stage(`re-running ${String(given.size)} failed tests`);
    const reproduction = await gather_inCompany(context, interpreter, neutral, await reproduce(context, interpreter, neutral, [
        ...given.keys()
    ], manifests), given);
    for (const id of reproduction.unknown){
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
 */ async function gather_inCompany(context, interpreter, neutral, alone, given) {
    const failed = new Set(alone.failures.map((f)=>f.node));
    const modules = new Set([
        ...given.keys()
    ].filter((id)=>!id.includes("::") && !failed.has(id)));
    if (modules.size === 0 || timeLeft(context) === 0) return alone;
    const read = await unlessStopped(readRun(context, interpreter, neutral, {
        stepId: "S2",
        action: "pytest.collect",
        args: [
            "--collect-only",
            "-q"
        ]
    }));
    const found = read?.outcome.failures.filter((f)=>modules.has(f.node)) ?? [];
    if (read === null || found.length === 0) return alone;
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
function recalled({ recorder }, { head, runId, nodes, mypy }) {
    const [names, more] = [
        [
            ...nodes.slice(0, 3),
            ...mypy ? [
                "mypy"
            ] : []
        ],
        nodes.length - 3
    ];
    return recorder.fromPrior(head, runId, `failed there: ${names.join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`);
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
/** One collection for all names that only pytest can place. */ async function gather_ask(context, interpreter, neutral, candidates) {
    const open = candidates.filter((c)=>c.kind === "ask");
    if (open.length === 0) return [];
    const files = open.some((c)=>c.files.length === 0) ? [] : [
        ...new Set(open.flatMap((c)=>c.files))
    ];
    const read = await readRun(context, interpreter, neutral, {
        stepId: "S2",
        action: "pytest.collect",
        args: [
            "--collect-only",
            "-q",
            ...files.map(nodeArgument),
            "--continue-on-collection-errors"
        ],
        select: open.map(({ classname, name })=>({
                classname,
                name
            }))
    });
    return read.facts.filter((f)=>f.t === "item");
}
/** The id of a test, or null after saying why it has none. */ function gather_settle(context, test, found, items) {
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
                ...symptom_placeOf(failure)
            };
        case "run":
            return {
                run: runOf(failure.what),
                message: cut(failure.message),
                node: failure.node,
                ...symptom_placeOf(failure)
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
/** Where the failure shows: the test's own line where it has one on the way, else the deepest frame of the project. */ function symptom_placeOf(failure) {
    const raised = failure.exceptions[0];
    if (raised === undefined) return {
        file: failure.type === "test" ? failure.node.split("::", 1)[0] ?? null : null,
        line: null
    };
    const own = failure.type === "test" ? raised.frames.filter((f)=>f.file === failure.node.split("::", 1)[0]).at(-1) : undefined;
    const frame = own ?? deepest(raised, isFirstParty);
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
        verdict: chain_verdictOf(first, isolation),
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
function fixOf({ status, patch, before, after, summary, reason, diff }) {
    const ids = (list)=>[
            ...new Set(list.map((e)=>e.id))
        ];
    return {
        status,
        patch,
        before: ids(before),
        after: ids(after),
        summary: reason === null ? summary : `${summary}; ${reason}`,
        diff: diff.length > LONGEST_DIFF ? null : diff
    };
}
function chain_verdictOf(root, isolation) {
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
const chain_ended = ({ source })=>source.exit_code === null ? `the end by ${source.signal ?? "a signal"}` : `exit ${String(source.exit_code)}`;
function why(root, contrast) {
    if (contrast !== null) return `${contrast.factor} alone turns the outcome, ${chain_ended(contrast.failing)} against ${chain_ended(contrast.passing)}`;
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

// EXTERNAL MODULE: ./src/publish/attempt.js
var publish_attempt = __webpack_require__(6400);
// EXTERNAL MODULE: ./src/publish/remember.js
var remember = __webpack_require__(3346);
;// CONCATENATED MODULE: ./src/stages/build.js
/** Stage 6: everything that is known becomes the report. */ 






function buildReport(parts) {
    const { context, gathered } = parts;
    const { recorder, inputs } = context;
    const chains = parts.trials.map(({ diagnosis, trial }, i)=>chainOf(chainId(i), diagnosis, trial, recorder));
    chains.push(...notReproduced(parts, chains.length));
    accountFor(parts);
    const win = chains.length === 0 && green(parts) ? "PASS" : "FAIL";
    recorder.record({
        surface: "cognitive",
        step_id: "S6",
        action: "win.decide",
        marker: "REFLECT",
        note: `${win}: ${String(chains.length)} chains`
    });
    const attempt = (0,publish_attempt/* countAttempt */.r)(inputs.prior, inputs.head, (0,remember/* signaturesOf */.R)(chains), inputs.attempt);
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
            signature: combined(parts.trials.map((t)=>t.diagnosis))
        },
        brief: inputs.brief,
        forced_context: null,
        escalation: null,
        need_context: [],
        chains,
        win_evidence: proof,
        evidence: recorder.evidence.map(({ id, claim, source, excerpt })=>({
                id,
                claim,
                source: sourceOf(source),
                excerpt
            })),
        unmapped: context.unmapped,
        not_run: context.notRun,
        environment: environmentOf(parts),
        trace: {
            file: recorder.traceFile,
            records: recorder.records,
            errors: recorder.errors,
            latest: recorder.latest.map((e)=>`${e.ts} ${e.surface} ${e.step_id} ${e.action}`)
        },
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
/** Given failures that passed or were skipped here: one chain for each way in which CI saw them fail. */ function notReproduced(parts, count) {
    const { gathered, context } = parts;
    const { evidence } = gathered.reproduction;
    const groups = new Map();
    for (const [id, test] of gathered.given){
        if (parts.experiments.failures.some((f)=>f.type === "test" && f.node === id)) continue;
        if (gathered.prior !== null && gathered.reproduction.passed.has(id)) continue;
        const here = outcomeHere(id, gathered.reproduction, parts.experiments.isolations.get(id));
        if (here === null) continue;
        const key = `${test.exception ?? ""} ${skeleton(test.message)}`;
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
    ].map((members, i)=>({
            id: chainId(count + i),
            verdict: "not-reproduced",
            pre_existing: false,
            signatures: [],
            failed: {
                ...isolationsOf(parts, members[0]?.id)?.failed ?? {
                    runs: 0,
                    of: 1
                }
            },
            symptoms: members.map(({ id, test, here })=>({
                    node: id,
                    phase: test.phase ?? "call",
                    exception: test.exception,
                    message: `${here}; in CI: ${test.message}`.slice(0, 600),
                    file: id.split("::", 1)[0] ?? null,
                    line: null
                })),
            shown_by: [
                ...(isolationsOf(parts, members[0]?.id)?.evidence ?? evidence).map((e)=>e.id),
                ...members.slice(0, 1).flatMap(({ test })=>test.mentions.slice(0, 1).map((m)=>context.recorder.fromInput(m.origin.input, m.text, "CI saw it fail").id))
            ],
            root: null,
            fix: null
        }));
}
const isolationsOf = ({ experiments }, id)=>id === undefined ? undefined : experiments.isolations.get(id);
/** How a given node, or module, fared here where it did not fail; null where it failed or did not end. */ function outcomeHere(id, { passed, skipped, failures }, isolation) {
    const under = (node)=>node === id || node.startsWith(`${id}::`) || node.startsWith(`${id}[`);
    if (failures.some((f)=>under(f.node))) return null;
    if ([
        ...passed
    ].some(under)) return `passed here, ${String(isolation?.failed.runs ?? 0)} of ${String(isolation?.failed.of ?? 1)} failed`;
    const skip = [
        ...skipped
    ].find(([node])=>under(node));
    return skip === undefined ? null : `skipped here: ${skip[1]}`;
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
                reason: ended === undefined ? `pytest gave no outcome for it (${describe(test)})` : `the run ended before: ${ended.message.split("\n", 1)[0] ?? ""}`
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
    for (const run of collected.runs){
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
const build_WORDS = 6;
/** A command as a person reads it: of many node ids the first two are shown. */ function build_shown(argv) {
    const ids = argv.filter((a)=>a.includes("::") || a.endsWith(".py"));
    if (ids.length <= build_WORDS) return shlexJoin(argv);
    const [first, second] = ids;
    const rest = argv.filter((a)=>!ids.includes(a));
    return `${shlexJoin([
        ...rest,
        first ?? "",
        second ?? ""
    ])} … (${String(ids.length)} nodes)`;
}
function winEvidence(parts) {
    const { reproduction, types, prior } = parts.gathered;
    const all = [
        ...prior === null ? [] : [
            prior
        ],
        ...reproduction.evidence,
        ...types === null ? [] : [
            types.evidence
        ]
    ];
    const lines = all.flatMap((e)=>e.source.type === "command" ? [
            {
                what: build_shown(e.source.argv),
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
            what: build_shown(interpreter.shown),
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

// EXTERNAL MODULE: ../../node_modules/@lezer/python/dist/index.js + 3 modules
var dist = __webpack_require__(9511);
;// CONCATENATED MODULE: ./src/fix/source.js
/** A Python file as a concrete syntax tree, and edits of its text that leave all else as it is. */ 
function source_parse(file, text) {
    return {
        file,
        text,
        tree: dist/* parser */.K.parse(text)
    };
}
/** Applies changes that do not overlap. */ function rewrite(text, changes) {
    return [
        ...changes
    ].sort((a, b)=>b.from - a.from).reduce((t, c)=>t.slice(0, c.from) + c.insert + t.slice(c.to), text);
}
const source_textOf = (source, node)=>source.text.slice(node.from, node.to);
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

;// CONCATENATED MODULE: ./src/fix/fixers/types.unused-ignore.js
/** Takes out a `# type: ignore` that hides nothing, and nothing else of its comment. */ 
/** PEP 484's form, with mypy's codes. */ const IGNORE = /#\s*type:\s*ignore(?:\[[^\]]*\])?[ \t]*/;
const unusedIgnore = {
    kinds: [
        "types.unused-ignore"
    ],
    propose ({ root, source }) {
        const { file, line } = root;
        const code = file === null ? null : source(file);
        if (file === null || line === null || code === null) return [];
        const comment = nodesOf(code, [
            "Comment"
        ], [
            line,
            line
        ]).find((c)=>IGNORE.test(source_textOf(code, c)));
        if (comment === undefined) return [];
        const left = source_textOf(code, comment).replace(IGNORE, "").trimEnd();
        // Of a comment that said nothing else, the blanks before it go too.
        const before = code.text.slice(lineStart(code.text, line), comment.from);
        const from = left === "" ? comment.from - (before.length - before.trimEnd().length) : comment.from;
        const content = rewrite(code.text, [
            {
                from,
                to: comment.to,
                insert: left
            }
        ]);
        return [
            {
                summary: "takes out the `# type: ignore` that hides nothing",
                edits: [
                    {
                        file,
                        content
                    }
                ]
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/fix/fixers/index.js
/** The registry: every mechanical fix. */ 
const fixers = [
    unusedIgnore
];

;// CONCATENATED MODULE: ./src/fix/ill.js
/** What a fix has to turn: which nodes fail, and how they are run so that they do. */ /** So many nodes of one root are run with a fix; the rest fail in the same way. */ const ill_MOST = 200;
/**
 * @param given all nodes that CI saw fail: they are run where the run itself is what fails
 * @param reruns `--reruns`
 */ function illOf(failures, isolation, given, reruns) {
    const nodes = [
        ...new Set(failures.flatMap((f)=>f.type === "mypy" || f.node === null || f.node === "" ? [] : [
                f.node
            ]))
    ].slice(0, ill_MOST);
    const whole = failures.some((f)=>f.type === "run" && f.node === null);
    const types = failures.filter((f)=>f.type === "mypy");
    const company = isolation?.verdict === "order-dependent" ? isolation.polluters : [];
    const flip = isolation?.flip ?? null;
    const words = whole ? given : [
        ...company,
        ...nodes
    ];
    return {
        nodes: whole ? given : nodes,
        types,
        words: whole || nodes.length > 0 ? words : null,
        env: flip?.under.env ?? {},
        factor: flip?.under.factor ?? null,
        repeats: isolation?.verdict === "flaky" ? Math.max(1, reruns) : 1,
        atOnce: flip?.factor === "workers" ? 2 : 1
    };
}

;// CONCATENATED MODULE: ./src/fix/neighbours.js
/** The tests that a fix may harm: those that reach the files that it edits, by the import graph. */ 

/** So many test files are run, the nearest by their folder first. */ const neighbours_MOST = 60;
const isTestModule = (file)=>/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(file);
/**
 * @param edited files of the fix
 * @param failing test files of the failing nodes
 * @param python all Python files of the project
 */ function neighboursOf(edited, failing, python, edges) {
    const tests = python.filter(isTestModule);
    // Settings and what is loaded without an import reach every test below them.
    const wide = edited.filter((f)=>!f.endsWith(".py") || f.endsWith("conftest.py")).map((f)=>f.endsWith("conftest.py") ? (0,external_node_path_.dirname)(f) : ".");
    const reached = reaching(edited, edges);
    const near = tests.filter((t)=>reached.has(t) || failing.includes(t) || wide.some((folder)=>folder === "." || t.startsWith(`${folder}/`)));
    return near.slice(0, neighbours_MOST);
}
/** Files that import one of these, over any number of steps, and these themselves. */ function reaching(files, edges) {
    const into = new Map();
    for (const { from, to } of edges)into.set(to, [
        ...into.get(to) ?? [],
        from
    ]);
    const found = new Set(files);
    const open = [
        ...files
    ];
    for(let file = open.pop(); file !== undefined; file = open.pop()){
        for (const from of into.get(file) ?? []){
            if (found.has(from)) continue;
            found.add(from);
            open.push(from);
        }
    }
    return found;
}
/** Runs test files in a copy. @param timeoutMs they are not worth more */ async function runNeighbours(place, files, about, timeoutMs) {
    const run = await place.pytest({
        stepId: "S5",
        action: "fix.neighbours",
        about,
        timeoutMs,
        args: [
            "-q",
            ...files.map(nodeArgument),
            "--continue-on-collection-errors",
            "--tb=line"
        ]
    });
    if (run.kind === "foreign") return {
        kind: "open",
        reason: run.reason
    };
    return {
        kind: "run",
        passed: run.read.outcome.passed,
        evidence: run.read.evidence,
        ended: neighbours_ended(run.read)
    };
}
const neighbours_ended = ({ ran, death })=>!ran.timedOut && death?.what !== "crash" && death?.what !== "hang";

// EXTERNAL MODULE: ../../node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(5415);
;// CONCATENATED MODULE: ./src/fix/patch.js
/** Changed files as a patch that `git apply` takes from the project's folder (format: `git help diff`). */ 
const CONTEXT = 3;
/** Bytes that git would quote in a header; a patch on such a name is not made. */ const PLAIN = /^[^\s"\\\u0000-\u001f\u007f-\uffff][^"\\\u0000-\u001f\u007f-\uffff]*$/;
/**
 * @param before the text of a file now, null where it is not there
 * @returns null where nothing differs, or a file's name cannot stand in a patch
 */ function patchOf(edits, before) {
    const parts = [
        ...edits
    ].sort((a, b)=>a.file < b.file ? -1 : 1).flatMap(({ file, content })=>{
        const old = before(file);
        if (old === content) return [];
        if (!PLAIN.test(file)) return [
            null
        ];
        const [from, head] = old === null ? [
            "/dev/null",
            "new file mode 100644\n"
        ] : [
            `a/${file}`,
            ""
        ];
        const body = (0,create/* createTwoFilesPatch */.ss)(from, `b/${file}`, old ?? "", content, undefined, undefined, {
            context: CONTEXT
        });
        return [
            `diff --git a/${file} b/${file}\n${head}${body.slice(body.indexOf("--- "))}`
        ];
    });
    return parts.length === 0 || parts.includes(null) ? null : parts.join("");
}

;// CONCATENATED MODULE: ./src/fix/propose.js
/** Asks every fixer of a root's kind. */ 
/** Larger files (characters) are not parsed for a fix. */ const propose_LARGEST = 2_000_000;
/**
 * @param text a file of the project as it is
 * @returns the most minimal first, each once
 */ function proposals(fixers, root, dossier, text) {
    const sources = new Map();
    const source = (file)=>{
        const known = sources.get(file);
        if (known !== undefined) return known;
        const content = dossier.firstParty(file) ? text(file) : null;
        const made = content === null || content.length > propose_LARGEST ? null : source_parse(file, content);
        sources.set(file, made);
        return made;
    };
    const patient = {
        root,
        dossier,
        source,
        text: (file)=>dossier.firstParty(file) ? text(file) : null
    };
    const seen = new Set();
    return fixers.filter((f)=>f.kinds.includes(root.kind)).flatMap((f)=>f.propose(patient)).filter(({ edits })=>{
        const key = JSON.stringify(edits);
        const changes = edits.some((e)=>e.content !== text(e.file)) && edits.every((e)=>dossier.firstParty(e.file));
        if (!changes || seen.has(key)) return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./src/fix/types-after.js
/** mypy with a fix and without: what is gone, and what is new. Errors are told apart by file and words, not by line. */ 
/** @param wanted the errors that the fix has to take away */ function compareTypes(recorder, wanted, before, after, about) {
    const [was, is, asked] = [
        count(before.errors),
        count(after.errors),
        count(wanted)
    ];
    const fresh = [
        ...is
    ].flatMap(([name, n])=>n > (was.get(name) ?? 0) ? [
            name
        ] : []);
    const left = [
        ...asked
    ].filter(([name, n])=>(is.get(name) ?? 0) > Math.max(0, (was.get(name) ?? 0) - n)).length;
    const claim = ({ ran, errors })=>`exit ${String(ran.exitCode)}; ${String(errors.length)} type errors`;
    // A run that could not check at all reports no error of a file: its exit says so.
    const crashed = after.ran.exitCode !== 0 && after.errors.length === 0 ? [
        "mypy could not check"
    ] : [];
    return {
        left,
        fresh: [
            ...fresh,
            ...before.ran.exitCode !== 0 && before.errors.length === 0 ? [] : crashed
        ],
        before: recorder.fromCommand(before.ran, `in a scratch checkout: ${claim(before)}`, before.ran.output.slice(-1400)),
        after: recorder.fromCommand(after.ran, `${about}: ${claim(after)}`, after.ran.output.slice(-1400))
    };
}
function count(errors) {
    const counts = new Map();
    for (const error of errors){
        const name = typeName(error, error.file);
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}

;// CONCATENATED MODULE: ./src/fix/trial.js
/** The failing nodes in a copy of the checkout: whether they pass there. */ 
/** @param about what is special about the copy: its claims begin with it */ async function tryNodes(place, ill, about) {
    const { words } = ill;
    if (words === null) return {
        kind: "open",
        reason: "no test fails"
    };
    const evidence = [];
    for(let round = 0; round < ill.repeats; round += 1){
        const runs = await Promise.all(Array.from({
            length: ill.atOnce
        }, ()=>run(place, words, ill, about)));
        for (const one of runs){
            if (one.kind === "foreign") return {
                kind: "open",
                reason: one.reason
            };
            if (!trial_passes(one.read, ill.nodes)) return {
                kind: "failed",
                evidence: [
                    one.read.evidence
                ]
            };
            evidence.push(one.read.evidence);
        }
    }
    const [first, ...rest] = evidence;
    return first === undefined ? {
        kind: "open",
        reason: "nothing ran"
    } : {
        kind: "passed",
        evidence: [
            first,
            ...rest
        ]
    };
}
function run(place, words, { env, factor }, about) {
    const files = words.filter((w)=>!w.includes("::"));
    return place.pytest({
        stepId: "S5",
        action: "fix.pytest",
        about,
        env,
        args: [
            "-q",
            ...words.map(nodeArgument),
            ...files.length > 0 && words.length > 1 ? [
                "--continue-on-collection-errors"
            ] : [],
            "--tb=short"
        ],
        ...factor === null ? {} : {
            settings: {
                factor
            }
        }
    });
}
/** Each node ran and passed; of a file, all its tests. Where the run itself was what failed, it came to its end. */ function trial_passes({ outcome, death, ran }, nodes) {
    if (death !== null || ran.timedOut) return false;
    if (nodes.length === 0) return ran.exitCode === 0;
    const red = outcome.failures.map((f)=>f.node);
    return nodes.every((node)=>{
        const mine = (other)=>other === node || other.startsWith(`${node}::`) || other.startsWith(`${node}[`);
        return !red.some(mine) && [
            ...outcome.passed
        ].some(mine);
    });
}

;// CONCATENATED MODULE: ./src/fix/verify.js
/**
 * The proof of a fix, in a scratch checkout whose code is shown to be the one that runs: its patch applies, the same nodes
 * pass, the same mypy path passes, and whatever passed before passes still.
 */ 



/** What the neighbours may take of the time that is left, and at most (ms). */ const verify_SHARE = 0.4;
const NEIGHBOURS_MS = 120_000;
/** @param neighbours test files that reach what is edited */ async function verify(context, ward, remedy, ill, neighbours) {
    const about = `with ${remedy.name}`;
    const refused = await ward.fixed.apply(remedy.patch, remedy.files);
    try {
        if (refused !== null) return verdict("rejected", [], [], null, `the patch does not apply: ${refused}`);
        return await examine(context, ward, ill, neighbours, about);
    } finally{
        ward.fixed.restore();
    }
}
const verdict = (status, before, after, contrast, reason)=>({
        status,
        before,
        after,
        contrast,
        reason
    });
async function examine(context, ward, ill, neighbours, about) {
    const { recorder } = context;
    const before = [];
    const after = [];
    let contrast = null;
    if (ill.words !== null) {
        const [was, is] = await Promise.all([
            ward.before(ill),
            tryNodes(ward.fixed, ill, about)
        ]);
        if (was.kind === "open") return verdict("proposed", before, after, null, `a scratch checkout says nothing: ${was.reason}`);
        if (is.kind === "open") return verdict("proposed", before, after, null, `with the patch, ${is.reason}`);
        before.push(...was.evidence);
        after.push(...is.evidence);
        if (is.kind === "failed") return verdict("rejected", before, after, null, "the same nodes fail with it");
        if (was.kind === "passed") return verdict("proposed", before, after, null, "the nodes pass in a scratch checkout without it");
        contrast = recorder.contrast("the patch", was.evidence[0], is.evidence[0]);
    }
    const [typesBefore, typesAfter] = await Promise.all([
        ward.typesBefore(),
        ward.typesAfter()
    ]);
    if (typesBefore !== null && typesAfter !== null) {
        const types = compareTypes(recorder, ill.types, typesBefore, typesAfter, about);
        before.push(types.before);
        after.push(types.after);
        if (types.left > 0) return verdict("rejected", before, after, null, "mypy reports the same with it");
        if (types.fresh.length > 0) return verdict("rejected", before, after, null, `mypy reports what it did not before: ${types.fresh[0] ?? ""}`);
        contrast ??= recorder.contrast("the patch", types.before, types.after);
    } else if (ill.types.length > 0) return verdict("proposed", before, after, null, "mypy was not run");
    if (neighbours.length === 0) return verdict("verified", before, after, contrast, null);
    const limit = Math.min(NEIGHBOURS_MS, timeLeft(context) * verify_SHARE);
    const [was, is] = await Promise.all([
        ward.neighboursBefore(neighbours, limit),
        runNeighbours(ward.fixed, neighbours, `neighbours ${about}`, limit)
    ]);
    if (was.kind === "open" || is.kind === "open") return verdict("proposed", before, after, contrast, `the neighbours say nothing: ${was.kind === "open" ? was.reason : is.kind === "open" ? is.reason : ""}`);
    before.push(was.evidence);
    after.push(is.evidence);
    const harmed = [
        ...was.passed
    ].filter((node)=>!is.passed.has(node));
    if (!was.ended) return verdict("proposed", before, after, contrast, "the neighbours did not come to their end in the time for them");
    if (harmed.length > 0) return verdict("rejected", before, after, null, `\`${harmed[0] ?? ""}\`${harmed.length > 1 ? ` and ${String(harmed.length - 1)} more` : ""} passed before and not with it`);
    return verdict("verified", before, after, contrast, null);
}

;// CONCATENATED MODULE: ./src/probe/scratch/copy.js
/** Lays the checkout out a second time, as it stands: its commit, what is not committed, and small files that git ignores. */ 





/** Larger files (bytes), and more of them, are taken for data that no fix needs. */ const copy_LARGEST = 8 << 20;
const copy_MOST = 20_000;
const copy_SKIPPED = new Set([
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
    const inside = await git(context, [
        "rev-parse",
        "--verify",
        "HEAD^{commit}"
    ]);
    return inside.exitCode === 0 ? ofRepository(context) : ofFolder(context);
}
async function ofRepository(context) {
    const repository = await openRepository(context);
    const commit = await readCommit(context, "HEAD");
    const made = await checkOut(context, repository, {
        commit,
        tests: null
    }, await ignoredFiles(context));
    const untracked = (await git(context, [
        "ls-files",
        "-z",
        "--others",
        "--exclude-standard"
    ])).stdout.split("\0").filter((f)=>f !== "");
    for (const file of new Set([
        ...await uncommitted(context),
        ...untracked
    ]))overlay(file, context.inputs.project, made.project);
    return {
        project: made.project,
        original: repository.top,
        remove: ()=>{
            made.remove();
        }
    };
}
/** One file of the work tree laid over the copy, or taken out of it where it is gone. */ function overlay(file, from, to) {
    const target = (0,external_node_path_.join)(to, file);
    if (!copy_staysInside((0,external_node_path_.dirname)(target), to)) return;
    const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(from, file), {
        throwIfNoEntry: false
    });
    if (stat === undefined) (0,external_node_fs_.rmSync)(target, {
        force: true
    });
    else if (stat.isFile() && stat.size <= copy_LARGEST) copy_place((0,external_node_path_.join)(from, file), target);
}
function copy_place(from, target) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), {
        recursive: true
    });
    (0,external_node_fs_.rmSync)(target, {
        force: true
    }); // a link there would lead elsewhere
    (0,external_node_fs_.copyFileSync)(from, target);
}
/** A folder of the copy may be a symbolic link that leads out of it. */ function copy_staysInside(folder, root) {
    let at = folder;
    while(at !== root && !(0,external_node_fs_.existsSync)(at))at = (0,external_node_path_.dirname)(at);
    return `${(0,external_node_fs_.realpathSync)(at)}${external_node_path_.sep}`.startsWith(`${(0,external_node_fs_.realpathSync)(root)}${external_node_path_.sep}`);
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
    let left = copy_MOST;
    for(let folder = folders.pop(); folder !== undefined; folder = folders.pop()){
        for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(from, folder), {
            withFileTypes: true
        })){
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory() && !copy_SKIPPED.has(entry.name) && (0,external_node_path_.resolve)(from, path) !== (0,external_node_path_.resolve)(out) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(from, path, "pyvenv.cfg"))) folders.push(path);
            if (!entry.isFile() || (0,external_node_fs_.statSync)((0,external_node_path_.join)(from, path)).size > copy_LARGEST) continue;
            left -= 1;
            if (left < 0) throw new Error(`the folder has more than ${String(copy_MOST)} files and is no git checkout`);
            copy_place((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(project, path));
        }
    }
    return {
        project,
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
    #own;
    #setup;
    /** The text of each file before it was changed; null where it was not there. */ #before = new Map();
    constructor(bench, copy, python){
        this.#bench = {
            ...bench,
            interpreter: direct(bench.interpreter)
        };
        this.#copy = copy;
        this.#own = ownNames(bench.interpreter, python);
        this.#setup = {
            path: [
                ...new Set(editablePaths(bench.context, bench.interpreter))
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
    /** As for the user's checkout, with its paths moved into the copy. */ get context() {
        return contextIn(this.#bench.context, this.project, this.#setup);
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
                ...SAFE_GIT,
                "apply",
                "--whitespace=nowarn",
                "-"
            ],
            cwd: this.project,
            timeoutMs: APPLY_MS,
            env: ENVIRONMENT,
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
            path: rootsIn(this.project, "")
        };
        return this.#pytest(question);
    }
    async #pytest(question) {
        const read = await readRun(this.context, this.interpreter, this.#bench.neutral, question);
        const foreign = strangers(read, namesThere(this.#own, this.project), this.#copy.original);
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
        const targets = plan.targets.map((t)=>origin_moved(t, this.#bench.context.inputs.project, this.project));
        const run = await callMypy(this.context, this.interpreter, {
            ...call,
            args: [
                "--no-incremental",
                ...targetWords(targets)
            ],
            cache: "scratch-mypy-cache"
        });
        return {
            ...run,
            errors: errorsOf(run, this.project)
        };
    }
    remove() {
        this.#copy.remove();
    }
    #inside(file) {
        const root = (0,external_node_fs_.realpathSync)(this.project);
        const path = (0,external_node_path_.resolve)(root, file);
        let at = path;
        while(!(0,external_node_fs_.existsSync)(at) && at !== root)at = (0,external_node_path_.dirname)(at);
        const stays = at === root || `${(0,external_node_fs_.realpathSync)(at)}${external_node_path_.sep}`.startsWith(`${root}${external_node_path_.sep}`);
        if (!path.startsWith(`${root}${external_node_path_.sep}`) || !stays || (0,external_node_fs_.lstatSync)(path, {
            throwIfNoEntry: false
        })?.isSymbolicLink() === true) throw new Error(`${file} leads out of the checkout`);
        return (0,external_node_path_.join)(root, path.slice(root.length + 1));
    }
}

;// CONCATENATED MODULE: ./src/fix/once.js
/** Questions that are asked once: the answer, or its failure, is kept for whoever asks again. */ class Once {
    #answers = new Map();
    ask(key, question) {
        const known = this.#answers.get(key);
        if (known !== undefined) return known;
        const asked = question();
        this.#answers.set(key, asked);
        return asked;
    }
}

;// CONCATENATED MODULE: ./src/fix/ward.js
/** Two copies of the checkout, one as it is and one for fixes; what the first shows is asked once. */ 



/** Claims of runs in the copy that nothing was changed in begin with this. */ const AS_IT_IS = "in a scratch checkout";
class Ward {
    fixed;
    types;
    #plain;
    #nodes = new Once();
    #neighbours = new Once();
    #mypy = new Once();
    constructor(plain, fixed, types){
        this.#plain = plain;
        this.fixed = fixed;
        this.types = types;
    }
    /**
   * @param python the project's Python files
   * @param types how mypy was run; null where it was not
   * @throws Error where the checkout cannot be copied
   */ static async open(bench, python, types) {
        return new Ward(await Workspace.open(bench, python), await Workspace.open(bench, python), types);
    }
    /** Text of a file of the project as it is. */ read(file) {
        return this.#plain.read(file);
    }
    /** Whether the nodes fail in a copy as they do in the checkout. */ before(ill) {
        return this.#nodes.ask(JSON.stringify([
            ill.words,
            ill.env,
            ill.factor,
            ill.atOnce
        ]), ()=>tryNodes(this.#plain, ill, AS_IT_IS));
    }
    neighboursBefore(files, timeoutMs) {
        return this.#neighbours.ask(files.join("\n"), ()=>runNeighbours(this.#plain, files, `neighbours ${AS_IT_IS}`, timeoutMs));
    }
    /** Null where mypy is no part of this run. */ typesBefore() {
        return this.#mypy.ask("", ()=>this.#check(this.#plain));
    }
    typesAfter() {
        return this.#check(this.fixed);
    }
    close() {
        this.#plain.remove();
        this.fixed.remove();
    }
    async #check(place) {
        return this.types === null ? null : place.mypy(this.types, {
            stepId: "S5",
            action: "fix.mypy"
        });
    }
}

;// CONCATENATED MODULE: ./src/stages/mend.js
/** Stage 5: for each root that a mechanical fix fits, the first one that is proven in a scratch checkout. */ 












/** So many proposals are put to the test for one root. */ const mend_MOST = 6;
/** @returns by the chain's name */ async function mend(bench, patients) {
    const { context } = bench;
    const found = new Map();
    if (context.inputs.fix === "off" || patients.diagnoses.length === 0) return found;
    context.progress.stage("trying fixes");
    let ward = null;
    try {
        for (const one of patients.diagnoses){
            const dossier = patients.dossierOf(one.diagnosis);
            ward ??= await Ward.open(bench, dossier.files, patients.types);
            const mended = await unlessStopped(treat(context, ward, one, dossier, patients.given));
            if (mended !== null) found.set(one.id, mended);
        }
    } catch (thrown) {
        context.notRun.push({
            step: "fix",
            reason: `no scratch checkout: ${(0,errors/* messageOf */.bD)(thrown)}`
        });
    } finally{
        ward?.close();
    }
    return found;
}
async function treat(context, ward, { id, diagnosis, isolation }, dossier, given) {
    const [root] = diagnosis.findings;
    const ill = illOf(diagnosis.failures, isolation, given, context.inputs.reruns);
    let best = null;
    for (const proposal of proposals(fixers, root, dossier, (file)=>ward.read(file)).slice(0, mend_MOST)){
        if (timeLeft(context) === 0) {
            context.notRun.push({
                step: `fix of ${id}`,
                reason: whyStopped(context)
            });
            break;
        }
        const mended = await mend_put(context, ward, `fixes/${id}.patch`, proposal, ill, dossier);
        if (mended === null) continue;
        const { status, reason } = mended;
        context.recorder.record({
            surface: "cognitive",
            step_id: "S5",
            action: "fix.judge",
            marker: "REFLECT",
            note: `${id}: ${proposal.summary}: ${status}${reason === null ? "" : `, ${reason}`}`
        });
        if (best === null || mend_rank(mended) > mend_rank(best)) best = mended;
        if (status === "verified") break;
    }
    if (best !== null) keep(context, best);
    return best;
}
const mend_rank = ({ status })=>[
        "rejected",
        "proposed",
        "verified"
    ].indexOf(status);
async function mend_put(context, ward, name, { summary, edits }, ill, dossier) {
    const diff = patchOf(edits, (file)=>ward.read(file));
    if (diff === null) return null;
    if (!context.recorder.isClean(diff)) {
        context.notRun.push({
            step: name,
            reason: "the lines that it would change hold what looks like a secret"
        });
        return null;
    }
    const files = edits.map((e)=>e.file);
    const failing = [
        ...new Set(ill.nodes.map((n)=>n.split("::", 1)[0] ?? n))
    ];
    const edges = importEdges(dossier.sources, dossier.files.filter(dossier.firstParty));
    context.progress.detail(`${name}: ${summary}`);
    const verdict = await verify(context, ward, {
        name,
        patch: diff,
        files
    }, ill, neighboursOf(files, failing, dossier.files, edges));
    return {
        ...verdict,
        summary,
        patch: name,
        diff,
        edits
    };
}
function keep({ inputs }, { patch, diff }) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(inputs.out, "fixes"), {
        recursive: true
    });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(inputs.out, patch), diff);
}

// EXTERNAL MODULE: ./src/report/bundle.js + 1 modules
var bundle = __webpack_require__(4306);
// EXTERNAL MODULE: ./src/report/schema.js
var schema = __webpack_require__(4405);
;// CONCATENATED MODULE: ./src/run-id.js
/** The run id: `YYYY-MM-DDTHH:MM:SSZ-<slug>`. */ /** @param slug anything; what a file name cannot hold becomes a dash */ function makeRunId(now, slug) {
    const safe = slug.normalize("NFKD").replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "").slice(0, 60);
    return `${now.toISOString().replace(/\.\d+Z$/, "Z")}-${safe || "run"}`;
}

// EXTERNAL MODULE: ./src/trace/redact.js
var trace_redact = __webpack_require__(1498);
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
            ...entry
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
/** The stages in order. */ 





















const PLAN = [
    {
        step_id: "S1",
        title: "collect what CI left, find the project's Python"
    },
    {
        step_id: "S2",
        title: "reproduce the failed nodes and mypy"
    },
    {
        step_id: "S3",
        title: "ask the project: layout, sources, isolation"
    },
    {
        step_id: "S4",
        title: "diagnose: group, match rules, rank"
    },
    {
        step_id: "S5",
        title: "fix"
    },
    {
        step_id: "S6",
        title: "report"
    }
];
/**
 * Diagnoses one project and writes the bundle.
 * @throws UserError for a call or input that cannot be used
 */ async function run_diagnose(inputs, ports) {
    (0,external_node_fs_.mkdirSync)(inputs.out, {
        recursive: true
    });
    sweepScratch();
    const scratch = makeScratch();
    const started = performance.now();
    const redact = (0,trace_redact/* makeRedact */.Y)(ports.env);
    const recorder = new Recorder({
        out: inputs.out,
        project: inputs.project,
        runId: makeRunId(ports.clock.now(), inputs.slug),
        clock: ports.clock,
        redact
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
                ...PLAN
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
        // Whatever the code under test put into names and messages is redacted as a whole, last.
        const report = schema/* reportSchema */.Q.parse((0,trace_redact/* redactDeep */.K)(await stages(context, started), redact));
        (0,bundle/* writeBundle */.M)(inputs.out, report);
        return {
            report,
            bundle: inputs.out
        };
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
async function stages(context, started) {
    const { inputs, recorder, progress } = context;
    progress.stage("reading what CI left");
    const collected = await (0,collect/* collect */.F)(inputs.sources, {
        cwd: inputs.cwd,
        project: inputs.project
    });
    for (const { input, reason } of collected.unmapped)context.unmapped.push({
        input,
        reason
    });
    recorder.record({
        surface: "operational",
        step_id: "S1",
        action: "ci.collect",
        status: "ok",
        count: collected.tests.length,
        note: summaryOf(collected)
    });
    outOfDomain(collected);
    progress.stage("finding the project's Python");
    const interpreter = await findInterpreter(context);
    const files = projectFiles(inputs.project);
    if (files.cut) context.notRun.push({
        step: "listing files",
        reason: "the project has more files than are listed; the rest was not looked at"
    });
    const change = await readChange(context);
    const neutral = neutralSettings(context, interpreter);
    for (const line of neutral.said)recorder.record({
        surface: "contextual",
        step_id: "S1",
        action: "pytest.neutralise",
        note: line
    });
    const gathered = await gather(context, interpreter, neutral, files, collected);
    const experiments = await experiment(context, interpreter, neutral, files, collected, gathered, change);
    progress.stage("diagnosing");
    const bench = {
        context,
        interpreter,
        neutral
    };
    const concluded = await conclude(bench, files, gathered, experiments, change?.files ?? null);
    const trials = [];
    for (const diagnosis of concluded?.diagnoses ?? [])trials.push({
        diagnosis,
        trial: await trialOf(context, diagnosis, experiments)
    });
    const mended = concluded === null ? new Map() : await mend(bench, {
        diagnoses: trials.map(({ diagnosis, trial }, i)=>({
                id: chainId(i),
                diagnosis,
                isolation: trial.isolation
            })),
        dossierOf: concluded.dossierOf,
        given: [
            ...gathered.given.keys()
        ],
        types: gathered.typesPlan
    });
    notYet(context);
    progress.stage("writing the report");
    return buildReport({
        context,
        interpreter,
        collected,
        gathered,
        experiments,
        neutralised: neutral.said,
        seconds: (performance.now() - started) / 1000,
        trials: trials.map(({ diagnosis, trial }, i)=>({
                diagnosis,
                trial: {
                    ...trial,
                    mended: mended.get(chainId(i)) ?? null
                }
            }))
    });
}
/** What experiments say of a diagnosis, now that its root is known. */ async function trialOf(context, diagnosis, { isolations, history }) {
    const [root] = diagnosis.findings;
    const verdicts = [];
    for (const signature of diagnosis.signatures){
        const verdict = history.byGroup.get(signature);
        if (verdict !== undefined) verdicts.push(await unlessStopped(settle_settle(context, verdict, root)) ?? verdict);
    }
    const [first, ...rest] = verdicts;
    return {
        isolation: isolationOf(diagnosis.failures, isolations),
        mended: null,
        // The commit that broke one caller first broke them all.
        history: first === undefined ? null : settle_joined([
            first,
            ...rest
        ], history.order)
    };
}
/** What can be asked for and is not there yet: said, so that nobody waits for it. */ function notYet({ inputs, notRun }) {
    if (inputs.fixCommand !== null) notRun.push({
        step: "--fix-command",
        reason: "this version does not run it"
    });
    for (const command of inputs.smoke)notRun.push({
        step: `--smoke ${command}`,
        reason: "this version does not run it"
    });
    if (inputs.plan !== null) notRun.push({
        step: "--plan",
        reason: "this version keeps its own step ids"
    });
}
/** A red run in which neither pytest nor mypy failed is none of ours: it is said at once. */ function outOfDomain(collected) {
    if (collected.kind === "green" && collected.otherFailure !== null) {
        throw new errors/* OutOfDomain */.uL(`neither pytest nor mypy failed in what was given: ${collected.otherFailure}; that is out of this tool's domain`);
    }
}
function summaryOf(collected) {
    return `${String(collected.tests.length)} failed tests, ${String(collected.types.length)} type errors, ${String(collected.runs.length)} broken runs`;
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

// EXTERNAL MODULE: ./src/report/words.js
var report_words = __webpack_require__(1329);
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
        const tail = ` · ${(0,report_words/* duration */.p0)(Math.round(left))} left`;
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
const PIPE_WIDTH = 100;
const MOST_EVIDENCE = 20;
async function diagnoseHere(call, env) {
    const { inputs, format, quiet } = call;
    const started = Date.now();
    const progress = showProgress(quiet ? terminal_diagnose_SILENT : process.stderr, inputs.timeBudgetMs, (0,trace_redact/* makeRedact */.Y)(env));
    try {
        const { report } = await run_diagnose(inputs, portsOf(inputs, env, untilSignal(), progress));
        progress.end();
        process.stdout.write(terminal_diagnose_shown(report, format, quiet, env));
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
/** `--quiet` leaves of the text just the WIN block; a format that was asked for is given whole. */ function terminal_diagnose_shown(report, format, quiet, env) {
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

/***/ 6400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ countAttempt)
/* harmony export */ });
/* unused harmony export modeOf */
/** The attempt number: how many pushes in a row a signature has survived (contract, section 6). */ /**
 * @param prior what the sticky comment remembers
 * @param head the commit that was pushed; a re-run of the same one is no new attempt
 * @param signatures what fails now
 * @param given `--attempt`
 */ function countAttempt(prior, head, signatures, given) {
    const step = prior !== null && prior.head !== head ? 1 : 0;
    const reached = (signature)=>{
        const before = prior !== null && Object.hasOwn(prior.signatures, signature) ? prior.signatures[signature] : undefined;
        return given ?? (before === undefined ? 1 : before + step);
    };
    const counts = Object.fromEntries(signatures.map((s)=>[
            s,
            reached(s)
        ]));
    const number = given ?? Math.max(1, ...Object.values(counts));
    return {
        number,
        mode: modeOf(number),
        signatures: counts
    };
}
function modeOf(number) {
    return number >= 4 ? "escalation" : number === 3 ? "context-override" : "fixer";
}


/***/ }),

/***/ 3346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ signaturesOf),
/* harmony export */   k: () => (/* binding */ remember)
/* harmony export */ });
/** What a published report leaves for the next one. */ const LONGEST_SIGNATURE = 200;
const LONGEST_RUN_ID = 120;
/** The signatures that fail now: what is older than the change is not what its pushes try to mend. */ function signaturesOf(chains) {
    const live = chains.filter((c)=>!c.pre_existing && c.verdict !== "fixed");
    return [
        ...new Set(live.flatMap((c)=>c.signatures.map((s)=>s.slice(0, LONGEST_SIGNATURE))))
    ];
}
/** @param head the commit that the report is about, from the event */ function remember(report, head, counted) {
    const failing = report.win === "PASS" ? [] : report.chains.filter((c)=>c.verdict !== "fixed").flatMap((c)=>c.symptoms);
    return {
        head,
        runId: report.run_id.slice(0, LONGEST_RUN_ID),
        signatures: counted.signatures,
        nodes: [
            ...new Set(failing.flatMap((s)=>"phase" in s ? [
                    s.node
                ] : []))
        ],
        mypy: failing.some((s)=>"mypy" in s)
    };
}


/***/ })

};
