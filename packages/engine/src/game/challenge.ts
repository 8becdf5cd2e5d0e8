import { ok, type Result, refused } from '../base/result.ts';
import type { GameRefusal } from './refusals.ts';
import { otherSeat, type Seat } from './turn.ts';
import { checkWords, onBoard, type WordList, type WordVerdict } from './word-list.ts';

/** A challenge slip (2.3): words of the move that `mover` has just made. */
export interface Challenge {
  readonly mover: Seat;
  readonly words: readonly string[];
  /** All words that the move made, where they are known: only these can be challenged. */
  readonly formed?: readonly string[];
  /** The mover has seen the first of the tiles drawn: too late (5.2). */
  readonly tileSeen?: boolean;
}

/** What the arbiter announces (5.3): the words and the sanction, nothing else. */
export interface Verdict {
  readonly words: readonly WordVerdict[];
  /** The mover takes the tiles back and the turn is passed. */
  readonly takenBack: boolean;
  /** Off the challenger: five for each word wrongly challenged. */
  readonly penalty: number;
  readonly challenger: Seat;
  /** Always the challenger. */
  readonly next: Seat;
}

/** Per word challenged wrongly (5.3). */
const challengePenalty = 5;

/**
 * 5.2, 5.3. Each move is judged for itself (5.4): a word that was left on the board unchallenged is judged like any
 * other when a move extends it. Refused: no word, a word that the move did not make, too late.
 */
export function judge(challenge: Challenge, list: WordList): Result<Verdict, GameRefusal> {
  const problem = cannotChallenge(challenge);
  if (problem) return refused(problem);
  const words = checkWords(challenge.words, list);
  const wrongly = words.filter((word) => word.admitted).length;
  const challenger = otherSeat(challenge.mover);
  return ok({
    words,
    takenBack: wrongly < words.length,
    penalty: challengePenalty * wrongly,
    challenger,
    next: challenger,
  });
}

function cannotChallenge({ words, formed, tileSeen }: Challenge): GameRefusal | null {
  if (words.length === 0) return { code: 'nothing-challenged' };
  if (tileSeen) return { code: 'challenge-too-late' };
  const left = formed?.map(spelled);
  for (const word of words) {
    const i = left?.indexOf(spelled(word));
    if (i === -1) return { code: 'not-in-the-move', word };
    if (i !== undefined) left?.splice(i, 1);
  }
  return null;
}

const spelled = (word: string): string => onBoard(word) ?? word;
