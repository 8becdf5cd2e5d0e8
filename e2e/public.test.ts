// What visitors read: without script, on a phone, in both themes, while the day goes on.
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hallFile } from '../bench/hall-file.ts';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { faultsInBothThemes } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { plain } from './plain.ts';
import type { Program } from './program.ts';
import { sessionOf } from './staff.ts';

let opened: OneWindow;
let program: Program;
let page: Page;
/** A browser whose owner allows no script. */
let scriptless: Page;
let desk: Desk;
const complaints: string[] = [];

const own = `/t/${practice}`;
/** Every public address of a tournament in play. */
const addresses = [
  '',
  '/ronde/3',
  '/classement',
  '/classement/2',
  '/grille',
  '/joueurs',
  '/joueur/12',
  '/reglement',
  '/palmares',
  '/inscription',
];

beforeAll(async () => {
  opened = await oneWindow(null);
  ({ program, page } = opened);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const context = (await page.context().browser()?.newContext({ javaScriptEnabled: false })) as BrowserContext;
  scriptless = await context.newPage();
  desk = await deskOf(program, 'Claire Vidal');
  await desk.ask({ kind: 'show', open: true });
  for (const round of [1, 2, 3]) await desk.play(round);
  await desk.ask({ kind: 'draw', round: 4, without: [] });
  await desk.ask({ kind: 'publish', round: 4, attempt: 1 });
});
afterAll(() => opened?.close());

const at = (path: string) => `${program.address}${path}`;
const shown = async (on: Page, selector: string) => plain(await on.locator(selector).first().textContent());

test('every address is read without script, in both languages', async () => {
  for (const front of ['', '/en'])
    for (const rest of addresses) {
      const answer = await scriptless.goto(at(front + own + rest));
      expect([rest, answer?.status()]).toEqual([rest, 200]);
      expect(await scriptless.locator('h1').count(), rest).toBe(1);
      expect(await scriptless.locator('html').getAttribute('lang')).toBe(front === '' ? 'fr' : 'en');
      expect((await shown(scriptless, 'main')).length, rest).toBeGreaterThan(20);
    }
  await scriptless.goto(at(own));
  expect(await shown(scriptless, '.state')).toBe('en jeu · 0 table sur 11 terminée');
  // Another round, a player and back, the other language: links alone.
  await scriptless.getByRole('link', { name: '2', exact: true }).click();
  await expect.poll(() => shown(scriptless, 'h2')).toBe('Ronde 2');
  await scriptless.locator('.tables .name').first().click();
  await scriptless.getByText('Pourquoi cette place').click();
  await expect.poll(() => shown(scriptless, '#place > p')).toMatch(/\S/);
  await scriptless.getByRole('link', { name: 'English' }).click();
  await expect.poll(() => shown(scriptless, 'summary')).toBe('Why this place?');
});

test('no fault for WCAG at 390 and 1280, in both themes; nothing scrolls sideways at 360, nor at 200 %', async () => {
  for (const rest of [...addresses, '/nothing']) {
    await page.goto(at(own + rest));
    for (const summary of (await page.locator('summary').all()).slice(0, 3)) await summary.click();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsInBothThemes(page), `${rest} ${width}`).toEqual([]);
    }
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 800 });
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(over, { message: `${rest} ${width}` }).toBeLessThanOrEqual(0);
    }
  }
  complaints.length = 0;
});

test('a result comes by itself; focus, scroll and what is open stay; a cut says of when the page is', async () => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(at(`${own}/ronde/4`));
  await page.getByRole('status').filter({ hasText: 'à jour,' }).waitFor();
  const why = page.locator('details').nth(5);
  await why.locator('summary').click();
  await page.locator('.tables .name').nth(9).focus();
  await page.evaluate(() => scrollTo(0, 180));
  const before = await page.evaluate(() => [document.activeElement?.getAttribute('href'), scrollY]);
  await desk.record(4, 6, [451, 407]);
  await page.locator('.tables tbody tr').nth(5).getByText('451').waitFor();
  await expect.poll(() => shown(page, '.state')).toBe('en jeu · 1 table sur 11 terminée');
  expect(await page.evaluate(() => [document.activeElement?.getAttribute('href'), scrollY])).toEqual(before);
  expect(await why.getAttribute('open')).toBe('');
  await expect.poll(async () => plain(await page.getByRole('status').textContent())).toMatch(/^à jour, \d\d:\d\d$/);
  expect(complaints).toEqual([]);
});

test('asking to be registered: a form, its fault, its state, without script', async () => {
  const session = await sessionOf(program, 'Claire Vidal');
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${session}` };
  const options = { registration: true, places: 23, presence: false };
  const tournament = `${program.address}/api/tournaments/${practice}`;
  await fetch(`${tournament}/options`, { method: 'PUT', headers, body: JSON.stringify(options) });
  await scriptless.goto(at(`${own}/inscription`));
  await scriptless.getByLabel('NOM Prénom').fill('ZOLA Ève');
  await scriptless.getByLabel('Adresse e-mail').fill('eve@localhost');
  await scriptless.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect
    .poll(() => shown(scriptless, '[role="alert"]'))
    .toBe('Corrigez ce qui est indiqué, puis envoyez de nouveau.');
  await scriptless.getByLabel('Adresse e-mail').fill('');
  await scriptless.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect.poll(() => shown(scriptless, '[role="status"]')).toContain('Place sur la liste d’attente : 1.');
  const asked = (await (await fetch(`${tournament}/requests`, { headers })).json()) as { id: string }[];
  const accepting = `${tournament}/requests/${asked[0]?.id}/accept`;
  await fetch(accepting, { method: 'POST', headers, body: '{}' });
  await scriptless.reload();
  expect(await shown(scriptless, '[role="status"]')).toContain('Inscription acceptée');
});

test('code in names runs nowhere (SEC-01)', async () => {
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, 'Claire Vidal')}` };
  const body = { name: '</title><script>window.ran=1</script>', format: 'classique', date: '2026-11-14' };
  const made = await fetch(at('/api/tournaments'), { method: 'POST', headers, body: JSON.stringify(body) });
  const { slug } = (await made.json()) as { slug: string };
  const other = await deskOf(program, 'Claire Vidal', slug);
  for (let n = 1; n <= 18; n++) {
    const player = { kind: 'register', player: `p${n}`, presence: 'here', club: '" onmouseover="window.ran=1' };
    await other.ask(player, { name: `<svg/onload=window.ran=1> ${n}` });
  }
  await other.ask({ kind: 'show', open: true });
  await other.play(1);
  for (const path of ['/en', `/t/${slug}`, ...addresses.map((rest) => `/t/${slug}${rest}`)]) {
    await page.goto(at(path));
    expect(await page.evaluate(() => 'ran' in globalThis), path).toBe(false);
  }
  await page.goto(at(`/t/${slug}/joueur/1`));
  expect(await page.title()).toBe('<svg/onload=window.ran=1> 1 · </title><script>window.ran=1</script> · Ronde');
  expect(await shown(page, '.facts')).toContain('" onmouseover="window.ran=1');
});

test('130 players: a page, its style and its script are 40 KB at most, compressed', async () => {
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, 'Claire Vidal')}` };
  const body = JSON.stringify({ file: hallFile(130, 6) });
  const made = await fetch(at('/api/tournaments/import'), { method: 'POST', headers, body });
  const { slug } = (await made.json()) as { slug: string };
  await (await deskOf(program, 'Claire Vidal', slug)).ask({ kind: 'show', open: true });
  const zipped = async (path: string) => gzipSync(Buffer.from(await (await fetch(at(path))).arrayBuffer())).length;
  for (const rest of ['', '/ronde/3', '/classement', '/grille', '/joueurs', '/joueur/12']) {
    const html = await (await fetch(at(`/t/${slug}${rest}`))).text();
    const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/g)].map(([, file = '']) => file);
    // The style is in the page: one script, no more than what follows the day.
    expect(files).toHaveLength(1);
    const [whole = 0, script = 0] = await Promise.all([`/t/${slug}${rest}`, ...files].map(zipped));
    expect(whole + script, rest).toBeLessThan(40 * 1024);
    expect(script).toBeLessThan(5 * 1024);
  }
});

test('when the server is gone, the page stays and says of when it is', async () => {
  await page.goto(at(own));
  await page.getByRole('status').filter({ hasText: 'à jour,' }).waitFor();
  await program.kill();
  await page.getByRole('status').filter({ hasText: 'mis à jour à' }).waitFor();
  expect(await shown(page, 'h2')).toBe('Ronde 4');
});
