import { type Match, type MatchResult, never, type Refusal, type TableRef } from '@ronde/engine';
import type { Names } from '../names.ts';
import { list, number, ordinal } from '../numbers.ts';
import { counted, plural } from '../plural.ts';
import type { Sentence } from '../words.ts';
import { deskRefusal, isDeskRefusal } from './desk-refusals.ts';
import { nouns } from './nouns.ts';
import { poolsImpossible } from './pools.ts';
import { resultWords } from './result-words.ts';
import { presence, ui } from './ui.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('en', n, nouns[noun]);
const tables = (refs: readonly TableRef[]): string =>
  `${plural('en', refs.length, nouns.table)} ${list(
    'en',
    refs.map((ref) => String(ref.table)),
  )}`;
const decisions = (seqs: readonly number[]): string => seqs.map((seq) => `no. ${seq}`).join(', ');

/** What waits in the round: the tables without result, then those that somebody has left, one by one. */
function waits({ round, missing, left }: Extract<Refusal, { code: 'results-missing' }>, names: Names): string {
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

const kinds: Readonly<Record<MatchResult['kind'], string>> = {
  games: 'scores of games',
  forfeit: 'a forfeit',
  awarded: 'a match awarded',
  losses: 'losses of cohesion',
  points: 'points of a game',
  decided: 'a win without a score',
};

const lengths: Readonly<Record<1 | 3 | 5, string>> = {
  1: 'The match is one game.',
  3: 'The match goes to two winning games: two or three games.',
  5: 'The match goes to three winning games: three to five games.',
};

const sentence = (text: string): string => (/[.?…]$/.test(text) ? text : `${text}.`);

/** Why the rules or the state say no, and what to do. One sentence each. */
export function refusal(refusal: Refusal, names: Names): Sentence {
  if (isDeskRefusal(refusal)) return deskRefusal(refusal, names);
  switch (refusal.code) {
    case 'unknown-player':
      return {
        what: 'This person is not in this tournament.',
        why: 'The registration was taken back, or the address is wrong.',
      };
    case 'already-registered':
      return { what: `${names.full(refusal.player)} is already in the list.`, act: 'Open their page' };
    case 'has-been-drawn':
      return {
        what: `${names.short(refusal.player)} is already part of round ${refusal.round}: cannot be deleted.`,
        why: 'Deleting would also erase what the others have played.',
        act: `Mark ${names.short(refusal.player)} as leaving`,
      };
    case 'already-left':
      return {
        what: `${names.short(refusal.player)} has already left the tournament.`,
        act: `Bring ${names.short(refusal.player)} back`,
      };
    case 'has-not-left':
      return { what: `${names.short(refusal.player)} is still playing: no return to note.` };
    case 'match-running':
      return {
        what: `${names.short(refusal.player)} has a table in round ${refusal.table.round}, table ${refusal.table.table}, without a result.`,
        why: refusal.redrawPossible
          ? 'Count a forfeit for this round, or redraw the round.'
          : 'The round already has results: it cannot be redrawn. Count a forfeit.',
        act: `Forfeit for round ${refusal.table.round}`,
      };
    case 'presence-changed':
      return {
        what: `${names.short(refusal.player)}: the state already is “${presence(refusal.presence).toLowerCase()}”.`,
        why: 'Another desk noted it, or nothing changes.',
      };
    case 'unknown-round':
      return {
        what: `Round ${refusal.round} is not drawn.`,
        why: refusal.drawn === 0 ? 'No round is drawn yet.' : `The last one is round ${refusal.drawn}.`,
      };
    case 'already-drawn':
      return {
        what: `Round ${refusal.round} is already drawn.`,
        why: 'Another desk did it.',
        act: `Open round ${refusal.round}`,
      };
    case 'round-order':
      return {
        what: `Round ${refusal.round}: not yet.`,
        why: `Rounds follow each other: the next one is round ${refusal.next}.`,
        act: `Draw round ${refusal.next}`,
      };
    case 'results-missing':
      return {
        what: `Round ${refusal.round}: ${of(refusal.missing.length, 'result')} missing.`,
        why: sentence(waits(refusal, names)),
        act: `Enter table ${refusal.missing[0]?.table ?? 1}`,
      };
    case 'round-not-closed':
      return {
        what: `Round ${refusal.round} is not closed.`,
        why: 'All its results are in: it only has to be closed.',
        act: `Close round ${refusal.round}`,
      };
    case 'absences-changed':
      return {
        what: 'Who is here has changed while you were looking.',
        why:
          refusal.absent.length === 0
            ? 'Now nobody is absent.'
            : `Now these do not play: ${list('en', refusal.absent.map(names.short))}.`,
        act: 'Read again and draw',
      };
    case 'too-few-players':
      if (refusal.needed === 4) return tooFewForTheFinal(refusal.present);
      return refusal.needed > 2
        ? tooFewForTheFormula(refusal.present, refusal.needed)
        : tooFewInTheHall(refusal.present);
    case 'no-planned-round-left':
      return {
        what:
          refusal.planned === 1
            ? 'The only planned round is drawn.'
            : `All ${refusal.planned} planned rounds are drawn.`,
        why: 'One more round is allowed and will be shown.',
        act: 'Draw one more round',
      };
    case 'not-the-last-round':
      return {
        what: `Round ${refusal.round} is not the last one.`,
        why: `Round ${refusal.last} depends on it: begin with that one.`,
        act: `Open round ${refusal.last}`,
      };
    case 'round-has-results':
      return {
        what: `Round ${refusal.round} already has ${of(refusal.results.length, 'result')}: ${tables(refusal.results)}.`,
        why: 'Redrawing would erase them.',
        act: `Cancel round ${refusal.round}`,
      };
    case 'draw-outdated':
      return {
        what: `Round ${refusal.round} was drawn again meanwhile (draw ${refusal.attempt}).`,
        why: 'You were looking at the draw before it.',
        act: 'Read the new draw',
      };
    case 'round-is-draft':
      return {
        what: `Round ${refusal.round} is not published.`,
        why: 'A draft has no results and cannot be closed.',
        act: `Publish round ${refusal.round}`,
      };
    case 'round-published':
      return { what: `Round ${refusal.round} is already published.`, act: `Open round ${refusal.round}` };
    case 'round-closed':
      return {
        what: `The result of table ${refusal.table.table} is not saved: round ${refusal.round} is already closed.`,
        why: 'Correcting a result stays possible; adding or removing one takes reopening the round.',
        act: `Reopen round ${refusal.round}`,
      };
    case 'round-already-closed':
      return { what: `Round ${refusal.round} is already closed.` };
    case 'round-open':
      return { what: `Round ${refusal.round} is not closed: nothing to reopen.` };
    case 'results-lost':
      return {
        what: `${of(refusal.losing, 'result')} will be lost.`,
        why: 'This number has changed since you read it.',
        act: `Cancel round ${refusal.round}`,
      };
    case 'no-such-table':
      return {
        what: `${list('en', refusal.players.map(names.short))} have no table together in round ${refusal.round}.`,
        why: 'The round may have been drawn again meanwhile.',
        act: `Open round ${refusal.round}`,
      };
    case 'result-changed':
      return {
        what: `Table ${refusal.table.table}: the result has changed meanwhile.`,
        why: refusal.current ? sentence(`Now: ${current(refusal, names)}`) : 'It was removed.',
        act: 'Read the table again',
      };
    case 'no-result':
      return { what: `Table ${refusal.table.table} has no result to remove.` };
    case 'same-result':
      return { what: `Table ${refusal.table.table}: this result is already saved.` };
    case 'settled':
      return {
        what: `Table ${refusal.table.table}: this result is confirmed, or decided by the arbiter.`,
        why: 'It can no longer be contested from a phone.',
        act: 'See the arbiter',
      };
    case 'bad-games':
      return {
        what: `Table ${refusal.table.table}: ${of(refusal.found, 'game')} cannot be.`,
        why: lengths[refusal.bestOf],
        act: 'Correct the entry',
      };
    case 'bad-score':
      return {
        what: `Table ${refusal.table.table}: “${number(refusal.found)}” is not a score.`,
        why: 'A score is a whole number of four digits at most.',
        act: 'Correct the entry',
      };
    case 'not-at-table':
      return {
        what: `${names.short(refusal.player)} does not play at table ${refusal.table.table}.`,
        why: `At this table sit ${list('en', refusal.table.players.map(names.short))}.`,
        act: 'Correct the entry',
      };
    case 'tournament-closed':
      return {
        what: 'The tournament is closed.',
        why: 'The final standings no longer move.',
        act: 'Reopen the tournament',
      };
    case 'rounds-held': {
      const held = of(refusal.held, 'round');
      const than = refusal.held < refusal.planned ? `of ${refusal.planned}` : `instead of ${refusal.planned}`;
      return {
        what: `${held} ${than}: close on ${refusal.held}?`,
        why: 'This number will count everywhere: final standings, ratings, documents, file. Reopening the tournament brings the planned number back.',
        act: `Close on ${held}`,
      };
    }
    case 'tournament-open':
      return { what: 'The tournament is not closed: nothing to reopen.' };
    case 'nothing-played':
      return { what: 'No round has been played: nothing to close.', act: 'Draw round 1' };
    case 'unknown-decision':
      return { what: `Decision no. ${refusal.decision} is not in the log.` };
    case 'not-undoable':
      return { what: `Decision no. ${refusal.decision} cannot be undone.`, why: 'It created the tournament.' };
    case 'already-undone':
      return {
        what: `Decision no. ${refusal.decision} is already undone.`,
        why: `Decision no. ${refusal.by} did it.`,
        act: `Undo decision no. ${refusal.by}`,
      };
    case 'undo-blocked':
      return {
        what: `Decision no. ${refusal.decision} cannot be undone alone.`,
        why:
          refusal.by.length === 1
            ? `A later decision depends on it: ${decisions(refusal.by)}.`
            : `${refusal.by.length} later decisions depend on it: ${decisions(refusal.by)}.`,
        act: `Undo these ${refusal.by.length + 1} decisions`,
      };
    case 'empty-name':
      return {
        what: 'The tournament has no name.',
        why: 'Its name stands on every page and every sheet.',
        act: 'Give it a name',
      };
    case 'result-kind':
      return {
        what: `Table ${refusal.table.table}: ${kinds[refusal.found]}, which is no result of this formula.`,
        act: 'Correct the entry',
      };
    case 'bad-losses':
      return {
        what: `Table ${refusal.table.table}: a loss of ${number(refusal.lost)} of ${number(refusal.total)} cannot be.`,
        why: 'A loss is a whole number, 0 at least; the army’s total a whole number, 1 at least.',
        act: 'Correct the entry',
      };
    case 'winner-broken':
      return {
        what: `Table ${refusal.table.table}: ${names.short(refusal.player)} has lost all cohesion and cannot win.`,
        why: 'A broken army has lost; if the other is broken too, the game is drawn.',
        act: 'Correct the entry',
      };
    case 'not-present':
      return {
        what: `${names.short(refusal.player)} is not in the hall.`,
        why: 'Only those who are here have a table.',
        act: 'Back to the list',
      };
    case 'plays-twice':
      return {
        what: `${names.short(refusal.player)} already plays at another table.`,
        why: 'Everybody has one table a round.',
        act: 'Change one of the two tables',
      };
    case 'already-shown':
      return {
        what: refusal.open ? 'The public sees this tournament already.' : 'This tournament is private already.',
      };
    case 'odd-rest':
      return {
        what: `${of(refusal.left, 'player')} cannot sit two by two.`,
        why: 'One more bye, or one fewer.',
        act: 'Change the byes',
      };
    case 'list-full':
      return {
        what: `Cannot register: ${of(refusal.most, 'player')} are here already.`,
        why: 'A tournament holds no more, nor does its file.',
        act: 'Open a second tournament',
      };
    case 'too-many-players':
      return {
        what: `${of(refusal.present, 'player')}: this formula goes up to ${refusal.most}.`,
        why: 'Everybody meets everybody, which would take dozens of rounds.',
        act: 'Choose another formula',
      };
    case 'pools-impossible':
      return poolsImpossible(refusal);
    case 'phases-impossible':
      return {
        what: `${refusal.phase1} + ${refusal.phase2} + ${refusal.phase3} rounds: impossible.`,
        why: phasesLimit(refusal),
        act: 'Correct the phases',
      };
    case 'not-rated':
      return {
        what: 'This tournament gives no rating.',
        why: 'Its results are of both games, or only say who won: neither PL nor Elo.',
      };
    case 'no-pools':
      return {
        what: `No pools here: ${ui.formats[refusal.format]}.`,
        why: 'Only Formule Combinée makes them.',
      };
    case 'no-final':
      return { what: 'This tournament has no final.', act: 'Plan a final' };
    case 'final-impossible':
      return {
        what: 'This final cannot be.',
        why:
          refusal.why === 'carry'
            ? 'In a single game, their game of the rounds would decide before it is played.'
            : 'The results of this formula are not counted in games: the final is played once.',
        act: 'Correct the final',
      };
    case 'rounds-left':
      return {
        what: `The final comes after the rounds: ${refusal.played} of ${refusal.planned} are drawn.`,
        act: `Draw round ${refusal.played + 1}`,
      };
    case 'final-tie':
      return {
        what: `${list('en', refusal.players.map(names.short))} share ${ordinal('en', refusal.place)} place, and the final has only ${refusal.seats === 1 ? 'one seat' : `${refusal.seats} seats`} left.`,
        why: 'A deciding game, or the higher initial rank: choose, and it will be noted.',
        act: 'Choose',
      };
    default:
      return never(refusal);
  }
}

function current({ table, current }: Extract<Refusal, { code: 'result-changed' }>, names: Names): string {
  if (!current) return '';
  const match: Match = { players: table.players };
  const said = resultWords(current, match, names);
  return current.kind === 'games' || current.kind === 'points' || current.kind === 'losses'
    ? `${table.players.map(names.short).join(' – ')}, ${said}`
    : said;
}

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

/** The first limit of the three phases that is not kept (Formule Combinée §3 to §5). */
function phasesLimit({ phase1, phase2, phase3 }: Extract<Refusal, { code: 'phases-impossible' }>): string {
  if (phase2 < 3) return 'Phase 2 has 3 rounds at least.';
  if (phase3 > phase2) return 'Phase 3 has at most as many rounds as phase 2.';
  return `That makes ${phase1 + phase2 + phase3} rounds; the format has 24 at most.`;
}
