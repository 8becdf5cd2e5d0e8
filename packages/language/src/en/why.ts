import { type FormatId, isWargame, never, type PlayerId, type Step, traitsOf } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal } from '../numbers.ts';
import type { LookedAt, RuleArticle, TableWhy, WhyPanel } from '../sentences.ts';
import {
  type Beat,
  isLast,
  lookedAt,
  type Move,
  type Passed,
  partnerOf,
  repairedTables,
  type Story,
  storyOf,
  topicOf,
} from '../story.ts';
import { type Cost, costOf, freeRounds, givenTerrain, oneClub, takenBefore } from '../table-why.ts';
import { exemptPoints, inRounds } from './nouns.ts';
import {
  byHandStep,
  clubsAreFree,
  due,
  early,
  exempt,
  foldStep,
  grid,
  halfShiftStep,
  leftOver,
  metBefore,
  natural,
  neighbours,
  opening,
  ownTables,
  starts,
  turn,
  turnOnPoints,
  wargameStep,
} from './steps.ts';
import { cite, citeByHand, citeFile } from './ties.ts';

/** What the sentences of one table share. */
interface Told {
  readonly table: TableWhy;
  readonly story: Story;
  readonly names: Names;
  readonly format: FormatId;
}

/** “Why?” of a table: the rule's own order, then who starts, then the article. */
export function why(table: TableWhy, names: Names): WhyPanel {
  const { match, format = 'classique' } = table;
  const { why: steps = [] } = match;
  const story = storyOf(steps);
  const told: Told = { table, story, names, format };
  const [a, b] = match.players;
  return {
    title: b === undefined ? `Why a bye for ${names.short(a)}?` : `Why ${names.short(a)}\u00a0– ${names.short(b)}?`,
    ofRound: table.openingEnded ? openingEnded(table.openingEnded, names) : null,
    steps: [
      ...(steps.length === 0 ? [unknown] : []),
      ...story.beats.flatMap((beat) => [tell(beat, told), ...whosePlaces(beat, told)]),
      ...clubMates(told),
      ...takenSeats(told),
      ...keptTable(told),
      ...(table.keptFor === undefined ? whichTerrain(table) : []),
    ],
    looked: [...lookedAt(steps)].map(([player, step]) => looked(player, step, told)),
    starts: (table.wargame ?? isWargame(format)) ? null : whoStarts(told),
    rule: citeOf(table, story, format),
  };
}

const openingEnded = ({ rounds, joiner }: NonNullable<TableWhy['openingEnded']>, names: Names): string =>
  `The fixed pairings, meant for ${rounds} rounds, end here: no free place for ${names.full(joiner)}. The general rule pairs.`;

/** Tables and results alone: so a file may come. */
const unknown = 'The file does not say how this table was made.';

function citeOf(table: TableWhy, story: Story, format: FormatId): RuleArticle {
  if (!table.match.why?.length) return citeFile;
  return story.beats.some((beat) => beat.step === 'by-hand') ? citeByHand : cite(format, topicOf(table, story));
}

/** A name that nobody has seen in the pool before: whose seat it is. */
const takenSeats = ({ table: { seatsTaken = [] }, names }: Told): readonly string[] =>
  seatsTaken.map(
    ({ player, of, pool, seat, from }) =>
      `${names.short(player)} takes ${of === null ? 'the free seat' : `the seat of ${names.short(of)}`}, pool ${pool}, no. ${seat}, from round ${from}.`,
  );

/** « Why table 5? » where somebody always plays there. */
function keptTable({ table, names }: Told): readonly string[] {
  const { keptFor, match } = table;
  const { table: number } = match;
  return keptFor === undefined || number === undefined
    ? []
    : [`Table ${number}: it is the permanent table of ${names.short(keptFor)}.`];
}

/** Which terrain is asked too; whatever gave the number, this is what the draw does with them. */
function whichTerrain({ match, format, round }: TableWhy): readonly string[] {
  const number = givenTerrain(match, format);
  if (number === null) return [];
  return round === 1
    ? [`Table ${number}: in round 1, tables follow the ranking, unless the number was set by hand.`]
    : [
        `Table ${number}: as few players as possible return to a table they have already played on; after that, ranking order, unless the number was set by hand.`,
      ];
}

function whoStarts({ table, story, names }: Told): string | null {
  const { match, settings } = table;
  const [a, b] = match.players;
  if (b === undefined) return null;
  if (story.starts) return starts(story.starts, [a, b], table, names);
  if (match.starts !== undefined)
    return match.why?.length
      ? `${names.short(match.starts)} starts: the director decided it.`
      : `${names.short(match.starts)} starts.`;
  if (match.result && !match.why?.length) return 'The file does not say who started.';
  return settings.startsBy === 'letters' ? 'Drawing tiles decides who goes first.' : 'Who starts is not decided yet.';
}

function tell(beat: Beat, told: Told): string {
  const { table, story, names } = told;
  const { match } = table;
  const alone = match.players.length === 1;
  const partner = (opponent: PlayerId | null): string =>
    names.short(opponent === null ? match.players[0] : (partnerOf(match, opponent) ?? match.players[0]));
  switch (beat.step) {
    case 'thirds-fold':
      return foldStep(beat, partner(beat.opponent));
    case 'thirds-neighbours':
      return neighbours(beat, partner(beat.opponent));
    case 'opening':
      return opening(beat, alone);
    case 'left-over':
      return leftOver(beat, alone ? null : partnerOf(match, beat.player), names);
    case 'pool':
    case 'circle':
      return grid(beat, alone, names);
    case 'half-shift':
      return halfShiftStep(beat, names);
    case 'halves':
    case 'lot':
    case 'armies':
    case 'not-exempt':
    case 'exempt-ahead':
    case 'spare':
      return wargameStep(beat, names);
    case 'by-hand':
      return byHandStep(beat, names, table.metIn);
    case 'turn':
      return turn(beat, story.upwards, names);
    case 'turn-on-points':
      return turnOnPoints(beat, names);
    case 'natural':
      return natural(beat, story.seeker !== null || !alone, names);
    case 'move':
      return move(beat, told);
    case 'repaired':
      return repaired(beat, table, names);
    case 'exempt':
      return exempted(beat, told);
    default:
      return never(beat);
  }
}

/** The numbers of the fixed tables are not those that people were given at the desk. */
function whosePlaces(beat: Beat, { table, names }: Told): readonly string[] {
  if (beat.step !== 'opening') return [];
  const has = table.match.players.map(
    (id, i) => `${names.short(id)}${i === 0 ? ' is' : ''} ${ordinal('en', beat.places[i] ?? 0)}`,
  );
  return [
    `These numbers are places in the starting ranking, by rating: ${has.join(', ')}.`,
    ...(beat.official ? [] : [ownTables(Object.hasOwn(table.settings.openingTables ?? {}, beat.of))]),
  ];
}

/** A table of one club in a round that lets them meet; where clubs are avoided a step says why. */
function clubMates({ table, story }: Told): readonly string[] {
  const told = story.beats.some((beat) => beat.step === 'move' && beat.to.step === 'same-club');
  return !told && oneClub(table) ? [clubsAreFree(freeRounds(table))] : [];
}

/** Beats that already say why: the bye then has no search of its own to tell. */
const settled: readonly Beat['step'][] = ['opening', 'left-over', 'pool', 'circle', 'by-hand'];

function exempted(beat: Extract<Step, { step: 'exempt' }>, { table, story, names, format }: Told): string {
  const worth = exemptPoints(format, table.settings);
  if (story.beats.some(({ step }) => settled.includes(step))) return `Bye this round: ${worth}.`;
  const low =
    (choosesFirst(format) || isLast(table)) &&
    !story.beats.some(({ step }) => step === 'move' || step === 'not-exempt' || step === 'exempt-ahead');
  return `${exempt(beat, low, names)} ${worth}.`;
}

/** The wargame and the Swiss choose who is exempt before they draw: the lowest who has had none. */
const choosesFirst = (format: FormatId): boolean => traitsOf(format).exemptFirst;

const who = (id: PlayerId | null, names: Names): string => (id === null ? 'the bye' : names.short(id));

function move(beat: Move, told: Told): string {
  const { story, names } = told;
  const { to, passed } = beat;
  switch (to.step) {
    case 'repeat':
      return repeat(to, told);
    case 'same-club':
      return `${sameClub(to, told)} Avoided where possible; any other pairing meant a repeat, or two clubmates elsewhere.`;
    case 'nearest':
      return `${nearest(to.opponent, passed, told)}${metBefore(to)}`;
    case 'early':
      return `${nearest(to.opponent, passed, told)} ${early(to)}`;
    case 'up':
    case 'down': {
      const first = passed[0];
      const reason = first ? `${passedOver(first, told)} ` : '';
      if (story.beats.some(({ step }) => step === 'halves'))
        return `${reason || alreadyPaired(told)}${inHalves(to.step, who(to.opponent, names))}`;
      if (to.step === 'up')
        return `${reason}Going ${story.upwards ? 'down' : 'up'}, the first new opponent: ${who(to.opponent, names)}.`;
      return story.upwards
        ? `${reason}Nobody new below, so going up to ${who(to.opponent, names)}.`
        : `${reason}Nobody new above: going down to ${who(to.opponent, names)}.`;
    }
    default:
      return never(to);
  }
}

/** From the natural opponent of the other half first down, then up. */
function inHalves(way: 'up' | 'down', found: string): string {
  return way === 'down'
    ? `Further down, the first possible place: ${found}.`
    : `Nobody fits further down: going up to ${found}.`;
}

/** Whoever stands opposite was taken by somebody higher placed. */
function alreadyPaired({ table, names }: Told): string {
  const taken = takenBefore(table);
  if (!taken) return '';
  return `${capital(names.short(taken.player))} ${atTable(taken.table)}. `;
}

/** Of those who follow, in the order of the ranking: each one passed over is named with its reason. */
function nearest(opponent: PlayerId | null, passed: readonly Passed[], told: Told): string {
  const found = who(opponent, told.names);
  if (passed.length === 0 && isLeftOver(told))
    return `Of those in the same position, in the order of the starting ranking, the first possible: ${found}.`;
  if (passed.length === 0) return `Going down the ranking, the first possible opponent: ${found}.`;
  const most = 3;
  const said = passed.slice(0, most).map((one) => passedOver(one, told, true));
  const rest = passed.length > most ? ` ${passed.length - most} more were passed over for the same reasons.` : '';
  return `${said.join(' ')}${rest} The first possible opponent is then ${found}.`;
}

function sameClub({ opponent }: { readonly opponent: PlayerId }, { table, names }: Told): string {
  const club = table.clubOf?.(opponent);
  return club === undefined ? `Same club as ${names.short(opponent)}.` : `Same club, ${club}.`;
}

/** `named`: the sentence before did not name them. */
function passedOver(passed: Passed, { table, story, names }: Told, named = false): string {
  switch (passed.step) {
    case 'met': {
      const barred = passed.opponent === null ? story.seeker : story.seeker === null ? passed.opponent : null;
      if (barred !== null) return `${names.short(barred)} has had a bye or forfeit win (${inRounds(passed.rounds)}).`;
      if (named) return `${capital(who(passed.opponent, names))}: already met (${inRounds(passed.rounds)}).`;
      return `Already met in ${inRounds(passed.rounds)}.`;
    }
    case 'club':
      return `${names.short(passed.opponent)}: same club.`;
    case 'keeps-exemption':
      return `${capital(who(passed.opponent, names))} is kept unpaired: otherwise the bye would go to somebody who may not have it.`;
    case 'due':
      return due(passed, names);
    case 'ahead': {
      if (isLeftOver({ story }))
        return `${capital(who(story.seeker, names))} v ${who(passed.opponent, names)} would have left the others with a repeat, or with a pairing that is due later.`;
      return `${capital(who(story.seeker, names))} v ${who(passed.opponent, names)} would have forced ${costs[costOf(passed, table)]} further down.`;
    }
    default:
      return never(passed);
  }
}

/** What passing somebody over has saved those who come after. */
const costs: Readonly<Record<Cost, string>> = {
  repeat: 'a repeat',
  club: 'two clubmates to meet',
  either: 'a repeat or a meeting of clubmates',
  armies: 'armies further apart in history, or two clubmates to meet,',
};

/** The same as a few words in the list of those looked at. */
const costWords: Readonly<Record<Cost, string>> = {
  repeat: 'repeat further down',
  club: 'clubmates meeting further down',
  either: 'repeat or clubmates meeting further down',
  armies: 'worse for the whole round',
};

const atTable = (table: number): string => (table === 0 ? 'is already paired' : `is already at table ${table}`);

/** Whom the fixed pairings leave over pair among themselves alone (rules: fixed rounds). */
const isLeftOver = ({ story }: Pick<Told, 'story'>): boolean => story.beats.some(({ step }) => step === 'left-over');

/** Only Formule Classique may keep a repeat that could be avoided. */
function repeat(step: Extract<Step, { step: 'repeat' }>, { table, story, format }: Told): string {
  const { settings, fewerRepeatsExist } = table;
  const what = step.opponent === null ? 'Second bye' : 'Repeat';
  const about = step.rounds.length > 0 ? ` (${inRounds(step.rounds)})` : '';
  if (isLeftOver({ story })) return `${what}${about}: those left over cannot be paired with fewer repeats.`;
  const keeps = traitsOf(format).settings.includes('repeats');
  if (!keeps || settings.repeats === 'avoid' || fewerRepeatsExist === false)
    return `${what}${about}: there is no other full set of pairings.`;
  const proposal = fewerRepeatsExist ? ' A round with fewer repeats exists: see the proposal.' : '';
  return `${what}${about}: the rules keep this pairing.${proposal}`;
}

function repaired(step: Extract<Step, { step: 'repaired' }>, { matches }: TableWhy, names: Names): string {
  const said = step.repeats.map(([a, b]) =>
    b === null
      ? `${names.short(a)} would have a second bye`
      : `${names.short(a)} and ${names.short(b)} would meet twice`,
  );
  const range = redone(repairedTables(matches), step.from);
  return said.length === 0 ? `${capital(range)}.` : `Otherwise ${list('en', said)}: ${range}.`;
}

function redone(tables: readonly number[], place: number): string {
  const from = tables[0];
  const to = tables.at(-1);
  if (from === undefined || to === undefined || from === to)
    return `from ${ordinal('en', place)} place down, players were paired again from the bottom`;
  if (to - from + 1 === tables.length) return `tables ${from} to ${to} were paired again from the bottom`;
  return `tables ${list('en', tables.map(String))} were paired again from the bottom`;
}

function looked(player: PlayerId | null, step: Step, { table }: Told): LookedAt {
  const found = (bye: string, opponent: string): LookedAt => ({
    player,
    kind: 'found',
    text: player === null ? bye : opponent,
  });
  switch (step.step) {
    case 'turn':
    case 'turn-on-points':
      return { player, kind: 'seeks', text: 'to be paired' };
    case 'met': {
      const rounds = inRounds(step.rounds);
      return {
        player,
        kind: 'passed',
        text: player === null ? `has had a bye, ${rounds}` : `already met, ${rounds}`,
      };
    }
    case 'club':
      return { player, kind: 'passed', text: 'same club' };
    case 'keeps-exemption':
      return { player, kind: 'passed', text: 'kept for the bye' };
    case 'due':
      return { player, kind: 'passed', text: `due in round ${step.round}` };
    case 'early':
      return found('bye', 'met early');
    case 'ahead':
      return { player, kind: 'passed', text: costWords[costOf(step, table)] };
    case 'halves': {
      const taken = takenBefore(table);
      return taken
        ? { player, kind: 'passed', text: taken.table === 0 ? 'already paired' : `already at table ${taken.table}` }
        : found('bye', 'new opponent');
    }
    case 'repeat':
      return found('second bye', 'repeat');
    case 'same-club':
      return found('bye', 'same club');
    case 'natural':
      return found('bye', 'natural opponent');
    case 'nearest':
      return found('bye', step.before ? `not met in phase 3 (met in ${inRounds(step.before)})` : 'new opponent');
    default:
      return found('bye', 'new opponent');
  }
}
