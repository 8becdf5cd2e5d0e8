import type { SentCommand } from '@ronde/contract/http/command';
import type { MatchResult } from '@ronde/engine';
import { beforeEach, expect, it } from 'vitest';
import { line } from '../cli/test-line.ts';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';
import { games } from './test-public.ts';

const t = '/api/tournaments/lyon';
const absent = (by: string): MatchResult => ({ kind: 'forfeit', by, games: [] });
type Pair = readonly [string, string];
const says = (round: number, players: Pair, result: MatchResult): SentCommand => {
  return { kind: 'record', round, players, result, saw: null };
};

let desk: Desk;
let ids = 0;
const ask = (command: SentCommand) => desk.command(command, `c${++ids}`, undefined, { 'Accept-Language': 'fr' });

/** Belgium, thirds: J6 does not come to J1; round 2 is then J1–J7, J2–J3, J4–J6, J5–J8. */
beforeEach(async () => {
  desk = await openDesk();
  await desk.post('/api/tournaments', { name: 'Lyon', format: 'classique-belge', date: '2026-11-14', settings: {} });
  await registerAll(desk, 8);
  const first: readonly (readonly [string, string, MatchResult])[] = [
    ['J1', 'J6', absent('J6')],
    ['J2', 'J5', games([400, 300])],
    ['J3', 'J4', games([400, 300])],
    ['J7', 'J8', games([400, 300])],
  ];
  await ask({ kind: 'draw', round: 1, without: [] });
  await ask({ kind: 'publish', round: 1, attempt: 1 });
  for (const [one, other, result] of first) expect((await ask(says(1, [one, other], result))).status).toBe(200);
  await ask({ kind: 'close-round', round: 1 });
  await ask({ kind: 'draw', round: 2, without: [] });
  await ask({ kind: 'publish', round: 2, attempt: 1 });
});

const second = says(2, ['J1', 'J7'], absent('J7'));

it('DAY-08: the second absent opponent is refused, with the exchange that is proposed, in words too', async () => {
  const answer = await ask(second);
  expect(answer.status).toBe(409);
  const problem = await problemOf(answer);
  expect(problem).toMatchObject({
    code: 'absent-twice',
    refusal: {
      code: 'absent-twice',
      table: { round: 2, table: 1, players: ['J1', 'J7'] },
      player: 'J1',
      rounds: [1],
      swap: { table: { round: 2, table: 2, players: ['J2', 'J3'] }, players: ['J1', 'J2'] },
    },
  });
  expect(problem.title).toContain('n’aurait personne en face, comme en ronde 1');
  expect(problem.detail).toContain('Avec la table 2');
  expect((await desk.view()).tournament.rounds[1]?.matches[0]).not.toHaveProperty('result');
  const asked = await desk.post(`${t}/consequences`, { command: second });
  expect((await problemOf(asked)).code).toBe('absent-twice');
});

it('credited by the director’s word: it is among the warnings, in the file and by `check` too; a clerk may not', async () => {
  const clerk = await desk.as('clerk', 'Ugo');
  expect((await clerk.command(second, 'u1')).status).toBe(409);
  expect((await clerk.command({ ...second, anyway: true } as SentCommand, 'u2')).status).toBe(403);
  expect((await ask({ ...second, anyway: true } as SentCommand)).status).toBe(200);
  const warning = { code: 'absent-again', round: 2, before: 1, player: 'J1' };
  expect((await desk.view()).warnings).toContainEqual(warning);
  // A file says what happened: read again, nothing is asked.
  const file = await (await desk.get(`${t}/file`)).text();
  const checked = JSON.parse((await line(['check', '-', '--json'], { stdin: file })).out) as { warnings: object[] };
  expect(checked.warnings).toContainEqual(
    expect.objectContaining({ code: 'absent-again', path: 'rounds[1].matches[0]' }),
  );
  expect((await line(['check', '-'], { stdin: file })).out).toContain('n’a eu personne en face, comme en ronde 1');
  const log = JSON.stringify((await desk.installation.store.load('lyon'))?.log);
  expect(await line(['verify', '-'], { stdin: log })).toMatchObject({ code: 0 });
  const { seq } = (await desk.log()).reduce((a, b) => (a.seq > b.seq ? a : b));
  expect((await desk.post(`${t}/undo`, { id: 'undo', decision: seq })).status).toBe(200);
});

it('exchanged, then recorded: everybody had somebody opposite once at least, and nothing is said', async () => {
  const saw = [
    ['J1', 'J7'],
    ['J2', 'J3'],
  ] as const;
  expect((await ask({ kind: 'swap', round: 2, players: ['J1', 'J2'], saw })).status).toBe(200);
  expect((await ask(says(2, ['J2', 'J7'], absent('J7')))).status).toBe(200);
  expect((await ask(says(2, ['J1', 'J3'], games([400, 300])))).status).toBe(200);
  expect((await desk.view()).warnings.filter(({ code }) => code === 'absent-again')).toEqual([]);
});

it('a departure and an exclusion ask too', async () => {
  const leaves = { kind: 'withdraw', player: 'J7', running: 'forfeit' } as const;
  expect((await problemOf(await ask(leaves))).code).toBe('absent-twice');
  const out = { kind: 'sanction', round: 2, player: 'J7', sanction: 'exclusion' } as const;
  expect((await problemOf(await ask(out))).code).toBe('absent-twice');
  expect((await ask({ ...out, anyway: true })).status).toBe(200);
});
