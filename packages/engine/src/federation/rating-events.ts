import { type AdgEvent, methodAt } from '../rating/adg-event.ts';
import type { ChampionshipMethod } from '../rating/championship.ts';
import type { RatedGame } from '../rating/elo.ts';
import type { Held } from '../rating/held.ts';
import type { PlEvent } from '../rating/pl-event.ts';
import { type Season, seasonAt } from '../rating/season.ts';
import type { PlayerId } from '../tournament/state.ts';
import { type EloOfDocument, type FederationDocument, type PersonId, whyNotOfficial } from './document.ts';
import type { CountedDocument } from './document-part.ts';
import type { FederationState } from './state.ts';

/** The game of a federation: the rating that it keeps. */
export type FederationSystem = 'pl' | 'elo';

/** What moves ratings, with everything that its figures depend on but the ratings of its start. */
export type RatingEvent = DatedEvent &
  /** `ten`: the world's first ten as they are known now, merged entries told by the one that is kept. */
  (
    | { readonly kind: 'season'; readonly season: Season; readonly ten: readonly PersonId[] }
    | { readonly kind: 'list'; readonly counted: CountedDocument; readonly ratings: ReadonlyMap<PersonId, Held> }
    | { readonly kind: 'pl'; readonly counted: CountedDocument; readonly event: PlEvent; readonly season: Season }
    | {
        readonly kind: 'elo';
        readonly counted: CountedDocument;
        readonly method: ChampionshipMethod;
        /** Players are persons, in `entries` too. */
        readonly of: EloOfDocument;
        /** What the rule asks of players and clubs, and approved; no rating makes a difference to it. */
        readonly official: boolean;
      }
  );

/** What an event is put in its order by. */
export interface DatedEvent {
  /** The document’s id, or `season ` and its name. */
  readonly id: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

export type Counting = Pick<FederationState, 'counted' | 'merged' | 'seasons' | 'championships'>;

/**
 * The events of a federation in the order in which they count: by last day, then first day, then id; a season before
 * the events of its first day. `documents`: by receipt. A document of another rating than the federation's is none.
 * `known`: the event made before; one that would say the same is the same object.
 */
export function ratingEvents(
  system: FederationSystem,
  counting: Counting,
  documents: ReadonlyMap<number, FederationDocument>,
  known: (id: string) => RatingEvent | undefined,
): readonly RatingEvent[] {
  const events = [...counting.counted.values()].flatMap((counted) => {
    const document = documents.get(counted.receipt);
    return document ? (eventOf(system, document, counted, counting, known(document.id)) ?? []) : [];
  });
  const starts = system === 'pl' ? counting.seasons.map((season) => seasonEvent(season, counting.merged, known)) : [];
  return [...starts, ...events].toSorted(inDateOrder);
}

/** A season begins before the events of its first day. */
export const inDateOrder = (a: RatingEvent, b: RatingEvent): number =>
  byText(a.lastDay, b.lastDay) || Number(b.kind === 'season') - Number(a.kind === 'season') || byDate(a, b);

/** By last day, then first day, then id. */
export const byDate = (a: DatedEvent, b: DatedEvent): number =>
  byText(a.lastDay, b.lastDay) || byText(a.firstDay, b.firstDay) || byText(a.id, b.id);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Those of whom it makes a difference what they hold at the start. */
export function startersOf(event: RatingEvent): readonly PersonId[] {
  switch (event.kind) {
    case 'season':
      return event.ten;
    case 'list':
      return [...event.ratings.keys()];
    case 'pl':
      return event.event.entries.map(({ player }) => player);
    case 'elo':
      return event.of.players;
  }
}

function seasonEvent(
  season: Season,
  merged: Counting['merged'],
  known: (id: string) => RatingEvent | undefined,
): RatingEvent {
  const id = `season ${season.name}`;
  const old = known(id);
  const ten = [...new Set(season.worldTopTen.map((person) => merged.get(person) ?? person))];
  const same = old?.kind === 'season' && old.season === season && old.ten.length === ten.length;
  return same && ten.every((person, i) => person === old.ten[i])
    ? old
    : { kind: 'season', id, season, ten, firstDay: season.from, lastDay: season.from };
}

/** A document as it counts; null: it rates nobody. `old`: made before. */
export function eventOf(
  system: FederationSystem,
  document: FederationDocument,
  counted: CountedDocument,
  { seasons, championships }: Pick<Counting, 'seasons' | 'championships'>,
  old?: RatingEvent,
): RatingEvent | null {
  const { id, firstDay, lastDay } = document;
  const dated = { id, firstDay, lastDay, counted };
  const person = (player: PlayerId): PersonId => counted.people.get(player) ?? `${id} ${player}`;
  const same = old !== undefined && old.kind !== 'season' && sameCounted(old.counted, counted);
  if (document.kind === 'list') {
    if (same && old.kind === 'list') return old;
    const ratings = [...document.ratings].map(([player, held]) => [person(player), held] as const);
    return { kind: 'list', ...dated, ratings: new Map(ratings) };
  }
  const { rated } = document;
  if (rated?.system !== system) return null;
  if (rated.system === 'pl') {
    const season = seasonAt(lastDay, seasons);
    if (same && old.kind === 'pl' && old.season === season) return old;
    return { kind: 'pl', ...dated, season, event: withPersons(rated.event, counted, person) };
  }
  const method = methodAt(lastDay, championships);
  if (same && old.kind === 'elo' && old.method === method) return old;
  const of = { ...withPersons(rated, counted, person), players: rated.players.map(person) };
  return { kind: 'elo', ...dated, method, of, official: whyNotOfficial(of).length === 0 };
}

/** Persons in the place of players, and what the federation says of the document. */
function withPersons<Event extends PlEvent | EloOfDocument>(
  event: Event,
  { category, approved }: CountedDocument,
  person: (player: PlayerId) => PersonId,
): Event {
  const entries = event.entries.map((entry) => ({ ...entry, player: person(entry.player) }));
  return {
    ...event,
    ...(category !== undefined && { category }),
    ...(approved !== undefined && { approved }),
    entries,
  };
}

/** Of two states of a federation: the same revision, the same people, the same that is said of it. */
function sameCounted(a: CountedDocument, b: CountedDocument): boolean {
  if (a === b) return true;
  return (
    a.receipt === b.receipt &&
    a.category === b.category &&
    a.approved === b.approved &&
    a.people.size === b.people.size &&
    [...a.people].every(([player, person]) => b.people.get(player) === person)
  );
}

/** With each game on its own, as figures of an event are worked out. */
export function adgEvent({ id, lastDay, of }: Extract<RatingEvent, { readonly kind: 'elo' }>): AdgEvent {
  const { entries, players, games, approved } = of;
  return {
    id,
    lastDay,
    number: 0,
    entries,
    ...(approved !== undefined && { approved }),
    games: games.round.map((round, i): RatedGame => {
      const [first, second] = [players[games.first[i] ?? 0] ?? '', players[games.second[i] ?? 0] ?? ''];
      return { round, players: [first, second], score: games.score[i] ?? 0 };
    }),
  };
}
