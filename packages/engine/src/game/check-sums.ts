import { runningTotals, type SheetLine } from './score-sheet.ts';

/** A running total as somebody wrote it, of whom the line is about. */
export interface WrittenTotal {
  /** From 1. */
  readonly line: number;
  readonly total: number;
}

/** The first written total that its lines do not add up to (9.4); null when all do. */
export function firstWrongSum(
  lines: readonly SheetLine[],
  written: readonly WrittenTotal[],
): (WrittenTotal & { readonly right: number }) | null {
  const totals = runningTotals(lines);
  for (const one of written.toSorted((a, b) => a.line - b.line)) {
    const line = lines[one.line - 1];
    const right = line && totals[one.line - 1]?.[line.by];
    if (right !== undefined && right !== one.total) return { ...one, right };
  }
  return null;
}
