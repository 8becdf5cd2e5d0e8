import type { MatchResult } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useExternal } from '../api/external.ts';
import { newId } from '../api/new-id.ts';
import { keep, outbox } from '../api/outbox.ts';
import { signature } from '../api/send.ts';
import { deliverResults } from '../api/use-delivery.ts';
import { announce } from '../frame/announcer.tsx';
import { useDesk } from '../frame/desk.ts';
import { useUi } from '../session/use-words.ts';
import { follow } from './follow.ts';
import { neighbour, nextMissing } from './next-table.ts';
import { sameResult } from './same-result.ts';
import { type EntryTable, entryTables, keptOf, shownResult } from './tables.ts';
import {
  blank,
  meantForTable,
  type Reading,
  readTyped,
  type Side,
  sameTyped,
  type Typed,
  typedOf,
  withForfeit,
  withScore,
} from './typed.ts';

/** The entry strip's state and acts, the same for the strip and for the sheet of a phone. */
export interface Entry {
  readonly tables: readonly EntryTable[];
  readonly missing: readonly number[];
  /** As typed; may name no table. */
  readonly tableText: string;
  readonly current: EntryTable | null;
  readonly typed: Typed;
  readonly reading: Reading | null;
  /** Enter was pressed on an unlikely score, or on half a result: the strip asks. */
  readonly asked: boolean;
  /** What stands at the table now, when somebody else changed it since it was opened here and typed in. */
  readonly overtaken: { readonly now: MatchResult | null } | null;
  readonly fields: Readonly<Record<'table' | Side, RefObject<HTMLInputElement | null>>>;
  typeTable(text: string): void;
  type(side: Side, text: string): void;
  forfeit(side: Side): void;
  pick(table: number, focus?: boolean): void;
  /** The same, with the cursor in the table field: another number may be typed at once. */
  open(table: number): void;
  step(by: 1 | -1): void;
  /** Takes everything out of the fields, the cursor back to the table field. */
  empty(): void;
  /** Back from the question to the fields, as they are. */
  correct(): void;
  save(): void;
}

export function useEntry(round: number, onDone: () => void): Entry {
  const desk = useDesk();
  const ui = useUi();
  const client = useQueryClient();
  const content = desk.tournament.rounds[round - 1];
  const kept = keptOf(useExternal(outbox), desk.t, round);
  const tables = content ? entryTables(content, kept) : [];
  const missing = tables.filter((table) => !shownResult(table)).map(({ table }) => table);
  const [tableText, setTableText] = useState(() => String(missing[0] ?? ''));
  const [typed, setTyped] = useState<Typed>(blank);
  const [asked, setAsked] = useState(false);
  // What stood at the table when it was opened: what the author saw, whatever comes in meanwhile (CONC-01).
  const [opened, setOpened] = useState<MatchResult | null>(null);
  const table = useRef<HTMLInputElement>(null);
  const left = useRef<HTMLInputElement>(null);
  const right = useRef<HTMLInputElement>(null);
  // The table that the strip came with: what a score typed in the table field is meant for.
  const proposed = useRef<number | null>(missing[0] ?? null);
  // Asked for while the next table is shown, done once its number stands in the field: selected, ready to be replaced.
  const wantsTable = useRef(false);
  useLayoutEffect(() => {
    if (!wantsTable.current) return;
    wantsTable.current = false;
    // On a phone the sheet has no table field: straight to the first score.
    const field = table.current ?? left.current;
    field?.focus();
    field?.select();
  });
  const fields = { table, 0: left, 1: right } as const;
  const current = tables.find((one) => String(one.table) === tableText) ?? null;
  const reading = current ? readTyped(typed, current.seats) : null;
  const now = (current && shownResult(current)) ?? null;
  const touched = current !== null && !sameTyped(typed, typedOf(opened ?? undefined, current.seats));
  const change = current ? follow({ opened, now, touched }) : 'stay';

  const show = (number: number | null) => {
    const next = tables.find((one) => one.table === number);
    setTableText(number === null ? '' : String(number));
    setTyped(next ? typedOf(shownResult(next), next.seats) : blank);
    setOpened((next && shownResult(next)) ?? null);
    setAsked(false);
  };
  const propose = (number: number | null) => {
    proposed.current = number;
    show(number);
  };
  const put = (next: Typed) => {
    setTyped(next);
    setAsked(false);
  };
  useEffect(() => {
    if (change === 'next') propose(nextMissing(missing, current?.table ?? 0));
    if (change === 'again') show(current?.table ?? null);
  });
  const typeTable = (text: string) => {
    if (meantForTable(text, tables.at(-1)?.table ?? 0)) {
      const known = tables.find((one) => String(one.table) === text);
      if (known) return show(known.table);
      setTableText(text);
      setOpened(null);
      return put(blank);
    }
    // No such table: the figure is already the first score of the table that was proposed.
    show(proposed.current ?? missing[0] ?? null);
    put(withScore(blank, 0, text));
    left.current?.focus();
  };
  const moveOn = (saved: EntryTable) => {
    const rest = missing.filter((number) => number !== saved.table);
    const next = nextMissing(rest, saved.table);
    const opponent = tables.find((one) => one.table === next);
    propose(next);
    if (!opponent) {
      announce(ui.entry.savedLast(saved.table));
      return onDone();
    }
    const [first, second] = opponent.seats.players;
    announce(ui.entry.savedNext(saved.table, opponent.table, desk.names.short(first), desk.names.short(second)));
    wantsTable.current = true;
  };
  const save = () => {
    if (!current || reading?.kind !== 'result') return setAsked(true);
    if (reading.doubtful && !asked) return setAsked(true);
    const [first, second] = current.match.players;
    if (second === undefined) return;
    if (!sameResult(reading.result, now)) {
      // What is kept here is sent first: a correction of it has seen it.
      const command = { kind: 'record', round, players: [first, second], result: reading.result, saw: opened } as const;
      keep({ t: desk.t, id: newId(), ...signature(), deviceAt: new Date().toISOString(), command });
      deliverResults(client);
    }
    moveOn(current);
  };
  const pick = (number: number, focus = true) => {
    propose(number);
    if (focus) requestAnimationFrame(() => left.current?.select());
  };
  const open = (number: number) => {
    propose(number);
    wantsTable.current = true;
  };
  return {
    tables,
    missing,
    tableText,
    current,
    typed,
    reading,
    asked,
    overtaken: change === 'conflict' ? { now } : null,
    fields,
    typeTable,
    type: (side, text) => put(withScore(typed, side, text)),
    forfeit: (side) => put(withForfeit(typed, side)),
    pick,
    open,
    step: (by) =>
      propose(
        neighbour(
          tables.map((one) => one.table),
          current?.table ?? 0,
          by,
        ),
      ),
    empty: () => {
      put(blank);
      wantsTable.current = true;
    },
    correct: () => setAsked(false),
    save,
  };
}
