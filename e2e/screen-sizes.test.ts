// The projector measured: what must be read from the back of a hall, on any screen, for any number of people.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HallClock, HallPrize, HallView } from '../packages/contract/src/http/hall.ts';
import { faultsOf } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { plain } from './plain.ts';
import { answerWith, type Given, given, oddPeople } from './screen-given.ts';

const sizes = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [3840, 2160],
  [1080, 1920],
] as const;

let opened: OneWindow;
let page: Page;
let state: Given;

beforeAll(async () => {
  opened = await oneWindow(null, 1080);
  page = opened.page;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, () => state);
  // The last state that was kept in this browser is another test's.
  await page.addInitScript(() => localStorage.clear());
});
afterAll(() => opened?.close());
beforeEach(() => page.setViewportSize({ width: 1920, height: 1080 }));

async function show(next: Given, query = ''): Promise<void> {
  state = next;
  await page.goto(`${opened.program.address}/ecran/t${query}`);
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const minute = 60_000;
const clock = (left: number, more: Partial<HallClock> = {}): HallClock => {
  const now = Date.now();
  const endsAt = now + left * minute;
  return { round: 10, startedAt: now - 30 * minute, length: 40 * minute, endsAt, left: null, hidden: null, ...more };
};
const prize = (figure: number): HallPrize => ({
  ...{ key: `p${figure}`, group: 'club', of: 'Association scrabblesque de la vallée de la Meuse', figure },
  players: oddPeople(8)
    .slice(0, 4)
    .map((name, i) => ({ number: i, name })),
});
const missing = (n: number) => oddPeople(n).map((name, i) => ({ number: i, name, ...(i % 3 === 0 && { late: true }) }));
const message = { text: 'Reprise à 14 h. '.repeat(12), since: 0 };

type Shown = readonly [name: string, query: string, hall: Partial<HallView>];

/** Every page that depends on how many people there are, as the address pins it or the hall says. */
const pages = (n: number): readonly Shown[] => [
  ['registration', '', { presence: { here: 1, expected: n, missing: missing(n) as never } }],
  ['tables by name', '?page=tables-nom', { clock: clock(38) }],
  ['half of the alphabet', '?page=tables-nom&part=2/2', {}],
  ['tables', '?page=tables', {}],
  ['end of the clock', '?page=pendule', { clock: clock(3) }],
  ['missing', '?page=manquants', {}],
  ['standings', '?page=classement', {}],
];

/** The same on the evening of the last round. */
const closed = (whole: Given): Given => ({
  ...whole,
  head: { ...whole.head, status: 'closed', planned: 10, rounds: [{ round: 10, status: 'closed' }] },
  round: { ...whole.round, status: 'closed' },
  standings: { ...whole.standings, final: true },
});

/** The others. */
const alike = (): readonly Shown[] => [
  ['clock', '?page=pendule', { clock: clock(150) }],
  ['prizes', '?page=prix', { prizes: [prize(1), prize(2), prize(3), prize(4), prize(5)] }],
  ['closing', '', { prizes: [prize(1), prize(2), prize(3), prize(4), prize(5)] }],
  ['message', '?page=message', { message }],
  ['stop', '', { stop: true }],
];

/** What goes beyond its place; empty where all fits. */
const beyond = (): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // The window has its new size at once, what stands in it with the next picture.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const over = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
      scrollHeight > clientHeight || scrollWidth > clientWidth;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const wide = ({ scrollWidth, clientWidth, dataset }: HTMLElement): boolean =>
      scrollWidth > clientWidth && !('one' in dataset);
    return [
      ...[document.documentElement, ...all('main, header, footer')].filter(over).map(({ tagName }) => tagName),
      ...all('[data-fit]')
        .filter(wide)
        .map(({ textContent }) => `« ${textContent} »`),
    ];
  });

for (const n of [8, 23, 48, 49, 130])
  test(`${n} people: no page scrolls or is cut off, on any screen`, async () => {
    const faults: string[] = [];
    for (const [name, query, hall] of n === 23 ? [...pages(n), ...alike()] : pages(n)) {
      const whole = given(n, hall);
      const before = { ...whole, head: { ...whole.head, rounds: [] } };
      await show(name === 'registration' ? before : name === 'closing' ? closed(whole) : whole, query);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const fault of await beyond()) faults.push(`${name} ${width}×${height}: ${fault}`);
      }
      await page.setViewportSize({ width: 1920, height: 1080 });
      if (n === 23) for (const fault of await faultsOf(page)) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

/** The sizes of all text on the page, and of one kind of it, in parts of the height. */
const fontSizes = (selector = 'body *') =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.getBoundingClientRect().width > 2)
      .map((element) => innerHeight / Number.parseFloat(getComputedStyle(element).fontSize)),
  );

test('smallest text 1/38 of the height, names 1/28 or three quarters of it, table numbers 1/21', async () => {
  for (const [, query, hall] of [...pages(23), ...alike()]) {
    await show(given(23, hall), query);
    expect(Math.max(...(await fontSizes()))).toBeLessThanOrEqual(38.01);
  }
  for (const n of [23, 130]) {
    await show(given(n), '?page=tables-nom');
    await page.locator('tbody th').first().waitFor();
    expect(Math.max(...(await fontSizes()))).toBeLessThanOrEqual(38.01);
    const numbers = (await fontSizes('tbody td:first-child')).filter((size) => size < 37);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(21.01);
    const names = await fontSizes('tbody th *');
    expect(Math.max(...names)).toBeLessThanOrEqual(28.01 / 0.75);
    // Usual names have the usual size.
    expect(names.filter((size) => size < 28.01).length).toBeGreaterThan(names.length / 4);
  }
});

test('pages of 4 s and half a second a row, every third one by number, with their letters', async () => {
  // The time of the page stands still, however long this machine takes to open it.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  try {
    await show(given(49));
    const h = () => page.locator('header').textContent().then(plain);
    await expect.poll(h).toContain('page 1 sur 2');
    expect(await h()).toContain('Votre table, par nom');
    // 42 rows: 25 s.
    await page.clock.runFor(24_500);
    expect(await h()).toContain('page 1 sur 2');
    await page.clock.runFor(1000);
    await expect.poll(h).toContain('page 2 sur 2');
    // 7 rows: 7.5 s.
    await page.clock.runFor(7600);
    await expect.poll(h).toContain('Les tables, par numéro');
  } finally {
    await page.clock.resume();
  }
});

test('a hidden end: the one announced, then no figure, then a tone and the word, for who has clicked for sound', async () => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      document.title += ' ♪';
      start.call(this, when);
    };
  });
  const war = (hall: Partial<HallView>): Given => {
    const whole = given(12, hall);
    return { ...whole, head: { ...whole.head, format: 'art-de-la-guerre' } };
  };
  const shown = async () => plain(await page.locator('main').textContent());
  await show(war({ clock: clock(20, { hidden: 'secret' }) }));
  await expect.poll(shown).toMatch(/^(20:00|19:\d\d)Fin annoncée à \d\d:\d\d$/);
  await page.getByRole('button', { name: 'Cliquez pour activer le son' }).click();
  await page.getByRole('button', { name: 'Cliquez pour activer le son' }).waitFor({ state: 'detached' });
  const next = (more: Partial<HallClock>) => {
    state = war({ clock: clock(-1, more) });
    return page.evaluate(() => dispatchEvent(new Event('online')));
  };
  await next({ hidden: 'secret' });
  await page.getByText('Fin possible à tout instant').waitFor();
  expect(await shown()).not.toMatch(/\d\d:\d\d/);
  expect(await page.title()).not.toContain('♪');
  await next({ hidden: 'ended', endedAt: Date.now() });
  await page.getByText('Dernier tour de jeu').waitFor();
  await expect.poll(() => page.title()).toContain('♪');
});
