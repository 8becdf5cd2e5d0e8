// Coming in and going out: the first account, a wrong password, an invitation, a session that ends in the middle of
// typing; by keyboard alone, in both themes and both languages without a fault that a machine can find.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practice } from './desk-of.ts';
import { faultsOf } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { password } from './staff.ts';
import { strikeAtTable } from './typing.ts';

let opened: OneWindow;
let program: Program;
let page: Page;

beforeAll(async () => {
  opened = await oneWindow(null);
  ({ program, page } = opened);
});
afterAll(() => opened?.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
/** The label of the field that has the focus. */
const focused = () =>
  page.evaluate(
    () => document.activeElement instanceof HTMLInputElement && document.activeElement.labels?.[0]?.textContent,
  );

test('without an account the page says where the link is; the link makes the first one, by keyboard', async () => {
  await page.goto(`${program.address}/bureau`);
  await heading('Connexion').waitFor();
  await page.getByText('Aucun compte pour l’instant.').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(program.link ?? '');
  await heading('Créer le premier compte').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(focused).toBe('Nom');
  await page.keyboard.press('Enter');
  await page.getByText('Écrivez le nom.').waitFor();
  await page.keyboard.type('Claire Vidal');
  await page.keyboard.press('Tab');
  await page.keyboard.type('court');
  await page.keyboard.press('Enter');
  await page.getByText('Ce mot de passe est trop court.').waitFor();
  await expect.poll(focused).toBe('Mot de passe');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByText('Claire Vidal').waitFor();
  await page.getByRole('link', { name: /Tournoi d’entraînement/ }).waitFor();
});

test('used, the link is dead, and says so', async () => {
  await page.goto(program.link ?? '');
  await page.getByText('Ce lien ne sert plus.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('out, and back in to the page where one was', async () => {
  await page.goto(`${program.address}/bureau/${practice}/inscriptions`);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await heading('Connexion').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`${program.address}/bureau/${practice}/classement`);
  await heading('Connexion').waitFor();
  await page.getByLabel('Nom').fill('claire vidal');
  await page.getByLabel('Mot de passe').fill('un autre mot');
  await page.keyboard.press('Enter');
  await page.getByText('nom ou mot de passe inexact').waitFor();
  await page.getByLabel('Mot de passe').fill(password);
  await page.keyboard.press('Enter');
  await heading('Classement').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/bureau/${practice}/classement`);
});

test('a session that ends while a result is typed: it is kept, and sent once somebody is back', async () => {
  await page.goto(`${program.address}/bureau/${practice}/inscriptions`);
  await page.getByRole('button', { name: 'Apparier la ronde 1' }).click();
  await page.getByRole('button', { name: 'Publier la ronde 1' }).click();
  await page.getByText('Il manque 11 résultats sur 11').waitFor();
  // All that the page still reads by itself is there: what is refused from now on is the result.
  await page.getByText('Ronde 1 publiée').waitFor();
  await page.context().clearCookies();
  await strikeAtTable(page, '412', 'Space', '398', 'Enter');
  await heading('Connexion').waitFor();
  await page.getByLabel('Nom').fill('Claire Vidal');
  await page.getByLabel('Mot de passe').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 10 résultats sur 11').waitFor();
});

test('an invitation: what it is for, then a role in one tournament and nothing else', async () => {
  const claire = await page.context().cookies();
  const session = claire.find(({ name }) => name === 'ronde')?.value ?? '';
  const answer = await fetch(`${program.address}/api/tournaments/${practice}/team/invitations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `ronde=${session}` },
    body: JSON.stringify({ role: 'clerk' }),
  });
  const invitation = ((await answer.json()) as { path: string }).path;
  await page.context().clearCookies();
  await page.goto(program.address + invitation);
  await page.getByText('Tournoi d’entraînement', { exact: false }).waitFor();
  await page.getByText('rôle\u00a0: saisie').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByLabel('Nom').fill('Marc Dubois');
  await page.getByLabel('Mot de passe').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 10 résultats sur 11').waitFor();
  await page.goto(`${program.address}/bureau/${practice}/journal`);
  await page.getByRole('cell', { name: 'Claire Vidal' }).first().waitFor();
  await page.goto(`${program.address}/`);
  await page.getByRole('link', { name: /Tournoi d’entraînement/ }).waitFor();
});

test('in English, on a phone’s width, in the dark: without a fault', async () => {
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${program.address}/connexion`);
  await heading('Connexion').waitFor();
  await page.evaluate(() => localStorage.setItem('ronde.lang', 'en'));
  await page.reload();
  await heading('Sign in').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
