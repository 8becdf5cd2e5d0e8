// What a reader of the PDF has in hand, read by another program than the one that wrote it.
import { type People, standingsAfter, type Tournament } from '@ronde/engine';
import { type Desk, drawNext, games, playNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { Paper } from '../paper/paper.ts';
import {
  badges,
  certificates,
  challengeSlips,
  crossTable,
  drawReasons,
  matchSlips,
  nameCards,
  prizewinners,
  scoreSheets,
  standingsPaper,
  tablesByName,
  tablesByNumber,
  welcomeSheet,
} from '../papers/index.ts';
import { bare, codeIn, objectsOf, pagesIn, streamsOf, tags, textsIn } from './test-pdf.ts';
import { toPdf } from './to-pdf.ts';

const printing = { lang: 'fr', at: '10:42' } as const;
const slip = (table: number) => `http://192.168.1.20:4321/t/tournoi-de-la-saint-martin/table/${table}`;

/** So many people, the best first; `names` for the first of them, NOM7 Ada for the others. */
function hall(count: number, names: readonly string[] = []): Desk {
  const desk = registered(count);
  for (const [i, id] of [...desk.people.keys()].entries()) desk.people.set(id, { name: names[i] ?? `NOM${i + 1} Ada` });
  return desk;
}

const times = (text: string, part: string): number => text.split(bare(part)).length - 1;

/** Every kind of sheet of a tournament with one round played and the next one drawn. */
function everyKind(tournament: Tournament, people: People): Readonly<Record<string, Paper>> {
  const links = new Map(tournament.players.map(({ id }) => [id, { code: 'K7QF', address: 'http://x.example/j/K7QF' }]));
  const round = tournament.rounds.length;
  const counted = { ...tournament, rounds: tournament.rounds.slice(0, 1) };
  const standings = standingsAfter(counted, people, { after: 1, final: false });
  return {
    tablesByName: tablesByName(tournament, people, round, printing),
    tablesByNumber: tablesByNumber(tournament, people, round, printing),
    matchSlips: matchSlips(tournament, people, round, printing, slip),
    scoreSheets: scoreSheets(tournament, people, round, printing),
    drawReasons: drawReasons(tournament, people, round, printing),
    standings: standingsPaper(counted, people, standings, printing),
    crossTable: crossTable(counted, people, standings, printing),
    challengeSlips: challengeSlips(tournament, printing),
    badges: badges(tournament, people, links, printing),
    nameCards: nameCards(tournament, people, printing),
    prizewinners: prizewinners(tournament, people, printing),
    certificates: certificates(counted, people, printing, { upTo: 3 }),
    welcome: welcomeSheet(tournament, printing, { address: 'http://x.example/t/essai' }),
  };
}

function played(count: number, names: readonly string[] = []) {
  const desk = hall(count, names);
  playNext(desk, (table) => games([400 + table, 380]));
  drawNext(desk);
  return desk;
}

test('every sheet says its title and its language, is tagged by PDF/UA-1, and holds all its fonts', () => {
  const desk = played(17);
  for (const [name, paper] of Object.entries(everyKind(desk.state(), desk.people))) {
    const objects = objectsOf(toPdf(paper));
    expect(objects, name).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(objects, name).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    expect(objects, name).toContain('/StructTreeRoot');
    expect(objects, name).toMatch(/\/Lang\s*\(fr/);
    const title = Buffer.from(paper.title).toString('latin1');
    expect(objects, name).toContain(`<rdf:li xml:lang="x-default">${title}</rdf:li>`);
    const fonts = objects.match(/\/Type\s*\/FontDescriptor/g)?.length ?? 0;
    expect(fonts, name).toBeGreaterThan(0);
    expect(objects.match(/\/FontFile[23]?\b/g), name).toHaveLength(fonts);
  }
});

test('130 people with long names: on each page the head, the header row, « page 2/3 », and no row over two pages', async () => {
  const names = Array.from({ length: 130 }, (_, i) => `TOUSSAINT DE LA TOUR ${i}X Marie Christine Bernadette`);
  const desk = hall(130, names);
  desk.act({ kind: 'mark', player: 'J130', presence: 'absent', saw: 'here' });
  desk.act({ kind: 'register', player: 'J131', number: 131, rating: 900, presence: 'here' });
  desk.act({ kind: 'mark', player: 'J129', presence: 'absent', saw: 'here' });
  desk.people.set('J131', { name: 'DERNIER Venu' });
  drawNext(desk);
  const [t, people] = [desk.state(), desk.people];
  const nameOf = (id: string): string => people.get(id)?.name ?? '';

  const byName = await textsIn(toPdf(tablesByName(t, people, 1, printing)));
  const byNumber = await textsIn(toPdf(tablesByNumber(t, people, 1, printing)));
  const headers = [bare('Table Nom'), bare('Table Commence Score Adversaire Score')];
  for (const [kind, pages] of [byName, byNumber].entries()) {
    expect(pages.length).toBeGreaterThan(2);
    for (const [i, page] of pages.entries()) {
      expect(page).toContain(bare(`, ronde 1 Essai 14 novembre 2026`));
      expect(page).toContain(bare(`imprimé à 10:42 page ${i + 1}/${pages.length}`));
      expect(page).toContain(headers[kind]);
    }
  }

  const one = (pages: readonly string[], row: string) =>
    expect(pages.map((page) => times(page, row)).join('')).toMatch(/^0*10*$/);
  for (const { players, table, starts } of t.rounds[0]?.matches ?? []) {
    const [a, b] = players;
    if (b === undefined) {
      one(byName, `${nameOf(a)} exempt`);
      continue;
    }
    one(byName, `${nameOf(a)} contre ${nameOf(b)}`);
    one(byName, `${nameOf(b)} contre ${nameOf(a)}`);
    one(byNumber, `${table} ${nameOf(starts ?? a)} ${nameOf(starts === b ? a : b)}`);
  }
  for (const id of ['J129', 'J130']) one(byName, `${nameOf(id)} absence`);
});

test.each([23, 40, 48])('the reasons of one table are not cut by the end of a page, %i people', async (count) => {
  const long = Array.from({ length: count }, (_, i) => `TOUSSAINT ${'DE LA TOUR '.repeat(i % 7)}${i}X Ada`);
  const desk = played(count, long);
  const pages = await textsIn(toPdf(drawReasons(desk.state(), desk.people, 2, printing)));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const body = page.slice(page.indexOf(bare(`/${pages.length}`)) + 2);
    // Each begins with its table, and ends with its article.
    expect(body).toMatch(/^(Table\d+|exempt)·Pourquoi/);
    expect(times(page, '· Pourquoi')).toBe(times(page, 'Formule Classique, §'));
  }
});

test('UI-01: 40 people, each of them once by name and once by number', async () => {
  const desk = hall(40);
  drawNext(desk);
  const [t, people] = [desk.state(), desk.people];
  const [byName = '', more] = await textsIn(toPdf(tablesByName(t, people, 1, printing)));
  expect(more).toBeUndefined();
  // Once as a name, once as somebody's opponent.
  for (const { name } of people.values()) {
    expect([times(byName, name) - times(byName, `contre ${name}`), times(byName, `contre ${name}`)]).toEqual([1, 1]);
  }
  const [page = ''] = await textsIn(toPdf(tablesByNumber(t, people, 1, printing)));
  for (const { name } of people.values()) expect(times(page, name)).toBe(1);
});

test('UI-02: who keeps a table has that number on the lists, the slips and the score sheets', async () => {
  const desk = hall(18);
  desk.act({ kind: 'amend', player: 'J4', saw: {}, to: { table: 2 } });
  desk.act({ kind: 'amend', player: 'J11', saw: {}, to: { table: 5 } });
  drawNext(desk);
  const [t, people] = [desk.state(), desk.people];
  const [byName = ''] = await textsIn(toPdf(tablesByName(t, people, 1, printing)));
  // Round 1 of 18: the top 12 fold, 4 v 9 and 2 v 11.
  expect(byName).toMatch(new RegExp(bare('2 ●?NOM4 Ada contre NOM9 Ada')));
  expect(byName).toMatch(new RegExp(bare('5 ●?NOM11 Ada contre NOM2 Ada')));
  const slips = (await textsIn(toPdf(matchSlips(t, people, 1, printing, slip)))).join('');
  expect(slips).toMatch(/Table2(NOM4Adacommence.*?NOM9Ada|NOM9Adacommence.*?NOM4Ada)/);
  const sheets = await textsIn(toPdf(scoreSheets(t, people, 1, printing)));
  expect(sheets.filter((page) => page.includes('Table5·') && page.includes('NOM11Ada'))).toHaveLength(2);
});

test('SEC-01: code in names and in the tournament’s name is text, and a PDF that does nothing', async () => {
  const hostile = ['<svg/onload=alert(1)>', '#eval(1) $x$ *b* @n', ['{{7*7}} $', '{7*7}'].join(''), '\\input{x} %'];
  const desk = played(17, hostile);
  const t = { ...desk.state(), name: '</title><script>alert(1)</script>' };
  for (const [kind, paper] of Object.entries(everyKind(t, desk.people))) {
    const pdf = toPdf(paper);
    expect(objectsOf(pdf), kind).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction|AA)\b/);
    const text = (await textsIn(pdf)).join('');
    // A name card has the name alone.
    if (kind !== 'nameCards') expect(text, kind).toContain(bare(t.name));
  }
  const text = (await textsIn(toPdf(tablesByName(t, desk.people, 2, printing)))).join('');
  for (const name of hostile) expect(times(text, name), name).toBeGreaterThan(0);
});

test('BYE-05: 17 people through five rounds, 17 lines in the standings and in the cross table, and no X', async () => {
  const desk = hall(17);
  for (let round = 1; round <= 5; round++) playNext(desk, (table) => games([400 + 7 * table, 380 + round]));
  const [t, people] = [desk.state(), desk.people];
  const standings = standingsAfter(t, people, { after: 5, final: false });
  // Seventeen stand beside each other in two parts, each with everybody’s line.
  for (const [paper, parts] of [
    [standingsPaper(t, people, standings, printing), 1],
    [crossTable(t, people, standings, printing), 2],
  ] as const) {
    const pdf = toPdf(paper);
    expect(tags(pdf, 'TR')).toBe(parts * (1 + 17));
    expect((await textsIn(pdf)).join('')).not.toMatch(/(?<!\p{L})X(?!\p{L})/u);
  }
  const [byName = ''] = await textsIn(toPdf(tablesByName(t, people, 5, printing)));
  expect([times(byName, 'exempt'), byName.match(/NOM\d+Ada(contre|exempt)/g)?.length]).toEqual([1, 17]);
});

test('across a draft stands « projet », on every page; not on what is published', async () => {
  const desk = hall(62);
  desk.act({ kind: 'draw', round: 1, without: [] });
  const sheets = () => [
    tablesByName(desk.state(), desk.people, 1, printing),
    tablesByNumber(desk.state(), desk.people, 1, printing),
    matchSlips(desk.state(), desk.people, 1, printing, slip),
  ];
  for (const paper of sheets()) for (const page of await textsIn(toPdf(paper))) expect(page).toContain('projet');
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  for (const paper of sheets()) for (const page of await textsIn(toPdf(paper))) expect(page).not.toContain('projet');
});

test('a slip’s code is 22 mm wide and leads to its own table', async () => {
  const desk = hall(12);
  drawNext(desk);
  const pdf = toPdf(matchSlips(desk.state(), desk.people, 1, printing, slip));
  const corners = [0, 148].flatMap((y) => [0, 105].map((x) => ({ x, y, width: 105, height: 148 })));
  const pages = await pagesIn(pdf);
  expect(pages).toHaveLength(2);
  const codes = pages.flatMap((page) => corners.map((corner) => codeIn(page, corner)));
  expect(codes.map((code) => code?.text)).toEqual(
    [1, 2, 3, 4, 5, 6].map(slip).concat([undefined, undefined] as never[]),
  );
  for (const code of codes.slice(0, 6)) expect(Math.abs((code?.size ?? 0) - 22)).toBeLessThan(0.3);
  const without = toPdf(matchSlips(desk.state(), desk.people, 1, printing, null));
  expect([tags(pdf, 'Figure'), tags(without, 'Figure')]).toEqual([6, 0]);
});

test('a phone joins the hall’s Wi-Fi and opens the tournament by the codes at the door', async () => {
  const t = hall(8).state();
  const address = 'http://192.168.1.20:4321/t/essai';
  const wifi = { name: 'Salle "des fêtes"; 1er', password: 'a:b,c\\d' };
  const [page] = await pagesIn(toPdf(welcomeSheet(t, printing, { address, wifi })));
  if (!page) throw new Error('No page.');
  expect(page.text).toContain(bare(`Réseau : ${wifi.name} Mot de passe : ${wifi.password}`));
  expect(codeIn(page, { x: 0, y: 0, width: 210, height: 160 })?.text).toBe(
    'WIFI:T:WPA;S:Salle \\"des fêtes\\"\\; 1er;P:a\\:b\\,c\\\\d;;',
  );
  expect(codeIn(page, { x: 0, y: 160, width: 210, height: 137 })?.text).toBe(address);
});

test('names of any script are set in fonts of ours and can be read back', async () => {
  const names = [
    ...['王小明', '陳怡君', '山田さくら', '김민준', 'ИВАНОВ Пётр', 'ΠΑΠΠΑΣ Νίκος', 'ქავთარაძე ნინო'],
    ...['NGUYỄN THỊ Ánh Tuyết', 'ŁUKASIK Zoë', 'สมชาย', 'Հակոբյան Արամ', 'JOKER 🎲', 'כהן', 'حداد'],
  ];
  const desk = hall(14, names);
  drawNext(desk);
  const pdf = toPdf(tablesByNumber(desk.state(), desk.people, 1, printing));
  const objects = objectsOf(pdf);
  // The standard takes no letter without a shape.
  expect(objects).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const ours = ['Inter', 'NotoSans', 'NotoEmoji', 'ZCOOLXiaoWei', 'MotoyaLCedar', 'GowunDodum'];
  const used = [...objects.matchAll(/\/FontName\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, font = '']) => font);
  expect(used.filter((font) => !ours.some((name) => font.startsWith(name)))).toEqual([]);
  const [page = ''] = await textsIn(pdf);
  // From right to left a reader may turn the letters of a word round.
  for (const name of names.slice(0, -2)) expect(page).toContain(bare(name));
});

test('a letter that no font has is a box, and all the rest stands: the sheet comes all the same', async () => {
  const desk = hall(8, ['𓀀𓂀 HORUS', 'NOM\u0007 Ada', '\ud83d Demi']);
  drawNext(desk);
  const [page = ''] = await textsIn(toPdf(tablesByNumber(desk.state(), desk.people, 1, printing)));
  for (const part of ['HORUS', 'NOM', 'Demi', 'NOM4 Ada']) expect(page).toContain(bare(part));
});

test('a word longer than its column goes on below: nothing is written over what stands beside it', async () => {
  const long = 'W'.repeat(60);
  // 31 names: thirty in the first column, the long one its ninth; the second one ends high on the page.
  const desk = hall(31, [long, ...Array.from({ length: 30 }, (_, i) => `${i < 8 ? 'A' : 'X'}OM${i} Ada`)]);
  drawNext(desk);
  const [page] = await pagesIn(toPdf(tablesByName(desk.state(), desk.people, 1, printing)));
  if (!page) throw new Error('No page.');
  expect(page.text).toContain(long);
  // Below that line there is no ink beside the first column, between the margins.
  const beside = Array.from({ length: 80 }, (_, i) => 105 + i).flatMap((x) =>
    Array.from({ length: 210 }, (_, i) => page.ink(x, 70 + i) < 200),
  );
  expect(beside).not.toContain(true);
});

test('what is printed is black on white: nothing is filled with grey', () => {
  const desk = played(17);
  for (const [kind, paper] of Object.entries(everyKind(desk.state(), desk.people))) {
    const fills = streamsOf(toPdf(paper)).flatMap((stream) => [...stream.matchAll(/^([\d. ]+) (?:scn|g|rg)$/gm)]);
    expect(fills.length, kind).toBeGreaterThan(0);
    for (const [, colour = ''] of fills) expect([kind, colour]).toEqual([kind, colour.replace(/[^ ]+/g, '0')]);
  }
});
