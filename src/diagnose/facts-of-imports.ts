/** Readings of import errors: the missing name, the statement, and where Python went wrong. */
import type { Frame } from "../probe/facts.js";
import type { Dossier } from "./dossier.js";
import { deepest, isA, own, passes, raised, type Raised } from "./facts-of-frames.js";
import { modules } from "./facts-of-sources.js";

/** What a caught import error is worth where the module is the project's own: no optional dependency, then. */
export const OWN_MODULE = 0.9;

export interface MissingModule extends Raised {
  /** Dotted name that was not found, and its first part. */
  readonly name: string;
  readonly top: string;
  /** The import statement: the innermost frame in the project's own files. */
  readonly frame: Frame;
}

/**
 * Modules that were not found, each with the statement that wanted it. Targets of `mock.patch` and `monkeypatch` and
 * pytest's own plugin names do not count: nothing of the project imports those.
 */
export function missingModules(dossier: Dossier): readonly MissingModule[] {
  return raised(dossier).flatMap((one): MissingModule[] => {
    const name = one.exception.import?.name;
    const frame = deepest(dossier, one.exception);
    if (!isA(one.exception, "ModuleNotFoundError") || name === null || name === undefined || name === "" || frame === undefined) return [];
    if (resolvesText(one)) return [];
    return [{ ...one, name, top: name.split(".")[0] ?? name, frame }];
  });
}

/** Whether the import came from a dotted name in a string: unittest.mock, monkeypatch, pkgutil, or pytest's plugin list. */
export function resolvesText({ exception }: Raised): boolean {
  return passes(exception, "unittest/mock.py") || passes(exception, "pkgutil.py", "resolve_name") ||
    passes(exception, "_pytest/monkeypatch.py") || passes(exception, "_pytest/config/__init__.py", "import_plugin");
}

/** Whether a module is part of the interpreter that ran. */
export function isStdlib(dossier: Dossier, top: string): boolean {
  return dossier.environment.stdlib.includes(top);
}

/** Files of the project's own that define this module, shortest path first. */
export function ownModules(dossier: Dossier, name: string): readonly string[] {
  return modules(dossier, name).filter((file) => own(dossier, file));
}

/** Folders of the project's own that can serve as a namespace package of this name. */
export function ownFolders(dossier: Dossier, top: string): readonly string[] {
  const folders = dossier.files.filter((file) => own(dossier, file)).flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    const at = parts.indexOf(top);
    return at < 0 ? [] : [parts.slice(0, at + 1).join("/")];
  });
  return [...new Set(folders)];
}

/** The folder that has to be on `sys.path` for a file of a package: the one above the outermost `__init__.py`; "." for the project. */
export function packageRoot(dossier: Dossier, file: string): string {
  const folders = file.split("/").slice(0, -1);
  while (folders.length > 0 && dossier.files.includes([...folders, "__init__.py"].join("/"))) folders.pop();
  return folders.join("/") || ".";
}

/** Distributions whose import name is not their own name, as PyPI has them: what a manifest has to say. */
const DISTRIBUTIONS: Readonly<Record<string, string>> = {
  attr: "attrs", bs4: "beautifulsoup4", cv2: "opencv-python", Crypto: "pycryptodome", dateutil: "python-dateutil", docx: "python-docx",
  dotenv: "python-dotenv", fitz: "PyMuPDF", git: "GitPython", google: "google-api-python-client", jose: "python-jose", jwt: "PyJWT",
  ldap: "python-ldap", magic: "python-magic", MySQLdb: "mysqlclient", nacl: "PyNaCl", OpenSSL: "pyOpenSSL", PIL: "Pillow", pkg_resources: "setuptools",
  psycopg2: "psycopg2-binary", serial: "pyserial", skimage: "scikit-image", sklearn: "scikit-learn", slugify: "python-slugify",
  socks: "PySocks", telegram: "python-telegram-bot", usb: "pyusb", websocket: "websocket-client", win32api: "pywin32", yaml: "PyYAML", zmq: "pyzmq",
};

/** The distribution that gives a top-level module: as installed, else as known, else the same name. */
export function distributionOf(dossier: Dossier, top: string): string {
  return dossier.environment.distributions.find((one) => one.modules.includes(top))?.name ?? DISTRIBUTIONS[top] ?? top;
}
