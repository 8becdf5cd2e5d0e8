// `npm run pictures`: a page of each paper as its PDF shows it, into docs/pictures/paper.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Paper } from '../packages/documents/src/paper/paper.ts';
import * as papers from '../packages/documents/src/papers/index.ts';
import { pagesIn, type ReadPage } from '../packages/documents/src/pdf/test-pdf.ts';
import { toPdf } from '../packages/documents/src/pdf/to-pdf.ts';
import { type Desk, drawNext, games, playNext, registered } from '../packages/engine/src/fixtures/desk.ts';
import { standingsAfter } from '../packages/engine/src/index.ts';
import { type Album, albumIn } from './album.ts';
import { launch } from './browser.ts';
import { eighteen } from './created.ts';
import { saintMartin, score } from './saint-martin.ts';

const printing = { lang: 'fr', at: '10:42' } as const;
const hall = 'http://192.168.1.20:4321';
const twentyThree = [
  ...eighteen,
  'URBAIN Anne',
  'VASSEUR Jean-Baptiste',
  'WAGNER Théo',
  'XIMENES Carla',
  'YILDIZ Deniz',
];
const clubs = ['Dijon', 'Beaune', 'Lyon', 'Nantes'];

let browser: Browser;
let album: Album;

beforeAll(async () => {
  browser = await launch();
  album = await albumIn('docs/pictures/paper', await browser.newPage());
});
afterAll(() => browser?.close());

/** The first page of a paper, as large as it is read on a screen; 120 KB at most. */
async function taken(name: string, paper: Paper): Promise<void> {
  const [page] = await pagesIn(toPdf(paper), 0);
  if (!page) throw new Error(`No page of ${name}.`);
  const picture = await small(page);
  expect(picture.length, name).toBeLessThan(120_000);
  album.put(name, picture);
}

async function small({ grey, width, height }: ReadPage): Promise<Buffer> {
  const made = await album.darkroom.evaluate(
    async ({ dots, width, height }) => {
      const ink = Uint8Array.from(atob(dots), (sign) => sign.charCodeAt(0));
      const pixels = new Uint8ClampedArray(4 * ink.length).fill(255);
      for (const [i, grey] of ink.entries()) pixels.fill(grey, 4 * i, 4 * i + 3);
      const whole = new OffscreenCanvas(width, height);
      whole.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Math.round(width * 0.7), Math.round(height * 0.7)];
      const brush = canvas.getContext('2d');
      if (brush) brush.imageSmoothingQuality = 'high';
      brush?.drawImage(whole, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.82);
    },
    { dots: Buffer.from(grey).toString('base64'), width, height },
  );
  return Buffer.from(made.slice(made.indexOf(',') + 1), 'base64');
}

/** Named, in clubs, in series. */
function people(desk: Desk, names: readonly string[]): Desk {
  for (const [i, id] of [...desk.people.keys()].entries()) {
    desk.people.set(id, { name: names[i] ?? id });
    const of = { club: clubs[i % clubs.length] ?? '', duplicateSeries: `${4 + (i % 3)}${'ABCD'[i % 4]}` };
    desk.act({ kind: 'amend', player: id, saw: {}, to: of });
  }
  return desk;
}

const named = (desk: Desk, name = saintMartin) => ({ ...desk.state(), name, place: 'Dijon' });

test('a tournament of 23', async () => {
  const desk = people(registered(twentyThree.length), twentyThree);
  for (let round = 1; round <= 3; round++) playNext(desk, (table) => games(score(round, table)));
  const after = named(desk);
  const standings = standingsAfter(after, desk.people, { after: 3, final: false });
  desk.act({ kind: 'mark', player: 'J6', presence: 'absent', saw: 'here' });
  desk.act({ kind: 'draw', round: 4, without: ['J6'] });
  await taken('tables-par-nom-projet', papers.tablesByName(named(desk), desk.people, 4, printing));
  desk.act({ kind: 'publish', round: 4, attempt: 1 });
  const t = named(desk);
  const again = { ...printing, replaces: '10:31' };
  const links = new Map(
    t.players.map(({ id, number }) => [
      id,
      { code: `K7QF-2M9X-P4${number + 10}`, address: `${hall}/j/K7QF2M9XP4${number}` },
    ]),
  );
  const table = (number: number) => `${hall}/t/tournoi-de-la-saint-martin/table/${number}`;
  await taken('tables-par-nom', papers.tablesByName(t, desk.people, 4, again));
  await taken('tables-par-numero', papers.tablesByNumber(t, desk.people, 4, printing));
  await taken('feuilles-de-match', papers.matchSlips(t, desk.people, 4, printing, table));
  await taken('feuille-de-marque', papers.scoreSheets(t, desk.people, 4, printing));
  await taken('detail-de-l-appariement', papers.drawReasons(t, desk.people, 4, printing));
  await taken('bulletins-de-contestation', papers.challengeSlips(t, printing));
  await taken('badges', papers.badges(t, desk.people, links, printing));
  await taken('cartons-de-table', papers.nameCards(t, desk.people, printing));
  await taken('classement', papers.standingsPaper(after, desk.people, standings, printing));
  await taken('grille', papers.crossTable(after, desk.people, standings, printing));
  await taken('palmares', papers.prizewinners(after, desk.people, printing));
  await taken('diplome', papers.certificates(after, desk.people, printing, { upTo: 1 }));
  const wifi = { name: 'Salle des fêtes', password: 'saint-martin' };
  const address = `${hall}/t/tournoi-de-la-saint-martin`;
  await taken('accueil', papers.welcomeSheet(t, printing, { address, wifi }));
});

test('names of any script', async () => {
  const names = [
    ...['王小明', '山田さくら', '김민준', 'حداد سامي', 'כהן דוד', 'ИВАНОВ Пётр', 'ΠΑΠΠΑΣ Νίκος', 'ქავთარაძე ნინო'],
    ...['NGUYỄN THỊ Ánh Tuyết', 'शर्मा अनिल', 'สมชาย ใจดี', 'Հակոբյան Արամ', '<svg/onload=alert(1)>'],
    ...['TOUSSAINT-DESROCHES DE LA TOUR-MAUBOURG Marie-Christine', 'W'.repeat(48), 'ŁUKASIK Zoë'],
  ];
  const desk = people(registered(names.length), names);
  drawNext(desk);
  await taken('ecritures', papers.tablesByNumber(named(desk), desk.people, 1, printing));
});

test('the wargame', async () => {
  const armies = [
    'Romains républicains',
    'Carthaginois',
    'Francs',
    'Perses',
    'Byzantins',
    'Vikings',
    'Mongols',
    'Aztèques',
  ];
  const desk = people(registered(9, { rounds: 3 }, 42, 'art-de-la-guerre'), eighteen);
  for (const [i, name] of armies.entries()) {
    const army = { number: 20 + 7 * i, name, edition: '4' };
    desk.act({ kind: 'amend', player: `J${i + 1}`, saw: {}, to: { army } });
  }
  drawNext(desk);
  const t = named(desk, 'Lances de Villebois');
  const table = (number: number) => `${hall}/t/lances-de-villebois/table/${number}`;
  await taken('feuilles-de-match-adg', papers.matchSlips(t, desk.people, 1, printing, table));
});
