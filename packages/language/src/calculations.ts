import type { AdgRating, PlayerId, PlLine } from '@ronde/engine';

/** One game's calculation of an Elo, as the engine gives it. */
export type EloCalculation = AdgRating['steps'][number];

/** What a sum is made of. */
type PlSum = Pick<PlLine, 'before' | 'provisional' | 'pe' | 'b' | 'pj' | 'after'> & {
  readonly stood: { readonly rating: number };
};

/** A PL calculation as sums that can be read: the same in every language. */
export interface PlTerms {
  /** The rating at the start, with its star while it is provisional. */
  readonly before: string;
  /** « 1803 + 9 + 10 + 210 = 2032 » */
  readonly sum: string;
  /** « ⅔ × (2250 − 1803) » or « −⅓ × (1700 − 1415) » */
  readonly rule: string;
}

export function plTerms(line: PlSum): PlTerms {
  const before = `${line.before}${line.provisional ? '*' : ''}`;
  const pj = `${line.pj < 0 ? '−' : '+'} ${Math.abs(line.pj)}`;
  const { rating } = line.stood;
  return {
    before,
    sum: `${before} + ${line.pe} + ${line.b} ${pj} = ${line.after}`,
    rule: rating >= line.before ? `⅔ × (${rating} − ${line.before})` : `−⅓ × (${line.before} − ${rating})`,
  };
}

/** One player's side of a game's calculation. */
interface EloSide {
  readonly opponent: PlayerId;
  readonly score: 0 | 0.5 | 1;
  readonly expected: number;
  readonly before: number;
  readonly theirs: number;
  readonly gain: number;
  readonly after: number;
}

export function eloSide(step: EloCalculation, player: PlayerId): EloSide {
  const first = step.players[0] === player;
  const [own, other]: readonly [0 | 1, 0 | 1] = first ? [0, 1] : [1, 0];
  return {
    opponent: step.players[other],
    score: first ? step.score : turned[step.score],
    expected: step.expected[own],
    before: step.before[own],
    theirs: step.before[other],
    gain: first ? step.gain : -step.gain,
    after: step.after[own],
  };
}

const turned = { 0: 1, 0.5: 0.5, 1: 0 } as const;
