export const id = 301;
export const ids = [301];
export const modules = {

/***/ 8301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyFixes: () => (/* binding */ applyFixes)
/* harmony export */ });
/* harmony import */ var _env_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17377);
/* harmony import */ var _env_addopts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45020);
/* harmony import */ var _probe_reproduce_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10338);
/* harmony import */ var _probe_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92660);
/* harmony import */ var _amend_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19874);
/** `--fix apply`: verified fixes go into the checkout, and what failed there is run once more. */ 




const APPLY_MS = 30_000;
/** @returns the report of the checkout as the fixes leave it: `WIN: PASS` where all that failed passes now */ async function applyFixes(applying, report, mended) {
    const { context, interpreter, neutral, manifests, types, nodes } = applying;
    const done = new Set();
    const patches = new Set();
    for (const [id, one] of mended){
        if (one.status !== "verified") continue;
        // One patch may mend several roots.
        if (patches.has(one.diff) || await put(context, one)) done.add(id);
        if (done.has(id)) patches.add(one.diff);
    }
    if (done.size === 0) return (0,_amend_js__WEBPACK_IMPORTED_MODULE_4__/* .refresh */ .O)(report, context);
    context.progress.stage("running again with the fixes applied");
    const [again, typesAgain] = await Promise.all([
        nodes.length === 0 ? null : (0,_probe_reproduce_js__WEBPACK_IMPORTED_MODULE_2__/* .reproduce */ .CC)(context, interpreter, neutral, nodes, manifests),
        types === null ? null : (0,_probe_types_js__WEBPACK_IMPORTED_MODULE_3__/* .checkTypes */ .OE)(context, interpreter, types)
    ]);
    const red = new Set(again?.failures.map((f)=>f.node) ?? []);
    const ended = again !== null && again.runs.length > 0;
    const passes = (id)=>again !== null && [
            ...again.passed
        ].some((p)=>(0,_probe_reproduce_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnder */ .Jo)(id, p));
    const green = red.size === 0 && !ended && nodes.every(passes) && (typesAgain === null || typesAgain.exitCode === 0);
    const chains = report.chains.map((chain)=>{
        const fixed = done.has(chain.id) && !ended && chain.symptoms.every((s)=>"mypy" in s ? typesAgain?.failures.every((f)=>f.file !== s.file || f.message !== s.message) === true : "phase" in s ? !red.has(s.node) : true);
        return fixed ? {
            ...chain,
            verdict: "fixed"
        } : chain;
    });
    const win = green && chains.every((c)=>c.verdict === "fixed") && context.unmapped.length === 0 ? "PASS" : "FAIL";
    context.recorder.record({
        surface: "cognitive",
        step_id: "S6",
        action: "win.decide",
        marker: "REFLECT",
        note: `${win}: ${String(done.size)} fixes applied`
    });
    const after = [
        ...again?.evidence ?? [],
        ...(again?.failures ?? []).map((f)=>f.evidence),
        ...typesAgain === null ? [] : [
            typesAgain.evidence
        ]
    ];
    return (0,_amend_js__WEBPACK_IMPORTED_MODULE_4__/* .refresh */ .O)({
        ...report,
        win,
        chains,
        win_evidence: [
            ...report.win_evidence.filter(({ what })=>![
                    ...done
                ].some((id)=>mended.get(id)?.patch === what)),
            ...[
                ...done
            ].map((id)=>({
                    what: `git apply ${mended.get(id)?.patch ?? id}`,
                    outcome: "applied to the checkout"
                })),
            ...commands(after).map((e)=>({
                    what: (0,_env_addopts_js__WEBPACK_IMPORTED_MODULE_1__/* .shlexJoin */ .r)(e.source.argv).slice(0, 300),
                    outcome: `with the fixes applied: ${e.claim}`
                }))
        ]
    }, context);
}
function commands(list) {
    const isCommand = (e)=>e.source.type === "command";
    return [
        ...new Map(list.filter(isCommand).map((e)=>[
                e.id,
                e
            ])).values()
    ];
}
async function put(context, { patch, diff }) {
    const ran = await context.recorder.run(context.exec, {
        argv: [
            ..._env_change_js__WEBPACK_IMPORTED_MODULE_0__/* .SAFE_GIT */ .zm,
            "apply",
            "--whitespace=nowarn",
            "-"
        ],
        cwd: context.inputs.project,
        timeoutMs: APPLY_MS,
        stdin: diff
    }, {
        stepId: "S5",
        action: "fix.apply",
        shown: [
            "git",
            "apply",
            patch
        ]
    });
    if (ran.exitCode !== 0) context.notRun.push({
        step: `git apply ${patch}`,
        reason: ran.output.trim().split("\n", 1)[0] ?? "it failed"
    });
    return ran.exitCode === 0;
}


/***/ })

};
