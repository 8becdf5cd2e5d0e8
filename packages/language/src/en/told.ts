import type { Told } from '../words.ts';
import { decision, event } from './log.ts';
import { step } from './steps.ts';
import { why } from './why.ts';

export const enTold: Told = { event, decision, why, step };
