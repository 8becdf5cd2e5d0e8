// Apart from the round that is drawn of it: every page of the desk counts a circle's rounds, few draw one.

/** Two places of a circle, from 1, the lower first. */
type CirclePair = readonly [number, number];

/**
 * Round `round` (1…m−1) of a circle of an even number `m` of places: place `round` meets place m, and i meets j where
 * i + j ≡ 2·round (mod m−1). In m−1 rounds everybody meets everybody once (Formule Combinée §2-5).
 */
export function circleRound(m: number, round: number): readonly CirclePair[] {
  const turning = m - 1;
  const place = (n: number): number => ((((n - 1) % turning) + turning) % turning) + 1;
  const pairs: CirclePair[] = [[place(round), m]];
  for (let step = 1; step < m / 2; step++) {
    const [a, b] = [place(round - step), place(round + step)];
    pairs.push(a < b ? [a, b] : [b, a]);
  }
  return pairs;
}
