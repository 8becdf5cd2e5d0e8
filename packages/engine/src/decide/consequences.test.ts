import { expect, test } from 'vitest';
import { type Desk, games, playNext, registered } from '../fixtures/desk.ts';
import { shaken } from '../fixtures/rounds.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { Command } from './commands.ts';
import { type Consequences, consequences } from './consequences.ts';

function played(rounds: number): Desk {
  const d = registered(18);
  for (let round = 1; round <= rounds; round++) playNext(d, shaken(1, round));
  return d;
}

const of = (d: Desk, command: Command): Consequences => {
  const found = consequences(d.state(), command, d.people);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};

function correction(d: Desk, round: number, table: number, result: MatchResult): Command {
  const match = d.state().rounds[round - 1]?.matches[table - 1];
  const [a = '', b = ''] = match?.players ?? [];
  return { kind: 'record', round, players: [a, b], result, saw: match?.result ?? null };
}

test('CORR-01: an old score corrected names every standings that change, from its round on', () => {
  const d = played(4);
  const command = correction(d, 2, 1, games([200, 500]));
  const { standings } = of(d, command);
  expect(standings.map(({ after }) => after)).toEqual([2, 3, 4]);
  const [a, b] = command.kind === 'record' ? command.players : [];
  const moved = standings[0]?.lines.map(({ player }) => player);
  expect(moved).toEqual(expect.arrayContaining([a, b]));
  const before = d.state();
  of(d, command);
  expect(d.state()).toBe(before);
});

test('CORR-02: and the later tables that the right ranking would have drawn otherwise', () => {
  const d = played(3);
  const command = correction(d, 2, 1, games([200, 500]));
  const { rounds } = of(d, command);
  expect(rounds.map(({ round }) => round)).toEqual([3]);
  const drawn = d.state().rounds[2]?.matches.map(({ players }) => players) ?? [];
  expect(rounds[0]?.tables.length).toBeGreaterThan(0);
  for (const { players } of rounds[0]?.tables ?? []) expect(drawn).toContainEqual(players);
  for (const players of rounds[0]?.instead ?? []) expect(drawn).not.toContainEqual(players);
  // The tables stay: nothing was redrawn by the correction itself.
  d.act(command);
  expect(d.state().rounds[2]?.matches.map(({ players }) => players)).toEqual(drawn);
});

test('what changes nothing has no consequence: the same winner by as much in another round’s eyes', () => {
  const d = played(2);
  const match = d.state().rounds[1]?.matches[0];
  const [a = '', b = ''] = match?.players ?? [];
  const [x = 0, y = 0] = (match?.result?.kind === 'games' && match.result.games[0]) || [];
  const saw = match?.result ?? null;
  const same = games([x + 1, y + 1]);
  expect(of(d, { kind: 'record', round: 2, players: [a, b], result: same, saw })).toEqual({
    standings: [],
    rounds: [],
  });
});

test('a sanction, and a table made by hand: only what follows from the command is named', () => {
  const d = played(1);
  d.act({ kind: 'draw', round: 2, without: [] });
  const [one, two] = d.state().rounds[1]?.matches ?? [];
  const [a = ''] = one?.players ?? [];
  const [b = ''] = two?.players ?? [];
  d.act({ kind: 'swap', round: 2, players: [a, b], saw: [one?.players ?? [], two?.players ?? []] });
  d.act({ kind: 'publish', round: 2, attempt: 1 });
  const warning = of(d, { kind: 'sanction', round: 1, player: a, sanction: 'warning' });
  expect(warning).toEqual({ standings: [], rounds: [] });
});

test('a command that is refused is refused here too', () => {
  const d = played(1);
  const found = consequences(d.state(), { kind: 'remove', player: 'J1' }, d.people);
  expect(found).toEqual({ ok: false, refusal: { code: 'has-been-drawn', player: 'J1', round: 1 } });
});
