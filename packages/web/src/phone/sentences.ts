import { type Dictionary, type Spoken, spoken } from '@ronde/language';
import { enFor } from './sentences-en.ts';
import { frFor, type PhoneSentences } from './sentences-fr.ts';

export type { PhoneSentences };

export const phoneSentences: Dictionary<Spoken<PhoneSentences>> = { fr: spoken(frFor), en: spoken(enFor) };
