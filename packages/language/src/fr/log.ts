import { type Decision, type Event, type FormatId, type MatchResult, never, type Presence } from '@ronde/engine';
import type { LogContext } from '../log-context.ts';
import { joinedFacts, rollCalled, settledTable, toldFacts } from '../log-facts.ts';
import { counted, list, ordinal } from '../numbers.ts';
import { undoSummary } from '../undo-summary.ts';
import {
  amended,
  atOneTable,
  details,
  finalLine,
  merging,
  personCorrected,
  poolsTold,
  running,
  sanctionTold,
  settingsTold,
  tablesTold,
  trophy,
} from './log-facts.ts';
import { de, nouns } from './nouns.ts';
import { namedResult } from './points-echo.ts';
import { type RoundAndTable, roundAndTable } from './round-and-table.ts';
import { ui } from './ui.ts';

/** One fact, as a line of the log says it. */
export function event(event: Event, seen: LogContext): string {
  const { full } = seen.names;
  const noun = roundAndTable(seen.format);
  switch (event.kind) {
    case 'created':
      return `Tournoi créé : ${event.tournament.name}`;
    case 'registered':
      return `${full(event.player.id)} : inscription`;
    case 'removed':
      return `${full(event.player.id)} : inscription supprimée`;
    case 'presence':
      return `${full(event.player)} : ${presenceNoted(event.to)}`;
    case 'person-corrected':
      return personCorrected(event, seen.names);
    case 'left':
      return `${full(event.player)} : ${departure(event.to, noun)}`;
    case 'entry':
      return `${full(event.player)} : ${noun.e ? 'première' : 'premier'} ${noun.one}, ${noun.e ? 'la' : 'le'} ${event.to}`;
    case 'drawn':
      return `${noun.One} ${event.round} apparié${noun.e}`;
    case 'cancelled':
      return `${noun.One} ${event.round} annulé${noun.e}${lost(event)}`;
    case 'redrawn':
      return `${noun.One} ${event.round} apparié${noun.e} de nouveau (${ordinal('fr', event.to.attempt)} fois)`;
    case 'published':
      return `${noun.One} ${event.round} publié${noun.e}`;
    case 'withheld':
      return `${noun.One} ${event.round} : publication retirée, de nouveau en projet`;
    case 'result':
      return resultLine(event, seen);
    case 'tables-kept':
      return `${noun.One} ${event.round} : ${event.to === null ? 'tables à confirmer de nouveau' : 'tables gardées après correction'}`;
    case 'round-closed':
      return `${noun.One} ${event.round} clos${noun.e}`;
    case 'round-reopened':
      return `${noun.One} ${event.round} rouvert${noun.e}`;
    case 'closed':
      return event.rounds
        ? `Tournoi clos sur ${counted('fr', event.rounds.held, noun)}, ${event.rounds.planned} prévu${noun.e}${event.rounds.planned > 1 ? 's' : ''}`
        : 'Tournoi clos';
    case 'reopened':
      return 'Tournoi rouvert';
    case 'shown':
      return event.to ? 'Tournoi ouvert au public' : 'Tournoi de nouveau privé';
    case 'end-hidden':
      return event.to ? 'Classement final caché jusqu’à la remise des prix' : 'Classement final montré à tous';
    case 'shelved':
      if (event.to === 'removed') return 'Tournoi supprimé';
      if (event.to === 'archived') return 'Tournoi archivé';
      return event.from === 'removed' ? 'Tournoi rétabli' : 'Tournoi sorti des archives';
    case 'moved':
      return 'Venu d’un autre ordinateur avec son journal';
    case 'settings':
      return settingsTold(event, seen);
    case 'details':
      return details(event);
    case 'formula':
      return `Formule : ${ui.formats[event.to.format]}, au lieu de ${ui.formats[event.from.format]}`;
    case 'amended':
      return amended(event, seen);
    case 'merged':
    case 'parted':
      return merging(event, seen.names);
    case 'pools':
      return poolsTold(event);
    case 'pools-shown':
      return event.to ? 'Poules publiées' : 'Publication des poules retirée';
    case 'tables':
      return tablesTold(event, seen);
    case 'running':
      return running(event, seen);
    case 'claimed':
    case 'disputed':
    case 'confirmed':
    case 'counters':
      return atOneTable(event, seen);
    case 'sanctioned':
    case 'lifted':
      return sanctionTold(event, seen);
    case 'trophy-given':
    case 'trophy-taken':
      return trophy(event, seen.names);
    case 'final-opened':
    case 'final-cancelled':
    case 'final-tie':
    case 'final-drawn':
    case 'final-result':
    case 'final-running':
      return finalLine(event, seen.names);
    default:
      return never(event);
  }
}

function presenceNoted(to: Presence): string {
  return { expected: 'présence à noter', here: 'présence notée', late: 'retard noté', absent: 'absence notée' }[to];
}

function departure(to: number | null, noun: RoundAndTable): string {
  if (to === null) return 'retour';
  return to === 0 ? `départ avant ${noun.the} 1` : `départ après ${noun.the} ${to}`;
}

function lost({ content }: Extract<Event, { kind: 'cancelled' }>): string {
  const results = content.matches.filter((match) => match.result).length;
  if (results === 0) return '';
  return `, ${counted('fr', results, nouns.result)} ${results === 1 ? 'perdu' : 'perdus'}`;
}

/** « Ronde 2, table 11 : RIVET 287 – BRICE 337 »: each line names its round, for the list is read long after. `as`: what it ends. */
function resultLine({ round, match, from, to }: Extract<Event, { kind: 'result' }>, seen: LogContext, as = ''): string {
  const at = seen.table(round, match);
  const numbered = `${roundAndTable(seen.format).One} ${round}`;
  const where = at?.table === undefined ? numbered : `${numbered}, ${roundAndTable(seen.format).table.one} ${at.table}`;
  const say = (result: MatchResult): string =>
    `${namedResult(result, seen.table(round, match), seen.names)}${article(result)}`;
  if (to === null) return `${where}, résultat effacé${from ? ` (${say(from)})` : ''}`;
  if (from === null) return `${where}${as && `, ${as}`}\u00a0: ${say(to)}`;
  return `${where}, ${as || 'corrigé'}\u00a0: ${say(to)} au lieu ${de(say(from))}`;
}

/** The rule that decided: « (article 9.5) ». */
function article(result: MatchResult): string {
  return 'article' in result && result.article !== undefined ? ` (article ${result.article})` : '';
}

const most = 3;

/** All the facts of a decision on one line; the first ones and a count where they are many. */
function facts(events: readonly Event[], seen: LogContext): string {
  // A list, registered as one decision.
  if (events.length > 2 && events.every(({ kind }) => kind === 'registered'))
    return `Inscription de ${events.length} personnes`;
  const called = rollCalled(events);
  if (called === 'here') return `Présence notée pour ${events.length} personnes`;
  if (called === 'expected') return `Appel refait : présence à noter pour ${events.length} personnes`;
  const settled = settledTable(events);
  const disputed = events.some(({ kind }) => kind === 'disputed');
  if (settled) return resultLine(settled, seen, disputed ? 'litige réglé' : 'résultat confirmé');
  const cancelled = events.find((e) => e.kind === 'cancelled');
  const told = cancelled ? [cancelled] : toldFacts(events);
  const lines = told.slice(0, told.length > most + 1 ? most : told.length).map((e) => event(e, seen));
  const rest = told.length - lines.length;
  return rest > 0 ? `${joinedFacts(lines, ' ; ')} et ${rest} autres changements` : joinedFacts(lines, ' ; ');
}

/** One line of the log. The undo of an undo gives its facts back, so it is told by them. */
export function decision(decision: Decision, seen: LogContext, undone: readonly Decision[] = []): string {
  const undoes = decision.undoes ?? [];
  if (undoes.length === 0) return facts(decision.events, seen);
  if (undone.length === 0) return `Annulé : ${undoes.map((seq) => `n° ${seq}`).join(', ')}`;
  if (undone.every((d) => (d.undoes ?? []).length > 0)) return `Rétabli : ${facts(decision.events, seen)}`;
  if (undone.length > most) return `Annulé : ${gone(undone, seen.format)}`;
  return `Annulé : ${undone.map((d) => facts(d.events, seen)).join(' ; ')}`;
}

/** What goes with decisions that are taken back: « 5 rondes, 41 résultats et la clôture ». */
export function gone(decisions: readonly Decision[], format?: FormatId): string {
  const { rounds, results, registrations, departures, final, closing, others } = undoSummary(decisions);
  const parts = [
    registrations > 0 && counted('fr', registrations, { one: 'inscription', other: 'inscriptions' }),
    rounds > 0 && counted('fr', rounds, roundAndTable(format)),
    results > 0 && counted('fr', results, { one: 'résultat', other: 'résultats' }),
    departures > 0 && counted('fr', departures, { one: 'départ', other: 'départs' }),
    final && 'la finale',
    closing && 'la clôture',
    others > 0 && counted('fr', others, { one: 'autre décision', other: 'autres décisions' }),
  ];
  return list(
    'fr',
    parts.filter((part) => part !== false),
  );
}
