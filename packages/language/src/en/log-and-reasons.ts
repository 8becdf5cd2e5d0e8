import type { Spoken } from '../dictionary.ts';
import type { Told } from '../sentences.ts';
import { decision, event, gone } from './log.ts';
import { stepText } from './steps.ts';
import { why } from './why.ts';

const told: Told = { event, decision, gone, why, step: stepText };

export const enTold: Spoken<Told> = () => told;
