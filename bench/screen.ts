/// <reference lib="dom" />
// How long a director waits in front of a hall of 500: from the key or the press to the frame that shows the answer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { chromium, type Page } from 'playwright-core';
import { enteredBy } from '../packages/ronde/src/http/access/test-entry.ts';
import { hallFile } from './hall-file.ts';
import { type Bundles, startProgram } from './program.ts';

const players = 500;
const played = 6;
const runs = 5;

/** Prints the ms of each act, the slowest of a few runs; the aim is 100. */
export async function screens(bundles: Bundles): Promise<void> {
  console.log(
    `\nThe desk with ${players} players, round ${played + 1} in play (ms from the input to the frame, worst of ${runs})`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'ronde-screen-'));
  const program = await startProgram(bundles, folder);
  const browser = await chromium.launch({
    executablePath: process.env.RONDE_CHROMIUM ?? (await packaged.executablePath()),
    args: [...packaged.args, '--no-sandbox', '--disable-gpu'],
  });
  try {
    const address = `http://localhost:${program.port}`;
    const cookie = await enteredBy(program.link ?? '');
    const slug = await imported(address, cookie);
    const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: address }]);
    await measured(page, `${address}/bureau/${slug}`);
  } finally {
    await browser.close();
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function imported(address: string, cookie: string): Promise<string> {
  const answer = await fetch(`${address}/api/tournaments/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ file: hallFile(players, played) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { slug: string }).slug;
}

/** An act, and what must be on screen for it to be answered. */
type Act = readonly [what: string, act: () => Promise<unknown>, shows: string, back?: () => Promise<unknown>];

async function measured(page: Page, desk: string): Promise<void> {
  const round = `${desk}/ronde/${played + 1}`;
  const key = (name: string) => () => page.keyboard.press(name);
  const openRound = async () => {
    await page.goto(round);
    await page.waitForSelector('#entry-table');
  };
  let table = 0;
  const typed = async () => {
    await page.keyboard.type(String(++table));
    await page.keyboard.press('Space');
    await page.keyboard.type('412');
    await page.keyboard.press('Space');
    await page.keyboard.type('41');
  };
  const leave = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const on = (word: string) => `document.querySelector('h1')?.textContent?.includes('${word}')`;
  const acts: readonly Act[] = [
    [
      'the last digit of a score: its sentence',
      key('1'),
      `document.querySelector('main').textContent.includes('d’un point.')`,
    ],
    [
      'Enter: the result in its row',
      key('Enter'),
      `!document.querySelector('main').textContent.includes('d’un point.')`,
    ],
    ['C: standings', key('c'), on('Classement')],
    ['J: players', key('j'), on('Joueurs')],
    ['H: log', key('h'), on('Journal')],
    ['S: back to the results', key('s'), on('Ronde')],
    ['1: a finished round', key('1'), on('Ronde 1')],
    ['/: the palette', key('/'), `document.querySelector('[role="combobox"]') !== null`],
    ['a letter in the palette', key('n'), `document.querySelectorAll('[role="option"]').length === 12`],
  ];
  const waits = new Map<string, number[]>();
  const note = (what: string, ms: number) => waits.set(what, [...(waits.get(what) ?? []), ms]);
  for (let run = 0; run < runs; run++) {
    await openRound();
    // The scripts of the other pages come in quiet moments.
    await page.waitForTimeout(4000);
    await page.locator('#entry-table').focus();
    await typed();
    for (const [what, act, shows] of acts) {
      note(what, await waited(page, act, shows));
      if (/^(?:Enter|S:)/.test(what)) await leave();
      await page.waitForTimeout(250);
    }
    await page.keyboard.press('Escape');
    await others(page, desk, note);
  }
  for (const [what, all] of waits)
    console.log(
      `  ${what.padEnd(62)} ${Math.max(...all)
        .toFixed(0)
        .padStart(6)} ms`,
    );
}

/** What is pressed rather than typed. */
async function others(page: Page, desk: string, note: (what: string, ms: number) => void): Promise<void> {
  const press = (selector: string) => () => page.locator(selector).first().click();
  await page.goto(`${desk}/classement`);
  await page.waitForSelector('main table');
  await page.waitForTimeout(800);
  note(
    'why a tie is in this order',
    await waited(page, press('[data-why]'), `document.querySelector('[aria-expanded="true"][data-why]') !== null`),
  );
  note(
    'a player’s card beside the standings',
    await waited(page, press('th button'), `document.querySelector('aside h2') !== null`),
  );
  await page.goto(`${desk}/joueurs`);
  await page.waitForSelector('main table');
  await page.waitForTimeout(800);
  note(
    'sorted by Pdep',
    await waited(
      page,
      press('th button:has-text("Pdep")'),
      `document.querySelector('[aria-sort="descending"]') !== null`,
    ),
  );
  await page.locator('main input').focus();
  note(
    'a letter in the search of players',
    await waited(
      page,
      () => page.keyboard.press('z'),
      `document.querySelectorAll('main tbody tr').length < ${players}`,
    ),
  );
}

/** Ms from the browser's own time of the input to the frame in which the answer is there; NaN: not within 10 s. */
async function waited(page: Page, act: () => Promise<unknown>, shows: string): Promise<number> {
  await page.evaluate(() => {
    const begin = ({ timeStamp }: Event) => {
      (globalThis as unknown as Timed).begun ??= timeStamp;
    };
    (globalThis as unknown as Timed).begun = undefined;
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, begin, { capture: true, once: true });
  });
  const answered = page.waitForFunction(`(${shows}) && performance.now()`, undefined, {
    polling: 'raf',
    timeout: 10_000,
  });
  await act();
  const at = await answered.then(
    (handle) => handle.jsonValue(),
    () => Number.NaN,
  );
  return Number(at) - (await page.evaluate(() => (globalThis as unknown as Timed).begun ?? 0));
}

interface Timed {
  begun: number | undefined;
}
