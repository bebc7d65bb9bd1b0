export const id = 40;
export const ids = [40];
export const modules = {

/***/ 3041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/** Takes off what a CI service puts around the lines of a program. */ 
/** 2026-01-31T10:00:00.1234567Z, in brackets on Jenkins; GitLab adds `00O ` (`00O+` where it went on with a line). */ const TIME = /^\uFEFF?\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)\]?(?: \d\d[OE][ +]?)?(?: |$)/;
/** `gh run view --log`: job, step and the timed line, between tabs. */ const GH = /^([^\t]*)\t([^\t]*)\t(?=\uFEFF?\d{4}-\d\d-\d\dT)/;
const DIGIT_TWO = 0x32;
const LETTER_T = 0x54;
const LETTER_Z = 0x5a;
const BLANK = 0x20;
/** The line as the program printed it: no time, no job and step, no colours. */ function clean(line) {
    let text = line;
    let step = null;
    if (text.includes("\t")) {
        const found = GH.exec(text);
        if (found !== null) {
            step = found[2] ?? null;
            text = text.slice(found[0].length);
        }
    }
    if (text.charCodeAt(0) === 0xfeff) text = text.slice(1);
    // The form of GitHub Actions, which most lines of a large log have.
    if (text.charCodeAt(0) === DIGIT_TWO && text.charCodeAt(27) === LETTER_Z && text.charCodeAt(28) === BLANK && text.charCodeAt(10) === LETTER_T) text = text.slice(29);
    else if (text.charCodeAt(text.startsWith("[") ? 1 : 0) === DIGIT_TWO) text = text.replace(TIME, "");
    if (text.includes("\u001B") || text.includes("\u009B")) text = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text);
    return {
        text,
        step
    };
}


/***/ }),

/***/ 4040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ collect)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(6986);
;// CONCATENATED MODULE: ./src/collect/address.js
/** Names of tests: node ids, and what pytest's junit writer makes of them. */ /**
 * What pytest's junit writer calls a node (`mangle_test_address` of _pytest/junitxml.py, the same from 7 to 9): the path
 * with dots and without `.py`, then the classes; parameters stay with the name. Without `--junit-prefix`.
 */ function addressOf(id) {
    const bracket = id.indexOf("[");
    const names = (bracket < 0 ? id : id.slice(0, bracket)).split("::");
    const [path = "", ...rest] = names;
    const all = [
        path.replaceAll("/", ".").replace(/\.py$/, ""),
        ...rest
    ];
    const name = (all.pop() ?? "") + (bracket < 0 ? "" : id.slice(bracket));
    return {
        classname: all.join("."),
        name
    };
}
/** What pytest writes above a failure: `TestOuter.test_param[1]`. */ function headingOf(id) {
    const { path, names } = partsOf(id);
    return names.length === 0 ? path : names.join(".");
}
/** The file of a node id, and the names below it, parameters with the last of them. */ function partsOf(id) {
    const bracket = id.indexOf("[", Math.max(0, id.indexOf("::")));
    const [path = "", ...names] = (bracket < 0 ? id : id.slice(0, bracket)).split("::");
    const last = names.pop();
    if (last === undefined) return {
        path: id,
        names: []
    };
    return {
        path,
        names: [
            ...names,
            last + (bracket < 0 ? "" : id.slice(bracket))
        ]
    };
}
/** A node id that a source gives: a test, or a module that could not be collected. */ function referenceOf(id) {
    return id.includes("::") ? {
        kind: "node",
        id: ungrouped(id)
    } : {
        kind: "module",
        id
    };
}
/** Without the `@group` that xdist's loadgroup puts behind the ids of its reports: pytest does not know those. */ function ungrouped(id) {
    const at = id.lastIndexOf("@");
    const rest = id.slice(0, Math.max(0, at));
    const bracket = rest.indexOf("[");
    const fits = at > 0 && /^[\w.-]+$/.test(id.slice(at + 1)) && rest.includes(".py::") && (bracket < 0 || rest.endsWith("]"));
    return fits ? rest : id;
}
/**
 * The file that a dotted module name stands for: the path in `text` whose dotted form it is, else the plain reading. junit
 * has the name alone (`tests.test_a` for a collection error), the text of the error often the path.
 */ function moduleFile(dotted, text) {
    if (/[\\/]|\.pyi?$/.test(dotted)) return dotted.replaceAll("\\", "/");
    for (const [path] of text.matchAll(/(?<![\w.\\/-])[\w.\\/-]+\.py\b/g)){
        if (addressOf(path.replaceAll("\\", "/")).name === dotted) return path.replaceAll("\\", "/");
    }
    return `${dotted.replaceAll(".", "/")}.py`;
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
// EXTERNAL MODULE: ./src/collect/exception.js
var collect_exception = __webpack_require__(5001);
;// CONCATENATED MODULE: ./src/collect/json-items.js
/** The items of one list or object inside a JSON document of any size, a text at a time. */ /** An item is not kept beyond this, in characters. */ const LONGEST = 4 * 1024 * 1024;
/**
 * Gives the items of the container at `path` (keys of nested objects; `[]` for the document itself). It checks no more of
 * the syntax than it needs: an item's text is for JSON.parse. `torn` comes last where brackets are left open.
 */ async function* jsonItems(pieces, path) {
    const scanner = new Scanner(path);
    for await (const piece of pieces){
        scanner.write(piece);
        yield* scanner.take();
    }
    scanner.end();
    yield* scanner.take();
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const BRACE = 0x7b;
const BRACKET = 0x5b;
const BRACE_END = 0x7d;
const BRACKET_END = 0x5d;
class Scanner {
    #path;
    #out = [];
    /** Open containers. */ #depth = 0;
    /** Keys of the path that lead to where we are: the container at depth `#matched + 1` is the innermost on the path. */ #matched = 0;
    #inString = false;
    #escaped = false;
    /** The last string, as written. */ #string = "";
    #key = null;
    /** The wanted container is an object. */ #keyed = false;
    /** Text of the current item as far as it stands in earlier pieces. */ #item = "";
    #tooLong = false;
    constructor(path){
        this.#path = path;
    }
    write(piece) {
        let item = this.#wanted() ? 0 : -1;
        let string = this.#inString ? 0 : -1;
        for(let i = 0; i < piece.length; i += 1){
            const c = piece.charCodeAt(i);
            if (this.#inString) {
                if (this.#escaped) this.#escaped = false;
                else if (c === BACKSLASH) this.#escaped = true;
                else if (c === QUOTE) {
                    this.#inString = false;
                    this.#keep(piece.slice(string, i));
                }
                continue;
            }
            if (c === QUOTE) {
                this.#inString = true;
                this.#string = "";
                string = i + 1;
            } else if (c === COLON) {
                if (this.#depth !== this.#matched + 1) continue;
                this.#key = unquote(this.#string);
                if (this.#wanted()) item = this.#reset(i + 1);
            } else if (c === COMMA) {
                if (!this.#wanted() || this.#depth !== this.#path.length + 1) continue;
                this.#give(piece.slice(Math.max(0, item), i));
                item = this.#reset(i + 1);
            } else if (c === BRACE || c === BRACKET) {
                const before = this.#wanted();
                this.#open(c === BRACE);
                if (!before && this.#wanted()) item = this.#reset(i + 1);
            } else if (c === BRACE_END || c === BRACKET_END) {
                if (this.#wanted() && this.#depth === this.#path.length + 1) {
                    this.#give(piece.slice(Math.max(0, item), i));
                    item = -1;
                }
                this.#close();
            }
        }
        if (this.#inString) this.#keep(piece.slice(Math.max(0, string)));
        if (this.#wanted() && item >= 0) this.#hold(piece.slice(item));
    }
    end() {
        if (this.#depth > 0) this.#out.push({
            kind: "torn"
        });
    }
    take() {
        const out = this.#out;
        this.#out = [];
        return out;
    }
    /** Inside of the wanted container. */ #wanted() {
        return this.#depth > this.#path.length && this.#matched === this.#path.length;
    }
    #open(object) {
        if (this.#depth === this.#matched + 1 && this.#matched < this.#path.length && this.#key === this.#path[this.#matched]) this.#matched += 1;
        this.#depth += 1;
        if (this.#depth === this.#path.length + 1) this.#keyed = object;
    }
    #close() {
        this.#matched = Math.min(this.#matched, Math.max(0, this.#depth - 2));
        this.#depth = Math.max(0, this.#depth - 1);
    }
    /** Strings are only looked at as keys. */ #keep(part) {
        if (this.#depth === this.#matched + 1 && this.#string.length < LONGEST) this.#string += part;
    }
    #hold(part) {
        if (this.#item.length + part.length > LONGEST) this.#tooLong = true;
        this.#item = this.#tooLong ? "" : this.#item + part;
    }
    #reset(at) {
        this.#item = "";
        this.#tooLong = false;
        return at;
    }
    #give(part) {
        this.#hold(part);
        const key = this.#keyed ? this.#key : null;
        if (this.#tooLong) this.#out.push({
            kind: "too-long",
            key
        });
        else if (this.#item.trim() !== "") this.#out.push({
            kind: "item",
            key,
            text: this.#item
        });
    }
}
function unquote(raw) {
    const value = parse(`"${raw}"`);
    return typeof value === "string" ? value : raw;
}
/** JSON.parse, undefined for what is no JSON. Halves of surrogate pairs, which JSON can hold and UTF-8 cannot, are replaced. */ function parse(text) {
    try {
        const value = JSON.parse(text, /\\ud[89a-f]/i.test(text) ? wellFormed : undefined);
        return value;
    } catch  {
        return undefined;
    }
}
function wellFormed(_key, value) {
    return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\uFFFD") : value;
}

// EXTERNAL MODULE: ./src/collect/kind.js
var kind = __webpack_require__(8624);
;// CONCATENATED MODULE: ./src/collect/log/crash.js
/** Words of a run that died. */ /** The node that an xdist worker ran when it died (`xdist/dsession.py`), null for any other message. */ function crashedWorker(message) {
    return /^worker '[^']*' crashed while running '([^]*)'$/.exec(message.trim())?.[1] ?? null;
}

// EXTERNAL MODULE: ./src/collect/text.js
var collect_text = __webpack_require__(9529);
;// CONCATENATED MODULE: ./src/collect/order.js
/** The order in which tests ran, as far as memory is meant to go. */ 
/** References kept of one run. */ const MOST = 50_000;
/** Gathers the tests of one run in the order in which a source names them, each once. */ class OrderOf {
    #origin;
    #refs = new Map();
    #left = 0;
    constructor(origin){
        this.#origin = origin;
    }
    add(ref) {
        const key = ref.kind === "junit" ? JSON.stringify([
            ref.classname,
            ref.name,
            ref.file
        ]) : ref.id;
        if (this.#refs.has(key)) return;
        if (this.#refs.size < MOST) this.#refs.set((0,collect_text/* own */.ZV)(key), (0,collect_text/* detached */.ht)(ref));
        else this.#left += 1;
    }
    /** The order, and what it leaves out. Nothing for a run without tests. */ end() {
        if (this.#refs.size === 0) return [];
        const order = {
            type: "order",
            refs: [
                ...this.#refs.values()
            ],
            origin: this.#origin
        };
        if (this.#left === 0) return [
            order
        ];
        return [
            order,
            {
                type: "unmapped",
                input: this.#origin.input,
                reason: `of the order of tests only the first ${String(MOST)} were kept, ${String(this.#left)} more were not`
            }
        ];
    }
}

;// CONCATENATED MODULE: ./src/collect/ctrf.js
/** Reads CTRF, the Common Test Report Format, as pytest plugins and converters write it. */ 







/** The keys that are read of a test, all but the name and status optional. */ const test = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    /** A list of names, or one text (older writers). */ suite: schemas/* union */.KCZ([
        schemas/* string */.YjP(),
        schemas/* array */.YOg(schemas/* string */.YjP())
    ]).nullish(),
    filePath: schemas/* string */.YjP().nullish(),
    /** `call_failed` and the like of pytest-json-ctrf. */ rawStatus: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    trace: schemas/* string */.YjP().nullish()
});
/**
 * Streams over `results.tests`. A test that failed first and passed when it was retried has the status `passed`.
 * @see https://ctrf.io/docs/specification/overview
 */ const readCtrf = async function*(path, input) {
    const origin = {
        input,
        line: null
    };
    const order = new OrderOf(origin);
    let read = 0;
    let unread = 0;
    let torn = false;
    for await (const item of jsonItems((0,kind/* ofKind */.C)((0,collect_text/* readText */.yR)(path, input), [
        "ctrf",
        "json"
    ], input, "--ctrf"), [
        "results",
        "tests"
    ])){
        const found = item.kind === "item" ? test.safeParse(parse(item.text)) : null;
        if (item.kind === "torn") torn = true;
        else if (found?.success !== true) unread += 1;
        else {
            read += 1;
            const ref = ctrf_referenceOf(found.data);
            order.add(ref);
            if (found.data.status === "failed") yield* report(found.data, ref, origin);
        }
    }
    if (read === 0 && !await holdsTests(path, input)) {
        throw new errors/* UserError */.yo(`${input} is JSON but no CTRF report (it has no results.tests that can be read): give the file that the CTRF plugin wrote`);
    }
    yield* order.end();
    if (read + unread === 0) yield {
        type: "unmapped",
        input,
        reason: "no test is in it: where pytest could not collect, CTRF says nothing"
    };
    if (unread > 0) yield {
        type: "unmapped",
        input,
        reason: `${String(unread)} tests have no name and status, or are too long`
    };
    if (torn) yield {
        type: "unmapped",
        input,
        reason: "breaks off in the middle: what could be read was taken"
    };
};
/** Whether there is a list of tests at all: a run that collected none leaves an empty one. */ async function holdsTests(path, input) {
    for await (const item of jsonItems((0,collect_text/* readText */.yR)(path, input), [
        "results"
    ])){
        if (item.kind === "item" && item.key === "tests" && item.text.trim().startsWith("[")) return true;
    }
    return false;
}
/** pytest plugins give the node id as name, or as suite and name; converters what junit has. */ function ctrf_referenceOf(found) {
    const { name, suite, filePath } = found;
    const suites = typeof suite === "string" ? suite.split(/ > |::/) : suite ?? [];
    if (/^[^[]*\.\w+::/.test(name)) return {
        kind: "node",
        id: name
    };
    const [first = "", ...classes] = suites;
    if (/\.py$/.test(first)) return {
        kind: "node",
        id: [
            first,
            ...classes,
            name
        ].join("::")
    };
    return {
        kind: "junit",
        classname: suites.filter((s)=>s !== "pytest").join("."),
        name,
        file: filePath ?? null
    };
}
function* report(found, ref, origin) {
    const [, when] = /^(setup|call|teardown)_/.exec(found.rawStatus ?? "") ?? [];
    const phase = when === "setup" || when === "call" || when === "teardown" ? when : null;
    const trace = found.trace ?? "";
    const said = found.message ?? "";
    // The place alone is the last line of a text, not what it says.
    const { exception, message, place } = (0,collect_exception/* readTraceback */.N)(trace.split("\n"), said === "" || (0,collect_exception/* location */.C5)(said) !== null ? null : said);
    const text = (0,collect_text/* cutHead */.fz)(trace === "" ? said : trace, 2000);
    yield {
        type: "test",
        ref,
        phase,
        exception,
        message: (0,collect_text/* cut */.Jj)(message, 2000),
        place,
        origin,
        text
    };
    const node = crashedWorker(message);
    if (node !== null) yield {
        type: "run",
        what: "crash",
        message,
        node,
        file: null,
        line: null,
        origin,
        text
    };
}

// EXTERNAL MODULE: ../../node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(9970);
;// CONCATENATED MODULE: ./src/collect/inputs.js
/** From the globs and paths of the options to files. */ 



/**
 * The files that the patterns of one option name, each once. A path that exists is taken as it is, whatever its characters.
 * Rejects with a UserError for a pattern that names no file, and for a link that leads out of the project.
 * @param option as the user knows it, for messages
 */ async function expand(patterns, option, folders) {
    const files = new Map();
    for (const pattern of patterns){
        const found = await matches(pattern, option, folders);
        if (found.length === 0) throw new errors/* UserError */.yo(`${option} ${JSON.stringify(pattern)} names no file (looked from ${folders.cwd}): check the path, or whether the step before wrote it`);
        for (const path of found){
            await refuseOutside(path, option, folders);
            files.set(path, {
                path,
                input: nameOf(path, folders.cwd)
            });
        }
    }
    return [
        ...files.values()
    ];
}
async function matches(pattern, option, { cwd }) {
    const path = (0,external_node_path_.resolve)(cwd, pattern);
    const found = await (0,promises_.stat)(path).catch(()=>null);
    if (found?.isDirectory() === true) throw new errors/* UserError */.yo(`${option} ${JSON.stringify(pattern)} is a folder: name the files in it, ${JSON.stringify(`${pattern.replace(/[\\/]+$/, "")}/*`)} say`);
    if (found !== null) return [
        path
    ];
    try {
        const all = await (0,dist/* glob */.TI)(external_node_path_.sep === "\\" ? pattern.replaceAll("\\", "/") : pattern, {
            cwd,
            dot: true,
            absolute: true,
            expandDirectories: false,
            followSymbolicLinks: false,
            ignore: [
                "**/.git/**",
                "**/node_modules/**"
            ]
        });
        return all.map((file)=>(0,external_node_path_.resolve)(file)).sort();
    } catch (error) {
        throw new errors/* UserError */.yo(`${option} ${JSON.stringify(pattern)} is no glob that can be read: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
/** A link inside the project may not lead out of it: the code under test could have made it. */ async function refuseOutside(path, option, { project }) {
    const real = await (0,promises_.realpath)(path);
    if (within(path, project) && !within(real, project)) throw new errors/* UserError */.yo(`${option}: ${path} is a link that leads out of the project, to ${real}: give that path itself if it is meant`);
}
function within(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
function nameOf(path, cwd) {
    return within(path, cwd) ? (0,external_node_path_.relative)(cwd, path).split(external_node_path_.sep).join("/") : path;
}

// EXTERNAL MODULE: ../../node_modules/saxes/saxes.js
var saxes = __webpack_require__(628);
// EXTERNAL MODULE: ./src/collect/log/stack.js
var log_stack = __webpack_require__(4325);
;// CONCATENATED MODULE: ./src/collect/junit-cases.js
/** From the elements of a junit report to what failed. */ 





/** Characters kept of an element's text: its end, where the exception is. */ const KEPT = 64 * 1024;
/** Failures held back until their suite ends, since a later attempt may pass. */ const HELD = 2000;
/** Elements in, `Reported` out. Unknown elements are passed over, whatever the nesting. */ class JunitCases {
    #input;
    #order;
    #out = [];
    #case = null;
    #problem = null;
    #count = 0;
    /** Failures of the suite by their name. */ #held = new Map();
    constructor(input){
        this.#input = input;
        this.#order = new OrderOf({
            input,
            line: null
        });
    }
    /** @returns whether the text of the element is wanted */ open(tag, attributes) {
        if (tag === "testcase") {
            const { classname = "", name = "", file } = attributes;
            this.#case = {
                classname,
                name,
                file: file ?? null,
                problems: []
            };
        } else if (tag === "failure" || tag === "error") {
            this.#problem = {
                tag,
                message: attributes["message"] ?? "",
                type: attributes["type"] ?? null,
                text: ""
            };
            if (this.#case === null) this.#out.push({
                type: "unmapped",
                input: this.#input,
                reason: `an <${tag}> outside any test case: ${(0,collect_text/* cut */.Jj)(this.#problem.message, 200)}`
            });
            else this.#case.problems.push(this.#problem);
        }
        return this.#problem !== null;
    }
    text(text) {
        if (this.#problem !== null) this.#problem.text = (this.#problem.text + text).slice(-KEPT);
    }
    close(tag) {
        if (tag === "failure" || tag === "error") this.#problem = null;
        else if (tag === "testcase" && this.#case !== null) {
            this.#finish(this.#case);
            this.#case = null;
        } else if (tag === "testsuite") this.#release();
    }
    /** @param broken why the file could not be read to its end, null when it was */ end(broken) {
        if (this.#case !== null) this.#finish(this.#case);
        else if (this.#count === 0) this.#out.push({
            type: "unmapped",
            input: this.#input,
            reason: "no test is in it"
        });
        this.#release();
        this.#out.push(...this.#order.end());
        if (broken !== null) this.#out.push({
            type: "unmapped",
            input: this.#input,
            reason: broken
        });
    }
    take() {
        const out = this.#out;
        this.#out = [];
        return out;
    }
    #finish(found) {
        this.#count += 1;
        const reports = found.problems.flatMap((p)=>junit_cases_report(found, p, this.#input));
        const ref = reference(found);
        if (ref.kind === "junit" && !internal(found)) this.#order.add(ref);
        const key = JSON.stringify([
            found.classname,
            found.name,
            found.file
        ]);
        const before = this.#held.get(key);
        if (reports.length > 0) this.#held.set((0,collect_text/* own */.ZV)(key), [
            ...before ?? [],
            ...(0,collect_text/* detached */.ht)(reports)
        ]);
        else if (before !== undefined) {
            this.#held.delete(key);
            this.#out.push({
                type: "unmapped",
                input: this.#input,
                reason: `${found.classname}::${found.name} failed first and did not fail when it ran again in the same suite`
            });
        }
        if (this.#held.size > HELD) this.#release();
    }
    #release() {
        for (const reports of this.#held.values())this.#out.push(...reports);
        this.#held.clear();
    }
}
/** The group of xdist's loadgroup, which is no part of the name. */ const GROUP = /^([A-Za-z_]\w*(?:\[.*\])?)@[\w.-]+$/;
function internal(found) {
    return found.classname === "pytest" && found.name === "internal";
}
function reference(found) {
    const { classname, name, file, problems } = found;
    const collect = problems.find((p)=>p.message === "collection failure") ?? (classname === "" ? problems[0] : undefined);
    if (collect === undefined) return {
        kind: "junit",
        classname,
        name: name.replace(GROUP, "$1"),
        file
    };
    // A class that could not be collected has its module in the class name.
    return {
        kind: "module",
        id: file ?? moduleFile(classname === "" ? name : classname, collect.text)
    };
}
/** pytest's words for an error outside of the test itself; 9.1 and later may cut them, with a note. */ const PHASED = /^(?:failed on (setup|teardown) with "([^]*?)"?|test (setup|teardown) failure)$/;
const CUT_NOTE = /\n\[(?:\+\d+ more lines?|truncated); full report in element text\]$/;
function junit_cases_report(found, problem, input) {
    const origin = {
        input,
        line: null
    };
    const text = (0,collect_text/* cutHead */.fz)(problem.text.trim() === "" ? problem.message : problem.text.trim(), 2000);
    const lines = problem.text.split("\n");
    if (internal(found)) {
        const ended = (0,log_stack/* readPythonTraceback */.FL)(lines);
        return [
            {
                type: "run",
                what: "internal-error",
                message: (0,log_stack/* inOneLine */.UX)(ended),
                node: null,
                file: ended.place?.file ?? null,
                line: ended.place?.line ?? null,
                origin,
                text
            }
        ];
    }
    const whole = problem.message.replace(CUT_NOTE, "");
    const [, when, inner, old] = PHASED.exec(whole) ?? [];
    const collect = whole === "collection failure";
    const said = inner ?? (collect || old !== undefined ? "" : whole);
    // Words that are cut, or the whole text over again, are read from the text.
    const known = said === "" || whole !== problem.message || /^E {2}/m.test(said) ? null : said;
    const traceback = (0,collect_exception/* readTraceback */.N)(lines.length === 1 && lines[0] === "" ? said.split("\n") : lines, known);
    const crashed = crashedWorker(said);
    const test = {
        type: "test",
        ref: reference(found),
        phase: crashed === null ? phaseOf(when ?? old ?? (collect ? "collect" : problem.tag)) : null,
        exception: traceback.exception ?? (problem.type === null ? null : (0,collect_exception/* raised */.P5)(problem.type).exception),
        message: (0,collect_text/* cut */.Jj)(traceback.message, 2000),
        place: traceback.place,
        origin,
        text
    };
    if (crashed === null) return [
        test
    ];
    return [
        test,
        {
            type: "run",
            what: "crash",
            message: said,
            node: crashed,
            file: null,
            line: null,
            origin,
            text
        }
    ];
}
function phaseOf(text) {
    if (text === "failure") return "call";
    return text === "setup" || text === "teardown" || text === "collect" ? text : null;
}

;// CONCATENATED MODULE: ./src/collect/junit.js
/** Reads junit XML: xunit1 and xunit2 of pytest, other writers as far as they agree. */ 




/** Markup or wanted text that is longer than this, in characters, ends the reading: the parser holds it as a whole. */ const junit_LONGEST = 8 * 1024 * 1024;
/** pytest nests four deep. */ const DEEPEST = 200;
/**
 * Streams. A document type that declares entities or refers to a file outside is refused: nothing is expanded or fetched.
 * @see https://github.com/testmoapp/junitxml for what writers agree on, `_pytest/junitxml.py` for pytest
 */ const readJunit = async function*(path, input) {
    const document = new Document(input);
    for await (const piece of (0,kind/* ofKind */.C)((0,collect_text/* readText */.yR)(path, input), [
        "xml"
    ], input, "--junit-xml")){
        document.write(piece);
        yield* document.take();
        if (document.ended) return;
    }
    document.close();
    yield* document.take();
};
class Document {
    #parser = new saxes/* SaxesParser */.wT({
        xmlns: false,
        position: false
    });
    #cases;
    #input;
    #depth = 0;
    #rootSeen = false;
    /** Where the parser last reported anything, and how much was written to it, in characters. */ #reported = 0;
    #written = 0;
    /** Characters that the parser holds for one piece of markup or wanted text. */ #held = 0;
    /** The text of the current element is kept. */ #wanted = false;
    #broken = null;
    ended = false;
    constructor(input){
        this.#input = input;
        this.#cases = new JunitCases(input);
        const parser = this.#parser;
        parser.on("doctype", (text)=>{
            if (/\[|\b(?:SYSTEM|PUBLIC)\b/.test(text)) throw new errors/* UserError */.yo(`${input} declares entities or refers to another file in its DOCTYPE: such XML is not read. Give the file that pytest --junit-xml wrote`);
        });
        parser.on("opentag", ({ name, attributes })=>{
            this.#open(name, attributes);
        });
        parser.on("closetag", ({ name })=>{
            this.#reported = parser.position;
            this.#depth -= 1;
            this.#wanted = false;
            parser.off("text");
            this.#cases.close(name);
        });
        parser.on("cdata", (text)=>{
            this.#reported = parser.position;
            this.#cases.text(text);
        });
        parser.on("error", (error)=>this.#broken ??= error.message);
    }
    #open(name, attributes) {
        this.#reported = this.#parser.position;
        this.#depth += 1;
        if (!this.#rootSeen && !/^(?:testsuites?|testcase)$/i.test(name)) {
            throw new errors/* UserError */.yo(`${this.#input} is XML, but <${name}> is no junit report: give the file that pytest --junit-xml wrote`);
        }
        this.#rootSeen = true;
        if (this.#depth > DEEPEST) this.#stop(`elements are nested more than ${String(DEEPEST)} deep`);
        // Text is only kept where it tells of a failure: captured output can be of any length.
        this.#wanted = this.#cases.open(name, attributes);
        if (this.#wanted) this.#parser.on("text", (text)=>{
            this.#cases.text(text);
        });
        else this.#parser.off("text");
    }
    write(piece) {
        this.#parser.write(piece);
        if (this.#reported >= this.#written) this.#held = 0;
        // Since the last report the parser is in plain text, which it only holds when it is wanted, or after a `<` in markup.
        const start = Math.max(0, this.#reported - this.#written - 2);
        if (this.#wanted || this.#held > 0 || piece.includes("<", start)) this.#held += piece.length;
        this.#written += piece.length;
        if (this.#held > junit_LONGEST) this.#stop(`one element is longer than ${String(junit_LONGEST / 1024 / 1024)} MiB`);
    }
    close() {
        if (this.#broken === null) this.#parser.close();
        if (!this.#rootSeen) throw new errors/* UserError */.yo(`${this.#input} holds no junit report${this.#broken === null ? "" : ` (${this.#broken})`}: give the file that pytest --junit-xml wrote`);
        this.#cases.end(this.#broken === null ? null : `not well-formed (${this.#broken}): what could be read was taken`);
    }
    #stop(reason) {
        if (this.ended) return;
        this.ended = true;
        this.#cases.end(`${reason}: what follows was not read`);
    }
    /** What has been found since the last call. */ take() {
        return this.#cases.take();
    }
}

;// CONCATENATED MODULE: ./src/collect/lastfailed.js
/** Reads `.pytest_cache/v/cache/lastfailed`: what failed in the last run here. */ 



/** A dictionary of node ids and `true` (`LFPlugin` of _pytest/cacheprovider.py). Anything else is another file. */ const readLastFailed = async function*(path, input) {
    const another = new errors/* UserError */.yo(`${input} is not pytest's lastfailed cache (node ids, each with true): delete it, or name the failed tests with --node`);
    for await (const item of jsonItems(dictionary((0,collect_text/* readText */.yR)(path, input), another), [])){
        if (item.kind === "torn") {
            yield {
                type: "unmapped",
                input,
                reason: "breaks off in the middle: what could be read was taken"
            };
        } else if (item.kind === "too-long" || item.key === null || item.text.trim() !== "true") {
            throw another;
        } else {
            const ref = referenceOf(item.key);
            yield {
                type: "test",
                ref,
                phase: ref.kind === "module" ? "collect" : null,
                exception: null,
                message: "",
                place: null,
                origin: {
                    input,
                    line: null
                },
                text: item.key
            };
        }
    }
};
/** Passes on what begins as a dictionary does; rejects with `another` for all else, an empty file too. */ async function* dictionary(pieces, another) {
    let begun = false;
    for await (const piece of pieces){
        const text = begun ? piece : piece.replace(/^\uFEFF/, "").trimStart();
        if (!begun && text !== "" && !text.startsWith("{")) throw another;
        begun ||= text !== "";
        yield piece;
    }
    if (!begun) throw another;
}

;// CONCATENATED MODULE: ./src/collect/checkout.js
/** Where the machines of CI services keep the checkout, so that their absolute paths can be read from its root. */ /** GitHub (also in containers and on Windows), GitLab. */ const CHECKOUT = /^(?:\/home\/runner\/work\/[^/]+\/[^/]+|\/__w\/[^/]+\/[^/]+|\/builds\/[^/]+\/[^/]+|[A-Za-z]:\/a\/[^/]+\/[^/]+)(?:\/|$)/;
/**
 * A path from the root of the checkout, with forward slashes; as it is where it leads elsewhere.
 * @param root pytest's rootdir where the log shows it, which serves where the service is not known
 */ function fromCheckout(path, root) {
    const file = path.includes("\\") ? path.replaceAll("\\", "/") : path;
    const known = CHECKOUT.exec(file);
    if (known !== null) return file.slice(known[0].length);
    const base = root === null ? null : `${root.replaceAll("\\", "/")}/`;
    return base !== null && base !== "/" && file.startsWith(base) ? file.slice(base.length) : file;
}

;// CONCATENATED MODULE: ./src/collect/merge.js
/** Joins what several sources say of the same thing. */ 


/** Mentions kept of one test; texts kept of all. */ const MENTIONS = 10;
const TEXTS = 5000;
/** Takes records in any order; `end` joins them. */ class Merge {
    #tests = new Map();
    #types = new Map();
    #runs = new Map();
    #orders = [];
    #context = [];
    #unmapped = new Map();
    #texts = 0;
    add(given) {
        const record = (0,collect_text/* detached */.ht)(given);
        switch(record.type){
            case "test":
                this.#test(record);
                return;
            case "mypy":
                {
                    const found = {
                        ...record,
                        file: fromCheckout(record.file, null)
                    };
                    const key = JSON.stringify([
                        found.file,
                        found.line,
                        found.code,
                        found.message
                    ]);
                    if (!this.#types.has(key)) this.#types.set(key, found);
                    return;
                }
            case "run":
                this.#run({
                    ...record,
                    file: record.file === null ? null : fromCheckout(record.file, null)
                });
                return;
            case "order":
                this.#orders.push(record);
                return;
            case "context":
                this.#context.push(record);
                return;
            case "unmapped":
                this.#unmapped.set(JSON.stringify([
                    record.input,
                    record.reason
                ]), record);
        }
    }
    #test(record) {
        const key = keyOf(record.ref);
        const found = this.#tests.get(key);
        const mention = {
            origin: record.origin,
            text: this.#texts < TEXTS ? record.text : ""
        };
        this.#texts += 1;
        const own = {
            refs: new Map([
                [
                    merge_nameOf(record.ref),
                    record.ref
                ]
            ]),
            best: placed(record),
            mentions: [
                mention
            ]
        };
        if (found === undefined) this.#tests.set(key, own);
        else join(found, own);
    }
    /** Of two that tell of the same death the one that knows the place is kept. */ #run(record) {
        const key = record.what === "crash" && record.node !== null ? JSON.stringify([
            record.what,
            record.node
        ]) : JSON.stringify([
            record.what,
            record.message,
            record.file,
            record.line
        ]);
        const before = this.#runs.get(key);
        if (before === undefined || before.file === null && record.file !== null) this.#runs.set(key, record);
    }
    end() {
        return {
            tests: this.#joined(),
            types: [
                ...this.#types.values()
            ],
            runs: [
                ...this.#runs.values()
            ],
            orders: this.#orders,
            context: this.#context,
            unmapped: [
                ...this.#unmapped.values()
            ]
        };
    }
    /** A junit name goes to the one node id that pytest's junit writer would give it, with the file it names. */ #joined() {
        const byAddress = new Map();
        for (const test of this.#tests.values()){
            for (const ref of test.refs.values()){
                if (ref.kind !== "node") continue;
                const { classname, name } = addressOf(ref.id);
                const key = junitKey(classname, name);
                byAddress.set(key, [
                    ...byAddress.get(key) ?? [],
                    test
                ]);
            }
        }
        const out = new Set();
        for (const test of this.#tests.values()){
            const [ref] = test.refs.values();
            if (ref?.kind !== "junit") {
                out.add(test);
                continue;
            }
            const same = byAddress.get(junitKey(ref.classname, ref.name)) ?? [];
            const exact = same.filter((s)=>[
                    ...s.refs.values()
                ].some((r)=>r.kind === "node" && partsOf(r.id).path === ref.file));
            const [only, second] = exact.length > 0 ? exact : same;
            if (only !== undefined && second === undefined) join(only, test);
            else out.add(test);
        }
        return [
            ...out
        ].flatMap((test)=>finished(test) ?? []);
    }
}
function join(into, other) {
    for (const [key, ref] of other.refs){
        const before = into.refs.get(key);
        if (before === undefined || before.kind === "junit" && before.file === null) into.refs.set(key, ref);
    }
    if (rank(other.best) < rank(into.best)) into.best = other.best;
    into.mentions.push(...other.mentions.slice(0, MENTIONS - into.mentions.length));
}
/** What happened first, and what says most of it. */ function rank(test) {
    const order = [
        "collect",
        "setup",
        "call",
        "teardown",
        null
    ];
    return order.indexOf(test.phase) * 4 + (test.exception === null ? 2 : 0) + (test.place === null ? 1 : 0);
}
function finished(test) {
    const [first, ...rest] = [
        ...test.refs.values()
    ].sort((a, b)=>Number(a.kind === "junit") - Number(b.kind === "junit"));
    if (first === undefined) return null;
    const { phase, exception, message, place } = test.best;
    return {
        refs: [
            first,
            ...rest
        ],
        phase,
        exception,
        message,
        place,
        mentions: test.mentions
    };
}
function placed(record) {
    return record.place === null ? record : {
        ...record,
        place: {
            ...record.place,
            file: fromCheckout(record.place.file, null)
        }
    };
}
function junitKey(classname, name) {
    return JSON.stringify([
        "junit",
        classname,
        name
    ]);
}
/** What makes two records one test at once: junit names with and without a file are the same unless the files differ. */ function keyOf(ref) {
    return ref.kind === "junit" ? JSON.stringify([
        "junit",
        ref.classname,
        ref.name,
        ref.file
    ]) : JSON.stringify([
        "id",
        ref.id
    ]);
}
function merge_nameOf(ref) {
    return ref.kind === "junit" ? junitKey(ref.classname, ref.name) : JSON.stringify([
        "id",
        ref.id
    ]);
}

// EXTERNAL MODULE: ./src/collect/mypy-log.js + 1 modules
var mypy_log = __webpack_require__(4045);
// EXTERNAL MODULE: ./src/collect/clean.js
var clean = __webpack_require__(3041);
;// CONCATENATED MODULE: ./src/collect/log/banner.js
/** The lines with which pytest parts its output: `==== FAILURES ====`, `____ test_a ____`, `!!!! Interrupted !!!!`. */ const BANNER = /^(?:(=+) (.+) =+|(!+) (.+) !+|(_+) (.+) _+|(-+) (.+) -+)$/;
/**
 * Reads a banner. pytest fills each to the width of the terminal, or writes a single mark when the title leaves no room;
 * anything else of that look was printed by a test.
 * @param width of the run's other banners, null for the first
 * @see `TerminalWriter.sep` of _pytest/_io/terminalwriter.py
 */ function banner(line, width) {
    const first = line.charCodeAt(0);
    if (first !== 0x3d && first !== 0x21 && first !== 0x5f && first !== 0x2d) return null;
    const found = BANNER.exec(line);
    if (found === null) return null;
    const marks = found[1] ?? found[3] ?? found[5] ?? found[7] ?? "";
    const title = found[2] ?? found[4] ?? found[6] ?? found[8] ?? "";
    const long = line.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, "x").length;
    const fits = width === null ? marks.length > 2 : long === width || long > width && marks.length === 1;
    if (!fits || /^[_ ]*$/.test(title)) return null;
    return {
        mark: markOf(marks),
        title,
        width: long
    };
}
function markOf(marks) {
    if (marks.startsWith("=")) return "=";
    if (marks.startsWith("!")) return "!";
    return marks.startsWith("_") ? "_" : "-";
}
const COUNT = String.raw`\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|retried|subtests? passed|subtests? failed|subtests? skipped)`;
const OUTCOME = new RegExp(String.raw`^(?:no tests ran|${COUNT}(?:, ${COUNT})*) in \d+(?:\.\d+)?s(?: \([\d:, days]+\))?$`);
/** `3 failed, 2 passed in 0.12s`, in a banner or bare (`-q`): the end of a run. */ function isOutcome(text) {
    return OUTCOME.test(text);
}
/** How many failures and errors the last line of a run counts. */ function failuresIn(outcome) {
    return [
        ...outcome.matchAll(/(\d+) (?:failed|errors?|subtests? failed)\b/g)
    ].reduce((sum, found)=>sum + Number(found[1]), 0);
}

;// CONCATENATED MODULE: ./src/collect/log/names.js
/** How the names that a run prints read from the folder where the log began. */ 

class Names {
    #directory;
    /** pytest's rootdir, when the run has said it. */ root = null;
    /** @param directory the folder that the run's shell went to, "" for none */ constructor(directory){
        this.#directory = directory;
    }
    id(id) {
        return this.#directory === "" || absolute(id) ? id : names_join(this.#directory, id);
    }
    reference(id) {
        return referenceOf(this.id(id));
    }
    file(file) {
        return absolute(file) ? fromCheckout(file, this.root) : this.id(file);
    }
    place(place) {
        return place === null ? null : {
            ...place,
            file: this.file(place.file)
        };
    }
    /** The record with its file read in this way. */ placed(record) {
        return record.type === "run" && record.file !== null ? {
            ...record,
            file: this.file(record.file)
        } : record;
    }
}
/** The folder that `cd` leads to from another; "" where it cannot be said from the log alone. */ function changeDirectory(from, to) {
    const home = fromCheckout(to, null);
    if (/^[~$"'`-]/.test(home) || absolute(home)) return "";
    return home === to ? names_join(from, to) : home.replace(/\/$/, "");
}
function absolute(path) {
    return /^(?:[\\/]|[A-Za-z]:[\\/])/.test(path);
}
/** Joins and settles `..` as far as there is something to go up from. */ function names_join(from, to) {
    const names = to.indexOf("::");
    const path = names < 0 ? to : to.slice(0, names);
    const parts = [];
    for (const part of `${from}/${path}`.split("/")){
        if (part === "..") parts.pop();
        else if (part !== "" && part !== ".") parts.push(part);
    }
    return parts.join("/") + (names < 0 ? "" : to.slice(names));
}

;// CONCATENATED MODULE: ./src/collect/log/commands.js
/** Commands that a log shows before their output. */ 
/** What a shell, tox, nox or a CI service puts before a command that it is going to run. */ const PROMPT = /^(?:\++ |\$ |> |nox > |[\w.:/-]+: commands(?:_pre|_post)?\[\d+\]> |##\[group\]Run |\[command\])/;
const PYTEST = /(?:^|[\s;&|(])(?:\S*\/)?(?:pytest|py\.test)(?=$|[\s;&|)])/;
/** A bare command line (`make` prints them so): pytest comes first, behind nothing but a program that starts it. */ const BARE = /^(?:[A-Za-z_]\w*=\S* )*(?:(?:uv|poetry|pdm|hatch|pipenv|rye) run (?:-\S+ )*|(?:\S*\/)?coverage run (?:-\S+ )*-m |(?:\S*\/)?python[\d.]* (?:-\S+ )*-m )?(?:\S*\/)?(?:pytest|py\.test)(?: |$)/;
const CD = /(?:^|&& |; |\()cd ("[^"]+"|'[^']+'|[^\s;&|)]+)/g;
const MAKE = /^make(?:\[\d+\])?: (Entering|Leaving) directory [`']([^']+)'$/;
/** What a line says of where the next run is and how it was called; the same object for a line that says nothing. */ function follow(shell, text) {
    const make = text.startsWith("make") ? MAKE.exec(text) : null;
    if (make !== null) return {
        ...shell,
        directory: make[1] === "Entering" ? changeDirectory("", make[2] ?? "") : ""
    };
    const prompt = PROMPT.exec(text)?.[0];
    const command = prompt === undefined ? text : text.slice(prompt.length);
    if (command.length > 2000 || prompt === undefined && !BARE.test(command) && !/^\(?cd /.test(command)) return shell;
    const directory = [
        ...command.matchAll(CD)
    ].reduce((from, found)=>changeDirectory(from, (found[1] ?? "").replace(/^["']|["']$/g, "")), shell.directory);
    const runs = PYTEST.test(command);
    if (!runs && directory === shell.directory) return shell;
    return {
        directory,
        command: runs ? command : shell.command
    };
}

;// CONCATENATED MODULE: ./src/collect/log/hardship.js
/** Stacks in the middle of a run: a dying interpreter, a hang, an error of pytest itself. */ 
const FATAL = /(?:^|(?<=[^\w]))Fatal Python error: (.*)$/;
const TIMEOUT = /\+{5,} Timeout \+{5,}$/;
const DUMP = /(?:^| )Timeout \(\d+:\d\d:\d\d(?:\.\d+)?\)!$/;
/** Follows the stacks of one run. A stack that is no more than that (the run went on and ended) says nothing. */ class Hardship {
    #input;
    #open = null;
    /** pytest itself failed, which ends the run. */ failed = false;
    /** The last stack of a dying or hanging interpreter. */ #last = null;
    constructor(input){
        this.#input = input;
    }
    /**
   * Looks whether a stack begins in this line, behind what pytest had written to it.
   * @returns what stands before it; the whole line where none begins
   */ begins(text, line) {
        const kind = kindOf(text);
        if (kind === null) return text;
        const found = kind === "fatal" ? FATAL.exec(text) : kind === "timeout" ? TIMEOUT.exec(text) : DUMP.exec(text);
        this.#open = {
            kind,
            words: found?.[1] ?? "Timeout",
            node: null,
            text: new log_stack/* StackText */.Qn(line, text)
        };
        return text.slice(0, found?.index ?? 0);
    }
    /** Takes a line of an open stack. */ takes(text) {
        const open = this.#open;
        if (open === null) return false;
        if (open.kind === "timeout") {
            open.text.add(text);
            // The same heading ends the stacks.
            if (TIMEOUT.test(text)) this.close();
            return true;
        }
        const within = open.kind === "internal" ? text.startsWith(INTERNAL) : (0,log_stack/* isFaultLine */.$R)(text);
        if (within) open.text.add(open.kind === "internal" ? text.slice(INTERNAL.length) : text);
        return within;
    }
    /** Closes an open stack. */ close() {
        const open = this.#open;
        this.#open = null;
        if (open === null) return [];
        if (open.kind !== "internal") {
            this.#last = open;
            return [];
        }
        this.failed = true;
        const ended = (0,log_stack/* readPythonTraceback */.FL)(open.text.lines);
        return [
            {
                type: "run",
                what: "internal-error",
                message: (0,log_stack/* inOneLine */.UX)(ended),
                node: open.node,
                file: ended.place?.file ?? null,
                line: ended.place?.line ?? null,
                origin: {
                    input: this.#input,
                    line: open.text.line
                },
                text: (0,log_stack/* stackEvidence */.Cd)(open.text.text)
            }
        ];
    }
    /** A line of an error of pytest itself; they all begin in the same way. */ internal(text, line, node) {
        this.#open = {
            kind: "internal",
            words: "",
            node,
            text: new log_stack/* StackText */.Qn(line, text.slice(INTERNAL.length))
        };
    }
    /** What the last stack of a run that died says. */ crash(node, why) {
        const last = this.#last;
        this.#last = null;
        if (last === null) return null;
        const place = last.kind === "timeout" ? (0,log_stack/* hangPlace */.m6)(last.text.lines) : (0,log_stack/* faultPlace */.SL)(last.text.lines);
        const words = last.kind === "fatal" ? `Fatal Python error: ${last.words}` : "the test hung until its timeout";
        return {
            type: "run",
            what: "crash",
            message: why === null ? words : `${words} (${why})`,
            node,
            file: place?.file ?? null,
            line: place?.line ?? null,
            origin: {
                input: this.#input,
                line: last.text.line
            },
            text: (0,log_stack/* stackEvidence */.Cd)(last.text.text)
        };
    }
}
const INTERNAL = "INTERNALERROR> ";
function kindOf(text) {
    if (text.includes("Fatal Python error: ") && FATAL.test(text)) return "fatal";
    if (text.endsWith("+") && TIMEOUT.test(text)) return "timeout";
    return text.endsWith(")!") && DUMP.test(text) ? "dump" : null;
}

;// CONCATENATED MODULE: ./src/collect/log/job.js
/** What a CI service writes into a log for itself. */ const EXIT = /^##\[error\](?:Process completed with exit code (\d+)\.|\w+ exited with code '(\d+)'\.)$|^ERROR: Job failed: (?:exit code|exit status|command terminated with exit code) (\d+)|^make: \*\*\* \[.+\] Error (\d+)$|^(?:nox > Command .*|.*: exit) failed with exit code (-?\d+)$/;
const CANCELLED = /^##\[error\]((?:The operation was canceled|The job running on runner .* has exceeded the maximum execution time|The runner has received a shutdown signal|The action .* has timed out).*)$|^ERROR: Job failed: (execution took longer than .*|canceled.*)$/i;
/** Reads a line of the service (GitHub Actions, Azure, GitLab; make and nox for exit codes), null for any other. */ function jobLine(text) {
    const first = text.charCodeAt(0);
    if (first !== 0x23 && first !== 0x45 && first !== 0x6d && first !== 0x6e) return null;
    if (text.startsWith("##[group]Run ")) return {
        kind: "step",
        name: text.slice(9)
    };
    const exit = EXIT.exec(text);
    if (exit !== null) return {
        kind: "exit",
        code: exit.slice(1).find(Boolean) ?? ""
    };
    const cancelled = CANCELLED.exec(text);
    return cancelled === null ? null : {
        kind: "cancelled",
        why: cancelled[1] ?? cancelled[2] ?? ""
    };
}

;// CONCATENATED MODULE: ./src/collect/log/progress.js
/** Lines in which pytest shows tests as they run. */ const WORDS = "PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS|RERUN";
/** Behind an outcome: its reason, [ 12%], [ 3/12], or the time a test took. */ const AFTER = String.raw`(?=$| \(| +\[ *\d| +\d+(?:\.\d+)?(?:us|ms|s|m)$)`;
const progress_OUTCOME = new RegExp(String.raw`(?: <- \S+)? (${WORDS})${AFTER}`, "g");
const ALONE = new RegExp(String.raw`^(${WORDS})${AFTER}`);
const WORKER = new RegExp(String.raw`^\[gw\d+\](?: +\[ *(?:\d+%|\d+/\d+)\])? (${WORDS}) (.+)$`);
const LETTERS = /^(?:(\S(?:.*\S)?\.\w+) )?([.FEsxXRuy,-]+)(?: +\[ *(?:\d+%|\d+\/\d+)\])?$/;
const BEGUN = /^([^\s:]+\.\w+(?:::[^\s:[\]]+)+)(\[.*?\](?= |$))?/;
const SUBTEST = / SUB(?:PASS|FAIL|SKIP|XFAIL)/;
/** No line of progress is longer; a test's own output may be. */ const progress_LONGEST = 4000;
const OUTCOMES = {
    PASSED: "passed",
    XFAIL: "passed",
    XPASS: "passed",
    FAILED: "failed",
    ERROR: "error",
    SKIPPED: "skipped",
    RERUN: "rerun"
};
/** Reads a line of progress in any of pytest's forms (`-v`, letters by file, letters alone, xdist), null for any other. */ function progress(text) {
    if (text.length > progress_LONGEST) return null;
    if (text.includes("::")) return testLine(text);
    const first = text.charCodeAt(0);
    if (first > 0x40 && first < 0x5b) {
        const outcome = OUTCOMES[ALONE.exec(text)?.[1] ?? ""];
        if (outcome !== undefined) return {
            kind: "outcome",
            outcome
        };
    }
    const [, file, letters] = LETTERS.exec(text) ?? [];
    return letters === undefined ? null : {
        kind: "letters",
        file: file ?? null,
        letters
    };
}
function testLine(text) {
    if (text.startsWith("[gw")) {
        const [, word = "", id = ""] = WORKER.exec(text) ?? [];
        return id.includes("::") ? {
            kind: "test",
            id: id.trimEnd(),
            outcome: OUTCOMES[word] ?? null
        } : null;
    }
    const [begun, name, parameters = ""] = BEGUN.exec(text) ?? [];
    if (begun === undefined || name === undefined) {
        // A path with blanks is only told from other text by the outcome behind it.
        const [found] = text.matchAll(progress_OUTCOME);
        const id = text.slice(0, found?.index ?? 0);
        return found !== undefined && id.includes(".py::") ? {
            kind: "test",
            id,
            outcome: OUTCOMES[found[1] ?? ""] ?? null
        } : null;
    }
    // A subtest says nothing of the test itself.
    if (SUBTEST.test(text)) return {
        kind: "test",
        id: name + parameters,
        outcome: null
    };
    for (const found of text.matchAll(progress_OUTCOME)){
        const id = text.slice(0, found.index);
        // Parameters may hold the words of an outcome.
        if (id.length < name.length || text[name.length] === "[" && !id.endsWith("]")) continue;
        return {
            kind: "test",
            id,
            outcome: OUTCOMES[found[1] ?? ""] ?? null
        };
    }
    // Without `-s` nothing but a blank follows, so that the rest of the line is the id.
    const whole = text.trimEnd();
    return {
        kind: "test",
        id: text.endsWith(" ") && whole.endsWith("]") ? whole : name + parameters,
        outcome: null
    };
}

;// CONCATENATED MODULE: ./src/collect/log/facts.js
/** What the head of a run says of it. */ /** One line of the head: the facts in it by name, none for any other line. */ function headFacts(text) {
    if (text.length > 2000) return {};
    const platform = /^platform (\S+) -- Python ([^,\s]+)(?:\[[^\]]*\])?, pytest-([^,\s]+)(?:, \S+)*(?: -- (.+))?$/.exec(text);
    if (platform !== null) {
        const [, system = "", python = "", pytest = "", executable] = platform;
        return {
            platform: system,
            python,
            pytest,
            ...executable === undefined ? {} : {
                executable
            }
        };
    }
    const root = /^rootdir: (.+?)(?:, (?:inifile|configfile): (.+?))?(?:, testpaths: (.+))?$/.exec(text);
    if (root !== null) return dropMissing({
        rootdir: root[1],
        configfile: root[2],
        testpaths: root[3]
    });
    const [, key, value] = /^(configfile|inifile|testpaths|plugins|timeout): (.+)$/.exec(text) ?? [];
    if (key !== undefined) return dropMissing({
        [key === "inifile" ? "configfile" : key]: value
    });
    const [, seed] = /^Using --random(?:ly|-order)-seed=(.+)$/.exec(text) ?? [];
    if (seed !== undefined) return {
        seed
    };
    const [, mode] = /^asyncio: mode=(?:Mode\.)?([^,]+)/.exec(text) ?? [];
    if (mode !== undefined) return {
        asyncio: mode.toLowerCase()
    };
    const [, workers] = /^(?:created: \d+\/)?(\d+) workers?(?: \[\d+ items?\])?$/.exec(text) ?? [];
    if (workers !== undefined) return {
        workers
    };
    const [, collected] = /^(?:collecting \.\.\. ?)?collected (\d+ items?.*)$/.exec(text) ?? [];
    return collected === undefined ? {} : {
        collected
    };
}
function dropMissing(facts) {
    return Object.fromEntries(Object.entries(facts).flatMap(([key, value])=>value === undefined ? [] : [
            [
                key,
                value
            ]
        ]));
}

;// CONCATENATED MODULE: ./src/collect/log/reports.js
/** From what one run printed to records. */ 



const LONGEST_MESSAGE = 2000;
/** An entry of the summary, with the text that pytest printed above. */ function fromSummary(entry, section, names, origin, text, hardship) {
    const ref = names.reference(entry.id);
    const phase = section?.phase ?? (entry.word !== "ERROR" ? "call" : ref.kind === "module" ? "collect" : null);
    const test = testOf(ref, phase, section, entry.message ?? "", names, origin, text);
    if (!/^worker '[^']*' crashed/.test(test.message)) return [
        test
    ];
    const node = names.id(crashedWorker(test.message) ?? entry.id);
    return [
        {
            ...test,
            phase: null
        },
        hardship.crash(node, test.message) ?? brokenRun(origin.input, test.message, node, origin.line, text)
    ];
}
/** A failure that only a line of progress shows. */ function fromProgress(failure, section, names, input) {
    const phase = section?.phase ?? (failure.kind === "failed" ? "call" : null);
    return testOf(names.reference(failure.id), phase, section, "", names, {
        input,
        line: failure.line
    }, `${failure.id} ${failure.kind.toUpperCase()}`);
}
/** A text that no entry and no line of progress names: its heading has no file, its traceback has. */ function fromSection(section, names, input) {
    const origin = {
        input,
        line: section.line
    };
    if (section.phase === "collect") return testOf(names.reference(section.subject), "collect", section, "", names, origin, section.text);
    const file = section.traceback.entry === null ? null : names.file(section.traceback.entry.file);
    const [heading] = /^[\w.]+(?:\[.*\])?/.exec(section.subject) ?? [];
    if (file === null || heading === undefined || file.startsWith("/") || /(?:^|\/)conftest\.py$/.test(file)) {
        return {
            type: "unmapped",
            input,
            reason: `"${(0,collect_text/* cut */.Jj)(section.title, 200)}" (line ${String(section.line)}): neither a summary nor its text says which file the test is in`
        };
    }
    const bracket = heading.indexOf("[");
    const path = bracket < 0 ? heading : heading.slice(0, bracket);
    const id = [
        file,
        ...path.split(".")
    ].join("::") + (bracket < 0 ? "" : heading.slice(bracket));
    const ref = {
        kind: "junit",
        ...addressOf(id),
        file: partsOf(id).path
    };
    return testOf(ref, section.phase, section, "", names, origin, section.text);
}
function testOf(ref, phase, section, summary, names, origin, text) {
    const { exception, message } = section?.traceback ?? (0,collect_exception/* raised */.P5)(summary);
    const whole = message === "" && exception === null ? summary : message;
    return {
        type: "test",
        ref,
        phase,
        exception,
        message: (0,collect_text/* cut */.Jj)(whole, LONGEST_MESSAGE),
        place: names.place(section?.traceback.place ?? null),
        origin,
        text: section?.text ?? (0,collect_text/* cut */.Jj)(text, LONGEST_MESSAGE)
    };
}
/** A run that ended by itself, in words of the log or ours. */ function brokenRun(input, message, node, line, text) {
    return {
        type: "run",
        what: "crash",
        message,
        node,
        file: null,
        line: null,
        origin: {
            input,
            line
        },
        text: (0,collect_text/* cut */.Jj)(text === "" ? message : text, LONGEST_MESSAGE)
    };
}
/** Failures that the run did not live to name. */ function hiddenByLetters(input, count) {
    return count === 0 ? [] : [
        {
            type: "unmapped",
            input,
            reason: `${String(count)} tests had failed when the run broke off, shown by letters only`
        }
    ];
}

;// CONCATENATED MODULE: ./src/collect/log/running.js
/** Which tests a log shows as begun and ended. */ 

/** Passed tests remembered. */ const running_MOST = 50_000;
/** Follows the progress of one run. */ class Running {
    /** Begun and not ended, with the line. */ #begun = new Set();
    #failed = new Map();
    #passed = new Set();
    #xdist = false;
    #last = null;
    #file = null;
    /** Failures that only a letter shows. */ letters = 0;
    /** More than one test runs at a time. */ get xdist() {
        return this.#xdist;
    }
    /** @returns the id of the test, or the file, that the line shows; null for any other line */ read(text, line) {
        const seen = progress(text);
        if (seen === null) return null;
        if (seen.kind === "letters") {
            this.letters += seen.letters.replace(/[^FE]/g, "").length;
            if (seen.file !== null) this.#file = seen.file;
            return seen.file;
        }
        if (seen.kind === "outcome") {
            if (this.#last !== null) this.#end(this.#last, seen.outcome, line);
            return null;
        }
        this.#xdist ||= text.startsWith("[gw");
        if (seen.outcome === null) {
            // Without xdist the test before has ended, whatever its line said.
            if (!this.#xdist) this.#begun.clear();
            this.#begun.add(seen.id);
        } else this.#end(seen.id, seen.outcome, line);
        this.#last = seen.id;
        return seen.id;
    }
    #end(id, outcome, line) {
        this.#begun.delete(id);
        if (outcome === "failed" || outcome === "error") this.#failed.set(`${outcome} ${id}`, {
            id: (0,collect_text/* own */.ZV)(id),
            kind: outcome,
            line
        });
        else if (outcome === "passed" && this.#passed.size < running_MOST) this.#passed.add((0,collect_text/* own */.ZV)(id));
    }
    /** The test that ran last and did not end, else the file whose letters came last. */ get last() {
        return [
            ...this.#begun
        ].at(-1) ?? (this.#last === null ? this.#file : null);
    }
    /** Shown as passed and never as failed. */ onlyPassed(id) {
        return this.#passed.has(id) && !this.#failed.has(`failed ${id}`) && !this.#failed.has(`error ${id}`);
    }
    /** The summary names this failure. */ named(id, kind) {
        this.#failed.delete(`${kind} ${id}`);
    }
    /** Failures that no summary named. */ unnamed() {
        return [
            ...this.#failed.values()
        ];
    }
}

;// CONCATENATED MODULE: ./src/collect/log/section.js
/** The texts of failures that pytest prints under FAILURES and ERRORS, kept until the summary names their tests. */ 


/** Lines kept of the head and of the end of one text. */ const HEAD = 40;
const TAIL = 160;
const LONGEST_LINE = 2000;
/** xdist names the worker first. */ const section_WORKER = /^\[gw\d+\] \w+ -- Python /;
/** Texts kept at a time. */ const section_MOST = 2000;
/** Gathers the text of one failure. */ class SectionText {
    #title;
    #line;
    #head = [];
    #tail = [];
    #captured = false;
    constructor(title, line){
        this.#title = title;
        this.#line = line;
    }
    add(text) {
        if (this.#captured || section_WORKER.test(text)) return;
        const line = (0,collect_text/* cut */.Jj)(text, LONGEST_LINE);
        if (this.#head.length < HEAD) this.#head.push(line);
        else this.#tail.push(line);
        if (this.#tail.length > 2 * TAIL) this.#tail = this.#tail.slice(-TAIL);
    }
    /** What follows was printed by the test. */ captured() {
        this.#captured = true;
    }
    end() {
        const lines = [
            ...this.#head,
            ...this.#tail.slice(-TAIL)
        ];
        const [, when, named] = /^ERROR (?:at (setup|teardown) of|collecting) (.+)$/.exec(this.#title) ?? [];
        const phase = when === "setup" || when === "teardown" ? when : named === undefined ? "call" : "collect";
        return {
            title: this.#title,
            phase,
            subject: named ?? this.#title,
            line: this.#line,
            traceback: (0,collect_exception/* readTraceback */.N)(lines),
            text: (0,collect_text/* cutHead */.fz)([
                this.#title,
                ...lines
            ].join("\n").trim(), 2000)
        };
    }
}
/** Keeps the texts of one run. Tests of one name in several files come in the same order in both places. */ class Sections {
    #bySubject = new Map();
    #count = 0;
    /** Texts that were not kept. */ dropped = 0;
    add(section) {
        if (this.#count >= section_MOST) {
            this.dropped += 1;
            return;
        }
        this.#count += 1;
        const same = this.#bySubject.get(section.subject);
        if (same === undefined) this.#bySubject.set((0,collect_text/* own */.ZV)(section.subject), [
            (0,collect_text/* detached */.ht)(section)
        ]);
        else same.push((0,collect_text/* detached */.ht)(section));
    }
    /** Takes out the text of a test (or file) that the summary or a line of progress names. */ take(id, kind) {
        const heading = headingOf(ungrouped(id));
        const wanted = (s)=>kind === "failed" === (s.phase === "call");
        for (const subject of [
            heading,
            `[doctest] ${heading}`,
            id.split("::", 1)[0] ?? id
        ]){
            const found = this.#takeFrom(subject, wanted);
            if (found !== null) return found;
        }
        // A subtest's title goes on behind the name; a collection error is relative to the root, the summary to the folder.
        const similar = [
            ...this.#bySubject.keys()
        ].find((s)=>s.startsWith(`${heading} `) || !id.includes("::") && (id.endsWith(`/${s}`) || s.endsWith(`/${id}`)));
        return similar === undefined ? null : this.#takeFrom(similar, wanted);
    }
    #takeFrom(subject, wanted) {
        const all = this.#bySubject.get(subject);
        const at = all?.findIndex(wanted) ?? -1;
        if (all === undefined || at < 0) return null;
        const [found] = all.splice(at, 1);
        if (all.length === 0) this.#bySubject.delete(subject);
        this.#count -= 1;
        return found ?? null;
    }
    /** What nothing named. */ rest() {
        return [
            ...this.#bySubject.values()
        ].flat();
    }
}

;// CONCATENATED MODULE: ./src/collect/log/summary.js
/** Lines of "short test summary info". */ const WORD = /^(FAILED|ERROR|PASSED|XFAIL|XPASS|SKIPPED|RERUN) (.+)$/;
/** pytest 9 and pytest-subtests 0.14 put what tells the subtest apart behind the word, older ones before it. */ const summary_SUBTEST = /^(?:SUBFAIL(?:ED)?(?:[[(<].*?)? |[[(<].*?[\])>] SUBFAIL(?:ED)? )(?=\S+\.\w+::)/;
/** What tells a subtest apart is no longer. */ const summary_LONGEST = 4000;
/** Reads one line, null for the further lines of a message (pytest gives whole messages where CI is set). */ function summaryLine(text) {
    const [, word, rest] = WORD.exec(text) ?? [];
    if (word !== undefined && rest !== undefined) return {
        word: word === "FAILED" || word === "ERROR" ? word : "other",
        ...split(rest)
    };
    const head = text.length > summary_LONGEST ? null : summary_SUBTEST.exec(text);
    return head === null ? null : {
        word: "SUBFAILED",
        ...split(text.slice(head[0].length))
    };
}
/**
 * Parts `id - message`. Both may hold ` - `: the id of a parametrised test ends in a bracket, that of any other at the
 * first ` - ` behind its file.
 */ function split(text) {
    const file = /\.[A-Za-z]\w*(?=::| - |$)/.exec(text);
    const end = file === null ? 0 : file.index + file[0].length;
    const bracket = /^::[^[\s]*\[/.exec(text.slice(end));
    let at = text.indexOf(" - ", end);
    if (bracket !== null) {
        const opens = end + bracket[0].length - 1;
        const closes = text.indexOf("] - ", opens);
        if (closes >= 0) at = bestClose(text, closes) + 1;
        else if (text.endsWith("]")) at = -1;
    }
    return at < 0 ? {
        id: text,
        message: null
    } : {
        id: text.slice(0, at),
        message: text.slice(at + 3)
    };
}
const MESSAGE = /^(?:assert\b|[A-Za-z_][\w.]*(?:Error|Exception|Warning|Exit|Interrupt|Failed|Skipped|Timeout)\b|\[XPASS|worker ')/;
/** Where the parameters end, of the places where they could: behind it a message begins as pytest writes one. */ function bestClose(text, first) {
    for(let at = first; at >= 0; at = text.indexOf("] - ", at + 1)){
        if (MESSAGE.test(text.slice(at + 4, at + 200))) return at;
    }
    return first;
}

;// CONCATENATED MODULE: ./src/collect/log/session.js
/** One run of pytest in a log. */ 







/** pytest-cov, where every test may have passed. */ const COVERAGE = /^(?:FAIL Required test coverage of|ERROR: Coverage failure: )/;
/** Why a run breaks off where the log says nothing more. */ const LOG_ENDS = "the log ends";
/** Tells one run's lines apart. `read` gives what a line completes; `close` gives the rest. */ class Session {
    #input;
    #names;
    #facts;
    #sections = new Sections();
    #order;
    #running = new Running();
    #hardship;
    /** Which part of the output the lines belong to. */ #where = "progress";
    #width = null;
    #section = null;
    /** The message of the entry before, which may go on over lines that look like entries. */ #said = null;
    /** pytest itself has written; a dying worker's stack may come before all that (its stream is not buffered). */ begun = false;
    /** Failures given. */ #told = 0;
    /** The run printed its last line. */ ended = false;
    /**
   * @param names how the run's names read from the checkout
   * @param facts what the log said before the run (its command, the step)
   */ constructor(input, names, facts, line){
        this.#input = input;
        this.#names = names;
        this.#facts = {
            ...facts
        };
        this.#order = new OrderOf({
            input,
            line
        });
        this.#hardship = new Hardship(input);
    }
    get facts() {
        return this.#facts;
    }
    read(text, line) {
        if (this.#hardship.takes(text)) return [];
        const closed = this.#hardship.close();
        const found = this.#readPart(text, line);
        return closed.length === 0 ? found : [
            ...closed.map((r)=>this.#names.placed(r)),
            ...found
        ];
    }
    #readPart(text, line) {
        if (text.startsWith(INTERNAL)) {
            this.#hardship.internal(text, line, this.#running.last);
            return [];
        }
        const found = banner(text, this.#width);
        if (found !== null) return this.#banner(found, text, line);
        if (this.#where === "block") this.#section?.add(text);
        else if (isOutcome(text)) this.#end(text);
        else if (COVERAGE.test(text)) this.#facts["coverage"] = text;
        else if (this.#where === "progress") this.#progress(text, line);
        else if (this.#where === "summary") return this.#summary(text, line);
        return [];
    }
    #banner(found, text, line) {
        this.#width ??= found.width;
        this.begun = true;
        const { mark, title } = found;
        if (mark === "_" && this.#where === "block") {
            this.#closeSection();
            this.#section = new SectionText(title, line);
        } else if (mark === "-" && this.#where === "block") {
            if (title.startsWith("Captured ")) this.#section?.captured();
            else this.#closeSection();
        } else if (mark === "!") return this.#interrupted(title, text, line);
        else if (mark === "=") this.#part(title);
        return [];
    }
    #part(title) {
        this.#closeSection();
        if (isOutcome(title)) this.#end(title);
        else if (title === "FAILURES" || title === "ERRORS") this.#where = "block";
        else if (title === "short test summary info") this.#where = "summary";
        else if (title !== "test session starts") this.#where = "other";
    }
    #end(outcome) {
        this.#facts["outcome"] = outcome;
        this.ended = true;
    }
    /** `!!!! KeyboardInterrupt !!!!` and the like; an interruption because of failures says nothing new. */ #interrupted(title, text, line) {
        this.#closeSection();
        this.#where = "other";
        if (/Interrupted|^stopping after/.test(title)) return [];
        return [
            brokenRun(this.#input, title, this.#named(this.#running.last), line, text)
        ];
    }
    #closeSection() {
        if (this.#section !== null) this.#sections.add(this.#section.end());
        this.#section = null;
    }
    #progress(text, line) {
        const rest = this.#hardship.begins(text, line);
        Object.assign(this.#facts, headFacts(rest));
        this.#names.root ??= this.#facts["rootdir"] ?? null;
        const seen = this.#running.read(rest, line);
        if (seen === null) return;
        this.begun = true;
        this.#order.add(this.#names.reference(seen));
    }
    #summary(text, line) {
        const found = summaryLine(text);
        if (found === null || found.word === "other" || this.#goesOn(text, found)) return [];
        const kind = found.word === "ERROR" ? "error" : "failed";
        const section = this.#sections.take(found.id, kind);
        this.#running.named(found.id, kind);
        this.#said = section?.traceback.message ?? "";
        this.#told += 1;
        return fromSummary(found, section, this.#names, {
            input: this.#input,
            line
        }, text, this.#hardship).map((r)=>this.#names.placed(r));
    }
    /** A further line of the message before (pytest gives whole messages on CI), that looks like an entry. */ #goesOn(text, found) {
        return this.#said !== null && (this.#said.includes(`\n${text}`) || found.word === "FAILED" && this.#running.onlyPassed(found.id));
    }
    #named(id) {
        return id === null ? null : this.#names.id(id);
    }
    /**
   * Ends the run.
   * @param broken why it did not print its last line, null where it did
   */ close(broken, line) {
        const out = this.#hardship.close();
        this.#closeSection();
        const shown = this.#running.unnamed();
        for (const failure of shown){
            const section = this.#sections.take(failure.id, failure.kind);
            out.push(fromProgress(failure, section, this.#names, this.#input));
        }
        for (const section of this.#sections.rest())out.push(fromSection(section, this.#names, this.#input));
        this.#told += out.filter((r)=>r.type === "test").length;
        if (broken !== null) out.push(...this.#broken(broken, line));
        const counted = failuresIn(this.#facts["outcome"] ?? "");
        if (counted > this.#told) out.push({
            type: "unmapped",
            input: this.#input,
            reason: `"${this.#facts["outcome"] ?? ""}" (line ${String(line)}) counts ${String(counted - this.#told)} failures that the log does not name`
        });
        if (this.#sections.dropped > 0) out.push({
            type: "unmapped",
            input: this.#input,
            reason: `${String(this.#sections.dropped)} more texts of failures were not kept`
        });
        return [
            ...out.map((r)=>this.#names.placed(r)),
            ...this.#order.end()
        ];
    }
    #broken(why, line) {
        if (this.#where === "summary" || this.#hardship.failed) return [];
        if (this.#where !== "progress") return [
            {
                type: "unmapped",
                input: this.#input,
                reason: `the run's output breaks off before its summary (${why})`
            }
        ];
        const node = this.#named(this.#running.last);
        const crash = this.#hardship.crash(node, why === LOG_ENDS ? null : why) ?? brokenRun(this.#input, `the run broke off${node === null ? "" : ` while ${node} ran`}: ${why}`, node, line, "");
        return [
            crash,
            ...hiddenByLetters(this.#input, this.#running.letters)
        ];
    }
}

;// CONCATENATED MODULE: ./src/collect/log/traceback.js
/** Tracebacks of programs other than pytest. */ 

const START = /^(?:\s*\+ Exception Group )?Traceback \(most recent call last\):$|^ {2}File "[^"]+", line \d+$/;
const CHAINED = /^(?:During handling of the above exception, another exception occurred:|The above exception was the direct cause of the following exception:)$/;
/** Tracebacks remembered of one log. */ const traceback_MOST = 10;
/** Gathers the tracebacks of a log, each once; of exceptions that caused one another the last. */ class Tracebacks {
    #input;
    #found = new Map();
    #open = null;
    #done = false;
    constructor(input){
        this.#input = input;
    }
    read(text, line) {
        const open = this.#open;
        if (open === null || this.#done && text !== "" && !CHAINED.test(text)) {
            this.#close();
            if (START.test(text)) this.#open = new log_stack/* StackText */.Qn(line, text);
            return;
        }
        open.add(text);
        if (this.#done && CHAINED.test(text)) {
            // The next traceback replaces this one.
            this.#open = new log_stack/* StackText */.Qn(open.line, text);
            this.#done = false;
        } else if (/^[A-Za-z_][\w.]*(?::|$)/.test(text) && (0,collect_exception/* pythonFrame */.KW)(text) === null && !/^Traceback /.test(text)) this.#done = true;
    }
    #close() {
        if (this.#open !== null && this.#done && this.#found.size < traceback_MOST) {
            const ended = (0,log_stack/* readPythonTraceback */.FL)(this.#open.lines);
            const { place } = ended;
            const message = (0,log_stack/* inOneLine */.UX)(ended);
            const record = {
                type: "run",
                what: "traceback",
                message,
                node: null,
                file: place?.file ?? null,
                line: place?.line ?? null,
                origin: {
                    input: this.#input,
                    line: this.#open.line
                },
                text: (0,log_stack/* stackEvidence */.Cd)(this.#open.text)
            };
            this.#found.set(JSON.stringify([
                message,
                place
            ]), record);
        }
        this.#open = null;
        this.#done = false;
    }
    end() {
        this.#close();
        return [
            ...this.#found.values()
        ];
    }
}

;// CONCATENATED MODULE: ./src/collect/log/usage.js
/** Calls that pytest refuses before it runs anything (exit code 4). */ 

/** What pytest writes behind `ERROR: ` for a call or a configuration that it cannot use. */ const REFUSED = /^ERROR: ((?:file or directory not found|module or package not found|not found|found no collectors for|while parsing the following warning configuration|Missing required plugins|Unknown config option|Wrong expression passed to|\S+\.(?:toml|ini|cfg):).*)$/;
const ARGUMENTS = /^(?:\S+ )*\S*(?:pytest|py\.test|__main__\.py)\S*: error: (.+)$/;
const CONFTEST = /^ImportError while loading conftest '(.+)'\.$/;
/** Reads the lines outside of runs. */ class Usage {
    #input;
    #conftest = null;
    /** xdist and some versions say it twice. */ #said = null;
    constructor(input){
        this.#input = input;
    }
    /** @returns what this line completes; null when it has nothing to do with a refused call */ read(text, line) {
        if (this.#conftest !== null) {
            if (/^(?:\s|E )/.test(text) || (0,collect_exception/* location */.C5)(text) !== null) {
                this.#conftest.add(text);
                return [];
            }
            return this.end();
        }
        if (CONFTEST.test(text)) {
            this.#conftest = new log_stack/* StackText */.Qn(line, text);
            return [];
        }
        const message = REFUSED.exec(text)?.[1] ?? (text.includes(": error: ") ? ARGUMENTS.exec(text)?.[1] : undefined);
        if (message === undefined) return null;
        if (message === this.#said) return [];
        this.#said = message;
        return [
            {
                type: "run",
                what: "usage",
                message,
                node: null,
                file: null,
                line: null,
                origin: {
                    input: this.#input,
                    line
                },
                text
            }
        ];
    }
    /** What is left open: a conftest that cannot be imported, its exception and its place. */ end() {
        const stack = this.#conftest;
        this.#conftest = null;
        if (stack === null) return [];
        const { exception, message, place } = (0,collect_exception/* readTraceback */.N)(stack.lines);
        const words = exception === null ? message : `${exception}: ${message}`;
        return [
            {
                type: "run",
                what: "usage",
                message: words,
                node: null,
                file: place?.file ?? null,
                line: place?.line ?? null,
                origin: {
                    input: this.#input,
                    line: stack.line
                },
                text: (0,log_stack/* stackEvidence */.Cd)(stack.text)
            }
        ];
    }
}

;// CONCATENATED MODULE: ./src/collect/log/lines.js
/** The lines of a whole log: the runs of pytest in it, and what stands between them. */ 









const NONE = [];
const TITLES = /^(?:test session starts|FAILURES|ERRORS|short test summary info|warnings summary)$/;
class LogLines {
    #input;
    #mypy;
    #usage;
    #tracebacks;
    #shell = {
        directory: "",
        command: null
    };
    #step = null;
    #session = null;
    /** Facts of the run before, until it is known how its command ended. */ #facts = null;
    #seen = false;
    constructor(input){
        this.#input = input;
        this.#mypy = new mypy_log/* MypyLines */.Jn(input);
        this.#usage = new Usage(input);
        this.#tracebacks = new Tracebacks(input);
    }
    /** @param step the step that printed the line, where the log says so at each line */ read(text, step, line) {
        const moved = step !== null && step !== this.#step ? this.#step_(step, line) : NONE;
        const job = jobLine(text);
        const found = job === null ? this.#line(text, line) : this.#job(job, text, line);
        return moved.length === 0 ? found : [
            ...moved,
            ...found
        ];
    }
    #line(text, line) {
        if (this.#session !== null) {
            if (!this.#session.begun || !/^=+ test session starts =+$/.test(text)) return this.#within(this.#session, text, line);
            const out = this.#close("another run begins", line);
            return [
                ...out,
                ...this.#begin(text, line)
            ];
        }
        if (begins(text) || this.#shell.command !== null && /^[.FEsxXR]+$/.test(text)) return this.#begin(text, line);
        return this.#between(text, line);
    }
    #begin(text, line) {
        this.#seen = true;
        const before = [
            ...this.#usage.end(),
            ...this.#flush()
        ];
        const { command, directory } = this.#shell;
        const facts = {
            ...this.#step === null ? {} : {
                step: this.#step
            },
            ...command === null ? {} : {
                command
            },
            ...directory === "" ? {} : {
                directory
            }
        };
        this.#session = new Session(this.#input, new Names(directory), facts, line);
        return [
            ...before,
            ...this.#within(this.#session, text, line)
        ];
    }
    #within(session, text, line) {
        const found = session.read(text, line);
        return session.ended ? [
            ...found,
            ...this.#close(null, line)
        ] : found;
    }
    #between(text, line) {
        this.#shell = follow(this.#shell, text);
        this.#tracebacks.read(text, line);
        const usage = this.#usage.read(text, line);
        if (usage !== null) {
            this.#seen = true;
            return usage;
        }
        return this.#mypy.read(text, line);
    }
    #job(job, text, line) {
        if (job.kind === "step") {
            const out = this.#step_(job.name, line);
            this.#shell = follow(this.#shell, text);
            return out;
        }
        const why = job.kind === "exit" ? `exit code ${job.code}` : job.why;
        const out = this.#close(why, line);
        this.#facts ??= {
            facts: this.#step === null ? {} : {
                step: this.#step
            },
            line
        };
        this.#facts.facts[job.kind === "exit" ? "exit_code" : "cancelled"] = job.kind === "exit" ? job.code : job.why;
        return out;
    }
    /** Another step begins: no run goes on over its start. */ #step_(name, line) {
        const out = [
            ...this.#close("another step begins", line),
            ...this.#flush()
        ];
        this.#step = name;
        this.#shell = {
            directory: "",
            command: null
        };
        return out;
    }
    #close(broken, line) {
        const session = this.#session;
        if (session === null) return NONE;
        this.#session = null;
        // A `cd` in a subshell ends with it; what follows says itself where it is.
        this.#shell = {
            directory: this.#shell.directory,
            command: null
        };
        const out = session.close(session.ended ? null : broken, line);
        this.#facts = {
            facts: {
                ...session.facts
            },
            line
        };
        return out;
    }
    /** The facts that are complete now. */ #flush() {
        const context = this.#facts;
        this.#facts = null;
        if (context === null || Object.keys(context.facts).length === 0) return [];
        return [
            {
                type: "context",
                facts: context.facts,
                origin: {
                    input: this.#input,
                    line: context.line
                }
            }
        ];
    }
    end(line) {
        const out = [
            ...this.#close(LOG_ENDS, line),
            ...this.#usage.end(),
            ...this.#mypy.end(),
            ...this.#flush()
        ];
        if (this.#seen || this.#mypy.seen) return out;
        const tracebacks = this.#tracebacks.end();
        if (tracebacks.length > 0) return [
            ...out,
            ...tracebacks
        ];
        return [
            ...out,
            {
                type: "unmapped",
                input: this.#input,
                reason: "neither pytest, mypy nor a Python traceback is in it"
            }
        ];
    }
}
/** Whether pytest's output begins here, with its heading or (`-q`, a log cut at its head) without. */ function begins(text) {
    const first = text.charCodeAt(0);
    if (first === 0x3d) return TITLES.test(banner(text, null)?.title ?? "");
    if (text.startsWith(INTERNAL)) return true;
    if (text.includes("Fatal Python error: ")) return true;
    if (!text.endsWith("]") || text.length > 4000) return false;
    return /\[ *(?:\d+%|\d+\/\d+)\]$/.test(text) && progress(text) !== null;
}

;// CONCATENATED MODULE: ./src/collect/pytest-log.js
/** Reads the saved console output of pytest: alone, inside tox, nox, make or uv, and as a CI service keeps it. */ 



const pytest_log_LONGEST_LINE = 16 * 1024;
/** Streams. One log may hold several runs of pytest, and mypy's lines between them. */ const readPytestLog = async function*(path, input) {
    const lines = new LogLines(input);
    let last = 0;
    for await (const { first, texts } of (0,collect_text/* toLines */.P_)((0,kind/* ofKind */.C)((0,collect_text/* readText */.yR)(path, input), [
        "text"
    ], input, "--pytest-log"), pytest_log_LONGEST_LINE)){
        const found = [];
        for(let i = 0; i < texts.length; i += 1){
            const { text, step } = (0,clean/* clean */.u)(texts[i] ?? "");
            for (const record of lines.read(text, step, first + i))found.push(record);
        }
        yield* found;
        last = first + texts.length - 1;
    }
    yield* lines.end(last);
};

;// CONCATENATED MODULE: ./src/collect/report-log.js
/** Reads the JSON lines of pytest-reportlog. */ 








const report_log_LONGEST_LINE = 8 * 1024 * 1024;
const entry = schemas/* object */.Ikc({
    data: schemas/* object */.Ikc({
        lines: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
        reprfileloc: schemas/* object */.Ikc({
            path: schemas/* string */.YjP(),
            lineno: schemas/* number */.aig().int(),
            message: schemas/* string */.YjP()
        }).nullish()
    }).nullish()
});
const longrepr = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* object */.Ikc({
        reprcrash: schemas/* object */.Ikc({
            path: schemas/* string */.YjP(),
            lineno: schemas/* number */.aig().int(),
            message: schemas/* string */.YjP()
        }).nullish(),
        reprtraceback: schemas/* object */.Ikc({
            reprentries: schemas/* array */.YOg(entry).default([])
        }).nullish()
    }),
    schemas/* array */.YOg(schemas/* unknown */.L5J())
]);
/** Older versions of pytest-subtests write the type of a line under another key. */ function typed(value) {
    if (typeof value !== "object" || value === null || "$report_type" in value || !("_report_type" in value)) return value;
    return {
        ...value,
        $report_type: value._report_type
    };
}
/** `BaseReport._to_json` of _pytest/reports.py; plugins may add lines of other types. */ const line = schemas/* discriminatedUnion */.gMt("$report_type", [
    schemas/* object */.Ikc({
        $report_type: schemas/* enum */.k5n([
            "TestReport",
            "SubTestReport"
        ]),
        nodeid: schemas/* string */.YjP(),
        outcome: schemas/* string */.YjP(),
        when: schemas/* string */.YjP().nullish(),
        longrepr: longrepr.nullish()
    }),
    schemas/* object */.Ikc({
        $report_type: schemas/* literal */.euz("CollectReport"),
        nodeid: schemas/* string */.YjP(),
        outcome: schemas/* string */.YjP(),
        longrepr: longrepr.nullish()
    }),
    schemas/* object */.Ikc({
        $report_type: schemas/* literal */.euz("SessionStart"),
        pytest_version: schemas/* string */.YjP()
    }),
    schemas/* object */.Ikc({
        $report_type: schemas/* literal */.euz("SessionFinish"),
        exitstatus: schemas/* number */.aig().int()
    }),
    schemas/* object */.Ikc({
        $report_type: schemas/* literal */.euz("WarningMessage")
    })
]);
const anyLine = schemas/* object */.Ikc({
    $report_type: schemas/* string */.YjP()
});
const KNOWN = new Set([
    "TestReport",
    "SubTestReport",
    "CollectReport",
    "SessionStart",
    "SessionFinish",
    "WarningMessage"
]);
/** Streams; a line that is too long or no JSON is told with its number. */ const readReportLog = async function*(path, input) {
    const log = new ReportLog(input);
    for await (const { first, texts } of (0,collect_text/* toLines */.P_)((0,kind/* ofKind */.C)((0,collect_text/* readText */.yR)(path, input), [
        "report-log"
    ], input, "--report-log"), report_log_LONGEST_LINE)){
        for (const [i, text] of texts.entries()){
            if (text.trim() !== "") yield* log.read(text, {
                input,
                line: first + i
            });
        }
    }
    yield* log.end();
};
class ReportLog {
    #input;
    #order;
    /** Tests that were set up and not torn down. */ #running = new Set();
    #known = 0;
    #internal = false;
    #finished = false;
    constructor(input){
        this.#input = input;
        this.#order = new OrderOf({
            input,
            line: null
        });
    }
    *read(text, origin) {
        const value = typed(parse(text));
        const found = line.safeParse(value);
        if (!found.success) {
            const other = anyLine.safeParse(value);
            if (other.success && !KNOWN.has(other.data.$report_type)) return;
            yield {
                type: "unmapped",
                input: this.#input,
                reason: `line ${String(origin.line)} is no record of pytest-reportlog that can be read`
            };
            return;
        }
        this.#known += 1;
        const record = found.data;
        switch(record.$report_type){
            case "SessionStart":
                yield {
                    type: "context",
                    facts: {
                        pytest: record.pytest_version
                    },
                    origin
                };
                return;
            case "SessionFinish":
                this.#finished = true;
                this.#running.clear();
                if (record.exitstatus === 3) yield {
                    type: "run",
                    what: "internal-error",
                    message: "pytest ended with an internal error (exit code 3)",
                    node: null,
                    file: null,
                    line: null,
                    origin,
                    text: (0,collect_text/* cut */.Jj)(text, 2000)
                };
                return;
            case "CollectReport":
                if (record.outcome === "failed") yield failure(record.nodeid, "collect", record.longrepr ?? "", origin);
                return;
            case "WarningMessage":
                return;
            case "TestReport":
            case "SubTestReport":
                this.#follow(record.nodeid, record.when ?? "");
                if (record.outcome !== "failed") return;
                yield* this.#failed(record.nodeid, record.when ?? "", record.longrepr ?? "", origin);
        }
    }
    #follow(node, when) {
        this.#finished = false;
        this.#order.add(referenceOf(node));
        if (when === "setup") this.#running.add(node);
        else if (when !== "call") this.#running.delete(node);
    }
    *#failed(node, when, repr, origin) {
        const phase = when === "setup" || when === "call" || when === "teardown" ? when : null;
        const test = failure(node, phase, repr, origin);
        yield test;
        const crashed = crashedWorker(test.message);
        if (crashed !== null) yield {
            type: "run",
            what: "crash",
            message: test.message,
            node: crashed,
            file: null,
            line: null,
            origin,
            text: test.text
        };
    }
    *end() {
        if (this.#known === 0) throw new errors/* UserError */.yo(`${this.#input} holds no record of pytest-reportlog: give the file that pytest --report-log wrote`);
        const node = [
            ...this.#running
        ].at(-1);
        if (!this.#finished && node !== undefined) {
            yield {
                type: "run",
                what: "crash",
                message: `the run broke off while ${node} ran: its report log ends there`,
                node,
                file: null,
                line: null,
                origin: {
                    input: this.#input,
                    line: null
                },
                text: node
            };
        } else if (!this.#finished) yield {
            type: "unmapped",
            input: this.#input,
            reason: "breaks off before the end of the run"
        };
        yield* this.#order.end();
    }
}
function failure(node, phase, repr, origin) {
    const lines = linesOf(repr);
    const crash = typeof repr === "object" && !Array.isArray(repr) ? repr.reprcrash : null;
    const { exception, message, place } = (0,collect_exception/* readTraceback */.N)(lines, crash?.message ?? null);
    const at = place ?? (crash && !(0,collect_exception/* foreign */.V$)(crash.path) ? {
        file: crash.path,
        line: crash.lineno
    } : null);
    const text = lines.join("\n").trim();
    return {
        type: "test",
        ref: referenceOf(node),
        phase,
        exception,
        message: (0,collect_text/* cut */.Jj)(message, 2000),
        place: at,
        origin,
        text: (0,collect_text/* cutHead */.fz)(text === "" ? message : text, 2000)
    };
}
/** The lines that pytest would print. */ function linesOf(repr) {
    if (typeof repr === "string") return repr.split("\n");
    if (Array.isArray(repr)) return [
        repr.map(String).join(": ")
    ];
    return (repr.reprtraceback?.reprentries ?? []).flatMap(({ data })=>{
        const at = data?.reprfileloc;
        return [
            ...data?.lines ?? [],
            ...at ? [
                "",
                `${at.path}:${String(at.lineno)}: ${at.message}`
            ] : []
        ];
    });
}

;// CONCATENATED MODULE: ./src/collect/collect.js
/** Stage 1: reads all that CI left behind and gives each failure once. */ 











/**
 * Reads the sources; with none given, pytest's own cache.
 * Rejects with a UserError where a pattern names no file, and where no input at all can be used. One input among several
 * that cannot be used becomes an `unmapped` entry.
 */ async function collect(given, options) {
    const merge = new Merge();
    const sources = [
        {
            option: "--junit-xml",
            read: readJunit,
            patterns: given.junitXml
        },
        {
            option: "--report-log",
            read: readReportLog,
            patterns: given.reportLog
        },
        {
            option: "--ctrf",
            read: readCtrf,
            patterns: given.ctrf
        },
        {
            option: "--pytest-log",
            read: readPytestLog,
            patterns: given.pytestLog
        },
        {
            option: "--mypy-log",
            read: mypy_log/* readMypyLog */.e7,
            patterns: given.mypyLog
        }
    ];
    const files = [];
    for (const { option, read, patterns } of sources){
        for (const file of (await expand(patterns, option, options)))files.push({
            file,
            read
        });
    }
    for (const id of given.nodes)merge.add(named(id));
    if (files.length === 0 && given.nodes.length === 0) {
        const cache = await lastFailed(options);
        if (cache === null) return {
            kind: "none",
            mypyGiven: false,
            otherFailure: null,
            ...merge.end()
        };
        files.push({
            file: cache,
            read: readLastFailed
        });
    }
    await readAll(files, merge, given.nodes.length > 0);
    return judge(merge.end(), given.mypyLog.length > 0);
}
async function readAll(files, merge, othersGiven) {
    const refused = [];
    for (const { file, read } of files){
        try {
            for await (const record of read(file.path, file.input))merge.add(record);
        } catch (error) {
            if (!(error instanceof errors/* UserError */.yo)) throw error;
            refused.push(error);
            merge.add({
                type: "unmapped",
                input: file.input,
                reason: (0,errors/* messageOf */.bD)(error)
            });
        }
    }
    const [first] = refused;
    if (first !== undefined && refused.length === files.length && !othersGiven) throw first;
}
function named(id) {
    const ref = referenceOf(id);
    return {
        type: "test",
        ref,
        phase: ref.kind === "module" ? "collect" : null,
        exception: null,
        message: "",
        place: null,
        origin: {
            input: "--node",
            line: null
        },
        text: id
    };
}
async function lastFailed({ project, cacheDir = ".pytest_cache" }) {
    const input = (0,external_node_path_.join)(cacheDir, "v", "cache", "lastfailed");
    const path = (0,external_node_path_.join)(project, input);
    const there = await (0,promises_.access)(path).then(()=>true, ()=>false);
    return there ? {
        path,
        input
    } : null;
}
function judge(merged, mypyLog) {
    const red = merged.tests.length > 0 || merged.runs.length > 0 || merged.types.some((t)=>t.severity === "error");
    const other = red ? undefined : merged.context.findLast(failed);
    const kind = red ? "red" : other !== undefined || ranWhole(merged) ? "green" : "unclear";
    const mypyGiven = mypyLog || merged.types.length > 0 || merged.context.some((c)=>c.facts["mypy"] !== undefined);
    return {
        kind,
        mypyGiven,
        otherFailure: other === undefined ? null : inWords(other),
        ...merged
    };
}
/** Something shows a run that ended well, and nothing was left unread. */ function ranWhole({ orders, context, unmapped }) {
    const ran = orders.length > 0 || context.some(({ facts })=>/\d+ passed/.test(facts["outcome"] ?? "") || (facts["mypy"] ?? "").startsWith("Success"));
    return ran && unmapped.length === 0;
}
/** The command or job did not end well, whatever it was. */ function failed({ facts }) {
    return (facts["exit_code"] ?? "0") !== "0" || facts["cancelled"] !== undefined || facts["coverage"] !== undefined;
}
function inWords({ facts, origin }) {
    const { step, coverage, cancelled, exit_code: code } = facts;
    const what = step === undefined ? origin.input : `the step "${step}"`;
    if (coverage !== undefined) return `${what} failed its coverage: ${coverage}`;
    return cancelled === undefined ? `${what} ended with exit code ${code ?? "?"}` : `${what}: ${cancelled}`;
}


/***/ }),

/***/ 5001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ location),
/* harmony export */   KW: () => (/* binding */ pythonFrame),
/* harmony export */   N: () => (/* binding */ readTraceback),
/* harmony export */   P5: () => (/* binding */ raised),
/* harmony export */   V$: () => (/* binding */ foreign)
/* harmony export */ });
/** What pytest's text of a failure says of the exception and its place. */ const NAMED = /^(?:[A-Za-z_]\w*\.)*([A-Z]\w*)(?::\s?([^]*))?$/;
/**
 * Splits `app.errors.Boom: no price`. pytest leaves `AssertionError: ` out of its own explanations (`assert 1 == 2`).
 * @param name the exception's name where another line gives it; without one, a word only counts when it looks like a class
 */ function raised(text, name = null) {
    const stripped = text.trim();
    if (/^assert(?:\s|\()/.test(stripped)) return {
        exception: "AssertionError",
        message: stripped
    };
    const [, found, message] = NAMED.exec(stripped) ?? [];
    if (found !== undefined && (found === name || name === null)) return {
        exception: found,
        message: (message ?? "").trim()
    };
    if (name !== null && stripped.split(":", 1)[0]?.split(".").at(-1) === name) {
        return {
            exception: name,
            message: stripped.slice(stripped.indexOf(name) + name.length).replace(/^:\s?/, "")
        };
    }
    return {
        exception: name,
        message: stripped
    };
}
/** `path:12: TypeError`, `path:12: in f` and `path:12: `, as pytest ends each entry of a traceback. */ const LOCATION = /^(\S(?:.*\S)?):(\d+)(?:: ?(?:in (.+)|([A-Za-z_][\w.]*)(?:: .*)?)?)?$/;
const PYTHON_FRAME = /^\s*File "([^"]+)", line (\d+)(?:,? in (.+))?$/;
const ERROR_LINE = /^E {2}( *.*)$/;
/** Reads `path:line: …` of pytest, null for any other line. */ function location(text) {
    const [, file, line, , exception] = LOCATION.exec(text) ?? [];
    if (file === undefined || line === undefined || file.startsWith("E ") || file.startsWith(">")) return null;
    return {
        file,
        line: Number(line),
        exception: exception?.split(".").at(-1) ?? null
    };
}
/** Reads `File "path", line 3, in f` of Python (faulthandler's form too), null for any other line. */ function pythonFrame(text) {
    const [, file, line] = PYTHON_FRAME.exec(text) ?? [];
    return file === undefined || line === undefined ? null : {
        file,
        line: Number(line),
        exception: null
    };
}
/** Code of the interpreter, of installed packages, or of no file. */ function foreign(file) {
    return /^<|[\\/](?:site|dist)-packages[\\/]|[\\/]lib(?:64)?[\\/]python\d/i.test(file);
}
/**
 * Reads what pytest prints of one failure (`--tb` long, short or native; longrepr in reports): the last exception of the
 * chain and the innermost frame of the project's own code.
 * @param known the message where the source gives it apart, else null
 */ function readTraceback(lines, known = null) {
    let block = [];
    let last = [];
    let name = null;
    let place = null;
    let entry = null;
    for (const line of lines){
        const [, error] = ERROR_LINE.exec(line) ?? [];
        if (error !== undefined) {
            block.push(error);
            continue;
        }
        if (block.length > 0) {
            last = block;
            block = [];
        }
        const at = location(line) ?? pythonFrame(line);
        if (at === null) continue;
        if (at.exception !== null) name = at.exception;
        if (foreign(at.file)) continue;
        place = {
            file: at.file,
            line: at.line
        };
        entry ??= place;
    }
    if (block.length > 0) last = block;
    const syntax = syntaxError(last);
    if (syntax !== null) return {
        ...syntax,
        entry
    };
    const text = known ?? (last.length > 0 ? unindent(last) : native(lines));
    return {
        ...raised(text, name),
        place,
        entry
    };
}
/** `SyntaxError` has its place in its own words: `File "a.py", line 1`, the source and a caret before the name. */ function syntaxError(block) {
    const at = pythonFrame(block[0]?.trim() ?? "");
    if (at === null) return null;
    const words = block.findLast((l)=>NAMED.test(l.trim())) ?? "";
    return {
        ...raised(words),
        place: {
            file: at.file,
            line: at.line
        }
    };
}
/** Takes off the blanks that all lines share. */ function unindent(lines) {
    const shared = Math.min(...lines.filter((l)=>l.trim() !== "").map((l)=>l.search(/\S/)));
    return lines.map((l)=>l.slice(Number.isFinite(shared) ? shared : 0).trimEnd()).join("\n");
}
/** The last line of a Python traceback: the only one after it that is not indented. Else what a doctest shows, or the first line. */ function native(lines) {
    const start = lines.findLastIndex((l)=>PYTHON_FRAME.test(l));
    if (start < 0) {
        const shown = lines.findIndex((l)=>/^(?:Expected(?: nothing)?:?|UNEXPECTED EXCEPTION: .*|Differences \(.*)$/.test(l));
        if (shown < 0) return lines.find((l)=>l.trim() !== "")?.trim() ?? "";
        const end = lines.findIndex((l, i)=>i > shown && (l === "" || location(l) !== null));
        return lines.slice(shown, end < 0 ? undefined : end).join("\n");
    }
    return lines.slice(start + 1).find((l)=>/^\S/.test(l)) ?? "";
}


/***/ }),

/***/ 8624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ofKind)
/* harmony export */ });
/* unused harmony export kindOf */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6986);
/** What a file is by its first characters, so that a file given to the wrong option is refused with the right one. */ 
/** The option that reads each kind. */ const OPTION = {
    xml: "--junit-xml",
    "report-log": "--report-log",
    ctrf: "--ctrf",
    lastfailed: null,
    "mypy-json": "--mypy-log",
    json: null,
    text: "--pytest-log or --mypy-log",
    empty: null
};
const NAMES = {
    xml: "XML",
    "report-log": "a report log (JSON lines of pytest-reportlog)",
    ctrf: "a CTRF report",
    lastfailed: "pytest's lastfailed cache, which is read where no other source is given",
    "mypy-json": "JSON output of mypy",
    json: "JSON",
    text: "plain text",
    empty: "empty"
};
/** How much of a file tells its kind. */ const HEAD = 4096;
/** The kind of a file that begins in this way. */ function kindOf(text) {
    const head = text.slice(0, HEAD).replace(/^\uFEFF/, "").trimStart();
    if (head === "") return "empty";
    if (/^<(?:\?xml|!DOCTYPE|!--|[A-Za-z][\w:.-]*(?:\s+[\w:.-]+\s*=|\s*\/?>\s*(?:<|$)))/.test(head)) return "xml";
    if (!head.startsWith("{")) return /^\[\s*[{[]/.test(head) ? "json" : "text";
    const [line = ""] = head.split("\n", 1);
    if (line.includes('"$report_type"') || line.includes('"pytest_version"')) return "report-log";
    if (/^\{"file": /.test(line) && line.includes('"severity"')) return "mypy-json";
    if (/"reportFormat"\s*:\s*"CTRF"|^\{\s*"results"\s*:\s*\{/.test(head)) return "ctrf";
    if (/^\{\s*"[^"\n]+"\s*:\s*true/.test(head)) return "lastfailed";
    // A log may begin with a record of its own, which more lines follow.
    if (/^\{.*\}$/.test(line.trimEnd()) && head.slice(line.length).trim() !== "") return "text";
    return /^\{\s*["}]/.test(head) ? "json" : "text";
}
/**
 * Passes the pieces of a file on when it is of one of the wanted kinds.
 * @param option the option it was given to
 * @returns the pieces, the first included
 * Rejects with a UserError that names the option that the file is for.
 */ async function* ofKind(pieces, wanted, input, option) {
    let head = "";
    let known = false;
    for await (const piece of pieces){
        if (known) {
            yield piece;
            continue;
        }
        head += piece;
        if (head.trimStart().length === 0 && head.length < HEAD) continue;
        refuse(kindOf(head), wanted, input, option);
        known = true;
        yield head;
    }
    if (!known) refuse(kindOf(head), wanted, input, option);
}
function refuse(kind, wanted, input, option) {
    if (wanted.includes(kind)) return;
    const other = OPTION[kind];
    const hint = other === null || other === option ? `; ${option} takes ${wanted.map((w)=>NAMES[w]).join(" or ")}` : `; did you mean ${other}?`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${input} is ${NAMES[kind]}${hint}`);
}


/***/ }),

/***/ 4325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ isFaultLine),
/* harmony export */   Cd: () => (/* binding */ stackEvidence),
/* harmony export */   FL: () => (/* binding */ readPythonTraceback),
/* harmony export */   Qn: () => (/* binding */ StackText),
/* harmony export */   SL: () => (/* binding */ faultPlace),
/* harmony export */   UX: () => (/* binding */ inOneLine),
/* harmony export */   m6: () => (/* binding */ hangPlace)
/* harmony export */ });
/* harmony import */ var _exception_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5001);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9529);
/** Stacks of calls in a log that belong to no test: of a dying interpreter, of a hang, of pytest itself, of a script. */ 

/** Lines kept of a stack. */ const MOST = 400;
const LONGEST_LINE = 1000;
/** Gathers lines, the first and the last of them when there are too many. */ class StackText {
    line;
    #lines = [];
    constructor(line, first){
        this.line = line;
        this.#lines.push((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(first, LONGEST_LINE));
    }
    add(text) {
        this.#lines.push((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(text, LONGEST_LINE));
        if (this.#lines.length > 2 * MOST) this.#lines = [
            ...this.#lines.slice(0, MOST / 4),
            ...this.#lines.slice(-MOST)
        ];
    }
    get lines() {
        return this.#lines;
    }
    /** For evidence. */ get text() {
        return this.#lines.join("\n").trim();
    }
}
/** Lines that faulthandler writes (`Python/traceback.c`, `Modules/faulthandler.c`), 3.8 to 3.14. */ const FAULT_LINE = /^(?:$|Thread 0x|Current thread|Python runtime state|Extension modules:|<|Stack \(|Cannot show|\s+(?:File "|\.\.\.|<|Binary file |Garbage-collecting))/;
/** Whether a line goes on with what follows `Fatal Python error: …` or `Timeout (0:00:05)!`. */ function isFaultLine(text) {
    return FAULT_LINE.test(text);
}
/** Where a dying interpreter was: the current thread's innermost frame of code that is not installed. */ function faultPlace(lines) {
    const current = lines.findIndex((l)=>l.startsWith("Current thread"));
    const rest = current < 0 ? lines : lines.slice(current);
    const end = rest.findIndex((l, i)=>i > 0 && l.trim() === "");
    return ownFrame(end < 0 ? rest : rest.slice(0, end));
}
/** Where a hanging test was, in the stacks of pytest-timeout: the main thread's innermost frame of code that is not installed. */ function hangPlace(lines) {
    const main = lines.findIndex((l)=>/^~+ Stack of MainThread /.test(l));
    if (main < 0) return faultPlace(lines);
    const rest = lines.slice(main + 1);
    const end = rest.findIndex((l)=>/^[~+]/.test(l));
    return ownFrame((end < 0 ? rest : rest.slice(0, end)).toReversed());
}
/** The first frame, in the order given, of code that is not installed. */ function ownFrame(lines) {
    for (const line of lines){
        const at = (0,_exception_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonFrame */ .KW)(line);
        if (at !== null && !(0,_exception_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)(at.file)) return {
            file: at.file,
            line: at.line
        };
    }
    return null;
}
/** The exception of a Python traceback, and its innermost frame: of the project's own code, else of any. */ function readPythonTraceback(lines) {
    const frames = lines.flatMap((l)=>(0,_exception_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonFrame */ .KW)(l) ?? []);
    const at = frames.findLast((f)=>!(0,_exception_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)(f.file)) ?? frames.at(-1) ?? null;
    const last = lines.findLastIndex((l)=>(0,_exception_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonFrame */ .KW)(l) !== null);
    const words = lines.slice(last + 1).find((l)=>/^[A-Za-z_][\w.]*(?::|$)/.test(l)) ?? lines.at(-1) ?? "";
    return {
        ...(0,_exception_js__WEBPACK_IMPORTED_MODULE_1__/* .raised */ .P5)(words),
        place: at === null ? null : {
            file: at.file,
            line: at.line
        }
    };
}
/** How the end of a stack reads in one line. */ function inOneLine(ended) {
    const { exception, message } = ended;
    if (exception === null) return message;
    return message === "" ? exception : `${exception}: ${message}`;
}
/** The words of a stack for evidence: its end, where the exception is. */ function stackEvidence(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutHead */ .fz)(text, 2000);
}


/***/ }),

/***/ 4045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jn: () => (/* binding */ MypyLines),
  Dm: () => (/* reexport */ parseMypyJson),
  BD: () => (/* reexport */ parseMypyLine),
  e7: () => (/* binding */ readMypyLog)
});

// EXTERNAL MODULE: ./src/collect/clean.js
var clean = __webpack_require__(3041);
// EXTERNAL MODULE: ./src/collect/kind.js
var kind = __webpack_require__(8624);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5686);
;// CONCATENATED MODULE: ./src/collect/mypy-line.js
/** One line of mypy's output, in both of its forms. */ 
/** file:line[:column[:end line:end column]]: severity: message  [code]; without a line for an error of a whole file. */ const LOCATED = /^(\S.*?):(\d+)(?::(\d+))?(?::\d+:\d+)?: (error|note): (.*)$/;
const WHOLE_FILE = /^(\S.*?\.pyi?): (error|note): (.*)$/;
const CODE = /^(.*?) {1,2}\[([a-z][a-z0-9-]*)\]$/;
/**
 * Reads a line of mypy's text output, with or without columns, ends and error codes.
 * @see https://mypy.readthedocs.io/en/stable/command_line.html#configuring-error-messages
 * @returns null for a line that is none (a summary, a heading, anything else)
 */ function parseMypyLine(text) {
    const [, file, line, column, severity, rest] = LOCATED.exec(text) ?? [];
    if (file !== undefined && rest !== undefined) return {
        file,
        line: Number(line),
        column: column === undefined ? null : Number(column),
        ...coded(rest),
        severity: severityOf(severity)
    };
    const [, whole, kind, message] = WHOLE_FILE.exec(text) ?? [];
    if (whole === undefined || message === undefined) return null;
    return {
        file: whole,
        line: null,
        column: null,
        ...coded(message),
        severity: severityOf(kind)
    };
}
function severityOf(text) {
    return text === "note" ? "note" : "error";
}
function coded(text) {
    const [, message, code] = CODE.exec(text) ?? [];
    return message === undefined || code === undefined ? {
        message: text,
        code: null
    } : {
        message,
        code
    };
}
const json = schemas/* object */.Ikc({
    file: schemas/* string */.YjP(),
    line: schemas/* number */.aig().int(),
    /** From 0; -1 where there is none. */ column: schemas/* number */.aig().int(),
    message: schemas/* string */.YjP(),
    hint: schemas/* string */.YjP().nullish(),
    code: schemas/* string */.YjP().nullable(),
    severity: schemas/* enum */.k5n([
        "error",
        "note"
    ])
});
/** Reads a line of `mypy --output json` (1.11 and later), null for any other line. A hint is joined to the message. */ function parseMypyJson(text) {
    if (!text.startsWith("{")) return null;
    let value;
    try {
        value = JSON.parse(text);
    } catch  {
        return null;
    }
    const read = json.safeParse(value);
    if (!read.success) return null;
    const { file, line, column, code, message, hint, severity } = read.data;
    return {
        file,
        line: line > 0 ? line : null,
        column: column < 0 ? null : column + 1,
        code,
        message: hint ? `${message}\n${hint}` : message,
        severity
    };
}

// EXTERNAL MODULE: ./src/collect/text.js
var collect_text = __webpack_require__(9529);
;// CONCATENATED MODULE: ./src/collect/mypy-log.js
/** Reads saved output of mypy: text or JSON lines, plain or as a CI service keeps it. */ 




const LONGEST_LINE = 64 * 1024;
/** Lines that `--pretty` may break a message into. */ const CONTINUED = 8;
/** Streams; lines that are not mypy's are passed over. */ const readMypyLog = async function*(path, input) {
    const mypy = new MypyLines(input);
    for await (const { first, texts } of (0,collect_text/* toLines */.P_)((0,kind/* ofKind */.C)((0,collect_text/* readText */.yR)(path, input), [
        "text",
        "mypy-json",
        "json"
    ], input, "--mypy-log"), LONGEST_LINE)){
        for (const [i, raw] of texts.entries()){
            const { text } = (0,clean/* clean */.u)(raw);
            yield* mypy.read(text, first + i);
        }
    }
    yield* mypy.end();
    if (!mypy.seen) yield {
        type: "unmapped",
        input,
        reason: "no line of mypy is in it"
    };
};
const SUMMARY = /^(?:Found \d+ errors? in \d+ files?|Success: no issues found)/;
/** Reads mypy's lines one after another; joins what `--pretty` breaks and tells mypy's own failures apart. */ class MypyLines {
    #input;
    /** An error without a code, which the next lines may go on with. */ #open = null;
    /** Whether anything of mypy has been read. */ seen = false;
    constructor(input){
        this.#input = input;
    }
    /** @returns what this line completes */ read(text, line) {
        const found = parseMypyLine(text) ?? parseMypyJson(text);
        if (found !== null) {
            this.seen = true;
            const before = this.end();
            if (INTERNAL.test(found.message)) return [
                ...before,
                internalError(found, text, this.#at(line))
            ];
            if (found.code === null && found.severity === "error") {
                this.#open = {
                    found,
                    more: [],
                    line
                };
                return before;
            }
            return [
                ...before,
                report(found, this.#at(line))
            ];
        }
        if (SUMMARY.test(text)) {
            this.seen = true;
            return [
                ...this.end(),
                {
                    type: "context",
                    facts: {
                        mypy: text
                    },
                    origin: this.#at(line)
                }
            ];
        }
        if (this.#open === null) return this.#usage(text, line);
        const { more } = this.#open;
        // The source line that follows a message is indented.
        if (/^\S/.test(text) && more.length < CONTINUED) {
            more.push(text);
            if (!/\[[a-z][a-z0-9-]*\]$/.test(text)) return [];
        }
        return this.end();
    }
    /** What is left open. */ end() {
        if (this.#open === null) return [];
        const { found, more, line } = this.#open;
        this.#open = null;
        const joined = parseMypyLine(`${found.file}:1: error: ${[
            found.message,
            ...more
        ].map((l)=>l.trim()).join(" ")}`);
        // Lines that end in no code belong to something else.
        const whole = joined === null || joined.code === null ? found : {
            ...found,
            message: joined.message,
            code: joined.code
        };
        return [
            report(whole, this.#at(line))
        ];
    }
    /** mypy's words for a call that it cannot use; a line of its configuration that it does not know is only a note. */ #usage(text, line) {
        const [, message] = /^mypy: (?:error: )?(.+)$/.exec(text) ?? [];
        const [, file, note] = message === undefined ? /^(\S+\.(?:ini|toml|cfg)): (\[mypy[^\]]*\]: .+)$/.exec(text) ?? [] : [];
        if (message === undefined && note === undefined) return [];
        this.seen = true;
        const origin = this.#at(line);
        if (message !== undefined) return [
            {
                type: "run",
                what: "usage",
                message: `mypy: ${message}`,
                node: null,
                file: null,
                line: null,
                origin,
                text
            }
        ];
        return [
            {
                type: "mypy",
                file: file ?? "",
                line: null,
                column: null,
                code: null,
                message: note ?? "",
                severity: "note",
                origin
            }
        ];
    }
    #at(line) {
        return {
            input: this.#input,
            line
        };
    }
}
function report(found, origin) {
    return {
        type: "mypy",
        ...found,
        origin
    };
}
const INTERNAL = /^INTERNAL ERROR/;
function internalError(found, text, origin) {
    return {
        type: "run",
        what: "internal-error",
        message: `mypy: ${found.message}`,
        node: null,
        file: found.file,
        line: found.line,
        origin,
        text
    };
}


/***/ }),

/***/ 9529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   P_: () => (/* binding */ toLines),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   fz: () => (/* binding */ cutHead),
/* harmony export */   ht: () => (/* binding */ detached),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
/** Bytes to text and text to lines, in pieces: memory does not grow with the file. */ 


const CHUNK = 256 * 1024;
/**
 * The text of a file in pieces. The encoding is taken from the byte order mark (PowerShell writes UTF-16), from the zero
 * bytes of UTF-16 without one, or from an XML declaration; otherwise it is UTF-8, what is no UTF-8 replaced.
 * Rejects with a UserError where the file cannot be read or is an archive.
 */ async function* readText(path, input) {
    let decoder = null;
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, {
            highWaterMark: CHUNK
        })){
            if (!(chunk instanceof Uint8Array)) continue;
            if (decoder === null) {
                refuseArchive(chunk, input);
                decoder = decoderFor(chunk);
            }
            yield decoder.decode(chunk, {
                stream: true
            });
        }
    } catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo) throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${input} cannot be read (${codeOf(error)}): check the path and its permissions`);
    }
    if (decoder !== null) yield decoder.decode();
}
/** ENOENT, EACCES and the like; the message of Node holds the whole path once more. */ function codeOf(error) {
    return typeof error === "object" && error !== null && "code" in error ? String(error.code) : (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error);
}
function refuseArchive(head, input) {
    const zip = head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
    const gzip = head[0] === 0x1f && head[1] === 0x8b;
    if (zip || gzip) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${input} is a ${zip ? "zip" : "gzip"} archive: unpack it and give the file inside`);
}
function decoderFor(head) {
    const [a, b] = head;
    if (a === 0xff && b === 0xfe || a !== undefined && a !== 0 && b === 0) return new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder("utf-16le");
    if (a === 0xfe && b === 0xff || a === 0 && b !== undefined && b !== 0) return new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder("utf-16be");
    const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder("latin1").decode(head.subarray(0, 200)));
    try {
        return new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder(declared?.[1] ?? "utf-8");
    } catch  {
        return new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder("utf-8");
    }
}
/**
 * The lines of a text that comes in pieces, a batch at a time. CRLF, LF and a lone CR end a line. Of a line longer than
 * `longest` characters only the head is kept, `…` in place of the rest.
 */ async function* toLines(pieces, longest) {
    let rest = "";
    let first = 1;
    for await (const piece of pieces){
        let text = rest + piece;
        // A CR at the very end may be half of a CRLF.
        const held = text.endsWith("\r") ? "\r" : "";
        if (held !== "") text = text.slice(0, -1);
        if (text.includes("\r")) text = text.replace(/\r\n?/g, "\n");
        const texts = text.split("\n");
        rest = (texts.pop() ?? "").slice(0, longest + 1) + held;
        if (texts.length === 0) continue;
        yield {
            first,
            texts: texts.map((line)=>cut(line, longest))
        };
        first += texts.length;
    }
    const last = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
    if (last !== "") yield {
        first,
        texts: [
            cut(last, longest)
        ]
    };
}
/** The head of a text, `…` in place of what is cut. */ function cut(text, longest) {
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
/** The end of a text, `…` in place of what is cut. */ function cutHead(text, longest) {
    return text.length > longest ? `…${text.slice(-longest)}` : text;
}
/** A copy that holds on to no longer text: the parts of a string keep the whole of it in memory. */ function own(text) {
    return `\0${text}`.slice(1);
}
/** A deep copy, its strings as `own` gives them. */ function detached(value) {
    return structuredClone(value);
}


/***/ })

};
