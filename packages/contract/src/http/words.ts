import * as z from 'zod';
import { text } from './text.ts';

/** Words to look up, as they lie on the board; none: only which list there is. */
export const wordsBodySchema = z.strictObject({ words: z.array(text(30)).max(20) });

/** Each word admitted or not, and nothing else. `list`: what answered; null where this house has no list. */
export const wordsAnswerSchema = z.object({
  list: z.object({ name: z.string(), count: z.int() }).nullable(),
  words: z.array(z.object({ word: z.string(), admitted: z.boolean() })),
});

export type WordsAnswer = z.infer<typeof wordsAnswerSchema>;
