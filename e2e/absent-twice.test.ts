// Formule Classique (Belgique 2007): what is asked of the director is still asked after a reload.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import type { Desk } from './desk-of.ts';
import type { OneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { sharedWindow } from './shared.ts';
import { strikeAtTable } from './typing.ts';

let opened: OneWindow;
let program: Program;
let page: Page;

beforeAll(async () => {
  opened = await sharedWindow();
  ({ program, page } = opened);
});
afterAll(() => opened?.close());

const asked = () => page.getByText('n’aurait personne en face, comme en ronde 1.');

/** Claire types that HUYNH has not come to AUBIN, whose first opponent did not come either; BERTHIER plays COLLIN. */
async function absentTwice(name: string): Promise<Created> {
  const day = await created(program, 'Claire', { name, format: 'classique-belge' }, eighteen.slice(0, 8));
  await day.ask({ kind: 'draw', round: 1, without: [] });
  await day.ask({ kind: 'publish', round: 1, attempt: 1 });
  const players = ['p1', 'p6'];
  await day.ask({ kind: 'record', round: 1, players, result: { kind: 'forfeit', by: 'p6', games: [] }, saw: null });
  for (const table of [2, 3, 4]) await day.record(1, table, [400, 300]);
  await day.ask({ kind: 'close-round', round: 1 });
  await day.ask({ kind: 'draw', round: 2, without: [] });
  await day.ask({ kind: 'publish', round: 2, attempt: 1 });
  expect((await day.tables(2)).slice(0, 2)).toEqual([
    ['p1', 'p7'],
    ['p2', 'p3'],
  ]);
  await page.goto(`${program.address}/bureau/${day.slug}/ronde/2`);
  await strikeAtTable(page, '1', 'Space');
  await page.locator('input[aria-label*="HUYNH"]').press('f');
  await page
    .getByText(/Forfait d[e’].*HUYNH/)
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await asked().waitFor();
  return day;
}

const atTop = async (day: Desk) => (await day.view()).tournament.rounds[1]?.matches.slice(0, 2) ?? [];

test('DAY-08: a second absent opponent waits for the director, readable after a reload; « 1 » exchanges the tables', async () => {
  const day = await absentTwice('Coupe de Mons');
  expect((await atTop(day))[0]).not.toHaveProperty('result');
  await page.reload();
  await asked().waitFor();
  await page.getByText(/Avec la table 2.*pour BERTHIER/).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('personne en face'));
  await page.keyboard.press('1');
  await asked().waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await atTop(day)).map(({ players }) => [...players].sort()))
    .toEqual([
      ['p2', 'p7'],
      ['p1', 'p3'],
    ]);
  await expect.poll(async () => (await atTop(day))[0]?.result).toMatchObject({ kind: 'forfeit', by: 'p7' });
});
