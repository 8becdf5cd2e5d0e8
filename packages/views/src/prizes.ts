import type { FirstOf, GamePrize, PlayerId, Prizes } from '@ronde/engine';
import { gamePrizeNames, type Lang, prizeName } from '@ronde/language';

/**
 * A prize as it is told. `of`: which series, category, club, trophy or counter; null on the podium. `figure`: the place in
 * the whole ranking, of a counter the total, of a
 * game the score or the margin; null of a trophy. `step`: of the podium, and where a group has several. `passed`: who
 * would come before and has a prize already. `cents`: for each.
 */
export interface PrizeLine {
  readonly group: 'podium' | 'series' | 'category' | 'club' | 'trophy' | 'counter' | 'game';
  readonly of: string | null;
  readonly figure: number | null;
  readonly step?: number;
  readonly passed?: readonly PlayerId[];
  readonly cents?: number;
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
    ...games.map((game) => ({ group: 'game', ...game }) as const),
    ...trophies.map(({ name, player }) => ({ group: 'trophy', of: name, figure: null, players: [player] }) as const),
    ...counters.map(
      ({ counter, total, players }) => ({ group: 'counter', of: counter, figure: total, players }) as const,
    ),
  ];
}

/** What a prize of a list is called; a prize of one game too. */
export const prizeLineName = (lang: Lang, line: PrizeLine): string =>
  line.group === 'game'
    ? gamePrizeNames[lang][line.of as GamePrize['of']]
    : prizeName(lang, { ...line, group: line.group });
