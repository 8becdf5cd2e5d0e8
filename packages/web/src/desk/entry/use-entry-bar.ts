import { armyTotal } from '@ronde/engine/tournament/possible-result';
import { useMemo, useRef, useState } from 'react';
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
import type { Slot, SlotSide } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { type EntryBarState, keepTyping, keptTyping, stripOf, touchedFields } from './entry-bar-state.ts';
import { type EntryRules, useFields } from './entry-rules.ts';
import { type EntryTable, neighbour } from './tables.ts';

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
  /** `on` missing: turned round, as a button is; a key pressed twice says the same twice. */
  forfeit(side: SlotSide, on?: true): void;
  victory(side: SlotSide): void;
  /** Points instead of cohesion, and back. */
  changeMode(): void;
  pick(table: number, focus?: boolean): void;
  /** The same, with the cursor in the table field: another number may be typed at once. */
  open(table: number): void;
  step(by: 1 | -1): void;
  /** Takes everything out of the fields, the cursor back to the table field. */
  empty(): void;
  /**
   * After Enter on a number that no table has, what is typed next is a number of a table, and no score of another one,
   * until a table is chosen.
   */
  askTable(asked: boolean): void;
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
  const [left] = useState(() => keptTyping(tournament.id, round, tables));
  const [typedAt, putTypedAt] = useState(left.tables);
  const opening = (number: number | null): EntryBarState =>
    (number !== null && typedAt.get(number)) ||
    stripOf(at(number), number === null ? '' : String(number), emptyOf(at(number)));
  const [strip, put] = useState<EntryBarState>(() => (left.at === null ? opening(first) : opening(left.at)));
  /** `saved`: nothing is left to type there. */
  const setStrip = (next: EntryBarState, saved?: number) => {
    const table = at(Number(next.tableText));
    const after = new Map(typedAt);
    if (saved !== undefined) after.delete(saved);
    if (table) after.delete(table.table);
    // Emptied fields are nobody's figures: a correction that is given up is not one that waits.
    const touched =
      table !== undefined && touchedFields(next) && !(sameTyped(next.typed, emptyOf(table)) && !next.note);
    if (touched) after.set(table.table, { ...next, asked: false, disputing: false });
    put(next);
    if (touched || after.size < typedAt.size) putTypedAt(after);
    keepTyping(tournament.id, round, { at: touched ? table.table : null, tables: after }, tables);
  };
  // The table that the strip came with: what a score typed in the table field is meant for.
  const proposed = useRef(left.at ?? first);
  const tableAsked = useRef(false);
  const current = tables.find(({ table }) => String(table) === strip.tableText) ?? null;
  const rules = rulesOf(current);
  const reading = current ? readTyped(strip.typed, current.seats, rules) : null;
  const show = (number: number | null, saved?: number) => setStrip(opening(number), saved);
  const propose = (number: number | null, saved?: number) => {
    tableAsked.current = false;
    proposed.current = number;
    show(number, saved);
  };
  const write = (typed: Typed) => setStrip({ ...strip, typed, asked: false, disputing: false });
  const typing: Typing = {
    type: (slot, text) => write(withText(strip.typed, slot, text)),
    forfeit: (side, on) => {
      if (!on || !strip.typed.away[side]) write(withForfeit(strip.typed, side, rules.bestOf));
    },
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
    askTable: (asked) => {
      tableAsked.current = asked;
    },
    empty: () => {
      tableAsked.current = false;
      if (current) write(emptyOf(current));
      else show(proposed.current);
      fields.wantTable();
    },
    resumed: left.at !== null,
    resume: () => {
      const order = slotsOf(strip.typed, rules);
      const slot = order.find((one) => textIn(strip.typed, one) === '') ?? order.at(-1);
      if (slot) fields.goOn(slot);
    },
  };
  const unsaved = useMemo(() => new Set(typedAt.keys()), [typedAt]);
  const tools = { at, emptyOf, opening, show, propose, proposed, tableAsked, typing };
  return { fields, strip, setStrip, current, rules, reading, unsaved, ...tools };
}
