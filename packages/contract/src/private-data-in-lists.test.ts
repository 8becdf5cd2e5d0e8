import { registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { privateCells } from './private-text.ts';

test('LIST-01: addresses that were let in as clubs and licences are found, and nothing else', () => {
  const desk = registered(4);
  const state = desk.state();
  const [one, two, three, four] = state.players;
  if (!one || !two || !three || !four) throw new Error('Four are registered.');
  const players = [{ ...one, club: 'zoe@exemple.fr' }, { ...two, club: 'Lyon' }, three, { ...four, club: 'Caen 2' }];
  const people = new Map(desk.people).set(three.id, { name: 'NOM', licence: '06 12 34 56 78' }).set(four.id, {
    name: 'NOM',
    licence: '0047123',
  });
  expect(privateCells({ ...state, players }, people)).toMatchObject([
    { player: { id: one.id }, club: 'zoe@exemple.fr', licence: null },
    { player: { id: three.id }, club: null, licence: '06 12 34 56 78' },
  ]);
});
