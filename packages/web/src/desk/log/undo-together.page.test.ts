// Taking back an old decision says what goes with it before it goes, and takes one line in the log afterwards.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

test('« Annuler… » of an old decision says what goes, keeps it on « Ne rien annuler », and gives it back whole', async () => {
  const desk = await created({ name: 'Tout part', format: 'classique', settings: { rounds: 2 } }, eighteen.slice(0, 8));
  await desk.play(1);
  await desk.play(2);
  await desk.ask({ kind: 'close' });
  const rounds = async () => (await desk.view()).tournament.rounds.length;
  await page.goto(desk.at('journal'));
  const first = page.locator('main tbody tr').filter({ hasText: 'AUBIN Colette : inscription' });
  await first.getByRole('button', { name: /^Annuler, n°/ }).click();
  await page.getByText('Le tournoi est clos.').first().waitFor();
  await page.getByRole('link', { name: 'Aller à la clôture' }).waitFor();
  expect(await rounds()).toBe(2);
  await desk.ask({ kind: 'reopen' });
  await page.goto(desk.at('journal'));
  await first.getByRole('button', { name: /^Annuler, n°/ }).click();
  await first.getByText('Ce qui s’en va : 1 inscription, 2 rondes et 8 résultats.').waitFor();
  await first.getByText(/« Rétablir » ramène tout/).waitFor();
  await first.getByRole('button', { name: 'Ne rien annuler' }).click();
  expect(await rounds()).toBe(2);

  await first.getByRole('button', { name: /^Annuler, n°/ }).click();
  await first.getByRole('button', { name: /^Annuler ces \d+ décisions/ }).click();
  await expect.poll(rounds).toBe(0);
  const undone = page.locator('main tbody tr').filter({ hasText: 'Annulé : 1 inscription, 2 rondes et 8 résultats' });
  await undone.getByRole('button', { name: /^Rétablir/ }).click();
  await expect.poll(rounds).toBe(2);
});
