import { never } from '../base/result.ts';
import type { Loss, MatchResult } from '../tournament/match-result.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Match, PlayerId } from '../tournament/state.ts';

/** The constants of the score, by name: later editions of the game use others. */
export interface WargameScale {
  /** Parts that a whole army is worth: 10 loss points. */
  readonly lossPoints: number;
  /** The winner's score before his losses, the loser's before those he inflicted. */
  readonly win: number;
  readonly loss: number;
  /** A draw: this, plus `inflicted` times the loss points inflicted, less those suffered. */
  readonly draw: number;
  readonly inflicted: number;
  /** Who came against a no-show, or is exempt. */
  readonly free: number;
  /** Who was away, once it is settled that he goes on. */
  readonly away: number;
  /** Given by the arbiter: to the winner, to the loser. */
  readonly awarded: readonly [number, number];
  readonly malus: number;
}

/** L'Art de la Guerre, "Classement", "Forfait" and "Charte de bonne conduite". */
export const wargameScales = {
  seed: {
    lossPoints: 10,
    win: 100,
    loss: 10,
    draw: 40,
    inflicted: 2,
    free: 90,
    away: 10,
    awarded: [90, 0],
    malus: 10,
  },
} as const satisfies Readonly<Record<string, WargameScale>>;

export function wargameScale({ scale = 'seed' }: Settings): WargameScale {
  return wargameScales[scale];
}

/** PP = floor(10 · lost / total), in whole numbers; losses above the total count as the total. */
export function lossPoints({ lost, total }: Loss, scale: WargameScale = wargameScales.seed): number {
  const parts = scale.lossPoints * Math.min(lost, total);
  return (parts - (parts % total)) / total;
}

/** What the two sides of a decided game add up to: 110. */
export const decidedSum = ({ win, loss }: WargameScale): number => win + loss;

/**
 * The two scores of a game that was played or awarded, in the order of the match's players, maluses apart; null for a
 * forfeit, which is no game.
 */
export function wargameScores(
  { players }: Pick<Match, 'players'>,
  result: MatchResult,
  scale: WargameScale,
): readonly [number, number] | null {
  switch (result.kind) {
    case 'losses':
      return fromLosses(result.winner === null ? null : result.winner === players[0] ? 0 : 1, result.cohesion, scale);
    case 'points':
      return result.points;
    case 'awarded': {
      const [given, kept] = scale.awarded;
      return result.to === players[0] ? [given, kept] : [kept, given];
    }
    case 'forfeit':
      return null;
    case 'games':
    case 'decided':
      // Every border refuses it (`Format.results`): a wargame has losses or points.
      throw new Error(`A result of kind "${result.kind}" has no score.`);
    default:
      return never(result);
  }
}

/** Who won a game; null for a draw, and for a forfeit, which is no game. */
export function wargameWinner(result: MatchResult): PlayerId | null {
  if (result.kind === 'awarded') return result.to;
  return 'winner' in result ? result.winner : null;
}

/** Win 100 − PP suffered; loss 10 + PP inflicted; draw 40 + 2·PP inflicted − PP suffered. */
function fromLosses(
  winner: 0 | 1 | null,
  cohesion: readonly [Loss, Loss],
  scale: WargameScale,
): readonly [number, number] {
  const [a, b] = [lossPoints(cohesion[0], scale), lossPoints(cohesion[1], scale)];
  if (winner === 0) return [scale.win - a, scale.loss + a];
  if (winner === 1) return [scale.loss + b, scale.win - b];
  const drawn = (own: number, other: number): number => scale.draw + scale.inflicted * other - own;
  return [drawn(a, b), drawn(b, a)];
}
