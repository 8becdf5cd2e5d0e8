import * as z from 'zod';
import { mostResultColumns, resultColumnNames } from '../lists/result-columns.ts';
import { formatSchema } from '../values/formats.ts';
import { resultCommands } from './commands/results.ts';
import { encodingSchema, largestList } from './lists.ts';
import { deviceTime, idSchema, roundNumber } from './text.ts';

/** What a file of results is: that of another program, or a table of games. */
export const resultSources = ['tsh', 'aupair', 'rows', 'workbook'] as const;

/** The formats that a tournament is written in for other programs. */
export const resultFormats = ['tsh', 'aupair', 'workbook', 'american', 'csv'] as const;

const columnSchema = z.enum(resultColumnNames);

const sentFile = {
  text: z.string().max(300_000).exactOptional(),
  file: z.base64().max(largestList).exactOptional(),
  encoding: encodingSchema.exactOptional(),
  /** Of a workbook, by its place; missing: the first that is not empty. */
  sheet: z.int().min(0).max(200).exactOptional(),
  /** A division of the file, by its place. */
  section: z.int().min(0).max(200).exactOptional(),
  /** Of a table: what each column says, as somebody chose, in their order (null: nothing); missing: as it is recognised. */
  columns: z.array(columnSchema.nullable()).max(mostResultColumns).exactOptional(),
};

const either = ({ text, file }: { readonly text?: string; readonly file?: string }): boolean =>
  (text === undefined) !== (file === undefined);

/** Results that were pasted, or a file in base64 (csv, xlsx, ods, tsh, AUPAIR). `round`: of lines that name none. */
export const resultsFileBodySchema = z
  .strictObject({ ...sentFile, round: roundNumber })
  .refine(either, { path: ['file'], error: 'text or file' });

/** The same as a tournament of its own. `format`, `name`, `date`: what the file does not say. */
export const wholeResultsBodySchema = z
  .strictObject({
    ...sentFile,
    format: formatSchema,
    name: z.string().max(160).exactOptional(),
    date: z.iso.date().exactOptional(),
  })
  .refine(either, { path: ['file'], error: 'text or file' });

const { kind: _, anyway: __, ...record } = resultCommands[0].shape;
const { result } = record;

const recordedSchema = z.strictObject(record);
const nextMatchSchema = z.strictObject({
  players: z.union([z.tuple([idSchema]), z.tuple([idSchema, idSchema])]),
  table: z.int().min(1).max(9999).exactOptional(),
  /** Who began, where the file says so. */
  starts: idSchema.exactOptional(),
  result: result.exactOptional(),
});

/**
 * What a line would do. `doubt`: something of it is hardly likely, and it is taken only by saying so. `message`: why it
 * is refused, or what is otherwise there or hardly likely. `names`, `found`, `there`: as they are read. `record`,
 * `match`: as they are sent where the line is taken.
 */
const resultLineSchema = z.object({
  line: z.int(),
  raw: z.string(),
  round: z.int(),
  kind: z.enum(['new', 'same', 'other', 'table', 'doubt', 'next', 'nothing', 'refused']),
  names: z.string(),
  found: z.string(),
  there: z.string().nullable(),
  message: z.string().nullable(),
  record: recordedSchema.exactOptional(),
  match: nextMatchSchema.exactOptional(),
});
export type ResultLine = z.infer<typeof resultLineSchema>;

const reading = {
  source: z.enum(resultSources),
  encoding: encodingSchema.nullable(),
  /** False when the encoding is a guess. */
  sure: z.boolean(),
  sheets: z.array(z.string()),
  sheet: z.int(),
  sections: z.array(z.string()),
  section: z.int(),
  /** What was taken otherwise than it stands, in sentences. */
  adjustments: z.array(z.string()),
};

/** Of a table, as they were read. */
const columnsSaid = z.array(
  z.object({ field: columnSchema.nullable(), title: z.string().nullable(), sample: z.string().nullable() }),
);

/** `columns`: none of which are known, no line is read. */
export const resultsPreviewSchema = z.object({
  ...reading,
  columns: columnsSaid,
  lines: z.array(resultLineSchema),
});
export type ResultsPreview = z.infer<typeof resultsPreviewSchema>;

/** The tournament file that an import takes; null: the columns of a table are to be said first. */
export const wholeResultsSchema = z.object({
  ...reading,
  columns: columnsSaid,
  file: z.looseObject({}).nullable(),
  players: z.int(),
  rounds: z.int(),
  /** What the rules would have done otherwise, in sentences. */
  warnings: z.array(z.string()),
});
export type WholeResults = z.infer<typeof wholeResultsSchema>;

/** Lines that were taken, as one decision: results of drawn rounds, then whole rounds that were not drawn here. */
export const acceptResultsSchema = z
  .strictObject({
    id: idSchema,
    deviceAt: deviceTime.exactOptional(),
    records: z.array(recordedSchema).max(20_000),
    rounds: z.array(z.strictObject({ round: roundNumber, matches: z.array(nextMatchSchema).min(1).max(1000) })).max(99),
  })
  .refine(({ records, rounds }) => records.length + rounds.length > 0, { path: ['records'], error: 'nothing' });
export type AcceptResults = z.infer<typeof acceptResultsSchema>;
