import { ok, type Result, refused } from '@ronde/engine';
import { withChanges } from '@ronde/engine/base/layered-map';
import { decideFederation, type FederationCommand, type FederationRefusal } from '@ronde/engine/federation/decide';
import type { FederationDocument, PersonId } from '@ronde/engine/federation/document';
import type { FederationDecision } from '@ronde/engine/federation/facts';
import { type FederationState, federationState } from '@ronde/engine/federation/state';
import { type KnownPersons, knownPersons } from './known-persons.ts';
import { type ProposedAnswer, proposedAnswers } from './who-they-are.ts';

/** A federation in hand: its decisions, and what came in, by receipt. */
export interface Federation {
  readonly log: readonly FederationDecision[];
  readonly documents: ReadonlyMap<number, FederationDocument>;
}

/** Who decides, and when: ISO 8601. */
export interface Signed {
  readonly by: string;
  readonly at: string;
}

/** Of each log as far as it was added up, so that the next decision adds to it. */
const states = new WeakMap<Federation['log'], FederationState>();
const persons = new WeakMap<FederationState, KnownPersons>();

/** What the decisions of a federation add up to. */
export function stateOf({ log }: Federation): FederationState {
  const known = states.get(log) ?? federationState(log);
  states.set(log, known);
  return known;
}

/** Whom its documents that count have named. */
export function personsOf(federation: Federation): KnownPersons {
  const state = stateOf(federation);
  const known = persons.get(state) ?? knownPersons(state, federation.documents);
  persons.set(state, known);
  return known;
}

/** One more decision, or why not. */
export function decided(
  federation: Federation,
  command: FederationCommand,
  { by, at }: Signed,
): Result<Federation, FederationRefusal> {
  const state = stateOf(federation);
  const found = decideFederation(command, { ...federation, state });
  if (!found.ok) return found;
  const number = federation.log.length + 1;
  const log = [...federation.log, { number, id: `${number}`, by, at, fact: found.value }];
  const next = federationState(log, { log: federation.log, state });
  states.set(log, next);
  persons.set(next, knownPersons(next, federation.documents, { state, known: personsOf(federation) }));
  return ok({ ...federation, log });
}

/** A document that was received and accepted at once, with who its players are. */
interface TakenIn {
  readonly federation: Federation;
  readonly receipt: number;
  readonly answers: readonly ProposedAnswer[];
}

/**
 * Receives a document and accepts it, each doubt as it is proposed: what a command line does, where nobody is asked.
 * `digest`: of the file as it came. `whoTheyAre`: where that is known already. Refused as a federation refuses.
 */
export function takeIn(
  federation: Federation,
  document: FederationDocument,
  digest: string,
  signed: Signed,
  whoTheyAre?: readonly ProposedAnswer[],
): Result<TakenIn, FederationRefusal> {
  const { id, revision } = document;
  const received = decided(federation, { kind: 'receive', document: id, revision, sender: signed.by, digest }, signed);
  if (!received.ok) return received;
  const receipt = stateOf(federation).receipts.size + 1;
  const here = { ...received.value, documents: withChanges(federation.documents, [[receipt, document]]) };
  const answers = whoTheyAre ?? proposedAnswers(document, personsOf(federation));
  const people = Object.fromEntries(
    answers.map(({ player, person }): [string, PersonId] => [player, person ?? `${receipt}.${player}`]),
  );
  const accepted = decided(here, { kind: 'accept', receipt, people }, signed);
  return accepted.ok ? ok({ federation: accepted.value, receipt, answers }) : refused(accepted.refusal);
}
