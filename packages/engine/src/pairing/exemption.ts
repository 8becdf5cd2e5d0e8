import { placesIn } from '../criteria/places.ts';
import type { Tally } from '../criteria/tally.ts';
import { fewestRepeats } from '../matching/best-rounds.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import { barredFromX, type Reasoned } from './field.ts';

/** An odd number to be drawn, best first, and the spare player who may fill the hole. */
interface OddField {
  readonly ids: readonly PlayerId[];
  /** By place, how often the others were met. */
  readonly met: readonly ReadonlyMap<number, number>[];
  /** Rounds of earlier wins without an opponent, by place. */
  readonly freeWins: readonly (readonly number[])[];
  readonly spare: SparePlayer | null;
}

interface SparePlayer {
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

/** Those to be drawn, an odd number, best first. */
interface Odd {
  readonly ids: readonly PlayerId[];
  /** By place, how often the others were met. */
  readonly met: readonly ReadonlyMap<number, number>[];
  /** Rounds that bar from the hole: wins without an opponent, or games against the spare player who fills it. */
  readonly had: readonly (readonly number[])[];
}

interface Exempt {
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

/**
 * How many repeats the exempt are, counted as meetings are: whoever has had k wins without an opponent is k (rules:
 * before round 1). Only where everybody has had one can that be.
 */
export function exemptAgain(sums: Pick<Tally, 'players' | 'freeWins'>, pairs: readonly Reasoned[]): number {
  const places = placesIn(sums.players);
  const before = ({ players: [id, other] }: Reasoned): number =>
    other === undefined ? (sums.freeWins[places.get(id) ?? -1]?.length ?? 0) : 0;
  return pairs.reduce((sum, pair) => sum + before(pair), 0);
}

/**
 * Who is exempt where that is settled before the draw: the last of the ranking who has had no win without an
 * opponent; if all have had one, the last of those with fewest (Swiss). Undefined when the number is even.
 */
export function exemptLowest(sums: Tally, order: readonly number[]): number | undefined {
  if (order.length % 2 === 0) return undefined;
  const barred = barredFromX(sums, order);
  const at = order.findLastIndex((_, i) => !barred.has(i));
  return order[at];
}
