// The desk by its letters alone: what `?` lists, the palette, the rows of a table; and off when somebody asks.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { faultsOf } from './faults.ts';
import type { OneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { sharedWindow } from './shared.ts';
import { stands } from './stands.ts';

let opened: OneWindow;
let program: Program;
let page: Page;
let day: Created;

beforeAll(async () => {
  opened = await sharedWindow();
  ({ program, page } = opened);
  day = await created(program, 'Claire', { name: 'Lettres', format: 'classique' }, eighteen.slice(0, 9));
  await day.play(1);
  await day.ask({ kind: 'draw', round: 2, without: [] });
  await day.ask({ kind: 'publish', round: 2, attempt: 1 });
});
afterAll(() => opened?.close());
beforeEach(async () => {
  await page.goto(at('classement'));
  await title('Classement après la ronde 1').waitFor();
  await stands(page);
});

const at = (rest: string) => `${program.address}/bureau/${day.slug}/${rest}`;
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = () => page.getByRole('combobox', { name: /^Chercher une personne/ });
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

test('C J I H S and a digit turn the pages; none of them in a field', async () => {
  for (const [key, name] of [
    ['j', 'Joueurs'],
    ['i', 'Imprimer'],
    ['h', 'Journal'],
    ['1', 'Ronde 1'],
    ['s', 'Ronde 2'],
  ] as const) {
    await page.keyboard.press(key);
    await title(name).waitFor();
    await stands(page);
  }
  // The entry strip has the focus: a C there is no page.
  await page.locator('#entry-table').focus();
  await page.keyboard.press('c');
  await stands(page);
  expect(await title('Ronde 2').count()).toBe(1);
});

test('/ finds a person without accents, a table, a page, an act; Enter goes there', async () => {
  await page.keyboard.press('/');
  await field().waitFor();
  await page.keyboard.type('almeida');
  await page.getByRole('option', { name: /^D’ALMEIDA Inès/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'D’ALMEIDA Inès' }).waitFor();

  await page.keyboard.press('Control+k');
  await field().fill('table 3');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#entry-table').inputValue()).toBe('3');

  // From a field of the page too, which keeps what it has.
  await page.locator('#entry-table').focus();
  await page.keyboard.press('Control+k');
  await field().fill('zzz');
  await page.getByText('Aucun résultat pour « zzz ».').waitFor();
  await field().fill('jour');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await title('Journal').waitFor();
});

test('? lists the keys of this page alone', async () => {
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await keys.getByText('ligne précédente, ligne suivante').waitFor();
  expect(await keys.getByText('forfait de cette personne').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.goto(at('ronde/2'));
  await page.locator('#entry-table').waitFor();
  await page.getByRole('button', { name: 'Aide' }).click();
  await keys.getByText('forfait de cette personne').waitFor();
  expect(await keys.getByText('points au lieu de la cohésion').count()).toBe(0);
});

test('↓ goes down the rows, Enter opens, W asks why', async () => {
  await page.locator('h1').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).not.toContain('Classement');
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toBe(first);
  await page.keyboard.press('Enter');
  await page.getByRole('complementary').getByRole('heading', { name: first }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(first);
  await page.keyboard.press('w');
  await page.getByRole('button', { name: `Fermer, ${first}`, exact: true }).waitFor();
});

test('« Pourquoi ? » of a published table opens by its address, and by W from the fields, in a page just loaded', async () => {
  await page.goto(at('ronde/2?pourquoi=4'));
  const panel = page.locator('aside section').filter({ has: page.getByRole('heading', { name: 'La règle' }) });
  await panel.getByText('Table 4', { exact: true }).waitFor();
  await page.goto(at('ronde/2'));
  await page.locator('#entry-table').focus();
  await page.keyboard.press('w');
  await panel.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await panel.waitFor({ state: 'detached' });
});

test('switched off, a letter does nothing; / and the arrows are no letters of a word', async () => {
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Désactiver les raccourcis à une lettre' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await stands(page);
  expect(await title('Classement après la ronde 1').count()).toBe(1);
  await page.locator('h1').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).not.toContain('Classement');
  await page.evaluate(() => localStorage.removeItem('ronde.letters'));
});
