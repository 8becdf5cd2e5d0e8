import type { Told } from '../words.ts';
import { decision, event } from './log.ts';
import { step } from './steps.ts';
import { why } from './why.ts';

export const frTold: Told = { event, decision, why, step };

const wargame = 'art-de-la-guerre';

/** The same where a round is a « tour ». */
export const frTourTold: Told = {
  ...frTold,
  event: (one, seen) => event(one, { ...seen, format: wargame }),
  decision: (one, seen, undone) => decision(one, { ...seen, format: wargame }, undone),
};
