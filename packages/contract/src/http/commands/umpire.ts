import * as z from 'zod';
import { choiceSchema, sanctionKindSchema as kind, rulingSchema } from '../../values/ruling.ts';
import { articleSchema } from '../result.ts';
import { idSchema, roundNumber, someText } from '../text.ts';

const points = z.int().min(0).max(999).exactOptional();
const ruling = rulingSchema.exactOptional();
const choice = choiceSchema.exactOptional();
const article = articleSchema.exactOptional();
const note = idSchema.exactOptional();
const trophy = { name: someText(160), player: idSchema };

export const umpireCommands = [
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
