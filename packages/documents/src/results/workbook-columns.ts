import { frenchKey } from '@ronde/engine/base/french-order';
import type { ListRow } from '../lists/text-rows.ts';
import { mostRounds } from './faults.ts';
import type { ImportedAbout } from './imported-tournament.ts';
import {
  everyRoundColumn,
  type PlayerColumn,
  type ResultWord,
  type RoundColumn,
  resultWords,
  workbookHeadings,
} from './workbook-layout.ts';

// What the headings of the results workbook say, in either language.

export const key = (text: string): string =>
  frenchKey(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
const both = [workbookHeadings.fr, workbookHeadings.en] as const;

const playerColumns: ReadonlyMap<string, PlayerColumn> = new Map(
  both.flatMap(({ player }) =>
    (Object.entries(player) as [PlayerColumn, string][]).map(([column, title]) => [key(title), column] as const),
  ),
);
const roundColumns: ReadonlyMap<string, RoundColumn> = new Map(
  both.flatMap(({ round }) =>
    everyRoundColumn.map((column) => [key(round(column, 0)).replace(/^\w+ /u, ''), column] as const),
  ),
);
const aboutRows = new Map(
  both.flatMap(({ about }) => Object.entries(about).map(([row, title]) => [key(title), row] as const)),
);
export const words: ReadonlyMap<string, ResultWord> = new Map(
  both.flatMap(({ results }) => resultWords.map((word) => [key(results[word]), word] as const)),
);

/** What a spare player’s line says. */
export const spareWords: ReadonlySet<string> = new Set(both.map(({ spare }) => key(spare)));

export interface Columns {
  readonly player: ReadonlyMap<PlayerColumn, number>;
  /** By round, from 1. */
  readonly rounds: readonly ReadonlyMap<RoundColumn, number>[];
}

export function columnsOf({ cells }: ListRow): Columns | null {
  const player = new Map<PlayerColumn, number>();
  const rounds: Map<RoundColumn, number>[] = [];
  for (const [place, cell] of cells.entries()) {
    const said = key(cell);
    const own = playerColumns.get(said);
    const [, number, rest = ''] = /^[tr](\d{1,2}) (.+)$/u.exec(said) ?? [];
    const column = number === undefined ? undefined : roundColumns.get(rest);
    if (own && !player.has(own)) player.set(own, place);
    else if (column && Number(number) >= 1 && Number(number) <= mostRounds) {
      const at = Number(number) - 1;
      const round = rounds[at] ?? new Map<RoundColumn, number>();
      rounds[at] = round;
      round.set(column, place);
    }
  }
  const whole = player.has('surname') && player.has('number') && rounds.length > 0;
  return whole && Array.from(rounds).every((round) => round?.has('opponent') && round.has('result'))
    ? { player, rounds }
    : null;
}

export function aboutIn(rows: readonly ListRow[]): ImportedAbout {
  const said = rows.flatMap(({ cells: [title = '', value = ''] }) => {
    const row = aboutRows.get(key(title));
    return row === undefined || value.trim() === '' ? [] : [[row, value.trim()] as const];
  });
  const { date, ...about }: ImportedAbout = Object.fromEntries(said);
  return { ...about, ...(date !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(date) && { date }) };
}
