import { type ProposedAnswer, proposedAnswers } from '@ronde/contract/federation/who-they-are';
import type { FederationDocument, PersonId, Presented } from '@ronde/engine/federation/document';
import { undoneBy } from '@ronde/engine/federation/facts';
import { receiptsOf } from '@ronde/engine/federation/state';
import type { FederationSnapshot } from './snapshot.ts';

/** Answers of an officer, by player; null: somebody whom no document had before. */
export type Answers = Readonly<Record<string, PersonId | null>>;

/** The id of somebody who comes with a document. */
export const newPerson = (receipt: number, player: string): PersonId => `${receipt}.${player}`;

/**
 * Who the players of a document that came are. Whoever stands in the revision that counts under the same id, name and
 * number is who they were said to be there: nobody is asked twice. Where none counts any more, withdrawn or undone, the
 * last one that was accepted says it of whom nobody else knows: they come back as who they were, with their address and
 * all that was decided of them since.
 */
export function proposalsFor(snapshot: FederationSnapshot, receipt: number): readonly ProposedAnswer[] {
  const document = snapshot.documents.get(receipt);
  if (!document) return [];
  const open = proposedAnswers(document, snapshot.persons).map((answer) => erasedAnswer(snapshot, document, answer));
  const counted = snapshot.state.counted.get(document.id);
  const last = counted ?? lastAccepted(snapshot, document.id);
  const before = last && snapshot.documents.get(last.receipt);
  if (!before) return open;
  const proposed = new Set(open.map(({ person }) => person));
  return open.map((answer) => {
    const person = last.people.get(answer.player);
    const same = sameFace(before.people.get(answer.player), document.people.get(answer.player));
    const isTheirs =
      counted !== undefined || (answer.person === null && answer.doubt === null && !proposed.has(person ?? null));
    return person !== undefined && same && isTheirs ? { player: answer.player, person, doubt: null } : answer;
  });
}

/** Who everybody was in the revision that was accepted last, though it was withdrawn or its acceptance undone since. */
function lastAccepted(
  { log, state }: FederationSnapshot,
  document: string,
): { readonly receipt: number; readonly people: ReadonlyMap<string, PersonId> } | null {
  const receipts = new Set(receiptsOf(state, document).map(({ receipt }) => receipt));
  const last = log.findLast(({ fact }) => fact.kind === 'accepted' && receipts.has(fact.receipt));
  if (last?.fact.kind !== 'accepted') return null;
  const people = new Map(Object.entries(last.fact.people));
  const undone = undoneBy(log);
  for (const { number, fact } of log.slice(last.number))
    if (fact.kind === 'identified' && fact.document === document && !undone.has(number))
      people.set(fact.player, fact.person);
  const kept = (person: PersonId): PersonId => state.merged.get(person) ?? person;
  return {
    receipt: last.fact.receipt,
    people: new Map([...people].map(([player, person]) => [player, kept(person)])),
  };
}

/** Whoever was erased is who they were in the document before: by their place in it, for nothing else says so. */
function erasedAnswer(
  { state }: FederationSnapshot,
  { id, people }: FederationDocument,
  answer: ProposedAnswer,
): ProposedAnswer {
  const { player } = answer;
  if (!people.get(player)?.erased) return answer;
  const person = receiptsOf(state, id).flatMap(
    ({ receipt }) => state.erasedPlayers.get(`${receipt} ${player}`) ?? [],
  )[0];
  return person === undefined ? answer : { player, person: state.merged.get(person) ?? person, doubt: null };
}

const sameFace = (a: Presented | undefined, b: Presented | undefined): boolean =>
  a !== undefined && b !== undefined && a.name === b.name && a.licence === b.licence && a.federation === b.federation;

/** Who everybody is, as answered, else as proposed. */
export function peopleFor(
  receipt: number,
  proposals: readonly ProposedAnswer[],
  answers: Answers,
): Readonly<Record<string, PersonId>> {
  return Object.fromEntries(
    proposals.map(({ player, person }) => {
      const said = Object.hasOwn(answers, player) ? answers[player] : person;
      return [player, said ?? newPerson(receipt, player)];
    }),
  );
}

/** Its player who is meant, as the document names them. */
export const playerName = (document: FederationDocument | undefined, player: string): string =>
  document?.people.get(player)?.name ?? player;
