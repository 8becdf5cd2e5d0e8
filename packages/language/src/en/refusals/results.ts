import type { Match, MatchResult } from '@ronde/engine';
import type { Names } from '../../names.ts';
import { fullStop, list, number } from '../../numbers.ts';
import type { RefusalOf, RefusalTable } from '../../refusal-table.ts';
import { of, tables } from '../nouns.ts';
import { resultText } from '../points-echo.ts';

/** What is entered at a table, and what two say otherwise. */
export const results = {
  'no-such-table': (refusal, names) => ({
    what: `${list('en', refusal.players.map(names.short))} are not playing each other in round ${refusal.round}.`,
    why: 'The round may have been paired again in the meantime.',
    next: `Check round ${refusal.round}, then try again.`,
  }),
  'result-changed': (refusal, names) => ({
    what: `Table ${refusal.table.table}: the result has changed in the meantime.`,
    why: refusal.current ? fullStop(`Now: ${current(refusal, names)}`) : 'It was removed.',
    next: 'Check it, then try again if it is wrong.',
  }),
  'no-result': (refusal) => ({
    what: `Table ${refusal.table.table} has no result to remove.`,
    next: 'Nothing to do: check the number.',
  }),
  'same-result': (refusal) => ({
    what: `Table ${refusal.table.table}: this result is already saved.`,
    next: 'Nothing to do.',
  }),
  settled: (refusal) => ({
    what: `Table ${refusal.table.table}: this result has been confirmed, or ruled on by the arbiter.`,
    why: 'It can no longer be contested from a phone.',
    next: 'Speak to the arbiter.',
  }),
  'bad-games': (refusal) => ({
    what: `Table ${refusal.table.table}: ${of(refusal.found, 'game')} is not possible.`,
    why: lengths[refusal.bestOf],
    next: 'Correct the entry.',
  }),
  'bad-score': (refusal) => ({
    what: `Table ${refusal.table.table}: “${number(refusal.found)}” is not a score.`,
    why: 'A score is a whole number of up to four digits.',
    next: 'Correct the entry.',
  }),
  'not-at-table': (refusal, names) => ({
    what: `${names.short(refusal.player)} is not playing at table ${refusal.table.table}.`,
    why: `The players at this table are ${list('en', refusal.table.players.map(names.short))}.`,
    next: 'Check the number, then correct the entry.',
  }),
  'result-kind': (refusal) => ({
    what: `Table ${refusal.table.table}: this format has no such result (${kinds[refusal.found]}).`,
    next: 'Correct the entry.',
  }),
  'bad-losses': (refusal) => ({
    what: `Table ${refusal.table.table}: a loss of ${number(refusal.lost)} out of ${number(refusal.total)} is not possible.`,
    why: 'A loss is a whole number, 0 or more; the army’s total is a whole number, 1 or more.',
    next: 'Correct the entry.',
  }),
  'winner-broken': (refusal, names) => ({
    what: `Table ${refusal.table.table}: ${names.short(refusal.player)} has lost all cohesion and cannot win.`,
    why: 'A broken army loses; if both are broken, the game is a draw.',
    next: 'Correct the losses, or enter a draw.',
  }),
  disputed: ({ round, tables: refs }) => ({
    what: `Round ${round}, ${tables(refs)}: disputed.`,
    next:
      refs.length > 1
        ? 'Settle these disputes first: open them one by one and choose which result to keep.'
        : 'Settle this dispute first: choose which result to keep.',
  }),
  'not-disputed': ({ table }) => ({
    what: `Table ${table.table}: this dispute has already been settled.`,
    next: 'Check the result that was kept.',
  }),
  'already-confirmed': ({ table }) => ({
    what: `Table ${table.table}: this result has already been confirmed.`,
    next: 'Nothing to do.',
  }),
  'counters-changed': ({ table }) => ({
    what: `Table ${table.table}: the tallies have changed in the meantime.`,
    next: 'Check them, then try again.',
  }),
  'absent-twice': ({ table, player, rounds, swap }, names) => ({
    what: `Table ${table.table}: ${names.short(player)} would have nobody opposite, as in ${list(
      'en',
      rounds.map((round) => `round ${round}`),
    )}.`,
    why: `The rules allow it once in a tournament. ${
      swap ? swapped(swap, names) : 'No other table without a result can be swapped.'
    }`,
    next: swap
      ? 'Swap the two tables, or credit the win all the same.'
      : 'Credit the win all the same, or call the director.',
    ...(swap && { act: `Swap with table ${swap.table.table}` }),
  }),
} satisfies Partial<RefusalTable>;

const kinds: Readonly<Record<MatchResult['kind'], string>> = {
  games: 'scores of games',
  forfeit: 'a forfeit',
  awarded: 'an awarded game',
  losses: 'cohesion losses',
  points: 'game points',
  decided: 'a win without a score',
};

const lengths: Readonly<Record<1 | 3 | 5, string>> = {
  1: 'The match is one game.',
  3: 'The match is best of three: two or three games.',
  5: 'The match is best of five: three to five games.',
};

function current({ table, current }: RefusalOf<'result-changed'>, names: Names): string {
  if (!current) return '';
  const match: Match = { players: table.players };
  const said = resultText(current, match, names);
  return current.kind === 'games' || current.kind === 'points' || current.kind === 'losses'
    ? `${table.players.map(names.short).join(' – ')}, ${said}`
    : said;
}

type Swap = NonNullable<RefusalOf<'absent-twice'>['swap']>;

/** What the exchange gives: who plays whom at the other table, and who has the forfeit. */
function swapped({ table, players: [player, goes] }: Swap, names: Names): string {
  const meets = table.players.find((id) => id !== goes) ?? goes;
  return `With table ${table.table}: ${names.short(player)} plays ${names.short(meets)} there, and ${names.short(goes)} wins by forfeit.`;
}
