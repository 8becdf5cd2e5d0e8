// The five lists of a first-time director, as files and as text, each registered in at most five clicks of the mouse: from
// the page of registration on, counted in the browser.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { faultsOf } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { panelClosed } from './panel-closed.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { sessionOf } from './staff.ts';

let opened: OneWindow;
let page: Page;
let cookie: string;

beforeAll(async () => {
  opened = await oneWindow('Claire');
  ({ page } = opened);
  cookie = `ronde=${await sessionOf(opened.program, 'Claire')}`;
  await page.addInitScript(() => {
    const counting = window as unknown as { clicks: number };
    counting.clicks = 0;
    // What the program presses itself is nobody's click.
    addEventListener('click', ({ isTrusted, detail }) => (counting.clicks += isTrusted && detail > 0 ? 1 : 0), true);
  });
});
afterAll(() => opened?.close());

const clicks = () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const given = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../examples/lists/${name}`, import.meta.url)));

/** A new tournament, on its page of registration. */
async function coming(name: string): Promise<Desk> {
  const answer = await fetch(`${opened.program.address}/api/tournaments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ name, format: 'classique', date: '2026-12-05' }),
  });
  const { slug } = (await answer.json()) as { slug: string };
  await page.goto(`${opened.program.address}/bureau/${slug}/inscriptions`);
  await button('Coller une liste').click();
  return deskOf(opened.program, 'Claire', slug);
}

async function choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button('Choisir un fichier').click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Registers so many; what the page says before it is the first thing that a director reads. */
async function registered(desk: Desk, count: number, list: string): Promise<readonly string[]> {
  const enter = button(`Inscrire ${count} personnes`);
  await enter.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, `five-lists/${list}`);
  await enter.click();
  await expect.poll(async () => (await desk.view()).people.length).toBe(count);
  await panelClosed(page);
  expect(await clicks(), list).toBeLessThanOrEqual(5);
  return (await desk.view()).people.map(({ name }) => name);
}

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const four = ['LEFÈVRE Zoé', 'BORDAS Marc', 'KIEFFER Ana', 'CARON Léa'];

test('an e-mail, pasted with its greeting and its signature', async () => {
  const desk = await coming('Liste par courriel');
  await page
    .getByRole('complementary')
    .getByRole('textbox')
    .first()
    .fill(
      [
        'Bonjour Monique, voici la liste pour samedi :',
        '',
        '1. LEFÈVRE Zoé (Lyon) 1803',
        '2. BORDAS Marc (Dijon) 1500',
        '3. KIEFFER Ana - Metz - 1207',
        '4. CARON Léa Caen 1310',
        'Cordialement',
        'Jeanne',
      ].join('\n'),
    );
  expect(await registered(desk, 4, 'courriel')).toEqual(four);
  expect((await desk.view()).tournament.players.map(({ club, rating }) => `${club} ${rating}`)).toEqual([
    'Lyon 1803',
    'Dijon 1500',
    'Metz 1207',
    'Caen 1310',
  ]);
});

test('a spreadsheet with a title above its header', async () => {
  const desk = await coming('Liste en tableur');
  await choose('inscrits.xlsx', sheet, given('titre-au-dessus.xlsx'));
  expect(await registered(desk, 2, 'tableur')).toEqual(['LEFÈVRE Zoé', 'BORDAS Marc']);
});

test('the export of a form of payment: who plays, not who pays; a cancelled order is left aside', async () => {
  const desk = await coming('Liste d’un formulaire');
  await choose('inscriptions.csv', 'text/csv', given('inscriptions-en-ligne.csv'));
  await button(/^Laisser de côté/)
    .first()
    .click();
  const said = plain((await page.getByRole('complementary').textContent()) ?? '');
  const count = Number(/Inscrire (\d+) personnes/.exec(said)?.[1]);
  const names = await registered(desk, count, 'formulaire');
  expect(names).toContain('LEFÈVRE Zoé');
  expect(names).not.toContain('DURAND Luc');
  expect(names).not.toContain('KIEFFER Ana');
});

test('the federal file: twelve columns without a header, in the letters of an old spreadsheet', async () => {
  const desk = await coming('Fichier fédéral');
  const lines = four.map((name, n) => {
    const [surname, given] = name.split(' ');
    return `${surname};${given};${1_000_000 + n};2710;4C;P23;S;FR;FR;${1500 + n};B;12`;
  });
  await choose('federal.csv', 'text/csv', Buffer.from(lines.join('\r\n'), 'latin1'));
  await page.getByText(/Fichier fédéral reconnu/).waitFor();
  expect(await registered(desk, 4, 'federal')).toEqual(four);
  const { tournament, people } = await desk.view();
  expect(tournament.players.map(({ rating }) => rating)).toEqual([1500, 1501, 1502, 1503]);
  expect(people.map(({ licence }) => licence)).toEqual(['1000000', '1000001', '1000002', '1000003']);
});

test('last year’s tournament: the standings as Ronde wrote them', async () => {
  const before = await deskOf(opened.program, 'Claire');
  await before.play(1);
  const answer = await fetch(
    `${opened.program.address}/api/tournaments/${practice}/papers/standings/xlsx?after=1&lang=fr`,
    { headers: { Cookie: cookie } },
  );
  const desk = await coming('L’an passé');
  await choose('classement.xlsx', sheet, Buffer.from(await answer.arrayBuffer()));
  const there = (await before.view()).people.map(({ name }) => name);
  expect((await registered(desk, there.length, 'an-passe')).toSorted()).toEqual(there.toSorted());
});
