// The register of a federation of 200,000: how soon somebody is found in it, and what its list costs to be read.
import { listBodySchema } from '../packages/contract/src/http/lists.ts';
import { openData } from '../packages/ronde/src/database/migrations.ts';
import { previewFor } from '../packages/ronde/src/register/list-for-register.ts';
import { openList } from '../packages/ronde/src/register/list-of.ts';
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
  for (const people of [50_000, 200_000, 300_000]) await federalFile(people);
}

const surnames = ['DÉCHAUX', 'MARTIN', 'LE GALL', 'DE LA TOUR', 'BERNARD-PETIT'];
const given = ['ZOÉ', 'LUC', 'ANNE MARIE', 'ÈVE', 'JEAN-PAUL'];

/** The French federation's file, twelve columns in ISO-8859-1: read, compared and answered, in CPU and memory. */
async function federalFile(people: number): Promise<void> {
  const line = (n: number) =>
    `${surnames[n % 5]} ${n.toString(36).toUpperCase()};${given[n % 5]};${1_000_000 + n};2710;${n % 9 === 0 ? 'N' : '4C'};P23;S;FR;FR;${1500 + (n % 400)};B;12`;
  const file = Buffer.from(Array.from({ length: people }, (_, n) => line(n)).join('\r\n'), 'latin1');
  const body = JSON.stringify({ file: file.toString('base64') });
  const start = process.cpuUsage();
  const rules = { decimals: false, armies: false, isSeries: (text: string) => text !== 'N' };
  const read = await openList(listBodySchema.parse(JSON.parse(body)), rules);
  const answer = read.ok ? JSON.stringify(await previewFor(read.value, [])) : read.refusal;
  const { user, system } = process.cpuUsage(start);
  print(`The federal file, ${people} lines: ${read.ok ? 'read and compared' : answer}, CPU`, (user + system) / 1000);
  console.log(
    `  ${'  memory of the process afterwards'.padEnd(62)} ${Math.round(process.memoryUsage().rss / 1e6)
      .toString()
      .padStart(9)} MB`,
  );
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
