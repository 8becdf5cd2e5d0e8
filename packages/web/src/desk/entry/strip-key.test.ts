import { expect, test } from 'vitest';
import { stripKey } from './entry-keys.ts';

const press = (key: string, code: string, more = {}) =>
  stripKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test('the top row of a French keyboard is digits without Shift', () => {
  expect(press('é', 'Digit2')).toEqual({ kind: 'digit', digit: '2' });
  expect(press('-', 'Digit6')).toEqual({ kind: 'digit', digit: '6' });
  expect(press('à', 'Digit0')).toEqual({ kind: 'digit', digit: '0' });
});

test('the keypad is left to the browser, its minus is a minus', () => {
  expect(press('4', 'Numpad4')).toBeNull();
  expect(press('-', 'NumpadSubtract')).toEqual({ kind: 'minus' });
  expect(press('n', 'KeyN')).toEqual({ kind: 'minus' });
});

test('F, Échap, arrows, and the three keys that go on', () => {
  expect(press('F', 'KeyF', { shiftKey: true })).toEqual({ kind: 'forfeit' });
  expect(press('Escape', 'Escape')).toEqual({ kind: 'empty' });
  expect(press('ArrowUp', 'ArrowUp')).toEqual({ kind: 'step', by: -1 });
  expect(press(' ', 'Space')).toEqual({ kind: 'next', by: ' ' });
  expect(press('Enter', 'NumpadEnter')).toEqual({ kind: 'next', by: 'Enter' });
  expect(press('Tab', 'Tab')).toEqual({ kind: 'next', by: 'Tab' });
});

test('Shift Tab and anything with a modifier keep their own meaning', () => {
  expect(press('Tab', 'Tab', { shiftKey: true })).toBeNull();
  expect(press('2', 'Digit2', { ctrlKey: true })).toBeNull();
});

test('the letters of the wargame and of a dispute', () => {
  expect(['p', 'V', 'm', 'L'].map((key) => press(key, `Key${key.toUpperCase()}`)?.kind)).toEqual([
    'points',
    'victory',
    'malus',
    'dispute',
  ]);
});
