// A final typed on a phone that is cut off. How it is planned, played and cancelled is held by its page’s own tests.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk-of.ts';
import { faultsOf } from './faults.ts';
import type { OneWindow } from './one-window.ts';
import { practiceCopy, sharedWindow } from './shared.ts';

let opened: OneWindow;
let page: Page;
let desk: Desk;

beforeAll(async () => {
  opened = await sharedWindow();
  ({ page } = opened);
  desk = await practiceCopy();
  for (let round = 1; round <= 5; round++) await desk.play(round);
});
afterAll(() => opened?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const final = async () => (await desk.view()).tournament.final;

test('on a phone, without network: the sheet with its pad; the result is kept here as a round’s is; back, it is sent', async () => {
  const terms = { players: 2, bestOf: 1, carry: false, thirdPlace: false, lastPlace: 'initial-rank' };
  await desk.ask({ kind: 'open-final', ...terms });
  await desk.ask({ kind: 'draw-final', set: 0 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${opened.program.address}/bureau/${desk.slug}/finale`);
  await button('Table 1').click();
  const dialog = page.getByRole('dialog');
  const press = async (...signs: string[]) => {
    for (const sign of signs) await dialog.getByRole('button', { name: sign, exact: true }).click();
  };
  // The sheet is open when the network goes.
  await dialog.getByRole('button', { name: '4', exact: true }).waitFor();
  await page.context().setOffline(true);
  await press('4', '1', '2');
  await dialog.getByRole('textbox').nth(1).focus();
  await press('4', '0', '0', 'Enregistrer');
  await page.getByRole('row', { name: /412.+400.*gardé ici/ }).waitFor();
  expect((await final())?.matches[0]?.result).toBeUndefined();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  // Typed from who starts; kept in the order of the match.
  const match = (await final())?.matches[0];
  const games = match?.starts === match?.players[0] ? [[412, 400]] : [[400, 412]];
  await expect.poll(async () => (await final())?.matches[0]?.result).toEqual({ kind: 'games', games });
});
