// The hall from the desk: what the projector shows, clocks, messages, prizes, phones. By mouse and keyboard; what the
// hall then is, is asked of the server.
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskHall } from '../packages/contract/src/http/hall.ts';
import { type Created, created, eighteen } from './created.ts';
import { faultsInBothThemes } from './faults.ts';
import type { OneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { sharedWindow } from './shared.ts';
import { clerkOf } from './staff.ts';

let opened: OneWindow;
let page: Page;
let day: Created;
let war: Created;
const errors: string[] = [];

beforeAll(async () => {
  opened = await sharedWindow();
  page = opened.page;
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  day = await created(opened.program, 'Claire', { name: 'Du jour', format: 'classique' }, eighteen.slice(0, 9));
  const wargame = { name: 'Guerre', format: 'art-de-la-guerre' };
  war = await created(opened.program, 'Claire', wargame, eighteen.slice(0, 4));
  await day.play(1);
  await day.ask({ kind: 'draw', round: 2, without: [] });
  await day.ask({ kind: 'publish', round: 2, attempt: 1 });
  await war.ask({ kind: 'draw', round: 1, without: [] });
  await war.ask({ kind: 'publish', round: 1, attempt: 1 });
});
afterAll(() => opened?.close());
beforeEach(() => {
  errors.length = 0;
});
// Answers that a test has made up end with it.
afterEach(() => page.unrouteAll({ behavior: 'wait' }));

const hallOf = async (desk: Created) => (await desk.read('/hall')) as DeskHall;
const at = (desk: Created, rest: string) => `${opened.program.address}/bureau/${desk.slug}/${rest}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Until the server says so. */
const until = (desk: Created, what: (hall: DeskHall) => unknown, wanted: unknown) =>
  expect.poll(async () => what(await hallOf(desk))).toEqual(wanted);

/** The hall as it would be if its clock had been started ten minutes earlier. */
async function tenMinutesAgo(route: Route): Promise<void> {
  const answer = await route.fetch();
  const hall = (await answer.json()) as DeskHall;
  const [startedAt, endsAt] = [hall.clock?.startedAt, hall.clock?.endsAt].map((at) => (at ?? 0) - 10 * 60_000);
  await route.fulfill({ response: answer, json: { ...hall, clock: { ...hall.clock, startedAt, endsAt } } });
}

test('the screen: its page small on the desk, another one pinned, frozen, the day followed again', async () => {
  await page.goto(at(day, 'salle'));
  const screen = page.frameLocator('iframe');
  await screen.locator('h1').first().waitFor();
  expect(await page.getByRole('link', { name: 'Ouvrir l’écran' }).getAttribute('target')).toBe('_blank');
  await button('Classement').click();
  await until(day, ({ page: shown }) => shown, 'standings');
  await screen.getByText('Classement après la ronde 1').first().waitFor();
  await expect.poll(() => button('Classement').getAttribute('aria-pressed')).toBe('true');
  await button('Figer').click();
  await until(day, ({ frozen }) => frozen, true);
  // On the wall and at the desk: nothing is said to be shown that is not.
  await screen.getByText('figé', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pendule', exact: true }).click();
  const said = page.locator('main');
  await said.getByText('Paraîtra quand l’écran ne sera plus figé.').waitFor();
  await expect.poll(() => said.getByText('Écran figé.').count()).toBe(1);
  await screen.getByText('Classement après la ronde 1').first().waitFor();
  await button('Débloquer l’écran').click();
  await button('Suivre la journée').click();
  await until(day, ({ frozen, page: shown }) => [frozen, shown], [false, 'follow']);
  expect(errors).toEqual([]);
});

test('a message: its key, the preset, on the screen, taken away', async () => {
  await page.goto(at(day, 'ronde/1'));
  await page.locator('main h1').waitFor();
  await page.locator('main h1').focus();
  await page.keyboard.press('a');
  const text = page.getByRole('textbox', { name: 'Texte' });
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Écrivez le message.').waitFor();
  await button(/^Reprise à/).click();
  await expect.poll(() => text.inputValue()).toMatch(/^Reprise à \d+\u00a0h/);
  const preset = await text.inputValue();
  await page.keyboard.press('Enter');
  await until(day, ({ message }) => message?.text, preset);
  await page.frameLocator('iframe').getByText(preset).first().waitFor();
  await expect.poll(() => page.locator('main').getByText('Affiché depuis').count()).toBe(1);
  await button('Retirer').first().click();
  await until(day, ({ message }) => message, null);
});

test('clocks from the page of the round, seen in the bar; stopped for everybody, resumed', async () => {
  await page.goto(at(day, 'ronde/2'));
  await button('Lancer la pendule').click();
  await until(day, ({ clock }) => clock?.length, 40 * 60_000);
  await button('Lancer la pendule').waitFor({ state: 'detached' });
  const inBar = page.locator('header').getByRole('link', { name: /^Pendule, temps restant/ });
  expect(await inBar.textContent()).toMatch(/(40:00|39:\d\d)$/);
  await inBar.click();
  await button('Arrêter la pendule').click();
  await page.getByText('L’écran dit\u00a0: «\u00a0Arrêtez les pendules\u00a0».').first().waitFor();
  await until(day, ({ stop, clock }) => [stop, clock?.endsAt], [true, null]);
  await page.frameLocator('iframe').getByText('Arrêtez les pendules').first().waitFor();
  await button('Reprendre').click();
  await until(day, ({ stop, clock }) => [stop, clock?.left], [false, null]);
});

test('article 9.5: somebody is still not there when half of their 20 minutes has run: the forfeit is proposed', async () => {
  const [[late = '', other = ''] = []] = await day.tables(2);
  const number = Number(late.slice(1)) - 1;
  await day.ask({ kind: 'mark', player: late, presence: 'late' });
  await page.goto(at(day, 'ronde/2'));
  const panel = page.getByRole('button', { name: /^Forfait d/ });
  await page
    .locator('header')
    .getByRole('link', { name: /temps restant/ })
    .waitFor();
  expect(await panel.count()).toBe(0);
  await page.route('**/hall', tenMinutesAgo);
  await page.reload();
  await panel.waitFor();
  expect(await panel.textContent()).toContain(eighteen[number]?.split(' ')[0]);
  await picture(page, 'hall-forfeit');
  await panel.click();
  await expect
    .poll(
      async () =>
        (await day.view()).tournament.rounds[1]?.matches.find(({ players }) => players.includes(other))?.result,
    )
    .toMatchObject({ kind: 'forfeit', by: late, article: '9.5' });
  await panel.waitFor({ state: 'detached' });
});

test('a wargame: the end is hidden, from this page too; ended when it is said so twice', async () => {
  await page.goto(at(war, 'ronde/1'));
  await page.getByRole('link', { name: 'Lancer le chrono' }).click();
  await page.getByLabel('Minutes par partie').fill('0');
  await page.getByLabel('Fin cachée').check();
  await page.getByRole('button', { name: 'Lancer le chrono' }).click();
  await page.getByText('Un nombre entier de minutes, de 1 à 600.').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await until(war, ({ clock }) => [clock?.length, clock?.hidden], [120 * 60_000, 'secret']);
  await page.goto(at(war, 'ronde/1'));
  await page.getByText(/^Fin annoncée à \d\d:\d\d, puis jusqu’à 10 minutes tirées au sort/).waitFor();
  await page.getByText('2\u00a0h\u00a000').waitFor();
  await picture(page, 'hall-game-end');
  await page.goto(at(war, 'salle'));
  await page.getByRole('button', { name: 'Terminer la partie' }).click();
  await page.getByRole('button', { name: 'Terminer maintenant' }).click();
  await until(war, ({ clock }) => clock?.hidden, 'ended');
  await page.getByText(/Partie terminée à/).waitFor();
});

test('prizes one by one, the last one taken back; phones, the network, another link', async () => {
  await page.goto(at(day, 'salle'));
  const { prizesLeft, key } = await hallOf(day);
  for (const told of [1, 2]) {
    await button('Révéler le suivant').click();
    await until(day, ({ prizes, prizesLeft: left }) => [prizes.length, left], [told, prizesLeft - told]);
  }
  await button('Cacher de nouveau le dernier').click();
  await until(day, ({ prizes }) => prizes.length, 1);
  await page.getByRole('checkbox', { name: 'Feuille de marque' }).uncheck();
  await until(day, ({ phones }) => phones, { clock: true, sheet: false });
  await page.getByRole('checkbox', { name: 'Présence notée par le lien du badge' }).check();
  await expect.poll(async () => ((await day.read('/options')) as { presence: boolean }).presence).toBe(true);
  await page.getByRole('textbox', { name: 'Nom du réseau' }).fill('Salle des fêtes');
  await page.keyboard.press('Enter');
  await until(day, ({ wifi }) => wifi, 'Salle des fêtes');
  await button('Renouveler le lien, Lien de l’écran').click();
  await page.getByRole('button', { name: 'Renouveler le lien', exact: true }).click();
  await expect.poll(async () => (await hallOf(day)).key).not.toBe(key);
  await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe((await hallOf(day)).path);
});

test('the page has no fault that a machine can find, in both themes, at three widths', async () => {
  await page.goto(at(day, 'salle'));
  await page.frameLocator('iframe').locator('h1').first().waitFor();
  const faults: string[] = [];
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await faultsInBothThemes(page)) faults.push(`${width}: ${fault}`);
    await picture(page, `hall-${width}`);
  }
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(faults).toEqual([]);
});

test('a clerk sees the screen, and is offered no act that would be refused', async () => {
  const value = await clerkOf(opened.program, 'Claire', day.slug, 'Marc');
  await page.context().addCookies([{ name: 'ronde', value, url: opened.program.address, httpOnly: true }]);
  await page.goto(at(day, 'salle'));
  await page.getByText('Écran, temps et messages reviennent à l’arbitrage et à la direction.').waitFor();
  await page.frameLocator('iframe').locator('h1').first().waitFor();
  for (const name of ['Figer', 'Lancer la pendule', 'Arrêter la pendule', 'Afficher', 'Révéler le suivant'])
    expect(await page.getByRole('button', { name }).count(), name).toBe(0);
});
