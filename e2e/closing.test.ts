// The end of a day: ratings seen with their calculation, closed, sent; opened again, corrected, closed again (RATE-01).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../packages/engine/src/index.ts';
import { type Desk, deskOf } from './desk-of.ts';
import { faultsOf } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { sessionOf } from './staff.ts';
import { inTheme } from './stands.ts';

/** The ten of the rating’s own example: the 1803 is D. */
const ratings = { A: 2923, B: 2250, C: 1860, D: 1803, E: 1700, F: 1700, G: 1580, H: 1415, I: 1002, J: 1000 };

let federation: Server;
let opened: OneWindow;
let page: Page;
let desk: Desk;
let at: (rest: string) => string;
const faults: string[] = [];
const revisions: number[] = [];
let answer: readonly [status: number, body: object] = [200, {}];

beforeAll(async () => {
  federation = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      revisions.push((JSON.parse(text) as { revision: number }).revision);
      response.writeHead(answer[0], { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(answer[1]));
    });
  });
  await new Promise<void>((resolve) => federation.listen(0, '127.0.0.1', resolve));
  process.env.RONDE_FEDERATION_URL = `http://127.0.0.1:${(federation.address() as AddressInfo).port}/recus`;
  opened = await oneWindow('Claire');
  ({ page } = opened);
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  const slug = await played();
  at = (rest) => `${opened.program.address}/bureau/${slug}/${rest}`;
});
afterAll(async () => {
  delete process.env.RONDE_FEDERATION_URL;
  await opened?.close();
  federation.close();
});

/** One round of five: A first by 100, D second by 90, then whoever is written first by 80, 70, 60. */
async function played(): Promise<string> {
  const { program } = opened;
  const answer = await fetch(`${program.address}/api/tournaments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, 'Claire')}` },
    body: JSON.stringify({
      name: 'Coupe',
      format: 'classique',
      date: '2026-11-14',
      settings: { rounds: 5, rating: { games: 5 } },
    }),
  });
  const { slug } = (await answer.json()) as { slug: string };
  desk = await deskOf(program, 'Claire', slug);
  for (const [player, rating] of Object.entries(ratings))
    await desk.ask(
      { kind: 'register', player, rating, presence: 'here', club: player < 'F' ? 'Lyon' : 'Nancy' },
      { name: `${player}${player} Ada` },
    );
  await desk.ask({ kind: 'register', player: 'K', presence: 'absent' }, { name: 'KK Ada' });
  await desk.ask({ kind: 'draw', round: 1, without: ['K'] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  const others = [80, 70, 60];
  for (const match of (await desk.view()).tournament.rounds[0]?.matches ?? []) {
    const margin = match.players.includes('A') ? 100 : match.players.includes('D') ? 90 : (others.shift() ?? 0);
    await desk.ask({ kind: 'record', round: 1, players: match.players, result: wonBy(match, margin), saw: null });
  }
  await desk.ask({ kind: 'close-round', round: 1 });
  return slug;
}

/** Won by A or D where they sit, else by the first. */
function wonBy({ players }: Pick<Match, 'players'>, margin: number) {
  const second = players[1] === 'A' || players[1] === 'D';
  return { kind: 'games', games: [second ? [400, 400 + margin] : [400 + margin, 400]] };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The figures of D: before, PE, B, PJ, after. */
const figures = async () => {
  const row = page
    .getByRole('row', { name: /DD Ada/ })
    .filter({ has: page.getByRole('link', { name: 'Calcul, DD Ada' }) });
  return (await row.locator('td').allTextContents()).slice(1);
};

test('RATE-01: 1803 + 9 + 10 + 210 = 2032, with the reason of each figure beside it', async () => {
  await page.goto(at('cloture'));
  await page.getByRole('link', { name: 'Ronde 2, pas encore jouée' }).waitFor();
  await expect.poll(figures).toEqual(['1803', '9', '10', '+210', '2032']);
  await page.getByRole('link', { name: 'Calcul, DD Ada' }).click();
  await page.getByRole('heading', { level: 2, name: 'Cote de DD Ada' }).waitFor();
  await expect
    .poll(async () => plain(await page.getByRole('complementary').textContent()))
    .toContain(
      '1803 + 9 + 10 + 210 = 2032. PE 9 : 2ᵉ sur 10. B 10 : la moitié de M, qui vaut 20. PJ : ⅔ × (2250 − 1803) = 298, limité à 210.',
    );
  // Who is registered and was never drawn: out of the ten, and said so.
  await page.getByText(/KK Ada n’est dans aucune ronde.: pas de nouvelle cote\./).waitFor();
  await picture(page, 'cloture-calcul');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 2, name: 'Vérifications' }).waitFor();
  // Once somebody reads results again, those that nobody has ticked are told here.
  const marc = await deskOf(opened.program, 'Marc', (await desk.view()).slug);
  const read = (await desk.view()).tournament.rounds[0]?.matches[0];
  await marc.ask({ kind: 'confirm', round: 1, players: read?.players, saw: read?.result });
  await page.getByRole('link', { name: '4 tables non contrôlées' }).waitFor();
});

test('closed and sent: what the federation has is said, with its time', async () => {
  await page.goto(at('cloture'));
  await button('Clore le tournoi').press('Enter');
  // DAY-03: one round of five is asked once.
  await page.getByText(/^1.ronde sur 5.: clore sur 1.\?$/).waitFor();
  await button('Clore sur 1 ronde').press('Enter');
  await page.getByText('Tournoi clos').waitFor();
  // The same button now says « Rouvrir »: a second Enter is not on it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.keyboard.press('Enter');
  await expect.poll(figures).toEqual(['1803', '9', '10', '+210', '2032']);
  await button('Envoyer à la fédération').click();
  await page.getByText(/envoyé le .* à \d+\sh\s\d\d/).waitFor();
  expect(revisions).toHaveLength(1);
  await expect.poll(() => button('Envoyer à la fédération').count()).toBe(0);
  await picture(page, 'cloture-envoyee');
});

/** Only once what the register would have is there: asked for when it is open again, there is none. */
async function reopened(): Promise<void> {
  await page.getByRole('table', { name: 'Ce qui changerait dans le registre' }).waitFor();
  await button('Rouvrir le tournoi').click();
}

test('RATE-01: opened, corrected to the third place, closed again: always from 1803', async () => {
  await reopened();
  await button('Clore le tournoi').click();
  await button('Clore sur 1 ronde').click();
  await expect.poll(figures).toEqual(['1803', '9', '10', '+210', '2032']);
  await reopened();
  await button('Clore le tournoi').waitFor();
  const match = (await desk.view()).tournament.rounds[0]?.matches.find(({ players }) => players.includes('D'));
  if (!match) throw new Error('D has a table');
  await desk.ask({ kind: 'record', round: 1, players: match.players, result: wonBy(match, 75), saw: match.result });
  await expect.poll(figures).toEqual(['1803', '8', '4', '+38', '1853']);
  await button('Clore le tournoi').click();
  await button('Clore sur 1 ronde').click();
  answer = [422, { title: 'Licence inconnue.' }];
  await button('Envoyer la correction').click();
  await page.getByText('refusé : Licence inconnue.').waitFor();
  answer = [200, {}];
  await button('Envoyer de nouveau').click();
  await page.getByText(/envoyé le .* à \d+\sh\s\d\d/).waitFor();
  // The first one, the refused one, and that one again: the correction is a later revision.
  expect(revisions).toHaveLength(3);
  expect(revisions[1]).toBeGreaterThan(revisions[0] ?? Infinity);
  expect(revisions[2]).toBe(revisions[1]);
});

test('nothing at fault in the dark, on a phone', async () => {
  await inTheme(page, 'dark');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'cloture-sombre');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'cloture-390');
  // No table is wider than the phone: the standings, the ratings, what they would change in the register.
  const beyond = () =>
    page
      .locator('main table')
      .evaluateAll((tables) =>
        tables.map(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : 0)),
      );
  await expect.poll(beyond).toEqual([0, 0, 0]);
  expect(await faultsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
});
