/**
 * Puts a text between `<!-- NAME:start -->` and `<!-- NAME:end -->` of a page.
 * @param {string} page @param {string} name @param {string} content
 */
export function between(page, name, content) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page lacks ${start} … ${end}`);
  return `${page.slice(0, from + start.length)}\n${content}\n${page.slice(to)}`;
}
