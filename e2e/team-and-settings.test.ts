// The pages of the house, in two windows: somebody is invited and joins, finds fewer acts, gets another role; accounts.
// What each page says and does by itself: packages/web/src/desk/team/beside-the-day.page.test.ts.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { faultsInBothThemes } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { password } from './staff.ts';

let opened: OneWindow;
let program: Program;
let page: Page;
let desk: Desk;
let marc: Page;

beforeAll(async () => {
  opened = await oneWindow('Claire Vidal');
  ({ program, page } = opened);
  desk = await deskOf(program, 'Claire Vidal');
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
});
afterAll(() => opened?.close());

const at = (path: string) => `${program.address}/bureau/${path}`;
/** The packaged browser gives its windows the same cookies, but two names of one host each have their own. */
const elsewhere = (address: string) => address.replace('localhost', '127.0.0.1');
const marcsAt = (path: string) => elsewhere(at(path));
const heading = (where: Page, name: string) => where.getByRole('heading', { level: 1, name }).waitFor();

test('a clerk is invited by a link, and joins with it in another window', async () => {
  await page.goto(at(`${practice}/equipe`));
  await heading(page, 'Équipe');
  await page.getByLabel('Pour qui').fill('Marc, table 1');
  await page.getByRole('button', { name: 'Inviter' }).click();
  const link = page.getByLabel('Lien d’invitation, rôle\u00a0: saisie', { exact: true });
  await page.getByRole('rowheader', { name: 'Marc, table 1' }).waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);

  const browser = page.context().browser();
  if (!browser) throw new Error('no second window');
  marc = await browser.newPage({ locale: 'fr-FR' });
  await marc.goto(elsewhere(await link.inputValue()));
  await marc.getByRole('button', { name: 'Créer le compte' }).click();
  await marc.getByLabel('Nom').fill('Marc Dubois');
  await marc.getByLabel('Mot de passe').fill(password);
  await marc.keyboard.press('Enter');
  await marc.getByText('Il manque 11 résultats sur 11').waitFor();
});

test('a clerk is not offered what a director may do, and reads whose it is', async () => {
  // What both see, and what the director alone does.
  await page.goto(at(`${practice}/ronde/1`));
  await page.getByRole('button', { name: 'Annuler la ronde 1' }).waitFor();
  expect(await marc.getByRole('button', { name: 'Annuler la ronde 1' }).count()).toBe(0);
  await marc.getByText('saisie', { exact: true }).waitFor();
  await marc.getByRole('button', { name: 'Plus' }).click();
  await marc.getByRole('link', { name: 'Salle' }).waitFor();
  expect(await marc.getByRole('link', { name: 'Équipe' }).count()).toBe(0);
  for (const where of ['equipe', 'reglages']) {
    await marc.goto(marcsAt(`${practice}/${where}`));
    await marc.getByText('Cette page est pour la direction du tournoi.').waitFor();
    expect(await marc.getByRole('button', { name: /Enregistrer|Inviter/ }).count()).toBe(0);
  }
  await marc.goto(marcsAt(`${practice}/salle`));
  await heading(marc, 'Salle');
  expect(await marc.getByRole('button', { name: 'Ouvrir au public' }).count()).toBe(0);
  expect(await faultsInBothThemes(marc)).toEqual([]);
});

test('another role is given in the row, and taken away after one has read what follows', async () => {
  await page.goto(at(`${practice}/equipe`));
  await page.getByLabel('Rôle\u00a0: Marc Dubois').selectOption('arbiter');
  await page.getByText('Marc Dubois\u00a0: arbitrage.').first().waitFor();
  await page.getByRole('button', { name: 'Retirer, Marc Dubois' }).click();
  await page.getByText('Marc Dubois n’aura plus accès à ce tournoi.').waitFor();
  await page.getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.getByText('Marc Dubois ne fait plus partie de l’équipe.').first().waitFor();
  await marc.goto(marcsAt(`${practice}/ronde/1`));
  await marc.getByText('Ce tournoi n’existe pas').first().waitFor();
  expect(await marc.getByText('Il manque 11 résultats sur 11').count()).toBe(0);
});

test('accounts, for whoever manages; one’s own, for everybody', async () => {
  await page.goto(at('comptes'));
  await page.getByRole('button', { name: 'Fermer, Marc Dubois' }).click();
  await page.getByText('Compte fermé\u00a0: Marc Dubois.').first().waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await marc.goto(marcsAt('compte'));
  await heading(marc, 'Connexion');
  await page.getByRole('button', { name: 'Rouvrir, Marc Dubois' }).click();
  await page.getByText('Compte rouvert\u00a0: Marc Dubois.').first().waitFor();
  await page.getByRole('button', { name: 'Nouveau mot de passe, Marc Dubois' }).click();
  await page.getByLabel('Lien de mot de passe, Marc Dubois', { exact: true }).waitFor();

  await page.goto(at('compte'));
  await page.getByLabel('Mot de passe actuel').fill('ce n’est pas lui');
  await page.getByLabel('Nouveau mot de passe').fill('cinq poules rousses');
  await page.keyboard.press('Enter');
  await page.getByText('nom ou mot de passe inexact').waitFor();
  await page.getByLabel('Mot de passe actuel').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Mot de passe changé.').first().waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('a tournament leaves as a file and comes back as a copy, which is named before it is made', async () => {
  const file = JSON.stringify(await desk.read('/file'));
  await page.goto(at(''));
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('notes.json', 'Tables : 1, 2, 3');
  await page.getByText('Ce n’est pas un fichier de tournoi').waitFor();
  await choose('tournoi.json', file);
  await page.getByRole('button', { name: 'Importer une copie' }).click();
  await page.waitForURL(/\/bureau\/tournoi-d-entrainement-2\//);
});
