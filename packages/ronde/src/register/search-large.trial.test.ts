// 200,000 people in the register: the best are found first, in either database. How soon: `npm run bench -- register`.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { registerList } from './register-list.ts';
import { lookedUp } from './search.ts';
import { filled } from './test-large-register.ts';

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

const opened: Data[] = [];
afterAll(async () => {
  for (const data of opened) await data.close();
});

describe.each(['sqlite', 'postgres'])('in %s', (kind) => {
  test('the best first, one slip a word, a page of the whole list', async () => {
    const data = await filled(await openData(kind === 'sqlite' ? 'memory' : { url: await postgres.fresh() }));
    opened.push(data);
    const search = (typed: string) => lookedUp(data.db, typed, 'scrabble');
    expect((await search('le gall')).map(({ name }) => name.slice(0, 7))).toContain('LE GALL');
    expect((await search('le gall'))[0]?.name).toMatch(/^LE GALL/);
    expect((await search('lefebvre')).map(({ name }) => name.slice(0, 7))).toContain('LEFÈVRE');
    expect((await search('1000123'))[0]?.licence).toBe('1000123');
    expect(await search('xyzzy')).toEqual([]);
    const { count } = await registerList(data.db, { game: 'scrabble', order: 'rating', down: '1', from: 100 });
    expect(count).toBe(200_000);
  }, 240_000);
});
