/** A command line as a person types it. */

const BARE = /^[A-Za-z0-9_@%+=:,./~^-]+$/;
 
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

/** The same for the eye: as many words as `room` characters hold, but the first two at least, and how many more there are. */
export function shellShown(argv: readonly string[], room = 160): string {
  let shown = shellWords(argv.slice(0, 2));
  for (const [index, word] of argv.entries()) {
    if (index < 2) continue;
    const next = `${shown} ${quote(word)}`;
    if (next.length > room && index < argv.length - 1) return `${shown} … and ${String(argv.length - index)} more`;
    shown = next;
  }
  return shown;
}
