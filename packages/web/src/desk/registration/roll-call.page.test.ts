// DAY-04: a second day begins with the roll call, taken anew for everybody in one act that can be undone.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('DAY-04: everybody is to be seen again, in one line of the log; taken back; marked present in one line too', async () => {
  const desk = await created({ name: 'Deux jours', format: 'classique' }, eighteen.slice(0, 12));
  await desk.play(1);
  const log = async () => ((await desk.read('/log')) as readonly unknown[]).length;
  const here = async () => (await desk.view()).tournament.players.filter(({ presence }) => presence === 'here').length;
  const before = await log();
  await page.goto(desk.at('inscriptions'));
  await button('Refaire l’appel').click();
  await page.getByText(/^Appel refait : 12 personnes à pointer\./).waitFor();
  expect([await here(), await log()]).toEqual([0, before + 1]);
  await page
    .locator('main p')
    .filter({ hasText: 'Appel refait' })
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect.poll(here).toBe(12);
  await button('Refaire l’appel').click();
  await expect.poll(here).toBe(0);
  await button('Noter tout le monde présent').click();
  await expect.poll(here).toBe(12);
  expect(await log()).toBe(before + 4);
  await page.goto(desk.at('journal'));
  await page.getByText('Présence notée pour 12 personnes', { exact: true }).waitFor();
});
