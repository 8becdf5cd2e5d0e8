import * as z from 'zod';

/** A sentence of it in each language: who shows it needs neither the timetable nor the words. */
export const inBothSchema = z.object({ fr: z.string(), en: z.string() });

/** As many lines as a long festival has. */
const most = 200;

/** When each round, break and ceremony is to begin. `text`: how a border reads what a person wrote. */
export function timetableOf<T extends z.ZodType<string>>(text: T) {
  const line = z.strictObject({
    what: z.enum(['arrival', 'round', 'break', 'final', 'prizes', 'other']),
    round: z.int().min(1).max(99).exactOptional().describe('Of a round: its number'),
    day: z.int().min(1).max(60).exactOptional().describe('Counted from the first day, which is 1; 1 when missing'),
    at: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .describe('By the clock of the place: 14:30'),
    text: text.exactOptional().describe('What it is called instead'),
  });
  return z.array(line).min(1).max(most);
}
