// What stands in a list and is not what it seems: no licence, no club, no name, no rating of today.
import { expect, test } from 'vitest';
import type { ListPerson } from './list-line.ts';
import { listInMessage } from './message.ts';
import { readList } from './read-list.ts';
import { textRows } from './text-rows.ts';

const rules = { armies: false, decimals: false, isSeries: (text: string) => /^([1-7][A-D]?|SS)$/.test(text) };

const read = (...lines: readonly string[]) => {
  const text = lines.join('\n');
  return readList(textRows(listInMessage(text) ?? text).rows, rules).lines;
};

test.each(['non', 'aucune', 'en cours', 'pas encore', 'demandée', 'NEANT'])(
  'LIST-01: « Licence : %s » is no licence, which is said',
  (licence) => {
    const lines = read('Nom;Licence', `PETIT Ana;${licence}`, 'LEROY Max;0047123');
    expect(lines).toMatchObject([
      { person: { name: 'PETIT Ana' }, notices: ['licence-unread'] },
      { person: { name: 'LEROY Max', licence: '0047123' }, notices: [] },
    ]);
    expect(lines[0]?.kind === 'person' && lines[0].person.licence).toBeUndefined();
  },
);

test('by licence alone, a cell without a figure is nobody', () => {
  expect(read('Nom;Licence', ';non', ';0047123')).toMatchObject([
    { kind: 'refused', fault: { code: 'no-name' } },
    { kind: 'person', person: { licence: '0047123' } },
  ]);
});

test.each([
  'jouera à partir de la ronde 2',
  'arrivera en retard',
  'sera absent l’après-midi',
  'jusqu’à la ronde 4',
  'rondes 2 à 5',
  'à partir de 14 h',
])('LIST-07: « …, %s » is a remark that is asked about, and no club', (remark) => {
  const [line] = read(`- van der BERG Joost, ${remark}`, '- PETIT Ana, Lyon');
  expect(line).toMatchObject({ person: { name: 'van der BERG Joost' }, status: remark });
  expect(line?.kind === 'person' && line.person.club).toBeUndefined();
});

test.each<[string, ListPerson]>([
  ['PETIT Ana 2B Lyon', { name: 'PETIT Ana', duplicateSeries: '2B', club: 'Lyon' }],
  ['DUPONT Jean 4C', { name: 'DUPONT Jean', duplicateSeries: '4C' }],
  ['LE GALL Yves SS Saint-Étienne', { name: 'LE GALL Yves', duplicateSeries: 'SS', club: 'Saint-Étienne' }],
])('LIST-04: « %s » has its series apart', (line, person) => {
  expect(read(`> ${line}`, '> DURAND Luc 5A')[0]).toMatchObject({ kind: 'person', person });
});

test('of a chat, whoever says « moi aussi » or « ok » comes, and a reserve is theirs', () => {
  const at = (second: number) => `[28/11/2026, 10:14:0${second}]`;
  const lines = read(
    `${at(1)} Jean Dupont: moi aussi`,
    `${at(2)} Ana Petit: ok`,
    `${at(3)} Max Leroy: Zoé Lefèvre`,
    `${at(4)} Léa Martin: absente le matin`,
  );
  expect(lines.map((line) => line.kind === 'person' && [line.person.name, line.status])).toEqual([
    ['Jean Dupont', null],
    ['Ana Petit', null],
    ['Zoé Lefèvre', null],
    ['Léa Martin', 'absente le matin'],
  ]);
});

test.each(['=HYPERLINK("http://x")', '#REF!', '<b>Liste</b>', 'https://exemple.fr', 'moi aussi', 'ok'])(
  'LIST-05: « %s » could be no person and is never proposed',
  (line) => {
    expect(read(line, 'PETIT Ana', 'LEROY Max')[0]).toMatchObject({ kind: 'refused', fault: { code: 'no-person' } });
    const apart = read(`${line};Caen`, 'PETIT Ana;Lyon', 'LEROY Max;Dijon')[0];
    if (!/^\p{L}+(?: \p{L}+)?$/u.test(line)) expect(apart).toMatchObject({ kind: 'refused' });
  },
);

test.each([
  ['Place;Joueur;Club;PM;Pdep;Cote;Nouvelle cote', '1;PETIT Ana;Lyon;8;120;1803;2032', 2032],
  ['Joueur;Cote avant;Cote après', 'PETIT Ana;1803;2032', 2032],
  ['Joueur;Nouvelle cote;Cote', 'PETIT Ana;2032;1803', 2032],
  ['Joueur;Ancienne cote;Cote', 'PETIT Ana;1803;2032', 2032],
  ['Player;Old rating;New rating', 'PETIT Ana;1803;2032', 2032],
  ['Joueur;Cote de départ', 'PETIT Ana;1803', 1803],
  ['Joueur;Cote;Club', 'PETIT Ana;1803;Lyon', 1803],
])('of last year’s results, « %s », the rating after them is taken', (titles, line, rating) => {
  expect(read(titles, line)[0]).toMatchObject({ kind: 'person', person: { name: 'PETIT Ana', rating } });
});

/** Of the kinds that lose a person: two people in one cell, a greeting, a sentence, a remark, a total, a series. */
const surnames =
  'ET AND CONTRE VS VERSUS TOTAL RANG SOMME LISTE POUR AVEC BONJOUR SERA PARTIRA SI NON PAS NUL SS BYE'.split(' ');
const firstNames = ['Zoé', 'Jean-Pierre', 'Þór', '小明', 'محمد', 'J.-M.', 'Anne « Nanou »'];
const names = firstNames.flatMap((first, i) =>
  surnames.map((own) => `${i % 2 ? 'LEFÈVRE' : 'DE LA TOUR'} ${own} ${first}`),
);

test.each<[string, (name: string) => string]>([
  ['under a header, with a rating', (name) => `"${name}";1500`],
  ['with a rating behind it', (name) => `${name} 1500`],
  ['on a line of its own', (name) => name],
])('a surname is not read for what its word means elsewhere: %s', (_, line) => {
  // Of a series and a word behind it nothing tells a club from a first name that nobody has heard.
  const told = names.filter((name) => !/ SS (?!Zoé|Jean)/u.test(name));
  const header = line('').startsWith('"') ? ['Nom complet;Cote'] : [];
  const people = read(...header, ...told.map(line)).map((one) => (one.kind === 'person' ? one.person.name : one));
  expect(people).toEqual(told);
});

test.each(['MERCI LEFÈVRE Ana', 'SI AHMED Karim', 'PAS DUBOIS Luc'])('« %s » is a name', (name) => {
  expect(read('LE GALL Yves', name, 'PETIT Ana')[1]).toMatchObject({ person: { name } });
});

test.each(['MARTIN contre DUPONT', 'MARTIN VS DUPONT', 'Jean ET Marie', 'M. et Mme MARTIN'])(
  '« %s » are two',
  (name) => {
    expect(read('Nom;Cote', `${name};1500`)).toMatchObject([{ fault: { code: 'several-people' } }]);
  },
);

test('« CORDIALEMENT, Jean » is a signature, in capitals too', () => {
  expect(read('LE GALL Yves', 'PETIT Ana', 'CORDIALEMENT, Jean').at(-1)).toMatchObject({ kind: 'refused' });
});
