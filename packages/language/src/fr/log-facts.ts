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
import { capital, counted, ordinal, uncapital } from '../numbers.ts';
import { detailNames, factNames, settingNames } from './changed-keys.ts';
import { gameRulings } from './game-rulings.ts';
import { de, nouns, roundNoun } from './nouns.ts';
import { namedResult, resultText, typedText } from './points-echo.ts';
import { type RoundAndTable, roundAndTable } from './round-and-table.ts';

type Kind<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const quoted = (text: string): string => `« ${isolated(text)} »`;

/** « nombre de rondes (6 au lieu de 5), rencontres répétées » */
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
      if (after !== null) return `${names[key]} (${after}${before === null ? '' : ` au lieu de ${before}`})`;
      return before === null ? names[key] : `${names[key]} (vide au lieu de ${before})`;
    })
    .join(', ');
}

export const settingsTold = ({ from, to }: Kind<'settings'>, { format }: LogContext): string =>
  `Réglages changés : ${changes(settingNames(roundNoun(format)), from, to, said)}`;

/** Of what the ratings are worked out with, the season alone is short enough. */
const said = (value: unknown): string | null => {
  const season = seasonNamed(value);
  return season === null ? settingValue(value) : `saison ${season}`;
};

export const details = ({ from, to }: Kind<'details'>): string => `Tournoi modifié : ${changes(detailNames, from, to)}`;

export function amended({ player, from, to, frozen }: Kind<'amended'>, { names, format }: LogContext): string {
  const rated = frozen && ('rating' in to || 'rating' in from || 'duplicateSeries' in to || 'duplicateSeries' in from);
  return `${names.full(player)} : fiche corrigée, ${changes(factNames(roundNoun(format)), from, to)}${rated ? ' ; le classement initial ne change pas' : ''}`;
}

const personFields: Readonly<Record<PersonField, string>> = {
  name: 'nom',
  licence: 'licence',
  federation: 'fédération',
  birthYear: 'année de naissance',
  pseudonym: 'pseudonyme',
};

/** Names are beside the log: it says what of them was corrected, never what they were. */
export const personCorrected = ({ player, fields }: Kind<'person-corrected'>, { full }: Names): string =>
  `Fiche ${de(full(player))} corrigée : ${fields.map((field) => personFields[field]).join(', ')}`;

export function poolsTold({ composed, drawn, attempt }: Kind<'pools'>): string {
  if (attempt !== null && drawn.to !== null)
    return `Poules : ordre tiré au sort${attempt > 1 ? ` de nouveau (${ordinal('fr', attempt)} fois)` : ''}`;
  const alone = drawn.from !== null && JSON.stringify(composed.from) === JSON.stringify(composed.to);
  if (attempt !== null || alone) return 'Poules : ordre annulé';
  return composed.to === null
    ? 'Poules : retour à la répartition du règlement'
    : 'Poules : composition faite à la main';
}

const pair = (match: Match, { short }: Names): string => match.players.map(short).join(' – ');

const atTable = (match: Match, names: Names, noun: RoundAndTable): string =>
  match.players.length === 1
    ? `${names.short(match.players[0])} sans adversaire`
    : `${noun.table.one} ${match.table ?? 0}, ${pair(match, names)}`;

const begun = (tables: Kind<'tables'>['tables'], { short }: Names): string =>
  tables
    .flatMap(({ to }) => (to.starts === undefined ? [] : `table ${to.table ?? 0}, ${short(to.starts)}`))
    .join(' ; ');

export function tablesTold(event: Kind<'tables'>, { names, format }: LogContext): string {
  const { round, why, tables, last } = event;
  const noun = roundAndTable(format);
  // The last table may have come, as it is, to the place of the seat that went.
  const others = tables.filter(({ to }) => !last?.from || pair(last.from, names) !== pair(to, names));
  const made = others.map(({ to }) => atTable(to, names, noun)).join(' ; ');
  const numbered = `${noun.One} ${round}`;
  if (why === 'seat') return `${numbered}, place libre prise : ${made}`;
  if (why === 'number') return `${numbered}, ${noun.table.one} renuméroté${noun.table.e} : ${made}`;
  if (why === 'starts') return `${numbered}, qui commence, corrigé : ${begun(tables, names)}`;
  const byHand = `${others.length > 1 ? noun.table.other : noun.table.one} fait${noun.table.e}${others.length > 1 ? 's' : ''} à la main`;
  return `${numbered}, ${byHand} : ${made}${awayTold(event, names)}`;
}

/** Who was away gave the seat to somebody exempt: absent from the round; taken back, again at the table. */
function awayTold({ absent, last }: Kind<'tables'>, { short }: Names): string {
  if (!absent || !last) return '';
  const away = absent.to.filter((id) => !absent.from.includes(id)).map(short);
  return away.length > 0 ? ` ; absence ${de(away.join(', '))}` : '';
}

interface RunningTold {
  readonly from: Running | null;
  readonly to: Running | null;
}

/** The games of a match that goes on; or who begins the third one, where that alone is new. */
function gamesTold({ from, to }: RunningTold, match: Match | undefined, names: Names): string {
  if (to === null) return ', manches effacées';
  const third =
    to.third !== undefined && to.third !== from?.third ? `troisième manche, ${names.short(to.third)} commence` : null;
  if (third !== null && from?.games.length === to.games.length) return ` : ${third}`;
  const played = ` : ${namedResult({ kind: 'games', games: to.games }, match, names)}, le match continue`;
  return third === null ? played : `${played} ; ${third}`;
}

export const running = (event: Kind<'running'>, seen: LogContext): string =>
  `${where(event, seen)}${gamesTold(event, seen.table(event.round, event.match), seen.names)}`;

type AtTable = Kind<'claimed' | 'disputed' | 'confirmed' | 'counters'>;

function where({ round, match }: Pick<AtTable, 'round' | 'match'>, seen: LogContext): string {
  const at = seen.table(round, match);
  const noun = roundAndTable(seen.format);
  const numbered = `${noun.One} ${round}`;
  return at?.table === undefined ? numbered : `${numbered}, ${noun.table.one} ${at.table}`;
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
        ? `${both}, saisie à confirmer retirée`
        : `${table}, à confirmer : ${said(event.to.value)}, saisi par ${seen.names.full(event.to.by)}`;
    case 'disputed':
      if (event.to === null) return `${both}, litige réglé`;
      return event.to.value === null ? `${both}, litige` : `${table}, litige : autre résultat, ${said(event.to.value)}`;
    case 'confirmed':
      return event.to === null ? `${both}, résultat à confirmer de nouveau` : `${both}, résultat confirmé`;
    case 'counters':
      return event.to === null ? `${both}, compteurs effacés` : `${both}, compteurs notés`;
    default:
      return never(event);
  }
}

const sanctionNames = {
  warning: 'avertissement',
  malus: 'malus',
  penalty: 'pénalité',
  exclusion: 'exclusion',
  ruling: 'décision',
} as const;
const lifted = {
  warning: 'avertissement levé',
  malus: 'malus levé',
  penalty: 'pénalité levée',
  exclusion: 'exclusion levée',
  ruling: 'décision levée',
} as const;

export function sanctionTold(
  { kind, round, sanction }: Kind<'sanctioned' | 'lifted'>,
  { names, format }: LogContext,
): string {
  const { points } = sanction;
  const size = points === undefined ? '' : ` de ${counted('fr', points, nouns.point)}`;
  const said = kind === 'lifted' ? lifted[sanction.kind] : `${sanctionNames[sanction.kind]}${size}${cited(sanction)}`;
  return `${names.full(sanction.player)} : ${said}, ${roundAndTable(format).one} ${round}`;
}

/** « (article 8.3, appel d’une décision de l’arbitre : la décision de l’arbitre est annulée) » */
function cited({ kind, article, ruling, choice }: Sanction): string {
  const what = ruling && uncapital(gameRulings.situation[ruling]);
  const then = kind === 'ruling' && choice ? uncapital(gameRulings.choice[choice]).replace(/\.$/, '') : undefined;
  const rule = article === undefined ? undefined : `article ${article}`;
  const said = [rule, [what, then].filter(Boolean).join(' : ')].filter(Boolean).join(', ');
  return said === '' ? '' : ` (${said})`;
}

export function trophy({ kind, trophy }: Kind<'trophy-given' | 'trophy-taken'>, { full }: Names): string {
  const taken = kind === 'trophy-taken' ? ', attribution annulée' : '';
  return `Trophée ${quoted(trophy.name)} : ${full(trophy.player)}${taken}`;
}

export function merging({ kind, gone, into }: Kind<'merged' | 'parted'>, { full }: Names): string {
  return kind === 'merged'
    ? `${full(into)} et ${full(gone.id)} (n° ${gone.number}) : une seule personne`
    : `${full(into)} et ${full(gone.id)} : de nouveau deux personnes`;
}

const stages: Readonly<Record<FinalMatch['stage'], string>> = {
  tie: 'partie décisive',
  semi: 'demi-finale',
  final: 'finale',
  third: 'troisième place',
};

export function finalLine(
  event: Kind<'final-opened' | 'final-cancelled' | 'final-tie' | 'final-drawn' | 'final-result' | 'final-running'>,
  names: Names,
): string {
  switch (event.kind) {
    case 'final-opened':
      return `Finale à ${event.final.players} prévue`;
    case 'final-cancelled':
      return 'Finale annulée';
    case 'final-tie':
      return `Finale, dernière place : ${event.to === null ? 'choix annulé' : event.to === 'game' ? 'partie décisive' : 'meilleure place au classement initial'}`;
    case 'final-drawn':
      return event.to.length < event.from.length ? 'Finale : tables annulées' : setUp(event, names);
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
  return capital(said.join(' ; '));
}

function finalResult({ stage, players, from, to }: Kind<'final-result'>, names: Names): string {
  const match: { readonly players: readonly [PlayerId, PlayerId] } = { players };
  const at = `${capital(stages[stage])}, ${players.map(names.short).join(' – ')}`;
  const say = (result: MatchResult): string => resultText(result, match, names);
  if (to === null) return `${at} : résultat effacé`;
  return from === null ? `${at} : ${say(to)}` : `${at}, corrigé : ${say(to)} au lieu ${de(say(from))}`;
}
