// Lists as people really send them, each line read as it was meant, asked about, or refused with its reason.
import { expect, test } from 'vitest';
import type { LineRules } from './list-line.ts';
import { listInMessage } from './message.ts';
import { readList } from './read-list.ts';
import { textRows } from './text-rows.ts';

const pl: LineRules = { armies: false, decimals: false, isSeries: (text) => /^([1-7][A-D]?|SS)$/.test(text) };

/** A person with what is asked about the entry, or why a line is nobody. */
function read(...lines: readonly string[]) {
  const text = lines.join('\n');
  const { rows, openQuote } = textRows(listInMessage(text) ?? text);
  return readList(rows, pl, openQuote).lines.map((line) => {
    if (line.kind === 'refused') return line.fault.code;
    return { ...line.person, ...(line.status !== null && { status: line.status }) };
  });
}

test('a mail that was handed on, with its head, its reserve and its signature', () => {
  expect(
    read(
      '---------- Forwarded message ---------',
      'De : Martine LEROUX <martine@example.org>',
      'Date: mar. 24 nov. 2026 à 21:14',
      'Subject: Inscriptions Dole',
      '',
      'Bonsoir Pierre,',
      '',
      'Pour samedi nous serons 5 de Besançon :',
      '- Martine LEROUX (licence 1003456)',
      '- Yves LE GALL 1003457',
      '- M. Paul-Henri VUILLEMIN, 1650',
      '- peut-être Jean-Claude MOREL, à confirmer',
      '',
      'Amicalement',
      'Martine',
      'Envoyé de mon iPhone',
    ),
  ).toEqual([
    ...Array.from({ length: 6 }, () => 'no-person'),
    { name: 'Martine LEROUX', licence: '1003456' },
    { name: 'Yves LE GALL', licence: '1003457' },
    { name: 'Paul-Henri VUILLEMIN', rating: 1650 },
    { name: 'Jean-Claude MOREL', status: 'peut-être, à confirmer' },
    ...Array.from({ length: 3 }, () => 'no-person'),
  ]);
});

test.each([
  ['Jean Dupont (absent le matin)', { name: 'Jean Dupont', status: 'absent le matin' }],
  ['Jean Dupont (+1)', { name: 'Jean Dupont', status: '+1' }],
  ['Yves LE GALL 1003457, 1650', { name: 'Yves LE GALL', licence: '1003457', rating: 1650 }],
  ['❌ Jean Dupont', { name: 'Jean Dupont', status: '❌' }],
  ['- [ ] Jean Dupont', { name: 'Jean Dupont', status: '[ ]' }],
  ['✅ Jean Dupont', { name: 'Jean Dupont' }],
  ['- [x] Jean Dupont', { name: 'Jean Dupont' }],
  ['Jean Dupont ✔', { name: 'Jean Dupont' }],
  ['a) Jean Dupont', { name: 'Jean Dupont' }],
  ['#3 Jean Dupont', { name: 'Jean Dupont' }],
  ['Inscription de Jean Dupont', { name: 'Jean Dupont' }],
  ['2 x MARTIN Paul', 'several-people'],
  ['DUPONT ET MARTIN', 'several-people'],
  ['DUPONT Paul ET MARTIN Jean', 'several-people'],
  ['LE ET Jean', { name: 'LE ET Jean' }],
  ['N’GUYEN HI Mai-Lan', { name: 'N’GUYEN HI Mai-Lan' }],
  ['LEFÈVRE AT J.-M.', { name: 'LEFÈVRE AT J.-M.' }],
  ['Jean Dupont (V) 1500', { name: 'Jean Dupont', category: 'V', rating: 1500 }],
  ['DUPONT Jean = 1500', { name: 'DUPONT Jean', rating: 1500 }],
  ['DUPONT Jean..........1500', { name: 'DUPONT Jean', rating: 1500 }],
  ['DUPONT Jean 1500 PL Lyon', { name: 'DUPONT Jean', rating: 1500, club: 'Lyon' }],
  ['LE GALL Yves NC   Dijon', { name: 'LE GALL Yves', club: 'Dijon' }],
  ['LEROUX Martine +33 6 12 34 56 78', { name: 'LEROUX Martine', phone: '+33 6 12 34 56 78' }],
  ['LE GALL Yves né le 12/03/1990', { name: 'LE GALL Yves', birthYear: 1990 }],
  [
    'Jean DUPONT né en 1958, licence 1003456, club de Lyon',
    { name: 'Jean DUPONT', birthYear: 1958, licence: '1003456', club: 'Lyon' },
  ],
])('one line of a message: %s', (line, person) => {
  expect(read(line)[0]).toEqual(person);
});

test('people parted by semicolons, each with a club behind a comma', () => {
  expect(read('Martine Leroux, Besançon; Yves Le Gall, Dijon')).toEqual([
    { name: 'Martine Leroux', club: 'Besançon' },
    { name: 'Yves Le Gall', club: 'Dijon' },
  ]);
});

test('places, games won and spreads of results are neither licences nor ratings nor clubs', () => {
  expect(read('1er\tLEFÈVRE Zoé\tLyon\t6\t0\t1\t+512', '2e\tBORDAS Marc\tDijon\t5\t0\t2\t+310')).toEqual([
    { name: 'LEFÈVRE Zoé', club: 'Lyon' },
    { name: 'BORDAS Marc', club: 'Dijon' },
  ]);
  expect(read('LEFÈVRE Zoé\t+512', 'BORDAS Marc\t−310')).toEqual([{ name: 'LEFÈVRE Zoé' }, { name: 'BORDAS Marc' }]);
});

test('a title in one cell above a table is nobody, and no cell of its column', () => {
  expect(read('Classement final', '1er\tLEFÈVRE Zoé\tLyon\t6', '2e\tBORDAS Marc\tDijon\t5')).toEqual([
    'no-person',
    { name: 'LEFÈVRE Zoé', club: 'Lyon' },
    { name: 'BORDAS Marc', club: 'Dijon' },
  ]);
});

test('a table whose cells stand below each other; a form in two columns; « Inscrits (3) » above two columns', () => {
  expect(read('DUPONT Jean', 'Lyon', '1500', 'MARTIN Paul', 'Caen', '1600')).toEqual([
    { name: 'DUPONT Jean', club: 'Lyon', rating: 1500 },
    { name: 'MARTIN Paul', club: 'Caen', rating: 1600 },
  ]);
  expect(read('Nom\tDUPONT', 'Prénom\tJean', 'Club\tLyon')).toEqual([{ name: 'DUPONT Jean', club: 'Lyon' }]);
  expect(read('Inscrits (3)', 'Jean Dupont\tLyon', 'Ana Petit\tMetz')[0]).toBe('no-person');
  expect(read('Joueur 1;Joueur 2', 'DUPONT Jean;MARTIN Paul')).toEqual([
    { name: 'DUPONT Jean' },
    { name: 'MARTIN Paul' },
  ]);
});

test('an army in a line of a message is one, and no club', () => {
  const { rows } = textRows('ODIN Luc 1049,6 54 Anciens Carthaginois\n- BRICE Anne (Caen) : Gaulois');
  const { lines } = readList(rows, { armies: true, decimals: true, isSeries: () => true });
  expect(lines).toMatchObject([
    { person: { name: 'ODIN Luc', rating: 1049.6, army: { number: 54 } } },
    { person: { name: 'BRICE Anne', club: 'Caen', army: { number: 89 } } },
  ]);
});

test('crosses of a column say nothing by themselves', () => {
  expect(read('LEROUX Martine\tx', 'LE GALL Yves\t', 'MOREL Jean\tx')).toEqual([
    { name: 'LEROUX Martine' },
    { name: 'LE GALL Yves' },
    { name: 'MOREL Jean' },
  ]);
});

test('« Name » beside « First name » is the surname', () => {
  expect(read('Name;First name;Club', 'Leroux;Martine;Besançon')).toEqual([
    { name: 'Leroux Martine', club: 'Besançon' },
  ]);
});

test('a title above lines without separators is nobody, and hides nothing of them', () => {
  expect(read('Nom', 'DUPONT Jean 1500', 'MARTIN Paul 1600')).toEqual([
    'no-person',
    { name: 'DUPONT Jean', rating: 1500 },
    { name: 'MARTIN Paul', rating: 1600 },
  ]);
  expect(read('nom prénom cote', 'DUPONT Jean 1500')[0]).toBe('no-person');
});

test('separators here and there part no table', () => {
  expect(read('DUPONT Jean 1500 Lyon', 'MARTIN Paul, 1600', 'PETIT Ana 1400', 'AUBIN, Ève', 'KIEFFER Ana')).toEqual([
    { name: 'DUPONT Jean', rating: 1500, club: 'Lyon' },
    { name: 'MARTIN Paul', rating: 1600 },
    { name: 'PETIT Ana', rating: 1400 },
    { name: 'AUBIN Ève' },
    { name: 'KIEFFER Ana' },
  ]);
});

test('a form that says « votre », with the hour of each answer first', () => {
  expect(
    read(
      'Horodateur,Adresse e-mail,Votre nom,Quel est votre prénom ?,Votre club,Numéro de licence,Mangez-vous le midi ?',
      '12/03/2026 18:04:11,annick@example.org,Le Bihan,Annick,Quimper,1034567,Oui',
      '14/03/2026 21:12:40,soizic@example.org,guéguen,soizic,,,Oui',
    ),
  ).toEqual([
    { name: 'Le Bihan Annick', email: 'annick@example.org', club: 'Quimper', licence: '1034567' },
    { name: 'guéguen soizic', email: 'soizic@example.org' },
  ]);
});

test('without headers the hour of an answer is nobody’s phone', () => {
  expect(
    read(
      '12/03/2026 18:04:11;annick@example.org;LE BIHAN Annick;Quimper',
      '2026-03-14 21:12;soizic@example.org;GUÉGUEN Soizic;Brest',
    ),
  ).toEqual([
    { name: 'LE BIHAN Annick', email: 'annick@example.org', club: 'Quimper' },
    { name: 'GUÉGUEN Soizic', email: 'soizic@example.org', club: 'Brest' },
  ]);
});

test('a total in the column of numbers, and its count below the names, is nobody; a name has letters', () => {
  expect(
    read(
      'N°;Nom de famille;Prénom;Club;Cote',
      '1;LE BIHAN;Annick;Quimper;1640',
      '2;SOMME;Yves;Brest;1412',
      'Total;2;;;',
      ';17;;;',
    ),
  ).toEqual([
    { name: 'LE BIHAN Annick', club: 'Quimper', rating: 1640 },
    { name: 'SOMME Yves', club: 'Brest', rating: 1412 },
    'no-person',
    'no-person',
  ]);
});

test('a substitute is asked about, and is of no club', () => {
  expect(
    read('Bonjour Martine,', '- Annick Le Bihan 1640', '- Yves KERVELLA, 1412, remplaçant si besoin', 'Gwenaëlle'),
  ).toContainEqual({ name: 'Yves KERVELLA', rating: 1412, status: 'remplaçant si besoin' });
});
