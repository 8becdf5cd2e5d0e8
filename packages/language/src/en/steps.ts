import { never, type PlayerId, type Step } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, ordinal } from '../numbers.ts';
import type { TableWhy } from '../sentences.ts';
import { inRounds, times } from './nouns.ts';

type StepOf<K extends Step['step']> = Extract<Step, { readonly step: K }>;

const place = (n: number): string => ordinal('en', n);
const points = (pm: number): string => `${pm} MP`;

function placed(n: number): string {
  if (n === 0) return '';
  if (n === 1) return 'The first is paired. ';
  return `The first ${['', '', 'two', 'three', 'four'][n] ?? n} are paired. `;
}

/** The sentences of FISF Formule Classique §6.1.1. */
export function foldStep(step: StepOf<'thirds-fold'>, player: string): string {
  return `Round 1: the top ${step.of} are folded: 1 v ${step.of}, 2 v ${step.of - 1}… ${player}, ${place(step.place)}, meets the ${ordinal('en', step.of + 1 - step.place)}.`;
}

export function neighbours(step: StepOf<'thirds-neighbours'>, player: string): string {
  const n = step.after;
  const rule = `Round 1, last third: ${n + 1} v ${n + 2}, ${n + 3} v ${n + 4}…`;
  if (step.opponent === null) return `${rule} ${player}, in last place, has no opponent.`;
  return `${rule} ${player}, ${place(step.place)}, meets the ${ordinal('en', step.place + 1)}.`;
}

export function turn(step: StepOf<'turn'>, upwards: boolean, names: Names): string {
  const who = `Next to pair: ${names.short(step.player)}, ${place(step.place)}, on ${points(step.pm)}.`;
  return upwards
    ? `Working up from the bottom, the players below are already paired. ${who}`
    : `${placed(step.place - 1)}${who}`;
}

/** FISF Formule Classique §6.1.2; from the bottom it is the mirror. `seeks` false: it is the bye's turn. */
export function natural(step: StepOf<'natural'>, seeks: boolean, names: Names): string {
  const even = step.free % 2 === 0;
  if (!seeks || step.opponent === null) return naturalExempt(step, even, names);
  const who = names.short(step.opponent);
  const free =
    step.free === 1
      ? `1 player on ${points(step.pm)} is unpaired`
      : `${step.free} players on ${points(step.pm)} are unpaired`;
  const end = step.upwards ? 'first' : 'last';
  if (even) return `${free}, an even number: the natural opponent is the ${end}, ${who}.`;
  if (step.upwards) return `${free}, an odd number: the last meets the last of the group above, ${who}.`;
  return `${free}, an odd number: the first meets the first of the next group, ${who}.`;
}

function naturalExempt(step: StepOf<'natural'>, even: boolean, names: Names): string {
  const seats = step.free === 1 ? '1 seat' : `${step.free} seats`;
  const free = `${seats} on ${points(step.pm)} ${step.free === 1 ? 'is' : 'are'} unpaired, counting the bye as one, an ${even ? 'even' : 'odd'} number`;
  if (step.opponent === null) return `${free}: the last place is the bye.`;
  const who = names.short(step.opponent);
  return even
    ? `${free}: the bye would go to the first of the group, ${who}.`
    : `${free}: the bye would go to the last of the group above, ${who}.`;
}

/** FISF Formule Classique §6.2. `exempt`: X has one of the places. */
export function opening(step: StepOf<'opening'>, exempt: boolean): string {
  const own = step.official ? '' : ' (unofficial)';
  const [a, b] = step.places;
  const tables = `Fixed pairings for ${step.of} players, round ${step.round}: ${a} v ${b}${own}.`;
  return exempt ? `${tables} The other place is empty.` : tables;
}

/** Why they are unofficial (rules: fixed rounds). `given`: the director's, in the tournament's settings. */
export const ownTables = (given: boolean): string =>
  given
    ? 'Unofficial pairings: this tournament uses its own instead of the official ones.'
    : 'Unofficial tables: for this number of players the federation’s own tables are not public; these are Ronde’s.';

/** Whom the fixed pairings leave over, and why. `partner`: whom they meet, in a draw that says no more. */
export function leftOver(step: StepOf<'left-over'>, partner: PlayerId | null, names: Names): string {
  if (step.opponent === null) return `The fixed pairings give ${names.short(step.player)} nobody.`;
  if (step.opponent !== undefined) return leftBy(step, names.short(step.player), names.short(step.opponent));
  const away = `The opponent set for ${names.short(step.player)} by the fixed pairings is absent`;
  return partner === null
    ? `${away}, and nobody they have not met is in the same position.`
    : `${away}: the next player in the same position is ${names.short(partner)}.`;
}

function leftBy({ by, rounds = [] }: StepOf<'left-over'>, who: string, other: string): string {
  if (by === 'met')
    return `By the fixed pairings ${who} meets ${other}; they have already met (${inRounds(rounds)}): that pairing is dropped.`;
  if (by === 'exempt') return `The fixed pairing ${who} – ${other} is dropped: one of the two has the bye.`;
  return `By the fixed pairings ${who} meets ${other}, who is not playing this round.`;
}

/** Two who are due to meet in a later fixed round, and meet now. */
export const early = ({ round }: StepOf<'early'>): string =>
  `The fixed pairings bring them together in round ${round}, and they meet now: nothing better is possible.`;

/** Passed over for a fixed pairing to come. */
export const due = ({ opponent, round }: StepOf<'due'>, names: Names): string =>
  `${names.short(opponent)}: due to be met in round ${round} by the fixed pairings.`;

/** Formule Combinée §2-5, round robin: drawn places that a circle sets against each other. */
export function grid(step: StepOf<'pool'> | StepOf<'circle'>, alone: boolean, names: Names): string {
  const where = step.step === 'pool' ? `Pool ${step.pool}, grid of ${step.of}` : `Round robin, grid of ${step.of}`;
  const turn = step.step === 'circle' && step.turn > 1 ? `, turn ${step.turn}` : '';
  const [a, b] = step.places;
  const rule = `${where}${turn}, row ${step.round}: in the order drawn by lot, ${a} meets ${b}`;
  if (step.opponent === null) return `${rule}. One of the two places is the bye.`;
  return alone ? `${rule}. ${names.short(step.opponent)} is absent.` : `${rule}.`;
}

/** Swiss, folded groups. */
export function halfShiftStep(step: StepOf<'half-shift'>, names: Names): string {
  const who = step.opponent === null ? 'the bye' : names.short(step.opponent);
  const free = step.free === 1 ? '1 player on these points is free' : `${step.free} players on these points are free`;
  return `${free}: the rules first look half a group further down, ${who}.`;
}

export function turnOnPoints(step: StepOf<'turn-on-points'>, names: Names): string {
  const points = `${step.points} ${step.points === 1 ? 'point' : 'points'}`;
  return `${placed(step.place - 1)}Next to pair: ${names.short(step.player)}, ${place(step.place)}, on ${points}.`;
}

/** A draw made again gives other lots from the same number. */
const again = (attempt: number): string => (attempt > 1 ? `, ${ordinal('en', attempt)} draw` : '');

/** Who starts, in the order of the four rules; `players` in the order of the match. */
export function starts(
  step: StepOf<'starts'>,
  players: readonly [PlayerId, PlayerId],
  { seed, attempt = 1 }: Pick<TableWhy, 'seed' | 'attempt'>,
  names: Names,
): string {
  const who = `${names.short(step.player)} starts.`;
  const mine = players[0] === step.player ? 0 : 1;
  const own = step.started[mine];
  const theirs = step.started[mine === 0 ? 1 : 0];
  const opponent = names.short(players[mine === 0 ? 1 : 0]);
  switch (step.by) {
    case 'fewer':
      return `${names.short(step.player)} has ${started(own)}, ${opponent} ${times(theirs)}: ${who}`;
    case 'last':
      return `Level at ${own}. ${opponent} started their last game, ${names.short(step.player)} did not: ${who}`;
    case 'between':
      return `Level at ${own}. ${opponent} started their last game together: ${who}`;
    case 'second-turn':
      return `${opponent} started their game in the previous cycle: ${who}`;
    case 'lot':
      return `Level at ${own}: by lot (number ${seed}${again(attempt)}). ${who}`;
    default:
      return never(step.by);
  }
}

const started = (n: number): string => (n === 0 ? 'never started' : `started ${times(n)}`);

/** The bye: nobody has it twice while somebody may still have it. */
export function exempt(step: StepOf<'exempt'>, low: boolean, names: Names): string {
  const who = names.short(step.player);
  if (step.wins > 0)
    return `${who} has already had ${step.wins === 1 ? 'a bye' : `${step.wins} byes`}, and nobody has had fewer.`;
  return low ? `${who}, lowest ranked, has not had a bye yet.` : `${who} has not had a bye yet.`;
}

/** `met`: earlier rounds in which the two played each other. */
export function byHandStep(
  { instead }: Extract<Step, { step: 'by-hand' }>,
  names: Names,
  met: readonly number[] = [],
): string {
  const [one, other] = instead ?? [];
  const again = met.length > 0 ? ` They have already met (${inRounds(met)}).` : '';
  if (one === undefined) return `Set by hand.${again}`;
  const rule =
    other === undefined
      ? `The rules gave ${names.short(one)} the bye.`
      : `The rules gave ${names.short(one)} v ${names.short(other)}.`;
  return `Set by hand. ${rule}${again}`;
}

/** One step told alone. */
export function stepText(step: Step, names: Names): string {
  const name = (id: string | null): string => (id === null ? 'the bye' : names.short(id));
  switch (step.step) {
    case 'thirds-fold':
      return `Round 1: the top ${step.of} fold, place ${step.place} v place ${step.of + 1 - step.place}, ${name(step.opponent)}.`;
    case 'thirds-neighbours':
      return `Round 1, last third: place ${step.place} v place ${step.place + 1}, ${name(step.opponent)}.`;
    case 'opening':
      return opening(step, false);
    case 'left-over':
      return leftOver(step, null, names);
    case 'due':
      return due(step, names);
    case 'early':
      return early(step);
    case 'pool':
    case 'circle':
      return `${grid(step, false, names).slice(0, -1)} (${name(step.opponent)}).`;
    case 'half-shift':
      return halfShiftStep(step, names);
    case 'nearest':
      return `The first possible opponent further down: ${name(step.opponent)}.${metBefore(step)}`;
    case 'halves':
    case 'lot':
    case 'armies':
    case 'not-exempt':
    case 'exempt-ahead':
    case 'spare':
      return wargameStep(step, names);
    case 'by-hand':
      return byHandStep(step, names);
    case 'turn':
      return turn(step, false, names);
    case 'turn-on-points':
      return turnOnPoints(step, names);
    case 'natural':
      return natural(step, true, names);
    case 'met':
      return step.opponent === null
        ? `Has had a bye or forfeit win (${inRounds(step.rounds)}).`
        : `${name(step.opponent)}: already met (${inRounds(step.rounds)}).`;
    case 'club':
      return `${name(step.opponent)}: same club.`;
    case 'same-club':
      return `Same club: ${name(step.opponent)}. Avoided where possible.`;
    case 'keeps-exemption':
      return `${name(step.opponent)} is kept unpaired: otherwise the bye would go to somebody who may not have it.`;
    case 'ahead':
      return step.forces === 'club'
        ? `${capital(name(step.opponent))} would have forced two clubmates to meet further down.`
        : `${capital(name(step.opponent))} would have forced a repeat further down.`;
    case 'up':
      return `Going up, the first new opponent: ${name(step.opponent)}.`;
    case 'down':
      return `Going down, the first new opponent: ${name(step.opponent)}.`;
    case 'repeat':
      return `Repeat (${inRounds(step.rounds)}): ${name(step.opponent)}.`;
    case 'repaired':
      return `The tables from place ${step.from} on were paired again from the bottom.`;
    case 'exempt':
      return exempt(step, false, names);
    case 'starts':
      return `${names.short(step.player)} starts.`;
    default:
      return never(step);
  }
}

/** They have met in this tournament, in rounds that do not count here (Formule Combinée §4). */
export const metBefore = ({ before }: Extract<Step, { step: 'nearest' }>): string =>
  before ? ` They have already met (${inRounds(before)}): in phase 3 only games of phase 3 count.` : '';

/** The first round of L’Art de la Guerre, and who has the bye where that is settled before the draw. */
type WargameStep =
  | StepOf<'halves'>
  | StepOf<'lot'>
  | StepOf<'armies'>
  | StepOf<'not-exempt'>
  | StepOf<'exempt-ahead'>
  | StepOf<'spare'>;

/** The text’s first round, and the bye, which is Ronde’s own rule. */
export function wargameStep(step: WargameStep, names: Names): string {
  const name: (id: PlayerId) => string = names.short;
  switch (step.step) {
    case 'halves':
      return step.half === 'upper'
        ? `Round 1: the top half plays the bottom half in order. ${name(step.player)}, ${ordinal('en', step.place)}, faces ${name(step.opponent)}.`
        : `Round 1: ${name(step.player)} is left over in the bottom half and looks at the players that follow.`;
    case 'lot':
      return `Round 1, by lot: ${name(step.player)} has no. ${step.place}, and looks at the numbers that follow.`;
    case 'armies':
      return `Round 1, armies nearest in history: ${gap(step, names)}. No other pairing that keeps clubs apart has a smaller total.`;
    case 'not-exempt':
      return `No bye for ${name(step.player)}, who has had one (${inRounds(step.rounds)}).`;
    case 'exempt-ahead':
      return `Without ${name(step.player)} the others could not be paired with so few repeats.`;
    case 'spare':
      return `An odd number: ${name(step.player)} would have no opponent; ${name(step.spare)}, the spare player, makes up the numbers.`;
  }
}

/** An army without dates says nothing of history: the figure alone would be a false reason. */
function gap({ player, opponent, years: apart, undated }: StepOf<'armies'>, { short }: Names): string {
  if (undated === 'both') return `those of ${short(player)} and ${short(opponent)} have no dates: counted as the mean`;
  const said = `${years(apart)} between those of ${short(player)} and ${short(opponent)}`;
  if (undated === undefined) return said;
  return `${said}, that of ${short(undated === 'player' ? player : opponent)} without dates: counted as the mean`;
}

function years(n: number): string {
  return `${n} ${n === 1 ? 'year' : 'years'}`;
}

/** Where club-mates meet because the rule lets them. `last`: how many rounds at the end are free. */
export function clubsAreFree(last: number | null): string {
  if (last === 1) return 'Last round: clubmates may meet.';
  if (last === 2) return 'Last two rounds: clubmates may meet.';
  return 'In this round clubmates may meet.';
}
