import { columnOf, columnsIn, figures, type RankFigure, type Standings } from '@ronde/engine';
import * as z from 'zod';
import type { SentStanding } from './standing-lines.ts';
import { langSchema } from './text.ts';

/** `after`: rounds counted, 0 too. `final`: shared places. `lang`: instead of the reader's language. */
export const standingsQuerySchema = z.object({
  after: z.coerce.number().int().min(0).max(99).optional(),
  final: z.enum(['true', 'false']).optional(),
  lang: langSchema.optional(),
});
export type StandingsQuery = z.infer<typeof standingsQuerySchema>;

const pair = z.tuple([z.string(), z.string()]);

const meetingSchema = z.object({
  round: z.int(),
  players: pair,
  points: z.tuple([z.int(), z.int()]),
  games: z.array(z.tuple([z.int(), z.int()])),
});

const runs = z.array(z.array(z.string()));

const tieSchema = z.object({
  pm: z.int(),
  players: z.array(z.string()),
  ppm: z.enum(['decides', 'level', 'void']),
  unmet: pair.nullable(),
  meetings: z.array(meetingSchema),
  bySpread: runs,
  level: runs,
});

const decidedSchema = z.object({
  players: z.array(z.string()),
  before: z.array(z.object({ player: z.string(), rank: z.int() })),
  matches: z.array(
    z.object({
      stage: z.enum(['tie', 'semi', 'final', 'third']),
      players: pair,
      end: z.enum(['open', 'won', 'level', 'forfeit', 'awarded']),
      figures: z.tuple([z.number(), z.number()]).nullable(),
    }),
  ),
  byInitialRank: z.literal(true).exactOptional(),
});

const separationSchema = z.object({
  criterion: z.enum(['points', 'wins', 'opponents', 'between', 'elo', 'spread', 'initial', 'shared']),
  values: z.tuple([z.number(), z.number()]).nullable(),
});

const pointsTieSchema = z.object({ points: z.number(), players: z.array(z.string()), by: z.array(separationSchema) });

/** A line: its figures stand beside the place, each by the key of its criterion. Their names come from a list, which no type follows: a test holds them against lines of every formula. */
function lineSchema(kind: Standings['kind'], beside: z.ZodRawShape): z.ZodType<SentStanding> {
  const figure = (one: RankFigure) => {
    // What has no way to be counted for each is void for some.
    const value = 'value' in figures[one] ? z.int() : z.int().nullable();
    return columnOf(one).onlyWhereKnown ? value.exactOptional() : value;
  };
  const own = Object.fromEntries(columnsIn(kind).map((one) => [one, figure(one)]));
  return z.object({ rank: z.int(), player: z.string(), ...own, ...beside }) as unknown as z.ZodType<SentStanding>;
}

const shape = <Kind extends Standings['kind'], Tie extends z.ZodType>(kind: Kind, tie: Tie, beside: z.ZodRawShape) =>
  z.object({
    kind: z.literal(kind),
    after: z.int(),
    final: z.boolean(),
    rows: z.array(lineSchema(kind, beside)),
    ties: z.array(tie),
    decided: decidedSchema.exactOptional(),
  });

const linesWith = (beside: z.ZodRawShape) =>
  z.discriminatedUnion('kind', [shape('scrabble', tieSchema, beside), shape('points', pointsTieSchema, beside)]);

/** The engine's `Standings`, with how each tie was put in order, and what a final decided. */
export const standingsSchema = linesWith({});

/** As the public reads them. `excluded`: by the arbiter; line and place stay. */
export const shownStandingsSchema = linesWith({ excluded: z.literal(true).exactOptional() });
