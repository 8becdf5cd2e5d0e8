// Every sentence that a person reads, French and English, as typed functions: a missing one is a compile error.
import { type Dictionary, type Spoken, spoken } from './dictionary.ts';
import { enTold } from './en/log-and-reasons.ts';
import { enObjections } from './en/refusals-and-warnings.ts';
import { en } from './en/sentences.ts';
import { frTold } from './fr/log-and-reasons.ts';
import { frObjections } from './fr/refusals-and-warnings.ts';
import { fr } from './fr/sentences.ts';
import type { AllSentences } from './sentences.ts';

/** All that is said in one language, of the tournament on the screen. `format`: says what a round is called there. */
export const allSentences: Dictionary<Spoken<AllSentences>> = {
  fr: spoken((format) => ({ ...fr(format), ...frTold(format), ...frObjections(format) })),
  en: spoken((format) => ({ ...en(format), ...enTold(format), ...enObjections(format) })),
};

export * from './army.ts';
export type * from './criterion-sentences.ts';
export * from './dates.ts';
export * from './dictionary.ts';
export * from './event-category.ts';
export type { FederationNames, FederationSentences } from './federation-refusal.ts';
export { erasedWords, federationSentences, withErasedWords } from './federation-sentences.ts';
export type * from './file-problem.ts';
export * from './file-sentences.ts';
export type * from './file-warning.ts';
export { de, isTour, type RoundNoun, roundNoun } from './fr/nouns.ts';
export { type RoundAndTable, roundAndTable } from './fr/round-and-table.ts';
export type { Ui } from './fr/ui.ts';
export type * from './game-ruling.ts';
export * from './game-sentences.ts';
export * from './honour.ts';
export * from './lang.ts';
export * from './log.ts';
export * from './log-context.ts';
export * from './margins.ts';
export * from './marks.ts';
export * from './met-as.ts';
export * from './money.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './phases.ts';
export { type PlEventFigures, type PlExplained, plExplained } from './pl-calculation.ts';
export { type PhaseLengths, poolGroups } from './pool-numbers.ts';
export * from './rank-figures.ts';
export * from './rule-anchors.ts';
export * from './ruling-lines.ts';
export type * from './sentences.ts';
export * from './standings-reason.ts';
export * from './table-why.ts';
export * from './timetable.ts';
export * from './unbroken.ts';
export * from './wargame-echo.ts';
