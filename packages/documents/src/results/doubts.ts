import { decidedSum, type WargameScale, wargameScales } from '@ronde/engine/criteria/wargame-score';
import { needsSecondLook } from '@ronde/language';
import type { ScoreDoubt } from './faults.ts';
import type { ImportedResult } from './imported-tournament.ts';

/** `scale`: what the two scores of a decided game add up to there. */
export function doubtOf(result: ImportedResult, scale: WargameScale = wargameScales.seed): ScoreDoubt | null {
  switch (result.kind) {
    case 'games':
      return needsSecondLook(result.score) ? { kind: 'score', score: result.score } : null;
    case 'match': {
      const score = result.games.find(needsSecondLook);
      return score ? { kind: 'score', score } : null;
    }
    case 'points':
      return result.winner !== null && result.points[0] + result.points[1] !== decidedSum(scale)
        ? { kind: 'sum', score: result.points }
        : null;
    default:
      return null;
  }
}
