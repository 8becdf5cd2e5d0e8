import { formatSchema } from '@ronde/contract';
import type { Creation } from '@ronde/engine';
import { day, deskAct } from '@ronde/engine/fixtures/random-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { justCreated } from '../store/next-state.ts';
import { fileOf } from './import-decision.ts';
import { journalImport } from './import-journal.ts';
import { readJournal } from './read-journal.ts';
import { journalFileOf } from './write-journal.ts';

const at = '2026-11-14T18:00:00.000Z';
const days = fc.tuple(fc.integer({ min: 8, max: 20 }), fc.array(deskAct, { maxLength: 40 }));

test.each(formatSchema.options)('%s: a log that moves adds up to the same tournament and the same file', (format) => {
  fc.assert(
    fc.property(days, ([size, acts]) => {
      const stored = storedDay(size, acts, format);
      const written = journalFileOf(stored, { nameAuthor: (by) => by, fees: [] });
      const read = readJournal(JSON.parse(JSON.stringify(written)));
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      const line = { id: 'line', by: 'account', at };
      const { creation, event, asked, crowd } = journalImport(read.value, {
        id: stored.id,
        command: 'i',
        line,
        request: '',
      });
      // Public and put away are of the computer that it comes from.
      const { open: _, shelf: __, ...state } = stored.tournament;
      const made = justCreated(creation.id, 'essai', event, asked, crowd);
      expect(made.tournament).toEqual(state);
      expect(JSON.stringify(fileOf(made))).toBe(JSON.stringify(fileOf(stored)));
      expect(made.log.slice(1, -1)).toEqual(stored.log.slice(1));
    }),
    { numRuns: 40 },
  );
});

function storedDay(size: number, acts: Parameters<typeof day>[1], format: Creation['format']) {
  const { log, people } = day(size, acts, 42, {}, format);
  const [first, ...later] = log;
  const [event] = first?.events ?? [];
  if (!first || !event) throw new Error('A day begins with its creation');
  const numbers = new Map([...people.keys()].map((id, i) => [id, i + 1]));
  return justCreated('t', 'essai', event, first, { people, numbers, later, version: log.length });
}
