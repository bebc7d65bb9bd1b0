/** Small words that all renderers share. */

/** "1 root", "2 roots", "12,000 roots". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${counted(count)} ${count === 1 ? one : many}`;
}

/** "1,234": whole numbers with their thousands apart. By hand, since the first use of a locale loads its data for longer than a whole report takes. */
export function counted(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.slice(-1).join("")}`;
}

/** "0.4 s", "14 s", "2 min 5 s". */
export function duration(seconds: number): string {
  if (seconds < 10) return `${String(Math.round(seconds * 10) / 10)} s`;
  const whole = Math.round(seconds);
  if (whole < 120) return `${String(whole)} s`;
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60)} s`;
}
