import { isFormat, traitsOf } from '@ronde/engine';
import type { RoundWord } from './elision.ts';

/** What a round is called, with the words that agree with it: « la ronde 3 est close », « le tour 3 est clos ». */
export interface RoundNoun {
  readonly one: RoundWord;
  readonly One: 'Ronde' | 'Tour';
  readonly other: string;
  readonly the: string;
  readonly The: string;
  readonly of: string;
  readonly in: string;
  readonly a: string;
  readonly A: string;
  readonly this: string;
  /** Ends what agrees with it. */
  readonly e: 'e' | '';
}

const ronde: RoundNoun = {
  one: 'ronde',
  One: 'Ronde',
  other: 'rondes',
  the: 'la ronde',
  The: 'La ronde',
  of: 'de la ronde',
  in: 'en ronde',
  a: 'une ronde',
  A: 'Une ronde',
  this: 'cette ronde',
  e: 'e',
};

const tour: RoundNoun = {
  one: 'tour',
  One: 'Tour',
  other: 'tours',
  the: 'le tour',
  The: 'Le tour',
  of: 'du tour',
  in: 'au tour',
  a: 'un tour',
  A: 'Un tour',
  this: 'ce tour',
  e: '',
};

/** « tour » in the wargame, « ronde » where Scrabble is played, or where it is not said. */
export function roundNoun(format?: string): RoundNoun {
  return isTour(format) ? tour : ronde;
}

/** Whether its rounds are « tours ». */
export const isTour = (format?: string): boolean =>
  format !== undefined && isFormat(format) && traitsOf(format).round === 'tour';
