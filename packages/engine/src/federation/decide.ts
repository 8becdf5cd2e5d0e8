import { never, ok, type Result, refused } from '../base/result.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { FederationDocument, PersonId } from './document.ts';
import type { Receipt } from './document-part.ts';
import { type FederationDecision, type FederationFact, undoneBy } from './facts.ts';
import { type BrokenLaw, brokenLaw } from './laws.ts';
import { type FederationState, federationState, receiptsOf } from './state.ts';

/** What can be asked of a federation: its facts, and those that a command numbers itself. */
export type FederationCommand =
  | {
      readonly kind: 'receive';
      readonly document: string;
      readonly revision: number;
      readonly sender: string;
      readonly digest: string;
      readonly erased?: readonly PlayerId[];
    }
  | Decided<'accepted', 'accept'>
  | Decided<'returned', 'return'>
  | Decided<'withdrawn', 'withdraw'>
  | Decided<'weighed', 'weigh'>
  | Decided<'identified', 'identify'>
  | Decided<'merged', 'merge'>
  | Decided<'told-apart', 'tell-apart'>
  | Decided<'erased', 'erase'>
  | Decided<'season-opened', 'open-season'>
  | Decided<'championship-set', 'set-championship'>
  /** `today`: a civil date; nothing is published for a day that has not come. `people`: how many stand on the list. */
  | (Decided<'published', 'publish'> & { readonly today: string; readonly people: number })
  | Decided<'retired', 'retire'>
  | Decided<'undone', 'undo'>;

/** A command that says all that its fact says. */
type Decided<Fact extends FederationFact['kind'], Command extends string> = Omit<
  Extract<FederationFact, { readonly kind: Fact }>,
  'kind'
> & {
  readonly kind: Command;
};

/** Why a federation says no. */
export type FederationRefusal =
  | { readonly code: 'unknown-receipt'; readonly receipt: number }
  /** It waits for nothing: `state` says what became of it. */
  | { readonly code: 'not-to-review'; readonly receipt: number; readonly state: Receipt['state']['kind'] }
  /** This revision came already, as another file. */
  | { readonly code: 'revision-differs'; readonly document: string; readonly revision: number }
  /** Under this id something of another kind came: it is no revision of it. */
  | {
      readonly code: 'other-kind';
      readonly document: string;
      readonly was: 'closed-tournament' | 'games' | 'list';
      readonly is: 'closed-tournament' | 'games' | 'list';
    }
  /** A newer revision came already. */
  | { readonly code: 'older-revision'; readonly document: string; readonly revision: number; readonly newest: number }
  /** Players of whom nobody said who they are. */
  | { readonly code: 'nobody-said'; readonly receipt: number; readonly players: readonly PlayerId[] }
  | { readonly code: 'unknown-player'; readonly document: string; readonly player: PlayerId }
  | BrokenLaw
  | { readonly code: 'not-counted'; readonly document: string }
  | { readonly code: 'merged-already'; readonly person: PersonId; readonly kept: PersonId }
  | { readonly code: 'merged-with-itself'; readonly person: PersonId }
  /** Nobody here is this. */
  | { readonly code: 'unknown-person'; readonly person: PersonId }
  | { readonly code: 'published-already'; readonly date: string }
  | { readonly code: 'list-to-come'; readonly date: string; readonly today: string }
  /** The address of a retired list says why for ever: no other list takes it. */
  | { readonly code: 'retired-for-good'; readonly date: string }
  | { readonly code: 'nobody-listed'; readonly date: string }
  | { readonly code: 'not-published'; readonly date: string }
  | { readonly code: 'retired-already'; readonly date: string }
  | { readonly code: 'unknown-decision'; readonly decision: number }
  | { readonly code: 'already-undone'; readonly decision: number; readonly by: number }
  /** What came in stays, a publication is retired, and what was erased is nowhere any more. */
  | { readonly code: 'not-undoable'; readonly decision: number; readonly kind: 'received' | 'published' | 'erased' };

/** The log and what a refusal looks into. */
export interface FederationSoFar {
  readonly log: readonly FederationDecision[];
  readonly state: FederationState;
  /** Of the receipts, at least of those that wait or count. */
  readonly documents: ReadonlyMap<number, FederationDocument>;
}

type Decision = Result<FederationFact, FederationRefusal>;

/**
 * The fact that a command decides. Refused, with the reason: what it is about is not there or was settled, or a
 * document that counts would then have one person twice.
 */
export function decideFederation(command: FederationCommand, soFar: FederationSoFar): Decision {
  const fact = factOf(command, soFar);
  return fact.ok && saysWho(fact.value) ? lawful(fact.value, soFar) : fact;
}

function factOf(command: FederationCommand, soFar: FederationSoFar): Decision {
  const { state } = soFar;
  switch (command.kind) {
    case 'receive':
      return received(command, state);
    case 'accept':
      return accepted(command, soFar);
    case 'return': {
      const receipt = toReview(command.receipt, state);
      return receipt.ok ? ok({ ...command, kind: 'returned' }) : receipt;
    }
    case 'withdraw':
      return state.counted.has(command.document)
        ? ok({ ...command, kind: 'withdrawn' })
        : refused({ code: 'not-counted', document: command.document });
    case 'weigh':
      return state.counted.has(command.document)
        ? ok({ ...command, kind: 'weighed' })
        : refused({ code: 'not-counted', document: command.document });
    case 'identify':
      return identified(command, state);
    case 'merge':
      return merged(command, state);
    case 'tell-apart':
      return toldApart(command, state);
    case 'erase':
      return erased(command, soFar);
    case 'open-season':
      return ok({ ...command, kind: 'season-opened' });
    case 'set-championship':
      return ok({ ...command, kind: 'championship-set' });
    case 'publish': {
      const { date, digest, today, people } = command;
      if (date > today) return refused({ code: 'list-to-come', date, today });
      const there = state.publications.get(date);
      if (there) return refused({ code: there.retired ? 'retired-for-good' : 'published-already', date });
      return people === 0 ? refused({ code: 'nobody-listed', date }) : ok({ kind: 'published', date, digest });
    }
    case 'retire': {
      const { date } = command;
      const published = state.publications.get(date);
      if (!published) return refused({ code: 'not-published', date });
      return published.retired ? refused({ code: 'retired-already', date }) : ok({ ...command, kind: 'retired' });
    }
    case 'undo':
      return undone(command.decision, soFar.log);
    default:
      return never(command);
  }
}

type Asked<Kind extends FederationCommand['kind']> = Extract<FederationCommand, { readonly kind: Kind }>;

function received({ kind: _, ...came }: Asked<'receive'>, state: FederationState): Decision {
  const { document, revision } = came;
  const newest = Math.max(...receiptsOf(state, document).map((one) => one.revision));
  if (newest > revision) return refused({ code: 'older-revision', document, revision, newest });
  // Of the same file the house answers with the receipt that it has.
  if (newest === revision) return refused({ code: 'revision-differs', document, revision });
  return ok({ kind: 'received', receipt: state.receipts.size + 1, ...came });
}

function toReview(number: number, { receipts }: FederationState): Result<Receipt, FederationRefusal> {
  const receipt = receipts.get(number);
  if (!receipt) return refused({ code: 'unknown-receipt', receipt: number });
  const { kind } = receipt.state;
  return kind === 'to-review' ? ok(receipt) : refused({ code: 'not-to-review', receipt: number, state: kind });
}

function accepted(command: Asked<'accept'>, { state, documents }: FederationSoFar): Decision {
  const { receipt, people } = command;
  const waiting = toReview(receipt, state);
  if (!waiting.ok) return waiting;
  const players = [...(documents.get(receipt)?.people.keys() ?? [])];
  const missing = players.filter((player) => people[player] === undefined);
  if (missing.length > 0) return refused({ code: 'nobody-said', receipt, players: missing });
  const stranger = Object.keys(people).find((player) => !players.includes(player));
  if (stranger !== undefined)
    return refused({ code: 'unknown-player', document: waiting.value.document, player: stranger });
  return ok({ ...command, kind: 'accepted' });
}

/** Whoever is forgotten, in the players that they are: whoever asks says which (`erasure.ts` of the house). */
function erased(command: Asked<'erase'>, { state }: FederationSoFar): Decision {
  const [person = ''] = command.persons;
  if (state.erased.has(person)) return refused({ code: 'person-erased', person });
  return Object.keys(command.players).length > 0
    ? ok({ ...command, kind: 'erased' })
    : refused({ code: 'unknown-person', person });
}

function identified(command: Asked<'identify'>, { counted }: FederationState): Decision {
  const { document, player } = command;
  const people = counted.get(document)?.people;
  if (!people) return refused({ code: 'not-counted', document });
  return people.has(player)
    ? ok({ ...command, kind: 'identified' })
    : refused({ code: 'unknown-player', document, player });
}

function merged(command: Asked<'merge'>, state: FederationState): Decision {
  const why = notTwo([command.gone, command.kept], state);
  return why ? refused(why) : ok({ ...command, kind: 'merged' });
}

function toldApart(command: Asked<'tell-apart'>, state: FederationState): Decision {
  const why = notTwo(command.persons, state);
  return why ? refused(why) : ok({ ...command, kind: 'told-apart' });
}

/** Why two are not two entries that stand. */
function notTwo(
  [one, other]: readonly [PersonId, PersonId],
  { merged: by }: FederationState,
): FederationRefusal | null {
  if (one === other) return { code: 'merged-with-itself', person: one };
  for (const person of [one, other]) {
    const kept = by.get(person);
    if (kept !== undefined) return { code: 'merged-already', person, kept };
  }
  return null;
}

function undone(decision: number, log: readonly FederationDecision[]): Decision {
  const target = log.find(({ number }) => number === decision)?.fact;
  if (!target) return refused({ code: 'unknown-decision', decision });
  if (target.kind === 'received' || target.kind === 'published' || target.kind === 'erased')
    return refused({ code: 'not-undoable', decision, kind: target.kind });
  // In old logs the day of a retired list was published again: the list that came in its place stands there.
  if (target.kind === 'retired' && isFollowed(decision, target.date, log))
    return refused({ code: 'published-already', date: target.date });
  const by = undoneBy(log).get(decision);
  return by === undefined ? ok({ kind: 'undone', decision }) : refused({ code: 'already-undone', decision, by });
}

const isFollowed = (retirement: number, day: string, log: readonly FederationDecision[]): boolean =>
  log.some(({ number, fact }) => number > retirement && fact.kind === 'published' && fact.date === day);

/** Others leave everybody who they are; of an undo, what it takes back or gives back may say it. */
const saysWho = ({ kind }: FederationFact): boolean =>
  kind === 'accepted' || kind === 'identified' || kind === 'merged' || kind === 'undone';

/** Held against the laws of every state. */
function lawful(fact: FederationFact, { log, state, documents }: FederationSoFar): Decision {
  const next = federationState([...log, { number: log.length + 1, id: '', at: '', by: '', fact }], { log, state });
  const broken = brokenLaw(next, state, documents);
  return broken ? refused(broken) : ok(fact);
}
