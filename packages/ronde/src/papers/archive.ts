import type { PaperFormat, PaperName } from '@ronde/contract/http/papers';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { WrittenPaper } from './write-paper.ts';

/** A file of the archive; its folders stand in its name. */
export interface ArchivedFile {
  readonly name: string;
  readonly body: string | Uint8Array;
}

/** A sheet that an archive holds. Forms to be filled in say nothing of what was played: they are in none. */
interface ArchivedSheet {
  readonly paper: PaperName;
  readonly format: PaperFormat;
  readonly round?: number;
  readonly after?: number;
}

const tables = ['pdf', 'xlsx'] as const;

/** Every sheet of a tournament that tells what was played: those of each round, standings after each, those of the end. */
export function archivedSheets(
  { rounds, closed }: { readonly rounds: number; readonly closed: number },
  { rated, armies }: { readonly rated: boolean; readonly armies: boolean },
): readonly ArchivedSheet[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const both = (paper: PaperName, of: Omit<ArchivedSheet, 'paper' | 'format'>): readonly ArchivedSheet[] =>
    tables.map((format) => ({ paper, format, ...of }));
  return [
    ...upTo(rounds).flatMap((round) => [...both('tables-by-number', { round }), pdfOf('draw-reasons', { round })]),
    ...upTo(closed).flatMap((after) => both('standings', { after })),
    ...both('details', { after: closed }),
    ...both('cross-table', { after: closed }),
    ...both('statistics', { after: closed }),
    ...(armies ? both('armies', { after: closed }) : []),
    ...both('prizes', {}),
    pdfOf('certificates', {}),
    ...(rated ? both('ratings', {}) : []),
  ];
}

const pdfOf = (paper: PaperName, of: Omit<ArchivedSheet, 'paper' | 'format'>): ArchivedSheet => ({
  paper,
  format: 'pdf',
  ...of,
});

/** The folder that a sheet lies in: tables apart from what is printed. */
export const sheetFolder: Readonly<Record<PaperFormat, string>> = {
  pdf: 'pdf',
  html: 'pdf',
  csv: 'tableur',
  xlsx: 'tableur',
};

/** What is packed already gains nothing by being packed again. */
const packed = /\.(?:pdf|xlsx)$/u;

/** The files in one zip, each packed as it comes: between two of them others are served. */
export async function zipped(files: AsyncIterable<ArchivedFile>, at: Date): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error) failed = error;
    else parts.push(part);
  });
  for await (const { name, body } of files) {
    const entry = packed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    entry.push(typeof body === 'string' ? new TextEncoder().encode(body) : body, true);
  }
  zip.end();
  if (failed) throw failed;
  return Buffer.concat(parts);
}

export const archivedSheet = (folder: string, { body, name }: WrittenPaper): ArchivedFile | null =>
  name === null ? null : { name: `${folder}/${name}`, body };
