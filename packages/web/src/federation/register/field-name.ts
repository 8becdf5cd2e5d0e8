import type { Game, RegisterLine } from '@ronde/contract/http/register';
import type { RegisterSentences } from './sentences.ts';

/** What a fact is called: the wargame's rating is an Elo. */
export const fieldName = (say: RegisterSentences, field: keyof RegisterLine, game: Game): string =>
  field === 'rating' && game === 'art-de-la-guerre' ? 'Elo' : say.fields[field];
