// Several windows of one browser that is cut off, and a link so slow that news come faster than they are read.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { plain } from './plain.ts';
import { type Program, startProgram } from './program.ts';
import { signIn } from './staff.ts';
import { strikeAtTable } from './typing.ts';

let browser: Browser;
let program: Program;
let context: BrowserContext;
let desk: Desk;
let data: string;
let gone = false;

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'ronde-windows-'));
  [browser, program] = await Promise.all([launch(), startProgram(data)]);
  desk = await deskOf(program, 'Claire');
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  await signIn(context, program, 'Claire');
  await context.route('**/api/**', (route) => (gone ? route.abort('internetdisconnected') : route.continue()));
});
afterAll(async () => {
  await browser?.close();
  await program?.kill();
  rmSync(data, { recursive: true, force: true });
});

const address = () => `${program.address}/bureau/${practice}/ronde/1`;

async function opened(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address());
  await page
    .getByText(/résultats\ssur\s11/)
    .first()
    .waitFor();
  return page;
}

async function type(page: Page, table: number, own: string, other: string): Promise<void> {
  await page.bringToFront();
  await page.locator('#entry-table').focus();
  await strikeAtTable(page, String(table), 'Space', own, 'Space', other, 'Enter');
}

const kept = async (page: Page) => plain((await page.getByRole('status').allTextContents()).join(' '));
const results = async () => (await desk.view()).tournament.rounds[0]?.matches.filter(({ result }) => result).length;

test('three windows, cut off: each keeps its own result, knows of the others’, and all three are sent once', async () => {
  const windows = [await opened(), await opened(), await opened()];
  gone = true;
  for (const [i, page] of windows.entries()) await type(page, i + 1, '412', `40${i}`);
  for (const page of windows) await expect.poll(() => kept(page)).toMatch(/3 résultats gardés sur ce poste/);
  for (const page of windows) await page.close();
  gone = false;
  const page = await opened();
  await expect.poll(results).toBe(3);
  await page.getByText('Il manque 8 résultats sur 11').waitFor();
  const log = (await desk.read('/log')) as readonly { events: readonly { kind: string }[] }[];
  const recorded = log.filter(({ events }) => events.some(({ kind }) => kind === 'recorded' || kind === 'result'));
  expect(new Set(recorded).size).toBe(recorded.length);
  await page.close();
});

test('on a slow link what was typed and accepted stays on screen while another desk goes on', async () => {
  const page = await opened();
  const link = await context.newCDPSession(page);
  await link.send('Network.enable');
  await link.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1500,
    downloadThroughput: 8000,
    uploadThroughput: 8000,
  });
  await type(page, 4, '388', '402');
  const row = page.getByRole('row').filter({ hasText: '388' });
  await expect.poll(() => row.count()).toBe(1);
  // The page itself counts each moment at which its row would show something else.
  await page.evaluate(() => {
    const told = globalThis as unknown as { lost: number };
    told.lost = 0;
    const look = () => {
      if (!/388/.test(document.querySelector('main')?.textContent ?? '')) told.lost++;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // Another desk, on the spot, enters one table after the other, faster than the slow one can read.
  for (const table of [5, 6, 7, 8, 9]) {
    await desk.record(1, table, [300, 299]);
    await pause(1200);
  }
  await page.getByText('Il manque 2 résultats sur 11').waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => (globalThis as unknown as { lost: number }).lost)).toBe(0);
  await expect.poll(() => page.getByText('à jour').count()).toBe(1);
  await page.close();
});
