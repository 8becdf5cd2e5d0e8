/// <reference lib="dom" />
// How long a stranger's cheap phone waits for a public page: four times slower, on slow 4G, nothing in its cache.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { chromium, type Page } from 'playwright-core';
import { enteredBy } from '../packages/ronde/src/http/access/test-entry.ts';
import { hallFile } from './hall-file.ts';
import { type Bundles, startProgram } from './program.ts';

const players = 130;
const played = 5;
const runs = 5;
/** Lighthouse's slow 4G, applied as the browser applies it: bytes a second, and ms of each request. */
const slow4g = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

const pages: readonly (readonly [what: string, path: string])[] = [
  ['the round in play', ''],
  ['the standings, with why', '/classement'],
  ['the cross table', '/grille'],
  ['one player', '/joueur/12'],
];

/** Prints, for each page, ms to the first paint, to a page that can be read and used, and to all of it. The aim is 1.5 s. */
export async function publicPage(bundles: Bundles): Promise<void> {
  console.log(
    `\nPublic pages, ${players} players, CPU ÷ 4, slow 4G, empty cache (ms; medians of ${runs}, and the worst)`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'ronde-public-'));
  const program = await startProgram(bundles, folder);
  const browser = await chromium.launch({
    executablePath: process.env.RONDE_CHROMIUM ?? (await packaged.executablePath()),
    args: [...packaged.args, '--no-sandbox', '--disable-gpu'],
  });
  try {
    const address = `http://localhost:${program.port}`;
    const slug = await shown(address, await enteredBy(program.link ?? ''));
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
    await slowed(page);
    for (const [what, path] of pages) await measured(page, what, `${address}/t/${slug}${path}`);
  } finally {
    await browser.close();
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function shown(address: string, cookie: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}/api/tournaments/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { slug: string };
  };
  const { slug } = await post('import', { file: hallFile(players, played) });
  await post(`${slug}/commands`, { id: 'show', command: { kind: 'show', open: true } });
  return slug;
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function measured(page: Page, what: string, url: string): Promise<void> {
  const times: (readonly number[])[] = [];
  for (let run = 0; run < runs; run++) {
    await page.goto(url, { waitUntil: 'load' });
    times.push(await timesOf(page));
    await page.goto('about:blank');
  }
  const [painted = [], usable = [], all = []] = [0, 1, 2].map((i) =>
    times.map((one) => one[i] ?? Number.NaN).toSorted((a, b) => a - b),
  );
  const middle = (sorted: readonly number[]): string => (sorted[sorted.length >> 1] ?? Number.NaN).toFixed(0);
  const worst = (usable.at(-1) ?? Number.NaN).toFixed(0);
  const said = `first paint ${middle(painted)}, usable ${middle(usable)} (worst ${worst}), all of it ${middle(all)}`;
  console.log(`  ${what.padEnd(32)} ${said}`);
}

/** Usable: painted, and the whole page is there: its links and what opens need no script. */
const timesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    for (let wait = 0; paint() === undefined && wait < 100; wait++) await new Promise((next) => setTimeout(next, 50));
    const painted = paint() ?? Number.NaN;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const parsed = navigation?.domInteractive ?? Number.NaN;
    return [painted, Math.max(painted, parsed), navigation?.loadEventEnd ?? Number.NaN];
  });
