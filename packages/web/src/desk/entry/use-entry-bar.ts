import type { MatchResult } from '@ronde/engine';
import { armyTotal } from '@ronde/engine/tournament/possible-result';
import { useRef, useState } from 'react';
import { readJson, writeJson } from '../../core/storage.ts';
import { readTyped } from '../../results/parse-result.ts';
import {
  blank,
  inNextMode,
  sameTyped,
  slotsOf,
  type Typed,
  textIn,
  withForfeit,
  withText,
  withVictory,
} from '../../results/result-fields.ts';
import { typedOf } from '../../results/result-to-fields.ts';
import type { Slot, SlotSide } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { type EntryRules, useFields } from './entry-rules.ts';
import { type EntryTable, neighbour, shownResult } from './tables.ts';

interface Asked<Table extends EntryTable> {
  readonly tables: readonly Table[];
  /** How a table is typed; null: none stands in the strip. */
  readonly rulesOf: (table: Table | null) => EntryRules;
  /** Whose totals are not yet known from it: 0 after all rounds. */
  readonly round: number;
  /** The table that the strip begins with. */
  readonly first: number | null;
}

/** What is done in the fields, and how another table comes into them. */
export interface Typing {
  type(slot: Slot, text: string): void;
  forfeit(side: SlotSide): void;
  victory(side: SlotSide): void;
  /** Points instead of cohesion, and back. */
  changeMode(): void;
  pick(table: number, focus?: boolean): void;
  /** The same, with the cursor in the table field: another number may be typed at once. */
  open(table: number): void;
  step(by: 1 | -1): void;
  /** Takes everything out of the fields, the cursor back to the table field. */
  empty(): void;
  /** What was being typed when the page went away stands in the fields again. */
  readonly resumed: boolean;
  /** The cursor where the typing goes on. */
  resume(): void;
}

/** The strip itself: which table stands in it, what is typed of it; the same for a round and for a final. */
export function useEntryBar<Table extends EntryTable>({ tables, rulesOf, round, first }: Asked<Table>) {
  const { tournament, people } = useDesk();
  const fields = useFields();
  const at = (number: number | null) => tables.find(({ table }) => table === number);
  const emptyOf = (table: Table | undefined): Typed => {
    const total = (side: SlotSide) =>
      String((table && armyTotal(tournament, table.seats.players[side], round, people)) ?? '');
    return blank(rulesOf(table ?? null).modes[0], [total(0), total(1)]);
  };
  const opening = (number: number | null): EntryBarState =>
    stripOf(at(number), number === null ? '' : String(number), emptyOf(at(number)));
  const [left] = useState(() => keptEntryBar(tournament.id, round, tables));
  const [strip, put] = useState<EntryBarState>(() => left ?? opening(first));
  const setStrip = (next: EntryBarState) => {
    put(next);
    keepEntryBar(tournament.id, round, next, at(Number(next.tableText)));
  };
  // The table that the strip came with: what a score typed in the table field is meant for.
  const proposed = useRef(left ? Number(left.tableText) : first);
  const current = tables.find(({ table }) => String(table) === strip.tableText) ?? null;
  const rules = rulesOf(current);
  const reading = current ? readTyped(strip.typed, current.seats, rules) : null;
  const show = (number: number | null) => setStrip(opening(number));
  const propose = (number: number | null) => {
    proposed.current = number;
    show(number);
  };
  const write = (typed: Typed) => setStrip({ ...strip, typed, asked: false, disputing: false });
  const typing: Typing = {
    type: (slot, text) => write(withText(strip.typed, slot, text)),
    forfeit: (side) => write(withForfeit(strip.typed, side, rules.bestOf)),
    victory: (side) => {
      if (rules.wargame || rules.kinds.includes('decided')) write(withVictory(strip.typed, side));
    },
    changeMode: () => write(inNextMode(strip.typed, rules.modes)),
    pick: (number, focus = true) => {
      propose(number);
      if (focus) requestAnimationFrame(() => fields.at('0.0')?.select());
    },
    open: (number) => {
      propose(number);
      fields.wantTable();
    },
    step: (by) => {
      const numbers = tables.map(({ table }) => table);
      propose(neighbour(numbers, current?.table ?? 0, by));
    },
    empty: () => {
      if (current) write(emptyOf(current));
      else show(proposed.current);
      fields.wantTable();
    },
    resumed: left !== null,
    resume: () => {
      const order = slotsOf(strip.typed, rules);
      const slot = order.find((one) => textIn(strip.typed, one) === '') ?? order.at(-1);
      if (slot) fields.goOn(slot);
    },
  };
  return { fields, strip, setStrip, current, rules, reading, at, emptyOf, opening, show, propose, proposed, typing };
}

/** What is typed and not yet saved, with who sits there: a table drawn anew is another table. */
interface Kept {
  readonly players: readonly string[];
  readonly strip: EntryBarState;
}

const keyOf = (tournament: string, round: number): string => `ronde.strip ${tournament} ${round}`;

/** `round` 0: the final. */
export function keepEntryBar(
  tournament: string,
  round: number,
  strip: EntryBarState,
  table: EntryTable | undefined,
): void {
  const kept: Kept | null = table && touchedFields(strip) ? { players: table.seats.players, strip } : null;
  writeJson(keyOf(tournament, round), kept, 'tab');
}

/** As it was left, with what its author saw; null: nothing was being typed, or those two no longer sit there. */
export function keptEntryBar(tournament: string, round: number, tables: readonly EntryTable[]): EntryBarState | null {
  const kept: unknown = readJson(keyOf(tournament, round), 'tab');
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

/** A table opened: what stands there, else what one of the two has entered, else nothing. */
export function stripOf(table: EntryTable | undefined, tableText: string, empty: Typed = blank()): EntryBarState {
  const opened = (table && shownResult(table)) ?? null;
  const said = opened ?? table?.match.claim?.value;
  const typed = table ? typedOf(said, table.seats, empty) : empty;
  return { tableText, typed, base: typed, opened, asked: false, note: '', disputing: false };
}

export const touchedFields = ({ typed, base, note }: EntryBarState): boolean => !sameTyped(typed, base) || note !== '';
