// What people pay to play: by age, with a press each, summed for the staff.
import { expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('fees by age: set by the director, paid by a press, summed for the staff', async () => {
  const desk = await created({ name: 'Frais', format: 'classique' }, eighteen.slice(0, 11));
  await page.goto(desk.at('inscriptions?panneau=frais'));
  await page.getByLabel('Tarif 1, jusqu’à l’âge de').fill('17');
  await page.getByLabel('Tarif 1, montant').fill('5');
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
  // How it was paid, with a receipt in one line; why somebody plays free.
  await page.getByLabel('À payer seulement (10)').click();
  await page.getByLabel('Paiement, BERTHIER Paul').selectOption('cheque');
  await button('Reçu, BERTHIER Paul').click();
  await expect
    .poll(async () => plain(await page.getByRole('textbox', { name: 'Reçu, BERTHIER Paul' }).inputValue()))
    .toBe('Reçu de BERTHIER Paul la somme de 12,50 €, chèque, frais d’inscription : Frais, samedi 28 novembre 2026.');
  await button('Entrée gratuite, COLLIN Hervé').first().click();
  await page.getByLabel('Motif de la gratuité, COLLIN Hervé').fill('arbitre');
  await page.getByLabel('Motif de la gratuité, COLLIN Hervé').press('Enter');
  const marks = async (name: string) => (await desk.view()).people.find((one) => one.name === name)?.marks;
  await expect.poll(() => marks('COLLIN Hervé')).toEqual({ free: true, reason: 'arbitre' });
  expect(await marks('BERTHIER Paul')).toEqual({ paid: true, how: 'cheque' });
});
