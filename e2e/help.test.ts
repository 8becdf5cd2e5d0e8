// What a director reads when in doubt: the article behind a reason, over the page that cites it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  day = await created(program, 'Claire', { name: 'Questions', format: 'classique' }, eighteen.slice(0, 9));
  await day.play(1);
  await day.ask({ kind: 'show', open: true });
});
afterAll(() => opened?.close());

test('« Lire l’article » opens the article over the desk, what it refers to in its place, and gives the page back', async () => {
  await page.goto(`${program.address}/bureau/${day.slug}/ronde/1?pourquoi=1`);
  const link = page.getByRole('link', { name: 'Lire l’article' });
  await link.click();
  const article = page.getByRole('dialog', { name: 'Formule Classique' });
  await article.getByRole('heading', { name: /^Tables fixées/ }).waitFor();
  await stands(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(page.url()).toContain('/bureau/');
  await page.keyboard.press('Escape');
  await article.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lire l’article');
});

test('the page on the rules stands in the look of the house, at its article, with a way back', async () => {
  await page.goto(`${program.address}/t/${day.slug}/reglement`);
  await page.getByRole('link', { name: 'Exempt', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Formule Classique' }).waitFor();
  expect(await page.locator(':target h2').textContent()).toBe('Exempt (§\u00a02)');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retour' }).click();
  await page.waitForURL(/\/reglement$/);
});

test('« Aide » answers what is asked on a round, in one step, and leads there', async () => {
  await page.goto(`${program.address}/bureau/${day.slug}/ronde/1`);
  await page.getByRole('button', { name: 'Aide' }).click();
  const help = page.getByRole('dialog', { name: 'Aide' });
  await help.getByRole('heading', { name: 'Sur cette page' }).waitFor();
  await help.getByText('Un score est faux. Comment le corriger').click();
  await help.getByText('Ronde dit ce que cela change avant d’enregistrer').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await help.getByRole('searchbox', { name: 'Votre question' }).fill('imprimer');
  await help.getByText('Comment imprimer les tables').click();
  await help.getByRole('link', { name: 'Y aller' }).click();
  await page.getByRole('heading', { level: 1, name: 'Imprimer' }).waitFor();
  expect(await help.count()).toBe(0);
});
