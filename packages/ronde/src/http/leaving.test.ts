import type { LeaveRequest } from '@ronde/contract/http/leaving';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Desk, problemOf } from './test-desk.ts';
import { act, codesOf, openedDesk, pageOf } from './test-public.ts';

let desk: Desk;
let codes: ReadonlyMap<string, string>;
beforeEach(async () => {
  desk = await openedDesk(4);
  codes = await codesOf(desk);
});
afterEach(() => desk.installation.live.close());

const at = '/api/tournaments/lyon/leaving';
const own = (player: string) => `/api/player/${codes.get(player)}`;
const ask = (player: string, asked = true) => desk.send('PUT', `${own(player)}/leaving`, { asked });
const waiting = async () =>
  ((await (await desk.get(at)).json()) as readonly LeaveRequest[]).map(({ player }) => player);
const phone = async (player: string) => (await pageOf(await desk.get(own(player)))).leaving;

it('is a question: asked twice it is one, nobody has left by it, and who asks may stay after all', async () => {
  expect((await pageOf(await ask('J2'))).leaving).toBe('asked');
  await ask('J2');
  await ask('J1');
  expect((await waiting()).toSorted()).toEqual(['J1', 'J2']);
  expect((await desk.view()).tournament.players.every(({ left }) => left === undefined)).toBe(true);
  await ask('J2', false);
  expect([await waiting(), await phone('J2')]).toEqual([['J1'], undefined]);
});

it('is answered by the desk: no, which the phone says, or the way out, and then it is no question any more', async () => {
  await ask('J2');
  const clerk = await desk.as('clerk');
  expect((await clerk.send('POST', `${at}/J2/decline`, {})).status).toBe(403);
  await desk.post(`${at}/J2/decline`, {});
  expect([await waiting(), await phone('J2')]).toEqual([[], 'declined']);
  await ask('J2');
  expect([await waiting(), await phone('J2')]).toEqual([['J2'], 'asked']);
  await act(desk, { kind: 'withdraw', player: 'J2', running: 'forfeit' });
  expect([await waiting(), await phone('J2')]).toEqual([[], undefined]);
  // Called back: what was asked before has had its answer.
  await act(desk, { kind: 'return', player: 'J2' });
  expect([await waiting(), await phone('J2')]).toEqual([[], undefined]);
  await ask('J2');
  expect(await waiting()).toEqual(['J2']);
});

it('goes with whoever is forgotten, and a closed tournament is not left', async () => {
  await ask('J2');
  await desk.post('/api/tournaments/lyon/people/J2/erase', {});
  expect(await waiting()).toEqual([]);
  expect(await desk.installation.visitors.db.selectFrom('leave_requests').selectAll().execute()).toEqual([]);
  expect((await problemOf(await desk.send('PUT', '/api/player/AAAA-AAAA/leaving', { asked: true }))).code).toBe(
    'link-dead',
  );
});
