import type { Event, PlayerId } from '@ronde/engine';
import type { LogContext } from '@ronde/language';
import { useMemo } from 'react';
import { useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';

/** What a decision is about, as the log is filtered by it. */
export type LogTopic = 'players' | 'rounds' | 'results' | 'rulings' | 'tournament';

export interface About {
  readonly topics: ReadonlySet<LogTopic>;
  readonly players: ReadonlySet<PlayerId>;
  readonly tables: ReadonlySet<number>;
}

const topicOf: Readonly<Record<Event['kind'], LogTopic>> = {
  created: 'tournament',
  closed: 'tournament',
  reopened: 'tournament',
  shown: 'tournament',
  shelved: 'tournament',
  moved: 'tournament',
  'end-hidden': 'tournament',
  settings: 'tournament',
  details: 'tournament',
  formula: 'tournament',
  registered: 'players',
  removed: 'players',
  amended: 'players',
  presence: 'players',
  'person-corrected': 'players',
  left: 'players',
  entry: 'players',
  merged: 'players',
  parted: 'players',
  pools: 'rounds',
  'pools-shown': 'rounds',
  drawn: 'rounds',
  cancelled: 'rounds',
  redrawn: 'rounds',
  tables: 'rounds',
  published: 'rounds',
  withheld: 'rounds',
  'tables-kept': 'rounds',
  'round-closed': 'rounds',
  'round-reopened': 'rounds',
  'final-opened': 'rounds',
  'final-cancelled': 'rounds',
  'final-tie': 'rounds',
  'final-drawn': 'rounds',
  result: 'results',
  running: 'results',
  'final-running': 'results',
  claimed: 'results',
  disputed: 'results',
  confirmed: 'results',
  counters: 'results',
  'final-result': 'results',
  sanctioned: 'rulings',
  lifted: 'rulings',
  'trophy-given': 'rulings',
  'trophy-taken': 'rulings',
};

/** `seen`: the tables as they stood then. A whole draw is about nobody in particular. */
export function aboutOf(events: readonly Event[], seen: Pick<LogContext, 'table'>): About {
  const matches = events.flatMap((event) => matchesOf(event, seen));
  const tables = matches.flatMap(({ table }) => (table === undefined ? [] : [table]));
  const players = [...events.flatMap(playersOf), ...matches.flatMap((match): readonly PlayerId[] => match.players)];
  return {
    topics: new Set(events.map(({ kind }) => topicOf[kind])),
    players: new Set(players),
    tables: new Set(tables),
  };
}

function matchesOf(event: Event, seen: Pick<LogContext, 'table'>) {
  if (event.kind === 'tables')
    return [...event.tables, ...(event.last ? [event.last] : [])].flatMap(({ from, to }) =>
      [from ?? [], to ?? []].flat(),
    );
  if (topicOf[event.kind] !== 'results' || !('match' in event) || !('round' in event)) return [];
  const match = seen.table(event.round, event.match);
  return match ? [match] : [];
}

function playersOf(event: Event): readonly PlayerId[] {
  if ('sanction' in event) return [event.sanction.player];
  if ('trophy' in event) return [event.trophy.player];
  if ('gone' in event) return [event.gone.id, event.into];
  if (!('player' in event)) return [];
  return [typeof event.player === 'string' ? event.player : event.player.id];
}

/** The match of this round (0: of the final) that a decision was about, by its place in it; null: several, or none. */
export function matchIn({ events }: { readonly events: readonly Event[] }, round: number): number | null {
  const matches = new Set(events.flatMap((event) => matchOf(event, round) ?? []));
  const [only] = matches;
  return matches.size === 1 && only !== undefined ? only : null;
}

/** Whether it was decided at one match: its result, or who sits there; a whole round drawn is not. */
export function isAboutMatch(line: { readonly events: readonly Event[] }, round: number, at: number): boolean {
  const remade = line.events.flatMap((event) => (event.kind === 'tables' && event.round === round ? event.tables : []));
  return remade.some(({ match }) => match === at) || matchIn(line, round) === at;
}

function matchOf(event: Event, round: number): number | null {
  if (!('match' in event)) return null;
  return ('round' in event ? event.round : 0) === round ? event.match : null;
}

/** The reasons in free words, by the command that brought each: they are beside the log, for the staff. */
export function useNotes(): (id: string | undefined) => string | undefined {
  const { data } = useLog(useDesk().t);
  const notes = useMemo(
    () => new Map((data ?? []).flatMap(({ id, note }) => (note === undefined ? [] : [[id, note] as const]))),
    [data],
  );
  return (id) => (id === undefined ? undefined : notes.get(id));
}
