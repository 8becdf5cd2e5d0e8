import type { FederationDocument } from '@ronde/engine/federation/document';
import { civilDay } from '@ronde/language';
import { decideAtDesk } from './desk-commands.ts';
import type { Federations } from './log.ts';
import { lastOwnDay } from './sent-state.ts';
import type { FederationSnapshot } from './snapshot.ts';

/** Who sent a revision, and when: ISO 8601. */
interface Sent {
  readonly receipt: number;
  readonly sender: string;
  readonly at: string;
}

/**
 * A club mends its own document (FED-15): in the days that the federation gives, a revision by whoever sent the one
 * that counts is accepted as it comes, in the club's name, so that the journal has its trace. Null: it waits for the
 * officer, as it does where somebody's name has to be answered, and where another event has come: of other days, of
 * another formula, of other people.
 */
export async function ownCorrection(
  federations: Federations,
  address: string,
  { receipt, sender, at }: Sent,
): Promise<FederationSnapshot | null> {
  const snapshot = await federations.current(address);
  if (!snapshot || !isOwn(snapshot, receipt, sender) || civilDay(at) > lastOwnDay(snapshot, receipt)) return null;
  const asked = { id: `${sender}/${receipt}/own`, by: sender, at, request: `${receipt}` };
  const command = { kind: 'accept', receipt, people: {} } as const;
  const done = await decideAtDesk(federations, address, asked, { saw: snapshot.log.length, command });
  return done?.ok ? done.value.after : null;
}

function isOwn({ state, documents }: FederationSnapshot, receipt: number, sender: string): boolean {
  const came = state.receipts.get(receipt);
  const document = documents.get(receipt);
  const counted = state.counted.get(document?.id ?? '');
  return (
    came?.state.kind === 'to-review' &&
    came.sender === sender &&
    counted !== undefined &&
    state.receipts.get(counted.receipt)?.sender === sender &&
    eventOf(document) === eventOf(documents.get(counted.receipt))
  );
}

/** What a club's own correction leaves as it was. */
function eventOf(document: FederationDocument | undefined): string {
  if (document?.kind !== 'tournament') return '';
  const { format, event, firstDay, lastDay, people } = document;
  const who = [...people.values()].map(({ name, licence, federation }) => JSON.stringify([name, licence, federation]));
  return JSON.stringify([format, event, firstDay, lastDay, who.toSorted()]);
}
