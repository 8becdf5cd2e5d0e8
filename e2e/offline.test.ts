// The network is cut, or the program stops, while results are typed: they are kept here, said to be, and sent once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { faultsOf } from './faults.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { type Program, startProgram } from './program.ts';
import { saidWithin } from './said-within.ts';
import { sessionOf, signIn } from './staff.ts';
import { inTheme } from './stands.ts';
import { strikeAtTable } from './typing.ts';

let browser: Browser;
let program: Program;
let desk: Desk;
let data: string;
/** One window for all of them: the packaged browser ends with its first one. */
let hall: Awaited<ReturnType<typeof elsewhere>>;

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'ronde-offline-'));
  [browser, program] = await Promise.all([launch(), startProgram(data)]);
  desk = await deskOf(program, 'Claire');
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  hall = await elsewhere();
});
afterEach(() => hall.cut(false));
afterAll(async () => {
  await browser?.close();
  await program?.kill();
  rmSync(data, { recursive: true, force: true });
});

/** Table by table, each by its number and two scores. */
async function type(page: Page, ...tables: readonly number[]): Promise<void> {
  await page.locator('#entry-table').focus();
  for (const table of tables) await strikeAtTable(page, String(table), 'Space', '412', 'Space', '400', 'Enter');
}

const quiet = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** The scripts of the other pages come in quiet moments: a laptop that loses its server has them by then. */
async function scriptsFetched(page: Page): Promise<void> {
  const here = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\/|-[0-9a-f]+\.js$/g, '')),
    );
  // The pages of a day, and what opens on this one.
  const wanted = ['registration', 'draft-page', 'finished-page', 'standings-page', 'log', 'hall-page', 'dispute-panel'];
  await expect.poll(here).toEqual(expect.arrayContaining(wanted));
}

const bar = async (page: Page) => plain((await page.getByRole('status').allTextContents()).join(' '));
const results = async () => (await desk.view()).tournament.rounds[0]?.matches.filter(({ result }) => result).length;
const said = async () => ((await desk.read('/log')) as readonly { events: readonly { kind: string }[] }[]).length;

/** What becomes of what the page asks for by this path. `gone`: the server has it no more; `slow`: it comes late. */
type Fate = (path: string) => 'comes' | 'slow' | 'hangs' | 'gone' | 'cut';

/** A desk elsewhere in the hall: what it asks goes over a network that this test can cut. */
async function elsewhere(
  fate: Fate = () => 'comes',
): Promise<{ readonly page: Page; cut(now: boolean): void; readonly documents: () => number }> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  const cookie = `ronde=${await sessionOf(program, 'Claire')}`;
  let gone = false;
  let documents = 0;
  const carry = async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const now = gone ? 'cut' : fate(pathname);
    if (now === 'cut') return await route.abort('internetdisconnected');
    if (now === 'hangs') return;
    if (now === 'gone') return await route.fulfill({ status: 404 });
    if (now === 'slow') await delay(1500);
    if (route.request().resourceType() === 'document') documents++;
    // A stream can't be handed on: it opens, ends, and is opened again.
    if (pathname.endsWith('/live')) return await route.fulfill({ contentType: 'text/event-stream', body: ':\n\n' });
    const headers = { ...route.request().headers(), cookie, origin: program.address };
    const response = await route.fetch({ url: program.address + pathname + search, headers }).catch(() => null);
    await (response ? route.fulfill({ response }) : route.abort('connectionrefused'));
  };
  await context.route('http://salle.test/**', carry);
  const page = await context.newPage();
  await page.goto(`http://salle.test/bureau/${practice}/ronde/1`);
  return {
    page,
    documents: () => documents,
    cut: (now) => {
      gone = now;
    },
  };
}

test('network cut and back: three results are kept here, said within 3 s, and each is sent once', async () => {
  const { page, cut } = hall;
  await page.getByText('Il manque 11 résultats sur 11').waitFor();
  const before = await said();
  await saidWithin(page, 3500, /Réseau coupé/, () => cut(true));
  await type(page, 1, 2, 3);
  await expect
    .poll(() => bar(page))
    .toContain('Réseau coupé. Vous pouvez continuer : 3 résultats gardés sur ce poste.');
  await expect.poll(() => page.getByText('gardé ici').count()).toBe(3);
  expect(await page.getByText('Ronde s’est arrêtée').count()).toBe(0);
  expect(await results()).toBe(0);
  await picture(page, 'coupe');
  expect(await faultsOf(page)).toEqual([]);

  cut(false);
  await expect.poll(() => bar(page)).toContain('3 résultats envoyés.');
  await expect.poll(results).toBe(3);
  await expect.poll(() => page.getByText('gardé ici').count()).toBe(0);
  // Nothing was sent twice.
  expect(await said()).toBe(before + 3);
  await expect.poll(() => bar(page)).not.toContain('envoyés');
});

test('CONC-06: another desk has typed a kept table meanwhile: both values, and somebody decides', async () => {
  const { page, cut } = hall;
  await page.getByText('Il manque 8 résultats sur 11').waitFor();
  cut(true);
  await page.getByText('Réseau coupé').first().waitFor();
  await type(page, 4);
  await expect.poll(() => bar(page)).toContain('1 résultat gardé sur ce poste.');
  await desk.record(1, 4, [300, 299]);
  cut(false);
  const choice = page.getByRole('alert').filter({ hasText: 'Remplacer' });
  await choice.waitFor();
  await choice.getByRole('button', { name: 'Garder' }).click();
  await choice.waitFor({ state: 'detached' });
  const match = (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 4);
  expect(match?.result).toEqual({ kind: 'games', games: [[300, 299]] });
});

/** Nothing more of a script has come for half a second: none is cut on its way, which the browser would remember. */
async function scriptsSettled(page: Page): Promise<void> {
  let before = -1;
  const still = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(still, { interval: 500 }).toBe(true);
}

test('a page whose script is not here when the network goes says so, and opens by itself', async () => {
  // The scripts of the other pages come one after the other: none of them comes before this one.
  const { page, cut, documents } = await elsewhere((path) => (path.includes('/registration-') ? 'hangs' : 'comes'));
  await page.getByText('Il manque 7 résultats sur 11').waitFor();
  await scriptsSettled(page);
  cut(true);
  await page.getByText('Réseau coupé').first().waitFor();
  await page.getByRole('link', { name: 'Classement' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ronde ne répond pas' }).waitFor();
  await page.getByText('Cette page s’ouvrira dès que Ronde répondra.').waitFor();
  await picture(page, 'page-absente');
  expect(await faultsOf(page)).toEqual([]);
  cut(false);
  await page.getByRole('heading', { level: 1, name: 'Classement' }).waitFor();
  expect(documents()).toBe(1);
});

test('a script that failed once, as the browser remembers: its page is loaded anew when it is opened, once', async () => {
  let [asked, lost] = [0, true];
  const { page, documents } = await elsewhere((path) => {
    if (!path.includes('/standings-page-') || !lost) return 'comes';
    asked++;
    return 'cut';
  });
  await page.getByText('Il manque 7 résultats sur 11').waitFor();
  // Among the scripts of the other pages, in a quiet moment.
  await expect.poll(() => asked).toBeGreaterThan(0);
  await quiet(page);
  expect(documents()).toBe(1);
  lost = false;
  await page.getByRole('link', { name: 'Classement' }).click();
  await page.getByRole('heading', { level: 1, name: 'Classement' }).waitFor();
  expect(documents()).toBe(2);
});

test('somebody who leaves while a page is to be loaded anew gets where they go, not where they were', async () => {
  const goal = '/bureau/aide';
  const { page, documents } = await elsewhere((path) =>
    path === goal ? 'slow' : path.includes('/standings-page-') ? 'cut' : 'comes',
  );
  await page.getByText('Il manque 7 résultats sur 11').waitFor();
  await quiet(page);
  // Both at once: the page whose script is lost is opened, and another address is asked for.
  await page.evaluate((to) => {
    document.querySelector<HTMLElement>('a[href$="/classement"]')?.click();
    location.assign(to);
  }, goal);
  await page.waitForURL(`http://salle.test${goal}`);
  expect(documents()).toBe(2);
});

test('a new version has other scripts: a page is loaded anew once, never in a circle; a small part is only missing', async () => {
  let lost = /\/(standings-page|last-decisions)-[0-9a-f]+\.js$/;
  const { page, documents } = await elsewhere((path) => (lost.test(path) ? 'gone' : 'comes'));
  // The round's page stands, without its list of last decisions.
  await page.getByText('Il manque 7 résultats sur 11').waitFor();
  await page.getByRole('link', { name: 'Classement' }).click();
  const broken = page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’afficher.' });
  // It says so in the document that was loaded anew, and has nothing left to do.
  await expect.poll(documents).toBe(2);
  await broken.waitFor();
  await quiet(page);
  expect(await broken.isVisible()).toBe(true);
  expect(documents()).toBe(2);
  // The desk around it stands: another page is one press away.
  await page.getByRole('link', { name: 'Journal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
  expect(documents()).toBe(2);
  await page.goBack();
  await broken.waitFor();
  lost = /nothing any more/;
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Classement' }).waitFor();
});

test('the program stops on this computer: said as such, and after a restart all that was typed is there', async () => {
  const { page } = hall;
  await signIn(page.context(), program, 'Claire');
  await page.goto(`${program.address}/bureau/${practice}/ronde/1`);
  await page.getByText('Il manque 7 résultats sur 11').waitFor();
  await scriptsFetched(page);
  const port = Number(new URL(program.address).port);
  await program.kill();
  await type(page, 5, 6);
  await expect
    .poll(() => bar(page))
    .toContain(
      'Le programme Ronde s’est arrêté sur cet ordinateur. Relancez-le : tout ce qui était enregistré est là. 2 résultats gardés sur ce poste.',
    );
  expect(await page.getByText('Réseau coupé').count()).toBe(0);
  await inTheme(page, 'dark');
  expect(await faultsOf(page)).toEqual([]);

  // Said for five seconds, from the moment that the program answers again.
  const sent = expect.poll(() => bar(page), { timeout: 20_000 }).toContain('2 résultats envoyés.');
  program = await startProgram(data, port);
  await sent;
  await page.getByText('Il manque 5 résultats sur 11').waitFor();
});
