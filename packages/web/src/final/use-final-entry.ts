import { impossibleInFinal, type Refusal } from '@ronde/engine';
import { useState } from 'react';
import { neighbour, nextMissing } from '../entry/next-table.ts';
import type { Reading } from '../entry/reading.ts';
import { readTyped } from '../entry/reading.ts';
import { sameResult } from '../entry/same-result.ts';
import type { Side } from '../entry/slots.ts';
import { type Strip, stripOf } from '../entry/strip.ts';
import { totalOf } from '../entry/totals.ts';
import { blank, inNextMode, type Typed, withForfeit, withText, withVictory } from '../entry/typed.ts';
import type { Entry } from '../entry/use-entry.ts';
import { useFields } from '../entry/use-fields.ts';
import { useTableActs } from '../entry/use-table-acts.ts';
import { useDesk } from '../frame/desk.ts';
import { type FinalTable, finalRules, finalTables } from './final-tables.ts';

/** The state and acts of the strip for the matches of a final: sent at once, they are too few to be kept. */
export function useFinalEntry(onDone: () => void): Entry & { readonly at: FinalTable | null } {
  const { tournament } = useDesk();
  const fields = useFields();
  const acts = useTableActs(tournament.rounds.length);
  const tables = finalTables(tournament);
  const missing = tables.filter(({ match }) => !match.result).map(({ table }) => table);
  const find = (number: number | null) => tables.find(({ table }) => table === number) ?? null;
  const empty = (table: FinalTable | null): Typed => {
    const total = (side: Side) => String((table && totalOf(tournament, table.seats.players[side], 0)) ?? '');
    return blank(finalRules(tournament, table).modes[0], [total(0), total(1)]);
  };
  const opening = (number: number | null): Strip =>
    stripOf(find(number) ?? undefined, number === null ? '' : String(number), empty(find(number)));
  const [strip, setStrip] = useState<Strip>(() => opening(missing[0] ?? tables[0]?.table ?? null));
  const { tableText, typed, opened, asked } = strip;
  const current = find(Number(tableText));
  const rules = finalRules(tournament, current);
  const reading = current ? readTyped(typed, current.seats, rules) : null;
  const wrong = current && reading?.kind === 'result' ? wrongOf(reading, current, tournament) : null;
  const put = (next: Typed) => setStrip({ ...strip, typed: next, asked: false });
  const show = (number: number | null) => setStrip(opening(number));
  const save = async () => {
    if (reading?.kind === 'missing') fields.focus(reading.slot);
    if (!current || reading?.kind !== 'result' || wrong || (reading.ask && !asked))
      return setStrip({ ...strip, asked: true });
    const { stage, match, table } = current;
    const [first, second] = match.players;
    if (second === undefined || sameResult(reading.result, match.result ?? null)) return;
    const { result } = reading;
    if (!(await acts.send({ kind: 'record-final', stage, players: [first, second], result, saw: opened }))) return;
    const next = nextMissing(
      missing.filter((one) => one !== table),
      table,
    );
    setStrip(next === null ? { ...strip, opened: result, base: typed, asked: false } : opening(next));
    if (next === null) return onDone();
    fields.wantTable();
  };
  return {
    at: current,
    rules,
    tables,
    missing,
    tableText,
    current,
    typed,
    reading,
    wrong,
    asked,
    overtaken: null,
    fields,
    acts,
    typeTable: (text) => setStrip(find(Number(text)) ? opening(Number(text)) : stripOf(undefined, text)),
    type: (slot, text) => put(withText(typed, slot, text)),
    forfeit: (side) => put(withForfeit(typed, side, rules.bestOf)),
    victory: (side) => {
      if (rules.wargame || rules.kinds.includes('decided')) put(withVictory(typed, side));
    },
    changeMode: () => put(inNextMode(typed, rules.modes)),
    note: '',
    disputing: false,
    dispute: () => undefined,
    sendDispute: () => undefined,
    typeNote: () => undefined,
    pick: (number) => {
      show(number);
      requestAnimationFrame(() => fields.at('0.0')?.select());
    },
    open: show,
    step: (by) =>
      show(
        neighbour(
          tables.map(({ table }) => table),
          current?.table ?? 0,
          by,
        ),
      ),
    empty: () => {
      put(empty(current));
      fields.wantTable();
    },
    correct: () => setStrip({ ...strip, asked: false }),
    save: () => void save(),
  };
}

function wrongOf(
  { result }: Extract<Reading, { kind: 'result' }>,
  { stage, match, table }: FinalTable,
  tournament: Parameters<typeof impossibleInFinal>[0],
): Refusal | null {
  const [first, second] = match.players;
  if (second === undefined) return null;
  const players = [first, second] as const;
  return impossibleInFinal(tournament, { stage, players }, result, {
    round: tournament.rounds.length + 1,
    table,
    players,
  });
}
