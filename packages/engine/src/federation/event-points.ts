import { championshipPoints, eventValue } from '../rating/adg.ts';
import { type ChampionshipResult, championshipSeason } from '../rating/championship.ts';
import { adgElo } from '../rating/elo.ts';
import type { RatingStep } from './ratings.ts';

/** What an official event of the wargame is to the championship. */
export interface EventPoints {
  readonly event: string;
  readonly lastDay: string;
  /** Null: August. */
  readonly season: string | null;
  /** VT. */
  readonly value: number;
  /** Those who played a game. */
  readonly players: number;
  readonly results: readonly ChampionshipResult[];
}

const known = new WeakMap<RatingStep, EventPoints | null>();

/** The same as `stepFigures` says, without its games: a table has years of events. Null: it brings nothing. */
export function eventPoints(step: RatingStep): EventPoints | null {
  const own = known.get(step);
  if (own !== undefined) return own;
  const points = worked(step);
  known.set(step, points);
  return points;
}

function worked({ event, start }: RatingStep): EventPoints | null {
  if (event.kind !== 'elo' || !event.official) return null;
  const { id, lastDay, method, of } = event;
  const played = new Set([...of.games.first, ...of.games.second]);
  const at = new Map(of.players.map((player, i) => [player, i]));
  const ranked = of.entries.flatMap(({ player, place, rating, excluded = false }) => {
    const own = at.get(player) ?? -1;
    if (place === null) return [];
    return [{ player, place, excluded, there: played.has(own), elo: start[own]?.rating ?? rating ?? adgElo.start }];
  });
  const elos = ranked.filter(({ there }) => there).map(({ elo }) => elo);
  const season = championshipSeason(lastDay, method);
  const pointsAt = season === null ? () => null : championshipPoints(elos, method);
  return {
    event: id,
    lastDay,
    season,
    value: eventValue(elos, method),
    players: elos.length,
    results: ranked.map(({ player, place, excluded, there }) => ({
      player,
      event: id,
      lastDay,
      place,
      points: there && !excluded ? pointsAt(place) : null,
    })),
  };
}
