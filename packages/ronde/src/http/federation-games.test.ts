import type { FederationRatingsView } from '@ronde/contract/http/federation/lists';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closedFile, tenOfTheText } from '../federation/test-documents.ts';
import { problemOf } from './test-desk.ts';
import { type FederationDesk, openFederation } from './test-federation.ts';

// Classement international §1: official events, approved tournaments, CLAP and PAP games give points.

let desk: FederationDesk;
beforeEach(async () => {
  desk = await openFederation();
});
afterEach(() => desk.installation.live.close());

const players = [
  { id: 'a', name: 'AUBERT Rémi', licence: '3', rating: 1860 },
  { id: 'p', name: 'PRIGENT Maud', licence: '2', rating: 1803 },
  { id: 's', name: 'SCHNEIDER Ruth', licence: '5', rating: 1580 },
];
/** PRIGENT wins twice, AUBERT once: three games, of whom each plays two. */
const evening = (more: object = {}) => ({
  kind: 'games',
  id: 'clap-12',
  revision: 1,
  name: 'CLAP de Villebois',
  event: 'clap',
  date: '2026-03-12',
  players,
  games: [
    { players: ['p', 'a'], scores: [410, 380] },
    { players: ['a', 's'], scores: [400, 300] },
    { players: ['s', 'p'], scores: [350, 390] },
  ],
  ...more,
});
const send = async (body: object, key = 'k') => (await desk.sendWith(body, { 'Idempotency-Key': key })).json();
const after = async (name: string) =>
  (await desk.json<FederationRatingsView>('ratings')).rows.find((row) => row.name === name)?.rating;

it('CLAP games are ranked by their own games, and rated: PE 3 − x + 1, B of M 20', async () => {
  expect(await send(evening())).toMatchObject({ receipt: 1, document: 'clap-12', state: { kind: 'to-review' } });
  const view = await desk.document(1);
  expect(view).toMatchObject({ kind: 'tournament', event: 'clap', players: 3, checks: [], name: 'CLAP de Villebois' });
  await desk.decide({ kind: 'accept', receipt: 1, people: {} });
  const row = view.table?.rows.map(({ name, figures }) => [name, figures.place]);
  expect(row).toEqual([
    ['PRIGENT Maud', 1],
    ['AUBERT Rémi', 2],
    ['SCHNEIDER Ruth', 3],
  ]);
  // First: PE 3, B 20, PJ ⅔ × (1860 − 1803) = 38; last: PE 1, B 20 ÷ 5 = 4, PJ 0.
  expect(await after('PRIGENT Maud')).toBe(1803 + 3 + 20 + 38);
  expect(await after('SCHNEIDER Ruth')).toBe(1580 + 1 + 4);
});

it('another small event changes nothing unless it was approved', async () => {
  await send(evening({ event: 'other' }));
  await desk.decide({ kind: 'accept', receipt: 1, people: {} });
  expect(await after('PRIGENT Maud')).toBeUndefined();
  await send(evening({ event: 'other', revision: 2, approved: true }), 'k2');
  await desk.decide({ kind: 'accept', receipt: 2, people: {} });
  expect(await after('PRIGENT Maud')).toBe(1864);
  await desk.decide({ kind: 'weigh', document: 'clap-12', approved: false });
  expect(await after('PRIGENT Maud')).toBeUndefined();
});

it('its players are known like those of a tournament, and a far score is to be read', async () => {
  await desk.takeIn(closedFile(tenOfTheText, { id: 'villebois', date: '2026-03-10' }));
  const [first, ...others] = evening().games;
  await send(evening({ event: 'pap', games: [{ ...first, scores: [810, 380] }, ...others] }));
  const { checks, people } = await desk.document(2);
  expect(people.every(({ person }) => person !== null)).toBe(true);
  expect(checks.map((check) => (check.code === 'check' ? check.check.code : check.code))).toContain('score-far');
});

it('each is told why: nobody plays against themselves, nobody is listed twice', async () => {
  const saidOf = async (more: object) =>
    (await problemOf(await desk.sendWith(evening(more)))).errors?.map(({ message }) => message);
  expect(await saidOf({ games: [{ players: ['a', 'a'], scores: [400, 300] }] })).toEqual([
    expect.stringMatching(/personne ne joue contre soi-même/),
  ]);
  expect(await saidOf({ players: [...players, players[0]] })).toEqual([
    expect.stringMatching(/que rien d’autre ne porte/),
  ]);
});

it.each([
  ['a game against oneself', { games: [{ players: ['a', 'a'], scores: [400, 300] }] }, 'games[0].players[1]'],
  ['a game of a stranger', { games: [{ players: ['a', 'z'], scores: [400, 300] }] }, 'games[0].players[1]'],
  ['somebody listed twice', { players: [...players, players[0]] }, 'players[3].id'],
  ['no game', { games: [] }, 'games'],
  ['a day that has not come', { date: '2027-01-01' }, 'date'],
])('%s is refused with where', async (_, more, path) => {
  const answer = await desk.sendWith(evening(more));
  const { code, errors } = await problemOf(answer);
  expect([answer.status, code, errors?.[0]?.path]).toEqual([422, 'document-refused', path]);
});
