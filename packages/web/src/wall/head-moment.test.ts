import { expect, test } from 'vitest';
import { headMoment } from './frame.tsx';
import { wallSentences } from './sentences.ts';
import { clockOf, halfPastNine, minutes } from './test-state.ts';

const text = wallSentences.fr('classique');
const at = (minute: number, more: Parameters<typeof clockOf>[0] = {}) => {
  const moment = headMoment(clockOf(more), halfPastNine + minutes(minute), text);
  return moment && [moment.at, moment.what];
};

test('beside the tables: the start when it is, then what is left of 40 minutes, never a time gone by', () => {
  expect(at(0)?.[1]).toBe('début de la ronde');
  expect(at(1.5)).toEqual(['38:30', 'restantes']);
  expect(at(20, { endsAt: null, left: minutes(25) })).toEqual(['25:00', 'Pendule arrêtée']);
  expect(at(40)).toBeUndefined();
  expect(at(12, { endedAt: halfPastNine + minutes(11) })).toBeUndefined();
  // Past the announced end of a hidden one, no figure: it would tell what nobody may know.
  expect(at(41, { hidden: 'secret' })).toBeUndefined();
});
