import type { Match, MatchResult, Round } from '@ronde/engine';
import { type Seats, seatsOf } from '@ronde/language';
import type { KeptResult } from '../../core/outbox.ts';

/** A table of two, as the entry page sees it. `kept`: typed here, not yet acknowledged. */
export interface EntryTable {
  readonly table: number;
  readonly match: Match;
  /** Index in the round's matches. */
  readonly at: number;
  readonly seats: Seats;
  readonly kept: MatchResult | null;
}

export function entryTables(round: Round, kept: readonly KeptResult[]): readonly EntryTable[] {
  return round.matches.flatMap((match, at) => {
    const seats = seatsOf(match);
    if (!seats) return [];
    const waiting = kept.findLast(({ command }) => command.players[0] === match.players[0]);
    return [{ table: match.table ?? at + 1, match, at, seats, kept: waiting?.command.result ?? null }];
  });
}

/** The result that the screen shows: what was just typed before what the server has. */
export const shownResult = (table: EntryTable): MatchResult | undefined => table.kept ?? table.match.result;

/** Of one round; 0: of the final. */
export function keptOf(outbox: readonly KeptResult[], t: string, round: number): readonly KeptResult[] {
  return outbox.filter((kept) => kept.t === t && roundOf(kept) === round);
}

export const roundOf = ({ command }: KeptResult): number => (command.kind === 'record' ? command.round : 0);
