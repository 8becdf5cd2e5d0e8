import { scoreAgainst } from '../criteria/between.ts';
import type { WargameTally } from '../criteria/wargame-tally.ts';
import { wargameOrder } from '../standings/wargame-standings.ts';
import type { Relation } from './ahead.ts';
import type { Ending, PointsRace } from './points-race.ts';

/** A wargame tournament with everything open counted as nothing. */
interface Known {
  readonly tally: WargameTally;
  /** The points of earlier absences that an open table gives back. */
  readonly regained: readonly number[];
  readonly opponents: readonly (readonly number[])[];
  readonly ranked: readonly number[];
}

/** What decides in L'Art de la Guerre between those level on points and the opponents' total: games, then the Elo. */
export function wargameLevel(known: Known): Required<Pick<PointsRace, 'between' | 'aheadAfter'>> {
  return {
    between: (own, other, gained) => between(known, [own, other], gained),
    aheadAfter: (own, end) => {
      const { sets } = wargameOrder(ended(known, end), known.ranked);
      const at = sets.findIndex((set) => set.includes(own));
      return sets.slice(0, at).flat().length;
    },
  };
}

/**
 * Of two who are level, by the game between them, else by the lower Elo. Of more, only who scored more than all others
 * goes before by games: where the game says otherwise than the Elo, who else is level decides.
 */
function between(
  { tally, regained }: Known,
  [own, other]: readonly [number, number],
  gained: readonly [number, number] | null,
): Relation | null {
  const [mine, theirs] = gained ? [gained[0] - (regained[own] ?? 0), gained[1] - (regained[other] ?? 0)] : [0, 0];
  const game = Math.sign(scoreAgainst(tally, other, own) + theirs - scoreAgainst(tally, own, other) - mine) as Relation;
  const elo = Math.sign((tally.elo[own] ?? 0) - (tally.elo[other] ?? 0)) as Relation;
  return game === 0 || game === elo ? elo : null;
}

/** The tally once the open tables have ended so. */
function ended({ tally, regained, opponents }: Known, end: Ending): WargameTally {
  const met = tally.players.map((_, place) => [...tally.met(place)]);
  for (const { players, option } of end.tables) {
    if (!option.met) continue;
    for (const [seat, place] of players.entries()) {
      const points = (option.points[seat] ?? 0) - (regained[place] ?? 0);
      met[place]?.push({ opponent: players[1 - seat] ?? -1, round: 0, points });
    }
  }
  const totals = opponents.map((list) => list.reduce((sum, other) => sum + (end.points[other] ?? 0), 0));
  return { ...tally, points: end.points, opponents: totals, met: (place) => met[place] ?? [] };
}
