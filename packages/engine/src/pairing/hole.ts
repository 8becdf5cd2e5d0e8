import type { PlayerId } from '../tournament/player-id.ts';
import type { Step } from '../tournament/steps.ts';
import { exemptFirst } from './exempt-first.ts';
import type { Reasoned } from './reasoned.ts';

/** An odd number to be drawn, best first, and the spare player who may fill the hole. */
export interface OddField {
  readonly ids: readonly PlayerId[];
  /** By place, how often the others were met. */
  readonly met: readonly ReadonlyMap<number, number>[];
  /** Rounds of earlier wins without an opponent, by place. */
  readonly freeWins: readonly (readonly number[])[];
  readonly spare: SparePlayer | null;
}

export interface SparePlayer {
  readonly id: PlayerId;
  /** Rounds in which each place has met him. */
  readonly met: readonly (readonly number[])[];
}

/** Who is out of the draw: exempt, or at the spare player's table. */
export interface Hole {
  readonly place: number;
  readonly pair: Reasoned;
  /** Earlier exemptions, or games against the spare player. */
  readonly repeats: number;
}

/**
 * The exempt player of an odd number; with a spare player in the hall the same choice is made by who has met him
 * least, and the two play (L'Art de la Guerre; rules: exempt).
 */
export function holeOf({ ids, met, freeWins, spare }: OddField): Hole {
  const had = spare?.met ?? freeWins;
  const { place, why } = exemptFirst({ ids, met, had });
  const player = ids[place] ?? '';
  const rounds = had[place] ?? [];
  const again: readonly Step[] = rounds.length > 0 ? [{ step: 'repeat', opponent: spare?.id ?? null, rounds }] : [];
  const pair: Reasoned = spare
    ? { players: [player, spare.id], why: [...why, { step: 'spare', player, spare: spare.id }, ...again] }
    : { players: [player], why: [...why, ...again] };
  return { place, pair, repeats: rounds.length };
}
