import * as z from 'zod';
import { mostLines } from '../lists/columns.ts';
import { listFaultSchema } from './list-lines.ts';
import { listReadingSchema } from './lists.ts';
import { idSchema, personName, shownLicence, shownText, someText } from './text.ts';

export const gameSchema = z.enum(['scrabble', 'art-de-la-guerre']);
export type RegisterGame = z.infer<typeof gameSchema>;

/** `q`: words that names begin with, or a licence. `t`: whose players are left out. */
export const registerQuerySchema = z.object({ q: z.string().trim().min(1).max(120), game: gameSchema });

/** Who somebody is, wherever they are known from. */
const identity = {
  name: z.string(),
  licence: z.string().exactOptional(),
  federation: z.string().exactOptional(),
  birthYear: z.int().exactOptional(),
  club: z.string().exactOptional(),
  category: z.string().exactOptional(),
  nationality: z.string().exactOptional(),
  pseudonym: z.string().exactOptional(),
};

/**
 * Somebody whom this house knows. `from`: a federation's list (`listedOn`, its date), or one of the reader's own
 * tournaments (`seenIn`).
 */
export const knownPersonSchema = z.object({
  /** In the register; whoever was only seen in a tournament has none. */
  id: z.string().exactOptional(),
  ...identity,
  rating: z.number().exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: z.string().exactOptional(),
  listedOn: z.string().exactOptional(),
  /** Last day of the last event that is known. */
  lastEvent: z.string().exactOptional(),
  seenIn: z.string().exactOptional(),
});
export type KnownPerson = z.infer<typeof knownPersonSchema>;

/** What one line of a federation's list says of somebody. */
export const registerLineSchema = z.strictObject({
  name: personName(120),
  licence: shownLicence(40).exactOptional(),
  federation: shownText(40).exactOptional(),
  birthYear: z.int().min(1900).max(2100).exactOptional(),
  club: shownText(80).exactOptional(),
  category: shownText(40).exactOptional(),
  nationality: shownText(40).exactOptional(),
  pseudonym: shownText(80).exactOptional(),
  rating: z.number().min(0).max(9999).exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: someText(20).exactOptional(),
  lastEvent: z.iso.date().exactOptional(),
});
export type RegisterLine = z.infer<typeof registerLineSchema>;

/** As it will be kept. `person`: whom of the register it is said to be; missing: by licence, without one by name. */
export const keptLineSchema = registerLineSchema.extend({ person: idSchema.exactOptional() });
export type KeptLine = z.infer<typeof keptLineSchema>;

/**
 * Why a line is not kept. `ambiguous-rating`: mended in the file. `repeated`: the licence (without one, the name)
 * stands on the line `above`, which counts.
 */
const registerFaultSchema = z.union([
  listFaultSchema,
  z.object({ code: z.literal('ambiguous-rating'), text: z.string(), whole: z.string(), decimal: z.string() }),
  z.object({ code: z.literal('repeated'), by: z.enum(['licence', 'name']), above: z.int() }),
]);
export type RegisterFault = z.infer<typeof registerFaultSchema>;

/**
 * `same`: nothing new. `changed`: `before` says what was. `doubtful`: somebody of this name is known, and no two licences
 * tell them apart; `before`: what is known of them, and `person`: who, where there is only one.
 */
const registerPreviewLineSchema = z.object({
  line: z.int(),
  raw: z.string(),
  kind: z.enum(['new', 'changed', 'same', 'doubtful', 'refused']),
  entry: registerLineSchema.exactOptional(),
  before: registerLineSchema.exactOptional(),
  person: z.string().exactOptional(),
  /** The rating is hardly one, to be checked. */
  implausible: z.literal(true).exactOptional(),
  fault: registerFaultSchema.exactOptional(),
});

/** What a federation's list would change, counted; nothing is written. */
export const registerPreviewSchema = listReadingSchema.extend({
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), doubtful: z.int(), refused: z.int() }),
  lines: z.array(registerPreviewLineSchema),
});
export type RegisterPreviewLine = z.infer<typeof registerPreviewLineSchema>;
export type RegisterPreview = z.infer<typeof registerPreviewSchema>;

/** The list for organisers that the house's federation keeps: `file` is CSV in base64, as any list is read. */
export const federationListSchema = z.object({
  name: z.string(),
  game: gameSchema,
  date: z.string(),
  people: z.int(),
  file: z.string(),
});
export type FederationList = z.infer<typeof federationListSchema>;

/** By what the register is leafed through. */
export const registerOrders = ['name', 'rating', 'club', 'licence', 'lastEvent'] as const;

/** `q`: as in a search. `licence`: with one, or without. `from`: how many are left out before the first. */
export const registerListQuerySchema = z.object({
  game: gameSchema,
  q: z.string().trim().max(120).optional(),
  club: z.string().max(80).optional(),
  federation: z.string().max(40).optional(),
  series: z.string().max(20).optional(),
  licence: z.enum(['with', 'without']).optional(),
  order: z.enum(registerOrders).optional(),
  down: z.literal('1').optional(),
  from: z.coerce.number().int().min(0).max(10_000_000).optional(),
});
export type RegisterListQuery = z.infer<typeof registerListQuerySchema>;

/** A page of the register, of `count` people in all. */
export const registerListSchema = z.object({ count: z.int(), people: z.array(knownPersonSchema) });
export type RegisterList = z.infer<typeof registerListSchema>;

/** What there is to choose from, most people first. */
export const registerChoicesSchema = z.object({
  clubs: z.array(z.string()),
  federations: z.array(z.string()),
  series: z.array(z.string()),
});
export type RegisterChoices = z.infer<typeof registerChoicesSchema>;

/** How many people the federations' lists have named, and the date of the newest list; null: none yet. */
export const registerCountSchema = z.object({ people: z.int(), listedOn: z.string().nullable() });
export type RegisterCount = z.infer<typeof registerCountSchema>;

/** `game`: what the ratings are of. `listedOn`: the date of the list. */
export const registerImportSchema = z.strictObject({
  id: idSchema.exactOptional(),
  game: gameSchema,
  listedOn: z.iso.date(),
  lines: z.array(keptLineSchema).min(1).max(mostLines),
});

/** The same, before its lines are looked at. */
export const registerImportHeadSchema = registerImportSchema.extend({
  lines: z.array(z.unknown()).min(1).max(mostLines),
});

export const registerImportedSchema = z.object({ people: z.int() });
export type RegisterImported = z.infer<typeof registerImportedSchema>;

/** What one game's newest list says of somebody. */
const listedRating = z.object({
  game: gameSchema,
  rating: z.number().exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: z.string().exactOptional(),
  listedOn: z.string(),
  lastEvent: z.string().exactOptional(),
});
export type ListedRating = z.infer<typeof listedRating>;

/** Somebody as the register holds them. */
const registerEntrySchema = z.object({
  id: z.string(),
  ...identity,
  /** Each club, and the date of the first list that named it; the last is theirs now. */
  clubs: z.array(z.object({ club: z.string(), since: z.string() })).exactOptional(),
  ratings: z.array(listedRating),
});
export type RegisterEntry = z.infer<typeof registerEntrySchema>;

/** A tournament of the house where they are registered, by the number given there. */
const seenInSchema = z.object({
  slug: z.string(),
  name: z.string(),
  date: z.string(),
  number: z.int(),
});

/** Two entries that became one: which one went, who did it. */
const mergeSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  gone: z.object({ name: z.string(), licence: z.string().exactOptional() }),
});

/** All that the house knows of somebody. `doubles`: entries of the same name that nothing tells apart. */
export const registerCardSchema = z.object({
  person: registerEntrySchema,
  seen: z.array(seenInSchema),
  doubles: z.array(registerEntrySchema),
  merges: z.array(mergeSchema),
});
export type RegisterCard = z.infer<typeof registerCardSchema>;

/** Pairs that nobody has said to be one person or two: how many among the first thousand names, and the first 50. */
export const registerDoublesSchema = z.object({
  count: z.int(),
  pairs: z.array(z.tuple([registerEntrySchema, registerEntrySchema])),
});
export type RegisterDoubles = z.infer<typeof registerDoublesSchema>;

/** The entry that goes into the one of the address, or that is somebody else. */
export const otherEntrySchema = z.strictObject({ other: idSchema });
