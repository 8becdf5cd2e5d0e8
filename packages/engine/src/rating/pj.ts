import type { Category, Season } from './season.ts';

/** A positive fraction of whole numbers, so that no rounding decides a limit. */
interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** How far one event can move a rating by its PJ (§7). */
export interface PjLimits {
  /** Exact, as the text has them: 221.25. */
  readonly max: number;
  readonly min: number;
  /** The whole numbers within. */
  readonly most: number;
  readonly least: number;
}

export interface PjSetting {
  readonly category: Category;
  readonly classiqueB: boolean;
  /** Planned rounds of the event, or games where matches have several. */
  readonly games: number;
  readonly players: number;
  /** Those of them at or above the Joker bar at the start. */
  readonly jokers: number;
  readonly season: Season;
}

/**
 * PJmax = CT·(400 − 25·(5 − category) − 5·(NbPmax − games) − (100 − % Jokers)/2), PJmin = −PJmax/2 (§7).
 * A setting that would make PJmax negative leaves no PJ at all.
 */
export function pjLimits(setting: PjSetting): PjLimits {
  const { over, under } = pjMax(setting);
  return {
    max: over / under,
    min: minus(over / (2 * under)),
    most: Math.floor(over / under),
    least: minus(Math.floor(over / (2 * under))),
  };
}

function pjMax({ category, classiqueB, games, players, jokers, season }: PjSetting): Fraction {
  const whole = 400 - 25 * (5 - category) - 5 * Math.max(0, season.nbpMax - games) - 50;
  const ct = classiqueB ? season.classiqueBPercent : 100;
  return { over: Math.max(0, ct * (whole * players + 50 * jokers)), under: 100 * Math.max(1, players) };
}

/** PJ before and after its limits. */
export interface Pj {
  readonly uncapped: number;
  readonly pj: number;
  readonly limit: 'max' | 'min' | null;
}

/**
 * PJ from C_j, the own rating at the start, and C_i, the rating that stood at the final place in the start list: two
 * thirds of what is missing, or a third of what is too much, to the nearest integer, then limited (§7).
 */
export function pjOf(own: number, atPlace: number, limits: PjLimits): Pj {
  const gap = atPlace - own;
  const uncapped = gap >= 0 ? Math.round((2 * gap) / 3) : minus(Math.round(-gap / 3));
  if (uncapped > limits.most) return { uncapped, pj: limits.most, limit: 'max' };
  if (uncapped < limits.least) return { uncapped, pj: limits.least, limit: 'min' };
  return { uncapped, pj: uncapped, limit: null };
}

/** Never −0: it would be another value in a digest. */
const minus = (x: number): number => (x === 0 ? 0 : -x);
