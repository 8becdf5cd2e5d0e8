import { impossibleInFinal, type Refusal } from '@ronde/engine';
import { nextMissing } from '../entry/next-table.ts';
import type { Reading } from '../entry/reading.ts';
import { sameResult } from '../entry/same-result.ts';
import { stripOf } from '../entry/strip.ts';
import type { Entry } from '../entry/use-entry.ts';
import { useStrip } from '../entry/use-strip.ts';
import { useTableActs } from '../entry/use-table-acts.ts';
import { useDesk } from '../frame/desk.ts';
import { type FinalTable, finalRules, finalTables } from './final-tables.ts';

/** The state and acts of the strip for the matches of a final: sent at once, they are too few to be kept. */
export function useFinalEntry(onDone: () => void): Entry & { readonly at: FinalTable | null } {
  const { tournament } = useDesk();
  const acts = useTableActs(tournament.rounds.length);
  const tables = finalTables(tournament);
  const missing = tables.filter(({ match }) => !match.result).map(({ table }) => table);
  const rulesOf = (table: FinalTable | null) => finalRules(tournament, table);
  const first = missing[0] ?? tables[0]?.table ?? null;
  const { fields, strip, setStrip, current, rules, reading, at, opening, typing } = useStrip<FinalTable>({
    ...{ tables, rulesOf, first },
    round: 0,
  });
  const { tableText, typed, opened, asked } = strip;
  const wrong = current && reading?.kind === 'result' ? wrongOf(reading, current, tournament) : null;
  const save = async () => {
    if (reading?.kind === 'missing') fields.focus(reading.slot);
    if (!current || reading?.kind !== 'result' || wrong || (reading.ask && !asked))
      return setStrip({ ...strip, asked: true });
    const { stage, match, table } = current;
    const [one, other] = match.players;
    if (other === undefined || sameResult(reading.result, match.result ?? null)) return;
    const { result } = reading;
    if (!(await acts.send({ kind: 'record-final', stage, players: [one, other], result, saw: opened }))) return;
    const rest = missing.filter((number) => number !== table);
    const next = nextMissing(rest, table);
    setStrip(next === null ? { ...strip, opened: result, base: typed, asked: false } : opening(next));
    if (next === null) return onDone();
    fields.wantTable();
  };
  return {
    ...typing,
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
    typeTable: (text) => setStrip(at(Number(text)) ? opening(Number(text)) : stripOf(undefined, text)),
    // Nobody disputes a match of the final here.
    note: '',
    disputing: false,
    dispute: () => undefined,
    sendDispute: () => undefined,
    typeNote: () => undefined,
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
