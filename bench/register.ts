// The register of a federation of 200,000: how soon somebody is found in it.
import { openData } from '../packages/ronde/src/database/migrations.ts';
import { registerList } from '../packages/ronde/src/register/register-list.ts';
import { lookedUp } from '../packages/ronde/src/register/search.ts';
import { filled } from '../packages/ronde/src/register/test-large-register.ts';
import { startPostgres } from '../packages/ronde/src/store/postgres/test-postgres.ts';

const searches = ['le gall', 'martin', 'm', 'lefebvre', 'kiefer ana', '1000123', 'xyzzy'];

/** Prints, for each database, the wait for each search and for a page of the whole list by rating: the middle of seven. */
export async function register(): Promise<void> {
  console.log('\nThe register, 200,000 people');
  const postgres = await startPostgres();
  for (const [name, where] of [
    ['SQLite', 'memory'],
    ['PostgreSQL', { url: await postgres.fresh() }],
  ] as const) {
    const data = await filled(await openData(where));
    for (const typed of searches)
      print(`${name}, « ${typed} »`, await took(() => lookedUp(data.db, typed, 'scrabble')));
    const list = () => registerList(data.db, { game: 'scrabble', order: 'rating', down: '1', from: 100 });
    print(`${name}, a page of the list by rating`, await took(list));
    await data.close();
  }
  await postgres.stop();
}

async function took(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 7; i++) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[3] ?? 0;
}

const print = (what: string, ms: number): void => console.log(`  ${what.padEnd(62)} ${ms.toFixed(1).padStart(9)} ms`);
