/**
 * The cells of one line, trimmed. Semicolons and tabs separate; commas do where there is neither. A cell in quotes may
 * hold any of them, and `""` for a quote, as spreadsheets write it. Null: a quote that nobody closes.
 */
export function cellsOf(line: string): readonly string[] | null {
  const cells = split(line, ';\t');
  return cells?.length === 1 ? split(line, ',') : cells;
}

function split(line: string, separators: string): readonly string[] | null {
  const cells: string[] = [];
  for (let at = 0; ; ) {
    const cell = line.slice(at).trimStart().startsWith('"') ? quoted(line, at) : bare(line, at, separators);
    if (!cell) return null;
    cells.push(cell.text.trim());
    at = bare(line, cell.end, separators).end;
    if (at >= line.length) return cells;
    at++;
  }
}

interface Cell {
  readonly text: string;
  /** Where what follows begins. */
  readonly end: number;
}

function bare(line: string, from: number, separators: string): Cell {
  let end = from;
  while (end < line.length && !separators.includes(line[end] ?? '')) end++;
  return { text: line.slice(from, end), end };
}

function quoted(line: string, from: number): Cell | null {
  const [whole, text] = /^\s*"((?:[^"]|"")*)"/u.exec(line.slice(from)) ?? [];
  return whole === undefined || text === undefined
    ? null
    : { text: text.replaceAll('""', '"'), end: from + whole.length };
}
