import { fewestRepeats } from '../matching/fewest-repeats.ts';
import type { PlayerId } from '../tournament/player-id.ts';
import type { Step } from '../tournament/steps.ts';

/** Those to be drawn, an odd number, best first. */
export interface Odd {
  readonly ids: readonly PlayerId[];
  /** By place, how often the others were met. */
  readonly met: readonly ReadonlyMap<number, number>[];
  /** Rounds that bar from the hole: wins without an opponent, or games against the spare player who fills it. */
  readonly had: readonly (readonly number[])[];
}

export interface Exempt {
  readonly place: number;
  /** Those below who were passed over, from the bottom, and why. */
  readonly why: readonly Step[];
}

/**
 * Who is exempt: the lowest ranked of those who have had it least; a higher one of them only if otherwise the others
 * could not be drawn without a repeat (rules: pairing). Where nobody's exemption leaves a round without repeats, the
 * lowest of those whose leaves fewest. Clubs never move it.
 */
export function exemptFirst(odd: Odd): Exempt {
  const fewest = Math.min(...odd.had.map((rounds) => rounds.length));
  const chosen = lowest(odd, fewest);
  const passed = odd.ids.slice(chosen + 1).map((player, i): Step => {
    const rounds = odd.had[chosen + 1 + i] ?? [];
    return rounds.length > fewest ? { step: 'not-exempt', player, rounds } : { step: 'exempt-ahead', player };
  });
  return { place: chosen, why: passed.reverse() };
}

function lowest({ ids, met, had }: Odd, fewest: number): number {
  let best = -1;
  let repeats = Number.POSITIVE_INFINITY;
  for (let place = ids.length - 1; place >= 0 && repeats > 0; place--) {
    if ((had[place]?.length ?? 0) > fewest) continue;
    const others = ids.flatMap((_, other) => (other === place ? [] : [other]));
    const left = fewestRepeats(met, others);
    if (left < repeats) [best, repeats] = [place, left];
  }
  return best;
}
