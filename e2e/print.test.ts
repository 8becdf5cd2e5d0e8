// What is printed: chosen by keyboard, printed by the browser, opened as a PDF; a draft and a reprint say that they are.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk-of.ts';
import { faultsInBothThemes, faultsOf } from './faults.ts';
import type { OneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { practiceCopy, sharedWindow } from './shared.ts';
import { stands } from './stands.ts';

let opened: OneWindow;
let page: Page;
let desk: Desk;
const faults: string[] = [];

beforeAll(async () => {
  opened = await sharedWindow();
  ({ page } = opened);
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  desk = await practiceCopy();
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await page.goto(`${opened.program.address}/bureau/${desk.slug}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await stands(page);
});
afterAll(() => opened?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const panel = () => page.getByRole('complementary');
/** The sheet that the browser was asked to print. */
const sheet = () => page.frameLocator('iframe[data-sheet]').locator('body');

test('I opens what can be printed: the tables of a draft, by name, say « projet »', async () => {
  await page.keyboard.press('i');
  await page.getByRole('heading', { level: 1, name: 'Imprimer' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Tables par nom' }).waitFor();
  await expect.poll(() => panel().textContent()).toContain('projet');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(async () => plain(await sheet().textContent())).toContain('projet');
  // 23 here: each of them once, one without opponent.
  expect(await sheet().locator('tbody tr').count()).toBe(23);
  expect(await sheet().getByText('exempt', { exact: true }).count()).toBe(1);
});

test('published and printed again, the sheet says which one it replaces; the PDF is the same sheet', async () => {
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  // By another desk, a while ago.
  await page.evaluate(async (t) => {
    const body = JSON.stringify({ sheet: 'tables-by-name', of: 1, at: '00:01' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`/api/tournaments/${t}/printed`, { method: 'PUT', headers, body });
  }, desk.slug);
  await page.reload();
  await page.getByText(/Imprimée à 00:01/).waitFor();
  await button('Imprimer').click();
  await expect.poll(async () => plain(await sheet().textContent())).toMatch(/imprimé à \d\d:\d\d, remplace 00:01/);
  expect(await sheet().getByText('projet').count()).toBe(0);
  const address = await page.getByRole('link', { name: 'PDF' }).getAttribute('href');
  const pdf = await page.evaluate(async (href) => (await fetch(href ?? '')).text(), address);
  expect(pdf.slice(0, 5)).toBe('%PDF-');
});

test('match slips, one a table, say why they carry no code; a badge asks for the links that are missing', async () => {
  await page.getByRole('link', { name: /^Feuilles de match/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Feuilles de match' }).waitFor();
  await button('Imprimer').click();
  await expect.poll(() => sheet().getByText('Lettres des jokers').count()).toBe(11);
  // This program is not open to the hall: a code would lead phones nowhere.
  expect(await sheet().getByRole('img').count()).toBe(0);
  await expect.poll(() => panel().textContent()).toContain('npm start -- --hall');
  await page.getByRole('link', { name: /^Badges/ }).click();
  await page.getByText('23 personnes sans lien').waitFor();
  await button('Créer les liens').click();
  await expect.poll(() => page.getByText('sans lien').count()).toBe(0);
  await button('Imprimer').click();
  await expect.poll(async () => (await sheet().textContent())?.match(/Code [0-9A-Z]{4}-/g)?.length).toBe(23);
  // Back closes the panel’s choice, and the address said which it was.
  expect(new URL(page.url()).searchParams.get('feuille')).toBe('badges');
});

test('nothing at fault, in both themes, on a phone too', async () => {
  expect(await faultsInBothThemes(page)).toEqual([]);
  await picture(page, 'imprimer');
  // On a phone the open panel would lie over the list.
  await page.goto(`${opened.program.address}/bureau/${desk.slug}/imprimer`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: /^Tables par numéro/ }).click();
  await page.getByRole('dialog').waitFor();
  await picture(page, 'imprimer-390');
  expect(await faultsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the standings page leads to its own sheet, of the round that it shows', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const tables = (await desk.view()).tournament.rounds[0]?.matches.filter(({ players }) => players.length === 2);
  for (const { table = 0 } of tables ?? []) await desk.record(1, table, [450, 400]);
  await desk.ask({ kind: 'close-round', round: 1 });
  await desk.play(2);
  await page.goto(`${opened.program.address}/bureau/${desk.slug}/classement/1`);
  await page.getByRole('main').getByRole('link', { name: 'Imprimer', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Classement' }).waitFor();
  await expect.poll(() => panel().getByRole('combobox', { name: 'Classement' }).inputValue()).toBe('1');
  await button('Imprimer').click();
  await expect.poll(async () => plain(await sheet().textContent())).toMatch(/après la ronde 1/i);
  expect(await sheet().locator('tbody tr').count()).toBe(23);
});
