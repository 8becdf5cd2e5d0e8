// The house's register: a federation's list read, asked about, kept, found again; a tournament in play keeps its ratings.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOf } from './desk-of.ts';
import { faultsInBothThemes } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { sessionOf } from './staff.ts';

let window: OneWindow;

beforeAll(async () => {
  window = await oneWindow('Claire');
  const { program } = window;
  await keep([
    { name: 'ÉTIENNE Zoé', licence: 'L1', club: 'Lyon', rating: 1803 },
    { name: 'LEFÈVRE Ève', licence: 'L2', club: 'Nancy', rating: 1500 },
    { name: 'QUINTIN Luc', licence: 'L3', club: 'Paris', rating: 1600 },
  ]);
  await (await deskOf(program, 'Claire')).play(1);
});
afterAll(() => window?.close());

async function keep(lines: readonly object[]): Promise<void> {
  const { program } = window;
  const answer = await fetch(`${program.address}/api/register/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, 'Claire')}` },
    body: JSON.stringify({ game: 'scrabble', listedOn: '2026-09-01', lines }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const list = [
  'Nom;Licence;Club;Cote;Couleur',
  'ÉTIENNE Zoé;L1;Lyon;1850;',
  'QUINTIN Luc;L3;Paris;1600;',
  'Lefevre Eve;;Nancy;1550;',
  'NEUF Ada;L4;Lille;1400;vert',
  'Neuf Ada;L4;Lille;1400;',
  'FAUX Luc;L5;Lille;mille;',
].join('\n');

const button = (name: string | RegExp) => window.page.getByRole('button', { name });
const table = (name: string) => window.page.getByRole('table', { name });
const said = async (name: string) => plain(await table(name).textContent());

const faultless = async () => expect(await faultsInBothThemes(window.page)).toEqual([]);

test('RATE-03: a list is read line by line, kept as answered, and a tournament in play keeps its ratings', async () => {
  const { page, program } = window;
  await page.goto(`${program.address}/bureau`);
  await page.getByRole('link', { name: 'Registre' }).click();
  await page.getByText('3 personnes, liste la plus récente du 1ᵉʳ septembre 2026').waitFor();
  await faultless();
  await page.getByRole('link', { name: 'Importer une liste' }).click();
  const kept = 'Ce tournoi garde ses cotes du départ. La nouvelle liste servira au prochain.';
  await page.getByText(kept).waitFor();

  await button('Importer la liste').click();
  await page.getByText('Choisissez un fichier ou collez une liste.').waitFor();
  await page.getByLabel('La liste d’une fédération').fill(list);
  await table('1 cas à vérifier').waitFor();
  await expect.poll(() => said('1 changement')).toContain('ÉTIENNE ZoéCote 1803 → 1850');
  expect(await said('1 nouvelle personne')).toContain('NEUF AdaLicence L4 · Club Lille · Cote 1400');
  expect(await said('2 lignes refusées')).toContain('Licence déjà à la ligne 5 : seule cette ligne est retenue.');
  expect(await said('2 lignes refusées')).toContain(
    'Cote « mille » : un nombre de 1 à 9999 ; laissez vide si elle n’est pas connue.',
  );
  await page.getByText('Colonne non reconnue').waitFor();
  await page.getByText('1 ligne sans changement').waitFor();
  await picture(page, 'register-import');
  await faultless();

  await page.getByLabel('Date de la liste').fill('2026-08-01');
  await page.getByText('Le registre a déjà une liste du 1ᵉʳ septembre 2026, plus récente.').waitFor();
  await page.getByLabel('Date de la liste').fill('2026-10-02');
  await button('C’est la même, Lefevre Eve').press('Enter');
  await button('Importer 3 lignes').click();
  await page.getByText('✓ 3 lignes importées dans le registre.').waitFor();
  // What is refused stays to be mended.
  await table('2 lignes refusées').waitFor();
  await expect.poll(() => table('1 cas à vérifier').count()).toBe(0);
});

test('the register is searched without accents and by licence; whoever was said to be the same is there once', async () => {
  const { page, program } = window;
  await page.goto(`${program.address}/bureau/registre`);
  await page.getByText('4 personnes, liste la plus récente du 2 octobre 2026').waitFor();
  const search = page.getByLabel('Chercher un nom ou une licence');
  await search.fill('lefevre');
  const row = page.getByRole('row').filter({ hasText: 'L2' });
  await row.waitFor();
  await expect
    .poll(async () => plain((await row.getByRole('cell').allTextContents()).join('|')))
    .toMatch(/^L2\|Nancy\|\|1550\|/);
  await picture(page, 'register-search');
  await faultless();
  await search.fill('l 4');
  await page.getByRole('rowheader', { name: /N(EUF|euf) Ada/ }).waitFor();
  await search.fill('inconnu');
  await page.getByText(/Aucun résultat pour/).waitFor();
  await page.getByLabel('Jeu').selectOption('art-de-la-guerre');
  await page.getByText('Aucune liste importée pour ce jeu.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?jeu=art-de-la-guerre');
});

test('two entries of one person: seen side by side, made one, separated again, by whom is told', async () => {
  const { page, program } = window;
  await keep([{ name: 'Lefevre Eve', birthYear: 1990, club: 'Lyon', rating: 1700 }]);
  await page.goto(`${program.address}/bureau/registre`);
  await page.getByRole('heading', { name: '1 cas à vérifier' }).waitFor();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /Lef.vre .ve/i })
    .click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('heading', { name: 'Est-ce la même personne ?' }).waitFor();
  await picture(page, 'register-double');
  await faultless();
  await panel.getByText('Aucun.').waitFor();
  await button('C’est la même').press('Enter');
  await panel.getByText(/Réunie avec/).waitFor();
  for (const said of ['Licence', 'L2', '1990', '1550', 'Claire'])
    await expect.poll(async () => plain(await panel.textContent())).toContain(said);
  await picture(page, 'register-merged');
  await button(/Séparer/).click();
  await panel.getByRole('heading', { name: 'Est-ce la même personne ?' }).waitFor();
  await button('Garder les deux').click();
  await expect.poll(() => panel.getByRole('heading', { name: 'Est-ce la même personne ?' }).count()).toBe(0);
  await page.reload();
  await page.getByText('Tournois tenus avec Ronde').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /à vérifier/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('on a phone nothing is cut: the search and the import fit 390 px', async () => {
  const { page, program } = window;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${program.address}/bureau/registre/liste`);
  await page.getByLabel('La liste d’une fédération').fill(list);
  await table('1 cas à vérifier').or(table('2 lignes refusées')).first().waitFor();
  await picture(page, 'register-import-390');
  await page.getByText('Colonnes de la liste').click();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await faultless();
});
