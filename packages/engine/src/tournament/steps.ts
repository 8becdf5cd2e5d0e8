import type { PlayerId } from './ids.ts';

/**
 * Why two players meet, in the order in which the rule looked. One table's list tells the whole story:
 * who looked for an opponent, whom the rule named, why it went on, where it stopped, who starts.
 * The kinds are part of the tournament file's public contract; `language` has a sentence for each.
 */
export type Step =
  /** Round 1, first two thirds: place against `of + 1 − place`. Formule Classique §6.1.1 */
  | { readonly step: 'thirds-fold'; readonly place: number; readonly of: number; readonly opponent: PlayerId | null }
  /** Round 1, last third: neighbours. Formule Classique §6.1.1 */
  | {
      readonly step: 'thirds-neighbours';
      readonly place: number;
      readonly after: number;
      readonly opponent: PlayerId | null;
    }
  /** A fixed round: these places of `of` meet; `official` false where the tables are ours. Formule Classique §6.2 */
  | {
      readonly step: 'opening';
      readonly round: number;
      readonly of: number;
      readonly places: readonly [number, number];
      readonly official: boolean;
    }
  /**
   * The fixed tables leave him over, and he meets somebody in the same case: `opponent`, whom they set against him
   * (null: X), is away or has left; or the two have met already, in `rounds`; or one of the two is exempt. Without
   * `by`: drawn before 0.2.0, away.
   */
  | {
      readonly step: 'left-over';
      readonly player: PlayerId;
      readonly opponent?: PlayerId | null;
      readonly by?: 'away' | 'met' | 'exempt';
      readonly rounds?: readonly number[];
    }
  /** Passed over: they are due to meet in a later fixed round, `round`. */
  | { readonly step: 'due'; readonly opponent: PlayerId; readonly round: number }
  /** Found though they are due to meet in the later fixed round `round`: nothing better is possible. */
  | { readonly step: 'early'; readonly opponent: PlayerId; readonly round: number }
  /**
   * Formule Combinée, phase 1: in pool `pool` (from 1) of `of` places, round `round` of its circle sets these drawn
   * places (from 1) against each other. `opponent`: who has the other place, null for X; if he is away, the player
   * is exempt; if he plays a table made by hand, more steps follow.
   */
  | {
      readonly step: 'pool';
      readonly pool: number;
      readonly of: number;
      readonly round: number;
      readonly places: readonly [number, number];
      readonly opponent: PlayerId | null;
    }
  /** Round robin: the same circle over the whole field, in its first or second turn. */
  | {
      readonly step: 'circle';
      readonly turn: number;
      readonly of: number;
      readonly round: number;
      readonly places: readonly [number, number];
      readonly opponent: PlayerId | null;
    }
  /** Swiss, `fold`: of `free` unpaired players on the same points, the half-shifted one is looked at first. */
  | { readonly step: 'half-shift'; readonly free: number; readonly opponent: PlayerId | null }
  /**
   * Found: the first possible of those who follow, in the order of the ranking (proche en proche, Swiss). `before`: the
   * rounds in which they have met all the same, where those meetings do not count (Formule Combinée, phase 3).
   */
  | { readonly step: 'nearest'; readonly opponent: PlayerId | null; readonly before?: readonly number[] }
  /**
   * Round 1 by halves (L'Art de la Guerre): who is at `place` (from 1) of the upper half looks first to the same place
   * of the lower one; who is left over in the lower half looks to those who follow.
   */
  | {
      readonly step: 'halves';
      readonly player: PlayerId;
      readonly half: 'upper' | 'lower';
      readonly place: number;
      readonly opponent: PlayerId;
    }
  /** Round 1 by lot: drawn as number `place` (from 1), he looks to those drawn after him. */
  | { readonly step: 'lot'; readonly player: PlayerId; readonly place: number }
  /**
   * Round 1, armies nearest in history: their mid dates are `years` (to the half) apart; the sum is the least.
   * `undated`: whose army has no dates, and counts as the mean of those that have.
   */
  | {
      readonly step: 'armies';
      readonly player: PlayerId;
      readonly opponent: PlayerId;
      readonly years: number;
      readonly undated?: 'player' | 'opponent' | 'both';
    }
  /** Passed over for the exemption: has had a bye or forfeit win (or met the spare player) in `rounds`. */
  | { readonly step: 'not-exempt'; readonly player: PlayerId; readonly rounds: readonly number[] }
  /** Passed over for the exemption: without him the others could not be drawn with so few repeats. */
  | { readonly step: 'exempt-ahead'; readonly player: PlayerId }
  /** He would be exempt: the spare player fills the hole (L'Art de la Guerre). */
  | { readonly step: 'spare'; readonly player: PlayerId; readonly spare: PlayerId }
  /** Made by hand. `instead`: whom the rule had put there, where the round was drawn before. */
  | { readonly step: 'by-hand'; readonly instead?: readonly [PlayerId] | readonly [PlayerId, PlayerId] }
  /** Whose turn it is: everybody placed before is paired. */
  | { readonly step: 'turn'; readonly player: PlayerId; readonly place: number; readonly pm: number }
  /** The same, where the ranking goes by points (Swiss). */
  | { readonly step: 'turn-on-points'; readonly player: PlayerId; readonly place: number; readonly points: number }
  /**
   * The natural opponent: of `free` unpaired players on `pm`, the last (even) or the first of the next group (odd).
   * `opponent` null is X. From the bottom (`upwards`) it is the mirror. Formule Classique §6.1.2
   */
  | {
      readonly step: 'natural';
      readonly free: number;
      readonly pm: number;
      readonly opponent: PlayerId | null;
      readonly upwards: boolean;
    }
  /** Passed over: they have met in `rounds` (for X: had a win without an opponent). Formule Classique §7 */
  | { readonly step: 'met'; readonly opponent: PlayerId | null; readonly rounds: readonly number[] }
  /** Passed over: of the same club, in a round in which clubs are avoided. */
  | { readonly step: 'club'; readonly opponent: PlayerId }
  /** A table of one club, accepted: without it there would be more of them, or a repeat. */
  | { readonly step: 'same-club'; readonly opponent: PlayerId }
  /** Passed over: would leave the exemption to players who may not have it. */
  | { readonly step: 'keeps-exemption'; readonly opponent: PlayerId }
  /**
   * Passed over: would force a repeat further down (only with `repeats: "avoid"`). `forces`: which of the two it would
   * be, where the draw keeps clubs apart too.
   */
  | { readonly step: 'ahead'; readonly opponent: PlayerId | null; readonly forces?: 'repeat' | 'club' }
  /** Found going back from the natural opponent towards the one who looks (up the ranking; from the bottom, down it). */
  | { readonly step: 'up'; readonly opponent: PlayerId | null }
  /** Found going on beyond the natural opponent (down the ranking; from the bottom, up it). */
  | { readonly step: 'down'; readonly opponent: PlayerId | null }
  /** Nobody new: they meet again (for X: a second exemption). */
  | { readonly step: 'repeat'; readonly opponent: PlayerId | null; readonly rounds: readonly number[] }
  /** The walk from the top held a repeat; this table was made again from the bottom. Formule Classique §7 */
  | {
      readonly step: 'repaired';
      readonly repeats: readonly (readonly [PlayerId, PlayerId | null])[];
      readonly from: number;
    }
  /** The exempt player of the round. */
  | { readonly step: 'exempt'; readonly player: PlayerId; readonly wins: number }
  /**
   * Who starts, and by which of the four rules (Formule Classique, Belgian text §3.1); `second-turn`: round robin, the
   * one who did not start when the two met in the turn before.
   */
  | {
      readonly step: 'starts';
      readonly player: PlayerId;
      readonly by: 'fewer' | 'last' | 'between' | 'lot' | 'second-turn';
      /** Games started so far by the two, in the order of the match's players. */
      readonly started: readonly [number, number];
    };
