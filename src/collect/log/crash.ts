/** Words of a run that died. */

/** The node that an xdist worker ran when it died (`xdist/dsession.py`), null for any other message. */
export function crashedWorker(message: string): string | null {
  return /^worker '[^']*' crashed while running '([^]*)'$/.exec(message.trim())?.[1] ?? null;
}
