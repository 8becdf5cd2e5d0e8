import { type Season, seasonAt, seasons } from '../rating/season.ts';
import type { Event } from './events.ts';
import { playsWargame } from './find.ts';
import type { Warning } from './refusals.ts';
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

/** An open tournament of Scrabble without a season of its own, in that of its last day among `known`; another as it is. */
export function inSeasonOfItsDay<T extends InSeason & Pick<Tournament, 'format' | 'theme'>>(
  tournament: T,
  known: readonly Season[],
): T {
  return playsWargame(tournament) || tournament.settings.rating?.season ? tournament : inSeason(tournament, known);
}

/**
 * What follows where its days move from one season into another (`before`, `after`): the season of the new last day,
 * as one more fact. A season of its own that is not among `known` stays, as does any within which the days move.
 */
export function seasonMoved(before: Tournament, after: Tournament, known: readonly Season[]): readonly Event[] {
  const { rating } = before.settings;
  const own = rating?.season;
  const all: readonly [Season, ...Season[]] = [...seasons, ...known];
  const to = seasonAt(lastDay(after), all);
  if (playsWargame(before) || to.from === (own ?? seasonAt(lastDay(before), all)).from) return [];
  if (own && !all.some(({ from }) => from === own.from)) return [];
  return [{ kind: 'settings', from: rating ? { rating } : {}, to: { rating: { ...rating, season: to } } }];
}

const lastDay = ({ date, endDate = date }: Pick<Tournament, 'date' | 'endDate'>): string => endDate;

/**
 * A season of its own that begins after its last day: it is rated by it all the same, and that is said. The built-in
 * one serves every date before it too.
 */
export function seasonNotBegun({ settings, ...days }: InSeason): readonly Warning[] {
  const { season } = settings.rating ?? {};
  if (!season || season.from <= lastDay(days) || seasons.some(({ from }) => from === season.from)) return [];
  return [{ code: 'season-not-begun', season: season.name, from: season.from, lastDay: lastDay(days) }];
}
