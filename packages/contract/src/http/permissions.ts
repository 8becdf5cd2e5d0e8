import type { Decision, Event } from '@ronde/engine';
import type { HouseRole, TeamRole } from './accounts.ts';
import type { SentCommand } from './command.ts';

/**
 * What somebody is, where they act, from the least: nobody signed in; an account; in this tournament a clerk, an
 * arbiter, its director; a manager of the house. Each may all that those before it may. In a federation whoever keeps
 * its ratings stands beside those: they may what an account may, and that.
 */
export type Role = 'public' | 'member' | 'rating-officer' | TeamRole | 'manager';

export const roles: readonly Role[] = ['public', 'member', 'rating-officer', 'clerk', 'arbiter', 'director', 'manager'];

/** What an address of the API does. */
export type Permission =
  | 'see-public'
  | 'sign-in'
  | 'use-player-link'
  | 'use-sender-code'
  | 'keep-ratings'
  | 'own-account'
  | 'list-own'
  | 'create'
  | 'import'
  | 'read-desk'
  | 'command'
  | 'undo'
  | 'correct-person'
  | 'export-file'
  | 'send'
  | 'run-hall'
  | 'person-data'
  | 'player-links'
  | 'registrations'
  | 'votes'
  | 'ballot-box'
  | 'answer-leaving'
  | 'register-list'
  | 'read-register'
  | 'keep-register'
  | 'team'
  | 'copies'
  | 'accounts'
  | 'house-settings';

/** The least role for each act. */
const acts: Readonly<Record<Permission, Role>> = {
  'see-public': 'public',
  'sign-in': 'public',
  // The link itself says who it is; it opens one player's own table and nothing of the staff's.
  'use-player-link': 'public',
  // The code itself says which sender it is.
  'use-sender-code': 'public',
  'keep-ratings': 'rating-officer',
  'own-account': 'member',
  // Lists those where the account has a role: the others do not exist for it.
  'list-own': 'member',
  // Who creates a tournament directs it.
  create: 'member',
  import: 'member',
  'read-desk': 'clerk',
  // Each kind of command has its own row below.
  command: 'clerk',
  undo: 'clerk',
  // Whoever registers people must be able to mend a name typed wrong; no table moves.
  'correct-person': 'clerk',
  registrations: 'director',
  // Opened, closed and counted by the director; whoever stands at the box notes who has put in a ballot.
  votes: 'director',
  'ballot-box': 'clerk',
  // As the command withdraw, which is the other answer.
  'answer-leaving': 'arbiter',
  // As one registers one person.
  'register-list': 'clerk',
  // Whoever has an account registers people somewhere, or will.
  'read-register': 'member',
  // A federation's list is everybody's.
  'keep-register': 'manager',
  'export-file': 'director',
  send: 'director',
  // Clocks, messages, what the screens show: whoever walks through the hall.
  'run-hall': 'arbiter',
  'person-data': 'director',
  'player-links': 'director',
  team: 'director',
  copies: 'director',
  accounts: 'manager',
  'house-settings': 'manager',
};

/** The least role for each kind of command; a test fails for one without a row, which is the director's until then. */
const commands: Readonly<Record<string, Role>> = {
  register: 'clerk',
  mark: 'clerk',
  'roll-call': 'clerk',
  record: 'clerk',
  clear: 'clerk',
  'record-final': 'clerk',
  'clear-final': 'clerk',
  'play-on': 'clerk',
  confirm: 'clerk',
  dispute: 'clerk',
  amend: 'arbiter',
  withdraw: 'arbiter',
  return: 'arbiter',
  seat: 'arbiter',
  retain: 'arbiter',
  sanction: 'arbiter',
  lift: 'arbiter',
  counters: 'arbiter',
  ...directorsOnly([
    ...['details', 'settings', 'formula', 'show', 'hide-end', 'shelve', 'remove', 'merge', 'close', 'reopen'],
    ...['draw', 'redraw', 'publish', 'withhold', 'swap', 'number-table', 'reseat', 'take-proposal'],
    ...['keep-tables', 'close-round', 'reopen-round', 'cancel-round'],
    ...[
      'deal-pools',
      'move-pool',
      'draw-order',
      'show-pools',
      'open-final',
      'draw-final',
      'settle-final',
      'cancel-final',
    ],
    ...['give-trophy', 'take-trophy'],
    // A phone's own way of telling a result: from the desk one records it.
    'claim',
  ]),
};

function directorsOnly(kinds: readonly string[]): Readonly<Record<string, Role>> {
  return Object.fromEntries(kinds.map((kind) => [kind, 'director']));
}

/** Facts that follow from those commands; what takes back any other is the director's. */
const facts: Readonly<Record<string, Role>> = {
  registered: 'clerk',
  presence: 'clerk',
  'person-corrected': 'clerk',
  result: 'clerk',
  running: 'clerk',
  'final-running': 'clerk',
  'final-result': 'clerk',
  confirmed: 'clerk',
  disputed: 'clerk',
  amended: 'arbiter',
  left: 'arbiter',
  entry: 'arbiter',
  sanctioned: 'arbiter',
  lifted: 'arbiter',
  counters: 'arbiter',
};

const rank = (role: Role): number => roles.indexOf(role);
const reaches = (role: Role, least: Role): boolean =>
  least === 'rating-officer' ? role === least || role === 'manager' : rank(role) >= rank(least);

export const leastFor = (act: Permission): Role => acts[act];

export function hasPermission(role: Role, act: Permission): boolean {
  return reaches(role, acts[act]);
}

/** What of a command its least role depends on. */
type Looked = Pick<SentCommand, 'kind'> & {
  readonly result?: unknown;
  readonly saw?: unknown;
  readonly running?: unknown;
  readonly anyway?: unknown;
};

export function leastForCommand(command: Looked): Role {
  // Belgium: that somebody is credited for a second absent opponent is the director’s word (formule-belge.md).
  if (command.anyway === true) return 'director';
  // Nor does a clerk type over what somebody has ruled.
  if (reaches('clerk', rowOf(command.kind)) && [command.result, command.saw].some(isRuling)) return 'arbiter';
  // Who leaves is the arbiter's to say; that the others get new tables is not.
  if (command.kind === 'withdraw' && command.running === 'redraw') return 'director';
  return rowOf(command.kind);
}

export const hasRow = (kind: string): boolean => Object.hasOwn(commands, kind);
const rowOf = (kind: string): Role => (hasRow(kind) ? (commands[kind] ?? 'director') : 'director');

export function mayCommand(role: Role, command: SentCommand): boolean {
  return reaches(role, leastForCommand(command));
}

/** A director takes back anybody's decisions; the others their own, of the kinds that they could have made. */
export function mayUndo(role: Role, account: string, { by, events }: Decision): boolean {
  if (reaches(role, 'director')) return true;
  return by === account && events.every((event) => reaches(role, leastForFact(event)));
}

function leastForFact(event: Event): Role {
  if (event.kind === 'tables') return event.why === 'seat' ? 'arbiter' : 'director';
  if ('to' in event && [event.from, event.to].some(isRuling)) return 'arbiter';
  return Object.hasOwn(facts, event.kind) ? (facts[event.kind] ?? 'director') : 'director';
}

/** Decided by somebody, or with an article of the rules: not what a slip says. */
function isRuling(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('kind' in result)) return false;
  return result.kind === 'awarded' || (result.kind === 'forfeit' && 'article' in result);
}

/** What an account is in a tournament; `team` null: nothing there. */
export function roleOf(house: HouseRole, team: TeamRole | null): Role {
  return house === 'manager' ? 'manager' : (team ?? 'member');
}

/** What an account is in a federation; `keeps`: its ratings. */
export function roleInFederation(house: HouseRole, keeps: boolean): Role {
  return house === 'manager' ? 'manager' : keeps ? 'rating-officer' : 'member';
}
