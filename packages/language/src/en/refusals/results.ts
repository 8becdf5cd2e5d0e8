import type { Match, MatchResult } from '@ronde/engine';
import type { Names } from '../../names.ts';
import { fullStop, list, number } from '../../numbers.ts';
import type { RefusalOf, RefusalTable } from '../../refusal-table.ts';
import { of, tables } from '../nouns.ts';
import { resultText } from '../points-echo.ts';

/** What is entered at a table, and what two say otherwise. */
export const results = {
  'no-such-table': (refusal, names) => ({
    what: `${list('en', refusal.players.map(names.short))} have no table together in round ${refusal.round}.`,
    why: 'The round may have been drawn again meanwhile.',
    act: `Open round ${refusal.round}`,
  }),
  'result-changed': (refusal, names) => ({
    what: `Table ${refusal.table.table}: the result has changed meanwhile.`,
    why: refusal.current ? fullStop(`Now: ${current(refusal, names)}`) : 'It was removed.',
    act: 'Read the table again',
  }),
  'no-result': (refusal) => ({ what: `Table ${refusal.table.table} has no result to remove.` }),
  'same-result': (refusal) => ({ what: `Table ${refusal.table.table}: this result is already saved.` }),
  settled: (refusal) => ({
    what: `Table ${refusal.table.table}: this result is confirmed, or decided by the arbiter.`,
    why: 'It can no longer be contested from a phone.',
    act: 'See the arbiter',
  }),
  'bad-games': (refusal) => ({
    what: `Table ${refusal.table.table}: ${of(refusal.found, 'game')} cannot be.`,
    why: lengths[refusal.bestOf],
    act: 'Correct the entry',
  }),
  'bad-score': (refusal) => ({
    what: `Table ${refusal.table.table}: “${number(refusal.found)}” is not a score.`,
    why: 'A score is a whole number of four digits at most.',
    act: 'Correct the entry',
  }),
  'not-at-table': (refusal, names) => ({
    what: `${names.short(refusal.player)} does not play at table ${refusal.table.table}.`,
    why: `At this table sit ${list('en', refusal.table.players.map(names.short))}.`,
    act: 'Correct the entry',
  }),
  'result-kind': (refusal) => ({
    what: `Table ${refusal.table.table}: ${kinds[refusal.found]}, which is no result of this formula.`,
    act: 'Correct the entry',
  }),
  'bad-losses': (refusal) => ({
    what: `Table ${refusal.table.table}: a loss of ${number(refusal.lost)} of ${number(refusal.total)} cannot be.`,
    why: 'A loss is a whole number, 0 at least; the army’s total a whole number, 1 at least.',
    act: 'Correct the entry',
  }),
  'winner-broken': (refusal, names) => ({
    what: `Table ${refusal.table.table}: ${names.short(refusal.player)} has lost all cohesion and cannot win.`,
    why: 'A broken army has lost; if the other is broken too, the game is drawn.',
    act: 'Correct the entry',
  }),
  disputed: ({ round, tables: refs }) => ({
    what: `Round ${round}, ${tables(refs)}: disputed.`,
    why: 'One value has to be kept first.',
    act: `Open table ${refs[0]?.table ?? 1}`,
  }),
  'not-disputed': ({ table }) => ({
    what: `Table ${table.table}: this dispute is settled already.`,
    act: 'Read the table again',
  }),
  'already-confirmed': ({ table }) => ({ what: `Table ${table.table}: this result is confirmed already.` }),
  'counters-changed': ({ table }) => ({
    what: `Table ${table.table}: the counters have changed meanwhile.`,
    act: 'Read the table again',
  }),
  'absent-twice': ({ table, player, rounds, swap }, names) => ({
    what: `Table ${table.table}: ${names.short(player)} would have nobody opposite, as in ${list(
      'en',
      rounds.map((round) => `round ${round}`),
    )}.`,
    why: `The rules allow it once in a tournament. ${
      swap ? swapped(swap, names) : 'No other table without a result can be swapped.'
    }`,
    ...(swap && { act: `Swap with table ${swap.table.table}` }),
  }),
} satisfies Partial<RefusalTable>;

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
