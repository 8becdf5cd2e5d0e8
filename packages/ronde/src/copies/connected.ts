import { type Result, refused } from '@ronde/engine';
import { Client, types } from 'pg';
import { type CopyRefusal, reasonOf } from './refusal.ts';

const int8 = 20;

/** Numbers as numbers: none here is larger than what JavaScript counts exactly. */
const asNumbers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

/** Runs a task on one connection of its own; a database that does not answer is a refusal. */
export async function connected<T>(
  url: string,
  task: (client: Client) => Promise<Result<T, CopyRefusal>>,
): Promise<Result<T, CopyRefusal>> {
  const client = new Client({ connectionString: url, types: asNumbers, connectionTimeoutMillis: 5000 });
  // Without a listener, a connection that breaks ends the program; the query under way says so too.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return refused({ code: 'database-away', reason: reasonOf(error) });
  }
  try {
    return await task(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
