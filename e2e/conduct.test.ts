// The conduct of a game of Scrabble, as an arbiter asks of it between two tables.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk-of.ts';
import { faultsOf } from './faults.ts';
import type { OneWindow } from './one-window.ts';
import { plain } from './plain.ts';
import { practiceCopy, sharedWindow } from './shared.ts';

let opened: OneWindow;
let page: Page;
let desk: Desk;

beforeAll(async () => {
  opened = await sharedWindow();
  ({ page } = opened);
  desk = await practiceCopy();
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await page.goto(`${opened.program.address}/bureau/${desk.slug}/arbitrage`);
});
afterAll(() => opened?.close());

const said = async () => plain(await page.textContent('main'));
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('5.3: each word admitted or not by the free list, five points for the one wrongly challenged', async () => {
  await page.getByText('liste libre, non officielle').waitFor();
  await page.getByLabel('Mots contestés').fill('chevaux chevals');
  await page.keyboard.press('Enter');
  await expect.poll(said).toContain('CHEVAUX admis');
  expect(await said()).toContain('CHEVALS non admis');
  expect(await said()).toContain('Le coup est annulé');
  expect(await said()).toContain('Pour qui conteste : 5 points de moins');
  expect(await faultsOf(page)).toEqual([]);
  // Somebody's own list answers in its place, and goes nowhere.
  const list = { name: 'officielle.txt', mimeType: 'text/plain', buffer: Buffer.from('chevals\n') };
  await page.locator('input[type=file]').setInputFiles(list);
  await page.getByText('Liste : officielle.txt, 1 mot.').waitFor();
  await button('Vérifier').click();
  await expect.poll(said).toContain('CHEVALS admis');
});

test('the keys of a dispute are shown where they act: once its panel has the focus', async () => {
  const { program } = opened;
  await desk.record(1, 2, [412, 400]);
  const players = (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 2)?.players;
  await desk.ask({ kind: 'dispute', round: 1, players, value: { kind: 'games', games: [[412, 410]] }, by: 'Claire' });
  await page.goto(`${program.address}/bureau/${desk.slug}/ronde/1`);
  // What an arbiter finds here.
  await button('Retenir 1').waitFor();
  await button('Arbitrage…').waitFor();
  // A table of two scores is pressed: its panel has the focus, where 1 and 2 act and are shown.
  const key = page.getByRole('button', { name: 'Retenir 1', exact: true }).locator('kbd');
  const shown = () => key.evaluate((element) => getComputedStyle(element).opacity);
  await page.locator('#entry-table').fill('2');
  await expect.poll(shown).toBe('0');
  await page.getByRole('button', { name: 'Table 2', exact: true }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-dispute'))).toBe('2');
  await expect.poll(shown).toBe('1');
});
