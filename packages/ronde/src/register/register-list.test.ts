import { registerPage } from '@ronde/contract/values/register-page';
import { frenchKey } from '@ronde/engine/base/french-order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { registerList, registerTable } from './register-list.ts';
import { lookedUp } from './search.ts';

const people = Math.floor(registerPage * 3.4);
const game = 'scrabble';

/** Ratings that many share, some people without any, a few without licence; nobody's last event is known but some. */
async function filled(data: Data): Promise<Data> {
  const ids = Array.from({ length: people }, (_, n) => n);
  const rows = ids.map((n) => {
    const name = `${['LE GALL', 'N’DIAYE', 'PETIT'][n % 3]} ${['Zoé', 'Ana'][n % 2]} ${n % 5}`;
    const facts = { federation: null, category: null, birth_year: null, nationality: null, pseudonym: null };
    const licence = n % 10 === 0 ? null : n % 10 === 1 ? `00 ${n} a` : String(1000 + n);
    return {
      ...facts,
      id: `id-${n}`,
      name,
      name_key: ` ${frenchKey(name)}`,
      licence,
      club: n % 4 ? `C${n % 7}` : null,
    };
  });
  await data.db.insertInto('register_people').values(rows).execute();
  const ratings = ids
    .filter((n) => n % 6 > 0)
    .map((n) => ({
      person: `id-${n}`,
      game: 'scrabble' as const,
      rating: n % 6 === 1 ? null : 1000 + ((n * 7) % 40),
      provisional: 0,
      series: null,
      listed_on: '2026-09-01',
      last_event: n % 11 === 0 ? `2026-0${1 + (n % 7)}-01` : null,
    }));
  await data.db.insertInto('register_ratings').values(ratings).execute();
  return data;
}

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

describe.each(['sqlite', 'postgres'])('in %s', (kind) => {
  let data: Data;
  beforeAll(async () => {
    data = await filled(await openData(kind === 'sqlite' ? 'memory' : { url: await postgres.fresh() }));
  });
  afterAll(() => data.close());

  const orders = (['name', 'rating', 'club', 'licence', 'lastEvent'] as const).flatMap((order) => [
    { order },
    { order, down: '1' as const },
  ]);

  test.each(orders)('leafed through by $order $down, the pages are the whole list in its order', async (asked) => {
    const whole = await registerTable(data.db, { game, ...asked });
    expect(whole).toHaveLength(people);
    const from = Array.from({ length: Math.ceil(people / registerPage) }, (_, i) => i * registerPage);
    const pages = await Promise.all(from.map((at) => registerList(data.db, { game, ...asked, from: at })));
    expect(pages.flatMap((page) => page.people)).toEqual(whole);
    expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([people]));
    // A page that begins anywhere.
    const { people: some } = await registerList(data.db, { game, ...asked, from: 17 });
    expect(some).toEqual(whole.slice(17, 17 + registerPage));
  });

  test('a licence is found as it is typed, and by its beginning, zeros, spaces and capitals aside', async () => {
    const licences = async (typed: string) => (await lookedUp(data.db, typed, game)).map(({ licence }) => licence);
    expect((await licences('1012')).slice(0, 1)).toEqual(['1012']);
    expect((await licences('112')).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((n) => `112${n}`));
    expect(await licences('0021A')).toEqual(['00 21 a']);
    expect(await licences('21 a')).toEqual(['00 21 a']);
    expect(await licences('99999')).toEqual([]);
  });
});
