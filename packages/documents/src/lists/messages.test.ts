// LIST-05 and LIST-07: what people write in a message, as they write it.
import { expect, test } from 'vitest';
import type { LineRules } from './list-line.ts';
import { listInMessage } from './message.ts';
import { readList } from './read-list.ts';
import { textRows } from './text-rows.ts';

const pl: LineRules = { armies: false, decimals: false, isSeries: (text) => /^([1-7][A-D]?|SS)$/.test(text) };

function read(text: string) {
  const { rows, openQuote } = textRows(listInMessage(text) ?? text);
  return readList(rows, pl, openQuote);
}
const people = (text: string) =>
  read(text).lines.map((line) => (line.kind === 'person' ? line.person : line.fault.code));
const named = (text: string) => people(text).map((one) => (typeof one === 'string' ? one : one.name));

const three = ['DUPONT Jean', 'MARTIN Paul', 'PETIT Ana'];

test.each([
  ['DUPONT Jean, MARTIN Paul, PETIT Ana'],
  ['DUPONT Jean; MARTIN Paul; PETIT Ana'],
  ['DUPONT Jean, MARTIN Paul et PETIT Ana.'],
  ['DUPONT Jean\tMARTIN Paul\tPETIT Ana'],
  ['1. DUPONT Jean 2. MARTIN Paul 3. PETIT Ana'],
  ['DUPONT Jean / MARTIN Paul / PETIT Ana'],
  ['DUPONT Jean <jean@example.org>, MARTIN Paul <paul@example.org>; "PETIT Ana" <ana@example.org>'],
  ['DUPONT Jean, MARTIN Paul\nPETIT Ana'],
])('several people of one line are several people: %j', (text) => {
  expect(named(text)).toEqual(three);
});

test('several people of one line keep what stands behind each', () => {
  expect(people('DUPONT Jean (Lyon) 1500, MARTIN Paul (Caen) 1600')).toEqual([
    { name: 'DUPONT Jean', club: 'Lyon', rating: 1500 },
    { name: 'MARTIN Paul', club: 'Caen', rating: 1600 },
  ]);
  expect(named('Jean Dupont, Paul Martin, Ana Petit')).toEqual(['Jean Dupont', 'Paul Martin', 'Ana Petit']);
});

test('a name and its club, or the two halves of a name, are one person', () => {
  expect(people('DUPONT Jean, Lyon, 1700')).toEqual([{ name: 'DUPONT Jean', club: 'Lyon', rating: 1700 }]);
  expect(people('DUPONT Jean, Le Mans')).toEqual([{ name: 'DUPONT Jean', club: 'Le Mans' }]);
  expect(people('DUPONT Jean, Paris Nord')).toEqual([{ name: 'DUPONT Jean', club: 'Paris Nord' }]);
  expect(named('DUPONT, Jean')).toEqual(['DUPONT Jean']);
  // Who plays and who pays, under their headers.
  expect(named('Joueur;Payeur\nDUPONT Jean;MARTIN Paul')).toEqual(['DUPONT Jean']);
});

test('what stands before several people is a line of its own; those under « Absents » are asked about', () => {
  const { lines } = read('Présents : DUPONT Jean, MARTIN Paul\nAbsents : PETIT Ana, AUBIN Ève');
  expect(lines).toMatchObject([
    { kind: 'refused', raw: 'Présents :' },
    { person: { name: 'DUPONT Jean' }, status: null },
    { person: { name: 'MARTIN Paul' }, status: null },
    { kind: 'refused', raw: 'Absents :' },
    { person: { name: 'PETIT Ana' }, status: 'Absents' },
    { person: { name: 'AUBIN Ève' }, status: 'Absents' },
  ]);
});

test.each([
  ['Bonjour, voici la liste :'],
  ['Bonjour Monique'],
  ['Bonsoir à tous, ci-joint nos inscrits'],
  ['Merci, à samedi !'],
  ['Je vous envoie la liste, bonne réception'],
])('a comma of a sentence parts no list: %j', (sentence) => {
  expect(named([sentence, ...three].join('\n'))).toEqual(['no-person', ...three]);
  // Nor is it a column of a list that has commas.
  expect(people([sentence, 'DUPONT Jean, Lyon, 1500', 'MARTIN Paul, Caen, 1600'].join('\n'))).toEqual([
    'no-person',
    { name: 'DUPONT Jean', club: 'Lyon', rating: 1500 },
    { name: 'MARTIN Paul', club: 'Caen', rating: 1600 },
  ]);
});

test('what a column says is shown by somebody of it, and by no greeting', () => {
  const { columns } = read('Bonjour, voici la liste :\n- DUPONT Jean 1500\n- MARTIN Paul 1600');
  expect(columns.filter(({ sample }) => sample !== '').map(({ sample }) => sample)).toEqual(['DUPONT Jean', '1500']);
});

test('whoever signs below « Cordialement » is nobody', () => {
  const signed = ['Cordialement,', 'Paul Martin', 'Président du Scrabble de Caen', '06 12 34 56 78', 'p@example.org'];
  expect(named([...three, '', ...signed].join('\n'))).toEqual([...three, ...signed.map(() => 'no-person')]);
  // A list goes on below « Merci ».
  expect(named(['Merci', ...three.map((name) => `- ${name}`)].join('\n'))).toEqual(['no-person', ...three]);
});

test('a mail that is quoted is read without its marks, its lines where they were', () => {
  const { lines } = read('> Bonjour,\n>\n> DUPONT Jean 1500\n>> MARTIN Paul 1600');
  expect(lines).toMatchObject([
    { line: 1, kind: 'refused' },
    { line: 3, person: { name: 'DUPONT Jean', rating: 1500 } },
    { line: 4, person: { name: 'MARTIN Paul', rating: 1600 } },
  ]);
});

test('a form’s mail is one person a block', () => {
  const form = (surname: string, given: string, more: readonly string[] = []) =>
    [`Nom : ${surname}`, `Prénom : ${given}`, 'Club : Lyon', ...more].join('\n');
  const text = `Nouvelle inscription\n${form('DUPONT', 'Jean', ['Cote : 1500', 'Message : Bonjour, à samedi'])}\n\n${form('MARTIN', 'Paul')}`;
  expect(people(text)).toEqual([
    { name: 'DUPONT Jean', club: 'Lyon', rating: 1500 },
    { name: 'MARTIN Paul', club: 'Lyon' },
  ]);
  expect([read(text).unknown, read(text).above]).toEqual([['Message'], ['Nouvelle inscription']]);
  expect(people('Nom: DUPONT Jean\nEmail: jean@example.org\nTéléphone:\n06 12 34 56 78')).toEqual([
    { name: 'DUPONT Jean', email: 'jean@example.org', phone: '06 12 34 56 78' },
  ]);
});

test('a chat without its times and senders; what it says itself is nobody', () => {
  const chat = [
    '12/11/2026, 10:04 - Les messages sont chiffrés de bout en bout.',
    '12/11/2026, 10:04 - Paul: MARTIN Paul 06 12 34 56 78',
    '12/11/2026, 10:09 - +33 6 12 34 56 79: PETIT Ana 1400',
    '12/11/2026, 10:10 - Luc: <Médias omis>',
    '12/11/2026, 10:11 - Luc: Bonjour, je viens avec Ana',
  ];
  expect(people(chat.join('\n'))).toEqual([
    'no-person',
    { name: 'MARTIN Paul', phone: '06 12 34 56 78' },
    { name: 'PETIT Ana', rating: 1400 },
    'no-person',
    'no-person',
  ]);
  expect(named('[12/11/2026 à 10:04:12] Paul : DUPONT Jean\n[12/11/2026 à 10:04:40] Ana : MARTIN Paul')).toEqual([
    'DUPONT Jean',
    'MARTIN Paul',
  ]);
});

test('columns between bars, with or without those at the ends and the line below the headers', () => {
  const eva = { name: 'LEBRUN Eva', club: 'Lyon', rating: 1700 };
  expect(people('Lyon|LEBRUN|Eva|1700\nCaen|DURAND|Luc|1500')[0]).toEqual(eva);
  expect(people('| Club | Nom | Prénom | Cote |\n|------|-----|:---:|---|\n| Lyon | LEBRUN | Eva | 1700 |')).toEqual([
    eva,
  ]);
});

test.each([
  ['1700;Lyon;LEBRUN;Eva\n1500;Caen;DURAND;Luc'],
  ['Lyon;1700;Eva;LEBRUN\nCaen;1500;Luc;DURAND'],
  ['Lebrun;Eva;1700;Lyon\nDurand;Luc;1500;Caen'],
  ['1700;Lyon;Eva Lebrun\n1500;Caen;Luc Durand'],
  ['Mme;LEBRUN;Eva;Lyon;1700\nM.;DURAND;Luc;Caen;1500'],
])('without headers, in any order: %j', (text) => {
  const club = ['Lyon', 'Caen'];
  expect(people(text)).toMatchObject(club.map((one, n) => ({ club: one, rating: n === 0 ? 1700 : 1500 })));
  expect(named(text).map((name) => name.toUpperCase().split(' ').toSorted())).toEqual([
    ['EVA', 'LEBRUN'],
    ['DURAND', 'LUC'],
  ]);
});

test.each([
  'NC',
  'n.c.',
  'N/C',
  '-',
  '—',
  '?',
  '/',
  'sans',
  'Non classé',
  'non classée',
  'néant',
  'aucune',
  'débutant',
  'nouvelle',
  'n/a',
])('« %s » where a rating is looked for is none', (cell) => {
  expect(people(`Nom;Cote\nDUPONT Jean;${cell}\nMARTIN Paul;1600`)).toEqual([
    { name: 'DUPONT Jean' },
    { name: 'MARTIN Paul', rating: 1600 },
  ]);
  expect(people(`DUPONT Jean;${cell}\nPETIT Ana;${cell}\nMARTIN Paul;1600`)[2]).toEqual({
    name: 'MARTIN Paul',
    rating: 1600,
  });
});

test('a rating with its unit or in brackets', () => {
  expect(
    people('Nom;Cote\nA;1500 pts\nB;1500 PL\nC;(1500)\nD;PL 1500\nE;1500* PL').map(
      (one) => typeof one !== 'string' && one.rating,
    ),
  ).toEqual([1500, 1500, 1500, 1500, 1500]);
});

test.each([
  ['1500 DUPONT Jean\n1600 MARTIN Paul', { name: 'DUPONT Jean', rating: 1500 }],
  ['Jean DUPONT(1500)\nPaul MARTIN(1600)', { name: 'Jean DUPONT', rating: 1500 }],
  ['0047123 DUPONT Jean\n0047124 MARTIN Paul', { name: 'DUPONT Jean', licence: '0047123' }],
  ['DUPONT Jean n° 0047123\nMARTIN Paul n°0047124', { name: 'DUPONT Jean', licence: '0047123' }],
  ['DUPONT Jean licence 0047123 1500\nMARTIN Paul 1600', { name: 'DUPONT Jean', licence: '0047123', rating: 1500 }],
  [
    'DUPONT Jean j@example.org 06.12.34.56.78 Lyon\nMARTIN Paul',
    { name: 'DUPONT Jean', email: 'j@example.org', phone: '06.12.34.56.78', club: 'Lyon' },
  ],
  ['DUPONT Jean (Caen), 1500\nMARTIN Paul (Caen), 1600', { name: 'DUPONT Jean', club: 'Caen', rating: 1500 }],
  ['Mme DUPONT Jeanne\nM. MARTIN Paul', { name: 'DUPONT Jeanne' }],
])('what stands beside a name in its line: %j', (text, first) => {
  expect(people(text)[0]).toEqual(first);
});

test('two people in one cell are nobody, and it is said', () => {
  expect(people('M. et Mme MARTIN\nJean et Marie DUPONT\nPETIT Ana')).toEqual([
    'several-people',
    'several-people',
    { name: 'PETIT Ana' },
  ]);
  expect(people('Nom;Cote\nJean & Marie DUPONT;1500')).toEqual(['several-people']);
});

test('the column beside first names that says the same again and again is the club', () => {
  expect(named('Lyon;Eva;Lebrun\nCaen;Luc;Durand\nLyon;Ana;Petit\nLyon;Paul;Moreau')).toEqual([
    'Lebrun Eva',
    'Durand Luc',
    'Petit Ana',
    'Moreau Paul',
  ]);
});

test('a table is no message, and the time of a form is no chat', () => {
  expect(named('Horodateur;Nom;Prénom\n03/11/2026 10:00;LEFÈVRE;Zoé\n03/11/2026 10:01:07;BORDAS;Marc')).toEqual([
    'LEFÈVRE Zoé',
    'BORDAS Marc',
  ]);
  expect(listInMessage('Nom;Club\nDUPONT Jean;Lyon')).toBeNull();
  expect(listInMessage('DUPONT Jean;Lyon;1500\nMARTIN Paul;Caen;1600')).toBeNull();
});

test.each([
  ['jean dupont lyon 1500\nanne martin caen 1600', { name: 'jean dupont', club: 'lyon', rating: 1500 }],
  ['DUPONT Jean Le Mans 1500\nMARTIN Paul 1600', { name: 'DUPONT Jean', club: 'Le Mans', rating: 1500 }],
  ['Jean Dupont Saint-Étienne\nAnne Martin Nancy', { name: 'Jean Dupont', club: 'Saint-Étienne' }],
  // Nothing but first names before it, or a particle: it is the surname; and a first name that is a town stays one.
  ['Jean Pierre Lyon 1500\nMARTIN Paul 1600', { name: 'Jean Pierre Lyon', rating: 1500 }],
  ['Jean de Laval 1500\nMARTIN Paul 1600', { name: 'Jean de Laval', rating: 1500 }],
  ['DUPONT Nancy 1500\nMARTIN Paul 1600', { name: 'DUPONT Nancy', rating: 1500 }],
  ['Maria Garcia Lopez 1500\nMARTIN Paul 1600', { name: 'Maria Garcia Lopez', rating: 1500 }],
])('a town behind a name without a comma: %s', (text, first) => {
  expect(people(text)[0]).toEqual(first);
});
