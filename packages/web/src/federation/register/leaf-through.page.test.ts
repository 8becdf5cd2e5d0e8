import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';

const rows = () => page.locator('tbody tr th').allTextContents();

test('the register is leafed through: in the order of a column, filtered, a page at a time', async () => {
  // Others of the same house are in the register too: these are the best, of clubs of their own.
  const lines = Array.from({ length: 60 }, (_, n) => ({
    name: `LEAFED Ada${String(n).padStart(2, '0')}`,
    club: n % 2 === 0 ? 'Sens-la-Feuille' : 'Dole-la-Feuille',
    rating: 2400 + n,
    ...(n < 5 && { licence: `77${n}` }),
  }));
  const body = { game: 'art-de-la-guerre', listedOn: '2026-09-01', lines };
  const kept = await globalThis.inMemory.request('Claire', 'POST', '/api/register/import', body);
  expect(kept.status).toBe(200);
  await page.goto('/bureau/registre?jeu=art-de-la-guerre');
  await page.getByRole('button', { name: 'Elo' }).click();
  await expect.poll(async () => (await rows())[0]).toContain('LEAFED Ada59');
  await page.getByRole('button', { name: 'Suivantes' }).click();
  await expect.poll(async () => (await rows())[0]).toContain('LEAFED Ada09');
  await page.getByLabel('Club').selectOption('Sens-la-Feuille');
  await expect.poll(async () => (await rows()).length).toBe(30);
  await page.getByLabel('Licence', { exact: true }).selectOption('with');
  await expect.poll(async () => (await rows()).length).toBe(3);
});
