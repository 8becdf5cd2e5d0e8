import type { Spoken } from '../dictionary.ts';
import type { Objections } from '../sentences.ts';
import { isTour } from './nouns.ts';
import { refusal } from './refusals.ts';
import { warning } from './warnings.ts';

const rondes: Objections = { refusal, warning };

const wargame = 'art-de-la-guerre';

/** The same where a round is a « tour ». */
const tours: Objections = {
  refusal: (one, names) => refusal(one, names, wargame),
  warning: (one, names) => warning(one, names, wargame),
};

export const frObjections: Spoken<Objections> = (format) => (isTour(format) ? tours : rondes);
