// « Pourquoi je joue encore contre elle ? » is asked once the round is published: one step from where it is asked.
import { beforeAll, expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await created({ name: 'Pourquoi après coup', format: 'classique' }, eighteen.slice(0, 17));
  await desk.play(1, () => [450, 400]);
  await desk.ask({ kind: 'draw', round: 2, without: [] });
  await desk.ask({ kind: 'publish', round: 2, attempt: 1 });
});

const open = async (rest: string) => {
  await page.goto(`/bureau/${desk.slug}/${rest}`);
  await page.locator('main h1').waitFor();
};
const rule = () => page.getByRole('heading', { level: 3, name: 'La règle' });
const panel = () => page.locator('aside').filter({ has: rule() });
const row = (text: string) => page.locator('main tbody tr').filter({ hasText: text });
/** The name of the exempt player of a round. */
const exemptOf = async (round: number) => {
  const { tournament, people } = await desk.view();
  const alone = tournament.rounds[round - 1]?.matches.find(({ players }) => players.length === 1)?.players[0];
  return people.find(({ id }) => id === alone)?.name ?? '';
};

test('of a table in play: its button, its reasons, its article; closed, the focus is where it was', async () => {
  await open('ronde/2');
  const button = page.locator('main tbody tr').nth(3).locator('[data-why]');
  await button.click();
  await rule().waitFor();
  await panel().getByText('Table 4', { exact: true }).waitFor();
  expect(await panel().locator('ol li').count()).toBeGreaterThan(0);
  expect(page.url()).toContain('pourquoi=4');
  // The press was not for the row: its table is not opened for typing.
  expect(await page.locator('main tbody tr').nth(3).getAttribute('data-tone')).toBeNull();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await rule().waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-opens'))).toBe('4');
});

test('« Pourquoi exempt ? » of the line of who has no table', async () => {
  await open('ronde/2');
  const name = await exemptOf(2);
  await row(name).locator('[data-why]').click();
  await panel()
    .getByText(/n’a pas encore eu d’exemption/)
    .waitFor();
  await page.getByRole('heading', { level: 2, name: /^Pourquoi l’exemption/ }).waitFor();
});

test('W in the fields of the strip asks about the table that is typed in, and writes nothing', async () => {
  await open('ronde/2');
  await page.locator('#entry-table').focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Space');
  await page.keyboard.press('w');
  await panel().getByText('Table 5', { exact: true }).waitFor();
});

test('of a closed round by its address, and from the card of a player in one press', async () => {
  await open('ronde/1?pourquoi=4');
  await panel().getByText('Table 4', { exact: true }).waitFor();
  const { tournament, people } = await desk.view();
  const [first = ''] = (await desk.match(1, 4))?.players ?? [];
  const player = tournament.players.find(({ id }) => id === first);
  await open(`joueur/${player?.number}`);
  await page.getByRole('link', { name: 'Pourquoi ? Ronde 1' }).click();
  await panel().getByText('Table 4', { exact: true }).waitFor();
  expect(await panel().textContent()).toContain(people.find(({ id }) => id === first)?.name.split(' ')[0]);
});

test('in a closed tournament, on a phone too, a press on a row asks why: there is nothing to type', async () => {
  const over = await created({ name: 'Fini', format: 'classique', settings: { rounds: 1 } }, eighteen.slice(0, 8));
  await over.play(1);
  await over.ask({ kind: 'close' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(over.at('ronde/1'));
  await page.locator('main tbody tr').nth(1).click();
  await rule().waitFor();
  expect(page.url()).toContain('pourquoi=2');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('« Qui a changé la table 4 ? » stands in the same panel: each decision at it, by whom, the newest first', async () => {
  await desk.record(2, 4, [431, 388]);
  const saw = (await desk.match(2, 4))?.result;
  const players = (await desk.match(2, 4))?.players;
  const result = { kind: 'games', games: [[413, 388]] };
  await desk.ask({ kind: 'record', round: 2, players, result, saw }, undefined, 'Marc');
  await open('ronde/2?pourquoi=4');
  await page.getByRole('heading', { level: 3, name: 'Décidé ici' }).waitFor();
  // The last decisions stand below it, in a panel of their own.
  const lines = page.locator('aside section').filter({ has: rule() }).locator('ul li');
  await expect.poll(() => lines.count()).toBe(2);
  expect(await lines.nth(0).textContent()).toMatch(/Marc$/);
  expect(await lines.nth(1).textContent()).toMatch(/Claire$/);
});

test('fixed tables that end early say so in the draft, and in « Pourquoi ? » once it is published', async () => {
  const ten = await created({ name: 'Tables fixes arrêtées', format: 'classique' }, eighteen.slice(0, 10));
  await ten.play(1);
  for (const [i, name] of eighteen.slice(10, 12).entries())
    await ten.ask({ kind: 'register', player: `n${i}`, rating: 1000 - i, presence: 'here' }, { name });
  await ten.ask({ kind: 'draw', round: 2, without: [] });
  await page.goto(`/bureau/${ten.slug}/ronde/2`);
  const said = page.getByText(
    /^Les tables fixées, prévues pour 3 rondes, s’arrêtent ici : pas de place libre pour MARCHAND Odile/,
  );
  await said.waitFor();
  await ten.ask({ kind: 'publish', round: 2, attempt: 1 });
  await page.goto(`/bureau/${ten.slug}/ronde/2?pourquoi=4`);
  await panel()
    .getByText(/s’arrêtent ici/)
    .waitFor();
  const { slug } = ten;
  await ten.ask({ kind: 'show', open: true });
  const round = (await (
    await globalThis.inMemory.request('Claire', 'GET', `/api/public/${slug}/rounds/2`)
  ).json()) as object;
  expect(round).toMatchObject({ openingEnded: { rounds: 3 } });
});
