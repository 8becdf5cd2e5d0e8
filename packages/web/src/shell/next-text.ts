import type { Waiting } from '@ronde/engine';
import type { Words } from '@ronde/language';

/** The next act of the day by its name; while results are missing, it is to type them. */
export const nextText = (words: Words, waits: Exclude<Waiting, { readonly kind: 'closed' }>): string =>
  waits.kind === 'results' ? `${words.ui.keys.entry} · ${words.ui.strip.round(waits.round)}` : words.nextAct(waits);
