import { ok, type Result, refused } from '@ronde/engine';
import { decideFederation, type FederationCommand, type FederationRefusal } from '@ronde/engine/federation/decide';
import type { FederationDocument, PersonId } from '@ronde/engine/federation/document';
import type { FederationDecision } from '@ronde/engine/federation/facts';
import { type FederationState, federationState } from '@ronde/engine/federation/state';
import { knownPersons, type ProposedAnswer, proposedAnswers } from './who-they-are.ts';

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

/** One more decision, or why not. */
export function decided(
  federation: Federation,
  command: FederationCommand,
  { by, at }: Signed,
  state: FederationState = federationState(federation.log),
): Result<Federation, FederationRefusal> {
  const found = decideFederation(command, { ...federation, state });
  if (!found.ok) return found;
  const number = federation.log.length + 1;
  return ok({ ...federation, log: [...federation.log, { number, id: `${number}`, by, at, fact: found.value }] });
}

/** A document that was received and accepted at once, with who its players are. */
export interface TakenIn {
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
  const state = federationState(federation.log);
  const { id, revision } = document;
  const received = decided(
    federation,
    { kind: 'receive', document: id, revision, sender: signed.by, digest },
    signed,
    state,
  );
  if (!received.ok) return received;
  const receipt = state.receipts.size + 1;
  const here = { ...received.value, documents: new Map(federation.documents).set(receipt, document) };
  const answers = whoTheyAre ?? proposedAnswers(document, knownPersons(state, federation.documents));
  const people = Object.fromEntries(
    answers.map(({ player, person }): [string, PersonId] => [player, person ?? `${receipt}.${player}`]),
  );
  const accepted = decided(here, { kind: 'accept', receipt, people }, signed);
  return accepted.ok ? ok({ federation: accepted.value, receipt, answers }) : refused(accepted.refusal);
}
