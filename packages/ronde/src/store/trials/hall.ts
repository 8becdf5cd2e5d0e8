import {
  apply,
  type Command,
  create,
  decide,
  type MatchResult,
  ok,
  type PlayerId,
  type Refusal,
  start,
} from '@ronde/engine';
import { nextNumber } from '../next-state.ts';
import type { Decide, Store, Stored } from '../store.ts';

const at = '2026-11-14T09:00:00.000Z';

/** What one desk may do at its own table: any score that it was not. */
export const anyScore = (n: number): MatchResult => ({ kind: 'games', games: [[300 + (n % 300), 299]] });

/** A tournament whose first round is published, with `tables` tables in play: it comes whole, as from a file. */
export async function openHall(store: Store, id: string, tables: number): Promise<void> {
  const players = Array.from({ length: 2 * tables }, (_, index) => `p${index + 1}`);
  const numbers = new Map(players.map((player, index) => [player, index + 1]));
  const people = new Map(players.map((player) => [player, { name: `JOUEUR ${player}` }]));
  const created = create(creation(id));
  if (!created.ok) throw new Error(created.refusal.code);
  const commands: readonly Command[] = [
    ...players.map((player): Command => ({ kind: 'register', player, number: numbers.get(player) ?? 0, ...here })),
    { kind: 'draw', round: 1, without: [] },
    { kind: 'publish', round: 1, attempt: 1 },
  ];
  const tournament = commands.reduce((now, command) => {
    const events = decide(now, command, people);
    if (!events.ok) throw new Error(JSON.stringify(events.refusal));
    return events.value.reduce(apply, now);
  }, start(created.value));
  const asked = { id: `${id}-created`, by: 'Claire', at };
  await store.create(creation(id), { kind: 'created', tournament }, asked, { people, numbers });
}

const here = { rating: 1500, presence: 'here' } as const;
const creation = (id: string) =>
  ({ id, name: id, format: 'classique', date: '2026-11-14', seed: 48_213, settings: {} }) as const;

const commanded =
  (command: Command): Decide<Refusal> =>
  (now) => {
    const events = decide(now.tournament, command, now.people);
    return events.ok ? ok({ events: events.value }) : events;
  };

/** Somebody new, with the number that this moment gives. */
export function registration(player: PlayerId): Decide<Refusal> {
  return (now) => {
    const person = { name: `JOUEUR ${player}` };
    const number = now.numbers.get(player) ?? nextNumber(now);
    const command: Command = { kind: 'register', player, number, rating: 1500 };
    const events = decide(now.tournament, command, new Map(now.people).set(player, person));
    return events.ok ? ok({ events: events.value, person: { id: player, person, number } }) : events;
  };
}

/** The two players of a table of round 1, by its place in the list. */
export function firstPlayers({ tournament }: Stored, table: number): readonly [PlayerId, PlayerId] {
  const players = tournament.rounds[0]?.matches[table]?.players;
  if (players?.[1] === undefined) throw new Error(`No table ${table}`);
  return [players[0], players[1]];
}

/** Records a first result or corrects one. `saw`: what this desk last saw there; missing: what stands there now. */
export function result(table: number, to: MatchResult, saw?: MatchResult | null): Decide<Refusal> {
  return (now) => {
    const players = firstPlayers(now, table);
    const current = standing(now, table);
    const command: Command = { kind: 'record', round: 1, players, result: to, saw: saw === undefined ? current : saw };
    return commanded(command)(now);
  };
}

/** The result that stands at a table of round 1. */
export function standing({ tournament }: Stored, table: number): MatchResult | null {
  return tournament.rounds[0]?.matches[table]?.result ?? null;
}
