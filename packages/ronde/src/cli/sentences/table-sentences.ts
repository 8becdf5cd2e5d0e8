import type { PlRating } from '@ronde/engine';

/** Headers and lines of the tables that only the command line shows. */
export interface TableSentences {
  readonly pool: (number: number, mean: number) => string;
  readonly before: string;
  readonly after: string;
  readonly title: string;
  readonly championship: string;
  readonly best: string;
  readonly worst: string;
  readonly certain: string;
  readonly ofRounds: string;
  readonly bounds: string;
  readonly prize: string;
  readonly rating: string;
  readonly pl: (rating: Pick<PlRating, 'season' | 'category'>, named: string, max: string, min: string) => string;
  readonly notApproved: string;
  readonly elo: (value: string) => string;
  readonly noSeason: string;
  readonly notOfficial: (why: readonly string[]) => string;
  /** Why not official, as a part of the sentence. */
  readonly withoutApproval: string;
  readonly tooFew: (found: number, needed: number) => string;
  readonly clubMajority: (club: string, members: number, players: number) => string;
  /** A season of the championship. */
  readonly season: (name: string) => string;
  /** One of the world’s first ten, at the beginning of a season of the PL. */
  readonly lifted: (season: string, name: string, before: number, after: number) => string;
  readonly series: (name: string) => string;
  readonly club: (name: string) => string;
  readonly nothingYet: string;
  readonly excluded: string;
  /** Taken off the points. */
  readonly malus: (points: number) => string;
  readonly verified: (decisions: number, draws: number) => string;
  /** Two files of one id and revision (null: they have none) that say other things. */
  readonly sameRevision: (files: readonly string[], id: string, revision: number | null) => string;
  /** Files without id that may be one tournament. */
  readonly maybeOneTournament: (files: readonly string[], name: string, date: string) => string;
  /** Who is registered so: name, licence, tournament. */
  readonly registeredAs: (name: string, licence: string | null, tournament: string) => string;
  /** Taken for one person, or for as many as there are. */
  readonly joined: (people: readonly string[]) => string;
  readonly apart: (people: readonly string[], count: number) => string;
  /** Prizes that would tell a category behind a pseudonym. */
  readonly categoriesKept: string;
  readonly differs: (seq: number) => string;
  readonly standingsDiffer: string;
}
