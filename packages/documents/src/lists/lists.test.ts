import { mostLines } from '@ronde/contract/lists/columns';
import { expect, test, vi } from 'vitest';
import { readDate } from './dates.ts';
import type { LineRules } from './list-line.ts';
import { readList } from './read-list.ts';
import { decoded, type Encoding } from './text-encoding.ts';
import { hasTooManyLines, readingText, textRows } from './text-rows.ts';

const pl: LineRules = { armies: false, decimals: false, isSeries: (text) => /^([1-7][A-D]?|SS)$/.test(text) };
const elo: LineRules = { armies: true, decimals: true, isSeries: () => true };

function read(text: string, rules = pl) {
  const { rows, openQuote } = textRows(text);
  return readList(rows, rules, openQuote);
}
const people = (text: string, rules = pl) =>
  read(text, rules).lines.map((line) => (line.kind === 'person' ? line.person : line.fault));

const zoe = { name: 'LEFÈVRE Zoé', club: 'Lyon', rating: 1803 };

test.each([
  ['\ufeffNom;Prénom;Club;Cote\r\nLEFÈVRE;Zoé;Lyon;1803\r\n\r\n'],
  ['Nom;Prénom;Club;Cote\nLEFÈVRE;Zoé;Lyon;1803\n'],
  ['Nom,Prénom,Club,Cote\nLEFÈVRE,Zoé,Lyon,1803'],
  ['Nom\tPrénom\tClub\tCote\nLEFÈVRE\tZoé\tLyon\t1803'],
  ['sep=;\r\nNOM ; prenom;club;COTE\r\nLEFÈVRE;Zoé;Lyon;1803\r\n'],
])('IMP-01: %j is one player', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(people(decoded(bytes).text)).toEqual([zoe]);
});

test('IMP-01: an unknown column is reported', () => {
  expect(read('Nom;Prénom;Couleur;Cote\nLEFÈVRE;Zoé;vert;1803').unknown).toEqual(['Couleur']);
});

const accents = 'Nom;Prénom\r\nCŒUR;Éric\r\nBÉNÉVENT;Agnès\r\nL’HÔTE;Maëlys\r\n';
const names = ['CŒUR Éric', 'BÉNÉVENT Agnès', 'L’HÔTE Maëlys'];
const windows: Readonly<Record<string, number>> = { Œ: 0x8c, '’': 0x92 };
const saved: Readonly<Record<Exclude<Encoding, 'utf-16be'>, Uint8Array>> = {
  'utf-8': new TextEncoder().encode(accents),
  'windows-1252': Uint8Array.from(accents, (letter) => windows[letter] ?? letter.charCodeAt(0)),
  'utf-16le': Uint8Array.from(
    [...accents].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ),
};

test.each(Object.entries(saved))('IMP-02: %s gives the same names', (encoding, bytes) => {
  const read = decoded(bytes);
  expect(read.encoding).toBe(encoding);
  expect(people(read.text)).toEqual(names.map((name) => ({ name })));
});

test('IMP-02: unsure, it says so, and the reader may say otherwise', () => {
  expect(decoded(saved['windows-1252']).sure).toBe(false);
  expect(decoded(saved['utf-8']).sure).toBe(true);
  expect(decoded(saved['utf-8'], 'windows-1252').text).toContain('CÅ’UR');
});

test('IMP-03: four ways to write an Elo, two that are asked or refused with their line', () => {
  const list = read('Nom;Elo\nA;1049,6\nB;1\u00a0049,6\nC;1\u202f049,6\nD;1049.6\nE;1.049\nF;12,5 %', elo);
  expect(list.lines.slice(0, 4)).toEqual(list.lines.slice(0, 4).map((line) => ({ ...line, question: null })));
  expect(people('Nom;Elo\nA;1049,6\nB;1\u00a0049,6\nC;1\u202f049,6\nD;1049.6', elo)).toEqual(
    ['A', 'B', 'C', 'D'].map((name) => ({ name, rating: 1049.6 })),
  );
  expect(list.lines[4]).toMatchObject({
    line: 6,
    question: { whole: '1049', decimal: '1,049' },
    person: { name: 'E' },
  });
  expect(list.lines[5]).toMatchObject({ line: 7, fault: { code: 'wrong-rating', text: '12,5 %' } });
});

test('IMP-04: dates are days, in the French order', () => {
  expect([readDate('01/02/2024'), readDate('2024-01-01'), readDate('29/02/2023'), readDate('31/04/2024')]).toEqual([
    '2024-02-01',
    '2024-01-01',
    null,
    null,
  ]);
  expect(people('Nom;Né(e) le\nA;12/03/1990\nB;1985\nC;85')).toEqual([
    { name: 'A', birthYear: 1990 },
    { name: 'B', birthYear: 1985 },
    { code: 'wrong-birth', text: '85' },
  ]);
});

test('IMP-05: names byte for byte', () => {
  const hard = ["D'ALEMBERT", 'L’HÔTE', "N'GUYEN; fils", 'Jean "Jojo" PETIT', "O\\'NEILL", '<DURAND>'];
  const text = `Nom;Club\n${hard.map((name) => `"${name.replaceAll('"', '""')}";"Les Amis d'À côté & Cie"`).join('\n')}`;
  expect(people(text)).toEqual(hard.map((name) => ({ name, club: "Les Amis d'À côté & Cie" })));
  expect(people('Nom;Club\nJean "Jojo" PETIT;Lyon')).toEqual([{ name: 'Jean "Jojo" PETIT', club: 'Lyon' }]);
});

test('IMP-08: a licence keeps its zeros', () => {
  expect(people('Nom;Licence\nA;0047123')).toEqual([{ name: 'A', licence: '0047123' }]);
});

test('RATE-05: no rating and a zero are missing; the zero is said', () => {
  const { lines } = read('Nom;Série;Cote\nAUBIN;4C;\nBELIN;;\nCARON;;1580\nDURIN;1B;0');
  expect(lines).toMatchObject([
    { person: { name: 'AUBIN', duplicateSeries: '4C' }, notices: [] },
    { person: { name: 'BELIN' }, notices: [] },
    { person: { name: 'CARON', rating: 1580 }, notices: [] },
    { person: { name: 'DURIN', duplicateSeries: '1B' }, notices: ['zero-rating'] },
  ]);
  expect(lines[3]).not.toHaveProperty('person.rating');
});

test('« Série » of our own standings is of the rating, and says nothing of a duplicate series', () => {
  expect(people('Joueur;Série;Cote\nAUBIN;J;2950\nBELIN;b;1700\nCARON;3B;')).toEqual([
    { name: 'AUBIN', rating: 2950 },
    { name: 'BELIN', rating: 1700 },
    { name: 'CARON', duplicateSeries: '3B' },
  ]);
});

test('A3: our own « Nouvelles cotes » is a list: « Après » is the rating, licences are kept', () => {
  const text = 'Place;Joueur;Licence;Avant;PE;B;PJ;Après\n2;CARON Ada;0047123;1803;9;10;+210;2032\n';
  expect(people(text)).toEqual([{ name: 'CARON Ada', licence: '0047123', rating: 2032 }]);
  expect(people('Rank;Player;Licence;Before;Gain;After\n1;ODIN Luc;12;1000;+50;1050', elo)).toEqual([
    { name: 'ODIN Luc', licence: '12', rating: 1050 },
  ]);
});

test('B6: « Dernier tournoi » is a day; what is none refuses its line', () => {
  expect(people('Nom;Cote;Dernier tournoi\nA;1500;12/03/2014\nB;1500;\nC;1500;mars')).toEqual([
    { name: 'A', rating: 1500, lastEvent: '2014-03-12' },
    { name: 'B', rating: 1500 },
    { code: 'wrong-date', text: 'mars' },
  ]);
});

test('without headers: name, rating and club; or surname, first name, club, rating, licence', () => {
  expect(people('LEFÈVRE Zoé;2618;Lyon\nWAGNER Théo; 1000* \nN’DIAYE Aminata')).toEqual([
    { name: 'LEFÈVRE Zoé', rating: 2618, club: 'Lyon' },
    { name: 'WAGNER Théo', rating: 1000, provisional: true },
    { name: 'N’DIAYE Aminata' },
  ]);
  expect(people('DUPONT;Jean;Lyon;1500;L1\nMARTIN;Ève;Lyon;1400;L3')).toEqual([
    { name: 'DUPONT Jean', club: 'Lyon', rating: 1500, licence: 'L1' },
    { name: 'MARTIN Ève', club: 'Lyon', rating: 1400, licence: 'L3' },
  ]);
});

const carthage = { edition: 'V4', number: 54, name: 'Anciens Carthaginois' };

test('the wargame: armies with their years and totals; by name or number alone where a list is known', () => {
  const text = 'Nom;Armée;Total;De l’année;À l’année\nODIN Luc;54 Anciens Carthaginois;24;−275;−146\nBRICE;54;;;';
  expect(people(text, elo)).toEqual([
    { name: 'ODIN Luc', army: { ...carthage, from: -275, to: -146 }, cohesion: 24 },
    { name: 'BRICE', army: carthage },
  ]);
  expect(people('Nom;Armée\nA;anciens carthaginois', elo)).toEqual([{ name: 'A', army: carthage }]);
  expect(people('Nom;Armée;Total\nA;Martiens;20\nB;54;240\nC;9998;', elo)).toEqual([
    { name: 'A', army: { edition: 'V4', number: 0, name: 'Martiens' }, cohesion: 20 },
    { code: 'wrong-cohesion', text: '240' },
    { name: 'C' },
  ]);
  expect(people('Nom;Armée;De l’année;À l’année\nA;54;−146;−275', elo)).toEqual([{ code: 'wrong-year', text: '−275' }]);
});

test('the wargame without headers: armies and totals are told by what stands in them, wherever it is', () => {
  const list =
    'ODIN Luc;1049,6;54 Anciens Carthaginois;24;Lyon\nBRICE Anne;900;89 Gaulois;19;\nCARON Léa;900;Martiens;21;';
  const { lines, columns } = read(list, elo);
  expect(columns.map(({ field }) => field)).toEqual(['name', 'rating', 'army', 'cohesion', 'club']);
  expect(lines[0]).toMatchObject({ person: { rating: 1049.6, club: 'Lyon', cohesion: 24, army: carthage } });
  // One that is in no list is kept as typed, with a word, and does not make the others’ armies first names.
  const army = { edition: 'V4', number: 0, name: 'Martiens' };
  expect(lines[2]).toMatchObject({ person: { name: 'CARON Léa', cohesion: 21, army }, notices: ['army-typed'] });
});

test('an army says its edition: of two that have the number the played one, with a word', () => {
  const { lines } = readList(textRows('Nom;Armée\nA;81\nB;82 Romains Triumvirat (V3)\nC;82').rows, elo);
  expect(lines).toMatchObject([
    { person: { army: { edition: 'V4', number: 81 } }, notices: ['army-edition'] },
    { person: { army: { edition: 'V3', number: 82 } }, notices: [] },
    { notices: ['army-unread'], armies: [{ edition: 'V3', number: 82 }] },
  ]);
});

test('a column of editions is read beside that of the armies, and without headers', () => {
  const v3 = { person: { army: { edition: 'V3', number: 82, name: 'Romains Triumvirat' } }, notices: [] };
  const read = readList(textRows('Nom;Armée;Édition\nA;82;V3\nB;82 V3;\nC;82;3\nD;82;\nE;81 4;').rows, elo);
  expect(read.unknown).toEqual([]);
  expect(read.lines).toMatchObject([
    v3,
    v3,
    v3,
    { notices: ['army-unread'] },
    { person: { army: { edition: 'V4', number: 81 } }, notices: ['army-edition'] },
  ]);
  const bare = 'ODIN Luc;1049,6;82 Romains Triumvirat;V3\nBRICE Anne;900;89 Gaulois;V4';
  expect(readList(textRows(bare).rows, elo).lines[0]).toMatchObject({ person: { army: v3.person.army } });
});

test('of Scrabble no column is an army: its header is reported', () => {
  const { unknown, lines } = read('Nom;Armée\nA;54 Anciens Carthaginois');
  expect([unknown, lines]).toMatchObject([['Armée'], [{ person: { name: 'A' } }]]);
  expect(lines[0]).not.toHaveProperty('person.army');
});

test('each column says what it was taken for, and is what somebody chose', () => {
  const text = 'LEFÈVRE Zoé;1803;Lyon;L1\nWAGNER Théo;1000;;L2';
  const { columns } = read(text);
  expect(columns[2]).toEqual({ title: null, sample: 'Lyon', field: 'club' });
  const { rows } = textRows(text);
  const chosen = readList(rows, pl, null, () => ['name', 'licence', null, 'club']);
  expect(chosen.lines[0]).toMatchObject({ person: { name: 'LEFÈVRE Zoé', licence: '1803', club: 'L1' } });
  expect(chosen.lines[0]).not.toHaveProperty('person.rating');
});

test('a line may have a separator of its own', () => {
  expect(people('AUBIN Colette;1500\nAUBIN Zoé, 1 500, Lille\n"N\'GUYEN; fils"')).toEqual([
    { name: 'AUBIN Colette', rating: 1500 },
    { name: 'AUBIN Zoé', rating: 1500, club: 'Lille' },
    { name: "N'GUYEN; fils" },
  ]);
});

test('each refused line says why, with the number that an editor gives it', () => {
  const { lines } = read('Nom;Cote;Club\n"DUPONT\nJean";1500;Lyon\n\n;1500;Lyon\nX;abc;\nA\u202eB;1;\nC;1;"Lyon');
  expect(lines.map(({ line }) => line)).toEqual([2, 5, 6, 7, 8]);
  expect(lines.slice(1).map((line) => line.kind === 'refused' && line.fault.code)).toEqual([
    'no-name',
    'wrong-rating',
    'hidden-character',
    'open-quote',
  ]);
  expect(people('Emma 1500 Lille\nZoé;1400')).toEqual([{ code: 'no-separator' }, { name: 'Zoé', rating: 1400 }]);
});

/** How many letters were given to patterns that replace, which look back over what they have read. */
function lettersLookedAt(act: () => void): number {
  const real = String.prototype.replace;
  let letters = 0;
  const spy = vi.spyOn(String.prototype, 'replace').mockImplementation(function (this: string, ...given: unknown[]) {
    letters += this.length;
    return Reflect.apply(real, this, given);
  });
  act();
  spy.mockRestore();
  return letters;
}

test('what nobody can have written is looked at a few times at most: a run of tabs, one endless line, a million lines', () => {
  const tabs = `Nom\nA${'\t'.repeat(200_000)}a`;
  expect(lettersLookedAt(() => expect(read(tabs).lines).toHaveLength(1))).toBeLessThan(2 * tabs.length);
  const endless = `"${'a;'.repeat(2_000_000)}`;
  const refused = [{ kind: 'refused', fault: { code: 'open-quote' } }];
  expect(lettersLookedAt(() => expect(read(endless).lines).toMatchObject(refused))).toBeLessThan(5 * endless.length);
  const { lines } = read('a;1\n'.repeat(1_000_000));
  // Enough to see that there are too many, and no more than that.
  expect(lines.length).toBeGreaterThan(mostLines);
  expect(lines.length).toBeLessThan(mostLines + 1000);
});

test('a list that is too long is told from its lines alone; line ends between quotes tell nothing', () => {
  const lines = (n: number, line: string) => `${line}\r\n`.repeat(n);
  expect(hasTooManyLines(lines(mostLines + 50, 'A;1500'))).toBe(true);
  expect(hasTooManyLines(lines(mostLines, 'A;1500'))).toBe(false);
  expect(hasTooManyLines(lines(2 * mostLines, ''))).toBe(false);
  expect(hasTooManyLines(lines(mostLines, '"A\n\nB";1500'))).toBe(false);
});

test('a line that is shown again is cut short, its cells beyond the sixtieth left', () => {
  const [line] = read(`Nom;Club\nA;Lyon${';x'.repeat(100_000)}`).lines;
  expect(line).toMatchObject({ kind: 'person', person: { name: 'A', club: 'Lyon' } });
  expect(line?.raw.length).toBeLessThan(1002);
});

test('a name comes without the punctuation that followed it', () => {
  expect(people('Nom;Cote\nLEFÈVRE Zoé,;1400\nBORDAS Marc\u00a0:;1500')).toEqual([
    { name: 'LEFÈVRE Zoé', rating: 1400 },
    { name: 'BORDAS Marc', rating: 1500 },
  ]);
});

test('LIST-01: a phone number where a club was looked for is left out; a line named by one is nobody', () => {
  const { lines } = read('Nom;Club;Licence\nLEFÈVRE Zoé;0470 12 34 56;1234567890\nzoe [at] exemple.fr;Lyon;1\n');
  expect(lines).toMatchObject([
    { kind: 'person', person: { licence: '1234567890' }, notices: ['private-left-out'] },
    { kind: 'refused', fault: { code: 'private-name' } },
  ]);
  expect(lines[0]).not.toHaveProperty('person.club');
});

test('LIST-01: an e-mail address is a contact, wherever it stands, and no club', () => {
  const { lines, columns } = read('LEFÈVRE,Zoé,zoe.lefevre@example.org\nBORDAS,Marc,marc.bordas@example.net\n');
  expect(columns.map(({ field }) => field)).toEqual(['surname', 'given', 'email']);
  expect(lines).toMatchObject([
    { person: { name: 'LEFÈVRE Zoé', email: 'zoe.lefevre@example.org' }, notices: ['contact-kept'] },
    { person: { name: 'BORDAS Marc', email: 'marc.bordas@example.net' }, notices: ['contact-kept'] },
  ]);
  const apart = read('Zoé;LEFÈVRE;06 12 34 56 78;Lyon\nMarc;BORDAS;0470 12 34 56;Dijon');
  expect(apart.lines[1]).toMatchObject({ person: { name: 'BORDAS Marc', phone: '0470 12 34 56', club: 'Dijon' } });
});

test('LIST-01: a phone number among addresses, an address among phone numbers, both in one cell: each is kept, the rest said', () => {
  const { lines } = read(
    [
      'Nom;Téléphone;Adresse e-mail',
      'LEFÈVRE Zoé;06 12 34 56 78;',
      'TOUSSAINT Noé;noe@example.org;',
      'KIEFFER Ana;06 12 34 56 79 / ana@example.org;',
      'CARON Léa;;0470 12 34 56',
      'BORDAS Marc;marc@example.org;m.bordas@example.net',
      'PETIT Luc;le soir;',
    ].join('\n'),
  );
  const read6 = lines.map((line) => (line.kind === 'person' ? [line.person, line.notices] : line.fault));
  expect(read6).toEqual([
    [{ name: 'LEFÈVRE Zoé', phone: '06 12 34 56 78' }, ['contact-kept']],
    [{ name: 'TOUSSAINT Noé', email: 'noe@example.org' }, ['contact-kept']],
    [{ name: 'KIEFFER Ana', email: 'ana@example.org', phone: '06 12 34 56 79' }, ['contact-kept']],
    [{ name: 'CARON Léa', phone: '0470 12 34 56' }, ['contact-kept']],
    // The column of addresses counts before the other one.
    [{ name: 'BORDAS Marc', email: 'm.bordas@example.net' }, ['contact-kept', 'contact-unread']],
    [{ name: 'PETIT Luc' }, ['contact-unread']],
  ]);
});

test('LIST-04: a duplicate series where the rating is looked for is one, and said; beside another series it is refused', () => {
  expect(read('Nom;Cote\nLEFÈVRE Zoé;4C\nBORDAS Marc;SS\nKIEFFER Ana;4').lines).toMatchObject([
    { person: { name: 'LEFÈVRE Zoé', duplicateSeries: '4C' }, notices: ['series-as-rating'] },
    { person: { name: 'BORDAS Marc', duplicateSeries: 'SS' }, notices: ['series-as-rating'] },
    { person: { name: 'KIEFFER Ana', rating: 4 }, notices: ['implausible-rating'] },
  ]);
  expect(people('Nom;Cote;Série\nLEFÈVRE Zoé;4C;3B\nBORDAS Marc;4Z;')).toEqual([
    { code: 'wrong-rating', text: '4C' },
    { code: 'wrong-rating', text: '4Z' },
  ]);
  expect(people('Nom;Elo\nLEFÈVRE Zoé;4C', elo)).toEqual([{ code: 'wrong-rating', text: '4C' }]);
});

test('IMP-01: a long list is read in pieces, none of which is long, and to the same rows: a name goes over the end of one', () => {
  const name = (n: number) => (n % 97 === 0 ? `"NOM ${n}\r\nsur; ${'deux '.repeat(n % 30)}lignes"` : `NOM ${n}`);
  const written = Array.from({ length: 20_000 }, (_, n) => `${name(n)};L${n}`);
  const reading = readingText(written.join('\r\n'));
  let pieces = 0;
  let next = reading.next();
  for (; !next.done; next = reading.next()) pieces++;
  const { rows, openQuote } = next.value;
  expect([pieces > 4, rows.length, openQuote]).toEqual([true, 20_000, null]);
  let line = 1;
  for (const [n, row] of rows.entries()) {
    const cell = name(n).replace(/^"|"$/g, '');
    expect(row).toEqual({ line, cells: [cell, `L${n}`] });
    line += cell.includes('\n') ? 2 : 1;
  }
});

test('IMP-01: a quote that nobody closes is named by its line, however far the end is', () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `NOM ${n};L${n}`);
  const { rows, openQuote } = textRows([...lines.slice(0, 9000), '"NOM', ...lines.slice(9000)].join('\n'));
  expect([openQuote, rows.length]).toEqual([9001, 9001]);
});
