// The questions of a day, each in one step from where it arises: before its round is published or closed, and after. (The
// eighth, who can still win, is worked out beside the page: a browser shows it.)
import { beforeAll, expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

let desk: Desk;
/** One step: a press. */
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const open = async (rest: string) => {
  await page.goto(desk.at(rest));
  await page.locator('main h1').waitFor();
};
const panel = () => page.locator('aside');
const rule = () => panel().getByRole('heading', { level: 3, name: 'La règle' });
const close = () => page.keyboard.press('Escape');
const nameOf = (id: string | undefined): string => eighteen[Number((id ?? '').slice(1)) - 1] ?? '';

beforeAll(async () => {
  desk = await created(
    { name: 'Dix questions', format: 'classique', seed: 7, settings: { rounds: 3 } },
    eighteen.slice(0, 17),
  );
  await desk.play(1, (table) => [450 + table, 400]);
  await desk.play(2, (table) => [430 + table, 400]);
  await desk.ask({ kind: 'draw', round: 3, without: [] });
});

test.each(['draft', 'published'])('1, 6, 7: why this table, why exempt, who starts: of a %s round', async (state) => {
  if (state === 'published') await desk.ask({ kind: 'publish', round: 3, attempt: 1 });
  await open('ronde/3');
  const exempt = (await desk.tables(3)).find(({ length }) => length === 1)?.[0];
  await page.locator('main tbody tr').first().locator('[data-why]').click();
  await rule().waitFor();
  await panel().getByRole('heading', { level: 3, name: 'Qui commence' }).waitFor();
  expect(await panel().locator('ol li').count()).toBeGreaterThan(0);
  await close();
  await page
    .locator('main tbody tr')
    .filter({ hasText: nameOf(exempt) })
    .locator('[data-why]')
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: /^Pourquoi l’exemption/ }).waitFor();
});

test('4: who changed table 4, in the same panel', async () => {
  const [first, second] = (await desk.match(3, 4))?.players ?? [];
  await desk.record(3, 4, [420, 400]);
  await desk.record(3, 4, [421, 400], { kind: 'games', games: [[420, 400]] });
  await open('ronde/3');
  await page.locator('main tbody tr').nth(3).locator('[data-why]').click();
  await panel()
    .getByText(/Claire/)
    .first()
    .waitFor();
  expect(first && second).toBeTruthy();
});

test.each(['open', 'closed'])('2: why this place, from its name; the tournament %s', async (state) => {
  if (state === 'closed') {
    for (const { players, table = 0, result } of (await desk.view()).tournament.rounds[2]?.matches ?? [])
      if (players.length === 2 && !result) await desk.record(3, table, [440, 400]);
    await desk.ask({ kind: 'close-round', round: 3 });
    await desk.ask({ kind: 'close' });
  }
  await open('classement');
  const third = await page.locator('main tbody tr').nth(2).locator('th button').first();
  await third.click();
  await panel()
    .getByRole('heading', { level: 3, name: /^Pourquoi \d/ })
    .waitFor();
});

test('3: why this rating, from the same card: the calculation with its article', async () => {
  await open('classement?joueur=1');
  await panel().getByRole('link', { name: 'Cote d’après ce tournoi' }).click();
  await page.getByText(/PJ/).first().waitFor();
  expect(page.url()).toContain('calcul=1');
});

test('5, 9: what if 451 – 407, and what a correction of round 2 does, are held beside the correction', async () => {
  await desk.ask({ kind: 'reopen' });
  await open('ronde/2');
  await press('Corriger un résultat');
  await page.locator('#entry-table').fill('1');
  await page.keyboard.press('Space');
  await page.keyboard.type('300');
  await page.keyboard.press('Space');
  await page.keyboard.type('451');
  await page.getByText(/^Au classement/).waitFor();
  await expect
    .poll(async () => plain(await page.locator('main').textContent()))
    .toMatch(/Change le classement après les? rondes?/);
});

test('10: what was deleted comes back from where it went', async () => {
  const other = await created({ name: 'Dix questions, suppression', format: 'classique' }, eighteen.slice(0, 6));
  await page.goto(other.at('joueur/3'));
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: /^Annuler, Inscription supprimée/ }).click();
  await expect.poll(async () => (await other.view()).tournament.players.map(({ id }) => id)).toContain('p3');
});
