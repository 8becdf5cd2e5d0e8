import type { Refusal } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { type Refused, ruleRefused } from './answer.ts';
import type { ReadFile } from './read-tournament.ts';

/** What the formula refuses of a file, with the settings that would do instead. */
export function drawRefused(refusal: Refusal, { names, tournament }: ReadFile, lang: Lang): Refused {
  return ruleRefused(refusal, pathOfRefusal(refusal), names, lang, tournament);
}

/** The part of the file that a refusal of the rules speaks of. */
function pathOfRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'pools-impossible':
      return 'settings.phase1';
    case 'phases-impossible':
      return refusal.phase3 > refusal.phase2 ? 'settings.phase3' : 'settings';
    case 'final-impossible':
      return 'final';
    case 'too-few-players':
      // Only a final needs four.
      return refusal.needed === 4 ? 'final' : 'players';
    default:
      return 'round' in refusal && refusal.round > 0 ? `rounds[${refusal.round - 1}]` : 'players';
  }
}
