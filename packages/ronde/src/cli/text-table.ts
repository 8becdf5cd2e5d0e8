import { plain } from '@ronde/language';
export interface TextColumn {
  readonly header: string;
  /** Figures stand at the end of their column. */
  readonly side: 'start' | 'end';
}

const width = (text: string): number => Array.from(plain(text).normalize('NFC')).length;

function padded(text: string, to: number, side: TextColumn['side']): string {
  const blanks = ' '.repeat(Math.max(0, to - width(text)));
  return side === 'end' ? blanks + text : text + blanks;
}

/** A table in plain characters, two blanks between columns, no blank at the end of a line. */
export function textTable(columns: readonly TextColumn[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map((column) => column.header), ...rows];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => width(line[i] ?? ''))));
  return lines
    .map((line) =>
      columns
        .map(({ side }, i) => padded(line[i] ?? '', widths[i] ?? 0, side))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
