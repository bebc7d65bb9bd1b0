/** Pins a distribution against the version that the change moved it to: the requirement as it was. */
import type { Dossier } from "../../diagnose/dossier.js";
import { changed } from "../../diagnose/facts-of-change.js";
import type { Fixer } from "../fix.js";
import { proposal } from "../project.js";
import { hunksOf, restored } from "../restore.js";

const MANIFEST = /(^|\/)(pyproject\.toml|setup\.cfg|setup\.py|Pipfile|pytest\.ini|tox\.ini|conftest\.py|[\w./-]*requirements[\w./-]*\.(txt|in)|constraints[\w.-]*\.txt)$/;
const VERSION = /\d+\.\d+/;

/** A version in a path is in force at once; one in a requirement only once it is installed. */
const isInstalled = (dossier: Dossier): boolean =>
  !changed(dossier).filter(({ file }) => MANIFEST.test(file)).some(({ removed }) => removed.some(({ text }) => /[\w.]+-\d[\w.]*["'\s/]*$|\/[\w.]+-\d/.test(text)));

export const dependencyUpgrade: Fixer = {
  kinds: ["env.dependency-upgrade"],
  propose({ dossier, text }) {
    const edits = changed(dossier).filter(({ file }) => MANIFEST.test(file)).flatMap(({ file }) => {
      const content = text(file);
      const moved = hunksOf(dossier, file).filter(({ added, removed }) => added.some((one) => VERSION.test(one)) && removed.some((one) => VERSION.test(one)));
      const before = content === null ? null : restored(content, moved);
      return before === null ? [] : [{ file, content: before }];
    });
    return proposal("keeps the version from before the change", edits, isInstalled(dossier) ? "install" : undefined);
  },
};
