import { type AdgEntry, championshipPoints, eventValue } from '../rating/adg.ts';
import { type ChampionshipResult, championshipSeason } from '../rating/championship.ts';
import { adgElo } from '../rating/elo.ts';
import { type PersonId, playedIn } from './document.ts';
import type { RatingStep } from './rating-step.ts';

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

function worked(step: RatingStep): EventPoints | null {
  const { event } = step;
  if (event.kind !== 'elo' || !event.official) return null;
  const { id, lastDay, method } = event;
  const elos = elosIn(step);
  const results: ChampionshipResult[] = [];
  eachResult(step, elos, (player, place, points) => results.push({ player, event: id, lastDay, place, points }));
  const season = championshipSeason(lastDay, method);
  return { event: id, lastDay, season, value: eventValue(elos, method), players: elos.length, results };
}

/** Of thousands of events, the value alone; null: it brings nothing. */
export const eventWorth = (step: RatingStep): number | null =>
  step.event.kind === 'elo' && step.event.official ? eventValue(elosIn(step), step.event.method) : null;

/** Of thousands of events, the points alone, one by one. */
export function eachPoints(step: RatingStep, told: (player: PersonId, points: number) => void): void {
  if (step.event.kind !== 'elo' || !step.event.official) return;
  eachResult(step, elosIn(step), (player, _, points) => points !== null && told(player, points));
}

/** What each who is ranked and played came with. */
function elosIn(step: RatingStep): readonly number[] {
  const elos: number[] = [];
  eachRanked(step, (_, there, elo) => there && elos.push(elo));
  return elos;
}

function eachResult(
  step: RatingStep,
  elos: readonly number[],
  told: (player: PersonId, place: number, points: number | null) => void,
): void {
  const { event } = step;
  if (event.kind !== 'elo') return;
  const counts = championshipSeason(event.lastDay, event.method) !== null;
  const pointsAt = counts ? championshipPoints(elos, event.method) : () => null;
  eachRanked(step, ({ player, place, excluded = false }, there) => {
    if (place !== null) told(player, place, there && !excluded ? pointsAt(place) : null);
  });
}

function eachRanked({ event, start }: RatingStep, told: (entry: AdgEntry, there: boolean, elo: number) => void): void {
  if (event.kind !== 'elo') return;
  const { players, entries } = event.of;
  const played = playedIn(event.of);
  for (const [i, entry] of entries.entries()) {
    if (entry.place === null) continue;
    // They stand in the same order, unless another program wrote the file.
    const at = players[i] === entry.player ? i : players.indexOf(entry.player);
    told(entry, played[at] === 1, start[at]?.rating ?? entry.rating ?? adgElo.start);
  }
}
