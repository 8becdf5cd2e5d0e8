import { type AdgEntry, type AdgLine, type AdgRating, rateAdg } from './adg.ts';
import type { ChampionshipMethod } from './championship.ts';
import type { RatedGame } from './elo.ts';
import type { Dated, Held, Rated } from './held.ts';

/** An accepted event of L'Art de la Guerre: `entries[i].rating` is used only for those whom no earlier event rated. */
export interface AdgEvent extends Dated {
  readonly entries: readonly AdgEntry[];
  readonly games: readonly RatedGame[];
  /** Missing: true. */
  readonly approved?: boolean;
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
