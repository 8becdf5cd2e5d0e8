import type { Refusal, Settings } from '@ronde/engine';
import { type Lang, words } from '@ronde/language';

/** Settings that would do, said as a sentence. */
export interface Suggestion {
  readonly message: string;
  readonly settings: Settings;
}

/** What would work instead of what the rules refuse. `settings`: those of the file. */
export function suggestionsFor(refusal: Refusal, settings: Settings, lang: Lang): readonly Suggestion[] {
  if (refusal.code !== 'pools-impossible') return [];
  const { phase1 = 5, phase2 = 3, phase3 = 3 } = settings;
  return refusal.suggestions.map((suggestion) => {
    const { what, why = '' } = words(lang).phases(suggestion, { phase1, phase2, phase3 });
    const { phase1: first, phase2: second, phase3: third } = suggestion;
    return { message: `${what}. ${why}`.trim(), settings: { phase1: first, phase2: second, phase3: third } };
  });
}
