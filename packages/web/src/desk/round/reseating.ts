import type { Match, PlayerId } from '@ronde/engine';
import type { Reseated } from '@ronde/engine/decide/commands';

/** The tables of a round as they are being made otherwise: who sits where, and what is typed of each. */
export interface Reseating {
  /** The round as it was when its author began, by which the tables are named. */
  readonly before: readonly Match[];
  readonly players: readonly Match['players'][];
  /** The tables that are open, by their place in the round. */
  readonly open: readonly number[];
  /** As typed; missing: not touched. */
  readonly numbers: Readonly<Record<number, string>>;
  readonly starts: Readonly<Record<number, PlayerId | ''>>;
}

export const reseatingOf = (before: readonly Match[], first: number | null): Reseating => ({
  before,
  players: before.map(({ players }) => players),
  open: first === null ? [] : [first],
  numbers: {},
  starts: {},
});

export const opened = (now: Reseating, at: number): Reseating =>
  now.open.includes(at) ? now : { ...now, open: [...now.open, at] };

/** Somebody takes a seat; whoever had it takes theirs, so that everybody has one. */
export function seated(now: Reseating, at: number, seat: 0 | 1, player: PlayerId): Reseating {
  const other = now.players[at]?.[seat];
  const from = now.players.findIndex((players) => (players as readonly PlayerId[]).includes(player));
  if (other === undefined || from === -1 || other === player) return now;
  const put = (id: PlayerId): PlayerId => (id === other ? player : id === player ? other : id);
  const players = now.players.map(([a, b]): Match['players'] => (b === undefined ? [put(a)] : [put(a), put(b)]));
  const touched = [at, from];
  const starts = Object.fromEntries(Object.entries(now.starts).filter(([place]) => !touched.includes(Number(place))));
  return opened({ ...now, players, starts }, from);
}

export const isNumber = (typed: string): boolean => /^[1-9]\d{0,3}$/.test(typed.trim());

/** A table as it becomes, with what is told of it before it is sent. */
export interface TableAfter extends Reseated {
  readonly at: number;
  readonly match: Match;
  /** Other people sit there. */
  readonly others: boolean;
}

/** The tables that change. A number that another table has is exchanged with it. */
export function changes({ before, players, numbers, starts }: Reseating): readonly TableAfter[] {
  const typed = new Map(
    Object.entries(numbers).flatMap(([at, text]) => (isNumber(text) ? [[Number(at), Number(text)] as const] : [])),
  );
  const given = (at: number): number | undefined => {
    const own = before[at]?.table;
    const mine = typed.get(at);
    if (mine !== undefined || own === undefined) return mine ?? own;
    const taker = [...typed].find(([, number]) => number === own)?.[0];
    return taker === undefined ? own : before[taker]?.table;
  };
  return before.flatMap((match, at) => {
    const now = players[at] ?? match.players;
    const others = !now.every((id) => (match.players as readonly PlayerId[]).includes(id));
    const table = now.length === 1 ? undefined : given(at);
    const begins = starts[at];
    const renumbered = table !== undefined && table !== match.table;
    const begun = begins !== undefined && begins !== '' && (others || begins !== match.starts);
    if (!others && !renumbered && !begun) return [];
    return {
      ...{ at, match, others, saw: [...match.players], players: now },
      ...(renumbered && { table }),
      ...(begun && { starts: begins }),
    };
  });
}

/** The same as the command; null where nothing changes. */
export function reseatCommand(round: number, now: Reseating) {
  const tables = changes(now);
  if (tables.length === 0) return null;
  const losing = lostResults(tables).length;
  const sent = tables.map(({ saw, players: [a, b], table, starts }) => ({
    saw: [...saw],
    players: b === undefined ? ([a] satisfies [PlayerId]) : ([a, b] satisfies [PlayerId, PlayerId]),
    ...(table !== undefined && { table }),
    ...(starts !== undefined && { starts }),
  }));
  return { kind: 'reseat', round, tables: sent, losing } as const;
}

/** Those whose result goes: other people sit there. */
export const lostResults = (tables: readonly TableAfter[]): readonly TableAfter[] =>
  tables.filter(({ match, others }) => others && match.result !== undefined);
