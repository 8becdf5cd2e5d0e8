import type { ListRow, SheetRows } from '@ronde/documents';
import { ok, type Result, refused } from '@ronde/engine';
import { oneTask, TaskTooLong } from '../machine/one-task.ts';
import { ChildGone } from '../machine/start-child.ts';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { inPieces } from '../tasks/pieces.ts';

/** A file, as it goes to the process that reads it. */
export interface Workbook {
  readonly kind: 'xlsx' | 'ods';
  readonly file: Uint8Array;
  /** The sheet that somebody chose, by its place; missing: the first that is not empty. */
  readonly sheet?: number;
}

/**
 * `unreadable-list`: no sound workbook. `workbook-too-large`: unpacked, or in memory. `workbook-too-wide`: a filled cell
 * lies far from the others. `workbook-too-slow`: it took longer than anybody’s list does.
 */
export type WorkbookRefusal = 'unreadable-list' | 'workbook-too-large' | 'workbook-too-wide' | 'workbook-too-slow';

/** What comes back from that process: rows as JSON, a thousand a text, so that they are taken in pieces here. */
export type WorkbookRead = (Omit<SheetRows, 'rows'> & { readonly texts: readonly string[] }) | WorkbookRefusal;

export const rowsOfText = 1000;

const megabytes = 250;
const usualPatience = 5000;

/** A staff member who sends ten files waits, and the machine does not. */
const inTurn = oneAtATime();

/** The rows of one of its sheets. */
export async function readWorkbook(
  workbook: Workbook,
  patience = usualPatience,
): Promise<Result<SheetRows, WorkbookRefusal>> {
  const read = await inTurn(() => oneTask<WorkbookRead>('workbook', workbook, { megabytes, patience })).catch(whyNot);
  if (typeof read === 'string') return refused(read);
  const { texts, ...about } = read;
  const portions = await inPieces(texts, (text) => JSON.parse(text) as readonly ListRow[]);
  return ok({ ...about, rows: portions.flat() });
}

function whyNot(error: unknown): WorkbookRefusal {
  if (error instanceof TaskTooLong) return 'workbook-too-slow';
  if (error instanceof ChildGone && error.burst) return 'workbook-too-large';
  throw error;
}
