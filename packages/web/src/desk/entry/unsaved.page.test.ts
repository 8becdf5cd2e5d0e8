// What is typed and left for another table: still there, marked, and what comes next is to save it.
import { expect, test } from 'vitest';
import { page, strikeAtTable } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const fields = () =>
  page
    .locator('#entry-table, input[aria-label^="Score"]')
    .evaluateAll((all) => all.map((one) => 'value' in one && one.value));
const row = (at: number) => page.locator('main tbody tr').nth(at - 1);
/** The green button: of the variants only the others are named. */
const filled = () => page.locator('main .mantine-Button-root:not([data-variant="default"])').allTextContents();

test('figures typed at one table survive that another one is chosen, and are marked', async () => {
  const desk = await created({ name: 'Deux tables à la fois', format: 'classique' }, eighteen.slice(0, 8));
  await desk.publish(1);
  await page.goto(desk.at('ronde/1'));
  await strikeAtTable('3', 'Space', '412');
  await row(1).click();
  await expect.poll(fields).toEqual(['1', '', '']);
  await row(3).getByText('pas enregistré').waitFor();
  await row(3).click();
  await expect.poll(fields).toEqual(['3', '412', '']);
  // Emptied they are nobody's figures any more.
  await page.locator('input[aria-label^="Score"]').first().press('Escape');
  await row(1).click();
  await row(3).getByText('pas enregistré').waitFor({ state: 'detached' });
});

test('a correction that is typed and not saved is the green button, in a closed round; saved, the day goes on', async () => {
  const desk = await created({ name: 'Correction oubliée', format: 'classique' }, eighteen.slice(0, 18));
  await desk.play(1);
  await page.goto(desk.at('ronde/1'));
  await expect.poll(filled).toEqual(['Apparier la ronde 2']);
  await page.getByRole('button', { name: 'Corriger un résultat' }).click();
  await strikeAtTable('4', 'Space', '372', 'Space', '425');
  await expect.poll(filled).toEqual(['Enregistrer la correction']);
  await page.getByRole('button', { name: 'Enregistrer la correction' }).click();
  const scores = async () => {
    const result = (await desk.match(1, 4))?.result;
    return result?.kind === 'games' ? result.games.flat().toSorted() : null;
  };
  await expect.poll(scores).toEqual([372, 425]);
  await expect.poll(filled).toEqual(['Apparier la ronde 2']);
});
