export const id = 793;
export const ids = [793];
export const modules = {

/***/ 36793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ARTIFACT_VARIABLES: () => (/* binding */ ARTIFACT_VARIABLES),
/* harmony export */   makeArtifacts: () => (/* binding */ makeArtifacts)
/* harmony export */ });
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19728);
/** The runner's artifact service. Loaded only when a bundle is uploaded: its client is the heaviest module there is. */ 
/** Variables that the client reads from `process.env` at the time of the call. */ const ARTIFACT_VARIABLES = [
    "ACTIONS_RUNTIME_TOKEN",
    "ACTIONS_RESULTS_URL"
];
/**
 * @param env where the step's own variables are kept: they are put back for the time of an upload, after the code under
 * test has ended
 */ function makeArtifacts(env) {
    return {
        upload: async (name, folder, files, days)=>{
            if (!env["ACTIONS_RUNTIME_TOKEN"] || !env["ACTIONS_RESULTS_URL"]) throw new Error("there is no artifact service here (ACTIONS_RESULTS_URL is not set)");
            for (const variable of ARTIFACT_VARIABLES)process.env[variable] = env[variable];
            try {
                const client = new _actions_artifact__WEBPACK_IMPORTED_MODULE_0__/* .DefaultArtifactClient */ .t9();
                const made = await client.uploadArtifact(name, [
                    ...files
                ], folder, days === null ? {} : {
                    retentionDays: days
                });
                if (made.id === undefined) throw new Error("the artifact service gave no id");
                return {
                    id: made.id,
                    name
                };
            } finally{
                for (const variable of ARTIFACT_VARIABLES)Reflect.deleteProperty(process.env, variable);
            }
        }
    };
}


/***/ })

};
