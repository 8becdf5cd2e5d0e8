import { list } from '../../numbers.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import { of, tables } from '../nouns.ts';

/** Tables that are made by hand. */
export const byHand = {
  'plays-twice': (refusal, names) => ({
    what: `${names.short(refusal.player)} already plays at another table.`,
    why: 'Everybody has one table a round.',
    act: 'Change one of the two tables',
  }),
  'odd-rest': (refusal) => ({
    what: `${of(refusal.left, 'player')} cannot sit two by two.`,
    why: 'One more bye, or one fewer.',
    act: 'Change the byes',
  }),
  'not-drawn': ({ player, round }, { short }) => ({
    what: `${short(player)} has no table in round ${round}.`,
    act: `Open round ${round}`,
  }),
  'has-a-table': ({ player, round }, { short }) => ({
    what: `${short(player)} already has a table in round ${round}.`,
    act: `Open round ${round}`,
  }),
  'tables-changed': ({ round, players }, { short }) => ({
    what: `Round ${round}: the tables of ${list('en', players.map(short))} have changed meanwhile.`,
    why: 'Another desk changed them.',
    act: 'Read the draft again',
  }),
  'table-taken': ({ table }) => ({ what: `Table ${table} is given twice.`, act: 'Change one of the two numbers' }),
  'no-proposal': ({ round }) => ({
    what: `Round ${round}: no other proposal.`,
    why: 'No complete round has fewer repeats.',
  }),
  'no-free-seat': ({ round }) => ({
    what: `Round ${round}: no free seat.`,
    why: 'A late comer takes the seat opposite the bye, and there is none.',
    act: 'Wait for the next round',
  }),
  'draft-outdated': ({ round, tables: refs, players }, { short }) => ({
    what: `Round ${round}: the draft is out of date.`,
    why:
      refs.length > 0
        ? `A result or a presence has changed: ${tables(refs)} would be otherwise today.`
        : `A result or a presence has changed: ${list('en', players.map(short))}.`,
    act: `Redraw round ${round}`,
  }),
} satisfies Partial<RefusalTable>;
