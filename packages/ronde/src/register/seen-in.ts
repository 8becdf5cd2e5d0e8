import type { RegisterCard, RegisterEntry } from '@ronde/contract/http/register-card';
import { licenceKey } from '@ronde/contract/lists/licence';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Store } from '../store/store.ts';

type SeenIn = RegisterCard['seen'];

/** The tournaments of the house where somebody is registered, the newest first: by licence, without one by name. */
export async function seenIn(db: Kysely<Tables>, store: Store, entry: RegisterEntry): Promise<SeenIn> {
  const people = await db.selectFrom('people').select(['tournament', 'number', 'name', 'licence']).execute();
  const numbers = new Map(people.filter(isThem(entry)).map(({ tournament, number }) => [tournament, number]));
  return (await store.heads()).flatMap(({ id, slug, name, date }) => {
    const number = numbers.get(id);
    return number === undefined ? [] : [{ slug, name, date, number }];
  });
}

function isThem({ name, licence }: RegisterEntry) {
  const [nameKey, key] = [frenchKey(name), licence === undefined ? null : licenceKey(licence)];
  return (row: { readonly name: string; readonly licence: string | null }): boolean => {
    if (row.licence !== null && key !== null) return licenceKey(row.licence) === key;
    return frenchKey(row.name) === nameKey;
  };
}
