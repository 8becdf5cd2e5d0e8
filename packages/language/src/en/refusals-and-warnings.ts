import type { Spoken } from '../dictionary.ts';
import type { Objections } from '../sentences.ts';
import { refusal } from './refusals.ts';
import { warning } from './warnings.ts';

const objections: Objections = { refusal, warning };

export const enObjections: Spoken<Objections> = () => objections;
