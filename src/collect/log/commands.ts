/** Commands that a log shows before their output. */
import { changeDirectory } from "./names.js";

/** What a shell, tox, nox or a CI service puts before a command that it is going to run. */
const PROMPT = /^(?:\++ |\$ |> |nox > |[\w.:/-]+: commands(?:_pre|_post)?\[\d+\]> |##\[group\]Run |\[command\])/;
const PYTEST = /(?:^|[\s;&|(])(?:\S*\/)?(?:pytest|py\.test)(?=$|[\s;&|)])/;
/** A bare command line (`make` prints them so): pytest comes first, behind nothing but a program that starts it. */
const BARE = /^(?:[A-Za-z_]\w*=\S* )*(?:(?:uv|poetry|pdm|hatch|pipenv|rye) run (?:-\S+ )*|(?:\S*\/)?coverage run (?:-\S+ )*-m |(?:\S*\/)?python[\d.]* (?:-\S+ )*-m )?(?:\S*\/)?(?:pytest|py\.test)(?: |$)/;
const CD = /(?:^|&& |; |\()cd ("[^"]+"|'[^']+'|[^\s;&|)]+)/g;
const MAKE = /^make(?:\[\d+\])?: (Entering|Leaving) directory [`']([^']+)'$/;

export interface Shell {
  /** Folder, relative to where the log began. */
  readonly directory: string;
  /** The last command line with pytest in it. */
  readonly command: string | null;
}

/** What a line says of where the next run is and how it was called; the same object for a line that says nothing. */
export function follow(shell: Shell, text: string): Shell {
  const make = text.startsWith("make") ? MAKE.exec(text) : null;
  if (make !== null) return { ...shell, directory: make[1] === "Entering" ? changeDirectory("", make[2] ?? "") : "" };
  const prompt = PROMPT.exec(text)?.[0];
  const command = prompt === undefined ? text : text.slice(prompt.length);
  if (command.length > 2000 || (prompt === undefined && !BARE.test(command) && !/^\(?cd /.test(command))) return shell;
  const directory = [...command.matchAll(CD)].reduce((from, found) => changeDirectory(from, (found[1] ?? "").replace(/^["']|["']$/g, "")), shell.directory);
  const runs = PYTEST.test(command);
  if (!runs && directory === shell.directory) return shell;
  return { directory, command: runs ? command : shell.command };
}
