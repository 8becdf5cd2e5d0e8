import { sha256Words } from './sha256.ts';

/**
 * Chance from the tournament's seed: a keyed hash, never a running generator, so that a correction moves no other
 * draw and any program can repeat it.
 *
 * The value is the first 48 bits of SHA-256 over the UTF-8 text `ronde|seed|purpose|round|attempt|id|id…`, as an
 * integer from 0 to 2^48 − 1.
 */
export function chance(seed: number, purpose: string, round: number, attempt: number, ids: readonly string[]): number {
  const words = sha256Words(['ronde', seed, purpose, round, attempt, ...ids].join('|'));
  return (words[0] as number) * 0x10000 + ((words[1] as number) >>> 16);
}
