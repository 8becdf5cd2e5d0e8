/** « Ronde 2, table 2 », with the two players where it names them alone, as a line of the log begins in either language. */
const place = /^(\S+ \d+, table \d+)(?: \(.*?\))?(?:, |\u00a0?: )/;

/** The facts of one decision on one line: those of the same table name it, and its players, once. */
export function joinedFacts(lines: readonly string[], between: string): string {
  const at = (line = ''): string | undefined => place.exec(line)?.[1];
  return lines
    .map((line, i) => {
      const own = at(line);
      return own !== undefined && own === at(lines[i - 1]) ? line.replace(place, '') : line;
    })
    .join(between);
}
