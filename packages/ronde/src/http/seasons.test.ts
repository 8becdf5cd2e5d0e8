import type { DeskView } from '@ronde/contract/http/desk';
import type { Seasons } from '@ronde/contract/http/installation';
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
  const gone = await desk.send('DELETE', '/api/seasons/2026-09-01', undefined);
  expect([gone.status, await named()]).toEqual([200, []]);
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

const before: Season = { ...season2015, name: '2025-2026', from: '2025-09-01' };
const seasonIn = async () => (await desk.view()).tournament.settings.rating?.season?.name;

test('an open file without a season of its own comes in that of its last day; with its own, or closed, it keeps what it says', async () => {
  await keep(season, before);
  const file = { ronde: 1, name: 'Lyon', format: 'classique', date: '2026-08-31', endDate: '2026-09-01', players: [] };
  const imported = async (body: object) => {
    const answer = await desk.post('/api/tournaments/import', { file: { ...file, ...body } });
    const { slug } = (await answer.json()) as { slug: string };
    return ((await (await desk.get(`/api/tournaments/${slug}`)).json()) as DeskView).tournament.settings.rating;
  };
  expect(await imported({})).toEqual({ season });
  expect(await imported({ endDate: undefined, settings: { rating: { category: 4 } } })).toEqual({
    category: 4,
    season: before,
  });
  const own = { season: { ...season2015, name: 'autre', from: '2024-09-01' } };
  expect(await imported({ settings: { rating: own } })).toEqual(own);
});

test('a date that moves across the start of a season takes the other one in the same decision, undone with it', async () => {
  await keep(season, before);
  await desk.create();
  expect(await seasonIn()).toBe('2026-2027');
  await desk.command({ kind: 'details', saw: { date: '2026-11-14' }, to: { date: '2026-05-02' } }, 'earlier');
  expect(await seasonIn()).toBe('2025-2026');
  const { version } = await desk.view();
  await desk.post('/api/tournaments/lyon/undo', { id: 'undone', decision: version });
  expect(await seasonIn()).toBe('2026-2027');
  await desk.command({ kind: 'details', saw: { date: '2026-11-14' }, to: { date: '2014-05-02' } }, 'first');
  expect(await seasonIn()).toBe('2015-2016');
});

test('a season of its own stays where the date moves; where it begins later, the desk says so', async () => {
  await keep(season, before);
  await desk.create();
  const own: Season = { ...season, name: 'autre', from: '2026-10-01' };
  const to = { rating: { season: own } };
  await desk.command({ kind: 'settings', saw: { rating: { season } }, to }, 'own');
  await desk.command({ kind: 'details', saw: { date: '2026-11-14' }, to: { date: '2026-05-02' } }, 'earlier');
  const { tournament, warnings } = await desk.view();
  expect(tournament.settings.rating?.season?.name).toBe('autre');
  const late = { code: 'season-not-begun', season: 'autre', from: '2026-10-01', lastDay: '2026-05-02' };
  expect(warnings).toContainEqual(late);
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
