import type { MatchResult } from '@ronde/engine';
import { readJson, writeJson } from '../../core/storage.ts';
import { blank, sameTyped, type Typed } from '../../results/result-fields.ts';
import { typedOf } from '../../results/result-to-fields.ts';
import { type EntryTable, shownResult } from './tables.ts';

/** The strip at one moment. */
export interface EntryBarState {
  /** As typed; may name no table. */
  readonly tableText: string;
  readonly typed: Typed;
  /** What the fields held when the table was opened: another content is somebody's typing. */
  readonly base: Typed;
  /** What stood at the table when it was opened: what the author saw, whatever comes in meanwhile (CONC-01). */
  readonly opened: MatchResult | null;
  /** Enter was pressed on what has to be asked about. */
  readonly asked: boolean;
  /** Why, in free words: beside a result that somebody granted, or a dispute. */
  readonly note: string;
  /** `L` was pressed: the reason of a dispute is asked for. */
  readonly disputing: boolean;
}

/**
 * A table opened: what stands there, else what one of the two has entered, else the games that are over, else nothing.
 * In a dispute nothing: the first to type must not win by a key that is pressed out of habit.
 */
export function stripOf(table: EntryTable | undefined, tableText: string, empty: Typed = blank()): EntryBarState {
  const opened = (table && shownResult(table)) ?? null;
  const running = table?.match.running;
  const soFar = running && ({ kind: 'games', games: running.games } as const);
  const said = table?.match.disputed && !table.kept ? undefined : (opened ?? table?.match.claim?.value ?? soFar);
  const typed = table ? typedOf(said, table.seats, empty) : empty;
  return { tableText, typed, base: typed, opened, asked: false, note: '', disputing: false };
}

export const touchedFields = ({ typed, base, note }: EntryBarState): boolean => !sameTyped(typed, base) || note !== '';

/** What is typed in a round and not yet saved. */
export interface KeptTyping {
  /** The table that is being typed in; null: none. */
  readonly at: number | null;
  /** By table: a figure survives that another table is chosen. */
  readonly tables: ReadonlyMap<number, EntryBarState>;
}

/** With who sits there: a table drawn anew is another table. */
interface Kept {
  readonly players: readonly string[];
  readonly strip: EntryBarState;
}

const keyOf = (tournament: string, round: number): string => `ronde.typing ${tournament} ${round}`;

/** `round` 0: the final. */
export function keepTyping(
  tournament: string,
  round: number,
  { at, tables }: KeptTyping,
  seats: readonly EntryTable[],
): void {
  const kept = seats.flatMap(({ table, seats: { players } }): readonly Kept[] => {
    const strip = tables.get(table);
    return strip ? [{ players, strip }] : [];
  });
  writeJson(keyOf(tournament, round), kept.length > 0 ? { at, kept } : null, 'tab');
}

/** As it was left, with what its author saw; nothing of a table where others sit by now. */
export function keptTyping(tournament: string, round: number, seats: readonly EntryTable[]): KeptTyping {
  const stored: unknown = readJson(keyOf(tournament, round), 'tab');
  const kept = isObject(stored) && Array.isArray(stored.kept) ? stored.kept.filter(isKept) : [];
  const tables = new Map<number, EntryBarState>();
  for (const { players, strip } of kept) {
    const table = seats.find((one) => String(one.table) === strip.tableText);
    if (table?.seats.players.join() === players.join()) tables.set(table.table, { ...strip, asked: false });
  }
  const at = isObject(stored) && typeof stored.at === 'number' && tables.has(stored.at) ? stored.at : null;
  return { at, tables };
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !Array.isArray(value.players) || !isObject(value.strip)) return false;
  const { typed, base } = value.strip;
  return isTyped(typed) && isTyped(base);
}

/** Every key that the fields read is there. */
const isTyped = (value: unknown): boolean => isObject(value) && Object.keys(blank()).every((key) => key in value);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
