import { compactText } from '@ronde/contract/federation/compact';
import {
  decisionWithout,
  entriesOf,
  fileWithout,
  playersOf,
  speaksOf,
} from '@ronde/contract/federation/without-person';
import type { FederationPreview } from '@ronde/contract/http/federation/decisions';
import type { PublishedList } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { PersonId, Presented } from '@ronde/engine/federation/document';
import { type ErasedFact, erasedName, erasedSentence, withoutFaces } from '@ronde/engine/federation/erasure';
import type { Transaction } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { namedStep } from './figures.ts';
import { type FrozenLists, publicationsIn } from './publications.ts';
import { type FederationSnapshot, faceOf } from './snapshot.ts';

/** Whom an erasure forgets, and in which players of what came. */
export function erasureOf(snapshot: FederationSnapshot, person: PersonId): Omit<ErasedFact, 'kind'> {
  const persons = entriesOf(snapshot.state, person);
  return { persons, players: playersOf(snapshot, persons) };
}

/** Under which names and numbers they came. */
export const facesErased = ({ documents }: FederationSnapshot, { players }: Pick<ErasedFact, 'players'>) =>
  Object.entries(players).flatMap(([receipt, own]): readonly Presented[] =>
    own.flatMap((player) => documents.get(Number(receipt))?.people.get(player) ?? []),
  );

/** In all that the database holds of a federation: no name, number or sentence about them stays. */
export async function eraseRows(
  writing: Transaction<Tables>,
  snapshot: FederationSnapshot,
  fact: ErasedFact,
): Promise<void> {
  const federation = snapshot.of.address;
  const speaks = speaksOf(facesErased(snapshot, fact));
  const ofReceipt = (receipt: number) =>
    writing.updateTable('federation_documents').where('federation', '=', federation).where('receipt', '=', receipt);
  for (const [number, players] of Object.entries(fact.players)) {
    const receipt = Number(number);
    const document = snapshot.documents.get(receipt);
    const row = await writing
      .selectFrom('federation_documents')
      .select('file')
      .where('federation', '=', federation)
      .where('receipt', '=', receipt)
      .executeTakeFirst();
    if (!document || !row) continue;
    const file = JSON.stringify(fileWithout(JSON.parse(row.file), players, speaks));
    await ofReceipt(receipt)
      .set({ file, document: compactText(withoutFaces(document, players)) })
      .execute();
  }
  const notes = await writing
    .selectFrom('federation_documents')
    .select(['receipt', 'note'])
    .where('federation', '=', federation)
    .where('note', 'is not', null)
    .execute();
  for (const { receipt, note } of notes) if (speaks(note ?? '')) await ofReceipt(receipt).set({ note: null }).execute();
  await eraseSentences(writing, snapshot, speaks);
  await eraseFromLists(writing, federation, new Set(fact.persons));
}

type Speaks = (text: string) => boolean;

/** Of the log, and of what was refused at the door. */
async function eraseSentences(writing: Transaction<Tables>, snapshot: FederationSnapshot, speaks: Speaks) {
  const federation = snapshot.of.address;
  for (const decision of snapshot.log) {
    const without = decisionWithout(decision, speaks);
    if (without === decision) continue;
    await writing
      .updateTable('federation_decisions')
      .set({ fact: JSON.stringify(without.fact) })
      .where('federation', '=', federation)
      .where('number', '=', decision.number)
      .execute();
  }
  const refused = writing.selectFrom('federation_refused').select(['number', 'document', 'why']);
  for (const { number, document, why } of await refused.where('federation', '=', federation).execute()) {
    if (!speaks(document) && !speaks(why)) continue;
    const { faults } = JSON.parse(why) as { readonly faults: number };
    await writing
      .updateTable('federation_refused')
      .set({
        document: speaks(document) ? erasedSentence : document,
        why: speaks(why) ? JSON.stringify({ why: [], faults }) : why,
      })
      .where('federation', '=', federation)
      .where('number', '=', number)
      .execute();
  }
}

/** A frozen list keeps its places and ratings: this alone ever changes its bytes. */
async function eraseFromLists(writing: Transaction<Tables>, federation: string, persons: ReadonlySet<PersonId>) {
  const lists = writing.selectFrom('federation_lists').select(['decision', 'list']);
  for (const { decision, list } of await lists.where('federation', '=', federation).execute()) {
    const read = JSON.parse(list) as PublishedList;
    if (!read.people.some(({ person }) => persons.has(person))) continue;
    const people = read.people.map((row) => (persons.has(row.person) ? facelessRow(row) : row));
    await writing
      .updateTable('federation_lists')
      .set({ list: JSON.stringify({ ...read, people }) })
      .where('federation', '=', federation)
      .where('decision', '=', decision)
      .execute();
  }
}

function facelessRow({ club: _, federation: _of, category: _age, ...row }: PublishedList['people'][number]) {
  return { ...row, name: erasedName };
}

/** More than anybody reads. */
const mostDocuments = 40;

/** What an erasure takes away, before it is done. */
export async function erasureView(
  snapshot: FederationSnapshot,
  fact: ErasedFact,
  frozen: FrozenLists,
): Promise<Frozen<FederationPreview>['erasure']> {
  const faces = facesErased(snapshot, fact);
  const speaks = speaksOf(faces);
  const came = Object.keys(fact.players).flatMap((receipt) => snapshot.documents.get(Number(receipt)) ?? []);
  const documents = [...new Map(came.map((document) => [document.id, document])).values()];
  const persons = new Set(fact.persons);
  const lists: string[] = [];
  for (const publication of publicationsIn(snapshot)) {
    const list = await frozen(snapshot, publication);
    if (list?.people.some(({ person }) => persons.has(person))) lists.push(publication.date);
  }
  return {
    name: faceOf(snapshot, fact.persons[0] ?? '').name,
    faces: [...new Map(faces.map(({ name, licence = null }) => [`${name}\n${licence}`, { name, licence }])).values()],
    documents: documents.slice(0, mostDocuments).map((document) => namedStep(snapshot, document)),
    documentsInAll: documents.length,
    lists,
    texts: snapshot.log.filter((decision) => decisionWithout(decision, speaks) !== decision).length,
  };
}
