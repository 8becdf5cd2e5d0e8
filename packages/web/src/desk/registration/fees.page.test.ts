// What people pay to play: by age, with a press each, summed for the staff.
import { expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('fees by age: set by the director, paid by a press, summed for the staff', async () => {
  const desk = await created({ name: 'Frais', format: 'classique' }, eighteen.slice(0, 11));
  await page.goto(desk.at('inscriptions?panneau=frais'));
  await page.getByLabel('Âge au plus, 1').fill('17');
  await page.getByLabel('Montant, 1').fill('5');
  // Without it, adults would be in no sum.
  await button('Enregistrer les frais').click();
  await expect.poll(async () => plain(await page.textContent('body'))).toContain('Ce que paient tous les autres');
  await page.getByLabel('Montant pour les autres').fill('12,50');
  await button('Enregistrer les frais').click();
  await button('Frais payés, BERTHIER Paul').click();
  await button('Frais').first().click();
  await expect
    .poll(async () => plain(await page.textContent('body')))
    .toContain('12,50 € payés sur 137,50 € · 1 personne sur 11');
});
