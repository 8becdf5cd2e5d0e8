import type { PlayerId } from '../tournament/state.ts';

/** One line of the standings of a Scrabble formula. */
export interface Standing {
  /** Between rounds 1…n without a gap; in final standings shared by those who are level on everything. */
  readonly rank: number;
  readonly player: PlayerId;
  /** Match points: 3, 2, 1, 0 a match. */
  readonly pm: number;
  /** Match points among those tied on PM; null where void, or where nobody else has the same PM. */
  readonly ppm: number | null;
  /** Spread, each game capped. */
  readonly pdep: number;
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
  readonly games: readonly (readonly [number, number])[];
}

export interface Standings {
  /** The number of rounds counted. */
  readonly after: number;
  readonly final: boolean;
  readonly rows: readonly Standing[];
  readonly ties: readonly Tie[];
}
