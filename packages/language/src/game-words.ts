import type { GameRefusal } from '@ronde/engine';
import { gameRefusal as enRefusal } from './en/game-refusals.ts';
import { gameRulings as enRulings } from './en/game-rulings.ts';
import { gameRefusal as frRefusal } from './fr/game-refusals.ts';
import { gameRulings as frRulings } from './fr/game-rulings.ts';
import type { RulingWords } from './game-ruling.ts';
import type { Lang } from './lang.ts';
import type { Sentence } from './words.ts';

/** The sentences of the conduct of a game of Scrabble. Apart from `words`: one page alone needs them. */
export interface GameWords {
  /** The rules of a game say no. */
  refusal(refusal: GameRefusal): Sentence;
  /** What arbiter and director decide. */
  readonly rulings: RulingWords;
}

const fr: GameWords = { refusal: frRefusal, rulings: frRulings };
const en: GameWords = { refusal: enRefusal, rulings: enRulings };

export function gameWords(lang: Lang): GameWords {
  return lang === 'en' ? en : fr;
}
