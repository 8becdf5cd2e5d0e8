import type { GameRefusal } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';
import { gameRefusals as enRefusals, gameRulings as enRulings } from './en/game-rulings.ts';
import { gameRefusals as frRefusals, gameRulings as frRulings } from './fr/game-rulings.ts';
import { type GameRefusals, type RulingWords, rulingTold } from './game-ruling.ts';
import type { Sentence } from './words.ts';

/** The sentences of the conduct of a game of Scrabble. Apart from `words`: one page alone needs them. */
interface GameWords {
  /** The rules of a game say no. */
  refusal(refusal: GameRefusal): Sentence;
  /** What arbiter and director decide. */
  readonly rulings: RulingWords;
}

const saying = (refusals: GameRefusals, rulings: RulingWords): GameWords => ({
  refusal: (refusal) => rulingTold(refusals, refusal),
  rulings,
});

export const gameWords: Dictionary<GameWords> = {
  fr: saying(frRefusals, frRulings),
  en: saying(enRefusals, enRulings),
};
