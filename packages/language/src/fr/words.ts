import type { Words } from '../words.ts';
import { echo, missing, missingScore, nextAct, secondLook } from './entry.ts';
import { fileWords } from './file-problems.ts';
import { decision, event } from './log.ts';
import { mark } from './marks.ts';
import { refusal } from './refusals.ts';
import { step } from './steps.ts';
import { tie } from './ties.ts';
import { presence, ui } from './ui.ts';
import { warning } from './warnings.ts';
import { why } from './why.ts';

export const fr: Words = {
  lang: 'fr',
  ui,
  refusal,
  warning,
  event,
  decision,
  why,
  step,
  mark,
  tie,
  echo,
  secondLook,
  missingScore,
  missing,
  file: fileWords,
  presence,
  nextAct,
};
