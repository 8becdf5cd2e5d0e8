import {
  type Loss,
  lossPoints,
  type Match,
  type MatchResult,
  type PlayerId,
  type WargameScale,
  wargameScales,
  wargameScores,
} from '@ronde/engine';
import { seatsOf } from './margins.ts';
import type { Names } from './names.ts';
import { number } from './numbers.ts';

/** The text’s own scale; results typed by another one come as points. */
const scale: WargameScale = wargameScales.seed;

/** One term of a score. */
export interface EchoPart {
  readonly sign: '+' | '−';
  readonly n: number;
}

/** One side of a game of L’Art de la Guerre: its score and how it is made. */
export interface WargameSide {
  readonly player: PlayerId;
  readonly points: number;
  /** « 100 − 4 »; null where the score itself was typed. */
  readonly parts: readonly EchoPart[] | null;
  /** Loses all its cohesion. */
  readonly broken: boolean;
  /** Losses above the army’s total: they count as the total. */
  readonly over: Loss | null;
}

/** The two sides, the winner first; in a draw who stands first at the table. */
export interface WargameSides {
  readonly first: WargameSide;
  readonly second: WargameSide;
  readonly won: boolean;
}

type Counted = Extract<MatchResult, { kind: 'losses' | 'points' }>;

/** The figures of a result; null for an exempt table. */
export function wargameSides(match: Match, result: Counted): WargameSides | null {
  const [a, b] = match.players;
  if (b === undefined) return null;
  const first = result.winner ?? seatsOf(match)?.players[0] ?? a;
  const [near, far]: readonly [0 | 1, 0 | 1] = first === a ? [0, 1] : [1, 0];
  return {
    first: side(result, near, match.players[near] ?? a),
    second: side(result, far, match.players[far] ?? b),
    won: result.winner !== null,
  };
}

function side(result: Counted, at: 0 | 1, player: PlayerId): WargameSide {
  if (result.kind === 'points') return { player, points: result.points[at], parts: null, broken: false, over: null };
  const own = result.cohesion[at];
  const suffered = lossPoints(own, scale);
  const inflicted = lossPoints(result.cohesion[at === 0 ? 1 : 0], scale);
  const parts = partsOf(result.winner, player, suffered, inflicted);
  return {
    player,
    points: parts.reduce((sum, { sign, n }) => (sign === '+' ? sum + n : sum - n), 0),
    parts,
    broken: own.lost >= own.total,
    over: own.lost > own.total ? own : null,
  };
}

/** Win 100 − PP suffered, loss 10 + PP inflicted, draw 40 + 2·PP inflicted − PP suffered. */
function partsOf(winner: PlayerId | null, own: PlayerId, suffered: number, inflicted: number): readonly EchoPart[] {
  const { win, loss, draw, inflicted: weight } = scale;
  if (winner === null) return [plus(draw), plus(weight * inflicted), minus(suffered)];
  return winner === own ? [plus(win), minus(suffered)] : [plus(loss), plus(inflicted)];
}

const plus = (n: number): EchoPart => ({ sign: '+', n });
const minus = (n: number): EchoPart => ({ sign: '−', n });

/** The scores in the order of the match’s players; null where the result has none. */
export function wargameScore(match: Match, result: MatchResult): readonly [number, number] | null {
  return result.kind === 'losses' || result.kind === 'points' ? wargameScores(match, result, scale) : null;
}

/**
 * « BRICE 39, RIVET 54 », in the order of the fields that they are typed in. `scores`: in the order of the match's
 * players; `own`: who stands first, missing: as at the table.
 */
export function namedScores(
  match: Match,
  scores: readonly [number, number],
  { short }: Names,
  own: PlayerId = seatsOf(match)?.players[0] ?? match.players[0],
): string {
  const said = match.players.map((player, i) => `${short(player)} ${number(scores[i === 0 ? 0 : 1])}`);
  return (match.players[0] === own ? said : said.reverse()).join(', ');
}

/** « 7/23 – 25/25 »: what each army lost of what it had, in the order given. */
export const lossesOf = (sides: readonly Loss[]): string =>
  sides.map(({ lost, total }) => `${lost}/${total}`).join('\u00a0–\u2060\u00a0');
