import { never, ok, type Result, refused } from '../base/result.ts';
import { keysOf, sameValue } from '../base/same-value.ts';
import type { Event } from '../tournament/events.ts';
import { publishedRounds, shelfFor } from '../tournament/find.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Details, Tournament } from '../tournament/state.ts';
import { numberTable, swap } from './by-hand.ts';
import { close, reopen } from './closing.ts';
import type { Command, CommandOf, Decided } from './commands.ts';
import { claim, confirm, dispute, retain } from './disputes.ts';
import { draw, redraw, takeProposal } from './drawing.ts';
import { cancelFinal, clearFinal, drawFinal, openFinal, recordFinal, settleFinal } from './finals.ts';
import { changeFormula } from './formula.ts';
import { bringBack, withdraw } from './leaving.ts';
import { merge } from './merging.ts';
import { playOn } from './play-on.ts';
import { dealPools, drawOrder, movePool, showPools } from './pools.ts';
import { amend, mark, register, remove, rollCall } from './registration.ts';
import { reseat } from './reseating.ts';
import { clear, record } from './results.ts';
import { cancelRound, closeRound, keepTables, publish, reopenRound, withhold } from './rounds.ts';
import { giveTrophy, lift, sanction, takeTrophy } from './sanctions.ts';
import { seat } from './seating.ts';
import { changeSettings } from './settings.ts';
import { tableAt } from './table-at.ts';

/**
 * The facts that a command amounts to on this state, or the refusal that says why not.
 * `people` gives the names that the first draw orders equal ratings by; it must hold whoever is being registered.
 */
export function decide(tournament: Tournament, command: Command, people: People): Result<readonly Event[], Refusal> {
  if (command.kind === 'shelve') return shelve(tournament, command);
  if (tournament.shelf === 'removed') return refused({ code: 'tournament-removed' });
  if (command.kind === 'show') return show(tournament, command);
  if (command.kind === 'hide-end') return hideEnd(tournament, command);
  if (command.kind === 'reopen') return reopen(tournament, people);
  if (tournament.status === 'closed' && !takesClubAway(command) && !awards.has(command.kind))
    return refused({ code: 'tournament-closed' });
  return decideOpen(tournament, command, people);
}

/** What somebody wants no one to read any more goes at any time (rules: situations, “Tournoi clos”). */
const takesClubAway = (command: Command): boolean =>
  command.kind === 'amend' && Object.keys(command.to).length === 0 && Object.keys(command.saw).join() === 'club';

/** A trophy moves no result, place or rating: one that was forgotten, or voted late, is given without a reopening. */
const awards: ReadonlySet<Command['kind']> = new Set<Command['kind']>(['give-trophy', 'take-trophy']);

type OpenCommand = Exclude<Command, { readonly kind: 'shelve' | 'show' | 'hide-end' | 'reopen' }>;

function decideOpen(t: Tournament, command: OpenCommand, people: People): Result<readonly Event[], Refusal> {
  switch (command.kind) {
    case 'settings':
      return changeSettings(t, command);
    case 'formula':
      return changeFormula(t, command);
    case 'details':
      return changeDetails(t, command);
    case 'register':
      return register(t, command, people);
    case 'remove':
      return remove(t, command.player);
    case 'amend':
      return amend(t, command);
    case 'merge':
      return merge(t, command);
    case 'roll-call':
      return rollCall(t, command);
    case 'mark':
      return mark(t, command);
    case 'withdraw':
      return withdraw(t, command, people);
    case 'return':
      return bringBack(t, command.player);
    case 'move-pool':
      return movePool(t, command, people);
    case 'deal-pools':
      return dealPools(t, command, people);
    case 'draw-order':
      return drawOrder(t, command, people);
    case 'show-pools':
      return showPools(t, command);
    case 'draw':
      return draw(t, command, people);
    case 'redraw':
      return redraw(t, command, people);
    case 'take-proposal':
      return takeProposal(t, command, people);
    case 'swap':
      return swap(t, command, people);
    case 'number-table':
      return numberTable(t, command);
    case 'reseat':
      return reseat(t, command, people);
    case 'seat':
      return seat(t, command, people);
    case 'publish':
      return publish(t, command, people);
    case 'withhold':
      return withhold(t, command.round);
    case 'keep-tables':
      return keepTables(t, command);
    case 'close-round':
      return closeRound(t, command.round);
    case 'reopen-round':
      return reopenRound(t, command.round);
    case 'cancel-round':
      return cancelRound(t, command);
    case 'record':
      return record(t, command, people);
    case 'clear':
      return clear(t, command);
    case 'claim':
      return claim(t, command, people);
    case 'dispute':
      return dispute(t, command);
    case 'retain':
      return retain(t, command, people);
    case 'confirm':
      return confirm(t, command);
    case 'play-on':
      return playOn(t, command);
    case 'counters':
      return count(t, command);
    case 'sanction':
      return sanction(t, command, people);
    case 'lift':
      return lift(t, command);
    case 'give-trophy':
      return giveTrophy(t, command);
    case 'take-trophy':
      return takeTrophy(t, command);
    case 'open-final':
      return openFinal(t, command);
    case 'cancel-final':
      return cancelFinal(t, command);
    case 'settle-final':
      return settleFinal(t, command);
    case 'draw-final':
      return drawFinal(t, command, people);
    case 'record-final':
      return recordFinal(t, command);
    case 'clear-final':
      return clearFinal(t, command);
    case 'close':
      return close(t, command, people);
    default:
      return never(command);
  }
}

/** Opens to the public, or makes private again; of a closed tournament too. Refused: it is so already. */
function show(t: Tournament, { open }: CommandOf<'show'>): Result<readonly Event[], Refusal> {
  const from = t.open === true;
  return open === from ? refused({ code: 'already-shown', open }) : ok([{ kind: 'shown', from, to: open }]);
}

/** Of a closed tournament too: prizes are often given after it was closed. Refused: it is so already. */
function hideEnd(t: Tournament, { hidden }: CommandOf<'hide-end'>): Result<readonly Event[], Refusal> {
  const from = t.endHidden === true;
  return hidden === from
    ? refused({ code: 'end-hidden-already', hidden })
    : ok([{ kind: 'end-hidden', from, to: hidden }]);
}

/**
 * Of a closed tournament too. Refused: it is so already; removing one of which a round is public, unless it is of
 * invented people.
 */
function shelve(t: Tournament, { shelf }: CommandOf<'shelve'>): Decided {
  const from = t.shelf ?? null;
  if (shelf === from) return refused({ code: 'shelved-already', shelf });
  if (shelf === 'removed' && shelfFor(t) !== shelf)
    return refused({ code: 'removal-impossible', rounds: publishedRounds(t) });
  return ok([{ kind: 'shelved', from, to: shelf }]);
}

/** What trophies count at a table. Refused: a draft, a stranger, counters that changed since the author looked. */
function count(t: Tournament, command: CommandOf<'counters'>): Decided {
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { round, number, at, table, match } = found.value;
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  const stranger = Object.keys(command.to ?? {}).find((id) => !table.players.includes(id));
  if (stranger !== undefined) return refused({ code: 'not-at-table', table, player: stranger });
  const from = match.counters ?? null;
  if (!sameValue(from, command.saw)) return refused({ code: 'counters-changed', table });
  if (sameValue(from, command.to)) return refused({ code: 'nothing-changes' });
  return ok([{ kind: 'counters', round: number, match: at, from, to: command.to }]);
}

/**
 * Changes what the tournament says of itself; its name and date stay where they are not given another one.
 * Refused: an empty name, a last day before the first, a detail that changed since the author looked, no change.
 */
function changeDetails(t: Tournament, { saw, to }: CommandOf<'details'>): Decided {
  const asked = keysOf<Details>({ from: saw, to });
  const other = asked.find((key) => Object.hasOwn(saw, key) && !sameValue(t[key], saw[key]));
  if (other) return refused({ code: 'detail-changed', detail: other });
  const changing = asked.filter((key) => !sameValue(t[key], to[key]) && (to[key] !== undefined || !always.has(key)));
  if (changing.length === 0) return refused({ code: 'nothing-changes' });
  if (changing.includes('name') && to.name?.trim() === '') return refused({ code: 'empty-name' });
  const only = (side: Details): Details =>
    Object.fromEntries(changing.flatMap((key) => (side[key] === undefined ? [] : [[key, side[key]]])));
  const date = to.date ?? t.date;
  const endDate = changing.includes('endDate') ? to.endDate : t.endDate;
  if (endDate !== undefined && endDate < date) return refused({ code: 'dates-reversed', date, endDate });
  return ok([{ kind: 'details', from: only(t), to: only(to) }]);
}

const always: ReadonlySet<keyof Details> = new Set<keyof Details>(['name', 'date']);
