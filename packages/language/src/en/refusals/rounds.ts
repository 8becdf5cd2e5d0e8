import type { TableRef } from '@ronde/engine';
import type { Names } from '../../names.ts';
import { fullStop, list } from '../../numbers.ts';
import type { RefusalOf, RefusalTable } from '../../refusal-table.ts';
import type { Sentence } from '../../sentences.ts';
import { of, tables } from '../nouns.ts';

/** Drawing, publishing, closing and taking back rounds. */
export const roundRefusals = {
  'unknown-round': (refusal) => ({
    what: `Round ${refusal.round} is not drawn.`,
    why: refusal.drawn === 0 ? 'No round is drawn yet.' : `The last one is round ${refusal.drawn}.`,
  }),
  'already-drawn': (refusal) => ({
    what: `Round ${refusal.round} is already drawn.`,
    why: 'Another desk did it.',
    act: `Open round ${refusal.round}`,
  }),
  'round-order': (refusal) => ({
    what: `Round ${refusal.round}: not yet.`,
    why: `Rounds follow each other: the next one is round ${refusal.next}.`,
    act: `Draw round ${refusal.next}`,
  }),
  'results-missing': (refusal, names) => ({
    what: `Round ${refusal.round}: ${of(refusal.missing.length, 'result')} missing.`,
    why: fullStop(waits(refusal, names)),
    act: `Enter table ${refusal.missing[0]?.table ?? 1}`,
  }),
  'round-not-closed': (refusal) => ({
    what: `Round ${refusal.round} is not closed.`,
    why: 'All its results are in: it only has to be closed.',
    act: `Close round ${refusal.round}`,
  }),
  'too-few-players': (refusal) => {
    if (refusal.needed === 4) return tooFewForTheFinal(refusal.present);
    return refusal.needed > 2 ? tooFewForTheFormula(refusal.present, refusal.needed) : tooFewInTheHall(refusal.present);
  },
  'too-many-players': (refusal) => ({
    what: `${of(refusal.present, 'player')}: this formula goes up to ${refusal.most}.`,
    why: 'Everybody meets everybody, which would take dozens of rounds.',
    act: 'Choose another formula',
  }),
  'no-planned-round-left': (refusal) => ({
    what:
      refusal.planned === 1 ? 'The only planned round is drawn.' : `All ${refusal.planned} planned rounds are drawn.`,
    why: 'One more round is allowed and will be shown.',
    act: 'Draw one more round',
  }),
  'not-the-last-round': (refusal) => ({
    what: `Round ${refusal.round} is not the last one.`,
    why: `Round ${refusal.last} depends on it: begin with that one.`,
    act: `Open round ${refusal.last}`,
  }),
  'round-has-results': (refusal) => ({
    what: `Round ${refusal.round} already has ${of(refusal.results.length, 'result')}: ${tables(refusal.results)}.`,
    why: 'Redrawing would erase them.',
    act: `Cancel round ${refusal.round}`,
  }),
  'draw-outdated': (refusal) => ({
    what: `Round ${refusal.round} was drawn again meanwhile (draw ${refusal.attempt}).`,
    why: 'You were looking at the draw before it.',
    act: 'Read the new draw',
  }),
  'round-is-draft': (refusal) => ({
    what: `Round ${refusal.round} is not published.`,
    why: 'A draft has no results and cannot be closed.',
    act: `Publish round ${refusal.round}`,
  }),
  'round-published': (refusal) => ({
    what: `Round ${refusal.round} is already published.`,
    act: `Open round ${refusal.round}`,
  }),
  'round-closed': (refusal) => ({
    what: `The result of table ${refusal.table.table} is not saved: round ${refusal.round} is already closed.`,
    why: 'Correcting a result stays possible; adding or removing one takes reopening the round.',
    act: `Reopen round ${refusal.round}`,
  }),
  'round-already-closed': (refusal) => ({ what: `Round ${refusal.round} is already closed.` }),
  'round-open': (refusal) => ({ what: `Round ${refusal.round} is not closed: nothing to reopen.` }),
  'results-lost': (refusal) => ({
    what: `${of(refusal.losing, 'result')} will be lost.`,
    why: 'This number has changed since you read it.',
    act: `Cancel round ${refusal.round}`,
  }),
} satisfies Partial<RefusalTable>;

function tooFewForTheFormula(players: number, needed: number): Sentence {
  if (players === 0)
    return { what: 'Nobody is registered: nothing to draw.', why: `At least ${needed} are needed.`, act: 'Register' };
  const rounds = players % 2 === 0 ? players - 1 : players;
  return {
    what: `Formule Classique needs ${of(needed, 'player')}.`,
    why: players < 2 ? 'A table takes two.' : `With ${players}, play a round robin: ${of(rounds, 'round')}.`,
    act: 'Back to registration',
  };
}

/** Of the first four, or with a match for the third place. */
function tooFewForTheFinal(present: number): Sentence {
  return { what: `${of(present, 'player')}: this final needs four.`, act: 'Change the final' };
}

function tooFewInTheHall(present: number): Sentence {
  return {
    what: `${of(present, 'player')} in the hall: no table is possible.`,
    why: 'A table takes two.',
    act: 'Back to the list',
  };
}

/** What waits in the round: the tables without result, then those that somebody has left, one by one. */
function waits({ round, missing, left }: RefusalOf<'results-missing'>, names: Names): string {
  const gone = (ref: TableRef): readonly string[] => ref.players.filter((id) => left.includes(id)).map(names.short);
  const plain = missing.filter((ref) => gone(ref).length === 0);
  const deserted = missing.filter((ref) => gone(ref).length > 0);
  const parts = deserted.map((ref) => {
    const who = gone(ref);
    return `table ${ref.table}, ${list('en', who)} ${who.length > 1 ? 'have' : 'has'} left: count a forfeit?`;
  });
  const without = plain.length > 0 ? [`${tables(plain)} ${plain.length > 1 ? 'have' : 'has'} no result`] : [];
  return `Round ${round}, ${[...without, ...parts].join('; ')}`;
}

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
  'games-changed': ({ table }) => ({
    what: `Table ${table.table}: the games that were entered have changed in the meantime.`,
    why: 'Somebody else has entered one, or corrected it. Read them, then try again.',
  }),
  'seat-missing': ({ player }, { short }) => ({
    what: `${short(player)} would have no seat any more.`,
    why: 'Everybody at these tables keeps a seat among them, or becomes exempt there.',
  }),
  'table-unused': ({ table }) => ({
    what: `Table ${table} is not used by this tournament.`,
    why: 'The settings say which table it begins with, and which ones stay free.',
    act: 'Choose another number',
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
