import { impossibleInFinal } from '@ronde/engine';
import { useExternal } from '../../core/external.ts';
import { shownResults } from '../../core/outbox.ts';
import { useDesk } from '../../shell/desk.ts';
import { keptOf } from '../entry/tables.ts';
import { type Entry, useResultEntry } from '../entry/use-result-entry.ts';
import { type FinalTable, finalRules, finalTables } from './final-tables.ts';

/** The strip of a final: its matches by their number, each as long as it lasts, their game of the rounds included. */
export function useFinalEntry(onDone: () => void): Entry<FinalTable> {
  const { t, tournament } = useDesk();
  const round = tournament.rounds.length + 1;
  return useResultEntry<FinalTable>({
    round: 0,
    tables: finalTables(tournament, keptOf(useExternal(shownResults), t, 0)),
    rulesOf: (table) => finalRules(tournament, table),
    wrongOf: (result, { stage, table }, players) =>
      impossibleInFinal(tournament, { stage, players }, result, { round, table, players }),
    commandOf: (result, saw, { stage }, players) => ({ kind: 'record-final', stage, players, result, saw }),
    onDone,
  });
}
