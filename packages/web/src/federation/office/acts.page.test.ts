// Every act that moves ratings is seen before it is done, in one form: a withdrawal, a category, the approval, who
// somebody is, a separation, a season, an undo.
import { beforeAll, expect, test } from 'vitest';
import openDeNantes from '../../../../../examples/federation/open-de-nantes.json' with { type: 'json' };
import firstRevision from '../../../../../examples/federation/villebois-revision-1.json' with { type: 'json' };
import { page, plain } from '../../fixtures/page.ts';
import { signIn } from '../../fixtures/tournaments.ts';

async function asked(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await globalThis.inMemory.request('Claire', method, `/api/federations${path}`, body);
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}

const said = async () => plain(await page.textContent('main'));
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

beforeAll(async () => {
  await signIn('Claire');
  await asked('POST', '', { address: 'actes', name: 'Fédération de Scrabble', game: 'scrabble' });
  for (const [receipt, file] of [firstRevision, openDeNantes].entries()) {
    await asked('POST', '/actes/files', { file });
    const command = { kind: 'accept', receipt: receipt + 1, people: {} };
    await asked('POST', '/actes/decisions', { id: `accept-${receipt}`, saw: 99, command });
  }
  await page.goto('/federation/actes/recus/1');
});

test('a withdrawal says whose rating changes, who played here and who only later, before it asks why', async () => {
  await button('Retirer…').click();
  await expect.poll(said).toContain('Retirer Tournoi de Villebois des cotes');
  // The heading has the focus: the keyboard is where the eye is.
  expect(await focused()).toBe('Retirer Tournoi de Villebois des cotes');
  await expect.poll(said).toMatch(/10 personnes ont joué ici, \d+ autres? par contrecoup/);
  const text = await said();
  expect(text).toContain('Tournois refaits');
  expect(text).toContain('par contrecoup, Open de Nantes');
  expect(text).toContain('Listes publiées');
  // A chosen person’s chain: both sums at each event.
  await button('PRIGENT Maud').click();
  await expect
    .poll(async () => plain(await page.locator('aside').first().textContent()))
    .toContain('1803 + 9 + 10 + 210 = 2032');
  // Escape closes what was opened last.
  await page.keyboard.press('Escape');
  expect(await said()).toContain('Retirer Tournoi de Villebois des cotes');
  await page.keyboard.press('Escape');
  await button('Retirer…').waitFor();
  expect(await focused()).toBe('Retirer…');
});

test('a withdrawal without a sentence is not done; « Ne rien faire » leaves everything as it was', async () => {
  await button('Retirer…').click();
  await button('Retirer').click();
  await page.getByText('Écrivez pourquoi, en une phrase.').waitFor();
  await button('Ne rien faire').click();
  await button('Retirer…').waitFor();
  expect(await said()).toContain('Accepté par Claire');
});

test('§5 to 7: of category 3 the second of Villebois would be 1803 + 9 + 50 + 260', async () => {
  await button('Catégorie, homologation…').click();
  await expect.poll(said).toContain('Catégorie et homologation : Tournoi de Villebois');
  // Nothing is said yet: nothing is offered but to leave.
  expect(await button(/^Fixer/).count()).toBe(0);
  await page.getByLabel('Catégorie').selectOption({ label: '3, de 33 à 64 joueurs' });
  // M = 100; PJmax = 400 − 25 × 2 − 5 × 9 − 90 ÷ 2 = 260, and ⅔ × (2250 − 1803) = 298.
  await button('PRIGENT Maud').click();
  await expect
    .poll(async () => plain(await page.locator('aside').first().textContent()))
    .toContain('1803 + 9 + 50 + 260 = 2122');
  await button('Fixer la catégorie 3').click();
  await expect.poll(said).toContain('Catégorie 3, M = 100');
  await button('2122').waitFor();
});

test('not approved: everybody keeps what they held before, seen first; then the page says that no rating changes', async () => {
  await button('Catégorie, homologation…').click();
  await page.getByLabel('Homologation').selectOption({ label: 'Non homologué' });
  await expect.poll(said).toMatch(/10 personnes ont joué ici/);
  await button('Ne pas homologuer').click();
  await expect.poll(said).toContain('Non homologué : aucune cote ne change.');
});

test('taken back in the log, each with what that does', async () => {
  await page.goto('/federation/actes/journal');
  await button(/^Annuler, Tournoi de Villebois : non homologué/).click();
  await expect.poll(said).toMatch(/Annuler la décision 6/);
  await expect.poll(said).toMatch(/10 personnes ont joué ici/);
  await button('Annuler').click();
  await expect.poll(said).toContain('annulée par la décision 7');
  await button(/^Annuler, Tournoi de Villebois : catégorie 3/).click();
  await expect.poll(said).toContain('Annuler la décision 5');
  await button('Annuler').click();
  await expect.poll(said).toContain('annulée par la décision 8');
  await page.goto('/federation/actes/recus/1');
  await button('2032').waitFor();
});

test('who somebody is, answered anew after the acceptance: the other entry is found by name, its effect seen', async () => {
  await page.goto('/federation/actes/recus/1');
  await page.getByText('Qui est qui').waitFor();
  await page.locator('details summary').last().click();
  await button('Répondre autrement, JOLY Victor').click();
  await expect.poll(said).toContain('Qui est JOLY Victor ?');
  expect(await said()).toContain('compte aujourd’hui comme JOLY Victor');
  await page.getByLabel('Chercher la fiche par le nom').fill('charp');
  await button('CHARPENTIER Joël').click();
  await expect.poll(said).toContain('par contrecoup, Open de Nantes');
  await button('C’est CHARPENTIER Joël').click();
  await expect.poll(said).toContain('Accepté par Claire');
  const card = (await asked('GET', '/actes/ratings?of=organisers&q=charpentier')) as { rows: { events: number }[] };
  expect(card.rows.map(({ events }) => events)).toEqual([2]);
});

test('two players of one document are not one person: refused before it is asked for, with why', async () => {
  await page.locator('details summary').last().click();
  await button('Répondre autrement, JOLY Victor').click();
  await page.getByLabel('Chercher la fiche par le nom').fill('fabre');
  await button('FABRE Nadège').click();
  await page.getByText(/^Impossible/).waitFor();
  expect(await button('C’est FABRE Nadège').count()).toBe(0);
  await button('Ne rien faire').click();
  await button('Retirer…').waitFor();
});

test('a merge and its separation, each seen first', async () => {
  const { rows } = (await asked('GET', '/actes/ratings?of=organisers')) as { rows: { name: string; person: string }[] };
  const of = (name: string) => rows.find((row) => row.name === name)?.person ?? '';
  await page.goto(`/federation/actes/cotes/${of('KERVELLA Yann')}`);
  await page.getByLabel('Nom de l’autre fiche').fill('ibra');
  await button('IBRAHIM Leïla').click();
  await expect.poll(said).toContain('Réunir IBRAHIM Leïla à KERVELLA Yann');
  await button('C’est la même personne').click();
  await expect.poll(said).toContain('Fiches réunies à celle-ci');
  await button(/^Séparer, /).click();
  await expect.poll(said).toContain('Chaque résultat retourne à la fiche avec laquelle il est venu.');
  await expect.poll(said).toMatch(/cotes? d’aujourd’hui change/);
  await button('Séparer').click();
  await expect.poll(said).not.toContain('Fiches réunies à celle-ci');
});

test('a season’s change names who changes series; taken back, it is seen first too', async () => {
  await page.goto('/federation/actes/saison');
  await page.getByLabel('Barre B').waitFor();
  await page.getByLabel('Barre Joker').fill('2900');
  await page.getByLabel('Barre A').fill('2250');
  await page.getByLabel('Barre B').fill('1650');
  // §8: the 1700* who ends eighth holds 1608; B began at 1600.
  await expect.poll(said).toMatch(/DUMAS Madeleine1608B puis C/);
  expect(await said()).toMatch(/\d personnes? change(nt)? de série sans jouer/);
  const side = async () => plain(await page.textContent('aside'));
  await expect.poll(side).toContain('Ce que change l’ouverture');
  expect(await side()).toContain('Aucun tournoi d’avant n’attend.');
  await button('Ouvrir la saison').click();
  await button('Rouvrir la préparation').click();
  await expect.poll(said).toContain('Rouvrir la préparation de la saison');
  await expect.poll(said).toMatch(/DUMAS Madeleine1608C puis B/);
});

test('the bar says who is here as what and that all is up to date; « Plus » leads to who sends and who keeps the ratings', async () => {
  await page.goto('/federation/actes/recus');
  const bar = async () => plain(await page.textContent('header'));
  await expect.poll(bar).toMatch(/à jour.*Claire.*cotes/);
  const strip = page.getByRole('navigation', { name: 'Fédération' });
  expect((await strip.getByRole('link').allTextContents()).map(plain).slice(0, 6)).toEqual([
    'Reçus',
    'Cotes',
    'Publications',
    'Saison',
    'Registre',
    'Journal',
  ]);
  await button('Plus').click();
  await page.getByRole('link', { name: 'Équipe', exact: true }).click();
  await expect.poll(said).toContain('Qui tient les cotes');
  await button('Plus').click();
  await page.getByRole('link', { name: 'Expéditeurs', exact: true }).click();
  await expect.poll(said).toContain('Ajouter un expéditeur');
});

test('whoever asks is erased: what goes is seen, that it is final is said, and the log names nobody', async () => {
  await asked('POST', '/actes/decisions', { id: 'list', saw: 99, command: { kind: 'publish', date: '2026-05-01' } });
  await page.goto('/federation/actes/cotes/1.p2');
  const name = plain(await page.locator('h1').first().textContent());
  await button('Effacer…').click();
  await expect.poll(said).toContain(`Effacer ${name}`);
  expect(await focused()).toBe(`Effacer ${name}`);
  await expect.poll(said).toContain('Aucune cote d’aujourd’hui ne change');
  expect(await said()).toMatch(/D’un tournoi ou d’une liste, dans toutes ses révisions.*De 1 liste publiée/);
  expect(await said()).toContain('C’est définitif : rien ne remet ce nom.');
  await button('Effacer pour toujours').click();
  await expect.poll(async () => plain(await page.locator('h1').first().textContent())).toBe('Personne effacée');
  expect([await said(), await button('Effacer…').count()]).toEqual([expect.not.stringContaining(name), 0]);
  await page.goto('/federation/actes/journal');
  await expect.poll(said).toContain('Une personne est effacée : 1 envoi ne la nomme plus.');
  expect(await said()).not.toContain(name);
});

test('what was refused at the door stands short in the journal, in one direction, each fault once', async () => {
  const name = `BER\u202eTHIER ${'A'.repeat(5000)}`;
  const sent = { file: { ...firstRevision, name } };
  const answer = await globalThis.inMemory.request('Claire', 'POST', '/api/federations/actes/files', sent);
  expect(answer.ok).toBe(false);
  await page.goto('/federation/actes/journal');
  await expect.poll(said).toContain('refusé à l’arrivée');
  const text = await said();
  expect(text).not.toContain('A'.repeat(81));
  expect(text).not.toContain('\u202e');
  expect(text.match(/name\s?:/g)).toHaveLength(1);
});
