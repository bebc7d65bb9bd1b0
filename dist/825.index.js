export const id = 825;
export const ids = [825];
export const modules = {

/***/ 14825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commanded: () => (/* binding */ commanded),
  mechanically: () => (/* binding */ mechanically)
});

// EXTERNAL MODULE: ./src/probe/reproduce.js + 1 modules
var reproduce = __webpack_require__(10338);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/string-argv/index.js
var string_argv = __webpack_require__(48351);
// EXTERNAL MODULE: ./src/context.js
var src_context = __webpack_require__(82754);
// EXTERNAL MODULE: ./src/env/files.js
var files = __webpack_require__(62766);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(16986);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/fix/difference.js
/** What a program of somebody else left in a scratch checkout: the difference, in first-party text files alone. */ 


const SKIPPED = new Set([
    ".git",
    "node_modules",
    "__pycache__",
    "site-packages",
    ".venv",
    "venv",
    ".tox",
    ".nox",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache"
]);
/** So many files are compared; larger ones (bytes) are no source that a person edits. */ const MOST = 20_000;
const LARGEST = 1 << 20;
/** Hashes of the plain files of a folder, by their path in it. */ function fingerprints(folder) {
    const found = new Map();
    const folders = [
        ""
    ];
    for(let at = folders.pop(); at !== undefined && found.size < MOST; at = folders.pop()){
        for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(folder, at), {
            withFileTypes: true
        })){
            const path = at === "" ? entry.name : `${at}/${entry.name}`;
            if (entry.isDirectory() && !SKIPPED.has(entry.name)) folders.push(path);
            else if (entry.isFile() && (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, path)).size <= LARGEST) found.set(path, (0,external_node_crypto_.createHash)("sha256").update((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, path))).digest("hex"));
        }
    }
    return found;
}
/** @param before fingerprints of the folder before the program ran */ function differenceIn(folder, before, firstParty) {
    const now = fingerprints(folder);
    const edits = [];
    const left = [];
    for (const [file, hash] of now){
        if (before.get(file) === hash) continue;
        const content = textOf((0,external_node_path_.join)(folder, file));
        if (!firstParty(file)) left.push({
            file,
            reason: "it is not the project's own code"
        });
        else if (content === null) left.push({
            file,
            reason: "it is no UTF-8 text"
        });
        else edits.push({
            file,
            content
        });
    }
    for (const file of before.keys())if (!now.has(file)) left.push({
        file,
        reason: "it was taken away, which a fix does not do"
    });
    return {
        edits,
        left
    };
}
function textOf(path) {
    try {
        return new TextDecoder("utf-8", {
            fatal: true,
            ignoreBOM: true
        }).decode((0,external_node_fs_.readFileSync)(path));
    } catch  {
        return null;
    }
}

// EXTERNAL MODULE: ./src/probe/scratch/workspace.js + 1 modules
var scratch_workspace = __webpack_require__(12336);
// EXTERNAL MODULE: ./src/report/bundle.js + 7 modules
var report_bundle = __webpack_require__(94989);
;// CONCATENATED MODULE: ./src/stages/fix-command.js
/** `--fix-command`: any program may change a scratch checkout; what it leaves is verified like a fix of ours, and never believed. */ 








const STEP = "--fix-command";
/** What it may take of the time that is left: its result has to be verified in the rest. */ const SHARE = 0.6;
/**
 * Runs the program in a copy of the checkout, with a copy of the bundle as it stands.
 * @param report what is known so far
 * @param python the project's Python files
 * @returns what it proposes; null where it left nothing to try, which is then said
 */ async function runFixCommand(bench, report, python) {
    const { context } = bench;
    const { fixCommand, out } = context.inputs;
    const words = fixCommand === null ? [] : (0,string_argv/* default */.A)(fixCommand);
    const [program, ...rest] = words;
    const no = (reason)=>{
        context.notRun.push({
            step: STEP,
            reason
        });
        return null;
    };
    if (fixCommand === null) return null;
    if (program === undefined) return no("it names no program");
    if ((0,src_context/* timeLeft */.f)(context) === 0) return no((0,src_context/* whyStopped */.k)(context));
    context.progress.stage("running the fix command");
    const bundle = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(context.scratch, "bundle-"));
    (0,external_node_fs_.cpSync)(out, bundle, {
        recursive: true
    });
    (0,report_bundle/* writeBundle */.M)(bundle, report);
    const workspace = await scratch_workspace/* Workspace */.a.open(bench, python);
    try {
        const before = fingerprints(workspace.project);
        const argv = [
            program,
            ...rest
        ];
        const ran = await context.recorder.run(context.exec, {
            argv,
            cwd: workspace.project,
            timeoutMs: (0,src_context/* timeLeft */.f)(context) * SHARE,
            env: {
                PYTHON_TRACE_REPORT: (0,external_node_path_.join)(bundle, "report.json"),
                PYTHON_TRACE_ATTEMPT: String(report.attempt.number),
                PYTHON_TRACE_BUNDLE: bundle
            }
        }, {
            stepId: "S5",
            action: "fix.command"
        });
        if (ran.timedOut) return no(`it was stopped after ${String(Math.round(ran.durationMs / 1000))} s`);
        const { edits, left } = differenceIn(workspace.project, before, files/* isFirstParty */.FF);
        for (const { file, reason } of left)context.notRun.push({
            step: `${STEP}: ${file}`,
            reason
        });
        const [first, ...others] = edits;
        if (first === undefined) return no(`it ended with exit ${String(ran.exitCode ?? ran.signal)} and changed no file of the project`);
        return {
            summary: `what \`${program}\` changed`,
            edits: [
                first,
                ...others
            ]
        };
    } catch (thrown) {
        if (thrown instanceof errors/* UserError */.yo) return no(thrown.message);
        throw thrown;
    } finally{
        workspace.remove();
    }
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-async.js
var facts_of_async = __webpack_require__(96954);
// EXTERNAL MODULE: ./src/diagnose/facts-of-sources.js + 1 modules
var facts_of_sources = __webpack_require__(89761);
// EXTERNAL MODULE: ./src/syntax/source.js
var syntax_source = __webpack_require__(8564);
;// CONCATENATED MODULE: ./src/fix/calls.js
/** Calls in the syntax tree, decorators with arguments among them, and edits of their arguments. */ 
/** All calls, or those that touch the lines. */ function callsIn(source, lines) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "CallExpression",
        "Decorator"
    ], lines).flatMap((node)=>callOf(source, node) ?? []);
}
function callOf(source, node) {
    const list = (0,syntax_source/* child */.jf)(node, "ArgList");
    if (list === null) return null;
    const from = node.name === "Decorator" ? node.firstChild?.to ?? node.from : node.from;
    return {
        node,
        func: source.text.slice(from, list.from).trim(),
        from,
        to: list.from,
        list,
        args: argumentsOf(source, list)
    };
}
function argumentsOf(source, list) {
    const found = [];
    let open = [];
    const close = ()=>{
        const [first, second, third] = open;
        if (first !== undefined) {
            const named = second?.name === "AssignOp" && third !== undefined;
            found.push({
                name: named ? (0,syntax_source/* textOf */.b6)(source, first) : null,
                value: named ? third : first,
                from: first.from,
                to: open.at(-1)?.to ?? first.to
            });
        }
        open = [];
    };
    for (const part of (0,syntax_source/* children */.Y_)(list).slice(1, -1)){
        if (part.name === ",") close();
        else if (part.name !== "Comment") open.push(part);
    }
    close();
    return found;
}
/** Adds `name=value` after the last argument. */ function withArgument(source, { list, args }, text) {
    const last = args.at(-1);
    const at = last?.to ?? list.from + 1;
    if (last === undefined) return {
        from: at,
        to: at,
        insert: text
    };
    const tail = source.text.slice(last.to, list.to - 1);
    // One argument a line: the new one gets a line of its own.
    const alone = (0,syntax_source/* lineAt */.mh)(source.text, last.from) !== (0,syntax_source/* lineAt */.mh)(source.text, list.from) && tail.includes("\n");
    const indent = alone ? /\n[ \t]*$/.exec(source.text.slice(list.from, last.from))?.[0] ?? " " : " ";
    return {
        from: at,
        to: at,
        insert: `,${indent}${text}`
    };
}
/** Takes an argument out with its comma. */ function withoutArgument({ args }, argument) {
    const index = args.indexOf(argument);
    const [before, next] = [
        args[index - 1],
        args[index + 1]
    ];
    if (before !== undefined) return {
        from: before.to,
        to: argument.to,
        insert: ""
    };
    return {
        from: argument.from,
        to: next?.from ?? argument.to,
        insert: ""
    };
}
/** The value of a plain string literal without escapes; null for every other node. */ function literal(source, node) {
    const found = node.name === "String" ? /^[rRuU]{0,1}("""|'''|"|')([^]*)\1$/.exec((0,syntax_source/* textOf */.b6)(source, node)) : null;
    return found === null || /[\\]/.test(found[2] ?? "") ? null : found[2] ?? "";
}
/** A string literal with another value, its prefix and quotes as they are. */ function withLiteral(source, node, value) {
    const [, before = "", quote = ""] = /^([a-zA-Z]*)("""|'''|"|')/.exec((0,syntax_source/* textOf */.b6)(source, node)) ?? [];
    return {
        from: node.from,
        to: node.to,
        insert: `${before}${quote}${value}${quote}`
    };
}

;// CONCATENATED MODULE: ./src/fix/mentions.js
/** Which files of the project speak of a name. */ /** Python files of the project that hold the name as a word; in all of them, not only in those near the failure. */ function mentions({ dossier, text, source }, name) {
    const word = new RegExp(`(?<!\\w)${name}(?!\\w)`);
    return dossier.files.filter(dossier.firstParty).filter((file)=>word.test(text(file) ?? "")).flatMap((file)=>source(file) ?? []);
}

;// CONCATENATED MODULE: ./src/fix/statements.js
/** Statements of a syntax tree: where they stand, what they bind, and how one is taken out. */ 
const FUNCTION = [
    "FunctionDefinition",
    "LambdaExpression"
];
const isStatement = (node)=>/Statement$|^(?:FunctionDefinition|ClassDefinition)$/.test(node.name) && node.name !== "StatementGroup";
/** The first and last line of a node. */ const linesOf = (source, node)=>[
        (0,syntax_source/* lineAt */.mh)(source.text, node.from),
        (0,syntax_source/* lineAt */.mh)(source.text, Math.max(node.from, node.to - 1))
    ];
/** Statements around an offset, the innermost first. */ function statementsAt(source, offset) {
    const found = [];
    for(let node = source.tree.resolveInner(offset, 1); node !== null; node = node.parent)if (isStatement(node)) found.push(node);
    return found;
}
/** Statements around the first character of code on a line, the innermost first. */ const statementsOn = (source, line)=>statementsAt(source, (0,syntax_source/* lineStart */.PT)(source.text, line) + (0,syntax_source/* indentOf */._j)(source.text, line).length);
/** The function that holds a line, its `def` line included. */ function functionOn(source, line) {
    const on = (0,syntax_source/* startingOn */.OE)(source, [
        "FunctionDefinition"
    ], line)[0];
    return on ?? statementsOn(source, line).find((s)=>s.name === "FunctionDefinition") ?? null;
}
/** The statements of a body (`Body`, or what holds one). */ function bodyOf(node) {
    const body = node.name === "Body" ? node : (0,syntax_source/* children */.Y_)(node).find((c)=>c.name === "Body");
    return body === undefined ? [] : (0,syntax_source/* children */.Y_)(body).filter(isStatement);
}
/** Whether a statement is nothing but a text: a docstring, where it comes first. */ const isText = (node)=>node.name === "ExpressionStatement" && [
        "String",
        "ContinuedString"
    ].includes(node.firstChild?.name ?? "");
/** Whether a function begins or ends between the two: names of one are none of the other's. */ const sameFunction = (a, b)=>(0,syntax_source/* around */.mC)(a, FUNCTION)?.from === (0,syntax_source/* around */.mC)(b, FUNCTION)?.from;
/** A statement with its lines; null where others share them, or its block would be left empty. */ function without(source, statement) {
    const [first, last] = linesOf(source, statement);
    const [from, to] = [
        (0,syntax_source/* lineStart */.PT)(source.text, first),
        (0,syntax_source/* lineStart */.PT)(source.text, last + 1)
    ];
    const siblings = statement.parent === null ? [] : (0,syntax_source/* children */.Y_)(statement.parent).filter(isStatement);
    if (source.text.slice(from, statement.from).trim() !== "" || source.text.slice(statement.to, to).replace(/#.*/, "").trim() !== "" || siblings.length < 2) return null;
    return {
        from,
        to,
        insert: ""
    };
}
/** Names in a piece of a tree, in the order of the text. */ const namesIn = (source, node)=>{
    const found = [];
    node.cursor().iterate((n)=>{
        if (n.name === "VariableName") found.push((0,syntax_source/* textOf */.b6)(source, n.node));
    });
    return found;
};
/** All plain names that a file speaks of. */ const namesOf = (source)=>new Set((0,syntax_source/* nodesOf */.Nh)(source, [
        "VariableName"
    ]).map((n)=>(0,syntax_source/* textOf */.b6)(source, n)));

;// CONCATENATED MODULE: ./src/fix/functions.js
/** Functions of a syntax tree: their parts, and edits of their heads. */ 

function funcOf(source, node) {
    const [name, list] = [
        (0,syntax_source/* child */.jf)(node, "VariableName"),
        (0,syntax_source/* child */.jf)(node, "ParamList")
    ];
    if (node.name !== "FunctionDefinition" || name === null || list === null) return null;
    const holder = node.parent?.name === "DecoratedStatement" ? node.parent : node;
    const owner = holder.parent?.name === "Body" && holder.parent.parent?.name === "ClassDefinition" ? holder.parent.parent : null;
    return {
        node,
        name: (0,syntax_source/* textOf */.b6)(source, name),
        isAsync: (0,syntax_source/* child */.jf)(node, "async") !== null,
        list,
        params: parametersOf(source, list),
        owner,
        decorators: holder === node ? [] : (0,syntax_source/* children */.Y_)(holder).filter((c)=>c.name === "Decorator")
    };
}
const functionsIn = (source)=>(0,syntax_source/* nodesOf */.Nh)(source, [
        "FunctionDefinition"
    ]).flatMap((node)=>funcOf(source, node) ?? []);
function parametersOf(source, list) {
    const parts = (0,syntax_source/* children */.Y_)(list);
    return parts.flatMap((node, i)=>{
        if (node.name !== "VariableName" || parts[i - 1]?.name === "AssignOp") return [];
        const annotation = parts[i + 1]?.name === "TypeDef" ? parts[i + 1] ?? null : null;
        const after = i + (annotation === null ? 1 : 2);
        const value = parts[after]?.name === "AssignOp" ? parts[after + 1] ?? null : null;
        return [
            {
                name: (0,syntax_source/* textOf */.b6)(source, node),
                node,
                annotation,
                value,
                isStar: /^\*/.test(parts[i - 1]?.name ?? "")
            }
        ];
    });
}
function runnerOf(source, node) {
    let [inner, at] = [
        node,
        node.parent
    ];
    for(; at !== null; [inner, at] = [
        at,
        at.parent
    ]){
        if (at.name === "LambdaExpression" && inner.name !== "ParamList") return {
            kind: "deferred"
        };
        if (isGenerator(at) && !isFirstIterable(at, inner)) return {
            kind: "deferred"
        };
        if (at.name === "FunctionDefinition" && inner.name === "Body") {
            const func = funcOf(source, at);
            if (func !== null) return {
                kind: "function",
                func
            };
        }
        if (at.name === "ClassDefinition") return {
            kind: "module"
        };
    }
    return {
        kind: "module"
    };
}
/** `(x for x in xs)`, with parentheses of its own or those of a call. */ const isGenerator = (node)=>node.name === "ComprehensionExpression" || node.name === "ArgList" && (0,syntax_source/* children */.Y_)(node).some((c)=>c.name === "for");
/** The first iterable of a generator expression is computed at once, outside of it. */ function isFirstIterable(generator, inner) {
    const parts = (0,syntax_source/* children */.Y_)(generator);
    const first = parts.findIndex((p)=>p.name === "in");
    return parts[first + 1]?.from === inner.from && first >= 0;
}
/** Adds a parameter at the end, before `*args` and what only keywords reach; no change where it is there. */ function withParameter(source, { params, list }, name) {
    if (params.some((p)=>p.name === name)) return [];
    const parts = (0,syntax_source/* children */.Y_)(list);
    const plain = params.filter((p)=>!p.isStar);
    const star = parts.find((p)=>p.name === "*" || p.name === "**");
    const first = plain.find((p)=>p.value !== null);
    const before = first?.node ?? star;
    if (before !== undefined) return [
        {
            from: before.from,
            to: before.from,
            insert: `${name}, `
        }
    ];
    const last = parts.filter((p)=>p.name !== ")" && p.name !== "Comment").at(-1);
    if (last === undefined || last.name === "(") return [
        {
            from: list.from + 1,
            to: list.from + 1,
            insert: name
        }
    ];
    if (last.name !== ",") return [
        {
            from: last.to,
            to: last.to,
            insert: `, ${name}`
        }
    ];
    // A list with one parameter a line ends in a comma.
    const lead = /\n[ \t]*$/.exec(source.text.slice(list.from, params.at(-1)?.node.from ?? last.from))?.[0] ?? " ";
    return [
        {
            from: last.to,
            to: last.to,
            insert: `${lead}${name},`
        }
    ];
}
/** The statements of a function without its docstring. */ function statementsOf(func) {
    const all = bodyOf(func.node);
    return all[0] !== undefined && isText(all[0]) ? all.slice(1) : all;
}
/** Lines put before a statement, at its indentation; null where it does not begin its line. */ function before(source, statement, lines) {
    const { text } = source;
    const at = (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, statement.from));
    if (text.slice(at, statement.from).trim() !== "") return null;
    const indent = text.slice(at, statement.from);
    return {
        from: at,
        to: at,
        insert: lines.map((line)=>`${line === "" ? "" : indent}${line}${(0,syntax_source/* newlineOf */.q3)(text)}`).join("")
    };
}
/** Lines put after a statement, at its indentation; null where it does not begin its line. */ function after(source, statement, lines) {
    const { text } = source;
    const line = (0,syntax_source/* lineAt */.mh)(text, statement.from);
    if (text.slice((0,syntax_source/* lineStart */.PT)(text, line), statement.from).trim() !== "") return null;
    const end = text.indexOf("\n", Math.max(statement.from, statement.to - 1));
    const at = end < 0 ? text.length : end + 1;
    const indent = (0,syntax_source/* indentOf */._j)(text, line);
    const close = end < 0 ? (0,syntax_source/* newlineOf */.q3)(text) : "";
    return {
        from: at,
        to: at,
        insert: close + lines.map((one)=>`${indent}${one}${(0,syntax_source/* newlineOf */.q3)(text)}`).join("")
    };
}
/** Lines that a function's body begins with, after its docstring. */ function atBeginning(source, func, lines) {
    const all = bodyOf(func.node);
    const [first] = statementsOf(func);
    if (first !== undefined) return before(source, statementStart(first), lines);
    const text = all.at(-1);
    return text === undefined ? null : after(source, text, lines);
}
/** A decorated definition begins with its first decorator. */ const statementStart = (node)=>node.parent?.name === "DecoratedStatement" ? node.parent : node;
/** Offset at which a definition begins with its decorators. */ const headOf = ({ node })=>statementStart(node);
/** A decorator put right above the `def`. */ function withDecorator(source, { node }, text) {
    const line = (0,syntax_source/* lineAt */.mh)(source.text, node.from);
    const at = (0,syntax_source/* lineStart */.PT)(source.text, line);
    return {
        from: at,
        to: at,
        insert: `${(0,syntax_source/* indentOf */._j)(source.text, line)}@${text}${(0,syntax_source/* newlineOf */.q3)(source.text)}`
    };
}
/** The function whose definition, decorators included, begins at a line or holds its head there. */ const definedAt = (source, line)=>functionsIn(source).find((func)=>(0,syntax_source/* lineAt */.mh)(source.text, headOf(func).from) <= line && line <= (0,syntax_source/* lineAt */.mh)(source.text, func.list.to)) ?? null;

;// CONCATENATED MODULE: ./src/fix/imports.js
/** Import statements in the syntax tree: reading them, adding one, taking a name out of one. */ 
function importStatements(source) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "ImportStatement"
    ]).flatMap((node)=>read(source, node) ?? []);
}
/** The statement that covers a line. */ function importAt(source, line) {
    return importStatements(source).find(({ node })=>(0,syntax_source/* lineAt */.mh)(source.text, node.from) <= line && line <= (0,syntax_source/* lineAt */.mh)(source.text, node.to)) ?? null;
}
function read(source, node) {
    const parts = (0,syntax_source/* children */.Y_)(node);
    const keyword = parts.findIndex((p)=>p.name === "import");
    const word = parts[keyword];
    if (word === undefined) return null;
    const [, second] = parts;
    const module = parts[0]?.name === "from" && second !== undefined ? spanOf(source, second.from, word.from) : null;
    const names = [];
    let open = [];
    const close = ()=>{
        const [first] = open;
        const last = open.at(-1);
        if (first !== undefined && last !== undefined) {
            const alias = open.findIndex((p)=>p.name === "as");
            const name = alias < 0 ? last : open[alias - 1];
            if (name !== undefined) names.push({
                name: source.text.slice(first.from, name.to).replace(/\s/g, ""),
                as: alias < 0 ? null : (0,syntax_source/* textOf */.b6)(source, last),
                from: first.from,
                to: last.to
            });
        }
        open = [];
    };
    for (const part of parts.slice(keyword + 1)){
        if (part.name === ",") close();
        else if (![
            "(",
            ")",
            "Comment"
        ].includes(part.name)) open.push(part);
    }
    close();
    return {
        node,
        module,
        names,
        top: (0,syntax_source/* around */.mC)(node, [
            "FunctionDefinition",
            "ClassDefinition",
            "IfStatement",
            "TryStatement",
            "WithStatement"
        ]) === null
    };
}
function spanOf(source, from, next) {
    const raw = source.text.slice(from, next).trimEnd();
    const text = raw.replace(/[\s\\]/g, "");
    return {
        text,
        level: /^\.*/.exec(text)?.[0].length ?? 0,
        from,
        to: from + raw.length
    };
}
/** The name that the statement binds. */ const boundName = ({ name, as })=>as ?? name.split(".")[0] ?? name;
/** the statement's lines with their end, and one blank line where it stood alone between two. */ function lineSpan(text, node) {
    const from = (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, node.from));
    const end = text.indexOf("\n", node.to);
    const to = end < 0 ? text.length : end + 1;
    const alone = /\n\r?\n$/.test(text.slice(0, from)) && /^\r?\n/.test(text.slice(to));
    return {
        from,
        to: alone ? to + (text.startsWith("\r", to) ? 2 : 1) : to
    };
}
/** The text after changes, without blank lines at its head where there were none. */ function trimmed(text, changes) {
    const made = (0,syntax_source/* rewrite */.v8)(text, changes);
    return /^[ \t]*\r?\n/.test(text) ? made : made.replace(/^(?:[ \t]*\r?\n)+/, "");
}
/** Takes names out of a statement, and the statement with its line where none is left and nothing else stands on it. */ function withoutNames(source, statement, names) {
    const { text } = source;
    const left = statement.names.filter((n)=>!names.includes(n));
    if (left.length === 0) {
        const span = lineSpan(text, statement.node);
        const around_ = text.slice(span.from, statement.node.from) + text.slice(statement.node.to, span.to);
        return /;/.test(around_.replace(/#.*/, "")) ? [] : [
            {
                ...span,
                insert: ""
            }
        ];
    }
    return names.map((name)=>{
        const next = statement.names[statement.names.indexOf(name) + 1];
        const before = statement.names[statement.names.indexOf(name) - 1];
        // Up to the next name, else from the end of the one before: the comma goes with it.
        if (next !== undefined) return {
            from: name.from,
            to: next.from,
            insert: ""
        };
        return {
            from: before?.to ?? name.from,
            to: name.to,
            insert: ""
        };
    });
}
/** `__future__`, the standard library, installed ones, the project's own and relative ones. */ function ranks(stdlib, own) {
    return (module)=>{
        const top = module.split(".")[0] ?? module;
        if (top === "__future__") return 0;
        if (module.startsWith(".") || own(top)) return 3;
        return stdlib.includes(top) ? 1 : 2;
    };
}
/**
 * Adds `from module import name` (name null: `import module`): to a statement of the same module at the top where there is
 * one, else as a line of its own in its section. No change where it is there.
 */ function withImport(source, module, name, rankOf) {
    const tops = importStatements(source).filter((s)=>s.top);
    const same = tops.filter((s)=>name === null ? s.module === null : s.module?.text === module);
    if (same.some((s)=>s.names.some((n)=>n.as === null && n.name === (name ?? module)))) return [];
    const home = name === null ? undefined : same.find((s)=>s.names.every((n)=>n.name !== "*"));
    if (home !== undefined && name !== null) return [
        intoStatement(source, home, name)
    ];
    const line = name === null ? `import ${module}` : `from ${module} import ${name}`;
    return [
        ownLine(source, leading(source, tops), line, module, name === null, rankOf)
    ];
}
function intoStatement(source, home, name) {
    const { text } = source;
    const list = home.names;
    const sorted = list.every((n, i)=>i === 0 || key(list[i - 1]?.name ?? "") <= key(n.name));
    const after = sorted ? list.find((n)=>key(n.name) > key(name)) : undefined;
    const multi = list.length > 1 && (0,syntax_source/* lineAt */.mh)(text, list[0]?.from ?? 0) !== (0,syntax_source/* lineAt */.mh)(text, list.at(-1)?.from ?? 0);
    const own = (at)=>multi ? `,${(0,syntax_source/* newlineOf */.q3)(text)}${/^[ \t]*/.exec(text.slice((0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, at))))?.[0] ?? ""}` : ", ";
    if (after !== undefined) return {
        from: after.from,
        to: after.from,
        insert: `${name}${own(after.from)}`
    };
    const last = list.at(-1);
    const at = last?.to ?? home.node.to;
    return {
        from: at,
        to: at,
        insert: `${own(last?.from ?? at)}${name}`
    };
}
/** isort's order of names: constants, classes, the rest. */ const key = (name)=>`${/^[A-Z][A-Z0-9_]*$/.test(name) && name.length > 1 ? "0" : /^[A-Z]/.test(name) ? "1" : "2"}${name}`;
/** The statements at the head of the file, one after the other. */ function leading(source, tops) {
    const first = (0,syntax_source/* children */.Y_)(source.tree.topNode).find((n)=>![
            "ImportStatement",
            "ExpressionStatement",
            "Comment"
        ].includes(n.name));
    const head = tops.filter(({ node })=>first === undefined || node.from < first.from);
    return head.length > 0 ? head : tops.slice(0, 1);
}
function ownLine(source, head, line, module, plain, rankOf) {
    const { text } = source;
    const end = (0,syntax_source/* newlineOf */.q3)(text);
    const rank = (s)=>rankOf(nameOf(s));
    const place = (s)=>`${s.module === null ? "0" : "1"}${nameOf(s).toLowerCase()}`;
    const mine = {
        rank: rankOf(module),
        place: `${plain ? "0" : "1"}${module.toLowerCase()}`
    };
    const index = head.findLastIndex((s)=>rank(s) < mine.rank || rank(s) === mine.rank && place(s) < mine.place);
    const [before, after] = [
        head[index],
        head[index + 1]
    ];
    if (before !== undefined) {
        const at = lineEnd(text, before.node.to);
        const apart = rank(before) < mine.rank ? end : "";
        // Where the next statement begins another section right below, the new line needs one too.
        const close = after !== undefined && rank(after) > mine.rank && !/^\r?\n/.test(text.slice(at)) ? end : "";
        return {
            from: at,
            to: at,
            insert: `${at > 0 && text[at - 1] !== "\n" ? end : ""}${apart}${line}${end}${close}`
        };
    }
    if (after !== undefined) {
        const at = (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, after.node.from));
        return {
            from: at,
            to: at,
            insert: `${line}${end}${rank(after) > mine.rank ? end : ""}`
        };
    }
    const at = afterDocstring(source);
    const apart = /^\s*$/.test(text.slice(at)) || /^\r?\n/.test(text.slice(at)) ? "" : end;
    return {
        from: at,
        to: at,
        insert: `${at > 0 ? end : ""}${line}${end}${apart}`
    };
}
const nameOf = (s)=>s.module?.text ?? s.names[0]?.name ?? "";
function lineEnd(text, offset) {
    const end = text.indexOf("\n", offset);
    return end < 0 ? text.length : end + 1;
}
/** Offset of the line after the module's docstring; the beginning (or what follows a `#!` line) where there is none. */ function afterDocstring(source) {
    const { text, tree } = source;
    const first = (0,syntax_source/* children */.Y_)(tree.topNode).find((n)=>n.name !== "Comment");
    if (first?.name === "ExpressionStatement" && first.firstChild?.name === "String") return lineEnd(text, first.to);
    const shebang = /^#![^\n]*\n/.exec(text);
    return shebang?.[0].length ?? 0;
}
/** Changes at one place become one, in the order in which they were made. */ function joined(changes) {
    const made = [];
    for (const change of changes){
        const same = made.findIndex((c)=>c.from === change.from && (c.to === c.from || change.to === change.from));
        const there = made[same];
        if (there === undefined) made.push(change);
        else made[same] = {
            from: there.from,
            to: Math.max(there.to, change.to),
            insert: there.insert + change.insert
        };
    }
    return made;
}

;// CONCATENATED MODULE: ./src/fix/usage.js
/** Where a name is used in a file, and imports that a fix leaves without use. */ 

/** Every place of a plain name, without import statements and names of keyword arguments. */ function usesOf(source, name) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "VariableName"
    ]).filter((node)=>(0,syntax_source/* textOf */.b6)(source, node) === name && node.parent?.name !== "ImportStatement" && !isKeyword(node));
}
function isKeyword(node) {
    return node.parent?.name === "ArgList" && node.nextSibling?.name === "AssignOp";
}
/** A new name for each place of an old one; for the whole file. */ const renamed = (source, name, to)=>usesOf(source, name).map((node)=>({
            from: node.from,
            to: node.to,
            insert: to
        }));
/** Whether something else in the file is bound to the name: a parameter, an assignment, a definition, a loop. */ function isRebound(source, name) {
    return usesOf(source, name).some((node)=>{
        const { parent } = node;
        if (parent === null) return false;
        if (parent.name === "ParamList") return node.prevSibling?.name !== "AssignOp";
        if (parent.name === "FunctionDefinition" || parent.name === "ClassDefinition") return [
            "def",
            "class"
        ].includes(node.prevSibling?.name ?? "");
        if (parent.name === "AssignStatement" || parent.name === "UpdateStatement") return node.from < (parent.getChild("AssignOp")?.from ?? parent.getChild("UpdateOp")?.from ?? 0);
        return [
            "ForStatement",
            "WithStatement",
            "ScopeStatement"
        ].includes(parent.name) && [
            "for",
            "as",
            "global",
            "nonlocal",
            ","
        ].includes(node.prevSibling?.name ?? "");
    });
}
/** Whether a place lies in an annotation. */ const inAnnotation = (node)=>{
    const type = (0,syntax_source/* around */.mC)(node, [
        "TypeDef",
        "Body"
    ]);
    return type?.name === "TypeDef";
};
/**
 * The text without those of the imports of these names that nothing uses any more.
 * @param names as the statements bind them
 */ function withoutUnused(file, text, names) {
    const source = (0,syntax_source/* parse */.qg)(file, text);
    // `__all__` and annotations in quotes speak of names too.
    const quoted = (0,syntax_source/* nodesOf */.Nh)(source, [
        "String"
    ]).filter((node)=>(0,syntax_source/* around */.mC)(node, [
            "TypeDef"
        ]) !== null || /^__all__\b/.test((0,syntax_source/* textOf */.b6)(source, (0,syntax_source/* around */.mC)(node, [
            "AssignStatement"
        ]) ?? node))).map((node)=>(0,syntax_source/* textOf */.b6)(source, node)).join("\n");
    const unused = names.filter((name)=>usesOf(source, name).length === 0 && !new RegExp(`\\b${name}\\b`).test(quoted));
    const changes = importStatements(source).filter((s)=>s.top).flatMap((s)=>{
        const gone = s.names.filter((n)=>unused.includes(boundName(n)));
        return gone.length === 0 ? [] : withoutNames(source, s, gone);
    });
    return trimmed(text, changes);
}

;// CONCATENATED MODULE: ./src/fix/awaiting.js
/** `await` put before a call, and what has to become a coroutine for it: the function around it, its callers, theirs. */ 





/** So many functions become coroutines for one await; more is a decision, no repair. */ const awaiting_MOST = 6;
/** What takes a coroutine, or a future, and runs it. */ const RUNNERS = new Set([
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
    "wrap_future",
    "iscoroutine",
    "isawaitable"
]);
/** `await` before a call, in parentheses where something hangs on its result. */ function awaitOf(call) {
    const { parent } = call;
    const hangs = parent !== null && (parent.name === "MemberExpression" && parent.firstChild?.from === call.from && parent.firstChild.to === call.to || parent.name === "CallExpression" && parent.firstChild?.to === call.to);
    if (!hangs) return [
        {
            from: call.from,
            to: call.from,
            insert: "await "
        }
    ];
    return [
        {
            from: call.from,
            to: call.from,
            insert: "(await "
        },
        {
            from: call.to,
            to: call.to,
            insert: ")"
        }
    ];
}
/** Whether the call's coroutine is awaited, or given to what runs it. */ function isTaken(source, call) {
    let inner = call;
    for(let at = call.parent; at !== null; at = at.parent){
        if (at.name === "AwaitExpression") return true;
        if (at.name === "CallExpression" && inner.name === "ArgList") {
            const func = source.text.slice(at.from, inner.from);
            if (RUNNERS.has((0,facts_of_sources/* tail */.RT)(func.trim()))) return true;
        }
        if (/Statement$/.test(at.name) || at.name === "LambdaExpression") return false;
        inner = at;
    }
    return false;
}
/**
 * Awaits a call. A generator expression that is all that a call is given becomes a list, since it would turn into an
 * asynchronous one.
 * @returns whether everything on the way can be a coroutine; where not, `changes` are not to be used
 */ function awaitCall(patient, changes, source, call, made = new Set()) {
    const generator = generatorAround(call);
    const listed = generator === null ? [] : listOf(generator);
    if (generator !== null && listed.length === 0) return false;
    const runner = runnerOf(source, generator ?? call);
    if (runner.kind !== "function") return false;
    changes.add(source, [
        ...listed,
        ...awaitOf(call)
    ]);
    return runner.func.isAsync || makeAsync(patient, changes, source, runner.func, made);
}
function generatorAround(call) {
    for(let at = call.parent; at !== null && !/Statement$|Definition$|^Lambda/.test(at.name); at = at.parent){
        if (isGenerator(at)) return at;
        if (/Comprehension/.test(at.name)) return null;
    }
    return null;
}
function listOf(generator) {
    if (generator.name !== "ArgList") return [
        {
            from: generator.from,
            to: generator.from + 1,
            insert: "["
        },
        {
            from: generator.to - 1,
            to: generator.to,
            insert: "]"
        }
    ];
    if ((0,syntax_source/* children */.Y_)(generator).some((c)=>c.name === ",")) return [];
    return [
        {
            from: generator.from + 1,
            to: generator.from + 1,
            insert: "["
        },
        {
            from: generator.to - 1,
            to: generator.to - 1,
            insert: "]"
        }
    ];
}
/** Turns a function into a coroutine and awaits it wherever it is called. */ function makeAsync(patient, changes, source, func, made) {
    const key = `${source.file}:${String(func.node.from)}`;
    if (made.has(key)) return true;
    made.add(key);
    if (made.size > awaiting_MOST || func.name.startsWith("__") || (0,syntax_source/* nodesOf */.Nh)(source, [
        "YieldStatement",
        "YieldExpression"
    ]).some((n)=>runnerIs(source, n, func))) return false;
    changes.add(source, [
        {
            from: func.node.from,
            to: func.node.from,
            insert: "async "
        }
    ]);
    if (patient.dossier.isTest(source.file) && func.name.startsWith("test")) return testAsync(patient, changes, source, func);
    if (func.decorators.some((d)=>!/^@(?:staticmethod|classmethod)\s*$/.test((0,syntax_source/* textOf */.b6)(source, d)))) return false;
    return awaitCallers(patient, changes, source, func, made);
}
const runnerIs = (source, node, func)=>{
    const runner = runnerOf(source, node);
    return runner.kind === "function" && runner.func.node.from === func.node.from;
};
/** A coroutine test needs what runs it: the plugin in its mode `auto`, or its marker; a TestCase its asynchronous kin. */ function testAsync({ dossier }, changes, source, func) {
    const { owner } = func;
    const bases = owner === null ? "" : (0,syntax_source/* children */.Y_)(owner).filter((c)=>c.name === "ArgList").map((c)=>(0,syntax_source/* textOf */.b6)(source, c)).join("");
    if (/TestCase/.test(bases)) return /IsolatedAsyncioTestCase/.test(bases);
    const mode = dossier.session?.asyncio_mode ?? null;
    if (mode === "auto") return true;
    if (mode === null) return false;
    if (/^pytestmark\b.*\basyncio\b/m.test(source.text) || func.decorators.some((d)=>/mark\.asyncio/.test((0,syntax_source/* textOf */.b6)(source, d)))) return true;
    changes.add(source, [
        withDecorator(source, func, "pytest.mark.asyncio")
    ]).import(source, "pytest", null);
    return true;
}
/** Every call of the function in the project is awaited; a name that means more than one function, or is used otherwise, tells that it cannot be. */ function awaitCallers(patient, changes, home, { name, node, owner }, made) {
    return mentions(patient, name).every((source)=>{
        if (functionsIn(source).some((f)=>f.name === name && (source.file !== home.file || f.node.from !== node.from))) return false;
        const calls = callsOf(source, name);
        const words = [
            ...owner === null ? usesOf(source, name) : [],
            ...(0,syntax_source/* nodesOf */.Nh)(source, [
                "PropertyName"
            ]).filter((n)=>(0,syntax_source/* textOf */.b6)(source, n) === name)
        ];
        if (words.some((w)=>w.parent?.name !== "FunctionDefinition" && !calls.some((c)=>source.text.slice(c.from, c.to).trimEnd().length + c.from === w.to))) return false;
        return calls.every((call)=>!isTaken(source, call.node) && awaitCall(patient, changes, source, call.node, made));
    });
}
/** Calls of a function or method by its last name, decorators left out. */ const callsOf = (source, name, lines)=>callsIn(source, lines).filter((call)=>call.node.name === "CallExpression" && (0,facts_of_sources/* tail */.RT)(call.func) === name);
/** Calls on a line, or in a statement that begins or ends there. */ const callsOn = (source, line)=>callsIn(source, [
        line,
        line
    ]).filter((c)=>c.node.name === "CallExpression" && (0,syntax_source/* lineAt */.mh)(source.text, c.node.from) <= line && line <= (0,syntax_source/* lineAt */.mh)(source.text, c.node.to));

// EXTERNAL MODULE: ./src/diagnose/facts-of-imports.js
var facts_of_imports = __webpack_require__(52516);
;// CONCATENATED MODULE: ./src/fix/project.js
/** What fixers ask of the project: module names, sections of imports, edits of a file. */ 

/** The dotted name of a file's module, from the folder above its outermost package. */ function moduleOf(dossier, file) {
    const root = (0,facts_of_imports/* packageRoot */.Zl)(dossier, file);
    const path = root === "." ? file : file.slice(root.length + 1);
    return path.replace(/(?:\/__init__|^__init__)?\.pyi?$/, "").replaceAll("/", ".");
}
/** The package that relative imports of a file start from. */ function packageOf(dossier, file) {
    const module = moduleOf(dossier, file);
    return file.endsWith("__init__.py") ? module : module.split(".").slice(0, -1).join(".");
}
/** A module as a file would name it relative to its own package; null where both have no package in common. */ function relativeName(dossier, from, module) {
    const base = packageOf(dossier, from).split(".").filter(Boolean);
    const path = module.split(".");
    let shared = 0;
    while(shared < base.length && base[shared] === path[shared])shared += 1;
    return shared === 0 ? null : `${".".repeat(base.length - shared + 1)}${path.slice(shared).join(".")}`;
}
/** The dotted name that `..a` means in a file. */ function absoluteName(dossier, file, text) {
    const level = /^\.*/.exec(text)?.[0].length ?? 0;
    if (level === 0) return text;
    const base = packageOf(dossier, file).split(".").filter(Boolean);
    return [
        ...base.slice(0, base.length - level + 1),
        ...text.slice(level).split(".")
    ].filter(Boolean).join(".");
}
const rankOf = ({ dossier })=>ranks(dossier.environment.stdlib, (top)=>(0,facts_of_imports/* ownModules */.W0)(dossier, top).length > 0 || (0,facts_of_imports/* ownFolders */.gZ)(dossier, top).length > 0);
const edited = (source, changes)=>({
        file: source.file,
        content: trimmed(source.text, changes)
    });
/** A proposal of these edits, where there are any. */ function proposal(summary, edits, shows) {
    const [first, ...rest] = edits;
    return first === undefined ? [] : [
        {
            summary,
            edits: [
                first,
                ...rest
            ],
            ...shows === undefined ? {} : {
                shows
            }
        }
    ];
}

;// CONCATENATED MODULE: ./src/fix/changes.js
/** Changes of several files that are made together. */ 



class Changes {
    patient;
    #files = new Map();
    constructor(patient){
        this.patient = patient;
    }
    /** A change that is there already is not made twice. */ add(source, changes) {
        const { changes: all } = this.#of(source);
        for (const one of changes)if (!all.some((c)=>c.from === one.from && c.to === one.to && c.insert === one.insert)) all.push(one);
        return this;
    }
    /** Adds an import where it is missing. @param name null for `import module` */ import(source, module, name) {
        this.#of(source).imports.push([
            module,
            name
        ]);
        return this;
    }
    /** Imports of these names go where nothing uses them any more. */ loosen(source, ...names) {
        for (const name of names)this.#of(source).loose.add(name);
        return this;
    }
    edits() {
        return [
            ...this.#files.values()
        ].filter((one)=>one.changes.length + one.imports.length > 0).map(({ source: { file, text }, changes, imports, loose })=>{
            // One import after the other, each at its place in what the one before left.
            const content = imports.reduce((now, [module, name])=>(0,syntax_source/* rewrite */.v8)(now, withImport((0,syntax_source/* parse */.qg)(file, now), module, name, rankOf(this.patient))), (0,syntax_source/* rewrite */.v8)(text, changes));
            return {
                file,
                content: withoutUnused(file, content, [
                    ...loose
                ])
            };
        });
    }
    propose(summary) {
        return proposal(summary, this.edits());
    }
    #of(source) {
        const known = this.#files.get(source.file);
        if (known !== undefined) return known;
        const made = {
            source,
            changes: [],
            imports: [],
            loose: new Set()
        };
        this.#files.set(source.file, made);
        return made;
    }
}

// EXTERNAL MODULE: ./src/env/pep440.js
var pep440 = __webpack_require__(53498);
// EXTERNAL MODULE: ./src/diagnose/facts-of-python.js
var facts_of_python = __webpack_require__(92122);
;// CONCATENATED MODULE: ./src/fix/floor.js
/** The oldest Python that the project runs on: what newer ones alone have is no repair. */ 

/** `requires-python` (PEP 621), `python_requires` (setuptools), `python` of Poetry. */ const DECLARED = /^\s*(?:requires-python|python_requires)\s*=\s*["']?([^"'#\n]+)|^python\s*=\s*"([^"]+)"/m;
/** Whether every Python that the project admits is at least this release (`3.9`); the one that runs speaks where nothing is declared. */ function needs({ dossier }, release) {
    const [major = "3", minor = "0"] = release.split(".");
    const before = `${major}.${String(Number(minor) - 1)}.99`;
    for (const name of [
        "pyproject.toml",
        "setup.cfg",
        "setup.py"
    ]){
        const [, declared, poetry] = DECLARED.exec(dossier.manifests.get(name) ?? "") ?? [];
        const spec = declared ?? poetry;
        if (spec !== undefined) return !(0,pep440/* satisfies */.i)(before, spec.trim().replace(/,$/, ""));
    }
    return (0,facts_of_python/* atLeast */.jZ)(dossier.environment.version, release);
}

;// CONCATENATED MODULE: ./src/fix/primitives.js
/** A lock, event or queue of threads that only coroutines use, as asyncio's own. */ 






/** Classes of `threading` and `queue` with a namesake in asyncio, and the methods that wait there. */ const WAITING = {
    Event: [
        "wait"
    ],
    Lock: [
        "acquire"
    ],
    Semaphore: [
        "acquire"
    ],
    BoundedSemaphore: [
        "acquire"
    ],
    Condition: [
        "acquire",
        "wait",
        "wait_for"
    ],
    Queue: [
        "get",
        "put",
        "join"
    ],
    LifoQueue: [
        "get",
        "put",
        "join"
    ],
    PriorityQueue: [
        "get",
        "put",
        "join"
    ]
};
/** Methods that take an argument of their own; every other one would be a time-out, which asyncio's have not. */ const GIVEN = {
    put: 1,
    wait_for: 1
};
const THREADS = /\bThread\(|\bThreadPool|run_in_executor|to_thread|run_coroutine_threadsafe/;
/**
 * Exchanges what `expr` (`self._ready`, `lock`) is bound to in a file, and awaits it wherever it waits.
 * @returns the class's name; null where a thread may use it, or it is used otherwise than by its methods
 */ function ofAsyncio(patient, changes, source, expr) {
    const places = placesOf(source, expr);
    const attribute = /^self\.(\w+)$/.exec(expr)?.[1];
    if (attribute === undefined && /\W/.test(expr) || THREADS.test(source.text)) return null;
    if (attribute !== undefined && mentions(patient, attribute).some((other)=>other.file !== source.file && (0,syntax_source/* nodesOf */.Nh)(other, [
            "PropertyName"
        ]).some((n)=>(0,syntax_source/* textOf */.b6)(other, n) === attribute))) return null;
    const bindings = places.filter((n)=>isTarget(n));
    const kinds = new Set(bindings.map((n)=>madeBy(source, n)));
    const [kind] = kinds;
    if (kinds.size !== 1 || kind == null) return null;
    const waiting = WAITING[kind] ?? [];
    const made = [];
    for (const place of places){
        const change = isTarget(place) ? bound(source, place, kind) : used(source, place, waiting);
        if (change === null) return null;
        made.push(...change);
    }
    changes.add(source, made).import(source, "asyncio", null).loosen(source, "threading", "queue", kind);
    return kind;
}
function placesOf(source, expr) {
    return expr.includes(".") ? (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ]).filter((n)=>(0,syntax_source/* textOf */.b6)(source, n) === expr) : usesOf(source, expr).filter((n)=>n.parent?.name !== "ScopeStatement");
}
const isTarget = (node)=>node.parent?.name === "AssignStatement" && node.parent.firstChild?.from === node.from;
const primitives_valueOf = (target)=>target.parent === null ? null : (0,syntax_source/* child */.jf)(target.parent, "AssignOp")?.nextSibling ?? null;
/** `threading.Event()`, `queue.Queue(5)`, or imported by name. */ function madeBy(source, target) {
    const value = primitives_valueOf(target);
    const call = value === null ? null : callOf(source, value);
    const made = call === null ? undefined : /^(?:(?:threading|queue)\.)?(\w+)$/.exec(call.func);
    const [whole, name = ""] = made ?? [];
    if (whole === undefined || !(name in WAITING)) return null;
    const imported = new RegExp(`^from (?:threading|queue) import .*\\b${name}\\b`, "m").test(source.text);
    return whole.includes(".") || imported ? name : null;
}
/** The call, and an annotation that names the class. */ function bound(source, target, kind) {
    const value = primitives_valueOf(target);
    const type = target.parent === null ? null : (0,syntax_source/* child */.jf)(target.parent, "TypeDef");
    const call = value === null ? null : callOf(source, value);
    if (call === null) return null;
    const annotation = type === null ? [] : [
        ...(0,syntax_source/* textOf */.b6)(source, type).matchAll(/\b(?:threading|queue)\.(?=\w)/g)
    ].map((m)=>({
            from: type.from + m.index,
            to: type.from + m.index + m[0].length,
            insert: "asyncio."
        }));
    return [
        {
            from: call.from,
            to: call.to,
            insert: `asyncio.${kind}`
        },
        ...annotation
    ];
}
/** A use: a method, or a `with` of a lock. */ function used(source, place, waiting) {
    const { parent } = place;
    const runner = runnerOf(source, place);
    const inCoroutine = runner.kind === "function" && runner.func.isAsync;
    if (parent?.name === "WithStatement") {
        const word = (0,syntax_source/* child */.jf)(parent, "with");
        const alone = parent.firstChild?.name === "with" && place.prevSibling?.name === "with" && (0,syntax_source/* child */.jf)(parent, ",") === null;
        return inCoroutine && word !== null && alone ? [
            {
                from: word.from,
                to: word.from,
                insert: "async "
            }
        ] : null;
    }
    const call = parent?.name === "MemberExpression" && parent.parent?.name === "CallExpression" ? callOf(source, parent.parent) : null;
    if (call === null || (0,syntax_source/* around */.mC)(call.node, [
        "LambdaExpression"
    ]) !== null) return null;
    const method = (0,facts_of_sources/* tail */.RT)(call.func);
    if (!waiting.includes(method)) return [];
    return inCoroutine && call.args.length === (GIVEN[method] ?? 0) ? awaitOf(call.node) : null;
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-frames.js
var facts_of_frames = __webpack_require__(71566);
;// CONCATENATED MODULE: ./src/fix/stacks.js
/** Stacks that the runs have shown, whichever way they came to light. */ 

/** Frames outermost first: of exceptions, of threads and tasks at a time-out, of coroutines that kept their thread. */ function stacksOf(dossier) {
    const [failure] = dossier.failures;
    const hang = failure.type === "run" ? failure.hang : null;
    return [
        ...(0,facts_of_async/* timedOut */.iU)(dossier) ?? [],
        ...hang === null ? [] : [
            ...hang.threads,
            ...hang.tasks
        ].map((one)=>one.frames),
        ...(0,facts_of_frames/* raised */.P5)(dossier).map(({ exception })=>exception.frames),
        ...dossier.facts.flatMap((fact)=>fact.t === "blocked" ? [
                fact.frames
            ] : [])
    ];
}
/** The project's frame from which a place was called, with the function that was called; by every stack once. */ function callersOf(dossier, file, line) {
    const found = new Map();
    for (const frames of stacksOf(dossier).map((stack)=>stack.filter((frame)=>(0,facts_of_frames/* own */.ZV)(dossier, frame.file)))){
        frames.forEach((callee, i)=>{
            const frame = frames[i - 1];
            if (callee.file === file && callee.line === line && frame !== undefined) found.set(`${frame.file}:${String(frame.line)}`, {
                frame,
                callee
            });
        });
    }
    return [
        ...found.values()
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/async.blocking-call.js
/** Takes a blocking call off the loop: asyncio's own sleep, lock, event or queue in its place, else a thread for it. */ 









const blockingCall = {
    kinds: [
        "async.blocking-call"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const source = file === null ? null : patient.source(file);
        if (file === null || source === null || line === null) return [];
        const call = blocking(patient, source, line);
        if (call === null) return [];
        if (isInCoroutine(source, call)) return inCoroutine(patient, source, call);
        // The coroutine stands further out: the plain function that blocks goes to a thread as a whole.
        return callersOf(dossier, file, line).flatMap(({ frame, callee })=>{
            const outer = patient.source(frame.file);
            const calls = outer === null ? [] : callsOf(outer, callee.func, [
                frame.line,
                frame.line
            ]).filter((one)=>isInCoroutine(outer, one));
            return outer === null ? [] : calls.flatMap((one)=>inThread(patient, outer, one));
        });
    }
};
/** The call on a line that blocks: known to, else the only one there that is not awaited. */ function blocking({ dossier }, source, line) {
    const plain = callsOn(source, line).filter((call)=>!isTaken(source, call.node));
    const facts = dossier.sources.get(source.file)?.calls ?? [];
    const known = plain.filter((call)=>facts.some((fact)=>fact.func === call.func && fact.line === (0,syntax_source/* lineAt */.mh)(source.text, call.node.from) && ((0,facts_of_async/* blocks */.Bv)(fact) || (0,facts_of_async/* takes */.ny)(dossier, source.file, fact))));
    return known[0] ?? (plain.length === 1 ? plain[0] ?? null : null);
}
function isInCoroutine(source, call) {
    const runner = runnerOf(source, call.node);
    return runner.kind === "function" && runner.func.isAsync;
}
function inCoroutine(patient, source, call) {
    if (isSleep(source, call)) return slept(patient, source, call);
    const owner = call.func.slice(0, Math.max(0, call.func.lastIndexOf(".")));
    const changes = new Changes(patient);
    const kind = owner === "" ? null : ofAsyncio(patient, changes, source, owner);
    const own = kind === null ? [] : changes.propose(`waits on an \`asyncio.${kind}\`, which leaves the loop free, in place of the thread's`);
    const isResult = (0,facts_of_sources/* tail */.RT)(call.func) === "result" && call.args.length === 0;
    const wrapped = isResult ? new Changes(patient).import(source, "asyncio", null).add(source, enclosed(call, `asyncio.wrap_future(${owner})`)).propose("awaits the thread's future on the loop") : [];
    return [
        ...own,
        ...wrapped,
        ...inThread(patient, source, call)
    ];
}
const isSleep = (source, { func, args })=>args.length === 1 && (func === "time.sleep" || func === "sleep" && importStatements(source).some((s)=>s.module?.text === "time" && s.names.some((n)=>n.name === "sleep" && n.as === null)));
function slept(patient, source, call) {
    return new Changes(patient).add(source, [
        ...awaitOf(call.node),
        {
            from: call.from,
            to: call.to,
            insert: "asyncio.sleep"
        }
    ]).import(source, "asyncio", null).loosen(source, "time", "sleep").propose("awaits `asyncio.sleep()`, which leaves the loop free");
}
const enclosed = (call, text)=>{
    const [open, close] = awaitOf(call.node);
    return [
        {
            from: call.node.from,
            to: call.node.to,
            insert: `${open?.insert ?? ""}${text}${close?.insert ?? ""}`
        }
    ];
};
/** The call in a thread: `asyncio.to_thread` (3.9 on), else the loop's executor, which passes no keywords. */ function inThread(patient, source, call) {
    if (/^super\(/.test(call.func)) return [];
    const inner = source.text.slice(call.list.from + 1, call.list.to - 1);
    const args = inner.trim() === "" ? "" : `, ${inner}`;
    const threaded = needs(patient, "3.9") ? `asyncio.to_thread(${call.func}${args})` : `asyncio.get_running_loop().run_in_executor(None, ${call.args.some((a)=>a.name !== null) ? `lambda: ${(0,syntax_source/* textOf */.b6)(source, call.node)}` : `${call.func}${args}`})`;
    return new Changes(patient).import(source, "asyncio", null).add(source, enclosed(call, threaded)).propose(`runs \`${call.func}()\` in a thread, which leaves the loop free`);
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-manifests.js
var facts_of_manifests = __webpack_require__(73488);
;// CONCATENATED MODULE: ./src/fix/cut.js
/** A statement taken out together with the blank lines that it leaves too many. */ 
/** Null where others share its lines, or its block would be left empty. */ function cut(source, statement) {
    const change = without(source, statement);
    if (change === null) return null;
    const [above, below] = [
        source.text.slice(0, change.from),
        source.text.slice(change.to)
    ];
    const before = /(?:^|\n)((?:[ \t]*\r?\n)*)$/.exec(above)?.[1] ?? "";
    const after = /^(?:[ \t]*\r?\n)*/.exec(below)?.[0] ?? "";
    const lines = after.split("\n").slice(0, -1);
    const opens = before === "" && /:[ \t]*(?:#.*)?\r?\n$/.test(above);
    const gone = lines.slice(0, opens ? lines.length : Math.min(lines.length, before.split("\n").length - 1));
    return {
        ...change,
        to: change.to + gone.reduce((n, line)=>n + line.length + 1, 0)
    };
}

;// CONCATENATED MODULE: ./src/fix/fixture.js
/** An autouse fixture put into a conftest, or into a test module. */ 



/** The parsed file, or an empty one where it is to be made. */ function fixtureHome(patient, file) {
    return patient.text(file) === null ? (0,syntax_source/* parse */.qg)(file, "") : patient.source(file);
}
/** Adds `fresh_what`, which every test below the file runs in. */ function withFixture(changes, source, { what, params, lines }) {
    const names = new Set([
        ...namesOf(source),
        ...functionsIn(source).map((f)=>f.name)
    ]);
    const name = [
        `fresh_${what}`,
        `reset_${what}`,
        `clean_${what}`
    ].find((n)=>!names.has(n)) ?? `fresh_${what}_2`;
    const isTyped = functionsIn(source).some((f)=>(0,syntax_source/* child */.jf)(f.node, "TypeDef") !== null);
    const yields = lines.some((line)=>/^\s*yield\b/.test(line));
    if (isTyped && yields) changes.import(source, "typing", "Iterator");
    const head = `def ${name}(${params.map((p)=>isTyped && p === "monkeypatch" ? "monkeypatch: pytest.MonkeyPatch" : p).join(", ")})${isTyped ? yields ? " -> Iterator[None]" : " -> None" : ""}:`;
    const step = source.text.includes("\n\t") ? "\t" : "    ";
    changes.import(source, "pytest", null).add(source, [
        belowImports(source, [
            "@pytest.fixture(autouse=True)",
            head,
            ...lines.map((line)=>`${step}${line.replace(/^( {4})+/, (all)=>step.repeat(all.length / 4))}`)
        ])
    ]);
}
/** Two blank lines before and behind, where the first definition could stand. */ function belowImports(source, lines) {
    const { text } = source;
    const end = (0,syntax_source/* newlineOf */.q3)(text);
    const code = lines.map((line)=>`${line}${end}`).join("");
    const first = (0,syntax_source/* children */.Y_)(source.tree.topNode).find((n)=>n.name !== "ImportStatement" && n.name !== "Comment" && !(n.name === "ExpressionStatement" && n.firstChild?.name === "String"));
    const last = importStatements(source).filter((s)=>s.top && (first === undefined || s.node.from < first.from)).at(-1);
    const from = last?.node.to ?? first?.from ?? text.length;
    const line = text.indexOf("\n", from);
    const at = last === undefined ? first === undefined ? text.length : first.from : line < 0 ? text.length : line + 1;
    const lead = text.slice(0, at);
    const above = last === undefined ? end.repeat(Math.max(0, 2 - (/(?:^|\n)((?:[ \t]*\r?\n)*)$/.exec(lead)?.[1]?.split("\n").length ?? 1) + 1)) : `${lead.endsWith("\n") ? "" : end}${end.repeat(2)}`;
    const blank = /^(?:[ \t]*\r?\n)*/.exec(text.slice(at))?.[0].split("\n").length ?? 1;
    const below = text.slice(at).trim() === "" ? "" : end.repeat(Math.max(0, 2 - (blank - 1)));
    return {
        from: at,
        to: at,
        insert: `${above}${code}${below}`
    };
}
/** A module's name in a file that may not import it yet: `clients` of `from almanac import clients`; the dotted name where that one is taken. */ function moduleIn(changes, source, module) {
    const dot = module.lastIndexOf(".");
    const [parent, short] = [
        module.slice(0, Math.max(0, dot)),
        module.slice(dot + 1)
    ];
    const known = importStatements(source).filter((s)=>s.top).flatMap((s)=>s.names.filter((n)=>s.module === null ? n.name === module : s.module.text === parent && n.name === short))[0];
    if (known !== undefined) return known.as ?? known.name;
    const taken = namesOf(source).has(short) || functionsIn(source).some((f)=>f.name === short || f.params.some((p)=>p.name === short));
    if (dot < 0 || taken) {
        changes.import(source, module, null);
        return module;
    }
    changes.import(source, parent, short);
    return short;
}
const isFixture = (source, decorators)=>decorators.some((d)=>/^@(?:[\w.]+\.)?fixture\b/.test((0,syntax_source/* textOf */.b6)(source, d)));

;// CONCATENATED MODULE: ./src/fix/loops.js
/** Loops that code keeps, and what is bound to one: made again on the loop that runs. */ 








const GETTERS = /^(?:asyncio\.)?(?:get_event_loop|get_running_loop|new_event_loop)\(\)$/;
/** What the running loop does as well as the kept one; who runs, stops or closes a loop is its owner. */ const FREE = new Set([
    "call_later",
    "call_soon",
    "call_at",
    "create_task",
    "create_future",
    "run_in_executor",
    "time",
    "add_reader",
    "add_writer",
    "sock_recv",
    "sock_sendall",
    "sock_connect",
    "getaddrinfo"
]);
/** Assignments of a loop in the file: target and statement. */ function keptLoops(source) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ]).flatMap((statement)=>{
        const [target, value] = [
            statement.firstChild,
            (0,syntax_source/* child */.jf)(statement, "AssignOp")?.nextSibling
        ];
        return target === null || value == null || !GETTERS.test((0,syntax_source/* textOf */.b6)(source, value)) ? [] : [
            {
                target: (0,syntax_source/* textOf */.b6)(source, target),
                statement
            }
        ];
    });
}
/** Asks for the running loop at each use, and keeps none. */ function unkept(patient, source, target, statement) {
    const attribute = /^self\.(\w+)$/.exec(target)?.[1];
    if (attribute === undefined && /\W/.test(target)) return [];
    const places = (attribute === undefined ? usesOf(source, target) : (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ]).filter((n)=>(0,syntax_source/* textOf */.b6)(source, n) === target)).filter((n)=>n.from !== statement.from);
    const free = places.every((n)=>n.parent?.name === "MemberExpression" && FREE.has(n.parent.lastChild === null ? "" : (0,syntax_source/* textOf */.b6)(source, n.parent.lastChild)));
    const owner = statement.parent?.parent?.parent?.parent ?? null;
    const cls = owner?.name === "ClassDefinition" ? (0,syntax_source/* child */.jf)(owner, "VariableName") : null;
    const elsewhere = attribute !== undefined && mentions(patient, attribute).some((other)=>other.file !== source.file && (cls === null || new RegExp(`\\b${(0,syntax_source/* textOf */.b6)(source, cls)}\\b`).test(other.text)) && (0,syntax_source/* nodesOf */.Nh)(other, [
            "PropertyName"
        ]).some((n)=>(0,syntax_source/* textOf */.b6)(other, n) === attribute));
    const gone = cut(source, statement);
    if (places.length === 0 || !free || elsewhere || gone === null) return [];
    return new Changes(patient).import(source, "asyncio", null).add(source, [
        gone,
        ...places.map((n)=>({
                from: n.from,
                to: n.to,
                insert: "asyncio.get_running_loop()"
            }))
    ]).propose(`asks for the running loop where it is used, in place of \`${target}\``);
}
/** A coroutine given to a loop that another thread runs comes back as a future of the loop that waits for it. */ function acrossThreads(patient, source, call) {
    const loop = call.args.find((a)=>a.name === "loop");
    const [first] = call.args;
    const method = /^(.+)\.create_task$/.exec(call.func)?.[1];
    const on = loop === undefined ? method : (0,syntax_source/* textOf */.b6)(source, loop.value);
    if (first === undefined || on === undefined || /^asyncio(?:\.get_\w+\(\))?$/.test(on) || method === undefined && (0,facts_of_sources/* tail */.RT)(call.func) !== "ensure_future") return [];
    const changes = new Changes(patient).import(source, "asyncio", null);
    if (!/\brun_forever\b|\bThread\(/.test(source.text)) {
        return changes.add(source, [
            {
                from: call.node.from,
                to: call.node.to,
                insert: `asyncio.ensure_future(${(0,syntax_source/* textOf */.b6)(source, first.value)})`
            }
        ]).propose("schedules the coroutine on the loop that runs");
    }
    const handed = `asyncio.run_coroutine_threadsafe(${(0,syntax_source/* textOf */.b6)(source, first.value)}, ${on})`;
    const isDropped = call.node.parent?.name === "ExpressionStatement";
    return changes.add(source, [
        {
            from: call.node.from,
            to: call.node.to,
            insert: isDropped ? handed : `asyncio.wrap_future(${handed})`
        }
    ]).propose("hands the coroutine to the other thread's loop, and waits for it on the loop that runs");
}
/** A lock, queue or event of a module, one for each loop: `_lock` becomes `_lock()`. */ function perLoop(patient, source, statement) {
    const [target, value] = [
        statement.firstChild,
        (0,syntax_source/* child */.jf)(statement, "AssignOp")?.nextSibling
    ];
    const call = value == null ? null : callOf(source, value);
    if (statement.parent?.name !== "Script" || target?.name !== "VariableName" || call === null || value == null || !/^asyncio\.\w+$/.test(call.func)) return [];
    const name = (0,syntax_source/* textOf */.b6)(source, target);
    const others = mentions(patient, name).filter((other)=>other.file !== source.file && (0,syntax_source/* nodesOf */.Nh)(other, [
            "VariableName",
            "PropertyName"
        ]).some((n)=>(0,syntax_source/* textOf */.b6)(other, n) === name && n.parent?.name !== "ParamList"));
    const uses = usesOf(source, name).filter((n)=>n.from !== target.from);
    const all = `${name}s`;
    if (others.some((other)=>other.text.includes(`import ${name}`) || other.text.includes(`.${name}`)) || uses.some((n)=>n.parent?.name === "ScopeStatement" || n.parent?.name === "AssignStatement") || namesOf(source).has(all)) return [];
    const gone = cut(source, statement);
    if (gone === null || uses.length === 0) return [];
    const code = [
        `${all}: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, ${call.func}]" = weakref.WeakKeyDictionary()`,
        "",
        "",
        `def ${name}() -> ${call.func}:`,
        `    """The one of the running loop."""`,
        `    return ${all}.setdefault(asyncio.get_running_loop(), ${(0,syntax_source/* textOf */.b6)(source, value)})`
    ];
    return new Changes(patient).import(source, "weakref", null).add(source, [
        gone,
        belowImports(source, code),
        ...uses.map((n)=>({
                from: n.to,
                to: n.to,
                insert: "()"
            }))
    ]).propose(`makes one \`${call.func}\` for each loop in place of \`${name}\``);
}
/** `asyncio.get_event_loop()` where none runs: the coroutines are run by `asyncio.run`. */ function ranAnew(patient, source, target, statement) {
    const uses = usesOf(source, target).filter((n)=>n.from !== statement.from);
    const gone = cut(source, statement);
    const changes = new Changes(patient).import(source, "asyncio", null);
    if (uses.length === 0 || gone === null) return [];
    for (const use of uses){
        const call = use.parent?.parent?.name === "CallExpression" ? callOf(source, use.parent.parent) : null;
        const end = call?.node.parent?.name === "ExpressionStatement" && /\.(?:close|stop)$/.test(call.func) ? cut(source, call.node.parent) : null;
        if (call === null || end === null && (!call.func.endsWith(".run_until_complete") || call.args.length !== 1)) return [];
        changes.add(source, [
            end ?? {
                from: call.from,
                to: call.to,
                insert: "asyncio.run"
            }
        ]);
    }
    return changes.add(source, [
        gone
    ]).propose("runs the coroutine with `asyncio.run`, on a loop of its own");
}
/** The class attribute, if a statement is one. */ const isClassAttribute = (statement)=>statement.parent?.name === "Body" && statement.parent.parent?.name === "ClassDefinition" && (0,syntax_source/* children */.Y_)(statement)[0]?.name === "VariableName";

;// CONCATENATED MODULE: ./src/fix/settings.js
/** Lists in settings files: their entries, and one more of them, in the form that the file has. */ 

/** The heads under which pytest's settings stand, by the file's name. */ function pytestHeader(file) {
    if (/pyproject\.toml$/.test(file)) return /^\[tool\.pytest(?:\.ini_options)?\]/;
    return /setup\.cfg$/.test(file) ? /^\[tool:pytest\]/ : /^\[pytest\]/;
}
function find({ text }, file, name, header) {
    const content = text(file);
    if (content === null) return null;
    const section = (0,facts_of_manifests/* sectionsIn */.cW)({
        manifests: new Map([
            [
                file,
                content
            ]
        ])
    }, file, header)[0];
    return section === undefined ? null : {
        text: content,
        section,
        option: section.options.find((one)=>one.name === name)
    };
}
const isToml = (file)=>file.endsWith(".toml");
/** What a list holds: strings of an array in TOML; in ini form lines, or words where it is all on one line. */ function entriesOf(patient, file, name, header = pytestHeader(file)) {
    const entry = find(patient, file, name, header)?.option;
    if (entry === undefined) return [];
    const value = entry.text.slice(entry.text.search(/[=:]/) + 1);
    if (isToml(file)) return [
        ...value.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)
    ].map((m)=>m[1] ?? m[2] ?? "");
    const lines = value.split("\n").map((one)=>one.trim()).filter((one)=>one !== "" && !one.startsWith("#"));
    return lines.length === 1 && !/\n/.test(value.trimStart() === value ? value : value.trim()) && !value.startsWith("\n") ? (lines[0] ?? "").split(/\s+/) : lines;
}
/** The file's text with one more entry at the end of a list, which is made where it is not there; null where the section is missing or the list has another form. */ function withEntry(patient, file, name, entry, where = "last", header = pytestHeader(file)) {
    const found = find(patient, file, name, header);
    if (found === null) return null;
    const { text, section, option } = found;
    const end = (0,syntax_source/* newlineOf */.q3)(text);
    if (option === undefined) {
        const at = (0,syntax_source/* lineStart */.PT)(text, section.end + 1);
        const line = isToml(file) ? `${name} = ["${entry}"]` : name === "pythonpath" ? `${name} = ${entry}` : `${name} =${end}    ${entry}`;
        return (0,syntax_source/* rewrite */.v8)(text, [
            {
                from: at,
                to: at,
                insert: `${at === text.length && text !== "" && !text.endsWith("\n") ? end : ""}${line}${end}`
            }
        ]);
    }
    const from = (0,syntax_source/* lineStart */.PT)(text, option.line);
    const body = option.text;
    const made = isToml(file) ? inArray(body, entry, where) : inLines(body, entry, where, end);
    return made === null ? null : `${text.slice(0, from)}${made}${text.slice(from + body.length)}`;
}
function inArray(body, entry, where) {
    const open = body.indexOf("[");
    const close = body.lastIndexOf("]");
    if (open < 0 || close < open) return null;
    const inside = body.slice(open + 1, close);
    const quote = /'/.test(inside) && !/"/.test(inside) ? "'" : '"';
    const item = `${quote}${entry}${quote}`;
    const strings = [
        ...inside.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g)
    ];
    const [first, last] = [
        strings[0],
        strings.at(-1)
    ];
    if (first === undefined || last === undefined) return `${body.slice(0, open + 1)}${item}${body.slice(close)}`;
    const indent = /\n[ \t]*$/.exec(inside.slice(0, first.index))?.[0] ?? " ";
    if (where === "first") return `${body.slice(0, open + 1 + first.index)}${item},${indent}${body.slice(open + 1 + first.index)}`;
    const at = open + 1 + last.index + last[0].length;
    return `${body.slice(0, at)},${indent}${item}${body.slice(at)}`;
}
function inLines(body, entry, where, end) {
    const head = /^[^=:]*[=:][ \t]*/.exec(body)?.[0] ?? body;
    const rest = body.slice(head.length);
    const lines = rest.split("\n");
    if ((lines[0] ?? "").trim() === "" && lines.length > 1) {
        const indent = /^[ \t]*/.exec(lines.slice(1).find((one)=>one.trim() !== "") ?? "    ")?.[0] ?? "    ";
        if (where === "first") return `${head.trimEnd()}${end}${indent}${entry}\n${lines.slice(1).join("\n")}`;
        const trimmed = body.trimEnd();
        return `${trimmed}${end}${indent}${entry}${body.slice(trimmed.length)}`;
    }
    const value = rest.trimEnd();
    return where === "first" ? `${head}${entry} ${rest}` : `${head}${value}${value === "" ? "" : " "}${entry}${rest.slice(value.length)}`;
}
/** The file's text with these entries of a list in this order, in the list's own form; null where the list is not there or has another form. */ function withEntries(patient, file, name, entries, header = pytestHeader(file)) {
    const found = find(patient, file, name, header);
    const option = found?.option;
    if (found === null || option === undefined) return null;
    const there = entriesOf(patient, file, name, header);
    // The same words change places; nothing else of the text does.
    let body = option.text;
    const marks = there.map((_, i)=>`\u0000${String(i)}\u0000`);
    let at = body.search(/[=:]/) + 1;
    for (const [i, word] of there.entries()){
        const index = body.indexOf(word, at);
        if (index < 0) return null;
        body = `${body.slice(0, index)}${marks[i] ?? ""}${body.slice(index + word.length)}`;
        at = index + (marks[i] ?? "").length;
    }
    const kept = entries.slice(entries.length - there.length);
    marks.forEach((mark, i)=>{
        body = body.replace(mark, kept[i] ?? "");
    });
    const from = (0,syntax_source/* lineStart */.PT)(found.text, option.line);
    const text = `${found.text.slice(0, from)}${body}${found.text.slice(from + option.text.length)}`;
    const extra = entries.slice(0, entries.length - there.length).reverse();
    return extra.reduce((all, entry)=>all === null ? null : withEntry({
            text: (one)=>one === file ? all : patient.text(one)
        }, file, name, entry, "first", header), text);
}

;// CONCATENATED MODULE: ./src/fix/option.js
/** One more option in a section of a settings file. */ 


/**
 * pytest's section of a file with `name = value` after its last option.
 * @param value as ini has it; TOML gets it in quotes
 * @returns null where the section is missing, or sets the option already
 */ function withOption({ text }, file, name, value) {
    const content = text(file);
    const section = content === null ? undefined : (0,facts_of_manifests/* sectionsIn */.cW)({
        manifests: new Map([
            [
                file,
                content
            ]
        ])
    }, file, pytestHeader(file))[0];
    if (content === null || section === undefined || section.options.some((one)=>one.name === name)) return null;
    const last = section.options.at(-1);
    // What stands behind the last option, but for comments, is its own.
    const lines = (last?.text ?? "").split("\n");
    while(lines.length > 1 && /^\s*(?:[#;]|$)/.test(lines.at(-1) ?? ""))lines.pop();
    const at = (0,syntax_source/* lineStart */.PT)(content, last === undefined ? section.line + 1 : last.line + lines.length);
    const end = (0,syntax_source/* newlineOf */.q3)(content);
    const line = file.endsWith(".toml") ? `${name} = "${value}"` : `${name} = ${value}`;
    return (0,syntax_source/* rewrite */.v8)(content, [
        {
            from: at,
            to: at,
            insert: `${at > 0 && content[at - 1] !== "\n" ? end : ""}${line}${end}`
        }
    ]);
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-state.js
var facts_of_state = __webpack_require__(66383);
;// CONCATENATED MODULE: ./src/fix/resets.js
/** Fixtures that put back what a polluter leaves, by the name of the leak: for what the code under test keeps itself. */ 






/** So many places are put back by one fix. */ const resets_MOST = 3;
function resets(patient) {
    const found = (0,facts_of_state/* pollution */.xU)(patient.dossier);
    const leaks = (found?.leaks ?? []).slice(0, resets_MOST);
    const home = found === null ? null : homeOf(patient, found.isolation.polluters.length > 0 ? found.isolation.polluters : [
        found.polluter
    ]);
    const source = home === null ? null : fixtureHome(patient, home);
    if (leaks.length === 0 || source === null) return [];
    const deciding = leaks.some((l)=>l.role === "decides-together") ? leaks : leaks.slice(0, 1);
    const changes = new Changes(patient);
    const made = deciding.map((leak)=>resetOf(patient, changes, source, leak));
    if (made.includes(null)) return [];
    for (const reset of made)if (reset !== null) withFixture(changes, source, reset);
    return changes.propose(`has each test begin with ${made.map((r)=>`fresh ${r?.what.replaceAll("_", " ") ?? ""}`).join(" and ")}`);
}
/** The nearest conftest above all polluters; without one the polluter's module, or a new conftest in the folder of several. */ function homeOf({ dossier }, polluters) {
    const files = [
        ...new Set(polluters.map((node)=>node.split("::", 1)[0] ?? node))
    ];
    const [first, ...rest] = files;
    if (first === undefined) return null;
    const shared = (0,facts_of_sources/* conftests */.kb)(dossier, first).find((c)=>rest.every((file)=>(0,facts_of_sources/* conftests */.kb)(dossier, file).includes(c)));
    if (shared !== undefined || rest.length === 0) return shared ?? first;
    const path = first.split("/").slice(0, -1);
    const common = path.filter((part, i)=>rest.every((file)=>file.split("/").slice(0, -1)[i] === part && path.slice(0, i).every((p, j)=>file.split("/")[j] === p)));
    return [
        ...common,
        "conftest.py"
    ].join("/");
}
/** Null for what no fixture puts back in a line or two. */ function resetOf(patient, changes, source, leak) {
    switch(leak.what){
        case "env":
            changes.import(source, "os", null).import(source, "unittest", "mock");
            return {
                what: "environment",
                params: [],
                lines: [
                    "with mock.patch.dict(os.environ):",
                    "    yield"
                ]
            };
        case "sys.modules":
            changes.import(source, "sys", null).import(source, "unittest", "mock");
            return {
                what: "modules",
                params: [],
                lines: [
                    "with mock.patch.dict(sys.modules):",
                    "    yield"
                ]
            };
        case "sys.path":
            changes.import(source, "sys", null);
            return {
                what: "path",
                params: [
                    "monkeypatch"
                ],
                lines: [
                    'monkeypatch.setattr(sys, "path", sys.path.copy())'
                ]
            };
        case "cwd":
            changes.import(source, "os", null);
            return {
                what: "folder",
                params: [
                    "monkeypatch"
                ],
                lines: [
                    "monkeypatch.chdir(os.getcwd())"
                ]
            };
        case "cache":
        case "module-global":
        case "class-attribute":
            return ofModule(patient, changes, source, leak);
        case "default-argument":
        case "fixture":
        case "file":
        case "warnings":
        case "logging":
        case "locale":
        case "event-loop-policy":
        case "signal-handler":
        case "other":
            return null;
    }
}
function placeOf({ dossier }, { name }) {
    const [path = "", ...steps] = name.split("[…]");
    if (!/^[\w.]+$/.test(path)) return null;
    const parts = path.split(".");
    for(let n = parts.length - 1; n > 0; n -= 1){
        const end = parts.slice(0, n).join("/");
        const file = dossier.files.find((f)=>[
                `${end}.py`,
                `${end}/__init__.py`
            ].some((e)=>f === e || f.endsWith(`/${e}`)));
        if (file === undefined) continue;
        const names = parts.slice(n);
        const facts = dossier.sources.get(file);
        const bound = names.length === 1 ? facts?.globals.find((g)=>g.name === names[0]) : facts?.class_attributes.find((a)=>`${a.owner}.${a.name}` === names.join("."));
        return {
            module: parts.slice(0, n).join("."),
            names,
            isDeep: steps.length > 0,
            initial: bound?.value ?? null
        };
    }
    return null;
}
function ofModule(patient, changes, source, leak) {
    const place = placeOf(patient, leak);
    const last = place?.names.at(-1);
    if (place === null || last === undefined) return null;
    const module = moduleIn(changes, source, place.module);
    const holder = [
        module,
        ...place.names.slice(0, -1)
    ].join(".");
    const whole = `${holder}.${last}`;
    const what = last.replace(/^_+|_+$/g, "").toLowerCase();
    if (leak.what === "cache") return {
        what,
        params: [],
        lines: [
            "yield",
            `${whole}.cache_clear()`
        ]
    };
    const container = /^(dict|list|set)\b/.exec(leak.before)?.[1];
    const isAliased = container !== undefined && place.names.length === 1 && mentions(patient, last).some((other)=>importStatements(other).some((s)=>s.module !== null && absoluteName(patient.dossier, other.file, s.module.text) === place.module && s.names.some((n)=>n.name === last)));
    if (isAliased && !place.isDeep) return inPlace(changes, source, what, whole, container);
    if (place.isDeep) changes.import(source, "copy", null);
    const empty = place.initial !== null && /^(?:\{\}|\[\]|set\(\)|dict\(\)|list\(\)|None|True|False|-?\d+|"[^"\\]*"|'[^'\\]*')$/.test(place.initial) ? place.initial.replace(/^'(.*)'$/, '"$1"') : null;
    const value = empty ?? (place.isDeep ? `copy.deepcopy(${whole})` : container === undefined && !isCopied(leak) ? whole : `${whole}.copy()`);
    return {
        what,
        params: [
            "monkeypatch"
        ],
        lines: [
            `monkeypatch.setattr(${holder}, "${last}", ${value})`
        ]
    };
}
/** Containers of `collections` that copy themselves. */ const isCopied = ({ before })=>/^(?:[\w.]*\.)?(?:defaultdict|OrderedDict|Counter|deque|ChainMap)\b/.test(before);
/** Where other modules hold the same container under a name of their own, it is given its content back. */ function inPlace(changes, source, what, whole, container) {
    if (container === "dict") {
        changes.import(source, "unittest", "mock");
        return {
            what,
            params: [],
            lines: [
                `with mock.patch.dict(${whole}):`,
                "    yield"
            ]
        };
    }
    return {
        what,
        params: [],
        lines: [
            `before = ${whole}.copy()`,
            "yield",
            ...container === "list" ? [
                `${whole}[:] = before`
            ] : [
                `${whole}.clear()`,
                `${whole}.update(before)`
            ]
        ]
    };
}

;// CONCATENATED MODULE: ./src/fix/sharing.js
/** One object that serves all instances or calls, made anew for each of them. */ 





/** Bases whose class attributes are no plain ones, or that call no `__init__` of ours. */ const OTHER_BASES = /\b(?:NamedTuple|TypedDict|Enum|IntEnum|StrEnum|Flag|Protocol|BaseModel|Model|Struct|TestCase|IsolatedAsyncioTestCase|ABC|metaclass)\b/;
/**
 * Moves a class attribute into `__init__`, which is made where the class stands alone; of a dataclass it becomes a field
 * with a factory. Not where the code speaks of the class's own attribute: then it is meant to be shared.
 */ function perInstance(patient, changes, source, assign) {
    const owner = assign.parent?.name === "Body" && assign.parent.parent?.name === "ClassDefinition" ? assign.parent.parent : null;
    const [target, value] = [
        assign.firstChild,
        (0,syntax_source/* child */.jf)(assign, "AssignOp")?.nextSibling ?? null
    ];
    const name = owner === null ? null : (0,syntax_source/* child */.jf)(owner, "VariableName");
    if (owner === null || name === null || target?.name !== "VariableName" || value === null || value.nextSibling !== null) return false;
    const type = (0,syntax_source/* child */.jf)(assign, "TypeDef");
    const [attribute, cls] = [
        (0,syntax_source/* textOf */.b6)(source, target),
        (0,syntax_source/* textOf */.b6)(source, name)
    ];
    if (type !== null && /\bClassVar\b/.test((0,syntax_source/* textOf */.b6)(source, type)) || isMeant(patient, cls, attribute)) return false;
    const annotation = type === null ? "" : (0,syntax_source/* textOf */.b6)(source, type);
    if (isDataclass(source, owner)) return asField(changes, source, target, value, annotation);
    const bases = (0,syntax_source/* child */.jf)(owner, "ArgList");
    if (bases !== null && OTHER_BASES.test((0,syntax_source/* textOf */.b6)(source, bases))) return false;
    const line = `self.${attribute}${annotation} = ${(0,syntax_source/* textOf */.b6)(source, value)}`;
    const init = functionsIn(source).find((f)=>f.name === "__init__" && f.owner?.from === owner.from);
    if (init === undefined && (bases !== null && (0,syntax_source/* textOf */.b6)(source, bases).replace(/\s|object/g, "") !== "()" || isExtended(patient, cls))) return false;
    const put = init === undefined ? newInit(source, owner, assign, line) : [
        intoInit(source, init, line),
        cut(source, assign)
    ];
    if (put.includes(null)) return false;
    changes.add(source, put.flatMap((c)=>c ?? []));
    return true;
}
/** Somebody reads or writes the attribute of the class itself. */ function isMeant(patient, cls, attribute) {
    const word = new RegExp(`(?<![\\w.])(?:${cls}|cls|type\\(self\\)|self\\.__class__)\\.${attribute}\\b`);
    return mentions(patient, attribute).some((source)=>(0,syntax_source/* nodesOf */.Nh)(source, [
            "MemberExpression"
        ]).some((n)=>word.test((0,syntax_source/* textOf */.b6)(source, n))));
}
/** Another class of the project builds on this one: whether it calls the new `__init__` is its own affair. */ const isExtended = (patient, cls)=>mentions(patient, cls).some((source)=>(0,syntax_source/* nodesOf */.Nh)(source, [
            "ClassDefinition"
        ]).some((n)=>new RegExp(`\\b${cls}\\b`).test((0,syntax_source/* child */.jf)(n, "ArgList") === null ? "" : (0,syntax_source/* textOf */.b6)(source, (0,syntax_source/* child */.jf)(n, "ArgList") ?? n)) && functionsIn(source).some((f)=>f.name === "__init__" && f.owner?.from === n.from)));
const isDataclass = (source, owner)=>owner.parent?.name === "DecoratedStatement" && (0,syntax_source/* children */.Y_)(owner.parent).some((c)=>c.name === "Decorator" && /^@(?:[\w.]+\.)?dataclass\b/.test((0,syntax_source/* textOf */.b6)(source, c)));
function asField(changes, source, target, value, annotation) {
    const factory = {
        "[]": "list",
        "{}": "dict",
        "set()": "set",
        "list()": "list",
        "dict()": "dict"
    }[(0,syntax_source/* textOf */.b6)(source, value)] ?? `lambda: ${(0,syntax_source/* textOf */.b6)(source, value)}`;
    const kind = /^(?:list|dict|set)$/.test(factory) ? factory : "object";
    changes.add(source, [
        {
            from: target.to,
            to: value.to,
            insert: `${annotation === "" ? `: ${kind}` : annotation} = field(default_factory=${factory})`
        }
    ]).import(source, "dataclasses", "field");
    return true;
}
/** After `super().__init__()` where that comes first, else at the beginning. */ function intoInit(source, init, line) {
    const [first] = statementsOf(init);
    const isSuper = first !== undefined && /^super\([^)]*\)\.__init__\(/.test((0,syntax_source/* textOf */.b6)(source, first));
    return isSuper ? after(source, first, [
        line
    ]) : atBeginning(source, init, [
        line
    ]);
}
/** A new `__init__` in place of the attribute's line, below the other attributes. */ function newInit(source, owner, assign, line) {
    const { text } = source;
    const all = bodyOf(owner);
    const plain = all.filter((s)=>s.name === "AssignStatement" || isText(s));
    const last = plain.at(-1);
    if (last === undefined || all.slice(0, plain.length).some((s)=>!plain.includes(s))) return [
        null
    ];
    const [indent, end] = [
        (0,syntax_source/* indentOf */._j)(text, (0,syntax_source/* lineAt */.mh)(text, assign.from)),
        (0,syntax_source/* newlineOf */.q3)(text)
    ];
    const deeper = `${indent}${indent.includes("\t") ? "\t" : " ".repeat(4)}`;
    const code = `${indent}def __init__(self) -> None:${end}${deeper}${line}${end}`;
    const [first, bottom] = linesOf(source, assign);
    const own = {
        from: (0,syntax_source/* lineStart */.PT)(text, first),
        to: (0,syntax_source/* lineStart */.PT)(text, bottom + 1)
    };
    if (last.from === assign.from && plain.length === 1) return [
        {
            ...own,
            insert: code
        }
    ];
    const at = (0,syntax_source/* lineStart */.PT)(text, linesOf(source, last)[1] + 1);
    return last.from === assign.from ? [
        {
            ...own,
            insert: `${end}${code}`
        }
    ] : [
        {
            ...own,
            insert: ""
        },
        {
            from: at,
            to: at,
            insert: `${end}${code}`
        }
    ];
}
/** `None` as the default, and the old one made in the body where nothing is given. */ function perCall(patient, changes, source, func, parameter) {
    const { value, annotation, name } = parameter;
    const first = bodyOf(func.node)[0];
    if (value === null || first === undefined || (0,syntax_source/* lineAt */.mh)(source.text, first.from) === (0,syntax_source/* lineAt */.mh)(source.text, func.list.to)) return false;
    const step = source.text.includes("\n\t") ? "\t" : "    ";
    const put = atBeginning(source, func, [
        `if ${name} is None:`,
        `${step}${name} = ${(0,syntax_source/* textOf */.b6)(source, value)}`
    ]);
    if (put === null) return false;
    changes.add(source, [
        put,
        {
            from: value.from,
            to: value.to,
            insert: "None"
        },
        ...optional(patient, changes, source, annotation)
    ]);
    return true;
}
/** The annotation with `None`, in the file's own way to say so. */ function optional(patient, changes, source, annotation) {
    const type = annotation?.lastChild ?? null;
    if (type === null || annotation === null) return [];
    const [from, to] = [
        annotation.firstChild?.nextSibling?.from ?? type.from,
        type.to
    ];
    const text = source.text.slice(from, to);
    if (/\bOptional\[|\bNone\b|^(?:typing\.)?Any$/.test(text)) return [];
    const usesOptional = /\bOptional\b/.test(source.text);
    if (!usesOptional && (needs(patient, "3.10") || /^from __future__ import .*\bannotations\b/m.test(source.text))) return [
        {
            from: to,
            to,
            insert: type.name === "String" ? "" : " | None"
        }
    ].filter((c)=>c.insert !== "");
    const qualified = /\btyping\.\w/.test(source.text) && !/^from typing import/m.test(source.text);
    if (!qualified) changes.import(source, "typing", "Optional");
    return [
        {
            from,
            to,
            insert: `${qualified ? "typing." : ""}Optional[${text}]`
        }
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/async.loop-scope.js
/** Keeps an object on the loop that it belongs to: made, or asked for, where that loop runs; fixture and test on one loop. */ 










const loopScope = {
    kinds: [
        "async.loop-scope"
    ],
    propose (patient) {
        const { root: { file, line } } = patient;
        const source = file === null ? null : patient.source(file);
        if (source === null || line === null) return [];
        const func = definedAt(source, line);
        if (func !== null && func.decorators.some((d)=>/fixture\b/.test((0,syntax_source/* textOf */.b6)(source, d)))) return ofFixture(patient, source, func);
        const here = callsOn(source, line);
        const kept = keptLoops(source);
        const text = source.text.split("\n")[line - 1] ?? "";
        const named = kept.filter((one)=>(0,syntax_source/* lineAt */.mh)(source.text, one.statement.from) === line || text.includes(one.target));
        return [
            ...here.flatMap((call)=>acrossThreads(patient, source, call)),
            ...named.flatMap(({ target, statement })=>[
                    ...unkept(patient, source, target, statement),
                    .../^\w+$/.test(target) ? ranAnew(patient, source, target, statement) : []
                ]),
            ...directly(patient, source, line),
            ...(0,syntax_source/* startingOn */.OE)(source, [
                "AssignStatement"
            ], line).flatMap((statement)=>[
                    ...isClassAttribute(statement) ? forEach(patient, source, statement) : [],
                    ...perLoop(patient, source, statement)
                ]),
            ...resets(patient)
        ];
    }
};
function forEach(patient, source, statement) {
    const changes = new Changes(patient);
    return perInstance(patient, changes, source, statement) ? changes.propose("makes the object for each instance, on the loop that runs then") : [];
}
/** `asyncio.get_event_loop().run_until_complete(x)`. */ function directly(patient, source, line) {
    const call = callsOn(source, line).find(({ func, args })=>/^asyncio\.get_event_loop\(\)\.run_until_complete$/.test(func) && args.length === 1);
    return call === undefined ? [] : new Changes(patient).add(source, [
        {
            from: call.from,
            to: call.to,
            insert: "asyncio.run"
        }
    ]).propose("runs the coroutine with `asyncio.run`, on a loop of its own");
}
/** The tests that fail are put on the fixture's loop, where they name their own; else the fixture on theirs. */ function ofFixture(patient, source, func) {
    const decorator = func.decorators.find((d)=>/fixture\s*\(/.test((0,syntax_source/* textOf */.b6)(source, d)));
    const call = decorator === undefined ? null : callOf(source, decorator);
    const [scope, loop] = [
        "scope",
        "loop_scope"
    ].map((name)=>call?.args.find((a)=>a.name === name));
    const wanted = /^["'](\w+)["']$/.exec((0,syntax_source/* textOf */.b6)(source, (loop ?? scope)?.value ?? func.node))?.[1];
    if (call === null || scope === undefined || wanted === undefined) return [];
    const gone = call.args.filter((a)=>a === scope || a === loop);
    const [only] = gone;
    const narrow = gone.length === call.args.length ? [
        {
            from: call.list.from,
            to: call.list.to,
            insert: ""
        }
    ] : gone.length === 1 && only !== undefined ? [
        withoutArgument(call, only)
    ] : [];
    return [
        ...atLeast(patient.dossier, 0.24) ? marks(patient, wanted) : [],
        ...atLeast(patient.dossier, 0.26) ? setting(patient, wanted) : [],
        ...new Changes(patient).add(source, narrow).propose(`makes the fixture \`${func.name}\` for each test, on the test's loop`)
    ];
}
/** `loop_scope` on the markers of the failing tests, where each carries one of its own. */ function marks(patient, scope) {
    const { dossier } = patient;
    const changes = new Changes(patient);
    for (const failure of dossier.failures){
        if (failure.type !== "test" || failure.item === null) continue;
        const source = patient.source(failure.item.file);
        const name = failure.node.replace(/\[.*$/s, "").split("::").at(-1);
        const func = source === null ? undefined : functionsIn(source).find((f)=>f.name === name);
        const mark = source === null ? undefined : func?.decorators.find((d)=>/^@(?:pytest\.)?mark\.asyncio\b/.test((0,syntax_source/* textOf */.b6)(source, d)));
        if (source === null || mark === undefined) return [];
        const call = callOf(source, mark);
        const text = `loop_scope="${scope}"`;
        changes.add(source, [
            call === null ? {
                from: mark.from + (0,syntax_source/* textOf */.b6)(source, mark).trimEnd().length,
                to: mark.from + (0,syntax_source/* textOf */.b6)(source, mark).trimEnd().length,
                insert: `(${text})`
            } : withArgument(source, call, text)
        ]);
    }
    return changes.propose(`runs the tests on the fixture's loop: \`loop_scope="${scope}"\``);
}
function setting(patient, scope) {
    const home = (0,facts_of_manifests/* sections */.V0)(patient.dossier, "pytest")[0];
    if (patient.dossier.session?.asyncio_mode !== "auto" || home === undefined) return [];
    const content = withOption(patient, home.file, "asyncio_default_test_loop_scope", scope);
    return content === null ? [] : proposal(`runs the tests on the fixture's loop: \`asyncio_default_test_loop_scope = ${scope}\``, [
        {
            file: home.file,
            content
        }
    ]);
}
/** Whether pytest-asyncio is at least this release. */ function atLeast({ session }, release) {
    const version = session?.plugins.find((one)=>(0,facts_of_manifests/* plain */.pj)(one.name) === "pytest-asyncio")?.version ?? "0";
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return major > 0 || minor >= Math.round(release % 1 * 100);
}

;// CONCATENATED MODULE: ./src/fix/fixers/async.missing-await.js
/** Awaits a coroutine that is dropped, or taken for its result; a plain function around it becomes a coroutine where all its callers can await it. */ 






const missingAwait = {
    kinds: [
        "async.missing-await"
    ],
    propose (patient) {
        const { root: { file, line } } = patient;
        const source = file === null ? null : patient.source(file);
        if (source === null || line === null) return [];
        const here = callsOn(source, line).filter((call)=>makesCoroutine(patient, source, call, line) && !isTaken(source, call.node));
        if (here.length === 0) return [];
        const names = [
            ...new Set(here.map((call)=>(0,facts_of_sources/* tail */.RT)(call.func)))
        ];
        const words = names.map((name)=>`\`${name}()\``).join(" and ");
        return [
            ...awaiting(patient, `awaits ${words}`, here.map((call)=>({
                    source,
                    call
                }))),
            ...awaiting(patient, `awaits ${words} wherever a coroutine drops it`, names.flatMap((name)=>dropped(patient, name))),
            ...ran(patient, source, here)
        ];
    }
};
function awaiting(patient, summary, places) {
    const changes = new Changes(patient);
    const made = new Set();
    return places.length > 0 && places.every(({ source, call })=>awaitCall(patient, changes, source, call.node, made)) ? changes.propose(made.size === 0 ? summary : `${summary}, up to the coroutine that calls it`) : [];
}
/** Whether a call gives a coroutine: by what CPython said of one made there, or by all definitions of the name; mypy points at it. */ function makesCoroutine({ dossier }, source, call, line) {
    const name = (0,facts_of_sources/* tail */.RT)(call.func);
    const seen = dossier.facts.some((fact)=>fact.t === "dropped-coroutine" && (0,facts_of_sources/* tail */.RT)(fact.qualname) === name && (fact.created.length === 0 || fact.created.some((at)=>at.file === source.file && Math.abs(at.line - line) <= 1)));
    if (seen || isCoroutine(dossier, name)) return true;
    const text = (0,syntax_source/* textOf */.b6)(source, call.node);
    if ((0,facts_of_frames/* raised */.P5)(dossier).some(({ exception })=>exception.coroutines.includes(text))) return true;
    // The statement is one awaitable that nobody takes.
    const isStatement = call.node.parent?.name === "ExpressionStatement";
    return isStatement && dossier.failures.some((f)=>f.type === "mypy" && f.file === source.file && f.line === (0,syntax_source/* lineAt */.mh)(source.text, call.node.from) && /^unused-(?:coroutine|awaitable)$/.test(f.code ?? ""));
}
function isCoroutine(dossier, name) {
    const defs = (0,facts_of_sources/* definitions */.BG)(dossier, name);
    return defs.length > 0 && defs.every(({ def })=>def.kind === "async" && !def.generator);
}
/** Calls of this coroutine function in coroutines of the project that nobody takes. */ function dropped(patient, name) {
    const { dossier } = patient;
    if (!isCoroutine(dossier, name)) return [];
    const files = new Set((0,facts_of_sources/* calls */.Kr)(dossier, (call)=>(0,facts_of_sources/* tail */.RT)(call.func) === name && !call.awaited).map(({ file })=>file));
    return [
        ...files
    ].flatMap((file)=>{
        const source = patient.source(file);
        if (source === null) return [];
        return callsOf(source, name).filter(({ node })=>!isTaken(source, node) && async_missing_await_isInCoroutine(source, node)).map((call)=>({
                source,
                call
            }));
    });
}
function async_missing_await_isInCoroutine(source, node) {
    const runner = runnerOf(source, node);
    return runner.kind === "function" && runner.func.isAsync;
}
/** In a plain test or entry point of a file that runs coroutines so, the call is run as its others are. */ function ran(patient, source, here) {
    const runs = callsOf(source, "run").some((call)=>call.func === "asyncio.run") && importStatements(source).some((s)=>s.top && s.names.some((n)=>n.name === "asyncio"));
    const plain = here.every(({ node })=>{
        const runner = runnerOf(source, node);
        return runner.kind === "function" && !runner.func.isAsync;
    });
    if (!runs || !plain) return [];
    return new Changes(patient).add(source, here.flatMap(({ node })=>[
            {
                from: node.from,
                to: node.from,
                insert: "asyncio.run("
            },
            {
                from: node.to,
                to: node.to,
                insert: ")"
            }
        ])).propose(`runs ${here.map((call)=>`\`${(0,facts_of_sources/* tail */.RT)(call.func)}()\``).join(" and ")} with \`asyncio.run\`, as the file does elsewhere`);
}

;// CONCATENATED MODULE: ./src/fix/fixers/async.nested-run.js
/** Awaits what was given to a loop of its own inside of a running one: there, at the coroutine that called it, or all the way up to it. */ 









const nestedRun = {
    kinds: [
        "async.nested-run"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const source = file === null ? null : patient.source(file);
        if (file === null || source === null || line === null) return [];
        const started = callsOn(source, line).flatMap((call)=>startOf(source, call) ?? [])[0];
        const runner = started === undefined ? null : runnerOf(source, started.call.node);
        if (started === undefined || runner?.kind !== "function") return [];
        const { func } = runner;
        const callers = callersOf(dossier, file, line);
        return [
            ...func.isAsync ? awaitedThere(patient, source, started, func) : [],
            ...callers.flatMap(({ frame })=>plainTest(patient, frame.file, frame.line)),
            ...func.isAsync ? [] : callers.flatMap(({ frame })=>pastWrapper(patient, source, func, started, frame.file, frame.line)),
            ...func.isAsync ? [] : allTheWay(patient, source, started, func)
        ];
    }
};
/** `asyncio.run(x)`, `loop.run_until_complete(x)`; `anyio.run(f, x)` and trio's are given the function. */ function startOf(source, call) {
    const [first, ...rest] = call.args;
    if (first?.name !== null) return null;
    const plain = {
        call,
        coroutine: (0,syntax_source/* textOf */.b6)(source, first.value),
        inner: first.value.name === "CallExpression" ? first.value : null
    };
    if ((0,facts_of_sources/* tail */.RT)(call.func) === "run_until_complete") return rest.length === 0 ? plain : null;
    if (call.func === "asyncio.run" || call.func === "run" && imports(source, "asyncio", "run")) return rest.every((a)=>a.name === "debug") ? plain : null;
    if (!/^(?:anyio|trio)\.run$/.test(call.func) || rest.some((a)=>a.name !== null)) return null;
    return {
        call,
        coroutine: `${(0,syntax_source/* textOf */.b6)(source, first.value)}(${rest.map((a)=>(0,syntax_source/* textOf */.b6)(source, a.value)).join(", ")})`,
        inner: null
    };
}
const imports = (source, module, name)=>importStatements(source).some((s)=>s.module?.text === module && s.names.some((n)=>n.name === name && n.as === null));
/** The started loop's call gives way to an await of the coroutine. */ function replaced({ call, coroutine }) {
    const [open, close] = awaitOf(call.node);
    return [
        {
            from: call.node.from,
            to: call.node.to,
            insert: `${open?.insert ?? ""}${coroutine}${close?.insert ?? ""}`
        }
    ];
}
const LOOSE = [
    "asyncio",
    "run",
    "anyio",
    "trio"
];
function awaitedThere(patient, source, started, func) {
    const changes = new Changes(patient).add(source, replaced(started)).add(source, loopOf(source, started, func)).loosen(source, ...LOOSE);
    return changes.propose("awaits the coroutine on the loop that runs");
}
/** A loop that was fetched for this call alone goes with it. */ function loopOf(source, { call }, func) {
    const name = /^(\w+)\.run_until_complete$/.exec(call.func)?.[1];
    const uses = name === undefined ? [] : usesOf(source, name).filter((n)=>n.from >= func.node.from && n.to <= func.node.to);
    const bound = uses.map((n)=>n.parent).find((n)=>n?.name === "AssignStatement" && /\b(?:get_event_loop|new_event_loop|get_running_loop)\(\)$/.test((0,syntax_source/* textOf */.b6)(source, n)));
    const change = uses.length === 2 && bound != null ? cut(source, bound) : null;
    return change === null ? [] : [
        change
    ];
}
/** A wrapper that does nothing but run one coroutine with its own arguments is passed over by a coroutine that calls it. */ function pastWrapper(patient, home, wrapper, started, file, line) {
    const source = patient.source(file);
    const inner = started.inner === null ? null : callOf(home, started.inner);
    const [only, ...more] = statementsOf(wrapper);
    if (source === null || inner === null || only === undefined || more.length > 0 || (0,syntax_source/* around */.mC)(started.call.node, [
        "ReturnStatement",
        "ExpressionStatement"
    ])?.from !== only.from || !isWhole(only, started.call.node)) return [];
    const own = wrapper.params.filter((p)=>![
            "self",
            "cls"
        ].includes(p.name));
    const passed = inner.args.length === own.length && inner.args.every((a, i)=>(0,syntax_source/* textOf */.b6)(home, a.value) === own[i]?.name && !own[i].isStar && (a.name === null || a.name === own[i].name));
    const isMethod = wrapper.owner !== null;
    if (!passed || !(isMethod ? /^(?:self|cls)\.\w+$/ : /^\w+$/).test(inner.func)) return [];
    const to = (0,facts_of_sources/* tail */.RT)(inner.func);
    const calls = callsOf(source, wrapper.name, [
        line,
        line
    ]).filter(({ node, args })=>{
        const runner = runnerOf(source, node);
        return runner.kind === "function" && runner.func.isAsync && args.every((a)=>a.name === null);
    });
    const changes = new Changes(patient);
    for (const call of calls){
        if (!awaitCall(patient, changes, source, call.node)) return [];
        changes.add(source, [
            {
                from: call.to - wrapper.name.length,
                to: call.to,
                insert: to
            }
        ]);
        const statement = call.func === wrapper.name ? importStatements(source).find((s)=>s.top && s.names.some((n)=>n.name === wrapper.name && n.as === null)) : undefined;
        if (statement?.module != null) changes.import(source, statement.module.text, to).loosen(source, wrapper.name);
    }
    return calls.length === 0 ? [] : changes.propose(`awaits \`${to}()\` in place of \`${wrapper.name}()\`, which runs a loop of its own`);
}
/** The statement is `return call` or `call`. */ const isWhole = (statement, call)=>statement.lastChild?.from === call.from && statement.lastChild.to === call.to;
/** The function that starts the loop becomes a coroutine, and so does whatever calls it. */ function allTheWay(patient, source, started, func) {
    const changes = new Changes(patient).add(source, replaced(started)).add(source, loopOf(source, started, func)).loosen(source, ...LOOSE);
    return makeAsync(patient, changes, source, func, new Set()) ? changes.propose(`makes \`${func.name}()\` a coroutine and awaits it`) : [];
}
/** A coroutine test that awaits nothing is a plain test of a program that starts its own loop. */ function plainTest(patient, file, line) {
    const source = patient.dossier.isTest(file) ? patient.source(file) : null;
    const call = source === null ? undefined : callsOn(source, line)[0];
    const runner = source === null || call === undefined ? null : runnerOf(source, call.node);
    if (source === null || runner?.kind !== "function" || !runner.func.isAsync || !runner.func.name.startsWith("test")) return [];
    const { func } = runner;
    const waits = (0,syntax_source/* nodesOf */.Nh)(source, [
        "AwaitExpression",
        "WithStatement",
        "ForStatement"
    ]).some((n)=>n.from > func.node.from && n.to <= func.node.to && (n.name === "AwaitExpression" || (0,syntax_source/* child */.jf)(n, "async") !== null));
    const word = (0,syntax_source/* child */.jf)(func.node, "async");
    if (waits || word === null) return [];
    const marks = func.decorators.filter((d)=>/mark\.(?:asyncio|anyio|trio)\b/.test((0,syntax_source/* textOf */.b6)(source, d)));
    const changes = new Changes(patient).add(source, [
        {
            from: word.from,
            to: (0,syntax_source/* children */.Y_)(func.node)[1]?.from ?? word.to,
            insert: ""
        },
        ...marks.map((d)=>({
                from: d.from,
                to: d.nextSibling?.from ?? d.to,
                insert: ""
            }))
    ]).loosen(source, "pytest");
    return changes.propose(`makes \`${func.name}()\` a plain test: it awaits nothing, and the code starts its own loop`);
}

;// CONCATENATED MODULE: ./src/fix/fixers/async.plugin-missing.js
/** Has coroutine tests run: the plugin's mode in pytest's settings, its marker where tests carry one, its own decorator on a fixture. */ 







/** Markers that have a coroutine run, with the plugin's distribution. */ const MARKERS = [
    [
        "asyncio",
        "pytest-asyncio"
    ],
    [
        "anyio",
        "anyio"
    ],
    [
        "trio",
        "pytest-trio"
    ]
];
const pluginMissing = {
    kinds: [
        "async.plugin-missing"
    ],
    propose (patient) {
        const { root: { file }, dossier } = patient;
        if (file === null) return [];
        if (file.endsWith(".py")) return [
            ...fixtures(patient),
            ...marked(patient),
            ...mode(patient)
        ];
        return [
            ...unblocked(patient),
            ...mode(patient),
            ...dossier.session?.asyncio_mode == null ? [] : marked(patient)
        ];
    }
};
/** `asyncio_mode = auto` in the section that pytest reads, where its plugin is there. */ function mode(patient) {
    const { dossier } = patient;
    const home = (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0];
    if (dossier.session?.asyncio_mode == null || home === undefined) return [];
    const content = withOption(patient, home.file, "asyncio_mode", "auto");
    return content === null ? [] : proposal("sets `asyncio_mode` to `auto`", [
        {
            file: home.file,
            content
        }
    ]);
}
/** `-p no:asyncio` in addopts. */ function unblocked(patient) {
    const found = (0,facts_of_manifests/* option */.uK)(patient.dossier, "pytest", "addopts");
    const content = found === undefined ? null : patient.text(found.file);
    if (found === undefined || content === null) return [];
    const blocked = /(["'])-p\1\s*,\s*(["'])no:(?:asyncio|anyio|trio|pytest_asyncio)\2\s*,?\s*|(["'])-p[ =]?no:(?:asyncio|anyio|trio|pytest_asyncio)\3\s*,?\s*|[ \t]*-p[ =]?no:(?:asyncio|anyio|trio|pytest_asyncio)\b/;
    const from = (0,syntax_source/* lineStart */.PT)(content, (0,facts_of_manifests/* lineOf */.cA)(found, /./));
    const gone = blocked.exec(content.slice(from, from + found.text.length));
    if (gone === null) return [];
    return proposal("no longer switches the plugin for coroutine tests off", [
        {
            file: found.file,
            content: (0,syntax_source/* rewrite */.v8)(content, [
                {
                    from: from + gone.index,
                    to: from + gone.index + gone[0].length,
                    insert: ""
                }
            ])
        }
    ]);
}
/** The marker that other tests carry, on the tests that fail. */ function marked(patient) {
    const { dossier } = patient;
    const marker = markerOf(dossier);
    if (marker === null) return [];
    const changes = new Changes(patient);
    for (const failure of dossier.failures){
        if (failure.type !== "test" || failure.item === null || !failure.item.kind.startsWith("async")) continue;
        const source = patient.source(failure.item.file);
        const func = source === null ? null : testFunction(source, failure.node);
        if (source === null || func === null) return [];
        if (func.decorators.some((d)=>new RegExp(`mark\\.${marker}\\b`).test((0,syntax_source/* textOf */.b6)(source, d)))) continue;
        changes.add(source, [
            withDecorator(source, func, `pytest.mark.${marker}`)
        ]).import(source, "pytest", null);
    }
    return [
        ...wholeModule(patient, marker),
        ...changes.propose(`marks the tests with \`pytest.mark.${marker}\`, as others are`)
    ];
}
/** `pytestmark` where the other modules have it and no test of this one carries the marker. */ function wholeModule(patient, marker) {
    const { dossier } = patient;
    const files = [
        ...new Set(dossier.failures.flatMap((f)=>f.type === "test" && f.item !== null ? [
                f.item.file
            ] : []))
    ];
    const count = (pattern)=>(0,facts_of_sources/* grep */.VM)(dossier, pattern).filter((one)=>dossier.isTest(one.file)).length;
    if (count(new RegExp(`^pytestmark\\b.*mark\\.${marker}\\b`)) <= count(new RegExp(`^\\s*@pytest\\.mark\\.${marker}\\b`))) return [];
    const changes = new Changes(patient);
    for (const file of files){
        const source = patient.source(file);
        const last = source === null ? undefined : importStatements(source).filter((s)=>s.top).at(-1);
        if (source === null || last === undefined || /^pytestmark\b/m.test(source.text)) return [];
        const end = source.text.indexOf("\n", last.node.to);
        const at = end < 0 ? source.text.length : end + 1;
        const line = (0,syntax_source/* newlineOf */.q3)(source.text);
        changes.import(source, "pytest", null).add(source, [
            {
                from: at,
                to: at,
                insert: `${line}pytestmark = pytest.mark.${marker}${line}`
            }
        ]);
    }
    return changes.propose(`marks the module with \`pytest.mark.${marker}\`, as others are`);
}
/** The marker that is customary among the project's tests and whose plugin is there; pytest-asyncio's where none is. */ function markerOf(dossier) {
    const there = MARKERS.filter(([, plugin])=>dossier.session?.plugins.some((p)=>(0,facts_of_manifests/* plain */.pj)(p.name) === plugin) === true);
    const counted = there.map(([marker])=>({
            marker,
            n: (0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`mark\\.${marker}\\b`)).filter((one)=>dossier.isTest(one.file)).length
        }));
    const best = counted.sort((a, b)=>b.n - a.n)[0];
    return best !== undefined && (best.n > 0 || best.marker === "asyncio") ? best.marker : null;
}
function testFunction(source, node) {
    const names = node.replace(/\[.*$/s, "").split("::").slice(1);
    const name = names.at(-1);
    const found = functionsIn(source).filter((f)=>f.name === name && (names.length < 2 || f.owner === null || (0,syntax_source/* children */.Y_)(f.owner).some((c)=>c.name === "VariableName" && (0,syntax_source/* textOf */.b6)(source, c) === names.at(-2))));
    return found.length === 1 ? found[0] ?? null : null;
}
/** Coroutine fixtures that pytest's own decorator makes, in the plugin's strict mode. */ function fixtures(patient) {
    const { dossier } = patient;
    const failure = dossier.failures[0];
    if (failure.type !== "test" || failure.item === null || dossier.session?.asyncio_mode !== "strict") return [];
    const changes = new Changes(patient);
    for (const { async, file, line } of failure.item.fixtures){
        const source = !async || file === null || !dossier.firstParty(file) ? null : patient.source(file);
        const func = source === null || line === null ? null : definedAt(source, line);
        const own = func?.decorators.find((d)=>source !== null && /^@(?:pytest\.)?fixture\b/.test((0,syntax_source/* textOf */.b6)(source, d)));
        const word = own === undefined || source === null ? null : /^@(?:pytest\.)?fixture/.exec((0,syntax_source/* textOf */.b6)(source, own));
        if (source === null || own === undefined || word === null) continue;
        changes.add(source, [
            {
                from: own.from + 1,
                to: own.from + word[0].length,
                insert: "pytest_asyncio.fixture"
            }
        ]).import(source, "pytest_asyncio", null).loosen(source, "pytest", "fixture");
    }
    return changes.propose("defines the coroutine fixture with `pytest_asyncio.fixture`");
}

;// CONCATENATED MODULE: ./src/fix/owner.js
/** What an object gets when it is made. */ 
/** Whether the function's parameters, or what it gives, are annotated. */ const isTyped = (func)=>func.params.some((p)=>p.annotation !== null) || func.node.getChild("TypeDef") !== null;
/** A line behind the last plain assignment that `__init__` begins with. */ function endOfInit(source, init, line) {
    const all = statementsOf(init);
    const other = all.findIndex((s)=>!/^(?:Assign|Expression)Statement$/.test(s.name));
    const last = other < 0 ? all.at(-1) : all[other - 1];
    return last === undefined ? atBeginning(source, init, [
        line
    ]) : after(source, last, [
        line
    ]);
}

;// CONCATENATED MODULE: ./src/fix/fixers/async.task-leak.js
/** Waits for a task that was let go: where it is started, or where its owner closes. */ 






const STARTS = /(?:^|\.)(?:create_task|ensure_future)$/;
const FUTURES = /(?:^|\.)(?:gather|run_in_executor|shield)$/;
/** Coroutines in which an object comes to its end, the most usual first. */ const CLOSERS = [
    "close",
    "aclose",
    "stop",
    "shutdown",
    "__aexit__",
    "wait_closed",
    "disconnect",
    "join",
    "drain",
    "flush",
    "finish",
    "teardown"
];
const taskLeak = {
    kinds: [
        "async.task-leak"
    ],
    propose (patient) {
        const { root: { file, line } } = patient;
        const source = file === null ? null : patient.source(file);
        const call = source === null || line === null ? undefined : callsOn(source, line).find(({ func })=>STARTS.test(func) || FUTURES.test(func));
        const runner = source === null || call === undefined ? null : runnerOf(source, call.node);
        if (source === null || call === undefined || runner?.kind !== "function") return [];
        const statement = call.node.parent;
        if (statement === null) return [];
        if (statement.name === "ExpressionStatement") {
            const waits = runner.func.isAsync ? waited(patient, source, call, statement) : [];
            return STARTS.test(call.func) ? [
                ...kept(patient, source, runner.func, call, statement),
                ...gathered(patient, source, runner.func, call, statement),
                ...waits
            ] : waits;
        }
        const target = statement.name === "AssignStatement" ? statement.firstChild : null;
        return target === null ? [] : ended(patient, source, runner.func, (0,syntax_source/* textOf */.b6)(source, target));
    }
};
/** The coroutine itself is awaited, or the future. */ function waited(patient, source, call, statement) {
    const [inner] = call.args;
    const changes = new Changes(patient);
    if (!STARTS.test(call.func)) return changes.add(source, awaitOf(call.node)).propose(`awaits \`${call.func}()\``);
    if (inner?.value.name !== "CallExpression") return [];
    changes.add(source, [
        {
            from: statement.from,
            to: statement.to,
            insert: `await ${(0,syntax_source/* textOf */.b6)(source, inner.value)}`
        }
    ]).loosen(source, "asyncio");
    return changes.propose(`awaits \`${(0,facts_of_sources/* tail */.RT)(callOf(source, inner.value)?.func ?? "")}()\` in place of a task that nobody waits for`);
}
/** Tasks of a loop are kept, and waited for behind it. */ function gathered(patient, source, func, call, statement) {
    const loop = (0,syntax_source/* around */.mC)(statement, [
        "ForStatement",
        "WhileStatement"
    ]);
    if (!func.isAsync || loop === null || loop.from < func.node.from || new RegExp("\\btasks\\b").test((0,syntax_source/* textOf */.b6)(source, func.node))) return [];
    const [above, below] = [
        before(source, loop, [
            "tasks = []"
        ]),
        after(source, loop, [
            "await asyncio.gather(*tasks)"
        ])
    ];
    if (above === null || below === null) return [];
    return new Changes(patient).import(source, "asyncio", null).add(source, [
        above,
        {
            from: call.node.from,
            to: call.node.from,
            insert: "tasks.append("
        },
        {
            from: call.node.to,
            to: call.node.to,
            insert: ")"
        },
        below
    ]).propose("keeps the tasks and waits for all of them");
}
/** The object keeps its tasks until they are done, and waits for them before it closes. */ function kept(patient, source, func, call, statement) {
    const { owner } = func;
    const self = func.params[0]?.name;
    const init = owner === null ? undefined : functionsIn(source).find((f)=>f.name === "__init__" && f.owner?.from === owner.from);
    const closer = owner === null ? null : closerOf(source, owner);
    if (owner === null || init === undefined || closer === null || self === undefined) return [];
    const text = (0,syntax_source/* textOf */.b6)(source, owner);
    const name = [
        "_tasks",
        "_pending",
        "_background"
    ].find((n)=>!new RegExp(`\\b${n}\\b`).test(text));
    const [first] = statementsOf(closer);
    if (name === undefined || first === undefined || new RegExp("\\btask\\b").test((0,syntax_source/* textOf */.b6)(source, func.node).replace(/create_task/g, ""))) return [];
    const [made, keeps, waits] = [
        endOfInit(source, init, `${self}.${name}${isTyped(init) ? ': "set[asyncio.Task[object]]"' : ""} = set()`),
        after(source, statement, [
            `${self}.${name}.add(task)`,
            `task.add_done_callback(${self}.${name}.discard)`
        ]),
        before(source, first, [
            `await asyncio.gather(*${closer.params[0]?.name ?? self}.${name})`
        ])
    ];
    if (made === null || keeps === null || waits === null) return [];
    return new Changes(patient).import(source, "asyncio", null).add(source, [
        made,
        {
            from: statement.from,
            to: statement.from,
            insert: "task = "
        },
        keeps,
        waits
    ]).propose(`keeps the tasks of \`${func.name}()\` and waits for them in \`${closer.name}()\``);
}
function closerOf(source, owner) {
    const own = functionsIn(source).filter((f)=>f.owner?.from === owner.from && f.isAsync);
    return CLOSERS.flatMap((name)=>own.find((f)=>f.name === name) ?? [])[0] ?? null;
}
/** A task that is kept: waited for where its owner, or the function that started it, ends; cancelled first where it goes on for ever. */ function ended(patient, source, func, task) {
    const isOwn = /^self\.\w+$/.test(task);
    if (!isOwn && (/\W/.test(task) || !func.isAsync)) return [];
    const closer = isOwn ? func.owner === null ? null : closerOf(source, func.owner) : func;
    const all = closer === null ? [] : statementsOf(closer);
    const [first, last] = [
        all[0],
        all.at(-1)
    ];
    if (closer === null || first === undefined || last === undefined || awaits(source, closer, task)) return [];
    const cancel = (0,syntax_source/* nodesOf */.Nh)(source, [
        "ExpressionStatement"
    ]).find((n)=>n.from > closer.node.from && n.to <= closer.node.to && (0,syntax_source/* textOf */.b6)(source, n) === `${task}.cancel()`);
    const calm = `await asyncio.gather(${task}, return_exceptions=True)`;
    const from = (change, summary)=>change === null ? [] : new Changes(patient).import(source, "asyncio", null).add(source, [
            change
        ]).propose(summary);
    if (cancel !== undefined) return from(after(source, cancel, [
        calm
    ]), `waits until \`${task}\` has ended, once it is cancelled`);
    const isReturn = last.name === "ReturnStatement";
    const inside = isOwn ? before(source, first, [
        `await ${task}`
    ]) : null;
    return [
        ...from(inside, `waits for \`${task}\` before \`${closer.name}()\` goes on`),
        ...from(isReturn ? before(source, last, [
            `await ${task}`
        ]) : after(source, last, [
            `await ${task}`
        ]), `waits for \`${task}\` at the end of \`${closer.name}()\``),
        ...from(isReturn ? before(source, last, [
            `${task}.cancel()`,
            calm
        ]) : after(source, last, [
            `${task}.cancel()`,
            calm
        ]), `cancels \`${task}\` at the end of \`${closer.name}()\` and waits until it has ended`)
    ];
}
/** Whether the function waits for the task already. */ const awaits = (source, func, task)=>(0,syntax_source/* nodesOf */.Nh)(source, [
        "AwaitExpression"
    ]).some((n)=>n.from > func.node.from && n.to <= func.node.to && new RegExp(`(?<![\\w.])${task.replace(".", "\\.")}\\b`).test((0,syntax_source/* textOf */.b6)(source, n)));

;// CONCATENATED MODULE: ./src/fix/fixers/env.locale.js
/** Names the encoding of text that a call reads or writes in whatever the locale has. */ 



/** Calls that open text, with the number of positional arguments that come before `encoding`. */ const OPENERS = {
    open: 3,
    fdopen: 3,
    read_text: 0,
    write_text: 1,
    TextIOWrapper: 1,
    NamedTemporaryFile: 2,
    TemporaryFile: 2,
    FileHandler: 2,
    RotatingFileHandler: 4,
    TimedRotatingFileHandler: 4
};
const env_locale_RUNNERS = new Set([
    "run",
    "Popen",
    "check_output",
    "check_call",
    "call"
]);
/** `open` of modules whose files are no text, or that name their encoding otherwise. */ const OTHERS = /(?:^|\.)(?:os|gzip|bz2|lzma|zipfile|tarfile|Image|webbrowser|shelve|dbm|codecs|wave|io\.open_code)\.open$/;
/** Handlers that turn what cannot be decoded into something else. */ const MANGLING = new Set([
    "replace",
    "ignore",
    "backslashreplace",
    "surrogateescape"
]);
const locale = {
    kinds: [
        "env.locale"
    ],
    propose ({ root: { file, line }, source }) {
        const code = file === null ? null : source(file);
        if (code === null || line === null) return [];
        const all = callsIn(code).filter((call)=>opensText(code, call));
        const here = all.filter(({ node, list })=>(0,syntax_source/* lineAt */.mh)(code.text, node.from) <= line && line <= (0,syntax_source/* lineAt */.mh)(code.text, list.to));
        // What a module writes it reads again: both sides have to agree.
        const groups = here.length === 0 ? [] : [
            here,
            ...all.length > here.length ? [
                all
            ] : []
        ];
        return groups.flatMap((calls)=>proposal("names UTF-8 as the encoding", [
                edited(code, calls.flatMap((call)=>utf8(code, call)))
            ]));
    }
};
function opensText(source, { func, args, node }) {
    if (node.name === "Decorator" || args.some((a)=>a.name === "encoding" || (0,syntax_source/* textOf */.b6)(source, a.value).startsWith("*"))) return false;
    const name = (0,facts_of_sources/* tail */.RT)(func);
    if (env_locale_RUNNERS.has(name)) return /subprocess|Popen/.test(func) && args.some((a)=>(a.name === "text" || a.name === "universal_newlines") && (0,syntax_source/* textOf */.b6)(source, a.value) === "True");
    const before = OPENERS[name];
    if (before === undefined || OTHERS.test(func)) return false;
    const positional = args.filter((a)=>a.name === null);
    const modes = [
        ...positional.slice(0, before),
        ...args.filter((a)=>a.name === "mode")
    ].map((a)=>literal(source, a.value)).filter((text)=>text !== null && /^[rwaxbt+]{1,4}$/.test(text));
    const isBinary = modes.some((mode)=>mode?.includes("b") === true) || /TemporaryFile$/.test(name) && modes.length === 0;
    return !isBinary && positional.length <= before;
}
/** The encoding in place of a handler for errors, which it makes needless, else as the last argument. */ function utf8(source, call) {
    const errors = call.args.find((a)=>a.name === "errors" && MANGLING.has(literal(source, a.value) ?? ""));
    if (errors !== undefined) return [
        {
            from: errors.from,
            to: errors.to,
            insert: 'encoding="utf-8"'
        }
    ];
    return [
        withArgument(source, call, 'encoding="utf-8"')
    ];
}

;// CONCATENATED MODULE: ./src/fix/replacements.js
/**
 * What the standard library has in place of what it took away or speaks against, as the "Removed" and "Deprecated" sections
 * of "What's New in Python 3.x" and the library reference name it. Only what takes the same arguments and gives the same.
 */ /** @param module of the dotted name, where it ends before the last dot: a class with a member, say */ function to(name, module = name.slice(0, name.lastIndexOf("."))) {
    return {
        name,
        module,
        from: module,
        member: name.slice(module.length + 1)
    };
}
const ABSTRACT = [
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
    "Awaitable",
    "Coroutine",
    "AsyncIterable",
    "AsyncIterator",
    "AsyncGenerator",
    "Reversible",
    "Collection",
    "KeysView",
    "ItemsView",
    "ValuesView",
    "MappingView"
];
/** What `typing_extensions` has for interpreters that lack it. */ const TYPING = [
    "Self",
    "Never",
    "LiteralString",
    "Required",
    "NotRequired",
    "Unpack",
    "assert_never",
    "assert_type",
    "reveal_type",
    "override",
    "TypeIs",
    "ReadOnly",
    "Annotated",
    "TypeAlias",
    "ParamSpec",
    "Concatenate",
    "TypeGuard"
];
/** Names of modules. */ const MOVED = new Map([
    ...ABSTRACT.map((name)=>[
            `collections.${name}`,
            to(`collections.abc.${name}`)
        ]),
    ...TYPING.map((name)=>[
            `typing.${name}`,
            to(`typing_extensions.${name}`)
        ]),
    [
        "inspect.getargspec",
        to("inspect.getfullargspec")
    ],
    [
        "time.clock",
        to("time.perf_counter")
    ],
    [
        "fractions.gcd",
        to("math.gcd")
    ],
    [
        "cgi.escape",
        to("html.escape")
    ],
    [
        "base64.encodestring",
        to("base64.encodebytes")
    ],
    [
        "base64.decodestring",
        to("base64.decodebytes")
    ],
    [
        "pipes.quote",
        to("shlex.quote")
    ],
    [
        "imp.reload",
        to("importlib.reload")
    ],
    [
        "configparser.SafeConfigParser",
        to("configparser.ConfigParser")
    ],
    [
        "locale.format",
        to("locale.format_string")
    ],
    [
        "asyncio.async",
        to("asyncio.ensure_future")
    ],
    [
        "asyncio.Task.current_task",
        to("asyncio.current_task")
    ],
    [
        "asyncio.Task.all_tasks",
        to("asyncio.all_tasks")
    ],
    [
        "asyncio.iscoroutinefunction",
        to("inspect.iscoroutinefunction")
    ],
    [
        "datetime.UTC",
        to("datetime.timezone.utc", "datetime")
    ],
    [
        "xml.etree.cElementTree",
        to("xml.etree.ElementTree")
    ],
    [
        "sys.maxint",
        to("sys.maxsize")
    ],
    [
        "os.getcwdu",
        to("os.getcwd")
    ],
    [
        "itertools.izip_longest",
        to("itertools.zip_longest")
    ],
    [
        "itertools.ifilterfalse",
        to("itertools.filterfalse")
    ],
    [
        "importlib.abc.ResourceReader",
        to("importlib.resources.abc.ResourceReader")
    ],
    [
        "importlib.abc.Traversable",
        to("importlib.resources.abc.Traversable")
    ],
    [
        "importlib.find_loader",
        to("importlib.util.find_spec")
    ],
    [
        "distutils.spawn.find_executable",
        to("shutil.which")
    ],
    [
        "distutils.dir_util.copy_tree",
        to("shutil.copytree")
    ],
    [
        "threading.currentThread",
        to("threading.current_thread")
    ],
    [
        "threading.activeCount",
        to("threading.active_count")
    ],
    [
        "unittest.makeSuite",
        to("unittest.defaultTestLoader.loadTestsFromTestCase", "unittest")
    ],
    [
        "logging.warn",
        to("logging.warning")
    ],
    [
        "ast.Str",
        to("ast.Constant")
    ],
    [
        "ast.Num",
        to("ast.Constant")
    ],
    [
        "ast.Bytes",
        to("ast.Constant")
    ],
    [
        "ast.NameConstant",
        to("ast.Constant")
    ]
]);
/** Modules that have another name now, with the same contents. */ const ALIASED = new Map([
    [
        "xml.etree.cElementTree",
        "xml.etree.ElementTree"
    ],
    [
        "ConfigParser",
        "configparser"
    ],
    [
        "Queue",
        "queue"
    ],
    [
        "cPickle",
        "pickle"
    ],
    [
        "StringIO",
        "io"
    ],
    [
        "cStringIO",
        "io"
    ],
    [
        "__builtin__",
        "builtins"
    ],
    [
        "SocketServer",
        "socketserver"
    ],
    [
        "Tkinter",
        "tkinter"
    ],
    [
        "httplib",
        "http.client"
    ],
    [
        "urlparse",
        "urllib.parse"
    ],
    [
        "tomllib",
        "tomli"
    ],
    [
        "dummy_threading",
        "threading"
    ]
]);
/** Methods of objects whose names are the standard library's alone. */ const METHODS = new Map([
    [
        "isAlive",
        "is_alive"
    ],
    [
        "readfp",
        "read_file"
    ],
    [
        "assertEquals",
        "assertEqual"
    ],
    [
        "assertNotEquals",
        "assertNotEqual"
    ],
    [
        "assertAlmostEquals",
        "assertAlmostEqual"
    ],
    [
        "assertNotAlmostEquals",
        "assertNotAlmostEqual"
    ],
    [
        "assertRegexpMatches",
        "assertRegex"
    ],
    [
        "assertNotRegexpMatches",
        "assertNotRegex"
    ],
    [
        "assertRaisesRegexp",
        "assertRaisesRegex"
    ],
    [
        "assertItemsEqual",
        "assertCountEqual"
    ],
    [
        "assert_",
        "assertTrue"
    ],
    [
        "failUnless",
        "assertTrue"
    ],
    [
        "failIf",
        "assertFalse"
    ],
    [
        "failUnlessEqual",
        "assertEqual"
    ],
    [
        "getiterator",
        "iter"
    ],
    [
        "iteritems",
        "items"
    ],
    [
        "itervalues",
        "values"
    ],
    [
        "iterkeys",
        "keys"
    ],
    [
        "notifyAll",
        "notify_all"
    ],
    [
        "isSet",
        "is_set"
    ],
    [
        "warn",
        "warning"
    ]
]);
/** Calls without arguments that became attributes. */ const CALLED = new Map([
    [
        "getName",
        "name"
    ],
    [
        "isDaemon",
        "daemon"
    ]
]);

// EXTERNAL MODULE: ./src/syntax/names.js
var syntax_names = __webpack_require__(59705);
;// CONCATENATED MODULE: ./src/fix/fixers/env.python-version.js
/** Exchanges what the running interpreter has no more, or not yet, for what it has. */ 





const pythonVersion = {
    kinds: [
        "env.python-version",
        "env.warning-as-error"
    ],
    propose (patient) {
        const { root: { file, line }, source } = patient;
        const code = file === null ? null : source(file);
        if (file === null || code === null || line === null) return [];
        const known = [
            ...attributes(patient, code, line),
            ...taken(patient, code, line),
            ...methods(code, line)
        ];
        const once = new Map(known.map((one)=>[
                one.summary,
                one
            ]));
        return [
            ...once.values()
        ].flatMap(({ summary, changes, freed })=>{
            const { content } = edited(code, changes);
            return content === null || changes.length === 0 ? [] : proposal(summary, [
                {
                    file,
                    content: withoutUnused(file, content, freed)
                }
            ]);
        });
    }
};
const told = (from, to)=>`uses \`${to}\` in place of \`${from}\``;
/** What the file's names for modules stand for: `import collections as c` gives `c` → `collections`. */ function modulesOf(source) {
    return new Map(importStatements(source).filter((s)=>s.module === null).flatMap((s)=>s.names.map((n)=>n.as === null ? [
                n.name.split(".")[0] ?? n.name,
                n.name.split(".")[0] ?? n.name
            ] : [
                n.as,
                n.name
            ])));
}
/** `module.name` anywhere in the file, where a line of it is the root. */ function attributes(patient, source, line) {
    const modules = modulesOf(source);
    const places = (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ]).flatMap((node)=>{
        const text = (0,syntax_names/* dotted */.Bs)(source, node);
        const [head = "", ...rest] = (text ?? "").split(".");
        const module = modules.get(head);
        const name = module === undefined || rest.length === 0 ? null : [
            module,
            ...rest
        ].join(".");
        const to = name === null ? undefined : MOVED.get(name);
        return name === null || to === undefined ? [] : [
            {
                node,
                name,
                to,
                head
            }
        ];
    });
    const names = new Set(places.filter(({ node })=>(0,syntax_source/* lineAt */.mh)(source.text, node.from) <= line && line <= (0,syntax_source/* lineAt */.mh)(source.text, node.to)).map((one)=>one.name));
    return [
        ...names
    ].flatMap((name)=>{
        const mine = places.filter((one)=>one.name === name);
        const [first] = mine;
        if (first === undefined) return [];
        const { to, head } = first;
        const changes = mine.map(({ node })=>({
                from: node.from,
                to: node.to,
                insert: written(to, head, name)
            }));
        return [
            {
                summary: told(name, to.name),
                changes: [
                    ...changes,
                    ...needed(patient, source, to, name)
                ],
                freed: [
                    head
                ]
            }
        ];
    });
}
/** The new name in the file's own words: by the same alias where the module is the same. */ function written(to, head, name) {
    const top = name.split(".")[0] ?? name;
    return to.module === top ? `${head}${to.name.slice(top.length)}` : to.name;
}
function needed(patient, source, to, name) {
    return to.module === (name.split(".")[0] ?? name) ? [] : withImport(source, to.module, null, rankOf(patient));
}
/** `from module import name`, `import module` of one that is gone. */ function taken(patient, source, line) {
    return importStatements(source).filter(({ node })=>(0,syntax_source/* lineAt */.mh)(source.text, node.from) <= line && line <= (0,syntax_source/* lineAt */.mh)(source.text, node.to)).flatMap((s)=>{
        if (s.module === null) {
            return s.names.flatMap((n)=>{
                const to = ALIASED.get(n.name);
                if (to === undefined) return gone(patient, source, s, n);
                const bound = n.as ?? n.name;
                return [
                    {
                        summary: told(n.name, to),
                        freed: [],
                        changes: [
                            {
                                from: n.from,
                                to: n.to,
                                insert: `${to} as ${bound}`
                            }
                        ]
                    }
                ];
            });
        }
        const { module } = s;
        const all = s.names.flatMap((n)=>{
            const to = MOVED.get(`${module.text}.${n.name}`);
            return to === undefined ? [] : [
                {
                    n,
                    to
                }
            ];
        });
        const whole = all.length === 0 ? ALIASED.get(module.text) : undefined;
        if (whole !== undefined) return [
            {
                summary: told(module.text, whole),
                freed: [],
                changes: [
                    {
                        from: module.from,
                        to: module.to,
                        insert: whole
                    }
                ]
            }
        ];
        const homes = new Set(all.map(({ to })=>to.from));
        const [home] = homes;
        if (home === undefined || homes.size > 1 || !s.top) return [];
        const same = all.length === s.names.length && home !== module.text;
        const changes = all.flatMap(({ n, to })=>{
            const now = to.member.split(".")[0] ?? to.member;
            const uses = n.as === null && to.member !== n.name ? renamed(source, n.name, to.member) : [];
            const item = n.as === null || to.member.includes(".") ? now : `${now} as ${n.as}`;
            if (n.as !== null && to.member.includes(".")) return [];
            if (same || home === module.text) return usesOf(source, now).length > 0 && home === module.text && now !== n.name && s.names.some((o)=>o.name === now) ? [
                ...uses,
                ...withoutNames(source, s, [
                    n
                ])
            ] : [
                {
                    from: n.from,
                    to: n.to,
                    insert: item
                },
                ...uses
            ];
            return n.as === null ? [
                ...withoutNames(source, s, [
                    n
                ]),
                ...withImport(source, home, now, rankOf(patient)),
                ...uses
            ] : [];
        });
        const [first] = all;
        return first === undefined ? [] : [
            {
                summary: told(`${module.text}.${first.n.name}`, `${home}.${first.to.member}`),
                freed: [],
                changes: same ? [
                    {
                        from: module.from,
                        to: module.to,
                        insert: home
                    },
                    ...changes
                ] : changes
            }
        ];
    });
}
/** A module that is gone altogether, where each thing that the file takes of it has a place of its own. */ function gone(patient, source, statement, one) {
    const bound = boundName(one);
    const uses = usesOf(source, bound);
    const places = (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ]).flatMap((node)=>{
        const text = (0,syntax_names/* dotted */.Bs)(source, node);
        const name = text?.startsWith(`${bound}.`) === true ? `${one.name}${text.slice(one.as === null ? one.name.length : bound.length)}` : null;
        const to = name === null ? undefined : MOVED.get(name);
        return to === undefined || name === null ? [] : [
            {
                node,
                name,
                to
            }
        ];
    });
    const [first] = places;
    if (first === undefined || places.length < uses.length || !statement.top) return [];
    const modules = [
        ...new Set(places.map(({ to })=>to.module))
    ];
    const fresh = modules.filter((module)=>withImport(source, module, null, rankOf(patient)).length > 0);
    const [next, ...others] = fresh;
    const exchanged = next === undefined ? withoutNames(source, statement, [
        one
    ]) : [
        {
            from: one.from,
            to: one.to,
            insert: next
        }
    ];
    const changes = [
        ...places.map(({ node, to })=>({
                from: node.from,
                to: node.to,
                insert: to.name
            })),
        ...exchanged,
        ...others.flatMap((module)=>withImport(source, module, null, rankOf(patient)))
    ];
    return [
        {
            summary: told(first.name, first.to.name),
            changes: joined(changes),
            freed: []
        }
    ];
}
/** Methods of the standard library's objects, which only their names tell: `thread.isAlive()`, `self.assertEquals(…)`. */ function methods(source, line) {
    const modules = modulesOf(source);
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ], [
        line,
        line
    ]).flatMap((node)=>{
        const parts = (0,syntax_source/* children */.Y_)(node);
        const name = parts.at(-1);
        if (name?.name !== "PropertyName" || parts.at(-2)?.name !== "." || modules.has((0,syntax_names/* dotted */.Bs)(source, node)?.split(".")[0] ?? "")) return [];
        const to = METHODS.get((0,syntax_source/* textOf */.b6)(source, name));
        const isCall = node.parent?.name === "CallExpression" && node.parent.firstChild?.from === node.from;
        const form = CALLED.get((0,syntax_source/* textOf */.b6)(source, name));
        const call = node.parent;
        if (form !== undefined && isCall && call !== null && (0,syntax_source/* textOf */.b6)(source, call).endsWith("()")) return [
            {
                summary: told(`${(0,syntax_source/* textOf */.b6)(source, name)}()`, form),
                freed: [],
                changes: [
                    {
                        from: name.from,
                        to: call.to,
                        insert: form
                    }
                ]
            }
        ];
        if (to === undefined || !isCall) return [];
        const same = (0,syntax_source/* nodesOf */.Nh)(source, [
            "PropertyName"
        ]).filter((one)=>(0,syntax_source/* textOf */.b6)(source, one) === (0,syntax_source/* textOf */.b6)(source, name) && one.nextSibling === null && one.parent?.parent?.name === "CallExpression");
        return [
            {
                summary: told((0,syntax_source/* textOf */.b6)(source, name), to),
                freed: [],
                changes: same.map((one)=>({
                        from: one.from,
                        to: one.to,
                        insert: to
                    }))
            }
        ];
    });
}

;// CONCATENATED MODULE: ./src/fix/deprecation.js
/** What comes after something deprecated: what its own body calls after the warning, or what the warning's words name, where that is there. */ 




/** @param line of `code`, on which the warning was triggered */ function successors(patient, exception, code, line) {
    const warns = deprecated(patient, exception, code, line);
    const byBody = warns.flatMap((one)=>fromBody(patient, one) ?? []);
    return [
        ...byBody,
        ...warns.flatMap((one)=>fromWords(patient, exception.message, one)),
        ...warns.length === 0 ? foreign(exception.message, code, line) : []
    ];
}
/** The functions that warn: that of the innermost own frame, where it was called from the line; else one whose decorator does it. */ function deprecated({ dossier }, { frames }, code, line) {
    const names = new Set((0,syntax_source/* nodesOf */.Nh)(code, [
        "VariableName",
        "PropertyName"
    ], [
        line,
        line
    ]).map((node)=>(0,syntax_source/* textOf */.b6)(code, node)));
    const inner = [
        ...frames
    ].reverse().find((frame)=>(0,facts_of_frames/* own */.ZV)(dossier, frame.file));
    const found = [
        ...names
    ].flatMap((name)=>(0,facts_of_sources/* definitions */.BG)(dossier, name)).filter(({ def })=>def.kind !== "class");
    const direct = inner === undefined ? [] : found.filter(({ file, def })=>file === inner.file && def.line <= inner.line && inner.line <= def.end_line && !(file === code.file && def.line <= line && line <= def.end_line));
    return direct.length > 0 ? direct : found.filter(({ def })=>def.decorators.some((text)=>/(^|\.)deprecated\b/.test(text)));
}
/** A body that warns and then gives what another call or attribute gives. */ function fromBody({ source }, { file, def }) {
    const code = source(file);
    const node = code === null ? undefined : (0,syntax_source/* nodesOf */.Nh)(code, [
        "FunctionDefinition"
    ]).find((one)=>(0,syntax_source/* lineAt */.mh)(code.text, (0,syntax_source/* child */.jf)(one, "def")?.from ?? one.from) === def.line || (0,syntax_source/* lineAt */.mh)(code.text, one.from) === def.line);
    if (code === null || node === undefined) return null;
    const rest = bodyOf(node).filter((one)=>!isText(one) && !isWarning(code, one));
    const [last] = rest;
    const value = last?.name === "ReturnStatement" ? last.lastChild?.name === "return" ? null : last.lastChild : last?.name === "ExpressionStatement" ? last.firstChild : null;
    if (rest.length !== 1 || value == null) return null;
    const params = def.params.map((one)=>one.name);
    const isProperty = def.decorators.some((text)=>/(^|\.)(cached_)?property$/.test(text));
    const isMethod = def.qualname.includes(".") && !def.decorators.includes("staticmethod");
    const self = isMethod ? params[0] : undefined;
    const given = params.slice(isMethod ? 1 : 0);
    const old = (0,facts_of_sources/* tail */.RT)(def.qualname);
    const text = (0,syntax_source/* textOf */.b6)(code, value);
    const names = new Set(namesIn(code, value));
    const passed = value.name === "CallExpression" ? passedOn(code, value, given) : null;
    const head = passed ?? text;
    // Names of the deprecated function's own module would have to be imported with it: one function alone is.
    const outside = [
        ...names
    ].filter((name)=>name !== self && !given.includes(name));
    if (isProperty || isMethod ? outside.length > 0 : outside.length !== 1 || !head.startsWith(outside[0] ?? "")) return null;
    const shown = self === undefined ? head : head.replace(new RegExp(`^${self}\\.`), "");
    return {
        old,
        shown: passed === null ? shown : `${shown}()`,
        imported: isMethod ? null : {
            file,
            name: outside[0] ?? head
        },
        now ({ object, args, list }) {
            if (isProperty !== (args === null) || object === null && isMethod) return null;
            const bound = (one)=>self === undefined ? object === null ? one : `${object}.${one}` : one.replaceAll(new RegExp(`\\b${self}\\b(?!\\s*=[^=])`, "g"), object ?? self);
            if (passed !== null) return `${bound(passed)}(${args ?? ""})`;
            if (given.length === 0) return bound(text);
            if (list.length !== given.length || list.some((one)=>one.name !== null || one.text.startsWith("*"))) return null;
            return bound(given.reduce((all, name, i)=>all.replaceAll(new RegExp(`\\b${name}\\b(?!\\s*=[^=])`, "g"), list[i]?.text ?? name), text));
        }
    };
}
function isWarning(code, statement) {
    const call = statement.name === "ExpressionStatement" && statement.firstChild !== null ? callOf(code, statement.firstChild) : null;
    return call !== null && /(^|\.|_)warn(ing)?(_\w+)?$/.test(call.func) || statement.name === "ImportStatement" && (0,syntax_source/* textOf */.b6)(code, statement).includes("warnings");
}
/** What is called, where the call hands on just what came in: by position, by its own name, or by stars. */ function passedOn(code, node, given) {
    const call = callOf(code, node);
    if (call === null) return null;
    const items = call.args.map((a)=>({
            name: a.name,
            text: code.text.slice(a.value.from, a.to).replace(/^\*+\s*/, "")
        }));
    const fits = items.length === given.length && given.every((name, i)=>items[i]?.text.replace(/^\*+/, "") === name || items.some((one)=>one.name === name && one.text === name));
    return fits ? call.func : null;
}
/** "use `new()` instead": a definition of that name in the same class or module. */ function fromWords({ dossier }, message, { file, def }) {
    const owner = def.qualname.slice(0, -(0,facts_of_sources/* tail */.RT)(def.qualname).length);
    const old = (0,facts_of_sources/* tail */.RT)(def.qualname);
    const isProperty = (one)=>one.decorators.some((text)=>/(^|\.)(cached_)?property$/.test(text));
    return named(message).flatMap((name)=>{
        const next = dossier.sources.get(file)?.defs.find((one)=>one.qualname === `${owner}${(0,facts_of_sources/* tail */.RT)(name)}` && one.kind !== "class");
        if (next === undefined || (0,facts_of_sources/* tail */.RT)(name) === old) return [];
        const required = next.params.slice(owner === "" ? 0 : 1).filter((one)=>one.required);
        return [
            {
                old,
                shown: isProperty(next) ? (0,facts_of_sources/* tail */.RT)(name) : `${(0,facts_of_sources/* tail */.RT)(name)}()`,
                imported: owner === "" ? {
                    file,
                    name: (0,facts_of_sources/* tail */.RT)(name)
                } : null,
                now ({ object, args }) {
                    const base = object === null ? (0,facts_of_sources/* tail */.RT)(name) : `${object}.${(0,facts_of_sources/* tail */.RT)(name)}`;
                    if (isProperty(next)) return args === null || args.trim() === "" ? base : null;
                    if (args === null) return isProperty(def) && required.length === 0 ? `${base}()` : null;
                    return `${base}(${args})`;
                }
            }
        ];
    });
}
/** Names that a message recommends. */ function named(message) {
    return [
        ...message.matchAll(/\b(?:use|call|prefer|replaced by|in favou?r of|renamed to)\s+(?:the\s+)?[`'"]?([A-Za-z_][\w.]*\w|\w)(?:\(\))?[`'"]?/gi)
    ].map((m)=>m[1] ?? "").filter((name)=>name.length > 1);
}
/** A library speaks against one of its names and recommends another beside it: `lib.old` → `lib.new`. */ function foreign(message, code, line) {
    const called = callsIn(code, [
        line,
        line
    ]).map(({ func })=>(0,facts_of_sources/* tail */.RT)(func)).filter((name)=>new RegExp(`\\b${name}\\b`).test(message));
    return [
        ...new Set(called)
    ].flatMap((old)=>named(message).map(facts_of_sources/* tail */.RT).filter((name)=>name !== old && ![
                "instead",
                "the",
                "of",
                "a"
            ].includes(name)).map((name)=>({
                old,
                shown: `${name}()`,
                imported: null,
                now: ({ object, args })=>object === null || args === null ? null : `${object}.${name}(${args})`
            })));
}

;// CONCATENATED MODULE: ./src/fix/fixers/env.warning-as-error.js
/** Stops triggering a warning: by what the deprecated code itself calls, or its words name, in its place; by an escape that is one; by closing what was opened. */ 








const warningAsError = {
    kinds: [
        "env.warning-as-error"
    ],
    propose (patient) {
        const { root: { file, line }, source, dossier } = patient;
        const code = file === null ? null : source(file);
        if (file === null || code === null || line === null) return [];
        const isResource = (0,facts_of_frames/* raised */.P5)(dossier).some(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "ResourceWarning"));
        const plain = [
            [
                "escapes the backslash",
                escaped(code, line)
            ],
            [
                "compares by value",
                compared(code, line)
            ],
            [
                "takes the time in UTC",
                inUtc(patient, code, line)
            ],
            [
                "closes what it opens",
                isResource ? env_warning_as_error_closed(code, line) : []
            ]
        ];
        return [
            ...plain.flatMap(([summary, changes])=>changes.length === 0 ? [] : proposal(summary, [
                    edited(code, changes)
                ])),
            ...env_warning_as_error_replaced(patient, code, line)
        ];
    }
};
/** Escapes that Python knows (lexical analysis, "Escape sequences"). */ const ESCAPE = /\\(\r?\n|[\\'"abfnrtvx0-7NuU])|\\([^])/g;
function escaped(source, line) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "String",
        "FormatString"
    ], [
        line,
        line
    ]).flatMap((node)=>{
        const text = (0,syntax_source/* textOf */.b6)(source, node);
        const prefix = /^[a-zA-Z]*/.exec(text)?.[0] ?? "";
        const found = [
            ...text.matchAll(ESCAPE)
        ];
        if (/r/i.test(prefix) || !found.some((one)=>one[2] !== undefined)) return [];
        if (found.every((one)=>one[2] !== undefined)) return [
            {
                from: node.from,
                to: node.from,
                insert: "r"
            }
        ];
        return found.filter((one)=>one[2] !== undefined).map((one)=>({
                from: node.from + one.index,
                to: node.from + one.index,
                insert: "\\"
            }));
    });
}
/** `x is "a"` compares identities, where the value is meant. */ function compared(source, line) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "BinaryExpression"
    ], [
        line,
        line
    ]).flatMap((node)=>{
        const parts = (0,syntax_source/* children */.Y_)(node);
        const at = parts.find((p)=>p.name === "is");
        const not = parts.find((p)=>p.name === "not");
        const isLiteral = parts.some((p)=>[
                "String",
                "Number",
                "TupleExpression"
            ].includes(p.name));
        return at === undefined || !isLiteral ? [] : [
            {
                from: at.from,
                to: not?.to ?? at.to,
                insert: not === undefined ? "==" : "!="
            }
        ];
    });
}
/** `utcnow()` and `utcfromtimestamp(t)` give a naive time; so does this. */ function inUtc(patient, source, line) {
    return callsIn(source, [
        line,
        line
    ]).flatMap(({ func, node, to, list, args })=>{
        const name = (0,facts_of_sources/* tail */.RT)(func);
        if (!/^(?:datetime\.)?datetime\.(?:utcnow|utcfromtimestamp)$/.test(func)) return [];
        const whole = func.startsWith("datetime.datetime.");
        const zone = whole ? "datetime.timezone.utc" : "timezone.utc";
        const now = name === "utcnow" ? `now(${zone})` : `fromtimestamp(${args.map((a)=>source.text.slice(a.from, a.to)).join(", ")}, ${zone})`;
        return [
            {
                from: to - name.length,
                to: node.to,
                insert: `${now}.replace(tzinfo=None)`
            },
            ...whole || list.to !== node.to ? [] : withImport(source, "datetime", "timezone", rankOf(patient))
        ];
    });
}
const env_warning_as_error_OPENERS = /(?:^|\.)(?:open|socket|urlopen|Popen|connect|create_connection|NamedTemporaryFile|TemporaryFile)$/;
/** A `with` around the statement that opens and drops a file. */ function env_warning_as_error_closed(source, line) {
    const call = callsIn(source, [
        line,
        line
    ]).find(({ func, node })=>env_warning_as_error_OPENERS.test(func) && node.name === "CallExpression" && node.parent?.name !== "WithStatement");
    let statement = call?.node ?? null;
    while(statement !== null && !isStatement(statement))statement = statement.parent;
    if (call === undefined || statement === null || ![
        "ReturnStatement",
        "AssignStatement",
        "ExpressionStatement"
    ].includes(statement.name)) return [];
    const { text } = source;
    const end = (0,syntax_source/* newlineOf */.q3)(text);
    const indent = (0,syntax_source/* indentOf */._j)(text, (0,syntax_source/* lineAt */.mh)(text, statement.from));
    if (text.slice((0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, statement.from)), statement.from).trim() !== "") return [];
    const step = indent.includes("\t") ? "\t" : "    ";
    const opened = (0,syntax_source/* textOf */.b6)(source, call.node);
    if (call.node.parent?.from === statement.from && statement.name !== "ExpressionStatement" || call.node.parent === statement) return held(source, statement, opened, step);
    const name = [
        "file",
        "handle",
        "fh"
    ].find((one)=>usesOf(source, one).length === 0);
    const body = (0,syntax_source/* textOf */.b6)(source, statement);
    if (name === undefined || body.includes("\n")) return [];
    const inner = body.slice(0, call.node.from - statement.from) + name + body.slice(call.node.to - statement.from);
    return [
        {
            from: statement.from,
            to: statement.to,
            insert: `with ${opened} as ${name}:${end}${indent}${step}${inner}`
        }
    ];
}
/** `f = open(…)`, and what follows up to the last use of `f`, in one `with`. */ function held(source, statement, opened, step) {
    const [target] = (0,syntax_source/* children */.Y_)(statement);
    if (statement.name !== "AssignStatement" || target?.name !== "VariableName") return [];
    const name = (0,syntax_source/* textOf */.b6)(source, target);
    const after = [];
    for(let at = statement.nextSibling; at !== null; at = at.nextSibling)if (isStatement(at)) after.push(at);
    const mine = usesOf(source, name);
    const last = after.findLastIndex((one)=>mine.some((use)=>one.from <= use.from && use.to <= one.to));
    const block = after.slice(0, last + 1);
    const handedOut = block.some((one)=>/^(?:Return|Yield)/.test(one.name) && (0,syntax_source/* children */.Y_)(one).some((c)=>c.name === "VariableName" && (0,syntax_source/* textOf */.b6)(source, c) === name));
    const tall = block.some((one)=>(0,syntax_source/* nodesOf */.Nh)(source, [
            "String",
            "FormatString"
        ]).some((s)=>one.from <= s.from && s.to <= one.to && (0,syntax_source/* textOf */.b6)(source, s).includes("\n")));
    if (block.length === 0 || handedOut || tall) return [];
    const { text } = source;
    const closing = block.filter((one)=>(0,syntax_source/* textOf */.b6)(source, one).trim() === `${name}.close()`);
    const lines = block.filter((one)=>!closing.includes(one));
    if (lines.length === 0) return [];
    const shifted = lines.flatMap((one)=>Array.from({
            length: (0,syntax_source/* lineAt */.mh)(text, one.to - 1) - (0,syntax_source/* lineAt */.mh)(text, one.from) + 1
        }, (_, n)=>(0,syntax_source/* lineAt */.mh)(text, one.from) + n)).map((n)=>({
            from: (0,syntax_source/* lineStart */.PT)(text, n),
            to: (0,syntax_source/* lineStart */.PT)(text, n),
            insert: text.slice((0,syntax_source/* lineStart */.PT)(text, n)).startsWith("\n") ? "" : step
        }));
    const gone = closing.map((one)=>({
            from: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, one.from)),
            to: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, one.from) + 1),
            insert: ""
        }));
    return [
        {
            from: statement.from,
            to: statement.to,
            insert: `with ${opened} as ${name}:`
        },
        ...shifted,
        ...gone
    ];
}
/** What is deprecated, exchanged for what comes after it: at the line alone, then in the whole file. */ function env_warning_as_error_replaced(patient, code, line) {
    const { dossier } = patient;
    const told = (0,facts_of_frames/* raised */.P5)(dossier).find(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "Warning"));
    if (told === undefined) return [];
    return successors(patient, told.exception, code, line).flatMap((successor)=>{
        const sites = (0,syntax_source/* nodesOf */.Nh)(code, [
            "MemberExpression",
            "VariableName"
        ]).flatMap((node)=>site(code, node, successor));
        const here = sites.filter(({ node })=>(0,syntax_source/* lineAt */.mh)(code.text, node.from) <= line && line <= (0,syntax_source/* lineAt */.mh)(code.text, node.to));
        const groups = here.length === 0 ? [] : sites.length > here.length ? [
            here,
            sites
        ] : [
            here
        ];
        return groups.flatMap((some)=>{
            const content = (0,syntax_source/* rewrite */.v8)(code.text, [
                ...some.flatMap(({ changes })=>changes),
                ...env_warning_as_error_imports(patient, code, successor)
            ]);
            return proposal(`uses \`${successor.shown}\` in place of \`${successor.old}\``, [
                {
                    file: code.file,
                    content: withoutUnused(code.file, content, [
                        successor.old
                    ])
                }
            ]);
        });
    }).filter(({ edits: [edit] })=>(0,facts_of_frames/* own */.ZV)(dossier, edit.file));
}
/** One use of what is deprecated: `x.old`, `x.old(…)`, `old(…)`. */ function site(source, node, { old, now }) {
    const last = node.name === "MemberExpression" ? node.lastChild : node;
    if (last === null || (0,syntax_source/* textOf */.b6)(source, last) !== old || node.name === "MemberExpression" && (last.name !== "PropertyName" || last.prevSibling?.name !== ".")) return [];
    if (node.name === "VariableName" && (node.parent?.name === "ImportStatement" || node.parent?.name === "FunctionDefinition" || node.parent?.name === "ArgList" && node.nextSibling?.name === "AssignOp")) return [];
    const call = node.parent?.name === "CallExpression" && node.parent.firstChild?.from === node.from && node.parent.firstChild.to === node.to ? callOf(source, node.parent) : null;
    const object = node.name === "MemberExpression" ? source.text.slice(node.from, last.prevSibling?.from ?? last.from) : null;
    const text = now({
        object,
        args: call === null ? null : source.text.slice(call.list.from + 1, call.list.to - 1),
        list: call === null ? [] : call.args.map((a)=>({
                name: a.name,
                text: (0,syntax_source/* textOf */.b6)(source, a.value)
            }))
    });
    return text === null ? [] : [
        {
            node,
            changes: [
                {
                    from: node.from,
                    to: call?.node.to ?? node.to,
                    insert: text
                }
            ]
        }
    ];
}
/** The successor's import, where the old name was imported by itself. */ function env_warning_as_error_imports(patient, code, { old, imported }) {
    const statement = importStatements(code).find((s)=>s.top && s.module !== null && s.names.some((n)=>n.name === old && n.as === null));
    if (imported === null || statement?.module == null) return [];
    const home = moduleOf(patient.dossier, imported.file);
    const here = absoluteName(patient.dossier, code.file, statement.module.text) === home ? statement.module.text : statement.module.level > 0 ? relativeName(patient.dossier, code.file, home) ?? home : home;
    return withImport(code, here, imported.name, rankOf(patient));
}

;// CONCATENATED MODULE: ./src/fix/fixers/env.file-missing.js
/** Finds a file from the module that names it, not from the folder in which the program happens to run. */ 




const fileMissing = {
    kinds: [
        "env.file-missing"
    ],
    propose (patient) {
        const { root: { file, line }, source } = patient;
        const code = file === null ? null : source(file);
        if (file === null || code === null || line === null) return [];
        const found = (0,syntax_source/* nodesOf */.Nh)(code, [
            "String"
        ], [
            line,
            line
        ]).flatMap((node)=>{
            const path = literal(code, node);
            const there = path === null ? null : place(patient, file, path);
            return there === null ? [] : [
                {
                    node,
                    there
                }
            ];
        });
        return found.flatMap(({ node, there })=>proposal(`finds \`${there.to.split("/").at(-1) ?? there.to}\` from the module's own folder`, [
                edited(code, anchored(patient, code, node, there))
            ]));
    }
};
/** Where a relative path leads in the checkout, from a folder above the module (the nearest that has it), seen from the module. */ function place({ text, dossier }, file, path) {
    const clean = path.replace(/^\.\//, "");
    if (clean === "" || clean.startsWith("/") || clean.includes("..") || /^[a-z]+:|[*?{}<>|\n]/i.test(clean) || !/[./]/.test(clean)) return null;
    const own = file.split("/").slice(0, -1);
    const exists = (one)=>text(one) !== null || dossier.files.some((f)=>f.startsWith(`${one.replace(/\/$/, "")}/`));
    // It was found from the project's folder, then from one between; the module's own comes last.
    for(let depth = 0; depth <= own.length; depth += 1){
        const base = own.slice(0, depth);
        const target = [
            ...base,
            clean
        ].join("/");
        if (!exists(target)) continue;
        const parts = target.split("/");
        let shared = 0;
        while(shared < own.length && own[shared] === parts[shared])shared += 1;
        return {
            up: own.length - shared,
            to: parts.slice(shared).join("/")
        };
    }
    return null;
}
/** The file's own way to speak of paths: `pathlib` where it knows that, else `os.path`, else `pathlib` imported. */ function anchored(patient, source, node, { up, to }) {
    const statements = importStatements(source).filter((s)=>s.top);
    const hasPath = statements.some((s)=>s.module?.text === "pathlib" && s.names.some((n)=>n.name === "Path" && n.as === null));
    const hasPathlib = statements.some((s)=>s.module === null && s.names.some((n)=>n.name === "pathlib" && n.as === null));
    const hasOs = statements.some((s)=>s.module === null && s.names.some((n)=>n.name === "os" && n.as === null));
    const parent = node.parent?.name === "ArgList" ? node.parent.parent : null;
    const call = parent === null ? null : callOf(source, parent);
    const first = call?.args[0]?.value.from === node.from;
    const name = call === null || !first ? "" : (0,facts_of_sources/* tail */.RT)(call.func);
    const quote = source.text[node.from] === "'" ? "'" : '"';
    if (name === "join" && call !== null && /path\.join$/.test(call.func)) {
        const up_ = Array.from({
            length: up
        }, ()=>`${quote}..${quote}, `).join("");
        const rest = call.args.length > 1 ? null : `${quote}${to}${quote}`;
        return rest === null ? [] : [
            {
                from: node.from,
                to: node.to,
                insert: `os.path.dirname(__file__), ${up_}${rest}`
            }
        ];
    }
    const path = hasPathlib && !hasPath ? "pathlib.Path" : "Path";
    const folder = up === 0 ? `${path}(__file__).parent` : `${path}(__file__).resolve().parents[${String(up)}]`;
    const whole = `${folder} / ${quote}${to}${quote}`;
    const imported = hasPath || hasPathlib ? [] : withImport(source, "pathlib", "Path", rankOf(patient));
    if (call !== null && first && /^(?:pathlib\.)?(?:Pure)?Path$/.test(call.func) && call.args.length === 1) {
        const isObject = call.node.parent?.name === "MemberExpression" || call.node.parent?.name === "BinaryExpression";
        return [
            {
                from: call.node.from,
                to: call.node.to,
                insert: isObject ? `(${whole})` : whole
            }
        ];
    }
    if ([
        "open",
        "exists",
        "isfile",
        "isdir",
        "read_csv",
        "load",
        "FileInput"
    ].includes(name) && !(hasOs && !hasPath && !hasPathlib)) return [
        {
            from: node.from,
            to: node.to,
            insert: whole
        },
        ...imported
    ];
    if (hasOs && !hasPath && !hasPathlib) {
        const ups = Array.from({
            length: up
        }, ()=>`${quote}..${quote}, `).join("");
        return [
            {
                from: node.from,
                to: node.to,
                insert: `os.path.join(os.path.dirname(__file__), ${ups}${quote}${to}${quote})`
            }
        ];
    }
    // Elsewhere it stays the text that it was.
    return [
        {
            from: node.from,
            to: node.to,
            insert: `str(${whole})`
        },
        ...imported
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/env.variable-missing.js
/** Gives a variable that is not set the default that the project itself shows: an example of its environment, or another read of it. */ 



/** Where projects keep the variables that a checkout needs, the most deliberate first. */ const EXAMPLES = [
    ".env.example",
    ".env.sample",
    ".env.template",
    ".env.dist",
    ".env.defaults",
    "env.example",
    ".env.test",
    ".env.ci",
    ".env.dev",
    ".env",
    "example.env",
    "docker/.env.example"
];
/** No default for these is anybody's to choose. */ const SECRET = /SECRET|TOKEN|PASSW|PWD|CREDENTIAL|PRIVATE|API_?KEY|ACCESS_?KEY|AUTH/i;
const variableMissing = {
    kinds: [
        "env.variable-missing"
    ],
    propose (patient) {
        const { root: { file, line }, source } = patient;
        const code = file === null ? null : source(file);
        if (code === null || line === null) return [];
        return reads(code, line).flatMap(({ name, withDefault })=>{
            if (SECRET.test(name)) return [];
            const value = shown(patient, name);
            return value === null ? [] : proposal(`defaults \`${name}\` to what the project shows for it`, [
                edited(code, withDefault(value))
            ]);
        });
    }
};
/** Reads of the environment on a line that have no default. */ function reads(source, line) {
    const subscripts = (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ], [
        line,
        line
    ]).flatMap((node)=>{
        const parts = (0,syntax_source/* children */.Y_)(node);
        const [base, open, key] = parts;
        if (base === undefined || key === undefined || open?.name !== "[" || !/(^|\.)environ$/.test((0,syntax_source/* textOf */.b6)(source, base))) return [];
        const name = literal(source, key);
        return name === null ? [] : [
            {
                name,
                withDefault: (value)=>[
                        {
                            from: node.from,
                            to: node.to,
                            insert: `${(0,syntax_source/* textOf */.b6)(source, base)}.get(${(0,syntax_source/* textOf */.b6)(source, key)}, ${quoted(source, key, value)})`
                        }
                    ]
            }
        ];
    });
    const calls = callsIn(source, [
        line,
        line
    ]).filter(({ func, args, node })=>/(^|\.)(environ\.get|getenv)$/.test(func) && args.length === 1 && (0,syntax_source/* lineAt */.mh)(source.text, node.from) <= line).flatMap((call)=>{
        const [first] = call.args;
        const name = first === undefined ? null : literal(source, first.value);
        return first === undefined || name === null ? [] : [
            {
                name,
                withDefault: (value)=>[
                        env_variable_missing_after(call, `, ${quoted(source, first.value, value)}`)
                    ]
            }
        ];
    });
    return [
        ...subscripts,
        ...calls
    ];
}
/** A string in the quotes of the one beside it. */ const quoted = (source, beside, value)=>(0,syntax_source/* textOf */.b6)(source, beside).endsWith("'") && !/['\\]/.test(value) ? `'${value}'` : JSON.stringify(value);
const env_variable_missing_after = ({ args, list }, insert)=>({
        from: args.at(-1)?.to ?? list.to - 1,
        to: args.at(-1)?.to ?? list.to - 1,
        insert
    });
/** The value that an example file gives it, else the one default that the code has for it elsewhere, else the one that the tests set. */ function shown(patient, name) {
    const { dossier, text } = patient;
    for (const file of EXAMPLES){
        const value = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*(.*?)\\s*$`, "m").exec(text(file) ?? "")?.[1];
        const plain = value?.replace(/\s+#.*$/, "").replace(/^(["'])(.*)\1$/, "$2");
        if (plain !== undefined && plain !== "" && !/^<.*>$|\$\{|change.?me|your[-_ ]|^x+$|^\.\.\.$/i.test(plain)) return plain;
    }
    const files = new Set((0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`["']${name}["']`)).map((one)=>one.file));
    const values = (test, tests)=>new Set([
            ...files
        ].filter((file)=>dossier.isTest(file) === tests).flatMap((file)=>{
            const code = patient.source(file);
            return code === null ? [] : callsIn(code).filter(({ func })=>test(func)).flatMap(({ args: [key, value] })=>{
                const found = key !== undefined && literal(code, key.value) === name && value !== undefined ? literal(code, value.value) : null;
                return found === null ? [] : [
                    found
                ];
            });
        }));
    for (const found of [
        values((func)=>/(^|\.)(environ\.get|getenv|environ\.setdefault)$/.test(func), false),
        values((func)=>/(^|\.)(setenv|environ\.setdefault)$/.test(func), true)
    ]){
        const [only, ...more] = found;
        if (only !== undefined && more.length === 0) return only;
    }
    return null;
}

;// CONCATENATED MODULE: ./src/fix/fixers/flaky.clock.js
/** Reads times in UTC where the machine's own time zone would decide. */ 



const clock = {
    kinds: [
        "flaky.clock"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const source = file === null ? null : patient.source(file);
        // A date that has passed is put right by nobody but who knows what the test is about.
        if (source === null || line === null || dossier.isolation?.flip?.factor !== "time-zone") return [];
        const here = callsOn(source, line);
        const all = callsIn(source);
        return [
            "aware",
            "naive"
        ].flatMap((kind)=>[
                ...flaky_clock_inUtc(patient, source, here, kind),
                ...flaky_clock_inUtc(patient, source, all, kind)
            ]);
    }
};
function flaky_clock_inUtc(patient, source, calls, kind) {
    const changes = new Changes(patient);
    for (const call of calls){
        const change = utcOf(source, call, kind, (module, name)=>{
            changes.import(source, module, name);
        });
        if (change !== null) changes.add(source, [
            change
        ]);
    }
    return changes.propose(`reads the time in UTC${kind === "naive" ? ", without a zone as before" : ""}, whatever the machine's zone`);
}
function utcOf(source, { func, args, node, from, to, list }, kind, imports) {
    const method = (0,facts_of_sources/* tail */.RT)(func);
    const holder = func.slice(0, Math.max(0, func.lastIndexOf(".")));
    const utc = ()=>{
        const prefix = /^(\w+)\.(?:datetime|date)$/.exec(holder)?.[1];
        if (prefix !== undefined) return `${prefix}.timezone.utc`;
        if (/^import datetime\b/m.test(source.text)) return "datetime.timezone.utc";
        imports("datetime", "timezone");
        return "timezone.utc";
    };
    const bare = kind === "naive" ? ".replace(tzinfo=None)" : "";
    const whole = (text)=>({
            from: node.from,
            to: node.to,
            insert: text
        });
    const given = source.text.slice(list.from + 1, list.to - 1).trim().replace(/,$/, "");
    const isDate = /(?:^|\.)date$/.test(holder);
    const isTime = /(?:^|\.)datetime$/.test(holder);
    if (isTime && method === "fromtimestamp" && args.length === 1) return whole(`${func}(${given}, tz=${utc()})${bare}`);
    if (isTime && (method === "now" || method === "today") && args.length === 0) return whole(`${holder}.now(${utc()})${bare}`);
    if (isDate && (method === "fromtimestamp" && args.length === 1 || method === "today" && args.length === 0)) {
        const cls = holder.replace(/date$/, "datetime");
        if (cls === "datetime") imports("datetime", "datetime");
        return whole(method === "today" ? `${cls}.now(${utc()}).date()` : `${cls}.fromtimestamp(${given}, tz=${utc()}).date()`);
    }
    if (func === "time.localtime") return {
        from,
        to,
        insert: "time.gmtime"
    };
    if (func === "time.strftime" && args.length === 1) return whole(`time.strftime(${given}, time.gmtime())`);
    if (func === "time.ctime") return whole(`time.asctime(time.gmtime(${given}))`);
    if (func === "time.mktime" && args.length === 1) {
        imports("calendar", null);
        return {
            from,
            to,
            insert: "calendar.timegm"
        };
    }
    if (method === "astimezone" && args.length === 0 && holder !== "") return whole(`${holder}.astimezone(${utc()})`);
    if (method === "timestamp" && args.length === 0 && holder !== "" && kind === "naive") return whole(`${holder}.replace(tzinfo=${utc()}).timestamp()`);
    return null;
}

;// CONCATENATED MODULE: ./src/fix/fixers/flaky.hash-order.js
/** Gives what a set hands out an order: that of what it was made from, or a sorted one. */ 





/** Calls whose result has the order of what they are given. */ const ORDERED = new Set([
    "list",
    "tuple",
    "join",
    "iter",
    "enumerate",
    "zip",
    "reversed",
    "map",
    "filter"
]);
const SET_METHODS = /\.(?:add|discard|remove|update|pop|union|intersection|difference|symmetric_difference|issubset|issuperset|isdisjoint|\w+_update)$/;
const hashOrder = {
    kinds: [
        "flaky.hash-order"
    ],
    propose (patient) {
        const { root: { file, line } } = patient;
        const source = file === null ? null : patient.source(file);
        if (source === null || line === null) return [];
        const sets = (0,syntax_source/* nodesOf */.Nh)(source, [
            "SetExpression",
            "SetComprehensionExpression",
            "CallExpression"
        ], [
            line,
            line
        ]).filter((n)=>isSet(source, n));
        const found = sets.flatMap((set)=>ofSet(patient, source, set));
        return found.length > 0 ? found : iterables(source, [
            line,
            line
        ]).flatMap((node)=>sorted(patient, source, [
                node
            ]));
    }
};
/** `{a, b}`, `{x for x in xs}`, `set(xs)`. */ function isSet(source, node) {
    return node.name !== "CallExpression" || /^(?:set|frozenset)$/.test(callOf(source, node)?.func ?? "") && callOf(source, node)?.args.length === 1;
}
function ofSet(patient, source, set) {
    const { parent } = set;
    const target = parent?.name === "AssignStatement" ? parent.firstChild : null;
    if (target?.name === "VariableName") {
        const uses = usesOf(source, (0,syntax_source/* textOf */.b6)(source, target)).filter((n)=>n.from !== target.from && sameFunction(n, target));
        const asked = iterables(source).filter((n)=>uses.some((u)=>u.from === n.from && u.to === n.to));
        const isUsedAsSet = uses.some((n)=>n.parent?.name === "BinaryExpression" && !/\bin$/.test(n.prevSibling === null ? "" : (0,syntax_source/* textOf */.b6)(source, n.prevSibling)) || n.parent?.name === "UpdateStatement" || n.parent?.name === "MemberExpression" && SET_METHODS.test((0,syntax_source/* textOf */.b6)(source, n.parent)));
        if (isUsedAsSet) return asked.length === 0 ? [] : sorted(patient, source, asked);
        return [
            ...inOrder(patient, source, set),
            ...asked.length === 0 ? sorted(patient, source, [
                set
            ]) : sorted(patient, source, asked)
        ];
    }
    if (parent?.name === "ArgList" && !iterables(source).some((n)=>n.from === set.from)) return [
        ...inOrder(patient, source, set),
        ...sorted(patient, source, [
            set
        ])
    ];
    return parent !== null && (0,syntax_source/* around */.mC)(set, [
        "BinaryExpression"
    ])?.from === parent.from ? [] : [
        ...inOrder(patient, source, set),
        ...sorted(patient, source, [
            set
        ])
    ];
}
/** Each once, in the order of what the set was made from. */ function inOrder(patient, source, set) {
    if (set.name === "SetExpression") return [];
    const list = set.name === "CallExpression" ? (0,syntax_source/* child */.jf)(set, "ArgList") : set;
    const inner = list === null ? "" : source.text.slice(list.from + 1, list.to - 1);
    const whole = listAround(source, set) ?? set;
    const change = {
        from: whole.from,
        to: whole.to,
        insert: `list(dict.fromkeys(${inner}))`
    };
    return new Changes(patient).add(source, [
        change
    ]).propose("keeps each once in the order in which they come, in place of a set");
}
/** `sorted(x)` round what is gone through; `list(x)` becomes it. */ function sorted(patient, source, nodes) {
    const changes = nodes.flatMap((node)=>{
        const list = listAround(source, node);
        if (list !== null) return [
            {
                from: list.from,
                to: list.from + "list".length,
                insert: "sorted"
            }
        ];
        return [
            {
                from: node.from,
                to: node.from,
                insert: "sorted("
            },
            {
                from: node.to,
                to: node.to,
                insert: ")"
            }
        ];
    });
    return new Changes(patient).add(source, changes).propose("sorts what comes out of the set");
}
/** `list(x)` around x. */ function listAround(source, node) {
    const call = node.parent?.name === "ArgList" && node.parent.parent !== null ? callOf(source, node.parent.parent) : null;
    return call?.func === "list" && call.args.length === 1 ? call.node : null;
}
/** What a loop or comprehension goes through, or a call that keeps the order of what it is given. */ function iterables(source, lines) {
    const loops = (0,syntax_source/* nodesOf */.Nh)(source, [
        "ForStatement",
        "ArrayComprehensionExpression",
        "ComprehensionExpression",
        "DictionaryComprehensionExpression",
        "ArgList"
    ], lines).flatMap((node)=>(0,syntax_source/* children */.Y_)(node).filter((_, i, all)=>all[i - 1]?.name === "in" && all.some((c)=>c.name === "for")));
    const calls = (0,syntax_source/* nodesOf */.Nh)(source, [
        "CallExpression"
    ], lines).flatMap((node)=>{
        const call = callOf(source, node);
        return call !== null && ORDERED.has((0,facts_of_sources/* tail */.RT)(call.func)) && call.args.every((a)=>a.name === null) && (0,syntax_source/* child */.jf)(call.list, "for") === null ? call.args.slice(-1).map((a)=>a.value) : [];
    });
    return [
        ...loops,
        ...calls
    ].filter((n)=>[
            "VariableName",
            "MemberExpression",
            "SetExpression",
            "SetComprehensionExpression",
            "CallExpression"
        ].includes(n.name) && !/^(?:sorted|range|list|enumerate|zip|reversed)\(/.test((0,syntax_source/* textOf */.b6)(source, n)));
}

;// CONCATENATED MODULE: ./src/fix/fixers/flaky.parallel.js
/** Gives each test a folder of its own in place of a fixed one that all workers share. */ 







const SHARED = /^(?:\/tmp|\/var\/tmp)(?:\/|$)/;
const flaky_parallel_LOOSE = [
    "tempfile",
    "pathlib",
    "Path",
    "gettempdir",
    "os"
];
const parallel = {
    kinds: [
        "flaky.parallel"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const source = file === null || !dossier.isTest(file) ? null : patient.source(file);
        if (source === null || line === null) return [];
        const path = (0,syntax_source/* nodesOf */.Nh)(source, [
            "BinaryExpression",
            "CallExpression",
            "String"
        ], [
            line,
            line
        ]).flatMap((node)=>fixedPath(source, node) ?? [])[0];
        if (path === undefined) return [];
        const statement = (0,syntax_source/* around */.mC)(path.node, [
            "AssignStatement"
        ]);
        if (statement?.parent?.name === "Script" && path.node.parent?.from === statement.from) return flaky_parallel_ofModule(patient, source, statement, path);
        const runner = runnerOf(source, path.node);
        if (runner.kind !== "function") return [];
        const place = placeIn(patient, source, runner.func, path);
        return place === null ? [] : new Changes(patient).loosen(source, ...flaky_parallel_LOOSE).add(source, [
            {
                from: path.node.from,
                to: path.node.to,
                insert: place.text
            },
            ...withParameter(source, runner.func, place.param)
        ]).propose(`uses \`${place.param}\` in place of the fixed path`);
    }
};
/** `Path(tempfile.gettempdir()) / "x"`, `os.path.join(tempfile.gettempdir(), "x")`, `Path("/tmp/x")`, `"/tmp/x"`. */ function fixedPath(source, node) {
    const last = (text)=>/([^/]+)\/?$/.exec(text ?? "")?.[1] ?? null;
    const made = (name, isText)=>name === null || /^(?:tmp|var)$/.test(name) ? null : {
            node,
            name,
            isText
        };
    if (node.name === "BinaryExpression") return /\bgettempdir\(\)|["']\/(?:var\/)?tmp\/?["']/.test((0,syntax_source/* textOf */.b6)(source, node)) && node.lastChild !== null ? made(last(literal(source, node.lastChild)), false) : null;
    if (node.name === "String") return SHARED.test(literal(source, node) ?? "") ? made(last(literal(source, node)), true) : null;
    const call = callOf(source, node);
    const [first, second] = call?.args ?? [];
    if (call === null || first === undefined) return null;
    if (/(?:^|\.)Path$/.test(call.func) && second === undefined) return SHARED.test(literal(source, first.value) ?? "") ? made(last(literal(source, first.value)), false) : null;
    const end = call.args.at(-1);
    return call.func === "os.path.join" && end !== undefined && /\bgettempdir\(\)|["']\/(?:var\/)?tmp\/?["']/.test((0,syntax_source/* textOf */.b6)(source, node)) ? made(last(literal(source, end.value)), true) : null;
}
/** The path below the test's own folder, or below the worker's for a fixture that outlives a test. Null for what takes no fixtures. */ function placeIn({ dossier }, source, func, { name, isText }) {
    const fixture = isFixture(source, func.decorators);
    if (!fixture && !(func.name.startsWith("test") && dossier.isTest(source.file))) return null;
    const isWide = func.decorators.some((d)=>/\bscope\s*=(?!\s*["']function["'])/.test((0,syntax_source/* textOf */.b6)(source, d)));
    const [param, folder] = isWide ? [
        "tmp_path_factory",
        "tmp_path_factory.getbasetemp()"
    ] : [
        "tmp_path",
        "tmp_path"
    ];
    return {
        param,
        text: isText ? `str(${folder} / "${name}")` : `${folder} / "${name}"`
    };
}
/** A path that the module names: each test or fixture that speaks of it makes its own. */ function flaky_parallel_ofModule(patient, source, statement, path) {
    const constant = statement.firstChild === null ? "" : (0,syntax_source/* textOf */.b6)(source, statement.firstChild);
    const gone = cut(source, statement);
    const uses = /^\w+$/.test(constant) ? usesOf(source, constant).filter((n)=>n.from > statement.to) : [];
    if (gone === null || uses.length === 0 || patient.dossier.files.some((f)=>f !== source.file && patient.dossier.isTest(f) && new RegExp(`\\b${constant}\\b`).test(patient.text(f) ?? ""))) return [];
    const local = constant.replace(/^_+/, "").toLowerCase();
    const changes = new Changes(patient).loosen(source, ...flaky_parallel_LOOSE).add(source, [
        gone
    ]);
    for (const use of uses){
        const runner = runnerOf(source, use);
        const place = runner.kind === "function" ? placeIn(patient, source, runner.func, path) : null;
        if (runner.kind !== "function" || place === null || namesIn(source, runner.func.node).some((n)=>n === local && runner.func.name !== local)) return [];
        const put = atBeginning(source, runner.func, [
            `${local} = ${place.text}`
        ]);
        if (put === null) return [];
        changes.add(source, [
            put,
            ...withParameter(source, runner.func, place.param),
            {
                from: use.from,
                to: use.to,
                insert: local
            }
        ]);
    }
    return changes.propose("gives each test a folder of its own");
}

;// CONCATENATED MODULE: ./src/fix/fixers/flaky.randomness.js
/** Has the test decide what is drawn: the middle in place of a jitter, else a seed. */ 




/** What a draw comes to without its spread. */ const MIDDLE = {
    uniform: "lambda low, high: (low + high) / 2",
    random: "lambda: 0.5",
    gauss: "lambda mu, sigma: mu",
    normalvariate: "lambda mu, sigma: mu"
};
/** One seed is tried: to look for one that lets the test pass would hide what the others show. */ const SEED = "0";
const randomness = {
    kinds: [
        "flaky.randomness"
    ],
    propose (patient) {
        const { root: { file, line } } = patient;
        const source = file === null ? null : patient.source(file);
        const call = source === null || line === null ? undefined : callsOn(source, line).find(({ func })=>/^(?:random|np\.random|numpy\.random)\.[a-z]\w*$/.test(func));
        const tests = testsOf(patient);
        if (source === null || call === undefined || tests === null) return [];
        const name = (0,facts_of_sources/* tail */.RT)(call.func);
        const isPlain = call.func.startsWith("random.");
        const middle = isPlain && name in MIDDLE ? inTests(patient, tests, `monkeypatch.setattr(random, "${name}", ${MIDDLE[name] ?? ""})`, "random", `has \`random.${name}()\` give the middle in the test`) : [];
        const seeded = isPlain ? inTests(patient, tests, `random.seed(${SEED})`, "random", "seeds the random source in the test") : inTests(patient, tests, `numpy.random.seed(${SEED})`, "numpy", "seeds the random source in the test");
        return [
            ...middle,
            ...seeded
        ];
    }
};
/** The test functions of all failing nodes; null where one is not found, or takes no fixtures. */ function testsOf(patient) {
    const found = new Map();
    for (const failure of patient.dossier.failures){
        if (failure.type !== "test") return null;
        const [file = "", ...rest] = failure.node.replace(/\[.*$/s, "").split("::");
        const source = patient.source(file);
        const [func, ...more] = source === null ? [] : functionsIn(source).filter((f)=>f.name === rest.at(-1));
        const bases = func?.owner == null ? null : (0,syntax_source/* child */.jf)(func.owner, "ArgList");
        if (source === null || func === undefined || more.length > 0 || bases !== null && /TestCase/.test((0,syntax_source/* textOf */.b6)(source, bases))) return null;
        found.set(`${file}:${func.name}`, {
            source,
            func
        });
    }
    return [
        ...found.values()
    ];
}
function inTests(patient, tests, line, module, summary) {
    const changes = new Changes(patient);
    for (const { source, func } of tests){
        const put = atBeginning(source, func, [
            line
        ]);
        if (put === null) return [];
        changes.import(source, module, null).add(source, [
            put,
            ...line.startsWith("monkeypatch.") ? withParameter(source, func, "monkeypatch") : []
        ]);
    }
    return changes.propose(summary);
}

;// CONCATENATED MODULE: ./src/fix/fixers/flaky.timing.js
/** Waits for the thing itself, up to a deadline, in place of a fixed pause; a deadline of a moment becomes one of seconds. */ 






/** Seconds that a test waits at most for what normally takes a moment. */ const DEADLINE = 5;
const SHORT = 2;
const WAITS = new Set([
    "wait",
    "join",
    "get",
    "result",
    "acquire",
    "wait_for",
    "put",
    "recv",
    "poll"
]);
const timing = {
    kinds: [
        "flaky.timing"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const source = file === null || !dossier.isTest(file) ? null : patient.source(file);
        if (source === null || line === null) return [];
        const calls = callsOn(source, line);
        return [
            ...calls.flatMap((call)=>polled(patient, source, call)),
            ...calls.flatMap((call)=>longer(patient, source, call))
        ];
    }
};
/** The pause before the assertion that failed: asked again and again until it holds. */ function polled(patient, source, call) {
    const isAsync = call.node.parent?.name === "AwaitExpression";
    const pause = call.node.parent?.name === "AwaitExpression" ? call.node.parent.parent : call.node.parent;
    if (!/^(?:time\.sleep|sleep|asyncio\.sleep)$/.test(call.func) || pause?.name !== "ExpressionStatement" || pause.parent === null || isAsync !== (call.func === "asyncio.sleep")) return [];
    const asserts = [];
    for (const next of (0,syntax_source/* children */.Y_)(pause.parent).filter((n)=>isStatement(n) && n.from > pause.from)){
        if (next.name !== "AssertStatement") break;
        asserts.push(next);
    }
    const found = (0,facts_of_frames/* raised */.P5)(patient.dossier).find(({ via })=>via === "raised");
    const lines = found === undefined ? [] : (0,facts_of_frames/* ownFrames */.LN)(patient.dossier, found.exception).filter((f)=>f.file === source.file).map((f)=>f.line);
    const failed = asserts.find((a)=>lines.some((line)=>linesOf(source, a)[0] <= line && line <= linesOf(source, a)[1]));
    const [first, last] = failed === undefined ? [] : linesOf(source, failed);
    if (found === undefined || failed === undefined || first !== last) return [];
    const sleep = isAsync ? "await asyncio.sleep(0.01)" : `${call.func}(0.01)`;
    const isPlain = (0,facts_of_frames/* isA */.KG)(found.exception, "AssertionError");
    const [indent, end] = [
        (0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, pause.from)),
        (0,syntax_source/* newlineOf */.q3)(source.text)
    ];
    const join = (codes)=>codes.join(`${end}${indent}`);
    const changes = new Changes(patient).import(source, "time", null);
    const deadline = `deadline = time.monotonic() + ${String(DEADLINE)}`;
    if (isPlain) {
        changes.add(source, [
            {
                from: pause.from,
                to: pause.to,
                insert: join([
                    deadline,
                    `while not ${conditionOf(source, failed)} and time.monotonic() < deadline:`,
                    `    ${sleep}`
                ])
            }
        ]);
    } else {
        changes.add(source, [
            {
                from: pause.from,
                to: pause.to,
                insert: join([
                    deadline,
                    "while True:",
                    "    try:",
                    `        ${(0,syntax_source/* textOf */.b6)(source, failed)}`,
                    "        break",
                    `    except (AssertionError, ${found.exception.type}):`,
                    "        if time.monotonic() > deadline:",
                    "            raise",
                    `        ${sleep}`
                ])
            },
            {
                from: asserts[0] === failed ? pause.to : failed.from,
                to: failed.to,
                insert: ""
            }
        ]);
    }
    return asserts[0] !== failed && !isPlain ? [] : changes.propose("waits until it has happened, up to a deadline, in place of a fixed pause");
}
/** What the assertion asks, as an operand of `not`. */ function conditionOf(source, assert) {
    const condition = (0,syntax_source/* children */.Y_)(assert)[1];
    if (condition === undefined) return "()";
    const text = (0,syntax_source/* textOf */.b6)(source, condition);
    return [
        "VariableName",
        "MemberExpression",
        "CallExpression",
        "ParenthesizedExpression"
    ].includes(condition.name) ? text : `(${text})`;
}
/** A time-out of less than two seconds. */ function longer(patient, source, call) {
    const method = (0,facts_of_sources/* tail */.RT)(call.func);
    const named = call.args.find((a)=>a.name === "timeout");
    const plain = WAITS.has(method) && method !== "get" ? call.args.filter((a)=>a.name === null).at(method === "wait_for" ? 1 : 0) : undefined;
    const limit = named ?? plain;
    if (limit?.value.name !== "Number" || !(Number((0,syntax_source/* textOf */.b6)(source, limit.value)) < SHORT) || callOf(source, call.node) === null) return [];
    return new Changes(patient).add(source, [
        {
            from: limit.value.from,
            to: limit.value.to,
            insert: String(DEADLINE)
        }
    ]).propose(`waits up to ${String(DEADLINE)} seconds in \`${method}()\``);
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-change.js
var facts_of_change = __webpack_require__(88936);
;// CONCATENATED MODULE: ./src/fix/restore.js
/** Whole hunks of the change put back, for files that no syntax tree reads: settings, tables of test data. */ 

/** What the commit that turned the nodes red, else the whole change, did to a file; in its order. */ const hunksOf = (dossier, file)=>(0,facts_of_change/* changed */.tD)(dossier).find((one)=>one.file === file)?.hunks ?? [];
/** Whether a hunk lies at a line, or right beside it. */ const touches = ({ line, added }, at)=>line - 1 <= at && at <= line + Math.max(0, added.length - 1) + 1;
/** Puts hunks back; null where the file is not what the change left any more. */ function restored(text, hunks) {
    const lines = text.split("\n");
    const fits = hunks.every(({ line, added })=>added.every((one, i)=>lines[line - 1 + i] === one));
    if (!fits || hunks.length === 0) return null;
    return (0,syntax_source/* rewrite */.v8)(text, hunks.map(({ line, added, removed })=>{
        const from = (0,syntax_source/* lineStart */.PT)(text, line);
        const insert = removed.map((one)=>`${one}\n`).join("");
        // At the end of a file without a last line end, one has to come before.
        return {
            from,
            to: (0,syntax_source/* lineStart */.PT)(text, line + added.length),
            insert: from === text.length && text !== "" && !text.endsWith("\n") ? `\n${insert}` : insert
        };
    }));
}

;// CONCATENATED MODULE: ./src/fix/fixers/import.layout.js
/** Puts the folder on the path that makes the project's own module importable: by the settings in force, or a package's missing file. */ 






const layout = {
    kinds: [
        "import.layout",
        "import.stale-install"
    ],
    propose (patient) {
        const { root, dossier, text } = patient;
        const { file, line } = root;
        const back = file === null ? [] : comeBack(patient, file, line);
        const folders = root.remedy?.kind === "path" ? root.remedy.folders : [];
        const init = file !== null && line === null && file.endsWith("__init__.py") && text(file) === null && back.length === 0 ? proposal(`makes \`${external_node_path_.posix.dirname(file)}\` a package`, [
            {
                file,
                content: ""
            }
        ]) : [];
        const home = (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0]?.file;
        const path = folders.length === 0 ? [] : onPath(patient, home, folders);
        return [
            ...init,
            ...back,
            ...path
        ];
    }
};
/** What the change took away of the path: a file that is gone, or a line of one. */ function comeBack({ dossier, text }, file, line) {
    const change = (0,facts_of_change/* changeOf */.C2)(dossier, file);
    const content = text(file);
    if (change === undefined) return [];
    if (content === null) return change.status === "deleted" ? proposal(`puts \`${file}\` back`, [
        {
            file,
            content: change.removed.map((one)=>`${one.text}\n`).join("")
        }
    ]) : [];
    const lost = hunksOf(dossier, file).filter(({ removed })=>removed.some((one)=>/pythonpath|sys\.path|package[_-]dir|where\s*=|testpaths|rootdir|import-mode|["'][\w./-]+["'],?$/.test(one)));
    const before = line === null ? null : restored(content, lost);
    return before === null ? [] : proposal("puts the folder on the path again, as before the change", [
        {
            file,
            content: before
        }
    ]);
}
/** `pythonpath` of pytest's settings in force with the folders first among what is there, relative to the settings' own folder. */ function onPath(patient, home, folders) {
    const { text } = patient;
    const told = `puts ${folders.map((one)=>`\`${one}\``).join(" and ")} ${patient.root.kind === "import.stale-install" ? "first " : ""}on the path of the tests`;
    if (home === undefined) {
        const [file, section] = text("pyproject.toml") !== null ? [
            "pyproject.toml",
            "[tool.pytest.ini_options]"
        ] : text("setup.cfg") !== null ? [
            "setup.cfg",
            "[tool:pytest]"
        ] : [
            "pytest.ini",
            "[pytest]"
        ];
        const old = text(file) ?? "";
        const end = (0,syntax_source/* newlineOf */.q3)(old);
        const gap = old === "" ? "" : old.endsWith("\n") ? end : `${end}${end}`;
        const value = file.endsWith(".toml") ? `[${folders.map((one)=>`"${one}"`).join(", ")}]` : folders.join(" ");
        return proposal(told, [
            {
                file,
                content: `${old}${gap}${section}${end}pythonpath = ${value}${end}`
            }
        ]);
    }
    const base = external_node_path_.posix.dirname(home);
    const wanted = folders.map((folder)=>external_node_path_.posix.relative(base, folder) || ".");
    const there = entriesOf(patient, home, "pythonpath");
    if (patient.root.kind === "import.stale-install" && there.length > 0) {
        const content = withEntries(patient, home, "pythonpath", [
            ...wanted,
            ...there.filter((one)=>!wanted.includes(external_node_path_.posix.normalize(one)))
        ], pytestHeader(home));
        return content === null ? [] : proposal(told, [
            {
                file: home,
                content
            }
        ]);
    }
    let content = text(home);
    for (const entry of wanted.filter((one)=>!there.includes(one))){
        const now = content;
        content = now === null ? null : withEntry({
            text: (file)=>file === home ? now : text(file)
        }, home, "pythonpath", entry);
    }
    return content === null ? [] : proposal(told, [
        {
            file: home,
            content
        }
    ]);
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-tests.js
var facts_of_tests = __webpack_require__(44551);
;// CONCATENATED MODULE: ./src/fix/fixers/test.fixture-scope-mismatch.js
/** Narrows a fixture to the scope of what it is built on, and what is built on it; or widens what the change narrowed. */ 



const WIDTH = [
    "function",
    "class",
    "module",
    "package",
    "session"
];
const rank = (scope)=>WIDTH.indexOf(scope);
const scopeMismatch = {
    kinds: [
        "test.fixture-scope-mismatch"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const fixtures = builtIn(dossier);
        const byName = new Map(fixtures.map((one)=>[
                one.name,
                one
            ]));
        const pairs = fixtures.flatMap((wide)=>wide.on.flatMap((name)=>{
                const narrow = byName.get(name);
                return narrow !== undefined && rank(narrow.scope) < rank(wide.scope) ? [
                    {
                        wide,
                        narrow
                    }
                ] : [];
            }));
        return pairs.flatMap(({ wide, narrow })=>{
            const down = rescoped(patient, closure(fixtures, wide, narrow.scope), narrow.scope);
            const up = narrow.file === null || !dossier.firstParty(narrow.file) ? [] : rescoped(patient, [
                narrow
            ], wide.scope);
            const narrows = proposal(`gives \`${wide.name}\` ${narrow.scope} scope, that of \`${narrow.name}\``, down);
            const widens = proposal(`gives \`${narrow.name}\` ${wide.scope} scope, that of \`${wide.name}\``, up);
            // The rule names the one that is to change.
            const isNarrow = file !== null && line !== null && narrow.file === file && stands(dossier, narrow.name, file, line);
            return isNarrow ? [
                ...widens,
                ...narrows
            ] : narrows;
        });
    }
};
function builtIn({ failures: [failure], ...dossier }) {
    if (failure.type !== "test" || failure.item === null) return [];
    return failure.item.fixtures.map(({ name, scope, file })=>{
        const def = (0,facts_of_tests/* fixturesNamed */.qQ)({
            failures: [
                failure
            ],
            ...dossier
        }, name).find((one)=>one.file === file)?.def;
        return {
            name,
            scope,
            file,
            on: def?.params.map((one)=>one.name) ?? []
        };
    });
}
function stands(dossier, name, file, line) {
    return (0,facts_of_tests/* fixturesNamed */.qQ)(dossier, name).some((one)=>one.file === file && one.def.line - 6 <= line && line <= one.def.line);
}
/** The fixture, and those of a wider scope than it is to have that are built on it. */ function closure(fixtures, start, scope) {
    const found = [
        start
    ];
    for (const one of found)for (const other of fixtures)if (other.on.includes(one.name) && rank(other.scope) > rank(scope) && !found.includes(other)) found.push(other);
    return found;
}
/** The decorators of fixtures with another scope; nothing where one of them is not the project's. */ function rescoped({ source, dossier }, fixtures, scope) {
    const files = [
        ...new Set(fixtures.map((one)=>one.file))
    ];
    const edits = files.flatMap((file)=>{
        const code = file === null || !dossier.firstParty(file) ? null : source(file);
        if (code === null) return [];
        const all = fixtures.filter((one)=>one.file === file).map((one)=>decorated(code, one.name, scope));
        return all.some((changes)=>changes.length === 0) ? [] : [
            edited(code, all.flat())
        ];
    });
    return edits.length === files.length ? edits : [];
}
function decorated(source, name, scope) {
    for (const node of (0,syntax_source/* nodesOf */.Nh)(source, [
        "Decorator"
    ])){
        const def = node.parent === null ? undefined : (0,syntax_source/* children */.Y_)(node.parent).find((one)=>one.name === "FunctionDefinition");
        const named = def?.getChild("VariableName");
        const text = (0,syntax_source/* textOf */.b6)(source, node).trim();
        if (named == null || !/fixture\b/.test(text.split("(")[0] ?? "")) continue;
        const call = callOf(source, node);
        const alias = call?.args.find((a)=>a.name === "name");
        if ((alias === undefined ? (0,syntax_source/* textOf */.b6)(source, named) : literal(source, alias.value)) !== name) continue;
        if (call === null) return scope === "function" ? [] : [
            {
                from: node.from + text.length,
                to: node.from + text.length,
                insert: `(scope="${scope}")`
            }
        ];
        const given = call.args.find((a)=>a.name === "scope") ?? call.args.find((a)=>a.name === null && WIDTH.includes(literal(source, a.value) ?? ""));
        if (given === undefined) return scope === "function" ? [] : [
            withArgument(source, call, `scope="${scope}"`)
        ];
        if (literal(source, given.value) === null) return [];
        if (scope !== "function") return [
            withLiteral(source, given.value, scope)
        ];
        // Without another argument the parentheses say nothing.
        return call.args.length > 1 || (0,syntax_source/* textOf */.b6)(source, call.list).includes("#") ? [
            withoutArgument(call, given)
        ] : [
            {
                from: call.list.from,
                to: call.list.to,
                insert: ""
            }
        ];
    }
    return [];
}

;// CONCATENATED MODULE: ./src/fix/fixers/import.shadowed.js
/** Renames a module that hides another one, and follows the new name through those who mean the project's. */ 






const shadowed = {
    kinds: [
        "import.shadowed"
    ],
    propose (patient) {
        const { root: { file }, dossier, text } = patient;
        const isPackage = file?.endsWith("/__init__.py") === true;
        if (file === null || text(file) === null || file.endsWith(".pyi")) return [];
        const home = isPackage ? external_node_path_.posix.dirname(file) : file;
        const old = external_node_path_.posix.basename(home, ".py");
        const now = freeName(dossier, home, old);
        const target = external_node_path_.posix.join(external_node_path_.posix.dirname(home), isPackage ? now : `${now}.py`);
        const names = import_shadowed_namesOf(dossier, file, isPackage ? home : null);
        const inside = (one)=>one === file || isPackage && one.startsWith(`${home}/`);
        const edits = [];
        for (const other of dossier.files.filter((one)=>(0,facts_of_frames/* own */.ZV)(dossier, one) && one.endsWith(".py"))){
            const code = patient.source(other);
            const changes = code === null ? [] : followed(code, old, now, names);
            // Who means which of the two cannot be told: then nothing is.
            if (changes === null) return [];
            if (code === null || changes.length === 0 && !inside(other)) continue;
            if (inside(other)) edits.push({
                file: other,
                content: null
            });
            edits.push({
                file: inside(other) ? `${target}${other.slice(home.length)}` : other,
                content: (0,syntax_source/* rewrite */.v8)(code.text, changes)
            });
        }
        return proposal(`renames \`${home}\` to \`${target}\` for those who mean it`, edits);
    }
};
/** The name with an underscore after it, as PEP 8 has it for names that clash, where nothing else has that. */ function freeName({ files }, home, old) {
    let name = `${old}_`;
    const isTaken = (path)=>files.some((one)=>one === `${path}.py` || one.startsWith(`${path}/`));
    while(isTaken(external_node_path_.posix.join(external_node_path_.posix.dirname(home), name)))name = `${name}_`;
    return name;
}
/** What a module has: what it defines and imports, and for a package its modules. */ function import_shadowed_namesOf({ sources, files }, file, folder) {
    const source = sources.get(file);
    const modules = folder === null ? [] : files.filter((one)=>one.startsWith(`${folder}/`)).map((one)=>one.slice(folder.length + 1).split("/")[0]?.replace(/\.py$/, "") ?? "");
    return new Set(source === undefined ? modules : [
        ...modules,
        ...source.defs.map((def)=>def.qualname).filter((one)=>!one.includes(".")),
        ...source.globals.map((one)=>one.name),
        ...source.imports.flatMap((one)=>one.names.map((n)=>n.as ?? n.name))
    ]);
}
/** Null where a statement may mean either. */ function followed(source, old, now, names) {
    const changes = [];
    for (const statement of importStatements(source)){
        const made = statement.module === null ? plain(source, statement, old, now, names) : from(statement, old, now, names);
        if (made === null) return null;
        changes.push(...made);
    }
    // `patch("sched.Rota")` speaks of it too.
    const texts = (0,syntax_source/* nodesOf */.Nh)(source, [
        "String"
    ]).flatMap((node)=>{
        const [head, name, ...rest] = (literal(source, node) ?? "").split(".");
        return head === old && name !== undefined && names.has(name) && rest.every((one)=>/^\w+$/.test(one)) ? [
            {
                from: node.from + (0,syntax_source/* textOf */.b6)(source, node).indexOf(old),
                to: node.from + (0,syntax_source/* textOf */.b6)(source, node).indexOf(old) + old.length,
                insert: now
            }
        ] : [];
    });
    return [
        ...changes,
        ...texts
    ];
}
function from({ module, names: taken }, old, now, names) {
    if (module === null) return [];
    const { text, level } = module;
    if (level > 0) {
        // `from . import sched`, `from .sched import Rota`: only the project's can be meant.
        if (text.slice(level) === old) return [
            {
                from: module.to - old.length,
                to: module.to,
                insert: now
            }
        ];
        return text.length === level ? taken.filter((n)=>n.name === old).map((n)=>({
                from: n.from,
                to: n.from + old.length,
                insert: n.as === null ? `${now} as ${old}` : now
            })) : [];
    }
    const [head, next] = text.split(".");
    if (head !== old) return [];
    // A module of it: the project's package has one of that name, or not.
    if (next !== undefined) return names.has(next) ? [
        {
            from: module.from,
            to: module.from + old.length,
            insert: now
        }
    ] : [];
    const mine = taken.filter((n)=>names.has(n.name));
    if (mine.length === 0) return taken.some((n)=>n.name === "*") ? null : [];
    return mine.length === taken.length ? [
        {
            from: module.from,
            to: module.to,
            insert: now
        }
    ] : null;
}
function plain(source, { names: taken }, old, now, names) {
    const one = taken.find((n)=>n.name === old);
    if (one === undefined) return taken.some((n)=>n.as === null && n.name.startsWith(`${old}.`) && names.has(n.name.split(".")[1] ?? "")) ? null : [];
    const bound = one.as ?? old;
    const asked = usesOf(source, bound).flatMap((node)=>{
        const attribute = node.nextSibling?.name === "." ? node.nextSibling.nextSibling : null;
        return attribute === null ? [] : [
            (0,syntax_source/* textOf */.b6)(source, attribute)
        ];
    });
    const mine = asked.filter((name)=>names.has(name));
    if (mine.length === 0) return [];
    if (mine.length < asked.length) return null;
    return one.as === null ? [
        {
            from: one.from,
            to: one.to,
            insert: now
        },
        ...renamed(source, old, now)
    ] : [
        {
            from: one.from,
            to: one.from + old.length,
            insert: now
        }
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/import.test-module-clash.js
/** Gives test modules of one basename distinct module names: as parts of packages, or by a name of their own. */ 


const moduleClash = {
    kinds: [
        "import.test-module-clash"
    ],
    propose (patient) {
        const { dossier } = patient;
        const failing = dossier.failures.flatMap((one)=>one.type === "mypy" || one.node === null ? [] : [
                one.node.split("::")[0] ?? one.node
            ]);
        const file = failing.find((one)=>one.endsWith(".py"));
        if (file === undefined) return [];
        const clashing = dossier.files.filter((one)=>dossier.isTest(one) && external_node_path_.posix.basename(one) === external_node_path_.posix.basename(file) && !dossier.files.includes(external_node_path_.posix.join(external_node_path_.posix.dirname(one), "__init__.py")));
        if (clashing.length < 2) return [];
        return [
            ...import_test_module_clash_packages(clashing),
            ...import_test_module_clash_renamed(patient, clashing, file)
        ];
    }
};
/** Each folder a package, up to the one that they have in common: that stays on the path, and what is imported from it still is. */ function import_test_module_clash_packages(clashing) {
    const top = common(clashing.map((one)=>external_node_path_.posix.dirname(one)));
    const folders = new Set(clashing.flatMap((one)=>{
        const found = [];
        for(let at = external_node_path_.posix.dirname(one); at !== top && at !== "."; at = external_node_path_.posix.dirname(at))found.push(at);
        return found;
    }));
    return proposal("makes the folders of the two test modules packages", [
        ...folders
    ].map((folder)=>({
            file: `${folder}/__init__.py`,
            content: ""
        })));
}
function common(folders) {
    const [first = "", ...rest] = folders;
    let top = first;
    while(top !== "." && !rest.every((one)=>one === top || one.startsWith(`${top}/`)))top = external_node_path_.posix.dirname(top);
    return top;
}
/** The newer one, else the one that failed, with its folder's name in its own. */ function import_test_module_clash_renamed({ dossier, text }, clashing, failing) {
    const fresh = clashing.filter((one)=>isNew(dossier, one));
    const file = fresh.length === 1 ? fresh[0] ?? failing : failing;
    const folder = external_node_path_.posix.basename(external_node_path_.posix.dirname(file)).replace(/\W+/g, "_");
    const base = external_node_path_.posix.basename(file, ".py");
    const name = base.startsWith("test_") ? `test_${folder}_${base.slice("test_".length)}` : `${folder}_${base}`;
    const target = external_node_path_.posix.join(external_node_path_.posix.dirname(file), `${name}.py`);
    const content = text(file);
    if (content === null || text(target) !== null || dossier.files.some((one)=>external_node_path_.posix.basename(one) === `${name}.py`)) return [];
    return proposal(`gives \`${file}\` a name of its own`, [
        {
            file,
            content: null
        },
        {
            file: target,
            content
        }
    ]);
}
const isNew = (dossier, file)=>(0,facts_of_change/* changed */.tD)(dossier).some((one)=>one.file === file && one.status === "added");

;// CONCATENATED MODULE: ./src/fix/names.js
/** Python's own words and names (keyword.kwlist and dir(builtins), CPython 3.8 to 3.14). */ const KEYWORDS = new Set("False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split(" "));
const BUILTIN_NAMES = new Set(("abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr " + "globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice " + "sorted staticmethod str sum super tuple type vars zip __import__ __name__ __file__ __doc__ __debug__ Ellipsis NotImplemented " + "ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError " + "ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError EncodingWarning EnvironmentError Exception ExceptionGroup FileExistsError FileNotFoundError FloatingPointError FutureWarning " + "GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError " + "NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning " + "StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError " + "UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError").split(" "));
/** A plain name that a program may bind. */ const isName = (text)=>/^[A-Za-z_]\w*$/.test(text) && !KEYWORDS.has(text);

;// CONCATENATED MODULE: ./src/fix/fixers/test.fixture-missing.js
/** Asks for a fixture by the name that it has, or moves it to where everybody who asks for it can see it. */ 











const fixtureMissing = {
    kinds: [
        "test.fixture-missing"
    ],
    propose (patient) {
        const { dossier } = patient;
        return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception: { fixture } })=>{
            if (fixture === null || fixture.available.includes(fixture.name)) return [];
            const asked = fixture.stack.at(-1);
            const user = asked === undefined || !dossier.firstParty(asked.file) ? null : {
                file: asked.file,
                func: asked.func,
                line: asked.line
            };
            const homes = (0,facts_of_tests/* fixturesNamed */.qQ)(dossier, fixture.name).map((one)=>one.file);
            const [home] = homes;
            if (home !== undefined && user !== null) return homes.length > 1 ? [] : moved(patient, fixture.name, home, user.file);
            const now = test_fixture_missing_followed(patient, fixture.name, fixture.available) ?? (0,facts_of_sources/* similar */.qR)(fixture.name, fixture.available);
            return [
                ...now === null ? [] : asksFor(patient, user, fixture.name, now),
                ...putBack(patient, fixture.name)
            ];
        });
    }
};
/** The fixture that stands where the change took this one away. */ function test_fixture_missing_followed({ dossier }, name, available) {
    for (const file of dossier.files){
        for (const { removed, added } of hunksOf(dossier, file)){
            if (!removed.some((text)=>new RegExp(`\\bdef ${name}\\b|name=["']${name}["']`).test(text))) continue;
            const fresh = available.filter((one)=>added.some((text)=>new RegExp(`\\bdef ${one}\\b|name=["']${one}["']`).test(text)));
            if (fresh.length === 1) return fresh[0] ?? null;
        }
    }
    return null;
}
/** The parameter with its uses in the function, or the text that names it. */ function asksFor({ source, dossier }, user, name, now) {
    const summary = `asks for the fixture \`${now}\``;
    const code = user === null ? null : source(user.file);
    if (user !== null && code !== null) {
        const def = (0,syntax_source/* nodesOf */.Nh)(code, [
            "FunctionDefinition"
        ]).find((node)=>(0,syntax_source/* textOf */.b6)(code, node.getChild("VariableName") ?? node) === user.func && (0,syntax_source/* lineAt */.mh)(code.text, node.from) >= user.line && (0,syntax_source/* lineAt */.mh)(code.text, node.from) <= user.line + 40);
        const params = def?.getChild("ParamList");
        if (def !== undefined && params != null && (0,syntax_source/* children */.Y_)(params).some((p)=>p.name === "VariableName" && (0,syntax_source/* textOf */.b6)(code, p) === name)) {
            const inside = (one)=>def.from <= one.from && one.to <= def.to;
            const changes = renamed(code, name, now).filter(inside);
            const taken = namesIn(code, def).includes(now) || (0,syntax_source/* nodesOf */.Nh)(code, [
                "FunctionDefinition"
            ]).some((other)=>other !== def && other.from > def.from && other.to <= def.to && isRebound((0,syntax_source/* parse */.qg)(code.file, (0,syntax_source/* textOf */.b6)(code, other)), name));
            return taken ? [] : proposal(summary, [
                {
                    file: code.file,
                    content: (0,syntax_source/* rewrite */.v8)(code.text, changes)
                }
            ]);
        }
    }
    const files = dossier.files.filter((file)=>dossier.isTest(file));
    const edits = files.flatMap((file)=>{
        const one = source(file);
        const changes = one === null ? [] : callsIn(one).filter(({ func })=>/usefixtures$/.test(func)).flatMap(({ args })=>args.filter((a)=>literal(one, a.value) === name).map((a)=>withLiteral(one, a.value, now)));
        return one === null || changes.length === 0 ? [] : [
            {
                file,
                content: (0,syntax_source/* rewrite */.v8)(one.text, changes)
            }
        ];
    });
    return proposal(summary, edits);
}
/** Nobody defines it any more, and the change took it away. */ function putBack({ dossier, text }, name) {
    return dossier.files.filter((file)=>dossier.isTest(file)).flatMap((file)=>{
        const hunks = hunksOf(dossier, file).filter(({ removed, added })=>removed.some((one)=>new RegExp(`^\\s*(?:async\\s+)?def ${name}\\b`).test(one)) && added.length === 0);
        const content = text(file);
        const before = content === null ? null : restored(content, hunks);
        return before === null ? [] : proposal(`defines the fixture \`${name}\` again`, [
            {
                file,
                content: before
            }
        ]);
    });
}
/** From a conftest or test module into the conftest of the folder that both have above them, with the imports that it needs. */ function moved(patient, name, home, user) {
    const code = patient.source(home);
    const node = code === null ? undefined : (0,syntax_source/* nodesOf */.Nh)(code, [
        "DecoratedStatement"
    ]).find((one)=>one.parent?.name === "Script" && test_fixture_missing_isFixture(code, one, name));
    if (code === null || node === undefined) return [];
    const folder = test_fixture_missing_common(external_node_path_.posix.dirname(home), external_node_path_.posix.dirname(user));
    const target = folder === "." ? "conftest.py" : `${folder}/conftest.py`;
    if (target === home) return [];
    const needs = test_fixture_missing_needed(patient, code, node);
    if (needs === null) return [];
    const end = (0,syntax_source/* newlineOf */.q3)(code.text);
    const span = block(code, node);
    const body = code.text.slice(span.from, span.to).trimEnd();
    const there = patient.source(target) ?? (0,syntax_source/* parse */.qg)(target, "");
    const imports = needs.flatMap(({ statement, name: one })=>{
        const module = statement.module === null ? one : statement.module.level > 0 ? absoluteName(patient.dossier, home, statement.module.text) : statement.module.text;
        return withImport(there, module, statement.module === null ? null : one, rankOf(patient));
    });
    const head = there.text === "" ? (0,syntax_source/* parse */.qg)(target, imports.map((c)=>c.insert.trim()).filter(Boolean).join(end)).text : (0,syntax_source/* rewrite */.v8)(there.text, joined(imports));
    const content = `${head.trimEnd()}${head.trim() === "" ? "" : `${end}${end}${end}`}${body}${end}`;
    const left = withoutUnused(home, (0,syntax_source/* rewrite */.v8)(code.text, [
        {
            ...span,
            insert: ""
        }
    ]), needs.map(({ name: one })=>one));
    return proposal(`moves the fixture \`${name}\` to \`${target}\`, in reach of all who ask for it`, [
        {
            file: target,
            content
        },
        {
            file: home,
            content: left.trim() === "" && home.endsWith("conftest.py") ? null : `${left.trimEnd()}${end}`
        }
    ]);
}
function test_fixture_missing_isFixture(source, node, name) {
    const def = node.getChild("FunctionDefinition");
    const decorators = node.getChildren("Decorator").map((one)=>(0,syntax_source/* textOf */.b6)(source, one));
    const fixture = decorators.find((text)=>/fixture\b/.test(text.split("(")[0] ?? ""));
    if (def === null || fixture === undefined) return false;
    const alias = /\bname\s*=\s*["'](\w+)["']/.exec(fixture)?.[1];
    return (alias ?? (0,syntax_source/* textOf */.b6)(source, def.getChild("VariableName") ?? def)) === name;
}
/** The statement with the blank lines that follow it. */ function block({ text }, node) {
    const to = (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, node.to - 1) + 1);
    return {
        from: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, node.from)),
        to: to + (/^(?:[ \t]*\r?\n)*/.exec(text.slice(to))?.[0].length ?? 0)
    };
}
/** The imports behind the names that a piece of a file uses; null where it uses something else of the file. */ function test_fixture_missing_needed({ dossier }, source, node) {
    const statements = importStatements(source).filter((s)=>s.top);
    const found = [];
    const source_ = dossier.sources.get(source.file);
    const globals = new Set([
        ...source_?.globals.map((one)=>one.name) ?? [],
        ...source_?.defs.map((def)=>def.qualname) ?? []
    ]);
    const own = (0,syntax_source/* textOf */.b6)(source, node.getChild("FunctionDefinition")?.getChild("VariableName") ?? node);
    for (const name of new Set(namesIn(source, node))){
        if (name === own || BUILTIN_NAMES.has(name)) continue;
        const statement = statements.find((s)=>s.names.some((n)=>boundName(n) === name));
        if (statement !== undefined) {
            const one = statement.names.find((n)=>boundName(n) === name);
            // An alias, or a dotted import, would have to be written out.
            if (one?.as != null || one?.name.includes(".") === true) return null;
            found.push({
                statement,
                name
            });
        } else if (globals.has(name)) return null;
    }
    return found;
}
function test_fixture_missing_common(a, b) {
    const [x, y] = [
        a.split("/"),
        b.split("/")
    ];
    let size = 0;
    while(size < x.length && x[size] === y[size])size += 1;
    return x.slice(0, size).join("/") || ".";
}

;// CONCATENATED MODULE: ./src/fix/fixers/env.dependency-upgrade.js
/** Pins a distribution against the version that the change moved it to: the requirement as it was. */ 


const MANIFEST = /(^|\/)(pyproject\.toml|setup\.cfg|setup\.py|Pipfile|pytest\.ini|tox\.ini|conftest\.py|[\w./-]*requirements[\w./-]*\.(txt|in)|constraints[\w.-]*\.txt)$/;
const VERSION = /\d+\.\d+/;
/** A version in a path is in force at once; one in a requirement only once it is installed. */ const isInstalled = (dossier)=>!(0,facts_of_change/* changed */.tD)(dossier).filter(({ file })=>MANIFEST.test(file)).some(({ removed })=>removed.some(({ text })=>/[\w.]+-\d[\w.]*["'\s/]*$|\/[\w.]+-\d/.test(text)));
const dependencyUpgrade = {
    kinds: [
        "env.dependency-upgrade"
    ],
    propose ({ dossier, text }) {
        const edits = (0,facts_of_change/* changed */.tD)(dossier).filter(({ file })=>MANIFEST.test(file)).flatMap(({ file })=>{
            const content = text(file);
            const moved = hunksOf(dossier, file).filter(({ added, removed })=>added.some((one)=>VERSION.test(one)) && removed.some((one)=>VERSION.test(one)));
            const before = content === null ? null : restored(content, moved);
            return before === null ? [] : [
                {
                    file,
                    content: before
                }
            ];
        });
        return proposal("keeps the version from before the change", edits, isInstalled(dossier) ? "install" : undefined);
    }
};

;// CONCATENATED MODULE: ./src/fix/fixers/import.missing-dependency.js
/** Declares a distribution that the code imports, where the project declares its others and in their form. */ 





const missingDependency = {
    kinds: [
        "import.missing-dependency"
    ],
    propose ({ root: { file }, dossier, text }) {
        const content = file === null ? null : text(file);
        const [missing] = (0,facts_of_imports/* missingModules */.M3)(dossier);
        if (file === null || content === null || missing === undefined) return [];
        const name = (0,facts_of_imports/* distributionOf */.AO)(dossier, missing.top);
        const list = (0,facts_of_manifests/* requirements */.Ln)({
            manifests: new Map([
                [
                    file,
                    content
                ]
            ])
        }).find((one)=>one.use === (dossier.isTest(missing.frame.file) ? "test" : "run")) ?? (0,facts_of_manifests/* requirements */.Ln)({
            manifests: new Map([
                [
                    file,
                    content
                ]
            ])
        })[0];
        if (list === undefined || list.entries.some((one)=>one.name === (0,facts_of_manifests/* plain */.pj)(name))) return [];
        const before = hunksOf(dossier, file).flatMap((hunk)=>hunk.removed).find((one)=>one.includes(name));
        const made = declared(content, list, name, versionOf(dossier, missing.top), before);
        return made === null ? [] : proposal(`declares \`${name}\``, [
            {
                file,
                content: made
            }
        ], "install");
    }
};
/** The version of a copy that lies in the checkout: `third_party/name-1.4/name`. */ function versionOf(dossier, top) {
    for (const file of (0,facts_of_sources/* modules */.av)(dossier, top)){
        const found = new RegExp(`(?:^|/)[\\w.]+-(\\d[\\w.]*)/(?:src/)?${top}(?:\\.py|/)`).exec(file)?.[1];
        if (found !== undefined) return found;
    }
    return null;
}
/** One more line, or one more element, made after its neighbour. */ function declared(content, list, name, version, before) {
    const end = (0,syntax_source/* newlineOf */.q3)(content);
    const place = (0,facts_of_manifests/* placeIn */.VV)(list, name);
    const first = list.entries[0];
    const line = before !== undefined && /^[\s"']*[\w.-]+/.test(before) ? before.replace(/\r$/, "") : null;
    const pinned = list.entries.length > 0 && list.entries.every((one)=>/==/.test(one.text));
    const wish = `${name}${pinned && version !== null ? `==${version}` : ""}`;
    const isPlain = /\.(txt|in)$/.test(list.file);
    const neighbour = list.entries.find((one)=>one.line === place) ?? first;
    const goesFirst = neighbour !== undefined && (0,facts_of_manifests/* plain */.pj)(name) < neighbour.name && neighbour === first;
    const at = (n)=>(0,syntax_source/* lineStart */.PT)(content, n + 1);
    if (isPlain) {
        const offset = goesFirst ? (0,syntax_source/* lineStart */.PT)(content, neighbour.line) : neighbour === undefined ? content.length : at(neighbour.line);
        const gap = offset > 0 && content[offset - 1] !== "\n" ? end : "";
        return `${content.slice(0, offset)}${gap}${line ?? wish}${end}${content.slice(offset)}`;
    }
    if (neighbour === undefined) return null;
    const text = content.slice((0,syntax_source/* lineStart */.PT)(content, neighbour.line), at(neighbour.line)).replace(/\r?\n$/, "");
    const table = /^\s*[\w."-]+\s*=\s*["{]/.test(text) && !/[[]/.test(text.split("=")[1] ?? "");
    const several = list.entries.filter((one)=>one.line === neighbour.line).length > 1 || /[[]/.test(text.split(/["']/)[0] ?? "");
    if (several && !table) {
        const quote = text.includes('"') ? '"' : "'";
        const last = list.entries.filter((one)=>one.line === neighbour.line).length;
        const strings = [
            ...text.matchAll(/"[^"]*"|'[^']*'/g)
        ].slice(-last);
        const end_ = strings.at(-1);
        if (end_ === undefined) return null;
        const offset = (0,syntax_source/* lineStart */.PT)(content, neighbour.line) + end_.index + end_[0].length;
        return `${content.slice(0, offset)}, ${quote}${wish}${quote}${content.slice(offset)}`;
    }
    const indent = /^\s*/.exec(text)?.[0] ?? "";
    const quote = /["']/.exec(text)?.[0];
    const item = table ? `${indent}${name} = "*"` : quote === undefined ? `${indent}${wish}` : `${indent}${quote}${wish}${quote},`;
    if (goesFirst) return `${content.slice(0, (0,syntax_source/* lineStart */.PT)(content, neighbour.line))}${item}${end}${content.slice((0,syntax_source/* lineStart */.PT)(content, neighbour.line))}`;
    // The element before needs a comma where it was the last.
    const comma = !table && quote !== undefined && !/,\s*(#.*)?$/.test(text) ? "," : "";
    const stop = (0,syntax_source/* lineStart */.PT)(content, neighbour.line) + text.length;
    return `${content.slice(0, stop)}${comma}${content.slice(stop, at(neighbour.line))}${content[at(neighbour.line) - 1] === "\n" ? "" : end}${item}${end}${content.slice(at(neighbour.line))}`;
}

;// CONCATENATED MODULE: ./src/fix/pytest-names.js
/** pytest's own names (its reference documentation, "Configuration Options" and "Hooks", 7 to 9), and of widely used plugins. */ const OPTIONS = [
    "addopts",
    "cache_dir",
    "collect_imported_tests",
    "confcutdir",
    "consider_namespace_packages",
    "console_output_style",
    "disable_test_id_escaping_and_forfeit_all_rights_to_community_support",
    "doctest_encoding",
    "doctest_optionflags",
    "empty_parameter_set_mark",
    "enable_assertion_pass_hook",
    "faulthandler_exit_on_timeout",
    "faulthandler_timeout",
    "filterwarnings",
    "junit_duration_report",
    "junit_family",
    "junit_log_passing_tests",
    "junit_logging",
    "junit_suite_name",
    "log_auto_indent",
    "log_cli",
    "log_cli_date_format",
    "log_cli_format",
    "log_cli_level",
    "log_date_format",
    "log_file",
    "log_file_date_format",
    "log_file_format",
    "log_file_level",
    "log_file_mode",
    "log_format",
    "log_level",
    "markers",
    "minversion",
    "norecursedirs",
    "python_classes",
    "python_files",
    "python_functions",
    "pythonpath",
    "required_plugins",
    "strict",
    "strict_config",
    "strict_markers",
    "strict_parametrization_ids",
    "strict_xfail",
    "testpaths",
    "tmp_path_retention_count",
    "tmp_path_retention_policy",
    "truncation_limit_chars",
    "truncation_limit_lines",
    "usefixtures",
    "verbosity_assertions",
    "verbosity_subtests",
    "verbosity_test_cases",
    "xfail_strict",
    "asyncio_mode",
    "asyncio_default_fixture_loop_scope",
    "asyncio_default_test_loop_scope",
    "asyncio_debug",
    "timeout",
    "timeout_method",
    "timeout_func_only",
    "env",
    "DJANGO_SETTINGS_MODULE",
    "django_find_project",
    "rsyncdirs",
    "looponfailroots"
];
const HOOKS = [
    "pytest_addoption",
    "pytest_addhooks",
    "pytest_configure",
    "pytest_unconfigure",
    "pytest_plugin_registered",
    "pytest_sessionstart",
    "pytest_sessionfinish",
    "pytest_cmdline_parse",
    "pytest_cmdline_main",
    "pytest_load_initial_conftests",
    "pytest_collection",
    "pytest_collection_modifyitems",
    "pytest_collection_finish",
    "pytest_collect_file",
    "pytest_collect_directory",
    "pytest_ignore_collect",
    "pytest_collectstart",
    "pytest_collectreport",
    "pytest_itemcollected",
    "pytest_deselected",
    "pytest_make_collect_report",
    "pytest_make_parametrize_id",
    "pytest_generate_tests",
    "pytest_pycollect_makeitem",
    "pytest_pycollect_makemodule",
    "pytest_pyfunc_call",
    "pytest_runtestloop",
    "pytest_runtest_protocol",
    "pytest_runtest_logstart",
    "pytest_runtest_logfinish",
    "pytest_runtest_setup",
    "pytest_runtest_call",
    "pytest_runtest_teardown",
    "pytest_runtest_makereport",
    "pytest_runtest_logreport",
    "pytest_report_to_serializable",
    "pytest_report_from_serializable",
    "pytest_report_header",
    "pytest_report_collectionfinish",
    "pytest_report_teststatus",
    "pytest_terminal_summary",
    "pytest_fixture_setup",
    "pytest_fixture_post_finalizer",
    "pytest_warning_recorded",
    "pytest_assertrepr_compare",
    "pytest_assertion_pass",
    "pytest_exception_interact",
    "pytest_internalerror",
    "pytest_keyboard_interrupt",
    "pytest_enter_pdb",
    "pytest_leave_pdb",
    "pytest_markeval_namespace"
];

;// CONCATENATED MODULE: ./src/fix/fixers/test.config.js
/** Corrects pytest's settings and plugin lists: a plugin that nobody loads, a name that is almost one, what the change took away. */ 







const config = {
    kinds: [
        "test.config"
    ],
    propose (patient) {
        return [
            ...unloaded(patient),
            ...misnamed(patient),
            ...upward(patient),
            ...options(patient),
            ...hooks(patient),
            ...back(patient)
        ];
    }
};
/** `pytest_plugins = …` of a file. */ function listIn(source) {
    const node = source === null ? undefined : (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ]).find((one)=>one.parent?.name === "Script" && (0,syntax_source/* textOf */.b6)(source, one).startsWith("pytest_plugins"));
    return source === null || node?.lastChild == null ? null : {
        source,
        value: node.lastChild
    };
}
/** An option that no loaded plugin adds, although a file of the project does: `pytest_plugins` names it. */ function unloaded(patient) {
    const { dossier } = patient;
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>{
        if (!(0,facts_of_frames/* isA */.KG)(exception, "ValueError", "KeyError") || !(0,facts_of_frames/* passes */.WE)(exception, "_pytest/config/__init__.py", "getoption", "getini", "_getini")) return [];
        const name = /["']?(--?[\w-]+|\w+)["']?$/.exec(exception.message)?.[1] ?? "";
        const adder = (0,facts_of_sources/* calls */.Kr)(dossier, (call)=>/addoption|addini/.test((0,facts_of_sources/* tail */.RT)(call.func)) && call.literals.includes(name))[0];
        if (adder === undefined || adder.file.endsWith("conftest.py")) return [];
        return loads(patient, moduleOf(dossier, adder.file));
    });
}
function loads(patient, module) {
    const { dossier } = patient;
    const summary = `has pytest load \`${module}\``;
    const tops = dossier.files.filter((file)=>/(^|\/)conftest\.py$/.test(file) && (0,facts_of_frames/* own */.ZV)(dossier, file)).sort((a, b)=>a.split("/").length - b.split("/").length);
    const named = tops.map((file)=>listIn(patient.source(file))).find((one)=>one !== null) ?? null;
    if (named !== null) {
        const change = intoList(named, module);
        return change === null ? [] : proposal(summary, [
            edited(named.source, [
                change
            ])
        ]);
    }
    const top = tops[0];
    const code = top === undefined ? null : patient.source(top);
    // pytest takes the list from the top folder's conftest alone.
    if (code === null || top !== "conftest.py") return [];
    const end = (0,syntax_source/* newlineOf */.q3)(code.text);
    const last = (0,syntax_source/* children */.Y_)(code.tree.topNode).filter((one)=>one.name === "ImportStatement").at(-1);
    const at = last === undefined ? 0 : (0,syntax_source/* lineStart */.PT)(code.text, code.text.slice(0, last.to).split("\n").length + 1);
    return proposal(summary, [
        edited(code, [
            {
                from: at,
                to: at,
                insert: `${last === undefined ? "" : end}pytest_plugins = ["${module}"]${end}${last === undefined && code.text !== "" ? end : ""}`
            }
        ])
    ]);
}
function intoList({ source, value }, entry) {
    if (value.name === "String") {
        const quote = (0,syntax_source/* textOf */.b6)(source, value)[0] ?? '"';
        return {
            from: value.from,
            to: value.to,
            insert: `[${(0,syntax_source/* textOf */.b6)(source, value)}, ${quote}${entry}${quote}]`
        };
    }
    const strings = (0,syntax_source/* children */.Y_)(value).filter((one)=>one.name === "String");
    const [first] = strings;
    if (![
        "ArrayExpression",
        "TupleExpression"
    ].includes(value.name)) return null;
    if (first === undefined) return {
        from: value.from + 1,
        to: value.from + 1,
        insert: `"${entry}"`
    };
    const quote = (0,syntax_source/* textOf */.b6)(source, first)[0] ?? '"';
    const names = strings.map((one)=>literal(source, one) ?? "");
    const sorted = names.length > 0 && names.every((one, i)=>i === 0 || (names[i - 1] ?? "") <= one);
    const next = sorted ? strings[names.findIndex((one)=>one > entry)] : undefined;
    const gap = strings.length > 1 ? source.text.slice(first.to, strings[1]?.from ?? first.to) : /\n/.test(source.text.slice(value.from, first.from)) ? `,${source.text.slice(value.from + 1, first.from)}` : ", ";
    if (next !== undefined) return {
        from: next.from,
        to: next.from,
        insert: `${quote}${entry}${quote}${gap}`
    };
    const at = strings.at(-1)?.to ?? first.to;
    return {
        from: at,
        to: at,
        insert: `${gap}${quote}${entry}${quote}`
    };
}
/** A plugin of the list that cannot be imported: it moved within the project, or is spelt almost so. */ function misnamed(patient) {
    const { dossier } = patient;
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>{
        const lost = /plugin "?([\w.]+)"?/.exec(exception.message)?.[1] ?? exception.import?.name;
        if (lost == null || !(0,facts_of_frames/* passes */.WE)(exception, "_pytest/config/__init__.py", "import_plugin")) return [];
        const all = dossier.files.filter((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file) && file.endsWith(".py")).map((file)=>moduleOf(dossier, file));
        const moved = all.filter((module)=>(0,facts_of_sources/* tail */.RT)(module) === (0,facts_of_sources/* tail */.RT)(lost));
        const near = (0,facts_of_sources/* similar */.qR)(lost, all.filter((module)=>module.includes(".") === lost.includes(".")));
        const now = moved.length === 1 ? moved[0] : near;
        if (now == null) return [];
        return dossier.files.filter((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file)).flatMap((file)=>{
            const code = patient.source(file);
            const list = listIn(code);
            const entry = code === null || list === null ? undefined : (0,syntax_source/* nodesOf */.Nh)(code, [
                "String"
            ]).find((one)=>list.value.from <= one.from && one.to <= list.value.to && literal(code, one) === lost);
            return code === null || entry === undefined ? [] : proposal(`names the plugin \`${now}\``, [
                edited(code, [
                    withLiteral(code, entry, now)
                ])
            ]);
        });
    });
}
/** `pytest_plugins` below the top folder, which pytest refuses, into the top conftest. */ function upward(patient) {
    const { dossier, text } = patient;
    const failure = dossier.failures[0];
    const said = [
        ...(0,facts_of_frames/* raised */.P5)(dossier).map(({ exception })=>exception.message),
        failure.type === "run" ? failure.message : ""
    ].some((one)=>/Defining 'pytest_plugins' in a non-top-level conftest/.test(one));
    const below = said ? dossier.files.filter((file)=>/\/conftest\.py$/.test(file)).map((file)=>listIn(patient.source(file))).find((one)=>one !== null) : undefined;
    const statement = below?.value.parent;
    if (below == null || statement == null) return [];
    const line = (0,syntax_source/* textOf */.b6)(below.source, statement);
    const end = (0,syntax_source/* newlineOf */.q3)(below.source.text);
    const to = (0,syntax_source/* lineStart */.PT)(below.source.text, below.source.text.slice(0, statement.to).split("\n").length + 1);
    const left = edited(below.source, [
        {
            from: statement.from,
            to: to + (/^(?:[ \t]*\r?\n)*/.exec(below.source.text.slice(to))?.[0].length ?? 0),
            insert: ""
        }
    ]);
    const top = text("conftest.py");
    if (top !== null && listIn(patient.source("conftest.py")) !== null) return [];
    return proposal("names the plugins in the top folder's conftest, the only one from which pytest takes them", [
        {
            file: "conftest.py",
            content: `${line}${end}${top === null || top === "" ? "" : `${end}${top}`}`
        },
        left
    ]);
}
/** A setting that pytest does not know, spelt as the one that it does. */ function options({ dossier, text }) {
    const settings = (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0];
    const content = settings === undefined ? null : text(settings.file);
    const failure = dossier.failures[0];
    if (settings === undefined || content === null || failure.type === "mypy") return [];
    const words = `${failure.type === "run" ? failure.message : failure.longrepr} ${(0,facts_of_frames/* raised */.P5)(dossier).map(({ exception })=>exception.message).join(" ")}`;
    return settings.options.flatMap((one)=>{
        const now = OPTIONS.includes(one.name) || !new RegExp(`\\b${one.name}\\b`).test(words) ? null : (0,facts_of_sources/* similar */.qR)(one.name, OPTIONS);
        if (now === null) return [];
        const from = (0,syntax_source/* lineStart */.PT)(content, one.line);
        return proposal(`names the setting \`${now}\``, [
            {
                file: settings.file,
                content: `${content.slice(0, from)}${content.slice(from).replace(one.name, now)}`
            }
        ]);
    });
}
/** A hook that pytest does not have, by the name that it does. */ function hooks({ dossier, source }) {
    return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>{
        const name = (0,facts_of_frames/* isA */.KG)(exception, "PluginValidationError") ? /unknown hook '(\w+)'/.exec(exception.message)?.[1] : undefined;
        const now = name === undefined ? null : (0,facts_of_sources/* similar */.qR)(name, HOOKS);
        if (name === undefined || now === null) return [];
        return dossier.files.flatMap((file)=>{
            const code = dossier.sources.get(file)?.defs.some((def)=>def.qualname === name) === true ? source(file) : null;
            const names = code === null ? [] : (0,syntax_source/* nodesOf */.Nh)(code, [
                "FunctionDefinition"
            ]).flatMap((one)=>one.getChild("VariableName") ?? []).filter((one)=>(0,syntax_source/* textOf */.b6)(code, one) === name);
            return code === null || names.length === 0 ? [] : proposal(`names the hook \`${now}\``, [
                edited(code, names.map((one)=>({
                        from: one.from,
                        to: one.to,
                        insert: now
                    })))
            ]);
        });
    });
}
/** The setting as it was before the change. */ function back({ root: { file, line }, dossier, text }) {
    const content = file === null ? null : text(file);
    if (file === null || line === null || content === null) return [];
    const before = restored(content, hunksOf(dossier, file).filter((hunk)=>touches(hunk, line) && hunk.removed.length > 0));
    return before === null ? [] : proposal("puts the setting back as it was before the change", [
        {
            file,
            content: before
        }
    ]);
}

;// CONCATENATED MODULE: ./src/fix/fixers/test.parametrize.js
/** Makes the names of a `parametrize` and of the function agree, or puts the rows back as they were before the change. */ 





/** pytest gives the name in the text alone (_pytest/python.py, Metafunc._validate_if_using_arg_names; pytest 7 to 9). */ const ARGUMENT = /function uses no (?:argument|fixture) '([^']+)'/;
const parametrize = {
    kinds: [
        "test.parametrize"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, text } = patient;
        const content = file === null ? null : text(file);
        if (file === null || line === null || content === null) return [];
        const before = restored(content, hunksOf(dossier, file).filter((hunk)=>touches(hunk, line) && hunk.removed.length > 0));
        return [
            ...test_parametrize_named(patient, file, line),
            ...before === null ? [] : proposal("puts the rows back as they were before the change", [
                {
                    file,
                    content: before
                }
            ])
        ];
    }
};
/** A name that the function does not take: the one that it takes and nobody gives, where that is almost the same, or the only one. */ function test_parametrize_named({ dossier, source }, file, line) {
    const failure = dossier.failures[0];
    const code = source(file);
    if (failure.type !== "test" || code === null) return [];
    const told = failure.exceptions.find((one)=>(0,facts_of_frames/* isA */.KG)(one, "Failed", "CollectError"));
    const name = ARGUMENT.exec(told?.message ?? failure.longrepr)?.[1];
    const node = (0,syntax_source/* nodesOf */.Nh)(code, [
        "DecoratedStatement"
    ], [
        line,
        line
    ]).find((one)=>(0,syntax_source/* child */.jf)(one, "FunctionDefinition") !== null && (0,syntax_source/* children */.Y_)(one).some((d)=>d.name === "Decorator" && (0,syntax_source/* textOf */.b6)(code, d).includes("parametrize")));
    const params = node === undefined ? null : (0,syntax_source/* child */.jf)(node, "FunctionDefinition")?.getChild("ParamList") ?? null;
    if (name === undefined || node === undefined || params === null) return [];
    const given = callsIn(code).filter((call)=>call.node.parent?.from === node.from && call.node.name === "Decorator" && /parametrize$/.test(call.func));
    const names = new Set(given.flatMap((call)=>test_parametrize_namesOf(code, call)));
    const free = (0,syntax_source/* children */.Y_)(params).filter((p)=>p.name === "VariableName" && p.prevSibling?.name !== "AssignOp").map((p)=>(0,syntax_source/* textOf */.b6)(code, p)).filter((p)=>!names.has(p) && p !== "self");
    const fixtures = new Set([
        ...dossier.sources.values()
    ].flatMap((one)=>one.defs.filter((def)=>def.decorators.some((text)=>/fixture\b/.test(text))).map((def)=>def.qualname)));
    const open = free.filter((one)=>!fixtures.has(one) && ![
            "request",
            "tmp_path",
            "monkeypatch",
            "capsys",
            "caplog",
            "tmpdir"
        ].includes(one));
    const now = (0,facts_of_sources/* similar */.qR)(name, open) ?? (open.length === 1 ? open[0] ?? null : null);
    if (now === null) return [];
    const changes = given.flatMap((call)=>renamedIn(code, call, name, now));
    return changes.length === 0 ? [] : proposal(`gives the rows' values to \`${now}\`, as the function calls it`, [
        edited(code, changes)
    ]);
}
function test_parametrize_namesOf(code, { args: [first] }) {
    if (first === undefined) return [];
    const text = literal(code, first.value);
    return text !== null ? text.split(",").map((one)=>one.trim()) : (0,syntax_source/* children */.Y_)(first.value).flatMap((one)=>literal(code, one) ?? []);
}
function renamedIn(code, { args: [first] }, name, now) {
    if (first === undefined) return [];
    const word = new RegExp(`(?<!\\w)${name}(?!\\w)`);
    return [
        first.value,
        ...(0,syntax_source/* children */.Y_)(first.value)
    ].flatMap((node)=>{
        const text = literal(code, node);
        return text !== null && word.test(text) ? [
            withLiteral(code, node, text.replace(word, now))
        ] : [];
    });
}

;// CONCATENATED MODULE: ./src/fix/fixers/import.cycle.js
/** Breaks a cycle by moving one import: under `TYPE_CHECKING` where annotations alone use it, into the functions that use it otherwise. */ 








/** More functions than these are a reason to think again. */ const MOST_FUNCTIONS = 4;
/** Libraries that read annotations while the program runs. */ const READERS = /^(?:pydantic|fastapi|sqlmodel|typer|msgspec|attrs?|cattrs|beartype|typeguard|injector|strawberry|litestar)(?:\.|$)/;
const cycle = {
    kinds: [
        "import.cycle"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const others = (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>(0,facts_of_frames/* ownFrames */.LN)(dossier, exception)).filter((f)=>f.func === "<module>" && !dossier.isTest(f.file)).reverse();
        const places = [
            ...file === null || line === null ? [] : [
                {
                    file,
                    line
                }
            ],
            ...others
        ];
        const once = places.filter((p, i)=>places.findIndex((o)=>o.file === p.file && o.line === p.line) === i);
        return once.flatMap((place)=>[
                ...direct(patient, place.file, place.line),
                ...import_cycle_moved(patient, place.file, place.line)
            ]);
    }
};
/** A name that a package hands on, taken from the module that has it: inside the package nobody needs to wait for the package. */ function direct(patient, file, line) {
    const { dossier } = patient;
    const code = patient.source(file);
    const statement = code === null ? null : importAt(code, line);
    const module = statement?.module ?? null;
    if (code === null || statement === null || module === null) return [];
    const name = absoluteName(dossier, file, module.text);
    const init = (0,facts_of_imports/* ownModules */.W0)(dossier, name).find((f)=>f.endsWith("/__init__.py"));
    const handed = init === undefined ? null : patient.source(init);
    if (init === undefined || handed === null || !file.startsWith(init.slice(0, -"__init__.py".length))) return [];
    const homes = statement.names.map((n)=>{
        const from = importStatements(handed).find((s)=>s.module !== null && s.names.some((one)=>one.as === null && one.name === n.name));
        return from?.module == null ? null : absoluteName(dossier, init, from.module.text);
    });
    const [home] = homes;
    if (home == null || home === name || homes.some((one)=>one !== home) || !(0,facts_of_imports/* ownModules */.W0)(dossier, home).every((f)=>f !== file)) return [];
    const text = module.level > 0 ? relativeName(dossier, file, home) ?? home : home;
    return proposal(`imports from \`${home}\`, which has the name, in place of the package`, [
        edited(code, [
            {
                from: module.from,
                to: module.to,
                insert: text
            }
        ])
    ]);
}
function import_cycle_moved(patient, file, line) {
    const code = patient.source(file);
    const statement = code === null ? null : importAt(code, line);
    if (code === null || statement?.top !== true || file.endsWith("__init__.py") || statement.names.some((n)=>n.name === "*")) return [];
    const uses = statement.names.map((name)=>({
            name,
            at: usesOf(code, boundName(name))
        }));
    const hints = uses.filter(({ at })=>at.length > 0 && at.every(inAnnotation)).map(({ name })=>name);
    const late = uses.filter(({ at })=>at.length > 0 && at.every((node)=>inAnnotation(node) || runsLate(node)) && !at.every(inAnnotation));
    const idle = uses.filter(({ name, at })=>at.length === 0 && !isWanted(patient, file, boundName(name))).map(({ name })=>name);
    const all = statement.names.length === hints.length + late.length + idle.length;
    // A name that the module itself needs while it is imported keeps its statement where it is.
    if (!all) return [];
    const readers = importStatements(code).some((s)=>READERS.test(s.module?.text ?? s.names[0]?.name ?? ""));
    const annotated = [
        ...hints,
        ...late.filter(({ at })=>at.some(inAnnotation)).map(({ name })=>name)
    ];
    if (annotated.length > 0 && readers) return [];
    const functions = new Map();
    for (const { name, at } of late){
        for (const owner of new Map(at.filter((node)=>!inAnnotation(node)).map((node)=>outermost(node)).map((o)=>[
                o.from,
                o
            ])).values()){
            const entry = functions.get(owner.from) ?? {
                owner,
                names: []
            };
            entry.names.push(name);
            functions.set(owner.from, entry);
        }
    }
    const places = [
        ...functions.values()
    ];
    if (places.length > MOST_FUNCTIONS) return [];
    const inside = places.map(({ owner, names })=>intoFunction(code, owner, statementOf(statement, names)));
    if (inside.some((change)=>change === null)) return [];
    if (idle.length === statement.names.length) return proposal("takes out an import that nothing uses", [
        edited(code, withoutNames(code, statement, idle))
    ]);
    const where = places.length === 0 ? "under `TYPE_CHECKING`" : annotated.length === 0 ? "into the function that uses it" : "under `TYPE_CHECKING` and into the function that uses it";
    const target = statement.module?.text ?? statement.names[0]?.name ?? "";
    const changes = [
        ...withoutNames(code, statement, statement.names),
        ...inside.filter((c)=>c !== null)
    ];
    const content = annotated.length === 0 ? trimmed(code.text, changes) : guarded(patient, (0,syntax_source/* parse */.qg)(file, (0,syntax_source/* rewrite */.v8)(code.text, changes)), statementOf(statement, annotated));
    return proposal(`moves the import of \`${target}\` ${where}`, [
        {
            file,
            content
        }
    ]);
}
/** Whether somebody takes a name from a file that the file itself does not use: `__all__`, an import, a text that names it. */ function isWanted({ dossier }, file, name) {
    const word = new RegExp(`["'.]${name}\\b`);
    return dossier.sources.get(file)?.exports?.includes(name) === true || [
        ...dossier.sources
    ].some(([other, { imports }])=>other !== file && (imports.some((one)=>one.names.some((n)=>n.name === name || n.name === "*") && (0,facts_of_sources/* importedFile */.fw)(dossier, other, one.module, one.level) === file) || (0,facts_of_sources/* grep */.VM)(dossier, word, [
            other
        ]).length > 0));
}
/** Whether a place runs only when a function is called: in its body, not in its head. */ function runsLate(node) {
    for(let at = node; at.parent !== null; at = at.parent)if ((at.parent.name === "FunctionDefinition" || at.parent.name === "LambdaExpression") && (at.name === "Body" || at.parent.name === "LambdaExpression" && at.name !== "ParamList")) return (0,syntax_source/* around */.mC)(node, [
        "FunctionDefinition"
    ]) !== null;
    return false;
}
function outermost(node) {
    let found = node;
    for(let at = node; at.parent !== null; at = at.parent)if (at.parent.name === "FunctionDefinition" && at.name === "Body") found = at.parent;
    return found;
}
function statementOf({ module }, names) {
    const list = names.map((n)=>`${n.name}${n.as === null ? "" : ` as ${n.as}`}`).join(", ");
    return module === null ? `import ${list}` : `from ${module.text} import ${list}`;
}
/** The statement as the first one of a function, below its docstring; null for a body on the line of the `def`. */ function intoFunction(source, owner, statement) {
    const body = bodyOf(owner);
    const [first] = body;
    if (first === undefined || (0,syntax_source/* lineAt */.mh)(source.text, first.from) === (0,syntax_source/* lineAt */.mh)(source.text, owner.getChild("Body")?.from ?? owner.from)) return null;
    const next = isText(first) ? body[1] : first;
    const end = (0,syntax_source/* newlineOf */.q3)(source.text);
    const indent = (0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, first.from));
    if (next === undefined) return {
        from: first.to,
        to: first.to,
        insert: `${end}${indent}${statement}`
    };
    const at = (0,syntax_source/* lineStart */.PT)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, next.from));
    return {
        from: at,
        to: at,
        insert: `${indent}${statement}${end}`
    };
}
/** The statement under `if TYPE_CHECKING:`, with what that needs; annotations are not evaluated from Python 3.14 on. */ function guarded({ dossier }, bare, statement) {
    const end = (0,syntax_source/* newlineOf */.q3)(bare.text);
    const ranks = rankOf({
        dossier
    });
    const future = (0,facts_of_python/* atLeast */.jZ)(dossier.environment.version, "3.14") ? [] : withImport(bare, "__future__", "annotations", ranks);
    const named = importStatements(bare).some((s)=>s.top && s.module === null && s.names.some((n)=>n.name === "typing" && n.as === null));
    const dated = (0,syntax_source/* parse */.qg)(bare.file, (0,syntax_source/* rewrite */.v8)(bare.text, future));
    const source = (0,syntax_source/* parse */.qg)(bare.file, (0,syntax_source/* rewrite */.v8)(dated.text, named ? [] : withImport(dated, "typing", "TYPE_CHECKING", ranks)));
    const block = (0,syntax_source/* children */.Y_)(source.tree.topNode).find((n)=>n.name === "IfStatement" && /^if\s+(?:typing\.)?TYPE_CHECKING\s*:/.test((0,syntax_source/* textOf */.b6)(source, n)));
    const [opening] = block === undefined ? [] : bodyOf(block);
    if (opening !== undefined) {
        const line = (0,syntax_source/* lineAt */.mh)(source.text, opening.from);
        return (0,syntax_source/* rewrite */.v8)(source.text, [
            {
                from: (0,syntax_source/* lineStart */.PT)(source.text, line),
                to: (0,syntax_source/* lineStart */.PT)(source.text, line),
                insert: `${(0,syntax_source/* indentOf */._j)(source.text, line)}${statement}${end}`
            }
        ]);
    }
    const last = importStatements(source).filter((s)=>s.top).at(-1);
    const at = last === undefined ? 0 : (0,syntax_source/* lineStart */.PT)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, last.node.to) + 1);
    const guard = `${end}if ${named ? "typing." : ""}TYPE_CHECKING:${end}    ${statement}${end}`;
    return (0,syntax_source/* rewrite */.v8)(source.text, [
        {
            from: at,
            to: at,
            insert: guard
        }
    ]);
}

;// CONCATENATED MODULE: ./src/fix/fixers/import.implicit-relative.js
/** Imports siblings by their package instead of by their bare names, absolute or relative as the file itself does. */ 



const implicitRelative = {
    kinds: [
        "import.implicit-relative"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const code = file === null ? null : source(file);
        const statement = code === null || line === null ? null : importAt(code, line);
        if (file === null || code === null || statement === null) return [];
        const folder = file.split("/").slice(0, -1).join("/");
        const siblings = dossier.files.filter((f)=>f !== file && f.endsWith(".py") && f.startsWith(`${folder}/`) && !f.slice(folder.length + 1).replace("/__init__.py", "").includes("/"));
        const files = [
            file,
            ...siblings.filter((f)=>!f.includes("/", folder.length + 1))
        ];
        const one = changesIn(patient, code, folder);
        const all = files.flatMap((f)=>{
            const other = source(f);
            const changes = other === null ? [] : changesIn(patient, other, folder);
            return other === null || changes.length === 0 ? [] : [
                edited(other, changes)
            ];
        });
        const summary = "imports siblings from their package";
        return [
            ...one.length === 0 ? [] : proposal(summary, [
                edited(code, one)
            ]),
            ...all.length < 2 ? [] : proposal(summary, all)
        ];
    }
};
/** Every import of the file by a bare name that means a sibling. */ function changesIn(patient, source, folder) {
    const { dossier } = patient;
    const statements = importStatements(source);
    const base = prefix(patient, statements, source.file);
    return base === null ? [] : statements.flatMap((s)=>rewritten(source, s, base, (name)=>isSibling(dossier, folder, source.file, name)));
}
function isSibling(dossier, folder, file, name) {
    const [top = name] = name.split(".");
    const here = [
        `${folder}/${top}.py`,
        `${folder}/${top}/__init__.py`
    ].find((f)=>dossier.files.includes(f));
    const elsewhere = [
        `${top}.py`,
        `${top}/__init__.py`
    ].some((f)=>dossier.files.includes(f));
    return here !== undefined && here !== file && !elsewhere && !(0,facts_of_imports/* isStdlib */.zV)(dossier, top) && !dossier.environment.distributions.some((d)=>d.editable === null && d.modules.includes(top));
}
/** `.` where the package imports relative to itself, else its dotted name where it, or its neighbours, do that. */ function prefix({ dossier, source }, own, file) {
    const name = packageOf(dossier, file);
    if (name === "") return null;
    const [top = name] = name.split(".");
    const style = (list)=>{
        if (list.some((s)=>(s.module?.level ?? 0) > 0)) return ".";
        return list.some((s)=>[
                s.module?.text ?? "",
                ...s.module === null ? s.names.map((n)=>n.name) : []
            ].some((m)=>m === top || m.startsWith(`${top}.`))) ? name : null;
    };
    const mine = style(own);
    if (mine !== null) return mine;
    const root = `/${top}/`;
    for (const other of dossier.files){
        if (other === file || !`/${other}`.includes(root) || dossier.isTest(other)) continue;
        const code = source(other);
        const found = code === null ? null : style(importStatements(code));
        if (found !== null) return found;
    }
    return ".";
}
function rewritten(source, { node, module, names }, base, sibling) {
    const join = (name)=>base === "." ? `.${name}` : `${base}.${name}`;
    if (module !== null) return module.level === 0 && sibling(module.text) ? [
        {
            from: module.from,
            to: module.to,
            insert: join(module.text)
        }
    ] : [];
    const mine = names.filter((n)=>sibling(n.name));
    // `import a.b` binds `a`: only with an alias does it have another form.
    if (mine.length === 0 || mine.some((n)=>n.name.includes(".") && n.as === null)) return [];
    const line = (n)=>{
        const parts = n.name.split(".");
        const last = parts.pop() ?? n.name;
        const from = parts.length === 0 ? base : join(parts.join("."));
        return `from ${from} import ${last}${n.as === null ? "" : ` as ${n.as}`}`;
    };
    const rest = names.filter((n)=>!mine.includes(n)).map((n)=>source.text.slice(n.from, n.to));
    const lines = [
        ...rest.length === 0 ? [] : [
            `import ${rest.join(", ")}`
        ],
        ...mine.map(line)
    ];
    return [
        {
            from: node.from,
            to: node.to,
            insert: lines.join(`${(0,syntax_source/* newlineOf */.q3)(source.text)}${(0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, node.from))}`)
        }
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/import.name-missing.js
/** Imports a name from where it is, by the name that it has; or puts it back where it was lost on the way. */ 







const nameMissing = {
    kinds: [
        "import.name-missing"
    ],
    propose (patient) {
        const { root, dossier } = patient;
        const seen = new Set();
        return (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>{
            const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
            const lost = lostIn(dossier, exception);
            if (frame === undefined || lost === null || seen.has(`${lost.module}.${lost.name}`)) return [];
            seen.add(`${lost.module}.${lost.name}`);
            if (lost.isModule) return elsewhere(patient, lost, frame.file);
            const handed = root.file === frame.file ? [] : handedOn(patient, lost);
            return [
                ...handed,
                ...otherHome(patient, lost, frame.file),
                ...otherName(patient, lost, frame.file),
                ...handed.length > 0 ? [] : handedOn(patient, lost)
            ];
        });
    }
};
function lostIn(dossier, exception) {
    const from = exception.import;
    if (!(0,facts_of_frames/* isA */.KG)(exception, "ImportError") || from?.name == null) return null;
    if ((0,facts_of_frames/* isA */.KG)(exception, "ModuleNotFoundError")) return {
        name: from.name.split(".").at(-1) ?? from.name,
        module: from.name,
        file: null,
        isModule: true
    };
    const file = from.path !== null && (0,facts_of_frames/* own */.ZV)(dossier, from.path) ? from.path : (0,facts_of_imports/* ownModules */.W0)(dossier, from.name)[0] ?? null;
    return from.from_name === null || file === null ? null : {
        name: from.from_name,
        module: from.name,
        file,
        isModule: false
    };
}
/** Names that a file binds at its top. */ function topNames(dossier, file) {
    const source = dossier.sources.get(file);
    return source === undefined ? [] : [
        ...source.defs.map((def)=>def.qualname).filter((name)=>!name.includes(".")),
        ...source.globals.map((one)=>one.name)
    ];
}
/** Files of the project, tests left out, that define a name at their top. */ const definers = (dossier, name)=>[
        ...dossier.sources.keys()
    ].filter((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file) && !dossier.isTest(file) && topNames(dossier, file).includes(name));
/** The package used to hand the name on: `__all__` of a submodule that it takes all of, its own import, or what the change took away. */ function handedOn(patient, { name, file }) {
    const { dossier, source } = patient;
    const code = file === null ? null : source(file);
    if (file === null || code === null) return [];
    const homes = definers(dossier, name);
    const starred = importStatements(code).filter((s)=>s.names.some((n)=>n.name === "*")).flatMap((s)=>homes.filter((home)=>moduleOf(dossier, home) === absoluteName(dossier, file, s.module?.text ?? "")));
    const listed = starred.flatMap((home)=>{
        const at = source(home);
        const change = at === null ? null : intoAll(at, name);
        return at === null || change === null ? [] : proposal(`lists \`${name}\` in \`__all__\` again`, [
            edited(at, [
                change
            ])
        ]);
    });
    if (listed.length > 0) return listed;
    const hunks = hunksOf(dossier, file).filter(({ removed })=>removed.some((text)=>new RegExp(`\\b${name}\\b`).test(text)));
    const back = hunks.length === 0 || hunks.some(({ removed })=>removed.some((text)=>/^\s*(?:async\s+def|def|class)\b/.test(text))) ? null : restored(code.text, hunks);
    const again = back === null || homes.length !== 1 ? [] : proposal(`hands \`${name}\` on again`, [
        {
            file,
            content: back
        }
    ]);
    const [home] = homes;
    if (home === undefined || homes.length > 1 || !file.endsWith("__init__.py") || !home.startsWith(file.slice(0, -"__init__.py".length))) return again;
    const module = moduleOf(dossier, home);
    const relative = importStatements(code).some((s)=>(s.module?.level ?? 0) > 0) || importStatements(code).length === 0 ? relativeName(dossier, file, module) : null;
    const all = intoAll(code, name);
    return [
        ...again,
        ...proposal(`hands \`${name}\` on from \`${module}\``, [
            edited(code, [
                ...withImport(code, relative ?? module, name, rankOf(patient)),
                ...all === null ? [] : [
                    all
                ]
            ])
        ])
    ];
}
/** The name in `__all__`, at its place where the list is sorted; null where there is no plain list, or it is in it. */ function intoAll(source, name) {
    const list = (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ]).find((node)=>node.parent?.name === "Script" && (0,syntax_source/* child */.jf)(node, "VariableName") !== null && (0,syntax_source/* textOf */.b6)(source, node).startsWith("__all__"))?.lastChild;
    if (list == null || ![
        "ArrayExpression",
        "TupleExpression"
    ].includes(list.name)) return null;
    const entries = (0,syntax_source/* children */.Y_)(list).filter((n)=>n.name === "String");
    const values = entries.map((n)=>(0,syntax_source/* textOf */.b6)(source, n).slice(1, -1));
    const [first] = entries;
    if (first === undefined || values.includes(name)) return null;
    const quote = (0,syntax_source/* textOf */.b6)(source, first)[0] ?? '"';
    const item = `${quote}${name}${quote}`;
    const sorted = values.every((one, i)=>i === 0 || (values[i - 1] ?? "").toLowerCase() <= one.toLowerCase());
    const next = sorted ? entries[values.findIndex((one)=>one.toLowerCase() > name.toLowerCase())] : undefined;
    const gap = entries.length > 1 ? source.text.slice(first.to, entries[1]?.from ?? first.to) : ", ";
    if (next !== undefined) return {
        from: next.from,
        to: next.from,
        insert: `${item}${gap}`
    };
    const at = entries.at(-1)?.to ?? first.to;
    return {
        from: at,
        to: at,
        insert: `${gap}${item}`
    };
}
/** The name lives in another module now: its importers follow. The failing one alone, then all. */ function otherHome(patient, lost, importer) {
    const { dossier } = patient;
    const homes = definers(dossier, lost.name).filter((home)=>home !== lost.file);
    const [home] = homes;
    if (home === undefined || homes.length > 1) return [];
    const to = moduleOf(dossier, home);
    return both(patient, importer, `imports \`${lost.name}\` from \`${to}\`, where it is`, (code)=>importStatements(code).flatMap((s)=>{
            const names = asked(dossier, code.file, s, lost);
            if (names.length === 0 || s.module === null) return [];
            const module = s.module.level > 0 ? relativeName(dossier, code.file, to) ?? to : to;
            if (names.length === s.names.length) return [
                {
                    from: s.module.from,
                    to: s.module.to,
                    insert: module
                }
            ];
            const [one] = names;
            // What is aliased or stands in a function keeps to itself.
            if (one === undefined || one.as !== null || !s.top) return [];
            return [
                ...withoutNames(code, s, names),
                ...withImport(code, module, one.name, rankOf(patient))
            ];
        }));
}
/** The module has it by another name: what the change made of it, else one spelt almost so. */ function otherName(patient, lost, importer) {
    const { dossier } = patient;
    const { file } = lost;
    if (file === null) return [];
    const names = topNames(dossier, file);
    const now = import_name_missing_followed(dossier, file, lost.name, names) ?? (0,facts_of_sources/* similar */.qR)(lost.name, names);
    if (now === null) return [];
    return both(patient, importer, `imports \`${now}\`, as \`${lost.module}\` calls it`, (code)=>importStatements(code).flatMap((s)=>asked(dossier, code.file, s, lost).flatMap((n)=>{
                if (n.as !== null) return [
                    {
                        from: n.from,
                        to: n.from + n.name.length,
                        insert: now
                    }
                ];
                const free = usesOf(code, now).length === 0 && !isRebound(code, lost.name);
                return free ? [
                    {
                        from: n.from,
                        to: n.to,
                        insert: now
                    },
                    ...renamed(code, lost.name, now)
                ] : [
                    {
                        from: n.from,
                        to: n.to,
                        insert: `${now} as ${lost.name}`
                    }
                ];
            })));
}
/** The definition that stands where the change took the old one away, in the file that had it. */ function import_name_missing_followed(dossier, file, name, names) {
    const head = (word)=>new RegExp(`^(?:async\\s+def|def|class)\\s+${word}\\b|^${word}\\s*[:=]`);
    for (const { removed, added } of hunksOf(dossier, file)){
        if (!removed.some((text)=>head(name).test(text))) continue;
        const fresh = names.filter((one)=>added.some((text)=>head(one).test(text)) && !removed.some((text)=>head(one).test(text)));
        if (fresh.length === 1) return fresh[0] ?? null;
    }
    return null;
}
/** A module that moved or is misspelt: the one that has all the names that are wanted of it, else one of almost its name. */ function elsewhere(patient, { module }, importer) {
    const { dossier, source } = patient;
    const code = source(importer);
    if (code === null) return [];
    const wanted = importStatements(code).filter((s)=>absoluteName(dossier, importer, s.module?.text ?? s.names[0]?.name ?? "") === module).flatMap((s)=>s.module === null ? [] : s.names.map((n)=>n.name));
    const candidates = [
        ...dossier.sources.keys()
    ].filter((file)=>(0,facts_of_frames/* own */.ZV)(dossier, file) && !dossier.isTest(file) && file.endsWith(".py"));
    const all = wanted.length === 0 ? [] : candidates.filter((file)=>wanted.every((name)=>topNames(dossier, file).includes(name)));
    const near = (0,facts_of_sources/* similar */.qR)(module, candidates.map((file)=>moduleOf(dossier, file)).filter((name)=>name.includes(".") === module.includes(".")));
    const to = all.length === 1 && all[0] !== undefined ? moduleOf(dossier, all[0]) : all.length === 0 || near === null || !all.some((file)=>moduleOf(dossier, file) === near) ? wanted.length === 0 ? near : null : near;
    if (to === null || to === module) return [];
    return both(patient, importer, `imports \`${to}\` in place of \`${module}\``, (one)=>importStatements(one).flatMap((s)=>{
            if (s.module !== null) {
                if (absoluteName(dossier, one.file, s.module.text) !== module) return [];
                return [
                    {
                        from: s.module.from,
                        to: s.module.to,
                        insert: s.module.level > 0 ? relativeName(dossier, one.file, to) ?? to : to
                    }
                ];
            }
            return s.names.filter((n)=>n.name === module && n.as !== null).map((n)=>({
                    from: n.from,
                    to: n.from + n.name.length,
                    insert: to
                }));
        }));
}
/** The names of a statement that ask the module for what it does not have. */ function asked(dossier, file, { module, names }, lost) {
    return module !== null && absoluteName(dossier, file, module.text) === lost.module ? names.filter((n)=>n.name === lost.name && boundName(n) !== "*") : [];
}
/** The change made in the failing file; and in every file that needs it. */ function both({ dossier, source }, importer, summary, changesIn) {
    const edits = [
        importer,
        ...dossier.files.filter((f)=>f !== importer && (0,facts_of_frames/* own */.ZV)(dossier, f))
    ].flatMap((file)=>{
        const code = source(file);
        const changes = code === null ? [] : changesIn(code);
        return code === null || changes.length === 0 ? [] : [
            {
                file,
                content: (0,syntax_source/* rewrite */.v8)(code.text, changes)
            }
        ];
    });
    const first = edits.filter(({ file })=>file === importer);
    return [
        ...proposal(summary, first),
        ...edits.length > 1 ? proposal(summary, edits) : []
    ];
}

;// CONCATENATED MODULE: ./src/fix/align.js
/** Lines and tokens of two versions of a few lines, matched in order. */ /** Python's tokens, near enough to compare them: strings, comments, names, numbers, operators. */ const TOKEN = /"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*|\w+|\*\*=?|\/\/=?|->|:=|<<=?|>>=?|[<>=!+\-*/%&|^@]=|[^\s\w]/g;
const tokens = (text)=>[
        ...text.matchAll(TOKEN)
    ].map((m)=>({
            from: m.index,
            to: m.index + m[0].length,
            text: m[0]
        }));
/** Of two lists, pairs of indices in order that together weigh most. @param weight 0 where two do not match */ function matched(a, b, weight) {
    const best = Array.from({
        length: a.length + 1
    }, ()=>Array.from({
            length: b.length + 1
        }, ()=>0));
    const at = (i, j)=>best[i]?.[j] ?? 0;
    const pair = (i, j)=>{
        const [x, y] = [
            a[i],
            b[j]
        ];
        return x === undefined || y === undefined ? 0 : weight(x, y);
    };
    for(let i = a.length - 1; i >= 0; i -= 1){
        const row = best[i];
        for(let j = b.length - 1; j >= 0 && row !== undefined; j -= 1)row[j] = Math.max(at(i + 1, j), at(i, j + 1), pair(i, j) > 0 ? pair(i, j) + at(i + 1, j + 1) : 0);
    }
    const found = [];
    for(let [i, j] = [
        0,
        0
    ]; i < a.length && j < b.length;){
        if (pair(i, j) > 0 && at(i, j) === pair(i, j) + at(i + 1, j + 1)) found.push([
            i++,
            j++
        ]);
        else if (at(i, j) === at(i + 1, j)) i += 1;
        else j += 1;
    }
    return found;
}
/** How much of two lines is the same: 0 to 1 (Dice's coefficient over their tokens in order). */ function likeness(a, b) {
    const [x, y] = [
        tokens(a),
        tokens(b)
    ];
    const same = matched(x, y, (p, q)=>p.text === q.text ? 1 : 0).length;
    return x.length + y.length === 0 ? 1 : 2 * same / (x.length + y.length);
}
/** Where two texts differ, token by token, from one end to the other. Offsets into `now`. */ function differences(before, now) {
    const [old, fresh] = [
        tokens(before),
        tokens(now)
    ];
    const anchors = [
        ...matched(old, fresh, (a, b)=>a.text === b.text ? 1 : 0),
        [
            old.length,
            fresh.length
        ]
    ];
    const found = [];
    let [i, j] = [
        0,
        0
    ];
    for (const [p, q] of anchors){
        if (p > i || q > j) {
            const [from, to] = [
                fresh[j - 1]?.to ?? 0,
                fresh[q]?.from ?? now.length
            ];
            found.push({
                from,
                to,
                insert: before.slice(old[i - 1]?.to ?? 0, old[p]?.from ?? before.length),
                before: old.slice(i, p).map((t)=>t.text),
                now: fresh.slice(j, q).map((t)=>t.text)
            });
        }
        [i, j] = [
            p + 1,
            q + 1
        ];
    }
    return found;
}

;// CONCATENATED MODULE: ./src/fix/members.js
/** Names of the project that are to be spelt otherwise: what a class or module has, what the change made of a name, and every place that spells it. */ 




/** Names that a class of the project has, those of its own bases in the project among them; null where a base is not the project's. */ function membersOf(dossier, name, seen = new Set()) {
    const [found, ...more] = (0,facts_of_sources/* definitions */.BG)(dossier, (0,facts_of_sources/* tail */.RT)(name)).filter(({ def })=>def.kind === "class");
    if (found === undefined || more.length > 0 || seen.has(name)) return null;
    const { file, def } = found;
    const facts = dossier.sources.get(file);
    const inside = (line)=>def.line <= line && line <= def.end_line;
    const own = [
        ...facts?.defs.filter((one)=>one.qualname === `${def.qualname}.${(0,facts_of_sources/* tail */.RT)(one.qualname)}`).map((one)=>(0,facts_of_sources/* tail */.RT)(one.qualname)) ?? [],
        ...facts?.class_attributes.filter((one)=>one.owner === def.qualname).map((one)=>one.name) ?? [],
        ...(dossier.lines.get(file) ?? []).flatMap((text, n)=>inside(n + 1) ? [
                ...text.matchAll(/\bself\.(\w+)\s*(?::[^=]+)?=(?!=)|^\s+(\w+)\s*:\s*[^=]/g)
            ].map((m)=>m[1] ?? m[2] ?? "") : [])
    ].filter(isName);
    const bases = def.bases.filter((base)=>!/^(?:object|ABC|abc\.ABC|Protocol|typing\.Protocol|NamedTuple|typing\.NamedTuple|Generic.*)$/.test(base.replace(/\[.*/s, "")));
    const inherited = bases.map((base)=>membersOf(dossier, base.replace(/\[.*/s, ""), new Set([
            ...seen,
            name
        ])));
    return inherited.includes(null) ? null : new Set([
        ...own,
        ...inherited.flatMap((one)=>[
                ...one ?? []
            ])
    ]);
}
/** Names that a module of the project binds at its top. */ function globalsOf(dossier, file) {
    const facts = dossier.sources.get(file);
    return new Set([
        ...facts?.defs.filter((def)=>!def.qualname.includes(".")).map((def)=>def.qualname) ?? [],
        ...facts?.globals.map((one)=>one.name) ?? [],
        ...facts?.imports.filter((one)=>one.scope === "").flatMap((one)=>one.names.map((n)=>n.as ?? n.name)) ?? []
    ]);
}
/** By an old name, the names that the change put in its place, with how often: where a line differs in just that. */ function exchanges(files) {
    const seen = new Map();
    for (const { removed, added } of files.flatMap((one)=>one.hunks)){
        for (const [i, j] of matched(removed, added, (a, b)=>Math.max(0, likeness(a, b) - 0.3))){
            for (const { before, now } of differences(removed[i] ?? "", added[j] ?? "")){
                const [was, is] = [
                    before[0] ?? "",
                    now[0] ?? ""
                ];
                const bare = [
                    was,
                    is
                ].map((text)=>text.replace(/^(["'])(.*)\1$/s, "$2"));
                if (before.length !== 1 || now.length !== 1 || !bare.every(isName)) continue;
                const [old = "", fresh = ""] = bare;
                const to = seen.get(old) ?? new Map();
                seen.set(old, to.set(fresh, (to.get(fresh) ?? 0) + 1));
            }
        }
    }
    return seen;
}
/** What a name is most likely called now: what the change made of it, else the one that it is a slip of. */ function nowCalled(dossier, name, names) {
    const shown = [
        ...new Set([
            dossier.culprit ?? [],
            (0,facts_of_change/* changed */.tD)(dossier),
            dossier.change ?? []
        ])
    ].flatMap((files)=>[
            ...exchanges(files).get(name)?.keys() ?? []
        ]).filter((one)=>names.has(one));
    const near = (0,facts_of_sources/* similar */.qR)(name, names);
    return [
        ...new Set([
            ...shown,
            ...near === null ? [] : [
                near
            ]
        ])
    ];
}
/** Places that spell an attribute: `x.name`, `getattr(x, "name")`, and fields of texts that are filled in (`{x.name}`). */ function spellings(source, name, lines) {
    const plain = (0,syntax_source/* nodesOf */.Nh)(source, [
        "PropertyName"
    ], lines).filter((node)=>(0,syntax_source/* textOf */.b6)(source, node) === name && node.parent?.name === "MemberExpression").map(members_spanOf);
    const texts = (0,syntax_source/* nodesOf */.Nh)(source, [
        "String"
    ], lines).flatMap((node)=>{
        const text = (0,syntax_source/* textOf */.b6)(source, node);
        const reads = isArgumentOf(source, node, /^(?:getattr|hasattr|setattr|attrgetter|operator\.attrgetter)$/) && text.slice(1, -1) === name;
        const found = reads ? [
            ...text.matchAll(new RegExp(`(?<!\\w)${name}(?!\\w)`, "g"))
        ] : [
            ...text.matchAll(new RegExp(`(?<=\\{[\\w.\\[\\]]*\\.)${name}(?=[.\\[!:}])`, "g"))
        ];
        return found.map((m)=>({
                from: node.from + m.index,
                to: node.from + m.index + name.length
            }));
    });
    return [
        ...plain,
        ...texts
    ].map((span)=>({
            ...span,
            insert: ""
        }));
}
const members_spanOf = ({ from, to })=>({
        from,
        to
    });
function isArgumentOf(source, node, func) {
    const call = node.parent?.name === "ArgList" ? node.parent.parent : null;
    const callee = call?.firstChild ?? null;
    return callee !== null && func.test((0,syntax_source/* textOf */.b6)(source, callee));
}

;// CONCATENATED MODULE: ./src/fix/fixers/code.attribute-missing.js
/** Spells an attribute as its class or module has it: as the change renamed it, or as a slip of one letter or two meant it. */ 




/** Methods of built-in types that a slip may have meant. */ const BUILTIN = {
    str: "capitalize casefold center count encode endswith expandtabs find format index isalnum isalpha isdigit islower isspace isupper join ljust lower lstrip partition replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill removeprefix removesuffix",
    bytes: "decode endswith find hex index join replace split startswith strip",
    list: "append clear copy count extend index insert pop remove reverse sort",
    dict: "clear copy get items keys pop popitem setdefault update values fromkeys",
    set: "add clear copy difference difference_update discard intersection intersection_update isdisjoint issubset issuperset pop remove symmetric_difference union update",
    tuple: "count index",
    int: "bit_length to_bytes from_bytes",
    float: "is_integer as_integer_ratio"
};
const attributeMissing = {
    kinds: [
        "code.attribute-missing"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const found = (0,facts_of_frames/* raised */.P5)(dossier).flatMap(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "AttributeError") && exception.attribute !== null ? [
                exception.attribute
            ] : [])[0];
        const code = file === null ? null : source(file);
        if (found === undefined || code === null || line === null) return [];
        const names = code_attribute_missing_namesOf(dossier, found);
        return nowCalled(dossier, found.name, names).flatMap((name)=>{
            const here = spellings(code, found.name, [
                line,
                line
            ]).map((c)=>({
                    ...c,
                    insert: name
                }));
            if (here.length === 0) return [];
            const one = proposal(`spells \`${found.name}\` as \`${name}\`, which \`${(0,facts_of_sources/* tail */.RT)(found.owner)}\` has`, [
                edited(code, here)
            ]);
            return [
                ...one,
                ...everywhere(patient, found.name, name)
            ];
        });
    }
};
function code_attribute_missing_namesOf(dossier, { owner, owner_kind: kind, owner_file: file }) {
    if (kind === "module") return file !== null && dossier.sources.has(file) ? globalsOf(dossier, file) : new Set();
    const builtin = file === null ? BUILTIN[(0,facts_of_sources/* tail */.RT)(owner)] : undefined;
    return builtin === undefined ? membersOf(dossier, owner) ?? new Set() : new Set(builtin.split(" "));
}
/** Every place that has the old name, where nothing of the project is called so any more. Tests that fake it are left alone. */ function everywhere(patient, old, name) {
    const { dossier } = patient;
    const defined = (0,facts_of_sources/* definitions */.BG)(dossier, old).length > 0 || [
        ...dossier.lines.values()
    ].some((lines)=>lines.some((text)=>new RegExp(`(?:self\\.|^\\s*)${old}\\s*(?::[^=]+)?=(?!=)|^\\s+${old}\\s*:`).test(text)));
    if (defined || (0,facts_of_sources/* similar */.qR)(old, [
        name
    ]) !== null && old.length < 4) return [];
    const edits = mentions(patient, old).filter(({ file })=>!dossier.isTest(file)).flatMap((source)=>{
        const changes = spellings(source, old).map((c)=>({
                ...c,
                insert: name
            }));
        return changes.length === 0 ? [] : [
            edited(source, changes)
        ];
    });
    return proposal(`spells \`${old}\` as \`${name}\` wherever the project asks for it`, edits);
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-handlers.js
var facts_of_handlers = __webpack_require__(2089);
// EXTERNAL MODULE: ./src/syntax/handlers.js
var handlers = __webpack_require__(14960);
;// CONCATENATED MODULE: ./src/fix/fixers/code.exception-swallowed.js
/** Lets the true error through: takes a broad handler out beside those that name what they take, or narrows it to what its lines raise. */ 






/** What functions of the standard library raise for what they cannot take (their documentation). */ const RAISES = [
    [
        /^(?:int|float|complex|Decimal|decimal\.Decimal|(?:datetime\.)?(?:date|datetime|time)\.(?:fromisoformat|strptime)|json\.loads?|uuid\.UUID|UUID|ipaddress\.\w+)$/,
        "ValueError"
    ],
    [
        /^(?:open|os\.\w+|shutil\.\w+|\w+\.(?:read_text|read_bytes|write_text|write_bytes|unlink|stat|mkdir|iterdir))$/,
        "OSError"
    ]
];
const exceptionSwallowed = {
    kinds: [
        "code.exception-swallowed"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const code = file === null ? null : source(file);
        if (code === null || line === null) return [];
        const [handler, ...more] = (0,handlers/* handlersOf */.Jq)(code).filter((one)=>one.line <= line && line <= (0,syntax_source/* lineAt */.mh)(code.text, one.body.to - 1) && (0,handlers/* isBroad */.t1)(code, one)).reverse();
        if (handler === undefined || more.some((one)=>one.statement.from === handler.statement.from)) return [];
        const caught = (0,facts_of_frames/* raised */.P5)(dossier).filter((one)=>one.via === "caught" && one.handler?.file === file).map((one)=>one.exception);
        const wanted = (0,facts_of_handlers/* expectedError */.j1)(dossier);
        const others = (0,handlers/* handlersOf */.Jq)(code).filter((one)=>one.statement.from === handler.statement.from && one.at.from !== handler.at.from);
        const changes = (from, to, insert, summary)=>new Changes(patient).add(code, [
                {
                    from,
                    to,
                    insert
                }
            ]).propose(summary);
        const head = handler.caught === null ? "" : (0,syntax_source/* textOf */.b6)(code, handler.caught);
        const found = [];
        // The named handlers are the contract; what the broad one takes besides is what should have come out.
        const gone = code_exception_swallowed_without(code, handler, others.length > 0);
        if (gone !== null) found.push(...changes(gone.from, gone.to, "", "takes out the handler that takes every error"));
        const types = expectedBy(code, handler).filter((one)=>!caught.some((e)=>(0,facts_of_frames/* isA */.KG)(e, one)) && one !== wanted && !others.some((h)=>typesOf(code, h).includes(one)));
        if (types.length > 0 && handler.caught !== null) {
            const names = types.length === 1 ? types[0] ?? "" : `(${types.join(", ")})`;
            found.push(...changes(handler.caught.from, handler.caught.to, names, `narrows \`except ${head}\` to \`${names}\`, which its lines raise`));
        }
        // Before it, the error that callers wait for goes on its way.
        if (wanted !== null && isNamed(code, wanted)) {
            const indent = (0,syntax_source/* indentOf */._j)(code.text, (0,syntax_source/* lineAt */.mh)(code.text, handler.at.from));
            const step = (0,syntax_source/* indentOf */._j)(code.text, (0,syntax_source/* lineAt */.mh)(code.text, bodyOf(handler.body)[0]?.from ?? handler.at.from)).slice(indent.length) || "    ";
            const at = (0,syntax_source/* lineStart */.PT)(code.text, (0,syntax_source/* lineAt */.mh)(code.text, handler.at.from));
            const end = (0,syntax_source/* newlineOf */.q3)(code.text);
            found.push(...changes(at, at, `${indent}except ${wanted}:${end}${indent}${step}raise${end}`, `lets \`${wanted}\` pass the handler that takes every error`));
        }
        return found;
    }
};
/** The handler's lines; without any other one, the `try` goes and its lines move out. */ function code_exception_swallowed_without(source, handler, isOneOfMany) {
    const { text } = source;
    if (!isOneOfMany || (0,syntax_source/* child */.jf)(handler.statement, "else") !== null) return null;
    return {
        from: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, handler.at.from)),
        to: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, handler.body.to - 1) + 1)
    };
}
const typesOf = (source, { caught })=>caught === null ? [] : (0,syntax_source/* textOf */.b6)(source, caught).match(/[\w.]+/g) ?? [];
/** Exceptions that the guarded lines are known to raise: their subscripts, and calls whose documentation says so. */ function expectedBy(source, { tried: guarded }) {
    const inside = (node)=>node.from >= guarded.from && node.to <= guarded.to;
    const called = (0,syntax_source/* nodesOf */.Nh)(source, [
        "CallExpression"
    ]).filter(inside).flatMap((node)=>{
        const name = node.firstChild === null ? "" : (0,syntax_source/* textOf */.b6)(source, node.firstChild);
        return RAISES.flatMap(([pattern, type])=>pattern.test(name) ? [
                type
            ] : []);
    });
    const subscripts = (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ]).filter(inside).filter((node)=>(0,syntax_source/* child */.jf)(node, "[") !== null && (0,syntax_source/* around */.mC)(node, [
            "TypeDef"
        ]) === null && (0,syntax_source/* textOf */.b6)(source, node).match(/\[["'\w]/) !== null);
    return [
        ...new Set([
            ...called,
            ...subscripts.some((node)=>/\[["']/.test((0,syntax_source/* textOf */.b6)(source, node))) ? [
                "KeyError"
            ] : []
        ])
    ];
}
/** Whether the file can speak of the exception. */ const isNamed = (source, name)=>BUILTIN_NAMES.has(name) || namesOf(source).has(name);

;// CONCATENATED MODULE: ./src/fix/fixers/code.key-missing.js
/** Adds the key that is missing, where its value is shown: an entry of a table as its siblings are, a step that fills a mapping; or spells it as the table does. */ 







const keyMissing = {
    kinds: [
        "code.key-missing"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const shown = (0,facts_of_frames/* raised */.P5)(dossier).find((one)=>(0,facts_of_frames/* isA */.KG)(one.exception, "KeyError") && one.exception.key !== null)?.exception.key ?? null;
        const key = /^(["'])([^\\]*)\1$/s.exec(shown ?? "")?.[2];
        const code = file === null ? null : source(file);
        if (code === null || line === null || key === undefined) return [];
        const table = (0,syntax_source/* nodesOf */.Nh)(code, [
            "DictionaryExpression"
        ], [
            line,
            line
        ]).map((node)=>tableOf(code, node)).find((one)=>one.entries.length > 1 && !one.entries.some((e)=>e.key === key) && (0,syntax_source/* lineAt */.mh)(code.text, one.node.from) <= line);
        return [
            ...respelt(patient, code, line, key, table ?? null),
            ...filled(patient, code, line, key),
            ...table === undefined ? [] : entered(patient, code, table, key)
        ];
    }
};
function tableOf(source, node) {
    const parts = (0,syntax_source/* children */.Y_)(node);
    const entries = parts.flatMap((part, i)=>{
        const [at, value] = [
            parts[i - 1],
            parts[i + 1]
        ];
        return part.name === ":" && at !== undefined && value !== undefined ? [
            {
                key: literal(source, at),
                at,
                value
            }
        ] : [];
    });
    return {
        node,
        entries
    };
}
/** The key as the change, or one letter, made it another: in the look-up, or in the table. */ function respelt(patient, source, line, key, table) {
    const { dossier } = patient;
    const known = new Set(table === null ? writtenKeys(patient, key) : table.entries.flatMap((e)=>e.key ?? []));
    return nowCalled(dossier, key, known).flatMap((name)=>{
        const entry = table?.entries.find((e)=>e.key === name);
        // The change renamed the entry: whoever looks it up comes after.
        if (entry !== undefined && exchanges(dossier.culprit ?? dossier.change ?? []).get(key)?.has(name) === true) {
            const changes = new Changes(patient);
            for (const other of mentions(patient, key).filter(({ file })=>!dossier.isTest(file)))changes.add(other, (0,syntax_source/* nodesOf */.Nh)(other, [
                "String"
            ]).filter((node)=>literal(other, node) === key && node.parent?.name === "MemberExpression").map((node)=>withLiteral(other, node, name)));
            return changes.propose(`looks \`${name}\` up for \`${key}\`, as the entry is called now`);
        }
        // The table is what is spelt otherwise, where nothing looks its own form up.
        if (entry !== undefined && !mentions(patient, name).some((other)=>(0,syntax_source/* nodesOf */.Nh)(other, [
                "String"
            ]).some((node)=>literal(other, node) === name && node.from !== (other.file === source.file ? entry.at.from : -1)))) return new Changes(patient).add(source, [
            withLiteral(source, entry.at, key)
        ]).propose(`calls the entry \`${name}\` \`${key}\`, as it is looked up`);
        const places = (0,syntax_source/* nodesOf */.Nh)(source, [
            "String"
        ], [
            line,
            line
        ]).filter((node)=>literal(source, node) === key && (node.parent?.name === "MemberExpression" || node.parent?.name === "ArgList"));
        return places.length === 0 ? [] : new Changes(patient).add(source, places.map((node)=>withLiteral(source, node, name))).propose(`looks \`${name}\` up, which is there, for \`${key}\``);
    });
}
/** Keys that the project's own code writes: entries of mappings and stores into them. */ function writtenKeys(patient, key) {
    const near = patient.dossier.files.filter((file)=>patient.dossier.firstParty(file) && !patient.dossier.isTest(file)).flatMap((file)=>patient.source(file) ?? []);
    return near.flatMap((source)=>[
            ...(0,syntax_source/* nodesOf */.Nh)(source, [
                "DictionaryExpression"
            ]).flatMap((node)=>tableOf(source, node).entries.flatMap((e)=>e.key ?? [])),
            ...(0,syntax_source/* nodesOf */.Nh)(source, [
                "AssignStatement"
            ]).flatMap((node)=>node.firstChild?.name === "MemberExpression" ? (0,syntax_source/* children */.Y_)(node.firstChild).flatMap((part)=>literal(source, part) ?? []) : [])
        ]).filter((one)=>one !== key);
}
/** One more entry, made as its siblings are: their values are forms of their keys. */ function entered(patient, source, { entries }, key) {
    const names = namesOf(source);
    const values = entries.flatMap(({ key: sibling, value })=>{
        const text = (0,syntax_source/* textOf */.b6)(source, value);
        const form = sibling === null ? undefined : FORMS.find((one)=>one(sibling) !== "" && text.includes(one(sibling)));
        if (sibling === null || form === undefined || form(key) === "") return [];
        const made = text.replaceAll(form(sibling), form(key));
        // Of code, what it speaks of has to be there.
        return value.name === "String" || (made.match(/[A-Za-z_]\w*/g) ?? []).every((word)=>names.has(word) || text.includes(word)) ? [
            made
        ] : [];
    });
    const last = entries.at(-1);
    if (last === undefined) return [];
    const { text } = source;
    const alone = (0,syntax_source/* lineAt */.mh)(text, last.at.from) !== (0,syntax_source/* lineAt */.mh)(text, entries[0]?.at.from ?? 0);
    const comma = (0,syntax_source/* children */.Y_)(last.at.parent ?? last.at).filter((one)=>one.name === "," && one.from >= last.value.to)[0];
    const quote = text[last.at.from] === "'" ? "'" : '"';
    const lead = alone ? /\n[ \t]*$/.exec(text.slice(0, last.at.from))?.[0] ?? " " : " ";
    return [
        ...new Set(values)
    ].slice(0, 2).flatMap((value)=>{
        const entry = `${quote}${key}${quote}: ${value}`;
        const change = comma === undefined ? {
            from: last.value.to,
            to: last.value.to,
            insert: `,${lead}${entry}`
        } : {
            from: comma.to,
            to: comma.to,
            insert: `${lead}${entry}${alone ? "," : ""}`
        };
        return new Changes(patient).add(source, [
            change
        ]).propose(`adds the entry for \`${key}\`, made as the others are`);
    });
}
/** How names appear in other names: `pdf_page`, `PDF_PAGE`, `PdfPage`, `pdfPage`. */ const FORMS = [
    (key)=>key,
    (key)=>key.toUpperCase(),
    (key)=>key.split(/[_\-\s]+/).map((part)=>`${part.charAt(0).toUpperCase()}${part.slice(1)}`).join(""),
    (key)=>key.replace(/[-\s]+/g, "_")
];
/** A function that brings a mapping up to date, without this key: the value is the one with which the project makes new ones. */ function filled(patient, source, line, key) {
    const node = functionOn(source, line);
    const func = node === null ? null : funcOf(source, node);
    if (func === null || patient.dossier.isTest(source.file)) return [];
    const params = new Set(func.params.map((p)=>p.name));
    const returned = bodyOf(func.node).at(-1);
    const value = returned?.name === "ReturnStatement" ? returned.lastChild : null;
    const name = value?.name === "VariableName" ? (0,syntax_source/* textOf */.b6)(source, value) : undefined;
    if (returned === undefined || name === undefined || !params.has(name)) return [];
    // It sets keys of what it was given.
    const sets = (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ]).some((s)=>s.from > func.node.from && s.to <= func.node.to && s.firstChild?.name === "MemberExpression" && s.firstChild.firstChild !== null && (0,syntax_source/* textOf */.b6)(source, s.firstChild.firstChild) === name && (0,syntax_source/* child */.jf)(s.firstChild, "[") !== null);
    if (!sets) return [];
    const quote = /\["/.test((0,syntax_source/* textOf */.b6)(source, func.node)) || !/\['/.test((0,syntax_source/* textOf */.b6)(source, func.node)) ? '"' : "'";
    return defaults(patient, key).slice(0, 2).flatMap((given)=>{
        const change = before(source, returned, [
            `${name}.setdefault(${quote}${key}${quote}, ${given})`
        ]);
        return change === null ? [] : new Changes(patient).add(source, [
            change
        ]).propose(`sets \`${key}\` to \`${given}\`, with which new ones are made`);
    });
}
/** What new mappings hold under the key: a plain value, or the default of the parameter that it is. */ function defaults(patient, key) {
    const found = mentions(patient, key).filter(({ file })=>!patient.dossier.isTest(file)).flatMap((source)=>(0,syntax_source/* nodesOf */.Nh)(source, [
            "DictionaryExpression"
        ]).flatMap((node)=>tableOf(source, node).entries.filter((e)=>e.key === key).flatMap(({ value })=>{
                if (/^(?:String|Number|Boolean|None)$/.test(value.name)) return [
                    (0,syntax_source/* textOf */.b6)(source, value)
                ];
                if (/^(?:ArrayExpression|DictionaryExpression)$/.test(value.name) && (0,syntax_source/* children */.Y_)(value).length === 2) return [
                    (0,syntax_source/* textOf */.b6)(source, value)
                ];
                const holder = functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, value.from));
                const param = holder === null || value.name !== "VariableName" ? undefined : funcOf(source, holder)?.params.find((p)=>p.name === (0,syntax_source/* textOf */.b6)(source, value));
                return param?.value != null && /^(?:String|Number|Boolean|None)$/.test(param.value.name) ? [
                    (0,syntax_source/* textOf */.b6)(source, param.value)
                ] : [];
            })));
    return [
        ...new Set(found)
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/code.name-undefined.js
/** Binds a name where it is used: an import that is missing, the name that was meant, a `global`, the error of a handler kept beyond its end. */ 











const nameUndefined = {
    kinds: [
        "code.name-undefined"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const exception = (0,facts_of_frames/* raised */.P5)(dossier).find((one)=>(0,facts_of_frames/* isA */.KG)(one.exception, "NameError") && one.exception.name !== null)?.exception;
        const code = file === null ? null : source(file);
        const name = exception?.name ?? null;
        if (exception === undefined || name === null || code === null || line === null) return [];
        const uses = usesOf(code, name).filter((node)=>(0,syntax_source/* lineAt */.mh)(code.text, node.from) === line);
        const [use] = uses;
        if (use === undefined) return [];
        const node = functionOn(code, line);
        const func = node === null ? null : funcOf(code, node);
        const kept = func === null ? [] : keptBeyond(patient, code, func, name);
        if (kept.length > 0) return kept;
        if ((0,facts_of_frames/* isA */.KG)(exception, "UnboundLocalError")) return func === null ? [] : declaredGlobal(patient, code, func, name);
        return [
            ...imported(patient, code, name, use),
            ...meant(patient, code, func, name, uses)
        ];
    }
};
/** `except … as name` unbinds the name at its end: what comes after needs another one. */ function keptBeyond(patient, source, func, name) {
    const statements = (0,syntax_source/* nodesOf */.Nh)(source, [
        "TryStatement"
    ]).filter((node)=>node.from >= func.node.from && node.to <= func.node.to);
    const handlers = statements.flatMap((node)=>(0,syntax_source/* children */.Y_)(node).flatMap((part, i, all)=>part.name === "VariableName" && all[i - 1]?.name === "as" && (0,syntax_source/* textOf */.b6)(source, part) === name ? [
                {
                    node,
                    body: all[i + 1]
                }
            ] : []));
    const [handler, ...more] = handlers;
    const { body, node } = handler ?? {
        body: undefined,
        node: undefined
    };
    if (node === undefined || more.length > 0 || body?.name !== "Body") return [];
    const after = usesOf(source, name).filter((use)=>use.from > body.to && use.to <= func.node.to);
    const top = bodyOf(func.node).find((one)=>one.from <= node.from && node.to <= one.to);
    const [first] = bodyOf(body);
    if (after.length === 0 || top === undefined || first === undefined) return [];
    const taken = new Set(namesIn(source, func.node));
    const kept = [
        "last_error",
        `last_${name}`,
        `kept_${name}`
    ].find((one)=>!taken.has(one));
    const [above, inside] = [
        before(source, top, [
            `${kept ?? ""} = None`
        ]),
        before(source, first, [
            `${kept ?? ""} = ${name}`
        ])
    ];
    if (kept === undefined || above === null || inside === null) return [];
    return new Changes(patient).add(source, [
        above,
        inside,
        ...after.map((use)=>({
                from: use.from,
                to: use.to,
                insert: kept
            }))
    ]).propose(`keeps the error in \`${kept}\`, since \`except … as ${name}\` unbinds \`${name}\` when it ends`);
}
/** A function that changes a name of the module without saying so. */ function declaredGlobal(patient, source, func, name) {
    const isGlobal = patient.dossier.sources.get(source.file)?.globals.some((one)=>one.name === name) === true;
    const updated = (0,syntax_source/* nodesOf */.Nh)(source, [
        "UpdateStatement"
    ]).some((node)=>node.from >= func.node.from && node.to <= func.node.to && node.firstChild !== null && (0,syntax_source/* textOf */.b6)(source, node.firstChild) === name);
    const change = isGlobal && updated && !func.params.some((p)=>p.name === name) ? atBeginning(source, func, [
        `global ${name}`
    ]) : null;
    return change === null ? [] : new Changes(patient).add(source, [
        change
    ]).propose(`declares \`${name}\` global in \`${func.name}\`, which changes it`);
}
/** The import that the rest of the project makes of this name; a module of the standard library; the one module that defines it. */ function imported(patient, source, name, use) {
    const { dossier } = patient;
    const changes = (module, what)=>new Changes(patient).import(source, module, what).propose(`imports \`${what === null ? module : `${module}.${what}`}\``);
    const seen = new Map();
    for (const other of mentions(patient, name)){
        if (other.file === source.file) continue;
        for (const statement of importStatements(other).filter((one)=>one.top && one.module?.level !== 1)){
            for (const one of statement.names){
                if (boundName(one) !== name || one.as !== null || (statement.module?.level ?? 0) > 0) continue;
                const module = statement.module?.text ?? one.name;
                const key = `${module} ${statement.module === null ? "" : one.name}`;
                seen.set(key, {
                    module,
                    name: statement.module === null ? null : one.name,
                    times: (seen.get(key)?.times ?? 0) + 1
                });
            }
        }
    }
    const elsewhere = [
        ...seen.values()
    ].filter((one)=>one.module !== moduleOf(dossier, source.file)).sort((a, b)=>b.times - a.times);
    const [home, ...more] = (0,facts_of_sources/* definitions */.BG)(dossier, name).filter(({ def, file })=>def.qualname === name && !dossier.isTest(file) && file !== source.file);
    const relative = importStatements(source).some((one)=>(one.module?.level ?? 0) > 0);
    const own = home === undefined || more.length > 0 ? null : relative ? relativeName(dossier, source.file, moduleOf(dossier, home.file)) ?? moduleOf(dossier, home.file) : moduleOf(dossier, home.file);
    const isModule = dossier.environment.stdlib.includes(name) && use.parent?.name === "MemberExpression" && use.parent.firstChild?.from === use.from;
    return [
        ...elsewhere.slice(0, 1).flatMap((one)=>changes(one.module, one.name)),
        ...own === null || elsewhere.length > 0 ? [] : changes(own, name),
        ...isModule && elsewhere.length === 0 ? changes(name, null) : []
    ];
}
/** The name in reach that this one is a slip of, or that the change made of it; a method or field of the same object. */ function meant(patient, source, func, name, uses) {
    const { dossier } = patient;
    const put = (insert, why)=>new Changes(patient).add(source, uses.map((use)=>({
                from: use.from,
                to: use.to,
                insert
            }))).propose(`spells \`${name}\` as \`${insert}\`, ${why}`);
    const locals = func === null ? [] : [
        ...func.params.map((p)=>p.name),
        ...boundIn(source, func.node)
    ];
    const reach = new Set([
        ...locals,
        ...globalsOf(dossier, source.file)
    ].filter((one)=>one !== name));
    const near = nowCalled(dossier, name, reach);
    const builtin = near.length === 0 ? (0,facts_of_sources/* similar */.qR)(name, BUILTIN_NAMES) : null;
    const owner = func?.owner == null ? null : (0,syntax_source/* child */.jf)(func.owner, "VariableName");
    const self = func?.params[0]?.name;
    const member = owner !== null && (self === "self" || self === "cls") && membersOf(dossier, (0,syntax_source/* textOf */.b6)(source, owner))?.has(name) === true;
    return [
        ...near.flatMap((one)=>put(one, "which is bound there")),
        ...builtin === null ? [] : put(builtin, "a built-in name"),
        ...member ? put(`${self}.${name}`, "which the class has") : []
    ];
}
/** Names that a function's own statements bind. */ function boundIn(source, func) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement",
        "ForStatement",
        "WithStatement",
        "NamedExpression"
    ]).filter((node)=>node.from >= func.from && node.to <= func.to).flatMap((node)=>(0,syntax_source/* children */.Y_)(node).filter((part, i, all)=>!isStatement(part) && part.name !== "Body" && all.slice(0, i + 1).every((p)=>p.name !== "AssignOp" && p.name !== "in")).flatMap((part)=>namesIn(source, part)));
}

;// CONCATENATED MODULE: ./src/fix/fixers/code.recursion.js
/** Ends a call of itself that every object makes: a `__getattr__` before its fields are there, a property that reads itself, a method that meant its base's. */ 




const recursion = {
    kinds: [
        "code.recursion"
    ],
    propose (patient) {
        const { root: { file, line }, source } = patient;
        const code = file === null ? null : source(file);
        const node = code === null || line === null ? null : functionOn(code, line);
        const func = code === null || node === null ? null : funcOf(code, node);
        const self = func?.params[0]?.name;
        if (code === null || func === null || func.owner === null || self === undefined) return [];
        if (func.name === "__getattr__") return code_recursion_guarded(patient, code, func);
        if (func.name === "__setattr__") return stored(patient, code, func, self);
        return [
            ...ownField(patient, code, func, self),
            ...ofBase(patient, code, func, self)
        ];
    }
};
const within = (func)=>(node)=>node.from >= func.node.from && node.to <= func.node.to;
/** On an object under construction (a copy, an unpickled one) the fields that it reads are not there yet. */ function code_recursion_guarded(patient, source, func) {
    const [self, name] = func.params.map((p)=>p.name);
    if (self === undefined || name === undefined) return [];
    const read = (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ]).filter(within(func)).filter((node)=>node.firstChild !== null && (0,syntax_source/* textOf */.b6)(source, node.firstChild) === self).flatMap((node)=>{
        const field = (0,syntax_source/* child */.jf)(node, "PropertyName");
        return field === null ? [] : [
            (0,syntax_source/* textOf */.b6)(source, field)
        ];
    }).filter((field)=>field !== "__dict__" && field !== "__class__");
    const fields = [
        ...new Set(read)
    ];
    const [first, ...more] = fields;
    if (first === undefined) return [];
    const lines = (condition)=>[
            `if ${condition}:`,
            `    raise AttributeError(${name})`
        ];
    const condition = fields.every((one)=>one.startsWith("_")) ? `${name}.startswith("_")` : more.length === 0 ? `${name} == "${first}"` : `${name} in (${fields.map((one)=>`"${one}"`).join(", ")})`;
    const change = atBeginning(source, func, lines(condition));
    return change === null ? [] : new Changes(patient).add(source, [
        change
    ]).propose(`lets \`__getattr__\` raise \`AttributeError\` for ${fields.map((one)=>`\`${one}\``).join(", ")}, which a copy under construction does not have yet`);
}
/** `self.x = …` and `setattr(self, …)` come back to `__setattr__`. */ function stored(patient, source, func, self) {
    const [, name, value] = func.params.map((p)=>p.name);
    const changes = callsIn(source).filter(({ node, func: called, args })=>within(func)(node) && called === "setattr" && args.length === 3 && args[0] !== undefined && (0,syntax_source/* textOf */.b6)(source, args[0].value) === self).map(({ node, args })=>({
            from: node.from,
            to: node.to,
            insert: `super().__setattr__(${args.slice(1).map((a)=>(0,syntax_source/* textOf */.b6)(source, a.value)).join(", ")})`
        }));
    return name === undefined || value === undefined || changes.length === 0 ? [] : new Changes(patient).add(source, changes).propose("stores the attribute with the `__setattr__` of the base");
}
/** A property that reads or writes itself, where the class keeps the value under the name with a `_`. */ function ownField(patient, source, func, self) {
    const decorators = func.decorators.map((d)=>(0,syntax_source/* textOf */.b6)(source, d).slice(1).trim());
    if (!decorators.some((d)=>/^(?:functools\.)?(?:cached_)?property$/.test(d) || d === `${func.name}.setter`) || func.owner === null) return [];
    const hidden = `_${func.name}`;
    const sets = (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ]).some((node)=>node.from > (func.owner?.from ?? 0) && node.to <= (func.owner?.to ?? 0) && node.firstChild !== null && (0,syntax_source/* textOf */.b6)(source, node.firstChild) === `${self}.${hidden}`);
    const places = (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ]).filter(within(func)).filter((node)=>(0,syntax_source/* textOf */.b6)(source, node) === `${self}.${func.name}`).flatMap((node)=>(0,syntax_source/* child */.jf)(node, "PropertyName") ?? []);
    if (!sets || places.length === 0) return [];
    return new Changes(patient).add(source, places.map((p)=>({
            from: p.from,
            to: p.to,
            insert: hidden
        }))).propose(`reads \`${self}.${hidden}\`, where the property \`${func.name}\` keeps its value`);
}
/** `self.f(…)` in an `f` that a base has too. */ function ofBase(patient, source, func, self) {
    const bases = func.owner === null ? [] : namesIn(source, (0,syntax_source/* child */.jf)(func.owner, "ArgList") ?? func.owner.lastChild ?? func.owner);
    const calls = callsIn(source).filter(({ node, func: called })=>within(func)(node) && called === `${self}.${func.name}`);
    const [call, ...more] = calls;
    if (call === undefined || more.length > 0 || func.owner === null || (0,syntax_source/* child */.jf)(func.owner, "ArgList") === null) return [];
    // A call of itself with what it was given is no step towards an end.
    const same = call.args.every((a, n)=>(0,syntax_source/* textOf */.b6)(source, a.value) === func.params.slice(1)[n]?.name) && call.args.length === func.params.length - 1;
    const inherited = bases.some((base)=>[
            ...patient.dossier.sources.values()
        ].some((facts)=>facts.defs.some((def)=>def.qualname === `${base}.${func.name}`))) || /^__\w+__$/.test(func.name);
    const target = (0,syntax_source/* children */.Y_)(call.node)[0];
    if (!same || !inherited || target === undefined) return [];
    return new Changes(patient).add(source, [
        {
            from: target.from,
            to: target.from + self.length,
            insert: "super()"
        }
    ]).propose(`calls the \`${func.name}\` of the base`);
}

// EXTERNAL MODULE: ./src/diagnose/place.js
var diagnose_place = __webpack_require__(66333);
;// CONCATENATED MODULE: ./src/fix/fixers/code.signature-mismatch.js
/** Makes a call fit its definition, where the change, the definition or the other calls show the new form. */ 










const signatureMismatch = {
    kinds: [
        "code.signature-mismatch",
        "types.attribute"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const gap = gapOf(dossier, patient.root);
        const code = file === null ? null : source(file);
        if (gap === null || code === null || line === null) return [];
        const name = calledBy(gap.qualname);
        const calls = callsIn(code, [
            line,
            line
        ]).filter(({ func, from, to })=>(0,facts_of_sources/* tail */.RT)(func) === name && (0,syntax_source/* lineAt */.mh)(code.text, from) <= line && line <= (0,syntax_source/* lineAt */.mh)(code.text, to + 1));
        const [call, ...more] = calls;
        if (call === undefined || more.length > 0 || call.args.some(({ from })=>code.text.startsWith("*", from))) return [];
        const site = {
            source: code,
            call,
            def: definitionOf(patient, gap),
            gap
        };
        return [
            ...renamedKeyword(dossier, site),
            ...byKeyword(site),
            ...code_signature_mismatch_dropped(dossier, site),
            ...given(patient, site)
        ];
    }
};
const calledBy = (qualname)=>(0,facts_of_sources/* tail */.RT)((0,facts_of_sources/* tail */.RT)(qualname) === "__init__" ? qualname.slice(0, -".__init__".length) : qualname);
function gapOf(dossier, { file, line }) {
    const found = (0,facts_of_frames/* raised */.P5)(dossier).find(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "TypeError") && exception.call !== null)?.exception.call;
    if (found !== undefined && found !== null) return found;
    // mypy/messages.py: the names that it puts in quotes.
    const error = file === null || line === null ? undefined : (0,diagnose_place/* typesNear */.E1)(dossier, file, line).find((one)=>one.line === line && one.code === "call-arg");
    const name = /for "([\w.]+)"(?: of "(\w+)")?/.exec(error?.message ?? "");
    if (error === undefined || name === null) return null;
    const missing = [
        ...(/^Missing (?:named|positional) arguments? (.*) in call/.exec(error.message)?.[1] ?? "").matchAll(/"(\w+)"/g)
    ].map((m)=>m[1] ?? "");
    const unexpected = /Unexpected keyword argument "(\w+)"/.exec(error.message)?.[1];
    const qualname = name[2] === undefined ? name[1] ?? "" : `${name[2]}.${name[1] ?? ""}`;
    return {
        qualname,
        file: null,
        line: null,
        missing,
        unexpected: unexpected === undefined ? [] : [
            unexpected
        ],
        excess: /^Too many/.test(error.message) ? 1 : 0
    };
}
function definitionOf(patient, { qualname, file, line }) {
    const own = [
        ...patient.dossier.sources
    ].filter(([name])=>patient.dossier.firstParty(name) && (file === null || name === file)).flatMap(([name, facts])=>facts.defs.filter((def)=>def.kind !== "class" && (def.qualname === qualname || def.qualname === `${qualname}.__init__`)).map((def)=>({
                name,
                def
            }))).filter(({ def })=>line === null || Math.abs(def.line - line) <= 5 || (0,facts_of_sources/* tail */.RT)(def.qualname) === "__init__");
    const [only, ...more] = own;
    const code = only === undefined || more.length > 0 ? null : patient.source(only.name);
    const node = code === null || only === undefined ? null : (0,syntax_source/* nodesOf */.Nh)(code, [
        "FunctionDefinition"
    ]).find((one)=>funcOf(code, one)?.name === (0,facts_of_sources/* tail */.RT)(only.def.qualname) && (0,syntax_source/* lineAt */.mh)(code.text, one.from) >= only.def.line && (0,syntax_source/* lineAt */.mh)(code.text, one.from) <= only.def.end_line) ?? null;
    return code === null || node === null ? null : funcOf(code, node);
}
/** Parameters that a caller gives, `self` left out. */ const parameters = (def)=>def.params.filter((p, i)=>!p.isStar && !(i === 0 && def.owner !== null && !def.decorators.some((d)=>d.firstChild?.nextSibling?.name === "VariableName" && d.to - d.from === "@staticmethod".length)));
/** A keyword that was renamed: the change shows it, one name is missing for it, or it is a slip. */ function renamedKeyword(dossier, { source, call, def, gap }) {
    const [old, ...more] = gap.unexpected;
    const names = new Set(def === null ? gap.missing : parameters(def).map((p)=>p.name).filter((n)=>!call.args.some((a)=>a.name === n)));
    const argument = call.args.find((a)=>a.name === old);
    if (old === undefined || more.length > 0 || argument === undefined) return [];
    const shown = [
        ...exchanges(dossier.culprit ?? dossier.change ?? []).get(old)?.keys() ?? []
    ].filter((n)=>names.has(n));
    const [sole, ...others] = gap.missing;
    const near = (0,facts_of_sources/* similar */.qR)(old, names);
    const found = [
        ...new Set([
            ...shown,
            ...sole !== undefined && others.length === 0 ? [
                sole
            ] : [],
            ...near === null ? [] : [
                near
            ]
        ])
    ];
    return found.map((name)=>one(source, [
            {
                from: argument.from,
                to: argument.from + old.length,
                insert: name
            }
        ], `gives \`${old}\` as \`${name}\`, as \`${gap.qualname}\` calls it`));
}
/** Positional arguments whose parameters can only be given by keyword now. */ function byKeyword({ source, call, gap, def }) {
    const positional = call.args.filter((a)=>a.name === null);
    const late = positional.slice(positional.length - gap.excess);
    if (gap.excess === 0 || def === null || late.length !== gap.excess) return [];
    // In the order of the definition: the names that keywords alone reach.
    const star = def.list.getChildren("*")[0]?.from;
    const only = star === undefined ? [] : parameters(def).filter((p)=>p.node.from > star && !call.args.some((a)=>a.name === p.name)).map((p)=>p.name);
    const names = gap.missing.length > 0 ? gap.missing.filter((n)=>only.includes(n)) : only;
    if (names.length < late.length) return [];
    return [
        one(source, late.map((a, n)=>({
                from: a.from,
                to: a.from,
                insert: `${names[n] ?? ""}=`
            })), `gives ${names.slice(0, late.length).map((n)=>`\`${n}\``).join(", ")} by keyword, as \`${gap.qualname}\` asks`)
    ];
}
/** An argument whose parameter the change took away. */ function code_signature_mismatch_dropped(dossier, { source, call, gap, def }) {
    const shown = new Set((dossier.culprit ?? dossier.change ?? []).flatMap((f)=>f.hunks).filter((h)=>h.removed.some((t)=>/\bdef\b|^\s+\w+\s*[:=,]/.test(t))).flatMap((h)=>h.removed).flatMap((t)=>[
            ...t.matchAll(/\b\w+\b/g)
        ].map((m)=>m[0])));
    const keyword = call.args.filter((a)=>a.name !== null && gap.unexpected.includes(a.name));
    if (gap.missing.length === 0 && keyword.length === 1 && keyword[0] !== undefined && shown.has(keyword[0].name ?? "") && gap.excess === 0) return [
        one(source, [
            withoutArgument(call, keyword[0])
        ], `no longer gives \`${keyword[0].name ?? ""}\`, which \`${gap.qualname}\` does not take any more`)
    ];
    const positional = call.args.filter((a)=>a.name === null);
    if (gap.excess !== 1 || def === null || gap.missing.length > 0) return [];
    return removedAt(dossier, def).flatMap((index)=>{
        const argument = positional[index];
        return argument === undefined ? [] : [
            one(source, [
                withoutArgument(call, argument)
            ], `no longer gives \`${(0,syntax_source/* textOf */.b6)(source, argument.value)}\`, for which \`${gap.qualname}\` has no parameter any more`)
        ];
    });
}
/** Where among its parameters the change took one out of a function. */ function removedAt(dossier, def) {
    const head = new RegExp(`\\bdef\\s+${def.name}\\s*\\((.*)\\)`);
    const names = (text)=>(head.exec(text)?.[1] ?? "").split(/,(?![^[(]*[\])])/).map((p)=>p.trim().replace(/[:=].*/s, "").trim()).filter((n)=>n !== "" && n !== "self" && n !== "cls");
    for (const { removed, added } of (dossier.culprit ?? dossier.change ?? []).flatMap((f)=>f.hunks)){
        const [was, is] = [
            removed.find((t)=>head.test(t)),
            added.find((t)=>head.test(t))
        ];
        if (was === undefined || is === undefined) continue;
        const now = names(is);
        const gone = names(was).flatMap((name, n)=>now.includes(name) ? [] : [
                n
            ]);
        if (gone.length === 1) return gone;
    }
    return [];
}
/** A missing argument: a name of the same meaning at hand, the value that the other calls give, or what the definition had written out before. */ function given(patient, site) {
    const { source, call, def, gap } = site;
    const [name, ...more] = gap.missing;
    if (name === undefined || more.length > 0 || gap.unexpected.length > 0 || gap.excess > 0) return [];
    const params = def === null ? [] : parameters(def);
    const index = params.findIndex((p)=>p.name === name);
    const positional = call.args.filter((a)=>a.name === null).length;
    const star = def?.list.getChildren("*")[0]?.from;
    const isLast = index === positional && call.args.every((a)=>a.name === null) && !(star !== undefined && (params[index]?.node.from ?? 0) > star);
    const put = (value)=>isLast ? value : `${name}=${value}`;
    return [
        ...new Set([
            ...atHand(patient, source, call, name),
            ...fromSiblings(patient, site, name, index),
            ...writtenOut(patient.dossier, name)
        ])
    ].map((value)=>one(source, [
            withArgument(source, call, put(value))
        ], `gives \`${name}\` as \`${value}\``));
}
/** A parameter or variable of that name in the calling function, or a field of its object. */ function atHand({ dossier }, source, call, name) {
    const node = functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, call.from));
    const func = node === null ? null : funcOf(source, node);
    if (func === null) return [];
    const bound = func.params.some((p)=>p.name === name) || (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ]).some((s)=>s.from > func.node.from && s.to < call.from && s.firstChild?.name === "VariableName" && (0,syntax_source/* textOf */.b6)(source, s.firstChild) === name);
    const field = func.params[0]?.name === "self" && func.owner !== null && (dossier.lines.get(source.file) ?? []).some((text, n)=>new RegExp(`\\bself\\.${name}\\s*(?::[^=]+)?=(?!=)`).test(text) && n + 1 >= (0,syntax_source/* lineAt */.mh)(source.text, func.owner?.from ?? 0) && n + 1 <= (0,syntax_source/* lineAt */.mh)(source.text, func.owner?.to ?? 0));
    return [
        ...bound ? [
            name
        ] : [],
        ...field ? [
            `self.${name}`
        ] : []
    ];
}
/** What the other calls give: where they agree; where a text says where the call stands (`topic="alert"` in alert.py), that of this place. */ function fromSiblings(patient, { source, call, gap }, name, index) {
    const called = calledBy(gap.qualname);
    const values = mentions(patient, called).filter(({ file })=>!patient.dossier.isTest(file)).flatMap((other)=>callsIn(other).filter((one)=>(0,facts_of_sources/* tail */.RT)(one.func) === called && one.node.name === "CallExpression" && !(other.file === source.file && one.from === call.from)).flatMap((one)=>{
            const argument = one.args.find((a)=>a.name === name) ?? (index >= 0 && one.args.slice(0, index + 1).every((a)=>a.name === null) ? one.args[index] : undefined);
            return argument === undefined ? [] : [
                {
                    other,
                    value: argument.value,
                    text: (0,syntax_source/* textOf */.b6)(other, argument.value),
                    words: literal(other, argument.value),
                    site: one
                }
            ];
        }));
    const [first] = values;
    if (first === undefined) return [];
    const here = code_signature_mismatch_placesOf(source, call.from);
    const local = values.flatMap(({ other, value, words, site })=>{
        const at = words === null ? -1 : code_signature_mismatch_placesOf(other, site.from).indexOf(words);
        const mine = at < 0 ? undefined : here[at];
        return mine === undefined || mine === "" ? [] : [
            withLiteral(other, value, mine).insert
        ];
    });
    const agreed = values.every((one)=>one.text === first.text) && /^(?:["'].*["']|-?[\d.]+|True|False|None)$/s.test(first.text) ? [
        first.text
    ] : [];
    return [
        ...new Set([
            ...local.slice(0, 1),
            ...agreed
        ])
    ];
}
/** What a place is called: its module, its folder, its function. */ function code_signature_mismatch_placesOf(source, offset) {
    const parts = source.file.replace(/\.py$/, "").split("/");
    const node = functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, offset));
    return [
        parts.at(-1) ?? "",
        parts.at(-2) ?? "",
        node === null ? "" : funcOf(source, node)?.name ?? ""
    ];
}
/** The value that stood in the body before the change made a parameter of it. */ function writtenOut(dossier, name) {
    const found = (dossier.culprit ?? dossier.change ?? []).flatMap((f)=>f.hunks).flatMap(({ removed, added })=>matched(removed, added, (a, b)=>Math.max(0, likeness(a, b) - 0.3)).flatMap(([i, j])=>differences(removed[i] ?? "", added[j] ?? "")).filter(({ before, now })=>now.length === 1 && now[0] === name && before.length === 1 && /^(?:["']|-?\d)|^(?:True|False|None)$/.test(before[0] ?? "")).map(({ before })=>before[0] ?? ""));
    return [
        ...new Set(found)
    ].length === 1 ? found.slice(0, 1) : [];
}
const one = (source, changes, summary)=>({
        summary,
        edits: [
            edited(source, changes)
        ]
    });

;// CONCATENATED MODULE: ./src/fix/fixers/code.syntax.js
/** Mends what one character mends: a bracket, quote, colon or comma that is missing, a bracket too many, `=` for `==`. */ 

/** So many lines above the one that Python names are looked at: a bracket is missed late. */ const ABOVE = 12;
const BELOW = 3;
/** So many candidates are offered. */ const code_syntax_MOST = 3;
const CLOSES = {
    "(": ")",
    "[": "]",
    "{": "}"
};
const BLOCK = /^\s*(?:async\s+)?(?:if|elif|else|for|while|def|class|try|except|finally|with|match|case)\b/;
/** Texts, comments, brackets, line ends. */ const PIECE = /[rRbBuUfF]{0,2}(?:"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#[^\n]*|[([{}\])]/g;
const syntax = {
    kinds: [
        "code.syntax"
    ],
    propose ({ root: { file, line }, dossier, text }) {
        const content = file === null ? null : text(file);
        if (file === null || content === null || line === null) return [];
        const at = (0,facts_of_frames/* raised */.P5)(dossier).find(({ exception })=>exception.syntax?.file === file)?.exception.syntax?.line ?? line;
        const tried = [
            ...unclosed(content, at),
            ...colons(content, at),
            ...quotes(content, at),
            ...commas(content, at),
            ...equals(content, at)
        ];
        return tried.filter(({ change })=>!(0,syntax_source/* isBroken */.Qr)((0,syntax_source/* parse */.qg)(file, (0,syntax_source/* rewrite */.v8)(content, [
                change
            ])))).slice(0, code_syntax_MOST).map(({ change, summary })=>({
                summary,
                edits: [
                    {
                        file,
                        content: (0,syntax_source/* rewrite */.v8)(content, [
                            change
                        ])
                    }
                ]
            }));
    }
};
/** Where the code of a line ends: before its comment and blanks. */ function codeEnd(text, line) {
    const start = (0,syntax_source/* lineStart */.PT)(text, line);
    const found = /\r?\n|$/.exec(text.slice(start));
    const body = text.slice(start, start + (found?.index ?? 0));
    const comment = [
        ...body.matchAll(PIECE)
    ].find((m)=>m[0].startsWith("#"));
    return start + body.slice(0, comment?.index ?? body.length).trimEnd().length;
}
const put = (at, insert, summary)=>({
        change: {
            from: at,
            to: at,
            insert
        },
        summary
    });
/** Brackets left open, and those that close nothing. */ function unclosed(text, at) {
    const open = [];
    const found = [];
    for (const { 0: piece, index } of text.matchAll(PIECE)){
        if (CLOSES[piece] !== undefined) open.push({
            sign: piece,
            offset: index
        });
        if (!/^[)\]}]$/.test(piece)) continue;
        const last = open.pop();
        if (last !== undefined && CLOSES[last.sign] === piece) continue;
        if (last === undefined) return [
            {
                change: {
                    from: index,
                    to: index + 1,
                    insert: ""
                },
                summary: `takes out the \`${piece}\` that closes nothing`
            }
        ];
        // The other kind closes here: its own is missing before it, or it is the wrong one.
        const right = CLOSES[last.sign] ?? "";
        found.push(put(index, right, `closes \`${last.sign}\` with \`${right}\``), {
            change: {
                from: index,
                to: index + 1,
                insert: right
            },
            summary: `closes \`${last.sign}\` with \`${right}\``
        });
        break;
    }
    const innermost = [
        ...open
    ].reverse();
    for (const { sign, offset } of innermost){
        const first = text.slice(0, offset).split("\n").length;
        const close = CLOSES[sign] ?? "";
        for(let line = first; line <= Math.max(at, first) + BELOW; line += 1){
            const end = codeEnd(text, line);
            if (end <= offset) continue;
            if (text[end - 1] === ":") found.push(put(end - 1, close, `closes the \`${sign}\` of line ${String(first)}`));
            found.push(put(end, close, `closes the \`${sign}\` of line ${String(first)}`));
        }
    }
    return found;
}
/** Lines from the named one up. */ const upwards = (at)=>Array.from({
        length: Math.min(at, ABOVE)
    }, (_, n)=>at - n);
function colons(text, at) {
    return upwards(at).slice(0, 3).flatMap((line)=>{
        const [start, end] = [
            (0,syntax_source/* lineStart */.PT)(text, line),
            codeEnd(text, line)
        ];
        return BLOCK.test(text.slice(start, end)) && text[end - 1] !== ":" ? [
            put(end, ":", `ends line ${String(line)} with its \`:\``)
        ] : [];
    });
}
/** A text that is not closed on its line. */ function quotes(text, at) {
    const start = (0,syntax_source/* lineStart */.PT)(text, at);
    const end = start + (/\r?\n|$/.exec(text.slice(start))?.index ?? 0);
    const rest = text.slice(start, end).replace(PIECE, (m)=>/^[rRbBuUfF]{0,2}["']/.test(m) ? " ".repeat(m.length) : m);
    const quote = /["']/.exec(rest)?.[0];
    if (quote === undefined) return [];
    const body = text.slice(start, end).trimEnd();
    const tail = /[)\]},:]*$/.exec(body)?.[0].length ?? 0;
    return Array.from({
        length: tail + 1
    }, (_, n)=>put(start + body.length - tail + n, quote, `closes the text of line ${String(at)}`));
}
/** A comma between two elements on lines of their own. */ function commas(text, at) {
    return [
        ...new Set([
            at - 1,
            at,
            at + 1
        ])
    ].filter((line)=>line > 0).flatMap((line)=>{
        const end = codeEnd(text, line);
        return /["'\w)\]}]$/.test(text.slice((0,syntax_source/* lineStart */.PT)(text, line), end)) && !BLOCK.test(text.slice((0,syntax_source/* lineStart */.PT)(text, line), end)) ? [
            put(end, ",", `separates the elements with a comma after line ${String(line)}`)
        ] : [];
    });
}
/** An assignment where a condition is due. */ function equals(text, at) {
    const start = (0,syntax_source/* lineStart */.PT)(text, at);
    const body = text.slice(start, codeEnd(text, at));
    const found = /^\s*(?:if|elif|while|assert|return)\b[^=()]*?[^=!<>:]=(?!=)/.exec(body);
    if (found === null) return [];
    const place = start + found[0].length;
    return [
        {
            change: {
                from: place - 1,
                to: place,
                insert: "=="
            },
            summary: "compares with `==`"
        }
    ];
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-types.js
var facts_of_types = __webpack_require__(42059);
;// CONCATENATED MODULE: ./src/fix/fixers/optional.js
/**
 * Narrows a value that may be None before it is used, in the way that another caller of the same function does it: the same
 * raise, return or continue, or the same `or` default.
 */ 










const optional_optional = {
    kinds: [
        "code.none-dereference",
        "types.optional"
    ],
    propose (patient) {
        const { root, dossier, source } = patient;
        // mypy points at the use, wherever the root is.
        const error = (0,facts_of_types/* typeError */.lq)(dossier);
        const { file, line } = error ?? root;
        const code = file === null ? null : source(file);
        if (code === null || line === null || patient.dossier.isTest(code.file)) return [];
        return usedOn(patient, code, line).flatMap((use)=>[
                ...guards(patient, code, use),
                ...defaulted(patient, code, use)
            ]).slice(0, 4);
    }
};
function usedOn(patient, source, line) {
    const error = (0,facts_of_types/* typeError */.lq)(patient.dossier);
    const none = new Set((0,facts_of_frames/* raised */.P5)(patient.dossier).flatMap(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "AttributeError") || (0,facts_of_frames/* isA */.KG)(exception, "TypeError") ? [
            exception.attribute?.owner_kind === "none" ? exception.attribute.expr ?? "" : "",
            ...exception.nones
        ] : []).filter((one)=>one !== ""));
    const wanted = (node)=>error !== null ? isUsed(node) : none.has((0,syntax_source/* textOf */.b6)(source, node));
    const calls = callsIn(source, [
        line,
        line
    ]).filter(({ node })=>node.name === "CallExpression" && wanted(node) && error === null || isOperated(node)).map((call)=>({
            node: call.node,
            call,
            name: null
        }));
    const names = (0,syntax_source/* nodesOf */.Nh)(source, [
        "VariableName"
    ], [
        line,
        line
    ]).filter((node)=>wanted(node) && (error === null || isOperated(node) || node.parent?.name === "ArgList" || node.parent?.name === "ReturnStatement")).flatMap((node)=>{
        const call = boundTo(source, node);
        return call === null ? [] : [
            {
                node,
                call,
                name: (0,syntax_source/* textOf */.b6)(source, node)
            }
        ];
    });
    return [
        ...calls.filter(({ node })=>wanted(node)),
        ...names
    ].filter((one, i, all)=>all.findIndex((other)=>other.node.from === one.node.from && other.node.to === one.node.to) === i);
}
const isUsed = (node)=>node.parent !== null && !/^(?:AssignStatement|ExpressionStatement)$/.test(node.parent.name);
/** Something is asked of it: an attribute, an element. */ const isOperated = (node)=>node.parent?.name === "MemberExpression" && node.parent.firstChild?.from === node.from && node.parent.firstChild.to === node.to;
/** The call that the nearest assignment above bound to the variable. */ function boundTo(source, use) {
    const func = functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, use.from));
    const name = (0,syntax_source/* textOf */.b6)(source, use);
    const bound = (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement",
        "NamedExpression"
    ]).filter((node)=>(func === null || node.from > func.from) && node.to <= use.from && node.firstChild !== null && (0,syntax_source/* textOf */.b6)(source, node.firstChild) === name).at(-1);
    const value = bound?.lastChild;
    return value?.name === "CallExpression" ? callsIn(source).find(({ node })=>node.from === value.from && node.to === value.to) ?? null : null;
}
function checksOf(patient, called, but) {
    return mentions(patient, called).filter(({ file })=>!patient.dossier.isTest(file)).flatMap((source)=>callsIn(source).filter(({ func, node })=>(0,facts_of_sources/* tail */.RT)(func) === called && node.parent?.name === "AssignStatement" && node.parent.lastChild?.from === node.from).flatMap((call)=>{
            const target = call.node.parent?.firstChild;
            const next = call.node.parent?.nextSibling;
            if (target?.name !== "VariableName" || next?.name !== "IfStatement" || call.from === but.from) return [];
            const name = (0,syntax_source/* textOf */.b6)(source, target);
            const condition = (0,syntax_source/* children */.Y_)(next)[1];
            const [leaves, ...more] = bodyOf(next);
            const words = condition === undefined ? "" : (0,syntax_source/* textOf */.b6)(source, condition).replace(/\s+/g, " ");
            const asks = words === `${name} is None` || words === `not ${name}`;
            if (!asks || leaves === undefined || more.length > 0 || (0,syntax_source/* child */.jf)(next, "else") !== null || !/^(?:Raise|Return|Continue|Break)Statement$/.test(leaves.name)) return [];
            return [
                {
                    source,
                    call,
                    name,
                    condition: words,
                    leaves
                }
            ];
        }));
}
/** Those of the same class first, then of the same file. */ function guards(patient, source, use) {
    const called = (0,facts_of_sources/* tail */.RT)(use.call.func);
    const statement = statementsAt(source, use.node.from).find((one)=>one.parent?.name === "Body" || one.parent?.name === "Script");
    if (statement === undefined) return [];
    const checks = [
        ...checksOf(patient, called, use.call)
    ].sort((a, b)=>distance(source, use, a) - distance(source, use, b));
    const seen = new Set();
    return checks.flatMap((check)=>{
        const name = use.name ?? optional_freeName(source, use, check.name);
        const leaves = carried(source, use, check, name);
        if (name === null || leaves === null || seen.has(leaves) || !fits(source, use, check)) return [];
        seen.add(leaves);
        const line = linesOf(source, statement)[0];
        const [start, indent] = [
            (0,syntax_source/* lineStart */.PT)(source.text, line),
            (0,syntax_source/* indentOf */._j)(source.text, line)
        ];
        if (source.text.slice(start, statement.from).trim() !== "" || !plainlyRuns(statement, use.node)) return [];
        const end = (0,syntax_source/* newlineOf */.q3)(source.text);
        const step = stepOf(source);
        const head = use.name === null ? `${indent}${name} = ${(0,syntax_source/* textOf */.b6)(source, use.node)}${end}` : "";
        const guard = `${indent}if ${check.condition.replace(new RegExp(`\\b${check.name}\\b`), name)}:${end}${indent}${step}${leaves}${end}`;
        const changes = [
            {
                from: start,
                to: start,
                insert: `${head}${guard}`
            },
            ...use.name === null ? [
                {
                    from: use.node.from,
                    to: use.node.to,
                    insert: name
                }
            ] : []
        ];
        const made = new Changes(patient).add(source, changes);
        for (const [module, what] of importsFor(source, check))made.import(source, module, what);
        return made.propose(`leaves where \`${called}\` gives \`None\`, as another caller does`);
    });
}
const stepOf = (source)=>{
    const inner = (0,syntax_source/* nodesOf */.Nh)(source, [
        "FunctionDefinition",
        "IfStatement"
    ]).flatMap((node)=>{
        const [first] = bodyOf(node);
        return first === undefined || (0,syntax_source/* lineAt */.mh)(source.text, first.from) === (0,syntax_source/* lineAt */.mh)(source.text, node.from) ? [] : [
            [
                (0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, node.from)),
                (0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, first.from))
            ]
        ];
    })[0];
    return inner === undefined ? "    " : inner[1].slice(inner[0].length);
};
/** The value is computed once, and before all else of its statement: not in a loop's condition, a comprehension, or behind another condition. */ function plainlyRuns(statement, use) {
    for(let at = use.parent; at !== null && at.from >= statement.from && at !== statement; at = at.parent){
        if (/Comprehension|^(?:LambdaExpression|ConditionalExpression|Body)$/.test(at.name)) return false;
        if (at.name === "BinaryExpression" && ((0,syntax_source/* child */.jf)(at, "and") !== null || (0,syntax_source/* child */.jf)(at, "or") !== null) && at.firstChild?.from !== use.from) return false;
    }
    return statement.name !== "WhileStatement";
}
const distance = (source, use, check)=>{
    if (check.source.file !== source.file) return 2;
    return (0,syntax_source/* around */.mC)(check.call.node, [
        "ClassDefinition"
    ])?.from === (0,syntax_source/* around */.mC)(use.node, [
        "ClassDefinition"
    ])?.from ? 0 : 1;
};
/** A statement that leaves a loop has to stand in one, and a returned value has to be one that this function may give. */ function fits(source, use, { leaves, source: from, call }) {
    const loop = (0,syntax_source/* around */.mC)(use.node, [
        "ForStatement",
        "WhileStatement",
        "FunctionDefinition"
    ]);
    if (/^(?:Continue|Break)/.test(leaves.name)) return loop !== null && loop.name !== "FunctionDefinition";
    const func = functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, use.node.from));
    if (func === null) return false;
    if (leaves.name !== "ReturnStatement") return true;
    const other = functionOn(from, (0,syntax_source/* lineAt */.mh)(from.text, call.from));
    const result = (text, node)=>node === null ? "" : (0,syntax_source/* children */.Y_)(node).filter((c)=>c.name === "TypeDef").map((c)=>(0,syntax_source/* textOf */.b6)(text, c))[0] ?? "";
    return result(source, func) === result(from, other);
}
/** The other caller's statement in terms of this one: its variable and the arguments of its call are this call's. */ function carried(source, use, check, name) {
    if (name === null) return null;
    const pairs = new Map([
        [
            check.name,
            name
        ],
        ...check.call.args.flatMap((a, n)=>{
            const mine = use.call.args[n];
            return mine === undefined || a.name !== mine.name ? [] : [
                [
                    (0,syntax_source/* textOf */.b6)(check.source, a.value),
                    (0,syntax_source/* textOf */.b6)(source, mine.value)
                ]
            ];
        })
    ]);
    const receiver = [
        check.call.func,
        use.call.func
    ].map((func)=>func.split(".").slice(0, -1).join("."));
    if (receiver[0] !== undefined && receiver[0] !== "" && receiver[1] !== undefined && receiver[1] !== "") pairs.set(receiver[0], receiver[1]);
    let text = (0,syntax_source/* textOf */.b6)(check.source, check.leaves);
    for (const [from, to] of [
        ...pairs
    ].sort((a, b)=>b[0].length - a[0].length))text = text.replace(new RegExp(`(?<![\\w.])${(0,facts_of_change/* escape */.ih)(from)}(?!\\w)`, "g"), ()=>to);
    const known = new Set([
        ...BUILTIN_NAMES,
        ...inReach(source, use.node),
        ...importsFor(source, check).map(([, what])=>what),
        name
    ]);
    const made = (0,syntax_source/* parse */.qg)("", text);
    return namesIn(made, made.tree.topNode).every((one)=>known.has(one)) ? text : null;
}
/** What the other file imports for its statement and this one does not have. */ function importsFor(source, check) {
    if (check.source.file === source.file) return [];
    const wanted = new Set(namesIn(check.source, check.leaves));
    const have = new Set(importStatements(source).flatMap((s)=>s.names.map(boundName)));
    return importStatements(check.source).filter((s)=>s.top && s.module !== null && s.module.level === 0).flatMap((s)=>s.names.filter((n)=>n.as === null && wanted.has(n.name) && !have.has(n.name)).map((n)=>[
                s.module?.text ?? "",
                n.name
            ]));
}
/** Names that stand at a place: the module's, and those of the function up to there. */ function inReach(source, at) {
    const func = functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, at.from));
    const top = (0,syntax_source/* children */.Y_)(source.tree.topNode).filter(isStatement).flatMap((one)=>[
            ...importStatements(source).filter((s)=>s.node.from === one.from).flatMap((s)=>s.names.map(boundName)),
            .../Definition$/.test(one.name) ? [
                (0,syntax_source/* textOf */.b6)(source, (0,syntax_source/* child */.jf)(one, "VariableName") ?? one)
            ] : one.name === "AssignStatement" && one.firstChild !== null ? namesIn(source, one.firstChild) : one.name === "DecoratedStatement" ? (0,syntax_source/* children */.Y_)(one).flatMap((c)=>/Definition$/.test(c.name) ? [
                    (0,syntax_source/* textOf */.b6)(source, (0,syntax_source/* child */.jf)(c, "VariableName") ?? c)
                ] : []) : []
        ]);
    const local = func === null ? [] : (0,syntax_source/* nodesOf */.Nh)(source, [
        "VariableName"
    ]).filter((node)=>node.from >= func.from && node.from < at.from && (node.parent?.name === "ParamList" || node.nextSibling?.name === "AssignOp" || node.prevSibling?.name === "for")).map((node)=>(0,syntax_source/* textOf */.b6)(source, node));
    return [
        ...top,
        ...local
    ];
}
/** A name that the function does not use yet. */ function optional_freeName(source, use, wish) {
    const func = functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, use.node.from));
    if (func === null) return null;
    const taken = new Set(namesIn(source, func));
    return [
        wish,
        (0,facts_of_sources/* tail */.RT)(use.call.func).replace(/^(?:get|find|load|lookup|fetch)_?/, ""),
        "found"
    ].find((one)=>/^[A-Za-z_]\w*$/.test(one) && !taken.has(one)) ?? null;
}
/** `call(…) or default`, where every other caller that narrows gives the same default. */ function defaulted(patient, source, use) {
    const called = (0,facts_of_sources/* tail */.RT)(use.call.func);
    const found = mentions(patient, called).filter(({ file })=>!patient.dossier.isTest(file)).flatMap((other)=>callsIn(other).filter(({ func, node })=>(0,facts_of_sources/* tail */.RT)(func) === called && node.parent?.name === "BinaryExpression" && (0,syntax_source/* child */.jf)(node.parent, "or") !== null && node.parent.firstChild?.from === node.from).flatMap(({ node })=>{
            const value = node.parent?.lastChild;
            return value == null ? [] : [
                {
                    node: value,
                    text: (0,syntax_source/* textOf */.b6)(other, value)
                }
            ];
        }));
    const [first] = found;
    if (first === undefined || found.some((one)=>one.text !== first.text) || !/^(?:String|Number|Boolean|ArrayExpression|DictionaryExpression|TupleExpression)$/.test(first.node.name)) return [];
    const { node } = use.call;
    const open = use.name === null;
    return new Changes(patient).add(source, [
        {
            from: node.from,
            to: node.from,
            insert: open ? "(" : ""
        },
        {
            from: node.to,
            to: node.to,
            insert: ` or ${first.text}${open ? ")" : ""}`
        }
    ].filter((c)=>c.insert !== "")).propose(`takes \`${first.text}\` where \`${called}\` gives \`None\`, as its other callers do`);
}

;// CONCATENATED MODULE: ./src/fix/fixers/process.crash.js
/** Declares a native function of ctypes with the types that its C declaration has: a pointer that is taken for an int is cut. */ 


/** Functions of the C library that give a pointer (ISO C 7.24, POSIX): to text of their argument, to memory, or to text of their own. */ const POINTERS = new Set("strchr strrchr strstr strpbrk strtok memchr malloc calloc realloc fopen fdopen tmpfile opendir dlopen dlsym mmap setlocale".split(" "));
const TEXTS = new Set("getenv strerror ctime asctime getcwd strdup realpath dlerror ttyname".split(" "));
/** Those that give a size. */ const SIZES = new Set("strlen strnlen strspn strcspn fread fwrite mbstowcs wcslen".split(" "));
const crash = {
    kinds: [
        "process.crash"
    ],
    propose (patient) {
        const { root: { file, line }, source } = patient;
        const code = file === null ? null : source(file);
        return code === null || line === null ? [] : [
            ...inTable(patient, code, line),
            ...assigned(patient, code, line)
        ];
    }
};
const due = (name)=>POINTERS.has(name) ? "c_void_p" : TEXTS.has(name) ? "c_char_p" : SIZES.has(name) ? "c_size_t" : null;
const process_crash_named = (source, type)=>/\bctypes\./.test(source.text) || !new RegExp(`\\b${type}\\b`).test(source.text) ? `ctypes.${type}` : type;
/** A table `"strchr": ([…], result)`: the last of what stands there is the result. */ function inTable(patient, source, line) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "DictionaryExpression"
    ], [
        line,
        line
    ]).flatMap((node)=>(0,syntax_source/* children */.Y_)(node).flatMap((part, i, all)=>{
            const [key, value] = [
                all[i - 1],
                all[i + 1]
            ];
            if (part.name !== ":" || key?.name !== "String" || value?.name !== "TupleExpression" || (0,syntax_source/* lineAt */.mh)(source.text, key.from) > line || (0,syntax_source/* lineAt */.mh)(source.text, value.to) < line) return [];
            const elements = (0,syntax_source/* children */.Y_)(value).filter((one)=>![
                    "(",
                    ")",
                    ","
                ].includes(one.name));
            return exchanged(patient, source, (0,syntax_source/* textOf */.b6)(source, key).slice(1, -1), elements.at(-1));
        }));
}
/** `lib.strchr.restype = …`, or none after `lib.strchr.argtypes = …`. */ function assigned(patient, source, line) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ], [
        line,
        line
    ]).flatMap((node)=>{
        const target = node.firstChild;
        const found = target === null ? null : /^(.*\.(\w+))\.(restype|argtypes)$/.exec((0,syntax_source/* textOf */.b6)(source, target));
        if (found === null) return [];
        const [, func = "", name = "", what] = found;
        if (what === "restype") return exchanged(patient, source, name, node.lastChild ?? undefined);
        const type = due(name);
        const has = (0,syntax_source/* nodesOf */.Nh)(source, [
            "AssignStatement"
        ]).some((one)=>one.firstChild !== null && (0,syntax_source/* textOf */.b6)(source, one.firstChild) === `${func}.restype`);
        const change = type === null || has ? null : after(source, node, [
            `${func}.restype = ${process_crash_named(source, type)}`
        ]);
        return change === null || type === null ? [] : new Changes(patient).add(source, [
            change
        ]).propose(`declares that \`${name}\` gives a \`${type}\``);
    });
}
function exchanged(patient, source, name, node) {
    const type = due(name);
    if (type === null || node === undefined || (0,syntax_source/* around */.mC)(node, [
        "LambdaExpression"
    ]) !== null) return [];
    const was = (0,syntax_source/* textOf */.b6)(source, node);
    if (!/(?:^|\.)(?:c_(?:int|uint|long|short|int32|uint32)|None)$/.test(was)) return [];
    return new Changes(patient).add(source, [
        {
            from: node.from,
            to: node.to,
            insert: process_crash_named(source, type)
        }
    ]).propose(`declares that \`${name}\` gives a \`${type}\`, not a \`${was}\``);
}

;// CONCATENATED MODULE: ./src/fix/fixers/process.hang.js
/** Releases a wait on every way out: `task_done()`, `set()`, `release()` and the like into a `finally` around the work that may raise. */ 




/** By the method that waits, those that let it go. */ const RELEASES = {
    join: /^task_done$/,
    wait: /^(?:set|notify|notify_all|release|count_down)$/,
    acquire: /^release$/,
    get: /^$/,
    result: /^set_result$/
};
const hang = {
    kinds: [
        "process.hang"
    ],
    propose (patient) {
        const { root: { file, line }, source } = patient;
        const code = file === null ? null : source(file);
        if (code === null || line === null) return [];
        const waits = callsIn(code, [
            line,
            line
        ]).map((c)=>(0,facts_of_sources/* tail */.RT)(c.func));
        const wanted = waits.flatMap((name)=>RELEASES[name] ?? []);
        const releasing = (0,syntax_source/* nodesOf */.Nh)(code, [
            "ExpressionStatement"
        ]).filter((node)=>{
            const name = released(code, node);
            return name !== null && (wanted.some((one)=>one.test((0,facts_of_sources/* tail */.RT)(name))) || (0,syntax_source/* lineAt */.mh)(code.text, node.from) === line && Object.values(RELEASES).some((one)=>one.test((0,facts_of_sources/* tail */.RT)(name))));
        });
        return releasing.flatMap((node)=>{
            const changes = afterTry(code, node) ?? afterWork(code, node);
            return changes === null ? [] : new Changes(patient).add(code, changes).propose(`calls \`${(0,syntax_source/* textOf */.b6)(code, node)}\` on every way out`);
        });
    }
};
/** `self._queue.task_done` of a call that is a statement without arguments. */ function released(source, node) {
    const call = node.firstChild;
    const list = call?.name === "CallExpression" ? (0,syntax_source/* child */.jf)(call, "ArgList") : null;
    return call === null || list === null || (0,syntax_source/* children */.Y_)(list).length > 2 || call.firstChild === null ? null : (0,syntax_source/* textOf */.b6)(source, call.firstChild);
}
/** It follows a `try` whose handlers leave before it: it becomes that one's `finally`. */ function afterTry(source, node) {
    const before = node.prevSibling;
    if (before?.name !== "TryStatement" || (0,syntax_source/* child */.jf)(before, "finally") !== null) return null;
    const gone = without(source, node);
    const tries = (0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, before.from));
    const bodies = (0,syntax_source/* children */.Y_)(before).filter((one)=>one.name === "Body");
    const [first] = bodies;
    const inner = first === undefined ? undefined : bodyOf(first)[0];
    if (gone === null || inner === undefined) return null;
    const step = (0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, inner.from)).slice(tries.length);
    const end = (0,syntax_source/* newlineOf */.q3)(source.text);
    const at = (0,syntax_source/* lineStart */.PT)(source.text, linesOf(source, before)[1] + 1);
    // What jumped over it to the next round has nothing left to jump over.
    const isLast = node.nextSibling === null;
    const jumps = isLast ? bodies.slice(1).flatMap((body)=>{
        const last = bodyOf(body).at(-1);
        return last?.name === "ContinueStatement" ? without(source, last) ?? [] : [];
    }) : [];
    return [
        gone,
        ...jumps,
        {
            from: at,
            to: at,
            insert: `${tries}finally:${end}${tries}${step}${(0,syntax_source/* textOf */.b6)(source, node)}${end}`
        }
    ];
}
/** It follows the work itself: what stands between the wait for work (or the beginning) and it goes into a `try`. */ function afterWork(source, node) {
    const siblings = node.parent === null ? [] : bodyOf(node.parent);
    const at = siblings.findIndex((one)=>one.from === node.from);
    const owner = (0,syntax_source/* textOf */.b6)(source, node).split(".").slice(0, -1).join(".");
    const taken = siblings.slice(0, at).findLastIndex((one)=>callsIn(source).some((c)=>c.node.from >= one.from && c.node.to <= one.to && (c.func === `${owner}.get` || c.func === `${owner}.acquire`)));
    const work = siblings.slice(taken + 1, at);
    const [first, last] = [
        work[0],
        work.at(-1)
    ];
    const isFunction = node.parent?.parent?.name === "FunctionDefinition";
    if (first === undefined || last === undefined || taken < 0 && !(isFunction && at === siblings.length - 1)) return null;
    const { text } = source;
    const end = (0,syntax_source/* newlineOf */.q3)(text);
    const [from, to] = [
        linesOf(source, first)[0],
        linesOf(source, last)[1]
    ];
    const indent = (0,syntax_source/* indentOf */._j)(text, from);
    const outer = (0,syntax_source/* indentOf */._j)(text, (0,syntax_source/* lineAt */.mh)(text, node.parent?.parent?.from ?? first.from));
    const step = indent.slice(outer.length);
    // Lines of a text that goes over several are no indentation.
    if (step === "" || (0,syntax_source/* nodesOf */.Nh)(source, [
        "String",
        "FormatString",
        "ContinuedString"
    ], [
        from,
        to
    ]).some((one)=>(0,syntax_source/* lineAt */.mh)(text, one.from) !== (0,syntax_source/* lineAt */.mh)(text, one.to - 1))) return null;
    const deeper = Array.from({
        length: to - from + 1
    }, (_, n)=>(0,syntax_source/* lineStart */.PT)(text, from + n)).filter((start)=>!/^[ \t]*\r?\n/.test(text.slice(start))).map((start)=>({
            from: start,
            to: start,
            insert: step
        }));
    const start = (0,syntax_source/* lineStart */.PT)(text, from);
    const release = linesOf(source, node);
    return [
        {
            from: start,
            to: start,
            insert: `${indent}try:${end}${step}`
        },
        ...deeper.slice(1),
        {
            from: (0,syntax_source/* lineStart */.PT)(text, release[0]),
            to: (0,syntax_source/* lineStart */.PT)(text, release[0]),
            insert: `${indent}finally:${end}${step}`
        }
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/process.internal-error.js
/** Guards a hook of the project's own plugin against reports and items that have another form (pytest's reference: TestReport, CallInfo, Item). */ 




const internalError = {
    kinds: [
        "process.internal-error"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const code = file === null ? null : source(file);
        const found = (0,facts_of_frames/* raised */.P5)(dossier).find(({ exception })=>(0,facts_of_frames/* isA */.KG)(exception, "AttributeError") && exception.attribute !== null)?.exception.attribute;
        if (code === null || line === null || found === undefined || found === null) return [];
        // `longrepr` of a skipped test is a tuple of path, line and reason; one of a failure has `reprcrash`.
        const report = found.owner === "tuple" ? /^(\w+(?:\.\w+)*)\.longrepr$/.exec(found.expr ?? "")?.[1] : undefined;
        if (report !== undefined) {
            const whole = (0,syntax_source/* nodesOf */.Nh)(code, [
                "MemberExpression"
            ], [
                line,
                line
            ]).filter((node)=>(0,syntax_source/* textOf */.b6)(code, node).startsWith(`${report}.longrepr.`)).sort((a, b)=>b.to - a.to)[0];
            if (whole === undefined || (0,syntax_source/* around */.mC)(whole, [
                "CallExpression"
            ])?.firstChild?.to === whole.to) return [];
            const bare = whole.parent?.name === "AssignStatement" || whole.parent?.name === "ReturnStatement" || whole.parent?.name === "ArgList";
            const value = `${report}.longrepr[2] if isinstance(${report}.longrepr, tuple) else ${(0,syntax_source/* textOf */.b6)(code, whole)}`;
            return new Changes(patient).add(code, [
                {
                    from: whole.from,
                    to: whole.to,
                    insert: bare ? value : `(${value})`
                }
            ]).propose(`takes the reason of a skipped test out of the tuple that its \`longrepr\` is`);
        }
        return found.owner_kind === "none" ? left(code, line, found.expr).flatMap((change)=>new Changes(patient).add(code, [
                change
            ]).propose(`leaves the hook where \`${found.expr ?? ""}\` is None`)) : [];
    }
};
/** `if x is None: return` before the statement, in a hook that gives nothing. */ function left(source, line, expr) {
    const func = functionOn(source, line);
    const name = func === null ? "" : (0,syntax_source/* textOf */.b6)(source, (0,syntax_source/* child */.jf)(func, "VariableName") ?? func);
    if (func === null || expr === null || !name.startsWith("pytest_") || !/^[\w.]+$/.test(expr)) return [];
    const plain = (0,syntax_source/* nodesOf */.Nh)(source, [
        "YieldExpression",
        "YieldStatement",
        "ReturnStatement"
    ]).every((node)=>node.from < func.from || node.to > func.to || node.name === "ReturnStatement" && node.firstChild === node.lastChild);
    const statement = bodyOf(func).find((one)=>(0,syntax_source/* lineAt */.mh)(source.text, one.from) <= line && line <= (0,syntax_source/* lineAt */.mh)(source.text, one.to - 1));
    const change = statement === undefined || !plain ? null : before(source, statement, [
        `if ${expr} is None:`,
        "    return"
    ]);
    return change === null ? [] : [
        change
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/types.attribute.js
/** Declares a member on the protocol or base class whose classes all have it, or spells it as the class does. */ 






/** mypy/messages.py, has_no_attr: the owner and the attribute, and the name that it may be. */ const LACKS = /^(?:Item )?"(?:type\[)?([\w.]+)[^"]*"(?: of "[^"]*")? has no attribute "(\w+)"(?:; maybe "(\w+)")?/;
const typesAttribute = {
    kinds: [
        "types.attribute"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const error = (0,facts_of_types/* typeError */.lq)(dossier);
        const found = error === null ? null : LACKS.exec(error.message);
        const code = file === null ? null : source(file);
        if (found === null || code === null || line === null) return [];
        const [, owner = "", attribute = "", maybe] = found;
        const cls = (0,syntax_source/* nodesOf */.Nh)(code, [
            "ClassDefinition"
        ]).find((node)=>(0,syntax_source/* textOf */.b6)(code, (0,syntax_source/* child */.jf)(node, "VariableName") ?? node) === (0,facts_of_sources/* tail */.RT)(owner) && (0,syntax_source/* lineAt */.mh)(code.text, node.from) <= line + 1 && line <= (0,syntax_source/* lineAt */.mh)(code.text, node.to));
        if (cls !== undefined && (0,syntax_source/* lineAt */.mh)(code.text, cls.from) >= line - 5 && spellings(code, attribute, [
            line,
            line
        ]).length === 0) return types_attribute_declared(patient, code, cls, attribute);
        const members = membersOf(dossier, owner) ?? new Set();
        const names = [
            ...new Set([
                ...nowCalled(dossier, attribute, members),
                ...maybe === undefined ? [] : [
                    maybe
                ]
            ])
        ];
        return names.flatMap((name)=>{
            const changes = spellings(code, attribute, [
                line,
                line
            ]).map((c)=>({
                    ...c,
                    insert: name
                }));
            return changes.length === 0 ? [] : new Changes(patient).add(code, changes).propose(`spells \`${attribute}\` as \`${name}\`, which \`${(0,facts_of_sources/* tail */.RT)(owner)}\` has`);
        });
    }
};
/** As the classes behind it define it: all in the same way. */ function types_attribute_declared(patient, source, cls, attribute) {
    const { dossier } = patient;
    const own = (0,syntax_source/* textOf */.b6)(source, (0,syntax_source/* child */.jf)(cls, "VariableName") ?? cls);
    const bases = (0,syntax_source/* child */.jf)(cls, "ArgList");
    const protocol = bases !== null && namesIn(source, bases).includes("Protocol");
    const methods = bodyOf(cls).flatMap((one)=>funcOf(source, one.name === "DecoratedStatement" ? (0,syntax_source/* child */.jf)(one, "FunctionDefinition") ?? one : one) ?? []);
    const required = methods.map((m)=>m.name).filter((name)=>!name.startsWith("__"));
    const made = (0,facts_of_sources/* definitions */.BG)(dossier, attribute).flatMap(({ file, def })=>{
        const home = def.qualname.slice(0, -attribute.length - 1);
        const facts = dossier.sources.get(file);
        const holder = facts?.defs.find((one)=>one.kind === "class" && one.qualname === home);
        if (holder === undefined || dossier.isTest(file) || holder.qualname === own) return [];
        const behind = protocol ? required.every((name)=>facts?.defs.some((one)=>one.qualname === `${home}.${name}`) === true) : holder.bases.some((base)=>(0,facts_of_sources/* tail */.RT)(base) === own);
        const text = patient.source(file);
        const func = text === null ? undefined : (0,syntax_source/* nodesOf */.Nh)(text, [
            "FunctionDefinition"
        ]).flatMap((node)=>funcOf(text, node) ?? []).find((one)=>one.name === attribute && one.owner !== null && (0,syntax_source/* textOf */.b6)(text, (0,syntax_source/* child */.jf)(one.owner, "VariableName") ?? one.owner) === (0,facts_of_sources/* tail */.RT)(home));
        return behind && text !== null && func !== undefined ? [
            {
                text,
                func
            }
        ] : [];
    });
    const [first] = made;
    const last = bodyOf(cls).at(-1);
    if (first === undefined || last === undefined) return [];
    const heads = new Set(made.map(({ text, func })=>types_attribute_headOf(text, func)));
    if (heads.size !== 1) return [];
    const head = types_attribute_headOf(first.text, first.func);
    const sample = methods.at(-1);
    const decorators = first.func.decorators.map((d)=>(0,syntax_source/* textOf */.b6)(first.text, d)).filter((d)=>/^@(?:property|staticmethod|classmethod)$/.test(d.trim()));
    const abstract = methods.flatMap((m)=>m.decorators).map((d)=>(0,syntax_source/* textOf */.b6)(source, d).trim()).find((d)=>/^@(?:abc\.)?abstractmethod$/.test(d));
    const body = sample === undefined || protocol ? null : bodyOf(sample.node).at(-1);
    const plain = protocol || body == null || abstract !== undefined;
    if (!plain && !/^raise NotImplementedError/.test((0,syntax_source/* textOf */.b6)(source, body))) return [];
    const step = (0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, bodyOf(cls)[0]?.from ?? cls.from)).slice((0,syntax_source/* indentOf */._j)(source.text, (0,syntax_source/* lineAt */.mh)(source.text, cls.from)).length);
    const lines = [
        ...decorators,
        ...abstract === undefined ? [] : [
            abstract
        ],
        ...plain ? [
            `${head} ...`
        ] : [
            head,
            `${step}raise NotImplementedError`
        ]
    ];
    const change = after(source, last.parent?.name === "DecoratedStatement" ? last.parent : last, lines);
    const blank = (0,syntax_source/* newlineOf */.q3)(source.text);
    if (change === null) return [];
    const changes = new Changes(patient).add(source, [
        {
            ...change,
            insert: `${methods.length > 0 ? blank : ""}${change.insert}`
        }
    ]);
    return changes.propose(`declares \`${attribute}\` on \`${own}\`, as ${made.length === 1 ? "the class" : `the ${String(made.length)} classes`} behind it ${made.length === 1 ? "has" : "have"} it`);
}
/** `def flush(self) -> None:` as it is written, on one line. */ function types_attribute_headOf(source, { node }) {
    const body = (0,syntax_source/* child */.jf)(node, "Body");
    const from = (0,syntax_source/* child */.jf)(node, "async")?.from ?? (0,syntax_source/* child */.jf)(node, "def")?.from ?? node.from;
    return `${source.text.slice(from, body?.from ?? node.to).replace(/\s+/g, " ").replace(/\( /g, "(").replace(/,? \)/g, ")").trim()}:`;
}

;// CONCATENATED MODULE: ./src/fix/fixers/types.config.js
/** Tells mypy's configuration what it lacks: that a module has one name (`explicit_package_bases`), that a third-party module ships no types, or where its stubs are. */ 




/** mypy/build.py: the two modules that one file is, and how to tell which. */ const TWICE = /Source file found twice under different module names/;
/** mypy/errorcodes: `module "x"`, `named "x"`; and the hint of its notes, `pip install types-x`. */ const MODULE = /(?:stubs for|installed for|named|module) "([\w.]+)"|Skipping analyzing "([\w.]+)"/;
const HINT = /pip install ([\w.-]+)/;
const OVERRIDES = /^\[\[tool\.mypy\.overrides\]\]/;
const typesConfig = {
    kinds: [
        "types.config",
        "types.missing-stubs"
    ],
    propose (patient) {
        const error = (0,facts_of_types/* typeError */.lq)(patient.dossier);
        if (error === null) return [];
        if (patient.root.kind === "types.config") return TWICE.test(error.message) ? oneName(patient) : [];
        const module = MODULE.exec(error.message);
        const top = (module?.[1] ?? module?.[2])?.split(".")[0];
        const stubs = [
            error.message,
            ...error.notes
        ].flatMap((text)=>HINT.exec(text)?.[1] ?? [])[0];
        return top === undefined ? [] : [
            ...excused(patient, top),
            ...stubs === undefined ? [] : types_config_declared(patient, stubs)
        ];
    }
};
const edit = (file, content, summary)=>[
        {
            summary,
            edits: [
                {
                    file,
                    content
                }
            ]
        }
    ];
/** Folders without `__init__.py` are packages from the folders that the configuration names, and no top-level modules. */ function oneName({ dossier, text }) {
    const home = (0,facts_of_manifests/* sections */.V0)(dossier, "mypy")[0];
    const content = home === undefined ? null : text(home.file);
    if (home === undefined || content === null) return [];
    const [yes, end] = [
        home.file.endsWith(".toml") ? "true" : "True",
        (0,syntax_source/* newlineOf */.q3)(content)
    ];
    if (home.options.some((one)=>one.name === "explicit_package_bases")) return [];
    const at = (0,syntax_source/* lineStart */.PT)(content, (home.options.find((one)=>one.name === "namespace_packages")?.end ?? home.end) + 1);
    const open = at === content.length && !content.endsWith("\n") ? end : "";
    return edit(home.file, (0,syntax_source/* rewrite */.v8)(content, [
        {
            from: at,
            to: at,
            insert: `${open}explicit_package_bases = ${yes}${end}`
        }
    ]), "sets `explicit_package_bases`, so that each module has one name");
}
/** One more untyped module, in the form in which the configuration excuses others already; else a section of its own. */ function excused(patient, top) {
    const { dossier, text } = patient;
    const home = (0,facts_of_manifests/* sections */.V0)(dossier, "mypy")[0];
    if (home === undefined) return [];
    const summary = `lists \`${top}\`, which ships no types, among the modules whose imports mypy does not ask about`;
    if (home.file.endsWith(".toml")) {
        const [sibling] = (0,facts_of_manifests/* sectionsIn */.cW)(dossier, home.file, OVERRIDES).filter((one)=>one.options.some((o)=>o.name === "ignore_missing_imports" && /=\s*true\b/.test(o.text)) && one.options.every((o)=>[
                    "module",
                    "ignore_missing_imports"
                ].includes(o.name)));
        const listed = sibling === undefined ? null : intoModules(patient, home.file, sibling.line, top);
        if (listed !== null) return edit(home.file, listed, summary);
        return appended(text(home.file), home.file, [
            "[[tool.mypy.overrides]]",
            `module = ["${top}.*"]`,
            "ignore_missing_imports = true"
        ], summary);
    }
    const taken = (0,facts_of_manifests/* sectionsIn */.cW)(dossier, home.file, new RegExp(`^\\[mypy-${(0,facts_of_change/* escape */.ih)(top)}(?:\\.\\*)?\\]`)).length > 0;
    return taken ? [] : appended(text(home.file), home.file, [
        `[mypy-${top}.*]`,
        "ignore_missing_imports = True"
    ], summary);
}
/** The list of an override with one more module: `module = "x"` becomes a list. */ function intoModules({ text }, file, line, top) {
    const content = text(file);
    if (content === null) return null;
    const start = (0,syntax_source/* lineStart */.PT)(content, line);
    const rest = content.slice(start);
    const alone = /^module\s*=\s*("[^"\n]*"|'[^'\n]*')[ \t]*(?=\r?\n|$|#)/m.exec(rest.slice(0, rest.indexOf("\n[") < 0 ? rest.length : rest.indexOf("\n[") + 1));
    const entry = `${top}.*`;
    if (alone !== null) return (0,syntax_source/* rewrite */.v8)(content, [
        {
            from: start + alone.index,
            to: start + alone.index + alone[0].length,
            insert: `module = [${alone[1] ?? ""}, "${entry}"]`
        }
    ]);
    // The one section is cut out, since several have the same head.
    const end = start + (rest.indexOf("\n[", 1) < 0 ? rest.length : rest.indexOf("\n[", 1) + 1);
    const part = {
        text: ()=>content.slice(start, end)
    };
    const made = withEntry(part, file, "module", entry, "last", OVERRIDES);
    return made === null ? null : `${content.slice(0, start)}${made}${content.slice(end)}`;
}
function appended(content, file, lines, summary) {
    if (content === null) return [];
    const end = (0,syntax_source/* newlineOf */.q3)(content);
    return edit(file, `${content.trimEnd()}${end}${end}${lines.join(end)}${end}`, summary);
}
/** Stubs that are a distribution: among the tools that developers install. */ function types_config_declared({ dossier, text }, stubs) {
    const lists = (0,facts_of_manifests/* requirements */.Ln)(dossier);
    const list = lists.find((one)=>one.entries.some((e)=>e.name === "mypy")) ?? lists.find((one)=>one.use === "test");
    const content = list === undefined ? null : text(list.file);
    if (list === undefined || content === null || list.entries.some((e)=>e.name === stubs)) return [];
    if (/\.(?:txt|in)$/.test(list.file)) {
        const at = (0,syntax_source/* lineStart */.PT)(content, (0,facts_of_manifests/* placeIn */.VV)(list, stubs) + 1);
        return edit(list.file, (0,syntax_source/* rewrite */.v8)(content, [
            {
                from: at,
                to: at,
                insert: `${at === content.length && !content.endsWith("\n") ? (0,syntax_source/* newlineOf */.q3)(content) : ""}${stubs}${(0,syntax_source/* newlineOf */.q3)(content)}`
            }
        ]), `lists \`${stubs}\` among the tools`);
    }
    const mypy = list.entries.find((e)=>e.name === "mypy");
    const from = mypy === undefined ? -1 : (0,syntax_source/* lineStart */.PT)(content, mypy.line);
    const found = from < 0 ? null : /(["'])mypy[^"']*\1/.exec(content.slice(from));
    if (found === null) return [];
    const at = from + found.index + found[0].length;
    return edit(list.file, (0,syntax_source/* rewrite */.v8)(content, [
        {
            from: at,
            to: at,
            insert: `, ${found[1] ?? '"'}${stubs}${found[1] ?? '"'}`
        }
    ]), `lists \`${stubs}\` among the tools`);
}

;// CONCATENATED MODULE: ./src/fix/fixers/types.incompatible.js
/** Corrects a declared type that the value and every user contradict: mypy's own words name the other one, and mypy decides. */ 








/** mypy/messages.py: what a place got, and what is declared for it. */ const RETURNED = /^Incompatible return value type \(got "([^"]+)", expected "([^"]+)"\)/;
const ASSIGNED = /^Incompatible types in assignment \(expression has type "([^"]+)", variable has type "([^"]+)"\)/;
const PASSED = /has incompatible type "([^"]+)"; expected "([^"]+)"/;
/** Types that a person would write so; `object` and partial ones are none. */ const PLAIN = /^(?!.*\b(?:object|Any|Never|def|TypedDict)\b)[A-Za-z_][\w.]*(?:\[[\w., [\]|]*\])?(?: \| [\w.[\], ]+)*$/;
const types_incompatible_TYPING = new Set("Dict List Set FrozenSet Tuple Optional Union Mapping MutableMapping Sequence MutableSequence Iterable Iterator Generator Callable Type Deque DefaultDict Counter".split(" "));
const incompatible = {
    kinds: [
        "types.incompatible"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const code = file === null ? null : source(file);
        const error = (0,facts_of_types/* typeError */.lq)(dossier);
        if (code === null || line === null || error === null || dossier.isTest(code.file)) return [];
        const own = (0,diagnose_place/* typeFailures */.AW)(dossier).filter((one)=>one.file === file && one.line === line);
        return [
            ...resultAtFault(patient, code, line, error),
            ...own.flatMap((one)=>[
                    ...returned(patient, code, one),
                    ...types_incompatible_assigned(patient, code, one)
                ])
        ];
    }
};
/** A function's declared result, whose users each ask for the same other type: in the declaration, the one takes the other's place. */ function resultAtFault(patient, source, line, error) {
    const { dossier } = patient;
    const node = functionOn(source, line);
    const func = node === null ? null : funcOf(source, node);
    const type = func === null || (0,syntax_source/* lineAt */.mh)(source.text, func.node.from) > line ? null : resultOf(func.node);
    if (func === null || type === null || source.file === error.file && error.line === line) return [];
    const wanted = (0,diagnose_place/* typeFailures */.AW)(dossier).flatMap((one)=>{
        const found = PASSED.exec(one.message);
        const first = (0,facts_of_types/* originOf */.yv)(dossier, one)?.first;
        return found === null || first !== undefined && first !== source.file ? [] : [
            [
                found[1] ?? "",
                found[2] ?? ""
            ]
        ];
    });
    const asked = wanted.filter(([given, expected])=>PLAIN.test(given) && PLAIN.test(expected));
    return [
        ...new Set(asked.map((pair)=>pair.join("\n")))
    ].flatMap((pair)=>{
        const [given = "", expected = ""] = pair.split("\n");
        // The last place is the value of a mapping, the element of a sequence.
        const place = [
            type,
            ...parts(type)
        ].filter((one)=>same((0,syntax_source/* textOf */.b6)(source, one), given)).at(-1);
        return place === undefined ? [] : types_incompatible_put(patient, source, place, expected, `declares \`${func.name}\` to give what its users take`);
    });
}
/** What a function returns in fact, where that is one type. */ function returned(patient, source, { message, line }) {
    const found = RETURNED.exec(message);
    const node = line === null ? null : functionOn(source, line);
    const type = node === null ? null : resultOf(node);
    return found === null || type === null || !PLAIN.test(found[1] ?? "") ? [] : types_incompatible_put(patient, source, type, found[1] ?? "", `declares the result as the \`${found[1] ?? ""}\` that is returned`);
}
/** The value that a variable is first bound to. */ function types_incompatible_assigned(patient, source, { message, line }) {
    const found = ASSIGNED.exec(message);
    const statement = line === null ? undefined : (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ], [
        line,
        line
    ]).find((one)=>(0,syntax_source/* child */.jf)(one, "TypeDef") !== null);
    const type = statement === undefined ? null : (0,syntax_source/* child */.jf)(statement, "TypeDef")?.lastChild ?? null;
    return found === null || type === null || !PLAIN.test(found[1] ?? "") || found[1] === "None" ? [] : types_incompatible_put(patient, source, type, found[1] ?? "", `declares the variable as the \`${found[1] ?? ""}\` that it holds`);
}
const resultOf = (func)=>(0,syntax_source/* child */.jf)(func, "TypeDef")?.lastChild ?? null;
const same = (a, b)=>a.replace(/\s/g, "").toLowerCase() === b.replace(/\s/g, "").toLowerCase();
/** Types inside a type, the outer first. */ function parts(type) {
    return (0,syntax_source/* children */.Y_)(type).filter((one)=>![
            "[",
            "]",
            ",",
            ".",
            "PropertyName"
        ].includes(one.name)).flatMap((one)=>[
            one,
            ...parts(one)
        ]);
}
/** Writes a type as the file writes types, with the imports that it needs; none where a name of it is not to be had. */ function types_incompatible_put(patient, source, place, type, summary) {
    const text = type.replace(/\b(dict|list|set|frozenset|tuple)\[/g, (_, name)=>`${spelt(source, name)}[`);
    const have = namesOf(source);
    const changes = new Changes(patient).add(source, [
        {
            from: place.from,
            to: place.to,
            insert: text
        }
    ]);
    for (const name of new Set([
        ...text.matchAll(/(?<![\w.])[A-Za-z_]\w*/g)
    ].map((m)=>m[0]))){
        if (have.has(name) || BUILTIN_NAMES.has(name)) continue;
        const home = mentions(patient, name).flatMap((other)=>importStatements(other).filter((s)=>s.top && s.module !== null && s.module.level === 0 && s.names.some((n)=>boundName(n) === name && n.as === null)))[0];
        const module = home?.module?.text ?? (types_incompatible_TYPING.has(name) ? "typing" : null);
        if (module === null) return [];
        changes.import(source, module, name);
    }
    return changes.propose(summary);
}
/** `Dict[` where the file says so, as code for Python 3.8 does. */ function spelt(source, name) {
    const old = name === "frozenset" ? "FrozenSet" : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "VariableName"
    ]).some((node)=>types_incompatible_TYPING.has((0,syntax_source/* textOf */.b6)(source, node))) && !new RegExp(`\\b${name}\\[`).test(source.text) ? old : name;
}

;// CONCATENATED MODULE: ./src/fix/fixers/types.missing-annotation.js
/** Annotates a function from what stands there: its defaults, what its callers give, what it returns. None where one parameter stays open. */ 







const missingAnnotation = {
    kinds: [
        "types.missing-annotation"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const code = file === null ? null : source(file);
        if (code === null || line === null || (0,facts_of_types/* typeError */.lq)(dossier) === null) return [];
        const node = (0,syntax_source/* startingOn */.OE)(code, [
            "FunctionDefinition"
        ], line)[0] ?? functionOn(code, line);
        const func = node === null ? null : funcOf(code, node);
        return func === null || (0,syntax_source/* lineAt */.mh)(code.text, func.node.from) !== line ? variable(patient, code, line) : annotated(patient, code, func);
    }
};
function annotated(patient, source, func) {
    const own = func.params.filter((p, i)=>!(i === 0 && func.owner !== null && /^(?:self|cls)$/.test(p.name)));
    if (own.some((p)=>p.isStar && p.annotation === null)) return [];
    const open = own.filter((p)=>p.annotation === null);
    const types = open.map((p)=>({
            param: p,
            type: parameterType(patient, source, func, own.indexOf(p), p)
        }));
    const result = (0,syntax_source/* child */.jf)(func.node, "TypeDef") === null ? resultType(source, func) : "";
    if (result === null || types.some(({ type })=>type === null)) return [];
    const changes = types.flatMap(({ param, type })=>[
            {
                from: param.node.to,
                to: param.node.to,
                insert: `: ${type ?? ""}`
            },
            // PEP 8: blanks around `=` beside an annotation.
            ...spaced(source, param)
        ]);
    if (result !== "") changes.push({
        from: func.list.to,
        to: func.list.to,
        insert: ` -> ${result}`
    });
    const made = new Changes(patient).add(source, changes);
    for (const name of new Set([
        ...types.map((t)=>t.type ?? ""),
        result
    ].flatMap((t)=>t.match(/\b(?:Optional|List|Dict|Set|Tuple|Any|Iterator)\b/g) ?? [])))made.import(source, "typing", name);
    return made.propose(`annotates \`${func.name}\` with what it is given and returns`);
}
function spaced(source, { node, value }) {
    const equals = value === null ? -1 : source.text.indexOf("=", node.to);
    return value === null || equals < 0 || source.text[equals - 1] === " " ? [] : [
        {
            from: equals,
            to: value.from,
            insert: " = "
        }
    ];
}
/** By its default; else by the plain values that every caller gives; else by what its body asks of it. */ function parameterType(patient, source, func, index, param) {
    const byDefault = param.value === null || param.value.name === "None" ? null : typeOf(source, param.value, new Map());
    if (byDefault !== null) return byDefault;
    const given = givenTypes(patient, func, index, param.name);
    const asked = askedOf(source, func, param.name);
    const type = given ?? asked;
    if (type === null || given !== null && asked !== null && given.split("[")[0] !== asked.split("[")[0]) return null;
    return param.value?.name === "None" ? `Optional[${type}]` : type;
}
/** One type where all calls of the project agree. */ function givenTypes(patient, func, index, name) {
    const values = mentions(patient, func.name).flatMap((other)=>callsIn(other).filter((call)=>(0,facts_of_sources/* tail */.RT)(call.func) === func.name && call.node.name === "CallExpression").flatMap((call)=>{
            const argument = call.args.find((a)=>a.name === name) ?? (call.args.slice(0, index + 1).every((a)=>a.name === null) ? call.args[index] : undefined);
            return argument === undefined || argument.value.name === "None" ? [] : [
                typeAt(other, argument.value)
            ];
        }));
    const known = values.filter((one)=>one !== null);
    const [first] = known;
    return first !== undefined && known.every((one)=>one === first) ? first : null;
}
/** A value's type in a calling function: a literal's, or that of an annotated name. */ function typeAt(source, value) {
    const holder = functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, value.from));
    const func = holder === null ? null : funcOf(source, holder);
    const known = new Map([
        ...(func?.params ?? []).flatMap((p)=>p.annotation?.lastChild == null ? [] : [
                [
                    p.name,
                    (0,syntax_source/* textOf */.b6)(source, p.annotation.lastChild)
                ]
            ]),
        ...(0,syntax_source/* nodesOf */.Nh)(source, [
            "AssignStatement"
        ]).filter((one)=>holder === null || one.from >= holder.from && one.to <= holder.to).flatMap((one)=>{
            const [target, type] = [
                one.firstChild,
                (0,syntax_source/* child */.jf)(one, "TypeDef")?.lastChild
            ];
            return target?.name === "VariableName" && type != null ? [
                [
                    (0,syntax_source/* textOf */.b6)(source, target),
                    (0,syntax_source/* textOf */.b6)(source, type)
                ]
            ] : [];
        })
    ]);
    return typeOf(source, value, known);
}
const types_missing_annotation_METHODS = [
    [
        "str",
        /^(?:lower|upper|strip|lstrip|rstrip|split|rsplit|splitlines|startswith|endswith|encode|casefold|title|zfill|partition|rpartition|capitalize|isdigit|isalpha)$/
    ]
];
/** What the body calls on it, where only one type has such methods; elements that a set is given and asked for. */ function askedOf(source, func, name) {
    const inside = (node)=>node.from > func.list.to && node.to <= func.node.to;
    const methods = (0,syntax_source/* nodesOf */.Nh)(source, [
        "MemberExpression"
    ]).filter(inside).filter((node)=>node.firstChild?.name === "VariableName" && (0,syntax_source/* textOf */.b6)(source, node.firstChild) === name).flatMap((node)=>{
        const field = (0,syntax_source/* child */.jf)(node, "PropertyName");
        return field === null ? [] : [
            (0,syntax_source/* textOf */.b6)(source, field)
        ];
    });
    const found = types_missing_annotation_METHODS.find(([, pattern])=>methods.some((one)=>pattern.test(one)));
    if (found !== undefined) return found[0];
    if (passedToText(source, func, name)) return "str";
    const added = callsIn(source).filter(({ node, func: called })=>inside(node) && called === `${name}.add`).flatMap(({ args })=>args.map((a)=>typeInBody(source, func, a.value)));
    const [first] = added;
    return first != null && added.every((one)=>one === first) ? `Set[${first}]` : null;
}
/** Functions of the standard library whose argument at this place is a text. */ const types_missing_annotation_TEXTS = {
    "unicodedata.normalize": 1,
    "re.sub": 2,
    "re.match": 1,
    "re.search": 1,
    "re.fullmatch": 1,
    "re.findall": 1,
    "re.split": 1,
    "json.loads": 0,
    "html.escape": 0,
    "shlex.split": 0,
    "shlex.quote": 0
};
function passedToText(source, func, name) {
    return callsIn(source).some(({ node, func: called, args })=>{
        const at = types_missing_annotation_TEXTS[called];
        const value = at === undefined || node.from < func.list.to || node.to > func.node.to ? undefined : args[at]?.value;
        return value?.name === "VariableName" && (0,syntax_source/* textOf */.b6)(source, value) === name;
    });
}
/** Types of expressions that say what they are. @param known of names */ function typeOf(source, value, known) {
    const text = (0,syntax_source/* textOf */.b6)(source, value);
    const of = (node)=>node == null ? null : typeOf(source, node, known);
    switch(value.name){
        case "String":
            return /^[rR]?[bB]/.test(text) ? "bytes" : "str";
        case "FormatString":
        case "ContinuedString":
            return "str";
        case "Boolean":
            return "bool";
        case "None":
            return "None";
        case "Number":
            return /^[\d_]+$|^0[xXoObB]/.test(text) ? "int" : /[jJ]$/.test(text) ? null : "float";
        case "VariableName":
            return known.get(text) ?? null;
        case "ParenthesizedExpression":
            return of((0,syntax_source/* children */.Y_)(value)[1]);
        case "UnaryExpression":
            return (0,syntax_source/* child */.jf)(value, "not") === null ? of(value.lastChild) : "bool";
        case "BinaryExpression":
            return binary(source, value, of);
        case "ConditionalExpression":
            {
                const [a, b] = [
                    of(value.firstChild),
                    of(value.lastChild)
                ];
                return a === b ? a : null;
            }
        case "CallExpression":
            return called(source, value, of);
        default:
            return null;
    }
}
function binary(source, value, of) {
    if ([
        "CompareOp",
        "in",
        "is"
    ].some((name)=>(0,syntax_source/* child */.jf)(value, name) !== null)) return "bool";
    const [a, b] = [
        of(value.firstChild),
        of(value.lastChild)
    ];
    const operator = (0,syntax_source/* child */.jf)(value, "ArithOp");
    if (a !== null && a === b) return operator !== null && (0,syntax_source/* textOf */.b6)(source, operator) === "/" ? "float" : a;
    return a === "str" && operator !== null && (0,syntax_source/* textOf */.b6)(source, operator) === "%" ? "str" : null;
}
/** Built-in constructors, methods of a known text, and functions of the standard library that give one. */ function called(source, value, of) {
    const target = value.firstChild;
    if (target === null) return null;
    const text = (0,syntax_source/* textOf */.b6)(source, target);
    if (/^(?:str|int|float|bool|bytes|len|repr|round|ord|chr|hash|isinstance|callable)$/.test(text)) return text === "len" || text === "ord" || text === "hash" ? "int" : text === "repr" || text === "chr" ? "str" : text === "isinstance" || text === "callable" ? "bool" : text === "round" ? null : text;
    if (/^(?:re\.sub|os\.path\.join|os\.getcwd|json\.dumps|html\.escape|textwrap\.\w+|unicodedata\.normalize|shlex\.quote)$/.test(text)) return "str";
    const method = (0,syntax_source/* child */.jf)(target, "PropertyName");
    const owner = target.name === "MemberExpression" ? of(target.firstChild) : null;
    const name = method === null ? "" : (0,syntax_source/* textOf */.b6)(source, method);
    if (owner === "str") return name === "encode" ? "bytes" : /^(?:startswith|endswith|is\w+)$/.test(name) ? "bool" : /^(?:find|rfind|index|rindex|count)$/.test(name) ? "int" : /^r?split(?:lines)?$/.test(name) ? "List[str]" : /partition$/.test(name) ? null : "str";
    if (name === "decode") return owner === "bytes" ? "str" : null;
    return name === "join" || name === "format" ? owner === "str" ? "str" : null : null;
}
/** Types of the function's own names: parameters with a default or annotation, variables bound to what says what it is. */ function typeInBody(source, func, value) {
    const known = new Map(func.params.flatMap((p)=>{
        const type = p.annotation?.lastChild != null ? (0,syntax_source/* textOf */.b6)(source, p.annotation.lastChild) : p.value !== null && p.value.name !== "None" ? typeOf(source, p.value, new Map()) : passedToText(source, func, p.name) ? "str" : null;
        return type === null ? [] : [
            [
                p.name,
                type
            ]
        ];
    }));
    for (const statement of (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ]).filter((one)=>one.from > func.list.to && one.to <= func.node.to)){
        const parts = (0,syntax_source/* children */.Y_)(statement);
        const equals = parts.findIndex((p)=>p.name === "AssignOp");
        const [targets, values] = [
            parts.slice(0, equals),
            parts.slice(equals + 1)
        ].map((side)=>side.filter((p)=>p.name !== ","));
        targets?.forEach((target, n)=>{
            const made = targets.length === values?.length ? typeOf(source, values[n] ?? statement, known) : null;
            const name = (0,syntax_source/* textOf */.b6)(source, target);
            if (made === null || target.name !== "VariableName") return;
            known.set(name, known.has(name) && known.get(name) !== made ? "" : made);
        });
    }
    const type = typeOf(source, value, known);
    return type === "" ? null : type;
}
/** What every `return` gives; "None" where there is none. */ function resultType(source, func) {
    if ((0,syntax_source/* nodesOf */.Nh)(source, [
        "YieldExpression",
        "YieldStatement"
    ]).some((one)=>one.from > func.node.from && one.to <= func.node.to)) return null;
    const returns = (0,syntax_source/* nodesOf */.Nh)(source, [
        "ReturnStatement"
    ]).filter((one)=>functionOn(source, (0,syntax_source/* lineAt */.mh)(source.text, one.from))?.from === func.node.from);
    const types = returns.map((one)=>one.lastChild === null || one.lastChild === one.firstChild || one.lastChild.name === "return" ? "None" : typeInBody(source, func, one.lastChild));
    const known = types.filter((one)=>one !== null);
    if (known.length < types.length) return null;
    const kinds = [
        ...new Set(known)
    ];
    const [first = "None"] = kinds.filter((one)=>one !== "None");
    if (kinds.filter((one)=>one !== "None").length > 1) return null;
    return kinds.includes("None") && first !== "None" ? `Optional[${first}]` : first;
}
/** `x = []`: the elements that are added tell what it holds. */ function variable(patient, source, line) {
    const statement = (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ], [
        line,
        line
    ]).find((one)=>(0,syntax_source/* child */.jf)(one, "TypeDef") === null && one.firstChild?.name === "VariableName");
    const holder = functionOn(source, line);
    const func = holder === null ? null : funcOf(source, holder);
    const [target, value] = [
        statement?.firstChild,
        statement?.lastChild
    ];
    if (statement === undefined || func === null || target == null || value == null) return [];
    const name = (0,syntax_source/* textOf */.b6)(source, target);
    const [kind, method] = (0,syntax_source/* textOf */.b6)(source, value) === "[]" ? [
        "List",
        "append"
    ] : (0,syntax_source/* textOf */.b6)(source, value) === "set()" ? [
        "Set",
        "add"
    ] : [
        "",
        ""
    ];
    const added = callsIn(source).filter(({ node, func: called })=>node.from > statement.to && node.to <= func.node.to && called === `${name}.${method}`).flatMap(({ args })=>args.map((a)=>typeInBody(source, func, a.value)));
    const [first] = added;
    if (kind === "" || first == null || added.some((one)=>one !== first)) return [];
    const made = new Changes(patient).add(source, [
        {
            from: target.to,
            to: target.to,
            insert: `: ${kind}[${first}]`
        }
    ]);
    made.import(source, "typing", kind);
    return made.propose(`annotates \`${name}\` with what is put into it`);
}

;// CONCATENATED MODULE: ./src/fix/restoration.js
/** What a commit did to a few lines, taken back in parts: the smallest part first. Lines are those of the file as it is. */ 


/** A hunk of more lines is no slip but a piece of work. */ const restoration_LARGEST = 24;
/** What is put back as a whole, hunk or body, takes so many lines at most on either side: more would undo what the commit was for. */ const SLIP = 3;
/** Lines that share less than this of their tokens are not the same line rewritten. */ const ALIKE = 0.4;
const restoration_OPENERS = new Set([
    "if",
    "while"
]);
/** The same for a value whose statement is another one now. */ const LIKE_VALUE = 0.3;
/** A line of another file has to be this much like one that it was moved to. */ const restoration_MOVED = 0.55;
/** So many places on one line are tried one by one. */ const MOST_PLACES = 3;
/**
 * @param hunks of the commit in this file, that stand as it left them
 */ function restorations(source, hunks, line, { renames, known, elsewhere }) {
    const lines = source.text.split("\n");
    const standing = hunks.filter((h)=>h.added.every((text, n)=>lines[h.line - 1 + n] === text));
    const owner = functionOn(source, line);
    const [first, last] = owner === null ? [
        line,
        line
    ] : linesOf(source, owner);
    const near = standing.map((h)=>withoutTalk(source, h)).filter((h)=>isSmall(h) && h.line >= first && h.line + h.added.length - 1 <= Math.max(last, line) && hasCode(h));
    const here = near.find((h)=>covers(h, line));
    const put = (h)=>[
            `puts back what stood at line ${String(h.line)}`,
            [
                whole(source, h, renames)
            ]
        ];
    const made = [
        ...here === undefined ? [] : [
            ...heads(source, here, line).flatMap((n)=>onLine(source, here, n, renames, elsewhere)),
            ...takenOut(source, here, line)
        ],
        ...near.flatMap((h)=>valuesOf(source, h, renames)).slice(0, 2),
        ...here === undefined || here.removed.length === 0 || !isSlip(here) ? [] : [
            put(here)
        ],
        ...together(source, near, owner, renames),
        ...here === undefined ? near.filter((h)=>h.removed.length > 0 && isSlip(h)).slice(0, 2).map(put) : []
    ];
    return made.flatMap(([summary, changes])=>{
        const content = finish(source, changes, standing, known);
        return content === null || content === source.text ? [] : [
            {
                summary,
                content
            }
        ];
    });
}
const isSmall = ({ added, removed })=>added.length <= restoration_LARGEST && removed.length <= restoration_LARGEST;
const isSlip = ({ added, removed })=>[
        added,
        removed
    ].every((lines)=>lines.filter(isCode).length <= SLIP);
const isCode = (text)=>!/^\s*(?:#.*)?$/.test(text);
const hasCode = ({ added, removed })=>[
        ...added,
        ...removed
    ].some(isCode);
/** The hunk without what it says of the code at its ends: comments and docstrings are not what fails. */ function withoutTalk(source, { line, added, removed }) {
    const old = (0,syntax_source/* parse */.qg)(source.file, (0,syntax_source/* rewrite */.v8)(source.text, [
        whole(source, {
            line,
            added,
            removed
        }, new Map())
    ]));
    const talks = (text, n)=>{
        const [on] = statementsOn(text, n);
        return !isCode(text.text.slice((0,syntax_source/* lineStart */.PT)(text.text, n), (0,syntax_source/* lineStart */.PT)(text.text, n + 1))) || on !== undefined && isText(on);
    };
    const code = (text, lines)=>{
        const flags = lines.map((_, n)=>!talks(text, line + n));
        return flags.includes(true) ? [
            flags.indexOf(true),
            flags.lastIndexOf(true) + 1
        ] : [
            lines.length,
            lines.length
        ];
    };
    const [[from, to], [was, end]] = [
        code(source, added),
        code(old, removed)
    ];
    return {
        line: line + from,
        added: added.slice(from, to),
        removed: removed.slice(was, end)
    };
}
/** A line of the hunk; or where lines went away, one beside their place. */ const covers = ({ line, added }, at)=>added.length > 0 ? line <= at && at < line + added.length : line - 1 <= at && at <= line;
/** The line, then the lines of the hunk that open the blocks around it: the innermost first. */ function heads(source, hunk, line) {
    const opening = statementsOn(source, line).map((s)=>linesOf(source, s)[0]);
    return [
        ...new Set([
            line,
            ...opening
        ])
    ].filter((n)=>covers(hunk, n)).slice(0, 2);
}
/** Each place where the line differs from the one that it replaced, by itself; then all of them. */ function onLine(source, hunk, line, renames, elsewhere) {
    const now = hunk.added[line - hunk.line];
    const pair = matched(hunk.removed, hunk.added, (a, b)=>Math.max(0, likeness(a, b) - ALIKE)).find(([, j])=>j === line - hunk.line);
    const before = pair === undefined ? closest(hunk.removed, now ?? "", ALIKE) ?? closest(elsewhere, now ?? "", restoration_MOVED) : hunk.removed[pair[0]];
    if (now === undefined || before === undefined || !isCode(now)) return [];
    const start = (0,syntax_source/* lineStart */.PT)(source.text, line);
    const places = differences(before, now).filter((d)=>!isRename(d, renames));
    const change = (d)=>({
            from: start + d.from,
            to: start + d.to,
            insert: restoration_renamed(d.insert, renames)
        });
    const single = places.length > MOST_PLACES ? [] : places.filter((d)=>d.before.length > 0);
    // A block of another kind with a condition of its own: the word that opens it is a place of its own.
    const opens = [
        tokens(before)[0],
        tokens(now)[0]
    ];
    const opened = opens[0] !== undefined && opens[1] !== undefined && restoration_OPENERS.has(opens[0].text) && restoration_OPENERS.has(opens[1].text) && opens[0].text !== opens[1].text && before.trimEnd().endsWith(":") ? [
        [
            `puts \`${opens[0].text}\` back for \`${opens[1].text}\``,
            [
                {
                    from: start + opens[1].from,
                    to: start + opens[1].to,
                    insert: opens[0].text
                }
            ]
        ]
    ] : [];
    const told = single.map((d)=>[
            d.now.length === 0 ? `puts \`${d.before.join(" ")}\` back` : `puts \`${words(d.before)}\` back for \`${words(d.now)}\``,
            [
                change(d)
            ]
        ]);
    return pair === undefined || places.length < 2 ? [
        ...opened,
        ...told
    ] : [
        ...opened,
        ...told,
        [
            `puts line ${String(line)} back as it was`,
            places.map(change)
        ]
    ];
}
const words = (tokens)=>tokens.join(" ").replaceAll(/ ?([.,()[\]:]) ?/g, "$1").replaceAll(/,/g, ", ").slice(0, 60);
/** The removed line most like this one, where lines were moved about as well. */ function closest(removed, now, least) {
    return removed.map((text)=>({
            text,
            like: likeness(text, now)
        })).filter((one)=>one.like >= least).sort((a, b)=>b.like - a.like)[0]?.text;
}
const isRename = (d, renames)=>d.before.length === d.now.length && d.before.every((name, n)=>name === d.now[n] || renames.get(name) === d.now[n]);
const restoration_renamed = (text, renames)=>text.replaceAll(/(?<![\w"'])[A-Za-z_]\w*/g, (name)=>renames.get(name) ?? name);
/** The statement at the line, where the hunk brought all of it and no line that went away was like it. */ function takenOut(source, hunk, line) {
    const taken = new Set(matched(hunk.removed, hunk.added, (a, b)=>Math.max(0, likeness(a, b) - ALIKE)).map(([, j])=>hunk.line + j));
    for (const statement of statementsOn(source, line)){
        const [first, last] = linesOf(source, statement);
        if (first < hunk.line || last >= hunk.line + hunk.added.length) return [];
        if (/^(?:Return|Raise|Assert|Import|Pass)|Definition$/.test(statement.name) || holds(statement, [
            "RaiseStatement",
            "AssertStatement",
            "ReturnStatement"
        ])) return [];
        if ([
            ...taken
        ].some((l)=>first <= l && l <= last)) return [];
        const change = without(source, statement);
        if (change !== null) return [
            [
                `takes out \`${(0,syntax_source/* textOf */.b6)(source, statement).split(/\r?\n/, 1)[0]?.slice(0, 60) ?? ""}\`, which the change put in`,
                [
                    change
                ]
            ]
        ];
    }
    return [];
}
function holds(node, names) {
    let found = false;
    node.cursor().iterate((n)=>{
        found ||= names.includes(n.name);
    });
    return found;
}
/** The value that a line returns, yields, binds or hands over, exchanged for the one before, where the statement around it was meant to change. */ function valuesOf(source, hunk, renames) {
    const old = (0,syntax_source/* parse */.qg)(source.file, (0,syntax_source/* rewrite */.v8)(source.text, [
        whole(source, hunk, renames)
    ]));
    const values = (text, lines)=>lines.flatMap((_, n)=>{
            const [statement] = statementsOn(text, hunk.line + n);
            const value = statement === undefined || (0,syntax_source/* lineAt */.mh)(text.text, statement.from) !== hunk.line + n ? null : valueIn(statement);
            return statement === undefined || value === null || value.name === "VariableName" ? [] : [
                {
                    statement,
                    value,
                    words: (0,syntax_source/* textOf */.b6)(text, value)
                }
            ];
        });
    const before = values(old, hunk.removed);
    return values(source, hunk.added).flatMap(({ statement, value, words: now })=>before.flatMap((was)=>{
            if (shapeOf(was.statement) === shapeOf(statement) || likeness(was.words, now) < LIKE_VALUE) return [];
            return [
                [
                    `puts the value \`${was.words.replace(/\s+/g, " ").slice(0, 60)}\` back`,
                    [
                        {
                            from: value.from,
                            to: value.to,
                            insert: was.words
                        }
                    ]
                ]
            ];
        }));
}
const shapeOf = (statement)=>`${statement.name} ${statement.firstChild?.name ?? ""}`;
/** What a statement makes: the right side, what it returns or yields, the sole argument of a call that stands by itself. */ function valueIn(statement) {
    const inner = statement.name === "ExpressionStatement" ? statement.firstChild : statement;
    if (inner === null) return null;
    if (inner.name === "CallExpression") {
        const args = (0,syntax_source/* children */.Y_)(inner).find((c)=>c.name === "ArgList");
        const given = args === undefined ? [] : (0,syntax_source/* children */.Y_)(args).slice(1, -1);
        return given.length === 1 ? given[0] ?? null : null;
    }
    return [
        "ReturnStatement",
        "YieldExpression",
        "YieldStatement",
        "AssignStatement"
    ].includes(inner.name) && inner.lastChild !== inner.firstChild ? inner.lastChild : null;
}
/** The hunk as it was. */ function whole(source, { line, added, removed }, renames) {
    const insert = removed.map((text)=>`${restoration_renamed(text, renames)}\n`).join("");
    return {
        from: (0,syntax_source/* lineStart */.PT)(source.text, line),
        to: (0,syntax_source/* lineStart */.PT)(source.text, line + added.length),
        insert
    };
}
/** All that the commit did in the function's body; its signature and what it says of itself stay. */ function together(source, near, owner, renames) {
    if (owner === null) return [];
    const [opening, ...rest] = bodyOf(owner);
    const start = opening === undefined ? null : isText(opening) ? rest[0] : opening;
    if (start === undefined || start === null) return [];
    const from = linesOf(source, start)[0];
    // With another result declared, the old body would not keep what the function says of itself.
    if (near.some((h)=>h.line < from && [
            ...h.removed,
            ...h.added
        ].some((text)=>text.includes("->")))) return [];
    const inside = near.filter((h)=>h.line >= from);
    return inside.length < 2 || !inside.every(isSlip) ? [] : [
        [
            "puts the body of the function back as it was",
            inside.map((h)=>whole(source, h, renames))
        ]
    ];
}
/** The new text, where it parses and binds what it uses; imports that went away with the old text come back with it. */ function finish(source, changes, standing, known) {
    const made = (0,syntax_source/* parse */.qg)(source.file, (0,syntax_source/* rewrite */.v8)(source.text, changes));
    if ((0,syntax_source/* isBroken */.Qr)(made) && !(0,syntax_source/* isBroken */.Qr)(source)) return null;
    const [was, is] = [
        restoration_boundIn(source),
        new Set(restoration_boundIn(made))
    ];
    if (was.some((name)=>!is.has(name) && namesOf(made).has(name) && !known.has(name))) return null;
    const had = namesOf(source);
    const inserted = new Set(changes.flatMap((c)=>plainNames(c.insert)));
    const bound = new Set([
        ...had,
        ...known,
        ...restoration_boundIn(made)
    ]);
    const missing = [
        ...inserted
    ].filter((name)=>namesOf(made).has(name) && !bound.has(name));
    const imports = standing.filter((h)=>h.removed.some((text)=>/^\s*(?:from|import)\b/.test(text) && missing.some((name)=>new RegExp(`\\b${name}\\b`).test(text))) && h.removed.every((text)=>/^\s*(?:from|import)\b|^\s*$/.test(text)));
    if (missing.some((name)=>!imports.some((h)=>h.removed.some((text)=>new RegExp(`\\b${name}\\b`).test(text))))) return null;
    return tidy((0,syntax_source/* rewrite */.v8)(source.text, [
        ...changes,
        ...imports.map((h)=>whole(source, h, new Map()))
    ]), source, standing);
}
const plainNames = (text)=>[
        ...text.replace(/"[^"]*"|'[^']*'|#.*/g, "").matchAll(/(?<![\w.])[A-Za-z_]\w*/g)
    ].map((m)=>m[0]);
/** Names that the file's own statements bind. */ function restoration_boundIn(source) {
    return (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement",
        "ForStatement",
        "WithStatement",
        "ImportStatement",
        "FunctionDefinition",
        "ClassDefinition",
        "ParamList",
        "NamedExpression",
        "TryStatement",
        "ArrayComprehensionExpression",
        "DictionaryComprehensionExpression",
        "SetComprehensionExpression",
        "ComprehensionExpression"
    ]).flatMap((node)=>(0,syntax_source/* children */.Y_)(node).filter((c)=>c.name === "VariableName" || c.name === "TupleExpression").flatMap((c)=>namesIn(source, c)));
}
/** Takes out a variable that the commit brought for what is gone again. */ function tidy(content, before, standing) {
    const after = (0,syntax_source/* parse */.qg)(before.file, content);
    const brought = new Set(standing.flatMap((h)=>h.added).map((text)=>text.trim()));
    for (const statement of (0,syntax_source/* nodesOf */.Nh)(after, [
        "AssignStatement"
    ])){
        const [target] = (0,syntax_source/* children */.Y_)(statement);
        const owner = functionOn(after, (0,syntax_source/* lineAt */.mh)(content, statement.from));
        if (target?.name !== "VariableName" || owner === null || !brought.has((0,syntax_source/* textOf */.b6)(after, statement)) || holds(statement, [
            "CallExpression",
            "AwaitExpression",
            "YieldExpression"
        ])) continue;
        const name = (0,syntax_source/* textOf */.b6)(after, target);
        const was = functionOn(before, (0,syntax_source/* lineAt */.mh)(before.text, (0,syntax_source/* lineStart */.PT)(before.text, linesOf(after, owner)[0])));
        if (namesIn(after, owner).filter((n)=>n === name).length > 1 || was === null || namesIn(before, was).filter((n)=>n === name).length < 2) continue;
        const change = without(after, statement);
        if (change !== null) return tidy((0,syntax_source/* rewrite */.v8)(content, [
            change
        ]), before, standing);
    }
    return content;
}

;// CONCATENATED MODULE: ./src/fix/fixers/restore.js
/**
 * Puts back what the commit that turned the tests red did to the root's lines, and no more: the one place on the line that
 * differs, the line, the hunk, the function's body. Names that the commit changed throughout keep their new form.
 */ 


/** Files of a larger commit are no slip of one. */ const MOST_FILES = 12;
const restore = {
    kinds: [
        "code.wrong-value",
        "code.type-confusion",
        "code.wrong-exception",
        "code.exception-swallowed",
        "code.recursion",
        "code.none-dereference",
        "code.key-missing",
        "code.attribute-missing",
        "code.name-undefined",
        "code.signature-mismatch",
        "code.syntax",
        "process.internal-error",
        "process.hang",
        "process.crash"
    ],
    propose ({ root: { file, line }, dossier, source }) {
        const { culprit } = dossier;
        const change = culprit?.find((one)=>one.file === file);
        const code = file === null || dossier.isTest(file) ? null : source(file);
        if (file === null || line === null || culprit === null || change === undefined || code === null || culprit.length > MOST_FILES) return [];
        const elsewhere = culprit.filter((one)=>one.file !== file && !dossier.isTest(one.file)).flatMap((one)=>one.hunks.flatMap((h)=>h.removed));
        return restorations(code, change.hunks, line, {
            renames: renamesOf(culprit),
            known: BUILTIN_NAMES,
            elsewhere
        }).map(({ summary, content })=>({
                summary,
                edits: [
                    {
                        file,
                        content
                    }
                ]
            }));
    }
};
/** Names that a commit exchanged for one other wherever it met them, at least twice. */ function renamesOf(files) {
    return new Map([
        ...exchanges(files)
    ].flatMap(([was, to])=>{
        const [only, ...more] = to;
        return only !== undefined && more.length === 0 && only[1] > 1 ? [
            [
                was,
                only[0]
            ]
        ] : [];
    }));
}

;// CONCATENATED MODULE: ./src/fix/fixers/state.fixture-scope.js
/** Has a fixture made anew for each test; those that are built on it, and could not be any more, with it. */ 



const sharedFixture = {
    kinds: [
        "state.fixture-scope"
    ],
    propose (patient) {
        const { root: { file, line } } = patient;
        const source = file === null ? null : patient.source(file);
        if (source === null || line === null) return [];
        const func = functionsIn(source).find((f)=>(0,syntax_source/* lineAt */.mh)(source.text, headOf(f).from) <= line && line <= (0,syntax_source/* lineAt */.mh)(source.text, f.list.to));
        const change = func === undefined ? null : narrowed(source, func);
        if (func === undefined || change === null) return [];
        const alone = new Changes(patient).add(source, change);
        const wider = dependents(patient, func.name);
        const together = new Changes(patient).add(source, change);
        for (const one of wider)together.add(one.source, narrowed(one.source, one.func) ?? []);
        return [
            ...alone.propose(`makes the fixture \`${func.name}\` anew for each test`),
            ...wider.length === 0 ? [] : together.propose(`makes the fixtures \`${[
                func,
                ...wider.map((w)=>w.func)
            ].map((f)=>f.name).join("`, `")}\` anew for each test`)
        ];
    }
};
/** The decorator without its scope, and without parentheses where nothing is left in them. */ function narrowed(source, func) {
    const decorator = func.decorators.find((d)=>/^@(?:[\w.]+\.)?fixture\s*\(/.test((0,syntax_source/* textOf */.b6)(source, d)));
    const call = decorator === undefined ? null : callOf(source, decorator);
    const gone = call?.args.filter((a)=>a.name === "scope" || a.name === "loop_scope") ?? [];
    if (call === null || !gone.some((a)=>a.name === "scope")) return null;
    if (gone.length === call.args.length) return [
        {
            from: call.list.from,
            to: call.list.to,
            insert: ""
        }
    ];
    const [only, ...more] = gone;
    if (only === undefined) return null;
    if (more.length === 0) return [
        withoutArgument(call, only)
    ];
    const rest = call.args.filter((a)=>!gone.includes(a)).map((a)=>source.text.slice(a.from, a.to)).join(", ");
    return [
        {
            from: call.list.from,
            to: call.list.to,
            insert: `(${rest})`
        }
    ];
}
/** Fixtures of the failing tests, wider than a test, that ask for this one, or for one that does. */ function dependents(patient, name) {
    const fixtures = patient.dossier.facts.flatMap((fact)=>fact.t === "item" ? fact.fixtures : []).filter((f)=>f.scope !== "function" && f.file !== null && patient.dossier.firstParty(f.file));
    const found = new Map();
    const open = [
        name
    ];
    for(let asked = open.pop(); asked !== undefined; asked = open.pop()){
        for (const fixture of fixtures){
            const one = found.has(fixture.name) ? null : defined(patient, fixture);
            if (one === null || fixture.name === name || !one.func.params.some((p)=>p.name === asked)) continue;
            found.set(fixture.name, one);
            open.push(fixture.name);
        }
    }
    return [
        ...found.values()
    ];
}
function defined(patient, { file, name }) {
    const source = file === null ? null : patient.source(file);
    const func = source === null ? undefined : functionsIn(source).find((f)=>f.name === name && f.decorators.some((d)=>/fixture\b/.test((0,syntax_source/* textOf */.b6)(source, d))));
    return source === null || func === undefined ? null : {
        source,
        func
    };
}

;// CONCATENATED MODULE: ./src/fix/undo.js
/** Statements that change shared state, in the words of what undoes them: `monkeypatch`, `mock.patch`, a clean-up. */ 


const MUTATORS = new Set([
    "append",
    "extend",
    "insert",
    "remove",
    "clear",
    "add",
    "discard",
    "update",
    "pop",
    "popitem",
    "setdefault",
    "sort",
    "reverse"
]);
/** Null for a statement that is none of these. */ function deedOf(source, statement) {
    switch(statement.name){
        case "AssignStatement":
        case "UpdateStatement":
            return undo_assigned(source, statement);
        case "DeleteStatement":
            return deleted(source, statement);
        case "ExpressionStatement":
            return statement.firstChild?.name === "CallExpression" && statement.firstChild.nextSibling === null ? undo_called(source, callOf(source, statement.firstChild)) : null;
        default:
            return null;
    }
}
function undo_assigned(source, statement) {
    const parts = (0,syntax_source/* children */.Y_)(statement);
    const [target, op, first] = parts.filter((p)=>p.name !== "TypeDef");
    const last = parts.at(-1);
    if (target?.name !== "MemberExpression" || op === undefined || first === undefined || last === undefined || parts.filter((p)=>p.name === "AssignOp").length > 1 || parts.some((p)=>p.name === ",")) return null;
    const right = source.text.slice(first.from, last.to);
    const sign = (0,syntax_source/* textOf */.b6)(source, op);
    const value = statement.name === "AssignStatement" ? right : `${(0,syntax_source/* textOf */.b6)(source, target)} ${sign.slice(0, -1)} ${right}`;
    const part = partOf(source, target);
    if (part === null) return null;
    return part.kind === "name" ? {
        kind: "attribute",
        holder: part.holder,
        name: part.text,
        value
    } : {
        kind: "item",
        holder: part.holder,
        key: part.text,
        value
    };
}
function deleted(source, statement) {
    const targets = (0,syntax_source/* children */.Y_)(statement).slice(1);
    const [target] = targets;
    const part = target?.name === "MemberExpression" && targets.length === 1 ? partOf(source, target) : null;
    if (part === null) return null;
    return part.kind === "name" ? {
        kind: "attribute-gone",
        holder: part.holder,
        name: part.text
    } : {
        kind: "item-gone",
        holder: part.holder,
        key: part.text,
        isSure: true
    };
}
/** `holder.name` or `holder[key]`. */ function partOf(source, member) {
    const holder = member.firstChild;
    const name = member.lastChild;
    if (holder === null || name === null) return null;
    if (name.name === "PropertyName") return {
        kind: "name",
        holder: (0,syntax_source/* textOf */.b6)(source, holder),
        text: (0,syntax_source/* textOf */.b6)(source, name)
    };
    const open = (0,syntax_source/* child */.jf)(member, "[");
    return open === null || (0,syntax_source/* child */.jf)(member, ":") !== null ? null : {
        kind: "key",
        holder: (0,syntax_source/* textOf */.b6)(source, holder),
        text: source.text.slice(open.to, name.from).trim()
    };
}
function undo_called(source, call) {
    if (call === null) return null;
    const { func, args } = call;
    const values = args.map((a)=>(0,syntax_source/* textOf */.b6)(source, a.value));
    const [first, second, third] = values;
    const holder = func.slice(0, Math.max(0, func.lastIndexOf(".")));
    const method = (0,facts_of_sources/* tail */.RT)(func);
    if (func === "os.chdir" && first !== undefined) return {
        kind: "folder",
        path: first
    };
    if (func === "sys.path.insert" && first === "0" && second !== undefined) return {
        kind: "path-first",
        path: second
    };
    if (func === "setattr" && first !== undefined && second !== undefined && third !== undefined) return /^(["'])\w+\1$/.test(second) ? {
        kind: "attribute",
        holder: first,
        name: second.slice(1, -1),
        value: third
    } : null;
    if (method === "setLevel" && first !== undefined) {
        const logger = /^logging\.getLogger\((.*)\)$/s.exec(holder)?.[1];
        return logger === undefined ? null : {
            kind: "level",
            logger: logger.trim() === "" ? null : logger,
            level: first
        };
    }
    if (method === "update" && args.length === 1) return {
        kind: "items",
        holder,
        values: args[0]?.name === null ? first ?? "" : `{"${args[0]?.name ?? ""}": ${first ?? ""}}`
    };
    if ((method === "pop" || method === "setdefault") && (isEnvironment(holder) || holder === "sys.modules") && first !== undefined) return method === "pop" ? {
        kind: "item-gone",
        holder,
        key: first,
        isSure: args.length === 1
    } : null;
    const owner = /^([\w.]+)\.(\w+)$/.exec(holder);
    return MUTATORS.has(method) && owner !== null && !/^(?:self|cls)\b/.test(holder) ? {
        kind: "inside",
        holder: owner[1] ?? "",
        name: owner[2] ?? ""
    } : null;
}
const isEnvironment = (holder)=>/^(?:os\.)?environ$/.test(holder);
/** The statement as `monkeypatch` (or `caplog`) does it, and undoes it when the test ends; with the fixture that it takes. */ function monkeypatched(deed) {
    const of = (line, isBefore = false)=>({
            fixture: "monkeypatch",
            line: `monkeypatch.${line}`,
            isBefore
        });
    switch(deed.kind){
        case "attribute":
            return of(`setattr(${deed.holder}, "${deed.name}", ${deed.value})`);
        case "attribute-gone":
            return of(`delattr(${deed.holder}, "${deed.name}")`);
        case "item":
            return of(isEnvironment(deed.holder) ? `setenv(${deed.key}, ${deed.value})` : `setitem(${deed.holder}, ${deed.key}, ${deed.value})`);
        case "item-gone":
            return of(`${isEnvironment(deed.holder) ? "delenv(" : `delitem(${deed.holder}, `}${deed.key}${deed.isSure ? "" : ", raising=False"})`);
        case "folder":
            return of(`chdir(${deed.path})`);
        case "path-first":
            return of(`syspath_prepend(${deed.path})`);
        case "inside":
            return deed.holder === "sys" && deed.name === "path" ? of('setattr(sys, "path", sys.path.copy())', true) : of(`setattr(${deed.holder}, "${deed.name}", ${deed.holder}.${deed.name}.copy())`, true);
        case "level":
            return {
                fixture: "caplog",
                line: `caplog.set_level(${deed.level}${deed.logger === null ? "" : `, logger=${deed.logger}`})`,
                isBefore: false
            };
        case "items":
            {
                const only = isEnvironment(deed.holder) ? /^\{\s*(["'][^"']*["'])\s*:\s*([^,{}]+?)\s*,?\s*\}$/.exec(deed.values) : null;
                return only === null ? null : of(`setenv(${only[1] ?? ""}, ${only[2] ?? ""})`);
            }
    }
}
/** A context manager of unittest.mock that does it and undoes it; null where there is none. */ function patching(deed) {
    switch(deed.kind){
        case "attribute":
            return `mock.patch.object(${deed.holder}, "${deed.name}", ${deed.value})`;
        case "item":
            return `mock.patch.dict(${deed.holder}, {${deed.key}: ${deed.value}})`;
        case "items":
            return `mock.patch.dict(${deed.holder}, ${deed.values})`;
        case "attribute-gone":
        case "item-gone":
        case "folder":
        case "path-first":
        case "inside":
        case "level":
            return null;
    }
}

;// CONCATENATED MODULE: ./src/fix/undone.js
/** The statement that leaves state behind, written so that it is undone: by the test's fixture, a clean-up, or a context around what follows. */ 






/** @param lines where each leak was set, in one file */ function undone(patient, source, lines) {
    const found = lines.flatMap((line)=>{
        const statement = statementsOn(source, line)[0];
        const deed = statement === undefined ? null : deedOf(source, statement);
        return statement === undefined || deed === null ? [] : [
            {
                statement,
                deed
            }
        ];
    });
    const [first] = found;
    if (first === undefined) return [];
    const func = undone_outermost(source, first.statement);
    if (func === null) return atModule(patient, source, found);
    // What the same function does of the same kind beside it would leak just so.
    const all = siblings(source, func, found);
    const bases = func.owner === null ? null : (0,syntax_source/* child */.jf)(func.owner, "ArgList");
    if (bases !== null && /TestCase\b/.test((0,syntax_source/* textOf */.b6)(source, bases))) return cleanedUp(patient, source, all);
    const takesFixtures = func.name.startsWith("test") && patient.dossier.isTest(source.file) || isFixture(source, func.decorators);
    const isWide = func.decorators.some((d)=>/\bscope\s*=(?!\s*["']function["'])/.test((0,syntax_source/* textOf */.b6)(source, d)));
    return takesFixtures && !isWide ? byFixture(patient, source, func, all) : around(patient, source, func, first);
}
/** The function that pytest, or somebody else, calls: not one inside of it. */ function undone_outermost(source, node) {
    let found = null;
    for(let at = node.parent; at !== null; at = at.parent)if (at.name === "FunctionDefinition") found = funcOf(source, at);
    return found;
}
function siblings(source, { node }, found) {
    const all = (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement",
        "ExpressionStatement"
    ]).filter((n)=>n.from > node.from && n.to <= node.to).flatMap((statement)=>{
        const deed = deedOf(source, statement);
        return deed === null || deed.kind !== "item" && deed.kind !== "attribute" ? [] : [
            {
                statement,
                deed
            }
        ];
    });
    const like = all.filter(({ deed })=>found.some((f)=>f.deed.kind === deed.kind && "holder" in f.deed && "holder" in deed && f.deed.holder === deed.holder));
    return [
        ...found,
        ...like.filter((one)=>!found.some((f)=>f.statement.from === one.statement.from))
    ];
}
const undone_named = (deed)=>{
    switch(deed.kind){
        case "attribute":
        case "attribute-gone":
        case "inside":
            return `\`${deed.holder}.${deed.name}\``;
        case "item":
        case "item-gone":
        case "items":
            return isEnvironment(deed.holder) ? "the environment" : `\`${deed.holder}\``;
        case "folder":
            return "the working directory";
        case "path-first":
            return "`sys.path`";
        case "level":
            return "the logger's level";
    }
};
const undone_LOOSE = [
    "os",
    "sys",
    "logging"
];
function byFixture(patient, source, func, all) {
    const changes = new Changes(patient).loosen(source, ...undone_LOOSE);
    for (const { statement, deed } of all){
        const made = monkeypatched(deed);
        const change = made === null ? null : made.isBefore ? before(source, statement, [
            made.line
        ]) : {
            from: statement.from,
            to: statement.to,
            insert: made.line
        };
        if (made === null || change === null) return around(patient, source, func, all[0]);
        changes.add(source, [
            change,
            ...withParameter(source, func, made.fixture)
        ]);
    }
    return changes.propose(`has ${monkeypatchWord(all)} restore ${all[0] === undefined ? "" : undone_named(all[0].deed)} after \`${func.name}\``);
}
const monkeypatchWord = (all)=>all.some(({ deed })=>deed.kind === "level") ? "`caplog`" : "`monkeypatch`";
/** In a TestCase, whose methods take no fixtures. */ function cleanedUp(patient, source, all) {
    const changes = new Changes(patient).loosen(source, ...undone_LOOSE);
    for (const { statement, deed } of all){
        if (deed.kind === "folder") {
            const change = before(source, statement, [
                "self.addCleanup(os.chdir, os.getcwd())"
            ]);
            if (change === null) return [];
            changes.add(source, [
                change
            ]).import(source, "os", null);
            continue;
        }
        const patch = patching(deed);
        const above = patch === null ? null : before(source, statement, [
            `patch = ${patch}`,
            "patch.start()"
        ]);
        if (above === null) return [];
        changes.add(source, [
            above,
            {
                from: statement.from,
                to: statement.to,
                insert: "self.addCleanup(patch.stop)"
            }
        ]).import(source, "unittest", "mock");
    }
    return changes.propose(`restores ${all[0] === undefined ? "" : undone_named(all[0].deed)} when the test ends`);
}
/** In a helper: a context manager around the rest of its body. Not where nothing follows that could need it. */ function around(patient, source, func, one) {
    const patch = one === undefined ? null : patching(one.deed);
    const all = statementsOf(func);
    const index = all.findIndex((s)=>s.from === one?.statement.from);
    const rest = all.slice(index + 1);
    if (one === undefined || patch === null || index < 0 || !rest.some((s)=>!/^return\s*[\w.]*$/.test((0,syntax_source/* textOf */.b6)(source, s).trim()))) return [];
    const deeper = indented(source, rest);
    if (deeper === null) return [];
    const { statement, deed } = one;
    return new Changes(patient).loosen(source, ...undone_LOOSE).import(source, "unittest", "mock").add(source, [
        {
            from: statement.from,
            to: statement.to,
            insert: `with ${patch}:`
        },
        ...deeper
    ]).propose(`restores ${undone_named(deed)} when \`${func.name}()\` ends`);
}
/** Statements one step further in; null where a text goes over lines, which would change with it. */ function indented(source, statements) {
    const { text } = source;
    const [first, last] = [
        statements[0],
        statements.at(-1)
    ];
    if (first === undefined || last === undefined) return null;
    const [top, bottom] = [
        linesOf(source, first)[0],
        linesOf(source, last)[1]
    ];
    const long = (0,syntax_source/* nodesOf */.Nh)(source, [
        "String",
        "FormatString"
    ], [
        top,
        bottom
    ]).some((n)=>(0,syntax_source/* lineAt */.mh)(text, n.from) !== (0,syntax_source/* lineAt */.mh)(text, n.to));
    if (long) return null;
    const step = (0,syntax_source/* indentOf */._j)(text, top).includes("\t") ? "\t" : "    ";
    return Array.from({
        length: bottom - top + 1
    }, (_, i)=>(0,syntax_source/* lineStart */.PT)(text, top + i)).filter((at)=>!/^[ \t]*\r?\n/.test(text.slice(at)) && at < text.length).map((at)=>({
            from: at,
            to: at,
            insert: step
        }));
}
/** What a test module or conftest does as it is imported becomes a fixture around each of its tests. */ function atModule(patient, source, found) {
    if (!patient.dossier.isTest(source.file)) return [];
    const made = found.map(({ deed })=>monkeypatched(deed));
    const gone = found.map(({ statement })=>statement.parent?.name === "Script" ? cut(source, statement) : null);
    if (made.includes(null) || gone.includes(null) || made.some((m)=>m?.isBefore === true)) return [];
    const step = source.text.includes("\n\t") ? "\t" : "    ";
    const fixture = made[0]?.fixture ?? "monkeypatch";
    const code = [
        "@pytest.fixture(autouse=True)",
        `def ${nameFor(found[0]?.deed)}(${fixture}):`,
        ...made.map((m)=>`${step}${m?.line ?? ""}`)
    ];
    return new Changes(patient).loosen(source, ...undone_LOOSE).import(source, "pytest", null).add(source, [
        ...gone.flatMap((c)=>c ?? []),
        belowImports(source, code)
    ]).propose(`sets ${found[0] === undefined ? "" : undone_named(found[0].deed)} around each test in place of once for all`);
}
const nameFor = (deed)=>deed !== undefined && "holder" in deed && isEnvironment(deed.holder) ? "environment" : deed?.kind === "folder" ? "folder" : "settings";

;// CONCATENATED MODULE: ./src/fix/fixers/state.global-leak.js
/** Restores what a test changed and left: at the statement that did it, else by a fixture that runs around each test. */ 


const globalLeak = {
    kinds: [
        "state.global-leak"
    ],
    propose: (patient)=>[
            ...atTheStatement(patient),
            ...resets(patient)
        ]
};
/** Statements of tests and their helpers; what the code under test keeps by itself is put back by a fixture. */ function atTheStatement(patient) {
    const { dossier } = patient;
    const leaks = ((0,facts_of_state/* pollution */.xU)(dossier)?.leaks ?? []).filter((l)=>l.file !== null && dossier.isTest(l.file));
    const [first] = leaks;
    const source = first?.file == null ? null : patient.source(first.file);
    if (first === undefined || source === null) return [];
    const together = first.role === "decides-together" ? leaks.filter((l)=>l.file === first.file && l.role === first.role) : [
        first
    ];
    return undone(patient, source, [
        ...new Set(together.flatMap((l)=>l.line ?? []))
    ]);
}

;// CONCATENATED MODULE: ./src/fix/fixers/state.mutable-default.js
/** Gives each instance, or each call, a container of its own in place of the one that all share. */ 





const mutableDefault = {
    kinds: [
        "state.mutable-default"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const source = file === null ? null : patient.source(file);
        if (source === null || line === null) return [];
        const attribute = (0,syntax_source/* startingOn */.OE)(source, [
            "AssignStatement"
        ], line)[0];
        if (attribute !== undefined) {
            const changes = new Changes(patient);
            const name = attribute.firstChild === null ? "" : (0,syntax_source/* textOf */.b6)(source, attribute.firstChild);
            const own = perInstance(patient, changes, source, attribute) ? changes.propose(`makes \`${name}\` anew for each instance`) : [];
            // An attribute that the class is meant to share is restored between tests.
            return own.length > 0 ? own : resets(patient);
        }
        const func = definedAt(source, line);
        const leaking = new Set(((0,facts_of_state/* pollution */.xU)(dossier)?.leaks ?? []).flatMap((leak)=>leak.what === "default-argument" ? [
                /\((\w+)\)/.exec(leak.name)?.[1] ?? ""
            ] : []));
        const shared = (func?.params ?? []).filter((p)=>p.value !== null && (leaking.size > 0 ? leaking.has(p.name) : isMutable(source, p.value)));
        const changes = new Changes(patient);
        if (func === null || shared.length === 0 || !shared.every((p)=>perCall(patient, changes, source, func, p))) return [];
        return changes.propose(`makes \`${shared.map((p)=>p.name).join("`, `")}\` of \`${func.name}()\` anew for each call`);
    }
};
const isMutable = (source, value)=>/Array|Dictionary|^Set|Comprehension/.test(value.name) || /^(?:list|dict|set|defaultdict|deque|OrderedDict|Counter)\(/.test((0,syntax_source/* textOf */.b6)(source, value));

;// CONCATENATED MODULE: ./src/fix/fixers/test.expectation.js
/** Puts back what the change did to the tests' own data, where it left the code alone. */ 



/** More hunks of one file than these are no slip. */ const test_expectation_MOST = 6;
const expectation = {
    kinds: [
        "test.expectation"
    ],
    propose ({ root: { file, line }, dossier, source, text }) {
        const content = file === null ? null : text(file);
        if (file === null || line === null || content === null || !dossier.isTest(file)) return [];
        const code = source(file);
        const hunks = hunksOf(dossier, file);
        const part = code === null ? [] : restorations(code, hunks, line, {
            renames: new Map(),
            known: BUILTIN_NAMES,
            elsewhere: []
        }).map((one)=>({
                ...one,
                summary: `${one.summary}, as the tests expect it`
            }));
        const here = hunks.filter((hunk)=>touches(hunk, line) && hunk.removed.length > 0);
        const whole = [
            here,
            hunks.length > here.length && hunks.length <= test_expectation_MOST ? hunks : []
        ].flatMap((some)=>{
            const before = restored(content, some);
            return before === null ? [] : [
                {
                    summary: "puts the tests' data back as it was before the change",
                    content: before
                }
            ];
        });
        return [
            ...part,
            ...whole
        ].flatMap((one)=>proposal(one.summary, [
                {
                    file,
                    content: one.content
                }
            ]));
    }
};

;// CONCATENATED MODULE: ./src/fix/fixers/test.marker.js
/** Spells a marker as it is registered, follows its new name through the tests, or registers it. */ 






const marker = {
    kinds: [
        "test.marker"
    ],
    propose (patient) {
        const { dossier } = patient;
        const name = unknownMarker(dossier);
        if (name === null) return [];
        const markers = (0,facts_of_manifests/* option */.uK)(dossier, "pytest", "markers");
        const known = markers === undefined ? [] : entriesOf(patient, markers.file, "markers").map(markerName);
        const now = renamedTo(dossier, name, known) ?? (0,facts_of_sources/* similar */.qR)(name, known);
        const home = markers?.file ?? (0,facts_of_manifests/* sections */.V0)(dossier, "pytest")[0]?.file;
        const spelt = now === null ? [] : proposal(`names the marker \`${now}\`, as it is registered`, test_marker_respelt(patient, name, now));
        if (now !== null || home === undefined) return spelt;
        const listed = withEntry(patient, home, "markers", entryBefore(dossier, home, name) ?? name);
        return listed === null ? [] : proposal(`registers the marker \`${name}\``, [
            {
                file: home,
                content: listed
            }
        ]);
    }
};
/** A marker's name without its arguments and what it is for. */ const markerName = (entry)=>/^\s*(\w+)/.exec(entry)?.[1] ?? entry;
/** pytest names the marker in the text alone (_pytest/mark/structures.py, MarkGenerator.__getattr__); the line that used it is known. */ function unknownMarker(dossier) {
    for (const { exception } of (0,facts_of_frames/* raised */.P5)(dossier)){
        if (!(0,facts_of_frames/* isA */.KG)(exception, "Failed", "PytestUnknownMarkWarning")) continue;
        const told = /'([\w-]+)' not found in `markers`|Unknown pytest\.mark\.([\w-]+)/.exec(exception.message);
        const frame = (0,facts_of_frames/* deepest */.JS)(dossier, exception);
        const name = told?.[1] ?? told?.[2];
        if (name !== undefined && (frame === undefined || (0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`\\bmark\\.${name}\\b`)).length > 0)) return name;
    }
    const failure = dossier.failures[0];
    const text = failure.type === "test" ? failure.longrepr : failure.message;
    const told = /'([\w-]+)' not found in `markers`|Unknown pytest\.mark\.([\w-]+)/.exec(text);
    return told?.[1] ?? told?.[2] ?? null;
}
/** The registered marker that stands where the change took this one away. */ function renamedTo(dossier, name, known) {
    const word = new RegExp(`\\b${name}\\b`);
    for (const file of dossier.manifests.keys()){
        for (const { removed, added } of hunksOf(dossier, file)){
            const gone = removed.findIndex((text)=>word.test(text));
            const fresh = gone < 0 ? [] : known.filter((one)=>added.some((text)=>new RegExp(`\\b${one}\\b`).test(text)) && !removed.some((text)=>new RegExp(`\\b${one}\\b`).test(text)));
            if (fresh.length === 1) return fresh[0] ?? null;
        }
    }
    return null;
}
/** What the settings said of a marker before the change took it away. */ function entryBefore(dossier, file, name) {
    const line = hunksOf(dossier, file).flatMap((hunk)=>hunk.removed).find((text)=>new RegExp(`^\\W*${name}\\b`).test(text.replace(/^markers\s*=/, "")));
    return line === undefined ? null : new RegExp(`${name}[^"'\\r]*`).exec(line)?.[0].trim() ?? null;
}
/** Every `mark.name` of the project, and `-m name` nowhere: that is for people to see. */ function test_marker_respelt({ dossier, source }, name, now) {
    const files = new Set((0,facts_of_sources/* grep */.VM)(dossier, new RegExp(`\\bmark\\.${name}\\b`)).map((one)=>one.file));
    return [
        ...files
    ].flatMap((file)=>{
        const code = source(file);
        const places = code === null ? [] : (0,syntax_source/* nodesOf */.Nh)(code, [
            "PropertyName",
            "VariableName"
        ]).filter((node)=>(0,syntax_source/* textOf */.b6)(code, node) === name && /\bmark\.$/.test(code.text.slice(0, node.from)));
        return code === null || places.length === 0 ? [] : [
            edited(code, places.map((node)=>({
                    from: node.from,
                    to: node.to,
                    insert: now
                })))
        ];
    });
}

;// CONCATENATED MODULE: ./src/fix/fixers/test.masked.js
/** Takes off an `xfail` that the test has outgrown, and undoes a handler that the change put over an error. */ 







const MARK = /^@?(?:pytest\.)?(?:mark\.)?xfail$/;
const masked = {
    kinds: [
        "test.masked",
        "code.exception-swallowed"
    ],
    propose (patient) {
        const { root: { file, line }, dossier, source } = patient;
        const code = file === null ? null : source(file);
        if (file === null || code === null || line === null) return [];
        const changes = dossier.isTest(file) && (0,facts_of_frames/* testOf */.kT)(dossier) !== null ? unmarked(code, line) : [];
        if (changes.length > 0) {
            const { content } = edited(code, changes);
            return content === null ? [] : proposal("takes off the `xfail`, since the test passes", [
                {
                    file,
                    content: withoutUnused(file, content, [
                        "pytest"
                    ])
                }
            ]);
        }
        const here = hunksOf(dossier, file).filter((hunk)=>touches(hunk, line));
        const content = restored(code.text, here);
        if (here.length === 0) return [];
        return [
            ...content === null ? [] : proposal("takes the handler back out that the change put over the error", [
                {
                    file,
                    content
                }
            ]),
            ...test_masked_narrowed(patient, code, line)
        ];
    }
};
/** What the statements that stay may raise, by how they look: a conversion or an unpacking, a subscript, an attribute. */ const test_masked_RAISES = [
    [
        /^[^=]*,[^=]*=[^=]|\b(?:int|float|Decimal|date|datetime|strptime|fromisoformat|split|loads)\b|\.index\(/,
        "ValueError"
    ],
    [
        /\w\[/,
        "LookupError"
    ],
    [
        /\.\w+/,
        "AttributeError"
    ]
];
/** Only what was meant to be tolerated stays in the `try`, by the error that it raises; what raised the test's error comes after it, in `else`. */ function test_masked_narrowed({ dossier }, code, line) {
    const handler = (0,handlers/* handlersOf */.Jq)(code).find((one)=>(0,syntax_source/* lineAt */.mh)(code.text, one.tried.from) <= line && line <= (0,syntax_source/* lineAt */.mh)(code.text, one.body.to - 1));
    if (handler === undefined || (0,syntax_source/* children */.Y_)(handler.statement).filter((one)=>one.name === "Body").length !== 2 || !(0,handlers/* isBroad */.t1)(code, handler)) return [];
    const lines = (0,facts_of_frames/* raised */.P5)(dossier).filter(({ via, handler: at })=>via === "caught" && at?.file === code.file && at.line >= handler.line).flatMap(({ exception })=>exception.frames.filter((frame)=>frame.file === code.file).map((frame)=>frame.line));
    const body = bodyOf(handler.tried);
    const index = body.findIndex((one)=>lines.some((n)=>(0,syntax_source/* lineAt */.mh)(code.text, one.from) <= n && n <= (0,syntax_source/* lineAt */.mh)(code.text, one.to - 1)));
    const [first, split] = [
        body[0],
        body[index]
    ];
    if (index < 1 || first === undefined || split === undefined) return [];
    const { text } = code;
    const end = (0,syntax_source/* newlineOf */.q3)(text);
    const stay = text.slice(first.from, split.from);
    const moved = text.slice((0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, split.from)), handler.at.from).trimEnd();
    const cut = {
        from: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, split.from)),
        to: (0,syntax_source/* lineStart */.PT)(text, handler.line),
        insert: ""
    };
    const at = (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, handler.body.to - 1) + 1);
    const after = {
        from: at,
        to: at,
        insert: `${(0,syntax_source/* indentOf */._j)(text, handler.line)}else:${end}${moved}${end}`
    };
    return test_masked_RAISES.filter(([looks])=>looks.test(stay)).flatMap(([, type])=>{
        const caught = handler.caught === null ? {
            from: handler.at.to,
            to: handler.at.to,
            insert: ` ${type}`
        } : {
            from: handler.caught.from,
            to: handler.caught.to,
            insert: type
        };
        return proposal(`tolerates \`${type}\` of the statements before alone`, [
            edited(code, [
                cut,
                caught,
                after
            ])
        ]);
    });
}
/** Takes out the mark that stands on a line: a decorator, a mark of one parameter set, an element of `pytestmark`. */ function unmarked(source, line) {
    const { text } = source;
    const decorator = (0,syntax_source/* nodesOf */.Nh)(source, [
        "Decorator"
    ], [
        line,
        line
    ]).find((node)=>MARK.test((0,syntax_source/* textOf */.b6)(source, node).split("(")[0]?.trim() ?? ""));
    if (decorator !== undefined) {
        const from = (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, decorator.from));
        return [
            {
                from,
                to: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, decorator.to - 1) + 1),
                insert: ""
            }
        ];
    }
    const call = callsIn(source, [
        line,
        line
    ]).find(({ func, args })=>/(^|\.)param$/.test(func) && args.some((a)=>a.name === "marks" && (0,syntax_source/* textOf */.b6)(source, a.value).includes("xfail")));
    const marks = call?.args.find((a)=>a.name === "marks");
    if (call !== undefined && marks !== undefined) return MARK.test((0,syntax_source/* textOf */.b6)(source, marks.value).split("(")[0] ?? "") ? [
        withoutArgument(call, marks)
    ] : [];
    const assigned = (0,syntax_source/* nodesOf */.Nh)(source, [
        "AssignStatement"
    ], [
        line,
        line
    ]).find((node)=>(0,syntax_source/* textOf */.b6)(source, node).startsWith("pytestmark"));
    const value = assigned?.lastChild;
    if (assigned === undefined || value === null || value === undefined) return [];
    if (value.name !== "ArrayExpression") return MARK.test((0,syntax_source/* textOf */.b6)(source, value).split("(")[0] ?? "") ? [
        {
            from: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, assigned.from)),
            to: (0,syntax_source/* lineStart */.PT)(text, (0,syntax_source/* lineAt */.mh)(text, assigned.to) + 1),
            insert: ""
        }
    ] : [];
    const elements = (0,syntax_source/* children */.Y_)(value).filter((n)=>![
            "[",
            "]",
            ",",
            "Comment"
        ].includes(n.name));
    const index = elements.findIndex((n)=>MARK.test((0,syntax_source/* textOf */.b6)(source, n).split("(")[0] ?? ""));
    const [before, gone, next] = [
        elements[index - 1],
        elements[index],
        elements[index + 1]
    ];
    if (gone === undefined) return [];
    return [
        next !== undefined ? {
            from: gone.from,
            to: next.from,
            insert: ""
        } : {
            from: before?.to ?? gone.from,
            to: gone.to,
            insert: ""
        }
    ];
}

;// CONCATENATED MODULE: ./src/fix/fixers/test.mock-kind.js
/** Makes a double of the kind that the code needs: awaitable, plain, or one with Python's protocols. */ 






const KINDS = [
    "Mock",
    "MagicMock",
    "AsyncMock",
    "NonCallableMock",
    "NonCallableMagicMock"
];
const ASSERTIONS = [
    "assert_called",
    "assert_called_once",
    "assert_called_with",
    "assert_called_once_with",
    "assert_any_call",
    "assert_has_calls",
    "assert_not_called",
    "assert_awaited",
    "assert_awaited_once",
    "assert_awaited_with",
    "assert_awaited_once_with",
    "assert_not_awaited",
    "called",
    "call_count",
    "call_args",
    "call_args_list",
    "await_count",
    "await_args"
];
const mockKind = {
    kinds: [
        "test.mock-kind"
    ],
    propose (patient) {
        const { root: { file, line, remedy }, source } = patient;
        const code = file === null ? null : source(file);
        if (file === null || code === null || line === null) return [];
        if (remedy?.kind !== "double") return misspelt(patient, code, line);
        const wanted = {
            async: "AsyncMock",
            plain: "Mock",
            magic: "MagicMock"
        }[remedy.need];
        return [
            ...made(code, line),
            ...functions(code, line)
        ].flatMap((place)=>{
            const changes = place(patient, code, wanted);
            return changes.length === 0 ? [] : proposal(`makes the double ${{
                async: "awaitable",
                plain: "a plain one",
                magic: "one with Python's protocols"
            }[remedy.need]}`, [
                {
                    file,
                    content: withoutUnused(file, (0,syntax_source/* rewrite */.v8)(code.text, changes), KINDS)
                }
            ]);
        });
    }
};
/** Doubles that are made on the line: `Mock(…)`, `patch(…)`, `patch.object(…)`, `mocker.patch(…)`. */ function made(source, line) {
    const calls = callsIn(source, [
        line,
        line
    ]).filter(({ from, func })=>(0,syntax_source/* lineAt */.mh)(source.text, from) === line || /patch/.test(func));
    const doubles = calls.filter(({ func })=>KINDS.includes((0,facts_of_sources/* tail */.RT)(func)));
    // The innermost: what is given to a setter, not what it is set on.
    const inner = [
        ...doubles
    ].reverse().map((call)=>(patient, code, wanted)=>{
            const name = (0,facts_of_sources/* tail */.RT)(call.func);
            if (name === wanted) return [];
            const at = {
                from: call.to - name.length,
                to: call.to,
                insert: wanted
            };
            return [
                at,
                ...call.func === name ? test_mock_kind_imported(patient, code, name, wanted) : []
            ];
        });
    const patched = calls.filter(({ func, args })=>/(^|\.)patch(\.object)?$/.test(func) && !args.some((a)=>a.name === "new" || a.name === "new_callable") && args.filter((a)=>a.name === null).length < (/object$/.test(func) ? 3 : 2)).map((call)=>(patient, code, wanted)=>[
                withArgument(code, call, `new_callable=${mockName(code, call, wanted)}`),
                ...mockName(code, call, wanted) === wanted ? test_mock_kind_imported(patient, code, "MagicMock", wanted) : []
            ]);
    const given = calls.flatMap((call)=>call.args.filter((a)=>a.name === "new_callable" && KINDS.includes((0,facts_of_sources/* tail */.RT)((0,syntax_source/* textOf */.b6)(source, a.value)))).map((a)=>(patient, code, wanted)=>{
                const text = (0,syntax_source/* textOf */.b6)(code, a.value);
                return text === (0,facts_of_sources/* tail */.RT)(text) ? [
                    {
                        from: a.value.from,
                        to: a.value.to,
                        insert: wanted
                    },
                    ...test_mock_kind_imported(patient, code, text, wanted)
                ] : [
                    {
                        from: a.value.to - (0,facts_of_sources/* tail */.RT)(text).length,
                        to: a.value.to,
                        insert: wanted
                    }
                ];
            }));
    return [
        ...inner,
        ...given,
        ...patched
    ];
}
/** How the file speaks of the classes of unittest.mock. */ function mockName(source, call, wanted) {
    if (/^mocker\./.test(call.func)) return `mocker.${wanted}`;
    const base = /^((?:unittest\.)?mock)\.patch/.exec(call.func)?.[1];
    return base !== undefined && (0,syntax_source/* textOf */.b6)(source, call.node).includes(base) ? `${base}.${wanted}` : wanted;
}
function test_mock_kind_imported(patient, source, name, wanted) {
    const home = importStatements(source).find((s)=>s.top && s.module !== null && s.names.some((n)=>n.name === name && n.as === null))?.module?.text;
    return withImport(source, home ?? "unittest.mock", wanted, rankOf(patient));
}
/** A function or lambda that stands in for a coroutine function. */ function functions(source, line) {
    const def = (0,syntax_source/* nodesOf */.Nh)(source, [
        "FunctionDefinition"
    ], [
        line,
        line
    ]).find((node)=>(0,syntax_source/* lineAt */.mh)(source.text, node.from) === line);
    const word = def === undefined ? null : (0,syntax_source/* child */.jf)(def, "def");
    const place = word === null || def?.firstChild?.name === "async" ? [] : [
        (_, __, wanted)=>wanted === "AsyncMock" ? [
                {
                    from: word.from,
                    to: word.from,
                    insert: "async "
                }
            ] : []
    ];
    const lambdas = (0,syntax_source/* nodesOf */.Nh)(source, [
        "LambdaExpression"
    ], [
        line,
        line
    ]).filter((node)=>(0,syntax_source/* lineAt */.mh)(source.text, node.from) === line).flatMap((node)=>{
        const value = node.lastChild;
        const params = (0,syntax_source/* child */.jf)(node, "ParamList");
        const names = params === null ? [] : (0,syntax_source/* children */.Y_)(params).filter((n)=>n.name === "VariableName").map((n)=>(0,syntax_source/* textOf */.b6)(source, n));
        const uses = names.some((name)=>new RegExp(`\\b${name}\\b`).test(value === null ? "" : (0,syntax_source/* textOf */.b6)(source, value)));
        if (value === null) return [];
        return [
            (patient, code, wanted)=>wanted === "AsyncMock" ? [
                    {
                        from: node.from,
                        to: node.to,
                        insert: uses ? `AsyncMock(side_effect=${(0,syntax_source/* textOf */.b6)(code, node)})` : `AsyncMock(return_value=${(0,syntax_source/* textOf */.b6)(code, value)})`
                    },
                    ...test_mock_kind_imported(patient, code, "Mock", wanted)
                ] : []
        ];
    });
    return [
        ...place,
        ...lambdas
    ];
}
/** An assertion of a double that does not exist, spelt as the one that does. */ function misspelt({ dossier }, code, line) {
    const asked = (0,facts_of_frames/* raised */.P5)(dossier).map(({ exception })=>exception.attribute).find((one)=>one?.owner_kind === "mock");
    const now = asked == null ? null : (0,facts_of_sources/* similar */.qR)(asked.name, ASSERTIONS);
    if (asked == null || now === null || !/^assert|^called?|^call_|^await/.test(asked.name)) return [];
    const places = (0,syntax_source/* nodesOf */.Nh)(code, [
        "PropertyName"
    ], [
        line,
        line
    ]).filter((node)=>(0,syntax_source/* textOf */.b6)(code, node) === asked.name);
    const content = (0,syntax_source/* rewrite */.v8)(code.text, places.map((node)=>({
            from: node.from,
            to: node.to,
            insert: now
        })));
    return places.length === 0 ? [] : proposal(`asks for \`${now}\``, [
        {
            file: code.file,
            content
        }
    ]);
}

// EXTERNAL MODULE: ./src/diagnose/facts-of-patches.js
var facts_of_patches = __webpack_require__(33632);
;// CONCATENATED MODULE: ./src/fix/fixers/test.mock-target.js
/** Patches a name where the code under test looks it up, or by the name that it has. */ 






const mockTarget = {
    kinds: [
        "test.mock-target"
    ],
    propose (patient) {
        const { root: { file, line }, dossier } = patient;
        const here = (0,facts_of_patches/* patches */.L)(dossier).filter((one)=>one.file === file && one.line === line);
        // The root may be the import that made the code's own reference: then the patches of that name are meant.
        const named = here.length > 0 || file === null || line === null ? here : boundAt(dossier, file, line);
        return named.flatMap((patch)=>targets(dossier, patch).flatMap((target)=>retargeted(patient, patch, target)));
    }
};
function boundAt(dossier, file, line) {
    const names = (dossier.sources.get(file)?.imports ?? []).filter((one)=>one.line <= line && line <= one.end_line).flatMap((one)=>one.names.map((n)=>n.name));
    return (0,facts_of_patches/* patches */.L)(dossier).filter((patch)=>names.includes(patch.attribute));
}
/** Whether a file binds a name at its top: by an import, a definition or an assignment. */ function binds(dossier, file, name) {
    const source = dossier.sources.get(file);
    return source !== undefined && (source.imports.some((one)=>one.scope === "" && !one.type_checking && one.names.some((n)=>(n.as ?? n.name) === name)) || source.defs.some((def)=>def.qualname === name) || source.globals.some((one)=>one.name === name));
}
/** Dotted names that may be meant, the likeliest first. */ function targets(dossier, { module, attribute, target }) {
    const near = (0,facts_of_sources/* surroundings */.i5)(dossier).filter((file)=>!dossier.isTest(file) && (0,facts_of_frames/* own */.ZV)(dossier, file));
    const home = near.find((file)=>(0,facts_of_patches/* moduleStands */.M)(module, file)) ?? [
        ...dossier.sources.keys()
    ].find((file)=>(0,facts_of_patches/* moduleStands */.M)(module, file));
    // Where the code took the name from the patched module into its own: `from module import name [as other]`.
    const copies = near.filter((file)=>file !== home).flatMap((file)=>(dossier.sources.get(file)?.imports ?? []).filter((one)=>one.scope === "").flatMap((one)=>{
            const taken = one.names.find((n)=>n.name === attribute);
            if (taken === undefined) return [];
            const from = one.level === 0 ? one.module : moduleOf(dossier, (0,facts_of_sources/* importedFile */.fw)(dossier, file, one.module, one.level) ?? "");
            const handed = home !== undefined && (dossier.sources.get(home)?.imports ?? []).some((other)=>other.names.some((n)=>n.name === attribute));
            return from === module || handed ? [
                `${moduleOf(dossier, file)}.${taken.as ?? taken.name}`
            ] : [];
        }));
    const exists = home !== undefined && binds(dossier, home, attribute);
    if (exists || copies.length > 0) return copies.filter((one)=>one !== target);
    const misspelt = home === undefined ? null : (0,facts_of_sources/* similar */.qR)(attribute, test_mock_target_namesOf(dossier, home));
    const elsewhere = near.filter((file)=>binds(dossier, file, attribute)).map((file)=>`${moduleOf(dossier, file)}.${attribute}`);
    const found = [
        ...misspelt === null ? [] : [
            `${module}.${misspelt}`
        ],
        ...elsewhere
    ];
    if (found.length > 0) return found;
    const renamed = (0,facts_of_sources/* similar */.qR)(module, near.map((file)=>moduleOf(dossier, file)));
    return renamed === null ? [] : [
        `${renamed}.${attribute}`
    ];
}
function test_mock_target_namesOf(dossier, file) {
    const source = dossier.sources.get(file);
    return source === undefined ? [] : [
        ...source.defs.map((def)=>def.qualname),
        ...source.globals.map((one)=>one.name),
        ...source.imports.flatMap((one)=>one.names.map((n)=>n.as ?? n.name))
    ].filter((name)=>!name.includes("."));
}
/** The one patch; and all patches of the same target in the tests' files, which miss in the same way. */ function retargeted(patient, patch, target) {
    const same = (0,facts_of_patches/* patches */.L)(patient.dossier).filter((one)=>one.target === patch.target);
    const summary = `patches \`${target}\`, which the code under test looks up`;
    const groups = same.length > 1 ? [
        [
            patch
        ],
        same
    ] : [
        [
            patch
        ]
    ];
    return groups.flatMap((some)=>{
        const files = [
            ...new Set(some.map((one)=>one.file))
        ];
        const edits = files.flatMap((file)=>{
            const code = patient.source(file);
            const lines = some.filter((one)=>one.file === file).map((one)=>one.line);
            const changed = code === null ? [] : callsIn(code).filter(({ from })=>lines.includes((0,syntax_source/* lineAt */.mh)(code.text, from))).map((call)=>aimed(code, call, patch, target));
            const changes = changed.flatMap((one)=>one.changes);
            return code === null || changes.length === 0 ? [] : [
                {
                    file,
                    content: withoutUnused(file, (0,syntax_source/* rewrite */.v8)(code.text, changes), changed.flatMap((one)=>one.freed))
                }
            ];
        });
        return edits.length < files.length ? [] : proposal(summary, edits);
    });
}
/** One call with the other target. An object and a name become one dotted text, since the module may not be imported in the test. */ function aimed(source, call, patch, target) {
    const [first, second] = call.args;
    const nothing = {
        changes: [],
        freed: []
    };
    if (first === undefined || first.name !== null) return nothing;
    if (literal(source, first.value) === patch.target) return {
        changes: [
            withLiteral(source, first.value, target)
        ],
        freed: []
    };
    if (second === undefined || literal(source, second.value) !== patch.attribute) return nothing;
    const owner = source.text.slice(first.from, first.to);
    const quote = source.text[second.from] === "'" ? "'" : '"';
    const aim = {
        from: first.from,
        to: second.to,
        insert: `${quote}${target}${quote}`
    };
    const plain = /\.object$/.test(call.func) ? [
        {
            from: call.from,
            to: call.to,
            insert: call.func.replace(/\.object$/, "")
        }
    ] : [];
    return {
        changes: [
            ...plain,
            aim
        ],
        freed: [
            owner.split(".")[0] ?? owner
        ]
    };
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
        const comment = (0,syntax_source/* nodesOf */.Nh)(code, [
            "Comment"
        ], [
            line,
            line
        ]).find((c)=>IGNORE.test((0,syntax_source/* textOf */.b6)(code, c)));
        if (comment === undefined) return [];
        const left = (0,syntax_source/* textOf */.b6)(code, comment).replace(IGNORE, "").trimEnd();
        // Of a comment that said nothing else, the blanks before it go too.
        const before = code.text.slice((0,syntax_source/* lineStart */.PT)(code.text, line), comment.from);
        const from = left === "" ? comment.from - (before.length - before.trimEnd().length) : comment.from;
        const content = (0,syntax_source/* rewrite */.v8)(code.text, [
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
    unusedIgnore,
    missingAwait,
    nestedRun,
    blockingCall,
    pluginMissing,
    loopScope,
    taskLeak,
    mutableDefault,
    sharedFixture,
    globalLeak,
    hashOrder,
    clock,
    randomness,
    timing,
    parallel,
    cycle,
    implicitRelative,
    nameMissing,
    layout,
    missingDependency,
    dependencyUpgrade,
    config,
    parametrize,
    shadowed,
    moduleClash,
    fixtureMissing,
    locale,
    fileMissing,
    variableMissing,
    scopeMismatch,
    warningAsError,
    pythonVersion,
    expectation,
    marker,
    masked,
    mockKind,
    mockTarget,
    attributeMissing,
    exceptionSwallowed,
    keyMissing,
    nameUndefined,
    recursion,
    signatureMismatch,
    syntax,
    optional_optional,
    crash,
    hang,
    internalError,
    typesAttribute,
    typesConfig,
    incompatible,
    missingAnnotation,
    // Taking a commit back is the last resort.
    restore
];

;// CONCATENATED MODULE: ./src/fix/ill.js
/** What a fix has to turn: which nodes fail, and how they are run so that they do. */ /** So many nodes of one root are run with a fix; the rest fail in the same way. */ const ill_MOST = 200;
/**
 * @param given all nodes that CI saw fail: they are run where the run itself is what fails
 * @param reruns `--reruns`
 * @param started how the program was tried to start
 */ function illOf(failures, isolation, given, reruns, { smokePlan: plan, smoke }) {
    const nodes = [
        ...new Set(failures.flatMap((f)=>f.type === "mypy" || f.node === null || f.node === "" ? [] : [
                f.node
            ]))
    ].slice(0, ill_MOST);
    const whole = failures.some((f)=>f.type === "run" && f.what !== "traceback" && f.node === null);
    const wanted = smoke.filter((s)=>failures.some((f)=>f.evidence.id === s.evidence.id)).map((s)=>s.what);
    const types = failures.filter((f)=>f.type === "mypy");
    const beside = new Set(failures.flatMap((f)=>f.type === "test" ? f.beside ?? [] : []));
    const company = isolation?.verdict === "order-dependent" ? isolation.polluters : [
        ...beside
    ].filter((file)=>!nodes.includes(file));
    const flip = isolation?.flip ?? null;
    const words = whole ? given : [
        ...company,
        ...nodes
    ];
    return {
        nodes: whole ? given : nodes,
        types,
        start: {
            plan,
            wanted
        },
        words: whole || nodes.length > 0 ? words : null,
        env: flip?.under.env ?? {},
        factor: flip?.under.factor ?? null,
        repeats: isolation?.verdict === "flaky" ? Math.max(1, reruns) : 1,
        atOnce: flip?.factor === "workers" ? 2 : 1
    };
}

;// CONCATENATED MODULE: ./src/fix/step.js
/** What one part of the proof of a fix came to. */ const step = (kind, told, before = [], after = [], contrast = null)=>({
        kind,
        told,
        before,
        after,
        contrast
    });
const counted = (n, one)=>`${String(n)} ${one}${n === 1 ? "" : "s"}`;

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
/**
 * Runs test files in a copy.
 * @param ill nodes that are run by themselves: one that hangs or dies would take its neighbours with it
 * @param timeoutMs they are not worth more
 */ async function runNeighbours(place, files, ill, about, timeoutMs) {
    const left = ill.filter((node)=>node.includes("::")).map((node)=>`--deselect=${node}`);
    const run = await place.pytest({
        stepId: "S5",
        action: "fix.neighbours",
        about,
        timeoutMs,
        args: [
            "-q",
            ...files.map(reproduce/* nodeArgument */.Yu),
            ...left,
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
/** What the neighbours may take of the time that is left, and at most (ms). */ const neighbours_SHARE = 0.4;
const NEIGHBOURS_MS = 120_000;
/** Test files in both copies: what passes without the patch passes with it. Null where nothing reaches the edited files. */ async function neighboursStep(context, ward, files, ill, about) {
    if (files.length === 0) return null;
    const limit = Math.min(NEIGHBOURS_MS, (0,src_context/* timeLeft */.f)(context) * neighbours_SHARE);
    const [was, is] = await Promise.all([
        ward.neighboursBefore(files, ill, limit),
        runNeighbours(ward.fixed, files, ill, `neighbours ${about}`, limit)
    ]);
    const silent = [
        was,
        is
    ].find((n)=>n.kind === "open");
    if (was.kind === "open" || is.kind === "open") return step("open", `the neighbours say nothing: ${silent?.kind === "open" ? silent.reason : ""}`);
    const ends = (kind, told)=>step(kind, told, [
            was.evidence
        ], [
            is.evidence
        ]);
    if (!was.ended) return ends("open", "its neighbours did not come to their end in the time for them");
    const [first, ...more] = [
        ...was.passed
    ].filter((node)=>!is.passed.has(node));
    if (first !== undefined) return ends("refused", `\`${first}\`${more.length === 0 ? "" : ` and ${String(more.length)} more`} passed before and not with it`);
    return ends("passed", was.passed.size === 0 ? "no neighbour passed before" : `${counted(was.passed.size, "neighbour")} as before`);
}

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/line.js + 1 modules
var line = __webpack_require__(95925);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/patch/create.js

/**
 * Returns true if the filename contains characters that require C-style
 * quoting (as used by Git and GNU diffutils in diff output).
 */
function needsQuoting(s) {
    for (let i = 0; i < s.length; i++) {
        if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
            return true;
        }
    }
    return false;
}
/**
 * C-style quotes a filename, encoding special characters as escape sequences
 * and non-ASCII bytes as octal escapes. This is the inverse of
 * `parseQuotedFileName` in parse.ts.
 *
 * Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
 * This matches the behaviour of both Git and GNU diffutils, which always emit
 * UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
 * Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
 *
 * If the filename doesn't need quoting, returns it as-is.
 */
function quoteFileNameIfNeeded(s) {
    if (!needsQuoting(s)) {
        return s;
    }
    let result = '"';
    const bytes = new TextEncoder().encode(s);
    let i = 0;
    while (i < bytes.length) {
        const b = bytes[i];
        // See https://en.wikipedia.org/wiki/Escape_sequences_in_C#Escape_sequences
        if (b === 0x07) {
            result += '\\a';
        }
        else if (b === 0x08) {
            result += '\\b';
        }
        else if (b === 0x09) {
            result += '\\t';
        }
        else if (b === 0x0a) {
            result += '\\n';
        }
        else if (b === 0x0b) {
            result += '\\v';
        }
        else if (b === 0x0c) {
            result += '\\f';
        }
        else if (b === 0x0d) {
            result += '\\r';
        }
        else if (b === 0x22) {
            result += '\\"';
        }
        else if (b === 0x5c) {
            result += '\\\\';
        }
        else if (b >= 0x20 && b <= 0x7e) {
            // Just a printable ASCII character that is neither a double quote nor a
            // backslash; no need to escape it.
            result += String.fromCharCode(b);
        }
        else {
            // Either part of a non-ASCII character or a control character without a
            // special escape sequence; needs escaping as a 3-digit octal escape
            result += '\\' + b.toString(8).padStart(3, '0');
        }
        i++;
    }
    result += '"';
    return result;
}
const INCLUDE_HEADERS = {
    includeIndex: true,
    includeUnderline: true,
    includeFileHeaders: true
};
const FILE_HEADERS_ONLY = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: true
};
const OMIT_HEADERS = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: false
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    let optionsObj;
    if (!options) {
        optionsObj = {};
    }
    else if (typeof options === 'function') {
        optionsObj = { callback: options };
    }
    else {
        optionsObj = options;
    }
    if (typeof optionsObj.context === 'undefined') {
        optionsObj.context = 4;
    }
    // We copy this into its own variable to placate TypeScript, which thinks
    // optionsObj.context might be undefined in the callbacks below.
    const context = optionsObj.context;
    // @ts-expect-error (runtime check for something that is correctly a static type error)
    if (optionsObj.newlineIsToken) {
        throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
    }
    if (!optionsObj.callback) {
        return diffLinesResultToPatch((0,line/* diffLines */.Pp)(oldStr, newStr, optionsObj));
    }
    else {
        const { callback } = optionsObj;
        (0,line/* diffLines */.Pp)(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
                const patch = diffLinesResultToPatch(diff);
                // TypeScript is unhappy without the cast because it does not understand that `patch` may
                // be undefined here only if `callback` is StructuredPatchCallbackAbortable:
                callback(patch);
            } }));
    }
    function diffLinesResultToPatch(diff) {
        // STEP 1: Build up the patch with no "\ No newline at end of file" lines and with the arrays
        //         of lines containing trailing newline characters. We'll tidy up later...
        if (!diff) {
            return;
        }
        diff.push({ value: '', lines: [] }); // Append an empty value to make cleanup easier
        function contextLines(lines) {
            return lines.map(function (entry) { return ' ' + entry; });
        }
        const hunks = [];
        let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
        for (let i = 0; i < diff.length; i++) {
            const current = diff[i], lines = current.lines || splitLines(current.value);
            current.lines = lines;
            if (current.added || current.removed) {
                // If we have previous context, start with that
                if (!oldRangeStart) {
                    const prev = diff[i - 1];
                    oldRangeStart = oldLine;
                    newRangeStart = newLine;
                    if (prev) {
                        curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
                        oldRangeStart -= curRange.length;
                        newRangeStart -= curRange.length;
                    }
                }
                // Output our changes
                for (const line of lines) {
                    curRange.push((current.added ? '+' : '-') + line);
                }
                // Track the updated file position
                if (current.added) {
                    newLine += lines.length;
                }
                else {
                    oldLine += lines.length;
                }
            }
            else {
                // Identical context lines. Track line changes
                if (oldRangeStart) {
                    // Close out any changes that have been output (or join overlapping)
                    if (lines.length <= context * 2 && i < diff.length - 2) {
                        // Overlapping
                        for (const line of contextLines(lines)) {
                            curRange.push(line);
                        }
                    }
                    else {
                        // end the range and output
                        const contextSize = Math.min(lines.length, context);
                        for (const line of contextLines(lines.slice(0, contextSize))) {
                            curRange.push(line);
                        }
                        const hunk = {
                            oldStart: oldRangeStart,
                            oldLines: (oldLine - oldRangeStart + contextSize),
                            newStart: newRangeStart,
                            newLines: (newLine - newRangeStart + contextSize),
                            lines: curRange
                        };
                        hunks.push(hunk);
                        oldRangeStart = 0;
                        newRangeStart = 0;
                        curRange = [];
                    }
                }
                oldLine += lines.length;
                newLine += lines.length;
            }
        }
        // Step 2: eliminate the trailing `\n` from each line of each hunk, and, where needed, add
        //         "\ No newline at end of file".
        for (const hunk of hunks) {
            for (let i = 0; i < hunk.lines.length; i++) {
                if (hunk.lines[i].endsWith('\n')) {
                    hunk.lines[i] = hunk.lines[i].slice(0, -1);
                }
                else {
                    hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
                    i++; // Skip the line we just added, then continue iterating
                }
            }
        }
        return {
            oldFileName: oldFileName, newFileName: newFileName,
            oldHeader: oldHeader, newHeader: newHeader,
            hunks: hunks
        };
    }
}
/**
 * creates a unified diff patch.
 *
 * @param patch either a single structured patch object (as returned by `structuredPatch`) or an
 *   array of them (as returned by `parsePatch`).
 * @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
 *   Ignored for patches where `isGit` is `true`.
 *
 * When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
 * output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
 * properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
 * headers for patches with no hunks (e.g. renames without content changes).
 */
function formatPatch(patch, headerOptions) {
    var _a, _b, _c, _d, _e, _f;
    if (!headerOptions) {
        headerOptions = INCLUDE_HEADERS;
    }
    if (Array.isArray(patch)) {
        if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every(p => p.isGit)) {
            throw new Error('Cannot omit file headers on a multi-file patch. '
                + '(The result would be unparseable; how would a tool trying to apply '
                + 'the patch know which changes are to which file?)');
        }
        return patch.map(p => formatPatch(p, headerOptions)).join('\n');
    }
    const ret = [];
    // Git patches have a fixed header format (diff --git, extended headers,
    // and ---/+++ when hunks are present), so headerOptions is ignored.
    if (patch.isGit) {
        headerOptions = INCLUDE_HEADERS;
        // Emit Git-style diff --git header and extended headers.
        // Git never puts /dev/null in the "diff --git" line; for file
        // creations/deletions it uses the real filename on both sides.
        if (!patch.oldFileName) {
            throw new Error('oldFileName must be specified for Git patches');
        }
        if (!patch.newFileName) {
            throw new Error('newFileName must be specified for Git patches');
        }
        let gitOldName = patch.oldFileName;
        let gitNewName = patch.newFileName;
        if (patch.isCreate && gitOldName === '/dev/null') {
            gitOldName = gitNewName.replace(/^b\//, 'a/');
        }
        else if (patch.isDelete && gitNewName === '/dev/null') {
            gitNewName = gitOldName.replace(/^a\//, 'b/');
        }
        ret.push('diff --git ' + quoteFileNameIfNeeded(gitOldName) + ' ' + quoteFileNameIfNeeded(gitNewName));
        if (patch.isDelete) {
            ret.push('deleted file mode ' + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : '100644'));
        }
        if (patch.isCreate) {
            ret.push('new file mode ' + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : '100644'));
        }
        if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
            ret.push('old mode ' + patch.oldMode);
            ret.push('new mode ' + patch.newMode);
        }
        if (patch.isRename) {
            ret.push('rename from ' + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : '').replace(/^a\//, '')));
            ret.push('rename to ' + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : '').replace(/^b\//, '')));
        }
        if (patch.isCopy) {
            ret.push('copy from ' + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : '').replace(/^a\//, '')));
            ret.push('copy to ' + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : '').replace(/^b\//, '')));
        }
    }
    else {
        if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
            ret.push('Index: ' + patch.oldFileName);
        }
        if (headerOptions.includeUnderline) {
            ret.push('===================================================================');
        }
    }
    // Emit --- / +++ file headers. For Git patches with no hunks (e.g.
    // pure renames, mode-only changes), Git omits these, so we do too.
    const hasHunks = patch.hunks.length > 0;
    if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined
        && (!patch.isGit || hasHunks)) {
        ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
        ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
    }
    for (let i = 0; i < patch.hunks.length; i++) {
        const hunk = patch.hunks[i];
        // Unified Diff Format quirk: If the chunk size is 0,
        // the first number is one lower than one would expect.
        // https://www.artima.com/weblogs/viewpost.jsp?thread=164293
        const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
        const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
        ret.push('@@ -' + oldStart + ',' + hunk.oldLines
            + ' +' + newStart + ',' + hunk.newLines
            + ' @@');
        for (const line of hunk.lines) {
            ret.push(line);
        }
    }
    return ret.join('\n') + '\n';
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    if (typeof options === 'function') {
        options = { callback: options };
    }
    if (!(options === null || options === void 0 ? void 0 : options.callback)) {
        const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
        if (!patchObj) {
            return;
        }
        return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
    }
    else {
        const { callback } = options;
        structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: patchObj => {
                if (!patchObj) {
                    callback(undefined);
                }
                else {
                    callback(formatPatch(patchObj, options.headerOptions));
                }
            } }));
    }
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
    return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
/**
 * Split `text` into an array of lines, including the trailing newline character (where present)
 */
function splitLines(text) {
    const hasTrailingNl = text.endsWith('\n');
    const result = text.split('\n').map(line => line + '\n');
    if (hasTrailingNl) {
        result.pop();
    }
    else {
        result.push(result.pop().slice(0, -1));
    }
    return result;
}

;// CONCATENATED MODULE: ./src/fix/patch.js
/** Changed files as a patch that `git apply` takes from the project's folder (format: `git help diff`). */ 
const CONTEXT = 3;
/** Bytes that git would quote in a header; a patch on such a name is not made. */ const patch_PLAIN = /^[^\s"\\\u0000-\u001f\u007f-\uffff][^"\\\u0000-\u001f\u007f-\uffff]*$/;
/**
 * @param before the text of a file now, null where it is not there
 * @param prefix the project's folder in its repository ("" or ending in "/"): git takes the names from the repository's top
 * @returns null where nothing differs, or a file's name cannot stand in a patch
 */ function patchOf(edits, before, prefix) {
    const moves = movesIn(edits, before);
    const parts = [
        ...edits
    ].filter(({ file })=>!moves.some((pair)=>pair.includes(file))).sort((a, b)=>a.file < b.file ? -1 : 1).flatMap(({ file, content })=>{
        const old = before(file);
        if (old === content) return [];
        const name = `${prefix}${file}`;
        if (!patch_PLAIN.test(name)) return [
            null
        ];
        const [from, to] = [
            old === null ? "/dev/null" : `a/${name}`,
            content === null ? "/dev/null" : `b/${name}`
        ];
        const head = old === null ? "new file mode 100644\n" : content === null ? "deleted file mode 100644\n" : "";
        const body = createTwoFilesPatch(from, to, old ?? "", content ?? "", undefined, undefined, {
            context: CONTEXT
        });
        // An empty file has no lines to show: git wants the header alone.
        const shown = (old ?? "") === (content ?? "") ? "" : body.slice(body.indexOf("--- "));
        return [
            `diff --git a/${name} b/${name}\n${head}${shown}`
        ];
    });
    const moved = moves.map((pair)=>pair.map((file)=>`${prefix}${file}`)).map(([from = "", to = ""])=>patch_PLAIN.test(from) && patch_PLAIN.test(to) ? `diff --git a/${from} b/${to}\nsimilarity index 100%\nrename from ${from}\nrename to ${to}\n` : null);
    const all = [
        ...moved,
        ...parts
    ];
    return all.length === 0 || all.includes(null) ? null : all.join("");
}
/** Files that only get another name: people see that better than a file that goes and one that comes. */ function movesIn(edits, before) {
    return edits.filter(({ content })=>content === null).flatMap(({ file })=>{
        const text = before(file);
        const to = text === null || text === "" ? undefined : edits.find((one)=>one.content === text && before(one.file) === null);
        return to === undefined ? [] : [
            [
                file,
                to.file
            ]
        ];
    });
}

;// CONCATENATED MODULE: ./src/fix/style.js
/**
 * The project's own style: a file that its formatter has nothing to say of stays so, and its linter says no more of it than
 * before. Only where the project configures the tool and its Python has it.
 */ 
const TOOLS = [
    {
        name: "ruff",
        format: [
            "format",
            "--no-cache",
            "--quiet"
        ],
        lint: [
            "check",
            "--no-cache",
            "--quiet",
            "--output-format=concise"
        ],
        configured: [
            [
                "pyproject.toml",
                /^\[tool\.ruff\b/m
            ],
            [
                "ruff.toml",
                /^/
            ],
            [
                ".ruff.toml",
                /^/
            ]
        ]
    },
    {
        name: "black",
        format: [
            "--quiet"
        ],
        lint: null,
        configured: [
            [
                "pyproject.toml",
                /^\[tool\.black\b/m
            ]
        ]
    }
];
const TIMEOUT_MS = 30_000;
/** The tools that the project configures and its Python has; the first is its formatter. */ function toolsOf(read, { distributions }) {
    const installed = new Set(distributions.map((d)=>d.name.toLowerCase()));
    const shown = ([file, shows])=>{
        const text = read(file);
        return text !== null && shows.test(text);
    };
    return TOOLS.filter((t)=>installed.has(t.name) && t.configured.some(shown));
}
const python = (edits)=>edits.map((e)=>e.file).filter((f)=>f.endsWith(".py"));
/** Exit code and output of a tool in a copy. */ async function run(place, tool, words, files) {
    const argv = [
        ...place.interpreter.argv,
        "-m",
        tool.name,
        ...words,
        ...files.map((f)=>`./${f}`)
    ];
    const ran = await place.context.exec.run({
        argv,
        cwd: place.project,
        timeoutMs: TIMEOUT_MS
    });
    return {
        exit: ran.exitCode,
        output: ran.stdout
    };
}
/** The edits as the project's formatter leaves them, for files that were formatted before. */ async function formatted(ward, edits) {
    const place = ward.fixed;
    const [tool] = toolsOf((f)=>ward.read(f), place.interpreter.facts);
    if (tool === undefined) return edits;
    const neat = [];
    for (const file of python(edits))if (ward.read(file) !== null && (await run(place, tool, [
        ...tool.format,
        "--check"
    ], [
        file
    ])).exit === 0) neat.push(file);
    if (neat.length === 0) return edits;
    try {
        for (const { file, content } of edits)place.write(file, content);
        await run(place, tool, tool.format, neat);
        const [first, ...rest] = edits.map((e)=>({
                ...e,
                content: neat.includes(e.file) ? place.read(e.file) ?? e.content : e.content
            }));
        return first === undefined ? edits : [
            first,
            ...rest
        ];
    } finally{
        place.restore();
    }
}
/** The linter in both copies. Null where there is none. */ async function lintStep(ward, files) {
    const tool = toolsOf((f)=>ward.read(f), ward.fixed.interpreter.facts).find((t)=>t.lint !== null);
    const names = python(files.map((file)=>({
            file
        })));
    if (tool?.lint == null || names.length === 0) return null;
    const there = names.filter((f)=>ward.read(f) !== null);
    const [before, after] = await Promise.all([
        there.length === 0 ? {
            exit: 0,
            output: ""
        } : run(ward.plain, tool, tool.lint, there),
        run(ward.fixed, tool, tool.lint, names)
    ]);
    const [was, is] = [
        codes(before.output),
        codes(after.output)
    ];
    const fresh = [
        ...is
    ].find(([code, n])=>n > (was.get(code) ?? 0));
    return fresh === undefined ? step("passed", `${tool.name} check as before`) : step("refused", `${tool.name} check reports ${fresh[0]} with it`);
}
/** How often each rule is reported: `path:line:column: CODE message`. */ function codes(output) {
    const found = new Map();
    for (const line of output.split("\n")){
        const code = /^\S.*?:\d+:\d+: (\S+)/.exec(line)?.[1];
        if (code !== undefined) found.set(code, (found.get(code) ?? 0) + 1);
    }
    return found;
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
        const made = content === null || content.length > propose_LARGEST ? null : (0,syntax_source/* parse */.qg)(file, content);
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

// EXTERNAL MODULE: ./src/probe/smoke/smoke.js + 1 modules
var smoke = __webpack_require__(79451);
;// CONCATENATED MODULE: ./src/fix/start.js
/** Whether the program starts in both copies: what did not must, and what did still does. */ 

const NAME = (s)=>`${s.kind} ${s.what}`;
const tried = (place, plan, about)=>(0,smoke/* smoke */.Q)(place.context, place.interpreter, plan, about);
/** Null where nothing is to be started. */ async function startStep({ recorder }, ward, { plan, wanted }, about) {
    if (plan.objects.length + plan.commands.length === 0) return null;
    const [was, is] = await Promise.all([
        tried(ward.plain, plan, "in a scratch checkout"),
        tried(ward.fixed, plan, about)
    ]);
    const after = new Map(is.map((s)=>[
            NAME(s),
            s
        ]));
    const proofs = (list)=>list.map((s)=>s.evidence);
    const lost = was.filter((s)=>s.outcome === "passed" && after.get(NAME(s))?.outcome !== "passed");
    if (lost.length > 0) return step("refused", `\`${lost[0]?.what ?? ""}\` started before and does not with it`, proofs(was), proofs(is));
    const mine = was.filter((s)=>s.kind === "command" && wanted.includes(s.what));
    const still = mine.filter((s)=>after.get(NAME(s))?.outcome !== "passed");
    if (still.length > 0) return step("refused", `\`${still[0]?.what ?? ""}\` fails with it as well`, proofs(was), proofs(is));
    const [red] = mine.filter((s)=>s.outcome === "failed");
    if (wanted.length > 0 && red === undefined) return step("open", "it starts in a scratch checkout without it", proofs(was), proofs(is));
    const green = red === undefined ? undefined : after.get(NAME(red));
    const told = red === undefined ? `${counted(is.filter((s)=>s.outcome === "passed").length, "entry point")} as before` : `\`${red.what}\` ends well`;
    return step("passed", told, proofs(was), proofs(is), red === undefined || green === undefined ? null : recorder.contrast("the patch", red.evidence, green.evidence));
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
        }, ()=>trial_run(place, words, ill, about)));
        for (const one of runs){
            if (one.kind === "foreign") return {
                kind: "open",
                reason: one.reason
            };
            if (!passes(one.read, ill.nodes)) return {
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
/** The same nodes in both copies. Null where no test fails. */ async function nodesStep({ recorder }, ward, ill, about) {
    if (ill.words === null) return null;
    const [was, is] = await Promise.all([
        ward.before(ill),
        tryNodes(ward.fixed, ill, about)
    ]);
    if (was.kind === "open") return step("open", `a scratch checkout says nothing: ${was.reason}`);
    if (is.kind === "open") return step("open", `with the patch, ${is.reason}`);
    const nodes = ill.nodes.length === 0 ? "the same run" : `the same ${counted(ill.nodes.length, "test")}`;
    if (is.kind === "failed") return step("refused", `${nodes} fail${ill.nodes.length <= 1 ? "s" : ""} with it`, was.evidence, is.evidence);
    if (was.kind === "passed") return step("open", `${nodes} pass${ill.nodes.length <= 1 ? "es" : ""} in a scratch checkout without it`, was.evidence, is.evidence);
    const times = ill.repeats > 1 ? ` ${String(ill.repeats)} times` : "";
    return step("passed", `${nodes} pass${ill.nodes.length <= 1 ? "es" : ""}${times}`, was.evidence, is.evidence, recorder.contrast("the patch", was.evidence[0], is.evidence[0]));
}
function trial_run(place, words, { env, factor }, about) {
    const files = words.filter((w)=>!w.includes("::"));
    return place.pytest({
        stepId: "S5",
        action: "fix.pytest",
        about,
        env,
        args: [
            "-q",
            ...words.map(reproduce/* nodeArgument */.Yu),
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
/** Each node ran and passed; of a file, all its tests. Where the run itself was what failed, it came to its end. */ function passes({ outcome, death, ran }, nodes) {
    if (death !== null || ran.timedOut) return false;
    if (nodes.length === 0) return ran.exitCode === 0;
    const red = outcome.failures.map((f)=>f.node);
    return nodes.every((node)=>{
        const mine = (other)=>(0,reproduce/* isUnder */.Jo)(node, other);
        return !red.some(mine) && [
            ...outcome.passed
        ].some(mine);
    });
}

// EXTERNAL MODULE: ./src/probe/history/question.js
var question = __webpack_require__(51635);
;// CONCATENATED MODULE: ./src/fix/types-after.js
/** mypy with a fix and without: what is gone, and what is new. Errors are told apart by file and words, not by line. */ 

/**
 * The same mypy path in both copies. Null where mypy is no part of this run.
 * @param wanted the errors that the fix has to take away
 */ async function typesStep({ recorder }, ward, wanted, about) {
    const [before, after] = await Promise.all([
        ward.typesBefore(),
        ward.typesAfter()
    ]);
    if (before === null || after === null) return wanted.length === 0 ? null : step("open", "mypy was not run");
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
    const shown = [
        recorder.fromCommand(before.ran, `in a scratch checkout: ${claimOf(before)}`, before.ran.output.slice(-1400)),
        recorder.fromCommand(after.ran, `${about}: ${claimOf(after)}`, after.ran.output.slice(-1400))
    ];
    const ends = (kind, told)=>step(kind, told, [
            shown[0]
        ], [
            shown[1]
        ], recorder.contrast("the patch", shown[0], shown[1]));
    // A run that could not check at all reports no error of a file: its exit says so.
    if (couldNot(after) && (wanted.length > 0 || !couldNot(before))) return ends("refused", "mypy cannot check with it");
    if (left > 0) return ends("refused", "mypy reports the same with it");
    if (fresh.length > 0) return ends("refused", `mypy reports with it what it did not before: ${fresh[0] ?? ""}`);
    return ends("passed", after.ran.exitCode === 0 ? "mypy exit 0" : "mypy reports no more than before");
}
const couldNot = ({ ran, errors })=>ran.exitCode !== 0 && errors.length === 0;
const claimOf = ({ ran, errors })=>`exit ${String(ran.exitCode)}; ${counted(errors.length, "type error")}`;
function count(errors) {
    const counts = new Map();
    for (const error of errors){
        const name = (0,question/* typeName */.go)(error, error.file);
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}

;// CONCATENATED MODULE: ./src/fix/verify.js
/**
 * The proof of a fix, in a scratch checkout whose code is shown to be the one that runs: its patch applies, the same nodes
 * pass, the same mypy path passes, the linter says no more than before, and whatever passed before passes still.
 */ 





/** @param neighbours test files that reach what is edited */ async function verify(context, ward, remedy, ill, neighbours) {
    const about = `with ${remedy.name}`;
    const refused = await ward.fixed.apply(remedy.patch, remedy.files);
    try {
        if (refused !== null) return verdictOf([
            step("refused", `the patch does not apply: ${refused}`)
        ]);
        const done = [];
        const steps = [
            ()=>nodesStep(context, ward, ill, about),
            ()=>typesStep(context, ward, ill.types, about),
            ()=>startStep(context, ward, ill.start, about),
            ()=>lintStep(ward, remedy.files),
            ()=>neighboursStep(context, ward, neighbours, ill.nodes, about)
        ];
        for (const ask of steps){
            const one = await ask();
            if (one !== null) done.push(one);
            if (one !== null && one.kind !== "passed") break;
        }
        return verdictOf(done);
    } finally{
        ward.fixed.restore();
    }
}
function verdictOf(steps) {
    const last = steps.at(-1);
    const status = last === undefined || last.kind === "open" ? "proposed" : last.kind === "refused" ? "rejected" : "verified";
    return {
        status,
        before: steps.flatMap((s)=>s.before),
        after: steps.flatMap((s)=>s.after),
        contrast: status === "rejected" ? null : steps.map((s)=>s.contrast).find((c)=>c !== null) ?? null,
        told: status === "verified" ? steps.map((s)=>s.told).join(", ") : last?.told ?? "nothing could be asked"
    };
}

// EXTERNAL MODULE: ./src/marks/anchors/read.js
var anchors_read = __webpack_require__(32597);
;// CONCATENATED MODULE: ./src/marks/anchors/guard.js
/** What a fix must leave alone: anchors as they are, and what `@REJECTED` has ruled out. */ 

/** A line as it reads without its indentation. */ const bare = (line)=>line.trim();
/** Each anchor and tag of a text, in order. */ function marksOf(text) {
    const lines = new Set((0,anchors_read/* readAnchors */.DB)((0,syntax_source/* parse */.qg)("before.py", text)).marks);
    return text.split(/\r?\n/).flatMap((line, at)=>lines.has(at + 1) ? [
            {
                text: bare(line),
                at
            }
        ] : []);
}
/** Lines that stand once in each text tell where an anchor is: so many of them on either side are asked. */ const WITNESSES = 3;
/** An anchor that code has passed: it stood above it and stands below it now, or the other way. */ function passed(before, after, marks) {
    const placesOf = (text)=>{
        const found = new Map();
        for (const [at, line] of text.split(/\r?\n/).entries())if (bare(line) !== "") found.set(bare(line), [
            ...found.get(bare(line)) ?? [],
            at
        ]);
        return found;
    };
    const [was, is] = [
        placesOf(before),
        placesOf(after)
    ];
    const known = [
        ...was
    ].flatMap(([line, [at = 0, ...more]])=>{
        const [now, ...others] = is.get(line) ?? [];
        return more.length > 0 || now === undefined || others.length > 0 ? [] : [
            {
                at,
                now
            }
        ];
    });
    return marks.find(([old, now])=>{
        const above = known.filter((k)=>k.at < old.at).slice(-WITNESSES);
        const below = known.filter((k)=>k.at > old.at).slice(0, WITNESSES);
        return above.some((k)=>k.now > now.at) || below.some((k)=>k.now < now.at);
    })?.[0];
}
/**
 * Whether an edit splits, moves, doubles or strips an anchor (contract: a fix does none of it).
 * @returns the reason, one clause; null where all stand as they were
 */ function harmsAnchors(before, after) {
    const [was, is] = [
        marksOf(before),
        marksOf(after)
    ];
    if (was.length === 0) return null;
    const count = (list, text)=>list.filter((m)=>m.text === text).length;
    for (const { text } of was){
        if (count(is, text) < count(was, text)) return `it strips the anchor \`${text}\``;
        if (count(is, text) > count(was, text)) return `it doubles the anchor \`${text}\``;
    }
    const extra = is.find((m)=>!was.some((w)=>w.text === m.text));
    if (extra !== undefined) return `it splits a region with \`${extra.text}\``;
    const moved = was.find((mark, i)=>is[i]?.text !== mark.text) ?? passed(before, after, was.flatMap((w, i)=>{
        const now = is[i];
        return now === undefined ? [] : [
            [
                w,
                now
            ]
        ];
    }));
    return moved === undefined ? null : `it moves the anchor \`${moved.text}\``;
}
/** Code that a `@REJECTED` names: what stands in backticks, else calls and dotted or underscored names. */ function rejectedCode(text) {
    const quoted = [
        ...text.matchAll(/`([^`]+)`/g)
    ].map(([, code = ""])=>code.trim()).filter((c)=>/\w/.test(c));
    if (quoted.length > 0) return quoted;
    return [
        ...text.matchAll(/@?\b[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\(\))?|\b[A-Za-z_]\w*\(\)|\b[a-z]+_\w+\b/g)
    ].map(([code])=>code);
}
const guard_tokens = (code)=>code.match(/\w+|[^\w\s]/g) ?? [];
/** Whether the words of `wanted` stand in `code` in this order, one after the other; `f()` stands for every call of f. */ function holdsCode(code, wanted) {
    const [all, part] = [
        guard_tokens(code),
        guard_tokens(wanted.replace(/\(\s*(?:\.\.\.|…)?\s*\)$/, "("))
    ];
    return part.length > 0 && all.some((_, i)=>part.every((token, k)=>all[i + k] === token));
}
/** The code of a line without its comment and without texts in it. */ function codeOf(changed) {
    const source = changed.after?.source;
    if (source == null) return new Map();
    let text = source.text;
    for (const node of (0,syntax_source/* nodesOf */.Nh)(source, [
        "Comment"
    ]))text = text.slice(0, node.from) + " ".repeat((0,syntax_source/* textOf */.b6)(source, node).length) + text.slice(node.to);
    return new Map(text.split("\n").map((line, i)=>[
            i + 1,
            line
        ]));
}
/**
 * Whether a fix would bring back what the regions that it edits have rejected: a line that it adds, in such a region, holds
 * the code that `@REJECTED` names, more often than the region did before.
 * @param regions of the file before the fix
 * @returns the reason, with the words of the tag; null where it brings nothing back
 */ function rejectedBy(regions, patch) {
    const after = codeOf(patch);
    const now = patch.after?.source == null ? [] : (0,anchors_read/* readAnchors */.DB)(patch.after.source).regions;
    for (const line of patch.added){
        const here = (0,anchors_read/* regionAt */.cf)(now, line);
        const around = here === null ? [] : [
            here.name,
            ...here.inside
        ];
        for (const region of regions.filter((r)=>around.includes(r.name))){
            for (const tag of region.tags.filter((t)=>t.name === "REJECTED")){
                const back = rejectedCode(tag.text).find((code)=>holdsCode(after.get(line) ?? "", code) && !wasThere(patch, region, code));
                if (back !== undefined) return `\`@REJECTED\` of \`${region.name}\` at \`${region.file}:${String(tag.line)}\` rules out \`${back}\`: ${tag.text.trim()}`;
            }
        }
    }
    return null;
}
/** Whether the region's code held it before the fix: what is there is not brought back. */ function wasThere({ before }, { lines: [from, to], tags }, code) {
    const head = new Set(tags.map((t)=>t.line));
    const lines = (before?.text ?? "").split("\n").slice(from - 1, to).filter((l, i)=>!head.has(from + i) && !/^\s*#/.test(l));
    return lines.some((l)=>holdsCode(l.replace(/#.*$/, ""), code));
}

// EXTERNAL MODULE: ./src/marks/anti-patterns/index.js + 6 modules
var anti_patterns = __webpack_require__(33100);
// EXTERNAL MODULE: ./src/marks/change.js
var marks_change = __webpack_require__(83250);
;// CONCATENATED MODULE: ./src/fix/withheld.js
/** Why a fix is not even tried: it holds an anti-pattern, harms an anchor, or brings back what the code's own contract rejects. */ 



/**
 * @param text of a file as it is; null where it is not there
 * @returns one clause; null where nothing speaks against it
 */ function withheld(edits, text, { environment, sources }) {
    const change = (0,marks_change/* changeOfTexts */.c)(edits.map(({ file, content })=>({
            file,
            before: text(file),
            after: content
        })));
    const edited = new Set(edits.map((e)=>e.file));
    const [found] = (0,anti_patterns/* antiPatternsIn */.p)(change, {
        stdlib: new Set(environment.stdlib),
        modulesOf: (name)=>environment.distributions.find((d)=>d.name.toLowerCase() === name.toLowerCase())?.modules ?? [],
        // A fix declares what the code imports already: its weight is no reason against it.
        weightOf: ()=>null,
        usesElsewhere: (modules)=>[
                ...sources
            ].filter(([file, { imports }])=>!edited.has(file) && imports.some((i)=>modules.includes(i.module.split(".", 1)[0] ?? ""))).length
    });
    if (found !== undefined) return found.statement;
    for (const one of change){
        if (one.before?.source == null || one.after === null) continue;
        const harm = harmsAnchors(one.before.text, one.after.text) ?? rejectedBy((0,anchors_read/* readAnchors */.DB)(one.before.source).regions, one);
        if (harm !== null) return harm;
    }
    return null;
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
    plain;
    fixed;
    types;
    #nodes = new Once();
    #neighbours = new Once();
    #mypy = new Once();
    constructor(plain, fixed, types){
        this.plain = plain;
        this.fixed = fixed;
        this.types = types;
    }
    /**
   * @param python the project's Python files
   * @param types how mypy was run; null where it was not
   * @throws Error where the checkout cannot be copied
   */ static async open(bench, python, types) {
        const [plain, fixed] = await Promise.all([
            scratch_workspace/* Workspace */.a.open(bench, python),
            scratch_workspace/* Workspace */.a.open(bench, python)
        ]);
        return new Ward(plain, fixed, types);
    }
    /** Text of a file of the project as it is. */ read(file) {
        return this.plain.read(file);
    }
    /** Whether the nodes fail in a copy as they do in the checkout. */ before(ill) {
        return this.#nodes.ask(JSON.stringify([
            ill.words,
            ill.env,
            ill.factor,
            ill.atOnce
        ]), ()=>tryNodes(this.plain, ill, AS_IT_IS));
    }
    neighboursBefore(files, ill, timeoutMs) {
        return this.#neighbours.ask(JSON.stringify([
            files,
            ill
        ]), ()=>runNeighbours(this.plain, files, ill, `neighbours ${AS_IT_IS}`, timeoutMs));
    }
    /** Null where mypy is no part of this run. */ typesBefore() {
        return this.#mypy.ask("", ()=>this.#check(this.plain));
    }
    typesAfter() {
        return this.#check(this.fixed);
    }
    close() {
        this.plain.remove();
        this.fixed.remove();
    }
    async #check(place) {
        return this.types === null ? null : place.mypy(this.types, {
            stepId: "S5",
            action: "fix.mypy"
        });
    }
}

// EXTERNAL MODULE: ./src/env/read.js
var env_read = __webpack_require__(43477);
// EXTERNAL MODULE: ./src/probe/imports/graph.js
var graph = __webpack_require__(41441);
;// CONCATENATED MODULE: ./src/stages/mend.js
/** Stage 5: for each root that a mechanical fix fits, the first one that is proven in a scratch checkout. */ 















/** So many proposals are put to the test for one root. */ const mend_MOST = 6;
/** The mechanical fixes that fit. */ const mechanical = ({ inputs })=>(dossier, { findings: [root] })=>proposals(fixers, root, dossier, (file)=>(0,env_read/* readInside */.x)(inputs.project, file));
/** @returns by the chain's name: the first proposal that is proven, else the one that got farthest */ async function mend(bench, patients, propose) {
    const { context } = bench;
    const found = new Map();
    context.progress.stage("trying fixes");
    let ward = null;
    try {
        for (const one of patients.diagnoses){
            const dossier = patients.dossierOf(one.diagnosis);
            const proposed = propose(dossier, one.diagnosis).slice(0, mend_MOST);
            if (proposed.length === 0) continue;
            ward ??= await Ward.open(bench, dossier.files, patients.types);
            const mended = await (0,reproduce/* unlessStopped */.OO)(treat(context, ward, one, dossier, proposed, patients));
            if (mended !== null) found.set(one.id, mended);
        }
    } catch (thrown) {
        context.notRun.push({
            step: "fix",
            reason: `it failed: ${(0,errors/* messageOf */.bD)(thrown)}`
        });
    } finally{
        ward?.close();
    }
    return found;
}
async function treat(context, ward, { id, diagnosis, isolation }, dossier, proposed, { given, started }) {
    const edges = (0,graph/* importEdges */.w)(dossier.sources, dossier.files.filter(dossier.firstParty));
    const ill = illOf(diagnosis.failures, isolation, given, context.inputs.reruns, started);
    let best = null;
    for (const proposal of proposed){
        if ((0,src_context/* timeLeft */.f)(context) === 0) {
            context.notRun.push({
                step: `fix of ${id}`,
                reason: (0,src_context/* whyStopped */.k)(context)
            });
            break;
        }
        const mended = await mend_put(context, ward, `fixes/${id}.patch`, proposal, ill, dossier, edges);
        if (mended === null) continue;
        const { status, told } = mended;
        context.recorder.record({
            surface: "cognitive",
            step_id: "S5",
            action: "fix.judge",
            marker: "REFLECT",
            note: `${id}: ${proposal.summary}: ${status}, ${told}`
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
async function mend_put(context, ward, name, { summary, edits: proposed, shows }, ill, dossier, edges) {
    const edits = await formatted(ward, proposed);
    const diff = patchOf(edits, (file)=>ward.read(file), ward.plain.prefix);
    if (diff === null) return null;
    if (!context.recorder.isClean(diff)) {
        context.notRun.push({
            step: name,
            reason: "the lines that it would change hold what looks like a secret"
        });
        return null;
    }
    const reason = withheld(edits, (file)=>ward.read(file), dossier);
    if (reason !== null) {
        context.notRun.push({
            step: `${name}: ${summary}`,
            reason: `withheld: ${reason}`
        });
        return null;
    }
    const files = edits.map((e)=>e.file);
    const failing = [
        ...new Set(ill.nodes.map((n)=>n.split("::", 1)[0] ?? n))
    ];
    context.progress.detail(`${name}: ${summary}`);
    const verdict = await verify(context, ward, {
        name,
        patch: diff,
        files
    }, ill, neighboursOf(files, failing, dossier.files, edges));
    const open = shows === "install" && verdict.status === "rejected" ? {
        status: "proposed",
        contrast: null,
        told: "it shows once the environment is installed anew from it, which was not done here"
    } : {};
    return {
        ...verdict,
        ...open,
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

;// CONCATENATED MODULE: ./src/stages/repair.js
/** Where fixes come from: our own fixers, and the user's program. */ 


/** What our own fixers make of the roots. */ function mechanically(bench, patients) {
    return mend(bench, patients, mechanical(bench.context));
}
/** What somebody else's program makes of the roots that have no verified fix. */ async function commanded(bench, report, patients, python) {
    const verified = new Set(report.chains.filter((c)=>c.fix?.status === "verified").map((c)=>c.id));
    const open = patients.diagnoses.filter((p)=>!verified.has(p.id));
    const proposal = open.length === 0 ? null : await (0,reproduce/* unlessStopped */.OO)(runFixCommand(bench, report, python));
    return proposal === null ? new Map() : mend(bench, {
        ...patients,
        diagnoses: open
    }, ()=>[
            proposal
        ]);
}


/***/ })

};
