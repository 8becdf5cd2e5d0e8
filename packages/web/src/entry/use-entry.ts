import type { MatchResult, Refusal } from '@ronde/engine';
import { impossible } from '@ronde/engine/tournament/possible-result';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useExternal } from '../api/external.ts';
import { newId } from '../api/new-id.ts';
import { keep, keptWith, outbox } from '../api/outbox.ts';
import { deliverResults } from '../api/use-delivery.ts';
import { announce } from '../frame/announcer.tsx';
import { useDesk } from '../frame/desk.ts';
import { useUi } from '../session/use-words.ts';
import { type EntryRules, entryRules } from './entry-rules.ts';
import { meantForTable } from './figures-typed.ts';
import { follow } from './follow.ts';
import { nextMissing } from './next-table.ts';
import { otherValue } from './other-value.ts';
import type { Reading } from './reading.ts';
import { sameButNote } from './same-result.ts';
import { type Strip, stripOf, touched } from './strip.ts';
import { type EntryTable, entryTables, keptOf, shownResult } from './tables.ts';
import { sameTyped, withText } from './typed.ts';
import type { EntryFields } from './use-fields.ts';
import { type Typing, useStrip } from './use-strip.ts';
import { type TableActs, useTableActs } from './use-table-acts.ts';

/** The entry strip's state and acts, the same for the strip and for the sheet of a phone. */
export interface Entry extends Typing, Pick<Strip, 'tableText' | 'typed' | 'asked' | 'note' | 'disputing'> {
  readonly rules: EntryRules;
  readonly tables: readonly EntryTable[];
  readonly missing: readonly number[];
  readonly current: EntryTable | null;
  readonly reading: Reading | null;
  /** Why what is typed can't be. */
  readonly wrong: Refusal | null;
  /** What stands at the table now, when somebody else changed it since it was opened here and typed in. */
  readonly overtaken: { readonly now: MatchResult | null } | null;
  readonly fields: EntryFields;
  readonly acts: TableActs;
  /** `slipped`: a digit came beside a number that was not typed; that is no score, whatever it makes. */
  typeTable(text: string, slipped?: boolean): void;
  /** Asks for the reason of a dispute. */
  dispute(): void;
  /** What is typed, where it is another value than the one that stands, else a doubt; with its reason. */
  sendDispute(): void;
  typeNote(text: string): void;
  /** Back from the question to the fields, as they are. */
  correct(): void;
  save(): void;
}

export function useEntry(round: number, onDone: () => void): Entry {
  const desk = useDesk();
  const ui = useUi();
  const client = useQueryClient();
  const acts = useTableActs(round);
  const { tournament } = desk;
  const content = tournament.rounds[round - 1];
  const kept = keptOf(useExternal(outbox), desk.t, round);
  const tables = content ? entryTables(content, kept) : [];
  const missing = tables.filter((table) => !shownResult(table)).map(({ table }) => table);
  const ofTheRound = entryRules(tournament, content ?? { bestOf: 1 });
  const held = useStrip({ tables, rulesOf: () => ofTheRound, round, first: missing[0] ?? null });
  const { fields, strip, setStrip, current, rules, reading, at, opening, show, propose, proposed, typing } = held;
  const { tableText, typed, opened, asked, note, disputing } = strip;
  const wrong = reading?.kind === 'result' && current ? wrongOf(reading, current, round, rules) : null;
  const now = (current && shownResult(current)) ?? null;
  const change = current ? follow({ opened, now, touched: touched(strip) }) : 'stay';
  // Nothing was typed here, and something else is known of the table by now: one player's entry, an army's total.
  const stale = current !== null && !touched(strip) && !sameTyped(opening(current.table).base, strip.base);
  useEffect(() => {
    if (change === 'next') propose(nextMissing(missing, current?.table ?? 0));
    else if (change === 'again' || (change === 'stay' && stale)) show(current?.table ?? null);
  });
  const typeTable = (text: string, slipped = false) => {
    if (slipped || meantForTable(text, tables.at(-1)?.table ?? 0)) {
      const known = tables.find((one) => String(one.table) === text);
      return setStrip(known ? opening(known.table) : stripOf(undefined, text));
    }
    // No such table: the figure is already the first score of the table that was proposed.
    const meant = opening(proposed.current ?? missing[0] ?? null);
    setStrip({ ...meant, typed: withText(held.emptyOf(at(Number(meant.tableText))), '0.0', text) });
    fields.focus('0.0');
  };
  const moveOn = (saved: EntryTable) => {
    const rest = missing.filter((number) => number !== saved.table);
    const next = nextMissing(rest, saved.table);
    const opponent = at(next);
    propose(next);
    if (!opponent) {
      announce(ui.entry.savedLast(saved.table));
      return onDone();
    }
    const [first, second] = opponent.seats.players;
    announce(ui.entry.savedNext(saved.table, opponent.table, desk.names.short(first), desk.names.short(second)));
    fields.wantTable();
  };
  const save = () => {
    if (reading?.kind === 'missing') fields.focus(reading.slot);
    if (!current || reading?.kind !== 'result' || wrong || (reading.ask && !asked))
      return setStrip({ ...strip, asked: true });
    const { match } = current;
    const [first, second] = match.players;
    if (second === undefined) return;
    if (match.disputed) void acts.retain(match, reading.result);
    else if (!sameButNote(reading.result, now) || note !== '') {
      const id = newId();
      // What is kept here is sent first: a correction of it has seen it.
      const command = { kind: 'record', round, players: [first, second], result: reading.result, saw: opened } as const;
      keep(keptWith({ t: desk.t, id, deviceAt: new Date().toISOString(), command }, note));
      deliverResults(client);
    }
    moveOn(current);
  };
  const sendDispute = () => {
    if (!current) return;
    const stands = now ?? current.match.claim?.value ?? null;
    const other = otherValue(reading, stands);
    void acts.dispute(current.match, other, note).then((done) => {
      if (!done) return;
      // The note that had the focus goes.
      fields.wantTable();
      show(current.table);
    });
  };
  return {
    ...typing,
    rules,
    tables,
    missing,
    tableText,
    current,
    typed,
    reading,
    wrong,
    asked,
    overtaken: change === 'conflict' ? { now } : null,
    fields,
    acts,
    typeTable,
    note,
    disputing,
    dispute: () => {
      if (current) setStrip({ ...strip, disputing: true });
    },
    sendDispute,
    typeNote: (text) => setStrip({ ...strip, note: text.slice(0, 500) }),
    correct: () => {
      setStrip({ ...strip, asked: false, note: disputing ? '' : note, disputing: false });
      if (disputing) fields.focus('0.0');
    },
    save,
  };
}

function wrongOf(
  { result }: Extract<Reading, { kind: 'result' }>,
  { match, table }: EntryTable,
  round: number,
  { bestOf, kinds }: EntryRules,
): Refusal | null {
  const [first, second] = match.players;
  if (second === undefined) return null;
  // The engine asks in the order of the match; a result read from the strip is in that order.
  return impossible(result, { round, table, players: [first, second] }, { bestOf, kinds });
}
