// Beside the day: a setting, who may see the tournament and cite it, players' links, requests for registration.
import { beforeAll, expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { type Desk, practice } from '../../fixtures/tournaments.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await practice();
  await desk.publish(1);
});

const open = (path: string) => page.goto(desk.at(path));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ask = (method: string, path: string, body?: object) => globalThis.inMemory.request('Claire', method, path, body);
const statusOf = async (path: string) => (await ask('GET', path)).status;

test('a setting is changed; one that the drawn round stands on is told, not offered', async () => {
  await open('reglages');
  await page.getByText('Ce qui ne change plus').waitFor();
  expect(await page.getByLabel('Plafond d’écart').count()).toBe(0);
  await page.getByLabel('Nombre de rondes').fill('six');
  await button('Enregistrer les réglages').click();
  await page.getByText('Un nombre entier de 1 à 99\u202f; sinon, laissez vide.').waitFor();
  await page.getByLabel('Nombre de rondes').fill('6');
  await page.getByLabel('Lieu').fill('Villebois');
  await page.getByRole('checkbox', { name: 'Demander son inscription' }).check();
  await button('Enregistrer les réglages').click();
  await page.getByText('Réglages enregistrés.').first().waitFor();
  const { tournament } = await desk.view();
  expect([tournament.settings.rounds, tournament.place]).toEqual([6, 'Villebois']);
  await expect.poll(() => desk.read('/options')).toEqual({ registration: true, places: null, presence: false });
});

test('the tournament is opened to the public, and made private again', async () => {
  const publicly = () => statusOf(`/api/public/${desk.slug}`);
  expect(await publicly()).toBe(404);
  await open('salle');
  await button('Ouvrir au public').click();
  await page.getByText('Le tournoi est public').waitFor();
  expect(await publicly()).toBe(200);
  await button('Rendre privé').click();
  await page.getByText('Le tournoi est privé').waitFor();
  expect(await publicly()).toBe(404);
});

test('search engines are kept out, until who manages the house lets them in', async () => {
  const kept = async () => (await ask('GET', '/robots.txt')).text();
  expect(await kept()).toMatch(/\nUser-agent: \*\nDisallow: \/\n$/);
  await open('reglages');
  await button('Laisser citer les pages publiques').click();
  await page.getByText('Les moteurs de recherche peuvent citer').first().waitFor();
  expect(await kept()).not.toMatch(/\nDisallow: \/\n/);
  await button('Ne plus les laisser citer').click();
  await button('Laisser citer les pages publiques').waitFor();
  expect(await kept()).toMatch(/\nDisallow: \/\n$/);
});

test('a player’s link is made, shown, renewed: the old one opens nothing', async () => {
  await open('equipe/liens');
  await button('Créer 23\u00a0liens manquants').click();
  await page.getByText('23 liens créés.').first().waitFor();
  await button('Montrer, LEFÈVRE Zoé').click();
  const field = page.getByLabel('Lien', { exact: true });
  const before = await field.inputValue();
  await button('Renouveler, LEFÈVRE Zoé').click();
  await button('Renouveler').click();
  await page.getByText('Nouveau lien\u00a0: LEFÈVRE Zoé.').first().waitFor();
  await expect.poll(() => field.inputValue()).not.toBe(before);
  const opens = (link: string) => statusOf(`/api/player/${link.split('/').at(-1)}`);
  expect(await opens(before)).toBe(404);
  expect(await opens(await field.inputValue())).toBe(200);
});

const askToPlay = (id: string, name: string) =>
  ask('POST', `/api/public/${desk.slug}/register`, { id, name, club: 'Villebois' });

test('a request for registration is accepted with a rating', async () => {
  await desk.ask({ kind: 'show', open: true });
  await askToPlay('one', 'MERLE Anne');
  // Said where people are registered, and before the first draw.
  await open('inscriptions');
  await page.getByText('1 demande d’inscription attend.').waitFor();
  await page.getByRole('link', { name: 'Voir les demandes' }).click();
  await button('Inscrire, MERLE Anne').click();
  await page.getByLabel('Cote').fill('1450');
  await page.keyboard.press('Enter');
  await page.getByText('Inscription\u00a0: MERLE Anne.').first().waitFor();
  expect((await desk.view()).tournament.players.find(({ number }) => number === 24)?.rating).toBe(1450);
});

test('requests that nobody meant are refused at once; who is registered stays', async () => {
  await askToPlay('two', 'XXX');
  await askToPlay('three', 'YYY');
  await open('equipe/demandes');
  await button('Tout refuser, Demandes d’inscription').click();
  await page.getByText('2 demandes attendent\u00a0: les adresses e-mail seront oubliées.').waitFor();
  await button('Tout refuser').click();
  await page.getByText('2 refus.').first().waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'acceptée' }).count()).toBe(1);
});

test('what is to be looked at before registering is said, the 25th of 24 places too, and the answer is a letter', async () => {
  await desk.send('PUT', '/options', { registration: true, places: 24, presence: false });
  const email = { email: 'zoe@mail.example' };
  await ask('POST', `/api/public/${desk.slug}/register`, { id: 'four', name: 'Zoé Lefèvre', ...email, lang: 'en' });
  await ask('POST', `/api/public/${desk.slug}/register`, { id: 'five', name: 'LEFEVRE Z.', ...email, birthYear: 2010 });
  await open('equipe/demandes');
  await page.getByText('24 places prises sur 24\u202f; 2 demandes attendent').waitFor();
  await page.getByText('LEFÈVRE Zoé est dans la liste\u00a0: quelqu’un d’autre\u202f?').waitFor();
  await page.getByText('Même adresse que la demande 4, Zoé Lefèvre.').waitFor();
  await button('Inscrire, LEFEVRE Z.').click();
  await page.getByText('25ᵉ inscription pour 24 places.').waitFor();
  expect(await page.getByLabel('Année de naissance').inputValue()).toBe('2010');
  await button('Inscrire quand même').click();
  await page.getByText('Inscription\u00a0: LEFEVRE Z..').first().waitFor();
  // The letter stands there at once, addressed; in the language of who asked.
  await page.getByText('Réponse à LEFEVRE Z.').waitFor();
  const mail = page.getByRole('link', { name: 'Ouvrir dans la messagerie' });
  const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(href).toMatch(/^mailto:zoe@mail\.example\?subject=Inscription\u00a0: Essai&body=Bonjour,\r\n/);
  expect(href).toContain('Votre inscription est faite, sous le nom LEFEVRE Z.\u00a0:\r\nEssai, 28 novembre 2026');
  await button('Refuser, Zoé Lefèvre').click();
  await button('Refuser').click();
  await page.getByText('Réponse à Zoé Lefèvre').waitFor();
  const no = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(no).toContain(
    '?subject=Registration: Essai&body=Hello,\r\n\r\nYour request to be registered, as Zoé Lefèvre, could',
  );
  expect(JSON.stringify(await desk.read('/requests'))).not.toContain('"state":"refused","email"');
});
