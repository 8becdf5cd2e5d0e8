import type { Dictionary } from '@ronde/language';
import type { CliSentences } from './cli-sentences.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const cliSentences: Dictionary<CliSentences> = { fr, en };
