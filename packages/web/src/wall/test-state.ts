import type { HallClock, HallView } from '@ronde/contract/http/hall';
import type { PublicPlayer, PublicTable } from '@ronde/contract/http/public';
import type { FormatId } from '@ronde/engine';
import type { FinalState, State } from './wall-state.ts';

/** 9:30 of the day that the tests are in, by the server's clock. */
export const halfPastNine = Date.UTC(2026, 10, 14, 8, 30);
export const minutes = (n: number): number => n * 60_000;

export const playersNamed = (...names: readonly string[]): PublicPlayer[] =>
  names.map((name, i) => ({ id: String(i + 1), number: i + 1, name }));

/** A table by the numbers of its players; the first starts. One player: exempt. */
export function table(
  number: number,
  [one, two]: readonly [number, number?],
  state: PublicTable['state'] = 'awaited',
): PublicTable {
  if (two === undefined) return { players: [String(one)], state: 'exempt' };
  return { table: number, players: [String(one), String(two)], starts: String(one), state };
}

export const clockOf = (more: Partial<HallClock> = {}): HallClock => ({
  round: 1,
  startedAt: halfPastNine,
  length: minutes(40),
  endsAt: halfPastNine + minutes(40),
  left: null,
  hidden: null,
  ...more,
});

interface Given {
  readonly format?: FormatId;
  readonly status?: State['head']['status'];
  readonly players?: PublicPlayer[];
  /** Of the one round that is published. */
  readonly tables?: PublicTable[];
  readonly absent?: string[];
  readonly round?: 'published' | 'closed';
  readonly hall?: Partial<HallView>;
  readonly final?: FinalState;
  readonly settings?: State['head']['settings'];
}

/** A tournament as the screen reads it: nothing is published unless `round` says so. */
export function stateOf({ format = 'classique', players = [], tables = [], absent = [], ...given }: Given = {}): State {
  const { round, status = 'open', hall = {}, settings = {} } = given;
  const rounds = round ? [{ round: 1, status: round }] : [];
  return {
    head: {
      ...{ version: 1, slug: 't', name: 'Tournoi', format, date: '2026-11-14', status, settings, planned: 5 },
      wargame: format === 'art-de-la-guerre',
      rounds,
      players,
    },
    hall: {
      ...{ rev: 1, now: halfPastNine, page: 'follow', frozen: false, message: null, stop: false, minutes: 20 },
      ...{ clock: null, wifi: null, phones: { clock: true, sheet: true }, prizes: [], prizesLeft: 0 },
      addresses: { hall: null },
      ...hall,
    },
    round: round ? { version: 1, round: 1, status: round, bestOf: 1, absent, tables } : null,
    standings: null,
    final: given.final ?? null,
    readAt: halfPastNine,
  };
}
