import * as z from 'zod';
import { listLayouts, mostColumns } from '../lists/columns.ts';
import { registerSchema } from './command.ts';
import { differencesSchema, factsUpdateSchema, listFieldSchema, listLineSchema } from './list-lines.ts';
import { personCorrectionSchema, personSchema } from './person.ts';
import { contactSchema } from './registration-requests.ts';
import { deviceTime, idSchema, shownText } from './text.ts';

/** How a text file may be written; missing: found out. */
export const encodingSchema = z.enum(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']);

/** The largest list that is read, in bytes of the request: a federation's whole list in a spreadsheet. */
export const largestList = 24 * 1024 * 1024;

/** The same read, line by line, to be kept in the register. */
export const largestImport = 96 * 1024 * 1024;

/** Sheets of a workbook: no list is in a later one. */
const mostSheets = 200;

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
 * `again`: lines of a table of rounds or prizes that tell of somebody above once more, not read.
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
  again: z.int(),
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

/** Who somebody is, as a list says it otherwise. */
export const listedCorrectionSchema = personCorrectionSchema.extend({ player: idSchema });

/** Corrects all of them as one line of the log, or nobody. */
export const correctBodySchema = z.strictObject({
  id: idSchema,
  deviceAt: deviceTime.exactOptional(),
  people: z.array(listedCorrectionSchema).min(1).max(mostEnrolled),
});
export type CorrectBody = z.infer<typeof correctBodySchema>;

/** The same, before anybody in it is looked at. */
export const correctHeadSchema = correctBodySchema.extend({ people: z.array(z.unknown()).min(1).max(mostEnrolled) });

export const correctedSchema = z.object({ version: z.int() });
