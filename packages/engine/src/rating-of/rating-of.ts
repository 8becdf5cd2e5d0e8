import { ok, type Result, refused } from '../base/result.ts';
import { traitsOf } from '../formulas/traits.ts';
import type { AdgRating } from '../rating/adg.ts';
import type { PlRating } from '../rating/pl.ts';
import { type Series, seriesOf } from '../rating/season.ts';
import { ratingOf } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import { seasonOf } from '../tournament/season-of.ts';
import type { Player, Tournament } from '../tournament/state.ts';
import { eloRating } from './elo-of.ts';
import { plRating } from './pl-of.ts';

/**
 * How a tournament is rated: PL in the Scrabble formulas, Elo in L'Art de la Guerre; round robin and Swiss by their
 * results (autres formules: "Rating"). Null: not at all: nothing played, results of both games, or no more known of
 * them than who won.
 */
export function ratingSystemOf({ format, rounds }: Tournament): 'pl' | 'elo' | null {
  const { rating } = traitsOf(format);
  if (rating !== 'by-results') return rating;
  const kinds = new Set(rounds.flatMap(({ matches }) => matches.flatMap(({ result }) => result?.kind ?? [])));
  const wargame = kinds.has('losses') || kinds.has('points');
  if (kinds.has('decided') || kinds.has('games') === wargame) return null;
  return wargame ? 'elo' : 'pl';
}

/** The rating of a tournament as it stands, in its own system. Refused: it has none. */
export function ratingFor(tournament: Tournament, people: People): Result<PlRating | AdgRating, Refusal> {
  switch (ratingSystemOf(tournament)) {
    case 'pl':
      return ok(plRating(tournament, people));
    case 'elo':
      return ok(eloRating(tournament, people));
    case null:
      return refused({ code: 'not-rated' });
  }
}

/**
 * Joker, A, B, C of the rating at the start, by the bars of its season (classement PL §3): « Série »
 * wherever it stands, on screens, sheets and prizes. Null: no PL rating. The duplicate series is another thing.
 */
export function ownSeries(tournament: Tournament): ((player: Player) => Series) | null {
  if (ratingSystemOf(tournament) !== 'pl') return null;
  const { bars } = seasonOf(tournament);
  return (player) => seriesOf(ratingOf(player, tournament), bars);
}
