import type { RegisterDoubles, RegisterEntry } from '@ronde/contract/http/register';
import { toldApart } from '@ronde/contract/lists/who-is-who';
import { groupedBy } from '@ronde/contract/register/through-tournaments';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { entriesOf, entryOf, nameKeyOf } from './entries.ts';
import { registerTurn } from './turn.ts';

type Db = Kysely<Tables>;

/** As many pairs as somebody looks through. */
const mostPairs = 50;
/** Names that are looked at, and entries of them: few enough for the parameters that a database takes. */
const mostNames = 1000;
const mostEntries = 5000;

/** Pairs of one name that no licence tells apart and that nobody has said to be two people. */
export async function doublesIn(db: Db): Promise<RegisterDoubles> {
  const [entries, apart] = await Promise.all([namesakesIn(db), pairsApart(db)]);
  const pairs: [RegisterEntry, RegisterEntry][] = [];
  let count = 0;
  for (const group of groupedBy(entries, ({ name }) => nameKeyOf(name)).values())
    for (const [i, a] of group.entries())
      for (const b of group.slice(i + 1)) {
        if (!isDoubt(a, b, apart)) continue;
        count += 1;
        if (pairs.length < mostPairs) pairs.push([a, b]);
      }
  return { count, pairs };
}

/** Entries that may be the same person as this one. */
export async function doublesOf(db: Db, person: RegisterEntry): Promise<readonly RegisterEntry[]> {
  const [entries, apart] = await Promise.all([named(db, [nameKeyOf(person.name)]), pairsApart(db)]);
  return entries.filter((one) => one.id !== person.id && isDoubt(one, person, apart));
}

/** Everybody whose name somebody else has too. */
async function namesakesIn(db: Db): Promise<readonly RegisterEntry[]> {
  const rows = await db
    .selectFrom('register_people')
    .select('name_key')
    .groupBy('name_key')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('name_key')
    .limit(mostNames)
    .execute();
  return await named(
    db,
    rows.map(({ name_key }) => name_key),
  );
}

async function named(db: Db, keys: readonly string[]): Promise<readonly RegisterEntry[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('register_people')
    .select('id')
    .where('name_key', 'in', keys)
    .limit(mostEntries)
    .execute();
  return await entriesOf(
    db,
    rows.map(({ id }) => id),
  );
}

/** They are two people: nobody is asked again. The first of them; null: one is not there, or they are the same one. */
export async function keepApart(db: Db, one: string, other: string): Promise<RegisterEntry | null> {
  if (one === other) return null;
  return await registerTurn(db, async (writing) => {
    const [entry, another] = [await entryOf(writing, one), await entryOf(writing, other)];
    if (!entry || !another) return null;
    const [a = '', b = ''] = [one, other].sort();
    await writing
      .insertInto('register_apart')
      .values({ a, b })
      .onConflict((conflict) => conflict.columns(['a', 'b']).doNothing())
      .execute();
    return entry;
  });
}

const pairOf = (one: string, other: string): string => [one, other].sort().join(' ');

async function pairsApart(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('register_apart').selectAll().execute();
  return new Set(rows.map(({ a, b }) => pairOf(a, b)));
}

const isDoubt = (a: RegisterEntry, b: RegisterEntry, apart: ReadonlySet<string>): boolean =>
  !toldApart(a, b) && !apart.has(pairOf(a.id, b.id));
