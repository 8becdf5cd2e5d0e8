import type { RegisterCard, RegisterEntry } from '@ronde/contract/http/register-card';
import { sameLicence, sameName, toldApart } from '@ronde/contract/lists/who-is-who';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Store } from '../store/store.ts';
import { latestFirst } from './known-people.ts';

type SeenIn = RegisterCard['seen'];

/** The tournaments of the house where somebody is registered, the latest first: by licence, without one by name. */
export async function seenIn(db: Kysely<Tables>, store: Store, entry: RegisterEntry): Promise<SeenIn> {
  const people = await db
    .selectFrom('people')
    .select(['tournament', 'number', 'name', 'licence', 'federation'])
    .execute();
  const numbers = new Map(people.filter(isThem(entry)).map(({ tournament, number }) => [tournament, number]));
  return (await store.heads()).toSorted(latestFirst).flatMap(({ id, slug, name, date }) => {
    const number = numbers.get(id);
    return number === undefined ? [] : [{ slug, name, date, number }];
  });
}

function isThem(entry: RegisterEntry) {
  return ({ name, licence, federation }: Row): boolean => {
    const row = { name, licence: licence ?? undefined, federation: federation ?? undefined };
    return sameLicence(row, entry) || (sameName(row, entry) && !toldApart(row, entry));
  };
}

interface Row {
  readonly name: string;
  readonly licence: string | null;
  readonly federation: string | null;
}
