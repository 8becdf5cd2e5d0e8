// Somebody deleted by mistake: it is said who, and one press brings them back.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

test('a deletion is said, in the list and in the log, and « Annuler » beside it brings the person back', async () => {
  const desk = await created({ name: 'Supprimée par erreur', format: 'classique' }, eighteen.slice(0, 6));
  const names = async () => (await desk.view()).tournament.players.map(({ id }) => id);
  await page.goto(desk.at('joueur/3'));
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByText('Inscription supprimée : COLLIN Hervé').first().waitFor();
  expect(await names()).not.toContain('p3');
  await page.getByRole('button', { name: /^Annuler, Inscription supprimée/ }).click();
  await expect.poll(names).toContain('p3');
  await page.getByRole('button', { name: /^Annuler, Inscription supprimée/ }).waitFor({ state: 'detached' });
  await page.goto(desk.at('journal'));
  await page
    .getByText(/COLLIN Hervé : inscription supprimée/)
    .first()
    .waitFor();
});
