import type { Person, Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import type { DeskData } from '../../core/queries.ts';
import { sort } from './take-people.tsx';

const tournament = (format: Tournament['format'], players: readonly Partial<Tournament['players'][number]>[]) =>
  ({
    id: format,
    name: format,
    format,
    date: '2026-11-14',
    seed: 1,
    settings: {},
    players: players.map((one, i) => ({ id: `p${i}`, number: i + 1, presence: 'here', from: 1, ...one })),
    ranking: [],
    rounds: [],
    status: 'open',
  }) as Tournament;

const from = (format: Tournament['format'], list: readonly (Person & Partial<Tournament['players'][number]>)[]) => {
  const people = list.map(({ name, licence, pseudonym, marks }, i) => ({
    id: `p${i}`,
    number: i + 1,
    name,
    ...(licence && { licence }),
    ...(pseudonym && { pseudonym }),
    ...(marks && { marks }),
  }));
  const players = list.map(({ name: _, licence: _l, pseudonym: _p, marks: _m, ...facts }) => facts);
  return { tournament: tournament(format, players), people } as unknown as DeskData;
};

const here = (players: readonly Partial<Tournament['players'][number]>[], names: readonly Person[]) => ({
  tournament: tournament('classique', players),
  people: new Map(names.map((person, i) => [`p${i}`, person])),
});

test('a licence says who is here; the same name in the same club is the same person, elsewhere it is asked about', () => {
  const found = sort(
    from('classique', [
      { name: 'LEFÈVRE Zoé', licence: '0047', rating: 1803 },
      { name: 'Paul BERTHIER', club: 'Lyon' },
      { name: 'TOUSSAINT Luc', club: 'Caen' },
      { name: 'AUBIN Colette', rating: 1210 },
    ]),
    here(
      [{}, { club: 'Lyon' }, { club: 'Brest' }],
      [{ name: 'LEFEVRE Zoe', licence: '00 47' }, { name: 'BERTHIER Paul' }, { name: 'TOUSSAINT Luc' }],
    ),
  );
  expect(found.here).toBe(2);
  expect(found.asked.map(({ person }) => person.name)).toEqual(['TOUSSAINT Luc']);
  expect(found.fresh.map(({ person, rating }) => [person.name, rating])).toEqual([['AUBIN Colette', 1210]]);
});

test('a pseudonym comes along, a payment does not', () => {
  const list = [{ name: 'AUBIN Colette', pseudonym: 'Orme', marks: { paid: true } }];
  const { fresh } = sort(from('classique', list), here([], []));
  expect(fresh.map(({ person }) => person)).toEqual([{ name: 'AUBIN Colette', pseudonym: 'Orme' }]);
});

test('the ratings of another game are not taken', () => {
  const found = sort(from('art-de-la-guerre', [{ name: 'DUVAL Ada', rating: 1080.5 }]), here([], []));
  expect(found.otherGame).toBe(true);
  expect(found.fresh[0]).not.toHaveProperty('rating');
});
