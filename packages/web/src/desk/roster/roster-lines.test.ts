import type { Player } from '@ronde/engine';
import { expect, test } from 'vitest';
import { type ListedPlayer, listedPlayers, matching } from './roster-lines.ts';

const player = (id: string, club?: string): Player => ({
  id,
  number: 1,
  presence: 'expected',
  from: 1,
  ...(club ? { club } : {}),
});
const one = (name: string, club?: string, licence = ''): ListedPlayer => ({
  player: player(name, club),
  name,
  bare: name,
  licence,
});
const list = [one('LEFÈVRE Zoé', 'Lyon', '0047123'), one('N’DIAYE Aminata'), one('ŒUVRARD Denis', 'Saint-Étienne')];

test.each([
  ['lef', ['LEFÈVRE Zoé']],
  ['ZOE lefe', ['LEFÈVRE Zoé']],
  ['oeuv', ['ŒUVRARD Denis']],
  ["n'd", ['N’DIAYE Aminata']],
  ['etienne', ['ŒUVRARD Denis']],
  ['47123', ['LEFÈVRE Zoé']],
  ['xyz', []],
])('“%s” finds %j', (typed, found) => {
  expect(matching(list, typed).map(({ name }) => name)).toEqual(found);
});

test('nothing typed shows everybody', () => {
  expect(matching(list, '  ')).toHaveLength(3);
});

test('sorted in French order', () => {
  const ids = ['ŒUVRARD Denis', 'ODIN Luc', 'ÉMILE Ana', 'EMERY Jo'];
  const desk = {
    tournament: { players: ids.map((id) => player(id)) },
    people: new Map(),
    names: { full: (id: string) => id, short: (id: string) => id },
  } as unknown as Parameters<typeof listedPlayers>[0];
  expect(listedPlayers(desk).map(({ name }) => name)).toEqual(['EMERY Jo', 'ÉMILE Ana', 'ODIN Luc', 'ŒUVRARD Denis']);
});
