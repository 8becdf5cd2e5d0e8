import type { GameRefusal } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';
import { gameRefusals as enRefusals, gameRulings as enRulings } from './en/game-rulings.ts';
import { gameRefusals as frRefusals, gameRulings as frRulings } from './fr/game-rulings.ts';
import { type GameRefusals, type RulingSentences, rulingTold } from './game-ruling.ts';
import type { Refused } from './sentences.ts';

/** The sentences of the conduct of a game of Scrabble. Apart from `allSentences`: one page alone needs them. */
interface GameSentences {
  /** The rules of a game say no. */
  refusal(refusal: GameRefusal): Refused;
  /** What arbiter and director decide. */
  readonly rulings: RulingSentences;
}

const saying = (refusals: GameRefusals, rulings: RulingSentences): GameSentences => ({
  refusal: (refusal) => rulingTold(refusals, refusal),
  rulings,
});

export const gameSentences: Dictionary<GameSentences> = {
  fr: saying(frRefusals, frRulings),
  en: saying(enRefusals, enRulings),
};
