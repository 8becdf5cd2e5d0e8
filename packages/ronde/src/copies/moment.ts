/** `2026-11-14T10:42:07.123Z` → `2026-11-14T10-42-07Z`: sorts by time, and every disk takes it as a name. */
export const momentInName = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-');

/** The day as this place counts it, `2026-11-14`. */
export function civilDay(time: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
