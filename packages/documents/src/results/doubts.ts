import { needsSecondLook } from '@ronde/language';
import type { ScoreDoubt } from './faults.ts';
import type { ImportedResult } from './imported-tournament.ts';

export function doubtOf(result: ImportedResult): ScoreDoubt | null {
  switch (result.kind) {
    case 'games':
      return needsSecondLook(result.score) ? { kind: 'score', score: result.score } : null;
    case 'match': {
      const score = result.games.find(needsSecondLook);
      return score ? { kind: 'score', score } : null;
    }
    case 'points':
      return result.winner !== null && result.points[0] + result.points[1] !== sumOfAWonGame
        ? { kind: 'sum', score: result.points }
        : null;
    default:
      return null;
  }
}

/** 100 and 10 of the text, whatever was lost (L’Art de la Guerre, Score). */
const sumOfAWonGame = 110;
