// Every sentence that a person reads, French and English, as typed functions: a missing one is a compile error.
import { en } from './en/words.ts';
import { fr } from './fr/words.ts';
import type { Lang } from './lang.ts';
import type { Words } from './words.ts';

/** All the words of one language. */
export function words(lang: Lang): Words {
  return lang === 'en' ? en : fr;
}

export * from './dates.ts';
export type * from './file-problem.ts';
export * from './file-words.ts';
export type { Ui } from './fr/ui.ts';
export * from './lang.ts';
export * from './log.ts';
export * from './marks.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './plural.ts';
export type { Phases } from './pool-numbers.ts';
export * from './rule-anchors.ts';
export * from './seats.ts';
export * from './second-look.ts';
export * from './seen.ts';
export type * from './words.ts';
