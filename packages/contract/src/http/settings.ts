import * as z from 'zod';
import { badTables } from '../file/opening-tables.ts';
import { settingsSchema } from '../file/settings-schema.ts';

// The settings are the same on every border.
export { bestOfSchema, settingsSchema } from '../file/settings-schema.ts';

const { openingTables, ...others } = settingsSchema.omit({ composed: true, drawn: true }).shape;

/** What a director chooses; pools are moved and drawn by commands of their own. Tables that a file would refuse are none. */
export const chosenSettingsSchema = z.strictObject({
  ...others,
  openingTables: openingTables
    .unwrap()
    .refine((tables) => badTables(tables).length === 0, 'tables')
    .exactOptional(),
});
