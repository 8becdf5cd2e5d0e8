import {
  type Event,
  type FinalMatch,
  type Match,
  type MatchResult,
  never,
  type PersonField,
  type PlayerId,
  type Running,
  type Sanction,
} from '@ronde/engine';
import type { LogContext } from '../log-context.ts';
import { keysChanged, seasonNamed, settingValue, shortValue } from '../log-facts.ts';
import { namedPair } from '../named-score.ts';
import { isolated, type Names } from '../names.ts';
import { capital, counted, uncapital } from '../numbers.ts';
import { detailNames, factNames, settingNames } from './changed-keys.ts';
import { gameRulings } from './game-rulings.ts';
import { nouns } from './nouns.ts';
import { namedResult, resultText, typedText } from './points-echo.ts';

type Kind<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const quoted = (text: string): string => `“${isolated(text)}”`;

/** “number of rounds (6, was 5), repeats” */
function changes<K extends string>(
  names: Readonly<Record<K, string>>,
  from: Readonly<Partial<Record<K, unknown>>>,
  to: Readonly<Partial<Record<K, unknown>>>,
  said = (value: unknown) => shortValue(value, quoted),
): string {
  return keysChanged(names, from, to)
    .map((key) => {
      const [before, after] = [said(from[key]), said(to[key])];
      if (before === after) return names[key];
      if (after !== null) return `${names[key]} (${after}${before === null ? '' : `, was ${before}`})`;
      return before === null ? names[key] : `${names[key]} (${before} removed)`;
    })
    .join(', ');
}

export const settingsTold = ({ from, to }: Kind<'settings'>): string =>
  `Settings changed: ${changes(settingNames, from, to, said)}`;

/** Of what the ratings are worked out with, the season alone is short enough. */
const said = (value: unknown): string | null => {
  const season = seasonNamed(value);
  return season === null ? settingValue(value) : `season ${season}`;
};

export const details = ({ from, to }: Kind<'details'>): string => `Details changed: ${changes(detailNames, from, to)}`;

export function amended({ player, from, to, frozen }: Kind<'amended'>, { full }: Names): string {
  const rated = frozen && ('rating' in to || 'rating' in from || 'duplicateSeries' in to || 'duplicateSeries' in from);
  return `${full(player)}: corrected, ${changes(factNames, from, to)}${rated ? '; the starting ranking does not change' : ''}`;
}

const personFields: Readonly<Record<PersonField, string>> = {
  name: 'name',
  licence: 'licence',
  federation: 'federation',
  birthYear: 'year of birth',
  pseudonym: 'pseudonym',
};

/** Names are beside the log: it says what of them was corrected, never what they were. */
export const personCorrected = ({ player, fields }: Kind<'person-corrected'>, { full }: Names): string =>
  `Record of ${full(player)} corrected: ${fields.map((field) => personFields[field]).join(', ')}`;

export function poolsTold({ composed, drawn, attempt }: Kind<'pools'>): string {
  if (attempt !== null && drawn.to !== null) return `Pools: order drawn by lot, attempt ${attempt}`;
  const alone = drawn.from !== null && JSON.stringify(composed.from) === JSON.stringify(composed.to);
  if (attempt !== null || alone) return 'Pools: order undone';
  return composed.to === null ? 'Pools: dealt by the rules again' : 'Pools: changed by hand';
}

const pair = (match: Match, { short }: Names): string => match.players.map(short).join(' – ');

const atTable = (match: Match, names: Names): string =>
  match.players.length === 1
    ? `${names.short(match.players[0])} without an opponent`
    : `table ${match.table ?? 0}, ${pair(match, names)}`;

const begun = (tables: Kind<'tables'>['tables'], { short }: Names): string =>
  tables.flatMap(({ to }) => (to.starts === undefined ? [] : `table ${to.table ?? 0}, ${short(to.starts)}`)).join('; ');

export function tablesTold(event: Kind<'tables'>, names: Names): string {
  const { round, why, tables, last } = event;
  // The last table may have come, as it is, to the place of the seat that went.
  const others = tables.filter(({ to }) => !last?.from || pair(last.from, names) !== pair(to, names));
  const made = others.map(({ to }) => atTable(to, names)).join('; ');
  if (why === 'seat') return `Round ${round}, free seat taken: ${made}`;
  if (why === 'number') return `Round ${round}, table renumbered: ${made}`;
  if (why === 'starts') return `Round ${round}, who starts corrected: ${begun(tables, names)}`;
  return `Round ${round}, set by hand: ${made}${awayTold(event, names)}`;
}

/** Who was away gave the seat to somebody exempt: absent from the round; taken back, again at the table. */
function awayTold({ absent, last }: Kind<'tables'>, { short }: Names): string {
  if (!absent || !last) return '';
  const away = absent.to.filter((id) => !absent.from.includes(id)).map(short);
  return away.length > 0 ? `; ${away.join(', ')} absent` : '';
}

interface RunningTold {
  readonly from: Running | null;
  readonly to: Running | null;
}

/** The games of a match that goes on; or who begins the third one, where that alone is new. */
function gamesTold({ from, to }: RunningTold, match: Match | undefined, names: Names): string {
  if (to === null) return ', games cleared';
  const third =
    to.third !== undefined && to.third !== from?.third ? `third game, ${names.short(to.third)} starts` : null;
  if (third !== null && from?.games.length === to.games.length) return `: ${third}`;
  const played = `: ${namedResult({ kind: 'games', games: to.games }, match, names)}, the match goes on`;
  return third === null ? played : `${played}; ${third}`;
}

export const running = (event: Kind<'running'>, seen: LogContext): string =>
  `${where(event, seen)}${gamesTold(event, seen.table(event.round, event.match), seen.names)}`;

type AtTable = Kind<'claimed' | 'disputed' | 'confirmed' | 'counters'>;

function where({ round, match }: Pick<AtTable, 'round' | 'match'>, seen: LogContext): string {
  const at = seen.table(round, match);
  return at?.table === undefined ? `Round ${round}` : `Round ${round}, table ${at.table}`;
}

/** What is said of a table beside its result. */
export function atOneTable(event: AtTable, seen: LogContext): string {
  const said = (value: MatchResult): string => typedText(value, seen.table(event.round, event.match), seen.names);
  const table = where(event, seen);
  const pair = namedPair(seen.table(event.round, event.match), seen.names);
  const both = pair === null ? table : `${table} (${pair})`;
  switch (event.kind) {
    case 'claimed':
      return event.to === null
        ? `${both}, unconfirmed entry removed`
        : `${table}, to confirm: ${said(event.to.value)}, entered by ${seen.names.full(event.to.by)}`;
    case 'disputed':
      if (event.to === null) return `${both}, dispute settled`;
      return event.to.value === null
        ? `${both}, disputed`
        : `${table}, disputed: another value, ${said(event.to.value)}`;
    case 'confirmed':
      return event.to === null ? `${both}, result to confirm again` : `${both}, result confirmed`;
    case 'counters':
      return event.to === null ? `${both}, tallies cleared` : `${both}, tallies recorded`;
    default:
      return never(event);
  }
}

const sanctionNames = {
  warning: 'warning',
  malus: 'penalty',
  penalty: 'penalty',
  exclusion: 'disqualified',
  ruling: 'ruling',
} as const;

export function sanctionTold({ kind, round, sanction }: Kind<'sanctioned' | 'lifted'>, { full }: Names): string {
  const { points } = sanction;
  const size = points === undefined ? '' : ` of ${counted('en', points, nouns.point)}`;
  const name = sanctionNames[sanction.kind];
  const said = kind === 'lifted' ? `${name} lifted` : `${name}${size}${cited(sanction)}`;
  return `${full(sanction.player)}: ${said}, round ${round}`;
}

/** “(article 8.3, appeal against an arbiter’s decision: the arbiter’s decision is overturned)” */
function cited({ kind, article, ruling, choice }: Sanction): string {
  const what = ruling && uncapital(gameRulings.situation[ruling]);
  const then = kind === 'ruling' && choice ? uncapital(gameRulings.choice[choice]).replace(/\.$/, '') : undefined;
  const rule = article === undefined ? undefined : `article ${article}`;
  const said = [rule, [what, then].filter(Boolean).join(': ')].filter(Boolean).join(', ');
  return said === '' ? '' : ` (${said})`;
}

export function trophy({ kind, trophy }: Kind<'trophy-given' | 'trophy-taken'>, { full }: Names): string {
  const taken = kind === 'trophy-taken' ? ', removed' : '';
  return `Trophy ${quoted(trophy.name)}: ${full(trophy.player)}${taken}`;
}

export function merging({ kind, gone, into }: Kind<'merged' | 'parted'>, { full }: Names): string {
  return kind === 'merged'
    ? `${full(into)}: merged with registration no. ${gone.number}, ${full(gone.id)}`
    : `${full(into)} and ${full(gone.id)}: separated again`;
}

const stages: Readonly<Record<FinalMatch['stage'], string>> = {
  tie: 'play-off game',
  semi: 'semi-final',
  final: 'final',
  third: 'third place',
};

export function finalLine(
  event: Kind<'final-opened' | 'final-cancelled' | 'final-tie' | 'final-drawn' | 'final-result' | 'final-running'>,
  names: Names,
): string {
  switch (event.kind) {
    case 'final-opened':
      return `Final of ${event.final.players} planned`;
    case 'final-cancelled':
      return 'Final cancelled';
    case 'final-tie':
      return `Final, last qualifying place: ${event.to === null ? 'choice undone' : event.to === 'game' ? 'play-off' : 'higher starting rank'}`;
    case 'final-drawn':
      return event.to.length < event.from.length ? 'Final: games undone' : setUp(event, names);
    case 'final-running':
      return `${capital(stages[event.stage])}${gamesTold(event, event, names)}`;
    case 'final-result':
      return finalResult(event, names);
    default:
      return never(event);
  }
}

function setUp({ from, to }: Kind<'final-drawn'>, names: Names): string {
  const said = to
    .slice(from.length)
    .map(({ stage, players }) => `${stages[stage]}, ${players.map(names.short).join(' – ')}`);
  return capital(said.join('; '));
}

function finalResult({ stage, players, from, to }: Kind<'final-result'>, names: Names): string {
  const match: { readonly players: readonly [PlayerId, PlayerId] } = { players };
  const at = `${capital(stages[stage])}, ${players.map(names.short).join(' – ')}`;
  const say = (result: MatchResult): string => resultText(result, match, names);
  if (to === null) return `${at}: result cleared`;
  return from === null ? `${at}: ${say(to)}` : `${at}, corrected: ${say(to)}, was ${say(from)}`;
}
