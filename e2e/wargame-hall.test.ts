// What the hall, the phones and the public read of L’Art de la Guerre: terrains where Scrabble has tables, the rules where
// it has words, and no sheet to keep.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { hallOver } from './hall-over.ts';
import { codesOf, type Hall, hall } from './phones.ts';
import { plain } from './plain.ts';

const by = 'Claire';

let there: Hall;
let desk: Created;
let code: (player: string) => string;

beforeAll(async () => {
  there = await hall();
  desk = await created(there.program, by, { name: 'Lances', format: 'art-de-la-guerre' }, eighteen.slice(0, 9));
  await desk.ask({ kind: 'show', open: true });
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  code = await codesOf(there, by, desk.slug);
});
afterAll(() => there?.close());

test('a table is a « terrain » on the phone, on its slip’s page and in the public bar', async () => {
  const [a = '', b = ''] = (await desk.tables(1))[0] ?? [];
  const { page, open, complaints } = await there.phone(`/t/${desk.slug}/table/3`);
  await page.getByText('Feuille, terrain 3. Tapez le code de votre badge.').waitFor();
  await page.getByLabel('Code du badge').fill(code(a));
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await page.getByText('Vous jouez sur le terrain 1, pas sur celui-ci.').waitFor();
  await page.getByRole('button', { name: 'Aller à ma page' }).click();
  await page.getByRole('button', { name: 'Saisir le résultat' }).waitFor();
  expect(plain(await page.textContent('body'))).not.toMatch(/\btables?\b|\bscores?\b/i);

  await page.getByRole('button', { name: 'Saisir le résultat' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('alert').getByText('Saisissez d’abord les pertes des deux armées.').waitFor();
  for (const [i, figure] of ['7', '22', '24', '24'].entries()) await page.locator('main input').nth(i).fill(figure);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('heading', { name: 'Vous avez saisi ce résultat' }).waitFor();
  await open(`/j/${code(b)}`);
  await page.getByRole('button', { name: 'Ce n’est pas ce résultat' }).waitFor();

  await open(`/t/${desk.slug}`);
  await page.getByRole('link', { name: 'Mon terrain' }).waitFor();
  expect(complaints).toEqual([]);
});

test('the addresses of words and of the score sheet open the rules and the table', async () => {
  const [a = ''] = (await desk.tables(1))[1] ?? [];
  const { page, open } = await there.phone(`/j/${code(a)}/mots`);
  await page.getByRole('link', { name: 'Règles', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Règles', exact: true }).getAttribute('aria-current')).toBe('page');
  await open(`/j/${code(a)}/marque`);
  await page.getByRole('button', { name: 'Saisir le résultat' }).waitFor();
});

test('« Arrêtez de jouer » is black on white, as every page of the screen', async () => {
  const change = hallOver(there.program, by, desk.slug);
  await change({ stop: true });
  const { page, open } = await there.phone(`/ecran/${desk.slug}`, { viewport: { width: 1280, height: 720 } });
  const ground = () => page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  await page.getByRole('heading', { level: 1, name: 'Arrêtez de jouer' }).waitFor();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await change({ stop: false });
  await open(`/ecran/${desk.slug}?page=tables`);
  await page.getByText('Les terrains, par numéro').first().waitFor();
  // For whoever has the page read aloud: nobody starts.
  expect(await page.getByRole('columnheader', { name: 'Commence' }).count()).toBe(0);
});
