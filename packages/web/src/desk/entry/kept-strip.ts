import { keepInTab, keptInTab } from '../../core/tab-kept.ts';
import { blank } from '../../results/typed.ts';
import { type Strip, touched } from './strip.ts';
import type { EntryTable } from './tables.ts';

/** What is typed and not yet saved, with who sits there: a table drawn anew is another table. */
interface Kept {
  readonly players: readonly string[];
  readonly strip: Strip;
}

const keyOf = (tournament: string, round: number): string => `ronde.strip ${tournament} ${round}`;

/** `round` 0: the final. */
export function keepStrip(tournament: string, round: number, strip: Strip, table: EntryTable | undefined): void {
  const kept: Kept | null = table && touched(strip) ? { players: table.seats.players, strip } : null;
  keepInTab(keyOf(tournament, round), kept);
}

/** As it was left, with what its author saw; null: nothing was being typed, or those two no longer sit there. */
export function keptStrip(tournament: string, round: number, tables: readonly EntryTable[]): Strip | null {
  const kept = keptInTab(keyOf(tournament, round));
  if (!isKept(kept)) return null;
  const table = tables.find((one) => String(one.table) === kept.strip.tableText);
  return table && table.seats.players.join() === kept.players.join() ? { ...kept.strip, asked: false } : null;
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !Array.isArray(value.players) || !isObject(value.strip)) return false;
  const { typed, base } = value.strip;
  return isTyped(typed) && isTyped(base);
}

/** Every key that the fields read is there. */
const isTyped = (value: unknown): boolean => isObject(value) && Object.keys(blank()).every((key) => key in value);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
