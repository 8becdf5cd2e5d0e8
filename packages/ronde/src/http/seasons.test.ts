import type { DeskView } from '@ronde/contract/http/desk';
import type { Seasons } from '@ronde/contract/http/seasons';
import { type Season, season2015 } from '@ronde/engine';
import { beforeEach, expect, test } from 'vitest';
import { type Desk, openDesk, problemOf } from './test-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const bars = { joker: 2600, a: 2100, b: 1550 };
const season: Season = { ...season2015, name: '2026-2027', from: '2026-09-01', bars };
const keep = (...seasons: readonly object[]) =>
  desk.post('/api/seasons', { text: JSON.stringify(seasons.length === 1 ? seasons[0] : seasons) });
const named = async () => ((await (await desk.get('/api/seasons')).json()) as Seasons).seasons.map(({ name }) => name);

test('A2: a new tournament begins in the season that the house knows for its day, and keeps it', async () => {
  await keep(season);
  await desk.create();
  expect((await desk.view()).tournament.settings.rating).toEqual({ season });
  await keep({ ...season, bars: { ...bars, joker: 3000 } });
  await desk.send('DELETE', '/api/seasons/2026-09-01', undefined);
  expect((await desk.view()).tournament.settings.rating).toEqual({ season });
});

test('before the season has begun, in the wargame, or with a season of its own, nothing is given', async () => {
  await keep(season);
  const made = async (body: object) => {
    const { slug } = (await (await desk.post('/api/tournaments', body)).json()) as { slug: string };
    return ((await (await desk.get(`/api/tournaments/${slug}`)).json()) as DeskView).tournament.settings.rating;
  };
  const day = { name: 'Un', format: 'classique', date: '2026-11-14' };
  expect(await made({ ...day, date: '2026-08-31' })).toBeUndefined();
  expect(await made({ ...day, format: 'art-de-la-guerre' })).toBeUndefined();
  const own = { category: 4, season: { ...season, name: 'autre' } };
  expect(await made({ ...day, settings: { rating: own } })).toEqual(own);
  expect(await made({ ...day, settings: { rating: { category: 4 } } })).toEqual({ category: 4, season });
});

test('of one first day the new one replaces the old; the newest is first', async () => {
  await keep(season, { ...season, name: '2027-2028', from: '2027-09-01' });
  await keep({ ...season, name: '2026-2027 corrigée' });
  expect(await named()).toEqual(['2027-2028', '2026-2027 corrigée']);
});

test('what is no season is refused with each place; who does not manage the house reads only', async () => {
  const answer = await keep({ ...season, bars: { joker: 2000, a: 2100, b: 1550 } });
  expect(answer.status).toBe(422);
  expect(await problemOf(answer)).toMatchObject({ code: 'bad-season', errors: [{ path: 'bars.a' }] });
  expect(await named()).toEqual([]);
  await desk.create();
  const director = await desk.as('director', 'Dora');
  expect((await director.get('/api/seasons')).status).toBe(200);
  expect((await director.post('/api/seasons', { text: JSON.stringify(season) })).status).toBe(403);
});

test('the public sees the season of a tournament, and nobody’s licence in it', async () => {
  await keep({ ...season, worldTopTen: ['0047123'] });
  await desk.create();
  await desk.command({ kind: 'show', open: true }, 'show');
  const { tournament } = await desk.view();
  expect(tournament.settings.rating?.season?.worldTopTen).toEqual(['0047123']);
  const seen = await (await desk.get('/api/public/lyon')).text();
  expect(seen).toContain('2026-2027');
  expect(seen).not.toContain('0047123');
});
