import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskView } from '@ronde/contract/http/desk';
import type { LogLine } from '@ronde/contract/http/events';
import { replay } from '@ronde/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Program, startProgram } from './test-process.ts';

let folder: string;
let program: Program | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-crash-'));
});
afterEach(async () => {
  await program?.end('SIGKILL');
  program = null;
  await rm(folder, { recursive: true, force: true });
});

const t = '/api/tournaments/tournoi-d-entrainement';

async function read<T>({ address }: Program, path: string): Promise<T> {
  return (await (await fetch(address + path)).json()) as T;
}

function command({ address }: Program, id: string, body: object): Promise<Response> {
  return fetch(`${address}${t}/commands`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, command: body }),
  });
}

it('CONC-03: what was acknowledged is there after the process is killed in the middle of writing', async () => {
  const first = await startProgram(folder);
  program = first;
  expect((await command(first, 'draw', { kind: 'draw', round: 1, without: [] })).status).toBe(200);
  expect((await command(first, 'publish', { kind: 'publish', round: 1, attempt: 1 })).status).toBe(200);
  const { tournament } = await read<DeskView>(first, t);
  const tables = (tournament.rounds[0]?.matches ?? []).filter((match) => match.players.length === 2);
  expect(tables).toHaveLength(11);

  const acknowledged: string[] = [];
  const sending = tables.map(async ({ players }, index) => {
    const result = { kind: 'games', games: [[400 + index, 380]] };
    const answer = await command(first, `result-${index}`, { kind: 'record', round: 1, players, result, saw: null });
    if (answer.ok) acknowledged.push(`result-${index}`);
    if (acknowledged.length === 5) await first.end('SIGKILL');
  });
  await Promise.allSettled(sending);
  expect(acknowledged.length).toBeGreaterThanOrEqual(5);

  program = await startProgram(folder);
  const log = await read<LogLine[]>(program, `${t}/log`);
  expect(log.map((line) => line.id)).toEqual(expect.arrayContaining(acknowledged));
  const after = await read<DeskView>(program, t);
  const results = after.tournament.rounds[0]?.matches.filter((match) => match.result && match.players.length === 2);
  expect(results).toHaveLength(log.filter((line) => line.id.startsWith('result-')).length);
  expect(after.tournament).toEqual(replay(log.toReversed()));
});
