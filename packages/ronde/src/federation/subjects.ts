import type { SentFederationCommand } from '@ronde/contract/http/federation/decisions';
import { never } from '@ronde/engine';
import type { FederationFact } from '@ronde/engine/federation/facts';
import type { FederationSnapshot } from './snapshot.ts';

/** What a command is about: whoever decided of the same meanwhile was faster. */
export function subjectsOfCommand(snapshot: FederationSnapshot, command: SentFederationCommand): readonly string[] {
  switch (command.kind) {
    case 'accept':
    case 'return':
      return ofReceipt(snapshot, command.receipt);
    case 'withdraw':
    case 'weigh':
    case 'identify':
      return [`document ${command.document}`];
    case 'merge':
      return [`person ${command.gone}`, `person ${command.kept}`];
    case 'tell-apart':
      return command.persons.map((person) => `person ${person}`);
    case 'erase':
      return [`person ${command.person}`];
    case 'open-season':
      return [`season ${command.season.from}`];
    case 'set-championship':
      return [`championship ${command.method.from}`];
    case 'publish':
    case 'retire':
      return [`list ${command.date}`];
    case 'undo':
      return ofDecision(snapshot, command.decision);
    default:
      return never(command);
  }
}

/** What a decision is about. */
export function subjectsOf(snapshot: FederationSnapshot, fact: FederationFact): readonly string[] {
  switch (fact.kind) {
    case 'received':
      return [`document ${fact.document}`];
    case 'accepted':
    case 'returned':
      return ofReceipt(snapshot, fact.receipt);
    case 'withdrawn':
    case 'weighed':
    case 'identified':
      return [`document ${fact.document}`];
    case 'merged':
      return [`person ${fact.gone}`, `person ${fact.kept}`];
    case 'told-apart':
    case 'erased':
      return fact.persons.map((person) => `person ${person}`);
    case 'season-opened':
      return [`season ${fact.season.from}`];
    case 'championship-set':
      return [`championship ${fact.method.from}`];
    case 'published':
    case 'retired':
      return [`list ${fact.date}`];
    case 'undone':
      return ofDecision(snapshot, fact.decision);
    default:
      return never(fact);
  }
}

const ofReceipt = ({ state }: FederationSnapshot, receipt: number): readonly string[] => [
  `document ${state.receipts.get(receipt)?.document ?? ''}`,
];

/** An undo is about what it takes back. */
function ofDecision(snapshot: FederationSnapshot, number: number): readonly string[] {
  const decision = snapshot.log[number - 1];
  return decision ? subjectsOf(snapshot, decision.fact) : [];
}

/** The documents that a fact is about: whoever played in one is said to have played, not to be hit from elsewhere. */
export function documentsAbout(snapshot: FederationSnapshot, fact: FederationFact): ReadonlySet<string> {
  return new Set(
    subjectsOf(snapshot, fact).flatMap((subject) =>
      subject.startsWith('document ') ? [subject.slice('document '.length)] : stepsAbout(snapshot, subject),
    ),
  );
}

/** A season's start is a step of its own name. */
function stepsAbout({ state, ratings }: FederationSnapshot, subject: string): readonly string[] {
  if (subject.startsWith('season '))
    return state.seasons.flatMap(({ from, name }) => (subject === `season ${from}` ? [`season ${name}`] : []));
  if (!subject.startsWith('person ')) return [];
  const person = subject.slice('person '.length);
  return ratings.steps.flatMap(({ event, held: own }) => (own.has(person) ? [event.id] : []));
}
