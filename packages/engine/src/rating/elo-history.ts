import { type AdgEntry, type AdgLine, type AdgRating, rateAdg } from './adg.ts';
import { adgChampionship, type ChampionshipMethod, type ChampionshipResult } from './championship.ts';
import { type EloScale, type EloStep, eloSteps, type RatedGame } from './elo.ts';
import { type Dated, type Held, type History, historyOf, type Rated } from './history.ts';

/** An accepted event of L'Art de la Guerre: `entries[i].rating` is used only for those whom no earlier event rated. */
export interface AdgEvent extends Dated {
  readonly entries: readonly AdgEntry[];
  readonly games: readonly RatedGame[];
  /** Missing: true. */
  readonly approved?: boolean;
}

type AdgHistory = History<AdgEvent, AdgRating>;

/** Elo, values and championship points of L'Art de la Guerre through many events. */
export function adgHistory(
  events: readonly AdgEvent[],
  methods: readonly [ChampionshipMethod, ...ChampionshipMethod[]] = [adgChampionship],
): AdgHistory {
  return historyOf(events, (event, held) => rateAdgEvent(event, held, methodAt(event.lastDay, methods)));
}

/** One event from what its players hold: the Elo that they came with counts for those who hold none. */
export function rateAdgEvent(
  event: AdgEvent,
  held: ReadonlyMap<string, Held>,
  method: ChampionshipMethod,
): Rated<AdgRating> {
  const entries = event.entries.map((entry): AdgEntry => {
    const rating = held.get(entry.player)?.rating ?? entry.rating;
    return rating === undefined ? entry : { ...entry, rating };
  });
  const answer = rateAdg({ ...event, entries }, method);
  return {
    answer,
    held: new Map(answer.players.filter((line) => line.games > 0).map((line) => heldBy(line, event))),
  };
}

/** Only an official event puts somebody in the register. */
const heldBy = (line: AdgLine, event: Dated): readonly [string, Held] => [
  line.player,
  { rating: line.after, active: event.lastDay },
];

export const methodAt = (
  date: string,
  methods: readonly [ChampionshipMethod, ...ChampionshipMethod[]],
): ChampionshipMethod =>
  methods.toSorted((x, y) => (x.from < y.from ? 1 : -1)).find((method) => method.from <= date) ?? methods[0];

/** What a history brings to the championship's tables. */
export function championshipResults(history: AdgHistory): readonly ChampionshipResult[] {
  return history.steps.flatMap(({ event, answer }) =>
    answer.players.flatMap(({ player, place, championship }): ChampionshipResult[] =>
      place === null ? [] : [{ player, event: event.id, lastDay: event.lastDay, place, points: championship }],
    ),
  );
}

/** An event under a plain Elo. */
export interface EloEvent extends Dated {
  readonly games: readonly RatedGame[];
  /** Ratings brought along by those whom no earlier event rated. */
  readonly start?: ReadonlyMap<string, number>;
  /** K is multiplied by it; missing: 1. */
  readonly coefficient?: number;
}

/** A plain Elo through many events, for federations that rate so. The answer is each game's calculation. */
export function eloHistory(events: readonly EloEvent[], scale: EloScale): History<EloEvent, readonly EloStep[]> {
  return historyOf(events, (event, held): Rated<readonly EloStep[]> => {
    const ratings = [...held].map(([player, own]) => [player, own.rating] as const);
    const k = scale.k * (event.coefficient ?? 1);
    const answer = eloSteps({ ...scale, k }, new Map([...(event.start ?? []), ...ratings]), event.games);
    const after = new Map<string, Held>();
    for (const step of answer) {
      for (const i of [0, 1] as const) {
        after.set(step.players[i], { rating: step.after[i], active: event.lastDay });
      }
    }
    return { answer, held: after };
  });
}
