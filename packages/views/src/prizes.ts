import type { FirstOf, PlayerId, Prizes } from '@ronde/engine';

/**
 * A prize as it is told. `of`: which series, category, club, trophy or counter; null on the podium. `figure`: the place in
 * the whole ranking, of a counter the total; null of a trophy. `step`: of the podium.
 */
export interface PrizeLine {
  readonly group: 'podium' | 'series' | 'category' | 'club' | 'trophy' | 'counter';
  readonly of: string | null;
  readonly figure: number | null;
  readonly step?: number;
  readonly players: readonly PlayerId[];
}

/** Every prize, in the order in which a list tells them. */
export function prizeLines({ podium, series, categories, clubs, trophies, counters }: Prizes): readonly PrizeLine[] {
  const firsts = (group: PrizeLine['group'], all: readonly FirstOf[]): readonly PrizeLine[] =>
    all.map(({ of, place, players }) => ({ group, of, figure: place, players }));
  return [
    ...podium.map(({ step, place, players }) => ({ group: 'podium', of: null, figure: place, step, players }) as const),
    ...firsts('series', series),
    ...firsts('category', categories),
    ...firsts('club', clubs),
    ...trophies.map(({ name, player }) => ({ group: 'trophy', of: name, figure: null, players: [player] }) as const),
    ...counters.map(
      ({ counter, total, players }) => ({ group: 'counter', of: counter, figure: total, players }) as const,
    ),
  ];
}
