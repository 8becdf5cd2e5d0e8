import * as z from 'zod';
import type { Frozen } from '../http/same-type.ts';
import { stepSchema } from '../http/steps.ts';
import { settingsSchema } from './settings-schema.ts';
import { civilDate, flag, optionalText, playerId, score, someText } from './text.ts';

/** The version of this format of file: the value of its key `ronde`. */
export const fileVersion = 1;

const playerSchema = z.strictObject({
  id: playerId,
  name: someText(120),
  rating: z.int().min(0).max(9999).exactOptional(),
  provisional: flag,
  duplicateSeries: optionalText(8),
  licence: optionalText(40),
  club: optionalText(80),
  federation: optionalText(40),
  birthYear: z.int().min(1900).max(2100).exactOptional(),
  category: optionalText(40),
  pseudonym: optionalText(80),
  order: z.int().min(1).max(99999).exactOptional().describe('Frozen place in the initial ranking'),
  from: z.int().min(1).max(99).exactOptional().describe('First round of a late entry'),
  left: z.int().min(0).max(99).exactOptional().describe('Last round in which they were drawn, 0 before any'),
});

const matchSchema = z.strictObject({
  table: z.int().min(1).max(9999).exactOptional(),
  players: z.array(playerId).min(1).max(2).describe('Two players, or one who is exempt'),
  starts: playerId.exactOptional(),
  games: z
    .array(z.tuple([score, score]))
    .max(3)
    .exactOptional()
    .describe('Scores after penalties, in the order of players'),
  forfeit: playerId.exactOptional().describe('Who did not come or gave up, or "both"'),
  awarded: playerId.exactOptional().describe('Who gets the match by decision of an arbiter'),
  reason: optionalText(500),
  why: z.array(stepSchema).max(999).exactOptional().describe('The steps of the draw that led to this table'),
});

const sanctionSchema = z.strictObject({
  player: playerId,
  kind: z.enum(['warning', 'malus', 'exclusion']),
  points: z.int().min(0).max(999).exactOptional(),
  reason: optionalText(500),
});

const roundSchema = z.strictObject({
  absent: z.array(playerId).max(2000).exactOptional(),
  bestOf: z.literal([1, 3]).exactOptional(),
  attempt: z.int().min(1).max(9999).exactOptional(),
  matches: z.array(matchSchema).min(1).max(1000),
  sanctions: z.array(sanctionSchema).max(2000).exactOptional(),
});

const trophySchema = z.strictObject({ name: someText(160), player: playerId });

/** A whole tournament of format `classique`, written by hand or by another program. */
export const tournamentFileSchema = z.strictObject({
  ronde: z.literal(fileVersion),
  id: playerId.exactOptional(),
  revision: z.int().min(0).exactOptional(),
  name: someText(160),
  event: optionalText(160),
  format: z.enum(['classique']),
  date: civilDate,
  endDate: civilDate.exactOptional(),
  place: optionalText(160),
  theme: optionalText(160),
  pool: optionalText(40),
  seed: z.int().min(0).exactOptional().describe('Every draw comes from it; 0 when missing'),
  settings: settingsSchema.exactOptional(),
  players: z.array(playerSchema).max(2000),
  rounds: z.array(roundSchema).max(99).exactOptional(),
  absent: z.array(playerId).max(2000).exactOptional().describe('Away from the round to be drawn next'),
  trophies: z.array(trophySchema).max(200).exactOptional(),
});

export type TournamentFile = Frozen<z.infer<typeof tournamentFileSchema>>;
export type FilePlayer = Frozen<z.infer<typeof playerSchema>>;
export type FileRound = Frozen<z.infer<typeof roundSchema>>;
export type FileMatch = Frozen<z.infer<typeof matchSchema>>;
