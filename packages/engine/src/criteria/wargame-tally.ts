import { ratingOf } from '../tournament/initial-ranking.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { placesIn } from './places.ts';
import type { Tally } from './tally.ts';
import { type Credit, type Until, wargameCredits } from './wargame-credits.ts';

/**
 * The results of a wargame tournament, added up by place in the initial ranking (from 0), spare players included.
 * `points` have the maluses taken off, those of `met` (games played or awarded) have not; `spread` is 0.
 */
export interface WargameTally extends Tally {
  /** The sum of the opponents' points, each once for every time he was drawn and the table has its result. */
  readonly opponents: readonly number[];
  /** Elo at the start. */
  readonly elo: readonly number[];
}

export function wargameTally(tournament: Tournament, ranking: readonly PlayerId[], until: Until): WargameTally {
  const place = placesIn(ranking);
  const credits = wargameCredits(tournament, until);
  const own = ranking.map((id): readonly Credit[] => credits.get(id) ?? []);
  const points = own.map((list) => list.reduce((sum, { points, malus }) => sum + points - malus, 0));
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const placeOf = (id: PlayerId): number => place.get(id) ?? -1;
  return {
    players: ranking,
    points,
    spread: ranking.map(() => 0),
    opponents: own.map((list) => opponentsTotal(list, (id) => points[placeOf(id)] ?? 0)),
    elo: ranking.map((id) => {
      const player = players.get(id);
      return player ? ratingOf(player, tournament) : 0;
    }),
    met: (seat) =>
      (own[seat] ?? []).flatMap(({ kind, opponent, round, points }) =>
        kind === 'game' && opponent !== null ? [{ opponent: placeOf(opponent), round, points }] : [],
      ),
    wins: own.map((list) => list.filter(({ won }) => won).length),
    freeWins: own.map((list) => roundsOf(list.filter(({ kind }) => kind === 'free'))),
  };
}

/** Every opponent who was drawn counts, whether he came or not; a table without result counts for nothing yet. */
function opponentsTotal(list: readonly Credit[], pointsOf: (id: PlayerId) => number): number {
  let total = 0;
  for (const { kind, opponent } of list) if (kind !== 'pending' && opponent !== null) total += pointsOf(opponent);
  return total;
}

const roundsOf = (list: readonly Credit[]): readonly number[] => list.map(({ round }) => round);
