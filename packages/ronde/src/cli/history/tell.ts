import { licenceKey } from '@ronde/contract/lists/who-is-who';
import {
  type AdgEvent,
  adgChampionship,
  adgHistory,
  championship,
  championshipResults,
  championshipSeason,
  eloEvent,
  type PlayerId,
  type PlEvent,
  plEvent,
  plHistory,
  ratingSystemOf,
  type Season,
  seasons,
  type Tournament,
} from '@ronde/engine';
import { eloJson, plJson } from '../rating-json.ts';
import type { ReadFile } from '../read-tournament.ts';
import type { Somebody } from './people.ts';

/** One tournament in its turn, with every figure. */
interface HistoryLine {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  /** As it stands in its file. */
  readonly tournament: Tournament;
  readonly rating: ReturnType<typeof plJson> | ReturnType<typeof eloJson>;
  /** By the key of a person. */
  readonly after: ReadonlyMap<string, number>;
}

/** What somebody holds after the last tournament. */
interface HeldNow {
  readonly key: string;
  readonly system: 'pl' | 'elo';
  /** The id in the last file that has them. */
  readonly player: string;
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
  readonly rating: number;
  /** Last day of their last rated tournament. */
  readonly active: string;
}

interface SeasonTable {
  readonly season: string;
  readonly rows: readonly {
    readonly key: string;
    readonly rank: number;
    readonly player: string;
    readonly name: string;
    readonly total: number;
    readonly counted: readonly number[];
  }[];
}

/** The beginning of a season that lifted somebody to its Joker bar (classement PL §3). */
interface SeasonLift {
  readonly season: string;
  readonly date: string;
  readonly raised: readonly {
    readonly player: string;
    readonly name: string;
    readonly before: number;
    readonly after: number;
  }[];
}

export interface ToldHistory {
  readonly lifts: readonly SeasonLift[];
  readonly steps: readonly HistoryLine[];
  readonly ratings: readonly HeldNow[];
  readonly championship: readonly SeasonTable[];
}

/** Ratings through many tournaments, each given once, the oldest first. `persons`: by key. */
export function tell(all: readonly ToldTournament[], persons: ReadonlyMap<string, Somebody>): ToldHistory {
  const byId = new Map(all.map((one) => [one.event?.of.id ?? '', one]));
  const pl = plHistory(
    all.flatMap(({ event }): PlEvent[] => (event?.system === 'pl' ? [event.of] : [])),
    begun(all),
  );
  const elo = adgHistory(all.flatMap(({ event }): AdgEvent[] => (event?.system === 'elo' ? [event.of] : [])));
  const plSteps = pl.steps.flatMap(({ event, answer }) =>
    answer.kind === 'event' ? (line(byId, event, plJson(answer.rating)) ?? []) : [],
  );
  const lifts = pl.steps.flatMap(({ event, answer }): readonly SeasonLift[] => {
    if (event.kind === 'event' || answer.kind === 'event' || answer.raised.length === 0) return [];
    const raised = answer.raised.map(({ player: key, before, after }) => {
      const { player = key, name = key } = persons.get(key) ?? {};
      return { player, name, before, after };
    });
    return [{ season: event.season.name, date: event.lastDay, raised }];
  });
  const eloSteps = elo.steps.flatMap(({ event, answer }) => line(byId, event, eloJson(answer)) ?? []);
  const steps = [...plSteps, ...eloSteps].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const held = (system: 'pl' | 'elo', ratings: typeof pl.held): HeldNow[] =>
    [...ratings].map(([key, own]) => ({ key, system, ...(persons.get(key) ?? { player: key, name: key }), ...own }));
  const ratings = [...held('pl', pl.held), ...held('elo', elo.held)];
  return {
    steps,
    lifts,
    ratings: ratings.toSorted((a, b) => (a.system === b.system ? b.rating - a.rating : a.system < b.system ? 1 : -1)),
    championship: championshipsOf(championshipResults(elo), persons),
  };
}

/**
 * The seasons whose beginnings lift the world's first ten, these as persons of the history: built in, kept by a
 * tournament, given beside the files. Of two that begin on one day the given one counts, else the newest tournament's.
 */
function begun(all: readonly ToldTournament[]): readonly [Season, ...Season[]] {
  const kept = all.flatMap(({ read }) => read.tournament.settings.rating?.season ?? []);
  const given = all[0]?.read.seasons ?? [];
  const byDay = new Map([...seasons, ...kept, ...given].map((season) => [season.from, season]));
  const bearers = all.flatMap(({ ids, read }) =>
    [...ids].map(([key, player]) => ({ key, licence: licenceKey(read.people.get(player)?.licence ?? '') })),
  );
  // A licence that two federations gave names nobody for sure.
  const tenOf = ({ worldTopTen }: Season): readonly string[] =>
    worldTopTen.flatMap((licence) => {
      const [key, ...more] = new Set(bearers.flatMap((one) => (one.licence === licenceKey(licence) ? one.key : [])));
      return key === undefined || more.length > 0 ? [] : [key];
    });
  const [first = seasons[0], ...others] = [...byDay.values()].map((one) => ({ ...one, worldTopTen: tenOf(one) }));
  return [first, ...others];
}

/** The lines of a tournament under the ids of its own file. */
function line(
  byId: ReadonlyMap<string, ToldTournament>,
  { id, lastDay }: { readonly id: string; readonly lastDay: string },
  rating: HistoryLine['rating'],
): HistoryLine | null {
  const one = byId.get(id);
  if (!one) return null;
  const after = new Map(rating.players.map((row) => [row.player, row.after]));
  const own = <T extends { readonly player: string }>(row: T): T => ({ ...row, player: one.ids.get(row.player) ?? '' });
  const mapped =
    rating.system === 'pl'
      ? { ...rating, players: rating.players.map(own) }
      : { ...rating, players: rating.players.map(own) };
  const { tournament } = one.read;
  return { id: tournament.id, name: tournament.name, date: lastDay, tournament, rating: mapped, after };
}

function championshipsOf(
  results: ReturnType<typeof championshipResults>,
  persons: ReadonlyMap<string, Somebody>,
): readonly SeasonTable[] {
  const named = results.flatMap(({ lastDay }) => championshipSeason(lastDay, adgChampionship) ?? []);
  return [...new Set(named)].sort().map((season) => ({
    season,
    rows: championship(results, season, adgChampionship).map(({ rank, player, total, counted }) => {
      const { player: id = player, name = player } = persons.get(player) ?? {};
      return { key: player, rank, player: id, name, total, counted: counted.map(({ points }) => points ?? 0) };
    }),
  }));
}

/** A tournament as its rating system reads it, and who its players are. */
export interface ToldTournament {
  readonly read: ReadFile;
  /** Key of a person → the id in this file. */
  readonly ids: ReadonlyMap<string, PlayerId>;
  readonly event:
    | { readonly system: 'pl'; readonly of: PlEvent }
    | { readonly system: 'elo'; readonly of: AdgEvent }
    | null;
}

/** `id`: what the tournament is known by. `keys`: of its players. `event` is null where no system rates it. */
export function toldOfFile(read: ReadFile, id: string, keys: ReadonlyMap<PlayerId, string>): ToldTournament {
  const tournament = { ...read.tournament, id };
  const key = (player: PlayerId): string => keys.get(player) ?? player;
  const ids = new Map([...keys].map(([player, own]) => [own, player]));
  const system = ratingSystemOf(tournament);
  const event =
    system === 'pl'
      ? { system, of: plEvent(tournament, read.people, key) }
      : system === 'elo'
        ? { system, of: eloEvent(tournament, read.people, key) }
        : null;
  return { read, ids, event };
}
