import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFile } from './file/index.ts';
import { personSchema } from './http/person.ts';
import { registerLineSchema } from './http/register.ts';
import { applicationSchema } from './http/registration-requests.ts';
import { isPrivate, isPrivateLicence, isPrivateName, publicLicence, publicName, publicText } from './private-text.ts';

test.each([
  'zoe.lefevre@exemple.fr',
  'Zoé <zoe@exemple.org>',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '0612345678',
  '+33 6 12 34 56 78',
  '+32 (0)475 12 34 56',
  '12/05/1990',
  '1.2.90',
  '1990-05-12',
  '12 €',
  '12,50 €',
  '€12',
  '15 euros',
  '20 CHF',
])('LIST-01: « %s » is nobody’s club', (text) => {
  expect(isPrivate(text)).toBe(true);
});

test.each([
  'Lyon',
  'Caen 2',
  'ASPTT 1998',
  'Club du 14 juillet',
  'Scrabble-Club de l’Île',
  '0047123',
  '005 9489',
  '1234567890',
  'B12',
  'Les 3 €toiles',
  '4C',
  'Vermeil',
  'A@B',
])('« %s » may be one, or a licence', (text) => {
  expect([isPrivateLicence(text), text === '1234567890' || !isPrivate(text)]).toEqual([false, true]);
});

const phones = [
  '0470 12 34 56',
  '0470/12.34.56',
  '0470/123456',
  '0470123456',
  '02 123 45 67',
  '514-555-1234',
  '514 555-1234',
  '(514) 555-1234',
  '(514)555-1234',
  '079 123 45 67',
  '0791234567',
  '0033612345678',
  '00 33 6 12 34 56 78',
  'tél. 06 12 34 56 78',
  'Tel: 621123456',
  'GSM 621 123',
  '06 12 34 56 78 (soir)',
  'Zoé 06 12 34 56 78',
  '0612 345 678',
  '06\u00a012\u202f34\u00a056\u00a078',
  '06–12–34–56–78',
];
const emails = [
  'jean @ exemple.fr',
  'jean＠exemple.fr',
  'jean[at]exemple.fr',
  'jean (at) exemple.fr',
  'jean at exemple.fr',
  'jean arobase exemple.fr',
  'jean[at]exemple[dot]fr',
  'jean @ exemple (point) fr',
];
const dates = [
  '3 mars 1980',
  '1er août 1980',
  'né le 3 mars 1980',
  'March 3, 1980',
  '3 Mar 1980',
  '1980/03/12',
  '12 / 05 / 1990',
];

test.each([...phones, ...emails, ...dates])('LIST-01: « %s » is nobody’s club and nobody’s licence', (text) => {
  expect([isPrivate(text), isPrivateLicence(text)]).toEqual([true, true]);
});

test.each([...phones, ...emails])('LIST-01: « %s » is nobody’s name', (text) => expect(isPrivateName(text)).toBe(true));

test.each(['ITU 123456789012345', '1234567890', '12-345-678-9'])('« %s » is no club, whatever it may be', (text) => {
  expect(isPrivate(text)).toBe(true);
});

test.each(['2024-123456', 'FR0612345678', '75-1234567', '123456789012', 'A 12 345 678', '0012345', '1 234 567'])(
  'the licence « %s » stays one',
  (text) => expect(isPrivateLicence(text)).toBe(false),
);

test.each([
  'ASPTT 1998–2024',
  '14 juillet',
  'Scrabble @ Lyon',
  'Mars',
  'Club Mobile 67',
  'Portable Club',
  'CE Renault 1945 (92)',
  'Port-Louis 1',
  'St.Quentin at Paris',
])('the club « %s » stays one', (text) => expect(isPrivate(text)).toBe(false));

test.each(['DUPONT Jean', 'Joueur 17', 'MARTIN Jean (1980)', 'N’DIAYE Aminata', 'R@ymond'])(
  '« %s » is a name',
  (text) => expect(isPrivateName(text)).toBe(false),
);

const bad = ['zoe@exemple.fr', '0470 12 34 56'];

test.each(bad)('LIST-01: « %s » is a name and a pseudonym at no door', (text) => {
  const at = (
    schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } } },
    value: object,
  ) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));
  expect([
    at(personSchema, { name: text }),
    at(personSchema, { name: 'A', pseudonym: text }),
    at(applicationSchema, { id: 'a', name: text }),
    at(registerLineSchema, { name: text }),
  ]).toEqual([['name'], ['pseudonym'], ['name'], ['name']]);
  const players = [
    { id: 'a', name: text },
    { id: 'b', name: 'B', pseudonym: text },
  ];
  const file = { ronde: 1, id: 't', revision: 1, name: 'T', format: 'classique', date: '2026-11-14', players };
  const read = parseFile(file);
  expect(read.ok ? [] : read.refusal.map(({ code }) => code)).toEqual(['private-text', 'private-text']);
});

test('what is passed over at a glance is nothing that the whole rule would find', () => {
  const piece = fc.constantFrom(
    '0',
    '6',
    '12',
    '1990',
    'a',
    'é',
    'tel',
    'EUR',
    '€',
    'P',
    ' ',
    '.',
    '-',
    '/',
    '@',
    '(at)',
    ' at ',
    'mars',
    '+',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 9 }).map((all) => all.join('')),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  fc.assert(
    fc.property(text, (one) => {
      expect([isPrivate(one), isPrivateLicence(one), isPrivateName(one)]).toEqual([
        !publicText.test(one),
        !publicLicence.test(one),
        !publicName.test(one),
      ]);
    }),
    { numRuns: 2000 },
  );
});
