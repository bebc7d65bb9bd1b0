export const id = 687;
export const ids = [687];
export const modules = {

/***/ 1925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planMatrix: () => (/* binding */ planMatrix)
/* harmony export */ });
/* harmony import */ var _collect_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4040);
/** Splits a diagnosis over jobs: one leg for each test file that failed, one for mypy. */ 
/** GitHub's limit of jobs in a matrix. */ const MOST_LEGS = 256;
/**
 * Failures that a source names by node id are split by file. A junit name becomes a node id only by asking pytest, which a
 * plan does not do: where there are such names, one leg reads the sources as a whole.
 * @throws UserError for a source that cannot be used
 */ async function planMatrix(inputs) {
    const { tests, types, runs } = await (0,_collect_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collect */ .F)(inputs.sources, {
        cwd: inputs.cwd,
        project: inputs.project
    });
    const ids = tests.map((test)=>test.refs.flatMap((ref)=>ref.kind === "junit" ? [] : [
                ref.id
            ])[0] ?? null);
    if (tests.length + types.length + runs.length === 0) return {
        include: []
    };
    const named = ids.flatMap((id)=>id === null ? [] : [
            id
        ]);
    if (named.length < ids.length || runs.length > 0) return {
        include: [
            {
                name: "all",
                node: "",
                mypy: inputs.mypy
            }
        ]
    };
    const fileOf = (id)=>id.split("::", 1)[0] ?? id;
    const legs = [
        ...new Set(named.map(fileOf))
    ].map((name)=>({
            name,
            node: named.filter((id)=>fileOf(id) === name).join("\n"),
            mypy: "never"
        }));
    const typed = types.length === 0 ? [] : [
        {
            name: "mypy",
            node: "",
            mypy: "always"
        }
    ];
    return {
        include: [
            ...fold(legs, MOST_LEGS - typed.length),
            ...typed
        ]
    };
}
/** No more legs than there may be: the last one takes the rest. */ function fold(legs, most) {
    if (legs.length <= most) return [
        ...legs
    ];
    const rest = legs.slice(most - 1);
    return [
        ...legs.slice(0, most - 1),
        {
            name: `${String(rest.length)} more files`,
            node: rest.map((l)=>l.node).join("\n"),
            mypy: "never"
        }
    ];
}


/***/ })

};
