import type { Dictionary } from '@ronde/language';
import { en } from './en.ts';
import { fr, type RegistrationSentences } from './fr.ts';

export type { RegistrationSentences };

export const registrationSentences: Dictionary<RegistrationSentences> = { fr, en };
