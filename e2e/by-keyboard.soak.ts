// Every formula from its first draw to its closing, by keyboard alone: too long for `npm test`.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { created, eighteen } from './created.ts';
import { type OneWindow, oneWindow } from './one-window.ts';

let opened: OneWindow;

beforeAll(async () => {
  opened = await oneWindow('Claire');
});
afterAll(() => opened?.close());

const formulas = [
  ['classique', 18, {}],
  ['classique-belge', 8, {}],
  ['combinee', 12, { phase1: 5, phase2: 3, phase3: 1 }],
  ['art-de-la-guerre', 12, {}],
  ['toutes-rondes', 6, {}],
  ['suisse', 9, { rounds: 5 }],
] as const;

test.each(formulas)('%s, %d players', async (format, players, settings) => {
  const { page, program } = opened;
  const desk = await created(program, 'Claire', { name: format, format, settings }, eighteen.slice(0, players));
  const { planned } = await desk.view();
  const noun = format === 'art-de-la-guerre' ? 'le tour' : 'la ronde';
  const press = async (name: string) => {
    await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, name);
    await page.keyboard.press('Enter');
  };
  await page.goto(`${program.address}/bureau/${desk.slug}/ronde/1`);
  await page.getByRole('button', { name: `Apparier ${noun} 1` }).waitFor();
  await page.locator('h1').focus();
  await page.keyboard.press('n');
  for (let round = 1; round <= planned; round++) {
    await press(`Apparier ${noun} ${round}`);
    await press(`Publier ${noun} ${round}`);
    await page.locator('#entry-table').waitFor();
    const tables = (await desk.tables(round)).filter(({ length }) => length === 2).length;
    for (let table = 1; table <= tables; table++) {
      await page.getByText(`Il manque ${tables - table + 1} résultat`).waitFor();
      await page.keyboard.type(String(table));
      await page.keyboard.press('Space');
      await page.waitForFunction(() => document.activeElement?.id !== 'entry-table');
      // Points, as at the table before: P is pressed once.
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      if (label.startsWith('Cohésion')) await page.keyboard.press('p');
      await page.keyboard.type(format === 'art-de-la-guerre' ? '97' : String(400 + table + round));
      await page.keyboard.press('Space');
      await page.keyboard.type(format === 'art-de-la-guerre' ? '13' : '390');
      await page.keyboard.press('Enter');
    }
    await press(`Clore ${noun} ${round}`);
  }
  // A page that is left takes the act along that nobody has answered yet.
  await expect.poll(async () => (await desk.view()).tournament.rounds.at(-1)?.status).toBe('closed');
  await page.goto(`${program.address}/bureau/${desk.slug}/cloture`);
  await page.getByRole('button', { name: 'Clore le tournoi' }).waitFor();
  await page.locator('h1').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.getByText('Tournoi clos').first().waitFor();
  expect((await desk.view()).tournament.status).toBe('closed');
});
