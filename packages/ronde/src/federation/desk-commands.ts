import type { ProposedAnswer } from '@ronde/contract/federation/who-they-are';
import type { SentFederationCommand } from '@ronde/contract/http/federation/decisions';
import type { PlayerId } from '@ronde/engine';
import { ok, type Result, refused } from '@ronde/engine';
import { sameEvents } from '@ronde/engine/federation/checks';
import { decideFederation, type FederationCommand, type FederationRefusal } from '@ronde/engine/federation/decide';
import type { PersonId } from '@ronde/engine/federation/document';
import type { FederationDecision } from '@ronde/engine/federation/facts';
import { civilDay } from '@ronde/language';
import { erasureOf } from './erase-rows.ts';
import type { AskedDecision, Federations, KeptDecision, ProposedFact } from './log.ts';
import { type Answers, newPerson, peopleFor, proposalsFor } from './proposals.ts';
import { type FrozenList, listDigest, listToFreeze } from './publications.ts';
import type { FederationSnapshot } from './snapshot.ts';
import { subjectsOf, subjectsOfCommand } from './subjects.ts';

/** Why a desk's command is not done. */
export type DeskRefusal =
  | FederationRefusal
  /** Somebody decided of the same since the page was made. */
  | { readonly code: 'decided-meanwhile'; readonly decision: FederationDecision }
  /** Who these players are, or whether these documents are the same event, was not said. */
  | {
      readonly code: 'answers-awaited';
      readonly receipt: number;
      readonly players: readonly PlayerId[];
      readonly documents: readonly string[];
    };

interface SentDecision {
  /** The number of the log that the page was made from. */
  readonly saw: number;
  readonly command: SentFederationCommand;
}

/** Does what a desk asks, on the newest state; null: there is no such federation. */
export function decideAtDesk(
  federations: Federations,
  address: string,
  asked: AskedDecision,
  { saw, command }: SentDecision,
): Promise<Result<KeptDecision, DeskRefusal | 'id-reused'> | null> {
  return federations.decide<DeskRefusal>(address, asked, (snapshot) => {
    const other = decidedMeanwhile(snapshot, command, saw);
    if (other) return refused({ code: 'decided-meanwhile', decision: other });
    const awaited = awaitedBy(snapshot, command);
    return awaited ? refused(awaited) : proposedFact(snapshot, command, asked.at);
  });
}

/** The fact that a command comes to, each open doubt as it is proposed. */
export function proposedFact(
  snapshot: FederationSnapshot,
  command: SentFederationCommand,
  now: string,
): Result<ProposedFact, FederationRefusal> {
  const list = command.kind === 'publish' ? listToFreeze(snapshot, command.date, now) : null;
  const stranger = strangerIn(snapshot, command);
  if (stranger !== undefined) return refused({ code: 'unknown-person', person: stranger });
  const today = civilDay(now);
  const fact = decideFederation(inEngine(snapshot, command, { list, today }), snapshot);
  if (!fact.ok) return fact;
  const frozen = list && command.kind === 'publish' && { list: { date: command.date, text: list.text } };
  return ok({ fact: fact.value, ...frozen });
}

/** Whom a command names and nothing ever named: the next document could give the same id to somebody else. */
function strangerIn({ persons, state }: FederationSnapshot, command: SentFederationCommand): PersonId | undefined {
  const isKnown = (person: PersonId): boolean => persons.seen.has(state.merged.get(person) ?? person);
  return personsNamed(command).find((person) => !isKnown(person));
}

function personsNamed(command: SentFederationCommand): readonly PersonId[] {
  switch (command.kind) {
    case 'accept':
      return Object.values(command.people).filter((person) => person !== null);
    case 'identify':
      return command.person === null ? [] : [command.person];
    case 'merge':
      return command.gone === command.kept ? [] : [command.gone, command.kept];
    case 'tell-apart':
      return command.persons;
    case 'open-season':
      return command.season.worldTopTen;
    default:
      return [];
  }
}

function inEngine(
  snapshot: FederationSnapshot,
  command: SentFederationCommand,
  { list, today }: { readonly list: FrozenList | null; readonly today: string },
): FederationCommand {
  switch (command.kind) {
    case 'accept': {
      const { receipt, people } = command;
      const proposals = proposalsFor(snapshot, receipt);
      const said = peopleFor(receipt, proposals, people);
      // Answers about nobody are the engine's to refuse.
      const strange = Object.keys(people).flatMap((player) => (Object.hasOwn(said, player) ? [] : [[player, player]]));
      const distinct = sameEventsAs(snapshot, receipt, said).filter((id) => command.distinct?.includes(id));
      const apart = toldApart(proposals, said, people);
      return {
        kind: 'accept',
        receipt,
        people: { ...said, ...Object.fromEntries(strange) },
        ...(distinct.length > 0 && { distinct }),
        ...(apart.length > 0 && { apart }),
      };
    }
    case 'identify': {
      const { document, player, person } = command;
      const receipt = snapshot.state.counted.get(document)?.receipt ?? 0;
      return { kind: 'identify', document, player, person: person ?? newPerson(receipt, player) };
    }
    case 'erase':
      return { kind: 'erase', ...erasureOf(snapshot, command.person) };
    case 'publish':
      return {
        kind: 'publish',
        date: command.date,
        digest: listDigest(list?.text ?? ''),
        today,
        people: list?.people ?? 0,
      };
    default:
      return command;
  }
}

/** Documents that count and may be the same event. */
function sameEventsAs(snapshot: FederationSnapshot, receipt: number, people: Readonly<Record<PlayerId, PersonId>>) {
  const document = snapshot.documents.get(receipt);
  return document?.kind === 'tournament'
    ? sameEvents({ document, people: new Map(Object.entries(people)) }, snapshot)
    : [];
}

/** Of each doubt that somebody answered: who they are, and each whom they were asked about and are not. */
const toldApart = (
  proposals: readonly ProposedAnswer[],
  said: Readonly<Record<PlayerId, PersonId>>,
  answers: Answers,
): readonly (readonly [PersonId, PersonId])[] =>
  proposals.flatMap(({ player, person, doubt }) => {
    const own = said[player];
    if (!doubt || own === undefined || !Object.hasOwn(answers, player)) return [];
    const asked = [...new Set([...(person === null ? [] : [person]), ...doubt.others])];
    return asked.flatMap((other) => (other === own ? [] : [[own, other] as const]));
  });

/** What an acceptance leaves unanswered: each doubt is somebody's to answer. */
function awaitedBy(snapshot: FederationSnapshot, command: SentFederationCommand): DeskRefusal | null {
  if (command.kind !== 'accept') return null;
  const { receipt, people, distinct = [] } = command;
  const document = snapshot.documents.get(receipt);
  if (!document || snapshot.state.receipts.get(receipt)?.state.kind !== 'to-review') return null;
  const proposals = proposalsFor(snapshot, receipt);
  const players = proposals.flatMap(({ player, doubt }) => (doubt && !Object.hasOwn(people, player) ? [player] : []));
  const same = sameEventsAs(snapshot, receipt, peopleFor(receipt, proposals, people));
  const documents = same.filter((id) => !distinct.includes(id));
  return players.length + documents.length > 0 ? { code: 'answers-awaited', receipt, players, documents } : null;
}

/** The last decision since `saw` about something that the command is about. */
function decidedMeanwhile(
  snapshot: FederationSnapshot,
  command: SentFederationCommand,
  saw: number,
): FederationDecision | undefined {
  const about = new Set(subjectsOfCommand(snapshot, command));
  return snapshot.log
    .slice(saw)
    .findLast(({ fact }) => subjectsOf(snapshot, fact).some((subject) => about.has(subject)));
}
