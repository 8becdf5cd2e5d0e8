import type { Counters, Match, PlayerId, Tournament } from '@ronde/engine';
import { frenchKey, frenchOrder } from '@ronde/engine/base/french-order';

/** One line: what is counted, and the two figures as typed, who stands first on the left. */
export interface CounterLine {
  readonly name: string;
  readonly left: string;
  readonly right: string;
}

/** Whatever is counted anywhere in the tournament, with what this table has of it; two spellings of one word are one. */
export function linesOf(
  { rounds }: Tournament,
  { counters = {} }: Match,
  [left, right]: readonly [PlayerId, PlayerId],
): readonly CounterLine[] {
  const all = rounds.flatMap(({ matches }) => matches.flatMap((match) => Object.values(match.counters ?? {})));
  const names = [
    ...new Map(
      all
        .flatMap((own) => Object.keys(own))
        .toReversed()
        .map((name) => [frenchKey(name), name]),
    ).values(),
  ].toSorted(frenchOrder);
  const text = (player: PlayerId, name: string): string => {
    const same = Object.entries(counters[player] ?? {}).filter(([own]) => frenchKey(own) === frenchKey(name));
    return same.length === 0 ? '' : String(same.reduce((sum, [, count]) => sum + count, 0));
  };
  return names.map((name) => ({ name, left: text(left, name), right: text(right, name) }));
}

/** Figures that nobody could say what they count. */
export const isUnnamed = ({ name, left, right }: CounterLine): boolean => name.trim() === '' && left + right !== '';

/** What the table is to count; an empty field counts nothing. Null where no figure is left. */
export function countersOf(
  lines: readonly CounterLine[],
  [left, right]: readonly [PlayerId, PlayerId],
): Counters | null {
  // A word that was typed again in other letters is the line that stands above.
  const named = ({ name }: CounterLine): string =>
    lines.find((one) => frenchKey(one.name) === frenchKey(name))?.name.trim() ?? '';
  const own = (side: 'left' | 'right') =>
    Object.fromEntries(
      lines.flatMap((line) => (line.name.trim() && line[side] ? [[named(line), Number(line[side])] as const] : [])),
    );
  const sides = [
    [left, own('left')],
    [right, own('right')],
  ] as const;
  const counted = sides.filter(([, counts]) => Object.keys(counts).length > 0);
  return counted.length === 0 ? null : Object.fromEntries(counted);
}
