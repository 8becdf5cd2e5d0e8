// « What if 451–407 »: the places that follow stand under the fields before anything is saved.
import { expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

test('a score typed in the round at hand: both players’ places, so far while others are missing; then of a correction', async () => {
  const desk = await created({ name: 'Si', format: 'classique', seed: 42 }, eighteen);
  await desk.publish(1);
  // Every other winner has +10: the one of table 1 would be first, the loser last but for both of table 2, who have no PM.
  for (const table of [3, 4, 5, 6, 7, 8, 9]) await desk.record(1, table, [400, 390]);
  await page.goto(`/bureau/${desk.slug}/ronde/1`);
  await page.locator('#entry-table').fill('1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('451');
  await page.keyboard.press('Enter');
  await page.keyboard.type('407');
  const said = page.getByText(/^Au classement/);
  await said.waitFor();
  await expect
    .poll(async () => plain(await said.textContent()))
    .toMatch(/^Au classement, pour l’instant : \S+.* 1ʳᵉ( \(.*sans cela\))?, .* 16ᵉ( \(.*sans cela\))?\.$/);
  await page.keyboard.press('Enter');
  await desk.record(1, 2, [400, 390]);
  await desk.ask({ kind: 'close-round', round: 1 });

  await page.goto(`/bureau/${desk.slug}/ronde/1`);
  await page.getByRole('button', { name: 'Corriger un résultat' }).click();
  await page.locator('#entry-table').fill('1');
  await page.keyboard.press('Space');
  await page.keyboard.type('407');
  await page.keyboard.press('Space');
  await page.keyboard.type('451');
  await expect
    .poll(async () => plain(await said.textContent()))
    .toMatch(/^Au classement : .* 18ᵉ \(1ʳᵉ sans cela\), .* 1ʳᵉ \(18ᵉ sans cela\)\.$/);
});
