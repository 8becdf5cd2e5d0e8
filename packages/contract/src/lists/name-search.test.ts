import { expect, test } from 'vitest';
import { meantIn } from './name-search.ts';

const names = ['N’DIAYE Awa', 'D’ALMEIDA Rui', 'DE LA TOUR Jean', 'LEFÈVRE Zoé', 'LE GALL Anne', 'SAINT-MARTIN Luc'];
const people = [...names, 'JEANNET Éva', 'DUPONT Anne'].map((name) => ({
  name,
  licence: `F-${name.length}`,
  club: 'Caen',
}));
const found = (typed: string) => meantIn(people, typed).map(({ name }) => name);

test.each([
  ['ndiaye', ['N’DIAYE Awa']],
  ['n diaye', ['N’DIAYE Awa']],
  ['dalmeida', ['D’ALMEIDA Rui']],
  ['delatour', ['DE LA TOUR Jean']],
  ['latour jean', ['DE LA TOUR Jean']],
  ['le fevre', ['LEFÈVRE Zoé']],
  ['le fevre zoe', ['LEFÈVRE Zoé']],
  ['Lefèvre, Zoé', ['LEFÈVRE Zoé']],
  ['legall', ['LE GALL Anne']],
  ['saintmartin', ['SAINT-MARTIN Luc']],
  // A word begins so: the inside of one is another name.
  ['anne', ['LE GALL Anne', 'DUPONT Anne']],
  ['anne le', ['LE GALL Anne']],
  // One slip in a word, where hardly anybody is found.
  ['lefebre', ['LEFÈVRE Zoé']],
  ['dupond anne', ['DUPONT Anne']],
  ['f-11', ['N’DIAYE Awa', 'LEFÈVRE Zoé', 'JEANNET Éva', 'DUPONT Anne']],
])('« %s »', (typed, expected) => {
  expect(found(typed).toSorted()).toEqual(expected.toSorted());
});

test('nothing is a pattern, and nothing typed is everybody', () => {
  for (const typed of ['%', '_', '%%', '\\', '.*', '% %']) expect(found(typed)).toEqual([]);
  expect(found(' ')).toHaveLength(people.length);
  expect(found('caen')).toHaveLength(people.length);
});

test('a licence is found with its leading zeros, without them, and with too many', () => {
  const licensed = [
    { name: 'DUPONT Anne', licence: '0047123' },
    { name: 'MARTIN Paul', licence: '471' },
    { name: 'LEBRUN Éva', licence: '1047123' },
  ];
  const meant = (typed: string) => meantIn(licensed, typed).map(({ licence }) => licence);
  expect(meant('0047123')).toEqual(['0047123']);
  expect(meant('47123')).toEqual(['0047123']);
  expect(meant('000471')).toEqual(['0047123', '471']);
  expect(meant('7123')).toEqual([]);
});
