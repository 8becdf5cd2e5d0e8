import * as z from 'zod';
import { listFields, listLayouts, mostColumns } from '../lists/columns.ts';
import { registerSchema } from './command.ts';
import { commandArmySchema, factsSchema, seenFactsSchema } from './commands/registration.ts';
import { personCorrectionSchema, personSchema } from './person.ts';
import { contactSchema } from './player.ts';
import { deviceTime, idSchema, shownText } from './text.ts';

/** How a text file may be written; missing: found out. */
export const encodingSchema = z.enum(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']);

/** The largest list that is read, in bytes of the request: a federation's whole list in a spreadsheet. */
export const largestList = 24 * 1024 * 1024;

/** The same read, line by line, to be kept in the register. */
export const largestImport = 96 * 1024 * 1024;

/** Sheets of a workbook: no list is in a later one. */
const mostSheets = 200;

const listFieldSchema = z.enum(listFields);

/**
 * A list of people: what was pasted, or a file in base64 (csv, xlsx, ods). `columns`: what each column says, as
 * somebody chose (null: nothing), in the order of columns; missing: by the headers, or what stands in them. `sheet`: of
 * a workbook, by its place; missing: the first that is not empty.
 */
export const listBodySchema = z
  .strictObject({
    columns: z.array(listFieldSchema.nullable()).max(mostColumns).exactOptional(),
    text: z.string().max(300_000).exactOptional(),
    file: z.base64().max(largestList).exactOptional(),
    encoding: encodingSchema.exactOptional(),
    sheet: z.int().min(0).max(mostSheets).exactOptional(),
  })
  .refine(({ text, file }) => (text === undefined) !== (file === undefined), { path: ['file'], error: 'text or file' });

export type ListBody = z.infer<typeof listBodySchema>;

export const listFaultSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'no-name',
      'no-person',
      'several-people',
      'private-name',
      'hidden-character',
      'open-quote',
      'no-separator',
    ]),
  }),
  z.object({ code: z.literal('too-long'), field: z.string(), most: z.int() }),
  z.object({
    code: z.enum(['wrong-rating', 'wrong-birth', 'wrong-cohesion', 'wrong-year', 'wrong-date', 'unknown-licence']),
    text: z.string(),
  }),
]);
export type ListFault = z.infer<typeof listFaultSchema>;

/**
 * `zero-rating`: a 0 counts as missing. `implausible-rating`: hardly one, to be checked. `licence-number`: the
 * spreadsheet may have taken its zeros. `series-unread`: the rules know no such duplicate series, it is left out.
 * `contact-kept`: an address or a phone number, which only those who direct read. `army-unread`: no army, and it is
 * left out. `army-typed`: in no list that is known, kept as it stands. `army-edition`: another edition may be meant. `from-register`: what the line leaves out comes from the
 * register. `licence-zeros`: its licence has the zeros of the register's. `rating-kept`: the tournament has begun with another rating.
 */
const notice = z.enum([
  'zero-rating',
  'implausible-rating',
  'licence-number',
  'series-unread',
  'contact-kept',
  'private-left-out',
  'army-unread',
  'army-typed',
  'army-edition',
  'from-register',
  'licence-zeros',
  'rating-kept',
]);
export type ListNotice = z.infer<typeof notice>;

/** As read, with what the rules know beside it. */
const listedFacts = z.object({
  person: z.object(personSchema.shape),
  rating: z.number().exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: z.string().exactOptional(),
  club: z.string().exactOptional(),
  category: z.string().exactOptional(),
  army: commandArmySchema.exactOptional(),
  contact: contactSchema.exactOptional(),
});

/** Somebody of the same name: registered already (`player`), or on another line of the list. */
const homonym = z.object({
  name: z.string(),
  player: z.string().exactOptional(),
  line: z.int().exactOptional(),
  club: z.string().exactOptional(),
  licence: z.string().exactOptional(),
});
export type Homonym = z.infer<typeof homonym>;

/** The rating that the rules give where it is not the one of the list; nobody takes it but by saying so. */
const startProposalSchema = z.object({
  why: z.enum(['back', 'world-ten']),
  rating: z.number(),
  known: z.number(),
  lastEvent: z.string().exactOptional(),
});

const where = { line: z.int(), raw: z.string() };
const proposal = startProposalSchema.exactOptional();
/** The name as « NOM Prénom », where it stands otherwise and something tells which is the surname. */
const spelling = z.string().exactOptional();

/** Known armies whose names are nearest to the one that the line says, the nearest first. */
const armies = z.array(commandArmySchema).exactOptional();

/** The same as a correction of the facts of the rules. */
const factsUpdateSchema = z.object({ saw: seenFactsSchema, to: factsSchema });

const differencesSchema = z.array(
  z.object({ field: listFieldSchema, before: z.string().nullable(), after: z.string() }),
);

/**
 * What a list says otherwise of somebody who is registered; nobody takes it but by saying so. `differences`: as they are
 * shown. `facts`, `person`: as they are sent where they are taken.
 */
const listUpdateSchema = z.object({
  differences: differencesSchema,
  facts: factsUpdateSchema.exactOptional(),
  person: personCorrectionSchema.exactOptional(),
});
export type ListUpdate = z.infer<typeof listUpdateSchema>;

/**
 * What a line would do. `doubtful`: asked first — the same person as one of the `homonyms`? which of two readings of
 * the rating (`question`)? register somebody whose entry is not plainly agreed (`status`)? `known`: registered already; by
 * the name alone, with the `facts` of somebody else who bears it. `repeated`: the same licence stands on the line `above`.
 */
const listLineSchema = z.discriminatedUnion('kind', [
  z.object({
    ...where,
    kind: z.literal('new'),
    facts: listedFacts,
    notices: z.array(notice),
    proposal,
    spelling,
    armies,
  }),
  z.object({
    ...where,
    kind: z.literal('doubtful'),
    facts: listedFacts,
    notices: z.array(notice),
    proposal,
    spelling,
    armies,
    /** What the list says of the entry, no plain yes: « Annulé ». */
    status: z.string().nullable(),
    homonyms: z.array(homonym),
    question: z.object({ text: z.string(), whole: z.string(), decimal: z.string() }).nullable(),
    /** As the first of the homonyms, whom the register knows by the same licence with its zeros. */
    known: listedFacts.exactOptional(),
  }),
  z.object({
    ...where,
    kind: z.literal('known'),
    name: z.string(),
    player: z.string(),
    notices: z.array(notice),
    update: listUpdateSchema.exactOptional(),
    facts: listedFacts.exactOptional(),
    armies,
  }),
  z.object({ ...where, kind: z.literal('repeated'), name: z.string(), above: z.int() }),
  z.object({ ...where, kind: z.literal('refused'), fault: listFaultSchema }),
]);
export type ListLine = z.infer<typeof listLineSchema>;

/** A column as it was taken. `title`: its header; null: the list has none. `sample`: its first cell that says something. */
const listColumnSchema = z.object({
  title: z.string().nullable(),
  sample: z.string(),
  field: listFieldSchema.nullable(),
});
export type ListColumn = z.infer<typeof listColumnSchema>;

/**
 * How a list was read. `encoding`: null for a workbook. `sure`: false when the encoding is a guess. `unknown`: columns
 * that say nothing. `above`: lines above the headers, which are no people. `layout`: known by itself, without headers.
 * `sheets`: of a workbook, by name; `sheet`: the one that was read; `hidden`: rows that somebody hid, not read.
 * `shape`: of lists of its kind; `remembered`: it was read as the one of this name. `rewritten`: a message, made the list
 * in which lines are counted; null: it was one.
 */
export const listReadingSchema = z.object({
  columns: z.array(listColumnSchema),
  encoding: encodingSchema.nullable(),
  sure: z.boolean(),
  known: z.array(z.string()),
  unknown: z.array(z.string()),
  above: z.array(z.string()),
  layout: z.enum(listLayouts).nullable(),
  sheets: z.array(z.string()),
  sheet: z.int(),
  hidden: z.int(),
  shape: z.string(),
  remembered: z.string().nullable(),
  rewritten: z.string().nullable(),
});
export type ListReading = z.infer<typeof listReadingSchema>;

/** How lists of one shape are read, under the name that somebody gives them. */
export const keptLayoutSchema = z.strictObject({
  name: shownText(80),
  columns: z.array(listFieldSchema.nullable()).min(1).max(mostColumns),
});

/** What the register says otherwise of those who are registered by licence, before the first round. */
export const registerChangesSchema = z.object({
  /** The date of the newest list that says so; null: nothing is said otherwise. */
  listedOn: z.string().nullable(),
  changes: z.array(
    z.object({ player: z.string(), name: z.string(), differences: differencesSchema, facts: factsUpdateSchema }),
  ),
});
export type RegisterChanges = z.infer<typeof registerChangesSchema>;

export const listPreviewSchema = listReadingSchema.extend({ lines: z.array(listLineSchema) });
export type ListPreview = z.infer<typeof listPreviewSchema>;

const { kind: _, number: _number, ...facts } = registerSchema.shape;

export const enrolledSchema = z.strictObject({
  ...facts,
  person: personSchema,
  contact: contactSchema.exactOptional(),
});

/** The most people of one list. */
const mostEnrolled = 2000;

/** Registers everybody, and takes what a list says otherwise of others, as one decision, which one undo takes back. */
export const enrolBodySchema = z.strictObject({
  id: idSchema,
  deviceAt: deviceTime.exactOptional(),
  players: z.array(enrolledSchema).max(mostEnrolled),
  updates: z
    .array(z.strictObject({ player: idSchema, ...factsUpdateSchema.shape }))
    .max(mostEnrolled)
    .exactOptional(),
});
export type EnrolBody = z.infer<typeof enrolBodySchema>;

/** The same, before anybody in it is looked at. */
export const enrolHeadSchema = enrolBodySchema
  .extend({ players: z.array(z.unknown()).max(mostEnrolled) })
  .refine(({ players, updates = [] }) => players.length + updates.length > 0, { path: ['players'], error: 'nobody' });
