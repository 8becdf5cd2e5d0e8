// `npm run pictures`: the public pages at two widths and in both themes, into docs/pictures/public.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { type Album, albumIn } from './album.ts';
import { created, eighteen } from './created.ts';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { named, played, published, recorded } from './saint-martin.ts';
import { sessionOf } from './staff.ts';

const sizes = [
  [390, 844],
  [1280, 860],
] as const;

let opened: OneWindow;
let program: Program;
let page: Page;
let album: Album;
let desk: Desk;

beforeAll(async () => {
  opened = await oneWindow(null);
  ({ program, page } = opened);
  album = await albumIn('docs/pictures/public', page);
  desk = await deskOf(program, 'Claire Vidal');
  await named(desk, { date: '2026-11-14', place: 'Villebois, salle des fêtes' });
  await desk.ask({ kind: 'show', open: true });
});
afterAll(() => opened?.close());

/** The page of an address, in every size and theme; `then` brings it to what is shown. */
async function taken(name: string, address: string, then: () => Promise<void> = async () => {}) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(program.address + address);
      await page.locator('h1').waitFor();
      await then();
      await page.waitForTimeout(300);
      await album.keep(`${name}-${width}-${colorScheme}`, page);
    }
  }
}

const own = `/t/${practice}`;
const open = () => page.locator('summary').first().click();

test('before the first round', async () => {
  await taken('a-venir', own);
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, 'Claire Vidal')}` };
  const body = JSON.stringify({ registration: true, places: 24, presence: false });
  await fetch(`${program.address}/api/tournaments/${practice}/options`, { method: 'PUT', headers, body });
  await taken('inscription', `${own}/inscription`);
});

test('a round in play', async () => {
  for (const round of [1, 2, 3]) await played(desk, round);
  await published(desk, 4);
  await recorded(desk, 4, (table) => [1, 2, 5, 6, 8, 9, 10].includes(table));
  await taken('en-direct', own);
  await taken('live-en', `/en${own}`);
  await taken('classement', `${own}/classement`, open);
  await taken('grille', `${own}/grille`);
  await taken('joueurs', `${own}/joueurs`);
  await taken('joueur', `${own}/joueur/4`, open);
  await taken('reglement', `${own}/reglement`);
});

test('the end', async () => {
  await recorded(desk, 4, (table) => [3, 4, 7, 11].includes(table));
  await desk.ask({ kind: 'close-round', round: 4 });
  await played(desk, 5);
  await desk.ask({ kind: 'close' });
  await taken('palmares', `${own}/palmares`);
});

test('the wargame, and the house’s first page', async () => {
  const about = { name: 'Lances de Villebois', format: 'art-de-la-guerre', date: '2026-12-05' };
  const wargame = await created(program, 'Claire Vidal', about, eighteen.slice(0, 12));
  await wargame.ask({ kind: 'show', open: true });
  await wargame.ask({ kind: 'draw', round: 1, without: [] });
  await wargame.ask({ kind: 'publish', round: 1, attempt: 1 });
  for (const [i, [a = '', b = '']] of (await wargame.tables(1)).slice(0, 4).entries()) {
    const losses = [
      { lost: 5 + 3 * i, total: 22 },
      { lost: 24, total: 24 },
    ];
    const result = { kind: 'losses', winner: a, cohesion: losses };
    await wargame.ask({ kind: 'record', round: 1, players: [a, b], result, saw: null });
  }
  await taken('en-direct-adg', `/t/${wargame.slug}`);
  await taken('accueil-en', '/en');
});
