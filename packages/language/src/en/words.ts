import type { Spoken } from '../dictionary.ts';
import type { Mark } from '../marks.ts';
import type { Words } from '../words.ts';
import { echo, missing, missingScore, nextAct, secondLook } from './entry.ts';
import { malus, oddSum } from './points-echo.ts';
import { phases, playersThatDo } from './pools.ts';
import { elo, pl, possible } from './ratings.ts';
import { refusal } from './refusals.ts';
import { tie } from './ties.ts';
import { presence, ui } from './ui.ts';
import { warning } from './warnings.ts';

const words: Words = {
  lang: 'en',
  ui,
  refusal,
  warning,
  phases,
  playersThatDo,
  mark: (mark) => marks[mark],
  tie,
  echo,
  secondLook,
  oddSum,
  malus,
  missingScore,
  missing,
  pl,
  elo,
  possible,
  presence,
  nextAct,
};

/** The same, whatever is played. */
export const en: Spoken<Words> = () => words;

/** What a director should read before publishing. */
const marks: Readonly<Record<Mark, string>> = {
  moved: 'opponent moved',
  group: 'other score group',
  club: 'same club',
  repeat: 'repeat',
  'second-exemption': 'second bye',
  hand: 'made by hand',
};
