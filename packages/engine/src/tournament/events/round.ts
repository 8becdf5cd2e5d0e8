import type { Pools } from '../settings.ts';
import type { Match, PlayerId, Round, RoundStatus, Tournament } from '../state.ts';
import {
  absent,
  allSettings,
  entrants,
  type FactFamily,
  type FromTo,
  player,
  ranking,
  removal,
  round,
  type Subjects,
  setting,
  status,
  table,
  tablesKept,
  tablesTouched,
  turned,
  turnedBack,
  withRound,
} from './fact.ts';

/** `engine`: the version that drew. `ranking`: the initial ranking before and after (the first draw freezes it). */
interface WholeRound {
  readonly round: number;
  readonly content: Round;
  readonly ranking: FromTo<readonly PlayerId[]>;
  /** The pools in their drawn order, where this draw made them. */
  readonly pools?: FromTo<Pools | null>;
  readonly engine: string;
}

/** One table made otherwise by hand. `match`: index in the round's matches. */
export interface TableChange {
  readonly match: number;
  readonly from: Match;
  readonly to: Match;
}

export type RoundEvent =
  | ({ readonly kind: 'drawn' } & WholeRound)
  | ({ readonly kind: 'cancelled' } & WholeRound)
  | {
      readonly kind: 'redrawn';
      readonly round: number;
      readonly from: Round;
      readonly to: Round;
      readonly pools?: FromTo<Pools | null>;
      readonly engine: string;
    }
  /**
   * Tables of a drawn round made otherwise: players changed places, a table got another number, another player begins,
   * a late comer took the free seat (`absent`: those known to be away, where he was one of them). `last`: the last
   * match of the round, taken away with the exempt seat that nobody needs any more (`to` null), or put back.
   */
  | {
      readonly kind: 'tables';
      readonly round: number;
      readonly why: 'swap' | 'number' | 'starts' | 'seat';
      readonly tables: readonly TableChange[];
      readonly absent?: FromTo<readonly PlayerId[]>;
      readonly last?: { readonly match: number } & FromTo<Match | null>;
    }
  | { readonly kind: 'published'; readonly round: number }
  | { readonly kind: 'withheld'; readonly round: number }
  /** A decision: the tables stay as they are, after these results before them. Null: not said. */
  | ({ readonly kind: 'tables-kept'; readonly round: number } & FromTo<string | null>)
  | { readonly kind: 'round-closed'; readonly round: number }
  | { readonly kind: 'round-reopened'; readonly round: number };

type Kind<K extends RoundEvent['kind']> = Extract<RoundEvent, { readonly kind: K }>;

export const roundFacts: FactFamily<RoundEvent> = {
  drawn: {
    apply: (t, event) =>
      withPools({ ...t, rounds: [...t.rounds, event.content], ranking: event.ranking.to }, event.pools),
    inverse: (event) => ({ ...event, kind: 'cancelled', ranking: turned(event.ranking), ...poolsBack(event.pools) }),
    subjects: wholeRound,
  },
  cancelled: {
    apply: (t, event) => withPools({ ...t, rounds: t.rounds.slice(0, -1), ranking: event.ranking.to }, event.pools),
    inverse: (event) => ({ ...event, kind: 'drawn', ranking: turned(event.ranking), ...poolsBack(event.pools) }),
    subjects: wholeRound,
  },
  redrawn: {
    apply: (t, event) =>
      withPools(
        withRound(t, event.round, () => event.to),
        event.pools,
      ),
    inverse: (event) => ({ ...turnedBack(event), ...poolsBack(event.pools) }),
    subjects: (event) => drawing(event, [event.from, event.to].flatMap(seated)),
  },
  tables: {
    apply: (t, event) => withRound(t, event.round, (content) => withTables(content, event)),
    inverse: (event) => ({
      ...event,
      tables: event.tables.map(turnedBack),
      ...(event.absent && { absent: turned(event.absent) }),
      ...(event.last && { last: turnedBack(event.last) }),
    }),
    subjects: byHand,
  },
  published: {
    apply: (t, event) => withStatus(t, event.round, 'published'),
    inverse: (event) => ({ ...event, kind: 'withheld' }),
    subjects: publishing,
  },
  withheld: {
    apply: (t, event) => withStatus(t, event.round, 'draft'),
    inverse: (event) => ({ ...event, kind: 'published' }),
    subjects: publishing,
  },
  'tables-kept': {
    apply: (t, event) =>
      withRound(t, event.round, ({ kept: _, ...content }) => ({
        ...content,
        ...(event.to !== null && { kept: event.to }),
      })),
    inverse: turnedBack,
    subjects: (event) => ({ writes: [tablesKept(event.round)], reads: [round(event.round)] }),
  },
  'round-closed': {
    apply: (t, event) => withStatus(t, event.round, 'closed'),
    inverse: (event) => ({ ...event, kind: 'round-reopened' }),
    subjects: publishing,
  },
  'round-reopened': {
    apply: (t, event) => withStatus(t, event.round, 'published'),
    inverse: (event) => ({ ...event, kind: 'round-closed' }),
    subjects: publishing,
  },
};

function withStatus(t: Tournament, number: number, status: RoundStatus): Tournament {
  return withRound(t, number, (content) => ({ ...content, status }));
}

function withPools(t: Tournament, pools: FromTo<Pools | null> | undefined): Tournament {
  if (!pools) return t;
  const { drawn: _, ...settings } = t.settings;
  return { ...t, settings: pools.to === null ? settings : { ...settings, drawn: pools.to } };
}

const poolsBack = (pools: FromTo<Pools | null> | undefined) => (pools ? { pools: turned(pools) } : {});

function withTables(content: Round, event: Kind<'tables'>): Round {
  return { ...content, matches: tablesAfter(content.matches, event), ...(event.absent && { absent: event.absent.to }) };
}

/** The tables of a round once some of them are made otherwise by hand. */
export function tablesAfter(
  matches: readonly Match[],
  { tables, last }: Pick<Kind<'tables'>, 'tables' | 'last'>,
): readonly Match[] {
  const made = new Map(tables.map(({ match, to }) => [match, to]));
  const all = last ? withLast(matches, last.to) : matches;
  return all.map((match, i) => made.get(i) ?? match);
}

const withLast = (matches: readonly Match[], last: Match | null): readonly Match[] =>
  last === null ? matches.slice(0, -1) : [...matches, last];

/**
 * The last round made, made anew or taken away, with its state, its tables and the pools where it made them; it stands
 * on the round before, on the settings, and on everybody who was looked at: to be drawn, or to be left out.
 */
function drawing(
  { round: number, pools }: Pick<WholeRound, 'round' | 'pools'>,
  players: readonly PlayerId[],
): Subjects {
  return {
    writes: [round(number), status(number), tablesKept(number), ...(pools ? [setting('drawn')] : [])],
    reads: [
      ...[status(number - 1), round(number + 1), tablesTouched(number), absent(number), allSettings],
      ...players.map(player),
    ],
  };
}

/** Round 1 ranks the whole list, or forgets the ranking: it stands on who was in the list, and on who entered later. */
function wholeRound(event: WholeRound): Subjects {
  const { from, to } = event.ranking;
  const { writes, reads } = drawing(event, [...from, ...to]);
  return { writes, reads: from.length === to.length ? reads : [...reads, entrants, ranking] };
}

function byHand(event: Kind<'tables'>): Subjects {
  const { last } = event;
  const seats = [...event.tables, ...(last ? [last] : [])].flatMap(({ from, to }) => [from, to]);
  const players = seats.flatMap((match): readonly PlayerId[] => match?.players ?? []);
  return {
    writes: [
      ...event.tables.map(({ match }) => table(event.round, match)),
      ...(last ? [table(event.round, last.match)] : []),
      ...(event.absent ? [absent(event.round)] : []),
    ],
    reads: [round(event.round), status(event.round), ...[...new Set(players)].map(player)],
  };
}

/** A round’s state stands on all its tables. */
function publishing(event: { readonly round: number }): Subjects {
  return { writes: [status(event.round)], reads: [round(event.round), tablesTouched(event.round), removal] };
}

function seated({ absent, matches }: Round): readonly PlayerId[] {
  return [...absent, ...matches.flatMap((match) => match.players as readonly PlayerId[])];
}
