import { chance } from '../base/chance.ts';

const twoTo48 = 0x1000000000000;
const twoTo12 = 0x1000;

/** What a number is drawn for: the same for the same seed, round and ids, whatever else was drawn. */
export interface Purpose {
  readonly seed: number;
  /** Begins with `simulate-` in the hashed text, so that it is nobody else's. */
  readonly what: string;
  readonly round: number;
  readonly ids: readonly string[];
}

/** From 0 to 1, the 1 left out. */
export function uniform({ seed, what, round, ids }: Purpose): number {
  return chance(seed, `simulate-${what}`, round, 0, ids) / twoTo48;
}

/**
 * Mean 0, standard deviation 1, between −6 and 6: the sum of twelve uniform numbers of 12 bits, four out of each of
 * three hashes. Sums and halves alone, so that every machine gets the same.
 */
export function normal(purpose: Purpose): number {
  let sum = 0;
  for (const part of [1, 2, 3]) {
    let bits = chance(purpose.seed, `simulate-${purpose.what}-${part}`, purpose.round, 0, purpose.ids);
    for (let i = 0; i < 4; i++) {
      sum += (bits % twoTo12) + 0.5;
      bits = Math.floor(bits / twoTo12);
    }
  }
  return sum / twoTo12 - 6;
}
