import type { Summary } from '@ronde/contract/http/desk';
import type { Words } from '@ronde/language';
import { homeWords } from './words.ts';

/** What a tournament waits for: the next act, or the results without which a round cannot be closed; closed, nothing. */
export function waitsFor(words: Words, { waiting }: Pick<Summary, 'waiting'>): string {
  if (waiting.kind === 'closed') return words.ui.closing.closed;
  return waiting.kind === 'results'
    ? homeWords(words.lang).missing(words.ui.strip.round(waiting.round), waiting.missing.length)
    : words.nextAct(waiting);
}
