import * as z from 'zod';
import { charterLine, charterOf } from '../../values/charter.ts';
import { formatSchema } from '../../values/formats.ts';
import { choiceSchema, sanctionKindSchema as kind, rulingSchema } from '../../values/ruling.ts';
import { timetableOf } from '../../values/timetable.ts';
import { chosenSettingsSchema as chosen } from '../creation.ts';
import { civilDate, idSchema, roundNumber, someText, textOf } from '../text.ts';
import { articleSchema } from './results.ts';

/** With the keys that change alone; an empty name is refused by the engine, in the reader's language. */
const details = z.strictObject({
  name: textOf(160).exactOptional(),
  date: civilDate.exactOptional(),
  endDate: civilDate.exactOptional(),
  event: someText(160).exactOptional(),
  place: someText(160).exactOptional(),
  theme: someText(160).exactOptional(),
  pool: someText(40).exactOptional(),
  timetable: timetableOf(someText(80)).exactOptional(),
  charter: charterOf(someText(charterLine)).exactOptional(),
});

export const tournamentCommands = [
  z.strictObject({ kind: z.literal('settings'), saw: chosen, to: chosen }),
  z.strictObject({ kind: z.literal('details'), saw: details, to: details }),
  z.strictObject({ kind: z.literal('formula'), saw: formatSchema, to: formatSchema }),
  z.strictObject({ kind: z.literal('close'), rounds: z.int().exactOptional() }),
  z.strictObject({ kind: z.literal('reopen') }),
  z.strictObject({ kind: z.literal('show'), open: z.boolean() }),
  z.strictObject({ kind: z.literal('hide-end'), hidden: z.boolean() }),
  z.strictObject({ kind: z.literal('shelve'), shelf: z.enum(['archived', 'removed']).nullable() }),
] as const;

const points = z.int().min(0).max(999).exactOptional();
const ruling = rulingSchema.exactOptional();
const choice = choiceSchema.exactOptional();
const article = articleSchema.exactOptional();
const note = idSchema.exactOptional();
const trophy = { name: someText(160), player: idSchema };

export const rulingCommands = [
  z.strictObject({
    kind: z.literal('sanction'),
    round: roundNumber,
    player: idSchema,
    sanction: kind,
    points,
    ruling,
    choice,
    article,
    note,
    anyway: z.boolean().exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('lift'),
    round: roundNumber,
    /** As it was seen; `reason`: of one that a file brought. */
    sanction: z.strictObject({
      player: idSchema,
      kind,
      points,
      ruling,
      choice,
      article,
      note,
      reason: someText(500).exactOptional(),
    }),
  }),
  z.strictObject({ kind: z.literal('give-trophy'), ...trophy }),
  z.strictObject({ kind: z.literal('take-trophy'), ...trophy }),
] as const;
