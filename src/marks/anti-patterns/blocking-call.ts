/** A call that blocks its thread, and with it the event loop, put into a coroutine; or a function with one made a coroutine. */
import { dotted, functionAround, importsOf, isAsync, resolved, scopeOf } from "../../syntax/names.js";
import { lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { fresh, squeezed, type Occurrence } from "../fresh.js";
import type { AntiPattern } from "./anti-pattern.js";

/** Functions of the stdlib that wait for a clock, a process or the network, and the synchronous doors of the two usual HTTP clients. */
const BLOCKING = new Set([
  "time.sleep", "os.system", "os.wait", "os.waitpid", "select.select", "socket.create_connection", "socket.getaddrinfo", "input", "urllib.request.urlopen", "urllib.request.urlretrieve",
  ...["run", "call", "check_call", "check_output", "getoutput", "getstatusoutput"].map((f) => `subprocess.${f}`),
  ...["requests", "httpx"].flatMap((m) => ["get", "post", "put", "patch", "delete", "head", "options", "request"].map((f) => `${m}.${f}`)),
]);

interface Blocking extends Occurrence {
  readonly shown: string;
}

function blockingIn(source: Source): Blocking[] {
  const imports = importsOf(source);
  return nodesOf(source, ["CallExpression"]).flatMap((node): Blocking[] => {
    const name = node.firstChild === null ? null : dotted(source, node.firstChild);
    const owner = functionAround(node);
    if (name === null || owner === null || !isAsync(owner) || !BLOCKING.has(resolved(imports, name))) return [];
    const line = lineAt(source.text, node.from);
    return [{ key: resolved(imports, name), home: scopeOf(source, node), context: squeezed(textOf(source, node)), line, madeBy: [line, lineAt(source.text, owner.from)], shown: name }];
  });
}

export const blockingCall: AntiPattern = (change) => fresh(change, blockingIn).map(({ file, one }) => ({
  what: "blocking-call", kind: null, file, line: one.line,
  statement: `\`${file}:${String(one.line)}\` calls \`${one.shown}\` in the coroutine \`${one.home}\` since this change: the event loop stands still for as long as it takes.`,
}));
