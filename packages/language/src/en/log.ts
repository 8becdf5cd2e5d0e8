import { type Decision, type Event, type MatchResult, never, type Presence } from '@ronde/engine';
import type { LogContext } from '../log-context.ts';
import { joinedFacts, rollCalled, settledTable, toldFacts } from '../log-facts.ts';
import { counted, list } from '../numbers.ts';
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
import { nouns } from './nouns.ts';
import { namedResult } from './points-echo.ts';
import { ui } from './ui.ts';

/** One fact, as a line of the log says it. */
export function event(event: Event, seen: LogContext): string {
  const { full } = seen.names;
  switch (event.kind) {
    case 'created':
      return `Tournament created: ${event.tournament.name}`;
    case 'registered':
      return `${full(event.player.id)}: registered`;
    case 'removed':
      return `${full(event.player.id)}: registration deleted`;
    case 'presence':
      return `${full(event.player)}: ${presenceNoted(event.to)}`;
    case 'person-corrected':
      return personCorrected(event, seen.names);
    case 'left':
      return `${full(event.player)}: ${departure(event.to)}`;
    case 'entry':
      return `${full(event.player)}: joins in round ${event.to}`;
    case 'drawn':
      return `Round ${event.round} paired`;
    case 'cancelled':
      return `Round ${event.round} cancelled${lost(event)}`;
    case 'redrawn':
      return `Round ${event.round} paired again, attempt ${event.to.attempt}`;
    case 'published':
      return `Round ${event.round} published`;
    case 'withheld':
      return `Round ${event.round} unpublished, a draft again`;
    case 'result':
      return resultLine(event, seen);
    case 'tables-kept':
      return `Round ${event.round}: ${event.to === null ? 'choice to keep the tables undone' : 'tables kept after a correction'}`;
    case 'round-closed':
      return `Round ${event.round} closed`;
    case 'round-reopened':
      return `Round ${event.round} reopened`;
    case 'closed':
      return event.rounds
        ? `Tournament closed on ${counted('en', event.rounds.held, nouns.round)}, ${event.rounds.planned} planned`
        : 'Tournament closed';
    case 'reopened':
      return 'Tournament reopened';
    case 'shown':
      return event.to ? 'Tournament made public' : 'Tournament private again';
    case 'end-hidden':
      return event.to ? 'Final standings hidden until the prizes are given' : 'Final standings shown to everybody';
    case 'shelved':
      if (event.to === 'removed') return 'Tournament deleted';
      if (event.to === 'archived') return 'Tournament archived';
      return event.from === 'removed' ? 'Tournament restored' : 'Tournament taken out of the archive';
    case 'moved':
      return 'Came from another computer with its log';
    case 'settings':
      return settingsTold(event);
    case 'details':
      return details(event);
    case 'formula':
      return `Format: ${ui.formats[event.to.format]}, instead of ${ui.formats[event.from.format]}`;
    case 'amended':
      return amended(event, seen.names);
    case 'merged':
    case 'parted':
      return merging(event, seen.names);
    case 'pools':
      return poolsTold(event);
    case 'pools-shown':
      return event.to ? 'Pools published' : 'Publication of the pools undone';
    case 'tables':
      return tablesTold(event, seen.names);
    case 'running':
      return running(event, seen);
    case 'claimed':
    case 'disputed':
    case 'confirmed':
    case 'counters':
      return atOneTable(event, seen);
    case 'sanctioned':
    case 'lifted':
      return sanctionTold(event, seen.names);
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
  return { expected: 'not marked', here: 'marked present', late: 'marked late', absent: 'marked absent' }[to];
}

function departure(to: number | null): string {
  if (to === null) return 'back in the tournament';
  return to === 0 ? 'withdrawn before round 1' : `withdrawn after round ${to}`;
}

function lost({ content }: Extract<Event, { kind: 'cancelled' }>): string {
  const results = content.matches.filter((match) => match.result).length;
  return results === 0 ? '' : `, ${counted('en', results, nouns.result)} lost`;
}

/** “Round 2, table 11: RIVET 287 – BRICE 337”: each line names its round, for the list is read long after. `as`: what it ends. */
function resultLine({ round, match, from, to }: Extract<Event, { kind: 'result' }>, seen: LogContext, as = ''): string {
  const at = seen.table(round, match);
  const where = at?.table === undefined ? `Round ${round}` : `Round ${round}, table ${at.table}`;
  const say = (result: MatchResult): string =>
    `${namedResult(result, seen.table(round, match), seen.names)}${article(result)}`;
  if (to === null) return `${where}, result removed${from ? ` (${say(from)})` : ''}`;
  if (from === null) return `${where}${as && `, ${as}`}: ${say(to)}`;
  return `${where}, ${as || 'corrected'}: ${say(to)} instead of ${say(from)}`;
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
    return `${events.length} people registered`;
  const called = rollCalled(events);
  if (called === 'here') return `${events.length} people marked present`;
  if (called === 'expected') return `New roll call: ${events.length} people to be marked`;
  const settled = settledTable(events);
  const disputed = events.some(({ kind }) => kind === 'disputed');
  if (settled) return resultLine(settled, seen, disputed ? 'dispute settled' : 'result confirmed');
  const cancelled = events.find((e) => e.kind === 'cancelled');
  const told = cancelled ? [cancelled] : toldFacts(events);
  const lines = told.slice(0, told.length > most + 1 ? most : told.length).map((e) => event(e, seen));
  const rest = told.length - lines.length;
  return rest > 0 ? `${joinedFacts(lines, '; ')} and ${rest} more changes` : joinedFacts(lines, '; ');
}

/** One line of the log. The undo of an undo gives its facts back, so it is told by them. */
export function decision(decision: Decision, seen: LogContext, undone: readonly Decision[] = []): string {
  const undoes = decision.undoes ?? [];
  if (undoes.length === 0) return facts(decision.events, seen);
  if (undone.length === 0) return `Undone: ${undoes.map((seq) => `no. ${seq}`).join(', ')}`;
  if (undone.every((d) => (d.undoes ?? []).length > 0)) return `Redone: ${facts(decision.events, seen)}`;
  if (undone.length > most) return `Undone: ${gone(undone)}`;
  return `Undone: ${undone.map((d) => facts(d.events, seen)).join('; ')}`;
}

/** What goes with decisions that are taken back: “5 rounds, 41 results and the closing”. */
export function gone(decisions: readonly Decision[]): string {
  const { rounds, results, registrations, departures, final, closing, others } = undoSummary(decisions);
  const parts = [
    registrations > 0 && counted('en', registrations, { one: 'registration', other: 'registrations' }),
    rounds > 0 && counted('en', rounds, { one: 'round', other: 'rounds' }),
    results > 0 && counted('en', results, { one: 'result', other: 'results' }),
    departures > 0 && counted('en', departures, { one: 'withdrawal', other: 'withdrawals' }),
    final && 'the final',
    closing && 'the closing',
    others > 0 && counted('en', others, { one: 'other decision', other: 'other decisions' }),
  ];
  return list(
    'en',
    parts.filter((part) => part !== false),
  );
}
