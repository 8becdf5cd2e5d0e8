// Every page of the desk, as it stands in the middle of a day: without a fault that a machine can find, in both themes,
// on a laptop and on a phone; nothing sticks out sideways at 360 px or at twice the size.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { faultsOf } from './faults.ts';
import type { OneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { sharedWindow } from './shared.ts';
import { sessionOf } from './staff.ts';
import { inTheme, type Theme } from './stands.ts';

let opened: OneWindow;
let program: Program;
let page: Page;
let day: Created;
let combined: Created;
/** That of this moment: each page begins in the one in which the page before it ended. */
let theme: Theme = 'light';

beforeAll(async () => {
  opened = await sharedWindow();
  ({ program, page } = opened);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // The scripts of all the other pages come in quiet moments: here they would come anew with each page.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  day = await created(program, 'Claire', { name: 'Du jour', format: 'classique' }, eighteen.slice(0, 9));
  const pools = { name: 'Combinée', format: 'combinee', settings: { phase1: 5 } };
  combined = await created(program, 'Claire', pools, eighteen.slice(0, 12));
  await inTheMiddle(day);
});
afterAll(() => opened?.close());

/** Two rounds closed, one result corrected; in the third a sanction, a dispute, one player’s entry, a forfeit. */
async function inTheMiddle(desk: Created): Promise<void> {
  await desk.play(1);
  await desk.play(2);
  await desk.record(1, 1, [380, 420], { kind: 'games', games: [[450, 400]] });
  await desk.ask({ kind: 'draw', round: 3, without: [] });
  await desk.ask({ kind: 'publish', round: 3, attempt: 1 });
  const matches = (await desk.view()).tournament.rounds[2]?.matches ?? [];
  const at = (table: number) => matches.find((match) => match.table === table)?.players ?? [];
  await desk.ask({ kind: 'sanction', round: 3, player: at(1)[0], sanction: 'warning', article: '10.2' });
  await desk.record(3, 1, [512, 325]);
  await desk.record(3, 2, [460, 412]);
  await desk.ask({ kind: 'dispute', round: 3, players: at(2), value: { kind: 'games', games: [[450, 412]] } });
  const said = { kind: 'games', games: [[399, 333]] };
  await desk.ask({ kind: 'claim', round: 3, players: at(3), by: at(3)[0], result: said });
  const forfeit = { kind: 'forfeit', by: at(4)[1], games: [] };
  await desk.ask({ kind: 'record', round: 3, players: at(4), result: forfeit, saw: null });
  await desk.ask({ kind: 'give-trophy', name: 'Meilleure remontée', player: 'p4' });
  await desk.ask({ kind: 'show', open: true });
  await asksToPlay(desk, 'MERLE Anne');
}

/** What waits on the page of requests, and is said where people are registered. */
async function asksToPlay({ slug }: Created, name: string): Promise<void> {
  const sent = async (method: string, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, 'Claire')}` };
    const answer = await fetch(program.address + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  await sent('PUT', `/api/tournaments/${slug}/options`, { registration: true, places: null, presence: false });
  await sent('POST', `/api/public/${slug}/register`, { id: 'one', name, club: 'Villebois' });
}

/** One page at both widths and in both themes: everything twice, what depends on the theme four times. */
async function look(path: string, title = 'main h1'): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(program.address + path);
  await page.locator(title).waitFor();
  // What a page asks the server for comes a moment after its title.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { message: path }).toBe(0);
  await expect.poll(() => page.locator('h1').count(), { message: `${path}: one title` }).toBe(1);
  expect(await page.locator('h1').textContent(), path).not.toBe('Cette page n’existe pas.');
  await stand(path);
}

/** The page as it stands. A theme costs more to draw anew than a width: it changes once. */
async function stand(path: string): Promise<void> {
  const faults: string[] = [];
  const at = async (width: number, rules?: readonly string[]) => {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await faultsOf(page, rules)) faults.push(`${width} ${theme}: ${fault}`);
  };
  await at(1280);
  await at(390);
  theme = theme === 'light' ? 'dark' : 'light';
  await inTheme(page, theme);
  await at(390, ['color-contrast']);
  await at(1280, ['color-contrast']);
  expect(faults, path).toEqual([]);
  for (const width of [640, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(width);
  }
}

const ofTheDay = {
  'people and players': [
    'inscriptions',
    'inscriptions?panneau=liste',
    'inscriptions?panneau=frais',
    'joueurs',
    'joueur/4',
  ],
  'a round': ['ronde/2', 'ronde/3', 'ronde/3/relire', 'ronde/3/papier', 'ronde/4', 'arbitrage'],
  standings: ['classement', 'classement?vue=grille', 'classement?joueur=4', 'classement?possible=oui'],
  'the end of the day': ['finale', 'prix', 'cloture', 'journal', 'journal?etat=30'],
  'beside the day': ['imprimer', 'salle', 'equipe', 'equipe/liens', 'equipe/demandes', 'reglages'],
};

test.each(Object.entries(ofTheDay))('%s', async (_, paths) => {
  for (const path of paths) await look(`/bureau/${day.slug}/${path}`);
});

test('the pages of the house', async () => {
  for (const path of ['', 'nouveau', 'comptes', 'compte', 'registre', 'registre/liste']) await look(`/bureau/${path}`);
});

test('Formule Combinée: its pools, the page of the first round before it is drawn, the draft, a reason', async () => {
  const at = (rest: string) => `/bureau/${combined.slug}/${rest}`;
  await look(at('poules'));
  await look(at('ronde/1'));
  await look(at('ronde/1/papier'));
  await combined.ask({ kind: 'draw-order', attempt: 1 });
  await combined.ask({ kind: 'draw', round: 1, without: [] });
  await look(at('ronde/1'));
  await page
    .getByRole('button', { name: /^Pourquoi/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'La règle' }).waitFor();
  await stand('a reason');
});

/** Two pools of one event; the first one in its first round, with its hours. */
async function weekend(): Promise<Created> {
  const pool = (name: string, from: number) => {
    const body = { name: `Week-end ${name}`, format: 'art-de-la-guerre', event: 'Week-end de Villebois', pool: name };
    return created(program, 'Claire', body, eighteen.slice(from, from + 8));
  };
  const [first, second] = [await pool('Antiquité', 0), await pool('Moyen Âge', 9)];
  for (const one of [first, second]) await one.ask({ kind: 'show', open: true });
  const timetable = [
    { what: 'round', round: 1, at: '09:30' },
    { what: 'round', round: 2, at: '14:00' },
  ];
  await first.ask({ kind: 'details', saw: {}, to: { timetable } });
  await first.ask({ kind: 'draw', round: 1, without: [] });
  await first.ask({ kind: 'publish', round: 1, attempt: 1 });
  return first;
}

let pool: Created | undefined;

test('a wargame weekend in two pools, at the desk: lists, votes, hours, charter', async () => {
  pool ??= await weekend();
  for (const path of ['inscriptions', 'prix', 'reglages']) await look(`/bureau/${pool.slug}/${path}`);
});

test.each([
  ['its hours, its rules, its charter', ['', '/reglement', '/charte']],
  ['its lists, its event', ['/listes', '/evenement']],
])('a wargame weekend in two pools, in public: %s', async (_, paths) => {
  pool ??= await weekend();
  for (const path of paths) await look(`/t/${pool.slug}${path}`, 'header h1');
});

test('what opens over a page: the palette, the keys, the menu', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${program.address}/bureau/${day.slug}/classement`);
  await page.locator('main h1').waitFor();
  const over = async (open: Promise<unknown>, shows: Locator) => {
    await open;
    await shows.waitFor();
    await stand('over a page');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
  };
  await over(page.keyboard.press('Control+k'), page.getByRole('combobox'));
  await over(page.keyboard.press('?'), page.getByRole('heading', { name: 'Raccourcis de cette page' }));
  await over(page.getByRole('button', { name: 'Plus' }).click(), page.getByRole('link', { name: 'Arbitrage' }));
});
