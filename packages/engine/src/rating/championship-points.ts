import { twoTo } from '../base/exp.ts';
import type { ChampionshipMethod } from './championship-method.ts';

/** Below a millionth of a point, a sum of Elo is the noise of floating point: it must not cost a whole point. */
const grain = 1_000_000;

/**
 * VT: the sum of the highest Elo at the start among those who played a game (all, if fewer) / 100, unrounded: summed
 * in whole millionths and divided once, so that whole and decimal Elo give the value that the hand gives.
 */
export function eventValue(elos: readonly number[], method: ChampionshipMethod): number {
  return grainsOfTop(elos, method) / (method.divisor * grain);
}

/** The sum in millionths: no decimal Elo loses anything in it. */
function grainsOfTop(elos: readonly number[], method: ChampionshipMethod): number {
  const top = elos.toSorted((x, y) => y - x).slice(0, method.top);
  // An Elo in full precision has more: its own rounding must not add up, so the sum is rounded and not each.
  const whole = top.reduce((sum, elo) => sum + Math.trunc(elo), 0);
  const rest = top.reduce((sum, elo) => sum + (elo - Math.trunc(elo)), 0);
  return whole * grain + Math.round(rest * grain);
}

/**
 * What each place takes: floor(VT / 2^(4·(place − 1)/players)), the floor taken exactly on the sum of Elo to a
 * millionth. `players`: those who played a game; `elos`: theirs at the start.
 */
export function championshipPoints(elos: readonly number[], method: ChampionshipMethod): (place: number) => number {
  const players = elos.length;
  const grains = grainsOfTop(elos, method);
  const two = twoTo(players);
  return (place) => {
    const steps = method.halvings * (place - 1);
    const near = Math.round(grains / (method.divisor * grain) / two(steps));
    const reached = reaches(grains, method.divisor * grain * near, steps, players);
    return reached ? near : near - 1;
  };
}

/** sum / wanted ≥ 2^(steps/players), near enough in floating point unless they are level: then in whole numbers. */
function reaches(sum: number, wanted: number, steps: number, players: number): boolean {
  const right = wanted * twoTo(players)(steps);
  if (Math.abs(sum - right) > right * 1e-12) return sum > right;
  const left = power(BigInt(sum), players);
  return left >= power(BigInt(wanted), players) * power(2n, steps);
}

/** By squaring. */
function power(base: bigint, exponent: number): bigint {
  if (exponent === 0) return 1n;
  const half = power(base, Math.floor(exponent / 2));
  return exponent % 2 === 0 ? half * half : half * half * base;
}
