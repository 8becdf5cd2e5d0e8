// A practice tournament leads through its first round, and nothing of it leaves the house.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const guide = () => page.getByRole('region', { name: /^Entraînement/ });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('from the draw to the standings: one step after the other, results filled in one press, and again from the start', async () => {
  const desk = await created({ name: 'Entraînement', format: 'classique', practice: true }, eighteen);
  await page.goto(`/bureau/${desk.slug}/inscriptions`);
  await guide().getByText('Entraînement, étape 1 sur 6.').waitFor();
  await button('Apparier la ronde 1').click();
  await guide().getByText('étape 2 sur 6').waitFor();
  await button('Publier la ronde 1').click();
  await guide().getByText('étape 3 sur 6').waitFor();
  expect(await button('Remplir les résultats qui manquent').count()).toBe(0);
  const first = page.url();
  await page.locator('#entry-table').fill('1');
  await page.locator('#entry-table').press('Enter');
  for (const score of ['431', '388']) {
    await page.keyboard.type(score);
    await page.keyboard.press('Enter');
  }
  await guide().getByText('étape 4 sur 6').waitFor();
  await button('Remplir les résultats qui manquent').click();
  await guide().getByText('étape 5 sur 6').waitFor();
  await button('Clore la ronde 1').click();
  await guide().getByText('étape 6 sur 6').waitFor();
  await button('Recommencer l’entraînement').click();
  await guide().getByText('étape 1 sur 6').waitFor();
  expect(page.url()).not.toBe(first);
});
