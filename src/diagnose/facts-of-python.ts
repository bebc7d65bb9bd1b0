/**
 * What the standard library lost and gained, by release ("What's New in Python 3.x", sections Removed and New Modules).
 * Names are `module` or `module.attribute`; `str`, `dict` and the like stand for methods of built-in types.
 */

/** Modules that are gone, and the release without them. */
export const LEFT: ReadonlyMap<string, string> = new Map([
  ...["distutils", "asynchat", "asyncore", "imp", "smtpd"].map((name) => [name, "3.12"] as const),
  ...["aifc", "audioop", "cgi", "cgitb", "chunk", "crypt", "imghdr", "lib2to3", "mailcap", "msilib", "nis", "nntplib", "ossaudiodev", "pipes",
    "sndhdr", "spwd", "sunau", "telnetlib", "uu", "xdrlib"].map((name) => [name, "3.13"] as const),
  ...["parser", "symbol", "formatter"].map((name) => [name, "3.10"] as const),
  ["binhex", "3.11"], ["dummy_threading", "3.9"], ["_dummy_threading", "3.9"], ["macpath", "3.8"],
  // Python 2's names.
  ...["ConfigParser", "Queue", "StringIO", "cStringIO", "urllib2", "urlparse", "cPickle", "httplib", "__builtin__", "Tkinter", "SocketServer"].map((name) => [name, "3.0"] as const),
]);

/** Attributes that are gone, and the release without them. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  ...["Mapping", "MutableMapping", "Sequence", "MutableSequence", "Iterable", "Iterator", "Callable", "Hashable", "Set", "MutableSet", "Container",
    "Sized", "Generator", "ByteString", "Awaitable", "Coroutine"].map((name) => [`collections.${name}`, "3.10"] as const),
  ...["getargspec", "formatargspec"].map((name) => [`inspect.${name}`, "3.11"] as const),
  ["asyncio.coroutine", "3.11"], ["types.coroutine_wrapper", "3.8"], ["asyncio.Task.current_task", "3.9"], ["asyncio.Task.all_tasks", "3.9"],
  ["asyncio.async", "3.7"], ["asyncio.get_event_loop_policy", "3.16"], ["asyncio.SafeChildWatcher", "3.14"], ["asyncio.get_child_watcher", "3.14"],
  ["time.clock", "3.8"], ["platform.dist", "3.8"], ["platform.linux_distribution", "3.8"], ["platform.popen", "3.8"], ["fractions.gcd", "3.9"],
  ["cgi.escape", "3.8"], ["html.parser.HTMLParser.unescape", "3.9"], ["HTMLParser.unescape", "3.9"], ["base64.encodestring", "3.9"], ["base64.decodestring", "3.9"],
  ["array.tostring", "3.9"], ["array.fromstring", "3.9"], ["threading.Thread.isAlive", "3.9"], ["Thread.isAlive", "3.9"], ["sys.getcheckinterval", "3.9"],
  ["sys.setcheckinterval", "3.9"], ["xml.etree.cElementTree", "3.9"], ["Element.getchildren", "3.9"], ["Element.getiterator", "3.9"],
  ["gettext.lgettext", "3.11"], ["gettext.ldgettext", "3.11"], ["gettext.bind_textdomain_codeset", "3.11"], ["binascii.b2a_hqx", "3.11"], ["binascii.a2b_hqx", "3.11"],
  ["random.jumpahead", "3.0"], ["re.template", "3.13"], ["re.Scanner", "3.16"], ["configparser.SafeConfigParser", "3.12"], ["ConfigParser.readfp", "3.12"], ["RawConfigParser.readfp", "3.12"],
  ["pkgutil.ImpImporter", "3.12"], ["pkgutil.ImpLoader", "3.12"], ["pkgutil.find_loader", "3.14"], ["pkgutil.get_loader", "3.14"], ["importlib.find_loader", "3.12"],
  ["importlib.abc.ResourceReader", "3.14"], ["importlib.util.set_package", "3.12"], ["importlib.util.set_loader", "3.12"], ["importlib.util.module_for_loader", "3.12"],
  ["ssl.wrap_socket", "3.12"], ["ssl.match_hostname", "3.12"], ["ssl.RAND_pseudo_bytes", "3.12"], ["sqlite3.enable_shared_cache", "3.12"], ["sqlite3.OptimizedUnicode", "3.12"],
  ["sqlite3.version", "3.14"], ["ftplib.FTP_TLS.ssl_version", "3.12"], ["hashlib.pbkdf2", "3.12"], ["locale.format", "3.12"], ["locale.resetlocale", "3.13"], ["io.OpenWrapper", "3.12"],
  ["unittest.makeSuite", "3.13"], ["unittest.findTestCases", "3.13"], ["unittest.getTestCaseNames", "3.13"], ["tempfile.template", "3.14"], ["webbrowser.MacOSX", "3.13"],
  ["typing.io", "3.13"], ["typing.re", "3.13"], ["typing.ByteString", "3.14"], ["collections.abc.ByteString", "3.14"], ["os.popen2", "3.0"], ["os.getcwdu", "3.0"], ["os.errno", "3.7"],
  ["string.letters", "3.0"], ["string.maketrans", "3.0"], ["itertools.izip", "3.0"], ["itertools.imap", "3.0"], ["itertools.ifilter", "3.0"], ["itertools.izip_longest", "3.0"],
  ["dict.has_key", "3.0"], ["dict.iteritems", "3.0"], ["dict.itervalues", "3.0"], ["dict.iterkeys", "3.0"], ["str.decode", "3.0"], ["sys.maxint", "3.0"], ["logging.warn", "3.13"],
  ...["Num", "Str", "Bytes", "NameConstant", "Ellipsis"].map((name) => [`ast.${name}`, "3.14"] as const),
  ...["assertEquals", "assertNotEquals", "assertAlmostEquals", "assertNotAlmostEquals", "assertRegexpMatches", "assertNotRegexpMatches", "assertRaisesRegexp", "assert_",
    "failUnless", "failIf", "failUnlessEqual", "assertDictContainsSubset"].map((name) => [`TestCase.${name}`, "3.12"] as const),
]);

/** Modules and attributes that came, and the release with them. */
export const ADDED: ReadonlyMap<string, string> = new Map([
  ["zoneinfo", "3.9"], ["graphlib", "3.9"], ["tomllib", "3.11"], ["compression", "3.14"], ["annotationlib", "3.14"], ["string.templatelib", "3.14"],
  ["functools.cache", "3.9"], ["math.lcm", "3.9"], ["asyncio.to_thread", "3.9"], ["random.randbytes", "3.9"], ["str.removeprefix", "3.9"], ["str.removesuffix", "3.9"],
  ["PosixPath.is_relative_to", "3.9"], ["Path.is_relative_to", "3.9"], ["PosixPath.with_stem", "3.9"], ["importlib.resources.files", "3.9"], ["importlib.resources.as_file", "3.9"], ["ast.unparse", "3.9"],
  ["typing.Annotated", "3.9"], ["itertools.pairwise", "3.10"], ["types.NoneType", "3.10"], ["types.UnionType", "3.10"], ["typing.TypeAlias", "3.10"], ["typing.ParamSpec", "3.10"], ["typing.Concatenate", "3.10"],
  ["typing.TypeGuard", "3.10"], ["contextlib.aclosing", "3.10"], ["contextlib.nullcontext", "3.7"], ["dataclasses.KW_ONLY", "3.10"], ["int.bit_count", "3.10"], ["bisect.key", "3.10"], ["sys.stdlib_module_names", "3.10"], ["sys.orig_argv", "3.10"],
  ["datetime.UTC", "3.11"], ["enum.StrEnum", "3.11"], ["enum.verify", "3.11"], ["asyncio.TaskGroup", "3.11"], ["asyncio.timeout", "3.11"], ["asyncio.Runner", "3.11"], ["asyncio.Barrier", "3.11"], ["typing.Self", "3.11"],
  ["typing.Never", "3.11"], ["typing.LiteralString", "3.11"], ["typing.Required", "3.11"], ["typing.NotRequired", "3.11"], ["typing.Unpack", "3.11"], ["typing.assert_never", "3.11"], ["typing.assert_type", "3.11"], ["typing.reveal_type", "3.11"],
  ["contextlib.chdir", "3.11"], ["hashlib.file_digest", "3.11"], ["math.exp2", "3.11"], ["math.cbrt", "3.11"], ["operator.call", "3.11"], ["BaseException.add_note", "3.11"], ["wsgiref.types", "3.11"],
  ["itertools.batched", "3.12"], ["typing.override", "3.12"], ["PosixPath.walk", "3.12"], ["Path.walk", "3.12"], ["collections.abc.Buffer", "3.12"], ["inspect.markcoroutinefunction", "3.12"], ["math.sumprod", "3.12"], ["calendar.Month", "3.12"],
  ["copy.replace", "3.13"], ["typing.TypeIs", "3.13"], ["typing.ReadOnly", "3.13"], ["warnings.deprecated", "3.13"], ["queue.ShutDown", "3.13"], ["asyncio.QueueShutDown", "3.13"], ["PosixPath.full_match", "3.13"], ["random.binomialvariate", "3.12"],
]);

/** Built-in names that came with a release. */
export const BUILTINS: ReadonlyMap<string, string> = new Map([
  ["ExceptionGroup", "3.11"], ["BaseExceptionGroup", "3.11"], ["EncodingWarning", "3.10"], ["aiter", "3.10"], ["anext", "3.10"], ["PythonFinalizationError", "3.13"],
  ["unicode", "3.0"], ["xrange", "3.0"], ["raw_input", "3.0"], ["basestring", "3.0"], ["long", "3.0"], ["unichr", "3.0"], ["reduce", "3.0"], ["execfile", "3.0"],
]);

/** Syntax that came with a release: how its line begins or looks, for a SyntaxError on an older interpreter. */
export const SYNTAX: readonly (readonly [RegExp, string, string])[] = [
  [/^\s*match\s+.+:\s*$|^\s*case\s+.+:\s*$/, "3.10", "`match`"], [/^\s*except\s*\*/, "3.11", "`except*`"], [/^\s*type\s+\w+(\[.*\])?\s*=/, "3.12", "a `type` statement"],
  [/^\s*(async\s+)?(def|class)\s+\w+\[/, "3.12", "type parameters"], [/^\s*with\s*\($/, "3.9", "parenthesised context managers"], [/\bf(["']).*\{[^}]*\1[^}]*\}/, "3.12", "a quote reused inside an f-string"],
  [/^\s*except\s+[\w.]+\s*,\s*[\w.]+(\s*,\s*[\w.]+)*\s*:/, "3.14", "`except` without parentheses"], [/\bt["']/, "3.14", "a template string"], [/\[[^\]]*\*\w+[^\]]*\]\s*(:|=|$)/, "3.11", "unpacking in a subscript"],
];

/** Arguments that are gone: the callable, the argument, the release without it. */
export const ARGUMENTS: readonly (readonly [RegExp, string, string])[] = [
  [/^json\.(loads|load|dumps|dump)$/, "encoding", "3.9"], [/^asyncio\.([\w.]+\.)?(Queue|Lock|Event|Semaphore|Condition|sleep|gather|wait|wait_for|open_connection|start_server|create_subprocess_\w+|PriorityQueue|LifoQueue|BoundedSemaphore|shield|as_completed)(\.__init__)?$/, "loop", "3.10"],
  [/^random\.(Random\.)?shuffle$/, "random", "3.11"], [/(^|\.)smtplib\.|(^|\.)http\.client\.|ftplib\.|imaplib\.|poplib\./, "keyfile", "3.12"],
];

/** Functions that take less than they did: their file and name, what they raise now, from which release on, and what they refuse. */
export const NARROWED: readonly { readonly file: string; readonly func: string; readonly raises: string; readonly message: RegExp; readonly release: string; readonly what: string }[] = [
  { file: "random.py", func: "sample", raises: "TypeError", message: /sequence/, release: "3.11", what: "random.sample of a set" },
  { file: "random.py", func: "seed", raises: "TypeError", message: /seed types/, release: "3.11", what: "random.seed of any hashable object" },
  { file: "asyncio/tasks.py", func: "wait", raises: "TypeError", message: /coroutines/, release: "3.11", what: "asyncio.wait of bare coroutines" },
  { file: "re/_parser.py", func: "_parse", raises: "error", message: /global flags not at the start/, release: "3.11", what: "global flags inside a regular expression" },
  { file: "dataclasses.py", func: "_get_field", raises: "ValueError", message: /mutable default <class '(?!(?:list|dict|set)')/, release: "3.11", what: "an unhashable default of a dataclass field" },
];

/** Whether a version (`3.12.1`) is at least a release (`3.12`). */
export function atLeast(version: string, release: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantMajor = 0, wantMinor = 0] = release.split(".").map(Number);
  return major > wantMajor || (major === wantMajor && minor >= wantMinor);
}

/** How the running version stands to a name of the standard library, or null where the tables do not know it. */
export function lacking(version: string, name: string): { readonly what: "removed" | "added"; readonly release: string } | null {
  const gone = REMOVED.get(name) ?? LEFT.get(name);
  if (gone !== undefined && atLeast(version, gone)) return { what: "removed", release: gone };
  const came = ADDED.get(name);
  return came !== undefined && !atLeast(version, came) ? { what: "added", release: came } : null;
}
