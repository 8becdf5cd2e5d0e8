import { registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { wrongFixed } from './fix-form.tsx';

const nine = registered(9).state();

test('BYE-03: one exempt of nine is right, two leave seven, three are right again', () => {
  expect(wrongFixed(nine, [{ players: ['J5'] }])).toBeNull();
  expect(wrongFixed(nine, [{ players: ['J5'] }, { players: ['J6'] }])).toEqual({
    code: 'odd-rest',
    present: 9,
    exempt: 2,
    left: 7,
  });
  expect(wrongFixed(nine, [{ players: ['J5'] }, { players: ['J6'] }, { players: ['J7'] }])).toBeNull();
});

test('BYE-03: nobody at two tables, no number twice, nobody who is away', () => {
  expect(wrongFixed(nine, [{ players: ['J1', 'J2'] }, { players: ['J3', 'J1'] }])).toMatchObject({
    code: 'plays-twice',
    player: 'J1',
  });
  expect(
    wrongFixed(nine, [
      { players: ['J1', 'J2'], table: 3 },
      { players: ['J3', 'J4'], table: 3 },
    ]),
  ).toEqual({ code: 'table-taken', table: 3 });
  const desk = registered(9);
  desk.act({ kind: 'mark', player: 'J2', presence: 'absent' });
  expect(wrongFixed(desk.state(), [{ players: ['J1', 'J2'] }])).toEqual({ code: 'not-present', player: 'J2' });
});
