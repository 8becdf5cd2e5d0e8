import type { Event, Presence } from '@ronde/engine';
import { armyShown } from './army.ts';

/** « Ronde 2, table 2 », with the two players where it names them alone, as a line of the log begins in either language. */
const place = /^(\S+ \d+, table \d+)(?: \(.*?\))?(?:, |\u00a0?: )/;

/** The facts of one decision on one line: those of the same table name it, and its players, once. */
export function joinedFacts(lines: readonly string[], between: string): string {
  const at = (line = ''): string | undefined => place.exec(line)?.[1];
  return lines
    .map((line, i) => {
      const own = at(line);
      return own !== undefined && own === at(lines[i - 1]) ? line.replace(place, '') : line;
    })
    .join(between);
}

/**
 * The facts that are told. A result takes along what was said of its table until then, a confirmation or the games of a
 * match that went on; the closing fixes the season of the ratings. None of them is a change that somebody made.
 */
export function toldFacts(events: readonly Event[]): readonly Event[] {
  const told = events.filter((one) => {
    switch (one.kind) {
      case 'confirmed':
      case 'running':
        return (
          one.to !== null ||
          !events.some((by) => by.kind === 'result' && by.match === one.match && by.round === one.round)
        );
      case 'final-running':
        return one.to !== null || !events.some(({ kind }) => kind === 'final-result');
      case 'settings':
        return !events.some(({ kind }) => kind === 'closed' || kind === 'reopened');
      default:
        return true;
    }
  });
  return told.length > 0 ? told : events;
}

/** A roll call in one decision: what everybody in it is noted as. */
export function rollCalled(events: readonly Event[]): Presence | null {
  const [first] = events;
  if (events.length < 3 || first?.kind !== 'presence') return null;
  return events.every((event) => event.kind === 'presence' && event.to === first.to) ? first.to : null;
}

type ResultEvent = Extract<Event, { readonly kind: 'result' }>;

/** The result by which one decision ends what was open at a table, a doubt or an entry, and confirms it; else none. */
export function settledTable(events: readonly Event[]): ResultEvent | undefined {
  const result = events.find((event) => event.kind === 'result');
  const ends =
    result?.to && events.some(({ kind }) => kind === 'confirmed') && events.every((one) => isPart(one, result));
  return ends ? result : undefined;
}

function isPart(event: Event, result: ResultEvent): boolean {
  if (event.kind === 'result') return event === result;
  if (event.kind !== 'confirmed' && event.kind !== 'claimed' && event.kind !== 'disputed') return false;
  return event.match === result.match && (event.to !== null) === (event.kind === 'confirmed');
}

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
  return `${armyShown({ number: Number(value.number), name: String(value.name) })} (${value.edition})`;
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
