// The standings and the log: what is still possible, one player's card, everybody beside on a wide screen, filters.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import type { OneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { sharedWindow } from './shared.ts';

let opened: OneWindow;
let program: Program;
let page: Page;
let day: Created;

beforeAll(async () => {
  opened = await sharedWindow();
  ({ program, page } = opened);
  const body = { name: 'Trois rondes', format: 'classique', settings: { rounds: 3 } };
  day = await created(program, 'Claire', body, eighteen.slice(0, 8));
  await day.play(1);
  await day.play(2);
});
afterAll(() => opened?.close());

const open = async (rest: string) => {
  await page.goto(`${program.address}/bureau/${day.slug}/${rest}`);
  await page.locator('main h1').waitFor();
};

test('what is still possible: a sentence each, worked out beside the page, and kept in the address', async () => {
  await open('classement');
  await page.getByRole('button', { name: 'Voir les places encore possibles' }).click();
  const sentences = page.locator('main li').filter({ hasText: /peut finir les rondes entre|a déjà la/ });
  // Four of the eight can still have any place: that is said once.
  await expect.poll(() => sentences.count()).toBe(4);
  await page.getByText('Le reste du classement peut encore finir à n’importe quelle place.').waitFor();
  await expect.poll(() => page.url()).toContain('possible=');
  await page.keyboard.press('Escape');
  await sentences.first().waitFor({ state: 'detached' });
});

test('a name opens that person’s card: place, rounds, what is still possible; Back closes it', async () => {
  await open('classement');
  await page.getByRole('button', { name: 'Fiche de BERTHIER Paul' }).click();
  const card = page.getByRole('complementary');
  await card.getByText(/BERTHIER (?:peut finir les rondes entre|a déjà la)/).waitFor();
  await expect.poll(() => card.getByRole('row').count()).toBe(2);
  await page.goBack();
  await card.waitFor({ state: 'detached' });
});

test('at 1920 px the cross table stands beside, and no table is wider than 1100 px', async () => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await open('classement');
  await page.getByRole('region', { name: 'Grille' }).waitFor();
  const table = page.locator('main table').first();
  await expect.poll(() => table.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(1100);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('region', { name: 'Grille' }).waitFor({ state: 'detached' });
});
