import type { FederationDocuments } from '@ronde/contract/http/federation/documents';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Receipt } from '@ronde/engine/federation/document-part';
import { headOf, laterThan, type Naming, settledBy } from './document-view.ts';
import { stepOf } from './figures.ts';
import { correctedBy, type DocumentTournaments, gravityOf, reviewOf } from './review.ts';
import { type FederationSnapshot, numberOf, once } from './snapshot.ts';

interface Asked extends Naming {
  readonly tournaments: DocumentTournaments;
  /** How many of the accepted ones, the newest first. */
  readonly accepted: number;
}

type Waiting = Frozen<FederationDocuments>['toReview'][number];

/** What was received: to review by gravity, then last day; returned; accepted. */
export async function documentsView(snapshot: FederationSnapshot, asked: Asked): Promise<Frozen<FederationDocuments>> {
  const receipts = [...snapshot.state.receipts.values()];
  const waiting: Waiting[] = [];
  for (const receipt of receipts)
    if (receipt.state.kind === 'to-review') waiting.push(...(await waitingView(snapshot, receipt, asked)));
  const accepted = receipts.filter(
    ({ state, receipt }) => state.kind === 'accepted' && countsNow(snapshot).has(receipt),
  );
  return {
    number: numberOf(snapshot),
    toReview: waiting.toSorted(byGravity),
    returned: receipts.flatMap((receipt) => returnedView(snapshot, receipt, asked)).toReversed(),
    accepted: accepted
      .toSorted((a, b) => (decisionOf(snapshot, a) < decisionOf(snapshot, b) ? 1 : -1))
      .slice(0, asked.accepted)
      .flatMap((receipt) => acceptedView(snapshot, receipt, asked)),
    acceptedInAll: accepted.length,
  };
}

const countsNow = once(
  ({ state }: FederationSnapshot): ReadonlySet<number> =>
    new Set([...state.counted.values()].map(({ receipt }) => receipt)),
);

const gravities = ['answer', 'read', 'none'] as const;
const byGravity = (a: Waiting, b: Waiting): number =>
  gravities.indexOf(a.gravity) - gravities.indexOf(b.gravity) ||
  (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : a.receipt - b.receipt);

const decisionOf = (snapshot: FederationSnapshot, { receipt }: Receipt): number =>
  settledBy(snapshot).get(receipt)?.number ?? 0;

async function waitingView(snapshot: FederationSnapshot, receipt: Receipt, asked: Asked): Promise<Waiting[]> {
  const review = await reviewOf(snapshot, receipt.receipt, asked.tournaments);
  if (!review) return [];
  const corrects = await correctedBy(snapshot, receipt.receipt, review);
  const place = (await asked.tournaments(snapshot, receipt.receipt))?.tournament.place ?? null;
  return [{ ...headOf(review.document, receipt, asked), place, ...gravityOf(review), corrects }];
}

function returnedView(snapshot: FederationSnapshot, receipt: Receipt, asked: Asked) {
  const document = snapshot.documents.get(receipt.receipt);
  const { state } = receipt;
  if (state.kind !== 'returned' || !document || answered(snapshot, receipt)) return [];
  const { at, because } = state;
  const by = asked.who(state.by);
  return [{ ...headOf(document, receipt, asked), by, at, because, decision: decisionOf(snapshot, receipt) }];
}

/** A newer revision came. */
const answered = ({ state }: FederationSnapshot, { document, revision }: Receipt): boolean =>
  [...state.receipts.values()].some((other) => other.document === document && other.revision > revision);

function acceptedView(snapshot: FederationSnapshot, receipt: Receipt, asked: Asked) {
  const document = snapshot.documents.get(receipt.receipt);
  const { state } = receipt;
  if (state.kind !== 'accepted' || !document) return [];
  const step = stepOf(snapshot, document.id);
  return [
    {
      ...headOf(document, receipt, asked),
      by: asked.who(state.by),
      at: state.at,
      decision: decisionOf(snapshot, receipt),
      ratings: step?.held.size ?? 0,
      later: laterThan(snapshot, document).next().done !== true,
    },
  ];
}
