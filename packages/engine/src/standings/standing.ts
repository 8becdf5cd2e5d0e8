import type { RankFigures } from '../criteria/figures.ts';
import type { CriterionName } from '../criteria/list.ts';
import type { GameScore } from '../tournament/match-result.ts';
import type { PlayerId } from '../tournament/state.ts';

/** The standings of a tournament after some rounds, with the reasons of its ties. */
export type Standings = ScrabbleStandings | PointsStandings;

interface Counted {
  /** The number of rounds counted. */
  readonly after: number;
  readonly final: boolean;
  readonly rows: readonly Standing[];
  /** What a final made of them; missing where none orders anything. */
  readonly decided?: DecidedByFinal;
}

/** Match points first (Scrabble). */
export interface ScrabbleStandings extends Counted {
  readonly kind: 'scrabble';
  readonly ties: readonly Tie[];
}

/** L'Art de la Guerre, round robin, Swiss: points, then a list of criteria. */
export interface PointsStandings extends Counted {
  readonly kind: 'points';
  readonly ties: readonly PointsTie[];
}

/** A line of the standings of any formula: the figure of each of its criteria that has one. */
export interface Standing {
  /** Between rounds 1…n without a gap, but in the wargame; in final standings shared by those who are level on everything. */
  readonly rank: number;
  readonly player: PlayerId;
  readonly figures: RankFigures;
}

/** A final puts the first rows in its own order. Ties are those of the rounds all the same. */
export interface DecidedByFinal {
  /** Whom it placed, in the order of the rows: the first of them. */
  readonly players: readonly PlayerId[];
  /** The places that the rounds gave to everybody, in their order. */
  readonly before: readonly { readonly player: PlayerId; readonly rank: number }[];
  /** Its matches, as they were set up. */
  readonly matches: readonly MatchOfFinal[];
  /** Those level for its last place were told apart by the initial ranking. */
  readonly byInitialRank?: true;
}

/** `players`: who won first, where somebody did. `figures`, in their order: games won where there were several, else the score. */
export interface MatchOfFinal {
  readonly stage: 'tie' | 'semi' | 'final' | 'third';
  readonly players: readonly [PlayerId, PlayerId];
  readonly end: 'open' | 'won' | 'level' | 'forfeit' | 'awarded';
  readonly figures: readonly [number, number] | null;
}

/** How a group of players on the same PM was put in order: what `Pourquoi ?` shows. */
export interface Tie {
  readonly pm: number;
  /** In standings order. */
  readonly players: readonly PlayerId[];
  /** `decides`: everybody met and PPM separates at least two. `level`: met, PPM equal for all. `void`: two never met. */
  readonly ppm: 'decides' | 'level' | 'void';
  /** The first two, in standings order, who have not met; null unless `void`. */
  readonly unmet: readonly [PlayerId, PlayerId] | null;
  /** Each meeting among them, so that PPM can be recomputed by hand; empty when void. */
  readonly meetings: readonly Meeting[];
  /** Runs that PPM (or its absence) left level and that Pdep put in order. */
  readonly bySpread: readonly (readonly PlayerId[])[];
  /** Runs still level after Pdep: in initial order between rounds, sharing a place at the end. */
  readonly level: readonly (readonly PlayerId[])[];
}

export interface Meeting {
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
  /** Match points each took from it. */
  readonly points: readonly [number, number];
  readonly games: readonly GameScore[];
}

/** How players on the same points were put in order. */
export interface PointsTie {
  readonly points: number;
  /** In standings order. */
  readonly players: readonly PlayerId[];
  /** For each player but the last: the criterion that put him before the next, and the two values compared. */
  readonly by: readonly Separation[];
}

export interface Separation {
  readonly criterion: CriterionName;
  /** Null where the criterion has no single figure (the games between several players). */
  readonly values: readonly [number, number] | null;
}
