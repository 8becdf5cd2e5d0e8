import * as z from 'zod';
import { chosenSettingsSchema as chosen } from '../settings.ts';
import { civilDate, someText, text } from '../text.ts';

/** With the keys that change alone; an empty name is refused by the engine, in the reader's language. */
const details = z.strictObject({
  name: text(160).exactOptional(),
  date: civilDate.exactOptional(),
  endDate: civilDate.exactOptional(),
  event: someText(160).exactOptional(),
  place: someText(160).exactOptional(),
  theme: someText(160).exactOptional(),
  pool: someText(40).exactOptional(),
});

export const tournamentCommands = [
  z.strictObject({ kind: z.literal('settings'), saw: chosen, to: chosen }),
  z.strictObject({ kind: z.literal('details'), saw: details, to: details }),
  z.strictObject({ kind: z.literal('close'), rounds: z.int().exactOptional() }),
  z.strictObject({ kind: z.literal('reopen') }),
  z.strictObject({ kind: z.literal('show'), open: z.boolean() }),
] as const;
