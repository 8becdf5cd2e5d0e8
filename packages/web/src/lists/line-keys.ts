/** What is known of a line by the key: the line as it stands in the list, and what is asked about it. */
export interface LineKeys {
  /** The same text twice is two lines. */
  readonly line: string;
  readonly question: string;
}

/**
 * Answers are kept by what was asked, not by where it stood: a line that moves keeps its answer, one that changes, or
 * that is asked about other people, is asked again.
 */
export function lineKeys<Line extends { readonly line: number; readonly raw: string }>(
  lines: readonly Line[],
  asked: (line: Line) => string,
): ReadonlyMap<number, LineKeys> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((one) => {
      const before = seen.get(one.raw) ?? 0;
      seen.set(one.raw, before + 1);
      const line = `${one.raw}#${before}`;
      return [one.line, { line, question: `${line}#${asked(one)}` }] as const;
    }),
  );
}
