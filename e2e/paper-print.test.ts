// The papers as the browser itself prints them: what axe finds, pages, header rows, rows that are cut, names of any length.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Paper } from '../packages/documents/src/paper/paper.ts';
import { paperHtml } from '../packages/documents/src/paper-html/paper-html.ts';
import * as papers from '../packages/documents/src/papers/index.ts';
import { bare, textsIn } from '../packages/documents/src/pdf/test-pdf.ts';
import { type Desk, drawNext, games, playNext, registered } from '../packages/engine/src/fixtures/desk.ts';
import { standingsAfter } from '../packages/engine/src/index.ts';
import { launch } from './browser.ts';
import { faultsOf } from './faults.ts';

const printing = { lang: 'fr', at: '10:42' } as const;
const slip = (table: number) => `http://192.168.1.20:4321/t/essai/table/${table}`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

function hall(count: number, names: readonly string[] = []): Desk {
  const desk = registered(count);
  for (const [i, id] of [...desk.people.keys()].entries()) desk.people.set(id, { name: names[i] ?? `NOM${i + 1} Ada` });
  return desk;
}

/** What each page says, spaces left out. */
async function pagesOf(paper: Paper): Promise<readonly string[]> {
  await page.setContent(paperHtml(paper));
  return await textsIn(await page.pdf({ preferCSSPageSize: true }));
}

test('no kind of paper has a fault that a machine finds; a draft too', async () => {
  const desk = hall(17);
  playNext(desk, (table) => games([400 + table, 380]));
  const counted = desk.state();
  desk.act({ kind: 'draw', round: 2, without: [] });
  const [t, people] = [desk.state(), desk.people];
  const standings = standingsAfter(counted, people, { after: 1, final: false });
  const links = new Map(t.players.map(({ id }) => [id, { code: 'K7QF', address: 'http://x.example/j/K7QF' }]));
  const every: readonly Paper[] = [
    papers.tablesByName(t, people, 2, printing),
    papers.tablesByNumber(t, people, 2, printing),
    papers.matchSlips(t, people, 2, printing, slip),
    papers.scoreSheets(t, people, 1, printing),
    papers.drawReasons(t, people, 2, printing),
    papers.standingsPaper(counted, people, standings, printing),
    papers.crossTable(counted, people, standings, printing),
    papers.challengeSlips(t, printing),
    papers.badges(t, people, links, printing),
    papers.nameCards(t, people, printing),
    papers.prizewinners(counted, people, printing),
    papers.certificates(counted, people, printing, { upTo: 3 }),
    papers.welcomeSheet(t, printing, { address: 'http://x.example/t/essai', wifi: { name: 'Salle', password: 'a' } }),
  ];
  for (const paper of every) {
    await page.setContent(paperHtml(paper));
    expect(await faultsOf(page), paper.title).toEqual([]);
  }
});

test('130 people with long names: header row and « 2/3 » on each page, no row over two pages', async () => {
  const names = Array.from({ length: 130 }, (_, i) => `TOUSSAINT DE LA TOUR ${i}X Marie Christine Bernadette`);
  const desk = hall(130, names);
  drawNext(desk);
  const [t, people] = [desk.state(), desk.people];
  const nameOf = (id: string): string => bare(people.get(id)?.name ?? '');
  const byName = await pagesOf(papers.tablesByName(t, people, 1, printing));
  const byNumber = await pagesOf(papers.tablesByNumber(t, people, 1, printing));
  for (const [pages, header] of [
    [byName, 'TableNom'] as const,
    [byNumber, 'TableCommenceScoreAdversaireScore'] as const,
  ]) {
    expect(pages.length).toBeGreaterThan(2);
    for (const [i, text] of pages.entries()) {
      expect(text).toContain(header);
      expect(text).toContain(`impriméà10:42${i + 1}/${pages.length}`);
    }
  }
  const on = (pages: readonly string[], row: string) => pages.filter((text) => text.includes(row)).length;
  for (const { players, table, starts } of t.rounds[0]?.matches ?? []) {
    const [a, b = ''] = players;
    expect([on(byName, `${nameOf(a)}contre${nameOf(b)}`), on(byName, `${nameOf(b)}contre${nameOf(a)}`)]).toEqual([
      1, 1,
    ]);
    expect(on(byNumber, `${table}${nameOf(starts ?? a)}${nameOf(starts === b ? a : b)}`)).toBe(1);
  }
});

test('§11: 60 names a page and 25 tables, as on the PDF; a word without end widens nothing', async () => {
  const sixty = hall(60);
  drawNext(sixty);
  expect(await pagesOf(papers.tablesByName(sixty.state(), sixty.people, 1, printing))).toHaveLength(1);
  const fifty = hall(50);
  drawNext(fifty);
  expect(await pagesOf(papers.tablesByNumber(fifty.state(), fifty.people, 1, printing))).toHaveLength(1);
  const long = hall(8, ['W'.repeat(80)]);
  drawNext(long);
  for (const paper of [
    papers.tablesByName(long.state(), long.people, 1, printing),
    papers.tablesByNumber(long.state(), long.people, 1, printing),
    papers.matchSlips(long.state(), long.people, 1, printing, slip),
    papers.nameCards(long.state(), long.people, printing),
  ]) {
    await page.setContent(paperHtml(paper));
    await page.emulateMedia({ media: 'print' });
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('th, td, p, .card')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect(beyond, paper.title).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});
