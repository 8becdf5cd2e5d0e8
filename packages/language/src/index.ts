// Every sentence that a person reads, French and English, as typed functions: a missing one is a compile error.
import type { FormatId } from '@ronde/engine';
import { enTold } from './en/told.ts';
import { en } from './en/words.ts';
import { frTold, frTourTold } from './fr/told.ts';
import { fr, frTour } from './fr/words.ts';
import type { Lang } from './lang.ts';
import type { AllWords } from './words.ts';

const english: AllWords = { ...en, ...enTold };
const french: AllWords = { ...fr, ...frTold };
const frenchTour: AllWords = { ...frTour, ...frTourTold };

/** All the words of one language. `format`: says what a round is called on the screens of a tournament. */
export function words(lang: Lang, format?: FormatId): AllWords {
  if (lang === 'en') return english;
  return format === 'art-de-la-guerre' ? frenchTour : french;
}

export * from './dates.ts';
export * from './event-category.ts';
export type * from './file-problem.ts';
export type * from './file-warning.ts';
export * from './file-words.ts';
export { de } from './fr/elision.ts';
export { type RoundNoun, roundNoun } from './fr/round-noun.ts';
export type { Ui } from './fr/ui.ts';
export * from './french-quotes.ts';
export type * from './game-ruling.ts';
export * from './game-words.ts';
export * from './honour.ts';
export * from './isolated.ts';
export * from './lang.ts';
export * from './log.ts';
export * from './marks.ts';
export * from './met-as.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './plural.ts';
export { type Phases, poolGroups } from './pool-numbers.ts';
export * from './rank-figures.ts';
export * from './rule-anchors.ts';
export * from './seats.ts';
export * from './second-look.ts';
export * from './seen.ts';
export * from './spoken-as.ts';
export * from './standings-reason.ts';
export * from './table-why.ts';
export * from './umpire-lines.ts';
export * from './wargame-echo.ts';
export type * from './words.ts';
