// The pages of the house: somebody is invited and joins in a window of their own, finds fewer acts, gets another role;
// a setting changes and another one no more; the tournament is opened; a player's link is renewed; accounts.
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
  await marc.getByText('Il manque 11 tables sur 11').waitFor();
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
  await page.getByText('Ce tournoi n’existera plus pour Marc Dubois.').waitFor();
  await page.getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.getByText('Marc Dubois ne fait plus partie de l’équipe.').first().waitFor();
  await marc.goto(marcsAt(`${practice}/ronde/1`));
  await marc.getByText('Ce tournoi n’existe pas').first().waitFor();
  expect(await marc.getByText('Il manque 11 tables sur 11').count()).toBe(0);
});

test('a setting is changed; one that the drawn round stands on is told, not offered', async () => {
  await page.goto(at(`${practice}/reglages`));
  await page.getByText('Ce qui ne change plus').waitFor();
  expect(await page.getByLabel('Plafond d’écart').count()).toBe(0);
  await page.getByLabel('Longueur du tournoi').fill('six');
  await page.getByRole('button', { name: 'Enregistrer les réglages' }).click();
  await page.getByText('Un nombre entier de 1 à 99, ou rien.').waitFor();
  await page.getByLabel('Longueur du tournoi').fill('6');
  await page.getByLabel('Lieu').fill('Villebois');
  await page.getByRole('checkbox', { name: 'Demander son inscription' }).check();
  await page.getByRole('button', { name: 'Enregistrer les réglages' }).click();
  await page.getByText('Réglages enregistrés.').first().waitFor();
  const { tournament } = await desk.view();
  expect([tournament.settings.rounds, tournament.place]).toEqual([6, 'Villebois']);
  await expect.poll(() => desk.read('/options')).toEqual({ registration: true, places: null, presence: false });
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('the tournament is opened to the public, and made private again', async () => {
  const publicly = () => fetch(`${program.address}/api/public/${practice}`).then(({ status }) => status);
  expect(await publicly()).toBe(404);
  await page.goto(at(`${practice}/salle`));
  await page.getByRole('button', { name: 'Ouvrir au public' }).click();
  await page.getByText('Le tournoi est public').waitFor();
  expect(await publicly()).toBe(200);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rendre privé' }).click();
  await page.getByText('Le tournoi est privé').waitFor();
  expect(await publicly()).toBe(404);
});

test('search engines are kept out, until who manages the house lets them in', async () => {
  const kept = async () => (await fetch(`${program.address}/robots.txt`)).text();
  expect(await kept()).toMatch(/\nUser-agent: \*\nDisallow: \/\n$/);
  await page.goto(at(`${practice}/reglages`));
  await page.getByRole('button', { name: 'Laisser citer les pages publiques' }).click();
  await page.getByText('Les moteurs de recherche peuvent citer').first().waitFor();
  expect(await kept()).not.toMatch(/\nDisallow: \/\n/);
  await page.getByRole('button', { name: 'Ne plus les laisser citer' }).click();
  await page.getByRole('button', { name: 'Laisser citer les pages publiques' }).waitFor();
  expect(await kept()).toMatch(/\nDisallow: \/\n$/);
});

test('a player’s link is made, shown, renewed: the old one opens nothing', async () => {
  await page.goto(at(`${practice}/equipe/liens`));
  await page.getByRole('button', { name: 'Créer 23\u00a0liens manquants' }).click();
  await page.getByText('23 liens créés.').first().waitFor();
  const open = page.getByRole('button', { name: 'Montrer, LEFÈVRE Zoé' });
  await open.click();
  const field = page.getByLabel('Lien', { exact: true });
  const before = await field.inputValue();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Renouveler, LEFÈVRE Zoé' }).click();
  await page.getByRole('button', { name: 'Renouveler', exact: true }).click();
  await page.getByText('Nouveau lien\u00a0: LEFÈVRE Zoé.').first().waitFor();
  await expect.poll(() => field.inputValue()).not.toBe(before);
  const status = async (link: string) =>
    (await fetch(`${program.address}/api/player/${link.split('/').at(-1)}`)).status;
  expect(await status(before)).toBe(404);
  expect(await status(await field.inputValue())).toBe(200);
});

const askToPlay = (id: string, name: string) =>
  fetch(`${program.address}/api/public/${practice}/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, name, club: 'Villebois' }),
  });

test('a request for registration is accepted with a rating', async () => {
  if (!(await desk.view()).tournament.open) await desk.ask({ kind: 'show', open: true });
  await askToPlay('one', 'MERLE Anne');
  // Said where people are registered, and before the first draw.
  await page.goto(at(`${practice}/inscriptions`));
  await page.getByText('1 demande d’inscription attend.').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voir les demandes' }).click();
  await page.getByRole('button', { name: 'Inscrire, MERLE Anne' }).click();
  await page.getByLabel('Cote').fill('1450');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Inscription\u00a0: MERLE Anne.').first().waitFor();
  expect((await desk.view()).tournament.players.find(({ number }) => number === 24)?.rating).toBe(1450);
});

test('requests that nobody meant are refused at once; who is registered stays', async () => {
  await askToPlay('two', 'XXX');
  await askToPlay('three', 'YYY');
  await page.goto(at(`${practice}/equipe/demandes`));
  await page.getByRole('button', { name: 'Tout refuser, Demandes d’inscription' }).click();
  await page.getByText('2 demandes attendent\u00a0: les adresses e-mail seront oubliées.').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tout refuser', exact: true }).click();
  await page.getByText('2 refus.').first().waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'inscription faite' }).count()).toBe(1);
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
