import {
  type FinalMatch,
  type FinalOutcome,
  finalOutcome,
  formulaOf,
  type Game,
  gamesOfStage,
  type Match,
  type Tournament,
} from '@ronde/engine';
import { inSeatOrder, seatsOf } from '@ronde/language';
import { type EntryRules, entryRules } from '../entry/entry-rules.ts';
import type { EntryTable } from '../entry/tables.ts';

/** A match of the final as the strip sees a table, numbered in the order in which they were set up. */
export interface FinalTable extends EntryTable {
  readonly stage: FinalMatch['stage'];
  readonly outcome: FinalOutcome;
}

export function finalTables(tournament: Tournament): readonly FinalTable[] {
  return (tournament.final?.matches ?? []).flatMap((one, at): FinalTable[] => {
    const { stage, ...match }: FinalMatch & Match = one;
    const seats = seatsOf(match);
    const outcome = finalOutcome(tournament, one);
    return seats ? [{ table: at + 1, match, at, seats, kept: null, stage, outcome }] : [];
  });
}

/** How long this match is, with their game of the rounds in the order of the fields. */
export function finalRules(tournament: Tournament, table: FinalTable | null): EntryRules {
  const carried: Game | null = table?.outcome.carried ? inSeatOrder(table.seats, table.outcome.carried) : null;
  const bestOf = table ? gamesOfStage(tournament, table.stage) : 1;
  return { ...entryRules(tournament, { bestOf }), kinds: formulaOf(tournament.format).results, carried };
}
