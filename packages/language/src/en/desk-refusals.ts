import type { Refusal, TableRef } from '@ronde/engine';
import { date } from '../dates.ts';
import type { DeskCode } from '../fr/desk-refusals.ts';
import type { Names } from '../names.ts';
import { capital, list, number } from '../numbers.ts';
import { counted, plural } from '../plural.ts';
import type { Sentence } from '../words.ts';
import { detailNames, factNames, settingNames } from './changed-keys.ts';
import { nouns } from './nouns.ts';
import { ui } from './ui.ts';

type Code<C extends Refusal['code']> = Extract<Refusal, { readonly code: C }>;

/** A method's parameters may be narrower: one line a code, called with any of them. */
type Tell<R> = { say(refusal: R, names: Names): Sentence }['say'];

/** One sentence a code; the types ask for each. */
type Told<C extends Refusal['code']> = { readonly [K in C]: Tell<Code<K>> };

const tables = (refs: readonly TableRef[]): string =>
  `${plural('en', refs.length, nouns.table)} ${list(
    'en',
    refs.map((ref) => String(ref.table)),
  )}`;

/** What a desk asks beyond draws and results, and is refused. */
const deskRefusals: Told<DeskCode> = {
  'setting-not-used': ({ setting, format }) => ({
    what: `This setting does nothing here: ${settingNames[setting]}.`,
    why: `${ui.formats[format]} does not use it.`,
  }),
  'setting-fixed': ({ setting, round }) => ({
    what: `${capital(settingNames[setting])}: too late to change.`,
    why: round === 1 ? 'Round 1 is drawn with this setting.' : `The ${round} rounds that are drawn stand on it.`,
    act: `Open round ${round}`,
  }),
  'setting-changed': ({ setting }) => ({
    what: `This setting has changed meanwhile: ${settingNames[setting]}.`,
    why: 'Another desk changed it.',
    act: 'Read the settings again',
  }),
  'detail-changed': ({ detail }) => ({
    what: `This line has changed meanwhile: ${detailNames[detail]}.`,
    why: 'Another desk changed it.',
    act: 'Read the settings again',
  }),
  'rounds-already-drawn': ({ planned, drawn }) => ({
    what: `${counted('en', planned, nouns.round)}: there are ${drawn} already.`,
    why: 'There can’t be fewer rounds than are drawn.',
    act: 'Choose another number',
  }),
  'dates-reversed': ({ date: first, endDate }) => ({
    what: `The last day, ${date('en', endDate)}, comes before the first, ${date('en', first)}.`,
    act: 'Correct the dates',
  }),
  'nothing-changes': () => ({ what: 'Nothing changes: it is so already.' }),
  'fact-not-used': ({ fact, format }) => ({
    what: fact === 'army' ? 'This formula has no armies.' : 'This formula has no spare players.',
    why: `The formula is ${ui.formats[format]}.`,
  }),
  'fact-changed': ({ player, fact }, { short }) => ({
    what: `${short(player)}: this line has changed meanwhile, ${factNames[fact]}.`,
    why: 'Another desk changed it.',
    act: 'Read the card again',
  }),
  'bad-rating': ({ found }) => ({
    what: `“${number(found)}” is not a rating.`,
    why: 'A PL rating is a whole number.',
    act: 'Correct the rating',
  }),
  'bad-series': ({ found }) => ({
    what: `“${found}” is not a series of Duplicate.`,
    why: 'A series is S, 1, 2, 3, 4, 5, 6 or 7, alone or with its letter, like 4C.',
    act: 'Correct the series',
  }),
  'spare-drawn': ({ player, round, draft, spare }, { short }) => ({
    what: spare
      ? `${short(player)} has a table in round ${round}: they can no longer become a spare player.`
      : `${short(player)} plays as a spare player in round ${round}: that can no longer be taken back.`,
    why: draft
      ? `Round ${round} is not published. Cancel it, change the spare player, then pair it again.`
      : 'A spare player is noted before the first round: what was played keeps its effect on the standings.',
    ...(draft && { act: `Open round ${round}` }),
  }),
  'seat-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} has a seat in a pool that plays: they can’t be merged.`,
    why: 'The seat would stay empty in the pool’s table. Note that they leave, then give the seat to somebody.',
  }),
  'both-drawn': ({ players }, { full }) => ({
    what: `${list('en', players.map(full))} both have rounds: they can’t be merged.`,
    why: 'Only one of the two registrations may have been drawn.',
  }),
  'same-player': ({ player }, { short }) => ({ what: `${short(player)} twice: choose two persons.` }),
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
  'no-malus': ({ format }) => ({
    what: 'This formula has no penalties in points.',
    why: `${ui.formats[format]}: a warning, a penalty in the score, or an exclusion.`,
  }),
  'no-penalty': ({ format }) => ({
    what: 'This formula has no penalties in a score.',
    why: `${ui.formats[format]}: a warning, points off or an exclusion.`,
  }),
  'malus-unexplained': () => ({ what: 'A penalty or a ruling needs a reason, or the article that decides.' }),
  'no-such-sanction': ({ player, round }, { short }) => ({
    what: `${short(player)} has no such sanction in round ${round}.`,
    why: 'Another desk may have lifted it.',
  }),
  'already-excluded': ({ player }, { short }) => ({ what: `${short(player)} plays no more: exclusion.` }),
  'no-such-trophy': ({ name, player }, { short }) => ({ what: `${short(player)} does not have this trophy: ${name}.` }),
  'trophy-given': ({ name, player }, { short }) => ({ what: `${short(player)} already has this trophy: ${name}.` }),
  'final-exists': () => ({ what: 'A final is planned already.', act: 'Open the final' }),
  'final-changed': ({ losing }) => ({
    what: 'The final has changed while you were looking.',
    ...(losing > 0 && { why: `It now has ${counted('en', losing, nouns.result)}.` }),
    act: 'Read the final again',
  }),
  'final-set-up': () => ({
    what: 'The tables of the final are made.',
    why: 'They stand on what would change.',
    act: 'Cancel the final',
  }),
  'final-waits': ({ tables: pairs }, { short }) => ({
    what: 'The rest of the final waits for results.',
    why: `Missing: ${list(
      'en',
      pairs.map((pair) => pair.map(short).join(' – ')),
    )}.`,
    act: 'Enter the result',
  }),
  'final-complete': () => ({ what: 'The final is played: no table is left to make.' }),
  'final-open': () => ({
    what: 'The final is not over.',
    why: 'Play it, or cancel it, before closing.',
    act: 'Open the final',
  }),
  'no-such-final-match': ({ players }, { short }) => ({
    what: `${list('en', players.map(short))} have no table together in the final.`,
    act: 'Open the final',
  }),
  'pools-fixed': () => ({ what: 'The pools no longer change: round 1 is drawn.', act: 'Open round 1' }),
  'order-drawn': () => ({
    what: 'The order of the pools is drawn.',
    why: 'Go back to the pools as dealt to move somebody.',
    act: 'Deal the pools again',
  }),
  'not-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} is not in these pools.`,
    why: 'Those who are absent or late have no seat in them.',
  }),
  'pool-changed': ({ player, pool }, { short }) => ({
    what: `${short(player)} is in pool ${pool} now.`,
    why: 'Another desk changed it.',
    act: 'Read the pools again',
  }),
  'no-such-pool': ({ pool, pools }) => ({ what: `No pool ${pool}: there are ${pools}.` }),
  'pool-full': ({ pool, players }, { short }) => ({
    what: `Pool ${pool} is full.`,
    why: `Exchange with ${list('en', players.map(short)).replace(' and ', ' or ')}.`,
    act: 'Choose an exchange',
  }),
};

type Swap = NonNullable<Code<'absent-twice'>['swap']>;

/** What the exchange gives: who plays whom at the other table, and who has the forfeit. */
function swapped({ table, players: [player, goes] }: Swap, names: Names): string {
  const meets = table.players.find((id) => id !== goes) ?? goes;
  return `With table ${table.table}: ${names.short(player)} plays ${names.short(meets)} there, and ${names.short(goes)} wins by forfeit.`;
}

export const isDeskRefusal = (refusal: Refusal): refusal is Code<DeskCode> => Object.hasOwn(deskRefusals, refusal.code);

export function deskRefusal(refusal: Code<DeskCode>, names: Names): Sentence {
  const tell: Tell<Code<DeskCode>> = deskRefusals[refusal.code];
  return tell(refusal, names);
}
