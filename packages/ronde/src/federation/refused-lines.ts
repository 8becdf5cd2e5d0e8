import type { FileRefusal } from '@ronde/contract';
import type { Kysely } from 'kysely';
import { inTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';

type Db = Kysely<Tables>;

/** Something that was refused at the door. `faults`: how many there were; `why`: the first of them. */
export interface RefusedLine {
  readonly at: string;
  /** An account's or a sender's id. */
  readonly sender: string;
  /** What it called itself. */
  readonly document: string;
  readonly why: readonly FileRefusal[];
  readonly faults: number;
}

const mostKept = 3;
const longest = 200;

/** Keeps the line that says so, and nothing else of it. */
export async function keepRefused(
  db: Db,
  federation: string,
  { at, sender, document, why }: Omit<RefusedLine, 'faults'>,
): Promise<void> {
  await inTurn(db, `refused by ${federation}`, async (writing) => {
    const { last } = await writing
      .selectFrom('federation_refused')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('federation', '=', federation)
      .executeTakeFirstOrThrow();
    const said = JSON.stringify({ why: why.slice(0, mostKept), faults: why.length });
    await writing
      .insertInto('federation_refused')
      .values({ federation, number: (last ?? 0) + 1, at, sender, document: document.slice(0, longest), why: said })
      .execute();
  });
}

/** The newest first. `before`: older than this moment. */
export async function refusedLines(
  db: Db,
  federation: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<readonly RefusedLine[]> {
  const query = db
    .selectFrom('federation_refused')
    .select(['at', 'sender', 'document', 'why'])
    .where('federation', '=', federation)
    .orderBy('number', 'desc')
    .limit(limit);
  const rows = await (before === undefined ? query : query.where('at', '<=', before)).execute();
  return rows.map(({ why, ...row }) => ({ ...row, ...(JSON.parse(why) as Pick<RefusedLine, 'why' | 'faults'>) }));
}
