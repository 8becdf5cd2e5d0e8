import { hash } from 'node:crypto';
import type { PublishedList } from '@ronde/contract/http/federation/lists';
import type { FederationDecision } from '@ronde/engine/federation/facts';
import type { Publication } from '@ronde/engine/federation/federation-part';
import type { Kysely } from 'kysely';
import { lru } from '../machine/lru.ts';
import type { Tables } from '../store/sql/tables.ts';
import { ratingListAt } from './rating-list.ts';
import { type FederationSnapshot, once } from './snapshot.ts';

type Db = Kysely<Tables>;

/** A list as it is to be frozen: what everybody may read, and no more. */
export interface FrozenList {
  readonly text: string;
  readonly people: number;
}

export function listToFreeze(snapshot: FederationSnapshot, date: string, now: string): FrozenList {
  const { address, name, game } = snapshot.of;
  const list: PublishedList = {
    'ronde-list': 1,
    federation: address,
    name,
    game,
    date,
    publishedAt: now,
    people: [...ratingListAt(snapshot, { at: date, of: 'published', open: true })],
  };
  return { text: JSON.stringify(list), people: list.people.length };
}

export const listDigest = (text: string): string => hash('sha256', text);

/** The bytes of the list that was published last for a date, retired or not; null: none was. */
export async function frozenText(db: Db, federation: string, date: string): Promise<string | null> {
  const row = await db
    .selectFrom('federation_lists')
    .select('list')
    .where('federation', '=', federation)
    .where('date', '=', date)
    .orderBy('decision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.list ?? null;
}

/** Frozen lists, read: nothing ever changes their bytes but that somebody in them is forgotten. */
export type FrozenLists = (
  snapshot: Pick<FederationSnapshot, 'of' | 'state'>,
  publication: Publication,
) => Promise<PublishedList | null>;

const mostKept = 24;

export function frozenLists(db: Db): FrozenLists {
  const kept = lru<PublishedList>(mostKept);
  return async ({ of: { address: federation }, state }, { date, digest }) => {
    const key = `${federation} ${date} ${digest} ${state.erased.size}`;
    const known = kept.get(key);
    if (known) return known;
    const text = await frozenText(db, federation, date);
    if (text === null) return null;
    const list = JSON.parse(text) as PublishedList;
    kept.set(key, list);
    return list;
  };
}

/** Which decision published a list that stands or was retired. */
export const publishedBy = (
  { log }: FederationSnapshot,
  { date, digest }: Publication,
): FederationDecision | undefined =>
  log.findLast(({ fact }) => fact.kind === 'published' && fact.date === date && fact.digest === digest);

/** By date, the newest first. */
export const publicationsIn = ({ state }: FederationSnapshot): readonly Publication[] =>
  [...state.publications.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1));

/** The list that a retired one leads to: the next that stands, by date. */
export const successorOf = (snapshot: FederationSnapshot, { date }: Publication): string | null =>
  publicationsIn(snapshot).findLast((one) => one.date > date && one.retired === null)?.date ?? null;

const differences = once((_: FederationSnapshot) => new Map<PublishedList, number>());

/** How many of a frozen list's people have another rating by the computation of now, are gone from it or new in it. */
export function differs(list: PublishedList, snapshot: FederationSnapshot): number {
  const known = differences(snapshot);
  const found = known.get(list) ?? differing(list, snapshot);
  known.set(list, found);
  return found;
}

function differing(list: PublishedList, snapshot: FederationSnapshot): number {
  const now = new Map(
    ratingListAt(snapshot, { at: list.date, of: 'published', open: true }).map(({ person, rating }) => [
      person,
      rating,
    ]),
  );
  const { merged } = snapshot.state;
  let others = 0;
  for (const { person, rating } of list.people) {
    const kept = merged.get(person) ?? person;
    if (now.get(kept) !== rating) others += 1;
    now.delete(kept);
  }
  return others + now.size;
}
