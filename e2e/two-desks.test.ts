// Two desks on one tournament, and what changes under the eyes of whoever types or reads.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Desk, deskOf } from './desk-of.ts';
import { faultsOf } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { sessionOf, signIn } from './staff.ts';
import { strikeAtTable } from './typing.ts';

let opened: OneWindow;
let claire: Page;
let marc: Page;
let desk: Desk;
/** The practice tournament as a data folder begins with it: each test has a copy of its own. */
let file: unknown;

beforeAll(async () => {
  opened = await oneWindow('Claire');
  claire = opened.page;
  file = await (await deskOf(opened.program, 'Claire')).read('/file');
  const context = await claire.context().browser()?.newContext({ locale: 'fr-FR', viewport: claire.viewportSize() });
  if (!context) throw new Error('no second window');
  // The packaged browser gives all its windows the cookies of the first one, where two names of one host have their own.
  for (const one of [claire.context(), context]) await signIn(one, opened.program, 'Marc', marcsAddress());
  marc = await context.newPage();
});
afterAll(() => opened?.close());

beforeEach(async () => {
  desk = await deskOf(opened.program, 'Marc', await copied());
  return () => claire.unrouteAll({ behavior: 'wait' });
});

async function copied(): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(opened.program, 'Claire')}` };
  const at = `${opened.program.address}/api/tournaments/import`;
  const answer = await fetch(at, { method: 'POST', headers, body: JSON.stringify({ file, copy: true }) });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { slug: string }).slug;
}

const marcsAddress = () => opened.program.address.replace('localhost', '127.0.0.1');

const at = (rest: string, address = opened.program.address) => `${address}/bureau/${desk.slug}/${rest}`;

test('each desk says who else is there, as what and since when, and no more once they have gone', async () => {
  await claire.goto(at('inscriptions'));
  await claire.locator('main h1').waitFor();
  await claire.getByText('à jour').waitFor();
  expect(await claire.getByText('autre poste').count()).toBe(0);
  await marc.goto(at('inscriptions', marcsAddress()));
  const posts = claire.getByRole('button', { name: '1 autre poste' });
  await posts.press('Enter');
  const others = claire.getByRole('listitem').filter({ hasText: 'Marc' });
  await expect
    .poll(async () => plain(await others.textContent()))
    .toMatch(/^Marcadministration( · [^·]+)? · depuis \d\d:\d\d$/);
  await picture(claire, 'other-posts');
  expect(await faultsOf(claire)).toEqual([]);
  await claire.keyboard.press('Escape');
  await expect.poll(() => posts.getAttribute('aria-expanded')).toBe('false');
  // A page that is loaded anew has not gone.
  await marc.reload();
  await marc.getByRole('button', { name: '1 autre poste' }).waitFor();
  expect(await posts.count()).toBe(1);
  await marc.goto('about:blank');
  await posts.waitFor({ state: 'detached' });
});

test('CONC-01: the same table typed on two desks shows both values, and somebody decides', async () => {
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await Promise.all([claire.goto(at('ronde/1')), marc.goto(at('ronde/1', marcsAddress()))]);
  await Promise.all([claire, marc].map((page) => page.getByText('Il manque 11 résultats sur 11').waitFor()));
  await strikeAtTable(claire, '6', 'Space', '400', 'Space', '450');
  await strikeAtTable(marc, '6', 'Space', '450', 'Space', '400');
  await marc.keyboard.press('Enter');

  // Said while Claire is still typing, and what she typed is still there.
  const said = claire.getByRole('alert');
  await said.waitFor();
  // Who did it, and when, comes from the log a moment later.
  await expect
    .poll(async () => plain(await said.textContent()))
    .toMatch(/^Marc a déjà saisi 450 – 400 \(\d\d:\d\d\)\. Vous avez saisi 400 – 450\.$/);
  await claire.keyboard.press('Enter');
  const choice = claire.getByRole('alert').filter({ hasText: 'Remplacer' });
  await choice.waitFor();
  const first = (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 6)?.result;
  expect(games(first)).toEqual([[expect.any(Number), expect.any(Number)]]);
  expect(games(first)[0]).toContain(450);
  const before = JSON.stringify(first);

  await claire.keyboard.press('2');
  await claire.getByText('Il manque 10 résultats sur 11').waitFor();
  await expect
    .poll(async () => {
      const now = (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 6)?.result;
      return JSON.stringify(now) !== before;
    })
    .toBe(true);
  await expect.poll(() => claire.evaluate(() => document.activeElement?.id)).toBe('entry-table');
});

/** The scores of a result that is made of games. */
const games = (result: object | undefined): readonly unknown[][] =>
  result && 'games' in result && Array.isArray(result.games) ? result.games : [];

test('CONC-01: key 1 keeps the value that stands', async () => {
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await claire.goto(at('ronde/1'));
  await strikeAtTable(claire, '6', 'Space', '400', 'Space', '450');
  // Another score, whoever of the two starts.
  await desk.record(1, 6, [460, 400]);
  await claire.getByRole('alert').waitFor();
  await claire.keyboard.press('Enter');
  await claire.getByRole('alert').filter({ hasText: 'Garder' }).waitFor();
  await claire.keyboard.press('1');
  await claire.getByRole('alert').waitFor({ state: 'detached' });
  const match = (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 6);
  expect(games(match?.result)).toEqual([[460, 400]]);
});

test('CORR-02: a correction is said on the draft and on the published round; keeping is the default', async () => {
  await desk.play(1);
  await desk.ask({ kind: 'draw', round: 2, without: [] });
  await claire.goto(at('ronde/2'));
  await claire.getByRole('button', { name: 'Publier la ronde 2' }).waitFor();
  expect(await claire.getByText('Un résultat a changé').count()).toBe(0);
  await desk.record(1, 1, [400, 450], { kind: 'games', games: [[450, 400]] });
  const redraw = claire.getByRole('button', { name: 'Refaire l’appariement' });
  await claire.getByText('Un résultat a changé : refaire').waitFor();
  await expect.poll(() => redraw.count()).toBe(1);
  await redraw.click();
  await claire.getByText('Un résultat a changé : refaire').waitFor({ state: 'detached' });
  await claire.getByRole('button', { name: 'Publier la ronde 2' }).click();
  await claire.getByText('Il manque 11 résultats sur 11').waitFor();

  await desk.record(1, 1, [450, 400], { kind: 'games', games: [[400, 450]] });
  await claire.getByText('la ronde 2 aurait d’autres tables').waitFor();
  await claire.getByRole('button', { name: 'Garder les tables' }).click();
  await claire.getByText('la ronde 2 aurait d’autres tables').waitFor({ state: 'detached' });
  await claire.reload();
  await claire.getByText('Il manque 11 résultats sur 11').waitFor();
  expect(await claire.getByText('aurait d’autres tables').count()).toBe(0);

  // A decision of the tournament: in the log, and no other desk asks again until another correction.
  await marc.goto(at('ronde/2', marcsAddress()));
  await marc.getByText('Ronde 2 : tables gardées après correction').waitFor();
  expect(await marc.getByText('aurait d’autres tables').count()).toBe(0);
  await desk.record(1, 2, [380, 450], { kind: 'games', games: [[450, 400]] });
  await marc.getByRole('button', { name: 'Refaire la ronde 2' }).click();
  await marc.getByRole('button', { name: 'Publier la ronde 2' }).waitFor();
});

test('a second desk that draws is told by whom and when, and led there', async () => {
  await claire.goto(at('inscriptions'));
  const draw = claire.getByRole('button', { name: 'Apparier la ronde 1' });
  await draw.waitFor();
  // Marc draws between Claire's look and her press: her page has not heard of it.
  await claire.route('**/api/tournaments/*/commands', async (route) => {
    await desk.ask({ kind: 'draw', round: 1, without: [] });
    await route.continue();
  });
  await draw.click();
  await claire.getByText(/Déjà appariée par Marc, \d\d:\d\d/).waitFor();
  await claire.getByRole('link', { name: 'Ouvrir la ronde 1' }).click();
  await claire.getByRole('button', { name: 'Publier la ronde 1' }).waitFor();
});
