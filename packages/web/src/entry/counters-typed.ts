import type { Counters, Match, PlayerId, Tournament } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';

/** One line: what is counted, and the two figures as typed, who stands first on the left. */
export interface CounterLine {
  readonly name: string;
  readonly left: string;
  readonly right: string;
}

/** Whatever is counted anywhere in the tournament, with what this table has of it. */
export function linesOf(
  { rounds }: Tournament,
  { counters = {} }: Match,
  [left, right]: readonly [PlayerId, PlayerId],
): readonly CounterLine[] {
  const all = rounds.flatMap(({ matches }) => matches.flatMap((match) => Object.values(match.counters ?? {})));
  const names = [...new Set(all.flatMap((own) => Object.keys(own)))].toSorted(frenchOrder);
  const text = (player: PlayerId, name: string): string => String(counters[player]?.[name] ?? '');
  return names.map((name) => ({ name, left: text(left, name), right: text(right, name) }));
}

/** What the table is to count; an empty field counts nothing. Null where no figure is left. */
export function countersOf(
  lines: readonly CounterLine[],
  [left, right]: readonly [PlayerId, PlayerId],
): Counters | null {
  const own = (side: 'left' | 'right') =>
    Object.fromEntries(
      lines.flatMap((line) =>
        line.name.trim() && line[side] ? [[line.name.trim(), Number(line[side])] as const] : [],
      ),
    );
  const sides = [
    [left, own('left')],
    [right, own('right')],
  ] as const;
  const counted = sides.filter(([, counts]) => Object.keys(counts).length > 0);
  return counted.length === 0 ? null : Object.fromEntries(counted);
}
