import * as z from 'zod';
import { checkFormat } from '../file/check-format.ts';
import { checkPlayers } from '../file/check-players.ts';
import { badTables, checkSettings } from '../file/check-settings.ts';
import { fileVersion, type TournamentFile } from '../file/schema.ts';
import { settingsSchema } from '../file/settings-schema.ts';
import { formatSchema } from '../values/formats.ts';
import { civilDate, idSchema, someText, textOf } from './text.ts';

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

export const seedSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * A new tournament. `seed`: drawn by the server when missing. `command`: drawn by the client, so that a repeated
 * request creates one tournament. An empty name is refused by the engine, in the reader's language; what could not be
 * written as a file (another format's settings, phases that do not fit, dates the wrong way round) here.
 */
export const creationBodySchema = z
  .strictObject({
    command: idSchema.exactOptional(),
    name: textOf(160),
    format: formatSchema,
    date: civilDate,
    endDate: civilDate.exactOptional(),
    place: someText(160).exactOptional(),
    /** Of a day of the wargame; in round robin and Swiss, it says that the wargame is played. */
    theme: someText(160).exactOptional(),
    /** What groups several tournaments in one hall, and which of them it is. */
    event: someText(160).exactOptional(),
    pool: someText(40).exactOptional(),
    /** Players expected: what the advice on the number of rounds was given for. */
    expected: z.int().min(0).max(2000).exactOptional(),
    seed: seedSchema.exactOptional(),
    settings: chosenSettingsSchema.exactOptional(),
    /** Foreseen: who plays it follows from the rounds. */
    final: z
      .strictObject({
        players: z.literal([2, 4]),
        bestOf: z.literal([1, 3, 5]),
        carry: z.boolean(),
        thirdPlace: z.boolean(),
      })
      .exactOptional(),
    /** Of invented people, to try things out. */
    practice: z.literal(true).exactOptional(),
  })
  .refine(possibleStart, 'not a tournament of this format');

export type CreationBody = z.infer<typeof creationBodySchema>;

export const createdSchema = z.object({ id: idSchema, slug: z.string() });
export type Created = z.infer<typeof createdSchema>;

/** `said`: of a tournament that came with its log, what it left behind, in the reader's language. */
export const importedSchema = createdSchema.extend({ said: z.string().exactOptional() });
export type Imported = z.infer<typeof importedSchema>;

/** Whether a tournament without players yet could be a file: settings of its format, phases that fit, dates in order. */
function possibleStart(tournament: Pick<TournamentFile, 'name' | 'format' | 'date' | 'endDate' | 'settings'>): boolean {
  const file = { ...tournament, ronde: fileVersion, players: [] } as const;
  return [...checkFormat(file), ...checkSettings(file), ...checkPlayers(file)].length === 0;
}
