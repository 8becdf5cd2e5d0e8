import { stateOf } from '@ronde/contract/federation/receive';
import {
  adgChampionship,
  type ChampionshipResult,
  championship,
  championshipSeason,
  type Tournament,
} from '@ronde/engine';
import { eventPoints } from '@ronde/engine/federation/event-points';
import { type RatingStep, stepFigures } from '@ronde/engine/federation/rating-step';
import { type FederationRatings, federationRatings } from '@ronde/engine/federation/ratings';
import type { Somebody } from '../federation/people.ts';
import type { InHand } from '../federation/take-in.ts';
import type { CountedTournament } from '../federation/tournament-files.ts';
import { eloJson, plJson } from '../rating-json.ts';

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

interface ToTell {
  readonly hand: InHand;
  readonly tournaments: readonly CountedTournament[];
  /** By the key of a person. */
  readonly called: ReadonlyMap<string, Somebody>;
}

/** What a federation of these tournaments keeps, of either game, told with the ids of their files. */
export function tell({ hand, tournaments, called }: ToTell): ToldHistory {
  const { federation } = hand.archive;
  const state = stateOf(federation);
  const [pl, elo] = (['pl', 'elo'] as const).map((system) => federationRatings(system, state, federation.documents));
  const byId = new Map(tournaments.map((one) => [one.document.id, one]));
  const steps = [...(pl?.steps ?? []), ...(elo?.steps ?? [])].flatMap((step) => line(byId, step) ?? []);
  const ratings = [...held('pl', pl, called), ...held('elo', elo, called)];
  // Of equal ratings, whoever stands first in the first event with one of them.
  const order = new Map([...new Set(steps.flatMap(({ after }) => [...after.keys()]))].map((key, i) => [key, i]));
  const place = ({ key }: HeldNow): number => order.get(key) ?? order.size;
  return {
    steps: steps.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    lifts: (pl?.steps ?? []).flatMap((step) => liftOf(step, called) ?? []),
    ratings: ratings.toSorted((a, b) =>
      a.system === b.system ? b.rating - a.rating || place(a) - place(b) : a.system < b.system ? 1 : -1,
    ),
    championship: championshipsOf(elo?.steps ?? [], called),
  };
}

const held = (
  system: 'pl' | 'elo',
  ratings: FederationRatings | undefined,
  called: ToTell['called'],
): readonly HeldNow[] =>
  [...(ratings?.held ?? [])].map(([key, own]) => ({
    key,
    system,
    ...(called.get(key) ?? { player: key, name: key }),
    ...own,
  }));

/** Null: none begins here, or it lifts nobody. */
function liftOf(step: RatingStep, called: ToTell['called']): SeasonLift | null {
  const figures = stepFigures(step);
  if (step.event.kind !== 'season' || figures.kind !== 'season' || figures.raised.length === 0) return null;
  const raised = figures.raised.map(({ player: key, before, after }) => {
    const { player = key, name = key } = called.get(key) ?? {};
    return { player, name, before, after };
  });
  return { season: step.event.season.name, date: step.event.lastDay, raised };
}

/** The lines of a tournament under the ids of its own file. */
function line(byId: ReadonlyMap<string, CountedTournament>, step: RatingStep): HistoryLine | null {
  const one = byId.get(step.event.id);
  const figures = stepFigures(step);
  if (!one || figures.kind !== 'event') return null;
  const rating = figures.rating.system === 'pl' ? plJson(figures.rating) : eloJson(figures.rating);
  const after = new Map(rating.players.map((row) => [row.player, row.after]));
  const own = <T extends { readonly player: string }>(row: T): T => ({ ...row, player: one.ids.get(row.player) ?? '' });
  const mapped =
    rating.system === 'pl'
      ? { ...rating, players: rating.players.map(own) }
      : { ...rating, players: rating.players.map(own) };
  const { tournament } = one.read;
  return { id: tournament.id, name: tournament.name, date: step.event.lastDay, tournament, rating: mapped, after };
}

function championshipsOf(steps: readonly RatingStep[], called: ToTell['called']): readonly SeasonTable[] {
  const seasons = steps.flatMap(({ event }) =>
    event.kind === 'elo' ? (championshipSeason(event.lastDay, event.method) ?? []) : [],
  );
  const results = steps.flatMap((step): readonly ChampionshipResult[] => eventPoints(step)?.results ?? []);
  return [...new Set(seasons)].sort().map((season) => ({
    season,
    rows: championship(results, season, adgChampionship).map(({ rank, player, total, counted }) => {
      const { player: id = player, name = player } = called.get(player) ?? {};
      return { key: player, rank, player: id, name, total, counted: counted.map(({ points }) => points ?? 0) };
    }),
  }));
}
