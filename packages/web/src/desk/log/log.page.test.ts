// The standings and the log: what is still possible, one player's card, everybody beside on a wide screen, filters.
import { beforeAll, expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

let day: Desk;

beforeAll(async () => {
  const body = { name: 'Trois rondes', format: 'classique', settings: { rounds: 3 } };
  day = await created(body, eighteen.slice(0, 8));
  await day.play(1);
  await day.play(2);
});

const open = async (rest: string) => {
  await page.goto(`/bureau/${day.slug}/${rest}`);
  await page.locator('main h1').waitFor();
};

test('the log by subject and table; the state after a decision; the file of all of it', async () => {
  await open('journal');
  await page.getByLabel('Sujet').selectOption('résultats');
  await page.getByLabel('Table', { exact: true }).selectOption('2');
  const rows = page.locator('main tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(2);
  // The result of table 2 in round 1: that round then had two results of four.
  await rows
    .nth(1)
    .getByRole('button', { name: /Voir le tournoi tel qu’il était après/ })
    .click();
  const then = page.getByRole('complementary');
  await expect.poll(async () => plain(await then.textContent())).toContain('Ronde 1 : 2 résultats manquent');
  expect(await rows.count()).toBe(2);
  const href = await page.getByRole('link', { name: 'Texte pour tableur (.csv)' }).getAttribute('href');
  expect(href).toBe(`/api/tournaments/${day.slug}/log.csv`);
});
