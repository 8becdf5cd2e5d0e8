import type { Held } from '../rating/held.ts';
import { inactiveAt } from '../rating/inactivity.ts';
import { plausibleRating } from '../rating/provisional.ts';
import { type Category, categoryOf, seasonAt } from '../rating/season.ts';
import type { NotOfficial } from '../rating/validity.ts';
import { gamesIn } from '../tournament/match-result.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import {
  type FederationDocument,
  type ListDocument,
  type PersonId,
  type TournamentDocument,
  whyNotOfficial,
} from './document.ts';
import { pairOf } from './document-part.ts';
import type { FederationSystem } from './rating-events.ts';
import { type FederationRatings, heldBefore } from './ratings.ts';
import type { FederationState } from './state.ts';

/** What an officer is asked before accepting a document, beside who its players are. */
export type DocumentCheck =
  /** Another document, of another id, that has most of the same people on the same days: one event, sent twice? */
  | { readonly code: 'same-event'; readonly gravity: 'answer'; readonly document: string; readonly shared: number }
  /**
   * A revision of a document that counts, without most of its people: another event that came under its id? Accepted,
   * it takes the place of that one. `document`: its own id.
   */
  | {
      readonly code: 'other-event';
      readonly gravity: 'answer';
      readonly document: string;
      readonly shared: number;
      readonly before: number;
    }
  /** Somebody played elsewhere on one of the days. */
  | { readonly code: 'elsewhere'; readonly gravity: 'read'; readonly player: PlayerId; readonly document: string }
  /** The rating that the document brings is not the one that is held: the held one counts. */
  | {
      readonly code: 'other-start';
      readonly gravity: 'read';
      readonly player: PlayerId;
      readonly brought: number;
      readonly held: number;
    }
  /** A rating that is hardly one, and that counts: nothing else is held. */
  | { readonly code: 'start-far'; readonly gravity: 'read'; readonly player: PlayerId; readonly brought: number }
  /** More than two years after the last event (classement PL §9). */
  | { readonly code: 'back'; readonly gravity: 'read'; readonly player: PlayerId; readonly lastEvent: string }
  | {
      readonly code: 'score-far';
      readonly gravity: 'read';
      readonly player: PlayerId;
      readonly round: number;
      readonly score: number;
    }
  | {
      readonly code: 'margin-far';
      readonly gravity: 'read';
      readonly players: readonly [PlayerId, PlayerId];
      readonly round: number;
      readonly margin: number;
    }
  /** Another category than the number of players gives (§4). */
  | { readonly code: 'category'; readonly gravity: 'read'; readonly said: Category; readonly byNumber: Category }
  | { readonly code: 'not-official'; readonly gravity: 'read'; readonly why: NotOfficial };

interface ToCheck {
  readonly tournament: Tournament;
  readonly document: TournamentDocument;
  /** Those of its players who are known already. */
  readonly people: ReadonlyMap<PlayerId, PersonId>;
}

/** What counts beside it. */
interface CheckedAgainst {
  readonly state: Pick<FederationState, 'counted' | 'seasons' | 'distinct'>;
  readonly documents: ReadonlyMap<number, FederationDocument>;
  readonly ratings: FederationRatings;
}

/** Those to answer first, then those to read, in the order of the document. */
export function checksOf(one: ToCheck, against: CheckedAgainst): readonly DocumentCheck[] {
  const others = othersThen(one, against);
  return [
    ...otherEvent(one, against),
    ...others.flatMap((other) => sameEvent(one, other)),
    ...others.flatMap((other) => elsewhere(one, other)),
    ...starts(one, against.ratings),
    ...scores(one.tournament),
    ...category(one, against),
    ...official(one),
  ];
}

/**
 * The documents that count and may be the same event, or, of its own id, may not: what has to be answered before it is
 * accepted.
 */
export const sameEvents = (one: WhoPlayed, against: Pick<CheckedAgainst, 'state' | 'documents'>): readonly string[] => [
  ...otherEvent(one, against).map(() => one.document.id),
  ...othersThen(one, against).flatMap((other) => (sameEvent(one, other).length > 0 ? [other.document.id] : [])),
];

type WhoPlayed = Pick<ToCheck, 'document' | 'people'>;

/** Those of the same days, but for what was said to be another event. */
function othersThen(
  { document: own }: WhoPlayed,
  { state, documents }: Pick<CheckedAgainst, 'state' | 'documents'>,
): readonly Other[] {
  return [...state.counted].flatMap(([id, counted]) => {
    const document = documents.get(counted.receipt);
    const asked = id !== own.id && !state.distinct.has(pairOf(id, own.id));
    return document?.kind === 'tournament' && asked && overlap(document, own)
      ? [{ document, people: new Set(counted.people.values()) }]
      : [];
  });
}

const overlap = (a: FederationDocument, b: FederationDocument): boolean =>
  a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;

interface Other {
  readonly document: TournamentDocument;
  readonly people: ReadonlySet<PersonId>;
}

const shared = ({ people }: WhoPlayed, other: Other): readonly PlayerId[] =>
  [...people].filter(([, person]) => other.people.has(person)).map(([player]) => player);

/** Less than half of the smaller of the two is in both: a correction leaves most people where they are. */
function otherEvent(
  one: WhoPlayed,
  { state, documents }: Pick<CheckedAgainst, 'state' | 'documents'>,
): readonly DocumentCheck[] {
  const { id, people } = one.document;
  const counted = state.counted.get(id);
  const document = counted && documents.get(counted.receipt);
  if (!counted || document?.kind !== 'tournament' || document === one.document) return [];
  const both = shared(one, { document, people: new Set(counted.people.values()) }).length;
  const smaller = Math.min(people.size, document.people.size);
  return 2 * both < smaller
    ? [{ code: 'other-event', gravity: 'answer', document: id, shared: both, before: document.people.size }]
    : [];
}

/** More than half of the smaller of the two. */
function sameEvent(one: WhoPlayed, other: Other): readonly DocumentCheck[] {
  const both = shared(one, other).length;
  const smaller = Math.min(one.document.people.size, other.people.size);
  return 2 * both > smaller
    ? [{ code: 'same-event', gravity: 'answer', document: other.document.id, shared: both }]
    : [];
}

function elsewhere(one: WhoPlayed, other: Other): readonly DocumentCheck[] {
  if (sameEvent(one, other).length > 0) return [];
  return shared(one, other).map((player) => ({
    code: 'elsewhere',
    gravity: 'read',
    player,
    document: other.document.id,
  }));
}

function starts({ document, people }: ToCheck, ratings: FederationRatings): readonly DocumentCheck[] {
  const { rated } = document;
  const entries = rated === null ? [] : rated.system === 'pl' ? rated.event.entries : rated.entries;
  const before = heldBefore(ratings, document);
  return entries.flatMap(({ player, rating }): readonly DocumentCheck[] => {
    const person = people.get(player);
    const held = person === undefined ? undefined : before.get(person);
    if (!held) return rated === null ? [] : farStart(player, rating, rated.system);
    return [...otherStart(player, rating, held), ...back(player, held, document)];
  });
}

const farStart = (player: PlayerId, brought: number | undefined, system: FederationSystem): readonly DocumentCheck[] =>
  brought === undefined || brought === 0 || plausibleRating(brought, system)
    ? []
    : [{ code: 'start-far', gravity: 'read', player, brought }];

/** What is read of a list before it is taken in: each of its ratings counts as it stands. */
export const checksOfList = ({ ratings }: ListDocument, system: FederationSystem): readonly DocumentCheck[] =>
  [...ratings].flatMap(([player, { rating }]) => farStart(player, rating, system));

/** An Elo is compared as it is shown, in whole numbers. */
function otherStart(player: PlayerId, brought: number | undefined, { rating: held }: Held): readonly DocumentCheck[] {
  const same = brought === undefined || brought === 0 || Math.round(brought) === Math.round(held);
  return same ? [] : [{ code: 'other-start', gravity: 'read', player, brought, held }];
}

function back(player: PlayerId, { active }: Held, { rated, lastDay }: TournamentDocument): readonly DocumentCheck[] {
  return rated?.system === 'pl' && inactiveAt(active, lastDay)
    ? [{ code: 'back', gravity: 'read', player, lastEvent: active }]
    : [];
}

/** Scores that are typing errors more often than games. */
const plausible = { least: 100, most: 700, margin: 350 } as const;

function scores({ rounds }: Tournament): readonly DocumentCheck[] {
  return rounds.flatMap(({ matches }, i) =>
    matches.flatMap(({ players: [first, second], result }): readonly DocumentCheck[] =>
      second === undefined
        ? []
        : gamesIn(result).flatMap(([a, b]): readonly DocumentCheck[] => {
            const round = i + 1;
            const far = (
              [
                [first, a],
                [second, b],
              ] as const
            ).filter(([, score]) => score < plausible.least || score > plausible.most);
            const margin = Math.abs(a - b);
            return [
              // One game is one thing to look at, though both its scores be rare.
              ...far
                .slice(0, 1)
                .map(
                  ([player, score]): DocumentCheck => ({ code: 'score-far', gravity: 'read', player, round, score }),
                ),
              ...(margin > plausible.margin
                ? [{ code: 'margin-far', gravity: 'read', players: [first, second], round, margin } as const]
                : []),
            ];
          }),
    ),
  );
}

function category({ document: { rated, lastDay } }: ToCheck, { state }: CheckedAgainst): readonly DocumentCheck[] {
  if (rated?.system !== 'pl' || rated.event.category === undefined) return [];
  const drawn = rated.event.entries.filter((entry) => entry.drawn).length;
  const byNumber = categoryOf(drawn, seasonAt(lastDay, state.seasons));
  const said = rated.event.category;
  return said === byNumber ? [] : [{ code: 'category', gravity: 'read', said, byNumber }];
}

function official({ document: { rated } }: ToCheck): readonly DocumentCheck[] {
  if (rated?.system !== 'elo') return [];
  return whyNotOfficial(rated).map((why) => ({ code: 'not-official', gravity: 'read', why }));
}
