// LIST-01 to 08: lists as directors receive them, each read as its sender meant it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LineRules } from './list-line.ts';
import { readList } from './read-list.ts';
import { decoded } from './text-encoding.ts';
import { textRows } from './text-rows.ts';
import { xlsxRows } from './workbook-rows.ts';

const pl: LineRules = { armies: false, decimals: false, isSeries: (text) => /^([1-7][A-D]?|SS)$/.test(text) };
const elo: LineRules = { armies: true, decimals: true, isSeries: () => true };

const given = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../examples/lists/${name}`, import.meta.url));
const read = (text: string, rules = pl) => {
  const { rows, openQuote } = textRows(text);
  return readList(rows, rules, openQuote);
};
const file = (name: string) => read(decoded(given(name)).text.replace(/^\ufeff/u, ''));
const people = ({ lines }: ReturnType<typeof read>) =>
  lines.map((line) => (line.kind === 'person' ? line.person : line.fault));

const zoe = { name: 'LEFÈVRE Zoé', licence: '0047123', club: 'Lyon', rating: 1803 };

test('LIST-02: the headers are found under a title; nobody is read above them, in a hidden row or from a total', async () => {
  const { rows, hidden } = await xlsxRows(given('titre-au-dessus.xlsx'));
  const list = readList(rows, pl);
  expect(people(list)).toEqual([
    zoe,
    { name: 'BORDAS Marc', licence: '0047124', club: 'Dijon', rating: 1500 },
    { code: 'no-person' },
  ]);
  expect(list.above).toEqual(['Tournoi de Noël, inscrits au 28 novembre']);
  expect([list.unknown, hidden]).toEqual([['N°'], 1]);
});

test('LIST-03: titles by meaning: who plays, not who pays; the state of the order is asked about', () => {
  const list = file('inscriptions-en-ligne.csv');
  expect(people(list)).toEqual([
    { name: 'LEFÈVRE Zoé', licence: '0047123', club: 'Lyon' },
    { name: 'BORDAS Marc', licence: '0047124', club: 'Dijon' },
    { name: 'KIEFFER Ana', licence: '0047125', club: 'Metz' },
  ]);
  expect(list.lines.map((line) => line.kind === 'person' && line.status)).toEqual([null, null, 'Annulé']);
  const { rows } = textRows(decoded(given('inscriptions-en-ligne.csv')).text);
  const chosen = readList(rows, pl, null, () => [null, null, null, 'surname', 'given']);
  expect(people(chosen)).toEqual([{ name: 'LEFÈVRE Zoé' }, { name: 'BORDAS Marc' }, { name: 'KIEFFER Ana' }]);
});

test('LIST-04: a column that counts is no rating; one of series is the series', () => {
  expect(people(file('numeros-devant.tsv'))).toEqual([
    { name: 'DUPONT Jean', club: 'Lyon', rating: 1803 },
    { name: 'BORDAS Marc', club: 'Dijon', rating: 1500 },
  ]);
  expect(people(read('DUPONT Jean\t4C\tLyon\nBORDAS Marc\t2A\tDijon\n'))).toEqual([
    { name: 'DUPONT Jean', club: 'Lyon', duplicateSeries: '4C' },
    { name: 'BORDAS Marc', club: 'Dijon', duplicateSeries: '2A' },
  ]);
  expect(people(read('1\tDUPONT Jean\tLyon\t1803'))).toEqual([{ name: 'DUPONT Jean', club: 'Lyon', rating: 1803 }]);
  // Some of them have been taken out.
  expect(people(read('1;DUPONT Jean\n3;BORDAS Marc\n4;KIEFFER Ana'))).toEqual([
    { name: 'DUPONT Jean' },
    { name: 'BORDAS Marc' },
    { name: 'KIEFFER Ana' },
  ]);
});

test('LIST-05: a greeting above a line of headers or of people is nobody', () => {
  const greeting = 'Bonjour Monique voici la liste pour samedi :';
  const headed = read(`${greeting}\n\nNom;Cote\nLEFÈVRE Zoé;1803\nBORDAS Marc;1500`);
  expect(people(headed)).toEqual([
    { name: 'LEFÈVRE Zoé', rating: 1803 },
    { name: 'BORDAS Marc', rating: 1500 },
  ]);
  expect(people(read(`${greeting}\nLEFÈVRE Zoé;1803\nBONJOUR Marie;1500\nMerci !`))).toEqual([
    { code: 'no-person' },
    { name: 'LEFÈVRE Zoé', rating: 1803 },
    { name: 'BONJOUR Marie', rating: 1500 },
    { code: 'no-person' },
  ]);
});

test('LIST-06: « NOM Prénom » is proposed where capitals, a comma or two columns tell the surname', () => {
  const proposed = (list: ReturnType<typeof read>) => list.lines.map((line) => line.kind === 'person' && line.spelling);
  expect(proposed(file('ordre-des-noms.csv'))).toEqual([null, 'LEFÈVRE Zoé', 'LEFÈVRE Zoé']);
  expect(proposed(read('Prénom;Nom\nZoé;Lefèvre\nAnne;d’Ormesson\nLéa;PETIT'))).toEqual([
    'LEFÈVRE Zoé',
    'D’ORMESSON Anne',
    null,
  ]);
  expect(proposed(read('Nom complet\nZoé Lefèvre\nAnne de LA TOUR\nJEAN-PAUL MARTIN\nJean de FLORETTE'))).toEqual([
    null,
    'de LA TOUR Anne',
    null,
    'de FLORETTE Jean',
  ]);
});

test.each([
  ['DUPONT Jean (Caen) 1500\nBORDAS Marc (Dijon) 1600'],
  ['1. DUPONT Jean - Caen - 1500\n2. BORDAS Marc - Dijon - 1600'],
  ['- DUPONT Jean, Caen, 1500\n- BORDAS Marc, Dijon, 1600'],
  ['DUPONT Jean 1500 Caen\nBORDAS Marc 1600 Dijon'],
  ['1) DUPONT Jean – Caen – cote : 1500\n2) BORDAS Marc – Dijon – cote : 1600'],
])('LIST-07: lines of an e-mail: %j', (text) => {
  expect(people(read(text))).toEqual([
    { name: 'DUPONT Jean', club: 'Caen', rating: 1500 },
    { name: 'BORDAS Marc', club: 'Dijon', rating: 1600 },
  ]);
});

test('LIST-07: an address, a licence, a series in a line of an e-mail; names alone lose their numbers', () => {
  expect(people(read('Jean DUPONT <jean@example.org> 4C (Caen)\nMarc BORDAS marc@example.org (Dijon)'))).toEqual([
    { name: 'Jean DUPONT', email: 'jean@example.org', club: 'Caen', duplicateSeries: '4C' },
    { name: 'Marc BORDAS', email: 'marc@example.org', club: 'Dijon' },
  ]);
  expect(people(read('1. DUPONT Jean\n2. BORDAS Marc'))).toEqual([{ name: 'DUPONT Jean' }, { name: 'BORDAS Marc' }]);
  expect(people(read('ODIN Luc (Lyon) 1049,6\nBRICE Anne (Caen) 900', elo))).toEqual([
    { name: 'ODIN Luc', club: 'Lyon', rating: 1049.6 },
    { name: 'BRICE Anne', club: 'Caen', rating: 900 },
  ]);
});

const federal = [
  'DUPONT;JEAN;0059489;2710;4C;P23;V;FR;FR;1803;B;12',
  'DE LA TOUR;ANNE MARIE;0071234;1900;N;X01;S;BE;FR;0;;0',
  'BORDAS;MARC;1001234;3400;1A;L02;D;FR;FR;2210;A;31',
];

test('the federal file of twelve columns is known by itself; a series that the rules do not know is a notice', () => {
  const list = read(federal.join('\r\n'));
  expect(list.layout).toBe('federal-fr');
  expect(list.lines).toMatchObject([
    {
      person: {
        name: 'DUPONT JEAN',
        licence: '0059489',
        duplicateSeries: '4C',
        club: 'P23',
        category: 'V',
        nationality: 'FR',
        federation: 'FR',
        rating: 1803,
      },
      notices: [],
    },
    { person: { name: 'DE LA TOUR ANNE MARIE', licence: '0071234' }, notices: ['zero-rating', 'series-unread'] },
    { person: { name: 'BORDAS MARC', duplicateSeries: '1A', rating: 2210 } },
  ]);
});

test.each([
  [['DUPONT;Jean;1040021;1450;3B;CAE;V;F;F;1803;B;12', 'PETIT;Ana;1040023;900;9Z;LYO;E;B;B;1100;C;3']],
  [['DUPONT;Jean;1040021;1450;3B;CAE;V;F;F;1803;B;12', 'PETIT;Ana;1040023;900;série 9;LYO;E;B;B;1100;C;3']],
])('of two lines one with a series that nobody knows: the federal file all the same', (lines) => {
  const list = read(lines.join('\n'));
  expect(list.layout).toBe('federal-fr');
  expect(list.lines).toMatchObject([
    { person: { name: 'DUPONT Jean', rating: 1803, duplicateSeries: '3B', federation: 'F' }, notices: [] },
    { person: { name: 'PETIT Ana', rating: 1100, club: 'LYO' }, notices: ['series-unread'] },
  ]);
});

test('twelve columns of something else are no federal file', () => {
  const other = 'DUPONT;Jean;Caen;a;b;c;d;e;f;g;h;i\nPETIT;Ana;Lyon;a;b;c;d;e;f;g;h;i';
  expect(read(other).layout).toBeNull();
});

test('of the federal file the fifth column is the duplicate series, the seventh the category; the eleventh is not taken', () => {
  const { layout, lines } = read(
    ['AUBIN;ZOÉ;0059481;3900;SS;P23;S;FR;FR;2400;A;31', ...federal, 'COLLIN;ÈVE;0059482;3100;2B;P23;S;FR;FR;0;;0'].join(
      '\n',
    ),
  );
  expect(layout).toBe('federal-fr');
  expect(lines[0]).toMatchObject({ person: { duplicateSeries: 'SS', category: 'S', rating: 2400 } });
  expect(lines[2]).not.toHaveProperty('person.duplicateSeries');
  expect(lines.at(-1)).toMatchObject({ person: { duplicateSeries: '2B', category: 'S' } });
  expect(lines.at(-1)).not.toHaveProperty('person.rating');
});

test('without headers: years beside ratings are of birth, amounts and days of orders are nothing', () => {
  expect(people(read('DUPONT Jean;1958;1803;12,00 €;14/11/2026\nBORDAS Marc;1990;1500;6,00 €;15/11/2026'))).toEqual([
    { name: 'DUPONT Jean', birthYear: 1958, rating: 1803 },
    { name: 'BORDAS Marc', birthYear: 1990, rating: 1500 },
  ]);
  expect(people(read('DUPONT Jean;1958\nBORDAS Marc;1990'))).toEqual([
    { name: 'DUPONT Jean', rating: 1958 },
    { name: 'BORDAS Marc', rating: 1990 },
  ]);
});
