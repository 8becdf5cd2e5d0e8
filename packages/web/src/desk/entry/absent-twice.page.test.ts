// Formule Classique (Belgique 2007), by mouse: created, drawn, a round typed table by table, the standings, the closing.
import { expect, test } from 'vitest';
import { page, plain, slugNow, strikeAtTable } from '../../fixtures/page.ts';
import { created, type Desk, deskOf, eighteen } from '../../fixtures/tournaments.ts';

let desk: Desk;

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('created by mouse, eight players, the first round typed by pressing each row', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Nouveau tournoi' }).first().click();
  await page.getByLabel('Nom').fill('Coupe de Namur');
  await page.getByRole('radio', { name: /Belgique 2007/ }).check();
  await page.getByLabel('Joueurs attendus').fill('8');
  await button('Créer le tournoi').click();
  await page.getByRole('heading', { level: 1, name: 'Inscriptions' }).waitFor();
  desk = deskOf(slugNow());
  for (const [i, name] of eighteen.slice(0, 8).entries())
    await desk.ask({ kind: 'register', player: `p${i}`, rating: 2400 - 10 * i, presence: 'here' }, { name });
  await page.getByText('8 présents sur 8').waitFor();
  await button('Apparier la ronde 1').click();
  await button('Publier la ronde 1').click();
  await page.getByText('Il manque 4 résultats sur 4').waitFor();
  for (const [table, scores] of [
    [4, ['451', '300']],
    [2, ['400', '400']],
    [1, ['380', '420']],
    [3, ['512', '325']],
  ] as const) {
    await page
      .locator('main tbody tr')
      .nth(table - 1)
      .click();
    await expect.poll(() => page.locator('#entry-table').inputValue()).toBe(String(table));
    for (const side of [0, 1] as const) await page.locator('input[aria-label^="Score"]').nth(side).fill(scores[side]);
    await button(/^Enregistrer/).click();
  }
  await button('Clore la ronde 1').click();
  await button('Apparier la ronde 2').waitFor();
});

test('played to its end, the standings by mouse, closed', async () => {
  const planned = (await desk.view()).planned;
  for (let round = 2; round <= planned; round++) await desk.play(round);
  await page.getByRole('link', { name: 'Classement' }).click();
  await page.getByRole('heading', { level: 1, name: 'Classement final' }).waitFor();
  await expect.poll(() => page.locator('main table').first().locator('tbody tr').count()).toBe(8);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Classement après la ronde 1' }).waitFor();
  // The winner takes the higher rating of the two, the loser the lower, in a draw each their own: together all eight.
  const pdep = page.locator('main table').first().locator('tbody tr td:nth-last-child(2)');
  const shown = async () => (await pdep.allTextContents()).map((text) => Number(plain(text).replace('+', '')));
  await expect
    .poll(async () => (await shown()).reduce((sum, one) => sum + one, 0))
    .toBe(2400 + 2390 + 2380 + 2370 + 2360 + 2350 + 2340 + 2330);
  const figures = await shown();
  expect(figures[0]).toBeGreaterThanOrEqual(figures[1] ?? 0);
  await page.getByRole('link', { name: 'Clôture' }).click();
  await button('Clore le tournoi').click();
  await page.getByText('Tournoi clos').first().waitFor();
});

const asked = () => page.getByText('n’aurait personne en face, comme en ronde 1.');

/** Claire types that HUYNH has not come to AUBIN, whose first opponent did not come either; BERTHIER plays COLLIN. */
async function absentTwice(name: string): Promise<Desk> {
  const day = await created({ name, format: 'classique-belge' }, eighteen.slice(0, 8));
  await day.ask({ kind: 'draw', round: 1, without: [] });
  await day.ask({ kind: 'publish', round: 1, attempt: 1 });
  const players = ['p1', 'p6'];
  await day.ask({ kind: 'record', round: 1, players, result: { kind: 'forfeit', by: 'p6', games: [] }, saw: null });
  for (const table of [2, 3, 4]) await day.record(1, table, [400, 300]);
  await day.ask({ kind: 'close-round', round: 1 });
  await day.ask({ kind: 'draw', round: 2, without: [] });
  await day.ask({ kind: 'publish', round: 2, attempt: 1 });
  expect((await day.tables(2)).slice(0, 2)).toEqual([
    ['p1', 'p7'],
    ['p2', 'p3'],
  ]);
  await page.goto(`/bureau/${day.slug}/ronde/2`);
  await strikeAtTable('1', 'Space');
  await page.locator('input[aria-label*="HUYNH"]').press('f');
  await page
    .getByText(/Forfait d[e’].*HUYNH/)
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await asked().waitFor();
  return day;
}

const atTop = async (day: Desk) => (await day.view()).tournament.rounds[1]?.matches.slice(0, 2) ?? [];

test('DAY-08: « Créditer quand même », and the page says what was credited', async () => {
  const day = await absentTwice('Coupe de Liège');
  await button(/Créditer quand même/).click();
  await asked().waitFor({ state: 'detached' });
  await expect.poll(async () => (await atTop(day))[0]?.result).toMatchObject({ kind: 'forfeit', by: 'p7' });
  await page.getByText('n’a eu personne en face, comme en ronde 1.').waitFor();
});
