import type { AdgRating, PlayerId, PlRating, Tournament } from '@ronde/engine';

/** Somebody of the tournament whose rating, or place, is not counted, and why. */
export interface LeftOut {
  readonly player: PlayerId;
  readonly why: 'never-drawn' | 'no-game' | 'spare';
}

type Known = Pick<Tournament, 'players'>;

/** Those whom a reader of the ratings would look for in vain, by their numbers. */
export function leftOut({ players }: Known, rating: PlRating | AdgRating): readonly LeftOut[] {
  const rated = new Map(rating.players.map((line) => [line.player, 'games' in line ? line.games : 1]));
  return players.flatMap(({ id, spare }): readonly LeftOut[] => {
    if (rating.system === 'pl') return rated.has(id) ? [] : [{ player: id, why: 'never-drawn' }];
    if (spare) return [{ player: id, why: 'spare' }];
    // Where nothing is official no game counts for anybody, and the page says that once.
    return rating.official && (rated.get(id) ?? 0) === 0 ? [{ player: id, why: 'no-game' }] : [];
  });
}
