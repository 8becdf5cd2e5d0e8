import { number, signed } from '@ronde/language';
import type { Cell, Column } from './sheet.ts';

/** A cell as it is read: a spread shows its sign, and nothing stands in an empty one. */
export function cellText(cell: Cell, column: Pick<Column, 'kind'> | undefined): string {
  if (typeof cell !== 'number') return cell ?? '';
  return column?.kind === 'spread' ? signed(cell) : number(cell);
}
