import { registered } from '@ronde/engine/fixtures/desk';
import { afterEach, expect, test } from 'vitest';
import { logSheet } from './log-sheet.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

/** The moments of the log of a house that lies in `zone`. */
function momentsIn(zone: string, ...ats: readonly string[]) {
  process.env.TZ = zone;
  const desk = registered(8, {}, 42, 'classique');
  const [first] = desk.log;
  if (!first) throw new Error('No decision.');
  const log = ats.map((at, i) => ({ ...first, seq: i + 1, at, by: 'CV', undoneBy: null }));
  return logSheet(log, desk.state(), desk.people, 'fr').rows.map((row) => row[1]);
}

test('each time carries its offset: in October 2:30 comes twice', () => {
  expect(momentsIn('Europe/Paris', '2026-10-25T00:30:07Z', '2026-10-25T01:30:07Z')).toEqual([
    '2026-10-25 02:30:07 +02:00',
    '2026-10-25 02:30:07 +01:00',
  ]);
  expect(momentsIn('America/St_Johns', '2026-01-10T12:00:00Z')).toEqual(['2026-01-10 08:30:00 -03:30']);
});
