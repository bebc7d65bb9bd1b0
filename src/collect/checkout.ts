/** Where the machines of CI services keep the checkout, so that their absolute paths can be read from its root. */

/** GitHub (also in containers and on Windows), GitLab. */
const CHECKOUT = /^(?:\/home\/runner\/work\/[^/]+\/[^/]+|\/__w\/[^/]+\/[^/]+|\/builds\/[^/]+\/[^/]+|[A-Za-z]:\/a\/[^/]+\/[^/]+)(?:\/|$)/;

/**
 * A path from the root of the checkout, with forward slashes; as it is where it leads elsewhere.
 * @param root pytest's rootdir where the log shows it, which serves where the service is not known
 */
export function fromCheckout(path: string, root: string | null): string {
  const file = path.includes("\\") ? path.replaceAll("\\", "/") : path;
  const known = CHECKOUT.exec(file);
  if (known !== null) return file.slice(known[0].length);
  const base = root === null ? null : `${root.replaceAll("\\", "/")}/`;
  return base !== null && base !== "/" && file.startsWith(base) ? file.slice(base.length) : file;
}
