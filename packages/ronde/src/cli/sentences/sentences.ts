import type { Dictionary } from '@ronde/language';
import type { CliSentences } from './cli-sentences.ts';
import { enCli } from './en.ts';
import { frCli } from './fr.ts';

export const cliSentences: Dictionary<CliSentences> = { fr: frCli, en: enCli };
