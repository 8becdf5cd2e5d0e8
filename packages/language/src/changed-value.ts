/** The keys that a change names on either side, in the order of `names`. */
export function keysChanged<K extends string>(
  names: Readonly<Record<K, string>>,
  from: Readonly<Partial<Record<K, unknown>>>,
  to: Readonly<Partial<Record<K, unknown>>>,
): readonly K[] {
  const all = Object.keys(names) as K[];
  return all.filter((key) => Object.hasOwn(from, key) || Object.hasOwn(to, key));
}

/** A value short enough to stand in a line: a number, a text or an army in quotation marks; null for the others. */
export function shortValue(value: unknown, quoted: (text: string) => string): string | null {
  if (typeof value === 'number') return value < 0 ? `−${Math.abs(value)}` : String(value);
  const text = typeof value === 'string' ? value : armyNamed(value);
  return text === null ? null : quoted(text);
}

/** « 40 Alexandre le Grand (V4) »: an army is its edition and its number. */
function armyNamed(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('edition' in value && 'number' in value && 'name' in value)) return null;
  return `${value.number} ${value.name} (${value.edition})`;
}

/** The season that the settings of the ratings name; null for every other value. */
export function seasonNamed(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('season' in value)) return null;
  const { season } = value;
  return typeof season === 'object' && season !== null && 'name' in season ? String(season.name) : null;
}

/** Of the settings, whose texts are codes that nobody reads. */
export const settingValue = (value: unknown): string | null =>
  typeof value === 'string' ? null : shortValue(value, String);
