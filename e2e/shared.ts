// What journeys have in common as long as none of them stops it: one program for all, and for those of one process one
// browser whose first window has the scripts already.
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { launch } from './browser.ts';
import { type Desk, deskOf } from './desk-of.ts';
import type { OneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { enterAs, signIn } from './staff.ts';

/** Claire has the first account of its house. */
export const program: Program = {
  address: inject('address'),
  link: null,
  kill: () => Promise.reject(new Error('This program is everybody’s: who stops one starts their own.')),
};
enterAs(program, 'Claire', inject('claire'));

/** What one has read of the program’s scripts, the next one need not. */
let opened: Promise<BrowserContext> | undefined;

/** Claire’s window on the program that journeys share: nothing of an earlier one is kept in it. */
export async function sharedWindow(height = 900): Promise<OneWindow> {
  opened ??= open();
  const context = await opened;
  await signIn(context, program, 'Claire');
  const page = await context.newPage();
  await page.goto(`${program.address}/healthz`);
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 1280, height });
  return { program, page, close: () => page.close() };
}

/** The practice tournament as a data folder begins with it, for one who changes it: a copy. */
export async function practiceCopy(): Promise<Desk> {
  const file = await (await deskOf(program, 'Claire')).read('/file');
  const asked = () =>
    fetch(`${program.address}/api/tournaments/import`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `ronde=${inject('claire')}` },
      body: JSON.stringify({ file, copy: true }),
    });
  let answer = await asked();
  // One file a person at a time: a journey beside this one may be making its own copy.
  while (answer.status === 429) answer = await asked();
  if (!answer.ok) throw new Error(await answer.text());
  return deskOf(program, 'Claire', ((await answer.json()) as { slug: string }).slug);
}

async function open(): Promise<BrowserContext> {
  const browser = await launch();
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(60_000);
  // The packaged browser ends with its first window.
  await context.newPage();
  return context;
}
