import type { RecipientView, SendingView } from '@ronde/contract/http/closing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { sendingIn } from '../sending/sending.ts';
import { type Desk, openDesk, problemOf } from './test-desk.ts';

// A federation for each game: said at the desk, else as the house was started.

let desk: Desk;
const now = () => '2026-11-14T17:00:00.000Z';
const start = { every: { url: 'https://start.example/recus', token: 'jeton' } };
beforeEach(async () => {
  const data = await openData('memory');
  desk = await openDesk({ sending: sendingIn(data.db, now, start), now }, {}, data);
  await desk.create();
});
afterEach(() => desk.installation.live.close());

const recipients = async () => (await (await desk.get('/api/recipients')).json()) as RecipientView[];
const sending = async () => (await (await desk.get('/api/tournaments/lyon/sending')).json()) as SendingView;
const keep = (game: string, body: object) => desk.send('PUT', `/api/recipients/${game}`, body);
const url = 'https://cotes.example/api/federations/pl/documents';

it('each game has its own, and what was said at the start is for those of which nothing else is', async () => {
  expect(await sending()).toMatchObject({ to: 'start.example', name: null });
  expect((await keep('scrabble', { name: 'Classement PL', url, code: 'K1' })).status).toBe(200);
  expect(await recipients()).toEqual([
    { game: 'scrabble', name: 'Classement PL', url, code: true, said: 'desk' },
    { game: 'art-de-la-guerre', name: null, url: start.every.url, code: true, said: 'start' },
  ]);
  expect(await sending()).toMatchObject({ to: 'cotes.example', name: 'Classement PL' });
  await desk.send('DELETE', '/api/recipients/scrabble', {});
  expect(await sending()).toMatchObject({ to: 'start.example', name: null });
});

it('a code is never shown, stays with its address, and goes with no other', async () => {
  const kept = async (game: 'scrabble' | 'art-de-la-guerre') =>
    (await desk.installation.sending.recipients.of(game))?.token;
  await keep('scrabble', { name: 'PL', url, code: 'SECRETCODE' });
  await keep('scrabble', { name: 'Classement PL', url });
  expect(await kept('scrabble')).toBe('SECRETCODE');
  expect(JSON.stringify(await recipients())).not.toContain('SECRETCODE');
  await keep('scrabble', { name: 'Classement PL', url: 'https://autre.example/recus' });
  expect(await kept('scrabble')).toBeUndefined();
  expect(await kept('art-de-la-guerre')).toBe('jeton');
});

it.each([['ftp://cotes.example/recus'], ['https://nom:secret@cotes.example/recus'], ['cotes.example']])(
  '%s is no address',
  async (wrong) => {
    expect((await problemOf(await keep('scrabble', { name: 'PL', url: wrong }))).code).toBe('malformed');
  },
);

it('only whoever manages the house says it', async () => {
  const member = await desk.as('member');
  expect((await member.get('/api/recipients')).status).toBe(403);
  expect((await desk.send('PUT', '/api/recipients/echecs', { name: 'x', url })).status).toBe(422);
});
