import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase, sqliteDialect } from '../sqlite/sqlite.ts';
import { statementName, writtenOnce } from './prepared.ts';
import type { Tables } from './tables.ts';

const open = () => new Kysely<Tables>({ dialect: sqliteDialect(openDatabase(':memory:'), { writes: true }) });

it('writes a statement once for each database, and asks it with the values of each time', async () => {
  let times = 0;
  const numbers = writtenOnce<{ most: number; name: string | null }, { number: number }>((db, { most, name }) => {
    times++;
    const named = db
      .selectFrom('migrations')
      .select('number')
      .where('name', '=', name ?? '');
    return named.where('number', '<=', most).where('at', '=', 'now').orderBy('number').compile();
  });
  const [db, other] = [open(), open()];
  for (const one of [db, other]) {
    await one.schema
      .createTable('migrations')
      .addColumn('number', 'integer')
      .addColumn('name', 'text')
      .addColumn('at', 'text')
      .execute();
    const row = (number: number, name: string) => ({ number, name, at: 'now' });
    await one
      .insertInto('migrations')
      .values([row(1, 'a'), row(2, 'a'), row(3, 'b')])
      .execute();
  }
  const found = async (on: Kysely<Tables>, most: number, name: string) =>
    (await numbers(on, { name, most })).rows.map(({ number }) => number);
  expect(await found(db, 9, 'a')).toEqual([1, 2]);
  expect(await found(db, 1, 'a')).toEqual([1]);
  expect(await db.transaction().execute((inside) => found(inside as Kysely<Tables>, 9, 'b'))).toEqual([3]);
  expect(times).toBe(1);
  expect(await found(other, 9, 'a')).toEqual([1, 2]);
  expect(times).toBe(2);
  await Promise.all([db.destroy(), other.destroy()]);
});

it('only statements of this kind have a name of their own', () => {
  expect(statementName('select 1')).toBeUndefined();
});
