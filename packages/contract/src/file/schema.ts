import { type FormatId, formats } from '@ronde/engine';
import * as z from 'zod';
import { charterLine, charterOf } from '../values/charter.ts';
import { formatSchema } from '../values/formats.ts';
import { choiceSchema, rulingSchema, sanctionKindSchema } from '../values/ruling.ts';
import type { Frozen } from '../values/same-type.ts';
import { timetableOf } from '../values/timetable.ts';
import { formulaInFile } from './formula.ts';
import { finalSchema, matchSchema } from './match-schema.ts';
import type { Path } from './path.ts';
import { bestOfSchema, settingsSchema } from './settings-schema.ts';
import {
  articleText,
  civilDate,
  flag,
  licenceInFile,
  optionalText,
  personNameInFile,
  playerId,
  shownTextInFile,
  someTextInFile,
} from './text.ts';

/** The version of this format of file: the value of its key `ronde`. */
export const fileVersion = 1;

const year = z.int().min(-9999).max(9999);

const armySchema = z.strictObject({
  edition: someTextInFile(40),
  number: z.int().min(0).max(9999),
  name: someTextInFile(120),
  from: year.exactOptional().describe('Years, negative before our era'),
  to: year.exactOptional(),
});

const playerSchema = z.strictObject({
  id: playerId,
  name: personNameInFile(120),
  rating: z.number().min(0).max(9999).exactOptional().describe('A whole number; an Elo may have decimals'),
  provisional: flag,
  duplicateSeries: optionalText(20),
  licence: licenceInFile(40),
  club: shownTextInFile(80),
  federation: shownTextInFile(40),
  birthYear: z.int().min(1900).max(2100).exactOptional(),
  category: shownTextInFile(40),
  army: armySchema.exactOptional(),
  cohesion: z.int().min(1).max(99).exactOptional().describe('The total of cohesion on their army list'),
  pseudonym: shownTextInFile(80),
  order: z.int().min(1).max(99999).exactOptional().describe('Frozen place in the initial ranking'),
  table: z.int().min(1).max(9999).exactOptional().describe('The table that they keep'),
  spare: flag.describe('Fills the hole of an odd number'),
  from: z.int().min(1).max(99).exactOptional().describe('First round of a late entry'),
  left: z.int().min(0).max(99).exactOptional().describe('Last round in which they were drawn, 0 before any'),
});

const sanctionSchema = z.strictObject({
  player: playerId,
  kind: sanctionKindSchema,
  points: z.int().min(0).max(999).exactOptional(),
  ruling: rulingSchema.exactOptional(),
  choice: choiceSchema.exactOptional(),
  article: articleText.exactOptional(),
  reason: optionalText(500),
});

const roundSchema = z.strictObject({
  absent: z.array(playerId).max(2000).exactOptional(),
  gone: z.array(playerId).max(2000).exactOptional().describe('In no match and not absent: out of the tournament then'),
  bestOf: bestOfSchema.exactOptional(),
  attempt: z.int().min(1).max(9999).exactOptional(),
  reopened: z.literal(true).exactOptional().describe('Results were taken off after the next round was drawn'),
  kept: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .exactOptional()
    .describe('Its tables were kept after a correction: the digest of the results before it'),
  matches: z.array(matchSchema).min(1).max(1000),
  sanctions: z.array(sanctionSchema).max(2000).exactOptional(),
});

const trophySchema = z.strictObject({ name: someTextInFile(160), player: playerId });

/** A whole tournament, written by hand or by another program. */
export const tournamentFileSchema = z.strictObject({
  ronde: z.literal(fileVersion),
  id: playerId.exactOptional(),
  revision: z.int().min(0).exactOptional(),
  practice: flag.describe('Of invented people, to try things out: no federation takes it'),
  closed: flag.describe('The event is over; its rounds are those held'),
  planned: z
    .int()
    .min(1)
    .max(99)
    .nullable()
    .exactOptional()
    .describe('With `closed`: `settings.rounds` before other rounds were held; null where it was missing'),
  name: someTextInFile(160),
  event: optionalText(160),
  format: formatSchema,
  date: civilDate,
  endDate: civilDate.exactOptional(),
  place: optionalText(160),
  theme: optionalText(160),
  pool: optionalText(40),
  timetable: timetableOf(someTextInFile(80)).exactOptional().describe('When each round and break is to begin'),
  charter: charterOf(someTextInFile(charterLine)).exactOptional().describe('Own charter of conduct, an article a line'),
  seed: z.int().min(0).exactOptional().describe('Every draw comes from it; 0 when missing'),
  settings: settingsSchema.exactOptional(),
  players: z.array(playerSchema).max(2000),
  rounds: z.array(roundSchema).max(99).exactOptional(),
  absent: z.array(playerId).max(2000).exactOptional().describe('Away from the round to be drawn next'),
  trophies: z.array(trophySchema).max(200).exactOptional(),
  final: finalSchema.exactOptional(),
});

export type TournamentFile = Frozen<z.infer<typeof tournamentFileSchema>>;
export type FilePlayer = Frozen<z.infer<typeof playerSchema>>;
export type FileRound = Frozen<z.infer<typeof roundSchema>>;
export type FileFinal = NonNullable<TournamentFile['final']>;
export type FileMatch = Frozen<z.infer<typeof matchSchema>>;
/** A match of a round or of the final, or what is said beside one: two at a table, or one, and a result. */
export type FileTable = Partial<Omit<FileMatch, 'players'>> & Pick<FileMatch, 'players'>;

/** The JSON Schema (2020-12) of the tournament file: what `ronde schema` prints. */
export function fileJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(tournamentFileSchema, { io: 'input' });
  return {
    $schema,
    $id: 'urn:ronde:tournament-file:1',
    title: 'Ronde tournament file',
    description:
      'A tournament of French-language Scrabble Classique or of L’Art de la Guerre: players, rounds, results.',
    ...schema,
    allOf: (Object.keys(formats) as FormatId[]).map((id) => ({
      if: { properties: { format: { const: id } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { settings: { propertyNames: { enum: formulaInFile(id).settings } } } },
    })),
  };
}

/** The keys that the contract knows at a place of the file, for the one that was probably meant. */
export function keysAt(place: Path, root: z.ZodType = tournamentFileSchema): readonly string[] {
  let schema: unknown = root;
  for (const part of place) schema = inside(bare(schema), part);
  const object = bare(schema);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;
}

function inside(schema: unknown, part: string | number): unknown {
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodObject ? schema.shape[part] : undefined;
}
