// DAY-09: a match of two winning games is kept game by game, and says who begins each.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const state = (table: number) => page.locator('main tbody tr').nth(table - 1);
const field = (game: number, side: 0 | 1) => page.getByLabel(new RegExp(`^Manche ${game}, `)).nth(side);

test('DAY-09: a game that is over is saved; one game all; who begins the third is decided, in the log', async () => {
  const desk = await created(
    { name: 'Deux manches', format: 'classique', settings: { bestOf: 3 } },
    eighteen.slice(0, 10),
  );
  await desk.publish(1);
  await page.goto(desk.at('ronde/1'));
  await page.getByRole('button', { name: 'Enregistrer' }).waitFor();
  const first = async () => await desk.match(1, 1);
  for (const key of ['1', 'Tab', '4', '5', '1', 'Tab', '4', '0', '7', 'Enter']) await page.keyboard.press(key);
  // In the empty field of the second game, Enter saves what is over.
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await first())?.running?.games.length).toBe(1);
  expect((await first())?.result).toBeUndefined();
  await state(1).getByText('1 – 0, en cours').waitFor();

  await state(1).click();
  await field(2, 0).fill('380');
  await field(2, 1).fill('402');
  await page.getByText('Qui commence la troisième manche ?').waitFor();
  await page.getByRole('button', { name: 'Tirer au sort' }).click();
  await page.getByText(/ commence la troisième manche\.$/).waitFor();
  const third = (await first())?.running?.third ?? '';
  expect((await first())?.players).toContain(third);
  await page.getByText(/troisième manche, .* commence$/).waitFor();

  await field(3, 0).fill('420');
  await field(3, 1).fill('399');
  await page.getByRole('button', { name: /^Enregistrer/ }).click();
  await expect.poll(async () => (await first())?.result?.kind).toBe('games');
  expect((await first())?.running).toBeUndefined();
});
