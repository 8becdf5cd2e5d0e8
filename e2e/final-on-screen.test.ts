// The final on the hall's screen: who meets, the games won, each result as it comes; then the prizes.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { faultsOf } from './faults.ts';
import { hallOver } from './hall-over.ts';
import type { OneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { sharedWindow } from './shared.ts';

const by = 'Claire';
const eight = eighteen.slice(0, 8);

let opened: OneWindow;
let page: Page;
let day: Created;

beforeAll(async () => {
  opened = await sharedWindow();
  page = opened.page;
  await page.setViewportSize({ width: 1920, height: 1080 });
  day = await created(opened.program, by, { name: 'Finale', format: 'suisse', settings: { rounds: 2 } }, eight);
  for (const round of [1, 2]) await day.playWith(round, (table) => [400 + table, 300 - round]);
  await day.ask({
    ...{ kind: 'open-final', players: 2, bestOf: 3 },
    ...{ carry: false, thirdPlace: true, lastPlace: 'initial-rank' },
  });
  const { path } = await hallOver(opened.program, by, day.slug)({ wifi: 'Salle' });
  await page.goto(`${opened.program.address}${path}`);
  await page.getByText('La finale paraîtra quand ses matchs seront prêts.').waitFor();
});
afterAll(() => opened?.close());

const rows = async () =>
  (await page.locator('tbody tr').allInnerTexts()).map((text) => plain(text).replace(/\s+/g, ' ').trim());
const matches = async () => (await day.view()).tournament.final?.matches ?? [];

test('its matches have the wall as soon as they are made, each result as it comes', async () => {
  await day.ask({ kind: 'draw-final', set: 0 });
  await page.getByRole('heading', { level: 1, name: 'Finale' }).waitFor();
  await page.getByText('Deux manches gagnantes').waitFor();
  await expect.poll(async () => (await rows()).map((row) => row.replace(/ .*/, ''))).toEqual(['Finale', 'Troisième']);
  expect((await rows()).every((row) => row.includes('en jeu'))).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  const [final] = await matches();
  if (!final) throw new Error('No final.');
  const { stage, players } = final;
  const games = [
    [400, 380],
    [350, 360],
    [420, 410],
  ];
  await day.ask({ kind: 'record-final', stage, players, result: { kind: 'games', games }, saw: null });
  // The first of the match has won 2 – 1; who starts stands on the left.
  const left = final.starts === players[1] ? '1 – 2' : '2 – 1';
  await expect.poll(async () => (await rows())[0]).toContain(left);
  expect((await rows())[1]).toContain('en jeu');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'screen-final');
});

test('Space calls out no prize while it is played; once it is, the first one', async () => {
  await page.keyboard.press('Space');
  const [, third] = await matches();
  if (!third) throw new Error('No match for the third place.');
  const { stage, players } = third;
  const result = { kind: 'forfeit', by: players[0], games: [] };
  await day.ask({ kind: 'record-final', stage, players, result, saw: null });
  await expect.poll(async () => (await rows())[1]).toMatch(/forfait (?:de |d’)\S/);
  await page.getByRole('heading', { level: 1, name: 'Finale' }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { level: 1, name: 'Prix' }).waitFor();
  // One press, one prize.
  expect(await page.locator('main dl').count()).toBe(0);
});

test('Clôture says how many prizes are still hidden; closed, the wall has the first place first and says what orders it', async () => {
  const desk = (rest: string) => `${opened.program.address}/bureau/${day.slug}/${rest}`;
  await page.goto(desk('cloture'));
  await page.getByText(/^\d+\sprix encore cachés?\s: la clôture montre tout/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Révéler les prix' }).click();
  await page.getByRole('heading', { level: 1, name: 'Salle' }).waitFor();
  await page.getByText('l’écran ne montre le classement qu’une fois').waitFor();
  await day.ask({ kind: 'close' });
  await page.getByText('le classement final et le palmarès sont publics').waitFor();
  const { path } = await hallOver(opened.program, by, day.slug)({ reveal: 1000 });
  await page.goto(`${opened.program.address}${path}`);
  await expect
    .poll(async () => (await page.locator('dt').allInnerTexts()).slice(0, 3))
    .toEqual(['1ʳᵉ place', '2ᵉ place', '3ᵉ place']);
  await page.goto(`${opened.program.address}${path.replace('?', '?page=classement&')}`);
  await page
    .getByText(
      'points, puis victoires, exemptions et victoires par forfait comprises, puis total des points des adversaires',
    )
    .waitFor();
  expect(plain(await page.locator('footer').textContent())).toContain('Places 1 à 4 : la finale.');
  expect(await faultsOf(page)).toEqual([]);
});
