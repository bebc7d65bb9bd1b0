/**
 * What the standard library has in place of what it took away or speaks against, as the "Removed" and "Deprecated" sections
 * of "What's New in Python 3.x" and the library reference name it. Only what takes the same arguments and gives the same.
 */

export interface Moved {
  /** Dotted, as code names it: `collections.abc.Mapping`. */
  readonly name: string;
  /** What `import` has to name for that. */
  readonly module: string;
  /** `from` this module, and what is taken of it; a dot where only its head can be imported (`timezone.utc`). */
  readonly from: string;
  readonly member: string;
}

/** @param module of the dotted name, where it ends before the last dot: a class with a member, say */
function to(name: string, module = name.slice(0, name.lastIndexOf("."))): Moved {
  return { name, module, from: module, member: name.slice(module.length + 1) };
}

const ABSTRACT = ["Mapping", "MutableMapping", "Sequence", "MutableSequence", "Iterable", "Iterator", "Callable", "Hashable", "Set", "MutableSet", "Container",
  "Sized", "Generator", "Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator", "AsyncGenerator", "Reversible", "Collection", "KeysView", "ItemsView", "ValuesView", "MappingView"];
/** What `typing_extensions` has for interpreters that lack it. */
const TYPING = ["Self", "Never", "LiteralString", "Required", "NotRequired", "Unpack", "assert_never", "assert_type", "reveal_type", "override", "TypeIs", "ReadOnly", "Annotated", "TypeAlias", "ParamSpec", "Concatenate", "TypeGuard"];

/** Names of modules. */
export const MOVED: ReadonlyMap<string, Moved> = new Map([
  ...ABSTRACT.map((name) => [`collections.${name}`, to(`collections.abc.${name}`)] as const),
  ...TYPING.map((name) => [`typing.${name}`, to(`typing_extensions.${name}`)] as const),
  ["inspect.getargspec", to("inspect.getfullargspec")], ["time.clock", to("time.perf_counter")], ["fractions.gcd", to("math.gcd")], ["cgi.escape", to("html.escape")],
  ["base64.encodestring", to("base64.encodebytes")], ["base64.decodestring", to("base64.decodebytes")], ["pipes.quote", to("shlex.quote")], ["imp.reload", to("importlib.reload")],
  ["configparser.SafeConfigParser", to("configparser.ConfigParser")], ["locale.format", to("locale.format_string")], ["asyncio.async", to("asyncio.ensure_future")],
  ["asyncio.Task.current_task", to("asyncio.current_task")], ["asyncio.Task.all_tasks", to("asyncio.all_tasks")], 
  ["asyncio.iscoroutinefunction", to("inspect.iscoroutinefunction")], ["datetime.UTC", to("datetime.timezone.utc", "datetime")],
  ["xml.etree.cElementTree", to("xml.etree.ElementTree")], ["sys.maxint", to("sys.maxsize")], ["os.getcwdu", to("os.getcwd")], ["itertools.izip_longest", to("itertools.zip_longest")], ["itertools.ifilterfalse", to("itertools.filterfalse")],
  ["importlib.abc.ResourceReader", to("importlib.resources.abc.ResourceReader")], ["importlib.abc.Traversable", to("importlib.resources.abc.Traversable")], ["importlib.find_loader", to("importlib.util.find_spec")],
  ["distutils.spawn.find_executable", to("shutil.which")], ["distutils.dir_util.copy_tree", to("shutil.copytree")], ["threading.currentThread", to("threading.current_thread")], ["threading.activeCount", to("threading.active_count")],
  ["unittest.makeSuite", to("unittest.defaultTestLoader.loadTestsFromTestCase", "unittest")], ["logging.warn", to("logging.warning")],
  ["ast.Str", to("ast.Constant")], ["ast.Num", to("ast.Constant")], ["ast.Bytes", to("ast.Constant")], ["ast.NameConstant", to("ast.Constant")],
]);

/** Modules that have another name now, with the same contents. */
export const ALIASED: ReadonlyMap<string, string> = new Map([
  ["xml.etree.cElementTree", "xml.etree.ElementTree"], ["ConfigParser", "configparser"], ["Queue", "queue"], ["cPickle", "pickle"], ["StringIO", "io"], ["cStringIO", "io"], ["__builtin__", "builtins"],
  ["SocketServer", "socketserver"], ["Tkinter", "tkinter"], ["httplib", "http.client"], ["urlparse", "urllib.parse"], ["tomllib", "tomli"], ["dummy_threading", "threading"],
]);

/** Methods of objects whose names are the standard library's alone. */
export const METHODS: ReadonlyMap<string, string> = new Map([
  ["isAlive", "is_alive"], ["readfp", "read_file"], ["assertEquals", "assertEqual"], ["assertNotEquals", "assertNotEqual"], ["assertAlmostEquals", "assertAlmostEqual"], ["assertNotAlmostEquals", "assertNotAlmostEqual"],
  ["assertRegexpMatches", "assertRegex"], ["assertNotRegexpMatches", "assertNotRegex"], ["assertRaisesRegexp", "assertRaisesRegex"], ["assertItemsEqual", "assertCountEqual"], ["assert_", "assertTrue"],
  ["failUnless", "assertTrue"], ["failIf", "assertFalse"], ["failUnlessEqual", "assertEqual"], ["getiterator", "iter"],
  ["iteritems", "items"], ["itervalues", "values"], ["iterkeys", "keys"], ["notifyAll", "notify_all"], ["isSet", "is_set"], ["warn", "warning"],
]);

/** Calls without arguments that became attributes. */
export const CALLED: ReadonlyMap<string, string> = new Map([["getName", "name"], ["isDaemon", "daemon"]]);
