import type { People, Person } from '@ronde/engine';
import { describe, expect, it } from 'vitest';
import { namesIn, namesOf, surnameOf } from './names.ts';

const people = (...names: readonly (string | readonly [string, string])[]): People =>
  new Map(names.map((n, i) => [`p${i + 1}`, typeof n === 'string' ? { name: n } : { name: n[0], licence: n[1] }]));

const player = (id: string, number: number) => ({ id, number, presence: 'here', from: 1 }) as const;

describe('the surname', () => {
  it.each([
    ['LEFÈVRE Zoé', 'LEFÈVRE'],
    ['N’DIAYE Aminata', 'N’DIAYE'],
    ['MOREL-DUVAL Jean-Baptiste', 'MOREL-DUVAL'],
    ['DE LA TOUR Anne', 'DE LA TOUR'],
    ['ŒUVRARD Denis', 'ŒUVRARD'],
    ['DUPONT J. Marc', 'DUPONT'],
    ['Joueur 17', 'Joueur 17'],
    ['DUPONT JEAN', 'DUPONT JEAN'],
  ])('of %s is %s', (name, surname) => expect(surnameOf(name)).toBe(surname));
});

describe('in a sentence', () => {
  it('the surname alone is enough', () => {
    expect(namesOf(people('LEFÈVRE Zoé', 'AUBIN Colette')).short('p1')).toBe('LEFÈVRE');
  });
  it('the full name where two share it', () => {
    const names = namesOf(people('LEFÈVRE Zoé', 'LEFÈVRE Marc', 'AUBIN Colette'));
    expect(names.short('p2')).toBe('LEFÈVRE Marc');
    expect(names.short('p3')).toBe('AUBIN');
  });
  it('the licence, else the number, where two share the whole name', () => {
    const homonyms = people(['MARTIN Jean', '0047123'], 'MARTIN Jean');
    const numbered = [player('p1', 7), player('p2', 12)];
    expect(namesOf(homonyms, numbered).short('p1')).toBe('MARTIN Jean (0047123)');
    expect(namesOf(homonyms, numbered).full('p2')).toBe('MARTIN Jean (12)');
  });
  it('IMP-07, “told apart everywhere (club or licence shown)”: the club of one of them, else the licence', () => {
    const homonyms = people(['DUPONT Jean', 'L1'], ['DUPONT Jean', 'L2'], ['DUPONT Jean', 'L3'], 'DUPONT Jean');
    const players = [
      { ...player('p1', 1), club: 'Lyon' },
      { ...player('p2', 2), club: 'Nantes' },
      { ...player('p3', 3), club: ' lyon' },
      player('p4', 4),
    ];
    const { full, short } = namesOf(homonyms, players);
    expect(players.map(({ id }) => full(id))).toEqual([
      'DUPONT Jean (L1)',
      'DUPONT Jean (Nantes)',
      'DUPONT Jean (L3)',
      'DUPONT Jean (4)',
    ]);
    expect(short('p2')).toBe('DUPONT Jean (Nantes)');
  });
  it('the federation where two have one number of two federations, else the number in the tournament', () => {
    const two = ['France', 'Belgique', undefined].map((federation, i): [string, Person] => [
      `p${i + 1}`,
      { name: 'DUPONT Jean', licence: i === 1 ? '1 23' : '123', ...(federation !== undefined && { federation }) },
    ]);
    const { full } = namesOf(new Map(two), [player('p1', 1), player('p2', 2), player('p3', 3)]);
    expect(['p1', 'p2', 'p3'].map(full)).toEqual([
      'DUPONT Jean (123, France)',
      'DUPONT Jean (1 23, Belgique)',
      'DUPONT Jean (3)',
    ]);
    const history = namesOf(new Map([...two.slice(0, 2), ['p4', { name: 'DUPONT Jean', licence: '7' }]]));
    expect(history.full('p1')).toBe('DUPONT Jean (123, France)');
    expect(history.full('p4')).toBe('DUPONT Jean (7)');
  });
  it('IMP-07: who was registered by mistake and taken back makes nobody a namesake', () => {
    const names = namesOf(people('MARTIN Jean', 'MARTIN Jean', 'MARTIN Ève'), [player('p1', 7)]);
    expect([names.full('p1'), names.short('p1'), names.full('p2')]).toEqual(['MARTIN Jean', 'MARTIN', 'MARTIN Jean']);
  });
  it('who comes told apart from a homonym keeps it, though the other one is not there', () => {
    const { short } = namesIn([
      { id: '3', number: 3, name: 'MARTIN Paul (Sens)' },
      { id: '4', number: 4, name: 'AUBIN Léa' },
    ]);
    expect([short('3'), short('4')]).toEqual(['MARTIN Paul (Sens)', 'AUBIN']);
  });
  it('a stranger keeps the id: never an empty space', () => expect(namesOf(people()).full('p9')).toBe('p9'));
});
