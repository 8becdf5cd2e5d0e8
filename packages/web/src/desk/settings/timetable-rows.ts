import { playsWargame, type Timetable, type TimetableLine, type Tournament } from '@ronde/engine';
import { advisedGame } from '@ronde/engine/formulas/art-de-la-guerre/advice';
import { atMoment, inOrder, momentOf } from '@ronde/views/timetable';

/** A line as it stands in its fields. `what`: of a round with its number, `round 3`. */
export interface TimetableRow {
  readonly key: number;
  readonly what: string;
  readonly day: string;
  readonly at: string;
  readonly text: string;
}

const round = /^round (\d+)$/;

export const rowsOf = (lines: Timetable): readonly TimetableRow[] =>
  inOrder(lines).map(({ what, round: number, day = 1, at, text = '' }, key) => ({
    ...{ key, day: String(day), at, text },
    what: what === 'round' ? `round ${number ?? 1}` : what,
  }));

const plain = ['arrival', 'break', 'final', 'prizes', 'other'] as const;

/** What a line may be of, in the order of the choice. */
export const choicesFor = (rounds: number): readonly string[] => [
  'arrival',
  ...Array.from({ length: rounds }, (_, i) => `round ${i + 1}`),
  ...plain.slice(1),
];

/** `hour`: none, or no hour. `text`: nothing says what it is. `order`: a round twice, or not after the one before. */
export type RowFault = 'hour' | 'text' | 'order';

/** What is wrong in a row, by its key. */
export function rowFaults(rows: readonly TimetableRow[]): ReadonlyMap<number, RowFault> {
  const own = rows.flatMap(({ key, what, at, text }): (readonly [number, RowFault])[] => {
    if (!/^\d{2}:\d{2}$/.test(at)) return [[key, 'hour']];
    return what === 'other' && text.trim() === '' ? [[key, 'text']] : [];
  });
  const rounds = rows
    .filter(({ what, at }) => round.test(what) && at !== '')
    .map((row) => ({ key: row.key, number: numberOf(row), moment: momentOf(lineOf(row)) }))
    .sort((a, b) => a.number - b.number);
  const late = rounds.flatMap(({ key, number, moment }, i): (readonly [number, RowFault])[] => {
    const before = rounds[i - 1];
    return before && (before.number === number || before.moment >= moment) ? [[key, 'order']] : [];
  });
  return new Map([...late, ...own]);
}

const numberOf = ({ what }: TimetableRow): number => Number(round.exec(what)?.[1] ?? 0);

/** As it is kept. */
export function lineOf(row: TimetableRow): TimetableLine {
  const { day, at } = row;
  const text = row.text.trim();
  const number = numberOf(row);
  const what = plain.find((one) => one === row.what) ?? 'round';
  return {
    what,
    ...(what === 'round' && { round: number }),
    ...(Number(day) > 1 && { day: Number(day) }),
    at,
    ...(text !== '' && { text }),
  };
}

/** As it is kept; undefined: there is none any more. */
export const linesOf = (rows: readonly TimetableRow[]): Timetable | undefined =>
  rows.length === 0 ? undefined : inOrder(rows.map(lineOf));

/** How a day is filled in one act. Minutes; `after`: the round of each day that the break follows, 0: no break. */
export interface Plan {
  readonly rounds: number;
  readonly days: number;
  readonly first: string;
  readonly every: number;
  readonly after: number;
  readonly pause: number;
}

/** The rounds of each day one after the other, each day from the same hour; after the last one the prizes. */
export function filled({ rounds, days, first, every, after, pause }: Plan): Timetable {
  const aDay = Math.ceil(rounds / Math.max(1, days));
  const begin = momentOf({ at: first });
  const lines: TimetableLine[] = [];
  let moment = begin;
  for (let number = 1; number <= rounds; number++) {
    const inDay = (number - 1) % aDay;
    if (inDay === 0) moment = begin + Math.floor((number - 1) / aDay) * 24 * 60;
    lines.push({ what: 'round', round: number, ...atMoment(moment) });
    moment += every;
    if (inDay + 1 !== after || inDay + 1 === aDay || number === rounds) continue;
    lines.push({ what: 'break', ...atMoment(moment) });
    moment += pause;
  }
  return [...lines, { what: 'prizes', ...atMoment(moment) }];
}

const scrabbleRound = 60;

/** A round with its draw and its slips, in minutes. */
export const minutesOf = (tournament: Tournament): number =>
  playsWargame(tournament) ? advisedGame.longest : scrabbleRound * (tournament.settings.bestOf === 3 ? 2.5 : 1);

/** From the first day to the last one, both counted. */
export function daysOf({ date, endDate = date }: Pick<Tournament, 'date' | 'endDate'>): number {
  const days = (Date.parse(endDate) - Date.parse(date)) / 86_400_000 + 1;
  return Number.isFinite(days) ? Math.min(60, Math.max(1, Math.round(days))) : 1;
}
