// CONC-01, to its end: what the second desk typed stands beside the first value on every desk, until somebody chooses.
import { expect, test } from 'vitest';
import { page, plain, strikeAtTable } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

let desk: Desk;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const choice = () => page.getByRole('alert').filter({ hasText: 'Remplacer' });
const table2 = async () => (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 2);

/** Claire has typed table 2 while somebody else, faster, wrote 460 – 400 there; every other table is in. */
async function typedTwice(name: string): Promise<void> {
  desk = await created({ name, format: 'classique' }, eighteen.slice(0, 8));
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await page.goto(`/bureau/${desk.slug}/ronde/1`);
  await strikeAtTable('2', 'Space', '333', 'Space', '444');
  for (const table of [1, 2, 3, 4]) await desk.record(1, table, [460, 400]);
  await page.getByRole('alert').first().waitFor();
  await page.keyboard.press('Enter');
  await choice().waitFor();
}

test('CONC-01: the first value stands, disputed, and the round cannot be closed; « 1 » ends it', async () => {
  await typedTwice('Deux valeurs');
  await expect.poll(async () => (await table2())?.disputed).toMatchObject({ value: { kind: 'games' } });
  expect((await table2())?.result).toEqual({ kind: 'games', games: [[460, 400]] });
  await page.locator('main table').getByText('litige').waitFor();
  await page.getByText('Table 2 · deux scores différents').waitFor();
  await expect(desk.ask({ kind: 'close-round', round: 1 })).rejects.toThrow('disputed');

  await page.keyboard.press('1');
  await choice().waitFor({ state: 'detached' });
  await expect.poll(async () => (await table2())?.disputed).toBeUndefined();
  expect((await table2())?.result).toEqual({ kind: 'games', games: [[460, 400]] });
  await button('Clore la ronde 1').click();
  await button('Apparier la ronde 2').waitFor();
});

test('CONC-01: « 2 » replaces it, and the log names both', async () => {
  await typedTwice('La seconde');
  await page.keyboard.press('2');
  await choice().waitFor({ state: 'detached' });
  await expect.poll(async () => JSON.stringify((await table2())?.result)).toContain('444');
  expect((await table2())?.disputed).toBeUndefined();
  await page.keyboard.press('Escape');
  await page.goto(`/bureau/${desk.slug}/journal`);
  await expect
    .poll(async () => plain(await page.textContent('main')))
    .toMatch(/table 2, corrigé : (\p{Lu}+) (333|444) – (\p{Lu}+) (444|333) au lieu de \1 (400|460) – \3 (460|400)/u);
});

test('CONC-01: settled on another desk, the question goes away here', async () => {
  await typedTwice('Ailleurs');
  await expect.poll(async () => (await table2())?.disputed).toBeDefined();
  const match = await table2();
  await desk.ask({ kind: 'retain', round: 1, players: match?.players, which: 'second', saw: match?.disputed?.value });
  await choice().waitFor({ state: 'detached' });
  await expect.poll(async () => JSON.stringify((await table2())?.result)).toContain('444');
});

test('UI-04: not yet, because of a table in dispute; not yet, because the round is not closed', async () => {
  await typedTwice('Pas encore');
  await expect.poll(async () => (await table2())?.disputed).toBeDefined();
  await page.goto(`/bureau/${desk.slug}/ronde/2`);
  const main = async () => plain(await page.textContent('main'));
  await expect.poll(main).toContain('La ronde 2 n’est pas encore ouverte.');
  expect(await main()).toContain('Ronde 1, table 2 : litige.');
  await page.locator('main').getByRole('link', { name: 'Table 2' }).waitFor();

  const match = await table2();
  await desk.ask({ kind: 'retain', round: 1, players: match?.players, which: 'first', saw: match?.disputed?.value });
  await expect.poll(main).toContain('La ronde 1 n’est pas close.');
});
