// `npm run pictures`: what the projector shows through a day, into docs/pictures/screen.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { HallChange, HallView } from '../packages/contract/src/http/hall.ts';
import { type Album, albumIn } from './album.ts';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { hallOver } from './hall-over.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { named, played, published, recorded, saintMartin } from './saint-martin.ts';
import { answerWith, type Given, given, people } from './screen-given.ts';

const by = 'Claire Vidal';
const wall = [1920, 1080] as const;

let opened: OneWindow;
let page: Page;
let album: Album;
let desk: Desk;
let hall: (change: HallChange) => Promise<unknown>;
/** The hour that the screen is told: 15:20, and so many minutes. */
let after = 0;
const start = new Date(2026, 10, 14, 15, 20).getTime();

beforeAll(async () => {
  opened = await oneWindow(by, 1080);
  ({ page } = opened);
  album = await albumIn('docs/pictures/screen', page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/hall*', async (route) => {
    const answer = await route.fetch();
    if (route.request().method() !== 'GET') return route.fulfill({ response: answer });
    const told = (await answer.json()) as HallView;
    const clock = told.clock && { ...told.clock, startedAt: start, endsAt: start + 40 * 60_000 };
    const addresses = { hall: 'http://192.168.1.20:4321' };
    await route.fulfill({ response: answer, json: { ...told, now: start + after * 60_000, clock, addresses } });
  });
  desk = await deskOf(opened.program, by);
  hall = hallOver(opened.program, by, practice);
  await named(desk, { place: 'Salle Pasteur, Namur' });
});
afterAll(() => opened?.close());

async function taken(name: string, query = '', [width, height]: readonly [number, number] = wall): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`${opened.program.address}/ecran/${practice}${query}`);
  await page.locator('h1').waitFor();
  await page.waitForTimeout(700);
  await album.keep(`${name}-${width}`, page);
}

test('the day', async () => {
  await hall({ wifi: 'Salle' });
  const late = (await desk.view()).tournament.players.slice(4, 9);
  for (const { id } of late) await desk.ask({ kind: 'mark', player: id, presence: 'expected' });
  await taken('inscriptions');
  for (const { id } of late) await desk.ask({ kind: 'mark', player: id, presence: 'here' });
  for (const round of [1, 2, 3]) await played(desk, round);
  after = 5;
  await taken('classement');
  await published(desk, 4);
  await hall({ clock: { act: 'start' } });
  after = 0;
  await taken('tables-nom');
  await taken('tables-nom', '', [1280, 720]);
  await taken('tables-nom', '', [1024, 768]);
  await taken('tables-nom', '', [1080, 1920]);
  await taken('tables', '?page=tables');
  after = 17;
  await taken('pendule', '?page=pendule');
  after = 37;
  await recorded(desk, 4, (table) => ![2, 4, 7, 8, 10].includes(table));
  await taken('fin-de-ronde', '?page=pendule');
  after = 41;
  await taken('manquants', '?page=manquants');
  await recorded(desk, 4, (table) => [2, 4, 7, 8, 10].includes(table));
  await desk.ask({ kind: 'close-round', round: 4 });
  await hall({ message: 'Reprise à 14 h' });
  await taken('message');
  await hall({ message: null, stop: true });
  await taken('stop');
  await hall({ stop: false });
  await played(desk, 5);
  after = 120;
  await hall({ page: 'prizes', reveal: 8 });
  await taken('prix');
});

test('a large field, and the wargame', async () => {
  let state: Given = given(130);
  await page.unrouteAll();
  await answerWith(page, () => state);
  const told = (next: Given): Given => ({ ...next, hall: { ...next.hall, now: start + 151 * 60_000 } });
  state = told(given(130, {}, people(130)));
  await taken('tables-nom-130', '?page=tables-nom');
  const endsAt = start + 150 * 60_000;
  const clock = { round: 10, startedAt: start, length: 150 * 60_000, endsAt, left: null, hidden: 'secret' as const };
  const war = told(given(12, { clock }, people(12)));
  state = { ...war, head: { ...war.head, format: 'art-de-la-guerre' } };
  await taken('fin-possible', '?page=pendule');
  const names = people(23).slice(0, 8);
  const prizes = names.map((name, i) => {
    const of = ['Lyon', 'Namur', 'Genève', 'Dakar', 'Paris'][i] ?? null;
    const group = of === null ? ('podium' as const) : ('club' as const);
    return { key: name, group, of, figure: of === null ? names.length - i : 4 + i, players: [{ number: i, name }] };
  });
  const evening = told(given(23, { prizes }, people(23)));
  const head = { ...evening.head, name: saintMartin, status: 'closed' as const };
  const closed = [{ round: 10, status: 'closed' as const }];
  state = { ...evening, head: { ...head, rounds: closed }, round: { ...evening.round, status: 'closed' } };
  await taken('cloture');
});
