import type { Spoken } from '../dictionary.ts';
import type { Told } from '../words.ts';
import { decision, event } from './log.ts';
import { step } from './steps.ts';
import { why } from './why.ts';

const told: Told = { event, decision, why, step };

export const enTold: Spoken<Told> = () => told;
