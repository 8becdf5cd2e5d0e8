import type { Spoken } from '../dictionary.ts';
import type { Told } from '../sentences.ts';
import { decision, event, gone } from './log.ts';
import { isTour } from './nouns.ts';
import { stepText } from './steps.ts';
import { why } from './why.ts';

const rondes: Told = { event, decision, gone: (decisions) => gone(decisions), why, step: stepText };

const wargame = 'art-de-la-guerre';

/** The same where a round is a « tour ». */
const tours: Told = {
  ...rondes,
  event: (one, seen) => event(one, { ...seen, format: wargame }),
  gone: (decisions) => gone(decisions, wargame),
  decision: (one, seen, undone) => decision(one, { ...seen, format: wargame }, undone),
};

export const frTold: Spoken<Told> = (format) => (isTour(format) ? tours : rondes);
