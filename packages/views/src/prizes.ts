import type { FirstOf, PlayerId, Prizes, Tournament } from '@ronde/engine';
import { type Lang, list, number, oddCents, oncePassed, prizeName } from '@ronde/language';

/**
 * A prize as it is told. `of`: which series, category, club, trophy or counter; null on the podium. `figure`: the place
 * in the whole ranking, of a counter the total, of a game the score or the margin; null of a trophy. `step`: of the
 * podium, and where a group has several. `passed`: who would come before and has a prize already; of a game with what
 * each did, in `passedFigures`. `cents`: for each; one more for the first `over` of them.
 */
export interface PrizeLine {
  readonly group: 'podium' | 'series' | 'category' | 'club' | 'trophy' | 'counter' | 'game';
  readonly of: string | null;
  readonly figure: number | null;
  readonly step?: number;
  readonly passed?: readonly PlayerId[];
  readonly passedFigures?: readonly number[];
  readonly cents?: number;
  readonly over?: number;
  readonly players: readonly PlayerId[];
}

/** Every prize, in the order in which a list tells them. */
export function prizeLines({
  podium,
  series,
  categories,
  clubs,
  trophies,
  counters,
  games = [],
}: Prizes): readonly PrizeLine[] {
  const firsts = (group: PrizeLine['group'], all: readonly FirstOf[]): readonly PrizeLine[] =>
    all.map(({ of, place, ...more }) => ({ group, of, figure: place, ...more }));
  return [
    ...podium.map(({ place, ...more }) => ({ group: 'podium', of: null, figure: place, ...more }) as const),
    ...firsts('series', series),
    ...firsts('category', categories),
    ...firsts('club', clubs),
    ...games.map(
      ({ passed = [], ...game }): PrizeLine => ({
        group: 'game',
        ...game,
        ...(passed.length > 0 && {
          passed: passed.map(({ player }) => player),
          passedFigures: passed.map(({ figure }) => figure),
        }),
      }),
    ),
    ...trophies.map(({ name, player }) => ({ group: 'trophy', of: name, figure: null, players: [player] }) as const),
    ...counters.map(
      ({ counter, total, players }) => ({ group: 'counter', of: counter, figure: total, players }) as const,
    ),
  ];
}

/** What a prize of a list is called, with what it was won by: of a counter the total, of a game the score or the margin. */
export const prizeTitle = (lang: Lang, line: PrizeLine): string =>
  isCounted(line) && line.figure !== null ? `${prizeName(lang, line)} (${number(line.figure)})` : prizeName(lang, line);

/** A figure that is counted, and no place. */
const isCounted = ({ group }: Pick<PrizeLine, 'group'>): boolean => group === 'counter' || group === 'game';

/** The place in the whole ranking, of what is won by a place. */
export const prizePlace = (line: PrizeLine): number | null => (isCounted(line) ? null : line.figure);

/** What each of the players of a line gets, in cents, in their order; null: no money. */
export const prizeMoney = ({ players, cents, over = 0 }: PrizeLine): readonly number[] | null =>
  cents === undefined ? null : players.map((_, i) => (i < over ? cents + 1 : cents));

/** A line of a list of prizes in words. `cents`: what each of those named gets; null: no money. */
export interface PrizeRow {
  readonly title: string;
  readonly place: number | null;
  readonly who: string;
  readonly cents: number | null;
}

/** Each of those who share a step has a line, with what they get; the others share one. */
export const prizeRows = (
  lang: Lang,
  lines: readonly PrizeLine[],
  name: (player: PlayerId) => string,
): readonly PrizeRow[] =>
  lines.flatMap((line): readonly PrizeRow[] => {
    const of = { title: prizeTitle(lang, line), place: prizePlace(line) };
    const money = prizeMoney(line);
    return line.group === 'podium'
      ? line.players.map((id, i) => ({ ...of, who: name(id), cents: money?.[i] ?? null }))
      : [{ ...of, who: list(lang, line.players.map(name)), cents: null }];
  });

/** What is said below a list of prizes: nobody has two, and where the odd cents of a shared sum go. */
export const prizeNotes = (lang: Lang, { settings }: Tournament, lines: readonly PrizeLine[]): readonly string[] => [
  ...(settings.prizes?.accumulate === false ? [oncePassed[lang]] : []),
  ...(lines.some(({ over }) => over !== undefined) ? [oddCents[lang]] : []),
];
