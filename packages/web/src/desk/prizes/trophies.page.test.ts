// Prizes by the rule, and trophies by hand.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created } from '../../fixtures/tournaments.ts';

/** The ten of the rating’s own example. */
const ratings = { A: 2923, B: 2250, C: 1860, D: 1803, E: 1700, F: 1700, G: 1580, H: 1415, I: 1002, J: 1000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('prizes by series and club, a trophy given by keyboard and taken back', async () => {
  const desk = await created({ name: 'Coupe', format: 'classique', settings: { rounds: 5 } }, []);
  for (const [player, rating] of Object.entries(ratings)) {
    const command = { kind: 'register', player, rating, presence: 'here', club: player < 'F' ? 'Lyon' : 'Nancy' };
    await desk.ask(command, { name: `${player}${player} Ada` });
  }
  await desk.play(1);
  await page.goto(desk.at('cloture'));
  await page.getByRole('link', { name: 'Voir les prix' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prix' }).waitFor();
  // Bars 2900, 2250, 1600: A alone is a Joker, B alone in series A.
  const series = page.getByRole('table', { name: 'Séries' });
  await expect.poll(() => series.locator('tbody tr').first().textContent()).toContain('AA Ada');
  await expect.poll(() => page.getByRole('table', { name: 'Clubs' }).locator('tbody tr').count()).toBe(2);
  await button('Donner le trophée').click();
  await page.getByText('Écrivez le nom du trophée.').waitFor();
  await page.getByLabel('Nom du trophée').fill('Meilleure remontée');
  await page.getByLabel('À qui').selectOption({ label: 'DD Ada' });
  await page.getByLabel('À qui').press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /^Meilleure remontée DD Ada/ }).waitFor();
  await button('Retirer « Meilleure remontée » à DD Ada').click();
  await expect.poll(() => page.getByText('Meilleure remontée').count()).toBe(0);
});
