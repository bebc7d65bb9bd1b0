export const id = 927;
export const ids = [927];
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


/***/ })

};
