import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { armyLabel, armyTyped, readArmyText } from './army.ts';
import { knownArmies } from './known-armies.ts';

const csv = readFileSync(new URL('../../../../examples/adg-armies.csv', import.meta.url), 'utf8');
/** Edition and number of each row. */
const editions = new Set(
  csv
    .trim()
    .split('\n')
    .map((row) => row.split(',').slice(0, 2).join(' ')),
);

test('each known army stands under the edition that its source says, and none without', () => {
  for (const { edition, number } of knownArmies) expect(editions).toContain(`${edition} ${number}`);
  expect(new Set(knownArmies.map(({ edition, number }) => `${edition} ${number}`)).size).toBe(knownArmies.length);
  expect(knownArmies.some(({ edition }) => edition === 'unknown')).toBe(false);
});

const triumvirate = { edition: 'V3', number: 82, name: 'Romains Triumvirat' };

test.each([
  ['82 Romains Triumvirat', triumvirate, false],
  ['82 Romains Triumvirat (V3)', triumvirate, false],
  ['Romains Triumvirat', triumvirate, true],
  ['82 Romains Triumvirat (V4)', { ...triumvirate, edition: 'V4' }, false],
  ['82 Autre chose', { edition: 'V4', number: 82, name: 'Autre chose' }, false],
  ['83', { edition: 'V4', number: 83, name: 'Romains du Triumvirat' }, false],
  ['81', { edition: 'V4', number: 81, name: 'Qiang & Di' }, true],
  ['81 (V3)', { edition: 'V3', number: 81, name: "Ch'iang Ti" }, false],
  ['150 Gallois (Ages sombres)', { edition: 'V4', number: 150, name: 'Gallois (Ages sombres)' }, false],
  ['82 V3', triumvirate, false],
  ['82 v 3', triumvirate, false],
  ['V3 82', triumvirate, false],
  ['82 (V3)', triumvirate, false],
  ['82 (3e)', triumvirate, false],
  ['82 3e', triumvirate, false],
  ['82 3ème édition', triumvirate, false],
  ['82 Romains Triumvirat V3', triumvirate, false],
  ['V3 82 Romains Triumvirat', triumvirate, false],
  ['82 Romains Triumvirat, 3e éd.', triumvirate, false],
  // A number alone may be anything: read as the edition, and said.
  ['82 3', triumvirate, true],
  ['81 4', { edition: 'V4', number: 81, name: 'Qiang & Di' }, true],
] as const)('« %s »', (typed, army, assumed) => {
  expect(readArmyText(typed)).toEqual({ army, assumed });
});

test.each(['242 V3', '40 3e', '82 4', '82 V4', 'V3'])('« %s » is no army that is known: its name is asked', (typed) => {
  expect(readArmyText(typed)).toBeNull();
});

test('a column beside it says the edition; against the cell’s own, that one stands and is to be checked', () => {
  expect(['V3', '3', '3e'].map((column) => readArmyText('82', undefined, column))).toEqual(
    Array(3).fill({ army: triumvirate, assumed: false }),
  );
  expect(readArmyText('82 V3', undefined, 'V4')).toEqual({ army: triumvirate, assumed: true });
  expect(readArmyText('82 Romains Triumvirat', undefined, 'neuve')).toEqual({ army: triumvirate, assumed: true });
});

test('a number that only an old edition has here is no army of the played one: its name is asked', () => {
  expect(readArmyText('82')).toBeNull();
});

test('what is proposed is read back', () => {
  for (const army of knownArmies) expect(readArmyText(armyLabel(army))).toEqual({ army, assumed: false });
});

test.each([
  ['Carthaginian', { number: 55, name: 'Carthaginian' }],
  ['Middle Imperial Roman', { number: 86, name: 'Middle Imperial Roman' }],
  ['Alexandre le Grand', { number: 40, name: 'Alexandre le Grand' }],
  ['n° 55', { number: 55, name: 'Carthaginois' }],
  ['Carthaginois (n° 55)', { number: 55, name: 'Carthaginois' }],
])('« %s »: an army by its number or any of its names, which it keeps', (typed, army) => {
  expect(armyTyped(typed)).toEqual({ army: { edition: 'V4', ...army }, assumed: false, near: [] });
});

test.each([
  ['Cartaginois', '55 Carthaginois'],
  ['Carthaginois tardifs', '55 Carthaginois'],
  ['Later Carthaginian', '55 Carthaginois'],
  ['Sassanid Persan', '109 Sassanid Persian'],
  ['Wisigoth', '93 Wisigoths'],
  ['Numide', '56 Numides'],
])('« %s » is kept as typed, without a number, and the nearest is offered: %s', (typed, nearest) => {
  const read = armyTyped(typed);
  expect(read?.army).toEqual({ edition: 'V4', number: 0, name: typed });
  expect(read?.near.map(armyLabel)[0]).toBe(nearest);
});

test.each([
  ['Romains tardif', 'Romains Patriciens'],
  ['Romians tardifs', 'Romains Bas Empire'],
  ['Wisigots', 'Wisigoths'],
  ['Romain', 'Romains Patriciens'],
  ['Gaullois', 'Gaulois'],
  ['Vandale', 'Vandales'],
])('« %s »: a plural, turned letters, one word of a name: %s is among those that are offered', (typed, name) => {
  expect(armyTyped(typed)?.near.map((one) => one.name)).toContain(name);
});

test('a word of many armies makes none of them near', () => {
  expect(armyTyped('Anciens Martiens tardifs')?.near).toEqual([]);
});

test('what nothing is near to is kept too, with the edition that it says', () => {
  expect(armyTyped('Martiens (V3)')).toMatchObject({ army: { edition: 'V3', number: 0, name: 'Martiens' }, near: [] });
  const { army } = armyTyped('Martiens') ?? {};
  expect(army && armyTyped(armyLabel(army))?.army).toEqual(army);
  expect(['82', '9998', 'V3'].map((typed) => armyTyped(typed))).toEqual([null, null, null]);
});
