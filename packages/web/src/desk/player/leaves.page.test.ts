// What a director met who had never seen the program: acts that say what they do, and do it where they stand.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tournament = (name: string, players = 16, more = {}) =>
  created({ name, format: 'classique', ...more }, eighteen.slice(0, players));
const open = (slug: string, path: string) => page.goto(`/bureau/${slug}/${path}`);

test('« Départ » is a question: nothing leads on while it waits, unanswered nothing changes, then the draw acts here', async () => {
  const desk = await tournament('Départ');
  await desk.play(1, () => [450, 400]);
  await open(desk.slug, 'joueur/3');
  await button('Apparier la ronde 2').waitFor();
  await button('Départ').click();
  await page.getByText('COLLIN quitte le tournoi\u202f?').waitFor();
  await page.getByText('Sans réponse, rien ne change').waitFor();
  expect(await button('Apparier la ronde 2').count()).toBe(0);
  await button('Ne rien changer').click();
  const left = async () => (await desk.view()).tournament.players.find(({ id }) => id === 'p3')?.left;
  expect(await left()).toBeUndefined();
  await button('Départ').click();
  await button('Noter le départ de COLLIN').click();
  await button('Retour').waitFor();
  expect(await left()).toBe(1);
  await open(desk.slug, 'joueurs');
  await button('Apparier la ronde 2').click();
  await page.getByText('projet, pas encore public').waitFor();
  await page.getByText('Départ\u00a0: COLLIN Hervé').waitFor();
});

test('a category for several people from « Prix »', async () => {
  const desk = await tournament('Catégories');
  await open(desk.slug, 'prix');
  await button('Choisir les personnes…').click();
  await button('Donner cette catégorie').click();
  await page.getByText('Choisissez au moins une personne.').waitFor();
  await page.getByRole('textbox', { name: 'Catégorie' }).fill('Diamant');
  await page.getByRole('checkbox', { name: 'AUBIN Colette' }).check();
  await page.getByRole('checkbox', { name: 'COLLIN Hervé' }).check();
  await button('Donner cette catégorie').click();
  await page.getByText('2 fiches changées.').waitFor();
  const { players } = (await desk.view()).tournament;
  expect(players.flatMap(({ id, category }) => (category === 'Diamant' ? [id] : []))).toEqual(['p1', 'p3']);
});
