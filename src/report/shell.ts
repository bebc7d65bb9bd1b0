/** A command line as a person types it. */

const BARE = /^[A-Za-z0-9_@%+=:,./~^-]+$/;
// eslint-disable-next-line no-control-regex -- these are what a plain quote cannot show
const CONTROL = /[\u0000-\u001f\u007f]/;

function quote(word: string): string {
  if (BARE.test(word) && !word.startsWith("~")) return word;
  if (!CONTROL.test(word)) return `'${word.replaceAll("'", "'\\''")}'`;
  // bash, zsh and POSIX 2024: $'…' with escapes
  const escaped = word.replace(/[\\']/g, "\\$&").replace(/[\u0000-\u001f\u007f]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}`);
  return `$'${escaped}'`;
}

/** Quotes words for a POSIX shell. */
export function shellWords(argv: readonly string[]): string {
  return argv.map(quote).join(" ");
}

/** The same for the eye: the first words and how many more there are. */
export function shellShown(argv: readonly string[], most = 12): string {
  const rest = argv.length - most;
  return rest > 1 ? `${shellWords(argv.slice(0, most))} … and ${String(rest)} more` : shellWords(argv);
}
