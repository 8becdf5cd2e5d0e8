// Every sentence that a person reads, French and English, as typed functions: a missing one is a compile error.
import type { FormatId } from '@ronde/engine';
import { type Dictionary, type Spoken, spoken } from './dictionary.ts';
import { enTold } from './en/told.ts';
import { en } from './en/words.ts';
import { frTold } from './fr/told.ts';
import { fr } from './fr/words.ts';
import type { Lang } from './lang.ts';
import type { AllWords } from './words.ts';

const all: Dictionary<Spoken<AllWords>> = {
  fr: spoken((format) => ({ ...fr(format), ...frTold(format) })),
  en: spoken((format) => ({ ...en(format), ...enTold(format) })),
};

/** All the words of one language. `format`: says what a round is called on the screens of a tournament. */
export const words = (lang: Lang, format?: FormatId): AllWords => all[lang](format);

export type * from './criterion-words.ts';
export * from './dates.ts';
export * from './dictionary.ts';
export * from './event-category.ts';
export type { FederationNames, FederationWords } from './federation-refusal.ts';
export { federationWords } from './federation-words.ts';
export type * from './file-problem.ts';
export type * from './file-warning.ts';
export * from './file-words.ts';
export { de, isTour, type RoundNoun, roundNoun } from './fr/nouns.ts';
export type { Ui } from './fr/ui.ts';
export type * from './game-ruling.ts';
export * from './game-words.ts';
export * from './honour.ts';
export * from './lang.ts';
export * from './log.ts';
export * from './margins.ts';
export * from './marks.ts';
export * from './met-as.ts';
export * from './names.ts';
export * from './numbers.ts';
export { type Phases, poolGroups } from './pool-numbers.ts';
export * from './rank-figures.ts';
export * from './rule-anchors.ts';
export * from './seen.ts';
export * from './standings-reason.ts';
export * from './table-why.ts';
export * from './umpire-lines.ts';
export * from './wargame-echo.ts';
export type * from './words.ts';
