// The projector: what a hall sees through a day, on a screen that nobody touches.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { HallChange, HallView } from '../packages/contract/src/http/hall.ts';
import { type Created, created, eighteen } from './created.ts';
import { faultsOf } from './faults.ts';
import { hallOver } from './hall-over.ts';
import type { OneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { saidWithin } from './said-within.ts';
import { sharedWindow } from './shared.ts';

const by = 'Claire';
/** With the one whom the rule exempts, 17 people (BYE-05). */
const seventeen = eighteen.slice(0, 17);

let opened: OneWindow;
let page: Page;
let day: Created;
let hall: (change: HallChange) => Promise<unknown>;
let path: string;
/** Minutes by which the server's clock is ahead, as the screen is told. */
let later = 0;
const errors: string[] = [];

beforeAll(async () => {
  opened = await sharedWindow(1080);
  page = opened.page;
  await page.setViewportSize({ width: 1920, height: 1080 });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('dialog', (dialog) => {
    errors.push(`A dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route('**/hall*', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as HallView;
    await route.fulfill({ response: answer, json: { ...told, now: told.now + later * 60_000 } });
  });
  day = await created(opened.program, by, { name: 'Saint-Martin', format: 'classique', place: 'Namur' }, seventeen);
  const change = hallOver(opened.program, by, day.slug);
  hall = change;
  ({ path } = await change({ wifi: 'Salle' }));
});
afterAll(() => opened?.close());
afterEach(async () => {
  await page.context().setOffline(false);
  await page.unroute('**/api/**');
  expect(errors.splice(0)).toEqual([]);
});

const open = async (rest = '') => {
  await page.goto(`${opened.program.address}${path}${rest}`);
  await page.locator('h1').waitFor();
};
/** Somebody else's screen: only the key of its address says what it may read. */
const anotherWindow = async (): Promise<Page> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1280, height: 720 } });
  if (!context) throw new Error('No browser.');
  return await context.newPage();
};
const h1 = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
/** The dot of who starts stands before a name. */
const names = async (on = page) => (await on.locator('tbody th').allInnerTexts()).map((text) => plain(text).trim());
/** Until the screen lists these, whatever page it shows meanwhile. */
const lists = (wanted: readonly string[]) => expect.poll(() => names(), { timeout: 40_000 }).toEqual(wanted);
const text = async () => plain(await page.locator('body').textContent());
/** The screen is told the hour anew. */
const minutesLater = async (minutes: number) => {
  later = minutes;
  await hall({ wifi: `Salle ${minutes}` });
};

test('the day by itself: registration, tables, clock, missing tables, standings, next round', async () => {
  await day.ask({ kind: 'mark', player: 'p1', presence: 'expected' });
  await day.ask({ kind: 'mark', player: 'p2', presence: 'late' });
  await open();
  await page.getByText('15 présents sur 17').waitFor();
  await lists(['AUBIN Colette', 'BERTHIER Paul Retard']);
  expect(await text()).toContain('Namur');
  // The key is the hall's own: not on the wall.
  expect(page.url()).not.toContain('cle=');
  expect(await page.content()).not.toContain(new URL(path, 'http://h').searchParams.get('cle'));
  await picture(page, 'screen-registration');
  await day.ask({ kind: 'mark', player: 'p1', presence: 'here' });
  await day.ask({ kind: 'mark', player: 'p2', presence: 'here' });
  await page.getByText('17 présents sur 17').waitFor();

  await day.ask({ kind: 'draw', round: 1, without: [] });
  await day.ask({ kind: 'publish', round: 1, attempt: 1 });
  await h1('Ronde 1');
  await lists(seventeen);
  expect((await text()).match(/exempt/g)).toHaveLength(1);
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'screen-tables');

  await hall({ clock: { act: 'start' } });
  await page.getByText('début de la ronde').waitFor();
  await minutesLater(6);
  const timer = page.getByRole('timer');
  await timer.waitFor();
  await expect.poll(() => timer.textContent()).toMatch(/^3[34]:\d\d$/);
  expect(await text()).not.toContain('Il manque');
  await minutesLater(36);
  await page.getByText('Il manque 8 résultats sur 8').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await minutesLater(41);
  await page.getByText('Résultats attendus').waitFor();
  for (const table of [1, 3, 4, 5, 6, 7, 8]) await day.record(1, table, [450, 400]);
  await page.getByText('Il manque 1 résultat sur 8').waitFor();
  await expect.poll(() => page.locator('main li').allInnerTexts()).toEqual(['2']);
  later = 0;

  await day.record(1, 2, [450, 400]);
  await day.ask({ kind: 'close-round', round: 1 });
  await h1('Classement après la ronde 1');
  // BYE-05: as many lines as people, and no fictitious player.
  await expect.poll(async () => (await names()).toSorted()).toEqual(seventeen.toSorted());
  expect(await faultsOf(page)).toEqual([]);

  await day.ask({ kind: 'draw', round: 2, without: [] });
  await day.ask({ kind: 'publish', round: 2, attempt: 1 });
  await h1('Ronde 2');
});

test('the desk pins and freezes; an address pins against it; « stop » goes before all', async () => {
  const own = await anotherWindow();
  await own.goto(`${opened.program.address}${path}&page=classement`);
  await open();
  await hall({ page: 'standings' });
  await h1('Classement après la ronde 1');
  await hall({ frozen: true, page: 'missing' });
  const heard = page.waitForResponse(async (answer) =>
    answer.url().includes('/hall') ? (await answer.text()).includes('Reprise à 14 h') : false,
  );
  await hall({ message: 'Reprise à 14 h', page: 'message' });
  await own.getByRole('heading', { level: 1, name: 'Classement après la ronde 1' }).waitFor();
  // Frozen: the other change has come too, and moves nothing.
  await heard;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await h1('Classement après la ronde 1');
  await page.reload();
  await h1('Classement après la ronde 1');
  await hall({ stop: true });
  await h1('Arrêtez les pendules');
  await own.getByRole('heading', { level: 1, name: 'Arrêtez les pendules' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hall({ stop: false, frozen: false });
  await page.getByText('Reprise à 14 h').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hall({ message: null, page: 'follow' });
  await h1('Ronde 2');
  await own.close();
});

test('two projectors share the alphabet: together they hold each name once', async () => {
  await open('&page=tables-nom&part=1/2');
  await h1('Ronde 2');
  await expect.poll(text).toContain('A – K');
  const first = await names();
  await open('&page=tables-nom&part=2/2');
  await h1('Ronde 2');
  await expect.poll(text).toContain('L – S');
  expect([...first, ...(await names())]).toEqual(seventeen);
});

test('cut: the last state with its time, through a reload too, and what came meanwhile on return', async () => {
  await open();
  // What was kept from before may be another page of this round.
  await lists(seventeen);
  await saidWithin(page, 3000, /mis à jour à \d\d:\d\d/, () => page.context().setOffline(true));
  await lists(seventeen);
  await page.context().setOffline(false);
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByText('Réseau coupé').waitFor();
  await lists(seventeen);
  expect(await faultsOf(page)).toEqual([]);
  await hall({ message: 'Le réseau revient' });
  await page.unroute('**/api/**');
  await page.getByText('Le réseau revient').waitFor();
  await expect.poll(text).not.toContain('Réseau coupé');
  await hall({ message: null });
});

test('a scene whose script does not come leaves the one before it; all come once the first one stands', async () => {
  const own = await anotherWindow();
  const title = (name: string) => own.getByRole('heading', { level: 1, name }).waitFor();
  await own.route('**/assets/standings-page*', (route) => route.abort());
  await own.goto(`${opened.program.address}${path}`);
  await own.locator('tbody th').first().waitFor();
  await hall({ page: 'standings' });
  // Its script failed: the page is loaded anew once, and has its frame until the script comes.
  await own.waitForEvent('load');
  await title('Saint-Martin');
  await own.unroute('**/assets/standings-page*');
  await own.reload();
  await title('Classement après la ronde 1');
  await hall({ page: 'follow' });
  await own.close();
});

test('prizes: Space reveals them one by one, none before', async () => {
  await hall({ page: 'prizes' });
  await open();
  await page.getByText('Remise des prix').waitFor();
  await page.keyboard.press('Space');
  await h1('Prix');
  const first = await page.locator('main').textContent();
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('main').textContent()).not.toBe(first);
  await expect.poll(() => page.locator('dt').count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  await hall({ page: 'follow', reveal: 0 });
});

test('the same in English, and quiet for whoever asked for less motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${opened.program.address}/en${path}`);
  await h1('Round 2');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await expect.poll(text, { timeout: 40_000 }).toContain('Your table, by name');
  const animation = () => page.locator('main').evaluate((main) => getComputedStyle(main).animation);
  await expect.poll(animation).toContain('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(animation).toContain('0.3s');
});

test('a stranger’s screen waits until the tournament is opened, and then shows it by itself', async () => {
  const outside = opened.program.address.replace('localhost', '127.0.0.1');
  await page.goto(`${outside}/ecran/${day.slug}`);
  await h1('Ce tournoi n’est pas encore ouvert au public');
  expect(await faultsOf(page)).toEqual([]);
  await day.ask({ kind: 'show', open: true });
  await page.getByRole('heading', { level: 1, name: 'Ronde 2' }).waitFor();
  await lists(seventeen);
});

test('SEC-01: names are text, on the wall too', async () => {
  const bad = ['<svg/onload=alert(1)>', '</title><script>alert(1)</script>', '{{7*7}}', '$' + '{7*7}', 'A'.repeat(120)];
  const club = '" onmouseover="alert(1)';
  const t = await created(opened.program, by, { name: '</title><script>alert(1)</script>', format: 'classique' }, []);
  for (const [i, name] of [...bad, ...eighteen.slice(0, 3)].entries())
    await t.ask({ kind: 'register', player: `p${i}`, rating: 2000 - i, presence: 'here', club }, { name });
  const other = hallOver(opened.program, by, t.slug);
  await other({ message: '<b>{{1+1}}</b>' });
  // Typed by hand, without a key: somebody who may have it is signed in here.
  await page.goto(`${opened.program.address}/ecran/${t.slug}`);
  await page.getByText('<b>{{1+1}}</b>').waitFor();
  await expect.poll(() => page.title()).toContain('</title><script>alert(1)</script>');
  await other({ message: null });
  await t.ask({ kind: 'draw', round: 1, without: [] });
  await t.ask({ kind: 'publish', round: 1, attempt: 1 });
  await h1('Ronde 1');
  await expect
    .poll(async () => (await names()).toSorted(), { timeout: 40_000 })
    .toEqual([...bad, ...eighteen.slice(0, 3)].toSorted());
});
