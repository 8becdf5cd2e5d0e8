import { impossibleResult } from '@ronde/engine/tournament/possible-result';
import { useExternal } from '../../core/external.ts';
import { shownResults } from '../../core/kept-results.ts';
import { useDesk } from '../../shell/desk.tsx';
import { entryRules } from './entry-rules.ts';
import { entryTables, keptAtTable } from './tables.ts';
import { type Entry, useResultEntry } from './use-result-entry.ts';

/** The strip of a round. */
export function useEntry(round: number, onDone: () => void): Entry {
  const { t, tournament } = useDesk();
  const content = tournament.rounds[round - 1];
  const kept = keptAtTable(useExternal(shownResults), t, round);
  const rules = entryRules(tournament, content ?? { bestOf: 1 });
  return useResultEntry({
    round,
    tables: content ? entryTables(content, kept) : [],
    rulesOf: () => rules,
    wrongOf: (result, { table }, players) => impossibleResult(result, { round, table, players }, rules),
    commandOf: (result, saw, _, players) => ({ kind: 'record', round, players, result, saw }),
    onDone,
  });
}
