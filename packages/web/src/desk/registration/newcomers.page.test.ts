// Who comes in by hand, one after the other, and who was deleted: what was done is said, and what was done by habit is not.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const panel = () => page.getByRole('complementary');
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('Enter after the name goes on to the rating; who was registered is said with number, rating and « Annuler »', async () => {
  const desk = await created({ name: 'À la main', format: 'classique' }, eighteen.slice(0, 6));
  await page.goto(desk.at('inscriptions'));
  await button('Nouvelle personne').click();
  await panel().getByLabel('NOM Prénom').fill('Zimmer Karl');
  await panel().getByRole('button', { name: 'Écrire « ZIMMER Karl »' }).click();
  await panel().getByText('Sans cote ni série : 1000*, cote provisoire').waitFor();
  await panel().getByLabel('NOM Prénom').press('Enter');
  expect((await desk.view()).people).toHaveLength(6);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('inputmode'))).toBe('numeric');
  await panel().getByLabel('Série en duplicate').fill('4C');
  await panel().getByText('Série 4C : 1700*, cote provisoire').waitFor();
  await panel().getByLabel('Série en duplicate').press('Enter');
  await page.getByText('ZIMMER Karl : inscription n° 7, 1700*, présence notée').waitFor();
  await button(/^Annuler, ZIMMER Karl/).click();
  await expect.poll(async () => (await desk.view()).tournament.players).toHaveLength(6);
});

test('who was deleted is found by the search, whatever came after, and comes back by one press; the log knows them', async () => {
  const desk = await created({ name: 'Retrouvée', format: 'classique' }, eighteen.slice(0, 6));
  await desk.ask({ kind: 'remove', player: 'p3' });
  await desk.ask({ kind: 'mark', player: 'p4', presence: 'late', saw: 'here' });
  await page.goto(desk.at('inscriptions'));
  await page.getByRole('textbox', { name: 'Chercher un nom' }).fill('coll');
  await page.getByText(/^COLLIN Hervé\s: inscription supprimée, \d\d:\d\d/).waitFor();
  await page.goto(desk.at('journal'));
  await page.getByRole('combobox', { name: 'Joueur' }).selectOption('p3');
  await page.goto(desk.at('inscriptions'));
  await page.getByRole('textbox', { name: 'Chercher un nom' }).fill('coll');
  await button(/^Annuler, COLLIN Hervé/).click();
  await expect.poll(async () => (await desk.view()).tournament.players.map(({ id }) => id)).toContain('p3');
});
