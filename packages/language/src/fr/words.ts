import type { Words } from '../words.ts';
import { echo, missing, missingScore, nextAct, secondLook } from './entry.ts';
import { decision, event } from './log.ts';
import { mark } from './marks.ts';
import { phases, playersThatDo } from './pools.ts';
import { elo, pl, possible } from './ratings.ts';
import { refusal } from './refusals.ts';
import { roundNoun } from './round-noun.ts';
import { step } from './steps.ts';
import { tie } from './ties.ts';
import { presence, ui, uiFor } from './ui.ts';
import { malus, oddSum } from './wargame-echo.ts';
import { warning } from './warnings.ts';
import { why } from './why.ts';

export const fr: Words = {
  lang: 'fr',
  ui,
  refusal,
  warning,
  phases,
  playersThatDo,
  event,
  decision,
  why,
  step,
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

const tour = roundNoun('art-de-la-guerre');

/** The same where a round is a « tour ». */
export const frTour: Words = { ...fr, ui: uiFor(tour), nextAct: (waiting) => nextAct(waiting, tour) };
