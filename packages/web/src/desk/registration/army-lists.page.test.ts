// Army lists at the desk: until when, who has sent one, two of one army, published in one act.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const request = (method: string, path: string, body?: object) =>
  globalThis.inMemory.request('Claire', method, path, body);

test('lists are asked for until a time, a late one has its malus, the state is told, and publishing is one act', async () => {
  const desk = await created({ name: 'Week-end', format: 'art-de-la-guerre' }, eighteen.slice(0, 3));
  const at = `/api/tournaments/${desk.slug}/army-lists`;
  const content = btoa('Romains');
  await request('PUT', `${at}/p2/1`, { name: 'romains.txt', content });
  await page.goto(desk.at('inscriptions'));
  await button('Listes d’armée').click();
  await page.getByText('AUBIN Colette').first().waitFor();
  await expect.poll(() => page.getByText('pas reçue', { exact: true }).count()).toBe(2);
  expect(await page.getByText('reçue', { exact: true }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Télécharger la liste 1, BERTHIER Paul' }).getAttribute('href')).toBe(
    `${at}/p2/1`,
  );
  // Checked where it is read, and signed.
  const checked = () => page.getByRole('button', { name: 'Contrôlée, BERTHIER Paul', exact: true });
  expect(await page.getByRole('button', { name: 'Contrôlée, AUBIN Colette', exact: true }).count()).toBe(0);
  await checked().click();
  await page.getByText('contrôlée · Claire').waitFor();
  await checked().click();
  await page.getByText('reçue', { exact: true }).waitFor();
  await page.getByLabel('À rendre avant').fill('2000-01-01T18:00');
  await page.getByLabel('Malus d’une liste en retard').fill('dix');
  await button('Enregistrer').click();
  await page.getByText('Un nombre de 1 à 99, ou laissez vide.').waitFor();
  await page.getByLabel('Malus d’une liste en retard').fill('10');
  await button('Enregistrer').click();
  await page.getByText('en retard\u00a0: malus de 10').waitFor();
  // Before a round is public there is no game that it could cost.
  expect(await page.getByText('Noter le malus').count()).toBe(0);
  await desk.publish(1);
  await page.getByRole('button', { name: 'Noter le malus du tour 1, BERTHIER Paul' }).click();
  await page.getByText('Malus noté au tour 1.').first().waitFor();
  const sanctions = (await desk.view()).tournament.rounds[0]?.sanctions;
  expect(sanctions).toMatchObject([{ player: 'p2', kind: 'malus', points: 10 }]);
  await page.getByLabel('Publier les listes').click();
  const published = async () =>
    ((await (await request('GET', at)).json()) as { options: { published: boolean } }).options.published;
  await expect.poll(published).toBe(true);
});

test('in Scrabble there are none', async () => {
  const desk = await created({ name: 'Lettres', format: 'classique' }, eighteen.slice(0, 3));
  await page.goto(desk.at('inscriptions'));
  await button('Nouvelle personne').waitFor();
  expect(await button('Listes d’armée').count()).toBe(0);
});
