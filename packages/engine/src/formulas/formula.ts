import type { Result } from '../base/result.ts';
import type { Standings } from '../standings/standing.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { Refusal, Warning } from '../tournament/refusals.ts';
import type { Pools, Settings } from '../tournament/settings.ts';
import type { FormatId, Match, PlayerId, Tournament } from '../tournament/state.ts';

/** A round as the rule makes it, with its reasons; nothing is decided yet. */
export interface Draw {
  readonly round: number;
  readonly absent: readonly PlayerId[];
  readonly matches: readonly Match[];
  /** Tables whose players have met before, a second exemption included. */
  readonly repeats: number;
  /** Tables of club-mates, in the rounds in which clubs are avoided. */
  readonly sameClub: number;
  /** Another set of tables without the repeats that are left, where one exists. */
  readonly proposal: readonly Match[] | null;
  readonly warnings: readonly Warning[];
  /** The pools in their drawn order, where this draw made them (Formule Combinée, toutes rondes: one). */
  readonly pools?: Pools;
}

/** What is asked of a draw: which round, in which attempt, from which initial ranking, without whom. */
export interface DrawRequest {
  readonly round: number;
  readonly attempt: number;
  /** Every registered player, best first (`initialRanking`). */
  readonly ranking: readonly PlayerId[];
  readonly absent: ReadonlySet<PlayerId>;
  /** Tables made by hand: they stand, the rest is drawn among the others. */
  readonly made?: readonly Match[];
}

/**
 * What a formula is, as data: whoever wants to know asks this, and not its name. Its sentences are in `language`.
 */
export interface Traits {
  /** What a round of it is called. */
  readonly round: 'ronde' | 'tour';
  /** Match points (3, 2, 1, 0), the scores of the wargame, or the points that its settings give. */
  readonly counts: 'match-points' | 'scores' | 'set-points';
  /** What Pdep adds up, where there is one. */
  readonly pdep: 'spreads' | 'ratings' | null;
  readonly rating: 'pl' | 'elo' | 'by-results';
  /** Pools in its first phase, one circle of all, or none. */
  readonly circles: 'pools' | 'whole' | null;
  /** What an exemption brings: PM and a spread, PM and one's own rating, 90 points, the points of a win. */
  readonly exempt: 'spread' | 'own-rating' | 'score' | 'win';
  /** Who is exempt is chosen before the others are drawn. */
  readonly exemptFirst: boolean;
  /** Club-mates are kept apart in the rounds of the text, in those that the director chooses, or in none. */
  readonly clubs: 'by-the-text' | 'chosen' | null;
  /** A spare player fills the hole of an odd number. */
  readonly spare: boolean;
  /** Tables are terrains, which the draw gives. */
  readonly terrains: boolean;
  /** Nobody faces an absent player twice: a second win without an opponent waits for the director's word (Belgium). */
  readonly absentOnce: boolean;
  /** How many rounds so many players have is in a federation's text, and not Ronde's own rule. */
  readonly roundsInText: boolean;
  /** Up to so many players that text only gives the least number of rounds. */
  readonly leastRoundsTo?: number;
  /** A final is in its own text. */
  readonly finalInText: boolean;
  /** The keys of `settings` that it reads. */
  readonly settings: readonly (keyof Settings)[];
  /** Those that a file may have though they change nothing in it. */
  readonly idle: readonly (keyof Settings)[];
  /** The kinds of result that its matches have. */
  readonly results: readonly MatchResult['kind'][];
}

/** A formula but for its draw: what a page that draws nothing needs, and no more. */
export interface Formula extends Traits {
  readonly id: FormatId;
  plannedRounds(tournament: Tournament): number;
  /** Why it can't be played so by those registered (or, before the first draw, by those here); null: it can. */
  impossible(tournament: Tournament): Refusal | null;
  warnings(tournament: Tournament): readonly Warning[];
  standings(tournament: Tournament, ranking: readonly PlayerId[], after: number, final: boolean): Standings;
}

/** One formula: it only says which mechanisms make its rounds and its standings. */
export interface Format extends Formula {
  draw(tournament: Tournament, request: DrawRequest): Result<Draw, Refusal>;
}

/** Situations: "An event ended early or prolonged". Those planned while it runs, those held once it is closed. */
export function heldOnceClosed(planned: (tournament: Tournament) => number): (tournament: Tournament) => number {
  return (tournament) => (tournament.status === 'closed' ? tournament.rounds.length : planned(tournament));
}

/** With n places (X included) everybody has met everybody after n − 1 rounds; `before` have been played already. */
export function repeatsUnavoidable(
  players: number,
  rounds: number,
  phase: 2 | null,
  before: number,
): readonly Warning[] {
  const free = players + (players % 2) - 1 - before;
  return players > 1 && rounds > free ? [{ code: 'repeats-unavoidable', phase, rounds, free }] : [];
}
