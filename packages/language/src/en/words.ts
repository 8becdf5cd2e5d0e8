import type { Words } from '../words.ts';
import { echo, missing, missingScore, nextAct, secondLook } from './entry.ts';
import { mark } from './marks.ts';
import { phases, playersThatDo } from './pools.ts';
import { elo, pl, possible } from './ratings.ts';
import { refusal } from './refusals.ts';
import { tie } from './ties.ts';
import { presence, ui } from './ui.ts';
import { malus, oddSum } from './wargame-echo.ts';
import { warning } from './warnings.ts';

export const en: Words = {
  lang: 'en',
  ui,
  refusal,
  warning,
  phases,
  playersThatDo,
  mark,
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
