/** « Ronde 2, table 2, », as a line of the log begins in either language. */
const place = /^\S+ \d+, table \d+, /;

/** The facts of one decision on one line: those of the same table name it once. */
export function joinedFacts(lines: readonly string[], between: string): string {
  const at = (line: string | undefined): string | undefined => (line === undefined ? line : place.exec(line)?.[0]);
  return lines
    .map((line, i) => {
      const own = at(line);
      return own !== undefined && own === at(lines[i - 1]) ? line.slice(own.length) : line;
    })
    .join(between);
}
