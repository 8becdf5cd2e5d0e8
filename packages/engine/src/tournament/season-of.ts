import { type Season, seasonAt } from '../rating/season.ts';
import { seasons } from '../rating/seasons.ts';
import type { Tournament } from './state.ts';

/** What decides the season of a tournament: what it keeps of its own, else its last day. */
export type InSeason = Pick<Tournament, 'date' | 'endDate' | 'settings'>;

/**
 * The season that a tournament is rated in: its PL*, series, bonus and limits, on every screen, sheet and prize. It
 * keeps its own with its settings, so that it does not change with what a house or a program knows later; without one,
 * the built-in season of its last day. The tournament's own Joker bar and NbPmax stand above both.
 */
export function seasonOf({ date, endDate = date, settings }: InSeason): Season {
  const { season = seasonAt(endDate, seasons), jokerBar, nbpMax } = settings.rating ?? {};
  if (jokerBar === undefined && nbpMax === undefined) return season;
  return {
    ...season,
    bars: { ...season.bars, joker: jokerBar ?? season.bars.joker },
    nbpMax: nbpMax ?? season.nbpMax,
  };
}

/** The tournament in the season of its last day among `known`; as it is where none of them has begun by then. */
export function inSeason<T extends InSeason>(tournament: T, known: readonly Season[]): T {
  const { date, endDate = date, settings } = tournament;
  const [first, ...others] = known.filter(({ from }) => from <= endDate);
  if (!first) return tournament;
  const season = seasonAt(endDate, [first, ...others]);
  return { ...tournament, settings: { ...settings, rating: { ...settings.rating, season } } };
}
