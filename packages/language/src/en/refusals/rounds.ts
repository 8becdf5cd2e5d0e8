import type { TableRef } from '@ronde/engine';
import type { Names } from '../../names.ts';
import { fullStop, list } from '../../numbers.ts';
import type { RefusalOf, RefusalTable } from '../../refusal-table.ts';
import type { Refused } from '../../sentences.ts';
import { of, tables } from '../nouns.ts';

/** Drawing, publishing, closing and taking back rounds. */
export const roundRefusals = {
  'unknown-round': (refusal) => ({
    what: `Round ${refusal.round} has not been paired.`,
    why: refusal.drawn === 0 ? 'No round has been paired yet.' : `The latest is round ${refusal.drawn}.`,
    next: refusal.drawn === 0 ? 'Pair round 1 first.' : `Open round ${refusal.drawn}, or pair the next one.`,
  }),
  'already-drawn': (refusal) => ({
    what: `Round ${refusal.round} has already been paired.`,
    why: 'Somebody else has just done it.',
    next: 'Read these pairings, and pair again if they will not do.',
  }),
  'round-order': (refusal) => ({
    what: `Round ${refusal.round} cannot be paired yet.`,
    why: `Rounds are played in order: round ${refusal.next} comes next.`,
    next: `Pair round ${refusal.next} first.`,
  }),
  'results-missing': (refusal, names) => ({
    what: `Round ${refusal.round}: ${of(refusal.missing.length, 'result')} missing.`,
    why: fullStop(waits(refusal, names)),
    next: 'Enter what is missing, or record a forfeit.',
  }),
  'round-not-closed': (refusal) => ({
    what: `Round ${refusal.round} is not closed.`,
    why: 'All its results are in.',
    next: `Close round ${refusal.round} first.`,
  }),
  'too-few-players': (refusal) => {
    if (refusal.needed === 4) return tooFewForTheFinal(refusal.present);
    return refusal.needed > 2 ? tooFewForTheFormula(refusal.present, refusal.needed) : tooFewInTheHall(refusal.present);
  },
  'too-many-players': (refusal) => ({
    what: `${of(refusal.present, 'player')}: this format takes up to ${refusal.most}.`,
    why: 'Everybody plays everybody, which would take dozens of rounds.',
    next: 'Choose another format.',
  }),
  'no-planned-round-left': (refusal) => ({
    what:
      refusal.planned === 1
        ? 'The only planned round has been paired.'
        : `All ${refusal.planned} planned rounds have been paired.`,
    why: 'One more round is allowed, and will be marked as extra.',
    next: 'Pair one more round, or close the tournament.',
  }),
  'not-the-last-round': (refusal) => ({
    what: `Round ${refusal.round} is not the last one.`,
    why: `Round ${refusal.last} depends on it.`,
    next: `Start with round ${refusal.last}.`,
  }),
  'round-has-results': (refusal) => ({
    what: `Round ${refusal.round} already has ${of(refusal.results.length, 'result')}: ${tables(refusal.results)}.`,
    why: 'Pairing again would erase them.',
    next: `To pair it again all the same, cancel round ${refusal.round} first.`,
  }),
  'draw-outdated': (refusal) => ({
    what: `Round ${refusal.round} has been paired again in the meantime.`,
    why: 'You were looking at the earlier pairings.',
    next: 'Check the new pairings, then try again.',
  }),
  'round-is-draft': (refusal) => ({
    what: `Round ${refusal.round} is not published.`,
    why: 'A draft takes no results and cannot be closed.',
    next: `Publish round ${refusal.round} first.`,
  }),
  'round-published': (refusal) => ({
    what: `Round ${refusal.round} is already published.`,
    next: 'While it has no result, you can make it a draft again.',
  }),
  'round-closed': (refusal) => ({
    what: `The result of table ${refusal.table.table} is not saved: round ${refusal.round} is already closed.`,
    why: 'You can still correct a result, but not add or remove one.',
    next: `Reopen round ${refusal.round} first.`,
  }),
  'round-already-closed': (refusal) => ({
    what: `Round ${refusal.round} is already closed.`,
    next: 'Nothing to do: go on with the day.',
  }),
  'round-open': (refusal) => ({
    what: `Round ${refusal.round} is not closed, so there is nothing to reopen.`,
    next: 'Enter or correct results directly.',
  }),
  'results-lost': (refusal) => ({
    what: `${of(refusal.losing, 'result')} will be lost.`,
    why: 'Their number has changed since you asked.',
    next: 'Check them, then confirm.',
  }),
} satisfies Partial<RefusalTable>;

function tooFewForTheFormula(players: number, needed: number): Refused {
  if (players === 0)
    return {
      what: 'Nobody is registered, so there is nothing to pair.',
      why: `At least ${needed} are needed.`,
      next: 'Register the players first.',
    };
  const rounds = players % 2 === 0 ? players - 1 : players;
  const need = `Formule Classique needs at least ${of(needed, 'player')}.`;
  return players < 2
    ? { what: need, why: 'A game needs two players.', next: 'Register the players first.' }
    : { what: need, next: `With ${players}, play a round robin: ${of(rounds, 'round')}, everybody meets everybody.` };
}

/** Of the first four, or with a match for the third place. */
function tooFewForTheFinal(present: number): Refused {
  return {
    what: `${of(present, 'player')}: this final needs four players.`,
    next: 'Plan a final of two, without a match for third place.',
  };
}

function tooFewInTheHall(present: number): Refused {
  return {
    what: `${of(present, 'player')} present: no pairing is possible.`,
    why: 'A game needs two players.',
    next: 'Mark who is present.',
  };
}

/** What waits in the round: the tables without result, then those that somebody has left, one by one. */
function waits({ round, missing, left }: RefusalOf<'results-missing'>, names: Names): string {
  const gone = (ref: TableRef): readonly string[] => ref.players.filter((id) => left.includes(id)).map(names.short);
  const plain = missing.filter((ref) => gone(ref).length === 0);
  const deserted = missing.filter((ref) => gone(ref).length > 0);
  const parts = deserted.map((ref) => {
    const who = gone(ref);
    return `table ${ref.table}, ${list('en', who)} ${who.length > 1 ? 'have' : 'has'} withdrawn: record a forfeit?`;
  });
  const without = plain.length > 0 ? [`${tables(plain)} ${plain.length > 1 ? 'have' : 'has'} no result`] : [];
  return `Round ${round}, ${[...without, ...parts].join('; ')}`;
}

/** Tables that are made by hand. */
export const byHand = {
  'plays-twice': (refusal, names) => ({
    what: `${names.short(refusal.player)} is already at another table.`,
    why: 'Each player has one table per round.',
    next: 'Change one of the two tables.',
  }),
  'odd-rest': (refusal) => ({
    what: `${of(refusal.left, 'player')} cannot be paired off.`,
    next: 'Give one bye more, or one fewer.',
  }),
  'not-drawn': ({ player, round }, { short }) => ({
    what: `${short(player)} has no table in round ${round}.`,
    next: 'Choose somebody who plays in this round.',
  }),
  'has-a-table': ({ player, round }, { short }) => ({
    what: `${short(player)} has already been paired in round ${round}.`,
    next: `To change the opponent, correct the tables of round ${round}.`,
  }),
  'tables-changed': ({ round, players }, { short }) => ({
    what: `Round ${round}: the pairings of ${list('en', players.map(short))} have changed in the meantime.`,
    why: 'Somebody else changed them.',
    next: 'Check the draft, then try again.',
  }),
  'games-changed': ({ table }) => ({
    what: `Table ${table.table}: the games that were entered have changed in the meantime.`,
    why: 'Somebody else has entered one, or corrected it.',
    next: 'Check them, then try again.',
  }),
  'seat-missing': ({ player }, { short }) => ({
    what: `${short(player)} would have no seat any more.`,
    why: 'Everybody at these tables keeps a seat among them, or gets the bye there.',
    next: 'Give them a seat, or the bye.',
  }),
  'table-taken': ({ table }) => ({
    what: `Table number ${table} is used twice.`,
    next: 'Change one of the two numbers.',
  }),
  'table-unused': ({ table }) => ({
    what: `Table ${table} is not used by this tournament.`,
    why: 'The settings say which table it begins with, and which ones stay free.',
    next: 'Choose another number.',
  }),
  'no-proposal': ({ round }) => ({
    what: `Round ${round}: no better pairings to propose.`,
    why: 'No full set of pairings has fewer repeats.',
    next: 'Keep the draft, or set a pairing by hand.',
  }),
  'no-free-seat': ({ round }) => ({
    what: `Round ${round}: no free seat.`,
    why: 'A latecomer plays whoever has the bye, and nobody has one.',
    next: 'Mark them present: they play from the next pairings on.',
  }),
  'draft-outdated': ({ round, tables: refs, players }, { short }) => ({
    what: `Round ${round}: the draft is out of date.`,
    why:
      refs.length > 0
        ? `A result or somebody’s attendance has changed: ${tables(refs)} would now be different.`
        : `A result or somebody’s attendance has changed: ${list('en', players.map(short))}.`,
    next: 'Pair again, or publish the draft as it is and confirm.',
  }),
} satisfies Partial<RefusalTable>;
