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
import type { KeptResult } from '../../core/outbox.ts';
import { type EntryRules, entryRules } from '../entry/entry-rules.ts';
import type { EntryTable } from '../entry/tables.ts';

/** A match of the final as the strip sees a table, numbered in the order in which they were set up. */
export interface FinalTable extends EntryTable {
  readonly stage: FinalMatch['stage'];
  readonly outcome: FinalOutcome;
}

/** `kept`: results typed here and not yet acknowledged; the outcome tells with them. */
export function finalTables(tournament: Tournament, outbox: readonly KeptResult[]): readonly FinalTable[] {
  return (tournament.final?.matches ?? []).flatMap((one, at): FinalTable[] => {
    const { stage, ...match }: FinalMatch & Match = one;
    const seats = seatsOf(match);
    const kept = outbox.findLast(({ command }) => isAbout(command, one))?.command.result ?? null;
    const outcome = finalOutcome(tournament, kept ? { ...one, result: kept } : one);
    return seats ? [{ table: at + 1, match, at, seats, kept, stage, outcome }] : [];
  });
}

/** The same two may meet in a deciding game and again in the final. */
const isAbout = (command: KeptResult['command'], { stage, players: [first] }: FinalMatch): boolean =>
  command.kind === 'record-final' && command.stage === stage && command.players[0] === first;

/** How long this match is, with their game of the rounds in the order of the fields. */
export function finalRules(tournament: Tournament, table: FinalTable | null): EntryRules {
  const carried: Game | null = table?.outcome.carried ? inSeatOrder(table.seats, table.outcome.carried) : null;
  const bestOf = table ? gamesOfStage(tournament, table.stage) : 1;
  return { ...entryRules(tournament, { bestOf }), kinds: formulaOf(tournament.format).results, carried };
}
