import { type Match, type PlayerId, type Round, ratingOf, standingsOf } from '@ronde/engine';
import { type Mark, marksOf, type Seats, seatsOf } from '@ronde/language';
import type { Desk } from '../frame/desk.ts';

/** One table of a draft. `before`: what each brings, in seat order: PM before this round, the rating in round 1. */
export interface DraftRow {
  readonly key: string;
  readonly match: Match;
  readonly seats: Seats | null;
  readonly before: readonly number[];
  readonly marks: readonly Mark[];
}

export function draftRows(
  desk: Pick<Desk, 'tournament' | 'people'>,
  round: number,
  content: Round,
): readonly DraftRow[] {
  const value = valueBefore(desk, round);
  return content.matches.map((match) => {
    const seats = seatsOf(match);
    const order: readonly PlayerId[] = seats?.players ?? match.players;
    return {
      key: match.table === undefined ? 'exempt' : String(match.table),
      match,
      seats,
      before: order.map(value),
      marks: round === 1 ? marksOf(match) : marksOf(match, value),
    };
  });
}

function valueBefore(
  { tournament, people }: Pick<Desk, 'tournament' | 'people'>,
  round: number,
): (id: PlayerId) => number {
  if (round === 1) {
    const ratings = new Map(tournament.players.map((player) => [player.id, ratingOf(player, tournament)]));
    return (id) => ratings.get(id) ?? 0;
  }
  const pm = new Map(standingsOf(tournament, people, { after: round - 1 }).rows.map((row) => [row.player, row.pm]));
  return (id) => pm.get(id) ?? 0;
}
