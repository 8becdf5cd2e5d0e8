export { mostColumns } from '@ronde/contract/lists/columns';

/** One row of a list that came in: what its cells say, as text, and where it stood. */
export interface ListRow {
  /** As the file's own program counts them, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Cells that were plain numbers: a spreadsheet has taken their leading zeros away. */
  readonly numbers?: ReadonlySet<number>;
}

export const isBlank = ({ cells }: ListRow): boolean => cells.every((cell) => cell.trim() === '');
