import { eloTitle, seasonAt, shownElo } from '@ronde/engine';
import type { PersonId } from '@ronde/engine/federation/document';
import { standingOn } from '@ronde/engine/federation/ratings';
import { listAt } from '@ronde/engine/rating/list';
import type { ReadFederation } from './read-federation.ts';

export interface RatingLine {
  readonly rank: number;
  readonly person: PersonId;
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
  readonly rating: number;
  /** Joker, A, B, C; of the wargame the title. */
  readonly series: string;
  readonly active: string;
}

/** `everybody`: who ever played; else who has within two years (classement PL §9). */
export function ratedPeople(federation: ReadFederation, day: string, everybody: boolean): readonly RatingLine[] {
  const { held } = standingOn(federation.ratings, day);
  const { bars } = seasonAt(day, federation.state.seasons);
  return listAt({ held, date: day, bars, of: everybody ? 'organisers' : 'published' }).map(
    ({ rank, player, rating, series }) => {
      const { name, licence, federation: of } = federation.faceOf(player);
      const wargame = federation.system === 'elo';
      return {
        rank,
        person: player,
        name,
        ...(licence !== undefined && { licence }),
        ...(of !== undefined && { federation: of }),
        rating: wargame ? shownElo(rating) : rating,
        series: wargame ? eloTitle(rating) : series,
        active: held.get(player)?.active ?? '',
      };
    },
  );
}
