/**
 * No child outlives us, whatever kills us: a process that waits for our end, on a pipe that the kernel closes for us, and
 * then ends what we left running. The runner's own agent finds orphans in the same way, by a variable that children inherit.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { Socket } from "node:net";

export interface Guard {
  /** What each child finds in its environment, and hands on: so those that leave their process group are found (Linux). */
  readonly mark: Readonly<Record<string, string>>;
  /** A process group that runs from now on. */
  add(group: number): void;
  /** It has ended: its number may soon be another's. */
  remove(group: number): void;
}

/**
 * POSIX sh, given the mark as $1. It reads `+ GROUP` and `- GROUP`, nothing else, until our end closes the pipe. What is
 * left is killed in two turns, since the first may meet a process that is just starting another.
 */
const SCRIPT = `
trap '' HUP INT TERM
alive=' '
while read -r sign group; do
  case $sign in
    +) alive="$alive$group " ;;
    -) alive="\${alive%%" $group "*} \${alive#*" $group "}" ;;
  esac
done
for turn in 1 2; do
  for group in $alive; do kill -s KILL -- "-$group"; done
  for file in $(grep -lsF -e "$1" /proc/[0-9]*/environ); do
    pid=\${file#/proc/}
    kill -s KILL "\${pid%/environ}"
  done
done
`;

const NOBODY: Guard = { mark: {}, add: () => undefined, remove: () => undefined };

/** Starts the guard. Where there is no \`sh\` (Windows) children are ended by us alone, as long as we live. */
export function startGuard(): Guard {
  if (process.platform === "win32") return NOBODY;
  const mark = { PYTHON_TRACE_CHILD_OF: randomUUID() };
  const sh = spawn("sh", ["-c", SCRIPT, "sh", mark.PYTHON_TRACE_CHILD_OF], { cwd: "/", env: { PATH: process.env["PATH"] ?? "" }, detached: true, stdio: ["pipe", "ignore", "ignore"] });
  const pipe = sh.stdin;
  sh.on("error", () => undefined);
  pipe.on("error", () => undefined);
  // It waits for us, and we never wait for it.
  sh.unref();
  if (pipe instanceof Socket) pipe.unref();
  const tell = (sign: "+" | "-", group: number): void => {
    pipe.write(`${sign} ${String(group)}\n`);
  };
  return { mark, add: (group) => { tell("+", group); }, remove: (group) => { tell("-", group); } };
}
